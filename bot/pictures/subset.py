"""A font that holds only some letters, for a page that has to bring its own.

It is cut from the Japanese font that pictures are drawn with. Letters that any machine has, those of the Latin font,
are left to the machine, so that a page in English or French brings little more than arrows.
"""

from io import BytesIO
from typing import Any

from fontTools.subset import Options, Subsetter  # pyright: ignore[reportMissingTypeStubs]
from fontTools.ttLib import TTFont  # pyright: ignore[reportMissingTypeStubs]

from bot.pictures.letters import FONTS, JAPANESE, font, font_file


def letters_font(text: str, beside: str = FONTS["text"][0]) -> bytes:
    """Return a WOFF font of the letters of a text that another font lacks; empty if there are none.

    ``beside``: the file of the other font, by default the Latin one. It takes half a second to two seconds: call it
    from a thread or another process.
    """
    latin, japanese = font(beside), font(JAPANESE)
    letters = {ord(letter) for letter in set(text) if letter not in latin and letter in japanese}
    if not letters:
        return b""
    options: Any = Options(layout_features=[], hinting=False, name_IDs=[1], notdef_outline=False)
    cut: Any = TTFont(BytesIO(font_file(JAPANESE)), lazy=True, recalcTimestamp=False)
    subsetter: Any = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(cut)
    cut.flavor = "woff"
    written = BytesIO()
    cut.save(written)
    return written.getvalue()
