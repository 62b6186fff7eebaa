"""Standing orders that wait at a table played by message: when they answer, and what ends their wait."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.loopback import Person
from bot.schedule.timers import DEADLINE, ORDERED
from bot.tables.table import Table

from ...end_to_end.playing import restart, table_of
from ...hand_clock import BEGIN, HandClock
from ...house import settled
from ...weeks import Weeks
from ..ears import Ears
from ..toys.playable import toy_playable
from ..watching import publicly
from .test_deadlines import HOUR, MINUTE, by_whom, due, lives, paced

TOY = {"game": "toy", "options": "script=two+window+two together=true"}
LATER: Mapping[str, Any] = {"choice": "o2", "amount": 0, "timing": "later"}
AT_ONCE = {**LATER, "timing": "at_once"}
ANN, BEN = 0, 1


def draws(weeks: Weeks, drawn: float) -> None:
    """Fix what the bot leaves to chance, also after a restart."""
    weeks.chance = weeks.bot.services.chance = lambda: drawn


async def reload(weeks: Weeks) -> Table:
    """Restart the bot and return the table."""
    await restart(weeks)
    table = await table_of(weeks)
    await weeks.told(table)
    return table


async def windows(weeks: Weeks, *people: Person, orders: Any = LATER, drawn: float = 0.25, **how: Any) -> Table:
    """Begin a match in which all are asked a window, and the first player has standing orders."""
    draws(weeks, drawn)
    table = await paced(weeks, *people, **{**TOY, **how})
    if orders is not None:
        await table.set_orders(ANN, orders, people[ANN].id, 500)
    for seat, person in enumerate(people):
        await answers(weeks, table, seat, person, "o1")
    return table


async def answers(weeks: Weeks, table: Table, seat: int, person: Person, answer: str) -> None:
    question = await table.look(lambda match: match.questions[seat].id)
    await table.answer(seat, answer, question, by="player", user_id=person.id)
    await weeks.told(table)


def waits(table: Table) -> dict[int | None, datetime]:
    return {timer.seat: timer.due_at for timer in table.timers if timer.kind == ORDERED}


async def asked(table: Table) -> dict[int, str]:
    return await table.look(lambda match: {seat: question.id for seat, question in match.questions.items()})


async def test_orders_answer_at_the_moment_that_was_drawn_and_not_before(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben)
    assert waits(table) == {ANN: BEGIN + HOUR, BEN: BEGIN + HOUR}
    assert due(table, ANN) == due(table, BEN) == BEGIN + 4 * HOUR
    await weeks.pass_by(table, HOUR - MINUTE)
    assert await asked(table) == {ANN: "0.2", BEN: "1.2"}
    await weeks.pass_by(table, MINUTE)
    assert await asked(table) == {BEN: "1.2"}
    assert await by_whom(table) == ["player", "player", "player", "order"]
    assert waits(table) == {BEN: BEGIN + HOUR}


async def test_orders_that_shall_answer_at_once_do_not_wait(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben, orders=AT_ONCE)
    assert await asked(table) == {BEN: "1.2"}


@pytest.mark.parametrize("time", ["live", "30 minutes", "none"])
async def test_at_a_fast_table_and_without_a_limit_orders_answer_at_once(weeks: Weeks, time: str) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben, time=time)
    assert await asked(table) == {BEN: "1.2"}
    assert waits(table) == {}


async def test_a_restart_keeps_the_wait(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben)
    draws(weeks, 0.9)
    table = await reload(weeks)
    assert waits(table) == {ANN: BEGIN + HOUR, BEN: BEGIN + HOUR}
    await weeks.pass_by(table, HOUR - MINUTE)
    assert ANN in await asked(table)
    table = await reload(weeks)
    await weeks.pass_by(table, MINUTE)
    assert ANN not in await asked(table)


async def test_a_wait_that_ended_while_the_bot_was_down_ends_with_its_start(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben)
    await weeks.stop()
    weeks.clock.set(BEGIN + 9 * HOUR)
    await weeks.start()
    table = await table_of(weeks)
    await weeks.told(table)
    assert await asked(table) == {BEN: "1.2"}
    assert (await by_whom(table))[-1] == "order"


# ---------------------------------------------------------------- ends of a wait


async def test_an_answer_by_hand_ends_the_wait(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben)
    await answers(weeks, table, ANN, ann, "o1")
    assert waits(table) == {BEN: BEGIN + HOUR}
    await weeks.pass_by(table, 2 * HOUR)
    assert (await by_whom(table))[-1] == "player"


async def test_changed_orders_wait_anew(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben, drawn=0.5)
    await weeks.pass_by(table, HOUR)
    await table.set_orders(ANN, {**LATER, "choice": "o1"}, ann.id, 501)
    await weeks.told(table)
    # Half of the three hours that are left.
    assert waits(table) == {ANN: BEGIN + 2.5 * HOUR, BEN: BEGIN + 2 * HOUR}
    await weeks.pass_by(table, 1.4 * HOUR)
    assert ANN in await asked(table)
    await weeks.pass_by(table, 0.1 * HOUR)
    assert await table.look(lambda match: match.acts[-1].answer) == "o1"
    assert (await by_whom(table))[-1] == "order"


async def test_cleared_orders_answer_nothing(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben)
    await table.set_orders(ANN, None, ann.id, 501)
    await weeks.pass_by(table, 4 * HOUR - MINUTE)
    assert await asked(table) == {ANN: "0.2", BEN: "1.2"}
    await weeks.pass_by(table, MINUTE)
    assert (await by_whom(table))[-2:] == ["default", "default"]


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_reopened_window_waits_for_its_player(weeks: Weeks, *, restarted: bool) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben)
    await weeks.pass_by(table, HOUR)
    await table.take_back(ANN, "0.2", ann.id, 501)
    await weeks.told(table)
    if restarted:
        table = await reload(weeks)
    assert await asked(table) == {ANN: "0.3", BEN: "1.3"}
    await weeks.pass_by(table, 3 * HOUR)
    assert ANN in await asked(table)
    await table.set_orders(ANN, LATER, ann.id, 502)
    await weeks.told(table)
    await weeks.pass_by(table, HOUR)
    # Ben's time runs out at the end of that hour.
    assert await table.look(lambda match: [(act.seat, act.by) for act in match.acts[-2:]]) == [
        (ANN, "order"),
        (BEN, "default"),
    ]


async def test_a_pause_ends_the_wait_and_another_is_drawn_afterwards(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben)
    await weeks.pass_by(table, 0.5 * HOUR)
    await table.pause(paused=True)
    await weeks.told(table)
    assert waits(table) == {}
    await weeks.pass_by(table, 5 * HOUR)
    assert ANN in await asked(table)
    await table.pause(paused=False)
    await weeks.told(table)
    # A quarter of the three and a half hours that are left.
    assert waits(table)[ANN] == BEGIN + 5.5 * HOUR + 0.25 * 3.5 * HOUR
    await weeks.pass_by(table, HOUR)
    assert ANN not in await asked(table)


async def test_a_resignation_ends_the_wait(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await windows(weeks, ann, ben, cat)
    await table.resign(ANN, ann.id, 501)
    await weeks.told(table)
    assert sorted(await asked(table)) == sorted(waits(table)) == [1, 2]
    assert "order" not in await by_whom(table)


async def test_a_hand_over_ends_the_wait(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await windows(weeks, ann, ben)
    await weeks.pass_by(table, 0.5 * HOUR)
    await table.hand_over(ANN, "Cat", cat.id)
    await weeks.told(table)
    assert waits(table)[ANN] == BEGIN + 1.5 * HOUR
    await weeks.pass_by(table, 2 * HOUR)
    assert ANN in await asked(table)


async def test_a_wait_begun_at_a_slower_pace_ends_in_time_at_a_faster_one(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben)
    await sets_pace(weeks, ann, time="live")
    await weeks.told(table)
    assert ANN in await asked(table)
    await weeks.pass_by(table, HOUR)
    assert ANN not in await asked(table)
    await weeks.pass_by(table, 3 * HOUR)
    assert await table.look(lambda match: [act.by for act in match.acts if act.question == "0.2"]) == ["order"]
    assert await table.look(lambda match: [act.by for act in match.acts if act.question == "1.2"]) == ["default"]


@pytest.mark.parametrize("time", ["live", "none"])
@pytest.mark.parametrize("ended", ["by a pause", "by an undo"])
async def test_a_wait_without_an_end_is_over_at_a_faster_pace(weeks: Weeks, ended: str, time: str) -> None:
    """Else the match would stand still where answers have no limit: nobody is called to such a window."""
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben)
    await sets_pace(weeks, ann, time=time)
    await weeks.told(table)
    assert ANN in await asked(table)
    if ended == "by a pause":
        for paused in (True, False):
            await table.pause(paused=paused)
            await weeks.told(table)
    else:
        await answers(weeks, table, BEN, ben, "o1")
        await table.take_back(BEN, "1.2", ben.id, 501)
        await weeks.told(table)
    assert list(await asked(table)) == [BEN]
    assert [by for by in await by_whom(table) if by == "order"] == ["order"]


# ---------------------------------------------------------------- hours, and what others see


@pytest.mark.parametrize(("drawn", "hours"), [(0.25, 0.5), (0.75, 11.5)])
async def test_the_wait_ends_when_the_player_may_be_reminded(weeks: Weeks, drawn: float, hours: float) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    draws(weeks, drawn)
    table = await paced(weeks, ann, ben, **TOY)
    await lives(weeks, table, ann, quiet=(10, 20))
    await table.set_orders(ANN, LATER, ann.id, 500)
    await answers(weeks, table, ANN, ann, "o1")
    await answers(weeks, table, BEN, ben, "o1")
    # Nine to ten, and eight to the deadline at nine.
    assert waits(table)[ANN] == BEGIN + hours * HOUR
    assert waits(table)[BEN] == BEGIN + 4 * drawn * HOUR


async def test_orders_never_count_as_missed_answers(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben, options="script=window+window+window+window+window together=true")
    ears = Ears(weeks)
    for _ in range(3):
        await weeks.pass_by(table, HOUR)
        await answers(weeks, table, BEN, ben, "o1")
    assert (await by_whom(table)).count("order") == 3
    assert table.sitting_at(ANN).away is None
    assert ears.of(ann, "notice") == []


async def test_nobody_is_called_to_a_window_that_their_orders_are_going_to_answer(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    draws(weeks, 0.9)
    table = await paced(weeks, ann, ben, **TOY)
    await table.set_orders(ANN, LATER, ann.id, 500)
    ears = Ears(weeks)
    await answers(weeks, table, ANN, ann, "o1")
    await answers(weeks, table, BEN, ben, "o1")
    assert "Your standing orders will answer this after a while" in said_to(ann)[-1]
    assert "standing orders" not in said_to(ben)[-1]
    await weeks.pass_by(table, 3.5 * HOUR)
    assert ears.of(ann, "page", "reminder") == []
    assert ears.of(ben, "page", "reminder") == ["2 reminder", "3.5 reminder"]


async def test_a_person_whose_reminders_everybody_sees_has_them_with_orders_and_without(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    draws(weeks, 0.9)
    table = await paced(weeks, ann, ben, **TOY)
    ears = Ears(weeks)
    for person in (ann, ben):
        await lives(weeks, table, person, by="channel")
    await table.set_orders(ANN, LATER, ann.id, 500)
    await answers(weeks, table, ANN, ann, "o1")
    await answers(weeks, table, BEN, ben, "o1")
    await weeks.pass_by(table, 3.5 * HOUR)
    heard = [ears.of(person, "call") for person in (ann, ben)]
    assert heard[0] == heard[1]
    assert len(heard[0]) > 1


@pytest.fixture
async def twins(tmp_path: Path) -> Any:
    """Return a function that plays the same match with other orders and marks, and returns what everybody sees."""

    async def played(name: str, orders: Any, seed: int) -> list[Any]:
        house = Weeks(tmp_path / name, HandClock())
        house.folder.mkdir()
        house.chance = Random(7).random
        await house.start()
        try:
            ann, ben = house.people("Ann", "Ben")
            options = f"script=marks+two+window+two together=true seed={seed}"
            table = await paced(house, ann, ben, game="toy", options=options)
            await table.set_orders(ANN, orders, ann.id, 500)
            await answers(house, table, ANN, ann, "o1")
            await answers(house, table, BEN, ben, "o1")
            before = sorted((str(t.seat), t.kind, t.due_at) for t in table.timers if t.kind in (DEADLINE, ORDERED))
            shown = [message.text for message in publicly(house, ben)]
            await house.pass_by(table, min(waits(table).values()) - BEGIN - MINUTE)
            return [before, shown, [message.text for message in publicly(house, ben)], said_to(ben)]
        finally:
            await house.close()

    with toy_playable():
        yield played


async def sets_pace(weeks: Weeks, person: Person, **times: str) -> str:
    return (await settled(await person.slash("game pace", weeks.server.channel, **times))).text


def said_to(person: Person) -> list[str]:
    return [] if person.dm is None else [message.text for message in person.sees(person.dm)]


async def test_neither_the_wait_nor_what_others_see_meanwhile_depends_on_cards_and_orders(twins: Any) -> None:
    orders = [None, LATER, {**LATER, "choice": "o1"}, {**LATER, "choice": "ask"}]
    seen = [await twins(f"house{number}", given, 3) for number, given in enumerate(orders)]
    assert all(other == seen[0] for other in seen[1:])
    other_cards = await twins("other", LATER, 4)
    assert other_cards[0] == seen[0][0]


async def test_the_pace_of_reactions_is_told_and_changed_without_taking_time(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben)
    told = await sets_pace(weeks, ann, reactions="1h")
    assert "1 day per answer, 1 hour per reaction" in told
    await weeks.told(table)
    assert any("1 hour per reaction" in message.text for message in publicly(weeks, ben))
    assert due(table, ANN) == BEGIN + 4 * HOUR
    await sets_pace(weeks, ann, reactions="12h")
    await weeks.told(table)
    assert due(table, ANN) == BEGIN + timedelta(hours=12)
    assert waits(table)[ANN] == BEGIN + HOUR
