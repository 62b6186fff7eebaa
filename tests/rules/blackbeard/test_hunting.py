"""Step 4: movement, contacts, challenges, orders of hunters, zones, free operations; whole matches (spec 4.15)."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.chart import publish
from rules.blackbeard.crown.courses import leg, out_of_zone, prey_of
from rules.blackbeard.crown.fleet import warship_to
from rules.blackbeard.crown.hunting import act_hunters, enter_zones, one_operation, swept
from rules.blackbeard.crown.orders import bridge_of, challenge_steps, doubtful, hunter_steps, own_hunters
from rules.blackbeard.crown.summons import move_or_draw
from rules.blackbeard.dice import KINDS
from rules.blackbeard.hidden import HunterEntry
from rules.blackbeard.hunters import tries
from rules.blackbeard.state import Hunter, Position
from rules.blackbeard.stocks import CONTENTS
from rules.blackbeard.tables import PORTS
from rules.blackbeard.turn.play import HOOKS
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.hexes import HEXES, NEIGHBOURS, step
from rules.blackbeard.world.zones import ZONES
from rules.kernel import Match, form

from ...games.twins import FateDice
from ...secrets.twins import differences
from .decks import AT_SEA, Deck, told
from .event_kinds import EVENTS
from .scenes import sail, stock_order
from .test_matches import check
from .twins import Twins
from .war import (
    GUARD,
    LUDLOW,
    MAYNARD,
    PEARL,
    ROGERS,
    SWALLOW,
    Contacts,
    at_anchor,
    commissioner,
    deck,
    doubt,
    order,
    war_walk,
    warship,
)


def hunted(board: Deck, at: Position = AT_SEA) -> Any:
    """Put a pirate of seat 1 to sea: seat 0 controls the warships that hunt him."""
    return board.pirate("PI14", seat=1, at=at)


# ---------------------------------------------------------------- movement


def test_4_3_6_without_orders_a_warship_chases_at_its_printed_speed(contacts: Contacts) -> None:
    for piece, reached in ((LUDLOW, "J12"), (SWALLOW, "J11")):
        board = deck()
        hunted(board)
        hunter = warship(board, piece, board.campaign.state.pirates["PI14"], "J14")
        match = board.run(act_hunters)
        assert hunter.position == Position(reached, "sea")
        (sailed,) = told(match, "hunter_sailed")
        assert sailed["path"][-1] == reached
        assert contacts == []


def test_bn_14_15_a_warship_may_sail_up_to_five_hexes(contacts: Contacts) -> None:
    for options, reached in (({}, "J9"), ({"m_bluff": False}, "J12")):
        board = deck(**options)
        pirate = hunted(board)
        hunter = warship(board, LUDLOW, pirate, "J14")
        order(board, hunter, "chase", hexes=5)
        board.run(act_hunters)
        assert hunter.position.place == reached


def test_4_15_6_with_two_seats_there_is_no_bluff(contacts: Contacts) -> None:
    board = deck(seats=2)
    hunter = warship(board, LUDLOW, hunted(board), "J14")
    order(board, hunter, "chase", hexes=5)
    board.run(act_hunters)
    assert hunter.position.place == "J12"
    assert doubtful(board.campaign.state, board.options, 1) == []


def test_4_15_10_a_chase_stops_on_contact(contacts: Contacts) -> None:
    board = deck()
    pirate = hunted(board)
    bystander = board.pirate("PI15", seat=2, at=Position("J11", "sea"))
    own = board.pirate("PI12", seat=0, at=Position("J12", "sea"))
    hunter = warship(board, PEARL, pirate, "J13")
    board.run(act_hunters)
    assert hunter.position.place == "J11"
    assert contacts == [(hunter.token, bystander.id)]
    assert own.now.tested == []


def test_4_11_2_it_tries_its_target_first_then_the_most_notorious_until_it_attacks(contacts: Contacts) -> None:
    for attacks in ([], ["warship1"]):
        contacts.clear()
        contacts.attacks = attacks
        board = deck(seats=4)
        pirate = hunted(board)
        for name, seat, fame in (("PI15", 2, 5), ("PI16", 3, 9), ("PI17", 0, 50)):
            board.pirate(name, seat=seat).notoriety = fame
        warship(board, PEARL, pirate, "J9")
        board.run(act_hunters)
        assert [name for _, name in contacts] == (["PI14"] if attacks else ["PI14", "PI16", "PI15"])


def test_4_11_2_a_commissioner_tries_others_only_by_orders(contacts: Contacts) -> None:
    board = deck()
    pirate = hunted(board)
    other = board.pirate("PI15", seat=2)
    hunter = commissioner(board, ROGERS, pirate, AT_SEA, 0)
    board.campaign.state.kcs_active = True
    board.run(act_hunters)
    assert contacts == [(hunter.token, pirate.id)]
    assert not board.campaign.state.kcs_active
    contacts.clear()
    order(board, hunter, "hold", attack_others=True)
    board.campaign.state.kcs_active = True
    board.run(act_hunters)
    assert contacts == [(hunter.token, pirate.id), (hunter.token, other.id)]


def test_bn_6_5_a_commissioner_sails_only_when_active_and_by_his_speed(contacts: Contacts) -> None:
    board = deck()
    hunter = commissioner(board, MAYNARD, hunted(board), Position("J14", "sea"), 0)
    board.run(act_hunters)
    assert hunter.position.place == "J14"
    board.campaign.state.kcs_active = True
    hunter.speed = 2
    board.run(act_hunters)
    assert hunter.position.place == "J12"


def test_4_15_10_no_hunter_moves_for_a_captive(contacts: Contacts) -> None:
    board = deck()
    pirate = hunted(board)
    pirate.status = "captive"
    hunter = warship(board, PEARL, pirate, "J12")
    board.run(act_hunters)
    assert hunter.position.place == "J12"


def test_4_15_10_hunters_act_in_the_order_of_their_controllers(contacts: Contacts) -> None:
    board = deck()
    board.campaign.state.marker = 1
    first, second, third = (board.pirate(name, seat=seat) for seat, name in enumerate(("PI12", "PI14", "PI15")))
    warship(board, PEARL, first, "J9", token="warship1")
    warship(board, SWALLOW, second, "J9", token="warship2")
    warship(board, LUDLOW, third, "J9", token="warship3")
    board.run(act_hunters)
    seats = {"warship1": 2, "warship2": 0, "warship3": 1}
    assert [seats[token] for token in dict.fromkeys(token for token, _ in contacts)] == [1, 2, 0]


def test_4_2_hunters_far_from_each_other_act_side_by_side(contacts: Contacts) -> None:
    board = deck()
    ports = ["21", "24"]
    pirates = [board.pirate(f"PI1{seat}", seat=seat, at=at_anchor(number)) for seat, number in enumerate(ports, 1)]
    for number, (pirate, port) in enumerate(zip(pirates, ports, strict=True)):
        at = Position(PORTS[port].hex, "sea")
        commissioner(board, (ROGERS, MAYNARD)[number], pirate, at, 0, token=f"kc{number}")
    board.campaign.state.kcs_active = True
    match = board.run(act_hunters)
    # Both are chased out of their ports, and asked at once where they flee.
    assert {seat: question.kind for seat, question in match.questions.items()} == {1: "chased_to", 2: "chased_to"}
    for seat in (1, 2):
        match.answer(seat, match.questions[seat].default)
    assert [made["pirate"] for made in told(match, "chased")] == ["PI11", "PI12"]


def test_bn_7_34_the_card_gives_a_bonus_move(contacts: Contacts) -> None:
    board = deck()
    pirate = hunted(board)
    hunter = warship(board, LUDLOW, pirate, "J14")
    order(board, hunter, "chase", hexes=1)

    def act(voyage: Voyage) -> Any:
        yield from act_hunters(voyage)
        yield from move_or_draw(voyage, pirate)

    board.run(act)
    assert hunter.position.place == "J12"


def twice(voyage: Voyage) -> Any:
    """Let the warships act in step 4, and once more by the action card."""
    yield from act_hunters(voyage)
    yield from move_or_draw(voyage, voyage.state.pirates["PI14"])


def test_bn_7_34_a_warship_that_has_left_a_zone_by_order_moves_once_more(contacts: Contacts, crown: bool) -> None:
    board = deck()
    pirate = hunted(board, Position("AA17", "sea"))
    hunter = warship(board, PEARL, pirate, "", at=Position("TZ1", "zone"))
    order(board, hunter, "transit", "DD17")
    match = board.run(twice)
    assert [one["place"] for one in told(match, "hunter_left_zone")] == ["DD17"]
    assert hunter.position.place == ("AA17" if crown else "DD17")
    assert contacts == ([(hunter.token, pirate.id)] if crown else [])


def test_bn_7_34_a_warship_does_not_enter_the_zone_again_where_it_lies(crown: bool) -> None:
    board = deck(4)
    pirate = hunted(board, Position("GC-C6", "sea"))
    hunter = warship(board, PEARL, pirate, "", at=Position("TZ2", "zone"))
    order(board, hunter, "transit", "TZ3")
    match = board.run(twice)
    assert [one["place"] for one in told(match, "hunter_entered_zone")] == (["TZ3"] if crown else ["TZ3"] * 2)
    # It goes on to its target instead.
    assert hunter.position.mode == ("sea" if crown else "zone")


@pytest.mark.parametrize(("kind", "goal", "at"), [("goto", "J13", "J11"), ("hold", "", "J14")])
def test_bn_7_34_the_bonus_move_of_a_warship_that_was_sent_to_a_hex_is_a_chase(
    contacts: Contacts, crown: bool, kind: str, goal: str, at: str
) -> None:
    board = deck()
    pirate = hunted(board)
    hunter = warship(board, LUDLOW, pirate, "J14")
    order(board, hunter, kind, goal)
    board.run(twice)
    # One that was told to stay stays.
    assert hunter.position.place == (at if crown else goal or at)


def test_bn_15_4_a_commissioner_refits_in_a_port() -> None:
    for governor, steps in ((None, 1), ("anti", 2)):
        board = deck()
        pirate = hunted(board)
        hunter = commissioner(board, MAYNARD, pirate, at_anchor("24"), 0)
        hunter.combat, hunter.speed, hunter.scurvy = 3, 4, True
        if governor:
            from rules.blackbeard.state import Governor

            board.campaign.state.ports["24"].governor = Governor("governor1", "GOV01")
        order(board, hunter, "refit")
        board.campaign.state.kcs_active = True
        board.run(act_hunters)
        assert (hunter.combat, hunter.speed, hunter.scurvy) == (3 + steps, 5, False)


def test_4_11_7_a_warship_is_not_stopped_by_a_pirate_whom_it_ignores(contacts: Contacts, crown: bool) -> None:
    board = deck()
    pirate, other = hunted(board), board.pirate("PI02", 2, at=Position("J11", "sea"))
    hunter = warship(board, PEARL, pirate, "J13")
    # He handed his letter to its captain, or slipped past it, before he sailed on.
    hunter.ignores = [other.id]
    board.run(act_hunters)
    assert hunter.position == (pirate.position if crown else other.position)
    assert contacts == [(hunter.token, pirate.id if crown else other.id)]


# ---------------------------------------------------------------- zones


def test_4_15_3_leaving_a_zone_is_a_whole_operation(contacts: Contacts) -> None:
    board = deck()
    pirate = hunted(board, Position("DD17", "sea"))
    hunter = commissioner(board, MAYNARD, pirate, Position("TZ1", "zone"), 0)
    board.campaign.state.kcs_active = True
    match = board.run(act_hunters)
    assert hunter.position == Position("DD17", "sea")
    assert contacts == []
    assert [made["place"] for made in told(match, "hunter_left_zone")] == ["DD17"]


def test_4_15_10_a_target_in_a_zone_or_on_another_map() -> None:
    board = deck(seats=4)
    state, options = board.campaign.state, board.options
    gold_coast, here = Position("GC-C6", "sea"), Position("J9", "sea")
    assert leg(state, options, "AA17", Position("TZ1", "zone")) == "DD15"
    assert leg(state, options, "AA17", Position("TZ5", "zone")) == "DD15"
    assert leg(state, options, "J9", gold_coast) in ZONES["TZ1"].arrows["chain"]
    assert leg(state, options, "GC-C6", here) in ZONES["TZ3"].arrows["chain"]
    assert out_of_zone(state, options, "TZ1", gold_coast) == "TZ2"
    assert out_of_zone(state, options, "TZ3", gold_coast) in ZONES["TZ3"].arrows["chain"]
    assert out_of_zone(state, options, "TZ4", Position("TZ1", "zone")) == "TZ3"
    assert out_of_zone(state, options, "TZ4", Position("TZ4", "zone")) == ""
    # A hex of the North Atlantic has the same name as the first zone.
    assert leg(state, options, "S3", Position("T1", "sea")) == "T1"


def test_bn_22_1_hunters_on_arrow_hexes_may_enter_the_zone_at_a_hazard_event() -> None:
    board = deck()
    pirate = hunted(board)
    hunter = warship(board, PEARL, pirate, "DD17")
    other = warship(board, LUDLOW, pirate, "DD18", token="warship2")
    warship(board, SWALLOW, pirate, "J9", token="warship3")
    match = board.run(enter_zones)
    for answer in ("no", "yes"):
        question = match.questions[0]
        assert (question.kind, question.default) == ("enter_zone", "no")
        match.answer(0, answer)
    assert not match.questions
    assert (hunter.position.mode, other.position) == ("sea", Position("TZ1", "zone"))


def test_25_k_one_operation_may_lead_into_a_zone(contacts: Contacts) -> None:
    board = deck()
    pirate = hunted(board, Position("TZ1", "zone"))
    hunter = commissioner(board, MAYNARD, pirate, Position("AA17", "sea"), 0)
    match = board.run(lambda voyage: one_operation(voyage, hunter, into_zone=True), GAME)
    question = match.questions[0]
    assert (question.kind, question.secret) == ("free_operation", True)
    match.answer(0, {"kc1_order": "transit/TZ1"})
    assert hunter.position == Position("TZ1", "zone")
    assert [event.kind for event in match.events(1)] == ["hunter_sailed", "hunter_entered_zone"]


def test_25_k_by_default_it_chases_its_target(contacts: Contacts) -> None:
    board = deck()
    pirate = hunted(board)
    hunter = warship(board, SWALLOW, pirate, "J12")
    match = board.run(lambda voyage: one_operation(voyage, hunter, into_zone=True))
    match.answer(0, match.questions[0].default)
    assert hunter.position == AT_SEA
    assert contacts == [(hunter.token, pirate.id)]


def test_64_a_current_carries_hunters() -> None:
    board = deck()
    pirate = hunted(board)
    ship = warship(board, PEARL, pirate, "J14")
    hunter = commissioner(board, MAYNARD, pirate, before_land(), 0)
    edge = commissioner(board, ROGERS, pirate, Position("T1", "sea"), 0, token="kc2")
    moved: list[bool] = []

    def act(voyage: Voyage) -> None:
        moved.append(swept(voyage, ship, 1))
        moved.append(swept(voyage, hunter, shore_side()))
        moved.append(swept(voyage, edge, 1))

    match = board.run(act)
    assert moved == [True, False, False]
    assert ship.position.place == "J13"
    assert [made["hunter"] for made in told(match, "hunter_worn")] == [hunter.token]
    assert (hunter.speed, edge.speed) == (4, 2)
    assert [made["place"] for made in told(match, "hunter_drifted")] == ["J13"]


def before_land() -> Position:
    """Return the position of a ship off the coast of Charles Town."""
    return Position(PORTS["21"].hex, "sea")


def shore_side() -> int:
    """Return a direction from there onto the land."""
    place = before_land().place
    return next(way for way in range(1, 7) if NEIGHBOURS[place][way - 1] and step(place, way) is None)


# ---------------------------------------------------------------- challenges


def test_bn_14_15_a_warship_that_sailed_beyond_its_speed_goes_home(contacts: Contacts) -> None:
    board = deck()
    hunter = warship(board, LUDLOW, hunted(board), "J13")
    order(board, hunter, "chase", hexes=5)
    doubt(board, 2, hunter, 4)
    board.dice = {"warships": [sorted([*board.campaign.hidden.stocks["warships"], LUDLOW])]}
    match = board.run(act_hunters)
    (challenge,) = told(match, "speed_challenged")
    assert (challenge["seat"], challenge["hexes"], challenge["speed"], challenge["result"]) == (2, 4, 2, "caught")
    assert [made["piece"] for made in told(match, "hunter_known")] == [LUDLOW]
    assert board.campaign.state.hunters == []
    assert contacts == []


def test_bn_14_15_below_the_hexes_of_the_policy_nobody_challenges(contacts: Contacts) -> None:
    board = deck()
    hunter = warship(board, LUDLOW, hunted(board), "J12")
    order(board, hunter, "chase", hexes=5)
    doubt(board, 2, hunter, 4)
    match = board.run(act_hunters)
    assert not told(match, "speed_challenged")
    assert contacts == [(hunter.token, "PI14")]


@pytest.mark.parametrize("answer", ["keep", "turn/PI15", "sail/PI15"])
def test_bn_14_15_a_false_challenge_may_cost_the_challenger_a_target(contacts: Contacts, answer: str) -> None:
    board = deck()
    pirate = hunted(board)
    other = board.pirate("PI15", seat=2, at=Position("J10", "sea"))
    other.status = "captive"
    hunter = warship(board, PEARL, pirate, "J13")
    doubt(board, 2, hunter, 3)

    def act(voyage: Voyage) -> Any:
        yield from act_hunters(voyage)

    other.position, other.status = Position("L12", "sea"), "active"
    match = board.run(act)
    question = match.questions[0]
    assert (question.kind, question.default) == ("new_target", "keep")
    assert [option.id for option in question.options] == ["keep", "sail/PI15", "turn/PI15"]
    match.answer(0, answer)
    assert told(match, "speed_challenged")[0]["result"] == "honest"
    assert (hunter.target == "PI15") is (answer != "keep")
    assert (hunter.position.place == "L12") is (answer == "sail/PI15")
    assert contacts == [(hunter.token, "PI15" if answer == "sail/PI15" else "PI14")]
    assert hunter.controller == 0


def test_bn_14_15_one_challenge_for_each_seat_and_warship(contacts: Contacts) -> None:
    board = deck()
    hunter = warship(board, PEARL, hunted(board), "J14")
    hunter.challenged = [2]
    doubt(board, 2, hunter, 3)
    match = board.run(act_hunters)
    assert not told(match, "speed_challenged")
    assert doubtful(board.campaign.state, board.options, 2) == []


def test_bn_14_15_neither_its_controller_nor_its_target_may_challenge(contacts: Contacts) -> None:
    board = deck()
    hunter = warship(board, LUDLOW, hunted(board), "J13")
    order(board, hunter, "chase", hexes=5)
    for seat in (0, 1):
        doubt(board, seat, hunter, 3)
        assert doubtful(board.campaign.state, board.options, seat) == []
    match = board.run(act_hunters)
    assert not told(match, "speed_challenged")


def test_bn_7_1_of_several_challengers_the_highest_counts(contacts: Contacts) -> None:
    board = deck(seats=4, dice={"dispute": [1, 1, 6, 6]})
    hunter = warship(board, PEARL, hunted(board), "J14")
    for seat in (2, 3):
        doubt(board, seat, hunter, 3)
    match = board.run(act_hunters)
    assert told(match, "dispute")[0]["seat"] == 3
    assert [made["seat"] for made in told(match, "speed_challenged")] == [3]
    assert hunter.challenged == [3]


def test_4_15_6_a_seat_holds_its_challenge_until_it_changes_it(crown: bool) -> None:
    board = deck()
    hunter = warship(board, LUDLOW, hunted(board), "J14")
    doubt(board, 2, hunter, 4)

    def act(voyage: Voyage) -> Any:
        yield from form(2, "orders", lambda: challenge_steps(bridge_of(voyage, 2)), secret=True)

    (step,) = board.run(act).questions[2].steps_with({})
    assert step.default == ("4" if crown else "never")


# ---------------------------------------------------------------- orders


def entry_of(board: Deck, hunter: Hunter, answer: dict[str, Any]) -> tuple[HunterEntry, Any]:
    """Return the entry that an answer to the steps of a hunter makes, and the question."""
    found: list[HunterEntry] = []

    def act(voyage: Voyage) -> Any:
        bridge = bridge_of(voyage, hunter.controller)
        found.append((yield from form(hunter.controller, "orders", lambda: hunter_steps(bridge, hunter), secret=True)))

    match = board.run(act)
    question = match.questions[hunter.controller]
    match.answer(hunter.controller, answer)
    return found[0], question


def test_4_3_3_the_default_is_to_chase_at_the_present_speed() -> None:
    board = deck()
    pirate = hunted(board)
    ship = warship(board, LUDLOW, pirate, "J14")
    assert entry_of(board, ship, {})[0] == HunterEntry("chase", "", 2)
    hunter = commissioner(board, MAYNARD, pirate, Position("J14", "sea"), 0)
    hunter.speed = 3
    assert entry_of(board, hunter, {})[0] == HunterEntry("chase", "", 3)
    chosen = {"kc1_order": "goto/N/J13", "kc1_others": "yes"}
    assert entry_of(board, hunter, chosen)[0] == HunterEntry("goto", "J13", None, attack_others=True)


def test_spec_7_the_menu_of_every_warship_is_the_same() -> None:
    seen: list[Any] = []
    for piece in (LUDLOW, PEARL):
        board = deck()
        hunter = warship(board, piece, hunted(board), "J14")
        _, question = entry_of(board, hunter, {"warship1_hexes": 5})
        steps = question.steps_with({})
        # Only the ports of its own nation differ.
        found = [[one.id for one in step.options if not one.id.startswith("enter/")] for step in steps]
        seen.append([(step.step, ids, step.number) for step, ids in zip(steps, found, strict=True)])
        assert next(step.number for step in steps if step.step == "warship1_hexes") == (0, 5)
    assert seen[0] == seen[1]


def test_4_3_3_ports_are_in_the_menu() -> None:
    board = deck()
    pirate = hunted(board)
    hunter = warship(board, LUDLOW, pirate, "J14")
    _, question = entry_of(board, hunter, {})
    ids = [option.id for option in question.steps_with({})[0].options]
    french = [number for number, port in PORTS.items() if port.nationality == "French" and f"blockade/{number}" in ids]
    assert [one for one in ids if one.startswith("enter/")] == [f"enter/{number}" for number in french]
    assert "blockade/44" in ids
    assert french


def test_4_15_3_a_commissioner_gets_orders_only_when_he_is_active() -> None:
    board = deck()
    hunter = commissioner(board, MAYNARD, hunted(board), Position("TZ1", "zone"), 0)
    state = board.campaign.state
    assert own_hunters(state, board.options, 0) == []
    assert own_hunters(state, replace_options(board, kc_timing="immediate"), 0) == [hunter]
    state.kcs_active = True
    assert own_hunters(state, board.options, 0) == [hunter]
    ids = [option.id for option in entry_of(board, hunter, {})[1].steps_with({})[0].options]
    assert ids == ["chase", "hold", *(f"transit/{arrow}" for arrow in ZONES["TZ1"].arrows["chain"])]


def replace_options(board: Deck, **changed: Any) -> Any:
    return board.options.model_copy(update=changed)


def test_4_3_5_a_challenge_is_a_quiet_step() -> None:
    board = deck()
    hunter = warship(board, LUDLOW, hunted(board), "J14")
    found: list[Any] = []

    def act(voyage: Voyage) -> Any:
        bridge = bridge_of(voyage, 2)
        assert bridge.known == {}
        found.append((yield from form(2, "orders", lambda: challenge_steps(bridge), secret=True)))

    match = board.run(act)
    (step,) = match.questions[2].steps_with({})
    assert (step.default, [option.id for option in step.options]) == ("never", ["never", "3", "4", "5"])
    match.answer(2, {"warship1_challenge": "4"})
    assert found == [{hunter.token: 4}]


def test_24_j_the_ghost_ship_chases_the_nearest_rival(contacts: Contacts) -> None:
    board = deck()
    own = board.pirate("PI12", seat=0, at=Position("J13", "sea"))
    near = hunted(board, Position("J11", "sea"))
    far = board.pirate("PI15", seat=2, at=Position("J6", "sea"))
    ghost = Hunter("ghost1", "ghost", Position("J14", "sea"), 0, "", PEARL, "English", 8, 5)
    board.campaign.state.hunters.append(ghost)
    assert prey_of(board.campaign.state, ghost) is near
    assert prey_of(board.campaign.state, ghost, far.id) is far
    board.run(act_hunters)
    assert ghost.position == near.position
    assert contacts == [("ghost1", near.id)]
    assert own.now.tested == []


# ---------------------------------------------------------------- properties


@pytest.mark.parametrize("seed", range(24))
def test_in_random_situations_no_hunter_leaves_its_limits(contacts: Contacts, seed: int) -> None:
    chance = Random(seed)
    seats = chance.choice([2, 3, 4, 5])
    board = deck(seats=seats, most_notorious_card=chance.choice(["retarget", "redraw"]))
    state, hidden = board.campaign.state, board.campaign.hidden
    water = [place for place, hexagon in HEXES.items() if hexagon.water and hexagon.sea in state.seas]
    ports = [number for number in state.ports if number in PORTS]
    for seat in range(seats):
        at = at_anchor(chance.choice(ports)) if chance.random() < 0.4 else Position(chance.choice(water), "sea")
        board.pirate(f"PI1{seat}", seat=seat, at=at).notoriety = chance.randint(0, 60)
    pirates = list(state.pirates.values())
    for number in range(5):
        target = chance.choice(pirates)
        piece = chance.choice(hidden.stocks["warships"])
        hunter = warship(board, piece, target, chance.choice(water), token=f"warship{number}")
        kind = chance.choice(["chase", "hold", "blockade", "enter"])
        order(board, hunter, kind, chance.choice(ports) if kind in ("blockade", "enter") else "", chance.randint(0, 5))
        doubt(board, chance.randrange(seats), hunter, chance.choice([3, 4, 5]))
    for number in range(2):
        target = chance.choice(pirates)
        at = Position("TZ1", "zone") if chance.random() < 0.5 else Position(chance.choice(water), "sea")
        controller = state.right_of(target.seat)
        commissioner(board, hidden.stocks["commissioners"][0], target, at, controller, token=f"kc{number}")
    state.kcs_active = True
    before = {hunter.token: hunter.position.place for hunter in state.hunters}
    voyages: list[Voyage] = []

    def play(table: Any) -> Any:
        voyages.append(Voyage(table, board.campaign, HOOKS))
        yield from act_hunters(voyages[0])

    match = Match.of(play, seats, FateDice(f"hunting {seed}", KINDS), board.options, GAME)
    while match.questions:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, chance.choice([option.id for option in question.options]))
    assert [event for event in match.log if event.kind not in EVENTS] == []
    for event in match.log:
        if event.kind == "hunter_sailed":
            assert 0 < len(event.data["path"]) <= 5
    for hunter in state.hunters:
        place = hunter.position.place
        assert state.pirates[hunter.target].seat != hunter.controller
        assert hunter.position.mode == "zone" or HEXES[place].water
        assert hunter.position.mode in ("zone", "sea", "port")
        assert hunter.token in before
    assert all(tries_own(voyages[0], *pair) for pair in contacts)
    warships = [hidden.faces[one.token] for one in state.hunters if one.kind == "warship"]
    assert sorted([*hidden.stocks["warships"], *warships]) == sorted(CONTENTS[4])
    kcs = [one.face for one in state.hunters if one.kind == "kc"]
    assert sorted([*hidden.stocks["commissioners"], *kcs]) == sorted(CONTENTS[3])


def tries_own(voyage: Voyage, token: str, name: str) -> bool:
    hunter = next((one for one in voyage.state.hunters if one.token == token), None)
    return hunter is None or tries(voyage, hunter, voyage.state.pirates[name])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_matches_with_hunters(contacts: Contacts, seats: int) -> None:
    came = 0
    for seed in range(2):
        last = None
        for match in war_walk(seats, seed, turns=10):
            check(match)
            last = match
            for event in match.log[-30:]:
                keys: set[str] = {*event.data, *(key for more in event.private.values() for key in more)}
                wanted = EVENTS[event.kind].split()
                assert keys <= {key.rstrip("?") for key in wanted}, event.kind
                assert keys >= {key for key in wanted if not key.endswith("?")}, event.kind
        assert last is not None
        came += sum(event.kind == "hunter_arrived" for event in last.log)
    assert came


def seen(board: Deck, hunter: Hunter, reader: int | None) -> Any:
    """Return everything that a reader gets while the hunter sails two hexes, is tried and stays for another turn."""
    order(board, hunter, "chase", hexes=2)
    doubt(board, 2, hunter, 3)

    def act(voyage: Voyage) -> Any:
        publish(voyage)
        yield from act_hunters(voyage)
        yield from enter_zones(voyage)
        yield from act_hunters(voyage)
        publish(voyage)

    match = board.run(act, GAME)
    view = match.view(reader)
    return list(match.events(reader)), view.model_dump_json(), [*view.board(), *view.own()], match.questions


@pytest.mark.parametrize("reader", [None, 0, 1, 2])
def test_spec_7_views_of_others_do_not_depend_on_the_warship(contacts: Contacts, reader: int | None) -> None:
    found: list[Any] = []
    for piece in (LUDLOW, PEARL, GUARD):
        board = deck()
        pirate = hunted(board)

        def arrive(voyage: Voyage, board: Deck = board, pirate: Any = pirate, piece: str = piece) -> None:
            stock = board.campaign.hidden.stocks["warships"]
            stock.remove(piece)
            stock.insert(0, piece)
            warship_to(voyage, Position("J14", "sea"), pirate)

        came = list(board.run(arrive, GAME).events(reader))
        (hunter,) = board.campaign.state.hunters
        found.append((came, seen(board, hunter, reader)))
    assert (found[0] == found[1] == found[2]) is (reader != 0)


def test_spec_7_twins_with_hunters(contacts: Contacts) -> None:
    """A match in which the counters that a reader has not seen are others looks the same to it, until its end."""
    options = {"m_hunters": True, "turn_cap": 12}
    redealt = 0
    for seed in range(20):
        seats = 3 + seed % 2
        reader = [None, *range(seats)][seed % (seats + 1)]
        pair = Twins(GAME, seats, reader, seed, options, most=40)
        assert differences(pair) == []
        redealt += pair.redealt
    assert redealt


def test_a_replay_equals_the_play(contacts: Contacts) -> None:
    match = list(war_walk(3, 5, turns=8))[-1]
    again = Match.replay(match.record(), GAME)
    assert again.log == match.log
    assert replace(again.state.state) == replace(match.state.state)


def test_24j_a_merchant_in_the_hex_where_the_ghost_ship_ends_goes_to_the_stock(contacts: Contacts) -> None:
    board = deck()
    hunted(board, Position("J11", "sea"))
    for number, place in enumerate(("J12", "J11")):
        sail(board, f"M0{number + 1}", place, f"sail{number}")
    board.dice["merchants"] = [stock_order(board, "M02")]
    board.campaign.state.hunters.append(
        Hunter("ghost1", "ghost", Position("J14", "sea"), 0, "", PEARL, "English", 8, 5)
    )
    match = board.run(act_hunters)
    assert [one.hex for one in board.campaign.state.sails] == ["J12"]
    assert told(match, "merchants_haunted")[0]["tokens"] == ["sail1"]
