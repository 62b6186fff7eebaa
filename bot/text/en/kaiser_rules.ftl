### The Kaiser’s Pirates: a line about each card for menus, and summaries of all rules for /rules.

## One line about each action card: what it does, and whether it is an action, a reaction or an assist. 100 characters at most

kaiser-about-card = { $letters ->
    [amc] Reaction: a hidden cruiser fights the attacking ship in your merchant’s place
    [blockade_runner] Action: d10 against d8 to resupply each of your German ships low on supply (−2 to attack)
    [boarding_party] Assist: capture an undamaged merchant instead of sinking it (double VA if you keep it)
    [bounding_main] Action, teams only: the next player loses their next turn
    [break_contact] Reaction, by day: roll d10 against d8 to escape an attack by a ship or the Royal Navy
    [breakdown] Action: roll d8 against d8 to damage an undamaged enemy warship or raider
    [breakout] Action: d10 against the blockade’s d8; if higher, you gain a German ship (two if doubled)
    [collier] Action: resupply all your ships that are low on supply (−2 to attack), no roll
    [damage_control] Action: repair one of your ships, no roll
    [deception] Action: on their next turn an enemy may only play one random card from their hand
    [exchange_information] Action, teams only: swap hand cards with your team-mate
    [fair_seas] Action: one of your undamaged merchants or prizes tries safe passage, its own die +1
    [fast_ship] Reaction, by day: −2 on a raider’s attack on your undamaged merchant
    [fog_bank] Action: an enemy loses their next turn; until then nobody, not even you, can attack them
    [good_hunting] Assist: your raider attacks two merchants, one after the other
    [heavy_weather] Action: d8 against d10 for each damaged ship, yours too; if the d8 wins, it’s lost unscored
    [intelligence] Action: look at an enemy’s hand, or see and reorder the next action cards
    [interned] Action: roll d10 d8 against d10 to remove an enemy warship, identified raider or prize
    [interrogate] Action: roll d10 against d8 to identify a disguised raider or prize and attack it at once
    [island_refuge] Action: hide a German ship; each turn d10 against d6 for repair and for supplies (end −2)
    [lay_mines] Action, on Berlin, Iltis, Meteor, Möwe or Wolf: mines attack all merchants of one enemy
    [minesweeper] Reaction: cancels a mine attack
    [mistaken_identity] Reaction: d10 against d8 to score your sunk merchant yourself and give up one you sank
    [monitor] Action: attack an enemy ship in Island Refuge at +2
    [non_combatant] Reaction: −2 on an attack on your undamaged merchant; a sinking then only captures it
    [pull_the_plug] Reaction to the Royal Navy: your attacked ship or prize is lost, and nobody scores it
    [qqq] Reaction: identifies the disguised raider that attacks you
    [q_ship] Reaction to a torpedo: fight the submarine with a warship in disguise
    [razzle_dazzle] Reaction to a torpedo: roll d8 against d6 to cancel the attack
    [recalled] Reaction: roll d10 against d10 to send home the ship that has just sunk your merchant
    [recon_aircraft] Action: take two random cards from an enemy’s hand
    [reflag] Action or reaction: one of your identified raiders or prizes is disguised again
    [rendezvous_missed] Action: d8 against d8 to leave each German ship of an enemy low on supply (−2 to attack)
    [sail_q_ship] Reaction to a torpedo at a sailing merchant: fight the submarine
    [scuttle] Action: remove one of your damaged German ships or prizes; nobody scores it
    [searchlight] Assist: +3 on an attack by a ship or the Royal Navy at night
    [second_chance] Action: take one more turn after this one
    [shallow_run] Reaction, by day: avoids the attack for certain, but you may be damaged or sunk
    [shipping_lanes] Assist: your warship attacks all of an enemy’s merchants, one after the other
    [slim_pickings] Reaction: stops an attack on one merchant; of several, leaves one under attack
    [special_cargo] Assist: merchants sunk by this attack score double
    [submarine_u] Action: torpedo one enemy merchant; you need no raider
    [submarine_uc] Action: torpedo one enemy merchant, or attack all of one enemy’s merchants with mines
    [surprise_attack] Assist: +2 on the attack; stops Break Contact, Shallow Run and Fast Ship
    [transfer_command] Action: roll d8 against d10 to take over an enemy warship, identified raider or prize
    [trap] Reaction: your armed merchant shoots back at the attacking ship
    [wireless_intercept] Action: take the top two discards into your hand
   *[other] { $value }
}

## Chapters

kaiser-chapter-KP-1 = The pieces
kaiser-chapter-KP-2 = Rounds and scoring
kaiser-chapter-KP-3 = The turn
kaiser-chapter-KP-3-2 = Attacks and reactions
kaiser-chapter-KP-3-3 = The cards
kaiser-chapter-KP-4 = Teams
kaiser-chapter-KP-5 = Alone against the Phantom
kaiser-chapter-KP-6 = Optional rules

## The pieces

kaiser-rule-KP-1-1 = Four decks: 20 German ships, 60 merchants, 100 action cards and, for one player only, 20 solitaire cards. KP and a number, as in KP 3.1, stand for a rule of this list.
    .title = The decks
kaiser-rule-KP-1-1-1 = A German ship is one of 6 warships or one of 14 raiders; it has attack dice, defence dice and a victory amount (VA) of 6 to 16. A merchant has defence, challenge and response dice and a VA: 13 are worth 3, 19 worth 5, 19 worth 7 and 9 worth 9.
    .title = Ships
kaiser-rule-KP-1-1-2 = Action cards are of 47 kinds: 50 ordinary action cards (brown), 31 reactions (blue) and 19 assists (green); Reflag is blue and brown. Each has two halves: upright what the card does, sideways an intercept, some at night. An intercept is an attack by one of your ships with its own dice, or by the Royal Navy with the dice on the card. Every card can be used as an intercept.
    .title = Action cards
kaiser-rule-KP-1-1-3 = Solitaire cards act for the Phantom in a match for one player (KP 5.0). Other matches don’t use them.
    .title = Solitaire cards
kaiser-rule-KP-1-1-4 = A coin shows the dice of one roll: attack (also mines, torpedo, gun and depth charge), defence, challenge or response. Marks on cards: night (−1 on the attack), mines (Berlin, Iltis, Meteor, Möwe, Wolf), raider, and coal, sail, little wolf and fast, which only the options of KP 6.0 use.
    .title = Coins and marks
kaiser-rule-KP-1-2 = Red dice (d4) go from 1 to 4, white (d6) to 6, green (d8) to 8 and blue (d10) to 10; a 0 on a blue die is 10. Where several dice are rolled, only the highest counts; they are never added up.
    .title = Dice
kaiser-rule-KP-1-3-1 = A damaged ship has a red marker: one at most, unless KP 6.8 is in use. Warships, raiders, merchants and prizes can be damaged.
    .title = Damage markers
kaiser-rule-KP-1-3-2 = A ship low on supply has a black marker, one at most. Only warships and raiders can be.
    .title = Low-supply markers

## Rounds and scoring

kaiser-rule-KP-2-0 = You command your German ships and your merchants, and you are the Royal Navy against everyone else’s German ships. A round stops the moment the last action card is drawn: nothing else happens in that turn. A match has three rounds, unless the table chose fewer. Seats stay as they are.
    .title = The course of a match
kaiser-rule-KP-2-1 = The action deck, the German deck and the merchant deck are shuffled. Some action cards are set aside unseen until the next round.
    .title = Shuffling
kaiser-rule-KP-2-1-1 = 20 action cards are set aside, 80 are in play.
    .title = Four players
kaiser-rule-KP-2-1-2 = 40 action cards are set aside, 60 are in play.
    .title = Three players
kaiser-rule-KP-2-1-3 = 60 action cards are set aside, 40 are in play.
    .title = Two players
kaiser-rule-KP-2-1-4 = The table may agree on another number of action cards, at least seven for each player: fewer make a shorter round, more a longer one. With all of them in play, cards can be counted.
    .title = Another deck size
kaiser-rule-KP-2-1-5 = Everyone gets 3 German ships, 3 merchants and 6 action cards. The rest are three draw piles.
    .title = The deal
kaiser-rule-KP-2-2 = Your ships lie face up, German ships in front and merchants behind. Your hand is secret, from a team-mate too.
    .title = Your force and your hand
kaiser-rule-KP-2-3 = At the end of a round your victory amount (VA) is counted; it is compared with the others’ and gives round points.
    .title = Scoring a round
kaiser-rule-KP-2-3-1 = Your VA is that of your victory pile and of the prizes still with you. Counted once: merchants you sank, your merchants that reached port, enemy prizes, warships and raiders you sank. Counted double: merchants sunk with Special Cargo, your prizes that reached port, your prizes still with you. Only as many German ships count as merchants and prizes score for you; surplus ones are dropped at random. Your own surviving German ships and merchants count nothing.
    .title = Victory amount
kaiser-rule-KP-2-3-2 = Action cards that you sank count once, without limit: AMC 7, submarine U 7, submarine UC 5, Q-Ship and Sail Q-Ship 5.
    .title = Action cards that score
kaiser-rule-KP-2-3-3 = You get one round point for each player whose VA is no higher than yours, yourself included: with four players 4, 3, 2, 1. Players who tie all get the higher number. A VA of 0 gives 0 points and changes nothing for the others.
    .title = Round points
kaiser-rule-KP-2-4 = Between rounds all markers are removed, and Island Refuge, Deception and Fog Bank too. All merchants, and German ships that nobody keeps, go face up under their decks. All action cards are gathered again.
    .title = Between rounds
kaiser-rule-KP-2-4-1 = Before another round everyone chooses in secret, all at once, one surviving German ship to keep, or none (up to three with KP 6.7). Ships can’t be given away, except to a team-mate (KP 4.9).
    .title = Keeping a ship
kaiser-rule-KP-2-4-2 = Everyone gets three new merchants.
    .title = New merchants
kaiser-rule-KP-2-4-3 = Everyone draws German ships up to three, from the deck as it lies. A raider that was kept starts disguised.
    .title = New German ships
kaiser-rule-KP-2-4-4 = All action cards are shuffled; the usual number is set aside again, and everyone gets six.
    .title = New hands
kaiser-rule-KP-2-4-5 = If you kept a ship, you get only five action cards (four for two ships and three for three, with KP 6.7).
    .title = A smaller hand
kaiser-rule-KP-2-5 = The most round points win the match. A tie goes to the higher VA of all rounds together. If that is equal too, everyone plays a further round, and the tied players compare its points, then its VA; and so on. After three such rounds, or as many as the table chose, they share the victory.
    .title = The winner

## The turn

kaiser-rule-KP-3-0 = Turns go clockwise. In yours: roll for ships in refuge, commit cards face down, play them, discard, draw one card, refill merchants, and perhaps take an extra turn. You are the attacker; the owner of an attacked ship is the defender. Without German ships you play on, and Breakout or Transfer Command may bring you some.
    .title = Turns
kaiser-rule-KP-3-1 = Who begins the first round: all roll a blue d10, or all add up the VA of their German ships, as the table chose. The highest roll or the lowest VA begins; equal ones don’t count, and if nobody is left, all roll a blue d10 (again). Then the players take turns clockwise. Later rounds: the player with the fewest round points so far (or in the last round, as the table chose), with equal ones left out in the same way.
    .title = Who begins
kaiser-rule-KP-3-1-1 = Commit and play as many cards as you like, or none. However many you use, draw exactly one action card at the end of your turn. Your hand has no limit.
    .title = Any number played, one drawn
kaiser-rule-KP-3-1-2 = You can’t attack or sink your own ships, except by Scuttle and Pull the Plug.
    .title = Your own ships
kaiser-rule-KP-3-1-3 = All your attacks in a turn are against one enemy: intercepts, mines and torpedoes, Interrogate (even if it fails) and Monitor. Each of your ships intercepts once or lays mines once. Each enemy warship, raider, prize and merchant can be intercepted once a turn, and a cancelled intercept counts; mines and torpedoes may hit a merchant besides.
    .title = One enemy to attack
kaiser-rule-KP-3-1-4 = Breakdown, Deception, Fog Bank, Intelligence at a hand, Interned, Rendezvous Missed and Transfer Command may hit the enemy whom you attack and one other in a turn; without an attack, only one. Recon Aircraft, Heavy Weather and Bounding Main are free of this.
    .title = One other enemy
kaiser-rule-KP-3-1-5 = At the end of your turn all your committed cards, played or not, are discarded face up in the order you choose, then the reactions played in it on top. Island Refuge stays on its ship, Deception and Fog Bank in front of their victim until that player’s turn ends; cards that score go to a victory pile. A card that can’t be played has no effect.
    .title = Discarding
kaiser-rule-KP-3-1-6 = After the draw everyone with fewer than three merchants draws up to three, you first. Until then lost merchants leave a gap.
    .title = Refilling merchants
kaiser-rule-KP-3-1-7 = Anyone may look at the top two cards of the discard pile at any time, but not in a match for one.
    .title = The discard pile
kaiser-rule-KP-3-1-8 = Anyone may look through any victory pile at any time, doubled cards included.
    .title = Victory piles
kaiser-rule-KP-3-1-9 = Anyone may ask how many action cards are left to draw.
    .title = Cards left
kaiser-rule-KP-3-1-10 = Ships that went under the German or the merchant deck are shuffled into a new deck when the other cards there run out. If there are none, nothing is drawn. The action deck is not reshuffled within a round.
    .title = Empty ship decks

## The cards

kaiser-rule-KP-3-3 = There are 47 kinds. Brown cards are actions, green ones assists, blue ones reactions; Reflag is an action and a reaction. You commit actions and assists upright and play reactions from your hand; any card may be committed sideways instead, as an intercept. A challenge succeeds only if it rolls higher than the response. Every card aimed at an enemy obeys KP 3.1.3, KP 3.1.4 and Fog Bank.
    .title = Kinds of card
kaiser-rule-KP-3-3-1 = Reaction when a warship or raider intercepts your merchant (not a sailing merchant with KP 6.11). An armed cruiser takes its place, and both sides attack at once: the ship’s attack dice against the AMC’s blue d10, and blue d10 and green d8 against the ship’s defence; at night both attacks have −1. The ship’s own modifiers, Surprise Attack and Searchlight count for the ship alone; Boarding Party is spent and Special Cargo does nothing here. A sunk ship goes to your victory pile; a sunk AMC scores 7 for the ship’s owner, and is discarded otherwise. An intercepting raider is identified. Your merchant is unhurt, gets no safe passage and can’t be intercepted again this turn; further targets follow if the ship survives. Intercept half: blue d10, red d4.
    .title = AMC
kaiser-rule-KP-3-3-2 = Action, if any of your German ships is low on supply. For each of them, in refuge or not, roll blue d10 (+2 if you have a prize, however many) against green d8: if higher, its low-supply marker goes. With KP 6.1 coal ships have −1, with KP 6.2 Seeadler has +1. Intercept half: blue d10, red d4, night.
    .title = Blockade Runner
kaiser-rule-KP-3-3-3 = Assist to a warship’s or raider’s intercept, one for each undamaged target. If the merchant would be sunk, you capture it: it becomes your disguised, undamaged prize, and the ship loses its low-supply marker if it has one. A damaged result does nothing. A merchant not captured may try safe passage. Intercept half: blue d10, red d4.
    .title = Boarding Party
kaiser-rule-KP-3-3-4 = Action in team play only: the next player clockwise, an enemy, loses their whole next turn, draw included. A Fog Bank or Deception in front of them stays. In other games it is only an intercept card. Intercept half: blue d10, white d6.
    .title = Bounding Main
kaiser-rule-KP-3-3-5 = Reaction to an intercept of your ship by a warship, a raider, the Royal Navy or Interrogate; not at night, against Surprise Attack or in refuge. Roll blue d10 against green d8, −2 if your ship is damaged and −2 if it is low on supply. Higher: the intercept of that ship is cancelled, and an undamaged merchant or prize may try safe passage. Otherwise the attack is rolled. Options KP 6.2, 6.3, 6.8 and 6.11 change the roll. Intercept half: blue d10, red d4.
    .title = Break Contact
kaiser-rule-KP-3-3-6 = Action against one undamaged enemy warship or raider, disguised or not, in refuge too. Roll green d8 against green d8: if higher, it gets a damage marker. Intercept half (HMS Glasgow): blue d10, green d8, white d6.
    .title = Breakdown
kaiser-rule-KP-3-3-7 = Action, if a German ship can be drawn. Roll blue d10; an enemy rolls green d8. Higher: draw one German ship. At least twice as high: draw two. Raiders come disguised; a warship never is, and the Royal Navy of your enemies can attack it at once. The new ships can act from your next turn. There is no limit to your ships. Intercept half: blue d10, red d4, night.
    .title = Breakout
kaiser-rule-KP-3-3-8 = Action: remove the low-supply markers from all your ships, in refuge too. No roll. Intercept half: blue d10, white d6, night.
    .title = Collier
kaiser-rule-KP-3-3-9 = Action: remove the damage marker (one, with KP 6.8) from one of your warships, raiders, prizes or merchants, in refuge too. No roll. Intercept half: blue d10, red d4, night.
    .title = Damage Control
kaiser-rule-KP-3-3-10 = Action: put it in front of an enemy who has no Deception or Fog Bank. On their next turn they commit nothing: they are shown one random card of their hand and may play only that one, as an action and never as an intercept (Lay Mines: on a raider with the mine mark, not in refuge). Assists, and reactions other than Reflag, can’t be played so. The card and Deception are then discarded, and they draw as usual. Their ships may still leave refuge. Their reactions on other players’ turns are free. Intercept half: blue d10, red d4, night.
    .title = Deception
kaiser-rule-KP-3-3-11 = Action in team play only: you and your team-mate each choose, in secret and at once, any number of hand cards to hand over; then they change hands. Committed cards can’t go. Before that each of you may send one ready-made wish; you may not name or show cards. In other games it is only an intercept card. Intercept half: blue d10, white d6.
    .title = Exchange Information
kaiser-rule-KP-3-3-12 = Action: one of your undamaged merchants or prizes tries safe passage. Roll its challenge dice, +1, against the response dice on its card, which an enemy rolls. Higher: it goes to your victory pile, a prize counting double. Intercept half: blue d10, green d8.
    .title = Fair Seas
kaiser-rule-KP-3-3-13 = Reaction when a raider (not a warship) intercepts your undamaged merchant; not at night or against Surprise Attack. The raider’s attack has −2. Seeadler has −4 with KP 6.2; a fast raider may pursue (KP 6.6.1); not for a sailing merchant with KP 6.11. Intercept half: blue d10, white d6.
    .title = Fast Ship
kaiser-rule-KP-3-3-14 = Action: put it in front of an enemy who has no Fog Bank or Deception. On their next turn they can’t commit or play anything, leave refuge or draw; their ships in refuge still roll. Then it is discarded. Until then no attack or other card can be aimed at their ships, except Heavy Weather; Recon Aircraft and Intelligence still reach their hand. Intercept half: blue d10, red d4, night.
    .title = Fog Bank
kaiser-rule-KP-3-3-15 = Assist to a raider’s intercept: it attacks two merchants of the same enemy, in the order you choose. Each has its own roll, and its owner may react to each; first they may play Slim Pickings. Only one for each intercept. Intercept half: blue d10, red d4.
    .title = Good Hunting
kaiser-rule-KP-3-3-16 = Action, if any ship outside refuge is damaged. For every damaged warship, raider, prize and merchant of all players, yours and fogged ones included but not in refuge, roll green d8 against blue d10: if higher, the ship is out of play and nobody scores it. Intercept half: blue d10, white d6, night.
    .title = Heavy Weather
kaiser-rule-KP-3-3-17 = Action: look in secret at one enemy’s whole hand, or at the next cards of the action deck (as many as there are players) and put them back in any order. Intercept half: blue d10, white d6, night.
    .title = Intelligence
kaiser-rule-KP-3-3-18 = Action against an enemy warship, identified raider or identified prize, in refuge too. Roll blue d10 and green d8, +2 if it is damaged and +2 if it is low on supply, against blue d10. Higher: it is out of play and nobody scores it. Its owner may answer with Reflag. Intercept half: blue d10, red d4.
    .title = Interned
kaiser-rule-KP-3-3-19 = Action against a disguised enemy raider or prize that is not in refuge and was not intercepted this turn. It fixes whom you attack this turn. Roll blue d10 against green d8. Not higher: nothing happens, and another copy may try again. Higher: it is identified and attacked at once with blue d10 and white d6, by day and without assists. Its owner may react to that attack with Break Contact, Shallow Run or Pull the Plug, and play Reflag afterwards; an undamaged prize may try safe passage. Intercept half: blue d10, white d6.
    .title = Interrogate
kaiser-rule-KP-3-3-20 = Action: put it on one of your warships or raiders not yet in refuge; a card committed on that ship is lost. At once, and at the start of each of your turns, roll blue d10 against white d6 to remove its damage, and again to remove its low supply. There it can be attacked only by Monitor, and Interrogate, Heavy Weather and Rendezvous Missed pass it by; Interned, Transfer Command and Breakdown reach it, unless the table chose otherwise. It can’t intercept or lay mines, not even on the turn it leaves. It stays until your next turn; then it may leave during any turn of yours, a raider disguised. Options KP 6.1 and 6.2 change the resupply roll. Intercept half: blue d10, white d6, night.
    .title = Island Refuge
kaiser-rule-KP-3-3-21 = Action committed upright on your raider with the mine mark; it may not be in refuge, and can’t intercept this turn. Its mines attack every merchant of one enemy with blue d10 and red d4 (KP 3.2.8). The raider stays disguised, and its damage and supply don’t matter. Intercept half: blue d10, red d4.
    .title = Lay Mines
kaiser-rule-KP-3-3-22 = Reaction to a mine attack on your merchants: the whole attack is cancelled before any roll. Intercept half: blue d10, green d8.
    .title = Minesweeper
kaiser-rule-KP-3-3-23 = Reaction right after an enemy’s intercept, mines or torpedo sank your merchant, if you have not reacted for it and a sunk merchant lies in your victory pile (an enemy’s prize that you sank counts). Name that one and roll blue d10 against green d8: if higher, the two cards change places. A place that scores double still does. At most one for each mine attack. Intercept half (HMS Highflyer): blue d10, green d8, red d4.
    .title = Mistaken Identity
kaiser-rule-KP-3-3-24 = Action against one enemy ship in Island Refuge, once a turn for each ship: the Royal Navy attacks with blue d10 and green d8, +2. Surprise Attack may be added. Only Pull the Plug can answer. Intercept half: blue d10, white d6.
    .title = Monitor
kaiser-rule-KP-3-3-25 = Reaction when a warship or raider intercepts your undamaged merchant, by day or night. The attack has −2; a damaged result does nothing, and a sunk merchant is captured by the attacker instead. If it is not captured, its safe passage has +2. Intercept half: blue d10, white d6.
    .title = Non-Combatant
kaiser-rule-KP-3-3-26 = Reaction when the Royal Navy, Interrogate or Monitor attacks your warship, raider or prize, damaged or not: it scuttles itself. The attack is over, the ship is out of play and nobody scores it. Intercept half: blue d10, white d6.
    .title = Pull the Plug
kaiser-rule-KP-3-3-27 = Reaction when a disguised raider intercepts your merchant: the raider is identified, so that the Royal Navy can attack it. The intercept goes on. Intercept half: blue d10, green d8.
    .title = QQQ
kaiser-rule-KP-3-3-28 = Reaction to a torpedo attack on your merchant (not on a prize, nor on a sailing merchant with KP 6.11), which is then safe from it. Roll blue d10 against green d8. Higher: a gun duel, both at once: the submarine’s green d8 against your white d6, your green d8 and white d6 against its white d6. Not higher: the submarine fires its torpedo dice at your white d6; if your Q-Ship isn’t sunk, it answers with depth charges, green d8 and red d4, against white d6. Damage does nothing. A sunk submarine goes to your victory pile (U 7, UC 5), a sunk Q-Ship (5) to the attacker’s. Intercept half: blue d10, white d6.
    .title = Q-Ship
kaiser-rule-KP-3-3-29 = Reaction to a torpedo attack on your ship: roll green d8 against white d6. Higher: the attack is cancelled. Otherwise it goes on. Intercept half: blue d10, green d8.
    .title = Razzle-Dazzle
kaiser-rule-KP-3-3-30 = Reaction after a warship or raider sank your merchant by an intercept, if you have not reacted for that merchant and the ship is still in play: right after the sinking, before each further target, or as the attacker ends their play. Roll blue d10 against blue d10. Higher: the ship is out of play, nobody scores it, and targets not yet attacked are spared. The sunk merchant still scores. Not after a capture, mines, a torpedo or a Shallow Run. Intercept half: blue d10, green d8.
    .title = Recalled
kaiser-rule-KP-3-3-31 = Action: take two random cards from an enemy’s hand into yours (one, if they have only one). You can’t play them this turn, except Reflag. Several copies may take from several enemies. Intercept half: blue d10, red d4.
    .title = Recon Aircraft
kaiser-rule-KP-3-3-32 = One of your identified raiders or prizes is disguised again, in refuge too. Commit it and play it as an action; or play it from your hand: after your own intercept in which QQQ, AMC or Trap identified your raider; after an Interrogate attack on your ship; or in answer to a Royal Navy intercept, Interned or Transfer Command aimed at it, which is then cancelled (unless the table chose otherwise). Night and Surprise Attack don’t matter. Against a Royal Navy intercept it is your one reaction. Intercept half: blue d10, white d6.
    .title = Reflag
kaiser-rule-KP-3-3-33 = Action against one enemy: for each of their German ships, disguised or not, that is not in refuge or low on supply, roll green d8 (−2 if they have a prize, however many) against green d8. Higher: it gets a low-supply marker. With KP 6.1 it is +2 for coal ships, with KP 6.2 −2 for Seeadler. Intercept half: blue d10, red d4, night.
    .title = Rendezvous Missed
kaiser-rule-KP-3-3-34 = Reaction to a torpedo attack on your sailing merchant (one of the twelve; not a prize). As Q-Ship, but its gun rolls green d8 and red d4, and it has no depth charges: if its challenge, blue d10 against green d8, is not higher, the submarine fires its torpedo at its white d6 and that is all. It scores 5 for the attacker if sunk. Intercept half: blue d10, green d8.
    .title = Sail Q-Ship
kaiser-rule-KP-3-3-35 = Action: remove one of your damaged warships, raiders or prizes, in refuge too. It is out of play and nobody scores it. Intercept half: blue d10, green d8, night.
    .title = Scuttle
kaiser-rule-KP-3-3-36 = Assist to a night intercept by your ship or the Royal Navy: +3 on each attack of it, so +2 with the night’s −1. Reactions barred at night stay barred. Intercept half (HMS Pegasus): blue d10, green d8, red d4.
    .title = Searchlight
kaiser-rule-KP-3-3-37 = Action, once a turn: after this turn you take one more, and all limits of a turn apply afresh. In that turn Second Chance and Wireless Intercept can’t be played. There is no extra turn if your draw ends the round. Intercept half: blue d10, red d4, night.
    .title = Second Chance
kaiser-rule-KP-3-3-38 = Reaction to an intercept of your ship by a warship, a raider, the Royal Navy or Interrogate; not at night, against Surprise Attack or in refuge. The intercept is avoided in any case. Then roll blue d10 and red d4, −2 if your ship is damaged, against blue d10. Higher: no harm. Otherwise it is damaged, or sunk if it was damaged already, and goes to the attacker’s pile (never doubled, no Recalled). A merchant or prize still undamaged may try safe passage. See also KP 6.6.2, 6.8 and 6.10. Intercept half: blue d10, white d6.
    .title = Shallow Run
kaiser-rule-KP-3-3-39 = Assist to a warship’s intercept: it attacks all merchants of one enemy not yet intercepted this turn, at least two, in the order you choose. Each has its own roll, and its owner may react to each; first they may play Slim Pickings. Only one for each intercept. Intercept half: blue d10, red d4.
    .title = Shipping Lanes
kaiser-rule-KP-3-3-40 = Reaction when a warship or raider intercepts your merchants. Against one target: the intercept is cancelled, and the merchant counts as intercepted. Against several (Good Hunting, Shipping Lanes): before the first roll, all but one are spared (another ship may still intercept them this turn); the attacker chooses which stays, unless the table chose otherwise, and you may still react for it, but not with another Slim Pickings. Not against Wolf with KP 6.3. Intercept half: blue d10, white d6.
    .title = Slim Pickings
kaiser-rule-KP-3-3-41 = Assist to an intercept by your warship or raider, to mines or to a torpedo: every merchant that this attack sinks scores double. Captures gain nothing by it. Intercept half (HMS Sydney): two blue d10, white d6.
    .title = Special Cargo
kaiser-rule-KP-3-3-42 = Action: torpedo attack on one enemy merchant with blue d10, white d6 and red d4 (KP 3.2.8). No safe passage follows. Q-Ship, Sail Q-Ship and Razzle-Dazzle can answer. Against a Q-ship: gun green d8, defence white d6; it scores 7 for the enemy if sunk. Intercept half: blue d10, red d4.
    .title = Submarines U-27 & U-41
kaiser-rule-KP-3-3-43 = Action: choose a torpedo attack on one enemy merchant with blue d10 and white d6, or a mine attack on all merchants of one enemy with blue d10 and red d4, no raider needed (KP 3.2.8). Q-Ship, Sail Q-Ship and Razzle-Dazzle answer the torpedo, Minesweeper the mines. Against a Q-ship: gun green d8, defence white d6; it scores 5 for the enemy if sunk. Intercept half: blue d10, red d4.
    .title = Submarines UC-16 & UC-29
kaiser-rule-KP-3-3-44 = Assist to an intercept by your ship or the Royal Navy, or to Monitor; not to Interrogate: +2 on each attack of it (+4 for Wolf with KP 6.3). Break Contact, Shallow Run and Fast Ship can’t be played against it. Only one for each intercept. Intercept half: blue d10, white d6.
    .title = Surprise Attack
kaiser-rule-KP-3-3-45 = Action against an enemy warship, identified raider or identified prize, in refuge too. Roll green d8 against blue d10: if higher, it joins you as it is, with markers, Island Refuge (until your next turn at least) and all. It can’t act this turn. Its owner may answer with Reflag. Intercept half: blue d10, red d4, night.
    .title = Transfer Command
kaiser-rule-KP-3-3-46 = Reaction when a warship or raider intercepts your merchant. Both attack at once: the ship against the merchant’s defence as usual, assists included, and your green d8 and white d6 against the ship’s defence; at night both have −1, and Surprise Attack and Searchlight help the ship alone. A sunk ship goes to your victory pile. An intercepting raider is identified. A merchant that comes through undamaged may try safe passage. The Trap itself never scores. Intercept half: blue d10, white d6.
    .title = Trap
kaiser-rule-KP-3-3-47 = Action, once a turn and not in an extra turn: take the top two cards of the discard pile into your hand (one, if there is only one). You can’t play them this turn, except Reflag. Intercept half: blue d10, white d6, night.
    .title = Wireless Intercept
## Attacks and reactions

kaiser-rule-KP-3-2 = At the start of your turn you commit any cards of your hand: you lay them face down. Only these can be played in the turn, except Reflag, which may come from your hand (KP 3.3.32). They don’t come back to your hand. Turn them up one at a time in any order; you need not play them all.
    .title = Committing cards
kaiser-rule-KP-3-2-1 = You place each card, and can’t change that later: sideways on your warship or raider, which will intercept merchants; sideways in front of your ships, a Royal Navy intercept; upright in front, an action or an assist (a reaction there is a bluff); Lay Mines upright on a raider with the mine mark. One card for each ship, none on a ship in refuge. Everyone sees where the cards lie. Assists are turned up only with an attack.
    .title = Where cards lie
kaiser-rule-KP-3-2-2 = Only the owner of the attacked ship may react, with a blue card from the hand. One reaction for each intercept, for each torpedo and for each mine attack; with several targets, one for each merchant, before or after it is sunk. Nobody can react to a reaction. After a mine attack that went on, one Mistaken Identity is possible.
    .title = Reactions
kaiser-rule-KP-3-2-3 = Raiders start disguised, and so do captured prizes. The Royal Navy can intercept only warships, identified raiders and identified prizes, and none in refuge. Its attack is rolled with the dice of the card’s intercept half; one Surprise Attack and, at night, a Searchlight may be added. A ship that it sinks goes to your victory pile and scores once. In a turn, the attacks of the Royal Navy and those of your ships all go against one enemy (KP 3.1.3).
    .title = Royal Navy intercepts
kaiser-rule-KP-3-2-4 = Your warship or raider intercepts an enemy merchant with its own attack dice; of the card only the night mark counts. You may add Surprise Attack, Searchlight (at night), Special Cargo, a Boarding Party for each undamaged target, and Good Hunting (raider) or Shipping Lanes (warship). A sunk merchant goes to your victory pile. The intercept itself doesn’t identify a raider.
    .title = Ships intercept merchants
kaiser-rule-KP-3-2-5 = A captured merchant becomes your prize, disguised and undamaged, and resupplies the ship that took it. German ships, mines and submarines can’t attack prizes (KP 6.9 aside). A prize still with you at the end of a round, or one that reaches port, scores double; an enemy who sinks it scores it once.
    .title = Prizes
kaiser-rule-KP-3-2-6 = A merchant or prize that was intercepted and came out undamaged and not captured may at once try for port: two sets of dice are printed on its card: its owner rolls the challenge dice, the attacker the response dice. If the owner’s roll is higher, it goes to its owner’s victory pile, a prize counting double. That holds after dice were rolled, a successful Break Contact, any Shallow Run or a Trap; not after mines, torpedoes, AMC, Slim Pickings or Reflag. It may try again after a later intercept. Unless the table chose otherwise, it is always tried for you.
    .title = Safe passage
kaiser-rule-KP-3-2-7 = Attack against defence: up to the defence, no effect; more, damaged; at least twice as much, sunk. A ship already damaged isn’t damaged again. A challenge succeeds only if higher than the response. On the highest die: a warship’s or raider’s intercept −2 if it is damaged and −2 if low on supply; a damaged ship’s defence −2; night −1; Surprise Attack +2; Searchlight +3; Monitor +2; Fast Ship or Non-Combatant −2. Modifiers add up; a result is never below 1.
    .title = Contests
kaiser-rule-KP-3-2-8 = Turn up the card, name the enemy, the assists and the target; then the defender may react, then the dice are rolled. Mines attack all merchants in the enemy’s row (not prizes), one after another in your order; a torpedo attacks one. To both, Special Cargo is the only assist, and no safe passage follows. A damaged or low-supply raider lays mines without a penalty.
    .title = Attacks step by step
kaiser-rule-KP-3-2-9 = Example: Ann lays Good Hunting and Surprise Attack upright in front of her, and any third card sideways on Möwe. She turns up the card on Möwe, names Ben, adds both assists and picks two of his merchants. Each attack gets +2, and Ben may answer each with one card. Then Ann discards all three cards and draws one.
    .title = Example turn


## Teams

kaiser-rule-KP-4-0 = Four players may form two teams of two. Team-mates don’t see each other’s hands and may not speak of particular cards; they may say how strong they are in attack or defence. No card passes between them except by Exchange Information.
    .title = Two teams
kaiser-rule-KP-4-1 = Team-mates sit opposite each other, so that the teams take turns.
    .title = Seats
kaiser-rule-KP-4-2 = Nothing harmful can be aimed at your team-mate’s ships, and you score nothing from them. Heavy Weather still tests them.
    .title = Your team-mate’s ships
kaiser-rule-KP-4-3 = Your enemies are the players of the other team.
    .title = Enemies
kaiser-rule-KP-4-4 = Cards that help ships help only your own, not your team-mate’s.
    .title = Helpful cards
kaiser-rule-KP-4-5 = You can’t react to an attack on your team-mate.
    .title = No reaction for a team-mate
kaiser-rule-KP-4-6 = A ship that leaves Island Refuge goes to your team-mate (or may stay with you, if the table chose so).
    .title = Leaving refuge
kaiser-rule-KP-4-7 = If Breakout gives you two ships, one of your choice goes to your team-mate. A single ship stays with you.
    .title = Breakout
kaiser-rule-KP-4-8 = Everyone has a victory pile and round points of their own. A team gets 7 points at most in a round and usually at least 3.
    .title = Points
kaiser-rule-KP-4-9 = Before another round you may keep a ship (up to three with KP 6.7) and offer others to your team-mate, who may take offered ships instead of own ones, up to the same limit. The hand is smaller for each ship that you start with.
    .title = Keeping ships
kaiser-rule-KP-4-10 = The team with more round points together wins. A tie goes to the higher VA of both team-mates; if that is equal too, a further round is played.
    .title = The winning team

## Alone against the Phantom

kaiser-rule-KP-5-0 = You play alone against the Phantom. Solitaire cards decide what it does. All rules hold, except as said here. What the Phantom aims at is decided by rule: for the best expected score (default), at random or by you, as chosen before the match. It always tries safe passage and never pursues.
    .title = The Phantom
kaiser-rule-KP-5-1 = Solitaire cards have two uses: in your turn they say how the Phantom defends itself, in its turn what it does.
    .title = Two uses
kaiser-rule-KP-5-2 = Twelve cards are taken out: both Intelligence, both Wireless Intercept, Bounding Main, Breakdown, Exchange Information, Mistaken Identity, Pull the Plug, Sail Q-Ship, Searchlight and Special Cargo.
    .title = Cards taken out
kaiser-rule-KP-5-2-1 = Of the other 88 action cards 48 are set aside unseen; 40 are in play.
    .title = Cards in play
kaiser-rule-KP-5-2-2 = You and the Phantom both get three German ships, three merchants and six action cards. Nobody sees its hand; only your Recon Aircraft takes cards from it.
    .title = The deal
kaiser-rule-KP-5-2-3 = You begin the first round, or the Phantom, or the higher blue d10, as chosen before the match. Later rounds as usual (KP 3.1).
    .title = Who begins
kaiser-rule-KP-5-2-4 = Scoring is as for two players. Between rounds the Phantom keeps its German ship with the best attack dice, or the one that you choose if you decide for it.
    .title = Scoring and kept ships
kaiser-rule-KP-5-2-5 = For the next round the action and solitaire decks are shuffled, the usual number of cards is set aside, and hands are dealt as usual: five to a player who kept a ship.
    .title = The next round
kaiser-rule-KP-5-3-1 = All discards lie face down, and nobody may look at them.
    .title = Discards
kaiser-rule-KP-5-3-2 = Your Recon Aircraft takes two random cards from the Phantom’s hand, and its next turn is limited to one solitaire card (KP 5.4.3.10).
    .title = Your Recon Aircraft
kaiser-rule-KP-5-3-3 = When you attack, a solitaire card and a red d4 stand for the Phantom’s reaction: 1 or 3 is its first defence, 2 or 4 its second. One card for each target of an intercept, each torpedo and each mine attack. It counts only if that reaction would be allowed. Recalled waits until the merchant is sunk; QQQ identifies your raider at the end; Slim Pickings leaves one target of your choice if drawn for the first, and spares this and all later ones if drawn afterwards. An AMC or Q-Ship that sinks so scores as its card would.
    .title = How the Phantom defends itself
kaiser-rule-KP-5-4 = In its turn the Phantom rolls for its ships in refuge; then solitaire cards are drawn and a red d4 is rolled for each: that line of the card is carried out, until one ends the turn. At last it may reflag, draws, and merchants are refilled. Fog Bank costs it the whole turn but the refuge rolls and the refill.
    .title = The Phantom’s turn
kaiser-rule-KP-5-4-1 = The used solitaire cards are shuffled in again after each turn of the Phantom, or only when none is left, as chosen before the match. If they run out in its turn, that turn ends.
    .title = The solitaire deck
kaiser-rule-KP-5-4-2 = At the end of its turn the Phantom draws an action card, and it goes straight to the discards.
    .title = Its draw
kaiser-rule-KP-5-4-3 = Line 1 ends the turn. Line 2 is an intercept by a warship or raider. Lines 3 and 4 are other actions, without assists; “ET” ends the turn after them. What isn’t possible is left out. While you are under Fog Bank, only Heavy Weather reaches your ships.
    .title = The lines of a solitaire card
kaiser-rule-KP-5-4-3-1 = Line 1: nothing happens, and the Phantom’s turn ends.
    .title = Line 1
kaiser-rule-KP-5-4-3-2 = Line 2 can’t be carried out if the Phantom has no such ship able to act, or you have no merchant that it may attack: then its turn ends.
    .title = Line 2 not possible
kaiser-rule-KP-5-4-3-3 = Line 2: first more solitaire cards are drawn, and their special actions (assists, or Reflag afterwards) are added, until one is blank, comes a second time or doesn’t fit. Then the ship intercepts, at night if the line says so; you may react as usual. The turn goes on.
    .title = Line 2 and special actions
kaiser-rule-KP-5-4-3-4 = An action marked “ET” ends the turn, whether it could be carried out or not.
    .title = Actions that end the turn
kaiser-rule-KP-5-4-3-5 = After any other action the turn goes on with the next card, whether it could be carried out or not.
    .title = Other actions
kaiser-rule-KP-5-4-3-6 = The Phantom’s Deception or Fog Bank holds for your next turn, as the card would.
    .title = Deception and Fog Bank on you
kaiser-rule-KP-5-4-3-7 = Island Refuge takes the Phantom’s German ship with the most troubles (damaged, low on supply, identified raider). It rolls at once and in each of the Phantom’s turns, and comes back, disguised, in the first such turn in which it has no marker.
    .title = The Phantom’s Island Refuge
kaiser-rule-KP-5-4-3-8 = The Phantom’s Recon Aircraft discards two random cards of your hand, face down. Then its turn ends.
    .title = The Phantom’s Recon Aircraft
kaiser-rule-KP-5-4-3-9 = Deception on the Phantom: its next turn is one solitaire card and a red d4; 1 or 3 is line 3, 2 or 4 is line 4.
    .title = Deception on the Phantom
kaiser-rule-KP-5-4-3-10 = Recon Aircraft on the Phantom: its next turn is one solitaire card, read as usual. Several don’t add up; Deception goes first, and both are spent.
    .title = Recon Aircraft on the Phantom
kaiser-rule-KP-5-4-3-11 = The Phantom’s Interrogate names its target: lowest VA, highest VA or random. Without a disguised raider or prize of yours that it may attack, it is left out.
    .title = The Phantom’s Interrogate
kaiser-rule-KP-5-4-3-12 = At the end of its turn, if the Phantom has an identified raider or prize, one solitaire card is drawn: if its special action is Reflag, one of them is disguised again.
    .title = The Phantom’s Reflag
kaiser-rule-KP-5-5-1 = The rulebook shows a turn of the Phantom here: special actions are drawn only for line 2, never for lines 3 and 4.
    .title = Example: the Phantom’s turn
kaiser-rule-KP-5-5-2 = The rulebook shows a turn of yours here. It adds no rule.
    .title = Example: your turn

## Optional rules

kaiser-rule-KP-6-0 = These rules count only if the table chose them before the match. Modifiers of several options add up.
    .title = Options
kaiser-rule-KP-6-1 = Coal: the six warships, Berlin, Cap Trafalgar, Cormoran, Kaiser Wilhelm der Grosse, Kronprinz Wilhelm and Prinz Eitel Friedrich burn a lot of coal. Against them Rendezvous Missed has +2; for them Blockade Runner and the resupply roll in Island Refuge have −1.
    .title = Coal
kaiser-rule-KP-6-2 = Seeadler sails: Rendezvous Missed −2 against it; Blockade Runner and the resupply roll in refuge +1 for it; Break Contact to protect it −2, but +2 for a merchant that it intercepts; Fast Ship gives it −4 instead of −2.
    .title = Sail
kaiser-rule-KP-6-3 = Wolf has a seaplane: Surprise Attack on its own intercept gives +4; Slim Pickings can’t be played against it; Break Contact to protect it has +2.
    .title = Little Wolf
kaiser-rule-KP-6-4 = The first round starts with even forces: one cruiser, two raiders, and merchants of 5, 7 and 9 for everyone. At random, or picked in order of seats, as the table chose.
    .title = Tournament balance
kaiser-rule-KP-6-4-1 = Everyone gets one of Dresden, Emden, Königsberg and Nürnberg.
    .title = A cruiser each
kaiser-rule-KP-6-4-2 = Leipzig, Karlsruhe, Geier, Iltis, Meteor, Seeadler and cruisers left over are set aside; everyone gets two of the other ten raiders at random. Then what was set aside returns to its deck.
    .title = Two raiders each
kaiser-rule-KP-6-4-3 = Everyone gets a merchant of 5, one of 7 and one of 9; William P. Frye is not among them.
    .title = Three merchants each
kaiser-rule-KP-6-5 = For the whole match Emden, Leipzig, Karlsruhe, Nürnberg, Berlin, Cap Trafalgar, Kaiser Wilhelm der Grosse and Cormoran are out. Within a round German ships that went out of play don’t come back, so Breakout can’t be played once the deck is used up. The table may also take out the three Breakout cards (four players; 17 cards are set aside) and the 19 merchants lost in 1914. Not together with KP 6.4.
    .title = After 1914
kaiser-rule-KP-6-6 = Fast raiders are Berlin, Cap Trafalgar, Kaiser Wilhelm der Grosse, Kronprinz Wilhelm and Prinz Eitel Friedrich.
    .title = Fast raiders
kaiser-rule-KP-6-6-1 = If Fast Ship is played against a fast raider that isn’t low on supply, the attacker may pursue and so ignore the −2. After the intercept, if it is still in play, it rolls blue d10 against blue d10 and red d4 for each pursuit: not higher, and it is low on supply.
    .title = Pursuing a Fast Ship
kaiser-rule-KP-6-6-2 = A fast raider’s Shallow Run has −2, besides the −2 for damage; with KP 6.10 too, but only once.
    .title = Fast raiders in the shallows
kaiser-rule-KP-6-7 = You may keep up to three German ships for the next round: your hand is then 5 cards with one, 4 with two, 3 with three.
    .title = Ship carry-over
kaiser-rule-KP-6-8 = With this option, every damaged result adds a marker. Each gives −2 on the ship’s intercepts, on its defence, on Break Contact and on Shallow Run, and +2 on Interned. Damage Control, or a repair in refuge, removes one; refuge allows one repair try a turn.
    .title = Extra damage
kaiser-rule-KP-6-9 = A torpedo may be aimed at an enemy’s disguised prize. Its owner may answer with Razzle-Dazzle, not with a Q-Ship of either kind. A prize sunk so scores once, even with Special Cargo, and Mistaken Identity can’t be played.
    .title = Torpedoing prizes
kaiser-rule-KP-6-9-1 = First the attacker must find the prize: blue d10 and green d8 against blue d10. Not higher: the submarine card is spent.
    .title = Finding the prize
kaiser-rule-KP-6-10 = When a merchant plays Shallow Run against a warship or raider, the attacker may follow it into the shallows. The Royal Navy can’t.
    .title = Shallow pursuit
kaiser-rule-KP-6-10-1 = Before any roll the attacker says whether the ship pursues. Then both ships roll blue d10 and red d4 against blue d10, −2 if damaged, −2 for a fast raider (KP 6.6). Not higher: damaged, or sunk if damaged already, to the other player’s pile. Both rolls count at once. If both are still in play, the intercept is rolled as usual (no Recalled or Mistaken Identity); a merchant that ends undamaged may try safe passage.
    .title = Pursuing in the shallows
kaiser-rule-KP-6-11 = Twelve merchants sail: Anne de Bretagne, Buenos Ayres, Charles Gounod, Dee, Dupleix, Invercoe, Isabel Browne, John H. Kirby, Maréchal Davout, Staut, Størebrot and William P. Frye. AMC, Q-Ship and Fast Ship can’t be played for them, and their Break Contact has −2. Sail Q-Ship can be played for them with or without this option.
    .title = Sailing merchants
kaiser-rule-KP-6-12 = Prizes may resupply your ships, and may be used up by it.
    .title = Resupply from prizes
kaiser-rule-KP-6-12-1 = In your turn each of your prizes may, once, remove the low-supply marker of one of your warships or raiders, in refuge too.
    .title = Taking supplies
kaiser-rule-KP-6-12-2 = After that roll blue d10 against blue d10 and green d8. Higher: the prize is used up; it goes to your victory pile and scores once.
    .title = A prize used up
kaiser-rule-KP-6-12-3 = The same roll follows when a capture resupplies the ship; you may then do without the supplies. A prize that has just supplied by its capture can’t supply again this turn.
    .title = Supplies of a new prize
