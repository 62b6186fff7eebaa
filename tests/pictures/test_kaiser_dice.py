"""The emoji of several dice can be read at the size at which Discord shows an emoji in a text."""

from io import BytesIO

import pytest
from PIL import Image, ImageColor

from bot.pictures.kaiser.dice import DICE
from bot.pictures.kaiser.emoji import EMOJI, FIELDS, POOLS
from bot.pictures.render import rasterised

SHOWN = 22
LEAST = 7
"""Pixels of a number, from top to bottom."""
SVGS = {emoji.name.removeprefix("dice_").upper(): emoji.svg for emoji in EMOJI if emoji.name.startswith("dice_")}


def pixel(picture: Image.Image, x: int, y: int) -> tuple[int, ...]:
    found = picture.getpixel((x, y))
    assert isinstance(found, tuple)
    return found


def distance(some: tuple[int, ...], other: tuple[int, ...]) -> int:
    return sum((a - b) ** 2 for a, b in zip(some, other, strict=True))


@pytest.mark.parametrize("letters", [letters for letters in POOLS if len(letters) > 1])
def test_each_number_of_several_dice_is_tall_enough_to_be_read(letters: str) -> None:
    whole = Image.open(BytesIO(rasterised(SVGS[letters], zoom=1))).convert("RGB")
    shown = whole.resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)
    for letter, place in zip(letters, FIELDS[len(letters)], strict=True):
        ink, ground = ImageColor.getrgb(DICE[letter].ink), ImageColor.getrgb(DICE[letter].field)
        left, top, wide, high = (round(one * SHOWN / 100) for one in place)
        inked = [
            [distance(pixel(shown, x, y), ink) < distance(pixel(shown, x, y), ground) for x in range(left, left + wide)]
            for y in range(top, top + high)
        ]
        # The edge of the field has the colour of the number, too: all along its upper and lower side.
        rows = [row[2:-2] for row in inked if any(row[2:-2]) and not all(row[2:-2])]
        assert len(rows) >= LEAST, letter
