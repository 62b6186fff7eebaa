"""A person may switch off that choices which cannot be undone are confirmed; forms keep their Confirm."""

from typing import Any

import pytest

from bot.cli.transcript import presses
from bot.loopback import Message, Person
from bot.tables.drafts import Draft
from bot.tables.people import habits_now
from bot.tables.table import Table

from ...house import House, custom_id_of, settled


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


async def test_a_button_confirms_and_ends_the_confirmations(toy_house: House) -> None:
    table, ann = await sit(toy_house, "sure+sure+sure")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "a", arg="o1")
    assert verbs(screen)[:3] == ["confirm", "back", "always"]
    await toy_house.press(ann, screen, "always")
    assert await answers_of(table) == ["o1"]
    assert "`/settings me` turns the confirmation on again" in screen.text
    await toy_house.press(ann, screen, "a", arg="o2")
    assert await answers_of(table) == ["o1", "o2"]
    assert "/settings me" not in screen.text
    assert not (await habits_now(toy_house.bot.store, ann.id)).confirms


async def test_in_direct_messages_a_button_turns_confirmations_on_again(toy_house: House) -> None:
    table, ann = await sit(toy_house, "sure+sure")
    await toy_house.bot.settled(table, 30)
    message = ann.sees(ann.open_dm())[-1]
    await toy_house.press(ann, message, "a", arg="o1")
    await toy_house.shown(lambda: "always" in verbs(message))
    reply = await settled(await ann.press(message, custom_id_of(message, "qb:", "always", {})))
    assert "your choices are taken without confirmation" in reply.text
    assert await answers_of(table) == ["o1"]
    assert not (await habits_now(toy_house.bot.store, ann.id)).confirms
    note = reply.message
    assert note is not None
    again = await settled(await ann.press(note, custom_id_of(note, "qb:", "setme", {})))
    assert "confirmed again" in again.text
    assert (await habits_now(toy_house.bot.store, ann.id)).confirms


@pytest.mark.usefixtures("screens_stand_still")
async def test_an_old_button_neither_answers_nor_ends_the_confirmations(toy_house: House) -> None:
    table, ann = await sit(toy_house, "sure+sure")
    old = await toy_house.own_screen(ann)
    await toy_house.press(ann, old, "a", arg="o1")
    await table.save_draft(0, "0.1", Draft(value="o2", editing="confirm").model_dump())
    await toy_house.press(ann, old, "always")
    assert await answers_of(table) == []
    assert "out of date" in old.text
    assert (await habits_now(toy_house.bot.store, ann.id)).confirms


async def test_a_form_takes_no_such_button(toy_house: House) -> None:
    table, ann = await sit(toy_house, "voyage")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "propose", arg="slow-2")
    assert "always" not in verbs(screen)
    await ann.forge(screen, f"qb:{table.id}:always:0.1::")
    assert await answers_of(table) == []
    assert (await habits_now(toy_house.bot.store, ann.id)).confirms


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
