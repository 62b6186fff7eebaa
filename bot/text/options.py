"""The options of a game, for the lobby."""

from collections.abc import Mapping
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from pydantic.fields import FieldInfo

from bot.text.catalog import Arg
from bot.text.teller import Teller
from rules.kernel import Game


class SettingText(NamedTuple):
    """An option in words; ``choices`` are the values that can be listed, each with its wording."""

    label: str
    hint: str
    choices: tuple[tuple[str | bool, str], ...]


def setting(teller: Teller, game: Game, field: str) -> SettingText:
    """Word an option: "<game>-option-<name>" and its attribute "hint", which may name $lo, $hi and $default."""
    name, info = option_name(game, field), game.options.model_fields[field]
    args = limits_of(info) | {"default": setting_value(teller, game, field, info.default)}
    choices = tuple((value, setting_value(teller, game, field, value)) for value in choices_of(info.annotation))
    return SettingText(teller.say(name, lambda _: {}), teller.say(f"{name}.hint", lambda _: args), choices)


def setting_value(teller: Teller, game: Game, field: str, value: Any) -> str:
    """Word a value of an option: by the attribute named as the value is, otherwise by "value".

    That one gets $value, and $ordinal for what is counted from 0 (seats).
    """
    name = option_name(game, field)
    own = f"{name}.{str(value).lower()}"
    if teller.has(own):
        return teller.say(own, lambda _: {})
    args: dict[str, Arg] = {"value": value, "ordinal": value + 1} if isinstance(value, int) else {"value": str(value)}
    return teller.say(f"{name}.value", lambda _: args)


def changed(teller: Teller, game: Game, options: Mapping[str, Any]) -> list[str]:
    """Word the options that differ from the rule sheet's, in the order of the game's own list."""
    return [
        teller.say(
            "bot-options.one",
            lambda _, field=field: {
                "label": teller.say(option_name(game, field), lambda _: {}),
                "value": setting_value(teller, game, field, options[field]),
            },
        )
        for field, info in game.options.model_fields.items()
        if field in options and options[field] != info.default
    ]


def option_name(game: Game, field: str) -> str:
    """Return the name of an option's message."""
    return f"{game.name}-option-{field}"


def choices_of(annotation: Any) -> list[str | bool]:
    """Return the values of an option that can be listed: a Literal's, or true and false."""
    if annotation is bool:
        return [True, False]
    if get_origin(annotation) is Literal:
        return list(get_args(annotation))
    if get_origin(annotation) in (Union, UnionType):
        return [choice for part in get_args(annotation) for choice in choices_of(part)]
    return []


def limits_of(info: FieldInfo) -> dict[str, Arg]:
    """Return the range of a number as $lo and $hi."""
    found: dict[str, Arg] = {}
    for rule in info.metadata:
        for arg, bound in (("lo", "ge"), ("hi", "le")):
            if (value := getattr(rule, bound, None)) is not None:
                found[arg] = value
    return found
