"""Panels of the table to touch by keys: where the focus goes when one opens and shuts, and what Escape takes back."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.async_api import Browser, expect

from bot.cli.play import Playing
from bot.cli.transcript import custom_id_of

from .matches import answer_as_advised, asked, deal, match_of, play_until, seat_of
from .tabs import PHONE, WIDE, tab

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
async def test_the_button_that_opened_a_panel_or_a_field_has_the_focus_when_it_closes(
    playing: Playing, browser: Browser, size: dict[str, int]
) -> None:
    async with tab(browser, f"{playing.server.url}/", size, chat=False) as seat:
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        card, panel, note = touch.locator(".t-card"), touch.locator(".t-panel"), touch.locator(".t-note")
        for name, shut in (("Provably fair", "Escape"), ("Options", "Enter")):
            opener = card.get_by_role("button", name=name)
            await opener.focus()
            await keys.press("Enter")
            await expect(panel).to_be_focused()
            if shut == "Enter":
                await panel.get_by_role("button", name="Close").focus()
            await keys.press(shut)
            await expect(panel).to_be_hidden()
            await expect(opener).to_be_focused()
        # A field for a number leads back to its button, and an option that was chosen to the button of all options.
        await keys.press("Enter")
        await panel.locator("select").select_option("limit")
        enter = panel.get_by_role("button", name="A number from 20 to 500")
        await enter.focus()
        await keys.press("Enter")
        field = note.get_by_role("textbox")
        await expect(field).to_be_focused()
        await keys.press("Escape")
        await expect(note).to_be_hidden()
        await expect(enter).to_be_focused()
        await keys.press("Enter")
        await expect(field).to_be_focused()
        await keys.type("150")
        await keys.press("Enter")
        await expect(card).to_contain_text("Limit: 150")
        await expect(panel).to_be_focused()
        await keys.press("Escape")
        await expect(card.get_by_role("button", name="Options")).to_be_focused()
        # The same in a match, which the player joins and starts here.
        await deal(seat)
        rules = touch.locator(".t-ask").get_by_role("button", name="Rules")
        await rules.focus()
        await keys.press("Enter")
        await expect(panel).to_be_focused()
        # What is asked is drawn anew while one reads.
        table = await playing.bot.tables.in_channel(playing.server.channel.id)
        assert table is not None
        me = await seat_of(table)
        question = await asked(table, me)
        assert question is not None
        await answer_as_advised(table, me, question, playing.server.people[0].id)
        await expect(touch.locator(".t-ask")).to_contain_text("What now?")
        await panel.get_by_role("button", name="Close").click()
        await expect(rules).to_be_focused()
        # The rules are searched by words, and one goes on where they were opened.
        await keys.press("Enter")
        await panel.get_by_role("button", name="Search…").press("Enter")
        search = touch.get_by_role("textbox", name="A word or a rule number")
        await expect(search).to_be_focused()
        await keys.type("last tavern card")
        await keys.press("Enter")
        await expect(panel).to_contain_text("CO 7.1")
        await expect(panel).to_be_focused()
        await keys.press("Escape")
        await expect(rules).to_be_focused()


async def test_a_panel_shuts_when_keys_go_on_to_what_lies_under_it(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser, PHONE) as (playing, seat):
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        panel, rules = touch.locator(".t-panel"), touch.get_by_role("toolbar").get_by_role("button", name="Rules")
        card = touch.locator(".t-hand [data-tag]").first
        await rules.focus()
        await keys.press("Enter")
        await expect(panel).to_be_focused()
        await rules.focus()
        await keys.press("Tab")
        await expect(card).to_be_focused()
        await expect(panel).to_be_hidden()
        # The line that it explains stays where it is, and so does all else.
        why = touch.locator(".t-why").last
        await why.scroll_into_view_if_needed()
        top = "(one) => one.getBoundingClientRect().top"
        at = await why.evaluate(top)
        await why.click()
        await expect(panel).to_be_focused()
        assert abs(await why.evaluate(top) - at) < 1
        await panel.get_by_role("button", name="Close").click()
        await expect(panel).to_be_hidden()
        assert abs(await why.evaluate(top) - at) < 1
        # On a wide page it stands beside the question, and stays.
        await seat.page.set_viewport_size(WIDE)  # pyright: ignore[reportArgumentType]
        await rules.focus()
        await keys.press("Enter")
        await expect(panel).to_be_focused()
        await touch.get_by_role("button", name="Advise me").focus()
        await seat.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        await expect(panel).to_be_visible()
        # It shuts, too, when the seat is lost of which it may show something.
        anne = playing.server.people[0]
        sure = (await (await anne.slash("game leave", playing.server.channel)).done()).message
        assert sure is not None
        await (await anne.press(sure, custom_id_of(sure, "doleave"))).settled()
        await expect(touch.locator(".t-hand")).to_be_hidden()
        await expect(panel).to_be_hidden()


async def test_a_panel_that_was_read_for_a_question_shuts_when_it_is_answered(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser) as (playing, seat):
        touch = seat.page.locator("#touch")
        panel, ask = touch.locator(".t-panel"), touch.locator(".t-ask")
        await play_until(playing, seat, "action")
        await touch.get_by_role("toolbar").get_by_role("button", name="Rules").click()
        await expect(panel).to_be_focused()
        await ask.get_by_role("button", name="Advise me").click()
        await expect(panel).to_be_visible()
        await ask.get_by_role("button", name="Follow the advice").click()
        await expect(panel).to_be_visible()
        await ask.get_by_role("button", name="Confirm", exact=True).click()
        await expect(panel).to_be_hidden()


async def test_escape_takes_back_one_step(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        await deal(seat)
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        ask, panel, back = touch.locator(".t-ask"), touch.locator(".t-panel"), touch.get_by_role("button", name="Back")
        pile = touch.locator("[data-tag='pile:pile']")
        # From a shape it leads to the question.
        await pile.focus()
        await keys.press("Escape")
        await expect(ask).to_be_focused()
        await pile.click()
        await ask.get_by_role("button", name="Discard a card").click()
        await expect(back).to_be_visible()
        # First the panel, then the choice.
        await ask.get_by_role("button", name="Rules").click()
        await expect(panel).to_be_visible()
        await keys.press("Escape")
        await expect(panel).to_be_hidden()
        await expect(back).to_be_visible()
        rules = ask.get_by_role("button", name="Rules")
        await expect(rules).to_be_focused()
        await keys.press("Escape")
        await expect(back).to_have_count(0)
        await expect(rules).to_be_focused()
        # A draft goes back as by its button.
        confirm = ask.get_by_role("button", name="Confirm", exact=True)
        await ask.get_by_role("button", name="Hoist the sails").click()
        await confirm.click()
        await ask.get_by_role("button", name="Change: crew").click()
        await expect(ask.get_by_role("button", name="Back to the summary")).to_be_visible()
        await expect(confirm).to_have_count(0)
        await keys.press("Escape")
        await expect(confirm).to_be_visible()
        # The result of a round closes, too.
        await confirm.click()
        result = touch.locator(".t-result")
        await expect(result).to_be_visible()
        await rules.focus()
        await keys.press("Escape")
        await expect(result).to_be_hidden()
        await expect(touch.locator(".t-story")).to_be_visible()
        # What had the focus keeps it.
        await expect(rules).to_be_focused()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
async def test_a_search_is_typed_where_it_was_asked_for(
    playing: Playing, browser: Browser, size: dict[str, int]
) -> None:
    async with tab(browser, f"{playing.server.url}/", size, chat=False) as seat:
        await deal(seat)
        touch = seat.page.locator("#touch")
        panel, note = touch.locator(".t-panel"), touch.locator(".t-note")
        await touch.locator(".t-ask").get_by_role("button", name="Rules").click()
        search = panel.get_by_role("button", name="Search…")
        await search.click()
        field = panel.get_by_role("textbox", name="A word or a rule number")
        await expect(field).to_be_focused()
        await expect(field).to_be_in_viewport(ratio=1)
        above, below = await search.bounding_box(), await field.bounding_box()
        assert above is not None
        assert below is not None
        assert above["y"] < below["y"] < above["y"] + 150
        # What is said in passing stands beside the question again.
        await panel.get_by_role("button", name="Later").click()
        await expect(note).to_be_hidden()
        assert await note.evaluate("(note) => note.nextElementSibling.className") == "t-ask"


async def test_a_panel_that_goes_on_below_its_edge_has_a_shadow_there(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False, color_scheme="light") as seat:
        await deal(seat)
        panel = seat.page.locator("#touch .t-panel")
        await seat.page.locator("#touch .t-ask").get_by_role("button", name="Rules").click()
        await expect(panel).to_be_focused()

        async def edge() -> int:
            """Return how light the panel is above its lower edge, left of all text."""
            shown = Image.open(BytesIO(await panel.screenshot())).convert("L")
            return int(str(shown.getpixel((10, shown.height - 6))))

        assert await edge() < 220
        await panel.evaluate("(panel) => (panel.scrollTop = panel.scrollHeight)")
        assert await edge() > 240


async def test_a_host_who_changes_several_options_keeps_their_place(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE | {"height": 500}, chat=False) as seat:
        touch = seat.page.locator("#touch")
        panel = touch.locator(".t-panel")
        await touch.locator(".t-card").get_by_role("button", name="Options").click()
        await expect(panel).to_contain_text("Options of Corsari")
        top = await panel.evaluate("(panel) => { panel.scrollTop = panel.scrollHeight; return panel.scrollTop; }")
        assert top > 40
        await panel.locator("select").select_option("limit")
        await expect(panel).not_to_contain_text("Options of Corsari")
        assert await panel.evaluate("(panel) => panel.scrollTop") == 0
        await panel.get_by_role("button", name="Back").click()
        await expect(panel).to_contain_text("Options of Corsari")
        assert await panel.evaluate("(panel) => panel.scrollTop") == top
        # A panel that is opened again shows its beginning.
        await panel.get_by_role("button", name="Close").click()
        await touch.locator(".t-card").get_by_role("button", name="Options").click()
        await expect(panel).to_contain_text("Options of Corsari")
        assert await panel.evaluate("(panel) => panel.scrollTop") == 0
