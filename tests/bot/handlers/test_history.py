"""/game log: the story in pages, for each reader with the events that this reader may know."""

import re
from typing import Any

import pytest

from bot import limits
from bot.delivery.rendering import view_of
from bot.handlers.seat_service import seat_to_ai
from bot.screens.context import Context
from bot.screens.log import FEW, FULL, LINES, log_screen, marked, why_screen
from bot.text import locales, words_for
from rules import GAMES
from rules.blackbeard import GAME as BLACKBEARD
from rules.kernel import Game, Match

from ...house import House, settled
from ..evenings import chosen, opened, over, told, went_on
from ..matches import CORSARI, twins
from ..watching import publicly, rebuffed, written

ENGLISH = Context(words_for("en", strict=True), CORSARI, 1, ["Ann", "Ben", "Cat"].__getitem__)

LONG = {"corsari": {"end_mode": "fixed_rounds", "fixed_rounds": 8}, "blackbeard": {"turn_cap": 9}}
"""By game, options with which a match between two AI seats has a log of several pages."""


def numbers(text: str) -> list[int]:
    """Return the public event numbers at the beginnings of the lines."""
    return [int(number) for number in re.findall(r"^`(\d+)`", text, re.MULTILINE)]


async def test_the_log_opens_with_its_newest_page(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await went_on(house, table, 30)
    log = await opened(house, ann, await house.board(ann), "log")
    events = await table.look(lambda match: list(match.events(None)))
    assert numbers(log.text)[-1] == len(events)
    assert numbers(log.text) == sorted(numbers(log.text))
    assert not any(message.ephemeral_for is None for message in [log])


async def test_log_pages_turn_in_place_and_keep_their_numbers(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await went_on(house, table, 40)
    log = await opened(house, ann, await house.board(ann), "log")
    newest = log.text
    for turn in ("first", "forth", "back"):
        before = log.text
        assert await opened(house, ann, log, "log", step=turn) is log
        assert log.text != before
    assert "page 1 of" in log.text
    assert "The match begins" in log.text
    first = log.text
    await went_on(house, table, 20)
    await opened(house, ann, log, "log", step="last")
    assert numbers(log.text)[-1] > numbers(newest)[-1]
    await opened(house, ann, log, "log", step="first")
    assert numbers(log.text) == numbers(first)
    assert (await told(house, ann, "game log", page=1)).text == log.text
    assert numbers((await told(house, ann, "game log", page=999)).text)[-1] > numbers(newest)[-1]


async def test_a_player_also_reads_their_own_private_events(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await went_on(house, table, 2)
    board = await house.board(eve)
    mine, theirs, public = [(await opened(house, person, board, "log")).text for person in (ann, ben, eve)]
    hand = await table.look(lambda match: [event.data["hand"] for event in match.events(0) if "hand" in event.data])
    assert all(written(card) in mine for card in hand[0])
    assert "🔒 You drew" in mine
    assert "🔒 Your 12 cards" in theirs
    assert "You drew" not in theirs
    assert "🔒" not in public
    assert numbers(mine) == numbers(theirs) == numbers(public)


async def test_the_log_is_in_the_readers_language(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    (flora,) = house.people("Flora", locale="fr")
    (jun,) = house.people("Jun", locale="ja")
    await house.sit_down(ann, ben)
    assert "Historique de la partie" in (await told(house, flora, "game log")).text
    assert "のログ" in (await told(house, jun, "game log")).text


async def test_log_screens_work_after_a_restart(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await went_on(house, table, 30)
    log = await opened(house, ann, await house.board(ann), "log")
    await house.stop()
    await house.start()
    await opened(house, ann, log, "log", step="first")
    assert "The match begins" in log.text
    await chosen(house, ann, log, "why", "1")
    assert "Why?" in log.text
    await opened(house, ann, log, "log")
    assert "page 1 of" in log.text


async def test_the_log_of_a_finished_match_stays_readable(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    await over(house, ann, ben)
    await house.stop()
    await house.start()
    assert "🏆" in (await told(house, eve, "game log")).text
    board = await house.board(eve, "log")
    assert "🏆" in (await opened(house, ann, board, "log")).text
    await house.open_lobby(ben)
    assert "🏆" in (await told(house, ben, "game log")).text


async def test_a_channel_without_a_match_has_no_log(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert "No match has been played" in await rebuffed(house, table, ann, ann.slash("game log", card.channel))
    forged = f"qb:{table.id}:log:::"
    assert "no longer works" in await rebuffed(house, table, ben, ben.forge(card, forged))


async def test_a_former_player_reads_as_a_spectator(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, ai=1)
    assert "🔒" in (await told(house, ann, "game log", page=1)).text
    async with house.bot.services.seating:
        await seat_to_ai(house.bot.services, table, 0)
    assert "🔒" not in (await told(house, ann, "game log", page=1)).text


async def test_a_direct_message_gives_no_access_to_other_tables(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await house.sit_down(ann, ben)
    other = house.server.add_channel("elsewhere")
    await settled(await eve.slash("game new", other, game="corsari"))
    card = await house.shown(lambda: next((m for m in eve.sees(other) if m.buttons), None))
    await house.press(eve, card, "join")
    await house.shown(lambda: eve.dm is not None and eve.sees(eve.dm))
    assert eve.dm is not None
    for verb in ("log", "why", "export", "verify"):
        reply = await settled(await eve.forge(eve.sees(eve.dm)[0], f"qb:{table.id}:{verb}:::1"))
        assert "no longer works" in reply.text
        reply = await settled(await eve.forge(card, f"qb:{table.id}:{verb}:::1"))
        assert "no longer works" in reply.text


# ---------------------------------------------------------------- the screen alone


def shown(match: Match, reader: int | None, page: int | None = None) -> Any:
    return view_of(log_screen(ENGLISH, match, reader, page)).to_components()


def text_of(match: Match, reader: int | None, page: int | None = None) -> str:
    return shown(match, reader, page)[0]["components"][0]["content"]


def test_twins_have_the_same_log() -> None:
    """Twins: two matches that differ in Ben's cards and the pile; their logs look alike to Ann and the public."""
    one, other = twins()
    for reader in (None, 0):
        assert shown(one, reader) == shown(other, reader)
        assert shown(one, reader, 1) == shown(other, reader, 1)
    assert shown(one, 1) != shown(other, 1)


def test_answers_taken_back_are_struck_out() -> None:
    match = Match.start(CORSARI, 2, "undo")
    seat = next(iter(match.questions))
    match.answer(seat, "tavern")
    match.undo(seat)
    (line,) = [line for line in text_of(match, None).splitlines() if "from the tavern" in line]
    assert line.startswith("`3` ~~")
    assert line.endswith("~~ ↩️")
    assert "↩️ Undone." in text_of(match, None)


def test_log_pages_fit_a_message_and_every_event_is_in_the_menu() -> None:
    names = ["W" * 32] * 4
    long = Context(words_for("en", strict=True), CORSARI, 1, names.__getitem__)
    match = Match.start(CORSARI, 4, "long", options={"end_mode": "fixed_rounds", "fixed_rounds": 8})
    while match.result is None:
        question = next(iter(match.questions.values()))
        match.answer(question.seat, CORSARI.pilot(match.view(question.seat), question))
    for reader in (None, 0):
        pages = -(-len(match.events(reader)) // FULL)
        for page in range(1, pages + 1):
            (frame,) = view_of(log_screen(long, match, reader, page)).to_components()
            assert sum(len(item.get("content", "")) for item in frame["components"]) <= 4000
            (menu,) = [item["components"][0] for item in frame["components"] if item["type"] == 1][:1]
            assert len(menu["options"]) <= LINES
            assert len({option["value"] for option in menu["options"]}) == len(menu["options"])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_long_log_has_a_menu_that_leads_to_rounds_and_turns(game: Game) -> None:
    context = Context(words_for("en", strict=True), game, 1, ["Ann", "Ben"].__getitem__)
    match = Match.start(game, 2, "jump", options=LONG.get(game.name, {}))
    most = 0
    while match.result is None:
        question = next(iter(match.questions.values()))
        match.answer(question.seat, game.pilot(match.view(question.seat), question))
    for reader in (None, 0):
        (frame,) = view_of(log_screen(context, match, reader)).to_components()
        _, (jump,), _ = [item["components"] for item in frame["components"] if item["type"] == 1]
        assert jump["placeholder"] == "Jump to…"
        pages = [int(one["value"]) for one in jump["options"]]
        assert pages == sorted(set(pages))
        for one in jump["options"]:
            (page,) = view_of(log_screen(context, match, reader, int(one["value"]))).to_components()
            assert int(one["label"].partition(".")[0]) in numbers(str(page["components"][0]["content"]))
        most = max(most, len(pages))
    assert 2 <= most <= limits.SELECT_OPTIONS


async def test_the_menu_of_a_long_log_opens_the_chosen_page(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, game="tortuga")
    short = await told(house, ann, "game log")
    assert [menu.placeholder for menu in short.selects] == ["Why?"]
    await went_on(house, table, 60)
    log = await told(house, ann, "game log")
    newest = log.text
    (jump,) = [menu for menu in log.selects if menu.placeholder == "Jump to…"]
    first = jump.options[0]
    assert "Round 1: " in first.label
    assert await chosen(house, ann, log, "log", first.value) is log
    assert log.text != newest
    assert log.text == (await told(house, ann, "game log", page=int(first.value))).text


@pytest.mark.parametrize("asked", [None, 0, -3, 10**6])
def test_an_unknown_page_number_shows_the_newest_page(asked: int | None) -> None:
    match = Match.start(CORSARI, 2, "pages")
    for _ in range(30):
        question = next(iter(match.questions.values()))
        match.answer(question.seat, question.default)
    assert shown(match, None, asked) == shown(match, None)
    assert "page 1 of" not in text_of(match, None)


def test_the_newest_page_is_one_with_text() -> None:
    """A campaign deals out the ports' letters and the movement dice without a word."""
    context = Context(words_for("en", strict=True), BLACKBEARD, 1, ["Ann", "Ben"].__getitem__)
    match = Match.start(BLACKBEARD, 2, "silent", options={"turn_cap": 9})
    silent = 0
    while match.result is None:
        question = next(iter(match.questions.values()))
        match.answer(question.seat, BLACKBEARD.pilot(match.view(question.seat), question))
        events = match.events(None)
        pages = -(-len(events) // FULL)
        silent += not any(context.told(event) for event in events[(pages - 1) * FULL :])
        (frame,) = view_of(log_screen(context, match, None)).to_components()
        assert "\n" in frame["components"][0]["content"]
        assert not re.search("Nothing (to show|has happened)", frame["components"][0]["content"])
    assert silent


def test_a_page_that_would_hold_a_line_or_two_stands_at_the_end_of_the_one_before() -> None:
    match = Match.start(CORSARI, 2, "pages")
    joined = 0
    for _ in range(26):
        question = next(iter(match.questions.values()))
        match.answer(question.seat, question.default)
        told = [event.n for event in match.events(None) if ENGLISH.told(event)]
        shown_now = numbers(text_of(match, None))
        assert shown_now == told[-len(shown_now) :]
        assert len(shown_now) >= min(FEW, len(told))
        joined += len(shown_now) > FULL
    assert joined


def turned_back(match: Match, context: Context) -> list[list[int]]:
    """Return the numbers of the events on each page, from the newest one back by the button "Earlier"."""
    found: list[list[int]] = []
    page: int | None = None
    while True:
        (frame,) = view_of(log_screen(context, match, None, page)).to_components()
        found.append(numbers(str(frame["components"][0]["content"])))
        (back,) = [button for button in frame["components"][-1]["components"] if button["label"] == "Earlier"]
        if back.get("disabled"):
            return found
        page = int(back["custom_id"].rpartition(":")[2])


def test_every_line_stands_on_one_page() -> None:
    """Many events of a campaign have no words, so its pages hold few lines. Each line stands on exactly one page."""
    context = Context(words_for("en", strict=True), BLACKBEARD, 1, ["Ann", "Ben"].__getitem__)
    match = Match.start(BLACKBEARD, 2, "silent", options={"turn_cap": 9})
    while match.result is None:
        question = next(iter(match.questions.values()))
        match.answer(question.seat, BLACKBEARD.pilot(match.view(question.seat), question))
        pages = turned_back(match, context)
        told = [number for page in reversed(pages) for number in page]
        assert len(told) == len(set(told))
        groups = BLACKBEARD.telling.grouped(match.events(None))
        assert told == [group[0].n for group in groups if any(context.told(event) for event in group)]


@pytest.mark.parametrize(
    ("locale", "sums"),
    [
        ("en", ["10 governors are placed face down.", "10 merchants appear."]),
        ("fr", ["10 gouverneurs sont placés face cachée.", "10 marchands apparaissent."]),
        ("ja", ["総督10人が裏向きで置かれました。", "商船10隻が現れました。"]),
    ],
)
def test_pieces_placed_in_a_row_are_one_line_and_its_why_tells_each(locale: str, sums: list[str]) -> None:
    words = words_for(locale, strict=True)
    context = Context(words, BLACKBEARD, 1, ["Ann", "Ben"].__getitem__)
    match = Match.start(BLACKBEARD, 2, "rows")
    while not any(event.kind == "merchant_placed" for event in match.events(None)):
        question = next(iter(match.questions.values()))
        match.answer(question.seat, question.default)
    for reader in (None, 0):
        (frame,) = view_of(log_screen(context, match, reader)).to_components()
        lines = frame["components"][0]["content"].splitlines()
        for kind, emoji, total in zip(("governor_placed", "merchant_placed"), ("🏛️", "⛵"), sums, strict=True):
            events = [event for event in match.events(reader) if event.kind == kind]
            (line,) = [line for line in lines if emoji in line]
            assert line == f"`{events[0].public}` {emoji} {total}"
            why = why_screen(context, match, reader, str(events[0].public), "")
            assert why is not None
            (frame,) = view_of(why).to_components()
            detail = frame["components"][0]["content"]
            assert [line for line in detail.splitlines() if line.startswith("`")] == [
                f"`{event.public}` {'🔒 ' * event.personal}{context.told(event)}" for event in events
            ]


def test_names_are_escaped_in_texts_and_plain_in_labels() -> None:
    loud = Context(words_for("en", strict=True), CORSARI, 1, ["**x**", "@everyone"].__getitem__)
    match = Match.start(CORSARI, 2, "loud", options={"first_dealer": 1})
    (frame,) = view_of(log_screen(loud, match, None)).to_components()
    assert "\\@everyone" in frame["components"][0]["content"]
    labels = [option["label"] for option in frame["components"][1]["components"][0]["options"]]
    assert "1. ⚓ The match begins. @everyone deals first. Options: First dealer: seat 2." in labels


async def test_reading_changes_nothing_for_others(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await house.sit_down(ann, ben)
    await house.bot.settled(table, 30)
    before = [message.text for message in publicly(house, eve)]
    for verb in ("log", "rules"):
        await rebuffed(house, table, eve, house.press(eve, await house.board(eve), verb))
    assert [message.text for message in publicly(house, eve)] == before


@pytest.mark.parametrize("locale", locales())
def test_a_text_of_several_lines_has_the_mark_only_where_not_everybody_reads_it(locale: str) -> None:
    words = words_for(locale, strict=True)
    context = Context(words, CORSARI, 1, ["Ann", "Ben"].__getitem__)
    match = Match.start(CORSARI, 2, "partly secret", options={"first_dealer": 1})
    for _ in range(3):
        question = match.questions[0]
        match.answer(0, "sail" if question.kind == "act" else question.default)
    (laid,) = [event for event in match.events(0) if event.kind == "layout_revealed"]
    (public,) = [event for event in match.events(None) if event.kind == "layout_revealed"]
    assert laid.common == public.data
    assert public.common is None
    told, common = (marked(context, event, context.told(event) or "").split("\n") for event in (laid, public))
    assert told[:-1] == common[:-1]
    assert told[-1].startswith("🔒 ")
    assert not any("🔒" in line for line in common)
