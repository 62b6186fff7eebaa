"""The shapes of every game's pictures say what they stand for, and nothing that their reader may not see."""

import json
import re
from collections.abc import Collection, Iterator
from typing import Any

import pytest

from bot.pictures import Drawing, hand_drawing, table_drawing
from bot.pictures.render import rasterised, svg_of
from bot.text import words_for
from rules.kernel import View

from .registry import ON_OFFER, SEATS_ON_OFFER, ids
from .test_pictures import PLAIN, moments

PRINTED = ("hold", "pile", "place", "port", "seat", "section", "slot")
"""Kinds of tags whose values are printed on the board, and stand for no card; a game adds its own (``printed``)."""
MOST_DRAWN = 3


def tags_of(drawing: Drawing) -> set[str]:
    """Return all tags of a drawing."""
    svg = svg_of(drawing.game, drawing.subject, drawing.theme, drawing.scene)
    return {tag for tags in re.findall(' of="([^"]*)"', svg) for tag in tags.split()}


def said(value: Any) -> Iterator[str]:
    """Yield every text and number of a view."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from (str(key), *said(inner))
    elif isinstance(value, list):
        for inner in value:
            yield from said(inner)
    else:
        yield str(value)


def unknown(drawing: Drawing | None, view: View, printed: Collection[str] = ()) -> list[str]:
    """Return the tags of a drawing that say something its reader does not know.

    ``printed``: the kinds of tags whose values are printed in the pictures of this game.
    """
    known = {*said(json.loads(view.model_dump_json()))}
    known |= {part for word in known for part in word.split("/")}
    found = set[str]() if drawing is None else tags_of(drawing)
    named = ((tag, *tag.partition(":")[::2]) for tag in sorted(found))
    return [
        tag
        for tag, kind, value in named
        if not (value in known or kind in printed or (kind in PRINTED and {*value.split("/")[1:]} <= known))
    ]


@pytest.mark.parametrize(("name", "seats"), SEATS_ON_OFFER, ids=ids(SEATS_ON_OFFER))
def test_tags_say_only_what_their_reader_knows(name: str, seats: int) -> None:
    case, words = ON_OFFER[name], words_for("en")
    game = case.game
    tagged = set[str]()
    for found in moments(name, seats):
        table = table_drawing(game, found.table, words, PLAIN.__getitem__, "dark")
        assert unknown(table, found.table, case.printed) == [], "see GameCase.printed"
        for view in found.hands[:MOST_DRAWN]:
            hand = hand_drawing(game, view, words, PLAIN.__getitem__, "dark")
            assert unknown(hand, view, case.printed) == [], "see GameCase.printed"
            tagged |= set[str]() if hand is None else tags_of(hand)
        tagged |= set[str]() if table is None else tags_of(table)
    assert len(tagged) > 10, f"too few shapes are tagged, see bot.pictures.shapes.of: {sorted(tagged)}"


@pytest.mark.parametrize("name", [name for name, case in ON_OFFER.items() if case.hidden_tags])
def test_tags_of_another_hand_are_noticed(name: str) -> None:
    game, words = ON_OFFER[name].game, words_for("en")
    leaks: list[str] = []
    for found in moments(name, max(game.seats)):
        hand = hand_drawing(game, found.hands[1], words, PLAIN.__getitem__, "dark")
        leaks += unknown(hand, found.table)
    assert leaks, "see GameCase.hidden_tags"


@pytest.mark.parametrize("name", ON_OFFER)
def test_no_renderer_shows_a_tag(name: str) -> None:
    game, words = ON_OFFER[name].game, words_for("en")
    found = moments(name, min(game.seats))[0]
    drawing = table_drawing(game, found.table, words, PLAIN.__getitem__, "dark") or hand_drawing(
        game, found.hands[0], words, PLAIN.__getitem__, "dark"
    )
    assert drawing is not None
    svg = svg_of(drawing.game, drawing.subject, drawing.theme, drawing.scene)
    without = re.sub('<g of="[^"]*"><path d="[^"]*" fill="none"/></g>', "", svg)
    without = re.sub(' of="[^"]*"', "", without)
    assert without != svg
    assert rasterised(without) == rasterised(svg)
