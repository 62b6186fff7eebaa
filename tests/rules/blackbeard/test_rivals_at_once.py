"""Captains who want the same thing at the same time, while one of them is asked (spec 4.2, 4.6)."""

from functools import partial
from typing import Any

import pytest

from rules.blackbeard.hidden import Entry, Move
from rules.blackbeard.port.letters import letters_for
from rules.blackbeard.sea.merchants import inspect_and_attack
from rules.blackbeard.sea.prizes import prize_ship
from rules.blackbeard.sea.search import remove_rows
from rules.blackbeard.state import Flotsam, Lasting, Pirate, Position
from rules.blackbeard.tables import LETTERS
from rules.blackbeard.turn.arenas import CUNNING_IN_DISPUTES, settled
from rules.blackbeard.turn.entries import operate_all
from rules.blackbeard.turn.moves import move_all
from rules.blackbeard.voyage import Voyage
from rules.kernel import All, Table

from .decks import Deck, told
from .scenes import CARTAGENA, QUIET, attacker, in_port, of_class, sail

HAVANA = "25"


def test_15e_two_captains_in_two_ports_dispute_the_one_letter_on_offer() -> None:
    deck = Deck(dice={"dispute": [1, 1, 6, 6], "letter_price": [1]}, m_cunning=False, m_hunters=True, m_hazards=True)
    captains = [in_port(deck, CARTAGENA), in_port(deck, HAVANA, "PI15")]
    captains[1].seat = 1
    spanish = next(name for name, row in LETTERS.items() if row.nationality == "Spanish")
    deck.campaign.hidden.stocks["letters"].remove(spanish)
    deck.campaign.state.offered = [spanish]
    for captain in captains:
        captain.cabin = 1000
    entries = {one.id: Entry(operation="purchases", arguments={"letter": "ask"}) for one in captains}
    match = deck.run(lambda voyage: operate_all(voyage, captains, entries))
    assert [(event["what"], event["seat"]) for event in told(match, "dispute")] == [("operation", 1)]
    assert sorted(match.questions) == [1]
    match.answer(1, "yes")
    assert (captains[1].letter, captains[0].letter) == (spanish, "")
    assert letters_for(deck.campaign.state, captains[0], CARTAGENA) == []


def settled_order(deck: Deck, captains: list[Pirate], contests: dict[str, list[str]]) -> list[str]:
    """Return the list that will hold the order of some captains once their disputes are settled."""
    found: list[str] = []

    def act(voyage: Voyage) -> Any:
        found.extend(one.id for one in (yield from settled(voyage, captains, contests, "operation")))

    deck.run(act)
    return found


@pytest.mark.parametrize(
    ("winner", "wish", "thing", "order"),
    [
        (1, "first", "battle/J9", ["PI15", "PI14", "PI16"]),
        (1, "last", "battle/J9", ["PI14", "PI16", "PI15"]),
        (1, "last", "merchants/J9", ["PI15", "PI14", "PI16"]),
        (0, "last", "battle/J9", ["PI14", "PI16", "PI15"]),
    ],
)
def test_spec_4_6_the_winner_of_a_dispute_acts_first_or_last_as_he_wishes(
    winner: int, wish: str, thing: str, order: list[str]
) -> None:
    rolls = {0: [6, 6, 1, 1, 2, 2], 1: [3, 3, 6, 6, 1, 1]}
    deck = Deck(3, dice={"dispute": rolls[winner]})
    captains = [deck.pirate("PI14", 0), deck.pirate("PI15", 1), deck.pirate("PI16", 2)]
    deck.policy(captains[1], precedence=wish)
    contests = {one.id: [thing] for one in captains}
    assert settled_order(deck, captains, contests) == order


@pytest.mark.parametrize("patched", [True, False])
def test_spec_4_22_2_cunning_rolls_a_dispute_again_in_matches_that_began_with_it(
    patched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def has(table: Table, patch: str) -> bool:
        del table
        return patched and patch == CUNNING_IN_DISPUTES

    monkeypatch.setattr(Table, "patched", has)
    deck = Deck(2, dice={"dispute": [2, 1, 5, 5, 6, 4, 1, 1]})
    captains = [deck.pirate("PI14", 0), deck.pirate("PI15", 1)]
    deck.policy(captains[0], cunning="ask")
    contests = {one.id: ["battle/J9"] for one in captains}
    order = settled_order(deck, captains, contests)
    match = deck.match
    assert match is not None
    if not patched:
        assert (match.questions, order) == ({}, ["PI15", "PI14"])
        return
    question = match.questions[0]
    assert (question.kind, question.data["what"], question.data["dice"]) == ("reroll", "dispute", [21, 55])
    assert (question.data["result"], question.data["own"], question.data["foe"]) == ("lost", [21], [55])
    match.answer(0, "yes", question=question.id)
    (again,) = told(match, "rerolled")
    assert (again["before"], again["after"], order) == ([21, 55], [64, 11], ["PI14", "PI15"])
    assert [row["face"] for row in told(match, "dispute")[0]["rolls"]] == [64, 11]


def test_bn_4_41_a_merchant_that_goes_home_while_a_captain_thinks_is_returned_once() -> None:
    deck = Deck(dice={"attack": [1, 1], "defence": [6, 6]}, **QUIET)
    pirate = attacker(deck)
    deck.policy(pirate, merchant="ask")
    sail(deck, of_class(5), "D19")
    deck.dice["merchants"] = [sorted([*deck.campaign.hidden.stocks["merchants"], of_class(5)])]

    def act(voyage: Voyage) -> Any:
        def others() -> Any:
            yield from ()
            remove_rows(voyage, odd=True)

        yield from All([inspect_and_attack(voyage, pirate, {}), others()])

    match = deck.run(act)
    match.answer(0, "attack")
    assert told(match, "merchant_fought")[0]["result"] == "escaped"
    assert deck.campaign.state.sails == []
    assert deck.campaign.hidden.stocks["merchants"].count(of_class(5)) == 1


def test_bn_9_24_two_prizes_at_once_bring_one_captain_if_one_career_is_left() -> None:
    deck = Deck(dice={"prize": [6, 6]}, m_cunning=False, careers=3)
    captains = [deck.pirate(), deck.pirate("PI15")]
    for captain, port in zip(captains, ("15", "16"), strict=True):
        captain.refuge = port
    match = deck.run(lambda voyage: All(prize_ship(voyage, one, "brigantine") for one in captains))
    for _ in captains:
        match.answer(0, "commission")
    assert len(told(match, "commissioned")) == 1
    assert deck.campaign.state.careers[0] == 3


def test_bn_6_3_a_pursuer_disputes_the_crates_on_his_way() -> None:
    deck = Deck(3, dice={"dispute": [6, 6, 1, 1, 2, 2, 3, 3]})
    deck.pirate("PI14", 0, at=Position("N12", "sea"))
    deck.pirate("PI15", 1, at=Position("N5", "sea"))
    deck.pirate("PI16", 2, at=Position("M7", "sea"))
    deck.campaign.state.flotsam = [Flotsam("N7", ("cloth",))]
    captains = deck.campaign.state.active()
    for captain in captains:
        captain.now.die = 4
    moves = {"PI14": Move("hold"), "PI15": Move("pursue", "PI14", "direct"), "PI16": Move("go", "N7")}
    entries = {name: Entry(move=move, end="sea") for name, move in moves.items()}
    match = deck.run(partial(move_all, pirates=captains, entries=entries))
    assert [event["what"] for event in told(match, "dispute")] == ["pursuit", "crates"]


def test_53_two_captains_who_would_load_the_chest_dispute_it() -> None:
    deck = Deck(dice={"dispute": [1, 1, 6, 6]}, m_cunning=False, m_hazards=True)
    captains = [in_port(deck, CARTAGENA), in_port(deck, CARTAGENA, "PI15")]
    captains[1].seat = 1
    deck.campaign.state.lasting = [Lasting("event1", "53", "", "hazard", {"port": CARTAGENA, "goal": HAVANA})]
    entries = {one.id: Entry(chest=True) for one in captains}
    match = deck.run(lambda voyage: operate_all(voyage, captains, entries))
    assert told(match, "dispute")[0]["seat"] == 1
    assert [one.ship.markers for one in captains] == [[], ["chest"]]
