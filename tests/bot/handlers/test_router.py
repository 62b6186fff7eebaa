"""Invalid presses: forged, stale, doubled or by the wrong person get one private reply and change nothing."""

import asyncio
from typing import Any

import pytest

from bot.loopback import Message, Modal, Permission, Person
from bot.tables.table import Table

from ...house import House, custom_id_of, settled
from ..watching import rebuffed, state_of

UNKNOWN = "That button no longer works. Nothing has changed. Please use the newest message."

FORGED = [
    "",
    "x",
    "qb",
    "qb:",
    "qb::::::",
    "qb:1",
    "qb:1:move",
    "qb:x:move:::",
    "qb:-1:move:::",
    "qb:999:move:::",
    "qb:999999999999999999:move:::",
    "qb:9999999999999999999999999:move:::",
    "qb:1:steal:::",
    "qb:1:MOVE:::",
    "qb:1:a:0.1::sail",
    "qb:1:a:1.1::pile",
    "qb:1:a:0.1/scuttle:scuttle:O7",
    "qb:1:a:0.1::\n",
    "qb:1:a:٠.١::pile",
    "qb:1:p:0.1::²",
    "qb:1:doleave:::",
    "qb:1:doresign:::",
    "qb:1:dostop:::",
    "qb:1:move:::" + "a" * 5000,
    "qs:1:a:0.1::",
    "qm:1:a:0.1::pile",
    "other_app:1:delete",
    "__proto__",
    "'; DROP TABLE tables; --",
    "@everyone <@1> **x**",
]
"""custom_ids that are on no message of the bot."""


async def started(house: House, *people: Person, ai: int = 0) -> Table:
    table = await house.sit_down(*people, ai=ai, options=f"first_dealer={len(people) + ai}")
    await house.bot.settled(table, 30)
    return table


async def test_a_custom_id_that_is_not_on_the_message_does_nothing(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    board = await house.board(ann)
    for number, custom_id in enumerate(FORGED):
        act = ann.forge(board, custom_id) if number % 2 else ann.forge(board, custom_id, 3, ["pile"])
        assert await rebuffed(house, table, ann, act) == UNKNOWN, custom_id


async def test_a_button_sent_as_another_component_type_does_nothing(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    board = await house.board(ann)
    pile = custom_id_of(board, "qb:", "a", {"arg": "pile"})
    for component in (1, 4, 5, 9, 17, 99):
        assert await rebuffed(house, table, ann, ann.forge(board, pile, component)) == UNKNOWN, component


async def test_a_menu_sent_as_a_button_and_a_button_sent_as_a_menu_do_nothing(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    board = await house.board(ann)
    act = ann.forge(board, custom_id_of(board, "qb:", "a", {"arg": "pile"}), 3, ["pile"])
    assert await rebuffed(house, table, ann, act) == UNKNOWN
    await house.press(ann, board, "a", arg="pile")
    screen = await house.own_screen(ann)
    assert await rebuffed(house, table, ann, ann.forge(screen, screen.selects[0].custom_id)) == UNKNOWN


async def test_values_that_a_menu_does_not_offer_do_nothing(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    await house.press(ann, await house.board(ann), "a", arg="pile")
    screen = await house.own_screen(ann)
    menu = screen.selects[0].custom_id
    bens = next(iter(await table.look(lambda match: match.view(1).me.hand)))  # type: ignore[attr-defined]
    for values in (["drop:Z9"], [f"drop:{bens}", "sail"], ["x" * 500], ["pile"], ["@everyone"]):
        told = await rebuffed(house, table, ann, ann.forge(screen, menu, 3, values))
        assert told.startswith("That isn’t available right now."), values
    for values in ([], [""], ["drop:"]):
        told = await rebuffed(house, table, ann, ann.forge(screen, menu, 3, values))
        assert "What now?" in told or told.startswith("That isn’t available"), values


async def test_a_press_on_somebody_elses_message_does_nothing(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    words = await ben.say(house.server.channel, "press me")
    pile = custom_id_of(await house.board(ann), "qb:", "a", {"arg": "pile"})
    assert await rebuffed(house, table, ann, ann.forge(words, pile)) == UNKNOWN


async def test_another_seats_question_is_not_answered(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    act = house.press(ben, await house.board(ben), "a", arg="pile")
    assert await rebuffed(house, table, ben, act) == "That question is for another player."


@pytest.mark.parametrize("verb", ["a", "move", "hand"])
async def test_a_person_without_a_seat_is_welcome_to_watch(house: House, verb: str) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await started(house, ann, ben)
    told = await rebuffed(house, table, eve, house.press(eve, await house.board(eve), verb))
    assert told == "You have no seat at this table, but you’re welcome to watch."


async def old_screens(house: House, ann: Person, table: Table) -> tuple[Message, Message, Message]:
    """Return a private screen, the direct message and the board, all with the first player's open question."""
    screen = await house.own_screen(ann)
    assert ann.dm is not None
    message = await house.shown(lambda: next((m for m in ann.sees(ann.dm) if "Where do you draw" in m.text), None))
    return screen, message, await house.board(ann, "a")


@pytest.mark.usefixtures("old_screens_stay")
async def test_a_press_on_an_old_screen_updates_it(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    screen, _, board = await old_screens(house, ann, table)
    await house.press(ann, board, "a", arg="discard")
    told = await rebuffed(house, table, ann, house.press(ann, screen, "a", arg="pile"))
    assert "already answered" in told
    assert "What now?" in screen.text
    await house.select(ann, screen, "a", [screen.selects[0].options[0].value])
    assert "Nothing to do right now" in screen.text


async def test_an_answer_in_the_channel_updates_the_direct_message(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    _, message, board = await old_screens(house, ann, table)
    old = custom_id_of(message, "qb:", "a", {"arg": "pile"})
    await house.press(ann, board, "a", arg="pile")
    await house.bot.settled(table, 30)
    assert ann.dm is not None
    assert not any(old in [button.custom_id for button in m.buttons] for m in ann.sees(ann.dm))
    assert await rebuffed(house, table, ann, ann.forge(message, old)) == UNKNOWN


async def test_an_answer_in_the_direct_message_updates_the_board(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    _, message, board = await old_screens(house, ann, table)
    reply = await ann.press(message, custom_id_of(message, "qb:", "a", {"arg": "pile"}))
    # The answer to the press is the edit of the message, unless that takes long.
    assert reply.kind in ("update", "deferred update")
    await house.shown(lambda: "Ann:** drew from the pile" in board.text)
    await house.shown(lambda: any("What now?" in m.text for m in ann.sees(message.channel)))
    assert "Where do you draw" not in board.text


async def test_repeated_presses_give_one_answer(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    board = await house.board(ann)
    replies = await asyncio.gather(*(house.press(ann, board, "a", arg="pile") for _ in range(5)))
    assert len((await state_of(table))[2]) == 1
    assert sum("already answered" in reply.text or reply.text == UNKNOWN for reply in replies) == 4
    assert all(reply.message is not None and reply.message.ephemeral_for == ann.id for reply in replies)


async def test_different_answers_at_once_give_one_answer(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    screen, message, board = await old_screens(house, ann, table)
    presses = [
        (screen, "pile"),
        (message, "discard"),
        (board, "tavern"),
    ]
    await asyncio.gather(
        *(ann.press(where, custom_id_of(where, "qb:", "a", {"arg": source})) for where, source in presses)
    )
    await house.bot.settled(table, 30)
    assert len((await state_of(table))[2]) == 1


async def test_simultaneous_presses_of_all_players_answer_one_seat(house: House) -> None:
    people = house.people("Ann", "Ben", "Cat", "Eve")
    table = await started(house, *people[:3])
    board = await house.board(people[0])
    replies = await asyncio.gather(*(house.press(person, board, "a", arg="pile") for person in people))
    (entry,) = (await state_of(table))[2]
    assert entry.seat == 0
    assert [bool("You drew" in reply.text) for reply in replies] == [True, False, False, False]


# ---------------------------------------------------------------- after the end


async def ended(house: House, table: Table, people: list[Person]) -> None:
    await settled(await people[0].slash("game stop", house.server.channel))
    screen = await house.shown(
        lambda: next((m for m in people[0].sees(house.server.channel) if "Stop the" in m.text), None)
    )
    await house.press(people[0], screen, "dostop")
    await house.bot.settled(table, 30)
    assert table.row.state == "stopped"


@pytest.mark.usefixtures("screens_stand_still")
async def test_presses_after_a_stop_say_that_it_was_stopped(house: House) -> None:
    # As with tokens that no longer live: the old screens stay as they are.
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    screen, message, board = await old_screens(house, ann, table)
    ids = [(where, custom_id_of(where, "qb:", "a", {"arg": "pile"})) for where in (screen, message, board)]
    await ended(house, table, [ann, ben])
    for where, custom_id in ids:
        told = await rebuffed(house, table, ann, ann.forge(where, custom_id))
        assert told in (UNKNOWN, "The match was stopped. There is no winner.")
    assert (
        await rebuffed(house, table, ann, house.press(ann, screen, "a")) == "The match was stopped. There is no winner."
    )
    assert "There’s no table" in (await settled(await ann.slash("hand", house.server.channel))).text


@pytest.mark.usefixtures("old_screens_stay")
async def test_presses_on_a_closed_lobby_do_nothing(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    screen = (await house.press(ann, card, "options")).message
    assert screen is not None
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    join = custom_id_of(card, "qb:", "join", {})
    await house.press(ann, card, "cancel")
    assert await rebuffed(house, table, ben, ben.forge(card, join)) == UNKNOWN
    # The options have no more use: the refusal takes their place.
    await house.select(ann, screen, "option", ["limit"])
    assert screen.text == "This lobby is already closed."
    assert not screen.deleted


async def test_a_screen_of_a_finished_match_shows_the_end_and_takes_no_answer(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    screen, _, _ = await old_screens(house, ann, table)
    pile = custom_id_of(screen, "qb:", "a", {"arg": "pile"})
    for person in (ann, ben):
        reply = await settled(await person.slash("game resign", house.server.channel))
        assert reply.message is not None
        await house.press(person, reply.message, "doresign")
        if table.row.state == "over":
            break
    assert table.row.state == "over"
    # The screen already shows the end when the press of its old button arrives.
    await house.shown(lambda: "Everyone has resigned" in screen.text)
    told = await rebuffed(house, table, ann, ann.forge(screen, pile))
    assert "Nothing has changed" in told
    assert "The match ends without a winner" in screen.text


@pytest.mark.usefixtures("old_screens_stay")
async def test_leaving_or_resigning_after_the_end_does_nothing(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    screens = []
    for command in ("game leave", "game resign", "game stop"):
        reply = await settled(await ann.slash(command, house.server.channel))
        assert reply.message is not None
        screens.append(reply.message)
    reply = await settled(await ben.slash("game resign", house.server.channel))
    assert reply.message is not None
    await house.press(ben, reply.message, "doresign")
    await table.refresh()
    if table.row.state != "over":
        await house.press(ann, screens.pop(1), "doresign")
    assert table.row.state == "over"
    await house.bot.settled(table, 30)
    for screen in screens:
        verb = next(b.custom_id for b in screen.buttons).split(":")[2]
        told = await rebuffed(house, table, ann, house.press(ann, screen, verb))
        assert "over" in told or "already" in told


# ---------------------------------------------------------------- forged modals and other places


@pytest.fixture
async def box(house: House, old_screens_stay: None) -> tuple[Modal, Table, Person, Person]:
    """A modal that the host left open while the match began."""
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann, options="first_dealer=2")
    await house.press(ann, card, "join")
    await house.press(ben, card, "join")
    screen = (await house.press(ann, card, "options")).message
    assert screen is not None
    await house.select(ann, screen, "option", ["limit"])
    modal = (await house.press(ann, screen, "type", step="limit")).modal
    assert modal is not None
    await house.shown(lambda: "Ready." in card.text)
    await house.press(ann, card, "start")
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    return modal, table, ann, ben


async def test_a_modal_opened_before_the_start_is_refused(house: House, box: Any) -> None:
    modal, table, ann, _ = box
    assert await rebuffed(house, table, ann, ann.submit(modal, {"value": "50"})) == "This lobby is already closed."


FORGED_BOXES = [
    "",
    "x",
    "qm:1:type::speed:",
    "qm:1:type:::",
    "qm:2:type::limit:",
    "qm:1:steal:::",
    "qm:1:a:0.1::",
    "qm:1:n:0.1::",
    "qm:1:n:1.1::",
    "qm:1:a:0.9::",
    "qm:1:write:0.1::",
    "qm:1:k:0.1::0",
    "qm:1:k:0.1::²",
    "qm:1:done:0.1::",
    "qm:1:clear:0.1::",
    "qm:1:edit:0.1:scuttle:",
    "qm:1:propose:0.1::best",
    "qm:1:confirm:0.1::",
    "qm:1:start:::",
    "qm:1:join:::",
    "qm:1:ai:::",
    "qm:1:cancel:::",
    "qm:1:set::limit:",
    "qb:1:move:::",
]


async def test_a_forged_modal_changes_nothing(house: House, box: Any) -> None:
    modal, table, ann, _ = box
    for custom_id in FORGED_BOXES:
        modal.custom_id, modal.open = custom_id, True
        told = await rebuffed(house, table, ann, ann.submit(modal, {"value": "7"}))
        assert "went wrong" not in told, custom_id


async def test_a_modal_cannot_be_submitted_by_others(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    screen = (await house.press(ann, card, "options")).message
    assert screen is not None
    await house.select(ann, screen, "option", ["limit"])
    modal = (await house.press(ann, screen, "type", step="limit")).modal
    assert modal is not None
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    told = await rebuffed(house, table, ben, ben.submit(modal, {"value": "50"}))
    assert told == f"Only the host ({ann.mention}) can do that."


async def test_buttons_work_only_in_their_tables_channel(house: House) -> None:
    """A manager of another server and a host of another table have no permissions at this one."""
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    elsewhere = house.server.add_guild("Elsewhere")
    hall = house.server.add_channel("hall", elsewhere)
    eve = house.server.add_person("Eve", guilds=[elsewhere], permissions=Permission.MANAGE_GUILD)
    await house.bot.wait_until_ready()
    await settled(await eve.slash("game new", hall, game="corsari"))
    card = await house.shown(lambda: next((m for m in eve.sees(hall) if m.buttons), None))
    await house.press(eve, card, "options")
    screen = next(m for m in eve.sees(hall) if m.selects)
    await house.select(eve, screen, "option", ["limit"])
    for verb in ("dostop", "cancel", "move", "join", "start", "doleave"):
        modal = (await house.press(eve, screen, "type", step="limit")).modal
        assert modal is not None
        modal.custom_id = f"qm:{table.id}:{verb}:::"
        told = await rebuffed(house, table, eve, eve.submit(modal, {"value": "7"}))
        assert told == UNKNOWN
