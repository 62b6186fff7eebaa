"""Single messages of the bot's own: sends one, looks whether one has arrived, edits one while that can be done."""

import json
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

import aiohttp
import discord
from discord import ui

from bot.clock import Clock
from bot.uploads import Uploads
from storage import OutboxRow

CARRIED = 6  # so many newer messages, and the table's has been carried up
SKEW = timedelta(hours=1)  # between Discord's clock and ours, at most
UNKNOWN_MESSAGE = 10008
TOO_OLD_TO_EDIT = 30046


class CannotLook(Exception):  # noqa: N818 - worded for the log
    """The bot may not read the channel's history: whether a message arrived cannot be known."""


# What a network and Discord do to everybody. Anything else is a fault of ours: logged whole, and tried again as well.
ORDINARY = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError, CannotLook)


class Messages:
    """The bot's messages, wherever they are. ``fresh_for``: so long after it was sent, a message may be edited."""

    def __init__(self, client: discord.Client, uploads: Uploads, clock: Clock, fresh_for: timedelta) -> None:
        self._client = client
        self._uploads = uploads
        self._clock = clock
        self._fresh_for = fresh_for

    async def open_dm(self, user_id: int) -> int:
        """Return the channel of direct messages with a person."""
        channel = await self._client.create_dm(discord.Object(user_id))
        return channel.id

    async def send(
        self, channel: int, view: ui.LayoutView, nonce: str, *, silent: bool, mentions: Sequence[int] = ()
    ) -> int:
        """Send a message and return its id. ``mentions``: whom it calls, of those that it names."""
        message = await self._client.get_partial_messageable(channel).send(
            view=view,
            # A picture that fails is not missed: the message is as it should be, and is not edited to try again.
            files=await self._uploads.of(view, pictures=self._may_attach(channel)),
            nonce=nonce,
            silent=silent,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(user) for user in mentions]
            ),
        )
        return message.id

    async def edit(self, channel: int, message_id: int, view: ui.LayoutView) -> int | None:
        """Edit a message; return None, or Discord's code why it cannot be edited any more."""
        message = self._client.get_partial_messageable(channel).get_partial_message(message_id)
        # Discord does not say by what to keep the files of components: each edit sends them again, or takes them away.
        files = await self._uploads.of(view, pictures=self._may_attach(channel))
        try:
            await message.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT):
                return error.code
            raise
        return None

    async def find(
        self, channel: int, marks: tuple[int, int], written_at: datetime, known: Collection[int | None] = ()
    ) -> int | None:
        """Return the id of the message with a frame's id and a number, if it arrived: history tells no nonce.

        ``written_at``: when it was about to be sent. ``known``: messages that it is not, though they look the same.
        """
        since = discord.Object(discord.utils.time_snowflake(written_at - SKEW))
        me = self._client.user
        async for message in self._client.get_partial_messageable(channel).history(limit=None, after=since):
            ours = me is not None and message.author.id == me.id and message.id not in known
            if ours and marks_of(message) == marks:
                return message.id
        return None

    async def check_history(self, channel_id: int) -> None:
        """Make sure that history can be believed: to those who may not read it, Discord shows an empty one.

        Raises CannotLook.
        """
        await self._client.wait_until_ready()
        channel = self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            allowed = channel.permissions_for(channel.guild.me)
            if not allowed.read_message_history:
                raise CannotLook

    async def is_there(self, channel: int, message_id: int) -> bool:
        """Tell whether a message was not deleted; where the history may not be read, it looks as if it were."""
        return message_id in await self._since(channel, message_id - 1, 1)

    def is_old(self, message_id: int) -> bool:
        """Tell whether a message is too old to be edited."""
        return self._clock.now() - discord.utils.snowflake_time(message_id) > self._fresh_for

    async def is_carried_up(self, channel: int, message_id: int) -> bool:
        """Tell whether talk has carried a message up."""
        return len(await self._since(channel, message_id, CARRIED)) >= CARRIED

    async def _since(self, channel: int, message_id: int, most: int) -> list[int]:
        """Return the ids of the first messages that follow one."""
        history = self._client.get_partial_messageable(channel).history(limit=most, after=discord.Object(message_id))
        return [message.id async for message in history]

    def _may_attach(self, channel_id: int) -> bool:
        """Tell whether the bot may send files there, as far as it knows; a message must not fail for its picture."""
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return channel.permissions_for(channel.guild.me).attach_files
        return True


def refuses(error: discord.HTTPException, channel: int | None) -> bool:
    """Tell whether an error means that a person cannot be written to: not now, and not by trying again."""
    # Without a code it is not Discord's API that refuses, but something before it.
    return error.code != 0 and (
        isinstance(error, discord.Forbidden) or (channel is None and error.status in (400, 404))
    )


def seen(view: ui.LayoutView) -> str:
    """Return what a message shows, to tell whether it would change."""
    return json.dumps(view.to_components(), sort_keys=True)


def marks_of(message: discord.Message) -> tuple[int, int] | None:
    """Return the frame's id and the number of the first text of one of our messages."""
    for frame in message.components:
        if isinstance(frame, discord.Container) and frame.children:
            first = frame.children[0]
            if isinstance(first, discord.TextDisplay):
                return int(frame.id or 0), int(first.id or 0)
    return None


def jump_link(guild_id: int, channel: int, row: OutboxRow) -> str:
    """Return the address of a message as Discord writes it."""
    where = guild_id if row.recipient == "t" else "@me"
    return f"https://discord.com/channels/{where}/{channel}/{row.message_id}"
