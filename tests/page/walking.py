"""Walks the open options of the table to touch in a browser: each must be reached by touch or button, and pressed.

While options are walked, presses are caught in the browser and answered there, so that the question stays open.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Literal

from .tabs import PHONE, WIDE, Tab

Mode = Literal["wide", "phone", "keys"]
MODES: Mapping[Mode, Mapping[str, int]] = {"wide": WIDE, "keys": WIDE, "phone": PHONE}
MOST, SOME = 12, 6
"""Up to so many options of a question are all walked in each mode; of more, chance chooses some."""

MOST_STOPS = 100
MOST_SHAPES = 30
"""Shapes of a board that arrow keys go along."""
STOP = """async () => {
    const at = document.activeElement;
    if (!at.closest("#touch")) return null;
    const seen = () => {
        const { left, right, top, bottom } = at.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        // On a board, names and rings of other shapes lie over a shape.
        const whole = at.closest(".t-box") ?? at;
        const points = at.closest(".t-box") ? [[x, y]] : [[left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]];
        return points.every((point) => whole.contains(document.elementFromPoint(...point)));
    };
    // What a row lies over is scrolled clear of it in the next frame.
    if (!seen()) await new Promise((ready) => requestAnimationFrame(() => setTimeout(ready)));
    const shapes = at.closest(".t-box")?.querySelectorAll("[data-tag]").length ?? 1;
    return [at.getAttribute("aria-label") ?? at.textContent, seen(), shapes];
}"""

SCRIPT = (Path(__file__).parent / "scripts" / "walk.js").read_text()


class Walker:
    """Walks one browser tab's table."""

    def __init__(self, seat: Tab, chance: Random) -> None:
        self.seat, self.page, self.chance = seat, seat.page, chance
        self.parts: dict[str, Any] = {}
        self._read = 0

    def state(self) -> dict[str, Any]:
        """Return the parts that the browser has been sent."""
        for text in self.seat.heard[self._read :]:
            frame = json.loads(text)
            if frame.get("is") == "hello":
                self.parts = {}
            if frame.get("is") == "state" and "gone" in frame:
                self.parts |= frame["parts"]
                for name in frame["gone"]:
                    self.parts.pop(name, None)
        self._read = len(self.seat.heard)
        return self.parts

    @property
    def ask(self) -> dict[str, Any] | None:
        """The open question as the browser shows it."""
        return self.state().get("ask")

    async def walk(self, modes: Sequence[Mode] = (*MODES,)) -> list[str]:
        """Reach every open option, or some of many, in each mode; return what could not be reached."""
        ask = self.ask
        if ask is None or not ask["options"]:
            return []
        await self.ready()
        wrong: list[str] = []
        for mode in modes:
            await self.resize(MODES[mode])
            options = [one for one in ask["options"] if one["value"] not in ask["picked"]]
            if len(options) > MOST:
                options = self.chance.sample(options, SOME)
            wrong += await self.page.evaluate("(asked) => window.walk.reach(asked)", [options, mode])
        return wrong + await self.stops()

    async def resize(self, size: Mapping[str, int]) -> None:
        """Give the page another size, and wait until it has lit up its boards anew for the new width.

        All of the page is styled and painted anew, which takes longer than a dozen presses.
        """
        if self.page.viewport_size == size:
            return
        await self.page.set_viewport_size(dict(size))  # type: ignore[arg-type]
        await self.page.evaluate("() => new Promise((ready) => requestAnimationFrame(() => setTimeout(ready, 30)))")

    async def stops(self) -> list[str]:
        """Go along tab stops from the question on, and along boards; return what is not in sight, on a phone."""
        await self.resize(PHONE)
        await self.page.locator("#touch .t-ask").focus()
        wrong: list[str] = []
        others = 0
        for _ in range(MOST_STOPS):
            await self.page.keyboard.press("ArrowRight" if others else "Tab")
            found = await self.page.evaluate(STOP)
            if found is None:
                return wrong
            name, in_sight, shapes = found
            # Of a board's shapes one is a stop, and arrow keys lead on from it.
            others = others - 1 if others else min(shapes, MOST_SHAPES) - 1
            wrong += [] if in_sight else [f"tab: {name} is not in sight"]
        return [*wrong, f"tab: more than {MOST_STOPS} stops"]

    async def ready(self) -> None:
        """Have the page hold presses back when it is asked to."""
        if not await self.page.evaluate("() => Boolean(window.walk)"):
            await self.page.evaluate(SCRIPT)
            await self.page.evaluate("() => window.walk.hold()")

    async def press(self, custom_id: str, values: Sequence[str] = ()) -> None:
        """Press something as the client does, and wait for the answer and for what it changes."""
        await self.ready()
        heard = len(self.seat.heard)
        chosen = await self.page.evaluate("(asked) => window.walk.use(asked)", [custom_id, list(values)])
        assert chosen, f"{custom_id} is not on the page"
        await self.answered(heard)

    async def answered(self, heard: int) -> None:
        """Wait for the answer to a press."""
        while not any('"is":"answer"' in frame for frame in self.seat.heard[heard:]):
            await self.page.wait_for_timeout(5)
        await self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def controls(self, verb: str) -> list[dict[str, Any]]:
        """Return the buttons and menus below the question whose press has that verb."""
        ask = self.ask or {"below": []}
        found = [child for item in ask["below"] if item["is"] == "row" for child in item["children"]]
        return [child for child in found if child["id"].split(":")[2] == verb and not child.get("off")]
