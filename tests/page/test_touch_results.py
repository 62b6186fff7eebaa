"""What has happened, at the table to touch: the results of rounds, the story, explanations."""

import asyncio
import contextlib
import re
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect
from playwright.async_api import TimeoutError as TooLate

from bot.cli.play import Playing, opened
from rules.kernel import Match, Question

from .conftest import PLAIN
from .matches import (
    answer_as_advised,
    asked,
    deal,
    draw_and_discard,
    match_of,
    play_to_the_end,
    play_until,
    seat_of,
    short_match,
    shows,
)
from .tabs import PHONE, WIDE, tab
from .walking import Walker

pytestmark = pytest.mark.browser


HEARD_IN_ORDER = """
() => {
  const story = [...document.querySelectorAll("#touch .t-story li")].map((line) => line.textContent);
  const last = [...document.querySelectorAll("#touch .t-result .t-text")].map((text) => text.textContent);
  const outcome = /(The attack on .*?(?:succeeds|fails)|The mutiny .*?(?:succeeds|fails)|brawl is a tie|win .*?brawl)/;
  let from = 0;
  return last.map((text) => (from = story.findIndex((line, n) => n >= from && line.includes(outcome.exec(text)[1]))));
}
"""


@pytest.mark.parametrize("size", [WIDE | {"height": 480}, PHONE], ids=["wide", "phone"])
async def test_a_text_passes_behind_the_button_that_closes_it(
    playing: Playing, browser: Browser, size: dict[str, int]
) -> None:
    async with tab(browser, f"{playing.server.url}/", size, chat=False, reduced_motion="reduce") as seat:
        touch = seat.page.locator("#touch")
        await deal(seat)
        await touch.locator(".t-ask").get_by_role("button", name="Rules").click()
        panel = touch.locator(".t-panel")
        close = panel.get_by_role("button", name="Close")
        await expect(close).to_be_visible()
        await panel.evaluate("(panel) => (panel.scrollTop = panel.scrollHeight)")
        assert await panel.evaluate("(panel) => panel.scrollTop") > 20
        # No line of the text stands beside the button, half behind it, or above it.
        at = await close.bounding_box()
        assert at is not None
        edge = await panel.bounding_box()
        assert edge is not None
        there = "([x, y]) => document.elementFromPoint(x, y).className"
        for x, y in ((at["x"] - 12, at["y"] + 9), (at["x"] / 2, at["y"] + 9), (at["x"] / 2, edge["y"] + 4)):
            assert await seat.page.evaluate(there, [x, y]) == "t-bar"


async def test_actions_of_a_running_match_are_not_offered_over_its_end(tmp_path: Path, browser: Browser) -> None:
    async with short_match(tmp_path, browser) as (playing, seat):
        touch = seat.page.locator("#touch")
        panel = touch.locator(".t-panel")
        await touch.get_by_role("button", name="More").click()
        await expect(panel.get_by_role("button", name="Resign")).to_be_visible()
        await play_to_the_end(playing)
        await expect(touch.locator(".t-ask")).to_contain_text("Final ranking")
        await expect(panel).to_be_hidden()


async def test_the_story_is_at_its_end_after_an_explanation(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, WIDE | {"height": 1100}) as (playing, seat):
        touch = seat.page.locator("#touch")
        panel, scroll, newest = touch.locator(".t-panel"), touch.locator(".t-scroll"), touch.locator(".t-story li").last
        await play_until(playing, seat, "action")
        why = newest.locator(".t-why")
        await why.click()
        await expect(panel).to_contain_text("Why?")
        # What happens meanwhile pushes the line out of view.
        lines = await touch.locator(".t-story li").count()
        for _ in range(3):
            await play_until(playing, seat, "action", again=True)
        assert await touch.locator(".t-story li").count() > lines
        await panel.get_by_role("button", name="Close").click()
        await expect(panel).to_be_hidden()
        assert await scroll.evaluate("(scroll) => scroll.scrollTop") == 0
        await expect(why).to_be_focused()
        # Who reads further up stays there, at the line that was explained.
        await scroll.evaluate("(scroll) => (scroll.scrollTop = -200)")
        seen = await scroll.evaluate(SEEN_LINE)
        line = touch.locator(f"li[data-code='{seen}'] > .t-why")
        await line.click()
        await expect(panel).to_be_visible()
        at = await scroll.evaluate("(scroll) => scroll.scrollTop")
        await panel.get_by_role("button", name="Close").click()
        await expect(line).to_be_focused()
        assert await scroll.evaluate("(scroll) => scroll.scrollTop") == at


async def test_a_new_question_leads_back_to_the_newest_line(tmp_path: Path, browser: Browser) -> None:
    async with match_of("blackbeard", tmp_path, browser) as (playing, seat):
        touch, page = seat.page.locator("#touch"), seat.page
        panel, scroll, lines = touch.locator(".t-panel"), touch.locator(".t-scroll"), touch.locator(".t-story li")
        newest = touch.get_by_role("button", name="Newest events")

        async def place() -> tuple[float, str]:
            return await scroll.evaluate("(scroll) => scroll.scrollTop"), await scroll.evaluate(SEEN_LINE)

        async def scroll_up() -> None:
            at = (await place())[0]
            await scroll.hover()
            await page.mouse.wheel(0, -150)
            await page.wait_for_function("(at) => document.querySelector('.t-scroll').scrollTop <= at - 149", arg=at)

        while await lines.count() < 30:
            await play_until(playing, seat, again=True)
        await scroll_up()
        at, seen = await place()
        await lines.and_(page.locator(f"[data-code='{seen}']")).locator(".t-why").click()
        await expect(panel).to_be_visible()
        await panel.get_by_role("button", name="Close").click()
        await expect(panel).to_be_hidden()
        assert await place() == (at, seen)
        # Who has scrolled up since the last question reads on.
        await play_until(playing, seat, again=True)
        assert (await place())[1] == seen
        await expect(newest).to_be_visible()
        # At the next one, what has happened is in view.
        await play_until(playing, seat, again=True)
        assert (await place())[0] == 0
        await expect(newest).to_be_hidden()
        # By keys one goes along the lines: they stay for as long as the focus is there.
        await lines.last.locator(".t-why").focus()
        await page.keyboard.press("Home")
        await expect(lines.first).to_be_in_viewport()
        for _ in range(2):
            await play_until(playing, seat, again=True)
            await expect(lines.first.locator(".t-why")).to_be_focused()
            await expect(lines.first).to_be_in_viewport()


SEEN_LINE = """(scroll) => {
    const { top, bottom } = scroll.getBoundingClientRect();
    const seen = [...scroll.querySelectorAll("li")].find((line) => {
        const at = line.getBoundingClientRect();
        return at.top >= top && at.bottom <= bottom;
    });
    return seen.dataset.code;
}"""
"""The code of the first line of the story that is in view."""


SHOWN = """(result) => {
    const details = result.querySelector("details");
    if (!details.open) return "folded";
    const [view, shot] = [result, details.lastElementChild].map((part) => part.getBoundingClientRect());
    return view.bottom - shot.top < shot.height / 2 ? "a strip" : "shown";
}"""


async def test_of_the_board_of_a_result_more_than_a_strip_is_shown(tmp_path: Path, browser: Browser) -> None:
    size = {"width": 1440, "height": 900}
    async with match_of("corsari", tmp_path, browser, size, seed="a") as (playing, seat):
        result = seat.page.locator("#touch .t-result")
        while not await result.is_visible():
            await play_until(playing, seat, "draw", again=True)
        await expect(result).to_contain_text("Round 1")
        assert await result.evaluate(SHOWN) == "folded"
        # Who opens it sees it.
        await result.locator("summary").click()
        await expect(result.locator("details")).to_have_attribute("open", "")


async def test_results_stay_until_the_next_turn_in_their_order(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser) as (playing, seat):
        result = seat.page.locator("#touch .t-result")
        told = result.locator(".t-text")
        # A screen reader finds it by its name.
        await expect(seat.page.get_by_role("region", name="Result", exact=True)).to_have_count(0)
        # A result says what was decided. What the viewer's own turn brought stays above those of the others.
        while await told.count() < 2:
            await play_until(playing, seat, "action", again=True)
        for text in await told.all_text_contents():
            assert re.search("attack on|mutiny|brawl", text)
        await expect(seat.page.get_by_role("region", name="Result", exact=True)).to_contain_text(text)
        numbers = [int(n) for n in await seat.page.evaluate(HEARD_IN_ORDER)]
        assert numbers == sorted(numbers)
        # On a low screen its board leaves room for the story.
        await expect(result.locator("details")).not_to_have_attribute("open", "")
        await expect(seat.page.locator("#touch .t-story li").last).to_be_in_viewport()
        # The bar with the way back to the newest line does not lie over what keys have reached.
        whys = seat.page.locator("#touch .t-why")
        await whys.last.focus()
        await seat.page.keyboard.press("Home")
        await expect(seat.page.get_by_role("button", name="Newest events")).to_be_visible()
        await expect(whys.first).to_be_in_viewport(ratio=1)
        await result.get_by_role("button", name="Close").click()
        await expect(result).to_be_hidden()


async def test_a_player_who_is_out_keeps_the_result_that_told_it(tmp_path: Path, browser: Browser) -> None:
    """It stays above the newest result, without those between: they have no next turn until which these would stay."""
    # The AIs wait after each result, so that the match can be paused when Anne is out.
    slow = PLAIN | {"pilot_pause": 0.15}
    async with (
        opened(tmp_path / "play.db", 0, **slow, dice_seed="page") as playing,
        tab(browser, f"{playing.server.url}/") as seat,
    ):
        anne, channel = playing.server.people[0], playing.server.channel
        await (await anne.slash("game new", channel, game="corsari", options="limit=60")).done()
        touch = seat.page.locator("#touch")
        card, told = touch.locator(".t-card"), touch.locator(".t-result .t-text")
        for name, seated in (("Join", "Anne"), ("Add AI", "AI 1"), ("Add AI", "AI 2")):
            await card.get_by_role("button", name=name).click()
            await expect(card).to_contain_text(seated)
        await card.get_by_role("button", name="Start").click()
        await expect(touch.locator(".t-ask")).to_be_visible()
        table = await playing.bot.tables.in_channel(channel.id)
        assert table is not None
        me = await seat_of(table)
        while await table.look(lambda match: match.plays(me)):
            question = await table.look(lambda match: match.questions.get(me))
            if question is None:
                await seat.page.wait_for_timeout(20)
                continue
            # A player who sails at once is soon out.
            answer = "sail" if "sail" in [option.id for option in question.options] else question.default
            await table.answer(me, answer, question.id, by="player", user_id=anne.id)
        # The AIs hurry now. While they stand still, the page has the time it needs on a busy machine.
        await table.pause(paused=True)
        await expect(told.first).to_contain_text("Anne is eliminated")
        await table.pause(paused=False)
        await expect(told.last).not_to_contain_text("Anne is eliminated")
        await expect(told).to_have_count(2)
        await expect(told.first).to_contain_text("Anne is eliminated")
        # The end says once more when that was.
        await expect(touch.locator(".t-ask")).to_contain_text("Final ranking")
        left = await table.look(lambda match: match.view(None).left[me].round)
        await expect(touch.locator(".t-ask")).to_contain_text(f"You finish 3rd: you were out in round {left}")
        await expect(told).to_have_count(2)
        await expect(told.first).to_contain_text("Anne is eliminated")


async def test_on_a_low_screen_a_result_is_read_whole(tmp_path: Path, browser: Browser) -> None:
    """What has followed it in several lines needs some of its room: two of them are in view below it."""
    async with match_of("tortuga", tmp_path, browser) as (playing, seat):
        touch = seat.page.locator("#touch")
        result, lines = touch.locator(".t-result"), touch.locator(".t-story li")
        text, read, followed = result.locator(".t-text").first, "", set[bool]()
        # A vote with what it brings is the longest.
        while not re.search("The attack on .* succeeds!(.|\n)*Chests after this", read) or len(followed) < 2:
            await play_until(playing, seat, "action", again=True)
            if await result.is_visible():
                read += await text.inner_text()
                several = "followed" in (await result.get_attribute("class") or "")
                followed.add(several)
                whole, part = await result.bounding_box(), await text.bounding_box()
                assert whole is not None
                assert part is not None
                if await result.locator(".t-text").count() == 1 and not several:
                    assert whole["y"] <= part["y"]
                    assert part["y"] + part["height"] <= whole["y"] + whole["height"]
                else:
                    # What came before it is scrolled to: the newest one begins in view.
                    last = await result.locator(".t-text").last.bounding_box() or {}
                    assert whole["y"] <= last["y"] <= whole["y"] + whole["height"] - 20
                # Whatever room it has, the line is in view that says what was decided.
                decided = await result.locator(".t-text").last.locator("p:not(.t-small)").first.bounding_box()
                assert decided is not None
                assert decided["y"] + decided["height"] <= whole["y"] + whole["height"] + 1
                # What happened last stands below it.
                await expect(lines.last).to_be_in_viewport(ratio=0.9)
                if several:
                    await expect(lines.nth(-2)).to_be_in_viewport(ratio=0.9)
                await result.get_by_role("button", name="Close").click()
                await expect(result).to_be_hidden()


READ = """() => {
    const result = document.querySelector("#touch .t-result:not(.folded)");
    if (!result?.checkVisibility()) return null;
    const text = [...result.querySelectorAll(":scope > .t-text")].at(-1);
    const decided = text.querySelector("p:not(.t-small)").getBoundingClientRect();
    const [bar, box] = [result.firstElementChild, result].map((part) => part.getBoundingClientRect());
    const title = document.querySelector("#touch .t-log h3");
    const wrong = [];
    if (bar.top < box.top) wrong.push("its title is cut");
    if (decided.top < bar.bottom - 1 || decided.bottom > box.bottom) wrong.push("its outcome is out of view");
    if ([...text.children].some((line) => line.scrollWidth > line.clientWidth + 1)) wrong.push("a line is cut");
    if (!title.checkVisibility()) wrong.push("the story has no title");
    if (title.getBoundingClientRect().bottom > innerHeight) wrong.push("the title of the story is out of view");
    return wrong;
}"""
"""What of an open result is not read well; null: there is none."""


BESIDE = [(1366, 768), (1280, 800), (1440, 900)]
"""Screens on which an open result stands beside the messages."""


@pytest.mark.parametrize("game", ["kaiser", "tortuga", "corsari"])
async def test_beside_the_messages_the_lines_of_a_result_wrap_and_its_outcome_is_in_view(
    tmp_path: Path, browser: Browser, game: str
) -> None:
    async with match_of(game, tmp_path, browser) as (playing, seat):
        page, read = seat.page, 0

        async def resized(width: int, height: int) -> None:
            await page.set_viewport_size({"width": width, "height": height})

        async def settled() -> list[str] | None:
            # It is fitted again in a frame after the one in which its room has changed: a busy machine is late with it.
            await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            with contextlib.suppress(TooLate):
                await page.wait_for_function(f"() => !({READ})()?.length")
            return await page.evaluate(READ)

        while read < len(BESIDE):
            # Each result comes on a screen of this size, and is read on the others as well.
            await resized(*BESIDE[read])
            await play_until(playing, seat, again=True)
            if (wrong := await settled()) is None:
                continue
            read += 1
            assert wrong == []
            for size in BESIDE:
                await resized(*size)
                assert await settled() == [], size
        high = "() => document.querySelector('#touch .t-result').offsetHeight"
        for size in BESIDE:
            # What is said below the board takes some of its room, and leaves it that again.
            await resized(*size)
            assert await settled() == [], size
            before = await page.evaluate(high)
            await page.evaluate("() => document.querySelector('#touch .t-left > .t-lines').append('One. '.repeat(80))")
            assert await settled() == [], size
            await page.evaluate("() => document.querySelector('#touch .t-left > .t-lines').lastChild.remove()")
            assert await settled() == [], size
            await page.wait_for_function(f"(before) => Math.abs(({high})() - before) <= 2", arg=before)
            await page.reload()
            await page.locator("#touch .t-result").wait_for()
            assert await settled() == [], size


async def test_older_lines_stay_and_the_story_keeps_its_place(
    playing: Playing, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.touch.frames.LINES", 6)
    async with tab(browser, f"{playing.server.url}/") as seat:
        await deal(seat)
        await draw_and_discard(seat)
        touch = seat.page.locator("#touch")
        lines, older = touch.locator(".t-story li"), touch.get_by_role("button", name="Older")
        while await older.is_visible():
            shown = await lines.count()
            await older.click()
            await expect(lines.nth(shown)).to_be_attached()
        await expect(lines.first).to_contain_text("The match begins")
        first = lines.first.locator(".t-why")
        await first.focus()
        top = (await lines.first.bounding_box() or {})["y"]
        texts = await lines.all_text_contents()
        await touch.locator("[data-tag='pile:pile']").click()
        await expect(touch.locator(".t-ask")).to_contain_text("What now?")
        # The reader still sees the beginning, at the same height, and the new lines follow.
        told = await lines.all_text_contents()
        assert told[: len(texts)] == texts
        assert len(told) > len(texts)
        assert abs((await lines.first.bounding_box() or {})["y"] - top) < 2
        await expect(lines.first).to_be_in_viewport()


async def test_a_reader_further_up_is_led_to_the_newest_line(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        await deal(seat)
        await draw_and_discard(seat)
        touch = seat.page.locator("#touch")
        newest, lines = touch.get_by_role("button", name="Newest events"), touch.locator(".t-story li")
        await expect(newest).to_be_hidden()
        await touch.locator(".t-scroll").evaluate("(story) => (story.scrollTop = -story.scrollHeight)")
        await touch.locator("[data-tag='pile:pile']").click()
        await expect(touch.locator(".t-ask")).to_contain_text("What now?")
        await expect(lines.last).not_to_be_in_viewport()
        await newest.click()
        await expect(lines.last).to_be_in_viewport()
        await expect(lines.last.locator(".t-why")).to_be_focused()
        await expect(newest).to_be_hidden()


ASKED_ALOUD = """() => {
    window.asked = [];
    const heard = document.querySelector("#touch > .t-hidden:not([role])");
    const observer = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const line of addedNodes) window.asked.push(line.textContent);
    });
    observer.observe(heard, { childList: true });
}"""
TIMES_SAID = "(text) => window.asked.filter((line) => line.includes(text)).length"


def to_confirm(match: Match, seat: int, question: Question) -> bool:
    """Return whether the AI's advice on one of several options has to be confirmed."""
    assert match.game is not None
    advised = match.game.counsel(match.view(seat), question).answer
    return question.shape == "choose" and len(question.options) > 1 and question.is_final(advised)


async def test_a_result_stays_until_it_is_closed(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser) as (playing, seat):
        touch, server, page = seat.page.locator("#touch"), playing.server, seat.page
        await page.evaluate(ASKED_ALOUD)
        table = await playing.bot.tables.in_channel(server.channel.id)
        assert table is not None
        me, result = await seat_of(table), touch.locator(".t-result")
        sure = False
        # The advice is one that has to be confirmed.
        while not (await result.is_visible() and sure):
            question = await asked(table, me)
            assert question is not None
            await shows(Walker(seat, Random(1)), question.id)
            sure = await table.look(lambda match, question=question: to_confirm(match, me, question))
            if not (await result.is_visible() and sure):
                await answer_as_advised(table, me, question, server.people[0].id)
        # A board that still stands is folded away, and the story stays beside it.
        await expect(result.locator("details")).not_to_have_attribute("open", "")
        await expect(touch.locator(".t-story li").last).to_be_in_viewport()
        ask = touch.locator(".t-ask")
        await ask.get_by_role("button", name="Advise me").click()
        await expect(ask.get_by_role("button", name="Follow the advice")).to_be_visible()
        await expect(result).to_be_visible()
        await ask.get_by_role("button", name="Follow the advice").click()
        await expect(ask).to_contain_text("Are you sure?")
        await expect(result).to_be_visible()
        await ask.get_by_role("button", name="Confirm", exact=True).click()
        # The press is under way: it has answered before the next question is looked for.
        async with asyncio.timeout(30):
            while (
                now := await table.look(lambda match: match.questions.get(me))
            ) is not None and now.id == question.id:
                await asyncio.sleep(0.01)
        # What an undo does not change is heard once, although it stands below each question that follows dice.
        draws, title = "Undoing doesn’t change chance", "Which cards will you lay this turn?"
        while draws not in await ask.inner_text():
            question = await asked(table, me)
            assert question is not None
            await shows(Walker(seat, Random(1)), question.id)
            if draws not in await ask.inner_text():
                await answer_as_advised(table, me, question, server.people[0].id)
        times = await page.evaluate(TIMES_SAID, title)
        await play_until(playing, seat, "commit")
        await page.wait_for_function(f"(title) => ({TIMES_SAID})(title) === {times + 1}", arg=title)
        assert await page.evaluate(TIMES_SAID, draws) == 1


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
async def test_a_result_from_before_an_answer_is_folded_to_its_first_line(
    tmp_path: Path, browser: Browser, size: dict[str, int]
) -> None:
    async with match_of("kaiser", tmp_path, browser, size) as (playing, seat):
        touch, server, keys = seat.page.locator("#touch"), playing.server, seat.page.keyboard
        table = await playing.bot.tables.in_channel(server.channel.id)
        assert table is not None
        me, result = await seat_of(table), touch.locator(".t-result")
        head, text, first = (
            result.get_by_role("button", name="Result"),
            result.locator(".t-text"),
            result.locator(".t-first"),
        )

        async def answer(*, pressing: bool) -> None:
            question = await asked(table, me)
            assert question is not None
            await shows(Walker(seat, Random(1)), question.id)
            if pressing:
                open_before = await head.get_attribute("aria-expanded")
                await touch.locator(".t-ask").get_by_role("button", name="Advise me").click()
                await expect(touch.locator(".t-ask").get_by_role("button", name="Follow the advice")).to_be_visible()
                # A player who only looks has not played on.
                assert await head.get_attribute("aria-expanded") == open_before
            await answer_as_advised(table, me, question, server.people[0].id)
            following = await asked(table, me)
            assert following is not None
            await shows(Walker(seat, Random(1)), following.id)

        while not await result.is_visible():
            await answer(pressing=False)
        if size == PHONE:
            # It has made room for the cards of the question.
            await expect(head).to_have_attribute("aria-expanded", "false")
            await head.click()
        await expect(head).to_have_attribute("aria-expanded", "true")
        await expect(head).to_have_text("Result")
        await expect(first).to_be_hidden()
        # An answer of one's own mostly has a result, which is shown whole.
        while await head.get_attribute("aria-expanded") == "true":
            await answer(pressing=True)
        await expect(text.last).to_be_hidden()
        await expect(head).to_have_text("Earlier result")
        line = await first.inner_text()
        assert line in await text.last.evaluate("(text) => text.innerText")
        box = await result.bounding_box()
        assert box is not None
        assert box["height"] < 90
        # It is opened again by a key, which stays on it.
        await head.focus()
        await keys.press("Enter")
        await expect(head).to_have_attribute("aria-expanded", "true")
        await expect(head).to_be_focused()
        await expect(text.last).to_be_visible()
        await keys.press("Enter")
        await expect(text.last).to_be_hidden()
        # It makes room for the story when another question was answered, and a new one is whole.
        old, more = await text.last.text_content(), 0
        while await result.is_visible() and await text.last.text_content() == old:
            await answer(pressing=False)
            more += 1
        assert more == 2, more
        while not await result.is_visible():
            await answer(pressing=False)
        if size == WIDE:
            await expect(head).to_have_attribute("aria-expanded", "true")
        await result.get_by_role("button", name="Close").click()
        await expect(result).to_be_hidden()


def plain(told: str) -> str:
    """Return a text as it is shown: one line, without marks."""
    return " ".join(re.sub(r"<:[^>]*>|[*_~>`\u2060]|-# ", "", told).split())


async def test_on_a_phone_nothing_that_an_open_result_tells_is_told_again(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE) as (playing, seat):
        touch, walker = seat.page.locator("#touch"), Walker(seat, Random(1))
        result, since, latest = touch.locator(".t-result"), touch.locator(".t-since"), touch.locator(".t-latest")
        head = result.get_by_role("button", name="Result")
        spared = whole = 0
        while spared < 4 or not whole:
            await play_until(playing, seat, again=True)
            if not await result.is_visible() or await head.get_attribute("aria-expanded") == "false":
                continue
            ask, last = walker.state()["ask"], walker.state()["result"]
            own = range(last["from"], int(last["n"].split(".")[1]) + 1)
            lines = [*zip(map(plain, ask["since"].split("\n")), ask.get("told", []), strict=False)]
            told = [line for line, n in lines if n in own]
            if not told:
                continue
            spared += 1
            whole += len(told) == len(lines)
            assert await since.is_visible() == (len(told) < len(lines))
            shown = plain(await since.inner_text())
            assert [line for line in told if line in shown] == []
            assert plain(await result.locator(".t-text").last.inner_text()).count(told[0]) == 1
            await expect(latest).to_be_hidden()
            # Folded, it leaves all of that to be read above the question, where its first line is told, too.
            await head.click()
            await expect(since).to_contain_text(re.compile(r"\s*".join(map(re.escape, told[0].split()))))
            await expect(result.locator(".t-first")).to_be_hidden()
            await head.click()
            assert await since.is_visible() == (len(told) < len(lines))
        # Closed, it does the same.
        await result.get_by_role("button", name="Close").click()
        await expect(since).to_be_visible()


ASKED = """async () => {
    const { Ask } = await import("/touch/ask.js");
    let open = true;
    const tells = (event) => open && event === 7;
    const ask = new Ask({ press: () => {}, refresh: () => {}, tells }, { say: () => {} });
    const rest = { options: [], picked: [], heads: {}, names: {}, head: ["?"], below: [], chosen: [], about: [] };
    const box = ask.element.querySelector(".t-since");
"""
"""A question outside of a table, beside a result that tells the event 7 while it is ``open``."""

SPARED = (
    ASKED
    + """
    const lines = () => (box.hidden ? null : [...box.lastElementChild.children].map((one) => one.textContent));
    const put = (id, since, told) => {
        ask.take({ id, since, told, ...rest });
        ask.draw(new Set(), [], false);
        return lines();
    };
    const found = [put("1/", "one\\ntwo\\nthree", [0, 7, 5]), put("2/", "two", [7])];
    open = false;
    ask.retell();
    return [...found, lines(), ask.retells(6, 7), ask.retells(8, 9), box.open];
}"""
)


async def test_what_an_open_result_tells_is_left_out_line_by_line(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        assert await seat.page.evaluate(SPARED) == [["one", "three"], None, ["two"], True, False, True]


NAMED = (
    ASKED
    + """
    const said = () => [...box.querySelectorAll(".t-short, .t-text > *")].map((one) => one.textContent);
    const shown = () => (box.hidden ? null : said());
    const put = (id, since, told, shortOf) => {
        ask.take({ id, since, told, short: "**In short:** sunk", shortOf, ...rest });
        ask.draw(new Set(), [], false);
        return shown();
    };
    const found = [put("1/", "one\\ntwo", [0, 7], [7]), put("2/", "two", [7], [7]), put("3/", "two", [7], [3, 7])];
    open = false;
    ask.retell();
    return [...found, shown(), ask.retells(3, 3), put("4/", "", [], [7]), ask.retells(4, 6), box.open];
}"""
)
"""Tell what happened and what came of it, which an open result tells, too, in part or whole, and then none does."""


async def test_what_came_of_it_is_named_beside_other_news_although_a_result_tells_it(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        short = "In short: sunk"
        assert await seat.page.evaluate(NAMED) == [
            [short, "one"],
            # The open result above it tells all of this.
            None,
            [short],
            [short, "two"],
            True,
            [short],
            False,
            True,
        ]


FOLLOWED = """async () => {
    const { Result } = await import("/touch/result.js");
    const result = new Result({ pieces: {}, closed: () => {}, unfolded: () => {} });
    document.body.append(result.element);
    const [hand, board] = [{ plays: true }, null];
    const shown = (of, n) => {
        result.show({ result: { of: `1.${of}`, n: `1.${n}`, from: of - 1, text: "Told" }, hand, board });
        return result.element.hidden ? "closed" : result.folded ? "folded" : "open";
    };
    const states = [shown(5, 5)];
    result.ask("0.1/");
    // Others bring more of it about before the viewer plays on.
    states.push(shown(5, 6), result.tells(6), result.tells(7));
    // So does the viewer.
    result.acted = true;
    states.push(shown(5, 7));
    result.ask("0.2/");
    states.push(shown(5, 8), result.tells(8), shown(12, 12));
    // What was closed stays closed, whatever follows from it.
    result.close();
    states.push(shown(12, 13), shown(20, 20));
    return states;
}"""


async def test_what_follows_from_a_result_that_was_answered_opens_it_no_more(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        states = await seat.page.evaluate(FOLLOWED)
        assert states == ["open", "open", True, False, "open", "folded", False, "open", "closed", "open"]


ELSEWHERE = """async () => {
    const { Result } = await import("/touch/result.js");
    const found = {};
    const looks = (result) => (result.element.hidden ? "closed" : result.folded ? "folded" : "open");
    const made = () => {
        sessionStorage.clear();
        const result = new Result({ pieces: {}, closed: () => {}, unfolded: () => {} });
        document.body.append(result.element);
        result.show({ result: { of: "1.5", n: "1.5", from: 4, text: "Told" }, hand: { plays: true }, board: null });
        return result;
    };
    // It has come by an answer of the viewer. The next one, by a standing order or in the chat, folds it away.
    let result = made();
    result.ask("0.1/", true);
    found.answered = [looks(result)];
    for (const id of ["0.1/card", null, "0.2/"]) {
        result.ask(id);
        found.answered.push(looks(result));
    }
    // So do events of another round in which the viewer must answer, and many events, but not another turn that begins.
    result = made();
    found.asked = [[3, true], [6, false], [6, true]].map((so) => (result.outlive(...so), looks(result)));
    result.unfold();
    result.outlive(20, true);
    found.asked.push(looks(result), result.head.textContent === "Earlier result");
    result = made();
    found.many = [[13, false], [14, false]].map((so) => (result.outlive(...so), looks(result)));
    // Who is out of the match, or watches, has nothing else to read.
    result = made();
    result.plays = false;
    result.outlive(20, false);
    found.out = looks(result);
    return found;
}"""


async def test_a_result_gives_way_to_the_next_round_even_if_the_viewer_pressed_nothing_here(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/", WIDE, chat=False) as seat:
        await seat.page.locator("#touch .t-card").wait_for()
        assert await seat.page.evaluate(ELSEWHERE) == {
            "answered": ["open", "open", "folded", "folded"],
            "asked": ["open", "open", "folded", "open", True],
            "many": ["open", "folded"],
            "out": "open",
        }


BOARD_OF_RESULT = """async () => {
    const { Result } = await import("/touch/result.js");
    const result = new Result({ pieces: {}, closed: () => {}, unfolded: () => {} });
    const ground = document.createElement("div");
    ground.style.cssText = "display: flex; flex-direction: column; height: 600px; width: 400px; overflow: hidden";
    document.body.replaceChildren(ground);
    ground.append(result.element);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>';
    const show = (n, lines) => {
        const text = "What led to it.\\n".repeat(lines);
        const picture = { svg, alt: "" };
        result.show({ result: { of: `1.${n}`, n: `1.${n}`, from: n, text, picture }, hand: null, board: null });
    };
    const fitted = async () => {
        // Its room is looked at in the frame after the one in which it has changed.
        for (let n = 0; n < 4; n += 1) await new Promise((done) => requestAnimationFrame(done));
        return result.element.querySelector("details").open;
    };
    show(1, 6);
    const found = [await fitted()];
    // The story takes room from it.
    ground.style.height = "100px";
    found.push(await fitted());
    // Its reader opens it nevertheless.
    result.element.querySelector("summary").click();
    found.push(await fitted());
    show(2, 20);
    found.push(await fitted());
    return found;
}"""


async def test_the_board_of_a_result_is_folded_away_where_the_result_itself_is_not_read(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/", {"width": 1440, "height": 900}, chat=False) as seat:
        assert await seat.page.evaluate(BOARD_OF_RESULT) == [True, False, True, False]


WEIGHTY = """async () => {
    const { Ask } = await import("/touch/ask.js");
    const { Result } = await import("/touch/result.js");
    const result = new Result({ pieces: {}, closed: () => {}, unfolded: () => {} });
    const acts = { press: () => {}, refresh: () => {}, tells: (n) => result.tells(n), sees: (n) => result.sees(n) };
    const ask = new Ask(acts, { say: () => {} });
    document.querySelector("#touch").append(result.element, ask.element);
    const none = { options: [], picked: [], heads: {}, names: {}, below: [], chosen: [], about: [], since: "" };
    const shown = () => [...ask.element.querySelectorAll(".t-main > p:not(.t-small)")].map((line) => line.textContent);
    const main = "Ann's mutiny fails\\nBen moves a chest.\\nCid's attack fails";
    ask.take({ id: "1/", main, mainOf: [10, 0, 20], head: ["?"], ...none });
    ask.draw(new Set(), [], false);
    const found = [shown()];
    const hand = { plays: true };
    for (const [n, from, text] of [[10, 8, "It fails."], [20, 18, "It fails."], [20, 18, "It fails.\\n".repeat(99)]]) {
        result.element.style.maxHeight = "300px";
        result.show({ result: { of: `9.${n}`, n: `9.${n}`, from, text }, hand });
        result.fit();
        ask.retell();
        found.push(shown());
    }
    result.unfold();
    ask.retell();
    found.push(shown());
    ask.element.remove();
    result.element.remove();
    return found;
}"""


async def test_what_weighs_most_is_said_above_the_question_but_for_what_is_in_view_of_the_results(
    playing: Playing, browser: Browser
) -> None:
    """An earlier result, such as of the viewer's own vote, may be scrolled out of view above the newest one."""
    async with tab(browser, f"{playing.server.url}/", WIDE, chat=False) as seat:
        own, chest, other = "Ann's mutiny fails", "Ben moves a chest.", "Cid's attack fails"
        whole = [own, chest, other]
        assert await seat.page.evaluate(WEIGHTY) == [whole, [chest, other], [chest], [own, chest], whole]


IN_VIEW = """() => {
    const result = document.querySelector("#touch .t-result");
    const [first, shot] = [".t-bar", ".t-shot > svg"].map((part) => result.querySelector(part));
    const [bar, box, board] = [first, result, shot].map((part) => part.getBoundingClientRect());
    const above = document.elementFromPoint(box.left + 40, box.top + 3);
    return {
        whole: board.top >= bar.bottom - 1 && board.bottom <= box.bottom,
        wide: board.width > 400,
        above: above.closest(".t-bar") !== null,
    };
}"""


@pytest.mark.parametrize("height", [700, 768])
async def test_on_a_low_screen_the_board_of_a_result_is_seen_whole(
    tmp_path: Path, browser: Browser, height: int
) -> None:
    """It lies over its column as long as it is looked at, and no line shows above the title of its result."""
    async with match_of("tortuga", tmp_path, browser, {"width": 1366, "height": height}) as (playing, seat):
        result = seat.page.locator("#touch .t-result:not(.folded)")
        while not await result.is_visible():
            await play_until(playing, seat, again=True)
        await result.locator("summary").click()
        await expect(result.locator("details")).to_have_attribute("open", "")
        await seat.page.wait_for_function(f"() => ({IN_VIEW})().whole")
        assert await seat.page.evaluate(IN_VIEW) == {"whole": True, "wide": True, "above": True}
        await result.locator("summary").click()
        await expect(seat.page.locator("#touch .t-log")).to_be_in_viewport()
        await expect(seat.page.locator("#touch .t-table svg").first).to_be_in_viewport()
        await result.locator(".t-text").last.evaluate("(text) => text.append('One. '.repeat(400))")
        await result.evaluate("(result) => (result.scrollTop = 60)")
        assert await result.evaluate("(result) => result.scrollTop") > 30
        assert (await seat.page.evaluate(IN_VIEW))["above"]


LOST = """async () => {
    const { Ask } = await import("/touch/ask.js");
    const acts = { press: () => {}, refresh: () => {}, tells: () => false, sees: () => false };
    const ask = new Ask(acts, { say: () => {} });
    document.querySelector("#touch").append(ask.element);
    const none = { options: [], picked: [], heads: {}, names: {}, below: [], chosen: [], about: [] };
    const rest = { since: "> Ann loses", told: [0], head: ["?"], ...none };
    const shown = () => [".t-main", ".t-since"].map((name) => ask.element.querySelector(name).checkVisibility());
    const put = (id, main) => {
        ask.take({ id, main, ...rest });
        ask.draw(new Set(), [], false);
        return shown();
    };
    const found = [put("1/", "**Ann:** loses"), put("2/", "")];
    put("3/", "**Ann:** loses");
    const text = ask.element.querySelector(".t-main").textContent;
    ask.element.remove();
    return [found, text];
}"""


@pytest.mark.parametrize("wide", [True, False])
async def test_a_lost_turn_is_said_above_the_question_beside_the_story_too(
    playing: Playing, browser: Browser, *, wide: bool
) -> None:
    async with tab(browser, f"{playing.server.url}/", WIDE if wide else PHONE, chat=False) as seat:
        (lost, not_lost), text = await seat.page.evaluate(LOST)
        assert lost == [wide, not wide]
        assert not_lost == [False, not wide]
        assert text.endswith("Ann: loses")


TOUCHED = """async () => {
    const { Result } = await import("/touch/result.js");
    const ground = document.createElement("div");
    ground.className = "t-ground";
    ground.style.cssText = "display: block; height: 300px; overflow: auto";
    document.body.replaceChildren(ground);
    const result = new Result({ pieces: {}, closed: () => {}, unfolded: () => {} });
    const below = document.createElement("div");
    below.style.height = "2000px";
    ground.append(result.element, below);
    const made = (n) => {
        const told = { of: `1.${n}`, n: `1.${n}`, from: n, text: "Told.\\n".repeat(6) };
        result.show({ result: told, hand: { plays: true }, board: null });
    };
    const touch = () => result.element.dispatchEvent(new PointerEvent("pointerdown"));
    const state = () => [result.reads, result.folded];
    made(1);
    const found = [state()];
    touch();
    result.outlive(99, true);
    found.push(state());
    // Who has scrolled on does not read it.
    ground.scrollTop = 1000;
    found.push(state());
    ground.scrollTop = 0;
    result.unfold();
    found.push(state());
    result.unfold();
    found.push(state());
    // Another one was not touched yet.
    made(9);
    found.push(state());
    result.outlive(99, true);
    found.push(state());
    return found;
}"""


async def test_a_result_that_its_reader_has_touched_is_not_folded_by_what_others_do(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        await seat.page.locator("#touch .t-card").wait_for()
        assert await seat.page.evaluate(TOUCHED) == [
            [False, False],
            [True, False],
            [False, False],
            [False, True],
            [True, False],
            [False, False],
            [False, True],
        ]
