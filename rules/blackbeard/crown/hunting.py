"""Step 4: hunters move, chase and intercept (spec 4.15)."""

from rules.blackbeard.state import Hunter
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play


def one_operation(voyage: Voyage, hunter: Hunter, *, into_zone: bool = False) -> Play[None]:
    """Let a hunter's controller carry out one full operation with it at once (event 25K)."""
    raise NotImplementedError
