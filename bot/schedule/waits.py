"""The wait of standing orders: the moment at which they answer a window at a table played by message. Pure."""

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.schedule.pace import Habits, Past, Stretch, merged, quiet_around


def wakeful(start: datetime, end: datetime, habits: Habits, past: Past | None = None) -> list[Stretch]:
    """Return the stretches between two moments in which a person may be reminded: neither quiet nor absent."""
    found: list[Stretch] = []
    at = start
    for quiet in quiet_around(start, habits, past, days=(end - start).days + 2):
        found.append(Stretch(at, min(quiet.start, end)))
        at = max(at, quiet.end)
    return merged([*found, Stretch(at, end)])


def wait_until(
    start: datetime, due: datetime, habits: Habits, past: Past | None, chance: Callable[[], float]
) -> datetime:
    """Draw the moment at which standing orders answer a window, from ``start`` until before its deadline.

    All moments at which the person may be reminded are equally likely, and no others; the deadline itself if there are
    none. ``chance`` returns a number from 0 until below 1, and is called once. The moment follows from nothing else, so
    that it tells nothing of the person's cards and orders.
    """
    stretches = wakeful(start, due, habits, past)
    awake = sum((stretch.end - stretch.start for stretch in stretches), timedelta())
    # Rounding must not reach the end.
    left = min(awake * chance(), awake - timedelta.resolution)
    for stretch in stretches:
        if left < stretch.end - stretch.start:
            return stretch.start + left
        left -= stretch.end - stretch.start
    return due
