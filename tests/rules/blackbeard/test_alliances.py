"""Alliances, joint ventures, breaches, contracts, royal pardons (spec 4.21, 4.8.1, 4.9.4, 4.10A.3, 4.19.4, BN 20)."""

from random import Random
from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.chart import publish
from rules.blackbeard.hidden import Entry, SeatOrders
from rules.blackbeard.league.alliances import allied, dissolve, form_alliances, may_ally, settle_alliances
from rules.blackbeard.league.breach import end_alliances, orders_of_league
from rules.blackbeard.league.contracts import Draft, conclude_contract, post_bounty, settle_contracts
from rules.blackbeard.markers import gold_in
from rules.blackbeard.operation import Scene
from rules.blackbeard.port.assault import assault
from rules.blackbeard.sea.merchants import ATTACK_MERCHANT
from rules.blackbeard.sea.merchants import attack as attack_merchant
from rules.blackbeard.sea.search import search
from rules.blackbeard.ship.fates import RETIRE, leave_play
from rules.blackbeard.state import Pirate, Position
from rules.blackbeard.tables import CARDS, MERCHANTS, PORTS
from rules.blackbeard.turn.entries import before_moving
from rules.blackbeard.turn.trade import trade_window
from rules.blackbeard.voyage import WAR_CORRECTIONS, Voyage
from rules.blackbeard.world.ports import status_of
from rules.kernel import Match, Play, Table

from .decks import Deck, told
from .scenes import CARIBBEAN, NOBODY, of_class, sail, stock_order
from .test_treason import PHILADELPHIA, hoard
from .war import deck

CHARLES_TOWN, CARTAGENA = "21", "24"
IN_CHARLES_TOWN = Position("E11", "port")
ONE, TWO, LOW = "PI12", "PI14", "PI02"


def league(at: Position = IN_CHARLES_TOWN, *, allies: bool = True, **options: Any) -> tuple[Deck, Pirate, Pirate]:
    """Return two schooners of two seats in one place, allied or not."""
    options = {"m_rivals": True, "m_goods": False, "alliances": "on", **options}
    board = deck(3, options.pop("dice", None), **options)
    one, two = board.pirate(ONE, 0, "schooner", at), board.pirate(TWO, 1, "schooner", at)
    if allies:
        board.campaign.state.alliances.append([ONE, TWO])
    return board, one, two


def pairs(board: Deck) -> list[list[str]]:
    return board.campaign.state.alliances


# ---------------------------------------------------------------- forming (4.21.1)


def test_bn_20_2_pirates_in_one_port_who_name_each_other_become_allies() -> None:
    board, one, two = league(allies=False)
    match = board.run(lambda voyage: form_alliances(voyage, [f"{ONE}/{TWO}", f"{TWO}/{ONE}"]))
    assert allied(board.campaign.state, one, two)
    assert told(match, "allied") == [{"seat": 0, "pirate": ONE, "target": TWO, "place": "E11"}]


@pytest.mark.parametrize("fault", ["one side", "at sea", "harbour", "same seat", "ally of that seat"])
def test_bn_20_2_nothing_less_makes_an_alliance(fault: str) -> None:
    board, one, two = league(allies=False)
    wishes = [f"{ONE}/{TWO}", f"{TWO}/{ONE}"]
    if fault == "one side":
        wishes.pop()
    elif fault == "at sea":
        one.position = two.position = Position("J9", "sea")
    elif fault == "harbour":
        two.position = Position("E11", "harbour")
    elif fault == "same seat":
        two.seat = 0
    else:
        third = board.pirate("PI15", 0, at=IN_CHARLES_TOWN)
        pairs(board).append([third.id, TWO])
    board.run(lambda voyage: form_alliances(voyage, wishes))
    assert not allied(board.campaign.state, one, two)


def test_bn_20_2_orders_form_an_alliance_where_the_moves_end() -> None:
    board, one, two = league(allies=False)
    board.campaign.hidden.seat_orders = {0: SeatOrders(ally=(f"{ONE}/{TWO}",)), 1: SeatOrders(ally=(f"{TWO}/{ONE}",))}
    two.position = Position("J9", "sea")
    board.run(orders_of_league)
    assert pairs(board) == []
    two.position = IN_CHARLES_TOWN
    board.run(settle_alliances)
    assert pairs(board) == [[ONE, TWO]]
    leave_by = board.run(lambda voyage: leave_play(voyage, one, "hanged"))
    assert told(leave_by, "left_play")
    board.run(settle_alliances)
    assert pairs(board) == []


def test_bn_20_1_several_may_be_allied_but_never_two_of_one_seat() -> None:
    board, one, two = league()
    third = board.pirate("PI15", 2, at=IN_CHARLES_TOWN)
    mate = board.pirate("PI01", 0, at=IN_CHARLES_TOWN)
    state = board.campaign.state
    assert may_ally(state, one, third)
    assert not may_ally(state, two, mate)
    assert may_ally(state, third, mate)


def test_spec_3_1_alliances_need_rivals_and_three_seats() -> None:
    options: dict[str, Any] = {"m_rivals": True}
    assert not Deck(2, **options).options.allied(2)
    assert Deck(3, **options).options.allied(3)
    assert not Deck(3).options.allied(3)
    assert not Deck(3, alliances="off", **options).options.allied(3)
    assert Deck(2, alliances="on", **options).options.allied(2)


# ---------------------------------------------------------------- joint ventures (4.21.2)


def cards_of(*finds: str) -> list[str]:
    """Return cards whose search finds these on the coast."""
    found: list[str] = []
    for find in finds:
        found.append(next(name for name, card in CARDS.items() if card.search["coast"] == find and name not in found))
    return found


def searching(*finds: str, **options: Any) -> tuple[Deck, Pirate]:
    board, one, _ = league(Position("E12", "sea"), **options)
    one.now.moved = one.now.spent = True
    for name in reversed(cards_of(*finds)):
        board.card(name)
    return board, one


def test_bn_20_3_allies_at_sea_draw_two_cards() -> None:
    board, one = searching("nothing", "nothing")
    match = board.run(lambda voyage: search(voyage, one, {}))
    # The second card is the ally's, so that the story does not say the same twice.
    assert [card.get("helper") for card in told(match, "searched")] == [None, TWO]


@pytest.mark.parametrize(("finds", "storms"), [(("storm", "nothing"), 1), (("nothing", "storm"), 0)])
def test_bn_20_3_a_storm_counts_only_on_the_first_card(finds: tuple[str, str], storms: int) -> None:
    board, one = searching(*finds)
    board.run(lambda voyage: search(voyage, one, {}))
    assert len(board.campaign.state.storms) == storms


def test_bn_20_3_without_an_ally_there_is_one_card() -> None:
    board, one = searching("nothing", "nothing", allies=False)
    match = board.run(lambda voyage: search(voyage, one, {}))
    assert len(told(match, "searched")) == 1


def prize(**dice: list[int]) -> tuple[Deck, Pirate, Pirate]:
    """Return two allies beside a merchant of class 5, whose hull is of no use."""
    found = {"attack": [1, 2], "ally": [4], "defence": [3, 3], "prize": [1], **NOBODY, **dice}
    board, one, two = league(CARIBBEAN, dice=found)
    merchant = of_class(5, "schooner", "English")
    sail(board, merchant, CARIBBEAN.place, known=True)
    board.dice["merchants"] = [stock_order(board, merchant)]
    board.cards(debauchery=False)
    return board, one, two


def attack(board: Deck, pirate: Pirate) -> Match:
    return board.run(lambda voyage: ATTACK_MERCHANT.run(voyage, pirate, {"target": "sail1"}), GAME)


def test_bn_20_4_an_ally_joins_only_by_his_policy() -> None:
    board, one, two = prize()
    match = attack(board, one)
    (fought,) = told(match, "merchant_fought")
    assert (fought["ally"], fought["result"], told(match, "ally_joined")) == (0, "escaped", [])
    assert two.enemy == []


def test_bn_20_4_an_ally_who_is_asked_may_join() -> None:
    board, one, two = prize()
    board.policy(two, join_ally="ask")
    match = attack(board, one)
    question = match.questions[1]
    assert (question.kind, question.default) == ("join_attack", "no")
    match.answer(1, "yes", question=question.id)
    assert told(match, "ally_joined")[0]["pirate"] == TWO
    assert told(match, "merchant_fought")[0]["total"] == 5 + 3 + 4


@pytest.mark.parametrize("share", [False, True])
def test_bn_20_4_both_are_captors_and_the_operating_captain_shares(share: bool) -> None:
    board, one, two = prize()
    board.policy(two, join_ally="yes")
    match = attack(board, one)
    question = match.questions[0]
    assert question.kind == "share_loot"
    options = [option.id for option in question.steps_with({})[0].options]
    match.answer(0, {"markers": options, "hostage": "ally"} if share else {}, question=question.id)
    (fought,) = told(match, "merchant_fought")
    assert (fought["ally"], fought["total"], fought["result"]) == (4, 12, "captured")
    assert (one.notoriety, two.notoriety) == (4, 4)
    assert (one.enemy, two.enemy, one.prizes, two.prizes) == (["English"], ["English"], 1, 1)
    gold = gold_in(one.ship.markers), gold_in(two.ship.markers)
    assert gold[0 if share else 1] == 0
    assert gold[1 if share else 0] > 0
    assert told(match, "passenger")[0]["pirate"] == (TWO if share else ONE)


def port_attack(garrison: list[int], **dice: list[int]) -> tuple[Deck, Pirate, Pirate, Match]:
    found = {"assault": [1, 2], "garrison": garrison, "location": [1, 1], **dice}
    board, one, two = league(Position(PORTS[CARTAGENA].hex, "port"), dice=found)
    board.policy(two, join_ally="yes")
    return board, one, two, board.run(lambda voyage: assault(voyage, one, {}), GAME)


def test_bn_20_6_a_joint_attack_counts_both_ships_and_the_leaders_competence() -> None:
    _, one, two, match = port_attack([2, 3, 3])
    (fought,) = told(match, "port_attacked")
    assert (fought["combat"], fought["total"], fought["garrison_total"]) == (5 + 5 + 4, 17, 16)
    question = match.questions[0]
    options = [option.id for option in question.steps_with({})[0].options]
    match.answer(0, {"markers": options[:1]}, question=question.id)
    assert (one.notoriety, two.notoriety) == (3, 3)
    assert (one.enemy, two.enemy) == (["Spanish"], ["Spanish"])
    assert (gold_in(one.ship.markers), gold_in(two.ship.markers)) == (200, 100)


@pytest.mark.parametrize(("leader", "competence"), [(ONE, 4), (LOW, 3)])
def test_bn_20_6_the_operating_captains_competence_counts_not_his_allys(leader: str, competence: int) -> None:
    inside = Position(PORTS[CARTAGENA].hex, "port")
    board, one, _ = league(inside, allies=False, dice={"assault": [1, 2], "garrison": [1, 1, 1]})
    low = board.pirate(LOW, 2, "schooner", inside)
    board.campaign.state.alliances.append([ONE, LOW])
    for pirate in (one, low):
        board.policy(pirate, join_ally="yes")
    match = board.run(lambda voyage: assault(voyage, board.campaign.state.pirates[leader], {}), GAME)
    (fought,) = told(match, "port_attacked")
    assert (fought["combat"], fought["total"]) == (5 + 5 + competence, 5 + 5 + competence + 3)


def test_bn_20_6_each_ally_takes_the_damage() -> None:
    _, one, two, match = port_attack([4, 3, 3])
    (fought,) = told(match, "port_attacked")
    assert fought["result"] == "tied" or fought["garrison_total"] - fought["total"] == 1
    while match.questions:
        (seat,) = match.questions
        question = match.questions[seat]
        match.answer(seat, question.default, question=question.id)
    assert (one.ship.damage["sails"], two.ship.damage["sails"]) == (1, 1)
    assert (one.popularity, two.popularity) == (7 - 2, 7 - 2)
    assert CARTAGENA in one.banned
    assert CARTAGENA in two.banned


# ---------------------------------------------------------------- breach (4.21.4)


def breach(board: Deck) -> Match:
    return board.run(lambda voyage: end_alliances(voyage, [f"{ONE}/{TWO}"]), GAME)


def test_bn_20_8_an_alliance_ends_by_declaration_even_at_a_distance() -> None:
    board, _, two = league()
    two.position = Position("J9", "sea")
    match = breach(board)
    assert (pairs(board), match.questions) == ([], {})
    assert told(match, "alliance_ended") == [{"seat": 0, "pirate": ONE, "target": TWO}]


def test_bn_20_8_nobody_breaks_an_alliance_that_there_is_not() -> None:
    board, _, _ = league(allies=False)
    assert told(breach(board), "alliance_ended") == []


@pytest.mark.parametrize("seat", [0, 1])
def test_bn_20_8_either_may_challenge_the_other_to_a_duel(seat: int) -> None:
    board, _, _ = league(dice={"duel": [6, 1, 1, 6] * 6, "downed": [6], "wound_part": [1]})
    match = breach(board)
    assert {one.kind for one in match.questions.values()} == {"end_alliance"}
    match.answer(1 - seat, {}, question=match.questions[1 - seat].id)
    match.answer(seat, {"answer": "duel"}, question=match.questions[seat].id)
    assert told(match, "challenged")[0]["seat"] == seat
    assert told(match, "duel_begun")[0]["seat"] == seat


def test_bn_20_8_a_bounty_may_be_posted_on_the_other() -> None:
    board, one, two = league()
    two.cabin = 800
    match = breach(board)
    match.answer(0, {}, question=match.questions[0].id)
    match.answer(1, {"answer": "bounty", "bounty": 500}, question=match.questions[1].id)
    assert two.cabin == 300
    (posted,) = told(match, "bounty_posted")
    assert (posted["target"], posted["doubloons"]) == (ONE, 500)
    (contract,) = board.campaign.state.contracts
    hunter = board.pirate("PI15", 2)
    one.now.foe = hunter.id
    board.run(lambda voyage: leave_play(voyage, one, "sunk"))
    board.run(settle_contracts)
    assert (hunter.cabin, board.campaign.state.contracts) == (500, [])
    assert contract.pot == 500


def test_bn_20_8_an_attack_ends_the_alliance() -> None:
    board, one, two = league()
    board.run(lambda voyage: dissolve(voyage, two, one))
    assert pairs(board) == []


def test_the_default_answer_to_a_breach_is_nothing() -> None:
    board, _, _ = league()
    match = breach(board)
    for seat in (0, 1):
        match.answer(seat, match.questions[seat].default, question=match.questions[seat].id)
    assert match.questions == {}
    assert told(match, "challenged") == []


# ---------------------------------------------------------------- contracts (4.21.3)


def contract(board: Deck, condition: dict[str, Any], *, until: int = 4, public: bool = True) -> Match:
    """Make a contract in which the first pays 300 and the second 200."""
    draft = Draft(ONE, (ONE, TWO), "peace", condition, {ONE: 300, TWO: 200}, until, public)
    for pirate in board.campaign.state.pirates.values():
        pirate.cabin = 1000
    return board.run(lambda voyage: conclude_contract(voyage, draft), GAME)


def settle(board: Deck, *, turn: int = 2, step: int = 3) -> Match:
    board.campaign.state.turn, board.campaign.state.step = turn, step
    return board.run(settle_contracts, GAME)


def cabins(board: Deck) -> tuple[int, int]:
    state = board.campaign.state
    return state.pirates[ONE].cabin, state.pirates[TWO].cabin


def test_bn_20_1_the_stakes_are_paid_into_the_pot() -> None:
    board, _, _ = league(allies=False)
    contract(board, {"kind": "meet", "port": CARTAGENA})
    assert cabins(board) == (700, 800)
    assert board.campaign.state.contracts[0].pot == 500
    assert told(settle(board), "contract_over") == []


def test_bn_20_1_a_contract_lapses_if_a_member_cannot_pay() -> None:
    board, _, two = league(allies=False)
    draft = Draft(ONE, (ONE, TWO), "peace", {}, {TWO: 200}, 4)
    match = board.run(lambda voyage: conclude_contract(voyage, draft), GAME)
    assert told(match, "contract_lapsed")
    assert board.campaign.hidden.contracts == []
    assert two.cabin == 0


@pytest.mark.parametrize("how", ["sunk", "boarded", "captured"])
def test_condition_target_pays_the_claimant(how: str) -> None:
    board, one, _ = league(allies=False)
    victim = board.pirate("PI15", 2)
    contract(board, {"kind": "target", "target": victim.id})
    if how == "captured":
        victim.status, victim.undone_by = "captive", one.id
    else:
        victim.now.foe = one.id
        board.run(lambda voyage: leave_play(voyage, victim, how))
    match = settle(board)
    assert cabins(board) == (1200, 800)
    assert told(match, "contract_over")[0]["winners"] == [0]


def test_condition_target_is_refunded_if_somebody_else_was_faster() -> None:
    board, _, _ = league(allies=False)
    victim, other = board.pirate("PI15", 2), board.pirate("PI01", 2)
    contract(board, {"kind": "target", "target": victim.id})
    victim.now.foe = other.id
    board.run(lambda voyage: leave_play(voyage, victim, "sunk"))
    assert told(settle(board), "contract_over")[0]["result"] == "refunded"
    assert cabins(board) == (1000, 1000)


def test_condition_deliver_pays_the_first_captain_who_sells_the_good() -> None:
    board, _, two = league(allies=False)
    contract(board, {"kind": "deliver", "marker": "cloth", "port": CARTAGENA})
    two.now.delivered = [f"{CARTAGENA}/food", f"{CHARLES_TOWN}/cloth"]
    assert told(settle(board), "contract_over") == []
    two.now.delivered.append(f"{CARTAGENA}/cloth")
    settle(board)
    assert cabins(board) == (700, 1300)


def test_condition_deliver_is_refunded_if_the_port_is_destroyed() -> None:
    board, _, _ = league(allies=False)
    contract(board, {"kind": "deliver", "marker": "cloth", "port": CARTAGENA})
    board.campaign.state.ports[CARTAGENA].destroyed = True
    settle(board)
    assert cabins(board) == (1000, 1000)


def test_condition_meet_shares_the_pot_among_those_who_meet() -> None:
    board, one, two = league(allies=False)
    contract(board, {"kind": "meet", "port": CHARLES_TOWN})
    two.position = Position("E11", "sea")
    assert told(settle(board), "contract_over") == []
    one.position = two.position = Position("E11", "harbour")
    settle(board)
    assert cabins(board) == (950, 1050)


@pytest.mark.parametrize("enters", [True, False])
def test_condition_stay_out_pays_the_captain_who_kept_out_at_the_end(enters: bool) -> None:
    board, one, _ = league(allies=False)
    contract(board, {"kind": "stay_out", "target": ONE, "sea": "CAR"})
    if enters:
        one.now.path = ["D19"]
    else:
        assert told(settle(board, turn=4, step=3), "contract_over") == []
    settle(board, turn=4, step=6)
    assert cabins(board) == ((1000, 1000) if enters else (1200, 800))


@pytest.mark.parametrize("result", ["fulfilled", "ended"])
def test_bn_20_1_a_contract_without_stakes_pays_nothing(result: str) -> None:
    board, one, two = league(allies=False)
    one.refuge = two.refuge = CHARLES_TOWN
    draft = Draft(ONE, (ONE, TWO), "peace", {"kind": "meet", "port": CHARLES_TOWN}, {}, 4, public=True)
    board.run(lambda voyage: conclude_contract(voyage, draft), GAME)
    if result == "ended":
        two.position = Position("J9", "sea")
    match = settle(board, turn=4, step=6)
    assert told(match, "contract_over")[0]["result"] == result
    assert (told(match, "treasure"), cabins(board)) == ([], (0, 0))


def test_bn_20_1_stakes_that_nobody_has_earned_are_refunded_at_the_end() -> None:
    board, _, _ = league(allies=False)
    contract(board, {"kind": "meet", "port": CARTAGENA})
    assert told(settle(board, turn=4, step=5), "contract_over") == []
    match = settle(board, turn=4, step=6)
    assert told(match, "contract_over")[0]["result"] == "refunded"
    assert cabins(board) == (1000, 1000)


def test_spec_7_a_contract_is_known_to_its_members_unless_they_make_it_public() -> None:
    board, _, _ = league(allies=False)
    match = contract(board, {"kind": "meet", "port": CARTAGENA}, public=False)
    kinds = {seat: [event.kind for event in match.events(seat)] for seat in (0, 1, 2, None)}
    assert [("contract_made" in kinds[seat]) for seat in (0, 1, 2, None)] == [True, True, False, False]
    assert (len(board.campaign.hidden.contracts), board.campaign.state.contracts) == (1, [])
    lines = {seat: [fact.kind for fact in match.view(seat).own()] for seat in (0, 1, 2)}
    assert [lines[seat].count("own_contract") for seat in (0, 1, 2)] == [1, 1, 0]
    assert board.campaign.state.placed == 0


def test_a_public_contract_and_an_alliance_are_lines_of_the_board() -> None:
    board, _, _ = league()
    match = contract(board, {"kind": "meet", "port": CARTAGENA})
    board.run(publish, GAME)
    match = board.match or match
    kinds = [fact.kind for fact in match.view(2).board()]
    assert (kinds.count("board_contract"), kinds.count("board_alliance")) == (1, 1)


# ---------------------------------------------------------------- step 7


def parley(board: Deck, *seats: int) -> Match:
    def act(voyage: Voyage) -> Play[None]:
        voyage.hidden.seat_orders = {seat: SeatOrders(parley=seat in seats) for seat in range(3)}
        yield from trade_window(voyage)

    return board.run(act, GAME)


def test_step_7_forms_alliances_between_partners() -> None:
    board, _, _ = league(allies=False)
    match = parley(board, 0)
    assert sorted(match.questions) == [0, 1]
    match.answer(0, {"ally_with": [f"{ONE}/{TWO}"]}, question=match.questions[0].id)
    match.answer(1, {"ally_with": [f"{TWO}/{ONE}"]}, question=match.questions[1].id)
    assert pairs(board) == [[ONE, TWO]]


def test_step_7_ends_alliances_at_a_distance() -> None:
    board, _, two = league()
    two.position = Position("J9", "sea")
    match = parley(board, 0)
    assert sorted(match.questions) == [0]
    match.answer(0, {"break_with": [f"{ONE}/{TWO}"]}, question=match.questions[0].id)
    assert pairs(board) == []


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_step_7_contracts_are_proposed_and_accepted(answer: str) -> None:
    board, one, two = league(allies=False)
    two.position = Position("J9", "sea")
    one.cabin, two.cabin = 400, 50
    match = parley(board, 0)
    steps = {
        "contract": ONE,
        "contract_with": [TWO],
        "contract_text": "territory",
        "contract_condition": "meet",
        "contract_port": f"CAR/{CARTAGENA}",
        f"contract_stake_{ONE}": 300,
        f"contract_stake_{TWO}": 50,
        "contract_turns": 3,
        "contract_public": "yes",
    }
    match.answer(0, steps, question=match.questions[0].id)
    assert sorted(match.questions) == [1]
    (step,) = [step for step in match.questions[1].steps_with({}) if step.kind == "accept_contract"]
    assert [dict(option.data) for option in step.options] == [{}, {"stake": 50}]
    assert [event.kind for event in match.events(2) if event.kind == "contract_offered"] == []
    match.answer(1, {"contract1": answer}, question=match.questions[1].id)
    assert (one.cabin, two.cabin) == ((100, 0) if answer == "accept" else (400, 50))
    assert len(board.campaign.state.contracts) == (answer == "accept")


def test_4_21_3_nobody_is_asked_for_a_stake_whose_cabin_is_empty() -> None:
    board, one, two = league(allies=False)
    one.cabin, two.cabin = 400, 0
    match = parley(board, 0)
    draft = {
        "contract": ONE,
        "contract_with": [TWO],
        "contract_condition": "meet",
        "contract_port": f"CAR/{CARTAGENA}",
    }
    quiet = {step.step: step.quiet for step in match.questions[0].steps_with(draft) if step.kind == "contract_stake"}
    assert quiet == {f"contract_stake_{ONE}": False, f"contract_stake_{TWO}": True}


def test_step_7_asks_nothing_of_alliances_without_rivals() -> None:
    board, _, _ = league(allies=False, m_rivals=False)
    match = parley(board, 0)
    assert [step.kind for step in match.questions[0].steps_with({})] == ["offer_to"]


# ---------------------------------------------------------------- royal pardon (4.19.4, event 26)


def pardoned(board: Deck, port: str = CHARLES_TOWN) -> Pirate:
    pirate = board.pirate("PI15", 2, at=Position(PORTS[port].hex, "port"))
    stock = board.campaign.hidden.stocks["letters"]
    stock.remove("LM07")
    board.dice["letters"] = [sorted([*stock, "LM07"])]
    pirate.letter, pirate.pardon, pirate.cabin = "LM07", True, 40
    return pirate


def able_to_retire(board: Deck, pirate: Pirate) -> bool:
    found: list[bool] = []
    board.run(lambda voyage: found.append(RETIRE.able(voyage, pirate)))
    return found[0]


@pytest.mark.parametrize(
    ("change", "possible"),
    [("", True), ("other nation", False), ("no pardon", False), ("option", False), ("harbour", False)],
)
def test_spec_4_19_4_a_pardon_retires_in_a_port_of_its_nation(change: str, possible: bool) -> None:
    board, _, _ = league(allies=False, pardon_retirement=change != "option")
    pirate = pardoned(board, "25" if change == "other nation" else CHARLES_TOWN)
    board.campaign.state.ports[CHARLES_TOWN].governor = None
    pirate.pardon = change != "no pardon"
    pirate.enemy = ["English", "Spanish"]
    if change == "harbour":
        pirate.position = Position("E11", "harbour")
    assert able_to_retire(board, pirate) is possible
    if possible:
        hoard(board, pirate, 500, PHILADELPHIA)
        match = board.run(lambda voyage: RETIRE.run(voyage, pirate, {}))
        assert (pirate.fate, told(match, "retirement_tried")) == ("pardoned", [])
        assert board.campaign.hidden.scores[pirate.id] == 540


def test_spec_4_19_4_the_form_offers_it() -> None:
    board, _, _ = league(allies=False)
    pirate = pardoned(board)
    pirate.enemy = ["English"]
    found: list[Any] = []

    def look(voyage: Voyage) -> None:
        scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=False, spent=False)
        found.append((RETIRE.offered(scene), RETIRE.facts(scene)["odds"]))

    board.run(look)
    assert found == [(True, 100)]


def test_event_26_a_pardon_wipes_out_the_enemy_mark() -> None:
    board, _, _ = league(allies=False)
    pirate = pardoned(board)
    pirate.enemy = ["English", "Spanish"]
    board.run(lambda voyage: before_moving(voyage, pirate, Entry(pardon=True)))
    assert (pirate.enemy, pirate.letter, pirate.pardon) == (["Spanish"], "", False)


def test_4_9_5_a_pardon_that_is_spent_opens_the_old_refuge_again() -> None:
    """The mark has closed it, and goes; whose Refuge the port is has not changed (spec 4.7, line 6)."""
    board, _, _ = league(allies=False)
    pirate = pardoned(board)
    pirate.refuge, pirate.enemy = CHARLES_TOWN, ["English"]
    board.campaign.state.ports[CHARLES_TOWN].governor = None
    letter, pirate.letter = pirate.letter, ""
    assert status_of(board.campaign.state, pirate, CHARLES_TOWN) == "anti"
    pirate.letter = letter
    board.run(lambda voyage: before_moving(voyage, pirate, Entry(pardon=True)))
    assert status_of(board.campaign.state, pirate, CHARLES_TOWN) == "refuge"


# ---------------------------------------------------------------- random situations


@pytest.mark.parametrize("seed", range(25))
def test_contracts_conserve_money(seed: int) -> None:
    chance = Random(seed)
    board, one, two = league(allies=False)
    third = board.pirate("PI15", 2)
    condition = chance.choice(
        [
            {"kind": "target", "target": third.id},
            {"kind": "deliver", "marker": "cloth", "port": CARTAGENA},
            {"kind": "meet", "port": chance.choice([CHARLES_TOWN, CARTAGENA])},
            {"kind": "stay_out", "target": TWO, "sea": "CAR"},
            {},
        ]
    )
    contract(board, condition, until=chance.randint(2, 4), public=chance.random() < 0.5)
    if chance.random() < 0.5:
        board.run(lambda voyage: post_bounty(voyage, one, third, 0))
    before = sum(board.campaign.state.pirates[name].cabin for name in (ONE, TWO))
    for turn in range(2, 5):
        for pirate in (one, two, third):
            pirate.position = chance.choice([IN_CHARLES_TOWN, CARIBBEAN, Position("J9", "sea")])
        if chance.random() < 0.3 and third.status == "active":
            third.now.foe = chance.choice([ONE, TWO, ""])
            board.run(lambda voyage: leave_play(voyage, third, "sunk"))
        two.now.delivered = chance.choice([[], [f"{CARTAGENA}/cloth"]])
        settle(board, turn=turn, step=3)
        settle(board, turn=turn, step=6)
    assert board.campaign.hidden.contracts == []
    assert all(found.condition.get("open") for found in board.campaign.state.contracts)
    assert sum(cabins(board)) == before + 500


# ---------------------------------------------------------------- a search that costs damage


def test_bn_16_21_damage_in_the_search_doubles_the_notoriety_of_the_prize() -> None:
    """The first card brings a warship, the second a merchant.

    W22 12 + 2 + 1 = 15 against 5 + 3 + 4 + 4 = 16: each round that Misson wins costs him a point.
    """
    merchant = of_class(5, "brigantine", "English")
    dice = {"interception": [6, 1], "hunter_battle": [1, 4] * 3, "location": [3] * 3, "attack": [6, 6]}
    board, one, _ = league(
        Position("E12", "sea"),
        dice={**dice, "defence": [1, 1], "prize": [1], **NOBODY},
        m_hunters=True,
        warship_battle="three_rounds",
    )
    one.now.moved = one.now.spent = True
    stocks = board.campaign.hidden.stocks
    for stock, first in (("warships", "W22"), ("merchants", merchant)):
        stocks[stock].remove(first)
        stocks[stock].insert(0, first)
    board.campaign.state.stocks["merchants"] = len(stocks["merchants"])
    board.dice["merchants"] = [sorted(stocks["merchants"])]
    board.cards(debauchery=False)
    for name in reversed(cards_of("warship", "merchant_1")):
        board.card(name)
    board.policy(one, evasion="never", interception_won="yes")
    match = board.run(lambda voyage: search(voyage, one, {}))
    assert told(match, "hunter_battle_over")[0]["rounds"] == 3
    assert told(match, "merchant_fought")[0]["result"] == "captured"
    assert (one.ship.damage["rudder"], one.notoriety) == (3, 8)


# ---------------------------------------------------------------- debauched and hurt allies


@pytest.fixture(params=[True, False], ids=["today", "before"])
def corrected(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether the match began with the corrections of the war."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param and patch == WAR_CORRECTIONS)
    return bool(request.param)


@pytest.mark.parametrize(("first", "second", "cost"), [(1, 0, 2), (0, 1, 2), (1, 1, 4)])
def test_4_9_9_a_debauch_counts_in_an_attack_on_a_merchant(first: int, second: int, cost: int, corrected: bool) -> None:
    board, one, two = prize(attack=[6, 6])
    one.debauched, two.debauched = first, second
    board.policy(two, join_ally="yes")
    (fought,) = told(attack(board, one), "merchant_fought")
    assert (fought["total"], fought.get("debauch", 0)) == (5 + 12 + 4 - cost * corrected, cost * corrected)


def test_4_9_9_a_debauch_counts_in_an_attack_on_a_port(corrected: bool) -> None:
    board, one, _ = league(allies=False, dice={"assault": [3, 3], "garrison": [6, 6, 6], "location": [4]})
    one.debauched = 1
    match = board.run(lambda voyage: assault(voyage, one, {}))
    (fought,) = told(match, "port_attacked")
    assert fought["total"] == 5 + 6 - 2 * corrected
    assert fought.get("debauch", 0) == 2 * corrected


def test_bn_16_21_an_ally_hurt_in_a_joint_search_earns_double(corrected: bool) -> None:
    board, one, two = prize()
    board.policy(two, join_ally="yes")
    merchant, catch = board.campaign.state.sails[0], board.campaign.hidden.faces["sail1"]
    match = board.run(lambda voyage: attack_merchant(voyage, one, merchant, MERCHANTS[catch], [ONE, TWO]), GAME)
    question = match.questions[0]
    match.answer(0, {}, question=question.id)
    assert (one.notoriety, two.notoriety) == (8, 8 if corrected else 4)
