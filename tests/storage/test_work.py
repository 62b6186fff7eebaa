"""Which tables have something left to do: every change is counted in its own transaction, and noted when handled."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from storage import NewTimer, Store
from storage.migrate import migrations
from storage.schema import expected
from tests.storage.making import NOON, Clock, entry, lobby, playing

NOTHING_FOLLOWS = {
    "seals": "written with the answer that it seals",
    "entry_seals": "written with the answer that it seals",
    "results": "written with the answer that ends the match",
    "work": "the count itself",
}
"""Tables about one game table, of whose rows nobody has to be told."""


def test_every_table_that_belongs_to_a_game_table_is_watched() -> None:
    """A change that adds a table must decide whether work follows from its rows."""
    schema = expected(len(migrations()))
    watched = {table for (kind, name), (table, _) in schema.things.items() if kind == "trigger" and "are_work" in name}
    concerned = {table for table, columns in schema.columns.items() if "table_id" in columns}
    assert concerned - watched == set(NOTHING_FOLLOWS)
    assert watched - concerned == {"tables", "people", "guilds"}


async def done(store: Store, *tables: int) -> None:
    """Note that everything was done at some tables."""
    await store.work.handled({table: await store.work.changes(table) for table in tables})
    assert set(await store.work.unhandled()).isdisjoint(tables)


async def test_a_table_is_work_from_its_opening_until_it_is_handled(store: Store):
    first, second = await lobby(store), await lobby(store, 21)
    assert await store.work.unhandled() == [first.id, second.id]
    await done(store, second.id)
    assert await store.work.unhandled() == [first.id]
    await done(store, first.id)


async def test_a_change_after_the_last_look_is_not_handled(store: Store):
    match = await playing(store)
    seen = await store.work.changes(match.id)
    await store.entries.append(match.id, 0, [entry()])
    await store.work.handled({match.id: seen})
    assert await store.work.unhandled() == [match.id]
    await done(store, match.id)
    # Noted late, when more was handled already.
    await store.work.handled({match.id: seen})
    assert await store.work.unhandled() == []


async def test_every_change_from_which_something_follows_is_counted(store: Store, clock: Clock):
    match, other = await playing(store), await lobby(store, 21)
    (ann, ben) = await store.sittings.at(match.id)
    later = NOON + timedelta(hours=1)

    async def counted(*changes: object) -> None:
        """Make each change after everything was handled."""
        for number, change in enumerate(changes):
            await done(store, match.id, other.id)
            await change()  # type: ignore[operator]
            assert match.id in await store.work.unhandled(), number
            assert other.id not in await store.work.unhandled(), number

    await counted(
        lambda: store.entries.append(match.id, 0, [entry()]),
        lambda: store.drafts.save(match.id, 0, "0.2", {"crew": ["R1"]}),
        lambda: store.drafts.drop(match.id, 0, "0.2"),
        lambda: store.sittings.set_away(ann.id, "vacation"),
        lambda: store.offers.offer(match.id, 1, 40),
        lambda: store.outbox.write(match.id, "t", after_event=0, upto_event=1, body={}),
        lambda: store.tables.set_pace(match.id, {"minutes": 60}),
        lambda: store.timers.change(match.id, [NewTimer(0, "deadline", later, {})]),
        lambda: store.timers.change(match.id, [NewTimer(0, "deadline", later + timedelta(hours=1), {})]),
        lambda: store.people.set_settings(31, {"zone": "Asia/Tokyo"}),
        lambda: store.people.set_dm(31, "refused"),
        lambda: store.tables.hinder(match.id, match.channel_id, {"kind": "channel", "missing": []}, lambda _: []),
        lambda: store.tables.move(match.id, 29),
        lambda: store.sittings.hand_over(match.id, 1, name="AI", since_event=0, for_user=ben.user_id),
        lambda: store.people.set_settings(32, {"zone": "Asia/Tokyo"}),
        lambda: store.work.begin([match.id]),
        lambda: store.tables.pause(match.id, paused=True),
        lambda: store.tables.pause(match.id, paused=False),
        lambda: store.tables.freeze(match.id, "why"),
        lambda: store.tables.stop(match.id),
    )
    await done(store, match.id, other.id)
    await store.guilds.set_language(10, "fr")
    assert await store.work.unhandled() == [match.id, other.id]


async def test_nothing_follows_from_reminders_and_from_what_stays_the_same(store: Store):
    match = await playing(store)
    await store.people.set_settings(31, {"zone": "Asia/Tokyo"})
    await store.people.set_dm(31, "open")
    await done(store, match.id)
    await store.timers.change(match.id, [NewTimer(0, "half", NOON, {}), NewTimer(0, "ordered", NOON, {})])
    await store.timers.change(match.id, [], [timer.id for timer in await store.timers.at(match.id)])
    await store.people.set_settings(31, {"zone": "Asia/Tokyo"})
    await store.people.set_dm(31, "open")
    await store.people.set_locale(31, "ja")
    await store.running.note()
    assert await store.work.unhandled() == []


async def test_a_table_whose_end_was_told_is_never_work_again(store: Store):
    match = await playing(store)
    await store.tables.stop(match.id)
    assert await store.work.unhandled() == [match.id]
    await store.tables.mark_told(match.id)
    assert await store.work.unhandled() == []
    await store.people.set_settings(31, {"zone": "Asia/Tokyo"})
    await store.guilds.set_language(10, "fr")
    assert await store.work.changes(match.id) == await _handled(store, match.id)


async def _handled(store: Store, table_id: int) -> int:
    async with store._database.reading() as read:
        row = await read.one("SELECT handled FROM work WHERE table_id = ?", table_id)
    assert row is not None
    return int(row["handled"])


async def test_an_older_database_has_its_open_tables_looked_at_once(path: Path, clock: Clock):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for step in migrations():
            if "CREATE TABLE work" in step.sql:
                connection.executescript(
                    "INSERT INTO tables (guild_id, channel_id, game, seats, host_id, options, seed, commitment,"
                    f" created_at, state, ended_at, told_at) VALUES (1, 2, 'corsari', 2, 3, '{{}}', '{'0' * 64}', 'c',"
                    f" 't', 'lobby', NULL, NULL), (1, 3, 'corsari', 2, 3, '{{}}', '{'0' * 64}', 'c', 't', 'cancelled',"
                    " 't', 't')"
                )
            connection.executescript(step.sql)
        rows = connection.execute("SELECT table_id, changes > handled FROM work ORDER BY table_id").fetchall()
    assert rows == [(1, 1), (2, 0)]


async def test_the_first_timer_of_each_table_that_goes_on(store: Store):
    match, paused, other = await playing(store), await playing(store, 21), await playing(store, 22)
    hour = timedelta(hours=1)
    for table in (match, paused):
        timers = [
            NewTimer(0, "deadline", NOON + 3 * hour, {}),
            NewTimer(1, "deadline", NOON + 2 * hour, {}),
            NewTimer(0, "half", NOON + hour, {}),
            NewTimer(0, "ordered", NOON - hour, {}),
        ]
        await store.timers.change(table.id, timers)
    await store.tables.pause(paused.id, paused=True)
    await store.timers.change(other.id, [NewTimer(0, "half", NOON + hour, {})])
    assert await store.work.due(["deadline", "ordered"], NOON - hour) == [(match.id, NOON + 2 * hour)]
    assert await store.work.due(["deadline", "ordered"], NOON - 2 * hour) == [(match.id, NOON - hour)]
    assert await store.work.due(["deadline"], NOON + 3 * hour) == []


@pytest.mark.parametrize("vacation", [None, {"start": "2026-03-01T00:00:00Z", "until": "2026-03-09T00:00:00Z"}])
async def test_people_with_a_vacation_at_their_tables_and_where_a_seat_is_kept(store: Store, vacation: object):
    match, kept = await playing(store), await playing(store, 21)
    await lobby(store, 22)
    await store.sittings.hand_over(kept.id, 0, name="AI", since_event=0, for_user=31)
    await store.people.set_settings(31, {"vacation": vacation})
    await store.people.set_settings(32, {"zone": "Asia/Tokyo"})
    found = await store.work.absentees()
    assert [row.table_id for row in found] == ([] if vacation is None else [match.id, kept.id])
    assert all(row.settings["vacation"] == vacation for row in found)
