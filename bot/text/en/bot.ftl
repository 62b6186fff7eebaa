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
    Are you sure?{ $undo ->
        [free] {""}
        [agreed] {" "}Undoing this needs everyone’s consent.
        [alone] {" "}If it reveals something hidden, you can’t undo it.
        [others] {" "}Undoing this needs everyone’s consent. If it reveals something, it can’t be undone.
        [until] {" "}{ $until }
        [waiting] {" "}You can change this only while others are still choosing.
       *[never] {" "}You can’t undo this.
    }
bot-confirm-always = Confirm, and don’t ask again
bot-confirm-always-set = From now on, your choices are taken without confirmation. Only orders of several steps are still confirmed at the end.
    .typed = -# From now on, your choices are taken without confirmation. Only orders of several steps are still confirmed at the end. `/settings me` turns the confirmation on again.
bot-confirm-again = Confirm choices again
bot-confirm-again-set = Your choices are confirmed again from now on.
bot-back = Back
bot-menu-up = Previous menu
bot-menu-counted = { $label } ({ $count } choices)
bot-explained = { $text } ({ $about })
bot-back-hand = Back to my hand
bot-back-table = Back to the table
bot-back-step = Previous step
bot-back-summary = Back to the summary
bot-change = Change: { $step }
bot-change-which = Change…
bot-propose-which = Choose instead…
bot-propose-replaces = -# Or choose another plan, in place of the one above:
# A plan that does a part of what the one above does, such as without the orders of one pirate; one that does more.
bot-propose-part = { $label } (a part of the above)
bot-propose-more = { $label } (the above, and more)
# A plan that does the same as the one above but for such as standing orders.
bot-propose-details = { $label } (as above, but for details)
bot-choose = Choose one…
bot-done = { $count ->
    [0] Done (none chosen)
   *[other] Done ({ $count } chosen)
}
bot-pick-more = Choose { $count } more
bot-pick-fewer = Choose { $count } fewer
bot-pick-rest = { $picked ->
        [0] In the order of the list
       *[other] The rest in the order listed
    }
    .told = The rest in the order listed: { $rest }
bot-pick-clear = Clear
bot-pick-all = All { $count }
bot-picked = Chosen so far: { $answer }{ $over ->
    [0] {""}
   *[other] {" "}— { $over } too many.
}
bot-pick-placeholder = { $exact ->
    [true] { $hi ->
        [one] Choose one
       *[other] Choose { $hi }
    }
   *[false] { $lo ->
        [0] Choose up to { $hi }, or none
       *[other] Choose { $lo } to { $hi }
    }
}
bot-page-back = Back ({ $page } of { $pages })
bot-page-forth = More ({ $page } of { $pages })
bot-number-enter = A number from { $lo } to { $hi }…

## The options of a match in a sentence

bot-options =
    .none = standard rules
    .one = { $label }: { $value }
    .separator = {" · "}

## What the kernel tells in every game

bot-seat_resigned = 🏳️ { $seat } resigns.
    .why = From now on, every question to this seat gets its default answer.
bot-answers_undone = ↩️ { $seat } undoes what was done last.
    .why = Undone moves stay in the log, struck through. A repeated draw gives the same result again.

## Why an answer was not taken; $rule is the title of the rule that forbids it

bot-refused =
    .malformed = I couldn’t read that answer. Nothing has changed.
    .illegal = The rules don’t allow that. Nothing has changed.
    .stale = That question is already settled. Nothing has changed.
    .not_yours = That question isn’t for you. Nothing has changed.
    .ruled = { $text } (Rule: { $rule })
bot-refused-bad_form = { $expected ->
    [number] I couldn’t read that number. Please use digits only, such as 12.
    [none] I couldn’t read that answer. The buttons and menus always work.
   *[other] I couldn’t read that answer. The buttons and menus always work.
}
bot-refused-draft_changed = That screen was out of date, so nothing has changed. **My move** shows the current one.
bot-refused-not_offered = That isn’t available right now.
bot-refused-not_among = That isn’t available right now. Options: { $options }
bot-refused-picked_twice = You chose the same thing twice.
bot-refused-wrong_count = You chose { $count }. { $exact ->
    [true] Choose exactly { $lo }.
   *[false] Choose { $lo } to { $hi }.
}
bot-refused-out_of_range = Choose a number from { $lo } to { $hi }.
bot-refused-pinned = That part is already decided and can’t be changed.
bot-refused-no_seat = You have no seat at this table.
bot-refused-other_seat = That question is for another player.
bot-refused-out_already = You are already out of this match.
bot-refused-resigned_already = You have already resigned.
bot-refused-not_asked = There’s nothing for you to answer right now.
bot-refused-answered_already = You’ve already answered that.
bot-refused-match_over = The match is over.
bot-refused-nothing_to_undo = There’s nothing to undo.
bot-refused-no_takeback = That choice was final.
bot-refused-undo_draw = Something has been drawn since then, so you can’t undo this without the others. **More**, then **Undo**, asks them.
bot-refused-undo_others_acted = Another player has moved since then, so you can’t undo this without the others. **More**, then **Undo**, asks them.
bot-refused-undo_told = Since then, something was revealed or became final, so it can’t be undone.
bot-refused-undo_vote = A secret vote or plan is under way, or there has been one since then, so it can’t be undone.
bot-refused-undo_final = Since then, a player has resigned or made a final choice, so it can’t be undone.
bot-refused-undo_consent = The others must agree first.
bot-refused-no_orders = This game has no standing orders.
bot-refused-no_order = Your standing orders don’t cover this question.
bot-refused-no_such_game = I don’t know that game.
bot-refused-wrong_seats = This game is for { $lo } to { $hi } players. You have { $seats }.
bot-refused-no_such_option = There’s no such option. Write name=value; suggestions appear as you type.
bot-refused-bad_option = { $setting ->
    [none] These options can’t be combined.
   *[other] That value isn’t allowed for the option “{ $setting }”.
}

## The lobby

bot-lobby-seats = **Seats** ({ $taken } of { $most })
bot-lobby-empty = *No players yet. Press Join to play.*
bot-lobby-free = free
bot-lobby-gives-way = *Every seat is taken, but an AI gives up its own to anyone who joins.*
bot-lobby-no-ai = No AI sits at this table.
bot-lobby-options = **Options**: { $options }
bot-lobby-missing = { $count ->
    [one] *One more player is needed to start. You can add an AI.*
   *[other] *{ $count } more players are needed to start. You can add AIs.*
}
bot-lobby-ready = *Ready. { $host } can start the match.*
    .alone = *Ready for a match alone: { $host } can start it. To play with others, let them join or add AIs.*
bot-lobby-button-join = Join
bot-lobby-button-leave = Leave
bot-lobby-button-ai = Add AI
bot-lobby-button-removeai = Remove AI
bot-lobby-button-options = Options
bot-lobby-button-start = Start
bot-lobby-button-dice = Provably fair
bot-fair-dice = **Provably fair.** After the match, everyone can check that nobody has tampered with its random results: all of them come from secret keys, which were fixed before anyone joined. This fingerprint proves it:
    `{ $commitment }`
    { $salt ->
        [none] When the match starts, a “salt” is mixed in: the numbers of the button presses that filled the table and started the match. So nobody can choose the results.
       *[other] So that nobody could choose the results, a “salt” was mixed in. It is the numbers of the button presses that filled the table and started the match: `{ $salt }`
    }
    { $keys ->
        [all] The match is over, and **Export** gives you the keys. The button below checks every draw.
        [some] The match is over, but some of it stays secret: **Export** gives you the keys that are public. The button below checks the log.
       *[later] When the match is over, the bot reveals the keys of all that is no longer secret: **Export** gives you the files, and a button checks the draws.
    }
bot-lobby-button-cancel = Cancel
bot-lobby-opened = The lobby for { $game } is open. To play yourself, press **Join** there, too.
bot-lobby-next = Others can **Join** now, or **Add AI** fills a seat. Then press **Start**.
bot-tiles = What would you like to play? **Play now** starts at once against AIs (for more or fewer: the menu at the end). **Open a table** gives you a seat and lets others join. **Learn** teaches you a game step by step.
bot-tiles-solo = Play now against AIs
bot-tiles-against = {" "}· **Play now**: against { $count ->
    [one] { $count } AI
   *[other] { $count } AIs
}
bot-tiles-ais = Play against more or fewer AIs…
bot-tiles-number = { $game }: { $count ->
    [one] { $count } AI
   *[other] { $count } AIs
}
bot-tiles-open = Open a table
bot-tiles-learn = Learn
bot-tiles-which = Which game would you like to learn? You play a short match against AIs, and each step is explained. Only you see it.
bot-lobby-cancelled = The lobby was cancelled. No match was played.
bot-lobby-started = **{ $game }** has begun: { $people }.
    Options: { $options }
    -# Provably fair: ||fingerprint `{ $commitment }`{ $salt ->
        [none] { "" }
       *[other] { " " }· salt `{ $salt }`
    }||
    { $link ->
        [none] { "" }
       *[other] -# Go to the table: { $link }
    }
bot-lobby-already = You’re already at this table.
bot-lobby-gave-way = { $ai } has given up its seat for you.
bot-lobby-full = Every seat is taken.
bot-lobby-closed = This lobby is already closed.
bot-lobby-too-few = At least { $least } players are needed. You can add AIs.
bot-host-only = Only the host ({ $host }) can do that.
bot-joined = You’ve joined. I’ve sent you a direct message: your cards will appear there.
bot-joined-touch = You’ve joined. Your cards will appear here.
bot-joined-no-dm = You’ve joined. Your direct messages are closed to me, so play here with **{ $hand }** and **My move**. Only you see what they show.
bot-left = You’ve left the table.
bot-ai-name = AI { $number }
bot-ai-for = AI for { $name }
bot-ai-added = AI added.
bot-ai-removed = AI removed.
bot-started = The match has begun.
bot-seat-dm = You’ve joined **{ $game }** in { $channel }. Your cards will appear here.
    -# Please don’t show them to the others: that’s against the rules.

## Who sits where, where nobody's name is known

bot-seat-name = Seat { $number }

## The host's options

bot-options-title = Options of { $game }
bot-options-which = { $several ->
    [true] Change: { $first } … { $last }
   *[false] Which option do you want to change?
}
bot-options-preset = Choose a preset
bot-options-now = Current: { $value }
bot-options-set = Done.
bot-number-title = A number
bot-number-label = Your number
bot-number-placeholder = From { $lo } to { $hi }

## The table's message, and a player's own

bot-my-move = My move
bot-my-hand = My hand
bot-moved-on = There’s a newer message: { $link }
bot-waiting-names = ⏳ { $count ->
    [0] No player has a question to answer.
    [one] { $names } to play.
   *[other] Waiting for { $names }.
}
bot-waiting-answers = ⏳ { $count ->
    [one] { $names } has to answer.
   *[other] { $names } have to answer.
}
bot-waiting-reactions = ⏳ { $names } may react.
bot-waiting-names-you = ⏳ { $count ->
    [0] Your turn.
    [one] Waiting for you and { $names }.
   *[other] Waiting for you, and for { $names }.
}
bot-waiting-answers-you = ⏳ { $count ->
    [0] You have to answer.
    [one] You and { $names } have to answer.
   *[other] You have to answer, and so do { $names }.
}
bot-waiting-reactions-you = ⏳ { $count ->
    [0] You may react.
    [one] You and { $names } may react.
   *[other] You may react, and so may { $names }.
}
bot-waiting-yours = ⏳ { $count ->
    [one] Waiting for your answer.
   *[other] Waiting for your answer, one of { $count } still to come.
}
bot-waiting-count = ⏳ { $count ->
    [one] Waiting for one more answer.
   *[other] Waiting for { $count } more answers.
}
bot-own-table = Table: { $channel }
bot-own-stopped = The match in { $channel } has been stopped. There is no winner.
bot-how = How the game goes
bot-own-nothing = You have nothing hidden from the others.
bot-nothing-asked = Nothing to do right now.
bot-own-out = You are out of this match. The others play on.
bot-own-resigned = You have resigned. The others play on.
bot-own-resigned-corsari = You have resigned. Your turns until the end of this round are played automatically; then you are out. The others play on.
bot-own-elsewhere = You can play at another table now: use `/game new` in another channel or thread.
bot-own-answered = { $by ->
    [order] 📜 Your standing orders have answered for you. Waiting for the others.
   *[player] ✅ Your answer is in. Waiting for the others.
}
    { $answer }
bot-not-started = The match has not begun yet.
bot-no-seat = You have no seat at this table, but you’re welcome to watch.
bot-no-table = There’s no table in this channel. Open one with `/game new`.
bot-which-table = { $count ->
    [0] You’re not in any match. Open a table with `/game new` in a channel.
   *[other] You’re playing at { $count } tables. Use the command in the channel of the table you mean.
}
bot-channel-busy = There’s already a table in this channel. Use another channel or a thread, or end that match with `/game stop`.
bot-guild-only = Tables can only be opened in a server’s channel, not in direct messages.
bot-may-not-write = To run a table here, I need { $missing_count ->
    [one] this permission
   *[other] these permissions
}: { $missing }. Server managers can grant { $missing_count ->
    [one] it
   *[other] them
} in the channel’s settings.
bot-no-such-game = I don’t know a game called “{ $name }”.

## When something is not as hoped

bot-already-done = That has already been done.
bot-unknown-press = That button no longer works. Nothing has changed. Please use the newest message.
bot-nothing-lost = Something went wrong on my side. Nothing was lost: the match continues from the last answer. Please try again.
bot-trouble = { $kind ->
        [full] My disk is full, so I can’t save anything.
        [locked] Another program is using my database, so I can’t save anything at the moment.
        [gone] My database was deleted or moved while I was running, so I’ve stopped and can’t show or save anything.
       *[unusable] I can’t read or write my database.
    } { $unchanged ->
        [true] Nothing was lost or changed.
       *[false] Nothing was lost, but part of your request may have been carried out. Please check before you repeat it.
    } { $kind ->
        [full] You can continue as soon as the bot’s owner has freed some space.
        [locked] Please try again in a minute.
       *[gone] You can continue as soon as the bot’s owner has fixed this.
    }
bot-trouble-owner = { $kind ->
        [full] **My disk is full.** Nobody can play, and nothing was lost. Please free some space. I’ll then continue by myself.
        [locked] **Another program is using my database.** Nobody can play, and nothing was lost. Please close that program. I’ll then continue by myself.
        [gone] **My database was deleted, moved or replaced while I was running.** Nobody can play, and nothing is being saved. Please stop me, put the database back or restore a backup, then start me again.
       *[unusable] **I can’t use my database.** Nobody can play, and nothing was lost. Once the cause is fixed, I’ll continue by myself.
    }
    -# { $why }
bot-notice-stopped = The match was stopped. There is no winner.
bot-notice-cancelled = The lobby was cancelled. No match was played.
bot-notice-frozen = This match is frozen because its log could not be replayed correctly. Nothing was changed or lost, and the bot’s owner has been told.
bot-notice-owner = Table { $table } in { $channel } is frozen: { $why }

## The language of a server; each language names itself

bot-language = English
bot-language-set = This server’s tables are now in { $language }. Messages only you see stay in your own Discord language.
bot-language-unknown = I don’t know that language. Available: { $languages }.

## The pictures of a server

bot-pictures = { $look ->
        [dark] dark
        [light] light
       *[off] off
    }
bot-pictures-set = { $look ->
        [dark] Pictures now use dark colours.
        [light] Pictures now use light colours.
       *[off] Pictures are off. Everything is shown as text.
    }
bot-pictures-unknown = There’s no such setting. Available: { $looks }.

## Leaving

bot-sure-leave = { $stand_in ->
    [true] Give the seat back? Its owner plays again at once.
   *[false] Leave the match? An AI will play for you.
}
bot-sure-leave-yes = Yes, leave
bot-sure-resign = Resign? You lose the match. You can’t undo this.
bot-sure-resign-yes = Yes, resign
bot-sure-stop = Stop the match for everyone? There will be no winner.
bot-sure-stop-yes = Yes, stop it
bot-left-match = { $stand_in ->
    [true] The seat is back with its owner. Thanks for standing in!
   *[false] An AI has taken your seat. Thanks for playing!
}
bot-resign-stand-in = You’re only standing in, so you can’t resign. **Leave**, under **More**, gives the seat back.
bot-resigned = { $untold ->
    [true] You have resigned. The others will see this once all secret answers are in, so that nobody learns whether you had answered.
   *[false] You have resigned.
}
bot-stopped = The match has been stopped.

## While it is paused

bot-paused = ⏸️ The match is paused. Nothing is lost, and nobody has to answer until it resumes.
bot-paused-own = ⏸️ The match is paused. You can answer once it resumes.
bot-notice-paused = The match is paused, so your answer wasn’t accepted. Your unfinished answer is kept until it resumes.
bot-pause-done = The match is paused.
bot-pause-already = The match is already paused.
bot-resume-done = The match has resumed.
bot-resume-already = The match isn’t paused.

## Who plays on for whom

bot-substitute = 🔁 { $person } replaces { $before }.
bot-seat-dm-substitute = You now play for { $before } in { $channel } (**{ $game }**). You can see everything that seat knows.
    -# Please don’t show it to the others: that’s against the rules.
bot-replace-which = Which player should be replaced?
bot-replace-choose = Choose a seat…
bot-replace-seat = Seat { $number }: { $person }
bot-replace-ask = { $ai ->
    [true] { $person } plays this seat.
   *[false] Let an AI take over { $person }’s seat? { $person } will no longer see its cards.
}{ $offered ->
    [none] {""}
    [anybody] {" "}Anyone can take it.
   *[other] {" "}It is offered to { $offered }.
}
    -# To offer it to someone, use `/game replace` with a seat and a person.
bot-replace-yes = Yes, let an AI play
bot-replace-done = An AI now plays that seat.
bot-replace-ai = An AI already plays that seat. To offer it to someone, name that person too.
bot-replace-no-seat = I don’t know that seat. Suggestions appear as you type.
bot-replace-changed = Someone else has taken that seat in the meantime. Nothing has changed.
bot-replace-out = That seat is out of the match, so there’s nothing left to play.
bot-offer = 🪑 { $seat }’s seat is offered to { $person }.
bot-offer-take = Take { $seat }’s seat
bot-offer-made = { $seat }’s seat is offered to { $person }. The button is under the table’s message.
bot-offer-withdraw = Withdraw the offer
bot-offer-withdrawn = The offer has been withdrawn.
bot-offer-gone = That offer has ended.
bot-offer-other = That seat is offered to { $person }.
bot-offer-bot = That’s a bot, and not one of my AIs. To have an AI take the seat, name nobody.
bot-offer-seated = { $person } is already playing at this table.
bot-offer-knows = { $person } has seen the secrets of another seat in this match, so they can only take that seat.

## Taking back

bot-take-back = { $others ->
    [0] Undo
    [one] Undo (with the AI’s moves since)
   *[other] Undo (with the AIs’ moves since)
}
bot-sheet-before = { $title } (last turn)
bot-take-back-of = Undo { $seat }’s move
bot-take-back-other = Only { $seat } can undo that.
bot-undo-which = How far back? The move you choose is undone, with everything after it.
bot-undo-none = { $why ->
    [undo_told] Nothing can be undone at the moment: with the last moves, something was revealed or became final.
    [undo_vote] Nothing can be undone at the moment: a secret vote or plan is under way, or was the last thing that happened.
   *[undo_final] Nothing can be undone at the moment: the last choice was final, or a player has resigned.
}
bot-undo-choose = Undo from here…
bot-undo-silent = { $seat } has answered.
bot-undo-preview = This would be undone:
bot-undo-agree = { $names } must agree first. If anyone plays first, nothing is undone.
bot-undo-alone = Nobody else needs to agree.
bot-undo-draws = -# ↩️ Undoing doesn’t change chance: dice and cards come again in the same order.
bot-undo-shown = -# ↩️ Your last choice can’t be undone: something has been drawn or has come to light since.
bot-undo-shown-kaiser = -# ↩️ Your last choice can’t be undone: a card has been drawn or turned up since.
bot-undo-ask = Ask the others
bot-undo-do = Undo
bot-undo-proposed = I’ve asked the others.
bot-undo-done = Undone.
bot-undo-changed = The match has moved on in the meantime. Please check again how far back you want to go.
bot-undo-busy = Another request is still open. It has to be settled first.
bot-undo-asked = ↩️ { $person } would like to undo this:
bot-undo-own = ↩️ You’ve asked the others to undo this:
bot-undo-agreed = Agreed: { $names }.
bot-undo-missing = Still to agree: { $names }. If anyone refuses or plays first, nothing is undone.
bot-undo-refused = ↩️ { $person } refused, so nothing is undone.
bot-undo-withdrawn = ↩️ { $person } has withdrawn the request, so nothing is undone.
bot-undo-lapsed = ↩️ A player has moved on, so nothing is undone.
bot-undo-yes = Agree
bot-undo-no = Refuse
bot-undo-withdraw = Withdraw request
bot-undo-agreed-already = You have already agreed. Still to agree: { $names }.
bot-undo-asked-yourself = You asked for this undo yourself, so you don’t need to agree. Still to agree: { $names }.
bot-undo-gone = That request is closed: the match has moved on.
bot-undo-not-yours = Only players in this match can agree or refuse.

## More

bot-more = More
bot-more-title = More actions:
bot-more-told = -# **{ $label }**: { $what ->
    [log] everything that has happened, and why
    [rules] look up a rule by topic or by a word
    [status] the board, the options and the pace at this moment
    [return] the AI gives you your seat back
    [undo] go back to before a move that you choose; if other people play along, they must agree
    [leave] { $stand_in ->
        [true] the seat goes back to its owner
       *[false] { $out ->
            [true] you get no more messages about this match
           *[false] an AI plays your seat from then on
        }
    }
    [resign] you lose the match
    [confirms] at present your choices are taken at once
    [pause] nobody has to answer until the match resumes
    [resume] the match goes on
    [replace] an AI or another person takes over a seat
    [pace] how long an answer may take, and who answers when time is up
   *[stop] the match ends for everyone, without a winner
}
bot-more-told-look = -# **{ $label }**: { $about }
bot-more-status = Status
bot-more-undo = Undo
bot-more-leave = Leave
bot-more-resign = Resign
bot-more-confirms = { bot-confirm-again }
bot-more-pause = Pause
bot-more-resume = Resume
bot-more-replace = Replace
bot-more-stop = Stop

## Commands: what each does, and what it is called; in an option's, "-<option>" follows. Names are one word, in small letters

bot-command-learn = Learn a game in a short match with explanations
    .name = learn
bot-command-learn-game = Which game
    .name = game
bot-command-game = Open a table, see its status, leave it
    .name = game
bot-command-game-new = Open a table in this channel
    .name = new
bot-command-game-new-game = Which game
    .name = game
bot-command-game-new-options = Options as name=value, several separated by spaces
    .name = options
bot-command-game-status = Show the current state of the match
    .name = status
bot-command-game-leave = Leave the table. In a match, an AI plays for you
    .name = leave
bot-command-game-resign = Resign from the match
    .name = resign
bot-command-game-stop = Stop the match for everyone (host or server managers)
    .name = stop
bot-command-game-pause = Pause the match (host or server managers)
    .name = pause
bot-command-game-resume = Resume a paused match (host or server managers)
    .name = resume
bot-command-game-replace = Have an AI or another person take over a seat (host or server managers)
    .name = replace
bot-command-game-replace-seat = Whose seat
    .name = seat
bot-command-game-replace-person = Who takes it over (leave empty for an AI)
    .name = person
bot-command-game-undo = Ask to undo the latest moves
    .name = undo
bot-command-hand = Show your cards and everything only you may see
    .name = hand
bot-command-move = Show the question waiting for you
    .name = move
bot-command-answer = Answer the question waiting for you by typing
    .name = answer
bot-command-answer-answer = Your answer; legal answers appear as you type
    .name = answer
bot-command-rules = Look up a rule
    .name = rules
bot-command-rules-search = A word, or a rule number such as CO 6.8
    .name = search
bot-command-rules-game = Which game
    .name = game
bot-command-help = What this bot does and how to start
    .name = help
bot-command-settings = How the bot behaves on this server
    .name = settings
bot-command-settings-language = The language of this server’s tables. Messages only you see are in your own language
    .name = language
bot-command-settings-language-language = Which language
    .name = language
bot-command-settings-pictures = Pictures on this server: dark, light or off
    .name = pictures
bot-command-settings-pictures-pictures = Which look
    .name = pictures
bot-rules-none = No rules found for “{ $asked }”.
bot-help = ## Quartermaster
    I’m your game master: I deal the cards, keep your secrets, know the rules and never lose a match.
    {"**"}Start**: `/game new` opens a table in a channel. Press **Join**, fill empty seats with **Add AI**, then press **Start**. `/learn` teaches you a game in a short match of your own.
    {"**"}Play**: your cards come by direct message. In the channel, **My move** and **My hand** show them only to you, as do `/move`, `/hand` and `/answer`. `/my games` lists all your tables. `/orders` sets answers in advance.
    {"**"}Take your time**: `/game pace` sets how long an answer may take, from minutes to weeks, and who answers when time is up. `/settings me` sets your quiet hours and reminders. `/vacation` sets who plays while you’re away.
    {"**"}Look things up**: `/rules` finds a rule by a word or its number. `/game status` shows the match as it is. `/game log` shows everything that happened, with a *why?* for each line. `/game at` shows the board at any earlier moment.
    {"**"}Fix things**: `/game undo` asks the others to undo moves. The host has `/game pause` and `/game replace`. All of this is under **More**, below the table’s message.
    {"**"}Stop**: `/game leave` hands your seat to an AI, `/game resign` gives up, `/game stop` ends the match.

## Privacy

bot-privacy = ## What I store about you
bot-privacy-person = Your Discord language: { $locale }. Direct messages reach you: { $dm ->
    [open] yes
    [refused] no
   *[unknown] not known yet
}.
bot-privacy-tables = { $tables ->
    [0] You have not played at any table
    [one] You have played at one table, under the name you had then
   *[other] You have played at { $tables } tables, under the name you had then
}{ $open ->
    [0] {""}
    [one] , one of which is still open
   *[other] , { $open } of which are still open
}. { $hosted ->
    [0] You have opened no table.
    [one] You have opened one table.
   *[other] You have opened { $hosted } tables.
}
bot-privacy-lessons = { $lessons ->
    [0] No lesson of yours is kept
    [one] One lesson of yours is kept until you end it
   *[other] { $lessons } lessons of yours are kept until you end them
}
bot-privacy-entries = { $entries ->
    [0] No answers of yours in match logs
    [one] One answer of yours in a match log
   *[other] { $entries } answers of yours in match logs
}, and { $messages ->
    [0] no ids of direct messages.
    [one] the id of one direct message.
   *[other] the ids of { $messages } direct messages.
}
bot-privacy-others = I don’t read or store messages. When I’m removed from a server, everything I store about it is deleted { $days ->
    [one] a day
   *[other] { $days } days
} later.
    -# **Delete my data** removes you from every table and replaces your name with a made-up one everywhere. Matches stay complete for the other players. Messages already posted in Discord channels stay there.
bot-privacy-forget = Delete my data
bot-sure-forget = Delete your data? A made-up name replaces yours everywhere. You can’t undo this. { $open ->
    [0] {""}
    [one] An AI will play for you in your current match.
   *[other] AIs will play for you in your { $open } current matches.
}
bot-sure-forget-yes = Yes, delete my data
bot-forgotten = Your data has been deleted. If you use the bot again, you start as a new player.
bot-former-player = Former player { $number }
bot-command-privacy = See what I store about you, or delete it
    .name = privacy
