"""Screens beside the game: how it stands, are you sure."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from bot.custom_ids import Press
from bot.screens.context import Context, button, line, page, rows, text
from bot.screens.pages import TABLE_COLOUR, deadline_lines, waiting_line
from rules.kernel import Match


def status_screen(
    context: Context, match: Match, options: Mapping[str, Any], pace: str, *, paused: bool
) -> ui.LayoutView:
    """Where the match stands, whose turn it is, and what is played with."""
    words, game = context.words, context.game
    board = [words.fact(game, fact, context.names) for fact in match.view(None).board()]
    waiting = waiting_line(context, match, {}, paused=paused)
    chosen = words.line("bot-lobby-options", options=words.options(game, options))
    played = words.line("bot-pace-line", pace=pace)
    title = f"## {words.pitch(game).title}"
    return page(
        [
            text("\n".join([title, *board])),
            line(),
            text("\n".join([waiting, *deadline_lines(context, match), f"-# {chosen}", f"-# {played}"])),
        ],
        TABLE_COLOUR,
    )


def sure_screen(context: Context, what: str, **about: int) -> ui.LayoutView:
    """Ask once more before leaving, resigning or stopping; ``about``: what the question is worded by."""
    words = context.words
    yes = Press(context.table, f"do{what}").custom_id()
    no = Press(context.table, "nothing").custom_id()
    return page(
        [
            text(words.line(f"bot-sure-{what}", **about)),
            *rows(
                [
                    button(words.line(f"bot-sure-{what}-yes"), yes, discord.ButtonStyle.danger),
                    button(words.line("bot-back"), no),
                ]
            ),
        ]
    )
