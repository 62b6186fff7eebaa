"""The marks of seats in pictures: the number of an AI as in its name, or an initial.

A seat's number would be taken for an AI's, or for a place in the ranking.
"""

import re
from collections import Counter
from collections.abc import Sequence

NUMBERED = re.compile(r"\d{1,2}$")


def marks_of(names: Sequence[str]) -> list[str]:
    """Return the mark of each name that can be drawn: one or two characters that no other name has.

    Names that share their first mark are told apart by their second letters, or else by counting.
    """
    short = [found.group() if (found := NUMBERED.search(name)) else name[:1].upper() for name in names]
    long = [name[:1].upper() + name[1:2].lower() for name in names]
    counted: Counter[str] = Counter()
    marks: list[str] = []
    for place, name in enumerate(names):
        mark = next((kind[place] for kind in (short, long) if kind.count(kind[place]) == 1), "")
        if not mark or mark in marks:
            initial = name[:1].upper()
            counted[initial] += 1
            mark = f"{initial}{counted[initial]}"
        marks.append(mark)
    return marks
