"""The types of the arguments of :class:`~rules.kernel.Match`. Each check raises Malformed and changes nothing.

Types are compared strictly: True is no seat, and 2.0 is no number of seats, although Python finds them equal to one.
"""

from collections.abc import Collection, Mapping
from typing import Any, cast, get_args

from rules.kernel.dice import ScriptedDice
from rules.kernel.game import Game
from rules.kernel.record import By, MatchRecord
from rules.kernel.refusals import Malformed

GIVERS: tuple[str, ...] = get_args(By)


def check_number(value: object) -> None:
    """Check that a value is an integer."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Malformed("bad_form", expected="number")


def check_seat(seat: object) -> None:
    """Check that a seat is an integer."""
    if not isinstance(seat, int) or isinstance(seat, bool):
        raise Malformed("bad_form", expected="seat")


def check_answered(question: object, by: object) -> None:
    """Check the id of a question, or None, and ``by``, the kind of giver of the answer."""
    if not isinstance(question, str | None):
        raise Malformed("bad_form", expected="question")
    if not isinstance(by, str) or by not in GIVERS:
        raise Malformed("bad_form", expected="by")


def check_step(step: object) -> None:
    """Check the name of a form's step."""
    if not isinstance(step, str):
        raise Malformed("bad_form", expected="step")


def check_undo(to: object, consent: object) -> None:
    """Check the place of an undo, or None, and the seats that agree to it."""
    if to is not None:
        check_number(to)
    check_seats(consent)


def check_seats(seats: object) -> None:
    """Check a collection of seats."""
    if not isinstance(seats, Collection):
        raise Malformed("bad_form", expected="seats")
    for seat in cast("Collection[object]", seats):
        check_seat(seat)


def check_moment(at: object) -> None:
    """Check a number of events, or None."""
    if at is None:
        return
    check_number(at)
    if cast("int", at) < 0:
        raise Malformed("bad_form", expected="number")


def check_game(game: object) -> None:
    """Check a game or the name of one."""
    if not isinstance(game, str | Game):
        raise Malformed("bad_form", expected="game")


def check_dice(seed: object, salt: object, dice: object) -> None:
    """Check the texts that the dice are made from, which must be valid Unicode, and the scripted dice, or None."""
    _check_text(seed, "seed")
    _check_text(salt, "salt")
    if not isinstance(dice, ScriptedDice | None):
        raise Malformed("bad_form", expected="dice")


def options_from(options: object) -> Mapping[str, Any]:
    """Return the options of a new match; None: all have their defaults."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise Malformed("bad_form", expected="options")
    return cast("Mapping[str, Any]", options)


def check_record(record: object, game: object) -> None:
    """Check a record, and the game that is to play it, or None."""
    if not isinstance(record, MatchRecord):
        raise Malformed("bad_form", expected="record")
    if not isinstance(game, Game | None):
        raise Malformed("bad_form", expected="game")


def _check_text(text: object, name: str) -> None:
    if not isinstance(text, str):
        raise Malformed("bad_form", expected=name)
    try:
        text.encode()
    except UnicodeEncodeError:
        # Half of a surrogate pair, which no keyed hash can be made of.
        raise Malformed("bad_form", expected=name) from None
