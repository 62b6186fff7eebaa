"""The result of a round or a vote is a message of its own, which stays; AI seats wait while people read it."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

import bot.delivery.messages
from bot.loopback import Message
from bot.pictures import CannotDrawError
from bot.tables.table import Table
from bot.workers.ai_seats import READING
from rules import GAMES
from rules.kernel import Match
from storage import OutboxRow

from ...end_to_end.audit import complaints, first_text, number
from ...end_to_end.playing import eventually, next_answer, of_bot, play_on
from ...hand_clock import HandClock
from ...house import House
from ..painting import PlainPainter

OPTIONS = "first_dealer=2 sweep=round"


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> PlainPainter:
    painter = PlainPainter()
    monkeypatch.setattr("bot.app.Painter", painter)
    return painter


@pytest.fixture
async def gallery(tmp_path: Path, painter: PlainPainter) -> AsyncIterator[House]:
    """A house with pictures."""
    async with House(tmp_path, pictures="dark", dice_seed="7") as house:
        yield house


def channel(house: House) -> dict[int, Message]:
    """Return the bot's messages in the channel by number."""
    return {number(message): message for message in of_bot(house.server, house.server.channel)}


async def results(house: House, table: Table) -> list[OutboxRow]:
    """Return the rows of the messages with results, when everything was told."""
    while True:
        await house.bot.settled(table, 30)
        rows = [row for row in await house.bot.store.outbox.all(table.id) if row.recipient == "t"]
        if rows and rows[-1].upto_event == await table.look(lambda match: len(match.events(None))):
            return [row for row in rows if row.body["kind"] == "result"]


def rounds(match: Match) -> int:
    return sum(event.kind in match.game.telling.results for event in match.events(None))


async def round_over(house: House, table: Table, more: int = 0) -> None:
    """Play until a round is over, answer by answer, and some answers more."""
    before = await table.look(rounds)
    while await table.look(rounds) == before:
        await play_on(table, 1)
        await house.bot.settled(table, 30)
    for _ in range(more):
        await play_on(table, 1)
        await house.bot.settled(table, 30)


async def test_the_first_message_of_a_match_has_its_board(gallery: House) -> None:
    table = await gallery.sit_down(*gallery.people("Ann", "Ben", "Cleo"), game="tortuga")
    await gallery.bot.settled(table, 30)
    while await table.look(lambda match: next(iter(match.questions.values())).kind == "brethren"):
        await play_on(table, 1)
    await gallery.bot.settled(table, 30)
    assert sorted(channel(gallery)) == [1, 2]
    assert channel(gallery)[2].attachments
    assert channel(gallery)[2].buttons


async def test_a_result_has_a_message_of_its_own_that_stays(gallery: House) -> None:
    ann, ben = gallery.people("Ann", "Ben")
    table = await gallery.sit_down(ann, ben, options=OPTIONS)
    await round_over(gallery, table)
    (row,) = await results(gallery, table)
    messages = channel(gallery)
    assert sorted(messages) == [1, row.n, row.n + 1], "the table's next message follows it"
    events = await table.look(lambda match: list(match.events(None)))
    assert events[row.upto_event - 1].kind in ("round_scored", "seat_eliminated", "round_void")
    result = messages[row.n]
    assert " = **" in result.text, "sums are spelled out"
    assert not result.buttons
    assert len(result.attachments) == 1
    assert first_text(messages[row.n + 1]).startswith("🍻 Round 2"), "nothing is told again"
    said = result.text
    edits: list[int] = []
    stop = gallery.server.watch(lambda change, message: edits.append(message.id) if change == "update" else None)
    for _ in range(8):
        await play_on(table, 1)
        await gallery.bot.settled(table, 30)
    assert result.id not in edits, "it is not edited while the next round goes on"
    await round_over(gallery, table)
    stop()
    assert result.text == said, "its text stays"
    assert result.attachments == [], "the next result has the picture"
    assert len(channel(gallery)[(await results(gallery, table))[-1].n].attachments) == 1
    assert await complaints(gallery.server, gallery.settings.database) == []


async def test_without_pictures_a_result_shows_the_cards_in_words(house: House) -> None:
    table = await house.sit_down(*house.people("Ann", "Ben"), options=OPTIONS)
    await round_over(house, table, more=3)
    (row,) = await results(house, table)
    text = channel(house)[row.n].text
    assert text.count("Crew: ") == 2
    assert text.count("Stowaways: ") == 2


async def test_a_result_of_which_the_picture_fails_shows_the_cards_in_words(
    gallery: House, painter: PlainPainter
) -> None:
    table = await gallery.sit_down(*gallery.people("Ann", "Ben"), options=OPTIONS)
    painter.fault = CannotDrawError("the paint is dry")
    await round_over(gallery, table)
    (row,) = await results(gallery, table)
    message = channel(gallery)[row.n]
    assert message.attachments == []
    assert message.text.count("Crew: ") == 2


async def test_talk_leaves_the_result_whole(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where talk has carried the table's message up, the result is a new message; the old one keeps its own part."""
    monkeypatch.setattr(bot.delivery.messages, "LOOK", timedelta(0))
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options=OPTIONS)
    await play_on(table, 4)
    await house.bot.settled(table, 30)
    told, newest = await results(house, table), max(channel(house))
    part = first_text(channel(house)[newest])
    for _ in range(7):
        await ann.say(house.server.channel, "Arr!")
    before = await table.look(rounds)
    while await table.look(rounds) == before:
        await play_on(table, 1)
    await house.bot.settled(table, 30)
    # With some dice a round is over before the talk.
    *earlier, row = await results(house, table)
    assert len(earlier) == len(told)
    assert row.n == newest + 1
    assert row.after_event > 0
    assert first_text(channel(house)[row.n]).startswith("📜")
    assert first_text(channel(house)[newest]) == part, "the message before it keeps its own part"
    assert await complaints(house.server, house.settings.database) == []


async def test_votes_have_messages_of_their_own(house: House) -> None:
    people = house.people("Ann", "Ben", "Cleo")
    table = await house.sit_down(*people, game="tortuga", options="brethren=auto")
    while len(await results(house, table)) < 3 and await table.look(next_answer) is not None:
        await play_on(table, 1)
        await house.bot.settled(table, 30)
    rows = await results(house, table)
    assert len(rows) >= 2
    for row in rows:
        told = await table.look(
            lambda match, row=row: [event.kind for event in match.events(None)[row.after_event : row.upto_event]]
        )
        assert told.count("vote_result") == 1
    assert await complaints(house.server, house.settings.database) == []


# ---------------------------------------------------------------- time to read


@pytest.fixture
async def live(tmp_path: Path) -> AsyncIterator[House]:
    """A house whose clock is set by hand, and whose AI seats pause before they answer."""
    async with House(tmp_path, HandClock(), pilot_pause=0.001, dice_seed="7") as house:
        yield house


PAUSE = READING * timedelta(seconds=0.001)


async def answers(house: House, table: Table) -> bool:
    """Have the person at the table answer; return whether they were asked."""
    await house.bot.settled(table, 30)
    question = await table.look(lambda match: match.questions.get(0))
    if question is None:
        return False
    answer = await table.look(lambda match: match.game.pilot(match.view(0), question))
    await table.answer(0, answer, question.id, by="player", user_id=table.sitting_at(0).user_id)
    return True


async def until_a_result(house: House, table: Table) -> int:
    """Let a person and the AI play until a round is over and only the AI is asked; return how much was answered."""
    while not await table.look(rounds):
        await answers(house, table)
    while await answers(house, table):
        pass
    return await table.look(lambda match: len(match.entries))


async def test_ai_seats_wait_until_people_could_read_a_result(live: House) -> None:
    (ann,) = live.people("Ann")
    table = await live.sit_down(ann, ai=1, options=OPTIONS)
    before = await until_a_result(live, table)
    await live.bot.settled(table, 30)
    assert await table.look(lambda match: len(match.entries)) == before
    assert table.reading_until(PAUSE, live.clock.now()) == live.clock.now() + PAUSE
    live.clock.move(PAUSE)
    await eventually(lambda: table.changes and table.reading_until(PAUSE, live.clock.now()) is None)
    while await table.look(lambda match: len(match.entries)) == before:
        await live.bot.settled(table, 30)


async def test_ai_seats_wait_until_people_could_read_the_dice_of_their_own_attack(live: House) -> None:
    (ann,) = live.people("Ann")
    table = await live.sit_down(ann, ai=2, game="kaiser")
    told, met = 0, set[bool]()
    while len(met) < 2:
        await answers(live, table)
        await live.bot.settled(table, 30)
        events = await table.look(lambda match: match.events(None))
        fresh, told = events[told:], len(events)
        # A sinking or another result may be read anyway.
        if not {event.kind for event in fresh} & {*GAMES["kaiser"].telling.results}:
            rolled = {event.data["ours"]["seat"] for event in fresh if event.kind == "roll"}
            asked = await table.look(lambda match: 0 in match.questions)
            if 0 in rolled and not asked:
                assert table.reading_until(PAUSE, live.clock.now()) == live.clock.now() + PAUSE
                met.add(True)
            elif rolled and 0 not in rolled:
                # Those of others stand on the board.
                assert table.reading_until(PAUSE, live.clock.now()) is None
                met.add(False)
        live.clock.move(PAUSE)


async def test_nobody_waits_for_people_who_are_not_seen_to_play(live: House) -> None:
    (ann,) = live.people("Ann")
    table = await live.sit_down(ann, ai=1, options=OPTIONS)
    await until_a_result(live, table)
    later = live.clock.now() + timedelta(hours=1)
    assert table.reading_until(timedelta(hours=2), live.clock.now()) is not None
    assert table.reading_until(timedelta(hours=2), later) is None
    live.clock.move(PAUSE)


async def test_ais_alone_do_not_wait(live: House) -> None:
    (ann,) = live.people("Ann")
    table = await live.sit_down(ann, ai=1, options=OPTIONS)
    await table.hand_over(0, "AI 2")
    while not await table.look(rounds):
        await live.bot.settled(table, 30)
    assert table.reading_until(timedelta(hours=1), live.clock.now()) is None


async def test_ais_wait_until_people_could_read_the_result_that_has_put_them_out(live: House) -> None:
    (ann,) = live.people("Ann")
    table = await live.sit_down(ann, ai=2, options="first_dealer=2 sweep=round limit=60")
    while table.plays(0):
        await live.bot.settled(table, 30)
        if table.plays(0) and table.reading_until(PAUSE, live.clock.now()) is not None:
            live.clock.move(PAUSE)
        if (question := await table.look(lambda match: match.questions.get(0))) is not None:
            # A player who sails at once is soon out.
            sails = "sail" in [option.id for option in question.options]
            await table.answer(0, "sail" if sails else question.default, question.id, by="player", user_id=ann.id)
    assert table.left_to_ais
    before = await table.look(lambda match: (len(match.entries), match.result))
    assert before[1] is None, "two AIs play on"
    now = live.clock.now()
    assert table.reading_until(PAUSE, now) == now + PAUSE
    await live.bot.settled(table, 30)
    assert await table.look(lambda match: len(match.entries)) == before[0]
    live.clock.move(PAUSE)
    await eventually(lambda: table.changes and table.reading_until(PAUSE, live.clock.now()) is None)
    while await table.look(lambda match: len(match.entries)) == before[0]:
        await live.bot.settled(table, 30)
    # The results of the rounds that follow are nothing to wait for.
    while await table.look(lambda match: match.result) is None:
        assert table.reading_until(PAUSE, live.clock.now()) is None
        await live.bot.settled(table, 30)


async def test_ais_do_not_wait_for_people_who_are_out_of_the_match(live: House) -> None:
    (ann,) = live.people("Ann")
    table = await live.sit_down(ann, ai=2, options=OPTIONS)
    await until_a_result(live, table)
    assert not table.left_to_ais
    assert table.reading_until(timedelta(hours=1), live.clock.now()) is not None
    await table.resign(0, ann.id, 1)
    assert table.left_to_ais
    assert table.reading_until(timedelta(hours=1), live.clock.now()) is None
    live.clock.move(PAUSE)
