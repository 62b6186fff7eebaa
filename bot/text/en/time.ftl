### Time: paces, deadlines, reminders, who is away.

## How fast a table is played

bot-pace = { $speed ->
    [none] No deadlines
    [live] Live: { $time } for an answer
    [daily] Daily: { $time } for an answer
    [slow] Slow: { $time } for an answer
   *[own] { $time } for an answer
}{ $speed ->
    [none] {""}
   *[other] ; then { $by ->
        [pilot] the AI answers
       *[default] the default is played
    }
}
bot-lobby-button-pace = Pace
bot-more-pace = Pace
bot-more-return = I play again
bot-pace-line = **Pace**: { $pace }
bot-time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
bot-time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
bot-time-days = { $count ->
    [one] one day
   *[other] { $count } days
}
bot-pace-title = **How fast is this table played?** A deadline that would fall into somebody’s quiet time moves to after it.
bot-pace-typed = Any other time: `/game pace` with a time such as 36h or 2d.
bot-pace-choose-speed = How long an answer may take
bot-pace-choose-by = When time runs out
bot-pace-choose-then = When somebody stays silent
bot-pace-choose-every = At least so long between reminders
bot-pace-speed = { $value ->
    [none] No deadlines
    [live] Live: minutes
    [daily] Daily: a day
    [slow] Slow: three days
   *[own] Another time
}
bot-pace-by = { $value ->
    [pilot] The AI answers
   *[default] The default is played
}
bot-pace-then = { $value ->
    [offer] { $count ->
        [one] At once: their seat is on offer to anybody
       *[other] After { $count } times in a row: their seat is on offer to anybody
    }
    [pilot] { $count ->
        [one] At once: the AI plays on
       *[other] After { $count } times in a row: the AI plays on
    }
   *[nothing] It stays their seat, however long
}
bot-pace-every = { $time } apart
bot-pace-every-fit = As it fits the pace
bot-pace-done = The pace is set. What is open now has its time from now on.
bot-pace-unknown = I cannot read that time. Write, say, 36h, 2d or 90 (minutes), at most four weeks; or live, daily, slow, none.

## Deadlines, and whose time ran out

bot-deadline-seat = { $seat } { $until }
bot-deadlines = ⏰ Time is up: { $deadlines }
bot-deadline-common = ⏰ Time for all answers is up { $until }.
bot-deadline-own = ⏰ Your time for this is up { $until }.
bot-out = ⌛ { $seat }’s time ran out, so the answer was given for them.
bot-away = { $why ->
    [vacation] 🏖️ { $seat } is on holiday: the AI plays meanwhile.
   *[absent] 💤 { $seat } is away: the AI plays until they are back.
}
bot-away-own = 🤖 The AI plays for you just now.
bot-return = I play again
bot-returned = Welcome back: the seat is yours to play.
bot-returned-already = You play yourself already.
bot-offer-open = 🪑 { $seat }’s seat is on offer to whoever takes it.

## What people are told directly

bot-remind = { $count ->
    [one] ⏰ It is your turn.
   *[other] ⏰ { $count } tables wait for you.
}
bot-remind-line = { $channel } · **{ $game }**{ $until ->
    [none] {""}
   *[other] {" "}· time is up { $until }
}
bot-told-out = ⌛ Your time ran out at { $channel } (**{ $game }**), so { $by ->
    [pilot] the AI answered for you
   *[default] the default was played for you
}{ $played ->
    [none] .
   *[other] : { $played }
}
bot-told-away = 💤 Your time ran out several times at { $channel } (**{ $game }**), so the AI plays your seat for now. Nobody else has it: one press, and you play again.
bot-told-offered = 💤 Your time ran out several times at { $channel } (**{ $game }**), so your seat is on offer. Until somebody takes it, it is yours: play, and all is well.
bot-told-back = 👋 You play again at { $channel } (**{ $game }**). **My hand** shows where it stands; `/game log` tells what was played meanwhile.
bot-told-standin = 🪑 { $seat } is going to be away and would like you to stand in at { $channel } (**{ $game }**). The table’s message has the button; until you press it, nothing happens.
bot-told-over = 👋 Whoever you stood in for at { $channel } (**{ $game }**) is back. Thank you!

## What people choose for themselves

bot-me = ## Your time
    Time zone: { $zone }
    Quiet hours: { $quiet ->
        [none] none
       *[other] { $quiet }
    }
    Weekends: { $weekends ->
        [true] quiet
       *[false] like other days
    }
    Reminders: { $remind }, { $by ->
        [channel] in the channel where that tells no secret
       *[dm] by direct message
    }
    { $vacation ->
        [none] { "" }
       *[other] Holiday: { $vacation }
    }
bot-me-zone = It is { $now } for you now. Another time zone: `/settings zone`.
bot-me-quiet = from { $start }:00 to { $end }:00
bot-me-quiet-from = Quiet from…
bot-me-quiet-to = …until
bot-me-hour = { $hour }:00
bot-me-quiet-none = No quiet hours
bot-me-weekends = { $value ->
    [true] Weekends are quiet
   *[false] Weekends are like other days
}
bot-me-weekends-which = Weekends
bot-me-remind-which = Remind me… (choose none: never)
bot-me-remind = { $value ->
    [turn] when it is my turn
    [half] half-way
   *[last] shortly before time is up
}
bot-me-by-which = Where to remind me
bot-me-by = { $value ->
    [channel] In the channel
   *[dm] By direct message
}
bot-me-set = Done.
bot-me-awake = Quiet hours must leave four hours of the day at least.
bot-zone-set = Your time zone is { $zone }; it is { $now } for you now.
bot-zone-unknown = I do not know that time zone. Begin to type a city, such as Paris; what there is, is offered.

## Holidays

bot-vacation = from { $start } until { $until }, { $who ->
    [nobody] your deadlines wait
    [ai] the AI plays for you
   *[other] { $who } stands in if they like
}
bot-vacation-set = Have a good time: { $vacation }.
bot-vacation-none = You have no holiday planned. `/vacation` with a day to come back on plans one.
bot-vacation-over = Welcome back. Your holiday is over.
bot-vacation-end = I am back
bot-vacation-day = I cannot read that day. Write it as 2026-08-15; you are back on the day after the last.
bot-vacation-long = A holiday begins before it ends, is not over yet and lasts at most { $days } days.
bot-vacation-self = You cannot stand in for yourself. Name somebody else who is no bot.
bot-settings-manage = That is for those to choose who may manage the server.

## Privacy

bot-privacy-settings = What you chose about your time: { $settings ->
    [none] nothing
   *[other] { $settings }
}

## Commands

bot-command-game-pace = How fast this table is played: deadlines and time-outs (host or server managers)
    .name = pace
bot-command-game-pace-time = Live, daily, slow, none, or a time such as 36h or 2d
    .name = time
bot-command-settings-me = When you have time, and how you like to be reminded
    .name = me
bot-command-settings-zone = Your time zone, for quiet hours and weekends
    .name = zone
bot-command-settings-zone-zone = A city near you
    .name = zone
bot-command-vacation = Be away for a while: your deadlines wait, or somebody plays for you
    .name = vacation
bot-command-vacation-until = The last day away, such as 2026-08-15
    .name = until
bot-command-vacation-start = The first day away; without, now
    .name = start
bot-command-vacation-ai = Whether the AI shall play for you
    .name = ai
bot-command-vacation-person = Who may stand in for you, if they like
    .name = person
