"""A browser tab: its connection, and the messages on its screen."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping

from aiohttp import WSMsgType, web
from pydantic import ValidationError

from bot.loopback.forms import NotPossible
from bot.loopback.json_values import Json
from bot.loopback.page import action_handlers, actions, frames
from bot.loopback.page.shared import Beside, PageParts, Screen, Tab
from bot.loopback.people import NotAnswered, Person
from bot.loopback.world import Channel, Message

WAITING = 500  # frames; a browser that is further behind is disconnected, and gets the whole state when it reconnects
TRY_AGAIN = 1013

log = logging.getLogger(__name__)


class Viewer:
    """One websocket. It carries nothing that its person does not see.

    `since` is an id from the time when the page was loaded. As on Discord, ephemeral messages from before are gone.
    A page that lost its connection sends the same id again.
    """

    def __init__(
        self,
        parts: PageParts,
        person: Person,
        screen: Screen,
        room: Channel,
        since: int,
        beside: Beside,
    ) -> None:
        self._parts = parts
        self.person = person
        self._screen = screen
        self._room = room
        self._tab = Tab(parts, person, screen, self.show_all, self._enter)
        self._since = since
        self._beside = beside
        self._socket = web.WebSocketResponse(heartbeat=20, max_msg_size=64 * 1024)
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._shown: set[int] = set()
        self._asked: Mapping[int, str] = {}
        self._running: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------ the connection

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the browser until it disconnects."""
        await self._socket.prepare(request)
        self.show_all()
        sending = asyncio.create_task(self._send())
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._take(frame.data)
        finally:
            ending = [sending, *self._running]
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)
        return self._socket

    async def close(self, code: int = 1001) -> None:
        """Close the connection."""
        await self._socket.close(code=code)

    async def _send(self) -> None:
        while self._outbox.qsize() <= WAITING:
            await self._socket.send_str(await self._outbox.get())
        await self.close(TRY_AGAIN)

    def _put(self, frame: Json) -> None:
        self._outbox.put_nowait(json.dumps(frame, separators=(",", ":"), ensure_ascii=False))

    # ------------------------------------------------------------------ sending

    def show_all(self) -> None:
        """Send the whole state."""
        words = self._parts.words(self.person.locale)
        server, files = self._parts.server, self._screen.files
        state = frames.whole_state(server, self.person, self._room, words, self._there, files)
        state["since"] = str(self._since)
        state |= self._turn()
        state["beside"] = dict(self._beside(self.person, self._room))
        self._shown = {int(message["id"]) for pane in state["panes"] for message in pane["messages"]}
        self._put(state)

    def show(self, message: Message) -> None:
        """Send a message if it is on this person's screen; otherwise remove it from the screen."""
        server = self._parts.server
        here = message.channel in (self._room, self.person.open_dm())
        if here and server.state.world.sees(self.person.id, message) and self._there(message):
            self._shown.add(message.id)
            self._put({"kind": "message", "message": frames.message(message, self._screen.files)})
        elif message.id in self._shown:
            self._shown.remove(message.id)
            self._put({"kind": "gone", "channel": str(message.channel.id), "id": str(message.id)})

    def _there(self, message: Message) -> bool:
        """Return whether a message that this person may see is on their screen."""
        forgotten = message.ephemeral_for is not None and message.id <= self._since
        return not forgotten and message.id not in self._screen.hidden

    def show_turn(self, asked: Mapping[int, str]) -> None:
        """Send in which channels something waits for this person's answer, and how it calls them, if that has changed.

        It is "turn" on the person's own turn, "answer" in the turn of another, "react" if they may react or not.
        """
        if self._asked != asked:
            self._asked = asked
            self._put({"kind": "turn"} | self._turn())

    def _turn(self) -> Json:
        return {"asked": {str(number): self._asked[number] for number in sorted(self._asked)}}

    def _enter(self, room: Channel) -> None:
        """Show another room."""
        self._room = room
        self.show_all()

    def show_people(self) -> None:
        """Send the list of people."""
        self._put({"kind": "people", "people": frames.everyone(self._parts.server)})

    # ------------------------------------------------------------------ actions

    def _take(self, text: str) -> None:
        """Start the action that the browser sent."""
        try:
            action = actions.ACTIONS.validate_json(text)
        except ValidationError:
            self._put({"kind": "answer", "ref": actions.ref_of(text), "fault": "malformed"})
            return
        task = asyncio.create_task(self._carry_out(action))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _carry_out(self, action: actions.Action) -> None:
        """Carry out an action and answer with its result, or with the kind of fault."""
        answer: Json = {"kind": "answer", "ref": action.ref}
        try:
            answer |= await action_handlers.carry_out(self._tab, action)
        except action_handlers.NotAName:
            answer["fault"] = "name"
        except NotPossible as error:
            log.info("action not possible error=%s", error)
            answer["fault"] = "not_possible"
        except (NotAnswered, TimeoutError) as error:
            log.warning("action not answered error=%s", error)
            answer["fault"] = "not_answered"
        except Exception:
            log.exception("action failed do=%s", action.do)
            answer["fault"] = "failed"
        self._put(answer)
