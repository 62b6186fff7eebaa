"""Rules in matches with the patch ``strife_corrections``, and in older ones."""

from typing import Any

import pytest

from rules.blackbeard.asking import put
from rules.blackbeard.battle.boarding import chase_off
from rules.blackbeard.battle.captives import RESCUE
from rules.blackbeard.battle.duel import refuse
from rules.blackbeard.battle.hunters import ATTACK_HUNTER
from rules.blackbeard.battle.interception import contact, fugitives, stayed
from rules.blackbeard.captivity.jailbreak import INFILTRATE, beside
from rules.blackbeard.captivity.treason import arrested
from rules.blackbeard.crown.harbours import drive_out
from rules.blackbeard.crown.hunting import act_hunters
from rules.blackbeard.crown.petition import PETITION, petition
from rules.blackbeard.hazards.procedure import EVENTS
from rules.blackbeard.hidden import Entry
from rules.blackbeard.league.alliances import pair_id
from rules.blackbeard.league.breach import end_alliances
from rules.blackbeard.league.contracts import Draft, conclude_contract, settle_contracts
from rules.blackbeard.operation import Operation, Scene
from rules.blackbeard.sea.passage import outward
from rules.blackbeard.ship.damage import hit
from rules.blackbeard.ship.fates import RETIRE
from rules.blackbeard.ship.figures import boxes
from rules.blackbeard.ship.repair import JURY, REFIT
from rules.blackbeard.state import SECTIONS, UNSEEN, Captive, Flotsam, Governor, Hostage, Lasting, Pirate, Position
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import STRIFE_CORRECTIONS, Voyage
from rules.kernel import Match, Table, form

from . import hunting, war
from .decks import AT_SEA, Deck, told
from .omens import HAVANA, IN_ZONE, LOW, NEW_PROVIDENCE, TEACH, Omens, moored
from .test_battles import Fleet, hits
from .test_captives import Hold
from .test_hunters import fight, rounds, teach
from .test_treason import CARTAGENA, ENGLISH, SPANISH, with_letter

PRO = "GOV15"


@pytest.fixture(params=[True, False], autouse=True)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play by the changed rules, and by the old ones."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param and patch == STRIFE_CORRECTIONS)
    return request.param


# ---------------------------------------------------------------- ships


def test_bn_15_6_a_hit_knocks_down_a_mast_that_stands_by_a_jury_repair(patched: bool) -> None:
    deck = Deck()
    sloop = deck.pirate()
    sloop.ship.damage["sails"], sloop.ship.jury = 1, ["sails"]
    match = deck.run(lambda voyage: hit(voyage, sloop, "sails", 1, "storm", combat=False))
    # It had no other mast, so that the point goes elsewhere.
    assert (sloop.ship.jury, sloop.ship.damage["crew"]) == (([] if patched else ["sails"]), 1)
    assert told(match, "jury_fell") == ([{"seat": 0, "pirate": TEACH, "section": "sails"}] if patched else [])


def test_bn_15_6_a_jury_repair_is_made_at_anchor_before_a_port_too(patched: bool) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position(PORTS[HAVANA].hex, "anchored"))
    pirate.ship.damage["rudder"] = 1
    found: list[bool] = []

    def act(voyage: Voyage) -> None:
        scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=False, spent=False)
        found.extend([JURY.offered(scene), JURY.able(voyage, pirate)])

    deck.run(act)
    assert found == [patched] * 2


@pytest.mark.parametrize(
    ("governor", "guns", "asked"),
    [(PRO, 1, True), (PRO, 2, False), ("", 1, False)],
)
def test_bn_15_2_the_captain_chooses_both_points(governor: str, guns: int, asked: bool, patched: bool) -> None:
    deck = Deck()
    pirate = deck.pirate(at=moored(HAVANA))
    if governor:
        deck.campaign.state.ports[HAVANA].governor = Governor("governor1", governor)
    pirate.ship.damage |= {"sails": 1, "guns": guns, "crew": 1}

    def act(voyage: Voyage) -> Any:
        scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=False, spent=False)
        arguments = yield from put(voyage, form(0, "orders", lambda: REFIT.arguments(scene, "")))
        yield from REFIT.run(voyage, pirate, arguments)

    question = deck.run(act).questions[0]
    steps = [one.step for one in question.steps_with({"first": "guns"})]
    assert steps == (["first", "second"] if asked and patched else ["first"])
    answer = {"first": "guns", **({"second": "crew"} if "second" in steps else {})}
    assert deck.match is not None
    deck.match.answer(0, answer)
    left = [section for section, lost in pirate.ship.damage.items() if lost]
    expected = {True: ["sails"] if patched else ["crew"], False: ["sails", "crew"]}[asked]
    assert left == expected


# ---------------------------------------------------------------- hunters


def test_bn_13_6_an_ally_who_has_helped_is_not_tried_again_in_the_step(patched: bool) -> None:
    board = hunting.hunting(3, interception=[1, 6] * 2, hunter_battle=[1, 1, 2, *[1, 6, 6] * 3], location=[3] * 6)
    pirate, ally = teach(board), board.pirate("PI15", seat=2)
    board.campaign.state.alliances = [["PI14", "PI15"]]
    board.campaign.state.step = 3
    board.policy(ally, help_ally="yes")
    board.policy(pirate, help_ally="yes")
    hunting.warship(board, "W22")

    def act(voyage: Voyage) -> Any:
        yield from stayed(voyage, pirate)
        yield from stayed(voyage, ally)

    match = board.run(act)
    assert [one["pirate"] for one in told(match, "interception")] == (["PI14"] if patched else ["PI14", "PI15"])


def test_bn_10_22_a_barrel_does_not_put_out_the_fire_of_red_hot_shot(patched: bool) -> None:
    deck = hunting.hunting(hunter_battle=[1, 3, 6, 1, 1, 6], location=[3] * 2, hot_shot=[5, 2])
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["cannon", "barrel"]
    deck.policy(pirate, barrel="2")
    hunter = hunting.commissioner(deck)
    match = fight(deck, pirate, hunter)
    assert [one[2] for one in rounds(match)] == ["won", "lost", "won"]
    assert len(told(match, "barrel_used")) == 1
    worn = [one["cause"] for one in told(match, "hunter_worn")]
    assert worn == ["battle", *(["fire"] if patched else []), "battle", "fire"]


@pytest.mark.parametrize("english", [True, False])
def test_bn_15_4_a_commissioner_refits_in_no_pirate_port(english: bool, patched: bool) -> None:
    board = war.deck()
    pirate = board.pirate("PI12", 1, at=AT_SEA)
    board.campaign.state.ports[NEW_PROVIDENCE].english = english
    hunter = war.commissioner(board, war.MAYNARD, pirate, moored(NEW_PROVIDENCE), 0)
    hunter.combat = 3
    war.order(board, hunter, "refit")
    board.campaign.state.kcs_active = True
    board.run(act_hunters)
    assert hunter.combat == (3 if patched and not english else 4)


def test_bn_18_2_a_pirate_released_by_a_court_is_not_chased_out_of_the_port(patched: bool) -> None:
    board = war.deck(2, dice={"interception": [1, 6], "treason": [6]})
    pirate = with_letter(board, ENGLISH, at=moored(CARTAGENA))
    war.commissioner(board, war.MAYNARD, pirate, pirate.position._replace(mode="sea"), 1)
    inside = war.commissioner(board, war.ROGERS, pirate, moored(CARTAGENA), 1, token="kc2")
    board.policy(pirate, evasion="never")
    # One more point would sink his ship, so that he surrenders.
    pirate.ship.damage |= {section: boxes(pirate.ship, section) - (section == "guns") for section in SECTIONS}
    match = board.run(lambda voyage: drive_out(voyage, inside, pirate, CARTAGENA))
    if match.questions:
        match.answer(0, match.questions[0].default)
    assert (pirate.status, [one["result"] for one in told(match, "treason_tried")]) == ("active", ["released"])
    assert bool(told(match, "chased")) != patched
    assert (pirate.position == moored(pirate.refuge)) == patched


@pytest.mark.parametrize("step", [3, 8])
def test_66_no_turn_begins_with_dolphins(step: int, patched: bool) -> None:
    board = hunting.hunting(interception=[6, 1])
    pirate = teach(board)
    hunting.warship(board, "W22")
    board.campaign.state.step = step
    match = board.run(lambda voyage: stayed(voyage, pirate))
    assert bool(told(match, "interception")) == (step == 3 or not patched)


@pytest.mark.parametrize(("kind", "fate"), [("ghost", "hanged"), ("warship", "")])
def test_24_the_ghost_ship_takes_no_letter(kind: Any, fate: str, patched: bool) -> None:
    board = hunting.hunting(treason=[6])
    pirate = teach(board)
    pirate.position, pirate.careened, pirate.refuge = hunting.COAST._replace(mode="anchored"), True, HAVANA
    hunting.letter(board, pirate)
    hunter = hunting.warship(board, at=hunting.COAST)
    hunter.kind, hunter.face, hunter.nation = kind, "W05", "English"
    board.run(lambda voyage: contact(voyage, hunter, pirate, automatic=True))
    assert pirate.fate == (fate if patched else "")


# ---------------------------------------------------------------- orders


def lost(board: Deck, pirate: Pirate, operation: Operation, **arguments: str) -> bool:
    """Return whether an operation is lost that a pirate has ordered."""
    board.campaign.hidden.entries[pirate.id] = Entry(operation=operation.id, arguments=arguments)
    found: list[bool] = []
    board.run(lambda voyage: found.append(not operation.able(voyage, pirate)))
    return found[0]


def test_spec_4_3_2_an_attack_ordered_on_one_hunter_is_not_made_on_another(patched: bool) -> None:
    board = hunting.hunting(3)
    pirate = teach(board)
    hunting.warship(board, "W22")
    assert lost(board, pirate, ATTACK_HUNTER, target="kc1") == patched
    assert not lost(board, pirate, ATTACK_HUNTER, target="warship1")
    assert not lost(board, pirate, ATTACK_HUNTER)


def test_spec_4_3_2_a_petition_against_one_rival_is_not_made_against_another(patched: bool) -> None:
    board = war.deck(3, dice={"petition": [6, 6]}, m_rivals=True)
    pirate, rival, gone = (
        board.pirate("PI12", 0, at=moored(HAVANA)),
        board.pirate("PI14", 1),
        board.pirate("PI15", 2),
    )
    rival.notoriety, gone.status = 50, "dead"
    assert lost(board, pirate, PETITION, target=gone.id) == patched
    assert not lost(board, pirate, PETITION, target=rival.id)
    match = board.run(lambda voyage: petition(voyage, pirate, gone.id))
    assert bool(told(match, "petitioned")) != patched


def test_spec_4_3_2_a_rescuer_who_came_for_one_captive_takes_no_other(patched: bool) -> None:
    board = war.deck(3, m_rivals=True)
    pirate = board.pirate("PI12", 0, at=hunting.COAST)
    held = board.pirate("PI14", 1)
    held.status = "marooned"
    board.campaign.state.captives = [Captive(held.id, hunting.COAST.place, "island")]
    assert lost(board, pirate, RESCUE, captive="PI15") == patched
    held.status = "imprisoned"
    board.campaign.state.captives = [Captive(held.id, HAVANA, "prison", {"sentence": "trial"})]
    pirate.position = Position(beside(HAVANA)[0], "anchored")
    assert lost(board, pirate, INFILTRATE, errand="prisoner/PI15") == patched


# ---------------------------------------------------------------- captives, relatives, alliances


def test_4_11_1_a_beaten_rescuer_may_flee_to_a_hunter_and_chooses_his_facing(patched: bool) -> None:
    board = hunting.hunting(interception=[6, 1])
    pirate = teach(board)
    pirate.ship.damage["rudder"], pirate.now.moved = 1, True
    hunting.warship(board, "W22", at=Position("J8", "sea"))

    def act(voyage: Voyage) -> Any:
        yield from chase_off(voyage, pirate)
        yield from fugitives(voyage)

    match = board.run(act)
    match.answer(0, "J8/3" if patched else "J8")
    assert (pirate.position, pirate.facing) == (Position("J8", "sea"), 3 if patched else 1)
    assert bool(told(match, "interception")) == patched


def test_4_11_1_a_pirate_who_flees_an_earthquake_may_meet_a_hunter(patched: bool) -> None:
    omens = Omens(dice={"interception": [6, 1]})
    pirate = omens.pirate(TEACH, at=moored(HAVANA))
    way = outward(HAVANA)[0]
    omens.commissioner(pirate, Position(way, "sea"), 1)

    def act(voyage: Voyage) -> Any:
        yield from EVENTS["11"](voyage, pirate)
        yield from fugitives(voyage)

    omens.dice["port"] = [2, 5]
    match = omens.run(act)
    match.answer(0, way)
    assert (pirate.position.place, bool(told(match, "interception"))) == (way, patched)


def test_bn_12_2_a_captive_dies_with_a_ship_that_natives_have_burnt(patched: bool) -> None:
    omens = Omens(dice={"random_sea": [1]})
    captor, held = omens.pirate(TEACH, 0, at=Position("F13", "anchored")), omens.pirate(LOW, 1)
    captor.careened = True
    held.status, held.refuge = "captive", HAVANA
    omens.campaign.state.captives = [Captive(LOW, TEACH, "plank")]
    omens.strike("21", captor)
    assert (captor.fate, held.status) == ("natives", "dead" if patched else "active")


def test_21_natives_do_not_reach_a_ship_over_a_wreck_in_deep_sea(patched: bool) -> None:
    omens = Omens(dice={"random_sea": [1]})
    diver = omens.pirate(at=Position(AT_SEA.place, "anchored"))
    match = omens.strike("21", diver)
    if not patched:
        match.answer(0, "J8")
    assert (diver.position, diver.popularity) == (
        (Position(AT_SEA.place, "anchored"), 7) if patched else (("J8", "sea"), 6)
    )


def test_bn_16_27_a_relative_is_home_although_her_captor_fell_in_the_duel(patched: bool) -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [4], "duel": hits(9), "downed": [1]})
    fleet.orders(fleet.teach)
    fleet.orders(fleet.low, duel_surrender="0")
    fleet.low.hostages = [Hostage("hostage1", "English", "PI14", 1, "PI14"), Hostage("hostage2", "English", "11", 1)]
    fleet.fight("hostage/hostage1")
    assert (fleet.low.fate, fleet.teach.notoriety) == ("duel", 5)
    (successor,) = fleet.deck.campaign.state.active(1)
    assert [one.id for one in successor.hostages] == (["hostage2"] if patched else ["hostage1", "hostage2"])


@pytest.mark.parametrize(("letter", "spent"), [(ENGLISH, False), (SPANISH, True)])
def test_bn_18_2_an_arrest_takes_only_a_letter_of_the_ports_nation(letter: str, spent: bool, patched: bool) -> None:
    board = war.deck(dice={"treason": [4]})
    pirate = with_letter(board, letter, at=Position(PORTS[CARTAGENA].hex, "port"))
    board.run(lambda voyage: arrested(voyage, pirate, CARTAGENA))
    assert bool(pirate.letter) == (patched and not spent)


def test_bn_20_8_two_ships_in_one_zone_do_not_meet_for_a_duel(patched: bool) -> None:
    board = war.deck(3, m_rivals=True, alliances="on")
    one, two = board.pirate("PI12", 0, at=IN_ZONE), board.pirate("PI14", 1, at=IN_ZONE)
    board.campaign.state.alliances = [[one.id, two.id]]
    match = board.run(lambda voyage: end_alliances(voyage, [pair_id(one.id, two.id)]))
    assert bool(match.questions) != patched


def contract(board: Deck, pirates: list[Pirate], condition: dict[str, Any]) -> Match:
    """Make a contract in step 7, and let the rest of the turn pass."""
    names = [pirate.id for pirate in pirates]
    draft = Draft(names[0], names, "none", condition, {names[0]: 300}, board.campaign.state.turn + 5, public=True)
    board.campaign.state.step = 7

    def act(voyage: Voyage) -> None:
        conclude_contract(voyage, draft)
        voyage.state.step = 8
        settle_contracts(voyage)

    return board.run(act)


@pytest.mark.parametrize("kind", ["deliver", "stay_out"])
def test_bn_20_1_acts_before_a_contract_do_not_count(kind: str, patched: bool) -> None:
    board = war.deck(3, m_rivals=True)
    one, two = board.pirate("PI12", 0), board.pirate("PI14", 1)
    one.cabin = 300
    two.now.delivered = [f"{CARTAGENA}/cloth"]
    two.now.path = ["D19", "J9"]
    conditions = {
        "deliver": {"kind": "deliver", "marker": "cloth", "port": CARTAGENA},
        "stay_out": {"kind": "stay_out", "target": two.id, "sea": "CAR"},
    }
    match = contract(board, [one, two], conditions[kind])
    assert bool(told(match, "contract_over")) != patched
    # In the next turn the same would count.
    board.campaign.state.turn += 1
    board.run(settle_contracts)
    assert board.campaign.state.contracts == []


def test_bn_12_2_a_captive_without_endurance_talks_before_he_is_wounded(patched: bool) -> None:
    held = Hold("mast", dice={"captive": [6, 1, 6, 1], "wound_part": [3, 4]})
    held.state.captives[0].data["endurance"] = 0
    held.wish("on")
    results = [told(held.suffer(), "captive_tortured")[0]["result"] for _ in range(2)]
    assert results == (["talked", "wounded"] if patched else ["wounded", "wounded"])
    assert held.teach.info == (["11"] if patched else [])


def test_bn_9_28_a_pirate_left_with_a_wreck_still_misses_his_turn(patched: bool) -> None:
    fleet = Fleet(dice={"battle": [5, 5, 2, 3], "location": [5], "duel": hits(2)})
    fleet.orders(fleet.teach)
    fleet.low.notoriety, fleet.low.debauched = 30, 2
    match = fleet.fight()
    match.answer(0, {"fate": "wreck"})
    assert (fleet.low.status, fleet.low.debauched) == ("active", 2 if patched else 0)


def test_34_the_attacker_earns_the_reward_for_an_ally_of_his_enemy(patched: bool) -> None:
    fleet = Fleet(3, dice={"battle": [6, 6, 1, 1, 1], "location": [4, 2], "crates": [1]})
    ally = fleet.deck.pirate("PI15", 2)
    ally.ship.holds[0].markers, ally.notoriety = ["living"], 20
    ally.ship.damage |= {section: boxes(ally.ship, section) - (section == "hull") for section in SECTIONS}
    fleet.orders(ally, help_ally="yes")
    state = fleet.deck.campaign.state
    state.alliances = [[fleet.low.id, ally.id]]
    state.lasting = [Lasting("event1", "34", "", "ever")]
    fleet.fight()
    assert (ally.fate, fleet.teach.due) == ("sunk", 2000 if patched else 0)


def test_61_a_pirate_who_refuses_a_duel_has_lost_it(patched: bool) -> None:
    omens = Omens(dice={"event": [1, 1], "passengers": [42, 42]})
    winner, loser = omens.pirate(TEACH), omens.pirate(LOW, 1)
    omens.lasting("61", until="ever")
    match = omens.run(lambda voyage: refuse(voyage, winner, loser))
    assert bool(told(match, "crusade_won")) == patched


def test_bn_6_3_by_default_the_types_with_the_highest_numbers_float(patched: bool) -> None:
    deck = Deck(dice={"crates": [2], "location": [2]})
    sloop = deck.pirate()
    sloop.ship.holds[0].markers = ["alcohol", "cloth", "spices", "food"]
    sloop.ship.damage |= {section: boxes(sloop.ship, section) - (section == "hull") for section in SECTIONS}
    match = deck.run(lambda voyage: hit(voyage, sloop, "hull", 1, "storm", combat=False))
    match.answer(0, match.questions[0].default)
    assert sorted(deck.campaign.state.flotsam[0].markers) == (["alcohol", "spices"] if patched else ["food", "spices"])


def test_64_ships_dispute_the_crates_to_which_a_current_has_carried_them(patched: bool) -> None:
    omens = Omens(dice={"dispute": [1, 1, 6, 6]})
    one, two = omens.pirate(TEACH, at=AT_SEA), omens.pirate(LOW, 1, at=AT_SEA)
    omens.campaign.state.flotsam = [Flotsam("J10", ("cloth",))]
    omens.strike("64", one, random_sea=[1], event=[4])
    assert [one.ship.markers, two.ship.markers] == [[], ["cloth"] if patched else []]


# ---------------------------------------------------------------- secrets


@pytest.mark.parametrize("amounts", ["secret", "public"])
def test_spec_7_the_dice_of_a_retirement_rolled_again_do_not_tell_the_treasure(amounts: str, patched: bool) -> None:
    deck = Deck(dice={"retirement": [6, 6, 5, 5]}, refuge_amounts=amounts)
    pirate = deck.pirate(at=moored(HAVANA))
    pirate.refuge, pirate.cabin = HAVANA, 1500
    deck.policy(pirate, cunning="ask")
    match = deck.run(lambda voyage: RETIRE.run(voyage, pirate, {}))
    match.answer(0, "yes")
    (event,) = [one for one in match.log if one.kind == "rerolled"]
    faces = {"before": [66], "after": [55]}
    known = {seat: {**event.data, **event.private.get(seat, {})}.items() >= faces.items() for seat in (0, 1)}
    assert known == {0: True, 1: not patched or amounts == "public"}


def test_spec_7_an_earthquake_does_not_turn_up_a_governor(patched: bool) -> None:
    omens = Omens()
    drawing = omens.pirate(TEACH)
    omens.governor(HAVANA, PRO)
    omens.strike("11", drawing, port=[2, 5])
    state, hidden = omens.campaign.state, omens.campaign.hidden
    assert state.ports[HAVANA].governor is None
    assert state.governors_out == ([UNSEEN] if patched else [PRO])
    assert hidden.governors_out == ([PRO] if patched else [])
