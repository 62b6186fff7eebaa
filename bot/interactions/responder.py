"""Answers one interaction on Discord: always, in time, and visible to one person only."""

import asyncio
import contextlib
from types import TracebackType
from typing import Any, Self

import discord
from discord import ui

from bot.delivery.loans import Loans
from bot.delivery.messages import ORDINARY
from bot.delivery.uploads import Uploads
from bot.interactions.components import number_modal
from bot.interactions.reply import OpenBox, Reply, Show
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

    async def give(self, reply: Reply) -> None:
        """Carry out a reply."""
        if isinstance(reply, Show):
            await self._show(reply.screen, fresh=reply.fresh)
        elif isinstance(reply, OpenBox):
            await self._open(number_modal(reply))
        else:
            await self._acknowledge_quietly()

    async def _acknowledge_later(self) -> None:
        await asyncio.sleep(PATIENCE)
        # If this fails, the reply itself is still sent, and a failure of that is logged.
        with contextlib.suppress(*ORDINARY):
            async with self._lock:
                if not self.interaction.response.is_done():
                    await self._acknowledge()

    async def _acknowledge(self) -> None:
        """Tell Discord that an answer will come."""
        if self._in_place:
            await self.interaction.response.defer()
        else:
            self._thinking = True
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def _show(self, screen: Screen, *, fresh: bool) -> None:
        """Show a screen and its files; ``fresh``: in a new message where the pressed one could change."""
        # Before the lock: while a picture is drawn, the interaction may have to be acknowledged.
        view, files = await self._uploads.of(screen)
        async with self._lock:
            response = self.interaction.response
            if response.is_done():
                if fresh and self._in_place:
                    await self.interaction.followup.send(view=view, files=files, ephemeral=True)
                else:
                    await self.interaction.edit_original_response(view=view, attachments=files)
            elif self._in_place and not fresh:
                await response.edit_message(view=view, attachments=files)
            else:
                await response.send_message(view=view, files=files, ephemeral=True)

    async def _open(self, modal: ui.Modal) -> None:
        """Open a box to type into. Raises InteractionResponded where that comes too late."""
        async with self._lock:
            await self.interaction.response.send_modal(modal)

    async def _acknowledge_quietly(self) -> None:
        """Leave nothing behind after a press in a direct message: delivery edits the message, which is the answer.

        If delivery has nothing to edit, or takes long, the press is only acknowledged.
        """
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
