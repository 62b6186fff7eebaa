"""Checkpoints: saved moments from which a match plays on, so that an undo need not replay the match from its start.

A running play cannot be copied. A game that can go on from its state alone (``Game.resume``) says in its play where
(:meth:`Table.checkpoint`), and the state of some of these moments is kept.
"""

import pickle
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

SPACING = 16
"""The least number of entries between two checkpoints."""


class Hash(Protocol):
    """A running hash."""

    def update(self, data: bytes, /) -> None:
        """Add data."""
        ...

    def hexdigest(self) -> str:
        """Return the hash of all data so far."""
        ...

    def copy(self) -> "Hash":
        """Return a copy that runs on by itself."""
        ...


class Moment(NamedTuple):
    """The table at a moment of the play at which its state alone decides how it goes on.

    ``drawn``: the number of draws so far; ``numbers``: by kind, the number of its next draw.
    """

    state: bytes
    drawn: int
    numbers: Mapping[str, int]
    out: Sequence[int]
    resigned: Sequence[int]
    orders: Mapping[int, str]


class Saved(NamedTuple):
    """A moment with the digest as far as it ran then; ``noted``: the number of draws that the digest covers."""

    moment: Moment
    digest: Hash
    noted: int


class Checkpoint(NamedTuple):
    """A saved moment, and the number of standing entries that led to it."""

    entries: int
    saved: Saved


def packed(state: Any) -> bytes:
    """Return a copy of a state as bytes, which take little room."""
    return pickle.dumps(state, pickle.HIGHEST_PROTOCOL)


def unpacked(state: bytes) -> Any:
    """Return a new copy of the state."""
    return pickle.loads(state)  # noqa: S301 - bytes that this process made


class Checkpoints:
    """The checkpoints of one match, the oldest first.

    Their number grows with the logarithm of the match's length: the further back, the wider apart. Going back by n
    entries, the next older checkpoint (or the start) is at most another n + 2 * SPACING entries away, if the play
    offers a moment for each of its entries.
    """

    def __init__(self) -> None:
        self._kept: list[Checkpoint] = []
        self.due = SPACING
        """The least number of standing entries after which the next checkpoint is to be kept."""
        self._expected = 0

    def expect(self, entries: int) -> None:
        """Prepare for a replay of so many entries: checkpoints that it would drop again are not even made."""
        self._expected = entries
        self._wait(0)

    def keep(self, checkpoint: Checkpoint) -> None:
        """Add the newest checkpoint, and drop those that have become too dense."""
        newest, older, spread = checkpoint.entries, self._kept, [checkpoint]
        while older:
            candidate = older.pop()
            # Without the candidate, an undo would begin at the next older one.
            replacement = older[-1].entries if older else 0
            if newest - replacement > 2 * (newest - spread[-1].entries + SPACING):
                spread.append(candidate)
        self._kept = spread[::-1]
        self._wait(newest)

    def last_before(self, entries: int) -> Checkpoint | None:
        """Return the newest checkpoint within the first so many standing entries, and drop all later ones."""
        while self._kept and self._kept[-1].entries > entries:
            self._kept.pop()
        self._expected = 0
        self._wait(self._kept[-1].entries if self._kept else 0)
        return self._kept[-1] if self._kept else None

    def _wait(self, newest: int) -> None:
        """Set when the next checkpoint is due. Far from the expected end, they may be half the way apart."""
        self.due = newest + max(SPACING, (self._expected - newest) // 2)

    def __len__(self) -> int:
        return len(self._kept)
