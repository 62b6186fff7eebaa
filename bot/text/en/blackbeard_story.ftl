### Barbe Noire 2: the story of a match, the board and the result. How messages are named and what they may use: see bot/text/__init__.py.
### A pirate is told with his seat, "Low (Ann)", where a scene begins; lines that only follow from one name the pirate alone.

## Setting up

blackbeard-match_start = 🏴‍☠️ The campaign begins. Seas in play: { $seas }. { $rolled ->
    [true] { $starter } was drawn to go first.
   *[false] As agreed, { $starter } goes first.
}{ $options_count ->
    [0] {""}
   *[other] {" "}Options: { $options }.
}
    .why = The player who goes first chooses a Refuge first and comes first in turn 1. After each turn the player to the left comes first.
blackbeard-pirate_dealt = 🃏 { $seat } will sail as { $pirate }.
    .why = The pirate is drawn at random from the pirates nobody has played yet.
blackbeard-governors_drawn = 📜 { $count ->
    [one] { $seat } draws one governor and will place it
   *[other] { $seat } draws { $count } governors and will place them
} face down.{ $governors_count ->
    [none] {""}
   *[other] {" "}Only you know who: { $governors }.
}
blackbeard-governor_clash = 🎲 { $seats } choose the same port for a governor: { $port }. { $seat } wins the roll; a governor that loses goes to the next free port by number.
    .why = Each rolls 11 to 66, and the highest wins: { $rolls }.
blackbeard-governor_clash-why-rolls = { $seat } { $face }
    .separator = {", "}
blackbeard-governor_placed = 🏛️ { $seat } places a governor face down at { $port }.{ $governor ->
    [none] {""}
   *[other] {" "}Only you know who: { $governor }.
}
    .row = 🏛️ { $count } governors are placed face down.
blackbeard-merchant_placed = { $lane ->
    [none] {""}
   *[other] ⛵ A merchant appears at { $hex }.
}
    .row = { $count ->
        [2] ⛵ Merchants appear at { $hex }.
        [3] ⛵ Merchants appear at { $hex }.
       *[other] ⛵ { $count } merchants appear.
    }
    .why = { $lane ->
        [none] The merchant was found in this hex.
       *[other] { $rolled ->
            [0] An action card named the shipping lane: { $lane }.
           *[other] The action card left the shipping lane to the dice: { $lane }.
        }
    } Nobody knows yet what kind of ship it is.
blackbeard-refuge_chosen = { $port ->
    [none] 🏠 { $pirate } ({ $seat }) finds no port for a Refuge.
   *[other] 🏠 { $port } becomes the Refuge of { $pirate } ({ $seat }).{ $taken ->
        [none] {""}
       *[other] {" "}Another captain had taken { $taken }.
    }{ $only ->
        [none] {""}
       *[other] {" "}He was not asked: at that moment no other port could become his.
    }
}
    .why = Refuges lie in the North Atlantic as long as a port there is free to choose: no pirate port, no port of another captain, and none with a governor who is face down or anti-pirate. If only one is left, nobody is asked.
blackbeard-first_turn = 🌅 The first turn begins.
blackbeard-chart = {""}

## The turn

blackbeard-turn_start = 🧭 **Turn { $turn }.** Play goes clockwise from { $seat }; captains who want the same thing roll dice.
    .why = All orders are given at the same time and in secret. Those who get in each other’s way roll for it; everything else is resolved clockwise from { $seat }.
blackbeard-die_rolled = {""}
blackbeard-orders_revealed = 📜 The sealed orders are opened: { $seats }.
blackbeard-token_spent = ⏩ { $pirate } ({ $seat }) spends a token on an extra action. { $tokens ->
    [0] It was the last one.
    [one] One token is left.
   *[other] { $tokens } tokens are left.
}
    .why = Each pirate has as many tokens as Competence, for the whole career.
blackbeard-bargain = { $pirate } ({ $seat }) gives { $give_count ->
    [0] { $pay ->
        [0] nothing
        [one] 1 doubloon
       *[other] { $pay } doubloons
    }
   *[other] { $give }{ $pay ->
        [0] {""}
        [one] {" "}and 1 doubloon
       *[other] {" "}and { $pay } doubloons
    }
}; { $target } gives { $ask_count ->
    [0] { $charge ->
        [0] nothing
        [one] 1 doubloon
       *[other] { $charge } doubloons
    }
   *[other] { $ask }{ $charge ->
        [0] {""}
        [one] {" "}and 1 doubloon
       *[other] {" "}and { $charge } doubloons
    }
}.{ $promise ->
    [none] {""}
    [peace] {" "}{ $pirate } also promises peace.
    [way_clear] {" "}{ $pirate } also promises to keep out of the way.
   *[favour] {" "}{ $pirate } also promises a favour in return.
}
blackbeard-offered = ✉️ An offer: { blackbeard-bargain }
    .why = Only the two partners know of an offer until it is accepted.
blackbeard-offer_lapsed = ✉️ The deal falls through because one side no longer has the goods, or has no room for them: { blackbeard-bargain }
blackbeard-traded = 🤝 A deal is struck. { blackbeard-bargain }
    .why = Everything changes hands at once. Promises are not binding.
blackbeard-relative_home = 🏡 { $pirate } ({ $seat }) has a relative back: the hostage is free.
blackbeard-dispute = 🎲 { $what ->
    [pursuit] A chase
    [crates] The same crates are wanted by several
    [operation] Several want to act first
    [refuge] Several want the same Refuge
    [trade] Several bargains concern the same ship
    [challenge] Several challenge the same speed
   *[other] A dispute
}{ $place ->
    [none] {""}
   *[other] {" "}at { $place }
}: { $seats }. { $seat } wins the roll ({ $rolls }){ $what ->
    [pursuit] . If the winner is the pursuer, he follows the other pirate wherever that one sails; if the winner is the one pursued, the pursuer sails only to where he lay before
   *[other] {""}
}.
    .why = Each rolls two dice, one for the tens and one for the units (11 to 66). The highest wins; ties roll again: { $rolls }.
blackbeard-dispute-rolls = { $seat } { $face }
    .separator = {", "}
blackbeard-dispute-why-rolls = { blackbeard-dispute-rolls }
    .separator = {", "}
blackbeard-sailed = ⛵ { $pirate } ({ $seat }) { $path_count ->
    [0] stays at { $place }
   *[other] sails { $path_count ->
        [one] 1 hex
       *[other] { $path_count } hexes
    } to { $place }
}{ $mode ->
    [anchored] , and drops anchor
   *[other] {""}
}.
    .why = The movement die shows { $die }; with the speed of the ship that allows { $allowance ->
        [one] 1 hex
       *[other] { $allowance } hexes
    }. Sailed: { $path_count }.
blackbeard-pursued = { $reached ->
    [true] 🏹 { $pirate } ({ $seat }) gives chase to { $target }.
   *[false] 🏹 { $pirate } ({ $seat }) gives chase to { $target }, who is out of reach.
}
    .why = Both roll for who moves last. If the prey does, the pursuer sails to where it lay, and it may sail on.
blackbeard-pursuit_circle = 🎲 They chase each other in a circle, and the lowest roll must move first: { $rolls }.
    .why = Each rolls 11 to 66. The lowest moves first, without knowing where the others will go; ties roll again.
blackbeard-pursuit_circle-rolls = { $pirate } { $face }
    .separator = {", "}
blackbeard-entered_port = { $mode ->
    [port] ⚓ { $pirate } ({ $seat }) puts into { $port } and drops anchor.
   *[other] ⚓ { $pirate } ({ $seat }) slips into { $port } without dropping anchor.
}
blackbeard-left_port = ⚓ { $pirate } ({ $seat }) leaves { $port }.
blackbeard-anchored = ⚓ { $pirate } ({ $seat }) drops anchor at { $place }.
blackbeard-weighed_anchor = ⚓ { $pirate } ({ $seat }) weighs anchor at { $place }.
blackbeard-entered_zone = 🌐 { $pirate } ({ $seat }) leaves the charted seas and enters { $place }.
    .why = Transit zones lead from one map to another. Entering one takes the whole move.
blackbeard-left_zone = 🌐 Land in sight! { $pirate } ({ $seat }) is back on the chart at { $place }.
blackbeard-turned = 🔄 With a broken rudder, { $pirate } ({ $seat }) only comes about. The bow now points { $facing ->
    [1] north
    [2] north-east
    [3] south-east
    [4] south
    [5] south-west
   *[6] north-west
}.
    .why = The damage to the rudder allowed no step in any useful direction, so the move was spent on turning clockwise.
blackbeard-operation_lost = 🚫 { $pirate } ({ $seat }) has to give up the order “{ $operation }”{ $because ->
    [stopped] : his ship has been stopped in this turn
    [moved] : it needs a ship that has not sailed in this turn
    [left] : { $target } is in another hex by then
    [out_of_play] : { $target } is no longer at sea or in a port
    [taken] : { $captain } is there too and comes first
    [gone] : the prey is no longer there for him
    [outside] : his ship did not get into the port
   *[none] { $operation_code ->
        [attack_pirate] : the target is sheltered by a port then, or out of reach
       *[other] : it is no longer possible
    }
}.
    .why = { $operation_code ->
        [search] A search needs a move at sea in the same turn. The ship did not make one, or a hunter stopped it.
        [attack_merchant] When its time came, the merchant was gone or another pirate’s prey (who makes out a merchant first may attack it alone), the ship did not lie at sea in its hex, or a hunter had stopped the ship.
        [attack_pirate] When its time came, that pirate was in another hex or safe inside a port, or a hunter had stopped the ship.
        [attack_hunter] When its time came, that hunter was no longer there, or it had stopped the ship itself.
        [careen] Only a ship that has not sailed in the same turn can be careened, on a coast, and not if a hunter has stopped it.
        [jury] Only a ship at sea that has not sailed in the same turn can be repaired this way, and not if a hunter has stopped it.
        [business] The ship did not lie at anchor in a port that is open to the pirate.
        [purchases] The ship did not lie at anchor in a port that is open to the pirate.
       *[other] When its time came, it was no longer possible: the ship was not where it had to be, a hunter had stopped it, it had sailed before an order that needs a ship at rest, or what the order was meant for was gone or another pirate’s.
    }
blackbeard-governor_revealed = 🏛️ Now it is known who governs { $port }: { $governor }, { $stance ->
    [pro] pro-pirate
   *[anti] anti-pirate
}.
    .why = A face-down governor is turned up when a pirate enters the port, or has attacked it.
blackbeard-chased = { $port ->
    [none] 💨 { $pirate } ({ $seat }) has to turn away and gets away to { $place }.
   *[other] 💨 { $pirate } ({ $seat }) is chased out of { $port } and gets away to { $place }.
}
    .why = An anti-pirate governor chases pirates out, and so do a garrison that beats off an attack, a hunter in the port, natives who rise, and a pirate who beats off a rescue. It ends the move and costs 1 Popularity, and the port stays closed until the pirate has been in another one.
blackbeard-drifted = 🌊 Unable to sail, the ship of { $pirate } ({ $seat }) drifts to { $place }.
    .why = A ship that can’t sail drifts one hex every second turn. The die gives the direction, 1 for north and on clockwise: { $face }.
blackbeard-stayed_ashore = 🌊 Unable to sail, the ship of { $pirate } ({ $seat }) would drift, but there is no water that way.
    .why = The die gives the direction, 1 for north and on clockwise: { $face }. Land or the edge of the map is there.
blackbeard-mainsail_set = 💨 The spare mainsail makes { $pirate } ({ $seat }) faster by 2 this turn.
blackbeard-sextant_used = 🧭 With the sextant { $pirate } ({ $seat }) finds a port farther away than the die allows.
blackbeard-misses_turn = 🥱 The crew of { $pirate } ({ $seat }) is sleeping off its debauch: no orders this turn.
blackbeard-turn_over = {""}

## Fame, money, cargo

blackbeard-cause = { $cause ->
    [capture] prize taken
    [declined] merchant spared
    [escaped] merchant escaped
    [hostage] hostage taken
    [sale] sale
    [rich_sale] sale over 5,000
    [port_taken] port taken
    [port_sacked] port sacked
    [wound] wound
    [debauch] debauch
    [alcohol] alcohol for the crew
    [drugs] drugs for the crew
    [torture] torture
    [full_holds] home with full holds
    [combat_damage] damage in combat
    [crew_lost] crew lost
    [debauch_refused] debauch refused
    [chased] chased out of port
    [scurvy] scurvy
    [mutiny_quelled] mutiny quelled
    [new_captain] new captain
    [deposit] hidden ashore
    [withdrawal] fetched from ashore
    [ransom] ransom
    [letter] letter of marque
    [bribe] bribe
    [bought] purchase
    [loot] loot
    [prize] prize
    [passed] passed on
    [jettison] thrown overboard
    [spent] used up
    [sold] sold
    [unsold] unsold
    [flooded] flooded hold
    [wrecked] wrecked hold
    [fire] fire
    [swap] change of ship
    [handful] dug up by another
    [destroyed] port destroyed
    [retired] kept in retirement
    [lost] lost
    [trade] deal
    [port_attack] attack on a port
    [merchant] fight with a merchant
    [storm] storm
    [leak] leak
    [cargo] dangerous cargo
    [tavern] tavern
    [flotsam] floating crates
    [careening] careening
    [refit] refit
    [blockade] blockade
    [blockade_over] end of a blockade
    [tournament] tournament missed
    [relative_lost] relative lost
    [grief] grief
    [daughter] governor’s daughter
    [papers] secret papers
    [outlaw] outlaw beaten
    [gang] gang beaten
    [stolen] stolen
    [shortage] shortage
    [auction] auction
    [delivered] delivered
    [wreck] wreck
    [sirens] sirens
    [reef] reef
    [shore] driven ashore
    [current] current
    [creature] sea creature
    [duel_won] duel won
    [duel_lost] duel lost
    [surrendered] surrender
    [conquest] conquest
    [conquered] conquered
    [freed] freed
    [rescued] rescue
    [relative] relative freed
    [restarted] new start
    [battle] battle
    [hot_shot] red-hot shot
    [broke_off] battle broken off
    [got_away] escape from hunters
    [sank_hunter] hunter sunk
    [seized] seized
    [fine] fine
    [jailbreak] jailbreak
    [pledge] pledge
    [contract] contract
    [bounty] bounty
   *[other] { $cause }
}
blackbeard-notoriety = 📣 { $pirate }: Notoriety { SIGNED($by) }, now { $now } ({ blackbeard-cause }).
    .why = { $cause ->
        [capture] A prize brings as much Notoriety as the pirate’s Cruelty, 1 more on the second attempt and 2 more from the third on.
        [declined] Looking at a merchant and letting it go costs 1 Notoriety.
        [escaped] A merchant that gets away costs 1 Notoriety.
        [hostage] Each hostage brings 1 Notoriety.
        [sale] Each full 1,000 doubloons of a sale bring 1 Notoriety.
        [rich_sale] A sale of more than 5,000 doubloons brings 5 more Notoriety.
        [port_taken] A port that is taken brings as much Notoriety as its value, or as its garrison if this table plays so.
        [port_sacked] A sack brings as much Notoriety as the printed value of the port and one die.
        [wound] Each wound marker adds 1 Notoriety.
        [tournament] A tournament missed costs 5 Notoriety.
        [relative_lost] A relative who never comes home costs 5 Notoriety.
        [grief] Grief for a missing relative costs 1 Notoriety.
        [daughter] Bringing the governor’s daughter home brings 10 Notoriety.
        [duel_won] A duel won against a pirate brings half of the loser’s Notoriety, rounded up.
        [surrendered] Surrendering in a duel costs 3 Notoriety.
        [conquered] Being conquered by another pirate costs 10 Notoriety.
        [freed] A captive who is freed gains 5 Notoriety.
        [rescued] Freeing a captive brings two dice of Notoriety, twice as much from a prison in a Spanish port.
        [relative] Freeing a relative brings 5 Notoriety.
        [broke_off] Breaking off a battle with a pirate costs 1 Notoriety.
        [got_away] Getting away from a hunter that has attacked brings 5 Notoriety.
        [sank_hunter] Sinking a King’s Commissioner brings as much Notoriety as his printed Combat.
       *[other] Notoriety goes from 0 to 100. The pirate who reaches 100 wins at once.
    }
blackbeard-popularity = 👥 { $pirate }: Popularity { SIGNED($by) }, now { $now } ({ blackbeard-cause }).
    .why = { $cause ->
        [declined] The crew had hoped for a prize: letting it go costs 1 Popularity.
        [escaped] A merchant that only just gets away, by 1 or 2, costs 1 Popularity.
        [sale] Each full 1,000 doubloons of a sale bring 1 Popularity.
        [rich_sale] A sale of more than 5,000 doubloons brings 5 more Popularity.
        [port_sacked] A sack brings as much Popularity as the printed value of the port.
        [wound] A minor wound of the captain costs 1 Popularity, an incapacitating one 2.
        [debauch] A debauch brings 1 Popularity.
        [alcohol] Each marker of alcohol that the crew drinks brings 1 Popularity.
        [drugs] Each marker of drugs that the crew takes brings 1 Popularity.
        [torture] The crew likes torture, which brings 1 Popularity.
        [full_holds] Coming home to the Refuge with full holds brings 1 Popularity.
        [combat_damage] Damage in combat costs Popularity: 1 for each point, or 1 in all if this table plays so.
        [crew_lost] Each lost point of crew costs 1 Popularity.
        [debauch_refused] Refusing a debauch that the crew demands costs 1 Popularity.
        [chased] Being chased out of a port costs 1 Popularity.
        [mutiny_quelled] After a mutiny that failed, Popularity is 6.
        [blockade] Being blockaded costs 1 Popularity, and 1 more at each hazard event.
        [blockade_over] When a blockade ends because one of the two leaves, it brings 1 Popularity.
        [relative_lost] A relative who never comes home costs 2 Popularity.
        [daughter] Bringing the governor’s daughter home brings 2 Popularity.
        [scurvy] Scurvy costs 2 Popularity, and 1 more if the captain falls ill.
        [duel_won] A duel won against a pirate impresses the crew and brings Popularity.
        [duel_lost] Being beaten by a guard costs 1 Popularity, if it does not cost more.
        [surrendered] Surrendering in a duel costs 3 Popularity.
        [conquest] Conquering a pirate who is no more notorious brings 1 Popularity.
        [conquered] Being conquered by a pirate who is at least as notorious costs 5 Popularity.
        [freed] Coming out of prison brings 1 Popularity.
        [relative] Bringing the pirate’s own relative home brings 2 Popularity.
        [restarted] A new start begins with 7.
        [broke_off] Breaking off a battle with a hunter costs 1 Popularity, and one with a pirate from round 3 on.
       *[other] Popularity goes from 0 to 15. At 0 the crew mutinies.
    }
blackbeard-doubloons = { $doubloons } { $doubloons ->
    [one] doubloon
   *[other] doubloons
}
blackbeard-cabin_by = { $by } { $by ->
    [one] doubloon
   *[other] doubloons
} in the cabin
blackbeard-cabin = { $cause ->
    [deposit] 💰 { $pirate }: { blackbeard-cabin_by }, now { $now } ({ blackbeard-cause }).
    [withdrawal] 💰 { $pirate }: +{ blackbeard-cabin_by }, now { $now } ({ blackbeard-cause }).
    [retired] 💰 { $pirate }: { blackbeard-cabin_by }, now { $now } ({ blackbeard-cause }).
    [lost] 💰 { $pirate }: { blackbeard-cabin_by }, now { $now } ({ blackbeard-cause }).
    [outlaw] 💰 { $pirate }: +{ blackbeard-cabin_by }, now { $now } ({ blackbeard-cause }).
    [gang] 💰 { $pirate }: +{ blackbeard-cabin_by }, now { $now } ({ blackbeard-cause }).
    [conquest] 💰 { $pirate }: +{ blackbeard-cabin_by }, now { $now } ({ blackbeard-cause }).
    [conquered] 💰 { $pirate }: { blackbeard-cabin_by }, now { $now } ({ blackbeard-cause }).
    [seized] 💰 { $pirate }: { blackbeard-cabin_by }, now { $now } ({ blackbeard-cause }).
   *[other] {""}
}
    .why = The cabin now holds { $now } { $now ->
        [one] doubloon
       *[other] doubloons
    }. There is room for 5,000.
blackbeard-doubloons_lost = 💸 { $pirate }: no room in the cabin for { $doubloons ->
    [one] 1 doubloon. It is lost
   *[other] { $doubloons } doubloons. They are lost
} ({ blackbeard-cause }).
    .why = A cabin holds 5,000 doubloons. Only in a pirate’s own Refuge does the rest go into the treasure there.
blackbeard-treasure = { $cause ->
    [deposit] 🗝️ { $pirate } ({ $seat }) hides doubloons at { $port }.
    [withdrawal] 🗝️ { $pirate } ({ $seat }) fetches doubloons hidden at { $port }.
    [sale] 🗝️ { $pirate } ({ $seat }) hides at { $port } what the cabin can’t hold.
    [ransom] 🗝️ { $pirate } ({ $seat }) hides at { $port } what the cabin can’t hold.
    [bought] 🗝️ { $pirate } ({ $seat }) pays with doubloons hidden at { $port }.
    [letter] 🗝️ { $pirate } ({ $seat }) pays with doubloons hidden at { $port }.
    [retired] 🗝️ { $pirate } ({ $seat }) takes the treasure hidden at { $port } into retirement.
    [handful] 🗝️ The treasure of { $pirate } ({ $seat }) at { $port } is found and scattered.
    [destroyed] 🗝️ The treasure of { $pirate } ({ $seat }) at { $port } is lost with the port.
    [daughter] 🗝️ { $pirate } ({ $seat }) hides doubloons at { $port }.
    [papers] 🗝️ { $pirate } ({ $seat }) hides doubloons at { $port }.
    [outlaw] 🗝️ { $pirate } ({ $seat }) hides doubloons at { $port }.
    [shortage] 🗝️ { $pirate } ({ $seat }) hides doubloons at { $port }.
    [contract] 🗝️ { $pirate } ({ $seat }) hides doubloons at { $port }.
    [gang] 🗝️ { $pirate } ({ $seat }) hides doubloons at { $port }.
    [fine] 🗝️ { $pirate } ({ $seat }) pays with doubloons hidden at { $port }.
    [jailbreak] 🗝️ Half of the treasure goes to the rescuer: { $pirate } ({ $seat }) pays with doubloons hidden at { $port }.
    [pledge] 🗝️ { $pirate } ({ $seat }) pays with doubloons hidden at { $port }.
    [stolen] 🗝️ The treasure of { $pirate } ({ $seat }) at { $port } is gone.
   *[other] 🗝️ The treasure that { $pirate } ({ $seat }) hid at { $port } is lost.
}{ $now ->
    [none] {""}
    [0] {" "}Nothing is left there.
    [one] {" "}Now hidden there: 1 doubloon.
   *[other] {" "}Now hidden there: { $now } doubloons.
}
    .why = Everyone sees that a treasure changes. Only its owner knows how much it is, unless this table plays with open treasures.
blackbeard-loaded = {""}
blackbeard-unloaded = { $cause ->
    [jettison] 🗑️ { $pirate } ({ $seat }) throws overboard: { $markers }.
    [alcohol] 🍺 The crew of { $pirate } drinks up: { $markers }.
    [drugs] 🌿 The crew of { $pirate } uses up: { $markers }.
    [spent] 🎒 { $pirate } ({ $seat }) uses up from the holds: { $markers }.
    [lost] 🌊 Lost from the holds of { $pirate }: { $markers }.
    [wrecked] 🌊 Lost in the wrecked hold of { $pirate }: { $markers }.
    [seized] ⚖️ Seized from { $pirate }: { $markers }.
    [conquered] 🏴‍☠️ At the winner’s mercy, from the holds of { $pirate }: { $markers }.
   *[other] {""}
}
blackbeard-restowed = 📦 { $pirate } ({ $seat }) has the cargo restowed.
blackbeard-hostage_taken = ⛓️ { $pirate } ({ $seat }) takes a hostage: { $relative_of ->
    [none] a passenger from a ship { $nation_code ->
        [unidentified] of unknown nationality
       *[other] under the { $nation } flag
    }.{ $home ->
        [none] {""}
       *[other] {" "}Under torture he might tell of his home port, { $home }.
    }
   *[other] a relative of { $relative_of }, whom he may ransom or torture!{ $home ->
        [none] {""}
       *[other] {" "}Home port: { $home }.
    }
}
    .why = A hostage can be ransomed in any port where the pirate may do business, tortured for information (one die more in an attack on the home port), or traded. Each one brings 1 Notoriety.{ $relative_of ->
        [none] {""}
       *[other] {" "}Nothing befalls { $relative_of } himself. What a tortured relative tells helps against him or his Refuge; where pirates may fight each other, he can free the relative by defeating the captor, for 5 Notoriety.
    }

## At sea

blackbeard-card_drawn = {""}
blackbeard-reshuffled = 🔀 The action cards have run out; { $cards } are shuffled into a new pile.
blackbeard-searched = { $helper ->
    [none] 🔭 { $pirate } ({ $seat }) searches the sea
   *[other] 🔭 { $helper } searches with his ally { $pirate }
}: { $result ->
    [merchant_1] a sail!
    [merchant_2] two sails!
    [warship] a warship!
    [storm] nothing but black clouds{ $helper ->
        [none] .
       *[other] , which pass by.
    }
   *[nothing] nothing on the horizon.
}
    .why = An action card decides, differently near the coast and on the deep sea.
blackbeard-storm = { $face ->
    [1] ⛈️ A squall hits { $pirate } ({ $seat }) at { $place }.
    [6] ⛈️ A storm breaks out around { $pirate } ({ $seat }) at { $place } and covers the whole sea.
   *[other] ⛈️ A storm breaks out around { $pirate } ({ $seat }) at { $place } and reaches { $face } hexes in every direction.
}{ $ships_count ->
    [0] {" "}No pirate is hit.
   *[other] { $face ->
        [1] {""}
       *[other] {" "}Hit: { $ships }.
    }
}
    .why = The storm die gives its reach, 1 for that ship alone, 6 for the whole sea: { $face }. A storm tears at the sails, and on an open coast at the hull as well. From 2 on it also drives off merchants.
blackbeard-merchant_sighted = {""}
blackbeard-merchant_identified = 👁️ { $pirate } ({ $seat }) comes close enough to make out { $merchant }.
blackbeard-merchant_declined = 🕊️ { $pirate } ({ $seat }) lets { $merchant } go without a fight; that merchant stays in its hex.
    .why = He decides by his answer or by his standing orders. Letting it go costs 1 Notoriety and 1 Popularity.
blackbeard-merchant_fought = ⚔️ { $pirate } ({ $seat }) attacks { $merchant }{ $attempt ->
    [1] {""}
   *[other] {" "}(attempt { $attempt })
}, { $total } to { $rolled }: { $result ->
    [captured] captured!
    [held] neither side wins.
   *[escaped] the ship escapes.
}
    .why = { $pirate }: Combat { $combat } and dice ({ $dice }){ $arms_count ->
        [0] {""}
       *[other] , arms ({ $arms })
    }{ $ally ->
        [0] {""}
       *[other] , an ally ({ $ally })
    }{ $debauch ->
        [none] {""}
       *[other] , a crew after its debauch −{ $debauch }
    }: { $total }. The merchant: its Defence and two dice ({ $defence }): { $rolled }. More is a capture, as much is a draw, less lets it escape.
blackbeard-enemy_mark = 🚩 { $pirate } ({ $seat }) is now an enemy of the { $nation } flag: its ports are hostile from now on, and if his Refuge is one of them, he does no more business there.
    .why = A pirate who attacks a ship or a port of a nation is its enemy from then on: its ports are hostile, and its letter of marque is void. A Refuge there is closed to him: he may only go in to fetch hidden money, which still counts when he retires, or to retire.
blackbeard-prize_taken = 💰 { $pirate } ({ $seat }) plunders { $merchant } and finds { $gold ->
    [0] { $sorts ->
        [0] nothing of worth
       *[other] { $wares }
    }
    [one] gold worth 1 doubloon{ $sorts ->
        [0] {""}
        [1] {" "}and { $wares }
       *[other] , { $wares }
    }
   *[other] gold worth { $gold } doubloons{ $sorts ->
        [0] {""}
        [1] {" "}and { $wares }
       *[other] , { $wares }
    }
}.{ $left_count ->
    [0] {""}
   *[other] {" "}Of this he leaves behind { $left_gold ->
        [0] { $left_count ->
            [one] 1 marker
           *[other] { $left_count } markers
        } ({ $left_wares })
       *[other] gold worth { $left_gold }{ $left_sorts ->
            [0] {""}
            [1] {" "}and { $left_wares }
           *[other] , { $left_wares }
        }
    }, for lack of room.
}
    .why = An action card gives the gold; one die gives the number of goods and one die each the kind. Gold goes into the holds too, and becomes money only in a sale. What does not fit stays behind.
blackbeard-passenger = { $result ->
    [beasts] 🐅 Instead of passengers, the prize of { $pirate } ({ $seat }) has wild beasts below deck: they attack the boarding crew!
   *[other] {""}
}
    .why = Passengers are rolled with 11 to 66: { $face }.
blackbeard-tortured = { $result ->
    [died_talking] 🩸 { $pirate } ({ $seat }) has a hostage tortured. The hostage talks, and does not survive it.
    [talked] 🩸 { $pirate } ({ $seat }) has a hostage tortured. The hostage talks.
   *[silent] 🩸 { $pirate } ({ $seat }) has a hostage tortured. Not a word.
}{ $about ->
    [none] {""}
   *[other] {" "}What was learned will help in an attack on { $about }.
}
    .why = The die shows { $face }. Below the pirate’s Cruelty the hostage talks and dies, at the same number the hostage talks and lives, above it there is not a word. Information brings one more die in an attack.
blackbeard-prize_ship = { $usable ->
    [true] ⛵ { $pirate } ({ $seat }) could sail the captured { $ship }.
   *[false] { $face ->
        [6] ⛵ { $pirate } ({ $seat }) cannot keep the captured { $ship }: too many ships of its type are in use. The booty is not affected.
       *[other] ⛵ { $pirate } ({ $seat }) cannot keep the captured { $ship }: the die shows { $face }, and a 6 was needed. The booty is not affected.
    }
}
    .why = The die shows { $face }. Only with a 6 can a prize be sailed, and only if not too many ships of its type are in use already.
blackbeard-ship_swapped = ⛵ { $pirate } ({ $seat }) moves over to the { $ship } and gives up the old ship.
blackbeard-commissioned = ⛵ { $captain } hands the captured { $ship } over to a new pirate: { $pirate } ({ $seat }).
blackbeard-debauched = 🍻 Debauch! { $pirate } ({ $seat }) lets the crew drink at { $place }. { $because ->
    [trade] The crew demanded it after business with pirates.{" "}
    [prize] The prize’s action card made the crew demand it.{" "}
    [none] {""}
   *[wish] {""}
}The crew does nothing more this turn, extra actions included, and misses the next one.
    .why = A debauch brings Popularity, and the crew misses the next turn. The captain’s standing orders decide whether the crew may; without any, it may when it demands a debauch. To refuse that demand costs 1 Popularity.
blackbeard-cargo_danger = { $result ->
    [none] {""}
   *[other] { $what ->
        [explosion] 💥 Alcohol and arms in one hold: { $pirate } ({ $seat }) has an explosion in hold { $hold }!
        [theft] 🔪 Drugs next to gold: with { $pirate } ({ $seat }), a theft in hold { $hold } ends in a fight that damages the ship.
       *[living] { $result ->
            [wrecked_and_fought] 🐅 The living goods of { $pirate } ({ $seat }) break out, wreck hold { $hold } and fight the crew.
           *[other] 🐅 The living goods of { $pirate } ({ $seat }) break out and wreck hold { $hold }.
        }
    }
}
    .why = Each turn a die is rolled for each dangerous hold: { $face }. { $what ->
        [explosion] Alcohol beside arms explodes at a 1.
        [theft] Drugs beside gold are stolen at a 1, with a fight that damages the ship.
       *[living] Living goods that are not alone in the top hold break out at a 1 or 2; at a 2 they also hurt the crew.
    }
blackbeard-flotsam_left = 📦 Crates drift on the water at { $place }: { $markers }.
blackbeard-flotsam_taken = 📦 { $pirate } ({ $seat }) fishes crates out of the water at { $place }: { $markers }.
blackbeard-merchants_removed = 🌫️ { $tokens_count ->
    [0] No merchant is
    [one] One merchant is
   *[other] { $tokens_count } merchants are
} taken off the map ({ $parity ->
    [odd] hexes in odd rows
   *[even] hexes in even rows
}).

## In port

blackbeard-sold = 🪙 { $pirate } ({ $seat }) sells the booty in { $port } for { $proceeds } doubloons.{ $lost_count ->
    [0] {""}
   *[other] {" "}What finds no buyer is lost: { $lost }.
}
    .why = Gold: { $gold }. Goods at { $price } each, 100 for each kind on display in the port: { $goods_count ->
        [0] none
       *[other] { $goods }
    }. The port’s attitude to the pirate: { SIGNED($adjustment) }. In total: { $proceeds }. Kinds already on display can’t be sold and are lost.
blackbeard-ransomed = 🪙 { $pirate } ({ $seat }) gets a ransom of { $proceeds } doubloons in { $port } for { $hostages_count ->
    [one] a hostage
   *[other] { $hostages_count } hostages
}.
    .why = The die shows { $face }: that many hundred doubloons for each hostage ({ $hostages_count }), then more or less by the port’s attitude to the pirate. In all: { $proceeds }.
blackbeard-letter_offered = 📜 For sale from now on: { $letter }.
blackbeard-letter_price = { $bought ->
    [true] 📜 { $pirate } ({ $seat }) pays { $price } doubloons: { $letter }.
   *[false] 📜 { $pirate } ({ $seat }) hears the price, { $price } doubloons, and does not buy: { $letter }.
}
    .why = The die shows { $face }. Each point costs 50 doubloons in a friendly port, 100 in a neutral one: { $price }.
blackbeard-governor_drawn = { $permanent ->
    [true] 🏛️ { $port } gets an anti-pirate governor for good.
   *[false] 🏛️ A new governor in { $port }: { $governor }.
}
blackbeard-bribed = { $result ->
    [moved] 💼 { $pirate } ({ $seat }) bribes the governor of { $port } with { $price } doubloons. The port will be a Refuge.
    [refused] 💼 { $pirate } ({ $seat }) pays { $price } doubloons in { $port }, but the governor takes the money and calls the guard.
   *[not_paid] 💼 In { $port } a bribe costs { $price } doubloons. { $pirate } ({ $seat }) does not pay.
}
    .why = The die shows { $face }, at 100 doubloons a point: { $price }. { $stance ->
        [pro] The governor is pro-pirate and keeps the bargain.
        [anti] The governor is anti-pirate: the money is gone.
       *[none] Nothing was paid.
    }
blackbeard-bought = 🛒 { $pirate } ({ $seat }) buys for { $price } doubloons: { $item }.
blackbeard-refuge_moved = 🏠 { $pirate } ({ $seat }) has a new Refuge: { $port }.
blackbeard-tavern = { $change ->
    [-1] 🍺 Some of the crew of { $pirate } ({ $seat }) never come back from the taverns of { $port }.
    [0] 🍺 Nothing happens to the crew of { $pirate } ({ $seat }) in the taverns of { $port }.
   *[other] 🍺 In the taverns of { $port } { $pirate } ({ $seat }) finds new hands.
}
    .why = The tavern die shows { $face }. A low roll costs a point of crew, a high one brings { $change ->
        [2] two
       *[other] one or two
    } back; where the limits lie depends on the port.
blackbeard-port_attacked = { $sack ->
    [true] 🏰 { $pirate } ({ $seat }) fights to sack { $port }
   *[false] 🏰 { $pirate } ({ $seat }) attacks { $port }
}, { $total } to { $garrison_total }: { $result ->
    [won] the garrison is beaten!
    [tied] the garrison gives way, but at a price.
   *[lost] beaten off.
}
    .why = { $pirate }: Combat { $combat } and dice ({ $dice }){ $arms_count ->
        [0] {""}
       *[other] , arms ({ $arms })
    }{ $information_count ->
        [0] {""}
       *[other] , information ({ $information })
    }{ $debauch ->
        [none] {""}
       *[other] , a crew after its debauch −{ $debauch }
    }: { $total }. Defence: the garrison and three dice ({ $garrison_dice }): { $garrison_total }. An equal or higher total wins. On a tie, the ship takes a die of damage. On a lower total, it takes the difference.
blackbeard-port_taken = 🏴‍☠️ { $port } is in the hands of { $pirate } ({ $seat })! Loot: gold worth { $loot } doubloons.
    .why = 100 doubloons for each point of the port’s value ({ $value }): { $loot }. The gold goes into the holds and becomes money only in a sale. The value then falls by 1.
blackbeard-port_sacked = 🔥 { $pirate } ({ $seat }) sacks { $port }. { $goods_count ->
    [0] There are no goods to carry off.
   *[other] Carried off: { $goods }.
}{ $left_count ->
    [0] {""}
   *[other] {" "}No room aboard for { $left } of it.
}
    .why = { $face ->
        [0] A sack brings Notoriety: twice the garrison of the port.
       *[other] A sack brings Notoriety: the printed value of the port and a die ({ $face }).
    } One marker of each kind on display stays.
blackbeard-port_destroyed = 🔥 { $port } lies in ruins, for good.
blackbeard-handful = 🤲 In the ruins of { $port } { $pirate } ({ $seat }) digs up part of the treasure of { $victim }: { $markers }.
    .why = Two dice say how many coins are grabbed, blindly. The rest is lost.

## Ships and captains

blackbeard-damaged = 💥 { $pirate }: { $points ->
    [one] 1 point of damage
   *[other] { $points } points of damage
} to the { $section } ({ blackbeard-cause }), { $now } there in all.{ $absorbed ->
    [0] {""}
   *[other] {" "}The white box takes { $absorbed } of it.
}
    .why = Points: { $points }, of which a white box takes { $absorbed }. Damage to this section now: { $now }. Damage beyond that goes to another section. When every section is full, the ship sinks.
blackbeard-repaired = 🔨 { $pirate }: { $points ->
    [one] 1 point repaired
   *[other] { $points } points repaired
} ({ $section }, { blackbeard-cause }). { $now ->
    [0] This section is sound again.
   *[other] Damage left in this section: { $now }.
}
blackbeard-upgraded = 🔨 The { $section } of { $pirate } can now take one point more.
blackbeard-careened = { $on ->
    [true] 🏖️ { $pirate } ({ $seat }) hauls the ship ashore to careen it.
   *[false] 🏖️ { $pirate } ({ $seat }) floats the careened ship off again.
}
blackbeard-jury_rigged = 🪢 { $pirate } ({ $seat }) makes a jury repair at sea: { $section }.
    .why = One lost point counts as whole again. From the next turn on a die is rolled each turn: at a 1 the repair breaks.
blackbeard-jury_failed = 🪢 The jury repair of { $pirate } ({ $seat }) breaks: { $section }.
    .why = At a 1 a jury repair breaks: { $face }.
blackbeard-jury_fell = 🪢 The jury repair of { $pirate } ({ $seat }) does not survive the hit: { $section }.
    .why = New damage to a section also undoes its jury repair. No point was left there, so the damage goes to another section.
blackbeard-leaked = { $face ->
    [1] 💧 The leak in the hull of { $pirate } ({ $seat }) gets worse.
   *[other] {""}
}
    .why = A damaged hull rolls a leak die each turn: { $face }. At a 1 it loses one more point; if 3 were lost before, the ship sinks. Lost before: { $hull }. Then one or two dice say whether a hold floods.
blackbeard-flooded = 💧 Hold { $hold } of { $pirate } ({ $seat }) is flooded.{ $markers_count ->
    [0] {""}
   *[other] {" "}Lost: { $markers }.
}
    .why = The die names the hold: { $face }. It stays under water until the hull is whole again.
blackbeard-fire = { $face ->
    [0] { $out ->
        [true] 🔥 Fire aboard { $pirate } ({ $seat })! It finds nothing to burn.
       *[false] 🔥 Fire aboard { $pirate } ({ $seat })! It burns: { $markers }.
    }
    [1] { $out ->
        [true] 🔥 Fire aboard { $pirate } ({ $seat })! The cistern bursts, but there is nothing to burn.
       *[false] 🔥 Fire aboard { $pirate } ({ $seat })! The cistern bursts, and it burns: { $markers }.
    }
   *[other] 🔥 Fire aboard { $pirate } ({ $seat })! The cistern puts it out.
}
    .why = { $face ->
        [0] There is no fire cistern aboard.
       *[other] The cistern fails at a 1: { $face }.
    } Alcohol and arms burn, and each marker does a point of damage.
blackbeard-sunk = ☠️ The ship of { $pirate } ({ $seat }) goes down at { $place }. Cause: { blackbeard-cause }.
blackbeard-wounded = { $grade ->
    [superficial] 🩹 { $pirate } ({ $seat }) gets a superficial wound: { $part }.
    [minor] 🩹 { $pirate } ({ $seat }) gets a minor wound: { $part }.
    [incapacitating] 🩹 { $pirate } ({ $seat }) gets an incapacitating wound: { $part }.
   *[prosthesis] 🩹 { $pirate } ({ $seat }) will wear { $face ->
        [1] an eye patch
        [2] an eye patch
        [3] a hook
        [4] a hook
       *[other] a wooden leg
    } from now on: { $part }.
}
    .why = { $card ->
        [none] No card was needed: it was known how bad the wound is.
       *[other] An action card says how bad it is, and a die names the part of the body ({ $face }).
    } Each wound marker lowers all ratings but Cruelty by 1, and Cruelty and Notoriety rise by 1. An incapacitating wound counts as two.
blackbeard-pet_lost = { $pet ->
    [parrot] 🦜 The parrot of { $pirate } ({ $seat }) throws itself in the way and dies: no wound.
   *[pet] 🐒 The pet of { $pirate } ({ $seat }) throws itself in the way and dies: no wound.
}
blackbeard-healed = ❤️‍🩹 { $pirate } ({ $seat }) has recovered{ $parts_count ->
    [0] {""}
   *[other] : { $parts }
}.
    .why = Superficial wounds heal by themselves; others heal in a port.
blackbeard-rerolled = 🎲 { $pirate } ({ $seat }) spends 1 cunning and rolls again ({ $what ->
    [move] movement
    [merchant] merchant
    [port] port
    [mutiny] mutiny
    [leak] leak
    [prize_ship] captured ship
    [torture] torture
    [ransom] ransom
    [bribe] bribe
    [tavern] tavern
    [passenger] passengers
    [danger] dangerous cargo
    [sack] sack of a port
    [retirement] retirement
    [battle] battle
    [hunter_battle] battle
    [duel] duel
    [downed] duel
    [evasion] evasion
    [interception] interception
    [careened_found] careened ship
    [speed_tie] Speed
    [hot_shot] hot-shot cannon
    [captive] captive
    [treason] treason table
    [petition] petition
    [dispute] dispute
    [discontent] discontent
    [dive] diving
    [fire] fire
    [grief] grief
    [arrest] arrest
    [location] section that is hit
    [wound_part] wound
    [flood] flooded hold
    [jury] jury repair
    [crates] floating crates
    [cistern] fire cistern
    [danger_damage] damage by dangerous cargo
    [assault_damage] damage in a port
    [handful] blind handful
    [goods] goods of a prize
    [crusade] hostages
    [rescue] rescue
    [hunger] captivity
    [fine] fine
   *[other] { $what }
}){ $before ->
    [none] .
   *[other] : { $sides ->
        [own] on his side { $first_same ->
            [true] { $first_before } again
           *[false] { $first_before } { $first_before_count ->
                [1] becomes
               *[other] become
            } { $first_after }
        }, on the other side { $second_same ->
            [true] { $second_before } again
           *[false] { $second_before } { $second_before_count ->
                [1] becomes
               *[other] become
            } { $second_after }
        }.
        [attacker] the attacker’s { $first_same ->
            [true] { $first_before } again
           *[false] { $first_before } { $first_before_count ->
                [1] becomes
               *[other] become
            } { $first_after }
        }, the defender’s { $second_same ->
            [true] { $second_before } again
           *[false] { $second_before } { $second_before_count ->
                [1] becomes
               *[other] become
            } { $second_after }
        }.
       *[other] { $same ->
            [true] { $after } again.
           *[false] { $after } instead of { $before }.
        }
    }
}
    .why = The player’s answer or the standing orders “Rerolls by cunning” decide on it. A point of cunning rolls all dice of one contest again, the other side’s too. The new result stands. A pirate of another player must use cunning before the same pirate may use it again.
blackbeard-mutiny = { $result ->
    [quelled] 🗡️ Mutiny against { $pirate } ({ $seat })! The captain’s word carries, and the crew gives in.
    [retired] 🗡️ Mutiny against { $pirate } ({ $seat })! The crew deposes the captain.
   *[marooned] 🗡️ Mutiny against { $pirate } ({ $seat })! The crew maroons the captain.
}
    .why = Popularity has come to 0, and a die is rolled against Charisma: { $face } against { $charisma }. A lower die quells the mutiny, the same number deposes the captain, a higher one maroons the captain.
blackbeard-retirement_tried = { $result ->
    [retired] 🌴 { $pirate } ({ $seat }) leaves piracy behind.
   *[failed] 🌴 { $pirate } ({ $seat }) tries to retire, but the dice are against it. Before another try the treasure has to reach the next full hundred doubloons.
}
    .why = Two dice, one for the tens and one for the units (11 to 66), must show no more than the treasure in hundreds of doubloons. After a failure the treasure has to grow before another attempt.
blackbeard-kept_at_least = { $known ->
    [none] { $untold ->
        [none] {""}
       *[other] , with a sum that stays secret until the end
    }
   *[other] , with at least { blackbeard-known_sum }
}
blackbeard-left_play = { $cause ->
    [retired] 🌴 The career of { $pirate } ({ $seat }) ends in a comfortable old age{ blackbeard-kept_at_least }.
    [pardoned] 🌴 The career of { $pirate } ({ $seat }) ends with a royal pardon.
    [deposed] 🪦 The career of { $pirate } ({ $seat }) ends: deposed by the crew, but with the hidden treasure.
    [marooned_by_crew] 🪦 The career of { $pirate } ({ $seat }) ends on a desert island.
    [duel] 🪦 The career of { $pirate } ({ $seat }) ends in a duel.
    [disease] 🪦 The career of { $pirate } ({ $seat }) ends with a disease.
    [wounds] 🪦 The career of { $pirate } ({ $seat }) ends: too many wounds.
    [sunk] 🪦 The career of { $pirate } ({ $seat }) ends at the bottom of the sea.
    [boarded] 🪦 The career of { $pirate } ({ $seat }) ends in the fight when the ship is boarded.
    [captivity] 🪦 The career of { $pirate } ({ $seat }) ends in captivity.
    [hanged] 🪦 The career of { $pirate } ({ $seat }) ends on the gallows.
    [abandoned] 🪦 The career of { $pirate } ({ $seat }) ends: given up as lost.
    [natives] 🪦 The career of { $pirate } ({ $seat }) ends at the hands of the natives.
   *[prison] 🪦 The career of { $pirate } ({ $seat }) ends with a heavy fine.
}
    .why = The treasure of a retired pirate counts at the end. The treasure of a dead pirate doesn’t.
blackbeard-replaced = { $pirate ->
    [none] 🏴‍☠️ A new pirate appears at { $place }: { $successor } ({ $seat }).
   *[other] 🏴‍☠️ { $successor } ({ $seat }) takes over the ship of { $pirate } at { $place }.
}

## The end of a turn and of the match

blackbeard-action_card = 🎴 { $pirate ->
    [none] The action card
   *[other] The action card drawn by { $pirate } ({ $seat })
}: { $action ->
    [draw_1] another merchant sets sail.
    [draw_2] two more merchants set sail.
    [remove_odd] merchants in odd rows of the map reach port.
    [remove_even] merchants in even rows of the map reach port.
    [kc_operation] orders for the King’s Commissioners.
    [move_warships] orders for the warships.
    [intercept_notorious] every warship turns on the most notorious pirate; if no warship is in play, one arrives.
    [hazard] a hazard event. If a hunter is at sea in a pirate’s hex, it first catches him without a roll.
   *[other] { $action }
}{ $idle ->
    [true] {" "}Not used in this match: nothing happens.
    [none] {""}
   *[false] {""}
}{ $absent ->
    [true] {" "}No King’s Commissioner is in play.
   *[none] {""}
}
    .why = At the end of a turn the most notorious pirate draws an action card. What it says of hunters and of hazard events matters only if they are in play.
blackbeard-fate = { $fate ->
    [active] still in play
    [captive] a captive
    [marooned] marooned
    [imprisoned] in prison
    [retired] retired
    [pardoned] pardoned
    [deposed] deposed by the crew
    [marooned_by_crew] marooned by the crew
    [duel] killed in a duel
    [disease] dead of a disease
    [wounds] dead of wounds
    [sunk] drowned
    [boarded] killed in a boarding
    [captivity] dead in captivity
    [hanged] hanged
    [abandoned] abandoned
    [prison] retired after a fine
    [natives] killed by natives
   *[other] { $fate }
}
blackbeard-last_secrets = 👁️ { $governors_count ->
    [0] {""}
   *[other] Left the game face down: { $governors }.{ $gangs_count ->
        [0] {""}
       *[other] {" "}
    }
}{ $gangs_count ->
    [0] {""}
   *[other] Stolen, and still with a gang: { $gangs }.
}
    .why = At the end everything that was hidden is shown.
blackbeard-last_secrets-gangs = { blackbeard-doubloons } of { $pirate } at { $port }
    .separator = {"; "}
blackbeard-scoring = { $reason ->
    [resigned] {""}
   *[other] {"\u000A"}{ $scored ->
        [treasure] Score: the doubloons of the richest retired pirate.{ $reason ->
            [notoriety] {" "}Notoriety 100 comes before any score.
           *[other] {""}
        }{ $without ->
            [0] {""}
            [1] {" "}A player without a retired pirate scores 0.
           *[other] {" "}Players without a retired pirate score 0, and Notoriety ranks them.
        }{ $tied ->
            [true] {" "}Ties go to this pirate’s Notoriety, then to all doubloons of retired pirates.
           *[false] {""}
        }
       *[notoriety] Score: the Notoriety of the most notorious pirate still in play, because nobody has retired.{ $tied ->
            [true] {" "}Ties go to the doubloons that the player’s pirates still own.
           *[false] {""}
        }
    }
}
blackbeard-match_end = { blackbeard-result }{ blackbeard-scoring }
    { $pirates }{ $governors_count ->
        [0] {""}
       *[other] {"\u000A"}Still face down: { $governors }.
    }
    .why = Each player’s richest retired pirate counts, by his treasure. Players without a retired pirate come after the others, by the highest Notoriety of a pirate still in play. The player of a pirate who reaches Notoriety 100 wins at once.
blackbeard-match_end-pirates = { $pirate } ({ $seat }): { blackbeard-fate } · Notoriety { $notoriety } · Popularity { $popularity } · prizes { $prizes } · ports { $ports } · duels { $duels }{ $treasure ->
    [0] {""}
    [one] {" "}· 1 doubloon
   *[other] {" "}· { $treasure } doubloons
}
blackbeard-match_end-governors = { $port } – { $governor }
    .separator = {"; "}
blackbeard-result = { $reason ->
    [notoriety] 🏆 A pirate has reached Notoriety 100, and the campaign is over.
    [careers] 🏆 A player has no pirate left in play, and the campaign is over.
    [turn_cap] 🏆 The last turn is over, and with it the campaign.
   *[resigned] 🏳️ Everyone has resigned: the match ends without a winner.
}{ $winners_count ->
    [0] {""}
    [one] {" "}{ $winners } wins.
   *[other] {" "}{ $winners } win together.
}
blackbeard-result-row = { $place }. { $seat }: score { $score }

## The board, and what only its owner sees

blackbeard-board_turn = **Turn { $turn }** · { $seat } comes first · action cards left: { $deck }
blackbeard-sooner = { $careers ->
    [1] {" "}It ends sooner if a player’s pirate retires, is lost or reaches Notoriety 100: each player has only one.
   *[other] {" "}It ends sooner if a player has no pirate left, or if a pirate reaches Notoriety 100. { $even ->
        [true] Each player has { $left } left (those in play included).
       *[false] Each has { $careers } pirates in all; fewest left: { $nearest }, with { $left } (those in play included).
    }
}
blackbeard-board_last_turns = ⏳ { $turns ->
    [0] This is the last turn.
    [one] The match ends after turn { $cap } at the latest: 1 more turn after this one.{ blackbeard-sooner }
   *[other] The match ends after turn { $cap } at the latest: { $turns } more turns after this one.{ blackbeard-sooner }
} The richest retired pirate wins; if nobody has retired, the most notorious one in play.
blackbeard-board_pirate = { $status ->
    [dead] 🪦 { $pirate } ({ $seat }): out of play · Notoriety { $notoriety }
    [retired] 🌴 { $pirate } ({ $seat }): retired{ blackbeard-kept_at_least } · Notoriety { $notoriety }
   *[other] 🏴‍☠️ **{ $pirate }** ({ $seat }): { $status ->
        [captive] captive at { $place }, without a ship
        [marooned] marooned on a desert island at { $place }, without a ship
        [imprisoned] in prison at { $place }, without a ship
       *[active] { $ship } { $waters ->
            [true] off { $place }
           *[none] at { $place }
        }, { $mode ->
            [sea] at sea
            [anchored] at anchor
            [harbour] in the harbour
            [port] in port
           *[zone] between the maps
        }
    } · Notoriety { $notoriety } · Popularity { $popularity } · cabin { $cabin } { $cabin ->
        [one] doubloon
       *[other] doubloons
    } · Refuge { $refuge ->
        [none] none
       *[other] { $refuge }{ $shut ->
            [enemy] {" "}(closed to his trade: he is an enemy of its nation)
            [governor] {" "}(closed to his trade: anti-pirate governor)
            [destroyed] {" "}(destroyed)
           *[none] {""}
        }
    } · extra-action tokens { $tokens }{ $markers_count ->
        [0] {""}
       *[other] {" "}· in the holds: { $markers }
    }{ $hostages ->
        [0] {""}
       *[other] {" "}· hostages: { $hostages }
    }{ $damage }{ $jury_count ->
        [0] {""}
       *[other] {" "}· jury repair: { $jury }, 1 point counts as mended
    }
}
blackbeard-board_pirate-jury = { $section }
    .separator = {", "}
blackbeard-board_pirate-damage = { $sails ->
    [none] {""}
   *[other] {" "}· sails −{ $sails }
}{ $hull ->
    [none] {""}
   *[other] {" "}· hull −{ $hull }
}{ $rudder ->
    [none] {""}
   *[other] {" "}· rudder −{ $rudder }
}{ $guns ->
    [none] {""}
   *[other] {" "}· guns −{ $guns }
}{ $crew ->
    [none] {""}
   *[other] {" "}· crew −{ $crew }
}
blackbeard-board_merchant = ⛵ { $merchant } at { $place }{ $pirate ->
    [none] {""}
   *[other] {" "}· stopped by { $pirate }
}
blackbeard-board_governors = ❔ Face-down governors: { $ports }
blackbeard-board_port = 🏛️ { $port }{ $destroyed ->
    [true] : destroyed
   *[false] {""}
}{ $governor ->
    [none] {""}
   *[other] {" "}· in office: { $governor }
}{ $display_count ->
    [0] {""}
   *[other] {" "}· on display: { $display }
}
blackbeard-own_drawn = 🤫 Governors you are to place: { $governors }
blackbeard-own_governor = 🤫 { $port }: the face-down governor is { $governor }, { $stance ->
    [pro] pro-pirate
   *[anti] anti-pirate
}
blackbeard-own_treasure = 🗝️ { $pirate }, { $port }: { blackbeard-doubloons } hidden, which { $doubloons ->
    [one] counts
   *[other] count
} when he retires
blackbeard-own_score = 🌴 { $pirate } has retired with { blackbeard-doubloons }
blackbeard-own_die = 🎲 { $pirate }: movement die { $die }
