"""The content of the pictures of Barbe Noire 2: plain JSON made from one reader's view."""

from collections.abc import Sequence
from typing import Any

from bot.pictures.blackbeard.chart import READABLE
from bot.pictures.blackbeard.framing import LEAST, RULER, around, side_in, whole, within
from bot.pictures.blackbeard.layout import GAP, ROOM, divided, form_of, map_high
from bot.pictures.blackbeard.logs import fate, log_scene, notes_scene
from bot.pictures.blackbeard.places import (
    afloat,
    board_of,
    captives_of,
    hexes_of,
    label_of,
    on_map,
    places,
    shown_pirates,
)
from bot.pictures.blackbeard.telling import hand_facts, map_facts, table_facts
from bot.pictures.blackbeard.terms import term
from bot.pictures.shapes import figure
from bot.text import Names, Words
from rules.blackbeard.state import Pirate
from rules.blackbeard.tables import PORTS
from rules.blackbeard.view.model import BlackbeardView, boards_in_play
from rules.blackbeard.world.hexes import HEXES, MAPS, distance
from rules.kernel import Fact

__all__ = ["hand", "hand_facts", "maps", "table", "table_facts"]

Scene = dict[str, Any]
FAME = ("notoriety", "popularity")
AROUND = 4
"""Hexes shown around a reader's own ships."""
NEAR = 4
"""Ships that are no more hexes apart share a map."""
SMALL_LEAST = (5, 4)


def table(view: BlackbeardView, words: Words, names: Names) -> Scene | None:
    """Return what everybody sees: the map around the pirates, and a plate for each pirate."""
    if not view.state.ports:
        return None
    pirates = shown_pirates(view)
    board = board_of(afloat(view))
    on_board = [place for place in hexes_of(afloat(view)) if HEXES[place].map == board]
    plan, extent = divided(board, on_board, len(pirates))
    sea = words.line("blackbeard-picture_map", map=board)
    return {
        "title": title(view, words),
        # A map that is shown whole has no other sheet.
        "sheet": sea if extent == whole(board) else "",
        "sea": sea,
        "legend": [[sign, words.line("blackbeard-picture_legend", sign=sign)] for sign in FAME if pirates],
        "plan": list(plan),
        "map": places(view, board, extent, words),
        "plates": [plate(view, pirate, board, words, names) for pirate in pirates],
    }


def hand(view: BlackbeardView, words: Words, names: Names) -> Scene | None:
    """Return the reader's own log books, and the map around the reader's ships."""
    me = view.me
    own = [pirate for pirate in view.state.pirates.values() if pirate.seat == view.seat and pirate.in_play]
    if me is None or not view.state.ports or not (own or me.drawn):
        return None
    form = form_of(len(own))
    logs = [log_scene(view, pirate, form, words) for pirate in own]
    notes = notes_scene(view, words)
    high = map_high(form, logs, len(notes))
    return {
        "title": words.line("blackbeard-picture_log"),
        "note": title(view, words),
        "form": form,
        "maps": own_maps(view, own, high, words),
        "high": high,
        "logs": logs,
        "notes": notes,
    }


def own_maps(view: BlackbeardView, own: Sequence[Pirate], high: float, words: Words) -> list[Scene]:
    """Return the maps around the reader's ships and their Refuges, side by side; ships near each other share one.

    Without a ship, they are around the pirates who have lost theirs.
    """
    groups: list[list[str]] = []
    for place in hexes_of([pirate for pirate in own if pirate.status == "active"] or own):
        near = [
            group
            for group in groups
            if any(0 <= (distance(place, other) or -(place != other)) <= NEAR for other in group)
        ]
        if near:
            near[0].append(place)
        else:
            groups.append([place])
    if not high or not groups:
        return [places(view, MAPS[0], whole(MAPS[0]), words)] if high > ROOM / 3 else []
    across = (ROOM - GAP * (len(groups) - 1)) / len(groups) - RULER
    found: list[Scene] = []
    for group in groups:
        board = HEXES[group[0]].map
        margin = AROUND if len(groups) == 1 and high > ROOM / 3 else AROUND // 2
        least = LEAST if len(groups) == 1 else SMALL_LEAST
        area = (across, high - RULER)
        extent = around(board, group, *area, margin, least=least)
        homes = [home for home in refuges_of(own, group) if not within(extent, home)]
        wider = around(board, [*group, *homes], *area, AROUND // 2, least=least)
        # The signs stay readable.
        if homes and side_in(wider, *area) >= READABLE:
            extent = wider
        found.append(places(view, board, extent, words))
    return found


def refuges_of(own: Sequence[Pirate], group: Sequence[str]) -> list[str]:
    """Return the hexes of the Refuges of the reader's pirates in some hexes, as far as they are on the same map."""
    homes = [PORTS[one.refuge].hex for one in own if one.refuge and on_map(one) and one.position.place in group]
    return [home for home in homes if HEXES[home].map == HEXES[group[0]].map]


def maps(view: BlackbeardView, words: Words, names: Names) -> list[tuple[Scene, Sequence[Fact]]]:
    """Return every map in play, whole, each with the lines of its alt text."""
    return [
        (
            {
                "title": words.line("blackbeard-picture_map", map=board),
                "note": title(view, words),
                "map": places(view, board, whole(board), words),
            },
            map_facts(view, board),
        )
        for board in boards_in_play(view.state)
        if view.state.ports
    ]


def title(view: BlackbeardView, words: Words) -> str:
    """Return the turn."""
    if view.ended:
        return words.line("blackbeard-picture_over")
    return words.line("blackbeard-picture_turn", turn=view.state.turn)


def plate(view: BlackbeardView, pirate: Pirate, board: str, words: Words, names: Names) -> Scene:
    """Return the plate of a pirate: what everybody knows of him."""
    ship = pirate.ship
    room = sum(view.options["hold_capacity"] for _ in ship.usable)
    damage = sum(ship.damage.values())
    hurt = sum(len(tokens) for tokens in pirate.wounds.values())
    at_large = pirate.status == "active"
    held = [label_of(view, one) for one in captives_of(view, pirate)]
    return {
        "id": pirate.id,
        "seat": pirate.seat,
        "label": label_of(view, pirate),
        "first": view.state.marker == pirate.seat and not view.ended,
        "name": term("pirate", pirate.id, words),
        "player": names(pirate.seat),
        "fame": [["notoriety", str(pirate.notoriety), "ink"], ["popularity", str(pirate.popularity), "ink"]],
        "place": place_words(view, pirate, board, words),
        "short": place_words(view, pirate, board, words, short=True),
        "facts": [
            *([["gold", str(pirate.cabin), "ink"]] if pirate.cabin or at_large else []),
            *([["captive", " ".join(held), "ink"]] if held else []),
            *([["damage", figure(-damage), "bad"]] if damage and at_large else []),
            *([["hold", f"{len(ship.markers)}/{room}", "ink"]] if at_large else []),
            *([["wound", str(hurt), "bad"]] if hurt and pirate.status not in ("dead", "retired") else []),
            *([["hostage", str(len(pirate.hostages)), "ink"]] if pirate.hostages else []),
        ],
        "ship": term("ship", ship.type, words) if at_large else "",
    }


def place_words(view: BlackbeardView, pirate: Pirate, board: str, words: Words, *, short: bool = False) -> str:
    """Return where a pirate is, in a few words: the port, the hex and its sea if another map is shown, or his fate.

    ``short``: the hex with a code of the sea.
    """
    if pirate.status != "active":
        return words.line("blackbeard-picture_fate", status=pirate.status) if short else fate(view, pirate, words)
    place = pirate.position.place
    if pirate.position.inside and HEXES[place].port and not short:
        return term("port", HEXES[place].port, words)
    sea = "zone" if not on_map(pirate) else "here" if HEXES[place].map == board else HEXES[place].sea
    return words.line(
        "blackbeard-picture_short" if short else "blackbeard-picture_place",
        sea=sea,
        hex=f"T{place[-1]}" if sea == "zone" else place.partition("-")[2] or place,
    )
