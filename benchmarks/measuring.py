"""Takes and prints measurements."""

import os
import platform
import statistics
from collections.abc import Callable
from time import perf_counter


def machine() -> str:
    """Return a description of this machine."""
    return f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"


def timed(work: Callable[[], object], times: int) -> list[float]:
    """Return the seconds of each run, after a first run that does not count."""
    work()
    taken: list[float] = []
    for _ in range(times):
        began = perf_counter()
        work()
        taken.append(perf_counter() - began)
    return taken


def report(what: str, count: int, unit: str, taken: list[float]) -> float:
    """Print the rate at the median run, and the spread; return the rate."""
    middle = statistics.median(taken)
    rate = count / middle
    print(
        f"{what}: {rate:,.0f} {unit}/s"
        f" (median of {len(taken)} runs of {count} {unit}; {count / max(taken):,.0f} to {count / min(taken):,.0f})"
    )
    return rate
