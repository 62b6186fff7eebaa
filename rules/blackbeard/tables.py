"""The contents of the box as frozen rows: ports, lanes, counters, cards and ships (spec data chapter 2).

Every row is named by its id, its number (ports and lanes) or its name (ship types). Facts that change during a
match stand in :mod:`rules.blackbeard.state`; the maps stand in :mod:`rules.blackbeard.world`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from rules.kernel.data import rows, table

PACKAGE = "rules.blackbeard"
SEAS = ("NA", "CAR", "GC", "IO")
"""North Atlantic, Caribbean, Gold Coast, Indian Ocean (C-4)."""
NATIONS = ("English", "French", "Spanish", "Dutch", "Portuguese", "Moorish")
UNIDENTIFIED = "unidentified"
"""The nation of a merchant or warship that has none."""
PIRATE = "pirate"
"""The nation of a pirate port (C-6)."""
ENGLISH_PORT = (1, 4)
"""Value and garrison of a pirate port that has become English (BN 14.31)."""
ANY = "*"
"""On an action card: a lane or a home port that is rolled or chosen."""
YES = "yes"
Group = Literal["2-4", "5-6", "7-8"]


@dataclass(frozen=True, slots=True)
class PortRow:
    """A port (spec data 2.5). ``nationality``: a nation or :data:`PIRATE`; a pirate port has no value or garrison."""

    number: str
    name: str
    nationality: str
    hex: str
    sea: str
    value: int | None
    garrison: int | None

    @property
    def pirate(self) -> bool:
        """Whether a pirate port is printed there."""
        return self.nationality == PIRATE


@dataclass(frozen=True, slots=True)
class Lane:
    """A shipping lane (spec data 2.6). ``parity``: ``even`` or ``odd``, that of the row of its hex."""

    lane: str
    hex: str
    sea: str
    parity: str


@dataclass(frozen=True, slots=True)
class PirateCard:
    """The printed ratings of a pirate (spec data 2.7)."""

    id: str
    name: str
    competence: int
    cruelty: int
    charisma: int
    cunning: int
    duel_attack: int
    duel_defence: int
    endurance: int


@dataclass(frozen=True, slots=True)
class ShipType:
    """A type of ship that pirates may sail (spec data 2.8); ``log_books``: how many of it may be in play at once."""

    type: str
    holds: int
    combat: int
    speed: int
    sails_max: int
    hull_max: int
    rudder_max: int
    guns_max: int
    crew_max: int
    log_books: int
    evasion: str

    @property
    def evades(self) -> bool:
        """Whether it may slip away in coastal waters (BN 5.24)."""
        return self.evasion == YES


@dataclass(frozen=True, slots=True)
class Merchant:
    """A merchant (spec data 2.9); ``silhouette``: a ship type, or ``corvette``, which no pirate can sail (BN 9.24)."""

    id: str
    defence: int
    nationality: str
    silhouette: str

    @property
    def group(self) -> Group:
        """Its group of strength, a column of the tables of cargo (BN 9.27)."""
        return "2-4" if self.defence <= 4 else "5-6" if self.defence <= 6 else "7-8"


@dataclass(frozen=True, slots=True)
class Warship:
    """A warship (spec data 2.10)."""

    id: str
    name: str
    nationality: str
    strength: int
    speed: int


@dataclass(frozen=True, slots=True)
class Commissioner:
    """A King's Commissioner (spec data 2.11)."""

    id: str
    name: str
    nationality: str
    combat: int
    speed: int


@dataclass(frozen=True, slots=True)
class GovernorCard:
    """A governor (spec data 2.12). ``stance``: ``anti`` or ``pro``. A trafficker sells a box of one section (BN 4.35).

    ``trafficker_section``: a section, ``captain``, or "" for others.
    """

    id: str
    name: str
    stance: Literal["anti", "pro"]
    trafficker_section: str
    price: int | None


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter of marque (spec data 2.13)."""

    id: str
    nationality: str


@dataclass(frozen=True, slots=True)
class ActionCard:
    """An action card (spec data 2.14).

    ``lane``: the number of a lane, or :data:`ANY`. ``search``: by terrain, what a search finds. ``gold``: doubloons
    by sea and group. ``debauchery``: whether a debauch is compulsory. ``home``: by sea, a port or :data:`ANY`.
    """

    id: str
    action: str
    lane: str
    search: Mapping[str, str]
    gold: Mapping[tuple[str, str], int]
    debauchery: bool
    home: Mapping[str, str]
    wound: str


@dataclass(frozen=True, slots=True)
class CargoCell:
    """A cell of the table of goods (BN 9.271); ``gold_value``: doubloons, for gold."""

    sea: str
    d6: int
    strength_group: str
    good: str
    gold_value: int | None


@dataclass(frozen=True, slots=True)
class _PortLine:
    number: str
    name: str
    nationality: str
    map: str
    hex: str
    sea: str
    value: int | None
    garrison: int | None


@dataclass(frozen=True, slots=True)
class _LaneLine:
    lane: str
    map: str
    hex: str
    sea: str
    parity: str


@dataclass(frozen=True, slots=True)
class _GovernorLine:
    id: str
    name: str
    stance: str
    trafficker_section: str
    price: int | None


def hex_id(board: str, coordinate: str) -> str:
    """Return the id of a hex: its coordinate, after the name of its map unless that is the main map ("M").

    The rulebook writes ``GC:C6``; a colon has another meaning in the ids of options, so it is ``GC-C6`` here.
    """
    return coordinate if board == "M" else f"{board}-{coordinate}"


def _ships() -> Mapping[str, ShipType]:
    return {
        line["type"]: ShipType(
            type=line["type"],
            holds=int(line["holds"]),
            combat=int(line["combat"]),
            speed=int(line["speed"]),
            sails_max=int(line["sails_max"]),
            hull_max=int(line["hull_max"]),
            rudder_max=int(line["rudder_max"]),
            guns_max=int(line["guns_max"]),
            crew_max=int(line["crew_max"]),
            log_books=int(line["log_books"]),
            evasion=line["evasion"],
        )
        for line in table(PACKAGE, "ships")
        if line["pirate_usable"] == YES
    }


def _governors() -> Mapping[str, GovernorCard]:
    found: dict[str, GovernorCard] = {}
    for line in rows(PACKAGE, "governors", _GovernorLine):
        stance: Literal["anti", "pro"] = "anti" if line.stance == "anti" else "pro"
        found[line.id] = GovernorCard(line.id, line.name, stance, line.trafficker_section, line.price)
    return found


def _cards() -> Mapping[str, ActionCard]:
    found: dict[str, ActionCard] = {}
    for line in table(PACKAGE, "action_cards"):
        gold = {
            (sea, group): int(line[f"gold_{sea}_{group.replace('-', '_')}"])
            for sea in SEAS
            for group in ("2-4", "5-6", "7-8")
        }
        found[line["id"]] = ActionCard(
            line["id"],
            line["action"],
            line["lane"],
            MappingProxyType({"deep": line["search_deep"], "coast": line["search_coast"]}),
            MappingProxyType(gold),
            line["debauchery"] == YES,
            MappingProxyType({sea: line[f"po_{sea}"] for sea in SEAS}),
            line["wound"],
        )
    return found


PORTS: Mapping[str, PortRow] = MappingProxyType(
    {
        port.number: PortRow(
            port.number,
            port.name,
            port.nationality,
            hex_id(port.map, port.hex),
            port.sea,
            port.value,
            port.garrison,
        )
        for port in rows(PACKAGE, "ports", _PortLine)
    }
)
"""The 36 ports by number, in the order of their numbers."""
LANES: Mapping[str, Lane] = MappingProxyType(
    {
        lane.lane: Lane(lane.lane, hex_id(lane.map, lane.hex), lane.sea, lane.parity)
        for lane in rows(PACKAGE, "lanes", _LaneLine)
    }
)
"""The 36 lanes by number, in the order of their numbers."""
PIRATES: Mapping[str, PirateCard] = MappingProxyType({row.id: row for row in rows(PACKAGE, "pirates", PirateCard)})
SHIPS: Mapping[str, ShipType] = MappingProxyType(_ships())
MERCHANTS: Mapping[str, Merchant] = MappingProxyType({row.id: row for row in rows(PACKAGE, "merchants", Merchant)})
WARSHIPS: Mapping[str, Warship] = MappingProxyType({row.id: row for row in rows(PACKAGE, "warships", Warship)})
COMMISSIONERS: Mapping[str, Commissioner] = MappingProxyType(
    {row.id: row for row in rows(PACKAGE, "kcs", Commissioner)}
)
GOVERNORS: Mapping[str, GovernorCard] = MappingProxyType(_governors())
LETTERS: Mapping[str, Letter] = MappingProxyType({row.id: row for row in rows(PACKAGE, "letters_of_marque", Letter)})
CARDS: Mapping[str, ActionCard] = MappingProxyType(_cards())
CARGO: Mapping[tuple[str, int, str], CargoCell] = MappingProxyType(
    {(row.sea, row.d6, row.strength_group): row for row in rows(PACKAGE, "cargo_goods", CargoCell)}
)
"""The table of goods by sea, die (1 to 6) and group of strength."""
