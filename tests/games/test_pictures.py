"""Every game on offer has pictures: they render at every moment, show what their reader may see, and have alt texts."""

import re
import struct
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from bot import limits
from bot.pictures import THEMES, Drawing, Theme, cover_drawing, hand_drawing, moment_drawings, table_drawing
from bot.pictures.render import render, svg_of
from bot.text import locales, words_for
from bot.text.emoji import RUN
from rules.kernel import Match, View

from ..pictures.frames import is_within
from ..pictures.scenes import ODD as ODD_NAMES
from ..secrets.twins import differences, partings
from .case import GameCase
from .courses import course
from .registry import ON_OFFER, SEATS_ON_OFFER, ids
from .twins import options_of, reader_of

PLAIN = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")
ODD = (*ODD_NAMES, "W" * 32, "海" * 32, "", "\u202e", "i" * 32)
MOST_BYTES, MOST_WIDE = 500_000, 1200
MOST = 5


class Moment(NamedTuple):
    """One moment of a match, with the views that are drawn."""

    what: str
    table: View
    hands: list[View]


@cache
def moments(name: str, seats: int) -> list[Moment]:
    """Return moments of a random match: each kind of question for the first time, rare events, and the end."""
    case = ON_OFFER[name]
    match = Match.start(case.game, seats, f"pictures {seats}")
    found: dict[str, Moment] = {}
    told = 0
    for _ in course(match, case.by_chance(Random(seats))):
        rare = [event.kind for event in match.log[told:] if event.kind in case.game.telling.results]
        told = len(match.log)
        for what in {*rare, *(question.kind for question in match.questions.values())} - found.keys():
            if len(found) < MOST:
                found[what] = moment(match, what)
    return [*found.values(), moment(match, "the end")]


def moment(match: Match, what: str) -> Moment:
    return Moment(what, match.view(None), [match.view(seat) for seat in range(match.seats)])


def drawings(case: GameCase, moment: Moment, theme: Theme, locale: str, names: tuple[str, ...]) -> Iterator[Drawing]:
    """Yield the drawings of the table, and of every hand and of what happens, if there are any."""
    words = words_for(locale)
    table = table_drawing(case.game, moment.table, words, names.__getitem__, theme)
    assert table is not None, f"{moment.what}: the table is not drawn"
    yield table
    found = [hand_drawing(case.game, view, words, names.__getitem__, theme) for view in moment.hands]
    found += moment_drawings(case.game, moment.table, words, names.__getitem__, theme)
    yield from (drawing for drawing in found if drawing is not None)


@pytest.mark.parametrize(("name", "seats"), SEATS_ON_OFFER, ids=ids(SEATS_ON_OFFER))
def test_pictures_render_in_both_themes_within_their_frame(name: str, seats: int) -> None:
    """To save time, the themes alternate, and so do the hands."""
    case, subjects = ON_OFFER[name], set[str]()
    for number, found in enumerate(moments(name, seats)):
        theme: Theme = THEMES[(number + seats) % 2]
        table, *hands = drawings(case, found, theme, "fr", ODD)
        for drawing in (table, *hands[number % seats : number % seats + 1]):
            assert is_within(drawing), found.what
            subjects.add(drawing.subject)
            if number and found.what != "the end":
                continue  # rendering is slow: only the first and the last moment become PNGs
            png = render(drawing.game, drawing.subject, theme, drawing.scene)
            assert png.startswith(b"\x89PNG\r\n\x1a\n")
            wide, high = struct.unpack("!II", png[16:24])
            assert high <= wide <= MOST_WIDE, found.what
            assert len(png) < MOST_BYTES
    assert subjects - {"moment"} == {"table", "hand"}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ON_OFFER)
def test_equal_drawings_give_equal_bytes_and_nothing_in_a_name_is_markup(name: str, theme: Theme) -> None:
    case = ON_OFFER[name]
    for drawing in list(drawings(case, moments(name, max(case.game.seats))[-1], theme, "ja", ODD))[:2]:
        svg = svg_of(drawing.game, drawing.subject, theme, drawing.scene)
        assert "<text" not in svg
        assert "&" not in svg
        assert svg.count("</svg>") == 1
        png = render(drawing.game, drawing.subject, theme, drawing.scene)
        assert png == render(drawing.game, drawing.subject, theme, drawing.scene)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(("name", "seats"), SEATS_ON_OFFER, ids=ids(SEATS_ON_OFFER))
def test_alt_texts_are_plain_text_that_fits(name: str, seats: int, locale: str) -> None:
    case = ON_OFFER[name]
    for found in moments(name, seats):
        for drawing in drawings(case, found, "dark", locale, PLAIN):
            assert 0 < len(drawing.alt) < limits.ALT
            assert not re.search(rf"\*\*|\\|{name}-", drawing.alt)
            assert not RUN.search(drawing.alt)
            assert f"{name}-" not in drawing.scene
        for drawing in drawings(case, found, "light", locale, ODD):
            assert 0 < len(drawing.alt) <= limits.ALT


@pytest.mark.parametrize("name", ON_OFFER)
def test_the_same_view_gives_the_same_drawing_under_the_same_name(name: str) -> None:
    case = ON_OFFER[name]
    seats = max(case.game.seats)
    for theme in THEMES:
        made = [one for found in moments(name, seats) for one in drawings(case, found, theme, "en", PLAIN)]
        assert made == [one for found in moments(name, seats) for one in drawings(case, found, theme, "en", PLAIN)]
        # Different pictures have different names, and equal pictures the same name.
        assert len({one.filename for one in made}) == len({(one.subject, one.scene) for one in made})


@pytest.mark.parametrize("name", ON_OFFER)
def test_pictures_differ_between_languages(name: str) -> None:
    case = ON_OFFER[name]
    found = moments(name, min(case.game.seats))[0]
    hands = [
        next(d for d in drawings(case, found, "dark", locale, PLAIN) if d.subject == "hand") for locale in locales()
    ]
    assert len({hand.scene for hand in hands}) == len(locales()), "the scene of a hand needs a word of the catalogs"


@pytest.mark.parametrize("name", ON_OFFER)
def test_the_table_needs_a_spectators_view_and_a_hand_its_own_seats(name: str) -> None:
    game = ON_OFFER[name].game
    match = Match.start(game, min(game.seats), "a")
    with pytest.raises(ValueError, match="spectator"):
        table_drawing(game, match.view(0), words_for("en"), PLAIN.__getitem__, "dark")
    assert hand_drawing(game, match.view(None), words_for("en"), PLAIN.__getitem__, "dark") is None


# ---------------------------------------------------------------- secrets


def drawn(case: GameCase, match: Match, reader: int | None) -> tuple[Any, ...]:
    """Return all that is drawn for a reader: the table, what happens there, and the reader's own hand."""
    words = words_for("en")
    table = table_drawing(case.game, match.view(None), words, PLAIN.__getitem__, "dark")
    happened = moment_drawings(case.game, match.view(None), words, PLAIN.__getitem__, "dark")
    return table, happened, hand_drawing(case.game, match.view(reader), words, PLAIN.__getitem__, "dark")


@pytest.mark.parametrize(("name", "seats"), SEATS_ON_OFFER, ids=ids(SEATS_ON_OFFER))
def test_drawings_do_not_depend_on_hidden_cards(name: str, seats: int) -> None:
    """Twins that differ only in what is hidden from a reader give the reader equal drawings, byte for byte."""
    case = ON_OFFER[name]
    for seed in range(1, 4):
        reader = reader_of(seats, seed)
        pair: Any = case.pair(case.game, seats, reader, seed, options_of(case, seats, seed))
        pair.length = min(pair.length, 50)
        assert differences(pair, lambda match, reader: drawn(case, match, reader)) == [], (seed, reader)


@pytest.mark.parametrize("name", ON_OFFER)
def test_twins_notice_a_drawing_of_the_wrong_hand(name: str) -> None:
    case = ON_OFFER[name]
    seats = max(case.game.seats)

    def leaking(match: Match, reader: int | None) -> tuple[Any, ...]:
        return drawn(case, match, 0 if reader else seats - 1)

    pairs = (case.pair(case.game, seats, seed % 2, seed, options_of(case, seats, seed)) for seed in range(1, 7))
    assert any(next(partings(pair, leaking), None) for pair in pairs)


@pytest.mark.parametrize("name", ON_OFFER)
def test_every_game_has_a_cover_with_its_title_in_each_language(name: str) -> None:
    game = ON_OFFER[name].game
    for theme in THEMES:
        for locale in locales():
            drawing = cover_drawing(game, words_for(locale), theme)
            assert drawing is not None
            assert drawing.alt == words_for(locale).pitch(game).title
        png = render(drawing.game, drawing.subject, theme, drawing.scene)
        assert png.startswith(b"\x89PNG\r\n\x1a\n")
        assert len(png) < MOST_BYTES
