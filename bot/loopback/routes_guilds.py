"""The routes of the bot itself, users, guilds, members and direct messages."""

from __future__ import annotations

from bot.loopback import payloads
from bot.loopback.calls import Answer, Call, Route
from bot.loopback.errors import Refusal
from bot.loopback.shards import recommended_shards
from bot.loopback.state import State
from bot.loopback.world import EVERYONE, TEXT_CHANNEL, Guild, Member


def get_me(state: State, _: Call) -> Answer:
    """GET the bot's own account."""
    return Answer(200, payloads.own_user(state.world.bot))


def get_application(state: State, _: Call) -> Answer:
    """GET the bot's application; the owner of the first guild owns it."""
    first = next(iter(state.world.guilds.values()))
    return Answer(200, payloads.application(state.world, state.world.users[first.owner_id]))


def get_user(state: State, call: Call) -> Answer:
    """GET the account of any user."""
    user = state.world.users.get(call.number("user"))
    if user is None:
        raise Refusal(10013)
    return Answer(200, payloads.user(user))


def open_dm(state: State, call: Call) -> Answer:
    """POST to open a DM; this succeeds even if the person refuses messages."""
    recipient = state.world.users.get(int(call.body.get("recipient_id") or 0))
    if recipient is None or recipient.bot:
        raise Refusal(50033)
    return Answer(200, payloads.channel(state.world.open_dm(recipient)))


def my_guilds(state: State, call: Call) -> Answer:
    """GET the guilds that the bot is in, by id."""
    after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 200))
    guilds = [g for g in state.world.guilds.values() if g.id > after][:limit]
    return Answer(200, [payloads.own_guild(g, _bot_permissions(state, g)) for g in guilds])


def _bot_permissions(state: State, guild: Guild) -> int:
    return int(EVERYONE | guild.members[state.world.bot.id].permissions)


def get_guild(state: State, call: Call) -> Answer:
    """GET a guild."""
    guild = _guild(state, call)
    payload = payloads.guild(guild, EVERYONE)
    if call.flag("with_counts"):
        payload |= {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return Answer(200, payload)


def guild_channels(state: State, call: Call) -> Answer:
    """GET the channels of a guild, without threads."""
    channels = [c for c in _guild(state, call).channels.values() if c.type == TEXT_CHANNEL]
    return Answer(200, [payloads.channel(c) for c in channels])


def active_threads(state: State, call: Call) -> Answer:
    """GET the threads of a guild."""
    threads = [payloads.channel(c) for c in _guild(state, call).channels.values() if c.parent]
    return Answer(200, {"threads": threads, "members": [], "has_more": False})


def guild_roles(state: State, call: Call) -> Answer:
    """GET the roles of a guild: only the role of everyone."""
    return Answer(200, [payloads.role(_guild(state, call), EVERYONE)])


def get_member(state: State, call: Call) -> Answer:
    """GET a member of a guild."""
    return Answer(200, payloads.member(_member(state, call)))


def _guild(state: State, call: Call) -> Guild:
    guild = state.world.guilds.get(call.number("guild"))
    if guild is None:
        raise Refusal(10004)
    return guild


def _member(state: State, call: Call) -> Member:
    guild, number = _guild(state, call), call.number("user")
    if number not in state.world.users:
        raise Refusal(10013)
    if number not in guild.members:
        raise Refusal(10007)
    return guild.members[number]


def gateway(state: State, _: Call) -> Answer:
    """GET the address of the gateway."""
    return Answer(200, {"url": state.gateway.url})


def gateway_bot(state: State, _: Call) -> Answer:
    """GET the address of the gateway, the recommended number of shards, and how often a bot may identify.

    The loopback does not hold a bot to that limit: tests start many bots at once.
    """
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    shards = recommended_shards(len(state.world.guilds_of_bot()))
    return Answer(200, {"url": state.gateway.url, "shards": shards, "session_start_limit": limit})


ROUTES = [
    Route("GET", "/users/@me", get_me),
    Route("GET", "/oauth2/applications/@me", get_application),
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/users/{user}", get_user),
    Route("GET", "/guilds/{guild}", get_guild),
    Route("GET", "/guilds/{guild}/channels", guild_channels),
    Route("GET", "/guilds/{guild}/threads/active", active_threads),
    Route("GET", "/guilds/{guild}/roles", guild_roles),
    Route("GET", "/guilds/{guild}/members/{user}", get_member),
    Route("GET", "/gateway", gateway),
    Route("GET", "/gateway/bot", gateway_bot),
]
