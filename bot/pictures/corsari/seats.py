"""The seats of Corsari: a row for each while it is played, a lane with the cards when they are laid open."""

from collections.abc import Mapping
from typing import Any

from bot.pictures.corsari import cards
from bot.pictures.letters import drawable
from bot.pictures.shapes import BODY, LARGE, SMALL, Palette, at, box, disc, text

Seat = dict[str, Any]


def name_of(seat: Seat) -> str:
    """Return a seat's name, or what it is called where no letter of that can be drawn."""
    return drawable(seat["name"]) or seat["nameless"]


def seat_row(seat: Seat, room: float, tall: float, palette: Palette) -> str:
    """Return one seat: its number, name, cards and total."""
    fill, ink = (palette.glow, palette.glow_ink) if seat["turn"] else (palette.plate, palette.ink)
    middle = tall / 2 + 9
    return "".join(
        [
            box(0, 0, room, tall, fill, round_by=8, line=palette.frame, thick=1.5),
            disc(22, tall / 2, 15, palette.frame),
            text(22, middle - 1, str(seat["number"]), SMALL, palette.deep, anchor="middle", face="title"),
            text(46, middle, name_of(seat), BODY, ink, room=room - 46 - 150),
            text(room - 84, middle, str(seat["hand"]), BODY, ink, anchor="end"),
            text(room - 14, middle + 2, str(seat["total"]), LARGE, ink, anchor="end", face="title"),
        ]
    )


def lane(seat: Seat, words: Mapping[str, str], room: float, palette: Palette, *, named: bool = True) -> str:  # noqa: ARG001
    """Return one seat with its name, totals and the groups of its cards."""
    shown = [
        text(0, 30, name_of(seat), BODY, palette.ink, room=room - 220),
        text(room, 32, str(seat["total"]), LARGE, palette.ink, anchor="end", face="title"),
    ]
    laid = seat["laid"]
    x = 0.0
    for group in ("crew", "added", "prisoners", "stowaways") if laid else ():
        for card in laid[group]:
            shown.append(at(x, 48, cards.small(card)))
            x += cards.SMALL_WIDE + 3
        x += 16 if laid[group] else 0
    return "".join(shown)
