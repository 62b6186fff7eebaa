"""Winners, ties, further rounds, teams, resignations (spec 6.3)."""

from typing import Any

import pytest

from rules.kaiser import GAME
from rules.kaiser.options import Options
from rules.kaiser.play import conclude
from rules.kaiser.scoring import how_won, places
from rules.kaiser.state import State, new_state
from rules.kernel import Match, Play, Result, Table

from .positions import CalmDice


def after(told: dict[int, str], /, *, seats: int = 0, **options: Any) -> tuple[State, Options]:
    """Return a state after these rounds: for each seat "points:VA" of each round."""
    agreed = Options(**options)
    state = new_state(seats or len(told), agreed)
    for seat, row in told.items():
        pairs = [entry.split(":") for entry in row.split()]
        state.forces[seat].points = [int(points) for points, _ in pairs]
        state.forces[seat].amounts = [int(amount) for _, amount in pairs]
    state.round = len(state.forces[0].points)
    return state, agreed


def result(told: dict[int, str], /, **options: Any) -> Result:
    """Return the result of a match with these rounds."""
    state, agreed = after(told, **options)

    def play(table: Table) -> Play[Result]:
        yield from ()
        return conclude(table, state)

    return Match.of(play, state.seats, CalmDice({}), agreed, GAME).result


# ---------------------------------------------------------------- the winner


def test_ks_6_3_1_most_round_points_win_whatever_the_va():
    found = result({0: "3:20 1:10 2:30", 1: "1:10 3:90 1:20", 2: "2:15 2:50 3:60"})
    assert (found.winners, found.ranking, found.reason) == ((2,), ((2,), (0,), (1,)), "points")
    assert found.scores == {0: 6, 1: 5, 2: 7}
    assert found.data["amounts"] == [60, 120, 125]


def test_ks_6_3_1_equal_points_are_decided_by_the_va_of_all_rounds():
    found = result({0: "3:20 1:10 2:30", 1: "1:10 3:90 2:30", 2: "2:15 2:50 1:10"})
    assert (found.winners, found.ranking, found.reason) == ((1,), ((1,), (0,), (2,)), "amounts")


def test_ks_6_3_1_lower_places_are_shared_if_points_and_va_are_equal():
    found = result({0: "1:10", 1: "3:30", 2: "1:10"}, rounds=1)
    assert found.ranking == ((1,), (0, 2))


def test_ks_6_3_1_the_victory_is_shared_after_the_last_further_round():
    found = result({0: "3:30 2:8", 1: "3:30 2:8", 2: "1:10 3:9"}, rounds=1, max_extra_rounds=1)
    assert (found.winners, found.ranking, found.reason) == ((0, 1), ((0, 1), (2,)), "shared")


def test_ks_6_3_1_a_further_round_ranks_only_tied_seats():
    """Seat 2 stays third, whatever it scores in the further round."""
    found = result({0: "3:30 1:8", 1: "3:30 2:9", 2: "1:10 3:90"}, rounds=1)
    assert (found.winners, found.ranking, found.reason) == ((1,), ((1,), (0,), (2,)), "further_round")
    assert found.scores == {0: 3, 1: 3, 2: 1}


def test_ks_6_3_1_a_further_round_counts_its_points_then_its_va():
    assert result({0: "2:30 2:10", 1: "2:30 2:12"}, rounds=1).winners == (1,)
    state, _ = after({0: "3:30 2:10 3:9", 1: "3:30 2:10 1:3", 2: "3:30 1:9 3:50"})
    # Seat 2 is out after the second round; its later points do not count.
    assert places(state, 1) == [[(0,)], [(1,)], [(2,)]]


def test_ks_6_3_1_all_seats_share_if_none_has_scored():
    found = result({0: "0:0", 1: "0:0", 2: "0:0"}, rounds=1, max_extra_rounds=0)
    assert (found.winners, found.ranking, found.reason) == ((0, 1, 2), ((0, 1, 2),), "shared")


# ---------------------------------------------------------------- teams


def test_ks_6_3_2_partners_win_together_by_the_sum_of_both():
    found = result({0: "4:40", 1: "3:30", 2: "1:10", 3: "3:30"}, rounds=1, teams=True)
    assert (found.winners, found.ranking, found.reason) == ((1, 3), ((1, 3), (0, 2)), "points")


def test_ks_6_3_2_equal_teams_are_decided_by_the_sum_of_va():
    found = result({0: "4:40", 1: "3:30", 2: "1:10", 3: "2:21"}, rounds=1, teams=True)
    assert (found.winners, found.reason) == ((1, 3), "amounts")


def test_ks_6_3_2_teams_still_equal_play_a_further_round():
    found = result({0: "4:40 1:9", 1: "3:30 2:9", 2: "1:10 4:9", 3: "2:20 2:9"}, rounds=1, teams=True)
    assert (found.winners, found.reason) == ((0, 2), "further_round")


# ---------------------------------------------------------------- against the Phantom (KS 5.9.4)


def test_ks_5_9_4_when_the_phantom_wins_no_seat_has_won():
    found = result({0: "1:10", 1: "2:30"}, seats=1, rounds=1)
    assert (found.winners, found.ranking, found.scores) == ((), ((0,),), {0: 1})
    rows = [
        {"seat": 0, "amount": 10, "points": 1, "total": None},
        {"seat": 1, "amount": 30, "points": 2, "total": None},
    ]
    assert found.data == {"points": [1, 2], "amounts": [10, 30], "rows": rows, "phantom": True}


def test_ks_5_9_4_the_live_player_wins_or_shares():
    found = result({0: "2:31", 1: "1:30"}, seats=1, rounds=1)
    assert (found.winners, found.reason, found.data["phantom"]) == ((0,), "points", False)
    found = result({0: "2:30", 1: "2:30"}, seats=1, rounds=1)
    assert (found.winners, found.reason, found.data["phantom"]) == ((0,), "shared", True)


# ---------------------------------------------------------------- how many rounds are played


def played(seats: int, **options: Any) -> Match:
    match = Match.start(GAME, seats, f"end {seats}", options={"deck_size": 7 * max(2, seats), **options})
    while match.result is None:
        for seat, question in dict(match.questions).items():
            match.answer(seat, question.default)
    return match


@pytest.mark.parametrize("rounds", [1, 2, 3])
@pytest.mark.parametrize("extra", [0, 2])
def test_ks_6_3_1_6_3_3_equal_seats_play_all_agreed_further_rounds(rounds: int, extra: int):
    """No seat commits a card, so all seats stay equal."""
    match = played(2, rounds=rounds, max_extra_rounds=extra)
    assert match.state.round == rounds + extra
    assert match.result.reason == "shared"
    starts = [event.data["extra"] for event in match.log if event.kind == "round_start"]
    assert starts == [False] * rounds + [True] * extra


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_ks_6_3_3_a_match_against_the_phantom_has_as_many_rounds_as_agreed(rounds: int):
    """A live player without commitments loses, or shares if the Phantom sinks nothing."""
    match = played(1, rounds=rounds, max_extra_rounds=0, auto_safe_passage=False)
    assert match.state.round == rounds
    assert match.result.data["phantom"]


def test_ks_6_3_the_end_tells_everybody_who_has_won():
    match = played(3, rounds=1, max_extra_rounds=0)
    (end,) = [event for event in match.events(None) if event.kind == "match_end"]
    assert end.data["winners"] == [0, 1, 2]
    assert match.view(None).ended == end.data


# ---------------------------------------------------------------- resignations


def test_if_all_resign_the_finished_rounds_give_the_ranking():
    match = Match.start(GAME, 2, "given up", options={"deck_size": 14, "rounds": 3})
    while match.state.round < 2:
        for seat, question in dict(match.questions).items():
            match.answer(seat, question.default)
    match.state.forces[1].points, match.state.forces[1].amounts = [2], [9]
    match.resign(0)
    match.resign(1)
    assert match.result.reason == "resigned"
    assert (match.result.winners, match.result.ranking) == ((), ((1,), (0,)))
    assert match.result.scores == {0: 0, 1: 2}


def test_if_the_live_player_resigns_nobody_wins():
    match = Match.start(GAME, 1, "given up", options={"rounds": 1})
    match.resign(0)
    assert match.result.reason == "resigned"
    assert (match.result.winners, match.result.ranking, match.result.data["phantom"]) == ((), ((0,),), False)


def test_the_reason_needs_no_finished_round():
    state, _ = after({0: "", 1: ""})
    assert how_won(state, 3) == "shared"
