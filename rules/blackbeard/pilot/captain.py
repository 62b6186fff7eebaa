"""A captain on a voyage: plunders what he can beat, sells where it pays, repairs, pleases his crew, retires in time.

It fills in the orders form captain by captain, from what its seat sees. Everything that it does not decide takes the
default of the rules.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Literal, NamedTuple

from rules.blackbeard.hidden import EndMode
from rules.blackbeard.markers import is_cargo
from rules.blackbeard.pilot.outlook import EXTRA_MOVES, Outlook, chance_with, turns_left
from rules.blackbeard.policies import overriding
from rules.blackbeard.port.sales import trades
from rules.blackbeard.port.treasure import PURSE, may_deposit
from rules.blackbeard.sea.debauch import LOYAL, TEMPTING, UNPOPULAR
from rules.blackbeard.sea.merchants import RANDOM, RESTLESS, meets_any, wise_policy
from rules.blackbeard.sea.passage import can_sail
from rules.blackbeard.ship.fates import RETIRING
from rules.blackbeard.ship.figures import combat, room
from rules.blackbeard.state import SECTIONS, Pirate
from rules.blackbeard.tables import PORTS
from rules.blackbeard.turn.goals import TO_HEX
from rules.blackbeard.view.model import BlackbeardView
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import TERMS, port_at
from rules.blackbeard.world.routes import sailing_distance
from rules.kernel import IllegalAnswer, Option, Question

Answer = dict[str, Any]
Why = Literal[
    "retire", "attack", "refit", "sell", "hunt", "market", "calm", "cash", "onward", "end", "ashore", "safest"
]
"""The purpose of a captain's plan."""

FAR = 3
"""The turns to a merchant beyond which a captain rather searches where he is."""
WORTH_A_TOKEN = ("retire", "business", "refit", "attack_merchant")
EVEN = 50
"""The chance of a capture, in per cent, from which it is worth a token that may still be of use later."""
BEST_SHIPS = ("sloop", "schooner", "brigantine", "square-rigger")
"""Ships by worth, the best last."""


class Plan(NamedTuple):
    """A move by the id of its option, an operation ("" for none), and how the move ends; None: as it usually does.

    ``why``: what the captain wants by it.
    """

    move: str
    operation: str
    end: EndMode | None
    why: Why = "hunt"


def because(why: Why, plans: Iterable[Plan]) -> Iterator[Plan]:
    """Yield plans with what the captain wants by them."""
    return (plan._replace(why=why) for plan in plans)


class Captain(Outlook):
    """One captain and his orders."""

    def __init__(self, view: BlackbeardView, question: Question, pirate: Pirate, before: Mapping[str, Any]) -> None:
        super().__init__(view, question, pirate, before)
        self.chosen: Plan | None = None
        """The plan that was ordered."""
        self.capture = 0
        """The chance, in per cent, to capture the known merchant that he is ordered to attack; 0 for any other plan."""

    def orders(self, only: Collection[str] = ()) -> Answer | None:
        """Return the form with the first plan that is possible, None if there is none; ``only``: these operations."""
        for plan in self._plans():
            if self._meant(plan, only) and (answer := self._ordered(plan)) is not None:
                self.chosen = plan
                return answer
        return None

    def _meant(self, plan: Plan, only: Collection[str]) -> bool:
        """Return whether a plan is one of some operations, if any are named; business must then bring money at once."""
        if not only:
            return True
        if plan.operation not in only:
            return False
        if plan.operation != "business":
            return True
        _, _, port = plan.move.partition("/")
        port = port or port_at(self.pirate.position.place)
        return bool(port) and trades(self.state, self.pirate, port, self._stances) and not self._sells_better(port)

    def _sells_better(self, port: str) -> bool:
        """Return whether he had better keep his token and sell in another port later: one that pays more for the time.

        Near the end a sale in this turn may be the last one.
        """
        best = next(iter(self._markets()), port)
        pays = {name: self.proceeds(name) for name in (best, port)}
        return self.paid and not self._late and pays[best] > pays[port]

    @property
    def bides(self) -> bool:
        """Whether he could retire, but had better wait until the chance is greater."""
        return not self.lacking and not self._fights_on and not self._retires()

    def ends_at(self, answer: Mapping[str, Any]) -> str:
        """Return where the captain's ordered move ends, or where he is if it leads beyond his reach."""
        option = self.moves.get(answer.get(f"{self.pirate.id}_move", "hold"))
        reached = option is not None and option.data.get("reached", True)
        return option.data.get("place", self.pirate.position.place) if option is not None and reached else ""

    def _plans(self) -> Iterator[Plan]:
        """Yield what the captain would like to do, the best first."""
        if self.pirate.careened or not can_sail(self.pirate):
            yield from because("ashore", self._in_port_here())
            return
        if self._retires():
            yield from because("retire", self._to_port("retire", self._harbours()))
        yield from self._errands()

    def _errands(self) -> Iterator[Plan]:
        """Yield what a captain does who does not retire yet: repairs, sales, prey."""
        if self._last:
            # An extra action may yet bring him to retire; else what is sold now counts for nothing, and a prize brings
            # Notoriety (spec 6.5).
            yield from because("cash", self._last_sales())
            yield from because("onward", self._last_ways())
            hunts = self._hunts() if self.pirate.popularity > RESTLESS else ()
            yield from because("end", hunts)
            yield from because("end", self._to_port("business", self._markets()))
            yield from because("end", [Plan("hold", "", None)])
            return
        # A sale on the last turn helps only who may then act again.
        markets = self._timely(self._markets(), EXTRA_MOVES if self._tokens_left else 0)
        if self._worn():
            yield from because("refit", self._to_port("refit", self._timely(self._havens())))
        if self.laden or self._sale_wins or self._earns_another_attempt():
            yield from because("sell", self._to_port("business", markets))
        if self.pirate.popularity <= RESTLESS and not self._late:
            yield from because("calm", self._to_taverns())
        if room(self.pirate.ship, self.capacity) or not markets:
            yield from self._hunts()
        yield from because("market", self._to_port("business", markets))

    # ------------------------------------------------------------ the last turn

    def _last_sales(self) -> Iterator[Plan]:
        """Yield the sales after which an extra action lets him retire in the same port (spec 4.16, 4.19), best first.

        In a pirate port he has to refuse his crew the debauch: after one he could not act again in this turn.
        """
        here, refuses = self.pirate.position.place, self.pirate.popularity > RESTLESS
        worth = {
            port: self.worth + self.sale_in(port)
            for port in self._markets()
            if self._status(port) in RETIRING and (refuses or self._status(port) != "pirate")
        }
        for port in sorted(worth, key=lambda port: (-worth[port], port)) if self._tokens_left else ():
            enough = self.worth < worth[port] and worth[port] - self.worth >= self.lacking
            if enough and chance_with(worth[port]) > 0:
                if PORTS[port].hex == here:
                    yield Plan("hold", "business", "enter_port")
                elif self._arrives(f"port/{port}"):
                    yield Plan(f"port/{port}", "business", "enter_port")

    def _last_ways(self) -> Iterator[Plan]:
        """Yield the way to ports in which an extra action may let him retire: he has enough, but does not arrive."""
        if self._tokens_left and not self.paid and self._retires():
            for port in self._harbours():
                if not self._arrives(f"port/{port}") and self._turns(PORTS[port].hex) <= 1 + EXTRA_MOVES:
                    yield Plan(f"port/{port}", "", "enter_port")

    @property
    def retires_by_token(self) -> bool:
        """Whether his orders are of use only if an extra action follows, in which he tries to retire."""
        return self.chosen is not None and self.chosen.why in ("cash", "onward")

    # ------------------------------------------------------------ ways

    def _to_port(self, operation: str, ports: list[str]) -> Iterator[Plan]:
        """Yield the way to the first of some ports, with an operation on arrival, or with a search on the way."""
        here = self.pirate.position
        for port in ports[:2]:
            wanted = ("careen",) if operation == "refit" and not self._refits() else ()
            if PORTS[port].hex == here.place:
                for name in (*wanted, operation, "business", "careen", "heal", ""):
                    yield Plan("hold", name, "enter_port")
            elif self._arrives(f"port/{port}"):
                # With full holds a prize on the way would cost him what he has.
                on_the_way = ("search",) if room(self.pirate.ship, self.capacity) else ()
                for name in (operation, "business", *on_the_way, ""):
                    yield Plan(f"port/{port}", name, "enter_port")

    def _to_taverns(self) -> Iterator[Plan]:
        """Yield the way to the nearest port where the crew may go on a debauch, without a hunt on the way (BN 9.28)."""
        havens = [port for port in self._havens() if TERMS[self._status(port)].debauch]
        for port in [port for port in havens if self._status(port) != "pirate"][:1]:
            if PORTS[port].hex == self.pirate.position.place:
                yield Plan("hold", "business", "enter_port")
            elif self._turns(PORTS[port].hex) <= FAR and self._arrives(f"port/{port}"):
                for name in ("business", ""):
                    yield Plan(f"port/{port}", name, "enter_port")

    def _arrives(self, move: str) -> bool:
        """Return whether a course is of use: on the last turn only if he arrives by it."""
        option = self.moves.get(move)
        return option is None or option.data.get("reached", True) or turns_left(self.view) > 0

    def _refits(self) -> bool:
        damage = self.pirate.ship.damage
        return any(damage[section] for section in SECTIONS if section != "hull")

    def _in_port_here(self) -> Iterator[Plan]:
        if not self.pirate.careened:
            for name in ("refit", "business", "jury", ""):
                yield Plan("hold", name, None)

    def _hunts(self) -> Iterator[Plan]:
        """Yield attacks on merchants in reach, the way to one that is near, and searches."""
        prey = sorted(self._prey(), key=lambda sail: (self._turns(sail.hex), -self._value(sail), sail.token))
        for sail in prey:
            if sail.hex == self.pirate.position.place:
                yield Plan("hold", "attack_merchant", "sea")
        by_place = {option.data["place"]: name for name, option in self.moves.items() if name.count("/") == TO_HEX}
        for sail in prey:
            if sail.hex in by_place:
                lane = HEXES[sail.hex].lane
                yield Plan(f"lane/{lane}" if lane else by_place[sail.hex], "attack_merchant", "sea")
        if prey and self._turns(prey[0].hex) <= min(FAR, 1 + turns_left(self.view)):
            lane = HEXES[prey[0].hex].lane
            for name in ("search", "") if self._arrives(f"lane/{lane}") else ("search",):
                yield Plan(f"lane/{lane}", name, "sea")
        deep = [name for name in by_place.values() if HEXES[self.moves[name].data["place"]].terrain == "deep"]
        havens = self._havens()[:4]

        def far_out(name: str) -> int:
            ways = [sailing_distance(self.moves[name].data["place"], PORTS[port].hex) for port in havens]
            return min((way for way in ways if way is not None), default=0)

        # A search needs the whole allowance; of the hexes that use it, those near a port.
        for name in sorted(deep, key=lambda name: (-self.moves[name].data["cost"], far_out(name), name))[:3]:
            yield Plan(name, "search", "sea")

    def _target(self, answer: Mapping[str, Any]) -> Option | None:
        """Return the best merchant of the hex to attack, None if there is none: he attacks the one that he names."""
        step = self._step(f"{self.pirate.id}_attack_merchant_target", answer)
        limit = combat(self.pirate) + 1
        found = step.options if step is not None else ()
        left = [sail.token if sail.face else RANDOM for sail in self._left]
        able = [one for one in found if one.id in left and one.data["defence"] <= limit]
        able = [one for one in able if not one.data["merchant"] or not self._costs(one.data["merchant"])]
        if self.paid and not self._late:
            able = [one for one in able if one.data["odds"] >= EVEN]
        return max(able, key=lambda option: (option.data["odds"], option.id), default=None)

    # ------------------------------------------------------------ filling in

    def _extras(self, plan: Plan, answer: Mapping[str, Any]) -> Answer:
        """Return the additions to a plan: money into the Refuge, and policies for this turn."""
        return overriding(self.pirate.id, self._treasure(plan), self._policies(plan, answer))

    def _treasure(self, plan: Plan) -> Answer:
        """Return the steps by which money goes into the Refuge."""
        name = self.pirate.id
        if plan.move != "hold" and self.pirate.cabin >= PURSE and may_deposit(self.state, self.pirate):
            # He leaves his Refuge: what he has is safe there.
            return {f"{name}_extras": ["treasure", "treasure_first"], f"{name}_treasure": "deposit_all"}
        port = self._port_of(plan)
        calls = plan.operation in ("business", "") and bool(port) and port == self.pirate.refuge
        if calls and self._status(port) == "refuge":
            earned = self.proceeds(port) if plan.operation == "business" else 0
            if self.pirate.cabin + earned >= PURSE:
                return {f"{name}_extras": ["treasure"], f"{name}_treasure": "deposit_all"}
        return {}

    def _port_of(self, plan: Plan) -> str:
        """Return the port that a plan names, or in whose hex he stays; "" for none."""
        return port_at(self.pirate.position.place) if plan.move == "hold" else plan.move.removeprefix("port/")

    def _stays_sober(self, plan: Plan) -> bool:
        """Return whether a debauch would cost him a way to retire: the last turn, or an extra action after a sale."""
        if self.pirate.popularity < LOYAL:
            return False
        return turns_left(self.view) == 1 or self._may_retire_after(plan)

    def _may_retire_after(self, plan: Plan) -> bool:
        """Return whether the end is near, and he may retire by an extra action in the port where a plan sells."""
        port = self._port_of(plan) if plan.operation == "business" else ""
        if not (port in PORTS and self._late and self._tokens_left and self._status(port) in RETIRING):
            return False
        sale = self.sale_in(port)
        return sale >= self.lacking and chance_with(self.worth + sale) > 0

    def _policies(self, plan: Plan, answer: Mapping[str, Any]) -> dict[str, str]:
        """Return the policies for this turn: a debauch for a crew that needs one, what a hunt spares.

        ``answer``: the orders that carry out the plan.
        """
        wanted: dict[str, str] = {}
        if plan.operation in TEMPTING and self._stays_sober(plan):
            wanted["debauch_forced"] = "no"
        elif plan.operation == "business" and self.pirate.popularity <= UNPOPULAR and turns_left(self.view) > 1:
            wanted["debauch_free"] = "yes"
        if plan.why == "cash":
            # After a debauch he could not act again in this turn.
            wanted |= {"debauch_free": "no", "debauch_forced": "no"}
        if meets_any(self.pirate, answer) and self._free_to_choose:
            wanted["merchant"] = wise_policy(self._spared, last=self._last)
        return wanted

    def _pays(self, bought: Answer, answer: Answer) -> bool:
        """Return whether something comes of business: a purchase, money, or a debauch for an unhappy crew."""
        wares = bool(self.pirate.hostages) or any(is_cargo(marker) for marker in self.pirate.ship.markers)
        return bool(bought) or wares or answer.get(f"{self.pirate.id}_policy_debauch_free") == "yes"

    def _bought(self, answer: Mapping[str, Any]) -> Answer:
        """Return what is bought with business in port: nothing on a voyage."""
        del answer
        return {}

    def _ordered(self, plan: Plan) -> Answer | None:
        """Return the form with a plan filled in, None if the plan is not possible or of no use."""
        answer = dict(self.before)
        try:
            if plan.move not in self.moves or not self._fill_in(plan, answer):
                return None
            self.question.checked(answer)
        except IllegalAnswer:
            return None
        return answer

    def _fill_in(self, plan: Plan, answer: Answer) -> bool:
        """Add a plan to a form; return whether its operation is possible, and business of use."""
        name = self.pirate.id
        if plan.move != "hold":
            answer[f"{name}_move"] = plan.move
        if plan.operation:
            step = self._step(f"{name}_operation", answer)
            if step is None or plan.operation not in [option.id for option in step.options]:
                return False
            answer[f"{name}_operation"] = plan.operation
        if plan.operation == "attack_merchant":
            target = self._target(answer)
            if target is None:
                # By default the orders would name one that he had better let alone (BN 9.12).
                return False
            answer[f"{name}_attack_merchant_target"] = target.id
            self.capture = int(target.data["odds"]) if target.data["merchant"] else 0
        if plan.end is not None:
            end = self._step(f"{name}_end", answer)
            if end is not None and plan.end in [option.id for option in end.options]:
                answer[f"{name}_end"] = plan.end
        answer |= self._extras(plan, answer)
        if plan.operation != "business":
            return True
        if not self.moves[plan.move].data.get("reached", True):
            # He would trade in another port, which only lies on the way.
            return False
        bought = self._bought(answer)
        answer |= bought
        return self._pays(bought, answer)
