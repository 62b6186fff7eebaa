"""Again: the same people in a new lobby, and the next one deals."""

import asyncio

from bot.loopback import Person
from bot.player import newest
from bot.tables import Table

from ..house import House
from .evenings import ONE_ROUND, over, went_on
from .watching import publicly, rebuffed


async def lobby_here(house: House) -> Table:
    """Return the table that stands in the channel, with its card there to be seen."""
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    await house.bot.settled(table, 30)
    return table


async def again(house: House, person: Person) -> str:
    """Press Again; return the answer."""
    return (await house.press(person, await house.board(person, "again"), "again")).text


async def test_a_stopped_match_is_played_again(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    old = await house.sit_down(ann, ben)
    await house.bot.store.tables.stop(old.id)
    await old.refresh()
    await house.bot.settled(old, 30)
    assert "The lobby is open" in await again(house, ben)
    assert [sitting.name for sitting in (await lobby_here(house)).sittings] == ["Ben", "Ann"]


async def test_everybody_sits_again_one_seat_further(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    old = await over(house, ann, ben, cat, ai=1, options="end_mode=fixed_rounds fixed_rounds=1 limit=77")
    told = await again(house, ben)
    table = await lobby_here(house)
    assert table.row.state == "lobby"
    assert [(s.seat, s.name, s.user_id, s.controller) for s in table.sittings] == [
        (0, "Ben", ben.id, "player"),
        (1, "Cat", cat.id, "player"),
        (2, "AI 1", None, "pilot"),
        (3, "Ann", ann.id, "player"),
    ]
    assert table.row.options == old.row.options
    assert table.row.host_id == ann.id
    assert (table.row.seed, table.row.commitment) != (old.row.seed, old.row.commitment)
    card = publicly(house, ann)[-1]
    assert str(card.id) in told
    assert house.called[card.id] == sorted([ann.id, ben.id, cat.id])


async def test_it_is_played_as_fast_as_before(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    old = await house.sit_down(ann, ben, options=ONE_ROUND)
    await house.bot.store.tables.set_pace(old.id, {"minutes": 1440})
    await old.refresh()
    await went_on(house, old, 1000)
    await again(house, ben)
    assert (await lobby_here(house)).row.pace == {"minutes": 1440}


async def test_it_starts_with_one_press_and_is_another_match(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await over(house, ann, ben)
    await again(house, ben)
    table = await lobby_here(house)
    card = await house.board(ann, "start")
    await house.press(ann, card, "start")
    await house.shown(lambda: table.row.state == "playing")
    assert (await house.own_screen(ben)).text


async def test_whoever_is_wanted_no_more_or_wants_no_more_leaves(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await over(house, ann, ben)
    await again(house, ann)
    table = await lobby_here(house)
    await house.press(ben, await house.board(ben, "leave"), "leave")
    assert [sitting.name for sitting in table.sittings] == ["Ann"]


async def test_people_are_called_once(house: House) -> None:
    """Talk carries the card up: it comes anew, and calls nobody."""
    ann, ben = house.people("Ann", "Ben")
    await over(house, ann, ben)
    await again(house, ann)
    table = await lobby_here(house)
    for _ in range(8):
        await ben.say(house.server.channel, "talk")
    await house.press(ann, await house.board(ann, "ai"), "ai")
    await house.bot.settled(table, 30)
    await house.shown(lambda: newest(publicly(house, ann)[-1:], lambda press: press.verb == "join"))
    assert house.called[publicly(house, ann)[-1].id] == []


async def test_two_presses_open_one_lobby(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    old = await over(house, ann, ben)
    board = await house.board(ann, "again")
    replies = await asyncio.gather(*(house.press(person, board, "again") for person in (ann, ben, ann)))
    table = await lobby_here(house)
    assert table.id == old.id + 1
    assert len(await house.bot.store.tables.all()) == 2
    texts = sorted(reply.text[:12] for reply in replies)
    assert texts == ["The lobby is", "The next tab", "The next tab"]


async def test_a_match_that_is_played_there_is_in_the_way(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    await over(house, ann, ben)
    board = await house.board(ann, "again")
    table = await house.sit_down(cat, ai=1)
    assert "There is a table in this channel already" in await rebuffed(
        house, table, ann, house.press(ann, board, "again")
    )


async def test_others_are_told_kindly_that_it_was_not_their_table(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await over(house, ann, ben)
    board = await house.board(eve, "again")
    await house.bot.settled(table, 30)
    assert "Whoever sat at this table" in await again(house, eve)
    assert await house.bot.tables.in_channel(house.server.channel.id) is None
    assert board is publicly(house, eve)[-1]


async def test_whoever_was_followed_by_an_ai_may_ask_for_it_and_sits_there_no_more(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="end_mode=fixed_rounds fixed_rounds=1")
    async with house.bot.presses.seating:
        await house.bot.presses.seat_to_ai(table, 1)
        await house.bot.presses.seat_to_ai(table, 0)
    await house.shown(lambda: table.row.state == "over", 30)
    assert "The lobby is open" in await again(house, ben)
    assert [(s.name, s.user_id) for s in (await lobby_here(house)).sittings] == [("AI 1", None), ("AI 2", None)]


async def test_after_a_restart_it_still_works(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await over(house, ann, ben)
    await house.stop()
    await house.start()
    assert "The lobby is open" in await again(house, ann)


async def test_a_host_who_was_forgotten_is_followed_by_whoever_presses(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await over(house, ann, ben)
    await house.bot.settled(table, 30)
    await house.bot.store.privacy.forget(ann.id, lambda n: f"Former {n}", lambda n: f"AI for {n}")
    assert "The lobby is open" in await again(house, ben)
    new = await lobby_here(house)
    assert new.row.host_id == ben.id
    assert [sitting.name for sitting in new.sittings] == ["Ben"]
