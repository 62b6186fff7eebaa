"""Draws pictures off the event loop, each only once."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from pathlib import Path

import bot
from bot.pictures.drawing import Drawing
from bot.pictures.worker import REPLY, REQUEST

WORKERS = 2
KEPT = 16 * 1024 * 1024  # bytes of pictures
PATIENCE = 20.0  # seconds for one picture, the start of the process included
FAREWELL = 2.0

# Not "-m": the package that the worker is in has imported it already, and Python warns of running a module twice.
WORK = "from bot.pictures.worker import work; work()"
# What a worker needs of the environment: never a token.
NEEDED = ("PATH", "HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "SYSTEMROOT", "TMPDIR", "VIRTUAL_ENV")


class CannotDrawError(Exception):
    """A picture could not be drawn; whoever wanted it goes on without."""


class Painter:
    """Turns drawings into PNGs in processes of its own.

    The renderer holds the interpreter's lock for all of the 70 ms (on an idle core) that a picture takes, so threads
    would stall the event loop; with processes it is away for less than 5 ms (``python -m benchmarks pictures``). They
    are started when they are first needed, inherit nothing but their pipes, and end when the bot does, even if it was
    killed: the end of their input is their end. The newest pictures are kept by their filename, and whoever wants a
    picture that is just being drawn waits for that one.
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
        """Return the picture of a drawing; raise CannotDrawError if there can be none."""
        name = drawing.filename
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        task = self._drawing.get(name)
        if task is None:
            task = self._drawing[name] = asyncio.create_task(self._draw(drawing))
            task.add_done_callback(lambda _: self._drawing.pop(name))
        # A caller that gives up takes the picture from nobody else.
        return await asyncio.shield(task)

    async def aclose(self) -> None:
        """End the processes; pictures that are just being drawn are given up."""
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
    """One process that draws one picture at a time; it is started anew if it was lost."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def draw(self, drawing: Drawing) -> bytes:
        """Have a picture drawn."""
        try:
            async with asyncio.timeout(PATIENCE):
                done, answer = await self._ask(drawing)
        except BaseException as error:
            # Whatever is still to come through the pipe would be taken for the next picture.
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


async def start() -> Process:
    """Start a process that draws, with the code that runs here; Ctrl-C is not meant for it."""
    house = str(Path(bot.__file__).parents[1])
    environment = {key: value for key, value in os.environ.items() if key in NEEDED}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        WORK,
        stdin=PIPE,
        stdout=PIPE,
        env={**environment, "PYTHONPATH": house},
        start_new_session=True,
    )
