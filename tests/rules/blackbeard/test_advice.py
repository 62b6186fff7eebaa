"""What players are advised, and that the reasons and figures beside it are true (rules/blackbeard/pilot, turn)."""

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.pilot import advise
from rules.blackbeard.pilot.battles import battle_plan
from rules.blackbeard.pilot.captain import Captain
from rules.blackbeard.pilot.forms import extra_actions
from rules.blackbeard.policies import EVERY, OTHERS
from rules.blackbeard.sea.debauch import PATIENT, debauch
from rules.blackbeard.setup import LOWER, UPPER, ask_end
from rules.blackbeard.state import Governor, Position, Sail
from rules.blackbeard.tables import GOVERNORS, LANES, PORTS
from rules.blackbeard.view.model import Me
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.routes import sailing_distance
from rules.kernel import Match, Play, Reason, choose, form
from rules.kernel.question import Question

from .decks import Deck
from .scenes import NEW_PROVIDENCE
from .test_orders import turn_of
from .test_pilot import asked, seen, spending_question, spent_advice


@pytest.mark.parametrize("governors", [0, 4])
def test_bn_7_2_the_question_about_a_refuge_says_whether_there_are_governors(governors: int) -> None:
    match = Match.start(GAME, 2, "a lesson", options={"governors_per_seat": governors})
    for seat in [seat for seat, one in match.questions.items() if one.kind == "place_governors"]:
        match.answer(seat, dict(match.questions[seat].proposals[0].answer))
    (question,) = match.questions.values()
    assert (question.kind, question.data["governed"]) == ("choose_refuge", bool(governors))


def test_bn_7_2_the_advised_end_of_the_block_is_judged_by_the_port_that_it_names() -> None:
    """With one free port left in the sea, both ends lead there first: the choice is the port that follows."""
    deck = Deck(seats=3)
    state = deck.campaign.state
    for number, port in state.ports.items():
        port.destroyed = PORTS[number].sea == "NA" and number not in ("14", "21")
    deck.pirate("PI14").refuge = "14"
    question = Question(ask_end(state, 2, "14"), "0.1")
    facts = {option.id: option.data for option in question.options}
    assert question.data["same"]
    assert {facts[side]["port"] for side in (LOWER, UPPER)} == {"21"}
    better = max(facts, key=lambda side: facts[side]["next_lanes"] + facts[side]["next_sails"])
    assert len({facts[side]["next_lanes"] + facts[side]["next_sails"] for side in facts}) == 2
    advice = advise(seen(deck, 2), question)
    assert advice.answer == better
    assert advice.reason.data == {
        "port": facts[better]["next"],
        "lanes": facts[better]["next_lanes"],
        "sails": facts[better]["next_sails"],
    }


@pytest.mark.parametrize("war", [False, True])
@pytest.mark.parametrize(("turn", "spends"), [(8, False), (18, True)])
def test_no_token_goes_on_a_sale_if_the_port_that_he_makes_for_pays_more(turn: int, *, spends: bool, war: bool) -> None:
    """Tortuga, in reach, keeps a fifth of the price; Port Royal, his Refuge, adds a fifth, and is a turn farther."""
    deck = Deck(seats=3, m_cunning=False, m_rivals=war, m_hunters=war, turn_cap=20)
    deck.campaign.state.turn = turn
    pirate = deck.pirate(at=Position("O17", "sea"))
    pirate.tokens, pirate.refuge = 2, "31"
    deck.campaign.state.ports["36"].destroyed = True
    for hold in pirate.ship.holds:
        hold.markers = ["cloth"] * 4
    deck.dice.update({"move": [1], "spare": [1]})
    answer = spent_advice(deck, war=war).answer
    assert (answer.get("PI14_operation") == "business") is spends


def test_who_sells_for_less_in_a_nearer_port_says_so() -> None:
    """The nearer port pays 800 doubloons, his Refuge 960."""
    deck = Deck(seats=3, m_cunning=False, turn_cap=30)
    pirate = deck.pirate(at=Position("E21", "sea"))
    pirate.refuge = "31"
    for hold in pirate.ship.holds:
        hold.markers = ["cloth"] * 4
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    deck.dice.update({"move": [6] * 4})
    advice = advise(seen(deck), turn_of(deck).questions[0])
    assert (advice.answer["PI14_move"], advice.answer["PI14_operation"]) == ("port/26", "business")
    assert advice.reason.data == {"pirate": "PI14", "port": "26", "richer": "31", "retires": False}


@pytest.mark.parametrize(("turn", "tokens", "searches"), [(8, 4, False), (18, 3, False), (18, 4, True), (20, 2, True)])
def test_tokens_that_are_too_many_for_the_turns_that_are_left_go_on_searches(
    turn: int, tokens: int, *, searches: bool
) -> None:
    """Spec 4.16: after the last turn a token is worth nothing."""
    deck = Deck(seats=3, m_cunning=False, turn_cap=20)
    deck.campaign.state.turn = turn
    deck.pirate(at=Position("O17", "sea")).tokens = tokens
    deck.dice.update({"move": [1], "spare": [1]})
    advice = spent_advice(deck, war=False)
    assert (advice.answer.get("PI14_operation") == "search") is searches
    assert advice.reason.kind == ("token_spent" if searches else "tokens_saved")


def test_bn_18_3_who_sells_for_less_near_the_end_says_that_he_can_retire_there() -> None:
    deck = Deck(seats=3, m_cunning=False, turn_cap=20)
    deck.campaign.state.turn = 18
    pirate = deck.pirate(at=Position("E21", "sea"))
    pirate.tokens, pirate.refuge = 1, "31"
    for hold in pirate.ship.holds:
        hold.markers = ["cloth"] * 4
    # What the Refuge has already brings nothing there.
    deck.campaign.state.ports["31"].display = ["cloth"]
    pirate.ship.holds[0].markers[0] = "gold500"
    deck.dice.update({"move": [6], "spare": [1]})
    advice = spent_advice(deck, war=False)
    _, _, port = advice.answer["PI14_move"].partition("/")
    assert advice.reason.data["port"] == port
    assert advice.reason.data["richer"] in {"26", "32"} - {port}
    assert advice.reason.data["retires"]


@pytest.mark.parametrize("war", [False, True])
def test_no_business_is_advised_in_a_port_that_only_lies_on_the_way(*, war: bool) -> None:
    deck = Deck(seats=3, m_cunning=False, m_rivals=war, m_hunters=war, turn_cap=20)
    pirate = deck.pirate(at=Position("O17", "sea"))
    pirate.ship.holds[0].markers = ["cloth"] * 4
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    deck.dice.update({"move": [1] * 4, "spare": [1] * 4})
    question = turn_of(deck).questions[0]
    (move,) = (step for step in question.steps_with({}) if step.step == "PI14_move")
    reached = {option.id: option.data.get("reached", True) for option in move.options}
    answer = advise(seen(deck), question).answer
    assert reached[answer.get("PI14_move", "hold")] or answer.get("PI14_operation") != "business"


def test_bn_7_2_the_advised_refuge_of_a_new_pirate_has_most_lanes_and_merchants_near_it() -> None:
    deck = Deck(seats=3)
    deck.pirate("PI15", 1, at=Position("T5", "sea")).refuge = "13"
    deck.pirate(at=Position("H5", "sea")).homeless = True
    deck.dice.update({"move": [4] * 4, "spare": [6] * 4})
    question = turn_of(deck).questions[0]
    (step,) = (step for step in question.steps_with({}) if step.step == "PI14_refuge")
    near = {option.id: option.data["lanes"] + option.data["sails"] for option in step.options}
    assert len({*near.values()}) > 1
    answer = advise(seen(deck), question).answer
    assert near[answer["PI14_refuge"]] == max(near.values())
    question.checked(answer)


@pytest.mark.parametrize(("cabin", "odds"), [(4280, 56), (50, None)])
def test_tokens_are_kept_from_an_attempt_to_retire_that_may_well_fail_and_the_reason_says_so(
    cabin: int, odds: int | None
) -> None:
    deck = Deck(seats=3, m_cunning=False, m_rivals=True, turn_cap=20)
    deck.campaign.state.turn = 12
    retired = deck.pirate("PI02", 0)
    retired.status = "retired"
    pirate = deck.pirate(at=Position(PORTS["14"].hex, "port"))
    pirate.refuge, pirate.cabin, pirate.tokens = "14", cabin, 2
    deck.dice.update({"move": [4], "spare": [6]})
    advice = spent_advice(deck, war=True)
    assert advice.answer.get("PI14_spend", "no") == "no"
    facts = {} if odds is None else {"pirate": "PI14", "odds": odds}
    assert advice.reason == Reason("tokens_saved", {"last": False, **facts})


def may_leave(deck: Deck, cabin: int) -> None:
    """Put a captain with a token into New Providence, six hexes from his Refuge, Port Royal."""
    deck.campaign.state.turn = 14
    pirate = deck.pirate(at=Position(PORTS["44"].hex, "port"))
    pirate.refuge, pirate.cabin, pirate.tokens = "31", cabin, 1
    deck.dice.update({"move": [4], "spare": [6]})


@pytest.mark.parametrize(("cabin", "planned"), [(3798, True), (1150, True), (1000, False)])
def test_bn_18_3_retiring_where_he_is_is_a_ready_plan_for_a_token_whatever_the_chance(
    cabin: int, *, planned: bool
) -> None:
    """His Refuge is no better to retire in than the pirate port where he lies."""
    deck = Deck(seats=3, m_cunning=False, m_rivals=True, turn_cap=20)
    may_leave(deck, cabin)
    plans = {plan.id: plan.answer for plan in spending_question(deck).proposals}
    assert next(iter(plans)) == "stay"
    assert ("retire" in plans) is planned
    if planned:
        assert (plans["retire"]["PI14_operation"], plans["retire"].get("PI14_move", "hold")) == ("retire", "hold")


@pytest.mark.parametrize(("kept", "facts"), [(0, {}), (5000, {"behind": 1202})])
def test_bn_18_3_the_reason_to_keep_a_token_names_the_chance_to_retire(kept: int, facts: dict[str, int]) -> None:
    deck = Deck(seats=3, m_cunning=False, turn_cap=20, careers=1)
    may_leave(deck, 3798)
    rival = deck.pirate("PI15", 1)
    rival.status = "retired"
    view = seen(deck).model_copy(update={"kept": {"PI15": kept}})
    advice = extra_actions(view, spending_question(deck), war=False)
    assert advice.answer.get("PI14_spend", "no") == "no"
    assert advice.reason == Reason("tokens_saved", {"last": False, "pirate": "PI14", "odds": 50, **facts})


@pytest.mark.parametrize(("cap", "policy"), [(20, OTHERS), (1, EVERY)])
def test_bn_9_22_no_plan_spares_a_flag_for_a_refuge_that_is_of_no_use_after_the_last_turn(
    cap: int, policy: str
) -> None:
    deck = Deck(seats=3, m_cunning=False, turn_cap=cap)
    deck.pirate(at=Position("O17", "sea")).refuge = "31"
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    deck.dice.update({"move": [1] * 4, "spare": [1] * 4})
    plans = {plan.id: plan for plan in turn_of(deck).questions[0].proposals}
    assert plans["hunt"].answer["PI14_policy_merchant"] == policy
    assert bool(plans["hunt"].data["orders"][0]["nation"]) is (policy == OTHERS)


@pytest.mark.parametrize(
    ("combat", "duel", "breaks", "reason"),
    [(0, 7, "yes", "plan_outmatched"), (0, 40, "no", "plan_fight"), (5, 7, "no", "plan_fight")],
)
def test_a_pirate_without_a_chance_breaks_off(combat: int, duel: int, breaks: str, reason: str) -> None:
    def steps() -> Play[str]:
        return (yield from choose(0, "plan_breaks", ["yes", "no"], step="breaks", default="no"))

    facts = {"pirate": "PI14", "against": "pirate", "target": "PI15", "combat": combat, "foe_combat": 6, "duel": duel}
    facts |= {"debauch": 0, "foe_debauch": 0}
    question = asked(Deck(), form(0, "battle_plan", steps, data=facts))
    advice = battle_plan(seen(Deck()), question)
    assert (advice.answer.get("breaks", "no"), advice.reason.kind) == (breaks, reason)


@pytest.mark.parametrize(("cargo", "waits"), [([], False), (["arms", "arms", "gold100"], True)])
@pytest.mark.parametrize("turn", [16, 18])
def test_18_3_near_the_end_he_sells_what_beats_a_rival_before_he_retires(
    cargo: list[str], turn: int, *, waits: bool
) -> None:
    """A captain with a career left does not retire with less than a rival has kept, if a sale brings more."""
    deck = Deck(seats=3, m_cunning=False, turn_cap=20, careers=3)
    pirate = deck.pirate(at=Position(PORTS["31"].hex, "port"))
    pirate.refuge, pirate.cabin = "31", 2142
    for hold in pirate.ship.holds:
        hold.markers = list(cargo)
    rival = deck.pirate("PI15", 1)
    rival.status = "retired"
    deck.dice.update({"move": [4] * 4, "spare": [6] * 4})
    question = turn_of(deck).questions[0]
    view = seen(deck).model_copy(update={"kept": {"PI15": 2640}})
    view.state.turn = turn
    advice = GAME.counsel(view, question)
    assert advice.reason.kind == ("orders_sell" if waits else "orders_retire")
    assert advice.answer["PI14_operation"] == ("business" if waits else "retire")


@pytest.mark.parametrize(
    ("turn", "popularity", "cabin", "refuses"),
    [
        (19, 5, 0, True),
        (19, 1, 0, False),
        (18, 5, 2000, True),
        (18, 2, 2000, True),
        (18, 5, 0, False),
        (10, 5, 2000, False),
    ],
)
def test_bn_10_21_no_debauch_is_allowed_that_costs_a_way_to_retire(
    turn: int, popularity: int, cabin: int, *, refuses: bool
) -> None:
    """In a pirate port a sale brings a debauch: it costs the next turn, and the extra actions of this one."""
    deck = Deck(seats=3, m_cunning=False, turn_cap=20)
    deck.campaign.state.turn = turn
    pirate = deck.pirate(at=Position(PORTS[NEW_PROVIDENCE].hex, "port"))
    pirate.tokens, pirate.now.die, pirate.popularity, pirate.cabin = 2, 4, popularity, cabin
    pirate.ship.holds[0].markers = ["cloth"]
    deck.dice.update({"move": [4], "spare": [6]})
    captain = Captain(seen(deck), spending_question(deck), pirate, {"PI14_spend": "yes"})
    answer = captain.orders(("business",))
    assert answer is not None
    assert (answer.get("PI14_policy_debauch_forced") == "no") is refuses
    assert not refuses or "PI14_policy_debauch_free" not in answer


@pytest.mark.parametrize(
    ("turn", "tokens", "popularity", "answer", "reason"),
    [
        (19, 0, 5, "no", "debauch_last"),
        (18, 1, 5, "no", "debauch_retire"),
        (18, 0, 5, "yes", ""),
        (10, 1, 5, "yes", ""),
        (19, 0, 1, "yes", ""),
    ],
)
def test_bn_9_282_a_debauch_is_advised_only_if_it_costs_no_way_to_retire(
    turn: int, tokens: int, popularity: int, answer: str, reason: str
) -> None:
    deck = Deck(seats=3, turn_cap=20)
    deck.campaign.state.turn = turn
    pirate = deck.pirate(at=Position(PORTS[NEW_PROVIDENCE].hex, "port"))
    pirate.tokens, pirate.popularity, pirate.cabin = tokens, popularity, 2000
    deck.policy(pirate, debauch_forced="ask")

    def put(voyage: Voyage) -> Play[None]:
        yield from debauch(voyage, pirate, forced=True, port=NEW_PROVIDENCE)

    question = next(iter(deck.run(put, GAME).questions.values()))
    advice = GAME.advise(seen(deck), question)
    assert advice.answer == answer
    assert not reason or advice.reason.kind == reason


@pytest.mark.parametrize(("hunted", "reason"), [(False, ""), (True, "debauch_sober")])
def test_bn_9_282_at_war_a_crew_that_likes_its_captain_is_kept_sober(reason: str, *, hunted: bool) -> None:
    deck = Deck(seats=3, m_hunters=hunted, m_rivals=hunted)
    pirate = deck.pirate(at=Position("J9", "sea"))
    pirate.popularity = 6
    deck.policy(pirate, debauch_forced="ask")
    question = next(iter(deck.run(lambda voyage: debauch(voyage, pirate, forced=True), GAME).questions.values()))
    advice = GAME.advise(seen(deck), question)
    assert (advice.answer, advice.reason.kind) == (("no", reason) if hunted else ("yes", advice.reason.kind))
    # What people do, as the question says it, is what is advised.
    assert question.data["patience"] == (PATIENT if hunted else 0)


@pytest.mark.parametrize(("popularity", "answer"), [(2, "yes"), (6, "no")])
def test_bn_9_28_a_debauch_is_advised_for_an_unhappy_crew(popularity: int, answer: str) -> None:
    deck = Deck(seats=3)
    pirate = deck.pirate(at=Position("J9", "sea"))
    pirate.popularity = popularity
    deck.policy(pirate, debauch_free="ask")
    question = next(iter(deck.run(lambda voyage: debauch(voyage, pirate, forced=False), GAME).questions.values()))
    assert GAME.advise(seen(deck), question).answer == answer


@pytest.mark.parametrize("known", [True, False])
def test_10_3_the_ai_sells_in_a_port_whose_governor_only_its_seat_knows_to_be_friendly(known: bool) -> None:
    deck = Deck(seats=2, m_cunning=False)
    pirate = deck.pirate(at=Position("H5", "sea"))
    pirate.ship.holds[0].markers = ["cloth"] * 4
    friend = next(name for name, one in GOVERNORS.items() if one.stance == "pro")
    deck.campaign.state.ports["14"].governor = Governor("governor1")
    view = seen(deck)
    view = view.model_copy(update={"me": Me(governors={"governor1": friend} if known else {})})
    assert (Captain(view, turn_of(deck).questions[0], pirate, {}).proceeds("14") > 0) is known


def test_the_ai_does_not_send_two_captains_to_one_merchant() -> None:
    deck = Deck(m_cunning=False)
    deck.pirate(at=Position("J9", "sea"))
    other = deck.pirate("PI02", at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    far = {name: sailing_distance("J9", lane.hex) or 0 for name, lane in LANES.items()}
    lane = next(name for name, away in far.items() if 10 <= away <= 15)
    deck.campaign.state.sails = [Sail("sail1", LANES[lane].hex)]
    question, view = turn_of(deck).questions[0], seen(deck)
    sails = [Captain(view, question, other, before).orders() or {} for before in ({}, {"PI14_move": f"lane/{lane}"})]
    assert [orders.get("PI02_move") == f"lane/{lane}" for orders in sails] == [True, False]
