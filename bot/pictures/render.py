"""Render a drawing's parts as PNG: pure, and run in a worker process. Equal parts give equal bytes."""

import json

import resvg_py

from bot.pictures.drawing import Subject, Theme
from bot.pictures.registry import all_emoji, pictures_of

ZOOM = 1.5
"""Pixels per unit; drawings are 720 units wide."""


def render(game: str, subject: Subject, theme: Theme, scene: str) -> bytes:
    """Return the PNG of a scene."""
    if subject == "emoji":
        return rasterised(all_emoji()[json.loads(scene)[1]].svg, zoom=1)
    return rasterised(svg_of(game, subject, theme, scene))


def svg_of(game: str, subject: Subject, theme: Theme, scene: str) -> str:
    """Return the SVG of a scene. Raises KeyError for a game without pictures."""
    pictures = pictures_of(game)
    if pictures is None:
        raise KeyError(game)
    return pictures.artists[subject](json.loads(scene), theme)


def rasterised(svg: str, zoom: float = ZOOM) -> bytes:
    """Return the PNG of an SVG; no fonts are needed, since texts are outlines already."""
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, zoom=zoom)
