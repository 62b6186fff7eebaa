"""The table to touch in Chromium: every open option of every kind of question is reached, wide, on a phone, by keys."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, Locator, expect

from bot.cli.play import Playing, opened
from bot.pictures import all_emoji
from bot.tables.table import Table
from bot.text.catalog import catalog_of
from rules import GAMES
from rules.kernel import Question

from .conftest import PLAIN
from .tabs import PARTED, PHONE, WIDE, Tab, tab
from .walking import Walker

pytestmark = pytest.mark.browser

TILES = (
    "What would you like to play? Play now starts at once against AIs. Open a table lets others join."
    " Learn teaches you a game step by step."
)
MOST_ANSWERS = 60
MOST_KINDS = 5
"""The answers of a match, and the kinds of question, after which a test has seen enough; `make soak` plays on."""


async def seat_of(table: Table) -> int:
    """Return the seat of the only person."""
    return next(sitting.seat for sitting in table.sittings if sitting.user_id is not None)


@asynccontextmanager
async def match_of(
    game: str, tmp_path: Path, browser: Browser, size: dict[str, int] = WIDE
) -> AsyncIterator[tuple[Playing, Tab]]:
    """Open a match of a game against AIs, always the same one."""
    async with (
        opened(tmp_path / "play.db", 0, **PLAIN, dice_seed="walk") as playing,
        tab(browser, f"{playing.server.url}/", size, chat=False, reduced_motion="reduce") as seat,
    ):
        touch = seat.page.locator("#touch")
        await touch.locator(".t-tiles .t-button.success").nth([*GAMES].index(game)).click()
        await touch.locator(".t-ask .t-button").first.wait_for()
        yield playing, seat


async def walk_match(
    playing: Playing,
    walker: Walker,
    game: str,
    *,
    answers: int = MOST_ANSWERS,
    kinds: int = MOST_KINDS,
    often: float = 0,
) -> set[str]:
    """Play a match against AIs as the AI advises; walk each kind of question when it is first asked.

    ``often``: the share of the other questions that are walked, too.
    """
    server, bot, page = playing.server, playing.bot, walker.page
    await page.locator("#touch .t-tiles .t-button.success").nth(list(GAMES).index(game)).click()
    await page.locator("#touch .t-ask").wait_for()
    table = await bot.tables.in_channel(server.channel.id)
    assert table is not None
    seat, seen, wrong = await seat_of(table), set[str](), list[str]()
    for _ in range(answers):
        question = await asked(table, seat)
        if question is None or len(seen) >= kinds:
            break
        if question.kind not in seen or walker.chance.random() < often:
            seen.add(question.kind)
            await shows(walker, question.id)
            wrong += await walk_form(walker, seen) if question.shape == "form" else await walker.walk()
        await answer_as_advised(table, seat, question, server.people[0].id)
    assert wrong == [], wrong  # `make soak` runs outside of pytest
    return seen


async def answer_as_advised(table: Table, seat: int, question: Question, user_id: int) -> None:
    """Answer an open question of a person's seat as the AI advises."""
    answer = await table.look(lambda match: GAMES[table.row.game].advise(match.view(seat), question).answer)
    await table.answer(seat, answer, question.id, by="player", user_id=user_id)


async def asked(table: Table, seat: int):
    """Wait until the seat is asked something; None: the match is over."""
    from asyncio import sleep

    for _ in range(3000):
        question, over = await table.look(lambda match: (match.questions.get(seat), match.result is not None))
        if question is not None or over:
            return question
        await sleep(0.01)
    raise TimeoutError("nothing is asked")


async def shows(walker: Walker, question: str) -> None:
    """Wait until the browser shows a question."""
    while not (walker.ask or {"id": ""})["id"].startswith(question + "/"):
        await walker.page.wait_for_timeout(10)
    await walker.page.evaluate("() => new Promise(requestAnimationFrame)")


async def walk_form(walker: Walker, seen: set[str]) -> list[str]:
    """Walk the steps of a form: the open one, or each that its summary lets one change."""
    wrong = await walker.walk()
    for menu in walker.controls("edit")[:1]:
        for option in [one["value"] for one in menu.get("options", ())][:3]:
            await walker.press(menu["id"], [option])
            wrong += await walker.walk()
            backs = walker.controls("back")
            if backs:
                await walker.press(backs[0]["id"])
            if not walker.controls("edit"):
                break
    return wrong


@pytest.mark.parametrize("game", GAMES)
async def test_every_open_option_is_reached(game: str, tmp_path: Path, browser: Browser) -> None:
    async with opened(tmp_path / "play.db", 0, **PLAIN, dice_seed="walk") as playing:
        async with tab(browser, f"{playing.server.url}/", WIDE, reduced_motion="reduce") as seat:
            seen = await walk_match(playing, Walker(seat, Random(1)), game)
        # Each kind of question has a line for those who meet it first. A small game may have one kind only.
        kinds = [name for name in catalog_of("en").names if name.startswith(f"{game}-first-")]
        assert len(seen) >= min(2, len(kinds)) > 0
        assert playing.server.trouble == []


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
        await card.get_by_role("button", name="Fair dice").click()
        await expect(touch.locator(".t-panel")).to_contain_text("fingerprint")
        await card.get_by_role("button", name="Add AI").click()
        await expect(card).to_contain_text("AI 2")
        await touch.locator(".t-panel .t-shut").click()
        await expect(touch.locator(".t-panel")).to_be_hidden()
        # While one plays, it is said beside the question.
        await card.get_by_role("button", name="Start").click()
        await touch.locator(".t-ask .t-button").first.wait_for()
        assert await note.evaluate("(note) => note.nextElementSibling.className") == "t-ask"


IN_SIGHT = """() => {
    const at = document.activeElement;
    const { left, right, top, bottom } = at.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [[left + 1, y], [right - 1, y], [x, top + 1], [x, bottom - 1]]
        .every((point) => at.contains(document.elementFromPoint(...point)));
}"""


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
        # After an answer one looks at the same place.
        await ground.evaluate("(ground) => (ground.scrollTop = 60)")
        await touch.locator("[data-tag='pile:pile']").click()
        await expect(ask).to_contain_text("What now?")
        assert await ground.evaluate("(ground) => ground.scrollTop") == 60
        # If nothing there lights up for the next question, one is led to what does.
        await touch.locator("[data-tag^='card:']").last.click()
        await expect(ask).to_contain_text("Where do you draw from?")
        await expect(touch.locator("[data-tag='pile:tavern']").first).to_be_in_viewport(ratio=0.9)
        # A result comes into view, above the board and clear of the next question, until it is closed.
        table = await playing.bot.tables.in_channel(playing.server.channel.id)
        assert table is not None
        me = await seat_of(table)
        while not await result.is_visible():
            question = await asked(table, me)
            assert question is not None
            await answer_as_advised(table, me, question, playing.server.people[0].id)
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


@pytest.mark.parametrize("size", [WIDE | {"height": 480}, PHONE], ids=["wide", "phone"])
async def test_what_is_read_passes_behind_the_button_that_closes_it(
    playing: Playing, browser: Browser, size: dict[str, int]
) -> None:
    async with tab(browser, f"{playing.server.url}/", size, chat=False, reduced_motion="reduce") as seat:
        touch = seat.page.locator("#touch")
        await deal(seat)
        await touch.locator(".t-ask").get_by_role("button", name="Rules").click()
        panel = touch.locator(".t-panel")
        close = panel.get_by_role("button", name="Close")
        await expect(close).to_be_visible()
        await panel.evaluate("(panel) => (panel.scrollTop = panel.scrollHeight)")
        assert await panel.evaluate("(panel) => panel.scrollTop") > 20
        # No line of the text stands beside the button, half behind it, or above it.
        at = await close.bounding_box()
        assert at is not None
        edge = await panel.bounding_box()
        assert edge is not None
        there = "([x, y]) => document.elementFromPoint(x, y).className"
        for x, y in ((at["x"] - 12, at["y"] + 9), (at["x"] / 2, at["y"] + 9), (at["x"] / 2, edge["y"] + 4)):
            assert await seat.page.evaluate(there, [x, y]) == "t-bar"


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


async def test_keys_reach_the_hand_and_screen_readers_say_dice(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser) as (_, seat):
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        ask = touch.locator(".t-ask")
        await expect(ask).to_contain_text("lights up in the pictures")
        await ask.focus()
        kinds = [kind for kind, _ in await walked(seat, 20)]
        assert kinds.count("lit") == await touch.locator(".t-hand [data-tag]").count()
        assert "t-why" not in kinds[: kinds.index("lit")]
        card = touch.locator(".t-hand [data-tag]").first
        await card.focus()
        await keys.press("Enter")
        await expect(card).to_have_attribute("aria-pressed", "true")
        await ask.locator(".t-button.success:not(:disabled)").click()
        attack = ask.get_by_role("button", name="attacks merchants").first
        await expect(attack).to_have_attribute("aria-label", re.compile(" · ⚔️ d[0-9]+( d[0-9]+)*$"))


async def test_of_the_chosen_cards_the_one_that_is_asked_about_stands_out(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser) as (_, seat):
        touch = seat.page.locator("#touch")
        cards, ask = touch.locator(".t-hand [data-tag]"), touch.locator(".t-ask")
        names = [await cards.nth(n).get_attribute("aria-label") for n in range(2)]
        for n in range(2):
            await cards.nth(n).click()
            await expect(cards.nth(n)).to_have_attribute("aria-pressed", "true")
        await ask.locator(".t-button.success:not(:disabled)").click()
        chosen, asked_about = touch.locator(".t-hand .chosen"), touch.locator(".t-hand .chosen.about")
        for name in names:
            assert name is not None
            await expect(ask).to_contain_text(f"{name}: where does it lie?")
            await expect(chosen).to_have_count(2)
            await expect(asked_about).to_have_count(1)
            await expect(asked_about.locator("> .ring")).to_have_css("stroke-dasharray", "none")
            await ask.locator(".t-options .t-button").first.click()


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
        await expect(ask).to_contain_text("lights up in the pictures")
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
        await expect(stop).to_have_accessible_description(re.compile("^AI 1 discarded "))
        await touch.locator(".t-why").last.focus()
        for key, line in [("ArrowUp", "AI 1 took"), ("Home", "The match begins"), ("ArrowUp", "The match begins")]:
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
HEARD_IN_ORDER = """
() => {
  const story = [...document.querySelectorAll("#touch .t-story li")].map((line) => line.textContent);
  const last = [...document.querySelectorAll("#touch .t-result .t-text")].map((text) => text.textContent);
  const outcome = /(The attack on .*?(?:succeeds|fails)|The mutiny .*?(?:succeeds|fails)|brawl is a tie|win the brawl)/;
  let from = 0;
  return last.map((text) => (from = story.findIndex((line, n) => n >= from && line.includes(outcome.exec(text)[1]))));
}
"""


async def play_until(playing: Playing, seat: Tab, kind: str, *, again: bool = False) -> None:
    """Answer as the AI advises until a kind of question is shown; ``again``: the next one of that kind."""
    table = await playing.bot.tables.in_channel(playing.server.channel.id)
    assert table is not None
    me = await seat_of(table)
    while True:
        question = await asked(table, me)
        assert question is not None, "the match is over"
        if question.kind == kind and not again:
            break
        again = False
        await answer_as_advised(table, me, question, playing.server.people[0].id)
    await shows(Walker(seat, Random(1)), question.id)


async def sit_down(card: Locator) -> None:
    """Join the lobby, and add an AI. A click while the card moves would be lost."""
    await card.get_by_role("button", name="Join").click()
    await expect(card.page.locator("#touch .t-note")).to_be_visible()
    await expect(card).to_contain_text("Anne")
    await card.get_by_role("button", name="Add AI").click()
    await expect(card).to_contain_text("AI 1")


async def start_match(card: Locator) -> None:
    """Start a match against one AI."""
    await sit_down(card)
    await card.get_by_role("button", name="Start").click()


async def deal(seat: Tab) -> None:
    """Join the lobby with one AI, start, and wait for the first question."""
    await start_match(seat.page.locator("#touch .t-card"))
    await expect(seat.page.locator("#touch .t-ask")).to_contain_text("Where do you draw from?")


async def draw_and_discard(seat: Tab) -> None:
    """Take a turn, and wait until the AI has had its own."""
    touch, ask = seat.page.locator("#touch"), seat.page.locator("#touch .t-ask")
    await touch.locator("[data-tag='pile:pile']").click()
    await expect(ask).to_contain_text("What now?")
    await touch.locator(".t-hand [data-tag]").first.click()
    await expect(ask).to_contain_text("Where do you draw from?")


async def test_a_screen_reader_hears_every_line_in_order(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        touch = seat.page.locator("#touch")
        heard = touch.get_by_role("log")
        card = touch.locator(".t-card")
        await sit_down(card)
        await expect(heard).to_contain_text("Ready")
        await seat.page.evaluate(RECORD)
        await card.get_by_role("button", name="Start").click()
        await expect(touch.locator(".t-ask")).to_contain_text("Where do you draw from?")
        for _ in range(2):
            await draw_and_discard(seat)
        # What runs over several lines is heard line by line.
        story = await touch.locator(".t-story li > :first-child > *").all_text_contents()
        assert len(story) > 8
        await seat.page.wait_for_function("(count) => window.added.length >= count", arg=len(story))
        assert await seat.page.evaluate("() => window.added") == story
        # Who reads the table from its beginning meets each line once.
        await expect(heard.locator("> div")).to_have_count(0)
        tree = re.sub(r"\s+", " ", await touch.aria_snapshot())
        # Those with a sign stand in more than one part.
        plain = [line for line in story if "  " not in f" {line}"]
        assert len(plain) > 8
        assert [tree.count(line) for line in plain] == [story.count(line) for line in plain]
        # What is asked is heard, and not the buttons below it.
        assert await touch.locator(".t-ask [aria-live] button").count() == 0
        # The chat does not repeat what the table says to who plays there.
        await touch.locator(".t-ask").focus()
        before = await seat.page.locator("#heard").text_content()
        await draw_and_discard(seat)
        assert await seat.page.locator("#heard").text_content() == before
        # A page that is opened later does not read out what has been.
        await seat.page.reload()
        await expect(touch.locator(".t-ask")).to_contain_text("Where do you draw from?")
        await expect(heard.locator("> div")).to_have_count(0)


async def test_on_a_phone_the_chat_that_is_not_shown_is_not_heard(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        await deal(seat)
        # As if nothing had been touched yet: the focus is nowhere.
        await seat.page.evaluate("() => document.activeElement.blur()")
        heard = seat.page.locator("#heard")
        await heard.evaluate("(heard) => (heard.textContent = '')")
        table = await playing.bot.tables.in_channel(playing.server.channel.id)
        assert table is not None
        me = await seat_of(table)
        for _ in range(4):
            question = await asked(table, me)
            assert question is not None
            await shows(Walker(seat, Random(1)), question.id)
            await answer_as_advised(table, me, question, playing.server.people[0].id)
        await expect(heard).to_be_empty()


async def test_only_what_is_new_of_a_question_is_heard(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser) as (playing, seat):
        touch = seat.page.locator("#touch")
        told, path = touch.locator(".t-told").first, touch.locator(".t-path")
        await play_until(playing, seat, "action")
        title = await told.locator("p").first.element_handle()
        assert title is not None
        # A group says what it is of while its options are chosen.
        await touch.get_by_role("button", name="Force a player").click()
        await expect(path.get_by_role("status")).to_have_text("Force a player to turn up a card · 30 options left")
        await touch.get_by_role("button", name="AI 2 (10)").click()
        await expect(path.get_by_role("status")).to_have_text(
            "Force a player to turn up a card · AI 2 · 10 options left"
        )
        await touch.locator(".t-options .t-button").first.click()
        await expect(told).to_contain_text("Are you sure?")
        assert await title.evaluate("(title) => title.isConnected"), "the question stands as it stood"
        await seat.page.keyboard.press("Escape")
        await expect(told).not_to_contain_text("Are you sure?")
        assert await title.evaluate("(title) => title.isConnected")
        # What the action of a rank does is said before it is confirmed.
        await touch.get_by_role("button", name=re.compile("Attack the|Maroon|Mutiny|brawl|Move a chest")).first.click()
        await expect(told).to_contain_text(re.compile("votes|There is no vote"))


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
        for name in ("Peek at event cards", "Back", "Advise me"):
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
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        desk, ask = touch.locator(".t-desk"), touch.locator(".t-ask")
        # The row with its last step lies over its end.
        await expect(touch.locator(".t-ask > .t-row:has(.success)")).to_have_css("position", "sticky")
        assert await desk.evaluate("(desk) => desk.scrollHeight > desk.clientHeight + 40")
        await touch.locator(".t-hand [data-tag]").first.focus()
        await desk.evaluate("(desk) => (desk.scrollTop = 0)")
        await keys.press("Escape")
        await expect(ask).to_be_focused()
        await seat.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        assert await desk.evaluate("(desk) => desk.scrollTop") == 0


async def test_on_a_phone_the_question_tells_what_happened_before_it(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE) as (playing, seat):
        ask = seat.page.locator("#touch .t-ask")
        since = ask.locator(".t-since")
        await expect(ask).to_contain_text("Which of the Brethren")
        await expect(since).to_be_hidden()
        for _ in range(2):
            await play_until(playing, seat, "action", again=True)
        await expect(since.locator(".t-text")).to_be_hidden()
        await since.locator("summary").click()
        await expect(since.locator(".t-text")).to_contain_text("AI 1")
        # Beside the story it is not needed, and with the next question it is folded again.
        await seat.page.set_viewport_size({"width": 1280, "height": 800})
        await expect(since).to_be_hidden()
        await seat.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        await play_until(playing, seat, "action", again=True)
        await expect(since.locator(".t-text")).to_be_hidden()


async def test_on_a_phone_the_end_is_read_from_its_beginning(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser, PHONE) as (playing, seat):
        touch = seat.page.locator("#touch")
        table = await playing.bot.tables.in_channel(playing.server.channel.id)
        assert table is not None
        me = await seat_of(table)
        while (question := await asked(table, me)) is not None:
            await answer_as_advised(table, me, question, playing.server.people[0].id)
        await expect(touch.locator(".t-ask").get_by_text("Final ranking")).to_be_in_viewport(ratio=1)
        # An earlier vote is not its result.
        await expect(touch.locator(".t-result")).to_be_hidden()
        # The dice are checked without a command.
        await touch.get_by_role("button", name="Check the dice").click()
        await expect(touch.locator(".t-panel")).to_contain_text("The log is intact")
        await touch.locator(".t-panel").get_by_role("button", name="Close").click()
        # The other games stand at the end, and can be read.
        await touch.get_by_text("Another game").click()
        learn = touch.locator(".t-tiles").get_by_role("button", name="Learn").last
        await learn.focus()
        await expect(learn).to_be_in_viewport(ratio=1)


async def test_what_is_done_in_a_running_match_is_not_offered_over_its_end(tmp_path: Path, browser: Browser) -> None:
    async with match_of("corsari", tmp_path, browser) as (playing, seat):
        touch = seat.page.locator("#touch")
        panel = touch.locator(".t-panel")
        table = await playing.bot.tables.in_channel(playing.server.channel.id)
        assert table is not None
        me = await seat_of(table)
        await touch.get_by_role("button", name="More").click()
        await expect(panel.get_by_role("button", name="Resign")).to_be_visible()
        while (question := await asked(table, me)) is not None:
            await answer_as_advised(table, me, question, playing.server.people[0].id)
        await expect(touch.locator(".t-ask")).to_contain_text("Final ranking")
        await expect(panel).to_be_hidden()


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


async def test_results_stay_until_the_next_turn_in_their_order(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser) as (playing, seat):
        result = seat.page.locator("#touch .t-result")
        told = result.locator(".t-text")
        # A screen reader finds it by its name.
        await expect(seat.page.get_by_role("region", name="Result", exact=True)).to_have_count(0)
        # A result says what was decided. What the viewer's own turn brought stays above those of the others.
        while await told.count() < 2:
            await play_until(playing, seat, "action", again=True)
        for text in await told.all_text_contents():
            assert re.search("attack on|mutiny|brawl", text)
        await expect(seat.page.get_by_role("region", name="Result", exact=True)).to_contain_text(text)
        numbers = [int(n) for n in await seat.page.evaluate(HEARD_IN_ORDER)]
        assert numbers == sorted(numbers)
        # On a low screen its board leaves room for the story.
        await expect(result.locator("details")).not_to_have_attribute("open", "")
        await expect(seat.page.locator("#touch .t-story li").last).to_be_in_viewport()
        await result.get_by_role("button", name="Close").click()
        await expect(result).to_be_hidden()


async def test_who_is_out_sees_the_newest_result_alone(tmp_path: Path, browser: Browser) -> None:
    """They have no next turn until which the results would stay."""
    # The AIs take their time, so that the page sees each result.
    slow = PLAIN | {"pilot_pause": 0.15}
    async with (
        opened(tmp_path / "play.db", 0, **slow, dice_seed="page") as playing,
        tab(browser, f"{playing.server.url}/") as seat,
    ):
        anne, channel = playing.server.people[0], playing.server.channel
        await (await anne.slash("game new", channel, game="corsari", options="limit=60")).done()
        touch = seat.page.locator("#touch")
        card, told = touch.locator(".t-card"), touch.locator(".t-result .t-text")
        for name, seated in (("Join", "Anne"), ("Add AI", "AI 1"), ("Add AI", "AI 2")):
            await card.get_by_role("button", name=name).click()
            await expect(card).to_contain_text(seated)
        await card.get_by_role("button", name="Start").click()
        await expect(touch.locator(".t-ask")).to_be_visible()
        table = await playing.bot.tables.in_channel(channel.id)
        assert table is not None
        me = await seat_of(table)
        while await table.look(lambda match: match.plays(me)):
            question = await table.look(lambda match: match.questions.get(me))
            if question is None:
                await seat.page.wait_for_timeout(20)
                continue
            # Who sails at once is soon out.
            answer = "sail" if "sail" in [option.id for option in question.options] else question.default
            await table.answer(me, answer, question.id, by="player", user_id=anne.id)
        await expect(told.first).to_contain_text("Anne is eliminated")
        await expect(told.last).not_to_contain_text("Anne is eliminated")
        await expect(told).to_have_count(1)


async def test_on_a_low_screen_a_result_is_read_whole(tmp_path: Path, browser: Browser) -> None:
    async with match_of("tortuga", tmp_path, browser) as (playing, seat):
        touch = seat.page.locator("#touch")
        result, newest = touch.locator(".t-result"), touch.locator(".t-story li").last
        text, read = result.locator(".t-text").first, ""
        # A vote with what it brings is the longest.
        while not re.search("The attack on .* succeeds!(.|\n)*Chests now", read):
            await play_until(playing, seat, "action", again=True)
            if await result.is_visible():
                read = await text.inner_text()
                whole, part = await result.bounding_box(), await text.bounding_box()
                assert whole is not None
                assert part is not None
                assert whole["y"] <= part["y"]
                assert part["y"] + part["height"] <= whole["y"] + whole["height"]
                # What happened last stands below it.
                await expect(newest).to_be_in_viewport(ratio=0.9)
                await result.get_by_role("button", name="Close").click()
                await expect(result).to_be_hidden()


async def test_older_lines_stay_and_the_story_keeps_its_place(
    playing: Playing, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.touch.frames.LINES", 6)
    async with tab(browser, f"{playing.server.url}/") as seat:
        await deal(seat)
        await draw_and_discard(seat)
        touch = seat.page.locator("#touch")
        lines, older = touch.locator(".t-story li"), touch.get_by_role("button", name="Older")
        while await older.is_visible():
            shown = await lines.count()
            await older.click()
            await expect(lines.nth(shown)).to_be_attached()
        await expect(lines.first).to_contain_text("The match begins")
        first = lines.first.locator(".t-why")
        await first.focus()
        top = (await lines.first.bounding_box() or {})["y"]
        texts = await lines.all_text_contents()
        await draw_and_discard(seat)
        # The reader still sees the beginning, at the same height, and the new lines follow.
        told = await lines.all_text_contents()
        assert told[: len(texts)] == texts
        assert len(told) > len(texts)
        assert abs((await lines.first.bounding_box() or {})["y"] - top) < 2
        await expect(lines.first).to_be_in_viewport()


async def test_what_stands_below_many_options_is_in_view(tmp_path: Path, browser: Browser) -> None:
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


async def test_a_tap_presses_an_option_although_its_explanation_comes_into_view(
    playing: Playing, browser: Browser
) -> None:
    async with tab(browser, f"{playing.server.url}/", PHONE, chat=False) as seat:
        await deal(seat)
        touch, mouse = seat.page.locator("#touch"), seat.page.mouse
        await touch.locator("[data-tag='pile:pile']").click()
        discard = touch.locator(".t-ask").get_by_role("button", name="Discard a card")
        await discard.evaluate("(one) => one.setAttribute('aria-description', 'What it does. '.repeat(20))")
        box = await discard.bounding_box()
        assert box is not None
        await mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
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


async def test_who_reads_further_up_is_led_to_the_newest_line(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        await deal(seat)
        await draw_and_discard(seat)
        touch = seat.page.locator("#touch")
        newest, lines = touch.get_by_role("button", name="Newest events"), touch.locator(".t-story li")
        await expect(newest).to_be_hidden()
        await touch.locator(".t-scroll").evaluate("(story) => (story.scrollTop = -story.scrollHeight)")
        await draw_and_discard(seat)
        await expect(lines.last).not_to_be_in_viewport()
        await newest.click()
        await expect(lines.last).to_be_in_viewport()
        await expect(lines.last.locator(".t-why")).to_be_focused()
        await expect(newest).to_be_hidden()


async def test_what_was_read_in_the_lobby_does_not_lie_over_the_match(playing: Playing, browser: Browser) -> None:
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


async def test_who_turns_to_another_sheet_stays_at_its_tab(tmp_path: Path, browser: Browser) -> None:
    async with match_of("blackbeard", tmp_path, browser) as (playing, seat):
        touch = seat.page.locator("#touch")
        table = await playing.bot.tables.in_channel(playing.server.channel.id)
        assert table is not None
        me, tabs = await seat_of(table), touch.get_by_role("tab")
        while await tabs.count() < 2:
            question = await asked(table, me)
            assert question is not None
            await answer_as_advised(table, me, question, playing.server.people[0].id)
            question = await asked(table, me)
            assert question is not None
            await shows(Walker(seat, Random(1)), question.id)
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


async def test_a_board_that_still_stands_is_folded_away_in_a_result(tmp_path: Path, browser: Browser) -> None:
    async with match_of("kaiser", tmp_path, browser) as (playing, seat):
        touch, server = seat.page.locator("#touch"), playing.server
        table = await playing.bot.tables.in_channel(server.channel.id)
        assert table is not None
        me, result = await seat_of(table), touch.locator(".t-result")
        while not await result.is_visible():
            question = await asked(table, me)
            assert question is not None
            await shows(Walker(seat, Random(1)), question.id)
            if not await result.is_visible():
                await answer_as_advised(table, me, question, server.people[0].id)
        # The story stays beside it.
        await expect(result.locator("details")).not_to_have_attribute("open", "")
        await expect(touch.locator(".t-story li").last).to_be_in_viewport()


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
        confirm = ask.get_by_role("button", name="Confirm")
        await ask.get_by_role("button", name="Hoist the sails").click()
        await confirm.click()
        await ask.get_by_role("button", name="Change: crew").click()
        await expect(ask.get_by_role("button", name="Back to the form")).to_be_visible()
        await expect(confirm).to_have_count(0)
        await keys.press("Escape")
        await expect(confirm).to_be_visible()
        # The result of a round closes, too.
        await confirm.click()
        result = touch.locator(".t-result")
        await expect(result).to_be_visible()
        await keys.press("Escape")
        await expect(result).to_be_hidden()
        await expect(touch.locator(".t-story")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
async def test_what_opened_a_panel_or_a_field_has_the_focus_when_it_closes(
    playing: Playing, browser: Browser, size: dict[str, int]
) -> None:
    async with tab(browser, f"{playing.server.url}/", size, chat=False) as seat:
        touch, keys = seat.page.locator("#touch"), seat.page.keyboard
        card, panel, note = touch.locator(".t-card"), touch.locator(".t-panel"), touch.locator(".t-note")
        for name, shut in (("Fair dice", "Escape"), ("Options", "Enter")):
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
        # Who has joined cannot join again: then it is the lobby.
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


async def test_a_field_for_a_number_is_said_once_and_apart_from_its_button(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        touch = seat.page.locator("#touch")
        note, panel = touch.locator(".t-note"), touch.locator(".t-panel")
        await touch.locator(".t-card").get_by_role("button", name="Options").click()
        await panel.locator("select").select_option("limit")
        await panel.get_by_role("button", name="A number from 20 to 500").click()
        await expect(note.get_by_role("textbox")).to_have_accessible_name("Your number")
        assert await note.text_content() == "Your number OK"
        # The field has the focus, which says it: an alert would say it again, and its button.
        await expect(touch.get_by_role("alert")).to_have_count(0)
        await expect(note).to_have_role("group")
        await expect(note).to_have_accessible_name("A number")
        # A refusal is an alert.
        await note.get_by_role("textbox").fill("7")
        await note.get_by_role("button", name="OK", exact=True).click()
        await expect(touch.get_by_role("alert")).to_contain_text("isn’t allowed")


RECORD = """() => {
    window.added = [];
    const observer = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) window.added.push(node.textContent);
    });
    observer.observe(document.querySelector("#touch [role=log]"), { childList: true });
}"""


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
            ("Add AI", ["Seats (2 of 4)", "2. AI 1", "Ready. @Anne can start the match."]),
            ("Add AI", ["Seats (3 of 4)", "3. AI 2"]),
            ("Leave", ["Seats (2 of 4)", "1. AI 1", "2. AI 2"]),
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
        # Another lobby is not read out.
        await card.get_by_role("button", name="Open a table").first.click()
        await expect(card.get_by_role("button", name="Join")).to_be_enabled()
        assert await page.evaluate("() => window.added") == heard


async def test_what_is_read_beside_the_table_has_a_name(playing: Playing, browser: Browser) -> None:
    async with tab(browser, f"{playing.server.url}/") as seat:
        touch = seat.page.locator("#touch")
        await expect(touch.get_by_role("group", name="Corsari", exact=True)).to_contain_text("No players yet")
        await touch.get_by_role("button", name="Options").click()
        # It gets the focus, and is said by what it begins with.
        await expect(touch.get_by_role("region", name="Options of Corsari", exact=True)).to_be_focused()
        await touch.get_by_role("button", name="Close").click()
        await deal(seat)
        await touch.get_by_role("button", name="More", exact=True).click()
        await expect(touch.get_by_role("region", name="More actions", exact=True)).to_be_focused()


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


async def test_emoji_without_words_beside_them_are_spoken(playing: Playing, browser: Browser) -> None:
    spoken = """async ([name, after]) => {
        const { markdown } = await import("/touch/words.js");
        return markdown(`<:${name}:1>${after}`)[0].querySelector("img").alt;
    }"""
    names = {one.sign: one.full_name for one in all_emoji().values()}
    async with tab(browser, f"{playing.server.url}/") as seat:
        await seat.page.locator("#touch .t-card").get_by_role("button", name="Join").wait_for()
        for sign, after, said in [
            ("🇬🇧", " 1 · 3", "🇬🇧"),
            ("🇬🇧", " British", ""),
            ("💣🇬🇧💀", " | ", "cannon, British flag, skull"),
            ("💜", "V9", ""),
            ("🇬🇧", " **@Anne**", ""),
            ("🔵", "3", "d10 "),
            ("🟢⚪", "", "d8 d6 "),
        ]:
            assert await seat.page.evaluate(spoken, [names[sign], after]) == said


async def walked(seat: Tab, most: int) -> list[tuple[str, str]]:
    """Press Tab from the question on; return the class and the label of each stop on the table."""
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
    return stops
