"""The AI seat (spec 8.4): its golden cases, its thresholds, and whole matches compared with the spec's algorithm."""

from fractions import Fraction

import pytest

from rules.corsari.arrange import best_arrangement, best_sail
from rules.corsari.cards import DECK, colour_of, sort_hand
from rules.corsari.load import best_load, heaviest
from rules.corsari.pilot import pilot, threshold, unseen_cards
from rules.corsari.totals import best13_sum, best13_total
from rules.corsari.view import CorsariView
from rules.kernel import Match

from .positions import (
    DEFAULT,
    SWEEPER,
    d01,
    d02,
    d03,
    laid,
    offered,
    resumed,
    sailed,
    say,
    stacked,
    start,
    told,
    turn,
)


def answer(match: Match, seat: int) -> object:
    return pilot(match.view(seat), match.questions[seat])


def values(match: Match, seat: int) -> tuple[Fraction, int, int]:
    """Compute v(pile), v(discard) and v(tavern) as 8.4.1 defines them, each total by itself."""
    view = match.view(seat)
    hand, deal = view.me.hand, view.round
    unseen = unseen_cards(hand, deal)
    pile = Fraction(sum(best13_total([*hand, card], deal.colour) for card in unseen), len(unseen))
    assert pile == Fraction(best13_sum(hand, deal.colour, unseen), len(unseen))
    beneath = colour_of(deal.tavern[-2])
    return (
        pile,
        best13_total([*hand, deal.discard], deal.colour),
        best13_total([*hand, deal.tavern[-1]], beneath),
    )


@pytest.mark.golden("AI1")
def test_golden_it_takes_the_tavern_and_sails():
    match = d02()
    assert len(unseen_cards(match.view(2).me.hand, match.view(2).round)) == 89
    assert values(match, 2) == (Fraction(1236, 89), 10, 9)
    assert answer(match, 2) == "tavern"
    say(match, "tavern")
    assert answer(match, 2) == "sail"
    say(match, "sail")
    say(match, answer(match, 2))
    assert laid(match)["scuttled"] == "Y9"
    assert (laid(match)["prisoners"], laid(match)["stowaways"], laid(match)["total"]) == (
        ["G1", "G11"],
        ["Y3", "Y6"],
        9,
    )


@pytest.mark.golden("AI2")
def test_golden_it_prefers_the_discard_to_the_tavern_and_drops_the_dearest():
    match = d03()
    assert len(unseen_cards(match.view(0).me.hand, match.view(0).round)) == 88
    assert values(match, 0) == (Fraction(2011, 88), 19, 19)
    assert answer(match, 0) == "discard"
    say(match, "discard")
    assert "B3" in match.view(0).me.hand
    assert answer(match, 0) == "drop:R9"


@pytest.mark.golden("AI3")
def test_golden_it_overtakes_as_heavily_as_it_can():
    for received, total in (("as_laid", 11), ("minimised", 0)):
        match = sailed(d02(received=received))
        for seat in (0, 1):
            match.answer(seat, answer(match, seat))
        assert [load["total"] for load in told(match, "loads_revealed")[0]["loads"]] == [total, total]


@pytest.mark.golden("AI4")
def test_golden_it_never_takes_the_last_tavern_card():
    match = d01()
    for _ in range(6):
        turn(match, "tavern")
    for _ in range(40):
        (seat,) = match.questions
        assert offered(match) == ["pile", "discard", "tavern"]
        assert len(match.view(seat).round.tavern) == 1
        assert answer(match, seat) in ("pile", "discard")
        turn(match, "pile")


# ---------------------------------------------------------------- the algorithm, computed naively


def test_the_thresholds_fall_by_two_in_each_lap_down_to_two():
    for lap in range(1, 200):
        assert threshold(2, lap) == max(2, 20 - 2 * lap)
        assert threshold(3, lap) == threshold(4, lap) == max(2, 18 - 2 * lap)


def expected_draw(view: CorsariView, open_sources: list[str]) -> str:
    hand, deal = view.me.hand, view.round
    known = [*hand, *deal.shown]
    unseen = [card for card in DECK if card not in known]
    found: list[tuple[Fraction, int, str]] = []
    for rank, source in enumerate(("pile", "discard", "tavern")):
        if source not in open_sources or (source == "tavern" and len(deal.tavern) == 1):
            continue
        if source == "pile":
            value = Fraction(sum(best_sail([*hand, card], deal.colour).total for card in unseen), len(unseen))
        elif source == "discard":
            value = Fraction(best_sail([*hand, deal.discard], deal.colour).total)
        else:
            value = Fraction(best_sail([*hand, deal.tavern[-1]], deal.tavern[-2][0]).total)
        found.append((value, rank, source))
    return min(found)[2]


def expected_act(view: CorsariView, may_sail: bool) -> str:
    hand, deal = view.me.hand, view.round
    limit = max(2, (20 if len(deal.seats) == 2 else 18) - 2 * deal.laps[view.seat])
    if may_sail and best_sail(hand, deal.colour).total <= limit:
        return "sail"
    keys = {
        card: (best_arrangement([kept for kept in hand if kept != card], deal.colour).total, -int(card[1:]), rank)
        for rank, card in enumerate(sort_hand(hand))
    }
    return f"drop:{min(keys, key=lambda card: keys[card])}"


def expected_load(view: CorsariView) -> dict[str, list[str]]:
    hand, deal = view.me.hand, view.round
    ship, declared = deal.layout["crew"], deal.layout["total"]
    best = best_load(hand, deal.colour, ship)
    if best.total <= declared and view.options["received"] == "as_laid":
        best = heaviest(hand, deal.colour, ship, declared)
    return {"add": list(best.added), "crew": list(best.crew)}


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"received": "minimised", "sweep": "round", "no_sail_first_lap": True}), (4, {})],
)
def test_it_plays_whole_matches_as_8_4_says(seats: int, options: dict[str, object]):
    match = Match.start("corsari", seats, f"as 8.4 says, {seats}", options=options)
    while match.result is None:
        for seat, question in list(match.questions.items()):
            view, given = match.view(seat), answer(match, seat)
            offered_ids = [option.id for option in question.options]
            if question.kind == "draw":
                assert given == expected_draw(view, offered_ids)
            elif question.kind == "act":
                assert given == expected_act(view, "sail" in offered_ids)
            elif question.kind == "layout":
                best = best_sail(view.me.hand, view.round.colour)
                assert given == {"scuttle": best.scuttled, "crew": list(best.crew)}
            else:
                assert given == expected_load(view)
            match.answer(seat, given)


def test_equal_values_are_drawn_from_the_pile_first():
    match = start(2, dealer=1, deals=[stacked(range(2), 1, {0: SWEEPER}, "N2 N1")])
    assert values(match, 0) == (0, 0, 0)
    assert answer(match, 0) == "pile"


def test_it_presses_the_same_seats_as_the_default():
    deals = [stacked(range(4), 3, {0: SWEEPER}, "N1")]
    match = resumed(4, dealer=3, deals=deals, totals={1: 3, 2: 1, 3: 2}, sweep="eliminate_two")
    say(match, "pile", "sail", DEFAULT)
    assert answer(match, 0) == match.questions[0].default == ["2", "3"]


# ---------------------------------------------------------------- how long matches are


def test_rounds_and_matches_between_ais_are_as_long_as_the_spec_says():
    """8.4: about 10 turns a round, 7 to 8 rounds a match, 99 % of matches within 12."""
    rounds = turns = 0
    for seed in range(30):
        match = Match.start("corsari", 3, f"length {seed}")
        while match.result is None:
            for seat in list(match.questions):
                match.answer(seat, answer(match, seat))
        rounds += match.state.rounds
        turns += len(told(match, "drew"))
    assert 6 <= rounds / 30 <= 9
    assert 8 <= turns / rounds <= 12
