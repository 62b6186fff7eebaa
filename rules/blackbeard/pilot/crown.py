"""The seat's hunters, petitions and doubts: everything that the Crown does for it (BN 13.2, 14.15)."""

from collections.abc import Sequence

from rules.blackbeard.crown.courses import FAR, away
from rules.blackbeard.crown.orders import NEVER
from rules.blackbeard.hunters import MOST_HEXES
from rules.blackbeard.pilot.captain import Answer
from rules.blackbeard.pilot.prey import cargo
from rules.blackbeard.state import Hunter, Pirate
from rules.blackbeard.tables import WARSHIPS
from rules.blackbeard.view.model import BlackbeardView
from rules.kernel import Advice, Question, Reason

FEWEST = 3
"""The fewest hexes that may be doubted."""
CLOSE = 7
"""The hexes from an own captain at which a foreign warship is a threat worth a doubt."""
FAME = 20
"""The worth of a point of a rival's Notoriety, in doubloons."""


def menace(pirate: Pirate) -> int:
    """Return how much a rival endangers the seat's victory, in doubloons."""
    return pirate.cabin + cargo(pirate) + FAME * pirate.notoriety


def crown_orders(view: BlackbeardView, steps: Sequence[Question]) -> Answer:
    """Return the steps about hunters, challenges and petitions that differ from their defaults."""
    found: Answer = {}
    hunters = {hunter.token: hunter for hunter in view.state.hunters}
    for step in steps:
        token = step.step.rpartition("_")[0]
        if step.kind == "hunter_hexes":
            found[step.step] = _hexes(view, hunters[token], step)
        elif step.kind == "hunter_others":
            found[step.step] = "yes"
        elif step.kind == "challenge_speed" and (doubt := _doubt(view, hunters[token])) != step.default:
            found[step.step] = doubt
        elif step.kind == "petition_target":
            found[step.step] = _accused(view, step)
    return found


def _accused(view: BlackbeardView, step: Question) -> str:
    """Return against whom to petition: the most dangerous rival, by the chance that the Crown listens."""
    rivals = [option for option in step.options if "target" in option.data]
    if not rivals:
        return step.default
    pirates = view.state.pirates
    best = max(rivals, key=lambda one: (one.data["odds"] * menace(pirates[one.data["target"]]), one.id))
    return best.id


def _hexes(view: BlackbeardView, hunter: Hunter, step: Question) -> int:
    """Return how far a hunter sails: a warship whose Speed nobody knows may bluff if that brings it to its prey."""
    pace: int = step.data["speed"]
    prey = view.state.pirates.get(hunter.target)
    bluffs = hunter.kind == "warship" and not hunter.face and step.data["bluff"]
    if not bluffs or prey is None or not prey.position.afloat or hunter.position.mode == "zone":
        return pace
    gap = away(hunter.position.place, prey.position.place)
    return MOST_HEXES if pace < gap < FAR else pace


def _doubt(view: BlackbeardView, hunter: Hunter) -> str:
    """Return from how many hexes on to doubt a warship's Speed: if it is near an own captain."""
    if hunter.position.mode == "zone":
        return NEVER
    if hunter.face:
        least = max(FEWEST, WARSHIPS[hunter.face].speed + 1)
        return str(least) if least <= MOST_HEXES else NEVER
    own = [one for one in view.state.active(view.seat) if one.position.mode != "zone"]
    near = min((away(hunter.position.place, one.position.place) for one in own), default=FAR)
    return str(MOST_HEXES) if near <= CLOSE else NEVER


def new_target(view: BlackbeardView, question: Question) -> Advice:
    """Turn a warship that was doubted without reason upon a richer captain of the seat that doubted it (BN-K2)."""
    pirates = view.state.pirates
    kept = menace(pirates[question.data["target"]])
    sails = [option for option in question.options if option.id.startswith("sail/")]
    best = max(sails, key=lambda one: (menace(pirates[one.data["target"]]), one.id), default=None)
    if best is not None and menace(pirates[best.data["target"]]) > kept:
        return Advice(best.id, Reason("target_richer", {"target": best.data["target"]}))
    return Advice(question.default, Reason("target_kept", {"target": question.data["target"]}))
