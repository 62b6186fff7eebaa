"""Undo: what may be taken back, and by whom. An undo is an entry of the log and a replay without the undone entries."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from rules.kernel.events import Event
from rules.kernel.record import Entry
from rules.kernel.refusals import IllegalAnswer


class Where(NamedTuple):
    """Where a match stands before an entry: the ``position`` of the next act, the events told, the draws made.

    - ``takeback``: the entry's question was asked with ``takeback``.
    - ``ballot``: the entry answers a vote, in which the table does not see who has voted.
    - ``settled``: the entry answers a secret question for good.
    - ``open``: only this seat was asked, and everybody knew who and what was asked.
    """

    position: int
    told: int
    drawn: int
    takeback: bool = False
    ballot: bool = False
    settled: bool = False
    open: bool = False


class Step(NamedTuple):
    """One entry that stands, and where the match stood before it."""

    entry: Entry
    where: Where


class Undoable(NamedTuple):
    """An answer that may be taken back with everything after it: its place among the acts, its seat, its question."""

    position: int
    seat: int
    question: str


def undoable(step: Step) -> Undoable:
    """Return a step as one that may be taken back."""
    return Undoable(step.where.position, step.entry.seat, str(step.entry.question))


def open_steps(course: Sequence[Step], log: Sequence[Event], most: int, unread: Collection[int] = ()) -> list[Undoable]:
    """Return the answers that can be taken back with everybody's consent, the last first, at most ``most``.

    ``unread``: as for :func:`check_open`. Raises IllegalAnswer with the reason if not even the last one can.
    """
    if not course:
        raise IllegalAnswer("nothing_to_undo")
    found: list[Undoable] = []
    for place in range(len(course) - 1, max(-1, len(course) - 1 - most), -1):
        try:
            check_open(course, place, log, unread)
        except IllegalAnswer:
            # The same reason forbids all earlier answers.
            if not found:
                raise
            break
        found.append(undoable(course[place]))
    return found


def last_of(course: Sequence[Step], seat: int) -> int:
    """Return the place in the course of the seat's last answer. Raises IllegalAnswer if it gave none."""
    for place in range(len(course) - 1, -1, -1):
        step = course[place]
        if step.entry.seat == seat and step.entry.type == "answer":
            return place
    raise IllegalAnswer("nothing_to_undo", seat=seat)


def last_decision(course: Sequence[Step], seat: int) -> int:
    """Return the place in the course of the seat's last answer in person. Raises IllegalAnswer if it gave none."""
    for place in range(len(course) - 1, -1, -1):
        entry = course[place].entry
        if (entry.seat, entry.type, entry.by) == (seat, "answer", "player"):
            return place
    raise IllegalAnswer("nothing_to_undo", seat=seat)


def check_alone(course: Sequence[Step], place: int, log: Sequence[Event], drawn: int) -> None:
    """Check that a seat may take its answer back alone.

    Raises IllegalAnswer if the question does not allow it, or if since then a draw was made, something private or
    final was told, or another seat acted.
    """
    step = course[place]
    if not step.where.takeback:
        raise IllegalAnswer("no_takeback")
    if drawn > step.where.drawn:
        raise IllegalAnswer("undo_draw")
    if any(later.entry.seat != step.entry.seat for later in course[place:]):
        raise IllegalAnswer("undo_others_acted")
    check_open(course, place, log)


def check_open(course: Sequence[Step], place: int, log: Sequence[Event], unread: Collection[int] = ()) -> None:
    """Check that nothing since then was secret, final, a vote or a resignation: consent cannot take those back.

    ``unread``: seats whose screens no person reads. Cards that only they saw, and their secret answers, have come to no
    person's knowledge. Raises IllegalAnswer.
    """
    if any(came_to_light(event, unread) for event in log[course[place].where.told :]):
        raise IllegalAnswer("undo_told")
    if any(step.where.ballot for step in course[place:]):
        raise IllegalAnswer("undo_vote")
    if any(is_final(step, unread) for step in course[place:]):
        raise IllegalAnswer("undo_final")


def came_to_light(event: Event, unread: Collection[int]) -> bool:
    """Return whether an event that stands told somebody a secret; ``unread``: seats that do not count."""
    if event.undone is not None:
        return False
    if event.reveals or event.audience == ():
        return True
    return any(seat not in unread for seat in (*(event.audience or ()), *event.private))


def is_final(step: Step, unread: Collection[int]) -> bool:
    """Return whether a step can never be taken back: a secret answer, or anything that is no answer."""
    return step.entry.type != "answer" or (step.where.settled and step.entry.seat not in unread)
