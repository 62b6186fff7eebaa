"""Time zones as people know them: by a city or a country, in any of our languages, or by the hours from UTC.

Looking one up for the first time takes a while: read_zone, zones_like and zones_near are for a thread.
The cities' and countries' names are those of Unicode (babel); which zone belongs to which country, tzdata says.
"""

import difflib
import re
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo

from babel import Locale
from babel.core import get_global

from bot.cities import CITIES
from bot.pace import known_zones
from bot.text import Words, locales
from bot.text.rulebook import plain

UTC_NAMES = ("utc", "gmt", "z")
OFFSET = re.compile(r"(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?([0-5]\d))?")
SHORT_COUNTRIES = {"uk": "GB", "usa": "US"}
"""What people call countries for short, where that is not their code."""

NEAR = 4
"""So many zones are named to somebody whose own was not found."""

LIKENESS = 0.75
HALF_A_YEAR = timedelta(days=182)


def read_zone(typed: str, now: datetime) -> str | None:
    """Return the time zone that somebody means; None: there is no such one, or several."""
    offset = read_offset(typed)
    if offset is not None:
        return fixed_zone(offset)
    wanted = fold(typed)
    called = (by_city(), by_country(), by_name(), by_letters(now))
    return only(next((names[wanted] for names in called if wanted in names), ()), now)


def only(zones: Sequence[str], now: datetime) -> str | None:
    """Return the one zone, or the first one where the clocks of all show the same all year."""

    def clocks(zone: str) -> list[timedelta | None]:
        return [(now + later).astimezone(ZoneInfo(zone)).utcoffset() for later in (timedelta(0), HALF_A_YEAR)]

    return zones[0] if zones and all(clocks(zone) == clocks(zones[0]) for zone in zones) else None


def zones_like(typed: str, now: datetime) -> list[str]:
    """Return the time zones that what was typed may become, or what it may have been meant to be; the best first."""
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
    """Return a few time zones that somebody may have meant whose words are no zone's."""
    found = by_letters(now).get(fold(typed)) or (zones_like(typed, now) if len(fold(typed)) > 1 else [])
    if not found:
        names = {**by_country(), **by_city()}
        alike = difflib.get_close_matches(fold(typed), names, NEAR, LIKENESS)
        found = list(dict.fromkeys(zone for name in alike for zone in names[name]))
    return list(found[:NEAR])


# ---------------------------------------------------------------- hours from UTC


def read_offset(typed: str) -> timedelta | None:
    """Read "UTC+5:30", "GMT+2" or "+09:00"; None for anything else."""
    text = plain(typed).strip()
    if text in UTC_NAMES:
        return timedelta(0)
    found = OFFSET.fullmatch(text)
    if found is None:
        return None
    ahead = timedelta(hours=int(found[2]), minutes=int(found[3] or 0))
    return ahead if found[1] == "+" else -ahead


def fixed_zone(offset: timedelta) -> str | None:
    """Return the zone that is so far from UTC all year, if there is one: of whole hours alone."""
    hours, rest = divmod(offset, timedelta(hours=1))
    # By their names, these are counted the other way round.
    zone = f"Etc/GMT{-hours:+d}" if hours else "UTC"
    return zone if not rest and zone in known_zones() else None


def is_fixed(zone: str) -> bool:
    """Tell whether a zone is only a number of hours, and no place's."""
    return zone.startswith("Etc/")


# ---------------------------------------------------------------- names


def zone_words(words: Words, zone: str) -> str:
    """Name a time zone: its city and country, or the hours from UTC."""
    zone = current(zone)
    if zone in countries():
        territory = Locale.parse(words.locale).territories.get(countries()[zone], "")
        city = city_of(zone, words.locale)
        return city if city == territory else words.line("bot-zone-name", city=city, country=territory)
    if is_fixed(zone):
        return f"UTC{-int(zone.removeprefix('Etc/GMT')):+d}" if re.search(r"\d", zone) else "UTC"
    return zone


def city_of(zone: str, locale: str) -> str:
    """Return the name of a zone's city in a language."""
    return cities(locale).get(zone) or zone.rpartition("/")[2].replace("_", " ")


def current(zone: str) -> str:
    """Return the name that a zone has now: many have had others."""
    now: str = get_global("zone_aliases").get(zone, zone)
    return now if now in countries() else zone


def fold(text: str) -> str:
    """Return a name as it is compared: without capitals, accents, and what stands between its words."""
    return re.sub(r"[\s_'’.-]+", " ", plain(text)).strip()


@cache
def cities(locale: str) -> Mapping[str, str]:
    """Return the names of zones' cities in a language, as far as it has its own."""
    named = Locale.parse(locale).time_zones
    return {current(zone): info["city"] for zone, info in named.items() if "city" in info}


@cache
def countries() -> Mapping[str, str]:
    """Return the code of the country of every zone that has one; first those in which most of it lives."""
    lines = (files("tzdata.zoneinfo") / "zone.tab").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return {row[2]: row[0] for row in rows if row[2] in known_zones()}


def zones() -> list[str]:
    """Return the zones that are offered."""
    return [*countries(), "UTC"]


@cache
def by_city() -> Mapping[str, Sequence[str]]:
    """Return zones by the names that their cities have and have had."""
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
    languages = [Locale.parse(locale).territories for locale in locales()]
    for zone, code in countries().items():
        names = [names.get(code, code) for names in languages]
        for name in dict.fromkeys(map(fold, [*names, code, short.get(code, code)])):
            found.setdefault(name, []).append(zone)
    return found


def by_letters(now: datetime) -> Mapping[str, Sequence[str]]:
    """Return zones by what their clocks are called for short, such as EST: of each region the one that stands for it.

    Windows names those; what has a country in brackets there is called so elsewhere.
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
    """Return zones by their own names, old ones too; what is no region's city or number of hours is none."""
    return {fold(zone): [current(zone)] for zone in sorted(known_zones()) if "/" in zone}
