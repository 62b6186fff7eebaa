"""The wording of a game: its options, rules, pitch and explanations."""

import re
from typing import Any

import pytest

from bot.text import Words, words_for
from rules import GAMES
from rules.kernel import Match, SeenEvent

from ..matches import CORSARI

NAMES = ["Ann", "Ben", "Cleo", "Dan"].__getitem__


@pytest.fixture
def corsari() -> Words:
    return words_for("en", strict=True)


def seen(kind: str, **data: Any) -> SeenEvent:
    return SeenEvent(1, kind, data, None, personal=False)


def test_options_are_worded_with_range_and_choices(corsari: Words) -> None:
    limit = corsari.setting(CORSARI, "limit")
    assert limit.label == "Limit"
    assert limit.hint == "Players who reach this many points are out. 20 to 500, normally 101."
    assert limit.choices == ()
    assert corsari.setting_value(CORSARI, "limit", 60) == "60"
    assert corsari.setting(CORSARI, "sweep").choices == (
        ("match", "wins the match at once"),
        ("round", "counts as a normal round, without a special effect"),
        ("eliminate_two", "puts up to two opponents out"),
    )
    assert corsari.setting(CORSARI, "advice").choices == ((True, "yes"), (False, "no"))
    assert corsari.setting(CORSARI, "first_dealer").choices == (("random", "at random"),)
    assert corsari.setting_value(CORSARI, "first_dealer", 0) == "seat 1"


def test_a_sentence_of_options_names_those_that_differ(corsari: Words) -> None:
    assert corsari.options(CORSARI, CORSARI.options().model_dump()) == "standard rules"
    assert corsari.options(CORSARI, {"limit": 60, "advice": False, "sweep": "match"}) == "Limit: 60 · Show my total: no"


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("CO 6.8", "CO 6.8"),
        ("co6.8", "CO 6.8"),
        ("ＣＯ　６．８", "CO 6.8"),
        ("6.10", "CO 6.10"),
        ("CO 6", "CO 6.1"),
        ("spec 5.9", "spec 5.9"),
        ("spec 5.9.3", "spec 5.9"),
        ("§5.9", "spec 5.9"),
        ("§ 5.4", "spec 5.4"),
        ("§ 6.8", "CO 6.8"),
        ("doldrums", "spec 5.9"),
        ("last tavern card", "CO 7.1"),
        ("stowaway", "CO 6.4"),
        ("who deals first", "CO 3.1"),
        ("limit", "CO 9.2"),
        ("Limits", "CO 9.2"),
        ("penalty", "CO 4.4"),
        ("penaltys", "CO 4.4"),
        ("stowawy", "CO 6.4"),
        ("doldr", "spec 5.9"),
    ],
)
def test_rules_are_found_by_id_and_by_words(corsari: Words, query: str, first: str) -> None:
    assert corsari.find_rules(CORSARI, query)[0].id == first


def test_a_rule_has_a_title_and_a_text(corsari: Words) -> None:
    rule = corsari.find_rules(CORSARI, "CO 6.8")[0]
    assert rule.title == "What may be added"
    assert rule.text == "An added card needs a colour that the declarer’s crew has and a number that it doesn’t have."
    assert corsari.find_rules(CORSARI, "zzz") == []
    assert len(corsari.find_rules(CORSARI, "card")) == 5


def test_a_search_finds_words_and_their_beginnings_but_no_letters_within(corsari: Words) -> None:
    found = corsari.find_rules(CORSARI, "tie", 50)
    assert found
    assert all(re.search(r"\btie", f"{rule.title} {rule.text}", re.IGNORECASE) for rule in found)


def test_a_title_comes_before_any_text(corsari: Words) -> None:
    found = corsari.find_rules(CORSARI, "stowaways", 50)
    titled = ["stowaway" in rule.title.casefold() for rule in found]
    assert titled == sorted(titled, reverse=True)
    assert titled.count(True) < len(titled)


@pytest.mark.parametrize(
    ("query", "nearest"),
    [
        ("CO 6.99", "CO 6.11"),
        ("co6.12", "CO 6.11"),
        ("CO 12", "CO 9.1"),
        ("6.99", "CO 6.11"),
        ("spec 5.10", "spec 5.9"),
        ("KP 3.3.38", "CO 3.3"),
        ("99.1.2.3", "CO 9.1"),
    ],
)
def test_an_unknown_id_has_the_nearest_rules(corsari: Words, query: str, nearest: str) -> None:
    assert corsari.find_rules(CORSARI, query) == []
    assert nearest in [rule.id for rule in corsari.near_rules(CORSARI, query)]


@pytest.mark.parametrize("query", ["zzz", "12", "O7", "", "....", "²"])
def test_words_have_no_nearest_rules(corsari: Words, query: str) -> None:
    assert corsari.near_rules(CORSARI, query) == []


def test_the_rules_have_topics(corsari: Words) -> None:
    chapters = corsari.chapters(CORSARI)
    assert [chapter.title for chapter in chapters][1:4] == ["The story", "The cards", "Setting up"]
    assert tuple(rule for chapter in chapters for rule in chapter.rules) == corsari.rules(CORSARI)


def test_a_line_of_the_story_can_be_explained(corsari: Words) -> None:
    event = seen("doldrums", closed=True, turns=9)
    assert corsari.why(CORSARI, event, NAMES) == "9 cards in a row were drawn from the discard pile: three per player."
    row = {"seat": 1, "case": "3+", "rule": "CO 8.5", "change": 33, "total": 36, "before": 3}
    row |= {"load": 14, "surcharge": 10, "received": 9, "floored": False}
    told = corsari.why(CORSARI, seen("round_scored", seat=1, declared=14, scores=[row]), NAMES)
    assert "14 declared, 9 handed over, 10 for being overtaken. 3 before, +33, now 36" in told


def test_an_event_without_an_explanation(corsari: Words) -> None:
    assert corsari.why(CORSARI, seen("no_such_kind"), NAMES) == ""


def test_a_game_has_a_pitch(corsari: Words) -> None:
    title, line = corsari.pitch(CORSARI)
    assert title == "Corsari"
    assert line.endswith("Collect too many and you are out; the last player left wins.")
    assert corsari.length(CORSARI, {}).startswith("2 to 4 players")
    assert len(corsari.how(CORSARI, {}).splitlines()) == 3


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("blackbeard", {}, "2 to 5 players, at most 60 turns: a whole day (or a few months by message)"),
        (
            "blackbeard",
            {"turn_cap": 20},
            "2 to 5 players, at most 20 turns (60 take a whole day, or a few months by message)",
        ),
        ("blackbeard", {"turn_cap": 1}, "2 to 5 players, a single turn"),
        ("kaiser", {"rounds": 1}, "one round of about 30 to 45 minutes (or about a week by message)"),
    ],
)
def test_how_long_a_game_takes_depends_on_its_options(game: str, options: dict[str, int], said: str) -> None:
    assert words_for("en").length(GAMES[game], options).endswith(said)


def test_a_match_against_ais_alone_may_be_shorter() -> None:
    words = words_for("en", strict=True)
    assert [words.alone(game) for game in GAMES.values() if game.name != "blackbeard"] == [""] * (len(GAMES) - 1)
    assert words.alone(GAMES["blackbeard"]) == ", 20 turns"


def test_a_match_with_real_dice_can_be_worded_for_every_seat(corsari: Words) -> None:
    match = Match.start(CORSARI, 2, "told")
    own = [corsari.fact(CORSARI, told, NAMES) for told in match.view(0).own()]
    assert own[0].startswith("Your hand (12 cards):\n")
    assert own[1].startswith("Your total of stowaways now: "), "nobody sails before drawing"
    assert match.view(None).own() == []
