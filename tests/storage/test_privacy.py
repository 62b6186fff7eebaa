"""Forgetting people and purging servers. Other matches stay unchanged."""

import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest

from storage import StillSeated, Store
from storage.deleting import CHILDREN
from tests.storage.making import Clock, entry, ever_at, head, lobby, playing

ANN, BOB, HOST, DIRECT = 310031, 320032, 30, 70_000_000
SECRET_NAME = "Ann of the very recognisable name"


def named(number: int) -> str:
    return f"Former player {number}"


def ai_named(number: int) -> str:
    return f"AI for former player {number}"


async def played(store: Store, channel_id: int = 20, guild_id: int = 10, host_id: int = ANN) -> int:
    """Store a match with entries of two people and messages to both; return its table's id."""
    table = await lobby(store, channel_id, guild_id=guild_id, host_id=host_id)
    ann = await store.sittings.sit(table.id, None, ANN, SECRET_NAME, "player", 777000 + table.id)
    bob = await store.sittings.sit(table.id, None, BOB, "Bob", "player", 888000 + table.id)
    await store.tables.start(table.id, head(), [ann.id, bob.id])
    await store.entries.append(table.id, 0, [entry(0)], user_id=ANN, interaction_id=555000 + table.id)
    await store.entries.append(table.id, 1, [entry(1)], user_id=BOB, interaction_id=666000 + table.id)
    for sitting in (ann, bob):
        row = await store.outbox.write(table.id, f"s{sitting.id}", after_event=0, upto_event=1, body={})
        await store.outbox.mark_sent(row.id, 900 + sitting.id, DIRECT + int(sitting.user_id or 0))
    await store.drafts.save(table.id, 0, "0.3", {"value": ["E7"]})
    return table.id


async def rows_naming(store: Store, *needles: object) -> list[str]:
    """Return the database table of every value that equals one of the needles or contains it as text."""
    found: list[str] = []
    async with store._database.reading() as read:
        for (table,) in await read.all("SELECT name FROM sqlite_schema WHERE type = 'table'"):
            for row in await read.all(f"SELECT * FROM {table}"):
                for value in tuple(row):
                    if any(value == needle or (isinstance(value, str) and str(needle) in value) for needle in needles):
                        found.append(table)
    return found


async def test_stored_data_about_a_person_is_counted(store: Store):
    table = await played(store)
    await store.people.set_locale(ANN, "fr")
    await store.people.set_dm(ANN, "open")
    kept = await store.privacy.about(ANN)
    assert (kept.locale, kept.dm, kept.tables, kept.open) == ("fr", "open", 1, 1)
    assert (kept.hosted, kept.entries, kept.messages) == (1, 1, 1)
    await store.tables.stop(table)
    assert (await store.privacy.about(ANN)).open == 0
    stranger = await store.privacy.about(77)
    assert (stranger.locale, stranger.dm, stranger.tables, stranger.entries) == (None, "unknown", 0, 0)


async def test_a_person_becomes_one_pseudonym_everywhere(store: Store):
    tables = [await played(store), await played(store, 21)]
    await store.people.set_locale(ANN, "fr")
    await store.sittings.hand_over(tables[1], 0, name=f"AI for {SECRET_NAME}", since_event=2)
    before = [await store.entries.record(table) for table in tables]
    for table in tables:
        await store.tables.stop(table)
    assert list(await store.privacy.forget(ANN, named, ai_named)) == tables
    assert await rows_naming(store, ANN, SECRET_NAME, DIRECT + ANN, 555001, 555002, 777001, 777002) == []
    sat = [await ever_at(store, table) for table in tables]
    assert [(s[0].user_id, s[0].name) for s in sat] == [(-1, "Former player 1")] * 2
    assert sat[1][2].name == "AI for former player 1"
    assert [row.user_id for row in await store.entries.after(tables[0])] == [-1, BOB]
    assert (await store.tables.get(tables[0])).host_id == -1  # pyright: ignore[reportOptionalMemberAccess]
    assert [await store.entries.record(table) for table in tables] == before
    assert (await store.privacy.about(BOB)).messages == 2
    await store.privacy.forget(BOB, named, ai_named)
    assert (await ever_at(store, tables[0]))[1].user_id == -2


async def test_a_person_seated_at_a_table_must_leave_it_first(store: Store):
    table = await played(store)
    with pytest.raises(StillSeated, match=f"table {table}"):
        await store.privacy.forget(ANN, named, ai_named)
    assert (await store.sittings.at(table))[0].user_id == ANN
    assert list(await store.privacy.seats_of(ANN)) == [table]


async def test_the_table_of_a_forgotten_host_gets_a_seated_person_as_host(store: Store):
    table = (await playing(store)).id
    assert (await store.tables.get(table)).host_id == HOST  # pyright: ignore[reportOptionalMemberAccess]
    hosted = await store.privacy.forget(HOST, named, ai_named)
    assert list(hosted) == [table]
    assert (await store.tables.get(table)).host_id == (await store.sittings.at(table))[0].user_id  # pyright: ignore[reportOptionalMemberAccess]


async def test_forgetting_a_stranger_changes_nothing(store: Store):
    assert list(await store.privacy.forget(77, named, ai_named)) == []
    table = await played(store)
    before = await ever_at(store, table)
    assert list(await store.privacy.forget(77, named, ai_named)) == []
    assert await ever_at(store, table) == before


async def test_purging_a_server_deletes_all_its_data_and_nothing_else(store: Store, path: Path):
    gone, stays = await played(store, 20, 10), await played(store, 21, 11)
    await store.tables.stop(gone)
    await store.guilds.set_language(10, "fr")
    for person in (ANN, BOB, 77):
        await store.people.set_locale(person, "ja")
    alone = await lobby(store, 22, guild_id=10)
    await store.sittings.sit(alone.id, None, 99, "Only here", "player")
    await store.people.set_locale(99, "ja")
    assert list(await store.privacy.purge(10)) == [gone, alone.id]
    assert await store.tables.get(gone) is None
    assert await ever_at(store, gone) == []
    assert await store.check() == []
    assert (await store.people.get(99)).locale is None
    assert [(await store.people.get(p)).locale for p in (ANN, 77)] == ["ja", "ja"]
    assert len(await store.entries.after(stays)) == 2
    assert await store.privacy.guilds() == [11]
    assert (await lobby(store, 22)).id > alone.id
    assert all(b"Only here" not in file.read_bytes() for file in path.parent.glob("ship.db*"))
    await store.close()
    assert b"Only here" not in path.read_bytes()


async def test_a_stand_in_for_a_forgotten_person_keeps_the_seat(store: Store):
    table = await played(store)
    await store.sittings.hand_over(table, 0, name="Cat", since_event=2, user_id=33, for_user=ANN)
    await store.people.set_settings(33, {"zone": "UTC", "vacation": {"person": ANN}})
    await store.people.set_settings(ANN, {"zone": "Asia/Tokyo"})
    await store.notices.write(ANN, "1-out", {"kind": "out", "table": table})
    await store.offers.offer(table, 1, ANN)
    await store.offers.offer(table, 0, 34, ANN)
    await store.proposals.propose(table, 0, 2, BOB, [BOB, ANN])
    assert list(await store.privacy.forget(ANN, named, ai_named)) == [table]
    assert await rows_naming(store, ANN, SECRET_NAME, DIRECT + ANN) == []
    (cat, _) = await store.sittings.at(table)
    assert (cat.user_id, cat.name, cat.for_user) == (33, "Cat", None)
    assert (await store.people.get(33)).settings == {"zone": "UTC", "vacation": {}}
    assert [sitting.user_id for sitting in await ever_at(store, table)] == [-1, BOB, 33]


async def test_purging_a_server_deletes_people_known_from_it_alone(store: Store):
    gone, stays = await played(store, 20, 10, host_id=41), await played(store, 21, 11)
    await store.offers.offer(gone, 0, 42)
    reminder = {"kind": "reminder", "tables": [{"table": stays}, {"table": gone}]}
    for person, body in ((43, {"kind": "standin", "table": gone}), (ANN, {"kind": "back", "table": gone})):
        await store.notices.write(person, "a", body)
    await store.notices.write(ANN, "b", reminder)
    await store.notices.write(ANN, "c", {"kind": "back", "table": stays})
    for person in (41, 42, 43, ANN, 77):
        await store.people.set_locale(person, "ja")
    assert list(await store.privacy.purge(10)) == [gone]
    assert [(await store.people.get(p)).locale for p in (41, 42, 43, ANN, 77)] == [None, None, None, "ja", "ja"]
    assert [row.key for row in await store.notices.of(ANN)] == ["c"]
    assert await store.notices.of(43) == []


async def test_the_time_of_leaving_a_server_is_kept(store: Store, clock: Clock):
    await played(store)
    await store.privacy.set_left(10, left=True)
    clock.pass_by(60)
    await store.privacy.set_left(10, left=True)
    assert [row.id for row in await store.privacy.left_before(clock.time)] == [10]
    assert await store.privacy.left_before(clock.time - timedelta(seconds=61)) == []
    await store.privacy.set_left(10, left=False)
    assert await store.privacy.left_before(clock.time) == []


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET answer = '[]'",
        "UPDATE entries SET seat = 1",
        "UPDATE entries SET by_whom = 'pilot'",
        "UPDATE entries SET user_id = 5",
        "UPDATE entries SET user_id = NULL",
        "UPDATE entries SET interaction_id = 5",
        "UPDATE entries SET at = '2030'",
        "DELETE FROM entries",
    ],
)
async def test_no_other_column_of_the_log_can_be_changed(store: Store, change: str):
    await played(store)
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        async with store._database.writing() as write:
            await write.all(change)


async def test_a_purge_knows_all_rows_that_belong_to_a_table(store: Store):
    async with store._database.reading() as read:
        rows = await read.all(
            "SELECT schema.name FROM sqlite_schema AS schema JOIN pragma_foreign_key_list(schema.name) AS key"
            " WHERE schema.type = 'table' AND key.\"table\" = 'tables' AND key.\"from\" = 'table_id'"
        )
    assert sorted(row["name"] for row in rows) == sorted(CHILDREN)
