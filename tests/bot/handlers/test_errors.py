"""Failures of rules, store or Discord: a friendly reply, nothing lost, and no secret in the log."""

import asyncio
import io
import re
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

import bot.workers.ai_seats
import rules.corsari.play
from bot.logs import set_up_logs
from bot.loopback import NotAnswered, Person
from bot.tables.table import Table
from bot.text import words_for
from rules.corsari.cards import DECK
from rules.kernel import BY_DEFAULT, Advice
from storage import DatabaseFull, DatabaseUnusable

from ...end_to_end.playing import answered
from ...house import House, custom_id_of, settled
from ..watching import state_of

NOTHING_LOST = (
    "Something went wrong on my side. Nothing was lost: the match continues from the last answer. Please try again."
)
FULL = [words_for("en").line("bot-trouble", kind="full", unchanged=unchanged) for unchanged in (True, False)]
CARD = re.compile(r"(?<![A-Za-z0-9])(?:" + "|".join(DECK) + r")(?![A-Za-z0-9])")


@pytest.fixture(params=["text", "json"])
def logged(request: pytest.FixtureRequest) -> io.StringIO:
    """The bot's log output, in each format."""
    stream = io.StringIO()
    set_up_logs("debug", request.param, stream)
    return stream


def fails(error: Exception) -> Any:
    """Return a function that raises the error for any arguments."""

    def fail(*_: Any, **__: Any) -> Any:
        raise error

    return fail


async def started(house: House, *people: Person, ai: int = 0) -> Table:
    table = await house.sit_down(*people, ai=ai, options=f"first_dealer={len(people) + ai}")
    await house.bot.settled(table, 30)
    return table


def assert_no_secrets(log: str, house: House, table: Table) -> None:
    assert CARD.findall(log) == []
    assert table.row.seed not in log
    assert house.server.bot_token not in log


async def test_failing_rules_lose_nothing_and_reveal_nothing(
    house: House, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    board = await house.board(ann)
    before = await state_of(table)
    hand = await table.look(lambda match: match.view(0).me.hand)  # type: ignore[attr-defined]
    with monkeypatch.context() as patch:
        patch.setattr(rules.corsari.play, "take_card", fails(ValueError(f"{hand} {table.row.seed}")))
        assert (await house.press(ann, board, "a", arg="pile")).text == NOTHING_LOST
        assert (await settled(await ann.slash("answer", house.server.channel, answer="pile"))).text == NOTHING_LOST
    assert await state_of(table) == before
    assert "You drew" in (await house.press(ann, board, "a", arg="pile")).text
    log = logged.getvalue()
    assert "rules failed" in log
    assert "ValueError" in log
    assert_no_secrets(log, house, table)


async def test_a_full_disk_loses_nothing(house: House, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = house.people("Ann", "Ben")
    (eve,) = house.people("Eve", locale="de")
    table = await started(house, ann, ben)
    board = await house.board(ann)
    before = await state_of(table)
    full = fails(DatabaseFull("The database cannot be written: the disk is full."))
    with monkeypatch.context() as patch:
        patch.setattr(house.bot.store.entries, "append", full)
        patch.setattr(house.bot.store.people, "set_locale", full)
        patch.setattr(house.bot.store.drafts, "save", full)
        patch.setattr(house.bot.store.sittings, "hand_over", full)
        assert (await house.press(ann, board, "a", arg="pile")).text in FULL
        assert "no seat" in (await house.press(eve, board, "move")).text
        reply = await settled(await ann.slash("game leave", house.server.channel))
        assert reply.message is not None
        assert set(FULL) & {
            m.text
            for m in ((await house.press(ann, reply.message, "doleave")).followups or ann.sees(house.server.channel))
        }
        assert "Where do you draw" in (await house.own_screen(ann)).text
    assert await state_of(table) == before
    assert "You drew" in (await house.press(ann, board, "a", arg="pile")).text
    assert_no_secrets(logged.getvalue(), house, table)


async def test_a_lobby_on_a_full_disk_reports_the_failure(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (ann,) = house.people("Ann")
    full = fails(DatabaseFull("The database cannot be written: the disk is full."))
    with monkeypatch.context() as patch:
        patch.setattr(house.bot.store.tables, "open", full)
        reply = await settled(await ann.slash("game new", house.server.channel, game="corsari"))
        assert reply.text in FULL
    card = await house.open_lobby(ann)
    with monkeypatch.context() as patch:
        patch.setattr(house.bot.store.sittings, "sit", full)
        assert (await house.press(ann, card, "join")).text in FULL
        assert (await house.press(ann, card, "ai")).text in FULL
    assert "You’ve joined" in (await house.press(ann, card, "join")).text


async def test_failing_completions_offer_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = house.people("Ann", "Ben")
    await started(house, ann, ben)
    with monkeypatch.context() as patch:
        patch.setattr(house.bot.store.drafts, "get", fails(KeyError("O7")))
        assert await ann.autocomplete("answer", house.server.channel, "answer", "") == []
    assert len(await ann.autocomplete("answer", house.server.channel, "answer", "")) == 3


async def test_an_ai_retries_by_itself(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the AI is asked, so no player's press could wake it."""
    (ann,) = house.people("Ann")
    monkeypatch.setattr(bot.workers.ai_seats, "RETRY", (0.01,))
    append, failures = house.bot.store.entries.append, [DatabaseUnusable("full"), ValueError("O7"), KeyError("O7")]

    async def append_at_last(*args: Any, **kwargs: Any) -> datetime:
        if kwargs.get("user_id") is None and failures:
            raise failures.pop()
        return await append(*args, **kwargs)

    monkeypatch.setattr(house.bot.store.entries, "append", append_at_last)
    table = await house.sit_down(ann, ai=1, options="first_dealer=1")
    await house.shown(lambda: not failures)
    await house.shown(lambda: any("**AI\u00a01:** " in m.text for m in ann.sees(house.server.channel)))
    assert table.row.state == "playing"


async def test_the_default_answers_for_a_failing_pilot(
    house: House, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = house.people("Ann")
    game = bot.workers.ai_seats.GAMES["corsari"]
    answers: list[Any] = [fails(IndexError("O7")), lambda *_: "drop:Z9", lambda *_: "pile"]

    def broken(view: Any, question: Any) -> Advice:
        return Advice(answers.pop(0)(view, question), BY_DEFAULT) if answers else game.advise(view, question)

    monkeypatch.setattr(bot.workers.ai_seats, "GAMES", {"corsari": replace(game, advise=broken)})
    table = await house.sit_down(ann, ai=1, options="first_dealer=1")
    await answered(table, 2)
    await house.shown(lambda: ann.mention in (ann.sees(house.server.channel)[-1].text), 5)
    rows = await house.bot.store.entries.after(table.id)
    assert [row.entry.by for row in rows][:2] == ["default", "default"]
    log = logged.getvalue()
    assert "pilot failed" in log
    assert "refused" in log
    assert_no_secrets(log, house, table)


async def test_a_slow_reply_is_acknowledged_in_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    monkeypatch.setattr("bot.interactions.responder.PATIENCE", 0.02)
    look = table.look

    async def slowly(render: Any) -> Any:
        await asyncio.sleep(0.06)
        return await look(render)

    monkeypatch.setattr(table, "look", slowly)
    reply = await ann.press(await house.board(ann), custom_id_of(await house.board(ann), "qb:", "move", {}))
    assert reply.kind == "deferred"
    assert "Where do you draw" in (await reply.done()).text
    assert reply.message is not None
    reply = await ann.press(reply.message, custom_id_of(reply.message, "qb:", "a", {"arg": "pile"}))
    await house.shown(lambda: reply.message is not None and "You drew" in reply.message.text)


async def test_an_answer_counts_and_is_shown_although_no_timer_can_be_set(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await settled(await ann.slash("game pace", house.server.channel, time="daily"))
    await house.bot.settled(table, 30)
    screen = await house.own_screen(ann)
    with monkeypatch.context() as patch:
        patch.setattr(house.bot.store.timers, "change", fails(DatabaseUnusable("full")))
        reply = await house.press(ann, screen, "a", arg="pile")
        assert reply.message is not None
        assert "Your hand" in reply.message.text
        assert "Your hand" in (await house.own_screen(ben)).text
    assert await table.look(lambda match: [entry.answer for entry in match.entries]) == ["pile"]


async def test_deadlines_are_set_although_absences_cannot_be_updated(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    monkeypatch.setattr("bot.workers.absences.Absences.update", fails(DatabaseUnusable("full")))
    await settled(await ann.slash("game pace", house.server.channel, time="daily"))
    await house.bot.settled(table, 30)
    assert {"asked", "deadline"} <= {timer.kind for timer in table.timers}
    assert "Your hand" in (await house.own_screen(ann)).text


async def test_closing_in_the_middle_of_a_reply_is_no_error(
    house: House, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben)

    raised = asyncio.Event()

    async def closed(*_: Any) -> None:
        house.bot.services.stopping = True
        raised.set()
        raise RuntimeError("Session is closed")

    monkeypatch.setattr("bot.interactions.responder.Responder.give", closed)
    house.server.reply_within = 0.05
    with pytest.raises(NotAnswered):
        await ann.slash("hand", house.server.channel)
    # A busy machine may reach the reply only after Discord has given up.
    async with asyncio.timeout(30):
        await raised.wait()
    assert "Session is closed" not in logged.getvalue()
    assert "reply failed" not in logged.getvalue()
    house.server.trouble.clear()  # the loopback notes that nothing answered
