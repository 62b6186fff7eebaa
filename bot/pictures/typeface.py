"""A font of the bot's own emoji, for pages: places that hold text alone, such as a menu of the browser, show them too.

It is an OpenType font with layers of colour (COLR, version 0), which every browser draws. An emoji of one character
has a glyph; flags and joined emoji are ligatures. Emoji in a row stand side by side, each with its own glyph. The font
has also the signs of messages that the bot leaves to Discord to draw.
"""

import io
from functools import cache
from threading import Lock
from typing import Any

from fontTools.feaLib.builder import (  # pyright: ignore[reportMissingTypeStubs]
    addOpenTypeFeaturesFromString,  # pyright: ignore[reportUnknownVariableType]
)
from fontTools.fontBuilder import FontBuilder  # pyright: ignore[reportMissingTypeStubs]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # pyright: ignore[reportMissingTypeStubs]

from bot.pictures.emoji import Emoji
from bot.pictures.message_emoji import MESSAGE_EMOJI
from bot.pictures.outlines import Shape, shapes_of
from bot.pictures.registry import all_emoji

FAMILY = "Quartermaster Emoji"
EM, SCALE, FOOT, SIDE = 1000, 12, -220, 40
"""Units of the font: an em, a unit of a drawing, the lower edge of an emoji, the space on each of its sides."""
TOP, ADVANCE = 100 * SCALE + FOOT, 100 * SCALE + 2 * SIDE
SELECTOR, JOINER = "\ufe0f", "\u200d"
REGIONS = range(0x1F1E6, 0x1F200)
MAKING = Lock()
"""Those who ask at the same time share one font."""


def emoji_signs() -> dict[str, Emoji]:
    """Return the emoji of the font by their signs, without the selector that asks for colour."""
    every = {emoji.sign.replace(SELECTOR, ""): emoji for emoji in (*MESSAGE_EMOJI, *all_emoji().values())}
    return {sign: emoji for sign, emoji in every.items() if len(sign) == 1 or _joined(sign)}


def _joined(sign: str) -> bool:
    """Return whether several characters are one emoji."""
    return JOINER in sign or (len(sign) == 2 and ord(sign[0]) in REGIONS)


def emoji_font() -> bytes:
    """Return the font, a TrueType file. It takes most of a second to make, once: call it from a thread."""
    with MAKING:
        return _made()


@cache
def _made() -> bytes:
    signs = emoji_signs()
    unseen = sorted({SELECTOR, JOINER, *"".join(signs)} - signs.keys())
    glyphs: dict[str, Any] = {".notdef": _glyph([])} | {_name(letter): _glyph([]) for letter in unseen}
    layers: dict[str, list[tuple[str, int]]] = {}
    colours: dict[str, int] = {}
    for sign, emoji in signs.items():
        name, shapes = _name(sign), shapes_of(emoji.svg)
        # A program that knows no colours shows the shape at the back, such as the tile.
        glyphs[name] = _glyph(shapes[:1])
        layers[name] = [
            (f"{name}.{n}", colours.setdefault(shape.colour, len(colours))) for n, shape in enumerate(shapes)
        ]
        glyphs |= {layer: _glyph([shape]) for (layer, _), shape in zip(layers[name], shapes, strict=True)}
    hidden = {_name(letter) for letter in unseen}

    builder: Any = FontBuilder(EM)
    builder.setupGlyphOrder([*glyphs])
    builder.setupCharacterMap({ord(letter): _name(letter) for letter in (*signs, *unseen) if len(letter) == 1})
    builder.setupGlyf(glyphs)
    lefts = {name: getattr(glyph, "xMin", 0) for name, glyph in glyphs.items()}
    builder.setupHorizontalMetrics({name: (0 if name in hidden else ADVANCE, lefts[name]) for name in glyphs})
    builder.setupHorizontalHeader(ascent=TOP, descent=FOOT)
    builder.setupNameTable({"familyName": FAMILY, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=TOP, sTypoDescender=FOOT, usWinAscent=TOP, usWinDescent=-FOOT)
    builder.setupPost(keepGlyphNames=False)
    builder.setupCOLR(layers, version=0)
    builder.setupCPAL([[(*(byte / 255 for byte in bytes.fromhex(colour[1:])), 1.0) for colour in colours]])
    addOpenTypeFeaturesFromString(builder.font, _features(signs))
    file = io.BytesIO()
    builder.save(file)
    return file.getvalue()


def _name(sign: str) -> str:
    """Return the name of a glyph."""
    return "_".join(f"u{ord(letter):04X}" for letter in sign)


def _glyph(shapes: list[Shape]) -> Any:
    """Return the glyph of shapes."""
    pen: Any = TTGlyphPen(None)
    for shape in shapes:
        for polygon in shape.polygons:
            points = [(round(SIDE + SCALE * x), round(TOP - SCALE * y)) for x, y in polygon]
            pen.moveTo(points[0])
            for point in points[1:]:
                pen.lineTo(point)
            pen.closePath()
    return pen.glyph()


def _features(signs: dict[str, Emoji]) -> str:
    """Return the rules that join characters. The selector goes first, since an emoji may be written without it."""
    dropped = [f"sub {_name(sign)} {_name(SELECTOR)} by {_name(sign)};" for sign in signs if len(sign) == 1]
    joined = [f"sub {' '.join(map(_name, sign))} by {_name(sign)};" for sign in signs if len(sign) > 1]
    return f"feature ccmp {{ lookup dropped {{ {''.join(dropped)} }} dropped; {''.join(joined)} }} ccmp;"
