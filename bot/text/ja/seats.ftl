### 席の交代について、本人に直接伝える言葉

bot-parted = 🔁 { $channel }の**{ $game }**では、{ $person ->
    [none] AI
   *[other] { $person }
}があなたに代わってプレイしています。あなたへの質問はもうありません。
bot-parted-back = 🔁 { $channel }の**{ $game }**では、{ $person }が席に戻りました。代わりを務めていただき、ありがとうございました。あなたへの質問はもうありません。
bot-parted-meanwhile = 🔁 { $channel }の**{ $game }**では、あなたが戻るまで{ $person ->
    [none] AI
   *[other] { $person }
}が代わりにプレイします。その間、あなたへの質問はありません。早めに戻るには、卓のメッセージの**その他**から**自分でプレイする**を押してください。
bot-kept = 🔁 ここでは、あなたが戻るまで{ $person ->
    [none] AI
   *[other] { $person }
}が代わりにプレイしています。**自分でプレイする**を押すと、すぐに席へ戻れます。

## 着席者のいるロビーを閉じる

bot-sure-cancel = ロビーを中止しますか？　{ $count ->
    [0] 席とオプションの設定は失われます。
   *[other] ほかに{ $count }人が着席しています。
}
bot-sure-cancel-yes = 中止する

## 席の引き継ぎのお願い

bot-told-offer = 🪑 { $channel }の**{ $game }**で、{ $seat }の席の引き継ぎをお願いされています。引き継ぐと、その席のカードで続きをプレイします。引き継ぐまでは何も変わりません。
