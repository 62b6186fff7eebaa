"""What the questions of Barbe Noire 2 say of the reasons behind a figure: a ship that stays, a price, a drink."""

import re

import pytest

from bot import limits
from bot.text import Words, locales
from bot.text.catalog import catalog_of
from bot.text.phrases import Phrasebook
from bot.text.values import Wording
from rules.blackbeard import GAME
from rules.blackbeard.port.treasure import PURSE
from rules.kernel import Ask, Option, Proposal, Reason, SeenEvent, choose, form, pick
from rules.kernel.question import Question

from .test_blackbeard_war import NAMES
from .test_blackbeard_war_questions import HERE, LOW, YES_NO, Data, one


def asked(locale: str, kind: str, *facts: Data) -> list[str]:
    """Return the title and hint of a question for each set of facts."""
    words = Words([catalog_of(locale)], strict=True)
    asks: list[Ask[str]] = [*one(kind, YES_NO, *facts)]
    return [" ".join(words.question(GAME, Question(ask, "0.1"), NAMES)) for ask in asks]


@pytest.mark.parametrize("locale", locales())
def test_a_captain_with_room_for_everything_is_not_told_a_number_of_places(locale: str) -> None:
    facts: Data = {**LOW, "room": 8, "aboard": False}
    all_of_it, some = asked(locale, "stow_cargo", {**facts, "fits": True}, {**facts, "fits": False})
    assert ("8" in all_of_it, "8" in some) == (False, True)


@pytest.mark.parametrize("locale", locales())
def test_a_captain_who_gives_a_prize_to_a_new_pirate_reads_how_many_he_has_left(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    ship: Data = {"ship": "brigantine", "holds": 4, "combat": 7, "speed": 1}
    asks = [choose(0, "take_ship", [Option("commission", {**ship, "careers": left})]) for left in (1, 2)]
    said = [words.option(GAME, Question(ask, "0.1"), ask.options[0], NAMES) for ask in asks]
    assert len({*said}) == 2
    assert max(map(len, said)) <= limits.BUTTON_LABEL


@pytest.mark.parametrize("locale", locales())
def test_a_captured_ship_and_ones_own_are_compared_by_the_pieces_of_cargo_they_hold(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    ship: Data = {"ship": "square-rigger", "holds": 5, "combat": 10, "speed": 3, "careers": 1}
    own: Data = {**LOW, **ship, "own": "sloop", "holds": 2, "capacity": 8, "damage": 0, "markers_aboard": 6}
    asked = Question(choose(0, "take_ship", [Option("swap", {**ship, "capacity": 20})], data=own), "0.1")
    label = words.option(GAME, asked, asked.options[0], NAMES)
    assert "20" in label
    assert len(label) <= limits.BUTTON_LABEL
    assert "8" in (words.question(GAME, asked, NAMES).hint or "")


@pytest.mark.parametrize("locale", locales())
def test_a_captain_with_full_holds_reads_that_what_he_left_is_lost_before_he_takes_a_ship(locale: str) -> None:
    ship: Data = {"ship": "schooner", "own": "sloop", "holds": 2, "combat": 5, "speed": 3, "commission": False}
    own: Data = {**LOW, **ship, "capacity": 8, "damage": 0, "markers_aboard": 8}
    words = Words([catalog_of(locale)], strict=True)
    asks = one("take_ship", YES_NO, *({**own, "full": full} for full in (True, False)))
    full, roomy = (words.question(GAME, Question(ask, "0.1"), NAMES).hint or "" for ask in asks)
    lost = {"en": "is lost", "fr": "est perdu", "ja": "失われます"}[locale]
    assert (lost in full, lost in roomy) == (True, False)
    assert len(full) <= 260


@pytest.mark.parametrize("locale", locales())
def test_a_ship_that_cannot_move_is_told_why_instead_of_how_far_it_gets(locale: str) -> None:
    facts: Data = {**HERE, "mode": "sea", "die": 4, "before": 0}
    still, sails = asked(locale, "move", {**facts, "allowance": 0}, {**facts, "allowance": 7})
    assert ("−5" in still, "4" in still) == (True, False)
    assert ("−5" in sails, "4" in sails) == (False, True)


@pytest.mark.parametrize("locale", locales())
def test_the_worth_of_a_sale_names_what_the_port_adds_or_takes(locale: str) -> None:
    facts: Data = {**LOW, "port": "25", "status": "refuge", "sale": 744, "price": 100, "unsold": 0}
    facts |= {"gold": 50, "sold": 6, "more": 0}
    facts = {**facts, "hostages": 0, "compulsory": False}
    more, less, same = asked(locale, "business_sell", *({**facts, "percentage": by} for by in (20, -20, 0)))
    assert "+20" in more
    assert "−20" in less
    assert "20" not in same


@pytest.mark.parametrize("locale", locales())
def test_of_alcohol_nothing_is_said_where_none_is_aboard(locale: str) -> None:
    facts: Data = {**LOW, "forced": True, "last": False, "final": False, "tokens": 0, "popularity": 8, "port": ""}
    facts |= {"merchant": "M02", "patience": 5, "unhappy": 3}
    dry, one_marker, three = asked(locale, "debauch", *({**facts, "alcohol": n} for n in (0, 1, 3)))
    alcohol = {"en": "alcohol", "fr": "alcool", "ja": "酒"}[locale]
    assert [alcohol in text for text in (dry, one_marker, three)] == [False, True, True]
    assert "3" in three


@pytest.mark.parametrize("locale", locales())
def test_the_price_of_a_bribe_names_what_it_buys(locale: str) -> None:
    (told,) = asked(locale, "pay_price", {**LOW, "what": "bribe", "price": 500, "cabin": 900, "letter": ""})
    assert {"en": "Refuge", "fr": "Refuge", "ja": "根拠地"}[locale] in told


@pytest.mark.parametrize("locale", locales())
def test_a_prize_without_a_chest_of_gold_is_not_said_to_hold_no_gold(locale: str) -> None:
    """Among the goods of its hold may be markers of gold: all gold is one sum."""
    words = Words([catalog_of(locale)], strict=True)

    def told(doubloons: int, goods: list[str]) -> str:
        data = {"seat": 0, "pirate": "PI02", "merchant": "M04", "doubloons": doubloons, "goods": goods, "left": []}
        return words.event(GAME, SeenEvent(1, "prize_taken", data, "BN 9.2", personal=False), NAMES)

    both, goods, gold, nothing = told(70, ["gold50"]), told(0, ["gold50"]), told(70, []), told(0, [])
    assert len({both, goods, gold, nothing}) == 4
    word = {"en": "gold", "fr": "or", "ja": "金"}[locale]
    assert [len(re.findall(rf"(?<![a-z]){word}(?![a-z])", text)) for text in (both, goods, gold, nothing)] == [
        1,
        1,
        1,
        0,
    ]


@pytest.mark.parametrize("locale", locales())
def test_two_directions_to_the_same_port_are_said_to_be_so(locale: str) -> None:
    sides: list[Data] = [
        {"port": "24", "home": "41" if same else "", "same": same, "certain": certain}
        for same, certain in ((True, False), (True, True), (False, False), (False, True))
    ]
    same = {"en": "the same port", "fr": "au même port", "ja": "同じ港"}[locale]
    asks: list[Ask[str]] = [*one("choose_end", YES_NO, *sides)]
    titles = [
        Words([catalog_of(locale)], strict=True).question(GAME, Question(ask, "0.1"), NAMES).title for ask in asks
    ]
    assert [same in title for title in titles] == [False, True, False, False]
    # Where a port may be lost, the question is which other one serves then.
    port = Wording.of(Phrasebook([catalog_of(locale)], strict=True), GAME, NAMES).term("port", "41")
    assert [port in title for title in titles] == [True, False, False, False]
    assert len({*asked(locale, "choose_end", *sides)}) == 4
    # What is settled is another player's Refuge: the port is not one of the answers.
    first = {"en": "The first player’s Refuge", "fr": "Le Refuge du premier joueur", "ja": "最初のプレイヤーの根拠地"}
    assert all(title.startswith(first[locale]) for title in titles)


@pytest.mark.parametrize("locale", locales())
def test_who_chooses_second_hears_that_nobody_takes_his_port_before_him(locale: str) -> None:
    facts: Data = {"port": "24", "home": "41", "same": True, "certain": False}
    asks: list[Ask[str]] = [*one("choose_end", YES_NO, {**facts, "second": True}, {**facts, "second": False})]
    words = Words([catalog_of(locale)], strict=True)
    hints = [words.question(GAME, Question(ask, "0.1"), NAMES).hint or "" for ask in asks]
    free = {"en": "Nobody can take", "fr": "Personne ne peut prendre", "ja": "先に取れるプレイヤーはいません"}[locale]
    assert [free in hint for hint in hints] == [True, False]


@pytest.mark.parametrize("locale", locales())
def test_the_hint_about_hiding_money_names_the_sum_from_which_plans_do_so(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    (ask,) = one("extras", YES_NO, {**LOW, "nation": ""})
    hint = words.first_hint(GAME, Question(ask, "0.1"), NAMES)
    assert str(PURSE) in hint
    assert len(hint) <= 200


@pytest.mark.parametrize("locale", locales())
def test_who_clears_the_orders_for_a_turn_reads_what_they_protected(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    asks = one("extras", YES_NO, *({**LOW, "nation": nation} for nation in ("", "English")))
    hints = [words.question(GAME, Question(ask, "0.1"), NAMES).hint or "" for ask in asks]
    flag = {"en": "the English flag", "fr": "le pavillon anglais", "ja": "イギリス船"}[locale]
    assert [flag in hint for hint in hints] == [False, True]
    assert max(map(len, hints)) <= 260


@pytest.mark.parametrize("locale", locales())
def test_a_debauch_in_the_last_turn_costs_no_turn_but_the_extra_actions(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)

    def told(tokens: int, *, last: bool) -> tuple[str, str]:
        facts = {**LOW, "port": "", "forced": True, "last": last, "tokens": tokens, "popularity": 5, "alcohol": 0}
        facts |= {"final": False, "merchant": "M02", "patience": 0, "unhappy": 3}
        question = Question(choose(0, "debauch", YES_NO, data=facts), "0.1")
        return words.question(GAME, question, NAMES).hint, words.first_hint(GAME, question, NAMES)

    extra = {"en": "extra action", "fr": "supplémentaire", "ja": "追加アクション"}[locale]
    cost = {"en": "costs the next turn", "fr": "coûte le tour suivant", "ja": "次のターンは休み"}[locale]
    cases = ((2, True), (0, True), (2, False), (0, False))
    assert [extra in told(tokens, last=last)[0] for tokens, last in cases] == [True, False, True, False]
    assert [cost in told(2, last=last)[1] for last in (True, False)] == [False, True]


@pytest.mark.parametrize("locale", locales())
def test_a_debauch_names_what_entitles_the_crew_to_it_and_when_people_refuse_it(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    facts: Data = {**LOW, "forced": True, "last": False, "final": False, "tokens": 2, "popularity": 5, "alcohol": 3}
    facts |= {"merchant": "", "port": "44", "patience": 5, "unhappy": 3}
    prize, trade = {**facts, "merchant": "M02", "port": ""}, facts
    told = [words.question(GAME, Question(ask, "0.1"), NAMES) for ask in one("debauch", YES_NO, prize, trade)]
    ship, port = {
        "en": ("corvette", "New Providence"),
        "fr": ("corvette", "New Providence"),
        "ja": ("コルベット", "ニュープロビデンス"),
    }[locale]
    assert [ship in text.title for text in told] == [True, False]
    assert [port in text.title for text in told] == [False, True]
    card, sale = {"en": ("card", "pirate port"), "fr": ("carte", "port pirate"), "ja": ("カード", "海賊港")}[locale]
    assert [card in text.hint for text in told] == [True, False]
    assert [sale in text.hint for text in told] == [False, True]
    cases = [{}, {"patience": 3}, {"patience": 0}, {"forced": False}, {"final": True}, {"last": True}]
    hints = [
        words.first_hint(GAME, Question(ask, "0.1"), NAMES)
        for ask in one("debauch", YES_NO, *({**facts, **case} for case in cases))
    ]
    assert ["5" in hint for hint in hints] == [True, False, False, False, False, False]
    assert ["3" in hint for hint in hints] == [False, True, False, True, False, False]
    assert len({*hints}) == len(hints)
    assert max(map(len, hints)) <= 200
    assert max(len(text.hint) for text in told) <= 350


@pytest.mark.parametrize("locale", locales())
def test_the_buttons_of_a_debauch_name_all_that_it_costs(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    extra, nextly, final = {
        "en": ("extra action", "next turn", "last turn"),
        "fr": ("action supplémentaire", "le tour suivant", "le dernier tour"),
        "ja": ("追加アクション", "次のターン", "最終ターン"),
    }[locale]
    costs = {(2, False, False): [extra, nextly], (0, False, True): [final], (2, True, False): [extra]}
    for (tokens, last, ends), told in costs.items():
        facts = {"forced": True, "last": last, "tokens": tokens, "final": ends}
        data = {**LOW, "port": "", **facts, "popularity": 5, "alcohol": 0}
        question = Question(choose(0, "debauch", [Option("yes", facts), Option("no", facts)], data=data), "0.1")
        label = words.option(GAME, question, question.options[0], NAMES)
        assert [part for part in (extra, nextly, final) if part in label] == told
        assert len(label) <= 80


@pytest.mark.parametrize("locale", locales())
def test_a_roll_that_may_be_made_again_tells_how_much_cunning_is_left(locale: str) -> None:
    facts: Data = {**LOW, "what": "dive", "dice": [4], "result": "", "own": [], "foe": []}
    last, more = asked(locale, "reroll", *({**facts, "cunning": left} for left in (1, 3)))
    assert "3" in more
    assert "3" not in last
    label = Words([catalog_of(locale)], strict=True).change(
        GAME, Question(choose(0, "reroll_die", YES_NO, data={**LOW, "cunning": 3}), "0.1"), NAMES
    )
    assert "3" in label


@pytest.mark.parametrize("locale", locales())
def test_every_ware_says_what_it_does_where_it_is_chosen_and_its_price_once(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    wares = ["smoke", "barrel", "sextant", "spyglass", "mainsail", "cannon", "cistern", "pet", "tattoo"]
    wares += [f"box/{section}" for section in ("sails", "hull", "rudder", "guns", "crew")]
    options = [Option(ware, {"item": ware, "price": 1000}) for ware in wares]
    asks = Question(pick(0, "business_shop", options, (0, 3), data={**LOW, "port": "25", "cabin": 900}), "0.1")
    for option in options:
        label = words.option(GAME, asks, option, NAMES)
        assert len(label) <= limits.OPTION_LABEL, label
        assert len(re.findall("doub|ダブロン", label)) == 1, label
        # The label says it all: nothing is explained a second time.
        assert words.about(GAME, asks, option, NAMES) == ""


@pytest.mark.parametrize("locale", locales())
def test_a_limit_that_his_endurance_has_reached_means_surrender_at_once(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    options = [Option("2", {"value": "2", "now": now}) for now in (True, False)]
    asks = Question(choose(0, "duel_surrender", options, data={**LOW, "endurance": 2, "foe_endurance": 5}), "0.1")
    at_once, later = (words.option(GAME, asks, option, NAMES) for option in options)
    assert at_once != later
    assert {"en": "At once", "fr": "Aussitôt", "ja": "すぐに"}[locale] in at_once
    title = words.question(GAME, asks, NAMES).title
    assert all(endurance in title for endurance in "25")


@pytest.mark.parametrize("locale", locales())
def test_the_reason_on_the_last_turn_says_what_still_counts(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    told = {
        (hunts, retired): words.reason(
            GAME, Reason("orders_end", {"pirate": "PI02", "hunts": hunts, "retired": retired}), NAMES
        )
        for hunts in (True, False)
        for retired in (True, False)
    }
    fame = {"en": "Notoriety", "fr": "notoriété", "ja": "悪名"}[locale]
    assert [case for case, text in told.items() if fame in text] == [(True, False)]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("kind", ["orders_cash", "orders_onward"])
def test_the_reason_for_an_extra_action_on_the_last_turn_tells_the_chance(kind: str, locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    told = words.reason(GAME, Reason(kind, {"pirate": "PI02", "odds": 42}), NAMES)
    token = {"en": "token", "fr": "jeton", "ja": "トークン"}[locale]
    assert "42" in told
    assert token in told


@pytest.mark.parametrize("locale", locales())
def test_a_movement_die_that_was_rolled_again_is_shown_where_the_move_is_asked(locale: str) -> None:
    words, facts = Words([catalog_of(locale)], strict=True), {**HERE, "mode": "sea", "die": 6, "allowance": 9}
    way = Option("hold", {"wreck": False, "holder": "", "sails": 0, "odds": 0})
    titles = [
        words.question(GAME, Question(choose(0, "move", [way], data={**facts, "before": before}), "0.1"), NAMES).title
        for before in (0, 5, 6)
    ]
    assert ["6" in title for title in titles] == [False, True, True]
    assert len({*titles}) == 3


@pytest.mark.parametrize("locale", locales())
def test_a_way_to_a_port_with_a_search_says_so_in_its_reason(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    told = [words.reason(GAME, Reason("orders_sell", {"pirate": "PI02", **way}), NAMES) for way in ({"way": True}, {})]
    assert len(told[0]) > len(told[1])


@pytest.mark.parametrize("locale", locales())
def test_the_reason_for_an_attack_tells_what_the_rival_carries(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    facts = {"pirate": "PI02", "target": "PI05", "cabin": 750, "aboard": 4}
    known, none = (words.reason(GAME, Reason("orders_attack", data), NAMES) for data in (facts, {"pirate": "PI02"}))
    assert [("750" in text, "4" in text) for text in (known, none)] == [(True, True), (False, False)]


@pytest.mark.parametrize("locale", locales())
def test_a_way_to_repairs_with_a_search_says_so_in_its_reason(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    facts = {"pirate": "PI02", "boxes": 3}
    searches, sails = (words.reason(GAME, Reason("orders_refit", {**facts, **w}), NAMES) for w in ({"way": True}, {}))
    assert searches.startswith(sails)
    assert searches != sails


@pytest.mark.parametrize("locale", locales())
def test_the_reason_for_a_debauch_tells_the_popularity(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    calm = {"pirate": "PI02", "popularity": 1}
    there, here = (words.reason(GAME, Reason("orders_calm", {**calm, "here": here}), NAMES) for here in (False, True))
    assert there != here
    for told in (there, here):
        assert "1" in told
        assert "0" in told


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("kind", ["token_spent", "orders_sell"])
def test_who_sells_for_less_says_why(locale: str, kind: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    facts = {"pirate": "PI02", "operation": "business", "odds": 0}
    plain, *less = (
        words.reason(GAME, Reason(kind, {**facts, **more}), NAMES)
        for more in ({}, *({"port": "13", "richer": "11", "retires": retires} for retires in (False, True)))
    )
    assert all(told.startswith(plain) for told in less)
    assert len({plain, *less}) == 1 + len(less)


@pytest.mark.parametrize("locale", locales())
def test_who_stays_in_port_for_business_makes_for_no_port(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    facts = ({"pirate": "PI02", "here": here} for here in (False, True))
    there, here = (words.reason(GAME, Reason("orders_market", found), NAMES) for found in facts)
    goes = {"en": "makes for", "fr": " va ", "ja": "向かい"}[locale]
    assert [goes in told for told in (there, here)] == [True, False]


@pytest.mark.parametrize("locale", locales())
def test_who_has_nothing_to_sell_makes_for_no_sale(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    ways = [(laden, way) for laden in (True, False) for way in (True, False)]
    facts = ({"pirate": "PI02", "here": False, "laden": laden, "way": way} for laden, way in ways)
    told = [words.reason(GAME, Reason("orders_market", found), NAMES) for found in facts]
    pays = {"en": " pays ", "fr": " paie ", "ja": "売れる"}[locale]
    seeks = {"en": "searches", "fr": "cherche", "ja": "捜索"}[locale]
    assert [pays in text for text in told] == [True, True, False, False]
    assert [seeks in text for text in told] == [True, False, True, False]


@pytest.mark.parametrize("locale", locales())
def test_the_reason_for_a_hunt_fits_what_is_ordered(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    hunts: list[Data] = [{"operation": "attack_merchant", "way": False}, {"operation": "search", "way": False}]
    hunts += [{"operation": "search", "way": True}, {"operation": None, "way": False}]
    hunts = [{"odds": 0, **hunt} for hunt in hunts]
    told = [words.reason(GAME, Reason("orders_hunt", {"pirate": "PI02", **hunt}), NAMES) for hunt in hunts]
    assert len({*told}) == len(hunts)
    seeks = {"en": "searches", "fr": "cherche", "ja": "捜索"}[locale]
    assert [seeks in text for text in told] == [False, True, True, False]
    even = words.reason(GAME, Reason("orders_hunt", {"pirate": "PI02", **hunts[0], "odds": 34}), NAMES)
    assert ("34" in even, "34" in told[0]) == (True, False)
    tight = [words.reason(GAME, Reason("orders_hunt", {"pirate": "PI02", **hunt, "room": 1}), NAMES) for hunt in hunts]
    assert ["1" in text for text in (*told, *tight)] == [False] * 4 + [True] * 4


@pytest.mark.parametrize("locale", locales())
def test_the_reason_to_spend_a_token_tells_what_for_and_the_chance(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    kinds = {"attack_merchant": 58, "retire": 19, "business": 0, "refit": 0, "attack_pirate": 0, "search": 0}
    told = {
        one: words.reason(GAME, Reason("token_spent", {"pirate": "PI02", "operation": one, "odds": odds}), NAMES)
        for one, odds in kinds.items()
    }
    assert len({*told.values()}) == len(kinds)
    assert [str(odds) in told[one] for one, odds in kinds.items() if odds] == [True, True]
    word = {"en": "token", "fr": "jeton", "ja": "トークン"}[locale]
    assert all(word in text for text in told.values())


@pytest.mark.parametrize("locale", locales())
def test_an_extra_action_names_who_spends_the_token_where_several_could(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    aim = {"port": "25", "lane": "", "does": "retire", "arrives": True}
    asks = Question(
        form(
            0,
            "extra_action",
            lambda: choose(0, "spend_token", YES_NO, step="spend", data={**LOW, "tokens": 1, "die": 2}),
        ),
        "0.1",
    )
    alone, named = (
        words.proposal(GAME, asks, Proposal("retire", {}, {**aim, **more}), NAMES)
        for more in ({}, {"captain": ["PI02"]})
    )
    assert alone != named
    assert {"en": "Low", "fr": "Low", "ja": "ロー"}[locale] in named
    assert len(named) <= limits.BUTTON_LABEL
