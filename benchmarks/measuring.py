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


def report_each(what: str, count: int, unit: str, taken: list[float], target: int | None = None) -> float:
    """Print the microseconds for each one at the median run, and the spread; return the microseconds."""
    each = 1e6 * statistics.median(taken) / count
    low, high = 1e6 * min(taken) / count, 1e6 * max(taken) / count
    aim = "" if target is None else f"; target {target} µs: {each / target:.0%}"
    print(f"{what}: {each:,.1f} µs (median of {len(taken)} runs of {count} {unit}; {low:,.1f} to {high:,.1f}){aim}")
    return each
