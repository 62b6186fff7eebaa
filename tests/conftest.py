"""For all tests: strict texts, and a house to play in."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from .house import House

# Missing texts and arguments are errors, also in bots that tests start as processes.
os.environ["QUARTERMASTER_STRICT_TEXT"] = "1"

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A started bot on a started loopback; whatever no sound bot would cause fails the test."""
    house = House(tmp_path)
    await house.start()
    yield house
    await house.close()
    assert house.server.trouble == []
