"""/hand, /move, /answer, /orders: a player's hand, question and orders, from anywhere."""

from discord import app_commands

from bot.commands.shared import AnyCommand, Choices, command, described, offered, press_here, run, table_here
from bot.commands.typed_answers import complete, read
from bot.custom_ids import Press
from bot.handlers.answers import take
from bot.handlers.own_screen import show_own
from bot.handlers.router import guarded
from bot.handlers.seat_service import seat_of
from bot.interactions.door import Interaction
from bot.interactions.reply import Reply
from bot.interactions.request import Request, TableRequest
from bot.tables.drafts import stored_draft


def turn_commands() -> list[AnyCommand]:
    """Return the commands."""
    return [hand, move, answer, orders]


@command(name="hand", description=described("hand"))
async def hand(interaction: Interaction) -> None:
    """Show all that the player may know."""
    await press_here(interaction, "hand")


@command(name="move", description=described("move"))
async def move(interaction: Interaction) -> None:
    """Show the player's open question."""
    await press_here(interaction, "move")


@command(name="answer", description=described("answer"))
@app_commands.describe(answer=described("answer-answer"))
async def answer(interaction: Interaction, answer: str) -> None:
    """Answer the open question in words."""

    async def work(request: Request) -> Reply | None:
        table = await table_here(request)
        here = request.at(table, Press(table.id, "move"))
        seat = seat_of(here)
        opened = await table.look(lambda match: match.questions.get(seat))

        async def give(here: TableRequest) -> Reply:
            # A seat that is asked nothing hears why.
            question = opened or await table.look(lambda match: match.asked(seat))
            draft = await stored_draft(here.services.store, table.id, seat, question.id)
            press, values = await table.look(lambda match: read(here.context, match, question, draft, answer))
            await take(here, seat, press, values)
            return await show_own(here)

        # Guarded with its press: the table's game words refusals, and the log says what was asked.
        return await guarded(request.at(table, Press(table.id, "move", opened.id if opened else "")), give)

    await run(interaction, work)


@answer.autocomplete("answer")
async def complete_answer(interaction: Interaction, current: str) -> Choices:
    """Complete the legal answers to the player's own open question."""

    async def work(request: Request) -> list[tuple[str, str]]:
        table = await table_here(request)
        here = request.at(table)
        seat = seat_of(here)
        question = await table.look(lambda match: match.questions.get(seat))
        if question is None:
            return []
        draft = await stored_draft(request.services.store, table.id, seat, question.id)
        return await table.look(lambda match: complete(here.context, match, question, draft, current))

    return await offered(interaction, work)


@command(name="orders", description=described("orders"))
async def orders(interaction: Interaction) -> None:
    """Show the player's standing orders, and the form to change them."""
    await press_here(interaction, "orders")
