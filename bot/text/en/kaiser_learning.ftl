### The Kaiser’s Pirates: hints for the first time that somebody meets a kind of question.

kaiser-first-commit = A turn begins with laying cards down face down, and only these can be played. Beginners do well with one or two attacks on the merchants of one enemy, and keep reactions in the hand.
kaiser-first-commit_cards = Any card can send a ship to attack, whatever its text. Most people attack with cards whose own text helps them little at the moment.
kaiser-first-commit_place = On a German ship of yours the card becomes an attack on merchants; upright it does what its name says. Most people put the first card on their ship with the best guns.
kaiser-first-play = Your cards are now turned up one at a time. Most people play cards that help first, then their attacks, and then end the turn.
kaiser-first-ahead = You plan your whole turn here, and it is then played without waiting for you. Most people put cards that help first, then their attacks.
kaiser-first-ahead_move = Each step is one card to turn up. End the turn when nothing useful is left.
kaiser-first-ahead_seat = { kaiser-first-target_seat }
kaiser-first-ahead_ship = { kaiser-first-target_ship }
kaiser-first-ahead_ships = { kaiser-first-targets }
kaiser-first-ahead_assists = { kaiser-first-assists }
kaiser-first-target_seat = All attacks of a turn go against one enemy. Most people choose the leader, or a player with valuable merchants that are easy to sink.
kaiser-first-target_ship = A ship that you sink scores its VA for you. Most people aim at a good VA with few or small defence dice.
kaiser-first-targets = Your ship may fight several merchants, one after the other. Most people begin with the one that promises most.
kaiser-first-assists = Upright cards that fit make this attack stronger, and they are lost when the turn ends anyway. Most people use all of them in their best attack.
kaiser-first-boarding = A Boarding Party captures a merchant instead of sinking it. Most people use it against merchants of high VA.
kaiser-first-mine_order = Mines attack every merchant of the enemy. Most people leave the order as it is.
kaiser-first-slim_target = Slim Pickings leaves one merchant under attack. An attacker keeps the most valuable one that can be sunk; a defender leaves the cheapest.
kaiser-first-uc_mode = This submarine either fires at one merchant or mines a whole row. Most people lay mines against three merchants or more.
kaiser-first-intelligence_mode = Intelligence shows you secret cards. Most people look at the deck, because then they draw the best of those cards themselves.
kaiser-first-intelligence_order = You draw the first of these cards, the next players draw the others. Most people put the best one first and bad ones right behind it.
kaiser-first-breakout_gift = Two new ships arrive, one for you and one for your team-mate. Most people keep the one with the better guns.
kaiser-first-refuge_transfer = A ship that leaves its refuge may join your team-mate. Most people keep it, unless the team-mate has too few ships.
kaiser-first-discard_order = Everyone may look at the top two discards, and one card can take them. Most people put their least useful cards on top.
kaiser-first-resupply_capture = A ship that is low on supply fights worse. Most people take supplies from a cheap prize, and spare a valuable one.
kaiser-first-pursue_fast = Your ship can keep its full strength against a fast merchant, at the risk of its supplies. Most people do so for a merchant of high VA.
kaiser-first-pursue_shallow = Your ship can follow the merchant, and either may run aground. Most people do not risk a good ship for it.
kaiser-first-react = An enemy attacks a ship of yours, and one card from your hand may answer. Most people save their cards for ships of high VA and pass for cheap ones.
kaiser-first-slim = Several of your merchants are attacked at once. Slim Pickings saves all but one, so most people play it if two or more are worth much.
kaiser-first-after_sinking = A ship of yours has just been sunk. If you hold a card for it, you may send the attacker home or swap the loss for a cheaper ship.
kaiser-first-recall_late = This is the last chance to send home a ship that has sunk one of your merchants. Most people do so against a ship with strong guns.
kaiser-first-recall_ship = The ship that you recall leaves play for good. Most people choose the one that could still do the most harm.
kaiser-first-reflag = A disguised ship is safe from the Royal Navy. Most people use Reflag for a damaged or valuable ship.
kaiser-first-mistaken_pick = You swap a ship that you lost for one that you had sunk. Most people offer their cheapest one.
kaiser-first-safe_passage = Your merchant got through and may now run for port, where it scores for you. Trying costs nothing, so almost everyone tries.
kaiser-first-wish = You tell your team-mate what kind of card you need before you exchange cards. Most people name what their hand lacks.
kaiser-first-exchange = You and your team-mate give each other cards at the same time. Most people give what the team-mate has wished for, if they can spare it.
kaiser-first-carry = Ships may stay with you for the next round, at the price of a card each. Most people keep only a ship with very good guns.
kaiser-first-carry_fate = You may keep this ship, give it up, or offer it to your team-mate. Most people keep good guns, and give up the rest.
kaiser-first-carry_swap = Ships that you begin with cost a card each. Most people take only those with the best guns.
kaiser-first-tournament_pick = Seats choose their ships in turn. Most people take a German ship with strong guns, and merchants that bring enemies little.
kaiser-first-pp_choice = You decide for the Phantom, your opponent. Fair play is to choose what helps the Phantom most; the marked option is that.
kaiser-first-orders = These orders save you questions in which you could only pass. Most people take the recommended ones.

## Why the AI answers as it does

kaiser-reason-only = There is no other choice.
kaiser-reason-commit_attack = The attacks on { $other } should bring about { $gain } VA more than these cards are worth in the hand.
kaiser-reason-commit_own = No attack pays now, but { $card } helps more in this turn than later.
kaiser-reason-commit_nothing = No attack pays: the cards are worth more in the hand, for later turns and for reactions.
kaiser-reason-play_first = { $card } comes before the attacks, so that its effect comes first.
kaiser-reason-play_attack = The cards that prepare an attack have been played, and of the attacks this one comes first.
kaiser-reason-play_late = { $card } comes after the attacks, because it gives shelter or prepares what follows.
kaiser-reason-play_end = { $left ->
        [0] Nothing is left to play.
       *[other] None of the cards that are left would help now.
}
kaiser-reason-play_leave = { $ship } has no damage and full supplies, so it can hunt again.
kaiser-reason-play_resupply = The supplies are worth more than the risk to { $ship }, a prize of few VA.
kaiser-reason-seat_best = Against { $other } the cards of this turn bring the most.
kaiser-reason-ship_odds = { $target } is the best mix of worth and chance: VA { $va }, sunk in about { $odds } of 100 attacks.
kaiser-reason-ship_best = { $target } is where it brings the most.
kaiser-reason-ships_odds = The most promising target comes first: { $target }, VA { $va }, sunk in about { $odds } of 100 attacks.
kaiser-reason-ships_best = The most promising targets come first.
kaiser-reason-slim_cheapest = { $target } has the lowest VA of them ({ $va }), so its loss would hurt least.
kaiser-reason-assists_none = No card fits this attack.
kaiser-reason-assists_all = No better attack follows in this turn, and cards that are left over are lost.
kaiser-reason-assists_saved = { $card } is worth more in another attack of this turn.
kaiser-reason-boarding_yes = { $target } (VA { $va }) is worth more as a prize than sunk.
kaiser-reason-boarding_no = { $target } (VA { $va }) brings more if it is simply sunk or damaged.
kaiser-reason-react_pass = { $target ->
        [none] No card in the hand helps enough here.
       *[other] { $target } (VA { $va }) is sunk in about { $odds } of 100 such attacks, and no card improves that by as much as it is worth later.
}
kaiser-reason-react_card = { $target ->
        [none] { $card } helps here more than it would later.
       *[other] { $target } (VA { $va }) is sunk in about { $odds } of 100 such attacks: { $card } improves that by more than it is worth later.
}
kaiser-reason-after_pass = The card would gain less here than it is worth later.
kaiser-reason-after_recall = The attacker may still do much harm, so { $card } is worth trying.
kaiser-reason-after_mistaken = A cheaper ship can be given for the one that was lost, so { $card } is worth trying.
kaiser-reason-reflag_yes = A new disguise protects { $ship }, which is worth more than the card.
kaiser-reason-reflag_pass = { $ship } is in too little danger to spend the card on it.
kaiser-reason-supply_yes = The supplies are worth more than the risk to the prize.
kaiser-reason-supply_no = The prize is worth too much to risk it for supplies.
kaiser-reason-pursue_yes = Full speed gains more on this target than the supplies are worth.
kaiser-reason-pursue_no = The supplies are worth more than the better attack.
kaiser-reason-carry_keep = { $ships } shoots better than a new ship would, by more than a card is worth.
kaiser-reason-carry_none = None of these ships is worth a card of the next hand.
kaiser-reason-uc_mines = Mines against a whole row promise more than one torpedo.
kaiser-reason-uc_torpedo = A torpedo at one merchant promises more than mines against this row.
kaiser-reason-pick_german = { $ship } has the best guns that are left.
kaiser-reason-pick_merchant = { $ship } has the lowest VA that is left ({ $va }), so an enemy gains least by sinking it.
kaiser-reason-mines_cheap_first = Cheap merchants come first, because they may draw out a Mistaken Identity.
kaiser-reason-recall_best = This ship would serve its owner best in the rest of the round.
kaiser-reason-give_cheapest = The cheapest ship is given away.
kaiser-reason-passage_free = The attempt can only gain: nothing is lost if it fails.
kaiser-reason-shallow_risk = Running aground would cost more than the merchant is worth.
kaiser-reason-deck_helps_us = The best of the next cards then comes to you.
kaiser-reason-best_card_first = You draw the best card yourself, and the next player gets the worst.
kaiser-reason-give_weaker = The ship with the weaker guns goes, the better one stays with you.
kaiser-reason-keep_ship = The ship serves you as well as it would serve your team-mate.
kaiser-reason-wish_attacks = Attack cards score most often.
kaiser-reason-exchange_none = What the team-mate needs is unknown, so all cards stay.
kaiser-reason-discard_worst_up = The least useful cards lie on top, where they are no prize for Wireless Intercept.
