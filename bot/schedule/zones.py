"""Time zones by city, by country or by hours from UTC, in all languages of the bot.

The first lookup is slow: call read_zone, zones_like and zones_near in a thread.
The names of cities and countries come from Unicode (babel), the countries of zones from tzdata.
"""

import difflib
import re
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache, partial
from importlib.resources import files
from typing import cast
from zoneinfo import ZoneInfo

from babel import Locale
from babel.core import get_global

from bot.schedule.cities import CITIES
from bot.schedule.pace import known_zones
from bot.text import Words, locales
from bot.text.search import unaccented

UTC_NAMES = ("utc", "gmt", "z")
OFFSET = re.compile(r"(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?([0-5]\d))?")
SHORT_COUNTRIES = {"uk": "GB", "usa": "US"}
"""Common short names of countries that differ from their codes."""

NEAR = 4
"""Zones that are suggested when a name is not found, at most."""

LIKENESS = 0.75
HALF_A_YEAR = timedelta(days=182)


def read_zone(typed: str, now: datetime) -> str | None:
    """Return the time zone that was typed; None for no zone, or for several."""
    offset = read_offset(typed)
    if offset is not None:
        return fixed_zone(offset)
    wanted = fold(typed)
    # Each kind of name only if those before it have none: the letters depend on the date, and take longest.
    for named in (by_city, by_country, by_name, partial(by_letters, now)):
        if zones := named().get(wanted):
            return only(zones, now)
    return None


def only(zones: Sequence[str], now: datetime) -> str | None:
    """Return the first zone if the clocks of all the zones agree all year, else None."""

    def clocks(zone: str) -> list[timedelta | None]:
        return [(now + later).astimezone(ZoneInfo(zone)).utcoffset() for later in (timedelta(0), HALF_A_YEAR)]

    return zones[0] if zones and all(clocks(zone) == clocks(zones[0]) for zone in zones) else None


def zones_like(typed: str, now: datetime) -> list[str]:
    """Return the time zones for an offset, or for the beginning or a part of a name. The best come first."""
    offset = read_offset(typed)
    if offset is not None:
        fixed = fixed_zone(offset)
        there = [zone for zone in zones() if now.astimezone(ZoneInfo(zone)).utcoffset() == offset]
        return [*([] if fixed is None else [fixed]), *there]
    wanted = fold(typed)
    called = (by_city(), by_country())
    exact = [names[wanted] for names in (*called, by_letters(now)) if wanted in names]
    begun = [zones for names in called for name, zones in names.items() if name.startswith(wanted)]
    within = [zones for names in (by_city(), by_name()) for name, zones in names.items() if wanted in name]
    return list(dict.fromkeys(zone for zones in (*exact, *begun, *within) for zone in zones))


def zones_near(typed: str, now: datetime) -> list[str]:
    """Return a few suggestions for a name that is no zone's."""
    found = by_letters(now).get(fold(typed)) or (zones_like(typed, now) if len(fold(typed)) > 1 else [])
    if not found:
        names = {**by_country(), **by_city()}
        alike = difflib.get_close_matches(fold(typed), names, NEAR, LIKENESS)
        found = list(dict.fromkeys(zone for name in alike for zone in names[name]))
    return list(found[:NEAR])


# ---------------------------------------------------------------- hours from UTC


def read_offset(typed: str) -> timedelta | None:
    """Read "UTC+5:30", "GMT+2" or "+09:00"; None for anything else."""
    text = unaccented(typed).strip()
    if text in UTC_NAMES:
        return timedelta(0)
    found = OFFSET.fullmatch(text)
    if found is None:
        return None
    ahead = timedelta(hours=int(found[2]), minutes=int(found[3] or 0))
    return ahead if found[1] == "+" else -ahead


def fixed_zone(offset: timedelta) -> str | None:
    """Return the zone with an offset from UTC all year; None if the offset is not in whole hours, or too large."""
    hours, rest = divmod(offset, timedelta(hours=1))
    # The sign in the names of these zones is reversed.
    zone = f"Etc/GMT{-hours:+d}" if hours else "UTC"
    return zone if not rest and zone in known_zones() else None


def is_fixed(zone: str) -> bool:
    """Return whether a zone is a fixed offset from UTC and not a place."""
    return zone.startswith("Etc/")


# ---------------------------------------------------------------- names


def zone_words(words: Words, zone: str) -> str:
    """Return the name of a time zone: its city and country, or the hours from UTC."""
    zone = current(zone)
    if zone in countries():
        territory = territories(words.locale).get(countries()[zone], "")
        city = city_of(zone, words.locale)
        return city if city == territory else words.line("bot-zone-name", city=city, country=territory)
    if is_fixed(zone):
        return f"UTC{-int(zone.removeprefix('Etc/GMT')):+d}" if re.search(r"\d", zone) else "UTC"
    return zone


def city_of(zone: str, locale: str) -> str:
    """Return the name of a zone's city in a language."""
    return cities(locale).get(zone) or zone.rpartition("/")[2].replace("_", " ")


def current(zone: str) -> str:
    """Return the present name of a zone that may have been renamed."""
    now: str = get_global("zone_aliases").get(zone, zone)
    return now if now in countries() else zone


def fold(text: str) -> str:
    """Return a name for comparison: without capitals, accents and punctuation."""
    return re.sub(r"[\s_'’.-]+", " ", unaccented(text)).strip()


def territories(locale: str) -> Mapping[str, str]:
    """Return the names of countries in a language, by their codes."""
    return cast("Mapping[str, str]", Locale.parse(locale).territories)


@cache
def cities(locale: str) -> Mapping[str, str]:
    """Return the names of zones' cities in a language, if it has names for them."""
    named = cast("Mapping[str, Mapping[str, str]]", Locale.parse(locale).time_zones)
    return {current(zone): info["city"] for zone, info in named.items() if "city" in info}


@cache
def countries() -> Mapping[str, str]:
    """Return the country code of every zone that has one. Of a country, the zone with most people comes first."""
    lines = (files("tzdata.zoneinfo") / "zone.tab").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return {row[2]: row[0] for row in rows if row[2] in known_zones()}


def zones() -> list[str]:
    """Return the zones on offer."""
    return [*countries(), "UTC"]


@cache
def by_city() -> Mapping[str, Sequence[str]]:
    """Return zones by the present and former names of their cities."""
    found: dict[str, list[str]] = {}
    for zone in zones():
        names = [fold(city_of(zone, locale)) for locale in locales()]
        for name in dict.fromkeys([*names, fold(zone.rpartition("/")[2])]):
            found.setdefault(name, []).append(zone)
    for zone in sorted(known_zones()):
        if "/" in zone and current(zone) in countries():
            found.setdefault(fold(zone.rpartition("/")[2]), [current(zone)])
    for zone, others in CITIES.items():
        for city in others.split(", "):
            found.setdefault(fold(city), [zone])
    return found


@cache
def by_country() -> Mapping[str, Sequence[str]]:
    """Return zones by the names and codes of their countries."""
    found: dict[str, list[str]] = {}
    short = {code: name for name, code in SHORT_COUNTRIES.items()}
    languages = [territories(locale) for locale in locales()]
    for zone, code in countries().items():
        names = [names.get(code, code) for names in languages]
        for name in dict.fromkeys(map(fold, [*names, code, short.get(code, code)])):
            found.setdefault(name, []).append(zone)
    return found


def by_letters(now: datetime) -> Mapping[str, Sequence[str]]:
    """Return zones by the abbreviations of their time, such as EST: for each region its main zone.

    The regions are those of Windows, without the ones that name a country in brackets.
    """
    regions: Mapping[str, str] = get_global("windows_zone_mapping")
    found: dict[str, list[str]] = {}
    for zone in dict.fromkeys(current(zone) for name, zone in regions.items() if "(" not in name):
        if zone in countries():
            shown = [(now + later).astimezone(ZoneInfo(zone)).tzname() or "" for later in (timedelta(0), HALF_A_YEAR)]
            for letters in dict.fromkeys(name for name in shown if name.isalpha()):
                found.setdefault(fold(letters), []).append(zone)
    return found


@cache
def by_name() -> Mapping[str, Sequence[str]]:
    """Return zones by their own names, present and former: only those of the form region/city."""
    return {fold(zone): [current(zone)] for zone in sorted(known_zones()) if "/" in zone}
