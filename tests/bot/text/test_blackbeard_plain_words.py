"""What strangers misread in Barbe Noire 2, in every language: orders, policies, plans, battles and the last pirates."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot import limits
from bot.pictures.blackbeard.terms import term
from bot.text import Words, locales
from bot.text.catalog import catalog_of
from rules.blackbeard import GAME
from rules.blackbeard.implied import implied
from rules.blackbeard.policies import policy_facts
from rules.blackbeard.state import Position, Status
from rules.blackbeard.tables import PIRATES
from rules.blackbeard.view.model import pirate_facts
from rules.kernel import Fact, Option, Proposal, SeenEvent, choose
from rules.kernel.question import Question

from ...rules.blackbeard.decks import Deck
from .test_blackbeard_war import NAMES

Data = Mapping[str, Any]
WAYS: Data = {"port": "", "lane": "", "does": "", "place": "", "arrives": False}
ROUND: Data = {
    "seat": 0,
    "pirate": "PI02",
    "hunters": ["warship12"],
    "hunter_combat": 8,
    "face": 4,
    "hunter_total": 17,
    "combat": 6,
    "speed": 3,
    "hunter_speed": 5,
    "competence": 4,
    "dice": [2],
    "total": 15,
    "round": 1,
    "helper": "",
    "ally": [],
    "debauch": 0,
    "arms": [],
    "result": "tied",
    "points": 1,
}


def words(locale: str) -> Words:
    """Return the words of one language alone."""
    return Words([catalog_of(locale)], strict=True)


def option(locale: str, kind: str, one: Option, data: Data) -> str:
    """Return the label of an option of a question."""
    question = Question(choose(0, kind, [one], data=data), "0.1")
    return words(locale).option(GAME, question, question.options[0], NAMES)


def story(locale: str, kind: str, data: Data) -> str:
    """Return the sentence that tells an event."""
    text = words(locale).event(GAME, SeenEvent(1, kind, data, "BN 1", personal=False), NAMES)
    assert text is not None
    return text


@pytest.mark.parametrize("locale", locales())
def test_an_order_that_asks_holds_for_one_turn(locale: str) -> None:
    said = {"en": "(this turn only)", "fr": "(ce tour seulement)", "ja": "（このターンだけ）"}[locale]
    for once in (False, True):
        facts = {"which": "board", "value": "ask", "once": once}
        label = option(locale, "policy", Option("ask", facts), {"policy": "board", "which": "board"})
        assert (said in label) is once
    assert policy_facts("board", "ask", once=True)["once"]


@pytest.mark.parametrize("locale", locales())
def test_a_free_debauch_names_its_price(locale: str) -> None:
    label = option(
        locale,
        "policy",
        Option("yes", {"which": "debauch_free", "value": "yes", "once": False}),
        {"policy": "debauch_free", "which": "debauch_free"},
    )
    assert {"en": "misses the next turn", "fr": "passe le tour suivant", "ja": "次のターンは休み"}[locale] in label


@pytest.mark.parametrize("locale", locales())
def test_a_slower_pirate_is_said_to_be_held(locale: str) -> None:
    held = {"en": "can’t break off", "fr": "ne peut pas rompre", "ja": "離脱できません"}[locale]
    slower = {"en": "the slower one", "fr": "le plus lent", "ja": "のほうが下です"}[locale]

    def told(**changes: Any) -> list[bool]:
        text = story(locale, "hunter_round", {**ROUND, **changes})
        return [held in text, slower in text]

    assert told() == [True, False]
    assert told(speed=6) == told(result="lost") == [False, False]
    # From round 3 on an option of the match may set him free; a King's Commissioner may have lost Speed in the round.
    assert told(round=3, result="lost") == told(round=3) == [False, True]
    assert told(round=3, hunters=["kc3"]) == [True, False]
    assert told(round=3, hunters=["kc3"], result="lost") == [False, False]


@pytest.mark.parametrize("locale", locales())
def test_the_last_turns_say_who_has_fewest_pirates_or_that_all_have_the_same(locale: str) -> None:
    left = {"cap": 20, "turns": 4, "careers": 3, "left": 2}
    one, all_ = (
        words(locale).fact(GAME, Fact("board_last_turns", {**left, "nearest": nearest, "even": even}), NAMES)
        for nearest, even in (([1], False), ([0, 1], True))
    )
    assert [NAMES(1) in text for text in (one, all_)] == [True, False]


@pytest.mark.parametrize("locale", locales())
def test_plans_name_the_hex_and_the_hunter(locale: str) -> None:
    question = Question(choose(0, "orders", ["x"], data={"turn": 3, "captains": 1}), "0.1")

    def plan(name: str, facts: Data) -> str:
        return words(locale).proposal(GAME, question, Proposal(name, {}, {"captains": 1, **facts}), NAMES)

    for does in ("attack_merchant", "search"):
        assert "Z21" in plan("hunt", {**WAYS, "does": does, "place": "Z21"})
        assert "Z21" not in plan("hunt", {**WAYS, "does": does})
    # A lane is named by its hex, as the plan itself names it, and by its number on the board.
    lane = {**WAYS, "does": "attack_merchant", "lane": "14", "place": "Z21"}
    assert plan("hunt", lane) == plan("go_on", lane) != plan("hunt", {**lane, "lane": ""})
    for goes in (plan("hunt", lane), plan("go_on", {**lane, "does": ""})):
        assert all(named in goes for named in ("Z21", "14"))
    several = plan("hunt", {**WAYS, "captains": 3, "places": ["Z21", "S23", "DD20"]})
    assert all(place in several for place in ("Z21", "S23", "DD20"))
    assert len(several) <= limits.BUTTON_LABEL
    sails = [plan("go_on", {**WAYS, "port": "25", "arrives": arrives}) for arrives in (True, False)]
    idle = {"en": "nothing", "fr": "rien", "ja": "何も"}[locale]
    assert [idle in text for text in sails] == [True, False]
    hunter = {"en": "hunter", "fr": "chasseur", "ja": "追っ手"}[locale]
    clears = [plan("stay", {"leaves": True, "flees": flees, "place": "Z21"}) for flees in (True, False)]
    assert [hunter in text for text in clears] == [True, False]
    assert all("Z21" in text for text in clears)


@pytest.mark.parametrize("locale", locales())
def test_gold_and_goods_make_one_list(locale: str) -> None:
    data = {"seat": 0, "pirate": "PI02", "merchant": "M04", "doubloons": 325, "left": []}
    text = story(locale, "prize_taken", {**data, "goods": ["furniture", "arms"]})
    listed = {"en": "doubloons, furniture and arms", "fr": "d’or, mobilier et armes", "ja": "金、調度品"}[locale]
    assert listed in text
    pair = {"en": "doubloons and arms", "fr": "d’or et armes", "ja": "金、武器"}[locale]
    assert pair in story(locale, "prize_taken", {**data, "goods": ["arms"]})


@pytest.mark.parametrize("locale", locales())
def test_a_merchant_is_let_go_by_orders_or_choice(locale: str) -> None:
    data: Data = {"seat": 0, "pirate": "PI02", "token": "sail1", "merchant": "M04"}
    assert {"en": "without a fight", "fr": "sans combattre", "ja": "襲わずに"}[locale] in story(
        locale, "merchant_declined", data
    )
    why = words(locale).why(GAME, SeenEvent(1, "merchant_declined", data, "BN 1", personal=False), NAMES)
    assert {"en": "standing orders", "fr": "consignes", "ja": "事前指示"}[locale] in why


@pytest.mark.parametrize("locale", locales())
def test_a_refuge_that_is_shut_says_why(locale: str) -> None:
    facts: Data = {"seat": 0, "pirate": "PI02", "status": "active", "ship": "sloop", "place": "H2", "mode": "sea"}
    facts |= dict.fromkeys(("notoriety", "popularity", "cabin", "tokens", "hostages"), 2)
    facts |= {"refuge": "25", "markers": [], "damage": {}, "jury": []}
    told = [
        words(locale).fact(GAME, Fact("board_pirate", {**facts, "shut": why}), NAMES)
        for why in ("", "enemy", "governor", "destroyed")
    ]
    assert len({*told}) == len(told)
    assert {"en": "anti-pirate", "fr": "anti-pirate", "ja": "反海賊"}[locale] in told[2]


@pytest.mark.parametrize("locale", locales())
def test_a_retired_pirate_shows_what_everybody_knows_of_his_result(locale: str) -> None:
    gone: Data = {"seat": 0, "pirate": "PI02", "status": "retired", "cause": "retired"}
    gone |= {**dict.fromkeys(("place", "ship", "refuge", "mode", "shut"), ""), "notoriety": 5}
    gone |= {**dict.fromkeys(("popularity", "cabin", "tokens", "hostages"), 0), "markers": [], "damage": {}, "jury": []}
    for kind in ("board_pirate", "left_play"):
        told = [words(locale).fact(GAME, Fact(kind, {**gone, **known}), NAMES) for known in ({"known": 750}, {})]
        assert ["750" in text for text in told] == [True, False]
        untold = words(locale).fact(GAME, Fact(kind, {**gone, "untold": True}), NAMES)
        secret = {"en": "secret until the end", "fr": "secrète jusqu’à la fin", "ja": "終了まで秘密"}[locale]
        assert [secret in text for text in (untold, *told)] == [True, False, False]


@pytest.mark.parametrize("locale", locales())
def test_a_ship_at_sea_before_a_port_is_not_said_to_be_in_it(locale: str) -> None:
    deck = Deck()
    pirate, told = deck.pirate(), list[str]()
    for place, mode in (("G4", "sea"), ("G4", "port"), ("H5", "sea")):
        pirate.position = Position(place, mode)
        told.append(words(locale).fact(GAME, Fact("board_pirate", pirate_facts(deck.campaign.state, pirate)), NAMES))
    off = {"en": "off ", "fr": "au large", "ja": "の沖"}[locale]
    assert [off in text for text in told] == [True, False, False]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(("odds", "rivals"), [(0, 0), (0, 2), (42, 0)])
def test_the_warning_that_nobody_has_retired_is_never_cut(odds: int, rivals: int, locale: str) -> None:
    facts: Data = {"odds": odds, "rivals": rivals, "least": 2100, "chance": 22}
    for name in PIRATES:
        told = words(locale).fact(GAME, Fact("news_unretired", {**facts, "pirate": name}), NAMES)
        assert len(told) <= limits.NEWS_LINE


def test_only_a_round_against_hunters_implies_who_is_slower() -> None:
    assert implied("hunter_round", ROUND) == {"slower": "held"}
    assert "slower" not in implied("pirate_round", {})


@pytest.mark.parametrize("locale", locales())
def test_a_later_refuge_says_why_few_ports_are_offered(locale: str) -> None:
    hints = [
        words(locale).question(GAME, Question(choose(0, "choose_refuge", ["25"], data=data), "0.1"), NAMES).hint
        for data in ({"pirate": "PI02", "beside": False}, {"pirate": "PI02", "beside": True})
    ]
    order = {"en": "in the order of the ports along the coasts", "fr": "dans l’ordre des ports", "ja": "港の順"}[locale]
    assert [order in hint for hint in hints] == [False, True]
    governor = {"en": "governor", "fr": "gouverneur", "ja": "総督"}[locale]
    without = [
        words(locale).question(GAME, Question(choose(0, "choose_refuge", ["25"], data=data), "0.1"), NAMES).hint
        for data in ({"pirate": "PI02", "beside": beside, "governed": False} for beside in (False, True))
    ]
    assert [governor in hint for hint in (*hints, *without)] == [True, True, False, False]
    assert len(hints[1]) <= 260


@pytest.mark.parametrize("locale", locales())
def test_a_lane_names_the_wreck_that_lies_there(locale: str) -> None:
    data: Data = {"pirate": "PI02", "place": "J8", "mode": "sea", "allowance": 3, "die": 3}
    way: Data = {"lane": "14", "at": "J9", "sails": 0, "odds": 0, "cost": 1, "hexes": 1, "turns": 1, "found": True}
    wreck = {"en": "treasure wreck", "fr": "épave au trésor", "ja": "財宝のある難破船"}[locale]
    labels = [option(locale, "move", Option("lane/14", {**way, "wreck": there}), data) for there in (True, False)]
    assert [wreck in label for label in labels] == [True, False]


@pytest.mark.parametrize("locale", locales())
def test_a_lane_says_whose_its_merchant_is(locale: str) -> None:
    """Only the captain who has stopped it may attack it, as long as he stays there (BN 9.12)."""
    data: Data = {"pirate": "PI02", "place": "J8", "mode": "sea", "allowance": 3, "die": 3}
    way: Data = {"lane": "14", "at": "J9", "sails": 0, "odds": 0, "cost": 1, "hexes": 1, "turns": 1, "found": True}
    holders = ("", "PI05")
    labels = [
        option(locale, "move", Option("lane/14", {**way, "wreck": False, "holder": one}), data) for one in holders
    ]
    name = {"en": "Taylor", "fr": "Taylor", "ja": "テイラー"}[locale]
    assert [name in label for label in labels] == [False, True]
    assert all(len(label) <= 100 for label in labels)


@pytest.mark.parametrize("locale", locales())
def test_a_log_book_tells_of_holds_that_are_no_use(locale: str) -> None:
    aboard: Data = {
        "pirate": "PI02",
        "shipless": False,
        "room": 3,
        "treasure": 0,
        "parts": [],
        "letter": "",
        "misses": False,
    }
    unusable = {"en": "unusable", "fr": "inutilisable", "ja": "使えません"}[locale]
    told = [words(locale).fact(GAME, Fact("news_aboard", {**aboard, "unusable": lost}), NAMES) for lost in (0, 1, 2)]
    assert [unusable in text for text in told] == [False, True, True]


@pytest.mark.parametrize("locale", locales())
def test_a_marooned_pirate_is_told_without_a_ship(locale: str) -> None:
    """His sloop was scuttled: there is no room in its holds, and it lies at no hex (spec 4.12.7)."""
    aboard: Data = {
        "pirate": "PI02",
        "room": 8,
        "unusable": 0,
        "treasure": 0,
        "parts": [],
        "letter": "",
        "misses": False,
    }
    sails, lost = (
        words(locale).fact(GAME, Fact("news_aboard", {**aboard, "shipless": shipless}), NAMES)
        for shipless in (False, True)
    )
    assert ("8" in sails, "8" in lost) == (True, False)
    deck = Deck()
    pirate = deck.pirate()
    told: dict[str, str] = {}
    fates: tuple[Status, ...] = ("active", "marooned", "captive", "imprisoned")
    for status in fates:
        pirate.status = status
        told[status] = words(locale).fact(GAME, Fact("board_pirate", pirate_facts(deck.campaign.state, pirate)), NAMES)
    ship = words(locale).line("blackbeard-term-ship", value="sloop")
    assert [status for status, text in told.items() if ship in text] == ["active"]


@pytest.mark.parametrize("locale", locales())
def test_the_notice_about_retiring_fits_what_others_have_done(locale: str) -> None:
    near: Data = {"pirate": "PI02", "odds": 19, "least": 1100, "chance": 3}
    nobody, one, two = (
        words(locale).fact(GAME, Fact("news_unretired", {**near, "rivals": rivals}), NAMES) for rivals in (0, 1, 2)
    )
    assert nobody != one == two


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("odds", [0, 19])
def test_the_notice_about_retiring_says_that_dice_decide(locale: str, odds: int) -> None:
    near: Data = {"pirate": "PI02", "odds": odds, "least": 1100, "chance": 3, "rivals": 0}
    told = words(locale).fact(GAME, Fact("news_unretired", near), NAMES)
    dice, certain = {"en": ("dice", "6,600"), "fr": ("dés", "6\u202f600"), "ja": ("ダイス", "6,600")}[locale]
    assert dice in told
    assert certain in told
    # A line of the news that is longer would be cut.
    assert len(told) <= limits.NEWS_LINE


@pytest.mark.parametrize("locale", locales())
def test_a_dispute_names_the_dice_that_decided_it(locale: str) -> None:
    rolls = [{"seat": 0, "face": 34}, {"seat": 1, "face": 52}]
    data: Data = {"place": "J9", "what": "operation", "seats": [0, 1], "rolls": rolls, "seat": 1}
    told = words(locale).event(GAME, SeenEvent(1, "dispute", data, "BN 7.1", personal=False), NAMES) or ""
    assert "34" in told
    assert "52" in told


@pytest.mark.parametrize("locale", locales())
def test_the_description_names_hunters_only_where_they_come(locale: str) -> None:
    hunters = {"en": "hunters", "fr": "chasseurs", "ja": "追っ手"}[locale]
    told = [words(locale).how(GAME, {"m_hunters": on, "careers": careers}) for on, careers in ((True, 3), (False, 1))]
    assert [hunters in text for text in told] == [True, False]


@pytest.mark.parametrize("locale", locales())
def test_the_hint_about_a_captured_ship_speaks_of_a_new_pirate_only_if_one_may_come(locale: str) -> None:
    new = {"en": "new pirate", "fr": "nouveau pirate", "ja": "新しい海賊"}[locale]
    data: Data = {"pirate": "PI02", "ship": "sloop", "own": "sloop"}
    asks = [choose(0, "take_ship", ["decline"], data={**data, "commission": able}) for able in (True, False)]
    hints = [words(locale).first_hint(GAME, Question(ask, "0.1"), NAMES) for ask in asks]
    assert [new in hint for hint in hints] == [True, False]


@pytest.mark.parametrize("locale", locales())
def test_the_lesson_says_what_an_escaped_merchant_costs(locale: str) -> None:
    lesson = words(locale).line("blackbeard-lesson-merchant")
    notoriety, popularity = {
        "en": ("Notoriety", "Popularity"),
        "fr": ("notoriété", "popularité"),
        "ja": ("悪名", "人望"),
    }[locale]
    assert notoriety in lesson
    assert popularity in lesson


@pytest.mark.parametrize("locale", locales())
def test_a_repair_in_port_says_that_it_leaves_the_hull(locale: str) -> None:
    facts: Data = {"port": "25", "status": "refuge", "points": 2, "damage": 12}
    labels = [
        option(locale, "operation", Option("refit", {**facts, **more}), {"pirate": "PI02", "place": "H2", "chase": ""})
        for more in ({}, {"points": 0}, {"status": "unknown"})
    ]
    hull = {"en": "not the hull", "fr": "pas la coque", "ja": "船体は直らない"}[locale]
    assert all(hull in label and len(label) <= 100 for label in labels)


@pytest.mark.parametrize("locale", locales())
def test_to_hide_a_part_of_nothing_is_said_to_be_no_use(locale: str) -> None:
    data: Data = {"pirate": "PI02", "cabin": 0, "treasure": 0, "early": False}
    labels = [option(locale, "treasure_way", Option("deposit", {"empty": empty}), data) for empty in (True, False)]
    sale = {"en": "of a sale", "fr": "d’une vente", "ja": "売却の代金"}[locale]
    assert [sale in label for label in labels] == [True, False]
    assert len(labels[0]) <= 100


@pytest.mark.parametrize("locale", locales())
def test_a_relative_taken_hostage_says_what_it_means(locale: str) -> None:
    data: Data = {"seat": 0, "pirate": "PI02", "nation": "French", "home": "", "hostage": "hostage1"}
    whys = [
        words(locale).why(
            GAME, SeenEvent(1, "hostage_taken", {**data, "relative_of": name}, "BN 1", personal=False), NAMES
        )
        for name in ("", "PI05")
    ]
    freed = {"en": "free the relative", "fr": "peut le libérer", "ja": "救い出す"}[locale]
    assert [freed in str(why) for why in whys] == [False, True]


@pytest.mark.parametrize("locale", locales())
def test_a_wrong_challenge_tells_a_newcomer_what_a_bluff_is(locale: str) -> None:
    data: Data = {"hunter": "warship12", "seat": 1, "target": "PI02", "place": "H2"}
    question = Question(choose(0, "new_target", ["keep"], data=data), "0.1")
    speed = {"en": "than its Speed", "fr": "sa vitesse", "ja": "速力を超えて"}[locale]
    assert speed in words(locale).question(GAME, question, NAMES).title


@pytest.mark.parametrize("locale", locales())
def test_plans_say_what_careening_repairs_and_what_a_lost_attack_on_a_port_costs(locale: str) -> None:
    hints = {"en": ("repair the hull", "may kill"), "fr": ("réparer la coque", "mort"), "ja": ("船体の修理", "死ぬ")}[
        locale
    ]
    told = words(locale)
    careen = told.event(
        GAME,
        SeenEvent(
            1,
            "operation_lost",
            {"seat": 0, "pirate": "PI02", "operation": "careen", "because": ""},
            "BN 1",
            personal=False,
        ),
        NAMES,
    )
    question = Question(
        choose(
            0,
            "operation",
            [Option("assault", {"operation": "assault", "port": "25", "odds": 6, "garrison": 9, "loot": 800})],
            data={},
        ),
        "0.1",
    )
    assert hints[0] in str(careen)
    assert hints[1] in told.about(GAME, question, question.options[0], NAMES)


def reach(pirate: str, *, alone: bool, allowance: int = 7) -> Data:
    """Return the facts of a captain's movement in the question of the orders."""
    return {"pirate": pirate, "die": 4, "speed": 3, "allowance": allowance, "alone": alone}


@pytest.mark.parametrize("locale", locales())
def test_the_question_of_the_orders_says_how_far_a_captain_sails_and_by_what(locale: str) -> None:
    def hint(*rows: Data) -> str:
        data: Data = {"turn": 3, "captains": len(rows) or 1, "reach": rows}
        return words(locale).question(GAME, Question(choose(0, "orders", ["x"], data=data), "0.1"), NAMES).hint

    one, ashore, several, plain = (
        hint(reach("PI14", alone=True)),
        hint(reach("PI14", alone=True, allowance=0)),
        hint(*(reach(name, alone=False) for name in ("PI01", "PI14", "PI21"))),
        hint(),
    )
    assert max(map(len, (one, ashore, several))) <= 260
    assert "+3" in one.removeprefix(plain)
    assert "7" in one.removeprefix(plain)
    assert "7" not in ashore
    assert several.removeprefix(plain).count("7") == 3
    assert all(text.startswith(plain) for text in (one, ashore, several))


@pytest.mark.parametrize("locale", locales())
def test_business_lists_only_what_there_is(locale: str) -> None:
    port: Data = {"status": "pro", "sale": 0, "hostages": 0, "besieged": False, "compulsory": False, "celebrates": True}
    none: Data = {"buys": False, "bribes": False, "shops": False, "stocked": False}
    every: Data = {**dict.fromkeys(none, True), "hostages": 3}

    def label(kind: str, facts: Data) -> str:
        return option(locale, "operation", Option(kind, {"operation": kind, **facts}), {})

    goods = {"en": "equipment", "fr": "équipement", "ja": "装備"}[locale]
    buys = {"en": ", buy", "fr": ", achats", "ja": "、購入"}[locale]
    for kind in ("business", "purchases"):
        assert [goods in label(kind, {**port, **facts}) for facts in (none, every)] == [False, True]
    assert [buys in label("business", {**port, **facts, "sale": 12000}) for facts in (none, every)] == [False, True]
    longest = [
        label(kind, {**port, **every, "sale": sale}) for kind in ("business", "purchases") for sale in (0, 12000)
    ]
    assert max(map(len, longest)) <= 100


@pytest.mark.parametrize("locale", locales())
def test_the_question_of_the_operation_says_whose_the_merchant_is_and_what_is_wanting_to_retire(locale: str) -> None:
    def asked(**facts: Any) -> tuple[str, str]:
        data = {"pirate": "PI01", "place": "G19", "chase": "", "holder": "", "retires": "", "needs": 0, "worth": 1200}
        question = Question(choose(0, "operation", ["nothing"], data={**data, **facts}), "0.1")
        told = words(locale).question(GAME, question, NAMES)
        return told.title, told.hint

    title, hint = asked()
    held, _ = asked(holder="PI07")
    assert held.startswith(title)
    assert {"en": "Only Captain England", "fr": "Seul England", "ja": "イングランド船長"}[locale] in held
    told = [
        asked(retires=why, needs=needs, worth=worth)[1]
        for why, needs, worth in (
            ("port", 0, 1200),
            ("port", 12345, 11111),
            ("again", 12345, 11111),
            ("shut", 0, 1200),
        )
    ]
    assert len({hint, *told}) == 5
    assert max(map(len, (hint, *told))) <= 260
    ports = {"en": "a pirate port or a friendly port", "fr": "un port pirate ou pro-pirate", "ja": "友好的な港"}[locale]
    assert [ports in one for one in told] == [True, True, False, False]
    assert ["12" in one and "345" in one and "111" in one for one in told] == [False, True, True, False]


@pytest.mark.parametrize("locale", locales())
def test_goods_left_behind_are_counted(locale: str) -> None:
    data = {"seat": 0, "pirate": "PI02", "merchant": "M04", "doubloons": 325, "goods": ["food", "food"]}
    one, two = (story(locale, "prize_taken", {**data, "left": left}) for left in (["food"], ["food", "food"]))
    assert {"en": "1 marker (food)", "fr": "1 marqueur (nourriture)", "ja": "1個（食料）"}[locale] in one
    assert {"en": "2 markers", "fr": "2 marqueurs", "ja": "2個"}[locale] in two


@pytest.mark.parametrize("locale", locales())
def test_an_auction_explains_what_the_parrot_does(locale: str) -> None:
    data: Data = {"what": "parrot", "bids": [], "rolls": [], "seat": None, "pirate": "", "doubloons": 0}
    event = SeenEvent(1, "auction", data, "BN 22.1", personal=False)
    wound = {"en": "one wound", "fr": "une blessure", "ja": "負傷を1回"}[locale]
    assert wound in words(locale).why(GAME, event, NAMES)
    question = Question(choose(0, "bid", ["x"], data={"pirate": "PI02", "cabin": 9, "what": "parrot"}), "0.1")
    hint = words(locale).question(GAME, question, NAMES).hint
    assert hint.startswith({"en": "The parrot", "fr": "Le perroquet", "ja": "オウムは"}[locale])


@pytest.mark.parametrize("locale", locales())
def test_a_plan_to_retire_with_a_token_names_the_captain_once(locale: str) -> None:
    question = Question(choose(0, "extra_action", ["x"], data={"turn": 3, "captains": 2}), "0.1")
    facts: Data = {**WAYS, "captain": ["PI02"], "port": "25", "does": "retire", "captains": 2}
    told = words(locale).proposal(GAME, question, Proposal("retire", {}, facts), NAMES)
    assert told.count(term("pirate", "PI02", words(locale))) == 1


@pytest.mark.parametrize("locale", locales())
def test_a_tie_in_a_duel_is_told_as_a_hit_and_names_who_is_hurt(locale: str) -> None:
    blow: Data = {"seat": 0, "pirate": "PI02", "target": "PI05", "round": 1, "dice": [2, 3], "attack": 4, "defence": 3}
    blow = {**blow, "endurance": 3, "foe_endurance": 1, "result": "hit"}
    told = [story(locale, "duel_round", {**blow, "total": total, "rolled": 6}) for total in (6, 7)]
    tie = {"en": "a tie is a hit", "fr": "l’égalité suffit", "ja": "同点なので"}[locale]
    assert [tie in text for text in told] == [True, False]
    hurt = term("pirate", "PI05", words(locale))
    assert all(text.count(hurt) == 3 for text in told)


@pytest.mark.parametrize("locale", locales())
def test_a_squall_names_the_ship_that_it_hits_once(locale: str) -> None:
    storm: Data = {"seat": 0, "pirate": "PI02", "place": "K9", "ships": ["PI02"]}
    name = term("pirate", "PI02", words(locale))
    counts = [story(locale, "storm", {**storm, "face": face}).count(name) for face in (1, 4)]
    assert counts == [1, 2]


@pytest.mark.parametrize("locale", locales())
def test_a_hostage_of_no_known_nation_has_no_flag(locale: str) -> None:
    hostage: Data = {"seat": 0, "pirate": "PI02", "relative_of": "", "home": "25"}
    unknown, spanish = (
        story(locale, "hostage_taken", {**hostage, "nation": one}) for one in ("unidentified", "Spanish")
    )
    flag = {"en": "flag", "fr": "pavillon", "ja": "船の乗客"}[locale]
    assert (flag in unknown, flag in spanish) == (False, True)
