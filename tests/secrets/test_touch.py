"""The table to touch reveals no secrets: its frames, and when they come, are the same for both of a pair of twins."""

from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.handlers.router import route
from bot.loopback import Person
from bot.tables.lobby import Guest
from bot.tables.table import Table
from bot.touch import Hub, Visitor, pieces
from bot.touch.frames import Maker
from bot.touch.viewer import Viewer
from rules.kernel import Match

from ..house import House
from . import stage
from .stage import LIMIT, Slot, Stage, parted
from .test_bot import PAIRS, secret, tortuga
from .twins import Move, Pair


class TouchStage(Stage):
    """A stage at which the reader and the spectator look at the table to touch; only that is recorded.

    A slot has two halves, and a move whose time is secret is made in another half by the twin. Each half holds what a
    viewer was shown at its end, and whether anything came at all: how many frames carried it may vary.
    """

    def __init__(self, house: House, *rest: Any, **more: Any) -> None:
        super().__init__(house, *rest, **more)
        self.hub = Hub()
        self.looking = AsyncExitStack()

    async def sit_down(self) -> None:
        """Sit down as for messages, then open the table to touch."""
        await super().sit_down()
        self.house.server.state.world.watchers.remove(self.watch)
        self.hub.open(self.house.bot.services, route)
        session = await self.looking.enter_async_context(aiohttp.ClientSession())
        for person in filter(None, (self.eve, self.reader)):
            await self.open(session, person)
        await self.settle()

    async def open(self, session: aiohttp.ClientSession, person: Person) -> None:
        server = self.house.server
        guest = Guest(person.id, person.name, manager=person is self.eve)
        ticket = self.hub.ticket(Visitor(guest, "en", server.guild.id, server.channel.id))
        place = "reader" if person is self.reader else "spectator"
        heard = Heard(self, place)
        patch = pytest.MonkeyPatch()
        honest = Viewer._send

        async def send(viewer: Viewer, frame: Any, pieces: dict[str, str]) -> None:
            if viewer.visitor.guest.user_id == person.id:
                heard.note(frame)
            await honest(viewer, frame, pieces)

        patch.setattr(Viewer, "_send", send)
        self.looking.callback(patch.undo)
        await self.looking.enter_async_context(session.ws_connect(f"{server.url}/touch/ws", params={"ticket": ticket}))

    async def settle(self) -> None:
        """Wait for the messages, and for the table to touch."""
        await super().settle()
        await self.hub.settled(LIMIT)

    async def ask(self, command: str, person: Person) -> None:
        """Ask nothing: what commands answer is compared elsewhere."""

    async def play(self, moves: Iterator[Move], asks: int, other: list[Slot] | None = None) -> list[Slot]:
        """Play, and look until the end."""
        async with self.looking:
            return await super().play(moves, asks, other)


class Heard:
    """The pages shown to one viewer, half a slot at a time."""

    def __init__(self, at: TouchStage, place: str) -> None:
        self.at, self.place = at, place

    def note(self, frame: Any) -> None:
        half = "late" if self.at.clock.now().second % 10 >= 5 else "early"
        kept = self.at.slot.setdefault(f"{self.place}, {half}", {})
        kept["anything"] = "yes"
        for name, part in frame.get("parts", {}).items():
            kept[name] = self.at.plain(part)
        for name in frame.get("gone", ()):
            kept[name] = "gone"


async def touched(folder: Path, pair: Pair) -> tuple[list[Slot], list[Slot]]:
    """Play both of a pair; return what the viewers were shown in each slot."""
    first = await one(folder / "first", pair, again=False)
    return first, await one(folder / "again", pair, again=True)


async def one(folder: Path, pair: Pair, *, again: bool, other: list[Slot] | None = None) -> list[Slot]:
    """Play one of a pair with the table to touch, until it parts from the ``other``."""
    hubs: list[Hub] = []

    class Looked(TouchStage):
        def __init__(self, *rest: Any, **more: Any) -> None:
            super().__init__(*rest, **more)
            self.hub = hubs[0]

    class Served(House):
        async def start(self) -> None:
            hubs.append(Hub())
            self.server.add_routes(hubs[0].add_to)
            await super().start()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stage, "Stage", Looked)
        patch.setattr(stage, "House", Served)
        # A drawing shows its scene, and nothing else: drawing it would only take time.
        patch.setattr(pieces, "svg_of", lambda *drawing: f"<svg>{drawing}</svg>")
        return await stage.play_one(folder, pair, 0, again=again, other=other)


@pytest.mark.parametrize(("game", "seed"), [*((game, 1) for game in PAIRS), ("kaiser", 0)])
async def test_twins_are_shown_the_same_frames_at_the_same_times(game: str, seed: int, tmp_path: Path) -> None:
    first, again = await touched(tmp_path, PAIRS[game](seed))
    assert parted(first, again) == []
    shown = [place for slot in first for place in slot if "anything" in slot[place]]
    assert any(place.startswith("spectator") for place in shown)
    assert len(again) > 1


# ---------------------------------------------------------------- planted leaks


def in_a_part(patch: pytest.MonkeyPatch) -> None:
    """Say in everybody's board what depends on all hands."""
    honest = Maker.board

    def leaking(maker: Maker, context: Any, match: Match, *rest: Any) -> Any:
        return honest(maker, context, match, *rest) | {"sheet": secret(match)}

    patch.setattr(Maker, "board", leaking)


def another_hand(patch: pytest.MonkeyPatch) -> None:
    """Show a spectator the hand of the last seat."""
    honest = Maker._parts

    def leaking(maker: Maker, context: Any, table: Table, match: Match, *rest: Any, **more: Any) -> Any:
        hand = maker._hand(context, match, match.seats - 1, None)
        return honest(maker, context, table, match, *rest, **more) | {"hand": hand}

    patch.setattr(Maker, "_parts", leaking)


def eager_count(patch: pytest.MonkeyPatch) -> None:
    """Count ballots as they come in."""
    patch.setattr(Table, "outstanding", lambda _, match: match.waiting(None).unnamed)


def frames_at_every_change(patch: pytest.MonkeyPatch) -> None:
    """Push a frame to everybody whenever anything changes, even if it shows nothing new."""
    honest = Viewer.changed

    def leaking(viewer: Viewer, table: Table) -> None:
        viewer._sent = {}
        honest(viewer, table)

    patch.setattr(Viewer, "changed", leaking)


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "in a part": in_a_part,
    "another hand": another_hand,
    "an eager count": eager_count,
    "frames at every change": frames_at_every_change,
}


@pytest.mark.parametrize("place", LEAKS)
async def test_a_leak_in_frames_or_in_their_times_is_found(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    LEAKS[place](monkeypatch)
    for seed in (5, 2, 1):
        pair = tortuga(seed, 14)
        first = await one(tmp_path / str(seed) / "first", pair, again=False)
        if parted(first, await one(tmp_path / str(seed) / "again", pair, again=True, other=first)):
            return
    pytest.fail("nothing was noticed")
