"""A long match of Barbe Noire 2 between AI seats: replay, restart, hand-overs, and the CPU of a picture."""

from argparse import Namespace
from collections.abc import Mapping
from time import perf_counter, process_time
from typing import Any, NamedTuple

from benchmarks.figures import Figure, Measured, median
from benchmarks.rules import ENOUGH, decided, least
from bot.pictures import hand_drawing, table_drawing
from bot.pictures.render import render
from bot.tables.replay import replay_in_slices
from bot.text import words_for
from rules import GAMES
from rules.blackbeard.view.model import BlackbeardView
from rules.kernel import Match, MatchRecord

GAME, SEED = "blackbeard", "1718"
PLAYED: Mapping[int, Mapping[str, Any]] = {3: {}, 5: {"max_active": 4, "careers": 4}}
"""The options of the matches, by seats. More pirates than careers are never in play."""
NAMES = ("Ann", "Benoît", "黒ひげ", "Dan", "Eve").__getitem__
TIMES = 3
REPLAYED, RESTARTED, HANDED_OVER, DRAWN = 200, 0.5, 1.5, 0.3
"""The targets: µs of a replayed answer (5,000 a second), s of a restart, hand-overs a turn, s of a picture."""
STANDARD = 2000
"""The answers of the match for which the target of a restart was set."""


class Campaign(NamedTuple):
    """A match: its record, its end, its turns, and how often the table waited for new questions to seats."""

    record: MatchRecord
    over: Match
    turns: int
    hand_overs: int


class Run(NamedTuple):
    """One restart: CPU seconds and seconds from the text of a record to a match with open questions."""

    cpu: float
    seconds: float


def played(seats: int, options: Mapping[str, Any]) -> Campaign:
    """Play a match between AI seats."""
    match = Match.start(GAME, seats, SEED, options=options)
    hand_overs = 0
    while match.result is None:
        view = match.view(None)
        assert isinstance(view, BlackbeardView)
        # The questions of the set-up belong to no turn.
        hand_overs += view.state.turn > 0
        for seat, question in list(match.questions.items()):
            match.answer(seat, decided(match, seat, match.view(seat)), question.id)
    return Campaign(match.record(), match, match.result.data["turns"], hand_overs)


def interrupted(record: MatchRecord) -> MatchRecord:
    """Return the record before its last answer, so that a question is open."""
    return record.model_copy(update={"entries": record.entries[:-1]})


async def restart(text: str) -> Run:
    """Load a stored record as the bot does at a start."""
    began, cpu = perf_counter(), process_time()
    match = await replay_in_slices(MatchRecord.model_validate_json(text))
    assert match.questions
    return Run(process_time() - cpu, perf_counter() - began)


def drawn(match: Match) -> dict[str, float]:
    """Return the CPU seconds of the first picture of the table and of a hand; nothing where there are no pictures."""
    words, found = words_for("en"), dict[str, float]()
    for what, drawing_of, reader in (("table", table_drawing, None), ("hand", hand_drawing, 0)):
        view = match.view(reader)
        began = process_time()
        drawing = drawing_of(GAMES[GAME], view, words, NAMES, "dark")
        if drawing is not None:
            render(drawing.game, drawing.subject, drawing.theme, drawing.scene)
            found[what] = process_time() - began
    return found


async def measure(arguments: Namespace) -> Measured:
    """Measure a match at three seats, and one at five with four pirates each."""
    tiny = {"turn_cap": 2} if arguments.answers < ENOUGH else {}
    times = 1 if tiny else TIMES
    measured = Measured(
        "campaign",
        f"a match of AI seats at three seats and one at five, seed {SEED}, median of {times} runs;"
        " floor: the kernel with the simplest questions, and one hand-over a turn",
    )
    least(100)
    pictures: dict[str, float] = {}
    for seats, options in PLAYED.items():
        campaign = played(seats, {**options, **tiny})
        record = interrupted(campaign.record)
        text = record.model_dump_json()
        answers = len(record.entries)
        runs = [await restart(text) for _ in range(times)]
        floor = median([least(answers) for _ in range(times)])
        name, cpu = f"{seats} seats", median([run.cpu for run in runs])
        seconds = median([run.seconds for run in runs])
        measured.figures |= {
            f"{name}: replayed answer": Figure(1e6 * cpu / answers, "µs of CPU", REPLAYED, 1e6 * floor / answers),
            f"{name}: answers a second in replay": Figure(answers / cpu, "(at least 5,000)"),
            f"{name}: replay, as a multiple of the floor": Figure(cpu / floor, "times"),
            f"{name}: from the stored record to open questions": Figure(seconds, "s", RESTARTED, floor),
            f"{name}: the same for {STANDARD:,} answers": Figure(
                seconds * STANDARD / answers, "s", RESTARTED, floor * STANDARD / answers
            ),
            f"{name}: hand_overs": Figure(campaign.hand_overs / campaign.turns, "a turn", HANDED_OVER, 1),
        }
        measured.parts[name] = {"answers": answers, "turns": campaign.turns, "hand_overs": campaign.hand_overs}
        if seats == min(PLAYED):
            pictures = drawn(campaign.over)
    for what, spent in pictures.items():
        measured.figures[f"{what}: drawn for the first time"] = Figure(spent, "s of CPU", DRAWN)
    if not pictures:
        measured.how += "; no pictures"
    return measured
