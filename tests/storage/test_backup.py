import asyncio
import stat
from pathlib import Path

import pytest

from storage import CURRENT, DatabaseUnusable, Store, backup
from tests.storage.making import Clock, entry, lobby, playing


async def test_a_backup_of_a_live_database_holds_one_moment(store: Store, path: Path, clock: Clock, tmp_path: Path):
    match = await playing(store)
    await store.entries.append(match.id, 0, [entry(["x" * 500]) for _ in range(3000)])
    told: list[tuple[int, int]] = []
    target = tmp_path / "copy.db"

    async def write_on() -> int:
        position = 3000
        while not copying.done():
            await store.entries.append(match.id, position, [entry(), entry()])
            position += 2
        return position

    copying = asyncio.create_task(store.backup(target, lambda done, pages: told.append((done, pages))))
    position = await write_on()
    await copying
    assert position > 3000
    assert len(told) > 1
    assert told[-1][0] == told[-1][1]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith("copy")] == ["copy.db"]
    async with await Store.open(target, now=clock) as copy:
        assert await copy.check() == []
        assert await copy.tables.get(match.id) == match
        kept = len(await copy.entries.after(match.id))
    assert 3000 <= kept <= position
    assert kept % 2 == 0


async def test_a_backup_needs_no_running_bot_and_changes_nothing(path: Path, clock: Clock, tmp_path: Path):
    async with await Store.open(path, now=clock) as store:
        await playing(store)
    before = path.read_bytes()
    await backup(path, tmp_path / "copy.db")
    assert path.read_bytes() == before
    async with await Store.open(tmp_path / "copy.db", now=clock) as copy:
        assert len(await copy.tables.all(*CURRENT)) == 1


async def test_a_backup_overwrites_nothing(store: Store, path: Path, tmp_path: Path):
    target = tmp_path / "letters.txt"
    target.write_text("dear Ann")
    for there in (target, path):
        with pytest.raises(DatabaseUnusable, match="exists"):
            await store.backup(there)
    assert target.read_text() == "dear Ann"
    with pytest.raises(DatabaseUnusable):
        await store.backup(tmp_path / "missing" / "copy.db")
    await lobby(store)


async def test_a_failed_backup_leaves_no_file(store: Store, tmp_path: Path):
    def fail(done: int, pages: int) -> None:
        raise RuntimeError("the bar broke")

    with pytest.raises(RuntimeError, match="bar"):
        await store.backup(tmp_path / "copy.db", fail)
    assert not (tmp_path / "copy.db").exists()
    await store.backup(tmp_path / "copy.db")


@pytest.mark.parametrize("content", [None, b"", b"nonsense" * 1000])
async def test_another_programs_file_is_not_backed_up(path: Path, tmp_path: Path, content: bytes | None):
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(Exception, match=r"ship\.db"):
        await backup(path, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


async def test_writing_to_a_snapshot_does_not_change_the_live_database(store: Store, path: Path, clock: Clock):
    match = await playing(store)
    async with await Store.snapshot(path, now=clock) as copy:
        assert await copy.tables.all() == await store.tables.all()
        await copy.entries.append(match.id, 0, [entry()])
        await store.entries.append(match.id, 0, [entry(["real"])])
        assert len(await copy.entries.after(match.id)) == 1
    assert (await store.entries.record(match.id)).entries == (entry(["real"]),)
