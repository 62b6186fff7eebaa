"""A process that stores answers until it is killed. Each line of its output acknowledges one stored item.

sailor.py DATABASE answers    appends entries and sends messages, and prints each one after it is stored
sailor.py DATABASE inside     stops in the middle of a transaction
sailor.py DATABASE forked     forks a worker process while the store is open, and prints its id
sailor.py DATABASE limit N    may write files of at most N bytes, and prints the outcome of each answer
"""

import asyncio
import multiprocessing
import resource
import sys
import time
from pathlib import Path

from storage import DatabaseUnusable, Store
from tests.storage.making import Clock, entry, playing


def tell(*words: object) -> None:
    print(*words, flush=True)


async def answer_for_ever(store: Store, table_id: int) -> None:
    position = len(await store.entries.after(table_id))
    for row in await store.outbox.unsent(table_id):
        await store.outbox.mark_sent(row.id, row.n, 20)
    while True:
        pair = [entry(position), entry(-position, by="order")]
        await store.entries.append(table_id, position, pair, interaction_id=position + 1)
        tell("answer", position)
        row = await store.outbox.write(table_id, "t", after_event=position, upto_event=position + 2, body={})
        tell("written", row.n)
        await store.outbox.mark_sent(row.id, row.n, 20)
        tell("sent", row.n)
        position += 2


async def stop_inside(store: Store, table_id: int) -> None:
    position = len(await store.entries.after(table_id))
    async with store._database.writing() as write:
        await write.all("UPDATE tables SET salt = 'half'")
        await write.all(
            "INSERT INTO entries VALUES (?, ?, 'answer', 0, '', '', '', '1', 'player', '', 1, NULL, '')",
            table_id,
            position,
        )
        tell("inside", position)
        await asyncio.sleep(3600)


async def answer_to_the_limit(store: Store, table_id: int, limit: int) -> None:
    for position in range(20):
        await store.entries.append(table_id, position, [entry(position)])
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    refused = 0
    position = 20
    while refused < 3:
        try:
            await store.entries.append(table_id, position, [entry(["x" * 3000])])
            position += 1
        except DatabaseUnusable as error:
            refused += 1
            tell("refused", error)
    tell("stored", len(await store.entries.after(table_id)), position)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.entries.append(table_id, position, [entry(["x" * 3000])])
    tell("went on", len(await store.entries.after(table_id)), await store.check())


async def main() -> None:
    path, task = Path(sys.argv[1]), sys.argv[2]
    async with await Store.open(path, now=Clock()) as store:
        table = await store.tables.in_channel(20) or await playing(store)
        if task == "answers":
            await answer_for_ever(store, table.id)
        elif task == "inside":
            await stop_inside(store, table.id)
        elif task == "forked":
            worker = multiprocessing.get_context("fork").Process(target=time.sleep, args=(60,))
            worker.start()
            tell(worker.pid)
            await asyncio.sleep(3600)
        else:
            await answer_to_the_limit(store, table.id, int(sys.argv[3]))


if __name__ == "__main__":
    asyncio.run(main())
