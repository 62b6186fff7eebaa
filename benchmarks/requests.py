"""Requests to Discord for an answer, and the notifications of a turn."""

from argparse import Namespace
from collections.abc import Iterable

from benchmarks.figures import Figure, Measured, each
from benchmarks.playing import Played, matches, played

SLOW = 40  # answers at intervals
ALL = {"corsari": 3.5, "tortuga": 4.5}
LIMITED = {"corsari": 2.0, "tortuga": 2.5}


def how(counted: Iterable[Played], *more: str) -> str:
    """Return on what was measured."""
    answers = [f"{match.answers} answers of {match.game} {match.seats}" for match in counted]
    return ", ".join([*answers, "one at a time, the bot in its own process, without pictures", *more])


async def measure(arguments: Namespace) -> Measured:
    """Count the requests by their routes."""
    quick = await matches(arguments)
    measured = Measured("requests", how(quick))
    for match in quick:
        name = f"{match.game} {match.seats}"
        measured.figures |= {
            f"{name}: HTTP requests": Figure(match.requests / match.answers, "an answer", ALL[match.game]),
            f"{name}: under the global limit": Figure(match.limited / match.answers, "an answer", LIMITED[match.game]),
            f"{name}: interactions": Figure(match.interactions / match.answers, "an answer"),
            f"{name}: notifications, mean": Figure(sum(match.turns) / max(len(match.turns), 1), "a turn", 1),
            f"{name}: notifications, most": Figure(max(match.turns, default=0), "a turn", 1),
            f"{name}: notifications of one person": Figure(max(match.notified), "in all", 5),
        }
        measured.parts[f"{name}, requests an answer"] = each(match.routes, match.answers)
    if arguments.pause:
        slow = await played("corsari", 3, min(arguments.answers, SLOW), pause=arguments.pause)
        name = f"corsari 3, {slow.answers} answers at intervals of {arguments.pause} s"
        measured.figures |= {
            f"{name}: HTTP requests": Figure(slow.requests / slow.answers, "an answer"),
            f"{name}: notifications, mean": Figure(sum(slow.turns) / max(len(slow.turns), 1), "a turn", 1),
            f"{name}: notifications, most": Figure(max(slow.turns, default=0), "a turn", 1),
        }
    return measured
