"""The loopback's objects as Discord's JSON: exactly the fields that the API documents."""

from __future__ import annotations

from datetime import datetime

from bot.loopback.components import media
from bot.loopback.json_values import Json
from bot.loopback.world import (
    REPLY_MESSAGE,
    TEXT_CHANNEL,
    Attachment,
    Channel,
    Emoji,
    Guild,
    Member,
    Message,
    Permission,
    User,
    World,
)

HUMAN_BLANK: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


def stamp(moment: datetime) -> str:
    """Return a time as Discord writes it."""
    return moment.isoformat()


def user(who: User) -> Json:
    """Return a user as others see them."""
    payload: Json = {
        "id": str(who.id),
        "username": who.name.lower().replace(" ", "_"),
        "global_name": None if who.bot else who.name,
        "discriminator": "0000" if who.bot else "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if who.bot:
        payload["username"] = who.name
        payload["bot"] = True
    return payload


def own_user(who: User) -> Json:
    """Return the bot's own account."""
    return user(who) | {"mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}


def member(of: Member) -> Json:
    """Return a guild member with their user."""
    return partial_member(of) | {"user": user(of.user)}


def partial_member(of: Member) -> Json:
    """Return a guild member without the user, as `resolved` holds it."""
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": stamp(of.joined_at),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [],
        "mute": False,
        "deaf": False,
    }


def role(guild: Guild, permissions: int) -> Json:
    """Return the role of everyone, the only role of a guild here."""
    return {
        "id": str(guild.id),
        "name": "@everyone",
        "permissions": str(permissions),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild(of: Guild, everyone: int) -> Json:
    """Return a guild without its channels and members."""
    return {
        "id": str(of.id),
        "name": of.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(of.owner_id),
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role(of, everyone)],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": of.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def own_guild(of: Guild, permissions: int) -> Json:
    """Return a guild as the bot's own list of guilds shows it."""
    return {
        "id": str(of.id),
        "name": of.name,
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": str(permissions),
        "features": [],
    }


def guild_create(world: World, of: Guild, everyone: int) -> Json:
    """Return a guild as the gateway shows it to a bot without the members intent: only with the bot's own member."""
    return guild(of, everyone) | {
        "unavailable": False,
        "large": False,
        "joined_at": stamp(of.members[world.bot.id].joined_at),
        "member_count": len(of.members),
        "members": [member(of.members[world.bot.id])],
        "channels": [channel(c) for c in of.channels.values() if c.type == TEXT_CHANNEL],
        "threads": [channel(c) for c in of.channels.values() if c.parent],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel(of: Channel) -> Json:
    """Return a text channel, thread or DM."""
    last = next((str(m.id) for m in reversed(of.messages.values()) if m.ephemeral_for is None), None)
    if of.recipient:
        return {
            "id": str(of.id),
            "type": of.type,
            "last_message_id": last,
            "flags": 0,
            "recipients": [user(of.recipient)],
        }
    assert of.guild is not None
    payload: Json = {
        "id": str(of.id),
        "type": of.type,
        "name": of.name,
        "guild_id": str(of.guild.id),
        "last_message_id": last,
        "flags": 0,
        "rate_limit_per_user": 0,
    }
    if of.parent:
        return payload | _thread(of, of.parent)
    overwrites = [_overwrite(of.guild, who, bits) for who, bits in of.denied.items()]
    return payload | {
        "parent_id": None,
        "topic": None,
        "position": of.position,
        "permission_overwrites": overwrites,
        "nsfw": False,
    }


def _thread(of: Channel, parent: Channel) -> Json:
    count = len(of.messages)
    return {
        "parent_id": str(parent.id),
        "owner_id": str(of.owner_id),
        "thread_metadata": {
            "archived": of.archived,
            "archive_timestamp": stamp(of.created_at),
            "auto_archive_duration": 1440,
            "locked": of.locked,
            "create_timestamp": stamp(of.created_at),
        },
        "message_count": count,
        "member_count": 1,
        "total_message_sent": count,
    }


def _overwrite(guild: Guild, who: int, denied: Permission) -> Json:
    return {"id": str(who or guild.id), "type": int(bool(who)), "allow": "0", "deny": str(int(denied))}


def attachment(of: Attachment, *, ephemeral: bool = False) -> Json:
    """Return a file of a message."""
    payload: Json = {
        "id": str(of.id),
        "filename": of.filename,
        "size": len(of.data),
        "url": of.url,
        "proxy_url": of.url,
        "content_type": of.content_type,
    }
    if of.width and of.height:
        payload |= {"width": of.width, "height": of.height}
    if of.description:
        payload["description"] = of.description
    if ephemeral:
        payload["ephemeral"] = True
    return payload


def message(world: World, of: Message, *, nonce: bool = False) -> Json:
    """Return a message as the bot gets it; without the message content intent, people's texts in guilds are blank."""
    payload = _basic_message(world, of)
    if nonce and of.nonce is not None:
        payload["nonce"] = of.nonce
    if of.type == REPLY_MESSAGE and of.reference:
        payload["message_reference"] = reference(of.reference)
        gone = of.reference.deleted
        payload["referenced_message"] = None if gone else _basic_message(world, of.reference)
    return payload


def reference(to: Message) -> Json:
    """Return the reference of a reply to this message."""
    payload: Json = {"type": 0, "channel_id": str(to.channel.id), "message_id": str(to.id)}
    if to.channel.guild:
        payload["guild_id"] = str(to.channel.guild.id)
    return payload


def _basic_message(world: World, of: Message) -> Json:
    ephemeral = of.ephemeral_for is not None
    payload: Json = {
        "id": str(of.id),
        "type": of.type,
        "channel_id": str(of.channel.id),
        "author": user(of.author),
        "content": of.content,
        "embeds": of.embeds,
        "components": of.components,
        "attachments": [attachment(a, ephemeral=ephemeral) for a in of.attachments if not _shown(of, a)],
        "mentions": [user(world.users[i]) for i in of.mentions],
        "mention_roles": [],
        "mention_everyone": False,
        "timestamp": stamp(of.created_at),
        "edited_timestamp": stamp(of.edited_at) if of.edited_at else None,
        "flags": of.flags,
        "pinned": False,
        "tts": False,
    }
    if of.interaction_id is not None:
        payload["application_id"] = payload["webhook_id"] = str(world.bot.id)
        payload["interaction_metadata"] = of.interaction_metadata
    if of.author is not world.bot and of.channel.guild and world.bot.id not in of.mentions:
        payload |= HUMAN_BLANK
    return payload


def _shown(of: Message, file: Attachment) -> bool:
    """Return whether components or embeds show a file; Discord does not list it then (discord-api-docs #8277)."""
    shown = {m.get("media", m.get("file", {})).get("attachment_id") for m in media(of.components)}
    pictures = {embed[key]["url"] for embed in of.embeds for key in ("image", "thumbnail") if embed.get(key)}
    return str(file.id) in shown or file.url in pictures


def emoji(world: World, of: Emoji) -> Json:
    """Return an emoji of the bot's application."""
    return {
        "id": str(of.id),
        "name": of.name,
        "roles": [],
        "user": user(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": of.content_type == "image/gif",
        "available": True,
    }


def application(world: World, owner: User) -> Json:
    """Return the bot's application as its own token may read it."""
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
