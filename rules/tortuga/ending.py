"""The end of a match: the Armada, sudden death, the winners (spec 6)."""

from collections.abc import Generator, Mapping
from typing import Any

from rules.kernel import Abandoned, Play, Result, Table
from rules.tortuga.cards import ARMADA, BRITISH, DUTCH, FRENCH, SLOTS, sort_events
from rules.tortuga.state import State

END_RULES: Mapping[str, str] = {
    "most_treasure": "TO 10.1",
    "dutch": "TO 10.2",
    "sudden_death": "TO 10.4",
    "draw": "TO-H2",
    "resigned": "TO 10.1",
}


class Decided(Exception):  # noqa: N818 - not an error: it ends the play at once, wherever the match is decided
    """The match is decided: a stable reason, and the loyalty that wins (None: none does)."""

    def __init__(self, reason: str, loyalty: str | None) -> None:
        super().__init__(reason, loyalty)
        self.reason = reason
        self.loyalty = loyalty


def concluded(table: Table, state: State, play: Generator[Any, Any, None]) -> Play[Result]:
    """Play until the match is decided or everybody has resigned."""
    try:
        yield from play
    except Decided as end:
        return close(table, state, end.reason, end.loyalty)
    except Abandoned:
        return close(table, state, "resigned", None)
    raise AssertionError  # a match does not end by itself


def armada(table: Table, state: State, revealer: int) -> None:
    """End the match if a nation leads or a Dutch seat wins the tie; otherwise begin sudden death (spec 6.1-6.3).

    Raises Decided.
    """
    british, french = state.tallies
    table.tell("armada", seat=revealer, british=british, french=french, reveals=True, rule="TO 4.1")
    if british != french:
        raise Decided("most_treasure", BRITISH if british > french else FRENCH)
    if DUTCH in state.loyalty.values():
        raise Decided("dutch", DUTCH)
    begin_sudden_death(table, state)


def begin_sudden_death(table: Table, state: State) -> None:
    """Shuffle all event cards of the match but the Armada and lay a new row (X1, X2, TO 10.3)."""
    in_row = [card for card in state.row.values() if card is not None]
    cards = [*state.event_deck, *in_row, *state.discard]
    if not table.options.tiebreak_keep_held:
        cards += [card for held in state.held.values() for card in held]
        for seat in state.order:
            state.held[seat] = []
    deck = table.dice.shuffle("sudden_death", sort_events(card for card in cards if card != ARMADA))
    for slot in SLOTS:
        state.row[slot] = deck[slot - 1]
    state.event_deck = deck[len(SLOTS) :]
    state.discard = []
    state.stall = 0
    state.phase = "sudden_death"
    # The active seat has had its turn, even if a forced seat revealed the card (X3).
    table.tell(
        "sudden_death_started", seat=state.after(state.active), deck=len(state.event_deck), reveals=True, rule="TO 10.3"
    )


def close(table: Table, state: State, reason: str, loyalty: str | None) -> Result:
    """Tell the winners and all loyalties; return the result."""
    british, french = state.tallies
    seats = state.in_order(range(state.seats))
    # A draw is shared by all seats (X6).
    winners = seats if reason == "draw" else [seat for seat in seats if state.loyalty[seat] == loyalty]
    losers = [seat for seat in seats if seat not in winners]
    tallies = {BRITISH: british, FRENCH: french, DUTCH: 0}
    scores = {seat: tallies[state.loyalty[seat]] for seat in range(state.seats)}
    ranking = tuple(tuple(shared) for shared in (winners, losers) if shared)
    facts: dict[str, Any] = {"loyalty": loyalty, "british": british, "french": french}
    state.phase = "over"
    table.tell(
        "match_over",
        reason=reason,
        winners=winners,
        **facts,
        loyalties=[{"seat": seat, "loyalty": state.loyalty[seat]} for seat in seats],
        reveals=True,
        rule=END_RULES[reason],
    )
    return Result(ranking, tuple(winners), scores, reason, facts)
