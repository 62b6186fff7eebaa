"""Hints: a line about each kind of question, until its reader has answered one; and only for that reader."""

import pytest

from bot.loopback import Message, Person
from rules.kernel import Match

from ...end_to_end.playing import restart
from ...house import House
from ..evenings import told
from .test_habits import picked, screen_of
from .test_privacy import asked as privacy_of
from .test_privacy import everything_stored, forgotten

DRAW = "Each turn you take one card"
ACT = "Most people discard a high card"
FIRST = "first_dealer=2"
"""Seat 0 begins."""


async def direct(house: House, person: Person) -> str:
    """Return the newest direct message to a person, when everything is delivered."""
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    await house.bot.settled(table, 30)
    return person.sees(person.open_dm())[-1].text


async def test_a_hint_stays_until_its_kind_of_question_is_answered(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben, options=FIRST)
    screen = await house.own_screen(ann)
    assert "**Hint:** " + DRAW in screen.text
    assert DRAW in await direct(house, ann)
    # Looking again, from anywhere, is no answer; nor is a restart.
    assert DRAW in (await house.own_screen(ann, "hand")).text
    await restart(house)
    screen = await house.own_screen(ann)
    assert DRAW in screen.text
    await house.press(ann, screen, "a", arg="pile")
    assert ACT in screen.text
    assert DRAW not in screen.text
    assert DRAW not in await direct(house, ann)
    assert ACT in await direct(house, ann)


async def test_a_hint_is_met_by_each_person_on_their_own(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=FIRST)
    await table.answer(0, "pile", "0.1", by="player", user_id=ann.id)
    await table.answer(0, await table.look(drawn), "0.2", by="player", user_id=ann.id)
    assert DRAW in (await house.own_screen(ben)).text
    await table.answer(1, "pile", "1.1", by="player", user_id=ben.id)
    await table.answer(1, await table.look(drawn), "1.2", by="player", user_id=ben.id)
    assert DRAW not in (await house.own_screen(ann)).text
    assert DRAW not in await direct(house, ann)


def drawn(match: Match) -> str:
    """Return the answer that discards what was drawn."""
    return str(next(iter(match.questions.values())).default)


async def test_answers_of_the_ai_and_time_outs_meet_no_hint(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=FIRST)
    await table.answer(0, "pile", "0.1", by="default")
    await table.answer(0, await table.look(drawn), "0.2", by="default")
    await table.answer(1, "pile", "1.1", by="player", user_id=ben.id)
    await table.answer(1, await table.look(drawn), "1.2", by="player", user_id=ben.id)
    assert DRAW in (await house.own_screen(ann)).text


async def test_a_refused_answer_meets_no_hint(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=FIRST)
    screen = await house.own_screen(ann)
    await ann.forge(screen, f"qb:{table.id}:a:0.1::nonsense")
    assert DRAW in (await house.own_screen(ann)).text


async def test_hints_are_kept_for_the_next_match(house: House) -> None:
    ann, _ = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ai=1, options=FIRST)
    await house.press(ann, await house.own_screen(ann), "a", arg="pile")
    await house.bot.store.tables.stop(table.id)
    await table.refresh()
    await house.bot.settled(table, 30)
    await house.sit_down(ann, ai=1, options=FIRST)
    assert DRAW not in (await house.own_screen(ann)).text


async def test_no_hint_stands_where_others_read(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=FIRST)
    await house.bot.settled(table, 30)
    assert "Hint:" not in "".join(message.text for message in ann.sees(house.server.channel) if not private(message))


def private(message: Message) -> bool:
    return message.ephemeral_for is not None


async def test_settings_turn_hints_off_and_on_again_from_the_beginning(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=FIRST)
    await house.bot.settled(table, 30)
    settings = await screen_of(house, ann)
    assert "Hints: the first time you meet each kind of question" in settings.text
    assert "Hints: none" in await picked(house, ann, settings, "hints", "false")
    screen = await house.own_screen(ann)
    assert "Hint:" not in screen.text
    assert "Hint:" not in await direct(house, ann)
    await house.press(ann, screen, "a", arg="pile")
    await picked(house, ann, settings, "hints", "true")
    assert ACT in (await house.own_screen(ann)).text
    stored = (await house.bot.store.people.get(ann.id)).settings
    assert stored["hints"] is True
    assert stored["met"] == {}


async def test_a_step_of_a_form_is_met_when_it_is_answered(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=FIRST)
    await table.answer(0, "pile", "0.1", by="player", user_id=ann.id)
    await table.answer(0, "sail", "0.2", by="player", user_id=ann.id)
    screen = await house.own_screen(ann)
    assert "Only stowaways cost points" in screen.text
    await house.press(ann, screen, "edit", step="scuttle")
    assert "Most people scuttle the highest" in screen.text
    first = await table.look(lambda match: next(iter(match.questions[0].steps)).options[0].id)
    menu = next(menu for menu in screen.selects if first in [option.value for option in menu.options])
    await ann.select(screen, menu.custom_id, [first])
    await house.shown(lambda: "Most people scuttle the highest" not in screen.text)
    # The form itself is not answered yet.
    assert "Only stowaways cost points" in (await house.own_screen(ann)).text
    met = (await house.bot.store.people.get(ann.id)).settings["met"]["corsari"]
    assert met == ["act", "draw", "scuttle"]


async def test_privacy_counts_the_questions_that_were_met_and_forgets_them(house: House) -> None:
    (ann,) = house.people("Ann")
    assert "no hint is shown twice): none" in (await privacy_of(house, ann)).text
    await house.sit_down(ann, ai=1, options=FIRST)
    await house.press(ann, await house.own_screen(ann), "a", arg="pile")
    shown = (await privacy_of(house, ann)).text
    assert "no hint is shown twice): Corsari (1)" in shown
    # Nothing was chosen in the settings.
    assert "`/settings me`: nothing" in shown
    await forgotten(house, ann)
    assert '"met"' not in await everything_stored(house.bot)


@pytest.mark.parametrize(
    ("locale", "hint"), [("fr", "À chaque tour, vous prenez une carte"), ("ja", "手番ごとにカードを1枚引き")]
)
async def test_hints_are_in_the_readers_language(house: House, locale: str, hint: str) -> None:
    (ann,) = house.people("Ann", locale=locale)
    await house.sit_down(ann, ai=1, options=FIRST)
    assert hint in (await house.own_screen(ann)).text
    assert hint in (await told(house, ann, "hand")).text
