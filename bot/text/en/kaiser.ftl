### The Kaiser’s Pirates: the words of play. How messages are named and what they may use: see bot/text/__init__.py.
### 🏴‍☠️ raider, ⚓ warship, 🚢 merchant; 🔵 d10, 🟢 d8, ⚪ d6, 🔴 d4. VA: victory amount, the number printed on a ship.

kaiser-pitch = The high seas, 1914 to 1918: hunt merchants with your raiders, hunt your opponents’ raiders with the Royal Navy, and bluff with face-down cards.
    .title = The Kaiser’s Pirates
    .length = { $lo } to { $hi } players (alone against the Phantom), { $rounds ->
        [1] one round of about 30 to 45 minutes (or about a week by message)
       *[other] { $rounds } rounds of about 30 to 45 minutes (or a few weeks by message)
    }
    .how =
        You command German ships and merchant ships (merchants) of your own, and the Royal Navy against everyone else’s German ships: it finds warships, but a raider only once it has lost its disguise.
        On your turn, lay action cards beside your ships and attack: the attacker’s best die against the defender’s. Higher damages, at least double sinks.
        You score for ships you sink or capture and for merchants you bring home; a German ship counts only with a merchant in your own victory pile, one for one. The round ends with the last action card. Its ranking gives round points (★), and the most ★ after all rounds win.
    .aliases = Kaiser, The Kaisers Pirates

## Terms

kaiser-term-ship = { $value ->
    [W1] ⚓ Dresden
    [W2] ⚓ Emden
    [W3] ⚓ Karlsruhe
    [W4] ⚓ Königsberg
    [W5] ⚓ Leipzig
    [W6] ⚓ Nürnberg
    [R1] 🏴‍☠️ Berlin
    [R2] 🏴‍☠️ Cap Trafalgar
    [R3] 🏴‍☠️ Cormoran
    [R4] 🏴‍☠️ Geier
    [R5] 🏴‍☠️ Greif
    [R6] 🏴‍☠️ Iltis
    [R7] 🏴‍☠️ Kaiser Wilhelm der Grosse
    [R8] 🏴‍☠️ Kronprinz Wilhelm
    [R9] 🏴‍☠️ Leopard
    [R10] 🏴‍☠️ Meteor
    [R11] 🏴‍☠️ Möwe
    [R12] 🏴‍☠️ Prinz Eitel Friedrich
    [R13] 🏴‍☠️ Seeadler
    [R14] 🏴‍☠️ Wolf
    [M01] 🚢 Anne de Bretagne
    [M02] 🚢 Buenos Ayres
    [M03] 🚢 Charles Gounod
    [M04] 🚢 Dee
    [M05] 🚢 Dupleix
    [M06] 🚢 Invercoe
    [M07] 🚢 Isabel Browne
    [M08] 🚢 John H. Kirby
    [M09] 🚢 Maréchal Davout
    [M10] 🚢 Staut
    [M11] 🚢 Størebrot
    [M12] 🚢 Eddie
    [M13] 🚢 Hallbjørg
    [M14] 🚢 Author
    [M15] 🚢 Banksfield
    [M16] 🚢 Bowes Castle
    [M17] 🚢 Flamenco
    [M18] 🚢 Hudson Maru
    [M19] 🚢 Hyades
    [M20] 🚢 Igotz Mendi
    [M21] 🚢 King Lud
    [M22] 🚢 Lundy Island
    [M23] 🚢 Luxembourg
    [M24] 🚢 Maria
    [M25] 🚢 Pontoporos
    [M26] 🚢 Potaro
    [M27] 🚢 Rio Iguassu
    [M28] 🚢 Ryazan
    [M29] 🚢 Wairuna
    [M30] 🚢 Westburn
    [M31] 🚢 William P. Frye
    [M32] 🚢 Yarrowdale
    [M33] 🚢 Brecknockshire
    [M34] 🚢 City of Winchester
    [M35] 🚢 Clan Mactavish
    [M36] 🚢 Demeterton
    [M37] 🚢 Diplomat
    [M38] 🚢 Dramatist
    [M39] 🚢 Elsinor
    [M40] 🚢 Floride
    [M41] 🚢 Governor
    [M42] 🚢 Guadeloupe
    [M43] 🚢 Hitachi Maru
    [M44] 🚢 Indrani
    [M45] 🚢 Kaipara
    [M46] 🚢 Lovat
    [M47] 🚢 Manchester Commerce
    [M48] 🚢 Matheran
    [M49] 🚢 Perseus
    [M50] 🚢 Saint Theodore
    [M51] 🚢 Turritella
    [M52] 🚢 Appam
    [M53] 🚢 Georgic
    [M54] 🚢 Highland Brae
    [M55] 🚢 La Correntina
    [M56] 🚢 Mount Temple
    [M57] 🚢 Otaki
    [M58] 🚢 Troilus
    [M59] 🚢 Vandyck
    [M60] 🚢 Voltaire
   *[other] { $value }
}
kaiser-ship_line = { $id ->
    [W1] 14 · ⚔️ 🔵🟢⚪ · 🛡️ 🔵⚪
    [W2] 14 · ⚔️ 🔵🟢⚪ · 🛡️ 🔵⚪
    [W3] 16 · ⚔️ 🔵🟢🟢 · 🛡️ 🔵🟢
    [W4] 14 · ⚔️ 🔵🟢⚪ · 🛡️ 🔵⚪
    [W5] 12 · ⚔️ 🔵🟢🔴 · 🛡️ 🟢⚪
    [W6] 14 · ⚔️ 🔵🟢⚪ · 🛡️ 🔵⚪
    [R1] 8 · ⚔️ 🟢⚪ · 🛡️ 🔵
    [R2] 8 · ⚔️ 🟢⚪ · 🛡️ 🔵
    [R3] 8 · ⚔️ 🔵⚪ · 🛡️ ⚪
    [R4] 6 · ⚔️ 🟢 · 🛡️ ⚪
    [R5] 10 · ⚔️ 🔵🟢🔴 · 🛡️ 🟢
    [R6] 6 · ⚔️ ⚪🔴 · 🛡️ ⚪
    [R7] 10 · ⚔️ 🔵⚪🔴 · 🛡️ 🔵
    [R8] 10 · ⚔️ 🔵🔴 · 🛡️ 🔵
    [R9] 10 · ⚔️ 🔵🟢⚪ · 🛡️ 🟢
    [R10] 6 · ⚔️ 🟢🔴 · 🛡️ ⚪
    [R11] 12 · ⚔️ 🔵🟢⚪ · 🛡️ 🟢
    [R12] 10 · ⚔️ 🔵⚪ · 🛡️ 🟢
    [R13] 8 · ⚔️ 🟢🔴 · 🛡️ ⚪
    [R14] 12 · ⚔️ 🔵🟢🟢 · 🛡️ 🟢
    [M01] 3 · 🛡️ 🔴
    [M02] 3 · 🛡️ 🔴
    [M03] 3 · 🛡️ 🔴
    [M04] 3 · 🛡️ 🔴
    [M05] 3 · 🛡️ 🔴
    [M06] 3 · 🛡️ 🔴
    [M07] 3 · 🛡️ 🔴
    [M08] 3 · 🛡️ 🔴
    [M09] 3 · 🛡️ 🔴
    [M10] 3 · 🛡️ 🔴
    [M11] 3 · 🛡️ 🔴
    [M12] 3 · 🛡️ ⚪
    [M13] 3 · 🛡️ ⚪
    [M14] 5 · 🛡️ ⚪
    [M15] 5 · 🛡️ ⚪
    [M16] 5 · 🛡️ 🔴
    [M17] 5 · 🛡️ ⚪
    [M18] 5 · 🛡️ ⚪
    [M19] 5 · 🛡️ ⚪
    [M20] 5 · 🛡️ 🟢
    [M21] 5 · 🛡️ ⚪
    [M22] 5 · 🛡️ ⚪
    [M23] 5 · 🛡️ 🟢
    [M24] 5 · 🛡️ ⚪
    [M25] 5 · 🛡️ ⚪
    [M26] 5 · 🛡️ 🟢
    [M27] 5 · 🛡️ ⚪
    [M28] 5 · 🛡️ ⚪
    [M29] 5 · 🛡️ 🟢
    [M30] 5 · 🛡️ ⚪
    [M31] 5 · 🛡️ 🔴
    [M32] 5 · 🛡️ 🟢
    [M33] 7 · 🛡️ 🟢
    [M34] 7 · 🛡️ 🟢
    [M35] 7 · 🛡️ 🟢
    [M36] 7 · 🛡️ ⚪
    [M37] 7 · 🛡️ 🟢
    [M38] 7 · 🛡️ ⚪
    [M39] 7 · 🛡️ ⚪
    [M40] 7 · 🛡️ 🟢
    [M41] 7 · 🛡️ 🟢
    [M42] 7 · 🛡️ 🟢
    [M43] 7 · 🛡️ 🟢
    [M44] 7 · 🛡️ 🟢
    [M45] 7 · 🛡️ 🟢
    [M46] 7 · 🛡️ 🟢
    [M47] 7 · 🛡️ ⚪
    [M48] 7 · 🛡️ 🟢
    [M49] 7 · 🛡️ 🟢
    [M50] 7 · 🛡️ 🟢
    [M51] 7 · 🛡️ ⚪
    [M52] 9 · 🛡️ 🟢
    [M53] 9 · 🛡️ 🔵
    [M54] 9 · 🛡️ 🟢
    [M55] 9 · 🛡️ 🟢
    [M56] 9 · 🛡️ 🟢
    [M57] 9 · 🛡️ 🔵
    [M58] 9 · 🛡️ 🟢
    [M59] 9 · 🛡️ 🔵
   *[M60] 9 · 🛡️ 🟢
}
kaiser-target_line = { $id ->
    [W1] 14 · 🛡️ 🔵⚪
    [W2] 14 · 🛡️ 🔵⚪
    [W3] 16 · 🛡️ 🔵🟢
    [W4] 14 · 🛡️ 🔵⚪
    [W5] 12 · 🛡️ 🟢⚪
    [W6] 14 · 🛡️ 🔵⚪
    [R1] 8 · 🛡️ 🔵
    [R2] 8 · 🛡️ 🔵
    [R3] 8 · 🛡️ ⚪
    [R4] 6 · 🛡️ ⚪
    [R5] 10 · 🛡️ 🟢
    [R6] 6 · 🛡️ ⚪
    [R7] 10 · 🛡️ 🔵
    [R8] 10 · 🛡️ 🔵
    [R9] 10 · 🛡️ 🟢
    [R10] 6 · 🛡️ ⚪
    [R11] 12 · 🛡️ 🟢
    [R12] 10 · 🛡️ 🟢
    [R13] 8 · 🛡️ ⚪
    [R14] 12 · 🛡️ 🟢
   *[other] { kaiser-ship_line }
}
kaiser-about-ship = { $value ->
    [W1] 🔵🟢⚪
    [W2] 🔵🟢⚪
    [W3] 🔵🟢🟢
    [W4] 🔵🟢⚪
    [W5] 🔵🟢🔴
    [W6] 🔵🟢⚪
    [R1] 🟢⚪
    [R2] 🟢⚪
    [R3] 🔵⚪
    [R4] 🟢
    [R5] 🔵🟢🔴
    [R6] ⚪🔴
    [R7] 🔵⚪🔴
    [R8] 🔵🔴
    [R9] 🔵🟢⚪
    [R10] 🟢🔴
    [R11] 🔵🟢⚪
    [R12] 🔵⚪
    [R13] 🟢🔴
    [R14] 🔵🟢🟢
   *[other] {""}
}
kaiser-term-card = { $letters ->
    [amc] { $digits ->
        [1] AMC HMS Alcantara
        [2] AMC HMS Carmania
       *[none] AMC
    }
    [blockade_runner] Blockade Runner
    [boarding_party] Boarding Party
    [bounding_main] Bounding Main
    [break_contact] Break Contact
    [breakdown] Breakdown
    [breakout] Breakout
    [collier] Collier
    [damage_control] Damage Control
    [deception] Deception
    [exchange_information] Exchange Information
    [fair_seas] Fair Seas
    [fast_ship] Fast Ship
    [fog_bank] Fog Bank
    [good_hunting] Good Hunting
    [heavy_weather] Heavy Weather
    [intelligence] Intelligence
    [interned] Interned
    [interrogate] Interrogate
    [island_refuge] Island Refuge
    [lay_mines] Lay Mines
    [minesweeper] Minesweeper
    [mistaken_identity] Mistaken Identity
    [monitor] Monitor
    [non_combatant] Non-Combatant
    [pull_the_plug] Pull the Plug
    [qqq] QQQ
    [q_ship] { $digits ->
        [1] Q-Ship Q-7 Penshurst
        [2] Q-Ship Q-19 Privet
       *[none] Q-Ship
    }
    [razzle_dazzle] Razzle-Dazzle
    [recalled] Recalled
    [recon_aircraft] Recon Aircraft
    [reflag] Reflag
    [rendezvous_missed] Rendezvous Missed
    [sail_q_ship] { $digits ->
        [1] Sail Q-Ship Q-21 Prize
       *[none] Sail Q-Ship
    }
    [scuttle] Scuttle
    [searchlight] Searchlight
    [second_chance] Second Chance
    [shallow_run] Shallow Run
    [shipping_lanes] Shipping Lanes
    [slim_pickings] Slim Pickings
    [special_cargo] Special Cargo
    [submarine_u] { $digits ->
        [1] Submarine U-27
        [2] Submarine U-41
       *[none] Submarines U-27 & U-41
    }
    [submarine_uc] { $digits ->
        [1] Submarine UC-16
        [2] Submarine UC-29
       *[none] Submarines UC-16 & UC-29
    }
    [surprise_attack] Surprise Attack
    [transfer_command] Transfer Command
    [trap] Trap
    [wireless_intercept] Wireless Intercept
    [royal_navy] Royal Navy patrol
    [british_intercept] Royal Navy patrol
    [warship_intercept] warship intercept
    [raider_intercept] raider intercept
    [submarine_torpedo] submarine, torpedo
    [submarine_mines] submarine, mines
    [none] no response
   *[other] { $value }
}
    .several = { $item } ×{ $count }
kaiser-term-drawn = { kaiser-term-card }
    .run = { $item } ×{ $count }
kaiser-term-copy = { kaiser-term-card }{ $letters ->
    [amc] {""}
    [q_ship] {""}
    [sail_q_ship] {""}
    [submarine_u] {""}
    [submarine_uc] {""}
   *[other] { $digits ->
        [none] {""}
        [1] {""}
       *[other] {" "}(copy { $digits })
    }
}
kaiser-term-piece = { $letters ->
    [R] { kaiser-term-ship }
    [W] { kaiser-term-ship }
    [M] { kaiser-term-ship }
    [submarine_u] { $digits ->
        [none] Submarine
       *[other] { kaiser-term-card }
    }
    [submarine_uc] { $digits ->
        [none] Submarine
       *[other] { kaiser-term-card }
    }
    [breakout] { $digits ->
        [none] blockade
       *[other] { kaiser-term-card }
    }
   *[other] { kaiser-term-card }
}
kaiser-coin = { $coin ->
    [B] 🔵
    [G] 🟢
    [W] ⚪
    [R] 🔴
    [BG] 🔵🟢
    [BW] 🔵⚪
    [BR] 🔵🔴
    [GW] 🟢⚪
    [GR] 🟢🔴
    [WR] ⚪🔴
    [BGG] 🔵🟢🟢
    [BGW] 🔵🟢⚪
    [BGR] 🔵🟢🔴
    [BWR] 🔵⚪🔴
    [BBW] 🔵🔵⚪
   *[none] {""}
}
kaiser-ours = { $challenge ->
    [B] 🔵
    [G] 🟢
    [W] ⚪
    [BG] 🔵🟢
   *[R] 🔴
}
kaiser-theirs = { $response ->
    [B] 🔵
    [G] 🟢
   *[W] ⚪
}
kaiser-passage = { kaiser-ours }{ $plus ->
    [0] {""}
   *[other] {" "}{ SIGNED($plus) }
} against { kaiser-theirs } ({ $chance }%)
kaiser-mods = { $mods_count ->
    [none] {""}
    [0] {""}
   *[other] {" "}· { $mods }
}
kaiser-weak = { $why ->
    [night] night
    [low_supply] low supply
   *[damaged] damaged
} { SIGNED($amount) }
kaiser-odds = { $odds ->
    [none] {""}
   *[other] {" "}· { $odds }
}{ $passage ->
    [none] {""}
   *[other] {" "}· { $passage }
}
kaiser-odds_of = { kaiser-chances }{ $damaged ->
    [0] { $sunk ->
        [100] {""}
       *[other] , else no further damage
    }
   *[other] {""}
}
kaiser-chances = sunk { $sunk }%{ $damaged ->
    [0] {""}
   *[other] , damaged { $damaged }%
}
kaiser-captures = captured { $sunk }% ({ $worth ->
    [none] double points for the enemy, if kept
   *[other] a prize counts double: { $worth } VA for the enemy, if kept
}), otherwise unharmed
kaiser-succeeds = { $succeeds ->
    [none] {""}
   *[other] {" "}· { $succeeds }% success
}
kaiser-passage_of = missed { $missed }% (then { $chance }% reach port)
kaiser-replied_act = { $reply ->
    [amc] , a merchant cruiser that fights in place of { $target }
   *[other] {""}
}
kaiser-replied = { $reply ->
    [amc] {" "}A merchant cruiser fights in place of { $target }.
    [break_contact] {" "}The ship may escape the attack.
    [fast_ship] {" "}The attack has −2.
    [mistaken_identity] {" "}The merchant stays sunk, but may go to its owner’s victory pile in exchange for another.
    [non_combatant] {" "}The attack has −2; if it would still sink the merchant, it captures it.
    [qqq] {" "}The raider is identified by its call for help.
    [qqq_late] {" "}It calls for help, which will identify your raider at the end of this attack.
    [q_ship] {" "}A warship in disguise fights the submarine.
    [sail_q_ship] {" "}A warship in disguise fights the submarine.
    [razzle_dazzle] {" "}The torpedo may miss.
    [recalled] {" "}The attacking ship may be sent home.
    [reflag] {" "}The ship is disguised again.
    [slim_pickings] {" "}Only one merchant stays under attack.
    [shallow_run] {" "}The ship avoids the attack, but may run aground.
    [trap] {" "}The merchant fires back, and a raider loses its disguise.
   *[none] {""}
}
kaiser-need = You roll { kaiser-ours } against { kaiser-theirs } and need more{ $kind ->
    [rendezvous_missed] , once for each ship
   *[other] {""}
}{ $succeeds ->
    [none] {""}
   *[other] {" "}({ $succeeds }%)
}.
kaiser-die = { $die ->
    [B] 🔵
    [G] 🟢
    [W] ⚪
   *[R] 🔴
}{ $face }
kaiser-mod = { $why ->
    [night] night
    [damaged] damaged
    [low_supply] low supply
    [surprise_attack] Surprise Attack
    [searchlight] Searchlight
    [monitor] Monitor
    [fast_ship] Fast Ship
    [non_combatant] Non-Combatant
    [fair_seas] Fair Seas
    [prize] prize
    [coal] coal
    [seeadler] Seeadler under sail
    [sailing_ship] sailing ship
    [wolf] Wolf’s floatplane
    [fast_raider] fast raider
   *[other] { $why }
} { SIGNED($amount) }
kaiser-named-place = { $head ->
    [british] Cards for the Royal Navy
    [ship] Sideways card on { $ship }
    [lay] Upright card on { $ship }
   *[action] Upright cards
}

## Options of a match

kaiser-option-teams = Teams
    .hint = Team-mates sit opposite. Don’t talk about cards: only Exchange Information passes them on.
    .true = two teams of two
    .false = no teams
kaiser-option-deck_size = Action cards, round 1
    .hint = For all together, but never fewer than 7 each. Fewer: a shorter round. 0: 20 each, as printed.
    .value = { $value ->
        [0] 20 each
       *[other] { $value } for all together (never fewer than 7 each)
    }
kaiser-option-deck_size_second = Action cards, round 2
    .hint = Fewer cards make a shorter round. 0 keeps the number of round 1.
    .value = { $value ->
        [0] as in round 1
       *[other] { $value } for all together (never fewer than 7 each)
    }
kaiser-option-deck_size_third = Action cards, round 3
    .hint = From the third round on. 0 keeps the number of the previous round.
    .value = { $value ->
        [0] as in the previous round
       *[other] { $value } for all together (never fewer than 7 each)
    }
kaiser-option-first_player = Who begins round 1
    .hint = A blue die decides, or the weakest fleet begins.
    .d10 = the highest blue die
    .lowest_va = the lowest VA of German ships
kaiser-option-first_later = Who begins later rounds
    .hint = The player with the fewest round points begins, counting all rounds or only the last.
    .total = fewest points in all
    .last = fewest points in the last round
kaiser-option-rounds = Rounds
    .hint = From { $lo } to { $hi }. Each round plays through the action cards once.
    .value = { $value }
kaiser-option-max_extra_rounds = Extra rounds on a tie
    .hint = At most so many extra rounds, if both round points and total VA are tied at the end.
    .value = { $value }
kaiser-option-coal = Coal
    .hint = Coal burners run short of supplies more easily and find new ones less easily.
    .true = on
    .false = off
kaiser-option-sail_raider = Sail
    .hint = The Seeadler is a sailing ship: she needs fewer supplies, but is worse at escape and pursuit.
    .true = on
    .false = off
kaiser-option-little_wolf = Little Wolf
    .hint = The Wolf carries a floatplane: she surprises better, and is harder to escape and to catch.
    .true = on
    .false = off
kaiser-option-tournament = Tournament balance
    .hint = In round 1, all players begin with fleets of similar strength.
    .off = off
    .random = random fleets
    .choose = players choose fleets
kaiser-option-after_1914 = After 1914
    .hint = Ships lost in 1914 stay out. Not together with the tournament balance.
    .true = on
    .false = off
kaiser-option-drop_breakout = After 1914, without Breakout
    .hint = The three Breakout cards stay out. Only with four players and “After 1914”.
    .true = on
    .false = off
kaiser-option-drop_1914_merchants = After 1914, fewer merchants
    .hint = The 19 merchants lost in 1914 stay out. Needs “After 1914”.
    .true = on
    .false = off
kaiser-option-fast_raiders = Fast raiders
    .hint = Former liners may chase a Fast Ship and risk their supplies. They are worse in shallow water.
    .true = on
    .false = off
kaiser-option-carry_over = Ship carry-over
    .hint = German ships kept for the next round. Each of them costs a card of the next hand.
    .true = up to three ships
    .false = one ship
kaiser-option-extra_damage = Extra damage
    .hint = A ship may be damaged more than once, and each time counts.
    .true = on
    .false = off
kaiser-option-torpedo_prizes = Torpedoing prizes
    .hint = Submarines may attack disguised prizes, if they recognise them.
    .true = on
    .false = off
kaiser-option-shallow_pursuit = Shallow pursuit
    .hint = A ship may follow a merchant into the shallows. Both then risk running aground.
    .true = on
    .false = off
kaiser-option-sail_merchants = Sailing merchants
    .hint = The twelve sailing merchants are slow: no AMC, Q-Ship or Fast Ship helps them.
    .true = on
    .false = off
kaiser-option-prize_resupply = Resupply from prizes
    .hint = A prize may supply one ship per turn, but may be used up by it.
    .true = on
    .false = off
kaiser-option-reflag_cancels = Reflag stops an attack
    .hint = Whether Reflag at the last moment stops the Royal Navy, Interned and Transfer Command.
    .true = yes
    .false = no
kaiser-option-slim_chooser = Slim Pickings – who chooses
    .hint = Slim Pickings leaves only one merchant under attack. Who chooses it?
    .attacker = the attacker
    .defender = the defender
kaiser-option-refuge_safe = Refuge keeps out cards too
    .hint = Whether Interned, Transfer Command and Breakdown can’t reach a ship in refuge.
    .true = yes
    .false = no
kaiser-option-team_refuge_transfer = Leaving refuge in teams
    .hint = In teams, a ship that leaves its refuge joins the team-mate: always, or if its owner wants.
    .mandatory = always
    .optional = if its owner wants
kaiser-option-auto_safe_passage = Automatic safe passage
    .hint = A merchant that survives an attack undamaged may try to reach port. Trying costs nothing.
    .true = always tried
    .false = asked each time
kaiser-option-reaction_prompts = Asking for reactions
    .hint = Asking only players who can react is faster, but each question reveals something about a hand.
    .always = always
    .only_if_able = only players who can react
kaiser-option-solo_first = Against the Phantom – who begins
    .hint = For solo matches.
    .live = you
    .phantom = the Phantom
    .d10 = the highest blue die
kaiser-option-solo_reshuffle = Against the Phantom – shuffling
    .hint = For solo matches: when the solitaire cards are reshuffled.
    .every_turn = after each of its turns
    .when_empty = when none are left
kaiser-option-pp_targeting = Against the Phantom – its choices
    .hint = For solo matches: how the Phantom chooses ships and targets.
    .best = what is best for it
    .random = at random
    .live = you choose for it

## The board, and what only its owner sees

kaiser-board_round = **Round { $round }** · { $seat ->
        [none] nobody’s turn
       *[other] { $seat } to play
    }{ $extra ->
        [true] {" "}· extra turn
       *[false] {""}
    } · 🎴 { $left } left in the deck{ $top_count ->
        [none] {""}
        [0] {""}
       *[other] {" "}· discards, from the top: { $top }
    }
    ⚓ warship · 🏴‍☠️ raider · 🚢 merchant · ✋ cards in hand
    VA: victory amount in this round; in brackets, that of each ship
    🎭 disguised · 👁️ identified · 💥 damaged · ⛽ low on supply · 🏝️ in refuge
kaiser-board_force = **{ $seat }** · ✋ { $hand_size } · VA { $exact ->
        [true] { $least }
       *[false] { $least } to { $most }
    } · round points { $total }{ $fog ->
        [true] {" "}· 🌫️ Fog Bank
       *[false] {""}
    }{ $deception ->
        [true] {" "}· 🎭 Deception
       *[false] {""}
    }
    { $ships_count ->
        [0] No German ships
       *[other] { $ships }
    }{ $prizes_count ->
        [0] {""}
       *[other] {"\u000A"}Prizes: { $prizes }
    }{ $row_count ->
        [0] {""}
       *[other] {"\u000A"}{ $row }
    }
kaiser-board_force-ships = { kaiser-vessel }
    .separator = {" · "}
kaiser-board_force-prizes = { kaiser-vessel }
    .separator = {" · "}
kaiser-board_force-row = { kaiser-vessel }
    .separator = {" · "}
kaiser-vessel = { $ship } ({ $va }){ $seen ->
    [disguised] 🎭
    [identified] 👁️
   *[none] {""}
}{ $damage ->
    [0] {""}
    [1] 💥
   *[other] 💥{ $damage }
}{ $low_supply ->
    [true] ⛽
   *[false] {""}
}{ $refuge ->
    [true] 🏝️
   *[false] {""}
}
kaiser-board_committed = 🎴 Cards of { $seat } on the table:
    { $slots }
kaiser-board_committed-slots = { $slot }: { $up ->
    [true] { $card }, { kaiser-place }
   *[false] face down, { kaiser-place }
}
kaiser-place = { $place ->
    [ship] sideways on { $ship }
    [lay] upright on { $ship }
    [british] sideways, Royal Navy
   *[action] upright
}
kaiser-own_hand = Your hand ({ $cards }): { $cards ->
    [0] no cards
   *[other] { $hand }
}
kaiser-own_committed = Your cards on the table, still face down:
    { $slots }
kaiser-own_committed-slots = { $card }: { kaiser-place }
kaiser-own_known = You know that { $seat } holds: { $known }
kaiser-own_deck = You know the next cards of the deck, in order: { $order_count ->
    [none] { $deck }
   *[other] { $order }
}

## Events: setting up a round

kaiser-round_start = 📜 **Round { $round }**{ $extra ->
        [true] {" "}(extra round to break the tie)
       *[false] {""}
    }. The deck has { $deck } action cards, the first hands included, and { $aside } more are set aside face down. The round ends when the last one is drawn.{ $options_count ->
        [none] {""}
        [0] {""}
       *[other] {" "}This table has chosen these options – { $options }.
    }{ $teams ->
        [true] { $round ->
            [1] {"\u000A"}🤝 Team-mates sit opposite each other. Never say, hint at or show what you hold, not even to your team-mate.
           *[other] {""}
        }
       *[none] {""}
    }
    .brief = 📜 **Round { $round }** · action cards, the first hands included: { $deck }
    .why = Each player commands German ships and merchants, and plays the Royal Navy against all others. Ships sunk or brought home count their VA. The most VA in a round brings the most round points.
kaiser-picked = { $seat } takes { $ship }.
    .act = takes { $ship }
    .why = By an option of this table, all players begin with fleets of similar strength.
kaiser-dealt_ships = ⚓ Fleet of { $seat }: { $ships }.
    .brief = {""}
    .why = Raiders begin disguised: the Royal Navy can’t hunt them until they are identified. Warships are always identified.
kaiser-dealt_merchants = 🚢 Merchants of { $seat }: { $ships }.
    .brief = {""}
    .why = Each player has three merchants, and draws back up to three after each turn. Opponents hunt them. Merchants that reach port count for their owner.
kaiser-dealt_hand = { $hand_count ->
        [none] {""}
        [0] {""}
       *[other] 🎴 Dealt to you at the start of the round: { $hand }
    }
    .why = Nobody else sees your hand, not even a team-mate. Every card has two uses: sideways it sends a ship or the Royal Navy to attack, upright it does what its text says.
kaiser-first_rolled = 🎲 Who begins? { $faces }{ $seat ->
        [none] {" "}All tied, so everyone rolls again.
       *[other] {""}
    }
    .why = The highest die begins. Numbers rolled by two or more players don’t count.
kaiser-first_rolled-faces = { $seat } 🔵{ $face }
    .separator = {" · "}
kaiser-first_seat = 🧭 { $seat } begins.
    .why = In later rounds, the player with the fewest round points begins. If players are tied, the next lowest begins. If all are tied, dice decide. Then play goes clockwise.
kaiser-reshuffled = { $deck ->
        [german_deck] 🔀 The German ships that left play are shuffled into a new deck of { $cards }.
        [merchant_deck] 🔀 The merchants that left play are shuffled into a new deck of { $cards }.
       *[other] {""}
    }
    .why = When a ship deck runs out, the ships that left play are shuffled into a new one. The action deck is never reshuffled during a round.

## Events: turns and cards

kaiser-turn_start = { $fog ->
        [true] 🌫️ **{ $seat }**’s turn, but a Fog Bank hides their ships: no card can be played or drawn this turn.
       *[false] { $deception ->
            [true] 🎭 **{ $seat }**’s turn, but they are deceived: only one random card may be used.
           *[false] { $extra ->
                [true] 🧭 An extra turn for **{ $seat }**.
               *[false] 🧭 **{ $seat }**’s turn.
            }
        }
    }
    .act = { $fog ->
        [true] has lost a turn in a Fog Bank
       *[false] { $deception ->
            [true] deceived, only one card
           *[false] { $extra ->
                [true] begins an extra turn
               *[false] {""}
            }
        }
    }
    .why = { $fog ->
        [true] A Fog Bank makes a player lose the next turn, and hides all their ships until then. It is discarded now.
       *[false] { $deception ->
            [true] Under Deception, the player may use only one card, drawn at random from their hand.
           *[false] { $extra ->
                [true] Second Chance gives one more turn after this one.
               *[false] First, cards are laid face down, then turned up one by one. At the end of the turn, the player always draws one card.
            }
        }
    }
kaiser-turn_skipped = 🌊 Bounding Main: { $seat } loses this turn and draws no card.
    .act = has lost a turn to Bounding Main
    .why = Bounding Main makes the enemy on the left lose their next turn, including the draw.
kaiser-turn_end = {""}
kaiser-committed = { $slots_count ->
        [0] { $empty ->
            [true] { $seat } has no card in hand to lay, and draws one at the end of the turn.
           *[none] { $seat } lays no cards.
        }
       *[other] 🎴 { $seat } lays { $slots_count ->
            [one] 1 card: { $slots }
           *[other] { $slots_count } cards: { $places }
        }.{ $faces_count ->
            [none] {""}
           *[other] {" "}Face down: { $faces }.
        }
    }
    .act = { $slots_count ->
        [0] { $empty ->
            [true] has no card in hand, so the turn passes
           *[none] lays no cards
        }
        [one] lays 1 card
       *[other] lays { $slots_count } cards
    }{ $faces_count ->
        [none] {""}
        [0] {""}
       *[other] {" "}({ $faces })
    }
    .why = Everyone sees where and which way cards lie, but not what they are. Sideways on a ship, it will attack merchants. Sideways in front, the Royal Navy will attack. Upright in front, a card does what its text says, or is a bluff. Upright on a ship, it can only be Lay Mines.
kaiser-committed-slots = { $place ->
    [ship] on { $ship } (attack)
    [lay] on { $ship } (mines)
    [british] for the Royal Navy (attack)
   *[action] upright
}
    .separator = {", "}
kaiser-committed-places = { $count } { $place ->
    [ship] on { $ship } (attack)
    [lay] on { $ship } (mines)
    [british] for the Royal Navy (attack)
   *[action] upright
}
    .separator = {", "}
kaiser-deception_drawn = { $cards ->
        [0] 🎭 { $seat } has an empty hand, so there is no random card to use.
       *[other] 🎭 One random card is drawn from { $seat }’s hand and stays secret from the others. It can be played only upright, not sideways to attack.{ $faces_count ->
            [none] {""}
            [0] {""}
           *[other] {" "}It is { $faces }.
        }
    }
    .why = Only { $seat } sees it before it is used. If it is not used, it is discarded at the end of the turn.
kaiser-revealed = { $place ->
        [action] { $target ->
            [none] { $what ->
                [none] 🃏 { $seat } plays { $card }.
               *[other] ➕ { $card } joins in with { $what }.
            }
           *[other] ➕ { $card } is ready to capture { $target }.
        }
       *[other] {""}
    }
    .act = { $place ->
        [action] { $target ->
            [none] { $what ->
                [none] plays { $card }
               *[other] adds { $card } to { $what }
            }
           *[other] { $card } is ready to capture { $target }
        }
       *[other] {""}
    }
    .why = A face-down card is turned up and used now. It was laid at the start of the turn and can’t go back to the hand.
kaiser-declared = { $attack ->
        [WI] ⚔️ { $what } attacks { $targets } of { $defender }
        [RI] ⚔️ { $what } attacks { $targets } of { $defender }
        [BI] 👑 The Royal Navy of { $seat } hunts { $targets } of { $defender }
        [IN] 👑 The Royal Navy of { $seat } opens fire on { $targets } of { $defender }
        [MO] 👑 A Monitor of { $seat } shells the refuge of { $targets } ({ $defender })
        [MI] 🧨 { $seat } lays mines among { $targets } of { $defender }
       *[TO] 🧨 { $what } of { $seat } fires a torpedo at { $targets } of { $defender }
    }{ $night ->
        [true] {" "}at night
       *[false] {""}
    }: { kaiser-coin }
    .why = The attacker rolls these dice and the target rolls its own. On each side, the highest die counts. Higher than the target is a hit, and at least twice as high sinks it. { $night ->
        [true] At night, the attack has −1, but the target can’t use Break Contact, Shallow Run or Fast Ship.
       *[false] First { $defender } may answer with one card from the hand.
    }{ $surprise ->
        [true] {" "}Surprise Attack adds 2, and the target can’t use Break Contact, Shallow Run or Fast Ship.
       *[false] {""}
    }{ $searchlight ->
        [true] {" "}Searchlight adds 3.
       *[false] {""}
    }{ $cargo ->
        [true] {" "}Special Cargo: a sunk ship counts double.
       *[false] {""}
    }
kaiser-reacted = { $window ->
        [after_sinking] 🛡️ Too late to save { $target }, but { $seat } answers: { $card }!{ kaiser-replied }
        [recall_late] 🛡️ { $seat } answers the loss: { $card }!{ kaiser-replied }
       *[other] 🛡️ { $seat } answers: { $card }!{ $calls_off ->
            [true] {" "}The attack is called off.
           *[none] { kaiser-replied }
        }
    }
    .act = answers with { $card }{ $calls_off ->
        [true] {" "}and stops the attack
       *[none] { kaiser-replied_act }
    }
    .why = { $card } – { $card_about }{"\u000A"}A reaction comes straight from the hand. Only the ship’s owner can answer an attack, and with only one card.
kaiser-passed = {""}
kaiser-released = { $left ->
        [none] Slim pickings: all remaining targets slip away.
       *[other] Slim pickings: only { $left } remains under attack, the others slip away.
    }
    .why = Slim Pickings leaves one of several merchants of { $seat } under attack. The others may still be attacked by another ship.
kaiser-thrown = { $spent ->
    [true] Discarded:{" "}
   *[none] Discarded in the turn of { $seat }:{" "}
}
kaiser-discarded = { $faces_count ->
        [none] {""}
        [0] { $last_count ->
            [none] {""}
            [0] {""}
           *[other] 🗑️{" "}
        }
       *[other] 🗑️{" "}
    }{ $spent ->
        [true] { $deceived ->
            [true] Under Deception, the card can’t attack sideways, and reactions and assists do nothing upright: { $seat } has nothing to play, and the turn ends.{" "}
           *[none] { $seat } has nothing left to play: the turn ends.{" "}
        }
       *[none] {""}
    }{ $faces_count ->
        [none] {""}
        [0] { $last_count ->
            [none] {""}
            [0] {""}
           *[other] { kaiser-thrown }{ $last }.
        }
       *[other] { kaiser-thrown }{ $faces }{ $last_count ->
            [none] {""}
            [0] {""}
           *[other] , then { $last }
        }.
    }
    .act = {""}
    .why = At the end of a turn, all cards on the table are discarded, even unused ones, then the reactions that others played. The last one listed lies on top, and anyone may look at the top two.
kaiser-discarded-last = { $card } of { $seat } ({ $ended ->
    [true] its effect has ended
   *[none] reaction
})
    .separator = {", "}
kaiser-drew_card = { $card ->
        [none] 🎴 { $seat } draws a card; { $left } left.
       *[other] 🎴 You draw { $card }; { $left } left in the deck.
    }
    .act = { $card ->
        [none] draws a card
       *[other] {""}
    }
    .why = Every turn ends with drawing one card. The round ends at once when the last one is drawn.
kaiser-refilled = 🚢 { $ships_count ->
        [one] New merchant
       *[other] New merchants
    } for { $seat }: { $ships }.
    .brief = {""}
    .why = After each turn, each player draws back up to three merchants.

## Events: dice

kaiser-roll = 🎲 { $purpose ->
        [intercept] { $ours } · { $theirs }
        [mines] Mine: { $ours } · { $theirs }
        [torpedo] Torpedo: { $ours } · { $theirs }
        [amc] Against the merchant cruiser: { $ours } · { $theirs }
        [amc_guns] The merchant cruiser fires at the same time: { $ours } · { $theirs }
        [trap] The merchant fires at the same time: { $ours } · { $theirs }
        [duel] Guns, fired at the same time: { $ours } · { $theirs }
        [safe_passage] Attempt at safe passage to port: { $ours } · hunters: { $theirs }
        [break_contact] Break Contact: { $ours } · { $theirs }
        [shallow_run] Into the shallows: { $ours } · shoals{ $theirs }
        [razzle_dazzle] Dazzle paint: { $ours } · { $theirs }
        [q_ship] Q-Ship: { $ours } · { $theirs }
        [recalled] Recalled: { $ours } · { $theirs }
        [mistaken_identity] Mistaken Identity: { $ours } · { $theirs }
        [interrogate] Interrogation: { $ours } · { $theirs }
        [interned] Interned: { $ours } · { $theirs }
        [transfer_command] Transfer Command: { $ours } · { $theirs }
        [rendezvous_missed] Rendezvous Missed: { $ours } · { $theirs }
        [heavy_weather] Heavy Weather: { $ours } · { $theirs }
        [breakdown] Breakdown: { $ours } · { $theirs }
        [breakout] Breakout: { $ours } · { $theirs }
        [blockade_runner] { $ship ->
            [none] Supplies: { $ours } · { $theirs }
           *[other] Supplies for { $ship }: { $ours } · { $theirs }
        }
        [refuge_repair] { $ship ->
            [none] Repairs in refuge: { $ours } · { $theirs }
           *[other] Repairs on { $ship }: { $ours } · { $theirs }
        }
        [refuge_supply] { $ship ->
            [none] Supplies in refuge: { $ours } · { $theirs }
           *[other] Supplies for { $ship }: { $ours } · { $theirs }
        }
        [pursuit] After the chase: { $ours } · coal{ $theirs }
        [exhausted] Is the prize empty? { $ours } · stores{ $theirs }
        [recognise_prize] Is that a prize? { $ours } · { $theirs }
       *[other] { $ours } · { $theirs }
    } — { $outcome ->
        [sunk] at least double!
        [damaged] { $hit ->
            [again] a hit, but less than double: the damaged ship stays afloat.
            [spared] a hit, but less than double: it is not captured.
           *[other] a hit, but less than double: damaged, not sunk.
        }
        [success] { $purpose ->
            [shallow_run] the ship escapes unharmed!
            [safe_passage] { $ship } rolls higher and makes it!
           *[other] success!
        }
        [failure] { $purpose ->
            [safe_passage] it fails, and the ship stays at sea.
            [interrogate] it is not identified, so there is no attack.
            [rendezvous_missed] no effect: the ship keeps its supplies.
            [shallow_run] the attack is avoided, but the ship hits the shoals.
           *[other] failure.
        }
       *[none] no effect.
    }
    .why = { $contest ->
        [attack] On each side, the highest die counts, with its modifiers (at least 1). To damage, the attacker needs more than the defender. To sink, at least double. Against a Boarding Party or with a Non-Combatant, at least double captures, and less than double does no damage.
       *[challenge] On each side, the highest die counts, with its modifiers (at least 1). The first side needs more than the second. A tie isn’t enough.{ $purpose ->
            [safe_passage] {" "}The attacker rolls for the hunters (with Fair Seas: the next enemy in turn order).
            [breakout] {" "}The next enemy in turn order rolls for the blockade.
           *[other] {""}
        }
    }{ $hit ->
        [again] {" "}A damaged ship takes no more damage, except with the option “Extra damage”.
       *[other] {""}
    }
kaiser-rolling = { $told ->
    [none] {""}
    [seat] { $seat }
    [whole] { $what } ({ $seat })
    [navy] Fire of the Royal Navy ({ $seat })
   *[what] { $what }
}
kaiser-roll-ours = { kaiser-rolling } { $dice }{ kaiser-total }
kaiser-roll-theirs = { kaiser-rolling } { $dice }{ kaiser-total }
kaiser-total = { $mods_count ->
    [0] { $dice_count ->
        [1] {""}
       *[other] {" "}→ **{ $result }**
    }
   *[other] {" "}({ $mods }) → **{ $result }**{ $raised ->
        [true] {" "}(at least 1)
       *[other] {""}
    }
}
kaiser-roll-ours-dice = { kaiser-die }
    .separator = {" "}
kaiser-roll-ours-mods = { kaiser-mod }
    .separator = {", "}
kaiser-roll-theirs-dice = { kaiser-die }
    .separator = {" "}
kaiser-roll-theirs-mods = { kaiser-mod }
    .separator = {", "}

## Events: what happens to ships

kaiser-damaged = 💥 { $ship } of { $seat } is damaged{ $damage ->
        [1] {""}
       *[other] {" "}({ $damage } times)
    }.
    .why = A damaged ship defends with −2, and a damaged German ship also attacks with −2. A damaged merchant can’t be captured and can’t try safe passage (run for port).
kaiser-repaired = 🔧 { $ship } of { $seat } is repaired{ $damage ->
        [0] {""}
       *[other] , though not fully
    }.
    .why = A damage marker is removed.
kaiser-supply_lost = ⛽ { $ship } of { $seat } runs low on supply (−2 when it attacks).
    .why = A ship low on supply attacks with −2 and is easier to catch.
kaiser-supply_gained = ⛽ { $ship } of { $seat } has supplies again.
    .why = The low-supply marker is removed.
kaiser-identified = 👁️ { $ship } of { $seat } is identified.
    .why = From now on, every opponent’s Royal Navy may hunt it until it is disguised again.
kaiser-disguised = 🎭 { $ship } of { $seat } is disguised again.
    .why = While it is disguised, the Royal Navy can’t hunt it.
kaiser-joined = { $joined_count ->
    [none] {""}
    [1] {" "}The { $joined_va } VA of { $joined } now count, too.
   *[other] { $waiting ->
        [0] {" "}All German ships in that pile count now ({ $joined }: { $joined_va } VA).
       *[other] {" "}One more German ship in that pile counts now.
    }
}
kaiser-sunk = ☠️ { $ship } of { $seat } is sunk and goes to { $by }’s victory pile{ $doubled ->
        [true] , where it counts double
       *[false] {""}
    }: { $va } VA{ $waits ->
        [true] {" "}put aside, until { $by } also scores a merchant (one for each German ship). If too few come, chance picks the German ships that count
       *[none] {""}
    }.{ kaiser-joined }
    .short = ☠️ { $by } sinks { $ship } ({ $seat })
    .why = { $doubled ->
        [true] With Special Cargo aboard, a sunk merchant counts double.
       *[false] A ship that is sunk goes to the pile of the player who sank it. A German ship there counts only together with a merchant: until then the board leaves it out. Lost merchants are replaced at the end of the turn; lost German ships are not, in this round.
    }
kaiser-captured = 🏴 { $by } captures { $ship } of { $seat }: a prize, which counts double ({ $worth } VA, lost if it is taken or sunk). It is disguised: the others must identify it before they can attack it.{ kaiser-joined }
    .short = 🏴 { $by } captures { $ship } ({ $seat })
    .why = A prize sails disguised behind the German ships. It counts double if its captor still has it at the end of the round, or if it reaches port before that.
kaiser-safe = 🏁 { $ship } reaches port and counts{ $doubled ->
        [true] {" "}double
       *[false] {""}
    } for { $seat }: { $va } VA.{ kaiser-joined }
    .short = 🏁 { $ship } ({ $seat }) reaches port: { $va } VA
    .why = { $doubled ->
        [true] A prize that reaches port counts double for the player who captured it.
       *[false] A merchant that survives an attack undamaged may try to reach a friendly port (safe passage).
    }
kaiser-card_scored = 🏅 { $card } is sunk and counts for { $seat }: { $va } VA.
    .short = 🏅 { $seat } sinks { $card }
    .why = Merchant cruisers, Q-Ships and submarines count for the player who sinks them.
kaiser-out_of_play = { $cause ->
        [interned] ⛓️ { $ship } of { $seat } is interned in a neutral port.
        [heavy_weather] 🌊 { $ship } of { $seat } founders in the storm.
        [recalled] 🏠 { $ship } of { $seat } is called home.
        [pull_the_plug] 🕳️ The crew of { $ship } pulls the plug: { $seat } loses it, and nobody scores it.
       *[scuttle] 🕳️ { $seat } scuttles { $ship }.
    }
    .why = It leaves play and nobody scores it. Lost German ships are not replaced in this round.
kaiser-transferred = 🔁 { $ship } passes from { $origin } to { $seat }.
    .why = It keeps its damage, supplies and disguise, and can’t attack this turn.
kaiser-broke_out = 🌅 { $ship } breaks out of the North Sea and joins { $seat }.
    .why = Breakout brings a new ship, and two if the roll is at least double. A raider arrives disguised; a warship never does, so the Royal Navy of all others can attack it at once.
kaiser-refuge_enter = 🏝️ { $ship } of { $seat } hides in an island refuge.
    .why = Only a Monitor can attack a ship in refuge. The dice decide whether it is repaired and resupplied. It can’t attack, and stays at least until its owner’s next turn.
kaiser-refuge_leave = ⛵ { $seat } takes { $ship } out of its refuge.
    .why = From the turn after on, a ship may be taken out whenever its owner likes. A raider that leaves is disguised again. It can’t attack this turn.
kaiser-prize_supplies = ⛽ { $prize } of { $seat } hands its stores to { $ship }.
    .why = Each prize may supply one ship per turn, but may be used up by it.
kaiser-prize_exhausted = 🕳️ { $ship } is empty. { $seat } scuttles it, and it counts once: { $va } VA.
    .why = A prize with no stores left is sunk by its captors and counts for them.
kaiser-pursued = 💨 { $ship } goes to full speed after { $target }.
    .why = A pursuing ship ignores Fast Ship, but may run low on supply.
kaiser-swapped = 🔁 A swap between victory piles: { $ship } goes to that of { $seat }, { $swapped } to that of { $other }. Neither returns to sea.
    .why = The two cards swap places in the victory piles. A place that counts double still does.

## Events: hands and decks

kaiser-fog = 🌫️ { $by } wraps { $seat } in fog: they lose their next turn, and until then nobody can attack their ships.
    .why = { $seat } loses the next turn, but until then no card can target their ships, except Heavy Weather.
kaiser-deception = 🎭 { $by } deceives { $seat }: next turn, they may play only one random card from their hand, and only upright: no attack sideways, no reaction or assist.
    .why = Next turn, { $seat } lays no cards. One card is drawn from the hand at random, and only its upright effect may be used. Reactions in other turns are still possible.
kaiser-bounding_main = 🌊 { $by } stirs up the sea: { $seat } will lose the next turn.
    .why = The enemy on the left loses the whole next turn, including the draw.
kaiser-hand_seen = 👁️ { $seat } looks at the hand of { $victim }{ $hand_count ->
        [none] .
        [0] : it is empty.
       *[other] : { $hand }
    }
    .why = Intelligence shows one enemy’s whole hand (cards: { $cards }). Nobody else sees it.
kaiser-deck_seen = 👁️ { $seat } looks at the next { $cards ->
        [1] card
       *[other] { $cards } cards
    } of the deck{ $order_count ->
        [none] .
        [0] .
       *[other] : { $order }
    }
    .why = Intelligence shows the next cards, as many as there are players. They go back in any order.
kaiser-deck_ordered = 🔀 { $seat } puts them back{ $order_count ->
        [none] {" "}in an order of their choice.
        [0] .
       *[other] , to be drawn in this order: { $order }
    }
    .why = Nobody else knows the order.
kaiser-cards_taken = ✈️ { $seat } takes { $cards ->
        [1] a card
       *[other] { $cards } cards
    } from { $lost_count ->
        [none] the hand of { $victim }
       *[other] your hand
    } with Recon Aircraft{ $taken_count ->
        [none] { $lost_count ->
            [none] .
           *[other] : { $lost }.
        }
       *[other] : { $taken }.
    }
    .why = Recon Aircraft takes two cards at random. Only the two players know which.
kaiser-cards_lost = ✈️ { $seat } loses { $cards ->
        [1] a card
       *[other] { $cards } cards
    } from the hand to Recon Aircraft{ $lost_count ->
        [none] .
       *[other] : { $lost }
    }
    .why = The Phantom’s Recon Aircraft discards two random cards face down.
kaiser-overheard = 📻 { $seat } takes { $taken } from the top of the discards.
    .why = Wireless Intercept takes the top two discards. They can’t be used this turn.
kaiser-wished = 🤝 { $seat } asks for: { $wish ->
        [reactions] reaction cards
        [assists] assist cards
        [supply_or_repair] cards for supplies or repairs
        [attacks] attack cards
       *[nothing] nothing special
    }.
    .why = Before team-mates exchange cards, each may send one of a few fixed wishes. They may say nothing else about cards.
kaiser-exchanged = 🤝 { $seat } and { $partner } exchange cards: { $gifts }.{ $got_count ->
        [none] {""}
       *[other] {" "}Given: { $gave_count ->
            [0] nothing
           *[other] { $gave }
        }. Received: { $got_count ->
            [0] nothing
           *[other] { $got }
        }.
    }
    .why = Both choose in secret and exchange at the same time. Only these two know the cards.
kaiser-exchanged-gifts = { $seat } gives { $count }
    .separator = {", "}

## Events: the Phantom

kaiser-solitaire_card = {""}
kaiser-line_rolled = { $purpose ->
        [attack] { $face ->
            [1] 👻 🔴1: the turn of the Phantom ends.
           *[other] {""}
        }
       *[other] {""}
    }
    .why = For each of the Phantom’s solitaire cards, a red die is rolled: 1 ends its turn, 2 sends a ship to attack, 3 and 4 give another action.
kaiser-phantom_rolled = {""}
kaiser-phantom_specials = { $specials_count ->
        [0] {""}
       *[other] 👻 The Phantom attacks with { $specials }.
    }
    .why = For each attack of its ships, solitaire cards are drawn until one adds nothing new. Each works like the card of that name. Reflag comes after the attack.
kaiser-phantom_idle = 👻 { $action ->
        [warship_intercept] No warship of the Phantom can attack
        [raider_intercept] No raider of the Phantom can attack
        [british_intercept] The Royal Navy finds nothing to hunt
        [submarine_torpedo] A submarine finds no merchant
        [submarine_mines] A submarine finds no merchant
        [lay_mines] No raider can lay mines
        [blockade_runner] A blockade runner is not needed
        [breakout] No ships are left to break out
        [collier] A collier is not needed
        [damage_control] There is nothing to repair
        [deception] Such a card is already in play
        [fog_bank] Such a card is already in play
        [fair_seas] No merchant can try safe passage
        [heavy_weather] The storm finds no damaged ship
        [interned] There is nothing to intern
        [interrogate] There is nobody to interrogate
        [island_refuge] No ship can go into refuge
        [monitor] A Monitor finds nothing to shell
        [recon_aircraft] The aircraft finds an empty hand
        [rendezvous_missed] No ship is left that could lose its supplies
        [transfer_command] There is no ship to take over
       *[other] Nothing can be done
    }{ $ends ->
        [true] , which ends its turn.
       *[false] .
    }
    .why = A solitaire card told the Phantom to do this, but it wasn’t possible. { $ends ->
        [true] Some lines end its turn even if they fail.
       *[false] It continues with the next card.
    }
kaiser-phantom_answered = { $plays ->
        [true] 👻 The Phantom answers: { $card }!{ kaiser-replied }
       *[false] 👻 The Phantom would answer with { $card }, but it isn’t allowed here.
    }
    .why = { $card } – { $card_about }{"\u000A"}A player would choose such a reaction from the hand. For the Phantom, a drawn card and a red die choose it each time you attack. It counts only if it would be allowed here.
kaiser-phantom_drew = 🎴 The Phantom discards the next card. Cards left in the deck: { $left }.
    .why = Its turn ends this way: the card does not join its hand, which only Recon Aircraft can take from. The round ends with the last card.

## Events: the end of a round, and of the match

kaiser-score = 🏁 Scored by { $seat }: **{ $va }** VA.{ $struck_count ->
        [0] {""}
       *[other] {" "}German ships count only up to the number of merchants scored, so { $lost } VA are lost: { $struck }.
    }
    .why = This counts the ships in the victory pile, and the prizes still at sea twice. German ships count only up to the number of merchants scored. Any excess is removed at random.
kaiser-round_points = 🏆 Round { $round } is over. Round points by VA: { $rows_count ->
        [2] 1st 2, 2nd 1
        [3] 1st 3, 2nd 2, 3rd 1
       *[other] 1st 4, 2nd 3, 3rd 2, 4th 1
    } (if tied, the higher for both; 0 for no VA). Before + now = total:
    { $rows }
    .short = 🏆 Round { $round }: { $rows }
    .why = Each player gets one round point for every player with the same VA or less, themselves included. A player without VA gets none.
kaiser-round_points-rows = { $seat }: { LESS($total, $points) } + { $points } = **{ $total }** ({ $amount } VA)
kaiser-round_points-short-rows = { $seat } +{ $points }
    .separator = {", "}
kaiser-carried = { $ships_count ->
        [0] {""}
       *[other] ⚓ { $seat } keeps { $ships } for the next round.
    }
    .why = Each ship kept costs a card of the next hand. Raiders begin disguised again.
kaiser-fleets_sorted = 🤝 Ships for the next round:
    { $fleets }
    .why = In team play, a ship may be kept, offered to the team-mate or given up. Everyone decides at the same time.
kaiser-fleets_sorted-fleets = { $seat }: keeps { $keep_count ->
    [0] no ship
   *[other] { $keep }
}, offers { $offer_count ->
    [0] none
   *[other] { $offer }
}
kaiser-match_end = { kaiser-result }
    { $rows }
    .drawn = { $rows }
    .brief = { kaiser-result }
    .why = The most round points win (in team play, those of both team-mates together). On a tie, the higher VA of all rounds decides, then extra rounds.
kaiser-match_end-rows = { $seat }: **{ $points }** ({ $amount } VA)
kaiser-seat_resigned = 🏳️ { $seat } resigns. The seat stays in the match but plays no more cards.
    .why = The seat gets default answers until the end. Its ships stay at sea and can be sunk, and it still draws a card each turn.
kaiser-result = { $reason ->
    [resigned] 🏳️ Everyone has resigned. The match ends without a winner.
    [shared] 🤝 Still tied: victory is shared by { $winners }{ $phantom ->
        [true] {" "}and the Phantom
       *[none] {""}
    }.
   *[other] 🏆 Victory for { $winners_count ->
        [0] the Phantom
       *[other] { $winners }
    }: { $reason ->
        [amounts] tied on round points, but more VA.
        [further_round] decided in an extra round.
       *[points] the most round points.
    }
}
kaiser-result-row = { $place }. { $seat }: { $score ->
    [one] 1 round point
   *[other] { $score } round points
}{ $amount ->
    [none] {""}
   *[other] {" "}({ $amount } VA)
}
kaiser-ranking-alone = { $rows }
kaiser-ranking-alone-rows = { $seat }: { $points ->
    [one] 1 round point
   *[other] { $points } round points
} ({ $amount } VA)

## Questions: your turn

kaiser-commit = Which cards will you lay this turn?
    .hint = Sideways, a card sends a ship or the Royal Navy to attack. Upright, it does what its text says. Only cards laid now (and a Reflag in hand) can be played in this turn; what you confirm does not come back. Reactions answer attacks from your hand.
    .summary = { $placed_count ->
        [0] No cards this turn.
       *[other] { $placed_count ->
            [one] 1 card
           *[other] { $placed_count } cards
        }:
    { $placed }
    }{ $alone_count ->
        [0] {""}
       *[other] {"\u000A"}No card lies sideways, so there may be no attack for: { $alone }
    }
kaiser-commit-placed = { $card }: { $place ->
    [ship] { $ship } attacks
    [lay] { $ship } lays mines
    [british] the Royal Navy attacks
   *[action] upright
}
kaiser-commit_cards = Choose the cards to lay, or none.
    .hint =
        { $fleet ->
            [0] You have no German ship left: only some cards, such as Break Out, bring one in this round. The Royal Navy can still attack.
           *[other] Sideways, any card lets a ship attack with its own dice{ $guns_count ->
                [none] {""}
                [0] {""}
               *[other] : { $guns }
            }. Upright, it does what it says.
        }
        { $fleet ->
            [1] Lost German ships don’t come back this round.
            [2] Lost German ships don’t come back this round.
           *[other] Others see only where your cards lie.
        } You draw one card a turn.
    .step = the cards
    .empty = no card
    .group = Choose cards…
    .option = { $copy ->
        [none] { $card }
       *[other] { $copy }
    }
    .answer = Cards: { $answer }
kaiser-commit_cards-guns = { $ship } ⚔️ { $ship_about }
    .separator = {", "}
kaiser-which = { $copy ->
    [none] { $card }
   *[other] { $copy }
}
kaiser-commit_place = { kaiser-which }: where does it lie?
    .hint = { $bluff ->
        [true] { $mines ->
            [free] • Upright on { $ships }, it lays mines against all merchants of one enemy. Upright in front, it is only a bluff.
            [taken] • No raider that can lay mines is free now, so upright it is only a bluff.
            [lacking] • None of your ships can lay mines (only Berlin, Iltis, Meteor, Möwe and Wolf can), so upright it is only a bluff.
           *[none] { $team_only ->
                [true] • Upright, it has no effect at this table (teams only): only a bluff.
               *[none] • A reaction: upright in front, it is only a bluff. Kept in your hand, it can answer an enemy.
            }
        }{"\u000A"}• Sideways: a ship attacks with its dice, the Royal Navy with the card’s (→).
       *[false] • Upright – { $card_about }{ $assist ->
            [true] . You use it while an attack is made, so lay another card sideways, too.
           *[false] {""}
        }{"\u000A"}• Sideways: a ship attacks with its dice, the Royal Navy with the card’s (→).
    }{ $night ->
        [true] {"\u000A"}At night (moon): −1; no Break Contact, Shallow Run or Fast Ship against it.
       *[false] {""}
    }
    .step = the place of { kaiser-which }
    .group = Choose a place…
    .group-ship = Choose a ship to attack merchants…
    .group-lay = Choose a raider to lay mines…
    .action = Upright, in front: { $use ->
        [bluff] a bluff, no effect
        [assist] to support an attack
        [lacking] to support an attack (no ship for it now)
        [idle] for what its text says (nothing to use it on now)
       *[text] for what its text says
    }
    .british = Sideways: the Royal Navy attacks{ $coin ->
        [none] {" "}an identified enemy
       *[other] {" "}· { kaiser-coin }
    }{ kaiser-mods }{ $hunted ->
        [false] {" "}(no target: only a bluff)
        [true] {" "}· targets: { $prey_count }
       *[none] {""}
    }
    .ship = Sideways: { $ship }{ $mods_count ->
        [2] {" "}attacks
        [3] {""}
       *[none] {" "}attacks merchants
    } · ⚔️ { $ship_about }{ kaiser-mods }
    .lay = Upright: { $ship } lays mines
    .about-british = { $prey_count ->
        [1] Target now: { $prey }
        [2] Targets now: { $prey }
        [3] Targets now: { $prey }
       *[none] Hunts warships and identified raiders with the dice on the card; disguised raiders are safe
    }
    .about-lay = They attack all merchants of one enemy. Upright on a ship, everyone knows the card
    .answer = { kaiser-which }: { $answer }
kaiser-commit_place-mods = { kaiser-weak }
    .separator = {", "}
kaiser-play-only = { $ship }{ $challenge ->
    [none] {""}
   *[other] , passage { kaiser-passage }
}{ $succeeds ->
    [none] {""}
   *[other] , { $succeeds }% success
}
kaiser-ahead_move-only = { kaiser-play-only }
kaiser-play-aim = VA { kaiser-target_line }{ kaiser-odds }
kaiser-play-aim-odds = { kaiser-odds_of }
kaiser-play-aim-passage = { kaiser-passage_of }
kaiser-ahead_move-aim = { kaiser-play-aim }
kaiser-ahead_move-aim-odds = { kaiser-odds_of }
kaiser-ahead_move-aim-passage = { kaiser-passage_of }
kaiser-play-mods = { kaiser-weak }
    .separator = {", "}
kaiser-ahead_move-mods = { kaiser-weak }
    .separator = {", "}
kaiser-play-idle = { $card } ({ $why ->
    [gone] its ship is lost
    [refuge] its ship is in refuge
    [acted] its ship has already attacked
    [foe] { $place ->
        [british] Royal Navy: no identified ship that it has not attacked this turn
       *[other] no merchant left to attack
    }
    [reaction] only from the hand, to answer an attack
    [mines] only upright on a raider that can lay mines
    [teams] only in teams
   *[other] upright: no ship or player to use it on
})
    .separator = {"; "}
kaiser-play = Your turn. What will you do next?
    .sure = { $defender ->
        [none] {""}
       *[other] { $aim ->
            [none] { $place ->
                [ship] { kaiser-play.about-reveal }.{" "}
                [british] { kaiser-play.about-reveal }.{" "}
               *[other] {""}
            }
           *[other] { kaiser-play.about-reveal }.{" "}
        }All your attacks this turn then go against { $defender }.
    }
    .hint = { $down ->
        [0] You have no card left to turn up.
       *[none] { $moves ->
            [0] None of your face-down cards can be used now. They are discarded when you end the turn.
           *[none] Turn up your cards one at a time, in any order. Cards you leave face down are discarded when you end the turn.
        }
    }{ $idle_count ->
        [0] {""}
       *[other] {"\u000A"}Can’t be used now: { $idle }
    }{ $assists_count ->
        [0] {""}
       *[other] { $moves ->
            [0] { $idle_count ->
                [0] {""}
               *[other] {"\u000A"}Only to support an attack: { $assists }
            }
           *[none] {"\u000A"}For use in an attack (you are asked when { $assists_count ->
                [one] it fits
               *[other] they fit
            }): { $assists }
        }
    }
    .group = Choose…
    .group-reveal = Choose a card to turn up…
    .group-leave_refuge = Choose a ship to leave its refuge…
    .group-resupply = Choose a prize and a ship…
    .reveal = { $place ->
        [ship] { $ship } attacks { $only ->
            [none] merchants
           *[other] { $only }
        }{ $mods_count ->
            [2] {" "}({ $card })
            [3] {" "}({ $card })
           *[other] {" "}· card spent: { $card }
        }{ kaiser-mods }
        [lay] { $ship } lays mines
        [british] The Royal Navy attacks{ $only ->
            [none] {""}
           *[other] {" "}{ $only }
        } · { kaiser-coin }{ kaiser-mods } · card spent: { $copy ->
            [none] { $card }
           *[other] { $copy }
        }
       *[action] Play { $copy ->
            [none] { $card }
           *[other] { $copy }
        }{ $only ->
            [none] {""}
           *[other] : { $only }
        }
    }
    .about-reveal = { $place ->
        [ship] { $aim ->
            [none] Attacks with the ship’s own dice; the card’s text doesn’t count
           *[other] { $aim }
        }
        [british] { $aim ->
            [none] Attacks with the dice on the card{ $waits ->
                [true] . If sunk, { $lots ->
                    [true] one too many: chance picks the German ships that count
                   *[none] the ship will not count yet: no merchant scored for it
                }
               *[none] ; the card’s text doesn’t count
            }
           *[other] { $aim }{ $waits ->
                [true] {" "}({ $lots ->
                    [true] chance picks the German ships that count
                   *[none] will not count yet: no merchant scored
                })
               *[none] {""}
            }
        }
       *[other] { $aim ->
            [none] { $waits ->
                [true] If sunk, { $lots ->
                    [true] it is one too many: chance picks the German ships that count
                   *[none] the ship will not count yet: you have scored no merchant for it
                }
               *[none] {""}
            }
           *[other] { $aim }{ $waits ->
                [true] {" "}({ $lots ->
                    [true] chance picks the German ships that count
                   *[none] will not count yet: no merchant scored
                })
               *[none] {""}
            }
        }
    }
    .leave_refuge = { $ship } leaves its refuge
    .resupply = { $prize } supplies { $ship }
    .end_turn = { $id ->
        [end_turn] End the turn
       *[other] End the turn, ordering the discards first (others may take the top two)
    }
kaiser-ahead = Your turn. Plan your moves in order.
    .hint = They are played one after the other, even while you’re away. If one is no longer possible, you are asked. To choose move by move, change your standing orders.
    .summary = { $moves }
kaiser-ahead-moves = { $n }. { $move ->
    [reveal] { $place ->
        [ship] { $ship } attacks { $targets_count ->
            [0] merchants
           *[other] { $targets }
        } · card spent: { $card }
        [lay] { $ship } lays mines
        [british] The Royal Navy attacks{ $targets_count ->
            [0] {""}
           *[other] {" "}{ $targets }
        } · card spent: { $card }
       *[action] { $card }{ $targets_count ->
            [0] {""}
           *[other] : { $targets }
        }
    }{ $assists_count ->
        [0] { "" }
       *[other] , with { $assists }
    }
    [leave_refuge] { $ship } leaves its refuge
    [resupply] { $prize } supplies { $ship }
    [end_turn] Then my turn ends.
   *[ask_again] Then I am asked.
}
kaiser-ahead_move = { $n ->
    [1] What will you do first?
   *[other] { $before ->
        [none] And then, move { $n }?
       *[other] { $before } (nothing is played yet). What is move { $n }?
    }
}
    .hint = Cards left when the turn ends are discarded face up, without effect.
    .step = move { $n }
    .group = Choose…
    .group-reveal = Choose a card to turn up…
    .group-leave_refuge = Choose a ship to leave its refuge…
    .group-resupply = Choose a prize and a ship…
    .reveal = { kaiser-play.reveal }
    .about-reveal = { kaiser-play.about-reveal }
    .leave_refuge = { kaiser-play.leave_refuge }
    .resupply = { kaiser-play.resupply }
    .end_turn = End the turn
    .ask_again = Decide later, when it is time
    .answer = { $answer }
kaiser-ahead_move-before = { kaiser-ahead-moves }
kaiser-ahead_seat = { $what }: against whom?
    .hint = { $attack ->
        [true] All your attacks this turn go against them.{" "}
       *[none] {""}
    }{ kaiser-target_seat.hint }
    .step = the enemy of move { $n }
    .group = Choose an enemy…
    .option = { $seat }{ kaiser-succeeds }{ $no_prey ->
        [true] {" "}(no target for your Royal Navy card)
       *[none] {""}
    }
    .answer = Against { $answer }
kaiser-ahead_ship = { kaiser-aim }{ kaiser-why_these }
    .hint = { kaiser-target_ship.hint }
    .step = the target of move { $n }
    .group = Choose a ship…
    .option = { kaiser-target_ship.option }
    .answer = { $answer }
kaiser-ahead_ships = { $what } attacks { $count } merchants of { $defender }: which ones, and in what order?
    .hint = { kaiser-targets.hint }
    .step = the targets of move { $n }
    .group = Choose merchants…
    .option = { kaiser-targets.option }
    .picked = { $ship }
    .answer = { $answer }
kaiser-helped = { $what } attacks { $target ->
    [none] { $defender }
   *[other] { $target } of { $defender }
}{ $bound ->
    [true] {" "}(the same enemy all turn)
   *[none] {""}
}
kaiser-helper = { $card }{ $kind ->
    [none] {""}
   *[other] : { kaiser-picture_effect }
}
kaiser-ahead_assists = { kaiser-helped }. Which of your upright cards help?
    .hint = They are turned up when it attacks. A Boarding Party goes against the first target. You may choose none.
    .step = the help in move { $n }
    .group = Choose cards…
    .option = { kaiser-helper }
    .picked = { $card }
    .answer = With { $answer }
kaiser-does = { $kind ->
    [fog_bank] They lose their next turn; until then nobody, not even you, may attack their ships.{" "}
    [deception] On their next turn, they may play only one card, drawn at random from their hand, and only upright.{" "}
    [recon_aircraft] You take two random cards from their hand.{" "}
    [breakdown] Success damages an undamaged German ship.{" "}
    [interned] Success removes a warship or an identified ship from play.{" "}
    [transfer_command] Success gives you one of their warships or identified ships.{" "}
    [rendezvous_missed] Success leaves a ship low on supply (−2 when it attacks).{" "}
   *[none] {""}
}
kaiser-target_seat = { $what }: { $attack ->
        [true] which enemy do you attack? (All your attacks this turn go against them.)
       *[none] against whom?
    }
    .hint = { kaiser-does }{ $challenge ->
        [none] {""}
       *[other] { kaiser-need }{" "}
    }{ $attack ->
        [true] { $harms_count ->
            [none] {""}
            [0] {""}
           *[other] { $harms } may also be played against one other enemy, as that is no attack.
        }
       *[none] { $kind ->
            [recon_aircraft] {""}
           *[other] The attacks of a turn all go against one enemy; cards like this one may also be played against one other.
        }
    }
    .group = Choose an enemy…
    .option = { $seat }{ kaiser-succeeds }{ $no_prey ->
        [true] {" "}(no target for your Royal Navy card)
       *[none] {""}
    }
    .answer = Against { $answer }
kaiser-aim = { $own ->
    [true] { $kind ->
        [fair_seas] { $what }: which ship tries safe passage (at +1)?
        [damage_control] { $what }: which ship is repaired?
        [island_refuge] { $what }: which ship takes shelter?
        [scuttle] { $what }: which ship do you sink yourself?
       *[none] { $what }: for which ship?
    }
   *[none] { $what } against { $defender }: which ship { $kind ->
        [transfer_command] do you try to take over?
        [interned] do you try to have interned?
        [breakdown] do you try to damage?
       *[none] is the target?
    }
}
kaiser-hurt = { $damage ->
    [none] {""}
    [0] {""}
    [1] {" "}· 💥 damaged{ $succeeds ->
        [none] : defence −2
       *[other] {""}
    }
   *[other] {" "}· 💥 { $succeeds ->
        [none] damaged{" "}
       *[other] {""}
    }×{ $damage }
}
kaiser-explained = VA: what a ship is worth; then the dice it attacks and defends with (d8: a die with 8 sides).
kaiser-prize_of = { $captor ->
    [none] {""}
   *[other] { $challenge ->
        [none] {" "}(prize of { $captor })
       *[other] {" "}(prize)
    }
}
kaiser-aimed_at = { $attacked_count ->
    [none] VA: what a ship is worth; then its defence dice (d8: 8 sides).
   *[other] Already attacked this turn (once at most): { $attacked }.
}
kaiser-same_foe = { $attacked_count ->
    [none] {" "}All attacks of a turn go against the same enemy.
   *[other] {""}
}
kaiser-waits = { $waits ->
    [true] {" "}A German ship counts only with a merchant in your pile. You have none to pair it with yet: { $lots ->
        [true] else chance picks those that count.
       *[none] it counts once you do.
    }
   *[none] {""}
}
kaiser-why_these = { $bound ->
    [true] {" "}({ $attacked_count ->
        [none] The same enemy all turn
        [0] The same enemy all turn
       *[other] The same enemy all turn; already attacked: { $attacked }
    }.)
   *[none] { $attacked_count ->
        [none] {""}
        [0] {""}
       *[other] {" "}(Already attacked this turn: { $attacked }.)
    }
}
kaiser-target_ship = { kaiser-aim }{ kaiser-why_these }
    .hint = { $own ->
        [true] { $kind ->
            [fair_seas] The ship rolls its die for passage (not its defence die), +1, against the die of its hunters (d8: a die with 8 sides). If higher, it reaches port: a merchant then counts its VA for you, and a prize, which counts already, is safe. If not, it stays at sea.
            [island_refuge] Each turn in refuge, a damaged ship rolls { kaiser-ours } against { kaiser-theirs } for repair, and a ship low on supply rolls the same for supplies. Higher succeeds.
           *[other] { kaiser-explained }
        }
       *[none] { $challenge ->
            [none] { $raid ->
                [true] { kaiser-aimed_at } If your target gets away unhurt, it tries safe passage at once: if it reaches port, its owner scores its VA.{ kaiser-same_foe }
               *[none] { kaiser-aimed_at }{ kaiser-same_foe }{ kaiser-waits }
            }
           *[other] { $kind ->
                [interrogate] 1) You roll { kaiser-ours } against { kaiser-theirs }: higher unmasks it. 2) Then you attack: you roll 🔵⚪, the target its defence dice. The chances include both.{ kaiser-waits }
                [interned] { kaiser-need } The dice of the ship itself don’t count. If it is damaged: +2. If it is low on supply: +2.
               *[other] { kaiser-need } The dice of the ship itself don’t count.
            }
        }
    }
    .group = Choose a ship…
    .option = { $ship }{ kaiser-prize_of } · VA { $challenge ->
        [none] { $odds ->
            [none] { kaiser-ship_line }
           *[other] { kaiser-target_line }
        }
       *[other] { $worth } · passage { kaiser-passage }
    }{ kaiser-succeeds }{ kaiser-hurt }{ kaiser-odds }
    .about = { $odds ->
        [none] {""}
       *[other] { $ship_about ->
            [none] {""}
           *[other] Its own dice when it attacks your merchants: { $ship_about }
        }
    }
    .answer = { $answer }
kaiser-target_ship-odds = { kaiser-odds_of }
kaiser-target_ship-passage = { kaiser-passage_of }
kaiser-targets-odds = { kaiser-odds_of }
kaiser-targets-passage = { kaiser-passage_of }
kaiser-targets = { $what } attacks { $count } merchants of { $defender }: { $all ->
        [true] in what order?
       *[none] which ones, and in what order?
    }
    .hint = They are fought in this order, as long as your ship is afloat, so begin with the one that matters most. { kaiser-aimed_at }{ $attacked_count ->
        [none] {" "}One that gets away unhurt tries safe passage at once.
       *[other] {""}
    }
    .group = Choose merchants…
    .option = { $ship } · VA { kaiser-ship_line }{ kaiser-hurt }{ kaiser-odds }
    .picked = { $ship }
kaiser-assists_idle = { $idle_count ->
    [none] {""}
    [0] {""}
   *[other] {"\u000A"}{ $idle }
}
kaiser-assists-idle = { kaiser-idle_assist }
    .separator = {"\u000A"}
kaiser-idle_assist = { $card }: { $fits ->
    [raider] a raider with two targets
    [warship] a warship with two targets
    [night] only at night
    [merchants] only against merchants
    [boarding] asked after the target
   *[other] not in this attack
}
kaiser-assists = { kaiser-helped }. { $options ->
        [0] None of your upright cards can help.
       *[other] Which of your upright cards help?
    }
    .hint = { $hi ->
        [0] { $idle_count ->
            [none] { kaiser-unfit_laid }
            [0] { kaiser-unfit_laid }
           *[other] These don’t fit this attack:{ kaiser-assists_idle }
        }
       *[other] They are turned up now and make the attack stronger. You may choose none.{ kaiser-assists_idle }
    }
    .empty = no card
    .group = Choose cards…
    .option = { kaiser-helper }
    .picked = { $card }
kaiser-asked_anyway = None of your cards can be used here. You are asked anyway, so that nobody can tell what you hold.
kaiser-unfit = { $options ->
    [1] {"\u000A"}{ kaiser-asked_anyway }
   *[other] {""}
}
kaiser-unfit_laid = None of the cards you laid upright can be used here. You are asked anyway, so that nobody can tell what they are.
kaiser-boarding = { $what } attacks { $target }. Send a Boarding Party?
    .hint = A roll that would sink it captures it instead: a prize counts double if you still have it when the round ends, or if it reaches port. On any weaker roll it stays unharmed and tries safe passage at once{ $passage ->
        [none] {""}
       *[other] {" "}({ $passage })
    }.{ $options ->
        [1] {"\u000A"}{ kaiser-unfit_laid }
       *[other] {""}
    }
    .no = No
    .yes = Send the Boarding Party
    .answer = { $answer }
kaiser-boarding-passage = { $chance }%
kaiser-mine_order = { $what }: in what order do the merchants of { $defender } run into the mines?{ kaiser-why_these }
    .hint = Every merchant is attacked with its own roll. The order matters only if { $defender } answers a sinking with Mistaken Identity, which is possible once.
    .group = Choose ships…
    .option = { $ship } · VA { kaiser-ship_line }{ kaiser-hurt }{ kaiser-odds }
    .picked = { $ship }
kaiser-mine_order-odds = { kaiser-odds_of }
kaiser-slim_target = Slim Pickings: which merchant remains under attack?
    .hint = The others slip away, but another ship may still attack them this turn. VA: what a ship is worth; then the dice it defends with (d8: a die with 8 sides).
    .group = Choose a ship…
    .option = { $ship } · VA { kaiser-ship_line }{ kaiser-hurt }
kaiser-uc_mode = { $what }: torpedo or mines?
    .hint = A torpedo (🔵⚪) attacks one merchant. Mines (🔵🔴) attack all merchants of one enemy.
    .torpedo = Torpedo: one merchant
    .mines = Mines: all merchants of one enemy
kaiser-intelligence_mode = Intelligence: what will you look at?
    .hint = See the whole hand of one enemy, or see the next cards of the deck and put them in any order.
    .group = Choose…
    .group-hand = Choose a hand…
    .deck = { $cards ->
        [1] The next card of the deck
       *[other] The next { $cards } cards of the deck
    }
    .hand = The hand of { $seat }
kaiser-intelligence_order = In what order do they go back? (First = next to be drawn)
    .hint = You draw the first one at the end of this turn, and the next players draw the others. Nobody else knows the order.
    .group = Choose cards…
    .option = { $copy ->
        [none] { $card }
       *[other] { $copy }
    }
kaiser-breakout_gift = Two ships break out: which one goes to { $partner }?
    .hint = In team play, you keep one and your team-mate gets the other. VA: what it is worth; then the dice it attacks and defends with (d8: a die with 8 sides).
    .group = Choose a ship…
    .option = { $ship } · VA { kaiser-ship_line }
kaiser-refuge_transfer = { $ship } leaves its refuge: does it join { $partner }?
    .hint = In team play, a ship may join the team-mate’s force here.
    .yes = It joins the team-mate
    .no = It stays with me
kaiser-discard_order = In what order will you discard? (The last one lies on top.)
    .hint = With this choice, your turn ends. Anyone may look at the top two, and a card called Wireless Intercept takes them.
    .group = Choose cards…
    .option = { $copy ->
        [none] { $card }
       *[other] { $copy }
    }
kaiser-resupply_capture = { $ship } is low on supply. Take supplies from { $prize }?
    .hint = Your ship is resupplied, but the prize may turn out to be empty and be scuttled.
    .no = No
    .yes = Take the supplies
kaiser-pursue_fast = { $target } is fast. Should { $what } go to full speed?
    .hint = At full speed, Fast Ship doesn’t weaken the attack. Afterwards, a roll decides whether your ship runs low on supply.
    .no = No, attack at −2
    .yes = Pursue
kaiser-pursue_shallow = { $target } runs into the shallows. Should { $what } follow?
    .hint = If you follow, both risk running aground, and the attack continues. If not, the merchant escapes or is damaged.
    .no = No
    .yes = Follow

## Questions: reactions

kaiser-threat = { $attack ->
    [WI] ⚔️ { $what } of { $seat } attacks
    [RI] ⚔️ { $what } of { $seat } attacks
    [BI] 👑 The Royal Navy of { $seat } hunts
    [IN] 👑 The Royal Navy of { $seat } opens fire on
    [MO] 👑 A Monitor of { $seat } shells
    [MI] 🧨 { $seat } lays mines for
   *[TO] 🧨 { $what } of { $seat } fires a torpedo at
}
kaiser-manner = { $night ->
    [true] {" "}· at night −1
   *[false] {""}
}{ $surprise ->
    [true] {" "}· Surprise Attack
   *[false] {""}
}{ $searchlight ->
    [true] {" "}· Searchlight +3
   *[false] {""}
}{ $cargo ->
    [true] {" "}· Special Cargo: counts double
   *[false] {""}
}
kaiser-sure = { $card ->
    [none] {""}
   *[other] { $card_about }
}
kaiser-guard = { $defence ->
    [B] 🔵
    [G] 🟢
    [W] ⚪
    [R] 🔴
    [BG] 🔵🟢
    [BW] 🔵⚪
   *[GW] 🟢⚪
}
kaiser-defends = { $defence ->
    [none] {""}
   *[other] ; defence dice:{" "}{ kaiser-guard }{ $weak ->
        [none] {""}
        [0] {""}
       *[other] {" "}(damaged { SIGNED($weak) })
    }
}
kaiser-react = { $attack ->
        [MI] { kaiser-threat } { $targets } (attack dice: { kaiser-coin }{ kaiser-manner }). Your answer?
       *[other] { kaiser-threat } { $target } (attack dice: { kaiser-coin }{ kaiser-manner }{ $boarding ->
            [true] {" "}· a Boarding Party would capture it
           *[none] {""}
        }{ kaiser-defends }). Your answer?
    }
    .hint = { $attack ->
        [MI] A Minesweeper, if you hold one, stops the whole attack. If you pass, each ship defends with its own dice.{ $odds_count ->
            [none] {""}
           *[other] {"\u000A"}{ $odds }
        }
       *[other] { $sunk ->
            [none] You may answer with one card, or pass and let the dice decide.
           *[other] If you pass: { $boarding ->
                [true] { kaiser-captures }
               *[none] { kaiser-chances }
            }.{ $options ->
                [1] {""}
               *[other] {" "}You may answer with one card.
            }
        }
    }{ $replies_count ->
        [none] {""}
        [0] {""}
       *[other] {"\u000A"}{ $replies }
    }{ kaiser-blocked }{ kaiser-unfit }
    .group = Choose an answer…
    .sure = { kaiser-sure }
    .pass = Pass
    .option = { $card }
    .answer = { $answer }
kaiser-blocked = { $blocked_count ->
    [none] {""}
    [0] {""}
   *[other] {"\u000A"}Not against this attack: { $blocked }
}
kaiser-react-blocked = { $card } ({ $why ->
    [night] only by day
    [surprise] not after a Surprise Attack
   *[damaged] only for an undamaged ship
})
    .separator = {"; "}
kaiser-react-odds = { $ship }: sunk { $sunk }%, damaged { $damaged }%
kaiser-react-replies = • { $card }: { $ends ->
    [none] { $sunk ->
        [none] the odds stay the same
       *[other] { $reveals ->
            [true] doesn’t stop the attack (as Pass); unmasks the attacker, so that the Royal Navy can aim at it
           *[none] { $captures ->
                [true] { kaiser-captures }
               *[none] { kaiser-chances }
            }
        }
    }
    [0] { $sunk ->
        [none] the odds stay the same
       *[other] { $captures ->
            [true] { kaiser-captures }
           *[none] { kaiser-chances }
        }
    }
    [100] { $sunk ->
        [none] { $plugged ->
            [true] your ship is lost, but nobody scores it
           *[none] stops the attack
        }
        [0] { $damaged ->
            [0] avoids the attack
           *[other] avoids the attack, but risks grounding: damaged { $damaged }%
        }
       *[other] avoids the attack, but risks grounding: sunk { $sunk }%, and the attacker scores it
    }
   *[other] stops it in { $ends }% of cases{ $sunk ->
        [none] {""}
       *[other] {"; "}in all, { $captures ->
            [true] { kaiser-captures }
           *[none] { kaiser-chances }
        }
    }
}{ $back ->
    [none] {""}
   *[other] {"; "}{ $back }
}{ $lost ->
    [none] {""}
   *[other] {"; "}{ $lost }
}{ $port ->
    [none] {""}
   *[other] , with +{ $port } to its attempt at safe passage
}{ $identifies ->
    [true] { $reveals ->
        [true] {""}
       *[none] {"; "}identifies the raider
    }
   *[none] {""}
}
kaiser-react-replies-back = fires back: attacker sunk { $sunk }%, damaged { $damaged }%
kaiser-react-replies-lost = the cruiser may be sunk ({ $sunk }%, { $va } VA for the attacker)
kaiser-slim = { kaiser-threat } { $targets } at once (attack dice: { kaiser-coin }{ kaiser-manner }). Your answer?
    .hint = { $options ->
        [1] { kaiser-asked_anyway }
       *[other] Slim Pickings leaves only one of them under attack, and the others slip away. After that, you may still answer for each ship.
    }
    .sure = { kaiser-sure }
    .pass = Pass
    .option = { $card }
    .answer = { $answer }
kaiser-after_sinking = ☠️ { $what } of { $seat } has sunk { $target }. Will you answer?
    .hint = { $options ->
        [1] { kaiser-asked_anyway }
       *[other] { $replies_count ->
            [none] { $attack ->
                [MI] If you hold Mistaken Identity, it may swap the sunk ship for a merchant that you sank before.
                [TO] If you hold Mistaken Identity, it may swap the sunk ship for a merchant that you sank before.
               *[other] If you hold Recalled, it may send the attacking ship home for good. If you hold Mistaken Identity, it may swap the sunk ship for a merchant that you sank before.
            }
           *[other] The sunk ship stays sunk, whatever you play.{"\u000A"}{ $replies }
        }
    }
    .group = Choose an answer…
    .sure = { kaiser-sure }
    .pass = Pass
    .option = { $card }{ kaiser-succeeds }
    .answer = { $answer }
kaiser-after_sinking-replies = • { $card }: you roll { kaiser-ours } against { kaiser-theirs }; if you roll higher ({ $succeeds }%), { $target ->
    [none] the attacker goes home for good, and nobody scores it
   *[other] { $kind ->
        [recalled] the attacker goes home for good, and nobody scores it
       *[other] { $target } goes to your victory pile, and a merchant that you had sunk goes to that of { $other }
    }
}
kaiser-recall_late-replies = { kaiser-after_sinking-replies }
kaiser-recall_late = { $seat } is about to end the turn. Recall { $ships_count ->
        [one] { $ships }
       *[other] one of { $ships }
    }?
    .hint = { $options ->
        [1] { kaiser-asked_anyway }
       *[other] A ship that sank a merchant of yours this turn may be sent home for good with Recalled.{ $replies_count ->
            [none] {""}
           *[other] {"\u000A"}{ $replies }
        }
    }
    .sure = { kaiser-sure }
    .pass = Pass
    .option = { $card }{ kaiser-succeeds }
    .answer = { $answer }
kaiser-recall_ship = Which ship will you recall?
    .hint = If your roll is higher, it goes home for good, and nobody scores it.
    .group = Choose a ship…
    .option = { $ship } · VA { kaiser-ship_line }
kaiser-reflag = { $cause ->
        [interned] { $seat } wants to have { $target } interned. Change its flag?
        [transfer_command] { $seat } wants to take over { $target }. Change its flag?
       *[other] { $target } has been identified. Disguise it again?
    }
    .hint = { $options ->
        [1] { kaiser-asked_anyway }
       *[other] { $cause ->
            [interned] This card disguises the ship again, and the card against it fails.
            [transfer_command] This card disguises the ship again, and the card against it fails.
           *[other] This card disguises the ship again, so that the Royal Navy can’t hunt it.
        }
    }
    .sure = { kaiser-sure }
    .pass = Pass
    .option = { $card }
    .answer = { $answer }
kaiser-mistaken_pick = Mistaken Identity: which sunk ship will you give for { $ship }?
    .hint = You roll { kaiser-ours } against { kaiser-theirs }. If you roll higher ({ $succeeds }%), { $ship } goes to your victory pile, and the ship you give to that of { $other }; neither returns to sea. The cheaper the ship you give, the better.
    .group = Choose a ship…
    .option = { $ship } · VA { $va }
kaiser-safe_passage = { $ship } survived undamaged. Try safe passage (run for port)?
    .hint = It rolls its die for passage, which isn’t its defence die: { kaiser-passage }. If it rolls higher than its hunters, it counts for you at once: { $worth } VA. If not, you lose nothing.
    .try = Try safe passage
    .stay = Stay at sea

## Questions: partners, rounds and the Phantom

kaiser-wish = What do you want from { $partner }?
    .hint = You’re about to exchange cards. This is all you may tell your team-mate.
    .group = Choose a wish…
    .nothing = Nothing special
    .reactions = Reaction cards
    .assists = Assist cards
    .supply_or_repair = Cards for supplies or repairs
    .attacks = Attack cards
    .answer = I want: { $answer }
kaiser-exchange = Which cards will you give to { $partner }?
    .hint = Any number, or none. You get your team-mate’s cards at the same time.
    .empty = no card
    .group = Choose cards…
    .option = { $copy ->
        [none] { $card }
       *[other] { $copy }
    }
kaiser-mends = { $mends ->
    [true] { $supplies ->
        [true] {" "}· 💥⛽ is repaired and resupplied
       *[other] {" "}· 💥 is repaired
    }
   *[other] { $supplies ->
        [true] {" "}· ⛽ is resupplied
       *[other] {""}
    }
}
kaiser-carry = { $most ->
        [1] Which ship will you keep for the next round? It costs a card of your next hand. (You may choose none.)
       *[other] Which ships will you keep for the next round? Each costs a card of your next hand. (At most { $most }, or none.)
    }
    .hint = Each ship you keep costs a card of the next hand. It starts the next round without damage and fully supplied. The others are replaced at random.
    .empty = no ship
    .group = Choose…
    .option = { $ship } · VA { kaiser-ship_line }{ kaiser-mends }
kaiser-carry_fate = { $ship }: what will you do with it?
    .hint = Each ship you keep costs a card of the next hand. Damage and low supply end with the round. Your team-mate may take ships you offer.
    .step = a ship’s fate
    .give_up = Give it up
    .keep = Keep it for the next round
    .offer = Offer it to the team-mate
    .answer = { $ship }: { $answer }
kaiser-carry_swap = Which ships will you start the next round with? (At most { $most })
    .hint = Choose from your kept ships and those your team-mate offers. Each costs a card of the next hand.
    .empty = no ship
    .group = Choose ships…
    .option = { $ship } · VA { kaiser-ship_line }{ kaiser-mends }
kaiser-tournament_pick = Which ship will you take?
    .hint = VA: what it is worth; then the dice it attacks and defends with (d8: a die with 8 sides). Its VA goes to the player who sinks it. A strong ship is hard to sink.
    .group = Choose a ship…
    .option = { $ship } · VA { kaiser-ship_line }
kaiser-pp_choice = { $about ->
        [ship] The Phantom attacks: with which ship?
        [target] The Phantom attacks: which ship is the target?
        [fair_seas] Fair Seas for the Phantom: which ship tries safe passage?
        [damage_control] The Phantom repairs: which ship?
        [island_refuge] The Phantom seeks refuge: with which ship?
        [lay_mines] The Phantom lays mines: with which raider?
        [reflag] The Phantom changes a flag: on which ship?
        [carry] The Phantom keeps a ship for the next round: which one?
       *[other] The Phantom chooses a ship: which one?
    }
    .hint = At this table, you choose what is best for the Phantom. The best choice by the numbers is marked.
    .group = Choose a ship…
    .option = { $ship } · VA { $challenge ->
        [none] { kaiser-ship_line }
       *[other] { $worth } · passage { kaiser-passage }
    }

## Standing orders

kaiser-recommended = 📜 **Recommended**: standing orders pass for you when you have no reaction to play, and you plan your whole turn in one go. You are asked whenever there is something to decide.
    If reactions have a time limit of an hour or more, a pass waits a while first, so that its timing doesn’t reveal what you hold.
kaiser-orders = What should be answered for you when others attack, even while you’re away?
    .hint = Only you see this, and you can change it at any time.
    .proposal-recommended = Recommended: pass when I have no reaction to play, plan my moves ahead
kaiser-pass_orders = When should the bot pass for you?
    .hint = Recommended: when you have no reaction to play. Your turn then also ends by itself when you have nothing left to play. You are still asked all questions with a real choice.
    .step = passing
    .group = Choose…
    .ask = Never: always ask me
    .if_unable = When I have no reaction to play
    .by_attack = Unless I hold a card that I name now
    .until_turn = Always, until my next turn
    .always = Always
    .answer = Pass for me: { $answer }
kaiser-merchants_orders = Attacks on your merchants: which cards do you want to be asked about?
    .hint = If you hold none of them, the bot passes for you.
    .step = attacks on merchants
    .empty = no card
    .group = Choose cards…
    .option = { $card }
    .answer = Attacks on merchants, ask me with: { $answer }
kaiser-ships_orders = Attacks on your German ships and prizes: which cards do you want to be asked about?
    .hint = If you hold none of them, the bot passes for you.
    .step = attacks on ships
    .empty = no card
    .group = Choose cards…
    .option = { $card }
    .answer = Attacks on ships, ask me with: { $answer }
kaiser-mines_orders = Mines: which cards do you want to be asked about?
    .hint = If you hold none of them, the bot passes for you.
    .step = mines
    .empty = no card
    .group = Choose cards…
    .option = { $card }
    .answer = Mines, ask me with: { $answer }
kaiser-torpedoes_orders = Torpedoes: which cards do you want to be asked about?
    .hint = If you hold none of them, the bot passes for you.
    .step = torpedoes
    .empty = no card
    .group = Choose cards…
    .option = { $card }
    .answer = Torpedoes, ask me with: { $answer }
kaiser-least_orders = From which VA up do you want to be asked about a ship?
    .hint = For ships worth less, the bot passes for you. With 0, you are asked about every ship. The highest VA is 16.
    .step = lowest VA
    .answer = { $answer ->
        [0] Ask me about every ship attacked
       *[other] Ask me if the ship attacked has at least this VA: { $answer }
    }
kaiser-passage_orders = Safe passage: should your merchants try to reach port after an attack?
    .hint = { $automatic ->
        [true] At this table they always try, whatever you order.
       *[false] You can only gain by trying.
    }
    .step = safe passage
    .group = Choose…
    .ask = Ask me
    .try = Always try
    .stay = Always stay at sea
    .answer = Safe passage: { $automatic ->
        [true] always tried at this table
       *[false] { $answer }
    }
kaiser-timing_orders = When should the bot pass for you?
    .hint = At slow tables, it waits a while, so that a quick pass doesn’t reveal that you hold no answer. “At once” is faster but may reveal it.
    .step = timing
    .later = After a while
    .at_once = At once
    .answer = When: { $answer }
kaiser-moves_orders = How do you want to choose the moves of your turn?
    .hint = Recommended: planned ahead. Your cards are then played one after the other, without waiting for you after each reaction.
    .step = own moves
    .group = Choose…
    .each = One by one
    .ahead = Planned ahead
    .answer = My moves: { $answer }

## Why an answer was not taken

kaiser-refused-bad_option = { $option ->
    [teams] Teams need four players. Add an AI, or turn teams off in the options.
   *[other] { $setting ->
        [none] These options can’t be combined: “After 1914” removes ships that the tournament balance needs. “Without Breakout” and “fewer merchants” need “After 1914”.
       *[other] That value isn’t allowed for the option “{ $setting }”.
    }
}
