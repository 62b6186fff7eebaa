"""The best load of an opponent, and the heaviest that still overtakes (spec 5.5, 5.6)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.corsari.arrange import best_arrangement, cost, free_masks
from rules.corsari.cards import sort_hand
from rules.corsari.load import Load, _disposals, _sums_within_reach, best_crew_beside, best_load, heaviest, load

from . import oracle
from .oracle import cards, crews_of_others, hands, taverns


@pytest.mark.golden_table("golden_load")
def test_golden_load(row: dict[str, str]):
    hand, tavern, ship = cards(row["hand"]), row["tavern_colour"], cards(row["declarer_crew"])
    assert best_load(hand, tavern, ship) == Load(
        added=cards(row["added"]),
        prisoners=cards(row["prisoners"]),
        crew=cards(row["crew"]),
        stowaways=cards(row["stowaways"]),
        total=int(row["total"]),
    )
    heavy = heaviest(hand, tavern, ship, int(row["declarer_total"]))
    assert str(heavy.total if heavy else "") == row["heaviest_not_above_declarer"]
    if heavy:
        assert_partition(heavy, hand, tavern, ship)


def reachable_totals(hand: list[str], tavern: str, ship: list[str]) -> list[int]:
    """Return every total that the disposals behind ``heaviest`` reach, ascending."""
    free = free_masks(hand, tavern)
    gone = _sums_within_reach(_disposals(free, ship))
    return [cost(free) - amount for amount in reversed(range(gone.bit_length())) if gone >> amount & 1]


def assert_partition(laid: Load, hand: tuple[str, ...] | list[str], tavern: str, ship: tuple[str, ...] | list[str]):
    """Check I7: the groups are an exact partition by 5.5, and the total fits them."""
    assert sort_hand((*laid.added, *laid.prisoners, *laid.crew, *laid.stowaways)) == sort_hand(hand)
    assert laid.prisoners == tuple(card for card in sort_hand(hand) if card[0] == tavern)
    assert oracle.is_crew(laid.crew, tavern)
    assert oracle.is_added(laid.added, tavern, ship)
    assert laid.total == oracle.total(laid.stowaways)
    for group in laid[:4]:
        assert list(group) == sort_hand(group)


@st.composite
def encounters(draw: st.DrawFn) -> tuple[list[str], str, list[str]]:
    """Draw an opponent's hand, the tavern colour, and the declarer's crew."""
    hand, tavern = draw(hands(12)), draw(taverns)
    return hand, tavern, draw(crews_of_others(tavern, hand))


@settings(max_examples=30)
@given(encounters(), st.integers(0, 129))
def test_best_and_heaviest_load_are_the_extremes_of_all_legal_loads(
    encounter: tuple[list[str], str, list[str]], declared: int
):
    hand, tavern, ship = encounter
    legal = sorted(oracle.loads(hand, tavern, ship))
    best = best_load(hand, tavern, ship)
    assert_partition(best, hand, tavern, ship)
    assert best.total == legal[0]
    assert reachable_totals(hand, tavern, ship) == legal
    heavy = heaviest(hand, tavern, ship, declared)
    overtaking = [total for total in legal if total <= declared]
    assert (heavy.total if heavy else None) == (overtaking[-1] if overtaking else None)
    if heavy:
        assert_partition(heavy, hand, tavern, ship)


@given(encounters())
def test_ties_between_loads_are_broken_as_the_spec_says(encounter: tuple[list[str], str, list[str]]):
    added, crew = oracle.load_by_the_book(*encounter)
    best = best_load(*encounter)
    assert (list(best.added), list(best.crew)) == (sort_hand(added), sort_hand(crew))


@given(encounters())
def test_adding_cards_never_raises_the_total(encounter: tuple[list[str], str, list[str]]):
    hand, tavern, ship = encounter
    assert best_load(hand, tavern, ship).total <= best_arrangement(hand, tavern).total
    assert best_load(hand, tavern, ()).total == best_arrangement(hand, tavern).total


@given(encounters())
def test_among_best_loads_the_one_with_the_fewest_additions_is_chosen(encounter: tuple[list[str], str, list[str]]):
    hand, tavern, ship = encounter
    best = best_load(hand, tavern, ship)
    for stays in best.added:
        fewer = [card for card in best.added if card != stays]
        assert load(hand, tavern, fewer, best_crew_beside(fewer, hand, tavern)).total > best.total


@given(encounters())
def test_the_crew_beside_the_best_additions_is_as_good_as_that_of_the_best_load(
    encounter: tuple[list[str], str, list[str]],
):
    hand, tavern, ship = encounter
    best = best_load(hand, tavern, ship)
    beside = load(hand, tavern, best.added, best_crew_beside(best.added, hand, tavern))
    assert beside.total == best.total


@given(encounters(), st.data())
def test_the_crew_beside_chosen_additions_is_the_best_of_the_other_cards(
    encounter: tuple[list[str], str, list[str]], data: st.DataObject
):
    hand, tavern, ship = encounter
    added = data.draw(st.sampled_from(sorted(oracle.additions(hand, tavern, ship))))
    rest = [card for card in hand if card not in added]
    laid = load(hand, tavern, added, best_crew_beside(added, hand, tavern))
    assert_partition(laid, hand, tavern, ship)
    assert laid.total == best_arrangement(rest, tavern).total


def test_of_two_cards_of_a_number_the_heaviest_load_hires_one_and_keeps_the_other():
    assert best_load(cards("O1 O9 V9"), "A", ["V3"]) == Load(cards("V9"), (), cards("O1 O9"), (), 0)
    assert heaviest(cards("O1 O9 V9"), "A", ["V3"], 9) == Load((), (), cards("O1 O9"), cards("V9"), 9)


def test_the_heaviest_load_uses_the_first_colours_that_reach_it_and_the_highest_numbers():
    # Numbers that add up to 3 must go: orange 1 and 2 as a crew would do, but the violet 3, added, needs no crew.
    assert heaviest(cards("O1 O2 V3"), "A", ["V9"], 3) == Load(cards("V3"), (), (), cards("O1 O2"), 3)
    assert heaviest(cards("O1 O2 O3"), "A", ["V9"], 3) == Load((), (), cards("O3"), cards("O1 O2"), 3)


def test_no_load_overtakes_below_the_best():
    hand, ship = cards("R3 R4 R5 O9 Y5 Y11 G8 G10 A1 V7 V9 S4"), cards("O1 O2 O7 O8 V3 V10")
    assert heaviest(hand, "A", ship, 31) is None
    assert heaviest(hand, "A", ship, 32) == best_load(hand, "A", ship)
