"""Why?: the explanation of a log line and its rule, without anything hidden from the reader."""

from collections import Counter

import pytest

from bot.screens.context import Context
from bot.screens.layout import Button, Row
from bot.screens.log import FULL, label_of, why_screen
from bot.text import locales, words_for
from rules import GAMES
from rules.kernel import Match

from ...house import House, settled
from ..evenings import chosen, opened, over, told, went_on
from ..matches import CORSARI, many

NAMES = ["Ann", "Ben", "Cat", "Dan"].__getitem__
READERS = {locale: Context(words_for(locale, strict=True), CORSARI, 1, NAMES) for locale in ("en", "fr", "ja")}


async def test_a_line_of_the_log_is_explained_with_its_rule(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben, options="first_dealer=2")
    log = await told(house, ann, "game log", page=1)
    (menu,) = log.selects
    assert menu.placeholder == "Why?"
    value = next(option.value for option in menu.options if "Round 1" in option.label)
    assert await chosen(house, ann, log, "why", value) is log
    assert "Its colour is" in log.text
    assert "Each of the 2 players got 12 cards" in log.text
    assert "**The deal**" in log.text
    assert "-# CO 3.2" in log.text
    await opened(house, ann, log, "log", step="back")
    assert "page 1 of" in log.text


async def test_an_explanation_leads_to_its_chapter_of_the_rules(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben)
    log = await told(house, ann, "game log", page=1)
    await chosen(house, ann, log, "why", "2")
    rules = await opened(house, ann, log, "rules")
    assert "Setting up" in rules.text
    assert "CO 3.3" in rules.text


async def test_a_score_is_explained_step_by_step(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await over(house, ann, ben, options="end_mode=fixed_rounds fixed_rounds=1 sweep=round")
    scored = await table.look(lambda match: next(e for e in match.events(None) if e.kind == "round_scored"))
    log = await told(house, eve, "game log", page=(scored.n - 1) // FULL + 1)
    await chosen(house, eve, log, "why", str(scored.n))
    declared = scored.data["declared"]
    assert f"declared {declared}. Every other total is compared with that" in log.text
    assert "0 before" in log.text
    cited = {row["rule"] for row in scored.data["scores"]}
    assert all(f"-# {rule}" in log.text for rule in {"CO 8.1", *cited})


async def test_a_private_event_is_explained_to_its_player_alone(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await went_on(house, table, 1)
    drew = await table.look(lambda match: next(e for e in match.events(0) if e.kind == "drew_card"))
    code = f"own{drew.n}"
    mine = await told(house, ann, "game log")
    await chosen(house, ann, mine, "why", code)
    assert drew.data["card"] in mine.text
    for person in (ben, eve):
        log = await told(house, person, "game log")
        (menu,) = log.selects
        assert "You drew" not in log.text
        reply = await settled(await person.forge(log, menu.custom_id, 3, [code]))
        assert drew.data["card"] not in reply.text + log.text


@pytest.mark.parametrize("locale", locales())
def test_a_menu_of_lines_shows_no_markdown(locale: str) -> None:
    match = Match.start(GAMES["blackbeard"], 2, "menu")
    context = Context(words_for(locale, strict=True), GAMES["blackbeard"], 1, NAMES)
    while not any(event.kind == "turn_start" for event in match.log):
        for seat, question in list(match.questions.items()):
            match.answer(seat, question.default)
    event = next(event for event in match.events(None) if event.kind == "turn_start")
    line = context.told(event)
    assert line is not None
    assert "**" in line
    assert "*" not in label_of(context, event, line)


@pytest.mark.parametrize("code", ["0", "999", "own1", "own0", "x", "", "-1", "own"])
def test_an_unknown_line_has_no_explanation(code: str) -> None:
    match = Match.start(CORSARI, 2, "none")
    assert why_screen(READERS["en"], match, None, code, "1") is None


def test_every_line_has_an_explanation_for_every_reader() -> None:
    """Explain events in all languages; wording is strict, so a fact that the reader lacks raises."""
    explained: Counter[tuple[str, int | None]] = Counter()
    for played in many():
        list(played.play(120))
        for reader in (None, 0, 1):
            for event in played.match.events(reader):
                code = f"own{event.n}" if event.public is None else str(event.public)
                # A few events of each kind for each reader, and some others; wording all of them is slow.
                if explained[event.kind, reader] < 4 or event.n % 101 == 0:
                    explained[event.kind, reader] += 1
                    for context in READERS.values():
                        assert why_screen(context, played.match, reader, code, "1") is not None
    assert len({kind for kind, _ in explained}) > 15


def test_an_explanation_says_that_the_answer_was_taken_back() -> None:
    match = Match.start(CORSARI, 2, "undo")
    seat = next(iter(match.questions))
    match.answer(seat, "tavern")
    match.undo(seat)
    screen = why_screen(READERS["en"], match, None, "3", "1")
    assert screen is not None
    assert "This was undone later." in str(screen)


def test_an_explanation_leads_back_only_where_it_was_opened() -> None:
    """From the log it leads back to its page; the table to touch tells the story itself, so there it opens the log."""
    match = Match.start("corsari", seats=2, seed="back")
    for back_to, label in (("3", "Back to the log"), ("", "Open the log")):
        screen = why_screen(READERS["en"], match, 0, "2", back_to)
        assert screen is not None
        labels = [
            one.label
            for item in screen.items
            if isinstance(item, Row)
            for one in item.children
            if isinstance(one, Button)
        ]
        assert labels[0] == label
