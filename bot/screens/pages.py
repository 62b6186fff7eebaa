"""Whole messages: the table's, a player's own, the lobby card. Most tell a part of the story."""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot import limits
from bot.clock import until_text
from bot.custom_ids import Press
from bot.pictures import Drawing, besides_of, hand_drawing, moment_drawings, table_drawing
from bot.screens.advice import advice_button, advice_items
from bot.screens.chosen import chosen_in_form
from bot.screens.context import Context
from bot.screens.ended import ended_items, reading_buttons
from bot.screens.introduction import how_lines, introduction
from bot.screens.layout import (
    OVER_COLOUR,
    PRIVATE_COLOUR,
    TABLE_COLOUR,
    Button,
    Item,
    Picture,
    Screen,
    Style,
    Text,
    button,
    line,
    page,
    rows,
    text,
)
from bot.screens.orders import ordered_line, orders_button, orders_line
from bot.screens.own_news import own_news
from bot.screens.questions import given_text, heading, public_take_back, question_items, take_back
from bot.screens.summary import drawn_lines, marked, since_dealt, summary
from bot.screens.tiles import LEARN, tile_buttons
from bot.screens.widgets import SMALL, choose_widgets
from bot.tables.calls import asked_aside
from bot.tables.drafts import Draft
from bot.text import escape
from rules.kernel import Fact, Match, Question, SeenEvent, View

MOST_SCENES = 2
"""Pictures of what happens, such as a battle, on the table's message."""
MOST_OPEN = 3
"""Questions that can be answered on the table's message itself."""

MARK = 1_000_000
"""A message's frame has the component id MARK + table; the id of its first text is the number of the message."""


def story_lines(context: Context, events: Sequence[SeenEvent]) -> list[str]:
    """Return the lines of events for which the catalog has a text. Undone events are struck through."""
    return [marked(event, told) for event, told in ((event, context.told(event)) for event in events) if told]


def table_page(
    context: Context,
    match: Match,
    story: Sequence[SeenEvent],
    n: int,
    mentions: Mapping[int, str],
    status: Sequence[Item] = (),
    *,
    paused: bool = False,
) -> Screen:
    """Return the table's message: the story, the board, whose turn it is, the buttons, and the table's status."""
    mark = MARK + context.table
    words, view = context.words, match.view(None)
    told = summary(context, story)
    items: list[Item] = [text(told, n), *scene_pictures(context, view, MOST_SCENES)]
    if match.result is not None:
        cards = texts(drawn_lines(context, [event for event in story if event.kind in context.game.telling.finals]))
        # The picture shows the last round, too, whose result has lost its own picture.
        instead = texts(drawn_lines(context, last_part(context, match)))
        shown = [replace(picture, instead=instead) for picture in pictures(context, view, table_drawing)]
        return page([*items, *(shown or [*cards, line()]), *ended_items(context, match)], OVER_COLOUR, mark)
    waiting = [waiting_line(context, match, mentions, paused=paused), *deadline_lines(context, match)]
    taken = len(told) + sum(len(line) + 1 for line in waiting)
    items += board_items(context, match, view, waiting, taken)
    # There is always room for the status.
    for question in [] if paused else open_questions(match, mentions)[: 1 if status else MOST_OPEN]:
        items += [text(heading(context, question)), *choose_widgets(context, question, question, "", Draft())]
    items += rows(
        [
            button(words.line("bot-my-move"), Press(context.table, "move").custom_id(), "success"),
            button(words.line_of(context.game, "bot-my-hand"), Press(context.table, "hand").custom_id()),
            *reading_buttons(context),
            button(words.line("bot-more"), Press(context.table, "more").custom_id()),
            *(
                taking
                for seat in mentions
                if not recallable(match, seat)
                for taking in public_take_back(context, match, seat)
            ),
        ]
    )
    items += status
    return page(items, TABLE_COLOUR, mark)


def last_part(context: Context, match: Match) -> Sequence[SeenEvent]:
    """Return the public events of a match since the last result but one."""
    events = match.events(None)
    ends = context.game.telling.ends(events)
    return events[ends[-2][1] if len(ends) > 1 else 0 :]


def board_items(context: Context, match: Match, view: View, waiting: Sequence[str], taken: int) -> list[Item]:
    """Return the picture of the board, or the board in words, and whose turn it is.

    ``taken``: the characters of the message that the board cannot have.
    """
    events = match.events(None)
    since = max((result for result, _ in context.game.telling.ends(events)), default=0)
    open_cards = drawn_lines(context, events[since:])
    # However long the board is, there is room for whose turn it is.
    room = max(limits.LEAST_BOARD, limits.BOARD - taken)
    shown, small = board(context, view, table_drawing, view.board(), open_cards, room)
    below = [told for told in (limits.fit("\n".join(small), room), *waiting) if told]
    return [*(shown if shown and isinstance(shown[0], Picture) else [line(), *shown]), *texts(below)]


def result_page(context: Context, match: Match, story: Sequence[SeenEvent], n: int, *, drawn: bool = True) -> Screen:
    """Return the message of a result: its text, and the board at that moment.

    ``story``: the public events of the message, which ends with the result. ``drawn`` False: without the picture,
    when a later result has taken its place.
    """
    told = summary(context, story)
    items: list[Item] = [text(told, n)]
    if drawn or context.theme is None:
        last = story[-1]
        then, view = replace(context, names=context.names_at(last)), match.view(None, at=last.n)
        # The board itself is not told in words: the table's next message has it.
        cards = texts([limits.fit("\n".join(drawn_lines(context, story)), limits.BOARD - len(told))])
        found = pictures(then, view, table_drawing)
        items += [replace(picture, instead=cards) for picture in found] or cards
    return page(items, TABLE_COLOUR, MARK + context.table)


def recallable(match: Match, seat: int) -> bool:
    """Return whether the seat has answered and may recall that; only its own screen offers it."""
    given = match.given(seat)
    return given is not None and given[0].recall


def pictures(context: Context, view: View, drawn: Callable[..., Drawing | None]) -> list[Picture]:
    """Return the picture of a view, if the game draws one and the server wants pictures."""
    if context.theme is None:
        return []
    drawing = drawn(context.game, view, context.words, context.names, context.theme)
    return [] if drawing is None else [Picture(drawing)]


def board(
    context: Context,
    view: View,
    drawn: Callable[..., Drawing | None],
    facts: Sequence[Fact],
    more: Sequence[str] = (),
    room: int = limits.BOARD,
) -> tuple[list[Item], list[str]]:
    """Return the board or hand of a view, and in small print what only words say.

    It is a picture, which words replace if it cannot be sent, or these words: the ``facts`` of the view and ``more``
    lines.
    """
    besides = besides_of(context.game.name)
    worded = [(fact.kind in besides, context.words.fact(context.game, fact, context.names)) for fact in facts]
    found = pictures(context, view, drawn)
    if not found:
        return list(texts([limits.fit("\n".join([*(told for _, told in worded), *more]), room)])), []
    instead = texts([limits.fit("\n".join([*(told for beside, told in worded if not beside), *more]), room)])
    return [replace(found[0], instead=instead)], [short(told) for beside, told in worded if beside]


def texts(lines: Sequence[str]) -> tuple[Text, ...]:
    """Return lines as one block of text; none if there is nothing to say."""
    told = "\n".join(line for line in lines if line)
    return (text(told),) if told else ()


def scene_pictures(context: Context, view: View, most: int) -> list[Picture]:
    """Return the last pictures of what happens at the table, such as a battle, if the game draws any."""
    if context.theme is None:
        return []
    found = moment_drawings(context.game, view, context.words, context.names, context.theme)
    return [Picture(drawing) for drawing in found[-most:]]


def short(fact: str) -> str:
    """Return a fact on one line, in small print."""
    head, *rest = (row.removeprefix("-# ") for row in fact.splitlines() or [""])
    heading = [f"{head} {rest.pop(0)}"] if rest and head.endswith((":", "：")) else [head]
    return "-# " + " · ".join(heading + rest)


def open_questions(match: Match, people: Container[int]) -> list[Question]:
    """Return the questions that can be answered on the table's message itself: public ones to people, with few options.

    An AI's question has no buttons.
    """
    return [
        question
        for question in match.questions.values()
        if question.seat in people
        and not question.secret
        and question.shape == "choose"
        and question.takeback
        and len(question.options) <= SMALL
    ]


def waiting_line(
    context: Context, match: Match, mentions: Mapping[int, str], *, paused: bool = False, asked: Question | None = None
) -> str:
    """Return the line about whose turn it is, as far as everybody may know, or that the match is paused.

    ``asked``: the open question of the only reader, who knows that this answer is among those that are missing. The
    line addresses that reader.
    """
    if paused:
        return context.words.line("bot-paused")
    waiting = match.waiting(None)
    own = None if asked is None else asked.seat
    seats = [seat for seat in waiting.seats if seat != own]
    named = context.words.listing([mentions.get(seat) or escape(context.names(seat)) for seat in seats])
    if waiting.unnamed:
        # A live count would reveal who has just voted.
        line = "bot-waiting-yours" if asked is not None and asked.show == "count" else "bot-waiting-count"
        return context.words.line(line, count=context.outstanding(match))
    reacting = bool(waiting.seats) and all(match.questions[seat].window for seat in waiting.seats)
    aside = "bot-waiting-answers" if asked_aside(context.game, match) else "bot-waiting-names"
    name = "bot-waiting-reactions" if reacting else aside
    return context.words.line(f"{name}-you" if own in waiting.seats else name, names=named, count=len(seats))


def deadline_lines(context: Context, match: Match, without: int | None = None) -> list[str]:
    """Return the lines about deadlines, as far as everybody may know whose they are.

    ``without``: a seat whose deadline another line says.
    """
    words, waiting = context.words, match.waiting(None)
    named = [
        words.line("bot-deadline-seat", seat=escape(context.names(seat)), until=until_text(due))
        for seat, due in context.deadlines.seats.items()
        if seat in waiting.seats and seat != without
    ]
    lines = [words.line("bot-deadlines", deadlines=words.listing(named))] if named else []
    common = context.deadlines.common if without is None or without in context.deadlines.seats else None
    if common is not None and waiting.unnamed:
        lines.append(words.line("bot-deadline-common", until=until_text(common)))
    return [f"-# {told}" for told in lines]


def reduced_page(
    context: Context, story: Sequence[SeenEvent], n: int, onward: str, channel: str | None = None
) -> Screen:
    """Return an older message, reduced to its part of the story and a link to the newest one.

    ``channel``: the channel to which the table has moved since.
    """
    moved = onward_line(context, onward, channel)
    first, *rest = [part for part in (summary(context, story), moved) if part] or [""]
    return page([text(first, n), *(text(part) for part in rest)], None, MARK + context.table)


def onward_line(context: Context, link: str, channel: str | None) -> str:
    """Return the line that leads from an older message to the newest one; "" without a link."""
    if not link:
        return ""
    words = context.words
    return "-# " + (
        words.line("bot-moved-on", link=link)
        if channel is None
        else words.line("bot-place-moved", channel=channel, link=link)
    )


def last_page(context: Context, story: Sequence[SeenEvent], n: int, line: str) -> Screen:
    """Return the last direct message to a person who plays no more: its part of the story, and why it is the last."""
    told = summary(context, story)
    return page([text("\n".join(part for part in (told, line) if part), n)], None, MARK + context.table)


def own_page(
    context: Context,
    match: Match,
    seat: int,
    draft: Draft,
    story: Sequence[SeenEvent],
    n: int,
    head: str,
    proposal: Sequence[Item] = (),
) -> Screen:
    """Return a player's direct message: the story, the news, the hand, the open question, and a proposal of an undo."""
    told = summary(context, since_dealt(context.game.telling, story), beside=True)
    return page(
        [
            text("\n".join(part for part in (head, told) if part), n),
            *own_news(context, match, seat),
            *own_items(context, match, seat, draft),
            *proposal,
        ],
        PRIVATE_COLOUR,
        MARK + context.table,
    )


def own_screen(
    context: Context,
    match: Match,
    seat: int,
    draft: Draft,
    note: str = "",
    proposal: Sequence[Item] = (),
    *,
    away: bool = False,
) -> Screen:
    """Return the private screen of "My hand" and "My move".

    ``proposal``: an undo that the reader has proposed. ``away``: the AI plays for the reader.
    """
    items: list[Item] = [text(note)] if note else []
    if away and match.result is None:
        items += away_items(context)
    items += texts([introduction(context, match)])
    items += [*own_news(context, match, seat), *own_items(context, match, seat, draft), *proposal]
    return page(items, PRIVATE_COLOUR)


def away_items(context: Context) -> list[Item]:
    """Say that the AI plays for the reader, with the button by which they play again."""
    back = Press(context.table, "return").custom_id()
    return [
        text(context.words.line("bot-away-own")),
        *rows([button(context.words.line("bot-return"), back, "success")]),
    ]


def own_items(context: Context, match: Match, seat: int, draft: Draft, guide: Sequence[Item] = ()) -> list[Item]:
    """Return all that a seat may know, and its open question. ``guide``: what a lesson explains above the question."""
    words, game, names = context.words, context.game, context.names
    view = match.view(seat)
    hand, small = board(context, view, hand_with_form(context, match, seat, draft), view.own())
    items: list[Item] = [*hand, *texts(small)]
    # At the beginning of a lesson nothing has explained yet what only one player sees.
    if not items and not context.lesson and (match.plays(seat) or match.result is not None):
        items = [text(words.line("bot-own-nothing"))]
    items += texts([orders_line(context, match, seat)])
    if context.paused and match.result is None:
        return [*items, line(), text(words.line("bot-paused-own"))]
    question = match.questions.get(seat)
    undo, again = take_back(context, match, seat)
    below = [*undo, *orders_button(context, match, seat)]
    taking = [*again, *rows(below)]
    if question is not None:
        due = context.deadlines.of(seat)
        until = [] if due is None else [text("-# " + words.line("bot-deadline-own", until=until_text(due)))]
        waits = ordered_line(context, match, seat)
        asked = [*question_items(context, match, question, draft), *advice_items(context, match, question, draft)]
        taking = [*again, *rows([*advice_button(context, match, question, draft), *below])]
        return [*items, *guide, line(), *asked, *waits, *until, *taking]
    if match.result is not None:
        return [*items, line(), text(words.result(game, match.told_result, names))]
    if (given := given_text(context, match, seat)) is not None:
        return [*items, line(), given, *taking]
    # Without whose turn it is: otherwise every move of the others would edit the direct message.
    waiting = words.line("bot-nothing-asked") if match.plays(seat) else out_line(context, match, seat)
    told = [*items, *guide]
    return [*told, *([line()] if told else []), text(waiting), *taking]


def hand_with_form(context: Context, match: Match, seat: int, draft: Draft) -> Callable[..., Drawing | None]:
    """Return what draws the hand with what the open form has chosen from it."""
    chosen = chosen_in_form(context, match, seat, draft)
    return partial(hand_drawing, chosen=chosen) if chosen and not context.paused else hand_drawing


def out_line(context: Context, match: Match, seat: int) -> str:
    """Return what a seat that decides nothing more is told: that it is out, or how it goes on after its resignation.

    While other people play on, it also reads how to play at another table.
    """
    onward = [] if context.alone or context.lesson else [context.words.line("bot-own-elsewhere")]
    if any(entry.type == "resign" and entry.seat == seat for entry in match.entries):
        return "\n".join([context.words.line_of(context.game, "bot-own-resigned"), *onward])
    kinds = () if match.game is None else match.game.telling.follows
    told = [event for event in match.events(seat) if event.kind in kinds and event.data.get("seat") == seat]
    # How it came to that, if an event says so: "eliminated with 103 points".
    how = [context.words.event(context.game, event, context.names) for event in told[-1:]]
    return "\n".join([*(line for line in how if line), context.words.line("bot-own-out"), *onward])


def seat_page(context: Context, n: int, channel: str) -> Screen:
    """Return the first direct message: the reader has a seat and will get the cards here."""
    game = context.words.pitch(context.game).title
    told = context.words.line_of(context.game, "bot-seat-dm", game=game, channel=channel)
    return page([text(told, n)], PRIVATE_COLOUR, MARK + context.table)


def lobby_card(
    context: Context,
    people: Sequence[str],
    host: str,
    options: Mapping[str, Any],
    n: int,
    pace: str,
    off: Container[str] = (),
    *,
    ais: int = 0,
    titled: bool = True,
    room: bool = False,
) -> Screen:
    """Return the lobby card: the game and how it goes, the players, the options, and the missing seats.

    ``off``: the verbs of the buttons that are of no use to its one reader; none, if it is for everybody. ``ais``: how
    many of the ``people`` are AIs, which give up their seats to people who join a full table. ``titled`` False: the
    name of the game stands above the card. ``room``: free seats have lines too, so that the buttons stay where they
    are while seats are taken.
    """
    words, game = context.words, context.game
    pitch = words.pitch(game)
    least, most = min(game.seats), max(game.seats)
    free = [words.line("bot-lobby-free")] * (most - len(people)) if room else []
    listed = [f"{place}. {name}" for place, name in enumerate([*people, *free], 1)]
    seats = "\n".join(listed if people else [words.line("bot-lobby-empty"), *listed])
    chosen = context.options_words(options)
    missing = least - len(people)
    ready = "bot-lobby-ready.alone" if len(people) == 1 else "bot-lobby-ready"
    state = words.line("bot-lobby-missing", count=missing) if missing > 0 else words.line(ready, host=host)
    if ais and len(people) >= most:
        seats += "\n" + words.line("bot-lobby-gives-way")
    items: list[Item] = [
        text((f"## {pitch.title}\n" if titled else "") + f"{pitch.line}\n-# {words.length(game, options)}", n),
        text(how_lines(words, game, options)),
        line(),
        text(words.line("bot-lobby-seats", taken=len(people), most=most) + "\n" + seats),
        text(
            "\n".join([words.line("bot-lobby-options", options=chosen), words.line("bot-pace-line", pace=pace), state])
        ),
        *rows(lobby_buttons(context, len(people), ais, least, most, off)),
    ]
    return page(items, TABLE_COLOUR, MARK + context.table)


def lobby_buttons(context: Context, taken: int, ais: int, least: int, most: int, off: Container[str]) -> list[Button]:
    """Return the lobby's buttons, also to others those for the host. ``ais``, ``off``: as for the card."""
    words = context.words
    kinds: tuple[tuple[str, Style, bool], ...] = (
        ("join", "primary", taken - ais >= most),
        ("leave", "secondary", taken == 0),
        ("ai", "secondary", taken >= most),
        *((("removeai", "secondary", False),) if ais else ()),
        ("options", "secondary", False),
        ("pace", "secondary", False),
        ("start", "success", taken < least),
        ("dice", "secondary", False),
        ("cancel", "danger", False),
    )
    buttons = [
        button(
            words.line(f"bot-lobby-button-{verb}"),
            Press(context.table, verb).custom_id(),
            style,
            disabled=idle or verb in off,
        )
        for verb, style, idle in kinds
    ]
    return [*buttons, *tile_buttons(words, context.game, (LEARN,))]


def notice_page(context: Context, notice: str, n: int, items: Sequence[Item] = ()) -> Screen:
    """Return a message with a notice: the lobby was closed, the match was stopped, is frozen or archived."""
    return page([text(notice, n), *items], OVER_COLOUR, MARK + context.table)
