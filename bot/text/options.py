"""The texts of a game's options, for the lobby."""

from collections.abc import Mapping
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from pydantic.fields import FieldInfo

from bot.text.catalog import Arg
from bot.text.phrases import Phrasebook
from rules.kernel import Game, options_that_count


class SettingText(NamedTuple):
    """The texts of an option; ``choices`` are its values, each with its text, if they can be listed."""

    label: str
    hint: str
    choices: tuple[tuple[str | bool, str], ...]


class PresetText(NamedTuple):
    """The texts of a set of options."""

    label: str
    hint: str


def preset(phrases: Phrasebook, game: Game, name: str) -> PresetText:
    """Return the texts of one of a game's presets: "<game>-preset-<name>" and its attribute "hint"."""
    message = f"{game.name}-preset-{name}"
    return PresetText(phrases.say(message, lambda _: {}), phrases.say(f"{message}.hint", lambda _: {}))


def setting(phrases: Phrasebook, game: Game, field: str) -> SettingText:
    """Return an option's texts: "<game>-option-<name>" and its attribute "hint", which may use $lo, $hi, $default."""
    name, info = option_name(game, field), game.options.model_fields[field]
    args = limits_of(info) | {"default": setting_value(phrases, game, field, info.default)}
    choices = tuple((value, setting_value(phrases, game, field, value)) for value in choices_of(info.annotation))
    return SettingText(phrases.say(name, lambda _: {}), phrases.say(f"{name}.hint", lambda _: args), choices)


def setting_value(phrases: Phrasebook, game: Game, field: str, value: Any) -> str:
    """Return the text of an option's value: the attribute with the value's name, otherwise "value".

    The latter gets $value, and $ordinal for values that count from 0 (seats).
    """
    name = option_name(game, field)
    own = f"{name}.{str(value).lower()}"
    if phrases.has(own):
        return phrases.say(own, lambda _: {})
    args: dict[str, Arg] = {"value": value, "ordinal": value + 1} if isinstance(value, int) else {"value": str(value)}
    return phrases.say(f"{name}.value", lambda _: args)


def changed(phrases: Phrasebook, game: Game, options: Mapping[str, Any]) -> list[str]:
    """Return the texts of the options that count and differ from the defaults, in the order of the game's own list.

    One that counts only since another was changed is listed as well: its default is news.
    """
    usual = game.options().model_dump(mode="json")
    values, counted_before = usual | dict(options), options_that_count(game, usual)
    counted = options_that_count(game, values)
    return [
        phrases.say(
            "bot-options.one",
            lambda _, field=field: {
                "label": phrases.say(option_name(game, field), lambda _: {}),
                "value": setting_value(phrases, game, field, values[field]),
            },
        )
        for field in game.options.model_fields
        if field in counted and (values[field] != usual[field] or field not in counted_before)
    ]


def option_name(game: Game, field: str) -> str:
    """Return the name of an option's message."""
    return f"{game.name}-option-{field}"


def choices_of(annotation: Any) -> list[str | bool]:
    """Return the values of an option if they can be listed: those of a Literal, or true and false."""
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
