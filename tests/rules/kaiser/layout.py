"""The notation of ``positions.position``: laying out a position, and the events that lead to it."""

import re
from collections.abc import Mapping, Sequence

from rules.kaiser.pieces import DECK, GERMANS, MERCHANTS, is_german, kind_of
from rules.kaiser.state import Scored, State, Vessel
from rules.kernel import Table


def lay_ships(
    state: State,
    ships: Mapping[int, str],
    rows: Mapping[int, str],
    prizes: Mapping[int, str],
    piles: Mapping[int, str],
) -> None:
    for force in state.forces:
        force.ships = [vessel(token) for token in ships.get(force.seat, "").split()]
        force.prizes = [vessel(token) for token in prizes.get(force.seat, "").split()]
        force.row = [vessel(token) for token in rows.get(force.seat, "").split()]
        force.pile = [scored(token) for token in piles.get(force.seat, "").split()]
    gone = [other.card for force in state.forces for other in (*force.vessels, *force.pile)]
    assert len(gone) == len(set(gone)), gone
    state.germans.unused = [ship for ship in GERMANS if ship not in gone]
    state.merchants.unused = [ship for ship in MERCHANTS if ship not in gone]


def vessel(token: str) -> Vessel:
    card, marks = re.fullmatch(r"(\w+?)([!*~^]*)", token).groups()  # type: ignore[union-attr]
    assert card in GERMANS or card in MERCHANTS, card
    return Vessel(
        card,
        identified="!" in marks,
        damage=marks.count("*"),
        low_supply="~" in marks,
        refuge="island_refuge" if "^" in marks else None,
    )


def scored(token: str) -> Scored:
    card, how, doubled = re.fullmatch(r"([\w#]+?)(=[a-z]+?)?(x2)?", token).groups()  # type: ignore[union-attr]
    said = how[1:] if how else "german" if is_german(card) else "sunk" if card in MERCHANTS else "card"
    return Scored(card, said, bool(doubled))


def lay_cards(
    state: State,
    hands: Mapping[int, str],
    piles: Mapping[int, str],
    fog: Sequence[int],
    deception: Sequence[int],
    deck: str,
    left: int | None,
    discard: str,
) -> None:
    rest = list(DECK)

    def take(token: str) -> str:
        card = token if "#" in token else next(card for card in rest if kind_of(card) == token)
        rest.remove(card)
        return card

    for force in state.forces:
        for score in force.pile:
            if score.how == "card":
                score.card = take(score.card)
        force.hand = [take(token) for token in hands.get(force.seat, "").split()]
        for ship in force.ships:
            ship.refuge = take(ship.refuge) if ship.refuge else None
        force.fog = take("fog_bank") if force.seat in fog else None
        force.deception = take("deception") if force.seat in deception else None
    state.discard = [take(token) for token in discard.split()]
    cards = [*[take(token) for token in deck.split()], *rest]
    count = len(cards) if left is None else left
    state.actions, state.aside = cards[:count], cards[count:]


def on_top(cards: list[str], wanted: str) -> None:
    first = wanted.split()
    for card in first:
        cards.remove(card)
    cards[:0] = first


def fill_rows(state: State, rows: Mapping[int, str]) -> None:
    for force in state.forces:
        if force.seat not in rows:
            force.row = [Vessel(state.merchants.unused.pop()) for _ in range(3)]


def narrate(table: Table, state: State) -> None:
    """Announce the events that lead to the position, so that views know it."""
    table.tell("round_start", round=1, deck=len(state.actions), aside=len(state.aside), extra=False)
    for force in state.forces:
        told = [other.card for other in (*force.row, *force.prizes)]
        told += [other.card for other in force.pile if other.card in MERCHANTS]
        lost = [other.card for other in force.pile if other.card in GERMANS]
        table.tell("dealt_ships", seat=force.seat, ships=[*(ship.card for ship in force.ships), *lost])
        table.tell("dealt_merchants", seat=force.seat, ships=told)
        private = {} if state.is_phantom(force.seat) else {force.seat: {"hand": list(force.hand)}}
        cards = {"cards": len(force.hand), "left": len(state.actions)}
        table.tell("dealt_hand", private=private, seat=force.seat, **cards)
        narrate_pile(table, force.seat, force.pile)
        for prize in force.prizes:
            table.tell("captured", seat=force.seat, ship=prize.card, by=force.seat)
        for other in force.vessels:
            narrate_marks(table, force.seat, other)
        for card, kind in ((force.fog, "fog"), (force.deception, "deception")):
            if card:
                table.tell(kind, seat=force.seat, by=state.enemies(force.seat)[0], card=card)
    if state.discard:
        table.tell("discarded", seat=0, cards=len(state.discard), faces=list(state.discard))
    # The discard event has cleared the cards in front of seat 0.
    for card, kind in ((state.forces[0].fog, "fog"), (state.forces[0].deception, "deception")):
        if card and state.discard:
            table.tell(kind, seat=0, by=1, card=card)
    table.tell("position_laid")


def narrate_pile(table: Table, seat: int, pile: Sequence[Scored]) -> None:
    for score in pile:
        if score.how == "card":
            table.tell("card_scored", seat=seat, card=score.card)
        elif score.how == "safe":
            table.tell("safe", seat=seat, ship=score.card, doubled=score.doubled)
        elif score.how == "exhausted":
            table.tell("prize_exhausted", seat=seat, ship=score.card)
        else:
            table.tell("sunk", seat=seat, ship=score.card, by=seat, doubled=score.doubled)


def narrate_marks(table: Table, seat: int, other: Vessel) -> None:
    told = {"seat": seat, "ship": other.card}
    if other.identified:
        table.tell("identified", **told)
    if other.damage:
        table.tell("damaged", **told, damage=other.damage)
    if other.low_supply:
        table.tell("supply_lost", **told)
    if other.refuge:
        table.tell("refuge_enter", **told, card=other.refuge)
