"""Movement, harbours, pursuits, drifting (spec 4.5)."""

from typing import Any

import pytest

from rules.blackbeard.battle.pirates import may_attack
from rules.blackbeard.hidden import Entry, Move
from rules.blackbeard.sea.harbour import chase_out, enter_port
from rules.blackbeard.sea.movement import carry_out_move, drift, pursue
from rules.blackbeard.sea.passage import default_move, end_modes, may_enter, reach_of, transits
from rules.blackbeard.ship.figures import allowance
from rules.blackbeard.state import Governor, Hunter, Lasting, Pirate, Position, Sail, Wound
from rules.blackbeard.tables import LETTERS, PORTS
from rules.blackbeard.turn.entries import before_moving
from rules.blackbeard.turn.moves import move_all
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.hexes import HEXES, STEPS, direction_of
from rules.blackbeard.world.routes import sailing_distance, steered
from rules.kernel import Match

from .decks import Deck, told

HAVANA, MAZANA = "25", "26"


def at(place: str, mode: str = "sea") -> Position:
    return Position(place, mode)  # type: ignore[arg-type]


def anti_governor(deck: Deck, port: str, face: str = "GOV01", *, up: bool = False) -> None:
    """Put a governor on a port: GOV01 is anti-pirate, GOV09 pro-pirate."""
    deck.campaign.hidden.stocks["governors"].remove(face)
    governor = Governor(f"governor{port}", face if up else "")
    deck.campaign.state.ports[port].governor = governor
    if not up:
        deck.campaign.hidden.faces[governor.token] = face


def move(deck: Deck, pirate: Pirate, entry: Entry, die: int = 4) -> Match:
    pirate.now.die = die
    return deck.run(lambda voyage: carry_out_move(voyage, pirate, entry))


def go(place: str, end: Any = "sea", **more: Any) -> Entry:
    return Entry(move=Move("go", place), end=end, **more)


# ---------------------------------------------------------------- allowance


def test_bn_5_22_speed_below_minus_five_is_immobile_and_minus_five_moves_one() -> None:
    pirate = Deck().pirate(ship="square-rigger")
    pirate.ship.damage.update(sails=1, hull=2)
    assert allowance(pirate, 2) == 1
    assert allowance(pirate, 6) == 1
    pirate.ship.damage.update(hull=3)
    assert allowance(pirate, 6) == 0
    # A mainsail counts before that test, an incapacitating wound too.
    assert allowance(pirate, 6, mainsail=True) == 2
    pirate.wounds["left_eye"] = [Wound("incapacitating"), Wound("incapacitating")]
    pirate.ship.damage.update(hull=2)
    assert allowance(pirate, 6) == 0


# ---------------------------------------------------------------- going


def test_bn_6_2_a_ship_sails_to_its_goal_and_faces_the_last_step() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("J9"))
    match = move(deck, pirate, go("M8"))
    assert pirate.position == at("M8")
    assert (pirate.now.path[-1], len(pirate.now.path)) == ("M8", 3)
    assert pirate.facing == direction_of(pirate.now.path[-2], "M8")
    assert (pirate.now.moved, pirate.now.spent) == (True, False)
    (sailed,) = told(match, "sailed")
    assert (sailed["allowance"], sailed["path"], sailed["mode"]) == (7, pirate.now.path, "sea")


def test_bn_8_1_a_move_of_the_whole_allowance_is_noted() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("J9"))
    move(deck, pirate, go("M8"), die=1)
    assert pirate.now.spent is False
    move(deck, pirate, go("J12"), die=1)
    assert sailing_distance("M8", "J12") == 6
    # Out of reach: he stays.
    assert pirate.position == at("M8")


def test_bn_6_4_a_goal_across_land_is_reached_by_sea_only() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("G19", "anchored"))
    assert "G20" not in reach_of(deck.campaign.state, pirate, 1)
    assert reach_of(deck.campaign.state, pirate, 2).path("G20")[0] != "G20"


@pytest.mark.parametrize("rudder", [0, 1, 2, 3])
def test_bn_13_8_a_damaged_rudder_limits_every_step(rudder: int) -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("N8"))
    pirate.ship.damage["rudder"] = rudder
    found = reach_of(deck.campaign.state, pirate, 2)
    for place in found.costs:
        here, facing = "N8", 1
        for entered in found.path(place):
            facing_then, facing = facing, direction_of(here, entered)
            assert facing in steered(facing_then, rudder)
            here = entered
    # Anchored or in a port he chooses any facing first.
    pirate.position = at("H15", "anchored")
    free = reach_of(deck.campaign.state, pirate, 1)
    assert [place for place, cost in free.costs.items() if cost == 1] == [place for _, place in STEPS["H15"]]


def test_a_ship_without_a_legal_step_turns_clockwise() -> None:
    deck = Deck()
    # Off Campeche the coast leaves few ways.
    place = next(
        place
        for place in STEPS
        if HEXES[place].terrain == "coast" and [way for way, _ in STEPS[place]] == [way for way, _ in STEPS[place][:1]]
    )
    pirate = deck.pirate(at=at(place))
    only = STEPS[place][0][0]
    pirate.facing, pirate.ship.damage["rudder"] = (only + 2) % 6 + 1, 3
    move(deck, pirate, Entry(move=Move("turn")))
    assert pirate.facing == (only + 3) % 6 + 1
    assert pirate.position.place == place


def test_bn_10_22_a_mainsail_is_used_up_and_adds_two() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("J9"))
    pirate.ship.holds[0].markers = ["mainsail"]
    match = move(deck, pirate, go("J14", mainsail=True), die=1)
    assert pirate.position == at("J14", "sea")
    assert pirate.ship.markers == []
    assert told(match, "mainsail_set")


def test_bn_10_22_a_sextant_reaches_a_port_and_nothing_else() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("J9"))
    pirate.ship.holds[0].markers = ["sextant"]
    move(deck, pirate, go("H7", sextant=True), die=1)
    assert pirate.position == at("H7")
    assert pirate.ship.markers == ["sextant"]
    pirate.position = at("K10")
    pirate.now.path = []
    assert sailing_distance("K10", "E11") == 6
    match = move(deck, pirate, go("E11", end="enter_port", sextant=True), die=1)
    assert pirate.position == at("E11", "port")
    assert told(match, "sextant_used")
    assert pirate.ship.markers == []


def test_bn_10_22_a_sextant_that_is_gone_reaches_no_farther() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("K10"))
    pirate.ship.holds[0].markers = ["sextant"]
    entry = go("E11", end="enter_port", sextant=True, jettison=("sextant",))
    pirate.now.die = 1

    def act(voyage: Voyage) -> Any:
        before_moving(voyage, pirate, entry)
        yield from carry_out_move(voyage, pirate, entry)

    match = deck.run(act)
    assert (pirate.position, pirate.ship.markers) == (at("K10"), [])
    assert told(match, "sextant_used") == []


@pytest.mark.parametrize("way", ["go", "pursue"])
def test_bn_10_22_a_mainsail_that_is_gone_does_not_count(way: Any) -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("J9"))
    pirate.now.die = 1
    entry = Entry(move=Move(way, "J14"), end="sea", mainsail=True)
    deck.run(lambda voyage: (carry_out_move if way == "go" else to_j14)(voyage, pirate, entry))
    assert pirate.position == at("J9" if way == "go" else "J13")
    assert pirate.now.mainsail is False


def to_j14(voyage: Voyage, pirate: Pirate, entry: Entry) -> Any:
    return pursue(voyage, pirate, entry, "J14")


# ---------------------------------------------------------------- ends of a move


def test_bn_6_1_anchors_hold_on_coasts_only() -> None:
    deck = Deck()
    pirate = deck.pirate()
    state = deck.campaign.state
    assert end_modes(state, pirate, "J9") == ["sea"]
    assert end_modes(state, pirate, "H15") == ["sea", "anchor"]
    assert end_modes(state, pirate, "G19") == ["sea", "anchor", "enter_port", "enter_harbour"]
    anti_governor(deck, HAVANA, up=True)
    assert end_modes(state, pirate, "G19") == ["sea", "anchor"]
    assert end_modes(state, pirate, "G19", "assault") == ["sea", "anchor", "enter_port", "enter_harbour"]


def test_bn_6_1_holding_a_ship_may_drop_and_weigh_anchor_even_if_immobile() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("H15"))
    pirate.ship.damage["sails"] = 1
    match = move(deck, pirate, Entry(end="anchor"))
    assert pirate.position == at("H15", "anchored")
    assert told(match, "anchored")
    match = move(deck, pirate, Entry(end="sea"))
    assert pirate.position == at("H15")
    assert told(match, "weighed_anchor")
    assert pirate.now.moved is False


def test_without_an_order_a_ship_lies_as_it_lay() -> None:
    deck = Deck()
    for mode in ("anchored", "port", "harbour", "sea"):
        pirate = deck.pirate("PI14" if mode == "anchored" else "PI0" + str(len(mode)), at=at("G19", mode))
        match = move(deck, pirate, Entry())
        assert pirate.position == at("G19", mode)
        assert match.log == []


def test_bn_6_7_leaving_a_port_ends_the_call() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("G19", "port"))
    pirate.call.sold = True
    match = move(deck, pirate, Entry(end="sea"))
    assert (pirate.position, pirate.call.sold) == (at("G19"), False)
    assert told(match, "left_port") == [{"seat": 0, "pirate": "PI14", "port": HAVANA}]


# ---------------------------------------------------------------- entering ports


def test_bn_4_34_an_anti_pirate_governor_chases_the_pirate_who_turns_him_up() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("H18"))
    anti_governor(deck, HAVANA)
    match = move(deck, pirate, go("G19", "enter_port"))
    assert told(match, "governor_revealed") == [
        {"port": HAVANA, "token": "governor25", "governor": "GOV01", "stance": "anti"}
    ]
    question = match.questions[0]
    assert (question.kind, question.default) == ("chased_to", "F18")
    assert sorted(option.id for option in question.options) == sorted(place for _, place in STEPS["G19"])
    match.answer(0, "G18", question=question.id)
    assert pirate.position == at("G18")
    assert pirate.facing == direction_of("G19", "G18")
    assert (pirate.popularity, pirate.banned, pirate.now.stopped) == (6, [HAVANA], True)
    assert not may_enter(deck.campaign.state, pirate, HAVANA)
    assert deck.campaign.hidden.faces == {}


def test_bn_13_5_another_port_ends_the_ban() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("E13"))
    pirate.banned, pirate.attack_banned = [HAVANA], [HAVANA]
    deck.run(lambda voyage: enter_port(voyage, pirate, HAVANA, anchored=True))
    assert (pirate.position, pirate.banned) == (at("E13"), [HAVANA])
    deck.run(lambda voyage: enter_port(voyage, pirate, "22", anchored=False))
    assert (pirate.position, pirate.banned, pirate.attack_banned) == (at("E13", "harbour"), [], [])


def test_bn_4_34_a_pro_pirate_governor_lets_him_in() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("H18"))
    anti_governor(deck, HAVANA, "GOV09")
    move(deck, pirate, go("G19", "enter_port"))
    assert pirate.position == at("G19", "port")
    assert deck.campaign.state.ports[HAVANA].governor.face == "GOV09"


def test_an_enemy_of_the_nation_turns_no_governor_up() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("H18"))
    anti_governor(deck, HAVANA, "GOV09")
    pirate.enemy = ["Spanish"]
    move(deck, pirate, go("G19", "enter_port"))
    assert pirate.position == at("G19")
    assert deck.campaign.state.ports[HAVANA].governor.face == ""


def test_an_assault_leaves_the_governor_face_down() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("H18"))
    anti_governor(deck, HAVANA)
    move(deck, pirate, go("G19", "enter_port", operation="assault"))
    assert pirate.position == at("G19", "port")
    assert deck.campaign.state.ports[HAVANA].governor.face == ""


def test_4_7_a_pirate_who_becomes_an_enemy_inside_a_port_may_stay() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("G19", "port"))
    pirate.enemy = [PORTS[HAVANA].nationality]
    move(deck, pirate, Entry(end="enter_port"))
    assert pirate.position == at("G19", "port")
    # Once he has left it he does not come in again.
    move(deck, pirate, Entry(end="sea"))
    move(deck, pirate, Entry(end="enter_port"))
    assert pirate.position == at("G19")


def test_a_treasure_opens_a_hostile_port() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("H18"))
    anti_governor(deck, HAVANA, up=True)
    assert not may_enter(deck.campaign.state, pirate, HAVANA)
    pirate.chests = [HAVANA]
    move(deck, pirate, go("G19", "enter_port"))
    assert pirate.position == at("G19", "port")


def test_bn_17_2_full_holds_are_welcome_at_home() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("H18"))
    pirate.refuge = HAVANA
    for hold in pirate.ship.holds:
        hold.markers = ["cloth"] * 4
    pirate.ship.holds[1].markers, pirate.ship.holds[1].water = [], "flooded"
    move(deck, pirate, go("G19", "enter_port"))
    assert pirate.popularity == 8
    move(deck, pirate, Entry(end="enter_harbour"))
    assert pirate.popularity == 8


def test_a_commissioner_inside_closes_a_port() -> None:
    deck = Deck()
    pirate = deck.pirate()
    deck.campaign.state.hunters.append(Hunter("hunter1", "kc", at("G19", "port"), 1, "PI14"))
    assert not may_enter(deck.campaign.state, pirate, HAVANA)


def test_bn_13_5_a_chased_ship_avoids_hunters_and_may_choose_its_facing() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("G19", "port"))
    pirate.ship.damage["rudder"], pirate.careened = 1, True
    first = min((place for _, place in STEPS["G19"]), key=lambda place: HEXES[place].rank)
    deck.campaign.state.hunters.append(Hunter("hunter1", "warship", at(first), 1, "PI14"))
    match = deck.run(lambda voyage: chase_out(voyage, pirate, HAVANA))
    question = match.questions[0]
    assert question.default.partition("/")[0] != first
    assert len(question.options) == 6 * len(STEPS["G19"])
    match.answer(0, "G18/3", question=question.id)
    assert (pirate.position, pirate.facing, pirate.careened) == (at("G18"), 3, False)


def test_bn_9_12_a_chased_ship_lets_go_of_the_merchants_in_the_hex() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("G19", "port"))
    held = Sail("sail1", "G19", "M01", attached="PI14", attempts={"PI14": 1})
    deck.campaign.state.sails = [held]
    match = deck.run(lambda voyage: chase_out(voyage, pirate, HAVANA))
    match.answer(0, match.questions[0].default)
    assert (held.attached, held.attempts) == ("", {})


def test_a_port_with_one_way_out_asks_nothing() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("U25", "port"))
    match = deck.run(lambda voyage: chase_out(voyage, pirate, "42"))
    assert (match.questions, pirate.position) == ({}, at("U24"))


# ---------------------------------------------------------------- zones


def test_bn_6_6_a_zone_is_a_whole_move_and_needs_no_die() -> None:
    deck = Deck(seats=4)
    pirate = deck.pirate(at=at("DD16"))
    state = deck.campaign.state
    assert transits(state, pirate, "chain") == ["TZ1"]
    match = move(deck, pirate, Entry(move=Move("transit", "TZ1")), die=0)
    assert pirate.position == Position("TZ1", "zone")
    assert told(match, "entered_zone")
    pirate.ship.damage["sails"] = 1
    assert transits(state, pirate, "chain")[0] == "TZ2"
    assert "DD14" in transits(state, pirate, "chain")
    match = move(deck, pirate, Entry(move=Move("transit", "TZ2")), die=0)
    assert pirate.position == Position("TZ2", "zone")
    assert transits(state, pirate, "chain") == ["TZ1", "TZ3"]


def test_bn_6_6_a_pirate_who_leaves_a_zone_sails_on_in_any_direction() -> None:
    deck = Deck(seats=4)
    pirate = deck.pirate(at=at("TZ1", "zone"))
    pirate.ship.damage["rudder"] = 3
    move(deck, pirate, Entry(move=Move("transit", "DD14")), die=0)
    state = deck.campaign.state
    ways = [place for _, place in STEPS["DD14"]]
    for facing in range(1, 7):
        pirate.facing = facing
        assert [place for place, cost in reach_of(state, pirate, 1).costs.items() if cost == 1] == ways
    move(deck, pirate, go(ways[0]))
    assert list(reach_of(state, pirate, 1).costs.values()).count(1) <= 2


def test_with_two_seas_only_the_first_zone_exists() -> None:
    deck = Deck(seats=2)
    pirate = deck.pirate(at=at("DD16"))
    move(deck, pirate, Entry(move=Move("transit", "TZ1")), die=0)
    assert "TZ2" not in transits(deck.campaign.state, pirate, "chain")
    move(deck, pirate, Entry(move=Move("transit", "DD20")), die=0)
    assert pirate.position == at("DD20")
    assert pirate.now.spent is False


# ---------------------------------------------------------------- drifting


def test_bn_5_22_an_anchored_ship_does_not_drift_and_the_shore_holds_one() -> None:
    deck = Deck(dice={"drift": [4]})
    pirate = deck.pirate(at=at("G19", "anchored"))
    pirate.ship.damage["sails"], pirate.immobile_turns = 1, 1
    deck.run(lambda voyage: drift(voyage, pirate))
    assert (pirate.position, pirate.immobile_turns) == (at("G19", "anchored"), 0)
    pirate.position, pirate.immobile_turns = at("G19"), 1
    match = deck.run(lambda voyage: drift(voyage, pirate))
    assert pirate.position == at("G19")
    assert told(match, "stayed_ashore")


# ---------------------------------------------------------------- default orders


def test_4_3_6_a_pirate_who_took_a_port_leaves_it() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("G19", "port"))
    state = deck.campaign.state
    state.turn = 5
    pirate.captured, pirate.captured_turn = HAVANA, 4
    assert default_move(state, pirate) == (Move("go", "F18", "direct"), "sea")
    pirate.ship.damage["sails"] = 1
    assert default_move(state, pirate) == (Move(), "sea")
    # In any other port he stays.
    pirate.captured = MAZANA
    assert default_move(state, pirate) == (Move(), "enter_port")


def test_4_3_6_a_pirate_who_shares_his_hex_with_a_hunter_leaves_it() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("J9"))
    state = deck.campaign.state
    assert default_move(state, pirate) == (Move(), "sea")
    state.hunters.append(Hunter("hunter1", "warship", at("J9"), 1, "PI14"))
    assert default_move(state, pirate) == (Move("go", "I9", "direct"), "sea")
    state.hunters[0].controller = 0
    assert default_move(state, pirate) == (Move(), "sea")


# ---------------------------------------------------------------- pursuits


def chase(deck: Deck, aims: dict[str, str], dispute: list[int], die: int = 6) -> Match:
    """Let pirates pursue each other; ``dispute``: the dice of all disputes."""
    entries = {name: Entry(move=Move("pursue", prey, "direct")) for name, prey in aims.items()}
    pirates = list(deck.campaign.state.pirates.values())
    for pirate in pirates:
        pirate.now.die = die
        entries.setdefault(pirate.id, Entry(move=Move("go", "J13"), end="sea"))
    deck.dice["dispute"] = dispute
    return deck.run(lambda voyage: move_all(voyage, pirates, entries))


@pytest.mark.parametrize(("rolls", "place"), [([1, 1, 6, 6], "J9"), ([6, 6, 1, 1], "J13")])
def test_bn_7_1_a_pursuer_who_wins_follows_and_one_who_loses_sails_to_the_old_place(
    rolls: list[int], place: str
) -> None:
    deck = Deck()
    hunter = deck.pirate("PI14", 0, at=at("H9"))
    deck.pirate("PI15", 1, at=at("J9"))
    chase(deck, {"PI14": "PI15"}, rolls)
    assert hunter.position == at(place)


def test_of_two_who_pursue_each_other_the_winner_moves_last() -> None:
    deck = Deck()
    first = deck.pirate("PI14", 0, at=at("H9"))
    second = deck.pirate("PI15", 1, at=at("L9"))
    match = chase(deck, {"PI14": "PI15", "PI15": "PI14"}, [6, 6, 1, 1])
    assert len(told(match, "dispute")) == 1
    # The loser sails to where the winner stood; the winner follows him there.
    assert (first.position, second.position) == (at("H9"), at("H9"))


def test_in_a_circle_of_pursuers_the_lowest_roll_moves_first() -> None:
    deck = Deck(seats=3)
    names = ["PI14", "PI15", "PI16"]
    for seat, (name, place) in enumerate(zip(names, ("H9", "J9", "L9"), strict=True)):
        deck.pirate(name, seat, at=at(place))
    # Three disputes that the pursuers win (seats in seat order: 0-1, 1-2, 0-2), then the circle: 21, 11, 31.
    rolls = [6, 6, 1, 1] + [6, 6, 1, 1] + [1, 1, 6, 6] + [2, 1, 1, 1, 3, 1]
    match = chase(deck, {"PI14": "PI15", "PI15": "PI16", "PI16": "PI14"}, rolls)
    assert [roll["face"] for roll in told(match, "pursuit_circle")[0]["rolls"]] == [21, 11, 31]
    pursued = [event["pirate"] for event in told(match, "pursued")]
    assert pursued == ["PI15", "PI14", "PI16"]


def test_nobody_pursues_his_own_side_or_a_pirate_who_is_gone() -> None:
    deck = Deck()
    hunter = deck.pirate("PI14", 0, at=at("H9"))
    deck.pirate("PI15", 0, at=at("L9"))
    gone = deck.pirate("PI16", 1, at=at("L9"))
    gone.status = "dead"
    match = chase(deck, {"PI14": "PI16"}, [])
    assert told(match, "dispute") == []
    assert hunter.position == at("L9")


# ---------------------------------------------------------------- grounds to enter a hostile port


@pytest.mark.parametrize(
    ("ground", "operation", "allowed"),
    [
        ("", "", False),
        ("letter", "", True),
        ("pardon", "", True),
        ("treasure", "", True),
        ("", "assault", True),
        ("", "sack", True),
        ("refuge", "retire", True),
        ("refuge", "", False),
        ("", "retire", False),
        ("daughter", "", True),
    ],
)
def test_bn_4_32_some_grounds_open_a_port_with_an_anti_pirate_governor(
    ground: str, operation: str, allowed: bool
) -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("H18"))
    anti_governor(deck, HAVANA, up=True)
    state = deck.campaign.state
    if ground in ("letter", "pardon"):
        pirate.letter = next(name for name, row in LETTERS.items() if row.nationality == "Spanish")
        pirate.pardon = ground == "pardon"
        pirate.enemy = ["Spanish"] if pirate.pardon else []
    elif ground == "treasure":
        pirate.chests = [HAVANA]
    elif ground == "refuge":
        pirate.refuge = HAVANA
    elif ground == "daughter":
        state.lasting = [Lasting("event1", "46", "PI15", "hazard", {"port": HAVANA, "holder": "PI14"})]
    assert may_enter(state, pirate, HAVANA, operation) is allowed
    move(deck, pirate, go("G19", "enter_port", operation=operation))
    assert pirate.position == at("G19", "port" if allowed else "sea")
    # Nothing opens a port that is destroyed, or that has a commissioner inside (BN 6.51).
    state.hunters.append(Hunter("hunter1", "kc", at("G19", "port"), 1, "PI14"))
    assert not may_enter(state, pirate, HAVANA, operation)
    state.hunters, state.ports[HAVANA].destroyed = [], True
    assert not may_enter(state, pirate, HAVANA, operation)


def test_bn_9_22_an_enemy_may_retire_in_his_old_refuge() -> None:
    deck = Deck()
    pirate = deck.pirate(at=at("H18"))
    pirate.refuge, pirate.enemy = HAVANA, ["Spanish"]
    assert not may_enter(deck.campaign.state, pirate, HAVANA)
    assert may_enter(deck.campaign.state, pirate, HAVANA, "retire")


@pytest.mark.parametrize("mode", ["sea", "zone"])
def test_bn_6_6_two_ships_in_one_zone_do_not_meet(mode: Any) -> None:
    deck = Deck(m_rivals=True)
    place = "J9" if mode == "sea" else "TZ1"
    pirate = deck.pirate(at=Position(place, mode))
    other = deck.pirate("PI15", 1, at=Position(place, mode))
    assert [one.id for one in may_attack(deck.campaign.state, pirate)] == ([other.id] if mode == "sea" else [])
