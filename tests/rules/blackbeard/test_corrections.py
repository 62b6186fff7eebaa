"""Rules in matches with the patch ``voyage_corrections``, and in older ones."""

from typing import Any

import pytest

from rules.blackbeard.asking import put
from rules.blackbeard.crown.harbours import ENGLISH
from rules.blackbeard.ending import conclude
from rules.blackbeard.operation import Scene
from rules.blackbeard.port.assault import ASSAULT, assault, fight
from rules.blackbeard.port.bribes import bribe
from rules.blackbeard.port.business import BUSINESS
from rules.blackbeard.port.sack import SACK, sack
from rules.blackbeard.sea.merchants import mark_enemy
from rules.blackbeard.sea.search import search
from rules.blackbeard.state import Governor, Pirate, Position
from rules.blackbeard.tables import GOVERNORS, LETTERS, PORTS
from rules.blackbeard.turn.arenas import settled
from rules.blackbeard.voyage import VOYAGE_CORRECTIONS, Voyage
from rules.kernel import Match, Play, Table, form

from .decks import Deck, told
from .hunting import commissioner, warship
from .scenes import CARIBBEAN, CARTAGENA, CHARLES_TOWN, NEW_PROVIDENCE, aboard, in_port
from .test_port import took
from .test_sea import search_card, searcher


@pytest.fixture(params=[True, False], autouse=True)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play by the changed rules, and by the old ones."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param and patch == VOYAGE_CORRECTIONS)
    return request.param


def business_steps(deck: Deck, pirate: Pirate, number: str) -> list[str]:
    """Return the steps of the form of business in a port where a pirate is or sails."""
    there = Position(PORTS[number].hex, "port")

    def act(voyage: Voyage) -> Any:
        scene = Scene(voyage.table, voyage.state, pirate, there, moved=pirate.position != there, spent=False)
        yield from put(voyage, form(0, "orders", lambda: BUSINESS.arguments(scene, "")))

    question = deck.run(act).questions.get(0)
    return [] if question is None else [one.step for one in question.steps_with({})]


def test_bn_10_11_acts_in_one_port_do_not_count_in_the_next(patched: bool) -> None:
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    pirate.cabin = 600
    # Another captain has given him the cloth, after his sale.
    aboard(pirate, "cloth")
    pirate.call.sold = pirate.call.bribed = True
    assert business_steps(deck, pirate, CARTAGENA) == []
    assert business_steps(deck, pirate, CHARLES_TOWN) == (["sell", "bribe"] if patched else [])


def test_9_a48_the_treasure_of_an_old_refuge_pays_for_a_bribe_there(patched: bool) -> None:
    deck = Deck(dice={"bribe": [3]}, m_cunning=False)
    pirate = in_port(deck, CARTAGENA)
    pirate.refuge, pirate.cabin, pirate.chests = CHARLES_TOWN, 50, [CARTAGENA]
    deck.campaign.hidden.treasures["PI12"] = {CARTAGENA: 400}
    deck.campaign.hidden.stocks["governors"][:] = [name for name, row in GOVERNORS.items() if row.stance == "pro"]
    deck.run(lambda voyage: bribe(voyage, pirate, CARTAGENA, "600"))
    left = deck.campaign.hidden.treasures["PI12"][CARTAGENA]
    assert (pirate.refuge, pirate.cabin, left) == ((CARTAGENA, 0, 150) if patched else (CHARLES_TOWN, 50, 400))


def test_9_a48_a_treasure_too_small_leaves_the_attempt_for_later() -> None:
    deck = Deck(m_cunning=False)
    pirate = in_port(deck, CARTAGENA)
    pirate.cabin, pirate.chests = 50, [CARTAGENA]
    deck.campaign.hidden.treasures["PI12"] = {CARTAGENA: 30}
    deck.run(lambda voyage: bribe(voyage, pirate, CARTAGENA, "600"))
    assert not pirate.call.bribed


def test_bn_14_31_the_sack_of_an_english_port_brings_its_value(patched: bool) -> None:
    deck = Deck(dice={"assault": [6, 6], "garrison": [1, 1, 1], "sack": [4]}, m_cunning=False)
    port = deck.campaign.state.ports[NEW_PROVIDENCE]
    port.english, port.value = True, 1
    pirate = in_port(deck, NEW_PROVIDENCE)
    took(deck, pirate, NEW_PROVIDENCE)
    deck.run(lambda voyage: sack(voyage, pirate, {}))
    assert (pirate.notoriety, pirate.popularity) == ((5, 8) if patched else (4, 7))


def test_bn_11_5_hunters_in_a_sacked_port_come_out(patched: bool) -> None:
    deck = Deck(dice={"assault": [6, 6], "garrison": [1, 1, 1], "sack": [4]}, m_cunning=False, m_hunters=True)
    pirate = in_port(deck, CARTAGENA)
    took(deck, pirate, CARTAGENA)
    hunter = commissioner(deck, at=pirate.position, target="", seat=0)
    deck.run(lambda voyage: sack(voyage, pirate, {}))
    assert hunter.position.mode == ("sea" if patched else "port")


def test_bn_17_2_an_ally_bleeds_in_each_attack_on_a_port(patched: bool) -> None:
    deck = Deck(
        dice={"assault": [6, 6], "garrison": [1, 1, 1], "location": [1, 2]},
        m_cunning=False,
        port_win_damage=1,
        combat_popularity="per_battle",
    )
    pirate, ally = in_port(deck, CARTAGENA), in_port(deck, CARTAGENA, "PI15")
    # He has bled in another attack of this turn already.
    ally.now.bled = True
    deck.run(lambda voyage: fight(voyage, pirate, CARTAGENA, sack=False, ally=ally))
    assert (pirate.popularity, ally.popularity) == ((6, 6) if patched else (6, 7))


def test_4_10a_1_a_hunter_of_the_ports_nation_prevents_a_sack(patched: bool) -> None:
    deck = Deck(m_hunters=True)
    pirate = in_port(deck, CHARLES_TOWN)
    took(deck, pirate, CHARLES_TOWN)
    hunter = warship(deck, "W01", Position(PORTS[CHARLES_TOWN].hex, "sea"), pirate.id)
    able: list[bool] = []
    deck.run(lambda voyage: able.append(SACK.able(voyage, pirate)))
    assert (able, hunter.nation) == (([False], ENGLISH) if patched else ([True], ""))


def test_bn_4_34_the_governor_of_a_guarded_port_is_turned_up(patched: bool) -> None:
    deck = Deck(m_hunters=True)
    pirate = in_port(deck, CHARLES_TOWN)
    warship(deck, "W01", Position(PORTS[CHARLES_TOWN].hex, "sea"), pirate.id)
    deck.campaign.hidden.faces["governor1"] = "GOV03"
    port = deck.campaign.state.ports[CHARLES_TOWN]
    port.governor = Governor("governor1")
    deck.run(lambda voyage: ASSAULT.able(voyage, pirate) and None)
    assert port.governor.face == ("GOV03" if patched else "")


def test_4_10a_1_no_attack_is_offered_past_a_hunter_known_to_guard_the_port(patched: bool) -> None:
    deck = Deck(m_hunters=True)
    pirate, place = deck.pirate("PI12"), Position(PORTS[CHARLES_TOWN].hex, "port")
    hunter = warship(deck, "W01", place._replace(mode="sea"), pirate.id)
    deck.campaign.state.ports[CHARLES_TOWN].captured = 1
    offered: list[list[bool]] = []

    def act(voyage: Voyage) -> None:
        scene = Scene(voyage.table, voyage.state, pirate, place, moved=True, spent=False)
        offered.append([ASSAULT.offered(scene), SACK.offered(scene)])

    deck.run(act)
    hunter.nation = ENGLISH
    deck.run(act)
    assert offered == [[True, True], [not patched, not patched]]


def test_bn_11_2_a_pirate_who_took_a_port_long_ago_may_sail_in_to_sack_it(patched: bool) -> None:
    deck = Deck()
    deck.campaign.state.turn = 9
    pirate = deck.pirate("PI12")
    took(deck, in_port(deck, CARTAGENA, "PI15"), CARTAGENA, turn=8)
    pirate.captured, pirate.captured_turn = CARTAGENA, 3
    there = Position(PORTS[CARTAGENA].hex, "port")
    offered: list[bool] = []

    def act(voyage: Voyage) -> None:
        scene = Scene(voyage.table, voyage.state, pirate, there, moved=True, spent=False)
        offered.append(SACK.offered(scene))

    deck.run(act)
    pirate.captured_turn = 8
    deck.run(act)
    assert offered == [patched, False]


def test_bn_9_2742_an_allys_information_is_lost_with_the_governor_too(patched: bool) -> None:
    deck = Deck(dice={"assault": [6, 6], "information": [1], "garrison": [1, 1, 1]}, m_cunning=False, m_rivals=True)
    pirate, ally = in_port(deck, CARTAGENA), in_port(deck, CARTAGENA, "PI15", seat=1)
    deck.campaign.state.alliances = [[pirate.id, ally.id]]
    deck.policy(ally, join_ally="yes")
    pirate.refuge, pirate.info, ally.info = CARTAGENA, [CARTAGENA], [CARTAGENA, "11"]
    deck.campaign.hidden.stocks["governors"].remove("GOV01")
    deck.campaign.state.ports[CARTAGENA].governor = Governor("governor1", "GOV01")
    match = deck.run(lambda voyage: assault(voyage, pirate, {}))
    match.answer(0, match.questions[0].default)
    assert pirate.restored == CARTAGENA
    assert (pirate.info, ally.info) == ([], ["11"] if patched else [CARTAGENA, "11"])


def test_bn_e1_an_attack_voids_a_royal_pardon(patched: bool) -> None:
    letter = next(name for name, row in LETTERS.items() if row.nationality == "Spanish")
    deck = Deck()
    pirate = deck.pirate()
    stock = deck.campaign.hidden.stocks["letters"]
    stock.remove(letter)
    deck.dice["letters"] = [sorted([*stock, letter])]
    pirate.enemy, pirate.letter, pirate.pardon = ["Spanish"], letter, True
    match = deck.run(lambda voyage: mark_enemy(voyage, pirate, "Spanish"))
    assert (pirate.letter, pirate.pardon) == (("", False) if patched else (letter, True))
    assert (pirate.enemy, told(match, "enemy_mark")) == (["Spanish"], [])


def test_4_6_seats_roll_a_dispute_for_each_hex(patched: bool) -> None:
    deck = Deck(dice={"dispute": [6, 6, 1, 1, 2, 2, 5, 5]})
    captains = [deck.pirate("PI14"), deck.pirate("PI15", 1)]
    captains += [deck.pirate("PI16", at=CARIBBEAN), deck.pirate("PI17", 1, at=CARIBBEAN)]
    contests = {one.id: [f"merchants/{one.position.place}"] for one in captains}
    contests["PI14"].append("castaway/PI01")
    contests["PI15"].append("castaway/PI01")
    found: list[str] = []

    def act(voyage: Voyage) -> Play[None]:
        found.extend(one.id for one in (yield from settled(voyage, captains, contests, "operation")))

    match = deck.run(act)
    assert len(told(match, "dispute")) == (2 if patched else 1)
    # In the second hex the other seat is first.
    assert found.index("PI14") < found.index("PI15")
    assert (found.index("PI16") < found.index("PI17")) is not patched


def found_with_spyglass(deck: Deck, first: str, second: str) -> Match:
    """Search with a spyglass whose captain is asked, and use it."""
    pirate = searcher(deck)
    pirate.ship.holds[0].markers = ["spyglass"]
    cards = deck.campaign.hidden.deck
    search_card(deck, first)
    top = cards.pop(0)
    search_card(deck, second)
    cards.insert(0, top)
    deck.policy(pirate, merchant="0", spyglass="ask")
    match = deck.run(lambda voyage: search(voyage, pirate, {}))
    match.answer(0, "yes", question=match.questions[0].id)
    return match


def test_bn_10_22_the_captain_chooses_between_the_cards_of_a_spyglass(patched: bool) -> None:
    match = found_with_spyglass(Deck(m_goods=False), "storm", "merchant_1")
    if patched:
        question = match.questions[0]
        assert (question.kind, question.default, question.secret) == ("spyglass_card", "second", True)
        assert [option.data["found"] for option in question.options] == ["storm", "merchant_1"]
        match.answer(0, "first", question=question.id)
    assert told(match, "searched")[0]["result"] == ("storm" if patched else "merchant_1")


def test_bn_10_22_of_two_cards_that_are_alike_nothing_is_asked() -> None:
    match = found_with_spyglass(Deck(m_goods=False), "merchant_1", "merchant_1")
    assert not match.questions
    assert told(match, "searched")[0]["result"] == "merchant_1"


def test_6_6_the_final_report_shows_the_warships(patched: bool) -> None:
    deck = Deck(m_hunters=True)
    warship(deck, "W01", target=deck.pirate().id)
    match = deck.run(lambda voyage: conclude(voyage) and None)
    assert [one["piece"] for one in told(match, "hunter_known")] == (["W01"] if patched else [])
