"""What a seat must not know (spec 7): twins that differ only in what is hidden from a reader look the same to it.

A course is played through a first round; then every card that the reader did not see in it changes places with
another such card, in the hands of others, in the pile or face down on the discard pile, and the same course is
played again.
"""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.corsari import GAME
from rules.corsari.cards import DECK
from rules.corsari.play import play_match
from rules.corsari.state import State
from rules.corsari.totals import best12_total
from rules.kernel import Game, Match, Play, Result, ScriptedDice, Table

from .courses import Chance, options
from .positions import SWEEPER, stacked

Sight = tuple[Any, ...]


class Course(NamedTuple):
    """What was answered, by whom, and to which kind of question; what the reader saw before and after each.

    ``known``: the cards that the rules show to the reader, whatever it was told.
    """

    answers: list[tuple[int, str, Any]]
    sights: list[Sight]
    known: list[str]


def begin(game: Game, seats: int, deck: Sequence[str], opts: Mapping[str, Any]) -> Match:
    dice = ScriptedDice({"deal": [deck, *[DECK] * 10]})
    return Match.start(game, seats, "", options={**opts, "first_dealer": seats - 1}, dice=dice)


def sight(match: Match, reader: int | None) -> Sight:
    """Everything that the reader is given: events, view, board, the question put to it, and who is asked what."""
    view = match.view(reader)
    question = match.questions[reader].plain() if reader in match.questions else None
    asked = [(open_question.id, open_question.kind) for open_question in match.questions.values()]
    return (
        list(match.events(reader)),
        view.model_dump_json(),
        [*view.board(), *view.own()],
        question,
        asked,
        match.waiting(reader),
        match.result,
    )


def first_round(match: Match, reader: int | None, chance: Chance) -> Course:
    """Play a round, but stop before the answer that shows all loads."""
    deal = match.state.round
    known = [*deal.tavern, *deal.discard, *deal.hands.get(reader, [])]
    found = Course([], [sight(match, reader)], known)
    while match.result is None and match.state.rounds == 1:
        seat = chance.random.choice(list(match.questions))
        question = match.questions[seat]
        if question.kind == "load" and len(match.questions) == 1:
            break
        match.answer(seat, chance.answer(match, seat, question))
        answer = match.entries[-1].answer
        found.answers.append((seat, question.kind, answer))
        found.sights.append(sight(match, reader))
        known += deal.hands.get(reader, [])
        if question.kind == "act":
            known.append(answer.removeprefix("drop:"))
        elif question.kind == "layout":
            known += deal.hands[seat]
            if match.result is not None or match.view(None).options["scuttle_face"] == "up":
                known.append(answer["scuttle"])
    return found


def twin(match: Match, reader: int | None, answers: Sequence[tuple[int, str, Any]], swap: Mapping[str, str]) -> Course:
    """Play the same course where hidden cards have changed places."""
    found = Course([], [sight(match, reader)], [])
    for seat, kind, answer in answers:
        if kind == "layout":
            match.answer(seat, {**answer, "scuttle": swap[answer["scuttle"]]})
        elif kind == "load" and seat != reader:
            # It is as hidden as the hand that it is made of.
            match.answer(seat, match.questions[seat].default)
        else:
            match.answer(seat, answer)
        found.answers.append((seat, kind, match.entries[-1].answer))
        found.sights.append(sight(match, reader))
    return found


def swap_of_all_but(known: Sequence[str], random: Random) -> dict[str, str]:
    """Map the cards that are not known to each other, all others to themselves."""
    hidden = [card for card in DECK if card not in known]
    return {card: card for card in DECK} | dict(zip(hidden, random.sample(hidden, k=len(hidden)), strict=True))


def differences(game: Game, seats: int, reader: int | None, chance: Chance, opts: Mapping[str, Any]) -> list[int]:
    """Play a course and its twin; return after how many answers the reader could tell them apart."""
    deck = chance.random.sample(DECK, k=110)
    if chance.random.random() < 0.3:
        deck = stacked(range(seats), seats - 1, {0: SWEEPER}, "N1")
    one = begin(game, seats, deck, opts)
    played = first_round(one, reader, chance)
    swap = swap_of_all_but(played.known, chance.random)
    other = begin(game, seats, [swap[card] for card in deck], opts)
    again = twin(other, reader, played.answers, swap)
    return [n for n, (left, right) in enumerate(zip(played.sights, again.sights, strict=True)) if left != right]


@settings(max_examples=80)
@given(st.data(), st.integers(2, 4), options(), st.integers(0, 2**32), st.sampled_from([0.0, 0.1, 0.9]))
def test_what_is_hidden_from_a_reader_makes_no_difference_to_it(
    data: st.DataObject, seats: int, opts: dict[str, Any], seed: int, sail: float
):
    reader = data.draw(st.sampled_from([None, *range(seats)]))
    source = data.draw(st.sampled_from([None, "pile", "tavern"]))
    assert differences(GAME, seats, reader, Chance(Random(seed), sail, source=source), opts) == []


# ---------------------------------------------------------------- the twins tell planted leaks apart


def leak_events(change: Callable[[str, dict[str, Any], State], dict[str, Any]]) -> Game:
    """Return the game with something done to all that is told."""

    def play(table: Table, state: State) -> Play[Result]:
        tell = table.tell

        def telling(kind: str, **facts: Any) -> None:
            tell(kind, **change(kind, facts, state))

        table.tell = telling  # type: ignore[method-assign]
        return play_match(table, state)

    return dataclasses.replace(GAME, play=play)


def open_hands(kind: str, facts: dict[str, Any], state: State) -> dict[str, Any]:
    return {**facts, "hands": dict(state.round.hands)} if kind == "round_started" else facts


def open_draws(kind: str, facts: dict[str, Any], state: State) -> dict[str, Any]:
    return {**facts, "audience": None} if kind == "drew_card" else facts


def open_scuttle(kind: str, facts: dict[str, Any], state: State) -> dict[str, Any]:
    return {**facts, **facts["private"][facts["seat"]]} if kind == "layout_revealed" else facts


def open_void(kind: str, facts: dict[str, Any], state: State) -> dict[str, Any]:
    return {**facts, "hands": dict(state.round.hands)} if kind == "round_void" else facts


def best_total_of_a_drop(kind: str, facts: dict[str, Any], state: State) -> dict[str, Any]:
    if kind != "discarded":
        return facts
    return {**facts, "size": best12_total(state.round.hands[facts["seat"]], state.round.colour)}


def leak_questions() -> Game:
    """Return the game with the top of the pile in the facts of what is asked."""

    def play(table: Table, state: State) -> Play[Result]:
        inner = play_match(table, state)
        batch = next(inner)
        while True:
            for ask in batch:
                ask.data = {**ask.data, "next": state.round.pile[-1]} if state.round.pile else ask.data
            try:
                batch = inner.send((yield batch))
            except StopIteration as stop:
                return stop.value

    return dataclasses.replace(GAME, play=play)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(leak_events(change), id=change.__name__)
        for change in (open_hands, open_draws, open_scuttle, open_void, best_total_of_a_drop)
    ]
    + [pytest.param(leak_questions(), id="top_of_the_pile_in_a_question")],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_planted_leak_makes_a_difference(game: Game, seats: int):
    sources = (None, "pile", "tavern")
    assert any(
        differences(game, seats, reader, Chance(Random(seed), 0.1, source=sources[seed % 3]), {})
        for seed in range(12)
        for reader in (None, 0, 1)
    )
