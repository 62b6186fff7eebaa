### 席の交代について、本人に直接伝える言葉

bot-parted = 🔁 { $channel }の**{ $game }**では、{ $person ->
    [none] AI
   *[other] { $person }
}があなたに代わってプレイしています。あなたへの質問はもうありません。

## 着席者のいるロビーを閉じる

bot-sure-cancel = ロビーを閉じますか？　ほかに{ $count }人が着席しています。
bot-sure-cancel-yes = 閉じる
