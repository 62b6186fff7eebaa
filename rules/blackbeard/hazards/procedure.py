"""A hazard event: what ends, what it does to all, what it is (spec 5.0)."""

from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play


def hazard(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Carry out a hazard event for the pirate who drew it."""
    raise NotImplementedError
