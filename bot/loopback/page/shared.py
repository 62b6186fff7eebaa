"""What the tabs of the page share: the parts of the page, and the state of one person's screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.loopback.forms import Modal
from bot.loopback.keys import new_key
from bot.loopback.page.roster import Roster
from bot.loopback.page.table_language import TableLanguage
from bot.loopback.people import Person
from bot.loopback.server import LoopbackDiscord
from bot.loopback.world import Channel, Message

MAX_MODALS = 10
FILES = "/page/files"

Words = Callable[[str], Mapping[str, str]]
"""Locale -> the page's texts in that language, by name; the browser replaces "{name}" in them."""

Beside = Callable[[Person, Channel], Mapping[str, str]]
"""Returns what stands beside the chat of a person in a room: `client`, its script's address, and their `ticket`."""


@dataclass(eq=False, slots=True)
class Screen:
    """What all tabs of one person share: the open modals and the ids of the dismissed messages.

    Only these tabs know `key`; they fetch the files of their messages with it.
    """

    key: str = field(default_factory=new_key)
    modals: dict[str, Modal] = field(default_factory=dict[str, Modal])
    hidden: set[int] = field(default_factory=set[int])

    @property
    def files(self) -> str:
        """The address below which these tabs fetch files."""
        return f"{FILES}/{self.key}"

    def open(self, modal: Modal) -> None:
        """Remember a modal, and forget the oldest ones above MAX_MODALS."""
        self.modals[str(modal.interaction.id)] = modal
        while len(self.modals) > MAX_MODALS:
            del self.modals[next(iter(self.modals))]


@dataclass(frozen=True, slots=True)
class PageParts:
    """What all viewers share.

    `welcomed` announces a new person, `opened` a new thread, `dismiss` removes a message from a screen.
    """

    server: LoopbackDiscord
    roster: Roster
    language: TableLanguage
    words: Words
    welcomed: Callable[[], None]
    opened: Callable[[], None]
    dismiss: Callable[[Person, Message], None]


@dataclass(frozen=True, slots=True)
class Tab:
    """One person's browser tab, as the handlers of its actions use it.

    `refresh` sends it the whole state, `enter` also shows another room.
    """

    parts: PageParts
    person: Person
    screen: Screen
    refresh: Callable[[], None]
    enter: Callable[[Channel], None]
