"""The best arrangement of 12 cards and the best layout of 13 (spec 5.2-5.4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.corsari.arrange import (
    Arrangement,
    arrange,
    best_arrangement,
    best_crew_without,
    best_sail,
    candidates,
    largest_crew,
    runners_up,
)
from rules.corsari.cards import DECK, LETTERS, colour_of, number_of, sort_hand
from rules.corsari.totals import best12_after_drop, best12_total, best13_sum, best13_total

from . import oracle
from .oracle import cards, hands, taverns


def in_row(row: dict[str, str], scuttled: str | None = None) -> Arrangement:
    return Arrangement(
        scuttled=scuttled,
        prisoners=cards(row["prisoners"]),
        crew=cards(row["crew"]),
        stowaways=cards(row["stowaways"]),
        total=int(row["total"]),
        openings=int(row["openings"]),
    )


@pytest.mark.golden_table("golden_arrange")
def test_golden_arrange(row: dict[str, str]):
    hand = cards(row["hand"])
    assert best_arrangement(hand, row["tavern_colour"]) == in_row(row)
    assert best12_total(hand, row["tavern_colour"]) == int(row["total"])


@pytest.mark.golden_table("golden_sail")
def test_golden_sail(row: dict[str, str]):
    hand = cards(row["hand13"])
    assert best_sail(hand, row["tavern_colour"]) == in_row(row, row["scuttled"])
    assert best13_total(hand, row["tavern_colour"]) == int(row["total"])


def assert_partition(laid: Arrangement, hand: list[str], tavern: str) -> None:
    """Check I6: the groups are an exact partition by 5.2, and total and openings fit them."""
    scuttled = () if laid.scuttled is None else (laid.scuttled,)
    assert sort_hand((*scuttled, *laid.prisoners, *laid.crew, *laid.stowaways)) == sort_hand(hand)
    assert laid.prisoners == tuple(card for card in sort_hand(hand) if card[0] == tavern and card != laid.scuttled)
    assert oracle.is_crew(laid.crew, tavern)
    assert len(laid.crew) <= 11
    assert laid.total == oracle.total(laid.stowaways)
    assert laid.openings == oracle.openings(laid.crew)
    for group in (laid.prisoners, laid.crew, laid.stowaways):
        assert list(group) == sort_hand(group)


@given(hands(12), taverns)
def test_best_arrangement_has_the_lowest_total_of_all_legal_ones(hand: list[str], tavern: str):
    best = best_arrangement(hand, tavern)
    assert_partition(best, hand, tavern)
    assert (best.total, best.openings) == oracle.best_arrangement(hand, tavern)
    assert best12_total(hand, tavern) == best.total


@given(hands(13), taverns)
def test_best_sail_has_the_lowest_total_of_all_legal_layouts(hand: list[str], tavern: str):
    best = best_sail(hand, tavern)
    assert_partition(best, hand, tavern)
    assert best.total == min(oracle.sailings(hand, tavern))
    assert best13_total(hand, tavern) == best.total


@given(hands(12), taverns)
def test_ties_between_arrangements_are_broken_as_the_spec_says(hand: list[str], tavern: str):
    assert list(best_arrangement(hand, tavern).crew) == sort_hand(oracle.arrangement_by_the_book(hand, tavern))


@given(hands(13), taverns)
def test_ties_between_layouts_are_broken_as_the_spec_says(hand: list[str], tavern: str):
    scuttled, crew = oracle.sail_by_the_book(hand, tavern)
    best = best_sail(hand, tavern)
    assert (best.scuttled, list(best.crew)) == (scuttled, sort_hand(crew))


@given(hands(12))
def test_the_best_total_of_12_cards_never_exceeds_108(hand: list[str]):
    for tavern in oracle.LETTERS:
        assert 0 <= best12_total(hand, tavern) <= 108


@given(hands(12), taverns)
def test_twelve_cards_without_a_crew_cost_at_most_129(hand: list[str], tavern: str):
    nobody = arrange(hand, tavern, crew=())
    assert_partition(nobody, hand, tavern)
    assert nobody.total <= 129


@given(hands(13), taverns)
def test_13_cards_with_a_scuttle_never_cost_more_than_12_of_them(hand: list[str], tavern: str):
    after_drop = best12_after_drop(hand, tavern)
    assert list(after_drop) == hand
    for drop, total in after_drop.items():
        twelve = [card for card in hand if card != drop]
        assert best_sail(hand, tavern).total <= total == best_arrangement(twelve, tavern).total


@given(hands(12), taverns, st.data())
def test_the_sum_over_unseen_cards_adds_the_best_total_after_each_draw(
    hand: list[str], tavern: str, data: st.DataObject
):
    others = [card for card in DECK if card not in hand]
    unseen = data.draw(st.lists(st.sampled_from(others), unique=True) | st.just(others))
    assert best13_sum(hand, tavern, unseen) == sum(best13_total([*hand, card], tavern) for card in unseen)


@pytest.mark.parametrize(
    ("tavern", "hand", "shown", "total", "count"),
    [
        ("G", "R1 R4 R7 R10 O2 O5 O8 O11 Y3 Y6 Y9 G1", "G4 G5 G6 G7 G8 G9 G10 G11 A1", 1236, 89),
        ("B", "R1 R5 R9 O2 O6 O10 Y3 Y7 Y11 G4 G8 A1", "A5 A6 A7 A8 A9 A10 A11 B1 B2 B3", 2011, 88),
    ],
)
def test_the_means_of_the_specs_pilot_cases(tavern: str, hand: str, shown: str, total: int, count: int):
    unseen = [card for card in DECK if card not in cards(f"{hand} {shown}")]
    assert (best13_sum(cards(hand), tavern, unseen), len(unseen)) == (total, count)


@given(hands(13), taverns)
def test_runners_up_are_different_legal_layouts_best_first(hand: list[str], tavern: str):
    best, others = best_sail(hand, tavern), runners_up(hand, tavern)
    assert len(others) <= 4
    assert len({best, *others}) == 1 + len(others)
    worth = [(laid.total, laid.openings) for laid in (best, *others)]
    assert worth == sorted(worth)
    for laid in others:
        assert_partition(laid, hand, tavern)


def test_runners_up_of_the_rule_sheets_figure():
    hand = cards("O1 O2 O7 O8 Y6 G1 A7 A9 A11 V2 V3 V10 S2")
    assert [(laid.total, laid.scuttled, laid.crew) for laid in runners_up(hand, "A")] == [
        (8, "V10", cards("O1 O2 O7 O8 Y6")),
        (13, "O8", cards("Y6 V2 V3 V10")),
        (14, "V10", cards("O1 O2 O7 O8")),  # listed once: adding green or grey changes no one in the crew
        (18, "O8", cards("G1 V2 V3 V10")),
    ]


@given(hands(13), taverns, st.integers(0, 12))
def test_the_crew_after_a_chosen_scuttle_is_the_best_of_the_other_12_cards(hand: list[str], tavern: str, place: int):
    rest = [card for place_, card in enumerate(hand) if place_ != place]
    assert best_crew_without(hand[place], hand, tavern) == best_arrangement(rest, tavern).crew


@given(hands(13), taverns)
def test_the_crew_for_the_best_scuttle_costs_no_more_than_the_best_layout(hand: list[str], tavern: str):
    best = best_sail(hand, tavern)
    crew = best_crew_without(str(best.scuttled), hand, tavern)
    assert arrange(hand, tavern, crew, best.scuttled).total == best.total


@given(hands(12), taverns)
def test_the_order_in_which_a_hand_is_held_does_not_matter(hand: list[str], tavern: str):
    assert best_arrangement(hand, tavern) == best_arrangement(sort_hand(hand), tavern)


def test_a_hand_of_prisoners_alone():
    assert best13_total([], "R") == 0
    assert candidates([0] * 10) == [()]
    assert best_sail([card for card in DECK if card[0] == "R"], "R") == Arrangement(
        "R11", tuple(DECK[:10]), (), (), 0, 0
    )


def test_all_56_candidate_sets_in_ascending_order():
    found = candidates([1] * 10)
    assert found == sorted(found)
    assert len(found) == 56


@given(hands(12), taverns)
def test_no_legal_crew_is_larger_than_the_largest(hand: list[str], tavern: str):
    free = [card for card in hand if colour_of(card) != tavern]
    pairs = [{one, other} for one in LETTERS for other in LETTERS]
    crews = [{number_of(card) for card in free if colour_of(card) in pair} for pair in pairs]
    assert largest_crew(free) == max(map(len, crews))
