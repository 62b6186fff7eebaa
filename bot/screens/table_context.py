"""The context of a table's screens: in whose words, with which pictures."""

from dataclasses import replace

from bot.pictures import THEMES, Theme
from bot.schedule.timers import NO_DEADLINES, deadlines_of
from bot.screens.context import Context
from bot.settings import Look
from bot.tables.advising import advises
from bot.tables.ai_names import called
from bot.tables.options import settings_of
from bot.tables.table import Table
from bot.tables.taking_back import takeback_of
from bot.text import Words, words_for
from rules import GAMES
from storage import GuildRow

PICTURES = "pictures"
"""The setting of a server that says how its pictures look."""


def server_words(server: GuildRow, language: str) -> Words:
    """Return the words of public messages: in the server's language, or in the bot's where the server chose none."""
    return words_for(server.language or language)


def context_of(table: Table, words: Words) -> Context:
    """Return the context of a table's screens in a reader's words, without pictures."""
    name_of = called(words, [*table.sittings, *table.seating().holders])

    def name(seat: int) -> str:
        return next((name_of(sitting) for sitting in table.sittings if sitting.seat == seat), "")

    return Context(
        words,
        GAMES[table.row.game],
        table.id,
        name,
        deadlines=NO_DEADLINES if table.paused else deadlines_of(table.timers),
        outstanding=table.outstanding,
        seating=lambda: table.seating().called(name_of),
        paused=table.paused,
        alone=table.alone,
        advises=advises(table),
        lesson=table.is_lesson,
        settings=settings_of(table.row.settings),
        takeback=lambda match, seat: takeback_of(table, match, seat).step,
    )


def pictured(context: Context, server: GuildRow, look: Look) -> Context:
    """Return a context with pictures as the server chose them, or as the bot's settings say where it chose none."""
    return replace(context, theme=theme_of(server, look))


def theme_of(server: GuildRow, look: Look) -> Theme | None:
    """Return the look of a server's pictures, or None if it shows none. ``look``: that of the bot's settings."""
    chosen = server.settings.get(PICTURES, look)
    return next((theme for theme in THEMES if theme == chosen), None)
