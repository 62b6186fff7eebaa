"""The events that each reader has seen, and the view that they fold into."""

from bisect import bisect_left
from collections.abc import Callable, Sequence

from rules.kernel.course import Course
from rules.kernel.events import SeenEvent, as_seen
from rules.kernel.game import View, Watcher


class Readers:
    """The readers of one match. A reader is a seat, or None for the spectators."""

    def __init__(self, course: Course, watcher: Callable[[int | None], Watcher]) -> None:
        self._course = course
        self._watcher = watcher
        self._seen: dict[int | None, list[SeenEvent]] = {}
        self._positions: dict[int | None, list[int]] = {}
        """By reader, the positions in the log of the events that it has seen."""
        self._read: dict[int | None, int] = {}
        self._live: dict[int | None, tuple[Watcher, int]] = {}

    def events(self, reader: int | None) -> Sequence[SeenEvent]:
        """Return the events that the reader has seen so far. Undone events stay in the list, marked."""
        log = self._course.engine.table.events
        seen = self._seen.setdefault(reader, [])
        visible = [event for event in log[self._read.get(reader, 0) :] if event.seen_by(reader)]
        # A reader who saw an event also saw its undoing, which is told to everybody.
        numbers = {event.position: n for n, event in enumerate(visible, len(seen) + 1)}
        self._positions.setdefault(reader, []).extend(numbers)
        known = seen[-1].known if seen else 0
        given_for = self._course.given_for
        for event in visible:
            known += event.audience is None
            seen.append(as_seen(event, reader, numbers, known, given_for.get(event.position)))
        self._read[reader] = len(log)
        return seen

    def seen_within(self, reader: int | None, told: int) -> int:
        """Return how many of the first ``told`` events of the match the reader has seen."""
        self.events(reader)
        return bisect_left(self._positions[reader], told)

    def view(self, reader: int | None, at: int | None) -> View:
        """Return the reader's view now, or after the ``at``-th event that it saw."""
        seen = self.events(reader)
        watcher, done = (None, 0) if at is not None else self._live.get(reader, (None, 0))
        watcher = watcher or self._watcher(reader)
        end = len(seen) if at is None else min(at, len(seen))
        for event in seen[done:end]:
            if event.undone is None or event.undone > end:
                watcher.see(event)
        if at is None:
            self._live[reader] = (watcher, len(seen))
        return watcher.view()

    def forget(self, told: int) -> None:
        """Forget what was read but the first ``told`` events of the match, because an undo marks all later ones."""
        for reader, positions in self._positions.items():
            if self._read[reader] > told:
                kept = bisect_left(positions, told)
                del positions[kept:]
                self._seen[reader] = self._seen[reader][:kept]
                self._read[reader] = told
        self._live = {}
