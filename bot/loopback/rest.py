"""The HTTP side: reads requests, applies faults, hooks and limits, answers or refuses, and records."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import BodyPartReader, hdrs, web
from aiohttp.http import HttpProcessingError

from bot.loopback import routes_channels, routes_commands, routes_emojis, routes_guilds, routes_interactions
from bot.loopback.calls import Answer, Call, Route, check_bot_token
from bot.loopback.drafts import MAX_FILE_BYTES, MAX_FILES, Upload
from bot.loopback.errors import Refusal
from bot.loopback.faults import Fault, Faults, RateLimits, limited_answer
from bot.loopback.ids import number_of
from bot.loopback.json_values import parsed
from bot.loopback.keys import fits
from bot.loopback.state import State
from bot.loopback.traffic_record import Entry, Recording, entry_of

API = "/api/v10"
ROUTES = [
    *routes_guilds.ROUTES,
    *routes_channels.ROUTES,
    *routes_commands.ROUTES,
    *routes_emojis.ROUTES,
    *routes_interactions.ROUTES,
]
FILE_FIELD = re.compile(r"files\[(\d+)\]")
MAX_JSON = 1024 * 1024
MAX_BODY = MAX_FILES * MAX_FILE_BYTES + MAX_JSON
CHUNK = 64 * 1024
DROPPED = 0  # stands for a cut connection in place of a status
MAJOR = ("channel", "guild", "application", "token")

Hook = Callable[[Entry], Awaitable[None]]
log = logging.getLogger(__name__)


@dataclass(slots=True)
class Hooks:
    """Functions of a test that run at three moments of a request; each gets the request's entry of the record.

    `before_request`: the request arrived and was not carried out. `after_request`: it was carried out, its answer
    is in the entry but was not sent. `after_answer`: the answer was sent.
    """

    before_request: Hook | None = None
    after_request: Hook | None = None
    after_answer: Hook | None = None


class Rest:
    """Serves the routes below /api/v10 and the files of messages."""

    def __init__(self, state: State, recording: Recording, limits: RateLimits) -> None:
        self.faults = Faults()
        self.hooks = Hooks()
        self.limits = limits
        self.expected: set[int] = {50007}
        self._state = state
        self._recording = recording

    def add_to(self, app: web.Application) -> None:
        """Add all routes to an application."""
        for route in ROUTES:
            app.router.add_route(route.method, API + route.template, self._handler(route))
        app.router.add_route("*", API + "/{anything:.*}", self._handler(None))
        app.router.add_get("/attachments/{channel}/{attachment}/{filename}", self._file)
        app.router.add_get(routes_emojis.PICTURES, self._emoji)

    def _handler(self, route: Route | None) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            return await self._serve(route, request)

        return handle

    # ------------------------------------------------------------------ one request

    async def _serve(self, route: Route | None, request: web.Request) -> web.StreamResponse:
        call = Call(
            method=request.method,
            path=request.path.removeprefix(API),
            query=dict(request.query),
            params=request.match_info,
            authorization=request.headers.get("Authorization", ""),
        )
        headers: dict[str, str] = {}
        try:
            found = self._admit(route, call)
            await _read_body(request, call)
        except Refusal as refusal:
            entry = entry_of(call)
            answer = self._refused(call, refusal)
            _note(entry, answer)
        else:
            entry = entry_of(call)
            answer = await self._answer(found, call, entry, headers)
        self._recording.add(entry)
        self._state.changed()
        if answer.status == DROPPED:
            if request.transport:
                request.transport.abort()
            response: web.StreamResponse = web.Response()
        else:
            response = await _send(request, answer, headers)
        if self.hooks.after_answer:
            await self.hooks.after_answer(entry)
        if answer.then:
            answer.then()
        return response

    def _admit(self, route: Route | None, call: Call) -> Route:
        """Return the route of a caller with the right token.

        Raises Refusal.
        """
        if route is None:
            check_bot_token(self._state, call)
            raise Refusal(0, status=404, message="404: Not Found")
        route.check(self._state, call)
        return route

    async def _answer(self, route: Route, call: Call, entry: Entry, headers: dict[str, str]) -> Answer:
        """Carry out a request with its hooks and faults, and write its answer into the entry."""
        fault = self.faults.take(call.method, call.path)
        if self.hooks.before_request:
            await self.hooks.before_request(entry)
        answer = await _spoil(fault, headers) if fault and not fault.after else None
        if answer is None:
            answer = self._carry_out(route, call, headers)
        _note(entry, answer)
        if self.hooks.after_request:
            await self.hooks.after_request(entry)
        if fault and fault.after:
            spoilt = await _spoil(fault, headers)
            answer = spoilt._replace(then=answer.then) if spoilt else answer
            _note(entry, answer)
        return answer

    def _carry_out(self, route: Route, call: Call, headers: dict[str, str]) -> Answer:
        """Carry out a request; return its answer or its refusal."""
        try:
            major = "/".join(call.params[name] for name in MAJOR if name in call.params)
            wait, limits = self.limits.spend(route.method, route.template, major)
            headers |= limits
            if wait is not None:
                body, more = limited_answer(round(wait, 3))
                headers |= more
                return Answer(429, body)
            return route.handler(self._state, call)
        except Refusal as refusal:
            return self._refused(call, refusal)
        except Exception as error:
            # discord.py would repeat a request after a 5xx for 25 seconds: report the error of the loopback at once.
            log.exception("loopback failed method=%s path=%s", call.method, call.path)
            self._trouble(call, f"the loopback itself failed: {error!r}")
            return Answer(400, {"code": 0, "message": f"the loopback itself failed: {error!r}"})

    def _refused(self, call: Call, refusal: Refusal) -> Answer:
        if refusal.code not in self.expected:
            self._trouble(call, f"{refusal} {json.dumps(refusal.errors) if refusal.errors else ''}")
        return Answer(refusal.status, refusal.body())

    def _trouble(self, call: Call, what: str) -> None:
        self._state.trouble.append(f"{call.method} {call.path}: {what}".rstrip())

    async def _file(self, request: web.Request) -> web.StreamResponse:
        """Serve the bytes of an attachment to everyone who has its address with the seal."""
        found = self._state.world.file(number_of(request.match_info["attachment"]))
        sealed = fits(request.query.get("hm", ""), self._state.file_seal(request.rel_url.raw_path))
        if found is None or not sealed:
            return web.Response(status=404)
        return web.Response(body=found[0].data, content_type=found[0].content_type)

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        """Serve the picture of an emoji to everyone, as Discord's CDN does."""
        return routes_emojis.picture(self._state.world, request.match_info["file"])


async def _spoil(fault: Fault, headers: dict[str, str]) -> Answer | None:
    """Carry out a fault; return the answer of the fault, or None to keep the request's own."""
    if fault.delay:
        await asyncio.sleep(fault.delay)
    if fault.drop:
        return Answer(DROPPED)
    if fault.retry_after is not None or fault.status == 429:
        body, more = limited_answer(fault.retry_after or 0.0)
        headers |= more
        return Answer(429, body)
    if fault.status is not None:
        return Answer(fault.status, {"code": 0, "message": f"{fault.status}: injected fault"})
    return None


def _note(entry: Entry, answer: Answer) -> None:
    entry["status"], entry["response"] = answer.status or None, answer.payload


async def _send(request: web.Request, answer: Answer, headers: dict[str, str]) -> web.StreamResponse:
    """Send an answer, and return once it is on the socket."""
    if answer.status == 204:
        response = web.Response(status=204, headers=headers)
    else:
        # Exactly this content type: discord.py does not parse a body of a type with a charset.
        body = json.dumps(answer.payload, separators=(",", ":"), ensure_ascii=False).encode()
        response = web.Response(status=answer.status, body=body, headers={"Content-Type": "application/json"} | headers)
    try:
        await response.prepare(request)
        await response.write_eof()
    except ConnectionError:
        log.debug("connection lost before the answer method=%s path=%s", request.method, request.path)
    return response


async def _read_body(request: web.Request, call: Call) -> None:
    """Read the body into the call.

    Raises Refusal for a body that is too large or cannot be read. The rest of it is then not read.
    """
    # aiohttp parses the whole header, with a new boundary in every request, to answer the same.
    if request.headers.get(hdrs.CONTENT_TYPE, "").partition(";")[0].strip().lower() == "multipart/form-data":
        if (request.content_length or 0) > MAX_BODY:
            raise Refusal(40005)
        try:
            await _read_multipart(request, call)
        except (ValueError, HttpProcessingError):
            raise Refusal(50035) from None
    elif request.can_read_body:
        if (request.content_length or 0) > MAX_JSON:
            raise Refusal(40005)
        data = await _whole(request.content.iter_chunked(CHUNK), MAX_JSON)
        call.json = _json(data) if data else None


async def _read_multipart(request: web.Request, call: Call) -> None:
    room = MAX_BODY
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise Refusal(50035)
        name = part.name or ""
        numbered = FILE_FIELD.fullmatch(name)
        data = await _whole(_chunks(part), min(room, MAX_JSON if name == "payload_json" else MAX_FILE_BYTES))
        room -= len(data)
        if name == "payload_json":
            call.payload_json = _json(data)
        else:
            index = int(numbered[1]) if numbered else len(call.uploads)
            call.uploads.append(Upload(index, name, part.filename or name, data))


async def _chunks(part: BodyPartReader) -> AsyncIterator[bytes]:
    while chunk := await part.read_chunk(CHUNK):
        yield chunk


async def _whole(chunks: AsyncIterator[bytes], most: int) -> bytes:
    """Return all chunks together.

    Raises Refusal 40005 for more than `most` bytes.
    """
    data = bytearray()
    async for chunk in chunks:
        data += chunk
        if len(data) > most:
            raise Refusal(40005)
    return bytes(data)


def _json(data: bytes) -> Any:
    """Return the parsed body.

    Raises Refusal 50109.
    """
    try:
        return parsed(data)
    except ValueError:
        raise Refusal(50109) from None
