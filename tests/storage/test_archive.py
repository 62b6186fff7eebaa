"""Idle tables: found, warned, archived, woken."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

import aiosqlite
import pytest

from storage import ChannelBusy, NewTimer, Store, WrongState
from storage.migrate import migrate, migrations
from tests.storage.making import NOON, Clock, entry, lobby, playing

WEEK = timedelta(days=7)


async def still(store: Store, clock: Clock) -> list[int]:
    return [row.id for row in await store.tables.still(clock() - WEEK)]


async def archived(store: Store, clock: Clock) -> int:
    table = await playing(store)
    await store.tables.warn(table.id)
    await store.tables.archive(table.id, clock())
    return table.id


async def test_a_table_is_idle_since_its_last_entry(store: Store, clock: Clock) -> None:
    await lobby(store, 21)
    table = await playing(store)
    clock.time += WEEK - timedelta(seconds=1)
    assert await still(store, clock) == []
    clock.pass_by(1)
    assert await still(store, clock) == [table.id]
    await store.entries.append(table.id, 0, [entry()])
    assert await still(store, clock) == []
    clock.time += WEEK
    assert await still(store, clock) == [table.id]
    await store.tables.pause(table.id, paused=True)
    assert await still(store, clock) == []


async def test_a_table_is_warned_once_and_any_entry_withdraws_the_warning(store: Store, clock: Clock) -> None:
    table = await playing(store)
    clock.time += WEEK
    await store.tables.warn(table.id)
    clock.pass_by(60)
    await store.tables.warn(table.id)
    assert [row.warned_at for row in await store.tables.warned()] == [NOON + WEEK]
    assert await still(store, clock) == []
    await store.entries.append(table.id, 0, [entry()])
    assert await store.tables.warned() == []
    await store.tables.archive(table.id, clock())
    row = await store.tables.get(table.id)
    assert row is not None
    assert row.state == "playing"


async def test_a_ballot_withdraws_the_warning_later(store: Store, clock: Clock) -> None:
    """An immediate withdrawal would reveal the moment of the ballot."""
    table = await playing(store)
    await store.tables.warn(table.id)
    assert await store.tables.unwarn() == []
    clock.pass_by(1)
    await store.entries.append(table.id, 0, [entry()], known=False)
    assert [row.id for row in await store.tables.warned()] == [table.id]
    assert await store.tables.unwarn() == [table.id]
    assert await store.tables.warned() == []


async def test_a_table_that_waits_for_a_deadline_is_not_idle(store: Store, clock: Clock) -> None:
    table = await playing(store)
    await store.timers.change(table.id, [NewTimer(0, "deadline", clock() + 8 * WEEK, {})])
    clock.time += 8 * WEEK - timedelta(seconds=1)
    assert await still(store, clock) == []
    # A pause of that length is another matter.
    await store.tables.pause(table.id, paused=True)
    clock.time += WEEK
    assert await still(store, clock) == [table.id]
    await store.tables.pause(table.id, paused=False)
    assert await still(store, clock) == []
    clock.time += WEEK
    assert await still(store, clock) == [table.id]


@pytest.mark.parametrize("paused", [True, False])
async def test_the_beginning_and_the_end_of_a_pause_count_as_activity(
    store: Store, clock: Clock, *, paused: bool
) -> None:
    table = await playing(store)
    if not paused:
        await store.tables.pause(table.id, paused=True)
    await store.tables.warn(table.id)
    clock.time += WEEK
    await store.tables.pause(table.id, paused=paused)
    assert await store.tables.warned() == []
    assert await still(store, clock) == []


async def test_a_warning_is_withdrawn_while_a_table_waits_for_a_deadline_or_a_vacation(
    store: Store, clock: Clock
) -> None:
    table = await playing(store)
    await store.tables.warn(table.id)
    await store.timers.change(table.id, [NewTimer(0, "deadline", clock() + WEEK, {})])
    assert await store.tables.unwarn() == [table.id]
    clock.time += 2 * WEEK
    await store.tables.warn(table.id)
    assert await store.tables.unwarn() == []
    await away(store, 31, clock() - WEEK, clock() + WEEK)
    assert await still(store, clock) == []
    assert await store.tables.unwarn() == [table.id]


async def away(store: Store, user_id: int, start: datetime, until: datetime, back: Sequence[int] = ()) -> None:
    moments = {"start": start.isoformat(), "until": until.isoformat().replace("+00:00", "Z")}
    await store.people.set_settings(user_id, {"vacation": {**moments, "back": list(back)}})


async def test_a_table_is_not_idle_during_a_vacation_nor_for_the_same_time_after_it(store: Store, clock: Clock) -> None:
    table = await playing(store)
    begin = clock()
    clock.time += 5 * WEEK
    assert await still(store, clock) == [table.id]
    # These do not count: a future vacation, one long over, one of a person already back here, one of a stranger.
    for user_id, start, until, back in [
        (31, clock() + WEEK, clock() + 2 * WEEK, []),
        (31, begin, clock() - WEEK, []),
        (31, begin, clock() + WEEK, [table.id]),
        (77, begin, clock() + WEEK, []),
    ]:
        await away(store, user_id, start, until, back)
        assert await still(store, clock) == [table.id]
    for until in (clock() + WEEK, clock() - WEEK + timedelta(seconds=1)):
        await away(store, 31, begin, until)
        assert await still(store, clock) == []


async def test_standing_orders_do_not_count_as_activity(store: Store, clock: Clock) -> None:
    table = await playing(store)
    clock.time += WEEK - timedelta(seconds=1)
    await store.entries.append(table.id, 0, [entry(type="orders", question=None, kind=None)])
    clock.pass_by(1)
    assert await still(store, clock) == [table.id]
    await store.tables.warn(table.id)
    await store.entries.append(table.id, 1, [entry(type="orders", question=None, kind=None)])
    assert [row.id for row in await store.tables.warned()] == [table.id]
    given = [entry(type="orders", question=None, kind=None), entry(by="order")]
    await store.entries.append(table.id, 2, given)
    assert await store.tables.warned() == []


async def test_a_table_is_archived_only_after_a_warning_that_is_old_enough(store: Store, clock: Clock) -> None:
    table = await playing(store)
    await store.timers.change(table.id, [NewTimer(0, "deadline", clock() + WEEK, {})])
    await store.drafts.save(table.id, 0, "0.1", {"value": 1})
    await store.tables.warn(table.id)
    await store.tables.archive(table.id, clock() - timedelta(seconds=1))
    assert [row.id for row in await store.tables.warned()] == [table.id]
    await store.tables.archive(table.id, clock())
    row = await store.tables.get(table.id)
    assert row is not None
    assert (row.state, row.archived_at, row.ended_at) == ("archived", clock(), None)
    assert await store.timers.at(table.id) == []
    assert await store.drafts.get(table.id, 0, "0.1") == {"value": 1}
    with pytest.raises(WrongState):
        await store.entries.append(table.id, 0, [entry()])
    assert [r.id for r in await store.tables.of(31)] == []
    assert [r.id for r in await store.tables.of(31, archived=True)] == [table.id]


async def test_an_archived_table_frees_its_channel_and_is_woken_only_if_the_channel_is_free(
    store: Store, clock: Clock
) -> None:
    number = await archived(store, clock)
    await store.tables.mark_told(number)
    assert await store.tables.untold() == []
    other = await lobby(store)
    with pytest.raises(ChannelBusy):
        await store.tables.wake(number)
    await store.tables.cancel(other.id)
    clock.pass_by(5)
    row = await store.tables.wake(number)
    assert (row.state, row.archived_at, row.warned_at, row.told_at, row.woken_at) == (
        "playing",
        None,
        None,
        None,
        clock(),
    )
    assert number in [r.id for r in await store.tables.untold()]
    with pytest.raises(WrongState):
        await store.tables.wake(number)
    await store.entries.append(number, 0, [entry()])
    clock.time += WEEK
    assert await still(store, clock) == [number]


async def test_the_last_archived_table_of_a_channel_is_found(store: Store, clock: Clock) -> None:
    assert await store.tables.last_archived(20) is None
    first = await archived(store, clock)
    clock.pass_by(5)
    second = await archived(store, clock)
    found = await store.tables.last_archived(20)
    assert found is not None
    assert found.id == second != first


async def test_a_person_must_leave_archived_tables_before_being_forgotten(store: Store, clock: Clock) -> None:
    number = await archived(store, clock)
    assert list(await store.privacy.seats_of(31)) == [number]
    assert (await store.privacy.about(31)).open == 1
    await store.sittings.hand_over(number, 0, name="AI", since_event=0)
    touched = await store.privacy.forget(31, lambda n: f"Former {n}", lambda n: f"AI {n}")
    assert list(touched) == [number]


async def test_an_older_database_keeps_everything_and_reuses_no_id(path: Path, clock: Clock) -> None:
    async with await Store.open(path, now=clock) as store:
        table = await playing(store)
        await store.entries.append(table.id, 0, [entry()])
        before = await store.tables.get(table.id)
    old = path.with_name("old.db")
    async with aiosqlite.connect(old, isolation_level=None) as connection:
        await migrate(connection, migrations()[:4])
    copied = sqlite3.connect(old)
    copied.execute("ATTACH ? AS now", (str(path),))
    for name in ("tables", "sittings", "entries"):
        columns = ", ".join(row[1] for row in copied.execute(f"PRAGMA main.table_info({name})"))
        copied.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM now.{name}")
    copied.execute("UPDATE sqlite_sequence SET seq = 77 WHERE name = 'tables'")
    copied.commit()
    copied.close()
    async with await Store.open(old, now=clock) as store:
        assert await store.tables.get(table.id) == before
        assert await store.check() == []
        assert len(await store.entries.after(table.id)) == 1
        assert (await lobby(store, 99)).id == 78
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            async with store._database.writing() as write:
                await write.all("DELETE FROM entries")
