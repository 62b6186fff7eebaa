"""The draws that a story lists, kind by kind, in the order in which they were made."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, cast

from rules.blackbeard.dice import STOCK_KINDS
from rules.blackbeard.hidden import STOCKS
from rules.blackbeard.stocks import CONTENTS
from rules.blackbeard.tables import CARDS
from rules.kernel.dice import Between, Draw, FirstOf
from rules.kernel.shown import Shown

FACES = 6
SIZES: Mapping[str, int] = MappingProxyType(
    {
        "attack": 2,
        "defence": 2,
        "assault": 2,
        "garrison": 3,
        "passenger": 2,
        "dispute": 2,
        "retirement": 2,
        "petition": 2,
        "hazard": 2,
        "port": 2,
    }
)
"""By kind of draw, how many dice are rolled together; one of the others."""
JD66 = ("passenger", "dispute", "retirement", "petition", "hazard", "port")
"""Kinds of which events tell two dice as one number, tens and ones."""
LOOSE = ("move", "spare", "storm", "dispute", "flood", "jury", "wound_part", "retirement", "fire", "event", "arrest")
"""Kinds of which some draws are told by no event."""
SILENT = (*STOCK_KINDS, "crates", "assault_damage", "location")
"""Kinds without an event of their own, and the shuffles, whose outcomes are told piece by piece."""


def check_asked(story: Shown) -> None:
    """Check what the list says was asked, where the rules always ask the same. Raises ValueError."""
    decks: dict[str, list[object]] = {name: list(contents) for name, contents in zip(STOCKS, CONTENTS, strict=True)}
    decks["cards"] = list(CARDS)
    for draw in story.draws:
        asked: Between | FirstOf | None = Between(1, FACES)
        if draw.kind == "starter":
            asked = Between(0, story.seats - 1)
        elif draw.kind in ("handful", "fire", "event") or (draw.kind == "attack" and draw.asked != asked):
            asked = None
        elif draw.kind in STOCK_KINDS:
            # Later shuffles of a stock hold the undrawn counters and those that came back.
            again = draw.n > 0 and draw.kind != "cards"
            asked = None if again else FirstOf(decks[draw.kind], len(decks[draw.kind]))
            if draw.kind == "cards":
                decks["cards"] = order_of(draw)
        if asked is not None and not _same(draw.asked, asked):
            raise not_asked(draw)
    drawn = [draw.kind for draw in story.draws if draw.n == 0]
    first = [*STOCK_KINDS, *(["starter"] if story.options.starter == "random" else [])]
    if missing := [kind for kind in first if kind not in drawn]:
        msg = f"draws of every match are missing: {', '.join(missing)}"
        raise ValueError(msg)


def _same(asked: Between | FirstOf, wanted: Between | FirstOf) -> bool:
    if isinstance(asked, FirstOf) and isinstance(wanted, FirstOf):
        return list(asked.items) == list(wanted.items) and asked.k == wanted.k
    return asked == wanted


def not_asked(draw: Draw) -> ValueError:
    """Return the error for a draw of something else than the rules ask for."""
    return ValueError(f"the rules do not ask for draw {draw.n} of {draw.kind!r}")


def order_of(draw: Draw) -> list[Any]:
    """Return the order that a shuffle gave. Raises ValueError for a die."""
    if not isinstance(draw.asked, FirstOf):
        raise not_asked(draw)
    return list(cast("Sequence[Any]", draw.outcome))


# ---------------------------------------------------------------- dice


Group = Sequence[Any]
"""Dice that are rolled together, or a draw of items."""


class DiceOfKind:
    """The listed draws of one kind, in groups, of which events tell."""

    def __init__(self, groups: Sequence[Group], *, loose: bool) -> None:
        self.rest = list(groups)
        self.passed: list[Group] = []
        """Groups before the last one that was told, of which nothing is told yet."""
        self.loose = loose

    def claim(self, fits: Callable[[Group], bool]) -> bool:
        """Take the next group that fits, and return whether there is one."""
        place = next((place for place, group in enumerate(self.passed) if fits(group)), None)
        if place is not None:
            del self.passed[place]
            return True
        while self.rest:
            group = self.rest.pop(0)
            if fits(group):
                return True
            self.passed.append(group)
        return False

    def close(self) -> bool:
        """End a turn, and return whether all its dice were told as far as they must be."""
        right = self.loose or not self.passed
        self.passed.clear()
        return right


def groups_of(kind: str, draws: Sequence[Draw]) -> list[Group]:
    """Return the dice of a kind as they were rolled together."""
    outcomes = [draw.outcome for draw in draws]
    if kind == "cargo":
        return list(_counted(outcomes))
    if kind == "handful":
        return list(_handfuls(draws))
    size = SIZES.get(kind, 1)
    return [outcomes[place : place + size] for place in range(0, len(outcomes), size)]


def _counted(outcomes: Sequence[Any]) -> Iterator[Group]:
    """Yield the goods of each prize: a die tells how many dice follow."""
    rest = list(outcomes)
    while rest:
        count = rest.pop(0)
        yield rest[:count]
        rest = rest[count:]


def _handfuls(draws: Sequence[Draw]) -> Iterator[Group]:
    """Yield each handful: how many markers at most, then those that were drawn; without a draw they are all taken."""
    rest = list(draws)
    while rest:
        grasp = sum(draw.outcome for draw in rest[:2] if isinstance(draw.outcome, int))
        rest = rest[2:]
        drawn = rest.pop(0) if rest and isinstance(rest[0].asked, FirstOf) else None
        yield [grasp, drawn]


# ---------------------------------------------------------------- stocks


class Stock:
    """The counters of a stock in the order in which they were drawn, as its listed shuffles tell it."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self.left: list[Any] = []
        self.due = 0
        """How many of them were drawn for certain, because a later shuffle holds the others."""
        out: list[Any] = []
        stock: list[Any] = []
        for draw in draws:
            order = order_of(draw)
            if draw.n > 0:
                items = sorted(order)
                gone = [item for item in stock if item not in items]
                # The counter that comes back may have been drawn since the last shuffle: then it was the next one.
                own = [item for item in stock if item in items][: max(0, len(stock) + 1 - len(items) - len(gone))]
                taken = [item for item in stock if item in (*gone, *own)]
                out += taken
                self.left += taken
                back = own or [item for item in items if item not in stock]
                fits = len(back) == 1 and items == sorted([*(one for one in stock if one not in taken), *back])
                if not fits or back[0] not in out or not _same(draw.asked, FirstOf(items, len(items))):
                    raise not_asked(draw)
                out.remove(back[0])
            stock = order
        self.due = len(self.left)
        self.left += stock

    def take(self, counter: Any) -> None:
        """Take a counter that is not the next one."""
        self.left.remove(counter)
        self.due -= 1

    def next(self, count: int = 1) -> list[Any]:
        """Draw the next counters, as many as there are."""
        drawn, self.left = self.left[:count], self.left[count:]
        self.due -= len(drawn)
        return drawn
