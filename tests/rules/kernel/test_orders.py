"""Standing orders: recorded at any moment, they silently answer each question once, checked like a person's answer."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from rules.kernel import (
    All,
    Game,
    IllegalAnswer,
    Malformed,
    Match,
    NotYourSeat,
    Play,
    Refusal,
    StaleQuestion,
    Table,
    choose,
)
from rules.kernel.course import MOST_BY_ORDER

from .asks import STRANGE
from .test_replay import assert_same, through_json
from .toys import CONVOY, SEED, SURVIVORS, VOTE, over, toy


def given(match: Match) -> list[tuple[Any, ...]]:
    """Return each entry of the log: type, seat, kind, answer, author."""
    return [(entry.type, entry.seat, entry.kind, entry.answer, entry.by) for entry in match.entries]


@pytest.fixture
def match() -> Match:
    return Match.start(CONVOY, 3, SEED)


# ---------------------------------------------------------------- recording orders


def test_orders_are_one_entry_with_every_step_in_canonical_form(match: Match) -> None:
    before = match._engine.digest
    assert match.set_orders(1, {"decks": ["aft", "fore"]}) == []
    complete = {"speed": 0, "fire": "ask", "decks": ["fore", "aft"]}
    assert given(match) == [("orders", 1, None, complete, "player")]
    assert match.entries[0].question is match.entries[0].step is None
    assert match.entries[0].digest == match._engine.digest != before
    assert match.orders(1) == complete
    assert match.orders(0) == match.orders(2) == {}
    assert match.acts == []


def test_every_reader_of_orders_gets_its_own_object(match: Match) -> None:
    match.set_orders(1, {"decks": ["aft"]})
    match.orders(1)["decks"].append("fore")
    assert match.orders(1)["decks"] == match.entries[0].answer["decks"] == ["aft"]


def test_rules_read_the_orders_that_stand_at_that_moment(match: Match) -> None:
    table = match._table
    assert table.read_orders(1) == {}
    for decks in (["aft"], ["fore"]):
        match.set_orders(1, {"decks": decks})
        assert table.read_orders(1) == match.orders(1)
        assert table.read_orders(1) is table.read_orders(1)
    match.set_orders(1, None)
    assert table.read_orders(1) == {}


@pytest.mark.parametrize("none", [None, {}])
def test_orders_are_replaced_and_cleared(match: Match, none: Any) -> None:
    match.set_orders(1, {"fire": "always"})
    match.set_orders(1, {"speed": 3})
    assert match.orders(1) == {"speed": 3, "fire": "ask", "decks": []}
    match.set_orders(1, none)
    assert match.orders(1) == {}
    assert match.entries[2].answer is None
    match.answer(0, 5)
    assert list(match.questions) == [1, 2]


def test_the_form_of_orders_is_walked_like_any_form(match: Match) -> None:
    step = match.orders_form(2, {})
    assert step is not None
    assert (step.id, step.seat, step.kind, step.number) == ("2.orders/speed", 2, "speed", (0, 12))
    step = match.orders_form(2, {"speed": 1, "fire": "ask", "decks": ["fore", "mid", "aft"]})
    assert step is not None
    assert step.step == "really"
    assert match.orders_form(2, {"speed": 1, "fire": "ask", "decks": []}) is None
    with pytest.raises(IllegalAnswer):
        match.orders_form(2, {"speed": 13})
    question = match.orders_question(2)
    assert (question.id, question.kind, question.shape) == ("2.orders", "orders", "form")
    assert [proposal.id for proposal in question.proposals] == ["quiet"]
    assert match.entries == []


def refused(match: Match, seat: int, orders: Any) -> Refusal:
    before, digest = match.record().model_dump_json(), match._engine.digest
    with pytest.raises(Refusal) as caught:
        match.set_orders(seat, orders)
    assert match.record().model_dump_json() == before
    assert match._engine.digest == digest
    return caught.value


NO_ORDERS = {
    **{name: value for name, value in STRANGE.items() if value is not None},
    "text": "fire",
    "list": ["fire"],
    "an empty list": [],
    "a step without answer": {"fire": None},
    "an unknown step": {"sink": "all"},
}


@pytest.mark.parametrize("orders", NO_ORDERS.values(), ids=NO_ORDERS)
def test_strange_orders_are_malformed(match: Match, orders: Any) -> None:
    assert isinstance(refused(match, 0, orders), Malformed)


def test_orders_that_the_form_does_not_allow_are_illegal(match: Match) -> None:
    for orders in ({"speed": 13}, {"fire": "sometimes"}, {"decks": ["fore", "fore"]}):
        assert isinstance(refused(match, 0, orders), IllegalAnswer)


def test_orders_are_refused_from_an_unknown_or_resigned_seat(match: Match) -> None:
    for seat in (-1, 3):
        assert isinstance(refused(match, seat, {"speed": 1}), NotYourSeat)
        with pytest.raises(NotYourSeat):
            match.orders(seat)
        with pytest.raises(NotYourSeat):
            match.orders_form(seat, {})
    match.resign(2)
    assert refused(match, 2, {"speed": 1}).code == "resigned_already"


def test_orders_are_refused_from_a_seat_that_is_out() -> None:
    match = Match.start(replace(SURVIVORS, orders=CONVOY.orders), 3, SEED)
    for seat, word in enumerate(("in", "out", "in")):
        match.answer(seat, word)
    refusal = refused(match, 1, {"speed": 1})
    assert (type(refusal), refusal.code) == (NotYourSeat, "out_already")


def test_orders_are_refused_when_the_match_is_over(match: Match) -> None:
    match.set_orders(0, {"speed": 4})
    for seat in range(3):
        match.resign(seat)
    for ask in (lambda: match.set_orders(0, None), lambda: match.orders_form(0, {}), lambda: match.orders_question(0)):
        with pytest.raises(StaleQuestion, match="match_over"):
            ask()


def test_a_game_may_have_no_orders() -> None:
    match = Match.start(VOTE, 2, SEED)
    for orders in (None, {}, {"aye": 1}):
        refusal = refused(match, 0, orders)
        assert (type(refusal), refusal.code) == (IllegalAnswer, "no_orders")
    for ask in (lambda: match.orders_form(0, {}), lambda: match.orders_question(0)):
        with pytest.raises(IllegalAnswer, match="no_orders"):
            ask()
    assert match.orders(0) == {}


def test_orders_must_be_a_form() -> None:
    match = Match.start(replace(VOTE, orders=lambda table, state, seat: choose(seat, "orders", ["a"])), 2, SEED)
    with pytest.raises(TypeError, match="form"):
        match.set_orders(0, {"a": 1})


# ---------------------------------------------------------------- the answers of orders


def test_orders_answer_as_soon_as_a_question_is_put(match: Match) -> None:
    match.set_orders(2, {"fire": "always"})
    match.answer(0, 5)
    assert given(match)[1:] == [("answer", 0, "speed", 5, "player"), ("answer", 2, "fire", "fire", "order")]
    assert list(match.questions) == [1]
    assert match.waiting(None).seats == (1,)


def test_orders_answer_a_question_that_is_already_open(match: Match) -> None:
    match.answer(0, 5)
    match.answer(1, "hold")
    events = match.set_orders(2, {"fire": "never"})
    assert [event.kind for event in events] == ["shot_at"]
    assert [row[0] for row in given(match)[2:]] == ["orders", "answer"]
    assert match.entries[3].question == "2.1"
    assert match.questions[0].kind == "stow"


def test_an_order_without_a_legal_answer_silently_leaves_the_question_open(match: Match) -> None:
    assert match.set_orders(0, {"speed": 0, "decks": ["fore", "mid", "aft"]}) == []
    assert match.set_orders(0, {"speed": 12, "decks": ["fore", "mid", "aft"]}) == []
    assert list(match.questions) == [0]
    for seat, answer in ((0, 5), (1, "hold"), (2, "hold")):
        match.answer(seat, answer)
    # Three decks are one too many for the question.
    assert match.questions[0].kind == "stow"
    match.answer(0, {})
    assert [entry.by for entry in match.acts] == ["player"] * 4


def test_an_order_that_raises_a_refusal_silently_leaves_the_question_open() -> None:
    def standing(said: Mapping[str, Any]) -> str:
        raise IllegalAnswer("never")

    def play(table: Table, state: list[Any]) -> Play[Any]:
        yield from choose(0, "word", ["a"], standing=standing)
        return over(table)

    match = Match.start(replace(toy(play), orders=CONVOY.orders), 1, SEED)
    match.set_orders(0, {"speed": 1})
    assert list(match.questions) == [0]


def test_an_order_answers_a_form(match: Match) -> None:
    match.set_orders(0, {"decks": ["aft", "fore"]})
    for seat, answer in ((0, 5), (1, "hold"), (2, "hold")):
        match.answer(seat, answer)
    stored = {"peek": "no", "decks": ["fore", "aft"]}
    assert given(match)[-1] == ("answer", 0, "stow", stored, "order")
    assert match.questions[1].kind == "speed"


@pytest.mark.parametrize(("peek", "answered"), [("no", True), ("yes", False)])
def test_an_order_answers_a_form_with_pins_only_where_it_agrees_with_them(
    match: Match, peek: str, answered: bool
) -> None:
    for seat, answer in ((0, 5), (1, "hold"), (2, "hold")):
        match.answer(seat, answer)
    match.pin(0, "peek", peek)
    match.set_orders(0, {"decks": ["aft"]})
    assert (0 not in match.questions) == answered
    if not answered:
        assert match.pins(0) == {"peek": "yes"}


def test_orders_see_each_open_question_only_once(match: Match) -> None:
    said: list[Any] = []

    def play(table: Table, state: list[Any]) -> Play[Any]:
        asks = [
            choose(seat, "word", ["a", "b"], standing=lambda orders: said.append(dict(orders)))
            for seat in range(table.seats)
        ]
        yield from All(asks)
        return over(table)

    match = Match.start(replace(toy(play), orders=CONVOY.orders), 3, SEED)
    match.set_orders(1, {"speed": 1})
    assert len(said) == 1
    match.answer(0, "a")
    match.set_orders(2, {"speed": 2})
    assert [orders["speed"] for orders in said] == [1, 2]


def test_orders_of_several_seats_answer_in_the_order_of_seats() -> None:
    def play(table: Table, state: list[Any]) -> Play[Any]:
        for _ in range(2):
            asks = [choose(seat, "fire", ["a", "b"], standing=lambda said: "b") for seat in (3, 1, 0, 2)]
            state.append((yield from All(asks)))
        return over(table)

    game = replace(toy(play), orders=CONVOY.orders)
    courses: list[Any] = []
    for order in ((3, 1, 2), (1, 2, 3)):
        match = Match.start(game, 4, SEED)
        for seat in (1, 2, 3):
            match.answer(seat, "a")
        for seat in order:
            match.set_orders(seat, {"speed": 1})
        match.answer(0, "a")
        courses.append([(entry.seat, entry.by) for entry in match.acts[3:]])
        match.answer(0, "b")
        assert match.result is not None
    assert courses[0] == courses[1] == [(0, "player"), (1, "order"), (2, "order"), (3, "order")]


def test_orders_play_on_through_several_turns(match: Match) -> None:
    for seat in (1, 2):
        match.set_orders(seat, {"speed": 3, "fire": "never", "decks": ["mid"]})
    match.set_orders(0, {"speed": 2, "fire": "always", "decks": ["mid"]})
    assert match.result is not None
    assert {entry.by for entry in match.acts} == {"order"}
    assert [row[0] for row in match.state] == [2, 3, 3]
    assert_same(Match.replay(through_json(match.record()), CONVOY), match)


def test_orders_that_answer_for_ever_stop_and_leave_the_question_to_a_person() -> None:
    def play(table: Table, state: list[Any]) -> Play[Any]:
        while (yield from choose(0, "on", ["on", "end"], standing=lambda said: "on")) == "on":
            pass
        return over(table)

    game = replace(toy(play), orders=CONVOY.orders)
    match = Match.start(game, 1, SEED)
    match.set_orders(0, {"speed": 1})
    assert len(match.entries) == 1 + MOST_BY_ORDER
    assert_same(Match.replay(match.record(), game), match)
    match.answer(0, "end")
    assert match.result is not None


def test_a_resignation_deletes_the_orders_of_the_seat(match: Match) -> None:
    match.set_orders(1, {"fire": "always"})
    match.resign(1)
    assert match.orders(1) == {}
    match.answer(0, 5)
    assert given(match)[-1] == ("answer", 1, "fire", "hold", "default")
    assert_same(Match.replay(match.record(), CONVOY), match)


def test_rules_may_read_orders_and_an_undo_does_not_change_what_they_read() -> None:
    def play(table: Table, state: list[Any]) -> Play[Any]:
        for _ in range(3):
            yield from choose(0, "word", ["a"], takeback=True)
            state.append(table.orders(1).get("speed"))
        return over(table)

    game = replace(toy(play), orders=CONVOY.orders)
    match = Match.start(game, 2, SEED)
    match.answer(0, "a")
    match.set_orders(1, {"speed": 1})
    match.answer(0, "a")
    match.set_orders(1, {"speed": 2})
    assert match.state == [None, 1]
    match.undo(0)
    assert match.state == [None]
    match.answer(0, "a")
    assert match.state == [None, 2]
    match.undo(0)
    assert_same(Match.replay(through_json(match.record()), game), match)


def under_other_rules(standing: Callable[[Mapping[str, Any]], Any]) -> Game:
    """Return the convoy with different rules for turning orders into answers."""

    def play(table: Table, state: list[Any]) -> Play[Any]:
        convoy = CONVOY.play(table, state)
        asks = next(convoy)
        while True:
            for ask in asks:
                ask.standing = standing
            try:
                asks = convoy.send((yield asks))
            except StopIteration as stop:
                return stop.value

    return replace(CONVOY, play=play)


def test_a_replay_does_not_ask_orders_for_answers(match: Match) -> None:
    match.set_orders(1, {"speed": 3, "fire": "always", "decks": ["mid"]})
    match.set_orders(2, {"speed": 3, "fire": "never"})
    for answer in (5, {}, "hold"):
        match.answer(0, answer)
    back = Match.replay(match.record(), under_other_rules(lambda said: pytest.fail("an order was derived")))
    assert back.entries == match.entries
    assert [entry.by for entry in back.acts].count("order") == 7


def test_a_question_left_to_a_person_is_still_open_after_a_replay(match: Match) -> None:
    match.answer(0, 5)
    match.set_orders(1, {"speed": 4})
    back = Match.replay(match.record(), under_other_rules(lambda said: "fire"))
    back.answer(2, "hold")
    assert list(back.questions) == [1]


def test_orders_and_the_answers_made_from_them_may_neither_draw_nor_tell() -> None:
    def play(table: Table, state: list[Any]) -> Play[Any]:
        yield from choose(0, "word", ["a"], standing=lambda said: table.tell("oops") or "a")
        return over(table)

    match = Match.start(replace(toy(play), orders=CONVOY.orders), 1, SEED)
    with pytest.raises(RuntimeError, match="may neither draw nor tell"):
        match.set_orders(0, {"speed": 1})
    assert match.entries == []
