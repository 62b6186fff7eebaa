"""Each statement and each commit of an answer fails once: the table stays whole, and the next press works."""

import sqlite3
from collections.abc import AsyncIterator
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Literal

import pytest

from bot.tables.table import Table
from bot.text import words_for
from rules.kernel import Match, Question

from ...end_to_end.audit import complaints
from ...end_to_end.playing import play_on
from ...house import House, settled

LONG = "first_dealer=2 end_mode=fixed_rounds fixed_rounds=20 sweep=round"
TROUBLES = [words_for("en").line("bot-trouble", kind="full", unchanged=unchanged) for unchanged in (True, False)]
Fault = Literal["statement", "commit", "commit unheard"]

pressing: ContextVar[bool] = ContextVar("pressing", default=False)
"""Whether the code that runs answers a press; workers run on their own."""


class Faults:
    """Makes the n-th statement or commit fail, of a press or of the workers, as on a full disk."""

    def __init__(self, house: House, kind: Fault, *, of_press: bool, monkeypatch: pytest.MonkeyPatch) -> None:
        self._kind = kind
        self._of_press = of_press
        self._target: int | None = None
        self.count = 0
        connection, door = house.bot.store._database._connection, house.bot.door
        self._fetch, self._many, self._answer = connection.execute_fetchall, connection.executemany, door.answer
        monkeypatch.setattr(connection, "execute_fetchall", self._fetching)
        monkeypatch.setattr(connection, "executemany", self._writing)
        monkeypatch.setattr(door, "answer", self._answering)

    def begin(self, target: int | None) -> None:
        """Count from now on, and let the statement or commit of that number fail; None: none."""
        self.count, self._target = 0, target

    async def _answering(self, *args: Any, **kwargs: Any) -> None:
        token = pressing.set(True)
        try:
            await self._answer(*args, **kwargs)
        finally:
            pressing.reset(token)

    def _fails(self, sql: str) -> bool:
        if pressing.get() != self._of_press or (self._kind != "statement" and sql != "COMMIT"):
            return False
        self.count += 1
        return self.count == self._target

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
    house = House(tmp_path)
    await house.start()
    yield house
    await house.close()
    assert house.server.trouble == []


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
    n, failed, told = 0, 0, 0
    while True:
        before = await to_the_next_draw(house, table)
        n += 1
        faults.begin(n)
        reply = await draw(house, table)
        await house.bot.settled(table, 30)
        counted = faults.count
        faults.begin(None)
        given = len(await entries(house, table)) - before
        if reply in TROUBLES:
            told += 1
            # The first text is said only if nothing was changed.
            assert reply == TROUBLES[1] or given == 0
            assert reply not in (again := await draw(house, table))
            assert ("You drew" in again) == (given == 0)
            given = len(await entries(house, table)) - before
        assert given == 1
        if counted < n:
            # There is no n-th statement: all of them have failed.
            break
        failed += 1
    assert failed > (5 if kind == "statement" else 0)
    assert told > 0 if of_press else told == 0
    await house.bot.settled(table, 30)
    Match.replay(await house.bot.store.entries.record(table.id))
    await house.stop()
    assert await complaints(house.server, house.settings.database) == []
