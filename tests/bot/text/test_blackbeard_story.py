"""The story of Barbe Noire 2 in every language: also what hardly ever comes up in matches."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, get_args

import pytest

from bot.text import Words, locales
from bot.text.catalog import catalog_of
from rules.blackbeard import GAME
from rules.blackbeard.names import Cause
from rules.blackbeard.ship.fates import FATES
from rules.blackbeard.tables import CARDS
from rules.kernel import Fact, Result, SeenEvent, choose, number
from rules.kernel.question import Question

Data = Mapping[str, Any]
NAMES = ["Ann", "Ben", "Cleo"].__getitem__
LOW: Data = {"seat": 0, "pirate": "PI02"}
FIGHT: Data = {"combat": 6, "dice": [4, 4], "arms": [3], "total": 13}
PORT: Data = {**FIGHT, "port": "25", "information": [2, 5], "garrison_dice": [4, 1, 5], "garrison_total": 13}
MERCHANT: Data = {**FIGHT, "token": "sail1", "merchant": "M04", "ally": 2, "defence": [4, 2], "rolled": 8}
BARGAIN: Data = {"target": "PI05", "give": ["arms"], "ask": [], "pay": 0, "charge": 50}
REROLLS = (
    *("move", "merchant", "port", "mutiny", "leak", "prize_ship", "torture", "ransom", "bribe", "tavern"),
    *("retirement", "hot_shot", "location", "wound_part", "flood", "jury", "crates", "cistern", "danger_damage"),
    *("assault_damage", "handful", "goods", "crusade", "rescue", "hunger", "fine"),
)
LEDGERS: Mapping[str, Data] = {
    "notoriety": {"by": 1, "now": 4},
    "popularity": {"by": -1, "now": 4},
    "damaged": {"section": "hull", "points": 2, "absorbed": 1, "now": 1},
    "doubloons_lost": {"doubloons": 120},
    "repaired": {"section": "hull", "points": 1, "now": 0},
    "sunk": {"place": "H2"},
}
CODE = re.compile(r"[a-z]_[a-z]|\bPI[0-9]|[{}]|\bnone\b")
"""What only the code should call so."""


def events() -> Iterator[tuple[str, Data]]:
    """Yield kinds of event with data that stand for every sentence in which they may be told."""
    yield "relative_home", {**LOW, "hostage": "hostage2"}
    yield "pursuit_circle", {"rolls": [{"pirate": "PI02", "face": 31}, {"pirate": "PI05", "face": 12}]}
    yield from (("turned", {**LOW, "facing": facing}) for facing in range(1, 7))
    yield from ((kind, LOW) for kind in ("sextant_used", "mainsail_set"))
    for result, about in (("died_talking", "24"), ("talked", "PI04"), ("silent", "")):
        yield "tortured", {**LOW, "hostage": "hostage1", "face": 3, "result": result, "about": about}
    for found in ("merchant_1", "merchant_2", "warship", "storm", "nothing"):
        yield from (("searched", {**LOW, "card": "AC01", "result": found, **by}) for by in ({}, {"helper": "PI05"}))
    for goods in ([], ["arms", "drugs"]):
        yield "port_sacked", {**LOW, "port": "25", "face": 4, "goods": goods, "left": goods}
    yield "port_destroyed", {"port": "25"}
    yield "handful", {**LOW, "port": "25", "victim": "PI05", "markers": ["gold100", "gold50"]}
    yield "upgraded", {**LOW, "section": "rudder"}
    for face, burnt in ((0, []), (0, ["arms"]), (1, []), (1, ["arms"]), (4, [])):
        yield "fire", {**LOW, "face": face, "out": not burnt, "markers": burnt}
    yield from (("pet_lost", {**LOW, "pet": pet}) for pet in ("pet", "parrot"))
    for grade in ("superficial", "minor", "incapacitating", "prosthesis"):
        for face in range(1, 7):
            yield "wounded", {**LOW, "part": "left_leg", "grade": grade, "card": "", "face": face}
    yield from (("left_play", {**LOW, "cause": fate}) for fate in FATES)
    for kind, data in LEDGERS.items():
        yield from ((kind, {**LOW, **data, "cause": cause}) for cause in get_args(Cause))
    for cause in ("deposit", "withdrawal", "sale", "ransom", "bought", "letter", "retired", "handful", "destroyed"):
        yield "treasure", {**LOW, "port": "25", "cause": cause}
        yield "treasure", {**LOW, "port": "25", "cause": cause, "by": 100, "now": 300}
    yield from (("cabin", {**LOW, "by": -240, "now": 4, "cause": cause}) for cause in ("deposit", "lost", "retired"))
    for action in dict.fromkeys(card.action for card in CARDS.values()):
        yield "action_card", {**LOW, "card": "AC01", "action": action}
        yield "action_card", {"seat": None, "pirate": "", "card": "AC01", "action": action}
    rolls = [{"seat": 0, "face": 12}, {"seat": 1, "face": 33}]
    for what in ("pursuit", "crates", "operation", "refuge", "trade"):
        yield "dispute", {"place": "H2", "what": what, "seats": [0, 1], "rolls": rolls, "seat": 1}
    for kind in ("offered", "offer_lapsed", "traded"):
        yield from ((kind, {**LOW, **BARGAIN, "promise": to}) for to in ("none", "peace", "way_clear", "favour"))
    for result in ("won", "tied", "lost"):
        yield from (("port_attacked", {**LOW, **PORT, "result": result, "sack": sack}) for sack in (True, False))
    for result in ("captured", "held", "escaped"):
        yield from (("merchant_fought", {**LOW, **MERCHANT, "attempt": n, "result": result}) for n in (1, 2))
    yield from (("rerolled", {**LOW, "what": what, "before": [5, 1], "after": [2, 3]}) for what in REROLLS)
    yield "rerolled", {**LOW, "what": "retirement"}
    yield from (("tavern", {**LOW, "port": "35", "face": 3, "change": change}) for change in (-1, 0, 1, 2))
    yield "governor_drawn", {"port": "25", "governor": "", "permanent": True}


def words(locale: str) -> Words:
    """Return the words of one language alone."""
    return Words([catalog_of(locale)], strict=True)


@pytest.mark.parametrize("locale", locales())
def test_every_turn_of_the_story_has_its_sentence(locale: str) -> None:
    told = words(locale)
    faults: list[str] = []
    for kind, data in events():
        event = SeenEvent(1, kind, data, "BN 7.1", personal=False)
        texts = [told.event(GAME, event, NAMES), told.why(GAME, event, NAMES)]
        faults += [f"{kind}: {text}" for text in texts if text is None or CODE.search(text)]
    assert faults == []


@pytest.mark.parametrize("locale", locales())
def test_fates_and_lines_of_the_board_have_words(locale: str) -> None:
    told = words(locale)
    numbers = dict.fromkeys(("notoriety", "popularity", "treasure", "prizes", "ports", "duels", "cabin", "tokens"), 2)
    for fate in (*FATES, "active", "captive", "marooned", "imprisoned"):
        career = {**LOW, **numbers, "fate": fate}
        ends = {"reason": "careers", "winners": [0], "scores": [2, 0], "pirates": [career], "governors": []}
        text = told.event(GAME, SeenEvent(1, "match_end", ends, "BN 18.1", personal=False), NAMES)
        assert text is not None
        assert not CODE.search(text)
    for status in ("active", "captive", "marooned", "imprisoned", "retired", "dead"):
        for mode in ("sea", "anchored", "harbour", "port", "zone"):
            ship = {"ship": "sloop", "place": "H2", "mode": mode, "refuge": "", "markers": ["arms"], "hostages": 2}
            pirate = {**LOW, **numbers, **ship, "status": status, "damage": {"sails": 1, "crew": 2}}
            lines = [
                told.fact(GAME, Fact("board_pirate", {**pirate, "jury": jury}), NAMES)
                for jury in ([], [{"section": "sails"}])
            ]
            assert not any(CODE.search(line.replace(" none", "")) for line in lines)
            # A point of damage that a jury repair holds does not count.
            mended = {"en": "jury repair: sails", "fr": "réparation de fortune\u00a0: voilure", "ja": "応急修理：帆"}
            assert [mended[locale] in line for line in lines] == [False, status not in ("retired", "dead")]
    assert not CODE.search(told.fact(GAME, Fact("own_score", {"pirate": "PI02", "doubloons": 2550}), NAMES))
    rest = {"cap": 20, "careers": 3, "nearest": [1], "left": 2, "even": False}
    lines = [told.fact(GAME, Fact("board_last_turns", {**rest, "turns": turns}), NAMES) for turns in (0, 1, 4)]
    single = told.fact(GAME, Fact("board_last_turns", {**rest, "careers": 1, "turns": 4}), NAMES)
    assert not CODE.search(single)
    # A player has several pirates, one after another: the end is near for who has fewest left (BN 18.1).
    assert [NAMES(1) in line for line in (*lines, single)] == [False, True, True, False]
    assert all(line and not CODE.search(line) for line in lines)
    # The last turn is only the latest end: somebody's last pirate may end the match before it.
    early = {"en": "at the latest", "fr": "au plus tard", "ja": "遅くとも"}[locale]
    assert [early in line for line in lines] == [False, True, True]
    # The last turn is called so, and one more turn is no plural.
    assert "20" not in lines[0]
    assert (lines[1].replace("1", "4", 1) == lines[2]) is (locale == "ja")
    # Money is not all: without a retired pirate, Notoriety decides (BN 18.1).
    fame = {"en": "most notorious", "fr": "le plus notoire", "ja": "悪名がいちばん高い"}[locale]
    assert all(fame in line for line in lines)


TREASURE = "Score: the doubloons of the richest retired pirate."
FAME = "Score: the Notoriety of the most notorious pirate still in play, because nobody has retired."
ALONE = " A player without a retired pirate scores 0."
BEHIND = " Players without a retired pirate score 0, and Notoriety ranks them."
TIED = " Ties go to this pirate’s Notoriety, then to all doubloons of retired pirates."
OWNED = " Ties go to the doubloons that the player’s pirates still own."
AT_ONCE = " Notoriety 100 comes before any score."


@pytest.mark.parametrize(
    ("reason", "fates", "scores", "told"),
    [
        ("careers", ["retired", "pardoned"], [700, 800], TREASURE),
        ("careers", ["deposed", "dead"], [700, 0], TREASURE + ALONE),
        ("turn_cap", ["prison", "sunk", "active"], [0, 0, 0], TREASURE + BEHIND),
        ("turn_cap", ["retired", "retired", "active"], [700, 700, 0], TREASURE + ALONE + TIED),
        ("notoriety", ["retired", "active"], [700, 0], TREASURE + AT_ONCE + ALONE),
        ("turn_cap", ["active", "captive"], [20, 30], FAME),
        ("turn_cap", ["active", "captive"], [20, 20], FAME + OWNED),
    ],
)
def test_the_end_says_how_this_match_was_scored(
    reason: str, fates: list[str], scores: list[int], told: str | None
) -> None:
    numbers = dict.fromkeys(("notoriety", "popularity", "treasure", "prizes", "ports", "duels"), 2)
    pirates = [{**LOW, **numbers, "seat": seat, "fate": fate} for seat, fate in enumerate(fates)]
    ends = {"reason": reason, "winners": [0], "scores": scores, "pirates": pirates, "governors": []}
    text = words("en").event(GAME, SeenEvent(1, "match_end", ends, "BN 18.1", personal=False), NAMES)
    assert text is not None
    assert [line for line in text.splitlines() if line.startswith("Score: ")] == [told]


def test_when_everybody_has_resigned_nothing_is_scored() -> None:
    ends: Data = {"reason": "resigned", "winners": [], "scores": [0, 0], "pirates": [], "governors": []}
    text = words("en").event(GAME, SeenEvent(1, "match_end", ends, "BN 18.1", personal=False), NAMES)
    assert text is not None
    assert "Score" not in text


@pytest.mark.parametrize("locale", locales())
def test_places_of_the_ranking_are_numbers_not_places_on_the_map(locale: str) -> None:
    result = Result(((1,), (0, 2)), (1,), {0: 4, 1: 700, 2: 4}, "turn_cap", {"turns": 7})
    rows = words(locale).ranking(GAME, result, NAMES)
    assert [row[:1] for row in rows] == ["1", "2", "2"]


@pytest.mark.parametrize(
    ("locale", "empty"),
    [("en", "Nothing is left there."), ("fr", "Il n’y reste rien."), ("ja", "そこにはもう何も残っていません。")],
)
def test_a_treasure_of_nothing_is_not_a_number(locale: str, empty: str) -> None:
    data = {**LOW, "port": "25", "cause": "withdrawal", "by": -100, "now": 0}
    told = words(locale).event(GAME, SeenEvent(1, "treasure", data, "BN 7.1", personal=False), NAMES)
    assert told is not None
    assert told.endswith(empty)
    assert "0" not in told


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        (
            {"section": "guns", "points": 3, "absorbed": 0, "now": 3, "cause": "battle"},
            "💥 Low perd 3 canons au combat (dommages à cette section\u00a0: 3).",
        ),
        (
            {"section": "crew", "points": 1, "absorbed": 0, "now": 2, "cause": "sirens"},
            "💥 Low perd 1 point d’équipage à l’appel des sirènes (dommages à cette section\u00a0: 2).",
        ),
        (
            {"section": "sails", "points": 1, "absorbed": 1, "now": 0, "cause": "storm"},
            "💥 Low devait perdre 1 point de voilure dans la tempête. La case blanche en encaisse 1.",
        ),
    ],
)
def test_damage_is_a_french_sentence(facts: dict[str, Any], told: str) -> None:
    event = SeenEvent(1, "damaged", {**LOW, **facts}, "BN 13.8", personal=False)
    assert words("fr").event(GAME, event, NAMES) == told


@pytest.mark.parametrize(
    ("locale", "sound", "worn"),
    [
        ("en", "This section is sound again.", "Damage left in this section: 2."),
        ("fr", "Cette section est de nouveau intacte.", "Dommages restants à cette section\N{NO-BREAK SPACE}: 2."),
        ("ja", "この区画の損傷はなくなりました。", "この区画に残る損傷：2点。"),
    ],
)
def test_a_repair_speaks_of_its_own_section_alone(locale: str, sound: str, worn: str) -> None:
    data: Data = {**LOW, "section": "rudder", "points": 1, "cause": "refit"}
    for now, told in ((0, sound), (2, worn)):
        event = SeenEvent(1, "repaired", {**data, "now": now}, "BN 10.2", personal=False)
        assert words(locale).event(GAME, event, NAMES).endswith(told)


@pytest.mark.parametrize(
    ("locale", "menus"),
    [
        ("en", ["Choose a hex…", "Hex E12", "Hex F13"]),
        ("fr", ["Choisir une case…", "Case E12", "Case F13"]),
        ("ja", ["ヘクスを選択…", "ヘクスE12", "ヘクスF13"]),
    ],
)
def test_a_flight_from_a_port_offers_each_hex_in_a_menu_of_its_name(locale: str, menus: list[str]) -> None:
    question = Question(choose(0, "chased_to", ["E12/1", "F13/1"], data={**LOW, "port": "24"}), "0.1")
    assert [words(locale).group(GAME, question, head, NAMES) for head in ("", "E12", "F13")] == menus


@pytest.mark.parametrize(("locale", "place"), [("en", "hex X13"), ("fr", "case X13"), ("ja", "ヘクスX13")])
def test_two_merchants_that_appear_in_one_hex_name_it_once(locale: str, place: str) -> None:
    data: Data = {"token": "sail1", "hex": "X13", "lane": "22", "rolled": True}
    told = words(locale).row(
        GAME, [SeenEvent(n, "merchant_placed", data, "BN 4.4", personal=False) for n in (1, 2)], NAMES
    )
    assert told.count(place) == told.count("X13") == 1


@pytest.mark.parametrize("locale", locales())
def test_a_clash_of_governors_and_its_question_say_where_the_loser_goes(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    free = {"en": "next free port", "fr": "prochain port libre", "ja": "次に空いている港"}[locale]
    clash = {"port": "25", "seats": [0, 1], "rolls": [{"seat": 0, "face": 11}, {"seat": 1, "face": 66}], "seat": 1}
    event = SeenEvent(1, "governor_clash", clash, "BN 4.3", personal=False)
    assert free in (words.event(GAME, event, NAMES) or "")
    assert free in words.line("blackbeard-place_governors.hint")


def said(locale: str, kind: str, data: Data) -> str:
    """Return the words of an event, which has some."""
    text = words(locale).event(GAME, SeenEvent(1, kind, data, "BN 7.1", personal=False), NAMES)
    assert text is not None
    return text


@pytest.mark.parametrize(
    ("locale", "demand", "forced"),
    [("en", "demand", "compulsory"), ("fr", "réclam", "obligatoire"), ("ja", "求めました", "強制")],
)
def test_a_debauch_that_could_be_refused_is_demanded_and_not_compulsory(locale: str, demand: str, forced: str) -> None:
    for because in ("trade", "prize"):
        told = said(locale, "debauched", {**LOW, "place": "X20", "because": because})
        assert demand in told
        assert forced not in told


@pytest.mark.parametrize("locale", locales())
def test_a_pirate_who_is_called_captain_bears_his_title_once(locale: str) -> None:
    told = said(locale, "pirate_dealt", {"seat": 0, "pirate": "PI07"})
    assert len(re.findall("[Cc]apitaine|[Cc]aptain|船長", told)) <= 1


@pytest.mark.parametrize(("locale", "lost"), [("en", "is lost"), ("fr", "perdu"), ("ja", "失われました")])
def test_goods_that_find_no_buyer_are_said_to_be_lost(locale: str, lost: str) -> None:
    sale: Data = {**LOW, "port": "25", "gold": 0, "goods": [], "lost": ["arms"], "price": 100, "adjustment": 0}
    assert lost in said(locale, "sold", {**sale, "proceeds": 0})


@pytest.mark.parametrize("locale", locales())
def test_a_prize_that_cannot_be_sailed_is_told_with_its_reason(locale: str) -> None:
    prize: Data = {**LOW, "ship": "sloop", "usable": False}
    by_die, by_stock = (said(locale, "prize_ship", {**prize, "face": face}) for face in (3, 6))
    assert "3" in by_die
    assert by_stock not in ("", by_die)
    assert "6" not in by_stock


@pytest.mark.parametrize(("locale", "sea"), [("en", "sea"), ("fr", "mer"), ("ja", "海に")])
def test_a_pirate_at_anchor_at_the_end_is_not_said_to_be_at_sea(locale: str, sea: str) -> None:
    numbers = dict.fromkeys(("notoriety", "popularity", "treasure", "prizes", "ports", "duels"), 2)
    career = {**LOW, **numbers, "fate": "active"}
    ends: Data = {"reason": "turn_cap", "winners": [0], "scores": [2, 0], "pirates": [career], "governors": []}
    assert sea not in said(locale, "match_end", ends)


@pytest.mark.parametrize("locale", locales())
def test_the_arms_of_a_round_are_read_back_as_arms(locale: str) -> None:
    told = words(locale)
    arms = {"en": "markers of arms", "fr": "Marqueurs d’armes", "ja": "武器マーカー"}[locale]
    for kind in ("plan_arms", "attack_arms"):
        ask = number(0, kind, 0, 3, data={"pirate": "PI02", "number": 1, "against": "hunter", "arms": 3})
        assert arms in told.answer(GAME, Question(ask, "0.1"), 1, NAMES)


@pytest.mark.parametrize(
    ("locale", "own", "attacker"),
    [
        (
            "en",
            "on his side 1 becomes 6, on the other side 6 and 2 become 4 and 5.",
            "the attacker’s 4 and 2 become 2 and 1, the defender’s 2 and 6 become 3 and 5.",
        ),
        (
            "fr",
            "de son côté, 1 devient 6\N{NARROW NO-BREAK SPACE}; en face, 6 et 2 deviennent 4 et 5.",
            "2 et 1\N{NARROW NO-BREAK SPACE}; chez le défenseur, 2 et 6 deviennent 3 et 5.",
        ),
        (
            "ja",
            "この海賊側の出目は1から6に、相手側は6、2から4、5に変わりました。",
            "攻撃側の出目は4、2から2、1に、防御側は2、6から3、5に変わりました。",
        ),
    ],
)
def test_dice_that_are_rolled_again_are_said_to_be_whose(locale: str, own: str, attacker: str) -> None:
    for what, before, after in (("merchant", [1, 6, 2], [6, 4, 5]), ("battle", [4, 2, 2, 6], [2, 1, 3, 5])):
        told = said(locale, "rerolled", {**LOW, "what": what, "before": before, "after": after})
        assert told.splitlines()[0].endswith(own if what == "merchant" else attacker)


@pytest.mark.parametrize(
    ("locale", "first", "second", "whole"),
    [
        (
            "en",
            "on his side 6 again, on the other side 2 becomes 5.",
            "on his side 6 becomes 1, on the other side 2 again.",
            "1, 2, 3, 4 and 5 again.",
        ),
        (
            "fr",
            "de son côté, de nouveau 6\u202f; en face, 2 devient 5.",
            "de son côté, 6 devient 1\u202f; en face, de nouveau 2.",
            "de nouveau 1, 2, 3, 4 et 5.",
        ),
        (
            "ja",
            "この海賊側の出目は6のまま、相手側は2から5に変わりました。",
            "この海賊側の出目は6から1に変わり、相手側は2のままです。",
            "出目は1、2、3、4、5のまま変わりませんでした。",
        ),
    ],
)
def test_dice_that_show_the_same_again_are_said_to(locale: str, first: str, second: str, whole: str) -> None:
    for after, told in (([6, 5], first), ([1, 2], second)):
        faces: Data = {**LOW, "what": "interception", "before": [6, 2], "after": after}
        assert said(locale, "rerolled", faces).endswith(told)
    faces = {**LOW, "what": "battle", "before": [1, 2, 3, 4, 5], "after": [1, 2, 3, 4, 5]}
    assert said(locale, "rerolled", faces).endswith(whole)


@pytest.mark.parametrize(("locale", "told"), [("en", "U18"), ("fr", "la case U18"), ("ja", "U18")])
def test_a_storm_names_a_hex_once_in_which_it_meets_two_merchants(locale: str, told: str) -> None:
    text = said(locale, "merchants_scattered", {"tokens": ["m1", "m2"], "places": ["U18", "U18"]})
    assert text.count("U18") == 1
    assert told in text


def test_the_dice_of_the_pirate_come_first_in_either_order_of_rolls() -> None:
    faces: Data = {**LOW, "before": [6, 1], "after": [5, 2]}
    caught, hit = (said("en", "rerolled", {**faces, "what": what}) for what in ("interception", "hunter_battle"))
    assert caught.endswith("on his side 6 becomes 5, on the other side 1 becomes 2.")
    assert hit.endswith("on his side 1 becomes 2, on the other side 6 becomes 5.")


def test_a_battle_with_arms_does_not_say_whose_the_dice_are() -> None:
    told = said("en", "rerolled", {**LOW, "what": "battle", "before": [1, 2, 3, 4, 5], "after": [5, 4, 3, 2, 1]})
    assert told.endswith("5, 4, 3, 2 and 1 instead of 1, 2, 3, 4 and 5.")
