"""Building, shuffling, dealing and drawing (KS 3.2.1 to 3.2.4, 3.3.1, 3.3.3 to 3.3.5)."""

from rules.kaiser.decks.balanced import balanced_merchants, balanced_ships
from rules.kaiser.pieces import (
    DECK,
    GERMANS,
    GONE_AFTER_1914,
    HAND,
    MERCHANTS,
    ROW,
    SHIPS,
    SOLITAIRE,
    action,
    kind_of,
)
from rules.kaiser.state import Deck, Force, State, Vessel
from rules.kernel import Play, Table


def match_deck(table: Table, state: State) -> list[str]:
    """Return the action cards of this match (KS 3.2.1, 5.8.5, 5.9.1)."""
    out = [card for card in DECK if not (state.solo and action(card).removed_in_solitaire)]
    if table.options.drop_breakout and state.seats == 4:
        out = [card for card in out if kind_of(card) != "breakout"]
    return out


def round_size(table: Table, state: State, cards: int) -> int:
    """Return the number of action cards in a round: at least seven for each side (KS 3.2.2, 3.2.3)."""
    size = table.options.agreed_size(state.round) or 20 * state.sides
    return min(max(size, 7 * state.sides), cards)


def build_ship_decks(table: Table, state: State) -> None:
    """Build and shuffle the decks of ships for the first round (KS 3.2.1, 5.8.5)."""
    ships = [ship for ship in GERMANS if not (table.options.after_1914 and ship in GONE_AFTER_1914)]
    merchants = [ship for ship, card in MERCHANTS.items() if not (table.options.drop_1914_merchants and card.lost_1914)]
    state.germans = Deck(table.dice.shuffle("german_deck", ships))
    state.merchants = Deck(table.dice.shuffle("merchant_deck", merchants))
    if state.solo:
        state.solitaire = Deck(table.dice.shuffle("solitaire_deck", list(SOLITAIRE)))


def shuffle_actions(table: Table, state: State) -> None:
    """Shuffle all action cards and secretly set aside those outside this round (KS 3.2.2, 3.3.3)."""
    cards = table.dice.shuffle("action_deck", match_deck(table, state))
    aside = len(cards) - round_size(table, state, len(cards))
    state.aside, state.actions = cards[:aside], cards[aside:]


def gather(state: State) -> None:
    """Clear the table after a round (KS 3.3.1); carried-over ships stay in ``ships``."""
    for force in state.forces:
        for vessel in [*force.row, *force.prizes]:
            state.merchants.used.append(vessel.card)
        for scored in force.pile:
            if scored.card in MERCHANTS:
                state.merchants.used.append(scored.card)
            elif scored.card in GERMANS:
                state.germans.used.append(scored.card)
        force.ships = [Vessel(vessel.card) for vessel in force.ships]
        force.hand, force.row, force.prizes, force.pile = [], [], [], []
        force.fog, force.deception, force.laid_by, force.skipped, force.spotted = None, None, None, False, False
    state.aside, state.actions, state.discard = [], [], []


def deal(table: Table, state: State) -> Play[None]:
    """Deal ships, merchants and hands, one card at a time clockwise from seat 0 (KS 3.2.4, 3.3.3)."""
    carried = {force.seat: len(force.ships) for force in state.forces}
    balanced = state.round == 1 and table.options.tournament != "off"
    if balanced:
        yield from balanced_ships(table, state)
    else:
        deal_ships(table, state)
    # Players see all German ships before they pick merchants.
    for force in state.forces:
        table.tell("dealt_ships", seat=force.seat, ships=[ship.card for ship in force.ships], rule="KP 2.1.5")
    if balanced:
        yield from balanced_merchants(table, state)
    else:
        deal_merchants(table, state)
    for force in state.forces:
        table.tell("dealt_merchants", seat=force.seat, ships=[ship.card for ship in force.row], rule="KP 2.1.5")
    for step in range(HAND):
        for force in state.forces:
            if step < HAND - carried[force.seat]:
                force.hand.append(state.actions.pop(0))
    for force in state.forces:
        private = {force.seat: {"hand": list(force.hand)}} if force.seat in state.players else {}
        table.tell(
            "dealt_hand",
            seat=force.seat,
            cards=len(force.hand),
            left=len(state.actions),
            private=private,
            reveals=True,
            rule="KP 2.1.5" if state.round == 1 else "KP 2.4.5",
        )


def deal_ships(table: Table, state: State) -> None:
    """Deal German ships until each seat has three; seats with three are passed over (KS 3.3.3)."""
    needed = sum(SHIPS - len(force.ships) for force in state.forces)
    if table.options.after_1914 and len(state.germans.unused) < needed:
        # The deck has too few ships for the deal, so it is completed first (KS 5.8.5).
        reshuffle(table, state.germans, "german_deck")
    for _ in range(SHIPS):
        for force in state.forces:
            if len(force.ships) < SHIPS and (ship := draw_ship(table, state)) is not None:
                force.ships.append(Vessel(ship))


def deal_merchants(table: Table, state: State) -> None:
    """Deal three merchants to each seat."""
    for _ in range(ROW):
        for force in state.forces:
            add_merchant(table, state, force)


def draw_ship(table: Table, state: State) -> str | None:
    """Draw a German ship; the used ones are shuffled once the deck is empty (KS 3.3.4)."""
    return draw_from(table, state.germans, "german_deck")


def draw_from(table: Table, deck: Deck, kind: str) -> str | None:
    """Draw the top card of a deck, reshuffling an empty one; return None if the deck has no cards (KS 3.3.4)."""
    if not deck.unused and deck.used:
        reshuffle(table, deck, kind)
    return deck.unused.pop(0) if deck.unused else None


def reshuffle(table: Table, deck: Deck, kind: str, rule: str = "KP 3.1.10") -> None:
    """Shuffle the used cards of a deck into it (KS 3.3.4, 5.9.18)."""
    deck.unused, deck.used = table.dice.shuffle(kind, [*deck.unused, *deck.used]), []
    table.tell("reshuffled", deck=kind, cards=len(deck.unused), rule=rule)


def add_merchant(table: Table, state: State, force: Force) -> str | None:
    """Draw a merchant into a row."""
    card = draw_from(table, state.merchants, "merchant_deck")
    if card is not None:
        force.row.append(Vessel(card))
    return card


def refill(table: Table, state: State, seat: int) -> None:
    """Fill every row up to three merchants, the active seat's first (KS 4.2.15)."""
    for side in state.clockwise(seat):
        force = state.forces[side]
        drawn: list[str] = []
        while len(force.row) < ROW and (card := add_merchant(table, state, force)) is not None:
            drawn.append(card)
        if drawn:
            table.tell("refilled", seat=side, ships=drawn, rule="KP 3.1.6")


def can_break_out(state: State) -> bool:
    """Return whether a German ship can be drawn (KS 5.5.7, 5.8.5)."""
    return bool(state.germans.unused) or (bool(state.germans.used) and not state.sealed)
