### Corsari. How messages are named and what they may use: see bot/text/__init__.py.

corsari-pitch = Hire the best crew in port, then hoist the sails before the others are ready. Every stowaway gives you penalty points. Collect too many and you are out; the last player left wins.
    .title = Corsari
    .length = { $lo } to { $hi } players, about 30 to 45 minutes (or a few days by message)
    .how =
        On your turn, take a card, then discard one or{ $no_sail_first_lap ->
            [true] , from your second turn of the round on,
           *[false] {""}
        } hoist the sails to end the round.
        Then everyone sorts their cards. Prisoners (cards of the colour that the tavern shows) and crew (two colours at most, no number twice) are free. Every other card is a stowaway and costs its number in penalty points. Before they sort, the others may get rid of cards by adding them to the crew of the player who sailed.
        So sail with a low total of stowaways: if all other totals are higher, you take no points at all. But a player whose total is as low or lower overtakes you: their own stowaways cost them nothing, 10 points come off their score, and you take 10 points, plus your total and those of all who overtake you. { $sweep ->
            [round] {""}
            [eliminate_two] Sailing without any stowaway (a sweep) puts up to two opponents out: a very low total may be worth keeping for that.{" "}
           *[match] Without any stowaway (a sweep) you win the match at once: a very low total may be worth keeping for that.{" "}
        }{ $end_mode ->
            [first_bust] The match ends as soon as a player has { $limit } points or more. Then the fewest points win.
            [fixed_rounds] { $fixed_rounds ->
                [one] The match ends after one round.
               *[other] The match ends after { $fixed_rounds } rounds (void ones don’t count).
            } Then the fewest points win.
           *[last_standing] Points add up: a player who has { $limit } or more is out. The last one left wins.
        }
    .aliases = Corsairs

## Terms

corsari-term-card = { $letters ->
        [R] ❤️R{ $digits }
        [O] 🧡O{ $digits }
        [Y] 💛Y{ $digits }
        [G] 💚G{ $digits }
        [A] 🩵L{ $digits }
        [B] 💙B{ $digits }
        [V] 💜V{ $digits }
        [P] 🩷P{ $digits }
        [N] 🤎Br{ $digits }
        [S] 🩶Gy{ $digits }
       *[other] { $value }
    }
    .separator = {" "}
    .none = none
corsari-term-colour = { $letters ->
    [R] ❤️ red (R)
    [O] 🧡 orange (O)
    [Y] 💛 yellow (Y)
    [G] 💚 green (G)
    [A] 🩵 light blue (L)
    [B] 💙 blue (B)
    [V] 💜 violet (V)
    [P] 🩷 pink (P)
    [N] 🤎 brown (Br)
    [S] 🩶 grey (Gy)
   *[other] { $value }
}
corsari-spoken-card = { $letters ->
        [R] red { $numbers }
        [O] orange { $numbers }
        [Y] yellow { $numbers }
        [G] green { $numbers }
        [A] light blue { $numbers }
        [B] blue { $numbers }
        [V] violet { $numbers }
        [P] pink { $numbers }
        [N] brown { $numbers }
        [S] grey { $numbers }
       *[other] { $letters }{ $numbers }
    }
    .separator = {", "}
corsari-spoken-colour = { $letters ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [A] light blue
    [B] blue
    [V] violet
    [P] pink
    [N] brown
    [S] grey
   *[other] { $letters }
}
corsari-letter = { $letters ->
    [R] R
    [O] O
    [Y] Y
    [G] G
    [A] L
    [B] B
    [V] V
    [P] P
    [N] Br
    [S] Gy
   *[other] {""}
}
corsari-named-pile = { $value ->
    [pile] Pile
    [discard] Discard pile
   *[tavern] Tavern
}

## Events

corsari-match_started = ⚓ The match begins. { $first_dealer } deals first.{ $options_count ->
    [0] {""}
   *[other] {" "}Options: { $options }.
}
    .brief = ⚓ The match begins. { $first_dealer } deals first.
    .why = { $chance ->
        [true] The options name no first dealer, so the dealer was chosen at random, before anything else.
       *[false] The options of this table name { $first_dealer } as first dealer.
    }
corsari-round_started = 🍻 Round { $round }: { $dealer } deals, { $starter } begins.
    Tavern (its top card is on the right): { $tavern }
    Its colour is { $colour }. First discard: { $discard }.
    .brief = 🍻 Round { $round }: { $dealer } deals, { $starter } begins.
    .why = Each of the { $seats_count } players got 12 cards. The next { $tavern_count } cards are the tavern: five, plus one for each player. One more card starts the discard pile, and { $pile_size } are left in the draw pile.
        The last card laid down is the top of the tavern and sets its colour: { $colour }. { $starter } sits to the left of { $dealer } and begins. The shuffle can be checked after the match (**Provably fair**).
corsari-hand_dealt = Your { $hand_count } cards: { $hand }
    .why = Only you see these cards until everyone sails. The shuffle can be checked after the match (**Provably fair**).
corsari-drew = { $source ->
    [pile] { $seat } drew from the pile.{ $pile_size ->
        [0] {""}
        [1] {" "}Only one card is left: the player who draws it must sail.
       *[other] {""}
    }
    [discard] { $seat } took the discard { $card }.
   *[tavern] { $seat } took { $card } from the tavern.{ $tavern_size ->
        [0] {""}
        [1] {" "}Only one card is left in the tavern.
       *[other] {""}
    }
}
    .act = { $source ->
        [pile] drew from the pile
        [discard] took the discard { $card }
       *[tavern] took { $card } from the tavern
    }
    .act-then = { $source ->
        [pile] drew from the pile
        [discard] took the discard { $card }
       *[tavern] took { $card } from the tavern
    }{" · "}
    .why = { $source ->
        [pile] The top card of the pile, which only { $seat } has seen.
        [discard] The last card discarded. The cards beneath it can’t be taken.
       *[tavern] The top card of the tavern. The cards beneath it can’t be taken.
    } Left in the pile: { $pile_size }. Left in the tavern: { $tavern_size }.
corsari-drew_card = You drew { $card }.
    .why = It came from the pile, so only you have seen it.
corsari-tavern_colour = The tavern colour is now { $colour }.
    .why = The new top card is { $colour }: cards of that colour are prisoners now. A player may take the tavern’s card just for that, and discard it again.
corsari-discarded = { $seat } discarded { $card }.
    .act = discarded { $card }
    .why = A player who doesn’t sail ends the turn by discarding a card face up.
corsari-doldrums = { $closed ->
    [true] 🌫️ Doldrums! The discard pile is closed until a player draws from the pile or the tavern.
   *[false] 🌬️ The doldrums are over: the discard pile is open again.
}
    .why = { $closed ->
        [true] { $turns } cards in a row were drawn from the discard pile: three per player.
       *[false] The last card drawn did not come from the discard pile, so the count starts again.
    }
corsari-sail_declared = { $forced ->
    [true] ⛵ { $seat } drew the last card of the pile and has to hoist the sails!
   *[false] ⛵ { $seat } hoists the sails!
}
    .why = { $forced ->
        [true] It was the last card of the pile. The player who draws it must sail in the same turn.
       *[false] After drawing, a player may sail instead of discarding. This can’t be undone.
    }
corsari-layout_revealed = { $seat } shows their cards. Total of stowaways: { $total }.
    Crew: { $crew }
    Prisoners: { $prisoners }
    Stowaways: { $stowaways }
    { $scuttled ->
        [none] One card is scuttled (put aside, face down).
       *[other] Scuttled: { $scuttled }
    }
    .brief = ⛵ { $seat } shows their cards. Total of stowaways: { $total }.
    .drawn = { $seat }: total { $total }
        Crew: { $crew }
        Prisoners: { $prisoners }
        Stowaways: { $stowaways }
        { $scuttled ->
            [none] One card is scuttled (put aside, face down).
           *[other] Scuttled: { $scuttled }
        }
    .why = { $stowaways_count ->
        [0] There are no stowaways, so the total is 0.
       *[other] The numbers of the stowaways { $stowaways } add up to { $total }.
    } The tavern is { $colour }, so cards of that colour are prisoners. Prisoners and crew cost nothing.
        { $scuttled ->
            [none] The scuttled card costs nothing. Only the player who sailed knows it until the match is over.
           *[other] { $scuttled } was scuttled and costs nothing.
        }
corsari-loads_revealed = All hands are now shown:
    { $loads }
    .brief = ⛵ All hands were laid out: see the log.
    .why = { $declarer } sailed with { $declared }. A total of { $declared } or less overtakes. { $crew_count ->
            [0] There was no crew to add cards to
           *[other] Cards of a colour in the crew { $crew }, with a number it doesn’t have, could be added
        }. Prisoners are { $colour }.
        { $loads }
corsari-loads_revealed-loads = { $seat }: total { $total }.{ $added_count ->
        [0] {""}
       *[other] {" "}Added to { $declarer }’s crew: { $added }.
    } Crew: { $crew }. Prisoners: { $prisoners }. Stowaways: { $stowaways }.
corsari-round_scored = 📜 { $overtakers_count ->
        [0] { $seat } sailed with a total of { $declared } and was not overtaken: { $scores_count ->
            [2] the other total is higher.
           *[other] all other totals are higher.
        }
        [one] { $seat } sailed with a total of { $declared } and was overtaken by { $overtakers }, whose total { $level ->
            [true] is also { $lead }.
           *[false] of { $lead } is lower.
        }
       *[other] { $seat } sailed with a total of { $declared } and was overtaken by { $overtakers }, whose totals are as low or lower.
    }
    { $scores }
    .short = 📜 { $seat } sails with { $declared } and is { $overtakers_count ->
        [0] not overtaken
       *[other] overtaken by { $overtakers }
    } ({ $scores })
    .why = { $seat } declared { $declared }. Every other total is compared with that.
        { $scores }
corsari-round_scored-scores = { $seat }: { $before } { PLUS($change) } = **{ $total }** { $total ->
        [one] penalty point
       *[other] penalty points
    } in all ({ $case ->
        [1] stowaways: total { $load }
        [2] stowaways: total { $load }, overtook { $declarer }
        [3] not overtaken
       *[other] overtaken by { $overtakers }: { $surcharge } + own total { $load } + { $overtakers_count ->
            [one] { $overtakers }’s total
           *[other] their totals
        } { $received }
    }{ $floored ->
        [true] ; raised to zero
       *[false] {""}
    })
corsari-round_scored-short-scores = { $seat } { SIGNED($change) }
    .separator = {", "}
corsari-sweep = 🌊 A sweep! { $seat } sails without a single stowaway.
    .short = 🌊 { $seat } makes a sweep
    .why = None of the 12 cards shown is a stowaway. { $sweep ->
        [eliminate_two] At this table, a sweep eliminates up to two opponents.
       *[other] That wins the match, regardless of the points.
    } The others don’t add cards to the crew, and no points are scored.
corsari-round_void = 🍺 { $seat } took the last tavern card: the round is void. No points are scored, and no hands are shown.
    .short = 🍺 { $seat } took the last tavern card: void round, no points
    .why = The tavern is empty. Its last card goes to nobody, and the next player deals.
corsari-seat_resigned = 🏳️ { $seat } resigns. The seat gets default answers until this round is over.
    .why = The seat gets default answers until the round is over, so that nothing changes for the others. Then it is eliminated and finishes behind all players eliminated in that round.
corsari-seat_eliminated = ☠️ { $seat } { $cause ->
    [sweep] is out because of the sweep with
   *[other] is eliminated with
} { $total ->
    [one] 1 point
   *[other] { $total } points
}{ $cause ->
    [limit] {" "}(limit: { $limit })
   *[other] {""}
} and finishes { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}.
    .short = ☠️ { $seat } is eliminated
    .why = { $cause ->
        [limit] With { $total } points, the seat has reached the limit of { $limit }.
        [sweep] The sweep eliminated this seat. Its points stay at { $total }.
       *[resigned] The seat had resigned. Players eliminated in the same round finish ahead of it.
    } The later a player is eliminated, the better their place. In the same round, fewer points finish higher, and players with equal points share a place.
corsari-match_ended = { corsari-result }{ $scuttled_count ->
    [0] {""}
   *[other] {"\u000A"}Scuttled cards (put aside when sailing):{"\u000A"}{ $scuttled }
}
    .why = { $reason ->
        [sweep] The sweep wins. The others follow by points, fewest first, then the players eliminated earlier.
        [first_bust] A player has reached the limit of { $limit } points. The fewest points win, and players with equal points share a place.
        [fixed_rounds] Rounds scored, as set in the options: { $scored_rounds }. The fewest points win, and players with equal points share a place.
        [max_rounds] Rounds played, including void ones: { $rounds }. The fewest points win, and players with equal points share a place.
        [resigned] Nobody is left to play. The round counts as void, and nobody wins.
       *[last_standing] All others are eliminated. The later a player is eliminated, the better their place. In the same round, fewer points finish higher.
    }
        { $totals }
corsari-match_ended-scuttled = Round { $round }, { $seat }: { $card }

## Why: the rows of longer explanations

corsari-loads_revealed-why-loads = { $seat }: { $stowaways_count ->
        [0] no stowaways, 0
       *[other] { $stowaways } add up to { $total }
    }
corsari-round_scored-why-scores = { $seat }: { $case ->
        [1] { $load } is higher, so it is scored in full
        [2] { $load } is not higher: overtook and hands over the stowaways
        [3] nobody overtook, so 0 points
       *[other] { $load } declared, { $received } handed over, { $surcharge } for being overtaken
    }. { $before } before, { SIGNED($change) }, now { $total }{ $floored ->
        [true] {" "}(raised to zero)
       *[false] {""}
    }
corsari-match_ended-why-totals = { $seat }: { $total ->
    [one] 1 point
   *[other] { $total } points
}

## How it ended

corsari-result = { $reason ->
    [sweep] 🏆 { $winners } made a sweep and wins the match.
    [first_bust] 🏆 The limit has been reached. { $winners_count ->
        [one] { $winners } wins with the fewest points.
       *[other] { $winners } win together with the fewest points.
    }
    [fixed_rounds] 🏆 The last round is over. { $winners_count ->
        [one] { $winners } wins with the fewest points.
       *[other] { $winners } win together with the fewest points.
    }
    [max_rounds] 🏆 The maximum number of rounds has been played. { $winners_count ->
        [one] { $winners } wins with the fewest points.
       *[other] { $winners } win together with the fewest points.
    }
    [resigned] 🏳️ Everyone has resigned. The match ends without a winner.
   *[last_standing] 🏆 { $winners_count ->
        [one] { $winners } is the last one left and wins the match.{ $totals_count ->
            [2] {""}
           *[other] {" "}The longer the others stayed in, the better their place; in the same round, fewer points finish higher.
        }
       *[other] { $winners } are the last ones left and win together.
    }
}
corsari-result-row = { $place }. { $seat }: { $cause ->
    [limit] out in round { $out } with{" "}
    [sweep] out by the sweep in round { $out } with{" "}
    [resigned] resigned in round { $out } with{" "}
   *[none] {""}
}{ $score ->
    [one] { $score } penalty point
   *[other] { $score } penalty points
}
corsari-verdict = { $reason ->
    [resigned] **No winner:** everyone has resigned.
   *[other] { $won ->
        [true] **You win** with { $score ->
            [one] { $score } penalty point
           *[other] { $score } penalty points
        }.
       *[false] **You finish { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }**{ $cause ->
            [limit] : you were out in round { $out }, because your penalty had reached { $score } points.
            [sweep] : the sweep put you out in round { $out }. Your penalty was { $score ->
                [one] { $score } point.
               *[other] { $score } points.
            }
            [resigned] : you resigned in round { $out }.
           *[none] {" "}with { $score ->
                [one] { $score } penalty point.
               *[other] { $score } penalty points.
            }
        }
    }
}

## The board, and what only its owner sees

corsari-board_round = **Round { $round }** · { $dealer } deals
corsari-board_tavern = Tavern (its top card is on the right): { $tavern }
    Top { $top }, so prisoners are { $colour }
corsari-board_piles = Discard: { $discard ->
        [none] empty
       *[other] { $discard }
    } · Pile: { $pile_size ->
        [one] 1 card
       *[other] { $pile_size } cards
    }
corsari-board_scores = { $end_mode ->
        [first_bust] Penalty points (the match ends at { $limit }):
        [fixed_rounds] { $fixed_rounds ->
            [one] Penalty points (one scored round):
           *[other] Penalty points ({ $fixed_rounds } scored rounds):
        }
       *[last_standing] Penalty points (out at { $limit }):
    }
    { $scores }
corsari-board_scores-scores = { $seat }: { $total }{ $place ->
    [0] { $resigned ->
        [true] {" "}🏳️ resigned
       *[other] {""}
    }
    [1] {" "}☠️ out (1st)
    [2] {" "}☠️ out (2nd)
    [3] {" "}☠️ out (3rd)
   *[other] {" "}☠️ out ({ $place }th)
}
corsari-own_hand = Your hand ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }):
    { $bands }
corsari-own_hand-bands = { $hand }
corsari-own_drawn = Just drawn: { $card }
corsari-own_scuttled = You scuttled { $card }.
corsari-own_advice = Your total of stowaways { $sails ->
    [false] { $cards ->
        [13] (you may not sail yet; without { $scuttled })
       *[other] (you may not sail yet)
    }
   *[true] { $cards ->
        [13] if you sailed now (with { $scuttled } put aside)
       *[other] now
    }
}: { $total }
corsari-known_sail = { $total ->
    [0] Your total would be 0, with { $scuttled } put aside. { $sweep ->
        [match] That is a sweep: you win the match at once.
        [eliminate_two] That is a sweep: it eliminates up to two opponents.
       *[other] {""}
    }
   *[other] Your total would be { $total }, with { $scuttled } put aside.
}

## In pictures: as few words as can be. Then what only their alt texts say

corsari-picture_round = Round { $round }
corsari-picture_limit = Limit: { $limit } points
corsari-picture_bust = Ends at { $limit } points
corsari-picture_fixed = { $rounds ->
    [one] 1 round; the lowest score wins
   *[other] { $rounds } rounds; the lowest score wins
}
corsari-picture_ended = Final ranking
corsari-picture_seat = Seat { $number }
corsari-picture_place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
corsari-picture_tavern = Tavern
corsari-picture_pile = Pile
corsari-picture_discard = Discard
corsari-picture_crew = Crew
corsari-picture_added = Added
corsari-picture_prisoners = Prisoners
corsari-picture_stowaways = Stowaways
corsari-picture_hand = Your hand
corsari-picture_advice = { $sails ->
    [false] { $cards ->
        [13] Total of stowaways ({ $aside } aside)
       *[other] Total of stowaways
    }
   *[true] { $cards ->
        [13] Total of stowaways if you sail ({ $aside } aside)
       *[other] Total of stowaways now
    }
}
corsari-picture_scuttled = Scuttled
corsari-picture_turn = { $phase ->
    [draw] { $seat } to draw.
    [act] { $seat } has drawn and must discard{ $sails ->
        [false] . Nobody may sail on their first turn.
       *[true] {" "}or sail.
    }
    [layout] { $seat } has hoisted the sails and is sorting their cards.
    [press] A sweep by { $seat }, who is choosing two players to eliminate.
    [load] { $seat } has sailed. The others are choosing cards to add to the crew.
   *[over] The round is over.
}
corsari-picture_hands = Cards in hand:
    { $hands }
corsari-picture_hands-hands = { $seat }: { $size }

## Questions

corsari-draw = Where do you draw from?
    .hint = If you take the tavern’s top card (on the right), the next one sets the tavern colour at once. If its last card is taken, the round ends at once and is void: nobody scores.
    .pile = { $pile_size ->
        [1] From the pile: last card, you must sail
       *[other] From the pile ({ $pile_size } left)
    }
    .discard = Take the discard { $card }
    .tavern = { $tavern_size ->
        [1] Take { $card }: last tavern card, voids the round
       *[other] Take { $card } from the tavern (its colour { $stays ->
            [true] stays
           *[other] is then
        } { $colour })
    }
    .sure-pile = This is the last card of the pile: if you draw it, you must sail at once. { corsari-act.ordinary }
    .sure-tavern = This is the last card of the tavern: taking it voids the round, and nobody scores.
    .undo-pile = You sail with that, so you can’t undo it.
    .undo-tavern = The round ends with that, so you can’t undo it.
corsari-act = { $source ->
        [discard] You took { $card }
        [tavern] You took { $card }
       *[pile] You drew { $card }
    }{ $sails ->
        [false] . Which card do you discard?
       *[true] { $total ->
            [none] .
           *[other] {" "}(total of stowaways if you sail now: { $total }).
        } What now?
    }
    .hint = The tavern colour, and so that of prisoners, is { $colour }. { $sails ->
        [false] At this table, nobody may sail on their first turn of a round, so discard a card{ $total ->
            [none] .
           *[other] : without { $scuttled }, the total of your stowaways is { $total }.
        }
       *[true] Discard a card to end your turn, or hoist the sails to end the round{ $total ->
            [none] .
           *[other] : with { $scuttled } put aside, your total is { $total }.
        }
    }
    .group-drop = Discard a card…
    .next-drop = Which card?
    .drop = Discard { $card }
    .sail = Hoist the sails!
    .sure-sail = { $total ->
        [0] { $sweep ->
            [match] { corsari-act.swept }
            [eliminate_two] { corsari-act.swept }
           *[none] { corsari-act.ordinary }
        }
       *[none] { corsari-act.ordinary }
    }
    .swept = It becomes one when you confirm the layout that you are shown next. The others can’t add cards, and nobody scores in this round.
    .ordinary = This ends the round: everyone lays out their cards. If nobody overtakes you, you take no points, and each of the others takes the total of their stowaways. Players whose total is as low as yours or lower overtake you. Then you take 10 points, plus your total, plus the totals of all who overtake you. Their own stowaways cost them nothing, and 10 points come off each one’s score.
corsari-layout = You have sailed. Do you want to lay out your cards like this?
    .hint = Your cards are sorted into prisoners, crew and stowaways, and one of the 13 is “scuttled”: put aside. Prisoners are { $colour }. { $sweep ->
        [match] Your total can be 0. Confirmed like that, it is a sweep, and you win the match at once.
        [eliminate_two] Your total can be 0. Confirmed like that, it is a sweep, which puts up to two opponents out.
       *[none] The others can add cards to your crew: of its colours, with numbers it doesn’t have. Each place where such a card would fit is an “opening”, even if the card itself lies face up.
    }
    .part = Changing how your cards are laid out.
    .proposal-best = Best: { $crew_colours }; { $scuttled } aside (total { $total }; { corsari-layout.worth })
    .proposal-other = Crew: { $crew_colours }; { $scuttled } aside (total { $total }; { corsari-layout.worth })
    .worth = { $sweep ->
        [match] a sweep
        [eliminate_two] a sweep
       *[none] openings: { $openings }
    }
    .summary = Total of stowaways: { $total } { $lowest ->
            [true] (the lowest possible)
           *[other] (there is a layout with a lower total)
        }
        Scuttled (put aside, costs nothing): { $scuttled }
        Your crew: { $crew }
        Prisoners: { $prisoners }
        Stowaways: { $stowaways }
        { $sweep ->
            [match] **A sweep:** confirm it, and you win the match at once
            [eliminate_two] **A sweep:** confirm it, and up to two opponents are out
           *[none] Openings (places in your crew where another card would fit): { $openings } (the fewer, the better)
        }
corsari-scuttle = Which card do you scuttle?
    .hint = It is put aside, leaves your hand for good and costs nothing.
    .step = scuttled card
    .group = Scuttle a card…
    .option = { $card }
corsari-crew = Which cards are your crew? (At most two colours, no number twice)
    .hint = The { $declares ->
        [true] card that you scuttle
       *[other] cards that you add to another’s crew
    } can’t be chosen here. All the others, except prisoners, are stowaways.
    .step = crew
    .option = { $card }
corsari-load = { $declarer } has sailed with a total of { $declared }{ $within_reach ->
        [true] : with { $declared } or less, you overtake.
       *[false] . Your lowest total is { $least }, so you can’t overtake.
    } Do you want to lay out your cards like this?
    .hint = Crew of { $declarer }, who sailed: { $crew }. You may add cards of its colours, with numbers that it doesn’t have.{ $within_reach ->
        [true] {" "}If you overtake, 10 points come off your score, and { $declarer } takes your total, not you.
       *[false] {""}
    } Prisoners are { $colour }.
    .part = { $declarer } has sailed with a total of { $declared }. Changing how your cards are laid out.
    .proposal-best = Lowest total of your stowaways: { $total }{ $overtakes ->
        [true] {" "}(you overtake: 10 points off)
       *[false] {""}
    }
    .proposal-heaviest = Overtake with a total of { $total } (costs the other player most)
    .summary = Total of stowaways: { $total }{ $overtakes ->
            [true] {" "}(you overtake { $declarer })
           *[other] { $lost ->
                [none] {""}
                [first_bust] . With { $points } points in all you reach the limit ({ $limit }): **the match ends**
               *[last_standing] . With { $points } points in all (limit: { $limit }), **you are out**
            }
        }
        Added to { $declarer }’s crew: { $added_count ->
            [0] { $addable_count ->
                [0] none, because none of your cards can be added
               *[other] none; these can be added: { $addable }
            }
           *[other] { $added }
        }
        Your crew: { $crew }
        Prisoners: { $prisoners }
        Stowaways: { $stowaways }
corsari-add = Which cards will you add to the crew of the player who sailed? (No number twice)
    .hint = Each card needs a colour the crew has and a number it doesn’t have.
    .step = added cards
    .option = { $card }
corsari-press = Which two opponents are eliminated?
    .hint = Choose two of your opponents. They are out of the match.
    .option = { $seat }
    .answer = Eliminated: { $answer }
corsari-orders = What should be answered for you in advance?
    .hint = Only you see this, and you can change it at any time.
corsari-loading = When another player sails, how are your cards laid out for you?
    .hint = With an order, the round doesn’t wait for you. If your total is as low as that of the player who sailed, or lower, you overtake: 10 points come off your score, and that player takes your total, not you. The higher it is then, the better for you.
    .step = answer
    .ask = Ask me each time
    .best = Aim for the lowest total of my stowaways
    .heaviest = Overtake with the highest total possible; if I can’t, the lowest total
    .answer = When another player sails: { $answer }

## Why an answer was not taken

corsari-refused-not_in_hand = { $card } isn’t in your hand.
corsari-refused-duplicate_card = You chose { $card } twice.
corsari-refused-scuttle_in_crew = { $card } is scuttled, so it can’t join the crew.
corsari-refused-card_used_twice = { $card } can’t be in your own crew and also be added to the other one. Choose one.
corsari-refused-tavern_colour_in_crew = { $card } has the tavern colour: it is always a prisoner, never crew.
corsari-refused-tavern_colour_added = { $card } has the tavern colour: it is a prisoner and can’t be added.
corsari-refused-add_colour_not_aboard = { $card } can’t be added: the crew of the player who sailed doesn’t have its colour.
corsari-refused-add_number_aboard = { $card } can’t be added: the crew of the player who sailed already has that number.
corsari-refused-add_number_repeated = { $card } can’t be added: you’re already adding that number.
corsari-refused-too_many_colours = A crew has at most two colours; this one has { $colours_count }.
corsari-refused-number_repeated_in_crew = { $card } can’t join: your crew already has that number.
corsari-refused-bad_option = { $setting ->
    [none] These options can’t be combined: the sweep option “puts up to two opponents out” requires the match to end when only one player is left.
   *[other] That value isn’t allowed for the option “{ $setting }”.
}

## Options of a match

corsari-option-limit = Limit
    .hint = Players who reach this many points are out. { $lo } to { $hi }, normally { $default }.
    .value = { $value }
corsari-option-first_dealer = First dealer
    .hint = By the rules, the player who was last aboard a ship. Choose a seat, or leave it to chance.
    .random = at random
    .value = seat { $ordinal }
corsari-option-end_mode = End of the match
    .hint = When the match is over. Normally when only one player is left.
    .last_standing = when only one player is left
    .first_bust = when a player reaches the limit
    .fixed_rounds = after a fixed number of rounds
corsari-option-fixed_rounds = Number of rounds
    .hint = Only for a fixed number of rounds: { $lo } to { $hi } scored rounds, normally { $default }.
    .value = { $value }
corsari-option-max_rounds = Maximum rounds
    .hint = The match ends after this many rounds in any case. { $lo } to { $hi }, normally { $default }.
    .value = { $value }
corsari-option-sweep = Sweep
    .hint = The effect of sailing without any stowaways.
    .match = wins the match at once
    .round = counts as a normal round, without a special effect
    .eliminate_two = puts up to two opponents out
corsari-option-overtake_penalty = Surcharge for being overtaken
    .hint = Ten points for a player who sails and is overtaken: once, or for every overtaker.
    .once = 10, once
    .each = 10 per overtaker
corsari-option-received = Overtakers’ stowaways
    .hint = How an overtaken player is charged for an overtaker’s stowaways.
    .as_laid = the overtaken player takes the total laid out
    .minimised = the overtaken player takes the lowest total possible
corsari-option-score_floor = Points below zero
    .hint = Can the 10 points taken off for overtaking lead below zero?
    .none = allowed: a total can be negative
    .zero = not allowed: raised to zero
corsari-option-scuttle_face = Scuttled card
    .hint = Can the others see which card is scuttled by the player who sails?
    .down = face down
    .up = face up
corsari-option-last_tavern_card = Last tavern card
    .hint = Either taking it voids the round, or it can’t be taken.
    .void = can be taken, which voids the round
    .closed = can’t be taken, so no round is void
corsari-option-no_sail_first_lap = Forbid sailing on the first turn
    .hint = Nobody may sail on their first turn of a round. Good for two players.
    .true = yes
    .false = no
corsari-option-advice = Show my total
    .hint = Shows you, and only you, your total if you sailed now.
    .true = yes
    .false = no

## The topics of the rules

corsari-chapter-CO-0 = The game and its rules
corsari-chapter-CO-1 = The story
corsari-chapter-CO-2 = The cards
corsari-chapter-CO-3 = Setting up
corsari-chapter-CO-4 = The aim
corsari-chapter-CO-5 = Turns
corsari-chapter-CO-6 = Sailing
corsari-chapter-CO-7 = The last cards
corsari-chapter-CO-8 = Scoring a round
corsari-chapter-CO-9 = The end of the match
corsari-chapter-spec-2 = Numbers and options
corsari-chapter-spec-3 = Setting up, exactly
corsari-chapter-spec-4 = Rounds and turns, exactly
corsari-chapter-spec-5 = Sailing and scoring, exactly
corsari-chapter-spec-6 = Ends and places, exactly
corsari-chapter-spec-7 = Secrets
corsari-chapter-spec-8 = The AI seat

## The rules in short, in the order of the rule sheet

corsari-rule-CO-0-1 = Corsari is a card game by Leo Colovini. These ids count the statements of a Japanese rule sheet of 2017, in reading order.
    .title = The game and its rule sheet
corsari-rule-CO-0-2 = The game is for two, three or four players.
    .title = Players
corsari-rule-CO-0-3 = Recommended from age 8.
    .title = Age
corsari-rule-CO-1-1 = You own a privateer in port. Hire a crew, take captives for ransom, and keep stowaways off your ship.
    .title = The story
corsari-rule-CO-2-1 = 110 cards: ten colours, each with the numbers 1 to 11 once.
    .title = The cards
corsari-rule-CO-2-2 = A colour is a band of corsairs. A number is a job aboard.
    .title = Bands and jobs
corsari-rule-CO-2-3 = 1 captain, 2 first mate, 3 second mate, 4 fighter, 5 boatswain, 6 carpenter, 7 able seaman, 8 ordinary seaman, 9 cook, 10 ship’s boy, 11 surgeon. Jobs are only part of the story and have no effect.
    .title = The eleven jobs
corsari-rule-CO-3-1 = The player who was last aboard a ship deals first. Here the host names a seat, or the first dealer is random. Each round, the next player clockwise deals.
    .title = The dealer
corsari-rule-CO-3-2 = All cards are shuffled. Each player gets 12, one at a time, face down.
    .title = The deal
corsari-rule-CO-3-3 = The tavern is a column of face-up cards: 7, 8 or 9 of them with 2, 3 or 4 players. The colour of its top card is the tavern colour.
    .title = The tavern
corsari-rule-CO-3-4 = The rest of the cards, face down, is the draw pile.
    .title = The draw pile
corsari-rule-CO-3-5 = The top card of the draw pile is turned up and starts the discard pile.
    .title = The discard pile
corsari-rule-CO-4-1 = Hire the best crew you can, then declare departure.
    .title = The aim
corsari-rule-CO-4-2 = Hands stay secret until a player declares departure.
    .title = Hands are secret
corsari-rule-CO-4-3 = A declaration ends the play of the round: everyone sails, and penalties are counted.
    .title = What a declaration does
corsari-rule-CO-4-4 = Stowaways are your penalty. Keep them few and low. Watch your hand and the tavern colour.
    .title = Where penalties come from
corsari-rule-CO-5-1 = The player left of the dealer begins. Play goes clockwise.
    .title = Who begins
corsari-rule-CO-5-2 = On your turn you draw one card: the top of the draw pile, the last discard, or the top of the tavern.
    .title = Drawing a card
corsari-rule-CO-5-3 = Taking the top of the tavern uncovers the next card. Its colour is the tavern colour from that moment on, for you too.
    .title = The tavern changes colour
corsari-rule-CO-5-4 = After drawing you may declare departure: hoist the sails! Then you are the declarer, your turn ends, and the sailing begins.
    .title = Declaring departure
corsari-rule-CO-5-5 = If you do not sail, discard one card face up. It may be the card you have just drawn.
    .title = Discarding
corsari-rule-CO-5-6 = Then the next player takes a turn, and so on until a player declares.
    .title = The next turn
corsari-rule-CO-6-1 = The declarer, the player who sailed, scuttles one of the 13 cards, face down, and shows the other 12 in three groups: prisoners, crew, stowaways.
    .title = The declarer’s layout
corsari-rule-CO-6-2 = All cards of the tavern colour are prisoners. They cost nothing. They are never crew.
    .title = Prisoners
corsari-rule-CO-6-3 = A crew has at most two colours and no number twice. It costs nothing. The ideal crew runs from 1 to 11.
    .title = Crew
corsari-rule-CO-6-4 = All other cards are stowaways. Each costs its number; the declarer announces the total.
    .title = Stowaways
corsari-rule-CO-6-5 = The example in the rules: with the stowaways G1, V2 and Gy2, the total is 5.
    .title = An example of a total
corsari-rule-CO-6-6 = A second card with the same number as a crew card is a stowaway, even in a colour of the crew.
    .title = Two of a number
corsari-rule-CO-6-7 = Everyone else sails too. Before sorting their own cards, they may add any number of cards to the declarer’s crew. They choose in secret and reveal at the same time.
    .title = Adding cards
corsari-rule-CO-6-8 = An added card needs a colour that the declarer’s crew has and a number that it doesn’t have.
    .title = What may be added
corsari-rule-CO-6-9 = With O1, O2, O7, O8, V3 and V10 aboard, the orange 9 may be added. The violet 7 may not, because there is already a 7 aboard.
    .title = An example of adding
corsari-rule-CO-6-10 = Two opponents may add the same number, such as V9 and O9. Only the declarer’s own crew counts.
    .title = Additions don’t block each other
corsari-rule-CO-6-11 = One opponent can’t add two cards of the same number.
    .title = No number added twice
corsari-rule-CO-7-1 = A player who takes the last tavern card ends the round at once. It is void: no points are scored, and the next player deals.
    .title = The last tavern card
corsari-rule-CO-7-2 = A player who draws the last card of the draw pile must declare departure in that turn.
    .title = The last card of the pile
corsari-rule-CO-8-1 = After a sailing, each opponent’s total is compared with that of the declarer (the player who sailed). Opponents are not compared with each other.
    .title = Comparing totals
corsari-rule-CO-8-2 = If your total is higher than the declarer’s, you score your own total.
    .title = Above the declarer
corsari-rule-CO-8-3 = If your total is equal to the declarer’s or lower, you overtake: your own stowaways cost you nothing, 10 points come off your score, and the declarer takes your total.
    .title = Overtaking the declarer
corsari-rule-CO-8-4 = If all others have a higher total, the declarer scores 0.
    .title = The declarer is not overtaken
corsari-rule-CO-8-5 = If anyone has overtaken, the declarer scores 10, plus the declared total, plus the totals of all who overtook.
    .title = The declarer is overtaken
corsari-rule-CO-9-1 = Penalties add up from round to round. The fewer, the better.
    .title = Adding up penalties
corsari-rule-CO-9-2 = A player who reaches the limit (normally 101) is out. With 100, you’re still in.
    .title = The limit
corsari-rule-CO-9-3 = The remaining players play new rounds without them.
    .title = Next rounds
corsari-rule-CO-9-4 = The last one left wins.
    .title = Winning the match
corsari-rule-CO-9-5 = A declarer who lays out no stowaways at all makes a sweep and wins the match at once. The others don’t add cards.
    .title = The sweep
corsari-rule-CO-9-6 = The rules mention two players who are eliminated together. With the option “puts up to two opponents out”, a sweep eliminates two opponents. If there are three, the declarer chooses.
    .title = Two eliminated together

## What the rule sheet leaves open, as it is played here

corsari-rule-spec-2-3 = A hand has 12 cards. With two players, the tavern begins with 7 cards and the draw pile with 78; with three, with 8 and 65; with four, with 9 and 52. The limit is 101 points. Overtaking takes 10 points off the overtaker’s score, and gives the player who is overtaken a surcharge of 10 points.
    .title = The numbers
corsari-rule-spec-2-4 = The host can change the limit, the first dealer, the end of the match, the sweep and more. All options are fixed when the match starts.
    .title = Options of a match
corsari-rule-spec-3-1 = Seats are numbered clockwise. The host may name the first dealer; otherwise it is drawn at random. Everyone begins with 0 points.
    .title = Starting a match
corsari-rule-spec-3-2 = The player to the dealer’s left gets the first card, the dealer the last. The last tavern card laid down is its top. All cards of the tavern stay visible.
    .title = The deal, exactly
corsari-rule-spec-3-3 = When a player is out, the next round is set up for fewer players: a smaller tavern and a bigger draw pile.
    .title = With fewer players
corsari-rule-spec-4-1 = After every round, even a void one, the next active player deals.
    .title = From round to round
corsari-rule-spec-4-2 = If your time runs out, you draw from the pile (or from the discard pile if the pile would make you sail) and discard that card. In a sailing, you get the best layout, or you add the cards that give the lowest total.
    .title = When time runs out
corsari-rule-spec-4-3 = Only the last discard and the top of the tavern can be taken. Nothing is refilled or reshuffled. A declaration can’t be undone.
    .title = Turns, exactly
corsari-rule-spec-5-1 = A scored sailing shows all hands. After a void round or a sweep, hands that were not laid out stay hidden.
    .title = What a sailing shows
corsari-rule-spec-5-2 = All cards of the tavern colour must be prisoners. The crew may have only one colour, or be empty. You don’t have to choose the best layout.
    .title = The three groups
corsari-rule-spec-5-3 = Any of the 13 cards may be scuttled, even a prisoner. Only the declarer knows it until the match is over. Option: face up.
    .title = The scuttled card
corsari-rule-spec-5-4 = The best layout is ready to confirm: the lowest total, then the fewest openings for the others. You may choose any other legal layout.
    .title = The best layout
corsari-rule-spec-5-5 = Your own crew and your added cards are on two ships, so a number may be on both. If the declarer’s crew has one colour, you can only add that colour. If it is empty, you can’t add cards.
    .title = Adding, exactly
corsari-rule-spec-5-6 = When you may add cards, the choice with the lowest total is ready to confirm. If you overtake, your stowaways cost the declarer, so you are also offered the highest total that still overtakes.
    .title = Overtaking with the highest total
corsari-rule-spec-5-7 = The 10 points for being overtaken are charged once, and stowaways handed over count in full. A player’s points may drop below zero. Options: 10 per overtaker, the least that each overtaker could have laid out, no totals below zero.
    .title = Scoring, exactly
corsari-rule-spec-5-8 = A sweep wins the match, even with a forced departure. Options: it counts as a normal round (others may tie at 0 and overtake), or it eliminates up to two opponents (with three, the match goes on against the one left, and nobody scores in this round).
    .title = The sweep and its options
corsari-rule-spec-5-9 = Doldrums: after three turns per player in a row with a draw from the discard pile, it closes until a player draws elsewhere. Option: the last tavern card can’t be taken, so no round is void.
    .title = Doldrums and last cards
corsari-rule-spec-6-1 = Several players may be eliminated at once, but there is always one left. The later a player is eliminated, the better their place. In the same round, fewer points finish higher, and players with equal points share a place.
    .title = Last one left
corsari-rule-spec-6-2 = Option: nobody is eliminated. The match ends after the round in which a player reaches the limit. The fewest points win.
    .title = First to the limit
corsari-rule-spec-6-3 = Option: nobody is eliminated, and there is no limit. The match ends after a set number of scored rounds. The fewest points win.
    .title = Fixed number of rounds
corsari-rule-spec-6-4 = The player who made the sweep wins. The others follow by points, fewest first, then the players eliminated earlier.
    .title = Places after a sweep
corsari-rule-spec-6-5 = After 40 rounds, including void ones, the match ends and the fewest points win. An option changes this maximum.
    .title = Maximum rounds
corsari-rule-spec-6-6 = A player who resigns gets default answers until the round is over. Then they are out, behind all players eliminated in that round, and can’t win. If everyone resigns, there is no winner.
    .title = Resigning
corsari-rule-spec-7 = Secret: hands, cards drawn from the pile, the pile itself, the scuttled card, and the cards that players add until all have answered. Public: the tavern, every discard, the number of cards, and everyone’s points.
    .title = What is secret
corsari-rule-spec-8-4 = The AI knows only what its seat may see. It draws where it expects the best card, sails on a low total (lower as the round goes on), and overtakes as heavily as it can.
    .title = The AI seat
