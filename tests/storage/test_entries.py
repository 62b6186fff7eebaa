import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.kernel import Match
from storage import DatabaseDamaged, InteractionSeen, NewTimer, NoSuchTable, PositionTaken, Store, WrongState
from tests.rules.kernel.toys import CONVOY, SEED
from tests.storage.making import NOON, answers, entry, head, lobby, playing


async def test_a_record_is_its_head_and_all_entries(store: Store):
    match = await playing(store)
    first = [entry({"cards": ["a", 1], "n": None}), entry(seat=1, by="order", question="1.1")]
    pin = entry("keel", type="pin", step="keel", question="0.2", digest="d2")
    resigned = entry({}, type="resign", question=None, kind=None, by="default")
    await store.entries.append(match.id, 0, first, user_id=31, interaction_id=501)
    await store.entries.append(match.id, 2, [pin])
    await store.entries.append(match.id, 3, [resigned])
    record = await store.entries.record(match.id)
    assert record == head().model_copy(update={"entries": (*first, pin, resigned)})


async def test_the_author_is_stored_with_the_answer_but_not_with_answers_by_order(store: Store):
    match = await playing(store)
    await store.entries.append(match.id, 0, [entry(), entry(seat=1, by="order")], user_id=31, interaction_id=501)
    first, second = await store.entries.after(match.id)
    assert (first.position, first.user_id, first.interaction_id, first.at) == (0, 31, 501, NOON)
    assert (second.position, second.user_id, second.interaction_id, second.entry.by) == (1, None, None, "order")
    assert await store.entries.after(match.id, 1) == [second]


async def test_a_match_with_standing_orders_is_stored_and_replays(store: Store):
    table, match = await playing(store), Match.start(CONVOY, 3, SEED)
    deeds: list[Callable[[], object]] = [
        lambda: match.set_orders(1, {"fire": "never", "decks": ["aft", "fore"]}),
        lambda: match.set_orders(2, {"speed": 4, "fire": "never"}),
        lambda: match.answer(0, 5),
        lambda: match.undo(2),
        lambda: match.set_orders(2, None),
    ]
    for number, deed in enumerate(deeds):
        stored = len(match.entries)
        deed()
        await store.entries.append(table.id, stored, match.entries[stored:], user_id=30, interaction_id=number)
    entries = (await store.entries.record(table.id)).entries
    assert [(entry.type, entry.by) for entry in entries] == [
        ("orders", "player"),
        ("orders", "player"),
        ("answer", "player"),
        ("answer", "order"),
        ("answer", "order"),
        ("undo", "player"),
        ("orders", "player"),
    ]
    assert list(entries) == match.entries
    again = Match.replay(match.head.model_copy(update={"entries": entries}), CONVOY)
    assert again.orders(1) == match.orders(1) != {}
    assert again.orders(2) == {}
    assert list(again.log) == list(match.log)


async def test_entries_must_follow_the_last_position(store: Store):
    match = await playing(store)
    await store.entries.append(match.id, 0, [entry()])
    for position in (0, 2, -1):
        with pytest.raises(PositionTaken):
            await store.entries.append(match.id, position, [entry(["other"])], interaction_id=7)
    assert answers(await store.entries.record(match.id)) == [["deck"]]
    await store.entries.append(match.id, 1, [entry(["other"])], interaction_id=7)


async def test_an_interaction_answers_only_once_at_any_table(store: Store):
    match, other = await playing(store, 1), await playing(store, 2)
    await store.entries.append(match.id, 0, [entry()], interaction_id=7)
    with pytest.raises(InteractionSeen):
        await store.entries.append(match.id, 1, [entry()], interaction_id=7)
    with pytest.raises(InteractionSeen):
        await store.entries.append(other.id, 0, [entry()], interaction_id=7)
    await store.tables.stop(match.id)
    with pytest.raises(InteractionSeen):
        await store.entries.append(match.id, 1, [entry()], interaction_id=7)
    assert len(await store.entries.after(match.id)) == 1
    assert await store.entries.after(other.id) == []


async def test_only_a_running_match_takes_entries(store: Store):
    table = await lobby(store)
    with pytest.raises(WrongState):
        await store.entries.append(table.id, 0, [entry()])
    with pytest.raises(WrongState):
        await store.entries.record(table.id)
    with pytest.raises(NoSuchTable):
        await store.entries.append(99, 0, [entry()])
    with pytest.raises(NoSuchTable):
        await store.entries.record(99)
    match = await playing(store, 2)
    with pytest.raises(ValueError, match="nothing"):
        await store.entries.append(match.id, 0, [])


async def test_an_entry_with_a_result_ends_the_table(store: Store):
    match = await playing(store)
    await store.drafts.save(match.id, 1, "1.3", {"a": 1})
    await store.timers.change(match.id, [NewTimer(1, "reminder", NOON, {})])
    assert await store.tables.result(match.id) is None
    await store.entries.append(match.id, 0, [entry()], result={"ranking": [[0], [1]], "why": "gold"})
    result = await store.tables.result(match.id)
    assert (result.result, result.at) == ({"ranking": [[0], [1]], "why": "gold"}, NOON)
    over = await store.tables.get(match.id)
    assert (over.state, over.ended_at) == ("over", NOON)
    assert await store.drafts.get(match.id, 1, "1.3") is None
    assert await store.timers.at(match.id) == []
    with pytest.raises(WrongState):
        await store.entries.append(match.id, 1, [entry()])
    assert answers(await store.entries.record(match.id)) == [["deck"]]


async def test_an_answer_deletes_only_its_own_draft(store: Store):
    match = await playing(store)
    await store.drafts.save(match.id, 0, "0.1", {"a": 1})
    await store.drafts.save(match.id, 1, "1.1", {"b": 2})
    await store.entries.append(match.id, 0, [entry()], clear_draft=(0, "0.1"))
    assert await store.drafts.get(match.id, 0, "0.1") is None
    assert await store.drafts.get(match.id, 1, "1.1") == {"b": 2}


async def test_an_append_that_fails_halfway_stores_nothing(store: Store):
    match = await playing(store)
    await store.drafts.save(match.id, 0, "0.1", {"a": 1})
    with pytest.raises(ValueError, match="JSON"):
        await store.entries.append(
            match.id, 0, [entry()], interaction_id=7, clear_draft=(0, "0.1"), result={"gold": float("nan")}
        )
    assert await store.entries.after(match.id) == []
    assert await store.drafts.get(match.id, 0, "0.1") == {"a": 1}
    assert (await store.tables.get(match.id)).state == "playing"


async def test_of_many_appends_at_one_position_one_succeeds(store: Store):
    match = await playing(store)
    tries = [store.entries.append(match.id, 0, [entry([str(n)])], interaction_id=n) for n in range(1, 31)]
    outcome = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(one, PositionTaken) for one in outcome) == 29
    (won,) = [n for n, one in enumerate(outcome, 1) if not isinstance(one, PositionTaken)]
    assert answers(await store.entries.record(match.id)) == [[str(won)]]


@pytest.mark.parametrize(
    "meddling",
    [
        "UPDATE entries SET answer = '[]' WHERE position = 0",
        "DELETE FROM entries WHERE position = 1",
        "DELETE FROM entries",
        "INSERT OR REPLACE INTO entries SELECT * FROM entries WHERE position = 0",
        "INSERT INTO entries SELECT table_id, 5, type, 1, '', '', '', '1', by_whom, digest, 1, 1, at FROM entries",
        "DELETE FROM tables",
    ],
)
async def test_the_database_itself_keeps_the_log_append_only(store: Store, path: Path, meddling: str):
    match = await playing(store)
    await store.entries.append(match.id, 0, [entry(), entry()])
    before = await store.entries.record(match.id)
    other = sqlite3.connect(path)
    other.execute("PRAGMA foreign_keys = ON")
    with pytest.raises(sqlite3.IntegrityError):
        other.execute(meddling)
    other.close()
    assert await store.entries.record(match.id) == before


async def test_an_invalid_row_is_reported_as_damage_without_its_content(store: Store, path: Path):
    match = await playing(store)
    other = sqlite3.connect(path)
    other.execute("PRAGMA ignore_check_constraints = ON")
    other.execute(
        "INSERT INTO entries VALUES (?, 0, 'dance', 0, NULL, NULL, NULL, ?, 'player', '', NULL, NULL, ?)",
        (match.id, '"black spot"', NOON.isoformat()),
    )
    other.commit()
    other.close()
    for read in (store.entries.record(match.id), store.entries.after(match.id)):
        with pytest.raises(DatabaseDamaged) as caught:
            await read
        assert "black spot" not in str(caught.value)
        assert caught.value.__suppress_context__


async def test_an_answer_is_stored_with_few_statements(store: Store):
    """BEGIN, one check, the entry, its seal, the seal of the match, COMMIT; drafts and warnings only if there are."""
    match = await playing(store)

    async def counted(position: int) -> int:
        before = store.statements, store.commits
        await store.entries.append(
            match.id, position, [entry()], user_id=31, interaction_id=position + 1, clear_draft=(0, "0.1")
        )
        assert store.commits == before[1] + 1
        return store.statements - before[0]

    assert await counted(0) == 6
    await store.drafts.save(match.id, 0, "0.1", {"value": 1})
    assert await counted(1) == 7
    assert await store.drafts.get(match.id, 0, "0.1") is None
    await store.tables.warn(match.id)
    assert await counted(2) == 7
    assert await store.tables.warned() == []


async def test_every_statement_is_counted(store: Store):
    match = await playing(store)
    before = store.statements
    await store.tables.get(match.id)
    assert store.statements == before + 1
    await store.drafts.drop(match.id, 0, "0.1")
    assert store.statements == before + 4
    with pytest.raises(WrongState):
        await store.outbox.extend_all([(1, 1, {}), (2, 1, {})])
    assert store.statements == before + 8
