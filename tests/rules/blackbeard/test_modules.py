"""Modules that are switched off, and options with a number (spec 3.1, 3.2); the others stand with their rules."""

from typing import Any

import pytest

from rules.blackbeard.port.assault import assault
from rules.blackbeard.port.letters import letter
from rules.blackbeard.port.sales import sell
from rules.blackbeard.port.shop import on_offer
from rules.blackbeard.sea.debauch import debauch
from rules.blackbeard.sea.merchants import inspect_and_attack
from rules.blackbeard.sea.prizes import prize_ship
from rules.blackbeard.sea.search import storm
from rules.blackbeard.ship.wounds import heal
from rules.blackbeard.state import Governor, Wound
from rules.blackbeard.tables import LETTERS
from rules.blackbeard.voyage import Voyage

from .decks import Deck, told
from .scenes import (
    CARTAGENA,
    CHARLES_TOWN,
    NEW_PROVIDENCE,
    NOBODY,
    attacker,
    in_port,
    of_class,
    sail,
    stock_order,
)


def test_m_equipment_without_it_pirate_ports_sell_nothing() -> None:
    for module, items in ((True, 7), (False, 0)):
        deck = Deck(m_equipment=module, m_hunters=True)
        pirate = in_port(deck, NEW_PROVIDENCE)
        assert len(on_offer(deck.campaign.state, pirate, NEW_PROVIDENCE, deck.options)) == items


def test_m_traffickers_without_it_they_are_plain_pro_pirate_governors() -> None:
    for module, items in ((True, ["box/rudder"]), (False, [])):
        deck = Deck(m_traffickers=module)
        pirate = in_port(deck, CHARLES_TOWN)
        deck.campaign.state.ports[CHARLES_TOWN].governor = Governor("gov1", "GOV11")
        assert on_offer(deck.campaign.state, pirate, CHARLES_TOWN, deck.options) == items


def test_m_taverns_without_it_no_die_is_rolled_after_a_debauch() -> None:
    deck = Deck(m_taverns=False)
    pirate = in_port(deck, CARTAGENA)
    match = deck.run(lambda voyage: debauch(voyage, pirate, forced=True, port=CARTAGENA))
    assert (told(match, "tavern"), pirate.popularity) == ([], 8)


def test_m_goods_without_it_prizes_give_only_doubloons() -> None:
    merchant = of_class(5, "brigantine")
    deck = Deck(dice={"attack": [6, 6], "defence": [1, 1], "prize": [1], **NOBODY}, m_goods=False, m_cunning=False)
    pirate = attacker(deck)
    sail(deck, merchant, "D19")
    deck.dice["merchants"] = [stock_order(deck, merchant)]
    deck.cards(debauchery=False)
    match = deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {}))
    assert told(match, "prize_taken")[0]["goods"] == []


def test_m_prosthesis_without_it_healing_leaves_no_black_token() -> None:
    deck = Deck(m_prosthesis=False)
    pirate = deck.pirate()
    pirate.wounds["left_leg"] = [Wound("incapacitating")]
    deck.run(lambda voyage: heal(voyage, pirate))
    assert (pirate.wounds, pirate.cruelty_gained, pirate.notoriety) == ({}, 0, 0)


@pytest.mark.parametrize("module", [True, False])
def test_m_cunning_without_it_nobody_is_asked_for_a_reroll(module: bool) -> None:
    deck = Deck(dice={"assault": [1, 1, 1, 1], "garrison": [6] * 6, "location": [3]}, m_cunning=module)
    pirate = in_port(deck, CARTAGENA)
    deck.policy(pirate, cunning="ask")
    match = deck.run(lambda voyage: assault(voyage, pirate, {}))
    assert (match.questions[0].kind == "reroll") is module


@pytest.mark.parametrize("damage", [0, 1])
def test_port_win_damage_is_what_a_won_attack_costs(damage: int) -> None:
    deck = Deck(dice={"assault": [6, 6], "garrison": [1] * 3, "location": [4]}, m_cunning=False, port_win_damage=damage)
    pirate = in_port(deck, CARTAGENA)
    deck.run(lambda voyage: assault(voyage, pirate, {}))
    assert (pirate.ship.damage["guns"], pirate.popularity, pirate.captured) == (damage, 7 - damage, CARTAGENA)


@pytest.mark.parametrize(("most", "ways"), [(1, ["decline", "swap"]), (2, ["decline", "swap", "commission"])])
def test_c8_max_active_limits_the_pirates_of_a_seat_at_once(most: int, ways: list[str]) -> None:
    deck = Deck(dice={"prize": [6]}, m_cunning=False, max_active=most)
    pirate = deck.pirate()
    match = deck.run(lambda voyage: prize_ship(voyage, pirate, "brigantine"))
    assert [option.id for option in match.questions[0].options] == ways


def test_bn_9_24_the_choice_of_a_ship_tells_what_either_can_carry() -> None:
    deck = Deck(dice={"prize": [6]}, m_cunning=False, hold_capacity=5)
    pirate = deck.pirate()
    pirate.ship.holds[0].water = "flooded"
    question = deck.run(lambda voyage: prize_ship(voyage, pirate, "brigantine")).questions[0]
    assert question.data["capacity"] == 5 * (len(pirate.ship.holds) - 1)
    leaves, *takes = question.options
    assert {option.data["capacity"] for option in takes} == {5 * 4}
    # What he leaves behind is not described once more.
    assert (leaves.id, dict(leaves.data)) == ("decline", {})


@pytest.mark.parametrize(("aboard", "full"), [(8, True), (7, False)])
def test_4_9_8_the_choice_of_a_ship_tells_that_the_holds_are_full(aboard: int, *, full: bool) -> None:
    deck = Deck(dice={"prize": [6]}, m_cunning=False)
    pirate = deck.pirate()
    markers = ["cloth"] * aboard
    pirate.ship.holds[0].markers, pirate.ship.holds[1].markers = markers[:4], markers[4:]
    question = deck.run(lambda voyage: prize_ship(voyage, pirate, "brigantine")).questions[0]
    assert question.data["full"] is full


@pytest.mark.parametrize(("kind", "usable"), [("brigantine", False), ("sloop", True)])
def test_bn_9_24_a_type_whose_four_log_books_are_in_use_cannot_be_taken(kind: str, usable: bool) -> None:
    deck = Deck(5, dice={"prize": [6]}, m_cunning=False)
    pirates = [deck.pirate(f"PI0{seat + 1}", seat % 5, ship=kind) for seat in range(4)]
    other = deck.pirate("PI14")
    match = deck.run(lambda voyage: prize_ship(voyage, other, kind))
    assert told(match, "prize_ship")[0]["usable"] is usable
    # A ship that is lost gives its log book back.
    pirates[0].status = "dead"
    match = deck.run(lambda voyage: prize_ship(voyage, other, kind))
    assert told(match, "prize_ship")[0]["usable"]


# ---------------------------------------------------------------- rolls that cunning never touches (spec 4.22.2)


def test_bn_21_2_no_cunning_touches_a_storm_or_the_price_of_a_letter() -> None:
    deck = Deck(dice={"storm": [1], "letter_price": [1], "letters": [list(LETTERS)]})
    pirate = in_port(deck, CARTAGENA)
    pirate.cabin = 1000
    deck.policy(pirate, cunning="ask")
    spanish = next(name for name, row in LETTERS.items() if row.nationality == "Spanish")
    deck.campaign.state.offered = [spanish]
    deck.campaign.hidden.stocks["letters"].remove(spanish)

    def act(voyage: Voyage) -> Any:
        yield from storm(voyage, 0)
        yield from letter(voyage, pirate, CARTAGENA, "600")
        yield from sell(voyage, pirate, CARTAGENA)

    match = deck.run(act)
    assert (match.questions, pirate.letter, pirate.ship.damage["sails"]) == ({}, spanish, 1)
