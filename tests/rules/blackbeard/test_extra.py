"""Extra actions with tokens (spec 4.16)."""

from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.hidden import SeatOrders
from rules.blackbeard.ship.figures import rating
from rules.blackbeard.state import Hunter, Pirate, Position
from rules.blackbeard.tables import PIRATES, PORTS
from rules.blackbeard.turn.extra import extra_actions
from rules.kernel import Match, Play

from .decks import Deck, told
from .walks import orders_open

AT_SEA = Position("J9", "sea")


def begun(deck: Deck, *seats: int) -> Match:
    """Play step 5 of a turn in which these seats have ordered that they want to spend tokens."""
    deck.campaign.state.turn = 2
    deck.dice = {"move": [4] * 12, "spare": [6] * 12, "dispute": [1, 1, 2, 2], **deck.dice}
    for pirate in deck.campaign.state.pirates.values():
        pirate.now.die = 4

    def act(voyage: Any) -> Play[None]:
        voyage.hidden.seat_orders = {seat: SeatOrders(spend_tokens=True) for seat in seats}
        yield from extra_actions(voyage)

    return deck.run(act, GAME)


def token_deck(**options: Any) -> Deck:
    deck = Deck(m_cunning=False, **options)
    deck.pirate(at=AT_SEA).tokens = 2
    deck.pirate("PI15", 1, at=Position("L12", "sea")).tokens = 1
    return deck


def steps_of(match: Match, seat: int, **answer: Any) -> list[str]:
    return [step.step for step in match.questions[seat].steps_with(answer)]


def operations(match: Match) -> list[str]:
    """Return the operations that are offered for a token without a move."""
    steps = match.questions[0].steps_with({"PI14_spend": "yes"})
    return [option.id for step in steps if step.kind == "operation" for option in step.options]


def answer(match: Match, seat: int, **steps: Any) -> None:
    match.answer(seat, steps, question=match.questions[seat].id)


def test_a_seat_on_auto_pass_is_not_asked() -> None:
    assert begun(token_deck()).questions == {}
    assert sorted(begun(token_deck(), 1).questions) == [1]


def test_without_tokens_nobody_is_asked() -> None:
    deck = token_deck()
    deck.campaign.state.pirates["PI14"].tokens = 0
    assert sorted(begun(deck, 0, 1).questions) == [1]


@pytest.mark.parametrize("hindrance", ["debauched", "new", "captive"])
def test_a_debauched_a_new_and_a_captive_pirate_may_not_spend(hindrance: str) -> None:
    deck = token_deck()
    pirate = deck.campaign.state.pirates["PI14"]
    if hindrance == "debauched":
        pirate.debauched = 3
    elif hindrance == "new":
        pirate.ready = 3
    else:
        pirate.status = "captive"
    assert begun(deck, 0).questions == {}


def test_the_default_is_to_pass() -> None:
    match = begun(token_deck(), 0)
    assert steps_of(match, 0) == ["PI14_spend"]
    answer(match, 0)
    assert match.questions == {}
    assert told(match, "token_spent") == []


def test_bn_7_3_a_token_buys_a_move_and_an_operation() -> None:
    deck = token_deck()
    pirate = deck.campaign.state.pirates["PI14"]
    pirate.now.path, pirate.now.moved = ["J8", "J9"], True
    match = begun(deck, 0)
    answer(match, 0, PI14_spend="yes", PI14_move="N/near/J8")
    assert (pirate.position, pirate.tokens) == (Position("J8", "sea"), 1)
    assert told(match, "token_spent") == [{"seat": 0, "pirate": "PI14", "tokens": 1}]
    # The way of the whole turn is remembered for the news.
    assert (pirate.now.track, pirate.now.path) == (["J8", "J9"], ["J8"])


def test_reactive_rounds_go_on_for_seats_that_spent_until_none_does() -> None:
    match = begun(token_deck(), 0, 1)
    assert sorted(match.questions) == [0, 1]
    answer(match, 0, PI14_spend="yes")
    answer(match, 1)
    assert sorted(match.questions) == [0]
    answer(match, 0, PI14_spend="yes")
    assert match.questions == {}
    assert [event["tokens"] for event in told(match, "token_spent")] == [1, 0]


def test_a_pirate_who_is_pursued_is_asked_again() -> None:
    match = begun(token_deck(), 0, 1)
    answer(match, 0, PI14_spend="yes", PI14_move="pursue/PI15")
    answer(match, 1)
    assert sorted(match.questions) == [0, 1]


def test_a_single_round_is_the_only_one() -> None:
    match = begun(token_deck(extra_action_rounds="single"), 0)
    answer(match, 0, PI14_spend="yes")
    assert match.questions == {}


def test_bn_15_5_careening_goes_on_by_a_token_only_if_the_ship_has_not_moved() -> None:
    for moved in (False, True):
        deck = token_deck()
        pirate = deck.campaign.state.pirates["PI14"]
        pirate.position, pirate.now.moved = Position("H15", "anchored"), moved
        pirate.ship.damage["hull"] = 1
        match = begun(deck, 0)
        assert ("careen" in operations(match)) is not moved


def test_bn_15_6_no_token_serves_for_a_jury_repair() -> None:
    deck = token_deck()
    deck.campaign.state.pirates["PI14"].ship.damage["hull"] = 1
    assert "jury" not in operations(begun(deck, 0))


def test_the_new_die_is_known_to_its_seat_alone() -> None:
    match = begun(token_deck(), 0, 1)
    for reader, dice in ((0, {"PI14": 4}), (1, {"PI15": 4}), (None, None)):
        rolled = [event.data.get("dice") for event in match.events(reader) if event.kind == "die_rolled"]
        assert rolled == ([] if dice is None else [dice])


def test_4_4_nobody_learns_which_seat_is_not_on_auto_pass() -> None:
    match = begun(token_deck(), 0)
    assert match.questions[0].secret
    for reader, seats in ((0, (0,)), (1, ()), (None, ())):
        waiting = match.waiting(reader)
        assert (waiting.seats, len(waiting.seats) + waiting.unnamed) == (seats, 1)


def test_proposals_pass_or_spend() -> None:
    match = begun(token_deck(), 0)
    found = {proposal.id: proposal.answer for proposal in match.questions[0].proposals}
    assert found["stay"] == {"PI14_spend": "no"}
    assert next(iter(found)) == "stay"
    assert len(found) > 1
    # A token that buys a move alone is not proposed, though it may be spent on one.
    assert all(
        (answer.get("PI14_spend"), "PI14_operation" in answer) == ("yes", True)
        for name, answer in found.items()
        if name != "stay"
    )


@pytest.mark.parametrize(("turn_cap", "last"), [(60, False), (2, True), (0, False)])
def test_the_question_tells_who_may_act_and_whether_tokens_are_of_use_later(turn_cap: int, last: bool) -> None:
    match = begun(token_deck(turn_cap=turn_cap), 0)
    assert match.questions[0].data == {
        "turn": 2,
        "last": last,
        "spenders": [{"pirate": "PI14", "tokens": 2, "place": "J9", "operation": "nothing"}],
    }


@pytest.mark.parametrize(("place", "far"), [("L12", False), ("T20", True)])
def test_a_pursued_pirate_out_of_reach_is_told(place: str, far: bool) -> None:
    deck = token_deck()
    deck.campaign.state.pirates["PI15"].position = Position(place, "sea")
    match = begun(deck, 0)
    chase = {"PI14_spend": "yes", "PI14_move": "pursue/PI15"}
    operation = match.questions[0].step_with("PI14_operation", chase)
    assert operation is not None
    # He is at sea without money: why he cannot retire is of no interest to him.
    reasons = {"holder": "", "retires": "", "needs": 1100, "worth": 0}
    assert operation.data == {"pirate": "PI14", "place": place, "chase": "PI15" if far else "", **reasons}
    (order,) = match.questions[0].facts(chase)["orders"]
    assert (order["target"], order["beyond"]) == ("PI15", far)


# ---------------------------------------------------------------- the seats that are asked, and the end


def test_a_policy_set_for_one_pirate_ends_his_auto_pass_alone() -> None:
    deck = token_deck()
    deck.pirate("PI12", at=AT_SEA).tokens = 1
    deck.policy(deck.campaign.state.pirates["PI12"], extra_actions="ask")
    match = begun(deck)
    assert (sorted(match.questions), steps_of(match, 0)) == ([0], ["PI12_spend"])
    assert deck.campaign.hidden.dice == {"PI12": 4}


def test_the_controller_of_a_pursued_hunter_is_asked_again() -> None:
    deck = token_deck(m_hunters=True)
    deck.campaign.state.hunters.append(Hunter("hunter1", "warship", Position("K9", "sea"), 1, "PI14"))
    deck.dice["interception"] = [6, 1]
    match = begun(deck, 0, 1)
    answer(match, 0, PI14_spend="yes", PI14_move="pursue/hunter1")
    answer(match, 1)
    assert sorted(match.questions) == [0, 1]


def test_a_seat_that_passes_and_is_left_alone_is_not_asked_again() -> None:
    match = begun(token_deck(), 0, 1)
    answer(match, 1)
    answer(match, 0, PI14_spend="yes", PI14_move="N/near/J8")
    assert sorted(match.questions) == [0]


def test_6_2_the_last_career_that_ends_in_a_round_ends_the_rounds() -> None:
    deck = token_deck(careers=1)
    pirate = deck.campaign.state.pirates["PI14"]
    pirate.position, pirate.refuge, pirate.cabin = Position("G19", "port"), "25", 5000
    deck.campaign.hidden.treasures["PI14"] = {"25": 5000}
    deck.campaign.state.pirates["PI15"].tokens = 2
    deck.dice = {"retirement": [1, 1]}
    match = begun(deck, 0, 1)
    answer(match, 0, PI14_spend="yes", PI14_operation="retire")
    answer(match, 1, PI15_spend="yes")
    assert (pirate.status, deck.campaign.state.ended, match.questions) == ("retired", "careers", {})
    assert [event["pirate"] for event in told(match, "token_spent")] == ["PI14", "PI15"]


def test_without_the_module_new_pirates_have_no_tokens() -> None:
    assert [pirate.tokens for pirate in orders_open(2).state.state.active()] != [0, 0]
    assert [pirate.tokens for pirate in orders_open(2, m_extra_actions=False).state.state.active()] == [0, 0]


# ---------------------------------------------------------------- effects for the whole turn


def test_bn_10_22_a_mainsail_set_in_this_turn_also_helps_an_extra_action() -> None:
    deck = token_deck()
    pirate = deck.campaign.state.pirates["PI14"]
    pirate.now.mainsail = True
    match = begun(deck, 0)
    # 4 + 3 + 2 hexes.
    answer(match, 0, PI14_spend="yes", PI14_move="port/11")
    assert (pirate.position.place, len(pirate.now.path)) == ("I1", 9)


def test_6_51_a_pirate_who_was_stopped_acts_again_by_a_token() -> None:
    deck = token_deck()
    pirate = deck.campaign.state.pirates["PI14"]
    pirate.now.stopped = True
    match = begun(deck, 0)
    answer(match, 0, PI14_spend="yes", PI14_move="N/near/J8")
    assert pirate.position.place == "J8"


def test_4_3_2e_policies_of_the_orders_hold_in_extra_actions_too() -> None:
    deck = token_deck()
    pirate = deck.campaign.state.pirates["PI14"]
    deck.policy(pirate, torture="yes", debauch_free="yes")
    match = begun(deck, 0)
    steps = {"PI14_extras": ["policies"], "PI14_policies": ["torture"], "PI14_policy_torture": "ask"}
    answer(match, 0, PI14_spend="yes", **steps)
    assert deck.campaign.hidden.entries["PI14"].overrides == {"torture": "ask", "debauch_free": "yes"}


def test_the_operation_of_the_turn_is_remembered_if_the_token_buys_a_move_only() -> None:
    deck = token_deck()
    pirate = deck.campaign.state.pirates["PI14"]
    pirate.now.operation, pirate.now.hurt = "search", 2
    match = begun(deck, 0)
    answer(match, 0, PI14_spend="yes", PI14_move="N/near/J8")
    assert (pirate.now.operation, pirate.now.hurt) == ("search", 2)


def test_bn_11_5_a_captor_may_sack_by_a_token_in_the_same_turn() -> None:
    deck = token_deck(m_goods=False)
    pirate = deck.campaign.state.pirates["PI14"]
    pirate.position, pirate.now.moved = Position(PORTS["24"].hex, "port"), True
    pirate.captured, pirate.captured_turn, deck.campaign.state.ports["24"].captured = "24", 2, 2
    match = begun(deck, 0)
    assert "sack" in operations(match)


def test_bn_7_3_a_token_does_not_lower_competence() -> None:
    deck = token_deck()
    pirate = deck.campaign.state.pirates["PI14"]
    before = rating(pirate, "competence")
    match = begun(deck, 0)
    answer(match, 0, PI14_spend="yes")
    assert (rating(pirate, "competence"), pirate.tokens) == (before, 1)


# ---------------------------------------------------------------- the second die


def cunning_deck() -> tuple[Deck, Pirate]:
    deck = Deck(dice={"move": [1, 1], "spare": [6, 6]}, extra_action_rounds="single")
    pirate = deck.pirate(at=AT_SEA)
    pirate.tokens = 1
    deck.pirate("PI15", 1, at=Position("L12", "sea"))
    return deck, pirate


def test_4_3_2d_the_spare_die_of_an_extra_action_is_shown_by_the_pin_alone() -> None:
    deck, pirate = cunning_deck()
    match = begun(deck, 0)
    steps = [step for step in match.questions[0].steps if step.step == "PI14_reroll"]
    assert [(step.final, step.quiet) for step in steps] == [(True, True)]
    match.pin(0, "PI14_reroll", "yes", question=match.questions[0].id)
    spend = match.step(0, {})
    assert spend is not None
    assert (spend.step, spend.data["die"]) == ("PI14_spend", 6)
    # Allowance 6 + 3: a hex that the first die did not reach.
    answer(match, 0, PI14_spend="yes", PI14_move="port/11")
    assert pirate.position.place == "I1"
    assert told(match, "rerolled") == [{"seat": 0, "pirate": "PI14", "what": "move", "before": [1], "after": [6]}]
    assert (pirate.now.die, pirate.cunning_used, pirate.tokens) == (6, 1, 0)
    assert deck.campaign.hidden.spare == {}


def test_bn_21_1_a_reroll_is_used_up_by_a_pirate_who_passes_in_the_end() -> None:
    deck, pirate = cunning_deck()
    match = begun(deck, 0)
    match.pin(0, "PI14_reroll", "yes", question=match.questions[0].id)
    # The answer for a seat that lets the time pass.
    match.answer(0, match.questions[0].default, question=match.questions[0].id)
    assert (pirate.cunning_used, pirate.cunning_blocked, pirate.tokens) == (1, True, 1)
    assert told(match, "token_spent") == []
    assert match.questions == {}


def test_bn_5_11_a_new_pirate_has_as_many_tokens_as_his_printed_competence() -> None:
    pirates = orders_open(3).state.state.active()
    assert [pirate.tokens for pirate in pirates] == [PIRATES[pirate.id].competence for pirate in pirates]
