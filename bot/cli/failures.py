"""Errors of a call of the command line, in a sentence for the caller."""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bot.settings import Settings
from bot.tables.options import preset
from rules import GAMES
from rules.kernel import Game, Malformed, read_options

T = TypeVar("T")


FAULTS = {
    "missing": "is missing",
    "extra_forbidden": "does not exist",
    "greater_than": "must be more than {gt}",
    "greater_than_equal": "must be at least {ge}",
    "less_than": "must be less than {lt}",
    "less_than_equal": "must be at most {le}",
    "literal_error": "must be {expected}",
    "int_type": "must be a whole number",
    "int_parsing": "must be a whole number",
    "int_from_float": "must be a whole number",
    "float_type": "must be a number",
    "float_parsing": "must be a number",
    "bool_type": "must be true or false",
    "bool_parsing": "must be true or false",
    "string_type": "must be a text",
}
"""The fault of a value in words, by pydantic's type of error; the project's own errors have texts of their own."""


class Failure(Exception):  # noqa: N818 - worded for people
    """The call, a file or an option is wrong; the text says how to correct it."""


def whole_number(text: str) -> int:
    """Return a number of the command line. Raises ArgumentTypeError."""
    try:
        return int(text)
    except ValueError:
        msg = f"{text!r} is not a whole number"
        raise argparse.ArgumentTypeError(msg) from None


def game_named(name: str) -> Game:
    """Return a game by its name."""
    if name not in GAMES:
        msg = f"there is no game {name!r}; I know {', '.join(GAMES)}"
        raise Failure(msg)
    return GAMES[name]


def seats_for(game: Game, seats: int | None) -> int:
    """Return the checked number of seats; by default the middle of those that the game allows."""
    chosen = game.seats[len(game.seats) // 2] if seats is None else seats
    if chosen not in game.seats:
        msg = f"{game.name} takes {min(game.seats)} to {max(game.seats)} seats, not {chosen}"
        raise Failure(msg)
    return chosen


def options_for(game: Game, seats: int, text: str | None) -> dict[str, Any]:
    """Return the checked options of a match, given as a JSON object or as the name of one of the game's presets."""
    if text is not None and text in game.presets:
        return preset(game, text)
    try:
        given: object = json.loads(text) if text else {}
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, dict):
        known = "".join(f" or {name}" for name in game.presets)
        msg = f"--options must be a JSON object such as '{{\"limit\": 50}}'{known}, not {text!r}"
        raise Failure(msg)
    try:
        return read_options(game, seats, cast("dict[str, Any]", given)).model_dump(mode="json")
    except Malformed as refusal:
        error, option = refusal.__cause__, refusal.data.get("option", "")
        fault = said_of(error.errors()[0]) if isinstance(error, ValidationError) else f": {refusal.code}"
        msg = f"option {option!r}{fault}" if option else fault.removeprefix(": ")
        raise Failure(msg) from None


def check_there(path: Path) -> None:
    """Check that there is a file to read. Raises Failure, which names a folder that does not exist."""
    if not path.is_file():
        missing = "there is no such file" if path.parent.is_dir() else f"there is no folder {path.parent}"
        msg = f"{path} cannot be read: {'it is no file' if path.exists() else missing}"
        raise Failure(msg)


def check_folder(path: Path) -> None:
    """Check that there is a folder for a new file. Raises Failure, which names the folder that does not exist."""
    if not path.parent.is_dir():
        msg = f"{path} cannot be created: there is no folder {path.parent}"
        raise Failure(msg)


def read_file(path: Path, parse: Callable[[str], T]) -> T:
    """Return the parsed content of a file. Raises Failure. ``parse`` raises ValueError, worded for people."""
    try:
        return parse(path.read_text(encoding="utf-8"))
    except OSError as error:
        msg = f"{path}: {error.strerror or error}"
        raise Failure(msg) from None
    except (ValueError, RecursionError) as error:
        msg = f"{path} is not what I can read: {unread(error)}"
        raise Failure(msg) from None


def unread(error: Exception) -> str:
    """Return why a text is not what was expected."""
    match error:
        case json.JSONDecodeError():
            return f"it is no JSON from line {error.lineno}, column {error.colno} on"
        case UnicodeDecodeError():
            return "it is no text"
        case RecursionError():
            return "its parts lie too deep in each other"
        case _:
            return str(error)


def settings_with(**given: Any) -> Settings:
    """Return the settings of the environment and of .env; the given ones replace them."""
    try:
        return Settings(**given)
    except ValidationError as error:
        fault = error.errors()[0]
        name = "_".join(str(part) for part in fault["loc"]).upper()
        msg = f"setting QUARTERMASTER_{name}{said_of(fault)}"
        raise Failure(msg) from None


def said_of(fault: ErrorDetails) -> str:
    """Return what is wrong with a value, to be said after its name."""
    said = FAULTS.get(fault["type"])
    if said is None:
        return f": {fault['msg'].removeprefix('Value error, ')}"
    return f" {said.format_map(fault.get('ctx', {}))}"
