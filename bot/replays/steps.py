"""The steps of a replay: what is told of each event, and the pictures of the table after it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.pictures import Drawing, Theme, hand_drawing, own_moment_drawings, own_table_drawing
from bot.replays.replay import EVERYBODY, Replay, Viewpoint
from bot.screens.context import Context
from bot.screens.log import with_changes
from bot.tables.ai_names import called
from bot.text import Names, Words, unmarked
from rules import GAMES
from rules.kernel import SeenEvent, View, Watcher, read_options

Heard = Mapping[int | None, SeenEvent]
"""One event of the match as each of some readers saw it."""


class Line(NamedTuple):
    """The words about an event, and how it came about.

    ``seat``: the only one that was told so; None: everybody who saw the event was.
    """

    told: str
    seat: int | None = None
    why: str = ""


class Shown(NamedTuple):
    """A picture; ``seat``: whose hand it shows, where several hands are shown."""

    drawing: Drawing
    seat: int | None = None


class Step(NamedTuple):
    """An event, and the pictures after it.

    ``undone``: it was taken back later. ``known``: the number of public events up to it. ``begins``: the round of the
    events that follow begins here.
    """

    lines: Sequence[Line]
    pictures: Sequence[Shown]
    undone: bool
    known: int
    begins: bool


class Seer:
    """One reader, who sees the events of a match again, one by one."""

    def __init__(self, replay: Replay, reader: int | None) -> None:
        self._reader, self._seats, self._game = reader, replay.seats, GAMES[replay.game]
        self._options = read_options(self._game, replay.seats, replay.options)
        self._events = replay.sight(reader).events
        self._undos = {event.undone for event in self._events if event.undone is not None}
        self._watcher = self._new()

    def see(self, event: SeenEvent) -> None:
        """See the next event; one that takes others back is seen as if those had not been."""
        if event.n not in self._undos:
            self._watcher.see(event)
            return
        self._watcher = self._new()
        for earlier in self._events[: event.n]:
            if earlier.undone is None or earlier.undone > event.n:
                self._watcher.see(earlier)

    def view(self) -> View:
        """Return what the reader may see now."""
        return self._watcher.view()

    def _new(self) -> Watcher:
        return self._game.watcher(self._reader, self._seats, self._options)


class EventWords:
    """The words that one reader has for events: each in plain text, and the changes of seats after it."""

    def __init__(self, context: Context, events: Sequence[SeenEvent]) -> None:
        self._context = context
        self._events: dict[int, str] = {}
        self._changes: dict[int, list[str]] = {}
        early: list[str] = []
        for event, line in with_changes(context, [[event] for event in events], range(len(events))):
            if event is not None:
                self._events[event.n] = unmarked(line)
            elif self._events:
                self._changes.setdefault(max(self._events), []).append(unmarked(line))
            else:
                early.append(unmarked(line))
        if early and self._events:
            self._changes.setdefault(min(self._events), [])[:0] = early

    def words(self, event: SeenEvent) -> str:
        """Return the words of an event; "" if the catalog has none."""
        return self._events.get(event.n, "")

    def why(self, event: SeenEvent) -> str:
        """Return how an event came about; "" if the catalog does not say."""
        game, names = self._context.game, self._context.names_at(event)
        return unmarked(self._context.words.why(game, event, names))

    def changes(self, event: SeenEvent) -> Sequence[str]:
        """Return the lines about seats that changed hands after an event with words."""
        return self._changes.get(event.n, ())


class Show:
    """A match as one viewpoint sees it, event by event."""

    def __init__(self, replay: Replay, viewpoint: Viewpoint, words: Words, theme: Theme) -> None:
        self._replay = replay
        self._theme: Theme = theme
        self._context = context_of(replay, words)
        self._readers: Sequence[int | None]
        if viewpoint == EVERYBODY:
            self._readers, self._order = [None, *range(replay.seats)], replay.witnesses
        else:
            self._readers, self._order = [viewpoint], [[viewpoint]] * len(replay.sight(viewpoint).events)
        self._seers = {reader: Seer(replay, reader) for reader in self._readers}
        self._spoken = {reader: EventWords(self._context, replay.sight(reader).events) for reader in self._readers}

    def steps(self) -> Iterator[Step]:
        """Yield every event for which the catalogs have words, in order.

        A change by an event without words shows in the pictures of the next step, or of the last one.
        """
        events = list(self._events())
        spoken = [place for place, (_, lines) in enumerate(events) if lines]
        done, moments, rounds = 0, list[Drawing](), list[object]()
        for place in spoken:
            end = len(events) if place == spoken[-1] else place + 1
            now = [
                self._context.game.telling.round_of(event)
                for heard, _ in events[done:end]
                for event in self._hear(heard)
            ]
            begun = [found for found in now if found is not None and found not in rounds[-1:]]
            done, rounds = end, [*rounds, *begun]
            heard, lines = events[place]
            event = next(iter(heard.values()))
            names = self._context.names_at(event)
            before, moments = moments, self._moments(names)
            beside = [] if moments == before else moments[-1:]
            pictures = [*self._pictures(names), *map(Shown, beside)]
            yield Step(lines, pictures, event.undone is not None, event.known, bool(begun))

    def _events(self) -> Iterator[tuple[Heard, list[Line]]]:
        """Yield each event as its readers saw it, and what is told of it."""
        coming = {reader: iter(self._replay.sight(reader).events) for reader in self._readers}
        for seeing in self._order:
            heard = {reader: next(coming[reader]) for reader in seeing}
            yield heard, self._lines(heard)

    def _hear(self, heard: Heard) -> Iterator[SeenEvent]:
        """Have the readers see an event; yield it as each of them sees it."""
        for reader, event in heard.items():
            self._seers[reader].see(event)
            yield event

    def _lines(self, heard: Heard) -> list[Line]:
        """Return what is told of an event: what the main reader was told, then what others alone were told."""
        main, spoken_by = self._readers[0], self._spoken
        public = spoken_by[main].words(heard[main]) if main in heard else ""
        lines = [Line(public, why=spoken_by[main].why(heard[main]))] if public else []
        for seat, event in heard.items():
            if seat != main and event.personal and (own := beyond(public, spoken_by[seat].words(event))):
                lines.append(Line(own, seat, spoken_by[seat].why(event)))
        if main in heard:
            lines += map(Line, spoken_by[main].changes(heard[main]))
        return lines

    def _pictures(self, names: Names) -> Iterator[Shown]:
        """Yield the table and the hands that the viewpoint sees."""
        game, words = self._context.game, self._context.words
        for reader in self._readers:
            view = self._seers[reader].view()
            if reader == self._readers[0]:
                table = own_table_drawing(game, view, words, names, self._theme)
                if table is not None:
                    yield Shown(table)
            hand = hand_drawing(game, view, words, names, self._theme)
            if hand is not None:
                yield Shown(hand, reader if len(self._readers) > 1 else None)

    def _moments(self, names: Names) -> list[Drawing]:
        """Return the pictures of what happens beside the table."""
        view = self._seers[self._readers[0]].view()
        return own_moment_drawings(self._context.game, view, self._context.words, names, self._theme)


def steps_of(replay: Replay, viewpoint: Viewpoint, words: Words, theme: Theme) -> Iterator[Step]:
    """Yield the steps of a match as one viewpoint sees it."""
    return Show(replay, viewpoint, words, theme).steps()


def context_of(replay: Replay, words: Words) -> Context:
    """Return what words the events of a replay: seats are numbered where nobody knows who sat there."""

    def name(seat: int) -> str:
        return words.line("bot-seat-name", number=seat + 1) if seat < replay.seats else ""

    seating = replay.seating.called(called(words, replay.seating.holders))
    return Context(words, GAMES[replay.game], 0, name, seating=lambda: seating)


def beyond(public: str, own: str) -> str:
    """Return what a text for one seat says beyond that for everybody: the rest of a longer text, or its other lines."""
    known = public.splitlines()
    return "\n".join(line for line in own.removeprefix(public).strip().splitlines() if line not in known)
