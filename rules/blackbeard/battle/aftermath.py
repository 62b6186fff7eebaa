"""What follows from a conquest; captives and their rescue (spec 4.12.7 to 4.12.9)."""

from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import Voyage


def free(voyage: Voyage, pirate: Pirate, by: Pirate | None, *, prison: bool) -> None:
    """Free a captive or prisoner."""
    raise NotImplementedError
