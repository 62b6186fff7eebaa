"""Moving pawns: moves, marooning and the vote card it may cost, Albatrosses (spec 5.1, 5.2)."""

from collections.abc import Sequence

from rules.kernel import Option, Play, Table, choose
from rules.tortuga.cards import ALBATROSS, BLIND, ISLAND, SHIPS, sort_types
from rules.tortuga.state import State, Title, ranks_of, titles


def leave(state: State, seat: int) -> str:
    """Take a pawn off its place and return that place; the pawns behind it close up (TO 5.2)."""
    where = state.where(seat)
    if where in state.boats:
        state.boats[where] = None
    else:
        state.lines[where].remove(seat)
    return where


def move(table: Table, state: State, seat: int, destination: str, rule: str) -> None:
    """Move a pawn to a boat, or to the back of a line; two Albatrosses together wreck the ship (TO 3.3d)."""
    before = titles(state.lines)
    origin = leave(state, seat)
    if destination in state.boats:
        state.boats[destination] = seat
    else:
        state.lines[destination].append(seat)
    table.tell(
        "pawn_moved",
        seat=seat,
        origin=origin,
        destination=destination,
        line=list(state.lines.get(destination, [])),
        rule=rule,
    )
    tell_ranks(table, state, before)
    check_albatrosses(table, state)


def maroon(table: Table, state: State, seat: int, rule: str, by: int | None = None) -> Play[None]:
    """Put a pawn at the back of Tortuga's line (M1-M4). If it was already there, its seat loses a card (TO 5.5).

    ``by``: another seat that caused it.
    """
    before = titles(state.lines)
    origin = leave(state, seat)
    state.lines[ISLAND].append(seat)
    table.tell("marooned", seat=seat, by=by, origin=origin, line=list(state.lines[ISLAND]), rule=rule)
    tell_ranks(table, state, before)
    if origin == ISLAND and state.hands[seat]:
        yield from forfeit(table, state, seat, by)


def forfeit(table: Table, state: State, seat: int, by: int | None) -> Play[None]:
    """Ask D-FORFEIT: put a vote card under the deck for good; only its owner knows which (M3, TO-H4).

    ``by``: another seat that aimed at this one; None: its own Black Spot.
    """
    hand = state.hands[seat]
    picked = hand[0]
    # Hand sizes are public, so skipping the question for a single card reveals nothing.
    if len(hand) > 1:
        picked = yield from choose(
            seat, "forfeit", lambda: hand_options(hand), default=BLIND, secret=True, rule="TO-H4", data={"by": by}
        )
    card = draw_blind(table, hand) if picked == BLIND else picked
    hand.remove(card)
    state.vote_deck.append(card)
    state.forfeits[seat] += 1
    table.tell(
        "card_forfeited",
        seat=seat,
        hand_size=len(hand),
        private={seat: {"type": card, "hand": list(hand)}},
        rule="TO 5.5",
    )


def hand_options(hand: list[str]) -> list[Option]:
    """Offer each type in a hand and a blind draw, even if all cards are alike: skipping would reveal that."""
    types = dict.fromkeys(sort_types(hand))
    return [*(Option(card, {"type": card, "count": hand.count(card)}) for card in types), Option(BLIND)]


def draw_blind(table: Table, hand: list[str]) -> str:
    """Draw a card of a sorted hand, each with the same probability (spec 4.5)."""
    return hand[table.dice.below("blind", len(hand))]


TOO_MANY = 2
"""Albatrosses that wreck a ship."""


def albatrosses(state: State, crew: Sequence[int]) -> int:
    """Return how many Albatrosses some seats hold, all of them face up."""
    return sum(state.held[seat].count(ALBATROSS) for seat in crew)


def check_albatrosses(table: Table, state: State) -> None:
    """Maroon a whole crew that holds two Albatrosses or more, from the rear of the line (TO-E ALB, TO-P4).

    The crew comes from a ship, so nobody loses a card (M6).
    """
    for ship in SHIPS:
        crew = list(reversed(state.lines[ship]))
        if albatrosses(state, crew) < TOO_MANY:
            continue
        before = titles(state.lines)
        state.lines[ship] = []
        state.lines[ISLAND] += crew
        table.tell("shipwreck", ship=ship, crew=crew, line=list(state.lines[ISLAND]), rule="TO-E ALB")
        tell_ranks(table, state, before)


def tell_ranks(table: Table, state: State, before: list[Title]) -> None:
    """Tell the ranks of the pawns that have gained any, if there are any: all that each has now."""
    now = titles(state.lines)
    gained = dict.fromkeys((title.seat, title.where) for title in now if title not in before)
    if gained:
        rows = [{"seat": seat, "where": where, "ranks": ranks_of(state.lines, seat)} for seat, where in gained]
        table.tell("ranks_changed", gained=rows, rule="TO 2.12")
