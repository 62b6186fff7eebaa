"""Interactions: what a person did, and how the bot answered."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from bot.loopback import payloads
from bot.loopback.errors import Refusal
from bot.loopback.gateway import Session
from bot.loopback.ids import number_of
from bot.loopback.json_values import Json
from bot.loopback.keys import fits, new_key
from bot.loopback.world import EVERYTHING, Channel, Message, Permission, User, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
TOKEN_LIFE = timedelta(minutes=15)
TICK = 0.1  # seconds

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
KINDS = {
    MESSAGE: "message",
    DEFERRED: "deferred",
    DEFERRED_UPDATE: "deferred update",
    UPDATE: "update",
    CHOICES: "choices",
    MODAL: "modal",
}


# No repr, because it would include the whole world: asyncio's debug mode builds one for every cancelled timer.
@dataclass(eq=False, slots=True, repr=False)
class Interaction:
    """One command, press or typing of a person, and the bot's answer to it.

    `answer` is the type of the callback, once it came; `original` is the message of `@original`, `followups` are the
    messages sent later through the token, `settled` says whether a deferred answer was filled in. `answered` is done
    once the bot knows that Discord accepted its answer; `lapsed` means that no answer came in time. `session` is the
    client that got the interaction.
    """

    id: int
    token: str
    type: int
    user: User
    channel: Channel
    data: Json
    created_at: datetime
    answered: asyncio.Future[None]
    message: Message | None = None
    opened_by: Interaction | None = None
    answer: int | None = None
    answer_data: Json = field(default_factory=dict[str, Any])
    original: Message | None = None
    followups: list[Message] = field(default_factory=list[Message])
    settled: bool = False
    lapsed: bool = False
    session: Session | None = None
    timer: asyncio.TimerHandle | None = None

    def metadata(self) -> Json:
        """Return what Discord writes into the messages that answer this interaction."""
        owner = str(self.channel.guild.id) if self.channel.guild else "0"
        facts: Json = {
            "id": str(self.id),
            "type": self.type,
            "user": payloads.user(self.user),
            "authorizing_integration_owners": {"0": owner},
        }
        if self.type == COMPONENT and self.message:
            facts["interacted_message_id"] = str(self.message.id)
        if self.type == MODAL_SUBMIT and self.opened_by:
            facts["triggering_interaction_metadata"] = self.opened_by.metadata()
        return facts


class Interactions:
    """All interactions, their tokens and their time limits."""

    def __init__(self, world: World, reply_within: float, unanswered: Callable[[Interaction], None]) -> None:
        self.reply_within = reply_within
        self._world = world
        self._unanswered = unanswered
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def begin(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        """Start an interaction and its time limit."""
        loop = asyncio.get_running_loop()
        number = self._world.ids.moment()
        interaction = Interaction(
            id=number,
            token=new_key(),
            type=kind,
            user=user,
            channel=channel,
            data=data,
            created_at=self._world.now(),
            answered=loop.create_future(),
            message=message,
            opened_by=opened_by,
        )
        self._by_id[number] = self._by_token[interaction.token] = interaction
        self._wait(interaction, self.reply_within)
        interaction.answered.add_done_callback(lambda _: interaction.timer and interaction.timer.cancel())
        return interaction

    @property
    def pending(self) -> list[Interaction]:
        """Those that the bot may still answer for the first time."""
        return [one for one in self._by_id.values() if one.answer is None and not one.lapsed]

    def _wait(self, interaction: Interaction, left: float) -> None:
        """Wait `left` seconds for the answer.

        A tick that comes late, because the machine was busy, counts only for the CPU time of this process.
        """
        loop = asyncio.get_running_loop()
        tick, began, worked = min(left, TICK), loop.time(), time.process_time()

        def passed() -> None:
            counted = min(loop.time() - began, tick + time.process_time() - worked)
            if interaction.answer is not None:
                return
            if counted < left:
                self._wait(interaction, left - counted)
                return
            interaction.lapsed = True
            self._unanswered(interaction)

        interaction.timer = loop.call_later(tick, passed)

    def expired(self, interaction: Interaction) -> bool:
        """Return whether the token is older than 15 minutes."""
        return self._world.now() - interaction.created_at > TOKEN_LIFE

    def to_answer(self, number: str, token: str) -> Interaction:
        """Return the interaction that a callback answers.

        Raises Refusal: 10062 if it is unknown or the answer is too late, 40060 if it was answered before.
        """
        found = self._by_id.get(number_of(number))
        if found is None or not fits(token, found.token) or found.lapsed or self.expired(found):
            raise Refusal(10062)
        if found.answer is not None:
            raise Refusal(40060)
        return found

    def of_webhook(self, application: str, token: str) -> Interaction:
        """Return the interaction of the token in a webhook route.

        Raises Refusal: 50027 for an unknown token; 10015 for another bot's, an unanswered or an expired interaction.
        """
        found = self._by_token.get(token)
        if found is None:
            raise Refusal(50027)
        if application != str(self._world.bot.id) or found.answer is None or self.expired(found):
            raise Refusal(10015)
        return found

    def event(self, of: Interaction) -> Json:
        """Return an interaction as the data of INTERACTION_CREATE."""
        world, channel, guild = self._world, of.channel, of.channel.guild
        allowed = world.permissions(of.user.id, channel)
        event: Json = {
            "id": str(of.id),
            "application_id": str(world.bot.id),
            "type": of.type,
            "token": of.token,
            "version": 1,
            "data": of.data,
            "channel_id": str(channel.id),
            "channel": payloads.channel(channel) | {"permissions": str(int(allowed))},
            "app_permissions": str(int(world.permissions(world.bot.id, channel))),
            "locale": of.user.locale,
            "entitlements": [],
            "attachment_size_limit": 10 * 1024 * 1024,
            "context": 0 if guild else 1,
            "authorizing_integration_owners": {"0": str(guild.id) if guild else "0"},
        }
        if guild:
            member = payloads.member(guild.members[of.user.id]) | {"permissions": str(int(allowed))}
            event |= {
                "guild_id": str(guild.id),
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": member,
            }
        else:
            event["user"] = payloads.user(of.user)
        if of.message:
            event["message"] = payloads.message(world, of.message)
        return event


def resolved_user(world: World, channel: Channel, user_id: int) -> dict[str, Any]:
    """Return a user that an option or select names, as an entry of `resolved`."""
    user = world.users[user_id]
    found: dict[str, Any] = {"users": {str(user_id): payloads.user(user)}}
    member = channel.guild.members.get(user_id) if channel.guild else None
    if member:
        permissions: Permission = world.permissions(user_id, channel) & EVERYTHING
        partial = payloads.partial_member(member) | {"permissions": str(int(permissions))}
        found["members"] = {str(user_id): partial}
    return found
