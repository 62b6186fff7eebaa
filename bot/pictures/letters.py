"""Letters as outlines: text becomes paths, measured and fitted with the fonts that come with the bot.

System fonts are never used, so a picture has the same bytes on every machine, and nothing that people write can be
taken for markup. Characters that no font holds (emoji, scripts that need shaping) are left out.
"""

import unicodedata
from functools import cache
from importlib.resources import files
from io import BytesIO
from threading import Lock
from typing import Any, Literal, NamedTuple

from fontTools.pens.svgPathPen import SVGPathPen  # pyright: ignore[reportMissingTypeStubs]
from fontTools.ttLib import TTFont  # pyright: ignore[reportMissingTypeStubs]

Face = Literal["text", "title"]

JAPANESE = "NotoSansJP-Medium.ttf"
FONTS: dict[Face, tuple[str, ...]] = {
    "text": ("NotoSans-SemiBold.ttf", JAPANESE),
    "title": ("BreeSerif-Regular.ttf", JAPANESE),
}
ELLIPSIS = "…"

# Scripts whose letters change shape beside each other; a font may hold them, but they are not drawn.
SHAPED = range(0x0900, 0x0E00)
LEFT_OUT = ("R", "AL", "AN", "NSM", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "PDF", "PDI", "FSI", "BN")


class Glyph(NamedTuple):
    """The outline of a letter and its advance width, both at size 1,000."""

    outline: str
    advance: float


class Font:
    """One font. Emoji are drawn beside the event loop, so two threads may use it at once."""

    def __init__(self, name: str) -> None:
        # In memory: a file would be left open by the one of two threads whose font is not kept.
        self._font: Any = TTFont(BytesIO(font_file(name)), lazy=True)
        self._reading = Lock()
        self._names: dict[int, str] = self._font.getBestCmap() or {}
        self._glyphs: Any = self._font.getGlyphSet()
        self._scale: float = 1000 / self._font["head"].unitsPerEm

    def __contains__(self, letter: str) -> bool:
        return ord(letter) in self._names

    def glyph(self, letter: str) -> Glyph:
        """Return the outline of a letter that the font holds."""
        pen = SVGPathPen(self._glyphs, ntos=lambda value: f"{value * self._scale:.0f}")
        # A glyph is unpacked when it is first used.
        with self._reading:
            glyph = self._glyphs[self._names[ord(letter)]]
            glyph.draw(pen)
        return Glyph(pen.getCommands(), glyph.width * self._scale)


def font_file(name: str) -> bytes:
    """Return the file of one of the bot's own fonts."""
    return (files("bot.pictures") / "fonts" / name).read_bytes()


@cache
def font(name: str) -> Font:
    """Return one of the bot's own fonts; each is read once."""
    return Font(name)


@cache
def glyph(letter: str, face: Face) -> Glyph | None:
    """Return the outline of a letter in the first font that holds it; None if none does."""
    if ord(letter) in SHAPED or unicodedata.bidirectional(letter) in LEFT_OUT:
        return None
    held = next((name for name in FONTS[face] if letter in font(name)), None)
    return None if held is None else font(held).glyph(letter)


def drawable(text: str, face: Face = "text") -> str:
    """Return the characters of a text that can be drawn, on one line; fancy letter forms become plain ones."""
    kept = "".join(
        letter if glyph(letter, face) else unicodedata.normalize("NFKC", letter)
        for letter in unicodedata.normalize("NFC", text)
    )
    return " ".join("".join(letter if letter == " " or glyph(letter, face) else "" for letter in kept).split())


def width(text: str, size: float, face: Face = "text") -> float:
    """Return the width of a text that can be drawn."""
    return sum(found.advance for letter in text if (found := glyph(letter, face))) * size / 1000


def fitted(text: str, room: float, size: float, face: Face = "text") -> str:
    """Return a text that is at most ``room`` wide; a text that is too long is cut and ends with an ellipsis."""
    if width(text, size, face) <= room:
        return text
    while text and width(text.rstrip() + ELLIPSIS, size, face) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def outlines(text: str, size: float, face: Face = "text") -> str:
    """Return the paths of a text whose baseline begins at 0, 0."""
    pen = 0.0
    paths: list[str] = []
    for letter in text:
        if (found := glyph(letter, face)) is not None:
            if found.outline:
                paths.append(f'<path transform="translate({pen:.0f})" d="{found.outline}"/>')
            pen += found.advance
    return f'<g transform="scale({size / 1000:.5f} {-size / 1000:.5f})">{"".join(paths)}</g>'
