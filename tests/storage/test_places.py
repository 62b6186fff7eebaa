"""The channel of a table: moving it, and what keeps the bot from it."""

from collections.abc import Callable

import pytest

from storage import ChannelBusy, NewNotice, Store, WrongState
from tests.storage.making import Clock, lobby, playing

DELETED = {"kind": "channel", "missing": []}
MUTE = {"kind": "permissions", "missing": ["send_messages"]}


def telling(user_id: int) -> Callable[[int], list[NewNotice]]:
    return lambda number: [NewNotice(user_id, f"place-{number}", {"kind": "place", "number": number})]


async def test_a_table_moves_to_a_free_channel_and_leaves_what_hindered_it(store: Store) -> None:
    match, other = await playing(store), await lobby(store, 21)
    await store.tables.hinder(match.id, 20, DELETED, telling(31))
    with pytest.raises(ChannelBusy):
        await store.tables.move(match.id, 21)
    moved = await store.tables.move(match.id, 22)
    assert (moved.channel_id, moved.hindered, moved.state) == (22, None, "playing")
    assert await store.tables.in_channel(20) is None
    assert (await lobby(store, 20)).id > other.id
    await store.tables.stop(match.id)
    with pytest.raises(WrongState):
        await store.tables.move(match.id, 23)


async def test_an_archived_table_wakes_in_another_channel(store: Store, clock: Clock) -> None:
    match = await playing(store)
    await store.tables.warn(match.id)
    await store.tables.archive(match.id, clock())
    await store.tables.hinder(match.id, 20, DELETED, telling(31))
    await lobby(store, 21)
    with pytest.raises(WrongState):
        await store.tables.move(match.id, 22)
    with pytest.raises(ChannelBusy):
        await store.tables.wake(match.id, 21)
    woken = await store.tables.wake(match.id, 22)
    assert (woken.state, woken.channel_id, woken.hindered) == ("playing", 22, None)


async def test_a_hindrance_is_told_once_each_time(store: Store) -> None:
    match = await playing(store)
    assert await store.tables.hinder(match.id, 20, MUTE, telling(31))
    assert not await store.tables.hinder(match.id, 20, MUTE, telling(31))
    assert [notice.key for notice in await store.notices.unsent()] == ["place-1"]
    assert await store.tables.hinder(match.id, 20, None, telling(31))
    assert not await store.tables.hinder(match.id, 20, None, telling(31))
    assert await store.tables.hinder(match.id, 20, MUTE, telling(31))
    assert [notice.key for notice in await store.notices.unsent()] == ["place-1", "place-2"]
    row = await store.tables.get(match.id)
    assert row is not None
    assert (row.hindered, row.hindrances) == (MUTE, 2)


async def test_no_hindrance_of_a_channel_that_the_table_has_left_or_of_a_table_that_is_done(store: Store) -> None:
    match = await playing(store)
    await store.tables.move(match.id, 22)
    assert not await store.tables.hinder(match.id, 20, DELETED, telling(31))
    await store.tables.stop(match.id)
    await store.tables.mark_told(match.id)
    assert not await store.tables.hinder(match.id, 22, DELETED, telling(31))
    assert await store.notices.unsent() == []


async def test_the_tables_of_a_server_without_those_that_are_done(store: Store, clock: Clock) -> None:
    match, waiting, archived = await playing(store), await lobby(store, 21), await playing(store, 22)
    await lobby(store, 23, guild_id=11)
    await store.tables.warn(archived.id)
    await store.tables.archive(archived.id, clock())
    await store.tables.mark_told(archived.id)
    await store.tables.stop(match.id)
    await store.tables.cancel(waiting.id)
    await store.tables.mark_told(waiting.id)
    assert [row.id for row in await store.tables.places(10)] == [match.id, archived.id]
