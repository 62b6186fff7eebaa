"""/hand, /move, /answer, /orders: a player's own things, from anywhere."""

from typing import Any

from discord import app_commands

from bot.commands.shared import Choices, described, offered, press_here, run, table_here
from bot.components import bot_of
from bot.notices import Notice
from bot.replies import Interaction, Reply
from bot.streams import context_of
from bot.text import Words
from bot.typed import complete, read


def turn_commands() -> list[app_commands.Command[Any, Any, Any]]:
    """Return the commands."""
    return [hand, move, answer, orders]


@app_commands.command(name="hand", description=described("hand"))
async def hand(interaction: Interaction) -> None:
    """Show all that the player may know."""
    await run(interaction, _show)


@app_commands.command(name="move", description=described("move"))
async def move(interaction: Interaction) -> None:
    """Show the player's open question."""
    await run(interaction, _show)


async def _show(reply: Reply, words: Words) -> None:
    table = await table_here(reply.interaction, words)
    await bot_of(reply.interaction).presses.show_own(reply, table, words)


@app_commands.command(name="answer", description=described("answer"))
@app_commands.describe(answer=described("answer-answer"))
async def answer(interaction: Interaction, answer: str) -> None:
    """Answer the open question in words."""

    async def work(reply: Reply, words: Words) -> None:
        bot = bot_of(interaction)
        table = await table_here(interaction, words)
        seat = bot.presses.seat_of(interaction, table, words)
        context = context_of(table, words)
        question = await table.look(lambda match: match.questions.get(seat))
        if question is None:
            raise Notice(words.line("bot-nothing-asked"))

        async def take() -> None:
            draft = await bot.presses.answering.draft(table, seat, question.id)
            press, values = await table.look(lambda match: read(context, match, question, draft, answer))
            await bot.presses.answering.press(table, seat, press, values, interaction.user.id, interaction.id)
            await bot.presses.show_own(reply, table, words)

        # Guarded by itself: refusals are worded by the table's game, and the log says where it was.
        await bot.presses.guarded(reply, table.id, question.id, take)

    await run(interaction, work)


@answer.autocomplete("answer")
async def complete_answer(interaction: Interaction, current: str) -> Choices:
    """Complete the legal answers to the player's own open question."""

    async def work(words: Words) -> list[tuple[str, str]]:
        presses = bot_of(interaction).presses
        table = await table_here(interaction, words)
        seat = presses.seat_of(interaction, table, words)
        question = await table.look(lambda match: match.questions.get(seat))
        if question is None:
            return []
        draft = await presses.answering.draft(table, seat, question.id)
        context = context_of(table, words)
        return await table.look(lambda match: complete(context, match, question, draft, current))

    return await offered(interaction, work)


@app_commands.command(name="orders", description=described("orders"))
async def orders(interaction: Interaction) -> None:
    """Show the player's standing orders, and the form to change them."""
    await press_here(interaction, "orders")
