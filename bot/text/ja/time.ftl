### 時間：ペース、締め切り、リマインド、不在

## 卓のペース

bot-pace = { $speed ->
    [none] 期限なし
    [live] リアルタイム：回答は{ $time }以内
    [daily] 一日一手：回答は{ $time }以内
    [slow] ゆっくり：回答は{ $time }以内
   *[own] 回答は{ $time }以内
}{ $reactions ->
    [none] {""}
   *[other] 、リアクションは{ $reactions }以内
}{ $speed ->
    [none] {""}
   *[other] 。時間切れのときは{ $by ->
        [pilot] AIが回答
       *[default] 既定の回答
    }{ $then ->
        [nothing] {""}
        [offer] { $after ->
            [1] 。一度でも回答がないと席を引き継ぐ人を募集
           *[other] 。{ $after }回続けて回答がないと席を引き継ぐ人を募集
        }
       *[pilot] { $after ->
            [1] 。一度でも回答がないとAIに交代
           *[other] 。{ $after }回続けて回答がないとAIに交代
        }
    }
}
bot-lobby-button-pace = ペース
bot-more-pace = ペース
bot-more-return = 自分でプレイする
bot-pace-line = **ペース**：{ $pace }
bot-time-minutes = { $count }分
bot-time-hours = { $count }時間
bot-time-days = { $count }日
bot-time-both = { $time }{ $more }
bot-pace-title = **この卓のペースを選んでください。** プレイヤーのおやすみ時間に当たる期限は、おやすみ時間の終わりに移ります。休みにした週末や休暇は、時間に数えません。
bot-pace-typed = ほかの長さは`/ゲーム ペース`に「36時間」「2日」「1時間半」のように入力してください。
bot-pace-choose-speed = 回答までの時間
bot-pace-choose-reactions = リアクションまでの時間
bot-pace-reactions = リアクションとは、自分への攻撃など、ほかの人の行動に対する回答です。
bot-pace-reactions-same = ほかの回答と同じ（{ $time }）
bot-pace-no-reactions = このゲームには、ほかの人の行動へのリアクションがありません。回答までの時間はすべて同じです。
bot-pace-choose-by = 時間切れのとき
bot-pace-default = 「既定の回答」は、回答のない人の代わりにゲームが選ぶ、いちばん無難な回答です。
bot-pace-choose-then = 回答のない人がいるとき
bot-pace-choose-every = リマインドの間隔（最短）
bot-pace-speed = { $value ->
    [none] 期限なし
    [live] リアルタイム：数分
    [daily] 一日一手：1日
    [slow] ゆっくり：3日
   *[own] そのほかの長さ
}
bot-pace-by = { $value ->
    [pilot] AIが回答する
   *[default] 既定の回答で進める
}
bot-pace-then = { $value ->
    [offer] { $count ->
        [1] 一度でも回答がなければ、席を引き継ぐ人を募集する
       *[other] { $count }回続けて回答がなければ、席を引き継ぐ人を募集する
    }
    [pilot] { $count ->
        [1] 一度でも回答がなければ、AIが代わる
       *[other] { $count }回続けて回答がなければ、AIが代わる
    }
   *[nothing] いつまでも本人の席のまま
}
bot-pace-every = { $time }
bot-pace-every-fit = { $speed ->
    [none] 標準の間隔（{ $time }）
   *[other] ペースに合わせる（{ $time }）
}
bot-pace-done = ペースを決めました。{ $open ->
    [kept] 回答待ちの質問の期限は変わりません。新しい時間のほうが長ければ、今から数え直します。短くした時間は、次の質問から使います。
    [gone] 回答待ちの質問の期限はなくなりました。
   *[nothing] {""}
}
bot-pace-changed = ⏱️ { $people ->
    [none] {""}
   *[other] { $people }へ：
}{ $person }がペースを変えました。{ $pace }。{ $speed ->
    [none] {""}
   *[other] 回答待ちの質問の時間は、短くなりません。
}
bot-pace-unknown = その長さは読み取れません。「36時間」「1日12時間」「2日」「90分」のように入力してください。「リアルタイム」「一日一手」「ゆっくり」「期限なし」も使えます。
bot-pace-length = 短すぎるか、長すぎます。回答までの時間は、1分から4週間までです。

## 入力される言葉：読み取るだけで、表示はしません。コンマで区切ります

bot-typed-paces = { $value ->
    [none] なし, 無し, 無制限, 締め切りなし, 締切なし
    [daily] 毎日, 一日一回, 1日1手, 1日1回
    [slow] のんびり
   *[other] { "" }
}
bot-typed-units = { $value ->
    [minutes] 分, 分間
    [hours] 時間
    [days] 日, 日間
   *[weeks] 週, 週間
}
bot-typed-numbers = 一, 二, 三, 四, 五, 六, 七, 八, 九, 十
bot-typed-one = { "" }
bot-typed-half = 半
bot-typed-and = と
bot-typed-day = { $value ->
    [today] 今日, 本日, 今
   *[tomorrow] 明日, あした, あす
}

## 締め切りと時間切れ

bot-deadline-seat = { $seat } { $until }
bot-deadlines = ⏰ 期限：{ $deadlines }
bot-deadline-common = ⏰ 全員の回答の期限：{ $until }
bot-deadline-own = ⏰ あなたの回答の期限：{ $until }
bot-out = ⌛ { $seat }が時間切れになったため、代わりの回答で進めました。
bot-played-for = { $told }*（⌛ 代わりに回答）*
bot-away = { $why ->
    [vacation] 🏖️ { $seat }は{ $until ->
        [none] {""}
       *[other] { $until }まで
    }休暇中です。その間はAIが代わります。
   *[absent] 💤 { $seat }は不在です。戻るまでAIが代わります。
}
bot-deserted = 💤 プレイする人が誰もいないため、対戦は止まっています。誰かが戻れば再開します（{ $people }）。
bot-on-vacation = 🏖️ { $seat }は{ $until }まで休暇中です。
bot-away-own = 🤖 今はAIがあなたの代わりにプレイしています。
bot-return = 自分でプレイする
bot-returned = おかえりなさい。席に戻りました。またご自分でプレイできます。
bot-returned-already = すでにご自分でプレイしています。
bot-offer-open = 🪑 { $seat }の席を引き継ぐ人を募集しています。

## 本人へのお知らせ

# How a table calls upon the reader: for their turn, for an answer in that of another, or if they like.
bot-called = { $call ->
    [answer] あなたの選択待ちです。
    [react] リアクションできます。
   *[turn] あなたの番です。
}
bot-remind = { $count ->
    [1] ⏰ { bot-called }{ $kind ->
        [last] 残り時間はわずかです。
        [half] 時間の半分が過ぎました。
       *[turn] {""}
    }
   *[other] ⏰ { $count }卓があなたを待っています。
}
bot-remind-line = { $channel }・**{ $game }**{ $until ->
    [none] {""}
   *[other] ・期限：{ $until }
}{ $kind ->
    [last] ・残りわずか
    [half] ・半分経過
   *[turn] {""}
}
bot-remind-move = { $move }：{ $game }{ $place ->
    [none] {""}
   *[other] （#{ $place }）
}
bot-told-out = ⌛ { $channel }（**{ $game }**）で時間切れになりました。{ $by ->
    [pilot] AIが代わりに回答しました
   *[default] 代わりに、いちばん無難な既定の回答で進めました
}{ $played ->
    [none] 。
   *[other] ：
        { $played }
}
bot-told-away = 💤 { $channel }（**{ $game }**）で時間切れ{ $times ->
    [1] になった
   *[other] が{ $times }回続いた
}ため、今はAIがあなたの席でプレイしています。席はあなたのものです。ボタンを押せば、すぐに戻れます。
bot-told-offered = 💤 { $channel }（**{ $game }**）で時間切れ{ $times ->
    [1] になった
   *[other] が{ $times }回続いた
}ため、あなたの席を引き継ぐ人を募集しています。誰かが引き継ぐまでは、あなたの席です。そのままプレイを続けられます。
bot-told-back = 👋 { $channel }（**{ $game }**）では、またご自分でプレイできます。今の様子は**{ $hand }**で、その間のことは卓の**ログ**で分かります。{ $orders ->
    [true] ほかの人が席に着いたため、あなたの事前指示は無効になりました。**事前指示**で改めて設定できます。
   *[false] {""}
}
bot-told-standin = 🪑 { $seat }が留守にするので、{ $channel }（**{ $game }**）であなたに代わりをお願いしたいそうです。席を引き継ぐまでは何も変わりません。
bot-told-over = 👋 { $channel }（**{ $game }**）で、あなたに代わりを頼んでいた人が戻りました。ありがとうございました。

## 自分のための設定

bot-me = ## あなたの設定
    タイムゾーン：{ $zone }
    おやすみ時間：{ $quiet ->
        [none] なし
       *[other] { $quiet }
    }
    週末：{ $weekends ->
        [true] 通知と期限を止める
       *[false] 平日と同じ
    }
    リマインド：{ $remind ->
        [none] なし
       *[other] { $remind }（{ $by ->
            [channel] 秘密に触れないときはチャンネルで
            [both] DMで、自分の番はチャンネルでも
           *[usual] DMで
        }）
    }
    ヒント：{ $hints ->
        [true] 初めての質問ごとに表示
       *[false] なし
    }
    元に戻せない選択：{ $confirms ->
        [true] 確定する前に確認
       *[false] 確認せずに確定
    }
    { $vacation ->
        [none] { "" }
       *[other] 休暇：{ $vacation }
    }
bot-me-zone = 今、あなたの時計では{ $now }です。タイムゾーンの変更は`/設定 タイムゾーン`です。
bot-me-clock = { $hour }:{ $minute }
bot-me-quiet = { $start }時から{ $end }時まで
bot-me-quiet-from = おやすみ時間の始まり…
bot-me-quiet-to = …終わり
bot-me-hour = { $hour }時
bot-me-quiet-none = おやすみ時間なし
bot-me-weekends = { $value ->
    [true] 週末は通知と期限を止める
   *[false] 週末も平日と同じ
}
bot-me-weekends-which = 週末
bot-me-remind-which = リマインドの時期（選ばなければ、なし）
bot-me-remind = { $value ->
    [turn] 自分の番になったとき
    [half] 半分を過ぎたとき
   *[last] 期限の少し前
}
bot-me-by-which = リマインドの届け先
bot-me-by = { $value ->
    [channel] チャンネル
    [both] DM（自分の番はチャンネルでも）
   *[usual] DM
}
bot-me-hints-which = ヒント
bot-me-hints = { $value ->
    [true] 初めての質問ごとに説明を表示する
   *[false] ヒントを表示しない
}
bot-me-confirms-which = 元に戻せない選択
bot-me-confirms = { $value ->
    [true] 元に戻せない選択は、確定する前に確認する
   *[false] 元に戻せない選択も、確認せずに確定する
}
bot-me-set = 設定しました。
bot-me-night = 設定しました。一日に4時間以上を残すため、おやすみ時間の終わりを{ $end }時にしました。
bot-me-awake = おやすみ時間は、一日に4時間以上を残してください。
bot-zone-set = タイムゾーンは{ $zone }です。今、あなたの時計では{ $now }です。{ $fixed ->
    [true] この時差は一年中変わりません。夏時間のある地域なら、都市名を入力してください。
   *[false] {""}
}
bot-zone-name = { $city }（{ $country }）
bot-zone-unknown = そのタイムゾーンは見つかりません。{ $near ->
    [none] 国名か、近くでいちばん大きな都市（「東京」など）を入力すると、候補が出ます。
   *[other] 近いのは{ $near }です。都市名か国名を入力すると、候補が出ます。
}
bot-zone-city = その時差は、都市名で入力してください。今、同じ時刻なのは{ $near }です。

## 休暇

bot-vacation = { $start }から{ $until }（最終日）まで、{ $who ->
    [nobody] 期限は止まります
    [ai] AIが代わります
   *[other] { $who }に代わりをお願いします
}
bot-vacation-set = 休暇を設定しました：{ $vacation }。いつまで留守かは、同じ卓の人にも表示されます。
bot-vacation-without = { $channels }では、{ $person }は代わりを務められません。そこでは期限が止まります。
bot-vacation-back = { $channels }では、すでに戻ってご自分でプレイしています。
bot-vacation-kept = { $channel }では、すでに{ $person ->
    [none] AIがあなたの席に着いています。あなたが戻るまで、そのままです。
   *[other] { $person }があなたの席に着いています。あなたが戻るか、{ $person }が席を返すまで、そのままです。
}
bot-vacation-none = 休暇の予定はありません。`/休暇`に`最終日`を入力すると予定できます。
bot-vacation-last = 留守の最終日も必要です。`/休暇`の`最終日`に入力してください。何も変わっていません。
bot-vacation-instead = 今の休暇はここで終わり、次の休暇が始まるまではご自分でプレイします。
bot-vacation-both = AIが代わりますので、{ $person }には代わりをお願いしません。人に頼むときは、`ai代行`を外してください。
bot-vacation-over = おかえりなさい。休暇は終わりです。
bot-vacation-end = 休暇を終える
bot-vacation-day = その日付は読み取れません。「2026-08-15」「8月15日」「明日」のように入力してください。最終日の翌日に戻ります。
bot-vacation-two-days = その日付は二通りに読めます。「8月15日」または「2026-08-15」のように入力してください。
bot-vacation-long = 初日は最終日以前、最終日は今日以降の日にしてください。期間は最長{ $days }日です。
bot-vacation-self = 自分の代わりに自分を選ぶことはできません。ボットではない、ほかの人を選んでください。
bot-settings-manage = 変更できるのは、サーバーの管理者だけです。

## プライバシー

bot-privacy-settings = `/設定 自分`で選んだこと：{ $settings ->
    [none] なし
   *[other] { $settings }
}

bot-privacy-met = 回答したことのある質問の種類（同じヒントを二度出さないため）：{ $met ->
    [none] なし
   *[other] { $met }
}
bot-privacy-met-game = { $game }（{ $count }）

## コマンド

bot-command-game-pace = この卓のペース：期限と時間切れ（ホスト・管理者のみ）
    .name = ペース
bot-command-game-pace-time = リアルタイム、一日一手、ゆっくり、期限なし、または「36時間」「2日」「1時間半」のような長さ
    .name = 長さ
bot-command-game-pace-reactions = ほかの人の行動に対するリアクションまでの時間（例：4時間）
    .name = リアクション
bot-command-settings-me = 都合のよい時間、リマインドの受け取り方、ヒント、選択の確認
    .name = 自分
bot-command-settings-zone = 自分のタイムゾーン（おやすみ時間と週末に使います）
    .name = タイムゾーン
bot-command-settings-zone-zone = 国、または近くでいちばん大きな都市
    .name = 都市
bot-command-vacation = しばらく留守にする：期限を止めるか、代わりを頼む
    .name = 休暇
bot-command-vacation-until = 留守の最終日（例：2026-08-15、8月15日）
    .name = 最終日
bot-command-vacation-start = 留守の初日（省略すると、今から）
    .name = 初日
bot-command-vacation-ai = AIに代わってもらうかどうか
    .name = ai代行
bot-command-vacation-person = 引き受けてもらえるなら代わりを頼む人
    .name = 人
