"""Arithmetic of the habits that people choose: nights, and days in a time zone."""

from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo

from bot.schedule.pace import AWAKE

LONGEST = 90  # days of a vacation
EVENING = 22
MORNING = 8
NIGHT = 8  # hours


def quiet_from(first: str, end: int) -> tuple[int, int]:
    """Return quiet hours from an hour until ``end``, or for a night where that would leave too little of a day."""
    start = int(first) if first.isdecimal() else -1
    return start, end if 0 < (end - start) % 24 <= 24 - AWAKE else (start + NIGHT) % 24


def begin_of(day: date, zone: ZoneInfo) -> datetime:
    """Return when a day begins in a time zone, in UTC."""
    return datetime.combine(day, time(), zone).astimezone(UTC)
