"""Discord's door: turns an interaction into a request, has it answered, and shows the reply to the person who asked."""

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
import structlog

from bot.custom_ids import Press
from bot.delivery.messages import ORDINARY, Messages
from bot.delivery.servers import names_of
from bot.delivery.uploads import Uploads
from bot.interactions.live_screens import LiveScreens
from bot.interactions.lobby_replies import LobbyReplies
from bot.interactions.reply import Dismiss, Reply, Show, told
from bot.interactions.request import Place, Request
from bot.interactions.responder import Responder
from bot.interactions.standing import Standing, Standings, slot_of
from bot.logs import log_fault
from bot.screens.failures import failure_text
from bot.services import Services
from bot.tables.lobby import Guest
from bot.tables.place import Lack, missing_of
from bot.text import Words, words_for

log = structlog.get_logger(__name__)

Interaction = discord.Interaction[Any]

Answer = Callable[[Request], Awaitable[Reply | None]]
"""Answers a request; None: nothing can be answered, because the bot is being closed."""

GONE = (10008, 10015, 10062, 40060, 50027)
"""Discord's codes for: message, webhook or interaction unknown; answered before; token expired."""

NO_PRESS = Press(0, "")


class Door:
    """Takes every interaction of one bot. ``route`` answers presses; each command passes its own ``work``."""

    def __init__(self, services: Services, uploads: Uploads, messages: Messages, route: Answer) -> None:
        self.services = services
        self._uploads = uploads
        self._messages = messages
        self._route = route
        self.screens = LiveScreens(services.clock, uploads)
        self.standings = Standings(services.clock)
        self._lobbies = LobbyReplies(self.standings)

    async def press(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """Have a press answered."""
        message = interaction.message
        if message is not None and not message.flags.ephemeral:
            self._messages.note_seen(message.channel.id, message.id)
        with self.screens.held(press.table, interaction.user.id):
            await self.answer(interaction, self._route, press, values)

    async def unknown(self, interaction: Interaction) -> None:
        """Answer a press on something that this bot never offered, or no longer offers."""

        async def say(request: Request) -> Reply:
            return told(request.words.line("bot-unknown-press"))

        await self.answer(interaction, say)

    async def answer(
        self, interaction: Interaction, work: Answer, press: Press = NO_PRESS, values: Sequence[str] = ()
    ) -> None:
        """Answer an interaction. A failure is logged, and the person is told that nothing was lost."""
        async with Responder(interaction, self._uploads, self._messages.loans) as responder:
            request = await self.request(interaction, press, values)
            stored = self.services.store.commits
            try:
                reply = await work(request)
                if reply is not None:
                    await self._give(responder, reply)
            except ORDINARY as error:
                log.warning("reply failed", table=press.table, question=press.question, **reason(error))
                # If the reply came too late, or its place is gone, nobody can be told.
                if getattr(error, "code", None) not in GONE:
                    await self._apologise(responder, request.words.line("bot-nothing-lost"))
            except Exception as error:
                if self.services.stopping:
                    # Closed in the middle of a reply: nobody can be told, and nothing is lost.
                    return
                log_fault(log, "reply failed", table=press.table, question=press.question)
                unchanged = self.services.store.commits == stored
                await self._apologise(responder, failure_text(request.words, error, unchanged=unchanged))

    async def _give(self, responder: Responder, reply: Reply) -> None:
        """Carry out a reply, then remove the private replies that it replaces."""
        interaction, pressed = responder.interaction, responder.interaction.message
        shown = await responder.give(reply)
        if isinstance(reply, Show) and shown is not None:
            removed = self._stand(interaction, reply, shown)
        else:
            removed = self.standings.passed(interaction.user.id, pressed.id if pressed else None)
            if isinstance(reply, Dismiss) and pressed is not None:
                self.standings.gone(pressed.id)
        await self.standings.remove(removed)

    def _stand(self, interaction: Interaction, reply: Show, shown: Standing) -> list[Standing]:
        """Note a private reply, and follow its table if it does; return what is to be removed."""
        slot, before = slot_of(reply, interaction), self.standings.slot_of(shown.message_id)
        removed = self.standings.put(slot, shown)
        if shown in removed:
            return removed
        self._lobbies.note(reply.lobby, shown)
        for left in (before, slot):
            if left is not None:
                self.screens.closed(left)
        if reply.follow is not None and slot is not None:
            self.screens.opened(slot, interaction, reply.screen, reply.follow)
        return removed

    async def apologise(self, interaction: Interaction, error: Exception) -> None:
        """Tell a person what went wrong and that nothing was lost, if they can still be told."""
        async with Responder(interaction, self._uploads, self._messages.loans) as responder:
            words = await self._words(interaction)
            await self._apologise(responder, failure_text(words, error, unchanged=False))

    async def _words(self, interaction: Interaction) -> Words:
        """Return the words of the person's own language, and remember their locale for direct messages."""
        locale = str(interaction.locale)
        await self.services.remember_locale(interaction.user.id, locale)
        return words_for(locale)

    async def close(self) -> None:
        """Stop following tables."""
        await self.screens.close()
        await self._lobbies.close()

    async def request(self, interaction: Interaction, press: Press = NO_PRESS, values: Sequence[str] = ()) -> Request:
        """Return what an interaction asks for, free of Discord's types."""
        user = interaction.user
        return Request(
            services=self.services,
            words=await self._words(interaction),
            guest=Guest(user.id, user.display_name, interaction.permissions.manage_guild),
            id=interaction.id,
            place=place_of(interaction),
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id,
            missing=missing_at(interaction),
            press=press,
            values=values,
            typed=interaction.type is discord.InteractionType.modal_submit,
        )

    async def _apologise(self, responder: Responder, text: str) -> None:
        """Say what became of the press, if that is possible; what went wrong is in the log already."""
        with contextlib.suppress(*ORDINARY):
            await self._give(responder, told(text))


def place_of(interaction: Interaction) -> Place:
    """Return what was used: a command, or a component of which kind of message."""
    if interaction.message is None:
        return "command"
    if interaction.message.flags.ephemeral:
        return "private"
    return "direct" if interaction.guild_id is None else "channel"


def missing_at(interaction: Interaction) -> tuple[Lack, ...]:
    """Return the permissions that the bot lacks in this channel for a table."""
    return missing_of(names_of(interaction.app_permissions), thread=isinstance(interaction.channel, discord.Thread))


def reason(error: BaseException) -> dict[str, Any]:
    """Return the fields of a log line about an error of Discord or the network."""
    if isinstance(error, discord.HTTPException):
        return {"status": error.status, "code": error.code}
    return {"error": type(error).__name__}
