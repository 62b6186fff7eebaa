"""A long match of Barbe Noire 2 between AI seats: replay, restart, and the CPU of screens and pictures.

How often a turn waits for another person is counted by ``quartermaster simulate``.
"""

import gc
from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter, process_time
from typing import Any, NamedTuple, cast

from benchmarks.figures import Figure, Measured, median
from benchmarks.rules import ENOUGH, decided, least
from bot.cli.run import collect_rarely
from bot.pictures import all_emoji, hand_drawing, table_drawing
from bot.pictures.render import render
from bot.screens.context import Context
from bot.screens.pages import own_screen
from bot.tables.drafts import Draft
from bot.tables.replay import replay_in_slices
from bot.text import words_for
from bot.text.catalog import catalog_of
from rules import GAMES
from rules.blackbeard.policies import ASK, POLICIES
from rules.kernel import Match, MatchRecord

GAME, SEED = "blackbeard", "1718"
FOUR = {"max_active": 4, "careers": 4}
"""The most pirates that a seat can have. More than careers are never in play."""
NAMES = ("Ann", "Benoît", "黒ひげ", "Dan", "Eve").__getitem__
ASKED = {name: ASK for name, policy in POLICIES.items() if ASK in policy.values}
TIMES = 3
REPLAYED, RESTARTED, SHOWN, DRAWN, STALL = 333, 0.5, 20, 0.3, 50
"""The targets: µs of a replayed answer (3,000 a second), s of a restart, ms of a question's screen, s of a picture, and
ms that anything may hold up the event loop."""
STANDARD = 2000
"""The answers of the match for which the target of a restart was set."""


class Plan(NamedTuple):
    """What match is played. ``asked``: by policy, each seat is asked whatever a policy may leave to it.

    AI seats decide nearly everything with their orders, so that their answers are few and heavy. People who want to be
    asked give many small ones: only so does a match come near to 2,000.
    """

    name: str
    seats: int
    options: Mapping[str, Any]
    asked: bool = False


PLANS = (Plan("3 seats", 3, {}), Plan("5 seats", 5, FOUR), Plan("5 seats that are asked", 5, FOUR, asked=True))


class Campaign(NamedTuple):
    """A match: its record, its end, and its turns."""

    record: MatchRecord
    over: Match
    turns: int
    screens: list[float]
    """The CPU seconds of the screen of each question."""


class Run(NamedTuple):
    """One restart: CPU seconds and seconds from the text of a record to a match with open questions.

    ``view``: CPU seconds of the first view afterwards, which reads all events of the match.
    """

    cpu: float
    seconds: float
    view: float


@contextmanager
def settled() -> Iterator[None]:
    """Be as a bot that has run for some seconds: texts and drawings are read, and garbage is collected rarely."""
    Context(words_for("en"), GAMES[GAME], 1, NAMES)
    for _ in catalog_of("en").parse_ahead():
        pass
    all_emoji()
    before = gc.get_threshold()
    collect_rarely()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def played(plan: Plan) -> Campaign:
    """Play a match between AI seats."""
    match = Match.start(GAME, plan.seats, SEED, options=plan.options)
    context = Context(words_for("en"), GAMES[GAME], 1, NAMES)
    if plan.asked:
        for seat in range(plan.seats):
            match.set_orders(seat, {**match.orders_question(seat).default, **ASKED})
    screens = list[float]()
    while match.result is None:
        for seat, question in list(match.questions.items()):
            began = process_time()
            own_screen(context, match, seat, Draft())
            screens.append(process_time() - began)
            answer = decided(match, seat, match.view(seat))
            match.answer(seat, without_policies(answer) if plan.asked else answer, question.id)
    return Campaign(match.record(), match, match.result.data["turns"], screens)


def without_policies(answer: Any) -> Any:
    """Return an answer without the policies for one turn that an AI seat orders with it."""
    if not isinstance(answer, dict):
        return answer
    steps = cast("dict[str, Any]", answer)
    kept = {step: given for step, given in steps.items() if "_policies" not in step and "_policy_" not in step}
    extras = {step: [one for one in given if one != "policies"] for step, given in kept.items() if "_extras" in step}
    return {**kept, **extras}


def interrupted(record: MatchRecord) -> MatchRecord:
    """Return the record before its last answer, so that a question is open."""
    return record.model_copy(update={"entries": record.entries[:-1]})


async def restart(text: str) -> Run:
    """Load a stored record as the bot does at a start."""
    began, cpu = perf_counter(), process_time()
    match = await replay_in_slices(MatchRecord.model_validate_json(text))
    assert match.questions
    spent, seconds, looked = process_time() - cpu, perf_counter() - began, process_time()
    match.view(0)
    return Run(spent, seconds, process_time() - looked)


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
    """Measure a match at three seats, one at five with four pirates each, and one whose seats are asked everything."""
    tiny = {"turn_cap": 2} if arguments.answers < ENOUGH else {}
    times = 1 if tiny else TIMES
    measured = Measured(
        "campaign",
        f"matches of AI seats, seed {SEED}, median of {times} runs; floor: the kernel with the simplest questions",
    )
    least(100)
    pictures: dict[str, float] = {}
    for plan in PLANS:
        with settled():
            campaign = played(plan._replace(options={**plan.options, **tiny}))
        record = interrupted(campaign.record)
        text = record.model_dump_json()
        answers = len(record.entries)
        with settled():
            runs = [await restart(text) for _ in range(times)]
        floor = median([least(answers) for _ in range(times)])
        name, cpu = plan.name, median([run.cpu for run in runs])
        seconds = median([run.seconds for run in runs])
        measured.figures |= {
            f"{name}: replayed answer": Figure(1e6 * cpu / answers, "µs of CPU", REPLAYED, 1e6 * floor / answers),
            f"{name}: answers a second in replay": Figure(answers / cpu, "(at least 3,000)"),
            f"{name}: events a second in replay": Figure(len(campaign.over.log) / cpu, "events"),
            f"{name}: replay, as a multiple of the floor": Figure(cpu / floor, "times"),
            f"{name}: from the stored record to open questions": Figure(seconds, "s", RESTARTED, floor),
            f"{name}: the same for {STANDARD:,} answers": Figure(
                seconds * STANDARD / answers, "s", RESTARTED, floor * STANDARD / answers
            ),
            f"{name}: first view after a restart": Figure(
                1000 * median([run.view for run in runs]), "ms of CPU", STALL
            ),
            f"{name}: screen of a question": Figure(1000 * median(campaign.screens), "ms of CPU", SHOWN),
            f"{name}: 99 of 100 screens take at most": Figure(
                1000 * sorted(campaign.screens)[99 * len(campaign.screens) // 100], "ms of CPU", SHOWN
            ),
            f"{name}: the slowest screen, collection of garbage included": Figure(
                1000 * max(campaign.screens), "ms of CPU", SHOWN
            ),
        }
        measured.parts[name] = {"answers": answers, "turns": campaign.turns}
        if plan is PLANS[0]:
            pictures = drawn(campaign.over)
    for what, spent in pictures.items():
        measured.figures[f"{what}: drawn for the first time"] = Figure(spent, "s of CPU", DRAWN)
    if not pictures:
        measured.how += "; no pictures"
    return measured
