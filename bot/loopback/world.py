"""The world of one machine: guilds, channels, people, messages, and who may see what.

Plain data; nothing here knows of HTTP, the gateway or JSON.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import IntFlag
from typing import Any, Literal

from bot.loopback import components as reading
from bot.loopback.components import Button, Component, Select
from bot.loopback.ids import Clock, Ids

Change = Literal["create", "edit", "delete"]
Watcher = Callable[[Change, "Message"], object]

TEXT_CHANNEL, DM_CHANNEL, PUBLIC_THREAD = 0, 1, 11
DEFAULT_MESSAGE, REPLY_MESSAGE, COMMAND_MESSAGE = 0, 19, 20

SUPPRESS_EMBEDS, EPHEMERAL, LOADING = 1 << 2, 1 << 6, 1 << 7
SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 12, 1 << 15


class Permission(IntFlag):
    """The permissions that matter here, with Discord's bits."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    USE_APPLICATION_COMMANDS = 1 << 31
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38


EVERYONE = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
LATE_FILES = 100
"""So many files that an edit took away are still served: a reader may be about to fetch what they have just seen."""

NOTHING = Permission(0)
EVERYTHING = ~NOTHING


@dataclass(eq=False, slots=True)
class User:
    """Someone with an account: a person, or the bot. `dms` False refuses direct messages of the bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms: bool = True


@dataclass(eq=False, slots=True)
class Member:
    """A user in a guild; `permissions` come on top of what everyone has there."""

    user: User
    joined_at: datetime
    permissions: Permission = NOTHING


@dataclass(eq=False, slots=True)
class Guild:
    """A server; members by user id."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    members: dict[int, Member] = field(default_factory=dict, repr=False)


@dataclass(eq=False, slots=True)
class Channel:
    """A text channel, a public thread (`parent` set) or a DM (`recipient` set).

    `denied`: user id -> what this user may not do here; the key 0 is everyone but the bot. A thread asks its parent.
    `messages` by id, oldest first, ephemeral ones included.
    """

    id: int
    type: int
    name: str
    created_at: datetime
    guild: Guild | None = None
    parent: Channel | None = None
    recipient: User | None = None
    position: int = 0
    owner_id: int = 0
    denied: dict[int, Permission] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict, repr=False)

    @property
    def mention(self) -> str:
        """What to write to link to this channel."""
        return f"<#{self.id}>"


@dataclass(eq=False, slots=True)
class Attachment:
    """A file of a message; `data` are its bytes, `description` its alt text."""

    id: int
    filename: str
    url: str
    data: bytes
    content_type: str
    description: str = ""
    width: int | None = None
    height: int | None = None


@dataclass(eq=False, slots=True)
class Message:
    """One message as it stands now; edits change it in place.

    `components` are stored as answered: every one has its `id`. `ephemeral_for` is the id of the only person
    who sees it, `interaction_id` the interaction that it answers, `mentions` the ids of whom it pings.
    """

    id: int
    channel: Channel
    author: User
    created_at: datetime
    type: int = DEFAULT_MESSAGE
    content: str = ""
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[Component] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    mentions: list[int] = field(default_factory=list)
    edited_at: datetime | None = None
    ephemeral_for: int | None = None
    interaction_id: int | None = None
    interaction_metadata: dict[str, Any] | None = None
    reference: Message | None = None
    nonce: str | int | None = None
    deleted: bool = False

    @property
    def channel_id(self) -> int:
        """The id of the channel that it is in."""
        return self.channel.id

    @property
    def author_id(self) -> int:
        """The id of who wrote it."""
        return self.author.id

    @property
    def loading(self) -> bool:
        """Whether it only says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """Everything readable: content, embeds and text displays, one to a line."""
        lines = [
            self.content,
            *(line for e in self.embeds for line in _embed_lines(e)),
            *reading.texts(self.components),
        ]
        return "\n".join(line for line in lines if line)

    @property
    def buttons(self) -> list[Button]:
        """Its buttons in reading order."""
        return reading.buttons(self.components)

    @property
    def selects(self) -> list[Select]:
        """Its select menus in reading order."""
        return reading.selects(self.components)

    @property
    def alt_texts(self) -> list[str]:
        """The descriptions of its pictures: those shown by components first, then those of the other files."""
        shown = reading.alt_texts(self.components)
        return shown + [a.description for a in self.attachments if a.description and a.description not in shown]


def _embed_lines(embed: dict[str, Any]) -> list[str]:
    fields = [text for f in embed.get("fields", ()) for text in (f.get("name"), f.get("value"))]
    parts = (embed.get("title"), embed.get("description"), *fields, (embed.get("footer") or {}).get("text"))
    return [part for part in parts if part]


class World:
    """Everything there is, and the rules of who may see and do what."""

    def __init__(self, ids: Ids, now: Clock, nonce_window: timedelta) -> None:
        self.ids = ids
        self.now = now
        self.nonce_window = nonce_window
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self._files: dict[int, tuple[Attachment, Message]] = {}
        self._late: deque[int] = deque()
        self.watchers: list[Watcher] = []
        self._nonces: dict[tuple[int, int, str], Message] = {}
        self.bot = self.add_user("Quartermaster", bot=True)

    # ------------------------------------------------------------------ setting up

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US", dms: bool = True) -> User:
        """Give someone an account."""
        user = User(self.ids.place(), name, bot, locale, dms)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, locale: str = "en-US") -> Guild:
        """Open a guild whose owner nobody plays; the bot is its member."""
        owner = self.add_user(f"{name} owner")
        guild = Guild(self.ids.place(), name, owner.id, locale)
        self.guilds[guild.id] = guild
        self.join(guild, owner)
        self.join(guild, self.bot)
        return guild

    def guilds_of_bot(self) -> list[Guild]:
        """List the guilds that the bot is on."""
        return [guild for guild in self.guilds.values() if self.bot.id in guild.members]

    def join(self, guild: Guild, user: User, permissions: Permission = NOTHING) -> Member:
        """Make a user a member."""
        member = Member(user, datetime(2020, 1, 1, tzinfo=UTC), permissions)
        guild.members[user.id] = member
        return member

    def add_channel(self, guild: Guild, name: str, parent: Channel | None = None) -> Channel:
        """Open a text channel, or a public thread below `parent`."""
        channel = Channel(
            id=self.ids.place(),
            type=PUBLIC_THREAD if parent else TEXT_CHANNEL,
            name=name,
            created_at=self.now(),
            guild=guild,
            parent=parent,
            position=sum(c.guild is guild and c.parent is None for c in self.channels.values()),
            owner_id=guild.owner_id,
        )
        self.channels[channel.id] = channel
        return channel

    def open_dm(self, user: User) -> Channel:
        """Return the DM of this person and the bot, opening it if need be."""
        found = self.dm_of(user.id)
        if found:
            return found
        channel = Channel(self.ids.place(), DM_CHANNEL, user.name, self.now(), recipient=user)
        self.channels[channel.id] = channel
        return channel

    def dm_of(self, user_id: int) -> Channel | None:
        """Return the DM of this person and the bot, if it was ever opened."""
        return next((c for c in self.channels.values() if c.recipient and c.recipient.id == user_id), None)

    # ------------------------------------------------------------------ who may

    def permissions(self, user_id: int, channel: Channel) -> Permission:
        """Return what a user may do in a channel; nothing where they have no business at all."""
        if channel.recipient:
            party = user_id in (channel.recipient.id, self.bot.id)
            return EVERYONE if party else NOTHING
        guild = channel.guild
        member = guild.members.get(user_id) if guild else None
        if guild is None or member is None:
            return NOTHING
        allowed = EVERYONE | member.permissions
        if user_id == guild.owner_id or Permission.ADMINISTRATOR in allowed:
            return EVERYTHING
        denied = (channel.parent or channel).denied
        allowed &= ~denied.get(user_id, NOTHING)
        if user_id != self.bot.id:
            allowed &= ~denied.get(0, NOTHING)
        return allowed if Permission.VIEW_CHANNEL in allowed else NOTHING

    def may(self, user_id: int, channel: Channel, wanted: Permission) -> bool:
        """Say whether a user has all of these permissions in a channel."""
        return wanted in self.permissions(user_id, channel)

    def may_send(self, user_id: int, channel: Channel) -> bool:
        """Say whether a user may write in a channel; threads have a permission of their own."""
        wanted = Permission.SEND_MESSAGES_IN_THREADS if channel.parent else Permission.SEND_MESSAGES
        return self.may(user_id, channel, wanted)

    def sees(self, user_id: int, message: Message) -> bool:
        """Say whether a user has this message on their screen."""
        if message.deleted or message.ephemeral_for not in (None, user_id):
            return False
        return self.may(user_id, message.channel, Permission.VIEW_CHANNEL)

    def seen_by(self, user_id: int, channel: Channel) -> list[Message]:
        """List what a user sees in a channel, oldest first."""
        if not self.may(user_id, channel, Permission.VIEW_CHANNEL):
            return []
        return [m for m in channel.messages.values() if m.ephemeral_for in (None, user_id)]

    # ------------------------------------------------------------------ messages

    def post(self, message: Message) -> Message:
        """Put a new message in its channel and tell the watchers."""
        message.channel.messages[message.id] = message
        self._keep_files(message)
        if message.nonce is not None:
            self._nonces[message.author.id, message.channel.id, str(message.nonce)] = message
        self._tell("create", message)
        return message

    def edited(self, message: Message, *, silently: bool = False) -> None:
        """Tell the watchers of an edit; `silently` leaves no edit time (a deferred answer filled in)."""
        if not silently:
            message.edited_at = self.now()
        self._keep_files(message)
        self._tell("edit", message)

    def delete(self, message: Message) -> None:
        """Take a message away and tell the watchers."""
        message.deleted = True
        message.channel.messages.pop(message.id, None)
        for number in [number for number, (_, holder) in self._files.items() if holder is message]:
            del self._files[number]
        self._tell("delete", message)

    def file(self, number: int) -> tuple[Attachment, Message] | None:
        """Return the file of that id that is served, and the message that it is in, or was in until lately."""
        return self._files.get(number)

    def file_in(self, message: Message, filename: str) -> Attachment | None:
        """Return the newest file of that name that is served as one of a message."""
        found = (file for file, holder in reversed(self._files.values()) if holder is message)
        return next((file for file in found if file.filename == filename), None)

    def _keep_files(self, message: Message) -> None:
        self._files.update((a.id, (a, message)) for a in message.attachments)

    def forget_files(self, attachments: Iterable[Attachment]) -> None:
        """Serve these files of a message no more once a while has passed."""
        self._late.extend(attachment.id for attachment in attachments)
        while len(self._late) > LATE_FILES:
            self._files.pop(self._late.popleft(), None)

    def posted_with(self, author: User, channel: Channel, nonce: str | int) -> Message | None:
        """Return the message that this author sent here with this nonce within the window.

        Discord: "enforce_nonce", "checked for uniqueness in the past few minutes".
        """
        found = self._nonces.get((author.id, channel.id, str(nonce)))
        if found is None or found.deleted or self.now() - found.created_at >= self.nonce_window:
            return None
        return found

    def _tell(self, change: Change, message: Message) -> None:
        for watcher in tuple(self.watchers):
            watcher(change, message)
