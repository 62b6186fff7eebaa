### Barbe Noire 2: summaries of all rules for /rules.

## Chapters

blackbeard-chapter-BN-2 = What everyone sees
blackbeard-chapter-BN-4 = Setting up
blackbeard-chapter-BN-5 = Pirates and ships
blackbeard-chapter-BN-6 = Movement
blackbeard-chapter-BN-7 = The turn
blackbeard-chapter-BN-8 = Searching the sea
blackbeard-chapter-BN-9 = Merchants and prizes
blackbeard-chapter-BN-10 = Business in port
blackbeard-chapter-BN-11 = Attacking ports
blackbeard-chapter-BN-12 = Pirate against pirate (with rivals in play)
blackbeard-chapter-BN-13 = Damage, wounds and hunters
blackbeard-chapter-BN-14 = Warships (with hunters in play)
blackbeard-chapter-BN-15 = Repairs
blackbeard-chapter-BN = Letters of marque
blackbeard-chapter-BN-16 = Notoriety
blackbeard-chapter-BN-17 = Popularity and mutiny
blackbeard-chapter-BN-18 = Retirement and the end of the match
blackbeard-chapter-BN-19 = Duels (with rivals in play)
blackbeard-chapter-BN-20 = Alliances (with rivals in play)
blackbeard-chapter-BN-21 = Cunning
blackbeard-chapter-BN-22 = Hazard events

## What everybody sees

blackbeard-rule-BN-2-5 = Open to all: ships, holds, damage, wounds, Notoriety, Popularity, cabin treasure, hostages, information, equipment and tokens. Secret: orders and standing orders, the movement die until the orders are revealed, and the total of refuge treasure, unless the table agreed to show it. Who a face-down governor is, only the player who placed him knows, if the table lets players look; nobody knows a face-down merchant.
    .title = Open and secret

## Setting up

blackbeard-rule-BN-4-1 = With two or three players only the North Atlantic and the Caribbean are in play, with four or five all four seas; the table may agree otherwise. A sea that is not in play doesn’t exist: a die or card that names it is rolled or drawn again.
    .title = Seas in play
blackbeard-rule-BN-4-2 = Pirates, action cards and counters are shuffled, and each player is dealt one pirate at random. You may use 3 pirates in a match, or 1 to 4 if the table agrees. More come only as captain of a prize (BN 9.24) or in place of a lost one (BN 17.4).
    .title = Your first pirate
blackbeard-rule-BN-4-3 = Each player draws 5 governors (4 with five players) and places each face down in a different port; pirate ports get none. Of the 24 governors 8 are anti-pirate and 16 pro-pirate. All choose at once: if several want the same port, the highest d66 (two dice read as a number from 11 to 66) gets it, and the others’ governors go to the next free ports by number.
    .title = Placing governors
blackbeard-rule-BN-4-31 = With hunters in play: a King’s Commissioner may not enter a port with a face-up pro-pirate governor. If the governor is turned up when it enters and proves pro-pirate, it is thrown out to an adjacent sea hex.
    .title = Pro-pirate ports
blackbeard-rule-BN-4-32 = A port is anti-pirate for you if it has a face-up anti-pirate governor or if you are its nation’s enemy. You can’t enter it, except to attack or sack it, to fetch treasure you keep there, or to retire in your own Refuge. A letter of marque of its nation makes it neutral for you (BN E2).
    .title = Anti-pirate ports
blackbeard-rule-BN-4-33 = A port without a governor is neutral: sales without premium, 1 point of refit, debauch, careening, letters of marque at 100 × a die. You can’t retire there.
    .title = Neutral ports
blackbeard-rule-BN-4-34 = When you enter a port whose governor is face down, he is turned up. If he is pro-pirate, you stay; if he is anti-pirate, you are chased out (BN 13.5) unless BN 4.32 lets you in. If you attack the port, he is turned up only afterwards. If you are the nation’s enemy, the port is closed to you under any governor.
    .title = Face-down governors
blackbeard-rule-BN-4-35 = Six pro-pirate governors sell extras for 1,000 doubloons each, if the port is pro-pirate or a Refuge for you. One white box: sails from Richardson (also +1 Speed, up to +3), hull from Carr (also one more hold), rudder from Eden, guns from Beeston (also +1 Combat), crew from Markham. It takes the first point of damage to its section without any other effect; then it is gone, and you may buy another. Richier sells a pet, which takes one wound in your place and dies, and a tattoo, +1 Endurance in duels.
    .title = Traffickers and pets
blackbeard-rule-BN-4-4 = At the start 5 merchants for each player, of 32 in all, go face down to the shipping lanes named by action cards; * means a lane rolled with a d66. Several may share a lane.
    .title = Merchants on the lanes
blackbeard-rule-BN-4-41 = If a merchant is to be placed and the stock is empty, a die is rolled first: even, all merchants in even rows go back to the stock; odd, all those in odd rows.
    .title = No merchants left

## Pirates and ships

blackbeard-rule-BN-5-11 = A pirate has as many tokens as his Competence, for his whole career. One token buys one extra action after everyone’s operations: a new movement die, a move and an operation, but no jury repair. A pirate who has declared a debauch, or has just come into play, can’t spend any. Those who spent, or were attacked, intercepted or pursued, may spend again, until nobody does.
    .title = Competence and tokens
blackbeard-rule-BN-5-12 = Cruelty is the Notoriety that each captured merchant brings, and the figure to roll against when you torture. Each wound token raises it by 1, and it never falls.
    .title = Cruelty
blackbeard-rule-BN-5-13 = Charisma decides mutinies (BN 17.3). Each wound token lowers it by 1, the captain’s scurvy by 2, as with all ratings but Cruelty.
    .title = Charisma
blackbeard-rule-BN-5-14 = A pirate may use cunning as often in his career as his rating says, to roll again one of his own rolls (BN 21.1). Wounds lower the rating.
    .title = Cunning
blackbeard-rule-BN-5-21 = Combat is 6 for a sloop, 5 for a schooner, 8 for a brigantine, 10 for a square-rigger. It falls by 2 for each point of damage to the guns, by 1 for each point of damage to the crew and for each incapacitating wound not yet healed, never below 0. With Combat 0 you can still fight.
    .title = Combat
blackbeard-rule-BN-5-22 = Speed is +3 for sloops and schooners, +1 for a brigantine, 0 for a square-rigger. It falls by 3 for each point of damage to the sails, by 1 for each point of damage to the hull or the crew and for each incapacitating wound not yet healed. Below −5, or when the sails can take no more damage, a ship is immobile: it can’t sail, and at sea it drifts one hex at the end of every second turn. A die gives the direction (1 north, then clockwise); it stays where it is if land or the edge of the map is in the way.
    .title = Speed and drifting
blackbeard-rule-BN-5-24 = With hunters in play: a schooner that is not anchored in a coastal hex rolls a die before an interception. If it is higher than the hunter’s Speed, that hunter can’t intercept it this turn.
    .title = Evasion

## Movement

blackbeard-rule-BN-6-1 = Dropping or weighing anchor, and entering or leaving the port of your hex, costs no movement; an immobile ship may do it too. You can anchor only in coastal hexes and in ports. Inside a port without anchoring you can’t buy, sell, repair or heal.
    .title = Anchors and harbours
blackbeard-rule-BN-6-2 = You sail up to movement die + Speed hexes, at least 1, and may stop sooner; each hex costs 1. A mainsail adds 2, a sextant up to 6 if the move ends inside a port (BN 10.22). Only you see your die until the orders are revealed.
    .title = How far you sail
blackbeard-rule-BN-6-3 = A ship sinks when its sails, hull, rudder, guns and crew can take no more damage: 13 points in all on a sloop, 14 on a schooner or brigantine, 15 on a square-rigger, plus white boxes. The captain and the hostages drown. As many of its goods as a die shows, but no gold, float in the hex as crates; its owner picks them. Any ship that passes takes them aboard as far as it has room.
    .title = Shipwreck and floating crates
blackbeard-rule-BN-6-4 = You sail from hex to adjacent hex, never over land, and not between two coastal hexes that touch only over land, such as Havana and La Mazana. A damaged rudder limits your directions (BN 13.8).
    .title = Where you sail
blackbeard-rule-BN-6-5 = With hunters in play: a hunter moves without a die, up to its Speed in hexes. King’s Commissioners move only in the turn after an action card has called them, or when a hazard event lets one act; warships move every turn. From zone to zone, or out of a zone, is a whole move; a hunter enters a zone only at a hazard event.
    .title = How hunters move
blackbeard-rule-BN-6-51 = With hunters in play, at sea only: a hunter may intercept you when you meet in a hex. You roll a die + Speed (at anchor Speed counts as 0; −2 after a debauch; careened, the die alone, with nothing added or taken off), the hunter a die. If yours is higher, you sail on, or if it came to you, you may attack or avoid it; otherwise your move and operation end and it may attack.
    .title = Interception
blackbeard-rule-BN-6-6 = Entering a zone from an arrow hex, passing to the next zone, or leaving to an arrow hex takes your whole move, without a die; you must begin the turn there. The zones are a chain, T1 to T6: T1 opens onto the North Atlantic and the Caribbean, T3 onto the Gold Coast, T6 onto the Indian Ocean. In a zone nobody meets; you can do nothing there but jury repairs. On reaching an arrow hex you may attack, but not search.
    .title = Transit zones
blackbeard-rule-BN-6-7 = You may enter a pirate port, your Refuge, a pro-pirate or neutral port, and one whose governor is face down (BN 4.34). BN 4.32 says when you may enter an anti-pirate port. A destroyed port, and one you were chased from (BN 13.5), are shut.
    .title = Entering ports
blackbeard-rule-BN-6-8 = If someone asked for a parley in the orders, ships of different players in the same hex may trade at the end of the turn, but not in a transit zone. Each makes up to 3 offers and accepts at most one from each partner. Gold markers, goods, equipment, hostages, pets and cabin money can change hands (a cabin holds 5,000 at most), and ships against each other; letters of marque can’t. Promises are not binding.
    .title = Trading with players

## The turn

blackbeard-rule-BN-7-1 = All players give secret orders at the same time, and they are revealed together: first all pirates move, then all carry out their operations. If it matters who goes first (the same merchant, crates, port or letter), the players concerned roll d66 (11 to 66), ties again, and the highest goes first. A pursuer who wins such a roll moves after his prey, into its new hex if he can reach it; one who loses sails for the hex where it was. Standing orders answer what comes up on the way.
    .title = All at once
blackbeard-rule-BN-7-2 = The starter chooses a port of the North Atlantic without governor or with a face-up pro-pirate one. Ports are numbered along the coasts. One after the other, the other players choose lower or higher numbers: their Refuge is the first free port of that kind, counting down or up from the Refuges already taken (66 and 11 are neighbours). Pirate ports, destroyed ports and others’ Refuges never count; if the North Atlantic has no valid port, any sea in play serves, and if none has, you start in the pirate port with the lowest number. You start anchored there in a sloop, with Popularity 7, Notoriety 0 and no money.
    .title = Choosing a Refuge
blackbeard-rule-BN-7-3 = Orders; moves; operations; extra actions, one for each token spent (BN 5.11); the dice at the end of the turn; trade; one action card. The end-of-turn dice are for dangerous cargo, leaks, jury repairs and drifting; then wounds heal. The card is drawn for the pirate with the highest Notoriety, ties by d66 (BN 7.33). When the deck is empty, the discards are reshuffled.
    .title = Order of the turn
blackbeard-rule-BN-7-32 = Each turn a pirate does one operation, usually after a move: search, attack a merchant, do business in port, refit, heal, attack or sack a port, or retire; careening and jury repairs only without a move. If it has become impossible when its time comes, it is lost without penalty. In the turn in which he comes into play, a pirate does nothing else.
    .title = Operations
blackbeard-rule-BN-7-33 = Remove even or odd merchants: all merchants in hexes with an even or odd row number go back to the stock, identified ones too. Draw one or two merchants: each goes face down to the lane of another card. Action cards about hunters or hazard events do nothing unless these are in play.
    .title = Merchants come and go
blackbeard-rule-BN-7-34 = With hunters in play: this action card gives every warship one more move. If none is in play, one comes to a random lane, to hunt the most notorious pirate.
    .title = Action card: warships move
blackbeard-rule-BN-7-35 = With hunters in play: after this action card all King’s Commissioners act in the next turn, or at once if the table has chosen so. In any other turn they lie still.
    .title = Action card: Commissioners act
blackbeard-rule-BN-7-36 = With hunters in play: after this action card all warships hunt the most notorious pirate; those of his own player pass to the player on his right. If none is in play, one comes to him at once. If the table has chosen so, all warships go back first, and one comes in any case.
    .title = Action card: the most notorious pirate

## Searching the sea

blackbeard-rule-BN-8 = A search shows what sails in your hex: an action card is drawn, and its line for a coastal hex or deep sea counts. It brings merchants (BN 8.13), a storm (BN 8.11), a warship if hunters are in play, or nothing.
    .title = What a search does
blackbeard-rule-BN-8-1 = You must be at sea, not anchored and not in a zone, and must have used your whole allowance in this move. With a spyglass, used up by it, you may draw a second card and take the better one.
    .title = When you may search
blackbeard-rule-BN-8-11 = A storm breaks around a ship of the player who drew it, of his choice; a die says how far it reaches. 1: this ship only. 2 to 5: every ship within so many hexes, across land too, also in ports; around a ship in a zone, the ships of that zone. 6: every ship at sea in the same sea, and in the zones that open onto it. Merchants and warships in the storm go back to the stock.
    .title = Storms
blackbeard-rule-BN-8-112 = In a coastal hex outside a port: 1 sails and 1 hull. In deep sea, in a zone, in port or careened: 1 sails. If a section is full, another takes it; the ship may sink. It is no combat, so it costs no Popularity unless crew is lost, and cunning doesn’t help.
    .title = Storm damage
blackbeard-rule-BN-8-12 = With hunters in play: a warship appears in your hex, has you as its target, and tries to intercept you at once. The player on your right controls it.
    .title = A warship found
blackbeard-rule-BN-8-13 = One or two merchants are placed face down in your hex. You may inspect one and attack it at once, in the same operation (BN 9.12).
    .title = Merchants found

## Merchants and prizes

blackbeard-rule-BN-9-12 = You inspect one of the face-down merchants in your hex, at random, or pick an identified one that isn’t attached to another pirate. Everyone sees its Defence, nation and ship; it is attached to you until you leave the hex. If you then decline to attack: −1 Notoriety and −1 Popularity.
    .title = Inspecting a merchant
blackbeard-rule-BN-9-21 = Your Combat + 2 dice + 1 die for each arms marker used, against its Defence (2 to 8) + 2 dice. Higher: captured. Equal: it stays, and you may attack again in another operation. Lower: it escapes to the stock, −1 Notoriety, and −1 Popularity too if you were short by only 1 or 2.
    .title = Attacking a merchant
blackbeard-rule-BN-9-211 = Before the dice you may use up arms markers from your holds: each adds a die to your attack on a merchant or port.
    .title = Using arms
blackbeard-rule-BN-9-212 = An attack that falls short lets the merchant escape to the stock and costs 1 Notoriety; if it was short by only 1 or 2, 1 Popularity as well.
    .title = A merchant that escapes
blackbeard-rule-BN-9-22 = An attack on a merchant or port, won or lost, makes you its nation’s enemy for good. Its ports are anti-pirate for you, your letter of marque of that nation is void, and a Refuge there stops being one; treasure there stays yours, and you may still go in to fetch it or to retire. Merchants of no identified nation make no enemies.
    .title = Enemy of a nation
blackbeard-rule-BN-9-23 = Each further attack on the same merchant is another operation. Attempts count as long as you stay in the hex: a capture at the second brings 1 more Notoriety, at the third or later 2 more.
    .title = Attacking again
blackbeard-rule-BN-9-24 = After a capture a die is rolled, except for a corvette: on a 6 her hull can be sailed, undamaged. You may move over with everything that fits, and your old ship is scuttled. Or you give her to a new pirate of yours, if you have one left and room in play (3 at once by default): he starts at sea there, with a Refuge of his own, and acts from the next turn. No more than 4 ships of a type may be in play; sloops are unlimited.
    .title = A prize’s ship
blackbeard-rule-BN-9-27 = The card drawn for a prize gives 0 to 7,000 doubloons in gold, by sea and Defence (2–4, 5–6, 7–8); goods and passengers follow. A hold takes 4 markers, equipment included, unless the table agreed otherwise. You may refuse any of it, or throw other cargo overboard to make room.
    .title = Cargo and holds
blackbeard-rule-BN-9-271 = A die gives the number of goods of a prize; then a die for each names it, by sea and Defence. Some of it is gold, worth 50 to 1,000. Gold markers (5, 10, 50, 100, 500, 1,000) can’t be split or changed, and aboard they buy nothing; a rest below 5 is lost. Cargo may be thrown overboard at any time.
    .title = Goods and gold markers
blackbeard-rule-BN-9-272 = A die at the end of each turn, for each hold and danger. Arms with alcohol, or gold with drugs: on a 1 the ship takes a die of damage, hull first, the rest by your standing orders. Living goods that share a hold, or lie in any but the top usable one: on a 1 or 2 the hold is wrecked with all that is in it, and on a 2 you also lose 1 crew. A wrecked hold is usable again when the hull is whole.
    .title = Dangerous cargo
blackbeard-rule-BN-9-274 = A d66 for each prize. 11: wild beasts, 1 crew lost. 12–41: nobody. 42–54: a hostage from some port (BN 9.2741). 55 and 61–63: a relative of the most notorious pirate of the player on your left; 56 and 64–66: on your right; nobody if that player has none in play. Each hostage brings 1 Notoriety.
    .title = Passengers and hostages
blackbeard-rule-BN-9-2741 = For a hostage a card names the home port: 42–46 in the North Atlantic, 51–52 Caribbean, 53 Gold Coast, 54 Indian Ocean; if that sea is not in play, the North Atlantic. On * the player on your right chooses. A relative lives in that pirate’s Refuge (55, 56) or aboard his ship (61–66).
    .title = A hostage’s home
blackbeard-rule-BN-9-2742 = Only in the turn of capture, once for each hostage: +1 Popularity and a die. Below your Cruelty the hostage talks and dies; equal, talks and lives; above, stays silent. Each piece of information on a port adds a die to your attacks on it, but not to a sack. It is lost when another pirate attacks that port first, when its governor is replaced, or when you leave play.
    .title = Torture and information
blackbeard-rule-BN-9-28 = After a prize, or in port, you may let your crew debauch: +1 Popularity, and +1 for each alcohol marker aboard; all of them are drunk. You may add drugs, +1 each. The pirate then misses his next turn; until it is over, his dice in battles and interceptions count 2 less.
    .title = Debauch
blackbeard-rule-BN-9-281 = With rivals in play: if another player’s pirate is in your hex or an adjacent one when you debauch, you must challenge one of them to a duel.
    .title = Duel after a debauch
blackbeard-rule-BN-9-282 = If a prize’s card says debauch, your crew wants one, even if you refuse the cargo. Refusing the debauch costs 1 Popularity.
    .title = Compulsory debauch

## Business in port

blackbeard-rule-BN-10-1 = Anchored in a port, you may do in one operation, in this order: sell, ransom, buy a letter of marque, bribe, buy equipment, debauch. Sales and ransoms: +20% in your Refuge, +10% in a pro-pirate port, −20% in a pirate port, none in a neutral one. The premium is rounded to the nearest doubloon, an exact half down. In an anti-pirate port you can do nothing.
    .title = Business in port
blackbeard-rule-BN-10-11 = A sale empties all holds: each marker is sold or lost, but equipment and hostages stay. You may sell once from entering a port to leaving it. The proceeds go to your cabin; what is over 5,000 there is lost, but in your Refuge it joins the treasure.
    .title = Selling everything
blackbeard-rule-BN-10-21 = After a sale or ransom in a pirate port a debauch is compulsory (BN 9.282); in your Refuge, a pro-pirate or a neutral port you are free to choose. Afterwards there is a die for the tavern (BN 10.211).
    .title = Debauch in port
blackbeard-rule-BN-10-211 = A die for the crew ashore. In your Refuge: on a 1 you lose 1 crew, on 5–6 up to 2 are repaired. In a pirate port: 1, and 4–6 for 2. In a pro-pirate port: 1–2, and 5–6 for 2. In a neutral port: 1–3, and 5–6 for 1.
    .title = The tavern
blackbeard-rule-BN-10-22 = Pirate ports sell one of each; each fills a place in a hold. 500 doubloons, used once: mainsail (+2 Speed this turn), sextant (up to 6 more hexes for a move ending in a port), spyglass (a second search card). 2,000: fire cistern (on 2–6 it puts out a fire; on a 1 it is lost, a hold floods, and the fire goes on). In a fire all alcohol and arms burn; each marker does 1 damage to sails, hull or crew. Only for battles: smoke screen and saboteur barrel (500), hot-shot cannon (2,000).
    .title = Equipment
blackbeard-rule-BN-10-311 = The tavern die in a pro-pirate port: on 1–2 you lose 1 crew, on 5–6 up to 2 are repaired.
    .title = Tavern of a friendly port
blackbeard-rule-BN-10-31 = In a port that is pro-pirate for you, you may allow the crew a debauch after your business: +1 Popularity, the tavern die, and you miss your next turn. Nothing forces you to.
    .title = Debauch in a friendly port
blackbeard-rule-BN-10-41 = In a port that is neutral for you, a debauch is your choice, as in a friendly port; only the tavern die counts differently.
    .title = Debauch in a neutral port
blackbeard-rule-BN-10-411 = The tavern die in a neutral port: on 1–3 you lose 1 crew, on 5–6 up to 1 is repaired.
    .title = Tavern of a neutral port
blackbeard-rule-BN-10-741 = The tavern die in your Refuge: on a 1 you lose 1 crew, on 5–6 up to 2 are repaired.
    .title = Tavern of the Refuge
blackbeard-rule-BN-10-74 = In your own Refuge, a debauch is your choice, as in a friendly port; only the tavern die counts differently.
    .title = Debauch in the Refuge
blackbeard-rule-BN-10-32 = In a port with a face-up pro-pirate governor, or one that your letter of marque makes pro-pirate, you may bribe: 100 × a die from your cabin (in an old Refuge, from the treasure there too), and your Refuge moves here. You must have at least 100. If you can’t or won’t pay what was rolled, you can’t try again until you have left the port and come back. Old treasure stays where it is. Pirate ports take no bribes.
    .title = Bribing a governor
blackbeard-rule-BN-10-42 = In a port without governor you bribe for 100 × a die, and one is drawn, face up, and stays. If he is pro-pirate, your Refuge moves here; if he is anti-pirate, the money is lost and you are chased out (BN 13.5). When no governors are left, the port gets an anti-pirate one for good. Where your letter makes an anti-pirate port neutral, you can’t bribe.
    .title = Bribing in a neutral port
blackbeard-rule-BN-10-6 = You hand over all hostages at once for 100 × a die each; one die counts for all, and the port’s percentage is added (BN 10.1). A ransom brings no Notoriety.
    .title = Ransom
blackbeard-rule-BN-10-61 = Each marker of goods sells for 100 × the number of types on display in the port before your sale, 100 if there are none. Types already on display can’t be sold and are lost. What you sell joins the display. Gold sells at its value. The port’s percentage applies to the total (BN 10.1).
    .title = Prices
blackbeard-rule-BN-10-71 = You pay with cabin treasure; the cabin holds 5,000 doubloons, and what is over is lost. In your Refuge you may move money between cabin and treasure at any time, without an operation, and pay with both; the treasure has no limit. How much lies there in all is not shown, but everyone sees what goes into the cabin or out of it. In an old Refuge, or under an anti-pirate governor, you may only withdraw. If the port is destroyed, the treasure is lost.
    .title = Cabin and treasure
blackbeard-rule-BN-10-72 = A face-up anti-pirate governor suspends your Refuge until he is gone. If you become the enemy of its nation, it is your Refuge no more, but the treasure stays yours. If you take your suspended Refuge by attack, that governor leaves the game, the first pro-pirate one in the stock takes his place, and the Refuge is yours again in spite of the enemy mark. If a royal pardon ends the enmity, a Refuge that it closed is yours again too.
    .title = Losing a Refuge
blackbeard-rule-BN-10-73 = The pirate who sacks a port takes one handful of each other pirate’s treasure there: it is changed into the fewest gold markers, and as many as 2 dice show are drawn at random. What doesn’t fit into his holds is lost, and so is the rest of the treasure.
    .title = A blind handful
blackbeard-rule-BN-10-8 = A sale with proceeds of more than 5,000 doubloons brings 5 more Notoriety and 5 more Popularity, in addition to the 1 of each for every full 1,000.
    .title = Great sales

## Attacking ports

blackbeard-rule-BN-11 = You may attack any port but a pirate port, a destroyed one, and one where you failed until you have been in another port. You enter, anchor and attack in one turn; the governor doesn’t matter and is turned up afterwards. It makes you the nation’s enemy, won or lost (BN 9.22).
    .title = What you may attack
blackbeard-rule-BN-11-1 = Each port has a garrison of 4 to 17 and a value; a garrison never changes. With hunters in play a port is safe while a hunter of its nation lies in its hex.
    .title = Garrisons
blackbeard-rule-BN-11-22 = Every attack on a port, won or lost, makes you the enemy of its nation. All information that other pirates had about the port is lost.
    .title = What any attack on a port brings
blackbeard-rule-BN-11-3 = Combat + 2 dice + 1 for each arms marker used and each piece of information, against garrison + 3 dice. Lower: you take the difference as damage, are chased out and can’t attack it again until you have been in another port. Equal: you take a die of damage and the port. Higher: you take the port unharmed. Each point of damage costs 1 Popularity.
    .title = The attack on a port
blackbeard-rule-BN-11-4 = The port brings 100 × its value in gold and as much Notoriety as its value, which then falls by 1. In his next turn the captor leaves the port or sacks it (BN 11.5). Until the end of that turn any other pirate may come and sack it.
    .title = After the capture
blackbeard-rule-BN-11-5 = A second fight as in BN 11.3, without information dice, in the turn after the capture; the captor may not move before it. Success: Notoriety + printed value + a die, Popularity + printed value, and goods from the display, as long as one of each type stays. You rob the treasures there (BN 10.73), and the port is destroyed for good, with its governor; a Refuge there is gone. Failure: as in BN 11.3.
    .title = Sacking a port

## Pirate against pirate

blackbeard-rule-BN-12-1 = With rivals in play: each side rolls Combat + 2 dice + 1 for each arms marker used; the one who began adds a die for each piece of information on the other. The lower side takes the difference as damage. Who wins the round chooses to break off, to go on or to board, which leads to a duel; after a tie the faster ship chooses. Breaking off costs 1 Notoriety.
    .title = Rounds of battle
blackbeard-rule-BN-12-11 = With rivals in play: from the end of the third round the faster ship chooses instead of the winner, and breaking off costs 1 Popularity too.
    .title = Long battles
blackbeard-rule-BN-12-2 = With rivals in play: the loser’s hostages die, and his ship, cargo and cabin are at the winner’s disposal. A loser who lives loses 10 Notoriety. A winner at least as notorious gets 1 Popularity, the loser loses 5, and is marooned, kept on the plank or tied to the mast until someone rescues him; otherwise he keeps a wreck or is put ashore at his Refuge.
    .title = After a boarding

## Damage, wounds and hunters

blackbeard-rule-BN-13-2 = With hunters in play: King’s Commissioners come by a petition to the Crown or a pirate hunt, each with one pirate as target. The player who brought it controls it; nobody controls a hunter of his own pirates.
    .title = Whose hunters
blackbeard-rule-BN-13-21 = With hunters in play: in a port, or while a debauch makes him miss his turn, a pirate may petition the Crown against another player’s pirate. If a d66 is no higher than that pirate’s Notoriety, a King’s Commissioner comes, which you control. Once a turn, and not while you control a Commissioner; below Notoriety 11 it can’t succeed.
    .title = Petition to the Crown
blackbeard-rule-BN-13-22 = With hunters in play: a new King’s Commissioner is placed in a transit zone that its controller chooses.
    .title = Placing a Commissioner
blackbeard-rule-BN-13-23 = With hunters in play: a hunter goes back to the stock when its target is dead, retired or otherwise lost, and a King’s Commissioner also when it is sunk. There it is repaired, and it may come again.
    .title = Hunters that leave
blackbeard-rule-BN-13-5 = You flee to an adjacent sea hex of your choice, whatever your rudder, Speed or anchor, and lose 1 Popularity; your move and operation end. You can’t enter that port again until you have been in another one.
    .title = Chased from a port
blackbeard-rule-BN-13-6 = With hunters in play: after a successful interception the hunter’s controller may attack or let go, but a warship must attack its target. With several pirates in a hex a hunter tries its target first, then the others by falling Notoriety, and fights only one of them and his ally.
    .title = A hunter’s attack
blackbeard-rule-BN-13-61 = With hunters in play, each round: the hunter’s Combat + Speed + a die against your Combat + Speed + Competence + a die + 1 for each arms marker used. If you are lower, you take the difference and a Commissioner loses 1 Combat and 1 Speed; if you are higher, a Commissioner loses the difference on both and you take 1. A warship is never hurt.
    .title = Battle with a hunter
blackbeard-rule-BN-13-62 = With hunters in play: after a tied round, and after every round from the third on, the faster side may break off; it costs a pirate 1 Popularity. A warship never breaks off. The table may let the pirate always break off from a warship from round 3.
    .title = Breaking off from a hunter
blackbeard-rule-BN-13-63 = With hunters in play: before and between the rounds you may surrender to a hunter if you have a letter of marque of its nation. You are then tried (BN 18.2).
    .title = Surrender to a hunter
blackbeard-rule-BN-13-64 = With hunters in play: when you leave the hex of a hunter that began a battle with you, you gain 5 Notoriety. Sinking a King’s Commissioner brings its printed Combat in Notoriety.
    .title = Escaping or sinking a hunter
blackbeard-rule-BN-13-8 = A die says where: 1 sails, 2 hull, 3 rudder, 4 guns, 5 crew, 6 captain (a wound for each point); what finds no room there goes to other sections. Each point of damage costs: sails 3 Speed; hull 1 Speed; guns 2 Combat; crew 1 Combat, 1 Speed and 1 Popularity, and at 2 points the hostages die. Rudder: at 1 you can’t turn straight back, at 2 you sail straight on or one direction aside, at 3 straight on or one clockwise; if no step is left, you may turn one clockwise instead of moving. With a damaged hull, a die at the end of each turn: on a 1 you lose 1 more hull, at 3 you sink with everything. Another die (two at 3) floods the hold of its number until the hull is whole.
    .title = Damage to the ship
blackbeard-rule-BN-13-9 = A card gives the grade: superficial, minor (*) or incapacitating (**). A die gives the part: 1 right eye, 2 left eye, 3 right hand, 4 left hand, 5 right leg, 6 left leg; a prosthesis is rolled again. A pet or parrot may take the wound instead and dies (BN 4.35).
    .title = Wounds
blackbeard-rule-BN-13-91 = A part of the body with two or more red tokens, however they came, counts as an incapacitating wound.
    .title = Several wounds on one part
blackbeard-rule-BN-13-92 = Each wound token lowers all ratings by 1 (not below 0) but raises Cruelty and Notoriety by 1. When it goes, the ratings recover; Cruelty and Notoriety stay. A superficial wound is one red token that goes at the end of the following turn.
    .title = Tokens; superficial wounds
blackbeard-rule-BN-13-93 = One red token until you heal; −1 Popularity.
    .title = Minor wounds
blackbeard-rule-BN-13-94 = Two red tokens until you heal; −2 Popularity. The ship suffers too (BN 13.95), and after healing a prosthesis remains (BN 13.96).
    .title = Incapacitating wounds
blackbeard-rule-BN-13-95 = Each incapacitating wound not yet healed costs the ship 1 Combat and 1 Speed. A part with a prosthesis can’t be wounded again.
    .title = A pirate out of action
blackbeard-rule-BN-13-96 = In any port where you may do business, an operation heals all red tokens, and any scurvy, at the end of the turn. A part that had two or more red tokens gets one black token for good: eye patch, hook or wooden leg, with −1 to all ratings, +1 Cruelty and +1 Notoriety.
    .title = Healing
blackbeard-rule-BN-13-97 = A pirate dies when both parts of a pair, eyes, hands or legs, bear any token; or when he has scurvy and an incapacitating wound or a prosthesis.
    .title = Fatal wounds

## Warships

blackbeard-rule-BN-14-1 = With hunters in play: a warship’s nation, Combat and Speed are secret; only its controller knows them. Its nation is shown when it catches someone or enters a port, its figures in the first round of a battle or when its speed is challenged. A warship of no nation enters no ports and makes no enemies.
    .title = Secrets of warships
blackbeard-rule-BN-14-12 = With hunters in play: a warship must attack its target. Before the first round you may hand its captain your letter of marque of its nation: it leaves you alone this turn, and the letter goes back to the stock.
    .title = Letters and warships
blackbeard-rule-BN-14-13 = With hunters in play: a warship has as target the pirate who found it, or else the most notorious pirate. The player on the right of that pirate’s player controls it from then on (but see BN 7.36).
    .title = Who controls a warship
blackbeard-rule-BN-14-15 = With hunters in play and three players or more: a warship may sail up to five hexes, though its printed Speed (2 to 5) is secret. Every player but its controller and its target’s may challenge it, once for each warship. If it sailed too far, it goes back to the stock; if not, its controller may turn it against one of the challenger’s pirates.
    .title = Challenging a warship’s speed
blackbeard-rule-BN-14-2 = With hunters in play: all warships in your hex try to catch you, each for itself. Those that succeed fight as one: their Combat is added up, the highest Speed counts, and they roll one die. King’s Commissioners fight alone, after them.
    .title = Squadrons
blackbeard-rule-BN-14-3 = With hunters in play: a hunter at sea in the hex of a port blockades the other players’ pirates inside. They lose 1 Popularity at once and at each hazard event, and can neither sell nor ransom. When the blockade ends, they regain 1, unless they are chased out.
    .title = Blockade
blackbeard-rule-BN-14-31 = With hunters in play: a hunter may enter a pirate port while another lies at sea in its hex, and chases out all pirates. A governor is then drawn: if he is anti-pirate, the port is English for good, with value 1 and garrison 4.
    .title = Pirate ports turned English
blackbeard-rule-BN-14-4 = With hunters in play: a battle with a warship is like one with a King’s Commissioner (BN 13.61), but the warship is never hurt: even if you win a round, you take 1 point of damage.
    .title = Battle with a warship
blackbeard-rule-BN-14-42 = With hunters in play: a warship that captures, kills or sinks its target goes back to the stock and wins a letter of marque of its nation for its controller. The first of his pirates to anchor in a port who is not that nation’s enemy takes it; if he has one already, he may exchange or decline.
    .title = A warship’s success

## Repairs

blackbeard-rule-BN-15-1 = Anchored in your Refuge or a pirate port, an operation repairs all damage to sails, rudder, guns and crew. The hull needs careening (BN 15.5). White boxes are not repaired, only bought.
    .title = Refit
blackbeard-rule-BN-15-2 = 2 points of your choice: sails, rudder, guns or crew.
    .title = Refit in a pro-pirate port
blackbeard-rule-BN-15-3 = 1 point of your choice: sails, rudder, guns or crew.
    .title = Refit in a neutral port
blackbeard-rule-BN-15-4 = With hunters in play: a King’s Commissioner that begins its turn in a port may refit instead of sailing: its Combat and Speed rise again, and scurvy ends.
    .title = A Commissioner’s refit
blackbeard-rule-BN-15-5 = Only without a move, anchored in a coastal hex or in a port where you may do business. Each operation repairs 1 hull in a port, half a point on a coast; halves add up. A careened ship doesn’t leak and can’t move, search or attack; to end it is an operation. When the hull is whole, flooded and wrecked holds are usable again.
    .title = Careening
blackbeard-rule-BN-15-6 = At sea, in a zone or anchored off a coast, without a move: sails, hull or rudder with exactly 1 damage counts as whole. It takes one turn with a whole crew, two turns in a row with 1 crew lost; with 2 it can’t be done. In each later turn it fails on a 1, and any new damage to that section undoes it. A flooded hold stays unusable.
    .title = Jury repair

## Letters of marque

blackbeard-rule-BN-15E = There are 12 letters: 3 French, 3 Portuguese, 3 English, 3 Spanish. Without hazard events one of a random nation is on offer from the start, and a new one whenever it is bought. You buy it in a port of its nation that is neutral, pro-pirate or a Refuge for you, if you were never its enemy. The price is 100 × a die in a neutral port, 50 × a die in the others; if you decline it, you may try again in another turn.
    .title = Letters on offer
blackbeard-rule-BN-E1 = You may have one letter; if you buy another, the old one goes back to the stock. It is void once you become its nation’s enemy, and it can’t be traded. With hunters in play it may save you from hanging (BN 18.2).
    .title = Holding a letter
blackbeard-rule-BN-E2 = All ports of its nation are one step better for you: anti-pirate becomes neutral, neutral pro-pirate, pro-pirate as good as a Refuge. But no treasure can be kept there, and your Refuge stays where it is.
    .title = What a letter does

## Notoriety

blackbeard-rule-BN-16 = Notoriety runs from 0 to 100. The first pirate to reach 100 wins the match for his player at once. The most notorious pirate draws the action card of the turn.
    .title = What Notoriety is for
blackbeard-rule-BN-16-1 = Gains: a prize, your Cruelty (BN 16.21); a hostage 1; each full 1,000 of a sale 1, and 5 more if it is over 5,000; a port taken, its value; a port sacked, its printed value + a die; each wound token 1. Losses: a merchant that you decline to attack, or that escapes, 1. It never falls below 0.
    .title = Gaining and losing Notoriety
blackbeard-rule-BN-16-21 = A prize brings as much Notoriety as your Cruelty, 1 more at the second attempt, 2 more at the third or later; doubled if you took damage in that operation. Each full 1,000 doubloons of a sale bring 1 Notoriety and 1 Popularity.
    .title = Prizes and sales
blackbeard-rule-BN-16-22 = Each hostage you take brings 1 Notoriety.
    .title = Hostages
blackbeard-rule-BN-16-24 = With rivals in play: a pirate who is conquered loses 10 Notoriety. A captive or prisoner who is freed by another pirate gains 5.
    .title = Conquered and freed
blackbeard-rule-BN-16-25 = With hunters in play: getting away from a hunter that began a battle with you brings 5 Notoriety; sinking a King’s Commissioner brings its printed Combat.
    .title = Notoriety from hunters
blackbeard-rule-BN-16-26 = With rivals in play: the pirate who wins a duel against a pirate gains half of the Notoriety that the loser had, rounded up. The pirate who surrenders loses 3.
    .title = Notoriety from duels
blackbeard-rule-BN-16-27 = Freeing a captive or prisoner brings 2 dice of Notoriety, twice that from a prison in a Spanish port; freeing a relative or beloved 5; bringing the governor’s daughter home 10. A relative of yours who is not home in time costs you 5, and each turn until then 1 if a die shows 1.
    .title = Notoriety from rescues
blackbeard-rule-BN-16-23 = If the table has chosen so, a port that is taken brings as much Notoriety as its garrison, and a port that is sacked twice as much; otherwise it is as in BN 11.4 and BN 11.5.
    .title = Notoriety from the garrison

## Popularity and mutiny

blackbeard-rule-BN-17-1 = When your Popularity comes to 0, your crew mutinies (BN 17.3) as soon as everyone has acted. Each new fall to 0, or further loss at 0, calls for another mutiny, one at most in each step. A hazard event can bring one too.
    .title = When the crew mutinies
blackbeard-rule-BN-17-2 = From 0 to 15; it starts at 7. +1: a debauch; each alcohol or drugs marker consumed; torture; reaching your Refuge with all holds full; each full 1,000 of a sale. +5: a sale over 5,000. A sacked port: + its printed value. −1: each point of combat damage; each point of damage to the crew; a merchant declined, or missed by 1 or 2; a compulsory debauch refused; being chased; a minor wound. −2: an incapacitating wound.
    .title = Popularity
blackbeard-rule-BN-17-3 = A die against your Charisma. Lower: it is quelled. Equal: you are put ashore and retire with the treasure in your Refuges; the cabin is lost. Higher: you are marooned and die.
    .title = The mutiny
blackbeard-rule-BN-17-31 = After a quelled mutiny your Popularity is 6, whatever it was.
    .title = A mutiny quelled
blackbeard-rule-BN-17-4 = If you have a pirate left, he takes over at once after a mutiny, a retirement, a disease or a duel: same ship, place, holds and hostages. If the pirate died of wounds or with his ship, a new pirate is drawn at the start of the next turn and starts in a sloop, in his Refuge or any sea hex without a ship; he acts from the turn after. He chooses a Refuge and begins with Popularity 7, Notoriety 0 and no money. A dead pirate’s cabin and treasure are lost.
    .title = The next pirate

## Retirement and the end of the match

blackbeard-rule-BN-18-1 = The match ends when one player’s last pirate is lost or retired, after the agreed number of turns, or at Notoriety 100 (BN 16). The player with the richest single retired pirate wins; pirates still in play count for nothing. Ties: that pirate’s Notoriety, then all retired treasures of the player, then a shared victory. If nobody has retired: the most notorious pirate in play, then what a player’s pirates own, then shared.
    .title = The end and the winner
blackbeard-rule-BN-18-2 = With hunters in play: a captured pirate without a letter of marque of the captor’s nation is hanged. With one he loses the letter and everything aboard, and a die decides: 1 hanged, 2 to 5 prison, 6 free at once. Another pirate may free a prisoner before the next hazard event.
    .title = Tried for treason
blackbeard-rule-BN-18-3 = In your Refuge (even as the enemy of its nation), in a pirate port or a pro-pirate port, roll d66 (11 to 66): if it is no higher than your treasure in full hundreds (cabin and all Refuges, 6,600 is always enough), you retire and it is your score, which is shown at the end. If not, you may try again when your treasure reaches the next full hundred.
    .title = Retiring

## Duels

blackbeard-rule-BN-19-1 = A duel is fought with duel attack, duel defence and Endurance; a tattoo adds 1 Endurance, and what is lost comes back after the duel. Guards and bandits fight by the dice alone and never surrender. If one of them beats you, a die decides: 1 dead, 2–3 a wound, 4–6 −1 Popularity.
    .title = Duels and guards
blackbeard-rule-BN-19-2 = With rivals in play: duels come from boarding, from a debauch, or from a broken alliance. The challenger attacks first. Refusing counts as surrender.
    .title = Challenges
blackbeard-rule-BN-19-3 = With rivals in play: duel attack + a die against duel defence + a die. If the attacker is lower, he loses 1 Endurance, otherwise the defender does; then they change roles. At 0 Endurance you are down, and a die decides between a wound and death.
    .title = Rounds of a duel
blackbeard-rule-BN-19-4 = With rivals in play: for a pirate who is down at Endurance 0, the winner rolls a die. 1: dead; 2: three wounds; 3: two wounds; 4: an incapacitating wound; 5: a minor one; 6: a superficial one.
    .title = Down in a duel
blackbeard-rule-BN-19-5 = With rivals in play: who wins a duel against a pirate gains half of the loser’s Notoriety, rounded up, and 3 Popularity (2, if the table has chosen so).
    .title = The winner of a duel
blackbeard-rule-BN-19-6 = With rivals in play: after each round either may surrender, for −3 Popularity and −3 Notoriety. The winner gains half the loser’s Notoriety, rounded up, and 3 Popularity.
    .title = Surrender in a duel

## Alliances

blackbeard-rule-BN-20-1 = With rivals in play and three players or more: pirates of different players anchored in the same port may become allies. They hunt merchants and attack ports together and help each other in battle.
    .title = Alliances
blackbeard-rule-BN-20-2 = With rivals in play: two pirates of different players become allies when they lie at anchor in the same port and each names the other, in the orders or in a parley. Nobody can be allied with two pirates of one player.
    .title = Making an alliance
blackbeard-rule-BN-20-3 = With rivals in play: if an ally is at sea in the hex, a search draws two cards, and both apply; a storm counts only on the first.
    .title = Searching with an ally
blackbeard-rule-BN-20-4 = With rivals in play: an ally at sea in the hex may join an attack on a merchant, which adds a die. Both gain Notoriety by their own Cruelty, and both become the nation’s enemies. The one who attacks shares out the loot and the hostage.
    .title = Allies against a merchant
blackbeard-rule-BN-20-5 = With rivals in play: an ally at sea in your hex may help you when you are attacked: you roll one more die and drop the lowest. Each of you takes the full damage.
    .title = Helping an ally
blackbeard-rule-BN-20-6 = With rivals in play: two allies attack a port with both Combats, the Competence of the one who attacks, and 2 dice. Each gains the Notoriety and takes the full damage; the one who attacks shares out the loot.
    .title = Allies against a port
blackbeard-rule-BN-20-8 = With rivals in play: any member may dissolve an alliance at any time. If they are in one hex, either may then challenge the other to a duel.
    .title = Breaking an alliance

## Cunning

blackbeard-rule-BN-21-1 = With a point of cunning you roll again one of your own rolls just made; in a contest the opposing dice are rolled again too. The new result stands. It doesn’t help with storms, random places or the price of a letter, and cards are not dice. For the movement die a second one lies ready: you see it only if you take it.
    .title = Rolling again
blackbeard-rule-BN-21-3 = After using cunning a pirate must wait until a pirate of another player has used some.
    .title = Taking turns with cunning

## Hazard events

blackbeard-rule-BN-22-1 = Only with hazard events in play: when the action card calls one, a d66 (two dice read as a number from 11 to 66) names it. Before that, effects that last until the next event end; every hunter in a pirate’s hex at sea intercepts without dice; blockaded pirates lose 1 Popularity, and scurvy gets worse.
    .title = Hazard events
