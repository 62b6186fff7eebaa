"""Scrolling: how many screens of channel a whole match takes on the page, in a headless Chromium.

``python -m benchmarks scrolling --shots DIR`` keeps pictures of the channel, too.
"""

import tempfile
from argparse import Namespace
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from benchmarks.figures import Figure, Measured
from bot.cli.play import Playing, opened
from bot.cli.transcript import custom_id_of, newest, public_messages
from bot.delivery import uploads
from bot.loopback import Person
from bot.tables.table import Table
from tests.page.conftest import ARGS, chromium_of

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
TALL = 30_000  # pixels that a picture of a channel may have
MATCHES: Mapping[str, tuple[int, str, float | None]] = {
    "corsari": (3, "end_mode=fixed_rounds fixed_rounds=6 sweep=round", 4),
    "tortuga": (4, "", None),
    "kaiser": (3, "", None),
}
"""By game: seats, options, and the most screens that a match may take. One person plays, the others are AI seats."""
LOCALES = {"en": "en-US", "fr": "fr", "ja": "ja"}


async def measure(arguments: Namespace) -> Measured:
    """Play a match of each game, and measure its channel at 1280 by 800."""
    # A busy machine draws slowly, and then sends words.
    uploads.PATIENCE = 60.0
    measured = Measured(
        "scrolling",
        "the channel's height after a whole match, in heights of the chat at 1280x800, without the table",
    )
    for game in arguments.match or MATCHES:
        for locale in arguments.locale or ("en",):
            seats, options, target = MATCHES[game]
            with tempfile.TemporaryDirectory(prefix="quartermaster-") as folder:
                screens, messages = await channel_of(Path(folder), game, seats, options, locale, arguments.shots)
            measured.figures[f"{game} {seats}, {locale}: screens"] = Figure(screens, "screens", target)
            measured.figures[f"{game} {seats}, {locale}: messages"] = Figure(messages, "messages")
    return measured


async def channel_of(
    folder: Path, game: str, seats: int, options: str, locale: str, shots: Path | None
) -> tuple[float, int]:
    """Play a match; return the height of its channel in screens, and the number of its messages."""
    quick = {"pilot_pause": 0, "dice_seed": "scrolling", "pictures": "dark", "language": locale}
    async with opened(folder / "play.db", 0, **quick) as playing, chromium() as browser:
        anne = playing.server.people[0]
        anne.locale = LOCALES[locale]
        table = await sit_down(playing, game, seats, options)
        halfway = 0
        while (await table.look(lambda match: match.result)) is None:
            await answer(playing, table)
            halfway += 1
            if shots is not None and halfway in (4, 24):
                await keep(browser, playing, anne, shots / f"{game}-{locale}-{halfway}", whole=False)
        await playing.bot.settled(table, 30)
        if shots is not None:
            await keep(browser, playing, anne, shots / f"{game}-{locale}", whole=True)
        return await height(browser, playing, anne), len(public_messages(anne, playing.server.channel))


async def sit_down(playing: Playing, game: str, seats: int, options: str) -> Table:
    """Open a table of a game in place of the page's lobby, and start it with AI seats."""
    anne, channel = playing.server.people[0], playing.server.channel

    async def press(verb: str) -> None:
        await playing.server.until(lambda: newest(public_messages(anne, channel), lambda p: p.verb == verb), 10)
        card = newest(public_messages(anne, channel), lambda p: p.verb == verb)
        if card is not None:
            await (await anne.press(card, custom_id_of(card, verb))).settled()

    lobby = await playing.bot.tables.in_channel(channel.id)
    if lobby is not None:
        await press("cancel")
        await playing.bot.settled(lobby, 10)
        # Messages from before the match do not count.
        for number in [*channel.messages]:
            del channel.messages[number]
    await (await anne.slash("game new", channel, game=game, options=options)).done()
    for verb in ("join", *["ai"] * (seats - 1), "start"):
        await press(verb)
    table = await playing.bot.tables.in_channel(channel.id)
    if table is None:
        msg = "the match did not start"
        raise RuntimeError(msg)
    return table


async def answer(playing: Playing, table: Table) -> None:
    """Answer for the person as the AI would, and wait until everything was told."""
    await playing.bot.settled(table, 30)

    def asked(match: Any) -> Any:
        question = match.questions.get(0)
        return None if question is None else (question, match.game.pilot(match.view(0), question))

    found = await table.look(asked)
    if found is not None:
        question, given = found
        user = table.sitting_at(0).user_id
        await table.answer(0, given, question.id, by="player", user_id=user)
    await playing.bot.settled(table, 30)


@asynccontextmanager
async def chromium() -> AsyncIterator[Any]:
    """Start the headless Chromium of the page's tests."""
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_of(playwright), args=ARGS)
        yield browser
        await browser.close()


@asynccontextmanager
async def page_of(browser: Any, playing: Playing, person: Person, size: Mapping[str, int]) -> AsyncIterator[Any]:
    """Open the page as a person, and wait until its messages and pictures are there."""
    context = await browser.new_context(viewport=dict(size), locale=person.locale)
    page = await context.new_page()
    await page.goto(f"{playing.server.url}/?as={person.id}")
    await page.locator("section#channel .log li").last.wait_for(state="attached")
    if size is PHONE:
        await page.locator("#channel-tab").click()
    await page.wait_for_function(
        "() => [...document.querySelectorAll('section#channel img')].every((img) => img.complete)", timeout=60_000
    )
    yield page
    await context.close()


async def height(browser: Any, playing: Playing, person: Person) -> float:
    """Return the height of the channel's messages, in heights of the chat pane."""
    async with page_of(browser, playing, person, WIDE) as page:
        # As on Discord: the chat without the table to touch, in whose place nobody scrolls.
        await page.evaluate("""() => {
            document.querySelector("#touch")?.remove();
            document.querySelector("#panes").classList.remove("beside");
        }""")
        return await page.locator("section#channel .log").evaluate(
            "(log) => [...log.children].reduce((sum, row) => sum + row.offsetHeight, 0) / log.clientHeight"
        )


async def keep(browser: Any, playing: Playing, person: Person, path: Path, *, whole: bool) -> None:
    """Keep pictures of the page, wide and on a phone; ``whole``: with all messages of the channel."""
    path.parent.mkdir(parents=True, exist_ok=True)
    for name, size in (("wide", WIDE), ("phone", PHONE)):
        async with page_of(browser, playing, person, size) as page:
            if whole:
                tall = await page.locator("section#channel .log").evaluate("(log) => log.scrollHeight")
                await page.set_viewport_size({**size, "height": min(TALL, tall + 400)})
            await page.screenshot(path=f"{path}-{name}.png")
