"""Databases with finished, open and stopped matches of every game, for the tests of ``verify`` and of upgrades.

``python -m tests.cli.stored OUT`` writes one. ``tests/fixtures/upgrades/`` holds those that older versions wrote: its
README says when a new one is made.
"""

import asyncio
import contextlib
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from rules.kernel import Match, Refusal, commitment_of
from storage import Store

ANNE, MARY, JACK = 7, 8, 9


class Ticking:
    """A clock that goes on by a second whenever it is read."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 31, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


@dataclass(frozen=True)
class Stored:
    """A match to store. ``entries``: where to leave it; None: at its end. ``resigns``: whether the last seat does."""

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    entries: int | None = None
    stopped: bool = False
    resigns: bool = False
    orders: Mapping[str, Any] | None = None


CORSARI = Stored("corsari", 2, {"limit": 20}, orders={"loading": "best"})
SMALL_TORTUGA = {"sudden_death_rounds": 1, "event_set": "core"}
MATCHES = (
    CORSARI,
    Stored("corsari", 3, {"limit": 20}, entries=25, orders={"loading": "heaviest"}),
    Stored("corsari", 2, entries=7, stopped=True),
    Stored("tortuga", 3, SMALL_TORTUGA, resigns=True),
    Stored("tortuga", 2, {**SMALL_TORTUGA, "post_game_disclosure": "full"}),
    Stored("tortuga", 4, entries=30),
    Stored("kaiser", 2, {"rounds": 1, "max_extra_rounds": 0, "deck_size": 30}),
    Stored("kaiser", 1, entries=30),
)


async def store_match(store: Store, channel: int, wanted: Stored) -> int:
    """Play a match and store it as the bot does; return its number."""
    match = Match.start(wanted.game, wanted.seats, f"seed {channel}", "salt", wanted.options)
    row = await store.tables.open(
        guild_id=1,
        channel_id=channel,
        game=wanted.game,
        seats=max(4, wanted.seats),
        host_id=ANNE,
        options=match.head.options,
        seed=match.head.seed,
        commitment=commitment_of(match.key_hashes()),
    )
    people = [ANNE, MARY, JACK, None][: wanted.seats]
    sittings = [
        await store.sittings.sit(row.id, None, user, f"Person {user}", "player" if user else "pilot") for user in people
    ]
    if wanted.orders is not None:
        match.set_orders(0, wanted.orders)
    seated = [sitting.id for sitting in sittings]
    await store.tables.start(row.id, match.head, seated, entries=match.entries, people={0: ANNE})

    async def keep(act: Callable[[], object]) -> None:
        position = len(match.entries)
        act()
        result = None if match.result is None else match.result._asdict()
        user = people[match.entries[position].seat]
        await store.entries.append(row.id, position, match.entries[position:], user_id=user, result=result)

    def answer(seat: int) -> Callable[[], object]:
        question = match.questions[seat]
        assert match.game is not None
        given = match.game.pilot(match.view(seat), question)
        return lambda: match.answer(seat, given, question.id, "pilot" if people[seat] is None else "player")

    undone = False
    while match.result is None and (wanted.entries is None or len(match.entries) < wanted.entries):
        seat = next(iter(match.questions))
        await keep(answer(seat))
        if not undone and match.result is None:
            with contextlib.suppress(Refusal):
                match.takeback(seat)
                await keep(lambda seat=seat: match.undo(seat))
                undone = True
        if wanted.resigns and len(match.entries) > 12 and match.plays(wanted.seats - 1):
            await keep(lambda: match.resign(wanted.seats - 1))
    await store.outbox.write(
        row.id, "t", after_event=0, upto_event=len(match.events(None)), body={}, channel_id=channel
    )
    if wanted.stopped:
        await store.tables.stop(row.id)
    return row.id


async def fill(path: Path, matches: tuple[Stored, ...] = MATCHES) -> list[int]:
    """Fill a new database with matches; return their numbers."""
    async with await Store.open(path, now=Ticking()) as store:
        return [await store_match(store, 100 + n, match) for n, match in enumerate(matches)]


if __name__ == "__main__":
    asyncio.run(fill(Path(sys.argv[1])))
