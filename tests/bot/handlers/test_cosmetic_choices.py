"""A choice without any effect, such as a pirate's name, is taken with one press."""

from bot.cli.transcript import presses

from ...house import House


async def test_a_pirate_is_chosen_without_a_warning(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, game="tortuga")
    seat = await table.look(lambda match: next(iter(match.questions)))
    person = ann if table.sitting_at(seat).user_id == ann.id else ben
    screen = await house.own_screen(person)
    await house.select(person, screen, "a", [screen.selects[0].options[2].value])
    assert "Are you sure?" not in screen.text
    assert await table.look(lambda match: [(entry.seat, entry.kind) for entry in match.entries]) == [(seat, "brethren")]
    # Until somebody else chooses, it may even be taken back.
    assert [press for _, press in presses(screen) if press.verb == "takeback"]
