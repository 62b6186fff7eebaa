"""What is in view of the table to touch: on a phone, where all stands in one column, and on a low screen."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from .matches import IN_SIGHT, answer_as_advised, asked, match_of, play_until, seat_of, shows
from .tabs import PHONE
from .walking import Walker

pytestmark = pytest.mark.browser

LOW = {"width": 1366, "height": 700}


async def test_events_after_an_open_result_are_told_above_the_question(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser, PHONE) as (playing, seat):
        touch = seat.page.locator("#touch")
        result, latest, since = (touch.locator(name) for name in (".t-result", ".t-latest", ".t-since .t-text"))
        table = await playing.bot.tables.in_channel(playing.server.channel.id)
        assert table is not None
        me, seen, walker = await seat_of(table), set[bool](), Walker(seat, Random(1))
        while len(seen) < 2:
            question = await asked(table, me)
            assert question is not None
            await shows(walker, question.id)
            if await result.is_visible():
                parts = walker.state()
                newest = parts["log"]["lines"][-1]["text"] in parts["result"]["text"]
                if newest:
                    await expect(latest).to_be_hidden()
                else:
                    # They stand there, or with all else since the viewer's last answer.
                    await expect(latest.or_(since).locator("visible=true").first).to_be_visible()
                seen.add(newest)
            await answer_as_advised(table, me, question, playing.server.people[0].id)


OVER_THE_ROW = """(last) => {
    const [text, row] = [last, document.querySelector(".t-ask > .t-row:has(> .success)")];
    return text.getBoundingClientRect().bottom <= row.getBoundingClientRect().top;
}"""


MORE = """(row) => {
    for (const card of ["Submarine U-41", "Recon Aircraft", "Pull the Plug"]) {
        const button = row.appendChild(document.createElement("button"));
        button.className = "t-button secondary";
        button.textContent = `Change: the place of ${card}`;
    }
}"""


async def test_an_answer_to_confirm_is_in_view(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser, PHONE) as (_, seat):
        touch = seat.page.locator("#touch")
        ground, ask, desk = touch.locator(".t-ground"), touch.locator(".t-ask"), touch.locator(".t-desk")
        cards = touch.locator(".t-hand [data-tag]")
        for n in range(4):
            await cards.nth(n).click()
            await expect(cards.nth(n)).to_have_attribute("aria-pressed", "true")
        await ask.get_by_role("button", name="Done (4 chosen)").click()
        placed = ask.get_by_role("button", name=re.compile("^Sideways: Cap Trafalgar"))
        for _ in range(4):
            # What the option does is told at once; the next card is asked about when the answer has arrived.
            title = await ask.locator(".t-told").first.get_by_text("where does it lie?").inner_text()
            # The board is out of view: one looks at the hand.
            await ground.evaluate("(ground) => (ground.scrollTop = ground.scrollHeight)")
            await (placed if await placed.count() else ask.locator(".t-options .t-button").first).click()
            await expect(ask.locator(".t-told").first).not_to_contain_text(title)
        await expect(ask.get_by_role("button", name="Confirm")).to_be_visible()
        card, text = touch.locator(".t-table .chosen").last, ask.locator(".t-told .t-text > *").last
        box, below = await card.bounding_box(), await desk.bounding_box()
        assert box is not None
        assert below is not None
        assert box["y"] + box["height"] <= below["y"] + 1
        await expect(card).to_be_in_viewport(ratio=0.9)
        assert await text.evaluate(OVER_THE_ROW)


async def test_on_a_phone_what_changes_an_answer_wraps_below_what_confirms_it(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser, PHONE, "ja-JP") as (_, seat):
        touch = seat.page.locator("#touch")
        ask, cards = touch.locator(".t-ask"), touch.locator(".t-hand [data-tag]")
        for n in range(2):
            await cards.nth(n).click()
            await expect(cards.nth(n)).to_have_attribute("aria-pressed", "true")
        confirm = ask.locator("> .t-row > .success")
        await confirm.click()
        changes = ask.locator("> .t-row:has(.success) + .t-row")
        for _ in range(2):
            title = await ask.locator(".t-told").first.get_by_text("をどこに置きますか").inner_text()
            await ask.locator(".t-options .t-button").first.click()
            await expect(ask.locator(".t-told").first).not_to_contain_text(title)
        await expect(confirm).to_have_text("確定")
        await expect(confirm).to_be_in_viewport(ratio=1)
        await expect(ask.locator("> .t-row:has(.success) > *")).to_have_count(1)
        await changes.evaluate(MORE)
        assert await changes.evaluate("(row) => row.scrollWidth <= row.clientWidth")
        assert await changes.evaluate("(row) => new Set([...row.children].map((one) => one.offsetTop)).size") > 2
        await confirm.focus()
        for button in await changes.get_by_role("button").all():
            await seat.page.keyboard.press("Tab")
            await expect(button).to_be_focused()
            assert await seat.page.evaluate(IN_SIGHT)


async def test_a_tall_picture_of_the_hand_leaves_room_for_the_question(tmp_path: Path, browser: Browser) -> None:
    async with match_of("blackbeard", tmp_path, browser) as (playing, seat):
        touch = seat.page.locator("#touch")
        await play_until(playing, seat, "orders")
        await play_until(playing, seat, "orders", again=True)
        picture, news = touch.locator(".t-hand svg"), touch.locator(".t-news")
        await expect(touch.locator(".t-ask").get_by_role("button", name="More")).to_be_in_viewport(ratio=1)
        # Below the question stands what the last turn brought.
        await expect(news.first).to_be_in_viewport()
        small = await picture.bounding_box()
        await touch.locator(".t-hand > .t-zoom").click()
        large = await picture.bounding_box()
        assert small is not None
        assert large is not None
        assert large["width"] > 3 * small["width"]
        # It lies over the table, and nothing of its width is cut off.
        whole = await touch.locator(".t-ground").bounding_box() or {}
        assert whole["x"] <= large["x"]
        assert large["x"] + large["width"] <= whole["x"] + whole["width"]
        box = touch.locator(".t-hand > .t-box")
        assert await box.evaluate("(box) => box.scrollWidth <= box.clientWidth")
        # Escape makes it small again, and so do keys that leave it for what it covers.
        await seat.page.keyboard.press("Escape")
        await expect(touch.locator(".t-hand > .t-zoom")).to_be_focused()
        assert (await picture.bounding_box() or {})["width"] == small["width"]
        await seat.page.keyboard.press("Enter")
        await expect(touch.locator(".t-hand")).to_have_class(re.compile("near"))
        await seat.page.keyboard.press("Tab")
        await expect(touch.locator(".t-hand")).not_to_have_class(re.compile("near"))
        # On a phone they would be far below the question: they are told once, above what the page proposes.
        await seat.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        since = touch.locator(".t-since")
        await expect(since.locator("summary")).to_be_in_viewport(ratio=1)
        await expect(since.locator(".t-text")).to_be_visible()
        await expect(since.locator(".t-text")).to_contain_text("What turn 1 brought you")
        await expect(news).to_be_hidden()
        # A frame carries them once, for both places.
        told = [frame for frame in seat.heard if '"is":"state"' in frame and "What turn 1 brought you" in frame]
        assert {frame.count("What turn 1 brought you") for frame in told} == {1}


async def test_a_touch_of_a_log_book_enlarges_it_over_the_table(tmp_path: Path, browser: Browser) -> None:
    laptop = {"width": 1366, "height": 768}
    async with match_of("blackbeard", tmp_path, browser, laptop, "fr-FR") as (playing, seat):
        touch = seat.page.locator("#touch")
        await play_until(playing, seat, "orders")
        picture, zoom = touch.locator(".t-hand svg"), touch.locator(".t-hand > .t-zoom")
        small = await picture.bounding_box() or {}
        await picture.click()
        await expect(zoom).to_have_attribute("aria-pressed", "true")
        assert (await picture.bounding_box() or {})["width"] > 3 * small["width"]
        # The second half of a double click does not make it small again.
        await picture.click()
        await expect(zoom).to_have_attribute("aria-pressed", "false")
        await picture.dblclick()
        await expect(zoom).to_have_attribute("aria-pressed", "true")
        await seat.page.keyboard.press("Escape")
        await expect(zoom).to_have_attribute("aria-pressed", "false")
        assert await picture.bounding_box() == small


async def test_a_touch_beside_a_card_that_cannot_be_played_enlarges_nothing(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser) as (playing, seat):
        touch = seat.page.locator("#touch")
        await play_until(playing, seat, "action")
        hand = touch.locator(".t-hand")
        await expect(hand.locator("[data-tag]")).to_have_count(0)
        await hand.locator("svg").click(position={"x": 4, "y": 4})
        await expect(hand.locator("> .t-zoom")).to_have_attribute("aria-pressed", "false")


CUT = """(lines) => {
    lines.innerText = "This is the last turn.\\nThe richest wins,\\nelse the most notorious.\\nThat is all.";
    return lines.clientHeight / (lines.scrollHeight / 4);
}"""
"""The number of lines in view."""


async def test_on_a_low_screen_what_is_said_below_a_board_is_read_there(tmp_path: Path, browser: Browser) -> None:
    async with match_of("blackbeard", tmp_path, browser, LOW) as (playing, seat):
        touch = seat.page.locator("#touch")
        await play_until(playing, seat, "orders")
        await touch.locator(".t-left > .t-lines").evaluate(
            "(lines) => lines.replaceChildren('The match ends at last.')"
        )
        # As high as a line, and no higher; the story has some of the room that is left.
        said = await touch.locator(".t-left > .t-lines").bounding_box() or {}
        assert 18 <= said["height"] <= 26
        await expect(touch.locator(".t-left > .t-lines")).to_be_in_viewport(ratio=1)
        await expect(touch.locator(".t-story li").last).to_be_in_viewport(ratio=0.9)
        # All lines that are in view are whole, and the three of the last turn are where there is a little more room.
        for size, whole in ((LOW, 2), ({"width": 1280, "height": 800}, 3)):
            await seat.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            cut = await touch.locator(".t-left > .t-lines").evaluate(CUT)
            assert whole <= cut <= whole + 0.15
            await expect(touch.locator(".t-story li").last).to_be_in_viewport(ratio=0.9)


LAST_TURNS = (
    "⏳ La partie finit au plus tard après le tour 12 : encore 9 tours après celui-ci. Elle finit plus tôt si le pirate"
    " d’un joueur prend sa retraite ou est perdu : chacun n’en a qu’un. Le plus riche des pirates à la retraite gagne ;"
    " si personne n’a pris sa retraite, c’est le plus notoire encore en jeu."
)
ROOM = """(scroll) => {
    const lines = [...scroll.querySelectorAll("li")].map((line) => line.getBoundingClientRect().height);
    return scroll.clientHeight / Math.min(...lines);
}"""
"""How many lines of the story there is room for."""


@pytest.mark.parametrize(("height", "most"), [(768, 42), (800, 62)])
async def test_a_long_notice_below_a_board_leaves_room_for_three_lines_of_the_story(
    tmp_path: Path, browser: Browser, height: int, most: int
) -> None:
    async with match_of("blackbeard", tmp_path, browser, {"width": 1366, "height": height}, "fr-FR") as (playing, seat):
        touch = seat.page.locator("#touch")
        await play_until(playing, seat, "orders")
        await expect(touch.locator(".t-how[open]")).to_have_count(0)
        said = touch.locator(".t-left > .t-lines")
        await said.evaluate("(lines, text) => lines.replaceChildren(text)", LAST_TURNS)
        assert (await said.bounding_box() or {})["height"] <= most
        await expect(touch.locator(".t-left > .t-board .t-box > svg")).to_be_in_viewport(ratio=1)
        assert await touch.locator(".t-scroll").evaluate(ROOM) >= 3


async def test_by_keys_an_explanation_does_not_push_out_what_it_explains(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser, PHONE) as (_, seat):
        touch, keyboard = seat.page.locator("#touch"), seat.page.keyboard
        ask, card = touch.locator(".t-ask"), touch.locator(".t-hand [data-tag]").first
        await card.click()
        await expect(card).to_have_attribute("aria-pressed", "true")
        await ask.get_by_role("button", name="Done (1 chosen)").click()
        await expect(ask).to_contain_text("where does it lie?")
        options = ask.locator(".t-options .t-button")
        await ask.locator("summary").last.focus()
        for n in range(await options.count()):
            await keyboard.press("Tab")
            await expect(options.nth(n)).to_be_focused()
            # What has the focus is explained in the next frame.
            await seat.page.evaluate("() => new Promise((ready) => requestAnimationFrame(() => setTimeout(ready)))")
            assert await seat.page.evaluate(IN_SIGHT), await options.nth(n).inner_text()
        # A shape shows no name: by keys one reads what it stands for.
        tip, ships = ask.locator(".t-tip"), touch.locator(".t-table [data-tag]")
        for _ in range(30):
            if await seat.page.evaluate("() => Boolean(document.activeElement.closest('.t-table [data-tag]'))"):
                break
            await keyboard.press("Tab")
        for n in range(await ships.count()):
            await expect(ships.nth(n)).to_be_focused()
            named = [await ships.nth(n).get_attribute(name) for name in ("aria-label", "aria-description")]
            await expect(tip).to_have_text(re.compile(".*".join(re.escape(text) for text in named if text), re.DOTALL))
            await expect(tip).to_be_in_viewport(ratio=0.9)
            await keyboard.press("ArrowRight")


async def test_on_a_phone_the_tab_that_is_turned_to_is_in_view(tmp_path: Path, browser: Browser) -> None:
    async with match_of("blackbeard", tmp_path, browser, PHONE) as (playing, seat):
        tabs, keyboard = seat.page.locator("#touch").get_by_role("tab"), seat.page.keyboard
        await play_until(playing, seat, "orders")
        await seat.page.set_viewport_size({"width": 240, "height": PHONE["height"]})
        await tabs.first.focus()
        await keyboard.press("ArrowLeft")
        await expect(tabs.last).to_be_focused()
        await expect(tabs.last).to_be_in_viewport(ratio=0.98)
        assert await seat.page.evaluate(IN_SIGHT)
        await keyboard.press("Enter")
        # The tabs are drawn anew.
        await expect(tabs.last).to_have_attribute("aria-selected", "true")
        assert await seat.page.evaluate(IN_SIGHT)
        await expect(tabs.first).not_to_be_in_viewport(ratio=0.98)


async def test_the_sheets_of_a_board_take_two_lines_at_most_and_leave_out_the_key(
    tmp_path: Path, browser: Browser
) -> None:
    async with match_of("blackbeard", tmp_path, browser) as (playing, seat):
        await play_until(playing, seat, "orders")
        touch = seat.page.locator("#touch")
        sheets = touch.locator(".t-sheets")
        await expect(sheets.get_by_role("tab")).to_have_count(2)
        # As after a turn with many battles.
        await sheets.evaluate("(bar) => { for (let n = 0; n < 20; n++) bar.append(bar.firstChild.cloneNode(true)); }")
        box = await sheets.bounding_box()
        assert box is not None
        assert box["height"] < 70
        # A title that is longer than the row is wide has a second line, so that none is cut.
        await sheets.evaluate("(bar) => (bar.lastChild.textContent = 'Combat '.repeat(20))")
        assert await sheets.evaluate("(bar) => bar.scrollWidth <= bar.clientWidth")
        await touch.locator(".t-ask").get_by_role("button", name="Key to the signs").click()
        await expect(touch.locator(".t-panel svg, .t-panel img").first).to_be_visible()
        # Without a line of text, the panel is named by the button.
        await expect(touch.get_by_role("region", name="Key to the signs")).to_be_focused()
        await touch.locator(".t-panel .t-shut").click()
        # On a map, arrow keys lead to the left and right by sight, and keep to a row of hexes.
        change, keys = touch.locator(".t-ask select"), seat.page.keyboard
        await change.select_option(label=(await change.locator("option", has_text=": move").last.inner_text()))
        await expect(touch.locator(".t-ask")).to_contain_text("where does he sail?")
        await expect(touch.locator(".t-hand").get_by_role("group", name="Your log book")).to_have_count(1)
        where = """() => {
            const { left, right, top, bottom, height } = document.activeElement.getBoundingClientRect();
            return [(left + right) / 2, (top + bottom) / 2, height];
        }"""
        # From a hex that has two lit ones to the left of it.
        inland = """(all) => {
            const hexes = all.filter((one) => one.firstElementChild?.getAttribute("fill") === "none");
            const left = (one, columns) => hexes.some((other) => {
                const [at, to] = [one, other].map((shape) => shape.getBoundingClientRect());
                const aside = Math.abs(at.left - to.left - 0.75 * columns * at.width);
                return aside < 3 && Math.abs(at.top - to.top) < 0.6 * at.height;
            });
            hexes.find((one) => left(one, 1) && left(one, 2)).focus();
        }"""
        await touch.locator(".t-table [data-tag]").evaluate_all(inland)
        across, down, height = await seat.page.evaluate(where)
        way = [across]
        for key in ("ArrowLeft", "ArrowLeft", "ArrowRight"):
            await keys.press(key)
            x, y, _ = await seat.page.evaluate(where)
            assert abs(y - down) < 0.6 * height, key
            way.append(x)
        assert way[2] < way[1] == way[3] < way[0], way
        # Down and up one stays in the column, and above the map there is nothing.
        column = """(all) => {
            const at = all.map((one) => one.getBoundingClientRect());
            const below = (box, other) => Math.abs(other.left - box.left) < 3 && Math.abs(other.top - box.bottom) < 6;
            const hex = (one) => one.firstElementChild?.getAttribute("fill") === "none";
            const above = (box) => at.some((other, n) => hex(all[n]) && below(box, other));
            all.find((one, n) => hex(one) && above(at[n])).focus();
        }"""
        await touch.locator(".t-table [data-tag]").evaluate_all(column)
        across, down, height = await seat.page.evaluate(where)
        await keys.press("ArrowDown")
        x, y, _ = await seat.page.evaluate(where)
        assert abs(x - across) < 0.4 * height
        assert down < y < down + 1.1 * height
        for _ in range(30):
            before = y
            await keys.press("ArrowUp")
            _, y, _ = await seat.page.evaluate(where)
            assert y <= before
            if y == before:
                break
        else:
            pytest.fail("the map has no upper edge")


MANY = """(ask, count) => {
    const options = ask.querySelector(".t-options");
    for (let n = 0; options.children.length < count; n++) options.append(options.children[n].cloneNode(true));
}"""
"""Make the options of a question as many as in a port, where more can be done."""
BRIEF = "(ask) => ask.querySelectorAll('.t-told .t-text > * ~ *').forEach((line) => line.remove())"
SEEN_WHOLE = """(ask) => {
    const [view, options] = [ask.closest(innerWidth < 860 ? ".t-desk" : ".t-right"), ask.querySelector(".t-options")];
    const strip = ask.querySelector(".t-onward.on:not(.beside)");
    const ends = [view, options].map((one) => one.getBoundingClientRect().bottom);
    const end = Math.min(...ends, strip?.getBoundingClientRect().top ?? Infinity);
    return [...options.children].filter((one) => one.getBoundingClientRect().bottom < end + 6).length;
}"""
APART = """(more) => {
    const [strip, at] = [more.closest(".t-onward"), more.getBoundingClientRect()];
    const [{ left, right, top, bottom }, y] = [strip.getBoundingClientRect(), (at.top + at.bottom) / 2];
    if (!strip.matches(".beside")) {
        const covers = [left + 4, at.left - 4, right - 2].every((x) => strip.contains(document.elementFromPoint(x, y)));
        return covers && top <= at.top && at.bottom <= bottom + 1;
    }
    const row = document.elementFromPoint(at.left - 4, y)?.closest(".t-row");
    return Boolean(row) && [...row.children].every((one) => one.getBoundingClientRect().right <= at.left);
}"""
"""Whether what says how many options follow lies over nothing that is to be read."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 700), (390, 844)])
async def test_options_that_are_cut_off_say_how_many_follow(
    tmp_path: Path, browser: Browser, width: int, height: int
) -> None:
    size = {"width": width, "height": height}
    async with match_of("blackbeard", tmp_path, browser, size, "fr-FR") as (playing, seat):
        ask = seat.page.locator("#touch .t-ask")
        options, more = ask.locator(".t-options"), ask.locator(".t-more")
        await play_until(playing, seat, "orders")
        await expect(more).to_be_hidden()
        change = ask.locator("select").first
        label = await change.locator("option", has_text=": opération").first.inner_text()
        await change.select_option(label=label)
        await expect(ask).to_contain_text("qu’y fait-il")
        await ask.evaluate(MANY, 8)
        await seat.page.evaluate(DRAWN)
        for _ in range(8):
            whole = await ask.evaluate(SEEN_WHOLE)
            if whole == 8:
                break
            # Where none of them is seen in full, there are no others.
            await expect(more).to_have_text(f"{'autres choix' if whole else 'choix'}\u00a0: {8 - whole}")
            await expect(more).to_be_in_viewport(ratio=0.95)
            assert await more.evaluate(APART)
            await more.click()
            await seat.page.evaluate(DRAWN)
            assert await ask.evaluate(SEEN_WHOLE) > whole
        else:
            pytest.fail("the last option is never reached")
        await expect(options.locator(".t-button").last).to_be_in_viewport(ratio=1)
        await expect(more).to_be_hidden()
        # By keys one meets each option, and nothing lies over it.
        await options.locator(".t-button").last.focus()
        for _ in range(7):
            await seat.page.keyboard.press("Shift+Tab")
            await seat.page.evaluate(DRAWN)
            assert await seat.page.evaluate(IN_SIGHT)
            await expect(more).to_be_hidden()


AT_TOP = """(control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return control.contains(document.elementFromPoint((left + right) / 2, top + 2)) &&
        control.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
}"""
"""Whether nothing lies over a control."""


async def test_beside_the_board_the_way_back_from_a_choice_begun_is_in_view(tmp_path: Path, browser: Browser) -> None:
    """The options that a touch has left stick to the end of the view, and lay over it."""
    async with match_of("tortuga", tmp_path, browser, LOW, "fr-FR") as (playing, seat):
        touch = seat.page.locator("#touch")
        await play_until(playing, seat, "action")
        # What has happened, and a notice, may take the room.
        await touch.locator(".t-ask > .t-told").first.evaluate("(told) => told.prepend('Une ligne. '.repeat(60))")
        await touch.locator(".t-table [data-tag='slot:1']").click()
        back = touch.locator(".t-path .t-button")
        await expect(back).to_be_in_viewport(ratio=1)
        assert await back.evaluate(AT_TOP)
        for option in await touch.locator(".t-options .t-button").all():
            assert await option.evaluate(AT_TOP)


async def test_what_follows_is_led_to_clear_of_the_strip_at_the_end_of_the_view(
    tmp_path: Path, browser: Browser
) -> None:
    """Help and look-ups follow: the strip that says that the question goes on lay over the last option."""
    async with match_of("tortuga", tmp_path, browser, LOW, "fr-FR") as (playing, seat):
        touch = seat.page.locator("#touch")
        await play_until(playing, seat, "action")
        await touch.locator(".t-ask > .t-told").first.evaluate("(told) => told.prepend('Une ligne. '.repeat(30))")
        last, more = touch.locator(".t-options > .t-button").last, touch.locator(".t-ask .t-more")
        for _ in range(6):
            if not await more.is_visible():
                break
            await more.click()
            await seat.page.evaluate(DRAWN)
        await expect(last).to_be_in_viewport(ratio=1)
        assert await last.evaluate(AT_TOP)


@pytest.mark.parametrize("locale", ["fr-FR", "ja-JP"])
async def test_on_a_phone_nothing_lies_over_the_words_of_a_question(
    tmp_path: Path, browser: Browser, locale: str
) -> None:
    async with match_of("kaiser", tmp_path, browser, {"width": 390, "height": 780}, locale) as (playing, seat):
        touch = seat.page.locator("#touch")
        ask, more = touch.locator(".t-ask"), touch.locator(".t-ask .t-more")
        table = await playing.bot.tables.in_channel(playing.server.channel.id)
        assert table is not None
        me, walker, met = await seat_of(table), Walker(seat, Random(1)), set[str]()
        for _ in range(12):
            question = await asked(table, me)
            assert question is not None
            await shows(walker, question.id)
            await seat.page.evaluate(DRAWN)
            if await more.is_visible():
                assert await more.evaluate(APART), await ask.inner_text()
                met.add(await more.inner_text())
            await answer_as_advised(table, me, question, playing.server.people[0].id)
        assert met


async def test_the_odds_of_ships_are_still_listed_beside_an_enlarged_board(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser) as (playing, seat):
        touch = seat.page.locator("#touch")
        board, options = touch.locator(".t-table"), touch.locator(".t-ask .t-options > .t-button")
        await play_until(playing, seat, "target_ship")
        before = await options.all_inner_texts()
        assert all("%" in option for option in before)
        await board.locator("> .t-zoom").click()
        # The question is drawn anew with the ships as large as a finger.
        await touch.locator(".t-ask").get_by_role("button", name="Advise me").click()
        await expect(touch.locator(".t-ask").get_by_role("button", name="Follow the advice")).to_be_visible()
        assert await options.all_inner_texts() == before
        # Escape makes the board small again, and takes back nothing.
        await seat.page.keyboard.press("Escape")
        await expect(board).not_to_have_class(re.compile("near"))
        assert await options.all_inner_texts() == before


async def test_options_take_the_room_down_to_the_end_of_the_view(tmp_path: Path, browser: Browser) -> None:
    async with match_of("blackbeard", tmp_path, browser) as (playing, seat):
        touch = seat.page.locator("#touch")
        ask, side = touch.locator(".t-ask"), touch.locator(".t-right")
        await play_until(playing, seat, "orders")
        await play_until(playing, seat, "orders", again=True)
        # The news of the turn stand below the question, and leave no room in the column.
        await expect(touch.locator(".t-news").first).to_be_attached()
        change = ask.locator("select").first
        await change.select_option(label=await change.locator("option", has_text=": operation").first.inner_text())
        await expect(ask.locator(".t-options")).to_be_visible()
        await ask.evaluate(BRIEF)
        await ask.evaluate(MANY, 12)
        await seat.page.evaluate(DRAWN)
        box, view = await ask.bounding_box() or {}, await side.bounding_box() or {}
        assert 0 <= view["y"] + view["height"] - (box["y"] + box["height"]) < 12
        assert await ask.locator(".t-options").evaluate("(box) => box.clientHeight") > 200
        # Fewer options take no more room than they need.
        await ask.locator(".t-options").evaluate("(box) => { while (box.children.length > 7) box.lastChild.remove(); }")
        await ask.locator(".t-options .t-button").evaluate_all("(all) => all.forEach((one) => (one.textContent = 'A'))")
        await seat.page.evaluate(DRAWN)
        box = await ask.bounding_box() or {}
        assert view["y"] + view["height"] - (box["y"] + box["height"]) > 40


PART = """(options) => {
    const view = options.closest(".t-right").getBoundingClientRect();
    const strip = options.parentElement.querySelector(".t-onward.on:not(.beside)")?.getBoundingClientRect().top;
    const end = Math.min(options.getBoundingClientRect().bottom, view.bottom, strip ?? Infinity);
    const cut = [...options.children].find((one) => one.getBoundingClientRect().bottom > end + 6);
    options.scrollTop += cut.getBoundingClientRect().top - (end - 8);
    const { left } = cut.getBoundingClientRect();
    addEventListener("click", ({ target }) => (window.clicked = target.closest(".t-button")?.textContent));
    return { name: cut.textContent, x: left + 20, y: end - 1 };
}"""
"""Scroll until eight pixels of an option are seen, and return its name and a point on the last of them."""


async def test_an_option_is_pressed_on_the_last_pixels_that_are_seen_of_it(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, {"width": 1100, "height": 640}) as (_, seat):
        ask, mouse = seat.page.locator("#touch .t-ask"), seat.page.mouse
        options = ask.locator(".t-options")
        await expect(ask).to_contain_text("Which of the Brethren")
        part = await options.evaluate(PART)
        await mouse.move(part["x"], part["y"])
        # What comes meanwhile waits, and the shape of the view stays.
        await mouse.down()
        await seat.page.evaluate(DRAWN)
        await mouse.up()
        await expect(ask).not_to_contain_text("Which of the Brethren")
        assert await seat.page.evaluate("() => window.clicked") == part["name"]


async def test_what_options_are_scrolled_to_stays_when_they_are_drawn_anew(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, {"width": 1100, "height": 640}) as (_, seat):
        options = seat.page.locator("#touch .t-ask .t-options")
        first = options.locator(".t-button").first
        await options.evaluate("(options) => (options.scrollTop = options.scrollHeight)")
        end = await options.evaluate("(options) => options.scrollTop")
        assert end > 20
        await first.evaluate("(button) => (button.dataset.old = 'yes')")
        # What a finger can hit is found out anew.
        await seat.page.set_viewport_size({"width": 1104, "height": 640})
        await expect(first).not_to_have_attribute("data-old", "yes")
        assert abs(await options.evaluate("(options) => options.scrollTop") - end) < 3
