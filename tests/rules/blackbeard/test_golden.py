"""The golden cases of the rulebook (spec 10), in its order; dice are told in the order in which they are consumed."""

from typing import Any

import pytest

from rules.blackbeard.arrivals import refuge_candidates
from rules.blackbeard.port.assault import ASSAULT, assault
from rules.blackbeard.port.sack import SACK, sack, spare_goods
from rules.blackbeard.port.sales import adjustment, proceeds_of
from rules.blackbeard.sea.hostages import passengers
from rules.blackbeard.sea.merchants import inspect_and_attack
from rules.blackbeard.sea.movement import drift
from rules.blackbeard.sea.passage import reach_of
from rules.blackbeard.ship.damage import hit
from rules.blackbeard.ship.figures import allowance, boxes, speed
from rules.blackbeard.ship.wounds import wound
from rules.blackbeard.state import SECTIONS, Governor, Position, Wound
from rules.blackbeard.tables import CARDS, MERCHANTS
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.hexes import STEPS
from rules.blackbeard.world.routes import steered
from rules.kernel import Match, Play

from .decks import Deck, told
from .scenes import (
    CARTAGENA,
    CHARLES_TOWN,
    NEW_PROVIDENCE,
    NOBODY,
    QUIET,
    aboard,
    attacker,
    in_port,
    of_class,
    sail,
    sale,
    stock_order,
)

# ---------------------------------------------------------------- merchants


def fight(deck: Deck, attempts: int = 0) -> Match:
    """Let Misson attack a merchant of class 5."""
    merchant = of_class(5, "brigantine")
    pirate = attacker(deck)
    if attempts:
        pirate.enemy = [MERCHANTS[merchant].nationality]
    sail(deck, merchant, "D19").attempts = {"PI12": attempts} if attempts else {}
    deck.cards(debauchery=False)
    deck.dice["merchants"] = [stock_order(deck, merchant)]
    return deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {}))


@pytest.mark.golden("G1")
def test_golden_a_merchant_is_captured() -> None:
    deck = Deck(dice={"attack": [2, 4], "defence": [2, 3], "prize": [1], **NOBODY}, **QUIET)
    (fought,) = told(fight(deck), "merchant_fought")
    assert (fought["total"], fought["rolled"], fought["result"]) == (11, 10, "captured")
    assert deck.campaign.state.pirates["PI12"].notoriety == 4
    assert deck.campaign.state.sails == []


@pytest.mark.golden("G2")
def test_golden_an_equal_total_counts_the_attempt() -> None:
    deck = Deck(dice={"attack": [2, 4], "defence": [2, 4]}, **QUIET)
    (fought,) = told(fight(deck), "merchant_fought")
    assert (fought["total"], fought["rolled"], fought["result"]) == (11, 11, "held")
    (held,) = deck.campaign.state.sails
    assert (held.attempts, deck.campaign.state.pirates["PI12"].notoriety) == ({"PI12": 1}, 0)


@pytest.mark.golden("G3")
def test_golden_the_second_attempt_brings_one_more() -> None:
    deck = Deck(dice={"attack": [4, 5], "defence": [3, 4], "prize": [1], **NOBODY}, **QUIET)
    (fought,) = told(fight(deck, attempts=1), "merchant_fought")
    assert (fought["total"], fought["rolled"], fought["result"]) == (14, 12, "captured")
    assert deck.campaign.state.pirates["PI12"].notoriety == 5


@pytest.mark.golden("G4")
def test_golden_gold_goods_and_a_compulsory_debauch() -> None:
    merchant = of_class(6, "brigantine")
    card = next(name for name, row in CARDS.items() if row.gold["CAR", "5-6"] == 350 and row.debauchery)
    assert CARDS[card].gold["NA", "5-6"] == 150
    deck = Deck(dice={"attack": [6, 6], "defence": [1, 1], "cargo": [1, 6], "prize": [1], **NOBODY}, m_cunning=False)
    pirate = attacker(deck)
    sail(deck, merchant, "D19")
    deck.dice["merchants"] = [stock_order(deck, merchant)]
    deck.card(card)
    deck.policy(pirate, debauch_forced="no")
    match = deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {}))
    assert sorted(pirate.ship.markers) == ["alcohol", "gold100", "gold100", "gold100", "gold50"]
    assert told(match, "prize_taken")[0]["goods"] == ["alcohol"]
    assert pirate.popularity == 6


@pytest.mark.golden("G5")
def test_golden_gold_among_the_goods_has_the_worth_of_its_letter() -> None:
    merchant = of_class(7, "square-rigger")
    deck = Deck(
        dice={"attack": [6, 6], "defence": [1, 1], "cargo": [3, 4, 1, 6], "prize": [1], **NOBODY}, m_cunning=False
    )
    pirate = attacker(deck, ship="square-rigger")
    sail(deck, merchant, "D19")
    deck.dice["merchants"] = [stock_order(deck, merchant)]
    match = deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {}))
    assert told(match, "prize_taken")[0]["goods"] == ["food", "gold1000", "cloth"]


# ---------------------------------------------------------------- passengers


@pytest.mark.golden("G6")
def test_golden_the_right_hand_seat_chooses_a_home() -> None:
    deck = Deck(3, dice={"passenger": [5, 1]}, m_cunning=False)
    pirate = attacker(deck)
    deck.card(next(name for name, row in CARDS.items() if row.home["CAR"] == "*"))

    def act(voyage: Voyage) -> Play[None]:
        voyage.table.order(2, {"home_port": "ask"})
        yield from passengers(voyage, pirate, "Spanish")

    match = deck.run(act)
    match.answer(2, "31", question=match.questions[2].id)
    (hostage,) = pirate.hostages
    assert (hostage.nation, hostage.home, pirate.notoriety) == ("Spanish", "31", 1)


@pytest.mark.golden("G7")
def test_golden_a_hostage_from_boston() -> None:
    deck = Deck(dice={"passenger": [4, 6]}, m_cunning=False)
    pirate = attacker(deck)
    deck.card(next(name for name, row in CARDS.items() if row.home["NA"] == "11"))
    deck.run(lambda voyage: passengers(voyage, pirate, "English"))
    assert (pirate.hostages[0].home, pirate.notoriety) == ("11", 1)


@pytest.mark.golden("G8")
def test_golden_a_relative_of_the_left_hand_seats_most_notorious_pirate() -> None:
    deck = Deck(3, dice={"passenger": [6, 1]}, m_cunning=False)
    pirate = attacker(deck)
    deck.pirate("PI01", seat=1).notoriety = 3
    deck.pirate("PI02", seat=1).notoriety = 5
    deck.pirate("PI03", seat=2).notoriety = 9
    deck.run(lambda voyage: passengers(voyage, pirate, "English"))
    (hostage,) = pirate.hostages
    assert (hostage.relative_of, hostage.home) == ("PI02", "PI02")


# ---------------------------------------------------------------- sales


@pytest.mark.golden("G9")
def test_golden_a_sale_in_a_neutral_port() -> None:
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    port = deck.campaign.state.ports[CARTAGENA]
    port.display = ["cloth"] * 3 + ["drink"] * 2 + ["alcohol"] + ["arms"] * 3
    aboard(pirate, "gold5", "gold100", "gold100", "spices", "spices")
    found = sale(deck, pirate, CARTAGENA)
    assert (found["gold"], found["price"], found["proceeds"], pirate.cabin) == (205, 400, 1005, 1005)
    assert len(set(port.display)) == 5
    assert (pirate.notoriety, pirate.popularity) == (1, 8)


@pytest.mark.golden("G10")
def test_golden_goods_on_display_cannot_be_sold() -> None:
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    deck.campaign.state.ports[CARTAGENA].display = ["cloth", "alcohol"]
    aboard(pirate, "alcohol", "alcohol")
    found = sale(deck, pirate, CARTAGENA)
    assert (found["proceeds"], found["lost"], pirate.ship.markers) == (0, ["alcohol", "alcohol"], [])


@pytest.mark.golden("G11")
def test_golden_a_pro_pirate_port_adds_a_tenth_rounded_half_down() -> None:
    deck = Deck()
    pirate = in_port(deck, CHARLES_TOWN)
    deck.campaign.state.ports[CHARLES_TOWN].governor = Governor("gov1", "GOV15")
    aboard(pirate, "gold5", "gold100", "gold100", "spices", "spices", "drink", "furniture", "furniture", "furniture")
    assert proceeds_of(deck.campaign.state, pirate, CHARLES_TOWN) == 885
    found = sale(deck, pirate, CHARLES_TOWN)
    assert (found["adjustment"], found["proceeds"]) == (80, 885)
    assert pirate.notoriety == 0


@pytest.mark.golden("G12", "G13", "G14")
def test_golden_three_sales_in_one_port() -> None:
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    deck.campaign.state.ports[CARTAGENA].display = ["drugs"] * 3 + ["living"]
    gold = ["gold1000"] * 3 + ["gold100"] * 2 + ["gold5"]
    aboard(pirate, "cloth", "cloth", "food", "food", "drink", "drink", "drink", "drugs", "living", *gold)
    found = sale(deck, pirate, CARTAGENA)
    assert (found["proceeds"], found["lost"]) == (4605, ["drugs", "living"])
    assert (pirate.notoriety, pirate.popularity, pirate.cabin) == (4, 11, 4605)
    pirate.cabin, pirate.popularity, pirate.call.sold = 0, 0, False
    aboard(pirate, *["gold1000"] * 2, *["living"] * 3, "furniture", "arms", "arms", *["spices"] * 5)
    found = sale(deck, pirate, CARTAGENA)
    assert (found["price"], found["proceeds"], found["lost"]) == (500, 6000, ["living"] * 3)
    assert (pirate.notoriety, pirate.popularity, pirate.cabin) == (4 + 11, 11, 5000)
    pirate.call.sold = False
    aboard(pirate, "alcohol", "alcohol")
    assert sale(deck, pirate, CARTAGENA)["proceeds"] == 1600


# ---------------------------------------------------------------- attacks on ports


@pytest.mark.golden("G15", "G17")
def test_golden_a_port_is_taken_and_sacked() -> None:
    deck = Deck(
        dice={"assault": [3, 3, 6, 6], "information": [1], "garrison": [1, 2, 4, 1, 1, 1], "sack": [4]}, m_cunning=False
    )
    pirate = in_port(deck, CARTAGENA)
    pirate.info = [CARTAGENA]
    port = deck.campaign.state.ports[CARTAGENA]
    port.display = ["drugs"] * 3 + ["drink", "living"]
    assert spare_goods(deck.campaign.state, CARTAGENA) == ["drugs", "drugs"]

    def act(voyage: Any) -> Any:
        assert ASSAULT.able(voyage, pirate)
        yield from assault(voyage, pirate, {})
        assert (pirate.notoriety, port.value, pirate.enemy) == (3, 2, ["Spanish"])
        assert sorted(pirate.ship.markers) == ["gold100"] * 3
        assert sum(pirate.ship.damage.values()) == 0
        deck.campaign.state.turn = 2
        assert not ASSAULT.able(voyage, pirate)
        assert SACK.able(voyage, pirate)
        yield from sack(voyage, pirate, {"take": ["drugs", "drink"]})

    match = deck.run(act)
    assert [event["total"] for event in told(match, "port_attacked")] == [17, 22]
    assert [event["garrison_total"] for event in told(match, "port_attacked")] == [15, 11]
    assert (pirate.notoriety, pirate.popularity, port.destroyed) == (3 + 7, 7 + 3, True)
    assert sorted(pirate.ship.markers) == ["drugs", *["gold100"] * 3]
    assert pirate.position.mode == "anchored"


@pytest.mark.golden("G16")
def test_golden_a_lost_attack_damages_chases_and_bans() -> None:
    deck = Deck(
        dice={"assault": [1, 2], "information": [3, 4], "garrison": [5, 5, 6], "location": [4]}, m_cunning=False
    )
    pirate = in_port(deck, CARTAGENA)
    pirate.info = [CARTAGENA] * 2
    match = deck.run(lambda voyage: assault(voyage, pirate, {}))
    match.answer(0, match.questions[0].default)
    (fought,) = told(match, "port_attacked")
    assert (fought["total"], fought["garrison_total"]) == (20, 24)
    assert (pirate.ship.damage["guns"], sum(pirate.ship.damage.values())) == (3, 4)
    assert (pirate.attack_banned, pirate.banned) == ([CARTAGENA], [CARTAGENA])
    assert not pirate.position.inside


# ---------------------------------------------------------------- ships


@pytest.mark.golden("G18")
def test_golden_allowance_is_the_die_and_the_speed() -> None:
    pirate = Deck().pirate()
    found: list[tuple[int, int]] = []
    # A sloop: Speed +3 intact, -1 with four points lost, -5 with an incapacitating wound and seven more.
    for lost, die in (({}, 6), ({"hull": 3, "crew": 1}, 6), ({"hull": 3, "crew": 3}, 2)):
        pirate.ship.damage.update(lost)
        if len(found) == 2:
            pirate.wounds = {part: [Wound("incapacitating")] for part in ("right_eye", "left_leg")}
        found.append((speed(pirate), allowance(pirate, die)))
    assert found == [(3, 9), (-1, 5), (-5, 1)]


@pytest.mark.golden("G19")
def test_golden_richardsons_box_takes_the_first_point() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.ship.white.append("sails")
    before = speed(pirate)
    deck.run(lambda voyage: hit(voyage, pirate, "sails", 1, "merchant", combat=True))
    assert (pirate.ship.white, pirate.ship.damage["sails"], speed(pirate)) == ([], 0, before)


@pytest.mark.golden("G20")
def test_golden_a_pet_takes_the_wound_that_would_be_fatal() -> None:
    deck = Deck(dice={"wound_part": [6]})
    pirate = deck.pirate()
    pirate.pet = True
    pirate.wounds["right_leg"] = [Wound("prosthesis")]
    match = deck.run(lambda voyage: wound(voyage, pirate, "wounds", "minor"))
    assert (pirate.status, pirate.pet, pirate.notoriety) == ("active", False, 0)
    assert "left_leg" not in pirate.wounds
    assert told(match, "pet_lost") == [{"seat": 0, "pirate": "PI14", "pet": "pet"}]


@pytest.mark.golden("G21")
def test_golden_percentages_are_rounded_to_the_nearest_doubloon() -> None:
    assert adjustment(79, 10) == 8


@pytest.mark.golden("G22")
def test_golden_no_step_leads_across_a_blocked_side() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "anchored"))
    assert "G20" not in [place for _, place in STEPS["G19"]]
    assert "G20" not in reach_of(deck.campaign.state, pirate, 1, route="direct")


@pytest.mark.golden("G23")
def test_golden_refuges_join_the_block_of_numbers() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.refuge = "15"
    for port in ("14", "16"):
        deck.campaign.state.ports[port].governor = Governor(f"governor{port}")
    assert refuge_candidates(deck.campaign.state) == ["13", "21"]


@pytest.mark.golden("G24")
def test_golden_an_immobile_ship_drifts_every_second_turn() -> None:
    deck = Deck(dice={"drift": [2]})
    pirate = deck.pirate(at=Position("J9", "sea"))
    pirate.ship.damage["sails"] = 1
    deck.run(lambda voyage: drift(voyage, pirate))
    assert pirate.position == Position("J9", "sea")
    match = deck.run(lambda voyage: drift(voyage, pirate))
    assert pirate.position == Position("K9", "sea")
    assert told(match, "drifted") == [{"seat": 0, "pirate": "PI14", "place": "K9", "face": 2}]


@pytest.mark.golden("G25")
def test_golden_a_sloop_sinks_with_thirteen_lost_boxes() -> None:
    deck = Deck()
    pirate = deck.pirate()
    assert sum(boxes(pirate.ship, section) for section in SECTIONS) == 13
    pirate.ship.damage.update({section: boxes(pirate.ship, section) for section in SECTIONS})
    pirate.ship.damage["guns"] -= 1
    deck.run(lambda voyage: hit(voyage, pirate, "guns", 1, "storm", combat=False))
    assert (pirate.status, pirate.fate) == ("dead", "sunk")


@pytest.mark.golden("G26")
def test_golden_a_pirate_port_takes_a_fifth() -> None:
    deck = Deck()
    pirate = in_port(deck, NEW_PROVIDENCE)
    aboard(pirate, "gold1000")
    assert sale(deck, pirate, NEW_PROVIDENCE)["proceeds"] == 800


@pytest.mark.golden("G27")
def test_golden_a_damaged_rudder_limits_the_next_step() -> None:
    assert [steered(1, rudder) for rudder in (1, 2, 3)] == [(1, 2, 3, 5, 6), (1, 2, 6), (1, 2)]
