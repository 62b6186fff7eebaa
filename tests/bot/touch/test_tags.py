"""What the options of a question light up on the board."""

from typing import Any, cast

import pytest

from bot.touch.tags import shared, tags_of
from rules import GAMES
from rules.kernel import Option, Question


@pytest.mark.parametrize(
    ("data", "tags"),
    [
        ({"seat": 2, "where": "FD"}, ["seat:2"]),
        ({"seat": 2, "where": "TOR", "ship": "JR"}, ["seat:2", "place:JR"]),
        ({"where": "TOR"}, ["place:TOR"]),
        ({"source": "FD-B", "hold": "FD-F"}, ["hold:FD-F"]),
        ({"slots": [1, 3]}, ["slot:1", "slot:3"]),
    ],
)
def test_a_player_or_a_hold_is_touched_and_not_where_it_comes_from(data: dict[str, Any], tags: list[str]) -> None:
    asked = cast("Question", None)
    assert tags_of(GAMES["tortuga"], asked, Option("one", data)) == tags


def test_places_of_several_options_or_of_one_option_with_another_place_are_named() -> None:
    assert [*shared([["slot:1", "slot:2"], ["seat:1"], ["seat:1"], ["seat:2"], []])] == ["slot:1", "slot:2", "seat:1"]
