"""People: what a person at a Discord client sees and can do."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.loopback import command_use, forms
from bot.loopback import interactions as kinds
from bot.loopback.components import BUTTON, SELECTS, STRING_SELECT, Component, as_select, find
from bot.loopback.forms import Modal, NotPossible
from bot.loopback.interactions import Interaction, resolved_user
from bot.loopback.json_values import Json
from bot.loopback.state import State, describe
from bot.loopback.world import Channel, Message, Permission, User

DONE_WITHIN = 10.0
HAND_SECONDS = 0.001


class NotAnswered(Exception):  # noqa: N818 - what the client shows: "The application did not respond"
    """The bot left a person without an answer."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of an autocompletion."""

    name: str
    value: str | int | float


class Response:
    """What a person got for a press or a command.

    `kind` is "message", "deferred", "update", "deferred update", "modal" or "choices". `message` is the new or
    updated message, None for modals. `followups` grows as the bot sends more.
    """

    def __init__(self, state: State, interaction: Interaction) -> None:
        self._state = state
        self.interaction = interaction
        self.kind = kinds.KINDS[interaction.answer or 0]
        self.modal = Modal.of(interaction) if self.kind == "modal" else None

    @property
    def message(self) -> Message | None:
        """The message of `@original`."""
        return self.interaction.original

    @property
    def followups(self) -> list[Message]:
        """The messages sent later through the same interaction."""
        return self.interaction.followups

    @property
    def text(self) -> str:
        """The text of the message, empty without a message."""
        return self.message.text if self.message else ""

    async def done(self, within: float = DONE_WITHIN) -> Response:
        """Wait until a deferred answer is filled in or edited, or a message follows it.

        Raises TimeoutError.
        """
        if self.kind.startswith("deferred"):
            await self._state.until(lambda: self.interaction.settled, within)
        return self

    async def settled(self, within: float = DONE_WITHIN) -> Response:
        """Wait as :meth:`done`, but not for a press on a message that others see too: it may only be acknowledged."""
        public = self.message is not None and self.message.ephemeral_for is None
        return self if self.kind == "deferred update" and public else await self.done(within)


class Person:
    """A person with a Discord client.

    They can do only what a client allows: their methods raise NotPossible for anything else, and NotAnswered if the bot
    does not answer in time.
    """

    def __init__(self, state: State, user: User) -> None:
        self._state = state
        self.user = user

    def __repr__(self) -> str:
        return f"<Person {self.name} {self.id}>"

    @property
    def id(self) -> int:
        """Their user id."""
        return self.user.id

    @property
    def name(self) -> str:
        """Their name."""
        return self.user.name

    @property
    def mention(self) -> str:
        """The text that pings them."""
        return f"<@{self.id}>"

    @property
    def locale(self) -> str:
        """The language of their client."""
        return self.user.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.user.locale = locale

    @property
    def dms(self) -> bool:
        """Whether they accept direct messages of the bot."""
        return self.user.dms

    @dms.setter
    def dms(self, willing: bool) -> None:
        self.user.dms = willing

    @property
    def dm(self) -> Channel | None:
        """Their DM with the bot, None until it was opened."""
        return self._state.world.dm_of(self.id)

    def sees(self, channel: Channel) -> list[Message]:
        """List the messages on their screen, oldest first, with their own ephemeral ones."""
        return self._state.world.seen_by(self.id, channel)

    def open_dm(self) -> Channel:
        """Open their DM with the bot from their side."""
        return self._state.world.open_dm(self.user)

    # ------------------------------------------------------------------ writing

    async def say(self, channel: Channel, text: str) -> Message:
        """Write a message."""
        world = self._state.world
        if not world.may_send(self.id, channel):
            raise NotPossible(f"{self.name} may not write in {channel.name}")
        message = Message(
            id=self._state.ids.moment(),
            channel=channel,
            author=self.user,
            created_at=self._state.now(),
            content=text,
            mentions=[world.bot.id] if f"<@{world.bot.id}>" in text else [],
        )
        return world.post(message)

    async def delete(self, message: Message) -> None:
        """Delete a message: their own, or any if they may manage messages."""
        world = self._state.world
        mine = message.author is self.user
        if not mine and not world.may(self.id, message.channel, Permission.MANAGE_MESSAGES):
            raise NotPossible(f"{self.name} may not delete that")
        world.delete(message)

    # ------------------------------------------------------------------ commands

    async def slash(self, command: str, channel: Channel, /, **options: Any) -> Response:
        """Use a slash command by its path ("game new"); people and channels are values of options of their types."""
        data = command_use.fill_in(self._state, self.user, channel, command, _plain(options))
        return await self._act(kinds.COMMAND, channel, data)

    async def autocomplete(
        self, command: str, channel: Channel, option: str, typed: str, /, **others: Any
    ) -> list[Choice]:
        """Type into an option with autocompletion; `others` are the options filled in before."""
        data = command_use.completing(self._state, self.user, channel, command, option, typed, _plain(others))
        response = await self._act(kinds.AUTOCOMPLETE, channel, data)
        offered: list[Json] = response.interaction.answer_data.get("choices") or []
        return [Choice(c["name"], c["value"]) for c in offered]

    # ------------------------------------------------------------------ components

    async def press(self, message: Message, custom_id: str) -> Response:
        """Press a button."""
        button = self._usable(message, custom_id)
        if button["type"] != BUTTON:
            raise NotPossible(f"{custom_id!r} is not a button")
        return await self.forge(message, custom_id)

    async def select(self, message: Message, custom_id: str, values: Sequence[str | Person]) -> Response:
        """Choose values of a select menu; people are given as Person."""
        component = self._usable(message, custom_id)
        if component["type"] not in SELECTS:
            raise NotPossible(f"{custom_id!r} is not a select menu")
        plain = [str(v.id) if isinstance(v, Person) else v for v in values]
        forms.check_selection(as_select(component), plain)
        return await self.forge(message, custom_id, component["type"], plain)

    async def forge(
        self, message: Message, custom_id: str, component_type: int = BUTTON, values: Sequence[str] | None = None
    ) -> Response:
        """Do what a tampered client could: send any custom_id with a message that this person sees."""
        self._check_sees(message)
        data: Json = {"custom_id": custom_id, "component_type": component_type}
        found = find(message.components, custom_id)
        if found:
            data["id"] = found["id"]
        if component_type in SELECTS:
            data["values"] = list(values or ())
            if component_type != STRING_SELECT:
                data["resolved"] = self._resolved(message.channel, data["values"])
        return await self._act(kinds.COMPONENT, message.channel, data, message=message)

    async def submit(self, modal: Modal, values: dict[str, Any] | None = None) -> Response:
        """Submit a modal; a field without a value keeps the one that it opened with."""
        data = modal.fill_in(values or {})
        response = await self._act(
            kinds.MODAL_SUBMIT,
            modal.interaction.channel,
            data,
            message=modal.interaction.message,
            opened_by=modal.interaction,
        )
        modal.open = False
        return response

    def _resolved(self, channel: Channel, ids: list[str]) -> Json:
        resolved: Json = {}
        for number in ids:
            for kind, found in resolved_user(self._state.world, channel, int(number)).items():
                resolved.setdefault(kind, {}).update(found)
        return resolved

    def _check_sees(self, message: Message) -> None:
        if not self._state.world.sees(self.id, message):
            raise NotPossible(f"{self.name} does not see message {message.id}")

    def _usable(self, message: Message, custom_id: str) -> Component:
        self._check_sees(message)
        component = find(message.components, custom_id)
        if component is None:
            there = [c.custom_id for c in (*message.buttons, *message.selects)]
            raise NotPossible(f"no {custom_id!r} on message {message.id}, only {there}")
        if component.get("disabled"):
            raise NotPossible(f"{custom_id!r} is disabled")
        return component

    async def _act(
        self,
        kind: int,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        opened_by: Interaction | None = None,
    ) -> Response:
        """Send an interaction and wait for the answer."""
        state = self._state
        if not state.world.permissions(self.id, channel):
            raise NotPossible(f"{self.name} does not see {channel.name}")
        interaction = state.interactions.begin(kind, self.user, channel, data, message=message, opened_by=opened_by)
        state.send(interaction)
        longest = state.interactions.reply_within + DONE_WITHIN
        await state.until(lambda: interaction.answered.done() or interaction.lapsed, longest)
        if not interaction.answered.done():
            raise NotAnswered(describe(interaction))
        # A person acts later than discord.py learns that its answer arrived.
        await asyncio.sleep(HAND_SECONDS)
        return Response(state, interaction)


def _plain(options: dict[str, Any]) -> dict[str, Any]:
    """Return the options with people and channels as the ids that a client sends."""
    return {name: str(v.id) if isinstance(v, Person | Channel) else v for name, v in options.items()}
