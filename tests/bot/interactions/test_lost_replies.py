"""Replies and completions that cannot be sent: one line in the log, and no traceback."""

import io
from typing import Any

import pytest

from bot.logs import set_up_logs
from bot.loopback import NotAnswered
from storage import DatabaseUnusable

from ...house import House, custom_id_of

CALLBACK = r"^/interactions/\d+/[^/]+/callback$"


@pytest.fixture
def logged() -> io.StringIO:
    """The bot's log output."""
    stream = io.StringIO()
    set_up_logs("debug", "text", stream)
    return stream


def troubles(log: io.StringIO) -> list[str]:
    """Return the log lines that report trouble; each line of a traceback counts."""
    lines = log.getvalue().splitlines()
    return [line for line in lines if not any(level in line for level in ("[info", "[debug"))]


@pytest.mark.parametrize("after", [False, True], ids=["before", "after it was carried out"])
async def test_a_reply_whose_connection_drops_twice(house: House, logged: io.StringIO, *, after: bool) -> None:
    house.server.expected.update((40060, 10062))
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await house.bot.settled(table, 30)
    board = await house.board(ann)
    house.server.reply_within = 0.5
    house.server.faults.add("POST", CALLBACK, drop=True, times=2, after=after)
    custom_id = custom_id_of(board, "qb:", "hand", {})
    if after:
        await ann.press(board, custom_id)
    else:
        with pytest.raises(NotAnswered):
            await ann.press(board, custom_id)
        house.server.trouble.clear()  # the loopback notes that nothing answered
    await house.shown(lambda: "reply failed" in logged.getvalue())
    house.server.faults.clear()
    house.server.reply_within = 3.0
    # The next press is answered, and the log has one line about this one.
    assert (await house.press(ann, board, "hand")).text
    assert len(troubles(logged)) == 1
    assert "Traceback" not in logged.getvalue()


async def test_a_slow_reply_whose_acknowledgement_is_lost(
    house: House, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await house.bot.settled(table, 30)
    board = await house.board(ann)
    monkeypatch.setattr("bot.interactions.responder.PATIENCE", 0)
    look = table.look

    async def slowly(render: Any) -> Any:
        await house.server.until(lambda: any(entry["status"] is None for entry in house.server.traffic))
        return await look(render)

    monkeypatch.setattr(table, "look", slowly)
    house.server.faults.add("POST", CALLBACK, drop=True, times=1)
    reply = await ann.press(board, custom_id_of(board, "qb:", "hand", {}))
    assert (await reply.done()).text
    assert troubles(logged) == []


@pytest.mark.parametrize("fault", [{"drop": True}, {"status": 404}], ids=["dropped", "too late"])
async def test_a_completion_that_cannot_be_sent(house: House, logged: io.StringIO, fault: dict[str, Any]) -> None:
    (ann,) = house.people("Ann")
    house.server.reply_within = 0.5
    house.server.faults.add("POST", CALLBACK, **fault)
    with pytest.raises(NotAnswered):
        await ann.autocomplete("game new", house.server.channel, "game", "cor")
    house.server.trouble.clear()  # the loopback notes that nothing answered
    house.server.reply_within = 3.0
    assert await ann.autocomplete("game new", house.server.channel, "game", "cor")
    (line,) = troubles(logged)
    assert "completion not sent" in line


async def test_a_completion_that_the_store_cannot_answer(
    house: House, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = house.people("Ann")

    async def unusable(*_: Any) -> Any:
        raise DatabaseUnusable("full")

    monkeypatch.setattr(house.bot.store.tables, "movable", unusable)
    assert await ann.autocomplete("game move", house.server.channel, "match", "") == []
    (line,) = troubles(logged)
    assert "completion failed" in line
