"""Orders that a player changes by hand: what goes with a new move as it would in a ready-made plan (spec 8)."""

from typing import Any

from rules.blackbeard.policies import overriding, own_step
from rules.blackbeard.port.business import BUSINESS
from rules.blackbeard.port.sales import trades
from rules.blackbeard.sea.merchants import ATTACK_MERCHANT, meets_any, targets
from rules.blackbeard.sea.passage import closest, danger, where_it_ends
from rules.blackbeard.sea.search import SEARCH
from rules.blackbeard.state import Pirate
from rules.blackbeard.tables import LANES, PORTS
from rules.blackbeard.turn.desk import Desk
from rules.blackbeard.turn.goals import TO_HEX, Goals
from rules.blackbeard.turn.proposals import Steps, acting, hunting_policy, target_in
from rules.blackbeard.turn.rooms import NOTHING
from rules.blackbeard.turn.summary import HUNTING
from rules.blackbeard.world.hexes import HEXES, distance

REROLL, MOVE, OPERATION, TARGET = "reroll", "move", "operation", "attack_merchant_target"


def suited(desk: Desk, step: str, before: Steps, after: Steps) -> Steps:
    """Return the orders after a step was answered by hand, with what goes with that.

    Who hunted goes on hunting where his new move leads, and who pays a token for a move attacks what he finds. Who now
    comes to a market with something to sell does business there, if nothing else is ordered. A hunt
    takes the wise policy about merchants unless the player has taken it out of the orders before. Who is ordered to
    attack one of several merchants is asked which. Once a movement die was rolled again, the move fits the new one.
    """
    desk = desk.after(before)
    for pirate in acting(desk):
        if step == f"{pirate.id}_{REROLL}":
            return _sparing(desk, pirate, before, _sailing_anew(desk, pirate, after))
        if step == f"{pirate.id}_{MOVE}":
            after = _selling(desk, pirate, _hunting(desk, pirate, before, after))
        if step == f"{pirate.id}_{OPERATION}":
            after = _aiming(desk, pirate, after)
        if step in (f"{pirate.id}_{part}" for part in (MOVE, OPERATION, TARGET)):
            return _sparing(desk, pirate, before, after)
    return after


def _sailing_anew(desk: Desk, pirate: Pirate, orders: Steps) -> Steps:
    """Return orders that the movement die allows: a search sails as far as it needs, any other goal as near as it gets.

    What was to be done at a goal that is out of reach now is dropped; who was to attack a merchant there searches on
    the way if he can.
    """
    move, operation = str(orders.get(f"{pirate.id}_{MOVE}", "")), orders.get(f"{pirate.id}_{OPERATION}", NOTHING)
    goals = _goals(desk, pirate, orders)
    place = _goal_of(move)
    fits = place in goals.reached and (operation != SEARCH.id or goals.uses_all(place))
    if not place or fits or closest(goals.reached, place) == pirate.position.place:
        return orders
    if move.count("/") == TO_HEX:
        far = _far_out(desk, pirate, goals, place) if operation in HUNTING else ""
        move = goals.to_hex(far or closest(goals.reached, place))
    end = goals.move(move).goal
    searches = operation in HUNTING and goals.uses_all(end)
    doing = SEARCH.id if searches else NOTHING
    return {**_untargeted(pirate, orders), f"{pirate.id}_{MOVE}": move, f"{pirate.id}_{OPERATION}": doing}


def _goal_of(move: str) -> str:
    """Return the hex that the option of a move names; "" for none."""
    head, _, rest = move.partition("/")
    if head in ("port", "lane"):
        return PORTS[rest].hex if head == "port" else LANES[rest].hex
    return move.rpartition("/")[2] if move.count("/") == TO_HEX else ""


def _far_out(desk: Desk, pirate: Pirate, goals: Goals, place: str) -> str:
    """Return the hex nearest to another in which he may search; "" if there is none."""
    feared = danger(desk.state, pirate)
    found = [one for one in goals.reached.costs if one not in feared and goals.uses_all(one)]
    found = [one for one in found if HEXES[one].terrain != "coast"]
    away = ((distance(one, place), one) for one in found)
    return min(((far, one) for far, one in away if far is not None), default=(0, ""))[1]


def _aiming(desk: Desk, pirate: Pirate, orders: Steps) -> Steps:
    """Return orders that leave open which merchant is attacked, if there are several: a new attack asks for it."""
    if orders.get(f"{pirate.id}_{OPERATION}") != ATTACK_MERCHANT.id:
        return orders
    goals = _goals(desk, pirate, orders)
    place = where_it_ends(desk.state, pirate, goals.move(str(orders.get(f"{pirate.id}_{MOVE}", "hold"))))
    if len(targets(desk.state, pirate, place)) == 1:
        return orders
    return _untargeted(pirate, orders)


def _untargeted(pirate: Pirate, orders: Steps) -> Steps:
    """Return orders without the merchant that is named to be attacked."""
    return {name: value for name, value in orders.items() if name != f"{pirate.id}_{TARGET}"}


def _goals(desk: Desk, pirate: Pirate, orders: Steps) -> Goals:
    return desk.goals(pirate, desk.dice.get(pirate.id, 0), tuple(orders.get(f"{pirate.id}_boosts", ())))


def _hunting(desk: Desk, pirate: Pirate, before: Steps, after: Steps) -> Steps:
    """Return orders with an attack on a merchant where a new move leads, if that suits them."""
    operation = f"{pirate.id}_{OPERATION}"
    hunts = desk.extra or before.get(operation) in HUNTING
    if not hunts or after.get(operation, NOTHING) != NOTHING:
        return after
    goals = desk.goals(pirate, desk.dice.get(pirate.id, 0), ())
    place = where_it_ends(desk.state, pirate, goals.move(after[f"{pirate.id}_{MOVE}"]))
    target = target_in(desk, pirate, place)
    return {**after, operation: "attack_merchant", **target} if target else after


def _selling(desk: Desk, pirate: Pirate, orders: Steps) -> Steps:
    """Return orders with business in the port that a new move enters, if he has something to sell there (BN 10.61)."""
    head, _, port = str(orders.get(f"{pirate.id}_{MOVE}", "")).partition("/")
    idle = orders.get(f"{pirate.id}_{OPERATION}", NOTHING) == NOTHING
    if head != "port" or not idle or PORTS[port].hex not in _goals(desk, pirate, orders).reached:
        return orders
    sells = trades(desk.state, pirate, port, desk.stances)
    return {**orders, f"{pirate.id}_{OPERATION}": BUSINESS.id} if sells else orders


def _sparing(desk: Desk, pirate: Pirate, before: Steps, after: Steps) -> Steps:
    """Return orders with the wise policy for a hunt, unless they hold one, or hunted without before."""
    chosen: Any = after.get(f"{pirate.id}_policies", ())
    if "merchant" in chosen or meets_any(pirate, before) or own_step(pirate.id, "merchant") in after:
        return after
    return overriding(pirate.id, after, hunting_policy(desk, pirate, after))
