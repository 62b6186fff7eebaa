"""Pictures: the time of one, cold and warm, and the delay of the event loop meanwhile."""

import asyncio
from time import perf_counter

from benchmarks.measuring import timed
from bot.pictures import Drawing, Painter, hand_drawing, table_drawing
from bot.pictures.render import render
from bot.text import words_for
from rules import GAMES
from rules.kernel import Match

SEATS, PICTURES, TICK = 4, 60, 0.002
GAME = GAMES["corsari"]
NAMES = ("Ann", "Benoît", "黒ひげ", "Dan").__getitem__


def run() -> None:
    """Measure making drawings, rendering them, and the painter with its processes."""
    print(f"\npictures: Corsari at {SEATS} seats")
    match = Match.start(GAME, SEATS, "pictures")
    drawings = many(match)
    view = match.view(0)
    words = words_for("en")
    made = timed(lambda: hand_drawing(GAME, view, words, NAMES, "dark"), 20)
    print(f"  a drawing made of a view: {1000 * min(made):.1f} ms, on the event loop")
    for drawing in (next(one for one in drawings if one.subject == subject) for subject in ("table", "hand")):
        png = render(drawing.game, drawing.subject, drawing.theme, drawing.scene)
        taken = timed(lambda one=drawing: render(one.game, one.subject, one.theme, one.scene), 5)
        print(f"  {drawing.subject}: {1000 * min(taken):.0f} ms to draw, {len(png) / 1000:.0f} kB")
    asyncio.run(paint(drawings))


def many(match: Match) -> list[Drawing]:
    """Continue the match, and return different drawings of the table and of hands."""
    words, found = words_for("en"), dict[str, Drawing]()
    while len(found) < PICTURES and match.result is None:
        question = next(iter(match.questions.values()))
        match.answer(question.seat, question.default)
        table = table_drawing(GAME, match.view(None), words, NAMES, "dark")
        hand = hand_drawing(GAME, match.view(question.seat), words, NAMES, "dark")
        found |= {drawing.filename: drawing for drawing in (table, hand) if drawing is not None}
    return list(found.values())


async def paint(drawings: list[Drawing]) -> None:
    """Measure the painter, while a ticker measures the delays of the event loop."""
    painter, away = Painter(), [0.0]
    ticker = asyncio.create_task(tick(away))
    began = perf_counter()
    await painter.png(drawings[0])
    print(f"  the first picture, its process included: {1000 * (perf_counter() - began):.0f} ms")
    began = perf_counter()
    await asyncio.gather(*(painter.png(drawing) for drawing in drawings))
    each = (perf_counter() - began) / len(drawings)
    began = perf_counter()
    await painter.png(drawings[-1])
    kept = perf_counter() - began
    ticker.cancel()
    await painter.aclose()
    print(f"  {len(drawings)} pictures at once: {1000 * each:.0f} ms each; one that is kept: {1e6 * kept:.0f} µs")
    print(f"  the event loop was away for at most {1000 * max(away):.1f} ms")


async def tick(away: list[float]) -> None:
    """Add to the list how late the event loop resumes after every tick."""
    while True:
        began = perf_counter()
        await asyncio.sleep(TICK)
        away.append(perf_counter() - began - TICK)
