"""The names of AI seats in a reader's language.

A table stores the name that an AI was given in the table's language of that time. A reader with another language, or of
a table whose language was changed since, reads it as that language has it: "IA 2" for "AI 2".
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import NamedTuple, Protocol

from bot.text import Words, words_for
from bot.text.catalog import locales
from bot.text.names import spaced

MOST = 50
"""The numbers of AI seats that are known by name: more than any game has seats."""


class Named(Protocol):
    """Somebody on a seat; an AI is no user."""

    @property
    def name(self) -> str:
        """The stored name."""
        ...

    @property
    def user_id(self) -> int | None:
        """The person; None for an AI."""
        ...


class Around(NamedTuple):
    """What the name of an AI that plays for somebody has before and after theirs, in one language."""

    before: str
    after: str


@cache
def numbers() -> Mapping[str, int]:
    """Return the number of an AI seat by its name in any language."""
    return {spaced(words_for(locale).ai_name(n)): n for locale in locales() for n in range(1, MOST + 1)}


@cache
def around(locale: str) -> Around:
    """Return how the name of an AI that plays for somebody begins and ends."""
    mark = "\0"
    return Around(*words_for(locale).line("bot-ai-for", name=mark).split(mark))


def number_of(stored: str) -> int | None:
    """Return the number of an AI seat by its name in any language; None for another name."""
    return numbers().get(spaced(stored))


def ai_named(words: Words, stored: str) -> str:
    """Return the stored name of an AI seat in the words of a reader; any other name as it is."""
    if (number := number_of(stored)) is not None:
        return words.ai_name(number)
    for locale in locales():
        before, after = around(locale)
        whole = len(stored) > len(before) + len(after)
        if whole and stored.startswith(before) and stored.endswith(after):
            return words.line("bot-ai-for", name=stored[len(before) : len(stored) - len(after)])
    return stored


def called(words: Words, sittings: Iterable[Named]) -> Callable[[Named], str]:
    """Return what gives the name of somebody at a table for a reader; ``sittings``: everybody who has sat there.

    Messages tell seats apart by name: an AI keeps its stored name where the reader's is that of somebody else there.
    """
    people, ais = set[str](), set[str]()
    for one in sittings:
        (ais if one.user_id is None else people).add(one.name)
    shown = {name: ai_named(words, name) for name in ais}
    taken = Counter([*map(spaced, people), *map(spaced, shown.values())])

    def name(one: Named) -> str:
        own = shown.get(one.name, one.name) if one.user_id is None else one.name
        return own if taken[spaced(own)] <= 1 else one.name

    return name
