"""Undo: alone or with consent, never across a secret or a final answer; the log keeps everything."""

from collections.abc import Callable

import pytest
from pydantic import BaseModel

from rules.kernel import (
    BY_DEFAULT,
    Advice,
    All,
    Game,
    IllegalAnswer,
    Match,
    MatchRecord,
    Option,
    Play,
    Result,
    StaleQuestion,
    Table,
    choose,
)
from rules.kernel.events import SeenEvent
from rules.kernel.game import Fact, View


class Options(BaseModel):
    pass


class Counted(View):
    kinds: list[str]

    def board(self) -> list[Fact]:
        return []

    def own(self) -> list[Fact]:
        return []


class Counter:
    def __init__(self, seat: int | None, seats: int, options: Options) -> None:
        self._about = {"seat": seat, "seats": seats, "options": options.model_dump()}
        self._kinds: list[str] = []

    def see(self, event: SeenEvent) -> None:
        self._kinds.append(f"{event.kind} {event.data.get('way', '')}".strip())

    def view(self) -> Counted:
        return Counted(**self._about, kinds=list(self._kinds))


WAYS = ("step", "draw", "peek", "shout", "vote", "hide", "whisper", "final", "end")


def play(table: Table, state: list[str]) -> Play[Result]:
    """Let the seats walk in turn; each way has a different consequence."""
    seat = 0
    while True:
        way = yield from choose(seat, "walk", WAYS, takeback=True)
        state.append(way)
        if way == "end":
            return Result(((0,), (1,)), (0,), {}, "end")
        if way == "draw":
            table.dice.roll("die", 6)
        if way == "peek":
            table.tell("peeked", audience=[seat])
        if way == "vote":
            yield from choose(seat, "ballot", ["yes", "no"], show="count", takeback=True)
        if way == "hide":
            yield from choose(seat, "bury", ["yes", "no"], secret=True)
        if way == "whisper":
            yield from choose(seat, "murmur", ["on", Option("over", final=True)], secret=True, takeback=True)
        if way == "final":
            yield from choose(seat, "settle", ["yes"])
        table.tell("walked", way=way, reveals=way == "shout")
        seat = 1 - seat if way in ("step", "shout") else seat


def advise(view: object, question: object) -> Advice:
    return Advice("step", BY_DEFAULT)


GAME = Game("walk", (2,), Options, play, lambda seats, options: [], Counter, advise, ("die",))


def walk(*ways: str) -> Match:
    match = Match.start(GAME, 2, "undo")
    for way in ways:
        (seat,) = match.questions
        match.answer(seat, way)
    return match


def kinds(match: Match, at: int | None = None) -> list[str]:
    view = match.view(None, at)
    assert isinstance(view, Counted)
    return view.kinds


def test_a_seat_takes_its_last_answer_back_alone() -> None:
    match = walk("step", "step")
    events = match.undo(1)
    assert [event.kind for event in events] == ["answers_undone"]
    assert match.state == ["step"]
    assert list(match.questions) == [1]
    assert kinds(match) == ["walked step", "answers_undone"]


def test_undone_events_stay_in_the_log_marked_and_positions_are_never_reused() -> None:
    match = walk("step", "step")
    match.undo(1)
    match.answer(1, "shout")
    seen = match.events(None)
    assert [(event.n, event.kind, event.undone) for event in seen] == [
        (1, "walked", None),
        (2, "walked", 3),
        (3, "answers_undone", None),
        (4, "walked", None),
    ]
    assert kinds(match) == ["walked step", "answers_undone", "walked shout"]
    assert kinds(match, at=2) == ["walked step", "walked step"]


def test_what_was_taken_back_does_not_stand() -> None:
    match = walk("step", "step")
    match.undo(1)
    match.answer(1, "shout")
    assert [entry.answer for _, entry in match.remaining_acts] == ["step", "shout"]
    assert all(match.acts[position] == entry for position, entry in match.remaining_acts)
    assert len(match.acts) == 4


def test_a_reopened_question_gets_a_new_number() -> None:
    match = walk("step", "step")
    before = match.entries[1].question
    match.undo(1)
    assert match.questions[1].id not in (before, match.entries[0].question)
    with pytest.raises(StaleQuestion):
        match.answer(1, "step", before)


@pytest.mark.parametrize(
    ("ways", "seat", "code"),
    [
        ((), 0, "nothing_to_undo"),
        (("step",), 1, "nothing_to_undo"),
        (("step", "step"), 0, "undo_others_acted"),
        (("draw",), 0, "undo_draw"),
        (("peek",), 0, "undo_told"),
        (("shout",), 0, "undo_told"),
    ],
)
def test_an_answer_with_consequences_cannot_be_taken_back_alone(ways: tuple[str, ...], seat: int, code: str) -> None:
    match = walk(*ways)
    before = match.record()
    with pytest.raises(IllegalAnswer) as refused:
        match.undo(seat)
    assert refused.value.code == code
    assert match.record() == before


def test_takeback_and_undoable_name_the_answers_that_undo_accepts() -> None:
    match = walk("peek", "step", "step", "step")
    assert match.takeback(0) == match.undoable(9)[0] == (3, 0, match.entries[3].question)
    assert [(step.position, step.seat) for step in match.undoable(9)] == [(3, 0), (2, 1), (1, 0)]
    assert [step.position for step in match.undoable(2)] == [3, 2]
    for step in match.undoable(9):
        again = Match.replay(match.record(), GAME)
        again.undo(1 - step.seat, step.position, consent=[step.seat])
        assert len(again.state) == step.position
    with pytest.raises(IllegalAnswer, match="undo_others_acted"):
        match.takeback(1)


@pytest.mark.parametrize(("ways", "code"), [((), "nothing_to_undo"), (("step", "peek"), "undo_told")])
def test_undoable_gives_the_reason_when_nothing_can_be_taken_back(ways: tuple[str, ...], code: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        walk(*ways).undoable(9)
    assert refused.value.code == code


def test_nothing_can_be_taken_back_after_the_end() -> None:
    match = walk("step", "end")
    for ask in (lambda: match.undoable(9), lambda: match.takeback(1)):
        with pytest.raises(StaleQuestion, match="match_over"):
            ask()


def test_a_final_choice_cannot_be_taken_back() -> None:
    match = walk("final")
    match.answer(0, "yes")
    with pytest.raises(IllegalAnswer, match="no_takeback"):
        match.undo(0)


@pytest.mark.parametrize("again", [False, True])
def test_of_a_secret_question_only_a_final_option_cannot_be_taken_back(*, again: bool) -> None:
    match, over = walk("whisper"), walk("whisper")
    match.answer(0, "on")
    over.answer(0, "over")
    if again:
        match, over = (Match.replay(one.record(), GAME) for one in (match, over))
    match.undo(0)
    assert [question.kind for question in match.questions.values()] == ["murmur"]
    with pytest.raises(IllegalAnswer, match="no_takeback"):
        over.undo(0)
    with pytest.raises(IllegalAnswer, match="undo_final"):
        over.undo(0, to=1, consent=[1])


def test_consent_takes_more_back_and_a_repeated_draw_has_the_same_outcome() -> None:
    match = walk("draw", "step", "step")
    first = list(match.draws)
    with pytest.raises(IllegalAnswer, match="undo_consent"):
        match.undo(1, to=0)
    match.undo(1, to=0, consent=[0])
    assert match.state == []
    assert list(match.draws) == []
    match.answer(0, "step")
    match.answer(1, "draw")
    assert list(match.draws) == first


@pytest.mark.parametrize(
    ("ways", "code"),
    [
        (("peek", "step"), "undo_told"),
        (("shout", "step"), "undo_told"),
        (("vote", "yes"), "undo_vote"),
        (("hide", "yes"), "undo_final"),
    ],
)
def test_consent_cannot_take_back_a_secret_a_reveal_or_a_vote(ways: tuple[str, ...], code: str) -> None:
    match = walk(*ways)
    with pytest.raises(IllegalAnswer, match=code):
        match.undo(0, to=0, consent=[0, 1])


def test_consent_cannot_take_back_a_resignation() -> None:
    match = walk("step")
    match.resign(0)
    with pytest.raises(IllegalAnswer, match="undo_final"):
        match.undo(1, to=0, consent=[0, 1])


def test_a_resigned_seat_takes_nothing_back() -> None:
    match = walk("step", "step")
    match.resign(0)
    for attempt in (match.undo, match.takeback):
        with pytest.raises(StaleQuestion) as refused:
            attempt(0)
        assert refused.value.code == "resigned_already"


def test_a_finished_match_stays_finished() -> None:
    match = walk("step", "end")
    with pytest.raises(StaleQuestion, match="match_over"):
        match.undo(1)


def test_a_preview_shows_public_events_only() -> None:
    match = walk("step", "peek", "draw", "step")
    assert [event.data["way"] for event in match.undo_preview(1)] == ["peek", "draw", "step"]
    match.undo(1, to=3, consent=[0])
    assert [event.data.get("way") for event in match.undo_preview(1)] == ["peek", "draw", None]
    with pytest.raises(IllegalAnswer, match="nothing_to_undo"):
        match.undo_preview(3)


def test_an_undo_knows_whether_it_takes_back_draws() -> None:
    match = walk("step", "draw", "step")
    assert [match.undo_draws(to) for to in range(3)] == [True, True, False]
    match.undo(0, to=1, consent=[1])
    assert not match.undo_draws(0)
    with pytest.raises(IllegalAnswer, match="nothing_to_undo"):
        match.undo_draws(1)


def test_a_match_with_undos_replays_to_the_same_state_events_and_digest() -> None:
    match = walk("step", "step")
    match.undo(1)
    match.answer(1, "draw")
    match.undo(0, to=0, consent=[1])
    match.answer(0, "draw")
    match.answer(0, "step")
    record = MatchRecord.model_validate_json(match.record().model_dump_json())
    again = Match.replay(record, GAME)
    assert again.state == match.state
    assert list(again.draws) == list(match.draws)
    assert list(again.log) == list(match.log)
    assert again.record() == match.record()
    assert {seat: question.id for seat, question in again.questions.items()} == {
        seat: question.id for seat, question in match.questions.items()
    }


def test_an_undo_in_corsari_gives_the_card_back() -> None:
    match = Match.start("corsari", 2, "undo", options={"first_dealer": 0})
    match.answer(1, "tavern")
    hand = sorted(match.state.round.hands[1])
    drawn = match.state.round.drawn
    match.answer(1, f"drop:{drawn}")
    match.undo(1)
    assert sorted(match.state.round.hands[1]) == hand
    view = match.view(1)
    assert view.model_dump()["me"]["drawn"] == drawn
    assert match.questions[1].kind == "act"


# ---------------------------------------------------------------- an open vote


def poll(table: Table) -> Play[None]:
    """Ask a plain question, then a vote that shows only the number of answers, then another plain question."""
    yield from choose(0, "plain", ["yes", "no"], takeback=True)
    yield from All([choose(seat, "ballot", ["aye", "nay"], secret=True, show="count") for seat in (0, 1, 2)])
    yield from choose(1, "plain", ["yes", "no"], takeback=True)


def refusal_of(ask: Callable[[], object]) -> str:
    with pytest.raises(IllegalAnswer) as caught:
        ask()
    return caught.value.code


def test_a_new_ballot_changes_no_refusal_and_nothing_public() -> None:
    match = Match.of(poll, 3)
    match.answer(0, "yes")
    heard = []
    for voter in (2, 0):
        asks = [lambda seat=seat: match.takeback(seat) for seat in range(3)]
        asks += [lambda seat=seat: match.undo(seat) for seat in range(3)]
        asks += [lambda: match.undo(1, to=0, consent=(0, 2)), lambda: match.undoable(9)]
        heard.append(([refusal_of(ask) for ask in asks], [act.question for act in match.known_acts]))
        match.answer(voter, "aye")
    assert heard[0] == heard[1] == (["undo_vote"] * 8, ["0.1"])


def test_the_last_named_entry_of_a_seat_is_never_a_ballot() -> None:
    match = Match.of(poll, 3)
    assert match.last_named(0) is None
    match.answer(0, "yes")
    for seat in (2, 0, 1):
        match.answer(seat, "aye", by="default")
    assert list(match.counted) == [1, 2, 3]
    assert [named and named[0] for named in map(match.last_named, range(3))] == [0, None, None]


def test_ballots_are_listed_until_the_last_one_and_known_to_their_own_voters() -> None:
    match = Match.of(poll, 3)
    match.answer(0, "yes")
    assert list(match.ballots) == []
    match.answer(2, "aye")
    match.answer(0, "nay")
    assert list(match.ballots) == [1, 2]
    question, answer = match.given(2) or (None, None)
    assert (question and question.id, answer) == ("2.1", "aye")
    assert match.given(1) is None
    match.answer(1, "aye")
    assert list(match.ballots) == []
    assert [match.given(seat) for seat in range(3)] == [None] * 3
    assert [act.question for act in match.known_acts] == ["0.1", "2.1", "0.2", "1.1"]


# ---------------------------------------------------------------- seats that no person reads


def test_a_card_that_only_an_unread_seat_saw_is_no_reason_against_an_undo() -> None:
    match = walk("step", "peek")
    match.answer(1, "step")
    with pytest.raises(IllegalAnswer, match="undo_told"):
        match.last_decision(0)
    assert match.last_decision(0, unread=[1]).position == 0
    with pytest.raises(IllegalAnswer, match="undo_told"):
        match.undo(0, 0, consent=[1])
    match.undo(0, 0, consent=[1], unread=[1])
    assert match.state == []
    assert list(match.questions) == [0]
    assert Match.replay(match.record(), GAME).record() == match.record()


@pytest.mark.parametrize(
    ("ways", "code"),
    [
        (("step", "shout"), "undo_told"),
        (("peek",), "undo_told"),
        (("step", "peek", "step", "peek"), "undo_told"),
    ],
)
def test_a_secret_that_a_person_knows_stays_a_reason(ways: tuple[str, ...], code: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        walk(*ways).last_decision(0, unread=[1])
    assert refused.value.code == code


def test_the_secret_answer_of_an_unread_seat_is_taken_back_too() -> None:
    match = walk("step", "hide")
    match.answer(1, "yes")
    match.answer(1, "step")
    with pytest.raises(IllegalAnswer, match="undo_final"):
        match.last_decision(0)
    assert match.last_decision(0, unread=[1]).position == 0
    match.undo(0, 0, consent=[1], unread=[1])
    assert match.state == []


def test_an_answer_that_was_not_given_in_person_is_no_decision() -> None:
    match = walk("step", "step")
    match.answer(0, "step", by="order")
    match.answer(1, "step")
    assert match.last_decision(0).position == 0
    with pytest.raises(IllegalAnswer, match="nothing_to_undo"):
        walk().last_decision(1)
