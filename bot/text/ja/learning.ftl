### 初めての種類の質問につくヒントと、AIのアドバイス。ゲームごとの文は <game>_learning.ftl にあります。

bot-first-hint = **ヒント：**{ $hint }
bot-advise = アドバイス
bot-advice = **おすすめ：**{ $answer }
    {"**"}理由：**{ $reason }
bot-advice-form = **おすすめ：**
    { $answer }
    {"**"}理由：**{ $reason }
bot-advice-on = **今の選択に続けるなら：**
    { $answer }
    {"**"}理由：**{ $reason }
bot-advice-anew = **今の選択を使わず、最初から選び直すなら：**
    { $answer }
    {"**"}理由：**{ $reason }
bot-advice-begun = -# **これがおすすめです。**{ $reason }
bot-advice-same = **おすすめも、これと同じです。**
    {"**"}理由：**{ $reason }
bot-advice-take = この案を選ぶ
bot-advice-off = この卓では人同士が対戦しているため、アドバイスは出ません。次の卓のオプションで、ホストが許可できます。
bot-reason-default = ここではAIは選択肢を比べず、単純な決まりに従っています。ほかの選択のほうがよいこともあります。
bot-advising = 人同士の対戦でのAIのアドバイス：{ $value ->
    [true] あり
   *[false] なし
}
bot-advising-set = { $value ->
    [on] AIのアドバイスを許可する
   *[off] AIのアドバイスを禁止する
}

## レッスン. ゲームごとの文は <game>_lesson.ftl にあります。

bot-lesson-title = レッスン：{ $game }
bot-lesson-pictures = レッスンではボタンやメニューで答えます。このページでの対戦では、絵の中で枠が付いたカードや場所を押して選ぶこともできます。
bot-lesson-happened = **起きたこと：**
bot-lesson-read-on = 次へ
bot-lesson-out = やめる・最初から
bot-lesson-out-ask = **{ $game }**のレッスンはいつでも中断できます。`/学ぶ`で続きから再開します。「レッスンを終える」を選ぶと削除されます。
bot-lesson-back = レッスンに戻る
bot-lesson-anew = 最初からやり直す
bot-lesson-end = レッスンを終える
bot-lesson-ended = **{ $game }**のレッスンを終了し、記録を削除しました。
bot-lesson-lost = このレッスンを始めた後にボットが更新されたため、続きはできません。最初から始めてください。
bot-lesson-learnt = **学んだこと：**
bot-lesson-next = **次は？**　{ $buttons ->
    [true] 下のボタンで、すぐにAIと対戦することも、卓を立ててほかの人の参加を待つこともできます。
   *[false] チャンネルで`/ゲーム 新規`と入力すると、すぐにAIと対戦することも、卓を立ててほかの人の参加を待つこともできます。
}もっと詳しいことは、**ルール**をご覧ください。
