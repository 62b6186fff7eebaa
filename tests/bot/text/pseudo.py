"""A pseudo-language: English with every text in ⟦brackets⟧. Text without brackets did not come from the catalogs.

Names of commands, which cannot contain brackets, begin with "x" instead.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.loopback import Message
from bot.loopback.components import walk
from bot.loopback.forms import Modal
from bot.text import catalog

from ..toys.playable import Sources, other_words

LOCALE = "ko"
"""A locale of Discord without a catalog."""

OPEN, CLOSE, CUT = "⟦", "⟧", "…"
KEYS = ("content", "label", "placeholder", "description", "title", "name")

UNWORDED = re.compile(
    r"<[@#][!&]?\d+>"  # mentions
    r"|\b(CO|spec) \d+(\.\d+)*"  # ids of rules
    r"|\b(?:[ROYGABVPNSL]|Br|Gy)\d{1,2}\b"  # cards
    r"|\b[a-z_]+=[a-z0-9_]+"  # typed options
    r"|^\d+\. ",  # numbers of a list
    re.MULTILINE,
)
SPOKEN = re.compile(r"[^\W\d_]|[:;,.!?、。：]")


@contextmanager
def pseudo_locale() -> Iterator[None]:
    """Add the pseudo-language to the locales."""
    known = catalog.locales
    with pytest.MonkeyPatch.context() as patch, other_words(with_brackets):
        patch.setattr(catalog, "locales", lambda: [*known(), LOCALE])
        yield


def with_brackets(known: Sources, locale: str) -> list[str]:
    """Return the catalog files of a locale: those in English, bracketed, for the pseudo-language."""
    return list(map(bracketed, known("en"))) if locale == LOCALE else known(locale)


def bracketed(source: str) -> str:
    """Return a catalog file with every text in brackets; empty texts stay empty."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                wrap(entry.value, OPEN, CLOSE)
            for attribute in entry.attributes:
                command = entry.id.name.startswith("bot-command-")
                wrap(attribute.value, *(("x", "") if command else (OPEN, CLOSE)))
    return FluentSerializer().serialize(resource)


def wrap(pattern: ast.Pattern, before: str, after: str) -> None:
    """Put marks before and after a text."""
    if not all(is_empty(element) for element in pattern.elements):
        pattern.elements = [literal(before), *pattern.elements, literal(after)]


def is_empty(element: ast.TextElement | ast.Placeable) -> bool:
    return isinstance(element, ast.Placeable) and element.expression.equals(ast.StringLiteral(""))


def literal(text: str) -> ast.Placeable:
    return ast.Placeable(ast.StringLiteral(text))


def unworded(text: str, names: Iterable[str] = ()) -> str:
    """Return the parts of a text that are outside all brackets and are no name, number or id."""
    outside, depth = "", 0
    for letter in text:
        depth += letter == OPEN
        if depth <= 0:
            outside += letter
        depth -= letter == CLOSE
    # A summary has the first line of each text of several lines, without its closing bracket.
    first_lines = text.count(OPEN, 0, 1) and text.count("\n") + 1
    whole = depth == 0 or (depth > 0 and (text.rstrip().endswith(CUT) or depth <= first_lines))
    assert whole, f"brackets do not match: {text}"
    for name in names:
        outside = outside.replace(name, "")
    rest = UNWORDED.sub("", outside)
    return rest if SPOKEN.search(rest) else ""


class Proofreader:
    """Reads everything that people are shown, and records texts that did not come from the catalogs."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self.read = 0
        self.faults: dict[str, None] = {}

    def text(self, text: str | None) -> None:
        """Read one text."""
        if text:
            self.read += 1
            if rest := unworded(text, self.names):
                self.faults[f"{rest!r} in {text!r}"] = None

    def message(self, change: str, message: Message) -> None:
        """Read a message in its present state."""
        if change == "delete":
            return
        self.text(message.content)
        self.components(message.components)
        for attachment in message.attachments:
            self.text(attachment.description)

    def modal(self, modal: Modal | None) -> None:
        """Read a modal."""
        assert modal is not None
        self.text(modal.title)
        self.components(modal.components)

    def components(self, components: list[dict[str, Any]]) -> None:
        """Read all texts of components."""
        for component in walk(components):
            for part in [component, *(component.get("items") or ())]:
                for key in KEYS:
                    self.text(part.get(key))
            for option in component.get("options") or ():
                self.option(option["label"], option.get("description") or "")

    def option(self, label: str, description: str) -> None:
        """Read an option of a menu, whose label may continue in its description."""
        if label.endswith(CUT) and description.startswith(CUT):
            label, description = label[:-1] + description[1:], ""
        self.text(label)
        self.text(description)

    def choices(self, choices: Iterable[Any]) -> None:
        """Read the choices of an autocompletion."""
        for choice in choices:
            self.text(choice.name)
