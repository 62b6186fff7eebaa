"""Frequent queries of the bot never read a whole table of the database, however many tables are played."""

import re
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta

import pytest

from storage import NewNotice, NewTimer, Store, TableRow
from storage.database import RawRow, Statements, Value
from tests.storage.making import NOON, entry, lobby, playing

Call = Callable[[Store, TableRow], Awaitable[object]]
FEW = {"unsent_notices", "untold_tables"}
"""Indexes of a few rows each, which are read whole: those that wait to be told."""
ONE_SEAT = "named"
"""The entries of one seat, which a statement finds first."""


async def extend(store: Store, match: TableRow) -> None:
    row = await store.outbox.write(match.id, "t", after_event=0, upto_event=1, body={})
    await store.outbox.mark_sent(row.id, 900, 20)
    await store.outbox.extend(row.id, 2, {})
    await store.outbox.extend_all([(row.id, 3, {})])


async def sit_and_stand(store: Store, match: TableRow) -> None:
    table = await lobby(store, match.channel_id + 1)
    row = await store.sittings.sit(table.id, None, 40, "Cat", "player")
    await store.sittings.stand(row.id)
    await store.tables.cancel(table.id)


HOT: dict[str, Call] = {
    "a round's snapshot": lambda store, match: store.snapshots.take(match.id, match.guild_id, [31, 32]),
    "people": lambda store, _: store.people.many([31, 32]),
    "a person": lambda store, _: store.people.get(31),
    "the newest message": lambda store, match: store.outbox.last(match.id, "t"),
    "a message": lambda store, match: store.outbox.get(match.id, "t", 1),
    "the messages of a table": lambda store, match: store.outbox.all(match.id),
    "the unsent messages of a table": lambda store, match: store.outbox.unsent(match.id),
    "a message, sent and edited": extend,
    "an answer": lambda store, match: store.entries.append(
        match.id, 0, [entry()], user_id=31, interaction_id=1, clear_draft=(0, "0.1")
    ),
    "a last answer": lambda store, match: store.entries.append(match.id, 0, [entry()], result={"winners": [0]}),
    "entries": lambda store, match: store.entries.after(match.id),
    "a record": lambda store, match: store.entries.record(match.id),
    "missed answers": lambda store, match: store.entries.missed(match.id, 0, NOON, [1]),
    "standing orders": lambda store, match: store.entries.has_orders(match.id, 0, 31, NOON),
    "a draft": lambda store, match: store.drafts.get(match.id, 0, "0.1"),
    "a saved draft": lambda store, match: store.drafts.save(match.id, 0, "0.1", {}),
    "a dropped draft": lambda store, match: store.drafts.drop(match.id, 0, "0.1"),
    "the sittings of a table": lambda store, match: store.sittings.at(match.id),
    "a sitting": lambda store, _: store.sittings.get(1),
    "the seats kept for a person": lambda store, _: store.sittings.kept_for(31),
    "a handover": lambda store, match: store.sittings.hand_over(match.id, 0, name="AI", since_event=0),
    "a lobby": sit_and_stand,
    "offers": lambda store, match: store.offers.offers_at(match.id),
    "an offer": lambda store, match: store.offers.offer(match.id, 0, 40),
    "a proposal": lambda store, match: store.proposals.propose(match.id, 0, 1, 31, []),
    "a table": lambda store, match: store.tables.get(match.id),
    "a table with all its rows": lambda store, match: store.tables.whole(match.id),
    "the table of a channel": lambda store, match: store.tables.in_channel(match.channel_id),
    "the last match of a channel": lambda store, match: store.tables.last_played(match.channel_id),
    "the last archived table of a channel": lambda store, match: store.tables.last_archived(match.channel_id),
    "the tables of a person": lambda store, _: store.tables.of(31),
    "the places of a server": lambda store, match: store.tables.places(match.guild_id),
    "the untold tables": lambda store, _: store.tables.untold(),
    "the warned tables": lambda store, _: store.tables.warned(),
    "timers": lambda store, match: store.timers.at(match.id),
    "changed timers": lambda store, match: store.timers.change(match.id, [NewTimer(0, "half", NOON, {})], [1]),
    "due timers": lambda store, _: store.timers.due(("half", "last"), NOON),
    "the next timer": lambda store, _: store.timers.next_due(("half", "last", "turn")),
    "the unsent notices": lambda store, _: store.notices.unsent(),
    "the notices of a person": lambda store, _: store.notices.of(31),
    "a notice": lambda store, _: store.notices.write(31, "key", {}, [1]),
    "an obstacle": lambda store, match: store.tables.hinder(
        match.id, match.channel_id, {"kind": "gone"}, lambda n: [NewNotice(31, str(n), {})]
    ),
    "a pause": lambda store, match: store.tables.pause(match.id, paused=True),
}


@pytest.mark.parametrize("name", list(HOT))
async def test_no_frequent_query_reads_a_whole_table(name: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await playing(store)
    asked: list[tuple[str, Sequence[Value]]] = []
    run_all, run_many = Statements.all, Statements.many

    async def noted(self: Statements, sql: str, *values: Value) -> Sequence[RawRow]:
        asked.append((sql, values))
        return await run_all(self, sql, *values)

    async def all_noted(self: Statements, sql: str, lines: Sequence[Sequence[Value]]) -> int:
        each = [*lines]
        asked.extend((sql, line) for line in each)
        return await run_many(self, sql, each)

    with monkeypatch.context() as patched:
        patched.setattr(Statements, "all", noted)
        patched.setattr(Statements, "many", all_noted)
        await HOT[name](store, match)
    statements = [(sql, values) for sql, values in asked if sql not in ("BEGIN IMMEDIATE", "COMMIT")]
    assert statements
    async with store._database.reading() as read:
        for sql, values in statements:
            plan = [str(step["detail"]) for step in await read.all(f"EXPLAIN QUERY PLAN {sql}", *values)]
            assert [step for step in plan if is_scan(step)] == [], sql


def is_scan(step: str) -> bool:
    """Return whether a step of a query's plan reads a whole table or a whole index that may be large."""
    if not step.startswith("SCAN") or step in ("SCAN CONSTANT ROW", f"SCAN {ONE_SEAT}"):
        return False
    index = re.search(r"USING (?:COVERING )?INDEX (\w+)", step)
    return index is None or index[1] not in FEW


async def test_the_next_timer_is_the_first_of_all_kinds(store: Store) -> None:
    match, other = await playing(store), await playing(store, 21)
    assert await store.timers.next_due(()) is None
    assert await store.timers.next_due(("half", "last")) is None
    hours = {"asked": -1, "last": 2, "half": 3}
    new = [NewTimer(0, kind, NOON + timedelta(hours=number), {}) for kind, number in hours.items()]
    await store.timers.change(match.id, new)
    await store.timers.change(other.id, [NewTimer(1, "half", NOON + timedelta(hours=1), {})])
    assert await store.timers.next_due(("half", "last")) == NOON + timedelta(hours=1)
    await store.tables.pause(other.id, paused=True)
    assert await store.timers.next_due(("half", "last")) == NOON + timedelta(hours=2)
    assert await store.timers.next_due(("half",)) == NOON + timedelta(hours=3)
