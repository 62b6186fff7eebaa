"""Reminders with a running clock instead of one set by hand."""

import asyncio
from collections.abc import Collection
from datetime import UTC, datetime, timedelta

import pytest

from bot.clock import SystemClock
from bot.schedule.timers import REMINDERS
from storage import NewTimer

from ...hand_clock import HandClock
from ...weeks import Weeks
from ..ears import HOUR, Ears, begun


async def test_a_reminder_comes_once_while_the_clock_runs(weeks: Weeks, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    ears = Ears(weeks)
    await begun(weeks, ann, ben)
    soon = weeks.clock.now() + 12 * HOUR - timedelta(seconds=0.5)
    ahead = soon - datetime.now(UTC)
    looked = 0

    def now(_: HandClock) -> datetime:
        nonlocal looked
        looked += 1
        return datetime.now(UTC) + ahead

    monkeypatch.setattr(HandClock, "now", now)
    monkeypatch.setattr(HandClock, "sleep_until", SystemClock.sleep_until)
    weeks.bot.crew.reminders.wake()
    async with asyncio.timeout(60):
        while not ears.reminders:
            await asyncio.sleep(0.05)
    looked = 0
    await asyncio.sleep(1)
    assert len(ears.reminders) == 1
    assert looked < 100, "nothing is due for hours"


async def test_the_worker_sleeps_on_unless_an_earlier_reminder_is_set(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    reminders, timers = weeks.bot.crew.reminders, weeks.bot.store.timers
    coming = await timers.next_due(REMINDERS)
    assert coming is not None
    async with asyncio.timeout(60):
        while reminders._sleeps_until != coming or reminders.rounds.wake.is_set():
            await asyncio.sleep(0)
    rounds: list[datetime | None] = []
    next_due = timers.next_due

    async def counted(kinds: Collection[str]) -> datetime | None:
        rounds.append(await next_due(kinds))
        return rounds[-1]

    monkeypatch.setattr(timers, "next_due", counted)
    question = await table.look(lambda match: match.questions[0])
    await table.answer(0, question.default, question.id, by="player", user_id=ann.id)
    await weeks.bot.crew.keep_time(table)
    assert [timer.seat for timer in table.timers if timer.kind in REMINDERS] == [1, 1]
    assert (rounds, reminders.rounds.wake.is_set()) == ([], False)
    await timers.change(table.id, [NewTimer(1, "half", coming - HOUR, {"question": "old"})])
    await table.read_timers()
    weeks.bot.crew.expect_reminders(table)
    assert reminders.rounds.wake.is_set()
