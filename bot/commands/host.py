"""/game pause, resume, replace, undo: what a host needs, and what the players ask of each other."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.shared import Choices, described, offered, press_here, run, table_here
from bot.commands.time import pace
from bot.components import bot_of
from bot.custom_ids import Press
from bot.handlers import Pressed
from bot.hosting import replace as replace_seat
from bot.replies import Interaction, Reply
from bot.screens.hosting import seat_label
from bot.streams import context_of
from bot.text import Words


def host_commands() -> list[app_commands.Command[Any, Any, Any]]:
    """Return the commands, for the group "game"."""
    return [pause, resume, replace, undo, pace]


@app_commands.command(name="pause", description=described("game-pause"))
async def pause(interaction: Interaction) -> None:
    """Take no answers for a while."""
    await press_here(interaction, "pause")


@app_commands.command(name="resume", description=described("game-resume"))
async def resume(interaction: Interaction) -> None:
    """Go on after a pause."""
    await press_here(interaction, "resume")


@app_commands.command(name="undo", description=described("game-undo"))
async def undo(interaction: Interaction) -> None:
    """Choose what to take back, and ask the others."""
    await press_here(interaction, "undo")


@app_commands.command(name="replace", description=described("game-replace"))
@app_commands.describe(seat=described("game-replace-seat"), person=described("game-replace-person"))
async def replace(interaction: Interaction, seat: str, person: discord.User | None = None) -> None:
    """Let an AI take a seat, or offer it to somebody."""

    async def work(reply: Reply, words: Words) -> None:
        table = await table_here(interaction, words)
        press = Press(table.id, "replace")
        await replace_seat(Pressed(bot_of(interaction).presses, reply, table, words, press), seat, person)

    await run(interaction, work)


@replace.autocomplete("seat")
async def complete_seat(interaction: Interaction, current: str) -> Choices:
    """Complete a seat by its number, or by who sits there."""

    async def work(words: Words) -> list[tuple[str, str]]:
        table = await table_here(interaction, words)
        context = context_of(table, words)
        seats = [(seat_label(context, sitting), str(sitting.seat + 1)) for sitting in table.sittings]
        return [pair for pair in seats if current.casefold() in pair[0].casefold()]

    return await offered(interaction, work)
