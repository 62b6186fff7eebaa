"""The text of a command, which is its option's id, and its parts (spec 4.2).

``peek/1-3``, ``reveal/2``, ``force/4/1-3`` (seat 4, one of the slots 1 and 3), ``move/B1``, ``attack`` or
``attack/JR``, ``maroon/2``, ``mutiny``, ``stow/FD-B``, ``brawl``, ``letter/5/JR`` (seat 5 to that ship).
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

PARTS: Mapping[str, Sequence[str]] = {
    "peek": ("slots",),
    "reveal": ("slots",),
    "force": ("seat", "slots"),
    "move": ("where",),
    "attack": ("where",),
    "maroon": ("seat",),
    "mutiny": (),
    "stow": ("where",),
    "brawl": (),
    "letter": ("seat", "where"),
}
"""The arguments that follow each verb."""


class Command(NamedTuple):
    """A command in parts.

    ``seat`` is -1, ``slots`` empty and ``where`` "" if the verb has no such part, or the text does not give it.
    """

    verb: str
    seat: int = -1
    slots: tuple[int, ...] = ()
    where: str = ""


def verb_of(text: str) -> str:
    """Return the verb of a command."""
    return text.partition("/")[0]


def parsed(text: str) -> Command | None:
    """Return a command in parts; None if it has no known verb. The parts are not checked."""
    verb, *words = text.split("/")
    if verb not in PARTS:
        return None
    given = dict(zip(PARTS[verb], words, strict=False))
    seats = numbers_in(given.get("seat", ""))
    return Command(verb, seats[0] if seats else -1, numbers_in(given.get("slots", "")), given.get("where", ""))


def command_of(text: str) -> Command:
    """Return a command that was offered, in parts."""
    command = parsed(text)
    assert command is not None, "only commands are offered"
    return command


def numbers_in(word: str) -> tuple[int, ...]:
    """Return the numbers of a word such as "1-3"; none if it has another form."""
    return tuple(map(int, word.split("-"))) if re.fullmatch("[0-9]{1,2}(-[0-9]{1,2})*", word) else ()
