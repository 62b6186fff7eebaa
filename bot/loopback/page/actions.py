"""The actions of a viewer, as the browser sends them: JSON objects whose `do` names the action, ids as strings."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from bot.loopback.json_values import parsed

Id = Annotated[str, Field(pattern=r"^\d{1,20}$")]
Value = str | int | float | bool
LOCALES = ("en-US", "fr", "ja")
Locale = Literal["en-US", "fr", "ja"]


def spoken_by(languages: str) -> str | None:
    """Return the first of a browser's languages ("fr-CA,en") that the page speaks."""
    asked = [language.strip().partition("-")[0].casefold() for language in languages.split(",")]
    known = {locale.partition("-")[0]: locale for locale in LOCALES}
    return next((known[language] for language in asked if language in known), None)


class _Action(BaseModel):
    model_config = ConfigDict(extra="forbid")

    ref: int
    """The browser's number of the action; the answer carries the same."""


class Press(_Action):
    """Press a button."""

    do: Literal["press"]
    message: Id
    custom_id: str


class Select(_Action):
    """Choose from a menu."""

    do: Literal["select"]
    message: Id
    custom_id: str
    values: list[str]


class Submit(_Action):
    """Submit a modal; `modal` is the key that it was sent with."""

    do: Literal["submit"]
    modal: Id
    values: dict[str, str | bool | list[str]]


class Slash(_Action):
    """Use a slash command."""

    do: Literal["slash"]
    channel: Id
    command: str
    options: dict[str, Value]


class Complete(_Action):
    """Type into an option with autocompletion."""

    do: Literal["complete"]
    channel: Id
    command: str
    option: str
    typed: str
    others: dict[str, Value]


class Say(_Action):
    """Write a message."""

    do: Literal["say"]
    channel: Id
    text: Annotated[str, Field(min_length=1, max_length=2000)]


class Dismiss(_Action):
    """Remove a message that only this person sees from their screen."""

    do: Literal["dismiss"]
    message: Id


class Enter(_Action):
    """Show another room."""

    do: Literal["enter"]
    channel: Id


class Thread(_Action):
    """Open a thread below the room, and enter it."""

    do: Literal["thread"]
    channel: Id


class Speak(_Action):
    """Choose the language of this client; `table` also sets that of the tables, for people who manage the server."""

    do: Literal["speak"]
    locale: Locale
    table: bool = False


class Welcome(_Action):
    """Add a new person, or continue as the person of that name."""

    do: Literal["welcome"]
    name: Annotated[str, Field(max_length=1000)]
    locale: Locale


Action = Press | Select | Submit | Slash | Complete | Say | Dismiss | Enter | Thread | Speak | Welcome
WELCOME: TypeAdapter[Welcome] = TypeAdapter(Welcome)
ACTIONS: TypeAdapter[Action] = TypeAdapter(Annotated[Action, Field(discriminator="do")])


def ref_of(text: str) -> int | None:
    """Return the browser's number of a malformed action, None if it has none."""
    try:
        ref = parsed(text)["ref"]
    except (ValueError, KeyError, TypeError):
        return None
    return ref if isinstance(ref, int) else None
