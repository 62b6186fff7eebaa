### 初めての種類の質問につくヒントと、AIのアドバイス。ゲームごとの文は <game>_learning.ftl にあります。

bot-first-hint = **ヒント：** { $hint }
bot-advise = アドバイス
bot-advice = **AIの選択：** { $answer }
    {"**"}理由：** { $reason }
bot-advice-form = **AIの選択：**
    { $answer }
    {"**"}理由：** { $reason }
bot-advice-same = **AIの選択も、これと同じです。**
    {"**"}理由：** { $reason }
bot-advice-take = AIのとおりにする
bot-advice-off = この卓では人どうしが対戦しているため、アドバイスは出ません。次の卓のオプションで、ホストが許可できます。
bot-reason-default = 結果にあまり影響しない選択なので、既定の回答にします。
bot-advising = AIのアドバイスを全員に出す：{ $value ->
    [true] はい
   *[false] いいえ
}
bot-advising-set = { $value ->
    [on] AIのアドバイスを許可する
   *[off] AIのアドバイスを禁止する
}
