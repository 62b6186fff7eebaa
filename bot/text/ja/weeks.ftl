### 何週間も続く卓：過去の時点の様子、自分のすべての卓、事前指示、動きのない卓

## 過去の時点の卓

bot-at-title = **{ $game }**：{ $number ->
    [0] まだ何も起きていないとき
   *[other] { $last }件中{ $number }件目の出来事の後の卓
}
bot-at-own = 🔒 ここから先はあなただけに見えます。そのときあなたの席が知っていたことです。
bot-at-own-nothing = ほかの人が見ていないものはありませんでした。
bot-at-first = 最初
bot-at-back = 前へ
bot-at-forth = 次へ
bot-at-last = 現在
bot-at-log = 記録
bot-log-at = このときの卓
bot-command-game-at = 過去の時点の卓の様子を見る
    .name = 時点
bot-command-game-at-number = 何番目の出来事の後か（番号は記録にあります）
    .name = 番号

## 自分のすべての卓

bot-mine-title = { $count ->
    [0] 今はどの卓にも着いていません。チャンネルで`/ゲーム 新規`を使うと卓が立ちます。
   *[other] **あなたの卓：{ $count }卓** { $asked ->
        [0] ・ あなたを待っている卓はありません
       *[other] ・ { $asked }卓があなたを待っています
    }
}
bot-mine-table = **{ $game }** ・ { $server } ・ { $link }
bot-mine-nowhere = ボットがもういないサーバー
bot-mine-asked = 🔔 あなたの番です{ $until ->
    [none] 。
   *[other] （期限：{ $until }）。
}
bot-mine-lobby = 🪑 まだ始まっていません（{ $most }席中{ $taken }席）。
bot-mine-frozen = 🧊 停止中です。ボットの管理者には連絡済みです。
bot-command-my = 自分に関すること（どこからでも）
    .name = 自分
bot-command-my-games = 自分のすべての卓（自分を待っている卓が先）
    .name = ゲーム
