"""Helpers for tests of screens to read: matches under way or over, played without presses."""

import contextlib

from bot.loopback import Message, Person
from bot.tables.table import Table
from rules.kernel import StaleQuestion

from ..house import House, settled

ONE_ROUND = "end_mode=fixed_rounds fixed_rounds=1"


AT_THE_END = ["Play again", "Learn", "Replay (file)", "Export", "Log", "Rules", "Provably fair"]
"""The buttons under the last message of a match of Corsari."""


async def went_on(house: House, table: Table, answers: int) -> None:
    """Give a number of default answers, or fewer if the match ends."""
    for _ in range(answers):
        asked = await table.look(lambda match: dict(match.questions))
        if not asked:
            break
        question = next(iter(asked.values()))
        # An AI seat may have answered first.
        with contextlib.suppress(StaleQuestion):
            await table.answer(question.seat, question.default, question.id, by="default")
    await house.bot.settled(table, 30)


async def over(house: House, *people: Person, ai: int = 0, options: str = ONE_ROUND) -> Table:
    """Play a short match to its end."""
    table = await house.sit_down(*people, ai=ai, options=options)
    await went_on(house, table, 1000)
    await house.shown(lambda: table.row.state == "over")
    return table


async def told(house: House, person: Person, command: str, **options: object) -> Message:
    """Use a command in the channel; return the private reply."""
    reply = await settled(await person.slash(command, house.server.channel, **options))
    assert reply.message is not None
    assert reply.message.ephemeral_for == person.id
    return reply.message


async def opened(house: House, person: Person, message: Message, verb: str, **about: str) -> Message:
    """Press a button; return the reply's message."""
    reply = await house.press(person, message, verb, **about)
    assert reply.message is not None
    return reply.message


async def chosen(house: House, person: Person, message: Message, verb: str, value: str) -> Message:
    """Choose from a menu; return the reply's message."""
    reply = await house.select(person, message, verb, [value])
    assert reply.message is not None
    return reply.message
