"""Standing orders (KS 8.1): they answer windows at once, by the same test of legality, unseen by others."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from rules.kaiser import GAME
from rules.kaiser.orders import ATTACKS, cards_for, ordered, ordered_end, waits
from rules.kaiser.pieces import ANSWERS
from rules.kernel import IllegalAnswer, Malformed, Match, Question

from ...secrets.twins import sight
from .courses import Chance
from .positions import asked, commit, hand, offered, pass_on, position, say, told, trace
from .scenes import raid

WINDOWS = ("react", "slim", "after_sinking", "recall_late", "reflag")


# ---------------------------------------------------------------- questions that an order answers

RAID = {"attack": "RI", "target": "M48"}
PATROL = {"attack": "BI", "target": "R9"}
MINES = {"attack": "MI", "targets": ["M46", "M48", "M24"]}


@pytest.mark.parametrize(
    ("orders", "window", "facts", "cards", "answer"),
    [
        # Pass always, or until the own turn.
        ({"pass": "always"}, "react", RAID, ["amc#1"], "pass"),
        ({"pass": "until_turn"}, "react", RAID, ["amc#1"], "pass"),
        # Pass whenever no card can be played.
        ({"pass": "if_unable"}, "react", RAID, ["amc#1"], None),
        ({"pass": "if_unable"}, "react", RAID, [], "pass"),
        ({"pass": "ask"}, "react", RAID, [], None),
        # Pass unless the card and the attack match.
        ({"pass": "by_attack", "merchants": ["amc"]}, "react", RAID, ["trap#1", "amc#1"], None),
        ({"pass": "by_attack", "merchants": ["amc"]}, "react", RAID, ["trap#1"], "pass"),
        ({"pass": "by_attack", "merchants": ["amc"]}, "react", RAID, [], "pass"),
        ({"pass": "by_attack", "merchants": ["shallow_run"], "ships": []}, "react", PATROL, ["shallow_run#1"], "pass"),
        ({"pass": "by_attack", "merchants": [], "ships": ["shallow_run"]}, "react", PATROL, ["shallow_run#1"], None),
        ({"pass": "by_attack", "mines": ["minesweeper"]}, "react", MINES, ["minesweeper#1"], None),
        ({"pass": "by_attack", "ships": ["reflag"]}, "reflag", {"target": "R9"}, ["reflag#1"], None),
        ({"pass": "by_attack", "ships": []}, "reflag", {"target": "R9"}, ["reflag#1"], "pass"),
        ({"pass": "by_attack", "merchants": ["recalled"]}, "recall_late", {"ships": ["R11"]}, ["recalled#1"], None),
        ({"pass": "by_attack", "merchants": []}, "recall_late", {"ships": ["R11"]}, ["recalled#1"], "pass"),
        # Ask only for ships of at least this VA: Matheran has 7, Leopard 10.
        ({"pass": "ask", "least": 7}, "react", RAID, ["amc#1"], None),
        ({"pass": "ask", "least": 8}, "react", RAID, ["amc#1"], "pass"),
        ({"pass": "if_unable", "least": 8}, "react", PATROL, ["shallow_run#1"], None),
        ({"pass": "by_attack", "merchants": ["amc"], "least": 8}, "react", RAID, ["amc#1"], "pass"),
        ({"pass": "ask", "least": 7}, "react", MINES, ["minesweeper#1"], None),
        ({"pass": "ask", "least": 8}, "react", MINES, ["minesweeper#1"], "pass"),
        ({"pass": "ask", "least": 16}, "recall_late", {"ships": ["R11"]}, ["recalled#1"], None),
    ],
)
def test_ks_8_1_the_answer_of_an_order(
    orders: Mapping[str, Any], window: str, facts: Mapping[str, Any], cards: list[str], answer: str | None
):
    assert ordered(orders, window, facts, cards) == answer


def test_orders_cover_every_reaction_card():
    """KS 5.4.4: each card belongs to the attacks that it answers."""
    assert {card for attacks in ATTACKS for card in cards_for(attacks)} == {*ANSWERS}
    assert sorted(kind for kinds in ATTACKS.values() for kind in kinds) == ["BI", "IN", "MI", "MO", "RI", "TO", "WI"]
    assert cards_for("mines") == ["minesweeper", "mistaken_identity"]
    assert "reflag" in cards_for("ships")


# ---------------------------------------------------------------- the form


def test_the_form_is_complete_with_one_answer():
    match = Match.start(GAME, 3, "form")
    match.set_orders(0, {})
    assert match.orders(0) == {}
    match.set_orders(0, {"pass": "by_attack"})
    assert match.orders(0) == {
        "pass": "by_attack",
        **{attacks: cards_for(attacks) for attacks in ATTACKS},
        "least": 0,
        "timing": "later",
        "safe_passage": "ask",
        "moves": "each",
    }
    match.set_orders(0, {"pass": "always", "timing": "at_once", "safe_passage": "try"})
    assert match.orders(0) == {"pass": "always", "timing": "at_once", "safe_passage": "try", "moves": "each"}
    # A seat that never passes by order is not asked for the time of such a pass.
    match.set_orders(0, {"safe_passage": "try"})
    assert match.orders(0) == {"pass": "ask", "least": 0, "safe_passage": "try", "moves": "each"}
    match.set_orders(0, None)
    assert match.orders(0) == {}


@pytest.mark.parametrize(
    "orders",
    [
        {"pass": "never"},
        {"pass": "always", "least": 3},
        {"pass": "ask", "least": 17},
        {"pass": "ask", "merchants": []},
        {"pass": "by_attack", "merchants": ["minesweeper"]},
        {"pass": "by_attack", "mines": ["minesweeper", "minesweeper"]},
        {"safe_passage": "no"},
        {"ask": "pass"},
    ],
)
def test_malformed_orders_are_refused(orders: dict[str, Any]):
    with pytest.raises((IllegalAnswer, Malformed)):
        Match.start(GAME, 2, "x").set_orders(0, orders)


# ---------------------------------------------------------------- at once, by the same test of legality

MISSED = "B1 G1 W1 / G8 / W1 / G8"


def test_ks_8_1_an_order_answers_a_window_as_soon_as_it_opens():
    match = position(
        seats=2, ships={0: "R11"}, rows={1: "M48 M46 M24"}, hands={0: "qqq", 1: "amc"}, dice=MISSED, turns=2
    )
    match.set_orders(1, {"pass": "always"})
    commit(match, "qqq ship/R11")
    say(match, "qqq", "M48")
    assert told(match, "passed")[0] == {"seat": 1, "window": "react", "target": "M48"}
    assert [entry.by for entry in match.entries if entry.kind == "react"] == ["order"]
    assert asked(match) == [(1, "commit")]
    assert hand(match, 1) == "amc"


def test_ks_8_1_an_order_answers_the_window_that_is_open():
    match = raid(defender="amc", dice=MISSED)
    assert asked(match) == [(1, "react")]
    match.set_orders(1, {"pass": "by_attack", "merchants": ["trap"]})
    assert asked(match) == []
    assert len(told(match, "passed")) == 1


def test_ks_8_1_an_ordered_card_for_the_attack_opens_the_question():
    match = raid(defender="amc trap")
    match.set_orders(1, {"pass": "by_attack", "merchants": ["trap"]})
    assert asked(match) == [(1, "react")]
    assert [option.id for option in match.questions[1].options] == ["pass", "amc#1", "trap#1"]


def test_ks_8_1_a_card_that_cannot_answer_opens_no_question():
    """By the same test of legality: QQQ has no effect on an identified raider."""
    for ship, put in (("R11", [(1, "react")]), ("R11!", [])):
        match = raid(ship, defender="qqq", dice="" if put else MISSED)
        match.set_orders(1, {"pass": "if_unable"})
        assert asked(match) == put


def test_ks_8_1_cheaper_ships_open_no_question():
    for target, put in (("M48", [(1, "react")]), ("M24", [])):
        match = raid(targets=target, defender="slim_pickings", dice="" if put else "B1 G1 W1 / W6 / W1 / G8")
        match.set_orders(1, {"least": 7})
        assert asked(match) == put


def test_ks_8_1_the_recommended_orders_pass_only_where_nothing_could_be_played():
    for held, put in (("amc", [(1, "react")]), ("collier", [])):
        match = raid(defender=held, dice="" if put else MISSED)
        (proposal,) = match.orders_question(1).proposals
        assert proposal.id == "recommended"
        match.set_orders(1, proposal.answer)
        assert match.orders(1) == {
            "pass": "if_unable",
            "least": 0,
            "timing": "later",
            "safe_passage": "ask",
            "moves": "ahead",
        }
        assert asked(match) == put


@pytest.mark.parametrize("orders", [{"pass": "if_unable", "timing": "later"}, {"pass": "if_unable"}])
def test_ks_7_1_an_order_may_wait_at_a_table_that_lets_it(orders: dict[str, Any]):
    """Ruling: the answer then comes later, so that its time does not tell that nothing was held."""
    match = raid(defender="collier", dice=MISSED)
    match.orders_wait = True
    match.set_orders(1, orders)
    assert asked(match) == [(1, "react")]
    assert match.ordered(1) == "pass"
    match.answer_by_order(1, match.questions[1].id)
    assert len(told(match, "passed")) == 1
    match = raid(defender="collier", dice=MISSED)
    match.orders_wait = True
    match.set_orders(1, {"pass": "if_unable", "timing": "at_once"})
    assert asked(match) == []


def test_ks_7_1_orders_of_an_earlier_form_may_wait():
    """They were stored before the step for the time."""
    assert waits({"pass": "always", "safe_passage": "ask"})
    assert not waits({"pass": "always", "timing": "at_once", "safe_passage": "ask"})


@pytest.mark.parametrize(("order", "kind"), [("try", None), ("stay", None), ("ask", "safe_passage")])
def test_ks_8_1_always_try_safe_passage(order: str, kind: str | None):
    port = {"try": " / W1 / G8"}.get(order, "")
    match = raid(auto_safe_passage=False, dice=f"B1 G1 W1 / G8{port}")
    match.set_orders(1, {"safe_passage": order})
    say(match, "pass")
    assert asked(match) == ([] if kind is None else [(1, kind)])
    if kind is not None:
        facts = {"ship": "M48", "challenge": "W", "response": "G", "plus": 0, "chance": 31, "worth": 7}
        assert match.questions[1].data == facts


@pytest.mark.parametrize(("automatic", "step"), [(True, "moves"), (False, "safe_passage")])
def test_nobody_is_asked_to_order_safe_passage_where_it_is_always_tried(automatic: bool, step: str):
    match = Match.start(GAME, 3, "form", options={"auto_safe_passage": automatic})
    asked_next = match.orders_form(0, {"pass": "ask", "least": 0})
    assert asked_next is not None
    assert asked_next.step == step


# ---------------------------------------------------------------- until the own turn


def test_ks_8_pass_all_until_my_turn_ends_with_that_turn():
    """Spec 8: windows in the own turn and after it are asked again."""
    match = position(
        seats=2,
        ships={0: "R11"},
        rows={1: "M48 M46 M24"},
        hands={0: "qqq#1 qqq#2", 1: "amc"},
        dice=MISSED,
        turns=3,
    )
    match.set_orders(1, {"pass": "until_turn", "safe_passage": "try"})
    commit(match, "qqq#1 ship/R11")
    say(match, "qqq", "M48")
    assert trace(match)[-1] == "1 commit"
    assert match.orders(1) == {"pass": "ask", "least": 0, "safe_passage": "try", "moves": "each"}
    commit(match)
    commit(match, "qqq#2 ship/R11")
    say(match, "qqq", "M48")
    assert asked(match) == [(1, "react")]


def test_ks_8_the_turns_of_other_seats_do_not_end_the_order():
    match = position(seats=3, hands={0: "qqq", 1: "qqq", 2: "amc"}, turns=2)
    match.set_orders(2, {"pass": "until_turn"})
    commit(match)
    commit(match)
    assert match.orders(2)["pass"] == "until_turn"
    match = position(seats=3, hands={0: "qqq", 1: "qqq", 2: "amc"}, turns=3)
    match.set_orders(2, {"pass": "until_turn"})
    commit(match)
    commit(match)
    assert match.orders(2)["pass"] == "ask"


def test_ks_8_a_skipped_turn_does_not_end_the_order():
    """Bounding Main: the turn is not taken, so the seat still waits for its own turn."""
    match = position(
        seats=4,
        teams=True,
        ships={2: "R11"},
        rows={1: "M48 M46 M24"},
        hands={0: "bounding_main", 1: "amc", 2: "qqq"},
        dice=MISSED,
        turns=6,
    )
    match.set_orders(1, {"pass": "until_turn"})
    commit(match, "bounding_main action")
    say(match, "bounding_main")
    assert told(match, "turn_skipped") == [{"seat": 1}]
    assert match.orders(1)["pass"] == "until_turn"
    commit(match, "qqq ship/R11")
    say(match, "qqq", "1", "M48")
    assert "1 react" in trace(match)
    assert asked(match) != [(1, "react")]
    pass_on(match, 1)
    assert match.orders(1)["pass"] == "ask"


def test_a_lapsed_order_lapses_in_a_replay_too():
    match = Match.start(GAME, 2, "lapse", options={"deck_size": 20, "rounds": 1})
    chance = Chance(Random(4))
    match.set_orders(0, {"pass": "until_turn"})
    match.set_orders(1, {"pass": "until_turn"})
    for _ in range(12):
        seat = next(iter(match.questions))
        match.answer(seat, chance.answer(match, seat, match.questions[seat]))
    assert [match.orders(seat)["pass"] for seat in (0, 1)] == ["ask", "ask"]
    again = Match.replay(match.record(), GAME)
    assert [again.orders(seat) for seat in (0, 1)] == [match.orders(seat) for seat in (0, 1)]
    assert again.log == match.log


# ---------------------------------------------------------------- secrecy

ORDERS: list[dict[str, Any]] = [
    {"pass": "always"},
    {"pass": "if_unable", "least": 6},
    {"pass": "by_attack", "merchants": ["amc", "trap", "qqq"], "ships": [], "mines": [], "least": 3},
]


def ends_by_order(question: Question, orders: Mapping[str, Any]) -> bool:
    """Return whether orders end the turn: nothing is left to play, only the discards could be put in order."""
    moves = [option.id for option in question.options if not option.id.startswith("end_turn")]
    return ordered_end(orders, moves) is not None


def played(seats: int, seed: int, orders: Mapping[int, dict[str, Any]], given: Mapping[int, dict[str, Any]]) -> Match:
    """Play by chance; some seats have orders, others give the answers of these orders by hand."""
    match = Match.start(GAME, seats, f"orders {seed}", options={"deck_size": 14 * max(2, seats), "rounds": 1})
    for seat, order in orders.items():
        match.set_orders(seat, order)
    random, asked_by = Random(seed), {**given, **orders}
    while match.result is None:
        seat, question = next(iter(match.questions.items()))
        if question.kind in WINDOWS and seat in asked_by:
            cards = [option.id for option in question.options[1:]]
            filled = {"least": 0, **{attacks: cards_for(attacks) for attacks in ATTACKS}, **asked_by[seat]}
            answer = ordered(filled, question.kind, question.data, cards)
            assert answer is None or seat in given
            match.answer(seat, answer or question.options[-1].id)
        elif question.kind == "play" and seat in asked_by and ends_by_order(question, asked_by[seat]):
            assert seat in given
            match.answer(seat, "end_turn")
        else:
            match.answer(seat, Chance(random).answer(match, seat, question))
    return match


@pytest.mark.parametrize("orders", ORDERS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_ks_7_1_answers_by_order_and_by_hand_look_alike(seats: int, orders: dict[str, Any]):
    """Neither an order nor its content is shown."""
    ordering = dict.fromkeys(range(0, seats, 2), orders)
    by_hand, by_order = played(seats, 3, {}, ordering), played(seats, 3, ordering, {})
    for reader in (None, *range(seats)):
        assert sight(by_order, reader) == sight(by_hand, reader)
    assert list(by_order.draws) == list(by_hand.draws)
    assert by_order.result == by_hand.result
    # In a match for one, nothing is asked that could only be passed, so that an order may have nothing to answer.
    assert any(entry.by == "order" for entry in by_order.entries) or (seats == 1 and orders["pass"] == "if_unable")
    assert not any(entry.by == "order" for entry in by_hand.entries)


def test_orders_are_not_announced():
    match = raid(defender="amc")
    before = [sight(match, reader) for reader in (None, 0, 1)]
    match.set_orders(1, {"pass": "if_unable"})
    match.set_orders(0, {"pass": "always"})
    assert [sight(match, reader) for reader in (None, 0, 1)] == before


def test_ks_8_1_an_order_to_pass_where_only_that_is_left_ends_the_turn():
    match = position(hands={0: "amc trap"}, deck="qqq collier recalled")
    match.set_orders(0, {"pass": "if_unable"})
    commit(match, "amc action", "trap action")
    # Nothing can be played, and the discards are not put in order.
    assert 0 not in match.questions
    without = position(hands={0: "amc trap"}, deck="qqq collier recalled")
    commit(without, "amc action", "trap action")
    assert offered(without) == ["end_turn", "end_turn/order"]


def test_ks_8_1_an_order_to_pass_never_ends_a_turn_in_which_something_can_be_played():
    match = position(ships={0: "R9"}, rows={1: "M14"}, hands={0: "trap amc"}, deck="qqq collier recalled")
    match.set_orders(0, {"pass": "if_unable"})
    commit(match, "trap ship/R9", "amc action")
    assert asked(match) == [(0, "play")]


def test_ks_5_9_alone_nothing_is_recommended():
    assert position(seats=1, hands={0: "trap"}).orders_question(0).proposals == ()
    assert [proposal.id for proposal in position(hands={0: "trap"}).orders_question(0).proposals] == ["recommended"]
