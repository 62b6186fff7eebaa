"""For tests of holidays: going away, standing in, and coming back."""

from datetime import timedelta
from typing import Any

from bot.loopback import Person
from bot.tables import Table

from ..end_to_end.playing import restart, table_of
from ..house import settled
from ..weeks import Weeks
from .ears import HOUR

DAY = 24 * HOUR


def day(house: Weeks, days: int) -> str:
    """Return the date in so many days, as it is typed."""
    return (house.clock.now() + timedelta(days=days)).date().isoformat()


async def said(house: Weeks, who: Person, command: str, /, **options: Any) -> str:
    """Return what somebody hears of a command of theirs."""
    return (await settled(await who.slash(command, house.server.channel, **options))).text


async def goes_away(house: Weeks, table: Table, who: Person, /, days: int = 2, **how: Any) -> str:
    """Have somebody go on holiday until so many days from now; return what they hear."""
    if "person" in how:
        # Discord tells of people whom it has seen.
        await said(house, how["person"], "help")
    heard = await said(house, who, "vacation", until=day(house, days), **how)
    await house.told(table)
    return heard


async def sits_down(house: Weeks, table: Table, person: Person) -> str:
    """Have somebody take the seat that is on offer to them; return what they hear."""
    reply = await house.press(person, await house.board(person, "sit"), "sit")
    await house.told(table)
    return reply.text


async def more(house: Weeks, table: Table, person: Person, verb: str, arg: str = "") -> str:
    """Have somebody press a button of "More"; return what they hear."""
    screen = (await house.press(person, await house.board(person, "more"), "more")).message
    assert screen is not None
    reply = await house.press(person, screen, verb, arg=arg)
    await house.told(table)
    return reply.text


async def is_back(house: Weeks, table: Table, person: Person) -> str:
    """Have somebody end their holiday on the screen about their own time; return what they hear."""
    screen = (await settled(await person.slash("settings me", house.server.channel))).message
    assert screen is not None
    reply = await house.press(person, screen, "endholiday")
    await house.told(table)
    return reply.text


async def started_anew(house: Weeks, *, restarted: bool) -> Table:
    """Return the table; of a bot that was started anew, if it is to be."""
    if restarted:
        await restart(house)
    table = await table_of(house)
    await house.told(table)
    return table


def heard(person: Person, words: str) -> int:
    """Count the direct messages that say something."""
    return 0 if person.dm is None else sum(words in message.text for message in person.sees(person.dm))


def seated(table: Table, seat: int = 0) -> tuple[int | None, int | None]:
    """Return who sits on a seat, and for whom."""
    sitting = table.sitting_at(seat)
    return sitting.user_id, sitting.for_user
