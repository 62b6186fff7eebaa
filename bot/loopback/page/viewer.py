"""One browser tab: its connection, and what it has on its screen."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web
from pydantic import ValidationError

from bot.loopback.forms import Modal, NotPossible
from bot.loopback.page import actions, doing, showing
from bot.loopback.page.roster import Roster
from bot.loopback.page.tongue import Tongue
from bot.loopback.payloads import Json
from bot.loopback.people import NotAnswered, Person
from bot.loopback.server import LoopbackDiscord
from bot.loopback.world import Message

WAITING = 500  # frames; a browser that is further behind is hung up on, and comes back to the whole state
MODALS = 10
TRY_AGAIN = 1013
FILES = "/page/files"

Words = Callable[[str], Mapping[str, str]]
"""Locale -> the texts of the page in that language, by name; "{name}" stands where the browser puts something in."""

log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class Desk:
    """What all tabs of one person share: the modals open on their screen and the messages that they have put away.

    `key` is known to these tabs alone: with it they fetch the files of what they see.
    """

    key: str = field(default_factory=secrets.token_urlsafe)
    modals: dict[str, Modal] = field(default_factory=dict[str, Modal])
    hidden: set[int] = field(default_factory=set[int])

    @property
    def files(self) -> str:
        """Where these tabs fetch files."""
        return f"{FILES}/{self.key}"

    def open(self, modal: Modal) -> None:
        """Remember a modal; the oldest ones are forgotten."""
        self.modals[str(modal.interaction.id)] = modal
        while len(self.modals) > MODALS:
            del self.modals[next(iter(self.modals))]


@dataclass(frozen=True, slots=True)
class House:
    """What all viewers share: `welcomed` tells them of somebody new, `put_away` clears a message off a screen."""

    server: LoopbackDiscord
    roster: Roster
    tongue: Tongue
    words: Words
    welcomed: Callable[[], None]
    put_away: Callable[[Person, Message], None]


class Viewer:
    """One websocket. Nothing is sent over it that its person does not see.

    `since` is the id of a message when the page was loaded: as on Discord, what only this person was shown before is
    not there any more. A page that comes back after its connection was lost names it again.
    """

    def __init__(self, house: House, person: Person, desk: Desk, since: int) -> None:
        self.house = house
        self.person = person
        self.desk = desk
        self._since = since
        self._socket = web.WebSocketResponse(heartbeat=20, max_msg_size=64 * 1024)
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._shown: set[int] = set()
        self._doing: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------ the connection

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to the browser until it leaves."""
        await self._socket.prepare(request)
        self.show_all()
        sending = asyncio.create_task(self._send())
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._take(frame.data)
        finally:
            ending = [sending, *self._doing]
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)
        return self._socket

    async def close(self, code: int = 1001) -> None:
        """Hang up."""
        await self._socket.close(code=code)

    async def _send(self) -> None:
        while self._outbox.qsize() <= WAITING:
            await self._socket.send_str(await self._outbox.get())
        await self.close(TRY_AGAIN)

    def _put(self, frame: Json) -> None:
        self._outbox.put_nowait(json.dumps(frame, separators=(",", ":"), ensure_ascii=False))

    # ------------------------------------------------------------------ showing

    def show_all(self) -> None:
        """Send the whole state."""
        words = self.house.words(self.person.locale)
        state = showing.whole_state(self.house.server, self.person, words, self._there, self.desk.files)
        state["since"] = str(self._since)
        self._shown = {int(message["id"]) for pane in state["panes"] for message in pane["messages"]}
        self._put(state)

    def show(self, message: Message) -> None:
        """Send a message as it stands now, if this person has it on their screen; or that it is gone."""
        server = self.house.server
        here = message.channel in showing.panes_of(server, self.person)
        if here and server.state.world.sees(self.person.id, message) and self._there(message):
            self._shown.add(message.id)
            self._put({"kind": "message", "message": showing.message(message, self.desk.files)})
        elif message.id in self._shown:
            self._shown.remove(message.id)
            self._put({"kind": "gone", "channel": str(message.channel.id), "id": str(message.id)})

    def _there(self, message: Message) -> bool:
        """Tell whether a message that this person may see is still on their screen."""
        forgotten = message.ephemeral_for is not None and message.id <= self._since
        return not forgotten and message.id not in self.desk.hidden

    def show_people(self) -> None:
        """Send who there is."""
        self._put({"kind": "people", "people": showing.everyone(self.house.server)})

    # ------------------------------------------------------------------ doing

    def _take(self, text: str) -> None:
        """Begin what the browser asks for."""
        try:
            action = actions.ACTIONS.validate_json(text)
        except ValidationError:
            self._put({"kind": "answer", "ref": actions.ref_of(text), "fault": "malformed"})
            return
        task = asyncio.create_task(self._carry_out(action))
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    async def _carry_out(self, action: actions.Action) -> None:
        """Do it and answer: what came of it, or what kind of fault kept it from being done."""
        answer: Json = {"kind": "answer", "ref": action.ref}
        try:
            answer |= await doing.carry_out(self, action)
        except doing.NotAName:
            answer["fault"] = "name"
        except NotPossible as error:
            log.info("not possible: %s", error)
            answer["fault"] = "not_possible"
        except (NotAnswered, TimeoutError) as error:
            log.warning("not answered: %s", error)
            answer["fault"] = "not_answered"
        except Exception:
            log.exception("the page failed at %s", action.do)
            answer["fault"] = "failed"
        self._put(answer)
