"""``make bench``: runs all measurements; ``python -m benchmarks cpu undo --json`` runs the named ones.

``scrolling`` needs a browser, and runs only if it is named.
"""

import argparse
import asyncio
import importlib
from collections.abc import Sequence
from pathlib import Path

from benchmarks import figures

NAMES = ("requests", "cpu", "statements", "start", "rules", "undo", "pictures", "store", "campaign", "touch")
NAMED = (*NAMES, "scrolling")


def parsed(words: Sequence[str] | None = None) -> argparse.Namespace:
    """Return the arguments of the command line, or of these words."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure, and print each figure.")
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"what to measure: {', '.join(NAMED)} (default: all but scrolling)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object a line for each name")
    parser.add_argument("--answers", type=int, default=100, help="answers of each match (default 100)")
    parser.add_argument("--games", type=int, default=2, help="how many games to play with people (default 2)")
    parser.add_argument(
        "--pause", type=int, default=360, help="seconds between answers of a slow match for requests; 0: no such match"
    )
    parser.add_argument("--tables", type=int, default=10_000, help="open tables at the start (default 10000)")
    parser.add_argument("--entries", type=int, default=1800, help="entries of the log with undos (default 1800)")
    parser.add_argument("--pictures", type=int, default=60, help="different pictures (default 60)")
    parser.add_argument("--unsettled", action="store_true", help="measure the very first start with those tables")
    parser.add_argument("--match", action="append", metavar="GAME", help="scrolling: the game (may be repeated)")
    parser.add_argument("--locale", action="append", choices=("en", "fr", "ja"), help="scrolling: may be repeated")
    parser.add_argument("--shots", type=Path, metavar="DIR", help="scrolling: keep pictures of the channel there")
    arguments = parser.parse_args(words)
    if unknown := [name for name in arguments.names if name not in NAMED]:
        parser.error(f"unknown: {', '.join(unknown)}; there are {', '.join(NAMED)}")
    return arguments


async def main() -> None:
    """Run the named measurements, or all."""
    arguments = parsed()
    if not arguments.json:
        print(", ".join(f"{what} {value}" for what, value in figures.machine().items()))
    for name in arguments.names or NAMES:
        measured = await importlib.import_module(f"benchmarks.{name}").measure(arguments)
        print(figures.as_line(measured) if arguments.json else f"\n{measured.as_text()}", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
