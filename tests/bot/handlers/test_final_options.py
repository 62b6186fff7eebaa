"""An option from which there is no way back is confirmed, also where the others can be undone."""

from bot.cli.transcript import presses

from ...house import House

FIRST = "first_dealer=2"
"""Seat 0 begins."""


async def test_hoisting_the_sails_is_confirmed_and_discarding_is_not(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=FIRST)
    await table.answer(0, "pile", "0.1", by="player", user_id=ann.id)
    screen = await house.own_screen(ann)
    await house.press(ann, screen, "a", arg="sail")
    assert "This ends the round: everyone lays out their cards." in screen.text
    assert "Are you sure?" in screen.text
    assert await table.look(lambda match: match.questions[0].kind) == "act"
    await house.press(ann, screen, "back")
    assert "Are you sure?" not in screen.text
    await house.press(ann, screen, "a", arg="sail")
    await house.press(ann, screen, "confirm")
    assert await table.look(lambda match: match.questions[0].kind) == "layout"


async def test_a_discard_needs_one_press_and_can_be_undone(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=FIRST)
    await table.answer(0, "pile", "0.1", by="player", user_id=ann.id)
    screen = await house.own_screen(ann)
    discard = next(option.value for menu in screen.selects for option in menu.options if "drop" in option.value)
    await house.select(ann, screen, "a", [discard])
    assert await table.look(lambda match: 0 not in match.questions)
    assert [press for _, press in presses(screen) if press.verb == "takeback"]
