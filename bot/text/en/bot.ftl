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
bot-confirm-answer = Confirm: { $answer }
bot-confirm-ask = { $answer }
    Sure? This cannot be taken back.
bot-back = Back
bot-menu-up = Previous menu
bot-back-hand = Back to my hand
bot-back-form = Back to the form
bot-change = Change: { $step }
bot-change-which = Change…
bot-propose-which = Take instead…
bot-choose = Choose one…
bot-done = { $count ->
    [0] Done: none
   *[other] Done: { $count }
}
bot-pick-clear = None of them
bot-pick-all = All { $count }
bot-picked = So far: { $answer }{ $over ->
    [0] {""}
   *[other] {" "}— { $over } too many.
}
bot-pick-placeholder = { $exact ->
    [true] { $hi ->
        [one] Choose one…
       *[other] Choose { $hi }…
    }
   *[false] { $lo ->
        [0] Choose up to { $hi }, or none…
       *[other] Choose { $lo } to { $hi }…
    }
}
bot-page-back = Back ({ $page } of { $pages })
bot-page-forth = More ({ $page } of { $pages })
bot-number-enter = A number from { $lo } to { $hi }…

## The options of a match in a sentence

bot-options =
    .none = by the rule sheet
    .one = { $label }: { $value }
    .separator = {" · "}

## What the kernel tells in every game

bot-seat_resigned = 🏳️ { $seat } resigns.
    .why = From now on every question to the seat is answered by its default.
bot-answers_undone = ↩️ { $seat } takes back what came last.
    .why = What was taken back stays in the story, struck out. The same draw would fall the same way again.

## Why an answer was not taken; $rule is the id of the rule that forbids it

bot-refused =
    .malformed = I could not read that answer. Nothing has changed.
    .illegal = The rules do not allow that. Nothing has changed.
    .stale = Already settled. Nothing has changed.
    .not_yours = That one is not yours to answer. Nothing has changed.
    .ruled = { $text } ({ $rule })
bot-refused-bad_form = { $expected ->
    [number] That is not a number I can read. Please give digits alone, such as 12.
    [none] I could not read that answer. The buttons and menus always work.
   *[other] I could not read that answer. The buttons and menus always work.
}
bot-refused-draft_changed = That screen was out of date, so nothing was done. The newest one shows where it stands; **My move** brings it up.
bot-refused-not_offered = That is not on offer just now.
bot-refused-picked_twice = You named the same thing twice.
bot-refused-wrong_count = You chose { $count }. { $exact ->
    [true] It must be { $lo }.
   *[false] It must be { $lo } to { $hi }.
}
bot-refused-out_of_range = It must be from { $lo } to { $hi }.
bot-refused-pinned = That part is already settled and stays as it is.
bot-refused-no_seat = You have no seat at this table.
bot-refused-other_seat = That question is for somebody else.
bot-refused-out_already = You are out of this match already.
bot-refused-resigned_already = You have resigned already.
bot-refused-not_asked = There is nothing for you to answer just now.
bot-refused-answered_already = Already settled: that question is behind us.
bot-refused-match_over = The match is over.
bot-refused-nothing_to_undo = There is nothing to take back.
bot-refused-no_takeback = That choice was final.
bot-refused-undo_draw = Something was drawn since then; it cannot be taken back alone.
bot-refused-undo_others_acted = Somebody else has played since then; it cannot be taken back alone.
bot-refused-undo_told = Something secret or final has come of it; it stays.
bot-refused-undo_vote = There is or was a secret vote or plan since then; that stays as it is.
bot-refused-undo_final = Somebody has resigned or settled something for good since then; it stays.
bot-refused-undo_consent = The others must agree first.
bot-refused-no_orders = This game has no standing orders.
bot-refused-no_order = Your standing orders do not answer this question.
bot-refused-no_such_game = I do not know that game.
bot-refused-wrong_seats = This game needs { $lo } to { $hi } players; you are { $seats }.
bot-refused-no_such_option = There is no such option. Write name=value; the options that there are, are offered while you type.
bot-refused-bad_option = { $setting ->
    [none] These options do not go together.
   *[other] That value does not fit the option “{ $setting }”.
}

## The lobby

bot-lobby-seats = **Seats** ({ $taken } of { $most })
bot-lobby-empty = *Nobody yet. Press Join to sit down.*
bot-lobby-options = **Options**: { $options }
bot-lobby-missing = { $count ->
    [one] *One more is needed to start. An AI will do.*
   *[other] *{ $count } more are needed to start. AIs will do.*
}
bot-lobby-ready = *Ready. { $host } may start.*
bot-lobby-button-join = Join
bot-lobby-button-leave = Leave
bot-lobby-button-ai = Add AI
bot-lobby-button-options = Options
bot-lobby-button-start = Start
bot-lobby-button-dice = Fair dice
bot-fair-dice = **Fair dice.** All the luck of this match was fixed before anyone sat down, and sealed by this fingerprint:
    `{ $commitment }`
    { $salt ->
        [none] When the match starts, the presses of everyone who joined are mixed in, so that nobody could choose the luck.
       *[other] The presses of everyone who joined are mixed in (the salt): `{ $salt }`
    }
    At the end the bot reveals its keys: **Export** gives you the files, and `/game verify` checks every draw.
bot-lobby-button-cancel = Cancel
bot-lobby-opened = The lobby for { $game } is open.
bot-tiles = What would you like to play? **Play now** deals you a hand at once, against AIs; **Open a table** waits for others; **Learn** explains a game step by step.
bot-tiles-solo = Play now against AIs
bot-tiles-open = Open a table
bot-tiles-learn = Learn
bot-tiles-which = Which game would you like to learn? You play a short match against AIs, step by step and with explanations. Only you see it.
bot-lobby-cancelled = This lobby is closed; no match was played.
bot-lobby-started = **{ $game }** has begun: { $people }.
    Options: { $options }
    -# Dice: `{ $commitment }`
    -# Salt of the dice, from everyone's joining and the start: `{ $salt }`
    { $link ->
        [none] { "" }
       *[other] -# The table is here: { $link }
    }
bot-lobby-already = You sit at this table already.
bot-lobby-full = Every seat is taken.
bot-lobby-closed = This lobby is closed already.
bot-lobby-too-few = At least { $least } must sit down first. You can add AIs.
bot-host-only = Only the host can do that: { $host }.
bot-joined = You have a seat. I have written to you: that is where your cards will come.
bot-joined-no-dm = You have a seat. I may not write to you directly, so use **My hand** and **My move** here in the channel: you can play everything with them, and only you see what they show.
bot-left = You have given your seat back.
bot-ai-name = AI { $number }
bot-ai-for = AI for { $name }
bot-ai-added = An AI has sat down.
bot-ai-removed = The last AI has stood up.
bot-started = The match has begun. Good luck!
bot-seat-dm = You have a seat at { $channel } for **{ $game }**. Here is where your cards will come.
    -# Showing them to the others is against the rules.

## Who sits where, where nobody's name is known

bot-seat-name = Seat { $number }

## The host's options

bot-options-title = Options of { $game }
bot-options-which = Which one do you want to change?
bot-options-preset = Or take a set of options that fit together
bot-options-now = Now: { $value }
bot-options-set = Done.
bot-number-title = A number
bot-number-label = Your number
bot-number-placeholder = 0

## The table's message, and a player's own

bot-my-move = My move
bot-my-hand = My hand
bot-moved-on = The table has moved on: { $link }
bot-waiting-names = ⏳ { $count ->
    [0] Nobody is asked anything.
    [one] { $names } is to play.
   *[other] Waiting for { $names }.
}
bot-waiting-count = ⏳ { $count ->
    [one] One answer is still out.
   *[other] { $count } answers are still out.
}
bot-own-table = Your table is { $channel }
bot-own-nothing = You hold nothing that the others do not see.
bot-nothing-asked = Nothing is asked of you just now.
bot-own-answered = { $by ->
    [order] 📜 Your standing orders have answered for you. Others are still to give theirs.
   *[player] ✅ Your answer is in. Others are still to give theirs.
}
    { $answer }
bot-not-started = The match has not begun yet.
bot-no-seat = You have no seat at this table. You are welcome to watch.
bot-no-table = There is no table in this channel. `/game new` opens one.
bot-which-table = { $count ->
    [0] You sit at no table just now. `/game new` in a channel opens one.
   *[other] You sit at { $count } tables. Please use the command in the channel of the one you mean.
}
bot-channel-busy = There is a table in this channel already. Take another channel or a thread, or end that one with `/game stop`.
bot-guild-only = A table needs a channel of a server; it cannot stand in a direct message.
bot-may-not-write = I cannot hold a table here without { $missing_count ->
    [one] this permission
   *[other] these permissions
}: { $missing }. The managers of the server can grant { $missing_count ->
    [one] it
   *[other] them
} in the settings of the channel.
bot-no-such-game = I don’t know a game called “{ $name }”.

## When something is not as hoped

bot-already-done = That was taken already.
bot-unknown-press = That button is from another time or place. Nothing has changed; please use the newest message.
bot-nothing-lost = Something went wrong on my side. Nothing was lost: the table goes on from the last answer. Please try again.
bot-trouble = { $kind ->
        [full] The disk of the computer that I run on is full, so I cannot store anything.
        [locked] Another program is using my database, so I cannot store anything at the moment.
        [gone] My database was deleted or moved while I was running, so I have stopped: I neither show nor store anything.
       *[unusable] I cannot read or write my database.
    } { $unchanged ->
        [true] Nothing was lost or changed.
       *[false] Nothing was lost. Part of what you asked for may have been done: please look before you repeat it.
    } { $kind ->
        [full] You can go on as soon as the person who runs me has made room.
        [locked] Please try again in a minute.
       *[gone] You can go on as soon as the person who runs me has repaired this.
    }
bot-trouble-owner = { $kind ->
        [full] **My disk is full.** Nobody can play, and nothing was lost. Please make room; I then go on by myself.
        [locked] **Another program is using my database.** Nobody can play, and nothing was lost. Please close that program; I then go on by myself.
        [gone] **My database was deleted, moved or replaced while I was running.** Nobody can play, and I have stopped storing anything. Please stop me, put the database back or restore a backup, and start me again.
       *[unusable] **I cannot use my database.** Nobody can play, and nothing was lost. Once the cause is removed, I go on by myself.
    }
    -# { $why }
bot-notice-stopped = The match was stopped. No winner.
bot-notice-cancelled = This lobby is closed; no match was played.
bot-notice-frozen = This match is at a standstill: its log does not replay as it was played. Nothing was changed or thrown away; whoever runs the bot has been told.
bot-notice-owner = Table { $table } in { $channel } is frozen: { $why }

## The language of a server; each language names itself

bot-language = English
bot-language-set = The tables of this server speak { $language } now. What only you see stays in the language of your Discord.
bot-language-unknown = I do not speak that. I speak: { $languages }.

## The pictures of a server

bot-pictures = { $look ->
        [dark] dark
        [light] light
       *[off] off
    }
bot-pictures-set = { $look ->
        [dark] Pictures are dark from now on.
        [light] Pictures are light from now on.
       *[off] There are no pictures any more, only words.
    }
bot-pictures-unknown = I do not know that look. There are: { $looks }.

## Leaving

bot-sure-leave = { $stand_in ->
    [true] Give the seat back? Whoever you stand in for has it again at once.
   *[false] Leave the match? An AI will play on for you.
}
bot-sure-leave-yes = Yes, leave
bot-sure-resign = Resign? Your seat loses; this cannot be taken back.
bot-sure-resign-yes = Yes, resign
bot-sure-stop = Stop the match for everybody? There will be no winner.
bot-sure-stop-yes = Yes, stop it
bot-left-match = { $stand_in ->
    [true] The seat is its owner’s again. Thank you for standing in.
   *[false] An AI has taken your seat. Thank you for playing.
}
bot-resign-stand-in = You only stand in here, so it is not for you to resign. `/game leave` gives the seat back.
bot-resigned = { $untold ->
    [true] You have resigned. The others will hear of it when all secret answers are in, so that nobody learns whether you had given yours.
   *[false] You have resigned.
}
bot-stopped = Stopped.

## While it is paused

bot-paused = ⏸️ The match is paused. Nothing is lost, and nobody has to answer until it goes on.
bot-paused-own = ⏸️ The match is paused: answers are taken again when it goes on.
bot-notice-paused = The match is paused, so nothing was taken. What you have begun is kept until it goes on.
bot-pause-done = The match is paused.
bot-pause-already = The match is paused already.
bot-resume-done = The match goes on.
bot-resume-already = The match is not paused.

## Who plays on for whom

bot-substitute = 🔁 { $person } plays on for { $before }.
bot-seat-dm-substitute = You play on for { $before } at { $channel } in **{ $game }**. What that seat may know is yours now.
    -# Showing it to the others is against the rules.
bot-replace-which = Whose seat shall somebody else take?
bot-replace-choose = Choose a seat…
bot-replace-seat = Seat { $number }: { $person }
bot-replace-ask = { $ai ->
    [true] An AI plays { $person }'s seat.
   *[false] Shall an AI take over { $person }'s seat? { $person } sees nothing more of it then.
}{ $offered ->
    [none] {""}
    [anybody] {" "}It is on offer to anybody.
   *[other] {" "}It is on offer to { $offered }.
}
    -# To offer it to somebody: `/game replace` with a seat and a person.
bot-replace-yes = Yes, let an AI play
bot-replace-done = An AI plays that seat now.
bot-replace-ai = An AI plays that seat already. To offer it to somebody, name a person, too.
bot-replace-no-seat = I do not know that seat. The seats are offered while you type.
bot-replace-changed = Somebody else sits there by now. Nothing has changed.
bot-replace-out = That seat is out of the match; there is nothing to play for it.
bot-offer = 🪑 { $seat }'s seat is on offer to { $person }.
bot-offer-take = Take { $seat }'s seat
bot-offer-made = { $seat }'s seat is on offer to { $person }; the table's message has the button for it.
bot-offer-withdraw = Withdraw the offer
bot-offer-withdrawn = The offer is withdrawn.
bot-offer-gone = That offer stands no more.
bot-offer-other = That seat is on offer to { $person }.
bot-offer-bot = That is a bot, and not one of my AIs. Without a person named, an AI takes the seat.
bot-offer-seated = { $person } sits at this table already.
bot-offer-knows = { $person } has seen what another seat of this match may know, so only that seat is free to them.

## Taking back

bot-take-back = Take back
bot-take-back-of = { $seat }: take back
bot-take-back-other = Only { $seat } can take that back.
bot-undo-which = How far back? What you choose is taken back, and all that came after it.
bot-undo-choose = Take back from here…
bot-undo-silent = { $seat } has answered.
bot-undo-preview = This would be taken back:
bot-undo-agree = { $names } must agree first. If somebody plays on meanwhile, all stays as it is.
bot-undo-alone = Nobody else has to agree.
bot-undo-ask = Ask the others
bot-undo-do = Take it back
bot-undo-proposed = The others are asked now, on the table's message.
bot-undo-done = Taken back.
bot-undo-changed = The table has moved on meanwhile. Look again how far back you want to go.
bot-undo-busy = Something is asked of the table already; that has to be settled first.
bot-undo-asked = ↩️ { $person } would like to take this back:
bot-undo-missing = Still to agree: { $names }. Whoever plays on, or refuses, leaves it as it is.
bot-undo-refused = ↩️ { $person } would rather not take anything back: it stays as it is.
bot-undo-lapsed = ↩️ The game has gone on, so nothing is taken back.
bot-undo-yes = Agree
bot-undo-no = Refuse
bot-undo-agreed-already = You have agreed already.
bot-undo-gone = That question is settled: the table has moved on.
bot-undo-not-yours = Whether that is taken back is for those who play to say.

## More

bot-more = More
bot-more-title = What else there is:
bot-more-status = Status
bot-more-undo = Undo
bot-more-leave = Leave
bot-more-resign = Resign
bot-more-pause = Pause
bot-more-resume = Go on
bot-more-replace = Replace
bot-more-stop = Stop

## Commands: what each does, and what it is called; in an option's, "-<option>" follows. Names are one word, in small letters

bot-command-learn = Learn a game in a short match with explanations
    .name = learn
bot-command-learn-game = Which game
    .name = game
bot-command-game = Tables: open one, see how it stands, leave
    .name = game
bot-command-game-new = Open a table in this channel
    .name = new
bot-command-game-new-game = Which game
    .name = game
bot-command-game-new-options = Options as name=value, several separated by spaces
    .name = options
bot-command-game-status = How the match stands
    .name = status
bot-command-game-leave = Leave the table; in a match an AI plays on for you
    .name = leave
bot-command-game-resign = Resign from the match
    .name = resign
bot-command-game-stop = Stop the match for everybody (host or server managers)
    .name = stop
bot-command-game-pause = Pause the match (host or server managers)
    .name = pause
bot-command-game-resume = Let a paused match go on (host or server managers)
    .name = resume
bot-command-game-replace = Let the AI or somebody else take a seat over (host or server managers)
    .name = replace
bot-command-game-replace-seat = Whose seat
    .name = seat
bot-command-game-replace-person = Who is to have it; without, an AI
    .name = person
bot-command-game-undo = Ask the others to take back what came last
    .name = undo
bot-command-hand = Everything that only you may know
    .name = hand
bot-command-move = The question that waits for you
    .name = move
bot-command-answer = Answer the question that waits for you, by typing
    .name = answer
bot-command-answer-answer = Your answer; what is legal is offered while you type
    .name = answer
bot-command-rules = Look a rule up
    .name = rules
bot-command-rules-search = A word, or a rule's id such as CO 6.8
    .name = search
bot-command-rules-game = Which game
    .name = game
bot-command-help = What this bot does, and how to begin
    .name = help
bot-command-settings = How the bot behaves on this server
    .name = settings
bot-command-settings-language = The language of this server's tables; what only you see is in your own
    .name = language
bot-command-settings-language-language = Which language
    .name = language
bot-command-settings-pictures = How pictures look on this server: dark, light, or none at all
    .name = pictures
bot-command-settings-pictures-pictures = Which look
    .name = pictures
bot-rules-none = No rule fits that.
bot-help = ## Quartermaster
    I am the game master: I deal, keep your secrets, know the rules and never lose a match.
    {"**"}Begin**: `/game new` opens a table in a channel. Press **Join**, fill up with **Add AI**, then **Start**. `/learn` explains a game in a short match of your own.
    {"**"}Play**: your cards come by direct message. In the channel, **My move** and **My hand** show them to you alone; `/move`, `/hand` and `/answer` do the same. `/my games` lists all your tables; `/orders` answers for you in advance.
    {"**"}Take your time**: `/game pace` says how long an answer may take, from minutes to weeks, and who answers when time is up. `/settings me` keeps your quiet hours and reminders; `/vacation` says who plays while you are away.
    {"**"}Look up**: `/rules` with a word or a rule's id; `/game status` for how it stands; `/game log` for the whole story, where every line can be asked *why?*; `/game at` for the table of any moment.
    {"**"}Mend**: `/game undo` asks the others to take something back; whoever hosts has `/game pause` and `/game replace`. **More**, under the table's message, has all of it.
    {"**"}Stop**: `/game leave` gives your seat to an AI, `/game resign` gives up, `/game stop` ends the match.

## Privacy

bot-privacy = ## What I store about you
bot-privacy-person = Your language, as Discord tells it: { $locale }. Whether my direct messages reach you: { $dm ->
    [open] yes
    [refused] no
   *[unknown] not known yet
}.
bot-privacy-tables = { $tables ->
    [0] You have sat at no table of mine
    [one] You have sat at one table, under the name you had then
   *[other] You have sat at { $tables } tables, under the name you had then
}{ $open ->
    [0] {""}
    [one] ; one of them is still being played
   *[other] ; { $open } of them are still being played
}. { $hosted ->
    [0] You have opened none.
    [one] You have opened one.
   *[other] You have opened { $hosted }.
}
bot-privacy-lessons = { $lessons ->
    [0] No lesson of yours is kept
    [one] One lesson of yours is kept until you end it
   *[other] { $lessons } lessons of yours are kept until you end them
}
bot-privacy-entries = { $entries ->
    [0] No answers of yours in the logs of matches
    [one] One answer of yours in the log of a match
   *[other] { $entries } answers of yours in the logs of matches
}, and { $messages ->
    [0] no direct messages remembered by number.
    [one] one direct message remembered by its number.
   *[other] { $messages } direct messages remembered by number.
}
bot-privacy-others = I read no messages and keep none. When I am removed from a server, all that I store of it is deleted { $days ->
    [one] a day
   *[other] { $days } days
} later.
    -# **Delete mine** takes you out of every table and puts a made-up name in your place everywhere. The matches stay whole for the others. What stands in Discord’s channels already stays with Discord.
bot-privacy-forget = Delete mine
bot-sure-forget = Forget you? Wherever I know you, a made-up name takes your place; nobody can bring it back. { $open ->
    [0] {""}
    [one] At the table where you play now, an AI plays on for you.
   *[other] At the { $open } tables where you play now, AIs play on for you.
}
bot-sure-forget-yes = Yes, forget me
bot-forgotten = Done: I do not know you any more. Whatever you press next begins anew.
bot-former-player = Former player { $number }
bot-command-privacy = What I store about you, and how to have it deleted
    .name = privacy
