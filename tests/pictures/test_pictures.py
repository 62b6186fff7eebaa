"""The pictures themselves: the same bytes everywhere, of a decent size, within their frame, and readable."""

import json
import struct
from itertools import combinations
from math import dist

import pytest
import resvg_py

from bot.pictures import THEMES, Theme
from bot.pictures.corsari.emblems import BANDS, EMBLEMS, emblem
from bot.pictures.letters import ELLIPSIS, drawable, fitted, outlines, width
from bot.pictures.render import ARTISTS, render
from bot.pictures.shapes import EDGE, PALETTES, WIDTH, box, sheet
from rules.corsari.cards import LETTERS

from .scenes import ODD, Moment, drawings, moments

MOST_BYTES, MOST_WIDE = 500_000, 1200


def png_of(drawing) -> bytes:
    return render(drawing.game, drawing.subject, drawing.theme, drawing.scene)


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack("!II", png[16:24])


def shown(moment: Moment, theme: Theme, names=ODD) -> list:
    """Return the table and one hand: the mover's, if there is one."""
    found = drawings(moment, theme, "fr", names)
    hands = found[1:]
    return [found[0], *hands[moment.table.round.mover : moment.table.round.mover + 1]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pictures_are_of_a_decent_size(seats: int) -> None:
    theme = THEMES[seats % 2]
    for moment in moments(seats):
        for drawing in shown(moment, theme):
            png = png_of(drawing)
            wide, high = size_of(png)
            assert wide <= MOST_WIDE
            assert high <= wide
            assert len(png) < MOST_BYTES


def bare(svg: str, theme: Theme, height: int) -> str:
    """Return a picture without its sheet, with a wide margin around it and a lid on all that is within the frame."""
    margin = 300
    assert sheet(theme, height) in svg
    _, _, drawn = svg.replace(sheet(theme, height), "").partition(">")
    within = box(EDGE - 8, EDGE - 8, WIDTH - 2 * EDGE + 16, height - 2 * EDGE + 16, "#000")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH + 2 * margin}" height="{height + 2 * margin}" '
        f'viewBox="{-margin} {-margin} {WIDTH + 2 * margin} {height + 2 * margin}">'
        f"{drawn.removesuffix('</svg>')}{within}</svg>"
    )


def rough(svg: str) -> bytes:
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, zoom=0.5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_drawn_outside_the_frame(seats: int) -> None:
    """Under a lid that covers the inside, a picture looks like an empty one."""
    theme = THEMES[seats % 2]
    for moment in moments(seats):
        for drawing in shown(moment, theme):
            svg = ARTISTS[drawing.game, drawing.subject](json.loads(drawing.scene), theme)
            height = int(svg.partition('height="')[2].partition('"')[0])
            empty = f'<svg width="{WIDTH}">{sheet(theme, height)}</svg>'
            lidded = rough(bare(empty, theme, height))
            assert rough(bare(svg, theme, height)) == lidded, moment.phase
            astray = svg.removesuffix("</svg>") + box(EDGE, height - EDGE, 5, 40, "#f00") + "</svg>"
            assert rough(bare(astray, theme, height)) != lidded


# -------------------------------------------------------------------- text


def test_names_become_outlines_so_that_nothing_in_them_is_markup() -> None:
    (moment,) = [found for found in moments(4) if found.phase == "draw"]
    for drawing in shown(moment, "dark"):
        svg = ARTISTS[drawing.game, drawing.subject](json.loads(drawing.scene), "dark")
        assert "<text" not in svg
        assert "&" not in svg
        assert svg.count("</svg>") == 1


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
def test_what_no_font_holds_is_left_out(text: str, left: str) -> None:
    assert drawable(text) == left


def test_a_long_text_is_cut_to_its_room() -> None:
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
def test_a_card_can_be_read(letter: str) -> None:
    assert contrast(BANDS[letter].ink, BANDS[letter].field) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_a_sheet_can_be_read(theme: Theme) -> None:
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


# Machado, Oliveira and Fernandes 2009, full severity; rows of linear red, green and blue.
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
def test_bands_stay_apart_for_whoever_sees_fewer_colours(vision: str) -> None:
    fields = {letter: linear(band.field) for letter, band in BANDS.items()}
    seen = {
        letter: lab([sum(a * b for a, b in zip(row, field, strict=True)) for row in SEEN[vision]])
        for letter, field in fields.items()
    }
    assert min(dist(seen[one], seen[other]) for one, other in combinations(LETTERS, 2)) >= 12
