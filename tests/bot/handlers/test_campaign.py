"""A campaign of Barbe Noire 2, played by a person against AI seats: a quiet turn takes few presses."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.cli.transcript import newest, presses
from bot.loopback import Message, Person
from bot.tables.table import Table

from ...house import House

TURNS = 10
MOST = 4
"""The presses of a quiet turn: one without a battle."""
IN_BATTLE = 8
"""The presses of a turn with a battle, with its plan and that of a duel."""
PLANS = ("battle_plan", "duel_plan")
LOCALES = {"en": "en-GB", "fr": "fr", "ja": "ja"}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house with the same dice in `make fuzz`, too: with some, a turn has several battles."""
    async with House(tmp_path, dice_seed="house") as house:
        yield house


def asked(person: Person, done: list[str]) -> Message | None:
    """Return the direct message with a question that the person has not answered yet."""
    return newest(
        person.sees(person.open_dm()),
        lambda press: press.verb in ("confirm", "a", "k", "propose") and press.question not in done,
    )


def over(house: House, person: Person) -> bool:
    """Return whether the channel shows the end of the match."""
    return newest(person.sees(house.server.channel), lambda press: press.verb == "again") is not None


def best(message: Message, done: list[str]) -> str:
    """Return what a person in a hurry presses: Confirm, or else a button or menu with answers."""
    found = [(custom_id, press) for custom_id, press in presses(message) if press.question not in done]
    for verb in ("confirm", "propose", "a", "done"):
        for custom_id, press in found:
            if press.verb == verb:
                return custom_id
    raise LookupError(message.text)


async def next_question(house: House, table: Table, person: Person, done: list[str]) -> Message | None:
    """Return the message with the next question, None at the end of the match.

    While AI seats are at work, a form may be shown before the AI's advice on it, with which it begins.
    """
    while True:
        await house.shown(lambda: asked(person, done) or over(house, person))
        changes = table.changes
        await house.bot.settled(table, 30)
        message = asked(person, done)
        if table.changes == changes and (message is not None or over(house, person)):
            return message


@pytest.mark.parametrize("locale", LOCALES)
async def test_ten_turns_take_few_presses_each(house: House, locale: str) -> None:
    (ann,) = house.people("Ann", locale=LOCALES[locale])
    table = await house.sit_down(ann, ai=2, game="blackbeard", options=f"turn_cap={TURNS}")
    taken: Counter[int] = Counter()
    sure: Counter[int] = Counter()
    fought: set[int] = set()
    confirmed: set[str] = set()
    done: list[str] = []
    while (message := await next_question(house, table, ann, done)) is not None:
        turn = await table.look(lambda match: match.state.state.turn)
        if await table.look(lambda match: (asked := match.questions.get(0)) is not None and asked.kind in PLANS):
            fought.add(turn)
        custom_id = best(message, done)
        press = next(press for found, press in presses(message) if found == custom_id)
        menu = next((menu for menu in message.selects if menu.custom_id == custom_id), None)
        if menu is None:
            await ann.press(message, custom_id)
        else:
            await ann.select(message, custom_id, [menu.options[0].value])
        taken[turn] += 1
        # Orders to retire are confirmed once more.
        sure[turn] += press.verb == "confirm" and press.question in confirmed
        if press.verb == "confirm":
            confirmed.add(press.question)
        answered = await table.look(
            lambda match: [e.question for e in match.entries if (e.type, e.seat) == ("answer", 0)]
        )
        done[:] = [str(question) for question in answered]
    assert await table.look(lambda match: match.result is not None)
    turns = [count for turn, count in taken.items() if turn]
    assert len(turns) >= TURNS - 2
    assert max(turns) <= IN_BATTLE
    assert max(count for turn, count in taken.items() if turn and turn not in fought) <= MOST
    assert max(sure.values()) <= 1
    # Most turns are one press.
    assert sorted(count - sure[turn] for turn, count in taken.items() if turn)[len(turns) // 2] == 1
