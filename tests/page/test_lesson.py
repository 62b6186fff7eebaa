"""A lesson in the page: a newcomer presses Learn on a game's tile and follows the guide to the end."""

import pytest
from playwright.async_api import Browser, Locator, expect

from bot.cli.play import Playing
from rules import GAMES

from .tabs import PHONE, WIDE, Tab, tab

STEPS = ("Follow the advice", "Confirm", "Continue")
"""What a learner presses who does as the guide advises, one of them on each page."""


async def turn_the_page(panel: Locator, name: str) -> None:
    """Press a button of the lesson, and wait until its next page has come in its place."""
    button = await panel.get_by_role("button", name=name, exact=True).element_handle()
    assert button is not None
    await button.click()
    await button.wait_for_element_state("hidden")


async def learn(seat: Tab, game: str = "Corsari") -> Locator:
    """Press Learn on the tile of a game; return the panel with the lesson."""
    touch = seat.page.locator("#touch")
    await touch.get_by_role("group", name=game).get_by_role("button", name="Learn").click()
    panel = touch.locator(".t-panel")
    await expect(panel).to_contain_text(f"Lesson: {game}")
    return panel


async def test_a_newcomer_learns_a_game_from_its_tile(empty: Playing, browser: Browser) -> None:
    async with tab(browser, f"{empty.server.url}/") as seat:
        panel = await learn(seat)
        # The guide is set apart from what happens, without marks.
        await expect(panel.locator(".t-quote").first).to_have_text("The aim")
        await expect(panel).to_contain_text("Where do you draw from?")
        # A lesson is answered with buttons, a match also in the pictures: its first page says so, and no other.
        pictures = panel.get_by_text("you also choose in the pictures")
        await expect(pictures).to_have_count(1)
        await turn_the_page(panel, "Follow the advice")
        await expect(pictures).to_have_count(0)
        # A lesson that was closed goes on where it was.
        await expect(panel).to_contain_text("What now?")
        await panel.get_by_role("button", name="Close").click()
        await expect(panel).to_be_hidden()
        await learn(seat)
        await expect(panel).to_contain_text("What now?")
        while not await panel.get_by_role("button", name="Play now").count():
            offered = await panel.get_by_role("button").all_inner_texts()
            await turn_the_page(panel, next(name for name in STEPS if name in offered))
        await expect(panel).to_contain_text("Anne wins")
        # Only the learner sees the lesson: there is no message of it, and the games are still on offer.
        await seat.pane().get_by_text("No messages yet.").wait_for(state="attached")
        await expect(seat.page.locator("#touch .t-tiles").get_by_role("group")).to_have_count(len(GAMES))


HOW_FAR = "(panel) => panel.scrollTop"
HIGH = "(one) => one.getBoundingClientRect().top"


async def test_on_a_phone_a_lesson_stays_where_it_is_until_another_step_begins(
    empty: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{empty.server.url}/", PHONE, chat=False) as seat:
        panel = await learn(seat, "The Kaiser’s Pirates")
        guide, done = panel.locator(".t-quote"), panel.get_by_role("button", name="Done")
        # The first page is read from its title on.
        await expect(panel.get_by_role("heading", name="Lesson")).to_be_in_viewport(ratio=1)
        await turn_the_page(panel, "Continue")
        # A new page shows its guide, though pictures stand above it.
        await expect(guide.last).to_contain_text("You begin your turn by laying cards face down")
        await expect(guide.last).to_be_in_viewport(ratio=1)
        # A tick is taken at once: one button goes on, and what one looks at stays in its place.
        await expect(panel.get_by_role("button", name="OK")).to_have_count(0)
        for n in range(2):
            box = panel.get_by_role("checkbox").nth(n)
            await done.scroll_into_view_if_needed()
            old = await box.element_handle()
            assert old is not None
            far, high = await panel.evaluate(HOW_FAR), await box.evaluate(HIGH)
            assert far > 0
            await old.click()
            await old.wait_for_element_state("hidden")
            await expect(done).to_have_text(f"Done ({n + 1} chosen)")
            await expect(box).to_be_checked()
            await expect(box).to_be_focused()
            assert await panel.evaluate(HOW_FAR) == far
            assert await box.evaluate(HIGH) == high
        # The next step begins in view.
        await turn_the_page(panel, "Done (2 chosen)")
        asked = panel.get_by_text("where does it lie?")
        await expect(asked).to_be_in_viewport(ratio=1)
        # So does the guide of the next page.
        for name in ("Advise me", "Follow the advice", "Confirm"):
            await turn_the_page(panel, name)
        await expect(guide.last).to_contain_text("You now turn up your cards one at a time")
        await expect(guide.last).to_be_in_viewport(ratio=1)


async def test_a_page_without_a_guide_begins_with_its_question_and_what_leads_on_stays_in_reach(
    empty: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{empty.server.url}/", chat=False) as seat:
        panel = await learn(seat, "Barbe Noire 2")
        without = 0
        for _ in range(12):
            offered = await panel.get_by_role("button").all_inner_texts()
            name = next(name for name in STEPS if name in offered)
            await turn_the_page(panel, name)
            leads = panel.locator(".t-row > .success")
            if not await leads.count():
                continue
            await expect(leads.first).to_be_in_viewport(ratio=1)
            if not await panel.locator(".t-quote").count():
                without += 1
                await expect(panel.locator("hr ~ .t-text strong").first).to_be_in_viewport(ratio=1)
        assert without


READ = """(panel) => {
    const [guide, asked] = [panel.querySelector(".t-quote")?.closest(".t-text"), panel.querySelector("hr ~ .t-text")];
    if (!guide || !asked) return "";
    const box = (part) => part.getBoundingClientRect();
    const foot = panel.querySelector(":scope > .t-counsel") ?? panel.querySelector(":scope > .t-row:has(> .success)");
    const pinned = getComputedStyle(foot).position === "sticky";
    const end = pinned ? box(foot).top : box(panel).bottom;
    if (box(guide).top < box(panel.firstElementChild).bottom - 1) return "the guide begins above";
    const [top, bottom] = [box(asked).top, box(asked.firstElementChild).bottom];
    if (pinned && bottom > end && top < box(panel).bottom) return "what leads on lies over what is asked";
    return box(guide).bottom > end && pinned ? "what leads on lies over the guide" : "read";
}"""
"""Whether the guide of a page and the beginning of what it asks are read before what leads on is pressed."""


@pytest.mark.parametrize("game", ["Barbe Noire 2", "Corsari", "Tortuga 1667"])
async def test_a_page_shows_its_guide_and_what_it_asks_above_what_leads_on(
    empty: Playing, browser: Browser, game: str
) -> None:
    async with tab(browser, f"{empty.server.url}/", {"width": 1366, "height": 768}) as seat:
        panel = await learn(seat, game)
        said = set[str]()
        for _ in range(10):
            said.add(await panel.evaluate(READ))
            offered = await panel.get_by_role("button").all_inner_texts()
            await turn_the_page(panel, next(name for name in STEPS if name in offered))
        assert said == {"", "read"}


ANSWERS = """(panel) => {
    const asked = panel.querySelector("hr ~ .t-text");
    if (!asked) return "";
    const box = (part) => part.getBoundingClientRect();
    const advice = panel.querySelector(":scope > .t-counsel");
    const pinned = getComputedStyle(advice).position === "sticky";
    const end = pinned ? box(advice).top : box(panel).bottom;
    const answers = [];
    for (let row = asked.nextElementSibling; row !== advice; row = row.nextElementSibling) answers.push(row);
    const whole = box(answers.at(-1)).bottom <= end + 1;
    const sign = panel.querySelector(":scope > .t-edge.on");
    const below = panel.scrollHeight - panel.scrollTop - panel.clientHeight;
    const told = [...advice.querySelectorAll(".t-text > p")].filter((part) => box(part).height);
    if (told.length < 2 && told[0].innerText.endsWith(":")) return "the advice does not say what the AI would choose";
    const shot = [...panel.querySelectorAll(".t-shot")].at(-1);
    const story = shot?.nextElementSibling;
    const seen = !story?.matches(".t-text") || box(story).bottom > box(panel.firstElementChild).bottom;
    if (!seen && !panel.querySelector(".t-quote")) return "what has happened is out of view";
    if (below > 20 && !sign) return "nothing says that more follows";
    const begun = box(asked).top >= box(panel.firstElementChild).bottom - 1;
    if (!panel.querySelector(".t-quote")) return whole && begun ? "asked" : "answers are not in view";
    if (pinned && box(asked.firstElementChild).bottom < end && !whole) return "the advice lies over the answers";
    return "guided";
}"""
"""Whether the answers to what a page asks are in view above the advice, which says what it would choose.

Where its guide leaves them no room, a sign says that more follows. What has happened gives way to the guide alone.
"""


@pytest.mark.parametrize(
    ("game", "width", "height"),
    [
        ("Corsari", 1440, 900),
        ("Corsari", 1366, 768),
        ("Corsari", 1280, 800),
        ("The Kaiser’s Pirates", 1440, 900),
        ("The Kaiser’s Pirates", 1366, 768),
    ],
)
async def test_the_advice_of_a_page_does_not_lie_over_the_answers(
    empty: Playing, browser: Browser, game: str, width: int, height: int
) -> None:
    async with tab(browser, f"{empty.server.url}/", {"width": width, "height": height}) as seat:
        panel = await learn(seat, game)
        said = list[str]()
        for _ in range(10):
            advice = panel.locator(".t-counsel")
            if await advice.count():
                said.append(await panel.evaluate(ANSWERS))
            offered = await panel.get_by_role("button").all_inner_texts()
            await turn_the_page(panel, next(name for name in STEPS if name in offered))
        assert set(said) == {"asked", "guided"}, said


async def test_an_advice_in_brief_unfolds_its_reasons_below_the_answers(empty: Playing, browser: Browser) -> None:
    async with tab(browser, f"{empty.server.url}/", {"width": 1366, "height": 768}) as seat:
        panel = await learn(seat)
        await turn_the_page(panel, "Follow the advice")
        answer, why = panel.get_by_role("button", name="Hoist the sails!"), panel.get_by_text("Why?")
        reasons, follow = (
            panel.get_by_text("If you sailed with a total"),
            panel.get_by_role("button", name="Follow the advice"),
        )
        # The guide leaves room for the answers, and the advice stands below them.
        await expect(answer).to_be_in_viewport(ratio=1)
        await expect(reasons).to_be_hidden()
        # Playwright would scroll to it first, and it would be gone.
        sign = await panel.locator(":scope > .t-edge .t-arrow").bounding_box() or {}
        await seat.page.mouse.click(sign["x"] + sign["width"] / 2, sign["y"] + sign["height"] / 2)
        await expect(follow).to_be_in_viewport(ratio=1)
        await why.click()
        await expect(reasons).to_be_in_viewport(ratio=1)
        await expect(follow).to_be_in_viewport(ratio=1)
        assert await panel.locator(".t-counsel").evaluate("(one) => getComputedStyle(one).position") == "static"
        await why.click()
        await expect(reasons).to_be_hidden()


BEGUN = """(panel) => {
    const [bar, asked] = [panel.firstElementChild, panel.querySelector("hr ~ .t-text")];
    return asked.getBoundingClientRect().top >= bar.getBoundingClientRect().bottom - 1;
}"""
"""Whether what is asked begins in view, below the bar of the panel."""


async def test_on_a_phone_another_plan_is_read_from_its_beginning_in_a_lesson(empty: Playing, browser: Browser) -> None:
    async with tab(browser, f"{empty.server.url}/", PHONE, chat=False) as seat:
        panel = await learn(seat, "Barbe Noire 2")
        asked, plans = panel.locator("hr ~ .t-text").first, panel.locator(".t-row > .primary")
        for _ in range(3):
            # On to the next orders.
            while not await plans.count() or not await panel.get_by_role("button", name="Confirm").count():
                offered = await panel.get_by_role("button").all_inner_texts()
                await turn_the_page(panel, next(name for name in STEPS if name in offered))
            for _ in range(2):
                # One has read on to the plan that is pressed.
                await plans.last.scroll_into_view_if_needed()
                before, name = await asked.inner_text(), await plans.last.inner_text()
                await turn_the_page(panel, name)
                await expect(asked).not_to_have_text(before, use_inner_text=True)
                await expect(asked.locator("strong").first).to_be_in_viewport(ratio=1)
                assert await panel.evaluate(BEGUN)
                # Nothing is left empty below the last button.
                await expect(panel.locator("> :last-child")).to_have_class("t-row")
            await turn_the_page(panel, "Confirm")


async def test_on_a_phone_the_end_of_a_lesson_is_read_from_its_beginning(empty: Playing, browser: Browser) -> None:
    async with tab(browser, f"{empty.server.url}/", PHONE, chat=False) as seat:
        panel = await learn(seat, "Tortuga 1667")
        while not await panel.get_by_role("button", name="Play now").count():
            offered = await panel.get_by_role("button").all_inner_texts()
            await turn_the_page(panel, next(name for name in STEPS if name in offered))
        # What the end explains is not in view at once, and the result is.
        await expect(panel.locator(".t-quote").first).to_be_visible()
        await expect(panel.locator(".t-text").first).to_be_in_viewport(ratio=1)
        assert await panel.evaluate(HOW_FAR) == 0


WIDTHS = """(shot) => {
    const [box, svg] = [shot.querySelector(".t-look"), shot.querySelector("svg")];
    return [box.clientWidth, Math.floor(svg.getBoundingClientRect().width)];
}"""
CUT_OFF = """(shot) => {
    const [panel, own] = [shot.closest(".t-panel"), shot.getBoundingClientRect()];
    const [view, bar] = [panel, panel.firstElementChild].map((part) => part.getBoundingClientRect());
    return own.top < bar.bottom - 1 || own.bottom > view.bottom;
}"""


async def test_on_a_phone_a_picture_of_a_lesson_is_enlarged_by_a_touch(empty: Playing, browser: Browser) -> None:
    async with tab(browser, f"{empty.server.url}/", PHONE, chat=False, has_touch=True) as seat:
        panel = await learn(seat, "Barbe Noire 2")
        shot = panel.locator(".t-shot").last
        small = await shot.evaluate(WIDTHS)
        assert small[1] <= small[0]
        near = shot.get_by_role("button", name="Enlarge the picture")
        # A touch of the picture, or its button; another one makes it small again.
        for press in (shot.locator(".t-look").tap, near.tap):
            await press()
            await expect(near).to_have_attribute("aria-pressed", "true")
            wide, drawn = await shot.evaluate(WIDTHS)
            assert drawn >= 1.9 * wide
            assert not await shot.evaluate(CUT_OFF)
            await press()
            await expect(near).to_have_attribute("aria-pressed", "false")
            assert await shot.evaluate(WIDTHS) == small


UNDER = """(zoom) => {
    const panel = zoom.closest(".t-panel");
    const own = () => zoom.getBoundingClientRect();
    const shut = panel.querySelector(".t-shut").getBoundingClientRect();
    panel.scrollTop += own().top + own().height / 2 - shut.top - shut.height / 2;
    return own().top < shut.bottom && own().bottom > shut.top && own().left < shut.right && own().right > shut.left;
}"""
"""Scroll a panel until the button that enlarges a picture is where the one is that closes the panel; whether it is."""
HIT = """(shut) => {
    const { right, top, bottom } = shut.getBoundingClientRect();
    const across = Array.from({ length: 40 }, (_, n) => document.elementFromPoint(right - 2 - n, (top + bottom) / 2));
    return across.every((found) => shut.contains(found));
}"""
"""Whether the end of a button is hit wherever it is pressed."""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
async def test_the_button_that_enlarges_a_picture_slides_under_the_one_that_closes_the_panel(
    empty: Playing, browser: Browser, size: dict[str, int]
) -> None:
    low = size | {"height": 420}
    async with tab(browser, f"{empty.server.url}/", low, chat=False) as seat:
        panel = await learn(seat, "Barbe Noire 2")
        shut = panel.get_by_role("button", name="Close")
        assert await panel.locator(".t-shot > .t-zoom").first.evaluate(UNDER)
        assert await shut.evaluate(HIT)
        await shut.click()
        await expect(panel).to_be_hidden()


async def test_a_lesson_offers_the_chart_and_the_key_to_its_signs(empty: Playing, browser: Browser) -> None:
    async with tab(browser, f"{empty.server.url}/", PHONE, chat=False) as seat:
        panel = await learn(seat, "Barbe Noire 2")
        shown = {
            "Map": panel.get_by_text("Atlantic and Caribbean").first,
            "Key to the signs": panel.get_by_role("img", name="Ring with a number: shipping lane"),
        }
        for name, there in shown.items():
            await panel.get_by_role("button", name=name, exact=True).click()
            back = panel.get_by_role("button", name="Back to the lesson")
            await expect(back).to_be_visible()
            await expect(there).to_be_visible()
            await expect(panel.locator(".t-shot svg").first).to_be_visible()
            await back.click()
            await expect(panel).to_contain_text("Lesson: Barbe Noire 2")


UNCOVERED = """(panel) => [...panel.querySelectorAll(".t-shot")].every((shot) => {
    const [picture, near] = [shot.querySelector("svg"), shot.querySelector(".t-zoom")];
    return near.offsetHeight && picture.getBoundingClientRect().bottom <= near.getBoundingClientRect().top;
})"""


@pytest.mark.parametrize("game", ["Corsari", "Tortuga 1667"])
async def test_on_a_phone_a_lesson_is_opened_at_its_title_and_no_button_covers_its_pictures(
    empty: Playing, browser: Browser, game: str
) -> None:
    async with tab(browser, f"{empty.server.url}/", PHONE, chat=False) as seat:
        panel = await learn(seat, game)
        await expect(panel.get_by_text(f"Lesson: {game}")).to_be_in_viewport(ratio=1)
        assert await panel.evaluate(HOW_FAR) == 0
        assert await panel.locator(".t-shot").count()
        assert await panel.evaluate(UNCOVERED)
