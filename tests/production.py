"""Runs a part of the suite with texts as in production: a missing text is not raised, but it still fails the test."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.text import STRICT
from bot.text.phrases import Phrasebook


@contextmanager
def texts_as_in_production() -> Iterator[list[str]]:
    """Word everything as in production; fail in the end if a text or an argument was missing."""
    missing: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(STRICT, raising=False)
        miss = Phrasebook._miss

        def noted(self: Phrasebook, name: str, catalog: Any, fault: str) -> None:
            missing.append(f"{catalog.locale} {name}: {fault}")
            miss(self, name, catalog, fault)

        patch.setattr(Phrasebook, "_miss", noted)
        yield missing
    assert missing == [], missing
