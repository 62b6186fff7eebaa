"""A drawing's parts -> PNG: pure, and run in a process of its own. Equal parts give equal bytes."""

import json
from collections.abc import Callable, Mapping
from typing import Any

import resvg_py

from bot.pictures.corsari import art as corsari
from bot.pictures.drawing import Subject, Theme

Artist = Callable[[dict[str, Any], Theme], str]

ARTISTS: Mapping[tuple[str, Subject], Artist] = {
    ("corsari", "table"): corsari.table,
    ("corsari", "hand"): corsari.hand,
}
ZOOM = 1.5
"""Pixels for each unit of the drawings, which are 720 units wide."""


def render(game: str, subject: Subject, theme: Theme, scene: str) -> bytes:
    """Return the PNG of a scene."""
    return rasterised(ARTISTS[game, subject](json.loads(scene), theme))


def rasterised(svg: str) -> bytes:
    """Return the PNG of an SVG; fonts are never asked for, texts are outlines already."""
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, zoom=ZOOM)
