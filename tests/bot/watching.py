"""For tests of the bot: what a person hears after doing something, and whether anything changed by it."""

from collections.abc import Awaitable
from typing import Any

from bot.loopback import Message, Person, Reply
from bot.tables import Table

from ..house import House, settled


async def state_of(table: Table) -> tuple[Any, ...]:
    """Return all that a press might have changed: the row, who sits where, and the log."""
    log = []
    if table.row.head is not None:
        log = await table.look(lambda match: list(match.entries))
    return table.row, tuple(table.sittings), log


async def rebuffed(house: House, table: Table, person: Person, act: Awaitable[Reply]) -> str:
    """Have a person do something; return the only thing that anybody sees of it: one private answer to them.

    Nothing may change: neither the table nor any other message.
    """
    await house.bot.settled(table, 30)
    before = await state_of(table)
    changes: list[tuple[str, Message]] = []
    stop = house.server.watch(lambda change, message: changes.append((change, message)))
    await settled(await act)
    await house.bot.settled(table, 30)
    stop()
    assert await state_of(table) == before
    assert len(changes) == 1, [(change, message.text) for change, message in changes]
    ((_, message),) = changes
    assert message.ephemeral_for == person.id
    assert message.text
    return message.text


def privately(person: Person, channel: Any) -> list[Message]:
    """Return what only this person sees in a channel."""
    return [message for message in person.sees(channel) if message.ephemeral_for == person.id]


def publicly(house: House, person: Person) -> list[Message]:
    """Return what everybody sees in the first channel."""
    return [message for message in person.sees(house.server.channel) if message.ephemeral_for is None]
