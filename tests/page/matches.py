"""Matches in a browser: opened, answered as the AI advises, walked question by question."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from playwright.async_api import Browser, Locator, expect

from bot.cli.play import Playing, opened
from bot.tables.table import Table
from rules import GAMES
from rules.kernel import Question

from .conftest import PLAIN
from .tabs import WIDE, Tab, tab
from .walking import Walker

MOST_ANSWERS = 60
MOST_KINDS = 5
"""The answers of a match, and the kinds of question, after which a test has seen enough; `make soak` plays on."""


async def seat_of(table: Table) -> int:
    """Return the seat of the only person."""
    return next(sitting.seat for sitting in table.sittings if sitting.user_id is not None)


@asynccontextmanager
async def match_of(
    game: str, tmp_path: Path, browser: Browser, size: dict[str, int] = WIDE, locale: str = "en-US", seed: str = "walk"
) -> AsyncIterator[tuple[Playing, Tab]]:
    """Open a match of a game against AIs, always the same one for a ``seed``."""
    about = {"reduced_motion": "reduce", "locale": locale}
    async with (
        opened(tmp_path / "play.db", 0, **PLAIN, dice_seed=seed) as playing,
        tab(browser, f"{playing.server.url}/", size, chat=False, **about) as seat,
    ):
        touch = seat.page.locator("#touch")
        await touch.locator(".t-tiles .t-button.success").nth([*GAMES].index(game)).click()
        await touch.locator(".t-ask .t-button").first.wait_for()
        yield playing, seat


async def stop_confirming(playing: Playing, seat: Tab, label: str = "") -> None:
    """Make the first choice of Tortuga, and have no choice confirmed from then on, by a button with that label."""
    await play_until(playing, seat, "start_hold")
    ask = seat.page.locator("#touch .t-ask")
    await ask.locator(".t-options .t-button").first.click()
    await ask.locator("button[data-key*=':always:']").filter(has_text=label).click()


@asynccontextmanager
async def short_match(
    tmp_path: Path, browser: Browser, size: dict[str, int] = WIDE
) -> AsyncIterator[tuple[Playing, Tab]]:
    """Open a short match of Corsari against one AI: twenty points put a player out."""
    async with opened(tmp_path / "play.db", 0, **PLAIN, dice_seed="walk") as playing:
        anne, channel = playing.server.people[0], playing.server.channel
        await (await anne.slash("game new", channel, game="corsari", options="limit=20")).done()
        async with tab(browser, f"{playing.server.url}/", size, chat=False, reduced_motion="reduce") as seat:
            await deal(seat)
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


async def play_to_the_end(playing: Playing) -> None:
    """Answer all questions of the only person as the AI advises, until the match is over."""
    table = await playing.bot.tables.in_channel(playing.server.channel.id)
    assert table is not None
    seat = await seat_of(table)
    while (question := await asked(table, seat)) is not None:
        await answer_as_advised(table, seat, question, playing.server.people[0].id)


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


async def play_until(playing: Playing, seat: Tab, kind: str = "", *, again: bool = False) -> None:
    """Answer as the AI advises until a kind of question is shown, "" for any; ``again``: the next one of that kind."""
    table = await playing.bot.tables.in_channel(playing.server.channel.id)
    assert table is not None
    me = await seat_of(table)
    while True:
        question = await asked(table, me)
        assert question is not None, "the match is over"
        if kind in ("", question.kind) and not again:
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


IN_SIGHT = """() => {
    const at = document.activeElement;
    const { left, right, top, bottom } = at.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [[left + 1, y], [right - 1, y], [x, top + 1], [x, bottom - 1]]
        .every((point) => at.contains(document.elementFromPoint(...point)));
}"""


RECORD = """() => {
    window.added = [];
    const observer = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) window.added.push(node.textContent);
    });
    observer.observe(document.querySelector("#touch [role=log]"), { childList: true });
}"""
