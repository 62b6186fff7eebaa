"""Who has seen what: each reader's own list of events, and the view that it folds into."""

from collections.abc import Callable, Sequence

from rules.kernel.events import Event, SeenEvent, as_seen
from rules.kernel.game import View, Watcher


class Readers:
    """The readers of one match. A reader is a seat, or None: the spectators."""

    def __init__(self, events: Sequence[Event], watcher: Callable[[int | None], Watcher]) -> None:
        self._events = events
        self._watcher = watcher
        self._seen: dict[int | None, list[SeenEvent]] = {}
        self._read: dict[int | None, int] = {}
        self._live: dict[int | None, tuple[Watcher, int]] = {}

    def events(self, reader: int | None) -> Sequence[SeenEvent]:
        """Return what the reader has seen so far."""
        seen = self._seen.setdefault(reader, [])
        for event in self._events[self._read.get(reader, 0) :]:
            if event.seen_by(reader):
                seen.append(as_seen(event, reader, len(seen) + 1))
        self._read[reader] = len(self._events)
        return seen

    def view(self, reader: int | None, at: int | None) -> View:
        """Return the reader's view now, or after the ``at``-th event that it saw."""
        seen = self.events(reader)
        watcher, done = (None, 0) if at is not None else self._live.get(reader, (None, 0))
        watcher = watcher or self._watcher(reader)
        for event in seen[done:at]:
            watcher.see(event)
        if at is None:
            self._live[reader] = (watcher, len(seen))
        return watcher.view()
