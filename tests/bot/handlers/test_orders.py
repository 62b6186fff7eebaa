"""Standing orders at a table: who may read and give them, and how they are stored with their answers."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.clock import SystemClock
from bot.tables.errors import AlreadyDone, TablePaused
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from rules.kernel import IllegalAnswer, Match, NotYourSeat, Question, StaleQuestion
from storage import Store

from ..toys import game
from ..toys.playable import toy_playable

ANN, BEN, CAT = 31, 32, 33


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toy_playable():
        yield


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(tmp_path / "q.db", now=SystemClock().now) as opened:
        yield opened


async def thaw(store: Store, table_id: int) -> None:
    """Unfreeze a match. The bot has no command for it; an operator edits the database."""
    async with store._database.writing() as write:
        await write.all("DELETE FROM timers WHERE table_id = ?", table_id)
        await write.all("UPDATE tables SET state = 'playing', why_frozen = NULL WHERE id = ?", table_id)


async def begin(store: Store, game: str = "toy", **options: Any) -> Table:
    match = Match.start(game, 2, "orders", options=options)
    row = await store.tables.open(
        guild_id=10,
        channel_id=20,
        game=game,
        seats=2,
        host_id=ANN,
        options=options,
        seed=match.head.seed,
        commitment="c",
    )
    sittings = [
        await store.sittings.sit(row.id, None, user_id, name, "player")
        for user_id, name in ((ANN, "Ann"), (BEN, "Ben"))
    ]
    await store.tables.start(row.id, match.head, [sitting.id for sitting in sittings])
    return await loaded(store)


async def loaded(store: Store) -> Table:
    """Load the table from the store, as a bot does after its start."""
    table = await TableRegistry(store, 4).in_channel(20)
    assert table is not None
    return table


@pytest.fixture
async def table(store: Store) -> Table:
    return await begin(store, script="ordered+n9ordered", together=True)


def said(match: Match) -> list[tuple[Any, ...]]:
    return [(entry.type, entry.seat, entry.answer, entry.by) for entry in match.entries]


def name_of(match: Match, step: Question | None) -> str | None:
    return None if step is None else step.id


async def test_orders_are_stored_with_their_answers_and_survive_a_restart(store: Store, table: Table) -> None:
    await table.set_orders(1, {"choice": "o2", "amount": 5}, BEN, 501)
    await table.answer(0, "o1", "0.1", by="player", user_id=ANN, press=502)
    rows = await store.entries.after(table.id)
    assert [(row.entry.type, row.entry.by, row.user_id, row.interaction_id) for row in rows] == [
        ("orders", "player", BEN, 501),
        ("answer", "order", None, None),
        ("answer", "player", ANN, 502),
        ("answer", "order", None, None),
    ]
    again = await loaded(store)
    assert again is not table
    assert await again.look(said) == await table.look(said)
    assert await again.look(lambda match: match.orders(1)) == {"choice": "o2", "amount": 5}
    record = await table.look(lambda match: match.record())
    assert await store.entries.record(table.id) == record.model_copy(update={"entries": tuple(record.entries)})
    await again.answer(0, 3, "0.2", by="player", user_id=ANN, press=503)
    assert (await store.tables.get(table.id)).state == "over"


@pytest.mark.parametrize("how", ["frozen", "archived"])
async def test_a_handover_of_a_frozen_or_archived_match_clears_the_orders(store: Store, table: Table, how: str) -> None:
    await table.set_orders(0, {"amount": 4}, ANN, 500)
    await table.set_orders(1, {"amount": 5}, BEN, 501)
    if how == "frozen":
        await store.tables.freeze(table.id, "why")
        await table.refresh()
    else:
        await store.tables.warn(table.id)
        await table.archive(store.now())
    assert table.row.state == how
    await table.hand_over(1, "Cat", CAT)
    await (thaw(store, table.id) if how == "frozen" else store.tables.wake(table.id))
    for _ in range(2):
        again = await loaded(store)
        assert await again.look(lambda match: (match.orders(0).get("amount"), match.orders(1))) == (4, {})
    assert len(await store.entries.after(table.id)) == 3


async def test_an_order_may_give_the_last_answer(store: Store, table: Table) -> None:
    await table.answer(0, "o1", "0.1", by="player", user_id=ANN, press=1)
    await table.answer(1, "o1", "1.1", by="player", user_id=BEN, press=2)
    await table.answer(0, 9, "0.2", by="player", user_id=ANN, press=3)
    told: list[str] = []
    table.listen(lambda: told.append(table.row.state))
    await table.set_orders(1, {"amount": 9}, BEN, 4)
    assert told == ["over"]
    assert await store.tables.result(table.id) is not None
    with pytest.raises(StaleQuestion, match="match_over"):
        await table.set_orders(1, None, BEN, 5)


async def test_the_form_is_read_step_by_step(table: Table) -> None:
    async def step_after(draft: dict[str, Any]) -> str | None:
        return await table.look(lambda match: name_of(match, match.orders_form(1, draft)))

    assert await step_after({}) == "1.orders/choice"
    assert await step_after({"choice": "ask"}) == "1.orders/amount"
    assert await step_after({"choice": "ask", "amount": 0}) is None


async def test_only_the_holder_of_a_seat_gives_its_orders(table: Table) -> None:
    with pytest.raises(NotYourSeat):
        await table.set_orders(1, {"amount": 3}, ANN, 1)
    assert await table.look(said) == []


async def test_a_press_counts_once_and_deletes_its_draft(store: Store, table: Table) -> None:
    await store.drafts.save(table.id, 1, "1.orders", {"amount": 3})
    await table.set_orders(1, {"amount": 3}, BEN, 501)
    assert await store.drafts.get(table.id, 1, "1.orders") is None
    with pytest.raises(AlreadyDone):
        await table.set_orders(1, {"amount": 4}, BEN, 501)
    assert await table.look(lambda match: match.orders(1)["amount"]) == 3


async def test_a_paused_match_takes_no_orders(table: Table) -> None:
    await table.pause(paused=True)
    with pytest.raises(TablePaused):
        await table.set_orders(1, {"amount": 3}, BEN, 1)
    await table.pause(paused=False)
    await table.set_orders(1, {"amount": 3}, BEN, 1)
    assert len(await table.look(said)) == 1


async def test_illegal_orders_change_nothing(store: Store, table: Table) -> None:
    with pytest.raises(IllegalAnswer):
        await table.set_orders(1, {"amount": 21}, BEN, 1)
    assert await store.entries.after(table.id) == []


async def test_a_game_without_orders_refuses_them(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "GAME", replace(game.GAME, orders=None))
    table = await begin(store)
    with pytest.raises(IllegalAnswer, match="no_orders"):
        await table.set_orders(1, {"amount": 3}, BEN, 2)
    with pytest.raises(IllegalAnswer, match="no_orders"):
        await table.look(lambda match: match.orders_form(1, {}))
    assert await store.entries.after(table.id) == []
