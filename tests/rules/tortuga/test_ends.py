"""The end of a match: the Armada, ties, sudden death, draws, resignations (spec 6)."""

import pytest

from rules.kernel import Match

from .positions import asked, position, say, told, treasure


def armada(at: str, seats: int = 6, **rest: object) -> Match:
    """Let seat 0 reveal the Armada."""
    match = position("FD[0,2] JR[1]", at, seats=seats, row="ARM", **rest)
    say(match, "reveal/1")
    return match


def ended(match: Match) -> tuple[str, tuple[int, ...]]:
    """Return reason and winners, and check that everybody was told the same, with all loyalties."""
    (last,) = told(match, "match_over")
    assert match.log[-1].kind == "match_over"
    assert match.questions == {}
    assert (last["reason"], tuple(last["winners"])) == (match.result.reason, match.result.winners)
    assert {row["seat"]: row["loyalty"] for row in last["loyalties"]} == match.state.loyalty
    assert match.view(None).ended["reason"] == match.result.reason
    assert match.view(None).phase == "over"
    return match.result.reason, match.result.winners


@pytest.mark.golden("G21")
def test_golden_the_nation_with_more_treasure_wins():
    """TO 10.1."""
    match = armada("FD.B=2 JR.F=3", loyalty="BFBFBF")
    assert ended(match) == ("most_treasure", (1, 3, 5))
    assert match.result.ranking == ((1, 3, 5), (0, 2, 4))
    assert match.result.scores == {0: 2, 1: 3, 2: 2, 3: 3, 4: 2, 5: 3}
    assert match.result.data == {"loyalty": "F", "british": 2, "french": 3}


@pytest.mark.golden("G22")
def test_golden_the_dutch_seat_wins_a_tie():
    """TO 10.2."""
    assert ended(armada("FD.B=2 JR.F=2", seats=5, loyalty="BFDBF")) == ("dutch", (2,))


def test_no_treasure_on_either_side_is_a_tie():
    assert ended(armada("GAL=6", seats=3, loyalty="BFD")) == ("dutch", (2,))


@pytest.mark.golden("G23")
def test_golden_a_tie_without_a_dutch_seat_begins_sudden_death():
    """TO 10.3, X1-X3."""
    match = armada("FD.B=2 JR.F=2", held={3: "LOM ALB"})
    state = match.state
    assert match.result is None
    assert len(state.event_deck) == 13
    cards = [*state.row.values(), *state.event_deck]
    assert len(cards) == 18
    assert "ARM" not in cards
    assert state.held[3] == []
    assert state.discard == []
    assert asked(match) == [(1, "action")]
    assert match.view(None).held[3] == []


def test_held_cards_may_be_kept_in_sudden_death():
    """Option tiebreak_keep_held (A19)."""
    match = armada("FD.B=2 JR.F=2", held={3: "LOM ALB"}, tiebreak_keep_held=True)
    assert match.state.held[3] == ["LOM", "ALB"]
    assert len(match.state.event_deck) == 11
    assert match.view(None).held[3] == ["LOM", "ALB"]


def test_sudden_death_ends_the_turn_and_the_next_seat_plays_even_after_a_force():
    """X3, A20."""
    match = armada("FD.B=2 JR.F=2", seats=2, loyalty="BF")
    assert asked(match) == [(1, "action")]
    match = position("FD[0,2] JR[1]", "FD.B=2 JR.F=2", row="ARM")
    say(match, "force/3/1-2", "1")
    assert asked(match) == [(1, "action")]
    assert told(match, "sudden_death_started")[0]["seat"] == 1


@pytest.mark.golden("G24")
def test_golden_in_sudden_death_the_first_lead_wins():
    """TO 10.4, X4."""
    match = position("FD[2,0] JR[1]", "FD.B=2 JR.F=2", phase="sudden_death", loyalty="BFBFBF")
    say(match, "stow/FD-B")
    assert treasure(match) == "GAL=4 FD.B=1 FD.F=1 JR.F=2 TOR.X=2"
    assert ended(match) == ("sudden_death", (1, 3, 5))
    assert match.result.data == {"loyalty": "F", "british": 1, "french": 3}


def test_an_attack_that_decides_sudden_death_recycles_nothing():
    """X4: moving a piece from one French hold to another keeps the tie; moving it to a British hold decides."""
    rest = {"phase": "sudden_death", "hands": {0: "CBS CBN"}, "top": "TFN"}
    match = position("FD[0] JR[1]", "GAL=0 FD.B=2 JR.F=2", **rest)
    say(match, "attack", "CBS")
    assert asked(match) == [(0, "attack_dest")]
    say(match, "FD-F")
    assert match.result is None
    assert match.state.pool == []
    match = position("FD[0] JR[1]", "GAL=0 FD.B=2 JR.F=2", **rest)
    say(match, "attack", "CBS", "FD-B")
    assert ended(match)[0] == "sudden_death"
    assert told(match, "vote_recycled") == []
    assert match.state.pool == ["CBS", "TFN"]


def test_a_storm_may_decide_sudden_death():
    match = position("FD[2,0] JR[1]", "FD.B=2 JR.F=2", phase="sudden_death", row="STO", loyalty="BFBFBF")
    say(match, "reveal/1")
    assert ended(match) == ("sudden_death", (1, 3, 5))
    assert told(match, "row_refilled") == []


def test_in_sudden_death_the_discards_become_the_deck():
    """X5."""
    match = position("FD[0] JR[1]", "FD.B=2 JR.F=2", phase="sudden_death", row="CRO")
    match.state.discard, match.state.event_deck = match.state.event_deck, []
    say(match, "reveal/1")
    assert told(match, "events_reshuffled") == [{"deck": 14}]
    assert match.state.row[1] is not None
    assert match.state.discard == []
    assert len(match.state.event_deck) == 13


@pytest.mark.golden("G44")
def test_golden_galleon_and_unassigned_treasure_count_for_nobody():
    """A23."""
    assert ended(armada("FD.B=1 JR.B=1 TOR.X=2 GAL=4", loyalty="BFBFBF")) == ("most_treasure", (0, 2, 4))


def test_sudden_death_becomes_a_draw_at_its_limit():
    """TO-H2, X6: all seats share the draw."""
    match = armada("FD.B=2 JR.F=2", sudden_death_rounds=2, stall_rounds=0)
    for _ in range(12):
        assert match.result is None
        say(match, next(iter(match.questions.values())).default)
    assert ended(match) == ("draw", (0, 1, 2, 3, 4, 5))
    assert match.result.ranking == ((0, 1, 2, 3, 4, 5),)


def test_sudden_death_may_have_no_limit():
    match = armada("FD.B=2 JR.F=2", sudden_death_rounds=0, stall_rounds=0)
    for _ in range(300):
        say(match, next(iter(match.questions.values())).default)
    assert match.result is None


def test_a_resigned_seat_plays_by_defaults_and_wins_or_loses_with_its_nation():
    match = position("FD[0,2] JR[1]", "FD.B=2 JR.F=3", row="ARM", loyalty="BFBFBF")
    match.resign(1)
    say(match, "move/B1")
    assert asked(match) == [(2, "action")]
    say(match, "reveal/1")
    assert ended(match) == ("most_treasure", (1, 3, 5))


def test_if_all_seats_resign_nobody_wins():
    match = position("FD[0,2,4] JR[1,3,5]")
    say(match, "attack")
    for seat in range(6):
        match.resign(seat)
    assert ended(match) == ("resigned", ())


def test_all_seats_may_resign_during_the_set_up():
    match = Match.start("tortuga", 5, "nobody")
    for seat in range(5):
        match.resign(seat)
    assert match.result.reason == "resigned"
    assert match.result.winners == ()
