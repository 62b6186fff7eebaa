"""Many tasks, cancelled at any point, on one connection."""

import asyncio
import contextlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from storage import ChannelBusy, DatabaseUnusable, InteractionSeen, PositionTaken, Store
from tests.storage.making import Clock, answers, entry, lobby, playing


class Gate:
    """Hold back one statement of a store: SQLite runs it, but its task does not learn of the end."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch, statement: str) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()
        run = store._database._connection.execute_fetchall

        async def held(sql: str, values: Any = ()) -> Any:
            rows = await run(sql, values)
            if sql.startswith(statement):
                self.reached.set()
                await self.open.wait()
            return rows

        monkeypatch.setattr(store._database._connection, "execute_fetchall", held)


async def cancelled(task: asyncio.Task[Any]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
    assert task.cancelled()


@pytest.mark.parametrize("statement", ["BEGIN", "SELECT id FROM current", "INSERT INTO tables"])
async def test_a_task_cancelled_inside_its_transaction_changes_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch, statement: str
):
    gate = Gate(store, monkeypatch, statement)
    task = asyncio.create_task(lobby(store, channel_id=1))
    await gate.reached.wait()
    waiting = asyncio.create_task(lobby(store, channel_id=2))
    await asyncio.sleep(0)
    gate.open.set()
    monkeypatch.undo()
    await cancelled(task)
    assert (await waiting).channel_id == 2
    assert [table.channel_id for table in await store.tables.all()] == [2]
    assert not store._database._connection.in_transaction


async def test_a_task_cancelled_at_its_commit_has_committed_everything(store: Store, monkeypatch: pytest.MonkeyPatch):
    match = await playing(store)
    gate = Gate(store, monkeypatch, "COMMIT")
    task = asyncio.create_task(store.entries.append(match.id, 0, [entry(), entry()], interaction_id=7))
    await gate.reached.wait()
    await cancelled(task)
    monkeypatch.undo()
    assert len(await store.entries.after(match.id)) == 2
    with pytest.raises(InteractionSeen):
        await store.entries.append(match.id, 2, [entry()], interaction_id=7)


async def test_a_task_cancelled_during_its_rollback_does_not_harm_others(store: Store, monkeypatch: pytest.MonkeyPatch):
    """The task is cancelled twice: in the transaction, and again while it waits for the ROLLBACK."""
    gate = Gate(store, monkeypatch, "INSERT INTO tables")
    undo = store._database._connection.rollback
    undoing = asyncio.Event()

    async def slow_rollback() -> None:
        undoing.set()
        await undo()
        await asyncio.sleep(3600)

    monkeypatch.setattr(store._database._connection, "rollback", slow_rollback)
    task = asyncio.create_task(lobby(store, channel_id=1))
    await gate.reached.wait()
    task.cancel()
    await undoing.wait()
    await cancelled(task)
    monkeypatch.undo()
    assert (await lobby(store, channel_id=2)).channel_id == 2
    assert [table.channel_id for table in await store.tables.all()] == [2]


async def test_a_task_cancelled_while_it_waits_does_not_block_others(store: Store, monkeypatch: pytest.MonkeyPatch):
    gate = Gate(store, monkeypatch, "INSERT INTO tables")
    first = asyncio.create_task(lobby(store, channel_id=1))
    await gate.reached.wait()
    waiting = [asyncio.create_task(lobby(store, channel_id=n)) for n in (2, 3, 4)]
    await asyncio.sleep(0)
    await cancelled(waiting[0])
    await cancelled(waiting[2])
    gate.open.set()
    await asyncio.gather(first, waiting[1])
    assert [table.channel_id for table in await store.tables.all()] == [1, 3]


@pytest.mark.parametrize("seed", range(2))
async def test_a_storm_of_answers_and_cancellations_keeps_every_acknowledged_answer(store: Store, seed: int):
    """Players race for the next position, and many are cancelled at a random moment. Acknowledged answers stay."""
    dice = random.Random(seed)
    matches = [(await playing(store, channel)).id for channel in range(1, 5)]
    acknowledged: dict[int, list[int]] = {match: [] for match in matches}
    cut_off: set[int] = set()

    async def play(match: int, interaction: int) -> None:
        while True:
            position = len(await store.entries.after(match))
            with contextlib.suppress(PositionTaken):
                two = [entry(interaction), entry(-interaction, by="order")]
                await store.entries.append(match, position, two, interaction_id=interaction)
                acknowledged[match].append(interaction)
                return

    async def cut(task: asyncio.Task[None], interaction: int) -> None:
        await asyncio.sleep(dice.random() * 0.2)
        if task.cancel():
            cut_off.add(interaction)

    plays = {n: asyncio.create_task(play(dice.choice(matches), n)) for n in range(1, 91)}
    cuts = [asyncio.create_task(cut(task, n)) for n, task in plays.items() if dice.random() < 0.5]
    outcome = await asyncio.gather(*plays.values(), return_exceptions=True)
    await asyncio.gather(*cuts)
    assert {type(one) for one in outcome} <= {type(None), asyncio.CancelledError}
    for match in matches:
        stored = answers(await store.entries.record(match))
        assert stored[1::2] == [-answer for answer in stored[::2]]
        assert set(acknowledged[match]) <= set(stored[::2])
        assert set(stored[::2]) - set(acknowledged[match]) <= cut_off
    assert await store.check() == []


async def test_closing_waits_for_a_running_transaction(path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch):
    store = await Store.open(path, now=clock)
    gate = Gate(store, monkeypatch, "INSERT INTO tables")
    writing = asyncio.create_task(lobby(store))
    await gate.reached.wait()
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    assert not closing.done()
    gate.open.set()
    await asyncio.gather(writing, closing)
    async with await Store.open(path, now=clock) as again:
        assert len(await again.tables.all()) == 1


async def test_a_full_disk_refuses_the_answer_and_keeps_stored_data(store: Store):
    match = await playing(store)
    await store.entries.append(match.id, 0, [entry()])
    async with store._database.reading() as read:
        (pages,) = (await read.all("PRAGMA page_count"))[0]
        await read.all(f"PRAGMA max_page_count = {pages}")
    big = [entry(["x" * 20_000])]
    with pytest.raises(DatabaseUnusable, match="full"):
        await store.entries.append(match.id, 1, big, interaction_id=5)
    assert not store._database._connection.in_transaction
    assert len(await store.entries.after(match.id)) == 1
    async with store._database.reading() as read:
        await read.all("PRAGMA max_page_count = 100000")
    await store.entries.append(match.id, 1, big, interaction_id=5)
    assert await store.check() == []


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda store: lobby(store, channel_id=1), ChannelBusy),
        (lambda store: lobby(store, channel_id=2, seats=0), Exception),
        (lambda store: lobby(store, channel_id=2, options={"x": object()}), TypeError),
        (lambda store: lobby(store, channel_id=2, host_id=2**63), OverflowError),
    ],
)
async def test_a_refused_call_leaves_no_transaction_open(
    store: Store, call: Callable[[Store], Any], kind: type[Exception]
):
    await lobby(store, channel_id=1)
    with pytest.raises(kind):
        await call(store)
    assert not store._database._connection.in_transaction
    assert [table.channel_id for table in await store.tables.all()] == [1]
    await lobby(store, channel_id=3)
