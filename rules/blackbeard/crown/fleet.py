"""Hunters: where they come from, what they are, how they leave (spec 4.15)."""

from rules.blackbeard.state import Hunter, Pirate, Position
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play


def warship_to(voyage: Voyage, place: Position, target: Pirate, controller: int | None = None) -> Hunter | None:
    """Put a warship of the stock on the board; None if the stock is empty."""
    raise NotImplementedError


def warship_on_lane(voyage: Voyage, target: Pirate) -> Hunter | None:
    """Put a warship of the stock on a random lane; None if the stock is empty."""
    raise NotImplementedError


def commissioner(voyage: Voyage, controller: int, target: Pirate, nation: str) -> Play[Hunter | None]:
    """Draw a King's Commissioner and let his controller place him; None if the stock is empty."""
    raise NotImplementedError


def dismiss(voyage: Voyage, hunter: Hunter) -> None:
    """Return a hunter to its stock, repaired."""
    raise NotImplementedError


def figures(voyage: Voyage, hunter: Hunter) -> tuple[int, int]:
    """Return a hunter's Combat and Speed now; only for carrying out a rule."""
    raise NotImplementedError


def reveal(voyage: Voyage, hunter: Hunter, what: str) -> None:
    """Tell everybody a hunter's nation (``what`` "nation") or its figures ("figures")."""
    raise NotImplementedError


def target_gone(voyage: Voyage, pirate: Pirate) -> None:
    """Send the hunters home whose target has left play."""
    raise NotImplementedError
