"""What anybody may look up at any time, on a screen of its own."""

from bot import limits
from bot.screens.context import Context
from bot.screens.layout import PRIVATE_COLOUR, Screen, page, text
from rules.kernel import Match


def look_screen(context: Context, match: Match, what: str, seat: int | None) -> Screen:
    """Show one of the things that the game lets people look up, of one seat or of all."""
    facts = match.view(None).look(what, seat)
    lines = [context.words.fact(context.game, fact, context.names) for fact in facts]
    return page([text(limits.fit("\n".join(lines), limits.TEXT))], PRIVATE_COLOUR)
