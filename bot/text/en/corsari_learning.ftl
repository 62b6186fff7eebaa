### Corsari: hints for the first time that somebody meets a kind of question.

corsari-first-draw = Each turn you take one card, for a crew of two colours without repeated numbers. Most people take an open card if it clearly reduces the total or the number of stowaways; if not, they draw.
corsari-first-act = You now hold 13 cards, one too many. Most people discard a high card that is neither crew nor prisoner. { $sails ->
    [false] From their second turn of the round on, they sail with a low total
   *[true] With a low total they sail
}; a total of 0 (a sweep) normally wins the whole match.
corsari-first-layout = Your cards are now split into crew, prisoners and stowaways, and only stowaways cost points. Almost everyone takes the best layout as it is.
corsari-first-scuttle = One of your 13 cards is put aside and costs nothing. Most people scuttle the highest card that would be a stowaway.
corsari-first-crew = Your crew costs nothing, so it should hold as many high numbers as possible. Most people choose the two colours that take up the most points.
corsari-first-load = When someone hoists the sails, you sort your cards, and may add some to that player’s crew. Most choose the lowest total of stowaways. If you overtake, it is added to that player’s penalty, not yours.
corsari-first-add = Cards that you add to the crew of the player who sailed cost you nothing. Most people add every card that fits. If you overtake, keeping some can pay: they cost the other player.
corsari-first-press = You sailed without a single stowaway, which eliminates two opponents. Most people name those with the fewest points, because they are closest to winning.
corsari-first-orders = This order answers for you when another player sails, so that the round doesn’t wait for you. Most people choose the heaviest overtaking, which gives the lowest total if they can’t overtake.

## Why the AI answers as it does

corsari-reason-draw_sweeps = With this card you have no stowaway at all: a total of 0.
corsari-reason-draw_known = With this open card your stowaways total { $total } after the discard, lower than with the pile on average.
corsari-reason-draw_fewer = { $rival ->
        [pile] The pile leads to a total of about { $least } on average
        [discard] Taking the discard leads to a total of { $least }
       *[tavern] Taking the tavern’s card leads to a total of { $least }
    }, { $source ->
        [pile] the pile to about { $total } on average. But the pile
        [discard] the discard to { $total }. But the discard
       *[tavern] the tavern’s card to { $total }. But the tavern’s card
    } leaves fewer stowaways, which helps more later. (Totals are those of stowaways after the discard.)
corsari-reason-draw_level = { $rival ->
        [pile] The pile leads to a total of about { $least } on average
        [discard] Taking the discard leads to a total of { $least }
       *[tavern] Taking the tavern’s card leads to a total of { $least }
    }, and so does { $source ->
        [pile] the pile on average. But the pile
        [discard] the discard. But the discard
       *[tavern] the tavern’s card. But the tavern’s card
    } leaves fewer stowaways, which helps later. (Totals are those of stowaways after the discard.)
corsari-reason-draw_unknown = With a card from the pile your stowaways total about { $total } on average after the discard, lower than with the open cards.
corsari-reason-void_round = On your turn no. { $lap } of this round, a total of { $total } is so high that a void round is better than going on.
corsari-reason-empty_tavern = On your turn no. { $lap } of this round, a total of { $total } is so high that a void round would be best. Taking the last tavern card brings one about. After this card, with which your total would be { $after }, { $tavern_size } are left.
corsari-reason-sweep = You have no stowaway at all, so sailing now is a sweep{ $sweep ->
    [match] , which wins the match at once.
    [eliminate_two] , which eliminates up to two opponents.
   *[none] .
}
corsari-reason-low_risk_of_overtake = On your turn no. { $lap } of this round, a total of { $total } is low enough to sail: { $percent ->
        [none] an opponent is unlikely to have as low a total or a lower one (an overtake).
       *[other] in about { $percent } of 100 cases, an opponent’s total is as low or lower (an overtake). In the other { $safe } you take no points, and each opponent takes their own total. That is worth more than to wait.
}
corsari-reason-risk_of_overtake = { $percent ->
        [none] On your turn no. { $lap } of this round, a total of { $total } is too high to sail: an opponent is likely to have as low a total or a lower one (an overtake)
        [100] On your turn no. { $lap } of this round, a total of { $total } is too high to sail: an opponent’s total is as low or lower (an overtake) almost every time
       *[other] If you sailed with a total of { $total } on your turn no. { $lap } of this round, an opponent’s total would be as low or lower (an overtake) in about { $percent } of 100 cases
    }. You would then take 10 points, plus your total and those of all who overtake you. { $sweep ->
    [none] {""}
    [round] Waiting is worth more: your total may still come down.{" "}
   *[other] Waiting is worth more: your total may still come down, perhaps even to 0 (a sweep).{" "}
}{ corsari-reason-may_not_sail.leaves }
corsari-reason-lead = You lead by { $lead } points, so an opponent’s sweep is what you have to fear most, and waiting for one of your own gives each opponent time for theirs. Sailing now with a total of { $total }, you are overtaken in about { $percent } of 100 cases, which can’t put you out. In the others you take no points, and each opponent takes their own total.
corsari-reason-wait_for_sweep = A total of { $total } is so low that it pays to wait for 0: sailing with a total of 0 is a sweep{ $sweep ->
    [match] , which wins the match at once.
    [eliminate_two] , which eliminates up to two opponents.
   *[none] .
} { corsari-reason-may_not_sail.leaves } The risk: an opponent may sweep first.{ $rivals ->
    [none] {""}
   *[other] {" "}If you wait, you make the sweep in about { $own } of 100 rounds like this, and an opponent in about { $rivals }. If you sailed now, you would be overtaken in about { $percent } of 100.
}{ $tavern_left ->
    [1] {" "}And only one card is left in the tavern: if a player takes it, the round is void.
   *[other] {""}
}
corsari-reason-may_not_sail = Sailing is not allowed yet. { corsari-reason-may_not_sail.leaves }
    .leaves = { $leaves ->
        [lowest] This discard leaves the lowest total, { $after }.
        [fewer] This discard leaves a total of { $after }, but fewer stowaways, which is worth more here than the lowest total.
        [denied] This discard leaves a total of { $after }. Discarding { $better } would leave you a better hand, but would help the next player.
       *[none] This discard leaves you the best prospects.
    }
corsari-reason-hard_to_overtake = The lower your total, the harder it is to overtake you.
corsari-reason-lowest_total = This gives { $total }, the lowest total possible.
corsari-reason-overtake = With a total of { $total } you are still as low as the player who sailed, or lower: you overtake them, and they have to take your stowaways.
corsari-reason-press_leaders = These two have the fewest points.
