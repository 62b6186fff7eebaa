"""Storing answers: one transaction each, on disk when the call returns."""

import asyncio
import os
import tempfile
from pathlib import Path
from time import perf_counter

from benchmarks.measuring import report, timed
from bot.clock import SystemClock
from rules.kernel import Match, commitment_of
from storage import Store

ANSWERS = 200


async def append_many(folder: Path, number: int) -> float:
    """Store answers of a real match one by one; return the seconds."""
    match = Match.start("corsari", 2, f"store:{number}")
    while len(match.entries) < ANSWERS and match.result is None:
        for seat, question in list(match.questions.items()):
            match.answer(seat, question.default, question.id)
    async with await Store.open(folder / f"{number}.db", now=SystemClock().now) as store:
        row = await store.tables.open(
            guild_id=1,
            channel_id=number + 1,
            game="corsari",
            seats=4,
            host_id=1,
            options=match.head.options,
            seed=match.head.seed,
            commitment=commitment_of(match.key_hashes()),
        )
        sittings = [await store.sittings.sit(row.id, None, user, str(user), "player") for user in (1, 2)]
        await store.tables.start(row.id, match.head, [sitting.id for sitting in sittings])
        began = perf_counter()
        for position, entry in enumerate(match.entries[:ANSWERS]):
            await store.entries.append(row.id, position, [entry], user_id=1, interaction_id=position + 1)
        return perf_counter() - began


def sync_many(folder: Path) -> None:
    """Write and fsync as often, to measure the disk alone."""
    with (folder / "plain").open("wb") as file:
        for _ in range(ANSWERS):
            file.write(b"x" * 512)
            file.flush()
            os.fsync(file.fileno())


def run() -> None:
    """Measure appends beside bare fsyncs on the same disk."""
    print(f"\nstore: {ANSWERS} appends, each its own transaction with synchronous=FULL")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        appends = report(
            "  append", ANSWERS, "answers", [asyncio.run(append_many(folder, number)) for number in range(5)]
        )
        syncs = report("  bare write and fsync", ANSWERS, "writes", timed(lambda: sync_many(folder), 5))
    print(f"  an append takes {syncs / appends:.2f} times as long as a bare fsync")
