"""Business, purchases, letters, bribes, attacks and sacks, on boards built by hand (spec 4.10, 4.10A)."""

from typing import Any

import pytest

from rules.blackbeard.cards import action_card, drawing_pirate
from rules.blackbeard.operation import Operation, Scene
from rules.blackbeard.port.assault import ASSAULT, assault, may_assault
from rules.blackbeard.port.bribes import bribe, may_bribe
from rules.blackbeard.port.business import do_business
from rules.blackbeard.port.letters import letter, offer_letter
from rules.blackbeard.port.sack import SACK, destroy_port, may_sack, sack
from rules.blackbeard.port.sales import adjustment, sell
from rules.blackbeard.port.shop import buy, on_offer, purse
from rules.blackbeard.port.treasure import move_treasure
from rules.blackbeard.sea.debauch import debauch
from rules.blackbeard.sea.harbour import enter_port
from rules.blackbeard.ship.figures import new_ship, speed
from rules.blackbeard.state import Governor, Hold, Hostage, Pirate
from rules.blackbeard.tables import CARDS, GOVERNORS, LETTERS, PORTS
from rules.blackbeard.turn.play import upkeep
from rules.blackbeard.voyage import VOYAGE_CORRECTIONS, Voyage
from rules.kernel import Match, Table

from .decks import Deck, told
from .scenes import CARTAGENA, CHARLES_TOWN, NEW_PROVIDENCE, aboard, in_port, sail, sale, stock_order

# ---------------------------------------------------------------- sales


@pytest.mark.parametrize(
    ("total", "percentage", "added"), [(805, 10, 80), (806, 10, 81), (1000, -20, -200), (5, 20, 1)]
)
def test_c17_rounding(total: int, percentage: int, added: int) -> None:
    assert adjustment(total, percentage) == added


def test_equipment_is_no_cargo_and_a_call_has_one_sale() -> None:
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    aboard(pirate, "sextant", "cloth")
    match = deck.run(lambda voyage: do_business(voyage, pirate, {"sell": True}))
    assert pirate.ship.markers == ["sextant"]
    aboard(pirate, "sextant", "food")
    match = deck.run(lambda voyage: do_business(voyage, pirate, {"sell": True}))
    assert told(match, "sold") == []


def test_in_the_refuge_the_surplus_goes_to_the_treasure() -> None:
    deck = Deck()
    pirate = in_port(deck, CHARLES_TOWN)
    pirate.refuge, pirate.cabin = CHARLES_TOWN, 4900
    aboard(pirate, "gold1000")
    sale(deck, pirate, CHARLES_TOWN)
    assert (pirate.cabin, deck.campaign.hidden.treasure_of("PI12", CHARLES_TOWN)) == (5000, 1100)
    assert pirate.chests == [CHARLES_TOWN]


def test_bn_10_6_ransom_and_the_compulsory_debauch_of_a_pirate_port() -> None:
    deck = Deck(dice={"ransom": [3], "tavern": [2]}, m_cunning=False)
    pirate = in_port(deck, NEW_PROVIDENCE)
    pirate.hostages = [Hostage("h1", "English", "11", 1), Hostage("h2", "English", "12", 1)]
    match = deck.run(lambda voyage: do_business(voyage, pirate, {"ransom": True}))
    assert (pirate.cabin, pirate.hostages) == (480, [])
    assert told(match, "ransomed")[0]["proceeds"] == 480
    assert (pirate.debauched, pirate.popularity) == (2, 8)


# ---------------------------------------------------------------- letters, bribes, shop


@pytest.mark.parametrize(("limit", "bought"), [("300", True), ("200", False), ("no", False)])
def test_bn_15e_a_letter_of_marque(limit: str, bought: bool) -> None:
    deck = Deck(dice={"letter_price": [3], "letters": [list(LETTERS)]})
    pirate = in_port(deck, CARTAGENA)
    pirate.cabin = 1000
    spanish = [name for name, row in LETTERS.items() if row.nationality == "Spanish"]
    deck.campaign.hidden.stocks["letters"].remove(spanish[0])
    deck.campaign.state.offered = [spanish[0]]
    deck.run(lambda voyage: letter(voyage, pirate, CARTAGENA, limit))
    assert (pirate.letter == spanish[0]) == bought
    assert pirate.cabin == (700 if bought else 1000)
    # Without hazard events the next one is on offer at once.
    assert len(deck.campaign.state.offered) == 1
    assert (deck.campaign.state.offered != [spanish[0]]) == bought


def test_an_enemy_gets_no_letter() -> None:
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    pirate.cabin, pirate.enemy = 1000, ["Spanish"]
    deck.campaign.state.offered = [next(name for name, row in LETTERS.items() if row.nationality == "Spanish")]
    match = deck.run(lambda voyage: letter(voyage, pirate, CARTAGENA, "600"))
    assert told(match, "letter_price") == []


def test_a_letter_is_offered_as_long_as_one_is_left() -> None:
    deck = Deck()
    deck.campaign.hidden.stocks["letters"] = ["LM01"]

    def act(voyage: Any) -> None:
        offer_letter(voyage)
        offer_letter(voyage)

    deck.run(act)
    assert deck.campaign.state.offered == ["LM01"]


@pytest.mark.parametrize(
    ("drawn", "moved", "place"), [("GOV15", True, PORTS[CARTAGENA].hex), ("GOV01", False, None), (None, False, None)]
)
def test_bn_10_42_a_bribe_in_a_neutral_port(drawn: str | None, moved: bool, place: str | None) -> None:
    deck = Deck(dice={"bribe": [2]}, m_cunning=False)
    pirate = in_port(deck, CARTAGENA)
    pirate.refuge, pirate.cabin = CHARLES_TOWN, 500
    stock = deck.campaign.hidden.stocks["governors"]
    stock[:] = [] if drawn is None else [drawn]
    match = deck.run(lambda voyage: bribe(voyage, pirate, CARTAGENA, "600"))
    if match.questions:
        match.answer(0, match.questions[0].default)
    assert pirate.cabin == 300
    assert pirate.refuge == (CARTAGENA if moved else CHARLES_TOWN)
    assert pirate.position.inside == moved
    assert place is None or pirate.position.place == place
    governor = deck.campaign.state.ports[CARTAGENA].governor
    assert governor is not None
    assert (governor.face, governor.permanent) == (drawn or "", drawn is None)


def test_a_bribe_that_is_too_dear_costs_nothing_and_ends_the_attempts() -> None:
    deck = Deck(dice={"bribe": [6]}, m_cunning=False)
    pirate = in_port(deck, CARTAGENA)
    pirate.cabin = 500

    def act(voyage: Any) -> Any:
        yield from bribe(voyage, pirate, CARTAGENA, "600")
        yield from bribe(voyage, pirate, CARTAGENA, "600")

    match = deck.run(act)
    assert [event["result"] for event in told(match, "bribed")] == ["not_paid"]
    assert pirate.cabin == 500


def test_bn_10_22_equipment_of_pirate_ports() -> None:
    deck = Deck(m_rivals=True)
    pirate = in_port(deck, NEW_PROVIDENCE, ship="sloop")
    pirate.cabin = 3200
    aboard(pirate, *["cloth"] * 6)
    assert len(on_offer(deck.campaign.state, pirate, NEW_PROVIDENCE, deck.options)) == 7
    deck.run(lambda voyage: buy(voyage, pirate, ["sextant", "sextant", "cannon", "spyglass"]))
    assert pirate.ship.markers.count("sextant") == 1
    assert (pirate.cabin, len(pirate.ship.markers)) == (700, 8)
    assert "spyglass" not in pirate.ship.markers


def test_bn_10_22_purchases_lie_beside_the_chest_which_has_its_hold_to_itself() -> None:
    deck = Deck()
    pirate = in_port(deck, NEW_PROVIDENCE, ship="sloop")
    pirate.cabin = 500
    top, *_, lowest = pirate.ship.usable
    lowest.markers = ["chest"]
    deck.run(lambda voyage: buy(voyage, pirate, ["sextant"]))
    assert (pirate.cabin, lowest.markers, pirate.ship.markers) == (0, ["chest"], ["sextant", "chest"])
    assert top is not lowest


def test_weapons_of_the_war_are_not_sold_in_peace() -> None:
    deck = Deck()
    pirate = in_port(deck, NEW_PROVIDENCE)
    offered = on_offer(deck.campaign.state, pirate, NEW_PROVIDENCE, deck.options)
    assert offered == ["sextant", "spyglass", "mainsail", "cistern"]


@pytest.mark.parametrize(
    ("governor", "item"),
    [
        ("GOV09", "box/sails"),
        ("GOV10", "box/hull"),
        ("GOV11", "box/rudder"),
        ("GOV12", "box/guns"),
        ("GOV13", "box/crew"),
    ],
)
def test_bn_4_35_traffickers_sell_white_boxes(governor: str, item: str) -> None:
    deck = Deck()
    pirate = in_port(deck, CHARLES_TOWN, ship="brigantine")
    pirate.cabin = 2500
    deck.campaign.state.ports[CHARLES_TOWN].governor = Governor("gov1", governor)
    before = speed(pirate), len(pirate.ship.holds)
    match = deck.run(lambda voyage: buy(voyage, pirate, [item, item]))
    assert (pirate.cabin, pirate.ship.white) == (1500, [item.removeprefix("box/")])
    assert [event["section"] for event in told(match, "upgraded")] == pirate.ship.white
    assert speed(pirate) == before[0] + (item == "box/sails")
    assert len(pirate.ship.holds) == before[1] + (item == "box/hull")


def test_bn_4_35_richier_sells_a_pet_and_a_tattoo() -> None:
    deck = Deck()
    pirate = in_port(deck, CHARLES_TOWN)
    pirate.cabin = 2000
    deck.campaign.state.ports[CHARLES_TOWN].governor = Governor("gov1", "GOV14")
    deck.run(lambda voyage: buy(voyage, pirate, ["pet", "tattoo", "pet"]))
    assert (pirate.pet, pirate.tattoo, pirate.cabin) == (True, True, 0)


def test_bn_10_71_in_the_refuge_the_treasure_can_be_spent() -> None:
    deck = Deck()
    pirate = in_port(deck, CHARLES_TOWN)
    deck.campaign.state.ports[CHARLES_TOWN].governor = Governor("gov1", "GOV11")
    pirate.refuge, pirate.cabin, pirate.chests = CHARLES_TOWN, 400, [CHARLES_TOWN]
    deck.campaign.hidden.treasures["PI12"] = {CHARLES_TOWN: 900}

    def act(voyage: Any) -> None:
        assert purse(voyage, pirate) == 1300
        buy(voyage, pirate, ["box/rudder"])

    deck.run(act)
    assert (pirate.cabin, deck.campaign.hidden.treasure_of("PI12")) == (0, 300)


# ---------------------------------------------------------------- attacks


def test_a_tie_takes_the_port_for_a_die_of_damage() -> None:
    deck = Deck(
        dice={"assault": [3, 3], "garrison": [2, 2, 4], "assault_damage": [2], "location": [1]}, m_cunning=False
    )
    pirate = in_port(deck, CARTAGENA)
    deck.run(lambda voyage: assault(voyage, pirate, {}))
    assert (pirate.ship.damage["sails"], pirate.notoriety, pirate.popularity) == (2, 3, 5)


def test_bn_11_3_a_pirate_who_failed_may_not_attack_the_port_again_until_he_has_been_in_another() -> None:
    deck = Deck(dice={"assault": [1, 1], "garrison": [2, 1, 2], "location": [3]}, m_cunning=False)
    pirate = in_port(deck, CARTAGENA)
    there, port = pirate.position, deck.campaign.state.ports[CARTAGENA]
    match = deck.run(lambda voyage: assault(voyage, pirate, {}))
    match.answer(0, match.questions[0].default)
    assert told(match, "port_attacked")[0]["result"] == "lost"

    def attacks(operation: Operation) -> bool:
        pirate.position, pirate.now.stopped = there, False
        # A sack is an attack, too; a rival has taken the port.
        port.captured = 1 if operation is SACK else 0
        return deck.returned(lambda voyage: operation.able(voyage, pirate))

    assert [attacks(operation) for operation in (ASSAULT, SACK)] == [False, False]
    deck.run(lambda voyage: enter_port(voyage, pirate, CARTAGENA, anchored=True, operation="assault"))
    assert not attacks(ASSAULT)
    deck.run(lambda voyage: enter_port(voyage, pirate, CHARLES_TOWN, anchored=True))
    assert [attacks(operation) for operation in (ASSAULT, SACK)] == [True, True]


def test_an_attack_makes_the_knowledge_of_others_worthless() -> None:
    deck = Deck(dice={"assault": [6, 6], "garrison": [1, 1, 1]}, m_cunning=False)
    pirate = in_port(deck, CARTAGENA)
    other = deck.pirate("PI01", seat=1)
    other.info = [CARTAGENA, "25"]
    deck.run(lambda voyage: assault(voyage, pirate, {}))
    assert other.info == ["25"]


def test_bn_10_72_a_captor_gets_his_suspended_refuge_back() -> None:
    deck = Deck(dice={"assault": [6, 6], "garrison": [1, 1, 1]}, m_cunning=False)
    pirate = in_port(deck, CHARLES_TOWN)
    pirate.refuge = CHARLES_TOWN
    deck.campaign.state.ports[CHARLES_TOWN].governor = Governor("gov1", "GOV01")
    deck.campaign.hidden.stocks["governors"] = ["GOV02", "GOV15", "GOV16"]
    deck.run(lambda voyage: assault(voyage, pirate, {}))
    governor = deck.campaign.state.ports[CHARLES_TOWN].governor
    assert governor is not None
    assert (governor.face, pirate.restored, deck.campaign.state.governors_out) == ("GOV15", CHARLES_TOWN, ["GOV01"])
    assert deck.campaign.hidden.stocks["governors"] == ["GOV02", "GOV16"]


def test_bn_10_73_a_sack_robs_a_blind_handful_of_each_treasure() -> None:
    coins = ["gold100"] * 2
    deck = Deck(dice={"assault": [6, 6], "garrison": [1, 1, 1], "sack": [1], "handful": [1, 1, coins]}, m_cunning=False)
    pirate = in_port(deck, CHARLES_TOWN)
    other = deck.pirate("PI01", seat=1)
    other.refuge, other.chests = CHARLES_TOWN, [CHARLES_TOWN]
    deck.campaign.hidden.treasures["PI01"] = {CHARLES_TOWN: 455}
    deck.campaign.state.ports[CHARLES_TOWN].captured = 1
    match = deck.run(lambda voyage: sack(voyage, pirate, {}))
    assert pirate.ship.markers == coins
    assert (deck.campaign.hidden.treasure_of("PI01"), other.chests, other.refuge) == (0, [], "")
    # The amount stays secret; the coins that were drawn are seen.
    public = [event for event in match.events(None) if event.kind == "treasure"]
    assert all("by" not in event.data for event in public)


def test_bn_11_5_a_destroyed_port_shelters_nobody() -> None:
    deck = Deck()
    pirate = in_port(deck, CHARLES_TOWN)
    pirate.refuge, pirate.chests = CHARLES_TOWN, [CHARLES_TOWN]
    deck.campaign.hidden.treasures["PI12"] = {CHARLES_TOWN: 300}
    deck.run(lambda voyage: destroy_port(voyage, CHARLES_TOWN))
    assert (pirate.position.mode, pirate.refuge, pirate.chests) == ("anchored", "", [])


@pytest.mark.parametrize("number", [NEW_PROVIDENCE, CHARLES_TOWN])
def test_new_providence_and_a_destroyed_port_cannot_be_attacked(number: str) -> None:
    deck = Deck()
    pirate = in_port(deck, number)
    deck.campaign.state.ports[CHARLES_TOWN].destroyed = True

    def act(voyage: Any) -> None:
        assert not ASSAULT.able(voyage, pirate)

    deck.run(act)


# ---------------------------------------------------------------- the action card


def test_bn_7_33_the_card_is_drawn_for_the_most_notorious() -> None:
    deck = Deck(dice={"dispute": [1, 2, 3, 4]})
    first, second = deck.pirate("PI12"), deck.pirate("PI01", seat=1)
    found: list[Pirate | None] = []

    def act(voyage: Any) -> None:
        found.append(drawing_pirate(voyage))
        first.notoriety = 3
        found.append(drawing_pirate(voyage))

    deck.run(act)
    assert found == [second, first]


@pytest.mark.parametrize(("action", "placed"), [("draw_1", 1), ("draw_2", 2), ("hazard", 0), ("kc_operation", 0)])
def test_bn_7_33_merchants_come_to_their_lanes(action: str, placed: int) -> None:
    deck = Deck(dice={"lane": [1, 1] * 4})
    deck.pirate("PI12")
    deck.cards(action=action)
    match = deck.run(action_card)
    assert len(deck.campaign.state.sails) == placed
    assert told(match, "action_card")[0]["action"] == action


def test_the_tables_hold_what_these_rooms_need() -> None:
    assert {row.trafficker_section for row in GOVERNORS.values()} == {
        "",
        "sails",
        "hull",
        "rudder",
        "guns",
        "crew",
        "captain",
    }
    assert {row.action for row in CARDS.values()} >= {"remove_even", "remove_odd", "draw_1", "draw_2"}
    assert new_ship("brigantine", extra_holds=1).holds[-1] == Hold(5)


# ---------------------------------------------------------------- rules that events cite


def rules_of(match: Match, *kinds: str) -> list[tuple[str, str, str]]:
    """Return kind, cause and rule of events."""
    return [(event.kind, str(event.data.get("cause", "")), event.rule) for event in match.log if event.kind in kinds]


@pytest.mark.parametrize(("option", "rule"), [("value", "BN 11.4"), ("garrison", "BN 16.23")])
def test_4_23_a_taken_port_cites_loot_and_fame(option: str, rule: str) -> None:
    deck = Deck(dice={"assault": [6, 6], "garrison": [1, 1, 1]}, m_cunning=False, port_notoriety=option)
    pirate = in_port(deck, CARTAGENA)
    match = deck.run(lambda voyage: ASSAULT.run(voyage, pirate, {}))
    assert rules_of(match, "notoriety", "port_taken", "enemy_mark", "loaded") == [
        ("enemy_mark", "", "BN 11.22"),
        ("notoriety", "port_taken", rule),
        ("port_taken", "", "BN 11.4"),
        ("loaded", "loot", "BN 11.4"),
    ]


def test_4_23_a_sale_cites_one_rule_for_each_track() -> None:
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    aboard(pirate, "gold1000", "gold1000")
    match = deck.run(lambda voyage: sell(voyage, pirate, CARTAGENA))
    assert rules_of(match, "notoriety", "popularity") == [
        ("notoriety", "sale", "BN 16.21"),
        ("popularity", "sale", "BN 17.2"),
    ]


@pytest.mark.parametrize(
    ("number", "forced", "cited"),
    [
        (NEW_PROVIDENCE, True, ["BN 10.21", "BN 10.211", "BN 10.211"]),
        (CARTAGENA, False, ["BN 10.21", "BN 10.211", "BN 10.211"]),
        ("", True, ["BN 9.28"]),
    ],
)
def test_4_10_11_a_debauch_in_port_cites_the_ports_rules(number: str, forced: bool, cited: list[str]) -> None:
    deck = Deck(dice={"tavern": [6]}, m_cunning=False)
    pirate = in_port(deck, number or CARTAGENA)
    pirate.ship.damage["crew"] = 1
    deck.policy(pirate, debauch_free="yes")
    match = deck.run(lambda voyage: debauch(voyage, pirate, forced=forced, port=number))
    assert [rule for _, _, rule in rules_of(match, "debauched", "tavern", "repaired")] == cited


# ---------------------------------------------------------------- after a port was taken


def took(deck: Deck, pirate: Pirate, number: str, turn: int = 1) -> None:
    """Let a pirate have taken a port in a turn."""
    pirate.captured, pirate.captured_turn, pirate.enemy = number, turn, [PORTS[number].nationality]
    deck.campaign.state.ports[number].captured = turn


def test_bn_11_4_the_captor_may_only_sack_and_others_may_attack_too() -> None:
    deck = Deck()
    captor, other = in_port(deck, CARTAGENA), in_port(deck, CARTAGENA, "PI15")
    took(deck, captor, CARTAGENA)
    for turn in (1, 2):
        deck.campaign.state.turn = turn
        assert may_sack(deck.campaign.state, captor, CARTAGENA)
        assert may_sack(deck.campaign.state, other, CARTAGENA)
        assert not may_assault(deck.campaign.state, captor, CARTAGENA)
        assert may_assault(deck.campaign.state, other, CARTAGENA)
    deck.campaign.state.turn = 3
    assert not may_sack(deck.campaign.state, captor, CARTAGENA)
    assert may_assault(deck.campaign.state, captor, CARTAGENA)


@pytest.mark.parametrize(("corrected", "before", "offered"), [(True, 8, True), (True, 9, False), (False, 8, False)])
def test_bn_11_5_a_pirate_who_took_the_port_long_ago_may_sail_in_and_sack_it(
    corrected: bool, before: int, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The captor sacks without a move. ``before``: the turn in which the pirate took the port himself."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: corrected and patch == VOYAGE_CORRECTIONS)
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    took(deck, pirate, CARTAGENA, before)
    took(deck, in_port(deck, CARTAGENA, "PI15"), CARTAGENA, 9)
    deck.campaign.state.turn = 10
    found: list[bool] = []

    def act(voyage: Voyage) -> None:
        scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=True, spent=False)
        found.append(SACK.offered(scene))

    deck.run(act)
    assert found == [offered]


@pytest.mark.parametrize("operation", [ASSAULT, SACK])
def test_bn_15_5_a_careened_ship_attacks_no_port(operation: Operation) -> None:
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    if operation is SACK:
        took(deck, in_port(deck, CARTAGENA, "PI15"), CARTAGENA)

    def found(voyage: Voyage) -> tuple[bool, bool]:
        scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=False, spent=False)
        return operation.offered(scene), operation.able(voyage, pirate)

    seen: list[tuple[bool, bool]] = []
    deck.run(lambda voyage: seen.append(found(voyage)))
    pirate.careened = True
    deck.run(lambda voyage: seen.append(found(voyage)))
    assert seen == [(True, True), (False, False)]


@pytest.mark.parametrize(("option", "fame"), [("value", 3 + 4), ("garrison", 16)])
def test_bn_16_23_a_sack_by_value_or_by_garrison(option: str, fame: int) -> None:
    deck = Deck(dice={"assault": [6, 6], "garrison": [1, 1, 1], "sack": [4]}, m_cunning=False, port_notoriety=option)
    pirate = in_port(deck, CARTAGENA)
    took(deck, pirate, CARTAGENA)
    deck.run(lambda voyage: sack(voyage, pirate, {}))
    assert (pirate.notoriety, pirate.popularity) == (fame, 10)


def test_bn_9_2742_a_captor_who_changes_the_governor_knows_nothing_any_more() -> None:
    deck = Deck(dice={"assault": [6, 6], "information": [1], "garrison": [1, 1, 1]}, m_cunning=False)
    pirate = in_port(deck, CARTAGENA)
    pirate.refuge, pirate.info = CARTAGENA, [CARTAGENA, "11"]
    deck.campaign.hidden.stocks["governors"].remove("GOV01")
    deck.campaign.state.ports[CARTAGENA].governor = Governor("governor1", "GOV01")
    deck.run(lambda voyage: assault(voyage, pirate, {}))
    assert (pirate.restored, pirate.info) == (CARTAGENA, ["11"])


# ---------------------------------------------------------------- Refuge, letters and bribes


def test_bn_9_22_a_refuge_closed_by_an_enemy_mark_takes_no_deposit() -> None:
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    pirate.refuge, pirate.cabin = CARTAGENA, 500
    pirate.enemy = ["Spanish"]
    deck.run(lambda voyage: move_treasure(voyage, pirate, 500))
    assert (pirate.cabin, pirate.chests) == (500, [])
    pirate.enemy = []
    deck.run(lambda voyage: move_treasure(voyage, pirate, 500))
    pirate.enemy = ["Spanish"]
    deck.run(lambda voyage: move_treasure(voyage, pirate, -200))
    assert (pirate.cabin, pirate.chests) == (200, [CARTAGENA])


def test_bn_15e_a_pirate_who_declines_a_letter_may_ask_again_in_another_turn() -> None:
    deck = Deck(dice={"letter_price": [6, 1], "move": [1, 1], "spare": [1, 1], "letters": [list(LETTERS)] * 2})
    pirate = in_port(deck, CARTAGENA)
    pirate.cabin = 200
    spanish = next(name for name, row in LETTERS.items() if row.nationality == "Spanish")
    deck.campaign.state.offered = [spanish]
    deck.campaign.hidden.stocks["letters"].remove(spanish)

    def act(voyage: Voyage) -> Any:
        yield from letter(voyage, pirate, CARTAGENA, "200")
        yield from letter(voyage, pirate, CARTAGENA, "200")
        yield from upkeep(voyage)
        yield from letter(voyage, pirate, CARTAGENA, "200")

    match = deck.run(act)
    assert [event["bought"] for event in told(match, "letter_price")] == [False, True]
    assert pirate.letter == spanish


def test_bn_10_32_a_port_that_a_letter_makes_friendly_draws_no_governor() -> None:
    deck = Deck(dice={"bribe": [1]}, m_cunning=False)
    pirate = in_port(deck, CARTAGENA)
    pirate.cabin = 100
    pirate.letter = next(name for name, row in LETTERS.items() if row.nationality == "Spanish")
    deck.campaign.hidden.stocks["letters"].remove(pirate.letter)
    match = deck.run(lambda voyage: bribe(voyage, pirate, CARTAGENA, "100"))
    assert (pirate.refuge, deck.campaign.state.ports[CARTAGENA].governor) == (CARTAGENA, None)
    assert told(match, "governor_drawn") == []


# ---------------------------------------------------------------- more of the action card


@pytest.mark.parametrize(("action", "left"), [("remove_even", ["sail1"]), ("remove_odd", ["sail2"])])
def test_bn_7_33_merchants_of_even_or_odd_rows_go_home_identified_ones_too(action: str, left: list[str]) -> None:
    deck = Deck()
    deck.pirate("PI12")
    sail(deck, "M01", "D19", "sail1", known=True)
    sail(deck, "M02", "D18", "sail2", known=True)
    gone = "M02" if left == ["sail1"] else "M01"
    deck.dice["merchants"] = [stock_order(deck, gone)]
    deck.cards(action=action)
    match = deck.run(action_card)
    assert [one.token for one in deck.campaign.state.sails] == left
    assert told(match, "merchants_removed")[0]["parity"] == action.removeprefix("remove_")


def test_4_25_an_empty_deck_is_made_of_the_discards_again() -> None:
    deck = Deck()
    deck.pirate("PI12")
    hidden = deck.campaign.hidden
    hidden.deck, hidden.discard = [], sorted(CARDS)
    card = next(name for name, row in CARDS.items() if row.action == "kc_operation")
    deck.dice["cards"] = [[card, *(name for name in CARDS if name != card)]]
    match = deck.run(action_card)
    assert [event["cards"] for event in told(match, "reshuffled")] == [40]
    assert (len(hidden.deck), hidden.discard, told(match, "action_card")[0]["card"]) == (39, [card], card)


# ---------------------------------------------------------------- refusals of a port


def test_bn_10_22_nobody_bribes_in_a_pirate_port_but_in_the_refuge_of_another() -> None:
    deck = Deck()
    pirate = in_port(deck, NEW_PROVIDENCE)
    pirate.cabin = 600
    deck.pirate("PI01", seat=1).refuge = CARTAGENA
    state = deck.campaign.state
    assert not may_bribe(state, pirate, NEW_PROVIDENCE)
    assert may_bribe(state, pirate, CARTAGENA)
    # A letter softens an anti-pirate governor to neutral, but his seat is taken (9-A79).
    state.ports[CARTAGENA].governor = Governor("gov1", "GOV01")
    pirate.letter = next(name for name, row in LETTERS.items() if row.nationality == "Spanish")
    assert not may_bribe(state, pirate, CARTAGENA)
    pirate.cabin = 99
    state.ports[CARTAGENA].governor = None
    assert not may_bribe(state, pirate, CARTAGENA)


def test_4_10a_2_the_governor_of_a_captured_port_is_turned_up_and_chases_nobody() -> None:
    deck = Deck(dice={"assault": [6, 6], "garrison": [1, 1, 1]}, m_cunning=False)
    pirate = in_port(deck, CARTAGENA)
    deck.campaign.hidden.faces["gov1"] = "GOV01"
    deck.campaign.state.ports[CARTAGENA].governor = Governor("gov1")
    match = deck.run(lambda voyage: assault(voyage, pirate, {}))
    assert told(match, "governor_revealed")[0]["stance"] == "anti"
    assert (told(match, "chased"), pirate.position.mode) == ([], "port")


def test_bn_11_4_the_value_of_a_port_falls_to_0_and_it_stays_a_port() -> None:
    deck = Deck(dice={"assault": [6, 6], "garrison": [1, 1, 1]}, m_cunning=False)
    pirate = in_port(deck, CARTAGENA)
    port = deck.campaign.state.ports[CARTAGENA]
    port.value = 0
    match = deck.run(lambda voyage: assault(voyage, pirate, {}))
    assert (port.value, port.destroyed, pirate.ship.markers) == (0, False, [])
    assert told(match, "port_taken")[0]["loot"] == 0


def test_bn_10_1_the_parts_of_business_follow_one_another() -> None:
    """Sale, ransom, letter, bribe, debauch: the letter makes the port friendly, so that no governor comes."""
    deck = Deck(dice={"ransom": [1], "letter_price": [1], "bribe": [1], "tavern": [3]}, m_cunning=False)
    pirate = in_port(deck, CARTAGENA)
    aboard(pirate, "gold1000")
    pirate.hostages = [Hostage("h1", "English", "11", 1)]
    spanish = next(name for name, row in LETTERS.items() if row.nationality == "Spanish")
    deck.campaign.hidden.stocks["letters"].remove(spanish)
    deck.campaign.state.offered = [spanish]
    deck.dice["letters"] = [list(LETTERS)]
    deck.policy(pirate, debauch_free="yes")
    orders = {"sell": True, "ransom": True, "letter": "600", "bribe": "600"}
    match = deck.run(lambda voyage: do_business(voyage, pirate, orders))
    parts = ("sold", "ransomed", "letter_price", "bribed", "debauched", "tavern")
    assert [event.kind for event in match.log if event.kind in parts] == list(parts)
    assert (pirate.refuge, pirate.cabin) == (CARTAGENA, 1000 + 100 - 100 - 100)


def test_bn_10_22_in_a_pirate_port_the_shop_comes_before_the_debauch() -> None:
    deck = Deck(dice={"tavern": [2]}, m_cunning=False)
    pirate = in_port(deck, NEW_PROVIDENCE)
    aboard(pirate, "gold1000")
    match = deck.run(lambda voyage: do_business(voyage, pirate, {"sell": True, "shop": ["sextant"]}))
    assert [event.kind for event in match.log if event.kind in ("sold", "bought", "debauched")] == [
        "sold",
        "bought",
        "debauched",
    ]
