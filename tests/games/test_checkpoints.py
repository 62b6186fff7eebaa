"""Matches with many undos are the same with checkpoints at every turn as without any."""

from dataclasses import replace
from random import Random

import pytest

from rules.kernel import IllegalAnswer, Match

from .case import GameCase
from .courses import Chance, take_back
from .drawn import Drawn, on_drawn_matches
from .registry import CASES
from .test_matches import check_same

MOST = 250
"""The most acts of a match; a match need not end."""


def play_with_undos(match: Match, chance: Chance) -> None:
    """Play with undos, orders and resignations."""
    while match.result is None and len(match.acts) < MOST:
        # Views that were read before must not matter.
        match.view(chance.random.choice([None, *range(match.seats)]))
        fate = chance.random.random()
        seat = chance.random.choice(list(match.questions))
        if fate < 0.25:
            take_back(match, chance.random)
        elif fate < 0.3 and match.game is not None and match.game.orders is not None:
            give_orders(match, chance, seat)
        elif fate < 0.301:
            match.resign(seat)
        else:
            match.answer(seat, chance.answer(match, seat, match.questions[seat]))


def give_orders(match: Match, chance: Chance, seat: int) -> None:
    """Set random orders, if the form accepts them."""
    try:
        match.set_orders(seat, chance.form_of(lambda draft: match.orders_form(seat, draft)))
    except IllegalAnswer:
        return


def check_against_the_plain_way(case: GameCase, match: Match) -> None:
    """Check that a replay without checkpoints gives the same match, to every reader, with every digest."""
    plain = Match.replay(match.record(), replace(case.game, resume=None))
    check_same(plain, match)
    assert plain.drawn == match.drawn
    assert plain.followed == match.followed
    assert {s: q.plain() for s, q in plain.questions.items()} == {s: q.plain() for s, q in match.questions.items()}
    for reader in (None, *range(match.seats)):
        assert plain.events(reader) == match.events(reader)
        assert plain.view(reader) == match.view(reader)


@on_drawn_matches(10)
def test_checkpoints_change_nothing(case: GameCase, drawn: Drawn) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rules.kernel.checkpoints.SPACING", 1)
        match = drawn.start(case)
        play_with_undos(match, drawn.chance)
        check_same(Match.replay(match.record(), case.game), match)
    check_against_the_plain_way(case, match)


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case.resumed])
def test_undos_of_a_game_begin_at_checkpoints(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = CASES[name]
    monkeypatch.setattr("rules.kernel.checkpoints.SPACING", 1)
    resumed: list[str] = []
    resume = case.game.resume
    assert resume is not None, "a game without Game.resume has resumed=0 in its case"

    def count(table: object, state: object) -> object:
        resumed.append(name)
        return resume(table, state)  # type: ignore[arg-type]

    game = replace(case.game, resume=count)  # type: ignore[arg-type]
    for seed in range(5):
        play_with_undos(Match.start(game, max(game.seats), f"resumed {seed}"), case.by_chance(Random(seed)))
    # Only undos in the first turn begin at the start.
    assert len(resumed) >= case.resumed
