"""Private screens are updated with the table while their interaction token is valid."""

from datetime import timedelta

import pytest

from bot.cli.transcript import newest
from bot.handlers.seat_service import seat_to_ai
from bot.loopback import Message, Person

from ...house import House, settled


def asks(house: House, person: Person) -> Message | None:
    assert person.dm is not None
    return newest(person.sees(person.dm), lambda press: press.verb == "a")


async def test_an_answer_by_direct_message_updates_the_screen_in_the_channel(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben, options="first_dealer=2")
    screen = await house.own_screen(ann)
    assert "Where do you draw from?" in screen.text
    page = await house.shown(lambda: asks(house, ann))
    await house.press(ann, page, "a", arg="pile")
    await house.shown(lambda: "You drew" in screen.text)


async def test_a_waiting_screen_shows_the_question_on_its_players_turn(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben, options="first_dealer=2")
    waiting = await house.own_screen(ben)
    assert "Nothing to do right now" in waiting.text
    screen = await house.own_screen(ann)
    await house.press(ann, screen, "a", arg="pile")
    await house.select(ann, screen, "a", [screen.selects[0].options[0].value])
    await house.shown(lambda: "Where do you draw from?" in waiting.text)
    assert "Nothing to do right now" in screen.text


async def test_only_a_persons_newest_screen_is_updated(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben, options="first_dealer=2")
    old, new = await house.own_screen(ben), await house.own_screen(ben, "hand")
    screen = await house.own_screen(ann)
    await house.press(ann, screen, "a", arg="pile")
    await house.select(ann, screen, "a", [screen.selects[0].options[0].value])
    await house.shown(lambda: "Where do you draw from?" in new.text)
    assert "Nothing to do right now" in old.text
    reply = await house.press(ben, new, "a", arg="pile")
    assert reply.message is new


async def test_a_screen_with_an_expired_token_is_not_updated(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben, options="first_dealer=2")
    waiting = await house.own_screen(ben)
    monkeypatch.setattr("bot.interactions.live_screens.LIVES", timedelta(0))
    screen = await house.own_screen(ann)
    await house.press(ann, screen, "a", arg="pile")
    await house.select(ann, screen, "a", [screen.selects[0].options[0].value])
    await house.shown(lambda: asks(house, ben))
    assert "Nothing to do right now" in waiting.text


@pytest.mark.parametrize("alive", [True, False], ids=["alive", "expired"])
async def test_a_leavers_screen_ends_while_it_can_be_changed(
    house: House, monkeypatch: pytest.MonkeyPatch, alive: bool
) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, ai=1, options="first_dealer=3")
    screen = await house.own_screen(ben)
    before = screen.text
    assert "Your hand" in before
    if not alive:
        monkeypatch.setattr("bot.interactions.live_screens.LIVES", timedelta(0))
    reply = await settled(await ben.slash("game leave", house.server.channel))
    assert reply.message is not None
    await house.press(ben, reply.message, "doleave")
    if alive:
        # Nobody has pressed it. It shows nothing of the seat, and offers nothing.
        await house.shown(lambda: screen.text != before)
        assert screen.text == "You have no seat at this table, but you’re welcome to watch."
        assert not [*screen.buttons, *screen.selects]
        before = screen.text
    mine = await house.own_screen(ann)
    await house.press(ann, mine, "a", arg="pile")
    await house.select(ann, mine, "a", [mine.selects[0].options[0].value])
    await house.bot.settled(table, 30)
    assert screen.text == before


@pytest.mark.parametrize("verb", ["rules", "status"])
async def test_a_screen_to_read_loses_the_way_to_a_hand_that_is_lost(house: House, verb: str) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, ai=1, options="first_dealer=3")
    reply = await settled(await ben.slash("rules" if verb == "rules" else "game status", house.server.channel))
    screen = reply.message
    assert screen is not None
    assert "Back to my hand" in [button.label for button in screen.buttons]
    before = screen.text
    await seat_to_ai(house.bot.services, table, 1)
    await house.shown(lambda: "Back to my hand" not in [button.label for button in screen.buttons])
    assert screen.text == before
