"""Facts about a view that both pictures and alt texts need: the stage of the round, and what has been scored."""

from collections import Counter
from typing import Any

from rules.kaiser.pieces import kind_of
from rules.kaiser.scoring import ranking
from rules.kaiser.view.model import KaiserView, SeenForce

Facts = dict[str, Any]

HOWS = ("sunk", "safe", "prize", "exhausted", "german", "card")
"""The ways in which cards come to count, in the order in which pictures tell them."""


def is_scored(view: KaiserView) -> bool:
    """Return whether the round is over: scored, or ended with the match."""
    return view.ended is not None or bool(view.forces[0].points and len(view.forces[0].points) == view.round)


def planned_rounds(view: KaiserView) -> int | None:
    """Return the number of rounds of the match; None in its only round, and in an extra round."""
    rounds: int = view.options["rounds"]
    return rounds if 1 < rounds >= view.round else None


def order(view: KaiserView) -> list[int]:
    """Return the seats in the order of the picture: by seat, or best place first when the match is over."""
    return list(places(view) or view.forces)


def places(view: KaiserView) -> dict[int, int]:
    """Return the place of each seat when the match is over, best first; tied seats, and a team, share a place."""
    if view.ended is None:
        return {}
    found: dict[int, int] = {}
    for tied in ranking([*view.forces.values()], view.options["rounds"], teams=view.teams):
        found |= dict.fromkeys((seat for team in tied for seat in team), len(found) + 1)
    return found


def past_rounds(force: SeenForce) -> list[tuple[int, int, int]]:
    """Return (round, victory amount, points) of all rounds."""
    return [(n, va, points) for n, (va, points) in enumerate(zip(force.amounts, force.points, strict=False), start=1)]


def last_round(view: KaiserView, force: SeenForce) -> int | None:
    """Return the round of the piles if they stand below the sums of several rounds, when the match is over."""
    return len(force.amounts) if view.ended and len(force.amounts) > 1 else None


def counted(force: SeenForce) -> dict[str, int]:
    """Return the number of cards that count for a seat, by the way in which they came."""
    found = Counter(scored.how for scored in force.pile)
    found["prize"] = len(force.prizes)
    return {how: found[how] for how in HOWS if found[how]}


def role(fight: Facts, side: Facts) -> str | None:
    """Return what a side of a contest is if it needs another name than its ship or card.

    The dangers to a ship, the sides of a Breakout, and the Royal Navy that opens fire after an Interrogate.
    """
    if fight["purpose"] == "intercept" and side is fight["ours"] and kind_of(side["what"]) == "interrogate":
        return "navy"
    if fight["ours"]["what"] != fight["theirs"]["what"]:
        return None
    if side is fight["theirs"]:
        return fight["purpose"]
    return "breaking_out" if fight["purpose"] == "breakout" else None


def struck(force: SeenForce) -> list[str]:
    """Return the German ships that do not count, because they were more than the merchants."""
    return [scored.card for scored in force.pile if scored.how == "struck"]
