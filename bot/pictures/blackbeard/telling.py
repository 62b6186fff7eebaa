"""The alt texts of Barbe Noire 2's pictures: facts made from one reader's view."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.pictures.blackbeard.framing import whole, within
from bot.pictures.blackbeard.geography import Extent
from bot.pictures.blackbeard.layout import MANY, divided
from bot.pictures.blackbeard.places import afloat, board_of, captives_of, hexes_of, on_map, shown_pirates
from rules.blackbeard.ship.figures import combat, speed
from rules.blackbeard.state import SECTIONS, Pirate, Ship
from rules.blackbeard.tables import GOVERNORS, LETTERS, PORTS
from rules.blackbeard.view.model import BlackbeardView, hunter_facts
from rules.blackbeard.view.standing import marks
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import governor_of, shut_out
from rules.kernel import Fact

Facts = dict[str, Any]
BRIEF = 3
"""More pirates than so many have shorter lines."""


def table_facts(view: BlackbeardView) -> Sequence[Fact]:
    """Return the lines of the table's alt text: the turn, the pirates, then what stands on the map."""
    if not view.state.ports:
        return []
    pirates = shown_pirates(view)
    board = board_of(afloat(view))
    on_board = [place for place in hexes_of(afloat(view)) if HEXES[place].map == board]
    _, extent = divided(board, on_board, len(pirates))
    return [
        turn(view, board, extent),
        *pirate_facts(view, pirates),
        *sea_facts(view, board, extent),
    ]


def map_facts(view: BlackbeardView, board: str) -> Sequence[Fact]:
    """Return the lines of the alt text of a whole map."""
    here = [pirate for pirate in afloat(view) if within_board(pirate, board)]
    rows = [{"seat": pirate.seat, "pirate": pirate.id, "place": pirate.position.place} for pirate in here]
    return [
        turn(view, board, whole(board)),
        *listed("picture_ships", rows),
        *sea_facts(view, board, whole(board)),
    ]


def hand_facts(view: BlackbeardView) -> Sequence[Fact]:
    """Return the lines of a log book's alt text: the reader's pirates, then governors that only the reader knows."""
    me = view.me
    if me is None or not view.state.ports:
        return []
    own = [pirate for pirate in view.state.pirates.values() if pirate.seat == view.seat and pirate.in_play]
    told = [
        {"port": port.number, "governor": face, "stance": GOVERNORS[face].stance}
        for port in view.state.ports.values()
        if port.governor is not None and not port.governor.face and (face := me.governors.get(port.governor.token))
    ]
    drawn = [{"governor": face, "stance": GOVERNORS[face].stance} for face in me.drawn]
    if not own and not drawn:
        return []
    return [
        Fact("picture_log_turn", {"turn": view.state.turn}),
        *(Fact("picture_own", own_data(view, pirate, brief=len(own) > 2)) for pirate in own),
        *([Fact("picture_own_drawn", {"rows": drawn})] if drawn else []),
        *listed("picture_own_told", told),
    ]


def turn(view: BlackbeardView, board: str, extent: Extent) -> Fact:
    """Return the line about the turn and the part of a map that is shown."""
    return Fact(
        "picture_head",
        {
            "turn": view.state.turn,
            "seat": view.state.marker,
            "map": board,
            "part": extent != whole(board),
            "over": view.ended is not None,
        },
    )


def pirate_facts(view: BlackbeardView, pirates: Sequence[Pirate]) -> list[Fact]:
    """Return a line for each pirate, or one line for all where there are many."""
    if len(pirates) <= MANY:
        return [pirate_fact(view, pirate, brief=len(pirates) > BRIEF) for pirate in pirates]
    rows = [
        {
            "seat": pirate.seat,
            "pirate": pirate.id,
            "notoriety": pirate.notoriety,
            "popularity": pirate.popularity,
            "place": pirate.position.place,
            "status": pirate.status,
        }
        for pirate in pirates
    ]
    return [Fact("picture_pirates", {"rows": rows})]


def pirate_fact(view: BlackbeardView, pirate: Pirate, *, brief: bool) -> Fact:
    """Return the line about a pirate; shorter where there are many."""
    ship = pirate.ship
    data = {
        "seat": pirate.seat,
        "pirate": pirate.id,
        "notoriety": pirate.notoriety,
        "popularity": pirate.popularity,
        "place": pirate.position.place,
        "status": pirate.status,
        "mode": "careened" if pirate.careened else pirate.position.mode,
        "cabin": pirate.cabin,
        "ship": ship.type,
        "held": len(ship.markers),
        "room": len(ship.usable) * int(view.options["hold_capacity"]),
        "damage": damage(ship),
        "hurt": sum(len(tokens) for tokens in pirate.wounds.values()),
        "captives": len(pirate.hostages),
        "members": [one.id for one in captives_of(view, pirate)],
    }
    return Fact("picture_pirate_brief" if brief else "picture_pirate", data)


def damage(ship: Ship) -> list[Facts]:
    """Return the lost boxes by section. ``jury``: whether one of them does not count, by a jury repair."""
    return [
        {"section": section, "n": lost, "jury": section in ship.jury}
        for section in SECTIONS
        if (lost := ship.damage[section])
    ]


def listed(kind: str, rows: Sequence[Facts], **more: Any) -> list[Fact]:
    """Return a line with a list that is shortened where there is no room for all of it; no line for no rows."""
    return [Fact(kind, {"rows": rows, "more": 0, "cut": "rows", **more})] if rows else []


def sea_facts(view: BlackbeardView, board: str, extent: Extent) -> list[Fact]:
    """Return the lines about merchants, governors, Refuges, goods and crates on a part of a map."""

    def shown(place: str) -> bool:
        return place in HEXES and HEXES[place].map == board and within(extent, place)

    state = view.state
    ports = [port for port in state.ports.values() if shown(PORTS[port.number].hex)]
    sails = [sail for sail in state.sails if shown(sail.hex)]
    hidden = Counter(sail.hex for sail in sails if not sail.face)
    stances: dict[str, list[Facts]] = {"pro": [], "anti": [], "hidden": []}
    for port in ports:
        stance = governor_of(state, port.number)
        if stance != "none" and not port.destroyed:
            stances[stance].append({"port": port.number})
    known = [{"merchant": sail.face, "place": sail.hex} for sail in sails if sail.face]
    homes = [
        {"seat": pirate.seat, "port": pirate.refuge}
        for pirate in state.pirates.values()
        if pirate.in_play and pirate.refuge and shown(PORTS[pirate.refuge].hex)
    ]
    hunters = [
        {name: hunter_facts(hunter)[name] for name in ("hunter", "place", "piece", "combat", "speed", "target")}
        for hunter in state.hunters
        if shown(hunter.position.place)
    ]
    lasting = [{"event": mark.what, "place": mark.place} for mark in marks(state) if shown(mark.place)]
    return [
        *listed("picture_hunters", hunters),
        *listed("picture_marks", lasting),
        *listed("picture_refuges", homes),
        *listed("picture_merchants", [{"place": place, "n": n} for place, n in hidden.items()]),
        *listed("picture_known", known),
        *(fact for stance, rows in stances.items() for fact in listed("picture_governors", rows, stance=stance)),
        *listed("picture_goods", [{"port": port.number, "n": len(port.display)} for port in ports if port.display]),
        *listed("picture_destroyed", [{"port": port.number} for port in ports if port.destroyed]),
        *listed(
            "picture_crates", [{"place": place} for place in sorted({one.hex for one in state.flotsam}) if shown(place)]
        ),
    ]


def own_data(view: BlackbeardView, pirate: Pirate, *, brief: bool) -> Facts:
    """Return the facts of one of the reader's pirates."""
    me, ship = view.me, pirate.ship
    assert me is not None
    kinds = list(dict.fromkeys(ship.markers))
    return {
        "pirate": pirate.id,
        "ship": ship.type,
        "combat": combat(pirate),
        "speed": speed(pirate),
        "place": pirate.position.place,
        "status": pirate.status,
        "notoriety": pirate.notoriety,
        "popularity": pirate.popularity,
        "cabin": pirate.cabin,
        "treasure": me.treasure_of(pirate.id),
        "port": pirate.refuge,
        "shut": shut_out(view.state, pirate),
        "nation": LETTERS[pirate.letter].nationality if pirate.letter else "",
        "die": me.dice.get(pirate.id) if pirate.status == "active" else None,
        "damage": damage(ship),
        "cargo": [{"marker": kind, "n": ship.markers.count(kind)} for kind in kinds],
        "cut": "cargo",
        "more": 0,
        "wounds": [{"part": part, "grade": wound.grade} for part, tokens in pirate.wounds.items() for wound in tokens],
        "captives": 0 if brief and pirate.wounds else len(pirate.hostages),
        "members": [one.id for one in captives_of(view, pirate)],
        "enemies": [] if brief else [{"nation": nation} for nation in pirate.enemy],
    }


def within_board(pirate: Pirate, board: str) -> bool:
    """Return whether a pirate is on a map."""
    return on_map(pirate) and HEXES[pirate.position.place].map == board
