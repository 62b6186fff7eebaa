"""Interceptions: who tries whom and when, evasion, the roll, what follows (spec 4.11.1 to 4.11.7, 4.11.14)."""

from typing import Any

import pytest

from rules.blackbeard.battle import hunters as battles
from rules.blackbeard.battle import interception
from rules.blackbeard.battle.interception import contact, fugitives, passing, stayed
from rules.blackbeard.crown.contacts import meet
from rules.blackbeard.hidden import Entry, HunterEntry, Move
from rules.blackbeard.sea.harbour import chase_out
from rules.blackbeard.sea.movement import sail
from rules.blackbeard.sea.passage import transits, where_it_ends
from rules.blackbeard.state import Hunter, Pirate, Position
from rules.blackbeard.tables import WARSHIPS
from rules.blackbeard.turn.entries import carry_out
from rules.blackbeard.turn.play import entries
from rules.blackbeard.turn.rooms import LEAVING, PASSING, drift_on
from rules.blackbeard.world.hexes import HEXES

from .decks import AT_SEA, told
from .hunting import COAST, Gallows, commissioner, hunting, letter, lost, under_orders, warship

CHARLES_TOWN = "21"
LOSES = [1, 6]
"""Dice of an interception: the pirate's 1 with Speed 3 against the hunter's 6."""
WINS = [6, 1]


@pytest.fixture(autouse=True)
def gallows(monkeypatch: pytest.MonkeyPatch) -> Gallows:
    found = Gallows()
    monkeypatch.setattr(battles, "captured", found.capture)
    monkeypatch.setattr(interception, "captured", found.capture)
    return found


@pytest.fixture
def battle(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], str, str]]:
    """Note battles instead of fighting them."""
    found: list[tuple[list[str], str, str]] = []

    def fight(voyage: Any, hunters: list[Hunter], pirate: Pirate, *, began: str) -> Any:
        del voyage
        yield from ()
        for hunter in hunters:
            hunter.foes.append(pirate.id)
        found.append(([hunter.token for hunter in hunters], pirate.id, began))

    monkeypatch.setattr(interception, "fight_hunters", fight)
    return found


Battles = list[tuple[list[str], str, str]]

# ---------------------------------------------------------------- evasion


@pytest.mark.parametrize(
    ("face", "result"),
    [(6, "evaded"), (5, "seen"), (4, "seen")],
)
def test_bn_5_24_a_schooner_evades_on_a_coast_with_more_than_the_hunters_speed(
    face: int, result: str, battle: Battles
) -> None:
    deck = hunting(evasion=[face], interception=LOSES)
    pirate = deck.pirate(ship="schooner", at=COAST)
    hunter = warship(deck, at=COAST)
    match = deck.run(lambda voyage: passing(voyage, pirate))
    assert [one["result"] for one in told(match, "evasion")] == [result]
    assert len(told(match, "interception")) == (result == "seen")
    assert pirate.now.stopped == (result == "seen")
    assert len(battle) == (result == "seen")
    assert (pirate.id in hunter.ignores) == (result == "evaded")


@pytest.mark.parametrize(
    ("ship", "at", "policy"),
    [
        ("schooner", AT_SEA, "always"),
        ("schooner", Position("A15", "anchored"), "always"),
        ("brigantine", COAST, "always"),
        ("schooner", COAST, "never"),
    ],
)
def test_bn_5_24_no_evasion_in_deep_sea_at_anchor_with_another_ship_or_unwanted(
    ship: str, at: Position, policy: str, battle: Battles
) -> None:
    deck = hunting(interception=LOSES)
    pirate = deck.pirate(ship=ship, at=at)
    warship(deck, at=Position(at.place, "sea"))
    deck.policy(pirate, evasion=policy)
    match = deck.run(lambda voyage: passing(voyage, pirate))
    assert told(match, "evasion") == []
    assert len(battle) == 1


def test_an_evaded_hunter_cannot_try_again_in_this_turn_but_another_can(battle: Battles) -> None:
    deck = hunting(evasion=[6, 1], interception=LOSES)
    pirate = deck.pirate(ship="schooner", at=COAST)
    first = warship(deck, at=COAST)
    deck.run(lambda voyage: passing(voyage, pirate))
    pirate.now.tested = []
    match = deck.run(lambda voyage: contact(voyage, first, pirate))
    assert (told(match, "interception"), battle) == ([], [])
    second = warship(deck, "W06", at=COAST)
    deck.dice["evasion"] = [1]
    deck.run(lambda voyage: contact(voyage, second, pirate))
    assert battle == [(["warship2"], "PI14", "hunter")]


# ---------------------------------------------------------------- the roll


@pytest.mark.parametrize(
    ("dice", "caught"),
    [([1, 3], False), ([1, 4], True), ([1, 5], True), ([3, 6], True), ([4, 6], False)],
)
def test_bn_6_51_the_pirates_die_and_speed_must_beat_the_hunters_die(
    dice: list[int], caught: bool, battle: Battles
) -> None:
    """A sloop has Speed 3; the hunter's die counts unmodified."""
    deck = hunting(interception=dice)
    pirate = deck.pirate()
    warship(deck)
    match = deck.run(lambda voyage: passing(voyage, pirate))
    (rolled,) = told(match, "interception")
    assert (rolled["dice"], rolled["speed"], rolled["face"]) == ([dice[0]], 3, dice[1])
    assert rolled["result"] == ("caught" if caught else "avoided")
    assert (pirate.now.stopped, len(battle)) == (caught, caught)


def test_an_anchored_ship_has_speed_0_and_a_debauch_costs_2(battle: Battles) -> None:
    deck = hunting(interception=[4, 3, 6, 4])
    pirate = deck.pirate(at=Position("A15", "anchored"))
    warship(deck, at=COAST)
    match = deck.run(lambda voyage: passing(voyage, pirate))
    assert told(match, "interception")[0]["total"] == 4
    pirate.debauched, pirate.now.tested = 2, []
    match = deck.run(lambda voyage: passing(voyage, pirate))
    assert told(match, "interception")[0]["total"] == 2
    assert told(match, "interception")[0]["result"] == "caught"


@pytest.mark.parametrize(("dice", "taken"), [([4, 3], False), ([3, 3], True), ([2, 5], True)])
def test_bn_15_5_a_careened_pirate_is_captured_or_avoids_without_any_modifier(
    dice: list[int], taken: bool, gallows: Gallows, battle: Battles
) -> None:
    deck = hunting(interception=dice)
    pirate = deck.pirate(at=Position("A15", "anchored"))
    pirate.careened, pirate.debauched = True, 1
    deck.policy(pirate, interception_won="yes")
    warship(deck, at=COAST, target="PI15")
    match = deck.run(lambda voyage: stayed(voyage, pirate))
    assert told(match, "interception")[0]["total"] == dice[0]
    assert gallows.captured == ([("PI14", "English", "warship1")] if taken else [])
    assert len(told(match, "taken_careened")) == taken
    assert battle == [], "he neither fights nor attacks"


@pytest.mark.parametrize("hangs", [False, True])
def test_bn_14_42_a_warship_that_captures_its_careened_target_wins_a_letter(hangs: bool, gallows: Gallows) -> None:
    gallows.hangs = hangs
    deck = hunting(interception=[1, 2])
    pirate = deck.pirate(at=Position("A15", "anchored"))
    pirate.careened = True
    warship(deck, "W20", at=COAST)
    deck.run(lambda voyage: stayed(voyage, pirate))
    assert gallows.captured == [("PI14", "French", "warship1")]
    assert deck.campaign.state.aside == {1: ["LM01"]}
    assert deck.campaign.state.hunters == []


def test_order_of_dice_evasion_then_pirate_then_hunter() -> None:
    """Spec 4.26; dice of one kind tell their order by what they are used for."""
    deck = hunting(evasion=[2], interception=[5, 2])
    pirate = deck.pirate(ship="schooner", at=COAST)
    warship(deck, at=COAST)
    match = deck.run(lambda voyage: passing(voyage, pirate))
    kinds = [event.kind for event in match.log if event.kind in ("evasion", "interception")]
    assert kinds == ["evasion", "interception"]
    (rolled,) = told(match, "interception")
    assert (rolled["dice"], rolled["face"], rolled["total"]) == ([5], 2, 8)


# ---------------------------------------------------------------- hunters and the pirates they try


def test_bn_14_12_a_warship_tries_everybody_but_pirates_of_its_controller(battle: Battles) -> None:
    deck = hunting(interception=[*LOSES])
    own = deck.pirate("PI15", seat=1)
    other = deck.pirate()
    warship(deck, target="PI14")
    deck.run(lambda voyage: passing(voyage, own))
    assert battle == []
    deck.run(lambda voyage: passing(voyage, other))
    assert battle == [(["warship1"], "PI14", "hunter")]


def test_bn_13_6_a_commissioner_tries_his_target_and_others_only_by_order(battle: Battles) -> None:
    deck = hunting(3, interception=LOSES)
    target, other = deck.pirate(), deck.pirate("PI15", seat=2)
    hunter = commissioner(deck)
    deck.run(lambda voyage: passing(voyage, other))
    assert battle == []
    deck.run(lambda voyage: passing(voyage, target))
    assert battle == [(["kc1"], "PI14", "hunter")]
    hunter.foes = []
    deck.campaign.hidden.hunter_entries["kc1"] = HunterEntry(attack_others=True)
    deck.run(lambda voyage: passing(voyage, other))
    assert battle[1:] == [(["kc1"], "PI15", "hunter")]


@pytest.mark.parametrize("at", [Position("E11", "port"), Position("E11", "harbour"), Position("TZ1", "zone")])
def test_never_in_a_port_and_never_in_a_zone(at: Position, battle: Battles) -> None:
    deck = hunting()
    pirate = deck.pirate(at=at)
    hunter = warship(deck, at=Position(at.place, "zone" if at.mode == "zone" else "sea"))
    deck.run(lambda voyage: passing(voyage, pirate))
    deck.run(lambda voyage: stayed(voyage, pirate))
    deck.run(lambda voyage: contact(voyage, hunter, pirate))
    assert battle == []


def test_a_hunter_tries_a_pirate_once_in_a_step(battle: Battles) -> None:
    deck = hunting(interception=WINS)
    pirate = deck.pirate()
    hunter = warship(deck)
    deck.run(lambda voyage: passing(voyage, pirate))
    match = deck.run(lambda voyage: contact(voyage, hunter, pirate))
    assert told(match, "interception") == []
    assert battle == []


def test_bn_13_6_a_hunter_fights_two_pirates_in_one_turn_only_if_they_are_allies(battle: Battles) -> None:
    deck = hunting(3, interception=LOSES)
    first, second = deck.pirate(), deck.pirate("PI15", seat=2)
    hunter = warship(deck)
    hunter.foes = [first.id]
    deck.run(lambda voyage: passing(voyage, second))
    assert battle == []
    deck.campaign.state.alliances = [["PI14", "PI15"]]
    deck.run(lambda voyage: passing(voyage, second))
    assert battle == [(["warship1"], "PI15", "hunter")]


# ---------------------------------------------------------------- attack or not


def test_bn_14_12_a_warship_must_attack_its_target_and_may_let_others_go() -> None:
    deck = hunting(3, interception=LOSES)
    pirate = deck.pirate("PI15", seat=2)
    warship(deck)
    match = deck.run(under_orders(1, passing, pirate, hunter_attacks="no"))
    assert told(match, "hunter_let_go") == [{"hunter": "warship1", "pirate": "PI15"}]
    assert pirate.now.stopped, "he is stopped all the same"


def test_a_commissioners_controller_may_be_asked_whether_he_attacks(battle: Battles) -> None:
    deck = hunting(interception=LOSES)
    pirate = deck.pirate()
    commissioner(deck)
    match = deck.run(under_orders(1, passing, pirate, hunter_attacks="ask"))
    question = match.questions[1]
    assert (question.kind, question.default) == ("hunter_attacks", "attack")
    match.answer(1, "let_go")
    assert battle == []
    assert len(told(match, "hunter_let_go")) == 1


def test_spec_7_the_controller_who_is_asked_reads_the_figures_that_others_do_not_know(battle: Battles) -> None:
    deck = hunting(interception=LOSES)
    pirate, other = deck.pirate(), deck.pirate("PI15", 0, at=Position("T5", "sea"))
    ship = warship(deck)
    ship.target = other.id
    match = deck.run(under_orders(1, passing, pirate, hunter_attacks="ask"))
    question = match.questions[1]
    row = WARSHIPS[deck.campaign.hidden.faces[ship.token]]
    assert question.secret
    assert question.data["known"]
    assert (question.data["hunter_combat"], question.data["hunter_speed"]) == (row.strength, row.speed)
    assert question.data["won"] + question.data["lost"] > 0
    assert (ship.combat, ship.speed) == (0, 0), "everybody else still sees a figure face down"
    assert battle == []


def test_a_warship_against_its_target_is_not_asked(battle: Battles) -> None:
    deck = hunting(interception=LOSES)
    pirate = deck.pirate()
    warship(deck)
    match = deck.run(under_orders(1, passing, pirate, hunter_attacks="ask"))
    assert match.questions == {}
    assert len(battle) == 1


def test_bn_6_51_a_pirate_who_wins_the_roll_where_he_lies_may_attack(battle: Battles) -> None:
    deck = hunting(interception=WINS)
    pirate = deck.pirate()
    warship(deck)
    deck.policy(pirate, interception_won="ask")
    match = deck.run(lambda voyage: stayed(voyage, pirate))
    question = match.questions[0]
    assert (question.kind, question.default) == ("attack_or_avoid", "avoid")
    assert (question.data["known"], question.data["hunter_combat"], question.data["hunter_speed"]) == (False, 0, 0)
    match.answer(0, "attack")
    assert battle == [(["warship1"], "PI14", "pirate")]


@pytest.mark.parametrize(("policy", "fights"), [("yes", 1), ("no", 0)])
def test_the_policy_decides_whether_he_attacks(policy: str, fights: int, battle: Battles) -> None:
    deck = hunting(interception=WINS)
    pirate = deck.pirate()
    hunter = warship(deck)
    deck.policy(pirate, interception_won=policy)
    match = deck.run(lambda voyage: contact(voyage, hunter, pirate))
    assert (match.questions, len(battle)) == ({}, fights)


def test_a_pirate_who_wins_the_roll_on_his_way_sails_on(battle: Battles) -> None:
    deck = hunting(interception=WINS)
    pirate = deck.pirate()
    warship(deck)
    deck.policy(pirate, interception_won="yes")
    deck.run(lambda voyage: passing(voyage, pirate))
    assert (battle, pirate.now.stopped) == ([], False)


def test_7_the_nation_is_known_when_the_interception_succeeds_the_figures_are_not(battle: Battles) -> None:
    deck = hunting(interception=LOSES)
    pirate = deck.pirate()
    hunter = warship(deck)
    match = deck.run(lambda voyage: passing(voyage, pirate))
    assert (hunter.nation, hunter.face, hunter.combat, hunter.speed) == ("English", "", 0, 0)
    assert len(told(match, "hunter_nation")) == 1
    assert "W05" not in str([event.data for event in match.events(None)])


# ---------------------------------------------------------------- several hunters, hazard events


def test_bn_14_2_warships_roll_one_by_one_and_fight_as_one(battle: Battles) -> None:
    deck = hunting(interception=[*LOSES, *WINS, *LOSES])
    pirate = deck.pirate()
    for piece in ("W05", "W06", "W07"):
        warship(deck, piece)
    match = deck.run(lambda voyage: passing(voyage, pirate))
    assert [one["result"] for one in told(match, "interception")] == ["caught", "avoided", "caught"]
    assert battle == [(["warship1", "warship3"], "PI14", "hunter")]


def test_commissioners_never_join_a_squadron(battle: Battles) -> None:
    deck = hunting(interception=[*LOSES, *LOSES])
    pirate = deck.pirate()
    commissioner(deck)
    warship(deck)
    deck.run(lambda voyage: passing(voyage, pirate))
    assert battle == [(["warship2"], "PI14", "hunter"), (["kc1"], "PI14", "hunter")]


def test_contact_brings_the_other_warships_of_the_hex(battle: Battles) -> None:
    deck = hunting(interception=[*LOSES, *LOSES])
    pirate = deck.pirate()
    warship(deck)
    hunter = warship(deck, "W06")
    deck.run(lambda voyage: contact(voyage, hunter, pirate))
    assert battle == [(["warship1", "warship2"], "PI14", "hunter")]


def test_4_11_2_a_warship_tries_its_own_target_before_it_joins_a_squadron(battle: Battles, crown: bool) -> None:
    deck = hunting(4, interception=[*LOSES, *LOSES])
    pirate, other = deck.pirate(), deck.pirate("PI02", seat=2)
    first, second = warship(deck), warship(deck, "W06", target=other.id)
    deck.run(lambda voyage: meet(voyage, first))
    assert battle == [(["warship1"] if crown else ["warship1", "warship2"], pirate.id, "hunter")]
    deck.run(lambda voyage: meet(voyage, second))
    assert battle[1:] == ([(["warship2"], other.id, "hunter")] if crown else [])


def test_4_11_2_a_warship_that_has_tried_its_target_joins_a_squadron(battle: Battles, crown: bool) -> None:
    deck = hunting(4, interception=[*LOSES, *LOSES])
    pirate, other = deck.pirate(), deck.pirate("PI02", seat=2)
    first, second = warship(deck), warship(deck, "W06", target=other.id)
    other.now.tested = [second.token]
    deck.run(lambda voyage: meet(voyage, first))
    assert battle == [(["warship1", "warship2"], pirate.id, "hunter")]


def test_bn_22_1_at_a_hazard_event_no_dice_are_rolled(battle: Battles) -> None:
    deck = hunting()
    pirate = deck.pirate(ship="schooner", at=COAST)
    hunter = warship(deck, at=COAST)
    match = deck.run(lambda voyage: contact(voyage, hunter, pirate, automatic=True))
    assert (told(match, "evasion"), told(match, "interception")) == ([], [])
    assert battle == [(["warship1"], "PI14", "hunter")]


# ---------------------------------------------------------------- when


def test_4_11_1b_only_a_pirate_who_began_his_turn_there_and_did_not_leave_is_tried_at_the_end(battle: Battles) -> None:
    deck = hunting(interception=LOSES)
    pirate = deck.pirate()
    warship(deck)
    pirate.now.moved = True
    deck.run(lambda voyage: stayed(voyage, pirate))
    assert battle == []
    pirate.now.moved = False
    deck.campaign.state.step = 5
    deck.run(lambda voyage: stayed(voyage, pirate))
    assert battle == [], "no turn begins with an extra action"
    deck.campaign.state.step = 3
    deck.run(lambda voyage: stayed(voyage, pirate))
    assert len(battle) == 1


def test_4_5_14_a_failed_roll_on_the_way_ends_move_and_operation(battle: Battles) -> None:
    deck = hunting(interception=LOSES)
    pirate = deck.pirate()
    pirate.now.die = 4
    warship(deck, at=Position("J8", "sea"))
    entry = Entry(Move("go", "J7", "direct"), "sea", "search")
    match = deck.run(lambda voyage: carry_out(voyage, [pirate], {"PI14": entry}))
    assert pirate.position == ("J8", "sea")
    assert told(match, "sailed")[0]["path"] == ["J8"]
    assert [one["operation"] for one in told(match, "operation_lost")] == ["search"]
    assert len(battle) == 1


def test_a_won_roll_lets_him_sail_on_with_the_rest_of_his_allowance() -> None:
    deck = hunting(interception=WINS)
    pirate = deck.pirate()
    pirate.now.die = 4
    warship(deck, at=Position("J8", "sea"))
    deck.run(lambda voyage: sail(voyage, pirate, ["J8", "J7"], Entry(), PASSING, LEAVING))
    assert pirate.position == ("J7", "sea")


@pytest.mark.parametrize(("dice", "place"), [(LOSES, "E11"), (WINS, "F11")])
def test_4_11_11_a_pirate_who_leaves_a_blockaded_port_passes_the_hunter(
    dice: list[int], place: str, battle: Battles
) -> None:
    deck = hunting(interception=dice)
    pirate = deck.pirate(at=Position("E11", "port"))
    pirate.now.die = 4
    warship(deck, at=Position("E11", "sea"))
    deck.run(lambda voyage: sail(voyage, pirate, ["F11"], Entry(), PASSING, LEAVING))
    assert pirate.position == (place, "sea")
    assert len(battle) == (place == "E11")


def test_4_11_11_a_pirate_who_enters_a_port_past_a_hunter_in_its_hex_is_tried_first(battle: Battles) -> None:
    deck = hunting(interception=LOSES)
    pirate = deck.pirate(at=Position("E11", "sea"))
    warship(deck, at=Position("E11", "sea"))
    match = deck.run(lambda voyage: sail(voyage, pirate, [], Entry(end="enter_port"), PASSING, LEAVING))
    assert (pirate.position, told(match, "entered_port"), len(battle)) == (("E11", "sea"), [], 1)


def test_a_pirate_who_puts_out_without_sailing_on_is_tried_once(battle: Battles) -> None:
    deck = hunting(interception=WINS)
    pirate = deck.pirate(at=Position("E11", "port"))
    warship(deck, at=Position("E11", "sea"))
    match = deck.run(lambda voyage: carry_out(voyage, [pirate], {"PI14": Entry(end="sea")}))
    assert len(told(match, "interception")) == 1
    assert (pirate.position, battle) == (("E11", "sea"), [])


def test_a_pirate_who_comes_out_of_a_zone_enters_the_hex_of_a_hunter(battle: Battles) -> None:
    deck = hunting(interception=LOSES)
    pirate = deck.pirate(at=Position("TZ1", "zone"))
    arrow = next(place for place in transits(deck.campaign.state, pirate, "chain") if place in HEXES)
    warship(deck, at=Position(arrow, "sea"))
    deck.run(lambda voyage: carry_out(voyage, [pirate], {"PI14": Entry(Move("transit", arrow))}))
    assert (pirate.position, len(battle)) == ((arrow, "sea"), 1)


def test_a_pirate_who_misses_his_turn_through_a_debauch_is_tried_where_he_lies(battle: Battles) -> None:
    deck = hunting(interception=[5, 6])
    pirate = deck.pirate()
    pirate.debauched = 1
    warship(deck)
    deck.run(entries)
    assert len(battle) == 1


def test_a_pursuit_of_a_hunter_ends_in_its_hex() -> None:
    deck = hunting()
    pirate = deck.pirate()
    warship(deck, at=Position("J8", "sea"))
    assert where_it_ends(deck.campaign.state, pirate, Move("pursue", "warship1")) == "J8"


def test_4_11_9_a_pirate_who_is_chased_out_meets_a_hunter_where_he_flees(battle: Battles) -> None:
    deck = hunting(interception=LOSES)
    pirate = deck.pirate(at=Position("E11", "port"))
    warship(deck, at=Position("F10", "sea"))
    match = deck.run(lambda voyage: chase_out(voyage, pirate, CHARLES_TOWN))
    match.answer(0, "F10")
    assert battle == []
    deck.run(fugitives)
    assert battle == [(["warship1"], "PI14", "hunter")]
    match = deck.run(fugitives)
    assert told(match, "interception") == []


def test_bn_6_51_drifting_onto_a_hunter_counts_as_entering_its_hex(battle: Battles) -> None:
    deck = hunting(drift=[1], interception=LOSES)
    pirate = deck.pirate()
    pirate.ship.damage["sails"] = 1
    pirate.immobile_turns = 1
    warship(deck, at=Position("J8", "sea"))
    deck.run(lambda voyage: drift_on(voyage, pirate))
    assert (pirate.position.place, len(battle)) == ("J8", 1)


def test_an_interception_asks_for_another_round_of_extra_actions(battle: Battles) -> None:
    deck = hunting(interception=LOSES)
    pirate = deck.pirate()
    warship(deck)
    deck.run(lambda voyage: passing(voyage, pirate))
    assert deck.campaign.hidden.touched == [0]
    assert len(battle) == 1


# ---------------------------------------------------------------- letters


@pytest.mark.parametrize(("name", "kept"), [("LM07", False), ("LM01", True)])
def test_bn_14_12_a_letter_of_its_nation_makes_a_warship_ignore_him(name: str, kept: bool) -> None:
    """By policy he hands it over; a letter of another nation is of no use."""
    deck = hunting(interception=LOSES, hunter_battle=[6, 1] * 30, location=[5] * 30)
    pirate = deck.pirate()
    letter(deck, pirate, name)
    hunter = warship(deck)
    match = deck.run(lambda voyage: passing(voyage, pirate))
    assert bool(told(match, "letter_handed")) != kept
    assert bool(told(match, "hunter_battle")) == kept
    if not kept:
        assert (pirate.letter, hunter.ignores, lost(pirate)) == ("", ["PI14"], {})
        assert "LM07" in deck.campaign.hidden.stocks["letters"]
        assert pirate.now.stopped
