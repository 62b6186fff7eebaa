### The words in the pictures of The Kaiser’s Pirates, and the lines of their alt texts.

## Words in the pictures

kaiser-picture_round = Round { $round }{ $rounds ->
    [none] {""}
   *[other] /{ $rounds }
}
kaiser-picture_after = After round { $round }
kaiser-picture_over = The end
kaiser-picture_discards = Discards
kaiser-picture_extra = extra turn
kaiser-picture_further = further round
kaiser-picture_seat = Seat { $number }
kaiser-picture_total = { $va } VA in all
kaiser-picture_va = { $va } VA
kaiser-picture_points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
kaiser-picture_state = { $state ->
    [damage] damaged
    [supply] low supply
    [refuge] in refuge
    [identified] identified
    [disguised] disguised
    [fog] fog bank
    [deception] deceived
    [british] Royal Navy
    [upright] upright card
    [waiting] sunk, waits for a merchant
    [points_brief] round points
    [points] round points (to their left: VA of this round)
    [warship] warship
    [raider] raider
    [prize] prize
   *[other] loses a turn
}
kaiser-picture_purpose = { $purpose ->
    [intercept] Attack
    [mines] Mine attack
    [torpedo] Torpedo attack
    [recognise_prize] Recognising the prize
    [duel] Gun duel
    [amc_guns] Guns of the AMC
    [pursuit] Pursuit
    [safe_passage] Safe passage
    [refuge_repair] Repair in refuge
    [refuge_supply] Resupply in refuge
   *[other] Supplies of the prize
}
kaiser-picture_side = { $role ->
    [safe_passage] Hunters
    [shallow_run] Shoals
    [exhausted] Stores
    [navy] Royal Navy
    [breakout] Blockade
    [breaking_out] Breakout
   *[none] { $what }
}
kaiser-picture_outcome = { $outcome ->
    [sunk] { $hit ->
        [captured] captured
       *[other] sunk
    }
    [damaged] { $hit ->
        [again] still afloat
        [afloat] still afloat
        [spared] not captured
       *[other] damaged
    }
    [success] success
    [failure] { $purpose ->
        [shallow_run] hits the shoals
       *[other] failure
    }
   *[other] no effect
}
kaiser-picture_mod = { SIGNED($amount) } { $why ->
    [night] night
    [surprise_attack] surprise
    [searchlight] searchlight
    [monitor] monitor
    [damaged] damage
    [low_supply] low supply
    [fast_ship] fast ship
    [non_combatant] non-combatant
    [seeadler] Seeadler
    [prize] prize
    [wolf] Wolf
    [sailing_ship] sailing ship
    [fair_seas] fair seas
    [fast_raider] fast raider
   *[other] coal
}
kaiser-picture_part = { $part ->
    [attack] Attack
    [defence] Defence
    [special] Special
    [reflag] Flag
   *[other] Deceived
}
kaiser-picture_entry = { $entry ->
    [end] end of turn
    [warship_intercept] warship intercepts
    [raider_intercept] raider intercepts
    [british_intercept] Royal Navy intercepts
    [submarine_torpedo] torpedo
    [submarine_mines] mines
   *[none] none
}
kaiser-picture_counted = { $how ->
    [sunk] { $n ->
        [one] 1 merchant sunk
       *[other] { $n } merchants sunk
    }
    [safe] { $n } reached port
    [prize] { $n ->
        [one] 1 prize
       *[other] { $n } prizes
    }
    [exhausted] { $n } spent
    [german] { $n ->
        [one] 1 German ship sunk
       *[other] { $n } German ships sunk
    }
   *[card] { $n ->
        [one] 1 ship sunk (played as a card)
       *[other] { $n } ships sunk (played as cards)
    }
}
kaiser-picture_counted_in = R{ $round }: { $counted }
kaiser-picture_struck = Not counted{ $round ->
    [none] {""}
   *[other] {" "}(R{ $round })
}: { $names }
kaiser-picture_past = R{ $round }: { $va } VA, { SIGNED($points) }
kaiser-picture_afloat = Afloat: { $names }
kaiser-picture_hand = Your hand ({ $count })
kaiser-picture_family = { $family ->
    [action] action
    [reaction] reaction
   *[other] assist
}
kaiser-picture_sign = { $sign ->
    [sideways] dice of the Royal Navy
    [night] by night
    [challenge] effect (your dice : theirs)
    [upright] dice of the effect
    [mine] mines
    [torp] torpedo
    [gun] guns
    [dc] depth charge
   *[defence] defence
}
kaiser-picture_knows = { $name } holds:
kaiser-picture_next = Next in the deck:
kaiser-picture_committed = Face down:
kaiser-picture_laid = { $name } ({ $where })
kaiser-picture_where = { $mode ->
    [british] Royal Navy
   *[other] upright
}
kaiser-picture_effect = { $kind ->
    [amc] fights for the merchant
    [blockade_runner] may restore supply
    [boarding_party] captures instead of sinking
    [team_only] only when playing in teams
    [bounding_main] next enemy loses a turn
    [break_contact] may shake off the attacker
    [breakdown] may damage an enemy
    [breakout] may bring you a German ship
    [collier] ends low supply of all
    [damage_control] repairs one ship
    [deception] an enemy plays 1 random card
    [exchange_information] swap cards with team-mate
    [fair_seas] safe passage at +1
    [fast_ship] −2 to a raider’s attack
    [fog_bank] an enemy loses a turn
    [good_hunting] raider attacks two
    [heavy_weather] damaged ships may be lost
    [intelligence] see a hand or the deck
    [interned] may remove an enemy ship
    [interrogate] may identify and attack
    [island_refuge] shelter and repair
    [lay_mines] mines against merchants
    [minesweeper] stops a mine attack
    [mistaken_identity] swaps your sunk merchant
    [monitor] attacks a ship in refuge
    [non_combatant] −2 to attack your merchant
    [pull_the_plug] you sink it; nobody scores
    [qqq] identifies the raider
    [q_ship] fights a submarine
    [razzle_dazzle] may dodge a torpedo
    [recalled] may send the ship home
    [recon_aircraft] takes 2 random cards
    [reflag] disguises your ship
    [rendezvous_missed] foe’s supply: attacks −2
    [sail_q_ship] sailing ship fights submarine
    [scuttle] sinks your own damaged ship
    [searchlight] +3 at night
    [second_chance] an extra turn
    [shallow_run] escapes, maybe damaged
    [shipping_lanes] warship attacks all
    [slim_pickings] stops or limits an attack
    [special_cargo] sunk merchants count double
    [submarine_u] torpedoes a merchant
    [submarine_uc] torpedo or mines
    [surprise_attack] +2; bars escapes
    [transfer_command] may take over a ship
    [trap] your merchant fires back
   *[wireless_intercept] takes top 2 discards
}

## Alt texts

kaiser-picture_turn = { kaiser-picture_round }{ $seat ->
    [none] {""}
   *[other] {". "}{ $seat } to play
}{ $extra ->
    [true] {" (extra turn)"}
   *[other] {""}
}. Deck: { $remaining }.
kaiser-picture_fight = { $card ->
    [none] { kaiser-picture_purpose }
   *[other] { $card }
}: { $sides }; { kaiser-picture_outcome }.
kaiser-picture_fight-sides = { kaiser-picture_side } ({ $seat }) { $dice }{ $mods_count ->
    [0] {""}
   *[other] {", "}{ $mods }
}, result { $result }
    .separator = {" / "}
kaiser-picture_fight-sides-dice = d{ $sides } { $face }
    .separator = {", "}
kaiser-picture_fight-sides-mods = { kaiser-picture_mod }
    .separator = {", "}
kaiser-picture_read = Solitaire cards: { $read }.
kaiser-picture_read-read = { kaiser-picture_part }{ $face ->
    [none] {""}
   *[other] {" "}{ $face }
} { $card ->
    [none] { kaiser-picture_entry }
   *[other] { $card }
}
    .separator = {"; "}
kaiser-picture_fleet = { $seat }: { $size ->
    [one] 1 card
   *[other] { $size } cards
}, { $amount } VA{ $waiting ->
    [none] {""}
    [0] {""}
    [one] {" "}(1 sunk German ship waits for a merchant)
   *[other] {" "}({ $waiting } sunk German ships wait for a merchant each)
}, { $total ->
    [one] 1 point
   *[other] { $total } points
}{ $fog ->
    [true] , fog bank
   *[other] {""}
}{ $deception ->
    [true] , deceived
   *[other] {""}
}{ $skipped ->
    [true] , loses a turn
   *[other] {""}
}. { $ships_count ->
    [0] No German ships
   *[other] { $ships }
}{ $prizes_count ->
    [0] {""}
   *[other] . Prizes: { $prizes }
}{ $row_count ->
    [0] {""}
   *[other] . Merchants: { $row }
}
kaiser-picture_fleet-ships = { kaiser-picture_fleet-row }
    .separator = {", "}
kaiser-picture_fleet-prizes = { kaiser-picture_fleet-row }
    .separator = {", "}
kaiser-picture_fleet-row = { $name } { $va }{ $identified ->
    [true] {" "}identified
   *[other] {""}
}{ $damage ->
    [0] {""}
    [1] {" "}damaged
   *[other] {" "}damaged ×{ $damage }
}{ $supply ->
    [true] {" "}low supply
   *[other] {""}
}{ $refuge ->
    [true] {" "}in refuge
   *[other] {""}
}
    .separator = {", "}
kaiser-picture_table = Cards on the table: { $slots }.
kaiser-picture_table-slots = { $ship ->
    [none] { kaiser-picture_place }
   *[other] { $ship }
}{ $card ->
    [none] {""}
   *[other] {": "}{ $card }
}{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
    .separator = {", "}
kaiser-picture_place = { $where ->
    [british] Royal Navy
    [action] action
    [lay] mines
   *[other] intercept
}
kaiser-picture_top = Discards: { $top }.
kaiser-picture_round_over = Round { $round } is over.
kaiser-picture_match_over = The match is over. { $winners_count ->
    [0] No winner.
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
}
kaiser-picture_scored = { $seat }, { $total ->
    [one] 1 point
   *[other] { $total } points
}.{ $rounds_count ->
    [0] {""}
   *[other] {" "}{ $rounds }.
}{ $counted_count ->
    [0] {""}
   *[other] {" "}{ $last ->
        [none] {""}
       *[other] Round { $last }:{" "}
    }{ $counted }.
}{ $struck_count ->
    [0] {""}
   *[other] {" "}Not counted{ $last ->
        [none] {""}
       *[other] {" "}(round { $last })
    }: { $struck }.
}{ $ships_count ->
    [0] {""}
   *[other] {" "}Afloat: { $ships }.
}
kaiser-picture_scored-rounds = Round { $n }: { $va } VA, { SIGNED($points) }
    .separator = {"; "}
kaiser-picture_scored-counted = { kaiser-picture_counted }
    .separator = {", "}
kaiser-picture_scored-struck = { $name }
    .separator = {", "}
kaiser-picture_scored-ships = { $name }
    .separator = {", "}
kaiser-picture_cards = { $size ->
    [one] Your hand (1 card):
   *[other] Your hand ({ $size } cards):
} { $cards }.
kaiser-picture_cards-cards = { $card } ({ $coin }{ $night ->
    [true] {" "}night
   *[other] {""}
}){ $kind ->
    [none] {""}
   *[other] {" "}{ kaiser-picture_effect }
}
    .separator = {"; "}
kaiser-picture_laid_cards = Face down in front of you: { $slots }.
kaiser-picture_laid_cards-slots = { $card } ({ $ship ->
    [none] { kaiser-picture_place }
   *[other] { $ship }
})
    .separator = {", "}
kaiser-picture_known = { $seat } holds: { $known }.
kaiser-picture_deck = Next in the deck: { $order }.
