"""For tests of the bot: a house where the toy game is played."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ..house import House
from .toys.playable import toy_playable


@pytest.fixture
async def toy_house(tmp_path: Path) -> AsyncIterator[House]:
    """A house that has one more game: "toy"."""
    with toy_playable():
        house = House(tmp_path)
        await house.start()
        yield house
        await house.close()
        assert house.server.trouble == []
