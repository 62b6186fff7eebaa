"""The people and the rooms on this machine, kept in a file: they have the same ids after a restart.

The bot's database refers to people and channels by their ids. Messages are not kept: a bot that finds its
messages missing posts them again.
"""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel, TypeAdapter

from bot.loopback.page.frames import rooms_of
from bot.loopback.people import Person
from bot.loopback.server import LoopbackDiscord
from bot.loopback.world import DM_CHANNEL, Channel, User
from bot.private_files import open_private


class _Known(BaseModel):
    id: int
    name: str
    locale: str
    dm: int
    new: bool = False


class _Room(BaseModel):
    """A channel, or a thread below another room."""

    id: int
    name: str
    parent: int | None = None


class _Kept(BaseModel):
    people: list[_Known]
    rooms: list[_Room] = []


_FILE: TypeAdapter[_Kept | list[_Known]] = TypeAdapter(_Kept | list[_Known])
"""A list in files of older versions, which knew one room."""


class Roster:
    """The people and rooms of a loopback, and the file that keeps them; without a path nothing is kept.

    The loopback's own channel is the first room, and not in the file.
    """

    def __init__(self, server: LoopbackDiscord, path: Path | None = None) -> None:
        self._server = server
        self._path = path
        self.fresh = True
        """Whether the people are new, and the page was not opened yet."""
        self._new: set[int] = set()
        """The ids of people whose page was never opened, and who have no language of their own yet."""

    def restore(self) -> None:
        """Add the people and the rooms of the file. Call it before the bot registers its commands.

        Raises ValueError for a file that is not a roster, OSError for a file that cannot be read.
        """
        if self._path is None or not self._path.exists():
            return
        self.fresh = False
        kept = _FILE.validate_json(self._path.read_bytes())
        if isinstance(kept, list):
            kept = _Kept(people=kept)
        for known in kept.people:
            self._admit(known)
        for room in kept.rooms:
            self._lay_out(room)
        ids = self._server.state.ids
        people = [number for known in kept.people for number in (known.id, known.dm)]
        given_out = max(people + [room.id for room in kept.rooms], default=0)
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
        if known.new:
            self._new.add(known.id)

    def _lay_out(self, room: _Room) -> None:
        server = self._server
        parent = None if room.parent is None else server.state.world.channels[room.parent]
        server.state.world.add_channel(server.guild, room.name, parent, room.id)

    def open_channel(self, name: str) -> None:
        """Open another channel, unless there is one of that name."""
        if not any(room.name == name and room.parent is None for room in rooms_of(self._server)):
            self._server.add_channel(name)
            self.save()

    def open_thread(self, name: str, parent: Channel) -> Channel:
        """Open a thread below a channel."""
        thread = self._server.add_thread(name, parent)
        self.save()
        return thread

    def first_visit(self, locale: str) -> None:
        """Give everyone the language of the person who opens the page first."""
        self.fresh = False
        for person in self._server.people:
            person.locale = locale
        self.save()

    def opened(self, person: Person, locale: str) -> bool:
        """Give a person the language of the first browser in which they play; return whether this is the first."""
        if person.id not in self._new:
            return False
        self._new.remove(person.id)
        person.locale = locale
        self.save()
        return True

    def welcome(self, name: str, locale: str | None = None) -> Person:
        """Return the person of that name, added if new, with an open direct channel.

        Without a `locale`, a new person gets that of their first browser.
        """
        wanted = " ".join(name.split())
        found = next((p for p in self._server.people if p.name.casefold() == wanted.casefold()), None)
        if found is None:
            found = self._server.add_person(wanted, locale=locale or "en-US")
            if locale is None:
                self._new.add(found.id)
        found.open_dm()
        self.save()
        return found

    def save(self) -> None:
        """Write the file, whole or not at all."""
        if self._path is None:
            return
        people = [
            _Known(
                id=person.id,
                name=person.name,
                locale=person.locale,
                dm=person.open_dm().id,
                new=person.id in self._new,
            )
            for person in self._server.people
        ]
        rooms = [
            _Room(id=room.id, name=room.name, parent=room.parent and room.parent.id)
            for room in rooms_of(self._server)
            if room is not self._server.channel
        ]
        draft = self._path.with_name(self._path.name + ".new")
        with open_private(draft) as file:
            file.write(_Kept(people=people, rooms=rooms).model_dump_json(indent=1))
        draft.replace(self._path)
