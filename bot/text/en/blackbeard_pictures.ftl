### The words in the pictures of Barbe Noire 2, and the lines of their alt texts.

## Words in the pictures

blackbeard-picture_turn = { $turn ->
    [0] Setting up
   *[other] Turn { $turn }
}
blackbeard-picture_over = The end
blackbeard-picture_log = Your log book
blackbeard-picture_map = { $map ->
    [GC] Gold Coast
    [IO] Indian Ocean
   *[other] Atlantic and Caribbean
}
blackbeard-picture_legend = { $sign ->
    [notoriety] Notoriety
   *[other] Popularity
}
blackbeard-picture_flag = { $nation ->
    [English] E
    [French] F
    [Spanish] S
    [Dutch] D
    [Portuguese] P
    [Moorish] M
   *[other] ?
}
blackbeard-picture_place = { $sea ->
    [NA] North Atlantic { $hex }
    [CAR] Caribbean { $hex }
    [GC] Gold Coast { $hex }
    [IO] Indian Ocean { $hex }
    [zone] transit zone { $hex }
   *[other] { $hex }
}
blackbeard-picture_short = { $sea ->
    [NA] NA { $hex }
    [CAR] CAR { $hex }
    [GC] GC { $hex }
    [IO] IO { $hex }
   *[other] { $hex }
}
blackbeard-picture_fate = { $status ->
    [captive] captive
    [marooned] marooned
    [imprisoned] in prison
    [retired] retired
   *[other] out of play
}
blackbeard-picture_shipless = without a ship
blackbeard-picture_figures = Combat { $combat }, Speed { SIGNED($speed) }
blackbeard-picture_battle_figures = Combat { $combat }, Speed { SIGNED($speed) }, Comp. { $competence }
blackbeard-picture_water = { $water ->
    [flooded] flooded
   *[other] wrecked
}
blackbeard-picture_wound = { $grade ->
    [superficial] superficial
    [minor] minor
    [incapacitating] incapacitating
   *[prosthesis] prosthesis
}
blackbeard-picture_wounded = { $part }: { blackbeard-picture_wound }
blackbeard-picture_hostage = { $what ->
    [relative] relative of { $home } ({ $nation }{ $port ->
        [none] {""}
       *[other] , { $port }
    })
   *[port] { $nation } ({ $home })
}
blackbeard-picture_scurvy = scurvy
blackbeard-picture_jury = jury repair: { $section }
blackbeard-picture_company = { $what ->
    [pet] pet
    [parrot] parrot
    [tattoo] tattoo
    [debauched] misses a turn after a debauch
   *[careened] careened
}
blackbeard-picture_told = { $port }: { $governor }
blackbeard-picture_drawn = To place: { $governors }

blackbeard-picture_fight = { $what ->
    [duel] Duel
   *[other] Battle
}
blackbeard-picture_fight_sheet = { blackbeard-picture_fight }: { $one } – { $two }
blackbeard-picture_more_hunters = { $count ->
    [one] and 1 more hunter
   *[other] and { $count } more hunters
}
blackbeard-picture_round = round { $round }
blackbeard-picture_track = { $track ->
    [combat] Combat
    [endurance] Endurance
   *[speed] Speed
}
blackbeard-picture_unknown = not yet identified
blackbeard-picture_guard = guard
blackbeard-picture_squadron = the squadron
blackbeard-picture_duellist = Attack { $attack }, defence { $defence }
blackbeard-picture_unhurt = no wounds
blackbeard-picture_outcome = { $result ->
    [open] No round has been fought yet
    [round] { $what ->
        [duel] { $winner } wins the round
        [hunters] { $winner } wins the round
       *[pirates] { $winner } wins the round: { $points } damage
    }
    [tied] Neither side wins the round
    [won] { $winner } has won
    [lost] { $winner } has won
    [surrendered] { $loser } surrenders
    [smoke] A smoke screen ends the battle
    [broke_off] { $leaver ->
        [none] The battle is broken off
       *[other] { $leaver } breaks off the battle
    }
    [board] The ship is boarded: the captains duel
    [down] { $winner } wins: { $loser } is down
    [surrender] { $winner } wins: { $loser } surrenders
   *[gone] The battle is over
}
blackbeard-picture_held = { $how ->
    [mast] at the mast of { $holder }
    [plank] captive of { $holder }
    [island] marooned at { $holder }
   *[prison] in prison: { $holder }
}
blackbeard-picture_captive = { $pirate }{ $how ->
    [mast] {" "}(at the mast)
   *[other] {" "}(captive)
}
blackbeard-picture_relative = { $event ->
    [46] governor’s daughter ({ $pirate })
   *[other] { blackbeard-relative } of { $pirate }
}

blackbeard-picture_key_sheet = { $sheet ->
    [ports] Key: seas and ports
    [ships] Key: ships
   *[flags] Key: flags and log books
}
blackbeard-picture_key_meaning = { $sign ->
    [waters] deep sea, coast and land
    [ridge] land between two hexes, no way through
    [border] border between two seas
    [lane] shipping lane, where merchants appear
    [way_out] leads into a transit zone
    [port] port of a nation, by its letter
    [pirate_port] pirate port
    [refuge] a player’s Refuge
    [hidden] governor, face down
    [pro] pro-pirate governor
    [anti] anti-pirate governor
    [told] bright rim, in your log book: known to nobody but you
    [goods] goods on display; they don’t sell here
    [destroyed] destroyed port
    [blockade] blockaded port
    [ship] a pirate’s ship, with the player’s number
    [several] one of a player’s pirates
    [anchored] at anchor
    [careened] careened
    [track] last move
    [face_down] merchants, face down (here two)
    [known] merchant, with nation and Defence
    [crates] floating crates
    [warship] warship, with Combat and Speed if known
    [kc] King’s Commissioner
    [ghost] ghost ship
    [target] below a hunter: the pirate it hunts
    [lead] stands for the hex with the dot
    [goal] Papers: destination
    [island] Marooned pirate
    [notoriety] Notoriety
    [popularity] Popularity
    [gold] gold in the cabin
    [hold] cargo / room for it
    [damage] damage
    [wound] wounds
    [hostage] hostages
    [captive] captive pirates
    [die] movement die
    [chest] hidden treasure
    [home] Refuge
    [letter] letter of marque
    [token] extra actions left
    [enemy] enemy of a nation
    [rumour] information
   *[other] { blackbeard-event_name }
}

## Alt texts

blackbeard-picture_head = { $over ->
    [true] The match is over after turn { $turn }.
   *[other] { $turn ->
        [0] Before the first turn.
       *[other] Turn { $turn }; { $seat } acts first.
    }
} Map: { blackbeard-picture_map }{ $part ->
    [true] {" "}(the part around the pirates).
   *[other] .
}
blackbeard-picture_log_turn = { $turn ->
    [0] Before the first turn.
   *[other] Turn { $turn }.
} The map around your ships, and their log books.
blackbeard-picture_pirate = { $pirate } ({ $seat }): Notoriety { $notoriety }, Popularity { $popularity }; { $status ->
    [active] { $ship } at { $place }{ $mode ->
        [anchored] {", "}anchored
        [careened] {", "}careened
        [port] {", "}anchored in port
        [harbour] {", "}in port
       *[other] {""}
    }
   *[other] { blackbeard-picture_fate }
}; cabin { $cabin } { $cabin ->
    [one] doubloon
   *[other] doubloons
}, holds { $held } of { $room }{ $damage_count ->
    [0] {""}
   *[other] ; damage: { $damage }
}{ $hurt ->
    [0] {""}
   *[other] ; wounds: { $hurt }
}{ $captives ->
    [0] {""}
   *[other] ; hostages: { $captives }
}{ $members_count ->
    [0] {""}
   *[other] ; captives aboard: { $members }
}.
blackbeard-picture_pirate-damage = { $section } { $n }{ $jury ->
    [true] {" "}(jury repair)
   *[false] {""}
}
    .separator = {", "}
blackbeard-picture_pirate_brief = { $pirate } ({ $seat }): Notoriety { $notoriety }, Popularity { $popularity }, { $status ->
    [active] at { $place }
   *[other] { blackbeard-picture_fate }
}, cabin { $cabin } { $cabin ->
    [one] doubloon
   *[other] doubloons
}, holds { $held } of { $room }{ $damage_count ->
    [0] {""}
   *[other] , damaged
}{ $members_count ->
    [0] {""}
   *[other] ; captives aboard: { $members }
}.
blackbeard-picture_pirates = Pirates, with Notoriety and Popularity: { $rows }.
blackbeard-picture_pirates-rows = { $pirate } ({ $seat }) { $notoriety } and { $popularity }, { $status ->
    [active] { $place }
   *[other] { blackbeard-picture_fate }
}
    .separator = {"; "}
blackbeard-picture_ships = Pirates: { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_ships-rows = { $pirate } ({ $seat }) at { $place }
    .separator = {"; "}
blackbeard-picture_and_more = { $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
blackbeard-picture_refuges = Refuges: { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_refuges-rows = { $port } ({ $seat })
    .separator = {", "}
blackbeard-picture_merchants = Merchants, face down: { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_merchants-rows = { $place }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
    .separator = {", "}
blackbeard-picture_known = Merchants, face up: { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_known-rows = { $merchant } at { $place }
    .separator = {"; "}
blackbeard-picture_governors = { $stance ->
    [pro] Pro-pirate governors
    [anti] Anti-pirate governors
   *[other] Face-down governors
}: { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_governors-rows = { $port }
    .separator = {", "}
blackbeard-picture_goods = Goods on display: { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_goods-rows = { $port } ({ $n })
    .separator = {", "}
blackbeard-picture_destroyed = Destroyed ports: { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_destroyed-rows = { $port }
    .separator = {", "}
blackbeard-picture_crates = Floating crates: { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_crates-rows = { $place }
    .separator = {", "}
blackbeard-picture_own = { $pirate }, { $status ->
    [active] { $ship } (Combat { $combat }, Speed { SIGNED($speed) }), at { $place }
   *[other] without a ship, { blackbeard-picture_fate }
}: Notoriety { $notoriety }, Popularity { $popularity }, cabin { $cabin } { $cabin ->
    [one] doubloon
   *[other] doubloons
}{ $treasure ->
    [0] {""}
    [one] {", "}treasure 1 doubloon
   *[other] {", "}treasure { $treasure } doubloons
}{ $port ->
    [none] {""}
   *[other] {", "}Refuge { $port }{ $shut ->
        [true] {" "}(closed to him)
       *[false] {""}
    }
}{ $nation ->
    [none] {""}
   *[other] {", "}{ $nation } letter of marque
}{ $die ->
    [none] {""}
   *[other] {", "}die { $die }
}.{ $status ->
    [active] {" "}{ $cargo_count ->
        [0] Holds empty.
       *[other] Holds: { $cargo }{ blackbeard-picture_and_more }
    }
   *[other] {""}
}{ $damage_count ->
    [0] {""}
   *[other] {" "}Damage: { $damage }.
}{ $wounds_count ->
    [0] {""}
   *[other] {" "}Wounds: { $wounds }.
}{ $captives ->
    [0] {""}
   *[other] {" "}Hostages: { $captives }.
}{ $members_count ->
    [0] {""}
   *[other] {" "}Captives aboard: { $members }.
}{ $enemies_count ->
    [0] {""}
   *[other] {" "}Enemy of: { $enemies }.
}
blackbeard-picture_own-damage = { $section } { $n }{ $jury ->
    [true] {" "}(jury repair)
   *[false] {""}
}
    .separator = {", "}
blackbeard-picture_own-cargo = { $marker }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
    .separator = {", "}
blackbeard-picture_own-wounds = { $part } ({ blackbeard-picture_wound })
    .separator = {", "}
blackbeard-picture_own-enemies = { $nation }
    .separator = {", "}
blackbeard-picture_own_drawn = Governors to place: { $rows }.
blackbeard-picture_own_drawn-rows = { $governor } ({ blackbeard-picture_stance })
    .separator = {", "}
blackbeard-picture_own_told = Governors that you know: { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_own_told-rows = { $port }: { $governor } ({ blackbeard-picture_stance })
    .separator = {"; "}
blackbeard-picture_stance = { $stance ->
    [pro] pro-pirate
   *[other] anti-pirate
}
blackbeard-picture_fight_head = { $what ->
    [duel] Duel: { $pirate ->
        [none] a guard
       *[other] { $pirate }
    } against { $target ->
        [none] a guard
       *[other] { $target }
    }
    [hunters] Battle at { $place }: { $pirate } against { $hunters }
   *[pirates] Battle at { $place }: { $pirate } against { $target }
}{ $helper ->
    [none] {""}
   *[other] {", "}with { $helper }
}{ $round ->
    [0] .
   *[other] , round { $round }.
}
blackbeard-picture_fight_outcome = { $result ->
    [open] No round has been fought yet.
    [round] { $pirate ->
        [none] The guard
       *[other] { $pirate }
    } wins the round{ $what ->
        [pirates] : { $points } damage.
       *[other] .
    }
    [tied] Neither side wins the round.
    [surrendered] { $target } surrenders.
    [smoke] A smoke screen ends the battle.
    [broke_off] { $pirate } breaks off the battle.
    [board] The ship is boarded: the captains duel.
    [gone] The battle is over.
    [let_go] The battle is over.
   *[won] { $pirate ->
        [none] The guard
       *[other] { $pirate }
    } has won{ $result ->
        [surrender] : the other surrenders.
       *[other] .
    }
}
blackbeard-picture_fight_ship = { $pirate } ({ $seat }), { $ship }: Combat { $combat }, Speed { SIGNED($speed) }{ $damage_count ->
    [0] {", "}undamaged
   *[other] {", "}damage: { $damage }
}{ $wounds_count ->
    [0] {""}
   *[other] {", "}wounds: { $wounds }
}.
blackbeard-picture_fight_ship-damage = { $section } { $n }{ $jury ->
    [true] {" "}(jury repair)
   *[false] {""}
}
    .separator = {", "}
blackbeard-picture_fight_ship-wounds = { $part } ({ blackbeard-picture_wound })
    .separator = {", "}
blackbeard-picture_fight_hunter = { $hunter }{ $piece ->
    [none] {""}
   *[other] {", "}{ $piece }
}{ $nation ->
    [none] {""}
   *[other] {", "}{ $nation }
}{ $piece ->
    [none] , not yet identified.
   *[other] : Combat { $combat }, Speed { $speed }.
}
blackbeard-picture_fight_duellist = { $pirate ->
    [none] Guard
   *[other] { $pirate }
}: attack { $attack }, defence { $defence }, Endurance { $endurance } of { $most }{ $wounds_count ->
    [0] .
   *[other] , wounds: { $wounds }.
}
blackbeard-picture_fight_duellist-wounds = { $part } ({ blackbeard-picture_wound })
    .separator = {", "}
blackbeard-picture_fight_rolls = Last round: { $total } to { $rolled }.
blackbeard-picture_hunters = Hunters: { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_hunters-rows = { $hunter } at { $place }{ $piece ->
    [none] {""}
   *[other] {" "}(Combat { $combat }, Speed { $speed })
}{ $target ->
    [none] {""}
   *[other] {", "}hunting { $target }
}
    .separator = {"; "}
blackbeard-picture_marks = Lasting: { $rows }{ blackbeard-picture_and_more }
blackbeard-picture_marks-rows = { $event ->
    [goal] destination of the secret papers
    [blockade] blockade
    [island] marooned pirate
   *[other] { blackbeard-event_name }
} at { $place }
    .separator = {"; "}
blackbeard-picture_key = { $letter ->
    [none] { $sign ->
        [waters] Dark water, pale water, land
        [ridge] Strip of land
        [border] Dashed line
        [lane] Ring with a number
        [way_out] Arrow
        [port] Plate with a letter
        [pirate_port] Black plate with a skull
        [refuge] House with a number
        [hidden] ?
        [pro] +
        [anti] −
        [told] Bright rim
        [goods] Crate with a number
        [destroyed] Flame
        [blockade] White bar on red
        [ship] Coin with a number
        [several] Coin with a number and a letter
        [anchored] Coin with an anchor
        [careened] Coin with a tilted hull
        [track] Dotted line
        [face_down] Sail
        [sails] Sail
        [known] Sail with a letter and a number
        [crates] Crossed box
        [warship] Ship on red
        [kc] Crown on red
        [ghost] Ghost on red
        [target] Cross hairs
        [lead] Line with a dot
        [12] Cup
        [35] Chest
        [41] Heart
        [46] Crown
        [51] Cross
        [53] Sealed sheet
        [goal] Flag
        [56] Crate with “!”
        [island] Palm
        [notoriety] Skull
        [popularity] Heart
        [gold] Coins
        [hold] Crate
        [damage] Burst
        [wound] Drop
        [hostage] Bars
        [captive] Chain
        [die] Die
        [chest] Chest
        [home] Palm
        [letter] Sealed sheet
        [token] Hourglass
        [enemy] Sabres
        [rumour] Speech bubble
        [hull] Hull
        [rudder] Wheel
        [guns] Cannon
       *[crew] Sailors
    }
   *[other] { $letter }
}: { $words }
