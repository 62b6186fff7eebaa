"""The table to touch on a phone: board, hand and question in one column, the question in view."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.cli.play import Playing

from .matches import (
    IN_SIGHT,
    deal,
    match_of,
    play_to_the_end,
    play_until,
    short_match,
    sit_down,
)
from .tabs import PHONE, WIDE, tab

pytestmark = pytest.mark.browser


PLACES = """() => {
    const found = {};
    for (const name of ["t-ground", "t-table", "t-hand", "t-desk", "t-result"])
        found[name] = document.querySelector(`.${name}`).getBoundingClientRect().toJSON();
    for (const [n, zoom] of [...document.querySelectorAll(".t-zoom")].entries()) {
        const { x, y, right, bottom, width } = zoom.getBoundingClientRect();
        for (const box of width ? document.querySelectorAll(".t-box") : []) {
            const at = box.getBoundingClientRect();
            if (x < at.right && at.left < right && y < at.bottom && at.top < bottom) found.covered = n;
        }
    }
    return found;
}"""


async def test_on_a_phone_the_question_and_a_result_are_in_view(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False, reduced_motion="reduce") as seat:
        page, touch = seat.page, seat.page.locator("#touch")
        ground, ask, result = touch.locator(".t-ground"), touch.locator(".t-ask"), touch.locator(".t-result")
        card = touch.locator(".t-card")
        await sit_down(card)
        start = card.get_by_role("button", name="Start")
        await expect(start).to_be_enabled()
        await card.evaluate("(card) => (card.scrollTop = 0)")
        await expect(start).to_be_in_viewport(ratio=1)
        await start.click()
        await expect(ask).to_contain_text("Where do you draw from?")
        # The name in the page's head is whole, beside the notice of one's turn.
        who = page.get_by_role("button", name="Playing as Anne")
        await expect(who).to_have_text("Anne")
        assert await who.locator(":last-child").evaluate("(name) => name.scrollWidth <= name.clientWidth")
        # Board, hand and question stand in one column. The question is in view, whatever one looks at.
        for top in (0, 120):
            await ground.evaluate("(ground, top) => (ground.scrollTop = top)", top)
            at = await page.evaluate(PLACES)
            assert at["t-table"]["bottom"] <= at["t-hand"]["top"]
            assert at["t-desk"]["bottom"] <= at["t-ground"]["bottom"] + 1
            assert at["t-desk"]["height"] <= 0.5 * at["t-ground"]["height"]
            assert "covered" not in at
            await expect(ask.get_by_role("button", name="Advise me")).to_be_in_viewport(ratio=1)
        # What lights up comes clear of the question when it is looked for.
        for shape in await touch.locator("[data-tag]").all():
            await shape.evaluate("(shape) => shape.scrollIntoView({ block: 'nearest' })")
            box, desk = await shape.bounding_box(), await touch.locator(".t-desk").bounding_box()
            assert box is not None
            assert desk is not None
            assert box["y"] + box["height"] <= desk["y"] + 1
        # After an answer one looks at the same place, where the hand is in view.
        await ground.evaluate("(ground) => (ground.scrollTop = 100)")
        await touch.locator("[data-tag='pile:pile']").click()
        await expect(ask).to_contain_text("What now?")
        assert await ground.evaluate("(ground) => ground.scrollTop") == 100
        # If nothing there lights up for the next question, one is led to what does.
        await touch.locator("[data-tag^='card:']").last.click()
        await expect(ask).to_contain_text("Where do you draw from?")
        await expect(touch.locator("[data-tag='pile:tavern']").first).to_be_in_viewport(ratio=0.9)
        # A result comes into view, above the board and clear of the next question, until it is closed.
        while not await result.is_visible():
            await play_until(playing, seat, again=True)
        head = result.get_by_role("button", name="Result")
        if await head.get_attribute("aria-expanded") == "false":
            # It has made room for what is chosen next: cards, or piles after a round without a winner.
            lit = touch.locator(":is(.t-table, .t-hand) [data-tag]")
            await expect(lit.first).to_be_in_viewport(ratio=0.9)
            await head.click()
            await ground.evaluate("(ground) => (ground.scrollTop = 0)")
        await expect(result).to_be_in_viewport(ratio=1)
        await expect(ask).to_be_in_viewport()
        at = await page.evaluate(PLACES)
        assert at["t-ground"]["top"] <= at["t-result"]["top"]
        assert at["t-result"]["bottom"] <= min(at["t-desk"]["top"], at["t-table"]["top"])
        # It can be closed, whether its board is folded away or not.
        for _ in range(2):
            await expect(result.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
            await result.locator("summary").click()
        await result.get_by_role("button", name="Close").click()
        await expect(result).to_be_hidden()
        await expect(touch.locator(".t-table")).to_be_in_viewport()


async def test_on_a_phone_a_closed_result_leads_to_what_can_be_chosen(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE) as (playing, seat):
        touch = seat.page.locator("#touch")
        result, card = touch.locator(".t-result"), touch.locator(".t-hand [data-tag]").first
        await play_until(playing, seat, "ballot")
        while not await result.is_visible():
            await play_until(playing, seat, "ballot", again=True)
        # The result is read first; its end leads to the vote cards, below the board.
        await result.get_by_role("button", name="Close").click()
        await expect(card).to_be_in_viewport(ratio=1)
        at, desk = await card.bounding_box(), await touch.locator(".t-desk").bounding_box()
        assert at is not None
        assert desk is not None
        assert at["y"] + at["height"] <= desk["y"] + 1


async def test_on_a_phone_an_explanation_comes_into_view(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        await deal(seat)
        touch = seat.page.locator("#touch")
        panel = touch.locator(".t-panel")
        # The story stands below all else.
        await touch.locator(".t-why").last.click()
        await expect(panel).to_contain_text("Why?")
        await expect(panel.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
        await panel.get_by_role("button", name="Close").click()
        await expect(panel).to_be_hidden()


IN_BOX = """
(box) => {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return [...box.querySelectorAll("[data-tag]")].some((shape) => {
    const at = shape.getBoundingClientRect();
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    return left <= x && x <= right && top <= y && y <= bottom;
  });
}
"""


async def test_on_a_phone_the_board_stays_where_it_is_under_a_question(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE) as (playing, seat):
        touch = seat.page.locator("#touch")
        ground, ask, table = touch.locator(".t-ground"), touch.locator(".t-ask"), touch.locator(".t-table")
        for _ in range(3):
            await play_until(playing, seat, "action", again=True)
        close = touch.get_by_role("button", name="Close")
        if await close.is_visible():
            await close.click()
        await ground.evaluate("(ground) => (ground.scrollTop = 200)")
        await seat.page.wait_for_timeout(50)
        # The question grows and shrinks: a group, its way back, an advice.
        for name in ("Peek at two event cards", "Back", "Advise me"):
            await ask.get_by_role("button", name=name).click()
            await seat.page.wait_for_timeout(50)
            assert await ground.evaluate("(ground) => ground.scrollTop") == 200
        await expect(ask.get_by_role("button", name="Follow the advice")).to_be_in_viewport(ratio=1)
        # What enlarges the board makes it small again, without looking for it.
        await ground.evaluate("(ground) => (ground.scrollTop = 0)")
        zoom = table.get_by_role("button", name="Enlarge the board")
        await zoom.click()
        await expect(zoom).to_be_in_viewport(ratio=1)
        desk, button = await touch.locator(".t-desk").bounding_box(), await zoom.bounding_box()
        assert desk is not None
        assert button is not None
        assert button["y"] + button["height"] <= desk["y"]
        # Of the enlarged board the part that lights up comes into view.
        box = table.locator(".t-box")
        await box.evaluate("(box) => box.scrollTo(0, 0)")
        await play_until(playing, seat, "action", again=True)
        assert await box.evaluate(IN_BOX)


async def test_on_a_phone_an_enlarged_board_is_whole_again_when_something_else_is_asked(
    tmp_path: Path, browser: Browser
) -> None:
    async with match_of("blackbeard", tmp_path, browser, PHONE) as (playing, seat):
        touch = seat.page.locator("#touch")
        zoom = touch.locator(".t-table > .t-zoom")
        await play_until(playing, seat, "orders")
        await zoom.click()
        await expect(zoom).to_have_attribute("aria-pressed", "true")
        # A step of the same question leaves it as it is.
        change = touch.locator(".t-ask select").first
        await change.select_option(label=await change.locator("option:not([disabled])").first.inner_text())
        await expect(touch.locator(".t-ask .t-row > .success")).to_have_count(0)
        await expect(zoom).to_have_attribute("aria-pressed", "true")
        # The next question is about nothing on it: one looked at where somebody else was.
        await play_until(playing, seat, "orders", again=True)
        await expect(touch.locator(".t-table [data-tag]")).to_have_count(0)
        await expect(zoom).to_have_attribute("aria-pressed", "false")


async def test_on_a_phone_the_question_ends_the_view_while_a_vote_is_cast(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE) as (playing, seat):
        touch = seat.page.locator("#touch")
        await play_until(playing, seat, "ballot")
        for _ in range(3):
            ground = await touch.locator(".t-ground").bounding_box() or {}
            desk = await touch.locator(".t-desk").bounding_box() or {}
            assert desk["y"] + desk["height"] >= ground["y"] + ground["height"] - 1
            # The story below it does not come into view, and the cards that one chooses from do.
            await expect(touch.locator(".t-log")).not_to_be_in_viewport()
            await expect(touch.locator(".t-hand [data-tag]").first).to_be_in_viewport(ratio=0.7)
            await play_until(playing, seat, "ballot", again=True)


STAGE = """
    const ground = document.createElement("div");
    ground.className = "touch playing asked";
    ground.style.height = "600px";
    ground.innerHTML = '<div class="t-ground"><div class="t-side"><div class="t-desk"></div></div></div>';
    ground.querySelector(".t-desk").append(ask.element);
    document.body.replaceChildren(ground);
"""
"""Have a question ``ask`` stand on a phone's table that is 600 pixels high, ``ground``."""

BEGINS = (
    """async () => {
    const { Ask } = await import("/touch/ask.js");
    const told = Array.from({ length: 12 }, (_, n) => `Line ${n + 1}`).join("\\n");
    const rest = { options: [], picked: [], heads: {}, names: {}, head: ["?"], below: [], chosen: [], about: [] };
    const ask = new Ask({ press: () => {}, refresh: () => {}, tells: () => false }, { say: () => {} });
"""
    + STAGE
    + """
    const short = "In short: this is what came of all that has happened, in some lines. ".repeat(2);
    ask.take({ id: "1/", since: told, short, shortOf: [], ...rest, head: ["What now? ".repeat(60)] });
    ask.draw(new Set(), [], false);
    ask.fit();
    const text = ask.element.querySelector(".t-since").lastElementChild;
    const view = text.getBoundingClientRect();
    const inside = (one) => one.top >= view.top - 1 && one.bottom <= view.bottom + 1;
    return [...text.children].flatMap((one, n) => (inside(one.getBoundingClientRect()) ? [n + 1] : []));
}"""
)
"""Tell twelve lines where there is room for one or two; return which are seen."""


async def test_on_a_phone_what_happened_begins_with_its_first_line_where_few_are_seen(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        seen = await seat.page.evaluate(BEGINS)
        assert seen in ([1], [1, 2])


NEWEST = (
    BEGINS.partition("    const short =")[0]
    + """
    const short = "In short: one sails with ten cards on board and is not overtaken.\\nAll others lose.";
    ask.take({ id: "1/", since: told, short, shortOf: [], held: true, ...rest });
    ask.draw(new Set(), [], false);
    ask.fit();
    const text = ask.element.querySelector(".t-since").lastElementChild;
    const view = text.getBoundingClientRect();
    const inside = (one) => one.top >= view.top - 1 && one.bottom <= view.bottom + 1;
    const seen = [...text.children].flatMap((one, n) => (inside(one.getBoundingClientRect()) ? [n + 1] : []));
    return [seen.slice(-3), ask.element.querySelector(".t-all").textContent];
}"""
)
"""Tell twelve lines beside a hand, and what came of them; return the last of them that are seen, and the button."""


async def test_on_a_phone_the_newest_lines_are_seen_below_what_came_of_them_beside_the_hand(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        # All that is unrolled is counted, whatever rows it takes.
        assert await seat.page.evaluate(NEWEST) == [[10, 11, 12], "Show all 14 lines"]


async def test_on_a_phone_a_control_of_the_board_comes_clear_of_the_question(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, {"width": 390, "height": 600}) as (_, seat):
        touch = seat.page.locator("#touch")
        zoom = touch.get_by_role("button", name="Enlarge the board")
        await zoom.evaluate("""(zoom) => {
            const desk = document.querySelector(".t-desk");
            const below = zoom.getBoundingClientRect().top - desk.getBoundingClientRect().top;
            document.querySelector(".t-ground").scrollTop += below - 10;
            zoom.focus();
        }""")
        await seat.page.wait_for_function(IN_SIGHT)


async def test_on_a_phone_a_question_that_has_the_focus_is_read_from_its_beginning(
    tmp_path: Path, browser: Browser
) -> None:
    low = {"width": 390, "height": 640}
    async with match_of("kaiser", tmp_path, browser, low) as (_, seat):
        touch = seat.page.locator("#touch")
        desk, ask = touch.locator(".t-desk"), touch.locator(".t-ask")
        # The row with its last step lies over its end.
        await expect(touch.locator(".t-ask > .t-row:has(.success)")).to_have_css("position", "sticky")
        assert await desk.evaluate("(desk) => desk.scrollHeight > desk.clientHeight + 40")
        await touch.locator(".t-hand [data-tag]").first.focus()
        await desk.evaluate("(desk) => (desk.scrollTop = 0)")
        # As after an answer; Escape goes from the hand to the button that ends the choice.
        await ask.evaluate("(ask) => ask.focus({ preventScroll: true })")
        await expect(ask).to_be_focused()
        await seat.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        assert await desk.evaluate("(desk) => desk.scrollTop") == 0
        # What ends the choice stays whole; what follows an advice stands below that, and is not pressed unread.
        await ask.get_by_role("button", name="Advise me").click()
        follow = ask.get_by_role("button", name="Follow the advice")
        await expect(follow).to_be_visible()
        for more in await ask.locator("summary:visible").all():
            await more.click()
        await desk.evaluate("(desk) => (desk.scrollTop = 0)")
        done = ask.get_by_role("button", name="Done (none chosen)")
        await expect(done).to_be_in_viewport(ratio=1)
        await expect(follow).not_to_be_in_viewport()
        await desk.evaluate("(desk) => (desk.scrollTop = desk.scrollHeight)")
        await expect(follow).to_be_in_viewport(ratio=1)
        upper, lower = await done.bounding_box() or {}, await follow.bounding_box() or {}
        assert upper["y"] + upper["height"] <= lower["y"]
        # The name of the game gives way to what is waited for.
        wait = touch.locator(".t-wait p")
        await wait.evaluate("(line) => (line.lastChild.textContent = 'Une réaction est possible : Anne.')")
        assert await wait.evaluate("(line) => line.scrollWidth <= line.clientWidth")


CENTRED = """(box) => {
    const [at, view] = [box.querySelector(".lit"), box].map((one) => one.getBoundingClientRect());
    return at.top >= view.top && at.bottom <= view.bottom && at.left >= view.left && at.right <= view.right;
}"""


@pytest.mark.parametrize(("game", "kind"), [("blackbeard", "choose_refuge"), ("kaiser", "target_ship")])
async def test_on_a_phone_what_enlarges_a_board_is_in_view_and_named_where_shapes_are_small(
    tmp_path: Path, browser: Browser, game: str, kind: str
) -> None:
    async with match_of(game, tmp_path, browser, PHONE, "ja-JP") as (playing, seat):
        touch = seat.page.locator("#touch")
        ground, zoom, desk = touch.locator(".t-ground"), touch.locator(".t-table > .t-zoom"), touch.locator(".t-desk")
        await play_until(playing, seat, kind)
        await expect(touch.locator(".t-ask > .t-small").first).to_contain_text("「+」で絵を拡大")
        for down in (0, 40, 80):
            await ground.evaluate("(ground, down) => (ground.scrollTop = down)", down)
            await expect(zoom).to_be_in_viewport(ratio=1)
            button, below = await zoom.bounding_box() or {}, await desk.bounding_box() or {}
            assert button["y"] + button["height"] <= below["y"]
        after = "(zoom) => getComputedStyle(zoom, '::after').content"
        assert await zoom.evaluate(after) in ("attr(title)", '"ボードを拡大"')
        # Enlarged, what lights up is in the middle of it; its button makes it small again.
        await zoom.click()
        assert await touch.locator(".t-table > .t-box").evaluate(CENTRED)
        await expect(zoom).to_be_in_viewport(ratio=1)
        assert await zoom.evaluate(after) == "none"
        await zoom.click()
        await expect(zoom).to_have_attribute("aria-pressed", "false")


COVERED = """([above, below]) => {
    const [over, under] = [above, below].map((one) => document.querySelector(one).getBoundingClientRect());
    return over.bottom > under.top + 1;
}"""


@pytest.mark.parametrize("height", [844, 640])
async def test_on_a_phone_long_options_leave_the_question_in_view(
    tmp_path: Path, browser: Browser, height: int
) -> None:
    async with match_of("kaiser", tmp_path, browser, {"width": 390, "height": height}, "fr-FR") as (playing, seat):
        touch = seat.page.locator("#touch")
        desk, told, options = (
            touch.locator(".t-desk"),
            touch.locator(".t-ask > .t-told").first,
            touch.locator(".t-options"),
        )
        await play_until(playing, seat, "target_ship")
        # Each ship has its odds: the options alone are as high as the room for the question.
        await expect(options).to_have_css("position", "sticky")
        assert await options.evaluate("(options) => options.scrollHeight > options.clientHeight + 20")
        await expect(told).to_contain_text("quel navire\u202f?")
        for part in (told.locator("p").first, told.locator("summary"), options.locator(".t-button").first):
            await expect(part).to_be_in_viewport(ratio=1)
        assert not await seat.page.evaluate(COVERED, [".t-ask > .t-told", ".t-options"])
        # The ships on the board are too small for a finger.
        await expect(touch.locator(".t-ask > .t-small").first).to_contain_text("Répondez ici")
        # The last one is scrolled to, and the question stays.
        await options.evaluate("(options) => (options.scrollTop = options.scrollHeight)")
        await expect(options.locator(".t-button").last).to_be_in_viewport(ratio=1)
        await expect(told.locator("p").first).to_be_in_viewport(ratio=1)
        # What is unfolded comes into view above the options.
        await told.locator("summary").click()
        line = told.locator(".t-fold p").first
        await expect(line).to_be_in_viewport()
        at, over = await line.bounding_box() or {}, await options.bounding_box() or {}
        assert at["y"] + 20 <= over["y"]
        assert await desk.evaluate("(desk) => desk.scrollTop") > 0 or height > 800


async def test_on_a_phone_the_question_tells_what_happened_before_it(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE) as (playing, seat):
        ask = seat.page.locator("#touch .t-ask")
        since = ask.locator(".t-since")
        await expect(ask).to_contain_text("Which of the Brethren")
        await expect(since).to_be_hidden()
        for _ in range(2):
            await play_until(playing, seat, "action", again=True)
        # What the others did is read without a touch, and the question stays in view below it.
        await expect(since.locator(".t-text")).to_contain_text("AI 1")
        await expect(since.locator(".t-text")).to_be_visible()
        await expect(ask.locator(".t-told strong").first).to_be_in_viewport(ratio=1)
        # Beside the story it is not needed.
        await seat.page.set_viewport_size({"width": 1280, "height": 800})
        await expect(since).to_be_hidden()
        await seat.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        # What its reader folds away is open again with the next question.
        await since.locator("summary").click()
        await expect(since.locator(".t-text")).to_be_hidden()
        await play_until(playing, seat, "action", again=True)
        await expect(since.locator(".t-text")).to_be_visible()


ON_TOP = """(part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [[left + 4, y], [right - 4, y], [x, top + 4], [x, bottom - 4]]
        .every((point) => part.contains(document.elementFromPoint(...point)));
}"""
"""Whether nothing lies over a part of the page."""


async def test_on_a_phone_a_choice_begun_is_gone_back_on_below_the_news(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE, "fr-FR") as (playing, seat):
        touch = seat.page.locator("#touch")
        desk, ask, news = touch.locator(".t-desk"), touch.locator(".t-ask"), touch.locator(".t-since")
        card, back = touch.locator("svg [data-tag='slot:2']"), ask.get_by_role("button", name="Retour", exact=True)
        for _ in range(2):
            await play_until(playing, seat, "action", again=True)
        await expect(news.locator(".t-text")).to_be_visible()
        await card.click()
        # The news have been read by then, and are one touch away; with them, too, the way back is free.
        await expect(news.locator(".t-text")).to_be_hidden()
        for unfolds in (False, True):
            if unfolds:
                await desk.evaluate("(desk) => (desk.scrollTop = 0)")
                await news.locator("summary").click()
                await expect(news.locator(".t-text")).to_be_visible()
            for end in (0, 1):
                await desk.evaluate("(desk, end) => (desk.scrollTop = end * desk.scrollHeight)", end)
                await expect(ask.get_by_text("Carte Événement 2 ·")).to_be_in_viewport(ratio=1)
                await expect(back).to_be_in_viewport(ratio=1)
                assert await back.evaluate(ON_TOP)
            # At its end stands the row with help and look-ups.
            await expect(ask.get_by_role("button", name="Plus", exact=True)).to_be_in_viewport(ratio=1)
        await back.click()
        await expect(back).to_have_count(0)
        # Wherever one has scrolled to.
        await desk.evaluate("(desk) => (desk.scrollTop = desk.scrollHeight)")
        await card.click()
        # All that is left is seen at once.
        for option in await ask.locator(".t-options .t-button").all():
            await expect(option).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [PHONE, {"width": 1366, "height": 600}], ids=["phone", "low"])
async def test_another_plan_is_read_from_its_beginning(tmp_path: Path, browser: Browser, size: dict[str, int]) -> None:
    async with match_of("blackbeard", tmp_path, browser, size) as (playing, seat):
        await play_until(playing, seat, "orders")
        await play_until(playing, seat, "orders", again=True)
        asked = seat.page.locator("#touch .t-ask")
        told = asked.locator(":scope > .t-told").first
        plan = asked.locator("button[data-key*=':propose:']").last
        before = await told.inner_text()
        await plan.evaluate("(plan) => plan.scrollIntoView()")
        await expect(told).not_to_be_in_viewport(ratio=0.9)
        await plan.click()
        await expect(told).not_to_have_text(before, use_inner_text=True)
        await expect(told).to_be_in_viewport(ratio=0.9)


async def test_on_a_phone_the_end_is_read_from_its_beginning(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE) as (playing, seat):
        touch = seat.page.locator("#touch")
        await play_to_the_end(playing)
        await expect(touch.locator(".t-ask").get_by_text("Final ranking")).to_be_in_viewport(ratio=1)
        # An earlier vote is not its result.
        await expect(touch.locator(".t-result")).to_be_hidden()
        # The dice are checked without a command, and their fingerprint stands there alone.
        await expect(touch.get_by_text("fingerprint")).to_have_count(0)
        await touch.get_by_role("button", name="Provably fair").click()
        await expect(touch.locator(".t-panel")).to_contain_text("fingerprint")
        await touch.get_by_role("button", name="Check the draws").click()
        await expect(touch.locator(".t-panel")).to_contain_text("The log is intact")
        await touch.locator(".t-panel").get_by_role("button", name="Close").click()
        # The other games stand at the end, and can be read.
        await touch.get_by_text("Another game").click()
        learn = touch.locator(".t-tiles").get_by_role("button", name="Learn").last
        await learn.focus()
        await expect(learn).to_be_in_viewport(ratio=1)


async def test_a_map_is_shown_once_before_the_first_turn(tmp_path: Path, browser: Browser) -> None:
    async with match_of("blackbeard", tmp_path, browser, PHONE) as (_, seat):
        touch = seat.page.locator("#touch")
        ask = touch.locator(".t-ask")
        await expect(ask).to_contain_text("governors go?")
        await expect(touch.locator(".t-hand svg")).to_have_count(0)
        titles = await touch.get_by_role("tab").all_text_contents()
        assert "Atlantic and Caribbean" not in titles
        # However many are waited for, nothing below the first line moves.
        head = touch.locator(".t-head")
        high = (await head.bounding_box() or {})["height"]
        long = "Waiting for Anne, AI 1, AI 2, AI 3 and AI 4."
        await head.locator(".t-wait p").evaluate("(line, long) => (line.textContent = long)", long)
        assert (await head.bounding_box() or {})["height"] == high
        # On a phone the hint is folded away, so that the answer is in view; a wide page shows it.
        hint = ask.get_by_text("Hint:")
        await expect(hint).to_be_hidden()
        await expect(ask.get_by_role("button", name="Confirm")).to_be_in_viewport(ratio=1)
        await ask.get_by_text("Explanation").click()
        await expect(hint).to_be_visible()
        await ask.get_by_text("Explanation").click()
        await seat.page.set_viewport_size(WIDE)  # pyright: ignore[reportArgumentType]
        await expect(hint).to_be_visible()
        await expect(ask.get_by_text("Explanation")).to_be_hidden()


SCROLLS_BACK = """(ground) => {
    const ask = document.querySelector(".t-ask");
    const reading = setInterval(() => {
        if (ask.textContent.includes("Final ranking")) clearInterval(reading);
        else ground.scrollTop = 200;
    }, 1);
}"""
"""Look at the same place of the column, whatever comes, until the match is over."""


async def test_on_a_phone_the_end_shows_the_board_from_its_top(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE) as (playing, seat):
        touch = seat.page.locator("#touch")
        ground = touch.locator(".t-ground")
        await ground.evaluate(SCROLLS_BACK)
        await seat.page.wait_for_function("() => document.querySelector('.t-ground').scrollTop === 200")
        await play_to_the_end(playing)
        await expect(touch.locator(".t-ask").get_by_text("Final ranking")).to_be_in_viewport(ratio=1)
        assert await ground.evaluate("(ground) => ground.scrollTop") == 0


CUT = """(ask) => [...ask.querySelectorAll(".t-row")].flatMap((row) => {
    const { left, right } = row.getBoundingClientRect();
    return [...row.children].filter((one) => {
        const at = one.getBoundingClientRect();
        return at.width && (at.left < left - 1 || at.right > right + 1);
    }).map((one) => one.textContent);
})"""
"""The buttons of which a part is outside of their row."""


async def test_on_a_phone_no_button_at_the_end_of_a_match_runs_off_the_edge(tmp_path: Path, browser: Browser) -> None:
    async with short_match(tmp_path, browser, PHONE) as (playing, seat):
        ask = seat.page.locator("#touch .t-ask")
        await play_to_the_end(playing)
        await expect(ask.get_by_role("button", name="Provably fair")).to_be_visible()
        assert await ask.evaluate(CUT) == []


async def test_on_a_phone_the_end_says_how_many_buttons_go_on_below(tmp_path: Path, browser: Browser) -> None:
    async with match_of("corsari", tmp_path, browser, {"width": 360, "height": 480}) as (playing, seat):
        touch = seat.page.locator("#touch")
        await play_to_the_end(playing)
        await expect(touch.locator(".t-ask").get_by_text("Final ranking")).to_be_in_viewport(ratio=1)
        more, again = touch.locator(".t-more"), touch.get_by_role("button", name="Play again")
        await expect(more).to_be_in_viewport(ratio=1)
        await expect(again).not_to_be_in_viewport(ratio=0.9)
        while await more.is_visible():
            await more.click()
            await seat.page.wait_for_timeout(50)
        await expect(again).to_be_in_viewport(ratio=0.9)


async def test_on_a_phone_a_result_makes_room_for_what_is_chosen_next(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser, PHONE) as (playing, seat):
        touch = seat.page.locator("#touch")
        result, cards = touch.locator(".t-result"), touch.locator(".t-hand [data-tag]")
        while not await result.is_visible():
            await play_until(playing, seat, "commit", again=True)
        # The cards are in view, and what happened is read above the question.
        for card in (cards.first, cards.last):
            await expect(card).to_be_in_viewport(ratio=0.9)
        at, desk = await cards.first.bounding_box() or {}, await touch.locator(".t-desk").bounding_box() or {}
        assert at["y"] + at["height"] <= desk["y"] + 1
        await expect(touch.locator(".t-since .t-text")).to_be_visible()
        # The result is one touch away.
        fold = result.get_by_role("button", name="Result")
        await expect(fold).to_have_attribute("aria-expanded", "false")
        await expect(result.locator(".t-first")).not_to_be_empty()
        await fold.click()
        await expect(result.locator(".t-text").last).to_be_visible()


WHOLE = """(text) => {
    const box = text.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(text);
    const tops = [...range.getClientRects()].filter((line) => line.width && line.height < 30);
    return tops.every(({ top, bottom }) => bottom <= box.top + 4 || (top >= box.top - 4 && bottom <= box.bottom + 4));
}"""
"""Whether no line of a box is cut."""


async def test_on_a_phone_the_newest_of_what_happened_is_in_view_in_whole_lines(
    tmp_path: Path, browser: Browser
) -> None:
    async with match_of("blackbeard", tmp_path, browser, PHONE, "ja-JP") as (playing, seat):
        text = seat.page.locator("#touch .t-since > .t-text")
        read = longer = 0
        while read < 6:
            await play_until(playing, seat, "reroll", again=True)
            if not await text.locator(":scope > *").count():
                # Nothing has happened since the roll before.
                continue
            read += 1
            assert await text.evaluate("(text) => text.scrollTop + text.clientHeight >= text.scrollHeight - 1")
            assert await text.evaluate(WHOLE)
            await expect(text.locator(":scope > :last-child")).to_be_in_viewport(ratio=0.9)
            longer += await text.evaluate("(text) => text.scrollHeight > text.clientHeight + 1")
            # The explanation below it is not covered.
            if await seat.page.locator("#touch .t-ask .t-fold").count():
                await expect(seat.page.locator("#touch .t-fold > summary")).to_be_in_viewport(ratio=1)
                assert not await seat.page.evaluate(COVERED, [".t-ask .t-fold", ".t-ask > .t-options"])
        assert longer


WRAPPED = (
    """async (rows) => {
    const { Ask } = await import("/touch/ask.js");
    const long = (count) => "goes on and on and on and on and on and on ".repeat(count - 1);
    const told = rows.map((count, n) => `Line ${n} ${long(count)}`).join("\\n");
    const rest = { options: [], picked: [], heads: {}, names: {}, head: ["?"], below: [], chosen: [], about: [] };
    const ask = new Ask({ press: () => {}, refresh: () => {}, tells: () => false }, { say: () => {} });
"""
    + STAGE
    + """
    ask.take({ id: "1/", since: told, ...rest });
    const text = () => ask.element.querySelector(".t-since").lastElementChild;
    const seen = () => {
        ask.draw(new Set(), [], false);
        ask.fit();
        const view = text().getBoundingClientRect();
        const tops = [...text().children].map((one) => one.getBoundingClientRect().top - view.top);
        const first = tops.findIndex((top) => top >= -2);
        return { first, off: tops[first], over: text().scrollHeight - text().clientHeight - text().scrollTop };
    };
    const found = seen();
    const [again, view, range] = [seen(), text().getBoundingClientRect(), document.createRange()];
    range.selectNodeContents(text());
    const across = (row, edge) => row.height < 30 && row.top + 4 < edge && edge < row.bottom - 4;
    const cut = (row) => across(row, view.top) || across(row, view.bottom);
    return [found, again, [...range.getClientRects()].some(cut)];
}"""
)
"""Tell lines that are wrapped into so many rows; return which begins what is seen and where, and what is left below."""


@pytest.mark.parametrize("rows", [[2] * 9, [3] * 9, [4] * 9, [1, 2, 3, 4] * 3, [3, 9, 1, 1], [1, 1, 1, 20], [2, 8, 2]])
async def test_on_a_phone_what_happened_begins_with_the_beginning_of_a_line(
    playing: Playing, browser: Browser, rows: list[int]
) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        found, again, cut = await seat.page.evaluate(WRAPPED, rows)
        assert found == again
        assert found["off"] <= 3
        assert not cut
        # The newest is whole in view, unless it has more lines than there is room for.
        assert (found["over"] > 2) == (rows[-1] == 20)


FROM_OWN = (
    """async (own) => {
    const { Ask } = await import("/touch/ask.js");
    const line = (n) => `${n === own ? "> " : ""}Line ${n}`;
    const told = Array.from({ length: 12 }, (_, n) => line(n + 1)).join("\\n");
    const rest = { options: [], picked: [], heads: {}, names: {}, head: ["?"], below: [], chosen: [], about: [] };
    const ask = new Ask({ press: () => {}, refresh: () => {} }, { say: () => {} });
"""
    + STAGE
    + """
    ask.take({ id: "1/", since: told, ...rest });
    const box = ask.element.querySelector(".t-since");
    const seen = () => {
        ask.draw(new Set(), [], false);
        ask.fit();
        const [text, view] = [box.lastElementChild, box.lastElementChild.getBoundingClientRect()];
        const inside = (one) => one.top >= view.top - 1 && one.bottom <= view.bottom + 1;
        return [...text.children].flatMap((one, n) => (inside(one.getBoundingClientRect()) ? [n + 1] : []));
    };
    const first = seen();
    return [first, seen()];
}"""
)
"""Tell twelve lines before a question, one of them the reader's own; return which are seen, twice."""


@pytest.mark.parametrize("own", [2, 12])
async def test_on_a_phone_what_happened_begins_with_what_happened_to_the_reader(
    playing: Playing, browser: Browser, own: int
) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        first, again = await seat.page.evaluate(FROM_OWN, own)
        assert len(first) >= 3
        assert first == again
        # What is in view anyway does not move: the newest is the last.
        assert first[0 if own == 2 else -1] == own


async def test_on_a_phone_confirmations_are_turned_off_and_on_by_a_finger(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE) as (playing, seat):
        touch = seat.page.locator("#touch")
        ask, note = touch.locator(".t-ask"), touch.locator(".t-note")
        await play_until(playing, seat, "start_hold")
        await ask.get_by_role("button", name="British hold").click()
        await ask.get_by_role("button", name="don’t ask again").click()
        await expect(note).to_contain_text("your choices are taken without confirmation")
        await expect(ask).to_contain_text("Your turn")
        # There is no confirmation to say what an option does, so the option says it.
        explained = ask.locator(".t-options .t-button").filter(has=seat.page.locator(".t-about")).first
        await expect(explained.locator(".t-about")).not_to_be_empty()
        again = note.get_by_role("button", name="Confirm choices again")
        await expect(again).to_be_in_viewport(ratio=1)
        # It says so once, on itself: nothing below it says it again, and it is called by its label.
        about = await explained.get_attribute("aria-description")
        await explained.focus()
        await expect(ask.locator(".t-tip")).to_be_hidden()
        await expect(explained).not_to_have_accessible_name(re.compile(re.escape(str(about))))
        await again.click()
        await expect(note).to_contain_text("confirmed again")
        await expect(ask.locator(".t-about")).to_have_count(0)
        await ask.get_by_role("button", name="Peek at two event cards").click()
        await ask.locator(".t-options .t-button").first.click()
        await expect(ask.get_by_role("button", name="Confirm", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, WIDE])
async def test_the_way_back_to_the_log_book_shows_it(tmp_path: Path, browser: Browser, size: dict[str, int]) -> None:
    async with match_of("blackbeard", tmp_path, browser, size) as (playing, seat):
        touch = seat.page.locator("#touch")
        panel, hand = touch.locator(".t-panel"), touch.locator(".t-hand")
        await play_until(playing, seat, "orders")
        await expect(hand).to_have_count(1)
        await hand.evaluate("(hand) => { hand.closest('.t-ground, .t-right').scrollTop = 0; }")
        await touch.get_by_role("button", name="Rules", exact=True).click()
        await panel.get_by_role("button", name="Back to my log book").click()
        await expect(panel).to_be_hidden()
        held = hand if await hand.is_visible() else touch.locator(".t-lines")
        await expect(held).to_be_in_viewport()


HELD_ALL = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [hand, desk, ground] = [".t-hand .t-box", ".t-desk", ".t-ground"].map(box);
    return [hand.top - ground.top, desk.top - hand.bottom, ground.bottom - desk.bottom].every((apart) => apart > -2);
}"""
"""Whether all of the hand is in view above the question, and the question ends in view."""

HEADED = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [told, desk] = [".t-ask > .t-told", ".t-desk"].map(box);
    return told.top >= desk.top - 1 && told.top < desk.bottom - 20;
}"""
"""Whether the question begins in view."""


@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 740}], ids=["390x844", "360x740"])
@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
async def test_on_a_phone_the_whole_hand_is_in_view_beside_a_question_about_it(
    tmp_path: Path, browser: Browser, locale: str, size: dict[str, int]
) -> None:
    async with match_of("corsari", tmp_path, browser, size, locale) as (playing, seat):
        touch = seat.page.locator("#touch")
        ask, result = touch.locator(".t-ask"), touch.locator(".t-result")
        advise = ask.locator("[data-key*=':advise']").first
        await seat.page.wait_for_function(HELD_ALL)
        assert await seat.page.evaluate(HEADED)
        # An advice takes the room of what has been read.
        await advise.click()
        await expect(ask.locator(".t-row .success")).to_be_visible()
        await seat.page.wait_for_function(HELD_ALL)
        for kind in ("act", "draw"):
            await play_until(playing, seat, kind, again=True)
            await seat.page.wait_for_function(HELD_ALL)
            assert await seat.page.evaluate(HEADED)
        # The screen is turned on its side and back.
        for turned in (WIDE, size):
            await seat.page.set_viewport_size(turned)  # type: ignore[arg-type]
        await seat.page.wait_for_function(HELD_ALL)
        # After a round its result makes room, and its newest event is told above the question.
        while not await result.is_visible():
            await play_until(playing, seat, again=True)
        await seat.page.wait_for_function(HELD_ALL)
        await expect(touch.locator(":is(.t-since .t-text, .t-latest):visible")).not_to_be_empty()


async def test_on_a_phone_a_result_that_gives_way_stays_in_reach_and_leads_back_to_the_question(
    tmp_path: Path, browser: Browser
) -> None:
    async with match_of("corsari", tmp_path, browser, PHONE) as (playing, seat):
        touch, page = seat.page.locator("#touch"), seat.page
        ground, result = touch.locator(".t-ground"), touch.locator(".t-result")
        head, cards = result.get_by_role("button", name="Result"), touch.locator(".t-table [data-tag]")
        while not await result.is_visible():
            await play_until(playing, seat, again=True)
        # It has made room for the hand, and is pinned above it, wherever one looks.
        await expect(head).to_have_attribute("aria-expanded", "false")
        await page.wait_for_function(HELD_ALL)
        for top in (0, 150, 400):
            await ground.evaluate("(ground, top) => (ground.scrollTop = top)", top)
            await expect(head).to_be_in_viewport(ratio=1)
            assert await result.evaluate(ON_TOP)
        # Who opens it reads it from its beginning.
        await head.click()
        text = result.locator(".t-text").last
        await expect(text.locator("p").first).to_be_in_viewport(ratio=1)
        # Folded, it leads back to what is asked.
        await head.click()
        await page.wait_for_function(HELD_ALL)
        await expect(cards.first).to_be_in_viewport()


async def test_on_a_phone_a_touch_of_what_says_so_leads_to_what_lights_up(tmp_path: Path, browser: Browser) -> None:
    async with match_of("corsari", tmp_path, browser, PHONE) as (playing, seat):
        touch = seat.page.locator("#touch")
        ask = touch.locator(".t-ask")
        await play_until(playing, seat, "draw")
        # An advice leaves no room for the tavern above the hand.
        await ask.locator("[data-key*=':advise']").first.click()
        await expect(ask.locator(".t-row .success")).to_be_visible()
        there, top = ask.locator(".t-there"), touch.locator(".t-table [data-tag='pile:tavern']").first
        await there.click()
        await expect(top).to_be_in_viewport(ratio=0.9)
        assert await seat.page.evaluate(CLEAR)
        # A second touch changes nothing.
        at = await touch.locator(".t-ground").evaluate("(ground) => ground.scrollTop")
        await there.click()
        assert await touch.locator(".t-ground").evaluate("(ground) => ground.scrollTop") == at


CLEAR = """() => {
    const desk = document.querySelector(".t-desk").getBoundingClientRect();
    const lit = [...document.querySelectorAll(".t-table [data-tag]")].map((one) => one.getBoundingClientRect());
    return lit.length > 1 && lit.every(({ bottom }) => bottom <= desk.top + 1);
}"""
"""Whether nothing that lights up on the board lies below the question."""


PICKED = (
    """async () => {
    const { Ask } = await import("/touch/ask.js");
    const ask = new Ask({ press: () => {}, refresh: () => {}, tells: () => false }, { say: () => {} });
"""
    + STAGE
    + """
    const options = ["a", "b"].map((value) => ({ value, label: value, of: `card:${value}` }));
    const rest = { heads: {}, names: {}, head: ["?"], below: [], chosen: [], about: [], bounds: [0, 2] };
    const said = (picked) => {
        ask.take({ id: "1/", options, picked, ...rest });
        ask.draw(new Map([["card:a", "Hand"], ["card:b", "Hand"]]), [], false);
        return ask.element.querySelector(".t-there") !== null;
    };
    return [said([]), said(["a"]), said(["a", "b"])];
}"""
)
"""Choose one of two cards after the other; return whether it is said that something lights up."""


async def test_nothing_is_said_to_light_up_where_all_that_does_is_chosen(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        assert await seat.page.evaluate(PICKED) == [True, True, False]
