"""Orders that a player changes by hand: what goes with a new move as it would in a ready-made plan (spec 8)."""

from typing import Any

from rules.blackbeard.policies import overriding, own_step
from rules.blackbeard.sea.merchants import meets_any
from rules.blackbeard.sea.passage import where_it_ends
from rules.blackbeard.state import Pirate
from rules.blackbeard.turn.desk import Desk
from rules.blackbeard.turn.proposals import Steps, acting, hunting_policy, target_in
from rules.blackbeard.turn.rooms import NOTHING
from rules.blackbeard.turn.summary import HUNTING

MOVE, OPERATION, TARGET = "move", "operation", "attack_merchant_target"


def suited(desk: Desk, step: str, before: Steps, after: Steps) -> Steps:
    """Return the orders after a step was answered by hand, with what goes with that.

    Who hunted goes on hunting where his new move leads, and who pays a token for a move attacks what he finds. A hunt
    takes the wise policy about merchants unless the player has taken it out of the orders before.
    """
    desk = desk.after(before)
    for pirate in acting(desk):
        if step == f"{pirate.id}_{MOVE}":
            after = _hunting(desk, pirate, before, after)
        if step in (f"{pirate.id}_{part}" for part in (MOVE, OPERATION, TARGET)):
            return _sparing(desk, pirate, before, after)
    return after


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


def _sparing(desk: Desk, pirate: Pirate, before: Steps, after: Steps) -> Steps:
    """Return orders with the wise policy for a hunt, unless they hold one, or hunted without before."""
    chosen: Any = after.get(f"{pirate.id}_policies", ())
    if "merchant" in chosen or meets_any(pirate, before) or own_step(pirate.id, "merchant") in after:
        return after
    return overriding(pirate.id, after, hunting_policy(desk, pirate, after))
