"""A captain at war: as on a voyage, but he keeps out of hunters' reach, falls upon rivals, and retires sooner."""

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import Any

from rules.blackbeard.arrivals import usual_refuges
from rules.blackbeard.cunning import points_left
from rules.blackbeard.league.alliances import allies_of
from rules.blackbeard.markers import gold_in
from rules.blackbeard.pilot.captain import TO_HEX, Answer, Captain, Plan, because
from rules.blackbeard.pilot.market import WELL_OFF, wares
from rules.blackbeard.pilot.perils import Perils
from rules.blackbeard.pilot.prey import worth_attacking
from rules.blackbeard.sea.debauch import TEMPTING, keeps_sober
from rules.blackbeard.sea.passage import can_sail, may_enter
from rules.blackbeard.state import Pirate
from rules.blackbeard.tables import LETTERS, PORTS
from rules.blackbeard.view.model import BlackbeardView
from rules.blackbeard.world.ports import nation_of
from rules.blackbeard.world.routes import sailing_distance
from rules.kernel import Question

FIRST_CHANCE = 0.5
"""The chance of retiring at which a captain tries whose seat has nobody retired yet."""
NEXT_CHANCE = 0.66
"""The same for a seat that has somebody retired: only a richer captain counts."""
CLOSING_CHANCE = 0.3
"""The same if the match may end at any time, for a seat that has nobody retired."""
HUNTED_CHANCE = 0.3
"""The same for a captain with a hunter near, or whose ship or body is in a bad state."""
NEAR = 8
"""The hexes at which a hunter is near."""
BATTERED = 5
"""The lost boxes with which a ship is in a bad state."""
RISKS = ((2500, 0.04), (1000, 0.08), (0, 0.14))
"""By the doubloons that a captain has at least, those in his holds included, the chance to be caught that he takes."""
SEARCH_RISK = 0.2
"""The chance that a search finds a warship, and that it catches him then or later."""
WORTH_A_CHASE = 250
"""The doubloons that an attack on a rival must promise."""
ON_THE_RUN = 0.5
"""The share of a bargain that is left if the rival may sail away first."""
STANDING: Mapping[str, str] = {"board": "ask", "duel_surrender": "ask"}
"""The policies of every captain at war."""
ALLIED: Mapping[str, str] = {"join_ally": "ask", "help_ally": "ask"}
"""The policies of a captain who has allies."""
SHOP = "business_shop"


class Corsair(Captain):
    """One captain at war."""

    def __init__(self, view: BlackbeardView, question: Question, pirate: Pirate, before: Mapping[str, Any]) -> None:
        super().__init__(view, question, pirate, before)
        self.perils = Perils(view, pirate)

    def orders(self, only: Collection[str] = ()) -> Answer | None:
        """Return the form with the first plan that is possible and safe enough, else with the safest one."""
        refused: list[tuple[float, int, Plan]] = []
        for plan in self._plans():
            if not self._meant(plan, only):
                continue
            risk = self.risk(plan)
            if risk > self._bearable:
                refused.append((risk, len(refused), plan))
            elif (answer := self._ordered(plan)) is not None:
                self.chosen = plan
                return answer
        if only:
            return None
        for _, _, plan in sorted([*refused, *self._flights()], key=lambda found: found[:2]):
            if (answer := self._ordered(plan)) is not None:
                self.chosen = plan._replace(why="safest")
                return answer
        return None

    def _plans(self) -> Iterator[Plan]:
        """Yield what the captain would like to do, the best first."""
        if self.pirate.careened or not can_sail(self.pirate):
            yield from because("ashore", self._in_port_here())
            return
        if self._retires():
            yield from because("retire", self._to_port("retire", self._harbours_to_retire()))
        yield from because("attack", self._attacks())
        yield from self._errands()

    # ------------------------------------------------------------ retiring

    def _retires(self) -> bool:
        if (self.lacking and not self._pardoned) or self._fights_on:
            return False
        chance = self.retiring
        if self._late:
            return chance > 0
        return chance >= self._wanted_chance or self._pardoned

    @cached_property
    def _wanted_chance(self) -> float:
        if self.state.has_retired(self.pirate.seat):
            return NEXT_CHANCE
        if self._closing:
            return CLOSING_CHANCE
        pressed = self.perils.nearest(self.pirate.position.place) <= NEAR
        battered = sum(self.pirate.ship.damage.values()) >= BATTERED or len(self.pirate.wounds) > 1
        return HUNTED_CHANCE if pressed or battered else FIRST_CHANCE

    @property
    def _closing(self) -> bool:
        """Whether a rival has only one career left, so that the match may end at any time."""
        rivals = (seat for seat in range(self.state.seats) if seat != self.pirate.seat)
        return max(len(self.state.gone(seat)) for seat in rivals) >= self.view.options["careers"] - 1

    @property
    def _pardoned(self) -> bool:
        """Whether a royal pardon lets him retire without a die."""
        return self.pirate.pardon and self.worth > max(self.best, 0) and bool(self.view.options["pardon_retirement"])

    def _harbours(self) -> list[str]:
        """Return the ports in which he may retire, the nearest first: also his lost Refuge, as an enemy (BN 9.22)."""
        found, lost = super()._harbours(), self.pirate.refuge
        if lost and self._status(lost) == "anti" and may_enter(self.state, self.pirate, lost, "retire"):
            found.append(lost)
        return sorted(found, key=lambda port: (self._turns(PORTS[port].hex), port))

    def _harbours_to_retire(self) -> list[str]:
        found = self._harbours()
        if self._pardoned:
            nation = LETTERS[self.pirate.letter].nationality
            found = [port for port in self._havens() if nation_of(self.state, port) == nation] + found
        return found

    @property
    def _asked_refuge(self) -> str:
        """The Refuge that he asks for in these orders: he has it before he sails."""
        if asked := self.before.get(f"{self.pirate.id}_refuge"):
            return str(asked)
        return usual_refuges(self.state, self.pirate.seat).get(self.pirate.id, "")

    # ------------------------------------------------------------ rivals

    def _attacks(self) -> Iterator[Plan]:
        """Yield attacks on rivals in reach that promise enough."""
        if not self.view.options["m_rivals"] or self.pirate.careened:
            return
        here = self.pirate.position.place
        found: list[tuple[float, str, Plan]] = []
        for other in self.state.active():
            option = self.moves.get(f"pursue/{other.id}")
            if option is None or not other.position.afloat:
                continue
            gain = worth_attacking(self.pirate, other)
            stays = other.debauched == self.state.turn or not can_sail(other)
            gain *= 1.0 if stays else ON_THE_RUN
            if gain < WORTH_A_CHASE:
                continue
            if other.position.place == here and stays:
                found.append((-gain, other.id, Plan("hold", "attack_pirate", "sea")))
            elif option.data["reached"] or other.position.place == here:
                found.append((-gain, other.id, Plan(option.id, "attack_pirate", "sea")))
        for _, _, plan in sorted(found):
            yield plan

    # ------------------------------------------------------------ hunters

    @cached_property
    def _bearable(self) -> float:
        """The chance to be caught that he takes: gold in his holds is lost with him, too."""
        owned = self.worth + gold_in(self.pirate.ship.markers)
        return next(risk for least, risk in RISKS if owned >= least)

    def risk(self, plan: Plan) -> float:
        """Return the chance to be caught by a hunter in this turn if a plan is carried out."""
        found = SEARCH_RISK * self.perils.odds if plan.operation == "search" else 0.0
        if not self.perils.hunters:
            return found
        place, arrives = self._end_of(plan)
        inside = arrives and plan.end in ("enter_port", "enter_harbour")
        if plan.move == "hold" and plan.end is None:
            inside = self.pirate.position.inside
        return found + self.perils.risk(place, inside=inside)

    def _end_of(self, plan: Plan) -> tuple[str, bool]:
        """Return where a plan's move probably ends, and whether that is its goal."""
        option = self.moves.get(plan.move)
        here = self.pirate.position.place
        if option is None or "place" not in option.data:
            return here, True
        goal = option.data["place"]
        if plan.move.count("/") == TO_HEX or option.data.get("reached", True) or goal == here:
            return goal, True
        reached = [one.data["place"] for name, one in self.moves.items() if name.count("/") == TO_HEX]
        return min(reached, key=lambda place: (self._away(place, goal), place), default=here), False

    @staticmethod
    def _away(place: str, goal: str) -> int:
        found = sailing_distance(place, goal)
        return 99 if found is None else found

    def _flights(self) -> Iterator[tuple[float, int, Plan]]:
        """Yield ways to safety with the risk that is left: havens in reach, then hexes away from the hunters."""
        havens = self._havens()
        reached = [port for port in havens if self._in_reach(port)]
        for rank, port in enumerate(reached[:3]):
            move = "hold" if PORTS[port].hex == self.pirate.position.place else f"port/{port}"
            for name in ("business", "petition", ""):
                plan = Plan(move, name, "enter_port")
                yield self.risk(plan), rank, plan
        ways = [Plan(name, "", "sea") for name in self.moves if name.count("/") == TO_HEX]
        ranked = sorted((self.risk(plan), -self.perils.nearest(self._end_of(plan)[0]), plan) for plan in ways)
        for rank, (risk, _, plan) in enumerate(ranked[:3], 10):
            yield risk, rank, plan

    def _in_reach(self, port: str) -> bool:
        option = self.moves.get(f"port/{port}")
        return option is not None and (option.data["reached"] or PORTS[port].hex == self.pirate.position.place)

    # ------------------------------------------------------------ additions to a plan

    def _bought(self, answer: Mapping[str, Any]) -> Answer:
        if self.worth < WELL_OFF and not self.laden:
            return {}
        steps = self.question.steps_with(answer)
        shop = next((step for step in steps if step.step.startswith(self.pirate.id) and step.kind == SHOP), None)
        if shop is None or not (bought := wares(self.view, self.pirate, shop)):
            return {}
        return {shop.step: bought}

    def _policies(self, plan: Plan, answer: Mapping[str, Any]) -> dict[str, str]:
        """Return besides what the voyage needs: the policies of the war, and arms against hunters."""
        wanted = {**super()._policies(plan, answer), **STANDING}
        if allies_of(self.state, self.pirate):
            wanted |= ALLIED
        if points_left(self.pirate) and not self.pirate.cunning_blocked and self.view.options["m_cunning"]:
            wanted["cunning"] = "ask"
        if self.perils.hunters and self.pirate.ship.markers.count("arms") > 0:
            wanted["arms"] = "1"
        if plan.operation in TEMPTING and keeps_sober(self.state, self.pirate):
            wanted["debauch_forced"] = "no"
        return wanted
