"""The part of a picture that a match never changes: land, shallows, the grid, borders, lanes and the rulers of a map.

It is drawn once for each crop and theme, and kept in the painter's process.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal

from bot.pictures.blackbeard.clipping import Area, closed, cut_line, cut_ring
from bot.pictures.blackbeard.framing import RULER, Frame
from bot.pictures.blackbeard.geography import (
    HALF_HIGH,
    Point,
    borders,
    grid,
    islets,
    lands,
    letters,
    ridges,
    shallows,
)
from bot.pictures.blackbeard.paints import PAINTS, Paints
from bot.pictures.drawing import Theme
from bot.pictures.shapes import PALETTES, Palette, box, disc, number, of, text
from rules.blackbeard.tables import LANES
from rules.blackbeard.world.hexes import HEXES

KEPT = 64
RIDGE, COAST = 0.42, 0.1
"""The width of narrow land and of a coastline, in sides of a hex."""
READABLE = 15.0
"""The side of a hex from which on lanes have numbers."""


@lru_cache(KEPT)
def chart(frame: Frame, theme: Theme) -> str:
    """Return the map without pieces, cut at the edge of its frame, with rulers at the top and at the left."""
    paints, palette, side = PAINTS[theme], PALETTES[theme], frame.side
    shown = [
        box(frame.x, frame.y, frame.wide, frame.high, paints.deep),
        areas(frame, shallows(frame.board), paints.shallow),
        lines(frame, [[one, other] for cell, one, other in grid(frame.board) if near(frame, cell)], paints.faint, 1),
        coasts(frame, paints),
        lines(frame, borders(frame.board), paints.border, max(1.6, 0.12 * side), dashed=True),
    ]
    # Round ends of lines stand out by half their width.
    out = 1 + side * (RIDGE + 2 * COAST) / 2
    rims = [
        box(
            frame.x - out / 2,
            frame.y - out / 2,
            frame.wide + out,
            frame.high + out,
            "none",
            line=palette.deep,
            thick=out,
        ),
        box(frame.x, frame.y, frame.wide, frame.high, "none", line=palette.frame, thick=2),
    ]
    parts = "".join([*shown, *rims, rulers(frame, palette), lanes(frame, paints), hexes(frame)])
    # A group of its own: it stays the same from one picture to the next (bot.touch.pieces).
    return f"<g>{parts}</g>"


def hexes(frame: Frame) -> str:
    """Return the hexes of a map as shapes that nobody sees, so that each can be touched."""
    return "".join(of(f"place:{one.id}", hexagon(frame, one.id)) for one in HEXES.values() if frame.holds(one.id))


def hexagon(frame: Frame, place: str) -> str:
    """Return a hex without line and colour."""
    return f'<path d="{outline(*frame.hex(place), frame.side)}" fill="none"/>'


def outline(x: float, y: float, side: float) -> str:
    """Return the outline of a hex around a point, as the steps of a path."""
    half, high = side / 2, HALF_HIGH * side
    d = f"M{x + side:.1f} {y:.1f}l{-half:.1f} {high:.1f}h{-side:.1f}l{-half:.1f} {-high:.1f}"
    return f"{d}l{half:.1f} {-high:.1f}h{side:.1f}Z"


def near(frame: Frame, cell: tuple[int, int]) -> bool:
    """Return whether a hex is shown, at least in part."""
    shown = frame.extent
    return shown.left - 1 <= cell[0] <= shown.right + 1 and shown.top - 1 <= cell[1] <= shown.bottom + 1


def coasts(frame: Frame, paints: Paints) -> str:
    """Return the land of a map, narrow land and islets with it, inside one coastline."""
    side, board = frame.side, frame.board
    small = [(frame.at(centre), radius * side) for place, centre, radius in islets(board) if frame.holds(place)]
    return "".join(
        [
            lines(frame, closed(lands(board)), paints.shore, 2 * COAST * side),
            lines(frame, ridges(board), paints.shore, (RIDGE + 2 * COAST) * side, ends="round"),
            *(disc(x, y, radius + COAST * side, paints.shore) for (x, y), radius in small),
            areas(frame, lands(board), paints.land),
            lines(frame, ridges(board), paints.land, RIDGE * side, ends="round"),
            *(disc(x, y, radius, paints.land) for (x, y), radius in small),
        ]
    )


def area_of(frame: Frame) -> Area:
    """Return the area of a map on the sheet."""
    return frame.x, frame.y, frame.x + frame.wide, frame.y + frame.high


def areas(frame: Frame, rings: Iterable[Sequence[Point]], fill: str) -> str:
    """Return closed areas of one colour."""
    cut = (cut_ring([frame.at(found) for found in ring], area_of(frame)) for ring in rings)
    d = "".join(f"M{steps(ring)}Z" for ring in cut if ring)
    return f'<path d="{d}" fill="{fill}" fill-rule="evenodd"/>' if d else ""


def lines(
    frame: Frame,
    found: Iterable[Sequence[Point]],
    line: str,
    thick: float,
    *,
    dashed: bool = False,
    ends: Literal["butt", "round"] = "butt",
) -> str:
    """Return lines of one colour."""
    cut = (part for points in found for part in cut_line([frame.at(one) for one in points], area_of(frame)))
    d = "".join(f"M{steps(part)}" for part in cut)
    dashes = f' stroke-dasharray="{number(3 * thick)} {number(2.2 * thick)}"' if dashed else ""
    style = f'stroke="{line}" stroke-width="{number(thick)}" stroke-linecap="{ends}" stroke-linejoin="round"'
    return f'<path d="{d}" fill="none" {style}{dashes}/>' if d else ""


def steps(points: Iterable[Point]) -> str:
    """Return points as coordinates of the sheet."""
    return "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def rulers(frame: Frame, palette: Palette) -> str:
    """Return the letters of the columns above a map, and the numbers of its rows at the left of it."""
    shown, side = frame.extent, frame.side
    size = 18.0
    across = max(1, -(-26 // round(1.5 * side)))
    down = max(1, -(-20 // round(2 * HALF_HIGH * side)))
    found: list[str] = []
    for col in range(shown.left, shown.right + 1):
        if (col - shown.left) % across == 0:
            x = frame.x + (1.5 * (col - shown.left) + 1) * side
            found.append(text(x, frame.y - 6, letters(col), size, palette.soft, anchor="middle", face="title"))
    for row in range(shown.top, shown.bottom + 1):
        if (row - shown.top) % down == 0:
            y = frame.y + (2 * (row - shown.top) + 1) * HALF_HIGH * side + 6
            found.append(text(frame.x - 5, y, str(row), size, palette.soft, anchor="end", face="title", room=RULER))
    return "".join(found)


def lanes(frame: Frame, paints: Paints) -> str:
    """Return the shipping lanes: a ring with the number; only a ring where hexes are small."""
    shown = (lane for lane in LANES.values() if frame.holds(lane.hex))
    return "".join(ring(*frame.hex(lane.hex), frame.side, lane.lane, paints) for lane in shown)


def ring(x: float, y: float, side: float, lane: str, paints: Paints) -> str:
    """Return the ring of a shipping lane around a point. ``side``: of a hex."""
    shown = disc(x, y, 0.62 * side, "none", line=paints.lane, thick=max(1.2, 0.06 * side))
    if side < READABLE:
        return shown
    size = 0.72 * side
    return shown + text(x, y + 0.35 * size, lane, size, paints.lane, anchor="middle", face="title")
