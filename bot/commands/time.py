"""/vacation, /settings me and zone, /game pace: the commands about time."""

import asyncio

import discord
from discord import app_commands

from bot import limits
from bot.commands.shared import Choices, command, described, offered, run, table_here
from bot.custom_ids import Press
from bot.handlers.habits import TypedVacation, plan_vacation, set_zone, show_me
from bot.handlers.pace import type_pace
from bot.handlers.router import guarded
from bot.interactions.door import Interaction
from bot.interactions.reply import Reply
from bot.interactions.request import Person, Request, TableRequest
from bot.schedule.durations import read_minutes
from bot.schedule.pace import SPEEDS
from bot.schedule.zones import zone_words, zones_like
from bot.screens.pace import REACTIONS, time_words
from bot.text import Words


def person_of(user: discord.User | discord.Member | None) -> Person | None:
    """Return a person who was named in a command, free of Discord's types."""
    return None if user is None else Person(user.id, user.bot)


@command(name="pace", description=described("game-pace"))
@app_commands.describe(time=described("game-pace-time"), reactions=described("game-pace-reactions"))
async def pace(interaction: Interaction, time: str = "", reactions: str = "") -> None:
    """Choose how fast the table of the channel is played."""

    async def work(request: Request) -> Reply | None:
        async def choose(here: TableRequest) -> Reply:
            return await type_pace(here, time, reactions)

        table = await table_here(request)
        return await guarded(request.at(table, Press(table.id, "pace")), choose)

    await run(interaction, work)


@pace.autocomplete("time")
async def complete_time(interaction: Interaction, current: str) -> Choices:
    """Complete the named paces, or show how a typed time is understood."""

    async def work(request: Request) -> list[tuple[str, str]]:
        words = request.words
        named = [(words.line("bot-pace-speed", value=speed), str(speed)) for speed in SPEEDS]
        found = [pair for pair in named if current.strip().casefold() in f"{pair[0]} {pair[1]}".casefold()]
        return found or read_back(words, current)

    return await offered(interaction, work)


@pace.autocomplete("reactions")
async def complete_reactions(interaction: Interaction, current: str) -> Choices:
    """Complete the times for a reaction that the menu offers, or show how a typed time is understood."""

    async def work(request: Request) -> list[tuple[str, str]]:
        words = request.words
        named = [(time_words(words, minutes), time_words(words, minutes)) for minutes in REACTIONS]
        found = [pair for pair in named if current.strip().casefold() in pair[0].casefold()]
        return found or read_back(words, current)

    return await offered(interaction, work)


def read_back(words: Words, typed: str) -> list[tuple[str, str]]:
    """Return a completion that words a typed time, or none if it is not understood."""
    try:
        minutes = read_minutes(typed)
    except ValueError:
        return []
    return [] if minutes is None else [(time_words(words, minutes), typed)]


@command(name="me", description=described("settings-me"))
async def me(interaction: Interaction) -> None:
    """Show what the person chose about their own time."""
    await run(interaction, show_me)


@command(name="zone", description=described("settings-zone"))
@app_commands.describe(zone=described("settings-zone-zone"))
async def zone(interaction: Interaction, zone: str) -> None:
    """Choose one's time zone."""
    await run(interaction, lambda request: set_zone(request, zone))


@zone.autocomplete("zone")
async def complete_zone(interaction: Interaction, current: str) -> Choices:
    """Complete a time zone by its city or country."""

    async def work(request: Request) -> list[tuple[str, str]]:
        found = await asyncio.to_thread(zones_like, current, request.services.clock.now())
        return [(zone_words(request.words, zone), zone) for zone in found[: limits.CHOICES]]

    return await offered(interaction, work)


@command(name="vacation", description=described("vacation"))
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
    """Plan a vacation, or show the one that is planned."""
    vacation = TypedVacation(start, until, ai, person_of(person))
    await run(interaction, lambda request: plan_vacation(request, vacation))
