"""Faults of Discord and the network, moderators and talk: everything is told exactly once, in order."""

import asyncio
import types
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import discord.http
import pytest

import bot.delivery.messages
import bot.delivery.worker
import bot.tables.table
from bot.app import Quartermaster
from bot.delivery.teller import DELETED
from bot.loopback import Message, Permission, Person
from bot.screens.pages import MARK
from bot.tables.table import Table
from storage import OutboxRow, Store

from ..house import House
from .audit import complaints, number
from .playing import all_settled, eventually, everything, of_bot, play_on, restart, table_of

SENDING = r"^/channels/\d+/messages$"
EDITING = r"^/channels/\d+/messages/\d+$"
QUICK = (0.02, 0.05, 0.1)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the waits of discord.py after a 5xx, a 429 and an op 9, and of the delivery between attempts."""
    quick = types.ModuleType("asyncio")
    quick.__dict__.update(asyncio.__dict__)

    async def sleep(seconds: float) -> None:
        await asyncio.sleep(seconds / 100)

    quick.sleep = sleep  # type: ignore[attr-defined]
    monkeypatch.setattr(discord.http, "asyncio", quick)
    monkeypatch.setattr(bot.delivery.worker, "RETRY", QUICK)


@pytest.fixture(autouse=True)
def watchful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at a channel whenever something changes, and count nobody as being at the table."""
    monkeypatch.setattr(bot.delivery.messages, "LOOK", timedelta(0))
    monkeypatch.setattr(bot.tables.table, "HERE", timedelta(0))

    async def identify(self: Any, shard_id: Any, *, initial: bool = False) -> None:
        return

    monkeypatch.setattr(Quartermaster, "before_identify_hook", identify)


class Game:
    """A house with a match of Ann and Ben; ``on`` answers for both."""

    def __init__(self, house: House, table: Table, ann: Person, ben: Person) -> None:
        self.house, self.server, self.table = house, house.server, table
        self.ann, self.ben = ann, ben
        self.deleted: set[int] = set()

    def delete(self, message: Message) -> None:
        """Delete a message as a moderator."""
        self.deleted.add(message.id)
        self.server.state.world.delete(message)

    async def on(self, answers: int = 6) -> None:
        await play_on(self.table, answers)

    async def turns(self, number: int) -> None:
        """Play with everything told before the next answer."""
        for _ in range(number):
            await self.on(1)
            await self.told()

    async def told(self) -> None:
        """Wait until everything is told, and compare it with the log."""
        await all_settled(self.house)
        async with asyncio.timeout(60):
            while found := await complaints(self.server, self.house.settings.database, self.deleted):
                assert self.house.bot.crew.tasks, found
                await asyncio.sleep(0.05)
                await all_settled(self.house)

    async def restart(self) -> None:
        await restart(self.house)
        self.table = await table_of(self.house)


@pytest.fixture
async def game(tmp_path: Path, wrong_in: Callable[[Path], list[str]]) -> AsyncIterator[Game]:
    house = House(tmp_path, record=tmp_path / "http.jsonl", dice_seed="faults")
    await house.start()
    ann, ben = house.people("Ann", "Ben")
    try:
        game = Game(house, await house.sit_down(ann, ben), ann, ben)
        await game.told()
        yield game
        await game.told()
    finally:
        await house.close()
    assert house.server.trouble == []
    assert wrong_in(tmp_path / "http.jsonl") == []


@pytest.mark.parametrize("status", [500, 502, 503, 504])
@pytest.mark.parametrize("after", [False, True], ids=["refused", "carried out"])
async def test_server_errors(game: Game, status: int, after: bool) -> None:
    for method, path in (("POST", SENDING), ("PATCH", EDITING), ("GET", SENDING)):
        game.server.faults.add(method, path, status=status, times=4, after=after)
    await game.on(12)
    await game.told()


async def deleted_rows(game: Game) -> list[OutboxRow]:
    """Return the rows of direct messages that were deleted."""
    rows = await game.house.bot.store.outbox.all(game.table.id)
    return [row for row in rows if row.body.get(DELETED)]


@pytest.mark.parametrize("fault", [{"status": 503}, {"status": 500}, {"drop": True}], ids=["503", "500", "dropped"])
@pytest.mark.parametrize("after", [False, True], ids=["refused", "carried out"])
async def test_deletions_of_direct_messages_that_tell_nothing(game: Game, fault: dict[str, Any], after: bool) -> None:
    """A deletion that seemed to fail is tried again; a message that is gone by then counts as deleted."""
    game.server.expected.add(10008)
    game.server.faults.add("DELETE", EDITING, times=6, after=after, **fault)
    await game.turns(14)
    rows = await deleted_rows(game)
    assert rows
    assert all(row.recipient != "t" and row.state == "sent" for row in rows)
    assert all(row.body["kind"] == "own" for row in rows)
    await game.restart()
    await game.told()
    assert await deleted_rows(game) == rows


@pytest.mark.parametrize("after", [False, True], ids=["before", "after it was carried out"])
async def test_dropped_connections(game: Game, after: bool) -> None:
    for method, path in (("POST", SENDING), ("PATCH", EDITING), ("GET", SENDING)):
        game.server.faults.add(method, path, drop=True, times=3, after=after)
    await game.on(12)
    await game.told()


async def test_requests_that_time_out(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord carries the requests out, but the bot gets no answer."""
    request, left = discord.http.HTTPClient.request, 6

    async def too_late(client: Any, route: Any, **about: Any) -> Any:
        nonlocal left
        answer = await request(client, route, **about)
        if left and "/messages" in route.path:
            left -= 1
            raise TimeoutError
        return answer

    monkeypatch.setattr(discord.http.HTTPClient, "request", too_late)
    await game.on(12)
    await game.told()
    assert left == 0


async def test_a_very_slow_send_arrives_while_the_bot_restarts(game: Game) -> None:
    begun, arrived, late = asyncio.Event(), asyncio.Event(), asyncio.Event()
    hooks = game.server.hooks

    async def hold(entry: dict[str, Any]) -> None:
        if entry["method"] == "POST" and entry["path"].endswith("/messages") and not begun.is_set():
            begun.set()
            await late.wait()
            hooks.after_request = arrive

    async def arrive(_: dict[str, Any]) -> None:
        hooks.after_request = None
        arrived.set()

    hooks.before_request = hold
    await game.on(20)
    await asyncio.wait_for(begun.wait(), 30)
    await game.restart()
    late.set()
    await asyncio.wait_for(arrived.wait(), 30)
    await game.told()


async def test_rate_limits(game: Game) -> None:
    game.server.limits.enabled = True
    game.server.limits.limit, game.server.limits.per = 2, 0.2
    game.server.faults.add("POST", SENDING, retry_after=0.3, times=3)
    game.server.faults.add("PATCH", EDITING, retry_after=0.3, times=3)
    await game.on(30)
    await game.told()


async def test_gateway_disconnections(game: Game) -> None:
    for disturb in (
        game.server.ask_reconnect,
        game.server.disconnect,
        game.server.invalidate,
        lambda: game.server.disconnect(1006),
    ):
        await disturb()
        await game.on(3)
        await game.server.until(lambda: game.server.connected, 10)
        await game.house.own_screen(game.ann)
    await game.told()


async def test_direct_messages_are_closed_during_a_match(game: Game) -> None:
    await game.on(4)
    await game.told()
    before = len(of_bot(game.server, game.ann.dm))
    game.ann.dms = False
    await game.turns(6)
    assert len(of_bot(game.server, game.ann.dm)) == before
    assert (await game.house.bot.store.people.get(game.ann.id)).dm == "refused"
    asked = sum(entry["status"] == 403 for entry in game.server.traffic)
    await game.turns(6)
    # The bot does not repeat the attempt.
    assert sum(entry["status"] == 403 for entry in game.server.traffic) == asked
    screen = await game.house.own_screen(game.ann)
    assert screen.text


async def test_direct_messages_are_open_again_at_the_next_table(game: Game) -> None:
    game.ann.dms = False
    await game.turns(6)
    game.ann.dms = True
    tavern = game.server.channel
    game.server.channel = game.server.add_channel("cellar")
    card = await game.house.open_lobby(game.ann)
    await game.house.press(game.ann, card, "join")
    game.server.channel = tavern
    await game.on(2)
    await game.told()
    sitting = game.table.sitting_of(game.ann.id)
    assert sitting is not None
    states = [r.state for r in await game.house.bot.store.outbox.all(game.table.id) if r.recipient == f"s{sitting.id}"]
    # The refused messages were told later: the comparison with the log passed.
    assert states.count("refused") == 1
    assert states[-1] == "sent"


@pytest.mark.parametrize("answers", [1, 60], ids=["before it is edited", "before the next one"])
async def test_a_moderator_deletes_the_newest_message(game: Game, answers: int) -> None:
    game.server.expected.add(10008)
    await game.on(3)
    await game.told()
    game.delete(of_bot(game.server, game.server.channel)[-1])
    await game.on(answers)
    await game.told()


async def test_after_much_talk_the_message_is_posted_again(game: Game) -> None:
    for _ in range(4):
        await game.on(2)
        await game.told()
        old = of_bot(game.server, game.server.channel)[-1]
        for _ in range(6):
            await game.ben.say(game.server.channel, "Arr!")
        await game.on(1)
        await game.told()
        new = of_bot(game.server, game.server.channel)[-1]
        assert new is not old
        assert new.buttons
        assert not old.buttons
        assert str(new.id) in old.text
        assert list(game.server.channel.messages)[-1] == new.id


async def test_after_a_little_talk_the_message_is_edited(game: Game) -> None:
    old = of_bot(game.server, game.server.channel)[-1]
    for _ in range(5):
        await game.ben.say(game.server.channel, "Arr!")
    await game.on(1)
    await game.told()
    assert of_bot(game.server, game.server.channel)[-1] is old


async def test_an_old_message_is_not_edited(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    old = of_bot(game.server, game.server.channel)[-1]
    clock = game.house.bot.clock
    real = clock.now
    monkeypatch.setattr(clock, "now", lambda: real() + timedelta(minutes=61))
    await game.on(1)
    await game.told()
    assert of_bot(game.server, game.server.channel)[-1] is not old


@pytest.mark.parametrize("lost", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_the_channel_is_closed_for_a_while(game: Game, lost: Permission) -> None:
    game.server.expected.update((50001, 50013))

    def direct() -> list[str]:
        # Several turns told at once may be an edit of an existing message.
        homes = (game.ann.dm, game.ben.dm)
        return [message.text for home in homes for message in of_bot(game.server, home)]

    before = direct()
    game.server.deny(game.server.channel, lost)
    await game.on(30)
    # Direct messages are not affected.
    await eventually(lambda: direct() != before)
    game.server.deny(game.server.channel, 0)
    await game.told()


async def test_without_permission_to_read_the_history(game: Game) -> None:
    game.server.state.world.nonce_window = timedelta(0)
    await hold_back(game)
    game.server.deny(game.server.channel, Permission.READ_MESSAGE_HISTORY)
    await game.house.start()
    game.table = await table_of(game.house)
    before = len(of_bot(game.server, game.server.channel))
    await game.house.bot.settled(game.table, 30)
    assert len(of_bot(game.server, game.server.channel)) == before
    game.server.deny(game.server.channel, 0)
    await game.told()


async def hold_back(game: Game) -> None:
    """Stop the bot when a message of the table has arrived but its row is not marked as sent."""
    path = f"/channels/{game.server.channel.id}/messages"
    known = len(of_bot(game.server, game.server.channel))
    answered, stopped = asyncio.Event(), asyncio.Event()

    async def stop_after(entry: dict[str, Any]) -> None:
        if entry["method"] == "POST" and entry["path"] == path:
            game.server.hooks.after_request = None
            answered.set()
            await stopped.wait()

    game.server.hooks.after_request = stop_after
    for _ in range(6):
        await game.ben.say(game.server.channel, "Arr!")
    await game.on(1)
    await asyncio.wait_for(answered.wait(), 30)
    await game.house.stop()
    stopped.set()
    assert len(of_bot(game.server, game.server.channel)) == known + 1
    assert (await rows_of(game))[-1].state == "written"


async def rows_of(game: Game) -> list[OutboxRow]:
    """Return the table's own rows while no bot uses the database."""
    async with await Store.snapshot(game.house.settings.database, now=lambda: datetime.now(UTC)) as store:
        return [row for row in await store.outbox.all(game.table.id) if row.recipient == "t"]


async def come_back(game: Game) -> None:
    await game.house.start()
    game.table = await table_of(game.house)
    await game.told()


async def test_after_the_nonce_window_the_history_shows_what_arrived(game: Game) -> None:
    game.server.state.world.nonce_window = timedelta(0)
    await hold_back(game)
    known = len(of_bot(game.server, game.server.channel))
    await come_back(game)
    assert len(of_bot(game.server, game.server.channel)) == known


async def test_much_other_talk_does_not_hide_the_message(game: Game) -> None:
    game.server.state.world.nonce_window = timedelta(0)
    await hold_back(game)
    for count in range(250):
        await game.ann.say(game.server.channel, f"Arr {count}!")
    await come_back(game)


async def test_no_other_message_is_mistaken_for_the_rows(game: Game) -> None:
    """Neither an equal message of another bot, nor one of this bot for another row or table."""
    game.server.state.world.nonce_window = timedelta(0)
    path = f"/channels/{game.server.channel.id}/messages"
    game.server.faults.add("POST", path, status=503, times=1000)
    for _ in range(6):
        await game.ben.say(game.server.channel, "Arr!")
    await game.on(1)
    await eventually(lambda: any(e["status"] == 503 for e in game.server.traffic))
    await game.house.stop()
    game.server.faults.clear()
    row = (await rows_of(game))[-1]
    assert row.state == "written"
    sample = of_bot(game.server, game.server.channel)[-1]
    stranger = game.server.state.world.add_user("Bosun", bot=True)
    strangers = [
        (stranger, MARK + game.table.id, row.n),
        (sample.author, MARK + game.table.id + 1, row.n),
        (sample.author, MARK + game.table.id, row.n + 1),
    ]
    planted = []
    for author, frame, n in strangers:
        message = await game.ann.say(game.server.channel, "")
        message.author = author
        inside = [{"type": 10, "id": n, "content": "mine"}]
        message.components = [{"type": 17, "id": frame, "accent_color": None, "spoiler": False, "components": inside}]
        planted.append(message)
    await game.house.start()
    game.table = await table_of(game.house)
    await all_settled(game.house)
    for message in planted:
        game.server.channel.messages.pop(message.id)
    await game.told()
    assert number(of_bot(game.server, game.server.channel)[-1]) == row.n


async def test_many_events_are_told_in_several_messages(game: Game) -> None:
    """After an outage of hours, the events do not fit into one message."""
    game.server.faults.add("POST", SENDING, status=503, times=100_000)
    game.server.faults.add("PATCH", EDITING, status=503, times=100_000)
    await play_on(game.table)
    before = len(everything(game.server))
    game.server.faults.clear()
    await game.told()
    assert len(everything(game.server)) > before + 3
