"""Drafts of answers: they survive a restart, they are not answers, and no old screen acts on a new draft."""

import asyncio
import json
from typing import Any

import pytest

from bot.cli.player import newest
from bot.loopback import Message, Person
from bot.screens.context import Context
from bot.screens.questions import summary_items
from bot.screens.widgets import picked_of
from bot.tables.drafts import Draft, FormSheet
from bot.tables.table import Table
from bot.text import words_for
from rules.blackbeard import GAME as BLACKBEARD
from rules.blackbeard.asking import put
from rules.blackbeard.state import Position, Section
from rules.blackbeard.turn.orders import orders_form
from rules.kernel import pick
from rules.kernel.question import Question

from ...house import House, custom_id_of, settled
from ...rules.blackbeard.decks import Deck

pytestmark = pytest.mark.usefixtures("old_screens_stay")


async def sit(house: House, script: str, *names: str, **options: str) -> tuple[Table, list[Person]]:
    people = house.people(*(names or ("Ann",)))
    chosen = " ".join([f"script={script}", *(f"{name}={value}" for name, value in options.items())])
    return await house.sit_down(*people, game="toy", options=chosen), people


async def answers_of(table: Table) -> list[Any]:
    return await table.look(lambda match: [entry.answer for entry in match.entries if entry.type == "answer"])


async def direct(house: House, person: Person, question: str) -> Message:
    """Return the direct message with the open question, after delivery has settled."""
    await house.shown(lambda: newest(person.sees(person.open_dm()), lambda press: press.question == question))
    message = newest(person.sees(person.open_dm()), lambda press: press.question == question)
    assert message is not None
    return message


async def test_a_draft_survives_a_restart_and_is_no_answer(toy_house: House) -> None:
    table, (ann,) = await sit(toy_house, "fleet")
    screen = await toy_house.own_screen(ann)
    for ship in range(1, 6):
        await toy_house.select(ann, screen, "a", [f"{ship}-{ship}"], step=f"ship{ship}")
    assert "Order for ship 6?" in screen.text
    await toy_house.stop()
    await toy_house.start()
    table = (await toy_house.bot.tables.get(table.id)) or table
    assert await answers_of(table) == []
    await toy_house.select(ann, screen, "a", ["6-0"], step="ship6")
    again = await toy_house.own_screen(ann, "hand")
    assert "Order for ship 7?" in again.text
    for ship in range(7, 13):
        await toy_house.select(ann, again, "a", [f"{ship}-1"], step=f"ship{ship}")
    assert await answers_of(table) == []
    stored = await toy_house.bot.store.drafts.get(table.id, 0, "0.1")
    assert stored is not None
    await toy_house.select(ann, again, "edit", ["ship3"])
    await toy_house.select(ann, again, "a", ["3-6"], step="ship3")
    await toy_house.press(ann, again, "confirm")
    (answer,) = await answers_of(table)
    assert [answer[f"ship{n}"] for n in (1, 3, 5, 6, 7, 12)] == ["1-1", "3-6", "5-5", "6-0", "7-1", "12-1"]
    assert await toy_house.bot.store.drafts.get(table.id, 0, "0.1") is None


async def test_a_final_choice_is_confirmed_or_taken_back_first(toy_house: House) -> None:
    table, (ann,) = await sit(toy_house, "sure+n1000sure+any")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "a", arg="o1")
    assert "Choice 1\nAre you sure? If it reveals something hidden, you can’t undo it." in screen.text
    await toy_house.press(ann, screen, "back")
    await toy_house.press(ann, screen, "a", arg="o3")
    assert await answers_of(table) == []
    await toy_house.press(ann, screen, "confirm")
    assert await answers_of(table) == ["o3"]
    box = (await toy_house.press(ann, screen, "n")).modal
    assert box is not None
    await ann.submit(box, {"value": " −5 "})
    assert "−5\nAre you sure?" in screen.text
    await toy_house.press(ann, screen, "back")
    assert "How much?" in screen.text
    box = (await toy_house.press(ann, screen, "n")).modal
    assert box is not None
    await ann.submit(box, {"value": "1000"})
    await toy_house.press(ann, screen, "confirm")
    await toy_house.select(ann, screen, "k", ["o2", "o7"])
    await toy_house.press(ann, screen, "done")
    assert "Choice 2 and Choice 7\nAre you sure?" in screen.text
    await toy_house.press(ann, screen, "back")
    assert "Chosen so far: Choice 2 and Choice 7" in screen.text
    await toy_house.press(ann, screen, "clear")
    await toy_house.press(ann, screen, "done")
    await toy_house.press(ann, screen, "confirm")
    assert await answers_of(table) == ["o3", 1000, []]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("many", "couldn’t read that number"),
        ("1.5", "couldn’t read that number"),
        ("1001", "Choose a number from 0 to 1,000."),
        ("-1", "Choose a number from 0 to 1,000."),
        ("9" * 10, "couldn’t read that number"),
    ],
)
async def test_anything_but_a_number_is_kindly_refused(toy_house: House, typed: str, why: str) -> None:
    table, (ann,) = await sit(toy_house, "n1000")
    screen = await toy_house.own_screen(ann)
    box = (await toy_house.press(ann, screen, "n")).modal
    assert box is not None
    reply = await settled(await ann.submit(box, {"value": typed}))
    assert why in reply.text
    assert "How much?" in screen.text
    assert await answers_of(table) == []
    box = (await toy_house.press(ann, screen, "n")).modal
    assert box is not None
    await ann.submit(box, {"value": "7"})
    assert await answers_of(table) == [7]


async def test_a_number_box_left_open_while_its_question_was_answered(toy_house: House) -> None:
    table, (ann,) = await sit(toy_house, "n1000+n1000")
    screen = await toy_house.own_screen(ann)
    box = (await toy_house.press(ann, screen, "n")).modal
    assert box is not None
    await settled(await ann.slash("answer", toy_house.server.channel, answer="5"))
    await toy_house.stop()
    await toy_house.start()
    table = (await toy_house.bot.tables.get(table.id)) or table
    reply = await settled(await ann.submit(box, {"value": "6"}))
    assert "already answered" in reply.text
    assert await answers_of(table) == [5]


async def test_a_second_confirm_confirms_nothing_else(toy_house: House) -> None:
    table, (ann,) = await sit(toy_house, "sure+sure+final")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "a", arg="o2")
    old = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "confirm")
    await toy_house.press(ann, screen, "a", arg="o1")
    await toy_house.press(ann, old, "confirm")
    assert "already answered" in old.text
    assert await answers_of(table) == ["o2"]
    await toy_house.press(ann, screen, "confirm")

    await toy_house.press(ann, screen, "a", step="peek", arg="left")
    assert "the left one\nAre you sure?" in screen.text
    old = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "confirm")
    pins = await table.look(lambda match: dict(match.pins(0)))
    assert pins == {"peek": "left"}
    # The proposal fills in the rest; the next final step waits.
    assert "How fast?" in screen.text
    await toy_house.press(ann, old, "confirm")
    assert "out of date" in old.text
    box = (await toy_house.press(ann, screen, "n")).modal
    assert box is not None
    await ann.submit(box, {"value": "50"})
    old = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "confirm")
    assert "left-1" in screen.text
    # The form is complete now: the second press must not confirm it.
    await toy_house.press(ann, old, "confirm")
    assert "out of date" in old.text
    assert await answers_of(table) == ["o2", "o1"]
    await toy_house.press(ann, screen, "edit", step="card")
    assert [button.label for button in screen.buttons if "ack to" in button.label] == ["Back to the summary"]
    await toy_house.press(ann, screen, "a", step="card", arg="left-2")
    await toy_house.press(ann, screen, "confirm")
    assert (await answers_of(table))[2] == {"course": "north", "peek": "left", "card": "left-2", "speed": 50}


async def test_a_settled_step_that_rules_out_a_drafted_one_asks_it_again(toy_house: House) -> None:
    _, (ann,) = await sit(toy_house, "final")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "a", step="peek", arg="right")
    await toy_house.press(ann, screen, "back")
    assert "Which one do you turn up?" in screen.text
    await toy_house.press(ann, screen, "a", step="peek", arg="right")
    await toy_house.press(ann, screen, "confirm")
    assert "Which card?" in screen.text
    assert [button.label for button in screen.buttons][:3] == ["right-0", "right-1", "right-2"]


async def test_two_quick_presses_are_handled_one_after_the_other(toy_house: House) -> None:
    table, (ann,) = await sit(toy_house, "order30+sure")
    screen = await toy_house.own_screen(ann)
    other = await toy_house.own_screen(ann)
    await asyncio.gather(toy_house.select(ann, screen, "k", ["o9"]), toy_house.select(ann, other, "k", ["o4"]))
    screen = await toy_house.own_screen(ann)
    await toy_house.select(ann, screen, "k", ["o1"])
    await toy_house.press(ann, screen, "done")
    (picked,) = await answers_of(table)
    assert sorted(picked[:2]) == ["o4", "o9"]
    assert picked[2] == "o1"
    await toy_house.press(ann, screen, "a", arg="o2")
    confirm = custom_id_of(screen, "qb:", "confirm", {})
    await asyncio.gather(*(ann.press(screen, confirm) for _ in range(3)))
    assert await answers_of(table) == [picked, "o2"]


@pytest.mark.usefixtures("screens_stand_still")
async def test_confirm_confirms_only_what_its_screen_shows(toy_house: House) -> None:
    # Screens follow the table while their token is valid; these are older.
    table, (ann,) = await sit(toy_house, "sure+voyage")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "a", arg="o1")
    message = await direct(toy_house, ann, "0.1")
    await toy_house.shown(lambda: "Choice 1\nAre you sure?" in message.text)
    await ann.press(message, custom_id_of(message, "qb:", "back", {}))
    await toy_house.shown(lambda: "Are you sure?" not in message.text)
    await ann.press(message, custom_id_of(message, "qb:", "a", {"arg": "o2"}))
    await toy_house.shown(lambda: "Choice 2\nAre you sure?" in message.text)
    await toy_house.press(ann, screen, "confirm")
    assert await answers_of(table) == []
    assert "out of date" in screen.text
    assert "Choice 2\nAre you sure?" in screen.text
    await toy_house.press(ann, screen, "confirm")
    assert await answers_of(table) == ["o2"]
    old = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "propose", arg="slow-2")
    await toy_house.press(ann, old, "confirm")
    assert await answers_of(table) == ["o2"]
    assert "Total: 1 knots" in old.text


async def test_a_line_says_that_ready_made_answers_replace_what_was_chosen(toy_house: House) -> None:
    _, (ann,) = await sit(toy_house, "voyage")
    screen = await toy_house.own_screen(ann)
    assert "replaces" not in screen.text
    await toy_house.press(ann, screen, "edit", step="sails")
    await toy_house.select(ann, screen, "k", ["mizzen"])
    await toy_house.press(ann, screen, "done")
    assert "Or choose another plan, in place of the one above:" in screen.text
    await toy_house.press(ann, screen, "propose", arg="slow-2")
    assert "replaces" not in screen.text


async def test_a_summary_shows_the_total_of_its_answers(toy_house: House) -> None:
    table, (ann,) = await sit(toy_house, "voyage")
    screen = await toy_house.own_screen(ann)
    assert "Total: 14 knots\nCourse: north\nSails: fore and main\nSpeed: 12" in screen.text
    await toy_house.press(ann, screen, "edit", step="sails")
    await toy_house.select(ann, screen, "k", [])
    await toy_house.press(ann, screen, "back")
    assert "Total: 14 knots" in screen.text
    await toy_house.press(ann, screen, "edit", step="sails")
    await toy_house.select(ann, screen, "k", ["mizzen"])
    await toy_house.press(ann, screen, "done")
    assert "Total: 13 knots\nCourse: north\nSails: mizzen\nSpeed: 12" in screen.text
    assert {"Slow 2: 1 knots", "Another: 0 knots", "Best: 14 knots"} < {button.label for button in screen.buttons}
    await toy_house.press(ann, screen, "confirm")
    assert await answers_of(table) == [{"course": "north", "sails": ["mizzen"], "speed": 12}]


async def test_steps_that_no_longer_fit_are_adjusted_or_asked_again(toy_house: House) -> None:
    table, (ann,) = await sit(toy_house, "shares+deeds")
    screen = await toy_house.own_screen(ann)

    async def share(part: str, count: str) -> None:
        await toy_house.select(ann, screen, "a", [count], step=part)

    await toy_house.press(ann, screen, "edit", step="bow")
    await share("bow", "5")
    assert "5\n3\n2" in screen.text
    await toy_house.press(ann, screen, "edit", step="bow")
    await share("bow", "9")
    # The drafted 3 no longer makes ten: the step is asked again.
    assert len(screen.selects) == 1
    await share("port", "1")
    refused = await toy_house.select(ann, screen, "a", ["4"], step="starboard")
    assert "That makes 14; it must be ten." in refused.text
    await share("starboard", "0")
    await toy_house.press(ann, screen, "confirm")

    await toy_house.press(ann, screen, "a", step="deed", arg="attack")
    await toy_house.select(ann, screen, "a", ["attack-3"], step="target")
    for letter in "ca":
        await toy_house.select(ann, screen, "k", [f"attack-3-{letter}"], step="ranked")
    await toy_house.press(ann, screen, "done")
    await toy_house.press(ann, screen, "a", step="speed", arg="2")
    assert "Ranking: attack-3-c → attack-3-a" in screen.text
    await toy_house.press(ann, screen, "edit", step="deed")
    await toy_house.press(ann, screen, "a", step="deed", arg="trade")
    # A step that no longer fits takes its default; the others stay.
    assert "trade\ntrade-0\nRanking: trade-0-a → trade-0-b\nSpeed: 2" in screen.text
    await toy_house.press(ann, screen, "edit", step="deed")
    await toy_house.press(ann, screen, "a", step="deed", arg="rest")
    await toy_house.press(ann, screen, "confirm")
    assert await answers_of(table) == [{"bow": 9, "port": 1, "starboard": 0}, {"deed": "rest"}]


async def test_back_goes_back_step_by_step(toy_house: House) -> None:
    table, (ann,) = await sit(toy_house, "bare")
    screen = await toy_house.own_screen(ann)
    assert not any(button.label in ("Back", "Previous step") for button in screen.buttons)
    await toy_house.press(ann, screen, "a", step="course", arg="west")
    await toy_house.select(ann, screen, "k", ["fore"])
    await toy_house.press(ann, screen, "back")
    assert "Which course?" in screen.text
    await toy_house.press(ann, screen, "a", step="course", arg="south")
    assert next(button.disabled for button in screen.buttons if button.label == "Clear")
    await toy_house.press(ann, screen, "done")
    assert "How fast?" in screen.text
    assert await answers_of(table) == []


async def test_there_is_no_way_back_before_anything_is_given(toy_house: House) -> None:
    """A quiet step at its default was not given: going back would change nothing."""
    _, (ann,) = await sit(toy_house, "late")
    screen = await toy_house.own_screen(ann)
    assert "Which course?" in screen.text
    assert not any(button.label == "Previous step" for button in screen.buttons)
    await toy_house.press(ann, screen, "a", step="course", arg="north")
    assert "How fast?" in screen.text
    assert any(button.label == "Previous step" for button in screen.buttons)
    await toy_house.press(ann, screen, "back")
    assert "Which course?" in screen.text
    assert not any(button.label == "Previous step" for button in screen.buttons)


async def test_the_draft_of_an_answered_question_is_not_used_for_the_next(toy_house: House) -> None:
    table, (ann, ben) = await sit(toy_house, "few+few", "Ann", "Ben", together="true")
    screen = await toy_house.own_screen(ann)
    await toy_house.select(ann, screen, "k", ["o1", "o2"])
    old = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "done")
    bens = await toy_house.own_screen(ben)
    await toy_house.press(ben, bens, "done")
    assert await answers_of(table) == [["o1", "o2"], []]
    screen = await toy_house.own_screen(ann)
    assert [option.value for option in screen.selects[0].options if option.default] == []
    await toy_house.select(ann, old, "k", ["o5"])
    assert "already answered" in old.text
    assert await answers_of(table) == [["o1", "o2"], []]
    assert await toy_house.bot.store.drafts.get(table.id, 0, "0.2") is None


async def test_many_steps_and_long_words_fit_into_a_message(toy_house: House) -> None:
    table, (ann,) = await sit(toy_house, "fleet+knots+long9")
    screen = await toy_house.own_screen(ann)
    for ship in range(1, 13):
        await toy_house.select(ann, screen, "a", [f"{ship}-6"], step=f"ship{ship}")
    assert [len(select.options) for select in screen.selects] == [12]
    assert sum(map(len, screen.text)) <= 4000
    await toy_house.press(ann, screen, "confirm")
    assert len(screen.selects[0].options) == 8
    await toy_house.select(ann, screen, "propose", ["knots-8"])
    await toy_house.press(ann, screen, "confirm")
    (menu,) = screen.selects
    assert {len(option.label) for option in menu.options} == {100}
    assert [(option.description or "")[:2] for option in menu.options] == ["…x"] * 9
    assert [answer.get("speed") for answer in await answers_of(table)] == [None, 8]


@pytest.mark.parametrize(("default", "marked"), [(None, []), (["b"], ["b"]), (["a", "c"], ["a", "c"])])
def test_the_first_options_are_not_marked_only_because_some_must_be_picked(
    default: list[str] | None, marked: list[str]
) -> None:
    asked = Question(pick(0, "k", ["a", "b", "c"], (1, 3), step="k", default=default), "0.1")
    assert picked_of(asked, "k", Draft()) == marked
    assert picked_of(asked, "k", Draft(steps={"k": ["a"]})) == ["a"]


@pytest.mark.parametrize("damage", [{"guns": 1}, {"guns": 1, "crew": 1}])
def test_a_step_with_one_answer_is_not_among_those_to_change(damage: dict[Section, int]) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    pirate.ship.damage.update(damage)
    match = deck.run(lambda voyage: put(voyage, orders_form(voyage, 0)), BLACKBEARD)
    steps = {f"{pirate.id}_{step}": value for step, value in (("move", "hold"), ("operation", "refit"))}
    steps |= {f"{pirate.id}_refit_first": "guns"} if len(damage) > 1 else {}
    context = Context(words_for("en", strict=True), BLACKBEARD, 1, ["Ann", "Ben"].__getitem__)
    sheet = FormSheet(match, match.questions[0], Draft(steps=steps))
    shown = json.dumps([str(item) for item in summary_items(context, match.questions[0], sheet, 0)])
    assert ("refit_first" in shown) == (len(damage) > 1)
