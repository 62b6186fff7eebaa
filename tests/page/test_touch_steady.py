"""What one reads, and the control that has the focus, stay where they are when something else changes."""

import pytest
from playwright.async_api import Browser, expect

from bot.cli.play import Playing

from .matches import deal
from .tabs import PHONE, tab

pytestmark = pytest.mark.browser


async def test_the_focus_stays_on_an_explanation_when_something_else_changes(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        touch, anne = seat.page.locator("#touch"), playing.server.people[0]
        await deal(seat)
        explanation = touch.locator(".t-ask .t-fold summary")
        await explanation.focus()
        await (await anne.slash("game pace", playing.server.channel, time="2 days")).done()
        await expect(touch.locator(".t-head time")).to_be_visible()
        await expect(explanation).to_be_focused()


ASKS_ONCE_MORE = """async () => {
    const { Ask } = await import("/touch/ask.js");
    const ask = new Ask({ press: () => {}, refresh: () => {} }, { say: () => {} });
    const options = ["yes", "no"].map((value) => ({ value, label: value }));
    const head = [`?\n-# ${"This explains at length what is asked. ".repeat(5)}`];
    const put = (says, open) => {
        ask.take({ id: "1", options, picked: [], heads: {}, names: {}, head, below: [], chosen: [], about: [], says });
        ask.draw(new Set(), [], false);
        const fold = ask.element.querySelector(".t-fold");
        const was = fold.open;
        fold.open = open;
        return was;
    };
    document.body.append(ask.element);
    return [put(true, true), put(true, true), put(false, true), put(false, true)];
}"""


async def test_on_a_phone_an_explanation_is_folded_away_when_a_question_asks_once_more(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE) as seat:
        # Closed at first, it stays as the player has it, but for the moment that the confirmation comes.
        assert await seat.page.evaluate(ASKS_ONCE_MORE) == [False, True, False, True]


SAME_AGAIN = """async () => {
    const { Ask } = await import("/touch/ask.js");
    const ask = new Ask({ press: () => {}, refresh: () => {} }, { say: () => {} });
    const options = ["yes", "no"].map((value) => ({ value, label: value }));
    const rest = { options, picked: [], heads: {}, names: {}, head: ["?"], below: [], chosen: [], about: [] };
    const put = (id) => {
        ask.take({ id, ...rest });
        ask.draw(new Set(), [], false);
        return document.activeElement.dataset.key ?? document.activeElement.className;
    };
    document.body.append(ask.element);
    put("1");
    ask.element.querySelector("button").focus();
    return [put("1"), put("2")];
}"""


async def test_a_second_enter_does_not_choose_the_same_of_the_next_question(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        assert await seat.page.evaluate(SAME_AGAIN) == ["yes", "t-ask"]


QUESTIONS = """async () => {
    const { Story } = await import("/touch/story.js");
    const story = new Story({ why: () => {}, back: () => {} }, { say: () => {} });
    const lines = Array.from({ length: 30 }, (_, n) => ({ code: `${n}`, text: `Line ${n}` }));
    const box = document.createElement("div");
    box.className = "touch";
    box.style.height = "200px";
    box.append(story.element);
    document.body.append(box);
    story.take({ why: "a", lines, more: 0 });
    const ask = (id) => {
        story.asked(id);
        return story.scroll.scrollTop;
    };
    ask("0.1/");
    story.scroll.scrollTop = -100;
    const places = ["0.1/", "0.1/card", "0.2/", "0.2/card", "0.2/", "0.3/"].map(ask);
    story.scroll.scrollTop = -100;
    const once = ask("0.4/");
    return [...places, once, ask("0.5/")];
}"""


async def test_steps_of_a_question_leave_the_story_where_it_is(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        places = await seat.page.evaluate(QUESTIONS)
        assert places == [-100, -100, -100, -100, -100, 0, -100, 0]


READ_ON = """async () => {
    const { Ask } = await import("/touch/ask.js");
    const { Story } = await import("/touch/story.js");
    const first = (before) => Math.max(1, before - 30);
    const back = async (before) => ({ lines: lines(first(before), before - 1), more: Math.max(0, before - 30) });
    const story = new Story({ why: () => {}, back }, { say: () => {} });
    const line = (n) => ({ code: `${n}`, text: `Line ${n}` });
    const lines = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => line(from + n));
    const box = document.createElement("div");
    box.className = "touch";
    box.style.height = "200px";
    box.append(story.element);
    document.body.append(box);
    story.take({ why: "a", lines: lines(21, 50), more: 21 });
    await story.back();
    const read = box.querySelector("li:nth-child(25)");
    const [scroll, why] = [box.querySelector(".t-scroll"), read.querySelector("button")];
    scroll.scrollTop += read.getBoundingClientRect().top - scroll.getBoundingClientRect().top;
    why.focus({ preventScroll: true });
    const place = () => Math.round(read.getBoundingClientRect().top);
    const at = place();
    // An undo marks two lines, takes one out and adds two.
    const told = lines(21, 52).filter(({ code }) => code !== "30");
    for (const one of told.slice(4, 6)) one.text = `~~${one.text}~~`;
    story.take({ why: "a", lines: told.slice(1), more: 21 });
    const stays = [place() - at, document.activeElement === why, read.querySelectorAll("s").length];
    const number = (one) => Number(one.textContent.replace("Line ", ""));
    const numbers = () => [...box.querySelectorAll("li > div")].map(number);
    const all = numbers();
    // While the page slept, more has happened than a log holds, and it goes on while the lines between are fetched.
    story.take({ why: "a", lines: lines(130, 159), more: 130 });
    story.take({ why: "a", lines: lines(131, 160), more: 131 });
    while (numbers().at(-1) < 160) await new Promise((done) => setTimeout(done));
    const slept = [place() - at, document.activeElement === why, numbers()];

    const ask = new Ask({ press: () => {}, refresh: () => {} }, { say: () => {} });
    const rest = { options: [], picked: [], heads: {}, names: {}, head: ["?"], below: [], chosen: [], about: [] };
    const since = ask.element.querySelector(".t-since");
    const put = (id, text) => {
        ask.take({ id, since: text, ...rest });
        ask.draw(new Set(), [], false);
        return since.open;
    };
    const opened = [put("1/", "one"), put("1/", "two"), put("1/card", "three"), put("2/", "three"), put("3/", "four")];
    since.open = false;
    return [stays, all, slept, [...opened, put("3/", "five")]];
}"""


async def test_a_text_that_is_read_keeps_its_place_and_stays_open(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        stays, lines, slept, since = await seat.page.evaluate(READ_ON)
        # Heights are rounded.
        assert abs(stays[0]) <= 1
        assert stays[1:] == [True, 1]
        assert lines == [n for n in range(1, 53) if n != 30]
        assert abs(slept[0]) <= 1
        assert slept[1:] == [True, [n for n in range(1, 161) if n != 30]]
        # What happened since the last turn is open when a question comes, and folded away for its next step, when it
        # has been read. It stays as its reader leaves it.
        assert since == [True, True, False, False, True, False]
