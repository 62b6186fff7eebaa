"""Final steps: logged when answered, while the rest of the form stays open."""

from typing import Any

import pytest

from rules.kernel import All, Ask, IllegalAnswer, Malformed, Match, Play, Proposal, choose, form, pick

from .toys import PARLEY, SEED, bargain


@pytest.fixture
def match() -> Match:
    return Match.start(PARLEY, 2, SEED)


def alone(ask: Ask[Any]) -> Match:
    return Match.of(lambda table: All([ask]), seats=1)


def test_a_pin_is_an_entry_of_its_own_and_the_form_stays_open(match: Match) -> None:
    before = match._engine.digest
    assert match.pin(0, "peek", "yes", question="0.1") == []
    assert len(match.entries) == 1
    entry = match.entries[0]
    assert (entry.type, entry.seat, entry.question, entry.kind) == ("pin", 0, "0.1", "bargain")
    assert (entry.step, entry.answer, entry.by) == ("peek", "yes", "player")
    assert entry.digest == match._engine.digest != before
    question = match.questions[0]
    assert (question.id, question.pins) == ("0.1", {"peek": "yes"})
    assert match.waiting(None).seats == (0, 1)


def test_a_pin_records_who_gave_it(match: Match) -> None:
    match.pin(0, "peek", "yes", by="pilot")
    assert match.entries[0].by == "pilot"


def test_the_stored_answer_includes_the_pins(match: Match) -> None:
    match.pin(0, "peek", "yes")
    match.pin(1, "price", "no-high")
    match.answer(0, {"port": "Tortuga"})
    match.answer(1, {"price": "no-high", "word": ["fine", "aye"]})
    assert match.state == [["Tortuga", "yes", "yes-low", ["aye"]], ["Nassau", "no", "no-high", ["aye", "fine"]]]
    assert match.entries[2].answer == {"port": "Tortuga", "peek": "yes", "price": "yes-low", "word": ["aye"]}


def test_a_pinned_step_cannot_be_changed(match: Match) -> None:
    match.pin(0, "peek", "yes")
    for attempt in (
        lambda: match.answer(0, {"peek": "no"}),
        lambda: match.pin(0, "peek", "no"),
        lambda: match.pin(0, "peek", "yes"),
    ):
        with pytest.raises(IllegalAnswer) as caught:
            attempt()
        assert (caught.value.code, caught.value.data) == ("pinned", {"step": "peek"})
    assert len(match.entries) == 1


def test_a_pinned_unordered_pick_may_be_repeated_in_any_order() -> None:
    def steps() -> Play[list[str]]:
        return (yield from pick(0, "crew", ["a", "b", "c"], (1, 3), final=True))

    match = alone(form(0, "kind", steps))
    match.pin(0, "crew", ["c", "a"])
    assert match.entries[0].answer == ["a", "c"]
    match.answer(0, {"crew": ["c", "a"]})
    assert match.result == [["a", "c"]]


def test_steps_before_a_pin_count_as_their_defaults(match: Match) -> None:
    match.pin(0, "price", "no-high")
    with pytest.raises(IllegalAnswer):
        match.answer(0, {"peek": "yes"})
    match.answer(0, {"peek": "no"})
    assert match.entries[1].answer["price"] == "no-high"


def test_a_pin_that_leaves_no_legal_answer_is_illegal(match: Match) -> None:
    match.pin(0, "price", "no-high")
    with pytest.raises(IllegalAnswer):
        match.pin(0, "peek", "yes")
    match.pin(0, "peek", "no")
    match.answer(0, {})
    assert match.entries[2].answer["price"] == "no-high"


@pytest.mark.parametrize(
    ("step", "answer", "refusal"),
    [
        ("port", "Nassau", Malformed),  # not final
        ("word", ["aye"], Malformed),  # not final
        ("no such step", "yes", Malformed),
        ("peek", None, Malformed),
        ("peek", ["yes"], Malformed),
        ("peek", "perhaps", IllegalAnswer),
        ("price", "yes-low", IllegalAnswer),  # the peek before it counts as "no"
    ],
)
def test_only_a_final_step_with_a_legal_answer_can_be_pinned(
    match: Match, step: str, answer: Any, refusal: type[Exception]
) -> None:
    with pytest.raises(refusal):
        match.pin(0, step, answer)
    assert match.entries == []
    assert match.questions[0].pins == {}


def test_a_draft_shows_no_step_after_an_unpinned_final_step(match: Match) -> None:
    for draft in ({}, {"peek": "yes"}, {"peek": "yes", "price": "yes-low"}):
        step = match.step(0, {"port": "Tortuga", **draft})
        assert step is not None
        assert step.step == "peek"
    match.pin(0, "peek", "yes")
    step = match.step(0, {"port": "Tortuga", "peek": "no"})
    assert step is not None
    assert [option.id for option in step.options] == ["yes-low", "yes-high"]
    match.pin(0, "price", "yes-low")
    assert match.step(0, {"port": "Tortuga", "word": []}) is None


def test_an_answer_may_give_a_final_step_that_was_never_pinned(match: Match) -> None:
    match.answer(0, {"peek": "yes", "price": "yes-high"})
    assert [entry.type for entry in match.entries] == ["answer"]


def test_the_steps_and_proposals_of_a_question_follow_its_pins(match: Match) -> None:
    question = match.questions[0]
    assert [step.step for step in question.steps] == ["port", "peek", "price", "word"]
    assert [step.final for step in question.steps] == [False, True, True, False]
    assert [proposal.id for proposal in question.proposals] == ["bold", "meek"]
    match.pin(0, "peek", "yes")
    question = match.questions[0]
    assert [option.id for option in question.steps[2].options] == ["yes-low", "yes-high"]
    assert [proposal.id for proposal in question.proposals] == ["bold"]
    assert question.plain()["pins"] == {"peek": "yes"}
    match.answer(0, question.default, by="default")
    assert match.entries[1].answer == {"port": "Nassau", "peek": "yes", "price": "yes-low", "word": ["aye"]}


def test_the_default_of_a_pinned_form_keeps_its_pins() -> None:
    ask = bargain(0, default={"peek": "no", "price": "no-high"})
    match = alone(ask)
    assert match.questions[0].default == {"peek": "no", "price": "no-high"}
    match.pin(0, "peek", "yes")
    assert match.questions[0].default == {"peek": "yes"}
    match.answer(0, match.questions[0].default, by="default")
    assert match.result == [["Nassau", "yes", "yes-low", ["aye"]]]


def test_a_resignation_keeps_the_pins() -> None:
    ask = bargain(0, default={"peek": "no", "price": "no-high"})
    match = Match.of(lambda table: All([ask, choose(1, "other", ["a"])]), seats=2)
    match.pin(0, "peek", "yes")
    match.resign(0)
    match.answer(1, "a")
    assert match.result[0] == ["Nassau", "yes", "yes-low", ["aye"]]
    assert [(entry.type, entry.by) for entry in match.entries] == [
        ("pin", "player"), ("resign", "player"), ("answer", "default"), ("answer", "player"),
    ]  # fmt: skip


def test_pins_end_with_their_question() -> None:
    def play() -> Play[list[Any]]:
        first = yield from bargain(0)
        second = yield from bargain(0)
        return [first, second]

    match = Match.of(lambda table: play(), seats=1)
    match.pin(0, "peek", "yes")
    match.answer(0, {})
    assert match.questions[0].pins == {}
    match.answer(0, {})
    assert match.result == [["Nassau", "yes", "yes-low", ["aye"]], ["Nassau", "no", "no-low", ["aye"]]]


def test_pins_replay(match: Match) -> None:
    match.pin(1, "price", "no-high")
    match.pin(0, "peek", "yes")
    back = Match.replay(match.record(), PARLEY)
    assert {seat: dict(question.pins) for seat, question in back.questions.items()} == {
        0: {"peek": "yes"},
        1: {"price": "no-high"},
    }
    for each in (match, back):
        each.answer(0, {})
        each.answer(1, {})
    assert back.record() == match.record()
    assert back.state == match.state


def test_facts_about_an_answer_include_its_pins() -> None:
    def facts(value: list[Any]) -> dict[str, Any]:
        return {"all": value}

    match = alone(bargain(0, facts=facts))
    assert match.questions[0].facts({"port": "Tortuga"}) == {"all": ["Tortuga", "no", "no-low", ["aye"]]}
    assert [dict(proposal.data) for proposal in match.questions[0].proposals] == [
        {"all": ["Nassau", "yes", "yes-high", ["aye"]]},
        {"all": ["Nassau", "no", "no-low", ["aye"]]},
    ]
    match.pin(0, "peek", "yes")
    question = match.questions[0]
    assert question.facts({}) == {"all": ["Nassau", "yes", "yes-low", ["aye"]]}
    # A draft from before the pin may still say otherwise.
    assert question.facts({"peek": "no"}) == question.facts({})
    assert question.checked({"word": ["fine", "aye"]}) == {
        "port": "Nassau", "peek": "yes", "price": "yes-low", "word": ["aye", "fine"],
    }  # fmt: skip
    with pytest.raises(IllegalAnswer) as caught:
        question.checked({"peek": "no"})
    assert caught.value.code == "pinned"
    assert len(match.entries) == 1


def test_a_proposal_that_is_illegal_with_the_pins_is_left_out() -> None:
    def steps() -> Play[list[str]]:
        first = yield from choose(0, "first", ["a", "b"], final=True)
        second = yield from choose(0, "second", [first + "1", first + "2"])
        return [first, second]

    proposals = [Proposal("silent", {"second": "a2"}), Proposal("plain", {})]
    match = alone(form(0, "kind", steps, proposals, facts=lambda value: {"value": value}))
    assert [dict(proposal.data) for proposal in match.questions[0].proposals] == [
        {"value": ["a", "a2"]}, {"value": ["a", "a1"]},
    ]  # fmt: skip
    match.pin(0, "first", "b")
    assert [proposal.id for proposal in match.questions[0].proposals] == ["plain"]
    assert match.questions[0].plain()["proposals"][0]["data"] == {"value": ["b", "b1"]}


def test_a_later_pin_does_not_change_a_question_read_before(match: Match) -> None:
    match.pin(0, "peek", "yes")
    read = match.questions[0]
    match.pin(0, "price", "yes-high")
    assert read.pins == {"peek": "yes"}
    assert match.pins(0) == match.questions[0].pins == {"peek": "yes", "price": "yes-high"}
    assert match.pins(1) == {}
