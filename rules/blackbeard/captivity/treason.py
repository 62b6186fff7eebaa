"""Capture, the treason table and prison (spec 4.18, BN 18.2)."""

from rules.blackbeard.state import Hunter, Pirate
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play


def captured(voyage: Voyage, pirate: Pirate, *, nation: str, by: Hunter | None) -> Play[None]:
    """Let a nation capture a pirate: he is hanged, or his letter brings him before the treason table."""
    raise NotImplementedError


def prisoners_expire(voyage: Voyage) -> Play[None]:
    """Carry out what awaits the prisoners who are not freed by the next hazard event."""
    raise NotImplementedError


def prison_sacked(voyage: Voyage, port: str) -> None:
    """Let the prisoners of a port that is sacked go on."""
    raise NotImplementedError


def arrested(voyage: Voyage, pirate: Pirate, port: str) -> Play[None]:
    """Arrest a pirate in a port (event 54): he stands trial without a letter."""
    raise NotImplementedError
