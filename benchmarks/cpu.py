"""The bot's CPU time for an interaction, and its wait from the last press to the last request."""

import tempfile
from argparse import Namespace
from pathlib import Path
from time import perf_counter

from benchmarks.figures import Figure, Measured, median
from benchmarks.playing import matches
from benchmarks.process import Process
from benchmarks.requests import how
from bot.loopback import LoopbackDiscord

CPU = {"corsari": 6.0, "tortuga": 9.0}
WAIT = {"corsari": 20.0, "tortuga": 30.0}
WARM_UP = 5


async def bare(presses: int) -> tuple[float, float]:
    """Press a button of a bare client; return its CPU seconds a press, and the median seconds to its last request."""
    with tempfile.TemporaryDirectory(prefix="quartermaster-bench-") as name:
        async with LoopbackDiscord() as server, Process(server, Path(name), bare=True) as client:
            ann = server.add_person("Ann")
            await client.connected()
            await server.until(lambda: any(m.buttons for m in server.channel.messages.values()))
            await client.quiet()
            message = next(m for m in server.channel.messages.values() if m.buttons)
            waits: list[float] = []
            before = 0.0
            for number in range(WARM_UP + presses):
                if number == WARM_UP:
                    before = (await client.usage()).cpu
                began = perf_counter()
                await ann.press(message, "press")
                await client.quiet()
                waits.append(client.last_request - began)
            return ((await client.usage()).cpu - before) / presses, median(waits[WARM_UP:])


async def measure(arguments: Namespace) -> Measured:
    """Measure both games, and the bare client in between."""
    floor, least_wait = await bare(arguments.answers)
    played = await matches(arguments)
    more = f"floor: discord.py alone, {arguments.answers} presses, each acknowledged, with four edits"
    measured = Measured("cpu", how(played, more))
    for match in played:
        name = f"{match.game} {match.seats}"
        measured.figures |= {
            f"{name}: CPU": Figure(
                1000 * match.cpu / match.interactions, "ms an interaction", CPU[match.game], 1000 * floor
            ),
            f"{name}: CPU of an answer": Figure(1000 * match.cpu / match.answers, "ms an answer"),
            f"{name}: last press to last request": Figure(
                1000 * median(match.waits), "ms, median", WAIT[match.game], 1000 * least_wait
            ),
        }
    return measured
