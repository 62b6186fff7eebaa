"""The routes of the command tree."""

from __future__ import annotations

from typing import Any

from bot.loopback.calls import Answer, Call, Route
from bot.loopback.command_rules import CHAT_INPUT, check_commands
from bot.loopback.errors import Refusal
from bot.loopback.json_values import Json, is_list, is_object
from bot.loopback.state import State

GLOBAL = 0
LOCALISED = frozenset({"name_localizations", "description_localizations"})


def put_commands(state: State, call: Call) -> Answer:
    """PUT the whole tree of one scope: other commands are removed, commands of the same name keep their ids."""
    scope = _scope(state, call)
    check_commands(call.json)
    known = {(c["type"], c["name"]): c["id"] for c in state.commands.get(scope, ())}
    state.commands[scope] = [_stored(state, scope, command, known) for command in call.json]
    return Answer(200, _listed(state, call, scope))


def get_commands(state: State, call: Call) -> Answer:
    """GET the tree of one scope."""
    return Answer(200, _listed(state, call, _scope(state, call)))


def get_command(state: State, call: Call) -> Answer:
    """GET one command."""
    scope = _scope(state, call)
    found = next((c for c in state.commands.get(scope, ()) if c["id"] == call.params["command"]), None)
    if found is None:
        raise Refusal(10063)
    return Answer(200, found)


def _scope(state: State, call: Call) -> int:
    if call.number("application") != state.world.bot.id:
        raise Refusal(10002)
    if "guild" not in call.params:
        return GLOBAL
    if call.number("guild") not in state.world.guilds:
        raise Refusal(50001)
    return call.number("guild")


def _listed(state: State, call: Call, scope: int) -> list[Json]:
    commands = state.commands.get(scope, [])
    if call.method == "PUT" or call.flag("with_localizations"):
        return commands
    return [{key: value for key, value in c.items() if key not in LOCALISED} for c in commands]


def _stored(state: State, scope: int, command: Json, known: dict[tuple[int, str], str]) -> Json:
    kind = command.get("type") or CHAT_INPUT
    stored = _without_null(command) | {
        "id": known.get((kind, command["name"])) or str(state.ids.place()),
        "application_id": str(state.world.bot.id),
        "version": str(state.ids.place()),
        "type": kind,
        "description": command.get("description") or "",
        "default_member_permissions": _bits(command.get("default_member_permissions")),
        "nsfw": bool(command.get("nsfw")),
        "integration_types": command.get("integration_types") or [0],
    }
    if scope != GLOBAL:
        stored["guild_id"] = str(scope)
    return stored


def _bits(permissions: Any) -> str | None:
    return None if permissions is None else str(permissions)


def _without_null(value: Any) -> Any:
    """Return the value without the null fields, at every depth: answers omit them."""
    if is_object(value):
        return {key: _without_null(inner) for key, inner in value.items() if inner is not None}
    if is_list(value):
        return [_without_null(inner) for inner in value]
    return value


OF_APPLICATION = "/applications/{application}/commands"
OF_GUILD = "/applications/{application}/guilds/{guild}/commands"
ROUTES = [
    Route(method, path + more, handler)
    for path in (OF_APPLICATION, OF_GUILD)
    for method, more, handler in (
        ("PUT", "", put_commands),
        ("GET", "", get_commands),
        ("GET", "/{command}", get_command),
    )
]
