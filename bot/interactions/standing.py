"""The private replies of a person that stand in their channels: a new one replaces what it makes superfluous.

The kind of a reply (:data:`bot.interactions.reply.Kind`) says what it replaces:

========  ===============================================================  =========================================
Kind      Replies                                                          Replaces
========  ===============================================================  =========================================
play      "My hand", "My move", standing orders, the welcome to a seat;    the person's play screen at the table
          an answer, what was refused of it, and a double press
beside    rules, log, moments, looks, status, "More" and what it leads     what stood beside it in the channel
          to, options, undo, pace, settings, own games, a vacation
note      a refusal, a confirmation of a command                           any note; the person's next act removes it
          (a refusal of what "More" offers stands on its screen)
file      an export                                                        nothing, and nothing replaces it
========  ===============================================================  =========================================

A press on a private screen edits that screen; it then stands for the new kind, and what stood for that kind before is
removed. A confirmation of what everybody sees on the message that was pressed, such as an AI that sat down, is only
acknowledged. The options of a lobby and the welcome to a seat in it go when the match begins
(:mod:`bot.interactions.lobby_replies`). Everything typed or picked so far is stored as a draft, so that no replaced
screen loses anything.

Discord lets the bot remove a reply as long as the token of the interaction that showed it lives. A reply that cannot be
removed stays, and is brought up to date when it is pressed: a failure is never an error for the person. After a restart
the bot does not know of earlier replies.
"""

import contextlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import discord

from bot.clock import Clock
from bot.delivery.messages import ORDINARY
from bot.interactions.reply import Kind, Show

LIVES = timedelta(minutes=14)  # how long a private reply can be changed; Discord's tokens are valid for 15

Interaction = discord.Interaction[Any]


class Slot(NamedTuple):
    """A place for one private reply; ``where``: the id of a table (play) or channel (beside), 0 for a note."""

    kind: Kind
    where: int
    user_id: int


@dataclass(frozen=True)
class Standing:
    """A private message, and the last interaction that showed it; ``followup``: it is not that one's first answer."""

    interaction: Interaction
    message_id: int
    followup: bool = False


def slot_of(reply: Show, interaction: Interaction) -> Slot | None:
    """Return the slot of a reply; None: nothing replaces it."""
    user_id = interaction.user.id
    if reply.kind == "file":
        return None
    where = {"play": reply.table, "beside": interaction.channel_id or 0}.get(reply.kind, 0)
    return Slot(reply.kind, where, user_id)


class Standings:
    """The private replies that stand, by slot. Nothing here waits, so that two presses at once see each other."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._standing: dict[Slot, Standing] = {}
        self._slots: dict[int, Slot] = {}
        """The slot of each message that stands."""
        self._removed: dict[int, datetime] = {}
        """When the interactions began whose messages were removed: a press on one may still be being answered."""

    def slot_of(self, message_id: int) -> Slot | None:
        """Return the slot for which a message stands, or None."""
        return self._slots.get(message_id)

    def put(self, slot: Slot | None, shown: Standing) -> list[Standing]:
        """Note a reply that was shown; return what is to be removed: the reply itself, if a later one stands.

        The later of two is the one to the later interaction: a slow answer to an earlier press must not replace it.
        """
        self._forget_old()
        self._leave(shown.message_id)
        removed = self.passed(shown.interaction.user.id)
        if slot is None:
            return removed
        before = self._standing.get(slot)
        if before is not None and before.interaction.id > shown.interaction.id:
            return [*removed, shown]
        if before is not None:
            self._leave(before.message_id)
            removed.append(before)
        self._standing[slot] = shown
        self._slots[shown.message_id] = slot
        return removed

    def passed(self, user_id: int, but: int | None = None) -> list[Standing]:
        """Return the note to a person that is to be removed, because they have done something else.

        ``but``: the message that they have pressed, which is answered itself.
        """
        note = self._standing.get(Slot("note", 0, user_id))
        if note is None or note.message_id == but:
            return []
        self._leave(note.message_id)
        return [note]

    def lives(self, standing: Standing) -> bool:
        """Return whether a message can still be removed."""
        return self._clock.now() - standing.interaction.created_at < LIVES

    def gone(self, message_id: int) -> None:
        """Note that a message was removed."""
        self._leave(message_id)

    async def remove(self, removed: Iterable[Standing]) -> None:
        """Remove messages, as far as Discord still lets the bot."""
        for standing in removed:
            if standing.message_id not in self._removed and self.lives(standing):
                self._removed[standing.message_id] = standing.interaction.created_at
                with contextlib.suppress(*ORDINARY):
                    await delete(standing)

    def _leave(self, message_id: int) -> None:
        slot = self._slots.pop(message_id, None)
        if slot is not None:
            self._standing.pop(slot, None)

    def _forget_old(self) -> None:
        """Forget what can no longer be removed: the oldest is first."""
        while self._removed and self._clock.now() - next(iter(self._removed.values())) >= LIVES:
            del self._removed[next(iter(self._removed))]
        while self._standing:
            slot, oldest = next(iter(self._standing.items()))
            if self.lives(oldest):
                return
            self._slots.pop(oldest.message_id, None)
            del self._standing[slot]


async def delete(standing: Standing) -> None:
    """Delete a private message."""
    if standing.followup:
        await standing.interaction.followup.delete_message(standing.message_id)
    else:
        await standing.interaction.delete_original_response()
