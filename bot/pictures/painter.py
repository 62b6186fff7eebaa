"""Render pictures off the event loop, each only once."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path

import bot
from bot.pictures.drawing import Drawing
from bot.pictures.worker import REPLY, REQUEST

WORKERS = 2
KEPT = 16 * 1024 * 1024  # bytes of cached pictures
PATIENCE = 20.0  # seconds for one picture, including the start of the process
FAREWELL = 2.0  # seconds for a process to end by itself before it is killed

# Not "-m": importing the package bot.pictures imports the worker, and Python warns about running a module twice.
WORK = "from bot.pictures.worker import work; work()"
# The environment variables that a worker gets: never a token.
NEEDED = ("PATH", "HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "SYSTEMROOT", "TMPDIR", "VIRTUAL_ENV")


class CannotDrawError(Exception):
    """A picture could not be drawn; its message is sent without it."""


class Painter:
    """Turns drawings into PNGs in worker processes.

    A picture takes 70 ms on an idle core, and the renderer holds the interpreter's lock all that time, so threads would
    stall the event loop; worker processes stall it for less than 5 ms (``python -m benchmarks pictures``). A process
    starts when it is first needed and inherits only its pipes. It ends when its input ends, so even a killed bot leaves
    none behind. The newest pictures are cached by filename. Several requests for one picture share one rendering.
    """

    def __init__(self, workers: int = WORKERS, kept: int = KEPT) -> None:
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._workers = [Worker() for _ in range(workers)]
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._room = kept
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}

    async def png(self, drawing: Drawing) -> bytes:
        """Return the PNG of a drawing; raise CannotDrawError if it cannot be drawn."""
        name = drawing.filename
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        task = self._drawing.get(name)
        if task is None:
            task = self._drawing[name] = asyncio.create_task(self._draw(drawing))
            task.add_done_callback(lambda _: self._drawing.pop(name))
        # One caller's cancellation must not cancel the picture for the others.
        return await asyncio.shield(task)

    async def aclose(self) -> None:
        """End the processes and cancel the pictures that are being drawn."""
        drawing = list(self._drawing.values())
        for task in drawing:
            task.cancel()
        await asyncio.gather(*drawing, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))

    async def _draw(self, drawing: Drawing) -> bytes:
        worker = await self._idle.get()
        try:
            picture = await worker.draw(drawing)
        finally:
            self._idle.put_nowait(worker)
        self._keep(drawing.filename, picture)
        return picture

    def _keep(self, name: str, picture: bytes) -> None:
        self._kept[name] = picture
        while sum(map(len, self._kept.values())) > self._room:
            self._kept.popitem(last=False)


class Worker:
    """A process that draws one picture at a time; a new one is started if it was lost."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def draw(self, drawing: Drawing) -> bytes:
        """Have the process draw a picture."""
        try:
            async with asyncio.timeout(PATIENCE):
                done, answer = await self._ask(drawing)
        except BaseException as error:
            # The rest of this reply, still in the pipe, would be taken for the next picture.
            await self.end(at_once=True)
            if isinstance(error, OSError | EOFError | TimeoutError):
                msg = f"the process that draws was lost: {type(error).__name__}"
                raise CannotDrawError(msg) from None
            raise
        if not done:
            raise CannotDrawError(answer.decode())
        return answer

    async def end(self, *, at_once: bool = False) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        if at_once and process.returncode is None:
            process.kill()
        try:
            await asyncio.wait_for(process.wait(), FAREWELL)
        except TimeoutError:
            # It may have ended at this very moment.
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _ask(self, drawing: Drawing) -> tuple[bool, bytes]:
        if self._process is None or self._process.returncode is not None:
            self._process = await start()
        requests, replies = self._process.stdin, self._process.stdout
        assert requests is not None
        assert replies is not None
        parts = {"game": drawing.game, "subject": drawing.subject, "theme": drawing.theme, "scene": drawing.scene}
        request = json.dumps(parts).encode()
        requests.write(REQUEST.pack(len(request)) + request)
        await requests.drain()
        done, length = REPLY.unpack(await replies.readexactly(REPLY.size))
        return done, await replies.readexactly(length)


async def start(work: str = WORK) -> Process:
    """Start a process that runs this same code; a session of its own shields it from Ctrl-C. ``work``: what it runs."""
    house = str(Path(bot.__file__).parents[1])
    environment = {key: value for key, value in os.environ.items() if key in NEEDED}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        work,
        stdin=PIPE,
        stdout=PIPE,
        env={**environment, "PYTHONPATH": house},
        start_new_session=True,
    )
