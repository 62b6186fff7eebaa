"""What the questions of the war say of their consequences: sums to pay, distances, labels that tell steps apart."""

import re

import pytest

from bot.text import Words, locales
from bot.text.catalog import catalog_of
from rules.blackbeard import GAME
from rules.kernel import Option, SeenEvent
from rules.kernel.question import Question

from .test_blackbeard_war import NAMES
from .test_blackbeard_war_questions import BUTTON, HERE, LOW, TWO, YES_NO, Data, one, questions, texts, whole


@pytest.mark.parametrize(("locale", "wrong"), [("en", "1 hexes"), ("fr", "1 cases")])
def test_a_single_hex_is_no_plural(locale: str, wrong: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    way: Data = {"target": "kc3", "place": "X20", "hexes": 1, "turns": 2, "cost": 0}
    asked = [
        *one("move", [Option("pursue/kc3", way)], {**HERE, "mode": "sea", "die": 1, "before": 0, "allowance": 1}),
        *one("reroll_die", YES_NO, {**LOW, "die": 3, "allowance": 1, "cunning": 2}),
    ]
    hunters = [{"hunter": "kc3", "order": "hold", "place": "X20", "port": "", "target": "", "hexes": 1}]
    hunters[0] |= {"speed": 1, "bluff": False, "explained": False}
    asked += whole("free_operation", {"hunter": "kc3"}, {"hunters": hunters})
    said = [text for ask in asked for text, _ in texts(words, Question(ask, "0.1"))]
    assert "1" in "".join(said)
    assert [text for text in said if wrong in text] == []


@pytest.mark.parametrize("locale", locales())
def test_no_two_steps_of_offers_and_contracts_have_the_same_label(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    kinds = [f"offer_{name}" for name in ("give", "ask", "pay", "charge", "promise")]
    asked = [ask for kind in kinds for ask in one(kind, YES_NO, *({**TWO, "number": number} for number in (1, 2)))]
    asked += one("contract_text", ["none"], LOW)
    labels = [words.step(GAME, Question(ask, "0.1"), NAMES) for ask in asked]
    assert len({*labels}) == len(labels) == 11
    assert max(map(len, labels)) <= BUTTON


@pytest.mark.parametrize("locale", locales())
def test_a_contract_says_what_it_costs_where_it_is_accepted_and_confirmed(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    for question in questions():
        if question.kind == "accept_contract":
            refuse, accept = (words.option(GAME, question, option, NAMES) for option in question.options)
            assert ("100" in accept) == bool(question.data["stakes"])
            assert "100" not in refuse
            # A phone folds longer lines away.
            assert [line for line in words.question(GAME, question, NAMES).hint.split("\n") if len(line) > 120] == []
    told = [words.answer(GAME, question, {}, NAMES) for question in questions() if question.kind == "answer_offers"]
    asked = [question for question in questions() if question.kind == "accept_contract" and question.data["stakes"]]
    assert sum("100" in text for text in told) == len(asked)


@pytest.mark.parametrize(
    ("locale", "stakes", "wrong"), [("en", "Stakes: ", "Paid in"), ("fr", "Mises\u00a0: ", "Versé")]
)
def test_money_proposed_for_the_pot_of_a_contract_is_a_stake_and_not_yet_paid(
    locale: str, stakes: str, wrong: str
) -> None:
    words = Words([catalog_of(locale)], strict=True)
    data: Data = {**LOW, "members": ["PI02", "PI05"], "text": "none", "condition": "meet", "port": "25"}
    data = {**data, "target": "", "marker": "", "sea": "", "until": 9}
    data = {**data, "stakes": [{"pirate": "PI02", "doubloons": 100}], "seat": 0, "public": False}
    offered = SeenEvent(1, "contract_offered", data, "BN 20.1", personal=False)
    told = words.event(GAME, offered, NAMES) or ""
    assert stakes in told
    assert wrong not in told


def test_in_english_nobody_proposes_a_contract_to_himself() -> None:
    words = Words([catalog_of("en")], strict=True)
    asked = [question for question in questions() if question.kind == "accept_contract"]
    said = {words.question(GAME, question, NAMES).title for question in asked}
    assert said != set()
    assert [text for text in said if " contract to " in text] == []


def test_in_french_the_article_of_a_hunter_follows_no_preposition() -> None:
    words = Words([catalog_of("fr")], strict=True)
    said = [text for question in questions() for text, _ in texts(words, question)]
    assert [text for text in said if re.search(r"\b(de|à) le (navire|corsaire|vaisseau)", text)] == []


def test_in_french_the_label_of_a_place_begins_with_a_capital() -> None:
    words = Words([catalog_of("fr")], strict=True)
    place, sea = Option("chased/G5", {"place": "G5", "facing": None}), Option("IO", {"sea": "IO"})
    asked = [*one("chased_to", [place], {**LOW, "port": "25"}), *one("contract_sea", [sea], {"target": "PI05"})]
    labels = [
        words.option(GAME, question, option, NAMES)
        for question in (*questions(), *(Question(ask, "0.1") for ask in asked))
        for option in question.options
    ]
    assert [label for label in labels if label.startswith(("la case", "la zone", "océan"))] == []
    assert {"La case G5", "Océan Indien"} <= {*labels}


@pytest.mark.parametrize("locale", locales())
def test_a_bidder_reads_what_the_goods_are_for_and_who_pays(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    found: set[str] = set()
    for what in ("pardon", "parrot", "alcohol"):
        (ask,) = one("bid", YES_NO, {**LOW, "cabin": 300, "what": what})
        goods, who_pays, cabin = words.question(GAME, Question(ask, "0.1"), NAMES).hint.split("\n")
        found.add(goods)
        # A phone folds longer lines away.
        assert len(who_pays) < 120
        assert "300" in cabin
    assert len(found) == 3
