"""/vacation, /settings me and zone, /game pace: what concerns time."""

import asyncio

import discord
from discord import app_commands

from bot import limits
from bot.commands.shared import Choices, described, offered, run, table_here
from bot.components import bot_of
from bot.custom_ids import Press
from bot.habits import plan_vacation, set_zone, show_me
from bot.handlers import Pressed
from bot.pace import SPEEDS
from bot.pacing import type_pace
from bot.replies import Interaction, Reply
from bot.screens.pace import time_words
from bot.text import Words
from bot.typed_times import read_minutes
from bot.zones import zone_words, zones_like


@app_commands.command(name="pace", description=described("game-pace"))
@app_commands.describe(time=described("game-pace-time"))
async def pace(interaction: Interaction, time: str = "") -> None:
    """Choose how fast the table of the channel is played."""

    async def work(reply: Reply, words: Words) -> None:
        table = await table_here(interaction, words)
        await type_pace(Pressed(bot_of(interaction).presses, reply, table, words, Press(table.id, "pace")), time)

    await run(interaction, work)


@pace.autocomplete("time")
async def complete_time(interaction: Interaction, current: str) -> Choices:
    """Complete the paces that have a name."""

    async def work(words: Words) -> list[tuple[str, str]]:
        named = [(words.line("bot-pace-speed", value=speed), str(speed)) for speed in SPEEDS]
        found = [pair for pair in named if current.strip().casefold() in f"{pair[0]} {pair[1]}".casefold()]
        return found or read_back(words, current)

    return await offered(interaction, work)


def read_back(words: Words, typed: str) -> list[tuple[str, str]]:
    """Offer a time as it is understood, if it is."""
    try:
        minutes = read_minutes(typed)
    except ValueError:
        return []
    return [] if minutes is None else [(time_words(words, minutes), typed)]


@app_commands.command(name="me", description=described("settings-me"))
async def me(interaction: Interaction) -> None:
    """Show what the person chose about their own time."""
    await run(interaction, lambda reply, words: show_me(bot_of(interaction), reply, words))


@app_commands.command(name="zone", description=described("settings-zone"))
@app_commands.describe(zone=described("settings-zone-zone"))
async def zone(interaction: Interaction, zone: str) -> None:
    """Choose one's time zone."""
    await run(interaction, lambda reply, words: set_zone(bot_of(interaction), reply, words, zone))


@zone.autocomplete("zone")
async def complete_zone(interaction: Interaction, current: str) -> Choices:
    """Complete a time zone by its city or country."""

    async def work(words: Words) -> list[tuple[str, str]]:
        found = await asyncio.to_thread(zones_like, current, bot_of(interaction).clock.now())
        return [(zone_words(words, zone), zone) for zone in found[: limits.CHOICES]]

    return await offered(interaction, work)


@app_commands.command(name="vacation", description=described("vacation"))
@app_commands.describe(
    until=described("vacation-until"),
    start=described("vacation-start"),
    ai=described("vacation-ai"),
    person=described("vacation-person"),
)
async def vacation(
    interaction: Interaction,
    until: str = "",
    start: str = "",
    ai: bool = False,  # noqa: FBT001, FBT002 - discord.py reads the signature
    person: discord.User | None = None,
) -> None:
    """Plan a holiday, or show the one that is planned."""
    await run(
        interaction,
        lambda reply, words: plan_vacation(bot_of(interaction), reply, words, start, until, ai, person),
    )
