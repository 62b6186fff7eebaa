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
