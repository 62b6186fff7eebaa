"""Undos, substitutes and pauses in one match with restarts: everyone is told everything exactly once."""

from ..bot.handlers.test_seats import offered
from ..bot.handlers.test_undo import asked, proposed, turn
from ..house import House, settled
from .audit import complaints
from .playing import all_settled, play_on, restart, table_of


async def test_a_match_with_undos_substitutes_and_pauses(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await house.sit_down(ann, ben, options="first_dealer=2 end_mode=fixed_rounds fixed_rounds=1")
    screen = await turn(house, ann)
    await house.press(ann, screen, "takeback")
    await house.select(ann, screen, "a", [screen.selects[0].options[1].value])
    await turn(house, ben, "discard")
    await house.bot.settled(table, 30)
    await proposed(house, ben, 2)
    await restart(house)
    table = await table_of(house)
    await house.press(ann, await asked(house, ann), "agree")
    assert await table.look(lambda match: match.entries[-1].type) == "undo"
    await house.bot.settled(table, 30)
    assert await complaints(house.server, house.settings.database) == []
    await settled(await ann.slash("game pause", house.server.channel))
    board = await offered(house, ann, 2, cat)
    await restart(house)
    await house.press(cat, board, "sit")
    await settled(await ann.slash("game resume", house.server.channel))
    table = await table_of(house)
    await play_on(table, 30)
    await restart(house)
    await all_settled(house)
    assert await complaints(house.server, house.settings.database) == []
