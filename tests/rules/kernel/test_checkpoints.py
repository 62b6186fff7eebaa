"""Checkpoints: an undo costs a number of steps that follows from its depth, not from the length of the match."""

from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

import pytest
from pydantic import BaseModel

from rules.kernel import BY_DEFAULT, Advice, Game, Match, Play, Result, Table, choose
from rules.kernel.checkpoints import SPACING, Checkpoint, Checkpoints, Moment, Saved
from rules.kernel.checkpoints import packed as pack
from rules.kernel.engine import Engine
from rules.kernel.events import Event, SeenEvent, as_seen

from .test_undo import Counter


class Options(BaseModel):
    pass


@dataclass
class Walked:
    """The state of the walk."""

    ways: list[str] = field(default_factory=list[str])


def play(table: Table, state: Walked) -> Play[Result]:
    """Walk in turn from the first step; the seats roll a die before each lap of eight."""
    table.tell("began")
    return (yield from walk_on(table, state))


def walk_on(table: Table, state: Walked) -> Play[Result]:
    """Walk in turn until a seat ends the walk."""
    while True:
        table.checkpoint(state)
        if len(state.ways) % 8 == 0:
            table.dice.roll("die", 6)
        way = yield from choose(len(state.ways) % 2, "walk", ["step", "hop", "end"], takeback=True)
        state.ways.append(way)
        if way == "end":
            return Result(((0,), (1,)), (0,), {}, "end")
        table.tell("walked", way=way)


GAME = Game(
    "walk",
    (2,),
    Options,
    play,
    lambda seats, options: Walked(),
    Counter,
    lambda view, question: Advice("step", BY_DEFAULT),
    ("die",),
    resume=walk_on,
)
PLAIN = replace(GAME, resume=None)


def walk(steps: int) -> Match:
    match = Match.start(GAME, 2, "checkpoints")
    for n in range(steps):
        match.answer(n % 2, "hop" if n % 3 else "step")
    return match


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats of all answers that engines took."""
    seats: list[int] = []
    take = Engine.take

    def count(engine: Engine, seat: int, answer: object, value: object) -> None:
        seats.append(seat)
        take(engine, seat, answer, value)

    monkeypatch.setattr(Engine, "take", count)
    return seats


@pytest.mark.parametrize("length", [50, 400, 1600])
@pytest.mark.parametrize("depth", [1, 2, 7, 40])
def test_an_undo_replays_a_number_of_answers_bounded_by_its_depth(taken: list[int], length: int, depth: int) -> None:
    match = walk(length)
    taken.clear()
    match.undo(0, to=length - depth, consent=[1])
    assert len(taken) <= depth + 2 * SPACING
    assert match.state == walk(length - depth).state


def test_undos_in_a_row_and_the_replay_of_their_record_stay_bounded(taken: list[int]) -> None:
    match = walk(400)
    undos = 100
    taken.clear()
    for _ in range(undos):
        match.undo(0, to=len(match.acts) - 1, consent=[1])
        (seat,) = match.questions
        match.answer(seat, "hop")
    assert len(taken) <= undos * (2 + 2 * SPACING)
    taken.clear()
    again = Match.replay(match.record(), GAME)
    assert len(taken) <= len(match.entries) + undos * (2 + 2 * SPACING)
    assert again.log == match.log


def test_the_plain_way_and_checkpoints_agree_on_a_match_with_undos() -> None:
    match = walk(60)
    for back in (1, 30, 3, 20, 1):
        standing = match.undoable(30)
        match.undo(0, to=standing[min(back, len(standing)) - 1].position, consent=[1])
        for _ in range(back // 2 + 1):
            (seat,) = match.questions
            match.answer(seat, "step")
    again = Match.replay(match.record(), PLAIN)
    assert again.entries == match.entries
    assert again.log == match.log
    assert again.draws == match.draws
    assert again.drawn == match.drawn
    assert again.followed == match.followed
    assert again.state == match.state
    assert {s: q.id for s, q in again.questions.items()} == {s: q.id for s, q in match.questions.items()}
    assert again.view(0) == match.view(0)


@pytest.mark.parametrize("length", [SPACING, 100, 5000])
def test_the_number_of_checkpoints_grows_with_the_logarithm_of_the_length(length: int) -> None:
    checkpoints = Checkpoints()
    saved = Saved(Moment(b"", 0, {}, (), (), {}), sha256(), 0)
    for entries in range(1, length + 1):
        if entries >= checkpoints.due:
            checkpoints.keep(Checkpoint(entries, saved))
    assert 1 <= len(checkpoints) <= 2 * length.bit_length()
    nearest = checkpoints.last_before(length)
    assert nearest is not None
    assert nearest.entries > length - SPACING


@pytest.mark.parametrize("length", [SPACING - 1, 50, 400, 1600])
def test_a_replay_makes_only_checkpoints_that_it_keeps(
    taken: list[int], length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = list[int]()
    monkeypatch.setattr("rules.kernel.table.packed", lambda state: packed.append(len(state.ways)) or pack(state))
    record = walk(length).record()
    packed.clear()
    again = Match.replay(record, GAME)
    assert len(packed) <= 2 + length.bit_length()
    for depth in (1, 7, 40, 300):
        if depth < length:
            taken.clear()
            Match.replay(record, GAME).undo(0, to=length - depth, consent=[1])
            assert len(taken) <= length + depth + 2 * SPACING
    # Checkpoints of what follows are as close together as ever.
    for n in range(length, length + 2 * SPACING):
        again.answer(n % 2, "hop")
    taken.clear()
    again.undo(0, to=len(again.acts) - 1, consent=[1])
    assert len(taken) <= 1 + 2 * SPACING


def test_checkpoints_of_entries_that_were_taken_back_are_dropped() -> None:
    match = walk(100)
    match.undo(0, to=10, consent=[1])
    for n in range(10, 60):
        (seat,) = match.questions
        match.answer(seat, "step")
        assert len(match.state.ways) == n + 1
    match.undo(0, to=len(match.acts) - 5, consent=[1])
    assert match.state.ways[10:] == ["step"] * 45


def test_after_an_undo_only_the_events_since_then_are_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = walk(400)
    before = match.events(0)
    positions: list[int] = []

    def count(event: Event, *rest: Any) -> SeenEvent:
        positions.append(event.position)
        return as_seen(event, *rest)

    monkeypatch.setattr("rules.kernel.readers.as_seen", count)
    match.undo(0, to=397, consent=[1])
    again = match.events(0)
    assert len(positions) == 4  # three steps and the undo
    assert [event.undone is None for event in again[-5:]] == [True, False, False, False, True]
    assert again[:-4] == before[:-3]
    assert again == Match.replay(match.record(), GAME).events(0)
