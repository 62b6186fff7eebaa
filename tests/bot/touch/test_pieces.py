"""Drawings in pieces."""

from random import Random

import pytest

from bot.pictures import table_drawing
from bot.pictures.render import svg_of
from bot.text import words_for
from bot.touch.pieces import Cutter, cut
from rules.kernel import Match

from ...games.courses import Chance, course
from ...games.registry import ON_OFFER
from .touching import joined


@pytest.mark.parametrize("name", ON_OFFER)
def test_pieces_make_up_the_drawing(name: str) -> None:
    game = ON_OFFER[name].game
    match = Match.start(game, max(game.seats), "pieces")
    words = words_for("en")
    # In some games nothing is on the table at first.
    for _ in course(match, Chance(Random("pieces"))):
        drawing = table_drawing(game, match.view(None), words, lambda seat: f"Seat {seat}", "dark")
        if drawing is not None:
            break
    assert drawing is not None
    svg = svg_of(drawing.game, drawing.subject, drawing.theme, drawing.scene)
    found = cut(svg)
    assert joined(found.whole, found.pieces) == svg
    assert len(found.whole) < len(svg) / 2
    cutter = Cutter()
    assert cutter.of(drawing) is cutter.of(drawing)


def test_a_part_that_repeats_is_one_piece() -> None:
    card = f'<g of="card:R1"><path d="{"M0 0" * 60}"/></g>'
    found = cut(f"<svg>{card}<g>{card}</g></svg>")
    assert len([piece for piece in found.pieces.values() if "M0 0" in piece]) == 1
