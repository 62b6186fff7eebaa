"""Runs the tests with examples, orders and dice of fresh seeds, until one fails or the time is up.

    python -m tests.fuzz --minutes 10 [--seed S] [--jobs 2]

Each job runs in turn the property tests alone and all other tests. Exit code 1 at the first failure, with the command
that repeats it; what property tests found is also kept in ``.hypothesis/examples``, where the next run begins.
"""

import argparse
import asyncio
import contextlib
import os
import shlex
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import SystemRandom
from time import monotonic

KINDS = {"examples": "hypothesis", "order and dice": "not hypothesis"}
"""The subject that a run explores, and the marker expression of its tests."""
INTERRUPTED = 2
LINGER = 60
"""Seconds that an interrupted run may take to end."""


@dataclass(frozen=True)
class Run:
    """Some tests in one order, with one seed for everything."""

    kind: str
    seed: int

    @property
    def command(self) -> list[str]:
        seeds = [f"--randomly-seed={self.seed}", f"--hypothesis-seed={self.seed}", "--hypothesis-profile=fuzz"]
        return [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-m", KINDS[self.kind], "-p", "randomly", *seeds]

    def __str__(self) -> str:
        return f"TEST_DICE={self.seed} {shlex.join(self.command)}"

    async def done(self, until: float) -> tuple[int, str]:
        """Run it; return its exit code, 0 where the time was up before, and its output."""
        process = await asyncio.create_subprocess_exec(
            *self.command,
            env=os.environ | {"TEST_DICE": str(self.seed)},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        output = asyncio.create_task(process.communicate())
        try:
            await asyncio.wait({output}, timeout=max(0.0, until - monotonic()))
            if not output.done():
                process.send_signal(signal.SIGINT)
                await asyncio.wait({output}, timeout=LINGER)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        said, _ = await output
        code = process.returncode or 0
        return 0 if monotonic() >= until and code in (INTERRUPTED, -signal.SIGKILL) else code, said.decode()


async def job(kinds: Iterator[str], seeds: Iterator[int], until: float) -> bool:
    """Do one run after the other; return whether all passed."""
    for kind, seed in zip(kinds, seeds, strict=False):
        if monotonic() >= until:
            return True
        run = Run(kind, seed)
        code, output = await run.done(until)
        print(
            f"{kind}, seed {seed}: {'failed' if code else 'passed'}: {output.strip().rpartition(chr(10))[2]}",
            flush=True,
        )
        if code:
            print(f"{output}\nTo repeat it:\n{run}", flush=True)
            return False
    return True


def kinds_from(first: int) -> Iterator[str]:
    """Alternate between the kinds of run."""
    kinds = list(KINDS)
    return (kinds[number % len(kinds)] for number in count(first))


async def explore(jobs: int, first: int, minutes: float) -> bool:
    """Run several jobs side by side until the first failure; return whether all passed."""
    until, seeds = monotonic() + 60 * minutes, count(first)
    running = {asyncio.create_task(job(kinds_from(number), seeds, until)) for number in range(jobs)}
    sound = True
    while running and sound:
        done, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
        sound = all(task.result() for task in done)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    return sound


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the tests with fresh seeds until one fails.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=SystemRandom().getrandbits(31))
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    print(f"seeds from {args.seed} on, {args.minutes:g} minutes", flush=True)
    return 0 if asyncio.run(explore(args.jobs, args.seed, args.minutes)) else 1


if __name__ == "__main__":
    sys.exit(main())
