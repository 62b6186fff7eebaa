"""Pictures on the table's message, in direct messages and on "My hand": always current, never a long wait."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.cli.transcript import newest, public_messages
from bot.delivery import uploads
from bot.interactions import responder
from bot.loopback import Message, Permission, Person
from bot.loopback.components import media
from bot.pictures import CannotDrawError, hand_drawing, table_drawing
from bot.screens.layout import Document, page, text
from bot.tables.table import Table
from bot.text import words_for
from rules import GAMES

from ...house import House, settled
from ..painting import PlainPainter, scenes

CORSARI = GAMES["corsari"]


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> PlainPainter:
    painter = PlainPainter()
    monkeypatch.setattr("bot.app.Painter", painter)
    return painter


@pytest.fixture
async def gallery(tmp_path: Path, painter: PlainPainter) -> AsyncIterator[House]:
    """A house with pictures."""
    async with House(tmp_path, pictures="dark", dice_seed="7") as house:
        yield house


async def drawn(table: Table, seat: int | None, theme: str = "dark") -> str:
    """Return the file name of the picture that a reader should see now."""

    def draw(match):
        make = table_drawing if seat is None else hand_drawing
        return make(CORSARI, match.view(seat), words_for("en"), table.name, theme)

    drawing = await table.look(draw)
    assert drawing is not None
    return drawing.filename


def pictures(message: Message) -> list[str]:
    """Return the names of a message's pictures; each is attached once and shown once with an alt text."""
    shown = [item["media"]["attachment_id"] for item in media(message.components)]
    assert shown == [str(file.id) for file in message.attachments]
    assert len(message.alt_texts) == len(shown)
    return [file.filename for file in message.attachments]


def board(house: House, reader: Person) -> Message:
    """Return the table's newest message."""
    found = newest(public_messages(reader, house.server.channel), lambda press: press.verb == "move")
    assert found is not None
    return found


def own_page(person: Person) -> Message:
    assert person.dm is not None
    return person.sees(person.dm)[-1]


async def asked(house: House, table: Table, person: Person) -> Message:
    """Return the direct message with a person's open question."""
    await house.bot.settled(table, 30)
    return own_page(person)


async def test_the_table_and_each_hand_have_a_picture(gallery: House) -> None:
    ann, ben = gallery.people("Ann", "Ben")
    table = await gallery.sit_down(ann, ben, options="first_dealer=2")
    await gallery.bot.settled(table, 30)
    message = board(gallery, ann)
    assert pictures(message) == [await drawn(table, None)]
    # Only the alt text tells what the picture shows.
    assert "Round 1" in message.alt_texts[0]
    assert "Pile: 78 cards" in message.alt_texts[0]
    assert "Pile: 78 cards" not in message.text
    first = message.components[0]["components"][0]
    assert (first["type"], first["id"]) == (10, 2), "the first text still says which message it is"
    for seat, person in enumerate((ann, ben)):
        assert pictures(own_page(person)) == [await drawn(table, seat)]
        assert "Your hand (12 cards)" in own_page(person).alt_texts[0]
        hand = await table.look(lambda match, seat=seat: match.view(seat).me.hand)
        assert not any(card in own_page(person).text for card in hand)


async def test_an_edited_message_has_only_the_current_picture(gallery: House, painter: PlainPainter) -> None:
    ann, ben = gallery.people("Ann", "Ben")
    table = await gallery.sit_down(ann, ben, options="first_dealer=2")
    await gallery.bot.settled(table, 30)
    before = board(gallery, ann)
    old = pictures(before)
    question = await asked(gallery, table, ann)
    await gallery.press(ann, question, "a", arg="pile")
    await gallery.bot.settled(table, 30)
    assert board(gallery, ann) is before
    assert pictures(before) == [await drawn(table, None)] != old
    page_of_ann = await asked(gallery, table, ann)
    assert pictures(page_of_ann) == [await drawn(table, 0)]
    hand = pictures(own_page(ben))
    await gallery.select(ann, page_of_ann, "a", [page_of_ann.selects[0].options[0].value])
    await gallery.bot.settled(table, 30)
    assert pictures(board(gallery, ann)) == [await drawn(table, None)]
    assert pictures(own_page(ben)) == hand == [await drawn(table, 1)]


async def test_superseded_messages_lose_their_pictures(gallery: House, monkeypatch: pytest.MonkeyPatch) -> None:
    # As if nobody had been at the table for a while: a new message alerts them.
    monkeypatch.setattr("bot.tables.table.HERE", timedelta(0))
    ann, ben = gallery.people("Ann", "Ben")
    table = await gallery.sit_down(ann, ben, options="first_dealer=2")
    await gallery.bot.settled(table, 30)
    old, old_page = board(gallery, ann), own_page(ben)
    for _ in range(6):
        await ben.say(gallery.server.channel, "Arr!")
    await gallery.press(ann, await asked(gallery, table, ann), "a", arg="pile")
    question = await asked(gallery, table, ann)
    await gallery.select(ann, question, "a", [question.selects[0].options[0].value])
    await gallery.bot.settled(table, 30)
    assert board(gallery, ann) is not old
    assert pictures(board(gallery, ann)) == [await drawn(table, None)]
    assert pictures(old) == []
    assert own_page(ben) is not old_page
    assert pictures(old_page) == []


async def test_players_without_direct_messages_see_their_hand_drawn_in_the_channel(gallery: House) -> None:
    ann, ben = gallery.people("Ann", "Ben", dms=False)
    table = await gallery.sit_down(ann, ben, options="first_dealer=2")
    screen = await gallery.own_screen(ann, "hand")
    assert pictures(screen) == [await drawn(table, 0)]
    waiting = await gallery.own_screen(ben)
    await gallery.press(ann, screen, "a", arg="pile")
    assert pictures(screen) == [await drawn(table, 0)]
    await gallery.select(ann, screen, "a", [screen.selects[0].options[0].value])
    await gallery.shown(lambda: "Where do you draw from?" in waiting.text)
    assert pictures(waiting) == [await drawn(table, 1)]


async def test_a_failing_picture_is_left_out(gallery: House, painter: PlainPainter) -> None:
    painter.fault = CannotDrawError("the paint is dry")
    ann, ben = gallery.people("Ann", "Ben")
    table = await gallery.sit_down(ann, ben, options="first_dealer=2")
    await gallery.bot.settled(table, 30)
    message = board(gallery, ann)
    screen = await gallery.own_screen(ann)
    assert pictures(message) == pictures(own_page(ann)) == pictures(screen) == []
    # The words of what it would have shown come in the same message, once.
    assert message.text.count("Pile: 78 cards") == 1
    assert own_page(ann).text.count("Your hand (12 cards)") == screen.text.count("Your hand (12 cards)") == 1
    edits: list[str] = []
    stop = gallery.server.watch(lambda change, shown: edits.append(change) if shown.ephemeral_for is None else None)
    await gallery.bot.settled(table, 30)
    stop()
    assert edits == [], "it is not tried again and again"
    painter.fault = None
    await gallery.press(ann, await asked(gallery, table, ann), "a", arg="pile")
    await gallery.bot.settled(table, 30)
    assert pictures(message) == [await drawn(table, None)]


async def test_nobody_waits_for_a_picture_that_never_comes(
    gallery: House, painter: PlainPainter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "PATIENCE", 0.3)
    monkeypatch.setattr(responder, "PATIENCE", 0.1)
    ann, ben = gallery.people("Ann", "Ben")
    table = await gallery.sit_down(ann, ben, options="first_dealer=2")
    await gallery.bot.settled(table, 30)
    painter.waiting = asyncio.Event()
    before = painter.asked
    pressed = await ann.press(
        board(gallery, ann), next(b.custom_id for b in board(gallery, ann).buttons if "hand" in b.custom_id)
    )
    assert pressed.kind == "deferred"
    screen = (await pressed.done(30)).message
    assert screen is not None
    assert pictures(screen) == []
    assert "Your hand (12 cards)" in screen.text
    # The match goes on without pictures and without further waits.
    await gallery.press(ann, screen, "a", arg="pile")
    await gallery.bot.settled(table, 30)
    assert pictures(board(gallery, ann)) == []
    assert painter.asked == before + 1
    painter.waiting.set()
    monkeypatch.setattr(gallery.bot.uploads, "_resting_until", 0.0)
    assert pictures(await gallery.own_screen(ben)) == [await drawn(table, 1)]


async def test_after_a_restart_there_is_still_one_picture(gallery: House) -> None:
    ann, ben = gallery.people("Ann", "Ben")
    table = await gallery.sit_down(ann, ben, options="first_dealer=2")
    await gallery.bot.settled(table, 30)
    message, own = board(gallery, ann), own_page(ann)
    await gallery.stop()
    await gallery.start()
    table = await gallery.bot.tables.in_channel(gallery.server.channel.id)
    assert table is not None
    await gallery.bot.settled(table, 30)
    assert board(gallery, ann) is message
    assert pictures(message) == [await drawn(table, None)]
    assert own_page(ann) is own
    assert pictures(own) == [await drawn(table, 0)]


async def test_a_server_chooses_the_look_of_pictures(gallery: House) -> None:
    host = gallery.server.add_person("Host", permissions=Permission.MANAGE_GUILD)
    (ben,) = gallery.people("Ben")
    channel = gallery.server.channel
    table = await gallery.sit_down(host, ben, options="first_dealer=2")
    offered = await host.autocomplete("settings pictures", channel, "pictures", "")
    assert [(choice.name, choice.value) for choice in offered] == [("dark", "dark"), ("light", "light"), ("off", "off")]
    reply = await settled(await host.slash("settings pictures", channel, pictures="Light"))
    assert reply.text == "Pictures now use light colours."
    assert pictures(await gallery.own_screen(host)) == [await drawn(table, 0, "light")]
    await gallery.press(host, await asked(gallery, table, host), "a", arg="pile")
    await gallery.bot.settled(table, 30)
    assert pictures(board(gallery, host)) == [await drawn(table, None, "light")]
    assert pictures(own_page(host)) == [await drawn(table, 0, "light")]
    await settled(await host.slash("settings pictures", channel, pictures="off"))
    question = await asked(gallery, table, host)
    await gallery.select(host, question, "a", [question.selects[0].options[0].value])
    await gallery.bot.settled(table, 30)
    assert pictures(board(gallery, host)) == pictures(own_page(ben)) == pictures(await gallery.own_screen(ben)) == []
    reply = await settled(await host.slash("settings pictures", channel, pictures="loud"))
    assert reply.text == "There’s no such setting. Available: dark, light and off."


async def test_the_language_of_a_server_stays_when_its_pictures_change(gallery: House) -> None:
    host = gallery.server.add_person("Host", permissions=Permission.MANAGE_GUILD)
    channel = gallery.server.channel
    await settled(await host.slash("settings language", channel, language="fr"))
    await settled(await host.slash("settings pictures", channel, pictures="off"))
    row = await gallery.bot.store.guilds.get(gallery.server.guild.id)
    assert (row.language, row.settings) == ("fr", {"pictures": "off"})


async def test_a_channel_without_attachments_has_its_table_in_words(gallery: House) -> None:
    gallery.server.deny(gallery.server.channel, Permission.ATTACH_FILES)
    ann, ben = gallery.people("Ann", "Ben")
    table = await gallery.sit_down(ann, ben, options="first_dealer=2")
    await gallery.bot.settled(table, 30)
    assert pictures(board(gallery, ann)) == []
    assert "Pile: 78 cards" in board(gallery, ann).text
    assert pictures(own_page(ann)) == [await drawn(table, 0)]


async def test_a_picture_shows_only_what_its_reader_may_see(gallery: House) -> None:
    ann, ben = gallery.people("Ann", "Ben")
    table = await gallery.sit_down(ann, ben, options="first_dealer=2")
    await gallery.bot.settled(table, 30)
    hands = [await table.look(lambda match, seat=seat: match.view(seat).me.hand) for seat in (0, 1)]
    seen = [scenes(own_page(ann))[0], scenes(own_page(ben))[0], scenes(board(gallery, ann))[0]]
    for seat, hand in enumerate(hands):
        assert all(f'"{card}"' in seen[seat] for card in hand)
        others = [scene for place, scene in enumerate(seen) if place != seat]
        assert not any(f'"{card}"' in scene for card in hand for scene in others)


async def test_a_file_can_be_sent_privately(gallery: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def screen(*_: object, **__: object):
        return page([text("Here it is."), Document("story.json", b'{"format": 1}')])

    monkeypatch.setattr("bot.handlers.own_screen.own_screen", screen)
    ann, ben = gallery.people("Ann", "Ben")
    await gallery.sit_down(ann, ben)
    message = await gallery.own_screen(ann)
    assert [(file.filename, file.data) for file in message.attachments] == [("story.json", b'{"format": 1}')]
    (shown,) = media(message.components)
    assert (shown["name"], shown["size"]) == ("story.json", 13)
    assert not any(reader.sees(gallery.server.channel).count(message) for reader in (ben,))
