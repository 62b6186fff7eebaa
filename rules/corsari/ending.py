"""After a round: scores, eliminations, and the end of the match (spec 5.7, 6)."""

from collections.abc import Mapping, Sequence

from rules.corsari.sailing import Sailed, Swept
from rules.corsari.score import Departure, eliminated, places, ranking, score_round
from rules.corsari.state import State
from rules.kernel import Result, Table

END_RULES: Mapping[str, str] = {
    "sweep": "CO 9.5",
    "last_standing": "CO 9.4",
    "first_bust": "spec 6.2",
    "fixed_rounds": "spec 6.3",
    "max_rounds": "spec 6.5",
    "resigned": "spec 6.6",
}

CAUSES: Mapping[str, str] = {"CO 9.2": "limit", "CO 9.5": "sweep", "spec 6.6": "resigned"}
"""Why a seat is out, by the rule."""


def close_round(table: Table, state: State, outcome: Sailed | Swept | None) -> Result | None:
    """Score the round, remove the seats that fall, and return the result if the match is over.

    ``outcome`` is None for a void round.
    """
    if isinstance(outcome, Sailed):
        apply_scores(table, state, outcome)
    remove(table, state, who_leaves(table, state, outcome), "CO 9.5" if isinstance(outcome, Swept) else "CO 9.2")
    reason = end_of_match(table, state, outcome)
    if reason is None:
        return None
    ranked = ranking(totals_of(state), state.departures)
    return tell_end(table, state, Result(ranked, ranked[0], dict(state.totals), reason))


def apply_scores(table: Table, state: State, sailed: Sailed) -> None:
    """Apply all changes of a round at once (spec 5.7)."""
    options = table.options
    before, loads = totals_of(state), {seat: load.total for seat, load in sailed.loads.items()}
    scores = score_round(
        before,
        sailed.declarer,
        sailed.layout.total,
        loads,
        received=sailed.minima,
        overtake_penalty=options.overtake_penalty,
        score_floor=options.score_floor,
    )
    state.scored_rounds += 1
    rows: list[dict[str, object]] = []
    for seat, score in scores.items():
        state.totals[seat] = score.total
        # "3+" marks a declarer who was overtaken (CO 8.5).
        case = "3+" if score.rule == "CO 8.5" else str(score.case)
        reckoned = {"before": before[seat], "load": loads.get(seat, sailed.layout.total)}
        floored = score.total != before[seat] + score.change
        rows.append({"seat": seat, **score._asdict(), "case": case, **reckoned, "floored": floored})
    table.tell("round_scored", seat=sailed.declarer, declared=sailed.layout.total, scores=rows, rule="CO 8.1")


def who_leaves(table: Table, state: State, outcome: Sailed | Swept | None) -> list[Departure]:
    """List the seats that leave with this round: over the limit, swept away, or resigned (spec 6.1, 5.8, 6.6)."""
    beaten: Sequence[int] = ()
    if isinstance(outcome, Swept):
        beaten = outcome.fallen
    elif isinstance(outcome, Sailed) and table.options.end_mode == "last_standing":
        beaten = eliminated(totals_of(state), table.options.limit)
    return [
        Departure(seat, state.rounds, state.totals[seat], resigned=table.has_resigned(seat))
        for seat in state.active
        if seat in beaten or table.has_resigned(seat)
    ]


def remove(table: Table, state: State, fallen: Sequence[Departure], rule: str) -> None:
    """Take the fallen seats out of the match and tell their places.

    ``rule`` is the reason for the seats that did not resign.
    """
    if not fallen:
        return
    state.departures.extend(fallen)
    state.active = [seat for seat in state.active if all(seat != left.seat for left in fallen)]
    place = places(ranking(totals_of(state), state.departures))
    for left in fallen:
        table.leave(left.seat)
        why = "spec 6.6" if left.resigned else rule
        table.tell(
            "seat_eliminated",
            seat=left.seat,
            total=left.total,
            place=place[left.seat],
            limit=table.options.limit,
            cause=CAUSES[why],
            rule=why,
        )


def end_of_match(table: Table, state: State, outcome: Sailed | Swept | None) -> str | None:
    """Return the reason why the match is over, or None if it goes on (spec 6)."""
    options, rounds = table.options, state.rounds
    # A seat that resigned in this round played it to the end, so its total counts here (spec 6.6).
    busted = isinstance(outcome, Sailed) and bool(eliminated(state.totals, options.limit))
    ends = (
        ("sweep", isinstance(outcome, Swept) and len(state.active) == 1),
        # No seat remains only when a resignation meets a bust; the busted seats then win (spec 6.6).
        ("last_standing", len(state.active) <= 1),
        ("first_bust", options.end_mode == "first_bust" and busted),
        ("fixed_rounds", options.end_mode == "fixed_rounds" and state.scored_rounds >= options.fixed_rounds),
        ("max_rounds", rounds >= options.max_rounds),
    )
    return next((reason for reason, reached in ends if reached), None)


def everybody_resigned(table: Table, state: State) -> Result:
    """End the match at once without a winner (spec 6.6). The round counts as void; places follow spec 6.5."""
    return tell_end(
        table, state, Result(ranking(totals_of(state), state.departures), (), dict(state.totals), "resigned")
    )


def tell_end(table: Table, state: State, result: Result) -> Result:
    """Tell the end of the match, with the ranking and all scuttled cards."""
    table.tell(
        "match_ended",
        reason=result.reason,
        winners=list(result.winners),
        ranking=[list(shared) for shared in result.ranking],
        totals=[{"seat": seat, "total": total} for seat, total in result.scores.items()],
        scuttled=[card._asdict() for card in state.scuttled],
        limit=table.options.limit,
        rounds=state.rounds,
        scored_rounds=state.scored_rounds,
        reveals=True,
        rule=END_RULES[result.reason],
    )
    return result


def totals_of(state: State) -> dict[int, int]:
    """Return the totals of the active seats."""
    return {seat: state.totals[seat] for seat in state.active}
