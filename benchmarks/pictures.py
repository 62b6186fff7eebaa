"""Pictures: the time of one, cold and warm, and the delay of the event loop meanwhile."""

import asyncio
from argparse import Namespace
from collections.abc import Callable
from time import perf_counter, process_time

from benchmarks.figures import Figure, Measured, median
from benchmarks.playing import played
from bot.pictures import Drawing, Painter, hand_drawing, table_drawing
from bot.pictures.render import render
from bot.text import words_for
from rules import GAMES
from rules.kernel import Match

SEATS, TICK = 4, 0.002
GAME = GAMES["corsari"]
NAMES = ("Ann", "Benoît", "黒ひげ", "Dan").__getitem__


async def measure(arguments: Namespace) -> Measured:
    """Measure making drawings, rendering them, and the painter with its processes."""
    match = Match.start(GAME, SEATS, "pictures")
    drawings = many(match, arguments.pictures)
    view, words = match.view(0), words_for("en")
    measured = Measured("pictures", f"Corsari at {SEATS} seats, {len(drawings)} pictures; median of 20 and of 5 runs")
    made = median(timed(lambda: hand_drawing(GAME, view, words, NAMES, "dark"), 20))
    measured.figures["a drawing made of a view, on the event loop"] = Figure(1000 * made, "ms of CPU")
    for drawing in (next(one for one in drawings if one.subject == subject) for subject in ("table", "hand")):
        png = render(drawing.game, drawing.subject, drawing.theme, drawing.scene)
        taken = timed(lambda one=drawing: render(one.game, one.subject, one.theme, one.scene), 5)
        measured.figures[f"{drawing.subject}: drawn"] = Figure(1000 * median(taken), "ms of CPU")
        measured.figures[f"{drawing.subject}: size"] = Figure(len(png) / 1000, "kB")
    measured.figures |= await painted(drawings)
    match_with = await played("corsari", 3, arguments.answers, pictures="dark")
    measured.figures["corsari 3: different pictures sent"] = Figure(
        match_with.pictures / match_with.answers, f"an answer, of {match_with.answers}"
    )
    return measured


def timed(work: Callable[[], object], times: int) -> list[float]:
    """Return the CPU seconds of each run, after a first run that does not count."""
    work()
    taken: list[float] = []
    for _ in range(times):
        began = process_time()
        work()
        taken.append(process_time() - began)
    return taken


def many(match: Match, number: int) -> list[Drawing]:
    """Continue the match, and return different drawings of the table and of hands."""
    words, found = words_for("en"), dict[str, Drawing]()
    while len(found) < number and match.result is None:
        question = next(iter(match.questions.values()))
        match.answer(question.seat, question.default)
        table = table_drawing(GAME, match.view(None), words, NAMES, "dark")
        hand = hand_drawing(GAME, match.view(question.seat), words, NAMES, "dark")
        found |= {drawing.filename: drawing for drawing in (table, hand) if drawing is not None}
    return list(found.values())


async def painted(drawings: list[Drawing]) -> dict[str, Figure]:
    """Measure the painter, while a ticker measures the delays of the event loop."""
    painter, away = Painter(), [0.0]
    ticker = asyncio.create_task(tick(away))
    began = perf_counter()
    await painter.png(drawings[0])
    first = perf_counter() - began
    began = perf_counter()
    await asyncio.gather(*(painter.png(drawing) for drawing in drawings))
    each = (perf_counter() - began) / len(drawings)
    began = perf_counter()
    await painter.png(drawings[-1])
    kept = perf_counter() - began
    ticker.cancel()
    await painter.aclose()
    return {
        "the first picture, its process included": Figure(1000 * first, "ms"),
        "all pictures at once": Figure(1000 * each, "ms each"),
        "a picture that is kept": Figure(1e6 * kept, "µs"),
        "longest delay of the event loop meanwhile": Figure(1000 * max(away), "ms"),
    }


async def tick(away: list[float]) -> None:
    """Add to the list how late the event loop resumes after every tick."""
    while True:
        began = perf_counter()
        await asyncio.sleep(TICK)
        away.append(perf_counter() - began - TICK)
