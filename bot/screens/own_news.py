"""The changes for a seat that is asked, since it last answered in person (``Game.news``)."""

from collections.abc import Sequence

from bot import limits
from bot.screens.context import Context
from bot.screens.layout import Item, text
from rules.kernel import Fact, Match


def news_facts(context: Context, match: Match, seat: int) -> Sequence[Fact]:
    """Return what the seat's own page of news tells; nothing if the seat is not asked anything."""
    news = context.game.news
    if news is None or seat not in match.questions or context.paused:
        return []
    return news.facts(match.view(seat), news.unread(match.events(seat), match.seen_when_present(seat)))


def own_news(context: Context, match: Match, seat: int, room: int = limits.OWN_NEWS) -> list[Item]:
    """Return the seat's own page of news, if it is asked something and there is anything to tell.

    ``room``: the characters that it has; the last lines go if they are too many.
    """
    words = context.words
    lines = [words.fact(context.game, fact, context.names) for fact in news_facts(context, match, seat)]
    lines = [limits.fit(line, limits.NEWS_LINE) for line in lines if line]
    if not lines:
        return []
    kept = lines
    while len(kept) > 1 and sum(len(line) + 1 for line in kept) > room:
        kept = kept[:-1]
    return [text("\n".join([*kept, *(["…"] if len(kept) < len(lines) else [])]))]
