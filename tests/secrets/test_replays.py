"""A replay holds nothing that its viewpoint may not see: twins that differ only there have the same replay."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

from bot.replays import EVERYBODY, Replay, page_of, replay_of
from bot.replays.replay import Dice, Sight
from bot.replays.steps import Line, Show
from bot.text import words_for
from rules.kernel import Match, SeenEvent

from ..games.courses import play_out
from ..games.registry import ON_OFFER
from ..games.twins import options_of, reader_of
from .twins import Pair

SEALED = Dice(commitment="0" * 64, salt="", key_hashes={}, keys={})
"""Stands for the dice: those of the twins are scripted."""
EN = words_for("en")
PAIRS, TRIES, DRAWN = 2, 12, 40


class Until:
    """A match as it was after some of its events."""

    def __init__(self, match: Match, told: int) -> None:
        self._match, self.game, self.seats, self.view = match, match.game, match.seats, match.view
        self.log = match.log[:told]

    def events(self, reader: int | None) -> Sequence[SeenEvent]:
        return self._match.events(reader)[: sum(event.seen_by(reader) for event in self.log)]


Shows = Callable[[Any, int | None], Replay]


def honest(match: Any, reader: int | None) -> Replay:
    return replay_of(match, SEALED, [reader])


def with_all_cards(match: Any, reader: int | None) -> Replay:
    """Show all cards of a match that is not over."""
    return replay_of(match, SEALED, [EVERYBODY])


def with_all_data(match: Any, reader: int | None) -> Replay:
    """Show a reader the private data of others, in the events that it sees."""
    own = [event for event in match.log if event.seen_by(reader)]
    told = [{key: v for part in (e.data, *e.private.values()) for key, v in part.items()} for e in own]
    events = [SeenEvent(n, e.kind, data, e.rule, False) for n, (e, data) in enumerate(zip(own, told, strict=True), 1)]
    return honest(match, reader).model_copy(update={"sights": [Sight(reader=reader, events=events)]})


def pair_of(name: str, seed: int) -> Pair:
    case = ON_OFFER[name]
    counts = case.game.seats[1:] or case.game.seats
    seats = counts[seed % len(counts)]
    return case.pair(case.game, seats, reader_of(seats, seed), seed, options_of(case, seats, seed))


def twins_of(name: str, seed: int, shows: Shows) -> tuple[Replay, Replay]:
    """Play a pair; return both replays after the last move that the twins share."""
    pair = pair_of(name, seed)
    first = pair.start()
    told = [len(first.log)]
    for move in pair.moves(first):
        move.make(first)
        told.append(len(first.log))
    twin, shared = pair.start_again(), 0
    for move in pair.moves_again(twin):
        move.make(twin)
        shared += 1
    return shows(Until(first, told[shared]), pair.reader), shows(twin, pair.reader)


def beginning(replay: Replay) -> Replay:
    """Return the replay of the first events alone: pictures of all of them would take long."""
    (sight,) = replay.sights
    return replay.model_copy(update={"sights": [sight.model_copy(update={"events": sight.events[:DRAWN]})]})


@pytest.mark.parametrize("name", ON_OFFER)
def test_twins_have_the_same_replay(name: str) -> None:
    for seed in range(PAIRS):
        first, second = twins_of(name, seed, honest)
        assert len(lines_of(first)) > 1
        assert lines_of(first) == lines_of(second)
        first, second = beginning(first), beginning(second)
        assert page_of(first, "en", "dark") == page_of(second, "en", "dark")


@pytest.mark.parametrize("leak", [with_all_cards, with_all_data])
@pytest.mark.parametrize("name", ON_OFFER)
def test_twins_notice_a_planted_leak(name: str, leak: Shows) -> None:
    """Only the words are compared: the twins' other seats need not have views, because nobody looks at them."""
    noticed = any(lines_of(first) != lines_of(second) for first, second in leaking(name, leak))
    if not noticed and leak is with_all_data and not has_private_facts(name):
        pytest.skip("the leak shows the private facts of events, and no event of this game has any")
    assert noticed


def has_private_facts(name: str) -> bool:
    """Return whether an event of a match by chance has facts for single seats."""
    case = ON_OFFER[name]
    match = Match.start(case.game, max(case.game.seats), "private facts")
    return any(event.private for event in play_out(match, case.by_chance(Random(0))).log)


def leaking(name: str, leak: Shows) -> Iterator[tuple[Replay, Replay]]:
    yield from (twins_of(name, seed, leak) for seed in range(TRIES))


def lines_of(replay: Replay) -> list[list[Line]]:
    return [lines for _, lines in Show(replay, replay.viewpoints[0], EN, "dark")._events()]
