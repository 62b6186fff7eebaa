"""Answering whoever pressed: always, in time, and only to them."""

import asyncio
from types import TracebackType
from typing import Any, Self

import discord
from discord import ui

Interaction = discord.Interaction[Any]

PATIENCE = 1.5  # seconds; Discord gives three


class Reply:
    """The private answer to one interaction.

    ``async with`` it: if the work inside takes long, the interaction is acknowledged meanwhile. A press on a message
    that only its presser sees is answered in place, everything else by a new message that nobody else sees.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        message = interaction.message
        self.in_place = message is not None and message.flags.ephemeral
        self.in_dm = message is not None and not message.flags.ephemeral and interaction.guild_id is None
        self._nudge: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> Self:
        self._nudge = asyncio.create_task(self._acknowledge_later())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._nudge is not None:
            self._nudge.cancel()

    async def _acknowledge_later(self) -> None:
        await asyncio.sleep(PATIENCE)
        async with self._lock:
            if not self.interaction.response.is_done():
                await self.acknowledge()

    async def acknowledge(self) -> None:
        """Tell Discord that an answer will come."""
        if self.in_place:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def show(self, view: ui.LayoutView, *, fresh: bool = False) -> None:
        """Show a screen and its files to the presser; ``fresh`` in a new message where the pressed one could change."""
        # Before the lock: while a picture is drawn, the interaction may have to be acknowledged.
        files = await self.interaction.client.uploads.of(view)
        async with self._lock:
            response = self.interaction.response
            if response.is_done():
                if fresh and self.in_place:
                    await self.interaction.followup.send(view=view, files=files, ephemeral=True)
                else:
                    await self.interaction.edit_original_response(view=view, attachments=files)
            elif self.in_place and not fresh:
                await response.edit_message(view=view, attachments=files)
            else:
                await response.send_message(view=view, files=files, ephemeral=True)

    async def open(self, modal: ui.Modal) -> None:
        """Open a box to type into; it is the whole answer. Raises InteractionResponded where that came too late."""
        async with self._lock:
            await self.interaction.response.send_modal(modal)

    async def quietly(self) -> None:
        """Acknowledge a press in a direct message: the message itself will be edited by the delivery."""
        async with self._lock:
            if self.interaction.response.is_done():
                await self.interaction.delete_original_response()
            else:
                await self.interaction.response.defer()
