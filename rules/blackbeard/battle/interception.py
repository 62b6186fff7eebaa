"""Interceptions (spec 4.11.1 to 4.11.7)."""

from rules.blackbeard.state import Hunter, Pirate
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play


def passing(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Let hunters try a pirate who enters their hex."""
    raise NotImplementedError


def stayed(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Let hunters try a pirate who did not leave their hex."""
    raise NotImplementedError


def contact(voyage: Voyage, hunter: Hunter, pirate: Pirate, *, automatic: bool = False) -> Play[None]:
    """Let one hunter try a pirate in its hex, and fight him if it succeeds."""
    raise NotImplementedError
