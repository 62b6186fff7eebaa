"""What has happened since a viewer's last answer: what others did, and in short what came of it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot import limits
from bot.screens.context import Context
from bot.screens.summary import happened_to, quoted, summary_lines
from bot.touch.earlier import told_apart
from rules.kernel import Match, SeenEvent, Telling

SINCE = 20
"""Lines of what has happened since the viewer's last answer."""
OWN = 6
"""Lines of what has happened to the viewer, beside outcomes."""
WEIGHTY = 6
"""Lines of what weighs most of all that others did, beside outcomes, above a question that stands beside the log."""


class Since(NamedTuple):
    """The lines of what has happened, and the outcomes in one line, such as who has sunk what; "" without any.

    ``told``: by line, the public number of the event if a result tells it, too; else 0. ``short_of``: the same numbers
    of the outcomes. ``main``: for a screen on which the log stands beside the question, which turns the viewer has
    lost, what else has befallen the viewer, and what weighs most of all that others did, such as a prize that has
    changed hands, in the order in which it happened; where orders are sealed, what the viewer's own have brought in the
    turn that goes on comes first. ``main_of``: by line of it, the same numbers as in ``told``.
    """

    lines: Sequence[str] = ()
    told: Sequence[int] = ()
    short: str = ""
    short_of: Sequence[int] = ()
    main: Sequence[str] = ()
    main_of: Sequence[int] = ()


def since_last_answer(context: Context, match: Match, seat: int) -> Since:
    """Return what has happened since a seat last answered in person; before that, only what has happened to it."""
    seen, telling = match.seen_when_present(seat), context.game.telling
    events = match.events(seat)
    part = without_own_move(telling, events[seen:], seat) if seen else events[seen:]
    apart = told_apart(telling, match.events(None), part)
    public = {n: number for n, (_, number) in apart.items()}
    # With sealed orders, the answers in the middle of a turn are no moves: that turn has begun with its orders.
    opened = telling.opened(events)
    early = () if opened is None else events[opened:seen]
    own = own_lines(context, [*early, *part], seat, public)
    if not seen:
        # Others may have had a turn before the viewer's first one.
        lines, numbers = [line for line, _ in own], [public.get(n, 0) for _, n in own]
        return Since([quoted(line) for line in lines], numbers, main=lines, main_of=numbers) if own else Since()
    main = [*own, *weighty_lines(context, part, seat, public)]
    if not telling.unseals:
        main.sort(key=lambda line: line[1])
    outcomes = [(event, told) for event in part if (told := outcome_of(context, event))]
    named = {event.n for event, _ in outcomes if event.kind not in telling.keeps}
    rest = [event for event in part if event.n not in named and event.kind not in telling.unseals]
    places = {n: at for n, (at, _) in apart.items()}
    lines = summary_lines(context, rest, beside=True, most=SINCE, reader=seat, apart=places)
    # Passing in a window is no news. Nobody else may know of it.
    ordered = not context.game.windows and answered_by_order(match, seat)
    first = [context.words.line("bot-orders-answered")] if ordered else []
    if not named and len(lines) <= limits.SUMMARY_LINES:
        # These few lines say it themselves.
        outcomes = []
    return Since(
        [*first, *(line for line, _ in lines if line)],
        [*(0 for _ in first), *(apart[n][1] if n in apart else 0 for line, n in lines if line)],
        in_short(context, outcomes, happened_to(context.game, part, seat)),
        [apart[event.n][1] if event.n in apart else 0 for event, _ in outcomes],
        [line for line, _ in main],
        [public.get(n, 0) for _, n in main],
    )


def ending_lines(context: Context, match: Match, seat: int | None) -> list[str]:
    """Return what has led to the end of a match, but not what a result tells already.

    A seat reads what has happened since its last choice, a spectator what has happened in the last turn.
    """
    public, telling = match.events(None), context.game.telling
    turns = [event.n for event in public if event.kind in telling.turns]
    seen = turns[-1] if seat is None and turns else len(public) if seat is None else match.seen_when_present(seat)
    ends = telling.ends(public)
    last = ends[-1][1] if ends else 0
    part = [event for event in match.events(seat)[seen:] if event.kind not in telling.finals]
    after = [event for event in part if event.public is not None and event.public > last]
    return [line for line, _ in summary_lines(context, after, beside=True, reader=seat) if line]


def own_lines(
    context: Context, part: Sequence[SeenEvent], seat: int, public: Mapping[int, int]
) -> list[tuple[str, int]]:
    """Return the lines that say which turns a seat has lost, and what else has happened to it, without what others did.

    What its own sealed orders have brought it belongs to that. Each has the number of its event. ``public``: the events
    that results tell, each of which has its own line. What was taken back has not happened.
    """
    part = [event for event in part if event.undone is None]
    telling, struck = context.game.telling, happened_to(context.game, part, seat)
    own = [
        event
        for event in part
        if event.n in struck
        or telling.brought(event, seat)
        or (telling.loses(event) and event.data.get("seat") == seat)
    ]
    short = {event.n: told for event in own if (told := outcome_of(context, event))}
    rest = [event for event in own if event.n not in short]
    apart = places_of(telling, part, public)
    lines = summary_lines(context, rest, beside=True, most=OWN, reader=seat, apart=apart, set_off=False)
    found = [*((line, n) for line, n in lines if line), *((told, n) for n, told in short.items())]
    return sorted(found, key=lambda line: line[1])


def weighty_lines(
    context: Context, part: Sequence[SeenEvent], seat: int, public: Mapping[int, int]
) -> list[tuple[str, int]]:
    """Return the lines that say what the game keeps of a part, and its headlines, beside what has happened to a seat.

    Each has the number of its event. ``public``: the events that results tell: of those, the outcomes are named in
    short. What only leads to a result is told with it. What the seat itself did is no news, unless orders are sealed.
    """
    telling, struck = context.game.telling, happened_to(context.game, part, seat)
    told = {event.n for event in part if event.n in struck or telling.loses(event) or telling.brought(event, seat)}
    others = [event for event in part if event.undone is None and event.n not in told]
    short = [(worded, event.n) for event in others if event.n in public and (worded := outcome_of(context, event))]
    by_others = [event for event in others if telling.unseals or doer_of(event) != seat]
    rest = telling.weighty([event for event in by_others if event.n not in public])
    lines = summary_lines(context, rest, beside=True, most=WEIGHTY, apart=places_of(telling, part, public))
    found = [*((line, n) for line, n in lines if line), *short[-limits.SUMMARY_LINES :]]
    return sorted(found, key=lambda line: line[1])


def places_of(telling: Telling, part: Sequence[SeenEvent], public: Mapping[int, int]) -> dict[int, int]:
    """Return by number of event the place that tells it: no two turns share a line, nor do a result and others."""
    places: dict[int, int] = {}
    turns = 0
    for event in part:
        turns += event.kind in telling.turns
        places[event.n] = public.get(event.n, -turns)
    return places


def without_own_move(telling: Telling, part: Sequence[SeenEvent], seat: int) -> list[SeenEvent]:
    """Return a part of the story without what the seat itself did before others did anything: that was its answer.

    What came of it stays, such as the dice of its attack, an outcome, or what happened to the seat. Where orders are
    sealed, everything stays: to give them was the answer, and what comes of them is news.
    """
    if telling.unseals:
        return list(part)
    found: list[SeenEvent] = []
    others = False
    for event in part:
        doer = doer_of(event)
        others = others or (isinstance(doer, int) and doer != seat)
        if others or doer != seat or event.undone is not None or comes_of_acts(telling, event, seat):
            found.append(event)
    return found


def doer_of(event: SeenEvent) -> object:
    """Return the seat that did what an event tells; None if it names none."""
    return event.data.get("by", event.data.get("seat"))


def comes_of_acts(telling: Telling, event: SeenEvent, seat: int) -> bool:
    """Return whether an event tells what came of a seat's acts, and not what it did: what it has learnt, too."""
    ends = telling.decides(event) or event.kind in telling.finals
    learnt = event.personal and telling.reader(event) == seat
    return ends or learnt or telling.loses(event) or telling.strikes(event, seat)


def outcome_of(context: Context, event: SeenEvent) -> str | None:
    """Return an outcome in short; None for any other event, and for one that was taken back."""
    if event.undone is not None:
        return None
    return context.words.short(context.game, event, context.names_at(event))


def in_short(context: Context, outcomes: Sequence[tuple[SeenEvent, str]], own: frozenset[int]) -> str:
    """Return outcomes in one line: the last ones, but first of all those that happened to the reader (``own``).

    Those that the game keeps come before others.
    """
    if not outcomes:
        return ""
    places, first = range(len(outcomes)), context.game.telling.keeps
    by_weight = sorted(
        places, key=lambda at: (outcomes[at][0].n in own, outcomes[at][0].kind in first, at), reverse=True
    )
    kept = sorted(by_weight[: limits.SUMMARY_LINES])
    told = context.words.line("bot-summary-short.separator").join(outcomes[at][1] for at in kept)
    if left_out := len(outcomes) - len(kept):
        told = context.words.line("bot-summary-more", told=told, count=left_out)
    line = context.words.line("bot-summary-short", told=limits.fit(told, limits.SUMMARY_LINE))
    return quoted(line) if any(outcomes[at][0].n in own for at in kept) else line


def answered_by_order(match: Match, seat: int) -> bool:
    """Return whether a seat's standing orders have answered since its last answer in person. Only it may know."""
    for _, entry in reversed(match.remaining_acts):
        if entry.seat == seat and (entry.type, entry.by) == ("answer", "player"):
            return False
        if entry.seat == seat and entry.by == "order":
            return True
    return False
