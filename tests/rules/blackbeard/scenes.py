"""Scenes for tests: merchants at sea, ships in port, and what they carry."""

from typing import Any

from rules.blackbeard.port.sales import sell
from rules.blackbeard.state import Pirate, Position, Sail
from rules.blackbeard.tables import MERCHANTS, PORTS

from .decks import Deck, told

CARIBBEAN = Position("D19", "sea")
QUIET: dict[str, Any] = {"m_cunning": False, "m_goods": False}
"""Options without rerolls and goods."""
NOBODY = {"passenger": [1, 2]}
"""A passenger roll without a result."""
CHARLES_TOWN, CARTAGENA, NEW_PROVIDENCE = "21", "24", "44"


def sail(deck: Deck, merchant: str, place: str, token: str = "sail1", *, known: bool = False) -> Sail:
    """Put a merchant on the board, face down unless ``known``."""
    deck.campaign.hidden.stocks["merchants"].remove(merchant)
    deck.campaign.hidden.faces[token] = merchant
    found = Sail(token, place, face=merchant if known else "")
    deck.campaign.state.sails.append(found)
    return found


def of_class(defence: int, silhouette: str | None = None, nation: str | None = None) -> str:
    """Return a merchant of a class."""
    return next(
        name
        for name, row in MERCHANTS.items()
        if row.defence == defence and silhouette in (None, row.silhouette) and nation in (None, row.nationality)
    )


def stock_order(deck: Deck, merchant: str) -> list[str]:
    """Return the order of the stock after a merchant was given back, for the told dice."""
    return sorted([*deck.campaign.hidden.stocks["merchants"], merchant])


def attacker(deck: Deck, **ship: Any) -> Pirate:
    """Misson, Cruelty 4, on a schooner (Combat 5) in the Caribbean."""
    return deck.pirate("PI12", ship=ship.get("ship", "schooner"), at=CARIBBEAN)


def in_port(deck: Deck, number: str, name: str = "PI12", ship: str = "square-rigger", **about: Any) -> Pirate:
    """Put a pirate at anchor in a port."""
    return deck.pirate(name, ship=ship, at=Position(PORTS[number].hex, "port"), **about)


def aboard(pirate: Pirate, *markers: str) -> None:
    """Put markers into the holds, four to each."""
    for hold, start in zip(pirate.ship.holds, range(0, len(markers), 4), strict=False):
        hold.markers = list(markers[start : start + 4])
    assert len(pirate.ship.markers) == len(markers)


def sale(deck: Deck, pirate: Pirate, number: str) -> dict[str, Any]:
    match = deck.run(lambda voyage: sell(voyage, pirate, number))
    return told(match, "sold")[0]
