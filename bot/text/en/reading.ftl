### To read at any time: the story, why something happened, the rules, the end. Exports, checks, and playing again.

## Buttons of the table's message

bot-button-log = Log
bot-button-rules = Rules
bot-button-again = Again
bot-button-export = Export

## The story in pages

bot-log-title = **The story of { $game }** · page { $page } of { $pages }
bot-log-empty = Nothing has happened yet.
bot-log-silent = Nothing worth telling happened here.
bot-log-private = 🔒 Only you see these lines.
bot-log-undone = ↩️ Taken back.
bot-log-seat = 🔁 { $kind ->
    [ai] An AI plays on for { $before }.
    [back] { $now } is back in the seat.
   *[person] { $now } plays on for { $before }.
}
bot-log-first = Beginning
bot-log-back = Earlier
bot-log-forth = Later
bot-log-last = Newest
bot-log-why = Why?…
bot-log-return = Back to the story
bot-log-rule = The rules around it
bot-no-story = No match has been played in this channel yet.
bot-look-other-game = This is for { $game }. Another game is being played here.
bot-why-title = **Why?**
bot-why-undone = This was taken back later.

## The rules by topic

bot-rules-title = ## { $game }: the rules
bot-rules-topic = **{ $title }** · page { $page } of { $pages }
bot-rules-topics = Topic…
bot-rules-overview = All topics
bot-rules-row = - { $title } ({ $first }{ $more ->
    [0] {""}
   *[other] {" "}to { $last }
})
bot-rules-search-hint = `/rules` finds a rule by a word or by its id.
bot-rules-near = There is no rule { $asked }. Next to it:

## The end of a match

bot-ended-places = **How it ended**
bot-ended-dice = Dice: `{ $commitment }`
    Salt: `{ $salt }`
    The keys to check every draw are in **Export**; `/game verify` checks them for you.

## Playing again

bot-again-opened = The lobby is open: the same people, and the next one deals. { $link }
bot-again-there = The next table is open already: { $link }
bot-again-not-yours = Whoever sat at this table can have it played again. You are welcome to open one of your own with `/game new`.

## Exports

bot-export-story = Your story: all that you may know of this match, and the seal of its dice.{ $open ->
    [true] {" "}It holds what only you have seen, so mind to whom you give it while the match goes on.
   *[false] {""}
}
bot-export-stopped = The match was stopped before its end. So nobody's secrets come out: there is no full record, and the keys of the dice stay sealed.
bot-export-public = The public story of this match, and the seal of its dice.
bot-export-record = The match is over, so here is its whole record as well, with the secret of the dice. `quartermaster replay` plays it again, `quartermaster verify` checks it.
bot-export-too-large = It has grown too large for Discord. Whoever runs the bot can write it to a file: `quartermaster export`.

## Checking a match

bot-verify-open = ✅ The log is whole. Its { $answers } answers were played again, and all came out as they did at the table.
    { $stopped ->
        [true] The match was stopped, so the keys of its dice stay sealed.
       *[false] What the dice were is checked when the match is over: then their keys are open.
    }
bot-verify-over = ✅ The log is whole. Its { $entries } entries and { $draws } draws were played again, and all came out as they did at the table.
bot-verify-keys = ✅ The keys of the dice fit the seal that was shown before the match.
bot-verify-compare = -# Seal of the dice: `{ $commitment }`. Compare it with the one shown before the match: if the whole match had been replaced by another, only this would differ.
bot-verify-unsealed = The match began before version { $version } and has no checksums. A change after which it can still be played again would not be noticed.
bot-verify-unreplayed = ⚠️ The match began before version { $version } and has no checksums, and it cannot be played again. Either it was played under older rules, or it was altered.
bot-verify-older = ✅ The log is unaltered. It cannot be played again, because it was played under older rules, those of version { $version }.
bot-verify-altered = ❌ The match was altered in the bot's database. This check has changed nothing. Please tell the person who runs the bot: `quartermaster verify --all` names what was altered.
bot-verify-bad = ❌ The log does not come out as it did at the table. Nothing was changed. Please tell whoever runs the bot.

## Commands

bot-command-game-log = The story of this channel's match, in pages
    .name = log
bot-command-game-log-page = Which page; the newest if you name none
    .name = page
bot-command-game-export = The story of this channel's match as a file, and its record when it is over
    .name = export
bot-command-game-verify = Check that this channel's match was kept as it was played
    .name = verify

## A message's part of the story

bot-summary-acts = **{ $seat }:** { $acts }
    .separator = {" · "}
bot-summary-more = { $told } · *+{ $count } in the log*
