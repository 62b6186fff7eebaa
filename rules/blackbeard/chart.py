"""The chart: tells what has changed in the public state, so that views need no rule of any room (spec 7).

The public state holds nothing hidden, so all of it may be told. After a micro-step :func:`publish` tells, in one event,
the facts of each piece that differ from what was last told, and each piece that is gone. A room only changes the state
and tells its story; the picture follows by itself.

The key of a piece is its list and its id: ``pirates/PI07``, ``ports/11``, ``sails/sail3``; every other fact of the
state is ``table/<name>``.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType, NoneType
from typing import Any, get_type_hints

from pydantic import TypeAdapter

from rules.blackbeard.state import Governor, Hunter, Pirate, Port, Sail, State
from rules.blackbeard.voyage import Charted, Voyage

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
SIMPLE = (str, int, NoneType)
"""The types of facts that are their own JSON."""
FIXED = (*SIMPLE, tuple, Governor)
"""The types of facts that cannot change: tuples hold nothing else."""


def publish(voyage: Voyage) -> None:
    """Tell every public fact that has changed since it was last told; nothing if none has."""
    told, here = voyage.campaign.charted, dict(placed(voyage.state))
    changed: dict[str, Any] = {}
    for kind, pieces in here.items():
        for name, piece in pieces.items():
            facts: dict[str, Any] = piece.__dict__
            known = told.get(name)
            if known is None:
                known = told[name] = Charted(kind, {})
            # The usual case, in one comparison.
            if known.facts != facts:
                changed[f"{kind}/{name}"] = _news(FIELDS[kind], facts, known.facts)
    gone: list[str] = []
    if len(told) > sum(map(len, here.values())):
        lost = [name for name, known in told.items() if name not in here[known.kind]]
        gone = [f"{told.pop(name).kind}/{name}" for name in lost]
    for name, fact in _news(FACTS, vars(voyage.state), voyage.campaign.charted_table).items():
        changed[f"table/{name}"] = fact
    if changed or gone:
        voyage.tell("chart", changed=changed, gone=gone, rule="BN 2.5")


def _news(fields: Mapping[str, TypeAdapter[Any]], facts: Mapping[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """Return the fields that differ from what was told of them, as plain JSON, and note them as told."""
    found: dict[str, Any] = {}
    # Either nothing was told of a piece yet, or all of its fields were.
    names = [name for name, known in told.items() if known != facts[name]] if told else fields
    for name in names:
        fact = facts[name]
        if isinstance(fact, SIMPLE):
            found[name] = told[name] = fact
        else:
            found[name] = fields[name].serializer.to_python(fact, mode="json")
            told[name] = _kept(fact)
    return found


def _kept(fact: Any) -> Any:
    """Return a fact to compare the next time: a copy of its own, where the state can change what it holds."""
    kind: type[Any] = fact.__class__
    if issubclass(kind, FIXED):
        return fact
    if kind is list:
        return [one if isinstance(one, FIXED) else _kept(one) for one in fact]
    if kind is dict:
        kept: dict[Any, Any] = {key: one if isinstance(one, FIXED) else _kept(one) for key, one in fact.items()}
        return kept
    copy = _blank(kind)
    facts: dict[str, Any] = copy.__dict__
    facts.update(fact.__dict__)
    for name, one in fact.__dict__.items():
        if not isinstance(one, FIXED):
            facts[name] = _kept(one)
    return copy


def _blank(kind: Any) -> Any:
    """Return a piece without any facts."""
    return kind.__new__(kind)


def placed(state: State) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the pieces of each list of the public state by id."""
    for kind in BY_ID:
        yield kind, getattr(state, kind)
    for kind in BY_TOKEN:
        yield kind, {piece.token: piece for piece in getattr(state, kind)}


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
    adapters = FIELDS[kind]
    fields = {
        field: value if isinstance(value, SIMPLE) else adapters[field].validate_python(value)
        for field, value in facts.items()
    }
    if piece is None:
        return {**BY_ID, **BY_TOKEN}[kind](**fields)
    new = _blank(piece.__class__)
    new.__dict__.update(piece.__dict__, **fields)
    return new
