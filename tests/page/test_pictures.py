"""Pictures on the page: people who see a message see its pictures, and nobody else can fetch them."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import quote

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from bot.cli.play import Playing, opened
from bot.cli.transcript import custom_id_of, holding
from bot.loopback import Attachment, Message, Person
from bot.loopback.page.shared import FILES

from .conftest import open_lobby
from .tabs import PHONE, Tab, tab
from .talking import Talk, talking

PNG = b"\x89PNG\r\n\x1a\n"


@pytest_asyncio.fixture(loop_scope="session")
async def drawing(tmp_path: Path) -> AsyncIterator[Playing]:
    """Open a lobby with Anne and Bart, with pictures."""
    async with opened(tmp_path / "play.db", 0, pilot_pause=0, pictures="dark", dice_seed="7") as playing:
        await open_lobby(playing)
        yield playing
        assert playing.server.trouble == []


async def begin(playing: Playing) -> tuple[Message, dict[int, Message]]:
    """Have Anne and Bart sit down and start; return the table's message and each player's own."""
    server = playing.server
    anne, bart = server.people
    (card,) = (message for message in anne.sees(server.channel) if message.ephemeral_for is None)
    for person, verb in ((anne, "join"), (bart, "join"), (anne, "start")):
        await server.until(lambda verb=verb: holding(card, lambda press: press.verb == verb))
        await (await person.press(card, custom_id_of(card, verb))).settled(10)
    table = await playing.bot.tables.in_channel(server.channel.id)
    assert table is not None
    await playing.bot.settled(table, 10)
    board = [message for message in anne.sees(server.channel) if message.ephemeral_for is None][-1]
    return board, {person.id: person.sees(person.open_dm())[-1] for person in (anne, bart)}


def keys_of(talk: Talk) -> set[str]:
    """Return all keys with which a viewer was told to fetch files."""
    return {part.split("/")[0] for part in talk.text.split(f"{FILES}/")[1:]}


async def fetched(playing: Playing, key: str, message: Message) -> tuple[int, bytes]:
    url = f"{playing.server.url}{FILES}/{key}/{message.id}/{quote(message.attachments[0].filename)}"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        if answer.status == 200:
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        return answer.status, await answer.read()


async def test_only_people_who_see_a_message_can_fetch_its_file(drawing: Playing) -> None:
    board, own = await begin(drawing)
    anne, bart = drawing.server.people
    async with talking(drawing.server.url, anne.id) as hers, talking(drawing.server.url, bart.id) as his:
        (her_key,), (his_key,) = keys_of(hers), keys_of(his)
        assert her_key != his_key
        assert "attachment_id" not in hers.text
        assert "hm=" not in hers.text
        for reader, key, other in ((anne, her_key, bart), (bart, his_key, anne)):
            for message in (board, own[reader.id]):
                status, body = await fetched(drawing, key, message)
                assert status == 200
                assert body.startswith(PNG)
            assert (await fetched(drawing, key, own[other.id]))[0] == 404
        for key in ("", "x", his_key + "x", "é"):
            assert (await fetched(drawing, key, board))[0] == 404
        hand = json.dumps([own[bart.id].attachments[0].filename, str(own[bart.id].id)])[1:-1].split(", ")
        assert not any(part.strip('"') in hers.text for part in hand)


async def test_a_file_of_a_deleted_message_is_not_served(drawing: Playing) -> None:
    board, _ = await begin(drawing)
    async with talking(drawing.server.url) as talk:
        (key,) = keys_of(talk)
        assert (await fetched(drawing, key, board))[0] == 200
        drawing.server.state.world.delete(board)
        assert (await fetched(drawing, key, board))[0] == 404


async def seen(picture: Locator) -> None:
    """Wait until a picture is loaded in its own size, no wider than its message."""
    await picture.scroll_into_view_if_needed()
    await expect(picture).to_be_visible()
    assert await picture.evaluate("async (image) => { await image.decode(); return image.naturalWidth; }") > 700
    wide, room = await picture.evaluate("(image) => [image.offsetWidth, image.closest('.frame').clientWidth]")
    assert room * 0.8 < wide <= room


async def hand(opened: Tab) -> Locator:
    """Return the picture of the newest direct message."""
    switch = opened.page.get_by_role("tab", name="Private")
    if await switch.is_visible():
        await switch.click()
    return opened.pane("dm").locator("li.message").last.locator(".picture img")


@pytest.mark.browser
async def test_pictures_are_seen_and_enlarged(drawing: Playing, browser: Browser) -> None:
    board, own = await begin(drawing)
    anne, bart = drawing.server.people
    people: list[tuple[Person, dict[str, int]]] = [(anne, {"width": 1280, "height": 800}), (bart, PHONE)]
    for person, size in people:
        async with tab(browser, f"{drawing.server.url}/?as={person.id}", size) as seat:
            table = seat.pane().locator(f"#m{board.id} .picture img")
            await seen(table)
            await expect(table).to_have_attribute("alt", board.alt_texts[0])
            await table.click()
            large = seat.page.get_by_role("dialog").get_by_role("img")
            assert await large.evaluate("async (image) => { await image.decode(); return image.offsetWidth; }") > 700
            await seat.page.get_by_role("button", name="Close", exact=True).click()
            await expect(seat.page.get_by_role("dialog")).to_have_count(0)
            picture = await hand(seat)
            await seen(picture)
            await expect(picture).to_have_attribute("alt", own[person.id].alt_texts[0])
            other = own[bart.id if person is anne else anne.id]
            held = await seat.everything()
            assert other.attachments[0].filename not in held
            assert str(other.id) not in held
            refused = await seat.page.evaluate(
                "async ([own, theirs, name]) => { const parts = own.split('/'); parts[4] = theirs; parts[5] = name;"
                " return (await fetch(parts.join('/'))).status; }",
                [await picture.get_attribute("src"), str(other.id), other.attachments[0].filename],
            )
            assert refused == 404
            seat.wrong = [line for line in seat.wrong if "404" not in line]


async def test_a_file_that_is_no_picture_is_a_download(drawing: Playing) -> None:
    server, world = drawing.server, drawing.server.state.world
    anne, bart = server.people
    number = server.state.ids.moment()
    story = Attachment(
        number, "story.json", server.state.file_url(server.channel, number, "story.json"), b"{}", "text/html"
    )
    shown = {
        "type": 13,
        "id": 1,
        "file": {"url": story.url, "attachment_id": str(number)},
        "name": "story.json",
        "size": 2,
    }
    message = Message(
        server.state.ids.moment(),
        server.channel,
        world.bot,
        server.state.now(),
        components=[shown],
        attachments=[story],
    )
    message.ephemeral_for = anne.id
    world.post(message)
    async with talking(server.url, anne.id, since="0") as hers, talking(server.url, bart.id) as his:
        (file,) = hers.messages()[str(message.id)]["components"]
        assert file == {"type": 13, "id": 1, "file": {"url": file["file"]["url"]}, "name": "story.json", "size": 2}
        assert str(message.id) not in his.messages()
        async with aiohttp.ClientSession() as session, session.get(server.url + file["file"]["url"]) as answer:
            assert (answer.status, await answer.read()) == (200, b"{}")
            assert answer.headers["Content-Disposition"] == "attachment"
            assert answer.headers["Cache-Control"] == "no-store"
        keys = [drawing.page._screen(person).key for person in (anne, bart)]
        assert [(await fetched(drawing, key, message))[0] for key in keys] == [200, 404]
