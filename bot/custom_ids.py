"""The content of a component's custom_id: table, verb, question, step, option; never the person who may press it."""

import re
from collections.abc import Iterable
from hashlib import sha256
from typing import Literal, NamedTuple

from bot import limits

Widget = Literal["b", "s", "m"]
"""Button, select menu, modal."""

_FIELDS = r"(?P<table>\d{1,18}):(?P<verb>[a-z]{1,12}):(?P<question>[\da-z.]{0,16}):(?P<step>[\w~-]{0,32}):(?P<arg>.*)"
BUTTON_TEMPLATE = re.compile(f"qb:{_FIELDS}")
SELECT_TEMPLATE = re.compile(f"qs:{_FIELDS}")
MODAL_TEMPLATE = re.compile(f"qm:{_FIELDS}")
TEMPLATES = {"b": BUTTON_TEMPLATE, "s": SELECT_TEMPLATE, "m": MODAL_TEMPLATE}

MARK = "~"
NO_TABLE = 0
"""The number of the table in presses about no table."""
DIGITS = 12


class Press(NamedTuple):
    """One press: its table, its verb, and the question, step of a form and option, if any.

    ``step`` and ``arg``, as parsed from a custom_id, may be stand-ins: see :func:`meant`.
    """

    table: int
    verb: str
    question: str = ""
    step: str = ""
    arg: str = ""

    def custom_id(self, widget: Widget = "b") -> str:
        """Return the custom_id of this press, with stand-ins for names that are too long."""
        brief = self._replace(arg=stand_in(self.arg))
        for press in (self, brief, brief._replace(step=stand_in(self.step))):
            text = f"q{widget}:{press.table}:{press.verb}:{press.question}:{press.step}:{press.arg}"
            match = TEMPLATES[widget].fullmatch(text)
            if len(text) <= limits.CUSTOM_ID and match is not None and parse(match) == press:
                return text
        msg = f"no custom_id can say {self!r}"
        raise ValueError(msg)


def parse(match: "re.Match[str]") -> Press:
    """Return the press of a matched custom_id."""
    return Press(int(match["table"]), match["verb"], match["question"], match["step"], match["arg"])


def stand_in(name: str) -> str:
    """Return the stand-in of a name that is too long or has forbidden characters: the beginning of its SHA-256."""
    return MARK + sha256(name.encode()).hexdigest()[:DIGITS] if name else name


def meant(said: str, names: Iterable[str]) -> str:
    """Return the name that a text is, or is the stand-in of; without such a name, the text itself."""
    if not said.startswith(MARK):
        return said
    return next((name for name in names if said in (name, stand_in(name))), said)


def value_of(name: str) -> str:
    """Return a name as the value of a menu's option; a stand-in if it is too long."""
    return name if len(name) <= limits.OPTION_VALUE else stand_in(name)
