"""Carrying out what a viewer does: each action becomes what the same person does at a Discord client."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from bot.loopback.forms import NotPossible
from bot.loopback.page import actions, showing
from bot.loopback.payloads import Json
from bot.loopback.people import Person, Reply
from bot.loopback.world import Channel, Message

if TYPE_CHECKING:
    from bot.loopback.page.viewer import House, Viewer

LONGEST_NAME = 32
JOINERS = "\u200d\ufe0f"
"""What holds an emoji of several parts together; nothing else that cannot be seen belongs in a name."""


class NotAName(NotPossible):
    """Nobody can be called that."""


async def carry_out(viewer: Viewer, action: actions.Action) -> Json:
    """Do it and return what the browser is answered.

    Raises NotPossible, NotAnswered.
    """
    return await DOING[type(action)](viewer, action)


async def _press(viewer: Viewer, action: actions.Press) -> Json:
    return _replied(viewer, await viewer.person.press(_message(viewer, action.message), action.custom_id))


async def _select(viewer: Viewer, action: actions.Select) -> Json:
    message = _message(viewer, action.message)
    values = [_person(viewer, value) or value for value in action.values]
    return _replied(viewer, await viewer.person.select(message, action.custom_id, values))


async def _submit(viewer: Viewer, action: actions.Submit) -> Json:
    modal = viewer.desk.modals.get(action.modal)
    if modal is None:
        raise NotPossible("that modal is not open any more")
    reply = await viewer.person.submit(modal, action.values)
    viewer.desk.modals.pop(action.modal, None)
    return _replied(viewer, reply)


async def _slash(viewer: Viewer, action: actions.Slash) -> Json:
    channel = _channel(viewer, action.channel)
    return _replied(viewer, await viewer.person.slash(action.command, channel, **action.options))


async def _complete(viewer: Viewer, action: actions.Complete) -> Json:
    channel = _channel(viewer, action.channel)
    found = await viewer.person.autocomplete(action.command, channel, action.option, action.typed, **action.others)
    return {"choices": [{"name": choice.name, "value": choice.value} for choice in found]}


async def _say(viewer: Viewer, action: actions.Say) -> Json:
    await viewer.person.say(_channel(viewer, action.channel), action.text)
    return {}


async def _dismiss(viewer: Viewer, action: actions.Dismiss) -> Json:
    message = _message(viewer, action.message)
    if message.ephemeral_for is None:
        raise NotPossible("others see that message, too")
    viewer.house.put_away(viewer.person, message)
    return {}


async def _speak(viewer: Viewer, action: actions.Speak) -> Json:
    house, manages = viewer.house, showing.manages(viewer.house.server, viewer.person)
    if action.table and not manages:
        raise NotPossible(f"{viewer.person.name} does not manage the server")
    viewer.person.locale = action.locale
    house.roster.save()
    await house.tongue.speak(action.locale, anyhow=action.table)
    viewer.show_all()
    return {"offer": manages and await house.tongue.differs(action.locale)}


async def _welcome(viewer: Viewer, action: actions.Welcome) -> Json:
    return let_in(viewer.house, action)


def let_in(house: House, action: actions.Welcome) -> Json:
    """Let a new person in.

    Raises NotAName.
    """
    name = action.name.strip()
    if not 0 < len(name) <= LONGEST_NAME or not any(letter.isprintable() and not letter.isspace() for letter in name):
        raise NotAName(f"a name of {len(name)} characters")
    if not all(letter.isprintable() or letter in JOINERS for letter in name):
        raise NotAName("a name with what cannot be seen")
    person = house.roster.welcome(name, action.locale)
    house.welcomed()
    return {"person": str(person.id)}


DOING: dict[type[actions.Action], Callable[[Viewer, Any], Awaitable[Json]]] = {
    actions.Press: _press,
    actions.Select: _select,
    actions.Submit: _submit,
    actions.Slash: _slash,
    actions.Complete: _complete,
    actions.Say: _say,
    actions.Dismiss: _dismiss,
    actions.Speak: _speak,
    actions.Welcome: _welcome,
}


def _replied(viewer: Viewer, reply: Reply) -> Json:
    """Return what the browser must be told of the bot's answer: messages come by themselves, modals do not."""
    if reply.modal is None:
        return {}
    viewer.desk.open(reply.modal)
    return {"modal": showing.modal(reply.modal)}


def _channel(viewer: Viewer, number: str) -> Channel:
    panes = showing.panes_of(viewer.house.server, viewer.person)
    found = next((channel for channel in panes if channel.id == int(number)), None)
    if found is None:
        raise NotPossible(f"{viewer.person.name} has no channel {number}")
    return found


def _message(viewer: Viewer, number: str) -> Message:
    panes = showing.panes_of(viewer.house.server, viewer.person)
    seen = (message for channel in panes for message in viewer.person.sees(channel))
    found = next((message for message in seen if message.id == int(number)), None)
    if found is None:
        raise NotPossible(f"{viewer.person.name} sees no message {number}")
    return found


def _person(viewer: Viewer, value: str) -> Person | None:
    return next((person for person in viewer.house.server.people if str(person.id) == value), None)
