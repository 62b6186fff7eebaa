"""The story of a match, its table at any moment, why a line came about, and the rules: as whoever reads may know it."""

from collections.abc import Mapping, Sequence

from discord import ui

from bot.beside import holidays_at, on_holiday
from bot.custom_ids import Press
from bot.handlers import Handler, Pressed
from bot.notices import Notice
from bot.replies import Reply
from bot.screens.hosting import holiday_line
from bot.screens.log import log_screen, why_screen
from bot.screens.moments import moment_screen
from bot.screens.rules import page_asked, rules_screen
from bot.streams import pictured
from bot.text import Words
from rules import GAMES
from rules.kernel import Match

ANYWHERE = "rules"
"""The verb that is about no table: rules may be read wherever one is."""


def reader_of(at: Pressed) -> int | None:
    """Return the seat as which somebody reads; None: as a spectator, which takes the table's channel.

    To be asked while the match is looked at: a seat may change hands at any moment.
    """
    if at.table.row.head is None:
        raise Notice(at.words.line("bot-not-started"))
    sitting = at.table.sitting_of(at.interaction.user.id)
    if sitting is None and at.interaction.guild_id is None:
        raise Notice(at.words.line("bot-unknown-press"))
    return None if sitting is None else sitting.seat


async def _log(at: Pressed) -> None:
    """Show a page of the story."""
    reader_of(at)
    context, asked = at.context, number_in(at.press)
    away = on_holiday(at.table, await holidays_at(at.presses.bot.store, at.table))
    now = [holiday_line(at.words, name, last) for _, name, last in away] if at.table.row.state == "playing" else []
    await at.reply.show(await at.table.look(lambda match: log_screen(context, match, reader_of(at), asked, now)))


async def _at(at: Pressed) -> None:
    """Show the table as it was after one of its public events."""
    reader_of(at)
    bot, asked = at.presses.bot, number_in(at.press)
    server = await bot.store.guilds.get(at.table.row.guild_id)
    context = pictured(at.context, server, bot.settings.pictures)
    await at.reply.show(await at.table.look(lambda match: moment_screen(context, match, reader_of(at), asked)))


def number_in(press: Press) -> int | None:
    """Return the number that a press names, if it names one."""
    return int(press.arg) if press.arg.isdecimal() and len(press.arg) < 9 else None


async def _why(at: Pressed) -> None:
    """Explain a line of the story."""
    reader_of(at)
    context, code = at.context, at.values[0] if at.values else at.press.arg

    def screen(match: Match) -> ui.LayoutView | None:
        return why_screen(context, match, reader_of(at), code, at.press.step)

    found = await at.table.look(screen)
    if found is None:
        raise Notice(at.words.line("bot-unknown-press"))
    await at.reply.show(found)


async def show_rules(reply: Reply, words: Words, press: Press, values: Sequence[str]) -> None:
    """Show a page of a game's rules."""
    if press.step not in GAMES:
        raise Notice(words.line("bot-unknown-press"))
    await reply.show(rules_screen(words, GAMES[press.step], page_asked(values[0] if values else press.arg)))


VERBS: Mapping[str, Handler] = {"log": _log, "at": _at, "why": _why}
