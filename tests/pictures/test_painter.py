"""The painter renders off the event loop, renders each picture once, and leaves no process behind."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from bot.pictures import CannotDrawError, Drawing, Painter
from bot.pictures.painter import Worker
from bot.pictures.render import render

from .scenes import drawings, hand_of, moments, table_of

BROKEN = Drawing("corsari", "hand", "dark", '{"cards": ["SECRET"]}', "")


@pytest.fixture
async def painter() -> AsyncIterator[Painter]:
    painter = Painter(workers=1)
    yield painter
    await painter.aclose()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the filenames of all drawings that are given to a worker process."""
    names: list[str] = []
    draw = Worker.draw

    async def noted(self: Worker, drawing: Drawing) -> bytes:
        names.append(drawing.filename)
        return await draw(self, drawing)

    monkeypatch.setattr(Worker, "draw", noted)
    return names


def some() -> list[Drawing]:
    return drawings(moments(3)[0], "dark")


async def test_a_picture_is_the_same_in_another_process(painter: Painter) -> None:
    for drawing in (*some(), table_of(moments(2)[-1].table, "light", "ja", ("黒ひげ", "Zoé 🦜"))):
        here = render(drawing.game, drawing.subject, drawing.theme, drawing.scene)
        assert await painter.png(drawing) == here


async def test_many_requests_for_one_picture_draw_it_once_and_keep_it(painter: Painter, asked: list[str]) -> None:
    one, other = some()[:2]
    pictures = await asyncio.gather(*(painter.png(drawing) for drawing in (one, one, other, one)))
    assert pictures[0] is pictures[1] is pictures[3]
    assert await painter.png(one) is pictures[0]
    assert asked == [one.filename, other.filename]


async def test_only_the_newest_pictures_are_kept(asked: list[str]) -> None:
    one, other = some()[:2]
    room = len(render(one.game, one.subject, one.theme, one.scene)) + 10
    painter = Painter(workers=1, kept=room)
    for drawing in (one, one, other, one):
        await painter.png(drawing)
    await painter.aclose()
    assert asked == [one.filename, other.filename, one.filename]


async def test_a_cancelled_request_does_not_cancel_the_others(painter: Painter, asked: list[str]) -> None:
    drawing = some()[0]
    hasty, patient = (asyncio.create_task(painter.png(drawing)) for _ in range(2))
    await asyncio.sleep(0)
    hasty.cancel()
    assert (await patient).startswith(b"\x89PNG")
    assert asked == [drawing.filename]


async def test_a_picture_that_cannot_be_drawn_says_where_but_not_what(painter: Painter) -> None:
    with pytest.raises(CannotDrawError) as caught:
        await painter.png(BROKEN)
    assert "KeyError" in str(caught.value)
    assert "SECRET" not in str(caught.value)
    assert (await painter.png(some()[0])).startswith(b"\x89PNG")


async def test_a_process_that_was_lost_is_started_anew(painter: Painter) -> None:
    one, other = some()[:2]
    await painter.png(one)
    process = painter._workers[0]._process
    process.send_signal(signal.SIGSTOP)  # so that it cannot answer before it is killed
    task = asyncio.create_task(painter.png(other))
    await asyncio.sleep(0.05)
    process.kill()
    with pytest.raises(CannotDrawError):
        await task
    assert (await painter.png(other)).startswith(b"\x89PNG")
    assert painter._workers[0]._process.pid != process.pid


async def test_processes_start_only_when_needed_and_all_end(asked: list[str]) -> None:
    painter = Painter()
    assert [worker._process for worker in painter._workers] == [None, None]
    await painter.png(some()[0])
    process = next(worker._process for worker in painter._workers if worker._process)
    pending = asyncio.create_task(painter.png(some()[1]))
    await asyncio.sleep(0)
    await painter.aclose()
    assert process.returncode is not None
    with pytest.raises(asyncio.CancelledError):
        await pending


async def test_a_process_that_ends_as_it_is_given_up_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = Painter(workers=1)
    await painter.png(some()[0])

    async def late(ending: Coroutine[Any, Any, int], within: float) -> int:
        assert await ending == 0
        raise TimeoutError

    monkeypatch.setattr(asyncio, "wait_for", late)
    await painter.aclose()


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc")
async def test_the_process_inherits_neither_secrets_nor_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very secret")
    painter = Painter(workers=1)
    with (tmp_path / "held").open("w") as held:
        os.set_inheritable(held.fileno(), True)
        await painter.png(some()[0])
        home = Path(f"/proc/{painter._workers[0]._process.pid}")
        assert b"secret" not in (home / "environ").read_bytes()
        assert str(tmp_path / "held") not in [str(file.readlink()) for file in (home / "fd").iterdir()]
    await painter.aclose()


LIVES_ON = """
import asyncio
from bot.pictures import Drawing, Painter

async def main():
    painter = Painter(workers=1)
    await painter.png(Drawing("corsari", "hand", "dark", {scene!r}, ""))
    print(painter._workers[0]._process.pid, flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def test_a_bot_that_is_killed_leaves_no_process() -> None:
    hand = hand_of(moments(2)[0].hands[0])
    script = LIVES_ON.format(scene=hand.scene)
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as bot:
        pid = int(bot.stdout.readline())
        bot.kill()
    until = monotonic() + 10
    while alive(pid) and monotonic() < until:
        sleep(0.02)
    assert not alive(pid)


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"
