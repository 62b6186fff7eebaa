"""A browser tab before a person was chosen in it. It gets the list of people and no message."""

from __future__ import annotations

import json

from aiohttp import WSMsgType, web
from pydantic import ValidationError

from bot.loopback.json_values import Json
from bot.loopback.page import action_handlers, actions, frames
from bot.loopback.page.shared import PageParts


class Door:
    """One websocket of a tab without a person. Its only action is to add a new person."""

    def __init__(self, parts: PageParts, locale: str, played: set[int]) -> None:
        self._parts = parts
        self._locale = locale
        self._played = played
        self._socket = web.WebSocketResponse(heartbeat=20, max_msg_size=64 * 1024)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Ask the browser for a person until it disconnects."""
        await self._socket.prepare(request)
        words = self._parts.words(self._locale)
        await self._put(frames.at_the_door(self._parts.server, words, self._locale, self._played))
        async for frame in self._socket:
            if frame.type is WSMsgType.TEXT:
                await self._put(self._answer(frame.data))
        return self._socket

    async def close(self) -> None:
        """Close the connection."""
        await self._socket.close(code=1001)

    def _answer(self, text: str) -> Json:
        try:
            action = actions.WELCOME.validate_json(text)
        except ValidationError:
            return {"kind": "answer", "ref": actions.ref_of(text), "fault": "malformed"}
        answer: Json = {"kind": "answer", "ref": action.ref}
        try:
            return answer | action_handlers.let_in(self._parts, action)
        except action_handlers.NotAName:
            return answer | {"fault": "name"}

    async def _put(self, frame: Json) -> None:
        await self._socket.send_str(json.dumps(frame, separators=(",", ":"), ensure_ascii=False))
