### Time: paces, deadlines, reminders, who is away.

## How fast a table is played

bot-pace = { $speed ->
    [none] no deadlines
    [live] live, { $time } per answer
    [daily] daily, { $time } per answer
    [slow] slow, { $time } per answer
   *[own] { $time } per answer
}{ $reactions ->
    [none] {""}
   *[other] , { $reactions } per reaction
}{ $speed ->
    [none] {""}
   *[other] ; then { $by ->
        [pilot] the AI answers
       *[default] the default is played
    }{ $then ->
        [nothing] {""}
        [offer] { $after ->
            [one] ; after one missed answer, the seat is offered to anyone
           *[other] ; after { $after } missed answers in a row, the seat is offered to anyone
        }
       *[pilot] { $after ->
            [one] ; after one missed answer, the AI takes over
           *[other] ; after { $after } missed answers in a row, the AI takes over
        }
    }
}
bot-lobby-button-pace = Pace
bot-more-pace = Pace
bot-more-return = I’m back
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
bot-pace-title = **Pace of this table.** A deadline that falls in a player’s quiet hours moves to the end of them. Players’ free weekends and vacations don’t count.
bot-pace-typed = For any other time, use `/game pace` with a time such as 36h, 2 days or 1h30.
bot-pace-choose-speed = How long an answer may take
bot-pace-choose-reactions = How long a reaction may take
bot-pace-reactions = A reaction is an answer to another player’s move, such as an attack on you.
bot-pace-reactions-same = Same as other answers: { $time }
bot-pace-no-reactions = This game has no reactions to other players’ moves, so all answers have the same time.
bot-pace-choose-by = When time runs out
bot-pace-default = The default is the safest choice. The game plays it for a player who doesn’t answer.
bot-pace-choose-then = When a player misses answers
bot-pace-choose-every = Minimum time between reminders
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
        [one] After one: offer their seat to anyone
       *[other] After { $count } in a row: offer their seat to anyone
    }
    [pilot] { $count ->
        [one] After one: the AI takes over
       *[other] After { $count } in a row: the AI takes over
    }
   *[nothing] They keep their seat
}
bot-pace-every = { $time }
bot-pace-every-fit = { $speed ->
    [none] Usual: { $time }
   *[other] To fit the pace: { $time }
}
bot-pace-done = The pace is set.{ $open ->
    [kept] {" "}Open questions keep their deadline, or get the new time from now if that is longer. A shorter time applies from the next question on.
    [gone] {" "}Open questions no longer have a deadline.
   *[nothing] {""}
}
bot-pace-changed = ⏱️ { $people ->
    [none] {""}
   *[other] { $people }:{" "}
}{ $person } has changed the pace: { $pace }.{ $speed ->
    [none] {""}
   *[other] {" "}Open questions keep their time or get more.
}
bot-pace-unknown = I couldn’t read that time. Write for example 36 hours, 1 day 12 hours, 2 days or 90 minutes, or live, daily, slow or none.
bot-pace-length = The time for an answer must be between one minute and four weeks.

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
bot-out = ⌛ { $seat } ran out of time and was given an automatic answer.
bot-played-for = { $told } *(⌛ played for them)*
bot-away = { $why ->
    [vacation] 🏖️ { $seat } is on vacation{ $until ->
        [none] {""}
       *[other] , back after { $until }
    }. The AI is playing meanwhile.
   *[absent] 💤 { $seat } is away. The AI plays until they’re back.
}
bot-deserted = 💤 The match is waiting because everyone is away. It resumes as soon as one of you is back: { $people }.
bot-on-vacation = 🏖️ { $seat } is on vacation, back after { $until }.
bot-away-own = 🤖 The AI is playing for you.
bot-return = I’m back
bot-returned = Welcome back! You’re playing again.
bot-returned-already = You’re already playing yourself.
bot-offer-open = 🪑 { $seat }’s seat is free for anyone to take.

## What people are told directly

# How a table calls upon the reader: for their turn, for an answer in that of another, or if they like.
bot-called = { $call ->
    [answer] Your answer is needed.
    [react] You may react.
   *[turn] It is your turn.
}
bot-remind = { $count ->
    [one] ⏰ { bot-called }{ $kind ->
        [last] {" "}Time is almost up.
        [half] {" "}Half the time is up.
       *[turn] {""}
    }
   *[other] ⏰ { $count } tables are waiting for you.
}
bot-remind-line = { $channel } · **{ $game }**{ $until ->
    [none] {""}
   *[other] {" "}· deadline: { $until }
}{ $kind ->
    [last] {" "}· time almost up
    [half] {" "}· half the time is up
   *[turn] {""}
}
bot-remind-move = { $move }: { $game }{ $place ->
    [none] {""}
   *[other] {" "}in #{ $place }
}
bot-told-out = ⌛ You ran out of time in { $channel } (**{ $game }**). { $by ->
    [pilot] The AI answered for you
   *[default] The default (the safest choice) was played for you
}{ $played ->
    [none] .
   *[other] :
        { $played }
}
bot-told-away = 💤 You ran out of time{ $times ->
    [one] {""}
   *[other] {" "}{ $times } times in a row
} in { $channel } (**{ $game }**), so the AI is playing for you. The seat is still yours: press the button to play again.
bot-told-offered = 💤 You ran out of time{ $times ->
    [one] {""}
   *[other] {" "}{ $times } times in a row
} in { $channel } (**{ $game }**), so your seat is free for anyone to take. Until then it is yours: play now to keep it.
bot-told-back = 👋 You’re playing again in { $channel } (**{ $game }**). **{ $hand }** shows how you stand, and **Log**, at the table, shows what happened meanwhile.{ $orders ->
    [true] {" "}Your standing orders ended when someone else took the seat. Set them again with **Standing orders**.
   *[false] {""}
}
bot-told-standin = 🪑 { $seat } will be away and would like you to stand in for them in { $channel } (**{ $game }**). Nothing happens until you take the seat.
bot-told-over = 👋 The seat’s owner is back in { $channel } (**{ $game }**). Thanks for standing in!

## What people choose for themselves

bot-me = ## Your settings
    Time zone: { $zone }
    Quiet hours: { $quiet ->
        [none] none
       *[other] { $quiet }
    }
    Weekends: { $weekends ->
        [true] quiet
       *[false] same as other days
    }
    Reminders: { $remind ->
        [none] none
       *[other] { $remind }, { $by ->
            [channel] in the channel if that reveals no secret
            [both] by direct message, and for my turn also in the channel
           *[usual] by direct message
        }
    }
    Hints: { $hints ->
        [true] the first time you meet each kind of question
       *[false] none
    }
    Choices that can’t be undone: { $confirms ->
        [true] ask me to confirm
       *[false] take at once
    }
    { $vacation ->
        [none] { "" }
       *[other] Vacation: { $vacation }
    }
bot-me-zone = Your local time is { $now }. Change your time zone with `/settings zone`.
bot-me-clock = { $hour }:{ $minute }
bot-me-quiet = from { $start }:00 to { $end }:00
bot-me-quiet-from = Quiet from…
bot-me-quiet-to = …until
bot-me-hour = { $hour }:00
bot-me-quiet-none = No quiet hours
bot-me-weekends = { $value ->
    [true] Weekends are quiet
   *[false] Weekends are the same as other days
}
bot-me-weekends-which = Weekends
bot-me-remind-which = Remind me… (none = never)
bot-me-remind = { $value ->
    [turn] when it is my turn
    [half] when half the time is up
   *[last] shortly before time is up
}
bot-me-by-which = Where to remind me
bot-me-by = { $value ->
    [channel] In the channel
    [both] By direct message, and for my turn also in the channel
   *[usual] By direct message
}
bot-me-hints-which = Hints
bot-me-hints = { $value ->
    [true] Explain each kind of question the first time
   *[false] No hints
}
bot-me-confirms-which = Choices that can’t be undone
bot-me-confirms = { $value ->
    [true] Ask me to confirm choices that can’t be undone
   *[false] Take choices that can’t be undone at once
}
bot-me-set = Done.
bot-me-night = Done. Your quiet hours now end at { $end }:00, because at least four hours of the day can’t be quiet.
bot-me-awake = Quiet hours must leave at least four hours of the day free.
bot-zone-set = Your time zone is { $zone }. Your local time is { $now }.{ $fixed ->
    [true] {" "}This zone has no summer time. If your clocks change in summer, name a city.
   *[false] {""}
}
bot-zone-name = { $city } ({ $country })
bot-zone-unknown = I don’t know that time zone. { $near ->
    [none] Start typing your country or the nearest big city, such as Paris. Suggestions appear.
   *[other] Did you mean { $near }? Start typing a city or a country. Suggestions appear.
}
bot-zone-city = Please name a city in that time zone, for example { $near }.

## Vacations

bot-vacation = from { $start } to { $until } (your last day away), { $who ->
    [nobody] your deadlines are suspended
    [ai] the AI plays for you
   *[other] { $who } may stand in
}
bot-vacation-set = Have a good vacation: { $vacation }. The others at your tables can see how long you’ll be away.
bot-vacation-without = In { $channels }, { $person } can’t stand in, so your deadlines are suspended there.
bot-vacation-back = In { $channels }, you’re back and playing yourself.
bot-vacation-kept = In { $channel }, { $person ->
    [none] the AI already plays for you until you’re back.
   *[other] { $person } already plays for you until you’re back or they give up the seat.
}
bot-vacation-none = You have no vacation planned. To plan one, use `/vacation` with `until`, your last day away.
bot-vacation-last = Please also give your last day away: `/vacation` with `until`. Nothing has changed.
bot-vacation-instead = It replaces your current vacation. Until it begins, you play yourself.
bot-vacation-both = The AI plays for you, so { $person } isn’t asked to stand in. To ask them, leave out `ai`.
bot-vacation-over = Welcome back. Your vacation is over.
bot-vacation-end = End my vacation
bot-vacation-day = I couldn’t read that day. Write it like 2026-08-15, 15 August or tomorrow. You’re back on the day after your last day away.
bot-vacation-two-days = That could mean two different days. Write the month in letters, such as 15 August, or the full date, such as 2026-08-15.
bot-vacation-long = A vacation must begin before it ends, end in the future and last at most { $days } days.
bot-vacation-self = You can’t stand in for yourself. Name another person who isn’t a bot.
bot-settings-manage = Only server managers can change this.

## Privacy

bot-privacy-settings = What you chose in `/settings me`: { $settings ->
    [none] nothing
   *[other] { $settings }
}

bot-privacy-met = Kinds of question you have answered (so that no hint is shown twice): { $met ->
    [none] none
   *[other] { $met }
}
bot-privacy-met-game = { $game } ({ $count })

## Commands

bot-command-game-pace = Set this table’s pace: deadlines and time-outs (host or server managers)
    .name = pace
bot-command-game-pace-time = Live, daily, slow, none, or a time such as 36h, 2 days or 1h30
    .name = time
bot-command-game-pace-reactions = How long a reaction to another player’s move may take, such as 4h
    .name = reactions
bot-command-settings-me = Your quiet hours, reminders, hints and confirmations
    .name = me
bot-command-settings-zone = Your time zone, for quiet hours and weekends
    .name = zone
bot-command-settings-zone-zone = Your country or the nearest big city
    .name = zone
bot-command-vacation = Go on vacation: your deadlines are suspended, or someone plays for you
    .name = vacation
bot-command-vacation-until = Your last day away, such as 2026-08-15 or 15 August
    .name = until
bot-command-vacation-start = Your first day away (leave empty for now)
    .name = start
bot-command-vacation-ai = Let the AI play for you?
    .name = ai
bot-command-vacation-person = Who you would like to stand in for you
    .name = person
