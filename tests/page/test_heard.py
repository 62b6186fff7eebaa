"""What a screen reader says of the page, as the tree and the live regions that it reads; found with Orca."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.cli.play import Playing

from .matches import deal, draw_and_discard, match_of, play_to_the_end
from .tabs import tab

pytestmark = pytest.mark.browser


async def test_an_empty_notice_is_no_stop_for_a_reader(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        page = seat.page
        await expect(page.locator("#touch .t-card")).to_contain_text("No players yet")
        # What is said there later is heard all the same.
        for name in ("status", "turn", "heard"):
            notice = page.locator(f"#{name}")
            await expect(notice).to_be_empty()
            await expect(notice).to_have_attribute("aria-live", "polite")
        await expect(page.locator("body > header, body > div").get_by_role("status")).to_have_count(0)


async def test_texts_of_the_table_are_not_called_clickable(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        await deal(seat)
        devtools = await seat.page.context.new_cdp_session(seat.page)
        for place in (
            "#touch",
            "#touch .t-ground",
            "#touch .t-ask",
            "#touch .t-told",
            "#touch .t-box",
            "#touch .t-log",
        ):
            found = await devtools.send("Runtime.evaluate", {"expression": f"document.querySelector('{place}')"})
            known = await devtools.send("DOMDebugger.getEventListeners", {"objectId": found["result"]["objectId"]})
            assert "click" not in {one["type"] for one in known["listeners"]}, place


async def test_a_list_is_read_item_by_item(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        card = seat.page.locator("#touch .t-card")
        await card.get_by_role("button", name="Join").click()
        # A flex box joins the number and the text, and in the reader's tree one item and the next.
        item = card.locator(".t-item", has_text="Anne")
        assert await item.evaluate("(item) => getComputedStyle(item).display") == "block"
        assert await item.inner_text() == "1. Anne"


async def test_the_chat_repeats_nothing_of_the_table_to_a_focus_that_is_nowhere(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        page, heard = seat.page, seat.page.locator("#heard")
        join = page.locator("#touch .t-card").get_by_role("button", name="Join")
        # The reader's own keys press a button without the focus.
        await join.evaluate("(join) => join.click()")
        await expect(seat.pane("dm")).to_contain_text("Your cards will appear here.")
        assert await page.evaluate("() => document.activeElement === document.body")
        await expect(heard).to_be_empty()
        # Only the chat announces a person's message.
        await playing.server.people[1].say(playing.server.channel, "Ahoy!")
        await expect(heard).to_contain_text("Ahoy!")


async def test_a_question_is_heard_from_its_beginning_and_after_what_has_happened(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        page = seat.page
        await page.evaluate(HEARD)
        await page.evaluate(CALLED)
        await deal(seat)
        await draw_and_discard(seat)
        asked = "Where do you draw from?"
        await page.wait_for_function("(asked) => window.said.filter((one) => one === asked).length > 1", arg=asked)
        said = await page.evaluate("() => window.said")
        hint, last = (next(n for n, one in enumerate(said) if one.startswith(start)) for start in ("Hint: ", asked))
        assert last < hint
        # What is said above the last question is the last line of the story.
        story = await page.locator("#touch .t-story li > :first-child > *").all_text_contents()
        assert said[len(said) - 1 - said[::-1].index(asked) - 1] == story[-1]
        # Each is one text: an element in it would be said once more.
        assert await page.evaluate("() => window.nested") == 0
        # The line “It’s your turn.” comes once a turn, between the story and the question.
        order = await page.evaluate("() => window.order")
        calls = [n for n, one in enumerate(order) if one == "It’s your turn."]
        assert len(calls) in (1, 2), order
        assert all(order[n + 1] == asked for n in calls), order


CALLED = """() => {
    window.order = [];
    const observer = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) window.order.push(node.textContent);
    });
    const regions = document.querySelectorAll("#touch [aria-live], #turn");
    for (const region of regions) observer.observe(region, { childList: true });
}"""
"""Record what these say, and with it that it is one's turn."""


HEARD = """() => {
    window.said = [];
    window.nested = 0;
    const observer = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) {
            window.said.push(node.textContent);
            window.nested += node.children.length;
        }
    });
    for (const region of document.querySelectorAll("#touch .t-hidden")) observer.observe(region, { childList: true });
}"""
"""Record what the live regions of the table say."""


async def test_a_text_beside_the_table_is_named_by_its_title_alone(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        touch = seat.page.locator("#touch")
        await touch.get_by_role("button", name="Provably fair").click()
        await expect(touch.get_by_role("region", name="Provably fair", exact=True)).to_be_focused()


async def test_a_board_to_press_has_a_short_name_and_is_read_beside_it_line_by_line(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        await deal(seat)
        board, hand = seat.page.locator("#touch .t-table"), seat.page.locator("#touch .t-hand")
        # Its name is said with each of its shapes that gets the focus.
        await expect(board.get_by_role("group", name="The board", exact=True)).to_be_visible()
        lines = await board.locator(".t-hidden p").all_text_contents()
        assert "Anne to draw." in lines
        # A picture without anything to press says itself; the ends of its lines are ends of sentences.
        shown = await hand.get_by_role("img").get_attribute("aria-label")
        assert shown is not None
        assert "\n" not in shown
        assert ". " in shown
        await expect(hand.locator(".t-hidden")).to_be_hidden()


SPOKEN = """(lines) => lines.map((line) => {
    const said = line.cloneNode(true);
    for (const shown of said.querySelectorAll("img")) shown.replaceWith(shown.alt);
    return said.textContent;
})"""


async def test_the_end_is_heard_once_and_without_the_keys_of_its_dice(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser) as (playing, seat):
        page = seat.page
        await page.evaluate(HEARD)
        # Lines are said one by one, a whole match takes most of a minute: here as long as the page needs for its work.
        await page.clock.install()
        await page.locator("#touch .t-ask .t-button").first.wait_for()
        await play_to_the_end(playing)
        # All of the ranking is said; the fingerprint of the dice stands behind a button.
        ranking = page.locator("#touch .t-ask .t-text", has_text="Final ranking")
        await ranking.first.wait_for()
        assert await page.locator("#touch .t-ask code").count() == 0
        last = (await ranking.locator("p").evaluate_all(SPOKEN))[-1]
        while not await page.evaluate("(last) => window.said.includes(last)", last):
            await page.clock.run_for(1000)
        said = await page.evaluate("() => window.said")
        assert said.count("Final ranking") == 1
        assert not [line for line in said if re.search("[0-9a-f]{32}", line)]
        # The story has told how the match ended; the ranking does not repeat it.
        story = await page.locator("#touch .t-story li:last-child > :first-child > *").evaluate_all(SPOKEN)
        assert story
        assert [said.count(line) for line in story] == [1] * len(story)
        # An emoji without a name adds nothing to the words after it.
        assert not [line for line in said if "🔒" in line or "🎴" in line]


async def test_a_card_that_is_chosen_by_keys_is_heard_as_pressed(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser) as (_, seat):
        page = seat.page
        card = page.locator("#touch .t-hand [data-tag]").first
        await expect(card).to_have_attribute("aria-pressed", "false")
        await card.focus()
        # What is taken away and set again has a reader lose its place.
        await card.evaluate(CHANGES)
        await page.keyboard.press("Enter")
        await expect(card).to_have_attribute("aria-pressed", "true")
        await expect(card).to_be_focused()
        assert await page.evaluate("() => window.changed") == ["aria-pressed"]
        # The next step says what is asked of the card, and not once more what the form is.
        ask = page.locator("#touch .t-ask")
        aloud = page.locator("#touch > .t-hidden").last
        await expect(aloud).to_contain_text("Sideways, any card lets a ship attack")
        # Lines follow each other: this is the last one.
        await expect(aloud).to_contain_text("Choose something that lights up")
        await page.evaluate(HEARD)
        await ask.get_by_role("button", name="Done").click()
        await page.wait_for_function("() => window.said.some((one) => one.includes('where does it lie?'))")
        assert "where does it lie?" in (await page.evaluate("() => window.said"))[0]


CHANGES = """(shape) => {
    window.changed = [];
    const observer = new MutationObserver((changes) => {
        for (const { attributeName } of changes) if (attributeName !== "class") window.changed.push(attributeName);
    });
    observer.observe(shape, { attributes: true });
}"""


async def test_another_channel_is_said(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        await expect(seat.page.locator("#touch .t-card")).to_contain_text("No players yet")
        await seat.page.get_by_role("button", name="#harbour").click()
        await expect(seat.page.locator("#heard")).to_have_text("harbour")


async def test_keys_pass_by_a_language_that_is_not_meant(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        page = seat.page
        await page.get_by_role("button", name="Playing as Anne").click()
        dialog = page.get_by_role("dialog")
        await dialog.get_by_role("combobox", name="Language").first.focus()
        for key in ("ArrowDown", "ArrowDown"):
            await page.keyboard.press(key)
        # French lies between: nothing has changed yet.
        await expect(dialog.get_by_role("heading", name="Who do you want to play as?")).to_be_visible()
        await dialog.get_by_role("button", name="OK").press("Enter")
        await expect(page.locator("html")).to_have_attribute("lang", "ja")


LONG = "This question takes many words to explain. " + " ".join(
    ["They are heard once, and read again by who asks."] * 2
)
EXPLAINED = """async (long) => {
    const { Ask } = await import("/touch/ask.js");
    const said = [];
    const ask = new Ask({ press: () => {}, refresh: () => {} }, { say: (_, lines) => said.push(...lines) });
    const rest = { options: [], picked: [], heads: {}, names: {}, below: [], chosen: [], about: [] };
    document.body.append(ask.element);
    for (const id of ["1", "2"]) {
        ask.take({ id, head: [`${id}?\\n-# ${long}`], ...rest });
        ask.draw(new Map(), [], false);
    }
    return [said, ask.element.querySelector(".t-fold p").textContent];
}"""


async def test_a_long_explanation_is_heard_once_and_read_again(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        said, read = await seat.page.evaluate(EXPLAINED, LONG)
        assert said == ["1?", LONG, "2?"]
        assert read == LONG
