"""Pieces of SVG, and the sheet that every picture is drawn on. docs/style-of-pictures.md explains the style."""

import math
from functools import cache
from typing import Literal, NamedTuple

from bot.pictures.drawing import Theme
from bot.pictures.letters import Face, drawable, fitted, outlines, width

Anchor = Literal["start", "middle", "end"]

WIDTH = 720
EDGE = 20
"""The width of the sheet and of its frame, in units; a phone 360 pixels wide shows two units per pixel."""

SMALL, BODY, LARGE, HEADING = 20, 24, 32, 36
"""Text sizes. SMALL, 10 pixels on a phone, is the least for text that must be readable."""


class Palette(NamedTuple):
    """The colours of a theme. ``ink`` is legible on ``sheet`` and ``plate``, ``glow_ink`` on ``glow``."""

    sheet: str
    deep: str
    line: str
    frame: str
    plate: str
    ink: str
    soft: str
    glow: str
    glow_ink: str
    good: str
    bad: str


PALETTES: dict[Theme, Palette] = {
    "dark": Palette(
        sheet="#15344E",
        deep="#0D2033",
        line="#2A4D6C",
        frame="#D9C08A",
        plate="#1D3F5C",
        ink="#F6EEDB",
        soft="#B7C4CF",
        glow="#F2C14E",
        glow_ink="#14202C",
        good="#7FD6A2",
        bad="#FF9E8A",
    ),
    "light": Palette(
        sheet="#F3E6C8",
        deep="#E6D3A8",
        line="#D5BE8E",
        frame="#3A2C1B",
        plate="#FBF4E2",
        ink="#2B2117",
        soft="#5E4C36",
        glow="#1D4E6F",
        glow_ink="#FFFFFF",
        good="#1A5C32",
        bad="#A52A1E",
    ),
}


def number(value: float) -> str:
    """Write a coordinate."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def at(x: float, y: float, *parts: str, scale: float = 1) -> str:
    """Move parts to a place."""
    sized = f" scale({number(scale)})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){sized}">{"".join(parts)}</g>'


def of(tags: str, *parts: str) -> str:
    """Say what a shape stands for: one or more tags such as "card:R8 seat:2", which no renderer shows.

    A card that lies face down is tagged by its place: a tag says nothing that the shape does not show. See
    :mod:`bot.touch`.
    """
    return f'<g of="{tags}">{"".join(parts)}</g>'


def box(
    x: float, y: float, w: float, h: float, fill: str, *, round_by: float = 0, line: str = "", thick: float = 2
) -> str:
    """Return a rectangle."""
    stroke = f' stroke="{line}" stroke-width="{number(thick)}"' if line else ""
    places = " ".join(
        f'{name}="{number(value)}"'
        for name, value in (("x", x), ("y", y), ("width", w), ("height", h), ("rx", round_by))
    )
    return f'<rect {places} fill="{fill}"{stroke}/>'


def path(d: str, fill: str = "none", *, line: str = "", thick: float = 2, clear: float = 1) -> str:
    """Return a path; lines have round ends."""
    stroke = f' stroke="{line}" stroke-width="{number(thick)}" stroke-linecap="round" stroke-linejoin="round"'
    # Not "opacity", which makes a layer as large as the picture and takes a quarter of a second for a few waves.
    faint = f' fill-opacity="{number(clear)}" stroke-opacity="{number(clear)}"' if clear != 1 else ""
    return f'<path d="{d}" fill="{fill}"{stroke if line else ""}{faint}/>'


def disc(x: float, y: float, r: float, fill: str, *, line: str = "", thick: float = 2) -> str:
    """Return a circle."""
    stroke = f' stroke="{line}" stroke-width="{number(thick)}"' if line else ""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"{stroke}/>'


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    *,
    anchor: Anchor = "start",
    face: Face = "text",
    room: float = WIDTH,
    least: float = 0,
) -> str:
    """Return a line of text with its baseline at ``y``; if too wide, it shrinks down to ``least`` and is then cut."""
    shown = drawable(words, face)
    if least and (long := width(shown, size, face)) > room:
        size = max(least, 0.999 * size * room / long)  # a little less than the room, against rounding
    shown = fitted(shown, room, size, face)
    back = {"start": 0, "middle": 0.5, "end": 1}[anchor] * width(shown, size, face)
    return f'<g transform="translate({number(x - back)} {number(y)})" fill="{fill}">{outlines(shown, size, face)}</g>'


def figure(value: int) -> str:
    """Return a number as it is drawn: with a true minus sign."""
    return str(value).replace("-", "−")


def wide(words: str, size: float, face: Face = "text") -> float:
    """Return the width of a line of text."""
    return width(drawable(words, face), size, face)


def picture(theme: Theme, height: int, *parts: str) -> str:
    """Return a whole picture on the sheet of its theme."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">'
        f"<g>{sheet(theme, height)}</g>{''.join(parts)}</svg>"
    )


@cache
def sheet(theme: Theme, height: int) -> str:
    """Return the sheet: an old sea chart with its rhumb lines, a compass rose and a scale for a frame."""
    palette = PALETTES[theme]
    x, y = WIDTH - 120, height - 110
    return "".join(
        [
            box(0, 0, WIDTH, height, palette.sheet),
            *depths(height, palette),
            *rhumbs(x, y, palette.line),
            *soundings(height, palette.line),
            rose(x, y, palette),
            scale_frame(height, palette),
        ]
    )


def rhumbs(x: float, y: float, line: str) -> list[str]:
    """Return the rhumb lines: the sixteen bearings of the compass rose, extended across the chart."""
    turns = [step * math.pi / 8 for step in range(16)]
    return [
        path(f"M{x} {y}L{number(x + 1400 * math.cos(turn))} {number(y + 1400 * math.sin(turn))}", line=line, thick=1)
        for turn in turns
    ]


def depths(height: int, palette: Palette) -> list[str]:
    """Return the deeper waters, one shade per depth contour; each area lies within the one before.

    The shades are mixed in advance, because transparency takes twice as long to draw.
    """
    shades = [mixed(palette.sheet, palette.deep, 1 - 0.72 ** (n + 1)) for n in range(4)]
    return [path(f"{coast(n, height)}H{WIDTH}V0H0Z", shade) for n, shade in enumerate(shades)]


def mixed(ground: str, paint: str, share: float) -> str:
    """Return the mix of two colours, both "#rrggbb". ``share``: the paint's share, from 0 to 1."""
    pairs = zip(bytes.fromhex(ground[1:]), bytes.fromhex(paint[1:]), strict=True)
    return "#" + bytes(round(under + (over - under) * share) for under, over in pairs).hex()


def soundings(height: int, line: str) -> list[str]:
    """Return the depth contours along the coast at the bottom."""
    return [path(coast(n, height), line=line, thick=1.5) for n in range(4)]


def coast(n: int, height: int) -> str:
    """Return the n-th depth contour, from the left edge to the bottom edge."""
    up, along = 60 + 46 * n, 190 + 70 * n
    return f"M0 {height - up}C{120 + 50 * n} {height - up - 30} {70 + 60 * n} {height - 20} {along} {height}"


def rose(x: float, y: float, palette: Palette) -> str:
    """Return a compass rose of sixteen points."""
    parts = [disc(0, 0, 78, "none", line=palette.line, thick=1.5), disc(0, 0, 70, "none", line=palette.line, thick=1)]
    for turn, reach in (
        [(45 * n + 22.5, 50) for n in range(8)]
        + [(90 * n + 45, 62) for n in range(4)]
        + [(90 * n, 92) for n in range(4)]
    ):
        half = path(f"M0 0L0 {-reach}L{reach // 7} {-reach // 5}Z", palette.line)
        other = path(f"M0 0L0 {-reach}L{-reach // 7} {-reach // 5}Z", palette.deep, line=palette.line, thick=1)
        parts.append(f'<g transform="rotate({number(turn)})">{half}{other}</g>')
    return at(x, y, *parts)


def scale_frame(height: int, palette: Palette) -> str:
    """Return the frame: a chart's scale of degrees, in alternating light and dark pieces."""
    across, down = WIDTH / 24, height / max(1, round(height / 30))
    pieces = [box(n * across, y, across, 6, palette.frame) for n in range(0, 24, 2) for y in (3, height - 9)]
    pieces += [
        box(x, n * down, 6, down, palette.frame) for n in range(0, round(height / down), 2) for x in (3, WIDTH - 9)
    ]
    margin = box(6, 6, WIDTH - 12, height - 12, "none", line=palette.deep, thick=12)
    rules = [
        box(3, 3, WIDTH - 6, height - 6, "none", line=palette.frame, thick=1.5),
        box(9.5, 9.5, WIDTH - 19, height - 19, "none", line=palette.frame, thick=1.5),
    ]
    return "".join([margin, *pieces, *rules])
