"""A browser tab in which nobody has said yet who they are. It is told who there is, and nothing that anybody sees."""

from __future__ import annotations

import json

from aiohttp import WSMsgType, web
from pydantic import ValidationError

from bot.loopback.page import actions, doing, showing
from bot.loopback.page.viewer import House
from bot.loopback.payloads import Json


class Door:
    """One websocket, until its tab becomes a person's; all that can be done over it is to come in as somebody new."""

    def __init__(self, house: House, locale: str, played: set[int]) -> None:
        self._house = house
        self._locale = locale
        self._played = played
        self._socket = web.WebSocketResponse(heartbeat=20, max_msg_size=64 * 1024)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Ask the browser who it is until it leaves."""
        await self._socket.prepare(request)
        words = self._house.words(self._locale)
        await self._put(showing.at_the_door(self._house.server, words, self._locale, self._played))
        async for frame in self._socket:
            if frame.type is WSMsgType.TEXT:
                await self._put(self._answer(frame.data))
        return self._socket

    async def close(self) -> None:
        """Hang up."""
        await self._socket.close(code=1001)

    def _answer(self, text: str) -> Json:
        try:
            action = actions.WELCOME.validate_json(text)
        except ValidationError:
            return {"kind": "answer", "ref": actions.ref_of(text), "fault": "malformed"}
        answer: Json = {"kind": "answer", "ref": action.ref}
        try:
            return answer | doing.let_in(self._house, action)
        except doing.NotAName:
            return answer | {"fault": "name"}

    async def _put(self, frame: Json) -> None:
        await self._socket.send_str(json.dumps(frame, separators=(",", ":"), ensure_ascii=False))
