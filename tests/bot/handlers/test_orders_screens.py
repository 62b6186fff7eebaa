"""Standing orders by buttons and menus: only the seat's player gives, reads, changes and clears them."""

from dataclasses import replace

import pytest

from bot.cli.transcript import presses
from bot.custom_ids import BUTTON_TEMPLATE, Press, parse
from bot.handlers.seat_service import seat_to_ai
from bot.interactions.components import VALUE
from bot.loopback import Message, Person
from bot.tables.table import Table

from ...house import House, settled
from ..evenings import opened, told
from ..toys import game
from ..watching import publicly, rebuffed

ASKED = "two+ordered+n9ordered"


async def ordered(house: House, person: Person, choice: str, amount: str) -> Message:
    """Give orders by /orders: two choices and a confirmation."""
    screen = await told(house, person, "orders")
    await at_step(house, person, screen, "choice")
    await house.press(person, screen, "a", step="choice", arg=choice)
    await at_step(house, person, screen, "amount")
    await house.select(person, screen, "a", [amount], step="amount")
    await house.press(person, screen, "confirm")
    return screen


async def ordered_by_typing(house: House, person: Person, amount: str) -> None:
    """Give orders with an amount typed into a modal."""
    screen = await told(house, person, "orders")
    box = await person.press(screen, next(found for found, press in presses(screen) if press.verb == "n"))
    assert box.modal is not None
    assert box.modal.fields[0]["placeholder"] == "From 0 to 1,000"
    await settled(await person.submit(box.modal, {VALUE: amount}))
    await house.press(person, screen, "confirm")


async def at_step(house: House, person: Person, screen: Message, step: str) -> None:
    """Go to a step of the form, from the summary or by going back."""
    offered = [(press.verb, press.step) for _, press in presses(screen)]
    if ("edit", step) in offered:
        await house.press(person, screen, "edit", step=step)
    elif ("a", step) not in offered:
        await house.press(person, screen, "back")


async def table_of(house: House, *people: Person, script: str = ASKED, ai: int = 0) -> Table:
    table = await house.sit_down(*people, ai=ai, game="toy", options=f"script={script} together=true")
    await house.bot.settled(table, 30)
    return table


async def standing(table: Table, seat: int) -> dict[str, object]:
    return await table.look(lambda match: dict(match.orders(seat)))


async def test_orders_are_given_read_changed_and_cleared(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    table = await table_of(toy_house, ann, ben)
    screen = await told(toy_house, ann, "orders")
    assert "no standing orders" in screen.text
    await ordered(toy_house, ann, "o2", "7")
    assert await standing(table, 0) == {"choice": "o2", "amount": 7}
    screen = await told(toy_house, ann, "orders")
    assert "Your standing orders" in screen.text
    assert "Choice 2" in screen.text
    assert [b.disabled for b in screen.buttons if ":confirm:" in (b.custom_id or "")] == [True]
    await ordered(toy_house, ann, "o3", "0")
    assert await standing(table, 0) == {"choice": "o3", "amount": 0}
    screen = await told(toy_house, ann, "orders")
    await opened(toy_house, ann, screen, "noorders")
    assert "standing orders have been cleared" in screen.text
    assert await standing(table, 0) == {}
    assert await standing(table, 1) == {}


async def test_orders_that_give_the_last_answer_are_confirmed_and_the_end_is_shown(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    table = await table_of(toy_house, ann, ben, script="ordered+n9ordered")
    answers = ((0, ann, "o1", "0.1"), (1, ben, "o1", "1.1"), (0, ann, 9, "0.2"))
    for press, (seat, person, answer, question) in enumerate(answers, 1):
        await table.answer(seat, answer, question, by="player", user_id=person.id, press=press)
    screen = await ordered(toy_house, ben, "o1", "9")
    assert table.row.state == "over"
    assert "Your standing orders are set" in screen.text
    assert "Done with Ann and Ben." in screen.text


async def test_the_form_begins_with_a_suggested_order(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    table = await table_of(toy_house, ann, ben)
    screen = await told(toy_house, ann, "orders")
    await toy_house.select(ann, screen, "a", ["0"], step="amount")
    await opened(toy_house, ann, screen, "confirm")
    assert await standing(table, 0) == {"choice": "o1", "amount": 0}


async def test_my_hand_shows_the_orders_and_leads_to_them(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    await table_of(toy_house, ann, ben)
    await ordered(toy_house, ann, "o2", "7")
    hand = await toy_house.own_screen(ann, "hand")
    assert "Your standing orders" in hand.text
    assert "Choice 2" in hand.text
    theirs = await toy_house.own_screen(ben, "hand")
    assert "standing orders" not in theirs.text.replace("Standing orders", "")
    await opened(toy_house, ann, hand, "orders")
    assert "Nobody else is told about them" in hand.text
    await opened(toy_house, ann, hand, "hand")
    assert "You are Ann" in hand.text


async def test_orders_answer_an_open_question_at_once(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    table = await table_of(toy_house, ann, ben, script="ordered+n9ordered")
    await ordered(toy_house, ann, "o2", "7")
    assert await table.look(lambda match: list(match.questions)) == [1]
    await toy_house.press(ben, await toy_house.own_screen(ben), "a", arg="o1")
    log = await table.look(lambda match: [(e.seat, e.type, e.answer, e.by) for e in match.entries])
    assert log[1:] == [(0, "answer", "o2", "order"), (1, "answer", "o1", "player"), (0, "answer", 7, "order")]
    # Only Ann is told that her orders gave the answer.
    assert "standing orders have answered for you" in (await toy_house.own_screen(ann)).text
    for person in (ann, ben):
        assert "standing orders have answered" not in publicly(toy_house, person)[-1].text


async def test_nobody_else_learns_of_the_orders(toy_house: House) -> None:
    ann, ben, eve = toy_house.people("Ann", "Ben", "Eve")
    table = await table_of(toy_house, ann, ben)
    before = [message.text for message in publicly(toy_house, eve)]
    theirs = [message.text for message in ben.sees(ben.dm or ben.open_dm())]
    await ordered(toy_house, ann, "o2", "7")
    await toy_house.bot.settled(table, 30)
    assert [message.text for message in publicly(toy_house, eve)] == before
    assert [message.text for message in ben.sees(ben.dm or ben.open_dm())] == theirs
    for person in (ben, eve):
        for command in ("game log", "game status", "hand" if person is ben else "game at"):
            about = {"number": 1} if command == "game at" else {}
            shown = (await told(toy_house, person, command, **about)).text
            assert "standing orders" not in shown
            assert "Choice 2" not in shown.replace("Which one?", "")


async def test_a_restart_keeps_the_draft_of_the_orders(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    await table_of(toy_house, ann, ben)
    screen = await told(toy_house, ann, "orders")
    await at_step(toy_house, ann, screen, "choice")
    await toy_house.press(ann, screen, "a", step="choice", arg="o3")
    await toy_house.stop()
    await toy_house.start()
    await toy_house.select(ann, screen, "a", ["4"], step="amount")
    await toy_house.stop()
    await toy_house.start()
    await opened(toy_house, ann, screen, "confirm")
    table = await toy_house.bot.tables.in_channel(toy_house.server.channel.id)
    assert table is not None
    assert await standing(table, 0) == {"choice": "o3", "amount": 4}
    assert await toy_house.bot.store.drafts.get(table.id, 0, "0.orders") is None


async def test_a_number_may_be_typed_into_a_modal_opened_before_a_restart(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    await table_of(toy_house, ann, ben, script="two+n1000ordered")
    screen = await told(toy_house, ann, "orders")
    number = next(found for found, press in presses(screen) if press.verb == "n")
    box = await ann.press(screen, number)
    assert box.modal is not None
    await toy_house.stop()
    await toy_house.start()
    await settled(await ann.submit(box.modal, {VALUE: "321"}))
    await opened(toy_house, ann, screen, "confirm")
    table = await toy_house.bot.tables.in_channel(toy_house.server.channel.id)
    assert table is not None
    assert await standing(table, 0) == {"choice": "o1", "amount": 321}


async def test_the_draft_waits_during_a_pause(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    table = await table_of(toy_house, ann, ben)
    await table.pause(paused=True)
    screen = await told(toy_house, ann, "orders")
    await toy_house.select(ann, screen, "a", ["4"], step="amount")
    reply = await toy_house.press(ann, screen, "confirm")
    assert "paused" in " ".join([reply.text, *(message.text for message in reply.followups)])
    assert await standing(table, 0) == {}
    await table.pause(paused=False)
    await opened(toy_house, ann, screen, "confirm")
    assert await standing(table, 0) == {"choice": "o1", "amount": 4}


@pytest.mark.usefixtures("screens_stand_still")
async def test_only_the_seats_player_reads_and_gives_orders(toy_house: House) -> None:
    # As with a token that no longer lives: the old screen stays as it is.
    ann, ben, eve = toy_house.people("Ann", "Ben", "Eve")
    table = await table_of(toy_house, ann, ben)
    await ordered(toy_house, ann, "o2", "7")
    mine = await told(toy_house, ann, "orders")
    act = eve.slash("orders", toy_house.server.channel)
    assert "You have no seat" in await rebuffed(toy_house, table, eve, act)
    await seat_to_ai(toy_house.bot.services, table, 0)
    for verb in ("noorders", "edit"):
        about = {"step": "choice"} if verb == "edit" else {}
        reply = await toy_house.press(ann, mine, verb, **about)
        assert "no seat" in " ".join([reply.text, *(message.text for message in reply.followups)])
    # Ann's orders ended when she left the seat.
    assert await standing(table, 0) == {}


def test_the_orders_question_fits_a_custom_id() -> None:
    press = Press(10**17, "confirm", "12.orders", "", "0123abcd")
    match = BUTTON_TEMPLATE.fullmatch(press.custom_id())
    assert match is not None
    assert parse(match) == press


async def test_a_game_without_orders_says_so_and_offers_none(toy_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "GAME", replace(game.GAME, orders=None))
    ann, ben = toy_house.people("Ann", "Ben")
    table = await table_of(toy_house, ann, ben)
    act = ann.slash("orders", toy_house.server.channel)
    assert "no standing orders" in await rebuffed(toy_house, table, ann, act)
    hand = await toy_house.own_screen(ann, "hand")
    assert "orders" not in [press.verb for _, press in presses(hand)]


async def test_corsari_takes_an_order_for_loading(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    screen = await told(house, ann, "orders")
    await house.press(ann, screen, "a", step="loading", arg="best")
    assert "When another player sails: Aim for the lowest total of my stowaways" in screen.text
    await house.press(ann, screen, "confirm")
    assert await standing(table, 0) == {"loading": "best"}


async def test_an_order_to_be_asked_each_time_is_told_as_no_order(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    screen = await told(house, ann, "orders")
    await house.press(ann, screen, "a", step="loading", arg="ask")
    await house.press(ann, screen, "confirm")
    assert await standing(table, 0) == {"loading": "ask"}
    assert "No standing orders: you are asked each time." in screen.text
    assert "Your standing orders" not in screen.text
    assert "orders are set" not in screen.text
    hand = await house.own_screen(ann, "hand")
    assert "Your standing orders" not in hand.text


@pytest.mark.usefixtures("old_screens_stay")
async def test_a_finished_match_takes_no_orders(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    table = await table_of(toy_house, ann, ben, script="ordered")
    screen = await told(toy_house, ann, "orders")
    await ordered(toy_house, ann, "o2", "0")
    await toy_house.press(ben, await toy_house.own_screen(ben), "a", arg="o1")
    assert table.row.state == "over"
    act = ann.slash("orders", toy_house.server.channel)
    assert await rebuffed(toy_house, table, ann, act)
    reply = await toy_house.select(ann, screen, "a", ["4"], step="amount")
    assert "over" in reply.text


@pytest.mark.parametrize(("locale", "said"), [("fr", "aucune consigne permanente"), ("ja", "事前指示は出していません")])
async def test_orders_are_in_the_readers_language(toy_house: House, locale: str, said: str) -> None:
    (ann,) = toy_house.people("Ann", locale=locale)
    await table_of(toy_house, ann, ai=1)
    assert said in (await told(toy_house, ann, "orders")).text
