"""A balanced start: the same kinds of ship for every seat, by lot or by choice (KS 5.8.4)."""

from collections.abc import Sequence

from rules.kaiser.choices.deciding import decide
from rules.kaiser.pieces import CRUISERS, FRYE, MERCHANTS, UNBALANCED, va_of
from rules.kaiser.state import State, Vessel
from rules.kernel import Option, Play, Table


def balanced_ships(table: Table, state: State) -> Play[None]:
    """Give a cruiser to each seat, by lot or by choice, and deal two raiders to it (KP 6.4.1, 6.4.2)."""
    yield from hand_out(table, state, CRUISERS, "KP 6.4.1", ships=True)
    raiders = [ship for ship in state.germans.unused if ship not in (*UNBALANCED, *CRUISERS)]
    raiders = table.dice.shuffle("german_deck", raiders)
    for _ in range(2):
        for force in state.forces:
            state.germans.unused.remove(raiders[0])
            force.ships.append(Vessel(raiders.pop(0)))


def balanced_merchants(table: Table, state: State) -> Play[None]:
    """Give a merchant of 5, 7 and 9 VA to each seat, by lot or by choice; shuffle the rest of both decks (KP 6.4.3)."""
    for va in (5, 7, 9):
        fitting = [ship for ship in MERCHANTS if va_of(ship) == va and ship != FRYE]
        yield from hand_out(table, state, fitting, "KP 6.4.3", ships=False)
    for deck, kind in ((state.germans, "german_deck"), (state.merchants, "merchant_deck")):
        deck.unused = table.dice.shuffle(kind, sorted(deck.unused))


def hand_out(table: Table, state: State, cards: Sequence[str], rule: str, *, ships: bool) -> Play[None]:
    """Give one of the cards to each seat: at random, or picked in seat order from seat 0."""
    free = list(cards)
    if table.options.tournament == "random":
        free = table.dice.draw("tournament", free, state.sides)
    for force in state.forces:
        card = free[0]
        if table.options.tournament == "choose":
            options = [Option(ship, {"ship": ship}) for ship in free]
            card = yield from decide(table, state, force.seat, "tournament_pick", options, fixed=free[0], rule=rule)
            table.tell("picked", seat=force.seat, ship=card, rule=rule)
        free.remove(card)
        (state.germans if ships else state.merchants).unused.remove(card)
        (force.ships if ships else force.row).append(Vessel(card))
