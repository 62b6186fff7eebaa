"""Lessons: tables of one person's own, which no query about channels, servers, people's tables or work finds."""

from datetime import timedelta

from storage import CURRENT, Newcomer, Store, TableRow
from storage.deleting import CHILDREN
from tests.storage.making import Clock, entry, ever_at, head, lobby, playing

ANN, BOB = 310031, 320032


async def begun(store: Store, learner: int = ANN, game: str = "corsari") -> TableRow:
    seated = [Newcomer(learner, "Ann"), Newcomer(None, "AI 1")]
    return await store.lessons.begin(learner, head(game=game), seated, "c0")


async def rows_of(store: Store, table_id: int) -> int:
    """Count the rows that belong to a table."""
    async with store._database.reading() as read:
        found = [await read.all(f"SELECT 1 FROM {child} WHERE table_id = ?", table_id) for child in CHILDREN]
    return sum(map(len, found))


async def test_a_lesson_is_a_match_that_has_begun(store: Store) -> None:
    lesson = await begun(store)
    assert (lesson.state, lesson.learner, lesson.read_to) == ("playing", ANN, 0)
    assert [(s.seat, s.user_id, s.controller) for s in await ever_at(store, lesson.id)] == [
        (0, ANN, "player"),
        (1, None, "pilot"),
    ]
    await store.entries.append(lesson.id, 0, [entry()], user_id=ANN, interaction_id=1)
    assert (await store.entries.record(lesson.id)).entries == (entry(),)
    assert [row.id for row in await store.lessons.of(ANN)] == [lesson.id]
    assert await store.lessons.of(BOB) == []


async def test_a_person_has_one_lesson_of_each_game(store: Store) -> None:
    first, other, his = await begun(store), await begun(store, game="tortuga"), await begun(store, BOB)
    await store.entries.append(first.id, 0, [entry()], user_id=ANN, interaction_id=1)
    again = await begun(store)
    assert again.id > his.id
    assert await store.tables.get(first.id) is None
    assert await rows_of(store, first.id) == 0
    assert [row.id for row in await store.lessons.of(ANN)] == [other.id, again.id]
    assert [row.id for row in await store.lessons.of(BOB)] == [his.id]


async def test_the_last_page_read_never_moves_back(store: Store) -> None:
    lesson, table = await begun(store), await playing(store)
    for number in (4, 2):
        await store.lessons.read(lesson.id, number)
    await store.lessons.read(table.id, 4)
    assert [row.read_to for row in await store.lessons.of(ANN)] == [4]
    assert (await store.tables.get(table.id)).read_to == 0  # pyright: ignore[reportOptionalMemberAccess]


async def test_a_lesson_is_found_nowhere_else(store: Store, clock: Clock) -> None:
    lesson = await begun(store)
    await store.entries.append(lesson.id, 0, [entry()], user_id=ANN, interaction_id=1)
    assert await store.tables.of(ANN, archived=True) == []
    assert await store.tables.in_channel(0) is None
    assert await store.work.unhandled() == []
    assert await store.tables.untold() == []
    assert await store.tables.places() == []
    assert await store.privacy.guilds() == []
    assert await store.privacy.seats_of(ANN) == []
    clock.pass_by(timedelta(days=400).total_seconds())
    assert await store.tables.still(clock.time - timedelta(days=1)) == []
    # It holds no channel: neither that of a lobby, nor that of another lesson.
    await begun(store, BOB)
    table = await lobby(store, 0)
    assert [row.id for row in await store.tables.all(*CURRENT) if row.learner is None] == [table.id]


async def test_a_lesson_is_counted_apart_and_forgotten_with_its_learner(store: Store) -> None:
    lesson, his = await begun(store), await begun(store, BOB)
    await store.entries.append(lesson.id, 0, [entry()], user_id=ANN, interaction_id=1)
    kept = await store.privacy.about(ANN)
    assert (kept.lessons, kept.tables, kept.hosted, kept.open) == (1, 0, 0, 0)
    assert list(await store.privacy.forget(ANN, str, str)) == []
    assert await store.tables.get(lesson.id) is None
    assert await rows_of(store, lesson.id) == 0
    assert [row.id for row in await store.lessons.of(BOB)] == [his.id]


async def test_a_lesson_ends_and_no_match_does(store: Store) -> None:
    lesson, table = await begun(store), await playing(store)
    for number in (lesson.id, table.id):
        await store.lessons.end(number)
    assert await store.tables.get(lesson.id) is None
    assert await store.tables.get(table.id) is not None


async def test_lessons_that_nobody_goes_on_with_are_cleared(store: Store, clock: Clock) -> None:
    old, used = await begun(store), await begun(store, game="tortuga")
    table = await playing(store)
    clock.pass_by(100)
    await store.entries.append(used.id, 0, [entry()], user_id=ANN, interaction_id=1)
    new = await begun(store, BOB)
    assert await store.lessons.clear(clock.time - timedelta(seconds=50)) == [old.id]
    assert [row.id for row in await store.tables.all()] == [used.id, table.id, new.id]


async def test_people_of_a_purged_server_lose_their_lessons(store: Store) -> None:
    table = await playing(store)
    theirs, others = await begun(store, 31), await begun(store, BOB)
    assert list(await store.privacy.purge(table.guild_id)) == [table.id]
    assert await store.tables.get(theirs.id) is None
    assert await store.tables.get(others.id) is not None
