"""Parts of the pictures of The Kaiser's Pirates for which options stand, beside the facts that they name."""

from collections.abc import Sequence

from rules.kernel import Option, Question

LISTED = (
    "commit_place",
    "play",
    "target_ship",
    "targets",
    "mine_order",
    "slim_target",
    "ahead_move",
    "ahead_ship",
    "ahead_ships",
)
"""The kinds of question whose options say more than the ships and cards that light up: dice and chances."""


def tags(question: Question, option: Option) -> Sequence[str]:
    """Return the place of a committed card: it lies there face down."""
    del question
    place, ship = option.data.get("place"), option.data.get("ship")
    return () if place is None else (f"place:{place}/{ship}" if ship else f"place:{place}",)


def origins(option: Option) -> Sequence[str]:
    """Return the fact that only says whose a prize is: what is touched is the ship."""
    return ("captor",) if "captor" in option.data else ()
