"""The font of emoji for pages: every emoji that the page may have to show is in it, and looks as the bot's own."""

import io
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fontTools.ttLib import TTFont
from PIL import Image, ImageChops, ImageStat

from bot.pictures import all_emoji, emoji_font
from bot.pictures.emoji import PIXELS
from bot.pictures.letters import FONTS, font
from bot.pictures.outlines import shapes_of
from bot.pictures.render import rasterised
from bot.pictures.typeface import SELECTOR, emoji_signs
from bot.text.emoji import RUN

from .test_emoji import ANY

STYLES = (("bot.loopback.page", "style.css"), ("bot.touch", "touch.css"))
SIGNS = emoji_signs()


def texts() -> Iterator[str]:
    """Yield all catalogs, without comments, and the scripts of the page and of the table to touch."""
    for locale in ("en", "fr", "ja"):
        for file in (files("bot.text") / locale).iterdir():
            if file.name.endswith(".ftl"):
                yield re.sub("(?m)^#.*", "", file.read_text(encoding="utf-8"))
    for package, _ in STYLES:
        yield from (file.read_text(encoding="utf-8") for file in (files(package) / "static").iterdir())


def test_every_emoji_of_any_text_is_in_the_font_or_in_one_of_letters() -> None:
    found = {emoji.replace(SELECTOR, "") for text in texts() for run in RUN.findall(text) for emoji in ANY.findall(run)}
    assert len(found) > 150
    letters = {name for names in FONTS.values() for name in names}
    left = {emoji for emoji in found - SIGNS.keys() if not any(emoji in font(name) for name in letters)}
    assert sorted(left) == []


def test_every_emoji_of_one_sign_is_in_the_font() -> None:
    single = {emoji.name for emoji in all_emoji().values() if ANY.fullmatch(emoji.sign)}
    assert single <= {emoji.name for emoji in SIGNS.values()}


@pytest.mark.parametrize("sign", SIGNS)
def test_outlines_look_as_the_drawing(sign: str) -> None:
    svg = SIGNS[sign].svg
    parts = "".join(
        f'<path fill="{shape.colour}" d="'
        + "".join(f"M{'L'.join(f'{x:.2f} {y:.2f}' for x, y in polygon)}Z" for polygon in shape.polygons)
        + '"/>'
        for shape in shapes_of(svg)
    )
    size = f'width="{PIXELS}" height="{PIXELS}" viewBox="0 0 100 100"'
    drawn = picture(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{parts}</svg>')
    differing = ImageStat.Stat(ImageChops.difference(drawn, picture(svg))).mean
    # A line that is missing, or has holes at its bends, makes more of a difference.
    assert max(differing) < 2.5, differing


def picture(svg: str) -> Image.Image:
    return Image.open(io.BytesIO(rasterised(svg, zoom=1))).convert("RGBA")


def test_every_glyph_has_colours_and_no_letter_is_in_the_font() -> None:
    made = TTFont(io.BytesIO(emoji_font()))
    names = made.getBestCmap()
    layers = made["COLR"].ColorLayers
    for sign in SIGNS:
        assert len(sign) > 1 or len(layers[names[ord(sign)]]) == len(shapes_of(SIGNS[sign].svg))
    assert len(layers) == len(SIGNS)
    assert min(names) == 0x200D
    assert all(made["hmtx"][name][0] == 0 for name in (names[0xFE0F], names[0x200D]))


@pytest.mark.parametrize(("package", "name"), STYLES)
def test_the_style_sheets_ask_for_all_of_it(package: str, name: str) -> None:
    """They name ranges: letters, and the measures of lines, never come from this font."""
    style = (files(package) / "static" / name).read_text(encoding="utf-8")
    [ranges] = re.findall(r'"\w+ Emoji"; [^}]*unicode-range: ([^;]+)', style)
    asked = set[int]()
    for first, last in re.findall(r"U\+(\w+)(?:-(\w+))?", ranges):
        asked |= {*range(int(first, 16), int(last or first, 16) + 1)}
    assert set(TTFont(io.BytesIO(emoji_font())).getBestCmap()) <= asked
    assert not asked & {*range(0x2000)}


def test_the_font_is_made_once() -> None:
    assert emoji_font() is emoji_font()
