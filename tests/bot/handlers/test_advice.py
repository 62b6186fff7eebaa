"""Advice: what the AI would do and why, on the reader's own screen, where the table allows it."""

import asyncio
from typing import Any

import pytest

from bot.cli.transcript import presses
from bot.custom_ids import stand_in
from bot.loopback import Message, Person
from bot.tables.lobby import read_settings
from bot.tables.table import Table
from rules import GAMES
from rules.kernel import Malformed, Match

from ...end_to_end.playing import restart, table_of
from ...house import House

FIRST = "first_dealer=2"
"""Seat 0 begins."""
OFFERED = "Advise me"


def verbs(message: Message) -> list[str]:
    return [press.verb for _, press in presses(message)]


async def advised(house: House, person: Person, verb: str = "move") -> Message:
    """Open a person's screen and ask for advice, unless it is there already; return the screen."""
    screen = await house.own_screen(person, verb)
    if "advise" in verbs(screen):
        await house.press(person, screen, "advise")
    return screen


async def entries(table: Table) -> int:
    return await table.look(lambda match: len(match.entries))


def pilots(match: Match) -> Any:
    question = match.questions[0]
    assert match.game is not None
    return match.game.pilot(match.view(0), question)


async def test_advice_shows_what_the_ai_would_do_and_one_press_does_it(house: House) -> None:
    (ann,) = house.people("Ann")
    table = await house.sit_down(ann, ai=1, options=FIRST)
    answer = await table.look(pilots)
    before = await entries(table)
    screen = await advised(house, ann)
    assert "The AI would choose" in screen.text
    assert "takeadvice" in verbs(screen)
    assert "advise" not in verbs(screen)
    # Advice is no answer, and stays on the screen.
    assert await entries(table) == before
    screen = await house.own_screen(ann)
    assert "The AI would choose" in screen.text
    await house.press(ann, screen, "takeadvice")
    given = await table.look(lambda match: match.entries[before])
    assert (given.seat, given.answer, given.by) == (0, answer, "player")
    assert "The AI would choose" not in screen.text
    assert "advise" in verbs(screen)


async def test_advice_is_kept_for_the_direct_message_and_over_a_restart(house: House) -> None:
    (ann,) = house.people("Ann")
    table = await house.sit_down(ann, ai=1, options=FIRST)
    await house.bot.settled(table, 30)
    message = ann.sees(ann.open_dm())[-1]
    await house.press(ann, message, "advise")
    await house.shown(lambda: "The AI would choose" in message.text)
    await restart(house)
    screen = await house.own_screen(ann)
    assert "The AI would choose" in screen.text
    await house.press(ann, screen, "takeadvice")
    assert "The AI would choose" not in screen.text


async def test_advice_on_a_form_fills_in_its_draft_and_is_confirmed(house: House) -> None:
    (ann,) = house.people("Ann")
    table = await house.sit_down(ann, ai=1, options=FIRST)
    await table.answer(0, "pile", "0.1", by="player", user_id=ann.id)
    await table.answer(0, "sail", "0.2", by="player", user_id=ann.id)
    answer = await table.look(pilots)
    screen = await house.own_screen(ann)
    # A draft of one's own gives way to the advice.
    other = next(press.arg for _, press in presses(screen) if press.verb == "propose")
    await house.press(ann, screen, "propose", arg=other)
    await house.press(ann, screen, "advise")
    assert "The AI would choose" in screen.text
    before = await entries(table)
    await house.press(ann, screen, "takeadvice")
    assert await entries(table) == before
    await house.press(ann, screen, "confirm")
    given = await table.look(lambda match: match.entries[before])
    assert (given.kind, given.answer) == ("layout", await table.look(lambda _: answer))


async def test_a_form_with_ready_made_answers_begins_with_what_the_ai_would_choose(house: House) -> None:
    (ann,) = house.people("Ann")
    table = await house.sit_down(ann, ai=1, options=FIRST)
    await table.answer(0, "pile", "0.1", by="player", user_id=ann.id)
    await table.answer(0, "sail", "0.2", by="player", user_id=ann.id)
    await house.bot.settled(table, 30)
    answer = await table.look(pilots)
    begins = "The AI would choose this"
    # Nobody has asked for it: neither in the direct message nor on the screen.
    assert begins in ann.sees(ann.open_dm())[-1].text
    screen = await house.own_screen(ann)
    assert begins in screen.text
    assert not {"advise", "takeadvice"} & {*verbs(screen)}
    # A step that is only opened changes nothing.
    opened = next(press.step for _, press in presses(screen) if press.verb == "edit")
    await house.press(ann, screen, "edit", step=opened)
    assert "AI would choose" not in screen.text
    await house.press(ann, screen, "back")
    assert begins in screen.text
    before = await entries(table)
    await house.press(ann, screen, "confirm")
    given = await table.look(lambda match: match.entries[before])
    assert (given.kind, given.answer) == ("layout", answer)


async def kaiser_cards(house: House, person: Person) -> tuple[Table, list[str], list[str]]:
    """Begin a match in which the person lays cards; return the table, those that the AI would lay, and the others."""
    table = await house.sit_down(person, ai=1, game="kaiser", options="reaction_prompts=only_if_able")
    async with asyncio.timeout(60):
        while True:
            question = await table.look(lambda match: match.questions.get(0))
            if question is not None and question.kind == "commit":
                break
            if question is not None:
                await table.answer(0, question.default, question.id, by="player", user_id=person.id)
            await asyncio.sleep(0.05)
    own = (await table.look(pilots))["cards"]
    return table, own, [option.id for option in question.steps[0].options if option.id not in own]


async def test_advice_on_a_form_that_was_begun_goes_on_from_there(house: House) -> None:
    (ann,) = house.people("Ann")
    table, _, others = await kaiser_cards(house, ann)
    screen = await house.own_screen(ann)
    await house.select(ann, screen, "k", others[:2])
    await house.press(ann, screen, "advise")
    assert "With what you have chosen, the AI would go on like this" in screen.text
    # What it goes on from is no longer chosen: it is asked for anew.
    await house.press(ann, screen, "clear")
    assert "the AI would" not in screen.text
    await house.select(ann, screen, "k", others[:2])
    assert "go on like this" in screen.text
    await house.press(ann, screen, "takeadvice")
    # There is nothing else to advise on what was advised.
    assert "confirm" in verbs(screen)
    assert "advise" not in verbs(screen)
    before = await entries(table)
    await house.press(ann, screen, "confirm")
    given = await table.look(lambda match: match.entries[before])
    assert set(others[:2]) <= set(given.answer["cards"])


async def test_advice_that_does_not_fit_what_was_chosen_since_says_so_and_is_given_anew(house: House) -> None:
    (ann,) = house.people("Ann")
    _, own, others = await kaiser_cards(house, ann)
    screen = await advised(house, ann)
    assert "The AI would choose" in screen.text
    # What belongs to it leaves it as it is; another card does not.
    await house.select(ann, screen, "k", own[:1])
    assert "go on like this" in screen.text
    assert "advise" not in verbs(screen)
    await house.select(ann, screen, "k", others[:1])
    assert "Starting again without what you have chosen, the AI would choose" in screen.text
    await house.press(ann, screen, "advise")
    assert "go on like this" in screen.text
    assert "advise" not in verbs(screen)


async def test_advice_on_the_place_of_a_card_keeps_the_places_that_were_chosen(house: House) -> None:
    (ann,) = house.people("Ann")
    table, own, others = await kaiser_cards(house, ann)
    cards = [own[0], others[0]]
    screen = await house.own_screen(ann)
    await house.select(ann, screen, "k", cards)
    await house.press(ann, screen, "done")
    await house.press(ann, screen, "a", arg=stand_in("british"))
    await house.press(ann, screen, "advise")
    assert "go on like this" in screen.text
    await house.press(ann, screen, "takeadvice")
    before = await entries(table)
    await house.press(ann, screen, "confirm")
    given = (await table.look(lambda match: match.entries[before])).answer
    assert sorted(given["cards"]) == sorted(cards)
    assert given[given["cards"][0]] == "british"


async def lay_for_the_navy(house: House, person: Person, screen: Message, card: str) -> None:
    """Choose one card, and lay it for the Royal Navy."""
    await house.select(person, screen, "k", [card])
    await house.press(person, screen, "done")
    await house.press(person, screen, "a", arg=stand_in("british"))


async def test_advice_on_cards_that_are_all_laid_is_said_to_be_another_turn(house: House) -> None:
    (ann,) = house.people("Ann")
    _, _, others = await kaiser_cards(house, ann)
    screen = await house.own_screen(ann)
    await lay_for_the_navy(house, ann, screen, others[0])
    assert "confirm" in verbs(screen)
    await house.press(ann, screen, "advise")
    assert "Starting again without what you have chosen, the AI would choose" in screen.text


async def test_advice_when_all_cards_were_taken_back_goes_on_from_nothing(house: House) -> None:
    (ann,) = house.people("Ann")
    _, _, others = await kaiser_cards(house, ann)
    screen = await house.own_screen(ann)
    await lay_for_the_navy(house, ann, screen, others[0])
    await house.press(ann, screen, "edit", step="cards")
    await house.press(ann, screen, "clear")
    await house.press(ann, screen, "advise")
    assert "The AI would choose" in screen.text
    assert "what you have chosen" not in screen.text


async def test_a_choice_that_cannot_be_undone_is_still_confirmed(house: House) -> None:
    (ann,) = house.people("Ann")
    table = await house.sit_down(ann, ai=3, game="tortuga", options="brethren=auto")
    async with asyncio.timeout(60):
        while not await table.look(lambda match: 0 in match.questions and not match.questions[0].takeback):
            question = await table.look(lambda match: match.questions.get(0))
            if question is not None:
                await table.answer(0, question.default, question.id, by="player", user_id=ann.id)
            await asyncio.sleep(0.05)
    screen = await advised(house, ann)
    before = await entries(table)
    await house.press(ann, screen, "takeadvice")
    assert "confirm" in verbs(screen)
    assert await entries(table) == before


async def test_people_who_play_against_people_get_no_advice(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=FIRST)
    await house.bot.settled(table, 30)
    assert "advise" not in verbs(await house.own_screen(ann))
    assert "advise" not in verbs(ann.sees(ann.open_dm())[-1])


async def test_a_press_for_advice_that_is_no_longer_given_is_answered_kindly(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ai=1, options=FIRST)
    # After a restart an old screen stays as it is.
    old = await house.own_screen(ann)
    await restart(house)
    table = await table_of(house)
    await table.hand_over(1, "Ben", ben.id)
    reply = await house.press(ann, old, "advise")
    assert "Advice is off" in reply.text
    assert "The AI would choose" not in (await house.own_screen(ann)).text


async def test_the_host_allows_advice_in_the_lobby(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    reply = await house.press(ann, card, "options")
    screen = reply.message
    assert screen is not None
    assert "AI advice when several people play: no" in screen.text
    assert "Advice" not in card.text
    await house.press(ann, screen, "advising", arg="on")
    assert "AI advice when several people play: yes" in screen.text
    await house.shown(lambda: "AI advice when several people play: yes" in card.text)
    await house.press(ann, screen, "advising", arg="off")
    await house.shown(lambda: "AI advice" not in card.text)
    await house.press(ann, screen, "advising", arg="on")
    for person in (ann, ben):
        await house.press(person, card, "join")
    await house.press(ann, card, "start")
    assert "advise" in verbs(await house.own_screen(ann)) + verbs(await house.own_screen(ben))


async def test_advice_is_chosen_with_the_command_and_kept_for_a_rematch(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=f"{FIRST}, advise = yes")
    assert table.row.settings == {"advise": True}
    await advised(house, ann)
    await house.bot.store.tables.stop(table.id)
    await table.refresh()
    board = await house.board(ann, "again")
    await house.press(ann, board, "again")
    again = await house.bot.tables.in_channel(house.server.channel.id)
    assert again is not None
    assert again.id != table.id
    assert again.row.settings == {"advise": True}


@pytest.mark.parametrize(
    ("text", "settings", "rest"),
    [
        ("", {}, ""),
        ("limit=50, Advise = ON sweep=round", {"advise": True}, "limit=50 sweep=round"),
        ("advise=no", {"advise": False}, ""),
        ("advice=true", {}, "advice=true"),
    ],
)
def test_settings_are_read_among_the_options(text: str, settings: dict[str, Any], rest: str) -> None:
    assert read_settings(text) == (settings, rest)


def test_a_setting_that_is_no_setting_is_refused() -> None:
    with pytest.raises(Malformed):
        read_settings("advise=perhaps")


async def test_advice_ends_when_a_person_takes_a_seat_of_an_ai(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ai=1, options=FIRST)
    screen = await advised(house, ann)
    await table.hand_over(1, "Ben", ben.id)
    await house.bot.settled(table, 30)
    await house.shown(lambda: "The AI would choose" not in screen.text)
    assert "advise" not in verbs(screen)


async def test_asking_for_advice_shows_nobody_anything(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=f"{FIRST} advise=yes")
    await house.bot.settled(table, 30)
    changed: list[Message] = []
    screen = await house.own_screen(ann)
    stop = house.server.watch(lambda change, message: changed.append(message))
    await house.press(ann, screen, "advise")
    await house.bot.settled(table, 30)
    stop()
    readers = {m.ephemeral_for or (m.channel.recipient and m.channel.recipient.id) for m in changed}
    assert readers == {ann.id}


async def test_old_advice_is_refused_kindly(house: House) -> None:
    (ann,) = house.people("Ann")
    table = await house.sit_down(ann, ai=1, options=FIRST)
    old = await advised(house, ann)
    await restart(house)
    table = await table_of(house)
    await table.answer(0, "pile", "0.1", by="player", user_id=ann.id)
    before = await entries(table)
    await house.press(ann, old, "takeadvice")
    assert "takeadvice" not in verbs(old)
    assert await entries(table) == before


@pytest.mark.parametrize("game", GAMES)
async def test_a_first_match_can_be_played_by_advice_alone(house: House, game: str) -> None:
    """Take twelve answers in a row from the AI, to questions of any kind."""
    (ann,) = house.people("Ann")
    seats = min(size for size in GAMES[game].seats if size > 1)
    table = await house.sit_down(ann, ai=seats - 1, game=game)
    taken = 0
    async with asyncio.timeout(300):
        while taken < 12 and table.row.state == "playing":
            await house.bot.settled(table, 60)
            question = await table.look(lambda match: match.questions.get(0))
            if question is None:
                await asyncio.sleep(0.05)
                continue
            screen = await advised(house, ann)
            assert "AI would choose" in screen.text
            # A form that holds what the AI would choose is confirmed at once.
            if "takeadvice" in verbs(screen):
                await house.press(ann, screen, "takeadvice")
            for _ in range(4):
                if "confirm" not in verbs(screen):
                    break
                await house.press(ann, screen, "confirm")
            now = await table.look(lambda match: match.questions.get(0))
            assert now is None or now.id != question.id
            taken += 1
