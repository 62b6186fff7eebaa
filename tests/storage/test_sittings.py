import asyncio

import pytest

from storage import (
    AlreadySeated,
    Newcomer,
    NewNotice,
    NewTimer,
    NoSuchSitting,
    NoSuchTable,
    SeatTaken,
    Store,
    TableFull,
    WrongState,
)
from tests.storage.making import NOON, Clock, ever_at, lobby, playing


async def test_people_and_the_ai_sit_on_the_first_free_seats(store: Store):
    table = await lobby(store)
    ann = await store.sittings.sit(table.id, None, 1, "Ann", "player")
    ai = await store.sittings.sit(table.id, 2, None, "Old Bones", "pilot")
    bob = await store.sittings.sit(table.id, None, 2, "Bob", "player")
    assert [row.seat for row in (ann, ai, bob)] == [0, 2, 1]
    assert await store.sittings.at(table.id) == [ann, bob, ai]
    assert (ai.user_id, ai.controller, ai.since_event, ai.joined_at, ai.left_at) == (None, "pilot", 0, NOON, None)
    with pytest.raises(TableFull):
        await store.sittings.sit(table.id, None, 3, "Cid", "player")


async def test_a_sitting_keeps_the_interaction_that_seated_the_person(store: Store):
    table = await lobby(store, seated=[Newcomer(1, "Ann", 501), Newcomer(None, "Old Bones")])
    await store.sittings.sit(table.id, None, 2, "Bob", "player", 502)
    assert [row.interaction_id for row in await store.sittings.at(table.id)] == [501, None, 502]


async def test_nobody_sits_twice_nor_on_a_taken_seat(store: Store):
    table = await lobby(store)
    await store.sittings.sit(table.id, 1, 1, "Ann", "player")
    with pytest.raises(AlreadySeated):
        await store.sittings.sit(table.id, None, 1, "Ann", "player")
    with pytest.raises(SeatTaken):
        await store.sittings.sit(table.id, 1, 2, "Bob", "player")
    with pytest.raises(NoSuchTable):
        await store.sittings.sit(99, None, 2, "Bob", "player")
    assert len(await ever_at(store, table.id)) == 1


async def test_of_twenty_people_who_join_at_once_three_get_seats(store: Store):
    table = await lobby(store)
    joins = [store.sittings.sit(table.id, None, user, "x", "player") for user in range(1, 21)]
    outcome = await asyncio.gather(*joins, return_exceptions=True)
    assert sum(isinstance(one, TableFull) for one in outcome) == 17
    assert [row.seat for row in await store.sittings.at(table.id)] == [0, 1, 2]


async def test_a_person_who_stood_up_may_sit_down_again(store: Store, clock: Clock):
    table = await lobby(store)
    first = await store.sittings.sit(table.id, None, 1, "Ann", "player")
    clock.pass_by(60)
    left = await store.sittings.stand(first.id)
    assert (left.left_at - left.joined_at).total_seconds() == 60
    with pytest.raises(NoSuchSitting):
        await store.sittings.stand(first.id)
    again = await store.sittings.sit(table.id, None, 1, "Ann", "player")
    assert await store.sittings.at(table.id) == [again]
    assert await ever_at(store, table.id) == [left, again]


async def test_standing_up_from_a_running_match_is_refused(store: Store):
    match = await playing(store)
    sitting, _ = await store.sittings.at(match.id)
    with pytest.raises(WrongState):
        await store.sittings.stand(sitting.id)
    with pytest.raises(WrongState):
        await store.sittings.sit(match.id, None, 5, "Eve", "player")
    assert (await store.sittings.get(sitting.id)) == sitting


async def test_a_seat_is_handed_to_the_ai_and_back(store: Store):
    match = await playing(store)
    ann, bob = await store.sittings.at(match.id)
    ai = await store.sittings.hand_over(match.id, 0, name="Old Bones", since_event=12)
    assert (ai.seat, ai.user_id, ai.controller, ai.since_event) == (0, None, "pilot", 12)
    assert await store.sittings.at(match.id) == [ai, bob]
    assert (await store.sittings.get(ann.id)).left_at == NOON
    back = await store.sittings.hand_over(
        match.id, 0, name="Ann", since_event=20, user_id=ann.user_id, controller="player"
    )
    assert await store.sittings.at(match.id) == [back, bob]
    assert len({ann.id, ai.id, back.id}) == 3


async def test_a_refused_hand_over_changes_nothing(store: Store):
    match = await playing(store)
    before = await ever_at(store, match.id)
    with pytest.raises(AlreadySeated):
        await store.sittings.hand_over(match.id, 0, name="Bob", since_event=1, user_id=32, controller="player")
    with pytest.raises(NoSuchSitting):
        await store.sittings.hand_over(match.id, 5, name="x", since_event=1)
    assert await ever_at(store, match.id) == before
    await store.tables.stop(match.id)
    with pytest.raises(WrongState):
        await store.sittings.hand_over(match.id, 0, name="x", since_event=1)


async def test_a_hand_over_resets_the_seats_timers_but_not_the_tables(store: Store):
    match = await playing(store)
    timers = [NewTimer(seat, kind, NOON, {}) for seat in (0, 1, None) for kind in ("asked", "deadline", "half", "out")]
    await store.timers.change(match.id, timers)
    await store.sittings.hand_over(match.id, 0, name="Cat", since_event=0, user_id=33, controller="player")
    assert {timer.seat for timer in await store.timers.at(match.id)} == {1, None}
    assert len(await store.timers.at(match.id)) == 8


async def test_the_notices_of_a_hand_over_are_written_only_if_it_happens(store: Store):
    match = await playing(store)
    told = [NewNotice(31, "over", {"kind": "over"}), NewNotice(33, "back", {"kind": "back"})]
    with pytest.raises(AlreadySeated):
        await store.sittings.hand_over(match.id, 0, name="Bob", since_event=0, user_id=32, notices=told)
    assert await store.notices.unsent() == []
    await store.sittings.hand_over(match.id, 0, name="Cat", since_event=0, user_id=33, notices=told)
    assert [(row.user_id, row.key) for row in await store.notices.unsent()] == [(31, "over"), (33, "back")]


async def test_a_seat_is_kept_for_a_person_until_they_return_or_are_forgotten(store: Store):
    first, second = await playing(store), await playing(store, 21)
    for match in (first, second):
        await store.sittings.hand_over(match.id, 0, name="Cat", since_event=0, user_id=33, for_user=31)
    assert await store.sittings.kept_for(31) == [first.id, second.id]
    await store.sittings.hand_over(first.id, 0, name="Ann", since_event=0, user_id=31)
    assert await store.sittings.kept_for(31) == [second.id]
    await store.tables.stop(second.id)
    assert await store.sittings.kept_for(31) == []


async def test_the_wish_for_recommended_orders_belongs_to_a_sitting_in_a_lobby(store: Store):
    table = await lobby(store)
    ann, bob = [await store.sittings.sit(table.id, None, user, "x", "player") for user in (1, 2)]
    assert not ann.recommended
    await store.sittings.recommend(ann.id)
    assert [row.recommended for row in await store.sittings.at(table.id)] == [True, False]
    await store.sittings.stand(ann.id)
    with pytest.raises(NoSuchSitting):
        await store.sittings.recommend(ann.id)
    assert not (await store.sittings.sit(table.id, None, 1, "x", "player")).recommended
    begun = await playing(store, 21)
    (first, *_) = await store.sittings.at(begun.id)
    with pytest.raises(WrongState):
        await store.sittings.recommend(first.id)
    assert not (await store.sittings.at(begun.id))[0].recommended
    assert (await store.sittings.get(bob.id)) == bob
