"""The flow of a match: rounds, turns, the end (spec 4.1, 3.2, 6.3)."""

from collections.abc import Callable, Iterable, Mapping

from rules.kaiser.decks.carrying import carry_over
from rules.kaiser.decks.dealing import build_ship_decks, deal, gather, shuffle_actions
from rules.kaiser.decks.solitaire import reshuffle_solitaire
from rules.kaiser.phantom.turn import phantom_turn
from rules.kaiser.pieces import PHANTOM, va_of
from rules.kaiser.scoring import how_won, places, rows_of, score_round, tallies
from rules.kaiser.state import State
from rules.kaiser.turn import take_turn
from rules.kernel import Abandoned, Play, Result, Table


def play_match(table: Table, state: State) -> Play[Result]:
    """Play the agreed rounds, and further ones while the first place is shared (KS 6.3.1)."""
    build_ship_decks(table, state)
    return (yield from concluded(table, state, play_rounds(table, state)))


def resume_match(table: Table, state: State) -> Play[Result]:
    """Play on from the beginning of a turn."""
    return (yield from concluded(table, state, resume_round(table, state)))


def concluded(table: Table, state: State, play: Play[None]) -> Play[Result]:
    """Play to the end, or until everybody has resigned."""
    try:
        yield from play
    except Abandoned:
        return conclude(table, state, resigned=True)
    return conclude(table, state)


def play_rounds(table: Table, state: State) -> Play[None]:
    """Play the agreed rounds, then the agreed number of further ones while several are first (KS 6.3.1, 6.3.3)."""
    rounds, most = table.options.rounds, table.options.max_extra_rounds
    while state.round < rounds:
        yield from play_round(table, state, last=state.round + 1 == rounds)
    while state.round < rounds + most and len(places(state, rounds)[0]) > 1:
        # The need for another round is known only here (KS 3.3.2, 6.3.1).
        yield from carry_over(table, state)
        gather(state)
        yield from play_round(table, state, last=True)


def resume_round(table: Table, state: State) -> Play[None]:
    """Play the rest of a round and all later ones."""
    yield from play_turns(table, state, last=state.round >= table.options.rounds)
    yield from play_rounds(table, state)


def play_round(table: Table, state: State, *, last: bool) -> Play[None]:
    """Deal, take turns until the last action card is drawn, score (spec 4.1)."""
    state.round += 1
    shuffle_actions(table, state)
    if state.solo and state.round > 1:
        reshuffle_solitaire(table, state)
    table.tell(
        "round_start",
        round=state.round,
        deck=len(state.actions),
        aside=len(state.aside),
        extra=state.round > table.options.rounds,
        teams=state.teams,
        options=table.options.model_dump(mode="json") if state.round == 1 else None,
        rule="KP 2.0",
    )
    yield from deal(table, state)
    state.sealed = bool(table.options.after_1914)
    state.next_seat = first_seat(table, state)
    table.tell("first_seat", seat=state.next_seat, rule="KP 3.1")
    yield from play_turns(table, state, last=last)


def play_turns(table: Table, state: State, *, last: bool) -> Play[None]:
    """Take turns until the last action card is drawn, score (spec 4.1)."""
    while state.actions:
        table.checkpoint(state)
        seat = state.next_seat
        yield from play_seat(table, state, seat)
        state.next_seat = state.clockwise(seat)[1]
    state.sealed = False
    score_round(table, state)
    if not last:
        yield from carry_over(table, state)
        gather(state)


def play_seat(table: Table, state: State, seat: int) -> Play[None]:
    """Play a seat's turn, and the extra turn of a Second Chance (KS 4.2.16)."""
    if state.is_phantom(seat):
        yield from phantom_turn(table, state)
        return
    yield from take_turn(table, state, seat)
    if state.turn.second_chance and state.actions:
        yield from take_turn(table, state, seat, extra=True)


# ---------------------------------------------------------------- the first player


def first_seat(table: Table, state: State) -> int:
    """Return the seat that begins the round (KS 3.2.7, 3.2.8, 5.9.3)."""
    if state.round > 1:
        tally = {force.seat: sum(force.points) for force in state.forces}
        if table.options.first_later == "last":
            tally = {force.seat: force.points[-1] for force in state.forces}
        seat = single(tally, min)
        return by_lot(table, state) if seat is None else seat
    if state.solo:
        return by_lot(table, state)
    if table.options.first_player == "lowest_va":
        seat = single({force.seat: sum(va_of(ship.card) for ship in force.ships) for force in state.forces}, min)
        if seat is not None:
            return seat
    return roll_for_first(table, state)


def by_lot(table: Table, state: State) -> int:
    """Return the seat that begins where points do not decide: by the option against the Phantom, else by the dice."""
    if state.solo and table.options.solo_first != "d10":
        return PHANTOM if table.options.solo_first == "phantom" else 0
    return roll_for_first(table, state)


def roll_for_first(table: Table, state: State) -> int:
    """Roll a blue die for each seat until one seat alone has the highest (KS 3.2.7)."""
    while True:
        rolled = {force.seat: table.dice.roll("B", 10) for force in state.forces}
        seat = single(rolled, max)
        faces = [{"seat": side, "face": face} for side, face in rolled.items()]
        table.tell("first_rolled", faces=faces, seat=seat, rule="KP 3.1")
        if seat is not None:
            return seat


def single(tally: Mapping[int, int], best: Callable[[Iterable[int]], int]) -> int | None:
    """Return the seat with the best value among values that no two seats share (KS 9.27)."""
    values = list(tally.values())
    free = [value for value in values if values.count(value) == 1]
    if not free:
        return None
    winner = best(free)
    return next(seat for seat, value in tally.items() if value == winner)


# ---------------------------------------------------------------- the end


def conclude(table: Table, state: State, *, resigned: bool = False) -> Result:
    """Announce the winners and return the result (KS 6.3). A match that all players resigned has no winner.

    The Phantom is not a seat of the match. If it wins, ``winners`` is empty, and only the live player is ranked.
    ``phantom`` in the data: whether it has won or shares the victory. Points count over the agreed rounds; a further
    round only decides between the teams that share the first place.
    """
    rounds = table.options.rounds
    order = places(state, rounds)
    won = [] if resigned else [seat for team in order[0] for seat in team]
    points, amounts = ([sum(row) for row in rows] for rows in tallies(state, rounds))
    reason = "resigned" if resigned else how_won(state, rounds)
    phantom = state.solo and PHANTOM in won
    table.tell(
        "match_end",
        reason=reason,
        winners=won,
        points=points,
        amounts=amounts,
        rows=rows_of(amounts, points),
        rounds=state.round,
        reveals=True,
        rule="KP 2.5",
    )
    asked = range(state.seats)
    ranking = [tuple(seat for team in place for seat in team if seat in asked) for place in order]
    return Result(
        tuple(place for place in ranking if place),
        tuple(seat for seat in won if seat in asked),
        {seat: points[seat] for seat in asked},
        reason,
        {"points": points, "amounts": amounts, "rows": rows_of(amounts, points), "phantom": phantom},
    )
