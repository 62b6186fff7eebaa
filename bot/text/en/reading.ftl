### To read at any time: the story, why something happened, the rules, the end. Exports, checks, and playing again.

## Buttons of the table's message

bot-button-log = Log
bot-button-rules = Rules
bot-button-again = Play again
bot-button-export = Export
bot-button-verify = Check the draws

## The story in pages

bot-log-title = **Log of { $game }** · page { $page } of { $pages }
bot-log-empty = Nothing has happened yet.
bot-log-silent = Nothing to show here.
bot-log-private = Lines marked 🔒 tell you what not everyone sees.
bot-log-undone = ↩️ Undone.
bot-log-seat = 🔁 { $kind ->
    [ai] An AI replaces { $before }.
    [back] { $now } is back.
   *[person] { $now } replaces { $before }.
}
bot-log-first = Start
bot-log-back = Earlier
bot-log-forth = Later
bot-log-last = Newest
bot-log-jump = Jump to…
bot-log-why = Why?
bot-log-return = Back to the log
bot-log-open = Open the log
bot-log-rule = Related rules
bot-no-story = No match has been played in this channel yet.
bot-look-other-game = This is for { $game }. Another game is being played here: { $played }. **My move** (or `/move`) shows what you can do.
bot-why-title = **Why?**
bot-why-undone = This was undone later.

## The rules by topic

bot-rules-title = ## { $game }: rules
bot-rules-topic = **{ $title }** · page { $page } of { $pages }
bot-rules-topics = Topic…
bot-rules-overview = All topics
bot-rules-open = **Choose a topic:**
bot-rules-find = Search…
    .title = Search the rules
    .asked = A word or a rule number
bot-rules-further = Further rules
bot-rules-near = There is no rule { $asked }. The nearest one:
bot-rules-best = { $shown } of the { $found } rules found, the best first. A more exact search finds the others.

## The end of a match

bot-ended-by = **How it ended:**
bot-ended-places = **Final ranking**

## Playing again

bot-again-opened = The rematch lobby is open: same players, the seats moved on by one. { $link }
bot-again-there = The rematch lobby is already open: { $link }
bot-again-not-yours = Only players of this match can start a rematch. You can open your own table with `/game new`.

## Exports

bot-export-story = Your log: everything you may know about this match, and the { $keys ->
    [true] keys to check its draws.
   *[false] fingerprint of its draws.
}{ $open ->
    [true] {" "}It contains things only you have seen, so don’t share it while the match is being played.
   *[false] {""}
}
bot-export-stopped = The match was stopped before its end. To protect everyone’s secrets, there is no full record, and the keys of its draws stay secret.
bot-export-public = The public log of this match, and the { $keys ->
    [true] keys to check its draws.
   *[false] fingerprint of its draws.
}
bot-export-record = The match is over, so here is its full record too, with the keys of the draws. `quartermaster replay` replays it, and `quartermaster verify` checks it.
bot-export-too-large = The file is too large for Discord. The bot’s owner can export it with `quartermaster export`.

## Checking a match

bot-verify-open = ✅ The log is intact. { $answers ->
        [one] Its one answer was replayed with the same result as at the table.
       *[other] Its { $answers } answers were replayed with the same results as at the table.
    }
    { $state ->
        [stopped] The match was stopped, so the keys of its draws stay secret.
        [over] This match keeps some secrets even after its end, so not all keys of its draws are public. **Export** has those that are.
       *[open] The draws can be checked once the match is over and their keys are public.
    }
bot-verify-over = ✅ The log is intact. Its { $entries } answers and other acts and { $draws } random draws (a shuffle counts as one) were replayed with the same results as at the table.
bot-verify-keys = ✅ The keys of the draws match the fingerprint shown when the match began.
bot-verify-compare = -# Fingerprint of the draws: `{ $commitment }`. Compare it with the one in the message that the match has begun. If someone had replaced the whole match with another, only the fingerprint would show it.
bot-verify-unsealed = The match began before version { $version } and has no checksums. Some changes to it could go unnoticed.
bot-verify-unreplayed = ⚠️ The match began before version { $version } and has no checksums, and it can’t be replayed. Either it was played under older rules, or it was altered.
bot-verify-older = ✅ The log is unaltered. It can’t be replayed because it was played under the older rules of version { $version }.
bot-verify-altered = ❌ The match was altered in the bot’s database. This check has changed nothing. Please tell the bot’s owner: `quartermaster verify --all` shows what was altered.
bot-verify-bad = ❌ Replaying the log gives different results from those at the table. Nothing was changed. Please tell the bot’s owner.

## Commands

bot-command-game-log = Show the log of this channel’s match
    .name = log
bot-command-game-log-page = Which page (leave empty for the newest)
    .name = page
bot-command-game-export = Get this channel’s match log as a file, with the full record once it is over
    .name = export
bot-command-game-verify = Check that this channel’s match was not altered
    .name = verify

## A message's part of the story

bot-summary-acts = **{ $seat }:** { $acts }
    .separator = {" · "}
bot-summary-undone = ↩️ Undone by { $seat }: { $acts }
bot-summary-gap = … { $told }
bot-summary-more = { $told } · *+{ $count } in the log*
# The outcomes among what has happened, such as who has sunk what.
bot-summary-short = **In short:** { $told }
    .separator = {" · "}
bot-result-of = Round { $round }: { $told }
