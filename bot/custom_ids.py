"""What a component's custom_id says: table, verb, question, step, option; never who may press it."""

import re
from typing import Literal, NamedTuple

from bot import limits

Widget = Literal["b", "s", "m"]
"""Button, select menu, modal."""

_FIELDS = r"(?P<table>\d{1,18}):(?P<verb>[a-z]{1,12}):(?P<question>[\d.]{0,16}):(?P<step>[\w-]{0,32}):(?P<arg>.*)"
BUTTON_TEMPLATE = re.compile(f"qb:{_FIELDS}")
SELECT_TEMPLATE = re.compile(f"qs:{_FIELDS}")
MODAL_TEMPLATE = re.compile(f"qm:{_FIELDS}")


class Press(NamedTuple):
    """One press: on which table, what is wanted, of which question, which step of a form, which option."""

    table: int
    verb: str
    question: str = ""
    step: str = ""
    arg: str = ""

    def custom_id(self, widget: Widget = "b") -> str:
        """Return the custom_id that says this."""
        text = f"q{widget}:{self.table}:{self.verb}:{self.question}:{self.step}:{self.arg}"
        if len(text) > limits.CUSTOM_ID:
            msg = f"custom_id of {len(text)} characters: {text}"
            raise ValueError(msg)
        return text


def parse(match: "re.Match[str]") -> Press:
    """Return what a matched custom_id says."""
    return Press(int(match["table"]), match["verb"], match["question"], match["step"], match["arg"])
