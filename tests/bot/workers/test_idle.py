"""A table without work has no workers; every kind of new work wakes it, also after a restart."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

import pytest

import bot.workers.crew
from bot.loopback import Message
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.workers.backlog import AT_ONCE
from bot.workers.crew import LATE, cancelled
from rules.kernel import Match
from storage.database import Statements, Value
from storage.entries import Entries

from ...end_to_end.audit import complaints
from ...end_to_end.playing import eventually, of_bot, play_on, restart, table_of
from ...hand_clock import BEGIN
from ...house import House
from ...weeks import Weeks
from ..ears import HOUR, begun
from ..vacations import goes_away
from .test_deadlines import VOTE, by_whom, due, paced

MINUTE = timedelta(minutes=1)
DAY = 24 * HOUR


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables fall asleep only when the test says so."""
    monkeypatch.setattr(bot.workers.crew, "SWEEP", 1e6)


async def asleep(house: House) -> None:
    """Let every table fall asleep that has nothing to do."""
    await house.bot.crew.sweep()
    await house.bot.crew.sweep()


async def sleeps(house: House, table: Table) -> None:
    """Wait until a table has told everything and is asleep."""
    await (house.told(table) if isinstance(house, Weeks) else house.bot.settled(table, 30))
    async with asyncio.timeout(60):
        while table.id in house.bot.crew.awake:
            await asyncio.sleep(0.01)
            await asleep(house)


async def restarted(house: House) -> list[Message]:
    """Restart the bot and wait until it has done all that it does at a start; return the messages that changed."""
    changed: list[Message] = []
    await house.stop()
    stop = house.server.watch(lambda _, message: changed.append(message))
    await house.start()
    await house.bot.wait_until_ready()
    await eventually(lambda: not len(house.bot.crew.backlog))
    await eventually(lambda: not [task for task in house.bot.crew.tasks if task.get_name() == "places"])
    stop()
    return changed


def of_tables() -> list[str]:
    """Return the names of all tasks that belong to a table."""
    return [task.get_name() for task in asyncio.all_tasks() if task.get_name().startswith("table-")]


async def test_idle_tables_have_no_tasks_and_a_start_looks_at_none_of_them(toy_house: House) -> None:
    house, tables = toy_house, list[Table]()
    for number, game in enumerate(["corsari", "tortuga", "toy"] * 2):
        if number:
            house.server.channel = house.server.add_channel(f"room-{number}")
        people = house.people(*(f"{name} {number}" for name in ("Ann", "Ben", "Cat")))
        tables.append(await house.sit_down(*people, game=game))
    for number in range(6, 12):
        house.server.channel = house.server.add_channel(f"room-{number}")
        await house.open_lobby(house.people(f"Host {number}")[0])
        tables.append(await table_of(house))
    for table in tables:
        await sleeps(house, table)
    assert house.bot.crew.awake == {}
    await eventually(lambda: of_tables() == [])
    assert await house.bot.store.work.unhandled() == []
    assert await restarted(house) == []
    assert (house.bot.crew.awake, of_tables()) == ({}, [])
    assert house.bot.tables.known() == []
    # They are all still there.
    for table in tables:
        again = await house.bot.tables.get(table.id)
        assert again is not None
        await house.bot.settled(again, 30)
    assert await complaints(house.server, house.settings.database) == []


async def test_a_press_wakes_a_table_and_the_ai_plays_on(toy_house: House) -> None:
    house = toy_house
    (ann,) = house.people("Ann")
    table = await house.sit_down(ann, ai=1, game="toy", options="script=two+two+two")
    seat = next(sitting.seat for sitting in table.sittings if sitting.user_id == ann.id)
    while table.row.state == "playing":
        # The AI plays until Ann is asked; then nobody has anything to do.
        await eventually(lambda: table.row.state != "playing" or seat in asked_at(table))
        if table.row.state == "playing":
            await sleeps(house, table)
            assert of_tables() == []
            await play_on(table, 1)
    assert table.row.state == "over"


def asked_at(table: Table) -> list[int]:
    """Return the seats with an open question, if the match is in memory."""
    return [] if table._match is None else list(table._match.questions)


async def test_a_start_with_unfinished_tables_replays_each_match_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path, live_matches=10)
    await house.start()
    tables = list[Table]()
    for number in range(20):
        if number:
            house.server.channel = house.server.add_channel(f"room-{number}")
        tables.append(await house.sit_down(*house.people(f"Ann {number}", f"Ben {number}")))
    for table in tables:
        await house.bot.settled(table, 30)
    await house.bot.store.work.begin(table.id for table in tables)
    replayed, record = list[int](), Entries.record

    async def noted(self: Entries, table_id: int) -> object:
        replayed.append(table_id)
        return await record(self, table_id)

    # The bot is stopped before it can note that there is nothing to do.
    monkeypatch.setattr(bot.workers.crew, "TO_CLOSE", 0)
    monkeypatch.setattr(Entries, "record", noted)
    await house.stop()
    await house.start()
    await eventually(lambda: house.idle)
    assert sorted(replayed) == [table.id for table in tables]
    await house.close()
    assert house.server.trouble == []


# ---------------------------------------------------------------- moments


async def test_a_deadline_runs_out_at_a_table_that_nothing_else_has_woken(weeks: Weeks) -> None:
    table = await paced(weeks, *weeks.people("Ann", "Ben"))
    await sleeps(weeks, table)
    assert weeks.bot.crew.moments.of(table.id) == due(table)
    assert await restarted(weeks) == []
    number = table.id
    assert (number in weeks.bot.crew.awake, weeks.bot.crew.moments.of(number)) == (False, BEGIN + DAY)
    weeks.clock.move(DAY - MINUTE)
    assert number not in weeks.bot.crew.awake
    weeks.clock.move(MINUTE)
    await eventually(lambda: number in weeks.bot.crew.awake)
    table = await table_of(weeks)
    await weeks.told(table)
    assert await by_whom(table) == ["default"]


async def test_a_vacation_begins_and_ends_at_a_table_that_nothing_else_has_woken(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="none", script="two+two+two+two")
    await goes_away(weeks, table, ann, 3, start=(weeks.clock.now() + DAY).date().isoformat(), ai=True)
    number = table.id
    for away, moment in (("vacation", BEGIN + 15 * HOUR), (None, BEGIN + 4 * DAY)):
        await sleeps(weeks, table)
        del table
        assert await restarted(weeks) == []
        weeks.clock.set(moment - MINUTE)
        assert number not in weeks.bot.crew.awake
        weeks.clock.set(moment)
        await eventually(lambda: number in weeks.bot.crew.awake)
        table = await table_of(weeks)
        await weeks.told(table)
        assert table.sitting_at(0).away == away
        # Moments of the last minutes before a start are looked at again.
        weeks.clock.move(LATE)


async def test_after_an_outage_a_deadline_moves_when_its_table_is_next_woken(weeks: Weeks) -> None:
    """Until then the message shows the earlier one: nobody has less time than it says."""
    table = await paced(weeks, *weeks.people("Ann", "Ben"))
    number = table.id
    await sleeps(weeks, table)
    del table
    await weeks.stop()
    weeks.clock.move(10 * HOUR)
    edits: list[Message] = []
    stop = weeks.server.watch(lambda _, message: edits.append(message))
    await weeks.start()
    await weeks.bot.wait_until_ready()
    await eventually(lambda: not len(weeks.bot.crew.backlog))
    stop()
    assert (edits, number in weeks.bot.crew.awake) == ([], False)
    weeks.clock.set(BEGIN + DAY)
    await eventually(lambda: number in weeks.bot.crew.awake)
    table = await table_of(weeks)
    await weeks.told(table)
    assert (due(table), await by_whom(table)) == (BEGIN + DAY + 10 * HOUR, [])
    await weeks.pass_by(table, 10 * HOUR)
    assert await by_whom(table) == ["default"]


async def test_after_an_outage_a_reminder_knows_the_later_deadline(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await sleeps(weeks, table)
    first = min(timer.due_at for timer in table.timers if timer.kind in ("half", "last") and timer.seat == 0)
    number = table.id
    del table
    await weeks.stop()
    weeks.clock.set(first - MINUTE)
    await weeks.start()
    weeks.clock.set(first)
    # The first reminder comes due; it follows the deadline, which has moved.
    await eventually(lambda: number in weeks.bot.crew.awake)
    table = await table_of(weeks)
    await weeks.told(table)
    assert due(table) == BEGIN + DAY + (first - MINUTE - BEGIN)
    kept = [timer for timer in table.timers if timer.kind in ("half", "last")]
    assert kept
    assert all(timer.due_at > first for timer in kept)


@pytest.mark.parametrize("again", [False, True])
async def test_the_count_of_an_open_vote_is_updated_while_its_table_sleeps(weeks: Weeks, *, again: bool) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben, **VOTE)
    weeks.clock.move(timedelta(seconds=20))
    await play_on(table, 1)
    await weeks.told(table)

    def board() -> str:
        return of_bot(weeks.server, weeks.server.channel)[-1].text

    before, number = board(), table.id
    await sleeps(weeks, table)
    assert weeks.bot.crew.moments.of(number) == BEGIN + MINUTE
    if again:
        # The moment stands nowhere but in memory.
        assert await weeks.bot.store.work.unhandled() == [number]
        await restart(weeks)
        table = await table_of(weeks)
        await weeks.told(table)
    assert board() == before
    weeks.clock.set(BEGIN + MINUTE)
    await weeks.shown(lambda: board() != before)


# ---------------------------------------------------------------- unfinished work


async def test_messages_that_failed_stay_noted_and_are_sent_after_the_next_start(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="end_mode=fixed_rounds fixed_rounds=8")
    await sleeps(house, table)
    house.server.faults.add("POST", "/messages", status=503, times=1000)
    house.server.faults.add("PATCH", "/messages/", status=503, times=1000)
    await play_on(table, 3)
    await asleep(house)
    assert table.id in house.bot.crew.awake, "it is being tried"
    await house.stop()
    house.server.faults.clear()
    assert await complaints(house.server, house.settings.database) != []
    changed = await restarted(house)
    assert changed
    again = await table_of(house)
    await house.bot.settled(again, 30)
    assert await complaints(house.server, house.settings.database) == []


async def test_at_no_moment_is_a_table_noted_as_done_before_everything_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After every transaction the bot may be killed: then the next start has to look at the table."""
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="end_mode=fixed_rounds fixed_rounds=8")
    told: list[tuple[int, int, int]] = []
    statements, number = Statements.all, table.id

    async def noted(self: Statements, sql: str, *values: Value) -> Sequence[sqlite3.Row]:
        rows = await statements(self, sql, *values)
        if sql == "COMMIT":
            (row,) = await statements(self, STATE, number)
            if row["done"]:
                told.append((row["entries"], row["upto"], row["unsent"]))
        return rows

    monkeypatch.setattr(Statements, "all", noted)
    monkeypatch.setattr(bot.workers.crew, "SWEEP", 0.001)
    await restart(house)
    table = await table_of(house)
    for _ in range(12):
        await play_on(table, 1)
        await house.bot.settled(table, 30)
        await eventually(lambda: table.id not in house.bot.crew.awake)
    monkeypatch.undo()
    record = await house.bot.store.entries.record(number)
    assert len({entries for entries, _, _ in told}) > 3
    for entries, upto, unsent in told:
        match = Match.replay(record.model_copy(update={"entries": record.entries[:entries]}))
        assert (upto, unsent) == (len(match.events(None)), 0), entries


STATE = (
    "SELECT changes = handled AS done, (SELECT count(*) FROM entries WHERE table_id = ?1) AS entries,"
    " (SELECT max(upto_event) FROM outbox WHERE table_id = ?1 AND recipient = 't' AND state = 'sent') AS upto,"
    " (SELECT count(*) FROM outbox WHERE table_id = ?1 AND state = 'written') AS unsent FROM work WHERE table_id = ?1"
)


async def test_a_change_that_nobody_was_notified_of_is_found_before_a_table_sleeps(weeks: Weeks) -> None:
    """As when reading the table anew has failed after the change was stored."""
    table = await begun(weeks, *weeks.people("Ann", "Ben"))
    await weeks.bot.store.tables.set_pace(table.id, {"minutes": 90})
    assert table.row.pace.get("minutes") != 90
    await sleeps(weeks, table)
    assert table.row.pace["minutes"] == 90
    assert await weeks.bot.store.work.unhandled() == []


async def test_a_change_during_the_last_look_keeps_a_table_awake(weeks: Weeks, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begun(weeks, *weeks.people("Ann", "Ben"))
    shown = Table.changes_shown

    async def changed_meanwhile(self: Table) -> int | None:
        found = await shown(self)
        monkeypatch.setattr(Table, "changes_shown", shown)
        await play_on(self, 1)
        return found

    await weeks.bot.crew.sweep()
    monkeypatch.setattr(Table, "changes_shown", changed_meanwhile)
    await weeks.bot.crew.sweep()
    assert table.id in weeks.bot.crew.awake
    assert await weeks.bot.store.work.unhandled() == [table.id]


async def test_closing_the_bot_stops_a_start_with_much_to_do(toy_house: House) -> None:
    house, tables = toy_house, list[Table]()
    for number in range(12):
        if number:
            house.server.channel = house.server.add_channel(f"room-{number}")
        tables.append(await house.sit_down(*house.people(f"Ann {number}", f"Ben {number}"), game="toy"))
    for table in tables:
        await sleeps(house, table)
    await house.bot.store.guilds.set_language(house.server.guild.id, "fr")
    assert await house.bot.store.work.unhandled() == [table.id for table in tables]
    await house.stop()
    # No message can be sent or changed for now: all that the bot begins stays under way.
    house.server.faults.add("PATCH", "/messages/", status=503, times=10_000)
    await house.start()
    await eventually(lambda: len(house.bot.crew.awake) >= AT_ONCE)
    await house.stop()
    assert of_tables() == []
    house.server.faults.clear()
    await house.start()
    await eventually(lambda: not len(house.bot.crew.backlog))
    for table in tables:
        again = await house.bot.tables.get(table.id)
        assert again is not None
        await house.bot.settled(again, 30)
    assert await complaints(house.server, house.settings.database) == []


async def test_a_bot_that_has_just_started_can_be_closed(house: House) -> None:
    """All that waits for the gateway is cancelled at the moment at which it goes on."""
    for _ in range(3):
        async with asyncio.timeout(60):
            await restart(house)
            await house.stop()
            await house.start()


async def test_a_task_that_misses_its_end_is_ended_all_the_same() -> None:
    async def deaf() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(1e6)
        await asyncio.sleep(1e6)

    task = asyncio.create_task(deaf())
    await asyncio.sleep(0)
    async with asyncio.timeout(60):
        await cancelled([task])
    assert task.cancelled()


async def test_a_press_is_answered_before_the_backlog_of_a_start(toy_house: House) -> None:
    house = toy_house
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, game="toy", options="script=two+two")
    await sleeps(house, table)
    await house.bot.store.work.begin([table.id])
    await restart(house)
    # The backlog is full of tables that keep it waiting.
    backlog, gate = house.bot.crew.backlog, asyncio.Event()
    await eventually(lambda: not len(backlog))

    async def waits(_: int) -> None:
        await gate.wait()

    look, backlog._wake = backlog._wake, waits
    backlog.add(range(1000, 1100))
    backlog.add([table.id])
    table = await table_of(house)
    await play_on(table, 1)
    await house.bot.settled(table, 30)
    assert table.id not in backlog
    assert await complaints(house.server, house.settings.database) == []
    backlog._wake = look
    gate.set()
    await eventually(lambda: not len(backlog))


# ---------------------------------------------------------------- memory


async def test_a_bounded_number_of_tables_stays_in_memory_and_each_is_one_object(
    toy_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = toy_house
    for number in range(6):
        house.server.channel = house.server.add_channel(f"room-{number}")
        await house.open_lobby(house.people(f"Host {number}")[0])
    ids = [row.id for row in await house.bot.store.tables.untold()]
    monkeypatch.setattr("bot.tables.registry.KEPT", 2)
    registry = TableRegistry(house.bot.store, 4)
    first = await registry.get(ids[0])
    for number in ids[1:]:
        await registry.get(number)
    # The first is in use here; of the others, two are kept.
    assert first is not None
    assert {table.id for table in registry.known()} == {ids[0], *ids[-2:]}
    assert await registry.get(ids[0]) is first
    heard: list[Table] = []
    registry.on_change = heard.append
    first.notify()
    assert heard == [first]
