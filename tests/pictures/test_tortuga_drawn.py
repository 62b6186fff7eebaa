"""The pictures of Tortuga themselves: of a decent size, within their frame, at every count of seats and crowd."""

import json
from collections.abc import Iterator
from itertools import combinations

import pytest

from bot.pictures import THEMES, Drawing
from bot.pictures.render import ARTISTS
from bot.pictures.shapes import EDGE, PALETTES, WIDTH, box, sheet
from bot.pictures.tortuga.cards import PAPER, PAWNS, vote
from bot.pictures.tortuga.emblems import DARK, EVENTS, RANKS
from bot.pictures.tortuga.places import LANDS, WOODS
from rules.kernel import Match
from rules.tortuga.cards import EVENT_CARDS, PIRATES, TYPES

from ..rules.tortuga.positions import cast, position, say
from .test_pictures import MOST_BYTES, MOST_WIDE, bare, contrast, png_of, rough, size_of
from .tortuga import STRANGE, drawings, hand_of, moments, table_of

EVERYBODY = "8,1,2,3,4,5,6,7,0"


def voted(match: Match, kind: str) -> Match:
    """Call a vote and have all vote blind."""
    say(match, kind)
    cast(match, dict.fromkeys(match.questions, "blind"))
    return match


def extremes() -> Iterator[Match]:
    """Yield positions in which there is as little room as can be."""
    for where, kind in (("FD", "attack"), ("JR", "attack"), ("TOR", "brawl")):
        held = {8: "ALB LOM LOM MAP-FD MAP-JR MAP-TOR", 3: "ALB ALB LOM"}
        yield position(f"{where}[{EVERYBODY}]", seats=9, active=8, held=held)
        yield voted(position(f"{where}[{EVERYBODY}]", seats=9, active=8), kind)
    yield position("FD[0,2,4] JR[1,6,7,8] B1=3 B2=5", seats=9, active=5, held={5: "ALB", 3: "LOM LOM LOM"})
    yield position("FD[0] JR[1]", seats=2, destroyed="B1 B2", phase="sudden_death")
    peeked = position("FD[0] JR[1]", seats=2, row="CRO PIE KIL GUN BSP", starred="CRO PIE KIL GUN", hands={0: ""})
    say(peeked, "peek/1-2", "peek/3-4", "peek/1-2", "peek/1-2", "peek/4-5")
    yield peeked


def height_of(svg: str) -> int:
    return int(svg.partition('height="')[2].partition('"')[0])


def is_within(drawing: Drawing) -> bool:
    """Tell whether under a lid that covers the inside, a picture looks like an empty one."""
    svg = ARTISTS[drawing.game, drawing.subject](json.loads(drawing.scene), drawing.theme)
    height = height_of(svg)
    lidded = rough(bare(f'<svg width="{WIDTH}">{sheet(drawing.theme, height)}</svg>', drawing.theme, height))
    astray = svg.removesuffix("</svg>") + box(EDGE, height - EDGE, 5, 40, "#f00") + "</svg>"
    assert rough(bare(astray, drawing.theme, height)) != lidded
    return rough(bare(svg, drawing.theme, height)) == lidded and height <= WIDTH


@pytest.mark.parametrize("seats", range(2, 10))
def test_nothing_is_drawn_outside_the_frame(seats: int) -> None:
    theme = THEMES[seats % 2]
    for moment in moments(seats)[:: max(1, len(moments(seats)) // 5)]:
        for drawing in list(drawings(moment, theme, "fr", STRANGE))[:2]:
            assert is_within(drawing), moment.phase


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
def test_there_is_room_for_the_fullest_places(locale: str) -> None:
    for match in extremes():
        for names in (STRANGE, tuple(reversed(STRANGE))):
            assert is_within(table_of(match.view(None), "light", locale, names))
        fullest = max(range(match.seats), key=lambda seat: len(hand_of(match.view(seat)).scene))
        assert is_within(hand_of(match.view(fullest), "light", locale))


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_pictures_are_of_a_decent_size(seats: int) -> None:
    for drawing in list(drawings(moments(seats)[-1], "dark"))[:2]:
        png = png_of(drawing)
        wide, high = size_of(png)
        assert high <= wide <= MOST_WIDE
        assert len(png) < MOST_BYTES
        assert png == png_of(drawing)


def test_names_are_outlines_so_that_nothing_in_them_is_markup() -> None:
    for drawing in drawings(moments(9)[0], "dark", "ja", STRANGE):
        svg = ARTISTS[drawing.game, drawing.subject](json.loads(drawing.scene), "dark")
        assert "<text" not in svg
        assert "&" not in svg
        assert svg.count("</svg>") == 1


def test_everything_that_must_be_told_apart_is() -> None:
    assert {card.id for card in EVENT_CARDS} == set(EVENTS)
    for kinds in (
        [EVENTS[card]() for card in EVENTS],
        [vote(code) for code in TYPES],
        [RANKS[rank]("#fff", "#000") for rank in RANKS],
    ):
        assert all(one != other for one, other in combinations(kinds, 2))


def test_numbers_on_pawns_and_names_of_places_can_be_read() -> None:
    assert set(PAWNS) == set(PIRATES)
    assert min(contrast(pawn.field, pawn.ink) for pawn in PAWNS.values()) >= 4.5
    assert contrast(PAPER, DARK) >= 7
    for theme in THEMES:
        assert contrast(PALETTES[theme].ink, WOODS[theme][0]) >= 4.5
        assert contrast(PALETTES[theme].ink, LANDS[theme][0]) >= 4.5
