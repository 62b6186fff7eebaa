"""/game move: a table goes on in another channel of its server, and everything about it stays."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

import bot.delivery.messages
import bot.delivery.worker
from bot.cli.transcript import presses
from bot.loopback import Channel, Message, Permission, Person
from bot.settings import NOTICE
from bot.workers.archiving import archive_idle

from ...end_to_end.playing import eventually, play_on, restart
from ...end_to_end.test_frozen import tamper
from ...hand_clock import HandClock
from ...house import House, settled
from ...weeks import Weeks
from ..ears import begun as toy_begun
from ..evenings import told
from ..places import Placed, placed
from ..vacations import goes_away


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the waits of the delivery between attempts and between looks at a channel."""
    monkeypatch.setattr(bot.delivery.worker, "RETRY", (0.01, 0.02))
    monkeypatch.setattr(bot.delivery.messages, "LOOK", timedelta(0))


async def begun(house: House) -> tuple[Placed, Person, Person]:
    ann, ben = house.people("Ann", "Ben")
    return await placed(house, ann, ben), ann, ben


async def moved(house: House, person: Person, channel: Channel, game: Placed) -> str:
    """Use the command in a channel; return the private answer."""
    reply = await settled(await person.slash("game move", channel, match=str(game.number)))
    await game.settle()
    return reply.text


def with_buttons(game: Placed, channel: Channel) -> list[Message]:
    return [message for message in game.shown(channel) if message.buttons]


# ---------------------------------------------------------------- parts that stay, and parts that move


async def test_a_match_goes_on_in_another_channel(house: House) -> None:
    game, ann, ben = await begun(house)
    tavern, cellar = house.server.channel, house.server.add_channel("cellar")
    await settled(await ann.slash("game pace", tavern, time="daily"))
    await game.on(3)
    table, store = await game.table(), house.bot.store
    question = await table.look(lambda match: next(iter(match.questions.values())))
    await store.drafts.save(table.id, question.seat, question.id, {"value": ["one"]})
    timers, (old,) = list(table.timers), with_buttons(game, tavern)
    assert ann.dm is not None
    direct = len(game.shown(ann.dm))
    answer = await moved(house, ann, cellar, game)
    (new,) = with_buttons(game, cellar)
    assert str(new.id) in answer
    # The old message leads there, and can no longer be played with.
    assert not with_buttons(game, tavern)
    assert f"The match continues in {cellar.mention}" in old.text
    assert str(new.id) in old.text
    # Deadlines, drafts and direct messages are as they were.
    assert [(timer.kind, timer.seat, timer.due_at) for timer in table.timers] == [
        (timer.kind, timer.seat, timer.due_at) for timer in timers
    ]
    assert await store.drafts.get(table.id, question.seat, question.id) == {"value": ["one"]}
    assert len(game.shown(ann.dm)) == direct
    assert cellar.mention in game.shown(ann.dm)[-1].text
    await game.whole()
    # It is played there, also after a restart, and the old channel is free.
    before = len(game.shown(tavern))
    await game.on(8)
    await restart(house)
    await game.on(8)
    await game.whole()
    assert len(game.shown(tavern)) == before
    house.server.channel = tavern
    assert await house.open_lobby(ben)


async def test_old_buttons_answer_politely(house: House) -> None:
    house.server.expected.add(50001)
    game, ann, _ = await begun(house)
    tavern, cellar = house.server.channel, house.server.add_channel("cellar")
    (old,) = with_buttons(game, tavern)
    private = await house.own_screen(ann, "hand")
    # The bot cannot take the buttons away in a channel that it may not see.
    house.server.deny(tavern, Permission.VIEW_CHANNEL)
    await moved(house, ann, cellar, game)
    house.server.deny(tavern, 0)
    await game.settle()
    (new,) = with_buttons(game, cellar)
    pressed = [(old, custom_id) for custom_id, press in presses(old) if press.verb in ("move", "hand", "more")]
    assert pressed
    pressed += [(private, custom_id) for custom_id, _ in presses(private)]
    before = await (await game.table()).look(lambda match: len(match.entries))
    for message, custom_id in pressed:
        reply = await settled(await ann.forge(message, custom_id))
        assert "continues in another channel" in reply.text
        assert str(new.id) in reply.text
    assert await (await game.table()).look(lambda match: len(match.entries)) == before
    # In a channel where it never stood nobody learns where it is.
    attic = house.server.add_channel("attic")
    await moved(house, ann, attic, game)
    (board,) = with_buttons(game, attic)
    other = await ann.say(cellar, "Arr!")
    other.channel = house.server.add_channel("quay")
    other.components = board.components
    reply = await settled(await ann.forge(other, pressed[0][1]))
    assert "continues in another channel" not in reply.text


async def test_there_and_back_again(house: House) -> None:
    game, ann, _ = await begun(house)
    tavern, cellar = house.server.channel, house.server.add_channel("cellar")
    for target in (cellar, tavern, cellar):
        await moved(house, ann, target, game)
        await game.on(3)
        await game.whole()
    assert len(with_buttons(game, cellar)) == 1
    assert not with_buttons(game, tavern)


async def test_a_thread_and_a_paused_match(house: House) -> None:
    game, ann, _ = await begun(house)
    thread = house.server.add_thread("cellar")
    await told(house, ann, "game pause")
    await moved(house, ann, thread, game)
    table = await game.table()
    assert table.paused
    assert "paused" in with_buttons(game, thread)[0].text
    house.server.channel = thread
    await told(house, ann, "game resume")
    await game.on(4)
    await game.whole()


async def test_a_lobby_moves_with_the_people_in_it(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    tavern, cellar = house.server.channel, house.server.add_channel("cellar")
    card = await house.open_lobby(ann)
    for person in (ann, ben):
        await house.press(person, card, "join")
    table = await house.bot.tables.in_channel(tavern.id)
    assert table is not None
    game = Placed(house, table, ann, ben)
    await moved(house, ann, cellar, game)
    assert not card.buttons
    assert cellar.mention in card.text
    (new,) = with_buttons(game, cellar)
    assert ann.mention in new.text
    assert ben.mention in new.text
    house.server.channel = cellar
    await house.press(ann, new, "start")
    await game.on(4)
    await game.whole()


async def test_a_frozen_match_keeps_its_notice(house: House) -> None:
    game, ann, _ = await begun(house)
    cellar = house.server.add_channel("cellar")
    await game.on(5)
    table = await game.table()
    await house.stop()
    tamper(house, table)
    await house.start()
    await settled(await ann.slash("hand", house.server.channel))
    await eventually(lambda: any("is frozen" in message.text for message in game.shown(house.server.channel)))
    await game.settle()
    await moved(house, ann, cellar, game)
    assert ["is frozen" in message.text for message in game.shown(cellar)] == [True]
    assert cellar.mention in game.shown(house.server.channel)[-1].text


@pytest.fixture
async def month(tmp_path: Path) -> AsyncIterator[House]:
    """A house whose clock is set by hand."""
    async with House(tmp_path, clock=HandClock()) as house:
        yield house


async def archive(house: House, game: Placed) -> None:
    for by in (timedelta(days=30) - NOTICE, NOTICE):
        assert isinstance(house.clock, HandClock)
        house.clock.move(by)
        await archive_idle(house.bot.services)
        await house.bot.settled(await game.table(), 30)
    row = await house.bot.store.tables.get(game.number)
    assert row is not None
    assert row.state == "archived"


async def test_moving_an_archived_match_wakes_it(month: House) -> None:
    game, ann, _ = await begun(month)
    tavern, cellar = month.server.channel, month.server.add_channel("cellar")
    await game.on(3)
    await archive(month, game)
    assert game.number == (await found(month, ann, cellar))[0]
    await moved(month, ann, cellar, game)
    table = await game.table()
    assert (table.row.state, table.row.channel_id) == ("playing", cellar.id)
    assert len(with_buttons(game, cellar)) == 1
    assert not with_buttons(game, tavern)
    await game.on(4)
    await game.whole()


async def test_the_host_of_an_archived_match_whose_channel_is_deleted_can_bring_it_back(month: House) -> None:
    month.server.expected.update((10003, 50001))
    game, ann, _ = await begun(month)
    cellar = month.server.add_channel("cellar")
    await archive(month, game)
    game.delete(month.server.channel)
    await month.shown(lambda: game.notices(ann))
    await moved(month, ann, cellar, game)
    assert len(with_buttons(game, cellar)) == 1
    assert len(game.notices(ann)) == 1


async def found(house: House, person: Person, channel: Channel, typed: str = "") -> list[int]:
    """Return the numbers of the matches that the command offers."""
    return [int(str(choice.value)) for choice in await person.autocomplete("game move", channel, "match", typed)]


# ---------------------------------------------------------------- a lost channel


@pytest.mark.parametrize("lost", ["deleted", "hidden", "mute"])
async def test_a_match_moves_out_of_a_lost_channel(house: House, lost: str) -> None:
    house.server.expected.update((10003, 50001, 50013))
    game, ann, _ = await begun(house)
    tavern, cellar = house.server.channel, house.server.add_channel("cellar")
    await game.on(2)
    if lost == "deleted":
        game.delete(tavern)
    else:
        house.server.deny(tavern, Permission.VIEW_CHANNEL if lost == "hidden" else Permission.SEND_MESSAGES)
    await house.shown(lambda: game.notices(ann))
    await game.on(6)
    assert game.number in await found(house, ann, cellar)
    await moved(house, ann, cellar, game)
    (new,) = with_buttons(game, cellar)
    assert "My move" in [button.label for button in new.buttons]
    await game.on(6)
    assert len(game.notices(ann)) == 1
    if lost != "hidden":
        # In a hidden channel other people still see the old messages: the last part is told twice.
        await game.whole()
    requests = game.asked_of(tavern)
    await game.on(6)
    assert game.asked_of(tavern) == requests


async def test_the_players_are_told_and_move_it_while_the_host_is_on_vacation(weeks: Weeks) -> None:
    weeks.server.expected.add(10003)
    ann, ben = weeks.people("Ann", "Ben")
    table = await toy_begun(weeks, ann, ben, script="two+two+two")
    cellar = weeks.server.add_channel("cellar")
    await goes_away(weeks, table, ann, 5, ai=True)
    game = Placed(weeks, table, ann, ben)
    before = len(game.notices(ben))
    game.delete(weeks.server.channel)
    await weeks.shown(lambda: len(game.notices(ben)) > before)
    assert "was deleted" in game.notices(ben)[-1]
    assert not any("was deleted" in text for text in game.notices(ann))
    assert await found(weeks, ben, cellar) == [table.id]
    await moved(weeks, ben, cellar, game)
    assert len(with_buttons(game, cellar)) == 1


# ---------------------------------------------------------------- a message that may have arrived


@pytest.mark.parametrize("arrived", [True, False])
@pytest.mark.parametrize("gone", [False, True], ids=["channel stands", "channel deleted"])
async def test_a_message_that_may_have_arrived_is_settled_first(house: House, *, arrived: bool, gone: bool) -> None:
    house.server.expected.add(10003)
    house.server.state.world.nonce_window = timedelta(0)
    game, _, ben = await begun(house)
    tavern, cellar = house.server.channel, house.server.add_channel("cellar")
    for _ in range(6):
        await ben.say(tavern, "Arr!")
    path = f"/channels/{tavern.id}/messages"
    house.server.faults.add("POST", f"^{path}$", status=503, after=arrived, times=1)

    async def nobody_can_find_out(entry: dict[str, Any]) -> None:
        if (entry["method"], entry["path"]) == ("POST", path):
            house.server.hooks.before_request = None
            for method in ("GET", "POST"):
                house.server.faults.add(method, f"^{path}$", status=503, times=1_000_000)

    house.server.hooks.before_request = nobody_can_find_out
    known = len(game.shown(tavern))
    await play_on(await game.table(), 2)
    await eventually(lambda: any(entry["status"] == 503 for entry in house.server.traffic))
    await eventually_written(game)
    assert len(game.shown(tavern)) == known + arrived
    await (await game.table()).move(cellar.id)
    if gone:
        game.delete(tavern)
    house.server.faults.clear()
    await game.settle()
    await house.shown(lambda: with_buttons(game, cellar))
    await game.settle()
    assert not with_buttons(game, tavern)
    rows = [row for row in await house.bot.store.outbox.all(game.number) if row.recipient == "t"]
    before = [row for row in rows if row.channel_id == tavern.id][-1]
    (begin,) = [row.after_event for row in rows if row.channel_id == cellar.id][:1]
    found_there = arrived and not gone
    assert before.state == ("sent" if found_there else "refused")
    # Only events that nobody can have read are told again.
    assert begin == (before.upto_event if found_there else before.after_event)
    if not gone:
        await game.whole()
        await game.on(4)
        await game.whole()


async def eventually_written(game: Placed) -> None:
    """Wait until the newest row of the channel is neither sent nor refused."""
    async with asyncio.timeout(60):
        while (last := await game.house.bot.store.outbox.last(game.number, "t")) is None or last.state != "written":
            await asyncio.sleep(0.01)


async def test_the_bot_stops_between_the_move_and_its_message(house: House) -> None:
    game, _, _ = await begun(house)
    tavern, cellar = house.server.channel, house.server.add_channel("cellar")
    await game.on(3)
    house.server.faults.add("POST", f"^/channels/{cellar.id}/messages$", drop=True, after=True, times=1)
    await (await game.table()).move(cellar.id)
    await eventually(lambda: game.shown(cellar))
    await restart(house)
    await house.bot.wait_until_ready()
    await game.settle()
    await game.whole()
    assert len(with_buttons(game, cellar)) == 1
    assert not with_buttons(game, tavern)


# ---------------------------------------------------------------- refusals


async def test_invalid_moves_of_a_match_are_refused(house: House) -> None:
    game, ann, ben = await begun(house)
    tavern, cellar = house.server.channel, house.server.add_channel("cellar")
    elsewhere = house.server.add_guild("Port")
    quay = house.server.add_channel("quay", elsewhere)
    (zoe,) = house.people("Zoe", guilds=[elsewhere])
    house.server.state.world.join(elsewhere, ann.user)

    async def refused(person: Person, channel: Channel, match: Any = None) -> str:
        typed = str(game.number if match is None else match)
        return (await settled(await person.slash("game move", channel, match=typed))).text

    assert "Only the host" in await refused(ben, cellar)
    assert "another server" in await refused(ann, quay)
    assert "don’t know that match" in await refused(zoe, quay)
    assert "already in this channel" in await refused(ann, tavern)
    for unknown in ("99", "²", "corsari", "-1", "9" * 99):
        assert "don’t know that match" in await refused(ann, cellar, unknown)
    house.server.deny(cellar, Permission.SEND_MESSAGES | Permission.READ_MESSAGE_HISTORY)
    said = await refused(ann, cellar)
    assert "Send Messages" in said
    assert "Read Message History" in said
    assert "View Channel" not in said
    house.server.deny(cellar, 0)
    house.server.channel = cellar
    await house.open_lobby(ben)
    assert "already a table in this channel" in await refused(ann, cellar)
    table = await game.table()
    assert table.row.channel_id == tavern.id
    assert len(with_buttons(game, tavern)) == 1
    attic = house.server.add_channel("attic")
    house.server.channel = tavern
    reply = await settled(await ann.slash("game stop", tavern))
    assert reply.message is not None
    await house.press(ann, reply.message, "dostop")
    assert "is over" in await refused(ann, attic)


async def test_only_matches_that_can_be_brought_here_are_offered(house: House) -> None:
    game, ann, ben = await begun(house)
    (boss,) = house.people("Boss", permissions=int(Permission.MANAGE_GUILD))
    tavern, cellar = house.server.channel, house.server.add_channel("cellar")
    (choice,) = await ann.autocomplete("game move", cellar, "match", "")
    assert choice.name == "Corsari · #tavern · Ann and Ben"
    assert await found(house, ann, cellar, "tavern") == [game.number]
    assert await found(house, ann, cellar, "attic") == []
    assert await found(house, ann, tavern) == []
    assert await found(house, ben, cellar) == []
    assert await found(house, boss, cellar) == [game.number]


async def test_a_new_table_names_all_missing_permissions(house: House) -> None:
    (ann,) = house.people("Ann")
    (remi,) = house.people("Remi", locale="fr")
    (yuki,) = house.people("Yuki", locale="ja")
    channel = house.server.channel
    lacking = Permission.SEND_MESSAGES | Permission.READ_MESSAGE_HISTORY
    house.server.deny(channel, lacking)
    said = await told(house, ann, "game new", game="corsari")
    assert "**Send Messages** and **Read Message History**" in said.text
    french = await told(house, remi, "game new", game="corsari")
    assert "**Envoyer des messages** et **Voir les anciens messages**" in french.text
    japanese = await told(house, yuki, "game new", game="corsari")
    assert "**メッセージを送信**" in japanese.text
    house.server.deny(channel, Permission.VIEW_CHANNEL)
    assert "**View Channel**" in (await told(house, ann, "game new", game="corsari")).text
    # Without files a table is shown in words; the host hears what its pictures need.
    house.server.deny(channel, Permission.ATTACH_FILES)
    (boss,) = house.people("Boss", permissions=int(Permission.MANAGE_GUILD))
    await told(house, boss, "settings pictures", pictures="dark")
    assert await house.open_lobby(ann)
    (row,) = await house.bot.store.tables.all()
    table = await house.bot.tables.get(row.id)
    assert table is not None
    game = Placed(house, table, ann)
    await house.shown(lambda: game.notices(ann))
    assert "no pictures" in game.notices(ann)[0]
    assert "**Attach Files**" in game.notices(ann)[0]


# ---------------------------------------------------------------- permissions and notices


async def test_the_new_channel_reads_the_match_that_was_brought_there(house: House) -> None:
    game, ann, _ = await begun(house)
    tavern, cellar = house.server.channel, house.server.add_channel("cellar")
    # Another match begins later in the cellar, and ends there.
    house.server.channel = cellar
    cem, dee = house.people("Cem", "Dee")
    other = await house.sit_down(cem, dee)
    await stop(house, cem, cellar)
    await house.bot.settled(other, 30)
    ended = await house.bot.tables.last_played(cellar.id)
    assert ended is not None
    assert ended.id == other.id
    house.server.channel = tavern
    await moved(house, ann, cellar, game)
    for command in ("game verify", "game log", "game status"):
        reply = await settled(await ann.slash(command, tavern))
        assert "continues in another channel" in reply.text
    table = await house.bot.tables.last_played(cellar.id)
    assert table is not None
    assert table.id == game.number
    # Once it is over, the match that ended last is read.
    await stop(house, ann, cellar)
    await game.settle()
    table = await house.bot.tables.last_played(cellar.id)
    assert table is not None
    assert (table.id, table.row.state) == (game.number, "stopped")


async def stop(house: House, person: Person, channel: Channel) -> None:
    """End a match as its host does."""
    asked = await settled(await person.slash("game stop", channel))
    assert asked.message is not None
    await house.press(person, asked.message, "dostop")


async def test_a_player_brings_the_match_back_if_the_host_cannot_be_told(house: House) -> None:
    house.server.expected.update((10003, 50007))
    game, ann, ben = await begun(house)
    tavern, cellar = house.server.channel, house.server.add_channel("cellar")
    assert "Only the host" in await moved(house, ben, cellar, game)
    assert await found(house, ben, cellar) == []
    ann.dms = False
    game.delete(tavern)
    await house.shown(lambda: game.notices(ben))
    assert await found(house, ben, cellar) == [game.number]
    await moved(house, ben, cellar, game)
    assert len(with_buttons(game, cellar)) == 1


async def test_strangers_do_not_learn_that_a_match_exists(house: House) -> None:
    game, _, _ = await begun(house)
    cellar = house.server.add_channel("cellar")
    (eve,) = house.people("Eve")
    answers = {await moved(house, eve, cellar, game)}
    for match in ("999999", "9" * 5000, "٣", "²"):
        answers.add((await settled(await eve.slash("game move", cellar, match=match))).text)
    assert len(answers) == 1
    assert "I don’t know that match" in answers.pop()
    assert await found(house, eve, cellar) == []
