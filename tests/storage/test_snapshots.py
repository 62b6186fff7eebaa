"""A snapshot holds what one delivery round needs, as it is at one moment."""

from storage import GuildRow, PersonRow, Store

from .making import NOON, lobby


async def test_a_snapshot_holds_server_people_newest_messages_and_drafts(store: Store) -> None:
    table, other = await lobby(store), await lobby(store, channel_id=21)
    await store.guilds.set_language(10, "fr")
    await store.people.set_dm(30, "refused")
    for recipient in ("t", "s1"):
        row = await store.outbox.write(table.id, recipient, after_event=0, upto_event=2, body={"kind": "page"})
        await store.outbox.mark_sent(row.id, 500, 20)
    newest = await store.outbox.write(table.id, "t", after_event=2, upto_event=3, body={"kind": "page"})
    await store.outbox.write(other.id, "t", after_event=0, upto_event=9, body={})
    await store.drafts.save(table.id, 1, "1.4", {"value": "pile"})
    await store.drafts.save(other.id, 1, "1.4", {"value": "tavern"})
    taken = await store.snapshots.take(table.id, 10, [31, 30, 31])
    assert taken.now == NOON
    assert taken.server == GuildRow(id=10, language="fr")
    assert list(taken.people) == [30, 31]
    assert taken.people[30].dm == "refused"
    assert taken.people[31] == PersonRow(user_id=31)
    assert taken.newest["t"] == newest
    assert (taken.newest["s1"].n, taken.newest["s1"].state) == (1, "sent")
    assert taken.drafts == {(1, "1.4"): {"value": "pile"}}


async def test_a_snapshot_of_strangers_holds_defaults(store: Store) -> None:
    taken = await store.snapshots.take(7, 99, [])
    assert (taken.server, taken.people, taken.newest, taken.drafts) == (GuildRow(id=99), {}, {}, {})


async def test_a_damaged_row_holds_up_nobody_else(store: Store) -> None:
    table = await lobby(store)
    for recipient in ("t", "s1"):
        await store.outbox.write(table.id, recipient, after_event=0, upto_event=2, body={})
    await store.people.set_locale(40, "ja")
    async with store._database.writing() as write:
        await write.all("UPDATE outbox SET body = '[]' WHERE recipient = 's1'")
        await write.all("UPDATE people SET settings = '[]' WHERE user_id = 40")
    taken = await store.snapshots.take(table.id, 10, [40, 41])
    assert list(taken.newest) == ["t"]
    assert taken.unreadable == {"s1"}
    assert list(taken.people) == [41]


async def test_several_people_are_read_at_once(store: Store) -> None:
    await store.people.set_locale(40, "ja")
    people = await store.people.many([41, 40])
    assert people == {40: PersonRow(user_id=40, locale="ja"), 41: PersonRow(user_id=41)}
