"""The score of a round of The Kaiser's Pirates, and of the match: a lane for each seat."""

from collections.abc import Sequence
from typing import Any

from bot.pictures import marks
from bot.pictures.kaiser.emblems import star
from bot.pictures.kaiser.fleets import name_of
from bot.pictures.shapes import BODY, LARGE, SMALL, Palette, at, box, text, wide

Seat = dict[str, Any]

FIRST, MORE = 50, 28
BESIDE = 66
"""The part of a lane's width beside its lines."""
LEAST = 16
"""The least size of the letters of these lines."""


def lines_of(seat: Seat, room: float) -> list[tuple[str, bool]]:
    """Return the lines below a seat's name in a lane; True marks the line of struck ships."""
    score = seat["score"]
    lines = [(line, False) for parts in (score["past"], score["counted"]) for line in wrapped(parts, room - BESIDE)]
    lines += [(score["struck"], True), (score["afloat"], False)]
    return [(line, bad) for line, bad in lines if line]


def wrapped(parts: Sequence[str], room: float) -> list[str]:
    """Return parts as lines, each with as many parts as fit in the smallest letters of a lane."""
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]} · {part}" if lines else part
        if lines and wide(longer, LEAST) <= room:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def height_of(seat: Seat, room: float) -> int:
    """Return the height of a lane."""
    lines = len(lines_of(seat, room))
    return FIRST + MORE * lines + (6 if lines else 0)


def lane(seat: Seat, room: float, palette: Palette) -> str:
    """Return a seat's score: its name, the amount and the points of the round, the points of the match."""
    score, won = seat["score"], seat["won"]
    number = at(10, 10, marks.numbered(seat["mark"], palette))
    if seat["place"]:
        number = at(8, 8, marks.medal(seat["place"], palette, won=won))
    total = str(seat["total"])
    right = room - 14
    shown = [
        box(
            0,
            0,
            room,
            height_of(seat, room),
            palette.plate,
            round_by=10,
            line=palette.glow if won else palette.frame,
            thick=4 if won else 1.5,
        ),
        number,
        text(right, 37, total, LARGE, palette.ink, anchor="end", face="title"),
    ]
    right -= wide(total, LARGE, "title") + 34
    shown.append(at(right, 12, star(palette.frame, palette.plate), scale=1.1))
    if score["points"] is not None:
        gained = f"+{score['points']}"
        right -= 18
        shown.append(text(right, 36, gained, BODY, palette.good, anchor="end", face="title"))
        right -= wide(gained, BODY, "title") + 6
    if score["va"]:
        right -= 18
        shown.append(text(right, 36, score["va"], BODY, palette.ink, anchor="end", face="title"))
        right -= wide(score["va"], BODY, "title") + 16
    shown.append(text(52, 35, name_of(seat), BODY, palette.ink, room=right - 56, least=SMALL))
    for n, (line, bad) in enumerate(lines_of(seat, room)):
        ink = palette.bad if bad else palette.ink if n == 0 else palette.soft
        shown.append(text(52, FIRST + 20 + MORE * n, line, SMALL, ink, room=room - BESIDE, least=LEAST))
    return "".join(shown)
