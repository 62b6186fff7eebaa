"""The main reason of a captain's orders: facts, never prose."""

from typing import Any

from rules.blackbeard.markers import is_cargo
from rules.blackbeard.pilot.captain import Captain, Plan
from rules.blackbeard.pilot.corsair import Corsair
from rules.blackbeard.pilot.outlook import WORN, chance_with
from rules.blackbeard.ship.figures import room
from rules.blackbeard.state import SECTIONS, Pirate
from rules.blackbeard.world.ports import port_at
from rules.kernel import Reason

LITTLE = 2
"""So little room in the holds is told."""


def percent(chance: float) -> int:
    """Return a chance in per cent."""
    return round(100 * chance)


def weight_of(captain: Captain) -> tuple[int, int]:
    """Return how much hangs on a captain's orders: whether he retires, and the doubloons of that, or of a sale."""
    plan = captain.chosen
    if plan is None:
        return -1, -1
    if plan.why in ("retire", "onward"):
        return 1, captain.worth
    port = port_of(captain, plan)
    if plan.why == "cash":
        return 1, captain.worth + captain.sale_in(port)
    sells = plan.operation == "business" and port
    return 0, captain.proceeds(port) if sells else 0


def port_of(captain: Captain, plan: Plan) -> str:
    """Return the port to which a plan leads, or in whose hex the captain stays; "" for none."""
    head, _, port = plan.move.partition("/")
    return port if head == "port" else port_at(captain.pirate.position.place)


def selling(captain: Captain, plan: Plan) -> dict[str, Any]:
    """Return that a captain searches on the ``way`` to the port where he sells or repairs, or what a sale forgoes."""
    if plan.why in ("sell", "refit") and plan.operation == "search":
        return {"way": True}
    return sold_for_less(captain, plan) if plan.why == "sell" else {}


def chance_of(captain: Captain, plan: Plan) -> float:
    """Return the chance to retire by a plan, after the sale if it begins with one."""
    if plan.why != "cash":
        return captain.retiring
    return chance_with(captain.worth + captain.sale_in(port_of(captain, plan)))


def token_reason(captain: Captain) -> Reason:
    """Return why a captain spends a token: what he does for it, with its ``odds`` in per cent, 0 if not known."""
    assert captain.chosen is not None
    operation = captain.chosen.operation
    odds = {"retire": percent(captain.retiring), "attack_merchant": captain.capture}.get(operation, 0)
    facts = {"pirate": captain.pirate.id, "operation": operation, "odds": odds}
    if operation == "attack_merchant":
        facts |= worn(captain.pirate)
    return Reason("token_spent", {**facts, **sold_for_less(captain, captain.chosen)})


def sold_for_less(captain: Captain, plan: Plan) -> dict[str, Any]:
    """Return the port that would pay more in this turn (``richer``) than the one in which he sells.

    ``retires``: whether it is better because the end is near and he can retire there; else it is nearer.
    """
    port = port_of(captain, plan) if plan.operation == "business" else ""
    richer = captain.richer_than(port) if port else ""
    return {"port": port, "richer": richer, "retires": captain.retires_only_in(port, richer)} if richer else {}


def has_wares(pirate: Pirate) -> bool:
    """Return whether a captain has anything aboard that a port pays for."""
    return bool(pirate.hostages) or any(is_cargo(marker) for marker in pirate.ship.markers)


def worn(pirate: Pirate) -> dict[str, Any]:
    """Return the lost boxes with which a captain sails on to hunt, if they are many."""
    boxes = sum(pirate.ship.damage[section] for section in SECTIONS)
    return {"damage": boxes} if boxes >= WORN else {}


def tight(captain: Captain) -> dict[str, Any]:
    """Return the ``room`` in the holds of a captain who sails on to hunt, if there is little."""
    left = room(captain.pirate.ship, captain.capacity)
    return {"room": left} if left <= LITTLE else {}


def prey_of(captain: Captain, plan: Plan) -> dict[str, Any]:
    """Return the rival whom a plan pursues (``target``), and what is in his ``cabin`` and ``aboard`` for the victor."""
    found = (other for other in captain.state.active() if plan.move == f"pursue/{other.id}")
    rival = next(found, None)
    if rival is None:
        return {"target": None}
    return {"target": rival.id, "cabin": rival.cabin, "aboard": len(rival.ship.markers)}


def idle_reason(captain: Captain) -> Reason:
    """Return why a captain is ordered nothing new: his ship is careened, with this ``damage`` to the hull."""
    pirate = captain.pirate
    if pirate.careened:
        return Reason("orders_careened", {"pirate": pirate.id, "damage": pirate.ship.damage["hull"]})
    return Reason("orders_none")


def reason_of(captain: Captain) -> Reason:
    """Return why a captain is ordered what he is; that no plan was possible if he is ordered nothing."""
    plan, pirate = captain.chosen, captain.pirate
    if plan is None:
        return idle_reason(captain)
    facts: dict[str, Any] = {"pirate": pirate.id, **selling(captain, plan)}
    match plan.why:
        case "retire" if plan.move == "hold" and plan.operation != "retire":
            return Reason("orders_unready", facts)
        case "retire" | "onward" | "cash":
            facts["odds"] = percent(chance_of(captain, plan))
        case "refit":
            facts["boxes"] = sum(pirate.ship.damage[section] for section in SECTIONS)
        case "attack":
            facts |= prey_of(captain, plan)
        case "end":
            facts["hunts"] = plan.operation in ("search", "attack_merchant")
            facts["retired"] = captain.state.has_retired(pirate.seat)
        case "calm" | "market":
            facts |= {"popularity": pirate.popularity, "here": plan.move == "hold"}
            # With nothing to sell he makes for no sale; he may search on the way to a port.
            facts |= {"way": plan.operation == "search", "laden": has_wares(pirate)}
        case "safest" if isinstance(captain, Corsair):
            facts["odds"] = percent(captain.risk(plan))
        case "hunt":
            facts["operation"] = plan.operation or None
            facts["odds"] = captain.capture if plan.operation == "attack_merchant" else 0
            # He may search on the way to a lane where a merchant lies.
            facts["way"] = plan.operation == "search" and plan.move.startswith("lane/")
            facts |= {**worn(pirate), **tight(captain)}
        case _:
            pass
    return Reason(f"orders_{plan.why}", facts)
