"""Loading a long log with many undos, in slices as the bot does it, while a ticker measures the event loop's delays."""

import asyncio
import gc
from argparse import Namespace
from itertools import count
from time import perf_counter, process_time
from typing import NamedTuple

from benchmarks.figures import Figure, Measured, median
from bot.cli.run import collect_rarely
from bot.tables.replay import replay_in_slices
from rules.kernel import IllegalAnswer, Match, MatchRecord

GAME, SEATS = "corsari", 4
OPTIONS = {"limit": 500, "max_rounds": 200}
TIMES = 3


class Loaded(NamedTuple):
    """One load: CPU seconds, seconds of the clock, and the longest time for which the event loop was away."""

    cpu: float
    seconds: float
    slice: float


def logged(entries: int, undos: int) -> tuple[MatchRecord, MatchRecord]:
    """Return a log with evenly spread undos of single answers, and the log of what stands in the end."""
    for number in count():
        match = Match.start(GAME, SEATS, f"undo:{number}", options=OPTIONS)
        stands: list[tuple[int, object]] = []
        undone = 0
        while match.result is None and len(match.entries) < entries:
            seat, question = next(iter(match.questions.items()))
            assert match.game is not None
            answer = match.game.pilot(match.view(seat), question)
            match.answer(seat, answer, question.id)
            stands.append((seat, answer))
            if undone * entries < undos * len(match.entries) and undone < undos and may_undo(match, seat):
                match.undo(seat)
                stands.pop()
                undone += 1
        if len(match.entries) == entries and undone == undos:
            return written(match), written(again(match, stands))
    raise AssertionError


def may_undo(match: Match, seat: int) -> bool:
    """Return whether the seat may take back its last answer alone."""
    if match.result is not None:
        return False
    try:
        match.takeback(seat)
    except IllegalAnswer:
        return False
    return True


def again(match: Match, stands: list[tuple[int, object]]) -> Match:
    """Return a match with only the answers that were not taken back."""
    other = Match.start(GAME, SEATS, match.head.seed, options=OPTIONS)
    for seat, answer in stands:
        other.answer(seat, answer)
    return other


def written(match: Match) -> MatchRecord:
    """Return a match's record as it is read from a database."""
    return MatchRecord.model_validate_json(match.record().model_dump_json())


async def load(record: MatchRecord) -> Loaded:
    """Load a record once."""
    away = [0.0]
    ticker = asyncio.create_task(tick(away))
    await asyncio.sleep(0)
    began, cpu = perf_counter(), process_time()
    await replay_in_slices(record)
    spent, seconds = process_time() - cpu, perf_counter() - began
    # The last slice ends here.
    await asyncio.sleep(0)
    ticker.cancel()
    return Loaded(spent, seconds, max(away))


async def tick(away: list[float]) -> None:
    """Note the CPU time of each round of the event loop; the clock would count the work of other processes, too."""
    while True:
        began = process_time()
        await asyncio.sleep(0)
        away.append(process_time() - began)


async def measure(arguments: Namespace) -> Measured:
    """Load the log and, as the floor, the log of what stands in the end."""
    entries = arguments.entries
    undos = entries * 2 // 9
    record, short = logged(entries, undos)
    # As a bot does once it is ready.
    collect_rarely()
    gc.freeze()
    loads = [await load(record) for _ in range(TIMES)]
    floors = [await load(short) for _ in range(TIMES)]
    measured = Measured(
        "undo",
        f"a log of {GAME} {SEATS} with {entries} entries, {undos} of them undos, median of {TIMES} loads;"
        f" floor: the log of the {len(short.entries)} answers that stand",
    )
    measured.figures = {
        "load": Figure(median([one.seconds for one in loads]), "s", 0.5, median([one.seconds for one in floors])),
        "CPU of a load": Figure(median([one.cpu for one in loads]), "s", 0.5, median([one.cpu for one in floors])),
        "longest slice": Figure(
            1000 * max(one.slice for one in loads), "ms of CPU", 10, 1000 * max(one.slice for one in floors)
        ),
    }
    return measured
