### The Kaiser’s Pirates: hints for the first time that somebody meets a kind of question.

kaiser-first-commit = The others see where your cards lie, not which ones they are. You then turn them up one at a time. If you lay your whole hand, you have only one card next turn.
kaiser-first-commit_cards = Any card can attack. A ship you sink scores its number, the victory amount (VA). Most people lay two to four cards of six, and one of a small hand; more if the attacks pay.
kaiser-first-commit_place = Most people lay at least one card sideways on the German ship with the best attack dice, and cards that support the attack upright in front.
kaiser-first-play = Most people first play the cards that help them, then make their attacks, and then end the turn.{ $fog ->
    [true] {" "}Play the Fog Bank after the attacks: it stops yours as well.
   *[none] {""}
}
kaiser-first-ahead = You plan your whole turn here, and it is then played without waiting for you. Most people put the cards that help them first, then their attacks.
kaiser-first-ahead_move = Each step is one card to turn up. End the turn when nothing useful is left.
kaiser-first-ahead_seat = { kaiser-first-target_seat }
kaiser-first-ahead_ship = { kaiser-first-target_ship }
kaiser-first-ahead_ships = { kaiser-first-targets }
kaiser-first-ahead_assists = { kaiser-first-assists }
kaiser-first-target_seat = Most people attack the leader, or a player with valuable ships that are easy to sink.
kaiser-first-target_ship = On each side only the highest die counts: higher damages, at least double sinks, equal does nothing. { $waits ->
    [true] Most people aim at few or small defence dice.
   *[none] You score the VA of a ship you sink: aim at a high VA with few or small defence dice.
}
kaiser-first-targets = Your ship may fight several merchants, one after the other. Most people begin with the one that is worth most and easy to sink.
kaiser-first-assists = Cards that you don’t use are lost when the turn ends. Most people use all that fit in their best attack.
kaiser-first-boarding = A Boarding Party captures a merchant instead of sinking it. Most people use it against merchants of high VA.
kaiser-first-mine_order = Mines attack every merchant of the enemy. Most people begin with those of low VA.
kaiser-first-slim_target = Slim Pickings leaves one merchant under attack. An attacker keeps the most valuable one that can be sunk; a defender leaves the cheapest.
kaiser-first-uc_mode = This submarine either torpedoes one merchant or attacks all merchants of one enemy with mines. Most people choose mines against a full row of three.
kaiser-first-intelligence_mode = Intelligence shows you secret cards. Most people look at the deck, because then they draw the best of those cards themselves.
kaiser-first-intelligence_order = You draw the first of these cards, the next players draw the others. Most people put the best one first and bad ones right behind it.
kaiser-first-breakout_gift = Two new ships arrive, one for you and one for your team-mate. Most people keep the one with the better attack dice.
kaiser-first-refuge_transfer = A ship that leaves its refuge may join your team-mate. Most people keep it, unless the team-mate has too few ships.
kaiser-first-discard_order = Most people put their least useful cards on top.
kaiser-first-resupply_capture = A ship that is low on supply fights worse. Most people take supplies from a prize with a low VA, and spare a valuable one.
kaiser-first-pursue_fast = Your ship can keep its full strength against a fast merchant, at the risk of its supplies. Most people do so for a merchant of high VA.
kaiser-first-pursue_shallow = Your ship can follow the merchant, and either may run aground. Most people do not risk a good ship for it.
kaiser-first-react = An enemy attacks a ship of yours, and one card from your hand may answer. Most people save their cards for ships of high VA (the number on the ship) and pass for cheap ones.
kaiser-first-slim = Several of your merchants are attacked at once. Most people play Slim Pickings if two or more of them are valuable.
kaiser-first-after_sinking = Most people answer if the lost ship has a high VA, or if the attacker has strong attack dice.
kaiser-first-recall_late = This is your last chance to send the ship home. Most people do so against a ship with strong attack dice.
kaiser-first-recall_ship = The ship that you recall leaves play for good. Most people choose the one that could still do the most harm.
kaiser-first-reflag = Most people use Reflag for a damaged or valuable ship.
kaiser-first-mistaken_pick = In the victory piles, you swap a ship that you lost for one that you had sunk. Most people offer their cheapest one.
kaiser-first-safe_passage = Your merchant got through the attack and may now try to reach port, where it scores for you. Almost everyone tries.
kaiser-first-wish = You tell your team-mate what kind of card you need before you exchange cards. Most people name what their hand lacks.
kaiser-first-exchange = You and your team-mate give each other cards at the same time. Most people give what the team-mate has wished for, if they can spare it.
kaiser-first-carry = Ships may stay with you for the next round, at the price of a card each. Most people keep only a ship with very good attack dice.
kaiser-first-carry_fate = You may keep this ship, give it up, or offer it to your team-mate. Most people keep a ship with good attack dice, and give up the rest.
kaiser-first-carry_swap = Ships that you begin with cost a card each. Most people take only those with the best attack dice.
kaiser-first-tournament_pick = Seats choose their ships in turn. Most people take a German ship with strong attack dice, and merchants with a low VA, which enemies gain little by sinking.
kaiser-first-pp_choice = You decide for the Phantom, your opponent. To play fair, choose what helps the Phantom most. That option is marked.
kaiser-first-orders = With these orders you are not asked when you could only pass. Most people take the recommended ones.

## Why the AI answers as it does

kaiser-reason-only = There is no other choice.
kaiser-reason-commit_attack = The attacks on { $other } should be worth about { $gain } VA more than { $laid ->
    [1] this card is
   *[other] these cards are
} in the hand{ $many ->
    [true] , although most people lay fewer at once
   *[false] {""}
}. { $kept ->
    [0] You keep no card in hand: in your next turn you have only the one that you are about to draw.
    [one] You keep 1 card in hand.
   *[other] You keep { $kept } cards in hand.
}{ $card ->
    [none] {""}
   *[other] {" "}{ $card } is a reaction, but the attack is worth more than keeping it.
}{ $answering_count ->
    [none] {""}
    [0] {""}
   *[other] {" "}{ $answering } are reactions, but the attacks are worth more than keeping them.
}{ $besides_count ->
    [none] {""}
    [0] {""}
    [1] {" "}{ $besides } { $more ->
        [0] helps more upright in this turn than later.
       *[other] upright should be worth about { $more } VA more in this turn than later.
    }
   *[other] {" "}{ $besides } { $more ->
        [0] help more upright in this turn than later.
       *[other] upright should be worth about { $more } VA more in this turn than later.
    }
}
kaiser-reason-commit_on = { $closed ->
    [true] Cards that had no place yet should bring the most in these places.
   *[false] { $added_count ->
        [0] No other card is worth laying with what you have chosen.
        [1] { $added } goes best with what you have chosen.
       *[other] { $added } go best with what you have chosen.
    }
}{ $gain ->
    [0] {" "}But all these cards are worth as much in the hand, or more.
   *[other] {" "}{ $other ->
        [none] All these cards should bring
       *[other] With attacks on { $other }, all these cards should bring
    } about { $gain } VA more than in the hand.
}{ $loss ->
    [0] {""}
   *[other] {" "}Starting again, the AI would lay { $same ->
        [true] the same cards in other places
       *[false] { $instead_count ->
            [0] no card
           *[other] { $instead } instead
        }
    }, which should be worth about { $loss } VA more.
}
kaiser-reason-commit_own = No attack is worth the card it costs now, but { $card } helps more in this turn than later.
kaiser-reason-commit_extra = { $card } gives an extra turn, and with it an extra card to draw.
kaiser-reason-commit_nothing = No attack is worth the card it costs now: the cards are worth more in the hand, for later turns and for reactions.{ $few ->
    [true] {" "}With so few cards, it can pay to save up for a better attack.
   *[none] {""}
}
kaiser-reason-play_first = { $card } is best played before the attacks.
kaiser-reason-play_attack = { $rest ->
    [none] Nothing else can be played now, and a card left face down is lost when the turn ends.
    [best] Of the attacks of your ships, this one should bring the most, so it comes first.
    [weaker] A merchant that it damages is easier to sink in the attacks that follow, so it comes first.
    [unhurt] A damaged merchant can no longer be captured, so the raid with the Boarding Party comes first.
    [attacks] The other cards that you can play now attack, too, and there is no reason to keep this attack for later.
    [mixed] There is no reason to keep this attack for later, and cards that do not attack help just as well after it.
   *[others] The other cards do not attack, and help just as well after it.
}
kaiser-reason-play_now = { $card } helps now, and no attack is left that should come first.
kaiser-reason-play_extra = { $card } gives an extra turn, and with it an extra card to draw.
kaiser-reason-play_end = { $kept ->
        [0] Nothing is left to play.
       *[other] No card that can be played now would help.
}
kaiser-reason-play_leave = { $ship } has no damage and full supplies, so it can hunt again.
kaiser-reason-play_resupply = The supplies are worth more than the risk to { $ship }, a prize with a low VA.
kaiser-reason-seat_best = { $why ->
    [more] Against { $other } the attacks of this turn should be worth about { $gain } VA, against { $rival } only about { $less }.
    [ahead] Against { $other } the attacks of this turn bring about as much as against { $rival }, but { $other } is ahead.
    [even] The attacks of this turn bring as much against { $other } as against { $rival }, and nobody is a better aim.
   *[little] Against { $other } the attacks of this turn bring the most, a little more than against { $rival }.
}
kaiser-reason-seat_card = { $card } helps you most when you play it against { $other }.
kaiser-reason-ship_odds = { $over ->
    [none] { $even ->
        [true] No other target is better than { $target }
       *[false] { $target } is the best balance of value and chance
    }: VA { $va }, sunk in about { $odds }% of attacks.
   *[other] { $target } (VA { $va }, sunk in about { $odds }% of attacks) is the better target than { $over } (VA { $over_va }, { $over_odds }%): { $why ->
        [port] a ship that gets away may reach port and score its VA for its owner; with this one, that would be less on average.
        [unlock] each merchant also lets a sunken German ship count, and this one is sunk more often.
        [pair] a German ship counts only together with a merchant.
        [owner] its owner also loses more with it.
       *[other] damage and later turns count for something, too.
    }
}{ $frees ->
    [true] {" "}A merchant also makes a German ship count that you sank before.
   *[false] {""}
}
kaiser-reason-ship_best = { $card ->
    [none] { $target } is the target that should bring the most.
   *[other] { $kind ->
        [fair_seas] { $card } brings most with { $target }: it reaches port in about { $chance }% of tries, and has VA { $va }.
        [breakdown] { $card } does most against { $target }: of these ships, damage weakens it most.
        [interned] { $card } does most against { $target } ({ $chance }% success): its owner loses most with it.
        [transfer_command] { $card } brings most with { $target } ({ $chance }% success): you gain what its owner loses.
        [damage_control] { $card } helps { $target } most: of your ships, it suffers most from its damage.
        [island_refuge] { $card } helps { $target } most: in refuge it is hard to attack, and it may be repaired and supplied.
        [reflag] { $card } helps { $target } most: disguised, it is safe from the Royal Navy, and it would be the greatest loss.
        [lay_mines] { $target } lays the mines, because its own dice are needed least.
        [scuttle] { $target } is the ship that an enemy is most likely to sink and score.
       *[other] { $card } brings most with { $target }.
    }
}
kaiser-reason-ships_odds = The most promising target comes first: { $target }, VA { $va }, sunk in about { $odds }% of attacks.
kaiser-reason-ships_best = The most promising targets come first.
kaiser-reason-slim_cheapest = { $target } has the lowest VA of them ({ $va }), so its loss would hurt least.
kaiser-reason-assists_none = No card fits this attack.
kaiser-reason-assists_all = No better attack follows in this turn, and cards that are left over are lost.
kaiser-reason-assists_saved = { $card } is worth more in another attack of this turn.
kaiser-reason-boarding_yes = { $target } (VA { $va }) is worth more as a prize than sunk.
kaiser-reason-boarding_no = { $target } (VA { $va }) brings more if it is simply sunk or damaged.
kaiser-reason-react_risk = { $target ->
    [none] {""}
   *[other] { $target } (VA { $va }) is { $captures ->
        [true] captured
       *[false] sunk
    } in about { $odds }% of such attacks.{" "}
}
kaiser-reason-react_pass = { kaiser-reason-react_risk }{ $card ->
    [none] No card in your hand would change that for the better.
   *[other] Playing { $card } { $close ->
        [true] would be worth a little less here than keeping it for later.
       *[false] would be worth { $gain ->
            [0] less than 1 VA
           *[other] about { $gain } VA
        } here, but keeping it for later is worth about { $price }.
    }{ $rivals ->
        [true] {" "}(You have several opponents, so VA that one of them scores counts for less here than VA of your own.)
       *[false] {""}
    }
}
kaiser-reason-react_card = { kaiser-reason-react_risk }{ $close ->
    [true] Playing { $card } is worth a little more here than keeping it for later.
   *[false] Playing { $card } is worth about { $gain } VA here; keeping it for later, { $price ->
        [0] less than 1.
       *[other] only { $price }.
    }
}
kaiser-reason-after_pass = { $card ->
    [none] No card in your hand helps here.
   *[other] { $card }{ $chance ->
        [none] {""}
       *[other] {" "}({ $chance }% success)
    } { $close ->
        [true] would be worth a little less here than keeping it for later.
       *[false] would be worth { $gain ->
            [0] less than 1 VA
           *[other] about { $gain } VA
        } here, but keeping it for later is worth about { $price }.
    }
}
kaiser-reason-after_recall = The attacker may still do much harm, so { $card } is worth trying.{ $chance ->
    [none] {""}
   *[other] {" "}It succeeds in about { $chance }% of tries.
}
kaiser-reason-after_mistaken = A cheaper ship can be given for the one that was lost, so { $card } is worth trying.{ $chance ->
    [none] {""}
   *[other] {" "}It succeeds in about { $chance }% of tries.
}
kaiser-reason-reflag_yes = A new disguise protects { $ship }, which is worth more than the card.
kaiser-reason-reflag_pass = { $ship } is in too little danger to spend the card on it.
kaiser-reason-supply_yes = The supplies are worth more than the risk to the prize.
kaiser-reason-supply_no = The prize is worth too much to risk it for supplies.
kaiser-reason-pursue_yes = Full speed gains more on this target than the supplies are worth.
kaiser-reason-pursue_no = The supplies are worth more than the better attack.
kaiser-reason-carry_keep = { $ships } attacks better than a new ship would, and that is worth more than a card.
kaiser-reason-carry_none = None of these ships is worth a card of the next hand.
kaiser-reason-uc_mines = Mines against a whole row should bring more than one torpedo.
kaiser-reason-uc_torpedo = A torpedo at one merchant should bring more than mines against this row.
kaiser-reason-pick_german = { $ship } has the best attack dice of the ships that are left.
kaiser-reason-pick_merchant = { $ship } has the lowest VA of the merchants that are left ({ $va }), so an enemy gains least by sinking it.
kaiser-reason-mines_cheap_first = Cheap merchants come first: if the enemy has Mistaken Identity, it may then be spent on a cheap one.
kaiser-reason-recall_best = This ship would serve its owner best in the rest of the round.
kaiser-reason-give_cheapest = The cheapest ship is given away.
kaiser-reason-passage_free = The attempt can only gain: nothing is lost if it fails.
kaiser-reason-shallow_risk = Running aground would cost more than the merchant is worth.
kaiser-reason-deck_helps_us = The best of the next cards then comes to you.
kaiser-reason-best_card_first = You draw the best card yourself, and the next player gets the worst.
kaiser-reason-give_weaker = You give away the ship with the weaker attack dice and keep the better one.
kaiser-reason-keep_ship = The ship serves you as well as it would serve your team-mate.
kaiser-reason-wish_attacks = Attack cards score most often.
kaiser-reason-exchange_none = You don’t know what your team-mate needs, so keep all your cards.
kaiser-reason-discard_worst_up = The least useful cards lie on top, because Wireless Intercept could take the top two.
