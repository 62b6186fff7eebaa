"""The page's routes: its files, and the websocket of every viewer."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from importlib.resources import files

from aiohttp import web

from bot.loopback.page import showing
from bot.loopback.page.actions import LOCALES, spoken_by
from bot.loopback.page.door import Door
from bot.loopback.page.roster import Roster
from bot.loopback.page.tongue import Tongue
from bot.loopback.page.viewer import FILES, Desk, House, Viewer, Words
from bot.loopback.people import Person
from bot.loopback.server import LoopbackDiscord
from bot.loopback.world import Attachment, Change, Message

TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
    " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}
NAMES = ("127.0.0.1", "localhost")


class Page:
    """The web page of a loopback; `words` gives its texts in a locale, `roster` remembers who comes."""

    def __init__(self, server: LoopbackDiscord, words: Words, roster: Roster | None = None) -> None:
        self.roster = roster or Roster(server)
        self.tongue = Tongue()
        self._house = House(server, self.roster, self.tongue, words, self._welcomed, self.put_away)
        self._viewers: set[Viewer] = set()
        self._doors: set[Door] = set()
        self._desks: dict[int, Desk] = {}
        self._files = {
            file.name: (file.read_bytes(), TYPES["." + file.name.rpartition(".")[2]])
            for file in files("bot.loopback.page").joinpath("static").iterdir()
        }
        server.watch(self._changed)

    def add_to(self, app: web.Application) -> None:
        """Add the page's routes to an application."""
        app.router.add_get("/", self._file)
        app.router.add_get("/page/ws", self._view)
        app.router.add_get("/page/{name}", self._file)
        app.router.add_get(FILES + "/{key}/{message}/{filename}", self._attachment)
        app.on_shutdown.append(self._shut_down)

    def refresh(self) -> None:
        """Send every viewer the whole state: for changes that the world does not tell, such as new commands."""
        for viewer in self._viewers:
            viewer.show_all()

    def put_away(self, person: Person, message: Message) -> None:
        """Take a message that only this person sees off their screen."""
        self._desk(person).hidden.add(message.id)
        for viewer in self._viewers:
            if viewer.person is person:
                viewer.show(message)

    async def disconnect(self) -> None:
        """Hang up on every viewer; browsers come back."""
        await asyncio.gather(*(tab.close() for tab in (*self._viewers, *self._doors)))

    async def _shut_down(self, _: web.Application) -> None:
        await self.disconnect()

    def _changed(self, _: Change, message: Message) -> None:
        for viewer in self._viewers:
            viewer.show(message)

    def _welcomed(self) -> None:
        for viewer in self._viewers:
            viewer.show_people()

    # ------------------------------------------------------------------ routes

    async def _file(self, request: web.Request) -> web.Response:
        """Serve a file of the page."""
        _check_origin(request)
        found = self._files.get(request.match_info.get("name", "index.html"))
        if found is None:
            raise web.HTTPNotFound
        body, kind = found
        return web.Response(body=body, content_type=kind, charset="utf-8", headers=HEADERS)

    async def _view(self, request: web.Request) -> web.StreamResponse:
        """Serve a viewer: `as` says who they are, `lang` the browser's languages, `since` see Viewer.

        Who does not say who they are is the first of all, as long as nobody is; else they are asked, as is who says
        what is nobody's number.
        """
        _check_origin(request)
        if not self._house.server.people:
            raise web.HTTPServiceUnavailable(text="nobody is here yet")
        locale = spoken_by(request.query.get("lang", "")) or LOCALES[0]
        if self.roster.fresh:
            self.roster.first_visit(locale)
            if locale != LOCALES[0]:
                await self.tongue.speak(locale)
        person = self._person(request.query.get("as", ""))
        if person is None:
            return await self._ask(request, locale)
        since = request.query.get("since", "")
        number = int(since) if since.isdecimal() else self._house.server.state.ids.moment()
        viewer = Viewer(self._house, person, self._desk(person), number)
        self._viewers.add(viewer)
        try:
            return await viewer.serve(request)
        finally:
            self._viewers.discard(viewer)

    async def _ask(self, request: web.Request, locale: str) -> web.StreamResponse:
        """Ask who somebody is."""
        door = Door(self._house, locale, {viewer.person.id for viewer in self._viewers})
        self._doors.add(door)
        try:
            return await door.serve(request)
        finally:
            self._doors.discard(door)

    async def _attachment(self, request: web.Request) -> web.Response:
        """Serve a file of a message to whoever has that message on their screen."""
        _check_origin(request)
        reader = self._reader(request.match_info["key"])
        found = None if reader is None else self._seen_file(reader, **request.match_info)
        if found is None:
            raise web.HTTPNotFound
        picture = found.content_type.startswith("image/")
        headers = HEADERS | {
            # The bot names a picture by what is in it.
            "Cache-Control": "private, max-age=3600" if picture else "no-store",
            "Content-Disposition": "inline" if picture else "attachment",
        }
        return web.Response(body=found.data, content_type=found.content_type, headers=headers)

    def _reader(self, key: str) -> Person | None:
        """Return whose tabs have a key."""
        number = next((n for n, desk in self._desks.items() if compare_digest(desk.key.encode(), key.encode())), None)
        return next((person for person in self._house.server.people if person.id == number), None)

    def _seen_file(self, reader: Person, message: str, filename: str, **_: str) -> Attachment | None:
        """Return a file of a message that somebody sees."""
        server = self._house.server
        for channel in showing.panes_of(server, reader):
            holder = channel.messages.get(int(message) if message.isdecimal() else 0)
            if holder is not None and server.state.world.sees(reader.id, holder):
                return server.state.world.file_in(holder, filename)
        return None

    def _desk(self, person: Person) -> Desk:
        return self._desks.setdefault(person.id, Desk())

    def _person(self, number: str) -> Person | None:
        """Return whose page that is; None if they must be asked."""
        people = self._house.server.people
        if not number:
            return None if self._viewers else people[0]
        return next((person for person in people if str(person.id) == number), None)


def _check_origin(request: web.Request) -> None:
    """Keep out what other sites in the same browser might try: their scripts, and names that they point here.

    Raises HTTPForbidden.
    """
    origin = request.headers.get("Origin")
    host = request.host.rpartition(":")[0] or request.host
    if host not in NAMES or (origin is not None and origin != f"http://{request.host}"):
        raise web.HTTPForbidden
