"""What a viewer sees, as JSON: the whole state, a message, a modal, the slash commands. Ids are strings.

Every function builds the view of one person; the world decides what they see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any
from urllib.parse import quote

from bot.loopback.command_rules import CHAT_INPUT, GROUP, SUBCOMMAND
from bot.loopback.command_use import check_offered
from bot.loopback.forms import Modal, NotPossible
from bot.loopback.json_values import Json, is_list, is_object
from bot.loopback.page.actions import LOCALES
from bot.loopback.people import Person
from bot.loopback.routes_commands import GLOBAL
from bot.loopback.server import LoopbackDiscord
from bot.loopback.state import State
from bot.loopback.world import Channel, Message, Permission, User

OPTION_KEYS = ("type", "required", "autocomplete", "min_length", "max_length", "min_value", "max_value")


def rooms_of(server: LoopbackDiscord) -> list[Channel]:
    """Return the common channels, each before its threads."""
    found = list(server.guild.channels.values())
    return [room for channel in found if channel.parent is None for room in found if channel in (room, room.parent)]


def channels_of(server: LoopbackDiscord, person: Person) -> list[Channel]:
    """Return the channels that a person sees: the common ones and their own direct one."""
    return [*rooms_of(server), person.open_dm()]


def whole_state(
    server: LoopbackDiscord,
    person: Person,
    room: Channel,
    words: Mapping[str, str],
    there: Callable[[Message], bool],
    files: str,
) -> Json:
    """Return everything on the screen of a person who is in this room.

    `there` returns whether a message is on the screen; `files` is the address of the files of messages.
    """
    panes = [_pane(server, person, channel, words, there, files) for channel in (room, person.open_dm())]
    return {
        "kind": "state",
        "me": someone(person.user) | {"locale": person.locale},
        "bot": someone(server.state.world.bot),
        "guild": words.get("guild", server.guild.name),
        "manages": manages(server, person),
        "people": everyone(server),
        "locales": list(LOCALES),
        "words": dict(words),
        "rooms": [_room(channel, words) for channel in rooms_of(server)],
        "panes": panes,
    }


def at_the_door(server: LoopbackDiscord, words: Mapping[str, str], locale: str, played: set[int]) -> Json:
    """Return what a tab without a person gets: the list of people, and which of them are `played` now."""
    return {
        "kind": "door",
        "locale": locale,
        "people": [known | {"played": int(known["id"]) in played} for known in everyone(server)],
        "locales": list(LOCALES),
        "words": dict(words),
    }


def manages(server: LoopbackDiscord, person: Person) -> bool:
    """Return whether a person may change the settings of the server's tables."""
    return server.state.world.may(person.id, server.channel, Permission.MANAGE_GUILD)


def _room(channel: Channel, words: Mapping[str, str]) -> Json:
    return {"id": str(channel.id), "name": _name(channel, words), "thread": channel.parent is not None}


def _name(channel: Channel, words: Mapping[str, str]) -> str:
    return words.get(f"channel-{channel.name}", channel.name)


def _pane(
    server: LoopbackDiscord,
    person: Person,
    channel: Channel,
    words: Mapping[str, str],
    there: Callable[[Message], bool],
    files: str,
) -> Json:
    private = channel.recipient is not None
    return {
        "id": str(channel.id),
        "kind": "dm" if private else "channel",
        "name": server.state.world.bot.name if private else _name(channel, words),
        "messages": [message(shown, files) for shown in person.sees(channel) if there(shown)],
        "commands": commands(server.state, person, channel),
    }


def someone(user: User) -> Json:
    """Return a person or the bot."""
    return {"id": str(user.id), "name": user.name, "bot": user.bot}


def everyone(server: LoopbackDiscord) -> list[Json]:
    """List all people; every viewer may see the list."""
    return [someone(person.user) for person in server.people]


def message(shown: Message, files: str) -> Json:
    """Return a message for a person who sees it; `files` is the address of its files."""
    own = {file.url: f"{files}/{shown.id}/{quote(file.filename)}" for file in shown.attachments}
    return {
        "id": str(shown.id),
        "channel": str(shown.channel.id),
        "author": someone(shown.author),
        "at": int(shown.created_at.timestamp() * 1000),
        "content": shown.content,
        "components": _with_files(shown.components, own),
        "files": [
            {
                "url": own[file.url],
                "name": file.filename,
                "alt": file.description,
                "picture": file.content_type.startswith("image/"),
            }
            for file in _loose_files(shown)
        ],
        "private": shown.ephemeral_for is not None,
        "thinking": shown.loading,
    }


def _loose_files(shown: Message) -> list[Any]:
    """List the files that no component shows."""
    return [] if shown.components else shown.attachments


def _with_files(value: Any, own: Mapping[str, str]) -> Any:
    """Return components with the viewer's own addresses of files in place of those that anyone could open.

    Of the other facts about a file, which change with every edit, only its size is kept: so the page does not draw
    an unchanged picture again.
    """
    if is_object(value):
        if (url := own.get(value.get("url", ""))) is not None:
            return {"url": url} | {key: value[key] for key in ("width", "height") if key in value}
        return {key: _with_files(inner, own) for key, inner in value.items()}
    if is_list(value):
        return [_with_files(inner, own) for inner in value]
    return value


def modal(opened: Modal) -> Json:
    """Return a modal; the browser submits it with its key."""
    return {"key": str(opened.interaction.id), "title": opened.title, "components": opened.components}


def commands(state: State, person: Person, channel: Channel) -> list[Json]:
    """List the slash commands that a channel offers a person, by their whole paths, in their language."""
    scopes = [channel.guild.id, GLOBAL] if channel.guild else [GLOBAL]
    found: dict[str, Json] = {}
    for command in (command for scope in scopes for command in state.commands.get(scope, ())):
        if command["type"] == CHAT_INPUT and _offered(state, person, channel, command):
            for path, names, leaf in _leaves(command, person.locale):
                found.setdefault(path, _command(path, names, leaf, person.locale))
    return sorted(found.values(), key=lambda command: command["name"])


def _offered(state: State, person: Person, channel: Channel, command: Json) -> bool:
    try:
        check_offered(state, person.user, channel, command)
    except NotPossible:
        return False
    return True


def _leaves(entry: Json, locale: str) -> Iterable[tuple[str, str, Json]]:
    deeper = [option for option in entry.get("options", ()) if option["type"] in (SUBCOMMAND, GROUP)]
    name = _localised(entry, "name", locale)
    if not deeper:
        yield entry["name"], name, entry
    for option in deeper:
        for path, names, leaf in _leaves(option, locale):
            yield f"{entry['name']} {path}", f"{name} {names}", leaf


def _command(path: str, names: str, leaf: Json, locale: str) -> Json:
    return {
        "path": path,
        "name": names,
        "description": _localised(leaf, "description", locale),
        "options": [_option(option, locale) for option in leaf.get("options", ())],
    }


def _option(option: Json, locale: str) -> Json:
    choices = [{"name": _localised(c, "name", locale), "value": c["value"]} for c in option.get("choices", ())]
    return {key: option[key] for key in OPTION_KEYS if key in option} | {
        "name": option["name"],
        "label": _localised(option, "name", locale),
        "description": _localised(option, "description", locale),
        "choices": choices,
    }


def _localised(entry: Json, key: str, locale: str) -> str:
    localizations: Json = entry.get(f"{key}_localizations") or {}
    return localizations.get(locale) or entry[key]
