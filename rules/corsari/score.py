"""What a round costs, who is out, and who finishes where (spec 5.7 and 6)."""

from collections.abc import Collection, Iterable, Mapping
from itertools import groupby
from typing import Literal, NamedTuple

BONUS = -10  # for each overtaker (CO 8.3)
SURCHARGE = 10  # for the overtaken declarer (CO 8.5)

OvertakePenalty = Literal["once", "each"]
ScoreFloor = Literal["none", "zero"]


class SeatScore(NamedTuple):
    """What a round did to one seat.

    ``case`` is 1 or 2 for an opponent, 3 for the declarer; ``rule`` tells the declarer's two apart: CO 8.4, or
    CO 8.5 when overtaken. ``change`` is what the rule gives, ``total`` the new total (floored where that is played).
    The overtaken declarer's change is the declared total, the ``surcharge`` and what was ``received``.
    """

    case: int
    rule: str
    change: int
    total: int
    surcharge: int = 0
    received: int = 0


class Departure(NamedTuple):
    """A seat that left the match before its end, and when: eliminated, or ``resigned``."""

    seat: int
    round: int
    total: int
    resigned: bool = False


def score_round(
    totals: Mapping[int, int],
    declarer: int,
    declared: int,
    loads: Mapping[int, int],
    *,
    received: Mapping[int, int] | None = None,
    overtake_penalty: OvertakePenalty = "once",
    score_floor: ScoreFloor = "none",
) -> dict[int, SeatScore]:
    """Score a sailing for every active seat, in the order of ``totals`` (CO 8.1-8.5).

    ``totals`` are the active seats' before the round, ``declared`` the declarer's stowaways, ``loads`` the
    opponents'. ``received`` is what the declarer is charged for an overtaker's stowaways, where that is not the
    total laid: the minimal totals (option received=minimised).
    """
    charged = loads if received is None else received
    overtakers = [seat for seat in loads if loads[seat] <= declared]
    scored: dict[int, tuple[int, str, int]] = {
        seat: (2, "CO 8.3", BONUS) if seat in overtakers else (1, "CO 8.2", load) for seat, load in loads.items()
    }
    surcharge = SURCHARGE * (len(overtakers) if overtake_penalty == "each" else min(1, len(overtakers)))
    handed_over = sum(charged[seat] for seat in overtakers)
    if overtakers:
        scored[declarer] = 3, "CO 8.5", surcharge + declared + handed_over
    else:
        scored[declarer] = 3, "CO 8.4", 0
    floored = score_floor == "zero"
    found = {
        seat: SeatScore(case, rule, change, max(0, before + change) if floored else before + change)
        for seat, before in totals.items()
        for case, rule, change in (scored[seat],)
    }
    return found | {declarer: found[declarer]._replace(surcharge=surcharge, received=handed_over)}


def eliminated(totals: Mapping[int, int], limit: int) -> tuple[int, ...]:
    """List the active seats that have reached the limit (CO 9.2)."""
    return tuple(seat for seat, total in totals.items() if total >= limit)


def ranking(standing: Mapping[int, int], departures: Iterable[Departure] = ()) -> tuple[tuple[int, ...], ...]:
    """Rank the seats, best place first; seats that share a place stand together, ascending (spec 6).

    ``standing`` are the totals of the seats that still play, lower first; they precede everybody who left. Of those
    who left, later is better; of one round, those beaten by points come before those who resigned, and by total,
    lower first; those who resigned in one round share a place.

    Every end of a match is told by who is put where: a sweeper stands alone, all others depart in that round (6.4);
    where everybody has resigned, they all stand (6.6).
    """
    keys = {seat: (0, 0, 0, total) for seat, total in standing.items()}
    for left in departures:
        keys[left.seat] = (1, -left.round, 1, 0) if left.resigned else (1, -left.round, 0, left.total)
    order = sorted(keys, key=lambda seat: (keys[seat], seat))
    return tuple(tuple(shared) for _, shared in groupby(order, key=lambda seat: keys[seat]))


def places(ranked: Iterable[Collection[int]]) -> dict[int, int]:
    """Number the places of a ranking from 1; a place shared by two leaves the next one empty."""
    found: dict[int, int] = {}
    for shared in ranked:
        found |= dict.fromkeys(shared, len(found) + 1)
    return found
