"""Replaying Corsari: the target is 40,000 answers a second on two cores."""

from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from benchmarks.measuring import report, timed
from rules.kernel import Match, MatchRecord

MATCHES = 24
TIMES = 7


def played(seed: str, seats: int) -> MatchRecord:
    """Return the record of a match between AI seats."""
    match = Match.start("corsari", seats, seed)
    while match.result is None:
        for seat, question in list(match.questions.items()):
            match.answer(seat, match.game.pilot(match.view(seat), question) if match.game else None, question.id)
    return MatchRecord.model_validate_json(match.record().model_dump_json())


def replay_all(records: list[MatchRecord]) -> int:
    """Replay records; return the number of their answers."""
    return sum(len(Match.replay(record).entries) for record in records)


def play_again(record: MatchRecord) -> None:
    """Give the answers of a record to a live match, which checks and logs them."""
    match = Match.start(record.game, record.seats, record.seed, record.salt, record.options)
    for entry in record.entries:
        match.answer(entry.seat, entry.answer, entry.question)


def worker(arguments: tuple[list[MatchRecord], int]) -> tuple[float, float]:
    """Replay records several times in another process; return the times of begin and end."""
    records, times = arguments
    replay_all(records)
    began = perf_counter()
    for _ in range(times):
        replay_all(records)
    return began, perf_counter()


def run() -> None:
    """Measure one process, two processes, and the same answers to live matches."""
    records = [played(f"bench:{number}", 2 + number % 3) for number in range(MATCHES)]
    answers = sum(len(record.entries) for record in records)
    print(f"\nreplay: {MATCHES} Corsari matches of AI seats, 2 to 4 seats, {answers} answers")
    one = report("  replay, one process", answers, "answers", timed(lambda: replay_all(records), TIMES))
    live = timed(lambda: [play_again(record) for record in records], TIMES)
    report("  the same answers given live, one process", answers, "answers", live)
    with ProcessPoolExecutor(2) as pool:
        spans = list(pool.map(worker, [(records, TIMES)] * 2))
    seconds = max(end for _, end in spans) - min(begin for begin, _ in spans)
    two = 2 * TIMES * answers / seconds
    print(f"  replay, two processes: {two:,.0f} answers/s ({2 * TIMES} runs of {answers} answers in {seconds:.2f} s)")
    print(f"  two processes are {two / one:.2f} times one; target 40,000 answers/s on two cores: {two / 40_000:.0%}")
