"""Every shape of question is answered in all three ways: in the private screen, in direct messages, by typing."""

from typing import Any

import pytest

from bot.cli.player import Cast, Player, Way
from bot.commands.typed_answers import ALL, NONE, typable
from bot.custom_ids import BUTTON_TEMPLATE, parse
from bot.loopback import Message, Person
from bot.tables.drafts import Draft, FormSheet, stored_draft
from bot.tables.table import Table
from rules.kernel import Match, Question

from ...house import House
from ..toys import game
from ..toys.questions import QUESTIONS

NAMES = sorted(QUESTIONS)
HALVES = ["+".join(NAMES[::2]), "+".join(NAMES[1::2])]


class Going(Player):
    """A player who answers in one way only."""

    only: Way = "private"

    def way(self) -> Way:
        return self.only


async def asked_of(table: Table) -> Question | None:
    return await table.look(lambda match: match.questions.get(0))


async def answers_of(table: Table) -> list[Any]:
    return await table.look(lambda match: [entry.answer for entry in match.entries if entry.type == "answer"])


def decided(table: Table, question: Question) -> Any:
    view = Match.start(game.GAME, 1, "x", options=table.row.options).view(0)
    return question.checked(game.pilot(view, question))


@pytest.mark.parametrize("way", ["private", "direct"])
@pytest.mark.parametrize("script", HALVES)
async def test_every_shape_is_pressed(toy_house: House, way: Way, script: str) -> None:
    (ann,) = toy_house.people("*Ann* `_\\_`")
    table = await toy_house.sit_down(ann, game="toy", options=f"script={script} seed=7")
    player = Going(Cast(toy_house.server, toy_house.bot, [ann]), table, 0)
    player.only = way
    given: list[Any] = []
    while (question := await asked_of(table)) is not None:
        given.append(decided(table, question))
        await player.give(question, given[-1])
        assert await answers_of(table) == given
        assert await toy_house.bot.store.drafts.get(table.id, 0, question.id) is None
    assert len(given) == len(script.split("+"))


class Typist:
    """Answers by typing. Every typed answer that fits a choice of autocomplete must be offered there."""

    def __init__(self, house: House, table: Table, person: Person) -> None:
        self.house, self.table, self.person = house, table, person

    async def give(self, question: Question, answer: Any) -> None:
        while (typed := await self.next(question, answer)) is not None:
            await self.type(typed)

    async def next(self, question: Question, answer: Any) -> str | None:
        draft = await stored_draft(self.house.bot.store, self.table.id, 0, question.id)
        return await self.table.look(lambda match: self.wanted(match, question, draft, answer))

    def wanted(self, match: Match, question: Question, draft: Draft, answer: Any) -> str | None:
        now = match.questions.get(0)
        if now is None or now.id != question.id:
            return None
        if question.shape != "form":
            return "confirm" if draft.editing == "confirm" else written(now, answer)
        sheet = FormSheet(match, now, draft)
        for step, value in sheet.done:
            if value != answer[step.step]:
                return f"{typable(step.step)} {written(step, answer[step.step])}"
        if sheet.asked is None or sheet.asked.step in (draft.final or {}):
            return "confirm"
        return f"{typable(sheet.asked.step)} {written(sheet.asked, answer[sheet.asked.step])}"

    async def type(self, typed: str) -> None:
        channel = self.house.server.channel
        offered = await self.person.autocomplete("answer", channel, "answer", typed)
        if len(typed) <= 100 and not typed.endswith((ALL, NONE)):
            assert typed in [choice.value for choice in offered], offered
        await (await self.person.slash("answer", channel, answer=typed)).done()


def written(asked: Question, value: Any) -> str:
    if asked.shape == "pick":
        everything = len(value) == len(asked.options)
        return ALL if everything and not asked.ordered else " ".join(map(typable, value)) or NONE
    return str(value) if asked.shape == "number" else typable(value)


@pytest.mark.parametrize("script", HALVES)
async def test_every_shape_is_typed(toy_house: House, script: str) -> None:
    (ann,) = toy_house.people("Ann", dms=False)
    table = await toy_house.sit_down(ann, game="toy", options=f"script={script} seed=8")
    typist = Typist(toy_house, table, ann)
    given: list[Any] = []
    while (question := await asked_of(table)) is not None:
        given.append(decided(table, question))
        await typist.give(question, given[-1])
        assert await answers_of(table) == given


async def test_labels_can_be_typed_and_ambiguous_ones_are_refused(toy_house: House) -> None:
    (ann,) = toy_house.people("Ann")
    table = await toy_house.sit_down(ann, game="toy", options="script=sixty+exact+order8+long9+grouped")
    channel = toy_house.server.channel

    async def type_in(text: str) -> str:
        reply = await (await ann.slash("answer", channel, answer=text)).done()
        return reply.text

    assert "isn’t available" in await type_in("Choice")
    await type_in("choice 17")
    assert "isn’t available" in await type_in("Choice 3, Nothing")
    assert "Choose exactly 2." in await type_in("Choice 3")
    await type_in("Choice 38, choice 3")
    await type_in("o8 O2, Choice 5")
    offered = await ann.autocomplete("answer", channel, "answer", "4 x")
    assert len(offered) == 1
    await type_in(str(offered[0].value))
    await type_in("bow:5")
    answers = await answers_of(table)
    assert answers[:3] == ["o17", ["o3", "o38"], ["o8", "o2", "o5"]]
    assert answers[3].endswith("4")
    assert answers[4] == "bow:5"


async def test_the_name_of_a_step_alone_asks_it_and_keeps_its_answer(toy_house: House) -> None:
    (ann,) = toy_house.people("Ann")
    table = await toy_house.sit_down(ann, game="toy", options="script=voyage")
    channel = toy_house.server.channel
    offered = await ann.autocomplete("answer", channel, "answer", "")
    assert [choice.value for choice in offered][:3] == ["confirm", "propose slow-2", offered[2].value]
    assert offered[0].name.startswith("Confirm: Total: 14 knots")
    assert str(offered[2].value).startswith("propose ~")
    reply = await (await ann.slash("answer", channel, answer="Sails")).done()
    assert "Which sails?" in reply.text
    await ann.slash("answer", channel, answer="sails -")
    await ann.slash("answer", channel, answer="PROPOSE slow-2")
    await ann.slash("answer", channel, answer="speed 30")
    await (await ann.slash("answer", channel, answer="Confirm")).done()
    assert await answers_of(table) == [{"course": "south", "sails": [], "speed": 30}]


async def test_fitting_numbers_are_offered_while_typing(toy_house: House) -> None:
    (ann,) = toy_house.people("Ann")
    await toy_house.sit_down(ann, game="toy", options="script=n1000sure")

    async def offered(typed: str) -> list[str | int | float]:
        return [c.value for c in await ann.autocomplete("answer", toy_house.server.channel, "answer", typed)]

    assert (await offered("99"))[:3] == ["99", "990", "991"]
    assert await offered("999") == ["999"]
    assert await offered("1001") == []
    assert await offered("-") == ["-5", "-4", "-3", "-2", "-1"]
    assert len(await offered("")) == 25


def shown(message: Message) -> list[str]:
    return [button.label or "" for button in message.buttons]


async def test_a_count_has_the_brackets_of_the_language(toy_house: House) -> None:
    (ann,) = toy_house.people("Ann")
    ann.locale = "ja"
    await toy_house.sit_down(ann, game="toy", options="script=paths")
    screen = await toy_house.own_screen(ann)
    assert [label[-7:] for label in shown(screen)[:2]] == ["（選択肢15）", "（選択肢15）"]


async def test_menus_of_paths_are_nested(toy_house: House) -> None:
    (ann,) = toy_house.people("Ann")
    table = await toy_house.sit_down(ann, game="toy", options="script=paths+grouped+two")
    screen = await toy_house.own_screen(ann)
    # A few heads are buttons: first what to do, then with what.
    assert screen.selects == []
    assert shown(screen)[:2] == ["Before the mast… (15 choices)", "All of port… (15 choices)"]
    offered = [parse(found).arg for one in screen.buttons if (found := BUTTON_TEMPLATE.fullmatch(one.custom_id or ""))]
    assert offered[:6] == ["bow/", "port/", "starboard/", "stern/", "crowd/", "pass"]
    await toy_house.press(ann, screen, "a", arg="bow/")
    await toy_house.press(ann, screen, "a", arg="bow/gun2/")
    assert [option.value for option in screen.selects[0].options] == [f"bow/gun2/shot{n}" for n in (1, 2, 3)]
    await toy_house.press(ann, screen, "a", arg="bow/")
    await toy_house.press(ann, screen, "a", arg="")
    await toy_house.press(ann, screen, "a", arg="crowd/")
    assert len(screen.selects[0].options) == 25
    await toy_house.press(ann, screen, "p", arg="1")
    await toy_house.select(ann, screen, "a", ["crowd/30"])
    assert await answers_of(table) == ["crowd/30"]
    assert [len(select.options) for select in screen.selects] == [5, 4, 4]
    assert screen.selects[0].placeholder == "Before the mast…"
    await toy_house.press(ann, screen, "a", arg="pass")
    assert await answers_of(table) == ["crowd/30", "pass"]


async def test_an_ordered_pick_shows_the_picks_and_takes_no_more(toy_house: House) -> None:
    (ann,) = toy_house.people("Ann")
    table = await toy_house.sit_down(ann, game="toy", options="script=order8")
    screen = await toy_house.own_screen(ann)
    for option in ("o4", "o1", "o8"):
        await toy_house.select(ann, screen, "k", [option])
    assert "Chosen so far: Choice 4 → Choice 1 → Choice 8" in screen.text
    assert screen.selects == []
    await toy_house.press(ann, screen, "clear")
    for option in ("o2", "o1", "o3"):
        await toy_house.select(ann, screen, "k", [option])
    await toy_house.press(ann, screen, "done")
    assert await answers_of(table) == [["o2", "o1", "o3"]]


async def test_one_press_answers_the_rest_of_an_order(toy_house: House) -> None:
    (ann,) = toy_house.people("Ann")
    table = await toy_house.sit_down(ann, game="toy", options="script=rank4+rank4+order8")
    screen = await toy_house.own_screen(ann)
    # It is the first of the buttons: the order of a question hardly ever matters.
    first, second = [
        button for button in screen.buttons if button.label in ("In the order of the list", "Choose 4 more")
    ]
    assert (first.label, second.disabled) == ("In the order of the list", True)
    await toy_house.press(ann, screen, "rest")
    await toy_house.select(ann, screen, "k", ["o3"])
    # What one press would take, perhaps without a question whether one is sure, is named on it.
    rest = "The rest in the order listed: Choice 1 → Choice 2 → Choice 4"
    assert rest in [button.label for button in screen.buttons]
    await toy_house.press(ann, screen, "rest")
    assert await answers_of(table) == [["o1", "o2", "o3", "o4"], ["o3", "o1", "o2", "o4"]]
    # Not where only some of the options are put in order.
    assert all("order listed" not in button.label for button in screen.buttons)


async def test_an_order_that_cannot_be_taken_back_takes_one_press_and_a_confirmation(toy_house: House) -> None:
    (ann,) = toy_house.people("Ann")
    table = await toy_house.sit_down(ann, game="toy", options="script=ranksure")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "rest")
    assert "Choice 1 → Choice 2 → Choice 3 → Choice 4\nAre you sure?" in screen.text
    assert await answers_of(table) == []
    await toy_house.press(ann, screen, "back")
    await toy_house.press(ann, screen, "clear")
    await toy_house.select(ann, screen, "k", ["o3"])
    await toy_house.press(ann, screen, "rest")
    await toy_house.press(ann, screen, "confirm")
    assert await answers_of(table) == [["o3", "o1", "o2", "o4"]]


async def test_too_many_picks_over_several_pages_are_counted_and_refused(toy_house: House) -> None:
    (ann,) = toy_house.people("Ann")
    table = await toy_house.sit_down(ann, game="toy", options="script=exact")
    screen = await toy_house.own_screen(ann)
    assert next(button.disabled for button in screen.buttons if button.label == "Choose 2 more")
    await toy_house.select(ann, screen, "k", ["o1", "o2"])
    assert not next(button.disabled for button in screen.buttons if button.label == "Done (2 chosen)")
    await toy_house.press(ann, screen, "p", arg="1")
    await toy_house.select(ann, screen, "k", ["o40"])
    assert "Chosen so far: Choice 1, Choice 2 and Choice 40 — 1 too many." in screen.text
    assert next(button.disabled for button in screen.buttons if button.label == "Choose 1 fewer")
    await toy_house.press(ann, screen, "p", arg="0")
    await toy_house.select(ann, screen, "k", ["o2"])
    await toy_house.press(ann, screen, "done")
    assert await answers_of(table) == [["o2", "o40"]]


@pytest.mark.parametrize(("script", "told"), [("window", "may react."), ("two", "to play.")])
async def test_a_window_is_called_a_reaction_and_no_turn(toy_house: House, script: str, told: str) -> None:
    (ann,) = toy_house.people("Ann")
    await toy_house.sit_down(ann, game="toy", options=f"script={script}")
    text = (await toy_house.board(ann)).text
    assert [phrase for phrase in ("may react.", "to play.") if phrase in text] == [told]


async def test_ballots_are_counted_without_names(toy_house: House) -> None:
    people = toy_house.people("Ann", "Ben", "Cleo")
    table = await toy_house.sit_down(*people, game="toy", options="script=ballot together=true")
    cast = Cast(toy_house.server, toy_house.bot, people)
    for seat in (1, 2, 0):
        question = await table.look(lambda match, seat=seat: match.questions[seat])
        await Player(cast, table, seat).give(question, "o2")
        await toy_house.bot.settled(table, 30)
        if seat:
            board = await toy_house.board(people[0])
            # The count changes at whole minutes only (bot.tables.ballots).
            assert "⏳ Waiting for 3 more answers" in board.text
            assert not any(name in board.text for name in ("Ann", "Ben", "Cleo"))
    assert await answers_of(table) == ["o2"] * 3


async def test_names_with_markdown_stay_names(toy_house: House) -> None:
    ann, ben = toy_house.people("*Ann*", "`B_e_n` @everyone")
    table = await toy_house.sit_down(ann, ben, game="toy", options="script=whom")
    screen = await toy_house.own_screen(ann)
    assert shown(screen)[:2] == ["*Ann*", "`B_e_n` @everyone"]
    await toy_house.press(ann, screen, "a", arg="1")
    assert "It is \\`B\\_e\\_n\\` \\@everyone" in screen.text
    await toy_house.press(ann, screen, "confirm")
    assert await answers_of(table) == ["1"]
