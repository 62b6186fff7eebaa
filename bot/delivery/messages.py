"""The bot's single messages: sends one, looks whether one has arrived, and edits one while Discord allows it."""

import contextlib
import json
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any

import aiohttp
import discord

from bot.clock import Clock
from bot.delivery.loans import Loans
from bot.delivery.uploads import Uploads
from bot.pictures import Drawing
from bot.screens.layout import Document, Screen
from storage import OutboxRow

BURIED = 6  # newer messages below which a message counts as out of sight
LOOK = timedelta(minutes=1)  # how long a message that was just seen is taken to be there, and in sight
REMEMBERED = 1000  # the most channels of which that is remembered
SKEW = timedelta(hours=1)  # the most that Discord's clock and the bot's may differ
UNKNOWN_MESSAGE = 10008
TOO_OLD_TO_EDIT = 30046
THREAD_ARCHIVED = 50083
"""Discord's code for every change in a thread that is closed. A new message opens it, unless it is locked."""


class CannotLook(Exception):  # noqa: N818 - worded for the log
    """The bot may not read the channel's history: nobody can know whether a message arrived."""


ORDINARY = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError, CannotLook)
"""Errors of Discord and the network. Any other is a fault of the bot, and is logged with its traceback."""


class Messages:
    """The bot's messages in all channels. ``fresh_for``: how long after it was sent a message may be edited."""

    def __init__(self, client: discord.Client, uploads: Uploads, clock: Clock, fresh_for: timedelta) -> None:
        self._client = client
        self._uploads = uploads
        self._clock = clock
        self._fresh_for = fresh_for
        self._seen: dict[int, tuple[int, datetime]] = {}
        """The newest message of the bot that was seen in each channel, and when."""
        self._looked: dict[int, tuple[int, datetime]] = {}
        """The message below which newer ones were last counted in each channel, and when, if they were few."""
        self.loans = Loans()

    def note_seen(self, channel: int, message_id: int) -> None:
        """Note that a message is there: it was just sent, pressed or found."""
        if channel not in self._seen or self._seen[channel][0] <= message_id:
            self._remember(self._seen, channel, message_id)

    def _remember(self, known: dict[int, tuple[int, datetime]], channel: int, message_id: int) -> None:
        known.pop(channel, None)
        known[channel] = message_id, self._clock.now()
        while len(known) > REMEMBERED:
            del known[next(iter(known))]

    def _is_known(self, known: dict[int, tuple[int, datetime]], channel: int, message_id: int) -> bool:
        seen = known.get(channel)
        return seen is not None and seen[0] == message_id and self._clock.now() - seen[1] < LOOK

    async def open_dm(self, user_id: int) -> int:
        """Return the id of the channel of direct messages with a person."""
        channel = await self._client.create_dm(discord.Object(user_id))
        return channel.id

    async def send(
        self, channel: int, screen: Screen, nonce: str, *, silent: bool, mentions: Sequence[int] = ()
    ) -> int:
        """Send a message and return its id. ``mentions``: the people to alert, of those whom its text mentions."""
        # A message whose picture could not be drawn is not edited to try again.
        view, files = await self._uploads.of(screen, pictures=self._may_attach(channel))
        message = await self._client.get_partial_messageable(channel).send(
            view=view,
            files=files,
            nonce=nonce,
            silent=silent,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(user) for user in mentions]
            ),
        )
        self.note_seen(channel, message.id)
        return message.id

    async def edit(self, channel: int, message_id: int, screen: Screen) -> int | None:
        """Edit a message; return None, or Discord's code for why it can no longer be edited.

        If the message was just pressed, the edit is the answer to the press.
        """
        message = self._client.get_partial_messageable(channel).get_partial_message(message_id)
        # Discord documents no way to keep the files of components: each edit sends them again, or removes them.
        view, files = await self._uploads.of(screen, pictures=self._may_attach(channel))
        if await self.loans.edit(message_id, view, files):
            return None
        for file in files:
            # The answer to a press may have read it, and failed.
            file.reset()
        try:
            await message.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            self._seen.pop(channel, None)
            if error.code in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, THREAD_ARCHIVED):
                return error.code
            raise
        return None

    async def delete(self, channel: int, message_id: int) -> None:
        """Delete a message; one that is gone already is as good. A press on it is then only acknowledged."""
        message = self._client.get_partial_messageable(channel).get_partial_message(message_id)
        with contextlib.suppress(discord.NotFound):
            await message.delete()
        self.loans.end([message_id])

    async def find(
        self, channel: int, marks: tuple[int, int], written_at: datetime, known: Collection[int | None] = ()
    ) -> int | None:
        """Return the id of a message if it arrived, or None. Discord's history holds no nonces.

        ``marks``: the id of its frame and of its first text. ``written_at``: when it was about to be sent. ``known``:
        other messages, which may have the same marks.
        """
        since = discord.Object(discord.utils.time_snowflake(written_at - SKEW))
        me = self._client.user
        async for message in self._client.get_partial_messageable(channel).history(limit=None, after=since):
            ours = me is not None and message.author.id == me.id and message.id not in known
            if ours and marks_of(message) == marks:
                return message.id
        return None

    async def check_history(self, channel_id: int) -> None:
        """Make sure that the bot may read a channel's history: otherwise Discord shows an empty one.

        Raises CannotLook.
        """
        await self._client.wait_until_ready()
        channel = self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            allowed = channel.permissions_for(channel.guild.me)
            if not allowed.read_message_history:
                raise CannotLook

    def doubt(self, channel: int) -> None:
        """Forget that the newest message of a channel was seen: somebody may have deleted it."""
        self._seen.pop(channel, None)

    async def is_there(self, channel: int, message_id: int) -> bool:
        """Return whether a message still exists; False, too, if the bot may not read the channel's history.

        A message that was seen within the last minute counts as there.
        """
        if self._is_known(self._seen, channel, message_id):
            return True
        there = message_id in await self._since(channel, message_id - 1, 1)
        if not there:
            self._seen.pop(channel, None)
        return there

    def is_old(self, message_id: int) -> bool:
        """Return whether a message is too old to be edited."""
        return self._clock.now() - discord.utils.snowflake_time(message_id) > self._fresh_for

    async def is_buried(self, channel: int, message_id: int) -> bool:
        """Return whether newer messages have moved a message out of sight; they are counted once a minute at most."""
        if self._is_known(self._looked, channel, message_id):
            return False
        buried = len(await self._since(channel, message_id, BURIED)) >= BURIED
        if not buried:
            self._remember(self._looked, channel, message_id)
        return buried

    async def _since(self, channel: int, message_id: int, most: int) -> list[int]:
        """Return the ids of the first messages after one."""
        history = self._client.get_partial_messageable(channel).history(limit=most, after=discord.Object(message_id))
        return [message.id async for message in history]

    def _may_attach(self, channel_id: int) -> bool:
        """Return whether the bot may send files to a channel, as far as it knows: no message may fail for a picture."""
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return channel.permissions_for(channel.guild.me).attach_files
        return True


def refuses(error: discord.HTTPException, channel: int | None) -> bool:
    """Return whether an error means that a person refuses direct messages, so that a retry would fail, too."""
    # An error without a code comes from a proxy, and not from Discord's API.
    return error.code != 0 and (
        isinstance(error, discord.Forbidden) or (channel is None and error.status in (400, 404))
    )


def fingerprint(screen: Screen) -> str:
    """Return a text that differs whenever the message of a screen would look different.

    The bot's own emoji do not count: they appear with the next change. An edit for their sake might come with a secret
    ballot, and show that somebody has voted.
    """
    return json.dumps(screen, default=_fingerprint_of_part)


def _fingerprint_of_part(part: object) -> list[Any]:
    """Return what a reader sees of a part of a screen: the name of a picture or document stands for its file."""
    if isinstance(part, Drawing):
        return [part.filename, part.alt]
    if isinstance(part, Document):
        return [part.filename]
    return [type(part).__name__, *(value for name, value in vars(part).items() if name != "emoji")]


def marks_of(message: discord.Message) -> tuple[int, int] | None:
    """Return the id of a message's frame and of its first text, or None."""
    for frame in message.components:
        if isinstance(frame, discord.Container) and frame.children:
            first = frame.children[0]
            if isinstance(first, discord.TextDisplay):
                return int(frame.id or 0), int(first.id or 0)
    return None


def jump_link(guild_id: int, channel: int, row: OutboxRow) -> str:
    """Return the address of a message."""
    where = guild_id if row.recipient == "t" else "@me"
    return f"https://discord.com/channels/{where}/{channel}/{row.message_id}"
