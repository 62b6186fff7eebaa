"""The solitaire deck: drawing its cards, and the Phantom Player's defence (KS 5.9.6, 5.9.18)."""

from rules.kaiser.decks.dealing import reshuffle
from rules.kaiser.pieces import SOLITAIRE, SolitaireCard
from rules.kaiser.state import State
from rules.kernel import Table


def draw_solitaire(table: Table, state: State, part: str) -> SolitaireCard | None:
    """Turn up a solitaire card and announce the part that is read; return None if the deck is empty."""
    deck = state.solitaire
    if not deck.unused:
        return None
    card = deck.unused.pop(0)
    deck.used.append(card)
    table.tell("solitaire_card", card=card, part=part, left=len(deck.unused), reveals=True, rule="KP 5.1")
    return SOLITAIRE[card]


def red_die(table: Table, purpose: str, card: SolitaireCard) -> int:
    """Roll the red die for the line of a solitaire card."""
    face = table.dice.roll("R", 4)
    table.tell("line_rolled", card=card.id, purpose=purpose, face=face, rule="KP 5.3.3")
    return face


def drawn_defence(table: Table, state: State) -> str:
    """Return the kind of reaction with which the Phantom answers an attack, "" for none (KS 5.9.6)."""
    card = draw_solitaire(table, state, "defence")
    if card is None:
        return ""
    entry = card.defence_1_3 if red_die(table, "defence", card) in (1, 3) else card.defence_2_4
    if not state.solitaire.unused:
        # In the live player's turn the deck is reshuffled as soon as it is empty (KS 5.9.18).
        reshuffle_solitaire(table, state)
    return "" if entry == "none" else entry


def reshuffle_solitaire(table: Table, state: State) -> None:
    """Shuffle all solitaire cards (KS 5.9.18)."""
    reshuffle(table, state.solitaire, "solitaire_deck", "KP 5.4.1")
