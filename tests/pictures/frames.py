"""Check that a picture stays within its frame."""

from functools import cache

import resvg_py

from bot.pictures import Drawing, Theme
from bot.pictures.render import svg_of
from bot.pictures.shapes import EDGE, WIDTH, box, sheet

MARGIN = 300


def is_within(drawing: Drawing) -> bool:
    """Return whether a picture is not too high and nothing is drawn outside its frame.

    The inside is covered, and what can still be seen must equal an empty picture.
    """
    theme = drawing.theme
    svg = svg_of(drawing.game, drawing.subject, theme, drawing.scene)
    height = int(svg.partition('height="')[2].partition('"')[0])
    lidded = empty(theme, height)
    if (drawing.game, drawing.subject, theme) not in TRIED:
        TRIED.add((drawing.game, drawing.subject, theme))
        astray = svg.removesuffix("</svg>") + box(EDGE, height - EDGE, 5, 40, "#f00") + "</svg>"
        assert rough(bare(astray, theme, height)) != lidded
    return rough(bare(svg, theme, height)) == lidded and height <= WIDTH


TRIED: set[tuple[str, str, Theme]] = set()
"""The kinds of picture in which something drawn outside the frame was noticed: rendering each once more is slow."""


@cache
def empty(theme: Theme, height: int) -> bytes:
    """Return an empty picture of that height, as :func:`rough` renders it."""
    return rough(bare(f'<svg width="{WIDTH}">{sheet(theme, height)}</svg>', theme, height))


def bare(svg: str, theme: Theme, height: int) -> str:
    """Return a picture without its sheet, with a wide margin, and with everything inside the frame covered."""
    assert sheet(theme, height) in svg
    _, _, drawn = svg.replace(sheet(theme, height), "").partition(">")
    within = box(EDGE - 8, EDGE - 8, WIDTH - 2 * EDGE + 16, height - 2 * EDGE + 16, "#000")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH + 2 * MARGIN}" height="{height + 2 * MARGIN}" '
        f'viewBox="{-MARGIN} {-MARGIN} {WIDTH + 2 * MARGIN} {height + 2 * MARGIN}">'
        f"{drawn.removesuffix('</svg>')}{within}</svg>"
    )


def rough(svg: str) -> bytes:
    """Return the PNG of a picture at half its size."""
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, zoom=0.5)
