"""The lobby at the table to touch, and what stands there before a match."""

import pytest
from playwright.async_api import Browser, expect

from bot.cli.play import Playing

from .matches import IN_SIGHT, RECORD, sit_down
from .tabs import PHONE, WIDE, tab

pytestmark = pytest.mark.browser


TILES = (
    "What would you like to play? Play now starts at once against AIs (for more or fewer: the menu at the end). Open"
    " a table gives you a seat and lets others join. Learn teaches you a game step by step."
)


async def test_a_lobby_is_worded_as_in_the_channel(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        card = seat.page.locator("#touch .t-card")
        await card.get_by_role("button", name="Join").click()
        await card.get_by_role("button", name="Add AI").click()
        # The name of the game stands above the card, and nowhere in it.
        await expect(seat.page.locator("#touch").get_by_role("heading", name="Corsari")).to_have_count(1)
        # A mention is bold inside a line that is slanted.
        await expect(card.locator("em strong", has_text="@Anne")).to_have_count(1)
        assert "*" not in await card.inner_text()
        # The numbers of a list stand on one line.
        heights = await card.locator(".t-bullet").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
        assert max(heights) < 1.5 * min(heights)


async def test_the_button_that_adds_an_ai_stays_where_it_is(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", WIDE, chat=False) as seat:
        card = seat.page.locator("#touch .t-card")
        await card.get_by_role("button", name="Join").click()
        await expect(card).to_contain_text("1. Anne")
        add, places = card.get_by_role("button", name="Add AI"), []
        for n in (1, 2, 3):
            places.append(await add.bounding_box())
            await add.click()
            await expect(card).to_contain_text(f"{n + 1}. AI\u00a0{n}")
        assert places[0] is not None
        assert places[1:] == places[:1] * 2


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
async def test_a_short_answer_covers_nothing_and_goes_by_itself(
    playing: Playing, browser: Browser, size: dict[str, int]
) -> None:
    async with tab(browser, f"{playing.server.url}/", size, chat=False) as seat:
        touch = seat.page.locator("#touch")
        card, note = touch.locator(".t-card"), touch.locator(".t-note")
        await card.get_by_role("button", name="Join").focus()
        await seat.page.keyboard.press("Enter")
        await expect(note).to_be_in_viewport()
        await expect(note).to_contain_text("You’ve joined. Your cards will appear here.")
        await expect(touch.get_by_role("alert")).to_have_count(1)
        await expect(touch.locator(".t-panel")).to_be_hidden()
        box, below = await card.bounding_box(), await note.bounding_box()
        assert box is not None
        assert below is not None
        assert box["y"] + box["height"] <= below["y"]
        # By keys, one goes on from where one was.
        assert await card.evaluate("(card) => card.contains(document.activeElement)")
        # It goes with the next press, and nothing has to be closed before.
        await card.get_by_role("button", name="Add AI").click()
        await expect(note).to_be_hidden()
        # An answer with more to it is a panel, until it is closed. It stands beside the lobby, not on it.
        await card.get_by_role("button", name="Provably fair").click()
        await expect(touch.locator(".t-panel")).to_contain_text("fingerprint")
        await card.get_by_role("button", name="Add AI").click()
        await expect(card).to_contain_text("AI 2")
        await touch.locator(".t-panel .t-shut").click()
        await expect(touch.locator(".t-panel")).to_be_hidden()
        # While one plays, it is said beside the question.
        await card.get_by_role("button", name="Start").click()
        await touch.locator(".t-ask .t-button").first.wait_for()
        assert await note.evaluate("(note) => note.nextElementSibling.className") == "t-ask"


async def test_a_tap_on_a_short_answer_takes_it_away(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        touch = seat.page.locator("#touch")
        await touch.locator(".t-foot").get_by_role("button", name="Join").click()
        await touch.locator(".t-note").click()
        await expect(touch.locator(".t-note")).to_be_hidden()


UNDER_THE_ROW = """(next) => {
    const row = next.closest(".t-card").querySelector(".t-row:has(> .success)");
    next.closest(".t-card").scrollTop += next.getBoundingClientRect().top - row.getBoundingClientRect().top;
}"""


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
async def test_on_a_phone_what_has_the_focus_in_a_lobby_is_in_sight(
    locale: str, playing: Playing, browser: Browser
) -> None:
    low = {"width": 390, "height": 640}
    async with tab(browser, f"{playing.server.url}/", low, chat=False, locale=locale) as seat:
        page, card = seat.page, seat.page.locator("#touch .t-card")
        buttons = card.locator(".t-button")
        await expect(buttons).to_have_count(9)
        await buttons.nth(0).click()
        await buttons.nth(2).click()
        start = card.locator(".t-button.success")
        await expect(start).to_be_enabled()
        # What starts the match stays in view, in a row that sticks to the bottom. What comes next lies under it.
        await card.evaluate("(card) => { card.scrollTop = 0; card.focus(); }")
        await expect(start).to_be_in_viewport(ratio=1)
        stops = range(1, await buttons.count())
        for key, at in [*(("Tab", n) for n in stops), *(("Shift+Tab", n) for n in reversed(stops[:-1]))]:
            await buttons.nth(at).evaluate(UNDER_THE_ROW)
            await page.keyboard.press(key)
            await expect(buttons.nth(at)).to_be_focused()
            await page.wait_for_function(IN_SIGHT)


async def test_a_text_read_in_the_lobby_does_not_lie_over_the_match(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        touch = seat.page.locator("#touch")
        card = touch.locator(".t-card")
        await sit_down(card)
        await expect(card.get_by_role("button", name="Start")).to_be_enabled()
        await card.get_by_role("button", name="Options").click()
        await expect(touch.locator(".t-panel")).to_contain_text("Options")
        await card.get_by_role("button", name="Start").click()
        await expect(touch.locator(".t-ask")).to_contain_text("Where do you draw from?")
        await expect(touch.locator(".t-panel")).to_be_hidden()


async def test_a_screen_reader_hears_who_comes_and_goes_in_a_lobby(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        page, card = seat.page, seat.page.locator("#touch .t-card")
        await expect(card).to_contain_text("No players yet")
        await expect(page.locator("#touch").get_by_role("log")).to_have_attribute("aria-live", "polite")
        await page.evaluate(RECORD)
        # Nothing is said of a lobby that one has just opened; then what has changed.
        heard: list[str] = []
        for name, lines in [
            ("Join", ["Seats (1 of 4)", "1. Anne", "One more player is needed to start. You can add an AI."]),
            ("Add AI", ["Seats (2 of 4)", "2. AI\u00a01", "Ready. @Anne can start the match."]),
            ("Add AI", ["Seats (3 of 4)", "3. AI\u00a02"]),
            ("Leave", ["Seats (2 of 4)", "1. AI\u00a01", "2. AI\u00a02", "3. free"]),
        ]:
            await card.get_by_role("button", name=name).click()
            heard += lines
            await page.wait_for_function("(count) => window.added.length >= count", arg=len(heard))
            assert await page.evaluate("() => window.added") == heard
        # That it was cancelled is heard, and what one can do now.
        await card.get_by_role("button", name="Cancel").click()
        panel = page.locator("#touch .t-panel")
        await expect(panel).to_contain_text("Its seats and options will be lost.")
        await panel.get_by_role("button", name="Yes, cancel it").click()
        await expect(card).to_contain_text("The lobby was cancelled. No match was played.What would you like to play?")
        heard += ["The lobby was cancelled. No match was played.", TILES]
        await page.wait_for_function("(count) => window.added.length >= count", arg=len(heard))
        assert await page.evaluate("() => window.added") == heard
        await expect(page.get_by_role("group", name="Corsari", exact=True).first).to_be_focused()
        # Another lobby is not read out, only that one has a seat in it.
        await card.get_by_role("button", name="Open a table").first.click()
        await expect(card.get_by_role("button", name="Leave")).to_be_enabled()
        await expect(card.get_by_role("button", name="Join")).to_be_disabled()
        assert await page.evaluate("() => window.added") == heard


async def test_a_lobby_offers_the_viewer_a_seat_or_the_way_out(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        card, chat = seat.page.locator("#touch .t-card"), seat.pane()
        join, leave = (card.get_by_role("button", name=name) for name in ("Join", "Leave"))
        await card.get_by_role("button", name="Add AI").click()
        await expect(card).to_contain_text("AI 1")
        await expect(join).to_be_enabled()
        # A host without a seat takes an AI's away.
        await leave.click()
        await expect(card).not_to_contain_text("AI 1")
        await expect(leave).to_be_disabled()
        await join.click()
        await expect(join).to_be_disabled()
        await expect(leave).to_be_enabled()
        # The message in the channel is for everybody.
        await expect(chat.get_by_role("button", name="Join")).to_be_enabled()
        await expect(chat.get_by_role("button", name="Leave")).to_be_enabled()


async def test_a_host_without_a_seat_is_named(playing: Playing, browser: Browser) -> None:
    _, bart = playing.server.people
    async with tab(browser, f"{playing.server.url}/?as={bart.id}") as seat:
        touch = seat.page.locator("#touch")
        await touch.locator(".t-card").get_by_role("button", name="Pace").click()
        await expect(touch.locator(".t-note")).to_contain_text("Only the host (@Anne) can do that.")


BURIED = """(foot) => [...foot.querySelectorAll("button")].filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return ![[left + 4, y], [right - 4, y], [x, top + 1], [x, bottom - 1]]
        .every((point) => button.contains(document.elementFromPoint(...point)));
}).map((button) => button.innerText)"""
"""The buttons below a lobby of which a part is hidden."""


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
async def test_on_a_phone_all_that_can_be_pressed_in_a_lobby_is_in_view(
    locale: str, playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False, locale=locale) as seat:
        card = seat.page.locator("#touch .t-card")
        foot = card.locator(".t-foot")
        await foot.locator(".primary").click()
        await expect(seat.page.locator("#touch .t-note")).to_be_visible()
        # The next press takes the note away; now the match may start.
        await foot.get_by_role("button").nth(2).click()
        await expect(foot.locator(".success")).to_be_enabled()
        await expect(foot.get_by_role("button")).to_have_count(10)
        for top in (0, 20, 1000):
            await card.evaluate("(card, top) => (card.scrollTop = top)", top)
            assert await foot.evaluate(BURIED) == [], top


BELOW_COVER = """(tile) => {
    const cover = tile.querySelector(".t-cover").getBoundingClientRect();
    const walker = document.createTreeWalker(tile.querySelector(".t-text"), NodeFilter.SHOW_TEXT);
    const rows = [];
    while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNode(walker.currentNode);
        rows.push(...range.getClientRects());
    }
    const wide = rows.filter((row) => row.right > cover.left);
    return [wide.filter((row) => row.top < cover.bottom - 1).length, wide.some((row) => row.top >= cover.bottom)];
}"""
"""How many lines of a tile lie over its cover, and whether those below it take the room there."""


@pytest.mark.parametrize("locale", ["en-US", "fr-FR", "ja-JP"])
async def test_on_a_phone_the_text_of_a_game_goes_on_below_its_cover(
    empty: Playing, browser: Browser, locale: str
) -> None:
    async with tab(browser, f"{empty.server.url}/", PHONE, chat=False, locale=locale) as seat:
        tile = seat.page.locator("#touch .t-tile").first
        await expect(tile.locator(".t-cover")).to_be_visible()
        assert await tile.evaluate(BELOW_COVER) == [0, True]
