### A table that runs for weeks: how it was at any moment, all my tables, standing orders, tables that lie still.

## The table at an earlier moment

bot-at-title = **{ $game }**: { $number ->
    [0] before anything had happened
   *[other] the table after event { $number } of { $last }
}
bot-at-own = 🔒 Only you see what follows: what your seat knew then.
bot-at-own-nothing = Nothing that the others did not see.
bot-at-first = Beginning
bot-at-back = Earlier
bot-at-forth = Later
bot-at-last = Now
bot-at-log = Story
bot-log-at = The table then
bot-command-game-at = How the table stood at an earlier moment
    .name = at
bot-command-game-at-number = After which event; the story numbers them
    .name = number
