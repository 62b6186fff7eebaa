"""Helpers for tests of the bot: the reply to an action, and a check that nothing else changed."""

from collections.abc import Awaitable
from typing import Any

from bot.loopback import Message, Person, Response
from bot.tables.table import Table

from ..house import House, settled


async def state_of(table: Table) -> tuple[Any, ...]:
    """Return everything that a press can change: the row, the sittings and the log."""
    log = []
    if table.row.head is not None:
        log = await table.look(lambda match: list(match.entries))
    return table.row, tuple(table.sittings), log


async def rebuffed(house: House, table: Table, person: Person, act: Awaitable[Response]) -> str:
    """Do something that is refused; return the text of the one private reply.

    Neither the table nor any other message may change. Only private replies that this one replaces may vanish.
    """
    await house.bot.settled(table, 30)
    before = await state_of(table)
    changes: list[tuple[str, Message]] = []

    def note(change: str, message: Message) -> None:
        if (change, message.ephemeral_for) != ("delete", person.id):
            changes.append((change, message))

    stop = house.server.watch(note)
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
    """Return the messages in a channel that only this person sees."""
    return [message for message in person.sees(channel) if message.ephemeral_for == person.id]


def publicly(house: House, person: Person) -> list[Message]:
    """Return the messages in the house's channel that everybody sees."""
    return [message for message in person.sees(house.server.channel) if message.ephemeral_for is None]


def written(card: str) -> str:
    """Return a card as English texts write it."""
    return {"A": "L", "N": "Br", "S": "Gy"}.get(card[0], card[0]) + card[1:]
