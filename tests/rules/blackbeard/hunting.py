"""Hunters for tests: warships and commissioners on a board built by hand, and who captures a pirate."""

from collections.abc import Callable
from typing import Any

from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.state import Hunter, Pirate, Position
from rules.blackbeard.tables import COMMISSIONERS
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play

from .decks import AT_SEA, Deck

COAST = Position("A15", "sea")
"""A coastal hex without a port."""


def hunting(seats: int = 2, **dice: list[Any]) -> Deck:
    """Return a deck with hunters and without cunning."""
    return Deck(seats, dice=dict(dice), m_hunters=True, m_rivals=True, m_cunning=False)


def warship(deck: Deck, piece: str = "W05", at: Position = AT_SEA, target: str = "PI14", seat: int = 1) -> Hunter:
    """Put a warship face down on the board. W05: English, Combat 8, Speed 5."""
    token = f"warship{len(deck.campaign.state.hunters) + 1}"
    hunter = Hunter(token, "warship", at, seat, target)
    deck.campaign.hidden.stocks["warships"].remove(piece)
    deck.campaign.hidden.faces[token] = piece
    deck.campaign.hidden.known[token] = [seat]
    deck.campaign.state.hunters.append(hunter)
    deck.dice["warships"] = [sorted([*deck.campaign.hidden.stocks["warships"], piece])]
    return hunter


def commissioner(deck: Deck, piece: str = "KC4", at: Position = AT_SEA, target: str = "PI14", seat: int = 1) -> Hunter:
    """Put a King's Commissioner on the board. KC4: English, Combat 11, Speed 3."""
    row = COMMISSIONERS[piece]
    token = f"kc{len(deck.campaign.state.hunters) + 1}"
    hunter = Hunter(token, "kc", at, seat, target, piece, "English", row.combat, row.speed)
    deck.campaign.hidden.stocks["commissioners"].remove(piece)
    deck.campaign.state.hunters.append(hunter)
    deck.dice["commissioners"] = [sorted([*deck.campaign.hidden.stocks["commissioners"], piece])]
    return hunter


def letter(deck: Deck, pirate: Pirate, name: str = "LM07") -> None:
    """Give a pirate a letter of marque. LM07: English."""
    deck.campaign.hidden.stocks["letters"].remove(name)
    pirate.letter = name
    deck.dice["letters"] = [sorted([*deck.campaign.hidden.stocks["letters"], name])]


class Gallows:
    """Stands in for the room of captivity: notes who was captured, and by whom."""

    def __init__(self) -> None:
        self.captured: list[tuple[str, str, str]] = []
        self.hangs = False

    def capture(self, voyage: Voyage, pirate: Pirate, *, nation: str, by: Hunter | None) -> Play[None]:
        """Imprison a pirate, or hang him."""
        yield from ()
        self.captured.append((pirate.id, nation, "" if by is None else by.token))
        if self.hangs:
            leave_play(voyage, pirate, "hanged")
        else:
            pirate.status = "imprisoned"


def lost(pirate: Pirate) -> dict[str, int]:
    """Return the damage of a ship by section."""
    return {section: points for section, points in pirate.ship.damage.items() if points}


def under_orders(
    seat: int, act: Callable[[Voyage, Pirate], Play[None]], pirate: Pirate, **policies: str
) -> Callable[[Voyage], Play[None]]:
    """Return an act with a pirate, for which a seat records policies first."""

    def play(voyage: Voyage) -> Play[None]:
        voyage.table.order(seat, policies)
        yield from act(voyage, pirate)

    return play
