"""Facts about a view that both pictures and alt texts need: the stage of the round, and what has been scored."""

from collections import Counter

from rules.kaiser.view.model import KaiserView, SeenForce

HOWS = ("sunk", "safe", "prize", "exhausted", "german", "card")
"""The ways in which cards come to count, in the order in which pictures tell them."""


def is_scored(view: KaiserView) -> bool:
    """Return whether the round is over: scored, or ended with the match."""
    return view.ended is not None or bool(view.forces[0].points and len(view.forces[0].points) == view.round)


def order(view: KaiserView) -> list[int]:
    """Return the seats in the order of the picture: by seat; the winners first when the match is over."""
    seats = list(view.forces)
    if view.ended is None:
        return seats
    worth = {seat: (seat in view.ended["winners"], *tally(view.forces[seat])) for seat in seats}
    return sorted(seats, key=lambda seat: worth[seat], reverse=True)


def tally(force: SeenForce) -> tuple[int, int]:
    """Return the points and the victory amounts of all rounds."""
    return sum(force.points), sum(force.amounts)


def past_rounds(force: SeenForce) -> list[tuple[int, int, int]]:
    """Return (round, victory amount, points) of all rounds."""
    return [(n, va, points) for n, (va, points) in enumerate(zip(force.amounts, force.points, strict=False), start=1)]


def counted(force: SeenForce) -> dict[str, int]:
    """Return the number of cards that count for a seat, by the way in which they came."""
    found = Counter(scored.how for scored in force.pile)
    found["prize"] = len(force.prizes)
    return {how: found[how] for how in HOWS if found[how]}


def struck(force: SeenForce) -> list[str]:
    """Return the German ships that do not count, because they were more than the merchants."""
    return [scored.card for scored in force.pile if scored.how == "struck"]
