"""The recommended orders of The Kaiser's Pirates, at a table played by message: nobody else can tell who has them."""

from datetime import timedelta
from pathlib import Path
from typing import Any

from bot.loopback import Person
from bot.schedule.timers import DEADLINE, ORDERED
from rules.kaiser.orders import RECOMMENDED

from ..bot.watching import publicly
from ..bot.workers.test_deadlines import paced
from ..end_to_end.playing import next_answer, play_on
from ..hand_clock import HandClock
from ..weeks import Weeks

ANN, BEN = 0, 1


def told(person: Person) -> list[str]:
    return [] if person.dm is None else [message.text for message in person.sees(person.dm)]


async def seen(folder: Path, orders: Any, who: int) -> list[Any]:
    """Play until a seat is asked a window that it can only pass; return what the other one sees until its wait ends."""
    folder.mkdir()
    house = Weeks(folder, HandClock())
    # Not a sequence: windows that follow at once on planned moves may be seen later, so that the draws come in another
    # order.
    house.chance = lambda: 0.37
    await house.start()
    try:
        ann, ben = people = house.people("Ann", "Ben")
        table = await paced(house, ann, ben, game="kaiser", options="rounds=1 deck_size=40")
        await table.set_orders(who, orders, people[who].id, 500)
        await play_on(table, 300, until=lambda q: q.window and q.seat == who and len(q.options) == 1)
        await house.told(table)
        asked = await table.look(next_answer)
        assert asked is not None
        assert (asked[0].seat, asked[0].window) == (who, True)
        timers = sorted((str(t.seat), t.kind, t.due_at) for t in table.timers if t.kind in (DEADLINE, ORDERED))
        (waited,) = [due for seat, kind, due in timers if kind == ORDERED and seat == str(who)]
        await house.pass_by(table, waited - house.clock.now() - timedelta(minutes=1))
        other = people[1 - who]
        found = [timers, [message.text for message in publicly(house, other)], told(other)]
        await house.pass_by(table, timedelta(minutes=1))
        open_still = await table.look(lambda match: asked[0].id in [q.id for q in match.questions.values()])
        assert open_still is (orders is None)
        return found
    finally:
        await house.close()


async def test_others_cannot_tell_before_the_answer_who_has_the_recommended_orders(tmp_path: Path) -> None:
    for who in (ANN, BEN):
        without = await seen(tmp_path / f"{who} without", None, who)
        assert await seen(tmp_path / f"{who} with", RECOMMENDED, who) == without
