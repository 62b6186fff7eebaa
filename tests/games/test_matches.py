"""Every match of every game ends and replays; its questions can be answered, and wrong answers are refused."""

import json
from collections.abc import Generator
from random import Random

import pytest

from rules.kernel import Match, Question, StaleQuestion

from .case import GameCase
from .courses import Chance, course, given_again, play_out
from .drawn import Drawn, on_drawn_matches
from .hostile import Attacker
from .registry import CASES, SEATS, ids


def check_replay(match: Match) -> None:
    """Check that a match's record replays to the same match."""
    check_same(Match.replay(match.record(), match.game), match)


def check_same(again: Match, match: Match) -> None:
    """Check that two matches are equal."""
    assert again.entries == match.entries
    assert again.log == match.log
    assert again.draws == match.draws
    assert again.result == match.result
    assert again.state == match.state


def check_result(case: GameCase, match: Match) -> None:
    """Check that a match has ended for a known reason and has no open questions."""
    result = match.result
    assert match.questions == {}
    assert result.reason in case.endings
    assert sorted(seat for shared in result.ranking for seat in shared) == list(range(match.seats))
    assert all(result.ranking)
    assert set(result.winners) <= set(range(match.seats))
    assert set(result.scores) <= set(range(match.seats))
    json.dumps(result.data, allow_nan=False)
    for seat in range(match.seats):
        with pytest.raises(StaleQuestion):
            match.answer(seat, "anything")


# ---------------------------------------------------------------- the end


@pytest.mark.parametrize(("name", "seats"), SEATS, ids=ids(SEATS))
def test_a_match_of_defaults_alone_ends(name: str, seats: int) -> None:
    match = Match.start(CASES[name].game, seats, f"defaults {seats}")
    while match.result is None:
        for seat, question in dict(match.questions).items():
            match.answer(seat, question.default, by="default")
    check_result(CASES[name], match)
    check_replay(match)


@pytest.mark.parametrize(("name", "seats"), SEATS, ids=ids(SEATS))
@pytest.mark.parametrize("after", [0, 3, 17])
def test_a_match_ends_at_once_when_everybody_resigns(name: str, seats: int, after: int) -> None:
    match = Match.start(CASES[name].game, seats, f"given up {seats}")
    for n, _ in enumerate(course(match, Chance(Random(after)))):
        if n == after:
            break
    for seat in range(seats):
        if match.result is None and match.plays(seat):
            match.resign(seat)
    check_result(CASES[name], match)
    check_replay(match)


@on_drawn_matches(10)
def test_a_seat_that_resigned_is_asked_nothing(case: GameCase, drawn: Drawn) -> None:
    match = drawn.start(case)
    gone = drawn.seed % drawn.seats
    match.resign(gone)
    while match.result is None:
        assert gone not in match.questions
        seat = drawn.chance.random.choice(list(match.questions))
        match.answer(seat, drawn.chance.answer(match, seat, match.questions[seat]))
    check_result(case, match)


# ---------------------------------------------------------------- the record


@on_drawn_matches(15)
def test_replay_equals_play_even_if_continued_by_hand(case: GameCase, drawn: Drawn) -> None:
    """A whole record replays to the same match; so does a part of it, if the rest is played by hand."""
    drawn.chance.undo = 0.02
    match = play_out(drawn.start(case), drawn.chance)
    check_replay(match)
    record = match.record()
    cut = Random(drawn.seed).randrange(len(record.entries))
    run = Match.replaying(record.model_copy(update={"entries": record.entries[:cut]}), case.game)
    again = last_of(run, cut)
    assert again.entries == match.entries[:cut]
    # Only the marks of answers that were taken back later are missing.
    standing = [event._replace(undone=None) for event in again.log]
    assert standing == [event._replace(undone=None) for event in match.log[: len(again.log)]]
    for _ in given_again(again, match.entries):
        pass
    check_same(again, match)


def last_of(run: Generator[int, None, Match], slices: int) -> Match:
    """Replay in slices of one entry each; return the match."""
    assert [next(run) for _ in range(slices)] == list(range(1, slices + 1))
    with pytest.raises(StopIteration) as stop:
        next(run)
    return stop.value.value


@on_drawn_matches(10)
def test_standing_orders_give_only_legal_answers_and_replay(case: GameCase, drawn: Drawn) -> None:
    """Their answers pass the same checks as a player's, and the match replays."""
    match, chance = drawn.start(case), drawn.chance
    while match.result is None:
        seat = chance.random.choice(list(match.questions))
        if case.game.orders is not None and match.plays(seat) and chance.random.random() < 0.1:
            check_question(match.orders_question(seat))
            match.set_orders(seat, chance.form_of(lambda draft, seat=seat: match.orders_form(seat, draft)))
            continue
        match.answer(seat, chance.answer(match, seat, match.questions[seat]))
    check_replay(match)


# ---------------------------------------------------------------- questions and answers


def check_question(question: Question) -> None:
    """Check that a legal answer exists, and that default and proposals are legal."""
    options = [option.id for option in question.options]
    assert len(options) == len(set(options))
    if question.shape == "choose":
        assert options
    question.checked(question.default)
    # Canonicalizing an answer twice changes nothing.
    whole = question.checked(question.default)
    assert question.checked(whole) == whole
    json.dumps(question.plain(), allow_nan=False)
    for proposal in question.proposals:
        question.checked(proposal.answer)
    for step in question.steps:
        assert step.options or step.shape != "choose"
        step.checked(step.default)


@on_drawn_matches(30)
def test_every_match_ends_and_every_question_can_be_answered(case: GameCase, drawn: Drawn) -> None:
    match = drawn.start(case)
    for _ in course(match, drawn.chance):
        assert match.questions
        for seat, question in match.questions.items():
            assert question.seat == seat
            assert match.plays(seat)
            check_question(question)
    assert len(match.entries) <= case.longest
    check_result(case, match)


@on_drawn_matches(10)
def test_a_wrong_answer_is_refused_and_changes_nothing(case: GameCase, drawn: Drawn) -> None:
    """Attack at the first question of each kind, and at some other moments."""
    match, met, attacks = drawn.start(case), set[str](), 0
    attacker = Attacker(match)
    for _ in course(match, drawn.chance):
        attacker.meet()
        kinds = {question.kind for question in match.questions.values()}
        if kinds - met or (attacks < 4 and drawn.chance.random.random() < 0.01):
            attacks += not kinds - met
            met |= kinds
            attacker.attack()
    assert attacker.refused
