### Hints for those who meet a kind of question for the first time, and the AI's advice. Games: <game>_learning.ftl.

bot-first-hint = **Hint:** { $hint }
bot-advise = Advise me
bot-advice = **The AI would choose:** { $answer }
    {"**"}Why:** { $reason }
bot-advice-form = **The AI would choose:**
    { $answer }
    {"**"}Why:** { $reason }
bot-advice-on = **With what you have chosen, the AI would go on like this:**
    { $answer }
    {"**"}Why:** { $reason }
bot-advice-anew = **Starting again without what you have chosen, the AI would choose:**
    { $answer }
    {"**"}Why:** { $reason }
bot-advice-begun = -# **The AI would choose this.** { $reason }
bot-advice-same = **The AI would choose the same.**
    {"**"}Why:** { $reason }
bot-advice-take = Follow the advice
bot-advice-off = Advice is off at this table. The host can allow it in the options of the next lobby.
bot-reason-default = The AI follows a simple habit here without comparing the choices, so another one may be better.
bot-advising = AI advice when several people play: { $value ->
    [true] yes
   *[false] no
}
bot-advising-set = { $value ->
    [on] Allow AI advice
   *[off] Forbid AI advice
}

## Lessons. The games: <game>_lesson.ftl

bot-lesson-title = Lesson: { $game }
bot-lesson-pictures = In the lesson you answer with buttons and menus. In a match on this page, you also choose in the pictures: press the card or place that lights up.
bot-lesson-happened = **What happened:**
bot-lesson-read-on = Continue
bot-lesson-out = Stop or start again
bot-lesson-out-ask = You can leave the lesson of **{ $game }** at any time: `/learn` continues it where you stopped. “End the lesson” deletes it.
bot-lesson-back = Back to the lesson
bot-lesson-anew = Start again from the beginning
bot-lesson-end = End the lesson
bot-lesson-ended = The lesson of **{ $game }** is over and was deleted.
bot-lesson-lost = The bot was updated after you began this lesson, so it can’t continue. Please start it again.
bot-lesson-learnt = **You have learned:**
bot-lesson-next = **What next?** { $buttons ->
    [true] Play against AIs at once, or open a table that other people can join, with the buttons below.
   *[false] Type `/game new` in a channel to play against AIs at once, or to open a table that other people can join.
} **Rules** explains every detail.
