"""The bot's own emoji: small drawings that stand for Unicode emoji of the catalogs and look the same everywhere.

The catalogs write Unicode emoji. Where Discord knows the bot's drawing of one, :mod:`bot.delivery.emoji` shows the
drawing instead. Otherwise, and in places without pictures, the Unicode emoji stays, or the words beside it.
"""

import json
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from bot.pictures.drawing import Drawing
from bot.pictures.shapes import at, box
from bot.text import Words

PAPER, INK, NIGHT = "#FBF4E2", "#14202C", "#1B2430"
GOLD, RED, BLUE, GREEN, WOOD, GREY = "#E6B03A", "#B3282D", "#23407F", "#1E7044", "#7A4A21", "#5E6B77"
SKY, SEA, SKIN = "#BFE0F2", "#1F6FB5", "#E2B48A"
PIXELS = 128
"""Width and height of the uploaded picture. Discord shows it 22 pixels wide in a text."""
PREFIX = "qm"
DIGITS = 8


class Emoji(NamedTuple):
    """One emoji: ``draw`` returns its shapes, 100 units wide and high.

    ``sign``: the Unicode emoji, or several in a row, that it stands for. ``spoken``: what a screen reader says in its
    place; None if the name of the Unicode emoji says enough.
    """

    name: str
    sign: str
    draw: Callable[[], str]
    spoken: Callable[[Words], str] | None = None

    def said(self, words: Words) -> str:
        """Return what a screen reader says in its place: words, or the Unicode emoji, whose name it knows."""
        return self.spoken(words) if self.spoken else self.sign

    @property
    def svg(self) -> str:
        """The whole drawing."""
        size = f'width="{PIXELS}" height="{PIXELS}" viewBox="0 0 100 100"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{self.draw()}</svg>'

    @property
    def full_name(self) -> str:
        """The name on Discord: it tells the drawing, so that an unchanged one is never uploaded twice."""
        return f"{PREFIX}_{self.name}_{sha256(self.svg.encode()).hexdigest()[:DIGITS]}"


def stands_for(mark: str) -> Callable[[Words], str]:
    """Return the function that says what an emoji stands for where no word stands beside it."""
    return partial(_mark, mark)


def _mark(mark: str, words: Words) -> str:
    return words.line("bot-mark", mark=mark)


def drawing_of(emoji: Emoji) -> Drawing:
    """Return the drawing of an emoji, for the painter."""
    return Drawing("", "emoji", "dark", json.dumps([emoji.full_name, emoji.name]), "")


def tile(*shapes: str, ground: str = PAPER, unit: float = 100, fill: float = 0.8) -> str:
    """Return shapes on a tile, legible on dark and light grounds. ``unit``: their width and height."""
    edge = 50 * (1 - fill)
    field = box(3, 3, 94, 94, ground, round_by=20, line=INK if ground > "#8" else PAPER, thick=5)
    return field + at(edge, edge, *shapes, scale=100 * fill / unit)


def sign(shape: Callable[[str, str], str], ink: str = INK, ground: str = PAPER) -> Callable[[], str]:
    """Return the function that draws a sign of 24 units on a tile; ``shape`` gets its ink and the colour below it."""
    return lambda: tile(shape(ink, ground), ground=ground, unit=24, fill=0.7)


def on_tile(shape: Callable[[], str], ground: str = PAPER, fill: float = 0.78) -> Callable[[], str]:
    """Return the function that draws a shape of 100 units on a tile."""
    return lambda: tile(shape(), ground=ground, fill=fill)
