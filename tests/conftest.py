"""Fixtures of all tests: strict texts, and a house to play in."""

import gc
import logging
import os
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase

from bot.delivery import uploads
from bot.logs import plain_traceback

from .house import House

LEFT_BEHIND = 50_000
"""The number of new objects after which garbage is collected between two tests."""

# Modules, tests and their parameters are read: millions of objects, and no garbage.
gc.disable()


def in_memory() -> str | None:
    """Find a folder in memory with room for the files of all tests, from which programs may be started."""
    shared = Path("/dev/shm")
    if not (shared.is_dir() and os.access(shared, os.W_OK)):
        return None
    room = os.statvfs(shared)
    return None if room.f_flag & os.ST_NOEXEC or room.f_bavail * room.f_frsize < 1 << 30 else str(shared)


# The store waits for the disk with every move. Its files are real there, too, and tests of the bot take a sixth less.
if folder := in_memory():
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", folder)

# Missing texts and arguments are errors, also in bots that tests start as processes.
os.environ["QUARTERMASTER_STRICT_TEXT"] = "1"

# A bot that starts draws and uploads all of its emoji, which takes seconds. Tests of the emoji ask for them.
os.environ["QUARTERMASTER_EMOJI"] = "false"

# On a busy machine a picture takes longer than the bot waits; its message would come without it.
uploads.PATIENCE = 60.0

# In its debug mode asyncio warns of slow callbacks, of which a busy machine has many. Its errors are still logged.
logging.getLogger("asyncio").setLevel(logging.ERROR)

# The same examples on every run of one commit. `make fuzz` loads the other profile instead, with a seed of its own.
settings.register_profile(
    "suite", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "fuzz",
    settings.get_profile("suite"),
    derandomize=False,
    database=DirectoryBasedExampleDatabase(".hypothesis/examples"),
    max_examples=500,
    print_blob=True,
)
settings.load_profile("suite")


def plain_logs() -> None:
    """Log errors as the bot does; by default, structlog would write out the local variables of every frame."""
    structlog.reset_defaults()
    *processors, renderer = structlog.get_config()["processors"]
    structlog.configure(processors=[*processors, plain_traceback, renderer])


plain_logs()


def pytest_collection_finish() -> None:
    """Let garbage be collected between tests, and from what came into being since: a collection stops bot and Discord.

    One over all that the tests keep takes seconds, in which presses stay unanswered. Only a test that makes very many
    objects has one of its own.
    """
    gc.enable()
    gc.set_threshold(1_000_000, 50, 100)
    _set_aside()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None, None, None]:
    """Collect garbage after a test that has left many objects."""
    yield
    if gc.get_count()[0] > LEFT_BEHIND:
        _set_aside()


def _set_aside() -> None:
    """Run Python's garbage collector, and have its later runs skip every object that is left."""
    gc.collect()
    gc.freeze()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A started bot on a started loopback; trouble of the bot fails the test."""
    async with House(tmp_path) as house:
        yield house


@pytest.fixture
def open_to_all() -> Iterator[None]:
    """Set a umask that takes no permission away, for this process and those that it starts."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture(autouse=True)
def logs_as_they_were() -> Iterator[None]:
    """Undo a test's settings of the logs: their stream is closed when the next test starts."""
    loggers = (logging.getLogger(), logging.getLogger("discord"))
    before = [(list(logger.handlers), logger.level) for logger in loggers]
    yield
    for logger, (handlers, level) in zip(loggers, before, strict=True):
        logger.handlers[:] = handlers
        logger.setLevel(level)
    plain_logs()
