"""Pictures are legible: their texts, their colours and the bands of Corsari."""

from itertools import combinations
from math import dist

import pytest

from bot.pictures import THEMES, Theme
from bot.pictures.corsari.emblems import BANDS, EMBLEMS, emblem
from bot.pictures.letters import ELLIPSIS, drawable, fitted, outlines, width
from bot.pictures.shapes import PALETTES
from rules.corsari.cards import LETTERS

MOST_BYTES, MOST_WIDE = 500_000, 1200


# -------------------------------------------------------------------- text


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Zoé Ñandú Łukasz Ωmega Иван", "Zoé Ñandú Łukasz Ωmega Иван"),
        ("黒ひげ 船長・カナ", "黒ひげ 船長・カナ"),
        ("e\u0301té", "été"),
        ("𝓑𝓮𝓷 Ｗｉｄｅ", "Ben Ｗｉｄｅ"),
        ("🦜 Polly 🏴‍☠️", "Polly"),
        ("שלום", ""),
        ("\u202eevil\u202c", "evil"),
        ("क्षि x", "x"),
        ("a\n\t b\u200b", "a b"),
        ('<&">', '<&">'),
    ],
)
def test_characters_that_no_font_holds_are_left_out(text: str, left: str) -> None:
    assert drawable(text) == left


def test_a_long_text_is_cut_to_the_given_width() -> None:
    for text in ("W" * 40, "i" * 200, "海" * 40):
        cut = fitted(text, 100, 24)
        assert cut.endswith(ELLIPSIS)
        assert width(cut, 24) <= 100
        assert text.startswith(cut.removesuffix(ELLIPSIS))
    assert fitted("Ann", 100, 24) == "Ann"
    assert outlines("A", 24) != outlines("B", 24)


# -------------------------------------------------------------------- colours


def linear(colour: str) -> list[float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("letter", LETTERS)
def test_a_card_has_enough_contrast(letter: str) -> None:
    assert contrast(BANDS[letter].ink, BANDS[letter].field) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_has_enough_contrast(theme: Theme) -> None:
    palette = PALETTES[theme]
    for ground in (palette.sheet, palette.deep, palette.plate):
        assert contrast(palette.ink, ground) >= 7
        for other in (palette.soft, palette.good, palette.bad):
            assert contrast(other, ground) >= 4.5
    assert contrast(palette.glow_ink, palette.glow) >= 7
    assert contrast(palette.glow, palette.sheet) >= 3


def test_no_two_bands_share_an_emblem() -> None:
    assert tuple(EMBLEMS) == tuple(BANDS) == LETTERS
    drawn = [emblem(letter, "#fff", "#000") for letter in LETTERS]
    assert all(one != other for one, other in combinations(drawn, 2))


# Colours as seen with usual vision and with colour blindness (Machado, Oliveira and Fernandes 2009, full severity):
# matrices with rows of linear red, green and blue.
SEEN = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def lab(linear: list[float]) -> tuple[float, float, float]:
    """Turn linear sRGB into CIE L*a*b* (D65)."""
    red, green, blue = (min(1, max(0, part)) for part in linear)
    parts = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("vision", SEEN)
def test_bands_stay_apart_with_colour_blindness(vision: str) -> None:
    fields = {letter: linear(band.field) for letter, band in BANDS.items()}
    seen = {
        letter: lab([sum(a * b for a, b in zip(row, field, strict=True)) for row in SEEN[vision]])
        for letter, field in fields.items()
    }
    assert min(dist(seen[one], seen[other]) for one, other in combinations(LETTERS, 2)) >= 12
