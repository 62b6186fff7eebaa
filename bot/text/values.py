"""Turns facts of events and questions into arguments of messages: cards, seats, lists, rows."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeGuard, cast

from bot.text.catalog import Arg
from bot.text.names import Names, escape
from bot.text.phrases import Phrasebook, Supply, Worded
from rules.kernel import Game

NONE = "none"
COUNT, CODE, ABOUT = "_count", "_code", "_about"


class Wording(NamedTuple):
    """Words values with a reader's phrases, the terms of a game ("bot": of none) and the names of seats.

    ``vocabulary`` gives the term of a key: see :class:`rules.kernel.Game`. ``spoken``: for a text that is read aloud,
    such as the alt text of a picture: "<game>-spoken-<term>" goes before "<game>-term-<term>".
    """

    phrases: Phrasebook
    game: str
    vocabulary: Mapping[str, str]
    names: Names
    spoken: bool = False

    @classmethod
    def of(cls, phrases: Phrasebook, game: Game | None, names: Names) -> "Wording":
        """Return the wording of a game, or of texts without a game."""
        return cls(phrases, game.name if game else "bot", game.vocabulary if game else {}, names)

    def say(self, name: str, data: Mapping[str, Any], scope: str = "") -> str:
        """Return a message with these facts; lists of objects in them are worded by "<scope>-<key>".

        Screens repeat most of their texts: one is kept with its facts and the names in it, and used while they hold.
        """
        key = f"{self.game}/{self.spoken}", name, scope, repr(data)
        kept = self.phrases.worded.get(key)
        if kept is not None and all(self.names(seat) == name for seat, name in kept.names.items()):
            return kept.text
        named: dict[int, str] = {}

        def noted(seat: int) -> str:
            return named.setdefault(seat, self.names(seat))

        text = self._replace(names=noted).anew(name, data, scope)
        self.phrases.keep(key, Worded(text, named))
        return text

    def anew(self, name: str, data: Mapping[str, Any], scope: str = "") -> str:
        """Return a message with these facts, worded anew."""
        return self.phrases.say(name, self.supply(data, scope or name.partition(".")[0]))

    def supply(self, data: Mapping[str, Any], scope: str) -> Supply:
        """Return the function that turns facts into arguments.

        A list also gives the number of its items as ``<key>_count``; a text, what it was before as ``<key>_code``, and
        the line that explains it as ``<key>_about`` ("none" without one).
        """

        def args(wanted: frozenset[str]) -> dict[str, Arg]:
            found: dict[str, Arg] = {}
            for key, value in data.items():
                if key in wanted and (worded := self.value(key, value, scope)) is not None:
                    found[key] = worded
                if key + COUNT in wanted and _is_list(value):
                    found[key + COUNT] = len(value)
                if key + CODE in wanted and isinstance(value, str):
                    found[key + CODE] = value
                if key + ABOUT in wanted and isinstance(value, str) and (term := self.vocabulary.get(key)) is not None:
                    found[key + ABOUT] = self.term(term, value, "about") or NONE
            return found

        return args

    def value(self, key: str, value: Any, scope: str) -> Arg | None:
        """Word the value of a key; None for a value without a wording."""
        term = self.vocabulary.get(key)
        if isinstance(value, Mapping):
            facts = cast("Mapping[str, Any]", value)
            return self.anew(f"{scope}-{key}", facts) if self.phrases.has(f"{scope}-{key}") else None
        if not _is_list(value):
            return self.single(term, value)
        if value and isinstance(value[0], Mapping):
            between = f"{scope}-{key}.separator"
            rows = [self.anew(f"{scope}-{key}", row) for row in value]
            return (self._plain(between) if self.phrases.has(between) else "\n").join(rows)
        if value and _is_list(value[0]):
            return None
        if (spoken := self._spoken(term)) is not None:
            return self.listed(list(self._runs(spoken, value)), term)
        worded = [str(self.single(term, item)) for item in value]
        if term is None:
            own = f"{scope}-{key}.separator"
            return self._plain(own).join(worded) if self.phrases.has(own) else self.listed(worded)
        several, run = (f"{self.game}-term-{term}.{how}" for how in ("several", "run"))
        if self.phrases.has(several):
            worded = [self._counted(several, item, count) for item, count in Counter(worded).items()]
        elif self.phrases.has(run):
            worded = [self._counted(run, item, len([*same])) for item, same in groupby(worded)]
        return self.listed(worded, term)

    def _spoken(self, term: str | None) -> str | None:
        """Return the message that words a term in a text that is read aloud, if this is one and the term has one."""
        name = f"{self.game}-spoken-{term}"
        return name if self.spoken and term is not None and self.phrases.has(name) else None

    def _runs(self, spoken: str, values: Iterable[Any]) -> Iterable[str]:
        """Word values as they are read aloud; neighbours that differ in their number share their words: "red 4 5"."""
        parts = (re.fullmatch(r"(.*?)([0-9]*)", str(value), re.DOTALL).groups() for value in values)  # pyright: ignore[reportOptionalMemberAccess]
        for letters, run in groupby(parts, lambda part: part[0]):
            numbers = [digits for _, digits in run]
            for same in [numbers] if all(numbers) else ([""] for _ in numbers):
                args: dict[str, Arg] = {"letters": letters, "numbers": " ".join(same)}
                yield self.phrases.say(spoken, lambda _, args=args: args)

    def _counted(self, name: str, worded: str, count: int) -> str:
        """Return a worded value with its number: "drugs ×3"."""
        return worded if count == 1 else self.phrases.say(name, lambda _: {"item": worded, "count": count})

    def single(self, term: str | None, value: Any) -> Arg:
        """Word one value by its term, or return it as it is. Text of digits becomes a number to select by."""
        if value is None or value in ("", NONE):
            return NONE
        if term is not None:
            return self.term(term, value)
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int):
            return value
        text = str(value)
        return int(text) if re.fullmatch("[0-9]{1,9}", text) else text

    def term(self, term: str, value: Any, text_of: str = "term") -> str:
        """Word a value by "<game>-term-<term>"; a seat by its name. The number of a copy ("amc#1") is its digits.

        What stands before a "/" is its head, what stands after it the tail.

        ``text_of`` "about": the line that explains it, "<game>-about-<term>".
        """
        text = str(value)
        if text_of == "term" and (spoken := self._spoken(term)) is not None:
            return next(iter(self._runs(spoken, [value])))
        if term == "seat":
            return self.name(int(text)) if re.fullmatch("[0-9]{1,3}", text) else text
        letters, digits = re.fullmatch(r"(.*?)#?([0-9]{0,9})", text, re.DOTALL).groups()  # pyright: ignore[reportOptionalMemberAccess]
        args: dict[str, Arg] = {"value": escape(text), "letters": letters, "digits": int(digits) if digits else NONE}
        head, _, tail = text.partition("/")
        args |= {"head": head, "tail": tail or NONE}
        return self.phrases.say(f"{self.game}-{text_of}-{term}", lambda _: args)

    def name(self, seat: int) -> str:
        """Return the name of a seat; "<game>-automaton", or its number, for one that nobody has."""
        own = f"{self.game}-automaton"
        return self.names(seat) or (self._plain(own) if self.phrases.has(own) else str(seat + 1))

    def listed(self, items: Sequence[str], term: str | None = None, *, ordered: bool = False) -> str:
        """Join worded items with the separators of the language, or with that of their term; so, too, for none."""
        if not items:
            own = f"{self.game}-term-{term}.none"
            return self._plain(own if self.phrases.has(own) else "bot-list.none")
        if ordered:
            return self._plain("bot-list.ordered").join(items)
        own = f"{self._spoken(term) or f'{self.game}-term-{term}'}.separator"
        if term is not None and self.phrases.has(own):
            return self._plain(own).join(items)
        if len(items) == 1:
            return items[0]
        return self._plain("bot-list.separator").join(items[:-1]) + self._plain("bot-list.last") + items[-1]

    def bare_term(self, name: str, data: Mapping[str, Any]) -> str | None:
        """Return the term by which a message words a bare id: one that it uses and that is not among the facts."""
        wanted = self.phrases.wants(name)
        return next((term for term in self.terms() if term in wanted and term not in data), None)

    def with_bare(self, name: str, data: Mapping[str, Any], term: str, value: str) -> str:
        """Return a message with these facts, and a bare id worded by its term."""
        supply = self.supply(data, name)
        return self.phrases.say(name, lambda wanted: {**supply(wanted), term: self.term(term, value)})

    def terms(self) -> Iterable[str]:
        """Return the terms of the game without repeats."""
        return dict.fromkeys(["seat", *self.vocabulary.values()])

    def _plain(self, name: str) -> str:
        return self.phrases.say(name, lambda _: {})


def _is_list(value: object) -> TypeGuard[Sequence[Any]]:
    """Return whether a fact holds several values."""
    return isinstance(value, list | tuple)
