### What the bot itself says. Messages are named bot-<what>; a game's own words are in <game>.ftl.

## Lists of names, options and the like; a term may have its own separator (see corsari-term-card)

bot-list =
    .separator = {", "}
    .last = {" and "}
    .ordered = {" → "}
    .none = none
bot-answer-number = { $number }

## Questions of every kind

bot-confirm = Confirm
bot-back = Back
bot-edit = Change it
bot-done = Done
bot-none = None of them
bot-previous = Previous
bot-next = Next
bot-page = Page { $page } of { $pages }
bot-more = More…
bot-choose = Choose one…
bot-pick = { $lo ->
    [0] { $hi ->
        [one] Choose one, or none…
       *[other] Choose up to { $hi }, or none…
    }
   *[other] { $lo ->
        [one] Choose one or more, up to { $hi }…
       *[other] Choose { $lo } to { $hi }…
    }
}
bot-pick-exactly = { $count ->
    [one] Choose one…
   *[other] Choose { $count }…
}
bot-pick-ordered = The order matters: first choice first.
bot-number = A number from { $lo } to { $hi }
bot-sure = Sure? This cannot be taken back.

## What the kernel tells in every game

bot-seat_resigned = 🏳️ { $seat } resigns.

## Why an answer was not taken; $rule is the id of the rule that forbids it

bot-refused =
    .malformed = I could not read that answer. Nothing has changed.
    .illegal = The rules do not allow that. Nothing has changed.
    .stale = Already settled. Nothing has changed.
    .not_yours = That one is not yours to answer. Nothing has changed.
    .ruled = { $text } ({ $rule })
bot-refused-bad_form = I could not read that answer. The buttons and menus always work.
bot-refused-not_offered = That is not on offer just now.
bot-refused-picked_twice = You named the same thing twice.
bot-refused-wrong_count = You chose { $count }. { $exact ->
    [true] It must be { $lo }.
   *[false] It must be { $lo } to { $hi }.
}
bot-refused-out_of_range = { $number } will not do. It must be from { $lo } to { $hi }.
bot-refused-pinned = That part is already settled and stays as it is.
bot-refused-no_seat = You have no seat at this table.
bot-refused-other_seat = That question is for somebody else.
bot-refused-out_already = You are out of this match already.
bot-refused-resigned_already = You have resigned already.
bot-refused-not_asked = There is nothing for you to answer just now.
bot-refused-answered_already = Already settled: that question is behind us.
bot-refused-match_over = The match is over.
bot-refused-no_such_game = I do not know that game.
bot-refused-wrong_seats = This game needs { $lo } to { $hi } players; you are { $seats }.
bot-refused-bad_option = { $setting ->
    [none] These options do not go together.
   *[other] That value does not fit the option “{ $setting }”.
}
