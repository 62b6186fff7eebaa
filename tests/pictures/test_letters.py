"""The fonts serve several threads: emoji are drawn beside the event loop, which draws boards."""

import gc
import sys
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.pictures.letters import FONTS, Font, Glyph

LETTERS = [chr(code) for code in range(0x3041, 0x3097)]


@pytest.fixture
def in_quick_turns() -> Iterator[None]:
    """Have threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("in_quick_turns")
def test_threads_read_the_same_letters_of_one_font() -> None:
    _, name = FONTS["text"]
    used_alone, shared = Font(name), Font(name)

    def read(_: int) -> list[Glyph]:
        return [shared.glyph(letter) for letter in LETTERS]

    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(read, range(4)))
    assert found == [[used_alone.glyph(letter) for letter in LETTERS]] * 4


def test_a_font_leaves_no_file_open() -> None:
    gc.collect()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for names in FONTS.values():
            assert "a" in Font(names[0])
        gc.collect()
    assert [str(warning.message) for warning in caught] == []
