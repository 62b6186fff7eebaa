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
    return "" if context.hints.met or not is_for(context) else titled_how_of(context, match)


def introduction_again(context: Context, match: Match) -> str:
    """Return the same to read again in the first round of a match; "" later."""
    if not is_for(context):
        return ""
    numbers = map(context.game.telling.round_of, reversed(match.events(None)))
    latest = next((number for number in numbers if number is not None), 1)
    return titled_how_of(context, match) if latest <= 1 else ""


def is_for(context: Context) -> bool:
    """Return whether the reader plays alone and wants hints."""
    return context.alone and context.hints.wanted


def titled_how_of(context: Context, match: Match) -> str:
    """Return how the game of a match goes by its options, with a title."""
    return titled_how(context.words, context.game, match.view(None).options)
