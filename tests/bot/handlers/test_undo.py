"""Undo: a player takes back their last answer alone, and more with the consent of all; no press counts twice."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import suppress
from pathlib import Path

import pytest

from bot.cli.transcript import newest, presses
from bot.loopback import Message, Permission, Person
from bot.tables.table import Table
from rules.kernel import IllegalAnswer, Match, Undoable

from ...end_to_end.playing import restart, table_of
from ...house import House, settled
from ..watching import publicly, rebuffed

LUCK = "dice and cards come again in the same order"


async def started(house: House, *people: Person, ai: int = 0) -> Table:
    """Begin a match in which the first player is asked."""
    table = await house.sit_down(*people, ai=ai, options=f"first_dealer={len(people) + ai}")
    await house.bot.settled(table, 30)
    return table


async def turn(house: House, person: Person, draw: str = "tavern") -> Message:
    """Play a turn: draw openly and discard the first card; return the screen."""
    screen = await house.own_screen(person)
    await house.press(person, screen, "a", arg=draw)
    await house.select(person, screen, "a", [screen.selects[0].options[0].value])
    return screen


async def entries(table: Table) -> list[str]:
    return await table.look(lambda match: [entry.type for entry in match.entries])


async def proposed(house: House, person: Person, back: int = 1) -> Message:
    """Ask the others for an undo of a number of steps; return the private screen."""
    reply = await settled(await person.slash("game undo", house.server.channel))
    assert reply.message is not None, reply.text
    screen = reply.message
    await house.select(person, screen, "undostep", [screen.selects[0].options[back - 1].value])
    await house.press(person, screen, "askundo")
    return screen


async def asked(house: House, person: Person) -> Message:
    """Return the table's message that asks for consent."""
    return await house.board(person, "agree")


# ---------------------------------------------------------------- alone


async def test_an_answer_is_taken_back_on_the_players_own_screen(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    screen = await turn(house, ann)
    assert "Nothing to do" in screen.text
    await house.press(ann, screen, "takeback")
    assert "What now?" in screen.text
    assert await entries(table) == ["answer", "answer", "undo"]
    # The draw from the tavern was public, so it can be taken back, too.
    await house.press(ann, screen, "takeback")
    assert "Where do you draw from?" in screen.text
    # The table's message tells the moves that were taken back in the line of the undo, and nowhere else.
    await house.shown(lambda: "↩️ Undone by Ann: ~~took" in publicly(house, ben)[-1].text)
    told = publicly(house, ben)[-1].text
    assert (told.count("took"), told.count("discarded")) == (1, 1)
    assert not [press for _, press in presses(screen) if press.verb == "takeback"]


async def test_an_answer_is_taken_back_in_the_direct_message_and_at_the_table(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    await turn(house, ann)
    await house.bot.settled(table, 30)
    assert ann.dm is not None
    direct = ann.dm
    page = await house.shown(lambda: newest(ann.sees(direct), lambda press: press.verb == "takeback"))
    await house.press(ann, page, "takeback")
    await house.shown(lambda: "What now?" in ann.sees(direct)[-1].text)
    await house.bot.settled(table, 30)
    board = await house.shown(lambda: takes_back(house, ann))
    assert "Undo Ann’s move" in [button.label for button in board.buttons]
    await house.press(ann, board, "takeback")
    assert await entries(table) == ["answer", "answer", "undo", "undo"]


async def outdated_undo(house: House) -> tuple[Person, Table, Message]:
    """Have a person move, and another one after that; return the direct message with the undo of the first move."""
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    await turn(house, ann)
    await house.bot.settled(table, 30)
    direct = ann.open_dm()
    page = await house.shown(lambda: newest(ann.sees(direct), lambda press: press.verb == "takeback"))
    await house.press(ben, await house.own_screen(ben), "a", arg="discard")
    await house.bot.settled(table, 30)
    return ann, table, page


async def test_a_button_that_has_come_to_nothing_leaves_the_direct_message(house: House) -> None:
    """Not every move of the others edits a direct message, but the one does after which nothing can be taken back."""
    ann, _, page = await outdated_undo(house)
    await house.shown(lambda: not [press for _, press in presses(page) if press.verb == "takeback"])
    assert page in ann.sees(ann.open_dm())
    assert "Nothing to do" in page.text


async def test_an_old_button_in_a_direct_message_says_why_and_goes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The edit without it may be late. A press on it does edit the message."""
    monkeypatch.setattr("bot.delivery.direct.takes_back", lambda *_: [])
    ann, table, page = await outdated_undo(house)
    assert "can’t undo this without the others" in (await house.press(ann, page, "takeback")).text
    await house.shown(lambda: not [press for _, press in presses(page) if press.verb == "takeback"])
    assert page in ann.sees(ann.open_dm())
    assert await entries(table) == ["answer", "answer", "answer"]


def takes_back(house: House, person: Person) -> Message | None:
    return newest(publicly(house, person), lambda press: press.verb == "takeback")


async def test_a_card_from_the_pile_stays_drawn(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    screen = await house.own_screen(ann)
    await house.press(ann, screen, "a", arg="pile")
    await house.bot.settled(table, 30)
    assert not [press for _, press in presses(screen) if press.verb == "takeback"]
    assert takes_back(house, ann) is None
    told = await rebuffed(house, table, ann, ann.slash("game undo", house.server.channel))
    assert "something was revealed" in told


async def test_others_and_old_presses_take_nothing_back(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await started(house, ann, ben)
    screen = await turn(house, ann)
    await house.bot.settled(table, 30)
    board = await house.shown(lambda: takes_back(house, ann))
    assert await rebuffed(house, table, ben, house.press(ben, board, "takeback")) == "Only Ann can undo that."
    assert "no seat" in await rebuffed(house, table, eve, house.press(eve, board, "takeback"))
    replies = await asyncio.gather(*(house.press(ann, screen, "takeback") for _ in range(3)))
    assert await entries(table) == ["answer", "answer", "undo"], [reply.text for reply in replies]


async def test_an_answer_stays_after_the_next_player_has_played(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    screen = await turn(house, ann)
    theirs = await house.own_screen(ben)
    await house.press(ben, theirs, "a", arg="discard")
    await house.shown(lambda: not [press for _, press in presses(screen) if press.verb == "takeback"])
    await house.bot.settled(table, 30)
    board = await house.shown(lambda: takes_back(house, ann))
    assert [button.label for button in board.buttons if "Undo " in button.label] == ["Undo Ben’s move"]


# ---------------------------------------------------------------- among AIs


@pytest.fixture
async def calm_house(tmp_path: Path) -> AsyncIterator[House]:
    """A house with dice that make no AI sail in its first turn."""
    async with House(tmp_path, dice_seed="a") as house:
        yield house


async def played_around(house: House, person: Person, screen: Message) -> None:
    """Wait until the AIs have played and the person is asked again."""
    await house.shown(lambda: "Where do you draw from?" in screen.text, 60)


async def test_among_ais_one_press_takes_back_the_own_decision_and_all_that_ais_did_since(calm_house: House) -> None:
    house = calm_house
    (ann,) = house.people("Ann")
    table = await started(house, ann, ai=2)
    screen = await turn(house, ann)
    await played_around(house, ann, screen)
    before = await table.look(lambda match: [(entry.seat, entry.by) for entry in match.entries])
    assert {seat for seat, _ in before} == {0, 1, 2}
    # Cards from the pile that only an AI has seen are no secret that a person knows.
    drawn = await table.look(lambda match: [event.audience or tuple(event.private) for event in match.log])
    assert (1,) in drawn or (2,) in drawn
    # It is said beforehand.
    label = "Undo (with the AIs’ moves since)"
    assert label in [button.label for button in screen.buttons]
    await house.press(ann, screen, "takeback")
    assert "What now?" in screen.text
    undone = await table.look(lambda match: match.entries[-1])
    assert (undone.type, undone.seat, undone.answer) == ("undo", 0, 1)
    assert await table.look(lambda match: list(match.questions)) == [0]
    await house.bot.settled(table, 30)
    # No AI has played on: the decision is Ann's again.
    assert (await entries(table))[-1] == "undo"


async def test_among_ais_undo_offers_the_persons_own_decisions(calm_house: House) -> None:
    house = calm_house
    (ann,) = house.people("Ann")
    table = await started(house, ann, ai=2)
    screen = await turn(house, ann)
    await played_around(house, ann, screen)
    reply = await settled(await ann.slash("game undo", house.server.channel))
    assert reply.message is not None
    steps = [option.value for option in reply.message.selects[0].options]
    assert steps == await table.look(
        lambda match: [entry.question for entry in reversed(match.entries) if entry.seat == 0]
    )
    await house.select(ann, reply.message, "undostep", [steps[-1]])
    assert "Nobody else needs to agree" in reply.message.text
    await house.press(ann, reply.message, "askundo")
    assert await table.look(lambda match: (match.entries[-1].type, match.entries[-1].answer)) == ("undo", 0)


async def test_a_secret_that_a_person_was_told_is_not_taken_back_among_ais(calm_house: House) -> None:
    house = calm_house
    (ann,) = house.people("Ann")
    table = await started(house, ann, ai=2)
    screen = await turn(house, ann, "pile")
    await house.press(ann, screen, "takeback")
    assert "What now?" in screen.text
    # The card from the pile has been seen: the draw stays.
    assert not [press for _, press in presses(screen) if press.verb == "takeback"]
    assert (await table.look(lambda match: [entry.type for entry in match.entries if entry.seat == 0]))[-1] == "undo"


async def test_undo_tells_that_dice_fall_the_same_again(toy_house: House) -> None:
    (ann,) = toy_house.people("Ann")
    table = await toy_house.sit_down(ann, ai=1, game="toy", options="script=two+two+dice+two")
    screen = await toy_house.own_screen(ann)
    for n, rolled in enumerate([False, False, True]):
        await toy_house.shown(lambda n=n: [press for _, press in presses(screen) if press.question == f"0.{n + 1}"])
        assert (LUCK in screen.text) is rolled
        assert bool([press for _, press in presses(screen) if press.verb == "takeback"]) is (n > 0)
        if n < 2:
            await toy_house.press(ann, screen, "a", arg="o1")
            await toy_house.bot.settled(table, 30)
    await toy_house.press(ann, screen, "takeback")
    assert LUCK not in screen.text


async def test_a_second_person_ends_taking_back_across_others_moves(calm_house: House) -> None:
    house = calm_house
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben, ai=1)
    screen = await turn(house, ann)
    theirs = await turn(house, ben)
    await played_around(house, ann, screen)
    assert not [press for _, press in presses(screen) if press.verb == "takeback"]
    # Each person's screen follows in a task of its own.
    await house.shown(lambda: not [press for _, press in presses(theirs) if press.verb == "takeback"])
    # Ann's and Ben's consent is enough: the AI agrees at once.
    shown = await proposed(house, ann, 1)
    assert "asked the others" in shown.text
    await house.press(ben, await asked(house, ben), "agree")
    assert await table.look(lambda match: match.entries[-1].type) == "undo"
    assert await table.look(lambda match: list(match.questions)) == [1]


# ---------------------------------------------------------------- with consent


async def test_an_undo_happens_when_all_agree(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await started(house, ann, ben, cat)
    await turn(house, ann)
    await turn(house, ben)
    await house.bot.settled(table, 30)
    before = publicly(house, ann)[-1]
    screen = await proposed(house, ann, 3)
    assert "asked the others" in screen.text
    board = await asked(house, ann)
    assert board is not before
    assert house.called[board.id] == sorted([ben.id, cat.id])
    assert "> Ann discarded" in board.text
    assert "Still to agree" in board.text
    await house.press(ben, board, "agree")
    assert await entries(table) == ["answer"] * 4
    await house.shown(lambda: ben.mention not in board.text.partition("Still to agree")[2])
    told = await rebuffed(house, table, ben, house.press(ben, board, "agree"))
    assert told == f"You have already agreed. Still to agree: {cat.mention}."
    # The message is for everybody: its button changes nothing for the person who asked.
    told = await rebuffed(house, table, ann, house.press(ann, board, "agree"))
    assert told == f"You asked for this undo yourself, so you don’t need to agree. Still to agree: {cat.mention}."
    assert await entries(table) == ["answer"] * 4
    assert (await house.press(cat, board, "agree")).message is board
    assert await entries(table) == [*["answer"] * 4, "undo"]
    assert await table.look(lambda match: match.questions[0].kind) == "act"
    await house.shown(lambda: "Ann undoes" in publicly(house, ann)[-1].text)
    assert not [press for _, press in presses(publicly(house, ann)[-1]) if press.verb == "agree"]
    # The undone lines are struck through in earlier messages, too.
    await house.shown(lambda: "~~discarded" in "".join(message.text for message in publicly(house, ann)))
    assert "~~" in before.text
    assert "~~drew" not in before.text


@pytest.mark.parametrize(("back", "rolled"), [(1, False), (2, True)])
async def test_a_player_who_agrees_to_an_undo_reads_that_dice_fall_the_same_again(
    toy_house: House, back: int, rolled: bool
) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    table = await toy_house.sit_down(ann, ben, game="toy", options="script=two+dice+two")
    for person in (ann, ben, ann):
        await toy_house.press(person, await toy_house.own_screen(person), "a", arg="o1")
        await toy_house.bot.settled(table, 30)
    reply = await settled(await ben.slash("game undo", toy_house.server.channel))
    screen = reply.message
    assert screen is not None
    await toy_house.select(ben, screen, "undostep", [screen.selects[0].options[back - 1].value])
    assert (LUCK in screen.text) is rolled
    await toy_house.press(ben, screen, "askundo")
    assert (LUCK in screen.text) is rolled
    assert (LUCK in (await asked(toy_house, ann)).text) is rolled


async def test_the_first_step_leads_back_to_the_hand(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await started(house, ann, ben)
    await turn(house, ann)
    reply = await settled(await ann.slash("game undo", house.server.channel))
    screen = reply.message
    assert screen is not None
    assert [button.label for button in screen.buttons] == ["Back to my hand"]
    await house.select(ann, screen, "undostep", [screen.selects[0].options[0].value])
    await house.press(ann, screen, "undo")
    assert "How far back?" in screen.text
    await house.press(ann, screen, "hand")
    assert "Nothing to do" in screen.text


async def test_the_player_who_asks_sees_the_votes_and_may_withdraw(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await started(house, ann, ben, cat)
    await turn(house, ann)
    screen = await proposed(house, ann)
    assert "You’ve asked the others to undo this:\n> Ann discarded" in screen.text
    assert f"Still to agree: {ben.mention} and {cat.mention}." in screen.text
    assert "Agreed" not in screen.text
    assert "agree" not in [press.verb for _, press in presses(screen)]
    assert "Withdraw request" in [button.label for button in screen.buttons]
    await house.press(ben, await asked(house, ann), "agree")
    await house.shown(lambda: f"Agreed: {ben.mention}.\nStill to agree: {cat.mention}." in screen.text)
    # Nobody else's screen shows it.
    assert "undo this" not in (await house.own_screen(ben)).text
    await house.press(ann, screen, "refuse")
    await house.shown(lambda: f"{ann.mention} has withdrawn the request" in screen.text)
    assert "refuse" not in [press.verb for _, press in presses(screen)]
    await house.shown(lambda: "has withdrawn the request" in publicly(house, ann)[-1].text)
    assert await entries(table) == ["answer"] * 2


async def test_the_votes_leave_the_askers_screen_once_all_agree(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    await turn(house, ann)
    screen = await proposed(house, ann)
    await house.press(ben, await asked(house, ann), "agree")
    assert await entries(table) == ["answer", "answer", "undo"]
    await house.shown(lambda: "What now?" in screen.text)
    assert "Still to agree" not in screen.text


async def test_players_are_asked_directly_and_may_agree_there(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await started(house, ann, ben, cat)
    await turn(house, ann)
    await proposed(house, ann)
    await house.bot.settled(table, 30)
    pages = {person: consent_in(person) for person in (ann, ben, cat)}
    assert pages[ann] is None
    assert pages[ben] is not None
    assert pages[cat] is not None
    assert "would like to undo this" in pages[cat].text
    assert "> Ann discarded" in pages[cat].text
    await house.press(ben, pages[ben], "agree")
    await house.bot.settled(table, 30)
    assert consent_in(ben) is None
    assert consent_in(cat) is pages[cat]
    await restart(house)
    table = await table_of(house)
    await house.press(cat, pages[cat], "agree")
    await house.bot.settled(table, 30)
    assert await entries(table) == ["answer", "answer", "undo"]
    assert consent_in(cat) is None


async def test_a_refusal_by_direct_message_changes_nothing(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    await turn(house, ann)
    await proposed(house, ann)
    await house.bot.settled(table, 30)
    page = consent_in(ben)
    assert page is not None
    await house.press(ben, page, "refuse")
    await house.bot.settled(table, 30)
    assert consent_in(ben) is None
    assert await entries(table) == ["answer"] * 2


def consent_in(person: Person) -> Message | None:
    """Return a person's newest direct message with a button to agree."""
    return None if person.dm is None else newest(person.sees(person.dm), lambda press: press.verb == "agree")


async def test_an_answer_already_taken_back_is_not_offered_as_a_step(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    await turn(house, ann)
    screen = await turn(house, ben)
    await house.press(ben, screen, "takeback")
    await house.bot.settled(table, 30)
    reply = await settled(await ann.slash("game undo", house.server.channel))
    assert reply.message is not None
    labels = [option.label for option in reply.message.selects[0].options]
    assert len(labels) == 3
    assert not [label for label in labels if "↩️" in label]


async def test_an_undo_among_ais_needs_no_consent(house: House) -> None:
    (ann,) = house.people("Ann")
    table = await started(house, ann, ai=1)
    screen = await house.own_screen(ann)
    await house.press(ann, screen, "a", arg="tavern")
    await house.bot.settled(table, 30)
    screen = await proposed(house, ann)
    assert "Undone" in screen.text
    assert (await entries(table))[-1] == "undo"


@pytest.mark.parametrize("who", ["other", "asker", "host"])
async def test_a_refusal_ends_the_proposal(house: House, who: str) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await started(house, ann, ben, cat)
    await turn(house, ann)
    await proposed(house, ben)
    board = await asked(house, ann)
    refuser = {"other": cat, "asker": ben, "host": ann}[who]
    assert "nothing is undone" in (await house.press(refuser, board, "refuse")).text
    said = f"{refuser.mention} {'has withdrawn the request' if who == 'asker' else 'refused'}, so nothing is undone"
    await house.shown(lambda: said in publicly(house, ann)[-1].text)
    assert not [press for _, press in presses(publicly(house, ann)[-1]) if press.verb == "agree"]
    assert await entries(table) == ["answer"] * 2
    await proposed(house, ben)
    await asked(house, ann)


async def test_playing_on_ends_the_proposal(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await started(house, ann, ben, cat)
    await turn(house, ann)
    await proposed(house, ann)
    board = await asked(house, ann)
    theirs = await house.own_screen(ben)
    await house.press(ben, theirs, "a", arg="discard")
    await house.shown(lambda: "has moved on" in publicly(house, ann)[-1].text)
    assert await entries(table) == ["answer"] * 3
    assert ":agree:" not in str(publicly(house, ann)[-1].components) + str(board.components)


async def test_a_move_after_the_preview_is_not_taken_back_unseen(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    await turn(house, ann)
    reply = await settled(await ann.slash("game undo", house.server.channel))
    assert reply.message is not None
    screen = reply.message
    await house.select(ann, screen, "undostep", [screen.selects[0].options[0].value])
    theirs = await house.own_screen(ben)
    await house.press(ben, theirs, "a", arg="discard")
    await house.bot.settled(table, 30)
    assert "moved on" in await rebuffed(house, table, ann, house.press(ann, screen, "askundo"))
    assert table.proposal is None


async def test_a_proposal_survives_a_restart_with_its_consents(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    await started(house, ann, ben, cat)
    await turn(house, ann)
    await proposed(house, ann)
    board = await asked(house, ann)
    await house.press(ben, board, "agree")
    await restart(house)
    table = await table_of(house)
    await house.bot.settled(table, 30)
    assert [m.id for m in publicly(house, ann) if "would like" in m.text] == [board.id]
    await house.press(cat, board, "agree")
    assert await entries(table) == ["answer", "answer", "undo"]


async def test_a_leaver_need_not_agree_and_a_substitute_must(house: House) -> None:
    ann, ben, cat, dan = house.people("Ann", "Ben", "Cat", "Dan")
    table = await started(house, ann, ben, cat)
    await turn(house, ann)
    await proposed(house, ann)
    board = await asked(house, ann)
    await house.press(ben, board, "agree")
    await settled(await ann.slash("game replace", house.server.channel, seat="2", person=dan))
    await house.press(dan, await house.board(ann, "sit"), "sit")
    await house.shown(lambda: dan.mention in publicly(house, ann)[-1].text.partition("Still to agree")[2])
    board = await asked(house, ann)
    assert "Only players in this match" in await rebuffed(house, table, ben, house.press(ben, board, "agree"))
    await house.press(dan, board, "agree")
    assert await entries(table) == ["answer"] * 2
    reply = await settled(await cat.slash("game leave", house.server.channel))
    assert reply.message is not None
    await house.press(cat, reply.message, "doleave")
    await house.shown(lambda: "undoes" in publicly(house, ann)[-1].text)
    assert (await entries(table))[:3] == ["answer", "answer", "undo"]


async def test_a_host_without_a_seat_may_ask_for_an_undo(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    (max_,) = house.people("Max", permissions=Permission.MANAGE_GUILD)
    table = await started(house, ann, ben)
    await turn(house, ann)
    screen = await proposed(house, max_)
    assert f"Still to agree: {ann.mention} and {ben.mention}." in screen.text
    assert [press.verb for _, press in presses(screen)] == ["refuse"]
    await house.press(max_, screen, "refuse")
    assert f"{max_.mention} has withdrawn the request" in screen.text
    assert presses(screen) == []
    await proposed(house, max_)
    board = await asked(house, ann)
    await house.press(ann, board, "agree")
    assert (await house.press(ben, board, "agree")).message is board
    assert await table.look(lambda match: match.entries[-1].seat) == 0


async def test_people_who_may_not_ask_or_agree_are_refused_kindly(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await started(house, ann, ben)
    assert "nothing to undo" in await rebuffed(house, table, ann, ann.slash("game undo", house.server.channel))
    await turn(house, ann)
    assert "Only the host" in await rebuffed(house, table, eve, eve.slash("game undo", house.server.channel))
    await proposed(house, ann)
    board = await asked(house, ann)
    for verb in ("agree", "refuse"):
        assert "Only players" in await rebuffed(house, table, eve, house.press(eve, board, verb))
    assert "Another request is still open" in await rebuffed(
        house, table, ben, ben.slash("game undo", house.server.channel)
    )


async def test_an_ai_does_not_play_on_while_the_others_are_asked(toy_house: House) -> None:
    ann, ben = toy_house.people("Ann", "Ben")
    table = await toy_house.sit_down(ann, ben, ai=1, game="toy", options="script=two")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "a", arg=screen.buttons[0].custom_id.rpartition(":")[2])
    await proposed(toy_house, ann)
    board = await asked(toy_house, ann)
    assert "Ann has answered" in board.text
    reply = await settled(await ben.slash("game leave", toy_house.server.channel))
    assert reply.message is not None
    await toy_house.press(ben, reply.message, "doleave")
    # Ben's seat was asked: its AI agrees first, and plays when its turn comes again.
    await toy_house.bot.settled(table, 30)
    assert (await entries(table))[:2] == ["answer", "undo"]


async def test_the_fullest_tables_message_fits_discords_limits(toy_house: House) -> None:
    """Three open questions, three seats on offer and a proposal; Discord must accept the message."""
    ann, ben, cat, dan, eve, fay = toy_house.people("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
    table = await toy_house.sit_down(ann, ben, cat, game="toy", options="script=five+five together=true")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "a", arg=screen.buttons[0].custom_id.rpartition(":")[2])
    await proposed(toy_house, ann)
    for seat, person in ((1, dan), (2, eve), (3, fay)):
        await settled(await ann.slash("game replace", toy_house.server.channel, seat=str(seat), person=person))
    await toy_house.bot.settled(table, 30)
    board = publicly(toy_house, ann)[-1]
    verbs = [press.verb for _, press in presses(board)]
    assert (verbs.count("sit"), verbs.count("agree"), verbs.count("takeback")) == (3, 1, 1)
    assert "agree" in verbs


async def test_where_only_moves_of_ais_are_left_the_reason_is_why_the_persons_own_stays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = house.people("Ann")
    table = await started(house, ann, ai=1)
    screen = await house.own_screen(ann)
    await house.press(ann, screen, "a", arg="pile")
    await house.bot.settled(table, 30)
    undoable = Match.undoable

    def of_ais(match: Match, most: int, unread: Collection[int] = ()) -> list[Undoable]:
        with suppress(IllegalAnswer):
            return [step for step in undoable(match, most, unread) if step.seat == 1]
        return []

    monkeypatch.setattr(Match, "undoable", of_ais)
    told = await rebuffed(house, table, ann, ann.slash("game undo", house.server.channel))
    assert "something was revealed" in told


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("undo_told", "with the last moves, something was revealed or became final."),
        ("undo_vote", "a secret vote or plan is under way"),
        ("undo_final", "the last choice was final"),
    ],
)
async def test_where_nothing_can_be_undone_the_reason_speaks_of_no_move_that_was_named(
    house: House, monkeypatch: pytest.MonkeyPatch, code: str, why: str
) -> None:
    (ann,) = house.people("Ann")
    table = await started(house, ann, ai=1)

    def refused(_match: Match, _most: int, _unread: Collection[int] = ()) -> list[Undoable]:
        raise IllegalAnswer(code)

    monkeypatch.setattr(Match, "undoable", refused)
    told = await rebuffed(house, table, ann, ann.slash("game undo", house.server.channel))
    assert f"Nothing can be undone at the moment: {why}" in told
    assert "then" not in told
