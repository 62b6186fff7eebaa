"""Events: what happened, and who may see it."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Event(NamedTuple):
    """One event with all its secrets: for the kernel, the tests and exports of finished matches, never for a reader.

    ``audience``: the seats that see it; None: everybody. ``private``: additional data by seat. ``undone``: the position
    of the event that announced that this one was taken back.
    """

    position: int
    kind: str
    audience: tuple[int, ...] | None
    data: Mapping[str, Any]
    private: Mapping[int, Mapping[str, Any]]
    reveals: bool
    rule: str | None
    undone: int | None = None

    def seen_by(self, viewer: int | None) -> bool:
        """Return whether that seat, or a spectator (None), sees the event."""
        return self.audience is None or viewer in self.audience or viewer in self.private


class SeenEvent(NamedTuple):
    """An event as one reader sees it; ``n`` counts that reader's events from 1."""

    n: int
    kind: str
    data: Mapping[str, Any]
    rule: str | None
    personal: bool
    """Whether it holds data that the public does not see."""
    undone: int | None = None
    """The ``n`` of the event that announced that this one was taken back."""
    public: int | None = None
    """Its number among the public events; None if it is not public."""
    known: int = 0
    """The number of public events up to this one, this one included if it is public."""
    given_for: int | None = None
    """The seat whose answer the event is about, if a default or the pilot gave that answer and everybody may know."""
    common: Mapping[str, Any] | None = None
    """What everybody sees of a public event of which the reader sees more; None for any other event."""


def as_seen(
    event: Event, viewer: int | None, numbers: Mapping[int, int], known: int, given_for: int | None = None
) -> SeenEvent:
    """Return an event as a viewer who may see it sees it. ``numbers``: the viewer's ``n`` by position of event."""
    public = known if event.audience is None else None
    extra = event.private.get(viewer) if viewer is not None else None
    data = {**event.data, **extra} if extra else event.data
    undone = None if event.undone is None else numbers[event.undone]
    personal = bool(extra) or event.audience is not None
    common = event.data if extra and public is not None else None
    return SeenEvent(
        numbers[event.position], event.kind, data, event.rule, personal, undone, public, known, given_for, common
    )
