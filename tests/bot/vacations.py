"""Helpers for tests of vacations: going away, standing in and coming back."""

from datetime import timedelta
from typing import Any

from bot.loopback import Person
from bot.tables.table import Table

from ..end_to_end.playing import restart, table_of
from ..house import settled
from ..weeks import Weeks
from .ears import HOUR

DAY = 24 * HOUR


def day(house: Weeks, days: int) -> str:
    """Return the date a number of days from now, as people type it."""
    return (house.clock.now() + timedelta(days=days)).date().isoformat()


async def said(house: Weeks, who: Person, command: str, /, **options: Any) -> str:
    """Use a command; return the text of the reply."""
    return (await settled(await who.slash(command, house.server.channel, **options))).text


async def goes_away(house: Weeks, table: Table, who: Person, /, days: int = 2, **how: Any) -> str:
    """Send a person on vacation until a number of days from now; return the text of the reply."""
    if "person" in how:
        # The stand-in has used the bot before, so their language is stored.
        await said(house, how["person"], "help")
    heard = await said(house, who, "vacation", until=day(house, days), **how)
    await house.told(table)
    return heard


async def sits_down(house: Weeks, table: Table, person: Person) -> str:
    """Take the seat on offer to a person; return the text of the reply."""
    reply = await house.press(person, await house.board(person, "sit"), "sit")
    await house.told(table)
    return reply.text


async def more(house: Weeks, table: Table, person: Person, verb: str, arg: str = "") -> str:
    """Press a button of the menu "More"; return the text of the reply."""
    screen = (await house.press(person, await house.board(person, "more"), "more")).message
    assert screen is not None
    reply = await house.press(person, screen, verb, arg=arg)
    await house.told(table)
    return reply.text


async def is_back(house: Weeks, table: Table, person: Person) -> str:
    """End a person's vacation on the screen of /settings me; return the text of the reply."""
    screen = (await settled(await person.slash("settings me", house.server.channel))).message
    assert screen is not None
    reply = await house.press(person, screen, "endholiday")
    await house.told(table)
    return reply.text


async def started_anew(house: Weeks, *, restarted: bool) -> Table:
    """Return the table, after a restart of the bot if asked for."""
    if restarted:
        await restart(house)
    table = await table_of(house)
    await house.told(table)
    return table


def heard(person: Person, words: str) -> int:
    """Count a person's direct messages that contain the words."""
    return 0 if person.dm is None else sum(words in message.text for message in person.sees(person.dm))


def seated(table: Table, seat: int = 0) -> tuple[int | None, int | None]:
    """Return the user id of a seat's player, and of the owner if the player is a stand-in."""
    sitting = table.sitting_at(seat)
    return sitting.user_id, sitting.for_user
