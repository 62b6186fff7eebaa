"""`quartermaster play`: its lobby and page, and its state after a restart."""

import asyncio
import re
import signal
import sys
from importlib.resources import files
from pathlib import Path

import aiohttp
import pytest

from bot.cli.failures import Failure
from bot.cli.play import opened, page_words
from bot.cli.transcript import custom_id_of, holding, newest, public_messages
from bot.text.catalog import catalog_of, locales
from storage import StoreError

from .conftest import open_lobby

ROOT = Path(__file__).parents[2]


async def test_tables_come_back(tmp_path: Path) -> None:
    database = tmp_path / "play.db"
    async with opened(database, 0, pilot_pause=0, pictures="off") as first:
        await open_lobby(first)
        anne = first.server.people[0]
        zoe = first.page.roster.welcome("Zoe", "ja")
        ids = [(person.id, person.open_dm().id) for person in first.server.people]
        card = newest(public_messages(anne, first.server.channel), lambda press: press.verb == "join")
        assert card is not None
        await (await anne.press(card, custom_id_of(card, "join"))).settled()
        await (await zoe.press(card, custom_id_of(card, "join"))).settled()
        await first.server.until(lambda: holding(card, lambda press: press.verb == "start"))
        await (await anne.press(card, custom_id_of(card, "start"))).settled()
        await first.server.until(lambda: any("Your hand" in m.text for m in anne.sees(anne.open_dm())))
        hand = [line for m in anne.sees(anne.open_dm()) for line in m.text.splitlines() if "cards" in line]
    async with opened(database, 0, pilot_pause=0, pictures="off") as second:
        server, anne = second.server, second.server.people[0]
        assert [(person.id, person.open_dm().id) for person in server.people] == ids
        assert [(person.name, person.locale) for person in server.people][-1] == ("Zoe", "ja")
        await server.until(
            lambda: newest(public_messages(anne, server.channel), lambda press: press.verb == "hand"), 10
        )
        await server.until(lambda: any("Your hand" in m.text for m in anne.sees(anne.open_dm())), 30)
        again = [line for m in anne.sees(anne.open_dm()) for line in m.text.splitlines() if "cards" in line]
        assert set(again) <= set(hand)
        assert not any(press for m in anne.sees(server.channel) for press in m.buttons if press.label == "Join")
        stranger = second.page.roster.welcome("Quentin")
        assert stranger.id > max(number for pair in ids for number in pair)
        # The new Discord has none of the old messages: the bot notices when it edits them.
        assert all("10008" in trouble or "Unknown Message" in trouble for trouble in server.trouble), server.trouble


async def test_a_port_that_is_taken(tmp_path: Path) -> None:
    async with opened(tmp_path / "one.db", 0) as playing:
        port = int(playing.server.url.rpartition(":")[2])
        told = f"^port {port} is used by another program; choose another one: quartermaster play --port 1700, or make"
        with pytest.raises(Failure, match=told):
            async with opened(tmp_path / "two.db", port):
                pytest.fail("two of them on one port")


async def test_a_number_that_is_no_port(tmp_path: Path) -> None:
    with pytest.raises(Failure, match=r"^port 99999 cannot be used here; choose another one"):
        async with opened(tmp_path / "play.db", 99999):
            pytest.fail("there was such a port")


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "play.db").write_text("no database at all, but longer than a header is", encoding="utf-8")
    with pytest.raises(StoreError):
        async with opened(tmp_path / "play.db", 0):
            pytest.fail("that was no database")
    assert [file.name for file in tmp_path.iterdir()] == ["play.db"]


async def test_a_file_that_is_no_roster(tmp_path: Path) -> None:
    (tmp_path / "play.people.json").write_text("{", encoding="utf-8")
    with pytest.raises(Failure, match=r"play\.people\.json"):
        async with opened(tmp_path / "play.db", 0):
            pytest.fail("that was no roster")


async def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(Failure, match=f"there is no folder {tmp_path / 'none'}$"):
        async with opened(tmp_path / "none" / "play.db", 0):
            pytest.fail("there was a folder")


async def test_the_command(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "bot", "play", "--port", "0", "--no-browser", "--db", str(tmp_path / "q.db"))
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        line = (await process.stdout.readline()).decode()
        address = line.removeprefix("Play at ").strip()
        again = f"quartermaster play --db {tmp_path / 'q.db'}"
        assert (await process.stdout.readline()).decode().endswith(f"Ctrl+C stops; “{again}” goes on there.\n")
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            assert "Quartermaster" in await answer.text()
        process.send_signal(signal.SIGINT)
        assert await process.wait() == 0
    finally:
        # Left running, it would fail another test.
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert (tmp_path / "q.people.json").exists()


def scripts() -> str:
    folder = files("bot.loopback.page").joinpath("static")
    return "\n".join(file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".js"))


def test_every_text_of_the_page_exists_and_is_used() -> None:
    # The names of server, channels and threads are put in by the server.
    asked = {"guild", "channel-tavern", "channel-harbour", "thread", *re.findall(r'\bsay\("([\w-]+)"', scripts())}
    begun = tuple(set(re.findall(r"\bsay\(`([\w-]+-)\$\{", scripts())))
    words = page_words("en-US")
    assert asked <= words.keys()
    assert begun
    assert [name for name in words if name not in asked and not name.startswith(begun)] == []


@pytest.mark.parametrize("locale", locales())
def test_the_browser_fills_in_the_arguments(locale: str) -> None:
    words = page_words(locale)
    english = catalog_of("en")
    for name, text in words.items():
        assert set(re.findall(r"\{(\w+)\}", text)) == english.wants(f"page-{name}").names, name


def test_the_page_needs_nothing_from_outside() -> None:
    folder = files("bot.loopback.page").joinpath("static")
    for file in folder.iterdir():
        for address in re.findall(r"""(?:https?:)?//[\w.]+""", file.read_text(encoding="utf-8")):
            assert address == "http://www.w3.org" or not address.startswith("http"), (file.name, address)
