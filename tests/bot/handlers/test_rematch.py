"""Rematch by the Again button: a new lobby with the same people, one seat further."""

import asyncio

from bot.cli.player import newest
from bot.handlers.seat_service import seat_to_ai
from bot.loopback import Person
from bot.tables.table import Table

from ...house import House
from ..evenings import ONE_ROUND, over, went_on
from ..watching import publicly, rebuffed


async def lobby_here(house: House) -> Table:
    """Return the channel's table after its card is delivered."""
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    await house.bot.settled(table, 30)
    return table


async def again(house: House, person: Person) -> str:
    """Press Again; return the reply."""
    return (await house.press(person, await house.board(person, "again"), "again")).text


async def test_a_stopped_match_can_have_a_rematch(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    old = await house.sit_down(ann, ben)
    await house.bot.store.tables.stop(old.id)
    await old.refresh()
    await house.bot.settled(old, 30)
    assert "The rematch lobby is open" in await again(house, ben)
    assert [sitting.name for sitting in (await lobby_here(house)).sittings] == ["Ben", "Ann"]


async def test_a_rematch_seats_everybody_one_seat_further(house: House) -> None:
    house.settings.dice_seed = None
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    old = await over(house, ann, ben, cat, ai=1, options="end_mode=fixed_rounds fixed_rounds=1 limit=77")
    told = await again(house, ben)
    table = await lobby_here(house)
    assert table.row.state == "lobby"
    assert [(s.seat, s.name, s.user_id, s.controller) for s in table.sittings] == [
        (0, "Ben", ben.id, "player"),
        (1, "Cat", cat.id, "player"),
        (2, "AI\u00a01", None, "pilot"),
        (3, "Ann", ann.id, "player"),
    ]
    assert table.row.options == old.row.options
    assert table.row.host_id == ann.id
    assert (table.row.seed, table.row.commitment) != (old.row.seed, old.row.commitment)
    card = publicly(house, ann)[-1]
    assert str(card.id) in told
    assert house.called[card.id] == sorted([ann.id, ben.id, cat.id])


async def test_in_a_rematch_an_ai_is_never_named_like_a_person(house: House) -> None:
    machine, ben = house.people("AI 1", "Ben")
    old = await house.sit_down(machine, ben, ai=1)
    await house.bot.store.tables.stop(old.id)
    await old.refresh()
    await house.bot.settled(old, 30)
    await again(house, ben)
    assert [sitting.name for sitting in (await lobby_here(house)).sittings] == ["Ben", "AI\u00a02", "AI 1"]


async def test_the_salt_of_a_rematch_names_the_press_that_seated_each_person(house: House) -> None:
    house.settings.dice_seed = None
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    await over(house, ann, ben, ai=1, options="end_mode=fixed_rounds fixed_rounds=1")
    pressed = await house.press(ben, await house.board(ben, "again"), "again")
    table = await lobby_here(house)
    card = await house.board(cat, "join")
    joined = await house.press(cat, card, "join")
    started = await house.press(ann, card, "start")
    again, join, start = (reply.interaction.id for reply in (pressed, joined, started))
    assert [sitting.name for sitting in table.sittings] == ["Ben", "AI\u00a01", "Ann", "Cat"]
    assert table.row.salt == f"{again}-{again}-{join}-{start}"


async def test_a_rematch_keeps_the_pace(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    old = await house.sit_down(ann, ben, options=ONE_ROUND)
    await house.bot.store.tables.set_pace(old.id, {"minutes": 1440})
    await old.refresh()
    await went_on(house, old, 1000)
    await again(house, ben)
    assert (await lobby_here(house)).row.pace == {"minutes": 1440}


async def test_a_rematch_starts_with_one_press(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await over(house, ann, ben)
    await again(house, ben)
    table = await lobby_here(house)
    card = await house.board(ann, "start")
    await house.press(ann, card, "start")
    await house.shown(lambda: table.row.state == "playing")
    assert (await house.own_screen(ben)).text


async def test_a_rematch_with_ais_alone_starts_at_once(house: House) -> None:
    (ann,) = house.people("Ann")
    old = await over(house, ann, ai=2)
    reply = await house.press(ann, await house.board(ann, "again"), "again")
    table = await lobby_here(house)
    assert table.id == old.id + 1
    assert table.row.state == "playing"
    assert [(sitting.name, sitting.user_id) for sitting in table.sittings] == [
        ("AI\u00a01", None),
        ("AI\u00a02", None),
        ("Ann", ann.id),
    ]
    assert "lobby" not in reply.text


async def test_a_player_may_leave_the_lobby_of_a_rematch(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await over(house, ann, ben)
    await again(house, ann)
    table = await lobby_here(house)
    await house.press(ben, await house.board(ben, "leave"), "leave")
    assert [sitting.name for sitting in table.sittings] == ["Ann"]


async def test_players_of_a_rematch_are_mentioned_once(house: House) -> None:
    """The card is posted again after talk pushed it up, without mentions."""
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


async def test_simultaneous_presses_open_one_lobby(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    old = await over(house, ann, ben)
    board = await house.board(ann, "again")
    replies = await asyncio.gather(*(house.press(person, board, "again") for person in (ann, ben, ann)))
    table = await lobby_here(house)
    assert table.id == old.id + 1
    assert len(await house.bot.store.tables.all()) == 2
    texts = sorted(reply.text[:26] for reply in replies)
    assert texts == ["The rematch lobby is alrea", "The rematch lobby is alrea", "The rematch lobby is open:"]


async def test_a_running_match_in_the_channel_prevents_a_rematch(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    await over(house, ann, ben)
    board = await house.board(ann, "again")
    table = await house.sit_down(cat, ai=1)
    assert "There’s already a table in this channel" in await rebuffed(
        house, table, ann, house.press(ann, board, "again")
    )


async def test_an_onlooker_cannot_open_a_rematch(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await over(house, ann, ben)
    board = await house.board(eve, "again")
    await house.bot.settled(table, 30)
    assert "Only players of this match" in await again(house, eve)
    assert await house.bot.tables.in_channel(house.server.channel.id) is None
    assert board is publicly(house, eve)[-1]


async def test_a_player_replaced_by_an_ai_may_open_a_rematch_without_a_seat(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="end_mode=fixed_rounds fixed_rounds=1")
    async with house.bot.services.seating:
        await seat_to_ai(house.bot.services, table, 1)
        await seat_to_ai(house.bot.services, table, 0)
    await house.shown(lambda: table.row.state == "over", 30)
    assert "The rematch lobby is open" in await again(house, ben)
    assert [(s.name, s.user_id) for s in (await lobby_here(house)).sittings] == [
        ("AI\u00a01", None),
        ("AI\u00a02", None),
    ]


async def test_the_rematch_button_works_after_a_restart(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await over(house, ann, ben)
    await house.stop()
    await house.start()
    assert "The rematch lobby is open" in await again(house, ann)


async def test_the_presser_becomes_host_when_the_old_host_was_erased(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await over(house, ann, ben)
    await house.bot.settled(table, 30)
    await house.bot.store.privacy.forget(ann.id, lambda n: f"Former {n}", lambda n: f"AI for {n}")
    assert "The rematch lobby is open" in await again(house, ben)
    new = await lobby_here(house)
    assert new.row.host_id == ben.id
    assert [sitting.name for sitting in new.sittings] == ["Ben"]
