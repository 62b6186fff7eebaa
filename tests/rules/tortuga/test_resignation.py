"""A voter's resignation: nobody learns whether the seat had voted (the ruling on 7.1)."""

from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import pytest

from rules.kernel import Match
from rules.kernel.engine import Engine

from .positions import asked, cast, position, say, told

VOTERS = (0, 2, 4)
READERS = (None, 1, 3, 5)
"""Spectators and the seats that do not vote."""
GONE = 2
Act = Callable[[Match], object]


def open_vote(**options: Any) -> Match:
    """Return a match in which seat 0 has just called an attack."""
    match = position("FD[0,2,4] JR[1,3,5]", **options)
    say(match, "attack")
    return match


def votes(seat: int) -> Act:
    return lambda match: match.answer(seat, "blind")


def resigns(match: Match) -> None:
    match.resign(GONE)


def courses() -> Iterator[list[Act]]:
    """Yield every order of ballots and the resignation of one voter; its ballot is blind if it has not voted."""
    for order in permutations(VOTERS):
        for place in range(len(order)):
            before, after = order[:place], order[place:]
            left = after if GONE in before else tuple(seat for seat in after if seat != GONE)
            yield [*map(votes, before), resigns, *map(votes, left)]


def public(match: Match) -> Any:
    """Return everything that people who do not vote may know."""
    named = [match.last_named(seat) for seat in range(match.seats)]
    return (
        [(list(match.events(reader)), match.view(reader).model_dump_json()) for reader in READERS],
        match.waiting(None),
        [match.waiting(reader) for reader in READERS],
        [match.known_to_play(seat) for seat in range(match.seats)],
        len(match.known_acts),
        [found and (found[1].type, found[1].question, found[1].by) for found in named],
        match.result,
    )


def seen(acts: list[Act], **options: Any) -> list[Any]:
    """Play a vote; return what the public sees, once for every change."""
    match = open_vote(**options)
    sights = [public(match)]
    for act in acts:
        act(match)
        if (now := public(match)) != sights[-1]:
            sights.append(now)
    assert asked(match) == [(0, "attack_dest")] or told(match, "turn_started")[1:]
    return sights


def test_nobody_can_see_whether_a_voter_who_resigned_had_voted() -> None:
    """Whatever the order of ballots and resignation, the public sees the same changes: 3, 2, 1 missing, and the end."""
    sights = [seen(acts) for acts in courses()]
    assert len(sights) == 18
    assert [waiting.unnamed for _, waiting, *_ in sights[0]] == [3, 2, 1, 0]
    for others in sights[1:]:
        assert others == sights[0]


def told_at_once(engine: Engine, seat: int) -> None:
    engine._note("resign", seat, "", None)
    engine.table.resign(seat)
    engine.untold.append(seat)
    engine._tell_resigned(seat)


@pytest.mark.parametrize(
    ("place", "leak"),
    [
        ((Engine, "take_resignation"), told_at_once),
        ((Match, "known_to_play"), Match.plays),
        ((Match, "known_acts"), property(lambda match: match.acts)),
    ],
    ids=["told at once", "seen by who plays", "counted among the acts"],
)
def test_a_planted_leak_is_found(place: tuple[type, str], leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*place, leak)
    sights = [seen(acts) for acts in courses()]
    assert any(others != sights[0] for others in sights[1:])


def test_the_end_of_the_vote_tells_the_resignations_in_the_order_of_seats() -> None:
    match = open_vote()
    assert match.resign(4) == []
    assert match.resign(2) == []
    assert told(match, "seat_resigned") == []
    assert [match.plays(seat) for seat in VOTERS] == [True, False, False]
    assert all(match.known_to_play(seat) for seat in VOTERS)
    events = match.answer(0, "blind")
    assert [event.kind for event in events][:3] == ["seat_resigned", "seat_resigned", "vote_revealed"]
    assert told(match, "seat_resigned") == [{"seat": 2}, {"seat": 4}]
    assert not any(match.known_to_play(seat) for seat in (2, 4))


def test_a_seat_without_a_ballot_resigns_before_everybody() -> None:
    """It has nothing to hide; the option that names the missing voters hides nothing either."""
    match = open_vote()
    assert [event.kind for event in match.resign(3)] == ["seat_resigned"]
    match = open_vote(missing_voters="names")
    match.answer(2, "blind")
    assert [event.kind for event in match.resign(2)] == ["seat_resigned"]
    match = open_vote(hands={2: "CBS"})
    assert [event.kind for event in match.resign(2)] == ["seat_resigned"]
    cast(match, dict.fromkeys((0, 4), "blind"))
    assert match.resign(4)


def test_when_all_resign_during_a_vote_they_are_told_and_the_match_ends() -> None:
    match = open_vote()
    for seat in (2, 0, 1, 3, 5):
        match.resign(seat)
    assert [event["seat"] for event in told(match, "seat_resigned")] == [1, 3, 5]
    match.resign(4)
    assert [event["seat"] for event in told(match, "seat_resigned")] == [1, 3, 5, 0, 2, 4]
    assert match.result.reason == "resigned"


@pytest.mark.parametrize("voted", [True, False])
def test_a_match_with_such_a_resignation_replays_at_every_moment(voted: bool) -> None:
    match = Match.start("tortuga", 6, "replayed", options={"brethren": "auto"})
    while "attack" not in [option.id for option in next(iter(match.questions.values())).options]:
        ((seat, question),) = match.questions.items()
        match.answer(seat, question.default)
    ((captain, _),) = match.questions.items()
    match.answer(captain, "attack")
    gone, *others = match.questions
    assert len(others) == 2
    for act in [*[votes(gone)] * voted, lambda match: match.resign(gone), *map(votes, others)]:
        act(match)
        again = Match.replay(match.record())
        assert (again.log, again.entries, public(again)) == (match.log, match.entries, public(match))
    assert told(match, "seat_resigned") == [{"seat": gone}]
