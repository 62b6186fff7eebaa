"""Deadlines: shown, kept over restarts and pauses, and what happens when they pass. The clock is set by hand."""

import json
import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.clock import until_text
from bot.handlers.habits import keep
from bot.loopback import Message, Person
from bot.schedule.pace import Habits, Vacation
from bot.schedule.timers import DEADLINE
from bot.tables.errors import TablePaused
from bot.tables.table import Table

from ...end_to_end.playing import eventually, restart, table_of
from ...hand_clock import HandClock
from ...house import House, settled
from ...weeks import Weeks
from ..toys.playable import toy_playable
from ..toys.questions import QUESTIONS
from ..toys.questions import chosen as question_of
from ..watching import publicly

HOUR = timedelta(hours=1)


async def paced(house: Weeks, *people: Person, time: str = "daily", **sitting: str) -> Table:
    """Begin a match with deadlines in which the first player is asked."""
    options = sitting or {"options": f"first_dealer={len(people)}"}
    table = await house.sit_down(*people, **options)
    # The first page must be delivered before the pace; otherwise their order is open.
    await house.told(table)
    reply = await settled(await people[0].slash("game pace", house.server.channel, time=time))
    assert "The pace is set" in reply.text
    await house.told(table)
    return table


def due(table: Table, seat: int | None = 0) -> datetime:
    return next(timer.due_at for timer in table.timers if timer.kind == DEADLINE and timer.seat == seat)


def direct(person: Person) -> list[Message]:
    return [] if person.dm is None else person.sees(person.dm)


async def chosen(house: House, table: Table, **settings: object) -> None:
    """Save the habits of the player of seat 0."""
    await keep(house.bot, table.sitting_at(0).user_id or 0, Habits(**settings))  # pyright: ignore[reportArgumentType]


async def by_whom(table: Table) -> list[str]:
    return await table.look(lambda match: [entry.by for entry in match.entries])


async def test_a_deadline_is_shown_and_the_default_is_played_when_it_passes(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    begin = weeks.clock.now()
    table = await paced(weeks, ann, ben)
    assert due(table) == begin + 24 * HOUR
    assert until_text(due(table)) in publicly(weeks, ben)[-1].text
    assert until_text(due(table)) in direct(ann)[-1].text
    assert until_text(due(table)) not in direct(ben)[-1].text
    await weeks.pass_by(table, 24 * HOUR - timedelta(seconds=1))
    assert await by_whom(table) == []
    await weeks.pass_by(table, timedelta(seconds=1))
    assert await by_whom(table) == ["default"]
    assert "Ann ran out of time" in publicly(weeks, ben)[-1].text
    out = [message.text for message in direct(ann) if "You ran out of time" in message.text]
    assert len(out) == 1
    assert "was played for you" in out[0]


async def test_a_deadline_survives_a_restart_and_stands_still_in_a_pause(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    before = due(table)
    await weeks.pass_by(table, 10 * HOUR)
    await restart(weeks)
    table = await table_of(weeks)
    await weeks.told(table)
    assert due(table) == before
    await settled(await ann.slash("game pause", weeks.server.channel))
    await weeks.told(table)
    assert "<t:" not in publicly(weeks, ben)[-1].text
    await weeks.pass_by(table, 100 * HOUR)
    await restart(weeks)
    table = await table_of(weeks)
    await weeks.pass_by(table, 100 * HOUR)
    assert await by_whom(table) == []
    await settled(await ann.slash("game resume", weeks.server.channel))
    await weeks.told(table)
    assert due(table) == before + 200 * HOUR
    await weeks.pass_by(table, 14 * HOUR)
    assert await by_whom(table) == ["default"]


async def test_a_clock_set_back_moves_no_deadline(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    before = due(table)
    await weeks.pass_by(table, 10 * HOUR)
    weeks.clock.move(-3 * HOUR)
    await weeks.told(table)
    assert due(table) == before
    await weeks.pass_by(table, 17 * HOUR)
    assert await by_whom(table) == ["default"]


async def test_no_deadline_falls_in_quiet_hours_even_if_chosen_later(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    before = due(table)  # nine in the morning
    await chosen(weeks, table, quiet=(7, 12))
    await weeks.told(table)
    assert due(table) == before + 4 * HOUR  # an hour after it
    await chosen(weeks, table)
    await weeks.told(table)
    assert due(table) == before


async def test_the_ai_answers_if_the_table_chose_so_and_plays_on_for_a_silent_player(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben, time="1h", game="toy", options="script=two+two+two")
    store = weeks.bot.store
    await store.tables.set_pace(table.id, {"minutes": 60, "by": "pilot", "after": 1})
    await table.refresh()
    await weeks.told(table)
    await weeks.pass_by(table, HOUR)
    assert await by_whom(table) == ["pilot"]
    assert table.sitting_at(0).away == "absent"
    assert "The AI plays until they’re back" in publicly(weeks, ben)[-1].text
    away = next(message for message in direct(ann) if "press the button" in message.text)
    assert "play yourself" not in (await weeks.press(ann, away, "return")).text
    assert table.sitting_at(0).away is None
    await restart(weeks)
    table = await table_of(weeks)
    await weeks.told(table)
    assert table.sitting_at(0).away is None
    assert sum("press the button" in message.text for message in direct(ann)) == 1


async def test_a_silent_players_seat_is_offered_until_the_player_plays(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await paced(weeks, ann, ben, time="1h")
    await weeks.bot.store.tables.set_pace(table.id, {"minutes": 60, "after": 1, "then": "offer"})
    await table.refresh()
    await weeks.told(table)
    await weeks.pass_by(table, HOUR)
    assert "free for anyone to take" in publicly(weeks, ben)[-1].text
    # The seat is still Ann's, and she plays.
    screen = await weeks.own_screen(ann)
    await weeks.select(ann, screen, "a", [screen.selects[0].options[0].value])
    await weeks.told(table)
    assert table.offers == []
    assert "free for anyone" not in publicly(weeks, ben)[-1].text
    # Ben stays silent.
    await weeks.pass_by(table, HOUR)
    assert [offer.seat for offer in table.offers] == [1]
    await weeks.press(cat, await weeks.board(cat, "sit"), "sit")
    assert table.sitting_at(1).user_id == cat.id


@pytest.mark.parametrize("late", [0, 1])
async def test_a_secret_time_out_looks_like_an_answer(
    tmp_path: Path, late: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A silent voter and one who chooses the default give the others the same messages, byte for byte."""
    ballot = question_of(3, secret=True, show="count", takeback=False)
    monkeypatch.setitem(QUESTIONS, "ballot", ballot)
    seen: list[list[str]] = []
    for answers in (False, True):
        with toy_playable():
            folder = tmp_path / str(answers)
            folder.mkdir()
            house = Weeks(folder, HandClock(), dice_seed="twins")
            await house.start()
            people = house.people("Ann", "Ben", "Cat")
            table = await paced(house, *people, game="toy", options="script=ballot together=true")
            others = [person for person in people if person is not people[late]]
            for seat in sorted(range(3), key=lambda seat: seat == late):
                question = await table.look(lambda match, seat=seat: match.questions[seat])
                if seat != late or answers:
                    if seat == late:
                        await house.pass_by(table, due(table, None) - house.clock.now() - timedelta(seconds=30))
                    user = table.sitting_at(seat).user_id
                    await table.answer(seat, question.default, question.id, by="player", user_id=user)
                    await house.told(table)
            await house.pass_by(table, 25 * HOUR)
            assert table.row.state == "over"
            told = [*publicly(house, others[0]), *direct(others[0]), *direct(others[1])]
            seen.append([json.dumps([message.components, message.mentions], ensure_ascii=False) for message in told])
            await house.close()
            assert house.server.trouble == []
    assert scrubbed(seen[0]) == scrubbed(seen[1])


def scrubbed(messages: list[str]) -> list[str]:
    """Return the messages without Discord's ids, which contain the time of sending."""
    return [re.sub(r"\d{15,}", "0", message) for message in messages]


async def test_the_ai_plays_during_a_vacation_and_hands_the_seat_back(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    now = weeks.clock.now()
    await chosen(weeks, table, vacation=Vacation(start=now + HOUR, until=now + 50 * HOUR, ai=True))
    await weeks.pass_by(table, HOUR)
    assert table.sitting_at(0).away == "vacation"
    await weeks.told(table)
    await eventually(lambda: table._match is not None and table._match.entries)
    assert set(await by_whom(table)) == {"pilot"}
    await weeks.told(table)
    assert "on vacation" in publicly(weeks, ben)[-1].text
    await weeks.pass_by(table, 50 * HOUR)
    assert table.sitting_at(0).away is None
    assert sum("You’re playing again" in message.text for message in direct(ann)) == 1


async def test_a_stand_in_plays_for_the_length_of_a_vacation(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await paced(weeks, ann, ben)
    await settled(await cat.slash("help", weeks.server.channel))
    day = (weeks.clock.now() + 3 * 24 * HOUR).date().isoformat()
    reply = await settled(await ann.slash("vacation", weeks.server.channel, until=day, person=cat))
    assert cat.mention in reply.text
    await weeks.told(table)
    assert due(table) > weeks.clock.now() + 3 * 24 * HOUR
    assert "stand in" in direct(cat)[-1].text
    await weeks.press(cat, await weeks.board(cat, "sit"), "sit")
    await weeks.told(table)
    assert table.sitting_at(0).user_id == cat.id
    await weeks.pass_by(table, 5 * 24 * HOUR)
    assert table.sitting_at(0).user_id == ann.id
    assert "is back" in direct(cat)[-1].text
    assert sum("You’re playing again" in message.text for message in direct(ann)) == 1


async def test_a_time_out_notice_names_who_played_in_the_end(weeks: Weeks, monkeypatch: pytest.MonkeyPatch) -> None:
    """The notice is stored before the move; a pause or a stop of the bot may come in between."""
    ann, ben = weeks.people("Ann", "Ben")
    table = await weeks.sit_down(ann, ben, game="toy", options="script=two+two")
    await weeks.bot.store.tables.set_pace(table.id, {"minutes": 60})
    await table.refresh()

    async def paused(*_: object, **__: object) -> None:
        raise TablePaused

    monkeypatch.setattr("bot.workers.deadlines.give", paused)
    await weeks.pass_by(table, HOUR)
    monkeypatch.undo()
    await weeks.bot.store.tables.set_pace(table.id, {"by": "pilot"})
    await table.refresh()
    await weeks.told(table)
    (row,) = [row for row in await weeks.bot.store.notices.of(ann.id) if row.body["kind"] == "out"]
    assert (row.body["by"], row.state) == ("pilot", "sent")
    assert "AI" in direct(ann)[-1].text


async def test_a_player_timed_out_at_the_end_of_the_match_is_told(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await weeks.sit_down(ann, ben, game="toy", options="script=two")
    await weeks.bot.store.tables.set_pace(table.id, {"minutes": 60, "then": "nothing"})
    await table.refresh()
    await weeks.pass_by(table, timedelta(hours=3))
    assert table.row.state == "over"
    for person in (ann, ben):
        assert len([message for message in direct(person) if "ou ran out of time" in message.text]) == 1, person.name
