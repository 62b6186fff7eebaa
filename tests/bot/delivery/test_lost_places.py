"""Channels, threads, servers and permissions that the bot loses in the middle of a match, and gets back."""

import asyncio
from datetime import timedelta

import discord
import pytest

import bot.delivery.worker
from bot.loopback import Permission, Person
from bot.tables.place import Obstacle

from ...end_to_end.playing import eventually, restart
from ...house import House, settled
from ..evenings import told
from ..places import Placed, placed

SEND = Permission.SEND_MESSAGES
VIEW = Permission.VIEW_CHANNEL


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the waits of the delivery between attempts."""
    monkeypatch.setattr(bot.delivery.worker, "RETRY", (0.01, 0.02))


@pytest.fixture(autouse=True)
def refusals(house: House) -> None:
    """Expect Discord's refusals of a lost place."""
    house.server.expected.update((10003, 50001, 50013))


async def begun(house: House, *names: str) -> tuple[Placed, Person, Person]:
    ann, ben = house.people(*(names or ("Ann", "Ben")))
    return await placed(house, ann, ben), ann, ben


# ---------------------------------------------------------------- gone


@pytest.mark.parametrize("place", ["channel", "thread", "channel of the thread"])
async def test_the_host_is_told_once_that_the_channel_was_deleted(house: House, place: str) -> None:
    parent = house.server.channel
    if place != "channel":
        house.server.channel = house.server.add_thread("cellar")
    lost = house.server.channel
    game, ann, ben = await begun(house)
    if place == "channel of the thread":
        game.deleted |= set(lost.messages)
        game.delete(parent)
    else:
        game.delete(lost)
    await house.shown(lambda: game.notices(ann))
    before = game.asked_of(lost)
    await game.on(8)
    assert [text for text in game.notices(ann) if "was deleted" in text and "/game move" in text] == game.notices(ann)
    assert len(game.notices(ann)) == 1
    assert game.notices(ben) == []
    # The match goes on in direct messages, and nothing is tried in the channel again.
    assert game.asked_of(lost) == before
    assert ann.dm is not None
    assert game.shown(ann.dm)


async def test_a_channel_that_was_deleted_behind_the_bots_back(house: House) -> None:
    game, ann, _ = await begun(house)
    lost = house.server.channel
    game.delete(lost, silently=True)
    await game.on(1)
    assert await game.hindered() == "channel"
    await house.shown(lambda: game.notices(ann))
    # The client still believes in the channel after a missed event.
    before = game.asked_of(lost)
    await game.on(3)
    await restart(house)
    await house.bot.wait_until_ready()
    await game.on(6)
    assert game.asked_of(lost) == before
    assert len(game.notices(ann)) == 1


async def test_the_channel_is_deleted_while_the_bot_is_away(house: House) -> None:
    game, ann, _ = await begun(house)
    lost = house.server.channel
    await house.stop()
    game.delete(lost, silently=True)
    await house.start()
    await house.shown(lambda: game.notices(ann))
    await house.bot.wait_until_ready()
    await restart(house)
    await house.bot.wait_until_ready()
    await game.on(4)
    assert len(game.notices(ann)) == 1


async def test_the_bot_is_removed_and_invited_while_its_shard_is_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A shard that identifies anew hears neither of the removal nor of the invitation."""
    free = asyncio.Event()

    async def when_free(client: discord.Client, shard_id: int | None, *, initial: bool = False) -> None:
        await free.wait()

    monkeypatch.setattr(discord.Client, "before_identify_hook", when_free)
    game, ann, _ = await begun(house)
    await house.bot.wait_until_ready()
    bot = house.server.guild.members.pop(house.server.bot_id)
    await house.server.invalidate()
    free.set()
    await house.shown(lambda: game.notices(ann))
    assert "removed from the server" in game.notices(ann)[0]
    free.clear()
    house.server.guild.members[house.server.bot_id] = bot
    before = game.asked_of(house.server.channel)
    await house.server.invalidate()
    free.set()
    await house.shown(lambda: game.asked_of(house.server.channel) > before)
    await game.settle()
    await game.whole()
    assert await game.hindered() is None
    assert len(game.notices(ann)) == 1


async def test_the_bot_is_removed_from_the_server_and_invited_again(house: House) -> None:
    game, ann, ben = await begun(house)
    house.server.remove_bot()
    await house.shown(lambda: game.notices(ann))
    assert "removed from the server" in game.notices(ann)[0]
    before = game.asked_of(house.server.channel)
    await game.on(6)
    assert game.asked_of(house.server.channel) == before
    house.server.invite_bot()
    await house.shown(lambda: game.asked_of(house.server.channel) > before)
    await game.settle()
    await game.whole()
    assert await game.hindered() is None
    assert len(game.notices(ann)) == 1
    assert game.notices(ben) == []
    # A second removal is news again.
    house.server.remove_bot()
    await house.shown(lambda: len(game.notices(ann)) == 2)


async def test_the_other_players_are_told_of_a_lost_channel_when_the_host_has_left(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    game = await placed(house, ann, ben, eve)
    reply = await settled(await ann.slash("game leave", house.server.channel))
    assert reply.message is not None
    await house.press(ann, reply.message, "doleave")
    await game.settle()
    game.delete(house.server.channel)
    await house.shown(lambda: game.notices(ben) and game.notices(eve))
    await game.settle()
    assert [len(game.notices(person)) for person in (ann, ben, eve)] == [0, 1, 1]


async def test_the_players_are_told_if_the_host_takes_no_messages(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As if nobody had been at the table for a while: a new message alerts them.
    monkeypatch.setattr("bot.tables.table.HERE", timedelta(0))
    game, ann, ben = await begun(house)
    ann.dms = False
    # Only a new message is refused, and no edit.
    await game.on(16)
    assert (await house.bot.store.people.get(ann.id)).dm == "refused"
    game.delete(house.server.channel)
    await house.shown(lambda: game.notices(ben))
    assert game.notices(ann) == []


async def test_a_lobby_whose_channel_was_deleted(house: House) -> None:
    (ann,) = house.people("Ann")
    await house.open_lobby(ann)
    (row,) = await house.bot.store.tables.all()
    table = await house.bot.tables.get(row.id)
    assert table is not None
    game = Placed(house, table, ann)
    game.delete(house.server.channel)
    await house.shown(lambda: game.notices(ann))
    await game.settle()
    assert len(game.notices(ann)) == 1


async def test_a_match_that_ends_in_a_deleted_channel_is_put_away(house: House) -> None:
    game, _, _ = await begun(house)
    game.delete(house.server.channel)
    await game.settle()
    table = await game.table()
    await table.resign(0, table.sitting_at(0).user_id or 0, 1)
    if table.row.state != "over":
        await table.resign(1, table.sitting_at(1).user_id or 0, 2)
    await eventually(lambda: table.row.state == "over")
    await game.settle()
    assert await house.bot.store.tables.untold() == []


# ---------------------------------------------------------------- permissions


@pytest.mark.parametrize(
    ("locale", "lost", "named"),
    [
        ("en-US", SEND, "Send Messages"),
        ("en-US", VIEW, "View Channel"),
        ("fr", SEND, "Envoyer des messages"),
        ("ja", VIEW, "チャンネルを見る"),
    ],
)
async def test_a_lost_permission_is_named_and_delivery_goes_on_by_itself(
    house: House, locale: str, lost: Permission, named: str
) -> None:
    (ann,) = house.people("Ann", locale=locale)
    (ben,) = house.people("Ben")
    game = await placed(house, ann, ben)
    channel = house.server.channel
    house.server.deny(channel, lost)
    await house.shown(lambda: game.notices(ann))
    assert named in game.notices(ann)[0]
    posted, asked = len(game.shown(channel)), game.asked_of(channel)
    await game.on(30)
    assert len(game.shown(channel)) == posted
    if lost == VIEW:
        assert game.asked_of(channel) == asked
    # The next private screen says it, too.
    assert ben.dm is not None
    reply = await settled(await ben.slash("hand", ben.dm))
    assert ("View Channel" if lost == VIEW else "Send Messages") in reply.text
    assert ("View Channel" if lost == VIEW else "Send Messages") in await listed(house, ben)
    assert ("View Channel" if lost == VIEW else "Send Messages") in (await told(house, ben, "game status")).text
    house.server.deny(channel, 0)
    await house.shown(lambda: len(game.shown(channel)) > posted)
    await game.settle()
    if locale == "en-US":
        await game.whole()
    assert await game.hindered() is None
    assert len(game.notices(ann)) == 1
    assert game.notices(ben) == []
    assert "🔒" not in (await settled(await ben.slash("hand", ben.dm))).text


async def test_a_locked_thread_counts_as_a_missing_permission(house: House) -> None:
    thread = house.server.add_thread("cellar")
    assert thread.guild is not None
    locked = house.bot.services.servers.refused(thread.guild.id, thread.id, 50083)
    assert locked == Obstacle("permissions", ("manage_threads",))
    assert locked.blocks
    assert house.bot.services.servers.refused(thread.guild.id, thread.id, 10008) is None


async def listed(house: House, person: Person) -> str:
    """Return what /my games says."""
    assert person.dm is not None
    return (await settled(await person.slash("my games", person.dm))).text


async def test_the_permission_of_threads_counts_in_a_thread(house: House) -> None:
    parent = house.server.channel
    house.server.channel = house.server.add_thread("cellar")
    game, ann, _ = await begun(house)
    house.server.deny(parent, Permission.SEND_MESSAGES)
    await game.on(4)
    assert game.notices(ann) == []
    house.server.deny(parent, Permission.SEND_MESSAGES_IN_THREADS)
    await house.shown(lambda: game.notices(ann))
    assert "Send Messages in Threads" in game.notices(ann)[0]
    house.server.deny(parent, 0)
    await game.on(4)
    await game.whole()


async def test_a_refusal_that_the_bot_cannot_foresee_is_not_repeated_for_ever(house: House) -> None:
    game, ann, _ = await begun(house)
    channel = house.server.channel
    # Without an event: the bot's cache says that it may write.
    channel.denied[house.server.bot_id] = VIEW
    await game.on(1)
    await house.shown(lambda: game.notices(ann))
    assert "View Channel" in game.notices(ann)[0]
    await game.settle()
    worker = house.bot.crew.awake[game.number].delivery
    await eventually(lambda: worker._refusals > len(bot.delivery.worker.RETRY))
    channel.denied.clear()
    assert await game.hindered() == "permissions"
    # /game status has it tried again.
    await told(house, ann, "game status")
    await game.settle()
    await game.whole()
    assert await game.hindered() is None


async def test_missing_files_are_named_only_where_pictures_are_shown(house: House) -> None:
    game, ann, _ = await begun(house)
    house.server.deny(house.server.channel, Permission.ATTACH_FILES)
    await game.on(4)
    await game.whole()
    assert game.notices(ann) == []
    (boss,) = house.people("Boss", permissions=int(Permission.MANAGE_GUILD))
    await told(house, boss, "settings pictures", pictures="dark")
    await house.shown(lambda: game.notices(ann))
    assert "Attach Files" in game.notices(ann)[0]
    # The table goes on without pictures.
    await game.on(4)
    await game.whole()


# ---------------------------------------------------------------- a deleted message


@pytest.mark.parametrize("command", ["game status", "move"])
async def test_a_deleted_table_message_comes_back(house: House, command: str) -> None:
    house.server.expected.add(10008)
    game, ann, _ = await begun(house)
    await game.on(3)
    newest = game.shown(house.server.channel)[-1]
    game.deleted.add(newest.id)
    house.server.state.world.delete(newest)
    await game.settle()
    assert not any(message.buttons for message in game.shown(house.server.channel))
    await told(house, ann, command)
    await house.shown(lambda: any(message.buttons for message in game.shown(house.server.channel)))
    await game.whole()
    count = len(game.shown(house.server.channel))
    # A message that is there is not posted again.
    await told(house, ann, command)
    await game.settle()
    assert len(game.shown(house.server.channel)) == count
    await game.on(3)
    await game.whole()


async def test_others_are_told_if_the_host_turns_out_to_refuse_messages(house: House) -> None:
    house.server.expected.add(50007)
    host, ann, ben = house.people("Hanna", "Ann", "Ben")
    card = await house.open_lobby(host)
    for person in (ann, ben):
        await house.press(person, card, "join")
    await house.press(host, await house.board(host, "start"), "start")
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    game = Placed(house, table, ann, ben)
    await game.settle()
    host.dms = False
    game.delete(house.server.channel)
    await house.shown(lambda: game.notices(ann) and game.notices(ben))
    await game.settle()
    assert [len(game.notices(person)) for person in (ann, ben, host)] == [1, 1, 0]
    await restart(house)
    await game.on(4)
    assert [len(game.notices(person)) for person in (ann, ben, host)] == [1, 1, 0]
