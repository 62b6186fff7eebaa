"""The box: 110 cards, ten colours, eleven jobs, and the numbers of the set-up (spec 2 and 3.3)."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.corsari.cards import (
    CARDS,
    COLOUR_INDEX,
    COLOURS,
    DECK,
    LETTERS,
    SETUP,
    SUM,
    cards_of,
    colour_of,
    masks_of,
    number_of,
    sort_hand,
)
from rules.kernel.data import table

ROOT = Path(__file__).parents[3]
JOBS = {int(row["number"]): row["job"] for row in table("rules.corsari", "jobs")}
SPEC_DATA = ROOT.parent / "shared" / "specs" / "data" / "corsari"


def test_110_cards_ten_colours_numbers_1_to_11_each_once():
    assert list(DECK) == [f"{letter}{number}" for letter in LETTERS for number in range(1, 12)]
    assert len(DECK) == len(set(DECK)) == 110


def test_deck_index_is_colour_index_times_11_plus_number_minus_1():
    for place, card in enumerate(DECK):
        facts = CARDS[card]
        assert facts.deck_index == place == facts.colour_index * 11 + facts.number - 1
        assert (colour_of(card), number_of(card)) == (LETTERS[facts.colour_index], facts.number)
        assert (facts.colour, facts.job) == (COLOURS[facts.colour_index].name, JOBS[facts.number])


def test_the_ten_colours_stand_in_spectrum_order():
    assert "".join(LETTERS) == "ROYGABVPNS"
    assert [COLOURS[COLOUR_INDEX[letter]].letter for letter in LETTERS] == list(LETTERS)
    assert len({colour.emoji for colour in COLOURS}) == len({colour.name for colour in COLOURS}) == 10


def test_the_eleven_jobs():
    assert list(JOBS) == list(range(1, 12))
    assert (JOBS[1], JOBS[11]) == ("captain", "surgeon")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_numbers_of_the_set_up_follow_from_the_seats(seats: int):
    setup = SETUP[seats]
    assert setup.tavern_size == 5 + seats
    assert setup.draw_pile_at_start == 104 - 13 * seats
    assert setup.doldrums_turns == 3 * seats
    assert setup.max_turns_bound == (3 * seats + 1) * (108 - 12 * seats)
    dealt = seats * setup.hand_size + setup.tavern_size + setup.discard_at_start + setup.draw_pile_at_start
    assert dealt == 110


def test_set_up_is_for_2_to_4_seats():
    assert list(SETUP) == [2, 3, 4]


def test_the_tables_cannot_be_changed():
    with pytest.raises(TypeError):
        CARDS["R1"] = CARDS["R2"]  # type: ignore[index]
    with pytest.raises(AttributeError):
        CARDS["R1"].number = 2  # type: ignore[misc]


@given(st.lists(st.sampled_from(DECK), unique=True))
def test_hands_are_sorted_by_colour_then_number(cards: list[str]):
    by_rule = sorted(cards, key=lambda card: (LETTERS.index(card[0]), int(card[1:])))
    assert sort_hand(cards) == by_rule == list(cards_of(masks_of(cards)))


@given(st.integers(0, 2047))
def test_sum_of_a_mask_is_the_sum_of_its_numbers(mask: int):
    assert SUM[mask] == sum(number + 1 for number in range(11) if mask & 1 << number)


@pytest.mark.parametrize("folder", ["rules/corsari/data", "tests/fixtures/corsari"])
def test_the_tables_equal_those_of_the_spec(folder: str):
    if not SPEC_DATA.exists():
        pytest.skip(f"the spec's tables are not here ({SPEC_DATA}): the copies are not compared with them")
    for copy in sorted((ROOT / folder).glob("*.csv")):
        # The plans of the AI were found for this bot; the spec has no such tables.
        if copy.name.startswith("ai_"):
            continue
        assert copy.read_bytes() == (SPEC_DATA / copy.name).read_bytes(), copy.name
