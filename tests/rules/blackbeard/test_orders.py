"""The orders form: menus, proposals, rerolls, secrets, what follows when the forms are revealed (spec 4.3, 13)."""

from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.arrivals import refuge_candidates
from rules.blackbeard.cunning import points_left
from rules.blackbeard.hidden import Entry, Move, SeatForm
from rules.blackbeard.pilot.captain import Captain, Plan
from rules.blackbeard.policies import FIGHTS
from rules.blackbeard.sea.passage import exits
from rules.blackbeard.sea.prizes import commission
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.state import Governor, Hostage, Hunter, Position, Sail, Section
from rules.blackbeard.tables import GOVERNORS, PORTS
from rules.blackbeard.turn.desk import takes_orders
from rules.blackbeard.turn.goals import sector_of
from rules.blackbeard.turn.orders import settle_newcomers, start_options
from rules.blackbeard.turn.play import HOOKS, play_turn, upkeep
from rules.blackbeard.view.model import BlackbeardView, Me
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import nation_of, status_of
from rules.kernel import IllegalAnswer, Match, Question, ScriptedDice, Table

from .decks import VOYAGE, Deck, told
from .scenes import sail
from .walks import orders_open


def turn_of(deck: Deck, **dice: list[int]) -> Match:
    """Play one turn from step 0 on, with the game's views."""
    script = {"move": [4] * 20, "spare": [6] * 20, "dispute": [1, 1, 2, 2, 3, 3], **deck.dice, **dice}
    deck.campaign.state.turn = 1
    for pirate in deck.campaign.state.pirates.values():
        pirate.ready = 1
    return Match.of(
        lambda table: play_turn(Voyage(table, deck.campaign, HOOKS)),
        deck.campaign.state.seats,
        ScriptedDice(script),
        deck.options,
        GAME,
    )


def step(question: Question, name: str, answer: dict[str, Any] | None = None) -> Question:
    """Return a step of a form as it is met with an answer."""
    return next(one for one in question.steps_with(answer or {}) if one.step == name)


def ids(question: Question) -> list[str]:
    return [option.id for option in question.options]


# ---------------------------------------------------------------- the form


def test_a_turn_asks_every_seat_at_once_and_secretly() -> None:
    match = orders_open(3)
    assert sorted(match.questions) == [0, 1, 2]
    assert {question.kind for question in match.questions.values()} == {"orders"}
    assert all(question.secret for question in match.questions.values())
    assert match.waiting(None).seats == (0, 1, 2)


def test_a_quiet_turn_is_one_press() -> None:
    match = orders_open(3)
    for question in match.questions.values():
        assert "stay" in [proposal.id for proposal in question.proposals]
    for seat, question in dict(match.questions).items():
        answer = next(proposal.answer for proposal in question.proposals if proposal.id == "stay")
        match.answer(seat, dict(answer), question=question.id)
    assert match.state.state.turn == 2


def test_4_3_6_the_default_is_to_hold_and_to_do_nothing() -> None:
    match = orders_open(2)
    for seat, question in dict(match.questions).items():
        match.answer(seat, question.default, question=question.id)
    for entry in match.state.hidden.last.values():
        assert (entry.move.kind, entry.operation, entry.reroll) == ("hold", "nothing", False)


def test_goals_come_by_name_first_and_every_hex_in_reach_by_direction() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("L12", "sea"))
    question = turn_of(deck).questions[0]
    options = ids(step(question, "PI14_move"))
    assert options[0] == "hold"
    assert {"port/11", "port/24", "lane/14", "pursue/PI15", "N/near/J8", "SE/far/L12"} <= set(options)
    assert not any(":" in option or option.startswith("port/51") for option in options)
    hexes = [option for option in options if option.count("/") == 2]
    # Allowance 4 + 3 on open water to the east.
    assert len(hexes) == len(set(hexes)) > 60
    assert all(option.partition("/")[0] in ("N", "NE", "SE", "S", "SW", "NW") for option in hexes)


def test_a_goal_beyond_reach_becomes_a_course_that_can_be_continued_with_one_press() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    match = turn_of(deck)
    question = match.questions[0]
    match.answer(0, {"PI14_move": "port/25"}, question=question.id)
    match.answer(1, {}, question=match.questions[1].id)
    entry = deck.campaign.hidden.last["PI14"]
    assert (entry.move.course, len(pirate.now.path)) == ("G19", 7)
    again = turn_of(deck).questions[0]
    assert next(one.answer for one in again.proposals if one.id == "go_on") == {
        "PI14_move": "port/25",
        "PI14_operation": "nothing",
    }


def proposed(deck: Deck) -> dict[str, dict[str, Any]]:
    """Return the proposals for seat 0 with a rival far away, the best first."""
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    return {one.id: dict(one.answer) for one in turn_of(deck).questions[0].proposals}


def test_a_course_to_a_port_ends_with_business_there() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("H18", "sea"))
    pirate.ship.holds[0].markers = ["food"]
    deck.campaign.hidden.last["PI14"] = Entry(move=Move("go", "H18", course="G19"))
    found = proposed(deck)
    assert next(iter(found)) == "go_on"
    assert (found["go_on"]["PI14_move"], found["go_on"]["PI14_operation"]) == ("port/25", "business")


def test_a_course_to_a_lane_ends_with_an_attack_and_never_with_an_idle_turn() -> None:
    lane = next(place for place in HEXES.values() if place.lane == "14")
    # He takes one by lot, as usual.
    hunting = {"PI14_move": "lane/14", "PI14_operation": "attack_merchant"}
    for sails, full, expected in ((1, False, hunting), (0, False, None), (1, True, None)):
        deck = Deck()
        pirate = deck.pirate(at=Position("H11", "sea"))
        if full:
            for hold in pirate.ship.holds:
                hold.markers = ["food"] * 4
        deck.campaign.state.sails[:] = [Sail("sail1", lane.id)] * sails
        deck.campaign.hidden.last["PI14"] = Entry(move=Move("go", "H11", course=lane.id))
        found = proposed(deck)
        if expected is None:
            assert "go_on" not in found
        else:
            assert next(iter(found)) == "go_on"
            assert expected.items() <= found["go_on"].items()


def test_a_course_that_an_extra_action_has_given_up_is_not_continued() -> None:
    deck = Deck()
    deck.pirate(at=Position("H18", "sea"))
    deck.campaign.hidden.last["PI14"] = Entry(move=Move("go", "H18", course="G19"))
    deck.campaign.hidden.entries["PI14"] = Entry(move=Move("go", "H18"))
    assert "go_on" not in proposed(deck)


def test_a_pirate_who_shares_his_hex_with_a_hunter_is_told_that_he_does_not_stay() -> None:
    for hunted in (True, False):
        deck = Deck()
        deck.pirate(at=Position("J9", "sea"))
        deck.pirate("PI15", 1, at=Position("T5", "sea"))
        if hunted:
            deck.campaign.state.hunters = [Hunter("warship1", "warship", Position("J9", "sea"), 1, "PI14")]
        found = turn_of(deck).questions[0].proposals
        (stay,) = (one.data for one in found if one.id == "stay")
        assert (stay["leaves"], stay["flees"], stay["place"] not in ("", "J9")) == (hunted, hunted, hunted)


@pytest.mark.parametrize("sold", [False, True])
def test_14_3_nobody_is_advised_to_sell_where_nothing_can_be_sold(*, sold: bool) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    pirate.ship.holds[0].markers = ["food", "cloth"]
    assert proposed(deck)["home"]["PI14_operation"] == "business"
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    pirate.ship.holds[0].markers, pirate.call.sold = ["food", "cloth"], sold
    if not sold:
        deck.campaign.state.hunters = [Hunter("warship1", "warship", Position("G19", "sea"), 1, "PI14")]
    found = proposed(deck)
    here = [one for one in found.values() if one["PI14_move"] == "hold"]
    assert here
    assert not any(one["PI14_operation"] == "business" for one in here)
    assert found["home"]["PI14_move"] != "hold"


@pytest.mark.parametrize("known", [True, False])
def test_a_governor_whom_only_the_seat_knows_makes_his_port_a_market(*, known: bool) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    pirate.ship.holds[0].markers = ["gold100"]
    face = next(name for name, one in GOVERNORS.items() if one.stance == "pro")
    deck.campaign.hidden.stocks["governors"].remove(face)
    deck.campaign.hidden.faces["governor1"] = face
    deck.campaign.hidden.known["governor1"] = [0] if known else [1]
    deck.campaign.state.ports["25"].governor = Governor("governor1", "")
    home = proposed(deck)["home"]
    assert (home["PI14_move"] == "hold") is known
    if known:
        (summary,) = turn_of(deck).questions[0].facts(home)["orders"]
        assert (summary["sale"], summary["priced"]) == (110, True)


def test_who_comes_to_a_market_with_cargo_sells_it_by_default() -> None:
    for cargo, operation in ((["food"], "business"), ([], "nothing")):
        deck = Deck()
        pirate = deck.pirate(at=Position("H18", "sea"))
        pirate.ship.holds[0].markers = cargo
        deck.pirate("PI15", 1, at=Position("T5", "sea"))
        question = turn_of(deck).questions[0]
        steps = {step.step: step for step in question.steps_with({"PI14_move": "port/25"})}
        assert steps["PI14_operation"].default == operation
        # Who stays where he is does nothing by default.
        steps = {step.step: step for step in question.steps_with({})}
        assert "PI14_operation" not in steps or steps["PI14_operation"].default == "nothing"


def test_of_the_ports_in_reach_the_best_market_is_proposed() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    pirate.ship.holds[0].markers = ["food", "cloth"]
    deck.dice["move"] = [6] * 20
    poor, rich = deck.campaign.state.ports["25"], deck.campaign.state.ports["26"]
    poor.display, rich.display = ["food"], ["arms", "drugs", "spices"]
    assert proposed(deck)["home"]["PI14_move"] == "port/26"


@pytest.mark.parametrize(
    ("display", "port"), [(["food", "cloth", "arms"], "34"), (["food"], "34"), (["arms", "drugs"], "24"), ([], "24")]
)
def test_bn_10_61_a_refuge_that_pays_less_is_worth_no_detour(display: list[str], port: str) -> None:
    """Santo Domingo lies two hexes away; the Refuge, Cartagena, six, and buys only what it has not got yet."""
    deck = Deck()
    pirate = deck.pirate(at=Position("S21", "sea"))
    pirate.refuge = "24"
    pirate.ship.holds[0].markers = ["food", "cloth"]
    deck.campaign.state.ports["24"].display = display
    assert proposed(deck)["home"]["PI14_move"] == f"port/{port}"


def test_ready_made_orders_keep_what_the_seat_has_ordered_besides() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    for one in turn_of(deck).questions[0].proposals:
        assert {"seat_extras", "ally_with"} <= set(one.keeps)
        assert not any(step.startswith("PI14") for step in one.keeps)


def test_a_merchant_that_is_known_to_be_too_strong_is_not_proposed() -> None:
    for face, sets_out in (("M31", False), ("M05", True)):
        deck = Deck()
        deck.pirate(at=Position("J9", "sea"))
        deck.campaign.state.sails = [Sail("sail1", "J9", face)]
        first = next(iter(proposed(deck).values()))
        assert (first["PI14_operation"] == "attack_merchant") is sets_out


@pytest.mark.parametrize(
    ("refuge", "enemy", "ordered", "spared"),
    [
        ("16", [], {}, True),
        ("16", ["English"], {}, False),
        ("", [], {}, False),
        ("16", [], {"merchant": "ask"}, False),
        ("16", [], {"merchant": "8"}, False),
    ],
)
def test_9_22_ready_made_hunts_and_the_ai_spare_the_flag_of_the_refuge(
    refuge: str, enemy: list[str], ordered: dict[str, str], spared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "read_orders", lambda _table, _seat: ordered)
    deck = Deck()
    pirate = deck.pirate(at=Position("J9", "sea"))
    pirate.refuge, pirate.enemy = refuge, enemy
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    question = turn_of(deck).questions[0]
    hunt = next(dict(one.answer) for one in question.proposals if one.id == "hunt")
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    for answer in (hunt, GAME.advise(view, question).answer):
        assert answer["PI14_operation"] == "search"
        assert (answer.get("PI14_policy_merchant") == "others") is spared


def test_9_22_who_asks_for_his_refuge_spares_its_flag_in_the_same_orders() -> None:
    """The Refuge is his before he sails, and an attack on its nation would cost it at once."""
    deck = Deck(m_hunters=True)
    pirate = deck.pirate(at=Position("J9", "sea"))
    pirate.homeless = True
    deck.pirate("PI15", 1, at=Position("T5", "sea")).refuge = "15"
    for number, port in deck.campaign.state.ports.items():
        port.destroyed = number not in ("15", "16")
    question = turn_of(deck).questions[0]
    hunt = next(dict(one.answer) for one in question.proposals if one.id == "hunt")
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    for answer in (hunt, GAME.advise(view, question).answer):
        assert answer.get("PI14_policy_merchant") == "others"
        facts = question.facts(answer)
        assert facts["refuges"][0]["port"] == "16"
        (row,) = facts["orders"]
        assert (row["nation"], row["shuns"]) == ("English", True)
    # An order to attack all the same brings a warning.
    careless = {name: value for name, value in hunt.items() if "extras" not in name and "polic" not in name}
    (row,) = question.facts(careless)["orders"]
    assert (row["nation"], row["shuns"]) == ("English", False)


@pytest.mark.parametrize(
    ("popularity", "refuge", "ordered", "policy"),
    [
        (1, "", {}, "8"),
        (2, "", {}, "8"),
        (1, "16", {}, "others"),
        (1, "", {"merchant": "5"}, None),
    ],
)
def test_9_212_ready_made_hunts_and_advice_let_no_merchant_go_because_it_is_strong(
    popularity: int, refuge: str, ordered: dict[str, str], policy: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "read_orders", lambda _table, _seat: ordered)
    # Near the end nobody makes for a debauch.
    deck = Deck(turn_cap=3)
    pirate = deck.pirate(at=Position("J9", "sea"))
    pirate.popularity, pirate.refuge = popularity, refuge
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    question = turn_of(deck).questions[0]
    hunt = next(dict(one.answer) for one in question.proposals if one.id == "hunt")
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    for answer in (hunt, GAME.counsel(view, question).answer):
        assert answer["PI14_operation"] == "search"
        assert answer.get("PI14_policy_merchant") == policy


def test_the_reason_for_a_hunt_with_hardly_any_room_says_how_much_there_is() -> None:
    deck = Deck(hold_capacity=4)
    pirate = deck.pirate(at=Position("H18", "sea"))
    for hold, count in zip(pirate.ship.holds, (4, 3), strict=False):
        hold.markers = ["gold5"] * count
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    reason = GAME.advise(view, turn_of(deck).questions[0]).reason
    assert (reason.kind, reason.data["room"]) == ("orders_hunt", 1)


@pytest.mark.parametrize("popularity", [1, 2])
def test_17_1_the_ai_makes_for_a_debauch_before_its_crew_mutinies(popularity: int) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("H18", "sea"))
    pirate.popularity = popularity
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    advice = GAME.advise(view, turn_of(deck).questions[0])
    assert advice.reason.kind == ("orders_calm" if popularity == 1 else "orders_hunt")
    assert "room" not in advice.reason.data
    if popularity == 1:
        assert (advice.answer["PI14_operation"], advice.answer["PI14_policy_debauch_free"]) == ("business", "yes")
        assert advice.answer["PI14_move"].startswith("port/")


def test_9_22_a_merchant_that_would_cost_the_refuge_is_not_proposed() -> None:
    for face, attacks in (("M01", False), ("M02", True)):
        deck = Deck()
        deck.pirate(at=Position("J9", "sea")).refuge = "16"
        deck.campaign.state.sails = [Sail("sail1", "J9", face)]
        first = next(iter(proposed(deck).values()))
        assert (first["PI14_operation"] == "attack_merchant") is attacks


def test_of_two_merchants_in_a_hex_the_weaker_is_proposed() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    deck.campaign.state.sails = [Sail("sail1", "J9", "M05"), Sail("sail2", "J9", "M20")]
    assert next(iter(proposed(deck).values()))["PI14_attack_merchant_target"] == "sail1"


def test_an_attack_at_the_end_of_a_lane_is_one_plan_under_one_name() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    deck.dice["move"] = [6] * 20
    lane = HEXES["I7"].lane
    sail(deck, "M02", "I7")
    deck.campaign.hidden.last[pirate.id] = Entry(move=Move("go", "J9", course="I7"))
    question = turn_of(deck).questions[0]
    moves = {one.id: one.answer[f"{pirate.id}_move"] for one in question.proposals}
    assert (moves["go_on"], "hunt" in moves) == (f"lane/{lane}", False)
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    assert GAME.advise(view, question).answer[f"{pirate.id}_move"] == f"lane/{lane}"


def test_a_plan_to_hunt_says_where_several_captains_do_so() -> None:
    deck = Deck()
    deck.pirate("PI14", at=Position("J9", "sea"))
    deck.pirate("PI02", at=Position("M12", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    deck.campaign.state.sails = [Sail("sail1", "J9")]
    hunt = next(one for one in turn_of(deck).questions[0].proposals if one.id == "hunt")
    searched = hunt.answer["PI02_move"].rpartition("/")[2]
    assert hunt.data["places"] == ["J9", searched]
    assert searched not in ("J9", "M12")


@pytest.mark.parametrize("sails", [1, 2])
def test_two_captains_of_a_seat_are_not_sent_after_the_same_merchant(sails: int) -> None:
    deck = Deck(max_active=2)
    pirates = [deck.pirate(at=Position("J9", "sea")), deck.pirate("PI12", at=Position("J9", "sea"))]
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    for number in range(sails):
        sail(deck, f"M0{number + 2}", "J9", f"sail{number}")
    question = turn_of(deck).questions[0]
    hunt = next(dict(one.answer) for one in question.proposals if one.id == "hunt")
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    for answer in (hunt, GAME.advise(view, question).answer):
        sent = [answer[f"{pirate.id}_operation"] for pirate in pirates]
        assert sent.count("attack_merchant") == sails, answer


def test_the_ai_lets_a_merchant_alone_that_is_too_strong_when_another_lies_in_its_hex() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    deck.campaign.hidden.faces["sail1"] = "M05"
    deck.campaign.state.sails = [Sail("sail1", "J9"), Sail("sail2", "J9", "M31")]
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    answer = GAME.advise(view, turn_of(deck).questions[0]).answer
    assert (answer["PI14_operation"], answer["PI14_attack_merchant_target"]) == ("attack_merchant", "random")


@pytest.mark.parametrize(
    ("cabin", "cap", "retired", "found", "first"),
    [
        # A quarter of the results of jd66 is at most 23, nine of ten are at most 63.
        (2200, 60, False, False, False),
        (2300, 60, False, True, False),
        (6200, 60, False, True, False),
        (6300, 60, False, True, True),
        (6300, 0, False, True, True),
        (6300, 60, True, True, False),
        (1200, 7, True, True, True),
        (1200, 8, False, False, False),
        (900, 7, False, False, False),
    ],
)
def test_bn_18_3_to_retire_comes_first_when_it_is_nearly_certain_and_near_the_end(
    cabin: int, cap: int, retired: bool, found: bool, first: bool
) -> None:
    deck = Deck(turn_cap=cap)
    pirate = deck.pirate(at=Position("G19", "port"))
    pirate.refuge, pirate.cabin = "25", cabin
    if retired:
        deck.pirate("PI20", 0).status = "retired"
    ready = proposed(deck)
    assert ("retire" in ready) is found
    assert (next(iter(ready)) == "retire") is first
    if found:
        assert (ready["retire"]["PI14_move"], ready["retire"]["PI14_operation"]) == ("hold", "retire")


def test_18_3_the_proposal_to_retire_says_who_goes_where() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    pirate.refuge, pirate.cabin = "25", 5000
    deck.pirate("PI20", 0, at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    (retire,) = [one.data for one in turn_of(deck).questions[0].proposals if one.id == "retire"]
    assert (retire["captain"], retire["port"], retire["does"]) == (["PI14"], "25", "retire")


@pytest.mark.parametrize(("at", "port"), [("H18", "25"), ("BB19", "")])
def test_9_22_a_captain_may_retire_in_the_refuge_that_he_has_lost(at: str, port: str) -> None:
    """It is shut to him otherwise, and the nearest port in which he may retire."""
    deck = Deck(m_hunters=True)
    pirate = deck.pirate(at=Position(at, "sea"))
    pirate.refuge, pirate.cabin, pirate.enemy = "25", 5000, [nation_of(deck.campaign.state, "25")]
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    question = turn_of(deck).questions[0]
    (option,) = [one for one in step(question, "PI14_move").options if one.id == "port/25"]
    assert option.data["status"] == "old_refuge"
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    hint = next(dict(one.answer) for one in question.proposals if one.id == "retire")
    for answer in (hint, GAME.counsel(view, question).answer):
        assert (answer["PI14_move"] == "port/25") is bool(port)
        if port:
            (row,) = question.facts(answer)["orders"]
            assert (row["operation"], row["end"]) == ("retire", "enter_port")


@pytest.mark.parametrize(("sails", "holder"), [([("M05", "PI15")], "PI15"), ([("M05", "PI15"), ("", "")], "")])
def test_9_12_a_goal_tells_whose_merchant_nobody_else_may_attack(sails: list[tuple[str, str]], holder: str) -> None:
    deck = Deck()
    deck.pirate(at=Position("J8", "sea"))
    deck.pirate("PI15", 1, at=Position("J9", "sea"))
    deck.campaign.hidden.faces["sail1"] = "M20"
    deck.campaign.state.sails = [
        Sail(f"sail{number}", "J9", face, attached) for number, (face, attached) in enumerate(sails)
    ]
    moves = step(turn_of(deck).questions[0], "PI14_move").options
    (lane,) = [one for one in moves if one.data.get("place") == "J9" and one.id.startswith("lane/")]
    assert (lane.data["sails"], lane.data["holder"]) == (len(sails) - 1, holder)


@pytest.mark.parametrize(
    ("sails", "holder"),
    [([], ""), ([("M05", "PI15")], "PI15"), ([("M05", "PI15"), ("", "")], ""), ([("M05", "PI14")], "")],
)
def test_9_12_the_question_of_the_operation_tells_whose_merchant_he_may_not_attack(
    sails: list[tuple[str, str]], holder: str
) -> None:
    deck = Deck()
    # Damage makes a jury repair possible, so that he is asked in any case.
    deck.pirate(at=Position("J9", "sea")).ship.damage["hull"] = 1
    deck.pirate("PI15", 1, at=Position("J9", "sea"))
    deck.campaign.hidden.faces["sail1"] = "M20"
    deck.campaign.state.sails = [
        Sail(f"sail{number}", "J9", face, attached) for number, (face, attached) in enumerate(sails)
    ]
    asked = step(turn_of(deck).questions[0], "PI14_operation")
    assert asked.data["holder"] == holder
    assert ("attack_merchant" in ids(asked)) is bool(sails and not holder)


@pytest.mark.parametrize(
    ("at", "changes", "why"),
    [
        # Neutral ports let nobody retire; so the money that he lacks is told as well.
        (Position("G19", "port"), {"cabin": 300}, ("port", 1100)),
        (Position("G19", "port"), {"cabin": 1100}, ("port", 0)),
        # Without any money nobody looks for it.
        (Position("G19", "port"), {}, ("", 1100)),
        (Position("G19", "port"), {"enemy": ["Spanish"], "cabin": 1100}, ("port", 0)),
        # In his Refuge he may, though he has too little money: the option says so.
        (Position("G19", "port"), {"refuge": "25", "cabin": 300}, ("", 1100)),
        (Position("G19", "sea"), {"refuge": "25", "cabin": 1100}, ("", 0)),
        (Position("G19", "sea"), {"refuge": "25", "cabin": 1100, "banned": ["25"]}, ("shut", 0)),
        # At sea only somebody with enough money looks for it.
        (Position("J9", "sea"), {"refuge": "25", "cabin": 300}, ("", 1100)),
        (Position("J9", "sea"), {"refuge": "25", "cabin": 1100}, ("port", 0)),
    ],
)
def test_18_3_the_question_of_the_operation_tells_why_nobody_retires_there(
    at: Position, changes: dict[str, Any], why: tuple[str, int]
) -> None:
    deck = Deck()
    pirate = deck.pirate(at=at)
    pirate.ship.damage["hull"] = 1
    for name, value in changes.items():
        setattr(pirate, name, value)
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    asked = step(turn_of(deck).questions[0], "PI14_operation")
    assert (asked.data["retires"], asked.data["needs"], asked.data["worth"]) == (*why, pirate.cabin)
    if why[0]:
        assert "retire" not in ids(asked)


@pytest.mark.parametrize(("hidden", "why"), [(3000, ("again", 3300)), (3100, ("", 0))])
def test_18_3_after_a_failed_attempt_the_question_tells_how_much_he_needs(hidden: int, why: tuple[str, int]) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    pirate.refuge, pirate.cabin, pirate.chests = "25", 200, ["25"]
    deck.campaign.hidden.treasures["PI14"], deck.campaign.hidden.refused["PI14"] = {"25": hidden}, 3300
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    asked = step(turn_of(deck).questions[0], "PI14_operation")
    assert (asked.data["retires"], asked.data["needs"], asked.data["worth"]) == (*why, 200 + hidden)
    assert ("retire" in ids(asked)) is not bool(why[0])


@pytest.mark.parametrize(
    ("kept", "last", "cap", "retires"),
    [
        (7000, True, 60, True),
        (7001, True, 60, False),
        (7001, False, 60, True),
        (7001, True, 4, False),
        # It is the last turn: nobody can earn enough after it.
        (7001, True, 1, True),
    ],
)
@pytest.mark.parametrize("war", [True, False])
def test_18_3_nobody_ends_the_match_as_a_loser_while_turns_are_left(
    kept: int, cap: int, *, last: bool, retires: bool, war: bool
) -> None:
    deck = Deck(turn_cap=cap, m_cunning=False, m_rivals=war, careers=2)
    pirate = deck.pirate(at=Position("G19", "port"))
    pirate.refuge, pirate.cabin = "25", 2000
    pirate.chests, deck.campaign.hidden.treasures["PI14"] = ["25"], {"25": 5000}
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    if last:
        deck.pirate("PI20").status = "dead"
    gone = deck.pirate("PI16", 1)
    gone.status, deck.campaign.hidden.kept["PI16"] = "retired", kept
    question = turn_of(deck).questions[0]
    options, state = deck.options.model_dump(), deck.campaign.state
    me = Me(treasures={"PI14": {"25": 5000}})
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=me, kept={"PI16": kept})
    assert (question.proposals[0].id == "retire") is retires
    assert (GAME.advise(view, question).reason.kind == "orders_retire") is retires


@pytest.mark.parametrize("war", [True, False])
@pytest.mark.parametrize(("cap", "first", "why"), [(1, "hunt", "orders_end"), (60, "home", "orders_sell")])
def test_6_2_a_sale_on_the_last_turn_is_not_called_useful(cap: int, first: str, why: str, *, war: bool) -> None:
    deck = Deck(turn_cap=cap, m_rivals=war)
    pirate = deck.pirate(at=Position("H18", "sea"))
    pirate.ship.holds[0].markers = ["gold100", "food", "food", "food"]
    pirate.ship.holds[1].markers = ["gold400", "cloth", "cloth"]
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    question = turn_of(deck).questions[0]
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    assert GAME.advise(view, question).reason.kind == why
    if cap == 1:
        assert question.proposals[0].id == first


@pytest.mark.parametrize("war", [True, False])
@pytest.mark.parametrize(
    ("tokens", "gold", "why"),
    [(1, "gold1000", "orders_cash"), (0, "gold1000", "orders_end"), (1, "gold100", "orders_end")],
)
def test_4_16_on_the_last_turn_he_sells_where_an_extra_action_lets_him_retire(
    tokens: int, gold: str, why: str, *, war: bool
) -> None:
    deck = Deck(turn_cap=1, m_rivals=war)
    pirate = deck.pirate(at=Position(PORTS["25"].hex, "sea"))
    pirate.refuge, pirate.tokens, pirate.cabin = "25", tokens, 400
    pirate.ship.holds[0].markers = [gold, "food"]
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    question = turn_of(deck).questions[0]
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    advice = GAME.advise(view, question)
    assert advice.reason.kind == why
    cashes = why == "orders_cash"
    for answer in (advice.answer, question.proposals[0].answer):
        assert (answer.get("PI14_operation") == "business") is cashes
        # Only then is he asked about the extra action.
        assert (answer.get("seat_extras", []) == ["spend_tokens"]) is cashes
    assert advice.answer.get("PI14_policy_debauch_forced", "no") == "no"
    if cashes:
        # The chance is that after the sale, with at least 1,400 doubloons.
        assert advice.reason.data["odds"] >= 11


def test_4_16_the_ai_retires_by_a_token_on_the_last_turn() -> None:
    deck = Deck(turn_cap=1, m_rivals=False, m_hunters=False, m_hazards=False)
    pirate = deck.pirate(at=Position(PORTS["25"].hex, "sea"))
    pirate.refuge, pirate.tokens = "25", 1
    pirate.ship.holds[0].markers = ["gold1000"] * 4
    pirate.ship.holds[1].markers = ["gold1000"] * 3
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    match = turn_of(deck, retirement=[1, 1])
    while match.questions:
        seat, question = next(iter(match.questions.items()))
        if seat:
            match.answer(seat, question.default, question.id)
            continue
        state, options = deck.campaign.state, deck.options.model_dump()
        me = Me(treasures={name: dict(kept) for name, kept in deck.campaign.hidden.treasures.items()})
        view = BlackbeardView(seats=state.seats, seat=seat, options=options, state=state, me=me)
        match.answer(seat, GAME.advise(view, question).answer, question.id)
    assert pirate.status == "retired"


@pytest.mark.parametrize("war", [False, True])
@pytest.mark.parametrize(("cap", "operation"), [(60, "business"), (1, "")])
def test_6_2_on_the_last_turn_nobody_calls_at_a_port_for_a_debauch(cap: int, operation: str, *, war: bool) -> None:
    deck = Deck(turn_cap=cap, m_rivals=war)
    deck.pirate(at=Position(PORTS["25"].hex, "port")).popularity = 1
    deck.campaign.state.pirates["PI14"].refuge = "25"
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    question = turn_of(deck).questions[0]
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    advice = GAME.advise(view, question)
    assert advice.answer.get("PI14_operation", "") == operation
    assert ("PI14_policy_debauch_free" in advice.answer) == bool(operation)
    assert advice.reason.kind == ("orders_calm" if operation else "orders_end")


def test_6_2_near_the_end_he_sells_where_he_may_retire() -> None:
    deck = Deck(turn_cap=5)
    pirate = deck.pirate(at=Position("H18", "sea"))
    pirate.ship.holds[0].markers = ["gold100", "food", "food", "food"]
    pirate.ship.holds[1].markers = ["gold400", "cloth", "cloth"]
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    question = turn_of(deck).questions[0]
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    home = next(dict(one.answer) for one in question.proposals if one.id == "home")
    for answer in (home, GAME.advise(view, question).answer):
        port = answer["PI14_move"].removeprefix("port/")
        # Other ports are nearer.
        assert (port, status_of(state, pirate, port)) == ("44", "pirate")


@pytest.mark.parametrize(("best", "retires"), [(6999, True), (7000, False), (7500, False)])
def test_nobody_is_advised_to_retire_poorer_than_one_who_has(best: int, *, retires: bool) -> None:
    """Spec 6.5: only the richest retired pirate of a seat counts."""
    deck = Deck(turn_cap=60, m_cunning=False)
    pirate = deck.pirate(at=Position("G19", "port"))
    pirate.refuge, pirate.cabin = "25", 7000
    deck.pirate("PI20", 0).status = "retired"
    deck.campaign.hidden.scores["PI20"] = best
    question = turn_of(deck).questions[0]
    ready = {one.id: one.answer for one in question.proposals}
    assert ("retire" in ready) is retires
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me(scores={"PI20": best}))
    assert (GAME.counsel(view, question).answer.get("PI14_operation") == "retire") is retires


def test_to_retire_is_confirmed_twice_and_tells_whether_the_match_ends() -> None:
    for careers in (1, 2):
        deck = Deck(careers=careers)
        pirate = deck.pirate(at=Position("G19", "port"))
        pirate.refuge, pirate.cabin = "25", 3000
        deck.pirate("PI15", 1, at=Position("T5", "sea"))
        question = turn_of(deck).questions[0]
        ready = {one.id: one.answer for one in question.proposals}
        assert question.is_grave(ready["retire"])
        assert question.facts(ready["retire"])["ends"] is (careers == 1)
        assert not question.is_grave(ready["stay"])


def test_a_proposal_tells_to_which_port_it_leads_and_what_is_done_there_in_this_turn() -> None:
    for place, does in (("H18", "business"), ("H13", "")):
        deck = Deck()
        deck.pirate("PI15", 1, at=Position("J9", "sea"))
        deck.dice["move"] = [1] * 20
        pirate = deck.pirate(at=Position(place, "sea"))
        pirate.refuge, pirate.ship.holds[0].markers = "25", ["food"]
        found = {one.id: one.data for one in turn_of(deck).questions[0].proposals}
        assert (found["home"]["port"], found["home"]["does"]) == ("25", does)
        assert found["home"]["arrives"] == bool(does)
        assert (found["hunt"]["port"], found["hunt"]["lane"]) == ("", "")
        # A hunt names the hex in which he searches or attacks.
        assert found["hunt"]["place"] in HEXES
        assert found["home"]["place"] == ""


def test_with_empty_holds_nobody_is_sent_home_to_sell() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    assert [*proposed(deck)] == ["hunt", "stay"]


def test_bn_15_6_a_ship_that_cannot_sail_is_repaired_at_sea() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea")).ship.damage["sails"] = 1
    found = proposed(deck)
    assert next(iter(found)) == "repair"
    assert (found["repair"]["PI14_move"], found["repair"]["PI14_operation"]) == ("hold", "jury")


def asked_of(deck: Deck, **draft: str) -> set[str]:
    """Return the steps that the orders of Teach ask for, with a rival far away."""
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    steps = turn_of(deck).questions[0].steps_with({f"PI14_{step}": answer for step, answer in draft.items()})
    return {step.step.removeprefix("PI14_") for step in steps if not step.quiet}


@pytest.mark.parametrize(
    ("damage", "refuge", "asks"),
    [
        ({"guns": 1}, "", set[str]()),
        ({"guns": 1, "crew": 1}, "", {"refit_first"}),
        # A Refuge repairs everything but the hull (BN 15.1).
        ({"guns": 1, "crew": 1}, "25", set[str]()),
    ],
)
def test_bn_15_2_where_to_repair_first_is_asked_only_if_it_matters(
    damage: dict[Section, int], refuge: str, asks: set[str]
) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    pirate.refuge = refuge
    pirate.ship.damage.update(damage)
    assert asked_of(deck, operation="refit") == {"move", "operation", *asks}


def test_a_step_with_one_possible_answer_is_not_asked() -> None:
    for sails, asks in ((1, set[str]()), (2, {"attack_merchant_target"})):
        deck = Deck()
        deck.pirate(at=Position("J9", "sea"))
        deck.campaign.state.sails = [Sail("sail1", "J9", "M05"), Sail("sail2", "J9", "M31")][:sails]
        assert asked_of(deck, operation="attack_merchant") == {"move", "operation", *asks}
    for damage, asks in (({"sails": 1}, set[str]()), ({"sails": 1, "hull": 1}, {"jury_section"})):
        deck = Deck()
        deck.pirate(at=Position("J9", "sea")).ship.damage.update(damage)  # type: ignore[arg-type]
        assert asked_of(deck, operation="jury") == {"move", "operation", *asks}
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    pirate.ship.damage["hull"], pirate.careened = 1, True
    assert asked_of(deck, operation="careen") == {"operation", "careen_careening"}


def test_5_22_a_laden_ship_that_cannot_sail_is_repaired_before_it_sells() -> None:
    for section, first in (("sails", "repair"), ("crew", "home")):
        deck = Deck()
        pirate = deck.pirate(at=Position(PORTS["25"].hex, "port"))
        pirate.ship.holds[0].markers = ["food"]
        pirate.ship.damage[section] = 1
        found = proposed(deck)
        assert next(iter(found)) == first
        assert found["repair"]["PI14_operation"] == "refit"


@pytest.mark.parametrize(("laden", "operation"), [(True, "business"), (False, "")])
def test_10_1_the_ai_does_no_business_with_empty_holds(
    laden: bool, operation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plans = [Plan("hold", "business", None), Plan("hold", "", None)]
    monkeypatch.setattr(Captain, "_plans", lambda _captain: iter(plans))
    deck = Deck()
    deck.pirate(at=Position(PORTS["25"].hex, "port")).ship.holds[0].markers = ["food"] * laden
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    answer = GAME.advise(view, turn_of(deck).questions[0]).answer
    assert answer.get("PI14_operation", "") == operation


@pytest.mark.parametrize(
    ("refuge", "cabin", "enemy", "hides"),
    [("25", 1980, [], True), ("25", 400, [], False), ("25", 1980, ["Spanish"], False), ("16", 1980, [], False)],
)
def test_10_71_who_leaves_his_refuge_hides_his_money_first(
    refuge: str, cabin: int, enemy: list[str], *, hides: bool
) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position(PORTS["25"].hex, "port"))
    pirate.refuge, pirate.cabin, pirate.enemy = refuge, cabin, enemy
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    question = turn_of(deck).questions[0]
    hunt = next(one.answer for one in question.proposals if one.id == "hunt")
    for answer in (hunt, GAME.advise(view, question).answer):
        assert answer.get("PI14_move", "hold") != "hold"
        extras = {"treasure", "treasure_first"} & {*answer.get("PI14_extras", ())}
        assert (extras == {"treasure", "treasure_first"}, answer.get("PI14_treasure") == "deposit_all") == (
            hides,
            hides,
        )


def test_10_71_who_sells_in_his_refuge_hides_the_money_afterwards() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position(PORTS["25"].hex, "port"))
    pirate.refuge = "25"
    pirate.ship.holds[0].markers = ["gold1000", "gold100", "food"]
    answer = proposed(deck)["home"]
    assert (answer["PI14_operation"], answer["PI14_extras"]) == ("business", ["treasure"])
    assert answer["PI14_treasure"] == "deposit_all"


def test_10_71_the_question_about_money_says_when_it_moves() -> None:
    for extras, early in ((["treasure"], False), (["treasure", "treasure_first"], True)):
        deck = Deck()
        deck.pirate(at=Position(PORTS["25"].hex, "port")).refuge = "25"
        deck.pirate("PI15", 1, at=Position("T5", "sea"))
        asked = step(turn_of(deck).questions[0], "PI14_treasure", {"PI14_extras": extras})
        assert asked.data["early"] is early


def test_6_2_on_the_last_turn_nobody_makes_for_a_port_that_he_does_not_reach() -> None:
    for cap, sails in ((60, True), (2, False)):
        deck = Deck(turn_cap=cap)
        pirate = deck.pirate(at=Position("J9", "sea"))
        pirate.ship.damage["hull"] = pirate.ship.damage["crew"] = 3
        pirate.ship.holds[0].markers = ["food"]
        deck.pirate("PI15", 1, at=Position("T5", "sea"))
        options, state = deck.options.model_dump(), deck.campaign.state
        deck.campaign.hidden.last["PI14"] = Entry(move=Move("go", "J9", course="G19"))
        question = turn_of(deck).questions[0]
        assert bool({"home", "go_on"} & {one.id for one in question.proposals}) is sails
        view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
        course = GAME.advise(view, question).answer.get("PI14_move", "hold")
        assert sails or not course.startswith("port/")


def test_a_damaged_ship_in_port_is_repaired_before_it_hunts() -> None:
    repairs: tuple[tuple[Section, str], ...] = (("guns", "refit"), ("hull", "careen"))
    for section, operation in repairs:
        deck = Deck()
        pirate = deck.pirate(at=Position("G19", "port"))
        pirate.refuge = "25"
        pirate.ship.damage[section] = 1
        found = proposed(deck)
        assert next(iter(found)) == "repair"
        assert found["repair"]["PI14_operation"] == operation


def test_nobody_is_sent_to_a_governor_whom_nobody_has_seen() -> None:
    deck = Deck()
    deck.pirate(at=Position("G19", "sea")).ship.damage["guns"] = 1
    deck.campaign.state.ports["25"].governor = Governor("governor1")
    deck.campaign.hidden.faces["governor1"] = "GOV01"
    assert "repair" not in proposed(deck)


def test_a_badly_damaged_ship_makes_for_a_port() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("H18", "sea"))
    pirate.ship.damage["guns"] = pirate.ship.damage["crew"] = 1
    found = proposed(deck)
    assert next(iter(found)) == "repair"
    assert (found["repair"]["PI14_move"], found["repair"]["PI14_operation"]) == ("port/25", "refit")


def test_captains_of_a_seat_who_differ_each_do_what_suits_them() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    laden = deck.pirate("PI16", at=Position("H18", "sea"))
    for hold in laden.ship.holds:
        hold.markers = ["food", "cloth", "drink", "arms"]
    found = proposed(deck)
    assert next(iter(found)) == "each"
    assert found["each"]["PI14_operation"] == "search"
    assert (found["each"]["PI16_move"], found["each"]["PI16_operation"]) == ("port/25", "business")
    assert all(answer["PI16_operation"] == "business" for name, answer in found.items() if name != "stay")


def test_the_usual_end_of_a_move_to_a_port_is_inside() -> None:
    deck = Deck()
    deck.pirate(at=Position("H18", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    question = turn_of(deck).questions[0]
    end = step(question, "PI14_end", {"PI14_move": "port/25"})
    assert (end.default, set(ids(end))) == ("enter_port", {"sea", "anchor", "enter_port", "enter_harbour"})
    end = step(question, "PI14_end", {"PI14_move": "hold"})
    assert (end.default, ids(end)) == ("sea", ["sea", "anchor"])


@pytest.mark.parametrize("display", [[], ["food"]])
def test_bn_p1_a_pirate_who_orders_business_sells_and_ransoms_by_default_and_buys_nothing(display: list[str]) -> None:
    """BN 10.11: a sale empties the holds, also of goods that the port has already; OP-5 is for those who keep them."""
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    pirate.ship.holds[0].markers, pirate.cabin = ["food"], 500
    pirate.hostages = [Hostage("hostage1", "Spanish", "25", 1)]
    deck.campaign.state.ports["25"].display = list(display)
    question = turn_of(deck).questions[0]
    orders = {"PI14_operation": "business"}
    found = {one.step.removeprefix("PI14_business_"): one.default for one in question.steps_with(orders) if one.step}
    assert {name: found[name] for name in ("sell", "ransom", "bribe")} == {
        "sell": "yes",
        "ransom": "yes",
        "bribe": "no",
    }
    assert question.default.get("PI14_operation", "nothing") == "nothing"


def test_operations_are_offered_where_the_move_ends() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    pirate.ship.damage["hull"] = 1
    question = turn_of(deck).questions[0]
    # Careening is possible without a move only, searching after a whole one.
    assert "careen" in ids(step(question, "PI14_operation"))
    names = [one.step for one in question.steps_with({"PI14_move": "lane/25"})]
    offered = ids(step(question, "PI14_operation", {"PI14_move": "lane/25"})) if "PI14_operation" in names else []
    assert "careen" not in offered


def test_bn_11_4_a_pirate_who_took_a_port_leaves_it_or_sacks_it() -> None:
    deck = Deck()
    place = PORTS["24"].hex
    captor = deck.pirate(at=Position(place, "port"))
    captor.captured, captor.captured_turn, captor.refuge, captor.restored = "24", 1, "24", "24"
    deck.campaign.state.ports["24"].captured = 1
    match = turn_of(deck)
    orders = {"PI14_move": "hold"}
    assert ids(step(match.questions[0], "PI14_operation", orders)) == ["nothing", "sack"]
    assert ids(step(match.questions[0], "PI14_end", orders)) == ["sea", "anchor"]
    sacks = {**orders, "PI14_operation": "sack"}
    assert not any(one.step == "PI14_end" for one in match.questions[0].steps_with(sacks))


@pytest.mark.parametrize("blocked", [0, 1, 2, 3, 6])
def test_4_3_6_a_captor_leaves_his_port_past_the_hunters_around_it_if_he_can(blocked: int) -> None:
    """With a hunter on every way out, the form still has a default."""
    deck = Deck()
    place = PORTS["24"].hex
    captor = deck.pirate(at=Position(place, "port"))
    captor.captured, captor.captured_turn = "24", 1
    watched, free = exits(place)[:blocked], exits(place)[blocked:]
    hunters = [Hunter(f"hunter{n}", "warship", Position(hex_, "sea"), 1, "PI14") for n, hex_ in enumerate(watched)]
    deck.campaign.state.hunters += hunters
    match = turn_of(deck)
    asked = step(match.questions[0], "PI14_move")
    assert asked.default.rpartition("/")[2] == next(iter(free), "hold")
    assert asked.default in ids(asked)
    match.questions[0].checked(match.questions[0].default)


def test_a_careened_ship_goes_on_careening_by_default() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    pirate.ship.damage["hull"], pirate.careened = 2, True
    match = turn_of(deck, leak=[6], flood=[6])
    for seat, question in dict(match.questions).items():
        match.answer(seat, question.default, question=question.id)
    assert (pirate.ship.damage["hull"], pirate.careened, pirate.now.operation) == (1, True, "careen")


def test_an_operation_that_has_become_impossible_is_lost() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("H18", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    pirate.scurvy_ship = True
    match = turn_of(deck)
    deck.campaign.state.ports["25"].destroyed = True
    question = match.questions[0]
    deck.campaign.state.ports["25"].destroyed = False
    answer = {"PI14_move": "port/25", "PI14_operation": "heal"}
    match.answer(0, answer, question=question.id)
    deck.campaign.state.ports["25"].destroyed = True
    match.answer(1, {}, question=match.questions[1].id)
    assert told(match, "operation_lost") == [{"seat": 0, "pirate": "PI14", "operation": "heal"}]
    assert pirate.position == Position("G19", "sea")


# ---------------------------------------------------------------- the second die


def test_4_3_2d_the_spare_die_is_shown_by_the_pin_alone() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    match = turn_of(deck, move=[1, 1], spare=[6, 6])
    question = match.questions[0]
    before = ids(step(question, "PI14_move"))
    assert match.step(0, {"PI14_reroll": "yes"}) is not None
    # A form that is filled in step by step, and summed up, stops there until the die is paid for.
    asked = question.filling({"PI14_reroll": "yes"}).open
    assert asked is not None
    assert asked.step == "PI14_reroll"
    assert question.facts({})["orders"][0]["rolled"] == 0
    match.pin(0, "PI14_reroll", "yes", question=question.id)
    (first,), (second,) = question.data["reach"], match.questions[0].data["reach"]
    assert (first["die"], second["die"]) == (1, 6)
    assert second["allowance"] == first["allowance"] + 5
    plan = match.questions[0].facts({})["orders"][0]
    assert {name: plan[name] for name in ("before", "rolled")} == {"before": 1, "rolled": 6}
    assert plan["left"] == points_left(pirate) - 1
    after = ids(step(match.questions[0], "PI14_move"))
    assert len(after) > len(before)
    # The other seat learns nothing of it before the forms are revealed.
    assert told(match, "rerolled") == []
    match.answer(0, {}, question=question.id)
    match.answer(1, {}, question=match.questions[1].id)
    assert told(match, "rerolled") == [{"seat": 0, "pirate": "PI14", "what": "move", "before": [1], "after": [6]}]
    assert (pirate.now.die, pirate.cunning_used, pirate.cunning_blocked) == (6, 1, True)
    assert deck.campaign.hidden.spare == {}


def test_bn_21_3_a_second_reroll_waits_for_another_seat() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("J9", "sea"))
    other = deck.pirate("PI15", 1, at=Position("L12", "sea"))
    pirate.cunning_blocked = True
    match = turn_of(deck, move=[1, 1], spare=[6])
    assert next(one.step for one in match.questions[0].steps) == "PI14_move"
    match.pin(1, "PI15_reroll", "yes", question=match.questions[1].id)
    match.answer(0, {}, question=match.questions[0].id)
    match.answer(1, {}, question=match.questions[1].id)
    assert (pirate.cunning_blocked, other.cunning_blocked) == (False, True)


# ---------------------------------------------------------------- secrets


def test_movement_dice_and_orders_are_known_to_their_seat_alone() -> None:
    match = orders_open(3)
    for seat in range(3):
        me = match.view(seat).me
        assert me is not None
        own = [pirate.id for pirate in match.state.state.pirates.values() if pirate.seat == seat]
        assert sorted(me.dice) == sorted(own)
        assert me.dice == {name: match.state.hidden.dice[name] for name in own}
    assert match.view(None).me is None
    before = {reader: (match.events(reader), match.view(reader)) for reader in (1, 2, None)}
    match.answer(0, {}, question=match.questions[0].id)
    assert {reader: (match.events(reader), match.view(reader)) for reader in (1, 2, None)} == before


def test_policies_are_told_to_nobody() -> None:
    match = orders_open(2)
    before = {reader: (match.events(reader), match.view(reader)) for reader in (0, 1, None)}
    match.set_orders(0, {"torture": "yes", "merchant": "8"})
    assert {reader: (match.events(reader), match.view(reader)) for reader in (0, 1, None)} == before
    assert match.orders(0)["torture"] == "yes"
    form = match.orders_question(0)
    assert step(form, "torture").default == "yes"
    assert "board" in [one.step for one in form.steps]
    assert match.orders(1) == {}


def test_one_press_has_a_captain_asked_in_every_battle_and_duel() -> None:
    match = orders_open(2)
    unchanged, asking = match.orders_question(0).proposals
    assert (unchanged.id, asking.id) == ("unchanged", "ask_fights")
    assert match.orders_question(0).checked(unchanged.answer) == match.orders_question(0).checked({})
    changed = {name for name, value in asking.answer.items() if value != unchanged.answer[name]}
    assert {name for name in changed if asking.answer[name] == "ask"} == changed == {*FIGHTS}
    match.set_orders(0, {**unchanged.answer, "torture": "yes"})
    _, asking = match.orders_question(0).proposals
    assert (asking.answer["torture"], asking.answer["board"]) == ("yes", "ask")
    assert [one.id for one in orders_open(2, **VOYAGE).orders_question(0).proposals] == ["unchanged"]


def test_orders_that_say_nothing_of_a_compulsory_debauch_allow_it_unasked() -> None:
    match = Match.start("blackbeard", 2, "older")
    match.set_orders(0, {"torture": "yes"})
    older = {name: value for name, value in match.orders(0).items() if name != "debauch_forced"}
    match.set_orders(1, older)
    again = Match.replay(match.record())
    for seat in range(2):
        assert again.orders(seat)["debauch_forced"] == "yes"
        form = again.orders_question(seat)
        assert step(form, "debauch_forced").default == form.proposals[0].answer["debauch_forced"] == "yes"


def test_without_hunters_and_rivals_their_policies_are_not_asked() -> None:
    form = orders_open(2, **VOYAGE).orders_question(0)
    assert "board" not in [one.step for one in form.steps]


def test_the_summary_names_all_that_was_chosen() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea")).ship.holds[0].markers = ["food"]
    deck.campaign.state.pirates["PI14"].refuge = "25"
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    question = turn_of(deck).questions[0]
    quiet = question.facts({})
    assert (quiet["parley"], quiet["spend_tokens"], quiet["orders"][0]["markers"]) == (False, False, [])
    answer: dict[str, Any] = {"seat_extras": ["parley"], "PI14_extras": ["treasure", "jettison", "policies"]}
    answer |= {"PI14_treasure": "deposit_all", "PI14_jettison": ["food.1"], "PI14_policies": ["arms"]}
    facts = question.facts({**answer, "PI14_policy_arms": "1"})
    (row,) = facts["orders"]
    assert (facts["parley"], row["markers"], row["hides"], row["fetches"], row["policies"]) == (
        True,
        ["food"],
        True,
        False,
        [{"policy": "arms", "which": "arms", "value": "1", "once": True, "sections": [], "triggers": []}],
    )
    assert row["early"] is False


def test_one_policy_is_changed_without_answering_the_others() -> None:
    match = orders_open(2)
    assert match.orders_form(0, {}) is None
    match.set_orders(0, {"torture": "yes"})
    match.set_orders(0, {"arms": "2"})
    assert (match.orders(0)["torture"], match.orders(0)["arms"]) == ("yes", "2")


def test_treasures_are_amounts_for_their_seat_and_acts_for_all() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    pirate.refuge, pirate.cabin = "25", 750
    match = turn_of(deck)
    question = match.questions[0]
    answer = {
        "PI14_extras": ["treasure", "treasure_first"],
        "PI14_treasure": "deposit",
        "PI14_amount": 733,
    }
    assert question.facts(answer)["orders"][0]["early"] is True
    match.answer(0, answer, question=question.id)
    match.answer(1, {}, question=match.questions[1].id)
    assert (pirate.cabin, pirate.chests) == (17, ["25"])
    assert deck.campaign.hidden.treasure_of("PI14") == 733
    for reader in (1, None):
        assert "733" not in str([event.data for event in match.events(reader) if event.kind == "treasure"])
        assert "'by': -733" in str([event.data for event in match.events(reader)])
    me = match.view(0).me
    assert me is not None
    assert me.treasures == {"PI14": {"25": 733}}


def test_with_public_amounts_everybody_sees_them() -> None:
    deck = Deck(refuge_amounts="public")
    pirate = deck.pirate(at=Position("G19", "port"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    pirate.refuge, pirate.cabin = "25", 750
    match = turn_of(deck)
    answer = {"PI14_extras": ["treasure"], "PI14_treasure": "deposit_all"}
    match.answer(0, answer, question=match.questions[0].id)
    match.answer(1, {}, question=match.questions[1].id)
    assert told(match, "treasure")[0]["by"] == 750


def test_a_withdrawal_takes_what_there_is_room_for() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    # An old Refuge: he may only take.
    pirate.cabin, pirate.chests = 4000, ["25"]
    deck.campaign.hidden.treasures["PI14"] = {"25": 3000}
    match = turn_of(deck)
    answer = {"PI14_extras": ["treasure"], "PI14_treasure": "withdraw_all"}
    match.answer(0, answer, question=match.questions[0].id)
    match.answer(1, {}, question=match.questions[1].id)
    assert (pirate.cabin, deck.campaign.hidden.treasure_of("PI14")) == (5000, 2000)
    answer = {"PI14_extras": ["treasure"], "PI14_treasure": "deposit_all"}
    match = turn_of(deck)
    match.answer(0, answer, question=match.questions[0].id)
    match.answer(1, {}, question=match.questions[1].id)
    assert pirate.cabin == 5000


def test_markers_are_thrown_overboard_before_the_move() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    pirate.ship.holds[0].markers = ["cloth", "arms", "arms"]
    match = turn_of(deck)
    question = match.questions[0]
    assert ids(step(question, "PI14_jettison", {"PI14_extras": ["jettison"]})) == ["arms.1", "arms.2", "cloth.3"]
    match.answer(0, {"PI14_extras": ["jettison"], "PI14_jettison": ["arms.2", "cloth.3"]}, question=question.id)
    match.answer(1, {}, question=match.questions[1].id)
    assert pirate.ship.markers == ["arms"]
    assert told(match, "unloaded")[0]["cause"] == "jettison"


def test_markers_are_stowed_anew_before_the_move() -> None:
    deck = Deck()
    pirate = deck.pirate(ship="schooner", at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    pirate.ship.holds[0].markers, pirate.ship.holds[2].markers = ["arms", "alcohol"], ["cloth"]
    match = turn_of(deck)
    question = match.questions[0]
    first = step(question, "PI14_stow1", {"PI14_extras": ["stow"]})
    assert (ids(first), list(first.default)) == (["arms.1", "alcohol.2", "cloth.3"], ["arms.1", "alcohol.2"])
    answer = {"PI14_extras": ["stow"], "PI14_stow1": ["arms.1"], "PI14_stow2": ["alcohol.2"]}
    match.answer(0, answer, question=question.id)
    match.answer(1, {}, question=match.questions[1].id)
    assert [hold.markers for hold in pirate.ship.holds] == [["arms"], ["alcohol"], ["cloth"]]
    assert told(match, "restowed") == [{"seat": 0, "pirate": "PI14"}]


def test_all_markers_find_room_however_they_are_stowed() -> None:
    deck = Deck(hold_capacity=2)
    pirate = deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    for hold in pirate.ship.holds:
        hold.markers = ["cloth", "food"]
    question = turn_of(deck).questions[0]
    assert step(question, "PI14_stow1", {"PI14_extras": ["stow"]}).pick == (2, 2)


def test_a_policy_may_be_overridden_for_one_turn() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    match = turn_of(deck)
    answer = {"PI14_extras": ["policies"], "PI14_policies": ["torture"], "PI14_policy_torture": "yes"}
    match.answer(0, answer, question=match.questions[0].id)
    match.answer(1, {}, question=match.questions[1].id)
    assert deck.campaign.hidden.last["PI14"].overrides == {"torture": "yes"}


# ---------------------------------------------------------------- new pirates


def test_a_replacement_chooses_refuge_and_start_in_the_form_and_acts_from_the_next_turn_on() -> None:
    deck = Deck()
    lost = deck.pirate(at=Position("J9", "sea"))
    other = deck.pirate("PI15", 1, at=Position("T5", "sea"))
    other.refuge = "15"
    deck.run(lambda voyage: leave_play(voyage, lost, "sunk"))
    match = turn_of(deck)
    state = deck.campaign.state
    ((name, seat),) = state.newcomers
    assert (seat, state.owed) == (0, [])
    question = match.questions[0]
    assert ids(step(question, f"{name}_refuge")) == ["14", "16"]
    assert step(question, f"{name}_refuge").data["beside"]
    (home,) = question.facts({})["refuges"]
    assert (home["new"], home["captain"], home["retired"], home["sole"]) == (True, "PI14", False, False)
    start = step(question, f"{name}_start")
    assert (start.default, "NA/O/O8" in ids(start), "NA/T/T5" in ids(start)) == ("refuge", True, False)
    match.answer(0, {f"{name}_refuge": "16", f"{name}_start": "NA/O/O8"}, question=question.id)
    match.answer(1, {}, question=match.questions[1].id)
    new = state.pirates[name]
    assert (new.refuge, new.position, new.ready) == ("16", Position("O8", "sea"), 3)
    assert not takes_orders(state, new)
    state.turn = 3
    assert takes_orders(state, new)


def test_bn_17_4_two_replacements_do_not_start_in_one_hex() -> None:
    deck = Deck()
    for pirate in (deck.pirate(), deck.pirate("PI15", 1, at=Position("L9", "sea"))):
        pirate.refuge = "15"
        deck.run(lambda voyage, lost=pirate: leave_play(voyage, lost, "sunk"))
    match = turn_of(deck, dispute=[1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
    state = deck.campaign.state
    for name, seat in list(state.newcomers):
        match.answer(seat, {f"{name}_start": "NA/O/O8"}, question=match.questions[seat].id)
    first, second = state.active()
    assert first.position == Position("O8", "sea")
    assert second.position == Position(PORTS[second.refuge].hex, "port")


def test_a_captain_who_inherits_a_ship_sails_it_and_chooses_his_refuge() -> None:
    deck = Deck()
    old = deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    deck.run(lambda voyage: leave_play(voyage, old, "deposed"))
    (new,) = deck.campaign.state.active(0)
    assert (new.homeless, new.refuge) == (True, "")
    match = turn_of(deck)
    (home,) = match.questions[0].facts({})["refuges"]
    assert (home["new"], home["captain"]) == (False, "")
    match.answer(0, {f"{new.id}_refuge": "12"}, question=match.questions[0].id)
    match.answer(1, {}, question=match.questions[1].id)
    assert (new.homeless, new.refuge) == (False, "12")


def test_a_refuge_without_a_choice_is_told_as_the_only_port() -> None:
    deck = Deck()
    old = deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    deck.run(lambda voyage: leave_play(voyage, old, "deposed"))
    for number, port in deck.campaign.state.ports.items():
        port.destroyed = number != "12"
    (home,) = turn_of(deck).questions[0].facts({})["refuges"]
    assert (home["port"], home["sole"], home["contested"]) == ("12", True, False)


def test_the_only_port_is_not_sure_if_another_seat_asks_for_a_refuge_too() -> None:
    deck = Deck()
    old = deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea")).homeless = True
    deck.run(lambda voyage: leave_play(voyage, old, "deposed"))
    for number, port in deck.campaign.state.ports.items():
        port.destroyed = number not in ("12", "21")
    (home,) = turn_of(deck).questions[0].facts({})["refuges"]
    assert home["contested"]


def test_bn_9_24_a_captain_of_a_prize_chooses_his_refuge_in_the_next_form() -> None:
    deck = Deck()
    deck.pirate().refuge = "15"
    deck.run(lambda voyage: commission(voyage, deck.campaign.state.pirates["PI14"], "brigantine"))
    (_, second) = deck.campaign.state.active(0)
    match = turn_of(deck)
    question = step(match.questions[0], f"{second.id}_refuge")
    assert ids(question) == refuge_candidates(deck.campaign.state)
    match.answer(0, {f"{second.id}_refuge": ids(question)[-1]})
    assert (second.refuge, second.homeless) == (ids(question)[-1], False)


def test_two_seats_that_want_the_same_refuge_dispute_it() -> None:
    deck = Deck(dice={"dispute": [1, 1, 6, 6]})
    first, second = deck.pirate("PI14", 0), deck.pirate("PI15", 1)
    first.homeless = second.homeless = True
    forms = {0: SeatForm(refuges={"PI14": "13"}), 1: SeatForm(refuges={"PI15": "13"})}
    match = deck.run(lambda voyage: settle_newcomers(voyage, forms))
    assert told(match, "dispute")[0]["seat"] == 1
    assert (first.refuge, second.refuge) == ("12", "13")


def test_a_seat_without_a_pirate_is_not_asked() -> None:
    deck = Deck(careers=2)
    lost = deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    lost.status = "captive"
    assert sorted(turn_of(deck).questions) == [1]


def test_a_debauched_pirate_misses_his_turn() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    pirate.debauched = 2
    match = turn_of(deck)
    assert sorted(match.questions) == [1]
    assert told(match, "misses_turn") == [{"seat": 0, "pirate": "PI14"}]
    match.answer(1, {}, question=match.questions[1].id)
    assert pirate.debauched == 0


def test_the_dice_of_step_0_are_rolled_in_seat_order_from_the_marker() -> None:
    deck = Deck(dice={"move": [5, 2], "spare": [1, 1]})
    deck.pirate("PI14", 0)
    deck.pirate("PI02", 1)
    deck.campaign.state.marker = 1
    for pirate in deck.campaign.state.pirates.values():
        pirate.ready = 1
    deck.run(upkeep)
    assert deck.campaign.hidden.dice == {"PI02": 5, "PI14": 2}


def test_start_hexes_are_free_of_ships() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    deck.campaign.state.hunters.append(Hunter("hunter1", "warship", Position("K9", "sea"), 1, "PI14"))
    found = [option.id.rpartition("/")[2] for option in start_options(deck.campaign.state)]
    assert "J9" not in found
    assert "K9" not in found
    assert "G16" not in found
    assert PORTS["11"].hex in found


@pytest.mark.parametrize(
    ("place", "sector"), [("J5", "N"), ("M7", "NE"), ("M10", "SE"), ("J13", "S"), ("G10", "SW"), ("G7", "NW")]
)
def test_sectors(place: str, sector: str) -> None:
    assert sector_of(HEXES["J9"], HEXES[place]) == sector


def test_a_form_that_was_not_offered_is_refused() -> None:
    match = orders_open(2)
    question = match.questions[0]
    name = question.steps[0].step.partition("_")[0]
    for answer in ({f"{name}_move": "port/66"}, {f"{name}_operation": "attack_merchant"}):
        with pytest.raises(IllegalAnswer if "port" in str(answer) else Exception):
            match.answer(0, answer, question=question.id)
    assert Entry().move.kind == "hold"


# ---------------------------------------------------------------- boosts


def test_bn_10_22_a_boost_that_is_used_cannot_be_thrown_overboard() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("K10", "sea"))
    pirate.ship.holds[0].markers = ["cloth", "sextant"]
    match = turn_of(deck, move=[1] * 20)
    used = {"PI14_boosts": ["sextant"], "PI14_extras": ["jettison"]}
    assert ids(step(match.questions[0], "PI14_jettison", {"PI14_extras": ["jettison"]})) == ["cloth.1", "sextant.2"]
    assert ids(step(match.questions[0], "PI14_jettison", used)) == ["cloth.1"]


def test_bn_10_22_a_goal_that_only_a_sextant_reaches_is_inside_a_port() -> None:
    deck = Deck()
    deck.pirate(at=Position("K10", "sea")).ship.holds[0].markers = ["sextant"]
    match = turn_of(deck, move=[1] * 20)
    there = {"PI14_boosts": ["sextant"], "PI14_move": f"port/{HEXES['E11'].port}"}
    assert ids(step(match.questions[0], "PI14_end", there)) == ["enter_port", "enter_harbour"]


def test_bn_6_2_the_question_says_how_far_each_captain_sails() -> None:
    """A ship ashore and one in a zone use no die; an immobile one gets nowhere."""
    deck = Deck(careers=4, max_active=4)
    deck.pirate("PI14")
    deck.pirate("PI15", ship="brigantine")
    deck.pirate("PI16", at=Position("TZ2", "sea"))
    deck.pirate("PI12").ship.damage["sails"] = 1
    reach = turn_of(deck).questions[0].data["reach"]
    assert {row["pirate"]: row["allowance"] for row in reach} == {"PI14": 7, "PI15": 5, "PI12": 0}
    assert {row["pirate"]: row["speed"] for row in reach} == {"PI14": 3, "PI15": 1, "PI12": 0}
    assert {(row["die"], row["alone"]) for row in reach} == {(4, False)}


def test_bn_6_2_a_single_captain_is_alone_and_a_careened_one_sails_nowhere() -> None:
    for careened in (False, True):
        deck = Deck()
        deck.pirate(at=Position("A15", "anchored")).careened = careened
        found = turn_of(deck).questions[0].data["reach"]
        assert [row["alone"] for row in found] == [True] * (not careened)
