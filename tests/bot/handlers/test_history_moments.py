"""/game at: the table at an earlier moment, with the board of that time and only the reader's own hand."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.cli.transcript import presses
from bot.delivery.rendering import view_of
from bot.handlers.seat_service import seat_to_ai
from bot.screens.context import Context
from bot.screens.log import FULL
from bot.screens.moments import log_page, moment_screen, seen_by
from bot.text import words_for
from rules.corsari.cards import DECK
from rules.kernel import Match

from ...house import House, settled
from ..evenings import opened, over, told, went_on
from ..matches import CORSARI, twins
from ..painting import PlainPainter, scenes

ENGLISH = Context(words_for("en", strict=True), CORSARI, 1, ["Ann", "Ben", "Cat", "Dan"].__getitem__)


def played(seed: str, answers: int, **options: Any) -> Match:
    match = Match.start(CORSARI, 2, seed, options=options)
    for _ in range(answers):
        if match.questions:
            question = next(iter(match.questions.values()))
            match.answer(question.seat, CORSARI.pilot(match.view(question.seat), question))
    return match


def text_of(match: Match, reader: int | None, number: int | None) -> str:
    (frame,) = view_of(moment_screen(ENGLISH, match, reader, number)).to_components()
    return "\n".join(item.get("content", "") for item in frame["components"])


# ---------------------------------------------------------------- the moment itself


def moments(match: Match) -> Iterator[tuple[int, int]]:
    """Yield the number of public events and of all events as the match goes on, before each answer."""
    while match.result is None and len(match.entries) < 60:
        yield len(match.events(None)), len(match.events(0))
        question = next(iter(match.questions.values()))
        match.answer(question.seat, CORSARI.pilot(match.view(question.seat), question))


@pytest.mark.parametrize("reader", [None, 0, 1])
def test_a_moment_shows_what_the_reader_saw_at_that_time(reader: int | None) -> None:
    match = Match.start(CORSARI, 2, "then")
    then: dict[int, Any] = {}
    for number, _ in moments(match):
        then[number] = match.view(reader)
    assert len(then) > 20
    for number, view in then.items():
        assert match.view(reader, at=seen_by(match.events(reader), number)) == view


def test_one_number_is_the_same_moment_for_all_readers() -> None:
    match = Match.start(CORSARI, 2, "then")
    counts = dict(moments(match))
    assert len(match.events(0)) > len(match.events(None))
    for number, own in counts.items():
        assert seen_by(match.events(0), number) == own
        assert seen_by(match.events(None), number) == number


def test_an_answer_taken_back_later_shows_at_its_own_moment() -> None:
    match = Match.start(CORSARI, 2, "undo")
    seat = next(iter(match.questions))
    before, hand = len(match.events(None)), match.view(seat).model_dump()["me"]["hand"]
    match.answer(seat, "tavern")
    drew, drawn = len(match.events(None)), match.view(seat).model_dump()["me"]["hand"]
    match.undo(seat)
    after = len(match.events(None))
    for number, expected in ((before, hand), (drew, drawn), (after, hand)):
        view = match.view(seat, at=seen_by(match.events(seat), number))
        assert view.model_dump()["me"]["hand"] == expected


@pytest.mark.parametrize("asked", [None, -1, 10**7])
def test_an_unknown_moment_shows_the_present(asked: int | None) -> None:
    match = played("now", 12)
    last = len(match.events(None))
    beyond = f"There are only {last} events so far. Showing the current board."
    shown = text_of(match, 0, asked)
    assert (beyond in shown) is (asked == 10**7)
    assert [line for line in shown.split("\n") if line != beyond] == text_of(match, 0, last).split("\n")


def test_moment_zero_is_before_the_first_event() -> None:
    match = played("first", 12)
    shown = text_of(match, 0, 0)
    assert "the start" in shown
    assert not any(card in shown for card in DECK)


def test_the_way_back_leads_to_the_events_log_page() -> None:
    match = played("pages", 60)
    for reader in (None, 0):
        events = match.events(reader)
        for event in events:
            if event.public is not None:
                page = log_page(match.game, events, event.public)
                assert event in events[(page - 1) * FULL : page * FULL]


def test_twins_look_alike_at_every_moment() -> None:
    """Twins: two matches that differ in Ben's cards and the pile; all moments look alike to Ann and the public."""
    one, other = twins()
    for reader in (None, 0):
        for number in range(len(one.events(None)) + 1):
            assert text_of(one, reader, number) == text_of(other, reader, number)
    assert text_of(one, 1, 3) != text_of(other, 1, 3)


# ---------------------------------------------------------------- at a table


async def test_command_and_log_open_a_moment_and_buttons_step_through(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await went_on(house, table, 20)
    last = await table.look(lambda match: len(match.events(None)))
    screen = await told(house, ann, "game at", number=4)
    assert f"after event 4 of {last}" in screen.text
    assert "Your hand" in screen.text
    for step, number in (("forth", 5), ("back", 4), ("last", last), ("first", 0), ("forth", 1)):
        assert await opened(house, ann, screen, "at", step=step) is screen
        assert f"after event {number} of" in screen.text or number == 0
    await opened(house, ann, screen, "log")
    assert "page 1 of" in screen.text
    await opened(house, ann, screen, "at")
    assert "after event" in screen.text
    why = await told(house, ann, "game log", page=1)
    await house.select(ann, why, "why", ["3"])
    await opened(house, ann, why, "at")
    assert f"after event 3 of {last}" in why.text


async def test_spectators_and_former_players_see_the_public_part(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await house.sit_down(ann, ben, ai=1)
    await went_on(house, table, 6)
    assert "Your hand" in (await told(house, ann, "game at", number=5)).text
    mine = await told(house, ann, "game at", number=5)
    async with house.bot.services.seating:
        await seat_to_ai(house.bot.services, table, 0)
    await opened(house, ann, mine, "at", step="back")
    assert "Your hand" not in mine.text
    for person in (ann, eve):
        public = (await told(house, person, "game at", number=5)).text
        assert "Your hand" not in public
        assert "Only you" not in public


async def test_a_substitute_sees_the_earlier_moments_of_the_seat(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await house.sit_down(ann, ben)
    await went_on(house, table, 6)
    before = (await told(house, ben, "game at", number=3)).text
    await table.hand_over(1, "Cat", cat.id)
    assert (await told(house, cat, "game at", number=3)).text == before
    assert "Your hand" not in (await told(house, ben, "game at", number=3)).text


async def test_a_handover_is_told_between_old_and_new_names(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await house.sit_down(ann, ben, options="first_dealer=1")
    await table.hand_over(0, "Cat", cat.id)
    newest = (await told(house, ben, "game at", number=2)).text
    event, change, board = (newest.index(line) for line in ("Ann deals, Ben begins", "Cat replaces Ann", "· Cat deals"))
    assert event < change < board
    await went_on(house, table, 2)
    then = (await told(house, ben, "game at", number=2)).text
    assert "Ann deals, Ben begins" in then
    assert "· Ann deals" in then
    assert "Cat" not in then


async def test_moments_work_after_a_restart_and_after_the_end(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    await over(house, ann, ben)
    screen = await told(house, ann, "game at", number=9)
    shown = screen.text
    await house.stop()
    await house.start()
    await opened(house, ann, screen, "at", step="forth")
    await opened(house, ann, screen, "at", step="back")
    assert screen.text == shown
    assert "Your hand" not in (await told(house, eve, "game at", number=9)).text
    await house.open_lobby(ben)
    assert (await told(house, ann, "game at", number=9)).text == shown


async def test_moments_open_in_a_direct_message(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await house.bot.settled(table, 30)
    assert ann.dm is not None
    reply = await settled(await ann.slash("game at", ann.dm, number=3))
    assert "Your hand" in reply.text


async def test_a_moment_has_the_pictures_of_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.app.Painter", PlainPainter())
    house = House(tmp_path, pictures="dark")
    await house.start()
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await went_on(house, table, 4)
    mine, public = [await told(house, person, "game at", number=3) for person in (ann, eve)]
    assert len(scenes(mine)) == 2
    assert len(scenes(public)) == 1
    first = scenes(public)
    await opened(house, eve, public, "at", step="last")
    assert scenes(public) != first
    await house.close()
    assert house.server.trouble == []


@pytest.mark.parametrize(("locale", "said"), [("fr", "le plateau après l’événement 2"), ("ja", "件中2件目")])
async def test_a_moment_is_in_the_readers_language(house: House, locale: str, said: str) -> None:
    (ann,) = house.people("Ann", locale=locale)
    await house.sit_down(ann, ai=1)
    screen = await told(house, ann, "game at", number=2)
    assert said in screen.text
    assert [press.verb for _, press in presses(screen)].count("at") >= 2


async def test_a_number_that_does_not_exist_yet_is_answered_with_how_many_there_are(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await went_on(house, table, 6)
    last = await table.look(lambda match: len(match.events(None)))
    screen = await told(house, ann, "game at", number=9999)
    assert f"There are only {last} events so far" in screen.text
    assert f"after event {last} of {last}" in screen.text
    assert "only" not in (await told(house, ann, "game at", number=last)).text.splitlines()[0]
    ann.locale = "ja"
    assert f"出来事はまだ{last}件です" in (await told(house, ann, "game at", number=9999)).text
