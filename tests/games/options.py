"""Options of a match, drawn from the fields of a game's model."""

from collections.abc import Mapping
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from hypothesis import strategies as st
from pydantic.fields import FieldInfo

from rules.kernel import Game, Malformed, read_options


def drawn_options(
    game: Game, seats: int, narrowed: Mapping[str, st.SearchStrategy[Any]], without: tuple[str, ...] = ()
) -> st.SearchStrategy[dict[str, Any]]:
    """Return legal options: those in ``narrowed`` always, those in ``without`` never, all others sometimes."""
    fields = {name: info for name, info in game.options.model_fields.items() if name not in (*narrowed, *without)}
    drawn = st.fixed_dictionaries(dict(narrowed), optional={name: values_of(info) for name, info in fields.items()})
    return drawn.map(lambda found: fitting(game, seats, found))


def values_of(info: FieldInfo) -> st.SearchStrategy[Any]:
    """Return a strategy for an option's values, from its type and bounds."""
    bounds = {bound: value for rule in info.metadata for bound in ("ge", "le") if (value := getattr(rule, bound, None))}
    return values(info.annotation, bounds.get("ge", 0), bounds.get("le", 9))


def values(annotation: Any, lo: int, hi: int) -> st.SearchStrategy[Any]:
    """Return a strategy for the values of a type: booleans, a Literal's values, or integers."""
    if annotation is bool:
        return st.booleans()
    if annotation is int:
        return st.integers(lo, hi)
    if get_origin(annotation) is Literal:
        return st.sampled_from(get_args(annotation))
    if get_origin(annotation) in (Union, UnionType):
        return st.one_of([values(part, lo, hi) for part in get_args(annotation)])
    msg = f"options of type {annotation} cannot be drawn: give the case a strategy for them"
    raise TypeError(msg)


def fitting(game: Game, seats: int, found: dict[str, Any]) -> dict[str, Any]:
    """Drop options until the others fit together."""
    while (fault := fault_of(game, seats, found)) is not None:
        one_less = ({key: value for key, value in found.items() if key != left_out} for left_out in (fault, *found))
        smaller = list(one_less)
        found = next((less for less in smaller if fault_of(game, seats, less) is None), smaller[fault not in found])
    return found


def fault_of(game: Game, seats: int, found: Mapping[str, Any]) -> str | None:
    """Return the option at fault, "" if several do not fit together, or None if there is no fault."""
    try:
        read_options(game, seats, found)
    except Malformed as refusal:
        return str(refusal.data["option"])
    return None
