"""Drawings of matches of Tortuga, for tests of pictures."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from bot.pictures import Drawing, Theme, hand_drawing, table_drawing
from bot.text import words_for
from rules.kernel import Match, View
from rules.tortuga import GAME

from ..games.courses import course
from ..rules.tortuga.courses import Chance
from .scenes import ODD, Moment, moment

PLAIN = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")
STRANGE = (*ODD, "W" * 32, "海" * 32, "", "\u202e", "i" * 32)
SHORT = {"sudden_death_rounds": 1, "stall_rounds": 1}


def phase_of(match: Match) -> str:
    """Return a label for a moment: the open questions, the phase, and anything unusual."""
    view = match.view(None)
    kinds = sorted({question.kind for question in match.questions.values()})
    full = "full" if all(sailor is not None for sailor in view.boats.values()) else ""
    crowded = max(map(len, view.lines.values())) > (match.seats + 1) // 2
    parts = (view.phase, *kinds, full, "wrecked" if view.destroyed else "", "crowded" if crowded else "")
    return " ".join(part for part in parts if part)


@cache
def moments(seats: int) -> tuple[Moment, ...]:
    """Return the first moment of each kind in a random match, and its end."""
    match = Match.start(GAME, seats, f"pictures {seats}", options=SHORT)
    found: dict[str, Moment] = {}
    for _ in course(match, Chance(Random(seats), votes=0.4)):
        if any(match.view(None).lines.values()):
            phase = phase_of(match)
            if phase not in found:
                found[phase] = moment(match, phase)
    found["ended"] = moment(match, "ended")
    return tuple(found.values())


def table_of(view: View, theme: Theme = "dark", locale: str = "en", names: Sequence[str] = PLAIN) -> Drawing | None:
    return table_drawing(GAME, view, words_for(locale), names.__getitem__, theme)


def hand_of(view: View, theme: Theme = "dark", locale: str = "en", names: Sequence[str] = PLAIN) -> Drawing | None:
    return hand_drawing(GAME, view, words_for(locale), names.__getitem__, theme)


def drawings(moment: Moment, theme: Theme, locale: str = "en", names: Sequence[str] = PLAIN) -> Iterator[Drawing]:
    """Yield all drawings of a moment: the table and every hand."""
    table = table_of(moment.table, theme, locale, names)
    assert table is not None
    yield table
    for view in moment.hands:
        hand = hand_of(view, theme, locale, names)
        assert hand is not None
        yield hand
