"""Days that people type: read correctly, or refused."""

from datetime import date

import pytest

from bot.schedule.dates import TwoDaysError, read_day

TODAY = date(2026, 3, 2)
SINCE = date(2026, 3, 4)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-08-15", (2026, 8, 15)),
        ("2026/8/5", (2026, 8, 5)),
        ("2026.08.15", (2026, 8, 15)),
        ("２０２６－０８－１５", (2026, 8, 15)),
        ("2026年8月15日", (2026, 8, 15)),
        ("8月15日", (2026, 8, 15)),
        ("３月３日", (2027, 3, 3)),
        ("15.8.", (2026, 8, 15)),
        ("15.8", (2026, 8, 15)),
        ("3.4.2027", (2027, 4, 3)),
        ("15. 8. 2026", (2026, 8, 15)),
        ("15/8", (2026, 8, 15)),
        ("8/15", (2026, 8, 15)),
        ("15/08/2026", (2026, 8, 15)),
        ("5/5", (2026, 5, 5)),
        ("3/3", (2027, 3, 3)),
        ("Aug 15", (2026, 8, 15)),
        ("August 15th, 2027", (2027, 8, 15)),
        ("15 August", (2026, 8, 15)),
        ("1st of May", (2026, 5, 1)),
        ("4 mars", (2026, 3, 4)),
        ("3 mars", (2027, 3, 3)),
        ("1er août", (2026, 8, 1)),
        ("15 déc. 2026", (2026, 12, 15)),
        ("today", (2026, 3, 2)),
        ("Demain", (2026, 3, 3)),
        ("明日", (2026, 3, 3)),
    ],
)
def test_typed_days_are_read(typed: str, day: tuple[int, int, int]) -> None:
    assert read_day(f" {typed} ", SINCE, TODAY) == date(*day)


@pytest.mark.parametrize("typed", ["3/4", "4-3", "12/1", "01/02/2027"])
def test_an_ambiguous_day_is_refused(typed: str) -> None:
    with pytest.raises(TwoDaysError):
        read_day(typed, SINCE, TODAY)


@pytest.mark.parametrize(
    "typed",
    ["", "soon", "15", "2026-02-30", "2026-13-01", "2026-08/15", "15.8.26", "31 June", "15 jui", "0/5", "32/1", "13/13"]
    + ["15 a", "August", "2026", "next week", "20260815", "15/8/26", "99999-01-01", "-1 May"],
)
def test_anything_else_is_refused(typed: str) -> None:
    with pytest.raises(ValueError) as refused:
        read_day(typed, SINCE, TODAY)
    assert not isinstance(refused.value, TwoDaysError)
