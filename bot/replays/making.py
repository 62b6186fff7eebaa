"""Make the page of a replay in a process of its own: for a long match that takes many seconds of work."""

import asyncio
import os
import sys

from pydantic import BaseModel

from bot.pictures import Theme
from bot.pictures.painter import start
from bot.replays.page import page_of
from bot.replays.replay import Replay

WORK = "from bot.replays.making import work; work()"
PATIENCE = 300.0  # seconds for one page, including the start of the process
NICE = 10  # people who play come first


class CannotMakeError(Exception):
    """The page could not be made."""


class Order(BaseModel):
    """The order for the process that makes a replay."""

    replay: Replay
    locale: str
    theme: Theme


async def made(replay: Replay, locale: str, theme: Theme) -> bytes:
    """Return the HTML of a replay, as UTF-8. Raises CannotMakeError."""
    order = Order(replay=replay, locale=locale, theme=theme)
    written = await asyncio.to_thread(lambda: order.model_dump_json().encode())
    process = await start(WORK)
    try:
        async with asyncio.timeout(PATIENCE):
            page, _ = await process.communicate(written)
    except TimeoutError:
        msg = "it took too long"
        raise CannotMakeError(msg) from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0 or not page:
        msg = f"the process ended with {process.returncode}"
        raise CannotMakeError(msg)
    return page


def work() -> None:
    """Run the process: read an order from the standard input, and write the page to the standard output."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    order = Order.model_validate_json(sys.stdin.buffer.read())
    sys.stdout.buffer.write(page_of(order.replay, order.locale, order.theme).encode())
    sys.stdout.buffer.flush()
