"""A deck for tests: pirates on a board built by hand, told dice and cards, and a room that acts on them."""

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar

from rules.blackbeard.hidden import STOCKS, Entry
from rules.blackbeard.options import WAR, Options
from rules.blackbeard.ship.figures import new_ship
from rules.blackbeard.state import Pirate, Port, Position
from rules.blackbeard.stocks import CONTENTS
from rules.blackbeard.tables import CARDS, PORTS
from rules.blackbeard.turn.play import HOOKS
from rules.blackbeard.voyage import Voyage, new_campaign
from rules.kernel import Game, Match, Play, ScriptedDice

T = TypeVar("T")
VOYAGE = dict.fromkeys(WAR, False)
"""The options of the voyage alone: a board built by hand has the war only if the test asks for it."""
AT_SEA = Position("J9", "sea")


class Deck:
    """One or more pirates of seat 0, and more of the other seats; ``run`` lets a room act."""

    def __init__(self, seats: int = 2, dice: dict[str, Sequence[Any]] | None = None, **options: Any) -> None:
        self.options = Options(**{**VOYAGE, **options})
        self.campaign = new_campaign(seats, self.options)
        self.campaign.state.turn = 1
        self.campaign.state.ports = {
            number: Port(number, port.value or 0)
            for number, port in PORTS.items()
            if port.sea in self.campaign.state.seas
        }
        for name, contents in zip(STOCKS, CONTENTS, strict=True):
            self.campaign.hidden.stocks[name] = list(contents)
        self.campaign.hidden.deck = list(CARDS)
        self.dice = dice or {}
        self.match: Match | None = None

    def pirate(self, name: str = "PI14", seat: int = 0, ship: str = "sloop", at: Position = AT_SEA) -> Pirate:
        """Put a pirate on the board, and take his card out of the stock."""
        pirate = Pirate(name, seat, new_ship(ship), at)
        self.campaign.state.pirates[name] = pirate
        self.campaign.state.careers[seat] += 1
        self.campaign.hidden.stocks["pirates"].remove(name)
        return pirate

    def policy(self, pirate: Pirate, **overrides: str) -> None:
        """Set policies of a pirate for this turn."""
        self.campaign.hidden.entries[pirate.id] = Entry(overrides=overrides)

    def cards(self, **wanted: object) -> None:
        """Put the first card with these fields, such as ``wound="minor"``, on top of the deck."""
        deck = self.campaign.hidden.deck
        found = next(card for card in deck if all(getattr(CARDS[card], key) == value for key, value in wanted.items()))
        deck.remove(found)
        deck.insert(0, found)

    def card(self, card: str) -> None:
        """Put a card on top of the deck."""
        deck = self.campaign.hidden.deck
        deck.remove(card)
        deck.insert(0, card)

    def run(self, act: Callable[[Voyage], Any], game: Game | None = None) -> Match:
        """Let a room act; questions wait in the match that is returned. ``game``: whose draws and views it has."""

        def play(table: Any) -> Play[Any]:
            going = act(Voyage(table, self.campaign, HOOKS))
            if isinstance(going, Generator):
                yield from going

        self.match = Match.of(play, self.campaign.state.seats, ScriptedDice(dict(self.dice)), self.options, game)
        return self.match

    def returned(self, act: Callable[[Voyage], T]) -> T:
        """Return what a function of the voyage returns."""
        found: list[T] = []
        self.run(lambda voyage: found.append(act(voyage)))
        return found[0]


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """Return the data of the events of one kind."""
    return [dict(event.data) for event in match.log if event.kind == kind]
