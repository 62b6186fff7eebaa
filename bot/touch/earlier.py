"""The table at earlier events: at the last result, and in the moments of the page before."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.pictures import Drawing, Theme, moment_drawings, table_drawing
from bot.screens.context import Context
from bot.screens.summary import marked
from rules.kernel import Match, SeenEvent, Telling, View

MOST_KEPT = 64
"""Drawings of earlier events that are kept, counted by event."""


class Kept:
    """Drawings that were made for one viewer and are shown to others, too."""

    def __init__(self) -> None:
        self._found: OrderedDict[object, list[Drawing]] = OrderedDict()

    def drawn(self, key: object, draw: Callable[[], list[Drawing]]) -> list[Drawing]:
        """Return drawings of a table at an earlier event, such as a result: that view costs a replay of the events."""
        if key not in self._found:
            self._found[key] = draw()
            if len(self._found) > MOST_KEPT:
                self._found.popitem(last=False)
        return self._found[key]


class LastResult(NamedTuple):
    """The last result of a match: its lines, and the board at that moment.

    ``first`` and ``last``: the first event that it tells, and the last one. ``of``: the event of the result, which
    stays while more belongs to it.
    """

    told: Sequence[str]
    drawing: Drawing | None
    first: int
    last: int
    of: int


class Earlier:
    """Looks back at earlier events of a table, as everybody saw them."""

    def __init__(self, kept: Kept, theme: Theme) -> None:
        self._kept = kept
        self._theme: Theme = theme

    def moments(self, context: Context, match: Match, now: int) -> list[Drawing]:
        """Return the moments of the page before the present one, which began with the event ``now``."""
        if now < 2 or match.result is not None:
            return []

        def drawn(then: View) -> list[Drawing]:
            return moment_drawings(context.game, then, context.words, context.names, self._theme)

        return self._at(context, match, "moments", now - 1, drawn)

    def result(self, context: Context, match: Match) -> LastResult | None:
        """Return the last result; None without one, and when the match has ended after it or the board shows it."""
        events, telling = match.events(None), context.game.telling
        ends = telling.ends(events)
        if not ends:
            return None
        if match.result is not None and {*telling.finals} & {*telling.drawn}:
            # The board shows how the last round ended, beside the ranking.
            return None
        of, last = ends[-1]
        before = ends[-2][1] if len(ends) > 1 else 0
        since = (event for event in events[last:] if event.kind not in telling.finals)
        if match.result is not None and any(context.told(event) for event in since):
            # The match went on, and its end is told in words of its own.
            return None
        told = numbered(context, events[:of], result_lines(context, events[before:last]))
        end = events[last - 1]

        def drawn(then: View) -> list[Drawing]:
            names = context.names_at(end)
            drawing = table_drawing(context.game, then, context.words, names, self._theme)
            return [] if drawing is None else [drawing]

        drawing = next(iter(self._at(context, match, "result", end.n, drawn)), None)
        return LastResult(told, drawing, told_by_results(telling, events)[-1].start, last, of)

    def _at(
        self, context: Context, match: Match, subject: str, at: int, drawn: Callable[[View], list[Drawing]]
    ) -> list[Drawing]:
        """Return what is drawn of the table after its ``at``-th event, for everybody who sees it alike."""
        key = (context.table, subject, at, undone(match), context.words.locale, self._theme)
        return self._kept.drawn(key, lambda: drawn(match.view(None, at=at)))


def told_by_results(telling: Telling, events: Sequence[SeenEvent]) -> list[range]:
    """Return the numbers of the events that the place of results tells of each result, given all public events."""
    found: list[range] = []
    before = 0
    for _, last in telling.ends(events):
        part = events[before:last]
        found.append(range((*telling.lead(part), *telling.result(part))[0].n, last + 1))
        before = last
    return found


def told_apart(telling: Telling, events: Sequence[SeenEvent], part: Sequence[SeenEvent]) -> dict[int, tuple[int, int]]:
    """Return which result tells events of a reader's part, by number, and their public numbers.

    An event of which the reader sees more than everybody is not among them: no result tells that.
    """
    results = [*enumerate(told_by_results(telling, events))]
    known = ((event.n, event.public) for event in part if event.public is not None and not event.personal)
    return {n: (at, public) for n, public in known for at, told in results if public in told}


def result_lines(context: Context, part: Sequence[SeenEvent]) -> list[str]:
    """Return the lines of the result with which a part of the story ends.

    Before it stands small and in brief what it decides; of what belongs to it, everything that a summary would word.
    What it has done to seats, such as one that is out of the match, follows its first line, before its details.
    """
    telling, lines = context.game.telling, list[str]()
    for event in telling.lead(part):
        brief = context.words.brief(context.game, event, context.names_at(event))
        # What a seat did has no subject in brief: no name of the seat stands before it here.
        told = context.told(event) if brief and brief.seat is not None else brief and brief.text
        lines += ["-# " + marked(event, told.split("\n", 1)[0])] if told else []
    told = [(event, worded) for event in telling.result(part) if (worded := result_text(context, event))]
    if not told:
        return lines
    [first, *details] = told[0][1].split("\n", 1)
    befell = [worded for event, worded in told[1:] if details and event.kind in telling.befalls]
    others = [worded for event, worded in told[1:] if not (details and event.kind in telling.befalls)]
    return [*lines, first, *befell, *details, *others]


def result_text(context: Context, event: SeenEvent) -> str | None:
    """Return the words of an event of a result, if a summary has any for it."""
    brief = context.words.brief(context.game, event, context.names_at(event))
    told = context.told(event) if brief or context.game.telling.decides(event) else None
    return marked(event, told) if told else None


def numbered(context: Context, events: Sequence[SeenEvent], told: Sequence[str]) -> Sequence[str]:
    """Return the lines of a result, which is the last of the events, with the number of its round before them.

    A result that says it itself needs none.
    """
    began = next((event for event in reversed(events) if event.kind in context.game.telling.rounds), None)
    if began is None or "round" not in began.data or not told or "round" in events[-1].data:
        return told
    small = "-# " if told[0].startswith("-# ") else ""
    first = context.words.line("bot-result-of", told=told[0].removeprefix(small), round=began.data["round"])
    return [small + first, *told[1:]]


def undone(match: Match) -> tuple[int, ...]:
    """Return the numbers of the events that were taken back."""
    return tuple(event.n for event in match.events(None) if event.undone is not None)
