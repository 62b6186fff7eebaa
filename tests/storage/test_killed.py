"""A process that is killed at any moment loses nothing that it has acknowledged."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from storage import CURRENT, InteractionSeen, PositionTaken, Store
from tests.storage.making import Clock, answers, entry

SAILOR = Path(__file__).with_name("sailor.py")


def sailor(path: Path, *task: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, str(SAILOR), str(path), *task], stdout=subprocess.PIPE, text=True)


def killed_after(path: Path, lines: int, pause: float) -> list[tuple[str, int]]:
    """Let a process run until it has printed a number of lines and a moment longer; return its output."""
    with sailor(path, "answers") as process:
        assert process.stdout
        told = [process.stdout.readline() for _ in range(lines)]
        time.sleep(pause)
        process.kill()
        told += process.stdout.readlines()
    assert process.returncode == -9
    return [(word, int(number)) for word, number in (line.split() for line in told if line.endswith("\n"))]


@pytest.mark.parametrize("seed", range(2))
async def test_acknowledged_answers_survive_repeated_kill_9(path: Path, clock: Clock, seed: int):
    dice = random.Random(seed)
    positions: list[int] = []
    for _ in range(6):
        told = killed_after(path, dice.randint(1, 40), dice.random() / 100)
        answered = [number for word, number in told if word == "answer"]
        async with await Store.open(path, now=clock) as store:
            assert await store.check() == []
            stored = answers(await store.entries.record(1))
            messages = await store.outbox.all(1)
            with pytest.raises((InteractionSeen, PositionTaken)):
                await store.entries.append(1, answered[-1], [entry()], interaction_id=answered[-1] + 1)
        # Entries come in pairs without gaps: all that were printed, and at most one more.
        positions += stored[len(positions) * 2 :: 2]
        assert positions == list(range(0, len(stored), 2))
        assert [-answer for answer in stored[1::2]] == positions
        assert answered[-1] <= positions[-1] <= answered[-1] + 2
        # Every message of the last process has at least the state that was printed.
        states = {row.n: row.state for row in messages}
        assert list(states) == list(range(1, len(messages) + 1))
        assert all(states[n] == "sent" for word, n in told if word == "sent")
        assert all(n in states for word, n in told if word == "written")
        assert list(states.values())[:-1] == ["sent"] * (len(messages) - 1)


async def test_a_transaction_killed_in_the_middle_changes_nothing(path: Path, clock: Clock):
    killed_after(path, 7, 0)
    async with await Store.open(path, now=clock) as store:
        before = (await store.entries.record(1), await store.tables.all())
    with sailor(path, "inside") as process:
        assert process.stdout
        assert process.stdout.readline().startswith("inside")
        process.kill()
    async with await Store.open(path, now=clock) as store:
        assert (await store.entries.record(1), await store.tables.all()) == before
        assert await store.check() == []


async def test_a_worker_that_outlives_a_killed_bot_does_not_lock_out_the_next_bot(path: Path, clock: Clock):
    with sailor(path, "forked") as process:
        assert process.stdout
        worker = int(process.stdout.readline())
        process.kill()
        try:
            process.wait()
            async with await Store.open(path, now=clock) as store:
                assert len(await store.tables.all(*CURRENT)) == 1
            os.kill(worker, 0)
        finally:
            os.kill(worker, signal.SIGKILL)


async def test_a_write_ahead_log_left_behind_is_read_by_snapshot_and_open(path: Path, clock: Clock, tmp_path: Path):
    told = killed_after(path, 10, 0)
    answered = [number for word, number in told if word == "answer"]
    assert path.with_name("ship.db-wal").stat().st_size
    async with await Store.snapshot(path, now=clock) as copy:
        seen = await copy.entries.record(1)
    async with await Store.open(path, now=clock) as store:
        assert await store.entries.record(1) == seen
    assert answers(seen)[answered[-1]] == answered[-1]
    assert not path.with_name("ship.db-wal").exists()


async def test_a_full_disk_refuses_new_answers_and_keeps_the_stored_ones(path: Path, clock: Clock):
    with sailor(path, "limit", "800000") as process:
        assert process.stdout
        told = process.stdout.read().splitlines()
    assert process.returncode == 0
    assert [line.split()[0] for line in told] == ["refused", "refused", "refused", "stored", "went"]
    assert str(path) in told[0]
    stored, position = map(int, told[3].split()[1:])
    assert stored == position > 20
    assert told[4] == f"went on {stored + 1} []"
    async with await Store.open(path, now=clock) as store:
        assert len(await store.entries.after(1)) == stored + 1
