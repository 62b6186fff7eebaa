"""Bargains with other seats: alliances, offers, contracts, auctions, captives (BN 6.8, 12.2, 20)."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.blackbeard.markers import gold_in, is_good
from rules.blackbeard.pilot.captain import Answer
from rules.blackbeard.pilot.crown import menace
from rules.blackbeard.pilot.prey import GOOD_WORTH
from rules.blackbeard.ship.figures import allowance, room
from rules.blackbeard.state import Pirate
from rules.blackbeard.view.model import BlackbeardView
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.routes import sailing_distance
from rules.blackbeard.world.zones import is_zone
from rules.kernel import Advice, Question, Reason

GAIN = 100
"""The doubloons that a bargain must bring."""
THING = 300
"""The worth of a piece of equipment, a pet or a hostage, in doubloons."""
PARDON, PARROT = 0.12, 0.02
"""The shares of the cabin that a royal pardon and the parrot are worth."""
LOT = 60
"""The doubloons for a marker of alcohol."""
BEST_DIE = 6
DEAR = 5
"""The doubloons above a round bid, so that equal bids are rare."""


def league_orders(view: BlackbeardView, steps: Sequence[Question], ends: Mapping[str, str]) -> Answer:
    """Return the steps about alliances and own captives that differ from their defaults.

    ``ends``: by own captain, where his move ends, "" if that is not certain.
    """
    found: Answer = {}
    for step in steps:
        if step.kind == "ally_with" and (pairs := _friends(view, step, ends)):
            found[step.step] = pairs
        elif step.kind == "abandon_captive" and (lost := _given_up(view, step)):
            found[step.step] = lost
    return found


def _friends(view: BlackbeardView, step: Question, ends: Mapping[str, str]) -> list[str]:
    """Return the alliances to offer: with all who may come to the same port, but for the captain who leads."""
    rivals = [one for one in view.state.active() if one.seat != view.seat]
    leader = max(rivals, key=lambda one: (menace(one), one.id), default=None)
    taken: list[str] = []
    found: list[str] = []
    for option in step.options:
        pirate, other = option.data["pirate"], option.data["target"]
        key = f"{pirate}/{view.state.pirates[other].seat}"
        if (leader is None or other != leader.id) and key not in taken and _may_meet(view, pirate, other, ends):
            taken.append(key)
            found.append(option.id)
    return found


def _may_meet(view: BlackbeardView, own: str, other: str, ends: Mapping[str, str]) -> bool:
    """Return whether two captains may lie in one port in this turn: only there are alliances made (BN 20.2)."""
    pirate, rival = view.state.pirates[own], view.state.pirates[other]
    if is_zone(rival.position.place):
        return False
    lies = [pirate.position.place] if pirate.position.inside else []
    for place in (*lies, ends.get(own, "")):
        hexagon = HEXES.get(place)
        if hexagon is not None and hexagon.port:
            away = sailing_distance(rival.position.place, place)
            if away is not None and away <= allowance(rival, BEST_DIE):
                return True
    return False


def _given_up(view: BlackbeardView, step: Question) -> list[str]:
    """Return the own captives to give up, so that a new captain comes: if a career is left and nobody else sails."""
    left = int(view.options["careers"]) - view.state.careers[view.seat or 0]
    if left <= 0 or view.state.active(view.seat):
        return []
    return [option.id for option in step.options][:1]


# ---------------------------------------------------------------- offers


def answer_offers(view: BlackbeardView, question: Question) -> Advice:
    """Accept the best offer of each partner that is a good bargain, and contracts that cost nothing."""
    found: Answer = {}
    for step in question.steps:
        if step.kind == "accept_offer":
            offers = [(_gain(option.data), option.id) for option in step.options if "give" in option.data]
            best = max(offers, default=(0, ""))
            if best[0] >= GAIN:
                found[step.step] = best[1]
        elif step.kind == "accept_contract" and _free(view, step.data):
            found[step.step] = "accept"
    return Advice(found, Reason("offers_taken" if found else "offers_refused", {"gain": GAIN}))


def _gain(offer: Mapping[str, Any]) -> int:
    """Return what an offer brings to the one who accepts it, in doubloons."""
    if "ship" in offer["give"]:
        return 0
    return _worth(offer["give"]) - _worth(offer["ask"]) + int(offer["pay"]) - int(offer["charge"])


def _worth(items: Sequence[str]) -> int:
    goods = [item for item in items if is_good(item)]
    gold = [item for item in items if item.startswith("gold")]
    others = len(items) - len(goods) - len(gold)
    return GOOD_WORTH * len(goods) + gold_in(gold) + THING * others


def _free(view: BlackbeardView, draft: Mapping[str, Any]) -> bool:
    """Return whether a contract costs the seat nothing: no stake of its own, and no own captain as its target."""
    own = [one.id for one in view.state.pirates.values() if one.seat == view.seat]
    paid = [stake for stake in draft["stakes"] if stake["pirate"] in own]
    return not paid and draft["target"] not in own


# ---------------------------------------------------------------- auctions


def sealed_bid(view: BlackbeardView, question: Question) -> Advice:
    """Bid a share of the cabin for what helps a captain: a pardon to retire with, the parrot, alcohol for the crew."""
    found: Answer = {}
    for step in question.steps:
        pirate = view.state.pirates[step.data["pirate"]]
        bid = min(pirate.cabin, _bid(view, pirate, question.data))
        if bid > 0:
            found[step.step] = bid
    return Advice(found, Reason("bid_some" if found else "bid_nothing", {"what": question.data["what"]}))


def _bid(view: BlackbeardView, pirate: Pirate, lot: Mapping[str, Any]) -> int:
    match lot["what"]:
        case "pardon":
            return int(PARDON * pirate.cabin) + DEAR
        case "parrot":
            return int(PARROT * pirate.cabin) + DEAR
        case _:
            free = room(pirate.ship, view.options["hold_capacity"])
            return LOT * min(free, int(lot.get("count", 0)))
