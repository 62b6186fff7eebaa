"""The bot is stopped cleanly and started again: tables continue, old buttons work, nothing is told twice."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.loopback import Message

from ..house import House, settled
from .audit import complaints
from .playing import all_settled, eventually, everything, is_form, of_bot, play_on, restart, table_of

SENDING = r"^/channels/\d+/messages$"
SHORT = "end_mode=fixed_rounds fixed_rounds=1"


@pytest.fixture
async def told_once(house: House):
    """After the test, compare the log with what people were told."""
    yield
    await all_settled(house)
    assert await complaints(house.server, house.settings.database) == []


async def test_in_the_lobby(house: House, told_once) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    await house.press(ann, card, "join")
    before = everything(house.server, ann)
    await restart(house)
    await house.press(ben, card, "join")
    await house.bot.settled(await table_of(house), 5)
    assert list(everything(house.server, ann)) == list(before)
    assert "Ann" not in card.text  # the message mentions people and does not name them
    assert card.text.count("<@") == 2 + 1  # both seats, and the host, who may start
    assert len(of_bot(house.server, ben.dm)) == 1
    await house.press(ann, card, "start")
    assert (await table_of(house)).row.state == "playing"


async def test_during_a_turn(house: House, told_once) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    screen = await house.own_screen(ann)
    await house.press(ann, screen, "a", arg="pile")
    await house.bot.settled(table, 30)
    before = everything(house.server, ann, ben)
    await restart(house)
    table = await table_of(house)
    await house.bot.settled(table, 30)
    assert everything(house.server, ann, ben) == before
    await house.select(ann, screen, "a", [screen.selects[0].options[0].value])
    assert "Nothing to do right now" in screen.text
    assert list(await table.look(lambda match: list(match.questions))) == [1]
    await house.bot.settled(table, 30)


async def test_with_a_form_partly_filled_in(house: House, told_once) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=SHORT)
    await play_on(table, until=is_form)
    question = await table.look(lambda match: next(iter(match.questions.values())))
    player = ann if table.sitting_of(ann.id).seat == question.seat else ben
    other = question.proposals[-1]
    assert len(question.proposals) > 1
    screen = await house.own_screen(player)
    await house.press(player, screen, "propose", arg=other.id)
    await restart(house)
    await house.press(player, screen, "confirm")
    entry = (await house.bot.store.entries.after(table.id))[-1].entry
    assert entry.question == question.id
    assert dict(entry.answer) == dict(other.answer)


async def test_with_an_open_modal(house: House, told_once) -> None:
    (ann,) = house.people("Ann")
    card = await house.open_lobby(ann)
    screen = (await house.press(ann, card, "options")).message
    await house.select(ann, screen, "option", ["limit"])
    opened = await house.press(ann, screen, "type", step="limit")
    assert opened.modal is not None
    await restart(house)
    await settled(await ann.submit(opened.modal, {"value": "77"}))
    table = await table_of(house)
    assert table.row.options["limit"] == 77
    await house.bot.settled(table, 30)


async def test_after_the_end(house: House, told_once) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=SHORT)
    old = (await house.board(ann)).components
    await play_on(table)
    await eventually(lambda: table.id not in house.bot.crew.awake)
    before = everything(house.server, ann, ben)
    await restart(house)
    # A client that was disconnected still shows the buttons of the first page.
    board = of_bot(house.server, house.server.channel)[-1]
    now, board.components = board.components, old
    reply = await house.press(ann, board, "hand")
    board.components = now
    assert reply.message is not None
    assert "win" in reply.message.text
    assert house.idle
    assert everything(house.server, ann, ben) == before
    # The channel is free again.
    await house.open_lobby(ben)


async def test_events_not_told_before_the_stop_are_told(house: House, told_once) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await house.bot.settled(table, 30)
    house.server.faults.add("POST", SENDING, status=503, times=1000)
    house.server.faults.add("PATCH", "/messages/", status=503, times=1000)
    await play_on(table, 40)
    await house.stop()
    house.server.faults.clear()
    assert await complaints(house.server, house.settings.database) != []
    await house.start()


async def test_an_end_that_was_not_told_is_told(house: House, told_once) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=SHORT)
    house.server.faults.add("POST", SENDING, status=503, times=1000)
    house.server.faults.add("PATCH", "/messages/", status=503, times=1000)
    await play_on(table)
    await house.stop()
    house.server.faults.clear()
    await house.start()
    await eventually(lambda: house.idle)
    assert any("win" in text for _, text in everything(house.server).values())


async def test_a_hand_that_arrives_after_the_end_is_brought_up_to_date(house: House, told_once) -> None:
    """Nothing was told to them alone since: the message sent again is their newest, and shows the end."""
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann, options=SHORT)
    await house.press(ann, card, "join")
    await house.press(ben, card, "join")
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    await house.bot.settled(table, 30)
    dms = [f"^/channels/{person.open_dm().id}/messages$" for person in (ann, ben)]
    hands = [house.server.faults.add("POST", path, status=503, times=1000) for path in dms]
    await house.press(ann, card, "start")
    await eventually(lambda: all(fault.times < 1000 for fault in hands))
    house.server.faults.add("PATCH", "/messages/", status=503, times=1000)
    await play_on(table)
    await house.stop()
    house.server.faults.clear()
    await house.start()
    await eventually(lambda: house.idle)
    for person in (ann, ben):
        assert "The last round is over" in everything(house.server, person)[person.sees(person.open_dm())[-1].id][1]


async def test_a_match_stopped_before_its_last_events_were_told_says_that_it_was_stopped(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await house.bot.settled(table, 30)
    house.server.faults.add("POST", SENDING, status=503, times=1000)
    house.server.faults.add("PATCH", "/messages/", status=503, times=1000)
    await play_on(table, 2)
    await house.bot.store.tables.stop(table.id)
    await house.stop()
    house.server.faults.clear()
    await house.start()
    await eventually(lambda: house.idle)
    board = await house.board(ann, "again")
    assert "The match was stopped" in board.text


@pytest.fixture
async def small_house(tmp_path: Path) -> AsyncIterator[House]:
    """Start a house that keeps one match in memory."""
    async with House(tmp_path, live_matches=1, dice_seed="three tables") as house:
        yield house


async def test_several_tables_with_one_match_in_memory(small_house: House) -> None:
    house = small_house
    tables = []
    for name in ("tavern", "cellar", "attic"):
        if name != "tavern":
            house.server.channel = house.server.add_channel(name)
        ann, ben = house.people(f"Ann of {name}", f"Ben of {name}")
        tables.append(await house.sit_down(ann, ben, options="end_mode=fixed_rounds fixed_rounds=5"))
    for _ in range(3):
        for table in tables:
            await play_on(table, 2)
    for table in tables:
        await house.bot.settled(table, 30)
    await tables[0].look(lambda _: None)
    live = [table for table in tables if table._match is not None]
    assert len(live) == 1
    for table in tables:
        await play_on(table)
    await eventually(lambda: house.idle)
    assert house.bot.tables._tables == {}
    assert house.bot.tables._live == {}
    assert all("win" in newest_of(house, table.row.channel_id).text for table in tables)
    assert await complaints(house.server, house.settings.database) == []


def newest_of(house: House, channel_id: int) -> Message:
    return of_bot(house.server, house.server.state.world.channels[channel_id])[-1]


async def test_the_same_interaction_twice_gives_one_answer(house: House, told_once) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    screen = await house.own_screen(ann)
    reply = await house.press(ann, screen, "a", arg="pile")
    before = len(await house.bot.store.entries.after(table.id))
    house.server.expected.add(40060)
    house.server.state.send(reply.interaction)
    await house.shown(lambda: sum(entry["status"] == 400 for entry in house.server.traffic) == 1)
    await house.bot.settled(table, 30)
    assert len(await house.bot.store.entries.after(table.id)) == before
    await restart(house)
    house.server.state.send(reply.interaction)
    await house.shown(lambda: sum(entry["status"] == 400 for entry in house.server.traffic) == 2)
    assert len(await house.bot.store.entries.after(table.id)) == before
