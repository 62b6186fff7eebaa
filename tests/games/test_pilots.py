"""The AI seats answer legally from their view alone, and beat seats that play by default."""

import inspect
import json
import re
from collections.abc import Sequence
from fractions import Fraction
from random import Random

import pytest

from rules.kernel import BY_DEFAULT, Match

from .case import GameCase, Versus
from .drawn import Drawn, on_drawn_matches
from .registry import CASES

VERSUS = [(name, against) for name, case in CASES.items() for against in case.versus]


@on_drawn_matches(4)
def test_the_ai_answers_legally_in_any_position(case: GameCase, drawn: Drawn) -> None:
    """The AI is asked every question of random matches, odd positions included."""
    match, chance = drawn.start(case), drawn.chance
    while match.result is None:
        for seat, question in list(match.questions.items()):
            given = case.game.pilot(match.view(seat), question)
            question.checked(given)
            match.answer(seat, given if chance.random.random() < 0.3 else chance.answer(match, seat, question))


@on_drawn_matches(8)
def test_the_same_view_gives_the_same_answer(case: GameCase, drawn: Drawn) -> None:
    """The view is serialized to JSON and rebuilt, so that nothing else reaches the AI."""
    match, pilot = drawn.start(case), case.game.pilot
    while match.result is None:
        for seat, question in list(match.questions.items()):
            view = match.view(seat)
            again = type(view).model_validate_json(view.model_dump_json(exclude={*case.recomputed}))
            given = pilot(view, question)
            question.checked(given)
            assert pilot(again, question) == given
            assert case.game.advise(again, question) == case.game.advise(view, question)
            match.answer(seat, given)
    assert len(match.entries) <= case.longest


@pytest.mark.parametrize("name", CASES)
def test_the_ai_follows_its_own_advice_and_gives_plain_facts(name: str) -> None:
    """Over whole matches: the answer, and a reason of plain data; the generic reason only with the default."""
    case = CASES[name]
    for seats in (min(case.game.seats), max(case.game.seats)):
        match = Match.start(case.game, seats, f"advice {seats}", options=case.short)
        while match.result is None:
            for seat, question in list(match.questions.items()):
                view = match.view(seat)
                advice = case.game.advise(view, question)
                assert case.game.pilot(view, question) == advice.answer
                assert json.loads(json.dumps(dict(advice.reason.data))) == dict(advice.reason.data)
                assert re.fullmatch("[a-z_0-9]+", advice.reason.kind)
                if advice.reason == BY_DEFAULT:
                    assert question.checked(advice.answer) == question.checked(question.default)
                match.answer(seat, advice.answer)


@pytest.mark.parametrize("name", CASES)
def test_the_ai_takes_only_a_view_and_a_question(name: str) -> None:
    game = CASES[name].game
    for decide in (game.pilot, game.advise):
        assert list(inspect.signature(decide).parameters) == ["view", "question"]
    match = Match.start(game, max(game.seats), "spectator")
    question = next(iter(match.questions.values()))
    with pytest.raises(ValueError, match=r"spectator|hand"):
        game.pilot(match.view(None), question)


@pytest.mark.parametrize("name", CASES)
def test_opponents_of_a_game_answer_as_pilots_do(name: str) -> None:
    game = CASES[name].game
    assert not [other for other in game.opponents if other in ("default", "pilot", "random")], "every game has these"
    match = Match.start(game, min(game.seats), "opponents")
    for opponent in game.opponents.values():
        for seat, question in list(match.questions.items()):
            question.checked(opponent(match.view(seat), question))
            with pytest.raises(ValueError, match=r"spectator|hand"):
                opponent(match.view(None), question)


@pytest.mark.parametrize("name", CASES)
def test_there_are_matches_against_default_seats(name: str) -> None:
    assert any(against.other == "default" for against in CASES[name].versus)


@pytest.mark.parametrize(
    ("name", "against"), VERSUS, ids=[f"{n}-{v.seats}-{v.other}-{n_}" for n_, (n, v) in enumerate(VERSUS)]
)
def test_the_ai_beats_other_seats(name: str, against: Versus) -> None:
    """To be fair, every seed is played once for each group of seats that the AI plays."""
    case = CASES[name]
    sides = against.sides or [range(side, against.seats, 2) for side in (0, 1)]
    seeds = range(against.first, against.first + against.seeds)
    played = [(mine, played_by(case, against, mine, seed)) for seed in seeds for mine in sides]
    won = Fraction(0)
    for mine, match in played:
        winners = match.result.winners
        won += Fraction(sum(seat in mine for seat in winners), max(1, len(winners)))
    assert won / len(played) > against.share
    against.check(played)


def played_by(case: GameCase, against: Versus, mine: Sequence[int], seed: int) -> Match:
    """Play a match with the AI in some seats."""
    match = Match.start(case.game, against.seats, f"mirrored {seed}", options=against.options)
    chance = case.by_chance(Random(seed))
    while match.result is None:
        for seat, question in list(match.questions.items()):
            if seat in mine:
                match.answer(seat, case.game.pilot(match.view(seat), question))
            elif against.rival is not None:
                match.answer(seat, against.rival(match.view(seat), question))
            elif against.other == "default":
                match.answer(seat, question.default)
            else:
                match.answer(seat, chance.answer(match, seat, question))
    return match
