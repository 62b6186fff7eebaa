"""How a picture is divided: the map, and a plate for each pirate below it or beside it."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

from bot.pictures.blackbeard.framing import RULER, around, side_in, whole
from bot.pictures.blackbeard.geography import Extent
from bot.pictures.shapes import EDGE, WIDTH

LEFT = EDGE + 4
ROOM = WIDTH - 2 * LEFT
TOP = 60
FOOT = 22
HIGHEST = WIDTH
GAP = 8
LINE = 28
PAD = 7
BESIDE = 226
"""The width of the plates beside a map."""
MANY = 6
"""More pirates than so many share shorter plates."""


class Plan(NamedTuple):
    """``way``: where the plates stand; ``lines``: of each plate; ``wide``, ``high``: the map with its rulers."""

    way: Literal["below", "beside"]
    lines: int
    wide: float
    high: float


def plate_high(lines: int) -> float:
    """Return the height of a plate."""
    return lines * LINE + PAD + 2


def plans(pirates: int) -> list[Plan]:
    """Return how the picture of a table with so many pirates may be divided."""
    rows, lines = (pirates + 1) // 2, 2 if pirates <= MANY else 1
    below = HIGHEST - TOP - FOOT - rows * (plate_high(lines) + GAP)
    found = [Plan("below", lines, ROOM, below)]
    for lines in (5, 4, 3, 2):
        if pirates * (plate_high(lines) + GAP) - GAP <= HIGHEST - TOP - FOOT:
            found.append(Plan("beside", lines, ROOM - BESIDE - GAP, HIGHEST - TOP - FOOT))
            break
    return found


def divided(board: str, places: Iterable[str], pirates: int) -> tuple[Plan, Extent]:
    """Return the division of the picture of a table that shows the map as large as possible, and the part shown."""
    hexes = list(places)
    found: list[tuple[float, Plan, Extent]] = []
    for plan in plans(pirates):
        wide, high = plan.wide - RULER, plan.high - RULER
        extent = around(board, hexes, wide, high) if hexes else whole(board)
        found.append((side_in(extent, wide, high), plan, extent))
    _, plan, extent = max(found, key=lambda one: (round(one[0], 1), one[1].way == "below"))
    return plan, extent


# ---------------------------------------------------------------- log books

Form = Literal["full", "narrow", "brief"]
"""How a log book is drawn: across the sheet, one of two side by side, or one of four."""
HEAD, ROW = 38, 29
CHIP, LETTER = 34, 11.5
"""The width of a sign with its gap, and of a letter, on average."""
LEAST_MAP = 150.0


def form_of(pirates: int) -> Form:
    """Return the form of so many log books."""
    return "full" if pirates <= 1 else "narrow" if pirates == 2 else "brief"


def log_wide(form: Form) -> float:
    """Return the width of a log book."""
    return ROOM if form == "full" else (ROOM - GAP) / 2


def chip_lines(form: Form, log: dict[str, Any]) -> int:
    """Return the lines of money, Refuge, letter of marque, die and tokens: two where one would be too narrow."""
    long = sum(CHIP + LETTER * weight(words) for _, words, _ in log["chips"])
    return 2 if form == "narrow" and long > log_wide(form) else 1


def weight(words: str) -> int:
    """Return the length of a text, with wide letters counted twice."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in words)


def log_high(form: Form, log: dict[str, Any]) -> float:
    """Return the height of a log book."""
    holds, lines = len(log["holds"]), len(log["lines"])
    rows = 1 + bool(log["sections"]) + chip_lines(form, log)
    if form == "full":
        rows += (holds + 1) // 2 + lines
    elif form == "narrow":
        rows += holds + lines
    else:
        rows += min(holds, 1) + min(lines, 1)
    return HEAD + rows * ROW + PAD


def logs_high(form: Form, logs: Sequence[dict[str, Any]]) -> float:
    """Return the height of all log books, which stand two by two unless there is one."""
    each = 1 if form == "full" else 2
    rows = [logs[n : n + each] for n in range(0, len(logs), each)]
    return sum(max(log_high(form, log) for log in row) + GAP for row in rows)


def map_high(form: Form, logs: Sequence[dict[str, Any]], notes: int) -> float:
    """Return the height that is left for the map above the log books; 0 if it is too little."""
    left = HIGHEST - TOP - FOOT - logs_high(form, logs) - notes * ROW
    return left if left >= LEAST_MAP else 0.0
