"""How a game goes, in three lines: in a lobby, in the rules, and for a newcomer who plays without having seen one."""

from collections.abc import Mapping
from typing import Any

from bot.screens.context import Context
from bot.text import Words
from rules.kernel import Game, Match


def how_lines(words: Words, game: Game, options: Mapping[str, Any]) -> str:
    """Return the numbered lines that say how a game goes with these options."""
    return "\n".join(f"{place}. {told}" for place, told in enumerate(words.how(game, options).splitlines(), 1))


def titled_how(words: Words, game: Game, options: Mapping[str, Any]) -> str:
    """Return the same lines below a title."""
    return f"**{words.line('bot-how')}**\n{how_lines(words, game, options)}"


def introduction(context: Context, match: Match) -> str:
    """Return how the game goes, with a title, until its reader has answered their first question of this game.

    "" where other people play: their table had a lobby.
    """
    newcomer = context.alone and context.hints.wanted and not context.hints.met
    return titled_how(context.words, context.game, match.view(None).options) if newcomer else ""
