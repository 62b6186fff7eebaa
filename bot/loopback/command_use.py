"""Uses slash commands as a client does: finds a command, checks its options and builds the interaction's data."""

from __future__ import annotations

from typing import Any

from bot.loopback.command_rules import CHAT_INPUT, GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND
from bot.loopback.forms import NotPossible
from bot.loopback.interactions import resolved_user
from bot.loopback.json_values import Json
from bot.loopback.payloads import channel as channel_payload
from bot.loopback.routes_commands import GLOBAL
from bot.loopback.state import State
from bot.loopback.world import Channel, User

BOOLEAN, USER, CHANNEL, MENTIONABLE = 5, 6, 7, 9
TYPES: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    USER: (str,),
    CHANNEL: (str,),
    MENTIONABLE: (str,),
    NUMBER: (int, float),
}


def fill_in(state: State, user: User, channel: Channel, path: str, values: dict[str, Any]) -> Json:
    """Return the data of a command used with these options.

    Raises NotPossible if the client would not offer the command here, or not send these options.
    """
    command, steps, leaf = _find(state, user, channel, path)
    declared = _declared(leaf, values)
    missing = [o["name"] for o in declared if o.get("required") and o["name"] not in values]
    if missing:
        raise NotPossible(f"/{path} needs {missing}")
    options = [_option(o, values[o["name"]]) for o in declared if o["name"] in values]
    data = _data(command, steps, options)
    resolved = _resolved(state, channel, options)
    return data | ({"resolved": resolved} if resolved else {})


def completing(
    state: State, user: User, channel: Channel, path: str, focus: str, typed: str, others: dict[str, Any]
) -> Json:
    """Return the data of typing into one option of a command.

    Raises NotPossible if the option has no autocompletion.
    """
    command, steps, leaf = _find(state, user, channel, path)
    declared = _declared(leaf, {focus: typed, **others})
    options: list[Json] = []
    for option in declared:
        if option["name"] == focus:
            if not option.get("autocomplete"):
                raise NotPossible(f"{focus!r} of /{path} does not complete itself")
            options.append({"name": focus, "type": option["type"], "value": typed, "focused": True})
        elif option["name"] in others:
            options.append(_option(option, others[option["name"]]))
    return _data(command, steps, options)


def _find(state: State, user: User, channel: Channel, path: str) -> tuple[Json, list[Json], Json]:
    """Return the command of a path, the subcommands along the path, and the last one of these."""
    name, *rest = path.removeprefix("/").split()
    scopes = [channel.guild.id, GLOBAL] if channel.guild else [GLOBAL]
    found = [c for s in scopes for c in state.commands.get(s, ()) if c["name"] == name and c["type"] == CHAT_INPUT]
    if not found:
        known = sorted(c["name"] for s in scopes for c in state.commands.get(s, ()))
        raise NotPossible(f"there is no /{name} here, only {known}")
    command = leaf = found[0]
    check_offered(state, user, channel, command)
    steps: list[Json] = []
    for word in rest:
        deeper = [o for o in leaf.get("options", ()) if o["name"] == word and o["type"] in (SUBCOMMAND, GROUP)]
        if not deeper:
            raise NotPossible(f"/{leaf['name']} has no {word!r}")
        leaf = deeper[0]
        steps.append(leaf)
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in leaf.get("options", ())):
        raise NotPossible(f"/{path} is not complete: one of {[o['name'] for o in leaf['options']]} must follow")
    return command, steps, leaf


def check_offered(state: State, user: User, channel: Channel, command: Json) -> None:
    """Check that the client offers a command in this channel.

    Raises NotPossible.
    """
    contexts = command.get("contexts")
    here = 0 if channel.guild else 1
    if contexts is not None and here not in contexts:
        raise NotPossible(f"/{command['name']} is not offered here")
    if contexts is None and here == 1 and command.get("dm_permission") is False:
        raise NotPossible(f"/{command['name']} is not offered in DMs")
    needed = int(command["default_member_permissions"] or 0)
    if channel.guild and needed & ~int(state.world.permissions(user.id, channel)):
        raise NotPossible(f"/{command['name']} is not offered to {user.name}")


def _declared(leaf: Json, values: dict[str, Any]) -> list[Json]:
    declared = leaf.get("options", [])
    names = [o["name"] for o in declared]
    unknown = [name for name in values if name not in names]
    if unknown:
        raise NotPossible(f"/{leaf['name']} has no options {unknown}, only {names}")
    return declared


def _option(option: Json, value: Any) -> Json:
    name, kind = option["name"], option["type"]
    wanted = TYPES.get(kind, (object,))
    if not isinstance(value, wanted) or (isinstance(value, bool) and kind != BOOLEAN):
        raise NotPossible(f"{name!r} does not take {value!r}")
    choices = [c["value"] for c in option.get("choices", ())]
    if choices and value not in choices:
        raise NotPossible(f"{name!r} offers {choices}, not {value!r}")
    size = len(value) if isinstance(value, str) else value
    for key, sign in (("min_length", 1), ("min_value", 1), ("max_length", -1), ("max_value", -1)):
        if option.get(key) is not None and sign * size < sign * option[key]:
            raise NotPossible(f"{name!r} has {key} {option[key]}, {value!r} does not fit")
    return {"name": name, "type": kind, "value": value}


def _data(command: Json, steps: list[Json], options: list[Json]) -> Json:
    for step in reversed(steps):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": CHAT_INPUT, "options": options}
    return data | ({"guild_id": command["guild_id"]} if "guild_id" in command else {})


def _resolved(state: State, channel: Channel, options: list[Json]) -> Json:
    resolved: Json = {}
    for option in options:
        if option["type"] in (USER, MENTIONABLE):
            for kind, found in resolved_user(state.world, channel, int(option["value"])).items():
                resolved.setdefault(kind, {}).update(found)
        elif option["type"] == CHANNEL:
            named = channel_payload(state.world.channels[int(option["value"])]) | {"permissions": "0"}
            resolved.setdefault("channels", {})[option["value"]] = named
    return resolved
