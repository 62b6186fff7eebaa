"""Pausing, offering seats, asking for an undo: what stands beside a match, and goes with it."""

import sqlite3
from pathlib import Path

import aiosqlite
import pytest

from storage import NewNotice, Store, WrongState
from storage.migrate import migrate, migrations
from tests.storage.making import NOON, Clock, entry, lobby, playing


async def test_a_match_is_paused_and_goes_on_once_each(store: Store, clock: Clock):
    table = await playing(store)
    assert table.paused_at is None
    assert (await store.tables.pause(table.id, paused=True)).paused_at == NOON
    clock.pass_by(60)
    with pytest.raises(WrongState):
        await store.tables.pause(table.id, paused=True)
    assert (await store.tables.pause(table.id, paused=False)).paused_at is None
    with pytest.raises(WrongState):
        await store.tables.pause(table.id, paused=False)


async def test_only_a_running_match_can_be_paused_and_its_end_ends_the_pause(store: Store):
    waiting = await lobby(store, 21)
    with pytest.raises(WrongState):
        await store.tables.pause(waiting.id, paused=True)
    table = await playing(store)
    await store.tables.pause(table.id, paused=True)
    assert (await store.tables.stop(table.id)).paused_at is None


async def test_a_seat_is_offered_to_one_person_at_a_time(store: Store):
    table = await playing(store)
    first = await store.hosting.offer(table.id, 0, 77)
    second = await store.hosting.offer(table.id, 0, 78)
    other = await store.hosting.offer(table.id, 1, 78)
    assert first.id != second.id
    assert await store.hosting.offers_at(table.id) == [second, other]
    assert await store.hosting.withdraw(other.id)
    assert not await store.hosting.withdraw(first.id)
    assert await store.hosting.offers_at(table.id) == [second]


async def test_who_takes_a_seat_has_no_other_offer_and_it_is_offered_to_nobody(store: Store):
    table = await playing(store)
    await store.hosting.offer(table.id, 0, 77)
    kept = await store.hosting.offer(table.id, 1, 78)
    await store.sittings.hand_over(table.id, 0, name="AI", since_event=1)
    assert len(await store.hosting.offers_at(table.id)) == 2
    await store.sittings.hand_over(table.id, 0, name="Cat", since_event=1, user_id=77, controller="player")
    assert await store.hosting.offers_at(table.id) == [kept]
    await store.sittings.hand_over(table.id, 0, name="Dan", since_event=1, user_id=78, controller="player")
    assert await store.hosting.offers_at(table.id) == []


async def test_a_proposal_gathers_each_consent_once_and_the_first_refusal(store: Store):
    table = await playing(store)
    await store.entries.append(table.id, 0, [entry()])
    proposal = await store.hosting.propose(table.id, 0, 1, 31, [31])
    for user in (32, 32, 33):
        await store.hosting.consent(proposal.id, user)
    for user in (33, 32):
        await store.hosting.refuse(proposal.id, user)
    found = await store.hosting.proposal_at(table.id)
    assert found is not None
    assert (found.consents, found.refused_by) == ((31, 32, 33), 33)
    newer = await store.hosting.propose(table.id, 0, 1, 32, [32])
    await store.hosting.consent(proposal.id, 34)
    assert await store.hosting.proposal_at(table.id) == newer


async def test_an_ended_match_leaves_no_offer_and_no_proposal(store: Store):
    table = await playing(store)
    await store.hosting.offer(table.id, 0, 77)
    await store.hosting.propose(table.id, 0, 1, 31, [])
    await store.tables.stop(table.id)
    assert await store.hosting.offers_at(table.id) == []
    assert await store.hosting.proposal_at(table.id) is None
    for act in (store.hosting.offer(table.id, 0, 77), store.hosting.propose(table.id, 0, 1, 31, [])):
        with pytest.raises(WrongState):
            await act


async def test_a_forgotten_person_is_in_no_offer_and_no_proposal(store: Store):
    table = await playing(store)
    await store.hosting.offer(table.id, 0, 77)
    proposal = await store.hosting.propose(table.id, 0, 1, 31, [31])
    await store.hosting.consent(proposal.id, 77)
    await store.privacy.forget(77, str, str)
    assert await store.hosting.offers_at(table.id) == []
    assert await store.hosting.proposal_at(table.id) is None


async def test_a_database_of_the_first_version_is_taken_along_with_its_match(path: Path, clock: Clock):
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await migrate(connection, migrations()[:1])
    with sqlite3.connect(path) as old:
        old.execute("INSERT INTO guilds (id) VALUES (10)")
        old.execute(
            "INSERT INTO tables (guild_id, channel_id, game, seats, host_id, options, seed, commitment, created_at)"
            " VALUES (10, 20, 'corsari', 2, 30, '{}', ?, 'c0', '2026-01-31T12:00:00.000000+00:00')",
            ("5eed" * 16,),
        )
        old.execute(
            "INSERT INTO sittings (table_id, seat, user_id, name, controller, joined_at)"
            " VALUES (1, 0, 31, 'Ann', 'player', '2026-01-31T12:00:00.000000+00:00')"
        )
    old.close()
    async with await Store.open(path, now=clock) as store:
        table = await store.tables.in_channel(20)
        assert table is not None
        assert (table.state, table.paused_at) == ("lobby", None)
        assert [sitting.name for sitting in await store.sittings.at(table.id)] == ["Ann"]
        assert await store.hosting.offers_at(table.id) == []
        assert await store.check() == []


async def test_an_offer_is_made_with_its_notice_or_not_at_all(store: Store):
    table = await playing(store)
    told = NewNotice(77, "standin", {"kind": "standin"})
    # Not to who is not wanted, or not any more.
    await store.people.set_settings(31, {"vacation": {"person": 78}})
    assert await store.hosting.offer_once(table.id, 0, 77, 31, told) is None
    await store.people.set_settings(31, {"vacation": {"person": 77}})
    with pytest.raises(sqlite3.IntegrityError):
        await store.hosting.offer_once(table.id, -1, 77, 31, told)
    assert await store.notices.of(77) == []
    offer = await store.hosting.offer_once(table.id, 0, 77, 31, told)
    assert offer is not None
    assert (offer.user_id, offer.for_user) == (77, 31)
    assert [row.key for row in await store.notices.of(77)] == ["standin"]
    # Who was told once is not told again, and what was withdrawn stays so.
    assert await store.hosting.offer_once(table.id, 0, 77, 31, told) is None
    assert await store.hosting.offers_at(table.id) == [offer]
    await store.hosting.withdraw(offer.id)
    assert await store.hosting.offer_once(table.id, 0, 77, 31, told) is None
    assert await store.hosting.offers_at(table.id) == []


async def test_an_offer_to_stand_in_goes_with_whoever_was_to_have_the_seat_back(store: Store):
    table = await playing(store)
    standing = await store.hosting.offer(table.id, 0, 77, 31)
    await store.sittings.hand_over(table.id, 0, name="AI", since_event=1, for_user=31)
    assert await store.hosting.offers_at(table.id) == [standing]
    await store.sittings.hand_over(table.id, 0, name="AI", since_event=1)
    assert await store.hosting.offers_at(table.id) == []


async def test_an_offer_no_longer_names_for_whom_when_they_are_forgotten(store: Store):
    table = await playing(store)
    await store.hosting.offer(table.id, 0, 77, 35)
    await store.privacy.forget(35, str, str)
    assert [(offer.user_id, offer.for_user) for offer in await store.hosting.offers_at(table.id)] == [(77, None)]


async def test_offers_to_stand_in_and_seats_of_ghosts_are_taken_along(path: Path, clock: Clock):
    """Before offers said for whom: it was the holiday that wanted just this person."""
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await migrate(connection, migrations()[:6])
    with sqlite3.connect(path) as old:
        moment = "2026-01-31T12:00:00.000000+00:00"
        old.execute(
            "INSERT INTO tables (guild_id, channel_id, game, seats, host_id, options, seed, commitment, created_at)"
            " VALUES (10, 20, 'corsari', 3, 30, '{}', ?, 'c0', ?)",
            ("5eed" * 16, moment),
        )
        for seat, user, for_user in ((0, 31, None), (1, 32, None), (2, 33, -1)):
            old.execute(
                "INSERT INTO sittings (table_id, seat, user_id, name, controller, joined_at, for_user)"
                " VALUES (1, ?, ?, 'x', 'player', ?, ?)",
                (seat, user, moment, for_user),
            )
        old.execute("""INSERT INTO people (user_id, settings) VALUES (31, '{"vacation": {"person": 77}}')""")
        for seat in (0, 1):
            old.execute("INSERT INTO offers (table_id, seat, user_id, offered_at) VALUES (1, ?, 77, ?)", (seat, moment))
    old.close()
    async with await Store.open(path, now=clock) as store:
        assert [offer.for_user for offer in await store.hosting.offers_at(1)] == [31, None]
        assert [sitting.for_user for sitting in await store.sittings.at(1)] == [None, None, None]
