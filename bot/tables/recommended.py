"""Standing orders that a game has ready, as proposals of the form of orders.

Those that it recommends are set with one press; others hold from the start for a person who plays against AIs alone.
"""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

from rules import GAMES
from rules.kernel import Match, Refusal
from storage import SittingRow

RECOMMENDED = "recommended"
"""The id of that proposal."""


def recommended_orders(match: Match, seat: int) -> Mapping[str, Any] | None:
    """Return the orders that the game recommends to a seat now; None if it recommends none, or may give none."""
    return proposed_orders(match, seat, RECOMMENDED)


def proposed_orders(match: Match, seat: int, name: str) -> Mapping[str, Any] | None:
    """Return the orders that a proposal of the form would give a seat now; None if there is no such proposal."""
    try:
        question = match.orders_question(seat)
        found = next((proposal for proposal in question.proposals if proposal.id == name), None)
        # As they are recorded, with every step.
        return None if found is None else question.checked(found.answer)
    except Refusal:
        return None


def recommends(game: str, options: Mapping[str, Any]) -> bool:
    """Return whether a game recommends orders to those who join its lobby."""
    return GAMES[game].orders is not None and _recommends(game, json.dumps(dict(options), sort_keys=True))


@cache
def _recommends(game: str, options: str) -> bool:
    # A match of nobody: only a match has the form of orders. Not every number of seats may fit the options.
    for seats in sorted(GAMES[game].seats, reverse=True):
        with suppress(Refusal):
            return recommended_orders(Match.start(game, seats, "", options=json.loads(options)), 0) is not None
    return False


def begin_with_orders(match: Match, seated: Sequence[SittingRow]) -> dict[int, int]:
    """Set the orders with which people begin, before the first question is answered.

    These are the recommended ones of those who asked for them in the lobby, and those that the game has for a person
    who plays against AIs alone. Return the people whose orders the entries record, by position.
    """
    people: dict[int, int] = {}
    alone = GAMES[match.head.game].alone_orders if sum(sitting.user_id is not None for sitting in seated) == 1 else ""
    for seat, sitting in enumerate(seated):
        wanted = RECOMMENDED if sitting.recommended else alone
        orders = proposed_orders(match, seat, wanted) if wanted else None
        if orders is not None and sitting.user_id is not None:
            people[len(match.entries)] = sitting.user_id
            match.set_orders(seat, orders)
    return people
