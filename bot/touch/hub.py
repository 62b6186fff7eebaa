"""All connections, the routes of the client, and the tickets that let people in."""

import asyncio
from importlib.resources import files

from aiohttp import web

from bot.pictures import Theme, emoji_font
from bot.services import Services
from bot.tables.table import Table
from bot.touch.frames import Shared
from bot.touch.items import NameOf
from bot.touch.viewer import Route, Viewer
from bot.touch.visitors import Ticket, Tickets, Visitor

TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
HEADERS = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
KEPT_A_DAY = {"Cache-Control": "max-age=86400"}

__all__ = ["Hub", "Ticket", "Visitor"]


class Hub:
    """The touchable tables of one bot. ``route`` answers presses: that of :mod:`bot.handlers.router`.

    The routes may be added before there is a bot; until :meth:`open` nobody gets in.
    """

    def __init__(self) -> None:
        self._services: Services | None = None
        self._route: Route | None = None
        self._shared = Shared()
        self._tickets = Tickets()
        self._viewers: set[Viewer] = set()
        static = files("bot.touch").joinpath("static")
        self._files = {
            file.name: (file.read_bytes(), TYPES["." + file.name.rpartition(".")[2]]) for file in static.iterdir()
        }

    def open(self, services: Services, route: Route, name_of: NameOf = lambda _: None) -> None:
        """Let people in: their presses are answered by ``route``. ``name_of``: the names of people without a seat."""
        self._services, self._route = services, route
        self._shared.name_of = name_of
        services.tables.watch(self._changed)

    def add_to(self, app: web.Application) -> None:
        """Add the routes, all below /touch."""
        app.router.add_get("/touch/ws", self._serve)
        app.router.add_get("/touch/emoji/{name}.svg", self._emoji)
        app.router.add_get("/touch/emoji.ttf", self._font)
        app.router.add_get("/touch/{name}", self._file)
        app.on_shutdown.append(self._shut_down)

    def ticket(self, visitor: Visitor) -> Ticket:
        """Return the ticket with which a visitor's browser gets in."""
        return self._tickets.give(visitor)

    async def settled(self, within: float) -> None:
        """Wait until every change up to now was shown, at most ``within`` seconds for each viewer."""
        for viewer in [*self._viewers]:
            await viewer.rounds.settled(within)

    async def close(self) -> None:
        """Close every connection."""
        for viewer in [*self._viewers]:
            await viewer.close()

    def _changed(self, table: Table) -> None:
        for viewer in self._viewers:
            viewer.changed(table)

    async def _shut_down(self, _: web.Application) -> None:
        await self.close()

    # ---------------------------------------------------------------- routes

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        """Serve a viewer: ``ticket`` says who it is, ``theme`` how pictures look."""
        visitor = self._tickets.visitor(request.query.get("ticket", ""))
        if visitor is None:
            raise web.HTTPForbidden
        if self._services is None or self._route is None or self._services.stopping:
            raise web.HTTPServiceUnavailable
        theme: Theme = "light" if request.query.get("theme") == "light" else "dark"
        viewer = Viewer(self._services, self._shared, self._route, visitor, theme)
        self._viewers.add(viewer)
        try:
            return await viewer.serve(request)
        finally:
            self._viewers.discard(viewer)

    async def _font(self, _: web.Request) -> web.Response:
        """Serve the font of the bot's own emoji."""
        font = await asyncio.to_thread(emoji_font)
        return web.Response(body=font, content_type="font/ttf", headers=HEADERS | KEPT_A_DAY)

    async def _file(self, request: web.Request) -> web.Response:
        """Serve a file of the client."""
        found = self._files.get(request.match_info["name"])
        if found is None:
            raise web.HTTPNotFound
        body, kind = found
        return web.Response(body=body, content_type=kind, charset="utf-8", headers=HEADERS)

    async def _emoji(self, request: web.Request) -> web.Response:
        """Serve the drawing of one of the bot's own emoji; its name tells the drawing."""
        svg = self._shared.signs.svgs.get(request.match_info["name"])
        if svg is None:
            raise web.HTTPNotFound
        return web.Response(text=svg, content_type=TYPES[".svg"], headers=HEADERS | KEPT_A_DAY)
