from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from storage import Store
from tests.storage.making import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ship.db"


@pytest.fixture
async def store(path: Path, clock: Clock) -> AsyncGenerator[Store]:
    async with await Store.open(path, now=clock) as opened:
        yield opened
