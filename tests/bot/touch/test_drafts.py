"""At the table to touch, several options are chosen one after another: the draft is that of the chat."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ...house import holding
from ..toys.playable import toy_playable
from .touching import LIMIT, TouchHouse


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[TouchHouse]:
    with toy_playable():
        async with TouchHouse(tmp_path) as house:
            yield house


async def test_a_draft_is_shared_with_the_chat_and_shown_to_nobody_else(house: TouchHouse) -> None:
    anne, bart = house.people("Anne", "Bart")
    table = await house.sit_down(anne, bart, game="kaiser")
    seat = await table.look(lambda match: next(iter(match.questions)))
    first, other = (anne, bart) if table.sitting_at(seat).user_id == anne.id else (bart, anne)
    async with house.looking(first) as hers, house.looking(other) as his:
        await hers.until(lambda: hers.parts.get("ask"))
        await his.quiet()
        before = len(his.frames)
        options = [option["value"] for option in hers.parts["ask"]["options"]]
        await hers.press(hers.parts["ask"]["pages"][0], options[0])
        assert hers.parts["ask"]["picked"] == options[:1]
        await his.quiet()
        assert [frame for frame in his.frames[before:] if frame["is"] == "state"] == []
        # In the chat the same card is picked.
        await house.bot.settled(table, LIMIT)
        screen = await house.own_screen(first)
        assert holding(screen, lambda press: press.verb == "done")
        assert str(screen.components).count("'default': True") == 1


async def test_one_of_those_chosen_in_order_is_taken_back_alone(house: TouchHouse) -> None:
    (anne,) = house.people("Anne")
    await house.sit_down(anne, game="toy", options="script=order8")
    async with house.looking(anne) as hers:
        await hers.until(lambda: hers.parts.get("ask"))
        ask = hers.parts["ask"]
        for option in ("o4", "o1", "o8"):
            await hers.press(ask["pages"][0], option)
        await hers.press(ask["unpick"], "o1")
        assert hers.parts["ask"]["picked"] == ["o4", "o8"]
        await hers.press(ask["pages"][0], "o1")
        assert hers.parts["ask"]["picked"] == ["o4", "o8", "o1"]


async def test_a_choice_is_confirmed_until_its_button_ends_that(house: TouchHouse) -> None:
    (anne,) = house.people("Anne")
    await house.sit_down(anne, game="toy", options="script=sure+sure+sure")
    async with house.looking(anne) as hers:
        await hers.until(lambda: hers.parts.get("ask"))
        await hers.choose("o1")
        answer = await hers.press(hers.buttons("ask")["always"]["id"])
        assert "setme" in str(answer["note"])
        assert hers.parts["ask"]["id"].startswith("0.2")
        await hers.choose("o2")
        assert hers.parts["ask"]["id"].startswith("0.3")
