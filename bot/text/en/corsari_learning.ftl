### Corsari: hints for the first time that somebody meets a kind of question.

corsari-first-draw = Each turn you take one card, for a crew of two colours without repeated numbers. Most people take a face-up card if it clearly reduces the total or the number of stowaways; if not, one from the pile.
corsari-first-act = { $sails ->
    [false] Most people discard a high card that is neither crew nor prisoner. From the second turn on, they sail with a low total
   *[true] Most people discard a high card that is neither crew nor prisoner, or sail with a low total
}{ $sweep ->
    [round] {""}
    [eliminate_two] , but keep a very low total for 0 (a sweep), which puts up to two others out
   *[match] , but keep a very low total for 0 (a sweep), which wins the match
}.
corsari-first-layout = Only stowaways cost points. Almost everyone takes the best layout as it is.
corsari-first-scuttle = You hold 13 cards, one too many. Most people scuttle the highest of those that would be stowaways.
corsari-first-crew = { $within_reach ->
    [true] Your crew costs nothing. Most people put in as many points as they can. But of the totals low enough to overtake, the highest costs the player who sailed most.
   *[none] Your crew costs nothing, so it should hold as many high numbers as possible. Most people choose the two colours that take up the most points.
}
corsari-first-load = When someone hoists the sails, you sort your cards, and may add some to that player’s crew. Most choose the lowest total of stowaways. If you overtake, it is added to that player’s penalty, not yours.
corsari-first-add = Cards that you add to the crew of the player who sailed cost you nothing. Most people add every card that fits. If you overtake, keeping some can pay: they cost the other player.
corsari-first-press = You sailed without a single stowaway, which eliminates two opponents. Most people name those with the fewest points, because they are closest to winning.
corsari-first-orders = This order answers for you when another player sails, so that the round doesn’t wait for you. Most people choose the highest total that is low enough to overtake: the player who sailed pays for it.

## Why the AI answers as it does

corsari-reason-draw_sweeps = With this card you have no stowaway at all: a total of 0.
corsari-reason-draw_known = With this face-up card your stowaways can total { $total } after the discard, { $gap ->
        [same] as with the pile on average, but there are fewer of them.
        [hardly] a little lower than with the pile on average.
        [lower] lower than with the pile (about { $other } on average).
       *[none] lower than with the pile on average.
    }{ corsari-reason-draw_known.keeps }{ corsari-reason-draw_known.void }
    .keeps = { $colour ->
        [none] {""}
       *[other] {" "}What counts is the tavern’s colour, which is then { $colour }: the AI would then discard the card that it took ({ $card }).
    }{ $leaves ->
        [fewer] {" "}The AI would then keep a total of { $after }, but fewer stowaways, which is worth more later.
        [denied] {" "}Discarding { $better } would leave { $lowest }, but the AI would keep a total of { $after }, so as not to leave that card to { $opponent }.{ $still ->
            [true] {" "}Even so, fewer stowaways are left than with another draw, which is worth more later.
           *[none] {""}
        }
       *[none] {""}
    }
    .void = { $void ->
        [early] {" "}Taking the tavern’s last card would end the round, and nobody would score. The AI does that only from { $patience ->
            [9] your ninth turn
            [10] your tenth turn
            [11] your eleventh turn
           *[other] turn { $patience }
        } on, with a total above { $content }: { $opponents ->
            [1] { $opponent }
           *[other] an opponent
        } may sweep first, but in trial matches, ending the round sooner did not win more often.
        [low] {" "}Taking the tavern’s last card would end the round, and nobody would score. The AI does that only with a total above { $content }; yours is { $held }.
        [never] {" "}Taking the tavern’s last card would end the round, and nobody would score. At this table, the AI never does that.
       *[none] {""}
    }
corsari-reason-draw_fewer = { $rival ->
        [pile] The pile can lead to a total of about { $least } on average
        [discard] Taking the discard can lead to a total of { $least }
       *[tavern] Taking the tavern’s card can lead to a total of { $least }
    }, { $source ->
        [pile] the pile to about { $total } on average. But the pile
        [discard] the discard to { $total }. But the discard
       *[tavern] the tavern’s card to { $total }. But the tavern’s card
    } leaves fewer stowaways, which helps more later. (Totals are the lowest possible ones after the discard.){ corsari-reason-draw_known.keeps }{ corsari-reason-draw_known.void }
corsari-reason-draw_level = { $rival ->
        [pile] The pile can lead to a total of about { $least } on average
        [discard] Taking the discard can lead to a total of { $least }
       *[tavern] Taking the tavern’s card can lead to a total of { $least }
    }, and so can { $source ->
        [pile] the pile on average. But the pile
        [discard] the discard. But the discard
       *[tavern] the tavern’s card. But the tavern’s card
    } leaves fewer stowaways, which helps later. (Totals are the lowest possible ones after the discard.){ corsari-reason-draw_known.keeps }{ corsari-reason-draw_known.void }
corsari-reason-draw_unknown = With a card from the pile your stowaways would total about { $total } on average after the discard{ $gap ->
    [same] , as with the best face-up card. If they are equal, the AI takes the pile.
    [hardly] , a little lower than with the best face-up card.
    [lower] , lower than with the best face-up card ({ $other }).
    [alone] .
   *[none] , lower than with the face-up cards.
}{ corsari-reason-draw_known.void }
corsari-reason-void_round = On { corsari-reason-may_not_sail.turn } of this round, a total of { $total } is so high that a void round is better than going on.
corsari-reason-empty_tavern = On { corsari-reason-may_not_sail.turn } of this round, a total of { $total } is so high that a void round would be best: nobody scores in it. The round is void as soon as a player takes the last card of the tavern. Taking its top card brings that nearer: { $tavern_size ->
    [one] 1 card would be left
   *[other] { $tavern_size } cards would be left
} there. Your total would then be { $after } at the lowest.
corsari-reason-sweep = You have no stowaway at all, so sailing now is a sweep{ $sweep ->
    [match] , which wins the match at once.
    [eliminate_two] , which eliminates up to two opponents.
   *[none] .
}
corsari-reason-low_risk_of_overtake = On { corsari-reason-may_not_sail.turn } of this round, a total of { $total } is low enough to sail: { $percent ->
        [none] an opponent is unlikely to have as low a total or a lower one (an overtake).
       *[other] { $opponents ->
            [1] { $opponent }
           *[other] an opponent
        }’s total is as low or lower (an overtake) in about { $percent } cases out of 100. In the other { $safe } you take no points, and { $opponents ->
            [1] { $opponent } takes
           *[other] each opponent takes
        } their own total. { $sweep ->
            [round] Waiting would give { $opponents ->
                [1] { $opponent }
               *[other] each opponent
            } time to lower theirs or to sail first, and a total of 0 (a sweep) wins nothing more at this table.
           *[other] That is worth more than waiting.
        }
}{ $most ->
    [none] {""}
   *[other] {" "}(On this turn, the AI sails with { $span ->
        [range] { $least } to { $most }. With less it waits for a sweep{ corsari-reason-risk_of_overtake.unless }.
        [exact] { $most }. With less it waits for a sweep{ corsari-reason-risk_of_overtake.unless }.
       *[none] { $most } or less.
    })
}{ $stake ->
    [sails] {" "}But you have { $points } points: if you are overtaken, you may reach { $limit }, which { corsari-reason-may_not_sail.ends }.
   *[none] {""}
}
corsari-reason-risk_of_overtake = { $percent ->
        [none] On { corsari-reason-may_not_sail.turn } of this round, a total of { $total } is too high to sail: an opponent is likely to have as low a total or a lower one (an overtake)
        [100] On { corsari-reason-may_not_sail.turn } of this round, a total of { $total } is too high to sail: { $opponents ->
            [1] { $opponent }
           *[other] an opponent
        }’s total is as low or lower (an overtake) almost every time
       *[other] If you sailed with a total of { $total } on { corsari-reason-may_not_sail.turn } of this round, { $opponents ->
            [1] { $opponent }
           *[other] an opponent
        }’s total would be as low or lower (an overtake) in about { $percent } cases out of 100
    }. { $lap ->
        [1] { corsari-reason-risk_of_overtake.price }
        [none] { corsari-reason-risk_of_overtake.price }
       *[other] {""}
    }{ corsari-reason-risk_of_overtake.wins }Waiting is worth more: { $hope ->
        [void] the round may yet become void (once a player takes the last card of the tavern), and then nobody scores.
        [true] your total may still come down, perhaps even to 0 (a sweep).
       *[none] your total may still come down.
    } { $late ->
        [true] So late in the round, the AI sails only with 0 (a sweep){ corsari-reason-risk_of_overtake.unless }. { corsari-reason-risk_of_overtake.tried }
        [lead] So late in the round, the AI sails only with less than { $least }, even with your lead of { $lead } points. { corsari-reason-risk_of_overtake.tried }
        [false] On this turn, the AI sails only with { $span ->
            [range] { $least } to { $most } (with less it waits for a sweep{ corsari-reason-risk_of_overtake.unless })
            [exact] { $most } (with less it waits for a sweep{ corsari-reason-risk_of_overtake.unless })
           *[none] { $most } or less
        }{ $lead ->
            [none] {""}
            [0] {""}
           *[other] , even with your lead of { $lead } points
        }.{" "}
       *[none] {""}
    }{ corsari-reason-may_not_sail.stake }{ corsari-reason-may_not_sail.leaves }{ $hope ->
        [void] {""}
       *[other] { corsari-reason-risk_of_overtake.tavern }
    }
    .price = You would then take 10 points, plus your total and { $opponents ->
        [1] { $opponent }’s
       *[other] those of all who overtake you
    }.{" "}
    .wins = { $wins ->
        [true] { $percent ->
            [none] {""}
            [100] {""}
           *[other] In the others, you would win the match at once.{" "}
        }
       *[none] {""}
    }
    .tried = In trial matches, waiting won more often.{" "}
    .unless = { $clear ->
        [none] {""}
        [0] {""}
       *[other] {" "}unless you lead { $opponents ->
            [1] {""}
           *[other] every opponent{" "}
        }by { $clear } points or more
    }
    .tavern = { $tavern_left ->
        [1] {" "}Only one card is left in the tavern: if a player takes it, the round is void.
        [2] {" "}Only two cards are left in the tavern: once both are taken, the round is void.
       *[none] {""}
    }
corsari-reason-finish = If { $opponents ->
        [1] { $opponent } does
       *[other] your opponents do
    } not overtake you, sailing now wins the match: { $opponents ->
        [1] { $opponent } reaches
       *[other] all of them reach
    } { $limit } points. With a total of { $total } on { corsari-reason-may_not_sail.turn } of this round, { $percent ->
        [none] an overtake is unlikely.
       *[other] you are overtaken in only about { $percent } cases out of 100.
    }{ $stake ->
        [sails] {" "}But you have { $points } points: if you are overtaken, you may reach { $limit } yourself, which { corsari-reason-may_not_sail.ends }.
       *[none] {""}
    }
corsari-reason-lead = You lead by { $lead } points, so an opposing sweep is what you have to fear most, and waiting for one of your own gives { $opponents ->
        [1] { $opponent }
       *[other] each opponent
    } time for theirs. Sailing now with a total of { $total }, you are overtaken in about { $percent } cases out of 100, which can’t put you out. In the others you take no points, and { $opponents ->
        [1] { $opponent } takes
       *[other] each opponent takes
    } their own total.
corsari-reason-wait_for_sweep = If you sailed now, your total would be { $total }: so low that it pays to wait for 0, a sweep{ corsari-reason-wait_for_sweep.wins }. { corsari-reason-wait_for_sweep.chances }{ $rivals ->
    [none] {""}
   *[other] {" "}Sailing now { $wins ->
        [true] would win you the match at once
       *[none] would only cost { $opponents ->
            [1] { $opponent }
           *[other] the others
        } points
    }, or cost you{ $loss ->
        [none] {""}
       *[other] {" "}{ $loss } or more
    } if you are overtaken: in about { $percent } cases out of 100.
} { corsari-reason-may_not_sail.stake }{ corsari-reason-may_not_sail.leaves }{ corsari-reason-risk_of_overtake.tavern }
    .wins = { $sweep ->
        [match] , which wins the match
        [eliminate_two] , which eliminates up to two opponents
       *[none] {""}
    }
    .chances = { $tavern_left ->
        [1] { corsari-reason-wait_for_sweep.first }
        [2] { corsari-reason-wait_for_sweep.first }
       *[other] { $rivals ->
            [none] { corsari-reason-wait_for_sweep.first }
           *[other] Out of 100 rounds like this, you sweep in about { $own }, and { $opponents ->
                [1] { $opponent }
               *[other] an opponent
            } may sweep first in about { $rivals }{ $rest ->
                [none] .
                [0] .
               *[other] ; the rest end without a sweep.
            }
        }
    }
    .first = { $opponents ->
        [none] An opponent
        [1] { $opponent }
       *[other] An opponent
    } may sweep first.
corsari-reason-wait_in_danger = If you sailed with { $total } now, { $opponents ->
    [1] { $opponent }
   *[other] an opponent
} would overtake you in about { $percent } cases out of 100{ $loss ->
    [none] {""}
   *[other] , and you would take { $loss } points or more
}. { corsari-reason-risk_of_overtake.wins }The AI waits for 0 instead, a sweep{ corsari-reason-wait_for_sweep.wins }. { corsari-reason-wait_for_sweep.chances } If { $opponents ->
    [1] { $opponent }
   *[other] another player
} sails, a low total costs you little. In trial matches, waiting won more often. { corsari-reason-may_not_sail.stake }{ corsari-reason-may_not_sail.leaves }{ corsari-reason-risk_of_overtake.tavern }
corsari-reason-may_not_sail = Sailing is not allowed yet. { corsari-reason-may_not_sail.leaves }
    .turn = { $lap ->
        [1] your first turn
        [2] your second turn
        [3] your third turn
        [4] your fourth turn
        [5] your fifth turn
        [6] your sixth turn
        [7] your seventh turn
        [8] your eighth turn
        [9] your ninth turn
        [10] your tenth turn
        [11] your eleventh turn
        [12] your twelfth turn
       *[other] turn { $lap }
    }
    .ends = { $end ->
        [first_bust] would end the match
       *[last_standing] would put you out
    }
    .stake = { $stake ->
        [none] {""}
        [sails] You have { $points } points: if you sailed and were overtaken, you would reach { $limit }, which { corsari-reason-may_not_sail.ends }.{" "}
        [waits] But you have { $points } points: if another player sails and you don’t overtake, you may reach { $limit }, which { corsari-reason-may_not_sail.ends }.{" "}
       *[both] You have { $points } points: if you sailed and were overtaken, you would reach { $limit }, which { corsari-reason-may_not_sail.ends }. That may happen as well if another player sails and you don’t overtake.{" "}
    }
    .leaves = { $leaves ->
        [lowest] This discard leaves the lowest total, { $after }.
        [fewer] This discard leaves a total of { $after } (without { $better } it would be { $lowest }), but fewer stowaways, which is worth more later.
        [denied] This discard leaves a total of { $after }. Discarding { $better } would leave { $lowest }, but that card would probably help { $opponent } more, to judge by the cards they took and discarded.
       *[none] This discard leaves you the best prospects.
    }
corsari-reason-hard_to_overtake = { $sweep ->
    [match] You have no stowaway at all: confirm this layout, and the sweep wins the match at once.
    [eliminate_two] You have no stowaway at all: confirm this layout, and the sweep eliminates up to two opponents.
   *[none] The lower your total, the harder it is to overtake you.
}
corsari-reason-lowest_total = This gives { $total }, the lowest total possible.
corsari-reason-overtake = Your total of { $total } is { $level ->
    [true] equal to
   *[false] lower than
} that of the player who sailed: you overtake { $declarer ->
    [none] them, and they pay
   *[other] { $declarer }, who pays
} for your stowaways.
corsari-reason-press_leaders = These two have the fewest points.
