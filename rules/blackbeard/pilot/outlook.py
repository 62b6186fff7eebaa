"""A captain's outlook: what he has, which ports and merchants are of use to him, and how near the end is."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from rules.blackbeard.markers import gold_in, is_good
from rules.blackbeard.odds import HUNDRED, JD66
from rules.blackbeard.policies import POLICIES, SPARING
from rules.blackbeard.port.sales import proceeds_of, ransom_of, shut
from rules.blackbeard.sea.merchants import left_by
from rules.blackbeard.sea.passage import may_enter
from rules.blackbeard.ship.fates import RETIRING
from rules.blackbeard.ship.figures import combat, room, speed
from rules.blackbeard.state import SECTIONS, Pirate, Sail
from rules.blackbeard.tables import LANES, MERCHANTS, PORTS
from rules.blackbeard.view.model import BlackbeardView
from rules.blackbeard.world.ports import TERMS, Status, stake_of, stances_of, status_of
from rules.blackbeard.world.routes import sailing_distance
from rules.kernel import Option, Question

MEAN_DIE = 3.5
LIKELY = 0.55
"""The chance of retiring at which a captain tries."""
LAST_TURNS = 5
"""The turns before the agreed end in which any chance of retiring is good enough."""
WORN = 2
"""The lost boxes with which a captain makes for a port."""
LADEN = 900
"""The worth of the cargo with which a captain makes for a port."""
GOOD_WORTH = 150
"""The average price of a marker of goods."""
EXTRA_MOVES = 1
"""The moves by tokens on which a captain counts on the last turn."""


def turns_left(view: BlackbeardView) -> float:
    """Return the turns after this one until the agreed end; infinity if none is agreed on."""
    cap = view.options["turn_cap"]
    return cap - view.state.turn if cap else float("inf")


def worth_of(view: BlackbeardView, pirate: Pirate) -> int:
    """Return the doubloons that count when a pirate of the seat retires: those in his cabin and those hidden."""
    return pirate.cabin + (view.me.treasure_of(pirate.id) if view.me is not None else 0)


def best_of(view: BlackbeardView) -> int:
    """Return the doubloons of the seat's richest retired pirate, -1 without one."""
    return max(view.me.scores.values(), default=-1) if view.me is not None else -1


def lacking_of(view: BlackbeardView, pirate: Pirate) -> int:
    """Return what a pirate lacks to retire: for another attempt after a failure, and for a better result."""
    refused, worth = view.me.refused.get(pirate.id, 0) if view.me is not None else 0, worth_of(view, pirate)
    return max(0, refused - worth, best_of(view) + 1 - worth)


def chance_with(worth: int) -> float:
    """Return the chance to retire with so many doubloons."""
    return sum(face <= worth // HUNDRED for face in JD66) / len(JD66)


class Outlook:
    """One captain and the form; ``before``: what the other captains of the seat are ordered to do."""

    def __init__(self, view: BlackbeardView, question: Question, pirate: Pirate, before: Mapping[str, Any]) -> None:
        self.view, self.state, self.question, self.pirate = view, view.state, question, pirate
        self.before = before
        moves = self._step(f"{pirate.id}_move", {})
        self.moves: dict[str, Option] = {option.id: option for option in moves.options} if moves is not None else {}
        self.capacity: int = view.options["hold_capacity"]
        self.paid = before.get(f"{pirate.id}_spend") == "yes"
        """Whether his orders cost a token."""
        self.worth = worth_of(view, pirate)
        self.best = best_of(view)
        """The doubloons of the seat's richest retired pirate, who alone counts (spec 6.5); -1 without one."""
        self._stances = stances_of(view.state, view.me.governors if view.me is not None else {})
        self.lacking = lacking_of(view, pirate)
        """The doubloons that he lacks to retire: for another attempt after a failure, and for a better result."""
        finale = len(self.state.gone(pirate.seat)) + 1 >= view.options["careers"]
        behind = max(0, view.rival_of(pirate.seat) - self.worth)
        self._sale_wins = not finale and behind > 0 and self._late and self._sale_at_hand > behind
        self.behind = behind if finale or self._sale_wins else 0
        """The doubloons that he lacks to win against what rivals are known to have kept.

        It counts for his seat's last pirate, and near the end for one who can still sell what makes up for it.
        """

    # ------------------------------------------------------------ his needs

    @property
    def retiring(self) -> float:
        """The chance to retire if he tries."""
        return chance_with(self.worth)

    def _retires(self) -> bool:
        """Return whether it is time to retire: he would probably succeed, or the match is nearly over."""
        if self.lacking or self._fights_on:
            return False
        chance = self.retiring
        return chance >= LIKELY or (self._late and chance > 0)

    @property
    def _fights_on(self) -> bool:
        """Whether he does not end the match as a loser: turns are left in which he may earn more than a rival."""
        if not self.behind:
            return False
        away = min((self._turns(PORTS[port].hex) for port in self._harbours()[:1]), default=0.0)
        return turns_left(self.view) > away + 1

    @property
    def _last(self) -> bool:
        """Whether this is the last turn that is agreed on."""
        return turns_left(self.view) <= 0

    @property
    def _late(self) -> bool:
        """Whether the agreed end is near, after which only a retired pirate counts."""
        return turns_left(self.view) <= LAST_TURNS

    @property
    def _tokens_left(self) -> int:
        """The tokens that he has after what he is ordered now."""
        return self.pirate.tokens - self.paid

    @property
    def has_idle_tokens(self) -> bool:
        """Whether he holds more tokens than the turns that are left can use, and one for the way to retire."""
        return self.pirate.tokens > turns_left(self.view) + EXTRA_MOVES

    def _earns_another_attempt(self) -> bool:
        """Return whether a sale brings what he lacks for another attempt to retire."""
        sales = (self.proceeds(port) for port in self._markets()[:1])
        return self.lacking > 0 and any(sale >= self.lacking for sale in sales)

    def _worn(self) -> bool:
        damage = self.pirate.ship.damage
        return sum(damage[section] for section in SECTIONS) >= WORN or damage["sails"] > 0

    @property
    def laden(self) -> bool:
        """Whether he has enough aboard to make for a port."""
        markers = self.pirate.ship.markers
        goods = sum(map(is_good, markers))
        full = not room(self.pirate.ship, self.capacity)
        return full or gold_in(markers) + GOOD_WORTH * goods >= LADEN or len(self.pirate.hostages) > 1

    # ------------------------------------------------------------ ports

    def proceeds(self, port: str) -> int:
        """Return what a sale of the cargo brings in a port, as far as the seat knows."""
        return proceeds_of(self.state, self.pirate, port, self._stances)

    def _status(self, port: str) -> Status:
        return status_of(self.state, self.pirate, port, self._stances)

    def _turns(self, place: str) -> float:
        """Return about how many turns it takes to sail to a hex; infinity if there is no way."""
        away = sailing_distance(self.pirate.position.place, place)
        return float("inf") if away is None else away / max(1.0, MEAN_DIE + speed(self.pirate))

    def _turns_to(self, port: str) -> float:
        """Return about how many turns it takes to enter a port, 1 if he does so in this turn."""
        return 1 if self.reaches(port) else max(2.0, self._turns(PORTS[port].hex))

    def _timely(self, ports: list[str], more: int = 0) -> list[str]:
        """Return those of some ports in which he arrives before the last turn: later, what he does there is in vain.

        ``more``: the actions by tokens that may follow.
        """
        return [port for port in ports if self._turns_to(port) <= turns_left(self.view) + more]

    def reaches(self, port: str) -> bool:
        """Return whether he comes to a port with this move, or lies before it."""
        option = self.moves.get(f"port/{port}")
        return PORTS[port].hex == self.pirate.position.place or (
            option is not None and bool(option.data.get("reached", False))
        )

    def richer_than(self, port: str) -> str:
        """Return the port in reach that pays most, if it pays more than this one."""
        pays = {name: self.proceeds(name) for name in self._markets() if self.reaches(name)}
        best = max(pays, key=lambda name: pays[name], default="")
        return best if port in pays and pays[best] > pays[port] else ""

    def retires_only_in(self, port: str, other: str) -> bool:
        """Return whether the end is near, and he may retire in one port but not in another."""
        return self._late and self._status(port) in RETIRING and self._status(other) not in RETIRING

    def _havens(self) -> list[str]:
        """Return the ports in which he may do business, the nearest first."""
        state, pirate = self.state, self.pirate
        turns = {port: self._turns(PORTS[port].hex) for port in state.ports if may_enter(state, pirate, port)}
        found = [port for port, away in turns.items() if away < float("inf") and TERMS[self._status(port)].open]
        return sorted(found, key=lambda port: (turns[port], port))

    def _harbours(self) -> list[str]:
        """Return the ports in which he may retire, the nearest first."""
        return [port for port in self._havens() if self._status(port) in RETIRING]

    def _markets(self) -> list[str]:
        """Return the ports in which he may do business, the one with the best sale for the time first.

        The way counts even where he arrives in this turn: the farther he sails, the longer his way back. Near the end
        those come first in which he may retire: only there the money is of use.
        """

        def a_turn(port: str) -> float:
            return self.proceeds(port) / (1.0 + self._turns(PORTS[port].hex))

        found = [port for port in self._havens() if not shut(self.state, self.pirate, port)]
        late = self._late
        return sorted(found, key=lambda port: (late and self._status(port) not in RETIRING, -a_turn(port), port))

    def sale_in(self, port: str) -> int:
        """Return the least that a sale of everything aboard brings in a port, the ransoms with a die of 1."""
        terms, hostages = TERMS[self._status(port)], len(self.pirate.hostages)
        ransom = ransom_of(1, terms.percentage or 0, hostages) if hostages and terms.percentage is not None else 0
        return self.proceeds(port) + ransom

    @property
    def _sale_at_hand(self) -> int:
        """The most that a sale brings before the last turn, in a port in which he may retire afterwards."""
        ports = [port for port in self._timely(self._markets()) if self._status(port) in RETIRING]
        return max((self.sale_in(port) for port in ports), default=0)

    # ------------------------------------------------------------ prey

    def _prey(self) -> list[Sail]:
        """Return the merchants of this map that he would attack: those unknown, and those that he can beat."""
        limit = combat(self.pirate) + 1
        return [
            sail
            for sail in self._left
            if sail.attached in ("", self.pirate.id)
            and (not sail.face or (MERCHANTS[sail.face].defence <= limit and not self._costs(sail.face)))
            and self._turns(sail.hex) < float("inf")
        ]

    @cached_property
    def _left(self) -> list[Sail]:
        """The merchants at sea that no other captain of his seat is ordered to attack, or to sail to."""
        others = self.state.active(self.pirate.seat)
        left = left_by(others, self.before, self.state.sails)
        for other in others:
            head, _, lane = str(self.before.get(f"{other.id}_move", "")).partition("/")
            if head == "lane" and self.before.get(f"{other.id}_operation") != "attack_merchant":
                there = next((sail for sail in left if sail.hex == LANES[lane].hex), None)
                left = [sail for sail in left if sail is not there]
        return left

    def _costs(self, face: str) -> bool:
        """Return whether an attack on a merchant would cost him his Refuge, and he goes by the usual policy."""
        return MERCHANTS[face].nationality == self._spared

    @cached_property
    def _spared(self) -> str:
        """The nation whose merchants he lets go for the sake of his Refuge; "" for none, or if other orders stand.

        On the last turn a Refuge is of no use.
        """
        return stake_of(self.state, self.pirate, self._asked_refuge) if self._free_to_choose and not self._last else ""

    @cached_property
    def _free_to_choose(self) -> bool:
        """Whether his seat has recorded no other policy about merchants than one that the AI would improve."""
        name = self.pirate.id
        step = self._step(f"{name}_policy_merchant", {f"{name}_extras": ["policies"], f"{name}_policies": ["merchant"]})
        # The default of the step is what is recorded.
        return step is not None and step.default in (POLICIES["merchant"].values[0], *SPARING)

    @property
    def _asked_refuge(self) -> str:
        """The Refuge that he asks for in these orders, as far as he thinks of it; "" for none."""
        return ""

    def _value(self, sail: Sail) -> int:
        return MERCHANTS[sail.face].defence if sail.face else 5

    def _step(self, name: str, answer: Mapping[str, Any]) -> Question | None:
        """Return a step of the form as it is met with an answer."""
        return self.question.step_with(name, {**self.before, **answer})
