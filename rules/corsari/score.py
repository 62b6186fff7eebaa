"""The scores of a round, the seats that are eliminated, and the final places (spec 5.7 and 6)."""

from collections.abc import Collection, Iterable, Mapping
from itertools import groupby
from typing import Any, Literal, NamedTuple

BONUS = -10  # for each overtaker (CO 8.3)
SURCHARGE = 10  # for the overtaken declarer (CO 8.5)

OvertakePenalty = Literal["once", "each"]
ScoreFloor = Literal["none", "zero"]


class SeatScore(NamedTuple):
    """The score of one seat in a round.

    ``case`` is 1 or 2 for an opponent, 3 for the declarer, whose ``rule`` is CO 8.4, or CO 8.5 if overtaken.
    ``change`` is what the rule adds, ``total`` the new total (not below 0 under score_floor=zero). The change of an
    overtaken declarer is the declared total, plus the ``surcharge``, plus the overtakers' stowaways (``received``).
    """

    case: int
    rule: str
    change: int
    total: int
    surcharge: int = 0
    received: int = 0


class Departure(NamedTuple):
    """A seat that left the match before its end, eliminated or ``resigned``, and the round in which it left."""

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

    ``totals``: the active seats' totals before the round. ``declared``: the sum of the declarer's stowaways. ``loads``:
    the opponents' sums. ``received``: the sums that the declarer is charged for overtakers' stowaways; None: ``loads``
    (the option received=minimised charges the minimal totals instead).
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


def implied(kind: str, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what the words of an event say beyond its facts: who has overtaken the declarer, and how (CO 8.3).

    Each of the loads names the ``declarer``, to whose crew its cards are added (CO 6.7).

    ``overtakers``: their seats, also in the declarer's row. ``lead``: the total of the first of them. ``level``:
    whether it is the declarer's own. The row of a seat that has overtaken names the ``declarer``, too.
    """
    if kind == "loads_revealed":
        return {"loads": [{**row, "declarer": data["declarer"]} for row in data["loads"]]}
    if kind != "round_scored":
        return {}
    ahead = [row for row in data["scores"] if row["case"] == "2"]
    seats = [row["seat"] for row in ahead]
    more = {"1": {}, "2": {"declarer": data["seat"]}}
    scores = [{**row, **more.get(row["case"], {"overtakers": seats})} for row in data["scores"]]
    lead = {"lead": ahead[0]["load"], "level": ahead[0]["load"] == data["declared"]} if ahead else {}
    return {"overtakers": seats, "scores": scores, **lead}


def names_two(sweep: str, opponents: int) -> bool:
    """Return whether a declarer who sweeps names two opponents, because not all of them fall (spec 5.8)."""
    return sweep == "eliminate_two" and opponents > 2


def eliminated(totals: Mapping[int, int], limit: int) -> tuple[int, ...]:
    """List the active seats that have reached the limit (CO 9.2)."""
    return tuple(seat for seat, total in totals.items() if total >= limit)


def ranking(standing: Mapping[int, int], departures: Iterable[Departure] = ()) -> tuple[tuple[int, ...], ...]:
    """Rank the seats, best place first; seats that share a place stand together, ascending (spec 6).

    ``standing``: the totals of the seats that still play. They come first, the lowest total in front. A seat that left
    later ranks above one that left earlier. Within a round, seats eliminated by points come first, by total, lowest in
    front; seats that resigned in that round share the place after them.

    The callers express every end of a match by these two groups: after a sweep only the declarer stands, and all
    others depart in that round (6.4); when everybody has resigned, all active seats stand (6.6).
    """
    keys = {seat: (0, 0, 0, total) for seat, total in standing.items()}
    for left in departures:
        keys[left.seat] = (1, -left.round, 1, 0) if left.resigned else (1, -left.round, 0, left.total)
    order = sorted(keys, key=lambda seat: (keys[seat], seat))
    return tuple(tuple(shared) for _, shared in groupby(order, key=lambda seat: keys[seat]))


def places(ranked: Iterable[Collection[int]]) -> dict[int, int]:
    """Return the place of each seat in a ranking, from 1; after a place shared by two, the next number is skipped."""
    found: dict[int, int] = {}
    for shared in ranked:
        found |= dict.fromkeys(shared, len(found) + 1)
    return found
