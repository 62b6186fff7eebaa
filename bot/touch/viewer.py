"""One connection: the parts of what its person sees, sent when they change, and the presses that come back."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from datetime import datetime
from secrets import randbits
from typing import Any, Literal

import structlog
from aiohttp import WSMsgType, web
from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from bot.custom_ids import NO_TABLE, TEMPLATES, Press, parse
from bot.delivery.rounds import Rounds
from bot.interactions.reply import OpenBox, Reply, Show
from bot.interactions.request import Request
from bot.limits import TYPED, TYPED_NUMBER
from bot.logs import log_fault
from bot.pictures import Theme
from bot.screens.layout import Screen, Text
from bot.screens.table_context import context_of
from bot.services import Services
from bot.tables.table import Table
from bot.text import words_for
from bot.touch.frames import TABLE, Maker, Shared, Sight
from bot.touch.items import Json
from bot.touch.visitors import Visitor

log = structlog.get_logger(__name__)

Route = Callable[[Request], Awaitable[Reply | None]]
"""Answers a press; None: the bot is being closed."""

PREFIX = "touch-"
"""How the names of the client's own texts begin."""
MOST_BYTES = 64 * 1024
OWN_IDS = 1 << 62
"""Presses of this door have negative ids: those of Discord's interactions are positive, and none may come twice."""


class Pressed(BaseModel):
    """A button was pressed, or something chosen. ``typed``: the values come from a box to type into."""

    do: Literal["press"]
    ref: int
    id: str = Field(max_length=100)
    values: list[str] = Field(default_factory=list, max_length=50)
    typed: bool = False


class Looking(BaseModel):
    """Another sheet or look of pictures was chosen."""

    do: Literal["look"]
    ref: int
    sheet: str | None = Field(default=None, max_length=40)
    theme: Theme | None = None


class Back(BaseModel):
    """The story before an event is asked for."""

    do: Literal["back"]
    ref: int
    before: int


Act = Pressed | Looking | Back
ACTS: TypeAdapter[Act] = TypeAdapter(Act)


class Viewer:
    """One websocket. It carries nothing but what its person sees."""

    def __init__(self, services: Services, shared: Shared, route: Route, visitor: Visitor, theme: Theme) -> None:
        self._services, self._shared, self._route = services, shared, route
        self.visitor = visitor
        self._words = words_for(visitor.locale)
        self._sight = Sight(TABLE, theme)
        self._socket = web.WebSocketResponse(heartbeat=20, max_msg_size=MOST_BYTES)
        self.rounds = Rounds()
        """Each looks at the table anew, and sends what has changed."""
        self._showing = asyncio.Lock()
        self._sending = asyncio.Lock()
        self._closed = False
        self._sent: dict[str, str] = {}
        self._known: set[str] = set()
        self._table: Table | None = None
        self._running: set[asyncio.Task[None]] = set()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the browser until it disconnects."""
        await self._socket.prepare(request)
        texts = self._words.client_texts(PREFIX)
        signs = self._shared.signs
        said = {"signs": signs.named(self._words), "spoken": signs.characters(self._words)}
        await self._send({"is": "hello", "locale": self.visitor.locale, "words": texts, **said}, {})
        following = asyncio.create_task(self._follow())
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._take(frame.data)
        finally:
            # A frame on its way is not cancelled: what compresses it would fail, and nobody would know of it.
            async with self._sending:
                self._closed = True
            ending = [following, *self._running]
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)
        return self._socket

    async def close(self) -> None:
        """Close the connection."""
        await self._socket.close(code=1001)

    def changed(self, table: Table) -> None:
        """Look again: a table has changed."""
        if (self._table is not None and table.id == self._table.id) or table.row.channel_id == self.visitor.channel_id:
            self.rounds.wake.set()

    # ---------------------------------------------------------------- sending

    async def _follow(self) -> None:
        """Send the parts that have changed, whenever anything has."""
        due = None
        self.rounds.wake.set()
        while True:
            await self.rounds.rest(self._services.clock, due)
            self.rounds.wake.clear()
            try:
                due = await self._show()
            except Exception:
                if self._services.stopping:
                    return
                # The next change tries again.
                log_fault(log, "frame not made", table=None if self._table is None else self._table.id)
                due = None
            await self.rounds.over()

    async def _show(self) -> datetime | None:
        """Send what differs from what was sent; return when it changes by itself."""
        # One after the other: what was looked at first must not be sent last.
        async with self._showing:
            return await self.renew()

    async def renew(self) -> datetime | None:
        """Look at the table, and send what has changed."""
        self._table = await self._find()
        if self._table is not None and self._table.row.state == "playing":
            # The deadlines of what is asked now, and those of a pace that has just been changed.
            await self._services.crew.keep_time(self._table)
        maker, sight = self._maker(), self._sight
        frame = await maker.frame(self._table)
        made = maker.sight
        # Another sheet may have been chosen meanwhile.
        sheet = self._sight.sheet if made.sheet == sight.sheet else made.sheet
        self._sight = self._sight._replace(sheet=sheet, led=made.led, asked=made.asked)
        parts = {name: plainly(part) for name, part in frame.parts.items()}
        changed = {name: frame.parts[name] for name, part in parts.items() if self._sent.get(name) != part}
        gone = [name for name in self._sent if name not in parts]
        if changed or gone:
            self._sent = parts
            await self._send({"is": "state", "parts": changed, "gone": gone}, frame.pieces)
        return frame.due

    def _maker(self) -> Maker:
        return Maker(self._services, self._shared, self._words, self.visitor.guest, self._sight)

    async def _find(self) -> Table | None:
        """Return the table of the channel: the current one, else the last that was played there.

        A lobby that was cancelled before the viewer's eyes stays, and says so, until there is another table.
        """
        tables, channel = self._services.tables, self.visitor.channel_id
        current, shown = await tables.in_channel(channel), self._table
        if current is not None:
            return current
        if shown is not None and shown.row.state == "cancelled" and shown.row.channel_id == channel:
            return shown
        return await tables.last_played(channel)

    async def _send(self, frame: Json, pieces: dict[str, str]) -> None:
        """Send a frame with those of its pieces that the browser does not have."""
        told = plainly(frame)
        new = {name: piece for name, piece in pieces.items() if name not in self._known and name in told}
        # Pieces stand in pieces, too.
        waiting = list(new.values())
        while waiting:
            inside = waiting.pop()
            for name, piece in pieces.items():
                if name not in self._known and name not in new and name in inside:
                    new[name] = piece
                    waiting.append(piece)
        self._known |= new.keys()
        async with self._sending:
            if not self._closed:
                with contextlib.suppress(ConnectionError):
                    await self._socket.send_str(plainly(frame | {"pieces": new}))

    # ---------------------------------------------------------------- acts

    def _take(self, data: str) -> None:
        try:
            act = ACTS.validate_json(data)
        except ValidationError:
            return
        task = asyncio.create_task(self._carry_out(act))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _carry_out(self, act: Act) -> None:
        answer, pieces = {"is": "answer", "ref": act.ref}, dict[str, str]()
        try:
            if isinstance(act, Pressed):
                answer, pieces = await self._press(act, answer)
            elif isinstance(act, Back):
                answer |= await self._back(act)
            else:
                self._look(act)
        except Exception:
            log_fault(log, "act failed", do=act.do)
            answer["fault"] = "failed"
        await self._send(answer, pieces)

    def _look(self, act: Looking) -> None:
        self._sight = self._sight._replace(sheet=act.sheet or self._sight.sheet, theme=act.theme or self._sight.theme)
        self.rounds.wake.set()

    async def _back(self, act: Back) -> Json:
        """Return older lines of the story, as far as the reader knows it."""
        table = self._table
        if table is None or table.row.head is None:
            return {"lines": [], "more": 0}
        maker = self._maker()
        context = context_of(table, self._words)

        def read(match: Any) -> Json:
            sitting = table.sitting_of(self.visitor.guest.user_id)
            return maker.story(context, match.events(None if sitting is None else sitting.seat), act.before)

        return await table.look(read)

    async def _press(self, act: Pressed, answer: Json) -> tuple[Json, dict[str, str]]:
        """Have a press answered, as that of a button on Discord."""
        press = press_of(act.id)
        if press is None:
            return answer | {"fault": "unknown"}, {}
        await self._services.remember_locale(self.visitor.guest.user_id, self.visitor.locale)
        reply = await self._route(self._request(press, act))
        # Whatever the press has changed is shown before its answer.
        await self._show()
        if isinstance(reply, OpenBox):
            box = {"id": reply.press.custom_id("m"), "title": reply.title, "label": reply.label}
            most = TYPED if reply.free else TYPED_NUMBER
            return answer | {"box": box | {"hint": reply.placeholder, "free": reply.free, "most": most}}, {}
        if not isinstance(reply, Show):
            # The frame shows the play screen: where that was asked for, it is brought into view.
            return answer | ({"own": True} if press.verb == "hand" else {}), {}
        maker = self._maker()
        items, pieces = maker.items(self._table, reply.screen.items)
        if reply.kind == "note":
            return answer | {"note": items}, pieces
        # What was pressed in a panel is done when an answer in passing comes in its place.
        if in_passing(reply.screen):
            return answer | {"note": items, "done": True}, pieces
        return answer | {"panel": items, "place": reply.screen.place}, pieces

    def _request(self, press: Press, act: Pressed) -> Request:
        table = self._table
        channel = self.visitor.channel_id
        if table is not None and press.table == table.id and press.table != NO_TABLE:
            channel = table.row.channel_id
        return Request(
            services=self._services,
            words=self._words,
            guest=self.visitor.guest,
            id=own_id(self._services),
            place="touch",
            guild_id=self.visitor.guild_id,
            channel_id=channel,
            missing=(),
            press=press,
            values=act.values,
            typed=act.typed,
            theme=self._sight.theme,
        )


def plainly(part: Any) -> str:
    """Return a part as text."""
    return json.dumps(part, ensure_ascii=False, separators=(",", ":"))


def in_passing(screen: Screen) -> bool:
    """Return whether a screen is a single paragraph, which nothing has to be pressed for: no panel need hold it."""
    item, *others = screen.items
    return isinstance(item, Text) and "\n" not in item.content and not others


def press_of(custom_id: str) -> Press | None:
    """Return the press that a custom id says."""
    for template in TEMPLATES.values():
        match = template.fullmatch(custom_id)
        if match is not None:
            return parse(match)
    return None


def own_id(services: Services) -> int:
    """Return an id for a press that no other press has: its millisecond and chance, negative."""
    return -((int(services.clock.now().timestamp() * 1000) << 20 | randbits(20)) % OWN_IDS)
