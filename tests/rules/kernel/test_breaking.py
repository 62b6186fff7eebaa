"""Rules that raise: the match is broken and says so, and its record gives the last good state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rules.kernel import Abandoned, All, Diverged, IllegalAnswer, Match, Play, Refusal, Table, choose, form

from .programs import told
from .toys import POWDER, SEED, over, toy


def lay(match: Match, *fuses: str) -> None:
    for seat, fuse in enumerate(fuses):
        match.answer(seat, fuse)


def brink() -> Match:
    """Play one quiet round, and all but the last fuse of the next."""
    match = Match.start(POWDER, 3, SEED)
    lay(match, "damp", "damp", "damp")
    lay(match, "damp", "light")
    return match


def assert_broken(match: Match) -> None:
    uses: list[Callable[[], object]] = [
        lambda: match.answer(0, "damp"),
        lambda: match.answer(2, "damp"),
        lambda: match.step(0, {}),
        lambda: match.pin(0, "fuse", "damp"),
        lambda: match.resign(0),
        lambda: match.set_orders(0, None),
        lambda: match.orders(0),
        lambda: match.questions,
        lambda: match.waiting(None),
        lambda: match.events(0),
        lambda: match.view(0),
        lambda: match.result,
    ]
    for use in uses:
        with pytest.raises(RuntimeError, match="broke"):
            use()


def test_a_match_whose_rules_raised_refuses_every_call() -> None:
    match = brink()
    assert len(match.events(0)) == 1
    with pytest.raises(ZeroDivisionError):
        match.answer(2, "damp")
    assert_broken(match)


def test_the_record_of_a_broken_match_gives_the_last_good_state() -> None:
    match, twin = brink(), brink()
    with pytest.raises(ZeroDivisionError):
        match.answer(2, "damp")
    assert match.record() == twin.record()
    back = Match.replay(match.record(), POWDER)
    assert told(back) == told(twin)
    assert list(back.questions) == [2]
    assert back.questions[2].plain() == twin.questions[2].plain()
    with pytest.raises(ZeroDivisionError):
        back.answer(2, "damp")


def test_a_resignation_that_breaks_the_match_is_not_in_its_record() -> None:
    def play(table: Table, state: list[Any]) -> Play[Any]:
        word = yield from choose(0, "word", ["good", "bad"], default="bad")
        if word == "bad":
            raise KeyError(word)
        yield from choose(1, "word", ["good"])
        return over(table)

    game = toy(play)
    match = Match.start(game, 2, SEED)
    with pytest.raises(KeyError):
        match.resign(0)
    assert match.entries == []
    assert_broken(match)
    assert list(Match.replay(match.record(), game).questions) == [0]


def test_an_answer_whose_following_defaults_break_the_match_is_not_in_its_record() -> None:
    def play(table: Table, state: list[Any]) -> Play[Any]:
        yield from choose(0, "first", ["a"])
        yield from choose(1, "second", ["a"], default="never offered")
        return over(table)

    game = toy(play)
    match = Match.start(game, 2, SEED)
    match.resign(1)
    before = match.record()
    with pytest.raises(RuntimeError) as caught:
        match.answer(0, "a")
    # The default was refused, not the answer: the rules are at fault.
    assert isinstance(caught.value.__cause__, IllegalAnswer)
    assert match.record() == before
    assert list(Match.replay(before, game).questions) == [0]


def test_a_refusal_raised_inside_the_rules_becomes_a_runtime_error() -> None:
    match = Match.start(POWDER, 1, SEED)
    with pytest.raises(RuntimeError) as caught:
        match.answer(0, "forbid")
    assert not isinstance(caught.value, Refusal)
    assert isinstance(caught.value.__cause__, IllegalAnswer)
    assert_broken(match)
    assert match.entries == []


def test_a_play_that_does_not_end_when_abandoned_breaks_the_match() -> None:
    match = Match.start(POWDER, 2, SEED)
    match.resign(0)
    with pytest.raises(Abandoned):
        match.resign(1)
    assert_broken(match)
    assert len(match.entries) == 2


def test_an_exception_while_an_answer_is_checked_does_not_break_the_match() -> None:
    moods = iter([KeyError("moody"), None])

    def options() -> list[str]:
        mood = next(moods)
        if mood is not None:
            raise mood
        return ["a"]

    match = Match.of(lambda table: All([choose(0, "word", options)]), seats=1)
    with pytest.raises(KeyError):
        match.answer(0, "a")
    assert match.entries == []
    match.answer(0, "a")
    assert match.result == ["a"]


def test_rules_that_raise_before_the_first_question_begin_no_match() -> None:
    def play(table: Table, state: list[Any]) -> Play[Any]:
        raise ZeroDivisionError
        yield ()

    with pytest.raises(ZeroDivisionError):
        Match.start(toy(play), 1, SEED)


def test_a_draw_of_an_undeclared_kind_breaks_the_match() -> None:
    def play(table: Table, state: list[Any]) -> Play[Any]:
        yield from choose(0, "word", ["a"])
        table.dice.roll("undeclared", 6)
        return over(table)

    match = Match.start(toy(play, kinds=("declared",)), 1, SEED)
    with pytest.raises(LookupError, match="undeclared"):
        match.answer(0, "a")
    assert_broken(match)


def test_rules_that_raise_only_in_a_replay_diverge() -> None:
    good = Match.start(POWDER, 2, SEED)
    lay(good, "damp", "damp")
    lay(good, "damp")

    def stricter(table: Table, state: list[Any]) -> Play[Any]:
        play = POWDER.play(table, state)
        answers = yield next(play)
        play.send(answers)
        raise ZeroDivisionError

    with pytest.raises(Diverged) as caught:
        Match.replay(good.record(), toy(stricter, kinds=POWDER.kinds))
    assert caught.value.position == 1
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_the_message_of_a_divergence_holds_no_secret() -> None:
    def play(table: Table, state: list[Any]) -> Play[Any]:
        yield from choose(0, "word", ["good"])
        raise KeyError("the ace of spades")

    match = Match.start(POWDER, 1, SEED)
    match.answer(0, "damp")
    entry = replace(match.entries[0], kind="word")
    with pytest.raises(Diverged) as caught:
        Match.replay(match.record().model_copy(update={"entries": [entry]}), toy(play))
    assert str(caught.value) == "entry 0: the rules raised KeyError"


# ---------------------------------------------------------------- values computed on reading


@pytest.mark.parametrize("what", ["options", "default", "step"])
@pytest.mark.parametrize("deed", ["draw", "tell"])
def test_options_defaults_and_steps_may_neither_draw_nor_tell(what: str, deed: str) -> None:
    def play(table: Table, state: list[Any]) -> Play[Any]:
        def meddle(value: Any) -> Any:
            if deed == "draw":
                table.dice.roll("spark", 6)
            else:
                table.tell("meddled")
            return value

        def steps() -> Play[Any]:
            return meddle((yield from choose(0, "step", ["a"])))

        table.tell("begun")
        yield from choose(0, "first", ["a"])
        if what == "options":
            yield from choose(0, "second", lambda: meddle(["a"]))
        elif what == "default":
            yield from form(0, "second", lambda: iter_default(meddle))
        else:
            yield from form(0, "second", steps)
        return over(table)

    def iter_default(meddle: Callable[[Any], Any]) -> Play[Any]:
        return (yield from choose(0, "step", ["a"], default=lambda: meddle("a")))

    match = Match.start(toy(play, kinds=("spark",)), 1, SEED)
    match.answer(0, "a")
    with pytest.raises(RuntimeError, match="neither draw nor tell"):
        match.answer(0, "a" if what == "options" else {})
    assert len(match.entries) == 1
    assert_broken(match)
