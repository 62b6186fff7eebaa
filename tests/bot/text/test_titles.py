"""Games are found by any reasonable spelling of their names."""

import pytest

from bot.text import games_called
from rules import GAMES


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("corsari", "corsari"),
        ("Corsari", "corsari"),
        ("  CORSARI ", "corsari"),
        ("cor", "corsari"),
        ("Les Corsaires", "corsari"),
        ("コルサリ", "corsari"),
        ("corsri", "corsari"),
        ("tortuga", "tortuga"),
        ("Tortuga 1667", "tortuga"),
        ("tortuga1667", "tortuga"),
        ("1667", "tortuga"),
        ("トルトゥーガ", "tortuga"),
        ("l'île de la tortue", "tortuga"),
        ("The Kaiser's Pirates", "kaiser"),
        ("the kaisers pirates", "kaiser"),
        ("Kaiser", "kaiser"),
        ("カイザーの海賊", "kaiser"),
        ("barbe noire", "blackbeard"),
        ("Barbe-Noire 2", "blackbeard"),
        ("Blackbeard", "blackbeard"),
        ("blakbeard", "blackbeard"),
        ("黒ひげ", "blackbeard"),
    ],
)
def test_a_game_has_many_names(typed: str, game: str) -> None:
    assert [found.name for found in games_called(GAMES, typed)] == [game]


def test_an_empty_text_means_every_game() -> None:
    assert games_called(GAMES, " ") == list(GAMES.values())


def test_several_games_may_be_meant() -> None:
    assert [game.name for game in games_called(GAMES, "pirate")] == ["kaiser"]
    assert len(games_called(GAMES, "a")) > 1


@pytest.mark.parametrize("typed", ["chess", "zeppelin", "@everyone", "x" * 5000])
def test_other_texts_mean_no_game(typed: str) -> None:
    assert games_called(GAMES, typed) == []
