"""The bot's own emoji: every emoji that a game's texts show is drawn, and every drawing is used."""

import json
import re
import struct
from importlib.resources import files

import pytest

from bot.pictures import all_emoji
from bot.pictures.drawing import Drawing
from bot.pictures.emoji import drawing_of
from bot.pictures.kaiser.dice import DICE
from bot.pictures.kaiser.emoji import DOTS
from bot.pictures.render import render
from bot.text import words_for
from bot.text.emoji import SIDES, signs
from rules import GAMES

LOCALES = ("en", "fr", "ja")
ANY = re.compile(
    "[\U0001f1e6-\U0001f1ff]{2}|"
    "[\u21a9\u231a\u231b\u23e9-\u23fa\u25aa\u25ab\u25fb-\u25fe\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]"
    "(?:\ufe0f|\u200d[\u2600-\u27bf\U0001f000-\U0001faff])*"
)
TOLD_IN_ALL = ("bot-seat_resigned", "bot-answers_undone", "bot-summary-undone")
TEXT = "★"
"""Characters of a typeface rather than emoji."""


def texts_of(game: str, locale: str) -> str:
    """Return the texts of a game's catalogs, without comments."""
    folder = files("bot.text") / locale
    found = sorted(file.name for file in folder.iterdir() if re.fullmatch(rf"{game}(_\w+)?\.ftl", file.name))
    assert found
    lines = "".join((folder / name).read_text(encoding="utf-8") for name in found).splitlines()
    return "\n".join(line for line in lines if not line.startswith("#"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_emoji_of_a_game_is_drawn(game: str, locale: str) -> None:
    pattern = signs(emoji.sign for emoji in all_emoji().values())
    left = pattern.sub("", texts_of(game, locale))
    undrawn = sorted({found for found in ANY.findall(left) if found not in TEXT})
    assert not undrawn, f"no drawing of {undrawn}: add them to bot/pictures/{game}/emoji.py"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_emoji_of_what_all_games_tell_is_drawn(locale: str) -> None:
    told = [words_for(locale).line(name, seat="", acts="") for name in TOLD_IN_ALL]
    drawn = {emoji.sign for emoji in all_emoji().values()}
    assert {sign for text in told for sign in ANY.findall(text)} <= drawn


def test_every_drawing_is_used() -> None:
    pattern = signs(emoji.sign for emoji in all_emoji().values())
    used = {
        found for game in (*GAMES, "bot") for locale in LOCALES for found in pattern.findall(texts_of(game, locale))
    }
    assert [emoji.name for emoji in all_emoji().values() if emoji.sign not in used] == []


def test_dice_are_called_by_their_sides_in_texts_and_drawings() -> None:
    assert {DOTS[letter]: f"d{die.sides}" for letter, die in DICE.items()} == SIDES


def test_names_and_signs_are_unique_and_fit() -> None:
    emoji = list(all_emoji().values())
    assert len({one.sign for one in emoji}) == len(emoji) == len({one.full_name for one in emoji})
    for one in emoji:
        assert re.fullmatch("qm_[a-z0-9_]{1,20}_[0-9a-f]{8}", one.full_name)


def test_a_name_tells_the_drawing() -> None:
    anchor = all_emoji()["anchor"]
    other = anchor._replace(draw=all_emoji()["coin"].draw)
    assert anchor.full_name != other.full_name
    assert anchor.full_name == anchor._replace().full_name


@pytest.mark.parametrize("name", all_emoji())
def test_every_emoji_becomes_a_small_square_picture(name: str) -> None:
    drawing = drawing_of(all_emoji()[name])
    png = drawn(drawing)
    assert struct.unpack(">II", png[16:24]) == (128, 128)
    assert len(png) < 16 * 1024
    # A tile or a flag fills its square: it is seen on dark and on light grounds.
    assert len(png) > 500


def drawn(drawing: Drawing) -> bytes:
    """Return the PNG of a drawing."""
    assert json.loads(drawing.scene)
    return render(drawing.game, drawing.subject, drawing.theme, drawing.scene)
