"""Laws and crusades: events 34, 54, 61 and 62 (spec 5.1). Their effects are in the rooms that they concern."""

from rules.blackbeard.captivity.treason import arrested
from rules.blackbeard.lasting import FOR_EVER, RULE, begin, first_of
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play


def law(voyage: Voyage, drawing: Pirate, event: str) -> Play[None]:
    """Make a law for the rest of the match; drawn again it changes nothing (events 34, 54)."""
    del drawing
    yield from ()
    _proclaim(voyage, "law", event)


def crusade(voyage: Voyage, drawing: Pirate, event: str) -> Play[None]:
    """Wait for the next pirate who wins a duel against a pirate (events 61, 62)."""
    del drawing
    yield from ()
    _proclaim(voyage, "crusade", event)


def _proclaim(voyage: Voyage, kind: str, event: str) -> None:
    again = first_of(voyage.state, event) is not None
    voyage.tell(kind, event=event, again=again, rule=RULE)
    if not again:
        begin(voyage, event, "", FOR_EVER)


def arrest(voyage: Voyage, pirate: Pirate, port: str) -> Play[None]:
    """Bring a captain who sold drugs before the treason table (law 54)."""
    yield from arrested(voyage, pirate, port)
