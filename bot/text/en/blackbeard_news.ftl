### Barbe Noire 2: the news, a page for everybody at the end of each turn and a private one for each captain. How messages are named: see bot/text/__init__.py.

## The page of a turn, for everybody

blackbeard-news_page = { $turn ->
    [none] ## 📰 The campaign begins
   *[other] ## 📰 News of turn { $turn }
}
blackbeard-news_captain = 🏴‍☠️ **{ $seat }**

## What a captain reads before giving orders

blackbeard-news_since = { $turns ->
    [one] 🗞️ **What turn { $last } brought you**
   *[other] 🗞️ **Since your last orders (turns { $first } to { $last })**
}
blackbeard-news_unretired = 🌴 None of your pirates has retired yet, and only the money of retired ones scores. { $rivals ->
    [0] If another player’s pirate retires and none of yours ever does, you score nothing. If nobody retires, Notoriety decides.
   *[other] Another player’s pirate has retired already, so if none of yours ever does, you score nothing.
} To retire, a pirate sails to his Refuge, a pirate port or a friendly (not a neutral) port and gets the order “Retire”.{ $pirate ->
    [none] {""}
   *[other] {" "}{ $odds ->
        [0] Two dice (tens, units) decide; he needs at least { $least } { $least ->
            [one] doubloon
           *[other] doubloons
        }, in his cabin or hidden: { $pirate } has less. With { $least } he succeeds { $chance }% of the time, with 6,600 always.
       *[other] Two dice decide (tens and units, 11 to 66): with the money he has now, { $pirate } would succeed { $odds }% of the time; 6,600 doubloons always succeed.
    }
}
blackbeard-news_pirate = { $pirate }: { $changes_count ->
    [0] nothing new
   *[other] { $changes }
}
blackbeard-news_pirate-changes = { $what ->
    [notoriety] Notoriety { SIGNED($by) }
    [popularity] Popularity { SIGNED($by) }
    [cabin] cabin { SIGNED($by) } { $by ->
        [one] doubloon
       *[other] doubloons
    }
    [treasure] hidden treasure { SIGNED($by) } { $by ->
        [one] doubloon
       *[other] doubloons
    }
    [saved] retired with { $by } { $by ->
        [one] doubloon
       *[other] doubloons
    }
    [prize] captured { $merchant }
    [hostages] hostages taken: { $by }
    [ransomed] hostages ransomed: { $by }
    [loaded] taken aboard: { $markers }
    [jettisoned] thrown overboard: { $markers }
    [unloaded] sold, used or lost: { $markers }
    [deals] deals made: { $by }
    [wounds] wounds: { $by }
    [healed] wounds healed: { $by }
    [storms] storms: { $by }
    [ships] new ship
    [upgrades] improvements to the ship: { $by }
    [repairs] repairs to the ship: { $by }
   *[damage] points of damage to the ship: { $by }
}
    .separator = {" · "}
blackbeard-news_refuge_lost = 🏠 The Refuge of { $pirate }, { $port }, is closed to him: its nation is his enemy now. He may still go in to fetch hidden money, which counts when he retires, or to retire.
blackbeard-news_aboard = 📖 { $pirate }: { $shipless ->
    [true] his ship is lost
   *[false] { $room ->
        [0] the holds are full
       *[other] room in the holds for { $room } more
    }
}{ $unusable ->
    [0] {""}
    [one] {" "}(1 hold is unusable until the hull is whole)
   *[other] {" "}({ $unusable } holds are unusable until the hull is whole)
}{ $treasure ->
    [0] {""}
    [one] {" "}· hidden treasure 1 doubloon
   *[other] {" "}· hidden treasure { $treasure } doubloons
}{ $parts_count ->
    [0] {""}
   *[other] {" "}· wounded: { $parts }
}{ $letter ->
    [none] {""}
   *[other] {" "}· { $letter }
}{ $misses ->
    [true] {" "}· the crew is sleeping off its debauch
   *[false] {""}
}
blackbeard-news_rumours = 👂 **Reported to { $pirate }**{ $hunters_count ->
    [0] {""}
   *[other] {"\u000A"}{ $hunters }
}{ $merchants_count ->
    [0] {""}
   *[other] {"\u000A"}{ $merchants }
}{ $more ->
    [0] {""}
    [one] {"\u000A"}⛵ 1 more merchant within { $around } hexes
   *[other] {"\u000A"}⛵ { $more } more merchants within { $around } hexes
}{ $rivals_count ->
    [0] {""}
   *[other] {"\u000A"}{ $rivals }
}{ $known_count ->
    [0] {""}
   *[other] {"\u000A"}{ $known }
}
blackbeard-news_rumours-hunters = 🚨 { CAPITAL($hunter) }{ $hunts ->
    [true] , hunting him
   *[false] {""}
}: { $place } · { blackbeard-news_away }
blackbeard-news_rumours-merchants = ⛵ { $merchant ->
    [none] A merchant nobody has inspected
   *[other] { CAPITAL($merchant) }
}{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}: { $place } · { blackbeard-news_away }{ $holder ->
    [none] {""}
   *[other] {" "}· stopped by { $holder }, his alone while he stays
}
blackbeard-news_rumours-rivals = 🏴‍☠️ { $target } ({ $seat }), { $ship }: { $place } · { blackbeard-news_away }
blackbeard-news_rumours-known = 🏛️ { $port }: governor { $governor }, { $stance ->
    [anti] anti-pirate
   *[pro] pro-pirate
} · { blackbeard-news_away }
blackbeard-news_away = { $away ->
    [0] right here
    [one] { $away } hex away
   *[other] { $away } hexes away
}

## Pieces placed in a row, told together

blackbeard-news_governors = 🏛️ Governors, face down: { $rows }.
blackbeard-news_governors-rows = { $seat } places them at { $ports }
    .separator = {"; "}
blackbeard-news_merchants = ⛵ Merchants appear in hexes { $rows }.
blackbeard-news_merchants-rows = { $code }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
    .separator = {", "}

## Battles and duels, each told as one passage

blackbeard-news_rounds = { $rounds }{ $more ->
    [0] {""}
   *[other] {" "}(between them { $more } more)
}.
blackbeard-news_rounds-rounds = Round { $round }: { $total } ({ $dice_count ->
    [1] die
   *[other] dice
} { $dice }) to { $rolled } ({ $foe_dice_count ->
    [1] die
   *[other] dice
} { $foe_dice }), { $result ->
    [tied] a draw
   *[other] { $captain ->
        [none] won by the hunters
       *[other] won by { $captain }
    }
}
    .separator = {". "}
blackbeard-news_duel = { $rounds }{ $more ->
    [0] {""}
   *[other] {" "}(between them { $more } more)
}.
blackbeard-news_duel-rounds = Round { $round }: { $pirate ->
    [none] the guard
   *[other] { $pirate }
} strikes with { $total } (die { $dice }) against { $rolled } (die { $foe_dice }) and { $result ->
    [hit] hits
   *[parried] is thrown back
}
    .separator = {". "}
blackbeard-news_toll = In the end: { $sides }.
blackbeard-news_toll-sides = { $pirate }: { $changes }
    .separator = {"; "}
blackbeard-news_toll-sides-changes = { $what ->
    [ship] points of damage { $by }
    [crew] crew lost { $by }
    [repairs] repairs { $by }
    [wounds] wounds { $by }
    [loaded] markers taken aboard { $by }
    [unloaded] markers used or lost { $by }
    [cabin] cabin { SIGNED($by) } { $by ->
        [one] doubloon
       *[other] doubloons
    }
    [notoriety] Notoriety { SIGNED($by) }
   *[popularity] Popularity { SIGNED($by) }
}
    .separator = {", "}
