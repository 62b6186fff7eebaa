"""The public half of the watcher: events about ships, the same for all readers."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.kaiser.options import Options
from rules.kaiser.pieces import is_german, is_warship
from rules.kaiser.view.model import KaiserView, Me, SeenForce, SeenScored, SeenVessel

Data = Mapping[str, Any]


class ShipWatcher:
    """Keeps the view of one reader, and applies public events about ships to it."""

    def __init__(self, seat: int | None, seats: int, options: Options) -> None:
        self._view = KaiserView(
            seat=seat,
            seats=seats,
            options=options.model_dump(mode="json"),
            round=0,
            active=None,
            extra=False,
            forces={side: SeenForce() for side in range(max(2, seats))},
            committed=[],
            left=0,
            aside=0,
            discarded=0,
            top=[],
            solitaire=None,
            last_fight=None,
            read=[],
            ended=None,
            me=None if seat is None else Me(),
        )

    # ---------------------------------------------------------------- finding

    def _force(self, data: Data, key: str = "seat") -> SeenForce:
        return self._view.forces[data[key]]

    def _change(self, data: Data, **changes: object) -> None:
        line, vessel = self._found(data)
        line[line.index(vessel)] = vessel.but(**changes)

    def _found(self, data: Data, key: str = "seat") -> tuple[list[SeenVessel], SeenVessel]:
        force = self._force(data, key)
        for line in (force.ships, force.prizes, force.row):
            for vessel in line:
                if vessel.card == data["ship"]:
                    return line, vessel
        raise LookupError(data["ship"])

    def _take(self, data: Data, key: str = "seat") -> SeenVessel:
        line, vessel = self._found(data, key)
        line.remove(vessel)
        return vessel

    # ---------------------------------------------------------------- ships

    def _damage(self, data: Data) -> None:
        self._change(data, damage=data["damage"])

    def _supply_lost(self, data: Data) -> None:
        self._change(data, low_supply=True)

    def _supply_gained(self, data: Data) -> None:
        self._change(data, low_supply=False)

    def _identified(self, data: Data) -> None:
        self._change(data, identified=True)

    def _disguised(self, data: Data) -> None:
        self._change(data, identified=False)

    def _sunk(self, data: Data) -> None:
        vessel = self._take(data)
        how = "german" if is_german(vessel.card) else "sunk"
        self._force(data, "by").pile.append(SeenScored(card=vessel.card, how=how, doubled=data["doubled"]))

    def _captured(self, data: Data) -> None:
        vessel = self._take(data)
        self._force(data, "by").prizes.append(seen(vessel.card))

    def _safe(self, data: Data) -> None:
        vessel = self._take(data)
        self._force(data).pile.append(SeenScored(card=vessel.card, how="safe", doubled=data["doubled"]))

    def _prize_exhausted(self, data: Data) -> None:
        vessel = self._take(data)
        self._force(data).pile.append(SeenScored(card=vessel.card, how="exhausted"))

    def _card_scored(self, data: Data) -> None:
        self._force(data).pile.append(SeenScored(card=data["card"], how="card"))
        self._view.committed = [slot for slot in self._view.committed if slot.card != data["card"]]

    def _out_of_play(self, data: Data) -> None:
        self._take(data)

    def _transferred(self, data: Data) -> None:
        vessel = self._take(data, "origin")
        force = self._force(data)
        (force.ships if is_german(vessel.card) else force.prizes).append(vessel)

    def _broke_out(self, data: Data) -> None:
        self._force(data).ships.append(seen(data["ship"]))

    def _swapped(self, data: Data) -> None:
        self._exchange_scored(self._force(data), data["swapped"], data["ship"])
        self._exchange_scored(self._force(data, "other"), data["ship"], data["swapped"])

    def _exchange_scored(self, force: SeenForce, gone: str, come: str) -> None:
        force.pile = [scored.but(card=come) if scored.card == gone else scored for scored in force.pile]

    def _refuge_enter(self, data: Data) -> None:
        self._change(data, refuge=True)
        self._view.committed = [slot for slot in self._view.committed if slot.card != data["card"]]

    def _refuge_leave(self, data: Data) -> None:
        self._change(data, refuge=False)

    def _refilled(self, data: Data) -> None:
        self._force(data).row += [seen(card) for card in data["ships"]]

    def _fog(self, data: Data) -> None:
        self._force(data).fog = True
        self._lies_elsewhere(data)

    def _deception(self, data: Data) -> None:
        self._force(data).deception = True
        self._lies_elsewhere(data)

    def _lies_elsewhere(self, data: Data) -> None:
        self._view.committed = [slot for slot in self._view.committed if slot.card != data["card"]]

    def _carried(self, data: Data) -> None:
        self._force(data).ships = [seen(card) for card in data["ships"]]


def seen(card: str) -> SeenVessel:
    """Return the view of a ship that comes into play; a warship is known from the start (KS 5.1.1)."""
    return SeenVessel(card=card, identified=is_warship(card))


# A table of methods of one class, by kind of event.
# ruff: noqa: SLF001
# pyright: reportPrivateUsage=false
SHIP_HANDLERS: Mapping[str, Callable[[ShipWatcher, Data], None]] = {
    "damaged": ShipWatcher._damage,
    "repaired": ShipWatcher._damage,
    "supply_lost": ShipWatcher._supply_lost,
    "supply_gained": ShipWatcher._supply_gained,
    "identified": ShipWatcher._identified,
    "disguised": ShipWatcher._disguised,
    "sunk": ShipWatcher._sunk,
    "captured": ShipWatcher._captured,
    "safe": ShipWatcher._safe,
    "prize_exhausted": ShipWatcher._prize_exhausted,
    "card_scored": ShipWatcher._card_scored,
    "out_of_play": ShipWatcher._out_of_play,
    "transferred": ShipWatcher._transferred,
    "broke_out": ShipWatcher._broke_out,
    "swapped": ShipWatcher._swapped,
    "refuge_enter": ShipWatcher._refuge_enter,
    "refuge_leave": ShipWatcher._refuge_leave,
    "refilled": ShipWatcher._refilled,
    "fog": ShipWatcher._fog,
    "deception": ShipWatcher._deception,
    "carried": ShipWatcher._carried,
}
