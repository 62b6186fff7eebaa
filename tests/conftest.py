"""For all tests: strict texts, and a house to play in."""

import gc
import logging
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import HealthCheck, settings

from bot import uploads

from .house import House

# Missing texts and arguments are errors, also in bots that tests start as processes.
os.environ["QUARTERMASTER_STRICT_TEXT"] = "1"

# A message would come without its picture, which takes longer on a busy machine than anybody is made to wait.
uploads.PATIENCE = 60.0

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


def pytest_collection_finish() -> None:
    """Keep what is there by now out of collections of garbage: one may stop bot and Discord for seconds."""
    gc.collect()
    gc.freeze()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A started bot on a started loopback; whatever no sound bot would cause fails the test."""
    house = House(tmp_path)
    await house.start()
    yield house
    await house.close()
    assert house.server.trouble == []


@pytest.fixture(autouse=True)
def logs_as_they_were() -> Iterator[None]:
    """Whatever a test makes of the logs, the next one finds none of it: a stream of its own is closed by then."""
    loggers = (logging.getLogger(), logging.getLogger("discord"))
    before = [(list(logger.handlers), logger.level) for logger in loggers]
    yield
    for logger, (handlers, level) in zip(loggers, before, strict=True):
        logger.handlers[:] = handlers
        logger.setLevel(level)
    structlog.reset_defaults()
