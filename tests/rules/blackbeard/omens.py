"""A deck for hazard events: one event is carried out on a board built by hand, with told dice."""

from collections.abc import Generator, Mapping, Sequence
from typing import Any, TypeVar

from rules.blackbeard.dice import KINDS
from rules.blackbeard.hazards.procedure import EVENTS, hazard
from rules.blackbeard.lasting import NEXT_HAZARD, begin
from rules.blackbeard.state import Governor, Hostage, Hunter, Lasting, Pirate, Position
from rules.blackbeard.tables import COMMISSIONERS, PORTS
from rules.blackbeard.turn.play import HOOKS
from rules.blackbeard.voyage import Voyage
from rules.kernel import Game, Match, Play, ScriptedDice

from .decks import Deck

T = TypeVar("T")
TEACH, LOW, MISSON, RACKHAM = "PI14", "PI02", "PI12", "PI05"
CHARLES_TOWN, HAVANA, BOSTON, NEW_PROVIDENCE, TORTUGA = "21", "25", "11", "44", "35"
NORTH, CARIBBEAN = Position("J9", "sea"), Position("D19", "sea")
IN_ZONE = Position("TZ1", "zone")


class OrderedDice(ScriptedDice):
    """Told dice; shuffles that are not told leave the order as it is."""

    @property
    def kinds(self) -> list[str]:
        return list(KINDS)

    def permutation(self, kind: str, n: int, items: Sequence[T], k: int) -> list[T]:
        try:
            return super().permutation(kind, n, items, k)
        except LookupError:
            return list(items)[:k]


class Omens(Deck):
    """Two seats by default, with all modules of the war; nobody uses cunning unless an option says so."""

    def __init__(self, seats: int = 2, dice: Mapping[str, Sequence[Any]] | None = None, **options: Any) -> None:
        modules = {"m_hunters": True, "m_rivals": True, "m_hazards": True, "m_cunning": False}
        super().__init__(seats, dict(dice or {}), **{**modules, **options})
        hidden, state = self.campaign.hidden, self.campaign.state
        state.stocks = {name: len(counters) for name, counters in hidden.stocks.items()}

    def run(self, act: Any, game: Game | None = None) -> Match:
        def play(table: Any) -> Play[Any]:
            going = act(Voyage(table, self.campaign, HOOKS))
            if isinstance(going, Generator):
                yield from going

        self.match = Match.of(play, self.campaign.state.seats, OrderedDice(dict(self.dice)), self.options, game)
        return self.match

    def strike(self, number: str, drawing: Pirate, **dice: Sequence[Any]) -> Match:
        """Carry out one event."""
        self.dice = {**self.dice, **dice}
        return self.run(lambda voyage: EVENTS[number](voyage, drawing))

    def hazard(self, drawing: Pirate, number: int = 31, **dice: Sequence[Any]) -> Match:
        """Carry out a whole hazard event, by default the declaration of peace."""
        rolled = [*divmod(number, 10)]
        self.dice = {**self.dice, "hazard": rolled, **dice}
        return self.run(lambda voyage: hazard(voyage, drawing))

    def lasting(self, event: str, owner: Pirate | None = None, until: str = NEXT_HAZARD, **data: Any) -> Lasting:
        """Put an event on the public list."""
        entries: list[Lasting] = []
        name = "" if owner is None else owner.id
        self.run(lambda voyage: entries.append(begin(voyage, event, name, until, **data)))
        return entries[0]

    def events(self) -> list[str]:
        """Return the numbers of the events on the public list."""
        return [entry.event for entry in self.campaign.state.lasting]

    def commissioner(self, target: Pirate, at: Position, controller: int, piece: str = "KC2") -> Hunter:
        """Put an English commissioner on the board."""
        self.campaign.hidden.stocks["commissioners"].remove(piece)
        row = COMMISSIONERS[piece]
        token = f"kc{len(self.campaign.state.hunters) + 1}"
        hunter = Hunter(token, "kc", at, controller, target.id, piece, "English", row.combat, row.speed)
        self.campaign.state.hunters.append(hunter)
        return hunter

    def warship(self, target: Pirate, at: Position, controller: int, piece: str = "W05") -> Hunter:
        """Put a warship on the board face down."""
        self.campaign.hidden.stocks["warships"].remove(piece)
        token = f"warship{len(self.campaign.state.hunters) + 1}"
        hunter = Hunter(token, "warship", at, controller, target.id)
        self.campaign.hidden.faces[token] = piece
        self.campaign.hidden.known[token] = [controller]
        self.campaign.state.hunters.append(hunter)
        return hunter

    def governor(self, port: str, piece: str, *, up: bool = False) -> None:
        """Put a governor into a port."""
        self.campaign.hidden.stocks["governors"].remove(piece)
        token = f"governor{port}"
        self.campaign.state.ports[port].governor = Governor(token, piece if up else "")
        if not up:
            self.campaign.hidden.faces[token] = piece


def moored(number: str) -> Position:
    """Return the position of a ship at anchor in a port."""
    return Position(PORTS[number].hex, "port")


def hostage(name: str = "hostage1") -> Hostage:
    """Return a hostage."""
    return Hostage(name, "English", "11", 1)


def aboard(pirate: Pirate, *markers: str) -> None:
    """Put markers into the lowest hold."""
    pirate.ship.holds[-1].markers = list(markers)


def damage(pirate: Pirate) -> dict[str, int]:
    """Return the lost boxes by section."""
    return {section: lost for section, lost in pirate.ship.damage.items() if lost}
