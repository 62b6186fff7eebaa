"""/blackbeard map: a picture of every map in play, and below them all that lies on the maps in words."""

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.loopback import Message
from bot.loopback.components import media
from bot.text import locales, words_for
from rules.blackbeard import GAME
from rules.blackbeard.state import Flotsam, Governor, Sail
from rules.blackbeard.view.model import BlackbeardView
from rules.kernel import Match

from ...house import House
from ..evenings import told, went_on
from ..painting import PlainPainter, scenes


@pytest.fixture
async def gallery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house with pictures."""
    monkeypatch.setattr("bot.app.Painter", PlainPainter())
    async with House(tmp_path, pictures="light", dice_seed="7") as house:
        yield house


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


async def test_the_key_to_the_signs_is_shown_in_pictures_alone(gallery: House) -> None:
    ann, ben = gallery.people("Ann", "Ben")
    await gallery.sit_down(ann, ben, game="blackbeard")
    message = await told(gallery, ann, "blackbeard key")
    assert len(shown(message)) == 3
    assert "House with a number: a player’s Refuge" in message.alt_texts[0]
    assert "Refuge" not in message.text


async def test_without_pictures_the_key_is_told_in_words(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben, game="blackbeard")
    message = await told(house, ann, "blackbeard key")
    assert not message.attachments
    assert "House with a number: a player’s Refuge" in message.text
    assert "Skull: Notoriety" in message.text


def crowded() -> BlackbeardView:
    """Return a view of maps with all that may lie on them."""
    match = Match.start(GAME, 2, "maps", options={"seas": "all"})
    for _ in range(20):
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, GAME.pilot(match.view(seat), question))
    view = match.view(None)
    assert isinstance(view, BlackbeardView)
    state = view.state
    assert state.active()
    state.sails = [Sail("a", "K14"), Sail("b", "K14"), Sail("c", "O8", "M25"), Sail("d", "IO-H8", "M04")]
    state.flotsam = [Flotsam("K15", ("cloth", "gold50"))]
    ports = list(state.ports)
    changes = (
        {"destroyed": True},
        {"governor": Governor("g", "GOV02")},
        {"governor": Governor("h", "GOV11"), "display": ["cloth", "cloth"]},
        {"governor": Governor("i", "", permanent=True), "english": True},
    )
    for number, change in zip(ports, changes, strict=False):
        state.ports[number] = replace(state.ports[number], **change)
    return view


@pytest.mark.parametrize("locale", locales())
def test_all_that_lies_on_a_map_is_told_in_every_language(locale: str) -> None:
    words, facts = words_for(locale, strict=True), crowded().look("map")
    told = [words.fact(GAME, fact, ("Ann", "Ben").__getitem__) for fact in facts]
    assert all(told)
    assert {fact.kind for fact in facts} == {
        "look_map",
        "look_pirate",
        "look_merchants",
        "look_merchant",
        "look_crates",
        "look_governors",
        "look_port",
    }
    with pytest.raises(NotImplementedError):
        crowded().look("deck")
