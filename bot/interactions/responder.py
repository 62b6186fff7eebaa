"""Answers one interaction on Discord: always, in time, and visible to one person only."""

import asyncio
import contextlib
from types import TracebackType
from typing import Any, Self

import discord
from discord import ui

from bot.delivery.loans import Loans
from bot.delivery.messages import ORDINARY, UNKNOWN_MESSAGE
from bot.delivery.uploads import Uploads
from bot.interactions.components import box_modal
from bot.interactions.reply import Dismiss, OpenBox, Reply, Show
from bot.interactions.standing import Standing
from bot.screens.layout import Screen

Interaction = discord.Interaction[Any]

PATIENCE = 1.5  # seconds; Discord gives three


class Responder:
    """The private answer to one interaction.

    ``async with`` it: if the work inside takes long, the interaction is acknowledged meanwhile. A press on a private
    message is answered in place, everything else by a new private message.
    """

    def __init__(self, interaction: Interaction, uploads: Uploads, loans: Loans) -> None:
        self.interaction = interaction
        self._uploads = uploads
        self._loans = loans
        self._thinking = False
        """Whether a private answer was announced."""
        self._quiet = False
        """Whether nothing is going to be shown."""
        message = interaction.message
        self._in_place = message is not None and message.flags.ephemeral
        self._acknowledging: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> Self:
        self._acknowledging = asyncio.create_task(self._acknowledge_later())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._acknowledging is not None:
            self._acknowledging.cancel()

    async def give(self, reply: Reply) -> Standing | None:
        """Carry out a reply; return the private message that shows it, or None if it shows nothing."""
        if isinstance(reply, Show):
            return await self._show(reply.screen, fresh=reply.fresh)
        if isinstance(reply, OpenBox):
            await self._open(box_modal(reply))
        elif isinstance(reply, Dismiss) and self._in_place:
            await self._dismiss()
        else:
            await self._acknowledge_quietly()
        return None

    async def _acknowledge_later(self) -> None:
        await asyncio.sleep(PATIENCE)
        # If this fails, the reply itself is still sent, and a failure of that is logged.
        with contextlib.suppress(*ORDINARY):
            async with self._lock:
                if not self.interaction.response.is_done():
                    await self._acknowledge()

    async def _acknowledge(self) -> None:
        """Tell Discord that an answer will come."""
        if self._in_place or self._quiet:
            await self.interaction.response.defer()
        else:
            self._thinking = True
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def _show(self, screen: Screen, *, fresh: bool) -> Standing:
        """Show a screen and its files; ``fresh``: in a new message where the pressed one could change."""
        # Before the lock: while a picture is drawn, the interaction may have to be acknowledged.
        view, files = await self._uploads.of(screen)
        async with self._lock:
            if self._in_place and not fresh:
                try:
                    return await self._edit_own(view, files)
                except discord.NotFound as error:
                    if error.code != UNKNOWN_MESSAGE:
                        raise
                # Replaced while this press was on its way: the screen gets a new message.
                for file in files:
                    file.reset()
            return await self._send(view, files)

    async def _edit_own(self, view: ui.LayoutView, files: list[discord.File]) -> Standing:
        """Edit the private message that was pressed. Raises NotFound if it is gone."""
        message = self.interaction.message
        assert message is not None
        if self.interaction.response.is_done():
            await self.interaction.edit_original_response(view=view, attachments=files)
        else:
            await self.interaction.response.edit_message(view=view, attachments=files)
        return Standing(self.interaction, message.id)

    async def _send(self, view: ui.LayoutView, files: list[discord.File]) -> Standing:
        """Send a new private message, or fill in the one that was announced."""
        interaction = self.interaction
        if not interaction.response.is_done():
            sent = await interaction.response.send_message(view=view, files=files, ephemeral=True)
            return Standing(interaction, sent.message_id or 0)
        if self._in_place:
            message = await interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)
            return Standing(interaction, message.id, followup=True)
        message = await interaction.edit_original_response(view=view, attachments=files)
        return Standing(interaction, message.id)

    async def _dismiss(self) -> None:
        """Remove the private message that was pressed."""
        async with self._lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer()
            await self.interaction.delete_original_response()

    async def _open(self, modal: ui.Modal) -> None:
        """Open a box to type into. Raises InteractionResponded where that comes too late."""
        async with self._lock:
            await self.interaction.response.send_modal(modal)

    async def _acknowledge_quietly(self) -> None:
        """Leave nothing behind after a press: delivery edits the message that was pressed, which is the answer.

        If delivery has nothing to edit, or takes long, the press is only acknowledged.
        """
        self._quiet = True
        message = self.interaction.message
        if message is not None:
            await self._loans.lend(message.id, self._edit_pressed, PATIENCE)
        async with self._lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer()
            elif self._thinking:
                await self.interaction.delete_original_response()

    async def _edit_pressed(self, view: ui.LayoutView, files: list[discord.File]) -> bool:
        """Answer by an edit of the message that was pressed; return whether that was still possible."""
        async with self._lock:
            if self.interaction.response.is_done():
                return False
            try:
                await self.interaction.response.edit_message(view=view, attachments=files)
            except ORDINARY:
                # The press came too late or its answer was lost: the edit is made as any other.
                return False
            return True
