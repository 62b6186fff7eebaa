"""Forms: several steps in one answer, defaults for missing steps, drafts and proposals."""

from typing import Any

import pytest

from rules.kernel import IllegalAnswer, Malformed, Play, Proposal, choose, form, number

from .asks import STRANGE, Counted, ask_alone, given, pair, refused


def test_a_form_is_stored_with_every_step() -> None:
    assert given(form(0, "kind", pair), {}) == ({"first": "b", "second": ["b1"]}, ["b", ["b1"]])
    assert given(form(0, "kind", pair), {"second": ["b3", "b2"]})[0] == {"first": "b", "second": ["b2", "b3"]}
    assert given(form(0, "kind", pair), {"first": "stop"}) == ({"first": "stop"}, ["stop"])


@pytest.mark.parametrize("answer", [{"third": 1}, {"first": "stop", "second": ["a1"]}, {"": "a"}, {None: "a"}])
def test_a_form_with_an_unknown_step_is_malformed(answer: Any) -> None:
    refusal = refused(form(0, "kind", pair), answer)
    assert isinstance(refusal, Malformed)
    assert "unknown" in refusal.data


def test_a_form_refuses_an_illegal_step_with_the_rule_of_the_step() -> None:
    refusal = refused(form(0, "kind", pair, rule="TOY 1"), {"first": "a", "second": ["b1"]})
    assert isinstance(refusal, IllegalAnswer)
    assert (refusal.code, refusal.rule) == ("not_offered", "TOY 9")


def test_a_form_refuses_steps_that_do_not_fit_together() -> None:
    def steps() -> Play[int]:
        low = yield from number(0, "low", 1, 9)
        high = yield from number(0, "high", 1, 9, default=9)
        if low > high:
            raise IllegalAnswer("low_above_high", "TOY 2")
        return high - low

    assert refused(form(0, "kind", steps), {"low": 5, "high": 4}).code == "low_above_high"
    assert given(form(0, "kind", steps), {"low": 5}) == ({"low": 5, "high": 9}, 4)


def test_complete_sees_the_whole_answer_before_the_steps_do_and_fills_in_what_is_missing() -> None:
    seen: list[Any] = []

    def complete(answer: Any) -> Any:
        seen.append(dict(answer))
        if "second" in answer:
            raise IllegalAnswer("checked_first", "TOY 3")
        return {"first": "stop", **answer}

    ask = form(0, "kind", pair, complete=complete)
    assert refused(ask, {"first": "nonsense", "second": None}).code == "checked_first"
    assert refused(ask, {"first": "nonsense"}).code == "not_offered"
    assert given(ask, {})[0] == {"first": "stop"}
    assert seen == [{"first": "nonsense", "second": None}, {"first": "nonsense"}, {}]


def test_a_form_may_hold_a_form() -> None:
    def steps() -> Play[list[Any]]:
        inner = yield from form(0, "inner", pair)
        last = yield from choose(0, "last", inner[1], step="end")
        return [inner, last]

    stored = {"inner": {"first": "b", "second": ["b1"]}, "end": "b1"}
    assert given(form(0, "outer", steps), {}) == (stored, [["b", ["b1"]], "b1"])
    assert isinstance(refused(form(0, "outer", steps), {"inner": ["b"]}), Malformed)
    assert isinstance(refused(form(0, "outer", steps), {"last": "b1"}), Malformed)
    question = ask_alone(form(0, "outer", steps)).questions[0]
    assert [step.id for step in question.steps] == ["0.1/inner", "0.1/end"]
    assert [step.id for step in question.steps[0].steps] == ["0.1/inner/first", "0.1/inner/second"]


def test_a_form_that_asks_a_step_twice_is_an_error_of_the_rules_and_changes_nothing() -> None:
    def steps() -> Play[None]:
        yield from choose(0, "again", ["a"])
        yield from choose(0, "again", ["a"])

    match = ask_alone(form(0, "kind", steps))
    with pytest.raises(ValueError, match="twice"):
        match.answer(0, {})
    assert match.entries == []
    assert list(match.questions) == [0]


def test_a_proposal_is_a_legal_answer() -> None:
    ask = form(0, "kind", pair, [Proposal("best", {"first": "a", "second": ["a2"]})])
    match = ask_alone(ask)
    match.answer(0, match.questions[0].proposals[0].answer)
    assert match.result == ["a", ["a2"]]


def test_facts_are_given_for_proposals_and_for_any_other_answer() -> None:
    ready = [Proposal("best", {"first": "a", "second": ["a2"]}), Proposal("own", {"first": "stop"}, {"count": 9})]
    ask = form(0, "kind", pair, ready, facts=lambda value: {"count": len(value), "first": value[0]})
    question = ask_alone(ask).questions[0]
    assert [found.data for found in question.proposals] == [
        {"count": 2, "first": "a"},
        {"count": 9, "first": "stop"},
    ]
    assert question.facts({"first": "b"}) == {"count": 2, "first": "b"}
    assert ask_alone(form(0, "kind", pair)).questions[0].facts({}) == {}
    assert ask_alone(choose(0, "kind", ["a"])).questions[0].facts({}) == {}
    with pytest.raises(IllegalAnswer):
        question.facts({"first": "z"})


def test_an_answer_can_be_checked_without_giving_it() -> None:
    match = ask_alone(form(1, "kind", pair))
    question = match.questions[1]
    assert question.checked({"first": "a", "second": ["a2", "a1"]}) == {"first": "a", "second": ["a1", "a2"]}
    with pytest.raises(IllegalAnswer):
        question.checked({"first": "z"})
    with pytest.raises(Malformed):
        question.checked("a")
    assert match.entries == []


def test_next_step_walks_the_form() -> None:
    match = ask_alone(form(1, "kind", pair))
    first = match.step(1, {})
    assert first is not None
    assert (first.id, first.step, first.shape, first.default) == ("1.1/first", "first", "choose", "b")
    second = match.step(1, {"first": "a", "stale": 3})
    assert second is not None
    assert [option.id for option in second.options] == ["a1", "a2", "a3"]
    assert (second.pick, second.rule) == ((1, 2), "TOY 9")
    assert match.step(1, {"first": "a", "second": ["a1"]}) is None
    assert match.step(1, {"first": "stop"}) is None
    with pytest.raises(IllegalAnswer):
        match.step(1, {"first": "z"})
    with pytest.raises(Malformed):
        match.step(1, {"first": 1})


@pytest.mark.parametrize("draft", [None, [], "first", 3], ids=str)
def test_a_draft_that_is_not_an_object_is_malformed(draft: Any) -> None:
    with pytest.raises(Malformed):
        ask_alone(form(0, "kind", pair)).step(0, draft)


def test_only_a_form_has_steps() -> None:
    match = ask_alone(choose(0, "kind", ["a"]))
    with pytest.raises(Malformed):
        match.step(0, {})
    with pytest.raises(Malformed):
        match.pin(0, "kind", "a")


@pytest.mark.parametrize("answer", [*STRANGE.values(), 1, "first", ["first"]], ids=[*STRANGE, "1", "text", "list"])
def test_strange_answers_to_form_are_malformed(answer: Any) -> None:
    assert isinstance(refused(form(0, "kind", pair), answer), Malformed)


@pytest.mark.parametrize("answer", STRANGE.values(), ids=STRANGE)
@pytest.mark.parametrize("step", ["first", "second"])
def test_strange_answers_to_a_step_are_malformed(step: str, answer: Any) -> None:
    assert isinstance(refused(form(0, "kind", pair), {step: answer}), Malformed)


def test_the_default_of_a_step_is_computed_only_if_the_answer_lacks_the_step() -> None:
    default = Counted(lambda: "a")

    def steps() -> Play[str]:
        return (yield from choose(0, "step", ["a", "b"], default=default))

    given(form(0, "kind", steps), {"step": "b"})
    assert default.calls == 0
    assert given(form(0, "kind", steps), {}) == ({"step": "a"}, "a")
    assert default.calls == 1
