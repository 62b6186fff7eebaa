"""The public state of a match as plain data: everything that everybody at the table may see (spec 2.5-2.8).

Nothing hidden stands here: what is hidden stands in :mod:`rules.blackbeard.hidden`. Pieces refer to each other by id,
so that nothing dangles when a piece leaves play. Lists and dicts keep their order; there are no sets.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

Section = Literal["sails", "hull", "rudder", "guns", "crew"]
SECTIONS: tuple[Section, ...] = ("sails", "hull", "rudder", "guns", "crew")
"""The sections of a ship, 1 to 5 on the die; 6 is the captain (BN 13.8)."""
Mode = Literal["sea", "anchored", "harbour", "port", "zone"]
"""At sea; anchored on a coast; inside a port under way; anchored inside a port; in a transit zone (spec 2.7)."""
Status = Literal["active", "captive", "marooned", "imprisoned", "retired", "dead"]
Water = Literal["dry", "flooded", "wrecked"]
Grade = Literal["superficial", "minor", "incapacitating", "prosthesis"]
PARTS = ("right_eye", "left_eye", "right_hand", "left_hand", "right_leg", "left_leg")
"""The parts of the body, 1 to 6 on the die; the pairs are 1-2, 3-4, 5-6 (BN 13.91)."""
UNSEEN = "face_down"
"""The word of the state instead of the id of a governor who left the game face down (spec 7)."""
START_POPULARITY = 7
MOST_NOTORIETY = 100
MOST_POPULARITY = 15
MOST_CABIN = 5000


class Position(NamedTuple):
    """Where a ship is: the id of a hex or of a transit zone, and how it lies there (spec 2.7)."""

    place: str
    mode: Mode

    @property
    def afloat(self) -> bool:
        """Whether the ship is at sea or anchored on a coast: neither in a port nor in a zone (spec 4.11)."""
        return self.mode in ("sea", "anchored")

    @property
    def inside(self) -> bool:
        """Whether the ship is inside a port."""
        return self.mode in ("harbour", "port")


if TYPE_CHECKING:

    class Namespace:
        """Stands in for SimpleNamespace, of which a type checker takes every name for an attribute."""

else:
    Namespace = SimpleNamespace


class Part(Namespace):
    """A part of a piece, equal to another one with the same facts.

    The chart compares every part at every step. A namespace does that in C; the comparison that a dataclass brings is
    Python, and makes two tuples each time.
    """

    # Pydantic then sets the facts one by one: the dict of a namespace cannot be replaced.
    __slots__ = ()
    # Copies are made as of any other object: a namespace would first be made without any facts.
    __reduce__ = object.__reduce__
    __hash__ = None  # pyright: ignore[reportAssignmentType] - what a class with __eq__ has


@dataclass(eq=False)
class Hold(Part):
    """A hold, 1 at the top; flooded and wrecked holds are empty and unusable until the hull is whole (BN 13.8)."""

    number: int
    markers: list[str] = field(default_factory=list[str])
    water: Water = "dry"


@dataclass(eq=False)
class Ship(Part):
    """A hull: everything here stays with it when a captain leaves it (BN 6.8).

    ``damage``: boxes lost by section, without the white ones. ``white``: the sections that have a white box (BN 4.35).
    ``jury``: the sections whose one lost box stands upright again (BN 15.6). ``half``: half a point of hull is repaired
    already (BN 15.5).
    """

    type: str
    holds: list[Hold]
    damage: dict[Section, int] = field(default_factory=lambda: dict.fromkeys(SECTIONS, 0))
    white: list[Section] = field(default_factory=list[Section])
    jury: list[Section] = field(default_factory=list[Section])
    half: bool = False

    @property
    def markers(self) -> list[str]:
        """Everything in the holds, from the top."""
        return [marker for hold in self.holds for marker in hold.markers]

    @property
    def usable(self) -> list[Hold]:
        """The holds that are neither flooded nor wrecked, from the top."""
        return [hold for hold in self.holds if hold.water == "dry"]


class Wound(NamedTuple):
    """A token on a part of the body: red, or black for a prosthesis. ``until``: the turn whose step 6 ends it, or 0."""

    grade: Grade
    until: int = 0


class Hostage(NamedTuple):
    """A passenger taken from a prize (BN 9.274).

    ``home``: the number of a port, or the id of the pirate on whose ship a relative lives. ``relative_of``: the id of a
    pirate, or "". ``taken``: the turn of capture. ``tortured``: whether torture was tried.
    """

    id: str
    nation: str
    home: str
    taken: int
    relative_of: str = ""
    tortured: bool = False


@dataclass(eq=False)
class Call(Part):
    """The acts of a pirate in the port where he is, from entering it to leaving it (BN 10.11, 10.42).

    ``letter_priced``: whether the price of a letter was rolled in this turn (BN 15E).
    """

    sold: bool = False
    bribed: bool = False
    letter_priced: bool = False


def empty() -> list[Any]:
    """Return a new list: a tenth of the time that ``list[str]`` takes, of a record that is made for every turn."""
    return []


@dataclass(eq=False)
class Now(Part):
    """The facts of one pirate in one turn; a new record is made in step 0.

    ``die``: the movement die, public from step 2. ``moved``: he left his hex, or used his move. ``spent``: the whole
    allowance was used, as a search needs. ``path``: the hexes entered. ``stopped``: an interception ended his move and
    operation. ``hurt``: points of damage taken. ``tested``: hunters that he evaded or fought in this step.
    """

    die: int = 0
    moved: bool = False
    spent: bool = False
    path: list[str] = field(default_factory=empty)
    stopped: bool = False
    mainsail: bool = False
    hurt: int = 0
    bled: bool = False
    """Whether damage in the battle that goes on has cost Popularity already (option ``combat_popularity``)."""
    healing: bool = False
    mutinied: bool = False
    """Whether a mutiny was tried in this step (BN 17.1)."""
    operation: str = ""
    """The operation that he has carried out."""
    tested: list[str] = field(default_factory=empty)
    rigged: list[Section] = field(default_factory=empty)
    """The jury repairs that stood when the turn began, which may fail in step 6 (BN 15.6)."""
    sailed: bool = False
    """Whether he moved in an earlier action of this turn."""
    track: list[str] = field(default_factory=empty)
    """The hexes entered in earlier actions of this turn."""
    delivered: list[str] = field(default_factory=empty)
    """The goods that he has sold in this turn, as ports and goods: ``24/cloth``."""
    diving: bool = False
    """Whether he dives for the treasure of a wreck (event 51)."""
    foe: str = ""
    """The pirate, or the token of the hunter, with whom he is in a battle or duel at this moment, or ""."""
    troubled: bool = False
    """Whether a mutiny was due before this battle or duel began."""


@dataclass
class Pirate:
    """A pirate and his ship (spec 2.5); his printed ratings stand in the tables under his id.

    ``enemy``: nations whose enemy he is. ``letter``: the id of his letter of marque, or "". ``info``: ports and pirates
    about whom he has information, once for each source. ``refuge``: the number of a port, or "". ``chests``: the ports
    where he has a treasure, whose amount is hidden. ``banned``: ports that he may not enter or attack until he has been
    in another. ``debauched``: the turn that he misses after a debauch, or 0. ``captured``: the port that he took last,
    and ``captured_turn`` when. ``ready``: the first turn in which he acts.
    """

    id: str
    seat: int
    ship: Ship
    position: Position
    refuge: str = ""
    restored: str = ""
    """The port that became his Refuge again in spite of his enemy mark (BN 10.72), or ""."""
    status: Status = "active"
    facing: int = 1
    free_facing: bool = False
    """Whether he may sail on in any direction, because he has come out of a transit zone (BN 6.6)."""
    notoriety: int = 0
    popularity: int = START_POPULARITY
    cabin: int = 0
    coffers: list[int] = field(default_factory=list[int])
    """The chests of the cabin, if payments take whole chests (spec 2.4)."""
    tokens: int = 0
    cunning_used: int = 0
    cunning_blocked: bool = False
    """Whether a pirate of another seat must use cunning before he may again (BN 21.3)."""
    cruelty_gained: int = 0
    wounds: dict[str, list[Wound]] = field(default_factory=dict[str, list[Wound]])
    scurvy_ship: bool = False
    scurvy_captain: bool = False
    enemy: list[str] = field(default_factory=list[str])
    letter: str = ""
    pardon: bool = False
    info: list[str] = field(default_factory=list[str])
    hostages: list[Hostage] = field(default_factory=list[Hostage])
    pet: bool = False
    parrot: bool = False
    tattoo: bool = False
    chests: list[str] = field(default_factory=list[str])
    banned: list[str] = field(default_factory=list[str])
    attack_banned: list[str] = field(default_factory=list[str])
    debauched: int = 0
    careened: bool = False
    jury_job: Section | None = None
    jury_turns: int = 0
    immobile_turns: int = 0
    captured: str = ""
    captured_turn: int = 0
    ready: int = 1
    call: Call = field(default_factory=Call)
    now: Now = field(default_factory=Now)
    last_prize: str = ""
    """The nation of the merchant that he took last, or ""."""
    due: int = 0
    """Doubloons for putting an outlaw out of action, which the next port that he enters pays (event 34)."""
    prizes: int = 0
    ports: int = 0
    duels: int = 0
    mutiny_due: bool = False
    """Whether his Popularity has come to 0, or fallen further at 0, since the last mutiny (BN 17.1)."""
    unclamped: int = 0
    """The Notoriety that he would have had beyond 100, which decides between several at 100 (spec 6.1)."""
    homeless: bool = False
    """Whether he is to choose a Refuge in the next orders form (spec 13)."""
    undone_by: str = ""
    """The pirate who has sunk, killed or captured him in this step, until contracts are settled, or ""."""
    fate: str = ""
    """How he left play: a cause of ``leave_play``, or "" while he is in play."""

    @property
    def in_play(self) -> bool:
        """Whether he is neither retired nor dead: a captive is still in play for the count of careers."""
        return self.status not in ("retired", "dead")


@dataclass
class Sail:
    """A merchant at sea under its token (BN 4.4, 9.12).

    ``face``: the merchant's id once it is identified, else "". ``attached``: the pirate who identified it and is still
    in its hex. ``attempts``: attacks by pirate, as long as each stays in the hex (BN 9.23).
    """

    token: str
    hex: str
    face: str = ""
    attached: str = ""
    attempts: dict[str, int] = field(default_factory=dict[str, int])


@dataclass
class Hunter:
    """A King's Commissioner (``kc``), a warship, or Blackbeard's ghost ship (spec 4.15).

    ``face``: its id once everybody knows it, else "". A warship's own figures are hidden until then. ``foes``: the
    pirates that it has fought in this turn. ``ignores``: those whom it cannot try in this turn, because they evaded it
    or handed over their letter. ``battled``: those who have been in a battle that it began, and have not left its hex.
    """

    token: str
    kind: Literal["kc", "warship", "ghost"]
    position: Position
    controller: int
    target: str
    face: str = ""
    nation: str = ""
    combat: int = 0
    speed: int = 0
    scurvy: bool = False
    challenged: list[int] = field(default_factory=list[int])
    """The seats that have challenged its speed (BN 14.15)."""
    engaged: str = ""
    """The pirate whom it fights at this moment, or ""."""
    fought: str = ""
    """The pirate whom it has attacked in this step, or ""."""
    foes: list[str] = field(default_factory=list[str])
    ignores: list[str] = field(default_factory=list[str])
    battled: list[str] = field(default_factory=list[str])


@dataclass(frozen=True)
class Governor:
    """The governor of a port under his token; ``face``: his id once he is turned up, else "" (BN 4.3).

    ``permanent``: an anti-pirate governor without a counter, because the stock was empty (C-11). A change makes a new
    value: there are dozens of governors, which hardly ever change, and the chart compares them at every step.
    """

    token: str
    face: str = ""
    permanent: bool = False


@dataclass
class Port:
    """The changing facts of a port; its printed ones stand in the tables under its number (spec 4.7, 4.10).

    ``value``: its present value. ``english``: a pirate port that has become English. ``display``: goods on show.
    ``captured``: the turn in which a pirate last took it, or 0.
    """

    number: str
    value: int
    destroyed: bool = False
    english: bool = False
    governor: Governor | None = None
    display: list[str] = field(default_factory=list[str])
    captured: int = 0


class Flotsam(NamedTuple):
    """Crates that float in a hex (BN 6.3)."""

    hex: str
    markers: tuple[str, ...]


@dataclass
class Lasting:
    """An event with an effect that lasts (spec 5.0). ``until``: ``hazard`` (the next hazard event) or ``ever``."""

    id: str
    event: str
    owner: str
    until: str
    data: dict[str, Any] = field(default_factory=dict[str, Any])


@dataclass
class Captive:
    """A pirate who is held (BN 12.2, 18.2).

    ``holder``: the id of a pirate, of a hex or of a port. ``how``: ``island``, ``plank``, ``mast`` or ``prison``.
    """

    pirate: str
    holder: str
    how: Literal["island", "plank", "mast", "prison"]
    data: dict[str, Any] = field(default_factory=dict[str, Any])


@dataclass
class Contract:
    """An agreement between pirates, with what it may hold in escrow (BN 20.1). ``until``: its last turn."""

    id: str
    members: list[str]
    text: str
    pot: int = 0
    condition: dict[str, Any] = field(default_factory=dict[str, Any])
    until: int = 0
    stakes: dict[str, int] = field(default_factory=dict[str, int])
    """The doubloons that each member has paid into the pot."""


@dataclass
class State:
    """One match. ``pirates``: everybody who has ever been in play, by id, in the order of arrival.

    ``marker``: the seat that is first in this turn. ``careers``: careers that each seat has begun. ``deck``: cards
    left. ``offered``: letters of marque on offer. ``aside``: letters won by a seat and not yet taken. ``cunning``: the
    seat that used cunning last, or None. ``placed``: the number of tokens given so far.
    """

    seats: int
    seas: tuple[str, ...]
    turn: int = 0
    step: int = 0
    starter: int = 0
    marker: int = 0
    pirates: dict[str, Pirate] = field(default_factory=dict[str, Pirate])
    ports: dict[str, Port] = field(default_factory=dict[str, Port])
    sails: list[Sail] = field(default_factory=list[Sail])
    hunters: list[Hunter] = field(default_factory=list[Hunter])
    flotsam: list[Flotsam] = field(default_factory=list[Flotsam])
    careers: list[int] = field(default_factory=list[int])
    owed: list[int] = field(default_factory=list[int])
    """Seats that get a new pirate at the start of the next turn, once for each (BN 17.4)."""
    deck: int = 0
    stocks: dict[str, int] = field(default_factory=dict[str, int])
    """Counters left in each stock; their order is hidden."""
    governors_out: list[str] = field(default_factory=list[str])
    """The governors who are out of the game; of one whom nobody has seen :data:`UNSEEN`."""
    offered: list[str] = field(default_factory=list[str])
    aside: dict[int, list[str]] = field(default_factory=dict[int, list[str]])
    lasting: list[Lasting] = field(default_factory=list[Lasting])
    captives: list[Captive] = field(default_factory=list[Captive])
    alliances: list[list[str]] = field(default_factory=list[list[str]])
    contracts: list[Contract] = field(default_factory=list[Contract])
    cunning: int | None = None
    kcs_active: bool = False
    newcomers: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    """Pirates drawn as replacements and not yet in play, with their seats (BN 17.4)."""
    duties: list[str] = field(default_factory=list[str])
    """Pirates who declared a debauch in this step and may owe somebody a duel (BN 9.281)."""
    storms: list[str] = field(default_factory=list[str])
    """Pirates whose search found a storm in this step: storms come after all other operations."""
    placed: int = 0
    hostages: int = 0
    """Hostages taken so far, for their ids."""
    ended: str = ""
    """Why the match ends after this micro-step, or ""."""

    def active(self, seat: int | None = None) -> list[Pirate]:
        """Return the pirates that are at large, of one seat or of all, in the order of arrival."""
        found = [pirate for pirate in self.pirates.values() if pirate.status == "active"]
        return found if seat is None else [pirate for pirate in found if pirate.seat == seat]

    def has_retired(self, seat: int) -> bool:
        """Return whether a pirate of a seat has retired, so that the seat scores (spec 6.5)."""
        return any(pirate.status == "retired" for pirate in self.pirates.values() if pirate.seat == seat)

    def gone(self, seat: int) -> list[Pirate]:
        """Return the pirates of a seat that have left play for good, in the order in which they came into play."""
        return [pirate for pirate in self.pirates.values() if pirate.seat == seat and not pirate.in_play]

    def in_order(self, *, held: bool = False) -> list[Pirate]:
        """Return the pirates at large in the order of dice: seats from the marker on, then by id (spec 13).

        ``held``: with those who are captives, marooned or imprisoned.
        """
        found = [pirate for pirate in self.pirates.values() if pirate.in_play] if held else self.active()
        marker, seats = self.marker, self.seats
        return sorted(found, key=lambda pirate: ((pirate.seat - marker) % seats, pirate.id))

    def from_marker(self) -> list[int]:
        """Return all seats clockwise from the one with the marker."""
        return [(self.marker + step) % self.seats for step in range(self.seats)]

    def right_of(self, seat: int) -> int:
        """Return the right-hand seat: the one before in the order of seats."""
        return (seat - 1) % self.seats

    def left_of(self, seat: int) -> int:
        """Return the left-hand seat: the next in the order of seats."""
        return (seat + 1) % self.seats

    def sails_in(self, place: str) -> list[Sail]:
        """Return the merchants of a hex, in the order of their tokens."""
        return [sail for sail in self.sails if sail.hex == place]

    def sail(self, token: str) -> Sail | None:
        """Return the merchant with that token, None if it is not at sea."""
        return next((sail for sail in self.sails if sail.token == token), None)

    def refuges(self) -> list[str]:
        """Return the ports that are somebody's Refuge, in the order of arrival of their pirates."""
        return [pirate.refuge for pirate in self.pirates.values() if pirate.in_play and pirate.refuge]

    def most_notorious(self, among: Iterable[Pirate]) -> list[Pirate]:
        """Return the pirates with the highest Notoriety among some, in their order."""
        pirates = list(among)
        most = max((pirate.notoriety for pirate in pirates), default=0)
        return [pirate for pirate in pirates if pirate.notoriety == most]
