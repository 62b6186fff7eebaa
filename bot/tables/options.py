"""A game's options, read from its pydantic model: their values, and how typed words become values."""

import re
import types
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic.fields import FieldInfo

from bot.text.typed import narrow
from rules.kernel import Game, Malformed, read_options

TRUTHS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
"""The words that people type for yes and no."""


class TableSettings(BaseModel):
    """The settings that the host of a lobby chooses beside the options of the game and the pace.

    ``advise``: the AI advises everybody at the table, and not only a person who plays against AIs alone.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    advise: bool = False


def settings_of(stored: Mapping[str, Any]) -> TableSettings:
    """Read a table's stored settings. Return the defaults if they cannot be read."""
    try:
        return TableSettings.model_validate(stored)
    except ValidationError:
        return TableSettings()


class Choice(NamedTuple):
    """One option: its values as typed words, or a range of numbers, or both."""

    name: str
    values: tuple[str, ...]
    range: tuple[int, int] | None
    default: str


def choices_of(game: Game) -> list[Choice]:
    """Return the game's options in the order of its model."""
    return [choice_of(game, name, field) for name, field in game.options.model_fields.items()]


def choice_named(game: Game, *names: str) -> Choice | None:
    """Return the first of the options of a game with one of these names; None if there is none."""
    return next((choice for choice in choices_of(game) if choice.name in names), None)


def preset(game: Game, name: str) -> dict[str, Any]:
    """Return all options of a game as one of its presets sets them. Raises Malformed if there is no such preset."""
    if name not in game.presets:
        raise Malformed("no_such_option", option=name)
    return read_options(game, max(game.seats), game.presets[name]).model_dump(mode="json")


def preset_of(game: Game, options: Mapping[str, Any]) -> str:
    """Return the name of the preset that options are; "" if they are none."""
    return next((name for name in game.presets if preset(game, name) == dict(options)), "")


def choice_of(game: Game, name: str, field: FieldInfo) -> Choice:
    """Return one option."""
    values: list[str] = []
    span: tuple[int, int] | None = None
    for kind in kinds_of(field.annotation):
        if kind is bool:
            values += ["true", "false"]
        elif kind is int:
            lo = next((bound.ge for bound in field.metadata if isinstance(bound, Ge)), None)
            hi = next((bound.le for bound in field.metadata if isinstance(bound, Le)), None)
            if isinstance(lo, int) and isinstance(hi, int):
                span = (lo, hi)
            else:
                # A number without bounds is a seat.
                values += [typed(game, name, seat) for seat in range(max(game.seats))]
        elif get_origin(kind) is Literal:
            values += [str(value) for value in get_args(kind)]
    return Choice(name, tuple(values), span, typed(game, name, field.default))


def kinds_of(annotation: Any) -> tuple[Any, ...]:
    """Return the types of an annotation: the members of a union, or the type itself."""
    return get_args(annotation) if get_origin(annotation) in (Union, types.UnionType) else (annotation,)


def typed(game: Game, name: str, value: object) -> str:
    """Return an option's value as a person types it: seats are counted from 1."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(value + 1) if isinstance(value, int) and counts_seats(game, name) else str(value)


def counts_seats(game: Game, name: str) -> bool:
    """Return whether an option's numbers are seats: the store counts them from 0, people from 1."""
    return game.vocabulary.get(name) == "seat"


def read_value(game: Game, name: str, text: str) -> Any:
    """Return the value that was typed for an option. Raises Malformed."""
    field = game.options.model_fields.get(name)
    if field is None:
        raise Malformed("no_such_option", option=name)
    word = narrow(text).strip().lower()
    kinds = kinds_of(field.annotation)
    if bool in kinds and word in TRUTHS:
        return TRUTHS[word]
    if int in kinds and re.fullmatch("-?[0-9]{1,9}", word):
        return int(word) - counts_seats(game, name)
    return word
