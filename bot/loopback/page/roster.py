"""The people on this machine, kept in a file: they have the same ids after a restart.

The bot's database refers to people and direct channels by their ids. Messages are not kept: a bot that finds its
messages missing posts them again.
"""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel, TypeAdapter

from bot.loopback.people import Person
from bot.loopback.server import LoopbackDiscord
from bot.loopback.world import DM_CHANNEL, Channel, User
from bot.private_files import open_private


class _Known(BaseModel):
    id: int
    name: str
    locale: str
    dm: int


_ALL = TypeAdapter(list[_Known])


class Roster:
    """The people of a loopback, and the file that keeps them; without a path nothing is kept."""

    def __init__(self, server: LoopbackDiscord, path: Path | None = None) -> None:
        self._server = server
        self._path = path
        self.fresh = True
        """Whether the people are new, and the page was not opened yet."""

    def restore(self) -> None:
        """Add the people of the file. Call it before the bot registers its commands.

        Raises ValueError for a file that is not a roster, OSError for a file that cannot be read.
        """
        if self._path is None or not self._path.exists():
            return
        self.fresh = False
        everyone = _ALL.validate_json(self._path.read_bytes())
        for known in everyone:
            self._admit(known)
        ids = self._server.state.ids
        given_out = max((number for known in everyone for number in (known.id, known.dm)), default=0)
        while ids.last_place < given_out:
            ids.place()
        # Files of older versions could be read by others.
        self.save()

    def _admit(self, known: _Known) -> None:
        server, world = self._server, self._server.state.world
        user = world.users[known.id] = User(known.id, known.name, locale=known.locale)
        for guild in world.guilds.values():
            world.join(guild, user)
        world.channels[known.dm] = Channel(known.dm, DM_CHANNEL, user.name, world.now(), recipient=user)
        server.people.append(Person(server.state, user))

    def first_visit(self, locale: str) -> None:
        """Give everyone the language of the person who opens the page first."""
        self.fresh = False
        for person in self._server.people:
            person.locale = locale
        self.save()

    def welcome(self, name: str, locale: str = "en-US") -> Person:
        """Return the person of that name, added if new, with an open direct channel."""
        wanted = " ".join(name.split())
        found = next((p for p in self._server.people if p.name.casefold() == wanted.casefold()), None)
        if found is None:
            found = self._server.add_person(wanted, locale=locale)
        found.open_dm()
        self.save()
        return found

    def save(self) -> None:
        """Write the file, whole or not at all."""
        if self._path is None:
            return
        people = [
            _Known(id=person.id, name=person.name, locale=person.locale, dm=person.open_dm().id)
            for person in self._server.people
        ]
        draft = self._path.with_name(self._path.name + ".new")
        with open_private(draft) as file:
            file.write(_ALL.dump_json(people, indent=1).decode())
        draft.replace(self._path)
