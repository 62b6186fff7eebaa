"""/game pause, resume, replace, move, undo: what a host needs, and what the players ask of each other."""

import discord
from discord import app_commands

from bot.commands.shared import AnyCommand, Choices, command, described, offered, press_here, run, table_here
from bot.commands.time import pace, person_of
from bot.custom_ids import Press
from bot.handlers.move import movable, move_here, move_label
from bot.handlers.router import guarded
from bot.handlers.seats import replace as replace_seat
from bot.interactions.door import Interaction
from bot.interactions.reply import Reply
from bot.interactions.request import Request, TableRequest
from bot.screens.seats import seat_label
from bot.screens.table_context import context_of
from bot.text.names import spaced


def host_commands() -> list[AnyCommand]:
    """Return the commands, for the group "game"."""
    return [pause, resume, replace, move, undo, pace]


@command(name="pause", description=described("game-pause"))
async def pause(interaction: Interaction) -> None:
    """Take no answers for a while."""
    await press_here(interaction, "pause")


@command(name="resume", description=described("game-resume"))
async def resume(interaction: Interaction) -> None:
    """Go on after a pause."""
    await press_here(interaction, "resume")


@command(name="undo", description=described("game-undo"))
async def undo(interaction: Interaction) -> None:
    """Choose what to take back, and ask the others."""
    await press_here(interaction, "undo")


@command(name="replace", description=described("game-replace"))
@app_commands.describe(seat=described("game-replace-seat"), person=described("game-replace-person"))
async def replace(interaction: Interaction, seat: str, person: discord.User | None = None) -> None:
    """Let an AI take a seat, or offer it to somebody."""

    async def work(request: Request) -> Reply | None:
        async def offer(here: TableRequest) -> Reply:
            return await replace_seat(here, seat, person_of(person))

        table = await table_here(request)
        return await guarded(request.at(table, Press(table.id, "replace")), offer)

    await run(interaction, work)


@replace.autocomplete("seat")
async def complete_seat(interaction: Interaction, current: str) -> Choices:
    """Complete a seat by its number or its holder's name."""

    async def work(request: Request) -> list[tuple[str, str]]:
        table = await table_here(request)
        context = context_of(table, request.words)
        seats = [(seat_label(context, sitting), str(sitting.seat + 1)) for sitting in table.sittings]
        return [pair for pair in seats if spaced(current).casefold() in spaced(pair[0]).casefold()]

    return await offered(interaction, work)


@command(name="move", description=described("game-move"))
@app_commands.describe(match=described("game-move-match"))
@app_commands.guild_only()
async def move(interaction: Interaction, match: str) -> None:
    """Bring a match to this channel."""
    await run(interaction, lambda request: move_here(request, match))


@move.autocomplete("match")
async def complete_match(interaction: Interaction, current: str) -> Choices:
    """Complete the matches that the person may bring here."""

    async def work(request: Request) -> list[tuple[str, str]]:
        found = [(move_label(request, table), str(table.id)) for table in await movable(request)]
        return [pair for pair in found if spaced(current).casefold() in spaced(pair[0]).casefold()]

    return await offered(interaction, work)
