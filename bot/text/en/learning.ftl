### Hints for those who meet a kind of question for the first time, and the AI's advice. Games: <game>_learning.ftl.

bot-first-hint = **Hint:** { $hint }
bot-advise = Advise me
bot-advice = **The AI would choose:** { $answer }
    {"**"}Why:** { $reason }
bot-advice-form = **The AI would choose:**
    { $answer }
    {"**"}Why:** { $reason }
bot-advice-same = **The AI would choose just this.**
    {"**"}Why:** { $reason }
bot-advice-take = Do as the AI says
bot-advice-off = At this table nobody gets advice: people play against each other. The host can allow it in the options of the next lobby.
bot-reason-default = It would take the default, because this choice seldom matters.
bot-advising = Advice of the AI for everybody: { $value ->
    [true] yes
   *[false] no
}
bot-advising-set = { $value ->
    [on] Let the AI advise everybody
   *[off] No advice of the AI
}
