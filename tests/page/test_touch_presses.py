"""Presses at the table to touch while it changes: none is lost, and none answers what was not shown."""

import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.cli.play import Playing
from bot.cli.transcript import custom_id_of, newest

from .matches import (
    answer_as_advised,
    asked,
    deal,
    match_of,
    play_until,
    seat_of,
)
from .tabs import PHONE, WIDE, tab
from .walking import Walker

pytestmark = pytest.mark.browser

Step = Callable[[], Awaitable[Any]]
HANDS = ["mouse", "finger", "space"]

LATE = "The table has just changed, so nothing was chosen."

SENT = """() => {
    window.sent = [];
    const honest = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const act = JSON.parse(text);
        if (this.url.includes("/touch/") && act.do === "press") window.sent.push(act.id);
        return honest.call(this, text);
    };
}"""


async def hold_down(hand: str, control: Locator) -> Step:
    """Put the mouse, a finger or the space bar down on a control; return what lifts it again."""
    page = control.page
    if hand == "space":
        await control.focus()
        await page.keyboard.down("Space")
        return lambda: page.keyboard.up("Space")
    await control.scroll_into_view_if_needed()
    x, y = await middle(control)
    if hand == "mouse":
        await page.mouse.move(x, y)
        await page.mouse.down()
        return page.mouse.up
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    return lambda: devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


async def middle(control: Locator) -> tuple[float, float]:
    """Return the middle of a control."""
    box = await control.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def comes(walker: Walker, there: Callable[[dict[str, Any]], bool]) -> None:
    """Wait until the browser has been sent parts of which this is true."""
    while not there(walker.state()):
        await walker.page.wait_for_timeout(5)


async def handled(page: Page) -> None:
    """Wait until the page has handled what it was sent."""
    await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


async def stop_time(page: Page) -> None:
    """Have no timer of the page run out: it is not the longest wait that ends a press."""
    await page.clock.install()
    await page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=5))


async def bart_presses(playing: Playing, walker: Walker, verb: Literal["join", "leave"]) -> None:
    """Have Bart join the lobby by its message in the channel, or leave it."""
    bart, channel = playing.server.people[1], playing.server.channel
    card = newest(bart.sees(channel), lambda press: press.verb == verb)
    assert card is not None
    await (await bart.press(card, custom_id_of(card, verb))).done()
    await comes(walker, lambda parts: ("Bart" in json.dumps(parts.get("card"))) == (verb == "join"))


async def test_a_press_counts_though_the_lobby_changes_under_it(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False, has_touch=True) as seat:
        card, walker = seat.page.locator("#touch .t-card"), Walker(seat, Random(1))
        for number, hand in enumerate(HANDS):
            await expect(seat.page.locator("#touch .t-note")).to_be_hidden()
            lift = await hold_down(hand, card.get_by_role("button", name="Add AI"))
            await bart_presses(playing, walker, "leave" if number % 2 else "join")
            await handled(seat.page)
            await lift()
            await expect(card, hand).to_contain_text(f"AI {number + 1}")
            if number % 2:
                await expect(card, hand).not_to_contain_text("Bart")
            else:
                await expect(card, hand).to_contain_text("Bart")


async def goes_on(playing: Playing, walker: Walker) -> str:
    """Have turns played elsewhere until Anne is asked again what she was asked; return that question."""
    table = await playing.bot.tables.in_channel(playing.server.channel.id)
    assert table is not None
    me = await seat_of(table)
    first = question = await asked(table, me)
    while question.id == first.id or question.kind != first.kind:
        await answer_as_advised(table, me, question, playing.server.people[0].id)
        question = await asked(table, me)
        assert question is not None
    await comes(walker, lambda parts: (parts.get("ask") or {"id": ""})["id"].startswith(f"{question.id}/"))
    return question.id


async def still_asked(playing: Playing, question: str) -> bool:
    """Return whether a question is open."""
    table = await playing.bot.tables.in_channel(playing.server.channel.id)
    assert table is not None
    return question in await table.look(lambda match: [one.id for one in match.questions.values()])


@pytest.mark.parametrize("hand", HANDS[:2])
async def test_a_press_answers_no_other_question_than_the_one_that_was_shown(
    tmp_path: Path, browser: Browser, hand: str
) -> None:
    async with match_of("corsari", tmp_path, browser) as (playing, seat):
        touch, walker = seat.page.locator("#touch"), Walker(seat, Random(1))
        await stop_time(seat.page)
        lift = await hold_down(hand, touch.locator("[data-tag='pile:pile']"))
        question = await goes_on(playing, walker)
        await lift()
        await seat.page.clock.resume()
        await expect(touch.get_by_role("alert")).to_have_text(LATE)
        assert await still_asked(playing, question)


async def test_a_long_press_stops_no_table_and_answers_nothing(tmp_path: Path, browser: Browser) -> None:
    async with match_of("corsari", tmp_path, browser) as (playing, seat):
        touch, walker = seat.page.locator("#touch"), Walker(seat, Random(1))
        story, panel = touch.locator(".t-story li"), touch.locator(".t-panel")
        await seat.page.evaluate(SENT)
        for hand in HANDS:
            await seat.page.evaluate("() => (window.sent.length = 0)")
            control = (
                touch.get_by_role("button", name="More") if hand == "space" else touch.locator("[data-tag='pile:pile']")
            )
            lift = await hold_down(hand, control)
            before = await story.last.get_attribute("data-code")
            question = await goes_on(playing, walker)
            # The table waits for a while, and not for ever.
            await expect(story.last, hand).not_to_have_attribute("data-code", str(before))
            await lift()
            if hand == "finger":
                # Its click comes to what is shown since; the others have none.
                await expect(touch.get_by_role("alert")).to_contain_text(LATE)
            # A press that follows counts again.
            await touch.get_by_role("button", name="Rules").click()
            await expect(panel, hand).to_contain_text("Corsari")
            assert [":rules:" in sent for sent in await seat.page.evaluate("() => window.sent")] == [True], hand
            assert await still_asked(playing, question), hand
            await panel.get_by_role("button", name="Close").click()
            await expect(panel).to_be_hidden()


async def scrolls(page: Page, control: Locator) -> None:
    """Put a finger down on a control, and scroll with it."""
    x, y = await middle(control)
    devtools = await page.context.new_cdp_session(page)
    for at in (y, y - 40, y - 80):
        kind = "touchStart" if at == y else "touchMove"
        await devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": at}]})


async def leaves(page: Page, control: Locator) -> None:
    """Press on a control, and turn to another window."""
    await page.mouse.move(*await middle(control))
    await page.mouse.down()
    await page.evaluate("() => window.dispatchEvent(new Event('blur'))")


@pytest.mark.parametrize("lets_go", [scrolls, leaves])
async def test_a_press_that_ends_without_a_click_holds_nothing_up(
    playing: Playing, browser: Browser, lets_go: Callable[[Page, Locator], Awaitable[None]]
) -> None:
    low = {"width": 390, "height": 500}
    async with tab(browser, f"{playing.server.url}/", low, chat=False, has_touch=True) as seat:
        card, walker = seat.page.locator("#touch .t-card"), Walker(seat, Random(1))
        await stop_time(seat.page)
        await lets_go(seat.page, card.get_by_role("button", name="Join"))
        await bart_presses(playing, walker, "join")
        await expect(card).to_contain_text("Bart")


@pytest.mark.parametrize("key", ["Enter", "Space"])
async def test_a_key_that_stays_down_presses_once(tmp_path: Path, browser: Browser, key: str) -> None:
    async with match_of("corsari", tmp_path, browser) as (_, seat):
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        ask = touch.locator(".t-ask")
        await seat.page.evaluate(SENT)
        for shape in (touch.locator("[data-tag='pile:pile']"), touch.locator(".t-hand [data-tag]").first):
            await shape.focus()
            for _ in range(3):
                await keys.down(key)
            await keys.up(key)
        await expect(ask).to_contain_text("Do you want to lay out your cards like this?")
        await touch.get_by_role("button", name="Rules").focus()
        for _ in range(3):
            await keys.down(key)
        await keys.up(key)
        await expect(touch.locator(".t-panel")).to_be_visible()
        verbs = [sent.split(":")[2] for sent in await seat.page.evaluate("() => window.sent")]
        assert verbs == ["a", "a", "rules"]


QUICK = """async () => {
    const { Ask } = await import("/touch/ask.js");
    const pressed = [];
    const answers = [];
    const press = (id, values) => {
        pressed.push([id, values]);
        return new Promise((answered) => answers.push(answered));
    };
    const ask = new Ask({ press, refresh: () => {} });
    const options = ["a", "b", "c"].map((value) => ({ value, label: value, of: `card:${value}` }));
    const cards = { options, heads: {}, names: {}, press: "press", pages: ["page"] };
    const answer = async (changed) => {
        ask.take({ ...cards, ...changed });
        answers.shift()();
        await new Promise((done) => setTimeout(done));
    };
    ask.take({ ...cards, id: "1", picked: [], bounds: [0, 3] });
    for (const value of ["a", "b", "a"]) ask.touch([`card:${value}`]);
    await answer({ id: "1", picked: ["a"], bounds: [0, 3] });
    await answer({ id: "1", picked: ["a", "b"], bounds: [0, 3] });
    await answer({ id: "2", picked: [], bounds: null });
    for (const value of ["c", "c"]) ask.touch([`card:${value}`]);
    await answer({ id: "3", picked: [], bounds: null });
    // Where order matters, a second press takes back what it has chosen, though no more can be chosen.
    ask.take({ ...cards, id: "4", picked: ["c", "a"], bounds: [2, 2], ordered: true, unpick: "unpick" });
    for (const value of ["b", "c"]) ask.touch([`card:${value}`]);
    return pressed;
}"""


async def test_quick_presses_lose_no_choice_and_answer_no_other_question(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        pressed = await seat.page.evaluate(QUICK)
    assert pressed == [
        ["page", ["a"]],
        ["page", ["a", "b"]],
        ["page", ["b"]],
        ["press", ["c"]],
        ["unpick", ["c"]],
    ]


async def test_a_tab_that_is_half_in_view_stays_under_the_finger(tmp_path: Path, browser: Browser) -> None:
    async with match_of("blackbeard", tmp_path, browser, PHONE) as (playing, seat):
        await play_until(playing, seat, "orders")
        touch, mouse = seat.page.locator("#touch"), seat.page.mouse
        other = touch.get_by_role("tab").nth(1)
        await expect(other).to_have_attribute("aria-selected", "false")
        tabs, whole = touch.locator(".t-sheets"), await other.bounding_box()
        assert whole is not None
        await tabs.evaluate("(tabs, width) => (tabs.style.width = `${width}px`)", whole["x"] + whole["width"] / 2)
        at = await other.bounding_box()
        assert at is not None
        await mouse.move(at["x"] + at["width"] / 4, at["y"] + at["height"] / 2)
        await mouse.down()
        assert await other.bounding_box() == at
        await mouse.up()
        await expect(other).to_have_attribute("aria-selected", "true")


async def test_nothing_moves_under_a_finger(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser, PHONE) as (_, seat):
        touch, mouse = seat.page.locator("#touch"), seat.page.mouse
        card, tip = touch.locator(".t-hand [data-tag]").first, touch.locator(".t-tip")
        await card.scroll_into_view_if_needed()
        before = await card.bounding_box()
        assert before is not None
        await mouse.move(before["x"] + before["width"] / 2, before["y"] + 8)
        await mouse.down()
        assert await card.bounding_box() == before
        await expect(tip).to_be_hidden()
        await mouse.up()
        await expect(card).to_have_attribute("aria-pressed", "true")
        # What it does is said after it was touched.
        await expect(tip).to_be_in_viewport(ratio=0.9)


async def test_a_double_click_presses_once(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        await deal(seat)
        touch, mouse = seat.page.locator("#touch"), seat.page.mouse
        ask = touch.locator(".t-ask")
        await touch.locator("[data-tag='pile:pile']").click()
        await expect(ask).to_contain_text("What now?")
        discard = ask.get_by_role("button", name="Discard a card")
        for place in (discard, touch.locator(".t-hand [data-tag]").first):
            box = await place.bounding_box()
            assert box is not None
            await mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            # The second click of two falls on what was drawn there after the first one.
            await mouse.down(click_count=2)
            await mouse.up(click_count=2)
        await seat.page.evaluate("() => new Promise(requestAnimationFrame)")
        await expect(ask).to_contain_text("What now?")
        await expect(discard).to_be_visible()
        await discard.click()
        await expect(ask.get_by_role("button", name="Back")).to_be_visible()


TAPS = """([x, y, times]) => {
    const tap = (timeStamp, pointerType, detail) => {
        const target = document.elementFromPoint(x, y);
        const at = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, detail, pointerType };
        const click = new PointerEvent("click", at);
        Object.defineProperty(click, "timeStamp", { value: timeStamp });
        return target.dispatchEvent(click);
    };
    const from = performance.now() + 10000;
    return times.map(([ms, pointerType, detail]) => tap(from + ms, pointerType, detail));
}"""
"""Click a place, each time so many milliseconds after the beginning; return which clicks were not ignored."""


async def test_a_double_tap_presses_once(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False, has_touch=True) as seat:
        await deal(seat)
        ask = seat.page.locator("#touch .t-ask")
        await seat.page.locator("#touch [data-tag='pile:pile']").tap()
        discard = ask.get_by_role("button", name="Discard a card")
        await expect(discard).to_be_visible()
        box = await discard.bounding_box()
        assert box is not None
        at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        # Browsers count the clicks of a mouse, but not all of them count taps. Keys click without a count.
        taps = {0: True, 300: False, 450: False, 1000: True}
        clicks = [([2000, "mouse", 1], True), ([2300, "mouse", 2], False), ([2350, "mouse", 1], True)]
        keys = [([2400, "", 0], True), ([2450, "", 0], True)]
        pressed = [*(([ms, "touch", 1], heard) for ms, heard in taps.items()), *clicks, *keys]
        heard = await seat.page.evaluate(TAPS, [*at, [times for times, _ in pressed]])
        assert heard == [expected for _, expected in pressed]


async def test_a_tap_presses_an_option_although_its_explanation_comes_into_view(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        await deal(seat)
        touch, mouse = seat.page.locator("#touch"), seat.page.mouse
        await touch.locator("[data-tag='pile:pile']").click()
        discard = touch.locator(".t-ask").get_by_role("button", name="Discard a card")
        await discard.evaluate("(one) => one.setAttribute('aria-description', 'What it does. '.repeat(20))")
        # Waits until the button stands still: a line about the card that was drawn may still come.
        await discard.hover()
        box = await discard.bounding_box()
        await mouse.down()
        # Nothing moves under the finger.
        assert await discard.bounding_box() == box
        await mouse.up()
        await expect(touch.locator(".t-ask").get_by_role("button", name="Back")).to_be_visible()


CUT_OFF = """async () => {
    window.socket.close();
    document.querySelector("#touch [data-key*=':rules:']").click();
    await new Promise((ready) => setTimeout(ready, 50));
    return document.querySelector("#touch .t-note").innerText;
}"""


async def test_a_lost_connection_is_told_until_it_is_back(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", WIDE) as seat:
        await deal(seat)
        touch = seat.page.locator("#touch")
        await seat.page.evaluate(
            """() => {
                const { send } = WebSocket.prototype;
                WebSocket.prototype.send = function (text) {
                    if (this.url.includes("/touch/")) window.socket = this;
                    return send.call(this, text);
                };
            }"""
        )
        await touch.locator(".t-ask").get_by_role("button", name="Rules").click()
        await touch.locator(".t-panel .t-shut").click()
        assert "The connection is lost" in await seat.page.evaluate(CUT_OFF)
        await expect(touch.locator(".t-note")).to_be_hidden()
        await expect(touch.locator(".t-ask")).to_contain_text("Where do you draw from?")


IN_ORDER = """async () => {
    const { Ask } = await import("/touch/ask.js");
    const ask = new Ask({ press: () => {}, refresh: () => {} }, { say: () => {} });
    const options = ["a", "b", "c"].map((value) => ({ value, label: value }));
    const rest = { options, heads: {}, names: {}, head: ["?"], below: [], chosen: [], about: [], pages: ["k"] };
    const shown = (picked, ordered) => {
        ask.take({ id: "1", ...rest, bounds: [3, 3], ordered, picked });
        ask.draw(new Set(), [], false);
        return [...ask.element.querySelectorAll(".t-options .t-button")].map((one) => one.textContent);
    };
    document.body.append(ask.element);
    return [shown([], true), shown(["c", "a"], true), shown(["c", "a"], false)];
}"""


async def test_what_is_chosen_in_an_order_has_its_number(playing: Playing, browser: Browser) -> None:
    """On a phone the board with its numbers may be out of sight."""
    async with tab(browser, f"{playing.server.url}/", PHONE) as seat:
        assert await seat.page.evaluate(IN_ORDER) == [["a", "b", "c"], ["2a", "b", "1c"], ["a", "b", "c"]]
