"""What the options of a question light up on the board."""

from collections import Counter
from typing import Any, cast

import pytest

from bot.pictures.tags import shared, tags_of
from rules import GAMES
from rules.kernel import Option, Question

from ..rules.blackbeard.walks import orders_open


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


@pytest.mark.parametrize("seed", ["1718", "1720"])
def test_a_hex_with_a_port_or_a_lane_is_one_option(seed: str) -> None:
    game = GAMES["blackbeard"]
    match = orders_open(3, seed)
    found = 0
    for question in match.questions.values():
        asked = next(step for step in question.steps_with({}) if step.kind == "move")
        goals = [option for option in asked.options if option.id.count("/") == 2 or option.id[:5] in ("port/", "lane/")]
        tagged = Counter(tag for goal in goals for tag in tags_of(game, asked, goal) if tag.startswith("place:"))
        assert set(tagged.values()) == {1}
        # Each hex in reach can still be touched.
        hexes = [option.data["place"] for option in goals if option.id.count("/") == 2]
        assert all(tagged[f"place:{place}"] for place in hexes)
        found += sum(option.data["named"] for option in goals if option.id.count("/") == 2)
    assert found
