"""Tables that run for weeks: timers, notices, absent people, and missed answers."""

from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

from storage import STOOD, NewTimer, Outage, Store, WrongState
from tests.storage.making import NOON, Clock, entry, lobby, playing

MINUTE = timedelta(minutes=1)


def timer(seat: int | None, minutes: float, kind: str = "half", **data: Any) -> NewTimer:
    return NewTimer(seat, kind, NOON + minutes * MINUTE, data)


async def test_timers_come_due_in_order_with_the_person_of_the_seat(store: Store):
    match = await playing(store)
    timers = store.timers
    assert await timers.next_due(["half", "last"]) is None
    await timers.change(match.id, [timer(1, 2, n=1), timer(0, 1, "last"), timer(None, 0), timer(0, 0, "other")])
    assert await timers.next_due(["half", "last"]) == NOON + MINUTE
    assert await timers.due(["half", "last"], NOON) == []
    due = await timers.due(["half", "last"], NOON + 3 * MINUTE)
    assert [(row.kind, row.user_id, row.data) for row in due] == [("last", 31, {}), ("half", 32, {"n": 1})]
    await timers.change(match.id, [], [due[0].id, due[0].id])
    assert await timers.next_due(["half", "last"]) == NOON + 2 * MINUTE


async def test_a_due_timer_names_the_present_person_of_the_seat_and_never_an_ai(store: Store):
    match = await playing(store)
    await store.sittings.hand_over(match.id, 0, name="Cat", since_event=0, user_id=33)
    await store.sittings.hand_over(match.id, 1, name="AI", since_event=0)
    await store.timers.change(match.id, [timer(0, 1), timer(1, 2)])
    assert [(row.seat, row.user_id) for row in await store.timers.due(["half"], NOON + 9 * MINUTE)] == [(0, 33)]
    await store.sittings.hand_over(match.id, 0, name="AI", since_event=0)
    assert await store.timers.due(["half"], NOON + 9 * MINUTE) == []
    assert await store.timers.next_due(["half"]) is None


async def test_a_timer_of_a_kind_is_replaced_with_or_without_a_seat(store: Store):
    match = await playing(store)
    for seat in (None, 0, 1):
        await store.timers.change(match.id, [timer(seat, 0, first=seat)])
        await store.timers.change(match.id, [timer(seat, 1, second=seat)])
    assert [(row.seat, row.data) for row in await store.timers.at(match.id)] == [
        (seat, {"second": seat}) for seat in (None, 0, 1)
    ]


async def test_moments_compare_across_time_zones(store: Store):
    match = await playing(store)
    tokyo = datetime(2026, 1, 31, 21, 0, 30, 5, tzinfo=timezone(timedelta(hours=9)))
    await store.timers.change(match.id, [NewTimer(0, "half", tokyo, {})])
    (row,) = await store.timers.at(match.id)
    assert row.due_at == tokyo
    assert await store.timers.due(["half"], NOON + timedelta(seconds=30)) == []
    assert len(await store.timers.due(["half"], NOON + timedelta(seconds=30, microseconds=5))) == 1
    with pytest.raises(ValueError, match="zone"):
        await store.timers.due(["half"], datetime(2026, 1, 31))  # noqa: DTZ001 - that it has none is the point


async def test_no_timer_of_a_paused_table_is_due_and_asked_timers_note_the_pause(store: Store, clock: Clock):
    match = await playing(store)
    kept = [timer(0, 0, "asked", n=1), timer(0, 5, "deadline"), timer(0, 4, "turn")]
    await store.timers.change(match.id, [*kept, timer(0, 4), timer(0, 4, "last")])
    for _ in range(2):
        clock.pass_by(60)
        await store.tables.pause(match.id, paused=True)
        assert await store.timers.next_due(["half", "turn"]) is None
        assert await store.timers.due(["half", "turn"], NOON + 99 * MINUTE) == []
        clock.pass_by(3600)
        await store.tables.pause(match.id, paused=False)
    # Reminders are deleted, because they are set again with the deadline.
    asked, *others = await store.timers.at(match.id)
    assert [(row.kind, row.due_at) for row in (asked, *others)] == [(t.kind, t.due_at) for t in (kept[0], *kept[:0:-1])]
    paused = [[datetime.fromisoformat(moment) for moment in pair] for pair in asked.data[STOOD]]
    assert paused == [[NOON + MINUTE, NOON + 61 * MINUTE], [NOON + 62 * MINUTE, NOON + 122 * MINUTE]]
    assert asked.data["n"] == 1


async def test_a_start_notes_when_the_bot_did_not_run_as_long_as_a_question_is_older(store: Store, clock: Clock):
    match = await playing(store)
    await store.timers.change(match.id, [timer(0, 0, "asked")])

    async def begun() -> list[Outage]:
        await store.running.begin(MINUTE)
        return store.running.outages

    clock.pass_by(3600)
    assert await begun() == [], "it has never been seen before"
    clock.pass_by(30)
    await store.running.note()
    clock.pass_by(60)
    assert await begun() == []
    clock.pass_by(61)
    first = Outage(clock() - timedelta(seconds=61), clock())
    assert await begun() == [first]
    clock.pass_by(3600)
    assert await store.running.begin(MINUTE) == first.until
    assert store.running.outages == [first, Outage(first.until, clock())]
    # A question that is asked after them has all its time before it.
    (asked,) = await store.timers.at(match.id)
    await store.timers.change(match.id, [NewTimer(0, "asked", clock(), {})], [asked.id])
    assert await begun() == []


async def test_no_timer_of_a_frozen_match_is_due_and_an_ended_one_has_no_timers(store: Store):
    match = await playing(store)
    await store.timers.change(match.id, [timer(0, 0)])
    await store.tables.freeze(match.id, "why")
    assert await store.timers.due(["half"], NOON) == []
    await store.tables.stop(match.id)
    await store.timers.change(match.id, [timer(0, 0)])
    assert await store.timers.at(match.id) == []


async def test_a_new_pace_changes_only_the_given_timers(store: Store):
    match = await playing(store)
    assert match.pace == {}
    await store.timers.change(match.id, [timer(0, 0)])
    assert (await store.tables.set_pace(match.id, {"minutes": 60})).pace == {"minutes": 60}
    assert len(await store.timers.at(match.id)) == 1
    await store.tables.stop(match.id)
    with pytest.raises(WrongState):
        await store.tables.set_pace(match.id, {})
    assert (await lobby(store, 21, pace={"minutes": 5})).pace == {"minutes": 5}


async def test_a_person_gets_one_notice_for_each_key(store: Store, clock: Clock):
    match = await playing(store)
    await store.timers.change(match.id, [timer(0, 0), timer(1, 0)])
    mine, yours = await store.timers.at(match.id)
    first = await store.notices.write(31, "half-0.1", {"a": 1}, [mine.id])
    assert first is not None
    assert await store.timers.at(match.id) == [yours]
    assert await store.notices.write(31, "half-0.1", {"a": 2}) is None
    other = await store.notices.write(32, "half-0.1", {}, [yours.id])
    assert other is not None
    assert await store.notices.unsent() == [first, other]
    await store.notices.mark_sent(first.id, 5, 6)
    await store.notices.give_up(first.id, "dropped")
    await store.notices.give_up(other.id, "refused")
    assert await store.notices.unsent() == []
    assert [(row.state, row.message_id) for row in await store.notices.of(31)] == [("sent", 6)]
    await store.notices.clear(NOON)
    assert len(await store.notices.of(31)) == 1
    clock.pass_by(1)
    await store.notices.write(31, "last-0.1", {})
    await store.notices.clear(clock() + MINUTE)
    assert [row.key for row in await store.notices.of(31)] == ["last-0.1"]


async def test_a_person_is_away_until_they_are_back(store: Store, clock: Clock):
    match = await playing(store)
    sitting, _ = await store.sittings.at(match.id)
    assert await store.sittings.set_away(sitting.id, "absent")
    assert not await store.sittings.set_away(sitting.id, "absent")
    clock.pass_by(60)
    assert await store.sittings.set_away(sitting.id, None)
    (now, _) = await store.sittings.at(match.id)
    assert (now.away, now.back_at) == (None, NOON + MINUTE)
    over = await store.sittings.hand_over(match.id, 0, name="Cat", since_event=0, user_id=33, for_user=31)
    assert over.for_user == 31
    assert not await store.sittings.set_away(sitting.id, "absent")


async def test_missed_answers_are_counted_since_the_persons_last_own_answer(store: Store, clock: Clock):
    match = await playing(store)
    given = ["player", "default", "default", "pilot", "player", "default", "pilot"]
    counts = []
    for position, by in enumerate(given):
        clock.pass_by(1)
        await store.entries.append(match.id, position, [entry(by=by)])
        await store.entries.append(match.id, position + 1, [entry(by="default", seat=1)]) if position == 6 else None
        counts.append(await store.entries.missed(match.id, 0, NOON))
    assert counts == [0, 1, 2, 3, 0, 1, 2]
    assert await store.entries.missed(match.id, 1, NOON) == 1
    assert await store.entries.missed(match.id, 0, clock()) == 0


async def test_orders_and_excluded_entries_count_neither_as_missed_nor_as_activity(store: Store, clock: Clock):
    match = await playing(store)
    for position, by in enumerate(["default", "player", "default", "default"]):
        clock.pass_by(1)
        await store.entries.append(match.id, position, [entry(by=by)])
    await store.entries.append(match.id, 4, [entry(type="orders", question=None, kind=None)])
    assert await store.entries.missed(match.id, 0, NOON) == 2
    assert await store.entries.missed(match.id, 0, NOON, [3]) == 1
    assert await store.entries.missed(match.id, 0, NOON, [1, 2]) == 2
