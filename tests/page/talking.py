"""The websocket of the page, used without a browser."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

Json = dict[str, Any]


class Talk:
    """One connection. `frames` are all frames that came, `state` is the newest whole state."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: list[Json] = []
        self._refs = itertools.count(1)

    @property
    def state(self) -> Json:
        return [frame for frame in self.frames if frame["kind"] == "state"][-1]

    @property
    def text(self) -> str:
        return json.dumps(self.frames, ensure_ascii=False)

    def messages(self, kind: str = "channel") -> dict[str, Json]:
        """Return the messages of a pane: those of the state, with all changes since."""
        pane = next(pane for pane in self.state["panes"] if pane["kind"] == kind)
        shown = {message["id"]: message for message in pane["messages"]}
        for frame in self.frames[self.frames.index(self.state) :]:
            if frame["kind"] == "message" and frame["message"]["channel"] == pane["id"]:
                shown[frame["message"]["id"]] = frame["message"]
            elif frame["kind"] == "gone" and frame["channel"] == pane["id"]:
                del shown[frame["id"]]
        return shown

    def pane(self, kind: str = "channel") -> str:
        return next(pane["id"] for pane in self.state["panes"] if pane["kind"] == kind)

    async def hear(self, wanted: Callable[[Json], bool], within: float = 30.0) -> Json:
        """Wait for a frame."""
        async with asyncio.timeout(within):
            while True:
                frame = await self.socket.receive_json()
                self.frames.append(frame)
                if wanted(frame):
                    return frame

    async def until(self, condition: Callable[[], Any], within: float = 30.0) -> Any:
        """Receive frames until a condition holds; return its value."""
        while not (found := condition()):
            await self.hear(lambda _: True, within)
        return found

    async def ask(self, do: str, **facts: Any) -> Json:
        """Send an action and wait for its answer."""
        ref = next(self._refs)
        await self.socket.send_json({"do": do, "ref": ref, **facts})
        return await self.hear(lambda frame: frame["kind"] == "answer" and frame["ref"] == ref)


@asynccontextmanager
async def talking(url: str, person: int | str = "", wanted: str = "state", **more: str) -> AsyncIterator[Talk]:
    """Connect as a person, and wait for the whole state; an unknown person gets the list of people instead."""
    asked = {"as": str(person), **more}
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{url}/page/ws", params=asked) as socket:
        talk = Talk(socket)
        first = await talk.hear(lambda frame: frame["kind"] in ("state", "door"))
        assert first["kind"] == wanted
        yield talk


def pressables(message: Json) -> dict[str, str]:
    """Return the custom_ids of a message's buttons and menus, by label or placeholder."""
    found: dict[str, str] = {}
    waiting = list(message["components"])
    while waiting:
        component = waiting.pop(0)
        waiting += component.get("components", ())
        if "custom_id" in component:
            found[component.get("label") or component.get("placeholder")] = component["custom_id"]
    return found
