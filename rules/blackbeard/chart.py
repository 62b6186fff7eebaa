"""The chart: tells what has changed in the public state, so that views need no rule of any room (spec 7).

The public state holds nothing hidden, so all of it may be told. After a micro-step :func:`publish` tells, in one event,
the facts of each piece that differ from what was last told, and each piece that is gone. A room only changes the state
and tells its story; the picture follows by itself.

The key of a piece is its list and its id: ``pirates/PI07``, ``ports/11``, ``sails/sail3``; every other fact of the
state is ``table/<name>``.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, get_type_hints

from pydantic import TypeAdapter

from rules.blackbeard.state import Hunter, Pirate, Port, Sail, State
from rules.blackbeard.voyage import Voyage
from rules.kernel.checkpoints import packed, unpacked

BY_ID: Mapping[str, type[Any]] = MappingProxyType({"pirates": Pirate, "ports": Port})
"""Pieces that the state keeps by id."""
BY_TOKEN: Mapping[str, type[Any]] = MappingProxyType({"sails": Sail, "hunters": Hunter})
"""Pieces that the state keeps in a list, each with a token."""


def _fields(kind: type[Any]) -> Mapping[str, TypeAdapter[Any]]:
    return MappingProxyType({name: TypeAdapter(hint) for name, hint in get_type_hints(kind).items()})


FIELDS: Mapping[str, Mapping[str, TypeAdapter[Any]]] = MappingProxyType(
    {name: _fields(kind) for name, kind in (*BY_ID.items(), *BY_TOKEN.items())}
)
FACTS: Mapping[str, TypeAdapter[Any]] = MappingProxyType(
    {name: adapter for name, adapter in _fields(State).items() if name not in FIELDS}
)
"""The facts that belong to no single piece."""


def publish(voyage: Voyage) -> None:
    """Tell every public fact that has changed since it was last told; nothing if none has."""
    told = voyage.campaign.charted
    changed: dict[str, Any] = {}
    gone = dict.fromkeys(told)
    for key, piece in pieces(voyage.state):
        gone.pop(key, None)
        if key in told and told[key] == piece:
            continue
        changed[key] = _facts(key, piece, told.get(key))
        # A copy of its own, to compare the next time.
        told[key] = unpacked(packed(piece))
    for key in gone:
        del told[key]
    if changed or gone:
        voyage.tell("chart", changed=changed, gone=list(gone), rule="BN 2.5")


def _facts(key: str, piece: Any, before: Any) -> Any:
    """Return what has changed in a piece as plain JSON, by field; all of it if it is new."""
    kind, _, name = key.partition("/")
    if kind not in FIELDS:
        return FACTS[name].dump_python(piece, mode="json")
    return {
        field: adapter.dump_python(getattr(piece, field), mode="json")
        for field, adapter in FIELDS[kind].items()
        if before is None or getattr(before, field) != getattr(piece, field)
    }


def pieces(state: State) -> Iterator[tuple[str, Any]]:
    """Yield every piece of the public state under its key, then every other fact."""
    for kind in BY_ID:
        for name, piece in getattr(state, kind).items():
            yield f"{kind}/{name}", piece
    for kind in BY_TOKEN:
        for piece in getattr(state, kind):
            yield f"{kind}/{piece.token}", piece
    for name in FACTS:
        yield f"table/{name}", getattr(state, name)


def take_in(state: State, changed: Mapping[str, Any], gone: Sequence[str]) -> None:
    """Bring a copy of the public state up to date with what :func:`publish` told. It replaces pieces, never changes."""
    for key, facts in changed.items():
        kind, _, name = key.partition("/")
        if kind in BY_ID:
            by_id = getattr(state, kind)
            by_id[name] = _renewed(kind, by_id.get(name), facts)
        elif kind in BY_TOKEN:
            listed = getattr(state, kind)
            place = next((index for index, other in enumerate(listed) if other.token == name), len(listed))
            listed[place : place + 1] = [_renewed(kind, listed[place] if place < len(listed) else None, facts)]
        else:
            setattr(state, name, FACTS[name].validate_python(facts))
    for key in gone:
        kind, _, name = key.partition("/")
        if kind in BY_TOKEN:
            setattr(state, kind, [piece for piece in getattr(state, kind) if piece.token != name])


def _renewed(kind: str, piece: Any, facts: Mapping[str, Any]) -> Any:
    """Return a new piece with changed facts."""
    fields = {field: FIELDS[kind][field].validate_python(value) for field, value in facts.items()}
    return {**BY_ID, **BY_TOKEN}[kind](**fields) if piece is None else replace(piece, **fields)
