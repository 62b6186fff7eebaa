"""How a game goes, in three lines: on the card of a lobby, and for a newcomer who plays without having seen one."""

from bot.screens.context import Context
from bot.text import Words
from rules.kernel import Game


def how_lines(words: Words, game: Game) -> str:
    """Return the numbered lines that say how a game goes."""
    return "\n".join(f"{place}. {told}" for place, told in enumerate(words.pitch(game).how.splitlines(), 1))


def introduction(context: Context) -> str:
    """Return how the game goes, with a title, until its reader has answered their first question of this game.

    "" where other people play: their table had a lobby.
    """
    newcomer = context.alone and context.hints.wanted and not context.hints.met
    return f"**{context.words.line('bot-how')}**\n{how_lines(context.words, context.game)}" if newcomer else ""
