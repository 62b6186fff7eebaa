"""Every game keeps Discord's limits with all of the bot's own emoji, which count with their whole names and ids."""

import re
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path

import pytest

from bot.loopback.world import Emoji
from bot.pictures import all_emoji
from rules import GAMES

from ..house import House
from .playing import all_settled, eventually, of_bot, play_on

PNG = b"\x89PNG\r\n\x1a\n"
FIRST = 9_200_000_000_000_000_000
"""An id of 19 digits: no id of Discord's is longer within this century."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Have a house whose Discord has every emoji already."""
    house = House(tmp_path, emoji=True)
    for number, emoji in enumerate(all_emoji().values(), FIRST):
        house.server.state.world.emojis[number] = Emoji(number, emoji.full_name, PNG, "image/png")
    await house.start()
    await eventually(lambda: house.bot.emoji.settled)
    yield house
    await house.close()


def written(game: str) -> set[str]:
    """Return the bot's own emoji that a game's English texts write as characters."""
    catalogs = [one for one in files("bot.text").joinpath("en").iterdir() if one.name.startswith(game)]
    texts = "".join(catalog.read_text(encoding="utf-8") for catalog in catalogs)
    return {emoji.full_name for emoji in all_emoji().values() if emoji.sign in texts}


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_keeps_every_limit_and_shows_its_emoji(house: House, game: str) -> None:
    people = house.people(*"ABC"[: max(GAMES[game].seats)])
    table = await house.sit_down(*people, game=game)
    await all_settled(house)
    for _ in range(6):
        await play_on(table, 10)
        await all_settled(house)
        if await table.look(lambda match: match.result is not None):
            break
        for person in people:
            await house.own_screen(person, "hand")
    assert house.server.trouble == []
    shown = "\n".join(message.text for message in of_bot(house.server, house.server.channel))
    drawn = set(re.findall(r"<:(\w+):92\d{17}>", shown))
    assert drawn <= {emoji.full_name for emoji in all_emoji().values()}
    # A small game may write fewer. Otherwise some must be shown, or the limits are not put to the test.
    assert len(drawn) >= min(3, len(written(game))), "results, .act and .brief show too few"
    # Nothing was uploaded again.
    assert not [e for e in house.server.traffic if e["method"] == "POST" and e["path"].endswith("/emojis")]
