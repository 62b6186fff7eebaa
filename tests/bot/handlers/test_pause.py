"""Pauses: a paused match takes no answers, loses nothing and goes on when the host resumes it."""

import pytest

from bot.cli.transcript import holding
from bot.loopback import Permission, Person
from bot.tables.table import Table

from ...end_to_end.playing import restart, table_of
from ...house import House, settled
from ..watching import publicly, rebuffed


async def game(house: House, person: Person, command: str, **options: str) -> str:
    """Use a /game command; return the private reply."""
    reply = await settled(await person.slash(f"game {command}", house.server.channel, **options))
    return reply.text


async def paused(house: House, *people: Person, ai: int = 0) -> Table:
    """Begin a match in which the first player is asked, and pause it."""
    table = await house.sit_down(*people, ai=ai, options=f"first_dealer={len(people) + ai}")
    await house.bot.settled(table, 30)
    assert "is paused" in await game(house, people[0], "pause")
    await house.bot.settled(table, 30)
    return table


async def test_a_paused_match_takes_no_answer_and_resumes_with_its_question(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await paused(house, ann, ben)
    board = publicly(house, ben)[-1]
    assert "paused" in board.text
    assert ann.mention not in board.text
    assert not [button for button in board.buttons if ":a:" in button.custom_id]
    screen = await house.own_screen(ann)
    assert "You can answer once it resumes" in screen.text
    assert "Where do you draw" not in screen.text
    assert not screen.buttons
    assert "wasn’t accepted" in await rebuffed(
        house, table, ann, ann.slash("answer", house.server.channel, answer="pile")
    )
    assert "paused" in await game(house, ben, "status")
    await game(house, ann, "resume")
    await house.shown(lambda: ann.mention in publicly(house, ben)[-1].text)
    await house.shown(lambda: screen.buttons)
    await house.press(ann, screen, "a", arg="pile")
    assert await table.look(lambda match: len(match.entries)) == 1


async def test_the_direct_message_shows_the_pause_and_then_the_question_again(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await paused(house, ann, ben)
    assert ann.dm is not None
    page = ann.sees(ann.dm)[-1]
    assert "The match is paused" in page.text
    assert "Your hand" in page.text
    assert not page.buttons
    await game(house, ann, "resume")
    await house.bot.settled(table, 30)
    assert ann.sees(ann.dm)[-1] is page
    assert "paused" not in page.text
    await house.press(ann, page, "a", arg="pile")
    assert await table.look(lambda match: len(match.entries)) == 1


async def test_a_draft_survives_a_pause(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    table = await toy_house.sit_down(ann, ben, game="toy", options="script=sure")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "a", arg=screen.buttons[0].custom_id.rpartition(":")[2])
    await game(toy_house, ann, "pause")
    await toy_house.shown(lambda: not screen.buttons)
    await game(toy_house, ann, "resume")
    await toy_house.shown(lambda: holding(screen, lambda press: press.verb == "confirm"))
    await toy_house.press(ann, screen, "confirm")
    assert await table.look(lambda match: len(match.entries)) == 1


async def test_ai_seats_wait_during_a_pause_and_then_play_on(house: House) -> None:
    (ann,) = house.people("Ann")
    table = await paused(house, ann, ai=1)
    # Leaving is possible in a pause; the seats are then all AI, and none plays.
    reply = await settled(await ann.slash("game leave", house.server.channel))
    assert reply.message is not None
    await house.press(ann, reply.message, "doleave")
    await house.bot.settled(table, 30)
    assert await table.look(lambda match: len(match.entries)) == 0
    await game(house, ann, "resume")
    await house.shown(lambda: "drew" in "".join(message.text for message in publicly(house, ann)))


async def test_a_match_stays_paused_over_a_restart(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await paused(house, ann, ben)
    await restart(house)
    table = await table_of(house)
    assert table.paused
    act = ann.slash("answer", house.server.channel, answer="pile")
    assert "wasn’t accepted" in await rebuffed(house, table, ann, act)
    assert "has resumed" in await game(house, ann, "resume")
    await house.press(ann, await house.own_screen(ann), "a", arg="pile")
    assert await table.look(lambda match: len(match.entries)) == 1


async def test_resigning_and_stopping_work_in_a_pause(house: House) -> None:
    people = house.people("Ann", "Ben", "Cat")
    table = await paused(house, *people)
    reply = await settled(await people[1].slash("game resign", house.server.channel))
    assert reply.message is not None
    assert "resigned" in (await house.press(people[1], reply.message, "doresign")).text
    reply = await settled(await people[0].slash("game stop", house.server.channel))
    assert reply.message is not None
    assert "has been stopped" in (await house.press(people[0], reply.message, "dostop")).text
    assert table.row.state == "stopped"


@pytest.mark.parametrize("command", ["pause", "resume"])
async def test_only_the_host_and_managers_pause_and_resume_and_only_once(house: House, command: str) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    (max_,) = house.people("Max", permissions=Permission.MANAGE_GUILD)
    table = await house.sit_down(ann, ben)
    if command == "resume":
        await game(house, ann, "pause")
    for person in (ben, eve):
        act = person.slash(f"game {command}", house.server.channel)
        assert await rebuffed(house, table, person, act) == f"Only the host ({ann.mention}) can do that."
    await game(house, max_, command)
    assert table.paused == (command == "pause")
    assert ("already" if command == "pause" else "isn’t paused") in await rebuffed(
        house, table, ann, ann.slash(f"game {command}", house.server.channel)
    )


async def test_a_lobby_and_a_stopped_match_cannot_be_paused(house: House) -> None:
    (ann,) = house.people("Ann")
    await house.open_lobby(ann)
    assert "not begun" in await game(house, ann, "pause")
    reply = await settled(await ann.slash("game stop", house.server.channel))
    assert reply.message is not None
    await house.press(ann, reply.message, "dostop")
    assert "no table" in await game(house, ann, "pause")
