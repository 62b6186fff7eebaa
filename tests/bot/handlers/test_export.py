"""Exports: files for the reader alone, without anything hidden from that reader."""

import json
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.loopback import Attachment, Message
from bot.tables.stories import Story
from bot.tables.verification import record_in
from rules.kernel import Match

from ...house import House
from ..evenings import opened, over, told, went_on


def file(message: Message, kind: str) -> Attachment:
    """Return the attached file of a kind: story or record."""
    (found,) = [one for one in message.attachments if one.filename.endswith(f"-{kind}.json")]
    return found


def story(message: Message) -> Story:
    return Story.model_validate_json(file(message, "story").data)


async def test_a_player_exports_their_own_story_at_any_time(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await went_on(house, table, 4)
    for seat, person in enumerate((ann, ben)):
        message = await told(house, person, "game export")
        mine = story(message)
        events = await table.look(lambda match, seat=seat: list(match.events(seat)))
        assert (mine.seat, [event.n for event in mine.events]) == (seat, [event.n for event in events])
        assert mine.keys == {}
        assert mine.commitment == table.row.commitment
        assert len(message.attachments) == 1
        assert "Your log" in message.text


async def test_a_story_holds_nothing_hidden_from_its_reader(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await went_on(house, table, 4)
    hands = await table.look(
        lambda match: [next(e.data["hand"] for e in match.events(seat) if e.kind == "hand_dealt") for seat in (0, 1)]
    )
    head, entries = await table.look(lambda match: (match.head, list(match.entries)))
    for person, hidden in ((ann, hands[1]), (ben, hands[0]), (eve, [*hands[0], *hands[1]])):
        data = file(await told(house, person, "game export"), "story").data.decode()
        shown = await table.look(lambda match: json.dumps([dict(e.data) for e in match.events(None)]))
        assert not [card for card in hidden if f'"{card}"' in data and f'"{card}"' not in shown]
        assert head.seed not in data
        assert not any(entry.digest in data for entry in entries)
        assert '"seal"' not in data


async def test_a_finished_match_exports_a_record_that_replays(house: House, tmp_path: Path) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await over(house, ann, ben)
    message = await opened(house, eve, await house.board(eve, "export"), "export")
    record = record_in(json.loads(file(message, "record").data))
    assert Match.replay(record).result == await table.look(lambda match: match.result)
    assert set(story(message).keys) == set(record.kinds)
    for kind in ("story", "record"):
        path = tmp_path / f"{kind}.json"
        path.write_bytes(file(message, kind).data)
        assert main(["verify", str(path)]) == 0
    assert "the keys of the draws" in message.text
    assert "being played" not in (await told(house, ann, "game export")).text


async def test_a_stopped_match_keeps_its_secrets(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await went_on(house, table, 4)
    await house.bot.store.tables.stop(table.id)
    await table.refresh()
    message = await told(house, ann, "game export")
    assert [one.filename for one in message.attachments] == [f"corsari-{table.id}-story.json"]
    assert story(message).keys == {}
    assert "being played" not in message.text
    assert "there is no full record" in message.text
    assert "stay secret" in (await told(house, ann, "game verify")).text


async def test_answers_taken_back_are_marked_in_the_story(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    question = await table.look(lambda match: match.questions[0])
    await table.answer(0, "tavern", question.id, by="default")
    await table.look(lambda match: match.undo(0))
    events = story(await told(house, ben, "game export")).events
    undone = next(event for event in events if event.kind == "drew")
    assert undone.undone == next(event.n for event in events if event.kind == "answers_undone")


async def test_a_file_too_large_for_discord_is_not_sent(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = house.people("Ann", "Ben")
    await over(house, ann, ben)
    monkeypatch.setattr("bot.limits.FILE", 100)
    message = await told(house, ann, "game export")
    assert message.attachments == []
    assert "too large for Discord" in message.text


async def test_replay_explains_that_a_story_is_no_record(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben)
    path = tmp_path / "story.json"
    path.write_bytes(file(await told(house, ann, "game export"), "story").data)
    capsys.readouterr()
    assert main(["replay", str(path)]) == 2
    assert "is a story: it tells what one reader saw, and cannot be played again" in capsys.readouterr().err
