"""Storing answers: one transaction each, on disk when the call returns."""

import os
import tempfile
from argparse import Namespace
from pathlib import Path
from time import perf_counter

from benchmarks.figures import Figure, Measured, median
from bot.clock import SystemClock
from rules.kernel import Match, commitment_of
from storage import Store

RUNS = 5


async def append_many(folder: Path, number: int, answers: int) -> list[float]:
    """Store answers of a real match one by one; return the seconds of each."""
    match = Match.start("corsari", 2, f"store:{number}")
    while len(match.entries) < answers and match.result is None:
        for seat, question in list(match.questions.items()):
            match.answer(seat, question.default, question.id)
    taken: list[float] = []
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
        for position, entry in enumerate(match.entries[:answers]):
            began = perf_counter()
            await store.entries.append(row.id, position, [entry], user_id=1, interaction_id=position + 1)
            taken.append(perf_counter() - began)
    return taken


def sync_many(folder: Path, times: int) -> list[float]:
    """Write and fsync as often, to measure the disk alone; return the seconds of each."""
    taken: list[float] = []
    with (folder / "plain").open("wb") as file:
        for _ in range(times):
            began = perf_counter()
            file.write(b"x" * 512)
            file.flush()
            os.fsync(file.fileno())
            taken.append(perf_counter() - began)
    return taken


async def measure(arguments: Namespace) -> Measured:
    """Measure appends beside bare fsyncs on the same disk, by turns."""
    appends: list[float] = []
    syncs: list[float] = []
    with tempfile.TemporaryDirectory(prefix="quartermaster-bench-") as name:
        for number in range(RUNS):
            taken = await append_many(Path(name), number, arguments.answers)
            appends += taken
            syncs += sync_many(Path(name), len(taken))
    measured = Measured(
        "store",
        f"{len(appends)} answers, each in its own transaction on disk; floor: a write and fsync of a plain file",
    )
    measured.figures = {
        "append an answer": Figure(1000 * median(appends), "ms, median", None, 1000 * median(syncs)),
        "answers a second": Figure(len(appends) / sum(appends), "", None, len(syncs) / sum(syncs)),
    }
    return measured
