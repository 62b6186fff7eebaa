"""Standing orders belong to a person: nobody else at the table can read, give or inherit them."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.handlers.habits import keep
from bot.handlers.seat_service import seat_to_ai
from bot.loopback import Message, Person
from bot.schedule.pace import Habits, Vacation
from bot.tables.table import Table
from rules.kernel import Match

from ..bot.evenings import opened, told
from ..bot.watching import rebuffed
from ..house import settled
from .polls import ANN, BEN, BLINDLY, FAY, Poll, orders, poll

BEFORE = -10.0
"""Seconds after the vote is called; negative: before it."""

STAND = "Your standing orders"


@asynccontextmanager
async def ordered(folder: Path) -> AsyncGenerator[Poll]:
    """Play until shortly before a vote, after Ann has given a standing order."""
    async with poll(folder / "poll", [orders(ANN, -20)], BEFORE) as one:
        yield one


async def orders_of(table: Table, seat: int) -> dict[str, Any]:
    return await table.look(lambda match: dict(match.orders(seat)))


async def offered(one: Poll, person: Person) -> None:
    """Offer Ann's seat to a person, who takes it."""
    await one.house.bot.store.offers.offer(one.table.id, ANN, person.id)
    await one.table.refresh()
    await taken(one, person)


async def taken(one: Poll, person: Person) -> None:
    """Have a person take Ann's seat, which is on offer to them."""
    await one.rest()
    offer = next(offer for offer in one.table.offers if offer.seat == ANN)
    await one.house.press(person, await one.house.board(person, "sit"), "sit", arg=str(offer.id))
    assert one.table.sitting_at(ANN).user_id == person.id
    await one.rest()


async def screens(one: Poll, person: Person) -> str:
    """Return the text of a person's private screens and direct messages."""
    found: list[Message] = [await told(one.house, person, "orders")]
    found.append(await opened(one.house, person, found[0], "hand"))
    return "\n".join([*(m.text for m in found), *(m.text for m in person.sees(person.dm or person.open_dm()))])


async def test_only_the_owner_reads_an_order_and_forged_presses_change_nothing(tmp_path: Path) -> None:
    async with ordered(tmp_path) as one:
        assert STAND in await screens(one, one.people[ANN])
        ben = one.people[BEN]
        assert STAND not in await screens(one, ben)
        hand = await told(one.house, ben, "hand")
        board = await one.house.board(one.eve)
        for verb in ("a:0.orders:attack:T", "confirm:0.orders::", "edit:0.orders:attack:", "back:0.orders::"):
            for person, message in ((ben, hand), (one.eve, board)):
                press = person.forge(message, f"qb:{one.table.id}:{verb}")
                assert STAND not in await rebuffed(one.house, one.table, person, press)
        for verb in ("orders", "noorders"):
            press = one.eve.forge(board, f"qb:{one.table.id}:{verb}:::")
            assert STAND not in await rebuffed(one.house, one.table, one.eve, press)
        await settled(await ben.forge(hand, f"qb:{one.table.id}:noorders:::"))
        assert await orders_of(one.table, ANN) == BLINDLY


async def test_a_substitute_starts_without_standing_orders(tmp_path: Path) -> None:
    async with ordered(tmp_path) as one:
        await one.house.bot.store.drafts.save(one.table.id, ANN, f"{ANN}.orders", {"attack": ["T"]})
        await offered(one, one.eve)
        assert await orders_of(one.table, ANN) == {}
        assert await one.house.bot.store.drafts.get(one.table.id, ANN, f"{ANN}.orders") is None
        assert STAND not in await screens(one, one.eve)
        await one.call()
        await one.rest()
        assert await one.table.look(lambda match: ANN in match.questions)


async def test_neither_the_ai_nor_its_successor_inherits_standing_orders(tmp_path: Path) -> None:
    async with ordered(tmp_path) as one:
        await seat_to_ai(one.house.bot.services, one.table, ANN)
        assert await orders_of(one.table, ANN) == {}
        await offered(one, one.people[ANN])
        assert STAND not in await screens(one, one.people[ANN])


async def test_a_stand_ins_standing_orders_end_with_the_handover(tmp_path: Path) -> None:
    async with ordered(tmp_path) as one:
        ann, now = one.people[ANN], one.clock.now()
        away = Vacation(start=now, until=now + timedelta(hours=2), person=one.eve.id)
        await settled(await one.eve.slash("help", one.house.server.channel))
        await keep(one.house.bot, ann.id, Habits(vacation=away))
        await taken(one, one.eve)
        assert one.table.sitting_at(ANN).for_user == ann.id
        assert await orders_of(one.table, ANN) == {}
        await one.table.set_orders(ANN, {**BLINDLY, "attack": ["T", "ask"]}, one.eve.id, 2000)
        await keep(one.house.bot, ann.id, Habits())
        one.table.notify()
        await one.rest()
        assert one.table.sitting_at(ANN).user_id == ann.id
        assert await orders_of(one.table, ANN) == {}
        assert STAND not in (await told(one.house, ann, "orders")).text


async def test_orders_that_stay_with_the_seat_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def leaking(_table: Table, _match: Match, _seat: int) -> None:
        pass

    monkeypatch.setattr(Table, "_clear_orders", leaking)
    async with ordered(tmp_path) as one:
        await offered(one, one.eve)
        assert STAND in await screens(one, one.eve)


async def test_giving_orders_does_not_withdraw_the_offer_of_an_inactive_seat(tmp_path: Path) -> None:
    """A withdrawn offer would reveal that the inactive player has given standing orders."""
    async with poll(tmp_path / "poll", [orders(FAY, -20)], BEFORE) as one:
        assert one.seen == []
        assert [offer.seat for offer in one.table.offers] == [FAY]
