"""The public part of who has answered: in a vote, only how many have. A voter's resignation waits for its end."""

from collections.abc import Sequence

from rules.kernel.checks import plays
from rules.kernel.course import Course
from rules.kernel.engine import Engine
from rules.kernel.game import Waiting
from rules.kernel.record import Entry


def ballots(course: Course) -> Sequence[int]:
    """Return the places among the entries of the ballots given in the open vote."""
    vote = course.engine.vote
    return [place for place, entry in enumerate(course.entries) if entry.question in vote] if vote else []


def known_acts(course: Course) -> Sequence[Entry]:
    """Return the acts without the ballots of an open vote and the resignations of its voters."""
    vote = course.engine.vote
    return (
        [act for act in course.acts if act.question not in vote and not _untold(course, act)] if vote else course.acts
    )


def known_to_play(course: Course, seat: int) -> bool:
    """Return whether the seat still decides anything, as far as everybody knows."""
    return plays(course, seat) or seat in course.engine.untold


def last_named(course: Course, seat: int) -> tuple[int, Entry] | None:
    """Return the seat's last entry that everybody knows to be that seat's, and its place among the entries."""
    counted = set(course.counted)
    for place in range(len(course.entries) - 1, -1, -1):
        entry = course.entries[place]
        if entry.seat == seat and entry.type != "orders" and place not in counted and not _untold(course, entry):
            return place, entry
    return None


def told_when_present(course: Course, seat: int) -> int:
    """Return how many events there were when the seat last gave an answer in person that still stands; else 0."""
    answers = (step for step in reversed(course.steps) if (step.entry.type, step.entry.by) == ("answer", "player"))
    return next((step.where.told for step in answers if step.entry.seat == seat), 0)


def waiting(engine: Engine, viewer: int | None) -> Waiting:
    """Return who is still to answer, as far as the viewer may know."""
    named = [seat for seat, ask in engine.open.items() if ask.show == "names" or seat == viewer]
    return Waiting(tuple(named), len(engine.open) - len(named))


def _untold(course: Course, entry: Entry) -> bool:
    return entry.type == "resign" and entry.seat in course.engine.untold
