"""The messages of one language, from Project Fluent files."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import Any, NamedTuple

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

Arg = str | int
PACKAGE = "bot.text"
FALLBACK = "en"

# fluent.runtime refuses arguments over 2,500 characters: longer texts replace a placeholder afterwards.
LONG = 2000
STAND_IN = 0xE000

FORMATTED = 4096
"""Number of formatted texts that each catalog keeps; screens repeat nearly all of theirs."""
SHORT = 200
"""A text with a longer argument is not kept, which bounds the memory."""
EXTENSIVE = 500
"""Reading a text of more characters takes milliseconds, several of which together are felt on one screen."""


class Wants(NamedTuple):
    """The arguments of a message.

    ``optional`` are those by which it selects with a variant ``[none]``: they may be missing.
    """

    names: frozenset[str]
    optional: frozenset[str]


MINUS = "−"
HYPHEN = re.compile(r"(?<![a-zA-Z0-9-])-(?=[0-9])")
"""The hyphen with which Fluent writes a number below 0."""

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*\n?", re.MULTILINE | re.ASCII)
"""A message of a catalog file. A file has no terms, and begins each line of a text with a space."""
NAMED = re.compile(r"^(?: +\.)?([a-zA-Z][\w-]*) *=(.*(?:\n(?! +\.[a-zA-Z]).*)*)", re.MULTILINE | re.ASCII)
"""The message itself or one of its attributes, with its text."""


VOWEL = re.compile(r"[*_~\\]*(?:[aeiouæœø]|y[b-df-hj-np-tv-xz])", re.IGNORECASE)
"""A vowel at the beginning of a text without accents, behind Markdown: "Anne", "**Anne**", "Yves", but not "Yann"."""

AUTOMATON = "-automaton"
"""The end of the names of messages that name a seat which the rules of a game play themselves: "The Phantom"."""
WITHIN = r"(?<=[^\W\d_]|[,;:(’])([ \u00a0\u202f]?[*_]*)"
"""What stands before a word that does not begin a sentence, and the marks of Markdown at that word."""
CONTRACTED = {"à": "au", "À": "Au", "de": "du", "De": "Du"}
"""What French makes of a word and the article "le" after it."""


class Catalog:
    """The messages of one locale. A *name* is "message" or "message.attribute".

    Each name is parsed when it is first used, as a message of its own: a start needs few of them, and a message with
    many attributes may take 20 ms. Extensive ones can be parsed ahead (:meth:`parse_ahead`).
    """

    def __init__(self, locale: str, sources: Iterable[str]) -> None:
        self.locale = locale
        own: dict[str, Any] = {"SIGNED": partial(signed, locale), "PLUS": partial(plus, locale)}
        own |= {"LESS": less, "CAPITAL": capital, "DE": partial(elided, "de"), "QUE": partial(elided, "que")}
        self._bundle = FluentBundle([locale], functions=own, use_isolating=False)
        messages = {found[1]: found[0] for source in sources for found in MESSAGE.finditer(source)}
        self._sources = {name: text for message, source in messages.items() for name, text in _named(message, source)}
        self._extensive = [name for name, text in self._sources.items() if len(text) > EXTENSIVE]
        self._seen: dict[str, _Names] = {}
        self._wants: dict[str, Wants] = {}
        self._kept = lru_cache(FORMATTED)(self._formatted)
        self._played_by_rules = [self._sources[name].strip() for name in self._sources if name.endswith(AUTOMATON)]

    @property
    def names(self) -> list[str]:
        """All names, in the order of the files."""
        return list(self._sources)

    def __contains__(self, name: str) -> bool:
        return name in self._sources

    def wants(self, name: str) -> Wants:
        """Return the arguments of a message, with those of the messages that it refers to. Raises KeyError."""
        if name not in self._wants:
            self._wants[name] = self._wanted(name)
        return self._wants[name]

    def source(self, name: str) -> str:
        """Return the text of a message as its file writes it. Raises KeyError."""
        return self._sources[name]

    def parse_ahead(self) -> Iterator[str]:
        """Parse the extensive texts that are left, one at a time, and yield the name of each."""
        while self._extensive:
            name = self._extensive.pop()
            self.wants(name)
            self._pattern(name)
            yield name

    def format(self, name: str, args: Mapping[str, Arg]) -> tuple[str, list[Exception]]:
        """Return the text and its errors: missing arguments or messages."""
        given = tuple(args.items())
        for _, value in given:
            if isinstance(value, str) and len(value) > SHORT:
                return self._formatted(name, given)
        return self._kept(name, given)

    def _formatted(self, name: str, args: Iterable[tuple[str, Arg]]) -> tuple[str, list[Exception]]:
        given: dict[str, Arg] = dict.fromkeys(self.wants(name).optional, "none") | dict(args)
        put_in: dict[str, str] = {}
        for key, value in given.items():
            if isinstance(value, str) and len(value) > LONG:
                put_in[chr(STAND_IN + len(put_in))] = value
                given[key] = list(put_in)[-1]
        text, errors = self._bundle.format_pattern(self._pattern(name), given)
        worded = str(text)
        if any(isinstance(value, int) and value < 0 for value in given.values()):
            worded = HYPHEN.sub(MINUS, worded)
        for stand_in, value in put_in.items():
            worded = worded.replace(stand_in, value)
        for seat in self._played_by_rules:
            if seat in worded:
                worded = in_sentence(seat, worded)
        return worded, errors

    def _pattern(self, name: str) -> Any:
        """Return the text of a parsed name as the bundle fills it in, which it makes ready the first time."""
        pattern = self._bundle.get_message(_parsed_as(name)).value
        assert pattern is not None
        return pattern

    def _wanted(self, name: str, above: tuple[str, ...] = ()) -> Wants:
        if name not in self._seen:
            self._parse(name)
        seen = self._seen[name]
        names, optional = set(seen.variables), set(seen.optional)
        for quoted in seen.messages:
            if quoted in self and quoted not in (name, *above):
                deeper = self._wanted(quoted, (name, *above))
                names |= deeper.names
                optional |= deeper.optional
        return Wants(frozenset(names), frozenset(optional))

    def _parse(self, name: str) -> None:
        resource = FluentParser().parse(f"{_parsed_as(name)} ={self._sources[name]}")
        (message,) = resource.body
        assert isinstance(message, ast.Message)
        self._seen[name] = _Names(message)
        self._bundle.add_resource(resource)


class _Names(Visitor):
    """Collects the arguments and messages that a pattern refers to; attributes are referred to as they are parsed."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.optional: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's name
        name = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        self.messages.add(name)
        node.id.name, node.attribute = _parsed_as(name), None

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's name
        keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
        if isinstance(node.selector, ast.VariableReference) and "none" in keys:
            self.optional.add(node.selector.id.name)
        self.generic_visit(node)


def _named(message: str, source: str) -> Iterator[tuple[str, str]]:
    """Yield the names of one message, each with its text: its own if it has a text, and those of its attributes."""
    (_, text), *attributes = NAMED.findall(source)
    if text.strip():
        yield message, text
    yield from ((f"{message}.{attribute}", text) for attribute, text in attributes)


def _parsed_as(name: str) -> str:
    """Return the id under which a name is parsed."""
    return name.replace(".", "--")


def signed(locale: str, number: Any) -> Any:
    """Write a number with its sign, a true minus sign too, as a language groups digits: SIGNED($change) in catalogs."""
    sign = "+" if number > 0 else MINUS if number < 0 else ""
    return sign + format_decimal(abs(int(number)), locale=locale)


def plus(locale: str, number: Any) -> Any:
    """Write a number as what is added to another one: "+ 12" or "− 3"; catalogs call this as PLUS($change)."""
    return f"{MINUS if number < 0 else '+'} {format_decimal(abs(int(number)), locale=locale)}"


def less(number: Any, other: Any) -> Any:
    """Return a number less another one, not below 0; catalogs call this as LESS($total, $points)."""
    return f"{max(0, int(number) - int(other))}"


def capital(text: Any) -> Any:
    """Return a text as it begins a sentence, with a capital letter; catalogs call this as CAPITAL($hunter)."""
    return str(text)[:1].upper() + str(text)[1:]


def elided(word: str, text: Any) -> Any:
    """Return a text after a French word, without its "e" before a vowel: catalogs call this as DE($seat), QUE($seat).

    Nobody can tell from its letters whether a name's "h" is silent, and the full word is never wrong before one.
    """
    vowel = VOWEL.match(unicodedata.normalize("NFD", str(text)))
    return f"{word[:-1]}’{text}" if vowel else f"{word} {text}"


def in_sentence(seat: str, text: str) -> str:
    """Return a text in which a seat's name with an article, "Le Fantôme", fits its sentence: "le", "au" or "du"."""
    article, space, noun = seat.partition(" ")
    if not space:
        return text
    if article == "Le":
        text = re.sub(
            rf"\b([àÀ]|[dD]e) ([*_]*){seat}\b", lambda found: f"{CONTRACTED[found[1]]} {found[2]}{noun}", text
        )
    return re.sub(rf"{WITHIN}{seat}\b", lambda found: f"{found[1]}{article.lower()} {noun}", text)


@cache
def locales() -> tuple[str, ...]:
    """Return the locales with a catalog; cached, because every text asks for them."""
    return tuple(
        sorted(
            folder.name
            for folder in files(PACKAGE).iterdir()
            if folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
        )
    )


def sources(locale: str) -> list[str]:
    """Return the texts of all catalog files of a locale."""
    folder = files(PACKAGE) / locale
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in found]


@cache
def catalog_of(locale: str) -> Catalog:
    """Return the catalog of one of :func:`locales`, cached."""
    return Catalog(locale, sources(locale))


def nearest(locale: str) -> str:
    """Return the locale of the catalog for any locale of Discord: "en" for "en-GB", the fallback for an unknown one."""
    return _nearest(locale, tuple(locales()))


@lru_cache(256)
def _nearest(locale: str, known: tuple[str, ...]) -> str:
    exact = next((name for name in known if name.casefold() == locale.casefold()), None)
    language = locale.replace("_", "-").partition("-")[0].casefold()
    return exact or (language if language in known else FALLBACK)
