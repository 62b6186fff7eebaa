"""The table to touch: bytes and CPU of a frame, and the time from a click to the new frame."""

import json
import tempfile
import zlib
from argparse import Namespace
from datetime import datetime
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from benchmarks.figures import Figure, Measured, median
from bot.touch.viewer import Viewer
from rules import GAMES
from tests.bot.touch.touching import Client, TouchHouse

SEATS = {"corsari": 3, "tortuga": 4, "kaiser": 3, "blackbeard": 3}


async def measure(arguments: Namespace) -> Measured:
    """Measure each game: one person among AIs, who answers as advised, by presses of the table to touch."""
    games = list(GAMES)[: max(1, arguments.games * 2)]
    measured = Measured("touch", f"one person among AIs, {arguments.answers} answers of each game; medians")
    for game in games:
        with tempfile.TemporaryDirectory(prefix="quartermaster-touch-") as folder:
            measured.figures |= await figures_of(game, Path(folder), arguments.answers)
    return measured


async def figures_of(game: str, folder: Path, answers: int) -> dict[str, Figure]:
    """Return the figures of one game."""
    cpu: list[float] = []
    honest = Viewer.renew

    async def timed(self: Viewer) -> datetime | None:
        began = process_time()
        try:
            return await honest(self)
        finally:
            cpu.append(process_time() - began)

    house = TouchHouse(folder)
    await house.start()
    Viewer.renew = timed
    try:
        (anne,) = house.people("Anne")
        table = await house.sit_down(anne, ai=SEATS.get(game, min(GAMES[game].seats)) - 1, game=game)
        async with house.looking(anne) as client:
            clicks, floor = await play(client, table, anne.id, game, answers)
            frames = [frame for frame in client.frames if frame["is"] == "state"]
    finally:
        Viewer.renew = honest
        await house.close()
    sent = [len(json.dumps(frame, ensure_ascii=False).encode()) for frame in frames]
    packed = deflated(frames)
    figures = {
        f"{game}: first frame": Figure(packed[0] / 1000, "kB deflated"),
        f"{game}: a frame": Figure(median(sent[1:] or sent) / 1000, "kB"),
        f"{game}: a frame, deflated": Figure(median(packed[1:] or packed) / 1000, "kB"),
        f"{game}: a frame made": Figure(1000 * median(cpu), "ms of CPU"),
    }
    if clicks:
        # Games without a simple choice have no click to measure.
        least = 1000 * median(floor) if floor else None
        figures[f"{game}: click to new frame"] = Figure(1000 * median(clicks), "ms", floor=least)
    return figures


async def play(client: Client, table: Any, user_id: int, game: str, answers: int) -> tuple[list[float], list[float]]:
    """Answer some questions; return the seconds from each press to its frame, and of the answers without a frame.

    A simple choice is pressed, every other answer is given to the table directly, as is each second choice.
    """
    clicks: list[float] = []
    floor: list[float] = []
    for n in range(answers):
        await client.until(lambda: client.parts.get("over") or client.parts.get("ask"))
        seat = table.sitting_of(user_id).seat
        question = await table.look(lambda match, seat=seat: match.questions.get(seat))
        if question is None:
            if client.parts.get("over"):
                break
            await client.quiet()
            continue
        answer = await table.look(lambda match, q=question: GAMES[game].advise(match.view(q.seat), q).answer)
        shown = (client.parts.get("ask") or {"id": ""})["id"] == f"{question.id}/"
        began = perf_counter()
        if question.shape == "choose" and question.takeback and shown and n % 2 == 0:
            await client.choose(answer)
            clicks.append(perf_counter() - began)
        else:
            await table.answer(question.seat, answer, question.id, by="player", user_id=user_id)
            floor.append(perf_counter() - began)
            await client.quiet()
    return clicks, floor


def deflated(frames: list[Any]) -> list[int]:
    """Return the bytes of each frame as a websocket sends them: what came before helps to compress."""
    packer = zlib.compressobj(wbits=-15)
    sizes: list[int] = []
    for frame in frames:
        data = json.dumps(frame, ensure_ascii=False, separators=(",", ":")).encode()
        sizes.append(len(packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH)))
    return sizes
