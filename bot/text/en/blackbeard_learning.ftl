### Barbe Noire 2: hints for the first time that somebody meets a kind of question.

blackbeard-first-place_governors = Governors decide how ports treat pirates, and each player places some in secret. In a first match, most people confirm the placement proposed below.
blackbeard-first-governor_port = Most people put pro-pirate governors where they want to trade, and anti-pirate ones near the Refuges of others.
blackbeard-first-choose_refuge = Most people choose a port with many shipping lanes nearby, because merchants appear on them.
blackbeard-first-choose_end = Most people choose the port with more shipping lanes and merchants nearby. An attack on a ship of its nation costs the Refuge, so they leave that nation alone.
blackbeard-first-orders = { $captains ->
    [0] {""}
   *[other] The richest retired pirate wins, else the most notorious one. Retiring takes a roll: more treasure, better chances. Most people fill the holds, sell, hide the money in the Refuge, and retire in time.
}
blackbeard-first-move = A pirate makes one move a turn. Most people sail towards merchants when the holds are empty, and towards a friendly port when they are full.
blackbeard-first-operation = After the move a pirate carries out one operation. At sea most people search for merchants or attack one; in a friendly port they do business.
blackbeard-first-move_end = Here you say where the ship lies after its move. The usual choice is the one that the next operation needs.
blackbeard-first-business_shop = Equipment makes a ship faster, stronger or safer. Most people repair and save money first, then buy equipment with the rest.
blackbeard-first-extras = Most people hide their money here before he leaves his Refuge, if it is 500 doubloons or more; plans to sail do so by themselves. In most other turns choose nothing.
blackbeard-first-seat_extras = A token lets a pirate sell, repair or catch a merchant in this very turn. When he comes near a port or a merchant, say that you will choose about them later.
blackbeard-first-extra_action = Most people spend a token to sell their cargo, or to catch a merchant, just in time.
blackbeard-first-spend_token = Most people keep their tokens unless the extra action pays at once.
blackbeard-first-reroll_die = This die says how far the ship sails. A point of cunning rolls it again; most people keep theirs for a roll on which the pirate’s life depends.
blackbeard-first-chased_to = Your pirate has to leave this place at once. Most people choose the hex from which the next port or merchant is nearest.
blackbeard-first-attack_merchant = Captured merchants bring cargo, money and Notoriety. Most people attack when the chance is better than even, unless it costs the Refuge.
blackbeard-first-invest_arms = Most people use up one or two markers of arms when the attack is close, and sell the others for 100 doubloons or more each.
blackbeard-first-stow_cargo = You decide what comes aboard. Most people take gold first, then goods, as far as there is room.
blackbeard-first-torture_hostage = A tortured hostage may tell something useful, or die without ransom. Most people sell their hostages instead.
blackbeard-first-take_ship = { $commission ->
    [true] A captured ship may replace your own or get a new pirate. Most people give it to a new pirate.
   *[none] A captured ship may replace your own. Most people change to a bigger ship.
}
blackbeard-first-debauch = { $last ->
    [true] In the last turn Popularity hardly matters, and a debauch costs no other turn. Most people who still want an extra action refuse.
   *[none] { $final ->
        [true] Allowing it costs the last turn, in which a pirate may still retire. Most people refuse, unless the crew would then mutiny at once.
       *[none] { $forced ->
            [true] { $patience ->
                [0] Allowing it brings 1 Popularity, but costs the next turn; refusing costs 1 Popularity. Most people allow it, unless the pirate can still retire in this turn.
               *[other] Allowing it brings 1 Popularity, but costs the next turn, and anyone may find the ship. With Popularity { $patience } or more, most people refuse and lose 1; with less, they allow it.
            }
           *[none] Allowing it brings 1 Popularity, but costs the next turn. Most people do so only with Popularity { $unhappy } or less, because at 0 the crew mutinies.
        }
    }
}
blackbeard-first-consume_drugs = Most people sell their drugs, unless a mutiny threatens.
blackbeard-first-home_port = Another player has taken a hostage, and you say where it comes from. Most people name a strong port that nobody would attack.
blackbeard-first-spyglass = Most people use the spyglass if the search has found a storm, a warship or nothing.
blackbeard-first-spyglass_card = Most people choose the card with the most merchants, and avoid a storm or a warship.
blackbeard-first-pay_price = The price has been rolled, and you may still refuse. Most people pay if enough money is left for repairs.
blackbeard-first-storm_ship = The storm spreads from one of your ships. Most people choose the ship with many rivals and few friends around it.
blackbeard-first-reroll = A point of cunning rolls the dice of one roll again. Most people save theirs for rolls that could end the pirate’s career.
blackbeard-first-float_crates = Some cargo of a sinking ship stays afloat, and anyone may pick it up. Most people leave the cheapest.
blackbeard-first-make_offers = Pirates in the same hex may trade. Most people offer what they have too much of, for money or what they lack.
blackbeard-first-answer_offers = Others offer you a trade. Most people accept when they get at least what they give.
blackbeard-first-policies = These orders decide battles, duels and small questions for you. Most people who play at one sitting want to be asked in battles and duels, and leave the others as they are.
blackbeard-first-abandon_captive = While your captured pirate waits for rescue, you get no new one. Most people wait, unless nobody has a reason to free him.
blackbeard-first-start_hex = Most people start in the Refuge, because it is safe and a port to trade in.
blackbeard-first-hunter_zone = Players run the hunters that hunt other players’ pirates. You run this one, and most people start it in the zone nearest to its target.
blackbeard-first-hunter_order = Players run the hunters that hunt other players’ pirates, each by secret orders. Most people sail theirs straight at its target.
blackbeard-first-hunter_hexes = Only you know a warship’s Speed, and it may sail too far as a bluff. Most people bluff only if that catches the target.
blackbeard-first-challenge_speed = You say that this warship sails farther than it can. If you are right, it leaves the hunt. Most people challenge only a long move near their own pirate.
blackbeard-first-new_target = A rival claimed wrongly that your warship had sailed too far (a bluff), so it may hunt one of their pirates. Most people choose the richest pirate.
blackbeard-first-free_operation = Your hunter acts at once, in addition to its turn. Most people use it to sail towards the target.
blackbeard-first-free_hunter = One of your hunters acts at once. Most people choose the one nearest to its target.
blackbeard-first-thrown_out = Your hunter has to leave this port. Most people choose the hex nearest to its target.
blackbeard-first-enter_zone = A hunter may cross to another sea only now. Most people do so if its target is over there.
blackbeard-first-hunter_attacks = Your hunter has caught a pirate. Most people attack, because a battle can end a rival’s career.
blackbeard-first-attack_or_avoid = Your pirate has got away and may still attack. Almost everyone avoids the battle, because there is little to win from a hunter and much to lose.
blackbeard-first-hand_letter = The letter of marque buys your pirate off once. Most people hand it over, because such battles usually end badly.
blackbeard-first-surrender = Surrender costs the letter and all that is aboard, but it may save the pirate’s life. Most people surrender when the ship is about to sink.
blackbeard-first-battle_plan = You plan the whole battle in advance. Against hunters most people break off as soon as they can; against rivals they fight on while they are stronger.
blackbeard-first-plan_breaks = Breaking off ends the battle. Most pirates break off from hunters, who bring no cargo.
blackbeard-first-plan_board = Boarding leads to a duel for ship and cargo. Most people board only if their pirate duels better.
blackbeard-first-press_on = Your side may choose how the battle goes on. Most people board when they would probably win the duel, and break off when they are weaker.
blackbeard-first-help_ally = Your pirate may help an ally in battle and shares the risk. Most people help when both together are clearly stronger.
blackbeard-first-join_attack = Your pirate may join an ally’s attack and get a share. Most people join, because a merchant seldom hurts anyone.
blackbeard-first-share_loot = You decide what your ally gets of the booty. Most people give about half, so that the alliance lasts.
blackbeard-first-duel_duty = Your drunken crew forces a duel. Most people challenge the pirate who is worst at duels.
blackbeard-first-accept_duel = A rival challenges your pirate. Most people accept if their pirate is as good, because refusing costs Notoriety and Popularity.
blackbeard-first-duel_plan = You plan the duel in advance. Most people fight on, and keep cunning for the blow that would fell their pirate.
blackbeard-first-aftermath = You have won, and decide about the loser, the ship and the cargo. Most people keep the better ship and take all that fits.
blackbeard-first-loser_fate = { $stronger ->
    [true] { $rescue ->
        [true] The loser sails on or becomes a captive.
       *[false] The loser becomes a captive.
    } Most people keep a rich rival out of action as long as possible.
   *[false] The loser starts again or sails on. Most people choose what costs a rival the most time.
}
blackbeard-first-free_or_keep = Freeing a rescued pirate brings Notoriety, and the pledge if there is one. Most people free him, unless he belongs to a rival in the lead.
blackbeard-first-captive_fate = You decide what happens to your captive. Most people keep him until he has pledged enough, then release him for the pledge.
blackbeard-first-broken_bargain = The freed pirate can’t pay all that he promised. Most people take what he has and let him go.
blackbeard-first-end_alliance = An alliance has ended, and you may answer. Most people do nothing, or put a small bounty on a dangerous rival.
blackbeard-first-mutiny_pirate = You choose the crew that may mutiny. Most people choose the rival with the lowest Popularity.
blackbeard-first-law_vote = A new law changes the rules for everyone. Most people vote for the law that helps their own pirates most.
blackbeard-first-sealed_bid = Everyone bids in secret, and the highest bid pays. Most people bid a little more than a round number, to beat those who bid exactly that.
blackbeard-first-share_treasure = A stolen treasure is shared, and you decide how. Most people give the others a little and keep the most.
blackbeard-first-dolphins = Dolphins give your pirate a free move and operation. Almost everyone uses them.

## Why the AI answers as it does

blackbeard-reason-orders_retire = { $pirate } is rich enough to try to retire: the roll succeeds about { $odds }% of the time, and only the money of retired pirates counts.
blackbeard-reason-orders_attack = { $target ->
        [none] For { $pirate }, what an attack on a rival may bring is worth the risk.
       *[other] For { $pirate }, what an attack on { $target } may bring is worth the risk ({ $cabin ->
            [one] 1 doubloon
           *[other] { $cabin } doubloons
        } in the cabin, { $aboard ->
            [one] 1 marker
           *[other] { $aboard } markers
        } in the holds).
}
blackbeard-reason-orders_refit = { $pirate }’s ship has { $boxes ->
        [one] 1 point
       *[other] { $boxes } points
    } of damage, which should be repaired before the next fight.{ $way ->
        [true] {" "}He makes for a port to do so, and searches for merchants on the way.
       *[none] {""}
    }
blackbeard-reason-orders_sell = { $pirate } has enough cargo aboard and should sell it before it can be lost{ $way ->
    [true] . He makes for a port, and searches for merchants on the way.
   *[none] .
}{ blackbeard-richer }
blackbeard-richer = { $richer ->
    [none] {""}
   *[other] {" "}{ $richer } would pay more, but { $retires ->
        [true] the end is near, and he can retire in { $port }.
       *[false] { $port } is nearer.
    }
}
blackbeard-reason-orders_hunt = { $operation_code ->
        [attack_merchant] { $pirate } { blackbeard-has_room }, and a merchant is in reach{ $odds ->
            [0] .
           *[other] , which he captures about { $odds }% of the time.
        }
        [search] { $pirate } { blackbeard-has_room }{ $way ->
            [true] , so he makes for a merchant and searches for others on the way.
           *[none] , and no better prey is near, so he searches for merchants.
        }
       *[none] { $pirate } { blackbeard-has_room }, so he makes for a merchant.
}{ blackbeard-though_damaged }
blackbeard-has_room = { $room ->
    [none] has room aboard
    [one] has room for only 1 more marker
   *[other] has room for only { $room } more markers
}
blackbeard-though_damaged = { $damage ->
    [none] {""}
    [one] {" "}Beware: the ship has 1 point of damage, not repaired yet.
   *[other] {" "}Beware: the ship has { $damage } points of damage, not repaired yet.
}
blackbeard-reason-orders_market = { $pirate } has nothing better to hunt, so he { $here ->
    [true] does business in the port where he is.
   *[false] { $way ->
        [true] searches on the way to a port{ $laden ->
            [true] {" "}that pays well.
           *[none] {""}.
        }
       *[none] makes for { $laden ->
            [true] the port that pays best.
           *[none] a port.
        }
    }
}
blackbeard-reason-orders_calm = { $pirate }’s Popularity is { $popularity }, and at 0 his crew mutinies: he { $here ->
    [true] does business in this port, where a debauch raises it.
   *[false] makes for a port where a debauch raises it.
}
blackbeard-reason-orders_cash = This is the last turn. { $pirate } sells first and can then, with an extra action (a token), try to retire: it succeeds about { $odds }% of the time or more.
blackbeard-reason-orders_onward = This is the last turn. { $pirate } is rich enough to retire, but does not reach a port for it with this move. An extra action (a token) may take him there: he would then succeed about { $odds }% of the time.
blackbeard-reason-orders_end = This is the last turn. { $pirate } does not retire in it, so neither his money nor a sale counts{ $retired ->
    [true] .
   *[false] { $hunts ->
        [true] , but a prize brings Notoriety, which ranks players without a retired pirate.
       *[false] .
    }
}
blackbeard-reason-orders_unready = { $pirate } would retire but can’t try it here now: after a failed try his treasure has to grow first. He does what he can where he is.
blackbeard-reason-orders_ashore = { $pirate }’s ship can’t sail now, so he does what he can where he is.
blackbeard-reason-orders_safest = Hunters are near { $pirate }. This move has the least risk: he is caught about { $odds }% of the time.
blackbeard-reason-orders_careened = { $damage ->
    [0] The hull of { $pirate }’s ship is whole again, so it is floated off: a careened ship can’t sail.
    [one] { $pirate }’s ship is careened: the hull still has 1 point of damage, and he stays until it is repaired.
   *[other] { $pirate }’s ship is careened: the hull still has { $damage } points of damage, and he stays until they are repaired.
}
blackbeard-reason-orders_none = No pirate can do anything useful now.
blackbeard-reason-token_spent = { $operation_code ->
    [attack_merchant] With a token { $pirate } attacks a merchant in this very turn{ $odds ->
        [0] .
       *[other] , and captures it about { $odds }% of the time.
    }{ blackbeard-though_damaged }
    [attack_pirate] With a token { $pirate } attacks a rival in this very turn: what that may bring is worth the risk.
    [business] With a token { $pirate } does business in port in this very turn, so the cargo or the hostages bring money at once.{ blackbeard-richer }
    [search] With a token { $pirate } searches in this very turn: few turns are left, and tokens that are not used by then are worth nothing.
    [refit] With a token { $pirate } repairs the ship in this very turn.
    [retire] With a token { $pirate } tries to retire in this very turn: it succeeds about { $odds }% of the time.
   *[other] For { $pirate } the extra action pays at once.
}
blackbeard-reason-tokens_saved = { $last ->
    [true] No extra action would bring anything before the match ends.
   *[false] { $odds ->
        [none] No extra action would pay at once, so the tokens are kept.
       *[other] { $behind ->
            [none] { $pirate } would succeed in retiring only about { $odds }% of the time. There are turns left to earn more and raise that chance, so the tokens are kept.
           *[other] { $pirate } could retire now with a chance of about { $odds }%, but would lose: a rival has retired with more. There are turns left to earn more, so the tokens are kept.
        }
    }
}
blackbeard-reason-debauch_last = A debauch would cost { $pirate } the last turn. Refusing costs him little: Popularity counts for nothing at the end.
blackbeard-reason-debauch_retire = { $pirate } can try to retire here with an extra action, and would succeed about { $odds } times in 100. After a debauch he could not do so this turn.
blackbeard-reason-debauch_sober = { $pirate } has Popularity { $popularity } and can spare a point. A crew on a debauch lies still for a turn, and anyone may find it.
blackbeard-reason-debauch_unhappy = { $pirate } has Popularity { $popularity } only, and at 0 his crew mutinies. A debauch raises it.
blackbeard-reason-ship_commission = The captured ship gets a pirate of its own, so two of your pirates sail.
blackbeard-reason-ship_swap = { $holds } holds, Combat { $combat } and Speed { SIGNED($speed) } serve a pirate better than the { $own_holds } holds, Combat { $own_combat } and Speed { SIGNED($own_speed) } of his own ship.
blackbeard-reason-ship_faster = { $left ->
    [0] This is the last turn: a new ship is of no use now.
    [one] Only one more turn follows. His own ship is faster (Speed { SIGNED($own_speed) }, not { SIGNED($speed) }), and what is aboard counts only if it reaches a port.
   *[other] Only { $left } more turns follow. His own ship is faster (Speed { SIGNED($own_speed) }, not { SIGNED($speed) }), and what is aboard counts only if it reaches a port.
}
blackbeard-reason-ship_keep = A { $own } is at least as good as the captured { $ship }.
blackbeard-reason-refuge_lanes = { $port } has at least as many shipping lanes and merchants near it, counted together, as any other choice: { blackbeard-near_refuge }.
blackbeard-reason-governors_proposed = This placement is good in most matches.
blackbeard-reason-press_board = { $pirate } would win the duel with { $target } about { $odds }% of the time, and the booty outweighs the risk.
blackbeard-reason-press_on = { $pirate }’s ship is stronger by { $lead } Combat, but the duel is too risky: it would be won about { $odds }% of the time.
blackbeard-reason-press_off = The booty is not worth the risk: { $pirate } would win the duel with { $target } about { $odds }% of the time.
blackbeard-reason-duel_cunning = Cunning is kept for the blow that would fell the pirate.
blackbeard-reason-plan_hunter = A hunter has nothing to lose against { $target }, so it fights on.
blackbeard-reason-plan_fight = Only a battle that is won brings booty, so { $pirate } fights on. He boards { $target } only as his plan says.
blackbeard-reason-plan_outmatched = { $target } is far stronger in battle and in a duel: { $pirate } would win a round only about { $odds }% of the time, so he breaks off if he gets the chance.
blackbeard-reason-plan_break_off = A hunter carries no cargo and can end a career, so { $pirate } breaks off at the first chance.
blackbeard-reason-plan_orders = This is what your standing orders say for such a battle.
blackbeard-reason-after_exchange = { $target }’s ship is as good and far less damaged, so { $pirate } takes it.
blackbeard-reason-after_cargo = { $pirate } keeps his own ship and takes the cargo that is worth most.
blackbeard-reason-chased_safe = No hunter is in this hex.
blackbeard-reason-after_wreck = { $target } is left with a wreck, so it takes him a long time to become dangerous again.
blackbeard-reason-reroll_yes = The pirate’s career may depend on this roll: it is worth a point of cunning.
blackbeard-reason-reroll_no = The result is not bad enough to spend one of the pirate’s few points of cunning.
blackbeard-reason-reroll_small = Too little depends on this roll to spend one of the pirate’s few points of cunning.
blackbeard-reason-target_richer = { $target } is the richest prey, and the most dangerous rival.
blackbeard-reason-target_kept = None of the others is richer or more dangerous than { $target }.
blackbeard-reason-offers_taken = The offer brings at least { $gain } doubloons more than it costs, or costs nothing.
blackbeard-reason-offers_refused = No offer brings at least { $gain } doubloons more than it costs.
blackbeard-reason-bid_some = The bid is a fair part of the money in the cabin, and a little more than a round number.
blackbeard-reason-bid_nothing = What is for sale is of no use to the pirate now, or he has no money.
blackbeard-reason-offers_made = A pirate in danger would rather have money than goods that he may lose.
blackbeard-reason-offers_none = No trade would bring more than it costs now.
blackbeard-reason-join_yes = Together the two pirates are strong enough, and both profit.
blackbeard-reason-join_no = The attack is too risky, or could cost a letter of marque.
blackbeard-reason-help_yes = The ship is sound, and the two allies are the stronger side.
blackbeard-reason-help_no = The ship is too damaged, or the enemy is too strong even for two.
blackbeard-reason-share_some = An ally who gets a share will help again.
blackbeard-reason-share_nothing = There are no markers to share.
