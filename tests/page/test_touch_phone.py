"""The table to touch on a phone, where all stands in one column: what matters is in view above the question."""

from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from .tabs import PHONE
from .test_touch import answer_as_advised, asked, match_of, seat_of, shows
from .walking import Walker

pytestmark = pytest.mark.browser


async def test_what_came_after_an_open_result_is_told_above_the_question(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser, PHONE) as (playing, seat):
        touch = seat.page.locator("#touch")
        result, latest = touch.locator(".t-result"), touch.locator(".t-latest")
        table = await playing.bot.tables.in_channel(playing.server.channel.id)
        assert table is not None
        me, seen, walker = await seat_of(table), set[bool](), Walker(seat, Random(1))
        while len(seen) < 2:
            question = await asked(table, me)
            assert question is not None
            await shows(walker, question.id)
            if await result.is_visible():
                parts = walker.state()
                newest = parts["log"]["lines"][-1]["text"] in parts["result"]["text"]
                await expect(latest).to_be_visible(visible=not newest)
                seen.add(newest)
            await answer_as_advised(table, me, question, playing.server.people[0].id)
