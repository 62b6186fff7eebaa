"""Checks of what a seat may do at this moment.

Each check raises a refusal with the reason, or returns the question, form or place that it was asked for. No check
changes the match.
"""

from collections.abc import Collection
from typing import Any

from rules.kernel.arguments import check_seat
from rules.kernel.asking import Ask
from rules.kernel.course import Course
from rules.kernel.forms import FormAsk
from rules.kernel.game import Game
from rules.kernel.refusals import IllegalAnswer, Malformed, NotYourSeat, Refusal, StaleQuestion
from rules.kernel.undoing import check_alone, check_open, last_decision, last_of


def check_whole(course: Course) -> None:
    """Check that the match is not broken. Raises RuntimeError: using a broken match is a fault of the caller."""
    if course.broken:
        msg = "this match broke; replay its record"
        raise RuntimeError(msg)


def check_reader(course: Course, reader: int | None) -> None:
    """Check that the reader is a seat of the match, or None for a spectator. Raises Malformed, NotYourSeat."""
    if reader is None:
        check_whole(course)
    else:
        check_known(course, reader)


def check_known(course: Course, seat: int) -> None:
    """Check that the match has this seat. Raises Malformed, NotYourSeat."""
    check_whole(course)
    check_seat(seat)
    if not 0 <= seat < course.engine.table.seats:
        raise NotYourSeat("no_seat", seat=seat)


def plays(course: Course, seat: int) -> bool:
    """Return whether the seat still decides anything: it is neither out of the match nor resigned."""
    table = course.engine.table
    return not table.has_left(seat) and not table.has_resigned(seat)


def check_playing(course: Course, seat: int) -> None:
    """Check that the match goes on and that the seat still decides anything in it."""
    _check_going_on(course, seat)
    _check_in_match(course, seat)
    _check_not_resigned(course, seat)


def _check_going_on(course: Course, seat: int) -> None:
    check_known(course, seat)
    if course.engine.over:
        raise StaleQuestion("match_over")


def _check_in_match(course: Course, seat: int) -> None:
    if course.engine.table.has_left(seat):
        raise NotYourSeat("out_already", seat=seat)


def _check_not_resigned(course: Course, seat: int) -> None:
    # Answers that the seat has given since then are defaults, not the player's own.
    if course.engine.table.has_resigned(seat):
        raise StaleQuestion("resigned_already", seat=seat)


# ---------------------------------------------------------------- answering


def asked(course: Course, game: Game | None, seat: int, question: str | None) -> Ask[Any]:
    """Return the seat's open question. ``question`` is the id that it must have; None: any."""
    _check_going_on(course, seat)
    engine = course.engine
    if question is not None and question.partition(".")[0] != str(seat):
        raise NotYourSeat("other_seat", seat=seat)
    _check_in_match(course, seat)
    ask = engine.open.get(seat)
    if question is not None and question != engine.question_id(seat):
        raise StaleQuestion("answered_already", seat=seat)
    if ask is None:
        raise _unasked(course, game, seat, question)
    return ask


def _unasked(course: Course, game: Game | None, seat: int, question: str | None) -> Refusal:
    """Return why a seat without an open question cannot answer. ``question``: the id of its last one, or None."""
    # An answer to a question that is behind everybody says nothing about what is asked now.
    current = question is None or course.engine.given(seat) is not None
    if current and game is not None and game.unasked is not None and course.state is not None:
        return game.unasked(course.state, seat)
    return StaleQuestion("not_asked" if question is None else "answered_already", seat=seat)


def form_asked(course: Course, game: Game | None, seat: int, question: str | None = None) -> FormAsk[Any]:
    """Return the seat's open question, which must be a form."""
    ask = asked(course, game, seat, question)
    if not isinstance(ask, FormAsk):
        raise Malformed("bad_form", expected="form")
    return ask


def orders_form(course: Course, game: Game | None, seat: int) -> FormAsk[Any]:
    """Return the form in which the seat may record standing orders now."""
    check_playing(course, seat)
    if game is None or game.orders is None:
        raise IllegalAnswer("no_orders")
    ask = game.orders(course.engine.table, course.state, seat)
    if not isinstance(ask, FormAsk):
        msg = f"standing orders must be a form, not {ask.shape!r}"
        raise TypeError(msg)
    return ask


# ---------------------------------------------------------------- taking back


def check_no_vote(course: Course, seat: int) -> None:
    """Check that the match goes on and that no vote is open: during a vote, nothing can be taken back."""
    _check_going_on(course, seat)
    if course.engine.vote:
        # Checked first: the other reasons may change when a ballot comes in, and that must stay invisible.
        raise IllegalAnswer("undo_vote")


def recallable(course: Course, seat: int) -> int | None:
    """Return the place among the steps of the answer that the seat may recall; None: it has none."""
    check_no_vote(course, seat)
    _check_not_resigned(course, seat)
    return last_of(course.steps, seat) if course.engine.recallable(seat) else None


def alone(course: Course, seat: int) -> int:
    """Return the place among the steps of the answer that the seat may take back alone."""
    check_no_vote(course, seat)
    _check_not_resigned(course, seat)
    steps, table = course.steps, course.engine.table
    place = last_of(steps, seat)
    check_alone(steps, place, table.events, len(table.dice.draws))
    return place


def decided(course: Course, seat: int, unread: Collection[int]) -> int:
    """Return the place among the steps of the seat's last answer in person, if it may be taken back with consent."""
    check_no_vote(course, seat)
    _check_not_resigned(course, seat)
    place = last_decision(course.steps, seat)
    check_open(course.steps, place, course.engine.table.events, unread)
    return place


def together(course: Course, seat: int, to: int, consent: Collection[int], unread: Collection[int] = ()) -> int:
    """Return the place of ``acts[to]`` among the steps, if that consent allows all from there on to be taken back."""
    check_no_vote(course, seat)
    place = course.place_of(to)
    others = [other for other in range(course.engine.table.seats) if other != seat and plays(course, other)]
    if missing := [other for other in others if other not in consent]:
        raise IllegalAnswer("undo_consent", seats=missing)
    check_open(course.steps, place, course.engine.table.events, unread)
    return place
