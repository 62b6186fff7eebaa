"""Reminders with a running clock instead of one set by hand."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.clock import SystemClock

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
    async with asyncio.timeout(10):
        while not ears.reminders:
            await asyncio.sleep(0.05)
    looked = 0
    await asyncio.sleep(1)
    assert len(ears.reminders) == 1
    assert looked < 100, "nothing is due for hours"
