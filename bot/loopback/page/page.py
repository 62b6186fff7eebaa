"""The page's routes: its files, the files of messages, and the websocket of every viewer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from importlib.resources import files
from types import MappingProxyType

from aiohttp import web

from bot.loopback.ids import number_of
from bot.loopback.keys import fits
from bot.loopback.page import frames
from bot.loopback.page.actions import LOCALES, spoken_by
from bot.loopback.page.door import Door
from bot.loopback.page.roster import Roster
from bot.loopback.page.shared import FILES, Beside, PageParts, Screen, Words
from bot.loopback.page.table_language import TableLanguage
from bot.loopback.page.viewer import Viewer
from bot.loopback.people import Person
from bot.loopback.server import LoopbackDiscord
from bot.loopback.world import Attachment, Change, Channel, Message

Asked = Callable[[Person], Awaitable[Mapping[int, str]]]
"""Returns the ids of the channels where something waits for a person's answer, each with how it calls them."""

log = logging.getLogger(__name__)

TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
    " font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


class Page:
    """The web page of a loopback; `words` gives its texts in a locale, `roster` keeps the people.

    `fonts`: by the file name in style.css, "….ttf" or "….woff", what returns the font; it is called from a thread. A
    font that is missing is replaced by the browser's.
    """

    def __init__(
        self,
        server: LoopbackDiscord,
        words: Words,
        roster: Roster | None = None,
        fonts: Mapping[str, Callable[[], bytes]] = MappingProxyType({}),
    ) -> None:
        self.roster = roster or Roster(server)
        self.language = TableLanguage(LOCALES[0])
        self._parts = PageParts(server, self.roster, self.language, words, self._welcomed, self.refresh, self.dismiss)
        self._viewers: set[Viewer] = set()
        self._doors: set[Door] = set()
        self._screens: dict[int, Screen] = {}
        self._asked: Asked | None = None
        self._beside: Beside | None = None
        self._outdated = False
        self._telling: asyncio.Task[None] | None = None
        self._files = {
            file.name: (file.read_bytes(), TYPES["." + file.name.rpartition(".")[2]])
            for file in files("bot.loopback.page").joinpath("static").iterdir()
        }
        self._fonts = fonts
        server.watch(self._changed)

    def add_to(self, app: web.Application) -> None:
        """Add the page's routes to an application."""
        app.router.add_get("/", self._file)
        app.router.add_get("/page/ws", self._view)
        app.router.add_get("/page/{name}", self._file)
        app.router.add_get(FILES + "/{key}/{message}/{filename}", self._attachment)
        app.on_shutdown.append(self._shut_down)

    def refresh(self) -> None:
        """Send every viewer the whole state, after changes that the world does not report, such as new commands."""
        for viewer in self._viewers:
            viewer.show_all()

    def stand_beside(self, beside: Beside) -> None:
        """Show something beside everybody's chat from now on."""
        self._beside = beside
        self.refresh()

    def tell_turns(self, asked: Asked) -> None:
        """Tell every viewer from now on where something waits for their answer, and how it calls them."""
        self._asked = asked
        self._tell_turns_soon()

    def _tell_turns_soon(self) -> None:
        self._outdated = True
        if self._asked is not None and self._telling is None:
            self._telling = asyncio.create_task(self._tell_turns(self._asked))

    async def _tell_turns(self, asked: Asked) -> None:
        """Tell every viewer, until nothing has changed meanwhile."""
        try:
            while self._outdated:
                self._outdated = False
                for viewer in [*self._viewers]:
                    viewer.show_turn(await asked(viewer.person))
        except Exception:
            # The next change tries again.
            log.exception("turns not told")
        finally:
            self._telling = None

    def dismiss(self, person: Person, message: Message) -> None:
        """Remove a message that only this person sees from their screen."""
        self._screen(person).hidden.add(message.id)
        for viewer in self._viewers:
            if viewer.person is person:
                viewer.show(message)

    async def disconnect(self) -> None:
        """Close every connection; browsers reconnect."""
        if self._telling is not None:
            self._telling.cancel()
        await asyncio.gather(*(tab.close() for tab in (*self._viewers, *self._doors)))

    async def _shut_down(self, _: web.Application) -> None:
        await self.disconnect()

    def _changed(self, _: Change, message: Message) -> None:
        for viewer in self._viewers:
            viewer.show(message)
        self._tell_turns_soon()

    def _welcomed(self) -> None:
        for viewer in self._viewers:
            viewer.show_people()

    # ------------------------------------------------------------------ routes

    async def _file(self, request: web.Request) -> web.Response:
        """Serve a file of the page."""
        name = request.match_info.get("name", "index.html")
        if name in self._fonts:
            font = await asyncio.to_thread(self._fonts[name])
            kind = f"font/{name.rpartition('.')[2]}"
            return web.Response(body=font, content_type=kind, headers=HEADERS | {"Cache-Control": "max-age=86400"})
        if name not in self._files:
            raise web.HTTPNotFound
        body, kind = self._files[name]
        return web.Response(body=body, content_type=kind, charset="utf-8", headers=HEADERS)

    async def _view(self, request: web.Request) -> web.StreamResponse:
        """Serve a viewer: `as` is the person's id, `in` that of a room, `lang` the browser's languages.

        For `since` see Viewer.

        A tab without `as` becomes the first person while there is no other viewer. Otherwise, and for an unknown id,
        the tab is asked for a person.
        """
        if not self._parts.server.people:
            raise web.HTTPServiceUnavailable(text="nobody is here yet")
        locale = spoken_by(request.query.get("lang", "")) or LOCALES[0]
        if self.roster.fresh:
            self.roster.first_visit(locale)
        person = self._person(request.query.get("as", ""))
        if person is None:
            return await self._ask(request, locale)
        first, managing = self.roster.opened(person, locale), frames.manages(self._parts.server, person)
        if first and managing and locale != LOCALES[0]:
            await self.language.set(locale)
        since = request.query.get("since", "")
        number = number_of(since) if since.isdecimal() else self._parts.server.state.ids.moment()
        room = self._room(request.query.get("in", ""))
        viewer = Viewer(self._parts, person, self._screen(person), room, number, self._stands_beside)
        self._viewers.add(viewer)
        self._tell_turns_soon()
        try:
            return await viewer.serve(request)
        finally:
            self._viewers.discard(viewer)

    async def _ask(self, request: web.Request, locale: str) -> web.StreamResponse:
        """Ask a tab for its person."""
        door = Door(self._parts, locale, {viewer.person.id for viewer in self._viewers})
        self._doors.add(door)
        try:
            return await door.serve(request)
        finally:
            self._doors.discard(door)

    async def _attachment(self, request: web.Request) -> web.Response:
        """Serve a file of a message to a person who sees the message."""
        reader = self._reader(request.match_info["key"])
        found = None if reader is None else self._seen_file(reader, **request.match_info)
        if found is None:
            raise web.HTTPNotFound
        picture = found.content_type.startswith("image/")
        headers = HEADERS | {
            # The bot names a picture by its content, so that a name never stands for another picture.
            "Cache-Control": "private, max-age=3600" if picture else "no-store",
            "Content-Disposition": "inline" if picture else "attachment",
        }
        return web.Response(body=found.data, content_type=found.content_type, headers=headers)

    def _reader(self, key: str) -> Person | None:
        """Return the person whose tabs have this key."""
        number = next((n for n, screen in self._screens.items() if fits(key, screen.key)), None)
        return next((person for person in self._parts.server.people if person.id == number), None)

    def _seen_file(self, reader: Person, message: str, filename: str, **_: str) -> Attachment | None:
        """Return a file of a message that this person sees."""
        server = self._parts.server
        for channel in frames.channels_of(server, reader):
            holder = channel.messages.get(number_of(message))
            if holder is not None and server.state.world.sees(reader.id, holder):
                return server.state.world.file_in(holder, filename)
        return None

    def _stands_beside(self, person: Person, room: Channel) -> Mapping[str, str]:
        return {} if self._beside is None else self._beside(person, room)

    def _room(self, number: str) -> Channel:
        """Return the room of that id; the first one for any other text."""
        rooms = frames.rooms_of(self._parts.server)
        return next((room for room in rooms if str(room.id) == number), rooms[0])

    def _screen(self, person: Person) -> Screen:
        return self._screens.setdefault(person.id, Screen())

    def _person(self, number: str) -> Person | None:
        """Return the person of a tab; None if the tab must be asked."""
        people = self._parts.server.people
        if not number:
            return None if self._viewers else people[0]
        return next((person for person in people if str(person.id) == number), None)
