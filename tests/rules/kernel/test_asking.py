"""The shapes of question: the answers that they accept, store and refuse, and what they compute only when read."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from rules.kernel import (
    All,
    Ask,
    IllegalAnswer,
    Malformed,
    Match,
    Option,
    Play,
    Proposal,
    choose,
    form,
    number,
    pick,
)

from .asks import STRANGE, Counted, ask_alone, given, pair, refused

# ---------------------------------------------------------------- choose


def test_choose_returns_the_id_of_an_option() -> None:
    assert given(choose(0, "kind", ["a", Option("b/c", {"n": 1})]), "b/c") == ("b/c", "b/c")


@pytest.mark.parametrize("answer", ["", "c", "A", " a", "a\u0000", "\ud800", "ä", "a" * 1_000_000, "🏴‍☠️"], ids=len)
def test_choose_refuses_an_option_that_is_not_offered(answer: str) -> None:
    refusal = refused(choose(0, "kind", ["a", "b"], rule="TOY 7"), answer)
    assert isinstance(refusal, IllegalAnswer)
    assert (refusal.code, refusal.rule) == ("not_offered", "TOY 7")


# ---------------------------------------------------------------- pick


def test_an_unordered_pick_is_stored_in_the_order_of_the_options() -> None:
    ask = pick(0, "kind", ["c", "a", "b"], (0, 3))
    assert given(ask, ["a", "b", "c"]) == (["c", "a", "b"], ["c", "a", "b"])
    assert given(ask, ("b", "a")) == (["a", "b"], ["a", "b"])
    assert given(ask, []) == ([], [])


def test_an_ordered_pick_keeps_its_order() -> None:
    assert given(pick(0, "kind", ["c", "a", "b"], (0, 3), ordered=True), ["b", "c"]) == (["b", "c"], ["b", "c"])


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (["a"], "wrong_count"),
        (["a", "b", "c", "d"], "wrong_count"),
        ([], "wrong_count"),
        (["a", "a"], "picked_twice"),
        (["a", "e"], "not_offered"),
        (["a", "\ud800"], "not_offered"),
        (["a"] * 100_000, "picked_twice"),
    ],
    ids=lambda value: value if isinstance(value, str) else str(len(value)),
)
@pytest.mark.parametrize("ordered", [False, True])
def test_pick_refuses_wrong_counts_repeats_and_unknown_options(answer: list[str], code: str, ordered: bool) -> None:
    refusal = refused(pick(0, "kind", ["a", "b", "c", "d"], (2, 3), ordered=ordered, rule="TOY 8"), answer)
    assert isinstance(refusal, IllegalAnswer)
    assert (refusal.code, refusal.rule) == (code, "TOY 8")


def test_a_play_that_changes_its_picks_does_not_change_the_log() -> None:
    def play() -> Play[None]:
        picked = yield from pick(0, "pick", ["a", "b"], (1, 2))
        picked.clear()
        filled = yield from form(0, "form", pair)
        filled[1].append("more")

    def greedy() -> Play[list[str]]:
        picked = yield from pick(0, "pick", ["a", "b"], (1, 2))
        picked.reverse()
        return picked

    match = Match.of(lambda table: play(), seats=1)
    match.answer(0, ["b", "a"])
    match.answer(0, {"first": "a", "second": ["a2", "a1"]})
    assert [entry.answer for entry in match.entries] == [["a", "b"], {"first": "a", "second": ["a1", "a2"]}]
    assert given(form(0, "form", greedy), {"pick": ["a", "b"]}) == ({"pick": ["a", "b"]}, ["b", "a"])


def test_changing_an_answer_afterwards_does_not_change_the_log() -> None:
    answer = {"first": "a", "second": ["a1"]}
    match = ask_alone(form(0, "form", pair))
    match.answer(0, answer)
    answer["second"].append("a2")  # type: ignore[attr-defined]
    assert match.entries[0].answer == {"first": "a", "second": ["a1"]}


# ---------------------------------------------------------------- number


@pytest.mark.parametrize("answer", [-2, 0, 5])
def test_number_accepts_its_range(answer: int) -> None:
    assert given(number(0, "kind", -2, 5), answer) == (answer, answer)


@pytest.mark.parametrize("answer", [-3, 6, 2**64, -(10**4_000), 10**6_000], ids=lambda n: f"{n.bit_length()} bits")
def test_number_refuses_values_out_of_range(answer: int) -> None:
    refusal = refused(number(0, "kind", -2, 5, rule="TOY 7"), answer)
    assert isinstance(refusal, IllegalAnswer)
    assert (refusal.code, refusal.rule, refusal.data["lo"], refusal.data["hi"]) == ("out_of_range", "TOY 7", -2, 5)


# ---------------------------------------------------------------- strange answers


@pytest.mark.parametrize("answer", [*STRANGE.values(), 1, ["a"], {"kind": "a"}], ids=[*STRANGE, "1", "list", "dict"])
def test_strange_answers_to_choose_are_malformed(answer: Any) -> None:
    assert isinstance(refused(choose(0, "kind", ["a", "b"]), answer), Malformed)


@pytest.mark.parametrize("answer", [*STRANGE.values(), 1, "a", ["a", 1]], ids=[*STRANGE, "1", "text", "mixed"])
@pytest.mark.parametrize("ordered", [False, True])
def test_strange_answers_to_pick_are_malformed(answer: Any, ordered: bool) -> None:
    assert isinstance(refused(pick(0, "kind", ["a", "b"], (1, 2), ordered=ordered), answer), Malformed)


@pytest.mark.parametrize("answer", [*STRANGE.values(), "1", [1]], ids=[*STRANGE, "text", "list"])
def test_strange_answers_to_number_are_malformed(answer: Any) -> None:
    assert isinstance(refused(number(0, "kind", 0, 9), answer), Malformed)


# ---------------------------------------------------------------- defaults


@pytest.mark.parametrize(
    ("ask", "default"),
    [
        (choose(0, "kind", ["a", "b"]), "a"),
        (choose(0, "kind", ["a", "b"], default="b"), "b"),
        (choose(0, "kind", ["a", "b"], default=lambda: "b"), "b"),
        (pick(0, "kind", ["a", "b", "c"], (2, 3)), ["a", "b"]),
        (pick(0, "kind", ["a", "b", "c"], (0, 3), default=list), []),
        (number(0, "kind", -2, 5), -2),
        (number(0, "kind", -2, 5, default=0), 0),
        (form(0, "kind", pair), {}),
        (form(0, "kind", pair, default=lambda: {"first": "stop"}), {"first": "stop"}),
    ],
)
def test_every_question_has_a_legal_default(ask: Ask[Any], default: Any) -> None:
    match = ask_alone(ask)
    assert match.questions[0].default == default
    match.answer(0, match.questions[0].default, by="default")
    assert match.entries[0].by == "default"


# ---------------------------------------------------------------- computed only when read


def test_options_defaults_and_proposals_are_computed_only_when_read() -> None:
    options = Counted(lambda: ["a", "b"])
    default = Counted(lambda: "b")
    proposals = Counted(lambda: [Proposal("p", {})])
    match = Match.of(
        lambda table: All(
            [choose(0, "kind", options, default=default), form(1, "form", pair, proposals), number(2, "n", 1, 2)]
        ),
        seats=3,
    )
    question, filled = match.questions[0], match.questions[1]
    assert match.waiting(None).seats == (0, 1, 2)
    match.answer(2, 1)
    assert (options.calls, default.calls, proposals.calls) == (0, 0, 0)
    assert [option.id for option in question.options] == ["a", "b"]
    assert len(question.options) == 2
    assert (options.calls, default.calls, proposals.calls) == (1, 0, 0)
    assert (question.default, question.default) == ("b", "b")
    assert (options.calls, default.calls) == (1, 1)
    assert filled.proposals[0].id == "p"
    assert proposals.calls == 1
    match.answer(0, "a")
    assert (options.calls, default.calls) == (2, 1), "an answer is checked against the options only"
    match.answer(1, {})
    assert proposals.calls == 1


def test_an_answer_is_looked_for_only_as_far_as_it_stands_among_the_options() -> None:
    listed: list[str] = []

    def options() -> Iterator[str]:
        for option in ("a", "b", "c"):
            listed.append(option)
            yield option

    match = Match.of(lambda table: All([choose(0, "kind", options), choose(1, "kind", options)]), seats=2)
    match.answer(0, "b")
    assert listed == ["a", "b"]
    with pytest.raises(IllegalAnswer):
        match.answer(1, "d")
    assert listed == ["a", "b", "a", "b", "c"]


# ---------------------------------------------------------------- questions as plain data


@pytest.mark.parametrize(
    "ask",
    [
        choose(1, "kind", [Option("a", {"card": "O7"}), "b"], secret=True, show="count", rule="TOY 1", data={"n": 1}),
        pick(1, "kind", ["a", "b"], (1, 2), ordered=True, takeback=True),
        number(1, "kind", 1, 9),
        form(1, "kind", lambda: pair(1), [Proposal("p", {"first": "a"}, {"total": 3})]),
    ],
    ids=["choose", "pick", "number", "form"],
)
def test_plain_questions_are_json(ask: Ask[Any]) -> None:
    question = ask_alone(ask).questions[1]
    plain = question.plain()
    back = json.loads(json.dumps(plain, allow_nan=False))
    assert (back["id"], back["seat"], back["kind"], back["shape"]) == ("1.1", 1, "kind", question.shape)
    assert [option["id"] for option in back["options"]] == [option.id for option in question.options]
    assert back["pick"] == (None if question.pick is None else list(question.pick))
    assert back["number"] == (None if question.number is None else list(question.number))
    assert [step["step"] for step in back["steps"]] == [step.step for step in question.steps]
    assert [proposal["answer"] for proposal in back["proposals"]] == [dict(p.answer) for p in question.proposals]
    for name in ("secret", "takeback", "show", "rule", "data", "default", "ordered", "final"):
        assert back[name] == getattr(question, name)


def test_a_question_has_the_attributes_that_the_rules_gave_it() -> None:
    ask = choose(1, "kind", ["a"], secret=True, takeback=True, show="count", rule="TOY 1", data={"n": 1})
    question = ask_alone(ask).questions[1]
    assert repr(question) == "<Question 1.1 kind>"
    assert (question.secret, question.takeback, question.show, question.rule) == (True, True, "count", "TOY 1")
    assert (question.pick, question.number, question.ordered, question.steps, question.proposals) == (
        None, None, False, (), (),
    )  # fmt: skip
    assert question.data == {"n": 1}


def test_the_attributes_of_a_question_have_defaults() -> None:
    question = ask_alone(choose(1, "kind", ["a"])).questions[1]
    assert (question.secret, question.takeback, question.final, question.show) == (False, False, False, "names")
    assert (question.rule, question.step, question.default) == (None, "kind", "a")
    assert dict(question.data) == dict(question.pins) == dict(question.options[0].data) == {}
