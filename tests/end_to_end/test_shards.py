"""A bot on 5,000 servers: three shards, one process."""

import asyncio
from pathlib import Path

import discord
import pytest

from bot.cli.transcript import holding, newest, presses, public_messages
from bot.loopback import Channel, Message, Person, Response

from ..house import House, settled
from .playing import of_bot

SERVERS = 5000
SHARDS = 3


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the five seconds that discord.py waits before it identifies again."""

    async def at_once(client: discord.Client, shard_id: int | None, *, initial: bool = False) -> None:
        pass

    monkeypatch.setattr(discord.Client, "before_identify_hook", at_once)


@pytest.fixture
async def house(tmp_path: Path):
    """A bot that is on 5,000 servers."""
    house = House(tmp_path, ready_timeout=2)
    while len(house.server.state.world.guilds) < SERVERS:
        house.server.add_channel("tavern", house.server.add_guild("A server"))
    await house.start()
    yield house
    await house.close()
    assert house.server.trouble == []


def channels_by_shard(house: House) -> list[Channel]:
    """Return a channel of each shard, of the newest servers."""
    newest_servers = list(house.server.state.world.guilds.values())[-SHARDS:]
    newest_servers.sort(key=lambda guild: (guild.id >> 22) % SHARDS)
    return [next(iter(guild.channels.values())) for guild in newest_servers]


async def open_lobby(house: House, host: Person, channel: Channel) -> Response:
    """Open a lobby in a channel, and join it with a button."""
    await settled(await host.slash("game new", channel, game="corsari"))
    card = await house.shown(lambda: newest(public_messages(host, channel), lambda press: press.verb == "join"))
    return await house.press(host, card, "join")


def shard_of(reply: Response) -> int:
    assert reply.interaction.session is not None
    return reply.interaction.session.shard.number


async def test_presses_are_answered_in_the_servers_of_all_shards(house: House) -> None:
    (ann,) = house.people("Ann")
    assert set(house.bot.shards) == {0, 1, 2}
    for number, channel in enumerate(channels_by_shard(house)):
        assert shard_of(await open_lobby(house, ann, channel)) == number
    await house.bot.wait_until_ready()
    assert len(house.bot.guilds) == SERVERS
    assert not any(guild.unavailable for guild in house.bot.guilds)
    # Of all members the bot keeps only itself.
    assert sum(len(guild.members) for guild in house.bot.guilds) == SERVERS


async def test_direct_messages_of_a_table_of_another_shard_come_by_shard_0(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    house.server.channel = channels_by_shard(house)[2]
    await house.sit_down(ann, ben)

    def turn() -> tuple[Person, Message] | None:
        """Return who has to answer, and the direct message that asks."""
        sent = [(person, message) for person in (ann, ben) if person.dm for message in of_bot(house.server, person.dm)]
        return next(((p, m) for p, m in sent if holding(m, lambda press: press.verb == "a")), None)

    person, asking = await house.shown(turn)
    asked = [custom_id for custom_id, _ in presses(asking)]
    reply = await house.press(person, asking, "a")
    assert shard_of(reply) == 0
    # The answer counts: the next direct message, or the same one after its edit, asks something else.
    await house.shown(lambda: [custom_id for custom_id, _ in presses(of_bot(house.server, person.dm)[-1])] != asked)
    reply = await settled(await ann.slash("my games", ann.open_dm()))
    assert shard_of(reply) == 0
    assert str(house.server.channel.id) in reply.text


async def test_a_shard_is_lost_and_resumes_without_loss(house: House) -> None:
    (ann,) = house.people("Ann")
    server = house.server
    channels = channels_by_shard(house)
    await house.bot.wait_until_ready()

    def live() -> list[int]:
        return sorted(session.shard.number for session in server.state.gateway.sessions.values() if session.live)

    sessions = set(server.state.gateway.sessions)
    resumed = asyncio.create_task(house.bot.wait_for("shard_resumed", timeout=30))
    await server.disconnect(shard=1)
    assert live() == [0, 2]
    # The first press arrives while shard 1 is away.
    replies = await asyncio.gather(*(open_lobby(house, ann, channels[number]) for number in (1, 0, 2)))
    assert [shard_of(reply) for reply in replies] == [1, 0, 2]
    assert await resumed == 1
    assert live() == [0, 1, 2]
    assert set(server.state.gateway.sessions) == sessions
