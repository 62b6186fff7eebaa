import asyncio

import pytest

from storage import CURRENT, ChannelBusy, NoSuchTable, Store, TableFull, WrongState
from tests.storage.making import NOON, SEED, Clock, entry, head, lobby, playing


async def test_a_lobby_is_stored_as_it_was_opened(store: Store):
    table = await lobby(store, options={"draws": 2, "ports": ["Cádiz", "長崎"]})
    assert table.state == "lobby"
    assert table.options == {"draws": 2, "ports": ["Cádiz", "長崎"]}
    assert table.created_at == NOON
    assert (table.head, table.started_at, table.ended_at, table.salt) == (None, None, None, "")
    assert await store.tables.get(table.id) == table


@pytest.mark.parametrize("table_id", [0, -1, 7, 2**63, 10**40])
async def test_an_unknown_id_gives_none(store: Store, table_id: int):
    assert await store.tables.get(table_id) is None


async def test_a_channel_has_one_current_table(store: Store):
    first = await lobby(store, channel_id=1)
    with pytest.raises(ChannelBusy):
        await lobby(store, channel_id=1)
    other = await lobby(store, channel_id=2)
    assert [table.id for table in await store.tables.all(*CURRENT)] == [first.id, other.id]
    assert await store.tables.in_channel(1) == first
    await store.tables.cancel(first.id)
    assert await store.tables.in_channel(1) is None
    again = await lobby(store, channel_id=1)
    assert again.id > other.id
    assert await store.tables.in_channel(1) == again


async def test_of_many_lobbies_opened_at_once_one_succeeds(store: Store):
    opened = await asyncio.gather(*(lobby(store, channel_id=1) for _ in range(20)), return_exceptions=True)
    assert sum(isinstance(one, ChannelBusy) for one in opened) == 19
    assert len(await store.tables.all()) == 1


async def test_options_change_in_the_lobby_only(store: Store):
    table = await lobby(store)
    for user in (1, 2, 3):
        await store.sittings.sit(table.id, None, user, "x", "player")
    changed = await store.tables.set_options(table.id, {"long": True}, 4)
    assert (changed.options, changed.seats) == ({"long": True}, 4)
    with pytest.raises(TableFull):
        await store.tables.set_options(table.id, {}, 2)
    assert await store.tables.get(table.id) == changed
    sittings = await store.sittings.at(table.id)
    await store.tables.start(table.id, head(3), [row.id for row in sittings])
    with pytest.raises(WrongState):
        await store.tables.set_options(table.id, {}, 3)


async def test_start_seats_people_in_the_order_given(store: Store, clock: Clock):
    table = await lobby(store, seats=4)
    rows = [await store.sittings.sit(table.id, None, user, f"u{user}", "player") for user in (1, 2, 3, 4)]
    gone = await store.sittings.stand(rows[0].id)
    clock.pass_by(5)
    started = await store.tables.start(
        table.id, head(3, salt="pepper"), [rows[3].id, rows[1].id, rows[2].id], [entry(["at once"])]
    )
    assert [(row.seat, row.user_id) for row in await store.sittings.at(table.id)] == [(0, 4), (1, 2), (2, 3)]
    assert (started.state, started.salt, started.head) == ("playing", "pepper", head(3, salt="pepper"))
    assert (started.started_at - started.created_at).total_seconds() == 5
    assert (await store.sittings.get(gone.id)).seat == 0
    record = await store.entries.record(table.id)
    assert list(record.entries) == [entry(["at once"])]


async def test_start_notes_who_gave_its_entries(store: Store):
    table = await lobby(store)
    rows = [await store.sittings.sit(table.id, None, user, "x", "player") for user in (1, 2)]
    entries = [entry(), entry(seat=1), entry()]
    await store.tables.start(table.id, head(), [row.id for row in rows], entries, people={1: 2})
    assert [row.user_id for row in await store.entries.after(table.id)] == [None, 2, None]


@pytest.mark.parametrize("wrong", [[], [1], [1, 2, 3], [1, 1], [1, 99]])
async def test_start_needs_every_sitting_once(store: Store, wrong: list[int]):
    table = await lobby(store)
    for user in (1, 2):
        await store.sittings.sit(table.id, None, user, "x", "player")
    with pytest.raises(ValueError, match="seating"):
        await store.tables.start(table.id, head(), wrong)
    assert await store.tables.get(table.id) == table


async def test_start_refuses_another_matchs_head_and_changes_nothing(store: Store):
    table = await lobby(store)
    rows = [await store.sittings.sit(table.id, seat, seat + 1, "x", "player") for seat in (0, 1)]
    with pytest.raises(ValueError, match="head"):
        await store.tables.start(table.id, head(seed="0" * 64), [rows[1].id, rows[0].id])
    assert await store.tables.get(table.id) == table
    assert await store.sittings.at(table.id) == rows


async def test_only_the_allowed_changes_of_state_are_possible(store: Store):
    tables = store.tables
    table = await lobby(store)
    for change in (tables.stop(table.id), tables.freeze(table.id, "why")):
        with pytest.raises(WrongState):
            await change
    await tables.cancel(table.id)
    with pytest.raises(WrongState):
        await tables.start(table.id, head(), [])
    match = await playing(store)
    with pytest.raises(WrongState):
        await tables.cancel(match.id)
    frozen = await tables.freeze(match.id, "the digest of 0.4 differs")
    assert (frozen.state, frozen.why_frozen) == ("frozen", "the digest of 0.4 differs")
    assert await tables.in_channel(match.channel_id) == frozen
    with pytest.raises(WrongState):
        await store.entries.append(match.id, 0, [entry()])
    stopped = await tables.stop(match.id)
    assert (stopped.state, stopped.why_frozen, stopped.ended_at) == ("stopped", None, NOON)
    assert await tables.in_channel(match.channel_id) is None
    for unknown in (tables.cancel(99), tables.stop(99), tables.freeze(99, "x"), tables.set_options(99, {}, 2)):
        with pytest.raises(NoSuchTable):
            await unknown


async def test_tables_are_listed_by_state(store: Store):
    gone = await lobby(store)
    await store.tables.cancel(gone.id)
    match = await playing(store)
    other = await lobby(store, channel_id=3)
    assert [row.id for row in await store.tables.all()] == [gone.id, match.id, other.id]
    assert [row.id for row in await store.tables.all("playing", "cancelled")] == [gone.id, match.id]
    assert await store.tables.all("over") == []


async def test_a_persons_tables_are_those_where_they_sit_now(store: Store):
    match = await playing(store)
    waiting = await lobby(store, channel_id=2)
    sitting = await store.sittings.sit(waiting.id, None, 31, "Ann", "player")
    assert [row.id for row in await store.tables.of(31)] == [match.id, waiting.id]
    await store.sittings.stand(sitting.id)
    assert [row.id for row in await store.tables.of(31)] == [match.id]
    await store.tables.stop(match.id)
    assert await store.tables.of(31) == []


async def test_a_row_in_a_log_shows_no_secret(store: Store):
    match = await playing(store)
    await store.entries.append(match.id, 0, [entry(["the black spot"])])
    (row,) = await store.entries.after(match.id)
    body = await store.outbox.write(match.id, "s1", after_event=0, upto_event=1, body={"hand": "the black spot"})
    shown = repr([match, row, body])
    assert SEED not in shown
    assert "black spot" not in shown


async def test_an_ended_table_is_untold_until_it_is_marked_told(store: Store, clock: Clock):
    match = await playing(store)
    waiting = await lobby(store, channel_id=2)
    await store.tables.mark_told(match.id)
    await store.tables.mark_told(99)
    assert [row.id for row in await store.tables.untold()] == [match.id, waiting.id]
    await store.tables.stop(match.id)
    await store.tables.cancel(waiting.id)
    assert [row.id for row in await store.tables.untold()] == [match.id, waiting.id]
    clock.pass_by(3)
    await store.tables.mark_told(match.id)
    assert [row.id for row in await store.tables.untold()] == [waiting.id]
    assert (await store.tables.get(match.id)).told_at == clock.time
