"""Checks a command tree as Discord does."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from bot.loopback.errors import Form, Path
from bot.loopback.json_values import Json

NAME = re.compile(r"^[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}$")
CHAT_INPUT, USER_COMMAND, MESSAGE_COMMAND = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, NUMBER = 3, 4, 10
MOST_COMMANDS = {CHAT_INPUT: 100, USER_COMMAND: 15, MESSAGE_COMMAND: 15}
MOST_CHARACTERS = 8000
LOCALE = re.compile(
    "id|da|de|en-GB|en-US|es-ES|es-419|fr|hr|it|lt|hu|nl|no|pl|pt-BR|ro|fi|sv-SE|vi|tr|cs|el|bg|ru|uk|hi|th|zh-CN|ja"
    "|zh-TW|ko"
)


def check_commands(commands: Any) -> None:
    """Check the whole tree of a PUT request.

    Raises Refusal 50035.
    """
    form = Form()
    listed = form.items([], commands, 0, sum(MOST_COMMANDS.values()))
    kinds = Counter(c.get("type") or CHAT_INPUT for c in listed)
    for kind, number in kinds.items():
        if number > MOST_COMMANDS.get(kind, 0):
            form.wrong([], "APPLICATION_COMMAND_TOO_MANY", "Maximum number of application commands reached")
    names = Counter((c.get("type") or CHAT_INPUT, c.get("name")) for c in listed)
    for index, command in enumerate(listed):
        kind = command.get("type") or CHAT_INPUT
        if names[kind, command.get("name")] > 1:
            wrong = "Application command names must be unique"
            form.wrong([index], "APPLICATION_COMMANDS_DUPLICATE_NAME", wrong)
        if kind == CHAT_INPUT:
            _check_entry(form, [index], command)
            _check_options(form, [index], command.get("options"), depth=0)
            if _size(command) > MOST_CHARACTERS:
                wrong = f"Command exceeds maximum size ({MOST_CHARACTERS})"
                form.wrong([index], "APPLICATION_COMMAND_TOO_LARGE", wrong)
        else:
            form.text([index, "name"], command.get("name"), 1, 32)
            form.text([index, "description"], command.get("description"), 0, 0, required=False)
    form.finish()


def _check_entry(form: Form, path: list[str | int], entry: Json) -> None:
    _check_name(form, [*path, "name"], entry.get("name"))
    form.text([*path, "description"], entry.get("description"), 1, 100)
    for locale, name in _localizations(entry, "name").items():
        _check_locale(form, [*path, "name_localizations", locale], locale)
        _check_name(form, [*path, "name_localizations", locale], name)
    for locale, text in _localizations(entry, "description").items():
        _check_locale(form, [*path, "description_localizations", locale], locale)
        form.text([*path, "description_localizations", locale], text, 1, 100)


def _localizations(entry: Json, key: str) -> Json:
    """Return the texts of a key by locale."""
    return entry.get(f"{key}_localizations") or {}


def _check_name(form: Form, path: Path, name: Any) -> None:
    if form.text(path, name, 1, 32) and (not NAME.match(str(name)) or str(name) != str(name).lower()):
        form.wrong(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_locale(form: Form, path: Path, locale: str) -> None:
    if not LOCALE.fullmatch(locale):
        form.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of {LOCALE.pattern.split('|')}.")


def _check_options(form: Form, path: list[str | int], options: Any, depth: int) -> None:
    listed = form.items([*path, "options"], options, 0, 25)
    names = Counter(o.get("name") for o in listed)
    optional_before = False
    for index, option in enumerate(listed):
        at = [*path, "options", index]
        _check_entry(form, at, option)
        if names[option.get("name")] > 1:
            form.wrong([*at, "name"], "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option name already exists")
        kind = option.get("type")
        if kind in (SUBCOMMAND, GROUP):
            if depth >= 3 - kind:
                form.wrong([*at, "type"], "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")
            _check_options(form, at, option.get("options"), depth + (2 if kind == SUBCOMMAND else 1))
            continue
        form.number([*at, "type"], kind, 3, 11, required=True)
        if option.get("required") and optional_before:
            wrong = "Required options must be placed before non-required options"
            form.wrong([*at, "required"], "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", wrong)
        optional_before = optional_before or not option.get("required")
        _check_choices(form, at, option)
    mixed = {o.get("type") in (SUBCOMMAND, GROUP) for o in listed}
    if len(mixed) > 1:
        wrong = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.wrong([*path, "options"], "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", wrong)


def _check_choices(form: Form, path: Path, option: Json) -> None:
    choices = form.items([*path, "choices"], option.get("choices"), 0, 25)
    autocomplete = option.get("autocomplete")
    if autocomplete and choices:
        wrong = "Options with autocomplete cannot have choices"
        form.wrong([*path, "autocomplete"], "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", wrong)
    if autocomplete and option.get("type") not in (STRING, INTEGER, NUMBER):
        wrong = "Autocomplete is not available for this option type"
        form.wrong([*path, "autocomplete"], "APPLICATION_COMMAND_AUTOCOMPLETE_UNAVAILABLE", wrong)
    for index, choice in enumerate(choices):
        check_choice(form, [*path, "choices", index], choice)


def check_choice(form: Form, path: Path, choice: Json) -> None:
    """Check one choice of an option or of an autocompletion."""
    form.text([*path, "name"], choice.get("name"), 1, 100)
    value = choice.get("value")
    if isinstance(value, str):
        form.text([*path, "value"], value, 0, 100)
    elif isinstance(value, bool) or not isinstance(value, int | float):
        form.wrong([*path, "value"], "BASE_TYPE_REQUIRED", "This field is required")


def _size(entry: Json) -> int:
    """Return the number of characters that count towards the limit of 8000: of each text its longest localization."""
    own = _longest(entry, "name") + _longest(entry, "description")
    choices = sum(_longest(c, "name") + len(str(c.get("value", ""))) for c in entry.get("choices") or ())
    return own + choices + sum(map(_size, entry.get("options") or ()))


def _longest(entry: Json, key: str) -> int:
    texts = [entry.get(key), *_localizations(entry, key).values()]
    return max(len(text or "") for text in texts)
