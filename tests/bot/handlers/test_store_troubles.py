"""Troubles with the database, made in earnest: people and the owner are told, and play goes on."""

import asyncio
import contextlib
import io
import json
import os
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import bot.workers.ai_seats
import bot.workers.heartbeat
from bot.logs import set_up_logs
from bot.loopback import Message, Person
from bot.tables.errors import TableBroken
from bot.tables.table import Table
from bot.text import words_for
from rules.kernel import Match
from storage import DatabaseTrouble

from ...end_to_end.audit import complaints
from ...end_to_end.playing import answered, eventually, play_on, table_of
from ...house import House, settled

LONG = "first_dealer=2 end_mode=fixed_rounds fixed_rounds=20 sweep=round"
UNCHANGED = {"en": "Nothing was lost or changed.", "fr": "Rien n’a été perdu ni modifié.", "ja": "何も変わっていません"}


def wrong(kind: str, locale: str = "en") -> str:
    """Return what a person is told when nothing was changed."""
    return words_for(locale).line("bot-trouble", kind=kind, unchanged=True)


@pytest.fixture
def log() -> io.StringIO:
    """The bot's log, as lines of JSON."""
    stream = io.StringIO()
    set_up_logs("debug", "json", stream)
    return stream


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    """Return the warnings and errors in the log."""
    found = [json.loads(line) for line in log.getvalue().splitlines()]
    return [line for line in found if line["level"] in ("warning", "error")]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
async def owned(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """Start a house whose owner is Oscar, and whose workers try again soon."""
    for module in ("bot.workers.ai_seats", "bot.workers.deadlines", "bot.workers.reminders", "bot.delivery.worker"):
        monkeypatch.setattr(f"{module}.RETRY", (0.05,))
    # Where the database is locked, SQLite waits: in its thread, or nobody could act meanwhile.
    house = House(tmp_path, threaded=True, database=folder / "q.db")
    house.settings.owner = house.server.add_person("Oscar").id
    await house.server.start()
    await house.start()
    yield house
    await house.close()
    assert house.server.trouble == []


def told_owner(house: House) -> list[Message]:
    (oscar,) = [person for person in house.server.people if person.name == "Oscar"]
    return [] if oscar.dm is None else oscar.sees(oscar.dm)


async def entries(table: Table) -> list[Any]:
    return await table.look(lambda match: list(match.entries))


async def stored(house: House, table: Table) -> list[Any]:
    return [row.entry for row in await house.bot.store.entries.after(table.id)]


async def whole(house: House, table: Table) -> None:
    """Make sure that the match in memory is the stored one, and that everybody was told everything once."""
    assert await entries(table) == await stored(house, table)
    await house.bot.settled(table, 30)
    Match.replay(await house.bot.store.entries.record(table.id))
    await house.stop()
    assert await complaints(house.server, house.settings.database) == []


class Lock:
    """A second connection that holds the database's lock for writing.

    Made in a thread: what the bot is just writing ends on the event loop.
    """

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=60)
        self._connection.execute("BEGIN EXCLUSIVE")

    def release(self) -> None:
        self._connection.rollback()
        self._connection.close()


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
async def test_a_long_lock(owned: House, log: io.StringIO, locale: str) -> None:
    house = owned
    ann, ben = house.people("Ann", "Ben", locale=locale)
    table = await house.sit_down(ann, ben, options=LONG)
    await house.bot.settled(table, 30)
    board, before = await house.board(ann), await entries(table)
    lock = await asyncio.to_thread(Lock, house.settings.database)
    for _ in range(3):
        assert (await house.press(ann, board, "a", arg="pile")).text == wrong("locked", locale)
    assert UNCHANGED[locale] in wrong("locked", locale)
    reply = await settled(await ann.slash("game pace", house.server.channel, time="daily"))
    assert reply.text == wrong("locked", locale)
    await house.shown(lambda: told_owner(house))
    assert await entries(table) == before
    lock.release()
    assert words_for(locale).line("bot-nothing-lost") not in (await house.press(ann, board, "a", arg="pile")).text
    assert [entry.answer for entry in await entries(table)] == ["pile"]
    assert len(told_owner(house)) == 1
    assert "Another program is using my database" in told_owner(house)[0].text
    assert [line["event"] for line in lines(log)] == ["database unusable", "database usable again"]
    assert "Traceback" not in log.getvalue()
    assert "exception" not in log.getvalue()
    if locale == "en":
        await whole(house, table)


async def test_after_a_lock_everything_goes_on_by_itself(
    owned: House, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only an AI is asked, so no player's press could wake it."""
    house = owned
    (ann,) = house.people("Ann")
    decided, locks, tries = bot.workers.ai_seats.decided, list[Lock](), 0

    def locked_before(*args: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries == 1:
            locks.append(Lock(house.settings.database))
        return decided(*args)

    monkeypatch.setattr("bot.workers.ai_seats.decided", locked_before)
    table = await house.sit_down(ann, ai=1, options="first_dealer=1")
    await eventually(lambda: tries > 2)
    await house.shown(lambda: told_owner(house))
    assert await entries(table) == []
    locks[0].release()
    await answered(table, 2)
    await house.shown(lambda: ann.mention in ann.sees(house.server.channel)[-1].text)
    assert len(told_owner(house)) == 1
    assert [line["event"] for line in lines(log)] == ["database unusable", "database usable again"]
    await whole(house, table)


Fill = Callable[[House], Any]


async def refuse_new_pages(house: House) -> Callable[[], Any]:
    """Let the database grow no more; return what lets it grow again."""
    connection = house.bot.store._database._connection
    ((pages,),) = await connection.execute_fetchall("PRAGMA page_count")
    await connection.execute_fetchall(f"PRAGMA max_page_count = {pages}")

    async def make_room() -> None:
        await connection.execute_fetchall("PRAGMA max_page_count = 1000000")

    return make_room


async def fill_the_disk(house: House) -> Callable[[], Any]:
    """Fill the disk of the database; return what makes room again."""
    ballast = house.settings.database.with_name("ballast")
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(bytes(4096)):
            pass

    async def make_room() -> None:
        ballast.unlink()

    return make_room


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of two megabytes, which only root may make."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = shutil.which("mount")
    if mount is None or os.geteuid() != 0:
        pytest.skip("only root may mount a small file system")
    made = subprocess.run(
        [mount, "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)], check=False, capture_output=True
    )
    if made.returncode != 0:
        pytest.skip(f"no small file system can be mounted here: {made.stderr!r}")
    yield place
    subprocess.run(["umount", str(place)], check=True)


async def full(house: House, log: io.StringIO, fill: Fill) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=LONG)
    await house.bot.settled(table, 30)
    make_room = await fill(house)
    with pytest.raises(TableBroken):
        await play_on(table)
    before = await stored(house, table)
    assert await entries(table) == before
    seat = await table.look(lambda match: next(iter(match.questions)))
    person: Person = (ann, ben)[seat]
    for _ in range(3):
        reply = await settled(await person.slash("answer", house.server.channel, answer=await first(table, seat)))
        # Workers may have stored something small meanwhile.
        assert reply.text in (wrong("full"), words_for("en").line("bot-trouble", kind="full", unchanged=False))
    await house.shown(lambda: told_owner(house))
    assert await stored(house, table) == before
    await make_room()
    reply = await settled(await person.slash("answer", house.server.channel, answer=await first(table, seat)))
    assert words_for("en").line("bot-trouble", kind="full", unchanged=True)[:20] not in reply.text
    await eventually(lambda: house.bot.store.trouble is None)
    await house.bot.settled(table, 30)
    assert len(told_owner(house)) == 1
    assert "My disk is full" in told_owner(house)[0].text
    assert {line["event"] for line in lines(log)} == {"database unusable", "database usable again"}
    await play_on(table, 3)
    await whole(house, table)


async def first(table: Table, seat: int) -> str:
    """Return the first option of a seat's question."""
    return await table.look(lambda match: match.questions[seat].options[0].id)


async def test_a_full_database(owned: House, log: io.StringIO) -> None:
    await full(owned, log, refuse_new_pages)


class TestSmallDisk:
    @pytest.fixture
    def folder(self, small_disk: Path) -> Path:
        return small_disk

    async def test_a_full_disk(self, owned: House, log: io.StringIO) -> None:
        await full(owned, log, fill_the_disk)


def deleted(path: Path) -> None:
    path.unlink()


def replaced(path: Path) -> None:
    copy = path.with_name("copy.db")
    shutil.copy(path, copy)
    copy.replace(path)


def without_log(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


@pytest.mark.parametrize("strike", [deleted, replaced, without_log])
@pytest.mark.parametrize("late", [False, True])
async def test_a_database_that_is_gone(
    owned: House, log: io.StringIO, monkeypatch: pytest.MonkeyPatch, strike: Callable[[Path], None], *, late: bool
) -> None:
    """``late``: it goes after the answer was written, and before that is acknowledged."""
    house = owned
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=LONG)
    await house.bot.settled(table, 30)
    board = await house.board(ann)
    if late:
        connection = house.bot.store._database._connection
        run = connection.execute_fetchall
        struck: list[bool] = []

        async def strike_after_commit(sql: str, values: Any = ()) -> Any:
            rows = await run(sql, values)
            if sql == "COMMIT" and not struck:
                struck.append(True)
                strike(house.settings.database)
            return rows

        monkeypatch.setattr(connection, "execute_fetchall", strike_after_commit)
    else:
        strike(house.settings.database)
    for _ in range(2):
        assert (await house.press(ann, board, "a", arg="pile")).text == wrong("gone")
    assert (await house.press(ben, board, "move")).text == wrong("gone")
    await house.shown(lambda: told_owner(house))
    assert len(told_owner(house)) == 1
    assert "deleted, moved or replaced" in told_owner(house)[0].text
    assert [line["event"] for line in lines(log)] == ["database unusable"], lines(log)
    house.server.faults.clear()


async def test_a_database_that_comes_back_is_used_again(owned: House) -> None:
    house = owned
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=LONG)
    await house.bot.settled(table, 30)
    board, path = await house.board(ann), house.settings.database
    elsewhere = path.with_name("elsewhere.db")
    path.rename(elsewhere)
    assert (await house.press(ann, board, "a", arg="pile")).text == wrong("gone")
    elsewhere.rename(path)
    assert "You drew" in (await house.press(ann, board, "a", arg="pile")).text
    table = await table_of(house)
    assert [entry.answer for entry in await entries(table)] == ["pile"]
    await whole(house, table)


async def test_the_owner_hears_of_a_trouble_that_comes_back_if_the_first_message_failed(
    owned: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = owned
    connection = house.bot.store._database._connection
    run, full_now = connection.execute_fetchall, [False]

    async def fails(sql: str, values: Any = ()) -> Any:
        if full_now[0] and sql.startswith("BEGIN"):
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return await run(sql, values)

    monkeypatch.setattr(connection, "execute_fetchall", fails)

    async def trouble() -> None:
        full_now[0] = True
        with pytest.raises(DatabaseTrouble):
            await house.bot.store.running.note()
        full_now[0] = False
        await house.bot.store.running.note()

    house.server.faults.add("POST", "^/users/@me/channels$", status=503, times=1_000_000)
    await trouble()
    await eventually(lambda: any(entry["status"] == 503 for entry in house.server.traffic))
    assert told_owner(house) == []
    house.server.faults.clear()
    for _ in range(2):
        await trouble()
        await house.shown(lambda: told_owner(house))
    assert len(told_owner(house)) == 1


def count(timers: Any, name: str, asked: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Note each call of a method."""
    real = getattr(timers, name)

    async def counted(*args: Any) -> Any:
        asked.append(name)
        return await real(*args)

    monkeypatch.setattr(timers, name, counted)


async def test_the_reminders_wait_while_the_database_is_gone(owned: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house = owned
    monkeypatch.setattr("bot.workers.reminders.RETRY", (60,))
    await house.bot.crew.reminders.rounds.settled(20)
    path, timers, asked = house.settings.database, house.bot.store.timers, list[str]()
    for name in ("due", "next_due"):
        count(timers, name, asked, monkeypatch)
    elsewhere = path.with_name("elsewhere.db")
    path.rename(elsewhere)
    house.bot.crew.remind()
    await eventually(lambda: asked)
    # As when the bot finds that the database is usable again, and it is not.
    house.bot.crew.remind()
    for _ in range(100):
        await asyncio.sleep(0)
    assert asked == ["due", "next_due"][: len(asked)]
    elsewhere.rename(path)
    await house.bot.store.running.note()
