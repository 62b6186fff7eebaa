"""Victory amounts, round points, and who has won (spec 6)."""

from collections.abc import Mapping, Sequence

from rules.kaiser.cards import va_of
from rules.kaiser.state import Force, State
from rules.kernel import Table

MERCHANT_HOWS = ("sunk", "safe", "exhausted")
"""How merchant cards come to count (KS 6.1.2)."""


def merchants_of(force: Force) -> int:
    """Count the merchant cards that score for a seat, prizes in its force included (KS 6.1.2, 9.11)."""
    return sum(scored.how in MERCHANT_HOWS for scored in force.pile) + len(force.prizes)


def bounds(force: Force) -> tuple[int, int]:
    """Return the least and the most that a force may count now (KS 6.1.4)."""
    return least_and_most(
        [(scored.card, scored.how, scored.doubled) for scored in force.pile], [prize.card for prize in force.prizes]
    )


def least_and_most(pile: Sequence[tuple[str, str, bool]], prizes: Sequence[str]) -> tuple[int, int]:
    """Return what a pile of (card, how, doubled) and prizes may count, whichever German ships are struck."""
    fixed = sum(va_of(card) * (2 if doubled else 1) for card, how, doubled in pile if how not in ("german", "struck"))
    fixed += sum(2 * va_of(prize) for prize in prizes)
    germans = sorted(va_of(card) for card, how, _ in pile if how == "german")
    kept = min(len(germans), sum(how in MERCHANT_HOWS for _, how, _ in pile) + len(prizes))
    return fixed + sum(germans[:kept]), fixed + sum(germans[len(germans) - kept :])


def score_round(table: Table, state: State) -> None:
    """Score a round: strike German ships beyond the limit at random, count, give points (KS 6.1, 6.2)."""
    for force in state.forces:
        struck = strike(table, force)
        amount = bounds(force)[1]
        force.amounts.append(amount)
        table.tell("score", seat=force.seat, va=amount, struck=struck, reveals=True, rule="KP 2.3")
    amounts = [force.amounts[-1] for force in state.forces]
    for force, points in zip(state.forces, round_points(amounts), strict=True):
        force.points.append(points)
    table.tell(
        "round_points",
        round=state.round,
        points=[force.points[-1] for force in state.forces],
        totals=[sum(force.points) for force in state.forces],
        amounts=amounts,
        rule="KP 2.3.3",
    )


def strike(table: Table, force: Force) -> list[str]:
    """Discard German ships that exceed the merchants, at random (KS 6.1.2, 4.3.4)."""
    struck: list[str] = []
    germans = [scored for scored in force.pile if scored.how == "german"]
    for _ in range(len(germans) - merchants_of(force)):
        lost = germans.pop(table.dice.below("surplus", len(germans)))
        lost.how = "struck"
        struck.append(lost.card)
    return struck


def round_points(amounts: Sequence[int]) -> list[int]:
    """Return each seat's points: how many have no more than it, itself included; none for nothing (KS 6.2.1)."""
    return [sum(other <= amount for other in amounts) if amount else 0 for amount in amounts]


def teams_of(state: State) -> list[tuple[int, ...]]:
    """Return who wins together: the teams, or each seat by itself."""
    return [(0, 2), (1, 3)] if state.teams else [(force.seat,) for force in state.forces]


def standing(state: State, start: int = 0) -> Mapping[tuple[int, ...], tuple[int, int]]:
    """Return each team's points and VA over the rounds from ``start`` on (KS 6.3)."""
    return {
        team: (
            sum(sum(state.forces[seat].points[start:]) for seat in team),
            sum(sum(state.forces[seat].amounts[start:]) for seat in team),
        )
        for team in teams_of(state)
    }


def leaders(state: State, among: Sequence[tuple[int, ...]], start: int = 0) -> list[tuple[int, ...]]:
    """Return the teams of some that have most points, then most VA (KS 6.3.1)."""
    table = standing(state, start)
    best = max(table[team] for team in among)
    return [team for team in among if table[team] == best]
