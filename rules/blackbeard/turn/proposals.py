"""Ready-made orders for a quiet turn, each one press (spec 8): go on as before, hunt, go home, stay."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from rules.blackbeard.sea.passage import can_sail, may_enter
from rules.blackbeard.ship.figures import room
from rules.blackbeard.state import Pirate
from rules.blackbeard.tables import PORTS
from rules.blackbeard.turn.desk import Desk, takes_orders
from rules.blackbeard.turn.rooms import OPERATIONS
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import status_of
from rules.blackbeard.world.routes import sailing_distance
from rules.blackbeard.world.zones import is_zone
from rules.kernel import FormAsk, Proposal, Refusal

Steps = Mapping[str, Any]
NOTHING: Steps = MappingProxyType({})


def proposals(desk: Desk, ask: FormAsk[Any], pins: Steps = NOTHING) -> list[Proposal]:
    """Return the proposals that are legal and say something, without two that are the same.

    ``pins``: the rerolls that are settled; who rerolled sails by the second die.
    """
    desk = desk.after(pins)
    captains = acting(desk)
    found: list[Proposal] = []
    answers: list[Steps] = []
    for name, way in WAYS.items():
        answer: dict[str, Any] = {}
        for pirate in captains:
            steps = way(desk, pirate)
            answer.update({f"{pirate.id}_spend": "yes", **steps} if steps and desk.extra else steps)
        whole = _whole(ask, {**pins, **answer}) if answer or name == "stay" else None
        if whole is not None and whole not in answers:
            answers.append(whole)
            found.append(Proposal(name, whole))
    return found


def acting(desk: Desk) -> list[Pirate]:
    """Return the captains whom the form is about: all who take orders, or those with a die for an extra action."""
    own = desk.state.active(desk.seat)
    return [pirate for pirate in own if (pirate.id in desk.dice if desk.extra else takes_orders(desk.state, pirate))]


def _whole(ask: FormAsk[Any], answer: Steps) -> Steps | None:
    """Return an answer with every step that would be asked; None if it is not legal."""
    try:
        return ask.complete(answer)
    except Refusal:
        return None


def go_on(desk: Desk, pirate: Pirate) -> Steps:
    """Go on with the course of the last turn, and do on arrival what was ordered then."""
    last = desk.last.get(pirate.id)
    if last is None or not last.move.course or not can_sail(pirate):
        return {}
    port = HEXES[last.move.course].port
    steps = {f"{pirate.id}_move": f"port/{port}"} if port else {}
    lane = HEXES[last.move.course].lane
    return steps or ({f"{pirate.id}_move": f"lane/{lane}"} if lane else {})


def hunt(desk: Desk, pirate: Pirate) -> Steps:
    """Attack a merchant in reach, or else search deep water as far away as the allowance goes."""
    if not can_sail(pirate) or not room(pirate.ship, desk.options.hold_capacity):
        return {}
    goals = desk.goals(pirate, desk.dice.get(pirate.id, 0), ())
    hexes = [option for option in goals.options() if option.id.count("/") == 2]
    here = desk.state.sails_in(pirate.position.place)
    if here and pirate.position.mode == "sea" and "attack_merchant" in OPERATIONS:
        return {f"{pirate.id}_operation": "attack_merchant"}
    for option in hexes:
        if option.data["sails"] and "attack_merchant" in OPERATIONS:
            return {f"{pirate.id}_move": option.id, f"{pirate.id}_operation": "attack_merchant"}
    most = max((option.data["cost"] for option in hexes), default=0)
    deep = [option for option in hexes if option.data["cost"] == most and not _coastal(option.data["place"])]
    if deep and "search" in OPERATIONS:
        return {f"{pirate.id}_move": deep[0].id, f"{pirate.id}_operation": "search"}
    return {}


def _coastal(place: str) -> bool:
    return HEXES[place].terrain == "coast"


def home(desk: Desk, pirate: Pirate) -> Steps:
    """Sail to the nearest port where a pirate may sell, his Refuge first, and do business there."""
    if is_zone(pirate.position.place):
        return {}
    number = next(_havens(desk, pirate), None)
    if number is None:
        return {}
    place = PORTS[number].hex
    steps: dict[str, Any] = {}
    if place != pirate.position.place:
        if not can_sail(pirate):
            return {}
        steps[f"{pirate.id}_move"] = f"port/{number}"
    elif pirate.position.mode != "port":
        steps[f"{pirate.id}_end"] = "enter_port"
    reached = place in desk.goals(pirate, desk.dice.get(pirate.id, 0), ()).reached
    if reached and "business" in OPERATIONS and pirate.ship.markers:
        steps[f"{pirate.id}_operation"] = "business"
    return steps


def _havens(desk: Desk, pirate: Pirate) -> Iterator[str]:
    """Yield the ports of the map where a pirate may sell: his Refuge, then the others, the nearest first."""
    state, here = desk.state, pirate.position.place
    measured = [
        (sailing_distance(here, PORTS[number].hex), number)
        for number in state.ports
        if may_enter(state, pirate, number) and status_of(state, pirate, number) not in ("anti", "unknown")
    ]
    yield from (number for away, number in measured if away is not None and number == pirate.refuge)
    near = sorted((away, number) for away, number in measured if away is not None)
    yield from (number for _, number in near)


def stay(desk: Desk, pirate: Pirate) -> Steps:
    """Give no orders at all."""
    del desk, pirate
    return {}


WAYS: Mapping[str, Callable[[Desk, Pirate], Steps]] = MappingProxyType(
    {"go_on": go_on, "hunt": hunt, "home": home, "stay": stay}
)
