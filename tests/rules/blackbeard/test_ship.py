"""Damage, wounds, repairs and the ways out of play, on boards built by hand (spec 4.13, 4.14, 4.19, 4.20, 4.24)."""

from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.hidden import Entry
from rules.blackbeard.operation import Scene
from rules.blackbeard.ship.damage import fire, free_damage, hit, hit_somewhere, leaks
from rules.blackbeard.ship.fates import FATES, RETIRE, answer_mutinies, leave_play
from rules.blackbeard.ship.figures import adrift, boxes_left, combat, incapacitating, rating, speed
from rules.blackbeard.ship.repair import CAREEN, JURY, REFIT, jury_rolls, mend
from rules.blackbeard.ship.wounds import HEAL, expire, is_fatal, wound
from rules.blackbeard.state import SECTIONS, Governor, Hostage, Pirate, Position, Section, Wound
from rules.blackbeard.turn.entries import begin_step, carry_out
from rules.blackbeard.voyage import RETIREMENT_REROLLED, Voyage
from rules.kernel import Play, Table

from .decks import Deck, told

CHARLES_TOWN, NEW_PROVIDENCE = "21", "44"
IN_CHARLES_TOWN = Position("E11", "port")
WAYS_OUT: dict[str, tuple[bool, int | None]] = {
    # 4.20.2: mutiny, duel, disease, voluntary retirement (royal pardon included): the new pirate takes over at once.
    "marooned_by_crew": (True, None),
    "deposed": (True, 1000),  # 4.19.2: only stashes count
    "duel": (True, None),
    "disease": (True, None),
    "retired": (True, 1500),  # 4.19.1: cabin + stashes
    "pardoned": (True, 1500),
    # 4.20.2, exception: in a boarding duel the winner takes the ship.
    "boarded": (False, None),
    # 4.20.3: battle wounds, sinking, capture, hanging, retirement after treason, wounds in captivity: the ship is lost.
    "wounds": (False, None),
    "sunk": (False, None),
    "abandoned": (False, None),  # 4.12.8: he counts as dead
    "hanged": (False, None),
    "prison": (False, 1000),  # 4.19.3: the remaining stashes
    "captivity": (False, None),
    "natives": (False, None),  # event 21: dead, 4.20.3
}
"""By cause, whether the next pirate takes over the ship, and the score of one who has 500 in his cabin and 1000 ashore,
None for the dead (spec 4.19, 4.20)."""


def damage_of(pirate: Pirate) -> dict[str, int]:
    return {section: lost for section, lost in pirate.ship.damage.items() if lost}


# ---------------------------------------------------------------- damage


@pytest.mark.parametrize(
    ("ship", "boxes"), [("sloop", 13), ("schooner", 14), ("brigantine", 14), ("square-rigger", 15)]
)
def test_bn_13_8_a_ship_sinks_when_all_its_boxes_are_lost(ship: str, boxes: int) -> None:
    deck = Deck()
    pirate = deck.pirate(ship=ship)
    assert sum(boxes_left(pirate.ship, section) for section in SECTIONS) == boxes
    deck.run(lambda voyage: free_damage(voyage, pirate, boxes - 1, "storm", combat=False))
    assert pirate.status == "active"
    match = deck.run(lambda voyage: hit(voyage, pirate, "sails", 1, "storm", combat=False))
    assert (pirate.status, pirate.fate) == ("dead", "sunk")
    assert told(match, "left_play") == [{"seat": 0, "pirate": "PI14", "cause": "sunk"}]
    assert deck.campaign.state.owed == [0]


def test_bn_4_35_a_white_box_takes_the_first_point_and_nothing_else_happens() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.ship.white.append("sails")
    before = speed(pirate), pirate.popularity
    deck.run(lambda voyage: hit(voyage, pirate, "sails", 1, "merchant", combat=True))
    assert (speed(pirate), pirate.popularity) == before
    assert (damage_of(pirate), pirate.ship.white) == ({}, [])


def test_bn_4_35_carrs_hold_goes_with_his_box() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.ship.white.append("hull")
    pirate.ship.holds.append(type(pirate.ship.holds[0])(3, ["cloth", "food", "drink"]))
    pirate.ship.holds[0].markers = ["gold100"] * 3
    pirate.ship.holds[1].markers = ["gold5"] * 4
    deck.run(lambda voyage: hit(voyage, pirate, "hull", 1, "storm", combat=False))
    assert [hold.markers for hold in pirate.ship.holds] == [["gold100"] * 3 + ["cloth"], ["gold5"] * 4]


def test_bn_17_2_combat_costs_popularity_and_so_does_every_box_of_crew() -> None:
    deck = Deck()
    pirate = deck.pirate()
    deck.run(lambda voyage: hit(voyage, pirate, "guns", 2, "merchant", combat=True))
    assert pirate.popularity == 5
    deck.run(lambda voyage: hit(voyage, pirate, "crew", 1, "storm", combat=False))
    assert pirate.popularity == 4
    deck.run(lambda voyage: hit(voyage, pirate, "crew", 1, "merchant", combat=True))
    assert pirate.popularity == 2
    deck.run(lambda voyage: hit(voyage, pirate, "sails", 1, "storm", combat=False))
    assert pirate.popularity == 2


def test_scurvy_costs_no_popularity_by_itself() -> None:
    deck = Deck()
    pirate = deck.pirate()
    deck.run(lambda voyage: hit(voyage, pirate, "crew", 1, "scurvy", combat=False))
    assert (pirate.popularity, damage_of(pirate)) == (7, {"crew": 1})


def test_bn_13_8_effects_of_damage_on_combat_and_speed() -> None:
    pirate = Deck().pirate(ship="brigantine")
    assert (combat(pirate), speed(pirate)) == (8, 1)
    pirate.ship.damage.update(guns=1, crew=1, hull=1, sails=1)
    assert (combat(pirate), speed(pirate)) == (5, -4)
    pirate.wounds["right_leg"] = [Wound("incapacitating")]
    assert (combat(pirate), speed(pirate)) == (4, -5)


@pytest.mark.parametrize("war", [True, False])
def test_bn_13_8_the_death_of_hostages_is_told_in_the_war(war: bool) -> None:
    deck = Deck(m_rivals=war)
    pirate = deck.pirate()
    pirate.hostages.append(Hostage("hostage1", "English", "11", 1))
    match = deck.run(lambda voyage: hit(voyage, pirate, "crew", 2, "battle", combat=True))
    lost = {"seat": 0, "pirate": pirate.id, "count": 1, "cause": "crew_lost"}
    assert told(match, "hostages_lost") == ([lost] if war else [])


def test_bn_13_8_hostages_die_when_two_boxes_of_crew_are_lost() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.hostages.append(Hostage("hostage1", "English", "11", 1))
    deck.run(lambda voyage: hit(voyage, pirate, "crew", 1, "storm", combat=False))
    assert pirate.hostages
    deck.run(lambda voyage: hit(voyage, pirate, "crew", 1, "storm", combat=False))
    assert pirate.hostages == []


def test_damage_that_a_full_section_cannot_take_goes_where_the_policy_says() -> None:
    deck = Deck()
    pirate = deck.pirate()
    deck.policy(pirate, free_damage="rudder")
    deck.run(lambda voyage: hit(voyage, pirate, "sails", 3, "storm", combat=False))
    assert damage_of(pirate) == {"sails": 1, "rudder": 2}


def test_the_location_die_is_rolled_for_a_round_or_for_each_point() -> None:
    deck = Deck(dice={"location": [4]})
    pirate = deck.pirate()
    deck.run(lambda voyage: hit_somewhere(voyage, pirate, 2, "port_attack", combat=False))
    assert damage_of(pirate) == {"guns": 2}
    deck = Deck(dice={"location": [2, 5]}, damage_location="per_point")
    pirate = deck.pirate()
    deck.run(lambda voyage: hit_somewhere(voyage, pirate, 2, "port_attack", combat=False))
    assert damage_of(pirate) == {"hull": 1, "crew": 1}


def test_bn_6_3_the_owner_chooses_what_floats() -> None:
    deck = Deck(dice={"crates": [2]})
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["cloth", "gold100", "food", "arms"]
    match = deck.run(lambda voyage: free_damage(voyage, pirate, 13, "storm", combat=False))
    question = match.questions[0]
    assert question.kind == "float_crates"
    assert [option.id for option in question.options] == ["0/cloth", "1/food", "2/arms"]
    match.answer(0, ["0/cloth", "2/arms"])
    assert [(crates.hex, crates.markers) for crates in deck.campaign.state.flotsam] == [("J9", ("cloth", "arms"))]
    assert pirate.ship.markers == []
    # Every marker that is gone is explained.
    assert sorted(m for event in told(match, "unloaded") for m in event["markers"]) == [
        "arms",
        "cloth",
        "food",
        "gold100",
    ]


def test_fewer_goods_than_the_die_all_float_without_a_question() -> None:
    deck = Deck(dice={"crates": [6]})
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["cloth", "gold100"]
    match = deck.run(lambda voyage: free_damage(voyage, pirate, 13, "storm", combat=False))
    assert match.questions == {}
    assert deck.campaign.state.flotsam[0].markers == ("cloth",)


def test_bn_13_8_a_leak_damages_the_hull_and_floods_by_the_level_before() -> None:
    deck = Deck(dice={"leak": [1], "flood": [2]}, m_cunning=False)
    pirate = deck.pirate()
    pirate.ship.damage["hull"] = 1
    pirate.ship.holds[1].markers = ["cloth"]
    match = deck.run(lambda voyage: leaks(voyage, pirate))
    assert damage_of(pirate) == {"hull": 2}
    assert [hold.water for hold in pirate.ship.holds] == ["dry", "flooded"]
    assert told(match, "flooded")[0]["markers"] == ["cloth"]


def test_bn_13_8_a_third_leak_sinks_the_ship_with_everything() -> None:
    deck = Deck(dice={"leak": [1]}, m_cunning=False)
    pirate = deck.pirate()
    pirate.ship.damage["hull"] = 3
    pirate.ship.holds[0].markers = ["cloth"]
    deck.run(lambda voyage: leaks(voyage, pirate))
    assert pirate.fate == "sunk"
    assert deck.campaign.state.flotsam == []


def test_cunning_saves_a_ship_from_the_last_leak_by_the_default_policy() -> None:
    deck = Deck(dice={"leak": [1, 4], "flood": [6, 6]})
    pirate = deck.pirate()
    pirate.ship.damage["hull"] = 3
    deck.run(lambda voyage: leaks(voyage, pirate))
    assert (pirate.status, pirate.cunning_used) == ("active", 1)


@pytest.mark.parametrize(("options", "careened"), [({"m_leaks": False}, False), ({}, True)])
def test_no_leak_without_the_module_or_on_the_beach(options: dict[str, Any], careened: bool) -> None:
    deck = Deck(**options)
    pirate = deck.pirate()
    pirate.ship.damage["hull"], pirate.careened = 2, careened
    match = deck.run(lambda voyage: leaks(voyage, pirate))
    assert told(match, "leaked") == []


def test_bn_10_22_fire_burns_alcohol_and_arms() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["alcohol", "arms", "cloth"]
    deck.run(lambda voyage: fire(voyage, pirate))
    assert pirate.ship.markers == ["cloth"]
    assert damage_of(pirate) == {"crew": 2}
    assert pirate.popularity == 5


def test_bn_10_22_a_cistern_puts_the_fire_out_or_is_lost() -> None:
    deck = Deck(dice={"fire": [2]})
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["cistern", "alcohol"]
    deck.run(lambda voyage: fire(voyage, pirate))
    assert pirate.ship.markers == ["cistern", "alcohol"]
    deck = Deck(dice={"fire": [1, 2]})
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["cistern", "alcohol"]
    deck.run(lambda voyage: fire(voyage, pirate))
    assert pirate.ship.markers == []
    assert pirate.ship.holds[1].water == "flooded"
    assert damage_of(pirate) == {"crew": 1}


# ---------------------------------------------------------------- wounds


@pytest.mark.parametrize(
    ("grade", "tokens", "popularity"), [("superficial", 1, 7), ("minor", 1, 6), ("incapacitating", 2, 5)]
)
def test_bn_13_9_a_wound_costs_ratings_and_hardens(grade: str, tokens: int, popularity: int) -> None:
    deck = Deck(dice={"wound_part": [3]})
    pirate = deck.pirate()
    deck.cards(wound=grade)
    match = deck.run(lambda voyage: wound(voyage, pirate, "wounds"))
    assert (pirate.notoriety, pirate.cruelty_gained, pirate.popularity) == (tokens, tokens, popularity)
    assert rating(pirate, "competence") == 4 - tokens
    assert incapacitating(pirate) == (tokens == 2)
    assert [(event["part"], event["grade"], event["face"]) for event in told(match, "wounded")] == [
        ("right_hand", grade, 3)
    ]


def test_two_red_tokens_on_one_part_count_as_an_incapacitating_wound() -> None:
    deck = Deck(dice={"wound_part": [3, 3]})
    pirate = deck.pirate()
    deck.run(lambda voyage: wound(voyage, pirate, "wounds", "minor"))
    assert incapacitating(pirate) == 0
    deck = Deck(dice={"wound_part": [3]})
    deck.campaign.state.pirates["PI14"] = pirate
    deck.run(lambda voyage: wound(voyage, pirate, "wounds", "superficial"))
    assert incapacitating(pirate) == 1
    assert pirate.popularity == 6


@pytest.mark.parametrize(("first", "second", "dies"), [(1, 2, True), (2, 3, False), (5, 6, True), (1, 1, False)])
def test_bn_13_97_both_of_a_pair_kill(first: int, second: int, dies: bool) -> None:
    deck = Deck(dice={"wound_part": [first, second]})
    pirate = deck.pirate()

    def act(voyage: Any) -> Any:
        yield from wound(voyage, pirate, "wounds", "minor")
        yield from wound(voyage, pirate, "wounds", "minor")

    deck.run(act)
    assert (pirate.status == "dead") == dies
    assert is_fatal(pirate) == dies


def test_bn_13_97_scurvy_and_a_grave_wound_kill() -> None:
    deck = Deck(dice={"wound_part": [1]})
    pirate = deck.pirate()
    pirate.scurvy_captain = True
    deck.run(lambda voyage: wound(voyage, pirate, "wounds", "incapacitating"))
    assert pirate.fate == "wounds"


def test_a_pet_is_spared_where_the_wound_would_not_kill() -> None:
    deck = Deck(dice={"wound_part": [6]})
    pirate = deck.pirate()
    pirate.pet = True
    deck.run(lambda voyage: wound(voyage, pirate, "wounds", "minor"))
    assert pirate.pet
    assert pirate.wounds == {"left_leg": [Wound("minor")]}


def test_a_part_that_is_replaced_is_rolled_again() -> None:
    deck = Deck(dice={"wound_part": [5, 5, 1]})
    pirate = deck.pirate()
    pirate.wounds["right_leg"] = [Wound("prosthesis")]
    deck.run(lambda voyage: wound(voyage, pirate, "wounds", "minor"))
    assert list(pirate.wounds) == ["right_leg", "right_eye"]


def test_bn_13_92_superficial_wounds_end_with_the_following_turn() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.wounds = {"right_eye": [Wound("superficial", 2), Wound("minor")], "left_leg": [Wound("superficial", 2)]}
    deck.run(lambda voyage: expire(voyage, pirate))
    assert len(pirate.wounds["right_eye"]) == 2
    deck.campaign.state.turn = 2
    deck.run(lambda voyage: expire(voyage, pirate))
    assert pirate.wounds == {"right_eye": [Wound("minor")]}


def test_bn_13_92_a_superficial_wound_expires_in_step_6_of_the_following_turn() -> None:
    deck = Deck(dice={"wound_part": [3]})
    pirate = deck.pirate()
    deck.run(lambda voyage: wound(voyage, pirate, "wounds", "superficial"))
    competence: list[int] = []
    for turn in (1, 2):
        deck.campaign.state.turn = turn
        deck.run(lambda voyage: expire(voyage, pirate))
        competence.append(rating(pirate, "competence"))
    assert competence == [3, 4]
    # The characteristics come back; Cruelty and Notoriety do not drop.
    assert (pirate.wounds, pirate.cruelty_gained, pirate.notoriety) == ({}, 1, 1)


def test_bn_13_96_healing_leaves_a_prosthesis_where_the_wound_was_grave() -> None:
    deck = Deck()
    pirate = deck.pirate(at=IN_CHARLES_TOWN)
    pirate.wounds = {"right_eye": [Wound("incapacitating")], "left_leg": [Wound("minor")]}
    pirate.scurvy_captain = True

    def act(voyage: Any) -> Any:
        assert HEAL.able(voyage, pirate)
        yield from HEAL.run(voyage, pirate, {})
        assert len(pirate.wounds) == 2  # only at the end of the turn
        expire(voyage, pirate)

    deck.run(act)
    assert pirate.wounds == {"right_eye": [Wound("prosthesis")]}
    assert not pirate.scurvy_captain
    assert (pirate.cruelty_gained, pirate.notoriety) == (1, 1)
    assert rating(pirate, "charisma") == 3


def test_no_healing_where_the_pirate_may_do_no_business() -> None:
    deck = Deck()
    pirate = deck.pirate(at=IN_CHARLES_TOWN)
    deck.campaign.state.ports[CHARLES_TOWN].governor = Governor("gov1", "GOV01")

    def act(voyage: Any) -> None:
        assert not HEAL.able(voyage, pirate)

    deck.run(act)


# ---------------------------------------------------------------- repairs


def scene(deck: Deck, pirate: Pirate, *, moved: bool = False) -> Any:
    """Return a function that builds what the form knows of a pirate who stays where he is."""

    def make(voyage: Any) -> Scene:
        return Scene(voyage.table, deck.campaign.state, pirate, pirate.position, moved, False)

    return make


@pytest.mark.parametrize(
    ("port", "refuge", "governor", "left"),
    [
        (CHARLES_TOWN, CHARLES_TOWN, "", {"hull": 1}),
        (NEW_PROVIDENCE, "", "", {"hull": 1}),
        (CHARLES_TOWN, "", "GOV15", {"hull": 1, "sails": 1, "crew": 1}),
        (CHARLES_TOWN, "", "", {"hull": 1, "sails": 1, "guns": 1, "crew": 1}),
    ],
)
def test_bn_15_1_to_15_3_a_refit_repairs_as_much_as_the_port_allows(
    port: str, refuge: str, governor: str, left: dict[str, int]
) -> None:
    deck = Deck()
    place = {CHARLES_TOWN: "E11", NEW_PROVIDENCE: "K16"}[port]
    pirate = deck.pirate(at=Position(place, "port"))
    pirate.refuge = refuge
    if governor:
        deck.campaign.state.ports[port].governor = Governor("gov1", governor)
    pirate.ship.damage.update(hull=1, sails=1, guns=2, crew=1)
    deck.run(lambda voyage: REFIT.run(voyage, pirate, {"first": "guns"}))
    assert damage_of(pirate) == left


def test_bn_15_5_careening_repairs_a_point_in_port_and_half_a_point_on_a_coast() -> None:
    deck = Deck()
    pirate = deck.pirate(at=IN_CHARLES_TOWN)
    pirate.ship.damage["hull"] = 2
    deck.run(lambda voyage: CAREEN.run(voyage, pirate, {}))
    assert (pirate.careened, damage_of(pirate)) == (True, {"hull": 1})
    pirate.position = Position("F13", "anchored")
    pirate.ship.holds[0].water = "flooded"
    deck.run(lambda voyage: CAREEN.run(voyage, pirate, {"end": False}))
    assert damage_of(pirate) == {"hull": 1}
    deck.run(lambda voyage: CAREEN.run(voyage, pirate, {"end": False}))
    assert damage_of(pirate) == {}
    assert pirate.ship.holds[0].water == "dry"
    deck.run(lambda voyage: CAREEN.run(voyage, pirate, {"end": True}))
    assert not pirate.careened


def test_bn_15_5_careening_is_offered_ashore_and_without_a_move() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("F13", "anchored"))

    def act(voyage: Any) -> None:
        assert not CAREEN.offered(scene(deck, pirate)(voyage))
        pirate.ship.damage["hull"] = 1
        assert CAREEN.offered(scene(deck, pirate)(voyage))
        assert not CAREEN.offered(scene(deck, pirate, moved=True)(voyage))
        pirate.position = Position("J9", "anchored")
        assert not CAREEN.offered(scene(deck, pirate)(voyage))

    deck.run(act)


def test_bn_15_6_a_jury_repair_holds_a_box_up_until_a_1() -> None:
    deck = Deck(dice={"jury": [2, 1]})
    pirate = deck.pirate()
    pirate.ship.damage["rudder"] = 1
    deck.run(lambda voyage: JURY.run(voyage, pirate, {"section": "rudder"}))
    assert pirate.ship.jury == ["rudder"]

    def act(voyage: Any) -> Play[None]:
        yield from jury_rolls(voyage, pirate, ["rudder"])
        assert pirate.ship.jury == ["rudder"]
        yield from jury_rolls(voyage, pirate, ["rudder"])

    match = deck.run(act)
    assert pirate.ship.jury == []
    assert damage_of(pirate) == {"rudder": 1}
    assert told(match, "jury_failed")[0]["face"] == 1


def test_bn_15_6_with_crew_lost_it_takes_two_turns_in_a_row() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.ship.damage.update(sails=1, crew=1)
    for turn, done in ((1, False), (3, False), (4, True)):
        deck.campaign.state.turn = turn
        deck.run(lambda voyage: JURY.run(voyage, pirate, {"section": "sails"}))
        assert (pirate.ship.jury == ["sails"]) == done
    pirate.ship.damage["crew"] = 2

    def act(voyage: Any) -> None:
        assert not JURY.able(voyage, pirate)

    deck.run(act)


def test_bn_15_6_further_damage_knocks_the_repair_flat() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.ship.damage["hull"] = 1
    pirate.ship.jury.append("hull")
    before = speed(pirate)
    deck.run(lambda voyage: hit(voyage, pirate, "hull", 1, "storm", combat=False))
    assert pirate.ship.jury == []
    assert speed(pirate) == before - 2


def test_repairs_give_no_popularity_back_and_never_mend_more_than_is_lost() -> None:
    deck = Deck()
    pirate = deck.pirate()
    deck.run(lambda voyage: hit(voyage, pirate, "crew", 2, "storm", combat=False))

    def act(voyage: Any) -> None:
        assert mend(voyage, pirate, "crew", 5, "tavern", "BN 10.211") == 2
        assert mend(voyage, pirate, "crew", 1, "tavern", "BN 10.211") == 0

    deck.run(act)
    assert pirate.popularity == 5
    assert all(boxes_left(pirate.ship, section) for section in SECTIONS)


# ---------------------------------------------------------------- ways out of play


@pytest.mark.parametrize(("face", "fate"), [(3, ""), (4, "deposed"), (5, "marooned_by_crew")])
def test_bn_17_3_a_mutiny(face: int, fate: str) -> None:
    deck = Deck(dice={"mutiny": [face]}, m_cunning=False)
    pirate = deck.pirate()  # Charisma 4
    pirate.popularity, pirate.mutiny_due, pirate.cabin = 0, True, 300
    match = deck.run(answer_mutinies)
    assert pirate.fate == fate
    assert pirate.popularity == (6 if not fate else 0)
    if fate:
        (new,) = deck.campaign.state.active(0)
        assert (new.ship is pirate.ship, new.position, new.popularity) == (True, pirate.position, 7)
        assert told(match, "replaced")[0]["successor"] == new.id
        assert (pirate.cabin, new.cabin) == (0, 0)
        assert deck.campaign.hidden.scores == ({pirate.id: 0} if fate == "deposed" else {})


def test_bn_17_3_one_mutiny_a_pirate_and_step() -> None:
    deck = Deck(dice={"mutiny": [1]}, m_cunning=False)
    pirate = deck.pirate()
    pirate.mutiny_due = True

    def act(voyage: Any) -> Any:
        yield from answer_mutinies(voyage)
        pirate.mutiny_due = True
        yield from answer_mutinies(voyage)

    match = deck.run(act)
    assert len(told(match, "mutiny")) == 1
    assert pirate.mutiny_due


@pytest.mark.parametrize(
    ("arguments", "policy", "retired"),
    [
        ({"cunning": "yes"}, "grave", True),
        ({"cunning": "policy"}, "grave", False),
        ({"cunning": "policy"}, "listed/retirement", True),
        ({}, "grave", False),
    ],
)
def test_bn_21_1_cunning_may_roll_again_for_a_retirement(
    arguments: dict[str, str], policy: str, *, retired: bool
) -> None:
    deck = Deck(dice={"retirement": [6, 6, 1, 1]}, m_cunning=True)
    pirate = deck.pirate(at=Position("E11", "port"))
    pirate.refuge, pirate.cabin = CHARLES_TOWN, 1550
    deck.policy(pirate, cunning=policy)
    match = deck.run(lambda voyage: RETIRE.run(voyage, pirate, arguments))
    assert (pirate.status == "retired") is retired
    assert bool(told(match, "rerolled")) is retired


@pytest.mark.parametrize(("policy", "default"), [("grave", "yes"), ("ask", "policy"), ("never", "policy")])
def test_bn_21_1_an_order_to_retire_uses_cunning_unless_the_policy_is_against_it(
    policy: str, default: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch == RETIREMENT_REROLLED)
    deck = Deck(m_cunning=True)
    pirate = deck.pirate(at=Position("E11", "port"))
    pirate.refuge, pirate.cabin = CHARLES_TOWN, 1550
    found = list[Any]()

    def look(voyage: Any) -> Any:
        voyage.table.order(0, {"cunning": policy})
        scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=False, spent=False)
        found.extend(next(RETIRE.arguments(scene, "PI14_retire_")))
        yield from ()

    deck.run(look)
    assert [(step.step, step.default, step.quiet) for step in found] == [("PI14_retire_cunning", default, True)]


@pytest.mark.parametrize(("faces", "retired"), [([2, 5], True), ([2, 6], False)])
def test_bn_18_3_retirement_is_rolled_against_the_treasure(faces: list[int], retired: bool) -> None:
    deck = Deck(dice={"retirement": faces}, m_cunning=False)
    pirate = deck.pirate(at=Position("E11", "port"))
    pirate.refuge, pirate.cabin = CHARLES_TOWN, 1550
    deck.campaign.hidden.treasures["PI14"] = {CHARLES_TOWN: 1000}
    pirate.chests = [CHARLES_TOWN]

    def act(voyage: Any) -> Any:
        assert RETIRE.able(voyage, pirate)
        yield from RETIRE.run(voyage, pirate, {})
        assert retired or not RETIRE.able(voyage, pirate)

    match = deck.run(act, GAME)
    # Only its owner knows what counts in the end.
    assert [match.view(seat).me.scores for seat in (0, 1)] == [{"PI14": 2550} if retired else {}, {}]
    if retired:
        assert (pirate.status, deck.campaign.hidden.scores) == ("retired", {"PI14": 2550})
    else:
        assert (pirate.status, deck.campaign.hidden.refused) == ("active", {"PI14": 2600})
    # The roll would tell how much he has hidden.
    assert told(match, "retirement_tried") == [
        {"seat": 0, "pirate": "PI14", "result": "retired" if retired else "failed"}
    ]


@pytest.mark.parametrize("cause", WAYS_OUT)
def test_every_way_out_of_play(cause: str) -> None:
    ship_stays, score = WAYS_OUT[cause]
    deck = Deck()
    pirate = deck.pirate()
    pirate.cabin, pirate.hostages = 500, [Hostage("hostage1", "English", "11", 1)]
    pirate.info, pirate.chests = ["24"], ["11"]
    deck.campaign.hidden.treasures["PI14"] = {"11": 1000}
    match = deck.run(lambda voyage: leave_play(voyage, pirate, cause))
    state = deck.campaign.state
    assert (pirate.status, pirate.fate, pirate.cabin, pirate.info, pirate.chests) == (
        "dead" if score is None else "retired",
        cause,
        0,
        [],
        [],
    )
    assert deck.campaign.hidden.scores == ({} if score is None else {"PI14": score})
    assert sum(event["by"] for event in told(match, "cabin")) == -500
    assert pirate.hostages == []
    if ship_stays:
        (new,) = state.active(0)
        assert (new.ship, new.position, new.popularity, new.homeless) == (pirate.ship, pirate.position, 7, True)
        assert ([one.id for one in new.hostages], new.cabin, new.chests, state.owed) == (["hostage1"], 0, [], [])
    else:
        assert (state.active(0), state.owed) == ([], [0])


def test_4_20_tells_of_every_way_out_of_play() -> None:
    assert sorted(WAYS_OUT) == sorted(FATES)


@pytest.mark.parametrize(("patches", "coming"), [(["careers_owed"], [0]), ([], [0, 0])])
@pytest.mark.parametrize("second", ["sunk", "duel"])
def test_11_9_a_pirate_who_is_to_come_counts_as_a_career(
    second: str, patches: list[str], coming: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of three pirates are lost in one turn: one more may come. Matches that began before the change give two."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch in patches)
    deck = Deck(careers=3)
    pirates = [deck.pirate(), deck.pirate("PI15")]
    deck.run(lambda voyage: leave_play(voyage, pirates[0], "sunk"))
    match = deck.run(lambda voyage: leave_play(voyage, pirates[1], second))
    successors = [one["seat"] for one in told(match, "pirate_dealt")]
    assert deck.campaign.state.owed + successors == coming


def test_without_a_career_left_nobody_comes() -> None:
    deck = Deck(careers=1)
    pirate = deck.pirate()
    deck.run(lambda voyage: leave_play(voyage, pirate, "sunk"))
    assert (deck.campaign.state.owed, deck.campaign.state.active(0)) == ([], [])


# ---------------------------------------------------------------- details that are easily lost


def test_bn_6_6_nothing_floats_in_a_zone() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("TZ1", "zone"))
    pirate.ship.holds[0].markers = ["cloth"]
    match = deck.run(lambda voyage: free_damage(voyage, pirate, 13, "storm", combat=False))
    assert (pirate.fate, deck.campaign.state.flotsam) == ("sunk", [])
    assert told(match, "flotsam_left") == []


@pytest.mark.parametrize(("option", "cost"), [("per_point", 3), ("per_battle", 1)])
def test_bn_17_2_a_battle_costs_popularity_by_the_point_or_once(option: str, cost: int) -> None:
    deck = Deck(dice={"location": [1, 2, 4]}, combat_popularity=option, damage_location="per_point")
    pirate = deck.pirate()
    deck.run(lambda voyage: hit_somewhere(voyage, pirate, 3, "port_attack", combat=True))
    assert pirate.popularity == 7 - cost


def test_bn_15_6_a_hull_that_is_held_up_does_not_leak() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.ship.damage["hull"], pirate.ship.jury = 1, ["hull"]
    match = deck.run(lambda voyage: leaks(voyage, pirate))
    assert told(match, "leaked") == []


@pytest.mark.parametrize("module", [True, False])
def test_3_2_without_the_module_no_jury_repair_is_offered(module: bool) -> None:
    deck = Deck(m_jury=module)
    pirate = deck.pirate()
    pirate.ship.damage["sails"] = 1
    found: list[bool] = []

    def act(voyage: Voyage) -> None:
        scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=False, spent=False)
        found.append(JURY.offered(scene))

    deck.run(act)
    assert found == [module]


def test_bn_15_5_half_a_point_is_kept_while_the_ship_is_careened_in_a_port() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("F13", "anchored"))
    pirate.ship.damage["hull"] = 2
    deck.run(lambda voyage: CAREEN.run(voyage, pirate, {}))
    pirate.position = IN_CHARLES_TOWN
    deck.run(lambda voyage: CAREEN.run(voyage, pirate, {}))
    assert (damage_of(pirate), pirate.ship.half) == ({"hull": 1}, True)
    deck.run(lambda voyage: CAREEN.run(voyage, pirate, {}))
    assert (damage_of(pirate), pirate.ship.half) == ({}, False)


def test_bn_5_22_a_white_box_of_sails_still_drives_the_ship() -> None:
    pirate = Deck().pirate()
    pirate.ship.damage["sails"], pirate.ship.white = 1, ["sails"]
    assert adrift(pirate) is False
    pirate.ship.white = []
    assert adrift(pirate) is True


def test_bn_17_3_a_second_mutiny_comes_at_the_start_of_the_next_step() -> None:
    deck = Deck(dice={"mutiny": [1, 1]}, m_cunning=False)
    pirate = deck.pirate()
    pirate.mutiny_due = True

    def act(voyage: Voyage) -> Any:
        yield from begin_step(voyage, 2)
        pirate.mutiny_due = True
        yield from answer_mutinies(voyage)
        yield from begin_step(voyage, 3)

    match = deck.run(act)
    assert len(told(match, "mutiny")) == 2
    assert pirate.mutiny_due is False


def test_bn_6_2_a_seat_that_loses_its_last_captain_in_the_moves_ends_the_match_before_the_operations() -> None:
    deck = Deck(dice={"mutiny": [6]}, m_cunning=False, careers=1)
    pirate, other = deck.pirate(), deck.pirate("PI15", 1, at=IN_CHARLES_TOWN)
    other.ship.damage["guns"] = 1
    entries = {pirate.id: Entry(), other.id: Entry(end="enter_port", operation="refit")}
    pirate.mutiny_due = True
    match = deck.run(lambda voyage: carry_out(voyage, [pirate, other], entries))
    assert (pirate.fate, deck.campaign.state.ended) == ("marooned_by_crew", "careers")
    assert told(match, "repaired") == []


# ---------------------------------------------------------------- where it is allowed


@pytest.mark.parametrize(
    ("port", "governor", "ground", "allowed"),
    [
        (CHARLES_TOWN, "", "", False),
        (CHARLES_TOWN, "", "refuge", True),
        (CHARLES_TOWN, "GOV15", "", True),
        (CHARLES_TOWN, "GOV01", "", False),
        (CHARLES_TOWN, "", "old refuge", True),
        (CHARLES_TOWN, "", "enemy", False),
        (NEW_PROVIDENCE, "", "", True),
    ],
)
def test_bn_18_3_where_a_pirate_may_retire(port: str, governor: str, ground: str, allowed: bool) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position({CHARLES_TOWN: "E11", NEW_PROVIDENCE: "K16"}[port], "port"))
    pirate.refuge = port if "refuge" in ground else ""
    pirate.enemy = ["English"] if ground in ("old refuge", "enemy") else []
    if governor:
        deck.campaign.state.ports[port].governor = Governor("gov1", governor)
    found: list[bool] = []
    deck.run(lambda voyage: found.append(RETIRE.able(voyage, pirate)))
    assert found == [allowed]


@pytest.mark.parametrize(("governor", "allowed"), [("", True), ("GOV15", True), ("GOV01", False)])
def test_bn_15_5_an_anti_pirate_port_lets_nobody_careen(governor: str, allowed: bool) -> None:
    deck = Deck()
    pirate = deck.pirate(at=IN_CHARLES_TOWN)
    pirate.ship.damage["hull"] = 1
    if governor:
        deck.campaign.state.ports[CHARLES_TOWN].governor = Governor("gov1", governor)
    found: list[bool] = []
    deck.run(lambda voyage: found.append(CAREEN.able(voyage, pirate)))
    assert found == [allowed]


@pytest.mark.parametrize(
    ("section", "lost", "at", "possible"),
    [
        ("sails", 1, "sea", True),
        ("hull", 1, "anchored", True),
        ("rudder", 1, "zone", True),
        ("rudder", 2, "sea", False),
        ("guns", 1, "sea", False),
        ("hull", 1, "port", False),
    ],
)
def test_bn_15_6_a_jury_repair_holds_up_exactly_one_box_of_sails_hull_or_rudder_at_sea(
    section: Section, lost: int, at: Any, possible: bool
) -> None:
    deck = Deck()
    place = {"sea": "J9", "anchored": "F13", "zone": "TZ1", "port": "E11"}[at]
    pirate = deck.pirate(at=Position(place, at))
    pirate.ship.damage[section] = lost
    found: list[bool] = []
    deck.run(lambda voyage: found.append(JURY.able(voyage, pirate)))
    assert found == [possible]


def test_4_19_2_a_deposed_captain_keeps_his_treasures_alone() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.cabin, pirate.chests = 300, [CHARLES_TOWN]
    deck.campaign.hidden.treasures["PI14"] = {CHARLES_TOWN: 900}
    deck.run(lambda voyage: leave_play(voyage, pirate, "deposed"))
    assert deck.campaign.hidden.scores == {"PI14": 900}


def test_bn_17_4_the_next_captain_inherits_holds_and_hostages_and_nothing_else() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.cabin, pirate.notoriety, pirate.cunning_used, pirate.enemy = 300, 20, 1, ["English"]
    pirate.info, pirate.hostages = ["24"], [Hostage("hostage1", "English", "11", 1)]
    pirate.ship.holds[0].markers = ["gold100", "cloth", "sextant"]
    deck.run(lambda voyage: leave_play(voyage, pirate, "duel"))
    (new,) = deck.campaign.state.active(0)
    assert (new.ship.markers, len(new.hostages)) == (["gold100", "cloth", "sextant"], 1)
    assert (new.cabin, new.notoriety, new.cunning_used, new.enemy, new.info, new.letter) == (0, 0, 0, [], [], "")
