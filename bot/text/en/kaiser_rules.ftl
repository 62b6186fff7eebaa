### The Kaiser’s Pirates: a line about each card for menus, and summaries of all rules for /rules.

## One line about each action card: what it does, and whether it is an action, a reaction or an assist. 100 characters at most

kaiser-about-card = { $letters ->
    [amc] Reaction: a hidden cruiser fights the attacking ship in your merchant’s place
    [blockade_runner] Action: try to resupply each of your German ships that is low on supply
    [boarding_party] Assist: capture the merchant as a prize instead of sinking it
    [bounding_main] Action, teams only: the next player loses their next turn
    [break_contact] Reaction, by day: roll to slip away from an intercept
    [breakdown] Action: roll to damage an undamaged enemy warship or raider
    [breakout] Action: roll to gain one or two new German ships
    [collier] Action: resupply all your ships that are low on supply, no roll
    [damage_control] Action: repair one of your ships, no roll
    [deception] Action: on their next turn an enemy may only play one random card from their hand
    [exchange_information] Action, teams only: swap hand cards with your partner
    [fair_seas] Action: one of your undamaged merchants or prizes tries safe passage at +1
    [fast_ship] Reaction, by day: −2 on a raider’s attack on your undamaged merchant
    [fog_bank] Action: an enemy loses their next turn, but their ships are safe until then
    [good_hunting] Assist: your raider attacks two merchants in one intercept
    [heavy_weather] Action: every damaged ship, yours too, may be lost; nobody scores it
    [intelligence] Action: look at an enemy’s hand, or see and reorder the next action cards
    [interned] Action: roll to put an enemy warship, or identified raider or prize, out of play
    [interrogate] Action: roll to identify a disguised raider or prize and attack it at once
    [island_refuge] Action: hide one of your German ships; it rolls for repair and resupply each turn
    [lay_mines] Action, on a raider with the mine mark: mines attack all merchants of one enemy
    [minesweeper] Reaction: cancels a mine attack
    [mistaken_identity] Reaction: roll to swap your sunk merchant for one in your victory pile
    [monitor] Action: attack an enemy ship in Island Refuge at +2
    [non_combatant] Reaction: −2 on the attack; your merchant is captured rather than sunk
    [pull_the_plug] Reaction: sink your own attacked German ship or prize, so that nobody scores it
    [qqq] Reaction: identifies the disguised raider that attacks you
    [q_ship] Reaction to a torpedo: fight the submarine with a warship in disguise
    [razzle_dazzle] Reaction to a torpedo: roll to cancel the attack
    [recalled] Reaction: roll to send home the ship that has just sunk your merchant
    [recon_aircraft] Action: take two random cards from an enemy’s hand
    [reflag] Action or reaction: one of your identified raiders or prizes is disguised again
    [rendezvous_missed] Action: roll to leave each of an enemy’s German ships low on supply
    [sail_q_ship] Reaction to a torpedo at a sailing merchant: fight the submarine
    [scuttle] Action: remove one of your damaged German ships or prizes; nobody scores it
    [searchlight] Assist: +3 on the attack of a night intercept
    [second_chance] Action: take one more turn after this one
    [shallow_run] Reaction, by day: avoids the intercept for certain, but you may be damaged or sunk
    [shipping_lanes] Assist: your warship attacks all of an enemy’s merchants in one intercept
    [slim_pickings] Reaction: cancels an intercept of one merchant, or leaves one of several targets
    [special_cargo] Assist: merchants sunk by this attack score double
    [submarine_u] Action: torpedo one enemy merchant; no raider needed
    [submarine_uc] Action: torpedo one enemy merchant, or mine all of that enemy’s merchants
    [surprise_attack] Assist: +2 on the attack; stops Break Contact, Shallow Run and Fast Ship
    [transfer_command] Action: roll to take over an enemy warship, or identified raider or prize
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

## The cards

kaiser-rule-KP-3-3 = There are 47 kinds. Brown cards are actions, green ones assists, blue ones reactions; Reflag is an action and a reaction. You commit actions and assists upright and play reactions from your hand; any card may be committed sideways instead, as an intercept. A challenge succeeds only if it rolls higher than the response. Every card aimed at an enemy obeys KP 3.1.3, KP 3.1.4 and Fog Bank.
    .title = Kinds of card
kaiser-rule-KP-3-3-1 = Reaction when a warship or raider intercepts your merchant (not a sailing merchant with KP 6.11). An armed cruiser takes its place, and both sides attack at once: the ship’s attack dice against the AMC’s blue d10, and blue d10 and green d8 against the ship’s defence; at night both attacks have −1. The ship’s own modifiers, Surprise Attack and Searchlight count for the ship alone; Boarding Party is spent and Special Cargo does nothing here. A sunk ship goes to your victory pile; a sunk AMC scores 7 for the ship’s owner, and is discarded otherwise. An intercepting raider is identified. Your merchant is unhurt, gets no safe passage and can’t be intercepted again this turn; further targets follow if the ship survives. Intercept half: blue d10, red d4.
    .title = AMC
kaiser-rule-KP-3-3-2 = Action, if any of your German ships is low on supply. For each of them, in refuge or not, roll blue d10 (+2 in all if you have a prize) against green d8: if higher, its low-supply marker goes. Coal −1 and sail +1, with those options (KP 6.1, KP 6.2). Intercept half: blue d10, red d4, night.
    .title = Blockade Runner
kaiser-rule-KP-3-3-3 = Assist to a warship’s or raider’s intercept, one for each undamaged target. If the merchant would be sunk, you capture it: it becomes your disguised, undamaged prize, and the ship loses its low-supply marker if it has one. A damaged result does nothing. A merchant not captured may try safe passage. Intercept half: blue d10, red d4.
    .title = Boarding Party
kaiser-rule-KP-3-3-4 = Action in team play only: the next player clockwise, an enemy, loses their whole next turn, draw included. A Fog Bank or Deception in front of them stays. In other games it is only an intercept card. Intercept half: blue d10, white d6.
    .title = Bounding Main
kaiser-rule-KP-3-3-5 = Reaction to an intercept of your ship by a warship, a raider, the Royal Navy or Interrogate; not at night, against Surprise Attack or in refuge. Roll blue d10 against green d8, −2 if your ship is damaged and −2 if it is low on supply. Higher: the intercept of that ship is cancelled, and an undamaged merchant or prize may try safe passage. Otherwise the attack is rolled. Options KP 6.2, 6.3, 6.8 and 6.11 change the roll. Intercept half: blue d10, red d4.
    .title = Break Contact
kaiser-rule-KP-3-3-6 = Action against one undamaged enemy warship or raider, disguised or not, in refuge too. Roll green d8 against green d8: if higher, it gets a damage marker. Intercept half (HMS Glasgow): blue d10, green d8, white d6.
    .title = Breakdown
kaiser-rule-KP-3-3-7 = Action, if a German ship can be drawn. Roll blue d10; an enemy rolls green d8. Higher: draw one German ship. At least twice as high: draw two. Raiders come disguised, and the new ships can act from your next turn. There is no limit to your ships. Intercept half: blue d10, red d4, night.
    .title = Breakout
kaiser-rule-KP-3-3-8 = Action: remove the low-supply markers from all your ships, in refuge too. No roll. Intercept half: blue d10, white d6, night.
    .title = Collier
kaiser-rule-KP-3-3-9 = Action: remove the damage marker (one, with KP 6.8) from one of your warships, raiders, prizes or merchants, in refuge too. No roll. Intercept half: blue d10, red d4, night.
    .title = Damage Control
kaiser-rule-KP-3-3-10 = Action: put it in front of an enemy who has no Deception or Fog Bank. On their next turn they commit nothing: they are shown one random card of their hand and may play only that one, as an action and never as an intercept (Lay Mines: on a raider with the mine mark, not in refuge). Assists, and reactions other than Reflag, can’t be played so. The card and Deception are then discarded, and they draw as usual. Their reactions on other players’ turns are free. Intercept half: blue d10, red d4, night.
    .title = Deception
kaiser-rule-KP-3-3-11 = Action in team play only: you and your partner each choose, in secret and at once, any number of hand cards to hand over; then they change hands. Committed cards can’t go. Before that each of you may send one ready-made wish; you may not name or show cards. In other games it is only an intercept card. Intercept half: blue d10, white d6.
    .title = Exchange Information
kaiser-rule-KP-3-3-12 = Action: one of your undamaged merchants or prizes tries safe passage. Roll its challenge dice, +1, against the response dice on its card, which an enemy rolls. Higher: it goes to your victory pile, a prize counting double. Intercept half: blue d10, green d8.
    .title = Fair Seas
kaiser-rule-KP-3-3-13 = Reaction when a raider (not a warship) intercepts your undamaged merchant; not at night or against Surprise Attack. The raider’s attack has −2. Seeadler has −4 with KP 6.2; a fast raider may pursue (KP 6.6.1); not for a sailing merchant with KP 6.11. Intercept half: blue d10, white d6.
    .title = Fast Ship
kaiser-rule-KP-3-3-14 = Action: put it in front of an enemy who has no Fog Bank or Deception. On their next turn they can’t commit or play anything and don’t draw; then it is discarded. Until then no attack or other card can be aimed at their ships, except Heavy Weather; Recon Aircraft and Intelligence still reach their hand. Intercept half: blue d10, red d4, night.
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
kaiser-rule-KP-3-3-20 = Action: put it on one of your warships or raiders. At once, and at the start of each of your turns, roll blue d10 against white d6 to remove its damage, and again to remove its low supply. There it can be attacked only by Monitor, and Interrogate, Heavy Weather and Rendezvous Missed pass it by; Interned, Transfer Command and Breakdown reach it, unless the table chose otherwise. It can’t intercept or lay mines, not even on the turn it leaves. It stays until your next turn; then it may leave during any turn of yours, a raider disguised. Options KP 6.1 and 6.2 change the resupply roll. Intercept half: blue d10, white d6, night.
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
kaiser-rule-KP-3-3-33 = Action against one enemy: for each of their German ships, disguised or not, that is not in refuge or low on supply, roll green d8 (−2 in all if they have a prize) against green d8. Higher: it gets a low-supply marker. Coal +2 and sail −2, with those options (KP 6.1, KP 6.2). Intercept half: blue d10, red d4, night.
    .title = Rendezvous Missed
kaiser-rule-KP-3-3-34 = Reaction to a torpedo attack on your sailing merchant (one of the twelve; not a prize). As Q-Ship, but its gun rolls green d8 and red d4, and it has no depth charges: if its challenge, blue d10 against green d8, is not higher, the submarine fires its torpedo at its white d6 and that is all. It scores 5 for the attacker if sunk. Intercept half: blue d10, green d8.
    .title = Sail Q-Ship
kaiser-rule-KP-3-3-35 = Action: remove one of your damaged warships, raiders or prizes, in refuge too. It is out of play and nobody scores it. Intercept half: blue d10, green d8, night.
    .title = Scuttle
kaiser-rule-KP-3-3-36 = Assist to a night intercept by your ship or the Royal Navy: +3 on each attack of it, so +2 with the night’s −1. Reactions barred at night stay barred. Intercept half (HMS Pegasus): blue d10, green d8, red d4.
    .title = Searchlight
kaiser-rule-KP-3-3-37 = Action, once a turn: after this turn you take one more, with all limits of a turn anew. In that turn Second Chance and Wireless Intercept can’t be played. There is no extra turn if your draw ends the round. Intercept half: blue d10, red d4, night.
    .title = Second Chance
kaiser-rule-KP-3-3-38 = Reaction to an intercept of your ship by a warship, a raider, the Royal Navy or Interrogate; not at night, against Surprise Attack or in refuge. The intercept is avoided in any case. Then roll blue d10 and red d4, −2 if your ship is damaged, against blue d10. Higher: no harm. Otherwise it is damaged, or sunk if it was damaged already, and goes to the attacker’s pile (never doubled, no Recalled). A merchant or prize still undamaged may try safe passage. See also KP 6.6.2, 6.8 and 6.10. Intercept half: blue d10, white d6.
    .title = Shallow Run
kaiser-rule-KP-3-3-39 = Assist to a warship’s intercept: it attacks all merchants of one enemy not yet intercepted this turn, at least two, in the order you choose. Each has its own roll, and its owner may react to each; first they may play Slim Pickings. Only one for each intercept. Intercept half: blue d10, red d4.
    .title = Shipping Lanes
kaiser-rule-KP-3-3-40 = Reaction when a warship or raider intercepts your merchants. Against one target: the intercept is cancelled, and the merchant counts as intercepted. Against several (Good Hunting, Shipping Lanes): before the first roll, all but one are spared; the attacker chooses which stays, unless the table chose otherwise, and you may still react for it, but not with another Slim Pickings. Not against Wolf with KP 6.3. Intercept half: blue d10, white d6.
    .title = Slim Pickings
kaiser-rule-KP-3-3-41 = Assist to an intercept by your warship or raider, to mines or to a torpedo: every merchant that this attack sinks scores double. Captures gain nothing by it. Intercept half (HMS Sydney): two blue d10, white d6.
    .title = Special Cargo
kaiser-rule-KP-3-3-42 = Action: torpedo attack on one enemy merchant with blue d10, white d6 and red d4 (KP 3.2.8). No safe passage follows. Q-Ship, Sail Q-Ship and Razzle-Dazzle can answer. Against a Q-ship: gun green d8, defence white d6; it scores 7 for the enemy if sunk. Intercept half: blue d10, red d4.
    .title = Submarines U-27 & U-41
kaiser-rule-KP-3-3-43 = Action: choose a torpedo attack on one enemy merchant with blue d10 and white d6, or a mine attack on all merchants of one enemy with blue d10 and red d4, no raider needed (KP 3.2.8). Q-Ship, Sail Q-Ship and Razzle-Dazzle answer the torpedo, Minesweeper the mines. Against a Q-ship: gun green d8, defence white d6; it scores 5 for the enemy if sunk. Intercept half: blue d10, red d4.
    .title = Submarines UC-16 & UC-29
kaiser-rule-KP-3-3-44 = Assist to an intercept by your ship or the Royal Navy, or to Monitor; not to Interrogate: +2 on each attack of it (+4 for Wolf with KP 6.3). Break Contact, Shallow Run and Fast Ship can’t be played against it. Only one for each intercept. Intercept half: blue d10, white d6.
    .title = Surprise Attack
kaiser-rule-KP-3-3-45 = Action against an enemy warship, identified raider or identified prize, in refuge too. Roll green d8 against blue d10: if higher, it joins you with its markers, still identified, still in refuge. It can’t act this turn. Its owner may answer with Reflag. Intercept half: blue d10, red d4, night.
    .title = Transfer Command
kaiser-rule-KP-3-3-46 = Reaction when a warship or raider intercepts your merchant. Both attack at once: the ship against the merchant’s defence as usual, assists included, and your green d8 and white d6 against the ship’s defence; at night both have −1, and Surprise Attack and Searchlight help the ship alone. A sunk ship goes to your victory pile. An intercepting raider is identified. A merchant that comes through undamaged may try safe passage. The Trap itself never scores. Intercept half: blue d10, white d6.
    .title = Trap
kaiser-rule-KP-3-3-47 = Action, once a turn and not in an extra turn: take the top two cards of the discard pile into your hand (one, if there is only one). You can’t play them this turn, except Reflag. Intercept half: blue d10, white d6, night.
    .title = Wireless Intercept
