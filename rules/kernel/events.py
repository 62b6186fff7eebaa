"""What happened, and who may know it."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Event(NamedTuple):
    """One event with everything in it: for the kernel, the tests and exports of finished matches, never for a reader.

    ``audience`` None is everybody; ``private`` holds what single seats see besides. ``undone``: the position of the
    event that told that this one was taken back.
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
        """Tell whether that seat, or a spectator (None), sees that this happened."""
        return self.audience is None or viewer in self.audience or viewer in self.private


class SeenEvent(NamedTuple):
    """An event as one reader sees it; ``n`` counts that reader's events from 1."""

    n: int
    kind: str
    data: Mapping[str, Any]
    rule: str | None
    personal: bool
    """Whether it holds something that the public does not see."""
    undone: int | None = None
    """The ``n`` of the event that told that this one was taken back."""
    public: int | None = None
    """Its number among the events that everybody sees; None for one that is not for everybody."""
    known: int = 0
    """How many events everybody had seen when it was told, itself among them."""
    given_for: int | None = None
    """The seat whose answer this tells of, if somebody else gave it, as everybody may know: a default, or the pilot."""


def as_seen(
    event: Event, viewer: int | None, numbers: Mapping[int, int], known: int, given_for: int | None = None
) -> SeenEvent:
    """Return what the viewer sees of an event that it may see. ``numbers``: the viewer's n of events by position."""
    public = known if event.audience is None else None
    extra = event.private.get(viewer) if viewer is not None else None
    data = {**event.data, **extra} if extra else event.data
    undone = None if event.undone is None else numbers[event.undone]
    personal = bool(extra) or event.audience is not None
    return SeenEvent(numbers[event.position], event.kind, data, event.rule, personal, undone, public, known, given_for)
