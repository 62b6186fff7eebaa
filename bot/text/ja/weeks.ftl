### 何週間も続く卓：過去の時点の様子、自分のすべての卓、事前指示、動きのない卓

## 過去の時点の卓

bot-at-title = **{ $game }**：{ $number ->
    [0] まだ何も起きていないとき
   *[other] { $last }件中{ $number }件目の出来事の後の盤面
}
bot-at-beyond = { $last ->
    [0] 出来事はまだありません。
   *[other] 出来事はまだ{ $last }件です。
}今の盤面を表示します。
bot-at-own = 🔒 以下はあなただけに見えます。この時点で、あなたの席だけが知っていたことです。
bot-at-own-nothing = ほかの人が見ていないものはありませんでした。
bot-at-first = 最初
bot-at-back = 前へ
bot-at-forth = 次へ
bot-at-last = 現在
bot-at-log = ログ
bot-log-at = この時点の盤面
bot-command-game-at = 過去の時点の盤面を見る
    .name = 時点
bot-command-game-at-number = 何番目の出来事の後か（番号はログにあります）
    .name = 番号

## 終わったターンのニュース

bot-news-elsewhere = **そのほか**
bot-news-quiet = 全員に見える出来事はありませんでした。
bot-news-passage = {""}
    .separator = {""}
bot-news-cut = -# …この前の{ $count }行は`/ゲーム ログ`で読めます。

## 自分のすべての卓

bot-mine-title = { $count ->
    [0] 今はどの卓にも着いていません。チャンネルで`/ゲーム 新規`を使うと卓が立ちます。
   *[other] **あなたの卓：{ $count }卓**{ $asked ->
        [0] ・あなたを待っている卓はありません
       *[other] ・{ $asked }卓があなたを待っています
    }
}
bot-mine-table = **{ $game }**・{ $server }・{ $link }
bot-mine-nowhere = ボットがもういないサーバー
bot-mine-asked = 🔔 { bot-called }{ $until ->
    [none] {""}
   *[other] 期限：{ $until }
}
bot-mine-lobby = 🪑 まだ始まっていません（席：{ $taken }／{ $most }）。
bot-mine-frozen = 🧊 停止中です。ボットの管理者には連絡済みです。
bot-mine-kept = 🔁 { $until ->
    [none] あなたが戻る
   *[other] { $until }
}まで、{ $person ->
    [none] AI
   *[other] { $person }
}が代わりにプレイしています。早めに戻るには、卓のメッセージの**その他**から**自分でプレイする**を押してください。
bot-command-my = 自分に関すること（どこからでも）
    .name = 自分
bot-command-my-games = 自分のすべての卓（自分を待っている卓が先）
    .name = ゲーム

## 事前指示

bot-orders = 事前指示
bot-orders-stand = 📜 **あなたの事前指示**
    { $orders }
bot-orders-below = 📜 あなたの事前指示は有効です。一覧は、次の見出しと説明の下にあります。
bot-orders-many = 📜 事前指示がある質問には自動で答えます。**事前指示**で確認、変更できます。
bot-orders-answered = 📜 事前指示があなたの代わりに答えました。
bot-orders-none = 📜 事前指示は出していません。
bot-orders-hint = 事前指示を出しておくと、質問にあなたの代わりに答えます。今届いている質問にも答えます。{ $waits ->
        [true] すぐに答えるか、少し間を置くかは、指示によります。
       *[false] {""}
    }指示があることは、ほかの誰にも伝えません。ただし、誰が答えたかが見える場面では、すぐに答えが出ることで気付かれるかもしれません。また、あとで公開される対戦の記録には指示が残ります。
bot-orders-old = 今の書式より前に出された指示です。合うところでは今も有効ですが、確実にするには出し直してください。
bot-orders-waiting = 📜 しばらくすると事前指示が答えます。その前に自分で答えることもできます。
bot-recommended-set = おすすめの事前指示を出す
bot-recommended-wished = 📜 対戦が始まると、この事前指示が有効になります。始まってからは**事前指示**で確認や変更ができます。
bot-recommended-none = このゲームには、おすすめの事前指示がありません。
bot-orders-proposed = 次の内容は案で、まだ有効ではありません。**{ bot-confirm }**を押すと、あなたの事前指示になります。
bot-orders-unsaved = まだ保存されていません。**{ bot-confirm }**を押すと、この内容が事前指示になります。
bot-orders-set = 事前指示を受け付けました。
bot-orders-asked = 事前指示はありません。そのつど、あなたが答えます。
bot-orders-clear = 事前指示を消す
bot-orders-cleared = 事前指示はもうありません。
bot-command-orders = 質問への答えを前もって指示しておく
    .name = 事前指示

## もう誰もプレイしていない卓

bot-idle-soon = 💤 { $people ->
    [none] {""}
   *[other] { $people }：
}この卓では長い間、誰もプレイしていません。{ $when }に保管されます。一手でも進めば、そのまま続けられます。
bot-idle-wake = 再開する
bot-idle-woken = 対戦は中断したところから続きます。
bot-idle-not-yours = この対戦を再開できるのは、対戦中のプレイヤーだけです。
bot-idle-here = 💤 このチャンネルの対戦は保管中です。`/ゲーム 起こす`で続けられます。`/ゲーム 新規`で別の卓も立てられます。
bot-idle-none = このチャンネルに保管中の対戦はありません。
bot-notice-archived = 💤 長い間、誰もプレイしていないため、この対戦は保管されました。失われたものはありません。チャンネルが空いていれば、**再開する**で続けられます。
bot-mine-archived = 💤 保管中です。卓のメッセージの**再開する**で続けられます。
bot-command-game-wake = このチャンネルで保管中の対戦を再開する
    .name = 起こす
