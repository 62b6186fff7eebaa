"""Each statement and each commit of an answer fails once: the table stays whole, and the next press works."""

import asyncio
import contextlib
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Literal

import pytest

from bot.loopback import Channel
from bot.tables.table import Table
from bot.text import words_for
from rules.kernel import Match, Question
from storage import DatabaseTrouble, TableRow

from ...end_to_end.audit import complaints
from ...end_to_end.playing import play_on
from ...house import House, settled

LONG = "first_dealer=2 end_mode=fixed_rounds fixed_rounds=20 sweep=round"
TROUBLES = [words_for("en").line("bot-trouble", kind="full", unchanged=unchanged) for unchanged in (True, False)]
Fault = Literal["statement", "commit", "commit unheard"]

TRIES = 3
"""How often in a row no statement must fail until it is taken for certain that all have failed."""

FAILED = {
    True: {"BEGIN IMMEDIATE", "INSERT INTO entries", "INSERT INTO entry_seals", "UPDATE seals SET", "COMMIT"},
    False: {"SELECT * FROM", "BEGIN IMMEDIATE", "UPDATE outbox SET", "COMMIT"},
}
"""The statements that surely fail, those of a press and those of workers: how many more there are depends on how the
rounds of the workers fall together."""

pressing: ContextVar[bool] = ContextVar("pressing", default=False)
"""Whether the code that runs answers a press; workers run on their own."""


class Faults:
    """Makes each statement or commit fail once, of a press or of the workers, as on a full disk."""

    def __init__(self, house: House, kind: Fault, *, of_press: bool, monkeypatch: pytest.MonkeyPatch) -> None:
        self._kind = kind
        self._of_press = of_press
        self._met: Counter[str] | None = None
        self.failed = set[tuple[str, int]]()
        """The statements that have failed: the first three words, and how many of these a round had before it."""
        self.hit = False
        connection, door = house.bot.store._database._connection, house.bot.door
        self._fetch, self._many, self._answer = connection.execute_fetchall, connection.executemany, door.answer
        monkeypatch.setattr(connection, "execute_fetchall", self._fetching)
        monkeypatch.setattr(connection, "executemany", self._writing)
        monkeypatch.setattr(door, "answer", self._answering)

    def begin(self) -> None:
        """From now on, let the first statement fail that has not failed before."""
        self._met, self.hit = Counter(), False

    def end(self) -> None:
        """Let no more statements fail."""
        self._met = None

    async def _answering(self, *args: Any, **kwargs: Any) -> None:
        token = pressing.set(True)
        try:
            await self._answer(*args, **kwargs)
        finally:
            pressing.reset(token)

    def _fails(self, sql: str) -> bool:
        if pressing.get() != self._of_press or (self._kind != "statement" and sql != "COMMIT"):
            return False
        if self._met is None or self.hit:
            return False
        words = " ".join(sql.split()[:3])
        met = words, self._met[words]
        self._met[words] += 1
        self.hit = met not in self.failed
        self.failed.add(met)
        return self.hit

    async def _fetching(self, sql: str, values: Any = ()) -> Any:
        fails = self._fails(sql)
        if fails and self._kind != "commit unheard":
            raise full()
        rows = await self._fetch(sql, values)
        if fails:
            raise full()
        return rows

    async def _writing(self, sql: str, values: Any) -> Any:
        if self._fails(sql):
            raise full()
        return await self._many(sql, values)


def full() -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    return error


@pytest.fixture
async def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """Start a house whose workers try again soon after a failure."""
    for module in ("bot.workers.ai_seats", "bot.workers.deadlines", "bot.workers.reminders", "bot.delivery.worker"):
        monkeypatch.setattr(f"{module}.RETRY", (0.02,))
    async with House(tmp_path) as house:
        yield house


def is_draw(question: Question) -> bool:
    return question.kind == "draw"


async def draw(house: House, table: Table) -> str:
    """Have the player who is asked draw from the pile; return the private reply."""
    seat = await table.look(lambda match: next(iter(match.questions)))
    people = {person.id: person for person in house.server.people}
    person = people[table.sitting_at(seat).user_id or 0]
    return (await settled(await person.slash("answer", house.server.channel, answer="pile"))).text


async def entries(house: House, table: Table) -> list[Any]:
    """Return the entries of the live match, which must be those of the log."""
    live = await table.look(lambda match: list(match.entries))
    assert live == [row.entry for row in await house.bot.store.entries.after(table.id)]
    return live


async def to_the_next_draw(house: House, table: Table) -> int:
    await play_on(table, until=is_draw)
    await house.bot.settled(table, 30)
    assert table.row.state == "playing"
    return len(await entries(house, table))


@pytest.mark.parametrize("of_press", [True, False], ids=["press", "workers"])
@pytest.mark.parametrize("kind", ["statement", "commit", "commit unheard"])
async def test_each_fails_once(quick: House, kind: Fault, monkeypatch: pytest.MonkeyPatch, *, of_press: bool) -> None:
    house = quick
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=LONG)
    await settled(await ann.slash("game pace", house.server.channel, time="daily"))
    faults = Faults(house, kind, of_press=of_press, monkeypatch=monkeypatch)
    told, spared = 0, 0
    while spared < TRIES:
        before = await to_the_next_draw(house, table)
        faults.begin()
        reply = await draw(house, table)
        await house.bot.settled(table, 30)
        faults.end()
        given = len(await entries(house, table)) - before
        if reply in TROUBLES:
            told += 1
            # The first text is said only if nothing was changed.
            assert reply == TROUBLES[1] or given == 0
            assert reply not in (again := await draw(house, table))
            assert ("You drew" in again) == (given == 0)
            given = len(await entries(house, table)) - before
        assert given == 1
        # Without a hit, all have failed, or workers did two rounds in one.
        spared = 0 if faults.hit else spared + 1
    assert {words for words, _ in faults.failed} >= (FAILED[of_press] if kind == "statement" else {"COMMIT"})
    assert told > 0 if of_press else told == 0
    await house.bot.settled(table, 30)
    Match.replay(await house.bot.store.entries.record(table.id))
    await house.stop()
    assert await complaints(house.server, house.settings.database) == []


def channels(house: House) -> list[Channel]:
    """Return the server's channels; direct messages are none."""
    return [channel for channel in house.server.state.world.channels.values() if channel.guild is not None]


async def move(house: House, table: Table) -> None:
    """Bring the table from the tavern to the cellar, or back."""
    ann = house.server.people[0]
    row = await house.bot.store.tables.get(table.id)
    there = next(c for c in channels(house) if row is not None and c.id != row.channel_id)
    await settled(await ann.slash("game move", there, match=str(table.id)))


async def pause(house: House, table: Table) -> None:
    row = await house.bot.store.tables.get(table.id)
    here = next(c for c in channels(house) if row is not None and c.id == row.channel_id)
    paused = row is not None and row.paused_at is not None
    await settled(await house.server.people[0].slash("game resume" if paused else "game pause", here))


async def archive(house: House, table: Table) -> None:
    await house.bot.store.tables.warn(table.id)
    token = pressing.set(True)
    try:
        with contextlib.suppress(DatabaseTrouble):
            await table.archive(house.bot.store.now())
    finally:
        pressing.reset(token)


async def follows_the_store(house: House, table: Table) -> TableRow:
    """Wait until a table in memory is as it is stored, once the store works again; return its row."""
    await house.bot.store.running.note()
    async with asyncio.timeout(60):
        while (stored := await house.bot.store.tables.get(table.id)) != table.row:
            await asyncio.sleep(0)
    assert stored is not None
    return stored


@pytest.mark.parametrize("change", [move, pause, archive])
@pytest.mark.parametrize("kind", ["statement", "commit", "commit unheard"])
async def test_a_change_of_the_table_that_fails_once(
    quick: House, kind: Fault, change: Callable[[House, Table], Awaitable[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = quick
    ann, ben = house.people("Ann", "Ben")
    house.server.add_channel("cellar")
    table = await house.sit_down(ann, ben, options=LONG)
    faults, seen, spared = Faults(house, kind, of_press=True, monkeypatch=monkeypatch), set[object](), 0
    # A change and the one back have statements of their own.
    while spared < 2:
        await house.bot.settled(table, 30)
        faults.begin()
        await change(house, table)
        faults.end()
        spared = 0 if faults.hit else spared + 1
        row = await follows_the_store(house, table)
        seen.add((row.channel_id, row.state, row.paused_at is None))
        if row.state == "archived":
            await house.bot.crew.wake(table.id)
            table = await house.bot.tables.get(table.id) or table
    assert {words for words, _ in faults.failed} >= (
        {"BEGIN IMMEDIATE", "COMMIT"} if kind == "statement" else {"COMMIT"}
    )
    assert len(seen) > 1 or (change, kind) == (archive, "commit unheard")
    await house.bot.settled(table, 30)
    # The table stands in its channel, and nowhere else.
    row = await follows_the_store(house, table)
    for channel in channels(house):
        shown = [m for m in channel.messages.values() if m.ephemeral_for is None and m.buttons]
        assert len(shown) == (channel.id == row.channel_id)
    assert (await house.bot.store.tables.in_channel(row.channel_id)) == row
