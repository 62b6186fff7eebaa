"""/blackbeard map: a picture of every map in play, and below them all that lies on the maps in words."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.loopback import Message
from bot.loopback.components import media

from ...house import House
from ..evenings import told, went_on
from ..painting import PlainPainter, scenes


@pytest.fixture
async def gallery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house with pictures."""
    monkeypatch.setattr("bot.app.Painter", PlainPainter())
    house = House(tmp_path, pictures="light", dice_seed="7")
    await house.start()
    yield house
    await house.close()
    assert house.server.trouble == []


def shown(message: Message) -> list[str]:
    """Return the file names of a message's pictures, each attached once and shown once."""
    assert [item["media"]["attachment_id"] for item in media(message.components)] == [
        str(file.id) for file in message.attachments
    ]
    return [file.filename for file in message.attachments]


async def test_every_map_in_play_has_a_picture_with_an_alt_text(gallery: House) -> None:
    ann, ben, eve = gallery.people("Ann", "Ben", "Eve")
    await gallery.sit_down(ann, ben, game="blackbeard", options="seas=all")
    # A spectator may look, too.
    message = await told(gallery, eve, "blackbeard map")
    names = shown(message)
    assert len(names) == len(set(names)) == 3
    assert all(name.startswith("map-") for name in names)
    assert [alt.partition("Map: ")[2].split(".")[0] for alt in message.alt_texts] == [
        "Atlantic and Caribbean",
        "Gold Coast",
        "Indian Ocean",
    ]
    for title in ("Atlantic and Caribbean", "Gold Coast", "Indian Ocean"):
        assert title in message.text
    assert [json.loads(scene)["map"]["board"] for scene in scenes(message)] == ["M", "GC", "IO"]


async def test_maps_that_are_not_in_play_are_not_shown(gallery: House) -> None:
    ann, ben = gallery.people("Ann", "Ben")
    table = await gallery.sit_down(ann, ben, game="blackbeard")
    before = await told(gallery, ann, "blackbeard map")
    assert len(shown(before)) == 1
    assert "Indian Ocean" not in before.text
    await went_on(gallery, table, 8)
    after = await told(gallery, ann, "blackbeard map")
    assert len(shown(after)) == 1
    assert shown(after) != shown(before)


async def test_without_pictures_the_maps_are_told_in_words(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben, game="blackbeard")
    message = await told(house, ann, "blackbeard map")
    assert not message.attachments
    assert "Atlantic and Caribbean" in message.text
