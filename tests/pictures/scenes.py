"""Drawings of real matches, for tests of pictures."""

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from bot.pictures import Drawing, Theme, hand_drawing, table_drawing
from bot.text import words_for
from rules.corsari.cards import LETTERS
from rules.kernel import Match, View

from ..bot.matches import CORSARI

PLAIN = ("Ann", "Ben", "Cleo", "Dan")
ODD = ("<&\"'>]]></svg>", "W" * 32, "黒ひげ船長は海の上で帆を上げて、さらば港よと歌いながら去る", "\u202eשלום 🦜 ﷽ क्षि")


class Moment(NamedTuple):
    """One moment of a match, with the views that are drawn."""

    phase: str
    table: View
    hands: Sequence[View]


def moment(match: Match, phase: str) -> Moment:
    return Moment(phase, match.view(None), [match.view(seat) for seat in range(match.seats)])


@cache
def moments(seats: int) -> tuple[Moment, ...]:
    """Return the first moment of each phase of a match with scored rounds, and the end of a round and of it."""
    match = Match.start(CORSARI, seats, f"pictures {seats}")
    found: dict[str, Moment] = {}
    while match.result is None:
        question = next(iter(match.questions.values()))
        found.setdefault(question.kind, moment(match, question.kind))
        match.answer(question.seat, CORSARI.opponents["v1"](match.view(question.seat), question))
    found["ended"] = moment(match, "ended")
    scored = next(at for at in range(len(match.log)) if (deal := match.view(None, at=at).round) and deal.scores)
    found["scored"] = Moment("scored", match.view(None, at=scored), [])
    assert set(found) == {"draw", "act", "layout", "load", "scored", "ended"}
    return tuple(found.values())


def table_of(view: View, theme: Theme = "dark", locale: str = "en", names: Sequence[str] = PLAIN) -> Drawing:
    drawing = table_drawing(CORSARI, view, words_for(locale), names.__getitem__, theme)
    assert drawing is not None
    return drawing


def hand_of(view: View, theme: Theme = "dark", locale: str = "en", names: Sequence[str] = PLAIN) -> Drawing | None:
    return hand_drawing(CORSARI, view, words_for(locale), names.__getitem__, theme)


def drawings(moment: Moment, theme: Theme, locale: str = "en", names: Sequence[str] = PLAIN) -> list[Drawing]:
    """Return all drawings of a moment: the table and every hand."""
    hands = [hand_of(view, theme, locale, names) for view in moment.hands]
    return [table_of(moment.table, theme, locale, names), *(hand for hand in hands if hand is not None)]


SPOKEN = {str(words_for("en").line("corsari-spoken-colour", letters=band)): band for band in LETTERS}
"""By name of a colour in English, its band."""


def ids_in(alt: str) -> set[str]:
    """Return the ids of the cards that an English alt text names: "red 4 5" are two."""
    colours = "|".join(sorted(SPOKEN, key=len, reverse=True))
    runs = re.findall(rf"\b({colours})((?: (?:1[01]|[1-9])(?![0-9]))+)", alt)
    return {SPOKEN[colour] + digits for colour, numbers in runs for digits in numbers.split()}
