"""Erasing people at long-running tables: stand-ins, seat owners, and everything stored for later."""

import re
from datetime import timedelta
from typing import Any

import pytest

from bot.app import Quartermaster
from bot.cli.forget import forgotten as forgotten_by_hand
from bot.loopback import Person
from bot.schedule.pace import Vacation
from bot.tables.table import Table
from bot.workers.purging import purge_servers

from ...house import settled
from ...weeks import Weeks
from ..ears import HOUR, answers, begun, wants
from .test_privacy import forgotten, removed

DAY = 24 * HOUR


async def places(bot: Quartermaster, number: int) -> list[str]:
    """Return every database column that contains a number, by itself or within a text."""
    found: list[str] = []
    async with bot.store._database.reading() as read:
        for (name,) in await read.all("SELECT name FROM sqlite_schema WHERE type = 'table'"):
            for row in await read.all(f"SELECT * FROM {name}"):
                found += [f"{name}.{column}" for column in row.keys() if holds(row[column], number)]  # noqa: SIM118
    return found


def holds(value: Any, number: int) -> bool:
    return value == number or (isinstance(value, str) and re.search(rf"(?<!\d){number}(?!\d)", value) is not None)


async def away_with(house: Weeks, table: Table, person: Person, stand_in: Person) -> None:
    """Send a person on vacation and seat their stand-in."""
    now = house.clock.now()
    await wants(house, person, zone="Asia/Tokyo", vacation=Vacation(start=now, until=now + 5 * DAY, person=stand_in.id))
    await house.told(table)
    await house.press(stand_in, await house.board(stand_in, "sit"), "sit")
    await house.told(table)
    assert table.sitting_at(0).user_id == stand_in.id
    assert table.sitting_at(0).for_user == person.id
    assert await places(house.bot, person.id)


async def goes_on(house: Weeks, table: Table) -> None:
    """Answer every question until the match is over; every asked seat must have a player."""
    while table.row.state == "playing":
        asked = await table.look(lambda match: dict(match.questions))
        for seat, question in asked.items():
            sitting = table.sitting_at(seat)
            if not table.by_ai(sitting):
                assert sitting.user_id is not None
                assert sitting.user_id > 0
                await table.answer(seat, question.default, question.id, by="player", user_id=sitting.user_id)
        await house.told(table)
    assert table.row.state == "over"


@pytest.mark.parametrize("restarted", [False, True])
async def test_the_stand_in_of_an_erased_owner_keeps_the_seat(weeks: Weeks, *, restarted: bool) -> None:
    ann, ben, cat = weeks.people("Annabella", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    await away_with(weeks, table, ann, cat)
    assert "has been deleted" in await forgotten(weeks, ann)
    await weeks.told(table)
    if restarted:
        await weeks.stop()
        await weeks.start()
        found = await weeks.bot.tables.get(table.id)
        assert found is not None
        table = found
    await weeks.pass_by(table, HOUR)
    assert await places(weeks.bot, ann.id) == []
    assert table.sitting_at(0).user_id == cat.id
    await goes_on(weeks, table)
    assert await places(weeks.bot, ann.id) == []


async def test_an_offer_to_stand_in_for_an_erased_owner_names_nobody(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Annabella", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    await settled(await cat.slash("help", weeks.server.channel))
    reply = await settled(await ann.slash("vacation", weeks.server.channel, until="2026-03-08", person=cat))
    assert cat.mention in reply.text
    await weeks.told(table)
    assert [offer.user_id for offer in table.offers] == [cat.id]
    await forgotten(weeks, ann)
    await weeks.told(table)
    assert await places(weeks.bot, ann.id) == []
    if table.offers:
        await weeks.press(cat, await weeks.board(cat, "sit"), "sit")
        await weeks.told(table)
        assert table.sitting_at(0).for_user is None
    await weeks.pass_by(table, 7 * DAY)
    assert await places(weeks.bot, ann.id) == []
    assert table.sitting_at(0).user_id in (cat.id, None)


async def test_an_erased_stand_in_gives_the_seat_back(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Catalina")
    table = await begun(weeks, ann, ben)
    await away_with(weeks, table, ann, cat)
    assert "has been deleted" in await forgotten(weeks, cat)
    await weeks.told(table)
    assert await places(weeks.bot, cat.id) == []
    await weeks.pass_by(table, 6 * DAY)
    assert table.sitting_at(0).user_id == ann.id
    assert table.sitting_at(0).controller == "player"
    await goes_on(weeks, table)
    assert await places(weeks.bot, cat.id) == []


async def test_a_stand_in_who_leaves_gives_the_seat_back_and_is_not_asked_again(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    await away_with(weeks, table, ann, cat)
    asked = [message for message in cat.sees(cat.dm or cat.open_dm()) if "stand in" in message.text]
    sure = await weeks.press(cat, await weeks.board(cat, "more"), "more")
    assert sure.message is not None
    await weeks.press(cat, sure.message, "ask", arg="leave")
    await weeks.press(cat, sure.message, "doleave")
    await weeks.told(table)
    assert table.sitting_at(0).user_id == ann.id
    assert table.offers == []
    assert [message for message in cat.sees(cat.dm or cat.open_dm()) if "stand in" in message.text] == asked
    assert ann.dm is not None
    assert sum("You’re playing again" in message.text for message in ann.sees(ann.dm)) == 1


async def test_erasing_removes_everything_that_waited_for_a_person(weeks: Weeks) -> None:
    """Unsent notices, planned reminders, offers, a proposed undo, settings, and being named as a stand-in."""
    ann, ben, cat = weeks.people("Annabella", "Ben", "Cat")
    table = await begun(weeks, ann, ben, script="two+two+two")
    now = weeks.clock.now()
    await wants(weeks, ann, zone="Asia/Tokyo", quiet=(1, 3), by="channel", remind=("half", "last"))
    await wants(weeks, cat, vacation=Vacation(start=now, until=now + 9 * DAY, person=ann.id))
    await answers(weeks, table)
    await answers(weeks, table, 1)
    store = weeks.bot.store
    await store.proposals.propose(table.id, 0, 2, ann.id, [ann.id])
    await store.offers.offer(table.id, 1, cat.id)
    for number, kind in enumerate(("out", "back", "reminder")):
        body = {"kind": kind, "table": table.id, "seat": 0, "question": "0.1", "by": "default", "played": "x"}
        await store.notices.write(ann.id, f"{table.id}-{number}", {**body, "tables": []})
    await table.refresh()
    await weeks.told(table)
    assert await places(weeks.bot, ann.id)
    await forgotten(weeks, ann)
    await weeks.told(table)
    await weeks.pass_by(table, DAY)
    assert await places(weeks.bot, ann.id) == []
    assert "Annabella" not in str((await weeks.bot.store.tables.whole(table.id)).sittings)
    await goes_on(weeks, table)
    assert await places(weeks.bot, ann.id) == []


async def test_the_forget_command_erases_an_owner_on_vacation(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Annabella", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    await away_with(weeks, table, ann, cat)
    await weeks.stop()
    assert "forgotten at 1 tables" in await forgotten_by_hand(weeks.settings.database, ann.id, None)
    await weeks.start()
    found = await weeks.bot.tables.get(table.id)
    assert found is not None
    await weeks.pass_by(found, HOUR)
    assert await places(weeks.bot, ann.id) == []
    assert found.sitting_at(0).user_id == cat.id
    await goes_on(weeks, found)


async def test_a_servers_data_include_the_people_known_only_there(weeks: Weeks) -> None:
    """These include hosts without a seat, people offered a seat, and their unsent notices."""
    ann, ben, cat, dan = weeks.people("Ann", "Ben", "Cat", "Dan")
    table = await begun(weeks, ann, ben)
    await away_with(weeks, table, ann, cat)
    reply = await settled(await ben.slash("help", weeks.server.channel))
    assert reply.text
    await weeks.bot.store.offers.offer(table.id, 1, dan.id)
    await weeks.bot.store.notices.write(dan.id, f"{table.id}-offer", {"kind": "offer", "table": table.id, "offer": 1})
    await settled(await dan.slash("help", weeks.server.channel))
    await table.refresh()
    await weeks.pass_by(table, 2 * DAY)
    guild = weeks.server.guild
    await removed(weeks)
    await weeks.told(table)
    weeks.clock.move(timedelta(days=31))
    await purge_servers(weeks.bot.services)
    assert await weeks.bot.store.tables.get(table.id) is None
    for number in (guild.id, weeks.server.channel.id, ann.id, ben.id, cat.id, dan.id):
        assert await places(weeks.bot, number) == []
    assert await weeks.bot.store.check() == []
