"""Walks whole random matches of the table to touch in Chromium: every kind of question, wide, on a phone and by keys.

    python -m tests.page.soak --matches 200 [--seed S] [--game corsari]

Prints the seed, and exits with 1 if an option could not be reached, or anything was wrong on the page.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.async_api import async_playwright
from tqdm import tqdm

from bot.cli.play import opened
from rules import GAMES

from .conftest import ARGS, PLAIN, chromium_of
from .matches import walk_match
from .tabs import WIDE, tab
from .walking import Walker

WHOLE, OFTEN = 5000, 0.08


async def main(matches: int, seed: int, only: str | None) -> int:
    """Walk the matches; return how many went wrong."""
    chance, wrong = Random(seed), 0
    print(f"seed {seed}")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_of(playwright), args=ARGS)
        for number in tqdm(range(matches)):
            game = only or list(GAMES)[number % len(GAMES)]
            with tempfile.TemporaryDirectory(prefix="quartermaster-soak-") as folder:
                try:
                    async with (
                        opened(Path(folder) / "play.db", 0, **PLAIN, dice_seed=f"{seed}-{number}") as playing,
                        tab(browser, f"{playing.server.url}/", WIDE, reduced_motion="reduce") as seat,
                    ):
                        await walk_match(playing, Walker(seat, chance), game, answers=WHOLE, kinds=WHOLE, often=OFTEN)
                except (AssertionError, TimeoutError) as error:
                    wrong += 1
                    print(f"match {number} of {game}: {error}", file=sys.stderr)
        await browser.close()
    return wrong


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.page.soak", description="Walk whole matches by touch.")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=Random().randrange(1 << 32))
    parser.add_argument("--game", choices=list(GAMES))
    asked = parser.parse_args()
    sys.exit(1 if asyncio.run(main(asked.matches, asked.seed, asked.game)) else 0)
