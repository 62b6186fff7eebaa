"""Guilds, people, drafts, and the outbox."""

import asyncio
from datetime import timedelta

import pytest

from storage import NoSuchTable, OutboxRow, StillUnsent, Store, WrongState
from tests.storage.making import NOON, Clock, playing

MINUTE = timedelta(minutes=1)


async def test_a_guilds_language_and_settings_are_kept_apart(store: Store):
    assert (await store.guilds.get(5)).language is None
    await store.guilds.set_language(5, "ja")
    await store.guilds.set_settings(5, {"pace": "slow"})
    await store.guilds.set_language(5, "fr")
    guild = await store.guilds.get(5)
    assert (guild.language, guild.settings) == ("fr", {"pace": "slow"})
    await store.guilds.set_language(5, None)
    assert (await store.guilds.get(5)).language is None


async def test_a_persons_messages_and_locale_are_kept_apart(store: Store):
    stranger = await store.people.get(8)
    assert (stranger.dm, stranger.locale) == ("unknown", None)
    await store.people.set_locale(8, "ja")
    await store.people.set_dm(8, "refused")
    await store.people.set_locale(8, "en-GB")
    person = await store.people.get(8)
    assert (person.dm, person.locale) == ("refused", "en-GB")


async def test_a_draft_is_replaced_and_dropped(store: Store):
    match = await playing(store)
    assert await store.drafts.get(match.id, 0, "0.1") is None
    await store.drafts.save(match.id, 0, "0.1", {"crew": ["a"]})
    await store.drafts.save(match.id, 0, "0.1", {"crew": ["a", "b"], "sail": True})
    await store.drafts.save(match.id, 0, "0.2", {})
    assert await store.drafts.get(match.id, 0, "0.1") == {"crew": ["a", "b"], "sail": True}
    await store.drafts.drop(match.id, 0, "0.1")
    await store.drafts.drop(match.id, 0, "0.1")
    assert await store.drafts.get(match.id, 0, "0.1") is None
    assert await store.drafts.get(match.id, 0, "0.2") == {}
    with pytest.raises(NoSuchTable):
        await store.drafts.save(99, 0, "0.1", {})


async def test_messages_are_numbered_without_gaps_per_recipient(store: Store, clock: Clock):
    match = await playing(store)
    first = await store.outbox.write(match.id, "t", after_event=0, upto_event=4, body={"v": 1}, channel_id=20)
    assert (first.n, first.state, first.message_id, first.sent_at, first.written_at) == (1, "written", None, None, NOON)
    assert await store.outbox.unsent(match.id) == [first]
    with pytest.raises(StillUnsent):
        await store.outbox.write(match.id, "t", after_event=4, upto_event=5, body={})
    private = await store.outbox.write(match.id, "s2", after_event=0, upto_event=3, body={})
    assert private.n == 1
    clock.pass_by(1)
    sent = await store.outbox.mark_sent(first.id, 900, 21)
    assert (sent.state, sent.message_id, sent.channel_id) == ("sent", 900, 21)
    assert sent.sent_at - sent.written_at == timedelta(seconds=1)
    refused = await store.outbox.mark_refused(private.id)
    assert (refused.state, refused.message_id) == ("refused", None)
    second = await store.outbox.write(match.id, "t", after_event=4, upto_event=5, body={})
    again = await store.outbox.write(match.id, "s2", after_event=3, upto_event=5, body={})
    assert (second.n, again.n) == (2, 2)
    assert await store.outbox.last(match.id, "t") == second
    assert await store.outbox.last(match.id, "s7") is None
    assert await store.outbox.get(match.id, "t", 1) == sent
    assert await store.outbox.get(match.id, "t", 3) is None
    assert await store.outbox.unsent(match.id) == [second, again]
    assert await store.outbox.all(match.id) == [sent, refused, second, again]


async def test_a_message_is_sent_or_refused_once(store: Store):
    match = await playing(store)
    row = await store.outbox.write(match.id, "t", after_event=0, upto_event=0, body={})
    with pytest.raises(WrongState):
        await store.outbox.extend(row.id, 3, {})
    sent = await store.outbox.mark_sent(row.id, 900, 20)
    for change in (
        store.outbox.mark_sent(row.id, 901, 20),
        store.outbox.mark_refused(row.id),
        store.outbox.mark_refused(99),
    ):
        with pytest.raises(WrongState):
            await change
    assert await store.outbox.last(match.id, "t") == sent


async def test_an_edited_message_never_tells_fewer_events(store: Store):
    match = await playing(store)
    row = await store.outbox.write(match.id, "t", after_event=2, upto_event=3, body={"lines": 1})
    await store.outbox.mark_sent(row.id, 900, 20)
    more = await store.outbox.extend(row.id, 6, {"lines": 4})
    assert (more.after_event, more.upto_event, more.body, more.message_id) == (2, 6, {"lines": 4}, 900)
    with pytest.raises(WrongState):
        await store.outbox.extend(row.id, 5, {})
    assert await store.outbox.extend(row.id, 6, {"lines": 4}) == more


async def test_the_edited_messages_of_a_round_are_noted_in_one_transaction(store: Store):
    match = await playing(store)
    sent: list[OutboxRow] = []
    for number, recipient in enumerate(("t", "s1", "s2")):
        row = await store.outbox.write(match.id, recipient, after_event=0, upto_event=3, body={})
        sent.append(await store.outbox.mark_sent(row.id, 900 + number, 20))
    before = store.commits
    await store.outbox.extend_all((row.id, 5, {"for": row.recipient}) for row in sent)
    assert store.commits == before + 1
    extended = [await store.outbox.last(match.id, recipient) for recipient in ("t", "s1", "s2")]
    assert extended == [row.model_copy(update={"upto_event": 5, "body": {"for": row.recipient}}) for row in sent]
    await store.outbox.extend_all([])
    assert store.commits == before + 1


async def test_of_the_edited_messages_of_a_round_none_is_noted_if_one_is_refused(store: Store):
    match = await playing(store)
    channel = await store.outbox.write(match.id, "t", after_event=0, upto_event=3, body={})
    channel = await store.outbox.mark_sent(channel.id, 900, 20)
    unsent = await store.outbox.write(match.id, "s1", after_event=0, upto_event=3, body={})
    for refused in ((unsent.id, 5), (channel.id, 4), (99, 5)):
        with pytest.raises(WrongState):
            await store.outbox.extend_all([(channel.id, 5, {"lost": True}), (*refused, {})])
        assert await store.outbox.all(match.id) == [channel, unsent]


async def test_many_writers_to_one_recipient_write_one_message(store: Store):
    match = await playing(store)
    writes = [store.outbox.write(match.id, "t", after_event=0, upto_event=1, body={"i": i}) for i in range(20)]
    outcome = await asyncio.gather(*writes, return_exceptions=True)
    assert sum(isinstance(one, StillUnsent) for one in outcome) == 19
    with pytest.raises(NoSuchTable):
        await store.outbox.write(99, "t", after_event=0, upto_event=1, body={})


async def test_settings_changed_at_the_same_time_are_all_kept(store: Store):
    table = (await playing(store)).id
    for first, second in (({"a": 1, "b": [1]}, {"b": None, "c": {}}), ({"a": 2}, {"c": {"d": 3}})):
        await asyncio.gather(
            *(
                change(key, values)
                for values in (first, second)
                for key, change in ((5, store.guilds.set_settings), (8, store.people.set_settings))
            ),
            store.tables.set_pace(table, first),
            store.tables.set_pace(table, second),
        )
    row = await store.tables.get(table)
    assert row is not None
    kept = [(await store.guilds.get(5)).settings, (await store.people.get(8)).settings, row.pace]
    assert kept == [{"a": 2, "b": None, "c": {"d": 3}}] * 3
