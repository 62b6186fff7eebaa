"""The page of a turn that is over: what everybody saw, as a story with a picture (``Game.news``)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot import limits
from bot.pictures import table_drawing
from bot.screens.context import Context
from bot.screens.layout import TABLE_COLOUR, Item, Screen, page, rows, text
from bot.screens.log import moment_button
from bot.screens.pages import MARK, pictures, scene_pictures, story_lines
from rules.kernel import Fact, Match, Passage, SeenEvent

MOST_SCENES = 3
"""Pictures of what has happened in the turn, such as battles, on its page."""


def news_page(context: Context, match: Match, story: Sequence[SeenEvent], n: int) -> Screen:
    """Return the page of a turn that is over: the title, the lines under their headings, and the table at its end.

    ``story``: the public events of the page, which stays as it is when the table moves on.
    """
    words, last = context.words, story[-1].n
    title = words.fact(context.game, Fact("news_page", opening(context, match, last)), context.names)
    sections = told_sections(context, story)
    parts = limits.fit_sections([lines for _, lines in sections], limits.NEWS)
    blocks = [
        "\n".join([*heading, *([words.line("bot-news-cut", count=left_out)] if left_out else []), *lines])
        for (heading, _), (lines, left_out) in zip(sections, parts, strict=True)
    ]
    told = "\n".join([title, *(blocks or [words.line("bot-news-quiet")])])
    then = replace(context, names=context.names_at(story[-1]))
    view = match.view(None, at=last)
    items: list[Item] = [
        text(told, n),
        *scene_pictures(then, view, MOST_SCENES),
        *pictures(then, view, table_drawing),
        *rows(moment_button(context, [last])),
    ]
    return page(items, TABLE_COLOUR, MARK + context.table)


def opening(context: Context, match: Match, last: int) -> Mapping[str, Any]:
    """Return the facts of the event that opened the page with a public event; none on the first page.

    If a turn's end was taken back, the turn goes on, and the next page is of the same turn again.
    """
    news = context.game.news
    closes = () if news is None else news.closes
    events = match.events(None)[:last]
    opened = [event.data for event in events if event.kind in closes and stands(event, last)]
    return opened[-1] if opened else {}


def stands(event: SeenEvent, last: int) -> bool:
    """Return whether an event was not taken back up to another one."""
    return event.undone is None or event.undone > last


def passage_line(context: Context, passage: Passage) -> str:
    """Return the sentences of events that are told together, in one line."""
    words, names = context.words, context.names_at(passage.events[0])
    sentences = [words.fact(context.game, fact, names) for fact in passage.facts]
    return words.line("bot-news-passage.separator").join(sentence for sentence in sentences if sentence)


def page_lines(context: Context, story: Sequence[SeenEvent]) -> Iterator[tuple[SeenEvent, list[str]]]:
    """Yield the events of a page with their lines; a passage is one line of its first event."""
    news = context.game.news
    standing = [event for event in story if event.undone is None]
    passages = () if news is None else news.passages(standing)
    begun = {passage.events[0].n: passage for passage in passages}
    within = {event.n for passage in passages for event in passage.events}
    for event in story:
        if event.n in begun:
            yield event, [limits.fit(passage_line(context, begun[event.n]), limits.NEWS_PASSAGE)]
        elif event.n not in within:
            yield event, [limits.fit(line, limits.NEWS_LINE) for line in story_lines(context, [event])]


def told_sections(context: Context, story: Sequence[SeenEvent]) -> list[tuple[list[str], list[str]]]:
    """Return the headings and lines of a page, each heading once.

    Lines about no player stand first, or last under a heading of their own if lines about a player came before.
    """
    news, words = context.game.news, context.words
    before: list[str] = []
    after: list[str] = []
    found: dict[str, list[str]] = {}
    for event, lines in page_lines(context, story):
        fact = None if news is None or not lines else news.about(event)
        if fact is not None:
            found.setdefault(words.fact(context.game, fact, context.names_at(event)), []).extend(lines)
        elif found:
            after += lines
        else:
            before += lines
    sections: list[tuple[list[str], list[str]]] = [([], before)]
    sections += [([heading], lines) for heading, lines in found.items()]
    sections.append(([words.line("bot-news-elsewhere")], after))
    return [section for section in sections if section[1]]
