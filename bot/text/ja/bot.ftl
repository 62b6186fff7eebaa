### ボット自身の言葉。メッセージ名は bot-<何か>。各ゲームの言葉は <ゲーム>.ftl にある。
### 文体：質問・お断り・案内は「です・ます」、対戦の出来事は言い切り。席の名前はAIかもしれないので敬称を付けない。
### 「さん」は、ホストや席の引き継ぎ・取り消しの相手など、必ず人である場合だけ。文の途中の「？」「！」の後は全角アキ。

## 名前やオプションなどの一覧。用語ごとに独自の区切りを持てる（corsari-term-card を参照）。
## 「、」だけでつなぐのは、「ラベル：値」の一覧にも使われるから。

bot-list =
    .separator = 、
    .last = 、
    .ordered = →
    .none = なし
bot-answer-number = { $number }

## あらゆる種類の質問。数えるものが人ともカードとも限らないので、助数詞は付けない

bot-confirm = 確定
bot-confirm-answer = 確定：{ $answer }
bot-confirm-ask = { $answer }
    これでよろしいですか？{ $undo ->
        [free] {""}
        [agreed] {"　"}元に戻すには全員の同意が必要です。
        [alone] {"　"}この選択で伏せられていたものが明らかになると、元に戻せません。
        [others] {"　"}元に戻すには全員の同意が必要です。カードや結果が公開された後は、元に戻せません。
        [until] {"　"}{ $until }
        [waiting] {"　"}変更できるのは、ほかのプレイヤーが選び終えるまでです。
       *[never] {"　"}確定すると、元に戻せません。
    }
bot-confirm-always = 確定して、今後は確認しない
bot-confirm-always-set = 今後は確認なしで確定します。何段階かに分けて決める指示だけは、最後に確認します。
    .typed = -# 今後は確認なしで確定します。何段階かに分けて決める指示だけは、最後に確認します。確認をまた表示するには`/設定 自分`を使ってください。
bot-confirm-again = 確認をまた表示する
bot-confirm-again-set = 今後は、選択を確定する前に確認します。
bot-back = 戻る
bot-menu-up = 前のメニュー
bot-menu-counted = { $label }（選択肢{ $count }）
bot-explained = { $text }（{ $about }）
bot-back-hand = 手札に戻る
bot-back-table = 卓に戻る
bot-back-step = 1つ前に戻る
bot-back-summary = 確認に戻る
bot-change = { $step }を変更
bot-change-which = 変更する項目…
bot-propose-which = ほかの案から選ぶ…
bot-propose-replaces = -# ほかの案（選ぶと、上の内容と入れ替わります）：
# 上の案の一部だけを行う案（海賊1人の命令がない、など）。それより多くを行う案。
bot-propose-part = { $label }（上の案の一部だけ）
bot-propose-more = { $label }（上の案のほかにも行動）
# 事前指示などの細部のほかは、上の案と同じ案。
bot-propose-details = { $label }（上と同じで、細部だけ違います）
bot-choose = 選んでください…
bot-done = { $count ->
    [0] 確定（なし）
   *[other] 確定（選んだ数：{ $count }）
}
bot-pick-more = 選択が足りません（あと{ $count }）
bot-pick-fewer = 選びすぎ（超過：{ $count }）
bot-pick-rest = { $picked ->
        [0] 表示順のままにする
       *[other] 残りは表示順のままにする
    }
    .told = 残りは表示順のままにする（{ $rest }）
bot-pick-clear = 選択を消す
bot-pick-all = すべて選ぶ（{ $count }）
bot-picked = 選択中：{ $answer }{ $over ->
    [0] {""}
   *[other] （超過：{ $over }）
}
bot-pick-placeholder = { $exact ->
    [true] { $hi ->
        [1] 1つ選んでください
       *[other] 選んでください（{ $hi }つ）
    }
   *[false] { $lo ->
        [0] 選んでください（選べる数：0～{ $hi }）
       *[other] 選んでください（選べる数：{ $lo }～{ $hi }）
    }
}
bot-page-back = 前へ（{ $page }／{ $pages }）
bot-page-forth = 次へ（{ $page }／{ $pages }）
bot-number-enter = { $lo }～{ $hi }の数字を入力…

## 対戦のオプションをひと続きに

bot-options =
    .none = 標準ルール
    .one = { $label }：{ $value }
    .separator = {"・"}

## どのゲームでもカーネルが伝えること

bot-seat_resigned = 🏳️ { $seat }が投了しました。
    .why = これ以降、この席への質問にはすべて既定の回答が使われます。
bot-answers_undone = ↩️ { $seat }が直前の手を取り消しました。
    .why = 取り消した手も、取り消し線付きで記録に残ります。同じ抽選は、やり直しても結果が変わりません。

## 回答を受け付けなかった理由。$rule はそれを禁じるルールの題名

bot-refused =
    .malformed = その回答を読み取れませんでした。何も変わっていません。
    .illegal = その手はルール上選べません。何も変わっていません。
    .stale = この質問は受付を終了しました。何も変わっていません。
    .not_yours = これはほかの人への質問です。何も変わっていません。
    .ruled = { $text }（ルール：{ $rule }）
bot-refused-bad_form = { $expected ->
    [number] 数字として読み取れませんでした。「12」のように数字だけを入力してください。
    [none] その回答を読み取れませんでした。ボタンとメニューからはいつでも答えられます。
   *[other] その回答を読み取れませんでした。ボタンとメニューからはいつでも答えられます。
}
bot-refused-draft_changed = 古い画面からの操作だったため、受け付けませんでした。最新の画面は**手を選ぶ**で表示できます。
bot-refused-not_offered = 今はそれを選べません。
bot-refused-not_among = 今はそれを選べません。選べるもの：{ $options }
bot-refused-picked_twice = 同じものが2回選ばれています。
bot-refused-wrong_count = { $exact ->
    [true] 選ぶ数は{ $lo }です
   *[false] 選ぶ数は{ $lo }～{ $hi }です
}（今は{ $count }）。
bot-refused-out_of_range = { $lo }～{ $hi }の数字を入力してください。
bot-refused-pinned = その部分はすでに決まっているため、変えられません。
bot-refused-no_seat = この卓には着席していません。
bot-refused-other_seat = これはほかの人への質問です。
bot-refused-out_already = この対戦ではすでに敗退しています。
bot-refused-resigned_already = すでに投了しています。
bot-refused-not_asked = 今、あなたへの質問はありません。
bot-refused-answered_already = この質問にはすでに回答しています。
bot-refused-match_over = 対戦は終了しています。
bot-refused-nothing_to_undo = 取り消せる手がありません。
bot-refused-no_takeback = その選択は取り消せません。
bot-refused-undo_draw = その後にカードやダイスの結果が出たため、1人の判断では取り消せません。**その他**の**取り消し**で、ほかの人に同意を求められます。
bot-refused-undo_others_acted = その後にほかの人が手を進めたため、1人の判断では取り消せません。**その他**の**取り消し**で、ほかの人に同意を求められます。
bot-refused-undo_told = その手かその後に、非公開の情報や結果が明らかになったため、取り消せません。
bot-refused-undo_vote = 秘密の投票や作戦が受付中か、その後に行われたため、取り消せません。
bot-refused-undo_final = その後に投了か、取り消しのきかない選択があったため、取り消せません。
bot-refused-undo_consent = 先にほかの全員の同意が必要です。
bot-refused-no_orders = このゲームに事前指示はありません。
bot-refused-no_order = 事前指示にこの質問への回答はありません。
bot-refused-no_such_game = そのゲームには対応していません。
bot-refused-wrong_seats = このゲームは{ $lo }～{ $hi }人用です。今は{ $seats }人です。
bot-refused-no_such_option = そのようなオプションはありません。「名前=値」の形で入力してください。使えるオプションは入力中に候補として表示されます。
bot-refused-bad_option = { $setting ->
    [none] これらのオプションは同時に選べません。
   *[other] その値は、オプション「{ $setting }」には使えません。
}

## ロビー

bot-lobby-seats = **席**（{ $taken }／{ $most }）
bot-lobby-empty = *まだ誰もいません。「参加」を押すと席に着けます。*
bot-lobby-free = 空席
bot-lobby-gives-way = *満席ですが、参加する人がいれば、AIが席を譲ります。*
bot-lobby-no-ai = この卓にAIはいません。
bot-lobby-options = **オプション**：{ $options }
bot-lobby-missing = *開始にはあと{ $count }人必要です。AIでもかまいません。*
bot-lobby-ready = *準備完了です。ホストの{ $host }が対戦を開始できます。*
    .alone = *1人用の対戦を始められます（{ $host }が開始できます）。ほかの人とは、参加を待つかAIを加えると対戦できます。*
bot-lobby-button-join = 参加
bot-lobby-button-leave = 退出
bot-lobby-button-ai = AIを追加
bot-lobby-button-removeai = AIを外す
bot-lobby-button-options = オプション
bot-lobby-button-start = 開始
bot-lobby-button-dice = 公正な抽選
bot-fair-dice = **公正な抽選**：抽選に細工がないことを、対戦の後に誰でも確かめられます。ランダムな結果はすべて、まだ誰も参加していない時点で決められた秘密の鍵から作られます。次の「抽選の証明用ハッシュ」がその証明です。
    `{ $commitment }`
    { $salt ->
        [none] 開始時に「ソルト」が混ぜ込まれます。これは、参加や開始のボタン操作の番号です。そのため、結果を選べる人はいません。
       *[other] 誰も結果を選べないように、「ソルト」が混ぜ込まれています。これは、参加や開始のボタン操作の番号です：`{ $salt }`
    }
    { $keys ->
        [all] 対戦が終わったので、鍵は**エクスポート**で入手できます。下のボタンで、すべての抽選を検証できます。
        [some] 対戦は終わりましたが、秘密のままのカードがあるため、一部の鍵は公開されません。公開された鍵は**エクスポート**で入手できます。下のボタンでログを検証できます。
       *[later] 対戦が終わると、秘密のまま残るものを除いて、ボットが鍵を公開します。**エクスポート**でファイルを受け取り、ボタンひとつで抽選を検証できます。
    }
bot-lobby-button-cancel = 中止
bot-lobby-opened = { $game }のロビーを開きました。自分も遊ぶときは、ロビーの**参加**を押してください。
bot-lobby-next = ほかの人は**参加**で席に着けます。空席は**AIを追加**で埋められます。そろったら**開始**を押してください。
bot-tiles = どのゲームで遊びますか？　**今すぐAIと対戦**を押すと、すぐに始まります（AIの人数は最後のメニューで変えられます）。**卓を立てる**を押すと席に着き、ほかの人も参加できます。**遊び方を学ぶ**では、遊び方を1つずつ説明します。
bot-tiles-solo = 今すぐAIと対戦
bot-tiles-against = ・**今すぐAIと対戦**：相手はAI{ $count }人
bot-tiles-ais = AIの人数を変えて対戦…
bot-tiles-number = { $game }：AI{ $count }人
bot-tiles-open = 卓を立てる
bot-tiles-learn = 遊び方を学ぶ
bot-tiles-which = どのゲームを学びますか？　AIを相手に短い対戦をしながら、1つずつ説明します。ほかの人には見えません。
bot-lobby-cancelled = ロビーは中止されました。対戦は行われていません。
bot-lobby-started = **{ $game }** ゲーム開始！
    プレイヤー：{ $people }
    オプション：{ $options }
    -# 公正な抽選：||抽選の証明用ハッシュ：`{ $commitment }`{ $salt ->
        [none] { "" }
       *[other] ・ソルト：`{ $salt }`
    }||
    { $link ->
        [none] { "" }
       *[other] -# 卓はこちら：{ $link }
    }
bot-lobby-already = すでにこの卓に着席しています。
bot-lobby-gave-way = { $ai }が席を譲りました。
bot-lobby-full = この卓は満席です。
bot-lobby-closed = このロビーはすでに終了しています。
bot-lobby-too-few = 開始には{ $least }人以上の着席が必要です。AIも追加できます。
bot-host-only = これができるのは、ホストの{ $host }だけです。
bot-joined = 着席しました。ダイレクトメッセージを送りましたので、ご確認ください。カードはそちらに届きます。
bot-joined-touch = 着席しました。あなたのカードは、卓の画面に表示されます。
bot-joined-no-dm = 着席しました。ダイレクトメッセージを送れない設定のため、このチャンネルの**{ $hand }**と**手を選ぶ**をお使いください。この2つだけで最後まで遊べます。表示される内容は、あなたにしか見えません。
bot-left = 席を離れました。
bot-ai-name = AI{ $number }
bot-ai-for = { $name }の代理AI
bot-ai-added = AIを追加しました。
bot-ai-removed = AIを1つ外しました。
bot-started = 対戦を開始しました。
bot-seat-dm = { $channel }の**{ $game }**に着席しました。カードはここに届きます。
    -# 自分のカードをほかの人に見せるのはルール違反です。

## 名前のわからない席

bot-seat-name = 席{ $number }

## ホストが決めるオプション

bot-options-title = { $game }のオプション
bot-options-which = { $several ->
    [true] 変更：{ $first } … { $last }
   *[false] 変更するオプションを選ぶ…
}
bot-options-preset = まとめて設定する
bot-options-now = 現在：{ $value }
bot-options-set = 変更しました。
bot-number-title = 数字の入力
bot-number-label = 数字
bot-number-placeholder = { $lo }～{ $hi }

## 卓のメッセージと、本人だけのメッセージ

bot-my-move = 手を選ぶ
bot-my-hand = 手札を見る
bot-moved-on = 卓の最新のメッセージ：{ $link }
bot-waiting-names = ⏳ { $count ->
    [0] 今は誰の回答も待っていません。
    [1] { $names }の選択待ちです。
   *[other] 選択待ち：{ $names }
}
bot-waiting-answers = ⏳ { $count ->
    [1] { $names }の選択待ちです。
   *[other] 選択待ち：{ $names }
}
bot-waiting-reactions = ⏳ { $names }の選択待ちです（リアクション）。
bot-waiting-names-you = ⏳ { $count ->
    [0] あなたの番です。
   *[other] あなたと{ $names }の選択待ちです。
}
bot-waiting-answers-you = ⏳ { $count ->
    [0] あなたの選択待ちです。
   *[other] あなたと{ $names }の選択待ちです。
}
bot-waiting-reactions-you = ⏳ { $count ->
    [0] あなたの選択待ちです（リアクション）。
   *[other] あなたと{ $names }の選択待ちです（リアクション）。
}
bot-waiting-yours = ⏳ { $count ->
    [1] あなたの選択待ち
   *[other] あなたを含めて{ $count }人の選択待ち
}
bot-waiting-count = ⏳ あと{ $count }人の選択待ち
bot-own-table = 卓：{ $channel }
bot-own-stopped = { $channel }の対戦は中止されました。勝者はいません。
bot-how = ゲームの流れ
bot-own-nothing = 今、あなただけに見える情報はありません。
bot-nothing-asked = 今は何もすることがありません。お待ちください。
bot-own-out = あなたの対戦はここまでです。ほかの人の対戦が続いています。
bot-own-resigned = 投了しました。ほかの人はまだ対戦中です。
bot-own-resigned-corsari = 投了しました。このラウンドが終わるまで、あなたの手番は自動で進み、その後は敗退となります。ほかの人はまだ対戦中です。
bot-own-elsewhere = 別のチャンネルやスレッドで`/ゲーム 新規`を使うと、新しい卓で遊べます。
bot-own-answered = { $by ->
    [order] 📜 事前指示があなたの代わりに答えました。ほかの人の回答を待っています。
   *[player] ✅ 回答を受け付けました。ほかの人の回答を待っています。
}
    { $answer }
bot-not-started = 対戦はまだ始まっていません。
bot-no-seat = この卓には着席していません。観戦は大歓迎です。
bot-no-table = このチャンネルに卓はありません。`/ゲーム 新規`で卓を立てられます。
bot-which-table = { $count ->
    [0] 今はどの卓にも着席していません。チャンネルで`/ゲーム 新規`を使うと、卓を立てられます。
   *[other] { $count }卓に着席しています。使いたい卓のチャンネルでコマンドを使ってください。
}
bot-channel-busy = このチャンネルにはすでに卓があります。別のチャンネルやスレッドを使うか、`/ゲーム 中止`で今の卓を終わらせてください。
bot-guild-only = 卓を立てられるのは、サーバーのチャンネルだけです。ダイレクトメッセージでは立てられません。
bot-may-not-write = このチャンネルには卓を立てられません。次の権限がありません：{ $missing }。サーバーの管理者に、チャンネルの設定で許可してもらってください。
bot-no-such-game = 「{ $name }」というゲームには対応していません。

## うまくいかなかったとき

bot-already-done = すでに受け付けています。
bot-unknown-press = そのボタンは今は使えません。何も変わっていません。最新のメッセージのボタンを使ってください。
bot-nothing-lost = ボット側で問題が発生しましたが、何も失われていません。対戦は最後の回答の続きから進みます。もう一度お試しください。
bot-trouble = { $kind ->
        [full] ボットのコンピューターのディスクがいっぱいで、何も保存できません。
        [locked] ほかのプログラムがデータベースを使用中のため、今は何も保存できません。
        [gone] 動作中にデータベースが削除または移動されたため、表示も保存も停止しています。
       *[unusable] データベースを読み書きできません。
    }{ $unchanged ->
        [true] 何も失われておらず、何も変わっていません。
       *[false] 何も失われていません。操作の一部が反映されている場合があるので、繰り返す前に確認してください。
    }{ $kind ->
        [full] ボットの管理者が空き容量を確保すれば、続けられます。
        [locked] 1分ほどしてからもう一度お試しください。
       *[gone] ボットの管理者が問題を解決すれば、続けられます。
    }
bot-trouble-owner = { $kind ->
        [full] **ディスクがいっぱいです。** 誰も対戦できませんが、何も失われていません。空き容量を確保してください。その後は自動的に再開します。
        [locked] **ほかのプログラムがデータベースを使用中です。** 誰も対戦できませんが、何も失われていません。そのプログラムを閉じてください。その後は自動的に再開します。
        [gone] **動作中にデータベースが削除、移動、または置き換えられました。** 誰も対戦できず、保存も停止しています。ボットを停止し、データベースを元に戻すかバックアップから復元して、ボットを起動し直してください。
       *[unusable] **データベースを使用できません。** 誰も対戦できませんが、何も失われていません。原因が取り除かれれば、自動的に再開します。
    }
    -# { $why }
bot-notice-stopped = 対戦は中止されました。勝者なしです。
bot-notice-cancelled = ロビーは中止されました。対戦は行われていません。
bot-notice-frozen = この対戦は停止中です。記録をリプレイした結果が、実際の進行と一致しませんでした。記録の変更や削除はしていません。ボットの管理者には連絡済みです。
bot-notice-owner = { $channel }の卓{ $table }は停止中です：{ $why }

## サーバーの言語。どの言語も自分の名前を名乗る

bot-language = 日本語
bot-language-set = このサーバーの卓の言語を{ $language }にしました。あなただけに見える表示は、お使いのDiscordの言語のままです。
bot-language-unknown = その言語には対応していません。使える言語：{ $languages }

## サーバーの画像

bot-pictures = { $look ->
        [dark] ダーク
        [light] ライト
       *[off] なし
    }
bot-pictures-set = { $look ->
        [dark] 画像をダーク表示にしました。
        [light] 画像をライト表示にしました。
       *[off] 画像をなくし、文字だけの表示にしました。
    }
bot-pictures-unknown = その表示は選べません。選べる表示：{ $looks }

## 席を離れる

bot-sure-leave = { $stand_in ->
    [true] 席を返しますか？　あなたが代わりを務めている人が、すぐに席へ戻ります。
   *[false] 対戦から退出しますか？　続きはAIが代わりにプレイします。
}
bot-sure-leave-yes = 退出する
bot-sure-resign = 投了しますか？　あなたの負けになり、元に戻せません。
bot-sure-resign-yes = 投了する
bot-sure-stop = 対戦を中止しますか？　全員の対戦がここで終わり、勝者なしになります。
bot-sure-stop-yes = 中止する
bot-left-match = { $stand_in ->
    [true] 席をお返ししました。代わりを務めていただき、ありがとうございました。
   *[false] AIが席を引き継ぎました。ご参加ありがとうございました。
}
bot-resign-stand-in = ここでは代わりを務めているだけなので、投了はできません。**その他**の**退出**で席をお返しできます。
bot-resigned = { $untold ->
    [true] 投了しました。回答済みだったかどうかを知られないよう、ほかの人には秘密の回答がそろってから伝えます。
   *[false] 投了しました。
}
bot-stopped = 中止しました。

## 一時停止中

bot-paused = ⏸️ 対戦は一時停止中です。進行はそのまま保存されています。再開まで、誰も回答しなくてかまいません。
bot-paused-own = ⏸️ 対戦は一時停止中です。再開後に、また回答できます。
bot-notice-paused = 対戦が一時停止中のため、受け付けませんでした。入力途中の内容は、再開まで保存されます。
bot-pause-done = 対戦を一時停止しました。
bot-pause-already = 対戦はすでに一時停止中です。
bot-resume-done = 対戦を再開しました。
bot-resume-already = 対戦は一時停止していません。

## 誰が誰の代わりをするか

bot-substitute = 🔁 { $before }に代わり、{ $person }がプレイします。
bot-seat-dm-substitute = { $channel }の**{ $game }**で、{ $before }に代わってプレイします。その席だけに見える情報は、これからあなたに届きます。
    -# 自分のカードをほかの人に見せるのはルール違反です。
bot-replace-which = どの席を交代しますか？
bot-replace-choose = 席を選ぶ…
bot-replace-seat = 席{ $number }：{ $person }
bot-replace-ask = { $ai ->
    [true] この席は{ $person }が担当しています。
   *[false] { $person }の席をAIに任せますか？　以後、{ $person }はその席の情報を見られなくなります。
}{ $offered ->
    [none] {""}
    [anybody] この席を引き継ぐ人を募集しています。
   *[other] この席の引き継ぎは、{ $offered }にお願いしています。
}
    -# ほかの人に任せるには、`/ゲーム 交代`で席と人を指定してください。
bot-replace-yes = AIに任せる
bot-replace-done = その席はAIが引き継ぎました。
bot-replace-ai = その席はすでにAIが担当しています。ほかの人に任せるなら、その人も指定してください。
bot-replace-no-seat = その席は見つかりません。席は入力中に候補として表示されます。
bot-replace-changed = その席の担当はすでに替わっています。何も変わっていません。
bot-replace-out = その席の対戦はすでに終わっているため、交代できません。
bot-offer = 🪑 { $seat }の席の引き継ぎを、{ $person }にお願いしています。
bot-offer-take = { $seat }の席を引き継ぐ
bot-offer-made = { $seat }の席の引き継ぎを{ $person }にお願いしました。引き継ぐボタンは卓のメッセージにあります。
bot-offer-withdraw = お願いを取り下げる
bot-offer-withdrawn = 引き継ぎのお願いを取り下げました。
bot-offer-gone = その席の引き継ぎは、もう受け付けていません。
bot-offer-other = その席の引き継ぎは、{ $person }にお願いしています。
bot-offer-bot = ほかのボットに席は任せられません。人の指定を省略すると、こちらのAIが引き継ぎます。
bot-offer-seated = { $person }はすでにこの卓に着席しています。
bot-offer-knows = { $person }はこの対戦で別の席の非公開情報を見ているため、引き継げるのはその席だけです。

## 取り消し

bot-take-back = { $others ->
    [0] 取り消す
   *[other] 取り消す（その後のAIの手も）
}
bot-sheet-before = { $title }（前のターン）
bot-take-back-of = { $seat }の手を取り消す
bot-take-back-other = その手を取り消せるのは{ $seat }だけです。
bot-undo-which = どこまで戻しますか？　選んだ手と、その後のすべてが取り消されます。
bot-undo-none = { $why ->
    [undo_told] 今は何も取り消せません。直近の手で何かが明らかになったか、取り消しのきかない手が確定したためです。
    [undo_vote] 今は何も取り消せません。秘密の投票や作戦が受付中か、終わったばかりです。
   *[undo_final] 今は何も取り消せません。最後の選択が取り消しのきかないものだったか、投了がありました。
}
bot-undo-choose = ここから取り消す…
bot-undo-silent = { $seat }が回答しました。
bot-undo-preview = 取り消される内容：
bot-undo-agree = { $names }の同意が必要です。その前に誰かが手を進めると、取り消しは行われません。
bot-undo-alone = ほかの人の同意は不要です。
bot-undo-draws = -# ↩️ 取り消しても、ダイスの目とカードは同じ順番で出ます。
bot-undo-shown = -# ↩️ 最後の選択は取り消せません。その後に何かが引かれたか、明らかになったためです。
bot-undo-shown-kaiser = -# ↩️ 最後の選択は取り消せません。その後にカードが引かれたか、表になったためです。
bot-undo-ask = 同意を求める
bot-undo-do = 取り消す
bot-undo-proposed = ほかの人に同意を求めています。
bot-undo-done = 取り消しました。
bot-undo-changed = その間に対戦が進みました。どこまで戻すか、もう一度選んでください。
bot-undo-busy = この卓では、別の提案への返事を待っています。先にそちらを決めてください。
bot-undo-asked = ↩️ { $person }が次の内容の取り消しを希望しています：
bot-undo-own = ↩️ 次の内容の取り消しについて、ほかの人に同意を求めています：
bot-undo-agreed = 同意済み：{ $names }。
bot-undo-missing = 同意待ち：{ $names }。誰かが断るか手を進めると、取り消しは行われません。
bot-undo-refused = ↩️ { $person }が断りました。取り消さずに続けます。
bot-undo-withdrawn = ↩️ { $person }が提案を取り下げました。取り消さずに続けます。
bot-undo-lapsed = ↩️ 対戦が進んだため、取り消しは行われませんでした。
bot-undo-yes = 同意する
bot-undo-no = 断る
bot-undo-withdraw = 提案を取り下げる
bot-undo-agreed-already = すでに同意しています。同意待ち：{ $names }。
bot-undo-asked-yourself = ご自分からのお願いなので、同意は不要です。同意待ち：{ $names }。
bot-undo-gone = その提案は受付を終了しました。対戦は先に進んでいます。
bot-undo-not-yours = 取り消すかどうかを決めるのは、対戦中のプレイヤーです。

## その他

bot-more = その他
bot-more-title = その他の操作：
bot-more-told = -# **{ $label }**：{ $what ->
    [log] これまでの出来事と、その理由を見ます
    [rules] ルールを項目や言葉で調べます
    [status] 今の盤面、オプション、ペースを見ます
    [return] AIに任せるのをやめ、席に戻ります
    [undo] 選んだ手の前まで戻します。ほかに人がいれば、その同意が必要です
    [leave] { $stand_in ->
        [true] 席を元の人に返します
       *[false] { $out ->
            [true] この対戦のメッセージは、もう届きません
           *[false] 以後はAIが代わりにプレイします
        }
    }
    [resign] あなたの負けになります
    [confirms] 今は、選択が確認なしで確定します
    [pause] 再開まで、誰も回答しなくてかまいません
    [resume] 対戦の続きを始めます
    [replace] 席をAIかほかの人に引き継ぎます
    [pace] 回答の制限時間と、時間切れのときの扱いを決めます
   *[stop] 全員の対戦が、勝者なしで終わります
}
bot-more-told-look = -# **{ $label }**：{ $about }
bot-more-status = 状況
bot-more-undo = 取り消し
bot-more-leave = 退出
bot-more-resign = 投了
bot-more-confirms = { bot-confirm-again }
bot-more-pause = 一時停止
bot-more-resume = 再開
bot-more-replace = 交代
bot-more-stop = 中止

## コマンド：説明と呼び名。その引数は「-<引数>」が続く。呼び名は空白のない一語

bot-command-learn = 説明付きの短い対戦でゲームを学ぶ
    .name = 学ぶ
bot-command-learn-game = 学ぶゲーム
    .name = ゲーム
bot-command-game = 卓を立てる、状況を見る、退出するなど
    .name = ゲーム
bot-command-game-new = このチャンネルに卓を立てる
    .name = 新規
bot-command-game-new-game = 遊ぶゲーム
    .name = ゲーム
bot-command-game-new-options = オプション（「名前=値」の形、複数なら空白区切り）
    .name = オプション
bot-command-game-status = 対戦の状況を見る
    .name = 状況
bot-command-game-leave = 卓から退出する（対戦中ならAIが代わりに続ける）
    .name = 退出
bot-command-game-resign = 投了する
    .name = 投了
bot-command-game-stop = 対戦全体を中止する（ホスト・管理者のみ）
    .name = 中止
bot-command-game-pause = 対戦を一時停止する（ホスト・管理者のみ）
    .name = 一時停止
bot-command-game-resume = 一時停止した対戦を再開する（ホスト・管理者のみ）
    .name = 再開
bot-command-game-replace = 席をAIやほかの人に任せる（ホスト・管理者のみ）
    .name = 交代
bot-command-game-replace-seat = 交代する席
    .name = 席
bot-command-game-replace-person = 席を引き継ぐ人（省略するとAI）
    .name = 人
bot-command-game-undo = 直前の手を取り消してよいか、ほかの人に同意を求める
    .name = 取り消し
bot-command-hand = 自分だけに見える情報をすべて表示する
    .name = 手札
bot-command-move = 自分への質問を表示する
    .name = 手番
bot-command-answer = 自分への質問に文字入力で回答する
    .name = 回答
bot-command-answer-answer = 回答（選択肢は入力中に候補として表示）
    .name = 回答
bot-command-rules = ルールを調べる
    .name = ルール
bot-command-rules-search = 言葉、またはルール番号（CO 6.8など）
    .name = 検索
bot-command-rules-game = 調べるゲーム
    .name = ゲーム
bot-command-help = このボットの機能と始め方
    .name = ヘルプ
bot-command-settings = このサーバーでのボットの設定
    .name = 設定
bot-command-settings-language = このサーバーの卓の言語（本人だけに見える表示は各自の言語のまま）
    .name = 言語
bot-command-settings-language-language = 使う言語
    .name = 言語
bot-command-settings-pictures = このサーバーの画像の表示（ダーク・ライト・なし）
    .name = 画像
bot-command-settings-pictures-pictures = 画像の表示
    .name = 画像
bot-rules-none = 「{ $asked }」に当てはまるルールはありません。
bot-help = ## Quartermaster
    ゲームマスターのボットです。カードを配り、秘密を守り、ルールどおりに進行します。対戦の記録が失われることはありません。
    {"**"}始める**：チャンネルで`/ゲーム 新規`を使うと卓が立ちます。**参加**で席に着き、空席は**AIを追加**で埋めて、**開始**を押してください。`/学ぶ`では、自分だけの短い対戦でゲームを学べます。
    {"**"}遊ぶ**：カードはダイレクトメッセージで届きます。チャンネルの**手を選ぶ**と**手札を見る**でも、あなただけに表示されます。`/手番`、`/手札`、`/回答`も同じです。`/自分 ゲーム`で自分のすべての卓を見られ、`/事前指示`で前もって答えておけます。
    {"**"}ゆっくり遊ぶ**：`/ゲーム ペース`で、回答までの時間（数分から数週間まで）と、時間切れのときに誰が答えるかを決められます。`/設定 自分`にはおやすみ時間とリマインドの希望を、`/休暇`には留守のあいだ誰が代わるかを登録できます。
    {"**"}調べる**：`/ルール`に言葉かルール番号を入れてください。状況は`/ゲーム 状況`で見られます。これまでの記録は`/ゲーム ログ`で読めて、気になる行は「なぜ？」で理由がわかります。`/ゲーム 時点`で過去の時点の卓も見られます。
    {"**"}直す**：手を取り消したいときは、`/ゲーム 取り消し`でほかの人に同意を求めます。ホストは`/ゲーム 一時停止`と`/ゲーム 交代`も使えます。どれも卓のメッセージの**その他**から選べます。
    {"**"}やめる**：`/ゲーム 退出`なら続きをAIに任せられます。`/ゲーム 投了`は自分の負け、`/ゲーム 中止`は対戦全体の終了です。

## プライバシー

bot-privacy = ## 保存しているあなたの情報
bot-privacy-person = Discordから受け取った言語設定：{ $locale }。ダイレクトメッセージ：{ $dm ->
    [open] 届きます
    [refused] 届きません
   *[unknown] まだわかりません
}。
bot-privacy-tables = { $tables ->
    [0] これまでに着席した卓はありません
   *[other] これまでに着席した卓は{ $tables }卓で、当時の名前を保存しています
}{ $open ->
    [0] {""}
   *[other] （うち{ $open }卓は対戦中）
}。{ $hosted ->
    [0] 立てた卓はありません。
   *[other] 立てた卓は{ $hosted }卓です。
}
bot-privacy-lessons = { $lessons ->
    [0] 保存しているレッスンはありません
   *[other] レッスンを{ $lessons }件、あなたが終えるまで保存しています
}
bot-privacy-entries = 対戦の記録に残るあなたの回答：{ $entries }件。IDだけを保存しているダイレクトメッセージ：{ $messages }通。
bot-privacy-others = 会話の内容は、読むことも保存することもありません。ボットがサーバーから外されると、そのサーバーについて保存した情報は{ $days }日後にすべて消去されます。
    -# **自分のデータを消去**を押すと、すべての卓から退出し、あなたの名前はすべて仮の名前に置き換えられます。ほかの人の対戦記録はそのまま残ります。すでにDiscordのチャンネルに投稿されたものは、Discordに残ります。
bot-privacy-forget = 自分のデータを消去
bot-sure-forget = 自分のデータを消去しますか？　名前はすべて仮の名前に置き換えられ、元に戻せません。{ $open ->
    [0] {""}
   *[other] 対戦中の{ $open }卓では、AIがあなたに代わって続けます。
}
bot-sure-forget-yes = 消去する
bot-forgotten = データを消去しました。次にボットを使うと、新しいプレイヤーとして始まります。
bot-former-player = 元プレイヤー{ $number }
bot-command-privacy = 保存されている自分の情報と、その消去方法
    .name = プライバシー
