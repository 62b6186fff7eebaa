"""Fixtures for tests of the bot: houses in which the toy game can be played."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from ..hand_clock import HandClock
from ..house import House
from ..weeks import Weeks
from .toys.playable import toy_playable


@pytest.fixture
async def toy_house(tmp_path: Path) -> AsyncIterator[House]:
    """A house with the toy game besides the others."""
    with toy_playable():
        async with House(tmp_path) as house:
            yield house


@pytest.fixture
async def weeks(tmp_path: Path) -> AsyncIterator[Weeks]:
    """A house with the toy game and a clock set by hand."""
    with toy_playable():
        async with Weeks(tmp_path, HandClock()) as house:
            yield house


@pytest.fixture
def old_screens_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the private screens of a person that a new one would replace, as if their tokens had expired."""
    monkeypatch.setattr("bot.interactions.standing.LIVES", timedelta(0))


@pytest.fixture
def screens_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave private screens as they were shown, as if their tokens had expired: they do not follow their table."""
    monkeypatch.setattr("bot.interactions.live_screens.LIVES", timedelta(0))
