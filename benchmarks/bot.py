"""A whole demonstration: real discord.py, loopback Discord and SQLite in one process."""

import asyncio
import io
import json
import tempfile
from pathlib import Path
from time import perf_counter

from bot.cli.demo import show
from bot.cli.transcript import Transcript
from rules import GAMES

SEEDS = ("a", "b", "c")


def run() -> None:
    """Measure matches of Corsari with three seats, and their interactions and requests."""
    print(f"\nbot: {len(SEEDS)} demonstrations of Corsari at 3 seats, every press through discord.py and the loopback")
    options = GAMES["corsari"].options().model_dump(mode="json")
    for seed in SEEDS:
        with tempfile.TemporaryDirectory() as folder:
            record = Path(folder) / "http.jsonl"
            began = perf_counter()
            with Transcript(io.StringIO(), None) as transcript:
                asyncio.run(show(GAMES["corsari"], 3, {"dice_seed": seed}, options, record, transcript))
            seconds = perf_counter() - began
            requests = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
        presses = sum(request["path"].endswith("/callback") for request in requests)
        print(
            f"  seed {seed}: {seconds:.1f} s, {presses} interactions, {len(requests)} requests;"
            f" {1000 * seconds / presses:.1f} ms an interaction, {len(requests) / presses:.2f} requests each"
        )
