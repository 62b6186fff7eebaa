"""The world of a loopback Discord: guilds, channels, people, messages, and who may see what.

It is plain data without HTTP, gateway or JSON.
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
from bot.loopback.json_values import Json

Change = Literal["create", "edit", "delete"]
Watcher = Callable[[Change, "Message"], object]

TEXT_CHANNEL, DM_CHANNEL, PUBLIC_THREAD = 0, 1, 11
DEFAULT_MESSAGE, REPLY_MESSAGE, COMMAND_MESSAGE = 0, 19, 20

SUPPRESS_EMBEDS, EPHEMERAL, LOADING = 1 << 2, 1 << 6, 1 << 7
SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 12, 1 << 15


class Permission(IntFlag):
    """The permissions that the loopback checks, with Discord's bits."""

    ADMINISTRATOR = 1 << 3
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
"""Number of removed files that are still served: a client may be about to fetch a picture that it has just shown."""

NOTHING = Permission(0)
EVERYTHING = ~NOTHING


@dataclass(eq=False, slots=True)
class User:
    """An account: of a person, or of the bot. `dms` is False for a person who refuses direct messages of the bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms: bool = True


@dataclass(eq=False, slots=True)
class Member:
    """A user in a guild; `permissions` are added to everyone's."""

    user: User
    joined_at: datetime
    permissions: Permission = NOTHING


@dataclass(eq=False, slots=True)
class Guild:
    """A server; `members` are by user id, `channels` by id with the threads."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    members: dict[int, Member] = field(default_factory=dict[int, Member], repr=False)
    channels: dict[int, Channel] = field(default_factory=dict[int, "Channel"], repr=False)


@dataclass(eq=False, slots=True)
class Channel:
    """A text channel, a public thread (`parent` set) or a DM (`recipient` set).

    `denied`: user id -> permissions that this user lacks here; the key 0 stands for everyone but the bot. A thread has
    those of its parent. `messages` are by id, oldest first, with the ephemeral ones. `archived`: a thread that was
    closed, or fell asleep; a new message of the bot opens it, unless it is `locked`.
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
    archived: bool = False
    locked: bool = False
    denied: dict[int, Permission] = field(default_factory=dict[int, Permission])
    messages: dict[int, Message] = field(default_factory=dict[int, "Message"], repr=False)

    @property
    def mention(self) -> str:
        """The text that links to this channel."""
        return f"<#{self.id}>"


@dataclass(eq=False, slots=True)
class Emoji:
    """An emoji of the bot's application; `data` are the bytes of its picture."""

    id: int
    name: str
    data: bytes
    content_type: str


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
    """A message in its present state; edits change it in place.

    `components` are as Discord returns them: every one has its `id`. `ephemeral_for` is the id of the only person who
    sees it, `interaction_id` the interaction that it answers, `mentions` the ids of the users that it pings.
    """

    id: int
    channel: Channel
    author: User
    created_at: datetime
    type: int = DEFAULT_MESSAGE
    content: str = ""
    embeds: list[Json] = field(default_factory=list[Json])
    components: list[Component] = field(default_factory=list[Component])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    flags: int = 0
    mentions: list[int] = field(default_factory=list[int])
    edited_at: datetime | None = None
    ephemeral_for: int | None = None
    interaction_id: int | None = None
    interaction_metadata: dict[str, Any] | None = None
    reference: Message | None = None
    nonce: str | int | None = None
    deleted: bool = False

    @property
    def channel_id(self) -> int:
        """The id of its channel."""
        return self.channel.id

    @property
    def loading(self) -> bool:
        """Whether it only shows that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """All its texts: content, embeds and text displays, one per line."""
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
    footer: Json = embed.get("footer") or {}
    parts = (embed.get("title"), embed.get("description"), *fields, footer.get("text"))
    return [part for part in parts if part]


class World:
    """All guilds, channels, users and messages, and the rules of who may see and do what."""

    def __init__(self, ids: Ids, now: Clock, nonce_window: timedelta) -> None:
        self.ids = ids
        self.now = now
        self.nonce_window = nonce_window
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.emojis: dict[int, Emoji] = {}
        self._files: dict[int, tuple[Attachment, Message]] = {}
        self._late: deque[int] = deque()
        self.watchers: list[Watcher] = []
        self._nonces: dict[tuple[int, int, str], Message] = {}
        self.bot = self.add_user("Quartermaster", bot=True)

    # ------------------------------------------------------------------ setting up

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US", dms: bool = True) -> User:
        """Add an account."""
        user = User(self.ids.place(), name, bot, locale, dms)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, locale: str = "en-US") -> Guild:
        """Add a guild with the bot; its owner is an id without a person."""
        owner = self.add_user(f"{name} owner")
        guild = Guild(self.ids.guild(), name, owner.id, locale)
        self.guilds[guild.id] = guild
        self.join(guild, owner)
        self.join(guild, self.bot)
        return guild

    def guilds_of_bot(self) -> list[Guild]:
        """List the guilds that the bot is in."""
        return [guild for guild in self.guilds.values() if self.bot.id in guild.members]

    def join(self, guild: Guild, user: User, permissions: Permission = NOTHING) -> Member:
        """Make a user a member."""
        member = Member(user, datetime(2020, 1, 1, tzinfo=UTC), permissions)
        guild.members[user.id] = member
        return member

    def add_channel(self, guild: Guild, name: str, parent: Channel | None = None, number: int | None = None) -> Channel:
        """Add a text channel, or a public thread below `parent`; `number`: the id that it had before."""
        channel = Channel(
            id=self.ids.place() if number is None else number,
            type=PUBLIC_THREAD if parent else TEXT_CHANNEL,
            name=name,
            created_at=self.now(),
            guild=guild,
            parent=parent,
            position=sum(c.parent is None for c in guild.channels.values()),
            owner_id=guild.owner_id,
        )
        self.channels[channel.id] = guild.channels[channel.id] = channel
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in [thread for thread in self.channels.values() if thread.parent is channel]:
            self.delete_channel(thread)
        for message in list(channel.messages.values()):
            self.delete(message)
        del self.channels[channel.id]
        if channel.guild:
            del channel.guild.channels[channel.id]

    def open_dm(self, user: User) -> Channel:
        """Return the DM of this person and the bot, opened if it was not."""
        found = self.dm_of(user.id)
        if found:
            return found
        channel = Channel(self.ids.place(), DM_CHANNEL, user.name, self.now(), recipient=user)
        self.channels[channel.id] = channel
        return channel

    def dm_of(self, user_id: int) -> Channel | None:
        """Return the DM of this person and the bot, or None if it was never opened."""
        return next((c for c in self.channels.values() if c.recipient and c.recipient.id == user_id), None)

    # ------------------------------------------------------------------ who may

    def permissions(self, user_id: int, channel: Channel) -> Permission:
        """Return what a user may do in a channel; nothing if they may not see it."""
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
        """Return whether a user has all of these permissions in a channel."""
        return wanted in self.permissions(user_id, channel)

    def may_send(self, user_id: int, channel: Channel) -> bool:
        """Return whether a user may write in a channel; threads have their own permission."""
        wanted = Permission.SEND_MESSAGES_IN_THREADS if channel.parent else Permission.SEND_MESSAGES
        return self.may(user_id, channel, wanted)

    def sees(self, user_id: int, message: Message) -> bool:
        """Return whether a user sees this message."""
        if message.deleted or message.ephemeral_for not in (None, user_id):
            return False
        return self.may(user_id, message.channel, Permission.VIEW_CHANNEL)

    def seen_by(self, user_id: int, channel: Channel) -> list[Message]:
        """List the messages that a user sees in a channel, oldest first."""
        if not self.may(user_id, channel, Permission.VIEW_CHANNEL):
            return []
        return [m for m in channel.messages.values() if m.ephemeral_for in (None, user_id)]

    # ------------------------------------------------------------------ messages

    def post(self, message: Message) -> Message:
        """Add a new message to its channel and call the watchers."""
        message.channel.messages[message.id] = message
        self._keep_files(message)
        if message.nonce is not None:
            self._nonces[message.author.id, message.channel.id, str(message.nonce)] = message
        self._tell("create", message)
        return message

    def edited(self, message: Message, *, silently: bool = False) -> None:
        """Call the watchers after an edit; `silently` sets no edit time (for a deferred answer that was filled in)."""
        if not silently:
            message.edited_at = self.now()
        self._keep_files(message)
        self._tell("edit", message)

    def delete(self, message: Message) -> None:
        """Delete a message and call the watchers."""
        message.deleted = True
        message.channel.messages.pop(message.id, None)
        for number in [number for number, (_, holder) in self._files.items() if holder is message]:
            del self._files[number]
        self._tell("delete", message)

    def file(self, number: int) -> tuple[Attachment, Message] | None:
        """Return the served file of that id, and the message that has it or had it until recently."""
        return self._files.get(number)

    def file_in(self, message: Message, filename: str) -> Attachment | None:
        """Return the newest served file of that name of a message."""
        found = (file for file, holder in reversed(self._files.values()) if holder is message)
        return next((file for file in found if file.filename == filename), None)

    def _keep_files(self, message: Message) -> None:
        self._files.update((a.id, (a, message)) for a in message.attachments)

    def forget_files(self, attachments: Iterable[Attachment]) -> None:
        """Mark the files as removed; the oldest above LATE_FILES are no longer served."""
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
