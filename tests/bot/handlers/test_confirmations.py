"""A person may switch off that choices which cannot be undone are confirmed; forms keep their Confirm."""

from typing import Any

from bot.cli.transcript import presses
from bot.loopback import Message, Person
from bot.tables.drafts import Draft
from bot.tables.table import Table

from ...house import House


async def sit(house: House, script: str) -> tuple[Table, Person]:
    (ann,) = house.people("Ann")
    return await house.sit_down(ann, game="toy", options=f"script={script}"), ann


async def take_at_once(house: House, person: Person) -> None:
    await house.bot.store.people.set_settings(person.id, {"confirms": False})


async def answers_of(table: Table) -> list[Any]:
    return await table.look(lambda match: [entry.answer for entry in match.entries if entry.type == "answer"])


def verbs(screen: Message) -> list[str]:
    return [press.verb for _, press in presses(screen)]


async def test_without_confirmations_one_press_gives_a_whole_answer(toy_house: House) -> None:
    table, ann = await sit(toy_house, "sure+n1000sure+any")
    await take_at_once(toy_house, ann)
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "a", arg="o1")
    assert await answers_of(table) == ["o1"]
    box = (await toy_house.press(ann, screen, "n")).modal
    assert box is not None
    await ann.submit(box, {"value": "7"})
    await toy_house.select(ann, screen, "k", ["o2", "o7"])
    assert await answers_of(table) == ["o1", 7]
    await toy_house.press(ann, screen, "done")
    assert await answers_of(table) == ["o1", 7, ["o2", "o7"]]
    assert "Are you sure?" not in screen.text


async def test_without_confirmations_forms_still_ask(toy_house: House) -> None:
    table, ann = await sit(toy_house, "voyage")
    await take_at_once(toy_house, ann)
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "propose", arg="slow-2")
    assert "confirm" in verbs(screen)
    assert await answers_of(table) == []
    await toy_house.press(ann, screen, "confirm")
    assert len(await answers_of(table)) == 1


async def test_without_confirmations_a_final_step_still_asks(toy_house: House) -> None:
    table, ann = await sit(toy_house, "quiet")
    await take_at_once(toy_house, ann)
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "edit", step="peek")
    await toy_house.press(ann, screen, "a", step="peek", arg="right")
    assert "Are you sure? You can’t undo this." in screen.text
    assert not await table.look(lambda match: match.entries)


async def test_a_choice_made_before_the_setting_waits_for_its_own_button(toy_house: House) -> None:
    table, ann = await sit(toy_house, "longsure")
    screen = await toy_house.own_screen(ann)
    first = await table.look(lambda match: match.questions[0].options[0].id)
    draft = Draft(value=first, editing="confirm").model_dump()
    await table.save_draft(0, "0.1", draft)
    await take_at_once(toy_house, ann)
    # A press that only turns a page of an older screen answers nothing.
    await ann.forge(screen, f"qb:{table.id}:p:0.1::0")
    assert await answers_of(table) == []
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "confirm")
    assert await answers_of(table) == [first]
