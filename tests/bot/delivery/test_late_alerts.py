"""Messages whose sending failed are told later, in several parts or together with newer events, and alert people."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

import bot.delivery.worker
from bot.handlers.habits import keep
from bot.loopback import Person
from bot.schedule.pace import Habits
from bot.tables.table import Table

from ...end_to_end.playing import play_on
from ...hand_clock import HandClock
from ...house import House, settled
from .test_quiet import Alerts


@pytest.fixture
async def house_of_hours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(bot.delivery.worker, "RETRY", (0.02, 0.05))
    async with House(tmp_path, HandClock()) as house:
        yield house


async def asked_now(table: Table) -> int | None:
    return await table.look(lambda match: next(iter(match.questions), None))


async def private_lines(table: Table, seat: int) -> int:
    return await table.look(lambda match: sum(event.personal for event in match.events(seat)))


async def test_a_story_in_several_direct_messages_alerts(house_of_hours: House) -> None:
    """After an outage the private events do not fit into one message; the last one asks."""
    house = house_of_hours
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2 end_mode=fixed_rounds fixed_rounds=20 sweep=round")
    clock = house.bot.clock
    assert isinstance(clock, HandClock)
    await house.bot.settled(table, 30)
    seat = await asked_now(table)
    turned: Person = (ben, ann)[seat]
    assert turned.dm is not None
    clock.move(timedelta(minutes=70))
    house.server.faults.add("POST", f"^/channels/{turned.dm.id}/messages$", status=503, times=1_000_000)
    house.server.faults.add("PATCH", f"^/channels/{turned.dm.id}/messages", status=503, times=1_000_000)
    before = await private_lines(table, 1 - seat)
    while await private_lines(table, 1 - seat) < before + 40 or await asked_now(table) != 1 - seat:
        await play_on(table, 1)
    clock.move(timedelta(minutes=10))
    alerts, shown = Alerts(house, ann, ben), len(turned.sees(turned.dm))
    house.server.faults.clear()
    await house.shown(lambda: turned.sees(turned.dm)[-1].buttons and len(turned.sees(turned.dm)) > shown + 1)
    await house.bot.settled(table, 30)
    assert len(turned.sees(turned.dm)) > shown + 1
    assert alerts.count[turned.name] == 1


async def test_a_mention_that_failed_is_made_though_the_story_goes_on(house_of_hours: House) -> None:
    """The message that was to mention a person is told later as an older part, which mentions nobody."""
    house = house_of_hours
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await house.sit_down(ann, ben, cat, options="first_dealer=2 end_mode=fixed_rounds fixed_rounds=20")
    clock, tavern = house.bot.clock, house.server.channel
    assert isinstance(clock, HandClock)
    await house.bot.settled(table, 30)
    seat = await asked_now(table)
    turned = (ann, ben, cat)[(seat + 1) % 3]
    other = (ann, ben, cat)[(seat + 2) % 3]
    await keep(house.bot, turned.id, Habits(by="channel"))
    await house.bot.settled(table, 30)
    clock.move(timedelta(minutes=70))
    house.server.faults.add("POST", f"^/channels/{tavern.id}/messages$", status=503, times=1_000_000)
    while await asked_now(table) == seat:
        await play_on(table, 1)
    await written(house, table)
    reply = await settled(await other.slash("game resign", tavern))
    assert reply.message is not None
    alerts = Alerts(house, ann, ben, cat)
    await house.press(other, reply.message, "doresign")
    assert await asked_now(table) == (seat + 1) % 3
    house.server.faults.clear()
    await house.bot.settled(table, 30)
    await house.bot.settled(table, 30)
    assert alerts.count[turned.name] == 1


async def written(house: House, table: Table) -> None:
    """Wait until the newest row of the channel is neither sent nor refused."""
    async with asyncio.timeout(60):
        while (last := await house.bot.store.outbox.last(table.id, "t")) is None or last.state != "written":
            await asyncio.sleep(0.01)
