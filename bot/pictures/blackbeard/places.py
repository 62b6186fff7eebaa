"""The pieces on a part of a map: ports, merchants, crates, hunters, tracks and ships, as plain JSON."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.pictures.blackbeard.framing import within
from bot.pictures.blackbeard.geography import Extent
from bot.pictures.blackbeard.terms import sign_of, term
from bot.text import Words
from rules.blackbeard.hunters import Known
from rules.blackbeard.state import Hunter, Pirate, Port, Sail
from rules.blackbeard.tables import GOVERNORS, MERCHANTS, PORTS
from rules.blackbeard.view.model import BlackbeardView
from rules.blackbeard.view.standing import marks
from rules.blackbeard.world.hexes import HEXES, MAPS
from rules.blackbeard.world.ports import governor_of, nation_of
from rules.blackbeard.world.zones import ZONES, zones_in_play

Scene = dict[str, Any]
MOST_PLATES = 15
STANCES = {"anti": "-", "pro": "+", "hidden": "?", "none": ""}


def places(view: BlackbeardView, board: str, extent: Extent, words: Words) -> Scene:
    """Return all that stands on a part of a map, as far as the reader of the view may know it."""

    def shown(place: str) -> bool:
        return place in HEXES and HEXES[place].map == board and within(extent, place)

    state = view.state
    return {
        "board": board,
        "extent": list(extent),
        "ports": [port_scene(view, port, words) for port in state.ports.values() if shown(PORTS[port.number].hex)],
        "sails": sail_scenes([sail for sail in state.sails if shown(sail.hex)], words),
        "crates": sorted({flotsam.hex for flotsam in state.flotsam if shown(flotsam.hex)}),
        "hunters": [hunter_scene(view, hunter, words) for hunter in state.hunters if shown(hunter.position.place)],
        "marks": [list(mark) for mark in marks(state) if shown(mark.place)],
        "tracks": [
            {"seat": state.pirates[pirate].seat, "path": path}
            for pirate, path in view.tracks.items()
            if pirate in state.pirates and any(shown(place) for place in path)
        ],
        "ships": [ship_scene(view, one) for one in afloat(view) if on_map(one) and shown(one.position.place)],
        "arrows": arrow_hexes(view, shown),
    }


def afloat(view: BlackbeardView) -> list[Pirate]:
    """Return the pirates whose ships are on a map or in a transit zone, by seat."""
    return sorted(view.state.active(), key=lambda pirate: pirate.seat)


def arrow_hexes(view: BlackbeardView, shown: Callable[[str], bool]) -> list[tuple[str, str, bool]]:
    """Return the hexes shown that lead into a transit zone: hex, zone, and whether the zone is named there."""
    openings = view.options["transit_openings"]
    found: list[tuple[str, str, bool]] = []
    for zone in zones_in_play(view.state.seas):
        here = [place for place in ZONES[zone].arrows[openings] if shown(place)]
        found += [(place, f"T{zone[-1]}", n == len(here) // 2) for n, place in enumerate(here)]
    return found


def port_scene(view: BlackbeardView, port: Port, words: Words) -> Scene:
    """Return a port: its flag, its governor as far as known, its Refuges, and the number of goods on display."""
    nation, stance, told = nation_of(view.state, port.number), governor_of(view.state, port.number), ""
    if stance == "hidden" and view.me is not None and port.governor is not None:
        told = view.me.governors.get(port.governor.token, "")
    owners = [pirate for pirate in view.state.pirates.values() if pirate.in_play and pirate.refuge == port.number]
    return {
        "id": port.number,
        "hex": PORTS[port.number].hex,
        "name": term("port", port.number, words),
        "flag": nation,
        "letter": sign_of(nation, words),
        "governor": "" if port.destroyed else STANCES[GOVERNORS[told].stance if told else stance],
        "told": bool(told),
        "refuge": list(dict.fromkeys(pirate.seat for pirate in owners)),
        "goods": len(port.display),
        "destroyed": port.destroyed,
    }


def sail_scenes(sails: Sequence[Sail], words: Words) -> list[Scene]:
    """Return the merchants by hex: the number of those face down, and the flags of the others."""
    found: dict[str, Scene] = {}
    for sail in sails:
        scene = found.setdefault(sail.hex, {"hex": sail.hex, "hidden": 0, "known": []})
        if sail.face:
            merchant = MERCHANTS[sail.face]
            letter = sign_of(merchant.nationality, words)
            scene["known"].append({"flag": merchant.nationality, "letter": letter, "defence": merchant.defence})
        else:
            scene["hidden"] += 1
    return list(found.values())


def hunter_scene(view: BlackbeardView, hunter: Hunter, words: Words) -> Scene:
    """Return a hunter, with its flag and its Combat and Speed as far as the reader knows them, and whom it hunts."""
    known, told = Known(hunter.face, hunter.nation, hunter.combat, hunter.speed), False
    if not hunter.face and view.me is not None and hunter.token in view.me.warships:
        known, told = view.me.warships[hunter.token], True
    target = view.state.pirates.get(hunter.target)
    return {
        "hex": hunter.position.place,
        "what": hunter.kind,
        "flag": known.nation or "unidentified",
        "letter": sign_of(known.nation, words) if known.nation else "",
        "figures": f"{known.combat}/{known.speed}" if known.piece else "?",
        "told": told,
        "target": None if target is None else [target.seat, label_of(view, target)],
    }


def ship_scene(view: BlackbeardView, pirate: Pirate) -> Scene:
    """Return a pirate's ship on the map."""
    state = "careened" if pirate.careened else pirate.position.mode
    return {
        "id": pirate.id,
        "hex": pirate.position.place,
        "seat": pirate.seat,
        "label": label_of(view, pirate),
        "state": state,
    }


def label_of(view: BlackbeardView, pirate: Pirate) -> str:
    """Return what stands on a pirate's coin: the number of the seat, and a letter if the seat has had several pirates.

    Those who have left play keep their letters, so that nobody else gets them.
    """
    own = [other.id for other in view.state.pirates.values() if other.seat == pirate.seat]
    if len(own) < 2 or pirate.id not in own:
        return str(pirate.seat + 1)
    return f"{pirate.seat + 1}{chr(97 + own.index(pirate.id))}"


def on_map(pirate: Pirate) -> bool:
    """Return whether a pirate is in a hex, and not in a transit zone: zones and hexes may share their names."""
    return pirate.position.mode != "zone" and pirate.position.place in HEXES


def hexes_of(pirates: Iterable[Pirate]) -> list[str]:
    """Return the hexes of pirates that are on a map."""
    return [pirate.position.place for pirate in pirates if on_map(pirate)]


def captives_of(view: BlackbeardView, pirate: Pirate) -> list[Pirate]:
    """Return the pirates whom a pirate holds aboard his ship."""
    state = view.state
    return [state.pirates[captive.pirate] for captive in state.captives if captive.holder == pirate.id]


def shown_pirates(view: BlackbeardView) -> list[Pirate]:
    """Return the pirates that have a plate, by seat: those in play, at the end of the match all."""
    found = [pirate for pirate in view.state.pirates.values() if pirate.in_play or view.ended]
    return sorted(found, key=lambda pirate: pirate.seat)[:MOST_PLATES]


def board_of(pirates: Sequence[Pirate]) -> str:
    """Return the map with most of some pirates; the first one if they are all elsewhere."""
    count = Counter(HEXES[place].map for place in hexes_of(pirates))
    return max(MAPS, key=lambda board: count[board])
