"""The basis of one seat's orders form: the public state and the seat's own secrets, nothing else."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from rules.blackbeard.crown.orders import Bridge, bridge_of
from rules.blackbeard.hidden import Entry
from rules.blackbeard.options import Options
from rules.blackbeard.policies import recorded
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.turn.goals import Goals
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.ports import Governor, stances_of
from rules.kernel import Table

T = TypeVar("T")
LATE = 6
"""The turns before the agreed end in which captains make for a port to retire: only that counts then (spec 6.2)."""


@dataclass
class Desk:
    """A captain's desk.

    ``dice``: by own pirate, the movement die; ``spare``: the sealed second one of a pirate who may use cunning;
    ``treasures``: by own pirate, doubloons by port; ``last``: his last entry, of the turn before or of an
    action of this turn. ``bridge``: the seat's hunters and what it knows of them. ``extra``: whether the form is about
    extra actions. ``stances``: by port, that of a face-down governor whom the seat knows. ``scores``: by own retired
    pirate, his result. ``rival``: the most doubloons that a retired pirate of another seat is known to have kept.
    """

    table: Table
    state: State
    seat: int
    dice: Mapping[str, int]
    spare: Mapping[str, int]
    treasures: Mapping[str, Mapping[str, int]]
    refused: Mapping[str, int]
    last: Mapping[str, Entry]
    bridge: Bridge
    extra: bool = False
    stances: Mapping[str, Governor] = field(default_factory=dict[str, Governor])
    scores: Mapping[str, int] = field(default_factory=dict[str, int])
    rival: int = 0
    _found: dict[Hashable, Any] = field(default_factory=dict[Hashable, Any])

    @property
    def options(self) -> Options:
        """The options of the match."""
        return self.table.options

    @property
    def late(self) -> bool:
        """Whether the agreed end is near."""
        cap = self.options.turn_cap
        return bool(cap) and cap - self.state.turn < LATE

    def after(self, pins: Mapping[str, str]) -> "Desk":
        """Return the desk once some rerolls are settled: who rerolled sails by the second die."""
        rolled = {name: die for name, die in self.spare.items() if pins.get(f"{name}_reroll") == "yes"}
        return replace(self, dice={**self.dice, **rolled}) if rolled else self

    def goals(self, pirate: Pirate, die: int, boosts: Sequence[str]) -> Goals:
        """Return the goals of a pirate, computed once for the whole question."""
        key = ("goals", pirate.id, die, tuple(boosts))
        return self.once(key, lambda: Goals(self.state, self.options, pirate, die, boosts, self.stances))

    def once(self, key: Hashable, find: Callable[[], T]) -> T:
        """Return what ``find`` returns, found once for the whole question: its form is walked for every proposal."""
        if key not in self._found:
            self._found[key] = find()
        return self._found[key]

    def is_finale(self, pirate: Pirate) -> bool:
        """Return whether the match is over when this pirate leaves play, as his seat's last one (spec 6.1)."""
        return len(self.state.gone(pirate.seat)) + 1 >= self.options.careers

    def policy(self, pirate: Pirate, name: str) -> str:
        """Return the policy in force: in another action of a turn one that its orders set, or else the recorded one."""
        orders = self.last.get(pirate.id) if self.extra else None
        if orders is not None and name in orders.overrides:
            return orders.overrides[name]
        return recorded(self.table, self.seat, name, pirate.id)

    def secrets(self, pirate: Pirate) -> dict[str, Any]:
        """Return what the seat alone knows, for operations: treasure, what retiring needs, stances of governors.

        ``treasure``: all that he has hidden; ``treasures``: the same by port.
        """
        treasures = self.treasures.get(pirate.id, {})
        treasure = sum(treasures.values())
        return {
            "treasure": treasure,
            "treasures": treasures,
            "refused": self.refused.get(pirate.id, 0),
            "stances": self.stances,
        }


def desk_of(voyage: Voyage, seat: int, *, extra: bool = False) -> Desk:
    """Return the desk of a seat, for orders or for extra actions."""
    hidden = voyage.hidden
    own = [pirate.id for pirate in voyage.state.pirates.values() if pirate.seat == seat]
    return Desk(
        voyage.table,
        voyage.state,
        seat,
        {name: hidden.dice[name] for name in own if name in hidden.dice},
        {name: hidden.spare[name] for name in own if name in hidden.spare},
        {name: dict(hidden.treasures[name]) for name in own if name in hidden.treasures},
        {name: hidden.refused[name] for name in own if name in hidden.refused},
        {name: entry for name, entry in {**hidden.last, **hidden.entries}.items() if name in own},
        bridge_of(voyage, seat),
        extra,
        known_stances(voyage, seat),
        {name: score for name, score in hidden.scores.items() if name in own},
        max((kept for name, kept in hidden.kept.items() if name not in own), default=0),
    )


def known_stances(voyage: Voyage, seat: int) -> dict[str, Governor]:
    """Return the stances of the face-down governors that a seat knows, by port."""
    hidden = voyage.hidden
    faces = {token: hidden.faces[token] for token, seats in hidden.known.items() if seat in seats}
    return stances_of(voyage.state, faces)


def takes_orders(state: State, pirate: Pirate) -> bool:
    """Return whether a pirate acts in this turn: at large, activated before it, not missing it through a debauch."""
    return pirate.status == "active" and pirate.ready <= state.turn and pirate.debauched != state.turn


def may_spend(state: State, pirate: Pirate) -> bool:
    """Return whether a pirate may spend a token: he has one, acted in this turn and declared no debauch (spec 4.16)."""
    return pirate.tokens > 0 and takes_orders(state, pirate) and not pirate.debauched
