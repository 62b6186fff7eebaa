"""Time zones by the names that people type; anything else is refused."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.schedule.cities import CITIES
from bot.schedule.pace import known_zones
from bot.schedule.zones import city_of, countries, read_zone, zone_words, zones, zones_like, zones_near
from bot.text import locales, words_for

NOW = datetime(2026, 3, 4, 9, tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Paris", "Europe/Paris"),
        (" kathmandu ", "Asia/Kathmandu"),
        ("Katmandu", "Asia/Kathmandu"),
        ("New York", "America/New_York"),
        ("new_york", "America/New_York"),
        ("America/New York", "America/New_York"),
        ("Sao Paulo", "America/Sao_Paulo"),
        ("São Paulo", "America/Sao_Paulo"),
        ("東京", "Asia/Tokyo"),
        ("ニューヨーク", "America/New_York"),
        ("Londres", "Europe/London"),
        ("Moscou", "Europe/Moscow"),
        ("Germany", "Europe/Berlin"),
        ("Allemagne", "Europe/Berlin"),
        ("ドイツ", "Europe/Berlin"),
        ("India", "Asia/Kolkata"),
        ("UK", "Europe/London"),
        ("jp", "Asia/Tokyo"),
        ("Singapore", "Asia/Singapore"),
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("US/Pacific", "America/Los_Angeles"),
        ("utc", "UTC"),
        ("GMT", "UTC"),
        ("UTC+0", "UTC"),
        ("GMT+2", "Etc/GMT-2"),
        ("UTC-8", "Etc/GMT+8"),
        ("utc −8", "Etc/GMT+8"),
        ("+09:00", "Etc/GMT-9"),
        ("+0900", "Etc/GMT-9"),
        ("UTC＋９", "Etc/GMT-9"),
        ("Etc/GMT-2", "Etc/GMT-2"),
        ("Munich", "Europe/Berlin"),
        ("münchen", "Europe/Berlin"),
        ("Lyon", "Europe/Paris"),
        ("San Francisco", "America/Los_Angeles"),
        ("Bombay", "Asia/Kolkata"),
        ("Osaka", "Asia/Tokyo"),
        ("大阪", "Asia/Tokyo"),
        ("EST", "America/New_York"),
        ("pdt", "America/Los_Angeles"),
        ("CET", "Europe/Berlin"),
        ("BST", "Europe/London"),
        ("JST", "Asia/Tokyo"),
    ],
)
def test_typed_zones_are_read(typed: str, zone: str) -> None:
    assert read_zone(typed, NOW) == zone


@pytest.mark.parametrize(
    "typed",
    ["", " ", "Factory", "localtime", "Atlantis", "../../etc/passwd", "Europe/", "+05:30", "UTC+25", "UTC+15", "+1:75"]
    + ["United States", "China", "Pariss", "IST", "CST", "0", "x" * 200],
)
def test_an_unknown_or_ambiguous_zone_is_none(typed: str) -> None:
    assert read_zone(typed, NOW) is None


@pytest.mark.parametrize("hours", range(-12, 15))
def test_hours_from_utc_are_a_fixed_zone(hours: int) -> None:
    zone = read_zone(f"UTC{hours:+d}", NOW)
    assert zone is not None
    assert NOW.astimezone(ZoneInfo(zone)).utcoffset() == timedelta(hours=hours)
    assert zone_words(words_for("en"), zone) == (f"UTC{hours:+d}" if hours else "UTC")


def test_an_offset_without_a_fixed_zone_is_that_of_a_city() -> None:
    assert zones_near("+05:30", NOW) == ["Asia/Kolkata", "Asia/Colombo"]
    assert zones_near("UTC+5:45", NOW) == ["Asia/Kathmandu"]
    assert zones_near("UTC+5:17", NOW) == []


@pytest.mark.parametrize(
    ("typed", "near"),
    [("Pariss", "Europe/Paris"), ("United States", "America/New_York"), ("zzz", None)],
)
def test_a_few_similar_names_are_suggested(typed: str, near: str | None) -> None:
    found = zones_near(typed, NOW)
    assert len(found) <= 4
    assert found[:1] == ([] if near is None else [near])


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("IST", {"Asia/Jerusalem", "Asia/Kolkata"}),
        ("MST", {"America/Phoenix", "America/Denver", "America/Whitehorse"}),
    ],
)
def test_an_ambiguous_abbreviation_suggests_its_own_zones_only(typed: str, near: set[str]) -> None:
    assert set(zones_near(typed, NOW)) == near
    assert set(zones_like(typed, NOW)[: len(near)]) == near


def test_the_beginning_of_a_major_city_offers_its_zone() -> None:
    assert zones_like("san fran", NOW) == ["America/Los_Angeles"]


def test_every_major_city_has_an_offered_zone_and_is_no_zone_itself() -> None:
    named = {city_of(zone, locale) for zone in countries() for locale in locales()}
    for zone, cities in CITIES.items():
        assert zone in countries()
        for city in cities.split(", "):
            assert read_zone(city, NOW) == zone
            assert city not in named


@pytest.mark.parametrize(
    ("typed", "first"), [("ger", "Europe/Berlin"), ("india", "Asia/Kolkata"), ("lond", "Europe/London")]
)
def test_cities_and_countries_come_before_names_that_contain_the_text(typed: str, first: str) -> None:
    assert zones_like(typed, NOW)[0] == first


@pytest.mark.parametrize("locale", locales())
def test_every_offered_zone_has_a_name_and_is_read_by_its_city(locale: str) -> None:
    for zone in zones():
        assert zone in known_zones()
        assert zone_words(words_for(locale), zone)
    cities = {city_of(zone, locale) for zone in countries()}
    assert [city for city in cities if read_zone(city, NOW) is None] == []
