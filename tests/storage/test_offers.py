"""Pauses, offers of seats and proposals to undo. They end with their match."""

import sqlite3
from pathlib import Path

import aiosqlite
import pytest

from storage import NewNotice, Store, WrongState
from storage.migrate import migrate, migrations
from tests.storage.making import NOON, Clock, entry, lobby, playing, proposal_at


async def test_a_second_pause_and_a_second_resumption_are_refused(store: Store, clock: Clock):
    table = await playing(store)
    assert table.paused_at is None
    assert (await store.tables.pause(table.id, paused=True)).paused_at == NOON
    clock.pass_by(60)
    with pytest.raises(WrongState):
        await store.tables.pause(table.id, paused=True)
    assert (await store.tables.pause(table.id, paused=False)).paused_at is None
    with pytest.raises(WrongState):
        await store.tables.pause(table.id, paused=False)


async def test_only_a_running_match_can_be_paused_and_the_end_of_the_match_ends_the_pause(store: Store):
    waiting = await lobby(store, 21)
    with pytest.raises(WrongState):
        await store.tables.pause(waiting.id, paused=True)
    table = await playing(store)
    await store.tables.pause(table.id, paused=True)
    assert (await store.tables.stop(table.id)).paused_at is None


async def test_a_seat_is_offered_to_one_person_at_a_time(store: Store):
    table = await playing(store)
    first = await store.offers.offer(table.id, 0, 77)
    second = await store.offers.offer(table.id, 0, 78)
    other = await store.offers.offer(table.id, 1, 78)
    assert first.id != second.id
    assert await store.offers.offers_at(table.id) == [second, other]
    assert await store.offers.withdraw(other.id)
    assert not await store.offers.withdraw(first.id)
    assert await store.offers.offers_at(table.id) == [second]


async def test_taking_a_seat_deletes_its_offer_and_the_persons_other_offers(store: Store):
    table = await playing(store)
    await store.offers.offer(table.id, 0, 77)
    kept = await store.offers.offer(table.id, 1, 78)
    await store.sittings.hand_over(table.id, 0, name="AI", since_event=1)
    assert len(await store.offers.offers_at(table.id)) == 2
    await store.sittings.hand_over(table.id, 0, name="Cat", since_event=1, user_id=77, controller="player")
    assert await store.offers.offers_at(table.id) == [kept]
    await store.sittings.hand_over(table.id, 0, name="Dan", since_event=1, user_id=78, controller="player")
    assert await store.offers.offers_at(table.id) == []


async def test_a_proposal_gathers_each_consent_once_and_the_first_refusal(store: Store):
    table = await playing(store)
    await store.entries.append(table.id, 0, [entry()])
    proposal = await store.proposals.propose(table.id, 0, 1, 31, [31])
    for user in (32, 32, 33):
        await store.proposals.consent(proposal.id, user)
    for user in (33, 32):
        await store.proposals.refuse(proposal.id, user)
    found = await proposal_at(store, table.id)
    assert found is not None
    assert (found.consents, found.refused_by) == ((31, 32, 33), 33)
    newer = await store.proposals.propose(table.id, 0, 1, 32, [32])
    await store.proposals.consent(proposal.id, 34)
    assert await proposal_at(store, table.id) == newer


async def test_the_end_of_a_match_deletes_offers_and_proposals(store: Store):
    table = await playing(store)
    await store.offers.offer(table.id, 0, 77)
    await store.proposals.propose(table.id, 0, 1, 31, [])
    await store.tables.stop(table.id)
    assert await store.offers.offers_at(table.id) == []
    assert await proposal_at(store, table.id) is None
    for act in (store.offers.offer(table.id, 0, 77), store.proposals.propose(table.id, 0, 1, 31, [])):
        with pytest.raises(WrongState):
            await act


async def test_forgetting_a_person_deletes_their_offers_and_proposals(store: Store):
    table = await playing(store)
    await store.offers.offer(table.id, 0, 77)
    proposal = await store.proposals.propose(table.id, 0, 1, 31, [31])
    await store.proposals.consent(proposal.id, 77)
    await store.privacy.forget(77, str, str)
    assert await store.offers.offers_at(table.id) == []
    assert await proposal_at(store, table.id) is None


async def test_a_database_of_the_first_version_is_migrated_with_its_match(path: Path, clock: Clock):
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
        assert [(sitting.name, sitting.interaction_id) for sitting in await store.sittings.at(table.id)] == [
            ("Ann", None)
        ]
        assert await store.offers.offers_at(table.id) == []
        assert await store.check() == []


async def test_an_offer_is_made_with_its_notice_or_not_at_all(store: Store):
    table = await playing(store)
    told = NewNotice(77, "standin", {"kind": "standin"})
    # No offer to a person whom the absent player has not chosen, or has stopped choosing.
    await store.people.set_settings(31, {"vacation": {"person": 78}})
    assert await store.offers.offer_once(table.id, 0, 77, 31, told) is None
    await store.people.set_settings(31, {"vacation": {"person": 77}})
    with pytest.raises(sqlite3.IntegrityError):
        await store.offers.offer_once(table.id, -1, 77, 31, told)
    assert await store.notices.of(77) == []
    offer = await store.offers.offer_once(table.id, 0, 77, 31, told)
    assert offer is not None
    assert (offer.user_id, offer.for_user) == (77, 31)
    assert [row.key for row in await store.notices.of(77)] == ["standin"]
    # A person with a notice gets no second one, and a withdrawn offer stays withdrawn.
    assert await store.offers.offer_once(table.id, 0, 77, 31, told) is None
    assert await store.offers.offers_at(table.id) == [offer]
    await store.offers.withdraw(offer.id)
    assert await store.offers.offer_once(table.id, 0, 77, 31, told) is None
    assert await store.offers.offers_at(table.id) == []


async def test_an_offer_to_stand_in_is_deleted_if_its_person_loses_the_seat(store: Store):
    table = await playing(store)
    standing = await store.offers.offer(table.id, 0, 77, 31)
    await store.sittings.hand_over(table.id, 0, name="AI", since_event=1, for_user=31)
    assert await store.offers.offers_at(table.id) == [standing]
    await store.sittings.hand_over(table.id, 0, name="AI", since_event=1)
    assert await store.offers.offers_at(table.id) == []


async def test_an_offer_to_stand_in_no_longer_names_a_forgotten_person(store: Store):
    table = await playing(store)
    await store.offers.offer(table.id, 0, 77, 35)
    await store.privacy.forget(35, str, str)
    assert [(offer.user_id, offer.for_user) for offer in await store.offers.offers_at(table.id)] == [(77, None)]


async def test_offers_to_stand_in_and_seats_of_forgotten_people_are_migrated(path: Path, clock: Clock):
    """Older offers did not name the absent player; the migration takes the name from the vacation's chosen stand-in."""
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
        assert [offer.for_user for offer in await store.offers.offers_at(1)] == [31, None]
        assert [sitting.for_user for sitting in await store.sittings.at(1)] == [None, None, None]
