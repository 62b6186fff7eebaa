"""The log in pages, and the reason for each of its lines: all that one reader may know."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from bot import limits
from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.layout import PRIVATE_COLOUR, Button, Item, Screen, button, menu, option, page, rows, text
from bot.screens.rules import rule_lines, rules_button
from bot.screens.summary import struck
from bot.tables.seating import Change
from bot.text import escape, unmarked
from rules.kernel import Match, SeenEvent

LINES = 12
"""The most lines on a page."""

FEW = 4
"""With fewer lines a page has not begun yet: they stand at the end of the page before it, which is the newest one."""

FULL = LINES - FEW + 1
"""Lines on a page that is full; silent events count. It never changes while the story goes on."""

NEAR = 3
"""Of more pages than these, a menu leads to the beginnings of rounds and turns."""

DETAIL = 1400
"""Characters beside the lines of a row that is told one by one: its sum, and the rule."""

PRIVATE, UNDONE = "🔒", "↩️"

Group = Sequence[SeenEvent]
"""Events that share a line."""

ENDS = ".:;!?…·。：；！？"
"""Marks that end a line."""


def log_screen(
    context: Context,
    match: Match,
    reader: int | None,
    asked: int | None = None,
    now: Sequence[str] = (),
    until: int | None = None,
) -> Screen:
    """Show page ``asked`` of the log; if it does not exist, the newest one. Page 1 is the oldest.

    No line stands on two pages. ``now``: lines about the table that the newest page ends with. ``until``: the number of
    the reader's last event that it tells; None: all of them.
    """
    events = [event for event in match.events(reader) if until is None or event.n <= until]
    groups = context.game.telling.grouped(events)
    pages = pages_of(context, groups)
    shown = asked if asked is not None and 1 <= asked <= pages else pages
    places = range((shown - 1) * FULL, shown * FULL if shown < pages else len(groups))
    told = [line for place in places for line in told_of(context, groups[place])]
    words = context.words
    title = words.line("bot-log-title", game=words.pitch(context.game).title, page=shown, pages=pages)
    parts = with_changes(context, groups, places)
    closing: Sequence[str] = now if shown == pages else ()
    lines = limits.fit_each([line for _, line in parts], limits.TEXT - 900 - sum(len(line) + 1 for line in closing))
    story = [
        line if event is None else marked(context, event, line) for (event, _), line in zip(parts, lines, strict=True)
    ]
    legend = [
        f"-# {words.line(message)}"
        for message, meant in (
            ("bot-log-private", any(event.personal for event, _ in told)),
            ("bot-log-undone", any(event.undone is not None for event, _ in told)),
        )
        if meant
    ]
    items: list[Item] = [
        text(
            "\n".join(
                [title, *(story or [words.line("bot-log-silent" if groups else "bot-log-empty")]), *closing, *legend]
            )
        )
    ]
    if told:
        items.append(why_menu(context, told, shown))
    if pages > NEAR:
        items += jump_menu(context, groups, pages)
    public = [event.public for group in groups[: places.stop] for event in group if event.public is not None]
    return page(
        [*items, *rows([*turners(context, "log", shown, 1, pages), *moment_button(context, public)])],
        PRIVATE_COLOUR,
    )


def jump_menu(context: Context, groups: Sequence[Group], pages: int) -> list[Item]:
    """Return the menu that leads to the pages on which rounds and turns begin; none if there is no choice.

    A page is offered once, for the first of them. Of more pages than a menu holds, those offered lie evenly apart.
    """
    telling, begun = context.game.telling, dict[int, SeenEvent]()
    for place, group in enumerate(groups):
        first = group[0]
        if first.kind in (*telling.rounds, *telling.turns) and first.undone is None:
            begun.setdefault(min(page_at(place), pages), first)
    every = -(-len(begun) // limits.SELECT_OPTIONS)
    told = [(number, context.told(event) or "", event) for number, event in [*begun.items()][:: every or 1]]
    options = [option(label_of(context, event, line), str(number)) for number, line, event in told if line]
    if len(options) < 2:
        return []
    jump = Press(context.table, "log", "", "jump").custom_id("s")
    return [menu(jump, options, context.words.line("bot-log-jump"))]


def pages_of(context: Context, groups: Sequence[Group]) -> int:
    """Return how many pages a log has: those that are full, and the last lines if they are no longer few."""
    full = len(groups) // FULL
    # Pages of silent events alone are possible: the newest one always begins early enough to tell something.
    while full > 0:
        told = 0
        for group in groups[full * FULL :]:
            told += len(told_of(context, group))
            if told >= FEW:
                return full + 1
        full -= 1
    return 1


def page_at(place: int) -> int:
    """Return the page of a log on which the events at a place stand, if it is no newer than the newest one."""
    return 1 + place // FULL


def worded(context: Context, events: Sequence[SeenEvent]) -> list[tuple[SeenEvent, str]]:
    """Return the events for which the catalog has a text, with that text."""
    told = ((event, context.told(event)) for event in events)
    return [(event, line) for event, line in told if line]


def told_of(context: Context, group: Group) -> list[tuple[SeenEvent, str]]:
    """Return the first event of a group with its line; several are told by their number. None if all are silent."""
    told = worded(context, group)
    if len(told) < 2:
        return told
    first = told[0][0]
    line = context.words.row(context.game, [event for event, _ in told], context.names_at(first))
    return [(first._replace(personal=False), line)]


def with_changes(context: Context, groups: Sequence[Group], places: range) -> list[tuple[SeenEvent | None, str]]:
    """Return the texts of the events at ``places``, and between them the lines about seats that changed hands."""
    changes = context.seating().changes
    told: list[tuple[SeenEvent | None, str]] = []
    # Changes before the first event belong to the first page.
    for place in [*([-1] if places.start == 0 else []), *places]:
        told += told_of(context, groups[place]) if place >= 0 else []
        known = groups[place][0].known if place >= 0 else 0
        until = groups[place + 1][0].known if place + 1 < len(groups) else None
        told += [
            (None, change_line(context, change))
            for change in changes
            if change.after >= known and (until is None or change.after < until)
        ]
    return told


def change_line(context: Context, change: Change) -> str:
    """Return the line about a seat that changed hands."""
    return context.words.line("bot-log-seat", kind=change.kind, now=escape(change.now), before=escape(change.before))


def marked(context: Context, event: SeenEvent, line: str, *, numbered: bool = True) -> str:
    """Return an event's line with its public number, if it has one, and marks for private and undone events."""
    number = "" if event.public is None or not numbered else f"`{event.public}` "
    undone = "" if event.undone is None else f" {UNDONE}"
    return f"{number}{locked(context, event, line)}{undone}".replace("  ", " ").lstrip()


def locked(context: Context, event: SeenEvent, told: str) -> str:
    """Return the text of an event, struck through if it was taken back, with a mark before what is private.

    Of a text of several lines, only those are marked that not everybody reads.
    """
    whole = told if event.undone is None else struck(told)
    if not event.personal:
        return whole
    lines = told.split("\n")
    common = [] if event.common is None else (context.told(event._replace(data=event.common)) or "").split("\n")
    own = [not any(one.startswith(line.removesuffix("…")) for one in common) for line in lines]
    if all(own) or not any(own) or len(lines) == 1:
        return f"{PRIVATE} {whole}"
    return "\n".join(f"{PRIVATE} {line}" if mine else line for line, mine in zip(whole.split("\n"), own, strict=True))


def code_of(event: SeenEvent) -> str:
    """Return the code of an event in a reader's log: its public number, or "own" and the reader's own number."""
    return f"own{event.n}" if event.public is None else str(event.public)


def why_menu(context: Context, told: Sequence[tuple[SeenEvent, str]], shown: int) -> Item:
    """Return the menu that explains a line of a page."""
    return menu(
        Press(context.table, "why", "", str(shown)).custom_id("s"),
        [option(label_of(context, event, line), code_of(event)) for event, line in told],
        context.words.line("bot-log-why"),
    )


def label_of(context: Context, event: SeenEvent, line: str) -> str:
    """Return a line of the log as a label: plain text, one line. Cards of one event are in words."""
    number = PRIVATE if event.public is None else f"{event.public}."
    if line == context.told(event):
        line = context.noted(event, context.words.event_in_words(context.game, event, context.names_at(event)))
    return f"{number} {context.words.dice_in_words(in_one(unmarked(line)))}"


def in_one(text: str) -> str:
    """Return the lines of a text as one, with a dot between two of them where the first ends without a mark."""
    lines = [" ".join(line.split()) for line in text.splitlines() if line.strip()]
    ended = (line if line[-1] in ENDS else f"{line} ·" for line in lines[:-1])
    return " ".join([*ended, *lines[-1:]])


def turners(context: Context, verb: str, shown: int, first: int, last: int) -> list[Button]:
    """Return the buttons that turn pages. The last one leads to the page that is newest when it is pressed."""
    turns = (
        ("first", str(first), shown == first),
        ("back", str(shown - 1), shown == first),
        ("forth", str(shown + 1), shown == last),
        ("last", "", shown == last),
    )
    return [
        button(
            context.words.line(f"bot-{verb}-{turn}"),
            Press(context.table, verb, "", turn, to).custom_id(),
            disabled=idle,
        )
        for turn, to, idle in turns
    ]


def moment_button(context: Context, numbers: Sequence[int]) -> list[Button]:
    """Return the button to the moment after the last of these public events; none without events."""
    to = [Press(context.table, "at", arg=str(number)).custom_id() for number in numbers[-1:]]
    return [button(context.words.line("bot-log-at"), custom_id) for custom_id in to]


def why_screen(context: Context, match: Match, reader: int | None, code: str, back_to: str) -> Screen | None:
    """Explain a line of the reader's log; None if no line has that code."""
    groups = context.game.telling.grouped(match.events(reader))
    group: Group = next((group for group in groups if any(code_of(event) == code for event in group)), ())
    found = told_of(context, group)
    if not found:
        return None
    words, ((event, line),) = context.words, found
    parts = [words.line("bot-why-title"), marked(context, event, line, numbered=False)]
    if event.undone is not None:
        parts.append(words.line("bot-why-undone"))
    one_by_one = worded(context, group)
    if len(one_by_one) > 1:
        each = [marked(context, event, line) for event, line in one_by_one]
        parts += limits.fit_each(each, limits.TEXT - DETAIL)
    else:
        parts.append(words.why(context.game, event, context.names_at(event)))
    cited = cited_by(event)
    rules = [rule for cite in cited for rule in words.find_rules(context.game, cite, 1)]
    from_log = back_to.isdecimal()
    back = Press(context.table, "log", "", "back", back_to if from_log else "").custom_id()
    return page(
        [
            text("\n".join(part for part in parts if part)),
            *([text(rule_lines(rules))] if rules else []),
            *rows(
                [
                    button(words.line("bot-log-return" if from_log else "bot-log-open"), back, "primary"),
                    *moment_button(context, [event.public] if event.public is not None else []),
                    rules_button(context, rules[0] if rules else None),
                ]
            ),
        ],
        PRIVATE_COLOUR,
    )


def cited_by(event: SeenEvent) -> list[str]:
    """Return the rule ids that an event and its rows cite, each once."""
    lists = [cast("Sequence[Any]", value) for value in event.data.values() if isinstance(value, list | tuple)]
    rows_of = [cast("Mapping[str, Any]", row) for value in lists for row in value if isinstance(row, Mapping)]
    cited = [event.rule, *(row.get("rule") for row in rows_of)]
    return list(dict.fromkeys(str(rule) for rule in cited if rule))
