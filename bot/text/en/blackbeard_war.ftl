### Barbe Noire 2: the story of the war against the pirates: hunters, rivals, captives, alliances, hazard events. See blackbeard_story.ftl for the voice.
### A hunter is told like a name, "Warship 12"; the seat after it is the one that steers it: "Warship 12 (Ben)".

## Terms

blackbeard-term-hunter = { $letters ->
    [warship] Warship { $digits }
    [kc] King’s Commissioner { $digits }
    [ghost] Blackbeard’s ghost ship
   *[other] { $value ->
        [W01] Scarborough
        [W02] Shoreham
        [W03] San Felipe
        [W04] Hirondelle
        [W05] Pearl
        [W06] Greyhound
        [W07] Princesa
        [W08] Valeur
        [W09] Black Guard Ship
        [W10] Phoenix
        [W11] Seaford
        [W12] Santa Rosa
        [W13] Oranje Galei
        [W14] Company Guard Ship
        [W15] Winchelsea
        [W16] Nuestra Señora del Carmen
        [W17] Nossa Senhora da Glória
        [W18] Siddi of Janjira
        [W19] Swallow
        [W20] Ludlow
        [W21] Convoy Escort
        [W22] San José
        [W23] Wapen van Zeeland
        [W24] Rainha dos Anjos
        [KC1] Ogle
        [KC2] Rogers
        [KC3] Morgan
        [KC4] Solgard
        [KC5] Rhett
        [KC6] Barnet
        [KC7] Maynard
        [KC8] Hornigold
       *[other] { $value }
    }
}

## Hunters: arrival, course, ports

blackbeard-hunter_arrived = { $what ->
    [kc] 👑 A commission from the King: { $piece } ({ $nation }, Combat { $combat }, Speed { $speed }) is to hunt down { $target }. { $hunter }, under { $seat }, waits at { $place }.
    [ghost] 👻 Blackbeard’s ghost ship rises at { $place }. { $seat } controls it. It hunts the other players’ pirates, attacks those it intercepts, and may sink them. Combat { $combat }, Speed { $speed }.
   *[warship] 🚨 A warship appears at { $place } and hunts { $target }: { $hunter }, controlled by { $seat }.{ $piece ->
        [none] {""}
       *[other] {" "}Only you know it: { $piece } ({ blackbeard-hunter_flag }, Combat { $combat }, Speed { $speed }).
    }
}
    .why = { $what ->
        [kc] A King’s Commissioner comes by petition or by a hazard event, and waits in a transit zone that { $seat } chooses. He goes home when his target is out of play.
        [ghost] Dice named the shipping lane: { $lane }. The player to the right of the one that drew the event controls the ghost ship, which fights as a warship does and borrows the figures of one. It leaves at the next hazard event.
       *[other] { $lane ->
            [none] The warship came to the hex of the pirate whom it hunts.
           *[other] { $rolled ->
                [0] An action card named the shipping lane: { $lane }.
               *[other] Dice named the shipping lane: { $lane }.
            }
        } The player to the right of the hunted pirate’s owner controls it. Only that player knows the figures of a warship, until a battle shows them.
    }
blackbeard-hunter_flag = { $nation_code ->
    [unidentified] of unknown flag
   *[other] { $nation }
}
blackbeard-hunter_nation = 🚩 { $hunter } ({ $seat }) shows { $nation_code ->
    [unidentified] an unknown flag
   *[other] its flag: { $nation }
}.
    .why = A warship shows its flag when a battle begins, and when it enters a port.
blackbeard-hunter_known = 👁️ { $hunter } ({ $seat }) is now known: { $piece } ({ blackbeard-hunter_flag }), Combat { $combat }, Speed { $speed }.
    .why = In battle, when its speed is challenged, and at the end of the match, a warship shows all its figures.
blackbeard-hunter_turned = 🎯 { $hunter } ({ $seat }) has a new target: { $target }.{ $piece ->
    [none] {""}
   *[other] {" "}You learn what it is: { $piece } ({ blackbeard-hunter_flag }), Combat { $combat }, Speed { $speed }.
}
    .why = A warship turns on another player when an action card names the most notorious pirate, or after a challenge to its speed that was wrong.
blackbeard-hunter_sailed = ⛵ { $hunter } ({ $seat }) sails { $path_count ->
    [one] 1 hex
   *[other] { $path_count } hexes
} to { $place }.{ $target ->
    [none] {""}
   *[other] {" "}It hunts { $target }.
}
    .why = A warship may sail up to 5 hexes a turn, even beyond its secret Speed: then another player may challenge it. A King’s Commissioner sails as far as his Speed, and only in turns in which an action card or an event calls him.
blackbeard-merchants_haunted = 👻 { $tokens_count ->
    [one] A merchant flees
   *[other] { $tokens_count } merchants flee
} from { $hunter } at { $place }.
blackbeard-merchants_scattered = ⛈️ { $tokens_count ->
    [one] The storm drives away a merchant, at { $places }.
   *[other] The storm drives away { $tokens_count } merchants, at { $places }.
}
    .why = A storm that reaches beyond one ship sends the merchants in it back to the stock.
blackbeard-hunter_drifted = 🌊 The current carries { $hunter } ({ $seat }) to { $place }.
    .why = The die gives the direction, 1 for north and on clockwise: { $face }.
blackbeard-hunter_shifted = 🌊 The current carries { $hunter } ({ $seat }) to { $place }.
blackbeard-hunter_entered_zone = 🌐 { $hunter } ({ $seat }) leaves the chart and enters { $place }.
    .why = A hunter may enter a transit zone only when a hazard event comes.
blackbeard-hunter_left_zone = 🌐 { $hunter } ({ $seat }) comes out of the transit zone at { $place }.
blackbeard-hunter_entered_port = ⚓ { $hunter } ({ $seat }) puts into { $port }. All pirates must get out, except those of { $seat }.
    .why = A King’s Commissioner may enter neutral and anti-pirate ports, a warship only ports of its own flag. Both may enter a pirate port while another hunter guards the sea before it; then all pirates must leave.
blackbeard-hunter_thrown_out = 💨 { $port } turns { $hunter } ({ $seat }) away; it lies at { $place }.
    .why = A King’s Commissioner can’t enter the port of a pro-pirate governor, or of a nation whose letter of marque is on offer or held by a pirate.
blackbeard-hunter_worn = 💥 { $hunter } ({ $seat }) grows weaker: Combat { $combat }, Speed { $speed } ({ blackbeard-cause }).
    .why = A King’s Commissioner loses Combat and Speed in battles, storms and sickness. A refit in a port restores them. At Combat 0 he sinks.
blackbeard-hunter_mended = 🔨 { $hunter } ({ $seat }) has been repaired: Combat { $combat }, Speed { $speed }.
blackbeard-hunter_gone = 🌫️ { $what ->
    [ghost] { $hunter } is gone.
   *[other] { $hunter } ({ $seat }) leaves the hunt for { $target }.
}
    .why = A hunter goes back to the stock, repaired, when its target is taken or out of play, when it is sunk or caught sailing too fast, and by some events. It may come again.
blackbeard-speed_challenged = { $result ->
    [caught] 🧐 { $seat } challenges { $hunter }: it sailed { $hexes } hexes, but its Speed is only { $speed }. It has to go.
   *[honest] 🧐 { $seat } challenges { $hunter }: it sailed { $hexes } hexes, and its Speed is { $speed }, so it was no bluff. The challenge was wrong.
}
    .why = A warship that sails farther than its secret Speed may be challenged, once by each player but the one who controls it and the one whose pirate it hunts. If it was too fast, it goes back to the stock; if not, the player who controls it may turn it on a pirate of the challenger and sail again at once.
blackbeard-petitioned = { $result ->
    [granted] ✒️ { $pirate } ({ $seat }) petitions the Crown against { $target }. The Crown grants it.
   *[refused] ✒️ { $pirate } ({ $seat }) petitions the Crown against { $target }, in vain.
}
    .why = A roll of 11 to 66 must be no higher than the Notoriety of { $target }: { $face } against { $notoriety }. Then a King’s Commissioner comes, under this flag: { $nation }.
blackbeard-careened_found = { $result ->
    [chased] 🏖️ { $hunter } finds { $pirate } ({ $seat }) careened at { $port }. The ship is floated off just in time.
   *[captured] 🏖️ { $hunter } finds { $pirate } ({ $seat }) careened at { $port }. There is no escape.
}
    .why = One die each, for the pirate and the hunter ({ $dice }). Only a higher die saves a careened pirate; otherwise the hunter takes captain and ship.
blackbeard-port_english = 🏛️ { $port } is no longer a pirate port. From now on it is English, with an anti-pirate governor.
    .why = When hunters chase pirates out of a pirate port, a governor is drawn. An anti-pirate one makes the port English for good, with value 1 and garrison 4.
blackbeard-blockaded = ⛓️ { $pirate } ({ $seat }) is blockaded at { $port }.
    .why = A hunter of another player lies at sea before the port. Blockaded pirates can’t sell or ransom. It costs 1 Popularity at once, and 1 more at each hazard event.
blackbeard-blockade_over = 🕊️ The blockade of { $pirate } ({ $seat }) at { $port } is over.
    .why = When a blockade ends because one of the two leaves, it brings 1 Popularity.
blackbeard-letter_won = 📜 { $seat } is rewarded because { $hunter } has taken its target: { $letter }. It goes to the first of their pirates who anchors in a port and is no enemy of its nation.
    .why = A warship that takes its target brings a letter of marque of its flag. The first pirate of that player who anchors in a port and is no enemy of that nation gets it.
blackbeard-letter_taken = 📜 { $pirate } ({ $seat }) receives what was set aside: { $letter }.

## Interceptions, and battles with hunters

blackbeard-evasion = { $result ->
    [evaded] 🌫️ { $pirate } ({ $seat }) hides the schooner along the coast, and { $hunter } sails past { $place }.
   *[seen] 🌫️ { $pirate } ({ $seat }) tries to hide the schooner along the coast at { $place }, but { $hunter } has seen it.
}
    .why = A schooner near the coast slips away from a hunter if its die is higher than the hunter’s Speed: { $face }. Nothing is added to the die.
blackbeard-interception = { $result ->
    [avoided] 🔎 { $hunter } tries to catch { $pirate } ({ $seat }) at { $place }, { $face } to { $total }: the pirate gets away.
   *[caught] 🔎 { $hunter } tries to catch { $pirate } ({ $seat }) at { $place }, { $face } to { $total }: the pirate is caught.
}
    .why = { $pirate }: die ({ $dice }) and Speed { $speed }{ $debauch ->
        [0] {""}
       *[other] , a crew after its debauch −{ $debauch }
    }: { $total }. The hunter: its die alone, { $face }. Only a higher total gets away.
blackbeard-taken_careened = 🏖️ { $hunter } surprises { $pirate } ({ $seat }) with the ship careened at { $place }. It can’t sail, and it can’t fight.
    .why = A careened pirate who is caught is taken at once.
blackbeard-hunter_let_go = 🏳️ { $hunter } lets { $pirate } go.
blackbeard-letter_handed = 📜 { $pirate } ({ $seat }) hands over to { $hunter } ({ $nation }): { $letter }. The warship looks the other way this turn.
    .why = Before a battle a pirate may give up a letter of marque of the warship’s flag. Then that warship leaves the pirate alone for this turn.
blackbeard-hunter_battle = { $began ->
    [hunter] ⚔️ { $pirate } ({ $seat }) comes under fire at { $place } from { $hunters }.
   *[pirate] ⚔️ { $pirate } ({ $seat }) attacks { $hunters } at { $place }.
}{ $helper ->
    [none] {""}
   *[other] {" "}{ $helper } stands by the pirate.
}
    .why = { $began ->
        [hunter] A pirate may outroll a hunter to get away from it, but at a hazard event it needs no roll, even if he outrolled it before.{" "}
       *[pirate] {""}
    }Rounds are fought until someone sinks, surrenders or breaks off. Several warships fight as one: their Combat is added, and the highest Speed counts.
blackbeard-hunter_round = ⚔️ Round { $round }, { $pirate } { $total } to { $hunter_total }: { $result ->
    [won] { $pirate } wins the round, but takes 1 point of damage.
    [tied] neither side is hit.
   *[lost] the enemy wins the round, and { $pirate } takes { $points ->
        [one] 1 point of damage
       *[other] { $points } points of damage
    }.
}{ $slower ->
    [none] {""}
    [held] {" "}Too slow (Speed { $speed } to { $hunter_speed }), { $pirate } can’t break off.
   *[known] {" "}{ $pirate } is the slower one (Speed { $speed } to { $hunter_speed }).
}
    .why = { $pirate }: Combat { $combat }, Speed { $speed }, Competence { $competence } and die ({ $dice }){ $helper ->
        [none] {""}
       *[other] , or the die of { $helper } ({ $ally }) if it is higher
    }{ $arms_count ->
        [0] {""}
       *[other] , arms ({ $arms })
    }{ $debauch ->
        [0] {""}
       *[other] , a crew after its debauch −{ $debauch }
    }: { $total }. Against { $hunters }: Combat { $hunter_combat }, Speed { $hunter_speed } and die ({ $face }): { $hunter_total }. The lower side takes the difference, and the winner takes 1 point. A warship takes nothing. A die says where damage goes: to a part of the ship or, at a 6, to the captain himself, whom each point wounds.
blackbeard-smoke_screen = 🌫️ { $pirate } ({ $seat }) vanishes in a smoke screen at { $place }. There is no battle.
    .why = A smoke screen ends a battle before its first round, and is used up.
blackbeard-barrel_used = 🛢️ { $pirate } ({ $seat }) lets a saboteur barrel drift across: the round counts for nothing, which spares { $points ->
    [one] 1 point
   *[other] { $points } points
} of damage.
    .why = The pirate who was attacked may undo one round with a saboteur barrel, for both sides. It is used up.
blackbeard-hot_shot = { $result ->
    [burns] 🔥 { $pirate } ({ $seat }) fires red-hot shot, and the enemy begins to burn.
    [missed] 🔥 { $pirate } ({ $seat }) fires red-hot shot, but nothing catches fire.
    [burst] 🔥 The hot-shot cannon of { $pirate } ({ $seat }) bursts!
   *[held] {""}
}
    .why = { $result ->
        [burns] After a round won, the hot-shot cannon sets the enemy on fire at 5 or 6: { $face }. Each later round then costs 1 point of the sails, a King’s Commissioner 1 Speed. Warships do not burn.
        [missed] After a round won, the hot-shot cannon sets the enemy on fire at 5 or 6: { $face }.
       *[other] After a round lost, the hot-shot cannon bursts at 1 and sets its own ship on fire: { $face }.
    }
blackbeard-speed_tie = { $result ->
    [faster] 💨 { $pirate } ({ $seat }) is just as fast as { $hunters }, and has the luck to gain the wind.
   *[slower] 💨 { $pirate } ({ $seat }) is just as fast as { $hunters }, and loses the wind.
}
    .why = With the same Speed, one die each decides who is faster, the pirate’s first ({ $dice }). A crew after its debauch counts less; ties roll again.
blackbeard-broke_off = 💨 { $pirate } ({ $seat }) breaks off the battle.
    .why = { $against ->
        [hunter] Breaking off a battle with a hunter costs 1 Popularity. Both ships stay in the hex.
       *[pirate] Breaking off a battle with a pirate costs 1 Notoriety, and from round 3 on also 1 Popularity. Both ships stay in the hex.
    }
blackbeard-surrendered = 🏳️ { $pirate } ({ $seat }) strikes the colours before { $hunter }, trusting in a letter of marque ({ $nation }).
    .why = With a letter of marque of the hunter’s flag a pirate may surrender, and comes before the judges. Without one there is only the gallows.
blackbeard-hunter_sunk = 🔥 { $hunter } goes down at { $place }!
    .why = At Combat 0 a King’s Commissioner sinks. That brings as much Notoriety as his printed Combat.
blackbeard-hunter_battle_over = { $result ->
    [won] 🏴‍☠️ { $pirate } ({ $seat }) has won the battle.
    [lost] ☠️ { $pirate } ({ $seat }) has lost the battle.
    [gone] 🌫️ No hunter is left to fight { $pirate } ({ $seat }).
   *[other] {""}
}
    .why = { $rounds ->
        [0] No round was fought.
        [one] One round was fought against { $hunters }.
       *[other] { $rounds } rounds were fought against { $hunters }.
    }
blackbeard-got_away = 🏴‍☠️ { $pirate } ({ $seat }) has got away from { $hunters }.
    .why = A pirate who was attacked by a hunter, and for the first time leaves its hex alive, gains 5 Notoriety.

## Pirates against pirates

blackbeard-pirate_battle = { $aim ->
    [conquer] ⚔️ { $pirate } ({ $seat }) attacks { $target } at { $place } to take the ship.
   *[other] ⚔️ { $pirate } ({ $seat }) attacks { $target } at { $place } to free a captive aboard.
}{ $helper ->
    [none] {""}
   *[other] {" "}{ $helper } helps { $target }.
}
    .why = After each round won, a pirate may go on, break off, or board the other ship, which leads to a duel. From round 3 on the faster ship chooses.
blackbeard-pirate_round = ⚔️ Round { $round }, { $pirate } { $total } to { $rolled } against { $target }: { $result ->
    [won] { $target } takes { $points ->
        [one] 1 point of damage
       *[other] { $points } points of damage
    }.
    [tied] neither side is hit.
   *[lost] { $pirate } takes { $points ->
        [one] 1 point of damage
       *[other] { $points } points of damage
    }.
}
    .why = { $pirate }: Combat { $combat } and dice ({ $dice }){ $arms_count ->
        [0] {""}
       *[other] , arms ({ $arms })
    }{ $information_count ->
        [0] {""}
       *[other] , information ({ $information })
    }{ $debauch ->
        [0] {""}
       *[other] , a crew after its debauch −{ $debauch }
    }: { $total }. { $target }: Combat { $foe_combat } and { $helper ->
        [none] dice ({ $foe_dice })
       *[other] the two best dice, thanks to { $helper } ({ $foe_dice })
    }{ $foe_arms_count ->
        [0] {""}
       *[other] , arms ({ $foe_arms })
    }{ $foe_debauch ->
        [0] {""}
       *[other] , a crew after its debauch −{ $foe_debauch }
    }: { $rolled }. The lower side takes the difference as damage. A die says where damage goes: to a part of the ship or, at a 6, to the captain himself, whom each point wounds.
blackbeard-faster_ship = 💨 Both ships are equally fast; the dice give the wind to { $pirate } ({ $seat }) rather than { $target }.
    .why = With the same Speed, one die each decides who is faster ({ $rolls }). A crew after its debauch counts less; ties roll again.
blackbeard-pirate_battle_over = { $result ->
    [won] 🏴‍☠️ { $pirate } ({ $seat }) has won the battle against { $target }.
    [lost] ☠️ { $pirate } ({ $seat }) has lost the battle against { $target }.
   *[other] {""}
}
    .why = Rounds fought: { $rounds }.
blackbeard-boarded = 🪝 { $pirate } ({ $seat }) boards the ship of { $target }. The captains draw their swords.
    .why = The winner of the duel takes the other ship, or frees the captive for whom the attack was made.
blackbeard-duel_begun = 🤺 { $pirate ->
    [none] A duel: a guard attacks { $target }.
   *[other] { $target ->
        [none] { $pirate } ({ $seat }) crosses swords with a guard.
       *[other] { $pirate } ({ $seat }) and { $target } cross swords.
    }
}
    .why = The attacker’s figure first. Duel attack: { $attack }. Duel defence: { $defence }. Endurance: { $endurance }. They attack by turns; the pirate who has no Endurance left is down.
blackbeard-duel_round = 🤺 Round { $round }: { $pirate ->
    [none] the guard strikes at { $target }, { $total } to { $rolled }
   *[other] { $target ->
        [none] { $pirate } strikes at the guard, { $total } to { $rolled }
       *[other] { $pirate } strikes at { $target }, { $total } to { $rolled }
    }
}, and { $result ->
    [hit] hits{ $even ->
        [true] {" "}(a tie is a hit)
       *[false] {""}
    }: { $target ->
        [none] the guard
       *[other] { $target }
    } loses 1 Endurance.
   *[parried] is thrown back, losing 1 Endurance.
} Endurance left: { $pirate ->
    [none] the guard
   *[other] { $pirate }
} { $endurance }, { $target ->
    [none] the guard
   *[other] { $target }
} { $foe_endurance }.
    .why = { $pirate ->
        [none] The guard
       *[other] { $pirate }
    }: duel attack { $attack }. { $target ->
        [none] The guard
       *[other] { $target }
    }: duel defence { $defence }. With a die each ({ $dice }): { $total } to { $rolled }. As much or more is a hit and costs the defender 1 Endurance, less costs the attacker 1.
blackbeard-duel_over = { $result ->
    [down] { $pirate ->
        [none] 🤺 The guard has beaten { $target }.
       *[other] 🤺 { $target ->
            [none] { $pirate } ({ $seat }) has beaten the guard.
           *[other] { $pirate } ({ $seat }) wins the duel: { $target } is down.
        }
    }
   *[other] 🤺 { $target ->
        [none] { $pirate } ({ $seat }) has won the duel.
       *[other] { $pirate } ({ $seat }) wins the duel: { $target } surrenders.
    }
}
    .why = Rounds fought: { $rounds }. Beating another pirate brings half of the loser’s Notoriety, and Popularity. The pirate who surrenders loses 3 of both. Beating a guard brings nothing.
blackbeard-downed = { $result ->
    [dead] 🩸 { $pirate } ({ $seat }) does not get up again.
    [disgraced] 🩸 { $pirate } ({ $seat }) is driven back to the ship, and the crew has seen it.
    [wounds_2] 🩸 { $pirate } ({ $seat }) is down, with two wounds.
    [wounds_3] 🩸 { $pirate } ({ $seat }) is down, with three wounds.
   *[other] 🩸 { $pirate } ({ $seat }) is down, with a wound.
}
    .why = { $captain ->
        [none] A pirate who loses to a guard rolls a die ({ $face }): 1 is death, 2 or 3 a wound, 4 to 6 cost 1 Popularity.
       *[other] { $captain } rolls a die ({ $face }): 1 is death, 2 three wounds, 3 two; 4 is an incapacitating wound, 5 a minor one, 6 a superficial one.
    }
blackbeard-challenged = 🧤 { $pirate } ({ $seat }) challenges { $target } to a duel.
    .why = After a debauch, or when an alliance is broken, a pirate close by may challenge the other. Refusing counts as surrender.
blackbeard-duel_refused = 🏳️ { $pirate } ({ $seat }) refuses the duel with { $target }, which counts as surrender.
    .why = A surrender costs 3 Popularity and 3 Notoriety. The other one is rewarded as for a duel won.
blackbeard-conquered = 🏴‍☠️ { $pirate } ({ $seat }) has beaten { $target } at { $place }{ $fate ->
    [ashore] {" "}and puts the captain ashore
    [wreck] {" "}and leaves the captain a wreck to sail
    [let_go] {" "}and lets the captain go
   *[other] {""}
}.{ $exchanged ->
    [true] {" "}The two ships change hands.
   *[false] {""}
}
    .why = Cargo and money of the loser are the winner’s. If the loser was not the more notorious, the winner chooses between island, plank and mast; otherwise between putting ashore and a wreck.
blackbeard-hostages_lost = { $cause ->
    [conquest] 🩸 { $count ->
        [one] The hostage aboard { $pirate } ({ $seat }) dies when the ship is taken.
       *[other] The { $count } hostages aboard { $pirate } ({ $seat }) die when the ship is taken.
    }
   *[crew_lost] 🩸 { $count ->
        [one] The hostage aboard { $pirate } ({ $seat }) dies with the crew.
       *[other] The { $count } hostages aboard { $pirate } ({ $seat }) die with the crew.
    }
}
    .why = All hostages aboard die at the second point of damage to the crew, or when another pirate takes the ship.
blackbeard-ship_scuttled = 🌊 { $pirate } ({ $seat }) is beaten, and the ship that the victor does not keep is scuttled: { $ship }.
blackbeard-captive_taken = { $how ->
    [island] 🏝️ { $captain } leaves { $pirate } ({ $seat }) on a desert island at { $place }. He takes no orders until a pirate of another player picks him up there.
    [mast] ⛓️ { $pirate } ({ $seat }) is tied to the mast of { $captain } at { $place }. He takes no orders until he is released or rescued.
   *[plank] ⛓️ { $pirate } ({ $seat }) is a captive aboard { $captain } at { $place }, with the plank in sight. He takes no orders until he is released or rescued.
}
    .why = A captive gives no orders. A pirate of another player may come to the rescue; captor and captive may also come to terms.
blackbeard-captive_weakened = { $result ->
    [wounded] 🩸 { $how ->
        [island] Hunger and thirst wound { $pirate } ({ $seat }) on the island.
       *[other] Captivity wounds { $pirate } ({ $seat }).
    }
   *[holds_out] {""}
}
    .why = Each turn a die is rolled for a captive on an island or aboard: { $face }. At 1 it is a wound.
blackbeard-captive_tortured = { $result ->
    [silent] 🩸 { $pirate } ({ $seat }) has { $target } tortured. Not a word.
    [weakened] 🩸 { $pirate } ({ $seat }) has { $target } tortured. Endurance left: { $endurance }.
    [talked] 🩸 { $pirate } ({ $seat }) has { $target } tortured, until the captive talks.
   *[wounded] 🩸 { $pirate } ({ $seat }) has { $target } tortured, and the captive is wounded.
}{ $about ->
    [none] {""}
   *[other] {" "}What was learned will help in an attack on { $about }.
}
    .why = One die each ({ $dice }): Cruelty and die make { $total }, the captive’s Endurance and die { $rolled }. More costs the captive 1 Endurance. At 0 the captive gives away the Refuge; later it is a wound each time.
blackbeard-captive_freed = { $captain ->
    [none] 🔓 { $pirate } ({ $seat }) is free again.
   *[other] 🔓 { $captain } frees { $pirate } ({ $seat }).
}
    .why = { $rolls_count ->
        [0] Nobody is rewarded for it.
       *[other] A pirate who is freed gains 5 Notoriety. The rescuer gains two dice ({ $rolls }), twice as much for a prison in a Spanish port.
    }
blackbeard-castaway_found = 🏝️ { $pirate } ({ $seat }) finds { $target } on the island at { $place } and takes the castaway aboard.
blackbeard-relative_rescued = { $is_own ->
    [true] 🏡 { $pirate } ({ $seat }) tears a relative out of the hands of { $target }.
   *[false] 🔓 { $pirate } ({ $seat }) takes over a relative of another pirate from { $target }.
}
    .why = A rescued relative brings 5 Notoriety; the pirate’s own comes home and also brings 2 Popularity.
blackbeard-relative_passed = 🔒 With the ship of { $target }, a captive relative of another pirate falls to { $pirate } ({ $seat }).
    .why = A captor takes over those whom the beaten pirate held: the relative of an event goes with the ship.
blackbeard-restarted = ⚓ { $pirate } ({ $seat }) starts again at { $port } with a { $ship }, and has orders from the next turn on.

## Before the judges

blackbeard-captured = ⚖️ { $hunter ->
    [none] { $pirate } ({ $seat }) is arrested.
   *[other] { $hunter } has captured { $pirate } ({ $seat }).
}{ $nation_code ->
    [unidentified] {""}
   *[other] {" "}Flag of the judges: { $nation }.
}
    .why = Without a letter of marque of that flag a captured pirate is hanged. With one, the treason table decides.
blackbeard-treason_tried = { $result ->
    [hanged] ⚖️ { $pirate } ({ $seat }) is sentenced to hang.
    [high_security] ⚖️ { $pirate } ({ $seat }) goes to the high-security prison of { $port }.
    [death_row] ⚖️ { $pirate } ({ $seat }) goes to death row at { $port }.
    [trial] ⚖️ { $pirate } ({ $seat }) is held for trial at { $port }.
    [hearing] ⚖️ { $pirate } ({ $seat }) is held for a hearing at { $port }.
   *[released] ⚖️ { $pirate } ({ $seat }) goes free: the papers are in order.
}
    .why = A die is rolled on the treason table ({ $face }{ $bonus ->
        [0] {""}
       *[other] , and { $bonus } more for a letter of marque
    }). The table: 1 gallows, 2 high-security prison, 3 death row, 4 held for trial, 5 held for a hearing, 6 free. A prisoner has until the next hazard event to be freed. All that was aboard is lost.
blackbeard-sentence_passed = { $result ->
    [hanged] ⚖️ Nobody came in time: { $pirate } ({ $seat }) is hanged at { $port }.
    [retired] ⚖️ Nobody came in time: { $pirate } ({ $seat }) leaves the prison of { $port } for a fine and has to retire.
   *[continues] ⚖️ { $pirate } ({ $seat }) leaves the prison of { $port } for a fine.
}{ $doubloons ->
    [none] {""}
   *[other] {" "}Only you know how much: { blackbeard-doubloons }.
}
    .why = { $dice_count ->
        [0] From the high-security prison there is no other way out than rescue.
       *[other] The fine is 10% of the hidden treasure for each point of the dice ({ $dice }): { $percentage }%.
    }
blackbeard-pledge_posted = 🤞 { $seat } promises { blackbeard-doubloons } to the pirate who frees { $pirate }.{ $promise ->
    [none] {""}
    [peace] {" "}And peace.
    [way_clear] {" "}And to keep out of the way.
   *[favour] {" "}And a favour in return.
}
    .why = The doubloons come out of the captive’s treasure when the captive is freed. Other promises are not binding.
blackbeard-pledge_paid = { $result ->
    [paid] 💰 { $pirate } ({ $seat }) pays { $target } the { $doubloons } { $doubloons ->
        [one] doubloon that was
       *[other] doubloons that were
    } promised.
   *[short] 💰 { $pirate } ({ $seat }) promised { $target } { blackbeard-doubloons }. The treasure of { $pirate } is worth less than that, and all of it is paid.
}
blackbeard-infiltrated = { $what ->
    [prisoner] 🗝️ { $pirate } ({ $seat }) steals into { $port } by night to break { $target } out of prison.
    [gang] 🗝️ { $pirate } ({ $seat }) steals into { $port } by night to find the gang with the stolen treasure.
   *[beloved] 🗝️ { $pirate } ({ $seat }) steals into { $port } by night to free a beloved prisoner.
}
    .why = A guard, or the chief of the gang, has to be beaten in a duel. A pirate who fails may try again in another turn.
blackbeard-bargain_broken = 🩸 { $pirate } ({ $seat }) learns that { $target } can’t pay what was promised, and kills the prisoner.
blackbeard-gang_beaten = { $is_own ->
    [true] 💰 { $pirate } ({ $seat }) beats the gang at { $port } and takes the treasure back, twice over.
   *[false] 💰 { $pirate } ({ $seat }) beats the gang at { $port } and keeps the stolen treasure.
}
    .why = Its owner gets back twice the sum, half of it from the gang’s own loot. Another pirate gets the sum itself.
blackbeard-beloved_freed = { $is_own ->
    [true] 💖 { $pirate } ({ $seat }) brings the beloved home.
   *[false] 💖 { $pirate } ({ $seat }) frees the beloved of { $target }, and keeps the prisoner aboard.
}
    .why = It brings 5 Notoriety. Bringing home the pirate’s own beloved also brings 2 Popularity.
blackbeard-pardon_used = 📜 { $pirate } ({ $seat }) uses the royal pardon. Flag: { $nation }.
    .why = A royal pardon ends the enmity of its nation, or lets a pirate retire in one of its ports without a roll.

## Alliances and contracts

blackbeard-allied = 🤝 { $pirate } ({ $seat }) and { $target } are allies from now on. They drink to it at { $place }.
    .why = Allies may search together, attack together and defend each other. An alliance may be ended at any time.
blackbeard-alliance_ended = 💔 { $pirate } ({ $seat }) ends the alliance with { $target }.
    .why = It costs nothing. But the other may challenge the pirate to a duel in the same hex, or post a bounty.
blackbeard-ally_joined = { $what ->
    [merchant] 🤝 { $pirate } ({ $seat }) joins { $target } in the attack on the merchant.
   *[port] 🤝 { $pirate } ({ $seat }) joins { $target } in the attack on the port.
}
    .why = { $what ->
        [merchant] The ally adds one die. Both gain Notoriety, both become enemies of the flag, and they share the prize.
       *[port] The ally adds Combat { $combat }. Both gain the same Notoriety, both become enemies of the flag, and they share the loot.
    }
blackbeard-contract_promised = { $text ->
    [peace] peace
    [territory] each keeps to his own sea
    [defence] help in every battle
    [prizes] all prizes shared
   *[none] {""}
}
blackbeard-contract_reward = { $condition ->
    [target] for the pirate who sinks, kills or captures { $target }
    [deliver] for the first to sell this at { $port }: { $marker }
    [meet] for all to share, if they all meet at { $port } in time
    [stay_out] for { $target }, who must keep out of this sea: { $sea }
   *[none] {""}
}
blackbeard-contract = Partners: { $members }{ $text ->
    [none] {""}
   *[other] . Agreed: { blackbeard-contract_promised }
}{ $condition ->
    [none] {""}
   *[other] . The pot: { blackbeard-contract_reward }
}{ $stakes_count ->
    [0] { $condition ->
        [none] {""}
       *[other] . Stakes: nothing
    }
   *[other] . Stakes: { $stakes }
}. Good until turn { $until }.
blackbeard-contract_offered = 📃 { $seat } proposes a contract, as { $pirate }. { blackbeard-contract }
    .why = It is made if all accept. The promise is not binding; the money is paid when the condition is met. { $public ->
        [true] The contract will be known to all.
       *[false] Only the partners will know of it.
    }
blackbeard-contract_offered-stakes = { $pirate } { $doubloons }
    .separator = {", "}
blackbeard-contract_made = 📃 A contract is signed, drawn up by { $pirate } ({ $seat }). { blackbeard-contract }
    .why = The promise is not binding; the money is paid when the condition is met, and goes back when time has run out. { $public ->
        [true] The contract is known to all.
       *[false] Only the partners know of it.
    }
blackbeard-contract_made-stakes = { $pirate } { $doubloons }
    .separator = {", "}
blackbeard-contract_lapsed = 📃 Nothing comes of the contract that { $pirate } ({ $seat }) drew up. { blackbeard-contract }
    .why = Someone is gone, or can’t pay the stake. { $public ->
        [true] All would have known of it.
       *[false] Only the partners knew of it.
    }
blackbeard-contract_lapsed-stakes = { $pirate } { $doubloons }
    .separator = {", "}
blackbeard-contract_over = 📃 { $result ->
    [paid] { $members_count ->
        [1] The bounty on { $target } is earned
       *[other] The contract of { $members } is fulfilled
    }: { $pot } { $pot ->
        [one] doubloon goes
       *[other] doubloons go
    } to { $winners }.
    [fulfilled] The contract of { $members } is fulfilled by { $winners }.
    [refunded] { $members_count ->
        [1] Nobody has earned the bounty on { $target }.
       *[other] The contract of { $members } has come to nothing.
    } The { $pot } { $pot ->
        [one] doubloon goes
       *[other] doubloons go
    } back.
   *[ended] The contract of { $members } has run out.
}
    .why = { $members_count ->
        [1] Posted by { $pirate } ({ $seat }).
       *[other] Drawn up by { $pirate } ({ $seat }).
    }{ $text ->
        [none] {""}
       *[other] {" "}Agreed: { blackbeard-contract_promised }.
    }{ $pot ->
        [0] {" "}There were no stakes, so nothing is paid.
       *[other] { $condition ->
            [none] {""}
           *[other] {" "}The pot: { blackbeard-contract_reward }. Several winners share in equal parts.
        }
    }
blackbeard-bounty_posted = 💰 { $pirate } ({ $seat }) puts a price on the head of { $target }: { blackbeard-doubloons }, until turn { $until }.
    .why = Any pirate of another player who sinks, kills or captures the target is paid. The money has been put aside already.

## Hazard events: what is drawn, what ends

blackbeard-event_name = { $event ->
    [11] Earthquake
    [12] Arm-wrestling
    [13] Scurvy
    [14] Storm at sea
    [15] Letter of marque
    [16] Mutiny
    [21] Native rising
    [22] The Pope intervenes
    [23] New governors
    [24] Blackbeard
    [25] Pirate hunt
    [26] Royal pardon
    [31] Declaration of peace
    [32] Mutiny
    [33] Royal pardon
    [34] Anti-slavery law
    [35] Stolen treasure
    [36] Parrot
    [41] Beloved arrested
    [42] Beloved abducted
    [43] Daughter abducted
    [44] Sister abducted
    [45] Mistress abducted
    [46] Governor’s daughter
    [51] Treasure map
    [52] Prohibition
    [53] Secret papers
    [54] Anti-drug law
    [55] Sirens
    [56] Shortage
    [61] Jesuits
    [62] Witch hunt
    [63] Coral reefs
    [64] Currents
    [65] Fire aboard
   *[66] Sea creature
}
blackbeard-event_rule = { $event ->
    [11] A port is destroyed, with everything and every prisoner in it. Ships put to sea.
    [12] Every pirate has to come to the tournament before the next hazard event, or loses 5 Notoriety.
    [13] Pirates and King’s Commissioners in transit zones fall ill, and at sea those of the player who drew the event. Scurvy lasts until it is healed.
    [14] A storm hits every ship in one sea, transit zones included.
    [15] A letter of marque is put up for sale. King’s Commissioners have to leave the ports of that nation.
    [16] The player who drew the event names a pirate whose crew may mutiny.
    [21] Pirates are driven from the coasts and ports of one sea, and a careened one is killed. Pro-pirate governors go, and empty ports may get anti-pirate ones.
    [22] All King’s Commissioners go home, and the players vote on a law.
    [23] Every port of one sea that has no governor gets one, face down.
    [24] Blackbeard’s ghost ship hunts everyone except the pirates of the player who controls it, until the next hazard event.
    [25] A hunter of the player to the right acts at once; if they have no hunter, a new one comes.
    [26] A letter of marque is sold to the highest sealed bid. It is also a royal pardon.
    [31] All letters of marque go back, and all cunning may be used again.
    [32] The player who drew the event names a pirate whose crew may mutiny.
    [33] A letter of marque is sold to the highest sealed bid. It is also a royal pardon.
    [34] From now on, a pirate who beats a pirate with living goods (slaves, for example) aboard gets 100 doubloons for each point of the loser’s Notoriety.
    [35] A gang steals the treasure in a pirate’s Refuge. It may be won back until the next hazard event.
    [36] A parrot is sold to the highest sealed bid. It takes one wound in its captain’s place.
    [41] A pirate’s beloved is held in a port until the next hazard event.
    [42] A pirate’s beloved is held aboard another ship until the next hazard event.
    [43] A pirate’s daughter is held aboard another ship until the next hazard event.
    [44] A pirate’s sister is held aboard another ship until the next hazard event.
    [45] A pirate’s mistress is held aboard another ship until the next hazard event.
    [46] The most notorious pirate holds a governor’s daughter. Another pirate who wins her in a duel and brings her home gets 10,000 doubloons, 10 Notoriety and 2 Popularity.
    [51] A wreck with a treasure lies on a shipping lane. A pirate who dives there finds it with a 1.
    [52] All alcohol aboard pirate ships is sold to sealed bids of other players.
    [53] A chest of secret papers brings 10,000 doubloons, if it is taken from one port to another before the next hazard event.
    [54] From now on drugs sell for ten times their price on top, but each marker may lead to an arrest.
    [55] Sirens lure men overboard from one ship.
    [56] A port runs short of some goods and pays 1,000 doubloons for each marker.
    [61] The next pirate to win a duel against a pirate also takes hostages.
    [62] The next pirate to win a duel against a pirate also takes hostages.
    [63] A ship under way in one sea strikes a reef.
    [64] A current carries all ships under way in one sea the same way.
    [65] Ships with alcohol or arms aboard may catch fire.
   *[66] A creature of the sea meets one ship.
}
blackbeard-relative = { $event ->
    [43] daughter
    [44] sister
    [45] mistress
   *[other] beloved
}
blackbeard-hazard_drawn = ⚡ Event, drawn by { $pirate } ({ $seat }): **{ blackbeard-event_name }**.
    .why = { blackbeard-event_rule } A roll of two dice, 11 to 66, chose it: { $rolls }.
blackbeard-hazard_idle = { $event ->
    [65] No ship has alcohol or arms aboard, so no fire can break out.
   *[other] Nothing and nobody is affected.
}
    .why = Each event names what it strikes. Nothing in play fits now, so nothing happens.
blackbeard-event_over = { $event ->
    [12] 🏁 The arm-wrestling tournament is over.
    [24] 👻 Blackbeard’s ghost ship fades away in the mist.
    [35] { $cause ->
        [robbed] {""}
        [port_destroyed] 💰 The treasure stolen from { $pirate } ({ $seat }) is buried with the port.
       *[other] 💰 The gang gets away with the treasure of { $pirate } ({ $seat }).
    }
    [46] { $cause ->
        [expired] 🏴‍☠️ The governor’s daughter has come to like it: she turns pirate herself.
        [set_free] 🕊️ The governor’s daughter is set free.
        [ship_lost] 🌊 The governor’s daughter is lost with the ship.
        [port_destroyed] 🕊️ The governor’s daughter no longer has a home port.
       *[other] {""}
    }
    [51] { $cause ->
        [replaced] 🗺️ The old treasure map is forgotten.
       *[other] {""}
    }
    [53] { $cause ->
        [delivered] {""}
       *[other] 📦 The chest of secret papers is lost.
    }
    [56] { $cause ->
        [port_destroyed] 📦 With the port the shortage is over.
       *[other] {""}
    }
    [61] {""}
    [62] {""}
   *[other] { $cause ->
        [home] 🏡 The { blackbeard-relative } of { $pirate } ({ $seat }) is home.
        [set_free] 🕊️ The { blackbeard-relative } of { $pirate } ({ $seat }) is set free.
        [ship_lost] 🌊 The { blackbeard-relative } of { $pirate } ({ $seat }) is lost with the ship.
        [port_destroyed] 🌊 The { blackbeard-relative } of { $pirate } ({ $seat }) dies in the ruins of the port.
        [owner_left] 🍂 The search for the { blackbeard-relative } of { $pirate } ({ $seat }) is over.
       *[expired] 💔 Too late: the { blackbeard-relative } of { $pirate } ({ $seat }) will never come home.
    }
}
    .why = { $event ->
        [12] A pirate who was called and did not come loses 5 Notoriety.
        [41] A relative who is lost costs the pirate 5 Notoriety and 2 Popularity.
        [42] A relative who is lost costs the pirate 5 Notoriety and 2 Popularity.
        [43] A relative who is lost costs the pirate 5 Notoriety and 2 Popularity.
        [44] A relative who is lost costs the pirate 5 Notoriety and 2 Popularity.
        [45] A relative who is lost costs the pirate 5 Notoriety and 2 Popularity.
       *[other] { blackbeard-event_rule }
    }

## Hazard events: ports and crowns

blackbeard-earthquake = 🌋 { $port ->
    [none] The earth trembles, but no port is left to fall.
   *[other] An earthquake destroys { $port }!
}
    .why = A roll of 11 to 66, repeated until it fits, names the port{ $rolls_count ->
        [0] {""}
       *[other] : { $rolls }
    }. Prisoners there die, and ships put to sea unharmed.
blackbeard-put_to_sea = { $cause ->
    [natives] 💨 { $pirate } ({ $seat }) flees from the rising and puts to sea at { $place }.
   *[earthquake] 💨 { $pirate } ({ $seat }) puts to sea in time, at { $place }.
}
blackbeard-tournament = 💪 { $port ->
    [none] There is no port left for an arm-wrestling tournament.
   *[other] All pirates are called to an arm-wrestling tournament at { $port }.
}
    .why = A roll of 11 to 66, repeated until it fits, names the port{ $rolls_count ->
        [0] {""}
       *[other] : { $rolls }
    }. A pirate who has not been there before the next hazard event loses 5 Notoriety.
blackbeard-tournament_joined = 💪 { $pirate } ({ $seat }) shows up at the tournament at { $port }.
blackbeard-rising = 🏹 The natives rise along the coasts of this sea: { $sea }. Its pro-pirate governors go, and only anti-pirate ones take an empty port.
    .why = A die, rolled until it fits, names the sea: { $rolls }. Pirates on its coasts and in its ports are driven off and lose 1 Popularity; a careened one is lost.
blackbeard-governor_gone = { $cause ->
    [natives] 🏛️ The rising drives { $governor } out of { $port }.
   *[other] 🏛️ { $port } draws { $governor } as its new governor: he is pro-pirate and goes back to the stock.
}
    .why = Pro-pirate governors are driven out for good. Each port without a governor then draws one: an anti-pirate one stays, a pro-pirate one goes back to the stock, so that the next port may draw him too.
blackbeard-new_governors = 🏛️ New governors sail for the ports of this sea: { $sea }.
    .why = A die, rolled until it fits, names the sea: { $rolls }.
blackbeard-governor_came = { $permanent ->
    [true] 🏛️ { $port } gets an anti-pirate governor for good.
   *[false] 🏛️ { $port } gets a governor, face down.
}
blackbeard-law_voted = 🗳️ The players vote for a law: **{ blackbeard-event_name }**.
    .why = Votes: { $votes }. With a tie, the vote of the player who drew the event decides.
blackbeard-law_voted-why-votes = { $seat }: { blackbeard-event_name }
    .separator = {"; "}
blackbeard-law = { $again ->
    [true] ⚖️ { blackbeard-event_name }: the law stands already.
   *[false] ⚖️ A new law, for the rest of the match: **{ blackbeard-event_name }**. { blackbeard-event_rule }
}
blackbeard-peace = 🕊️ Peace is declared: letters of marque go back to the stock, and every pirate has all cunning again.{ $letters_count ->
    [0] {""}
   *[other] {" "}Void from now on: { $letters }.
}
    .why = All letters of marque go back to the stock, those on offer too. Every pirate has all cunning again.
blackbeard-pardon_offered = 📜 A royal pardon is for sale: { $letter }.
    .why = It goes to the highest sealed bid, even to an enemy of that nation.
blackbeard-auction = 🔨 { $pirate ->
    [none] { $what ->
        [pardon] Nobody bids for the royal pardon.
        [parrot] Nobody bids for the parrot.
       *[alcohol] Nobody bids for the alcohol of { $target }. It is lost.
    }
   *[other] { $what ->
        [pardon] { $pirate } ({ $seat }) gets the royal pardon for { blackbeard-doubloons }: { $letter }.
        [parrot] { $pirate } ({ $seat }) gets the parrot for { blackbeard-doubloons }.
       *[alcohol] { $pirate } ({ $seat }) buys the alcohol of { $target } for { blackbeard-doubloons } (markers: { $count }).
    }
}
    .why = { $what ->
        [parrot] The parrot takes one wound in its pirate’s place and dies.{" "}
       *[other] {""}
    }Sealed bids: { $bids_count ->
        [0] nobody could bid
       *[other] { $bids }
    }.{ $rolls_count ->
        [0] {""}
       *[other] {" "}The highest were equal, and rolled 11 to 66: { $rolls }.
    }
blackbeard-auction-why-bids = { $pirate } ({ $seat }) { $doubloons }
    .separator = {", "}
blackbeard-auction-why-rolls = { $pirate } { $face }
    .separator = {", "}
blackbeard-discontent = { $result ->
    [mutiny] 🗡️ Discontent spreads aboard { $pirate } ({ $seat }), and the crew rises.
   *[calm] 🗡️ There is grumbling aboard { $pirate } ({ $seat }), but the crew stays calm.
}
    .why = The crew rises if two dice ({ $rolls }) make more than the Popularity ({ $popularity }).
blackbeard-outlaw_beaten = ⚖️ { $pirate } ({ $seat }) has beaten the outlaw { $target }. The next port pays { $doubloons } doubloons.
    .why = The law against slavery: 100 doubloons for each point of Notoriety of a pirate with living goods aboard.
blackbeard-drugs_watched = { $result ->
    [arrested] 🚔 { $pirate } ({ $seat }) is caught selling drugs at { $port }!
   *[unseen] 🤫 { $pirate } ({ $seat }) sells drugs at { $port } without being caught.
}
    .why = The law against drugs: a die for each marker, and a 1 means arrest ({ $rolls }).
blackbeard-drugs_sold = 🪙 The forbidden drugs of { $pirate } ({ $seat }) bring { $doubloons } doubloons more at { $port }.
    .why = Forbidden drugs bring ten times their price on top. Markers sold: { $count }.
blackbeard-shortage = 📦 { $port ->
    [none] No port is short of anything.
   *[other] { $port } runs short: { $markers }. The first to deliver gets 1,000 doubloons a marker.
}
    .why = A roll of 11 to 66, repeated until it fits, names the port{ $rolls_count ->
        [0] {""}
       *[other] {" "}({ $rolls })
    }, a die the goods ({ $face }).
blackbeard-shortage_met = 📦 { $pirate } ({ $seat }) brings { $port } what it needs: { $markers }. Reward: { $doubloons } doubloons.

## Hazard events: treasures and relatives

blackbeard-treasure_stolen = 💰 A gang steals the treasure of { $pirate } ({ $seat }) at { $port }.
    .why = Until the next hazard event a pirate may steal into the port and beat the chief of the gang in a duel. Its owner then gets twice the sum.
blackbeard-treasure_map = 🗺️ A treasure map turns up: a wreck lies at { $place }.
    .why = { $rolled ->
        [0] An action card named the shipping lane: { $lane }.
       *[other] The action card left the shipping lane to the dice: { $lane }.
    } Ships may anchor there and dive; a 1 finds the chest.
blackbeard-dived = { $face ->
    [1] 🤿 { $pirate } ({ $seat }) dives at { $place } and finds the chest!
   *[other] 🤿 { $pirate } ({ $seat }) dives at { $place } and finds nothing.
}
    .why = A die is rolled for each diver in turn: { $face }. The first 1 finds the chest.
blackbeard-wreck_found = 💰 { $pirate } ({ $seat }) raises gold worth { $doubloons } doubloons for his holds from the wreck at { $place }.
    .why = A card says how much, as for the richest kind of prize in that sea. Sold in a port, the gold becomes money in the cabin. What finds no room in the holds is lost.
blackbeard-secret_papers = 📜 { $ports_count ->
    [0] Nobody has secret papers to send.
   *[other] A chest of secret papers waits at { $port }. The pirate who brings it to { $ports } gets 10,000 doubloons.
}
    .why = Rolls of 11 to 66, repeated until they fit, name the two ports{ $rolls_count ->
        [0] {""}
       *[other] : { $rolls }
    }. The chest fills a whole hold, and vanishes at the next hazard event.
blackbeard-chest_delivered = 📜 { $pirate } ({ $seat }) delivers the chest of secret papers at { $port }: 10,000 doubloons.
blackbeard-beloved_arrested = 💔 { $port ->
    [none] Nobody finds the beloved of { $pirate } ({ $seat }).
   *[other] The beloved of { $pirate } ({ $seat }) is arrested and held at { $port }.
}
    .why = A roll of 11 to 66, repeated until it fits, names the port{ $rolls_count ->
        [0] {""}
       *[other] : { $rolls }
    }. The pirate who beats the guard there in a duel gains 5 Notoriety. If nobody does before the next hazard event, { $pirate } loses 5 Notoriety and 2 Popularity.
blackbeard-relative_abducted = 💔 { $target ->
    [none] Nobody is there to abduct the { blackbeard-relative } of { $pirate } ({ $seat }).
   *[other] { $target } abducts the { blackbeard-relative } of { $pirate } ({ $seat }).
}
    .why = { $target ->
        [none] The captor would be the most notorious pirate of the next player to the right. In a match without rivals nobody is abducted.
       *[other] The captor is the most notorious pirate of the next player to the right. The pirate who beats the captor in a duel aboard gains 5 Notoriety. If nobody does before the next hazard event, { $pirate } loses 5 Notoriety and 2 Popularity.
    }
blackbeard-daughter_abducted = 💔 { $port ->
    [none] { $pirate } ({ $seat }) finds no governor’s daughter to abduct.
   *[other] { $pirate } ({ $seat }) abducts a governor’s daughter. Her home is { $port }. A pirate of another player may attack the ship in its hex, and takes her by winning the duel.
}
    .why = The abductor is the most notorious pirate, and a roll of 11 to 66, repeated until it fits, names the port{ $rolls_count ->
        [0] {""}
       *[other] : { $rolls }
    }. The pirate who takes her from the ship and brings her home gets 10,000 doubloons, 10 Notoriety and 2 Popularity; the abductor himself can’t. If nobody does so before the next hazard event, she turns pirate.
blackbeard-daughter_home = 🏡 { $pirate } ({ $seat }) brings the governor’s daughter home to { $port }: 10,000 doubloons.
    .why = It also brings 10 Notoriety and 2 Popularity.
blackbeard-grief = { $face ->
    [1] 😢 { $pirate } ({ $seat }) can think of nothing but the lost { blackbeard-relative }.
   *[other] {""}
}
    .why = Each turn a die is rolled for grief: { $face }. A 1 costs 1 Notoriety.
blackbeard-crusade = ⛪ { $again ->
    [true] { blackbeard-event_name }: they are waiting already.
   *[false] { $event ->
        [61] Jesuits are about. The next pirate to win a duel against a pirate takes them as hostages.
       *[62] Witches flee from the stake. The next pirate to win a duel against a pirate takes them as hostages.
    }
}
blackbeard-crusade_won = ⛪ { $event ->
    [61] With the victory over { $target }, Jesuits fall into the hands of { $pirate } ({ $seat }), { $count } in number.
   *[62] With the victory over { $target }, fleeing witches fall into the hands of { $pirate } ({ $seat }), { $count } in number.
}
    .why = Two dice say how many hostages there are ({ $rolls }). Each of them brings 1 Notoriety.

## Hazard events: the sea

blackbeard-scurvy = { $result ->
    [captain_ill] 🦷 Scurvy aboard { $pirate } ({ $seat }), and the captain falls ill.
    [captain_died] 🦷 Scurvy aboard { $pirate } ({ $seat }) kills the captain.
    [hostages_died] 🦷 Scurvy aboard { $pirate } ({ $seat }) kills all hostages.
   *[none] 🦷 Scurvy aboard { $pirate } ({ $seat }).
}
    .why = Scurvy costs 1 point of crew and 2 Popularity. A die says more: { $face }. At 1 the captain falls ill, or dies if ill already; at 2 the hostages die. Healing in a port ends it.
blackbeard-sea_storm = ⛈️ A storm rages over a whole sea: { $sea }. { $ships_count ->
    [0] No pirate is hit.
   *[other] Hit: { $ships }.
}
    .why = A die, rolled until it fits, names the sea: { $rolls }. Transit zones and ports are hit, too.
blackbeard-sirens = 🧜 { $pirate ->
    [none] Sirens sing, but no ship is there to hear them.
   *[other] Sirens lure men of { $pirate } ({ $seat }) overboard.
}
    .why = One ship under way is drawn. It loses 1 point of crew.
blackbeard-reef = 🪸 { $pirate ->
    [none] Reefs lie in wait in this sea, but strike nobody: { $sea }.
   *[other] { $pirate } ({ $seat }) strikes a coral reef ({ $sea }).
}
    .why = A die, rolled until it fits, names the sea: { $rolls }. One ship under way there is drawn and loses 1 point of the hull.
blackbeard-currents = 🌊 A strong current runs to the { $face ->
    [1] north
    [2] north-east
    [3] south-east
    [4] south
    [5] south-west
   *[6] north-west
}: { $sea }.
    .why = Dice name the sea (rolled until it fits: { $rolls }) and the direction ({ $face }; 1 is north, then clockwise). All ships under way there move one hex; a ship driven ashore loses 1 point of the hull.
blackbeard-shifted = 🌊 The current carries { $pirate } ({ $seat }) to { $place }.
blackbeard-fire_danger = { $result ->
    [fire] 🔥 A lantern falls over aboard { $pirate } ({ $seat })!
   *[safe] {""}
}
    .why = A ship with alcohol or arms catches fire at a 1: { $face }.
blackbeard-creature = { $face ->
    [0] 🐙 A creature of the sea looks for a ship in vain.
    [1] 🐙 A giant squid drags men of { $pirate } ({ $seat }) into the deep.
    [2] 🐟 A sawfish bores into the hull of { $pirate } ({ $seat }).
    [3] 🦈 A shark takes men of { $pirate } ({ $seat }).
    [4] 🐬 Dolphins guide { $pirate } ({ $seat }): a free action at once.
    [5] 🐟 A giant manta sweeps men of { $pirate } ({ $seat }) overboard.
   *[6] 🐉 A sea serpent strikes at the ship of { $pirate } ({ $seat }).
}
    .why = { $face ->
        [0] No ship was under way.
       *[other] One ship under way is drawn, and a die names the creature ({ $face }): 1, 3 and 5 cost a point of crew, 2 one of the hull, 6 one each of the hull and the sails. 4 brings a free action.
    }
blackbeard-dolphins_followed = 🐬 { $pirate } ({ $seat }) follows the dolphins.

## The board, and what only its owner sees

blackbeard-board_hunter = { $what ->
    [kc] 👑 { $hunter }
    [ghost] 👻 { $hunter }
   *[warship] 🚨 { $hunter }
} ({ $seat }) at { $place }, { $mode ->
    [port] in port
    [zone] between the maps
   *[other] at sea
}{ $target ->
    [none] {""}
   *[other] {" "}· hunts { $target }{ $what ->
        [warship] , and catches other players’ pirates in its hex too
       *[other] {""}
    }
}{ $piece ->
    [none] {""}
   *[other] {" "}· { $piece }
}{ $nation ->
    [none] {""}
   *[other] {" "}· { $nation }
}{ $piece ->
    [none] {""}
   *[other] {" "}· Combat { $combat } · Speed { $speed }
}
blackbeard-board_event = { $event ->
    [12] 💪 Arm-wrestling at { $port }: { $members_count ->
        [0] everyone has come
       *[other] 5 Notoriety lost for each player who doesn’t come ({ $members })
    }
    [24] 👻 Blackbeard’s ghost ship haunts the sea
    [34] ⚖️ Anti-slavery law: a price on pirates with living goods aboard
    [35] 💰 A gang at { $port } has the treasure of { $pirate } ({ $seat })
    [46] 💔 The governor’s daughter is aboard the ship of { $captain }: other players' pirates may attack it to win her in a duel, and bring her home to { $port } for 10,000 doubloons
    [51] 🗺️ A wreck with a treasure lies at { $place }
    [53] 📜 A chest of secret papers { $captain ->
        [none] { $port ->
            [none] is lost
           *[other] waits at { $port }
        }
       *[other] is aboard the ship of { $captain }
    }, to be brought to { $ports }
    [54] ⚖️ Anti-drug law: drugs sell for far more, at the risk of an arrest
    [56] 📦 { $port } is short: { $markers } · 1,000 doubloons a marker
    [61] ⛪ Jesuits become hostages of the next pirate to win a duel against a pirate
    [62] ⛪ Fleeing witches become hostages of the next pirate to win a duel against a pirate
   *[other] 💔 The { blackbeard-relative } of { $pirate } ({ $seat }) is held { $captain ->
        [none] at { $port }
       *[other] aboard the ship of { $captain }
    }
}{ $until ->
    [hazard] {" "}· until the next hazard event
   *[ever] { $event ->
        [34] {" "}· for the rest of the match
        [54] {" "}· for the rest of the match
        [51] {" "}· until it is found
        [56] {" "}· until a delivery
       *[other] {""}
    }
}
blackbeard-board_blockade = ⛓️ { $pirate } ({ $seat }) is blockaded at { $port } by { $hunters } · until one of them leaves
blackbeard-board_captive = { $how ->
    [island] 🏝️ { $pirate } ({ $seat }) is marooned at { $place }
    [mast] ⛓️ { $pirate } ({ $seat }) is tied to the mast of { $captain }
   *[plank] ⛓️ { $pirate } ({ $seat }) is a captive aboard the ship of { $captain }
} · until set free
blackbeard-board_resting = 🥱 { $pirate } ({ $seat }): no orders until turn { $turn } is over, after a debauch
blackbeard-board_scurvy = 🦷 { $pirate } ({ $seat }): scurvy aboard{ $ill ->
    [true] , the captain is ill
   *[false] {""}
} · until healed
blackbeard-board_prisoner = ⚖️ { $pirate } is in prison at { $port }: { $sentence ->
    [high_security] high security, to be hanged
    [death_row] death row
    [trial] held for trial
   *[hearing] held for a hearing
}
blackbeard-board_pledge = 🤝 { $pirate } promises { blackbeard-doubloons } to the pirate who frees him
blackbeard-board_alliance = 🤝 Allies: { $members }
blackbeard-contract_terms = { $members } · until turn { $until }{ $text ->
    [none] {""}
   *[other] {" "}· { blackbeard-contract_promised }
}{ $pot ->
    [0] { $condition ->
        [none] {""}
       *[other] {" "}· 0 doubloons
    }
    [one] {" "}· 1 doubloon
   *[other] {" "}· { $pot } doubloons
}{ $condition ->
    [none] {""}
   *[other] {" "}{ blackbeard-contract_reward }
}
blackbeard-board_contract = { $members_count ->
    [1] 💰 Bounty: { blackbeard-contract_terms }
   *[other] 📃 Contract: { blackbeard-contract_terms }
}
blackbeard-own_contract = 📃 Known only to the partners: { blackbeard-contract_terms }
blackbeard-own_hunter = 🤫 { $hunter }: you know it, { $piece } ({ blackbeard-hunter_flag }), Combat { $combat }, Speed { $speed }
