"""Takes the screenshots of docs/gallery: lobby, turn, vote, result and end, on a wide screen and on a phone.

    python -m tests.page.gallery [--folder docs/gallery]

Anne plays against AIs as the AI advises; the dice are fixed, so that a new run shows the same matches.
"""

import argparse
import asyncio
import io
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from PIL import Image
from playwright.async_api import Browser, async_playwright

from bot.cli.play import Playing, opened
from bot.cli.transcript import custom_id_of, newest, public_messages
from bot.pictures import all_emoji
from rules import GAMES
from rules.kernel import Match

from .conftest import ARGS, chromium_of
from .matches import answer_as_advised, asked, seat_of, shows
from .tabs import PHONE, WIDE, Tab, tab
from .walking import Walker

SIZES = {"wide": WIDE, "phone": PHONE}
LOADED = """() => [...document.images].every((image) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return image.complete || !height || bottom < 0 || top > innerHeight;
})"""
"""Pictures out of view are loaded only when they come near it."""
COLOURS = 192
"""A palette of so many colours makes the files a third as large, and is not seen."""


class Scene(NamedTuple):
    """The first moment of a match at which Anne is asked and ``when`` holds. ``chat``: a phone shows the messages."""

    name: str
    when: Callable[[Match, str], bool]
    chat: bool = False


def sails(match: Match) -> bool:
    """Return whether everybody who is asked has a captain to give orders to."""
    return all(question.data["captains"] for question in match.questions.values() if question.kind == "orders")


SCENES: dict[str, Sequence[Scene]] = {
    "corsari": (
        Scene("turn", lambda match, kind: len(match.entries) > 7 and kind != "draw"),
        Scene("result", lambda match, _: any(told.kind == "round_scored" for told in match.log), chat=True),
    ),
    "tortuga": (Scene("vote", lambda _, kind: kind == "ballot"),),
    "kaiser": (Scene("turn", lambda match, _: len(match.entries) > 30),),
    "blackbeard": (Scene("turn", lambda match, kind: kind == "orders" and len(match.entries) > 60 and sails(match)),),
}
ENDS = ("corsari",)
"""Games whose matches are short enough to be played to their end."""


class Gallery:
    """The screenshots of one match."""

    def __init__(self, playing: Playing, seat: Tab, game: str, folder: Path) -> None:
        self.playing, self.seat, self.game, self.folder = playing, seat, game, folder

    async def shoot(self, name: str, *, chat: bool = False) -> None:
        """Take the page at both sizes, once its pictures are there."""
        page = self.seat.page
        for size, box in SIZES.items():
            await page.set_viewport_size(dict(box))  # type: ignore[arg-type]
            if size == "phone" and chat:
                await page.locator("#channel-tab").click()
            await page.wait_for_function(LOADED)
            await page.evaluate("() => new Promise((ready) => requestAnimationFrame(() => setTimeout(ready, 700)))")
            shot = Image.open(io.BytesIO(await page.screenshot())).convert("RGB").quantize(COLOURS)
            shot.save(self.folder / f"{self.game}-{name}-{size}.png", optimize=True)
            if size == "phone" and chat:
                await page.locator("#touch-tab").click()
        await page.set_viewport_size(dict(WIDE))  # type: ignore[arg-type]

    async def lobby(self) -> None:
        """Open a lobby with another person and an AI in it, and start its match."""
        server = self.playing.server
        anne, bart = server.people[:2]
        await (await anne.slash("game new", server.channel, game=self.game, options="fixed_rounds=2")).done()
        await server.until(lambda: newest(public_messages(anne, server.channel), lambda press: press.verb == "join"))
        card = newest(public_messages(anne, server.channel), lambda press: press.verb == "join")
        assert card is not None
        for person, verb in ((anne, "join"), (bart, "join"), (anne, "ai")):
            await (await person.press(card, custom_id_of(card, verb))).settled()
        await self.seat.button("Start").wait_for()
        await self.shoot("lobby", chat=True)
        await (await bart.press(card, custom_id_of(card, "leave"))).settled()
        await self.seat.press("Start")

    async def match(self) -> None:
        """Play, and take the scenes as they come."""
        server, walker = self.playing.server, Walker(self.seat, Random(0))
        table = await self.playing.bot.tables.in_channel(server.channel.id)
        assert table is not None
        seat, scenes = await seat_of(table), [*SCENES[self.game]]
        while scenes or self.game in ENDS:
            question = await asked(table, seat)
            if question is None:
                break
            kind = question.kind
            due = [one for one in scenes if await table.look(lambda match, one=one, kind=kind: one.when(match, kind))]
            if due:
                await shows(walker, question.id)
                await self.shoot(due[0].name, chat=due[0].chat)
                scenes.remove(due[0])
            await answer_as_advised(table, seat, question, server.people[0].id)
        if self.game in ENDS:
            await self.seat.button("Play again").wait_for()
            await self.shoot("end")
        assert not scenes, scenes


async def picture_one(browser: Browser, game: str, folder: Path) -> None:
    """Take all screenshots of a game."""
    with tempfile.TemporaryDirectory(prefix="quartermaster-gallery-") as place:
        async with (
            opened(Path(place) / "play.db", 0, pilot_pause=0, pictures="dark", dice_seed="show") as playing,
            tab(browser, f"{playing.server.url}/", WIDE, reduced_motion="reduce", color_scheme="dark") as seat,
        ):
            gallery = Gallery(playing, seat, game, folder)
            await seat.page.locator("#touch .t-tiles .t-button.success").first.wait_for()
            # The bot's own emoji arrive a little later; a message sent before has those of the machine.
            await playing.server.until(lambda: len(playing.server.state.world.emojis) == len(all_emoji()), 60)
            if game == "corsari":
                await gallery.shoot("games")
                await gallery.lobby()
            else:
                await seat.page.locator("#touch .t-tiles .t-button.success").nth(list(GAMES).index(game)).click()
            await seat.page.locator("#touch .t-ask").wait_for()
            await gallery.match()


async def main(folder: Path, games: Sequence[str]) -> None:
    """Take all screenshots of some games."""
    folder.mkdir(parents=True, exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_of(playwright), args=ARGS)
        for game in games:
            print(game)
            await picture_one(browser, game, folder)
        await browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.page.gallery", description="Take the screenshots.")
    parser.add_argument("--folder", type=Path, default=Path("docs/gallery"))
    parser.add_argument("--game", choices=list(GAMES), action="append")
    chosen = parser.parse_args()
    asyncio.run(main(chosen.folder, chosen.game or list(GAMES)))
