"""Seats that change hands: to the AI, to a substitute and back; former players see nothing new."""

import asyncio
import json
import re

import pytest

from bot.cli.transcript import presses
from bot.delivery.direct import OwnStream, SeatGone
from bot.delivery.streams import Round
from bot.loopback import Message, Permission, Person, Response
from bot.tables.table import Table
from rules.kernel import Match

from ...end_to_end.playing import play_on, restart, table_of
from ...house import House, holding, settled
from ..watching import publicly, rebuffed, written


async def started(house: House, *people: Person, ai: int = 0) -> Table:
    """Begin a match in which the first player is asked."""
    table = await house.sit_down(*people, ai=ai, options=f"first_dealer={len(people) + ai}")
    await house.bot.settled(table, 30)
    return table


async def replace(house: House, host: Person, seat: int, person: Person | None = None) -> Response:
    named = {} if person is None else {"person": person}
    return await settled(await host.slash("game replace", house.server.channel, seat=str(seat), **named))


async def offered(house: House, host: Person, seat: int, person: Person) -> Message:
    """Offer a seat; return the table's message with the button for it."""
    assert "is offered to" in (await replace(house, host, seat, person)).text
    await house.bot.crew.reminders.rounds.settled(30)
    # The offer may appear in the current message before a new one mentions the person it is for.
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    await house.bot.settled(table, 30)
    return await house.board(host, "sit")


def sees(house: House, person: Person) -> list[Message]:
    """Return a person's private messages: direct ones and ephemeral ones in the channel."""
    mine = [m for m in person.sees(house.server.channel) if m.ephemeral_for == person.id]
    return mine + (person.sees(person.dm) if person.dm is not None else [])


def hand_of(match: Match, seat: int) -> list[str]:
    return match.view(seat).model_dump()["me"]["hand"]


async def test_the_host_gives_a_players_seat_to_the_ai(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    reply = await replace(house, ann, 2)
    assert reply.message is not None
    assert "Ben" in reply.text
    assert table.sitting_at(1).controller == "player"
    assert "AI now plays that seat" in (await house.press(ann, reply.message, "doreplace")).text
    assert table.sitting_at(1).name == "AI for Ben"
    again = await house.press(ann, reply.message, "doreplace") if reply.message.buttons else None
    assert again is None
    assert "already" in await rebuffed(
        house, table, ann, ann.slash("game replace", house.server.channel, seat="AI for Ben")
    )
    assert "no seat" in await rebuffed(house, table, ben, ben.slash("hand", house.server.channel))


async def test_an_ai_is_found_by_its_name_as_people_type_it(house: House) -> None:
    (ann,) = house.people("Ann")
    table = await house.sit_down(ann, ai=1)
    assert table.sitting_at(1).name == "AI\u00a01"
    seats = await ann.autocomplete("game replace", house.server.channel, "seat", "ai 1")
    assert [choice.name for choice in seats] == ["Seat 2: AI\u00a01"]
    told = await rebuffed(house, table, ann, ann.slash("game replace", house.server.channel, seat="ai 1"))
    assert "An AI already plays that seat" in told


async def test_a_substitute_begins_with_the_hand_of_the_seat(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await started(house, ann, ben)
    board = await offered(house, ann, 2, cat)
    assert house.called[board.id] == [cat.id]
    assert cat.mention in board.text
    assert "You’ve joined" in (await house.press(cat, board, "sit")).text
    hand = await table.look(lambda match: hand_of(match, 1))
    seats = await ann.autocomplete("game replace", house.server.channel, "seat", "")
    assert [choice.name for choice in seats] == ["Seat 1: Ann", "Seat 2: Cat"]
    assert cat.dm is not None
    first = cat.sees(cat.dm)[1]
    assert "You now play for Ben" in first.text
    assert all(written(card) in first.text for card in hand)
    assert len(cat.sees(cat.dm)) == 2
    await house.shown(lambda: f"{cat.mention} replaces Ben" in publicly(house, ann)[-1].text)
    assert "Your hand" in (await house.own_screen(cat, "hand")).text
    assert publicly(house, ann)[-1].text.count("is offered to") == 0


async def test_a_substitute_gets_a_name_that_nobody_else_at_the_table_has(house: House) -> None:
    ann, ben, namesake = house.people("Ann", "Ben", "Ann")
    table = await started(house, ann, ben)
    await house.press(namesake, await offered(house, ann, 2, namesake), "sit")
    assert [sitting.name for sitting in table.sittings] == ["Ann", "Ann (2)"]


async def test_a_replaced_player_sees_nothing_new_and_can_do_nothing(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await started(house, ann, ben)
    screen, direct = await house.own_screen(ben), sees(house, ben)
    hand = await table.look(lambda match: [written(card) for card in hand_of(match, 1)])
    assert all(card in screen.text for card in hand)
    await house.press(cat, await offered(house, ann, 2, cat), "sit")
    await house.bot.settled(table, 30)
    # The private screen ends without a press.
    await house.shown(lambda: "You have no seat" in screen.text)
    assert not any(card in screen.text for card in hand)
    before = [message.text for message in sees(house, ben)]
    mine = await house.own_screen(ann)
    await house.press(ann, mine, "a", arg="pile")
    await house.select(ann, mine, "a", [mine.selects[0].options[0].value])
    await house.bot.settled(table, 30)
    direct_to_cat = cat.dm
    assert direct_to_cat is not None
    page = await house.shown(lambda: next((m for m in cat.sees(direct_to_cat) if "Where do you draw" in m.text), None))
    assert [message.text for message in sees(house, ben)] == before
    assert screen in direct
    for act in (
        lambda: house.press(ben, publicly(house, ben)[-1], "move"),
        lambda: ben.slash("hand", house.server.channel),
        lambda: ben.slash("answer", house.server.channel, answer="pile"),
    ):
        assert "You have no seat" in await rebuffed(house, table, ben, act())
    await house.press(cat, page, "a", arg="pile")
    assert await table.look(lambda match: match.entries[-1].seat) == 1


@pytest.mark.parametrize("verb", ["log", "more"])
async def test_screens_of_a_replaced_player_show_and_offer_nothing_of_the_seat(house: House, verb: str) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await started(house, ann, ben)
    # The play screen stands beside it, and ends, too.
    own = await house.own_screen(ben)
    screen = (await house.press(ben, await house.board(ben, verb), verb)).message
    assert screen is not None
    of_seat = {"log": lambda: "🔒" in screen.text, "more": lambda: holding(screen, lambda press: press.verb == "ask")}
    assert of_seat[verb]()
    await house.press(cat, await offered(house, ann, 2, cat), "sit")
    await house.bot.settled(table, 30)
    await house.shown(lambda: not of_seat[verb]() and "You have no seat" in own.text)
    assert not holding(screen, lambda press: press.verb == "hand")
    # It reads as it does for everybody: there is more to see than a refusal.
    assert holding(screen, lambda press: press.verb in ("log", "at", "why"))


async def test_an_offer_comes_by_direct_message_and_is_accepted_there(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    (dan,) = house.people("Dan", dms=False)
    table = await started(house, ann, ben)
    await offered(house, ann, 2, dan)
    assert dan.dm is None or not dan.sees(dan.dm)
    await offered(house, ann, 2, cat)
    assert cat.dm is not None
    (notice,) = cat.sees(cat.dm)
    assert "Ben’s seat" in notice.text
    assert [button.label for button in notice.buttons] == ["Take Ben’s seat"]
    await restart(house)
    table = await table_of(house)
    await house.bot.crew.reminders.rounds.settled(30)
    assert cat.sees(cat.dm) == [notice]
    await house.press(cat, notice, "sit")
    await house.bot.settled(table, 30)
    assert table.sitting_at(1).user_id == cat.id
    assert "has ended" in (await house.press(cat, notice, "sit")).text


async def test_a_replaced_player_is_told_once_who_plays_on(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await started(house, ann, ben)
    assert ben.dm is not None
    page = ben.sees(ben.dm)[-1]
    hand = await table.look(lambda match: hand_of(match, 1))
    assert all(written(card) in page.text for card in hand)
    await house.press(cat, await offered(house, ann, 2, cat), "sit")
    await house.bot.settled(table, 30)
    count = len(ben.sees(ben.dm))
    assert "Cat now plays for you" in page.text
    assert not page.buttons
    assert not page.selects
    assert "Nothing to do right now" not in page.text
    await restart(house)
    table = await table_of(house)
    await play_on(table, 6)
    await house.bot.settled(table, 30)
    assert len(ben.sees(ben.dm)) == count
    assert sum("now plays for you" in message.text for message in ben.sees(ben.dm)) == 1
    assert not any(press for message in ben.sees(ben.dm) for press in presses(message))


async def test_a_leaver_is_told_that_an_ai_plays_on(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await started(house, ann, ben)
    reply = await settled(await ben.slash("game leave", house.server.channel))
    assert reply.message is not None
    await house.press(ben, reply.message, "doleave")
    await house.bot.settled(table, 30)
    assert ben.dm is not None
    assert "An AI now plays for you" in ben.sees(ben.dm)[-1].text
    # After the return, the seat's page is a new message.
    await house.press(ben, await offered(house, ann, 2, ben), "sit")
    await house.bot.settled(table, 30)
    assert "Your hand" in ben.sees(ben.dm)[-1].text
    assert sum("now plays for you" in message.text for message in ben.sees(ben.dm)) == 1


async def test_a_message_planned_for_a_replaced_player_is_not_rendered(house: House) -> None:
    """The seat may have new secrets, so a message planned before the handover must not be rendered after it."""
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await started(house, ann, ben)
    store = house.bot.store
    snapshot = await store.snapshots.take(table.id, table.row.guild_id, [ann.id, ben.id])
    stream = OwnStream(table.sitting_at(1), Round(house.bot.services, table, snapshot), house.bot.messages.open_dm)
    newest = await store.outbox.last(table.id, stream.recipient)
    assert newest is not None
    # As if the events so far were news.
    last = newest.model_copy(update={"upto_event": 0})
    plan = await stream.plan(last)
    assert plan is not None
    assert plan.render is not None
    await plan.render(0, plan.upto, 1)
    await house.press(cat, await offered(house, ann, 2, cat), "sit")
    with pytest.raises(SeatGone):
        await plan.render(0, plan.upto, 1)
    assert await stream.plan(last) is None


async def test_a_replaced_player_returns_by_an_offer(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await started(house, ann, ben)
    await house.press(cat, await offered(house, ann, 2, cat), "sit")
    await house.press(ben, await offered(house, ann, 2, ben), "sit")
    assert [sitting.name for sitting in table.sittings] == ["Ann", "Ben"]
    await house.bot.settled(table, 30)
    assert "replaces" not in publicly(house, ann)[-1].text
    # Cat has seen Ben's cards: Ann's seat is not for her.
    told = await rebuffed(house, table, ann, ann.slash("game replace", house.server.channel, seat="1", person=cat))
    assert "already seen" in told or "has seen" in told


async def test_an_offer_survives_a_restart_and_is_for_one_person_only(house: House) -> None:
    ann, ben, cat, eve = house.people("Ann", "Ben", "Cat", "Eve")
    await started(house, ann, ben, ai=1)
    board = await offered(house, ann, 3, cat)
    await restart(house)
    table = await table_of(house)
    await house.bot.settled(table, 30)
    assert [m.id for m in publicly(house, ann) if "is offered to" in m.text] == [board.id]
    for person in (ann, ben, eve):
        told = await rebuffed(house, table, person, house.press(person, board, "sit"))
        assert told == f"That seat is offered to {cat.mention}."
    replies = await asyncio.gather(*(house.press(cat, board, "sit") for _ in range(3)))
    texts = [text for reply in replies for text in [reply.text, *(message.text for message in reply.followups)]]
    assert sum("has ended" in text for text in texts) == 2
    assert table.sitting_at(2).user_id == cat.id
    sittings = (await house.bot.store.tables.whole(table.id)).sittings
    assert [sitting.user_id for sitting in sittings if sitting.seat == 2] == [None, cat.id]


async def test_the_host_withdraws_or_replaces_an_offer(house: House) -> None:
    ann, ben, cat, dan = house.people("Ann", "Ben", "Cat", "Dan")
    table = await started(house, ann, ben)
    board = await offered(house, ann, 2, cat)
    await offered(house, ann, 2, dan)
    await house.shown(lambda: cat.mention not in publicly(house, ann)[-1].text)
    board = await house.board(ann, "sit")
    assert house.called[board.id] == [dan.id]
    assert "is offered to" in await rebuffed(house, table, cat, house.press(cat, board, "sit"))
    reply = await replace(house, ann, 2)
    assert reply.message is not None
    assert dan.mention in reply.text
    assert "withdrawn" in (await house.press(ann, reply.message, "withdraw")).text
    await house.shown(lambda: "is offered to" not in publicly(house, ann)[-1].text)
    assert table.offers == []
    assert table.sitting_at(1).user_id == ben.id


async def test_invalid_offers_of_a_seat_are_refused(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    (max_,) = house.people("Max", permissions=Permission.MANAGE_GUILD)
    table = await started(house, ann, ben)
    for person in (ben, cat):
        for named in ({}, {"person": cat}):
            act = person.slash("game replace", house.server.channel, seat="1", **named)
            assert "Only the host" in await rebuffed(house, table, person, act)
    for named, why in (
        (ann, "is already playing at this table"),
        (ben, "is already playing at this table"),
        (str(house.server.bot_id), "a bot"),
    ):
        act = ann.slash("game replace", house.server.channel, seat="2", person=named)
        assert why in await rebuffed(house, table, ann, act)
    act = ann.slash("game replace", house.server.channel, seat="Zoe")
    assert "don’t know that seat" in await rebuffed(house, table, ann, act)
    await offered(house, max_, 2, cat)
    offers = await ann.autocomplete("game replace", house.server.channel, "seat", "b")
    assert [(choice.name, choice.value) for choice in offers] == [("Seat 2: Ben", "2")]


async def test_a_resigned_seat_is_not_offered(house: House) -> None:
    people = house.people("Ann", "Ben", "Cat")
    (dan,) = house.people("Dan")
    table = await started(house, *people)
    reply = await settled(await people[1].slash("game resign", house.server.channel))
    assert reply.message is not None
    await house.press(people[1], reply.message, "doresign")
    act = people[0].slash("game replace", house.server.channel, seat="2", person=dan)
    assert "out of the match" in await rebuffed(house, table, people[0], act)


@pytest.mark.usefixtures("screens_stand_still")
async def test_a_substitute_inherits_the_seats_draft(toy_house: House) -> None:
    # A private screen that can no longer be changed still offers what it did.
    ann, ben, cat = toy_house.people("Ann", "Ben", "Cat")
    table = await toy_house.sit_down(ann, ben, game="toy", options="script=sure")
    screen = await toy_house.own_screen(ann)
    await toy_house.press(ann, screen, "a", arg=screen.buttons[0].custom_id.rpartition(":")[2])
    await toy_house.press(cat, await offered(toy_house, ann, 1, cat), "sit")
    assert "no seat" in await rebuffed(toy_house, table, ann, toy_house.press(ann, screen, "confirm"))
    await toy_house.press(cat, await toy_house.own_screen(cat), "confirm")
    assert await table.look(lambda match: [entry.seat for entry in match.entries]) == [0]


async def test_the_hosts_screens_do_not_depend_on_the_seats_secrets(house: House) -> None:
    """Twins: with other cards in Ben's hand, the host's same actions show the same texts."""
    shown: list[str] = []
    for seed in ("1", "2"):
        house.settings.dice_seed = seed
        await restart(house)
        ann, ben, cat = house.people(f"Ann{seed}", f"Ben{seed}", f"Cat{seed}")
        table = await started(house, ann, ben)
        hand = await table.look(lambda match: hand_of(match, 1))
        replies = [await replace(house, ann, 2, cat), await replace(house, ann, 2)]
        assert replies[1].message is not None
        replies.append(await house.press(ann, await house.board(ann, "more"), "more"))
        replies.append(await settled(await ann.slash("game undo", house.server.channel)))
        texts = [json.dumps([r.text, r.message.components if r.message else []], ensure_ascii=False) for r in replies]
        assert not any(card in text for text in texts for card in hand)
        for old, new in ((seed, "?"), *((str(p.id), "<id>") for p in (ann, ben, cat))):
            texts = [text.replace(new if old == seed else old, new) for text in texts]
        shown.append("\n".join(texts).replace(f"Ann{seed}", "Ann").replace(f"Ben{seed}", "Ben"))
        stop = await settled(await ann.slash("game stop", house.server.channel))
        assert stop.message is not None
        await house.press(ann, stop.message, "dostop")
        await house.bot.settled(table, 30)
    assert re.sub(r"\d+", "#", shown[0]) == re.sub(r"\d+", "#", shown[1])
