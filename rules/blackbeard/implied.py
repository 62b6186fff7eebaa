"""Facts that an event implies, for its words alone."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.blackbeard.cunning import by_side
from rules.blackbeard.ending import scoring

IMPLIED: Mapping[str, Callable[[Mapping[str, Any]], Mapping[str, Any]]] = MappingProxyType(
    {"match_end": scoring, "rerolled": by_side}
)
"""By kind of event, what returns the further facts."""


def implied(kind: str, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return further facts of an event for its words; none for most kinds."""
    return IMPLIED[kind](data) if kind in IMPLIED else {}
