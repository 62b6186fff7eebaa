### Time: paces, deadlines, reminders, who is away.

## How fast a table is played

bot-pace = { $speed ->
    [none] No deadlines
    [live] Live: { $time } for an answer
    [daily] Daily: { $time } for an answer
    [slow] Slow: { $time } for an answer
   *[own] { $time } for an answer
}{ $reactions ->
    [none] {""}
   *[other] , { $reactions } for a reaction
}{ $speed ->
    [none] {""}
   *[other] ; then { $by ->
        [pilot] the AI answers
       *[default] the default is played
    }{ $then ->
        [nothing] {""}
        [offer] { $after ->
            [one] ; after one answer missed, the seat is on offer
           *[other] ; after { $after } answers missed in a row, the seat is on offer
        }
       *[pilot] { $after ->
            [one] ; after one answer missed, the AI plays on
           *[other] ; after { $after } answers missed in a row, the AI plays on
        }
    }
}
bot-lobby-button-pace = Pace
bot-more-pace = Pace
bot-more-return = I play again
bot-pace-line = **Pace**: { $pace }
bot-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
bot-time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
bot-time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
bot-time-both = { $time } { $more }
bot-pace-title = **How fast is this table played?** A deadline that would fall into somebody’s quiet time moves to after it; weekends and holidays that are kept free do not count at all.
bot-pace-typed = Any other time: `/game pace` with a time such as 36h, 2 days or 1h30.
bot-pace-choose-speed = How long an answer may take
bot-pace-choose-reactions = How long a reaction may take
bot-pace-reactions = A reaction is an answer to what somebody else has just done, such as an attack on you.
bot-pace-reactions-same = As long as any other answer: { $time }
bot-pace-no-reactions = In this game nobody reacts to the moves of others: every answer has the same time.
bot-pace-choose-by = When time runs out
bot-pace-default = The default is what the game plays for somebody who does not answer: its safest choice.
bot-pace-choose-then = When somebody misses answers
bot-pace-choose-every = Between two reminders, at least
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
        [one] After one: their seat is on offer to anybody
       *[other] After { $count } in a row: their seat is on offer to anybody
    }
    [pilot] { $count ->
        [one] After one: the AI plays on
       *[other] After { $count } in a row: the AI plays on
    }
   *[nothing] It stays their seat, however long
}
bot-pace-every = { $time }
bot-pace-every-fit = { $speed ->
    [none] The usual time: { $time }
   *[other] As long as it fits the pace: { $time }
}
bot-pace-done = The pace is set.{ $open ->
    [kept] {" "}What is open keeps its deadline, or gets the new time from now where that is longer. A shorter time holds from the next question on.
    [gone] {" "}What is open has no deadline any more.
   *[nothing] {""}
}
bot-pace-changed = ⏱️ { $people ->
    [none] {""}
   *[other] { $people }:{" "}
}{ $person } has changed the pace. { $pace }.{ $speed ->
    [none] {""}
   *[other] {" "}What is open keeps its time, or gets more.
}
bot-pace-unknown = I cannot read that time. Write, say, 36 hours, 1 day 12 hours, 2 days or 90 minutes; or live, daily, slow or none.
bot-pace-length = That is too short or too long: an answer may take from one minute to four weeks.

## What people type: words that are read and not shown, in lists. Commas part them; accents and capitals do not matter

bot-typed-paces = { $value ->
    [none] never, no, off, no limit, no deadline
    [daily] every day, each day
   *[other] { "" }
}
bot-typed-units = { $value ->
    [minutes] m, min, mins, minute, minutes
    [hours] h, hr, hrs, hour, hours
    [days] d, day, days
   *[weeks] w, wk, wks, week, weeks
}
bot-typed-numbers = one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve
bot-typed-one = a, an
bot-typed-half = half
bot-typed-and = and
bot-typed-day = { $value ->
    [today] today, now
   *[tomorrow] tomorrow
}

## Deadlines, and whose time ran out

bot-deadline-seat = { $seat } { $until }
bot-deadlines = ⏰ Deadline: { $deadlines }
bot-deadline-common = ⏰ Deadline for all answers: { $until }
bot-deadline-own = ⏰ Your deadline for this: { $until }
bot-out = ⌛ { $seat }’s time ran out, so the answer was given for them.
bot-played-for = { $told } *(⌛ played for them)*
bot-away = { $why ->
    [vacation] 🏖️ { $seat } is on holiday{ $until ->
        [none] {""}
       *[other] , back after { $until }
    }: the AI plays meanwhile.
   *[absent] 💤 { $seat } is away: the AI plays until they are back.
}
bot-deserted = 💤 The match waits: nobody is here to play. It goes on as soon as one of you is back: { $people }.
bot-holiday = 🏖️ { $seat } is on holiday, back after { $until }.
bot-away-own = 🤖 The AI plays for you just now.
bot-return = I play again
bot-returned = Welcome back: the seat is yours to play.
bot-returned-already = You play yourself already.
bot-offer-open = 🪑 { $seat }’s seat is on offer to whoever takes it.

## What people are told directly

bot-remind = { $count ->
    [one] ⏰ It is your turn.{ $kind ->
        [last] {" "}This is the last call.
        [half] {" "}Half of the time is over.
       *[turn] {""}
    }
   *[other] ⏰ { $count } tables wait for you.
}
bot-remind-line = { $channel } · **{ $game }**{ $until ->
    [none] {""}
   *[other] {" "}· deadline: { $until }
}{ $kind ->
    [last] {" "}· last call
    [half] {" "}· half-way
   *[turn] {""}
}
bot-remind-move = { $move }: { $game }{ $place ->
    [none] {""}
   *[other] {" "}in #{ $place }
}
bot-told-out = ⌛ Your time ran out at { $channel } (**{ $game }**). { $by ->
    [pilot] The AI answered for you
   *[default] The default, the safest choice, was played for you
}{ $played ->
    [none] .
   *[other] :
        { $played }
}
bot-told-away = 💤 Your time ran out{ $times ->
    [one] {""}
   *[other] {" "}{ $times } times in a row
} at { $channel } (**{ $game }**), so the AI plays your seat for now. Nobody else has it: one press, and you play again.
bot-told-offered = 💤 Your time ran out{ $times ->
    [one] {""}
   *[other] {" "}{ $times } times in a row
} at { $channel } (**{ $game }**), so your seat is on offer. Until somebody takes it, it is yours: play, and all is well.
bot-told-back = 👋 You play again at { $channel } (**{ $game }**). **My hand** shows where it stands; `/game log` tells what was played meanwhile.{ $orders ->
    [true] {" "}Your standing orders do not hold any more since somebody else sat there: `/orders` gives them anew.
   *[false] {""}
}
bot-told-standin = 🪑 { $seat } is going to be away and would like you to stand in at { $channel } (**{ $game }**). Until you take the seat, nothing happens.
bot-told-over = 👋 Whoever you stood in for at { $channel } (**{ $game }**) is back. Thank you!

## What people choose for themselves

bot-me = ## Your settings
    Time zone: { $zone }
    Quiet hours: { $quiet ->
        [none] none
       *[other] { $quiet }
    }
    Weekends: { $weekends ->
        [true] quiet
       *[false] like other days
    }
    Reminders: { $remind ->
        [none] none
       *[other] { $remind }, { $by ->
            [channel] in the channel where that tells no secret
            [both] by direct message, and my turn in the channel too
           *[usual] by direct message
        }
    }
    Hints: { $hints ->
        [true] with each kind of question, the first time
       *[false] none
    }
    { $vacation ->
        [none] { "" }
       *[other] Holiday: { $vacation }
    }
bot-me-zone = It is { $now } for you now. Another time zone: `/settings zone`.
bot-me-clock = { $hour }:{ $minute }
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
    [both] By direct message, my turn in the channel too
   *[usual] By direct message
}
bot-me-hints-which = Hints
bot-me-hints = { $value ->
    [true] Explain each kind of question the first time
   *[false] No hints
}
bot-me-set = Done.
bot-me-night = Done. Quiet hours end at { $end }:00 now: four hours of the day at least are never quiet.
bot-me-awake = Quiet hours must leave four hours of the day at least.
bot-zone-set = Your time zone is { $zone }; it is { $now } for you now.{ $fixed ->
    [true] {" "}These hours stay the same all year: name a city if your clocks are changed in summer.
   *[false] {""}
}
bot-zone-name = { $city } ({ $country })
bot-zone-unknown = I do not know that time zone. { $near ->
    [none] Begin to type your country, or the biggest city around, such as Paris; what there is, is offered.
   *[other] Near to that: { $near }. Begin to type a city or a country; what there is, is offered.
}
bot-zone-city = For these hours, name a city. Clocks show them now in { $near }.

## Holidays

bot-vacation = from { $start } to { $until } (the last day away), { $who ->
    [nobody] your deadlines wait
    [ai] the AI plays for you
   *[other] { $who } stands in if they like
}
bot-vacation-set = Have a good time: { $vacation }. The others at your tables see how long you are away.
bot-vacation-without = At { $channels }, { $person } cannot stand in: your deadlines wait there.
bot-vacation-back = At { $channels }, you are back and play yourself.
bot-vacation-kept = At { $channel }, { $person ->
    [none] the AI has your seat already: until you are back.
   *[other] { $person } has your seat already: until you are back, or until they give it up.
}
bot-vacation-none = You have no holiday planned. `/vacation` with `until`, the last day away, plans one.
bot-vacation-last = Say the last day away, too: `/vacation` with `until`. Nothing was changed.
bot-vacation-instead = It takes the place of the holiday that you are on: until it begins, you play yourself.
bot-vacation-both = The AI plays for you, so { $person } is not asked to stand in. For a stand-in, leave out `ai`.
bot-vacation-over = Welcome back. Your holiday is over.
bot-vacation-end = I am back
bot-vacation-day = I cannot read that day. Write it as 2026-08-15, 15 August or tomorrow; you are back on the day after the last.
bot-vacation-two-days = That may be two different days. Write the month in letters, such as 15 August, or all of it, such as 2026-08-15.
bot-vacation-long = A holiday begins before it ends, is not over yet and lasts at most { $days } days.
bot-vacation-self = You cannot stand in for yourself. Name somebody else who is no bot.
bot-settings-manage = That is for those to choose who may manage the server.

## Privacy

bot-privacy-settings = What you chose in `/settings me`: { $settings ->
    [none] nothing
   *[other] { $settings }
}

bot-privacy-met = Kinds of question you have answered, so that no hint comes twice: { $met ->
    [none] none
   *[other] { $met }
}
bot-privacy-met-game = { $game } ({ $count })

## Commands

bot-command-game-pace = How fast this table is played: deadlines and time-outs (host or server managers)
    .name = pace
bot-command-game-pace-time = Live, daily, slow, none, or a time such as 36h, 2 days or 1h30
    .name = time
bot-command-game-pace-reactions = How long a reaction to somebody else’s move may take, such as 4h
    .name = reactions
bot-command-settings-me = When you have time, how you like to be reminded, and hints
    .name = me
bot-command-settings-zone = Your time zone, for quiet hours and weekends
    .name = zone
bot-command-settings-zone-zone = Your country, or the biggest city around
    .name = zone
bot-command-vacation = Be away for a while: your deadlines wait, or somebody plays for you
    .name = vacation
bot-command-vacation-until = The last day away, such as 2026-08-15 or 15 August
    .name = until
bot-command-vacation-start = The first day away; without, now
    .name = start
bot-command-vacation-ai = Whether the AI shall play for you
    .name = ai
bot-command-vacation-person = Who may stand in for you, if they like
    .name = person
