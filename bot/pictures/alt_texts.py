"""Alt texts: the lines that say what a picture shows, within Discord's limit."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from bot import limits
from bot.text import Names, Words, unmarked
from bot.text.emoji import in_words
from rules.kernel import Fact, Game

ROOM = limits.ALT - 1
"""The characters of lines that were made to fit. A text that reaches the limit is known to be cut."""


class Line:
    """A line of an alt text. Its fact may name in ``cut`` a list that is shortened; ``more`` then counts the rest.

    A line that is nothing but its list, the ``rows``, is left out where there is no room for its first item.
    """

    def __init__(self, fact: Fact, word: Callable[[Fact], str]) -> None:
        self._fact, self._word = fact, word
        self._key = fact.data.get("cut", "")
        self._items: Sequence[Any] = fact.data[self._key] if self._key else ()
        self._told: dict[int, str] = {}
        self._least = 0 if self._key == "rows" else 1
        self.most = len(self._items)

    def told(self, shown: int) -> str:
        """Return the words of the line with the first items of its list; "" for one that is left out."""
        shown = min(max(shown, self._least), self.most)
        if shown not in self._told:
            self._told[shown] = self._with(shown)
        return self._told[shown]

    def _with(self, shown: int) -> str:
        if shown == self.most:
            return self._word(self._fact)
        if not shown:
            return ""
        cut = {self._key: list(self._items[:shown]), "more": self.most - shown}
        return self._word(Fact(self._fact.kind, {**self._fact.data, **cut}))


def alt(game: Game, facts: Sequence[Fact], words: Words, names: Names) -> str:
    """Return a picture's alt text, without Markdown: Discord does not render it there.

    All of it, if there is room. Otherwise lists of many items are shortened, evenly, until the text fits.
    """
    lines = [Line(fact, partial(worded, game, words, names)) for fact in facts]
    shown = [line.most for line in lines]
    if size(lines, shown) > ROOM:
        shown = fitting(lines)
    return limits.fit("\n".join(filter(None, map(Line.told, lines, shown))), ROOM)


def fitting(lines: Sequence[Line]) -> list[int]:
    """Return how many items of each line's list there is room for: as many of every list, then more where they fit."""
    few, many = 0, max((line.most for line in lines), default=0)
    while few + 1 < many:
        half = (few + many) // 2
        few, many = (half, many) if size(lines, [half] * len(lines)) <= ROOM else (few, half)
    shown = [min(few, line.most) for line in lines]
    growing = list(range(len(lines)))
    while growing:
        growing = [place for place in growing if grown(lines, shown, place)]
    return shown


def grown(lines: Sequence[Line], shown: list[int], place: int) -> bool:
    """Show one item more of a line's list if there is one and room for it; return whether it is shown."""
    if shown[place] == lines[place].most:
        return False
    shown[place] += 1
    if size(lines, shown) <= ROOM:
        return True
    shown[place] -= 1
    return False


def size(lines: Sequence[Line], shown: Sequence[int]) -> int:
    """Return the characters of lines."""
    return sum(len(told) + 1 for told in map(Line.told, lines, shown) if told) - 1


def worded(game: Game, words: Words, names: Names, fact: Fact) -> str:
    """Return a line of an alt text as plain text in words."""
    return in_words(unmarked(words.spoken(game, fact, names)))
