"""Quiet steps: one press is enough, everything can be opened, and a confirmed answer can be recalled."""

from bot.loopback import Message, Person
from bot.tables.table import Table

from ...house import House


async def sit(house: House, *names: str) -> tuple[Table, list[Person]]:
    people = house.people(*names)
    return await house.sit_down(*people, game="toy", options="script=quiet together=True"), people


async def answers_of(table: Table) -> list[object]:
    return await table.look(lambda match: [entry.answer for entry in match.entries if entry.type == "answer"])


async def test_a_quiet_form_is_one_press(toy_house: House) -> None:
    table, (ann,) = await sit(toy_house, "Ann")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "confirm")
    assert await answers_of(table) == [{"peek": "left", "card": "left-1", "sails": []}]


async def test_a_quiet_step_can_be_opened_and_brings_its_own_steps(toy_house: House) -> None:
    table, (ann,) = await sit(toy_house, "Ann")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "edit", step="sails")
    await toy_house.select(ann, screen, "k", ["fore"], step="sails")
    await toy_house.press(ann, screen, "done", step="sails")
    await toy_house.press(ann, screen, "edit", step="speed")
    await toy_house.press(ann, screen, "back")
    await toy_house.press(ann, screen, "confirm")
    assert await answers_of(table) == [{"peek": "left", "card": "left-1", "sails": ["fore"], "speed": 0}]


async def test_a_quiet_final_step_is_pinned_only_where_it_changes_something(toy_house: House) -> None:
    table, (ann,) = await sit(toy_house, "Ann")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "edit", step="peek")
    await toy_house.press(ann, screen, "a", step="peek", arg="left")
    assert not await table.look(lambda match: match.entries)
    await toy_house.press(ann, screen, "edit", step="peek")
    await toy_house.press(ann, screen, "a", step="peek", arg="right")
    await toy_house.press(ann, screen, "confirm", step="peek")
    assert await table.look(lambda match: match.pins(0)) == {"peek": "right"}
    # The proposal follows the pin: still one press.
    await toy_house.press(ann, screen, "confirm")
    assert await answers_of(table) == [{"peek": "right", "card": "right-1", "sails": []}]


async def test_an_answer_is_recalled_while_others_think(toy_house: House) -> None:
    table, (ann, ben) = await sit(toy_house, "Ann", "Ben")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "confirm")
    assert "takeback" not in shown(toy_house, ben)
    await toy_house.press(ann, screen, "takeback")
    assert await table.look(lambda match: sorted(match.questions)) == [0, 1]
    await toy_house.press(ann, screen, "confirm")
    await toy_house.press(ben, await toy_house.own_screen(ben), "confirm")
    assert await table.look(lambda match: match.result is not None)
    assert len(await answers_of(table)) == 3


def shown(house: House, person: Person) -> str:
    """Return the custom ids of the newest message in the channel."""
    newest: Message = person.sees(house.server.channel)[-1]
    return " ".join(button.custom_id or "" for button in newest.buttons)
