"""Stored values are read back unchanged, for any plain JSON, any text and any moment."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.kernel.record import Entry, MatchRecord
from storage import NewTimer, Store
from tests.storage.making import SEED, Clock, head, lobby, playing

TEXT = st.text(max_size=20)
SNOWFLAKE = st.integers(0, 2**63 - 1)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=8,
)
OBJECT = st.dictionaries(TEXT, JSON, max_size=4)
ENTRY = st.builds(
    Entry,
    type=st.sampled_from(["answer", "pin", "orders", "undo", "resign"]),
    seat=st.integers(0, 9),
    question=st.none() | TEXT,
    kind=st.none() | TEXT,
    step=st.none() | TEXT,
    answer=JSON,
    by=st.sampled_from(["player", "default", "pilot", "order"]),
    digest=TEXT,
)
ZONES = st.integers(-23 * 60, 23 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
MOMENT = st.datetimes(datetime(2000, 1, 1), datetime(2999, 1, 1), timezones=ZONES)  # noqa: DTZ001 - bounds have none


def with_store(tmp_path: Path, clock: Clock, body: Callable[[Store, asyncio.Runner], None]) -> None:
    with asyncio.Runner() as runner:
        store = runner.run(Store.open(tmp_path / "ship.db", now=clock))
        try:
            body(store, runner)
        finally:
            runner.run(store.close())


def given_some(**strategies: Any) -> Callable[[Callable[..., Any]], Callable[[], None]]:
    def wrap(test: Callable[..., Any]) -> Callable[[], None]:
        checked = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])(test)
        return given(**strategies)(checked)

    return wrap


def test_entries_and_results_round_trip(tmp_path: Path, clock: Clock):
    def body(store: Store, runner: asyncio.Runner) -> None:
        async def one(entries: list[Entry], result: dict[str, Any] | None, user_id: int) -> None:
            match = await playing(store)
            await store.entries.append(match.id, 0, entries, user_id=user_id, result=result)
            assert list((await store.entries.record(match.id)).entries) == entries
            rows = await store.entries.after(match.id)
            assert [row.entry for row in rows] == entries
            assert [row.user_id for row in rows] == [user_id] + [None] * (len(entries) - 1)
            kept = await store.tables.result(match.id)
            assert (kept and kept.result) == result
            if result is None:
                await store.tables.stop(match.id)

        @given_some(entries=st.lists(ENTRY, min_size=1, max_size=4), result=st.none() | OBJECT, user_id=SNOWFLAKE)
        def check(entries: list[Entry], result: dict[str, Any] | None, user_id: int) -> None:
            runner.run(one(entries, result, user_id))

        check()

    with_store(tmp_path, clock, body)


def test_tables_heads_and_sittings_round_trip(tmp_path: Path, clock: Clock):
    def body(store: Store, runner: asyncio.Runner) -> None:
        async def one(options: dict[str, Any], salt: str, game: str, name: str, user: int, moment: datetime) -> None:
            clock.time = moment
            table = await lobby(store, options=options, game=game, host_id=user, guild_id=user)
            assert (table.options, table.game, table.host_id, table.created_at) == (options, game, user, moment)
            sitting = await store.sittings.sit(table.id, None, user, name, "player")
            assert (sitting.name, sitting.user_id, sitting.joined_at) == (name, user, moment)
            record: MatchRecord = head(1, options=options, salt=salt, game=game, patches=[game])
            started = await store.tables.start(table.id, record, [sitting.id])
            assert await store.entries.record(table.id) == record
            assert (started.head, started.salt, started.seed) == (record, salt, SEED)
            assert await store.tables.get(table.id) == started
            await store.tables.stop(table.id)

        @given_some(options=OBJECT, salt=TEXT, game=TEXT, name=TEXT, user=SNOWFLAKE, moment=MOMENT)
        def check(**values: Any) -> None:
            runner.run(one(**values))

        check()

    with_store(tmp_path, clock, body)


def test_messages_drafts_timers_and_settings_round_trip(tmp_path: Path, clock: Clock):
    def body(store: Store, runner: asyncio.Runner) -> None:
        match = runner.run(playing(store))

        async def one(value: dict[str, Any], text: str, number: int, moment: datetime) -> None:
            clock.time = moment
            last = await store.outbox.last(match.id, "t")
            row = await store.outbox.write(match.id, "t", after_event=number, upto_event=number, body=value)
            assert (row.body, row.upto_event, row.written_at) == (value, number, moment)
            assert row.n == (last.n + 1 if last else 1)
            sent = await store.outbox.mark_sent(row.id, number, number)
            assert await store.outbox.last(match.id, "t") == sent
            await store.drafts.save(match.id, 0, text, value)
            assert await store.drafts.get(match.id, 0, text) == value
            # No NUL in kinds: they are looked up as JSON, and SQLite stops reading at a NUL. Real kinds are words.
            kind = text.replace("\0", "0")
            await store.timers.change(match.id, [NewTimer(0, kind, moment, value)])
            (timer,) = await store.timers.at(match.id)
            assert (timer.kind, timer.due_at, timer.data) == (kind, moment, value)
            assert [due.id for due in await store.timers.due([kind], moment)] == [timer.id]
            assert await store.timers.due([kind], moment - timedelta(microseconds=1)) == []
            await store.timers.change(match.id, [], [timer.id])
            chosen = (await store.people.get(number)).settings
            await store.people.set_settings(number, value)
            assert (await store.people.get(number)).settings == {**chosen, **value}
            notice = await store.notices.write(number, text, value)
            assert notice is None or notice.body == value
            chosen = (await store.guilds.get(number)).settings
            await store.guilds.set_settings(number, value)
            assert (await store.guilds.get(number)).settings == {**chosen, **value}

        @given_some(value=OBJECT, text=TEXT, number=SNOWFLAKE, moment=MOMENT)
        def check(**values: Any) -> None:
            runner.run(one(**values))

        check()

    with_store(tmp_path, clock, body)


@given(st.lists(MOMENT, min_size=2, max_size=2))
def test_stamps_sort_in_the_order_of_their_moments(moments: list[datetime]):
    from storage.values import to_stamp

    one, two = moments
    assert (to_stamp(one) < to_stamp(two)) == (one < two)
    assert datetime.fromisoformat(to_stamp(one)) == one
    assert datetime.fromisoformat(to_stamp(one)).tzinfo == UTC
