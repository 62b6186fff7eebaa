"""The chart: tells what has changed in the public state, so that views need no rule of any room (spec 7).

The public state holds nothing hidden, so all of it may be told. After a micro-step :func:`publish` tells, in one event,
each piece whose public facts differ from what was last told, and each that is gone. A room only changes the state and
tells its story; the picture follows by itself.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, cast

from rules.blackbeard.state import State
from rules.blackbeard.voyage import Voyage

TABLE_FACTS = (
    "turn",
    "step",
    "starter",
    "marker",
    "careers",
    "owed",
    "deck",
    "stocks",
    "governors_out",
    "offered",
    "aside",
    "lasting",
    "captives",
    "alliances",
    "contracts",
    "cunning",
    "kcs_active",
    "flotsam",
)
"""The facts of the state that belong to no single piece."""


def publish(voyage: Voyage) -> None:
    """Tell every public fact that has changed since it was last told; nothing if none has."""
    told = voyage.campaign.charted
    now = dict(pieces(voyage.state))
    changed = {key: facts for key, facts in now.items() if told.get(key) != facts}
    gone = [key for key in told if key not in now]
    if changed or gone:
        voyage.tell("chart", changed=changed, gone=gone, rule="BN 2.5")
        voyage.campaign.charted = now


def pieces(state: State) -> Iterator[tuple[str, Any]]:
    """Yield every piece of the public state as a key and plain JSON: ``pirate/PI07``, ``port/11``, ``table/turn``."""
    for name in TABLE_FACTS:
        yield f"table/{name}", plain(getattr(state, name))
    yield from _keyed("pirate", state.pirates.items())
    yield from _keyed("port", state.ports.items())
    yield from _keyed("sail", ((sail.token, sail) for sail in state.sails))
    yield from _keyed("hunter", ((hunter.token, hunter) for hunter in state.hunters))


def _keyed(kind: str, found: Iterable[tuple[str, Any]]) -> Iterator[tuple[str, Any]]:
    for name, piece in found:
        yield f"{kind}/{name}", plain(piece)


def plain(value: Any) -> Any:
    """Return a value of the state as plain JSON, sharing nothing that may change."""
    if value is None or isinstance(value, str | int):
        return value
    if is_dataclass(value) and not isinstance(value, type):
        return {name: plain(getattr(value, name)) for name in _names(type(value))}
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in cast("dict[Any, Any]", value).items()}
    items = cast("Sequence[Any]", value)
    names: tuple[str, ...] | None = getattr(items, "_fields", None)
    if names is not None:
        return {name: plain(item) for name, item in zip(names, items, strict=True)}
    return [plain(item) for item in items]


@cache
def _names(kind: type) -> tuple[str, ...]:
    """Return the names of the fields of a dataclass."""
    return tuple(field.name for field in fields(kind))
