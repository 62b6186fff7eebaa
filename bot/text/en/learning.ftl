### Hints for those who meet a kind of question for the first time, and the AI's advice. Games: <game>_learning.ftl.

bot-first-hint = **Hint:** { $hint }
bot-advise = Advise me
bot-advice = **The AI would choose:** { $answer }
    {"**"}Why:** { $reason }
bot-advice-form = **The AI would choose:**
    { $answer }
    {"**"}Why:** { $reason }
bot-advice-same = **The AI would choose the same.**
    {"**"}Why:** { $reason }
bot-advice-take = Follow the advice
bot-advice-off = Advice is off at this table. The host can allow it in the options of the next lobby.
bot-reason-default = This choice rarely matters, so the default is fine.
bot-advising = AI advice for everyone: { $value ->
    [true] yes
   *[false] no
}
bot-advising-set = { $value ->
    [on] AI advice for everyone
   *[off] No AI advice
}
