"""The AI seat (spec 8.4): its golden cases, its plans, and whole matches compared with the spec's algorithm.

The numbers of 8.4 hold for matches with sweep=round; elsewhere the AI plays by win share (ruling on 8.4).
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

import pytest

from rules.corsari import GAME
from rules.corsari.arrange import best_arrangement, best_sail
from rules.corsari.cards import DECK, colour_of, sort_hand
from rules.corsari.load import best_load, heaviest
from rules.corsari.pilot import HOPE, OFTEN, by_plan, draws, pilot, reasoned, unseen_cards, wanted
from rules.corsari.plans import PLANS, overtake_percent, sweep_percents
from rules.corsari.totals import best12_after_drop, best12_total, best13_sum, best13_total
from rules.corsari.view import CorsariView
from rules.kernel import Match, Question

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
    match = d02(sweep="round")
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
    match = d03(sweep="round")
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
    match = d01(sweep="round")
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
        assert PLANS["v1", 2].most(lap) == max(2, 20 - 2 * lap)
        assert PLANS["v1", 3].most(lap) == PLANS["v1", 4].most(lap) == max(2, 18 - 2 * lap)


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
    [
        (2, {"sweep": "round"}),
        (3, {"received": "minimised", "sweep": "round", "no_sail_first_lap": True}),
        (4, {"sweep": "round"}),
    ],
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


# ---------------------------------------------------------------- where a sweep ends the match


def holding(hand: str, lap: int, **options: object) -> Match:
    """Begin with two seats, in that lap of seat 0, which holds these cards. The tavern colour is N.

    The pile has pink and light blue cards, the dearest first. Both seats have drawn from it and dropped the drawn card.
    """
    pile = " ".join(f"{colour}{number}" for number in range(11, 1, -1) for colour in "PA")
    deal = stacked(range(2), 1, {0: hand}, "N1 S2 S4 S6 S8 S10 N2", pile)
    match = start(2, dealer=1, deals=[deal], **options)
    for _ in range(2 * (lap - 1)):
        turn(match, "pile")
    return match


class Decision(NamedTuple):
    """What the AI answers to a question, and why."""

    view: CorsariView
    question: Question
    given: object
    kind: str
    facts: Mapping[str, int | str]


def decisions(match: Match) -> Iterator[Decision]:
    """Play a match to its end as the AI does; yield each of its decisions before the answer is given."""
    while match.result is None:
        for seat, question in list(match.questions.items()):
            view = match.view(seat)
            given, (kind, facts) = reasoned(view, question)
            yield Decision(view, question, given, kind, facts)
            match.answer(seat, given)


LOW = "R1 R2 R3 R4 R5 R6 O7 O8 O9 O11 Y1 Y2"
"""Two stowaways: the total of 13 cards is 3, because the drawn card is scuttled."""


def why(match: Match, seat: int = 0) -> tuple[object, str, dict[str, object]]:
    given, (kind, facts) = reasoned(match.view(seat), match.questions[seat])
    assert given == answer(match, seat)
    return given, kind, dict(facts)


def test_it_keeps_a_low_total_for_a_sweep():
    match = holding(LOW, 1)
    say(match, "pile")
    given, kind, facts = why(match)
    assert given == "drop:P11"
    assert (kind, facts["total"], facts["lap"], facts["sweep"]) == ("wait_for_sweep", 3, 1, "match")
    assert by_plan("v1", match.view(0), match.questions[0])[0] == "sail"
    say(match := holding(LOW, 1, sweep="round"), "pile")
    assert why(match)[:2] == ("sail", "low_risk_of_overtake")


def ahead(plan: str, lead: int, own: int = 0, limit: int = 101) -> tuple[object, str, dict[str, object]]:
    """Return what a plan says of LOW in the first lap of two seats, with so many penalty points fewer than seat 1."""
    say(match := holding(LOW, 1, limit=limit), "pile")
    view = match.view(0).model_copy(update={"totals": {0: own, 1: own + lead}})
    given, (kind, facts) = by_plan(plan, view, match.questions[0])
    return given, kind, dict(facts)


def test_a_clear_leader_does_not_wait_for_a_sweep():
    lead = PLANS["race", 2].lead
    given, kind, facts = ahead("race", lead)
    assert (given, kind, facts["lead"], facts["total"]) == ("sail", "lead", lead, 3)
    assert ahead("race", lead - 1)[:2] == ("drop:P11", "wait_for_sweep")
    assert ahead("level", lead)[:2] == ("drop:P11", "wait_for_sweep")
    # Two totals of 3 and the surcharge of 10 would put it out; but so near the limit, sailing ends the match.
    assert ahead("race", lead, own=85, limit=102)[1] == "lead"
    assert ahead("race", lead, own=85, limit=101)[1] == "finish"


def test_it_sails_where_that_wins_the_match_unless_an_overtake_is_likely():
    # Without an overtake, seat 1 takes 4 or more: the limit is 101.
    for totals, answered in (({0: 96, 1: 97}, ("sail", "finish")), ({0: 96, 1: 96}, ("drop:P11", "wait_for_sweep"))):
        say(match := holding(LOW, 1), "pile")
        view = match.view(0).model_copy(update={"totals": totals})
        given, (kind, facts) = by_plan("race", view, match.questions[0])
        assert (given, kind) == answered
        assert facts["wins"] == str(kind == "finish").lower()
    # Nor does a plan without regard to the points, nor where the limit puts nobody out.
    assert ahead("level", 1, own=96)[1] == "wait_for_sweep"
    say(match := holding(LOW, 1, end_mode="first_bust"), "pile")
    view = match.view(0).model_copy(update={"totals": {0: 96, 1: 97}})
    assert by_plan("race", view, match.questions[0])[1][0] == "wait_for_sweep"


def test_it_waits_where_an_overtake_is_too_likely_and_says_that_sailing_would_win():
    percents = {lap: overtake_percent(2, 3, lap) for lap in range(1, 30)}
    late = next(lap for lap, percent in percents.items() if percent > PLANS["race", 2].finish)
    for lap, sails in ((late - 1, True), (late, False)):
        say(match := holding(LOW, lap), "pile")
        view = match.view(0).model_copy(update={"totals": {0: 96, 1: 97}})
        _, (told, facts) = by_plan("race", view, match.questions[0])
        assert (told == "finish", facts["wins"]) == (sails, "true")


def led(lap: int, lead: int, *, own: int = 0, **options: object) -> Mapping[str, int | str]:
    """Return the facts of the advice to wait with a high total in that lap, for a seat that has such a lead."""
    say(match := holding("R1 R2 R3 O5 O6 Y7 Y8 G9 G10 G11 B11 V11", lap, **options), "pile")
    view = match.view(0).model_copy(update={"totals": {0: own, 1: own + lead}})
    _, (kind, facts) = reasoned(view, match.questions[0])
    assert kind == "risk_of_overtake"
    return facts


def test_advice_to_wait_tells_a_clear_lead_or_what_it_takes():
    plan = PLANS["race", 2]
    late = next(lap for lap in range(1, 9) if plan.most(lap) < plan.least)
    for lap, spans in ((1, ("range", "any")), (late, ("range", "any"))):
        facts = led(lap, plan.lead - 1)
        assert (facts["lead"], facts["clear"], facts["span"]) == (0, plan.lead, spans[0])
        assert facts["late"] == ("true" if lap == late else "false")
        facts = led(lap, plan.lead)
        assert (facts["lead"], facts["clear"], facts["span"]) == (plan.lead, 0, spans[1])
        assert facts["late"] == ("lead" if lap == late else "false")
    assert led(1, 0)["clear"] == 0, "who doesn't lead has no use for it"
    # An overtake would put it out: no lead helps then.
    assert (led(1, plan.lead, own=88)["lead"], led(1, plan.lead, own=88)["clear"]) == (0, 0)
    assert (led(1, 90, sweep="round")["lead"], led(1, 90, sweep="round")["clear"]) == (0, 0)


def test_a_seat_in_the_lead_sails_with_the_totals_that_its_advice_names():
    lead = PLANS["race", 2].lead
    assert led(1, lead)["lead"] == lead
    given, kind, facts = ahead("race", lead)
    assert (given, kind) == ("sail", "lead")
    assert int(facts["total"]) < PLANS["race", 2].least


def staked(hand: str, points: int, **options: object) -> tuple[object, Mapping[str, int | str]]:
    """Return the answer and the facts of advice to a seat with so many points, in its first lap of two seats."""
    say(match := holding(hand, 1, **options), "pile")
    view = match.view(0).model_copy(update={"totals": {0: points, 1: points}})
    given, (_, facts) = reasoned(view, match.questions[0])
    return given, facts


def test_advice_tells_whether_the_limit_is_near():
    """Who waits reads what is certain if they sailed, who sails the worst that may come."""
    high = "R1 R2 R3 O5 O6 Y7 Y8 G9 G10 G11 B11 V11"
    low = "R1 R2 R3 R4 R5 R6 O7 O8 O9 O11 Y5 Y6"
    given, facts = staked(high, 0)
    total, after = int(facts["total"]), int(facts["after"])
    assert str(given).startswith("drop:")
    assert after == total, "to sail with 13 cards and to discard one leave the same 12"
    for points, stake in ((90 - total, "none"), (91 - total, "sails"), (100 - total, "sails"), (101 - total, "both")):
        facts = staked(high, points)[1]
        assert (facts["stake"], facts["points"], facts["limit"], facts["end"]) == (stake, points, 101, "last_standing")
    given, facts = staked(low, 0)
    assert given == "sail"
    worst = 10 + 2 * int(facts["total"])
    for points, stake in ((100 - worst, "none"), (101 - worst, "sails")):
        assert staked(low, points)[1]["stake"] == stake
    assert staked(low, 101 - worst, end_mode="first_bust")[1]["end"] == "first_bust"
    assert staked(low, 101 - worst, end_mode="fixed_rounds")[1]["stake"] == "none"


def test_advice_to_wait_tells_how_many_tavern_cards_are_left():
    match = holding("R1 R2 R3 O5 O6 Y7 Y8 G9 G10 G11 B11 V11", 1)
    turn(match, "tavern")
    turn(match, "pile")
    say(match, "pile")
    assert why(match)[2]["tavern_left"] == len(match.view(0).round.tavern) == 6
    assert led(1, 0, last_tavern_card="closed")["tavern_left"] == 0


def test_a_wait_for_a_sweep_tells_the_chances():
    say(match := holding(LOW, 1), "pile")
    _, kind, facts = why(match)
    assert kind == "wait_for_sweep"
    assert (facts["own"], facts["rivals"]) == sweep_percents(2, 3, 1)
    for seats in (2, 3, 4):
        for lap in range(1, 40):
            chances = [sweep_percents(seats, total, lap) for total in range(1, 11)]
            assert all(own + rivals <= 100 for own, rivals in chances)
            assert [own for own, _ in chances] == sorted((own for own, _ in chances), reverse=True)


def test_who_sails_at_once_draws_for_the_lowest_total():
    """Fewer stowaways help only later: the advice to draw is not to be idle when the next one is to sail."""
    sails = 0
    for seed in range(12):
        match = Match.start("corsari", 3, f"at once {seed}")
        for view, question, _, kind, facts in decisions(match):
            if question.kind == "draw" and len(view.round.seats) == 3:
                plan, lap = PLANS["race", 3], view.round.laps[view.seat]
                if kind in ("draw_fewer", "draw_level"):
                    assert not plan.sails(int(facts["total"]), lap)
                    assert (facts["total"] == facts["least"]) == (kind == "draw_level")
                sails += plan.sails(int(facts["total"]), lap)
    assert sails > 5


def test_it_sails_early_with_a_small_risk_and_says_how_small():
    hand = "R1 R2 R3 R4 R5 R6 O7 O8 O9 O11 Y5 Y6"
    say(match := holding(hand, 1), "pile")
    given, kind, facts = why(match)
    assert (given, kind, facts["total"]) == ("sail", "low_risk_of_overtake", 11)
    assert facts["percent"] == overtake_percent(2, 11, 1) < 15
    say(match := holding(hand, 4), "pile")
    given, kind, facts = why(match)
    assert str(given).startswith("drop:")
    assert kind == "risk_of_overtake"
    assert facts["percent"] > 25


def test_the_risk_grows_with_the_total_and_the_laps_and_the_seats():
    for seats in (2, 3, 4):
        grid = [[overtake_percent(seats, total, lap) for total in range(1, 30)] for lap in range(1, 12)]
        assert all(row == sorted(row) for row in grid)
        assert all(list(column) == sorted(column) for column in zip(*grid, strict=True))
        assert 0 <= grid[0][0] < grid[-1][-1] <= 100
    assert overtake_percent(2, 14, 3) < overtake_percent(3, 14, 3) < overtake_percent(4, 14, 3)


def test_it_sweeps():
    say(match := holding("R1 R2 R3 R4 R5 R6 O7 O8 O9 O10 O11 N3", 1), "pile")
    assert why(match) == ("sail", "sweep", {"sweep": "match"})


def test_after_a_long_wait_with_a_high_total_it_empties_the_tavern_and_voids_the_round():
    hand = "R1 R2 R3 O5 O6 Y7 Y8 G9 G10 G11 B11 V11"
    match = holding(hand, PLANS["race", 2].patience - 1)
    assert answer(match, 0) != "tavern"
    turn(match, "pile")
    turn(match, "pile")
    given, kind, facts = why(match)
    assert (given, kind, facts["tavern_size"]) == ("tavern", "empty_tavern", 6)
    deal = match.view(0).round
    with_it = [*match.view(0).me.hand, deal.tavern[-1]]
    assert facts["after"] == best13_total(with_it, colour_of(deal.tavern[-2])), (
        "the total that the advised move leads to"
    )
    while len(match.view(0).round.tavern) > 1:
        turn(match, str(answer(match, 0)))
        turn(match, "pile")
    assert why(match)[:2] == ("tavern", "void_round")
    assert say(match, "tavern")[0].data["tavern_size"] == 0
    closed = holding(hand, PLANS["race", 2].patience, last_tavern_card="closed")
    assert why(closed)[1] != "empty_tavern", "no round is void"


def with_the_last_tavern_card(hand: str, lap: int, **options: object) -> tuple[object, str, dict[str, object]]:
    """Return what the AI says of a draw of seat 0 in that lap, while the tavern has one card."""
    match = holding(hand, lap - 3, **options)
    while len(match.view(0).round.tavern) > 1:
        turn(match, "tavern")
    assert match.view(0).round.laps[0] == lap
    return why(match)


def test_a_seat_that_does_not_make_the_round_void_says_why():
    high, plan = "R1 R2 R3 O5 O6 Y7 Y8 G9 G10 G11 B11 V11", PLANS["race", 2]
    for lap, hand, void in ((4, high, "early"), (plan.patience - 1, high, "early"), (plan.patience, LOW, "low")):
        given, kind, facts = with_the_last_tavern_card(hand, lap)
        assert given != "tavern"
        assert kind.startswith("draw_")
        assert (facts["void"], facts["patience"], facts["content"]) == (void, plan.patience, plan.content)
        assert facts["held"] == best12_total(hand.split(), "N")
        assert (facts["opponents"], facts["opponent"]) == (1, 1), "they may sweep first"
    assert with_the_last_tavern_card(high, plan.patience)[:2] == ("tavern", "void_round")
    assert with_the_last_tavern_card(high, 4, sweep="round")[2]["void"] == "never"
    assert with_the_last_tavern_card(high, 4, last_tavern_card="closed")[2]["void"] == "none"
    assert why(holding(high, 2))[2]["void"] == "none", "more cards are left"


def test_a_tavern_card_that_helps_the_hand_most_is_not_taken_to_void_the_round():
    hand = "R1 R2 R3 O5 O6 Y7 Y8 G9 G10 G11 B11 V11"
    match = holding(hand, PLANS["race", 2].patience)
    view, question = match.view(0), match.questions[0]
    # With a blue 4 on top and a green card under it, four of the dearest cards become prisoners.
    deal = view.round.model_copy(update={"tavern": [*view.round.tavern[:-2], "G1", "B4"]})
    given, (kind, facts) = by_plan("race", view.model_copy(update={"round": deal}), question)
    assert (given, kind) == ("tavern", "draw_known")
    assert facts["total"] == best13_total([*view.me.hand, "B4"], "G")


def test_it_keeps_from_the_next_seat_what_that_collects():
    """Seat 1 takes the yellow 9 from the discard pile; of two cards as dear, seat 0 keeps the yellow one."""
    hands = {0: "R1 R2 R3 R4 R5 R6 O7 O8 O9 O10 Y9 G9", 1: "Y1 Y2 Y3 Y4 B6 B7 B8 N9 N10 N11 S9 S7"}
    match = start(2, dealer=1, deals=[stacked(range(2), 1, hands, "P1 P3 P5 P7 P9 V10 V1", "Y6 A1 A2 A3")])
    say(match, "pile")
    say(match, "drop:Y9")
    say(match, "discard", "drop:S7")
    assert match.view(0).round.taken == {0: [], 1: ["Y9"]}
    assert match.view(0).round.dropped == {0: ["Y9"], 1: ["S7"]}
    rival = match.view(0).round
    assert wanted("Y8", rival, 1) > wanted("G8", rival, 1) > wanted("S8", rival, 1)
    assert wanted("V8", rival, 1) == 3, "everybody wants the tavern colour"
    say(match, "pile")
    assert why(match)[0] != "drop:Y6"


def test_every_answer_has_a_reason_of_plain_facts():
    kinds: set[str] = set()
    for seats, options in ((2, {}), (3, {}), (4, {"sweep": "eliminate_two"}), (4, {"sweep": "round", "limit": 40})):
        match = Match.start("corsari", seats, f"reasons {seats}", options=options)
        for _, _, _, kind, facts in decisions(match):
            assert all(type(value) in (int, str) for value in facts.values())
            kinds.add(kind)
    assert kinds >= {
        "draw_unknown", "draw_known", "risk_of_overtake", "low_risk_of_overtake", "wait_for_sweep", "lowest_total",
        "overtake", "hard_to_overtake",
    }  # fmt: skip


def test_the_outcome_of_a_draw_is_told_in_totals_of_the_game():
    """The AI of two counts each stowaway for more than its number; nobody is told such a sum."""
    for seed in range(6):
        match = Match.start("corsari", 2, f"totals {seed}")
        for _ in range(60):
            if match.result is not None:
                break
            for seat, question in list(match.questions.items()):
                given, (kind, facts) = reasoned(match.view(seat), question)
                if kind == "draw_unknown":
                    deal, hand = match.view(seat).round, match.view(seat).me.hand
                    ahead = [best13_total([*hand, card], deal.colour) for card in unseen_cards(hand, deal)]
                    assert facts["total"] == round(Fraction(sum(ahead), len(ahead)))
                match.answer(seat, given)


def test_the_fact_about_the_total_after_a_discard_is_true():
    """Two seats weigh the number of stowaways and what the next seat collects, so it need not be the lowest total."""
    found: set[object] = set()
    for seats in (2, 2, 3):
        match = Match.start("corsari", seats, f"leaves {seats} {len(found)}", options={"no_sail_first_lap": True})
        for view, question, given, _, facts in decisions(match):
            if question.kind == "act" and "leaves" in facts:
                after = best12_after_drop(view.me.hand, view.round.colour)
                card = str(given).removeprefix("drop:")
                total = after[card]
                assert facts["after"] == total
                assert (total == min(after.values())) == (facts["leaves"] == "lowest")
                if facts["leaves"] != "lowest":
                    assert facts["lowest"] == min(after.values()) == after[str(facts["better"])]
                    fewer = after_with_burden(view, str(facts["better"])) >= after_with_burden(view, card)
                    assert (facts["leaves"] == "fewer") == fewer
                found.add(facts["leaves"])
    assert found == {"lowest", "fewer", "denied"}


def after_with_burden(view: CorsariView, card: str) -> int:
    burden = PLANS["race", len(view.round.seats)].burden
    return best12_after_drop(view.me.hand, view.round.colour, burden)[card]


def test_a_card_that_is_discarded_again_is_taken_for_the_colour_of_the_tavern():
    """Advice to take a card, and then to discard it, has said before what it is good for."""
    again = 0
    for seed in range(5):
        match = Match.start("corsari", 2, f"colour {seed}")
        before: dict[int, tuple[str, Mapping[str, int | str]]] = {}
        for view, question, given, kind, facts in decisions(match):
            if question.kind == "draw":
                known = kind in ("draw_known", "draw_fewer", "draw_level") and given == "tavern"
                before = {view.seat: (view.round.tavern[-1], facts)} if known else {}
            elif question.kind == "act" and view.seat in before:
                card, drew = before.pop(view.seat)
                assert (drew["colour"] == view.round.colour) == (drew["colour"] != "none")
                if given != "sail":
                    assert (drew["colour"] != "none") == (given == f"drop:{card}")
                assert drew["card"] == card
                again += given == f"drop:{card}"
    assert again > 2


def test_a_card_counts_for_nothing_that_the_seat_would_not_do_with_it():
    """A seat that keeps a card from the next one draws for what it then keeps, not for what it could."""
    denied = 0
    for seed in range(8):
        match = Match.start("corsari", 2, f"denial {seed}")
        for view, question, given, _, facts in decisions(match):
            if question.kind != "draw" or facts.get("leaves") != "denied":
                continue
            denied += 1
            found = {one.source: one for one in draws(PLANS["race", 2], view, [one.id for one in question.options])}
            assert found[given].value == min(one.value for one in found.values())
            assert found[given].kept == facts["after"]
            assert (facts["still"] == "true") == any(one.kept < found[given].kept for one in found.values())
    assert denied > 2


def test_the_total_that_a_card_is_taken_for_is_the_one_that_the_seat_then_keeps():
    """A draw tells the lowest total possible with the card, and what the seat itself will keep, if that is more."""
    kept: set[object] = set()
    for seed in range(5):
        match = Match.start("corsari", 2, f"kept {seed}")
        before: dict[int, Mapping[str, int | str]] = {}
        for view, question, given, kind, facts in decisions(match):
            if question.kind == "draw":
                before = {view.seat: facts} if kind in ("draw_known", "draw_fewer", "draw_level") else {}
            elif question.kind == "act" and view.seat in before and before[view.seat]["source"] != "pile":
                drew = before.pop(view.seat)
                assert drew["total"] == best13_total(view.me.hand, view.round.colour)
                assert drew["leaves"] == ("lowest" if given == "sail" else facts["leaves"])
                if given != "sail" and drew["leaves"] != "lowest":
                    assert (drew["after"], drew["better"]) == (facts["after"], facts["better"])
                kept.add(drew["leaves"])
    assert kept == {"lowest", "fewer", "denied"}


def test_a_total_is_told_as_lower_only_where_its_number_is():
    gaps: set[object] = set()
    for seed in range(8):
        match = Match.start("corsari", 2, f"gaps {seed}")
        for _, _, _, kind, facts in decisions(match):
            if kind in ("draw_known", "draw_unknown") and facts["gap"] != "alone":
                assert (int(facts["total"]) < int(facts["other"])) == (facts["gap"] == "lower")
                gaps.add(facts["gap"])
    assert gaps >= {"hardly", "lower"}


def test_who_waits_because_they_would_be_overtaken_says_so_first():
    kinds: set[str] = set()
    for seed in range(12):
        for view, _, _, kind, facts in decisions(Match.start("corsari", 3, f"danger {seed}")):
            if kind in ("wait_for_sweep", "wait_in_danger"):
                own, rivals = int(facts["own"]), int(facts["rivals"])
                assert (kind == "wait_in_danger") == (own < rivals and int(facts["percent"]) >= OFTEN)
                assert facts["opponents"] == len(view.round.seats) - 1
                assert facts["loss"] == 10 + int(facts["total"])
                kinds.add(kind)
    assert kinds == {"wait_for_sweep", "wait_in_danger"}


def test_a_total_far_from_0_raises_no_hope_of_a_sweep():
    hand = "R1 R2 R3 O5 O6 Y7 Y8 G9 G10 G11 B11 V11"
    say(match := holding(hand, 1), "pile")
    _, kind, facts = why(match)
    assert (kind, facts["hope"], facts["late"], facts["most"]) == ("risk_of_overtake", "false", "false", 16)
    assert int(facts["total"]) > HOPE
    hand = "R1 R2 R3 R4 R5 R6 O7 O8 O9 O11 Y5 Y6"
    for lap, hope, late, options in (
        (4, "true", "false", {}),
        (5, "true", "true", {}),
        (6, "false", "false", {"sweep": "round"}),
    ):
        say(match := holding(hand, lap, **options), "pile")
        _, kind, facts = why(match)
        assert (kind, facts["hope"], facts["late"]) == ("risk_of_overtake", hope, late)
        assert facts["opponent"] == 1


def test_who_has_drawn_for_a_void_round_is_told_to_wait_for_it():
    """The advice of a turn is one plan: it does not speak of a void round first and of a lower total then."""
    hand = "R1 R2 R3 O5 O6 Y7 Y8 G9 G10 G11 B11 V11"
    match = holding(hand, 12)
    source, kind, _ = why(match)
    assert (source, kind) == ("tavern", "empty_tavern")
    say(match, source)
    _, kind, facts = why(match)
    assert (kind, facts["hope"]) == ("risk_of_overtake", "void")


def test_an_overtake_tells_whether_the_totals_are_equal():
    match = sailed(d02())
    given = dict(decision_of(match, 0))
    laid_out = laid(match)["total"]
    assert (given["level"] == "true") == (given["total"] == laid_out)
    assert given["declarer"] == 2


def decision_of(match: Match, seat: int) -> Mapping[str, int | str]:
    _, (kind, facts) = reasoned(match.view(seat), match.questions[seat])
    assert kind == "overtake"
    return facts


def test_of_cards_that_leave_as_good_a_hand_it_drops_the_one_that_the_hand_would_scuttle():
    """A player reads beside their hand which card they would scuttle, and wonders if the advice names another."""
    ties = 0
    for seed in range(8):
        match = Match.start("corsari", 3, f"ties {seed}")
        for view, question, given, _, _ in decisions(match):
            if question.kind == "act" and given != "sail":
                hand, colour = view.me.hand, view.round.colour
                kept = best12_after_drop(hand, colour, PLANS["race", len(view.round.seats)].burden)
                best = [card for card in kept if kept[card] == min(kept.values())]
                if len(best) > 1 and len(view.round.seats) == 3:
                    ties += 1
                    aside = best_sail(hand, colour).scuttled
                    assert given == f"drop:{aside}" or aside not in best
    assert ties > 20


def test_it_plays_against_opponents_of_its_game():
    assert list(GAME.opponents) == ["v1", "waiter", "band", "level"]
    match = holding(LOW, 1)
    say(match, "pile")
    view, question = match.view(0), match.questions[0]
    assert [GAME.opponents[name](view, question) for name in GAME.opponents] == ["sail", *["drop:P11"] * 3]


# ---------------------------------------------------------------- how long matches are


def test_rounds_and_matches_between_ais_are_as_long_as_the_spec_says():
    """8.4: about 10 turns a round, 7 to 8 rounds a match, 99 % of matches within 12."""
    rounds = turns = 0
    for seed in range(30):
        match = Match.start("corsari", 3, f"length {seed}", options={"sweep": "round"})
        while match.result is None:
            for seat in list(match.questions):
                match.answer(seat, answer(match, seat))
        rounds += match.state.rounds
        turns += len(told(match, "drew"))
    assert 6 <= rounds / 30 <= 9
    assert 8 <= turns / rounds <= 12
