"""Edits that fail, or of which nobody knows whether they were made: in the end every message shows what it should."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

import bot.delivery.messages
import bot.delivery.worker
from bot.delivery.teller import SHOWN
from bot.loopback import Permission
from bot.tables.table import Table
from storage import Store

from ...end_to_end.playing import eventually, play_on, restart
from ...hand_clock import HandClock
from ...house import House
from ..evenings import told
from ..places import Placed


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the wait between looks at a channel."""
    monkeypatch.setattr(bot.delivery.messages, "LOOK", timedelta(0))


async def begun(house: House) -> Placed:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2 end_mode=fixed_rounds fixed_rounds=20 sweep=round")
    game = Placed(house, table, ann, ben)
    await game.settle()
    return game


async def failed(house: House, status: int = 503) -> None:
    """Wait until a request has failed, and delivery waits before it tries again."""
    await eventually(lambda: any(entry["status"] == status for entry in house.server.traffic))


async def test_a_change_that_is_taken_back_after_an_edit_that_seemed_to_fail(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begun(house)
    monkeypatch.setattr(bot.delivery.worker, "RETRY", (3600,))
    tavern, table = house.server.channel, await game.table()
    page = game.shown(tavern)[-1]
    house.server.faults.add("PATCH", f"^/channels/{tavern.id}/messages/{page.id}$", status=503, after=True)
    await table.pause(paused=True)
    await failed(house)
    assert "paused" in page.text
    await table.pause(paused=False)
    await game.settle()
    assert "paused" not in game.shown(tavern)[-1].text
    await game.whole()


@pytest.mark.parametrize("stopped", [False, True])
async def test_a_direct_message_names_the_channel_of_a_match_that_was_moved_there_and_back(
    house: House, monkeypatch: pytest.MonkeyPatch, *, stopped: bool
) -> None:
    """``stopped``: the bot stops before it tries again."""
    game = await begun(house)
    ann, ben = game.people
    tavern, cellar, table = house.server.channel, house.server.add_channel("cellar"), await game.table()
    asked = await table.look(lambda match: next(iter(match.questions)))
    idle = (ben, ann)[asked]
    assert idle.dm is not None
    page = game.shown(idle.dm)[-1]
    monkeypatch.setattr(bot.delivery.worker, "RETRY", (3600,))
    house.server.faults.add("PATCH", f"^/channels/{idle.dm.id}/messages/{page.id}$", status=503, after=True)
    await table.move(cellar.id)
    await failed(house)
    assert cellar.mention in page.text
    if stopped:
        await noted(house, table, 1 - asked)
        await restart(house)
    await (await game.table()).move(tavern.id)
    await game.settle()
    assert tavern.mention in game.shown(idle.dm)[-1].text
    assert cellar.mention not in game.shown(idle.dm)[-1].text


async def test_a_stop_in_the_middle_of_an_edit_is_noted(house: House) -> None:
    """The next start must know that the message may show the other channel."""
    game = await begun(house)
    ann, ben = game.people
    tavern, cellar, table = house.server.channel, house.server.add_channel("cellar"), await game.table()
    asked = await table.look(lambda match: next(iter(match.questions)))
    idle = (ben, ann)[asked]
    assert idle.dm is not None
    page = game.shown(idle.dm)[-1]
    house.server.faults.add("PATCH", f"^/channels/{idle.dm.id}/messages/{page.id}$", after=True, delay=600)
    await table.move(cellar.id)
    await eventually(lambda: cellar.mention in page.text)
    await restart(house)
    await (await game.table()).move(tavern.id)
    await game.settle()
    assert tavern.mention in game.shown(idle.dm)[-1].text


@pytest.mark.parametrize("killed", [False, True])
async def test_an_edit_without_a_note_is_made_again_though_all_is_as_it_was_noted(
    house: House, monkeypatch: pytest.MonkeyPatch, *, killed: bool
) -> None:
    """``killed``: the bot ends before it notes the edit, and the table is moved back before the next bot starts."""
    game = await begun(house)
    ann, ben = game.people
    tavern, cellar, table = house.server.channel, house.server.add_channel("cellar"), await game.table()
    asked = await table.look(lambda match: next(iter(match.questions)))
    idle = (ben, ann)[asked]
    assert idle.dm is not None
    page = game.shown(idle.dm)[-1]
    monkeypatch.setattr(bot.delivery.worker, "RETRY", (3600,))
    outbox, note = house.bot.store.outbox, house.bot.store.outbox.extend_all
    tried = asyncio.Event()

    async def lost(_: object) -> None:
        tried.set()
        if killed:
            await asyncio.Event().wait()
        raise RuntimeError

    monkeypatch.setattr(outbox, "extend_all", lost)
    await table.move(cellar.id)
    await tried.wait()
    assert cellar.mention in page.text
    monkeypatch.setattr(outbox, "extend_all", note)
    if killed:
        await house.stop()
        async with await Store.open(house.settings.database, now=house.clock.now) as store:
            await store.tables.move(table.id, tavern.id)
        await house.start()
    else:
        await table.move(tavern.id)
    await game.settle()
    assert game.shown(idle.dm)[-1] is page
    assert tavern.mention in page.text


async def noted(house: House, table: Table, seat: int) -> None:
    """Wait until it is stored that nobody knows what the newest message to a seat shows."""
    recipient = f"s{table.sitting_at(seat).id}"
    async with asyncio.timeout(60):
        while (last := await house.bot.store.outbox.last(table.id, recipient)) is None or SHOWN in last.body:
            await asyncio.sleep(0.01)


@pytest.fixture
async def hours(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, HandClock()) as house:
        yield house


@pytest.mark.parametrize("stopped", [False, True])
async def test_an_older_direct_message_loses_its_buttons_though_that_failed_first(
    hours: House, monkeypatch: pytest.MonkeyPatch, *, stopped: bool
) -> None:
    """``stopped``: the bot stops before it tries again."""
    house, game = hours, await begun(hours)
    monkeypatch.setattr(bot.delivery.worker, "RETRY", (3600,))
    table, clock = await game.table(), house.clock
    assert isinstance(clock, HandClock)
    dealt = await deals(table)
    while await deals(table) == dealt:
        # Their newest messages are too old to be edited, so that the new cards come in messages of their own.
        clock.move(timedelta(hours=2))
        shown = [game.shown(person.dm)[-1] for person in game.people if person.dm is not None]
        house.server.faults.clear()
        for message in shown:
            house.server.faults.add("PATCH", f"^/channels/{message.channel.id}/messages/{message.id}$", status=503)
        await play_on(table, 1)
        await house.bot.settled(table, 20)
    house.server.faults.clear()
    if stopped:
        await restart(house)
    await game.settle()
    await game.whole()


async def test_an_older_direct_message_loses_its_buttons_though_its_reader_has_left_the_seat_meanwhile(
    hours: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, game = hours, await begun(hours)
    monkeypatch.setattr(bot.delivery.worker, "RETRY", (3600,))
    table, clock, ben = await game.table(), house.clock, game.people[1].dm
    assert isinstance(clock, HandClock)
    assert ben is not None
    dealt = await deals(table)
    while await deals(table) == dealt:
        clock.move(timedelta(hours=2))
        shown = game.shown(ben)[-1]
        house.server.faults.clear()
        house.server.faults.add("PATCH", f"^/channels/{ben.id}/messages/{shown.id}$", status=503, times=99)
        await play_on(table, 1)
        await house.bot.settled(table, 20)
    assert [bool(message.buttons) for message in game.shown(ben)[-2:]] == [True, True]
    await table.hand_over(1, "AI for Ben")
    await house.bot.settled(table, 20)
    house.server.faults.clear()
    await restart(house)
    await game.settle()
    assert not any(message.buttons for message in game.shown(ben))
    await game.whole()


async def deals(table: Table) -> int:
    """Return how often cards were dealt."""
    return await table.look(lambda match: sum(event.kind == "hand_dealt" for event in match.events(0)))


async def test_a_table_message_keeps_its_buttons_where_the_history_cannot_be_read(house: House) -> None:
    """A command has it looked for, and the bot cannot see that it is there."""
    game = await begun(house)
    ann, _ = game.people
    channel = house.server.channel
    house.server.deny(channel, Permission.READ_MESSAGE_HISTORY)
    await game.settle()
    page = game.shown(channel)[-1]
    before = page.text, [button.custom_id for button in page.buttons]
    assert page.buttons
    await told(house, ann, "game status")
    await game.settle()
    assert game.shown(channel)[-1] is page
    assert (page.text, [button.custom_id for button in page.buttons]) == before
