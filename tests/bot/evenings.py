"""For tests of what can be read: matches that have gone on for a while, or are over, without pressing it all."""

import contextlib

from bot.loopback import Message, Person
from bot.tables import Table
from rules.kernel import StaleQuestion

from ..house import House, settled

ONE_ROUND = "end_mode=fixed_rounds fixed_rounds=1"


async def went_on(house: House, table: Table, answers: int) -> None:
    """Let the seats answer by their defaults so often, or until the match is over."""
    for _ in range(answers):
        asked = await table.look(lambda match: dict(match.questions))
        if not asked:
            break
        question = next(iter(asked.values()))
        # An AI seat may have been faster.
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
    """Have a person use a command in the channel; return what only they see."""
    reply = await settled(await person.slash(command, house.server.channel, **options))
    assert reply.message is not None
    assert reply.message.ephemeral_for == person.id
    return reply.message


async def opened(house: House, person: Person, message: Message, verb: str, **about: str) -> Message:
    """Have a person press a button; return what only they see."""
    reply = await house.press(person, message, verb, **about)
    assert reply.message is not None
    return reply.message


async def chosen(house: House, person: Person, message: Message, verb: str, value: str) -> Message:
    """Have a person choose from a menu; return what only they see."""
    reply = await house.select(person, message, verb, [value])
    assert reply.message is not None
    return reply.message
