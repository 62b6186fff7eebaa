"""The map of Tortuga: two ships, the island and the rowboats, each with its line of pawns."""

from collections.abc import Sequence
from typing import Any

from bot.pictures.drawing import Theme
from bot.pictures.shapes import BODY, PALETTES, SMALL, Palette, at, box, of, path, text
from bot.pictures.tortuga.emblems import FLAGS, blast, chest, palm, rowboat
from bot.pictures.tortuga.rows import seat_row

Scene = dict[str, Any]

HEAD = 48  # the height of a place's name and treasure
FOOT = 12
SIDE = 20  # from the edge of a place to its rows
GAP = 3  # between rows

WOODS: dict[Theme, tuple[str, str]] = {"dark": ("#5B3A20", "#8A6138"), "light": ("#C79A63", "#6E4722")}
"""A ship's deck, and the rail around it."""
LANDS: dict[Theme, tuple[str, str]] = {"dark": ("#264A39", "#C7AE74"), "light": ("#BFD497", "#C09B55")}
"""The island's green, and the beach around it."""


def height_of(line: Sequence[Any], tall: float, least: int = 0) -> float:
    """Return the height of a place with these pawns in line. ``least``: the least number of rows."""
    return HEAD + max(least, len(line)) * (tall + GAP) + FOOT


def holds(scene: Scene, ink: str) -> tuple[str, float]:
    """Return the drawing of a place's treasure by nation, and its width."""
    shown: list[str] = []
    x = 0.0
    for nation, pieces in zip("BF", scene["holds"], strict=True):
        hold = at(x, 1, FLAGS[nation](), scale=0.34) + text(x + 37, 27, str(pieces), 27, ink, face="title")
        shown.append(of(f"hold:{scene['id']}-{nation}", hold))
        x += 59
    if scene.get("outside"):
        shown.append(
            of(
                f"hold:{scene['id']}-X",
                at(x, 1, chest(), scale=0.33),
                text(x + 37, 27, str(scene["outside"]), 27, ink, face="title"),
            )
        )
        x += 50
    return "".join(shown), x


def header(scene: Scene, wide: float, ink: str) -> str:
    """Return a place's name and its treasure."""
    treasure, long = holds(scene, ink)
    name = text(SIDE - 4, 36, scene["name"], BODY, ink, face="title", room=wide - long - 2 * SIDE + 2, least=SMALL)
    return name + at(wide - SIDE - long + 4, 9, treasure)


def lined(scene: Scene, wide: float, tall: float, palette: Palette) -> str:
    """Return the pawns in line, front first."""
    return "".join(
        at(SIDE, HEAD + n * (tall + GAP), seat_row(seat, wide - 2 * SIDE, tall, palette))
        for n, seat in enumerate(scene["line"])
    )


def ship(scene: Scene, wide: float, high: float, tall: float, theme: Theme) -> str:
    """Return a ship seen from above, bow at the top: planks, rail, ports, and the crew on deck."""
    deck, rail = WOODS[theme]
    palette = PALETTES[theme]
    hull = (
        f"M0 50C0 14 20 3 {wide / 2} 0C{wide - 20} 3 {wide} 14 {wide} 50V{high - 16}"
        f"Q{wide} {high} {wide - 18} {high}H18Q0 {high} 0 {high - 16}Z"
    )
    planks = "".join(f"M8 {y}H{wide - 8}" for y in range(56, int(high) - 8, 22))
    ports = [
        box(x, y, 8, 13, palette.deep, line=rail, thick=1.5)
        for y in range(66, int(high) - 26, 40)
        for x in (3.5, wide - 11.5)
    ]
    return of(
        f"place:{scene['id']}",
        path(hull, deck, line=rail, thick=6),
        path(planks, line=rail, thick=1, clear=0.45),
        *ports,
        header(scene, wide, palette.ink),
        lined(scene, wide, tall, palette),
    )


def island(scene: Scene, wide: float, high: float, tall: float, theme: Theme) -> str:
    """Return Tortuga: green, a beach around it, and the marooned pirates."""
    land, beach = LANDS[theme]
    palette = PALETTES[theme]
    w, h = wide, high
    shore = (
        f"M14 10C{w * 0.2} -5 {w * 0.32} 7 {w * 0.5} 3C{w * 0.7} -3 {w * 0.86} 4 {w - 10} 12"
        f"C{w + 4} {h * 0.3} {w - 5} {h * 0.5} {w - 1} {h * 0.72}C{w + 2} {h - 12} {w - 14} {h - 2} {w * 0.72} {h - 4}"
        f"C{w * 0.5} {h + 3} {w * 0.3} {h - 6} 20 {h - 2}"
        f"C-5 {h - 8} 5 {h * 0.64} 1 {h * 0.5}C-3 {h * 0.34} 4 {h * 0.2} 14 10Z"
    )
    free = high - HEAD - len(scene["line"]) * (tall + GAP) - FOOT
    palms = ""
    if free > 36:
        size = min(free, 84) / 100
        y = high - FOOT - size * 98
        palms = at(wide - 58 - size * 50, y, palm(beach, palette.good), scale=size) + at(
            wide - 74 - size * 110, y + size * 30, palm(beach, palette.good), scale=size * 0.7
        )
    return of(
        f"place:{scene['id']}",
        path(shore, land, line=beach, thick=7),
        palms,
        header(scene, wide, palette.ink),
        lined(scene, wide, tall, palette),
    )


def boat(scene: Scene, wide: float, tall: float, palette: Palette) -> str:
    """Return a rowboat: its sailor, its name if it is empty, or the wreck if it is destroyed."""
    sign = tall * 0.85
    size = BODY if tall >= 32 else SMALL
    middle = tall / 2
    if scene["destroyed"]:
        line = path(f"M48 {middle}H{wide - 8}", line=palette.bad, thick=2.5)
        name = text(50, middle + 8, scene["name"], size, palette.soft, room=wide - 56, least=SMALL)
        return of(f"place:{scene['id']}", at(4, middle - sign / 2, blast(palette.bad), scale=sign / 100), name, line)
    shown = [at(0, middle - sign / 2, rowboat(palette.frame, palette.sheet), scale=sign / 100)]
    if scene["sailor"]:
        shown.append(at(50, 0, seat_row(scene["sailor"], wide - 50, tall, palette)))
    else:
        shown.append(box(50, 2, wide - 51, tall - 4, "none", round_by=8, line=palette.soft, thick=1.5))
        shown.append(text(60, middle + 8, scene["name"], size, palette.soft, room=wide - 66, least=SMALL))
    return of(f"place:{scene['id']}", *shown)
