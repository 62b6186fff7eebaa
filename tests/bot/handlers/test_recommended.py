"""The standing orders that a game recommends: explained with a seat, and set with one press."""

import pytest

from bot.cli.transcript import presses
from bot.loopback import Message, Person
from bot.tables.table import Table
from rules.kernel import Match

from ...end_to_end.playing import restart, table_of
from ...house import House, settled
from ..evenings import told
from .test_seats import offered

TOY = {"game": "toy", "options": "script=two+window together=true"}
RECOMMENDED = {"choice": "o2", "amount": 0, "timing": "later"}


def offers(message: Message | None) -> bool:
    """Return whether a message has the button that sets the recommended orders."""
    return message is not None and any(press.verb == "recommend" for _, press in presses(message))


async def joined(house: House, card: Message, person: Person) -> Message:
    reply = await house.press(person, card, "join")
    assert reply.message is not None
    return reply.message


async def started(house: House, host: Person) -> Table:
    await house.press(host, await house.board(host, "start"), "start")
    table = await table_of(house)
    await house.bot.settled(table, 30)
    return table


async def orders(table: Table) -> list[dict[str, object]]:
    return await table.look(lambda match: [dict(match.orders(seat)) for seat in range(match.seats)])


async def test_a_seat_in_the_lobby_comes_with_the_recommendation_in_one_press(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    card = await toy_house.open_lobby(ann, **TOY)
    welcome = await joined(toy_house, card, ann)
    assert "**Recommended**" in welcome.text
    assert offers(welcome)
    await joined(toy_house, card, ben)
    reply = await toy_house.press(ann, welcome, "recommend")
    assert "from the start of the match" in reply.text
    # They are seen and changed by a button, which every place has; a command is known in the chat alone.
    assert "change them then with **Standing orders**." in reply.text
    # A restart keeps the choice.
    await restart(toy_house)
    table = await started(toy_house, ann)
    assert await orders(table) == [RECOMMENDED, {}]
    rows = await toy_house.bot.store.entries.after(table.id)
    assert [(row.entry.type, row.entry.seat, row.user_id) for row in rows] == [("orders", 0, ann.id)]
    # They belong to the person: a successor does not have them.
    await table.hand_over(0, "AI", None)
    assert await orders(table) == [{}, {}]


async def test_a_person_who_leaves_the_lobby_takes_the_choice_along(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    card = await toy_house.open_lobby(ann, **TOY)
    await toy_house.press(ann, await joined(toy_house, card, ann), "recommend")
    await toy_house.press(ann, card, "leave")
    await joined(toy_house, card, ben)
    await joined(toy_house, card, ann)
    assert await orders(await started(toy_house, ann)) == [{}, {}]


@pytest.mark.usefixtures("old_screens_stay")
async def test_the_button_of_the_lobby_sets_the_orders_during_the_match_and_needs_a_seat(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    card = await toy_house.open_lobby(ann, **TOY)
    await joined(toy_house, card, ann)
    welcome = await joined(toy_house, card, ben)
    await toy_house.press(ben, card, "leave")
    assert "no seat" in (await toy_house.press(ben, welcome, "recommend")).text
    welcome = await joined(toy_house, card, ben)
    table = await started(toy_house, ann)
    await toy_house.press(ben, welcome, "recommend")
    assert await orders(table) == [{}, RECOMMENDED]


async def test_the_orders_screen_sets_them_with_one_press_and_then_offers_them_no_more(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    table = await toy_house.sit_down(ann, ben, **TOY)
    await toy_house.bot.settled(table, 30)
    screen = await told(toy_house, ann, "orders")
    assert "**Recommended**" in screen.text
    reply = await toy_house.press(ann, screen, "recommend")
    assert "Your standing orders are set" in reply.text
    assert await orders(table) == [RECOMMENDED, {}]
    again = await told(toy_house, ann, "orders")
    assert "**Recommended**" not in again.text
    assert not offers(again)


async def test_the_hand_offers_them_until_a_player_has_given_any_orders(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    table = await toy_house.sit_down(ann, ben, **TOY)
    await toy_house.bot.settled(table, 30)
    assert ann.dm is not None
    assert offers(ann.sees(ann.dm)[-1])
    hand = await toy_house.own_screen(ann, "hand")
    await toy_house.press(ann, hand, "recommend")
    await table.set_orders(0, None, ann.id, 900)
    assert not offers(await toy_house.own_screen(ann, "hand"))
    assert offers(await toy_house.own_screen(ben, "hand"))


async def test_a_person_who_takes_over_a_seat_is_offered_them(toy_house: House) -> None:
    ann, ben, cat = toy_house.people("Ann", "Ben", "Cat")
    table = await toy_house.sit_down(ann, ben, **TOY)
    await toy_house.bot.settled(table, 30)
    reply = await toy_house.press(cat, await offered(toy_house, ann, 2, cat), "sit")
    assert "**Recommended**" in reply.text
    assert reply.message is not None
    await toy_house.press(cat, reply.message, "recommend")
    assert await orders(table) == [{}, RECOMMENDED]


@pytest.mark.parametrize("options", ["script=two+ordered together=true", "script=two"])
async def test_a_game_that_recommends_nothing_shows_nothing(toy_house: House, options: str) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    card = await toy_house.open_lobby(ann, game="toy", options=options)
    welcome = await joined(toy_house, card, ann)
    await joined(toy_house, card, ben)
    assert "Recommended" not in welcome.text
    assert not offers(welcome)
    await started(toy_house, ann)
    assert not offers(await told(toy_house, ann, "orders"))
    assert not offers(await toy_house.own_screen(ann, "hand"))


async def test_the_shipped_games_without_a_recommendation_say_nothing_of_it(house: House) -> None:
    (ann,) = house.people("Ann")
    for game in ("corsari", "tortuga"):
        card = await house.open_lobby(ann, game)
        reply = await house.press(ann, card, "join")
        assert "Recommended" not in reply.text
        assert not offers(reply.message)
        sure = (await house.press(ann, card, "cancel")).message
        assert sure is not None
        await house.press(ann, sure, "docancel")


async def test_recommended_orders_answer_as_those_that_were_typed(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    card = await toy_house.open_lobby(ann, **TOY)
    await settled(await ann.slash("game pace", toy_house.server.channel, time="live"))
    await toy_house.press(ann, await joined(toy_house, card, ann), "recommend")
    await joined(toy_house, card, ben)
    table = await started(toy_house, ann)
    for seat, person in enumerate((ann, ben)):
        await table.answer(seat, "o1", f"{seat}.1", by="player", user_id=person.id)
    assert await table.look(last_answer) == (0, "o2", "order")


def last_answer(match: Match) -> tuple[int, object, str]:
    return match.acts[-1].seat, match.acts[-1].answer, match.acts[-1].by


async def test_a_captain_alone_against_ais_is_asked_about_fights_from_the_start(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    alone = await house.sit_down(ann, ai=1, game="blackbeard")
    mine, others = await orders(alone)
    assert (mine["board"], mine["duel_surrender"], mine["precedence"]) == ("ask", "ask", "first")
    assert others == {}
    house.server.channel = house.server.add_channel("cellar")
    # Among people the others would wait for the answers.
    assert await orders(await house.sit_down(ann, ben, game="blackbeard")) == [{}, {}]
