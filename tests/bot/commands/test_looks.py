"""/kaiser discard, pile, deck: what anybody may look up at any time, and the seat that the rules play."""

from rules.kaiser.view.model import KaiserView

from ...house import House
from ..evenings import told, went_on
from ..watching import rebuffed

ROUND = "rounds=1 deck_size=20"


async def view_of(house: House) -> KaiserView:
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    view = await table.look(lambda match: match.view(None))
    assert isinstance(view, KaiserView)
    return view


async def test_the_deck_the_discards_and_the_piles_can_be_looked_up(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await house.sit_down(ann, ben, game="kaiser", options=ROUND)
    view = await view_of(house)
    assert "discard pile is empty" in (await told(house, ann, "kaiser discard")).text
    assert f"{view.left} action cards are left" in (await told(house, ben, "kaiser deck")).text
    await went_on(house, table, 4)
    # A spectator may look, too.
    piles = (await told(house, eve, "kaiser pile")).text
    assert "Ann" in piles
    assert "Ben" in piles
    assert "Ann" not in (await told(house, eve, "kaiser pile", seat="2")).text
    assert "Ben" in (await told(house, eve, "kaiser pile", seat="ben")).text


async def test_a_seat_that_does_not_exist_and_another_game_are_refused_kindly(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, game="kaiser", options=ROUND)
    act = ann.slash("kaiser pile", house.server.channel, seat="7")
    assert "don’t know that seat" in await rebuffed(house, table, ann, act)
    house.server.channel = house.server.add_channel("cellar")
    other = await house.sit_down(ann, ben)
    act = ann.slash("kaiser deck", house.server.channel)
    refused = await rebuffed(house, other, ann, act)
    assert "Another game is being played here: Corsari." in refused
    assert "`/move`" in refused, "what does work here"


async def test_seats_are_offered_while_typing(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben, game="kaiser", options=ROUND)
    offered = await ann.autocomplete("kaiser pile", house.server.channel, "seat", "be")
    assert [choice.value for choice in offered] == ["2"]


async def test_alone_at_a_table_the_phantom_has_a_name_and_is_never_asked(house: House) -> None:
    (ann,) = house.people("Ann")
    table = await house.sit_down(ann, game="kaiser", options=ROUND)
    await went_on(house, table, 3)
    assert "The Phantom" in (await told(house, ann, "kaiser pile")).text
    assert "The Phantom" in (await told(house, ann, "game log")).text
    assert await table.look(lambda match: list(match.questions)) in ([0], [])


async def test_teams_are_refused_kindly_at_a_table_of_two(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann, "kaiser", options="teams=true")
    for person in (ann, ben):
        await house.press(person, card, "join")
    reply = await house.press(ann, await house.board(ann, "start"), "start")
    assert "Teams need four players" in reply.text
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert table.row.state == "lobby"
