"""The summary of a message: a few lines, made from the events of its part of the story alone.

All else stands in the log. Tests compute the same lines again from the events, and compare them with what was sent.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from types import MappingProxyType
from typing import NamedTuple

from bot import limits
from bot.screens.context import Context
from bot.text import escape
from rules.kernel import Game, SeenEvent, Telling

ORDINARY, OWN, HEADLINE, LOSS, KEPT, RESULT = range(6)
NOWHERE: Mapping[int, int] = MappingProxyType({})


class Entry(NamedTuple):
    """A line of a summary, or the whole text of a result.

    ``events``: how many events it tells; ``cut``: how many older ones had no room in it. ``own``: whether any of them
    happened to the reader. ``n``: the number of the newest of them. ``gap``: whether others before it had no room.
    """

    told: str
    events: int
    rank: int
    cut: int = 0
    own: bool = False
    n: int = 0
    gap: bool = False


class Piece(NamedTuple):
    """The words of one event. ``by``: the name of the ``seat`` that did it; None if the words have it.

    ``then``: the words where another act follows in the same line, if they read otherwise.
    An undo has the words of the ``events`` that it took back, too. ``own``: whether it happened to the reader.
    ``turn``: the number of turns that had begun in the part. ``n``: the number of the event.
    """

    told: str
    by: str | None
    seat: int | None
    rank: int
    events: int = 1
    then: str = ""
    own: bool = False
    turn: int = 0
    n: int = 0


def summary(
    context: Context,
    part: Sequence[SeenEvent],
    *,
    beside: bool = False,
    most: int = limits.SUMMARY_LINES,
    reader: int | None = None,
    set_off: bool = True,
) -> str:
    """Return what a message tells of its part: its result in full, or its newest events in ``most`` lines.

    The newest event always has a line; what the game keeps, losses and headlines come before others, and what has no
    room is counted. A line before which something is left out begins with a mark, but for the first. Beside a result,
    what the game keeps takes no room from the others.
    ``beside``: the hand is shown in the same message, so that nothing is said of what it shows.
    ``reader``: the seat for which lines of what happened to it are set off as quotes, and count as losses. Where orders
    are sealed, what came of its own comes before what others did. ``set_off``: whether its lines are quotes.
    """
    lines = summary_lines(context, part, beside=beside, most=most, reader=reader, set_off=set_off)
    return "\n".join(line for line, _ in lines)


def since_dealt(telling: Telling, part: Sequence[SeenEvent]) -> Sequence[SeenEvent]:
    """Return the events of a part that are news beside the hand of their reader: those since it was dealt."""
    dealt = [at for at, event in enumerate(part) if event.kind in telling.deals]
    return part[dealt[-1] :] if dealt else part


def summary_lines(
    context: Context,
    part: Sequence[SeenEvent],
    *,
    beside: bool = False,
    most: int = limits.SUMMARY_LINES,
    reader: int | None = None,
    apart: Mapping[int, int] = NOWHERE,
    set_off: bool = True,
) -> list[tuple[str, int]]:
    """Return a summary line by line, each line with the number of the newest event that it tells.

    ``apart``: by number of event, the place that tells it beside the summary: no other event shares its line.
    """
    entries = list(entries_of(context, part, beside=beside, reader=reader, apart=apart))
    entries = entries if set_off else [entry._replace(own=False) for entry in entries]
    results = [entry for entry in entries if entry.rank == RESULT]
    others = [entry for entry in entries if entry.rank != RESULT]
    if results:
        headlines = [entry for entry in others if entry.rank > OWN]
        room = max(0, most - len(results) + keeping(context.game.telling, part, entries))
        return lines_of(context, [*kept(headlines, room, newest=False), *results])
    chosen = kept(others, most)
    left_out = sum(entry.events + entry.cut for entry in others) - sum(entry.events for entry in chosen)
    *told, (last, n) = lines_of(context, with_gaps(others, chosen)) or [("", 0)]
    return [*told, (context.words.line("bot-summary-more", told=last, count=left_out) if left_out else last, n)]


def keeping(telling: Telling, part: Sequence[SeenEvent], entries: Sequence[Entry]) -> int:
    """Count the lines of a summary that tell what the game keeps, in the result with which the part ends, too."""
    numbers = {event.n for event in part if event.kind in telling.keeps}
    return sum(entry.n in numbers for entry in entries)


def kept(entries: Sequence[Entry], room: int, *, newest: bool = True) -> list[Entry]:
    """Return the entries for which there is room, in their order: kept, losses, headlines, the reader's own, newer.

    ``newest``: whether the newest has its line whatever it is.
    """
    places = range(len(entries))
    by_weight = sorted(places, key=lambda at: (newest and at == places[-1], entries[at].rank, at), reverse=True)
    return [entries[at] for at in sorted(by_weight[:room])]


def with_gaps(entries: Sequence[Entry], chosen: Sequence[Entry]) -> list[Entry]:
    """Return the chosen ones of some entries, each with whether something between it and the one before is left out."""
    before = {entry.n: entries[at - 1].n for at, entry in enumerate(entries) if at}
    gaps = [False, *(bool(entry.cut) or before[entry.n] != last.n for last, entry in pairwise(chosen))]
    return [entry._replace(gap=gap) for entry, gap in zip(chosen, gaps, strict=False)]


def lines_of(context: Context, entries: Sequence[Entry]) -> list[tuple[str, int]]:
    """Return the lines of entries, cut so that they fit into a message, each with the number of its newest event."""
    whole = [context.words.line("bot-summary-gap", told=entry.told) if entry.gap else entry.told for entry in entries]
    fitted = limits.fit_each(whole, limits.SUMMARY)
    told = ((quoted(told) if entry.own else told, entry.n) for entry, told in zip(entries, fitted, strict=True))
    return [(line, n) for lines, n in told for line in lines.split("\n")]


def quoted(told: str) -> str:
    """Return a text with each of its lines as a quote, but for small ones."""
    return "\n".join(line if line.startswith("-# ") else f"> {line}" for line in told.split("\n"))


def entries_of(
    context: Context,
    part: Sequence[SeenEvent],
    *,
    beside: bool,
    reader: int | None = None,
    apart: Mapping[int, int] = NOWHERE,
) -> Iterator[Entry]:
    """Yield what may be told of a part; what one seat did in a row shares a line, but for what is told ``apart``."""
    for by, pieces in by_seat(pieces_of(context, part, beside=beside, reader=reader), apart):
        if by is None:
            yield from (Entry(piece.told, piece.events, piece.rank, own=piece.own, n=piece.n) for piece in pieces)
            continue
        rank = max(piece.rank for piece in pieces)
        newest = pieces
        while len(told := acts_line(context, by, newest)) > limits.SUMMARY_LINE and len(newest) > 1:
            newest = newest[1:]
        own = any(piece.own for piece in newest)
        told, cut = limits.fit(told, limits.SUMMARY_LINE), len(pieces) - len(newest)
        yield Entry(told, len(newest), rank, cut, own, newest[-1].n)


def acts_line(context: Context, by: str, pieces: Sequence[Piece]) -> str:
    """Return what one seat did in a row, with its name."""
    return context.words.line("bot-summary-acts", seat=by, acts=acts_of(context, pieces))


def by_seat(pieces: Iterable[Piece], apart: Mapping[int, int] = NOWHERE) -> Iterator[tuple[str | None, list[Piece]]]:
    """Yield what one seat did in a row within a turn with its name, and what says itself who did it with None."""
    for (by, *_), group in groupby(pieces, lambda piece: (piece.by, piece.seat, piece.turn, apart.get(piece.n))):
        yield by, list(group)


def acts_of(context: Context, pieces: Sequence[Piece]) -> str:
    """Return what one seat did in a row, without its name."""
    between = context.words.line("bot-summary-acts.separator")
    *before, last = pieces
    return "".join([*(piece.then or piece.told + between for piece in before), last.told])


def pieces_of(
    context: Context, part: Sequence[SeenEvent], *, beside: bool = False, reader: int | None = None
) -> Iterator[Piece]:
    """Yield the words of each event that has any, a result's in full.

    Events that were taken back in the same part are told by the undo alone; those taken back later are struck through.
    """
    telling, words = context.game.telling, context.words
    befell = frozenset[int]() if reader is None else happened_to(context.game, part, reader)
    result = {event.n for event in telling.result(part)}
    taken = taken_back(part)
    turn = 0
    told_by_undo = {event.n for events in taken.values() for event in events}
    for event in part:
        turn += event.kind in telling.turns
        if event.n in told_by_undo or (beside and event.kind in telling.held):
            continue
        if beside and event.personal and event.kind in telling.held_own and not telling.loses(event):
            continue
        if event.n in taken and (undo := undo_piece(context, event, taken[event.n])) is not None:
            yield undo
            continue
        if event.kind in telling.finals or (event.n in result and telling.decides(event)):
            ends = event.kind in telling.finals
            whole = words.outcome(context.game, event, context.names_at(event)) if ends else context.told(event)
            if whole:
                yield Piece(marked(event, whole), None, None, RESULT, own=event.n in befell, n=event.n)
            continue
        brief = words.brief(context.game, event, context.names_at(event))
        if brief is None:
            continue
        told = marked(event, context.noted(event, limits.fit(brief.text, limits.SUMMARY_LINE)))
        own = event.n in befell
        # What happened to the reader weighs as much as a lost turn, so that no battle of others leaves it out.
        rank = RESULT if event.n in result else LOSS if own else rank_of(telling, event, reader)
        name = None if brief.seat is None else escape(words.names(context.game, context.names_at(event))(brief.seat))
        # What is struck through, or has a note, keeps its own words.
        then = brief.then if told == brief.text else ""
        yield Piece(told, name, brief.seat, rank, own=own, turn=turn, n=event.n, then=then)


def happened_to(game: Game, part: Sequence[SeenEvent], reader: int) -> frozenset[int]:
    """Return the numbers of the events that happened to a seat, as far as the game says so.

    What the seat did before another seat did anything follows from its own answer, and does not count; where orders are
    sealed, nothing follows from it alone.
    """
    found: list[int] = []
    others = bool(game.telling.unseals)
    for event in part:
        doer = event.data.get("by", event.data.get("seat"))
        others = others or (isinstance(doer, int) and doer != reader)
        if others and game.telling.strikes(event, reader):
            found.append(event.n)
    return frozenset(found)


def rank_of(telling: Telling, event: SeenEvent, reader: int | None = None) -> int:
    """Return the weight of an event that is no result, for a ``reader`` if there is one."""
    if event.kind in telling.keeps:
        return KEPT
    if telling.loses(event):
        return LOSS
    own = bool(telling.unseals) and reader is not None and event.data.get("seat") == reader
    return HEADLINE if event.kind in telling.headlines else OWN if own else ORDINARY


def taken_back(part: Sequence[SeenEvent]) -> dict[int, list[SeenEvent]]:
    """Return the events that were taken back within a part, by the number of the last undo in it that did so."""
    events = {event.n: event for event in part}
    found: dict[int, list[SeenEvent]] = {}
    for event in part:
        last = event
        while last.undone in events:
            last = events[last.undone]
        if last is not event:
            found.setdefault(last.n, []).append(event)
    return found


def undo_piece(context: Context, undo: SeenEvent, taken: Sequence[SeenEvent]) -> Piece | None:
    """Word an undo with what it took back; None if that has no words."""
    words, seat = context.words, undo.data.get("seat")
    undos = {event.undone for event in taken}
    pieces = list(pieces_of(context, [event._replace(undone=None) for event in taken if event.n not in undos]))
    if not pieces or not isinstance(seat, int):
        return None
    told = [
        acts_of(context, by_one)
        if by is None or by_one[0].seat == seat
        else words.line("bot-summary-acts", seat=by, acts=acts_of(context, by_one))
        for by, by_one in by_seat(pieces)
    ]
    # A sentence loses its full stop in a line of acts, which a separator follows.
    bare = [one.removesuffix(".").removesuffix("。") for one in told]
    acts = limits.fit(words.line("bot-summary-acts.separator").join(bare), limits.SUMMARY_UNDONE)
    name = escape(words.names(context.game, context.names_at(undo))(seat))
    if undo.undone is None:
        acts = struck(acts)
    line = marked(undo, words.line("bot-summary-undone", seat=name, acts=acts))
    return Piece(line, None, None, ORDINARY, 1 + len(pieces), n=undo.n)


def drawn_lines(context: Context, part: Sequence[SeenEvent]) -> list[str]:
    """Return the texts of events that the picture of the table shows, for a message without it."""
    game = context.game
    found = (
        (event, context.words.drawn(game, event, context.names_at(event)))
        for event in part
        if event.kind in game.telling.drawn
    )
    return [marked(event, told) for event, told in found if told]


def marked(event: SeenEvent, told: str) -> str:
    """Return the text of an event, struck through if it was taken back."""
    return told if event.undone is None else struck(told)


def struck(told: str) -> str:
    """Return a text with each of its lines struck through."""
    return "\n".join(f"~~{line}~~" for line in told.split("\n"))
