"""Durations that people type: everyday forms are read correctly, anything else is refused."""

import pytest

from bot.schedule.durations import LengthError, read_minutes
from bot.schedule.pace import SPEEDS, Speed
from bot.screens.pace import time_words
from bot.text import locales, words_for

HOUR, DAY = 60, 24 * 60


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("90", 90),
        ("90 minutes", 90),
        ("90min", 90),
        ("36h", 36 * HOUR),
        ("36 hrs.", 36 * HOUR),
        ("1.5h", 90),
        ("1,5h", 90),
        ("1,5 h", 90),
        ("0.25 h", 15),
        ("1h30", 90),
        ("1 h 05", 65),
        ("1h 30m", 90),
        ("2d 12h", 60 * HOUR),
        ("2d12h", 60 * HOUR),
        ("2 days", 2 * DAY),
        ("1 day 3 hours", 27 * HOUR),
        ("1 Day, 3 Hours and 5 minutes", 27 * HOUR + 5),
        ("an hour and a half", 90),
        ("one and a half hours", 90),
        ("half an hour", 30),
        ("half a day", 12 * HOUR),
        ("two days", 2 * DAY),
        ("a week", 7 * DAY),
        ("4 weeks", 28 * DAY),
        ("3 j", 3 * DAY),
        ("2 jours", 2 * DAY),
        ("1 jour et 3 heures", 27 * HOUR),
        ("une semaine", 7 * DAY),
        ("une demi-heure", 30),
        ("deux jours et demi", 60 * HOUR),
        ("1 heure et demie", 90),
        ("une demi-journée", 12 * HOUR),
        ("2日", 2 * DAY),
        ("２日", 2 * DAY),
        ("１時間半", 90),
        ("半日", 12 * HOUR),
        ("１日と３時間", 27 * HOUR),
        ("三日間", 3 * DAY),
        ("９０分", 90),
        ("2週間", 14 * DAY),
    ],
)
def test_typed_durations_are_read(typed: str, minutes: int) -> None:
    assert read_minutes(typed) == minutes
    assert read_minutes(f"  {typed.upper()} ") == minutes


@pytest.mark.parametrize(
    "typed",
    ["", " ", ".", "soon", "5y", "-3h", "3h!", "3h 2", "2d 12", "1h75", "1h 2h", "h", "and 3h", "3h and", "1.5", "1:30"]
    + ["1,500 minutes", "1.000h", "1 000 minutes", ".5h", "1.2.3h", "1½h", "2s", "90s", "2 mo", "5 half", "3 months"]
    + ["1 5h", "12 日 日", "١٢٣٤٥٦٧٨٩٠١٢", "1" * 50],
)
def test_an_unknown_or_ambiguous_duration_is_refused(typed: str) -> None:
    with pytest.raises(ValueError) as refused:
        read_minutes(typed)
    assert not isinstance(refused.value, LengthError)


@pytest.mark.parametrize("typed", ["0", "0h", "100000d", "29 days", "5 weeks", "999999999h", "40321", "0.1", "0.01h"])
def test_a_duration_too_short_or_too_long_is_refused_as_such(typed: str) -> None:
    with pytest.raises(LengthError):
        read_minutes(typed)


@pytest.mark.parametrize("locale", locales())
def test_every_pace_is_read_as_offered_and_in_short(locale: str) -> None:
    for speed, minutes in SPEEDS.items():
        offered = words_for(locale).line("bot-pace-speed", value=speed)
        for typed in (speed, offered, offered.upper(), offered.replace("：", ":").split(":")[0]):
            assert read_minutes(typed) == minutes, typed


@pytest.mark.parametrize(
    ("typed", "speed"),
    [
        ("None", "none"),
        ("jamais", "none"),
        ("なし", "none"),
        ("en direct", "live"),
        ("quotidien", "daily"),
        ("毎日", "daily"),
        ("every day", "daily"),
        ("Lent", "slow"),
        ("ゆっくり", "slow"),
    ],
)
def test_paces_have_other_names(typed: str, speed: Speed) -> None:
    assert read_minutes(typed) == SPEEDS[speed]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("minutes", [1, 5, 60, 90, 301, DAY, 60 * HOUR, 27 * HOUR + 1, 28 * DAY])
def test_a_duration_is_read_as_it_is_shown(locale: str, minutes: int) -> None:
    assert read_minutes(time_words(words_for(locale), minutes)) == minutes


def test_durations_are_shown_in_days_hours_and_minutes() -> None:
    shown = [[time_words(words_for(locale), minutes) for minutes in (301, 60 * HOUR)] for locale in locales()]
    assert shown == [
        ["5 hours 1 minute", "2 days 12 hours"],
        ["5 heures 1 minute", "2 jours 12 heures"],
        ["5時間1分", "2日12時間"],
    ]
