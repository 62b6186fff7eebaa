"""Several questions at once: lockstep, one per seat; the order of answering never reaches the rules."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel import All, Match, Play, ScriptedDice, StaleQuestion, Table, choose, number

from .programs import answer_from, game_for, move, perform, play_out, programs, told
from .toys import DUEL, REGATTA, SEED, VOTE

TABLE = (0, 1, 2, 3)


def by_question(match: Match, seed: int, order: random.Random) -> Match:
    """Play to the end. Each answer depends on its question alone; ``order`` decides who answers when."""
    while match.result is None:
        seat = order.choice(list(match.questions))
        move(match, seat, random.Random(f"{seed} {match.questions[seat].id}"))
    return match


# ---------------------------------------------------------------- the order of answering


@settings(deadline=None)
@given(program=programs(TABLE), seed=st.integers(0, 99), orders=st.tuples(st.randoms(), st.randoms()))
def test_the_order_of_answering_never_reaches_rules_or_dice(
    program: Any, seed: int, orders: tuple[random.Random, random.Random]
) -> None:
    one, other = (by_question(Match.start(game_for(program), 4, SEED), seed, order) for order in orders)
    assert told(one) == told(other)
    for reader in (None, *TABLE):
        assert one.events(reader) == other.events(reader)
        assert one.view(reader) == other.view(reader)


@pytest.mark.parametrize("orders", range(20))
@pytest.mark.parametrize("game", [VOTE, REGATTA, DUEL], ids=lambda game: game.name)
def test_the_order_of_answering_never_changes_the_toys(game: Any, orders: int) -> None:
    for seed in range(5):
        straight = by_question(Match.start(game, 6, SEED), seed, random.Random(0))
        mixed = by_question(Match.start(game, 6, SEED), seed, random.Random(orders))
        assert told(straight) == told(mixed)


def test_the_comparison_detects_an_order_of_answering_that_reaches_the_rules() -> None:
    arrived: list[int] = []

    def leak(table: Table) -> Play[Any]:
        # A play must never do this: it looks at who answers while the questions are open.
        yield from All(choose(seat, "any", options_of(seat)) for seat in range(4))
        table.tell("arrived", order=list(arrived))

    def options_of(seat: int) -> Any:
        return lambda: arrived.append(seat) or ["a"]  # type: ignore[func-returns-value]

    logs: list[Any] = []
    for order in ((0, 1, 2, 3), (3, 2, 1, 0)):
        arrived.clear()
        match = Match.of(leak, seats=4)
        for seat in order:
            match.answer(seat, "a")
        logs.append(list(match.log))
    assert logs[0] != logs[1]


# ---------------------------------------------------------------- lockstep


def test_no_part_goes_on_before_the_last_answer() -> None:
    match = Match.start(REGATTA, 4, SEED)
    for seat, stroke in ((3, 1), (0, 2), (2, 1)):
        assert match.answer(seat, stroke) == []
        assert (list(match.log), list(match.draws)) == ([], [])
        assert seat not in match.questions
    events = match.answer(1, 3)
    # The crews go on in the order given: both have rowed, the second is done and trims, the first rows again.
    assert [(event.kind, event.data["crew"]) for event in events] == [("rowed", [0, 1]), ("rowed", [2, 3])]
    assert {seat: question.kind for seat, question in match.questions.items()} == {0: "stroke", 1: "stroke", 2: "trim"}
    assert match.answer(2, {}) == []
    assert match.draws == [], "not even the wind of the crew that is done"
    match.answer(0, 1)
    assert [event.kind for event in match.answer(1, 1)] == ["rowed"]
    # The second crew has finished; the first still trims.
    assert list(match.questions) == [0]
    assert len(match.draws) == 1
    assert match.result is None
    finished = match.answer(0, {})[-1]
    assert finished.kind == "finished"
    assert match.result.data["times"] == finished.data["times"]


def test_results_come_in_the_order_given() -> None:
    def one(seat: int) -> Play[str]:
        word = ""
        for _ in range(3 - seat):
            word += yield from choose(seat, "letter", ["a", "b", "c"])
        return word

    match = Match.of(lambda table: All([one(2), one(0), choose(3, "letter", ["z"]), one(1)]), seats=4)
    for seat, letter in ((0, "a"), (3, "z"), (1, "b"), (2, "c"), (1, "c"), (0, "b"), (0, "c")):
        match.answer(seat, letter)
    assert match.result == ["c", "abc", "z", "bc"]


def test_parts_that_ask_nothing() -> None:
    def silent(word: str) -> Play[str]:
        return word
        yield ()

    def play(table: Table) -> Play[Any]:
        nothing = yield from All(list[Play[str]]())
        quiet = yield from All([silent("a"), silent("b")])
        mixed = yield from All([silent("c"), choose(0, "only", ["d"]), silent("e")])
        return nothing, quiet, mixed

    match = Match.of(play, seats=1)
    match.answer(0, "d")
    assert match.result == ([], ["a", "b"], ["c", "d", "e"])


@settings(deadline=None)
@given(data=st.data(), seed=st.integers(0, 99), order=st.randoms())
def test_parts_that_share_nothing_play_as_they_would_alone(
    data: st.DataObject, seed: int, order: random.Random
) -> None:
    parts = [data.draw(quiet_programs(seats)) for seats in ((0, 1), (2,), (3, 4))]

    def run(chosen: list[Any]) -> list[list[Any]]:
        states: list[list[Any]] = [[] for _ in chosen]
        match = Match.of(
            lambda table: All(perform(table, state, part) for state, part in zip(states, chosen, strict=True)), seats=5
        )
        while match.questions:
            seat = order.choice(list(match.questions))
            move(match, seat, random.Random(f"{seed} {match.questions[seat].id}"))
        return states

    assert run(parts) == [run([part])[0] for part in parts]


def quiet_programs(seats: tuple[int, ...]) -> st.SearchStrategy[Any]:
    """Write programs without draws, because all parts share the dice."""
    return programs(seats).filter(lambda program: "roll" not in str(program) and "draw" not in str(program))


# ---------------------------------------------------------------- one question per seat


def test_a_seat_is_asked_one_thing_at_a_time() -> None:
    """Parts that ask the same seat wait for each other; the others' later parts wait, too."""
    told: list[str] = []

    def part(seat: int, kind: str) -> Play[str]:
        answer = yield from choose(seat, kind, ["a", "b"])
        told.append(kind)
        return answer

    match = Match.of(lambda table: All([part(0, "one"), part(1, "two"), part(0, "three")]), seats=2)
    assert {seat: question.kind for seat, question in match.questions.items()} == {0: "one", 1: "two"}
    match.answer(0, "b")
    assert {seat: question.kind for seat, question in match.questions.items()} == {1: "two"}
    match.answer(1, "a")
    assert {seat: question.kind for seat, question in match.questions.items()} == {0: "three"}
    assert told == []
    match.answer(0, "a")
    assert match.result == ["b", "a", "a"]
    assert told == ["one", "two", "three"]


def test_parts_within_parts_may_ask_the_same_seat() -> None:
    def nested(seat: int) -> Play[list[int]]:
        return (yield from All([number(seat, "n", 1, 2), number(1, "n", 1, 2)]))

    match = Match.of(lambda table: All([nested(0), nested(1), number(2, "n", 1, 2)]), seats=3)
    asked: list[list[int]] = []
    while match.result is None:
        asked.append(sorted(match.questions))
        for seat, question in dict(match.questions).items():
            match.answer(seat, 2 if len(asked) > 1 else 1, question=question.id)
    assert asked == [[0, 1, 2], [1], [1]]
    assert match.result == [[1, 1], [2, 2], 1]


def test_a_play_cannot_put_two_questions_to_a_seat_at_once() -> None:
    def play(table: Table) -> Play[None]:
        yield choose(0, "one", ["a"]), choose(0, "two", ["a"])

    with pytest.raises(ValueError, match="one question to each"):
        Match.of(play, seats=2)


def test_an_empty_batch_of_questions_is_an_error_of_the_rules() -> None:
    def play(table: Table) -> Play[None]:
        yield ()

    with pytest.raises(ValueError, match="some seats"):
        Match.of(play, seats=1)


# ---------------------------------------------------------------- question ids and waiting seats


def test_question_ids_count_the_questions_to_that_seat() -> None:
    match = Match.start(DUEL, 4, SEED)
    ids: list[list[str]] = []
    for answers in ({0: 3}, {1: "parry"}, {2: "trip", 3: "watch"}, {1: 3}, {0: "suffer"}):
        ids.append([question.id for question in match.questions.values()])
        for seat, answer in answers.items():
            match.answer(seat, answer)
    assert ids == [["0.1"], ["1.1"], ["2.1", "3.1"], ["1.2"], ["0.2"]]
    assert [entry.question for entry in match.entries] == ["0.1", "1.1", "2.1", "3.1", "1.2", "0.2"]
    assert match.result is not None
    assert match.questions == {}


def test_a_reaction_interrupts_the_other_seats_turn() -> None:
    match = Match.start(DUEL, 3, SEED)
    match.answer(0, 6)
    assert match.questions[1].data == {"blow": 6}
    assert match.draws == [], "the dice wait for the reaction"
    match.answer(1, "parry")
    assert list(match.questions) == [2]
    assert [event.kind for event in match.answer(2, "watch")] == ["parried", "struck"]
    assert match.state == [[0, 6, True, match.draws[0][2]]]


def test_waiting_names_seats_or_counts_them() -> None:
    match = Match.start(VOTE, 4, SEED)
    assert match.waiting(None) == ((), 4)
    assert match.waiting(2) == ((2,), 3)
    match.answer(2, "aye")
    assert match.waiting(2) == ((), 3)
    assert match.waiting(0) == ((0,), 2)
    named = Match.start(REGATTA, 4, SEED)
    named.answer(1, 1)
    assert named.waiting(None) == named.waiting(0) == ((0, 2, 3), 0)


def test_waiting_mixes_names_and_counts() -> None:
    match = Match.of(
        lambda table: All(choose(seat, "any", ["a"], show="count" if seat % 2 else "names") for seat in range(4)),
        seats=4,
    )
    assert match.waiting(None) == ((0, 2), 2)
    assert match.waiting(3) == ((0, 2, 3), 1)
    for seat in (3, 0, 1, 2):
        match.answer(seat, "a")
    assert match.waiting(None) == ((), 0)


def test_an_open_vote_tells_no_event() -> None:
    seen: list[Any] = []
    for ballots in (("aye", "aye", "nay"), ("nay", "nay", "aye")):
        match = Match.start(VOTE, 4, SEED)
        for seat, ballot in enumerate(ballots):
            match.answer(seat, ballot)
        seen.append([(match.events(None)[:], match.view(seat), match.waiting(seat)) for seat in range(4)])
        with pytest.raises(StaleQuestion):
            match.answer(0, ballots[0])
    assert seen[0] == seen[1]


def test_tied_votes_are_settled_by_lot() -> None:
    for lot, ayes in ((1, 2), (2, 3)):
        scripted = Match.start(VOTE, 4, SEED, dice=ScriptedDice({"lot": [lot]}))
        for seat in range(4):
            scripted.answer(seat, ("aye", "nay")[seat % 2])
        assert scripted.result.data == {"ayes": ayes}


@settings(deadline=None)
@given(program=programs(TABLE), rng=st.randoms())
def test_open_questions_are_of_different_seats_and_their_defaults_are_legal(program: Any, rng: random.Random) -> None:
    match = Match.start(game_for(program), 4, SEED)
    while match.result is None:
        for seat, question in match.questions.items():
            assert (question.seat, question.id.partition(".")[0]) == (seat, str(seat))
            assert json.loads(json.dumps(question.plain(), allow_nan=False))["id"] == question.id
        seat = rng.choice(list(match.questions))
        match.answer(seat, match.questions[seat].default, match.questions[seat].id, by="default")


@settings(deadline=None)
@given(program=programs(TABLE), rng=st.randoms())
def test_a_random_game_always_ends(program: Any, rng: random.Random) -> None:
    assert play_out(Match.start(game_for(program), 4, SEED), rng, resignations=True).questions == {}


def test_the_random_games_give_answers_of_every_shape() -> None:
    asks = [("ask", seat, shape) for seat, shape in enumerate(("choose", "pick", "order", "number", "form", "final"))]
    match = Match.start(game_for(("all", tuple(asks))), 6, SEED)
    shapes = [(question.shape, question.ordered) for question in match.questions.values()]
    assert shapes == [
        ("choose", False), ("pick", False), ("pick", True), ("number", False), ("form", False), ("form", False),
    ]  # fmt: skip
    for seat in range(4):
        match.answer(seat, answer_from(match.questions[seat], random.Random(1)))
    play_out(match, random.Random(2))
