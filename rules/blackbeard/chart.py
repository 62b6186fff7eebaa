"""The chart: tells what has changed in the public state, so that views need no rule of any room (spec 7).

The public state holds nothing hidden, so all of it may be told. After a micro-step :func:`publish` tells, in one event,
each piece whose public facts differ from what was last told, and each that is gone. A room only changes the state and
tells its story; the picture follows by itself.

The key of a piece is its list and its id: ``pirates/PI07``, ``ports/11``, ``sails/sail3``; every other fact of the
state is ``table/<name>``.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, get_type_hints

from pydantic import TypeAdapter

from rules.blackbeard.state import Hunter, Pirate, Port, Sail, State
from rules.blackbeard.voyage import Voyage

BY_ID: Mapping[str, TypeAdapter[Any]] = MappingProxyType({"pirates": TypeAdapter(Pirate), "ports": TypeAdapter(Port)})
"""Pieces that the state keeps by id."""
BY_TOKEN: Mapping[str, TypeAdapter[Any]] = MappingProxyType(
    {"sails": TypeAdapter(Sail), "hunters": TypeAdapter(Hunter)}
)
"""Pieces that the state keeps in a list, each with a token."""
FACTS: Mapping[str, TypeAdapter[Any]] = MappingProxyType(
    {name: TypeAdapter(kind) for name, kind in get_type_hints(State).items() if name not in (*BY_ID, *BY_TOKEN)}
)
"""The facts that belong to no single piece."""


def publish(voyage: Voyage) -> None:
    """Tell every public fact that has changed since it was last told; nothing if none has."""
    told = voyage.campaign.charted
    changed: dict[str, Any] = {}
    gone = list(told)
    for key, adapter, piece in pieces(voyage.state):
        if key in told:
            gone.remove(key)
            if told[key] == piece:
                continue
        changed[key] = adapter.dump_python(piece, mode="json")
        # A copy of its own, to compare the next time.
        told[key] = adapter.validate_python(changed[key])
    for key in gone:
        del told[key]
    if changed or gone:
        voyage.tell("chart", changed=changed, gone=gone, rule="BN 2.5")


def pieces(state: State) -> Iterator[tuple[str, TypeAdapter[Any], Any]]:
    """Yield every piece of the public state: its key, what turns it into plain JSON, and itself."""
    for kind, adapter in BY_ID.items():
        for name, piece in getattr(state, kind).items():
            yield f"{kind}/{name}", adapter, piece
    for kind, adapter in BY_TOKEN.items():
        for piece in getattr(state, kind):
            yield f"{kind}/{piece.token}", adapter, piece
    for name, adapter in FACTS.items():
        yield f"table/{name}", adapter, getattr(state, name)


def take_in(state: State, changed: Mapping[str, Any], gone: Sequence[str]) -> None:
    """Bring a copy of the public state up to date with what :func:`publish` told. It replaces pieces, never changes."""
    for key, facts in changed.items():
        kind, _, name = key.partition("/")
        if kind in BY_ID:
            getattr(state, kind)[name] = BY_ID[kind].validate_python(facts)
        elif kind in BY_TOKEN:
            _put(getattr(state, kind), BY_TOKEN[kind].validate_python(facts))
        else:
            setattr(state, name, FACTS[name].validate_python(facts))
    for key in gone:
        kind, _, name = key.partition("/")
        if kind in BY_TOKEN:
            setattr(state, kind, [piece for piece in getattr(state, kind) if piece.token != name])


def _put(found: list[Any], piece: Any) -> None:
    """Put a piece in the place of the one with its token, or at the end."""
    for index, other in enumerate(found):
        if other.token == piece.token:
            found[index] = piece
            return
    found.append(piece)
