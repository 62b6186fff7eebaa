"""The button "Replay (file)" at the end of a match: a private file, through the eyes of the person who pressed it."""

import pytest

from bot.handlers import replay
from bot.loopback import Attachment, Message
from bot.replays import CannotMakeError
from bot.text import words_for

from ...house import House
from ..evenings import opened, over, went_on
from ..replays.shown import packed, told


def file(message: Message) -> Attachment:
    (found,) = message.attachments
    return found


async def test_each_person_gets_the_match_through_their_own_eyes_in_their_own_language(house: House) -> None:
    ann, ben = house.people("Ann", "Ben <b>")
    (eve,) = house.people("Eve", locale="fr")
    table = await over(house, ann, ben)
    board = await house.board(ben, "replay")
    assert "Replay (file)" in [button.label for button in board.buttons]
    message = await opened(house, ben, board, "replay")
    assert message.ephemeral_for == ben.id
    assert file(message).filename == f"corsari-{table.id}-replay.html"
    html = file(message).data.decode()
    data = packed(html)
    assert [view["name"] for view in data["views"]] == ["Ben <b>", "A spectator", "Everyone, with all cards open"]
    lines = [line for step in told(data, 0) for line in step]
    assert any(line.startswith("Your 12 cards") for line in lines)
    assert any("Ben <b>" in line for line in lines)
    assert "Ben <b>" not in html
    keys = await table.look(lambda match: match.head.kinds)
    assert all(f"Key “{kind}”" in html for kind in keys)
    assert "as you saw it, as spectators saw it, and with all cards open" in message.text

    message = await opened(house, eve, await house.board(eve, "replay"), "replay")
    html = file(message).data.decode()
    words = words_for("fr")
    assert '<html lang="fr"' in html
    names = [view["name"] for view in packed(html)["views"]]
    assert names == [words.line("replay-spectator"), words.line("replay-everybody")]
    assert message.text.startswith("La partie pas à pas, telle que le public l’a vue")


async def test_secrets_that_stay_secret_are_in_nobody_elses_file(house: House) -> None:
    """Tortuga keeps hands and ballots secret for ever: no viewpoint of everybody, and only the reader's own cards."""
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, game="tortuga")
    await went_on(house, table, 6)
    for seat, person in enumerate((ann, ben)):
        await table.resign(seat, person.id, seat + 1)
    await house.shown(lambda: table.row.state == "over")
    own: list[set[str]] = []
    for person in (ann, ben):
        message = await opened(house, person, await house.board(person, "replay"), "replay")
        data = packed(file(message).data.decode())
        assert [view["name"] for view in data["views"]] == [person.name, "A spectator"]
        assert not [line for step in told(data, 1) for line in step if "Your 3 vote cards" in line]
        assert "It contains things only you have seen" in message.text
        own.append({line for step in told(data, 0) for line in step if "Your 3 vote cards" in line})
    assert [len(lines) for lines in own] == [1, 1]
    assert own[0] != own[1]


async def test_a_stopped_match_is_shown_as_far_as_its_reader_saw_it(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await went_on(house, table, 4)
    await house.bot.store.tables.stop(table.id)
    await table.refresh()
    message = await opened(house, ann, await house.board(ann, "replay"), "replay")
    html = file(message).data.decode()
    assert [view["name"] for view in packed(html)["views"]] == ["Ann", "A spectator"]
    assert "Key “" not in html


async def test_a_file_that_cannot_be_given_is_explained(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = house.people("Ann", "Ben")
    await over(house, ann, ben)

    async def fails(*_: object) -> bytes:
        raise CannotMakeError("it was tired")

    async def large(*_: object) -> bytes:
        return bytes(11 * 1024 * 1024)

    for making in (fails, large):
        monkeypatch.setattr(replay, "made", making)
        message = await opened(house, ann, await house.board(ann, "replay"), "replay")
        assert message.attachments == []
        assert "The replay could not be made" in message.text
