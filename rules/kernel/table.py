"""The table as the rules see it: a voice, dice, and who has left. Without Discord."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.kernel.dice import Dice
from rules.kernel.events import Event


class Table:
    """What a play may touch besides its state."""

    def __init__(self, seats: int, options: Any, dice: Dice, patches: Iterable[str]) -> None:
        self.seats = seats
        self.options = options
        self.dice = dice
        self.events: list[Event] = []
        self._patches = tuple(patches)
        self._out: list[int] = []
        self._resigned: list[int] = []
        self._orders: dict[int, str] = {}

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
        """Tell what happened: to everybody, or to the seats of the audience; ``private`` adds what single seats see.

        ``reveals`` marks what nobody can unsee: it is never undone. ``data`` is plain JSON and is not kept alive by
        the rules: copy what will change.
        """
        seats = None if audience is None else tuple(audience)
        self.events.append(Event(len(self.events), kind, seats, data, private or {}, reveals, rule))

    def patched(self, patch: str) -> bool:
        """Tell whether the match began with this change of a rule."""
        return patch in self._patches

    def leave(self, seat: int) -> None:
        """Note that a seat has no more part in the match: it is asked nothing and cannot resign."""
        self._out.append(seat)

    def resign(self, seat: int) -> None:
        """Note a resignation, which ends its orders; the kernel alone calls this."""
        self._resigned.append(seat)
        self._orders.pop(seat, None)

    def order(self, seat: int, orders: Mapping[str, Any] | None) -> None:
        """Record a seat's standing orders, or that it has none: the kernel, or a game in which they lapse."""
        # As text: whoever reads them has an object of their own.
        self._orders[seat] = json.dumps(orders or {})

    def orders(self, seat: int) -> Mapping[str, Any]:
        """Return the standing orders of a seat as it recorded them, complete; empty: it has none. They are secret."""
        return json.loads(self._orders.get(seat, "{}"))

    def has_left(self, seat: int) -> bool:
        """Tell whether the seat is out of the match."""
        return seat in self._out

    def has_resigned(self, seat: int) -> bool:
        """Tell whether the seat has resigned: from then on its questions are answered by their defaults."""
        return seat in self._resigned

    @property
    def abandoned(self) -> bool:
        """Whether every seat that is still in the match has resigned."""
        return all(seat in self._resigned or seat in self._out for seat in range(self.seats))


class Abandoned(Exception):  # noqa: N818 - not an error: everybody has resigned
    """Raised inside a game's play at its open question when every seat left has resigned; the play returns a result."""
