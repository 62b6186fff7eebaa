"""The upload of the bot's own emoji: once, in the background, and nothing depends on it."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
import structlog

import bot.workers.emoji
from bot.loopback.world import Emoji as Uploaded
from bot.pictures import Emoji, all_emoji
from bot.workers.emoji import AGAIN, REPLACED_FOR

from ...end_to_end.audit import complaints
from ...end_to_end.playing import all_settled, eventually, of_bot, play_on, restart, table_of
from ...hand_clock import HandClock
from ...house import House

FEW = [f"band_{letter}" for letter in "royg"] + ["anchor", "tavern"]


class Drawn:
    """The emoji that the bot draws in a test; a test may change them."""

    def __init__(self) -> None:
        self.emoji = {name: all_emoji()[name] for name in FEW}

    def __call__(self) -> dict[str, Emoji]:
        return self.emoji

    @property
    def names(self) -> set[str]:
        return {emoji.full_name for emoji in self.emoji.values()}


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    few = Drawn()
    monkeypatch.setattr(bot.workers.emoji, "all_emoji", few)
    return few


@pytest.fixture
async def house(tmp_path: Path, drawn: Drawn) -> AsyncIterator[House]:
    assert drawn.emoji
    house = House(tmp_path, HandClock(), emoji=True)
    yield house
    await house.close()


def names(house: House) -> list[str]:
    return [emoji.name for emoji in house.server.state.world.emojis.values()]


def uploads(house: House) -> int:
    return sum(e["method"] == "POST" and e["path"].endswith("/emojis") for e in house.server.traffic)


async def uploaded(house: House) -> None:
    await eventually(lambda: house.bot.emoji.settled and not working(house), 60)


def working(house: House) -> bool:
    return any(task.get_name() == "emoji" for task in house.bot.crew.tasks)


async def test_the_first_start_uploads_every_emoji_and_the_second_none(house: House, drawn: Drawn) -> None:
    await house.start()
    await uploaded(house)
    assert sorted(names(house)) == sorted(drawn.names)
    assert uploads(house) == len(FEW)
    await restart(house)
    await uploaded(house)
    assert uploads(house) == len(FEW)
    assert house.server.trouble == []


async def test_the_start_and_the_first_answer_wait_for_nothing(house: House) -> None:
    house.server.faults.add("GET", "/emojis$", delay=3600)
    await house.start()
    (ann,) = house.people("Ann")
    assert (await house.open_lobby(ann)).buttons
    assert not house.bot.emoji.settled
    house.server.faults.clear()


async def test_a_changed_drawing_is_uploaded_and_the_old_one_deleted_much_later(house: House, drawn: Drawn) -> None:
    await house.start()
    await uploaded(house)
    old = drawn.emoji["anchor"].full_name
    drawn.emoji["anchor"] = drawn.emoji["anchor"]._replace(draw=drawn.emoji["tavern"].draw)
    owners = Uploaded(house.server.state.ids.moment(), "owners_own", b"", "image/png")
    gone = Uploaded(house.server.state.ids.moment(), "qm_no_longer_drawn_01234567", b"", "image/png")
    house.server.state.world.emojis |= {owners.id: owners, gone.id: gone}
    house.clock.move(timedelta(days=1))
    await restart(house)
    await uploaded(house)
    assert set(names(house)) == {old, owners.name, gone.name} | drawn.names
    assert uploads(house) == len(FEW) + 1
    house.clock.move(REPLACED_FOR + timedelta(days=1))
    await restart(house)
    await uploaded(house)
    assert set(names(house)) == {owners.name, gone.name} | drawn.names
    assert house.server.trouble == []


async def test_a_return_to_an_older_version_deletes_nothing(house: House, drawn: Drawn) -> None:
    await house.start()
    await uploaded(house)
    old = drawn.emoji["anchor"]
    drawn.emoji["anchor"] = old._replace(draw=drawn.emoji["tavern"].draw)
    house.clock.move(timedelta(days=1))
    await restart(house)
    await uploaded(house)
    drawn.emoji["anchor"] = old
    house.clock.move(REPLACED_FOR + timedelta(days=1))
    await restart(house)
    await uploaded(house)
    assert len(names(house)) == len(FEW) + 1


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_after_a_failure_the_rest_is_uploaded_later(house: House, drawn: Drawn, method: str) -> None:
    house.server.faults.add(method, "/emojis$", status=503)
    with structlog.testing.capture_logs() as logs:
        await house.start()
        await eventually(lambda: any(line["event"] == "emoji not uploaded" for line in logs))
    assert [line["code"] for line in logs if line["event"] == "emoji not uploaded"] == [0]
    # People's screens go on with Unicode emoji.
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await house.bot.settled(table, 30)
    house.clock.move(AGAIN)
    await uploaded(house)
    assert sorted(names(house)) == sorted(drawn.names)


async def test_a_rate_limit_only_delays_the_upload(house: House, drawn: Drawn) -> None:
    house.server.faults.add("POST", "/emojis$", retry_after=0.05, times=2)
    await house.start()
    await uploaded(house)
    assert sorted(names(house)) == sorted(drawn.names)
    assert uploads(house) == len(FEW) + 2


async def test_an_emoji_that_cannot_be_drawn_is_left_out(
    house: House, drawn: Drawn, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = drawn.emoji["anchor"]
    drawn.emoji["anchor"] = lost._replace(name="nowhere")
    await house.start()
    await eventually(lambda: len(names(house)) == len(FEW) - 1 and house.bot.emoji.settled)
    assert working(house)


async def test_turned_off_nothing_is_asked(tmp_path: Path) -> None:
    house = House(tmp_path, emoji=False)
    await house.start()
    await house.bot.wait_until_ready()
    assert not working(house)
    assert not any("/emojis" in entry["path"] for entry in house.server.traffic)
    await house.close()


async def test_a_match_shows_the_emoji_and_every_limit_holds(house: House) -> None:
    await house.start()
    await uploaded(house)
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=1 end_mode=fixed_rounds fixed_rounds=1")
    await all_settled(house)
    shown = of_bot(house.server, house.server.channel)[-1]
    assert "<:qm_band_" in shown.text
    mine = await house.own_screen(await mover(house, ann, ben))
    faces = [button.emoji for button in mine.buttons] + [o.emoji for s in mine.selects for o in s.options]
    assert any(face.startswith("qm_band_") for face in faces) or "<:qm_band_" in mine.text
    await play_on(table)
    await all_settled(house)
    assert house.server.trouble == []


async def mover(house: House, *people):
    table = await table_of(house)
    seat = await table.look(lambda match: next(iter(match.questions)))
    return next(person for person in people if person.id == table.sitting_at(seat).user_id)


async def test_a_message_is_neither_edited_nor_posted_anew_for_its_emoji(house: House) -> None:
    """A change that came with the next ballot would show that somebody has voted."""
    house.server.faults.add("GET", "/emojis$", status=503)
    with structlog.testing.capture_logs() as logs:
        await house.start()
        await eventually(lambda: any(line["event"] == "emoji not uploaded" for line in logs))
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben, options="first_dealer=1")
    await all_settled(house)
    before = {message.id: message.text for message in of_bot(house.server, house.server.channel)}
    house.clock.move(AGAIN)
    await uploaded(house)
    for _ in range(2):
        house.bot.tables.redraw_server(house.server.guild.id)
        await all_settled(house)
        assert {m.id: m.text for m in of_bot(house.server, house.server.channel)} == before
        await restart(house)
        await uploaded(house)
    # The next change shows them.
    await play_on(await table_of(house), 1)
    await all_settled(house)
    assert "<:qm_band_" in of_bot(house.server, house.server.channel)[-1].text
    assert await complaints(house.server, house.settings.database, set()) == []
