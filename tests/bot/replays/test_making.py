"""The process that makes a page, and the picture that moves."""

from io import BytesIO

import pytest
from PIL import Image

from bot.replays import CannotMakeError, made, making, page_of
from bot.replays.moving import FRAMES, LAST, SHOWN, moving_picture
from bot.replays.replay import Dice, Replay, Sight
from bot.replays.steps import steps_of
from bot.text import words_for

from .shown import SHORT, replay


async def test_the_process_makes_the_same_page() -> None:
    shown = replay("corsari", [None, 1])
    assert await made(shown, "fr", "light") == page_of(shown, "fr", "light").encode()


@pytest.mark.parametrize(
    "work", ["raise SystemExit(3)", "import sys; sys.stdin.buffer.read()", "import os; os.abort()"]
)
async def test_a_process_that_fails_is_noticed(work: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "WORK", work)
    with pytest.raises(CannotMakeError):
        await made(replay("corsari", [None]), "en", "dark")


async def test_a_process_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "WORK", "import time; time.sleep(600)")
    monkeypatch.setattr(making, "PATIENCE", 0.3)
    with pytest.raises(CannotMakeError, match="too long"):
        await made(replay("corsari", [None]), "en", "dark")


@pytest.mark.parametrize("game", SHORT)
def test_the_last_round_moves(game: str) -> None:
    shown = replay(game, [None])
    steps = list(steps_of(shown, None, words_for("ja"), "dark"))
    begin = max(place for place, step in enumerate(steps) if step.begins)
    expected = [step for step in steps[max(begin, len(steps) - FRAMES) :] if step.pictures]
    data = moving_picture(shown, "ja", "dark")
    with Image.open(BytesIO(data)) as picture:
        assert picture.format == "WEBP"
        frames, durations = getattr(picture, "n_frames", 1), []
        for n in range(frames):
            picture.seek(n)
            picture.load()
            durations.append(picture.info["duration"])
        width, _ = picture.size
    assert width == 540
    # Equal frames in a row may become one that stays longer.
    assert 1 < frames <= len(expected)
    assert sum(durations) == SHOWN * (len(expected) - 1) + LAST
    assert len(data) < 1_000_000


def test_a_match_without_a_picture_is_refused() -> None:
    empty = Replay(
        game="corsari",
        seats=2,
        options={},
        viewpoints=[None],
        sights=[Sight(reader=None, events=[])],
        dice=Dice(commitment="", salt="", key_hashes={}, keys={}),
    )
    with pytest.raises(ValueError, match="no picture yet"):
        moving_picture(empty, "en", "dark")
