### Corsari. How messages are named and what they may use: see bot/text/__init__.py.

corsari-pitch = Hire the best crew in port, then hoist the sails before the others are ready. Every stowaway costs you.
    .title = Corsari
    .length = { $lo } to { $hi } players, about 30 to 45 minutes (or a few days by message)
    .how =
        On your turn, draw a card and discard one, or hoist the sails to end the round.
        Then everyone sorts their cards: prisoners (the tavern’s colour) and crew (two colours, no number twice) are free; every other card costs its number.
        If you hoist the sails, have the lowest total. The match is lost at the penalty limit; the last one left wins.
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

## Events

corsari-match_started = ⚓ The match begins. { $first_dealer } deals first.{ $options_count ->
    [0] {""}
   *[other] {" "}Agreed at this table — { $options }.
}
    .brief = ⚓ The match begins. { $first_dealer } deals first.
    .why = { $chance ->
        [true] The options name nobody, so chance chose: the first of all draws of the sealed dice.
       *[false] The options of this table name { $first_dealer }.
    }
corsari-round_started = 🍻 Round { $round }: { $dealer } deals, { $starter } begins.
    Tavern, bottom to top: { $tavern }
    Its colour is { $colour }. First discard: { $discard }.
    .brief = 🍻 Round { $round }: { $dealer } deals, { $starter } begins.
    .why = Each of the { $seats_count } players got 12 cards. The next { $tavern_count } are the tavern: five, and one for each player. One more begins the discards, and { $pile_size } are left in the pile.
        The card laid down last is the top of the tavern and gives its colour: { $colour }. { $starter } sits left of { $dealer } and begins. The shuffle is one draw of the sealed dice.
corsari-hand_dealt = Your { $hand_count } cards: { $hand }
    .why = Nobody but you sees these cards before a sailing shows all hands. The shuffle is one draw of the sealed dice.
corsari-drew = { $source ->
    [pile] { $seat } drew from the pile.{ $pile_size ->
        [0] {""}
        [1] {" "}Only one card is left there: whoever draws it must sail.
       *[other] {""}
    }
    [discard] { $seat } took the discard { $card }.
   *[tavern] { $seat } took { $card } from the tavern.{ $tavern_size ->
        [0] {""}
        [1] {" "}Only one card is left there.
       *[other] {""}
    }
}
    .act = { $source ->
        [pile] drew from the pile
        [discard] took the discard { $card }
       *[tavern] took { $card } from the tavern
    }
    .why = { $source ->
        [pile] The top card of the pile, which only { $seat } has seen.
        [discard] The last card discarded: none of those beneath it may be taken.
       *[tavern] The top card of the tavern: none of those beneath it may be taken.
    } Left in the pile: { $pile_size }. Left in the tavern: { $tavern_size }.
corsari-drew_card = You drew { $card }.
    .why = It came from the pile: only you have seen it.
corsari-tavern_colour = The tavern turns { $colour }.
    .why = The top card of the tavern was taken, and the next one is { $colour }. From this moment on the cards of that colour are prisoners, for whoever took the card as well.
corsari-discarded = { $seat } discarded { $card }.
    .act = discarded { $card }
    .why = Whoever does not sail ends the turn with a discard, face up.
corsari-doldrums = { $closed ->
    [true] 🌫️ Doldrums! The discard pile is closed until somebody draws from the pile or the tavern.
   *[false] 🌬️ A fresh breeze: the discard pile is open again.
}
    .why = { $closed ->
        [true] { $turns } turns in a row have drawn from the discards: three for each player.
       *[false] The last card drawn did not come from the discards; their turns are counted from the beginning again.
    }
corsari-sail_declared = { $forced ->
    [true] ⛵ { $seat } drew the last card of the pile and has to hoist the sails!
   *[false] ⛵ { $seat } hoists the sails!
}
    .why = { $forced ->
        [true] It was the last card of the pile: whoever draws it sails in that very turn, ready or not.
       *[false] After drawing, a player may sail instead of discarding. That cannot be taken back.
    }
corsari-layout_revealed = { $seat } sails with a total of { $total }.
    Crew: { $crew }
    Prisoners: { $prisoners }
    Stowaways: { $stowaways }
    { $scuttled ->
        [none] One card is scuttled, face down.
       *[other] Scuttled: { $scuttled }
    }
    .brief = ⛵ { $seat } sails with a total of { $total }.
    .why = { $stowaways_count ->
        [0] There are no stowaways, so the total is 0.
       *[other] The numbers of the stowaways { $stowaways } add up to { $total }.
    } The tavern is { $colour }: cards of that colour are prisoners. They cost nothing, and nor does the crew.
        { $scuttled ->
            [none] What was scuttled costs nothing. Only the declarer knows it until the match is over.
           *[other] { $scuttled } was scuttled and costs nothing.
        }
corsari-loads_revealed = The others sail too:
    { $loads }
    .brief = ⛵ The others sail too.
    .why = { $declarer } declared { $declared }: with that or less the others overtake. To the crew { $crew_count ->
            [0] nothing could be added, for there is none
           *[other] { $crew } they could add what has a colour of it and a number that it lacks
        }. Prisoners are { $colour }.
        { $loads }
corsari-loads_revealed-loads = { $seat }: total { $total }.{ $added_count ->
        [0] {""}
       *[other] {" "}Added: { $added }.
    } Crew: { $crew }. Prisoners: { $prisoners }. Stowaways: { $stowaways }.
corsari-round_scored = 📜 { $seat } sailed with { $declared }.
    { $scores }
    .why = { $seat } declared { $declared }, and every other total is compared with that.
        { $scores }
corsari-round_scored-scores = { $seat }: { $before } { PLUS($change) } = **{ $total }** ({ $case ->
        [1] did not overtake
        [2] overtook
        [3] not overtaken
       *[other] overtaken
    }{ $floored ->
        [true] ; no total stays below zero
       *[false] {""}
    })
corsari-sweep = 🌊 A clean sweep! { $seat } sails without a single stowaway. { $fallen_count ->
    [one] { $fallen } is swept away.
   *[other] { $fallen } are swept away.
}
    .why = None of the 12 cards shown is a stowaway. { $sweep ->
        [eliminate_two] At this table a sweep throws out two opponents at most.
       *[other] That wins the match, whatever the totals.
    } The others do not load, and no points are scored.
corsari-round_void = 🍺 { $seat } took the last tavern card: the round is void. No points, and no hand is shown.
    .why = The tavern is empty. Its last card comes into no hand, and the deal passes on.
corsari-seat_resigned = 🏳️ { $seat } resigns. The seat plays on by defaults until this round is over.
    .why = Until the round is over, defaults answer for the seat, so that nothing changes for the others. Then it is out, behind all who fall in that round.
corsari-seat_eliminated = ☠️ { $seat } is out, with a total of { $total }, in place { $place }.
    .why = { $cause ->
        [limit] { $total } is not below the limit of { $limit }.
        [sweep] The sweep throws this seat out; its total of { $total } has not changed.
       *[resigned] The seat had resigned; whoever falls in the same round comes before it.
    } Whoever is out later has the better place. In the same round the lower total has it, and equals share it.
corsari-match_ended = { corsari-result }{ $scuttled_count ->
    [0] {""}
   *[other] {"\u000A"}What had been scuttled:{"\u000A"}{ $scuttled }
}
    .why = { $reason ->
        [sweep] A sweep comes first. The others follow by their totals, lowest first; then those who were out before.
        [first_bust] A total reached the limit of { $limit }. The lowest total is first, and equals share a place.
        [fixed_rounds] Rounds scored, as agreed: { $scored_rounds }. The lowest total is first, and equals share a place.
        [max_rounds] Rounds played, void ones included: { $rounds }. The lowest total is first, and equals share a place.
        [resigned] Nobody is left to play on. The round counts as void, and nobody wins.
       *[last_standing] All others are out. Whoever was out later has the better place; in the same round the lower total has it.
    }
        { $totals }
corsari-match_ended-scuttled = Round { $round }, { $seat }: { $card }

## Why: the rows of longer explanations

corsari-loads_revealed-why-loads = { $seat }: { $stowaways_count ->
        [0] no stowaways, 0
       *[other] { $stowaways } add up to { $total }
    }
corsari-round_scored-why-scores = { $seat }: { $case ->
        [1] { $load } is more, so it is scored in full
        [2] { $load } is not more: overtook, and hands the stowaways over
        [3] nobody overtook: nothing
       *[other] { $load } declared, { $received } handed over, { $surcharge } for being overtaken
    }. { $before } before, { SIGNED($change) }, now { $total }{ $floored ->
        [true] {" "}(no total stays below zero)
       *[false] {""}
    }
corsari-match_ended-why-totals = { $seat }: { $total }

## How it ended

corsari-result = { $reason ->
    [sweep] 🏆 { $winners } swept the seas and wins the match at one stroke.
    [first_bust] 🏆 The limit is reached. { $winners_count ->
        [one] { $winners } wins with the lowest total.
       *[other] { $winners } win together with the lowest total.
    }
    [fixed_rounds] 🏆 The last round is sailed. { $winners_count ->
        [one] { $winners } wins with the lowest total.
       *[other] { $winners } win together with the lowest total.
    }
    [max_rounds] 🏆 Enough rounds for one match. { $winners_count ->
        [one] { $winners } wins with the lowest total.
       *[other] { $winners } win together with the lowest total.
    }
    [resigned] 🏳️ Everybody has resigned: the match ends without a winner.
   *[last_standing] 🏆 { $winners_count ->
        [one] { $winners } is the last one left and wins the match.
       *[other] { $winners } win together: nobody else is left.
    }
}
corsari-result-row = { $place }. { $seat }: { $score }

## The board, and what only its owner sees

corsari-board_round = **Round { $round }** · { $dealer } deals
corsari-board_tavern = Tavern (bottom → top): { $tavern }
    Top { $top }, so prisoners are { $colour }
corsari-board_piles = Discard: { $discard ->
        [none] empty
       *[other] { $discard }
    } · Pile: { $pile_size ->
        [one] 1 card
       *[other] { $pile_size } cards
    }
corsari-board_scores = { $end_mode ->
        [first_bust] Totals (over at { $limit }):
        [fixed_rounds] { $fixed_rounds ->
            [one] Totals (one scored round):
           *[other] Totals ({ $fixed_rounds } scored rounds):
        }
       *[last_standing] Totals (out at { $limit }):
    }
    { $scores }
corsari-board_scores-scores = { $seat }: { $total }{ $place ->
    [0] {""}
   *[other] {" "}☠️ out, place { $place }
}
corsari-own_hand = Your hand ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }):
    { $bands }
corsari-own_hand-bands = { $hand }
corsari-own_drawn = Just drawn: { $card }
corsari-own_scuttled = You scuttled { $card }.
corsari-own_advice = If you sailed now: total { $total }

## In pictures: as few words as can be. Then what only their alt texts say

corsari-picture_round = Round { $round }
corsari-picture_limit = out at { $limit }
corsari-picture_bust = over at { $limit }
corsari-picture_ended = Final ranking
corsari-picture_seat = Seat { $number }
corsari-picture_tavern = Tavern
corsari-picture_pile = Pile
corsari-picture_discard = Discard
corsari-picture_crew = Crew
corsari-picture_added = Added
corsari-picture_prisoners = Prisoners
corsari-picture_stowaways = Stowaways
corsari-picture_hand = Your hand
corsari-picture_advice = If you sailed now
corsari-picture_scuttled = Scuttled
corsari-picture_turn = { $phase ->
    [draw] { $seat } is to draw.
    [act] { $seat } has drawn, and is to discard or to sail.
    [layout] { $seat } has hoisted the sails, and is laying out the ship.
    [press] A clean sweep by { $seat }, who is naming the two who go.
    [load] { $seat } has sailed. The others are loading.
   *[over] The round is over.
}
corsari-picture_hands = Cards in hand:
    { $hands }
corsari-picture_hands-hands = { $seat }: { $size }

## Questions

corsari-draw = Where do you draw from?
    .hint = Taking the tavern's top card changes the tavern colour at once.
    .pile = { $pile_size ->
        [1] From the pile: its last card, you must sail
       *[other] From the pile ({ $pile_size } left)
    }
    .discard = Take the discard { $card }
    .tavern = { $tavern_size ->
        [1] Take { $card }: last tavern card — the round becomes void
       *[other] Tavern: { $card } (then { $colour })
    }
corsari-act = You drew { $card }. What now?
    .hint = Tavern colour: { $colour }. End your turn with a discard, or sail.
    .group-drop = Discard a card…
    .drop = Discard { $card }
    .sail = Hoist the sails!
corsari-layout = Lay out your ship
    .hint = Scuttle one card. Prisoners are { $colour } and cost nothing; nor does the crew. Stowaways cost their number. An opening is a place where somebody else could add a card of theirs to your crew. Every layout below can be taken as it is.
    .proposal-best = Best layout: total { $total }
    .proposal-other = Layout { $n }: total { $total }, openings { $openings }
    .summary = Scuttled: { $scuttled }
        Crew: { $crew }
        Prisoners: { $prisoners }
        Stowaways: { $stowaways } (total { $total })
        Openings for the others: { $openings }
corsari-scuttle = Which card do you scuttle?
    .hint = It leaves your hand for good and costs nothing.
    .step = scuttled card
    .group = Scuttle a card…
    .option = { $card }
corsari-crew = Whom do you hire as your crew?
    .hint = At most two colours, and no number twice. All others (bar prisoners) are stowaways.
    .step = crew
    .option = { $card }
corsari-load = { $declarer } sails with a total of { $declared }. How do you load?
    .hint = Crew you may add to: { $crew }. A total of { $declared } or less overtakes. Prisoners are { $colour }.
    .proposal-best = Best load: total { $total }
    .proposal-heaviest = Heaviest overtake: total { $total }
    .summary = Added: { $added }
        Crew: { $crew }
        Prisoners: { $prisoners }
        Stowaways: { $stowaways } (total { $total })
corsari-add = Which cards do you add to the declarer's crew?
    .hint = A colour the crew has, a number it lacks, and no number twice.
    .step = added cards
    .option = { $card }
corsari-press = Who is swept away?
    .hint = Name two of your opponents. They are out of the match.
    .option = { $seat }
    .answer = Swept away: { $answer }
corsari-orders = What shall be done for you, whether or not you are there?
    .hint = Only you see it, and you can change it at any time.
corsari-loading = When somebody else sails, how do you load?
    .hint = The round goes on without waiting for you.
    .step = loading
    .ask = Ask me
    .best = Lowest total
    .heaviest = Heaviest overtake, else lowest total
    .answer = When somebody else sails: { $answer }

## Why an answer was not taken

corsari-refused-not_in_hand = { $card } is not in your hand.
corsari-refused-duplicate_card = You named { $card } twice.
corsari-refused-scuttle_in_crew = { $card } is scuttled, so it cannot join the crew.
corsari-refused-card_used_twice = { $card } cannot be added and join your own crew: choose one.
corsari-refused-tavern_colour_in_crew = { $card } has the tavern colour: it is a prisoner, never crew.
corsari-refused-tavern_colour_added = { $card } has the tavern colour: it is a prisoner and cannot be added.
corsari-refused-add_colour_not_aboard = { $card } cannot be added: the declarer's crew does not have its colour.
corsari-refused-add_number_aboard = { $card } cannot be added: the declarer's crew has that number already.
corsari-refused-add_number_repeated = { $card } cannot be added: you add that number already.
corsari-refused-too_many_colours = A crew has at most two colours; this one has { $colours_count }.
corsari-refused-number_repeated_in_crew = { $card } cannot join: your crew has that number already.
corsari-refused-bad_option = { $setting ->
    [none] These do not go together: with the sweep “two go” the match must end with the last one left.
   *[other] That value does not fit the option “{ $setting }”.
}

## Options of a match

corsari-option-limit = Limit
    .hint = Whoever reaches this total is out. { $lo } to { $hi }, normally { $default }.
    .value = { $value }
corsari-option-first_dealer = First dealer
    .hint = The rule sheet picks whoever was last aboard a ship. Ask around, or leave it to chance.
    .random = at random
    .value = seat { $ordinal }
corsari-option-end_mode = End of the match
    .hint = When is it over? After the last two, normally.
    .last_standing = last one left
    .first_bust = first over the limit
    .fixed_rounds = fixed number of rounds
corsari-option-fixed_rounds = Number of rounds
    .hint = Only for a fixed number of rounds: { $lo } to { $hi } scored ones, normally { $default }.
    .value = { $value }
corsari-option-max_rounds = Cap on rounds
    .hint = After so many rounds the match ends in any case. { $lo } to { $hi }, normally { $default }.
    .value = { $value }
corsari-option-sweep = Sweep
    .hint = What sailing without any stowaway does.
    .match = wins the match
    .round = an ordinary round
    .eliminate_two = two go
corsari-option-overtake_penalty = Surcharge for being overtaken
    .hint = Ten points for the declarer: once, or for every overtaker.
    .once = 10, once
    .each = 10 per overtaker
corsari-option-received = Stowaways handed over
    .hint = How the declarer is charged for an overtaker's stowaways.
    .as_laid = as they were laid
    .minimised = the least possible
corsari-option-score_floor = Totals below zero
    .hint = May the bonus of minus 10 take a total below zero?
    .none = allowed
    .zero = raised to zero
corsari-option-scuttle_face = Scuttled card
    .hint = Does the table see which card the declarer scuttles?
    .down = face down
    .up = face up
corsari-option-last_tavern_card = Last tavern card
    .hint = Taking it voids the round; or it cannot be taken.
    .void = voids the round
    .closed = stays in the tavern
corsari-option-no_sail_first_lap = No departure in lap one
    .hint = Nobody may sail in their first turn of a round. Good for two players.
    .true = yes
    .false = no
corsari-option-advice = Advice
    .hint = Private hints: your total if you sailed now.
    .true = yes
    .false = no

## The topics of the rules

corsari-chapter-CO-0 = The game and its sheet
corsari-chapter-CO-1 = The story
corsari-chapter-CO-2 = The cards
corsari-chapter-CO-3 = Setting up
corsari-chapter-CO-4 = The aim
corsari-chapter-CO-5 = Turns
corsari-chapter-CO-6 = The sailing
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
corsari-rule-CO-0-2 = Two, three or four captains play.
    .title = Players
corsari-rule-CO-0-3 = Suggested from 8 years on.
    .title = Age
corsari-rule-CO-1-1 = You own a privateer in port. Hire a crew, take captives for ransom, and keep stowaways off your ship.
    .title = The story
corsari-rule-CO-2-1 = 110 cards: ten colours, each with the numbers 1 to 11 once.
    .title = The cards
corsari-rule-CO-2-2 = A colour is a band of corsairs. A number is a job aboard.
    .title = Bands and jobs
corsari-rule-CO-2-3 = 1 captain, 2 first mate, 3 second mate, 4 fighter, 5 boatswain, 6 carpenter, 7 able seaman, 8 ordinary seaman, 9 cook, 10 ship's boy, 11 surgeon. Colour of the story only: jobs do nothing.
    .title = The eleven jobs
corsari-rule-CO-3-1 = Whoever was last aboard a ship deals first; here the host names a seat, or chance does. With every new round the deal passes clockwise.
    .title = The dealer
corsari-rule-CO-3-2 = All cards are shuffled. Everybody gets 12, one at a time, face down.
    .title = The deal
corsari-rule-CO-3-3 = The tavern is a column of face-up cards: 7, 8 or 9 of them with 2, 3 or 4 players. The colour of its top card is the tavern colour.
    .title = The tavern
corsari-rule-CO-3-4 = The rest of the cards, face down, is the draw pile.
    .title = The draw pile
corsari-rule-CO-3-5 = The top card of the draw pile is turned up and begins the discard pile.
    .title = The discard pile
corsari-rule-CO-4-1 = Hire the best crew you can, then declare departure.
    .title = The aim
corsari-rule-CO-4-2 = Hands stay secret until somebody declares departure.
    .title = Hands are secret
corsari-rule-CO-4-3 = A declaration ends the play of the round: everybody sails, and penalties are counted.
    .title = What a declaration does
corsari-rule-CO-4-4 = Stowaways are your penalty. Keep them few and low: mind your hand, and the colour of the tavern.
    .title = Where penalties come from
corsari-rule-CO-5-1 = The player left of the dealer begins. Play goes clockwise.
    .title = Who begins
corsari-rule-CO-5-2 = On your turn you draw one card: the top of the draw pile, the last discard, or the top of the tavern.
    .title = Drawing a card
corsari-rule-CO-5-3 = Taking the top of the tavern uncovers the next card. Its colour is the tavern colour from that moment on, for you as well.
    .title = The tavern changes colour
corsari-rule-CO-5-4 = After drawing you may declare departure: hoist the sails! That ends your turn, and the sailing begins.
    .title = Declaring departure
corsari-rule-CO-5-5 = If you do not declare, discard one card face up. It may be the card you have just drawn.
    .title = Discarding
corsari-rule-CO-5-6 = Then the next player takes a turn, until somebody declares.
    .title = The next turn
corsari-rule-CO-6-1 = The declarer scuttles one of the 13 cards, face down, and shows the other 12 in three groups: prisoners, crew, stowaways.
    .title = The declarer's layout
corsari-rule-CO-6-2 = All cards of the tavern colour are prisoners. They bring a ransom and cost nothing. They are never crew.
    .title = Prisoners
corsari-rule-CO-6-3 = A crew has at most two colours and no number twice. It costs nothing. The ideal crew runs from 1 to 11.
    .title = Crew
corsari-rule-CO-6-4 = All other cards are stowaways. Each costs its number; the declarer announces the total.
    .title = Stowaways
corsari-rule-CO-6-5 = The rule sheet's figure: with the stowaways G1, V2 and S2 the total is 5.
    .title = A worked total
corsari-rule-CO-6-6 = A second card of a number that the crew has is a stowaway, even in a colour of the crew.
    .title = Two of a number
corsari-rule-CO-6-7 = Everybody else sails, too. Before making groups of their own they may add any number of cards to the declarer's crew. All do so in secret and show it together.
    .title = The others load
corsari-rule-CO-6-8 = An added card needs a colour that the declarer's crew has, and a number that it lacks.
    .title = What may be added
corsari-rule-CO-6-9 = With O1, O2, O7, O8, V3 and V10 aboard, the orange 9 may be added, the violet 7 may not: there is a 7 aboard.
    .title = An example of adding
corsari-rule-CO-6-10 = Two opponents may add the same number, say V9 and O9. Only the crew as the declarer laid it counts.
    .title = Additions do not block each other
corsari-rule-CO-6-11 = One opponent cannot add two cards of the same number.
    .title = No number added twice
corsari-rule-CO-7-1 = Whoever takes the last tavern card ends the round at once. It is void: no points, and the deal passes on.
    .title = The last tavern card
corsari-rule-CO-7-2 = Whoever draws the last card of the draw pile must declare departure in that turn.
    .title = The last card of the pile
corsari-rule-CO-8-1 = After a sailing each opponent's total is compared with the declarer's. Opponents are not compared with each other.
    .title = Comparing totals
corsari-rule-CO-8-2 = Case 1: your total is higher than the declarer's. You score your own total.
    .title = Above the declarer
corsari-rule-CO-8-3 = Case 2: your total is equal or lower. You have overtaken: minus 10 for you, and your stowaways go to the declarer.
    .title = Overtaking the declarer
corsari-rule-CO-8-4 = Case 3: all others have more. The declarer scores nothing.
    .title = The declarer gets away
corsari-rule-CO-8-5 = Case 3, when somebody has overtaken: the declarer scores 10, plus the declared total, plus the totals of all who overtook.
    .title = The declarer is overtaken
corsari-rule-CO-9-1 = Penalties add up from round to round.
    .title = Running totals
corsari-rule-CO-9-2 = Whoever reaches the limit, normally 101, is out. With 100 you are still afloat.
    .title = The limit
corsari-rule-CO-9-3 = The others play new rounds without those who are out.
    .title = Playing on
corsari-rule-CO-9-4 = The last one left wins.
    .title = Winning the match
corsari-rule-CO-9-5 = A sweep: who declares and lays out no stowaway at all wins the match at one stroke. Nobody loads any more.
    .title = The sweep
corsari-rule-CO-9-6 = The rule sheet speaks of two players who fall together. Played by the letter (an option), a sweep removes two opponents, named by the declarer if there are three.
    .title = Two fall together

## What the rule sheet leaves open, as it is played here

corsari-rule-spec-2-3 = Hand 12. Tavern 7, 8 or 9. Draw pile 78, 65 or 52 with 2, 3 or 4 players. Limit 101, overtaking minus 10, being overtaken plus 10.
    .title = The numbers
corsari-rule-spec-2-4 = A table may change the limit, the first dealer, the end of the match, the sweep and more. All options are fixed when the match starts.
    .title = Options of a match
corsari-rule-spec-3-1 = Seats are numbered clockwise. The host may name the first dealer; otherwise it is drawn at random. All totals begin at 0.
    .title = Starting a match
corsari-rule-spec-3-2 = The first card goes to the left of the dealer, the last one to the dealer. The last tavern card laid down is its top. All cards of the tavern stay visible.
    .title = The deal, exactly
corsari-rule-spec-3-3 = When somebody is out, the next round is set up for fewer players: a smaller tavern, a bigger draw pile.
    .title = With fewer players
corsari-rule-spec-4-1 = The deal passes to the next active player after every round, also after a void one.
    .title = From round to round
corsari-rule-spec-4-2 = If your time runs out: you draw from the pile (from the discards where the pile would make you sail), discard what you drew, and lay out or load the best.
    .title = When time runs out
corsari-rule-spec-4-3 = Only the last discard and the top of the tavern can be taken. Nothing is refilled or reshuffled. A declaration cannot be taken back.
    .title = Turns, exactly
corsari-rule-spec-5-1 = A scored sailing shows all hands. After a void round, or a sweep, hands that nobody laid out stay hidden.
    .title = What a sailing shows
corsari-rule-spec-5-2 = All cards of the tavern colour must be prisoners. The crew may have one colour, or nobody. Nobody has to lay out the best they could.
    .title = The three groups
corsari-rule-spec-5-3 = Any of the 13 cards may be scuttled, a prisoner too. Only the declarer knows it until the match is over. Option: face up.
    .title = The scuttled card
corsari-rule-spec-5-4 = The best layout is ready to confirm: the smallest total, then the fewest openings for cards of the others. You may lay out anything else that is legal.
    .title = The best layout
corsari-rule-spec-5-5 = Your own crew and what you add are on two ships: a number may be on both. If the declarer's crew has one colour, only that one can be added; if it is empty, nothing can.
    .title = Adding, exactly
corsari-rule-spec-5-6 = The best load is ready to confirm. If you overtake, your stowaways cost the declarer; so you are also shown the heaviest load that still overtakes.
    .title = The heaviest overtake
corsari-rule-spec-5-7 = The ten for being overtaken is charged once, and stowaways handed over count in full. Totals may drop below zero. Options: ten per overtaker; the least that each overtaker could have laid; no totals below zero.
    .title = Scoring, exactly
corsari-rule-spec-5-8 = A sweep wins the match, even with a forced departure. Options: an ordinary round (others may tie at 0 and overtake); or two opponents go and the third plays on, without points.
    .title = The sweep and its options
corsari-rule-spec-5-9 = Doldrums: after three turns per player in a row that drew from the discard pile, it closes until somebody draws elsewhere. Option: the last tavern card cannot be taken, so no round is void.
    .title = Doldrums and last cards
corsari-rule-spec-6-1 = Any number of players may go out at once; there is always one left. Later out is the better place; in the same round the lower total is. Equals share a place.
    .title = Last one left
corsari-rule-spec-6-2 = Option: nobody goes out. The match ends after the round in which somebody reaches the limit; the lowest total wins.
    .title = First over the limit
corsari-rule-spec-6-3 = Option: nobody goes out, and there is no limit. The match ends after so many scored rounds; the lowest total wins.
    .title = Fixed number of rounds
corsari-rule-spec-6-4 = Who sweeps is first. The others follow by total, lowest first; then those who were out before.
    .title = Places after a sweep
corsari-rule-spec-6-5 = After 40 rounds, void ones included, the match ends: the lowest total wins. The cap is an option.
    .title = The cap on rounds
corsari-rule-spec-6-6 = Who resigns is played by defaults until the round is over, then is out, behind all who fall in that round, and cannot win. If all resign there is no winner.
    .title = Resigning
corsari-rule-spec-7 = Secret: hands, cards drawn from the pile, the pile itself, the scuttled card, loads until all are in. Open: the tavern, every discard, sizes, totals.
    .title = What is secret
corsari-rule-spec-8-4 = The AI seat knows only what its seat may see. It draws where it hopes for most, sails on a low total (lower as the round wears on), and overtakes as heavily as it can.
    .title = The AI seat
