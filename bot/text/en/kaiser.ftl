### The Kaiser’s Pirates: the words of play. How messages are named and what they may use: see bot/text/__init__.py.
### 🏴‍☠️ raider, ⚓ warship, 🚢 merchant; 🔵 d10, 🟢 d8, ⚪ d6, 🔴 d4. VA: victory amount, the number printed on a ship.

kaiser-pitch = The high seas, 1914 to 1918: hunt merchants with your raiders, hunt other people’s raiders with the Royal Navy, and bluff with cards laid face down.
    .title = The Kaiser’s Pirates
    .length = { $lo } to { $hi } players (alone against the Phantom), about 30 to 45 minutes a round (or some weeks by message)

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
    [R1] 8 · ⚔️ 🟢⚪ · 🛡️ 🔵 · 💣
    [R2] 8 · ⚔️ 🟢⚪ · 🛡️ 🔵
    [R3] 8 · ⚔️ 🔵⚪ · 🛡️ ⚪
    [R4] 6 · ⚔️ 🟢 · 🛡️ ⚪
    [R5] 10 · ⚔️ 🔵🟢🔴 · 🛡️ 🟢
    [R6] 6 · ⚔️ ⚪🔴 · 🛡️ ⚪ · 💣
    [R7] 10 · ⚔️ 🔵⚪🔴 · 🛡️ 🔵
    [R8] 10 · ⚔️ 🔵🔴 · 🛡️ 🔵
    [R9] 10 · ⚔️ 🔵🟢⚪ · 🛡️ 🟢
    [R10] 6 · ⚔️ 🟢🔴 · 🛡️ ⚪ · 💣
    [R11] 12 · ⚔️ 🔵🟢⚪ · 🛡️ 🟢 · 💣
    [R12] 10 · ⚔️ 🔵⚪ · 🛡️ 🟢
    [R13] 8 · ⚔️ 🟢🔴 · 🛡️ ⚪
    [R14] 12 · ⚔️ 🔵🟢🟢 · 🛡️ 🟢 · 💣
    [M01] 3 · 🛡️ 🔴 · ⛵
    [M02] 3 · 🛡️ 🔴 · ⛵
    [M03] 3 · 🛡️ 🔴 · ⛵
    [M04] 3 · 🛡️ 🔴 · ⛵
    [M05] 3 · 🛡️ 🔴 · ⛵
    [M06] 3 · 🛡️ 🔴 · ⛵
    [M07] 3 · 🛡️ 🔴 · ⛵
    [M08] 3 · 🛡️ 🔴 · ⛵
    [M09] 3 · 🛡️ 🔴 · ⛵
    [M10] 3 · 🛡️ 🔴 · ⛵
    [M11] 3 · 🛡️ 🔴 · ⛵
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
    [M31] 5 · 🛡️ 🔴 · ⛵
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
kaiser-term-piece = { $letters ->
    [R] { kaiser-term-ship }
    [W] { kaiser-term-ship }
    [M] { kaiser-term-ship }
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

## Options of a match

kaiser-option-teams = Two teams
    .hint = Four players, partners sit opposite each other. Speak freely of anything but cards: never say, hint or show what you hold; only Exchange Information moves cards and sends a wish to your partner.
    .true = two teams of two
    .false = each for themselves
kaiser-option-deck_size = Action cards, round 1
    .hint = Fewer cards make a shorter round; 0 takes the printed number, 20 for each player. With all 100 everything can be counted, which spoils the bluff.
    .value = { $value ->
        [0] the printed number
       *[other] { $value }
    }
kaiser-option-deck_size_second = Action cards, round 2
    .hint = The number of action cards in the second round. 0 keeps the number of round 1.
    .value = { $value ->
        [0] as in round 1
       *[other] { $value }
    }
kaiser-option-deck_size_third = Action cards, round 3
    .hint = The number of action cards from the third round on. 0 keeps the number of the round before.
    .value = { $value ->
        [0] as in the round before
       *[other] { $value }
    }
kaiser-option-first_player = Who begins round 1
    .hint = A blue die decides, or the weakest fleet begins. Whoever ties is out, and the next one begins.
    .d10 = the highest blue die
    .lowest_va = the lowest VA of German ships
kaiser-option-first_later = Who begins later rounds
    .hint = Whoever has the fewest round points begins.
    .total = fewest points in all
    .last = fewest points in the last round
kaiser-option-rounds = Rounds
    .hint = From { $lo } to { $hi }. Each round plays through the action cards once.
    .value = { $value }
kaiser-option-max_extra_rounds = Further rounds on a tie
    .hint = If the match is tied at the end, up to so many rounds are added for those who are tied.
    .value = { $value }
kaiser-option-coal = Coal
    .hint = Coal burners run short of supplies more easily and find new ones less easily.
    .true = on
    .false = off
kaiser-option-sail_raider = Sail
    .hint = The Seeadler sails: she needs fewer supplies, but is worse at running away and at catching fast ships.
    .true = on
    .false = off
kaiser-option-little_wolf = Little Wolf
    .hint = The Wolf carries a floatplane: her surprise attacks are stronger, she escapes more easily, and Slim Pickings does not work against her.
    .true = on
    .false = off
kaiser-option-tournament = Tournament balance
    .hint = In round 1 all begin with fleets of like strength: a cruiser, two raiders, and merchants worth 5, 7 and 9.
    .off = off
    .random = fleets by chance
    .choose = fleets by choice
kaiser-option-after_1914 = After 1914
    .hint = Eight ships that were lost in 1914 stay out, and no ship comes back within a round. Not together with the tournament balance.
    .true = on
    .false = off
kaiser-option-drop_breakout = After 1914, without Breakout
    .hint = The three Breakout cards stay out. Needs “After 1914”.
    .true = on
    .false = off
kaiser-option-drop_1914_merchants = After 1914, fewer merchants
    .hint = The 19 merchants that were lost in 1914 stay out. Needs “After 1914”.
    .true = on
    .false = off
kaiser-option-fast_raiders = Fast raiders
    .hint = Former liners may chase a Fast Ship at full speed and risk their supplies. In shallow water they do worse.
    .true = on
    .false = off
kaiser-option-carry_over = Ship carry-over
    .hint = Up to three German ships may be kept for the next round, not only one. Each of them costs a card of the next hand.
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
    .hint = The twelve sailing merchants are slow: no AMC, Q-Ship or Fast Ship helps them, and contact is harder to break.
    .true = on
    .false = off
kaiser-option-prize_resupply = Resupply from prizes
    .hint = A prize may supply one ship a turn, and may be used up by it.
    .true = on
    .false = off
kaiser-option-reflag_cancels = Reflag stops an attack
    .hint = Whether Reflag, played at the last moment, also stops the Royal Navy, Interned or Transfer Command.
    .true = yes
    .false = no
kaiser-option-slim_chooser = Slim Pickings: who chooses
    .hint = Slim Pickings leaves one merchant of several under attack. Who says which?
    .attacker = the attacker
    .defender = the defender
kaiser-option-refuge_safe = Refuge keeps out cards too
    .hint = Whether Interned, Transfer Command and Breakdown also fail to reach a ship in refuge. By the rulebook only attacks do.
    .true = yes
    .false = no
kaiser-option-team_refuge_transfer = Leaving refuge in teams
    .hint = In team play a ship that leaves its refuge joins the partner’s force: always, or if its owner likes.
    .mandatory = always
    .optional = if its owner likes
kaiser-option-auto_safe_passage = Safe passage by itself
    .hint = A merchant that came through an attack unhurt always tries for port. It can only gain by it, so nobody is asked.
    .true = always tried
    .false = asked each time
kaiser-option-reaction_prompts = Asking for reactions
    .hint = If everybody is asked every time, a wait tells nothing. If only those are asked who can react, play is faster, but each question gives a hand away.
    .always = always
    .only_if_able = only those who can
kaiser-option-solo_first = Against the Phantom: who begins
    .hint = For a table of one.
    .live = you
    .phantom = the Phantom
    .d10 = the highest blue die
kaiser-option-solo_reshuffle = Against the Phantom: shuffling
    .hint = For a table of one: when the solitaire cards are shuffled again.
    .every_turn = after each of its turns
    .when_empty = when none is left
kaiser-option-pp_targeting = Against the Phantom: its choices
    .hint = For a table of one: how the Phantom chooses ships and targets.
    .best = what is best for it
    .random = by chance
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
    👁️ identified · 💥 damaged · ⛽ low on supply · 🏝️ in refuge · (VA)
kaiser-board_force = **{ $seat }** · ✋ { $hand_size } · VA { $least ->
        [0] { $most }
       *[other] { $least } to { $most }
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
kaiser-vessel = { $ship } ({ $va }){ $identified ->
    [true] 👁️
   *[false] {""}
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
kaiser-board_committed = 🂠 Cards of { $seat } on the table:
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
kaiser-own_deck = You know the next cards of the deck, in order: { $deck }
