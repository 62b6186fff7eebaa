"""The table to touch in Chromium: every open option of every kind of question is reached, wide, on a phone, by keys."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from bot.cli.play import Playing, opened
from bot.text.catalog import catalog_of
from rules import GAMES

from .conftest import PLAIN
from .matches import answer_as_advised, asked, deal, match_of, play_until, seat_of, shows, start_match, walk_match
from .tabs import PARTED, PHONE, WIDE, tab
from .walking import Walker

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", GAMES)
async def test_every_open_option_is_reached(game: str, tmp_path: Path, browser: Browser) -> None:
    async with opened(tmp_path / "play.db", 0, **PLAIN, dice_seed="walk") as playing:
        async with tab(browser, f"{playing.server.url}/", WIDE, reduced_motion="reduce") as seat:
            seen = await walk_match(playing, Walker(seat, Random(1)), game)
        # Each kind of question has a line for those who meet it first. A small game may have one kind only.
        kinds = [name for name in catalog_of("en").names if name.startswith(f"{game}-first-")]
        assert len(seen) >= min(2, len(kinds)) > 0
        assert playing.server.trouble == []


SPREAD = """(hand) => {
    const column = hand.parentElement;
    const more = parseFloat(hand.style.getPropertyValue("--more")) || 0;
    return more > 20 && column.scrollHeight <= column.clientHeight;
}"""
"""Whether a hand takes room that the question leaves, and no more than that."""


async def test_of_the_chosen_cards_the_one_that_is_asked_about_stands_out(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser) as (_, seat):
        touch = seat.page.locator("#touch")
        cards, ask = touch.locator(".t-hand [data-tag]"), touch.locator(".t-ask")
        names = [await cards.nth(n).get_attribute("aria-label") for n in range(2)]
        hand = touch.locator(".t-hand")
        assert await hand.evaluate(SPREAD)
        large = await hand.locator("svg").bounding_box()
        for n in range(2):
            await cards.nth(n).click()
            await expect(cards.nth(n)).to_have_attribute("aria-pressed", "true")
            # Under the pointer, what is pressed next stays where it is.
            assert await hand.locator("svg").bounding_box() == large
        await ask.locator(".t-button.success:not(:disabled)").click()
        chosen, asked_about = touch.locator(".t-hand .chosen"), touch.locator(".t-hand .chosen.about")
        for name in names:
            assert name is not None
            await expect(ask).to_contain_text(f"{name}: where does it lie?")
            await expect(chosen).to_have_count(2)
            await expect(asked_about).to_have_count(1)
            await expect(asked_about.locator("> .ring")).to_have_css("stroke-dasharray", "none")
            await ask.locator(".t-options .t-button").first.click()


LOOKS = """(cards) => Object.fromEntries(cards.map((card) => {
    const ring = getComputedStyle(card.querySelector(":scope > .ring"));
    const badge = card.querySelector(":scope > .badge");
    const how = [ring.strokeDasharray, badge.getBoundingClientRect().width > 18, badge.innerHTML];
    return [card.getAttribute("aria-label").split(": ")[1], how];
}))"""


@pytest.mark.parametrize("kind", ["layout", "load"])
async def test_crew_added_and_scuttled_cards_stand_out_each_in_its_own_way(
    tmp_path: Path, browser: Browser, kind: str
) -> None:
    async with match_of("corsari", tmp_path, browser, PHONE) as (playing, seat):
        await play_until(playing, seat, "act" if kind == "layout" else kind)
        if kind == "layout":
            table = await playing.bot.tables.in_channel(playing.server.channel.id)
            assert table is not None
            me = await seat_of(table)
            question = await asked(table, me)
            await table.answer(me, "sail", question.id, by="player", user_id=playing.server.people[0].id)
        chosen = seat.page.locator("#touch .t-hand .chosen")
        await expect(chosen.locator("> .badge").first).to_be_visible()
        looks = await chosen.evaluate_all(LOOKS)
        # By the line of the ring and by the badge, which colours do not change; a screen reader reads it.
        beside = ("scuttled card", "2px, 4px") if kind == "layout" else ("added cards", "7px, 4px")
        assert {step: how[0] for step, how in looks.items()} == {"crew": "none", beside[0]: beside[1]}
        assert all(how[1] for how in looks.values())
        assert len({how[2] for how in looks.values()}) == 2


async def test_advice_comes_into_view(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", {"width": 1280, "height": 400}) as seat:
        touch = seat.page.locator("#touch")
        await start_match(touch.locator(".t-card"))
        ask = touch.locator(".t-ask")
        await ask.get_by_role("button", name="Advise me").focus()
        await touch.locator(".t-right").evaluate("(side) => (side.scrollTop = 0)")
        await seat.page.keyboard.press("Enter")
        why = ask.get_by_text("Why:")
        await expect(why).to_be_in_viewport(ratio=1)
        # No button lies on it.
        below, button = await why.bounding_box(), await ask.get_by_role("button", name="Follow").bounding_box()
        assert below is not None
        assert button is not None
        assert below["y"] + below["height"] <= button["y"] + 1


async def test_the_button_that_follows_an_advice_covers_none_of_it(tmp_path: Path, browser: Browser) -> None:
    """It would look as if the advice ended there, after one has scrolled back to the cards in hand."""
    async with match_of("kaiser", tmp_path, browser) as (playing, seat):
        await play_until(playing, seat, "commit")
        ask = seat.page.locator("#touch .t-ask")
        await ask.get_by_role("button", name="Advise me").click()
        follow = ask.locator("> .t-row:has(.success)").last
        await expect(follow).to_contain_text("Follow the advice")
        await expect(follow).to_have_css("position", "static")
        await expect(ask.locator("> .t-row:has(.success)").first).to_have_css("position", "sticky")


@pytest.mark.parametrize("locale", ["en-US", "ja"])
async def test_a_cards_sign_and_name_stay_on_one_line(tmp_path: Path, browser: Browser, locale: str) -> None:
    async with (
        opened(tmp_path / "play.db", 0, **(PLAIN | {"emoji": True}), dice_seed="walk") as playing,
        tab(browser, f"{playing.server.url}/", locale=locale) as seat,
    ):
        touch = seat.page.locator("#touch")
        await touch.locator(".t-tiles .t-button.success").first.click()
        await expect(touch.locator(".t-story .t-sign").nth(12)).to_be_visible()
        for width in range(900, 1280, 27):
            await seat.page.set_viewport_size({"width": width, "height": 800})
            assert await seat.page.evaluate(PARTED, "#touch .t-sign") == [], width


async def test_buttons_below_many_options_are_in_view(tmp_path: Path, browser: Browser) -> None:
    async with (
        opened(tmp_path / "play.db", 0, pilot_pause=0, pictures="off", emoji=False) as playing,
        tab(browser, f"{playing.server.url}/") as seat,
    ):
        await seat.page.locator("#touch .t-tiles .t-button.success").nth(list(GAMES).index("tortuga")).click()
        ask = seat.page.locator("#touch .t-ask")
        await expect(ask).to_contain_text("Which of the Brethren")
        # One scrolls among the pirates alone, and the board is drawn before anybody has one.
        await expect(ask.get_by_role("button", name="More")).to_be_in_viewport(ratio=1)
        right = seat.page.locator("#touch .t-right")
        assert await right.evaluate("(side) => side.scrollHeight <= side.clientHeight")
        await expect(seat.page.locator("#touch .t-table svg")).to_be_visible()


async def test_the_few_options_of_a_question_stay_in_view_on_a_low_screen(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", {"width": 1280, "height": 400}) as seat:
        await deal(seat)
        await seat.page.locator("#touch [data-tag='pile:pile']").click()
        options, right = seat.page.locator("#touch .t-options"), seat.page.locator("#touch .t-right")
        await expect(options).to_contain_text("Hoist the sails")
        assert await right.evaluate("(side) => side.scrollHeight > side.clientHeight")
        await expect(options.get_by_role("button").last).to_be_in_viewport(ratio=1)


async def test_a_page_that_waits_rests_and_says_what_a_card_does(tmp_path: Path, browser: Browser) -> None:
    async with (
        opened(tmp_path / "play.db", 0, **PLAIN, dice_seed="walk") as playing,
        tab(browser, f"{playing.server.url}/") as seat,
    ):
        touch = seat.page.locator("#touch")
        await touch.locator(".t-tiles .t-button.success").nth(list(GAMES).index("kaiser")).click()
        lit, tip = touch.locator(".t-hand .lit"), touch.locator(".t-tip")
        await lit.first.wait_for()
        # A question may stay open for days: nothing moves without an end.
        ends = await seat.page.evaluate(
            "() => document.getAnimations().map((one) => one.effect.getComputedTiming().endTime)"
        )
        assert ends
        assert max(ends) < 10_000
        await expect(tip).to_be_hidden()
        # Keys, unlike the mouse, show where they are.
        await seat.page.keyboard.press("Tab")
        for card in await lit.all():
            about = await card.get_attribute("aria-description")
            assert about
            await card.focus()
            await expect(tip).to_contain_text(about)
        await touch.get_by_role("button", name="Done").focus()
        await expect(tip).to_contain_text(about)


PICKED = """async () => {
    const { Ask } = await import("/touch/ask.js");
    const pressed = [];
    const ask = new Ask({ press: (id, values) => pressed.push(values), refresh: () => {} });
    const pair = (value, label, of) => ({ value, label, of });
    const pairs = [
        pair("a", "Low with Avery", "pirate:1 pirate:2"),
        pair("b", "Low with Tew", "pirate:1 pirate:3"),
        pair("c", "Kidd with Tew", "pirate:4 pirate:3"),
    ];
    const rest = { picked: [], bounds: [0, 3], pages: ["page"], heads: {}, names: {} };
    const take = (options) => ask.take({ id: "1", options, ...rest });
    const said = [];
    take(pairs);
    ask.touch(["pirate:1"]);
    said.push([...pressed], ask.open().length);
    ask.touch(["pirate:3"]);
    said.push([...pressed], ask.open().length);
    take(pairs.slice(0, 2));
    said.push([...ask.offered().keys()]);
    take([pair("d", "Red 8", "card:R8"), pair("e", "Red 8", "card:R8")]);
    ask.touch(["card:R8"]);
    return [...said, pressed];
}"""


async def test_a_touch_that_could_pick_several_things_picks_none_of_them(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        narrowed, left, chosen, again, offered, copies = await seat.page.evaluate(PICKED)
    assert (narrowed, left) == ([], 2)
    assert (chosen, again) == ([["b"]], 3)
    assert offered == ["pirate:2", "pirate:3"], "all are pairs of pirate 1"
    assert copies == [["b"], ["d"]]


WRITTEN_OVER = """() => {
    const found = [];
    const boxes = (root, names) => [...root.querySelectorAll(names)].filter((one) => one.getClientRects().length);
    const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 2 && b.top + 2 < a.bottom;
    const written = boxes(document, ".t-told p, .t-options, .t-ask > .t-row, .t-log h3, .t-lines > div");
    const above = boxes(document, ".t-zoom, .t-right > .t-lines");
    for (const text of written) {
        for (const one of above) {
            const [a, b] = [one.getBoundingClientRect(), text.getBoundingClientRect()];
            if (!one.contains(text) && over(a, b)) found.push(`${one.className} on ${text.textContent}`);
        }
    }
    return found;
}"""


async def test_nothing_is_drawn_over_a_text(tmp_path: Path, browser: Browser) -> None:
    async with match_of("blackbeard", tmp_path, browser) as (playing, seat):
        walker, ask = Walker(seat, Random(1)), seat.page.locator("#touch .t-ask")
        table = await playing.bot.tables.in_channel(playing.server.channel.id)
        assert table is not None
        me, told = await seat_of(table), set[str]()
        while "orders" not in told:
            question = await asked(table, me)
            assert question is not None
            await shows(walker, question.id)
            told.add(question.kind)
            assert await seat.page.evaluate(WRITTEN_OVER) == []
            if question.kind != "orders":
                await answer_as_advised(table, me, question, playing.server.people[0].id)
        # Where one sails: many options, and below them the news of the log book.
        (menu,) = walker.controls("edit")[:1]
        await walker.press(menu["id"], [next(one["value"] for one in menu["options"] if "move" in one["value"])])
        await expect(ask).to_contain_text("where does he sail?")
        await expect(seat.page.locator("#touch .t-news").first).to_be_attached()
        assert await seat.page.evaluate(WRITTEN_OVER) == []


async def test_a_step_of_orders_lights_each_place_once_and_begins_in_view(tmp_path: Path, browser: Browser) -> None:
    async with match_of("blackbeard", tmp_path, browser) as (playing, seat):
        touch = seat.page.locator("#touch")
        await play_until(playing, seat, "orders")
        menu = touch.locator(".t-ask select")
        move = menu.locator("option", has_text=re.compile(": move$")).first
        await move.wait_for(state="attached")
        await touch.locator(".t-right").evaluate("(side) => (side.scrollTop = side.scrollHeight)")
        await menu.select_option(label=await move.inner_text())
        await expect(touch.locator(".t-told").first).to_contain_text("where does he sail?")
        assert await touch.locator(".t-told").first.evaluate(BEGINS_IN_VIEW)
        assert await touch.evaluate(LIT_TWICE) == []


async def test_a_place_with_several_options_is_named_after_what_it_is(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser) as (playing, seat):
        await play_until(playing, seat, "action")
        touch = seat.page.locator("#touch")
        for n in (1, 3):
            name = re.compile(rf"^Event card {n}: [0-9]+ options$")
            await expect(touch.locator(f"[data-tag='slot:{n}']")).to_have_accessible_name(name)
        # Of the group, each card that may be looked at beside the touched one has the name of its option.
        await touch.locator(".t-ask").get_by_role("button", name="Peek").click()
        await touch.locator("[data-tag='slot:1']").click()
        await expect(touch.locator("[data-tag='slot:3']")).to_have_accessible_name(re.compile("cards 1 and 3$"))


async def test_a_second_touch_takes_a_choice_back(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser) as (playing, seat):
        await play_until(playing, seat, "action")
        touch = seat.page.locator("#touch")
        path, slot = touch.locator(".t-path"), touch.locator("[data-tag='slot:1']")
        several = re.compile("^Event card 1: [0-9]+ options$")
        for again in (slot.click, lambda: slot.press("Enter")):
            await slot.click()
            await expect(path).to_contain_text("Event card 1")
            await expect(slot).to_have_attribute("aria-pressed", "true")
            await expect(slot).to_have_accessible_name("Event card 1: Back")
            await again()
            await expect(path).to_be_empty()
            await expect(slot).to_have_accessible_name(several)
            await expect(slot).not_to_have_attribute("aria-pressed", "true")
        # A group that was opened before the touch stays open.
        await touch.locator(".t-ask").get_by_role("button", name="Peek").click()
        await slot.click()
        await expect(path).to_contain_text("Event card 1")
        await slot.click()
        await expect(path).not_to_contain_text("Event card 1")
        await expect(path.get_by_role("button", name="Back")).to_be_visible()


async def test_a_second_touch_takes_back_the_last_step_of_an_answer(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser) as (_, seat):
        touch = seat.page.locator("#touch")
        ask, card = touch.locator(".t-ask"), touch.locator(".t-hand [data-tag]").first
        await card.click()
        await expect(card).to_have_attribute("aria-pressed", "true")
        await ask.locator(".t-button.success:not(:disabled)").click()
        await expect(ask).to_contain_text("where does it lie?")
        taken = touch.locator(".t-hand [data-back]")
        await expect(taken).to_have_attribute("aria-pressed", "true")
        await taken.click()
        await expect(ask).not_to_contain_text("where does it lie?")
        await expect(taken).to_have_count(0)


BEGINS_IN_VIEW = "(told) => told.getBoundingClientRect().top >= told.closest('.t-side').getBoundingClientRect().top - 1"


LIT_TWICE = """(touch) => [...touch.querySelectorAll(".t-table [data-tag]")].filter((hex, n, all) => {
    const at = hex.getBoundingClientRect();
    return !hex.querySelector(".ring") && all.some((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const here = at.left < x && x < at.right && at.top < y && y < at.bottom;
        return one !== hex && here && one.dataset.tag.split(" ").includes(hex.dataset.tag);
    });
}).map((hex) => hex.dataset.tag)"""


async def test_what_was_chosen_in_an_order_shows_its_place(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser, seed="mines2") as (playing, seat):
        await play_until(playing, seat, "mine_order")
        touch = seat.page.locator("#touch")
        ships = touch.locator(".t-table [data-tag]")
        for n, other in ((1, 0), (0, 1)):
            await ships.nth(n).click()
            await expect(ships.nth(n)).to_have_attribute("aria-pressed", "true")
            await expect(ships.nth(n).locator(".badge")).to_have_text(str(other + 1))
        for n, nth in ((1, "no. 1"), (0, "no. 2")):
            await expect(ships.nth(n)).to_have_attribute("aria-description", re.compile(f"^{nth}"))
            await expect(ships.nth(n).locator(".badge")).to_have_text(nth[-1])
        # Taken back, it has none, and the other one moves up.
        await ships.nth(1).click()
        await expect(ships.nth(0).locator(".badge")).to_have_text("1")
        await expect(ships.nth(1).locator(".badge")).to_have_count(0)
