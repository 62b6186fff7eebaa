"""A table from the lobby to the first answers, as its players see it."""

from ...house import House


async def test_two_people_sit_down_and_one_plays_a_turn(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    screen = await house.own_screen(ann)
    assert "Where do you draw from?" in screen.text
    reply = await house.press(ann, screen, "a", arg="pile")
    assert reply.message is screen
    assert "You drew" in screen.text
    await house.select(ann, screen, "a", [screen.selects[0].options[0].value])
    assert "Nothing to do right now" in screen.text
    assert (await table.look(lambda match: list(match.questions))) == [1]
