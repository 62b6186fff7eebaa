### Barbe Noire 2: the terms, the options. How messages are named and what they may use: see bot/text/__init__.py.
### A place or a port reads well after "at", "to" and "from": "at Havana", "at hex X20". A merchant comes with its article.

blackbeard-pitch = Sail the oceans in the golden age of piracy: plunder merchants, bribe governors, sack ports. Become the most notorious pirate of all, or retire with the greatest fortune.
    .title = Barbe Noire 2
    .length = { $lo } to { $hi } players, { $turn_cap ->
        [0] as many turns as it takes (60 take a whole day, or a few months by message)
        [1] a single turn
        [60] at most 60 turns: a whole day (or a few months by message)
       *[other] at most { $turn_cap } turns (60 take a whole day, or a few months by message)
    }
    .alone = , { $turn_cap } turns
    .how =
        Everyone plans a turn at the same time: where your pirate sails, and what he does there.
        Capture merchant ships and take hostages, sell and repair in ports or sack them, and hide treasure in your Refuge (home port).{ $m_hunters ->
            [true] {" "}The Crown’s hunters come after you.
           *[false] {""}
        }
        A pirate who reaches Notoriety 100 wins at once. Otherwise the match ends when a player has no pirate left (each has { $careers ->
            [1] only one
           *[other] { $careers } in all, { $max_active ->
                [1] one at a time
               *[other] at times several at once
            }
        }), or after the last turn. The richest retired pirate wins; retiring takes a roll, and the greater the treasure, the likelier it succeeds. If nobody has retired, the most notorious pirate wins.
    .aliases = Blackbeard, Blackbeard 2

## Terms

blackbeard-term-pirate = { $value ->
    [PI01] L’Olonais
    [PI02] Low
    [PI03] Davis
    [PI04] Wynne
    [PI05] Taylor
    [PI06] Kennedy
    [PI07] Captain England
    [PI08] Quelch
    [PI09] Tew
    [PI10] Vane
    [PI11] Kidd
    [PI12] Misson
    [PI13] De Lusan
    [PI14] Teach
    [PI15] Blood
    [PI16] La Buze
    [PI17] Rackham
    [PI18] Avery
    [PI19] Spriggs
    [PI20] Lowther
    [PI21] Portugues
    [PI22] Bonnet
    [PI23] Condent
    [PI24] Roberts
   *[other] { blackbeard-term-hunter }
}
blackbeard-term-port = { $letters ->
    [PI] the ship of { blackbeard-term-pirate }
   *[other] { $digits ->
        [11] Boston
        [12] Newport
        [13] New York
        [14] Philadelphia
        [15] James Town
        [16] Bath Town
        [21] Charles Town
        [22] St Augustine
        [23] St George’s, Bermuda
        [24] Cartagena
        [25] Havana
        [26] La Mazana
        [31] Port Royal
        [32] Campeche
        [33] Porto Bello
        [34] Santo Domingo
        [35] Tortuga
        [36] Petit-Goâve
        [41] San Juan
        [42] Maracaibo
        [43] Curaçao
        [44] New Providence
        [45] Martinique
        [46] Barbados
        [51] Fort James, Gambia
        [52] Elmina
        [53] Cape Coast
        [54] Whydah
        [55] Príncipe
        [56] Mozambique
        [61] Johanna
        [62] Mocha
        [63] Surat
        [64] Bombay
        [65] Goa
        [66] Île Sainte-Marie
       *[other] { $value }
    }
}
blackbeard-term-place = { $value ->
    [I1] Boston
    [H2] Newport
    [G3] New York
    [G4] Philadelphia
    [G6] James Town
    [H7] Bath Town
    [E11] Charles Town
    [E13] St Augustine
    [R6] St George’s, Bermuda
    [R26] Cartagena
    [G19] Havana
    [G20] La Mazana
    [N21] Port Royal
    [B24] Campeche
    [N29] Porto Bello
    [S19] Santo Domingo
    [P18] Tortuga
    [Q19] Petit-Goâve
    [V17] San Juan
    [U25] Maracaibo
    [W23] Curaçao
    [K16] New Providence
    [BB18] Martinique
    [DD19] Barbados
    [GC-B2] Fort James, Gambia
    [GC-I5] Elmina
    [GC-J4] Cape Coast
    [GC-K5] Whydah
    [GC-N6] Príncipe
    [IO-A15] Mozambique
    [IO-C14] Johanna
    [IO-B4] Mocha
    [IO-O2] Surat
    [IO-O3] Bombay
    [IO-O4] Goa
    [IO-F15] Île Sainte-Marie
   *[other] { $letters ->
        [GC-A] hex A{ $digits } (Gold Coast)
        [GC-B] hex B{ $digits } (Gold Coast)
        [GC-C] hex C{ $digits } (Gold Coast)
        [GC-D] hex D{ $digits } (Gold Coast)
        [GC-E] hex E{ $digits } (Gold Coast)
        [GC-F] hex F{ $digits } (Gold Coast)
        [GC-G] hex G{ $digits } (Gold Coast)
        [GC-H] hex H{ $digits } (Gold Coast)
        [GC-I] hex I{ $digits } (Gold Coast)
        [GC-J] hex J{ $digits } (Gold Coast)
        [GC-K] hex K{ $digits } (Gold Coast)
        [GC-L] hex L{ $digits } (Gold Coast)
        [GC-M] hex M{ $digits } (Gold Coast)
        [GC-N] hex N{ $digits } (Gold Coast)
        [IO-A] hex A{ $digits } (Indian Ocean)
        [IO-B] hex B{ $digits } (Indian Ocean)
        [IO-C] hex C{ $digits } (Indian Ocean)
        [IO-D] hex D{ $digits } (Indian Ocean)
        [IO-E] hex E{ $digits } (Indian Ocean)
        [IO-F] hex F{ $digits } (Indian Ocean)
        [IO-G] hex G{ $digits } (Indian Ocean)
        [IO-H] hex H{ $digits } (Indian Ocean)
        [IO-I] hex I{ $digits } (Indian Ocean)
        [IO-J] hex J{ $digits } (Indian Ocean)
        [IO-K] hex K{ $digits } (Indian Ocean)
        [IO-L] hex L{ $digits } (Indian Ocean)
        [IO-M] hex M{ $digits } (Indian Ocean)
        [IO-N] hex N{ $digits } (Indian Ocean)
        [IO-O] hex O{ $digits } (Indian Ocean)
        [IO-P] hex P{ $digits } (Indian Ocean)
        [IO-Q] hex Q{ $digits } (Indian Ocean)
        [IO-R] hex R{ $digits } (Indian Ocean)
       *[other] { blackbeard-zone }
    }
}
blackbeard-zone = { $value ->
    [TZ1] transit zone T1 (off the North Atlantic and the Caribbean)
    [TZ2] transit zone T2 (from the Caribbean to the Gold Coast)
    [TZ3] transit zone T3 (off the Gold Coast)
    [TZ4] transit zone T4 (from the Gold Coast to the Indian Ocean, west)
    [TZ5] transit zone T5 (from the Gold Coast to the Indian Ocean, east)
    [TZ6] transit zone T6 (in the Indian Ocean)
   *[other] hex { $value }
}
blackbeard-term-governor = { $letters ->
    [face_down] a face-down governor
    [permanent] an anti-pirate governor for good
   *[other] { $value ->
        [GOV01] Spotswood
        [GOV02] Bellomont
        [GOV03] Nicholson
        [GOV04] Lawes
        [GOV05] Lynch
        [GOV06] Shute
        [GOV07] Phenney
        [GOV08] Hart
        [GOV09] Richardson
        [GOV10] Carr
        [GOV11] Eden
        [GOV12] Beeston
        [GOV13] Markham
        [GOV14] Richier
        [GOV15] Fletcher
        [GOV16] Trott
        [GOV17] Jones
        [GOV18] Haskett
        [GOV19] Modyford
        [GOV20] Hamilton
        [GOV21] Cranston
        [GOV22] Sothel
        [GOV23] D’Ogeron
        [GOV24] Ducasse
       *[other] { $value }
    }
}
blackbeard-term-marker = { $head ->
    [hostage] a hostage
    [relative] a relative
   *[other] { $letters ->
        [gold] gold ({ $digits })
        [cloth] cloth
        [food] food
        [drink] drink
        [living] living goods
        [drugs] drugs
        [furniture] furniture
        [arms] arms
        [spices] spices
        [alcohol] alcohol
        [smoke] smoke screen
        [barrel] saboteur barrel
        [sextant] sextant
        [spyglass] spyglass
        [mainsail] mainsail
        [cannon] hot-shot cannon
        [cistern] fire cistern
        [chest] chest of secret papers
        [pet] pet
        [parrot] parrot
        [ship] the ship itself
       *[other] { $value }
    }
}
    .several = { $item } ×{ $count }
blackbeard-term-nation = { $value ->
    [English] English
    [Spanish] Spanish
    [French] French
    [Dutch] Dutch
    [Portuguese] Portuguese
    [Moorish] Moorish
    [pirate] pirate
    [unidentified] unidentified
   *[other] { $value }
}
blackbeard-term-merchant = { $value ->
    [M01] an English corvette (Defence 2)
    [M02] a Spanish corvette (Defence 2)
    [M03] a French corvette (Defence 2)
    [M04] a corvette without a flag (Defence 2)
    [M05] an English sloop (Defence 3)
    [M06] an English sloop (Defence 3)
    [M07] a Dutch sloop (Defence 3)
    [M08] a French sloop (Defence 3)
    [M09] a sloop without a flag (Defence 3)
    [M10] an English sloop (Defence 4)
    [M11] a Spanish sloop (Defence 4)
    [M12] a Spanish schooner (Defence 4)
    [M13] a Dutch schooner (Defence 4)
    [M14] a Portuguese schooner (Defence 4)
    [M15] a schooner without a flag (Defence 4)
    [M16] an English schooner (Defence 5)
    [M17] a French schooner (Defence 5)
    [M18] a Dutch schooner (Defence 5)
    [M19] a Spanish brigantine (Defence 5)
    [M20] an English brigantine (Defence 5)
    [M21] a Portuguese brigantine (Defence 5)
    [M22] a Spanish brigantine (Defence 6)
    [M23] an English brigantine (Defence 6)
    [M24] a Dutch brigantine (Defence 6)
    [M25] a Moorish brigantine (Defence 6)
    [M26] a French brigantine (Defence 6)
    [M27] a Spanish square-rigger (Defence 7)
    [M28] an English square-rigger (Defence 7)
    [M29] a Portuguese square-rigger (Defence 7)
    [M30] a Moorish square-rigger (Defence 7)
    [M31] a Spanish square-rigger (Defence 8)
    [M32] a Moorish square-rigger (Defence 8)
   *[other] { $value }
}
blackbeard-term-ship = { $value ->
    [sloop] sloop
    [schooner] schooner
    [brigantine] brigantine
    [square-rigger] square-rigger
    [corvette] corvette
   *[other] { $value }
}
blackbeard-term-section = { $value ->
    [sails] sails
    [hull] hull
    [rudder] rudder
    [guns] guns
    [crew] crew
    [captain] captain
   *[other] { $value }
}
blackbeard-term-trigger = { $value ->
    [grave] any roll that would sink, kill, imprison or depose him
    [merchants] attacks on merchants
    [prizes] captured ships
    [ports] attacks on ports
    [interceptions] interceptions
    [battles] battles
    [duels] duels
    [mutinies] mutinies
    [judges] arrests and trials
    [petitions] petitions
    [retirement] retirement
    [hull] leaks, floods, fires and jury repairs
   *[other] { $value }
}
blackbeard-term-part = { $letters ->
    [right_eye] right eye
    [left_eye] left eye
    [right_hand] right hand
    [left_hand] left hand
    [right_leg] right leg
    [left_leg] left leg
   *[other] { $value }
}
blackbeard-term-letter = { $value ->
    [LM01] French letter of marque
    [LM02] French letter of marque
    [LM03] French letter of marque
    [LM04] Portuguese letter of marque
    [LM05] Portuguese letter of marque
    [LM06] Portuguese letter of marque
    [LM07] English letter of marque
    [LM08] English letter of marque
    [LM09] English letter of marque
    [LM10] Spanish letter of marque
    [LM11] Spanish letter of marque
    [LM12] Spanish letter of marque
   *[other] { $value }
}
blackbeard-term-item = { $head ->
    [smoke] smoke screen
    [barrel] saboteur barrel
    [sextant] sextant
    [spyglass] spyglass
    [mainsail] mainsail
    [cannon] hot-shot cannon
    [cistern] fire cistern
    [pet] pet
    [tattoo] tattoo
    [box] { $tail ->
        [sails] white box (sails)
        [hull] white box (hull)
        [rudder] white box (rudder)
        [guns] white box (guns)
        [crew] white box (crew)
       *[other] white box
    }
   *[other] { $value }
}
blackbeard-term-operation = { $letters ->
    [search] search the sea
    [attack_merchant] attack a merchant
    [attack_pirate] attack a pirate
    [attack_hunter] attack a hunter
    [rescue] rescue a marooned pirate
    [business] sell the booty and do business
    [purchases] do business without selling
    [refit] repair all but the hull
    [careen] careen (repair the hull)
    [jury] jury repair
    [heal] heal
    [assault] attack the port
    [sack] sack the port
    [retire] retire
    [petition] ask the Crown for a ship to hunt a rival
    [infiltrate] slip into a port by night
    [dive] dive for treasure
    [nothing] nothing
   *[other] { $value }
}
blackbeard-term-policy = { $letters ->
    [merchant] Which merchants to attack
    [arms] Arms used in an attack
    [prize_ship] Captured ships
    [stowage] Stowing the cargo
    [torture] Torturing hostages
    [debauch_free] Debauch, when free to choose
    [debauch_forced] Debauch that the crew demands
    [drugs] Drugs in a debauch
    [free_damage] Section that takes damage first
    [cunning] Rerolls by cunning
    [pet] When the pet takes a wound
    [spyglass] When to use the spyglass
    [extra_actions] Extra actions
    [home_port] A hostage’s home port
    [storm] Where a storm strikes
    [interception_won] Attack after an interception
    [help_ally] Helping an ally
    [join_ally] Joining an ally’s attack
    [hunter_attacks] Your hunters attack
    [break_from_hunters] Breaking off from hunters
    [break_from_pirates] Breaking off from pirates
    [board] Boarding
    [smoke] When to use the smoke screen
    [barrel] When to use the saboteur barrel
    [surrender] Surrender under a letter of marque
    [give_letter] Giving up a letter of marque
    [duel_surrender] Surrender in a duel
    [evasion] Evasion of a schooner
    [precedence] Acting first or last
   *[other] { $value }
}
blackbeard-term-sea = { $value ->
    [NA] North Atlantic
    [CAR] Caribbean
    [GC] Gold Coast
    [IO] Indian Ocean
   *[other] { $value }
}

## What the terms mean, for menus. At most 100 characters

blackbeard-about-ship = { $value ->
    [sloop] 2 holds (usually 8 places), Combat 6, Speed +3; a single hit on the sails leaves her unable to move
    [schooner] 3 holds (usually 12 places), Combat 5, Speed +3; she may slip away from hunters near the coast
    [brigantine] 4 holds (usually 16 places), Combat 8, Speed +1
    [square-rigger] 5 holds (usually 20 places), Combat 10, Speed 0
   *[other] No pirate can sail her
}
blackbeard-about-marker = { $letters ->
    [gold] Counts at its value in every sale
    [living] Sold in port; safe only alone in the top hold
    [drugs] Sold in port, or consumed in a debauch for 1 Popularity each
    [arms] Sold in port, or used up in an attack for one more die each
    [drink] Coffee, tea or cocoa: sold in port, as long as none of it is on display there
    [alcohol] Rum or wine: sold in port, or drunk in a debauch for 1 Popularity each
    [smoke] Used once: ends a naval battle before it begins
    [barrel] Used once: undoes one lost round when you are attacked at sea
    [sextant] Used once: up to 6 hexes more for a move that ends in a port
    [spyglass] Used once: draw a second card in a search and choose which counts
    [mainsail] Used once: 2 hexes more for one turn
    [cannon] Lasting: may set the enemy on fire in a naval battle, or your own ship
    [cistern] Lasting: nearly always puts out a fire aboard
    [chest] Takes a whole hold
   *[other] Sold in port, as long as none of it is on display there
}
blackbeard-about-item = { $head ->
    [smoke] 500 doubloons. Used once: ends a naval battle before it begins
    [barrel] 500 doubloons. Used once: undoes one round lost to an attacker at sea
    [sextant] 500 doubloons. Used once: up to 6 hexes more for a move that ends in a port
    [spyglass] 500 doubloons. Used once: a second card in a search; you choose which counts
    [mainsail] 500 doubloons. Used once: 2 hexes more for one turn
    [cannon] 2,000 doubloons. Lasting: may set the enemy on fire in battle, or your ship
    [cistern] 2,000 doubloons. Lasting: nearly always puts out a fire aboard
    [pet] 1,000 doubloons. Takes one wound in the pirate’s place
    [tattoo] 1,000 doubloons. 1 Endurance more in every duel
    [box] { $tail ->
        [sails] 1,000 doubloons. Takes one hit on the sails; until then Speed +1 at most
        [hull] 1,000 doubloons. Takes one hit on the hull; until then one hold more
        [guns] 1,000 doubloons. Takes one hit on the guns; until then Combat +1
        [rudder] 1,000 doubloons. Takes one hit on the rudder
       *[other] 1,000 doubloons. Takes one hit on the crew
    }
   *[other] Equipment
}
blackbeard-about-operation = { $letters ->
    [search] Draw cards to see what sails here: a merchant to attack, a storm, or nothing
    [attack_merchant] Inspect a merchant in the hex, then attack it or let it go
    [attack_pirate] Battle for his ship and cargo, or for a captive aboard; it is won by boarding
    [attack_hunter] Battle with a hunter. A warship can’t be hurt; a King’s Commissioner may be sunk
    [rescue] Take a marooned pirate aboard, then free or keep him; freeing brings Notoriety
    [business] Sell what is in the holds, ransom hostages, buy a letter, bribe, shop; debauch
    [purchases] Ransom hostages, buy a letter of marque, bribe, shop; what is in the holds stays
    [refit] In port: repair the sails, rudder, guns and crew; the hull needs careening
    [careen] On the coast or in port, without moving: repair the hull bit by bit
    [jury] At sea, without moving: make one damaged section hold for now
    [heal] In port: the pirate has his wounds treated
    [assault] A win brings gold and Notoriety; a loss damages ship or captain, and may kill. Makes an enemy
    [sack] Attack a captured port once more to destroy it, for Notoriety and Popularity
    [retire] End this pirate’s career and keep the treasure. The dice decide; more money helps
    [petition] In port: a ship of the Crown may come to hunt a rival; you control it
    [infiltrate] Anchored beside a port: fight a guard to free a prisoner or take a treasure
    [dive] Over the wreck: on a 1, its chest is yours
    [nothing] Only sail, or stay
   *[other] An operation
}
blackbeard-about-policy = { $letters ->
    [merchant] The strongest Defence that your pirate attacks without asking you
    [arms] How many arms markers to use up; each adds a die to an attack
    [prize_ship] Take over a captured ship, give it to a new pirate, or decline it
    [stowage] Safe and valuable cargo first, or ask you
    [torture] 1 Popularity more, and perhaps information for an attack; the hostage may die
    [debauch_free] 1 Popularity more, but the pirate misses his next turn
    [debauch_forced] Refusing costs 1 Popularity; agreeing costs the next turn
    [drugs] The crew gains 1 Popularity for each drugs marker it uses up
    [free_damage] The section that takes damage whose place you may choose
    [cunning] When to spend a point of cunning to roll again
    [pet] A pet takes one wound in the pirate’s place
    [spyglass] When to draw another card after the first card of a search
    [extra_actions] Whether you are asked to spend tokens on further actions
    [home_port] The port that pays for a hostage, when you may choose it
    [storm] The hex that a storm strikes, when you may choose it
    [interception_won] Whether to attack a hunter that failed to catch your pirate
    [help_ally] Whether to join in when an ally in your hex is attacked
    [join_ally] Whether to join in when an ally attacks a merchant or a port
    [hunter_attacks] Whether a hunter that you control attacks when its roll wins
    [break_from_hunters] Whether to leave a battle with a hunter as soon as you may
    [break_from_pirates] Whether to leave a battle with a pirate as soon as you may
    [board] Whether to board the enemy, which leads to a duel
    [smoke] The battles that your smoke screen ends before they begin
    [barrel] The damage at which you use the saboteur barrel
    [surrender] Whether to surrender to a hunter while a letter of marque protects you
    [give_letter] Whether to hand a letter of marque to a warship of its nation
    [duel_surrender] The Endurance at which you surrender if the enemy has more
    [evasion] Whether a schooner slips away near the coast
    [precedence] Whether you would rather act before the others or after them
   *[other] A standing order
}

## Options of a match

blackbeard-preset-short_voyage = A short voyage
    .hint = One pirate each, 20 turns, and no war: merchants, ports and treasure. A first match.
blackbeard-preset-full_war = A full war
    .hint = All four seas, alliances and every module, up to 120 turns.
blackbeard-preset-two_captains = Two pirates
    .hint = Two pirates each, both at sea at once, and 40 turns.
blackbeard-option-seas = Seas
    .hint = The Gold Coast and the Indian Ocean suit larger tables; without them pirates meet sooner.
    .auto = by the number of players: all four with 4 or 5
    .all = all four
    .na_car = North Atlantic and Caribbean only
blackbeard-option-careers = Pirates per player
    .hint = { $lo } to { $hi }, one after another. The match ends when a player has no pirate left.
    .value = { $value }
blackbeard-option-max_active = Most pirates at sea at once per player
    .hint = { $lo } to { $hi }, and never more than the pirates per player. More ships mean longer turns.
    .value = { $value }
blackbeard-option-turn_cap = Maximum turns
    .hint = After this turn the match ends in any case. 0: no limit.
    .value = { $value ->
        [0] no limit
       *[other] { $value }
    }
blackbeard-option-starter = First Refuge
    .hint = Who chooses the first Refuge. The rulebook says the youngest; or leave it to chance.
    .random = at random
    .value = seat { $value }
blackbeard-option-governors_per_seat = Governors per player
    .hint = Each player places this many governors face down at the start. With five players at most 4.
    .value = { $value }
blackbeard-option-governor_peek = Look at your governors
    .hint = Do you know the governors that you place face down?
    .true = yes
    .false = no, nobody does
blackbeard-option-merchants_per_seat = Merchants per player
    .hint = This many merchants for each player lie on the shipping lanes at the start.
    .value = { $value }
blackbeard-option-alliances = War – alliances
    .hint = Pirates of different players may form alliances.
    .auto = with 3 or more players
    .on = yes
    .off = no
blackbeard-option-transit_openings = Ways out of the transit zones
    .hint = Only one zone opens onto each map, or several do: ships pass between the oceans faster.
    .chain = one zone for each map
    .all = several zones for each map
blackbeard-option-kc_timing = War – King’s Commissioners
    .hint = When the action card has brought them into action, they act in the next turn or at once.
    .next_turn = in the next turn
    .immediate = at once
blackbeard-option-most_notorious_card = War – the most notorious pirate
    .hint = When a card names him, all warships turn on him, or return while a new one is drawn.
    .retarget = warships change their target
    .redraw = a new warship is drawn
blackbeard-option-damage_location = Where damage goes
    .hint = One die for all the damage of a combat round, or a die for each point.
    .per_round = one die per round
    .per_point = one die per point
blackbeard-option-port_notoriety = Notoriety for a captured port
    .hint = By the port’s value (and one die more for sacking it), or by its garrison (twice for a sack).
    .value = by the port’s value
    .garrison = by its garrison
blackbeard-option-port_win_damage = Damage from a victory over a port
    .hint = What the ship suffers even if the attack on the port clearly succeeds.
    .value = { $value ->
        [0] none
       *[other] { $value }
    }
blackbeard-option-combat_popularity = Popularity lost in combat
    .hint = Combat damage costs Popularity: 1 for each point of damage, or 1 for each battle (milder).
    .per_point = 1 per point of damage
    .per_battle = 1 per battle
blackbeard-option-warship_battle = War – battles with warships
    .hint = A faster warship never lets go; or the pirate may always break off from round 3 on (milder).
    .to_the_end = to the end
    .three_rounds = from round 3 he may break off
blackbeard-option-duel_win_popularity = War – Popularity for a won duel
    .hint = The rulebook names both figures.
    .value = { $value }
blackbeard-option-extra_action_rounds = Rounds of extra actions
    .hint = Another round follows as long as someone spends a token; or there is one round each turn.
    .reactive = as long as tokens are spent
    .single = one per turn
blackbeard-option-gang_collusion = War – stolen treasure
    .hint = When a gang has stolen a treasure for another player: it goes to that player, or it is lost.
    .to_accomplice = to the accomplice
    .lost = lost
blackbeard-option-pardon_retirement = War – retiring by royal pardon
    .hint = A letter won by a royal pardon lets a pirate retire without a roll.
    .true = yes
    .false = no
blackbeard-option-refuge_amounts = Treasure in Refuges
    .hint = Do all see how much treasure lies in a Refuge, or only its owner?
    .secret = secret
    .public = for all to see
blackbeard-option-hold_capacity = Markers per hold
    .hint = How many goods, gold and equipment markers a hold takes: { $lo } to { $hi }, normally { $default }.
    .value = { $value }
blackbeard-option-exact_change = Money in the cabin
    .hint = Strict: payments take whole chests from the cabin, and any money above the price is lost.
    .holds = to the doubloon
    .strict = strict, in whole chests
blackbeard-option-abandon_captive = War – giving up captives
    .hint = A player may give up a captured pirate instead of waiting for a rescue.
    .true = yes
    .false = no
blackbeard-option-m_goods = Goods
    .hint = Off: prizes bring only gold, to be sold in a port.
    .true = yes
    .false = no
blackbeard-option-m_dangerous = Dangerous cargo
    .hint = Some goods may explode or spoil a hold, if they are stowed badly.
    .true = yes
    .false = no
blackbeard-option-m_equipment = Equipment
    .hint = Pirate ports sell equipment such as the spyglass, sextant and mainsail.
    .true = yes
    .false = no
blackbeard-option-m_traffickers = Trafficker governors
    .hint = Six pro-pirate governors sell white boxes for the ship, a pet or a tattoo.
    .true = yes
    .false = no
blackbeard-option-m_taverns = Taverns
    .hint = A debauch in port ends in a tavern: a die decides what happens there.
    .true = yes
    .false = no
blackbeard-option-m_family = Relatives as hostages
    .hint = Captured merchants may carry a relative of another player’s pirate.
    .true = yes
    .false = no
blackbeard-option-m_extra_actions = Extra actions
    .hint = Each pirate has tokens for further actions, as many as his Competence, for his whole career.
    .true = yes
    .false = no
blackbeard-option-m_jury = Jury repairs
    .hint = Ships may make small repairs at sea that hold for a while.
    .true = yes
    .false = no
blackbeard-option-m_cunning = Cunning
    .hint = Pirates may spend points of cunning to roll again.
    .true = yes
    .false = no
blackbeard-option-m_bluff = War – speed of warships (3+ players)
    .hint = A warship may sail faster than its secret Speed, unless someone challenges it. Needs 3 players.
    .true = yes
    .false = no
blackbeard-option-m_leaks = Leaks
    .hint = Hull damage may get worse each turn and flood the holds.
    .true = yes
    .false = no
blackbeard-option-m_story_events = War – story events
    .hint = Hazard events may tell long stories: abductions, treasure maps, laws and more.
    .true = yes
    .false = no
blackbeard-option-m_prosthesis = Prostheses
    .hint = A healed incapacitating wound leaves an eye patch, a hook or a wooden leg for good.
    .true = yes
    .false = no
blackbeard-option-m_hunters = War – hunters
    .hint = King’s Commissioners and warships hunt the pirates.
    .true = yes
    .false = no
blackbeard-option-m_rivals = War – rivals
    .hint = Pirates of different players may attack each other.
    .true = yes
    .false = no
blackbeard-option-m_hazards = War – hazard events
    .hint = Action cards may bring hazard events. If the hunters are off, no event brings any.
    .true = yes
    .false = no

## Standing orders

blackbeard-recommended = 📜 **Recommended**: keep the captain’s standing orders as they are. Your captains then attack every merchant that they can beat, stow the cargo safely and torture nobody; you are asked about captured ships.
    You can change single orders at any time, and the orders of a turn may depart from them.
