"""Any call of a method of a match, with any arguments, is carried out or refused; a refusal changes nothing."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel import Diverged, Game, Malformed, Match, MatchRecord, NotYourSeat, ScriptedDice

from .courses import Chance, course
from .hostile import HUGE, REFUSALS, SHAPES
from .registry import CASES

ANYTHING = st.sampled_from([*SHAPES, {0}, frozenset({"a"}), 2.0, 1 + 0j, int, len]) | st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.binary(max_size=3) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=3),
    max_leaves=6,
)

ARGUMENTS: Mapping[str, Mapping[str, st.SearchStrategy[Any]]] = {
    "answer": {
        "seat": st.integers(-1, 4),
        "answer": st.just({}) | st.just("a"),
        "question": st.none() | st.sampled_from(["0.1", "1.1", "0.99"]),
        "by": st.just("player"),
    },
    "asked": {"seat": st.integers(-1, 4), "question": st.none() | st.just("0.1")},
    "pin": {
        "seat": st.integers(-1, 4),
        "step": st.just("add") | st.just("no such step"),
        "answer": st.just([]),
        "question": st.none() | st.just("0.1"),
        "by": st.just("default"),
    },
    "step": {"seat": st.integers(-1, 4), "draft": st.just({})},
    "pins": {"seat": st.integers(-1, 4)},
    "resign": {"seat": st.integers(-1, 4)},
    "orders": {"seat": st.integers(-1, 4)},
    "orders_question": {"seat": st.integers(-1, 4)},
    "orders_form": {"seat": st.integers(-1, 4), "draft": st.just({})},
    "set_orders": {"seat": st.integers(-1, 4), "orders": st.none() | st.just({})},
    "ordered": {"seat": st.integers(-1, 4)},
    "answer_by_order": {"seat": st.integers(-1, 4), "question": st.just("0.1")},
    "undo": {
        "seat": st.integers(-1, 4),
        "to": st.none() | st.integers(-1, 9),
        "consent": st.just((0, 1, 2, 3)),
        "unread": st.just(()) | st.just((1,)),
    },
    "takeback": {"seat": st.integers(-1, 4)},
    "last_decision": {"seat": st.integers(-1, 4), "unread": st.just(()) | st.just((1, 2, 3))},
    "undoable": {"most": st.integers(-1, 5), "unread": st.just(()) | st.just((1,))},
    "undo_preview": {"to": st.integers(-1, 9)},
    "undo_draws": {"to": st.integers(-1, 9)},
    "last_named": {"seat": st.integers(-1, 4)},
    "seen_when_present": {"seat": st.integers(-1, 4)},
    "given": {"seat": st.integers(-1, 4)},
    "events": {"seat": st.none() | st.integers(-1, 4)},
    "view": {"seat": st.none() | st.integers(-1, 4), "at": st.none() | st.integers(-3, 20)},
    "waiting": {"viewer": st.none() | st.integers(-1, 4)},
    "plays": {"seat": st.integers(-1, 4)},
    "known_to_play": {"seat": st.integers(-1, 4)},
}
"""The methods of a running match: for each argument, values of the right type."""

BEGINNINGS: Mapping[str, st.SearchStrategy[Any]] = {
    "game": st.sampled_from([*CASES]),
    "seats": st.integers(2, 4),
    "seed": st.just("a seed"),
    "salt": st.just("salt"),
    "options": st.none() | st.just({}) | st.dictionaries(st.sampled_from(["limit", "seats", "rowboats"]), ANYTHING),
    "dice": st.none() | st.just(ScriptedDice({})),
}


class Call(NamedTuple):
    """A method of a match, and its arguments."""

    method: str
    arguments: dict[str, Any]


@st.composite
def calls(draw: st.DrawFn, methods: Mapping[str, Mapping[str, st.SearchStrategy[Any]]] = ARGUMENTS) -> Call:
    """Draw a method and its arguments, at least one of them anything at all."""
    method = draw(st.sampled_from(sorted(methods)))
    usual = methods[method]
    wrong = draw(st.sets(st.sampled_from(sorted(usual)), min_size=1))
    return Call(method, {name: draw(ANYTHING if name in wrong else usual[name]) for name in usual})


def whole(match: Match) -> Any:
    """Return everything that a refusal must not change."""
    readers = (None, *range(match.seats))
    return (
        [*match.entries],
        [*match.log],
        [*match.draws],
        match._engine.digest,
        repr(match.state),
        {seat: question.plain() for seat, question in match.questions.items()},
        {reader: match.view(reader).model_dump_json() for reader in readers},
        {reader: match.waiting(reader) for reader in readers},
        {seat: match.orders(seat) for seat in range(match.seats)},
    )


def most_seats(game: Game) -> int:
    """Return the largest number of seats up to 4, the seats that the arguments name."""
    return max((seats for seats in game.seats if seats <= 4), default=min(game.seats))


def begun(name: str, seed: int, answers: int) -> Match:
    """Return a match after some answers."""
    game = CASES[name].game
    match = Match.start(game, most_seats(game), f"arguments {seed}")
    for n, _ in enumerate(course(match, Chance(Random(seed)))):
        if n == answers:
            break
    return match


def refused(act: Callable[[], object]) -> bool:
    """Return whether a call is refused; any other exception is raised."""
    try:
        act()
    except REFUSALS:
        return True
    return False


def test_every_public_method_is_called() -> None:
    """Left out are methods without arguments, and :meth:`Match.of`, which builds positions for tests."""
    named = [
        name for name, value in vars(Match).items() if not name.startswith("_") and not isinstance(value, property)
    ]
    assert sorted(named) == sorted([*ARGUMENTS, "start", "of", "record", "key_hashes", "replay", "replaying"])


@pytest.mark.parametrize("name", CASES)
@settings(deadline=None, max_examples=40)
@given(wanted=st.lists(calls(), min_size=5, max_size=30), seed=st.integers(0, 20), answers=st.integers(0, 30))
def test_a_call_with_any_arguments_is_carried_out_or_refused_and_then_changes_nothing(
    name: str, wanted: list[Call], seed: int, answers: int
) -> None:
    match = begun(name, seed, answers)
    before = whole(match)
    for method, arguments in wanted:
        in_vain = refused(lambda method=method, arguments=arguments: getattr(match, method)(**arguments))
        after = whole(match)
        if in_vain:
            assert after == before
        before = after
        if match.result is not None:
            break


@settings(deadline=None, max_examples=150)
@given(call=calls({"start": BEGINNINGS}))
def test_a_match_is_begun_or_refused_with_any_arguments(call: Call) -> None:
    if "dice" in call.arguments and call.arguments["dice"] is not None and type(call.arguments["dice"]) is ScriptedDice:
        call.arguments["dice"] = None  # a script too short for the game is a fault of the test that wrote it
    try:
        Match.start(**call.arguments)
    except Malformed:
        return


@given(record=ANYTHING, game=ANYTHING)
def test_only_a_record_can_be_replayed(record: Any, game: Any) -> None:
    with pytest.raises(Malformed):
        Match.replay(record, game)
    if game is not None:
        with pytest.raises(Malformed):
            Match.replay(Match.start("corsari", 2, "any").record(), game)


@given(
    fields=st.fixed_dictionaries(
        {}, optional={"game": ANYTHING, "seats": ANYTHING, "options": ANYTHING, "salt": ANYTHING, "kinds": ANYTHING}
    )
)
def test_a_record_of_anything_replays_or_diverges(fields: dict[str, Any]) -> None:
    whole = Match.start("corsari", 2, "any").record()
    record = MatchRecord.model_construct(**{**dict(whole), **fields})
    with suppress(Diverged):
        Match.replay(record)


# ---------------------------------------------------------------- which refusal


@pytest.mark.parametrize("seat", ["0", True, 0.0, None, [], b"0"])
def test_a_seat_of_the_wrong_type_is_malformed(seat: Any) -> None:
    match = Match.start("corsari", 2, "any")
    acts = (
        lambda: match.answer(seat, "pile"),
        lambda: match.pin(seat, "a", "a"),
        lambda: match.step(seat, {}),
        lambda: match.pins(seat),
        lambda: match.resign(seat),
        lambda: match.orders(seat),
        lambda: match.set_orders(seat, {}),
        lambda: match.undo(seat),
        lambda: match.undo(0, to=0, consent=[seat]),
        lambda: match.given(seat),
        lambda: match.plays(seat),
        lambda: match.last_named(seat),
    )
    for act in acts:
        with pytest.raises(Malformed) as caught:
            act()
        assert (caught.value.code, caught.value.data) == ("bad_form", {"expected": "seat"})
    for look in (match.view, match.events, match.waiting):
        if seat is not None:
            with pytest.raises(Malformed):
                look(seat)


def test_an_unknown_seat_is_no_seat_in_every_method() -> None:
    match = Match.start("corsari", 2, "any")
    for seat in (-1, 2, HUGE):
        for act in (match.pins, match.plays, match.last_named, match.view, match.events, match.waiting, match.given):
            with pytest.raises(NotYourSeat):
                act(seat)


@pytest.mark.parametrize("seed", ["\ud800", 7, None, b"seed"])
def test_a_seed_or_salt_that_is_no_text_is_malformed(seed: Any) -> None:
    for texts in ({"seed": seed}, {"seed": "any", "salt": seed}):
        with pytest.raises(Malformed) as caught:
            Match.start("corsari", 2, **texts)
        assert caught.value.data == {"expected": "salt" if "salt" in texts else "seed"}


@pytest.mark.parametrize("by", ["host", "", None, ["player"], 0])
def test_an_answer_is_given_by_a_known_kind_of_giver(by: Any) -> None:
    match = Match.start("corsari", 2, "any", options={"first_dealer": 1})
    with pytest.raises(Malformed):
        match.answer(0, "pile", by=by)
    assert match.entries == []


def test_an_undo_counts_only_true_numbers_and_only_seats_agree() -> None:
    match = Match.start("corsari", 2, "any", options={"first_dealer": 1})
    match.answer(0, "discard")
    for to, consent in ((False, ()), (0.0, ()), ("0", ()), (0, 5), (0, "1"), (0, [1.0]), (0, None)):
        with pytest.raises(Malformed):
            match.undo(0, to=to, consent=consent)  # type: ignore[arg-type]
    with pytest.raises(Malformed):
        match.undo_preview(False)
    with pytest.raises(Malformed):
        match.undoable("3")  # type: ignore[arg-type]
    match.undo(0, to=0, consent=[1])


def test_a_view_is_of_a_moment_that_is_no_negative_number() -> None:
    match = Match.start("corsari", 2, "any")
    for at in (-1, True, 1.0, "1"):
        with pytest.raises(Malformed):
            match.view(None, at)  # type: ignore[arg-type]
    assert match.view(None, 0) is not None


def impostors(value: Any) -> list[Any]:
    """Return values that pass for this one if types are not compared."""
    if isinstance(value, bool):
        return [int(value), str(value).lower(), float(value)]
    if isinstance(value, int):
        return [float(value), str(value), *([bool(value)] if value in (0, 1) else [])]
    return [value.encode(), [value]]


@pytest.mark.parametrize("name", CASES)
def test_an_option_takes_only_values_of_its_own_type(name: str) -> None:
    game = CASES[name].game
    for option, field in game.options.model_fields.items():
        for wrong in impostors(field.default):
            with pytest.raises(Malformed) as caught:
                Match.start(game, most_seats(game), "any", options={option: wrong})
            assert (caught.value.code, caught.value.data["option"]) == ("bad_option", option)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("corsari", {"first_dealer": True}),
        ("corsari", {"first_dealer": 1.0}),
        ("corsari", {"first_dealer": "1"}),
        ("corsari", {"advice": 1}),
        ("corsari", {"limit": "101"}),
        ("tortuga", {"actions_per_turn": True}),
        ("tortuga", {"actions_per_turn": 1.0}),
        ("tortuga", {"rowboats": True}),
        ("kaiser", {"teams": 1}),
        ("kaiser", {"rounds": True}),
    ],
)
def test_an_option_that_is_equal_but_of_another_type_is_refused(name: str, options: dict[str, Any]) -> None:
    with pytest.raises(Malformed) as caught:
        Match.start(name, 4, "any", options=options)
    assert (caught.value.code, caught.value.data["option"]) == ("bad_option", next(iter(options)))


@pytest.mark.parametrize("seats", [2.0, True, "2", None])
def test_the_number_of_seats_is_an_integer(seats: Any) -> None:
    for name in CASES:
        with pytest.raises(Malformed) as caught:
            Match.start(name, seats, "any")
        assert caught.value.code == "bad_form"


@pytest.mark.parametrize("options", [[], 0, "", "limit", [("limit", 50)], {1}])
def test_options_that_are_no_mapping_are_malformed(options: Any) -> None:
    with pytest.raises(Malformed) as caught:
        Match.start("corsari", 2, "any", options=options)
    assert caught.value.data == {"expected": "options"}
