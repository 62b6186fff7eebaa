"""/privacy: what is stored, and how the data of people and servers are erased."""

import asyncio
from datetime import timedelta

import discord
import pytest

from bot.app import Quartermaster
from bot.loopback import Message, Person
from bot.workers.purging import purge_servers

from ...end_to_end.playing import eventually
from ...house import House, settled
from ..watching import publicly

MISSING_ACCESS = 50001


async def asked(house: House, person: Person) -> Message:
    """Use /privacy; return its screen."""
    reply = await settled(await person.slash("privacy", house.server.channel))
    assert reply.message is not None
    assert reply.message.ephemeral_for == person.id
    return reply.message


async def forgotten(house: House, person: Person) -> str:
    """Erase a person's data by /privacy; return the final text."""
    screen = await asked(house, person)
    await house.press(person, screen, "forget")
    assert "Delete your data?" in screen.text
    await house.press(person, screen, "doforget")
    return screen.text


async def everything_stored(bot: Quartermaster) -> str:
    """Return every value of the whole database, as text."""
    async with bot.store._database.reading() as read:
        tables = [name for (name,) in await read.all("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        rows = [row for table in tables for row in await read.all(f"SELECT * FROM {table}")]
    return "\n".join(str(tuple(row)) for row in rows)


async def removed(house: House) -> None:
    """Remove the bot from its server and wait until it knows."""
    await house.bot.wait_until_ready()
    house.server.expected.add(MISSING_ACCESS)
    gone = asyncio.ensure_future(house.bot.wait_for("guild_remove", timeout=30))
    house.server.remove_bot()
    await gone


async def test_privacy_says_what_is_stored_about_its_reader(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ai=1)
    assert "You have played at one table" in (await asked(house, ann)).text
    assert "one of which is still open" in (await asked(house, ann)).text
    assert "You have not played at any table" in (await asked(house, ben)).text
    (french,) = house.people("Chloé", locale="fr")
    assert "Ce que je garde à votre sujet" in (await asked(house, french)).text


async def test_going_back_from_the_confirmation_erases_nothing(house: House) -> None:
    (ann,) = house.people("Ann")
    table = await house.sit_down(ann, ai=1)
    screen = await asked(house, ann)
    await house.press(ann, screen, "forget")
    await house.press(ann, screen, "keep")
    assert "What I store about you" in screen.text
    assert table.sitting_at(0).user_id == ann.id


async def test_erasing_a_person_takes_them_from_every_table_and_row(house: House) -> None:
    ann, ben = house.people("Annabella", "Ben")
    table = await house.sit_down(ann, ben)
    await house.bot.settled(table, 30)
    assert "has been deleted" in await forgotten(house, ann)
    await house.bot.settled(table, 30)
    assert table.sitting_at(0).controller == "pilot"
    assert table.row.host_id == ben.id
    stored = await everything_stored(house.bot)
    assert "Annabella" not in stored
    assert str(ann.id) not in stored
    assert "Annabella" not in publicly(house, ben)[-1].text
    await house.shown(lambda: "AI for Former player 1" in publicly(house, ben)[-1].text)
    assert "You have not played at any table" in (await asked(house, ann)).text
    # The match is intact: it replays after a restart, and Ben plays on.
    await house.stop()
    await house.start()
    again = await house.bot.tables.in_channel(house.server.channel.id)
    assert again is not None
    assert again.row.state == "playing"
    await again.look(lambda match: match.questions)
    assert not again.frozen


async def test_the_log_of_an_ended_match_loses_an_erased_name(house: House) -> None:
    ann, ben = house.people("Annabella", "Ben")
    table = await house.sit_down(ann, ben)
    await house.bot.store.tables.stop(table.id)
    await table.refresh()
    assert "Annabella" in await log_of(house, ben)
    await forgotten(house, ann)
    assert "Annabella" not in await log_of(house, ben)


async def log_of(house: House, person: Person) -> str:
    """Return the text of /game log for a person."""
    return (await settled(await person.slash("game log", house.server.channel))).text


async def test_erasing_frees_a_lobby_seat_and_closes_an_empty_lobby(house: House) -> None:
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


async def test_the_button_erases_only_its_presser(house: House) -> None:
    """The button's custom_id names no person, so it can only mean the presser."""
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    screen = await asked(house, ann)
    assert [button.custom_id for button in screen.buttons] == ["qb:0:forget:::"]
    await forgotten(house, ben)
    assert table.sitting_of(ann.id) is not None
    assert table.sitting_of(ben.id) is None


@pytest.mark.parametrize("archived", [False, True])
async def test_a_servers_data_are_erased_a_month_after_the_bots_removal(house: House, *, archived: bool) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await house.bot.settled(table, 30)
    if archived:
        await house.bot.store.tables.warn(table.id)
        await table.archive(house.clock.now())
        await eventually(lambda: table.id not in house.bot.crew.awake)
        assert await house.bot.tables.get(table.id) is not table
    guild = house.server.guild
    await removed(house)
    await purge_servers(house.bot.services)
    assert await house.bot.store.tables.get(table.id) is not None
    async with house.bot.store._database.writing() as write:
        past = (discord.utils.utcnow() - timedelta(days=31)).isoformat(timespec="microseconds")
        await write.all("UPDATE guilds SET left_at = ?", past)
    await purge_servers(house.bot.services)
    assert await house.bot.store.tables.get(table.id) is None
    assert await house.bot.tables.get(table.id) is None
    stored = await everything_stored(house.bot)
    assert str(guild.id) not in stored
    assert str(ann.id) not in stored
    assert await house.bot.store.check() == []


async def test_a_server_that_invites_the_bot_again_keeps_its_tables(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await removed(house)
    await house.stop()
    await house.start()
    store = house.bot.store

    async def left() -> bool:
        return (await store.guilds.get(house.server.guild.id)).left_at is not None

    await house.bot.wait_until_ready()
    await house.bot.purged.wait()
    assert await left()
    back = asyncio.ensure_future(house.bot.wait_for("guild_join", timeout=30))
    house.server.invite_bot()
    await back
    await house.stop()
    await house.start()
    await house.bot.wait_until_ready()
    await house.bot.purged.wait()
    assert (await house.bot.store.guilds.get(house.server.guild.id)).left_at is None
    assert await house.bot.store.tables.get(table.id) is not None
