"""Kills a real bot many times, at points that a seed chooses, and compares what people were told with the log.

    python -m tests.end_to_end.soak --kills 1000 [--seed S]

Prints the seed and exits with 1 if anything was lost, told twice, or never told.
"""

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from random import Random

from tqdm import tqdm

from bot.loopback import LoopbackDiscord

from .audit import complaints, lost
from .crew import Crew
from .victims import EVERY_POINT, Order, Victims

NAMES = ("Ann", "Ben", "Cleo", "Dan")
OPENING = ("opening", "opened")
LOBBY = ("sitting down", "sat down", "direct channel there", "messages are open", "starting", "started")
LAST = ("last answer applied", "last answer stored")
END = ("all told", "told marked")
TURNS = tuple(point for point in EVERY_POINT if point not in (*OPENING, *LOBBY, *LAST, *END))


class Fate:
    """Chooses where the bots of one match die: at a point that can be reached now, or after some time."""

    def __init__(self, chance: Random, database: Path) -> None:
        self._chance = chance
        self._database = database

    def __iter__(self) -> Iterator[Order]:
        while True:
            yield self._choose(self._stage())

    def _choose(self, stage: str) -> Order:
        chance = self._chance
        if stage == "":
            return Order(chance.choice(OPENING + LOBBY), 1, 2.0)
        if stage == "over":
            return Order(chance.choice(TURNS + END * 4), 1, 2.0)
        if stage == "lobby":
            return Order(chance.choice(LOBBY * 4 + TURNS), chance.choice((1, 1, 2)), 2.0)
        if chance.random() < 0.05:
            return Order(chance.choice(LAST))
        return Order(chance.choice(TURNS), chance.randint(1, 6), chance.uniform(0.3, 3.0))

    def _stage(self) -> str:
        """Return the table's state, empty without a table."""
        try:
            log = sqlite3.connect(f"{self._database.absolute().as_uri()}?mode=ro", uri=True)
        except sqlite3.OperationalError:
            return ""
        try:
            row = log.execute("SELECT state FROM tables").fetchone()
        except sqlite3.OperationalError:
            return ""
        finally:
            log.close()
        return row[0] if row else ""


async def play(chance: Random, died: Counter[str], bar: "tqdm[None]") -> list[str]:
    """Play one match, counting the points where bots die; return all errors found."""
    with tempfile.TemporaryDirectory(prefix="quartermaster-soak-", ignore_cleanup_errors=True) as folder:
        database = Path(folder) / "q.db"

        def count(point: str) -> None:
            died[point] += 1
            bar.update()

        # Without nonces, only the history shows which messages arrived.
        window = timedelta(minutes=chance.choice((0, 5)))
        async with LoopbackDiscord(nonce_window=window) as server:
            # A bot that dies before it has noted a deletion deletes the message again.
            server.expected.add(10008)
            people = [server.add_person(name) for name in NAMES[: chance.randint(2, 4)]]
            people[-1].dms = chance.random() < 0.7
            settings = {"dice_seed": str(chance.random())}
            fate, here = iter(Fate(chance, database)), chance.choice((0.0, 5.0))
            async with Victims(server, database, fate, settings, count, here) as victims:
                crew = Crew(server, victims, people, chance)
                await crew.play(await crew.sit_down(f"end_mode=fixed_rounds fixed_rounds={chance.randint(1, 4)}"))
            return await complaints(server, database) + await lost(crew.sent, database) + server.trouble


async def soak(kills: int, seed: str) -> int:
    """Play matches until bots have died `kills` times; return the exit code."""
    died: Counter[str] = Counter()
    matches = 0
    with tqdm(total=kills, unit="kill", mininterval=1.0, file=sys.stdout) as bar:
        while died.total() < kills:
            matches += 1
            try:
                wrong = await play(Random(f"{seed}/{matches}"), died, bar)
            except (AssertionError, TimeoutError) as error:
                wrong = [f"{type(error).__name__}: {error}"]
            if wrong:
                bar.close()
                print(f"match {matches} of --seed {seed}, after {died.total()} kills:", *wrong, sep="\n  ")
                return 1
    print(f"{died.total()} kills in {matches} matches, --seed {seed}: everything was told to everyone exactly once.")
    for point, times in sorted(died.items()):
        print(f"{times:6} {point}")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", default=str(Random().getrandbits(32)))
    args = parser.parse_args()
    return asyncio.run(soak(args.kills, args.seed))


if __name__ == "__main__":
    sys.exit(main())
