"""The rules alone: a live answer, a view, a decision of the AI, and a replayed answer."""

from argparse import Namespace
from collections.abc import Iterator
from time import process_time
from typing import Any, NamedTuple

from benchmarks.figures import Figure, Measured, median
from rules.kernel import All, Match, MatchRecord, Table, choose

GAMES = (("corsari", 3), ("tortuga", 9), ("kaiser", 3))
ANSWER = {"corsari": 30, "tortuga": 50}
VIEW = {"kaiser": 80}
DECISION = {"kaiser": 250}
REPLAY = {"corsari": 50}
MATCHES, TIMES = 3, 5
ENOUGH = 50
"""With fewer answers asked for, one match is measured once: the tests only check that it works."""


class Spent(NamedTuple):
    """CPU seconds of one run through all matches of a game."""

    answering: float
    replaying: float
    viewing: float
    deciding: float


def played(game: str, seats: int, seed: str) -> MatchRecord:
    """Return the record of a match between AI seats."""
    match = Match.start(game, seats, seed)
    while match.result is None:
        for seat, question in list(match.questions.items()):
            match.answer(seat, decided(match, seat, match.view(seat)), question.id)
    return match.record()


def decided(match: Match, seat: int, view: Any) -> Any:
    """Return the AI's answer."""
    assert match.game is not None
    return match.game.pilot(view, match.questions[seat])


def run_through(records: list[MatchRecord]) -> Spent:
    """Give all answers to live matches, replay them, and let the AI look at every question of live matches."""
    began = process_time()
    for record in records:
        play_again(record)
    answered = process_time()
    for record in records:
        Match.replay(record)
    replayed = process_time()
    viewing, deciding = 0.0, 0.0
    for record in records:
        for match, seat in asked(record):
            start = process_time()
            view = match.view(seat)
            seen = process_time()
            decided(match, seat, view)
            viewing += seen - start
            deciding += process_time() - start
    return Spent(answered - began, replayed - answered, viewing, deciding)


def play_again(record: MatchRecord) -> None:
    """Give the answers of a record to a live match, which checks and logs them."""
    match = Match.start(record.game, record.seats, record.seed, record.salt, record.options)
    for entry in record.entries:
        match.answer(entry.seat, entry.answer, entry.question)


def asked(record: MatchRecord) -> Iterator[tuple[Match, int]]:
    """Yield a live match before each of its answers, with the seat that answers."""
    match = Match.start(record.game, record.seats, record.seed, record.salt, record.options)
    for entry in record.entries:
        yield match, entry.seat
        match.answer(entry.seat, entry.answer, entry.question)


def least(answers: int) -> float:
    """Return the CPU seconds of answers to the simplest questions, by the kernel alone."""

    def play(table: Table) -> Any:
        while True:
            yield from All([choose(0, "ballot", ["yes", "no"], rule="X 1")])
            table.tell("voted")

    match = Match.of(play, seats=2)
    began = process_time()
    for _ in range(answers):
        match.answer(0, "yes", match.questions[0].id)
    return process_time() - began


async def measure(arguments: Namespace) -> Measured:
    """Measure each game."""
    matches, times = (1, 1) if arguments.answers < ENOUGH else (MATCHES, TIMES)
    measured = Measured(
        "rules",
        f"{matches} matches of AI seats a game, median of {times} runs, CPU time;"
        " floor: the kernel with the simplest questions",
    )
    least(100)
    for game, seats in GAMES:
        records = [played(game, seats, f"bench:{number}") for number in range(matches)]
        answers = sum(len(record.entries) for record in records)
        runs = [run_through(records) for _ in range(times)]
        floor = 1e6 * median([least(answers) for _ in range(times)]) / answers
        name = f"{game} {seats}"

        def each(part: str, runs: list[Spent] = runs, answers: int = answers) -> float:
            return 1e6 * median([getattr(run, part) for run in runs]) / answers

        measured.figures |= {
            f"{name}: live answer": Figure(each("answering"), "µs", ANSWER.get(game), floor),
            f"{name}: replayed answer": Figure(each("replaying"), "µs", REPLAY.get(game)),
            f"{name}: view": Figure(each("viewing"), "µs", VIEW.get(game)),
            f"{name}: decision of the AI, its view included": Figure(each("deciding"), "µs", DECISION.get(game)),
        }
        measured.parts[name] = {"answers a run": answers}
    return measured
