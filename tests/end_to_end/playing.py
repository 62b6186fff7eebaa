"""Helpers of the end-to-end tests: answer as the AI would, and read what people see."""

import asyncio
from collections.abc import Callable
from typing import Any

from bot.loopback import Channel, LoopbackDiscord, Message, Person
from bot.tables.table import Table
from rules.kernel import Match, Question

from ..house import House


async def play_on(table: Table, answers: int = 10_000, *, until: Callable[[Question], bool] = lambda _: False) -> None:
    """Answer for every seat as the AI would, `answers` times or until a question meets `until`."""
    for _ in range(answers):
        asked = await table.look(next_answer)
        if asked is None or until(asked[0]):
            return
        question, answer = asked
        user_id = table.sitting_at(question.seat).user_id
        await table.answer(question.seat, answer, question.id, by="player", user_id=user_id)


def next_answer(match: Match) -> tuple[Question, Any] | None:
    """Return the first open question and the AI's answer to it."""
    question = next(iter(match.questions.values()), None)
    if question is None or match.game is None:
        return None
    return question, match.game.pilot(match.view(question.seat), question)


def is_form(question: Question) -> bool:
    return question.shape == "form"


def everything(server: LoopbackDiscord, *people: Person) -> dict[int, tuple[str, str]]:
    """Return the channel and text of all messages that are not ephemeral."""
    channels: list[Channel] = [server.channel, *(person.dm for person in people if person.dm is not None)]
    return {m.id: (m.channel.name, m.text) for channel in channels for m in of_bot(server, channel)}


def of_bot(server: LoopbackDiscord, channel: Channel) -> list[Message]:
    """Return the messages of the bot in a channel, oldest first."""
    return [m for m in channel.messages.values() if m.author.id == server.bot_id and m.ephemeral_for is None]


async def eventually(condition: Callable[[], object], within: float = 20.0) -> None:
    """Wait for a condition that causes no request."""
    async with asyncio.timeout(within):
        while not condition():
            await asyncio.sleep(0.01)


async def answered(table: Table, answers: int, within: float = 20.0) -> None:
    """Wait until a match has that many answers; a message can mention a player before an AI seat has acted."""
    async with asyncio.timeout(within):
        while await table.look(lambda match: len(match.entries)) < answers:
            await asyncio.sleep(0.01)


async def restart(house: House) -> None:
    """Stop the bot cleanly, and start it again."""
    await house.stop()
    await house.start()


async def table_of(house: House) -> Table:
    """Return the current table of the channel in the running bot."""
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    return table


async def all_settled(house: House) -> None:
    """Wait until every table has told everything."""
    for row in await house.bot.store.tables.untold():
        table = await house.bot.tables.get(row.id)
        assert table is not None
        await house.bot.settled(table, 20)
