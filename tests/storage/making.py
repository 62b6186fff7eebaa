"""Small builders and queries for the tests of the store."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from rules.kernel.record import Entry, MatchRecord
from storage import ProposalRow, SittingRow, Store, TableRow

SEED = "5eed" * 16
NOON = datetime(2026, 1, 31, 12, 0, tzinfo=UTC)


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        return self.time

    def pass_by(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


async def lobby(store: Store, channel_id: int = 20, **changed: Any) -> TableRow:
    told: dict[str, Any] = {
        "guild_id": 10,
        "channel_id": channel_id,
        "game": "corsari",
        "seats": 3,
        "host_id": 30,
        "options": {},
        "seed": SEED,
        "commitment": "c0",
    }
    return await store.tables.open(**told | changed)


async def ever_at(store: Store, table_id: int) -> list[SittingRow]:
    """Return all sittings at a table, past ones included, in the order in which people sat down."""
    table = await store.tables.whole(table_id)
    return table.sittings if table else []


async def proposal_at(store: Store, table_id: int) -> ProposalRow | None:
    table = await store.tables.whole(table_id)
    return table.proposal if table else None


def head(seats: int = 2, **changed: Any) -> MatchRecord:
    return MatchRecord(**{"game": "corsari", "seats": seats, "seed": SEED, "salt": "sea", "kinds": ["deal"]} | changed)


async def playing(store: Store, channel_id: int = 20) -> TableRow:
    table = await lobby(store, channel_id)
    ann = await store.sittings.sit(table.id, None, 31, "Ann", "player")
    bob = await store.sittings.sit(table.id, None, 32, "Bob", "player")
    return await store.tables.start(table.id, head(), [ann.id, bob.id])


def entry(answer: Any = None, **changed: Any) -> Entry:
    told: dict[str, Any] = {
        "type": "answer",
        "seat": 0,
        "question": "0.1",
        "kind": "draw",
        "step": None,
        "answer": ["deck"] if answer is None else answer,
        "by": "player",
        "digest": "d1",
    }
    return Entry(**told | changed)


def answers(record: MatchRecord) -> Sequence[Any]:
    return [line.answer for line in record.entries]
