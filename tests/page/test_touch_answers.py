"""On a phone the first answers are seen without scrolling, above all where hints and notices stand beside them."""

from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from rules import GAMES

from .matches import answer_as_advised, asked, match_of, play_until, seat_of, shows, stop_confirming
from .tabs import PHONE
from .walking import Walker

pytestmark = pytest.mark.browser

ANSWERS = 10
"""The questions of a match that are looked at."""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

OUT = """() => {
    const seen = (one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const points = [[left + 6, top + 3], [right - 6, bottom - 4], [(left + right) / 2, (top + bottom) / 2]];
        return points.every((point) => one.contains(document.elementFromPoint(...point)));
    };
    const options = [...document.querySelectorAll(".t-ask > .t-options > .t-button")];
    return options.slice(0, 2).filter((one) => !seen(one)).map((one) => one.textContent);
}"""
"""The first two options of the question of which something is out of view, or covered."""


@pytest.mark.parametrize("locale", ["en-US", "fr-FR", "ja-JP"])
@pytest.mark.parametrize("game", [*GAMES])
async def test_on_a_phone_two_answers_are_in_view_at_every_question(
    tmp_path: Path, browser: Browser, game: str, locale: str
) -> None:
    async with match_of(game, tmp_path, browser, PHONE, locale) as (playing, seat):
        table = await playing.bot.tables.in_channel(playing.server.channel.id)
        assert table is not None
        me, walker, out = await seat_of(table), Walker(seat, Random(1)), dict[str, list[str]]()
        for _ in range(ANSWERS):
            question = await asked(table, me)
            if question is None:
                break
            await shows(walker, question.id)
            await seat.page.evaluate(DRAWN)
            if hidden := await seat.page.evaluate(OUT):
                out[question.kind] = hidden
            await answer_as_advised(table, me, question, playing.server.people[0].id)
        assert out == {}


CUT = "(text) => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1"
"""Whether some of a text is out of its box."""


@pytest.mark.parametrize(
    ("locale", "ever"), [("en-US", "don’t ask again"), ("fr-FR", "ne plus demander"), ("ja-JP", "今後は確認しない")]
)
async def test_on_a_phone_a_notice_is_read_whole_beside_the_first_answers(
    tmp_path: Path, browser: Browser, locale: str, ever: str
) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE, locale) as (playing, seat):
        touch = seat.page.locator("#touch")
        ask, note = touch.locator(".t-ask"), touch.locator(".t-desk > .t-note")
        await stop_confirming(playing, seat, ever)
        await expect(note).to_be_visible()
        await expect(ask.locator(".t-options .t-button")).to_have_count(6)
        for brief in (False, True):
            # Another question may come before or after it.
            await note.evaluate("(note, brief) => note.classList.toggle('brief', brief)", brief)
            await seat.page.evaluate(DRAWN)
            # Beside a question that came after it, a touch unfolds it.
            assert brief or not await note.locator(".t-text").evaluate(CUT)
            await expect(note.locator(".t-button")).to_be_in_viewport(ratio=1)
            assert await seat.page.evaluate(OUT) == []


@pytest.mark.parametrize("locale", ["en-US", "fr-FR", "ja-JP"])
async def test_on_a_phone_a_notice_that_comes_late_hides_no_answers(
    tmp_path: Path, browser: Browser, locale: str
) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE, locale) as (playing, seat):
        touch = seat.page.locator("#touch")
        note = touch.locator(".t-desk > .t-note")
        await stop_confirming(playing, seat)
        await expect(note).to_be_visible()
        await expect(touch.locator(".t-ask .t-options .t-button")).to_have_count(6)
        # The question is laid out without the notice, which comes only then.
        await note.evaluate("(note) => (note.hidden = true)")
        await touch.locator(".t-since").evaluate("(since) => since.dispatchEvent(new Event('toggle'))")
        await seat.page.evaluate(DRAWN)
        await note.evaluate("(note) => (note.hidden = false)")
        await seat.page.evaluate(DRAWN)
        assert await seat.page.evaluate(OUT) == []


@pytest.mark.parametrize("locale", ["fr-FR", "ja-JP"])
async def test_on_a_phone_a_folded_result_and_dealt_cards_are_read_whole(
    tmp_path: Path, browser: Browser, locale: str
) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE, locale) as (playing, seat):
        touch = seat.page.locator("#touch")
        for line in await touch.locator(".t-latest p").all():
            assert not await line.evaluate(CUT)
        first = touch.locator(".t-result.folded > .t-first")
        await play_until(playing, seat, "ballot")
        for _ in range(12):
            await play_until(playing, seat, again=True)
            await seat.page.evaluate(DRAWN)
            if await first.is_visible():
                break
        await expect(first).to_be_visible()
        assert not await first.evaluate(CUT)
