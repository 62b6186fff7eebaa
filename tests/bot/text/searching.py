"""What a search of the rules finds."""

from collections.abc import Sequence

from bot.text import words_for
from bot.text.words import MOST_RULES
from rules import GAMES


def titles_found(locale: str, name: str, query: str, most: int | None = MOST_RULES) -> Sequence[str]:
    """Return the titles of the rules that a search finds, best first; ``most`` None: of all of them."""
    return [rule.title for rule in words_for(locale).find_rules(GAMES[name], query, most)]
