"""The table to touch by keys: every control is reached, and the focus keeps its place."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from bot.cli.play import Playing

from .matches import (
    IN_SIGHT,
    answer_as_advised,
    asked,
    match_of,
    play_to_the_end,
    play_until,
    seat_of,
    short_match,
    shows,
)
from .tabs import PHONE, Tab, tab
from .walking import Walker

pytestmark = pytest.mark.browser


async def test_keys_reach_the_hand_and_screen_readers_say_dice(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser) as (_, seat):
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        ask = touch.locator(".t-ask")
        await expect(ask).to_contain_text("lights up orange in the pictures")
        # By ear, the picture is found by its name.
        where = "Your hand. Choose something that lights up orange in the pictures."
        await expect(touch.locator("[aria-live] > div", has_text=where)).to_have_count(1)
        await ask.focus()
        kinds = [kind for kind, _ in await walked(seat, 20)]
        assert kinds.count("lit") == await touch.locator(".t-hand [data-tag]").count()
        assert "t-why" not in kinds[: kinds.index("lit")]
        # The hand is one stop. Arrow keys lead along it; so does Home or End, and the stop is what one was on last.
        cards, hint = touch.locator(".t-hand [data-tag]"), touch.locator(".t-hand > .t-keys")
        card, stops = cards.first, touch.locator(".t-hand [tabindex='0']")
        await expect(hint).to_be_hidden()
        await card.focus()
        await expect(hint).to_be_in_viewport(ratio=1)
        await expect(touch.get_by_role("group", name="Your hand")).to_have_accessible_description(
            await hint.inner_text()
        )
        for key, n in [
            ("ArrowRight", 1),
            ("ArrowLeft", 0),
            ("ArrowUp", -1),
            ("ArrowDown", 0),
            ("End", -1),
            ("Home", 0),
        ]:
            await keys.press(key)
            await expect(cards.nth(n)).to_be_focused()
            await expect(stops).to_have_count(1)
        # In two columns, up and down lead to what is above and below.
        boxes = await cards.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())")
        below = next(n for n, box in enumerate(boxes) if n and abs(box["left"] - boxes[0]["left"]) < 9)
        assert below > 1
        await keys.press("ArrowDown")
        await expect(cards.nth(below)).to_be_focused()
        await keys.press("ArrowUp")
        await expect(card).to_be_focused()
        await keys.press("ArrowRight")
        await keys.press("Tab")
        await expect(touch.locator(".t-hand .t-box :focus")).to_have_count(0)
        await expect(hint).to_be_hidden()
        await keys.press("Shift+Tab")
        await expect(cards.nth(1)).to_be_focused()
        await expect(hint).to_be_visible()
        await keys.press("Home")
        await keys.press("Enter")
        await expect(card).to_have_attribute("aria-pressed", "true")
        await expect(stops).to_have_count(1)
        # Escape leads from the cards to what ends the choice.
        await keys.press("Escape")
        await expect(ask.get_by_role("button", name="Done (1 chosen)")).to_be_focused()
        await keys.press("Enter")
        attack = ask.get_by_role("button", name="attacks merchants").first
        await expect(attack).to_have_accessible_name(re.compile(" · attack d[0-9]+( d[0-9]+)*$"))
        # In the direct messages the next step is longer than the pane: what has the focus is not pushed out of view.
        await seat.page.get_by_role("button", name="attacks merchants").last.focus()
        await keys.press("Enter")
        confirm = seat.button("Confirm", "dm")
        await expect(confirm).to_be_focused()
        await expect(confirm).to_be_in_viewport(ratio=1)


async def test_keys_keep_their_place(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        ask, card = touch.locator(".t-ask"), touch.locator(".t-card")
        for name in ("Join", "Add AI", "Start"):
            button = card.get_by_role("button", name=name)
            await expect(button).to_be_enabled()
            await button.focus()
            await keys.press("Enter")
        # The lobby is gone, and one goes on at the question.
        await expect(ask).to_contain_text("Where do you draw from?")
        await expect(ask).to_be_focused()
        # All that is offered is in the pictures: that is said.
        await expect(ask).to_contain_text("lights up orange in the pictures")
        stops = await walked(seat, 40)
        # What offers the same twice, a pile and its card, is one stop. The story comes after the board.
        labels = [label for kind, label in stops if kind == "lit"]
        assert len(labels) == len(set(labels)) == 3
        kinds = [kind for kind, _ in stops]
        assert kinds.index("t-button") < kinds.index("lit") < kinds.index("t-why")
        # The story is one stop, and says which line is explained; arrow keys lead along it.
        assert kinds.count("t-why") == 1
        assert next(label for kind, label in stops if kind == "t-why") == "Why?"
        stop = touch.locator(".t-why[tabindex='0']")
        await expect(stop).to_have_accessible_description(re.compile("^AI\u00a01 discarded "))
        await touch.locator(".t-why").last.focus()
        for key, line in [("ArrowUp", "AI\u00a01 took"), ("Home", "The match begins"), ("ArrowUp", "The match begins")]:
            await keys.press(key)
            await expect(touch.locator(".t-why:focus")).to_have_accessible_name("Why?")
            await expect(touch.locator(".t-why:focus")).to_have_accessible_description(re.compile(f"^{line}"))
        # From the explanation of a line one goes on at that line.
        await keys.press("Enter")
        await expect(touch.locator(".t-panel")).to_contain_text("The match begins")
        await keys.press("Escape")
        await expect(touch.locator(".t-why:focus")).to_have_accessible_description(re.compile("The match begins"))
        # After an answer, one stands at the next question, where Enter presses nothing.
        await touch.locator("[data-tag='pile:pile']").focus()
        await keys.press("Enter")
        await expect(ask).to_contain_text("What now?")
        await expect(ask).to_be_focused()
        # A step of a question that is gone leads to the question, too.
        await ask.get_by_role("button", name="Discard a card").focus()
        await keys.press("Enter")
        await expect(ask.get_by_role("button", name="Back")).to_be_visible()
        await expect(ask).to_be_focused()
        # After a restart the page is there before the bot, and the table comes in anew; a panel is shut.
        await touch.get_by_role("button", name="More", exact=True).press("Enter")
        await expect(touch.locator(".t-panel")).to_be_focused()
        beside = playing.page._beside
        assert beside is not None
        for then in (lambda *_: {}, lambda *who: {**beside(*who), "ticket": "gone"}, beside):
            playing.page.stand_beside(then)
        await expect(touch.locator(".t-panel")).to_be_hidden()
        await expect(ask).to_be_focused()


async def test_a_reader_who_turns_to_another_sheet_stays_at_its_tab(tmp_path: Path, browser: Browser) -> None:
    async with match_of("blackbeard", tmp_path, browser) as (playing, seat):
        touch = seat.page.locator("#touch")
        tabs = touch.get_by_role("tab")
        while await tabs.count() < 2:
            await play_until(playing, seat, again=True)
        other = tabs.nth(1)
        await expect(other).to_have_attribute("aria-selected", "false")
        await other.focus()
        await seat.page.keyboard.press("Enter")
        await expect(other).to_have_attribute("aria-selected", "true")
        await expect(other).to_be_focused()
        # The sheet below is the tabs' panel, and has the name of the one that is turned to.
        title = await other.inner_text()
        panel = touch.get_by_role("tabpanel", name=title, exact=True)
        await expect(panel).to_have_count(1)
        assert await other.get_attribute("aria-controls") == await panel.get_attribute("id")
        # All tabs are one stop, and arrow keys lead along them.
        assert await tabs.evaluate_all("(all) => all.filter((one) => one.tabIndex === 0).length") == 1
        await seat.page.keyboard.press("ArrowLeft")
        await expect(tabs.first).to_be_focused()
        await seat.page.keyboard.press("ArrowLeft")
        await expect(tabs.last).to_be_focused()


async def test_help_is_one_stop_on_the_way_to_the_cards(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser, PHONE) as (playing, seat):
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        ask = touch.locator(".t-ask")
        help_row = ask.get_by_role("toolbar", name="Help and overviews")
        await ask.focus()
        stops = await walked(seat, 30)
        names = [label for _, label in stops]
        assert names[names.index("Advise me") + 1] == await touch.locator(".t-hand [data-tag]").first.get_attribute(
            "aria-label"
        )
        # Arrow keys lead along it, round and round.
        all_of_it = help_row.get_by_role("button")
        assert await all_of_it.count() > 5
        await all_of_it.first.focus()
        for key, n in [("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", -1), ("ArrowRight", 0), ("End", -1)]:
            await keys.press(key)
            await expect(all_of_it.nth(n)).to_be_focused()
        # The stop is what was used last, also when it is drawn anew.
        rules = help_row.get_by_role("button", name="Rules")
        await rules.focus()
        await keys.press("Enter")
        await expect(touch.locator(".t-panel")).to_be_focused()
        await keys.press("Escape")
        await expect(rules).to_be_focused()
        # Keys have been on the last card before.
        await keys.press("Tab")
        await expect(touch.locator(".t-hand [data-tag]").last).to_be_focused()
        await keys.press("Home")
        card = touch.locator(".t-hand [data-tag]").first
        await expect(card).to_be_focused()
        await keys.press("Enter")
        await expect(card).to_have_attribute("aria-pressed", "true")
        await keys.press("Shift+Tab")
        await expect(rules).to_be_focused()
        # Another question is asked: the way begins anew.
        await ask.focus()
        await play_until(playing, seat, "play")
        first = help_row.get_by_role("button").first
        await expect(first).to_have_accessible_name("Advise me")
        await expect(first).to_have_attribute("tabindex", "0")


async def test_one_key_leads_from_the_question_to_the_pictures_and_back(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser) as (playing, seat):
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        ask, board, hint = touch.locator(".t-ask"), touch.locator(".t-table"), touch.locator(".t-jump")
        await play_until(playing, seat, "action")
        await ask.focus()
        await expect(ask).to_have_attribute("aria-keyshortcuts", "F6")
        await keys.press("Tab")
        await expect(hint).to_be_hidden()
        # From any control of the question.
        await keys.press("F6")
        await expect(board.locator(".t-box [data-tag][tabindex='0']")).to_be_focused()
        assert await seat.page.evaluate(IN_SIGHT)
        await expect(board.locator(".t-keys")).to_contain_text("F6 leads to the question")
        await keys.press("F6")
        await expect(ask).to_be_focused()
        await expect(hint).to_be_in_viewport(ratio=1)
        await expect(hint).to_have_text("F6: to the pictures and back")
        # The other way round, and from elsewhere in the table to the question.
        await keys.press("Shift+F6")
        await expect(board.locator(".t-box [data-tag][tabindex='0']")).to_be_focused()
        await touch.locator(".t-why").last.focus()
        await keys.press("F6")
        await expect(ask).to_be_focused()
        # The ballot is in the hand.
        await play_until(playing, seat, "ballot")
        await ask.focus()
        await keys.press("F6")
        await expect(touch.locator(".t-hand .t-box [data-tag][tabindex='0']")).to_be_focused()
        await keys.press("F6")
        await expect(ask).to_be_focused()


async def test_the_button_that_follows_an_advice_comes_next(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser, PHONE) as (_, seat):
        ask, keys = seat.page.locator("#touch .t-ask"), seat.page.keyboard
        await ask.get_by_role("button", name="Advise me").focus()
        await keys.press("Enter")
        await expect(ask.locator(".t-told:focus")).to_contain_text("Why:")
        await keys.press("Tab")
        await expect(ask.get_by_role("button", name="Follow the advice")).to_be_focused()
        # Taken, it leaves no text of its own: one goes on at the question.
        await keys.press("Enter")
        await expect(ask.get_by_role("button", name="Confirm", exact=True)).to_be_visible()
        await expect(ask).to_be_focused()


async def test_a_few_options_are_in_sight_above_the_button_that_ends_the_choice(
    tmp_path: Path, browser: Browser
) -> None:
    low = {"width": 390, "height": 640}
    async with match_of("kaiser", tmp_path, browser, low) as (playing, seat):
        ask, keys = seat.page.locator("#touch .t-ask"), seat.page.keyboard
        options = ask.locator(".t-options .t-button")
        table = await playing.bot.tables.in_channel(playing.server.channel.id)
        assert table is not None
        me = await seat_of(table)
        while not (1 < await options.count() < 4 and await ask.locator("> .t-row:has(.success)").count()):
            question = await asked(table, me)
            assert question is not None
            await answer_as_advised(table, me, question, playing.server.people[0].id)
            following = await asked(table, me)
            assert following is not None, "the match is over"
            await shows(Walker(seat, Random(1)), following.id)
        # It stays in view, and covers none of them.
        await expect(ask.locator("> .t-row:has(.success)")).to_have_css("position", "sticky")
        await ask.focus()
        for option in await options.all():
            while not await option.evaluate("(option) => option === document.activeElement"):
                await keys.press("Tab")
            await seat.page.wait_for_function(IN_SIGHT)


async def test_keys_move_an_enlarged_board(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser, PHONE) as (_, seat):
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        zoom, box = touch.get_by_role("button", name="Enlarge the board"), touch.locator(".t-table .t-box")
        where = "(box) => [box.scrollLeft, box.scrollTop]"
        await zoom.focus()
        await keys.press("Enter")
        # What scrolls is a stop of the Tab key, and has a name.
        await expect(box).to_have_role("group")
        await expect(box).to_have_accessible_name("The board")
        # The whole box is in view.
        await expect(box).to_be_in_viewport(ratio=1)
        desk, seen = await touch.locator(".t-desk").bounding_box(), await box.bounding_box()
        assert desk is not None
        assert seen is not None
        assert seen["y"] + seen["height"] <= desk["y"]
        await box.evaluate("(box) => box.scrollTo(0, 0)")
        for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"):
            await keys.press(key)
        assert await box.evaluate(where) == [60, 60]
        await expect(zoom).to_be_focused()
        await expect(zoom).to_be_in_viewport(ratio=1)


async def test_on_a_phone_what_arrow_keys_do_stands_beside_the_button_below_the_board(
    tmp_path: Path, browser: Browser
) -> None:
    async with match_of("kaiser", tmp_path, browser, PHONE) as (_, seat):
        touch = seat.page.locator("#touch")
        await touch.locator(".t-hand [data-tag]").first.click()
        await touch.locator(".t-ask").get_by_role("button", name="Done (1 chosen)").click()
        await touch.locator(".t-table [data-tag]").first.focus()
        await seat.page.keyboard.press("Tab")
        await seat.page.keyboard.press("Shift+Tab")
        tip, zoom = touch.locator(".t-table > .t-keys"), touch.locator(".t-table > .t-zoom")
        await expect(tip).to_be_visible()
        said, button = await tip.bounding_box(), await zoom.bounding_box()
        assert said is not None
        assert button is not None
        assert said["x"] + said["width"] <= button["x"]
        assert said["y"] + said["height"] <= button["y"] + button["height"] + 2


async def test_the_other_games_come_after_all_else_at_the_end_of_a_match(tmp_path: Path, browser: Browser) -> None:
    async with short_match(tmp_path, browser, PHONE) as (playing, seat):
        ask = seat.page.locator("#touch .t-ask")
        await play_to_the_end(playing)
        await expect(ask).to_contain_text("Final ranking")
        await expect(seat.page.locator("#touch").get_by_text("Another game")).to_be_visible()
        await ask.focus()
        names = [name for _, name in await walked(seat, 20)]
        assert names.index("Play again") < names.index("Why?") < names.index("Another game") == len(names) - 1


async def walked(seat: Tab, most: int) -> list[tuple[str, str]]:
    """Press Tab from the question on, and on a board ArrowRight; return the class and the label of each control."""
    where = """() => {
        const at = document.activeElement;
        return at.closest("#touch") ? [at.classList[0] ?? "", at.getAttribute("aria-label") ?? at.textContent] : null;
    }"""
    stops: list[tuple[str, str]] = []
    for _ in range(most):
        await seat.page.keyboard.press("Tab")
        stop = await seat.page.evaluate(where)
        if stop is None:
            break
        stops.append((stop[0], stop[1]))
        for _ in range(await seat.page.locator(".t-box:has(:focus) [data-tag]").count() - 1):
            await seat.page.keyboard.press("ArrowRight")
            stop = await seat.page.evaluate(where)
            stops.append((stop[0], stop[1]))
    return stops


async def test_the_focused_shape_is_in_view_on_an_enlarged_board_and_named_when_pressed(
    tmp_path: Path, browser: Browser
) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE) as (playing, seat):
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        await play_until(playing, seat, "action")
        board, zoom = touch.locator(".t-table > .t-box"), touch.locator(".t-table > .t-zoom")
        await zoom.focus()
        await keys.press("Enter")
        await board.locator("[data-tag]").first.focus()
        inside = """(box) => {
            const [at, view] = [document.activeElement, box].map((one) => one.getBoundingClientRect());
            return at.left >= view.left && at.right <= view.right && at.top >= view.top && at.bottom <= view.bottom;
        }"""
        for _ in range(await board.locator("[data-tag]").count()):
            await keys.press("ArrowRight")
            await seat.page.evaluate("() => new Promise((ready) => requestAnimationFrame(() => setTimeout(ready)))")
            assert await board.evaluate(inside), await seat.page.evaluate("document.activeElement.ariaLabel")
        # Up and down lead to what is above and below, before what is beside it.
        places = "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
        boxes = await board.locator("[data-tag]").evaluate_all(places)
        named = await board.locator("[data-tag]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")

        def above(lower: dict[str, float], upper: dict[str, float]) -> bool:
            return upper["top"] < lower["top"] - 9 and upper["left"] < lower["right"] and lower["left"] < upper["right"]

        for n, box in enumerate(boxes):
            if not (over := [name for name, other in zip(named, boxes, strict=True) if above(box, other)]):
                continue
            await board.locator("[data-tag]").nth(n).focus()
            await keys.press("ArrowUp")
            assert await seat.page.evaluate("document.activeElement.ariaLabel") in over
        # A place that stands for several moves is named, once it was pressed, before what is to be done next.
        place = board.get_by_role("button", name=re.compile("options$")).first
        name = str(await place.get_attribute("aria-label"))
        await place.focus()
        await keys.press("Enter")
        who = name.split(": ", maxsplit=1)[0]
        await expect(touch.locator(".t-path")).to_contain_text(f"{who} · Choose how to go on")


async def test_a_shape_is_explained_no_longer_when_the_focus_has_left_it(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser) as (_, seat):
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        card, tip = touch.locator(".t-hand [data-tag]").first, touch.locator(".t-tip")
        for away in ("Tab", "Shift+Tab"):
            await card.focus()
            await keys.press("ArrowRight")
            await expect(tip).to_be_visible()
            await keys.press(away)
            await expect(tip).to_be_hidden()
        # So it is when they go from the table to the chat.
        await card.focus()
        await keys.press("ArrowRight")
        await expect(tip).to_be_visible()
        await seat.page.locator("#channel-text").focus()
        await expect(tip).to_be_hidden()
