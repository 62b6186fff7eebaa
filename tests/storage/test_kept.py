"""Rows of people and servers that are kept in memory: read once, and never older than the database."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from storage import DatabaseTrouble, NewTimer, PersonRow, Store
from storage.kept import MOST, Kept

from .making import NOON, Clock, entry, playing

Change = Callable[[Store], Awaitable[object]]

CHANGES: dict[str, Change] = {
    "dm": lambda store: store.people.set_dm(1, "refused"),
    "settings": lambda store: store.people.set_settings(1, {"zone": "Asia/Tokyo"}),
    "locale": lambda store: store.people.set_locale(1, "ja"),
    "forgotten": lambda store: store.privacy.forget(1, str, str),
    "language": lambda store: store.guilds.set_language(10, "fr"),
    "pictures": lambda store: store.guilds.set_settings(10, {"pictures": "off"}),
    "left": lambda store: store.privacy.set_left(10, left=True),
    "purged": lambda store: store.privacy.purge(10),
}


async def test_a_row_is_read_once(store: Store) -> None:
    await store.people.set_dm(1, "open")
    await store.guilds.set_language(10, "ja")
    read = 1
    for _ in range(2):
        before = store.statements
        assert (await store.people.get(1)).dm == "open"
        assert (await store.people.get(2)) == PersonRow(user_id=2)
        assert (await store.guilds.get(10)).language == "ja"
        read = store.statements - before
    assert read == 0


@pytest.mark.parametrize("change", CHANGES)
async def test_no_change_is_missed(store: Store, path: Path, clock: Clock, change: str) -> None:
    await store.people.set_dm(1, "open")
    await store.guilds.set_language(10, "ja")
    before = await store.people.many([1, 2]), await store.guilds.get(10)
    await CHANGES[change](store)
    after = await store.people.many([1, 2]), await store.guilds.get(10)
    assert after != before
    await store.close()
    async with await Store.open(path, now=clock) as anew:
        assert (await anew.people.many([1, 2]), await anew.guilds.get(10)) == after


async def test_a_change_that_fails_leaves_the_old_row(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.people.set_dm(1, "open")
    await store.people.get(1)
    real = store._database._connection.execute_fetchall

    async def full(sql: str, values: object = ()) -> object:
        if sql == "COMMIT":
            raise DatabaseTrouble("full")
        return await real(sql, values)  # type: ignore[arg-type]

    monkeypatch.setattr(store._database._connection, "execute_fetchall", full)
    with pytest.raises(DatabaseTrouble):
        await store.people.set_dm(1, "refused")
    monkeypatch.undo()
    assert (await store.people.get(1)).dm == "open"


def test_the_rows_used_last_are_kept() -> None:
    kept = Kept[str]()
    for number in range(MOST):
        kept.put(number, str(number))
    assert kept.get(0) == "0"
    kept.put(MOST, "newest")
    assert (kept.get(0), kept.get(1), kept.get(MOST)) == ("0", None, "newest")


async def paused_and_resumed(store: Store, table: int) -> None:
    await store.tables.pause(table, paused=True)
    await store.tables.pause(table, paused=False)


TABLE_CHANGES: dict[str, Callable[[Store, int], Awaitable[object]]] = {
    "saved": lambda store, table: store.drafts.save(table, 0, "1.1", {"value": "new"}),
    "dropped": lambda store, table: store.drafts.drop(table, 0, "1.1"),
    "set": lambda store, table: store.timers.change(table, [NewTimer(0, "deadline", NOON + timedelta(hours=1), {})]),
    "stopped": lambda store, table: store.tables.stop(table),
    "handed over": lambda store, table: store.sittings.hand_over(table, 0, name="Cat", since_event=0),
    "paused and resumed": paused_and_resumed,
    "answered": lambda store, table: store.entries.append(table, 0, [entry()], clear_draft=(0, "1.1")),
    "purged": lambda store, _: store.privacy.purge(10),
}


@pytest.mark.parametrize("change", TABLE_CHANGES)
async def test_no_change_of_drafts_and_timers_is_missed(store: Store, path: Path, clock: Clock, change: str) -> None:
    table = await playing(store)
    await store.drafts.save(table.id, 0, "1.1", {"value": "old"})
    await store.timers.change(table.id, [NewTimer(0, kind, NOON, {}) for kind in ("deadline", "asked", "half")])

    async def known(anew: Store) -> object:
        return await anew.drafts.get(table.id, 0, "1.1"), await anew.timers.at(table.id)

    before = await known(store)
    statements = store.statements
    assert await known(store) == before
    assert store.statements == statements
    await TABLE_CHANGES[change](store, table.id)
    after = await known(store)
    assert after != before
    await store.close()
    async with await Store.open(path, now=clock) as anew:
        assert await known(anew) == after
