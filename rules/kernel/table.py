"""The table as the rules see it: events to tell, dice, standing orders, and the seats that have left."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.kernel.checkpoints import Moment, packed
from rules.kernel.dice import Dice
from rules.kernel.events import Event


class Table:
    """Everything that a play may use besides its state."""

    def __init__(self, seats: int, options: Any, dice: Dice, patches: Iterable[str]) -> None:
        self.seats = seats
        self.options = options
        self.dice = dice
        self.events: list[Event] = []
        self._patches = frozenset(patches)
        self._out: list[int] = []
        self._resigned: list[int] = []
        self._orders: dict[int, str] = {}
        self._read: dict[int, tuple[str, Mapping[str, Any]]] = {}
        self.wants_moment = False
        """Whether the kernel wants the next moment that the play offers."""
        self.moment: Moment | None = None
        """The moment that was wanted, for the kernel to take."""

    def tell(
        self,
        kind: str,
        audience: Sequence[int] | None = None,
        private: Mapping[int, Mapping[str, Any]] | None = None,
        *,
        reveals: bool = False,
        rule: str | None = None,
        **data: Any,
    ) -> None:
        """Tell an event to everybody, or to the seats of the audience; ``private`` adds data for single seats.

        ``reveals`` marks an event that can never be undone, because it makes a secret known. ``data`` is plain JSON and
        must not change afterwards: pass copies of lists and mappings of the state.
        """
        seats = None if audience is None else tuple(audience)
        self.events.append(Event(len(self.events), kind, seats, data, private or {}, reveals, rule))

    def patched(self, patch: str) -> bool:
        """Return whether the match began with this change of a rule."""
        return patch in self._patches

    def checkpoint(self, state: Any) -> None:
        """Offer a moment at which the play could go on from the state alone, by the game's ``resume``."""
        if self.wants_moment:
            self.wants_moment = False
            drawn, numbers = len(self.dice.draws), self.dice.numbers()
            self.moment = Moment(
                packed(state), drawn, numbers, tuple(self._out), tuple(self._resigned), dict(self._orders)
            )

    def go_back(self, moment: Moment, dice: Dice) -> None:
        """Take over a moment of another table of this match, with that table's dice. Only the kernel calls this."""
        self.dice.go_back(moment.drawn, moment.numbers, dice)
        self._out, self._resigned = [*moment.out], [*moment.resigned]
        self._orders = dict(moment.orders)

    def leave(self, seat: int) -> None:
        """Note that a seat is out of the match: it is asked nothing and cannot resign."""
        self._out.append(seat)

    def resign(self, seat: int) -> None:
        """Note a resignation, which also ends the seat's standing orders. Only the kernel calls this."""
        self._resigned.append(seat)
        self._orders.pop(seat, None)

    def order(self, seat: int, orders: Mapping[str, Any] | None) -> None:
        """Record a seat's standing orders, or None. Called by the kernel, or by a game whose orders lapse."""
        # Kept as text, so that every reader gets an object of its own.
        self._orders[seat] = json.dumps(orders or {})

    def orders(self, seat: int) -> Mapping[str, Any]:
        """Return a seat's standing orders, with every step; empty: it has none. They are secret."""
        return json.loads(self._orders.get(seat, "{}"))

    def read_orders(self, seat: int) -> Mapping[str, Any]:
        """Return the same orders as an object that all readers share: rules read them all the time, none changes it."""
        text = self._orders.get(seat, "{}")
        before, orders = self._read.get(seat, ("", {}))
        if text != before:
            orders = json.loads(text)
            self._read[seat] = text, orders
        return orders

    def has_left(self, seat: int) -> bool:
        """Return whether the seat is out of the match."""
        return seat in self._out

    def has_resigned(self, seat: int) -> bool:
        """Return whether the seat has resigned: from then on its questions are answered by their defaults."""
        return seat in self._resigned

    @property
    def abandoned(self) -> bool:
        """Whether every seat that is still in the match has resigned."""
        return all(seat in self._resigned or seat in self._out for seat in range(self.seats))


class Abandoned(Exception):  # noqa: N818 - not an error: everybody has resigned
    """Raised inside a game's play when every seat still in the match has resigned; the play then returns a result."""
