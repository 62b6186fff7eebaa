"""/privacy: what is stored, and how people and servers are forgotten."""

import asyncio
from datetime import timedelta

import discord
import pytest

from bot.app import Quartermaster
from bot.forgetting import purge_servers
from bot.loopback import Message, Person

from ..end_to_end.playing import eventually
from ..house import House, settled
from .watching import publicly

MISSING_ACCESS = 50001


async def asked(house: House, person: Person) -> Message:
    """Use /privacy; return what it shows."""
    reply = await settled(await person.slash("privacy", house.server.channel))
    assert reply.message is not None
    assert reply.message.ephemeral_for == person.id
    return reply.message


async def forgotten(house: House, person: Person) -> str:
    """Have a person delete all that is theirs; return what they hear."""
    screen = await asked(house, person)
    await house.press(person, screen, "forget")
    assert "Forget you?" in screen.text
    await house.press(person, screen, "doforget")
    return screen.text


async def everything_stored(bot: Quartermaster) -> str:
    """Return every value of the whole database, as text."""
    async with bot.store._database.reading() as read:
        tables = [name for (name,) in await read.all("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        rows = [row for table in tables for row in await read.all(f"SELECT * FROM {table}")]
    return "\n".join(str(tuple(row)) for row in rows)


async def removed(house: House) -> None:
    """Have the bot removed from its server, where it may write no more."""
    await house.bot.wait_until_ready()
    house.server.expected.add(MISSING_ACCESS)
    gone = asyncio.ensure_future(house.bot.wait_for("guild_remove", timeout=5))
    house.server.remove_bot()
    await gone


async def test_what_is_stored_is_told_to_whoever_asks(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ai=1)
    assert "You have sat at one table" in (await asked(house, ann)).text
    assert "one of them is still being played" in (await asked(house, ann)).text
    assert "You have sat at no table of mine" in (await asked(house, ben)).text
    (french,) = house.people("Chloé", locale="fr")
    assert "Ce que je garde à votre sujet" in (await asked(house, french)).text


async def test_second_thoughts_forget_nobody(house: House) -> None:
    (ann,) = house.people("Ann")
    table = await house.sit_down(ann, ai=1)
    screen = await asked(house, ann)
    await house.press(ann, screen, "forget")
    await house.press(ann, screen, "keep")
    assert "What I store about you" in screen.text
    assert table.sitting_at(0).user_id == ann.id


async def test_a_person_leaves_every_table_and_is_known_nowhere(house: House) -> None:
    ann, ben = house.people("Annabella", "Ben")
    table = await house.sit_down(ann, ben)
    await house.bot.settled(table, 30)
    assert "Done" in await forgotten(house, ann)
    await house.bot.settled(table, 30)
    assert table.sitting_at(0).controller == "pilot"
    assert table.row.host_id == ben.id
    stored = await everything_stored(house.bot)
    assert "Annabella" not in stored
    assert str(ann.id) not in stored
    assert "Annabella" not in publicly(house, ben)[-1].text
    await house.shown(lambda: "AI for Former player 1" in publicly(house, ben)[-1].text)
    assert "You have sat at no table of mine" in (await asked(house, ann)).text
    # The match is whole: after a restart it replays, and Ben plays on.
    await house.stop()
    await house.start()
    again = await house.bot.tables.in_channel(house.server.channel.id)
    assert again is not None
    assert again.row.state == "playing"
    await again.look(lambda match: match.questions)
    assert not again.frozen


async def test_the_log_of_a_match_that_has_ended_names_them_no_more(house: House) -> None:
    ann, ben = house.people("Annabella", "Ben")
    table = await house.sit_down(ann, ben)
    await house.bot.store.tables.stop(table.id)
    await table.refresh()
    assert "Annabella" in await log_of(house, ben)
    await forgotten(house, ann)
    assert "Annabella" not in await log_of(house, ben)


async def log_of(house: House, person: Person) -> str:
    """Return the story as a person reads it."""
    return (await settled(await person.slash("game log", house.server.channel))).text


async def test_a_lobby_frees_the_seat_and_closes_when_nobody_is_left(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    await house.press(ann, card, "join")
    await house.press(ben, card, "join")
    await forgotten(house, ann)
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert [sitting.user_id for sitting in table.sittings] == [ben.id]
    assert table.row.host_id == ben.id
    await forgotten(house, ben)
    assert await house.bot.tables.in_channel(house.server.channel.id) is None


async def test_only_my_own_screen_forgets_me(house: House) -> None:
    """A press is about whoever pressed; there is nothing in it that could name another."""
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    screen = await asked(house, ann)
    assert [button.custom_id for button in screen.buttons] == ["qb:0:forget:::"]
    await forgotten(house, ben)
    assert table.sitting_of(ann.id) is not None
    assert table.sitting_of(ben.id) is None


@pytest.mark.parametrize("archived", [False, True])
async def test_the_data_of_a_server_go_a_month_after_the_bot_was_removed(house: House, *, archived: bool) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await house.bot.settled(table, 30)
    if archived:
        await house.bot.store.tables.warn(table.id)
        await table.archive(house.clock.now())
        await eventually(lambda: table.id not in house.bot.times)
        assert await house.bot.tables.get(table.id) is not table
    guild = house.server.guild
    await removed(house)
    await purge_servers(house.bot)
    assert await house.bot.store.tables.get(table.id) is not None
    async with house.bot.store._database.writing() as write:
        past = (discord.utils.utcnow() - timedelta(days=31)).isoformat(timespec="microseconds")
        await write.all("UPDATE guilds SET left_at = ?", past)
    await purge_servers(house.bot)
    assert await house.bot.store.tables.get(table.id) is None
    assert await house.bot.tables.get(table.id) is None
    stored = await everything_stored(house.bot)
    assert str(guild.id) not in stored
    assert str(ann.id) not in stored
    assert await house.bot.store.check() == []


async def test_a_server_that_comes_back_keeps_its_tables(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await removed(house)
    await house.stop()
    await house.start()
    store = house.bot.store

    async def left() -> bool:
        return (await store.guilds.get(house.server.guild.id)).left_at is not None

    await house.bot.wait_until_ready()
    await house.bot.tidied.wait()
    assert await left()
    back = asyncio.ensure_future(house.bot.wait_for("guild_join", timeout=5))
    house.server.invite_bot()
    await back
    await house.stop()
    await house.start()
    await house.bot.wait_until_ready()
    await house.bot.tidied.wait()
    assert (await house.bot.store.guilds.get(house.server.guild.id)).left_at is None
    assert await house.bot.store.tables.get(table.id) is not None
