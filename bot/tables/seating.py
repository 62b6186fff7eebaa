"""The person on each seat at any event: a story names people as they sat then."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, NamedTuple

from rules.kernel import SeenEvent
from storage import SittingRow


class Holder(NamedTuple):
    """A person or AI on a seat of a match.

    ``since``: the number of public events before they sat down; ``for_user``: the person for whom they stand in.
    """

    seat: int
    name: str
    user_id: int | None
    since: int
    for_user: int | None = None


class Change(NamedTuple):
    """A seat that changed hands after a number of public events: who played ``before``, and who plays ``now``."""

    after: int
    before: str
    now: str
    kind: Literal["ai", "back", "person"]


@dataclass(frozen=True)
class Seating:
    """Everybody who has sat at a match, in the order in which they sat down."""

    holders: Sequence[Holder] = ()

    def names_at(self, event: SeenEvent) -> Callable[[int], str] | None:
        """Return the names of the seats at the time of an event, or None if no holders are known."""
        if not self.holders:
            return None

        def name(seat: int) -> str:
            holder = self._holder(seat, event.known)
            return "" if holder is None else holder.name

        return name

    def called(self, name_of: Callable[[Holder], str]) -> "Seating":
        """Return the same with the names that a reader reads."""
        return Seating([holder._replace(name=name_of(holder)) for holder in self.holders])

    def played_for(self, event: SeenEvent) -> bool:
        """Return whether an event tells of an answer given for a person, who sat there then, by somebody else."""
        seat = event.given_for
        holder = None if seat is None else self._holder(seat, event.known)
        return holder is not None and holder.user_id is not None

    def _holder(self, seat: int, known: int) -> Holder | None:
        """Return who held a seat after so many events; None for a seat that nobody has."""
        held = [holder for holder in self.holders if holder.seat == seat]
        return next((holder for holder in reversed(held) if holder.since < known), held[0] if held else None)

    @property
    def changes(self) -> list[Change]:
        """Return how seats changed hands, in order."""
        found: list[Change] = []
        for place, holder in enumerate(self.holders):
            before = [other for other in self.holders[:place] if other.seat == holder.seat]
            if before:
                # An AI only stands in: the next holder takes over from the person before it.
                person = next((other for other in reversed(before) if other.user_id is not None), before[-1])
                # So does a stand-in: the person for whom they played comes back to their own seat.
                back = holder.user_id is not None and holder.user_id in (person.user_id, person.for_user)
                kind = "ai" if holder.user_id is None else "back" if back else "person"
                found.append(Change(holder.since, person.name, holder.name, kind))
        return found


def seating_of(sittings: Sequence[SittingRow], started: datetime | None, since: Mapping[int, int]) -> Seating:
    """Return the seating of a match, read from every sitting at its table.

    ``since``: the number of public events before a sitting, by its id.
    """
    if started is None:
        return Seating()
    return Seating(
        [
            Holder(sitting.seat, sitting.name, sitting.user_id, since.get(sitting.id, 0), sitting.for_user)
            for sitting in sittings
            if sitting.left_at is None or sitting.left_at > started
        ]
    )
