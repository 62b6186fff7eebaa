"""Carries out the actions of a tab as actions of the same person at a Discord client."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.loopback.forms import NotPossible
from bot.loopback.json_values import Json
from bot.loopback.page import actions, frames
from bot.loopback.page.shared import PageParts, Tab
from bot.loopback.people import Person, Response
from bot.loopback.world import Channel, Message

LONGEST_NAME = 32
MOST_THREADS = 20
JOINERS = "\u200d\ufe0f"
"""The characters that join the parts of an emoji: the only invisible ones allowed in a name."""


class NotAName(NotPossible):
    """The text cannot be a person's name."""


async def carry_out(tab: Tab, action: actions.Action) -> Json:
    """Carry out an action and return the answer to the browser.

    Raises NotPossible, NotAnswered.
    """
    return await HANDLERS[type(action)](tab, action)


async def _press(tab: Tab, action: actions.Press) -> Json:
    return _answered(tab, await tab.person.press(_message(tab, action.message), action.custom_id))


async def _select(tab: Tab, action: actions.Select) -> Json:
    message = _message(tab, action.message)
    values = [_person(tab, value) or value for value in action.values]
    return _answered(tab, await tab.person.select(message, action.custom_id, values))


async def _submit(tab: Tab, action: actions.Submit) -> Json:
    modal = tab.screen.modals.get(action.modal)
    if modal is None:
        raise NotPossible("that modal is not open")
    response = await tab.person.submit(modal, action.values)
    tab.screen.modals.pop(action.modal, None)
    return _answered(tab, response)


async def _slash(tab: Tab, action: actions.Slash) -> Json:
    channel = _channel(tab, action.channel)
    return _answered(tab, await tab.person.slash(action.command, channel, **action.options))


async def _complete(tab: Tab, action: actions.Complete) -> Json:
    channel = _channel(tab, action.channel)
    found = await tab.person.autocomplete(action.command, channel, action.option, action.typed, **action.others)
    return {"choices": [{"name": choice.name, "value": choice.value} for choice in found]}


async def _say(tab: Tab, action: actions.Say) -> Json:
    await tab.person.say(_channel(tab, action.channel), action.text)
    return {}


async def _dismiss(tab: Tab, action: actions.Dismiss) -> Json:
    message = _message(tab, action.message)
    if message.ephemeral_for is None:
        raise NotPossible("others see that message, too")
    tab.parts.dismiss(tab.person, message)
    return {}


async def _enter(tab: Tab, action: actions.Enter) -> Json:
    tab.enter(_room(tab, action.channel))
    return {}


async def _thread(tab: Tab, action: actions.Thread) -> Json:
    room = _room(tab, action.channel)
    parent, rooms = room.parent or room, frames.rooms_of(tab.parts.server)
    threads = sum(other.parent is not None for other in rooms)
    if threads >= MOST_THREADS:
        raise NotPossible(f"there are {MOST_THREADS} threads already")
    # All read the name, in the language of the tables. The channels' own tables count as the first one.
    name = tab.parts.words(await tab.parts.language.spoken())["thread"].replace("{n}", str(threads + 2))
    thread = tab.parts.roster.open_thread(name, parent)
    tab.parts.opened()
    tab.enter(thread)
    return {}


async def _speak(tab: Tab, action: actions.Speak) -> Json:
    parts, manages = tab.parts, frames.manages(tab.parts.server, tab.person)
    if action.table and not manages:
        raise NotPossible(f"{tab.person.name} does not manage the server")
    tab.person.locale = action.locale
    parts.roster.save()
    if manages:
        # The first choice of who manages the server is also that of its tables; nobody else's changes what all read.
        await parts.language.set(action.locale, override=action.table)
    tab.refresh()
    return {"offer": manages and await parts.language.differs(action.locale)}


async def _welcome(tab: Tab, action: actions.Welcome) -> Json:
    return let_in(tab.parts, action)


def let_in(parts: PageParts, action: actions.Welcome) -> Json:
    """Add a new person.

    Raises NotAName.
    """
    name = action.name.strip()
    if not 0 < len(name) <= LONGEST_NAME or not any(letter.isprintable() and not letter.isspace() for letter in name):
        raise NotAName(f"a name of {len(name)} characters")
    if not all(letter.isprintable() or letter in JOINERS for letter in name):
        raise NotAName("a name with invisible characters")
    person = parts.roster.welcome(name, action.locale)
    parts.welcomed()
    return {"person": str(person.id)}


HANDLERS: dict[type[actions.Action], Callable[[Tab, Any], Awaitable[Json]]] = {
    actions.Press: _press,
    actions.Select: _select,
    actions.Submit: _submit,
    actions.Slash: _slash,
    actions.Complete: _complete,
    actions.Say: _say,
    actions.Dismiss: _dismiss,
    actions.Enter: _enter,
    actions.Thread: _thread,
    actions.Speak: _speak,
    actions.Welcome: _welcome,
}


def _answered(tab: Tab, response: Response) -> Json:
    """Return the part of the bot's answer that the browser must be sent: a modal. Messages are sent on their own."""
    if response.modal is None:
        return {}
    tab.screen.open(response.modal)
    return {"modal": frames.modal(response.modal)}


def _room(tab: Tab, number: str) -> Channel:
    channel = _channel(tab, number)
    if channel.guild is None:
        raise NotPossible("a direct channel is no room")
    return channel


def _channel(tab: Tab, number: str) -> Channel:
    channels = frames.channels_of(tab.parts.server, tab.person)
    found = next((channel for channel in channels if channel.id == int(number)), None)
    if found is None:
        raise NotPossible(f"{tab.person.name} has no channel {number}")
    return found


def _message(tab: Tab, number: str) -> Message:
    channels = frames.channels_of(tab.parts.server, tab.person)
    seen = (message for channel in channels for message in tab.person.sees(channel))
    found = next((message for message in seen if message.id == int(number)), None)
    if found is None:
        raise NotPossible(f"{tab.person.name} sees no message {number}")
    return found


def _person(tab: Tab, value: str) -> Person | None:
    return next((person for person in tab.parts.server.people if str(person.id) == value), None)
