"""Every value of Barbe Noire 2's vocabulary has a word of its own in every language, and a line in menus that fits."""

import re
from collections.abc import Iterable

import pytest

from bot import limits
from bot.text import locales, words_for
from bot.text.catalog import catalog_of
from bot.text.phrases import Phrasebook
from bot.text.values import Wording
from rules.blackbeard import GAME
from rules.blackbeard.markers import CHEST, EQUIPMENT, GOLD, GOODS
from rules.blackbeard.policies import POLICIES, TRIGGERS
from rules.blackbeard.port.shop import CAPTAIN, PRICES
from rules.blackbeard.state import PARTS, SECTIONS
from rules.blackbeard.tables import (
    COMMISSIONERS,
    GOVERNORS,
    LETTERS,
    MERCHANTS,
    NATIONS,
    PIRATE,
    PIRATES,
    PORTS,
    SEAS,
    SHIPS,
    UNIDENTIFIED,
    WARSHIPS,
)
from rules.blackbeard.turn.rooms import NOTHING, OPERATIONS
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.zones import ZONES
from rules.kernel import Fact, Option, Question, choose

ITEMS = [*PRICES, *CAPTAIN, *(f"box/{section}" for section in SECTIONS)]
VALUES: dict[str, Iterable[str]] = {
    "hunter": [*WARSHIPS, *COMMISSIONERS, "warship12", "kc3", "ghost8"],
    "pirate": PIRATES,
    "port": [*PORTS, *PIRATES],
    "place": [*HEXES, *ZONES],
    "governor": [*GOVERNORS, "face_down"],
    "marker": [*GOODS, *GOLD, *EQUIPMENT, CHEST, "pet", "parrot", "ship", "hostage/hostage3", "relative/event3"],
    "nation": [*NATIONS, PIRATE, UNIDENTIFIED],
    "merchant": MERCHANTS,
    "ship": [*SHIPS, "corvette"],
    "section": [*SECTIONS, "captain"],
    "part": PARTS,
    "letter": LETTERS,
    "item": ITEMS,
    "operation": [*OPERATIONS, NOTHING],
    "policy": POLICIES,
    "trigger": TRIGGERS,
    "sea": SEAS,
}
EXPLAINED = ("marker", "ship", "item", "operation", "policy")
SEVERAL = ("merchant", "letter")
"""Terms in which cards of the same kind have the same word."""
CODE = re.compile("[_/0-9]|^[A-Z]+$")
NAMES = "ABCDE".__getitem__


def wording(locale: str) -> Wording:
    """Return the wording of one language alone."""
    return Wording.of(Phrasebook([catalog_of(locale)], strict=True), GAME, NAMES)


def test_these_are_all_terms() -> None:
    assert set(VALUES) == {*GAME.vocabulary.values()} - {"seat"}


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("term", VALUES)
def test_every_value_has_a_word_of_its_own(locale: str, term: str) -> None:
    words = {value: wording(locale).term(term, value) for value in VALUES[term]}
    # In English and French some words are spelled like the value.
    raw = [value for value in words if locale == "ja" or CODE.search(value)]
    assert [value for value in raw if words[value] in (value, "") or set(words[value]) & set("_/")] == []
    if term not in SEVERAL:
        assert len(set(words.values())) == len(words)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("term", EXPLAINED)
def test_lines_in_menus_fit(locale: str, term: str) -> None:
    lines = [wording(locale).term(term, value, "about") for value in VALUES[term]]
    assert [line for line in lines if not 0 < len(line) <= limits.OPTION_DESCRIPTION] == []


@pytest.mark.parametrize("locale", locales())
def test_a_hex_with_a_port_bears_its_name(locale: str) -> None:
    told = wording(locale)
    for number, port in PORTS.items():
        assert told.term("place", port.hex) == told.term("port", number)


def test_places_say_where_they_lie() -> None:
    told = {locale: wording(locale) for locale in locales()}
    places = ("G19", "X20", "GC-A8", "IO-R17")
    assert [told["en"].term("place", place) for place in places] == [
        "Havana",
        "hex X20",
        "hex A8 (Gold Coast)",
        "hex R17 (Indian Ocean)",
    ]
    assert [told["fr"].term("place", place) for place in places[:2]] == ["La Havane", "la case X20"]
    assert [told["ja"].term("place", place) for place in places[:3]] == ["ハバナ", "ヘクスX20", "ヘクスA8（黄金海岸）"]


def test_merchants_are_told_by_flag_and_class_and_defence() -> None:
    told = {locale: wording(locale) for locale in locales()}
    assert told["en"].term("merchant", "M02") == "a Spanish corvette (Defence 2)"
    assert told["en"].term("merchant", "M15") == "a schooner without a flag (Defence 4)"
    assert told["fr"].term("merchant", "M16") == "une goélette anglaise (défense 5)"
    assert told["ja"].term("merchant", "M31") == "スペインの三本マスト横帆船（防御力8）"


def test_a_known_merchant_begins_its_rumour_with_a_capital_letter() -> None:
    row = {"merchant": "M02", "count": 1, "place": "J10", "away": 0}
    rumours = Fact(
        "news_rumours", {"pirate": "PI02", "hunters": [], "merchants": [row], "rivals": [], "known": [], "more": 0}
    )
    told = {locale: words_for(locale).fact(GAME, rumours, NAMES).splitlines()[1] for locale in ("en", "fr")}
    assert "⛵ A Spanish corvette" in told["en"]
    assert "⛵ Une corvette espagnole" in told["fr"]


def test_the_home_of_a_hostage_may_be_a_ship() -> None:
    assert wording("en").value("home", "PI11", "") == "the ship of Kidd"
    assert wording("en").value("home", "11", "") == "Boston"


@pytest.mark.parametrize("locale", locales())
def test_the_two_sides_of_the_first_refuge_begin_with_their_ports(locale: str) -> None:
    near = {"lanes": 3, "sails": 1}
    sides = [Option("lower", {"port": "23", **near}), Option("upper", {"port": "26", **near})]
    asked = Question(choose(0, "choose_end", sides, data={"port": "24"}), "0.1")
    for side in sides:
        port = wording(locale).term("port", side.data["port"])
        assert words_for(locale).option(GAME, asked, side, NAMES).startswith(port)


@pytest.mark.parametrize("locale", locales())
def test_the_two_sides_of_the_first_refuge_fit_and_say_that_it_may_lie_farther_on(locale: str) -> None:
    beyond = {"en": "or farther on", "fr": "ou plus loin", "ja": "またはその先"}[locale]
    by_length = sorted(PORTS, key=lambda port: len(wording(locale).term("port", port)))
    for port in PORTS:
        longest = next(other for other in reversed(by_length) if other != port)
        near = {"port": port, "nation": PORTS[port].nationality, "lanes": 10, "sails": 12}
        then = {"next": longest, "next_nation": PORTS[longest].nationality}
        for more in ({"next": ""}, then, {**then, "certain": True}):
            sides = [Option("lower", {**near, **more}), Option("upper", {**near, **more})]
            asked = Question(choose(0, "choose_end", sides, data={"port": "24"}), "0.1")
            told = [words_for(locale).option(GAME, asked, side, NAMES) for side in sides]
            assert all((beyond in text) == (not more["next"]) for text in told), told
            named = wording(locale).term("port", longest) in told[0]
            assert named == (bool(more["next"]) and "certain" not in more)
            assert all(len(text) <= limits.OPTION_LABEL for text in told), told
            nation = wording(locale).term("nation", PORTS[port].nationality)
            assert all(nation in text for text in told), told


@pytest.mark.parametrize("locale", locales())
def test_two_sides_that_lead_to_the_same_port_name_the_other_one_and_what_is_near_it(locale: str) -> None:
    for port in PORTS:
        facts = {"port": "11", "lanes": 1, "sails": 0, "next": port, "next_lanes": 10, "next_sails": 12}
        facts |= {"next_nation": PORTS[port].nationality}
        option = Option("lower", {**facts, "same": True, "certain": False})
        asked = Question(choose(0, "choose_end", [option], data={"port": "24"}), "0.1")
        told = words_for(locale).option(GAME, asked, option, NAMES)
        assert told.startswith(wording(locale).term("port", port))
        assert {"10", "12"} <= {*re.findall("[0-9]+", told)}
        assert len(told) <= limits.OPTION_LABEL
