"""The screens of a lesson: what has happened, what is new in it, the board, and the learner's question."""

from collections.abc import Sequence
from dataclasses import replace

from bot import limits
from bot.custom_ids import Press
from bot.pictures import hand_drawing, table_drawing
from bot.screens.context import Context
from bot.screens.ended import look_buttons, ranking_text, reading_buttons
from bot.screens.layout import PRIVATE_COLOUR, Button, Item, Screen, Style, button, page, rows, text
from bot.screens.own_news import news_facts, own_news
from bot.screens.pages import board, own_items, scene_pictures, texts
from bot.screens.summary import drawn_lines, summary
from bot.screens.tiles import OPEN, SOLO, tile_buttons
from bot.tables.drafts import Draft, FormSheet
from bot.tables.lessons import Page, hints_in, met_topics, page_of, settled_at
from rules.kernel import LEARNER, Fact, Game, Match, SeenEvent, own_event

END = "end"
"""The step of the page that ends a lesson; the page to touch knows it by this name."""
LINES = 8
"""Lines that tell what has happened since the page before, without results."""
FIRST_LINES = 3
"""The same on the first page: a newcomer cannot read much into them yet."""
TURN_LINES = 14
"""The same where a whole turn of everybody lies between two answers of the learner."""


def lesson_screen(
    context: Context,
    match: Match,
    draft: Draft,
    read: int,
    note: str = "",
    *,
    in_server: bool = False,
    touch: bool = False,
) -> Screen:
    """Return the page on which the learner is. ``in_server``: a table could be opened where the learner is.

    ``touch``: the learner reads it beside a table to touch, where a match is played in the pictures, too.
    """
    shown = page_of(match, read)
    context = replace(context, hints=hints_in(match, draft, shown))
    head = context.words.line("bot-lesson-title", game=context.words.pitch(context.game).title)
    title = "\n".join(part for part in (f"### {head}", note) if part)
    asked = shown.until is None and match.result is None
    told = "\n".join(happened(context, shown, news_facts(context, match, LEARNER) if asked else ()))
    news = own_news(context, match, LEARNER) if asked else []
    guide: list[Item] = [*texts([quoted(context, [topic.name for topic in shown.topics])])]
    if touch and shown.first:
        guide += texts([f"-# {context.words.line('bot-lesson-pictures')}"])
    # A newcomer reads the aim of the game before anything that has happened.
    parts = [title, quoted(context, [""]), told] if shown.first else [f"{title}\n{told}"]
    items: list[Item] = [*(text(part.strip()) for part in parts if part), *news]
    if touch and not shown.first and (asked or shown.until is not None):
        # In a view that scrolls, pictures give way to what has happened: it stands with what explains it.
        items, guide = [text(title)], [*texts([told]), *news, *guide]
    if shown.until is not None:
        # The first page explains the hand, too; on later ones it would only distract.
        hand = hand_then(context, match, shown.until) if shown.first else []
        items += [*board_then(context, match, shown), *hand, *guide]
        items += rows([read_on_button(context, shown.until), *bar(context)])
    elif match.result is not None:
        items += [*board_then(context, match, shown), *guide, *end_items(context, match, in_server=in_server)]
    else:
        items += board_now(context, match)
        items += [*own_items(context, match, LEARNER, draft, guide), *rows(bar(context))]
    return replace(page(items, PRIVATE_COLOUR), place=place_of(match, draft, read, note))


def place_of(match: Match, draft: Draft, read: int, note: str) -> tuple[str, str]:
    """Return the page of a lesson, and the step of the learner's answer: who goes on in both goes on reading there.

    The page that ends the lesson has a step of its own: it is read from its beginning, where the result stands.
    """
    if match.result is not None and page_of(match, read).until is None:
        return f"{len(match.entries)}/{read}/{note}", END
    question, step = match.questions.get(LEARNER), ""
    if question is not None and question.shape == "form":
        asked = FormSheet(match, question, draft).asked
        step = "" if asked is None else asked.step
    confirms = draft.editing == "confirm" or draft.final is not None
    return f"{len(match.entries)}/{read}/{note}", f"{step}/{confirms}"


def happened(context: Context, shown: Page, news: Sequence[Fact] = ()) -> list[str]:
    """Return what a page tells, in parts that end with results as the messages of a table do.

    ``news``: the learner's own page of news, if it follows: what it says word for word is left to it.
    """
    parts: list[list[SeenEvent]] = [[]]
    telling = context.game.telling
    ends = {last for _, last in telling.ends(shown.part)}
    apart = telling.finals if context.game.news is not None else ()
    for event in [event for event in shown.part if not tells(news, event)]:
        if event.kind in apart:
            # The end says how the scores came about; beside it a summary would leave out what the learner did.
            parts.append([])
        parts[-1].append(event)
        if event.n in ends:
            parts[-1:] = [*own_apart(context.game, parts[-1]), []]
    # Explanations are quotes: what has happened to the learner is none.
    reader = LEARNER if telling.unseals else None
    lines = TURN_LINES if context.game.news is not None and shown.until is None else LINES
    lines = FIRST_LINES if shown.first else lines
    told = [summary(context, part, beside=True, most=lines, reader=reader, set_off=False) for part in parts if part]
    kept = [part for part in told if part]
    return limits.fit_each(kept, limits.SUMMARY)


def tells(news: Sequence[Fact], event: SeenEvent) -> bool:
    """Return whether one of some facts is an event in its own words."""
    return any(fact.kind == event.kind and event.data.items() <= fact.data.items() for fact in news)


def own_apart(game: Game, part: list[SeenEvent]) -> list[list[SeenEvent]]:
    """Return a part that ends with results, without what came before the turn that led to them, if the learner acted.

    A summary with results leaves out ordinary acts: the learner would miss their own.
    """
    turns = [place for place, event in enumerate(part) if event.kind in game.telling.turns]
    if not turns or not any(own_event(event) for event in part[: turns[-1]]):
        return [part]
    return [part[: turns[-1]], part[turns[-1] :]]


def quoted(context: Context, topics: Sequence[str]) -> str:
    """Return the explanations of topics, set apart from what happens; the topic "" says what the game is about."""
    told = [context.words.lesson(context.game, name) for name in topics]
    return "\n> \n".join(f"> **{one.title}**\n> {one.text}" for one in told)


def board_now(context: Context, match: Match) -> list[Item]:
    """Return the board as it is now."""
    view = match.view(None)
    shown, small = board(context, view, table_drawing, view.board(), room=limits.LEAST_BOARD * 2)
    return [*scene_pictures(context, view, 1), *shown, *texts(small)]


def board_then(context: Context, match: Match, shown: Page) -> list[Item]:
    """Return the board as everybody saw it at the end of a page, with all that the page tells."""
    view = match.view(None, at=settled_at(match, shown))
    cards = drawn_lines(context, shown.part)
    items, small = board(context, view, table_drawing, view.board(), cards, limits.LEAST_BOARD * 2)
    return [*scene_pictures(context, view, 1), *items, *texts(small)]


def hand_then(context: Context, match: Match, number: int) -> list[Item]:
    """Return the learner's hand as it was after one of their events."""
    view = match.view(LEARNER, at=number)
    shown, small = board(context, view, hand_drawing, view.own())
    return [*shown, *texts(small)]


def read_on_button(context: Context, until: int) -> Button:
    """Return the button that leads to the next page."""
    press = Press(context.table, "readon", arg=str(until))
    return button(context.words.line("bot-lesson-read-on"), press.custom_id(), "success")


def bar(context: Context) -> list[Button]:
    """Return the buttons below every page: the log, the rules, what the game lets people look up, and the way out."""
    out = Press(context.table, "lesson").custom_id()
    return [
        *reading_buttons(context),
        *look_buttons(context),
        button(context.words.line("bot-lesson-out"), out),
    ]


def end_items(context: Context, match: Match, *, in_server: bool) -> list[Item]:
    """Return how the match ended, what the learner has met, and what they may do next."""
    words, game = context.words, context.game
    topics = [words.lesson(game, topic.name).title for topic in met_topics(match)]
    learnt = "\n".join([words.line("bot-lesson-learnt"), *(f"- {title}" for title in topics)])
    tables = tile_buttons(words, game, (SOLO, OPEN)) if in_server else []
    assert match.result is not None
    return [
        ranking_text(context, match),
        text(learnt),
        text(words.line("bot-lesson-next", buttons=bool(tables))),
        *rows([*tables, *bar(context)]),
    ]


def out_screen(context: Context) -> Screen:
    """Return the screen from which the learner begins anew, ends the lesson, or goes on."""
    words = context.words
    ways: tuple[tuple[str, str, Style], ...] = (
        ("hand", "bot-lesson-back", "success"),
        ("anew", "bot-lesson-anew", "secondary"),
        ("endlesson", "bot-lesson-end", "danger"),
    )
    return page(
        [
            text(words.line("bot-lesson-out-ask", game=words.pitch(context.game).title)),
            *rows(
                button(words.line(label), Press(context.table, verb).custom_id(), style) for verb, label, style in ways
            ),
        ],
        PRIVATE_COLOUR,
    )
