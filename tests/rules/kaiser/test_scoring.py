"""Victory amounts and round points (spec 6.1, 6.2); for the rulebook's examples see test_golden.py."""

from typing import Any

import pytest

from rules.kaiser.scoring import bounds, round_points, score_round
from rules.kaiser.state import SURPLUS_EXPLAINED
from rules.kaiser.view.model import KaiserView
from rules.kernel.table import Table

from .positions import commit, pile, position, say, told


def scored(**laid) -> dict[int, int]:
    """Score a position; return the VA of every seat."""
    match = position(turns=0, then=score_round, **laid)
    return {data["seat"]: data["va"] for data in told(match, "score")}


# ---------------------------------------------------------------- ships that count (KS 6.1.1)


def test_ks_6_1_1_a_sunk_merchant_counts_once_and_with_special_cargo_twice():
    """M01 is worth 3, M52 9."""
    assert scored(piles={0: "M01 M52", 1: "M02x2 M53"}) == {0: 12, 1: 15, 2: 0}


def test_ks_6_1_1_an_own_merchant_in_port_counts_once_and_a_prize_twice():
    assert scored(piles={0: "M01=safe", 1: "M52=safex2"}) == {0: 3, 1: 18, 2: 0}


def test_ks_6_1_1_a_prize_in_the_force_counts_twice_whatever_its_state():
    assert scored(prizes={0: "M01 M52!*", 1: "M02"}) == {0: 24, 1: 6, 2: 0}


def test_ks_6_1_1_an_exhausted_prize_counts_once():
    assert scored(piles={0: "M52=exhausted"}) == {0: 9, 1: 0, 2: 0}


def test_ks_6_1_1_ships_sunk_and_cards_scored_count_once():
    """W5 is worth 12; AMC 7, Q-Ships 5, Submarines U 7 and UC 5."""
    assert scored(piles={0: "M01 W5", 1: "amc q_ship sail_q_ship submarine_u submarine_uc"}) == {0: 15, 1: 29, 2: 0}


def test_ks_6_1_1_surviving_ships_and_merchants_in_the_row_count_nothing():
    assert scored(ships={0: "W5 R14"}, rows={0: "M52 M53 M54"}) == {0: 0, 1: 0, 2: 0}


# ---------------------------------------------------------------- the limit on German ships (KS 6.1.2)


def test_ks_6_1_2_as_many_german_ships_score_as_merchants():
    """Every merchant card counts, however it came to the pile, and so do prizes: five in all."""
    piles = {0: "M01 M02x2 M03=safe M04=exhausted W1 W2 W3 W4 W5"}
    match = position(turns=0, piles=piles, prizes={0: "M05"}, then=score_round)
    assert told(match, "score")[0]["struck"] == []
    assert told(match, "score")[0]["va"] == 3 + 6 + 3 + 3 + 6 + (14 + 14 + 16 + 14 + 12)


def test_ks_6_1_2_scored_cards_are_not_merchants_and_not_limited():
    match = position(turns=0, piles={0: "amc W1 submarine_u"}, then=score_round)
    assert told(match, "score")[0] == {"seat": 0, "va": 14, "struck": ["W1"]}


def test_ks_6_1_2_surplus_ships_are_struck_at_random():
    match = position(turns=0, piles={0: "W1 M01 W3 R4 W5"}, draws={"surplus": [2, 0, 1]}, then=score_round)
    assert pile(match, 0) == "W1=struck M01 W3 R4=struck W5=struck"
    assert told(match, "score")[0] == {"seat": 0, "va": 3 + 16, "struck": ["R4", "W1", "W5"]}


def test_ks_6_1_2_without_merchants_no_german_ship_scores():
    assert scored(piles={0: "W1 W2"}) == {0: 0, 1: 0, 2: 0}


def test_ks_6_1_2_struck_ships_go_back_under_their_deck():
    """They stay in the pile until the next round is prepared (KS 3.3.1)."""
    match = position(turns=0, piles={0: "W1"}, then=score_round)
    assert pile(match, 0) == "W1=struck"
    assert match.view(None).forces[0].pile[0].how == "struck"


def test_ks_6_1_4_before_the_end_the_total_has_two_bounds():
    """One of three may score: at worst R4 with 6, at best W3 with 16."""
    match = position(turns=0, piles={0: "M01 W3 R4 W5", 1: "M02"})
    assert bounds(match.state.forces[0]) == (3 + 6, 3 + 16)
    assert bounds(match.state.forces[1]) == (3, 3)
    assert match.view(None).forces[0].bounds == (9, 19)
    # The pile tells how many of the German ships are too many.
    assert [fact.data["surplus"] for fact in match.view(None).look("pile")] == [2, 0, 0]


# ---------------------------------------------------------------- round points (KS 6.2)


def test_ks_6_2_1_ranks_give_as_many_points_as_seats_are_not_ahead():
    assert round_points([10, 30, 20, 40]) == [1, 3, 2, 4]
    assert round_points([7, 3]) == [2, 1]


def test_ks_6_2_1_equal_seats_all_get_the_higher_value():
    assert round_points([5, 5]) == [2, 2]
    assert round_points([9, 9, 9, 1]) == [4, 4, 4, 1]


def test_ks_9_33_no_va_gives_no_points_and_does_not_move_other_seats():
    assert round_points([0, 0, 5]) == [0, 0, 3]
    assert round_points([0, 0]) == [0, 0]


def test_ks_6_2_2_va_and_points_are_recorded_round_by_round():
    match = position(turns=0, piles={0: "M01", 1: "M52"}, then=score_round)
    assert [(force.amounts, force.points) for force in match.state.forces] == [([3], [2]), ([9], [3]), ([0], [0])]
    (points,) = told(match, "round_points")
    assert points == {
        "round": 1,
        "points": [2, 3, 0],
        "totals": [2, 3, 0],
        "amounts": [3, 9, 0],
        "rows": [
            {"seat": 0, "amount": 3, "points": 2, "total": 2},
            {"seat": 1, "amount": 9, "points": 3, "total": 3},
            {"seat": 2, "amount": 0, "points": 0, "total": 0},
        ],
    }
    seen = match.view(None).forces
    assert [(seen[seat].amounts, seen[seat].points) for seat in range(3)] == [([3], [2]), ([9], [3]), ([0], [0])]


def test_ks_5_7_8_partners_score_each_for_themselves():
    match = position(turns=0, seats=4, teams=True, piles={0: "M52", 1: "M01", 2: "M20", 3: "M33"}, then=score_round)
    assert told(match, "round_points")[0]["points"] == [4, 1, 2, 3]
    # At most 7 for a team and at least 3 (KS 5.7.8).
    match = position(turns=0, seats=4, teams=True, piles={0: "M52", 1: "M01", 2: "M33", 3: "M20"}, then=score_round)
    points = told(match, "round_points")[0]["points"]
    assert (points[0] + points[2], points[1] + points[3]) == (7, 3)


def test_ks_5_9_4_the_phantom_scores_as_a_second_seat():
    """Tokens of its own AMC and Q-Ships count like the cards (KS 5.9.7)."""
    match = position(turns=0, seats=1, piles={0: "M01", 1: "M20"}, then=score_round)
    assert told(match, "round_points")[0]["points"] == [1, 2]


@pytest.mark.parametrize(
    ("pile", "told_of"), [("M52", {}), ("W1", {"waits": True}), ("M52 W1", {"waits": True, "lots": True})]
)
def test_ks_6_1_2_a_target_says_what_it_means_for_those_that_count_already(pile: str, told_of: dict[str, bool]):
    match = position(
        seats=2, ships={0: "R9", 1: "W5 W6"}, rows={1: "M33"}, hands={0: "recalled"}, piles={0: pile}, left=20
    )
    commit(match, "recalled british")
    say(match, "recalled")
    data = match.questions[0].data
    assert {key: data[key] for key in ("waits", "lots") if key in data} == told_of


@pytest.mark.parametrize(("pile", "waiting"), [("", 0), ("W1", 1), ("M52 W1", 0), ("M52 W1 W2 W3", 2)])
def test_the_view_counts_the_german_ships_that_wait_for_a_merchant(pile: str, waiting: int):
    match = position(seats=2, hands={0: "qqq"}, piles={0: pile} if pile else {})
    view = match.view(None)
    assert isinstance(view, KaiserView)
    assert view.forces[0].waiting == waiting


def test_a_move_at_the_only_ship_in_reach_shows_its_odds():
    """No question for the target follows, which would show them."""

    def aims(ships: str, *cards: str) -> list[Any]:
        laid = " ".join(card.partition(" ")[0] for card in cards)
        match = position(seats=2, ships={0: "R9", 1: ships}, rows={1: "M33"}, hands={0: laid}, left=20)
        commit(match, *cards)
        return [option.data.get("aim") for option in match.questions[0].options if option.id.startswith("reveal")]

    raid, navy = aims("W5", "recalled british", "qqq ship/R9")
    assert navy["id"] == "W5"
    assert set(navy["odds"]) == {"sunk", "damaged"}
    assert raid["id"] == "M33"
    assert {"odds", "passage"} <= raid.keys()
    # Two ships are in reach: the question shows them.
    assert aims("W5 W6", "recalled british") == [None]
    # Surprise Attack may still join, which changes the odds, but neither the VA nor the defence dice.
    assert aims("W5", "recalled british", "surprise_attack action")[0] == {"id": "W5"}


@pytest.mark.parametrize("patched", [False, True])
def test_ks_6_1_2_events_say_when_a_german_ship_begins_to_count(patched: bool, monkeypatch: pytest.MonkeyPatch):
    """Matches that began before the patch tell what they told."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patched and patch == SURPLUS_EXPLAINED)
    match = position(
        seats=2,
        ships={0: "R9", 1: "W5"},
        rows={1: "M33"},
        hands={0: "qqq recalled"},
        dice="B9 G1 / G2 W1, B9 G1 W1 / G1",
        reaction_prompts="only_if_able",
    )
    commit(match, "recalled british", "qqq ship/R9")
    waits = {option.data["card"]: "waits" in option.data for option in match.questions[0].options[:2]}
    assert waits == {"recalled#1": True, "qqq#1": False}
    say(match, "recalled")
    say(match, "qqq")
    german, merchant = told(match, "sunk")
    assert german.get("waits") is (True if patched else None)
    assert merchant.get("joined") == (["W5"] if patched else None)
    assert merchant.get("waiting") == (0 if patched else None)
