"""The draws of a match as plain data, for exports that are checked without the rules."""

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from rules.kernel import Between, Draw, FirstOf, Match, drawn_by

Whole = Annotated[int, Field(strict=True)]


class DrawnNumber(BaseModel):
    """A draw of an integer from ``low`` to ``high``: a die, or one of several things."""

    model_config = ConfigDict(extra="forbid")

    kind: str
    n: Annotated[Whole, Field(ge=0)]
    low: Whole
    high: Whole
    outcome: Whole

    @property
    def draw(self) -> Draw:
        """The draw as the rules made it."""
        return Draw(self.kind, self.n, Between(self.low, self.high), self.outcome)


class DrawnItems(BaseModel):
    """A draw of the first ``k`` of the shuffled ``items``; ``items`` in the order in which they were shuffled."""

    model_config = ConfigDict(extra="forbid")

    kind: str
    n: Annotated[Whole, Field(ge=0)]
    items: list[Whole | str]
    k: Annotated[Whole, Field(ge=0)]
    outcome: list[Whole | str]

    @property
    def draw(self) -> Draw:
        """The draw as the rules made it."""
        return Draw(self.kind, self.n, FirstOf(self.items, self.k), self.outcome)


Drawn = DrawnNumber | DrawnItems


def drawn_of(draw: Draw) -> Drawn:
    """Return a draw as plain data."""
    if isinstance(draw.asked, Between):
        low, high = draw.asked
        return DrawnNumber.model_validate({**_named(draw), "low": low, "high": high})
    items, k = draw.asked
    return DrawnItems.model_validate({**_named(draw), "items": items, "k": k})


def _named(draw: Draw) -> dict[str, object]:
    return {"kind": draw.kind, "n": draw.n, "outcome": draw.outcome}


def course_of(match: Match) -> list[dict[str, Any]]:
    """Return what the rules drew and asked after the start and after each entry, and the result at its end.

    Empty parts are left out.
    """
    course: list[dict[str, Any]] = []
    for draws, questions in match.followed:
        told: dict[str, Any] = {}
        if draws:
            told["draws"] = [drawn_of(draw).model_dump() for draw in draws]
        if questions:
            told["questions"] = [list(question) for question in questions]
        course.append(told)
    if match.result is not None:
        course[-1]["result"] = match.result._asdict()
    return json.loads(json.dumps(course, default=dict))


def draws_of(match: Match, kinds: Sequence[str]) -> list[Drawn]:
    """Return the draws of some kinds, in order."""
    return [drawn_of(draw) for draw in match.drawn if draw.kind in kinds]


def wrong_draw(draws: Sequence[Drawn], keys: Mapping[str, str], salt: str) -> str | None:
    """Return what is wrong with draws of which the keys are known, or None."""
    numbers: dict[str, int] = {}
    for drawn in draws:
        draw = drawn.draw
        if draw.kind not in keys:
            return f"draw {draw.n} of {draw.kind!r} is shown, but its key is not"
        if draw.n != numbers.get(draw.kind, 0):
            return f"the draws of {draw.kind!r} are not numbered one by one"
        numbers[draw.kind] = draw.n + 1
        if isinstance(draw.asked, FirstOf) and draw.asked.k > len(draw.asked.items):
            return f"draw {draw.n} of {draw.kind!r} has more items than were shuffled"
        try:
            outcome = drawn_by(bytes.fromhex(keys[draw.kind]), salt, draw)
        except ValueError as error:
            return f"draw {draw.n} of {draw.kind!r}: {error}"
        if outcome != draw.outcome:
            return f"draw {draw.n} of {draw.kind!r} is not what its key gives"
    return None
