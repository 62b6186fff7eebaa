"""The content of the pictures of Barbe Noire 2: plain JSON made from one reader's view."""

from collections.abc import Sequence
from typing import Any

from bot.pictures.blackbeard.framing import RULER, around, whole
from bot.pictures.blackbeard.layout import ROOM, divided, form_of, map_high
from bot.pictures.blackbeard.logs import log_scene, notes_scene
from bot.pictures.blackbeard.places import afloat, board_of, hexes_of, label_of, places, shown_pirates
from bot.pictures.blackbeard.telling import hand_facts, map_facts, table_facts
from bot.pictures.blackbeard.terms import term
from bot.text import Names, Words
from rules.blackbeard.state import SECTIONS, Pirate
from rules.blackbeard.view.model import BlackbeardView, boards_in_play
from rules.blackbeard.world.hexes import HEXES
from rules.kernel import Fact

__all__ = ["hand", "hand_facts", "maps", "table", "table_facts"]

Scene = dict[str, Any]
AROUND = 4
"""Hexes shown around a reader's own ships."""


def table(view: BlackbeardView, words: Words, names: Names) -> Scene | None:
    """Return what everybody sees: the map around the pirates, and a plate for each pirate."""
    if not view.state.ports:
        return None
    pirates = shown_pirates(view)
    board = board_of(afloat(view))
    on_board = [place for place in hexes_of(afloat(view)) if HEXES[place].map == board]
    plan, extent = divided(board, on_board, len(pirates))
    return {
        "title": title(view, words),
        "sea": words.line("blackbeard-picture_map", map=board),
        "legend": [[sign, words.line("blackbeard-picture_legend", sign=sign)] for sign in ("notoriety", "popularity")],
        "plan": list(plan),
        "map": places(view, board, extent, words),
        "plates": [plate(view, pirate, words, names) for pirate in pirates],
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
    found = [pirate for pirate in own if pirate.status == "active"]
    board = board_of(found)
    on_board = [place for place in hexes_of(found) if HEXES[place].map == board]
    high = map_high(form, logs, len(notes))
    area = ROOM - RULER, high - RULER
    extent = around(board, on_board, *area, margin=AROUND) if on_board else whole(board)
    return {
        "title": words.line("blackbeard-picture_log"),
        "note": title(view, words),
        "form": form,
        "map": places(view, board, extent, words) if high else None,
        "high": high,
        "logs": logs,
        "notes": notes,
    }


def maps(view: BlackbeardView, words: Words, names: Names) -> list[tuple[Scene, Sequence[Fact]]]:  # noqa: ARG001
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


def plate(view: BlackbeardView, pirate: Pirate, words: Words, names: Names) -> Scene:
    """Return the plate of a pirate: what everybody knows of him."""
    ship = pirate.ship
    room = sum(view.options["hold_capacity"] for _ in ship.usable)
    damage = [[section, str(-lost), "bad"] for section in SECTIONS if (lost := ship.damage[section])]
    hurt = sum(len(tokens) for tokens in pirate.wounds.values())
    return {
        "seat": pirate.seat,
        "label": label_of(view, pirate),
        "first": view.state.marker == pirate.seat and not view.ended,
        "name": term("pirate", pirate.id, words),
        "player": names(pirate.seat),
        "fame": [["notoriety", str(pirate.notoriety), "ink"], ["popularity", str(pirate.popularity), "ink"]],
        "place": place_words(pirate, words),
        "facts": [
            ["gold", str(pirate.cabin), "ink"],
            ["hold", f"{len(ship.markers)}/{room}", "ink"],
            *damage,
            *([["wound", str(hurt), "bad"]] if hurt else []),
            *([["hostage", str(len(pirate.hostages)), "ink"]] if pirate.hostages else []),
        ],
        "ship": term("ship", ship.type, words),
    }


def place_words(pirate: Pirate, words: Words) -> str:
    """Return where a pirate is, in a few words: the port he is in, the hex, the zone, or what became of him."""
    if pirate.status != "active":
        return words.line("blackbeard-picture_fate", status=pirate.status)
    place = pirate.position.place
    if pirate.position.inside and HEXES[place].port:
        return term("port", HEXES[place].port, words)
    board = HEXES[place].map if place in HEXES else "zone"
    return words.line("blackbeard-picture_place", map=board, hex=place.partition("-")[2] or place)
