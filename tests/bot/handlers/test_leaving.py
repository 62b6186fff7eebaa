"""Leaving, resigning and stopping a match: permissions and consequences."""

import asyncio

import pytest

from bot.cli.player import Cast, Player
from bot.cli.transcript import presses
from bot.loopback import Message, Permission, Person
from bot.tables.table import Table

from ...house import House, settled
from ..evenings import ONE_ROUND, opened, went_on
from ..watching import publicly, rebuffed, state_of


async def started(house: House, *people: Person, ai: int = 0) -> Table:
    table = await house.sit_down(*people, ai=ai, options=f"first_dealer={len(people) + ai}")
    await house.bot.settled(table, 30)
    return table


async def sure(house: House, person: Person, command: str) -> Message:
    """Use a command that asks for confirmation; return the confirmation screen."""
    reply = await settled(await person.slash(f"game {command}", house.server.channel))
    assert reply.message is not None
    assert [button.label for button in reply.message.buttons][1:] == ["Back"], reply.text
    return reply.message


async def entries(table: Table) -> int:
    return await table.look(lambda match: len(match.entries))


async def test_the_ai_takes_a_leavers_seat_and_plays_on(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    screen = await sure(house, ann, "leave")
    assert table.sitting_at(0).controller == "player"
    assert "An AI has taken your seat" in (await house.press(ann, screen, "doleave")).text
    # It was Ann's turn: the AI draws and discards, or sails.
    await house.shown(
        lambda: "to play." in publicly(house, ben)[-1].text and ben.mention in publicly(house, ben)[-1].text
    )
    assert table.sitting_at(0).controller == "pilot"
    assert "AI for Ann" in publicly(house, ben)[-1].text
    assert await entries(table) >= 2
    asked = (await house.own_screen(ben)).text
    # Dice decide: the AI may have sailed.
    assert "Where do you draw from?" in asked or "Do you want to lay out your cards like this?" in asked


async def test_going_back_from_a_confirmation_changes_nothing(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    for command in ("leave", "resign", "stop"):
        screen = await sure(house, ann, command)
        before = await state_of(table)
        await house.press(ann, screen, "nothing")
        assert screen not in ann.sees(house.server.channel)
        assert await state_of(table) == before


async def test_after_the_end_nobody_is_asked_whether_they_are_sure(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=ONE_ROUND)
    menu = await opened(house, ann, await house.board(ann, "more"), "more")
    await went_on(house, table, 1000)
    await house.shown(lambda: table.row.state == "over")
    for what in ("leave", "resign", "stop"):
        assert "The match is over." in (await house.press(ann, menu, "ask", arg=what)).text


@pytest.mark.usefixtures("old_screens_stay", "screens_stand_still")
async def test_a_leaver_gets_no_further_messages(house: House) -> None:
    # As long as a private screen can be changed, it ends by itself.
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    own = await house.own_screen(ann)
    leave = await sure(house, ann, "leave")
    again = await sure(house, ann, "leave")
    assert ann.dm is not None
    direct = ann.sees(ann.dm)[-1]
    await house.press(ann, leave, "doleave")
    await house.bot.settled(table, 30)
    seen: list[Message] = []
    stop = house.server.watch(
        lambda _, message: (
            seen.append(message) if message.ephemeral_for == ann.id or message.channel is ann.dm else None
        )
    )
    await house.shown(lambda: ben.mention in publicly(house, ben)[-1].text)
    await Player(Cast(house.server, house.bot, [ann, ben]), table, 1).answer(
        await table.look(lambda match: match.questions[1])
    )
    await house.bot.settled(table, 30)
    stop()
    assert seen == []
    assert not direct.buttons
    for act in (
        lambda: house.press(ann, own, "a", arg="pile"),
        lambda: house.press(ann, again, "doleave"),
        lambda: ann.slash("hand", house.server.channel),
        lambda: ann.slash("answer", house.server.channel, answer="pile"),
        lambda: ann.slash("game resign", house.server.channel),
    ):
        assert "You have no seat" in await rebuffed(house, table, ann, act())
    assert "You’re not in any match" in (await settled(await ann.slash("hand", ann.dm))).text


async def test_two_quick_presses_leave_once(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    screen = await sure(house, ann, "leave")
    replies = await asyncio.gather(*(house.press(ann, screen, "doleave") for _ in range(4)))
    texts = [text for reply in replies for text in [reply.text, *(message.text for message in reply.followups)]]
    assert any("no seat" in text for text in texts)
    sittings = (await house.bot.store.tables.whole(table.id)).sittings
    assert [sitting.name for sitting in sittings if sitting.seat == 0] == ["Ann", "AI for Ann"]


@pytest.mark.usefixtures("old_screens_stay")
async def test_resigning_asks_for_confirmation_and_is_announced(house: House) -> None:
    people = house.people("Ann", "Ben", "Cat")
    table = await started(house, *people)
    screen = await sure(house, people[1], "resign")
    other = await sure(house, people[1], "resign")
    assert await entries(table) == 0
    assert "You have resigned" in (await house.press(people[1], screen, "doresign")).text
    await house.shown(lambda: any("Ben resigns" in message.text for message in publicly(house, people[0])))
    # A second command and an old confirmation screen are both refused.
    told = await rebuffed(house, table, people[1], people[1].slash("game resign", house.server.channel))
    assert told == "You have already resigned."
    told = await rebuffed(house, table, people[1], house.press(people[1], other, "doresign"))
    assert "already resigned" in told


@pytest.mark.usefixtures("old_screens_stay")
async def test_the_host_stops_the_match(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    screen = await sure(house, ann, "stop")
    other = await sure(house, ann, "stop")
    assert "has been stopped" in (await house.press(ann, screen, "dostop")).text
    await house.shown(lambda: any("The match was stopped" in message.text for message in publicly(house, ben)))
    assert table.row.state == "stopped"
    notice = await house.board(ben, "again")
    assert "The match was stopped" in notice.text
    assert {press.verb for _, press in presses(notice)} == {"again", "learn", "export", "log", "replay", "rules"}
    assert "Log of" in (await opened(house, ben, notice, "log")).text
    assert "already" in await rebuffed(house, table, ann, house.press(ann, other, "dostop"))
    assert [message for message in publicly(house, ben) if message.buttons] == [notice]
    await house.open_lobby(ben)


async def test_in_direct_messages_a_stopped_match_asks_nothing_any_more(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)

    def with_buttons(person: Person) -> list[Message]:
        assert person.dm is not None
        return [message for message in person.sees(person.dm) if message.buttons]

    await house.shown(lambda: with_buttons(ann) and with_buttons(ben))
    await house.press(ann, await sure(house, ann, "stop"), "dostop")
    await house.shown(lambda: not with_buttons(ann) and not with_buttons(ben))
    for person in (ann, ben):
        assert person.dm is not None
        assert f"The match in <#{table.row.channel_id}> has been stopped" in person.sees(person.dm)[-1].text


async def test_a_server_manager_stops_the_match_and_other_players_cannot(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    (max_,) = house.people("Max", permissions=Permission.MANAGE_GUILD)
    table = await started(house, ann, ben)
    for person in (ben, eve):
        act = person.slash("game stop", house.server.channel)
        assert await rebuffed(house, table, person, act) == f"Only the host ({ann.mention}) can do that."
    screen = await sure(house, max_, "stop")
    assert "has been stopped" in (await house.press(max_, screen, "dostop")).text
    assert table.row.state == "stopped"


async def test_the_host_stops_a_lobby_too(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    await house.press(ben, card, "join")
    reply = await settled(await ben.slash("game leave", house.server.channel))
    assert "You’ve left the table" in reply.text
    await house.press(ann, await sure(house, ann, "stop"), "dostop")
    await house.shown(lambda: "cancelled" in card.text)


async def test_a_host_without_a_seat_removes_the_last_ai(house: House) -> None:
    (ann,) = house.people("Ann")
    card = await house.open_lobby(ann)
    for _ in range(2):
        await house.press(ann, card, "ai")
    assert (await house.press(ann, card, "leave")).message is card
    await house.shown(lambda: "(1 of 4)" in card.text)
    await house.press(ann, card, "join")
    assert (await house.press(ann, card, "leave")).message is card
    await house.shown(lambda: "(1 of 4)" in card.text)


async def test_ais_finish_the_match_after_everybody_leaves(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    for person in (ann, ben):
        await house.press(person, await sure(house, person, "leave"), "doleave")
    await house.shown(lambda: table.row.state == "over" or "Round 2" in publicly(house, ann)[-1].text, 30)
    assert {sitting.controller for sitting in table.sittings} == {"pilot"}
