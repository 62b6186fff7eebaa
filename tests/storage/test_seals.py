import json
import sqlite3
from pathlib import Path

import pytest

from rules.kernel import Match
from rules.kernel.seal import faults
from storage import VERSION, DatabaseDamaged, InteractionSeen, Store, backup
from tests.rules.kernel.toys import CONVOY, SEED
from tests.sealing import sealed
from tests.storage.making import entry, head, lobby, playing


async def stored(store: Store, table_id: int) -> Match:
    """Play a match with orders and undos at a table that has started, and store its entries one act at a time."""
    match = Match.start(CONVOY, 3, SEED)
    acts = [
        lambda: match.set_orders(1, {"fire": "never", "decks": ["aft", "fore"]}),
        lambda: match.set_orders(2, {"speed": 4, "fire": "never"}),
        lambda: match.answer(0, 5),
        lambda: match.undo(2),
        lambda: match.set_orders(2, None),
        *(lambda seat=seat: match.resign(seat) for seat in range(3)),
    ]
    for act in acts:
        position = len(match.entries)
        act()
        result = None if match.result is None else match.result._asdict()
        await store.entries.append(table_id, position, match.entries[position:], result=result)
    return match


async def test_a_seal_grows_entry_by_entry_into_that_of_the_whole_record(store: Store):
    table = await playing(store)
    begun = (await store.seals.kept(table.id)).data
    assert faults(begun) == []
    match = await stored(store, table.id)
    kept = await store.seals.kept(table.id)
    record = head().model_copy(update={"entries": match.entries})
    right = sealed(record, VERSION, table.commitment, match.result._asdict())
    assert kept.data == json.loads(right.model_dump_json())
    assert faults(kept.data) == []
    assert (kept.state, kept.strays) == ("over", [])


async def test_the_entries_of_a_start_are_sealed(store: Store):
    table = await lobby(store)
    ann = await store.sittings.sit(table.id, None, 31, "Ann", "player")
    entries = [entry(type="orders", question=None, kind=None), entry(seat=1)]
    await store.tables.start(table.id, head(seats=1), [ann.id], entries=entries, people={0: 31})
    kept = await store.seals.kept(table.id)
    assert faults(kept.data) == []
    assert len(kept.data["entries"]) == len(kept.data["seal"]["entries"]) == 2
    assert kept.strays == []


async def test_a_match_without_people_is_consistent(store: Store):
    table = await lobby(store)
    ai = await store.sittings.sit(table.id, None, None, "AI", "pilot")
    await store.tables.start(table.id, head(seats=1), [ai.id], entries=[entry(by="pilot")])
    assert (await store.seals.kept(table.id)).strays == []


async def test_only_an_undo_may_come_from_a_person_without_a_seat(store: Store):
    table = await playing(store)
    await store.entries.append(table.id, 0, [entry()], user_id=31)
    await store.entries.append(table.id, 1, [entry(0, type="undo", question=None, kind=None)], user_id=99)
    assert (await store.seals.kept(table.id)).strays == []
    await store.entries.append(table.id, 2, [entry()], user_id=99)
    assert (await store.seals.kept(table.id)).strays == ["an entry was given by a person who never sat there"]


async def test_an_answer_that_is_not_stored_is_not_sealed(store: Store):
    table = await playing(store)
    await store.entries.append(table.id, 0, [entry()], interaction_id=7)
    before = (await store.seals.kept(table.id)).data
    with pytest.raises(InteractionSeen):
        await store.entries.append(table.id, 1, [entry()], interaction_id=7)
    with pytest.raises(ValueError, match="JSON"):
        await store.entries.append(table.id, 1, [entry()], result={"gold": float("nan")})
    assert (await store.seals.kept(table.id)).data == before


async def test_a_match_without_a_seal_goes_on_without_one(store: Store, path: Path):
    table = await playing(store)
    await store.entries.append(table.id, 0, [entry()])
    with sqlite3.connect(path) as other:
        for trigger in ("seals_are_not_deleted", "entry_seals_are_not_deleted"):
            other.execute(f"DROP TRIGGER {trigger}")
        other.execute("UPDATE seals SET version = NULL, head = NULL, chain = NULL, whole = NULL")
        other.execute("DELETE FROM entry_seals")
    other.close()
    await store.entries.append(table.id, 1, [entry()])
    kept = await store.seals.kept(table.id)
    assert set(kept.data) == {*head().model_dump()}
    assert kept.strays == []


async def test_forgetting_a_person_leaves_the_seal_whole(store: Store):
    table = await playing(store)
    await store.entries.append(table.id, 0, [entry()], user_id=31, interaction_id=5)
    await store.entries.append(table.id, 1, [entry(seat=1)], user_id=32, result={"winners": [0]})
    before = await store.seals.kept(table.id)
    await store.privacy.forget(31, lambda n: f"Player {n}", lambda n: f"AI {n}")
    assert await store.seals.kept(table.id) == before
    assert faults(before.data) == []
    assert before.strays == []


async def test_a_purge_deletes_the_seals(store: Store, path: Path):
    table = await playing(store)
    await store.entries.append(table.id, 0, [entry()])
    await store.privacy.purge(10)
    assert await store.seals.started() == []
    with sqlite3.connect(path) as other:
        assert other.execute("SELECT (SELECT count(*) FROM seals), (SELECT count(*) FROM entry_seals)").fetchone() == (
            0,
            0,
        )
    other.close()


async def test_a_copy_has_the_same_seal(store: Store, path: Path, tmp_path: Path, clock):
    table = await playing(store)
    match = await stored(store, table.id)
    await backup(path, tmp_path / "copy.db")
    async with await Store.open(tmp_path / "copy.db", now=clock) as copy:
        kept = await copy.seals.kept(table.id)
    assert kept == await store.seals.kept(table.id)
    assert len(kept.data["entries"]) == len(match.entries)


@pytest.mark.parametrize(
    "meddling",
    ["DELETE FROM seals", "UPDATE entry_seals SET tags = ''", "DELETE FROM entry_seals WHERE position = 0"],
)
async def test_the_database_itself_keeps_the_seals(store: Store, path: Path, meddling: str):
    table = await playing(store)
    await store.entries.append(table.id, 0, [entry(), entry()])
    before = await store.seals.kept(table.id)
    other = sqlite3.connect(path)
    with pytest.raises(sqlite3.IntegrityError):
        other.execute(meddling)
    other.close()
    assert await store.seals.kept(table.id) == before


async def test_a_row_that_is_no_json_is_reported_as_damage(store: Store, path: Path):
    table = await playing(store)
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA ignore_check_constraints = ON")
        other.execute("UPDATE tables SET head = 'black spot'")
    other.close()
    with pytest.raises(DatabaseDamaged) as caught:
        await store.seals.kept(table.id)
    assert "black spot" not in str(caught.value)
