"""Searches, storms, merchants, cargo, hostages and debauches, on boards built by hand (spec 4.8, 4.9)."""

from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.operation import Scene
from rules.blackbeard.port.sack import sack
from rules.blackbeard.sea.cargo import automatic, dangerous_cargo, jettison, pick_up_flotsam, take_aboard
from rules.blackbeard.sea.debauch import debauch, tavern
from rules.blackbeard.sea.hostages import passengers, torture
from rules.blackbeard.sea.merchants import ATTACK_MERCHANT, inspect_and_attack, targets
from rules.blackbeard.sea.prizes import prize_ship
from rules.blackbeard.sea.search import SEARCH, make_room, search, storm
from rules.blackbeard.sea.stowage import dangers
from rules.blackbeard.ship.figures import new_ship
from rules.blackbeard.state import Flotsam, Governor, Hostage, Pirate, Position, Wound
from rules.blackbeard.tables import CARDS, LETTERS, PORTS
from rules.blackbeard.voyage import STORMS_TOLD
from rules.kernel import Table

from .decks import Deck, told
from .scenes import CARIBBEAN, NOBODY, QUIET, attacker, of_class, sail, stock_order

# ---------------------------------------------------------------- the attack


def test_bn_9_12_declining_costs_both() -> None:
    deck = Deck(**QUIET)
    pirate = attacker(deck)
    pirate.notoriety = 3
    sail(deck, of_class(8), "D19")
    match = deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {}))
    assert (pirate.notoriety, pirate.popularity, pirate.enemy) == (2, 6, [])
    (left,) = deck.campaign.state.sails
    assert (left.face, left.attached) == (of_class(8), "PI12")
    assert [event.reveals for event in match.log if event.kind == "merchant_identified"] == [True]


def test_bn_9_12_the_seat_may_be_asked() -> None:
    deck = Deck(**QUIET)
    pirate = attacker(deck)
    deck.policy(pirate, merchant="ask")
    sail(deck, of_class(8), "D19")
    match = deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {}))
    question = match.questions[0]
    assert (question.kind, question.default) == ("attack_merchant", "decline")
    match.answer(0, "decline")
    assert pirate.popularity == 6


@pytest.mark.parametrize(("enemy", "nation", "attacks"), [(False, "English", False), (True, "English", True)])
def test_bn_9_22_orders_may_spare_the_flag_of_the_refuge(enemy: bool, nation: str, attacks: bool) -> None:
    """BN 9.22: as the default, but for merchants whose nation he would make his enemy at the cost of his Refuge."""
    merchant = of_class(4, nation=nation)
    deck = Deck(dice={"attack": [1, 1], "defence": [6, 6]}, **QUIET)
    pirate = attacker(deck)
    pirate.refuge, pirate.enemy = "16", [nation] * enemy
    deck.policy(pirate, merchant="spare")
    sail(deck, merchant, "D19")
    deck.dice["merchants"] = [stock_order(deck, merchant)]
    match = deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {}))
    assert [event.kind for event in match.log if event.kind in ("merchant_declined", "merchant_fought")] == [
        "merchant_fought" if attacks else "merchant_declined"
    ]
    assert (pirate.enemy == [nation]) is attacks


@pytest.mark.parametrize(("nation", "costs"), [("English", True), ("Spanish", False)])
def test_bn_9_22_who_is_asked_hears_that_an_attack_costs_the_refuge(nation: str, costs: bool) -> None:
    deck = Deck(**QUIET)
    pirate = attacker(deck)
    pirate.refuge = "16"
    deck.policy(pirate, merchant="ask")
    sail(deck, of_class(4, nation=nation), "D19")
    question = deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {})).questions[0]
    assert (question.data["costs"], question.default) == (costs, "attack")


def test_bn_9_211_arms_are_used_up_for_more_dice() -> None:
    merchant = of_class(5, "brigantine")
    deck = Deck(dice={"attack": [1, 1], "arms": [6, 6], "defence": [6, 6], "prize": [1], **NOBODY}, **QUIET)
    pirate = attacker(deck)
    pirate.ship.holds[0].markers = ["arms", "arms", "cloth"]
    deck.policy(pirate, arms="all")
    sail(deck, merchant, "D19")
    deck.dice["merchants"] = [stock_order(deck, merchant)]
    match = deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {}))
    assert told(match, "merchant_fought")[0]["total"] == 19
    assert "arms" not in pirate.ship.markers


def test_a_merchant_of_another_pirate_is_left_alone() -> None:
    deck = Deck()
    pirate = attacker(deck)
    sail(deck, "M01", "D19", "sail1", known=True).attached = "PI01"
    sail(deck, "M02", "D19", "sail2", known=True)
    sail(deck, "M03", "D19", "sail3")
    assert targets(deck.campaign.state, pirate, "D19") == ["random", "sail2"]


def test_bn_e1_attacking_ones_own_flag_voids_the_letter() -> None:
    merchant = of_class(5, "brigantine", "Spanish")
    deck = Deck(dice={"attack": [1, 1], "defence": [1, 1]}, **QUIET)
    pirate = attacker(deck)
    pirate.letter = next(name for name, letter in LETTERS.items() if letter.nationality == "Spanish")
    deck.campaign.hidden.stocks["letters"].remove(pirate.letter)
    deck.dice["letters"] = [list(LETTERS)]
    sail(deck, merchant, "D19")
    deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {}))
    assert (pirate.letter, pirate.enemy) == ("", ["Spanish"])


def test_an_unidentified_nation_makes_no_enemy() -> None:
    merchant = of_class(4, "schooner", "unidentified")
    deck = Deck(dice={"attack": [1, 1], "defence": [1, 2]}, **QUIET)
    pirate = attacker(deck)
    sail(deck, merchant, "D19")
    deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {}))
    assert pirate.enemy == []


# ---------------------------------------------------------------- the prize


def test_room_is_made_for_what_is_worth_more() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["gold5", "gold5", "cloth", "sextant"]
    pirate.ship.holds[1].markers = ["gold500"] * 4
    left: list[list[str]] = []

    def act(voyage: Any) -> Any:
        left.append((yield from take_aboard(voyage, pirate, ["gold1000", "gold100", "gold5"], "prize")))

    match = deck.run(act)
    assert sorted(pirate.ship.markers) == sorted(["cloth", "sextant", "gold1000", "gold100", *["gold500"] * 4])
    assert left == [["gold5"]]
    assert [event["cause"] for event in told(match, "unloaded")] == ["jettison"]


def test_the_seat_may_choose_what_it_takes() -> None:
    deck = Deck()
    pirate = deck.pirate()
    deck.policy(pirate, stowage="ask")
    match = deck.run(lambda voyage: take_aboard(voyage, pirate, ["cloth", "gold100"], "prize"))
    assert match.questions[0].kind == "stow_cargo"
    assert match.questions[0].data["fits"]
    match.answer(0, ["1/gold100"])
    assert pirate.ship.markers == ["gold100"]


def test_bn_9_27_the_seat_may_leave_old_cargo_behind_for_booty() -> None:
    deck = Deck()
    pirate = deck.pirate()
    deck.policy(pirate, stowage="ask")
    pirate.ship.holds[0].markers = ["cloth", "gold500", "gold500", "sextant"]
    pirate.ship.holds[1].markers = ["gold500"] * 3
    left: list[list[str]] = []

    def act(voyage: Any) -> Any:
        left.append((yield from take_aboard(voyage, pirate, ["gold1000", "food", "gold5"], "prize")))

    match = deck.run(act)
    question = match.questions[0]
    assert not question.data["fits"]
    assert [option.id for option in question.options] == [
        *("0/cloth", "1/gold500", "2/gold500", "3/gold500", "4/gold500", "5/gold500"),
        *("6/gold1000", "7/food", "8/gold5"),
    ]
    assert [option.data["aboard"] for option in question.options] == [True] * 6 + [False] * 3
    assert question.pick == (0, 7)
    assert question.default == ["0/cloth", *(f"{place}/gold500" for place in range(1, 6)), "6/gold1000"]
    match.answer(0, ["1/gold500", "2/gold500", "3/gold500", "4/gold500", "6/gold1000", "7/food"])
    assert sorted(pirate.ship.markers) == ["food", "gold1000", *["gold500"] * 4, "sextant"]
    assert [event["markers"] for event in told(match, "unloaded")] == [["cloth", "gold500"]]
    assert left == [["gold5"]]


def test_cargo_is_stowed_where_it_is_safe() -> None:
    ship = new_ship("schooner")
    placed, left = automatic(ship, ["arms", "alcohol", "gold100", "drugs", "living"], 4)
    assert left == []
    for number, markers in placed.items():
        assert dangers(markers, top=number == 1) == []
    assert placed[1] == ["living"]


@pytest.mark.parametrize(
    ("markers", "top", "found"),
    [
        (["arms", "alcohol"], True, ["explosion"]),
        (["gold5", "drugs"], False, ["theft"]),
        (["living"], True, []),
        (["living"], False, ["living"]),
        (["living", "cloth"], True, ["living"]),
        (["arms", "alcohol", "drugs", "gold5"], True, ["explosion", "theft"]),
    ],
)
def test_bn_9_272_some_goods_are_dangerous_together_or_below_the_top_hold(
    markers: list[str], top: bool, found: list[str]
) -> None:
    assert dangers(markers, top=top) == found


def test_bn_9_272_an_explosion_and_a_breakout() -> None:
    deck = Deck(dice={"danger": [1, 4, 2]})
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["arms", "alcohol"]
    pirate.ship.holds[1].markers = ["living"]
    match = deck.run(lambda voyage: dangerous_cargo(voyage, pirate))
    assert pirate.ship.damage["hull"] == 3
    assert pirate.ship.damage["crew"] == 2
    assert pirate.ship.holds[1].water == "wrecked"
    assert pirate.popularity == 5
    assert [event["result"] for event in told(match, "cargo_danger")] == ["damaged", "wrecked_and_fought"]


@pytest.mark.parametrize("module", ["m_goods", "m_dangerous"])
def test_without_the_module_cargo_is_harmless(module: str) -> None:
    deck = Deck(**{module: False})
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["arms", "alcohol"]
    match = deck.run(lambda voyage: dangerous_cargo(voyage, pirate))
    assert told(match, "cargo_danger") == []


def test_bn_6_3_crates_are_taken_as_far_as_there_is_room() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["gold500"] * 4
    pirate.ship.holds[1].markers = ["gold500"] * 3
    deck.campaign.state.flotsam = [Flotsam("J9", ("cloth", "food")), Flotsam("J8", ("arms",))]
    deck.run(lambda voyage: pick_up_flotsam(voyage, pirate))
    assert len(pirate.ship.markers) == 8
    assert [(crates.hex, len(crates.markers)) for crates in deck.campaign.state.flotsam] == [("J9", 1), ("J8", 1)]


def test_jettison_throws_only_what_is_there() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["cloth"]
    deck.run(lambda voyage: jettison(voyage, pirate, ["cloth", "cloth", "arms"]))
    assert pirate.ship.markers == []


@pytest.mark.parametrize(("face", "usable"), [(5, False), (6, True)])
def test_bn_9_24_a_hull_is_usable_at_a_six(face: int, usable: bool) -> None:
    deck = Deck(dice={"prize": [face]}, m_cunning=False)
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["cloth", "gold100"]
    deck.policy(pirate, prize_ship="swap")
    deck.run(lambda voyage: prize_ship(voyage, pirate, "brigantine"))
    assert pirate.ship.type == ("brigantine" if usable else "sloop")
    assert sorted(pirate.ship.markers) == ["cloth", "gold100"]


def test_bn_9_24_a_second_captain() -> None:
    deck = Deck(dice={"prize": [6]}, m_cunning=False)
    pirate = deck.pirate()
    pirate.refuge = "15"
    deck.policy(pirate, prize_ship="commission")
    deck.run(lambda voyage: prize_ship(voyage, pirate, "brigantine"))
    first, second = deck.campaign.state.active(0)
    assert (first.ship.type, second.ship.type, second.position, second.ready) == (
        "sloop",
        "brigantine",
        pirate.position,
        2,
    )
    assert deck.campaign.state.careers[0] == 2
    # He chooses his Refuge himself, in the next orders form.
    assert (second.refuge, second.homeless) == ("", True)


def test_bn_9_24_no_second_captain_beyond_the_careers() -> None:
    deck = Deck(dice={"prize": [6]}, m_cunning=False, careers=1)
    pirate = deck.pirate()
    match = deck.run(lambda voyage: prize_ship(voyage, pirate, "brigantine"))
    assert [option.id for option in match.questions[0].options] == ["decline", "swap"]


def test_bn_9_24_the_question_tells_the_state_of_both_ships_and_how_many_captains_are_left() -> None:
    deck = Deck(dice={"prize": [6]}, m_cunning=False, careers=3)
    pirate = deck.pirate()
    pirate.ship.damage["sails"], pirate.ship.damage["guns"] = 1, 1
    question = deck.run(lambda voyage: prize_ship(voyage, pirate, "brigantine")).questions[0]
    assert [question.data[name] for name in ("combat", "speed", "damage")] == [4, 0, 2]
    (commission,) = [option for option in question.options if option.id == "commission"]
    assert [commission.data[name] for name in ("combat", "speed", "damage", "careers")] == [8, 1, 0, 2]


# ---------------------------------------------------------------- hostages


def test_without_families_there_are_no_relatives() -> None:
    deck = Deck(dice={"passenger": [6, 1]}, m_family=False)
    pirate = attacker(deck)
    deck.pirate("PI01", seat=1)
    match = deck.run(lambda voyage: passengers(voyage, pirate, "English"))
    assert pirate.hostages == []
    assert told(match, "passenger")[0]["result"] == "nobody"


def test_wild_beasts_cost_a_box_of_crew() -> None:
    deck = Deck(dice={"passenger": [1, 1]})
    pirate = attacker(deck)
    deck.run(lambda voyage: passengers(voyage, pirate, "English"))
    assert (pirate.ship.damage["crew"], pirate.hostages) == (1, [])


@pytest.mark.parametrize(("face", "left", "info"), [(3, 0, ["11"]), (4, 1, ["11"]), (5, 1, [])])
def test_bn_9_2742_torture(face: int, left: int, info: list[str]) -> None:
    deck = Deck(dice={"torture": [face]}, m_cunning=False)
    pirate = attacker(deck)  # Cruelty 4
    hostage = Hostage("hostage1", "English", "11", 1)
    pirate.hostages = [hostage]
    deck.run(lambda voyage: torture(voyage, pirate, hostage))
    assert (len(pirate.hostages), pirate.info, pirate.popularity) == (left, info, 8)


# ---------------------------------------------------------------- debauches


def test_bn_9_28_a_debauch_takes_the_next_turn_and_the_alcohol() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["alcohol", "alcohol", "drugs"]
    deck.run(lambda voyage: debauch(voyage, pirate, forced=True))
    assert (pirate.popularity, pirate.debauched, pirate.ship.markers) == (10, 2, ["drugs"])


def test_a_debauch_is_not_wanted_by_default() -> None:
    deck = Deck()
    pirate = deck.pirate()
    deck.run(lambda voyage: debauch(voyage, pirate, forced=False))
    assert (pirate.popularity, pirate.debauched) == (7, 0)


@pytest.mark.parametrize(("port", "rule"), [("", "BN 9.282"), ("16", "BN 10.21")])
@pytest.mark.parametrize(("answer", "popularity", "debauched"), [(None, 8, 2), ("yes", 8, 2), ("no", 6, 0)])
def test_bn_9_282_a_captain_may_be_asked_about_a_compulsory_debauch(
    port: str, rule: str, answer: str | None, popularity: int, debauched: int
) -> None:
    deck = Deck(m_taverns=False)
    pirate = deck.pirate()
    deck.policy(pirate, debauch_forced="ask")
    match = deck.run(lambda voyage: debauch(voyage, pirate, forced=True, port=port))
    question = match.questions[0]
    assert (question.kind, question.rule, question.data["forced"]) == ("debauch", rule, True)
    match.answer(0, question.default if answer is None else answer)
    assert (pirate.popularity, pirate.debauched) == (popularity, debauched)


def test_bn_9_28_a_debauch_that_is_the_captains_choice_is_refused_unless_he_answers() -> None:
    deck = Deck()
    pirate = deck.pirate()
    deck.policy(pirate, debauch_free="ask")
    match = deck.run(lambda voyage: debauch(voyage, pirate, forced=False))
    question = match.questions[0]
    assert (question.default, question.rule, question.data["forced"]) == ("no", "BN 9.28", False)


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize(("policy", "drunk"), [("no", 0), ("yes", 2), ("ask", 1)])
def test_bn_17_2_drugs_are_the_captains_choice_at_every_debauch(policy: str, drunk: int, forced: bool) -> None:
    deck = Deck()
    pirate = deck.pirate()
    deck.policy(pirate, debauch_free="yes", drugs=policy)
    pirate.ship.holds[0].markers = ["drugs", "drugs", "cloth"]
    match = deck.run(lambda voyage: debauch(voyage, pirate, forced=forced))
    assert [question.kind for question in match.questions.values()] == (["consume_drugs"] if policy == "ask" else [])
    if policy == "ask":
        match.answer(0, 1)
    assert pirate.ship.markers.count("drugs") == 2 - drunk
    assert pirate.popularity == 8 + drunk


@pytest.mark.parametrize(
    ("governor", "face", "crew"),
    [("GOV15", 1, 2), ("GOV15", 2, 2), ("GOV15", 4, 1), ("GOV15", 5, 0), ("", 3, 2), ("", 6, 0), ("", 4, 1)],
)
def test_bn_10_311_taverns(governor: str, face: int, crew: int) -> None:
    deck = Deck(dice={"tavern": [face]}, m_cunning=False)
    pirate = deck.pirate(at=Position("E11", "port"))
    pirate.ship.damage["crew"] = 1
    if governor:
        deck.campaign.state.ports["21"].governor = Governor("gov1", governor)
    deck.run(lambda voyage: tavern(voyage, pirate, "21"))
    assert pirate.ship.damage["crew"] == crew


# ---------------------------------------------------------------- searches and storms


def searcher(deck: Deck, at: Position = CARIBBEAN) -> Pirate:
    pirate = deck.pirate("PI12", at=at)
    pirate.now.moved = pirate.now.spent = True
    return pirate


def search_card(deck: Deck, found: str, terrain: str = "deep") -> None:
    cards = deck.campaign.hidden.deck
    card = next(name for name in cards if CARDS[name].search[terrain] == found)
    cards.remove(card)
    cards.insert(0, card)


def test_bn_8_13_a_search_places_merchants_and_may_attack_one() -> None:
    deck = Deck(**QUIET)
    pirate = searcher(deck)
    pirate.notoriety = 2
    search_card(deck, "merchant_2")
    deck.policy(pirate, merchant="0")
    deck.dice["attack"] = [0]
    # The lot for one of two face-down merchants is the first draw of its kind.
    match = deck.run(lambda voyage: search(voyage, pirate, {}))
    assert [one.hex for one in deck.campaign.state.sails] == ["D19", "D19"]
    assert [bool(one.face) for one in deck.campaign.state.sails] == [True, False]
    assert pirate.notoriety == 1
    assert told(match, "searched")[0]["result"] == "merchant_2"


@pytest.mark.parametrize(
    ("at", "here", "elsewhere"), [(CARIBBEAN, "deep", "coast"), (Position("E12", "sea"), "coast", "deep")]
)
def test_bn_8_14_a_search_that_finds_nothing_ends_the_operation(at: Position, here: str, elsewhere: str) -> None:
    deck = Deck(m_hunters=True)
    pirate = searcher(deck, at)
    deck.card(next(name for name, row in CARDS.items() if row.search[here] == "nothing" != row.search[elsewhere]))
    match = deck.run(lambda voyage: search(voyage, pirate, {}))
    state = deck.campaign.state
    assert [one["result"] for one in told(match, "searched")] == ["nothing"]
    assert (state.sails, state.storms, state.hunters, match.questions) == ([], [], [], {})
    assert {event.kind for event in match.log} == {"card_drawn", "searched"}
    assert (pirate.notoriety, pirate.popularity, pirate.position, len(deck.campaign.hidden.deck)) == (0, 7, at, 39)


def test_bn_8_1_a_search_needs_the_whole_allowance() -> None:
    deck = Deck()
    pirate = searcher(deck)

    def act(voyage: Any) -> None:
        assert SEARCH.able(voyage, pirate)
        pirate.now.spent = False
        assert not SEARCH.able(voyage, pirate)
        assert SEARCH.offered(Scene(voyage.table, deck.campaign.state, pirate, CARIBBEAN, True, True))
        assert not SEARCH.offered(Scene(voyage.table, deck.campaign.state, pirate, CARIBBEAN, True, False))
        zone = Position("TZ1", "zone")
        assert not SEARCH.offered(Scene(voyage.table, deck.campaign.state, pirate, zone, True, True))

    deck.run(act)


def test_without_hunters_a_warship_is_nothing_and_a_storm_waits_for_the_others() -> None:
    deck = Deck()
    pirate = searcher(deck)
    search_card(deck, "warship")
    match = deck.run(lambda voyage: search(voyage, pirate, {}))
    assert told(match, "searched")[0]["result"] == "nothing"
    search_card(deck, "storm")
    deck.run(lambda voyage: search(voyage, pirate, {}))
    assert deck.campaign.state.storms == ["PI12"]


def test_bn_10_22_a_spyglass_gives_the_better_of_two_cards() -> None:
    deck = Deck(**QUIET)
    pirate = searcher(deck)
    pirate.ship.holds[0].markers = ["spyglass"]
    search_card(deck, "merchant_1")
    search_card(deck, "storm")
    deck.policy(pirate, merchant="0")
    match = deck.run(lambda voyage: search(voyage, pirate, {}))
    assert told(match, "searched")[0]["result"] == "merchant_1"
    assert pirate.ship.markers == []
    assert len(told(match, "card_drawn")) == 2


def test_bn_4_41_an_empty_stock_takes_merchants_back_first() -> None:
    deck = Deck(dice={"lane": [4]})
    sail(deck, "M01", "D19", "sail1")
    sail(deck, "M02", "D18", "sail2")
    deck.dice["merchants"] = [stock_order(deck, "M02")]
    match = deck.run(make_room)
    assert [one.token for one in deck.campaign.state.sails] == ["sail1"]
    assert told(match, "merchants_removed") == [{"tokens": ["sail2"], "parity": "even"}]


def test_bn_8_11_a_storm_around_a_ship() -> None:
    deck = Deck(dice={"storm": [2]})
    centre = deck.pirate("PI12", at=Position("F13", "sea"))
    near = deck.pirate("PI01", seat=1, at=Position("E13", "port"))
    far = deck.pirate("PI02", seat=1, at=Position("J9", "sea"))
    sail(deck, "M01", "G13", "sail1")
    deck.dice["merchants"] = [stock_order(deck, "M01")]
    match = deck.run(lambda voyage: storm(voyage, 0))
    lost = {
        pirate.id: {key: value for key, value in pirate.ship.damage.items() if value} for pirate in (centre, near, far)
    }
    assert lost == {"PI12": {"sails": 1, "hull": 1}, "PI01": {"sails": 1}, "PI02": {}}
    assert deck.campaign.state.sails == []
    assert told(match, "storm")[0]["ships"] == ["PI12", "PI01"]
    assert centre.popularity == 7


@pytest.mark.parametrize(("war", "patched"), [(True, False), (True, True), (False, False), (False, True)])
def test_bn_8_11_a_storm_tells_the_merchants_that_it_drives_away(
    war: bool, patched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In older matches of the voyage it does not."""
    known = [patch for patch in GAME.patches if patched or patch != STORMS_TOLD]
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch in known)
    deck = Deck(dice={"storm": [2]}, m_hazards=war)
    deck.pirate("PI12", at=Position("F13", "sea"))
    sail(deck, "M01", "G13", "sail1")
    deck.dice["merchants"] = [stock_order(deck, "M01")]
    match = deck.run(lambda voyage: storm(voyage, 0))
    assert told(match, "merchants_scattered") == ([{"tokens": ["sail1"], "places": ["G13"]}] if war or patched else [])


def test_bn_8_11_a_storm_over_the_whole_sea_spares_ports() -> None:
    deck = Deck(dice={"storm": [6]})
    deck.pirate("PI12", at=Position("J9", "sea"))
    inside = deck.pirate("PI01", seat=1, at=Position("E13", "port"))
    at_sea = deck.pirate("PI02", seat=1, at=Position("V8", "sea"))
    away = deck.pirate("PI03", seat=1, at=CARIBBEAN)
    passing = deck.pirate("PI04", seat=1, at=Position("TZ1", "zone"))
    deck.run(lambda voyage: storm(voyage, 0))
    assert [pirate.ship.damage["sails"] for pirate in (inside, at_sea, away, passing)] == [0, 1, 0, 1]


def test_bn_8_11_the_seat_of_the_storm_chooses_where_it_harms_others() -> None:
    deck = Deck(dice={"storm": [2]})
    deck.pirate("PI12", at=Position("J9", "sea"))
    second = deck.pirate("PI13", at=Position("V8", "sea"))
    deck.pirate("PI01", seat=1, at=Position("V9", "sea"))
    match = deck.run(lambda voyage: storm(voyage, 0))
    assert told(match, "storm")[0]["pirate"] == second.id


def test_attack_operation_is_offered_where_merchants_are() -> None:
    deck = Deck()
    pirate = deck.pirate("PI12", at=CARIBBEAN)

    def act(voyage: Any) -> None:
        assert not ATTACK_MERCHANT.able(voyage, pirate)
        sail(deck, "M01", "D19")
        assert ATTACK_MERCHANT.able(voyage, pirate)
        pirate.careened = True
        assert not ATTACK_MERCHANT.able(voyage, pirate)

    deck.run(act)


def test_wounds_lower_the_cunning_in_hand() -> None:
    deck = Deck(dice={"torture": [5]})
    pirate = attacker(deck)
    pirate.wounds = {"right_eye": [Wound("incapacitating")]}
    hostage = Hostage("hostage1", "English", "11", 1)
    pirate.hostages = [hostage]
    deck.policy(pirate, cunning="ask")
    # Two tokens leave no point of the two that are printed: nothing is asked.
    match = deck.run(lambda voyage: torture(voyage, pirate, hostage))
    assert match.questions == {}


# ---------------------------------------------------------------- cunning


def test_bn_21_2_cunning_serves_for_passengers_dangerous_cargo_and_a_sack() -> None:
    deck = Deck(
        dice={"passenger": [1, 1, 2, 1], "danger": [1, 6], "sack": [1, 6], "assault": [6, 6], "garrison": [1] * 3}
    )
    pirate = deck.pirate(at=Position(PORTS["24"].hex, "port"))
    deck.policy(pirate, cunning="ask")
    deck.campaign.state.ports["24"].captured = 1
    pirate.ship.holds[0].markers = ["arms", "alcohol"]
    for what, before, after, act in (
        ("passenger", [1, 1], [2, 1], lambda voyage: passengers(voyage, pirate, "English")),
        ("danger", [1], [6], lambda voyage: dangerous_cargo(voyage, pirate)),
        ("sack", [1], [6], lambda voyage: sack(voyage, pirate, {})),
    ):
        match = deck.run(act)
        while (question := match.questions[0]).data["what"] != what:
            match.answer(0, "no")
        assert question.data["dice"] == before
        match.answer(0, "yes")
        assert [(event["what"], event["after"]) for event in told(match, "rerolled")] == [(what, after)]
        pirate.cunning_blocked, pirate.cunning_used = False, 0
    assert (pirate.ship.damage["crew"], pirate.ship.damage["hull"], pirate.notoriety) == (0, 0, 9)


# ---------------------------------------------------------------- results of an attack


@pytest.mark.parametrize(("defence", "popularity"), [([2, 1], 6), ([2, 2], 6), ([3, 2], 7)])
def test_bn_9_212_an_escape_costs_notoriety_and_a_narrow_one_popularity_too(
    defence: list[int], popularity: int
) -> None:
    """Misson 5 + 2 against 5 + 3, 4 or 5."""
    deck = Deck(dice={"attack": [1, 1], "defence": defence}, **QUIET)
    pirate = attacker(deck)
    pirate.notoriety = 4
    sail(deck, of_class(5, "brigantine"), "D19")
    deck.dice["merchants"] = [stock_order(deck, of_class(5, "brigantine"))]
    match = deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {}))
    assert told(match, "merchant_fought")[0]["result"] == "escaped"
    assert (pirate.notoriety, pirate.popularity, deck.campaign.state.sails) == (3, popularity, [])


@pytest.mark.parametrize(("attempts", "suffered", "fame"), [(0, 0, 4), (1, 0, 5), (2, 0, 6), (3, 0, 6), (2, 1, 12)])
def test_bn_16_21_later_attempts_bring_more_and_damage_in_the_operation_doubles_it(
    attempts: int, suffered: int, fame: int
) -> None:
    """Misson has Cruelty 4."""
    merchant = of_class(5, "brigantine")
    deck = Deck(dice={"attack": [6, 6], "defence": [1, 1], "prize": [1], **NOBODY}, **QUIET)
    pirate = attacker(deck)
    sail(deck, merchant, "D19").attempts = {"PI12": attempts}
    deck.dice["merchants"] = [stock_order(deck, merchant)]
    deck.cards(debauchery=False)
    deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {}, ["PI12"] * suffered))
    assert pirate.notoriety == fame


def test_bn_16_21_only_the_damage_of_the_search_itself_counts() -> None:
    merchant = of_class(5, "brigantine")
    deck = Deck(dice={"attack": [6, 6], "defence": [1, 1], "prize": [1], **NOBODY}, **QUIET)
    pirate = searcher(deck)
    pirate.now.hurt = 2
    deck.campaign.hidden.stocks["merchants"].remove(merchant)
    deck.campaign.hidden.stocks["merchants"].insert(0, merchant)
    deck.campaign.state.stocks["merchants"] = 32
    deck.dice["merchants"] = [sorted(deck.campaign.hidden.stocks["merchants"])]
    deck.cards(debauchery=False)
    search_card(deck, "merchant_1")
    deck.run(lambda voyage: search(voyage, pirate, {}))
    assert (pirate.prizes, pirate.notoriety) == (1, 4)


@pytest.mark.parametrize(
    ("port", "refuge", "changes"),
    [
        ("21", True, [-1, 0, 0, 0, 2, 2]),
        ("44", False, [-1, 0, 0, 2, 2, 2]),
        ("22", False, [-1, -1, -1, 0, 1, 1]),
    ],
)
def test_4_7_every_face_of_the_taverns_of_refuge_pirate_port_and_neutral_port(
    port: str, refuge: bool, changes: list[int]
) -> None:
    found: list[int] = []
    for face in range(1, 7):
        deck = Deck(dice={"tavern": [face]}, m_cunning=False)
        pirate = deck.pirate(at=Position(PORTS[port].hex, "port"))
        pirate.refuge = port if refuge else ""
        pirate.ship.damage["crew"] = 2
        deck.run(lambda voyage, pirate=pirate, port=port: tavern(voyage, pirate, port))
        found.append(2 - pirate.ship.damage["crew"])
    assert found == changes
