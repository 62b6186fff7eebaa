"""The pages of every game's lesson in every language: all words exist, and everything fits into a message."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.screens.context import Context
from bot.screens.layout import Text
from bot.screens.lesson import FIRST_LINES, end_items, happened, lesson_screen
from bot.screens.log import log_screen
from bot.tables.drafts import Advised, Draft
from bot.tables.lessons import Page, answered_kinds, page_of, told_until
from bot.text import Words, words_for
from bot.text.catalog import catalog_of, locales
from rules.kernel import LEARNER, Game, Match, SeenEvent

from ...games.registry import ON_OFFER
from ...games.test_lessons import Answer, advised, begun, by_chance, others_answer, read_through

NAMES = ("A name of quite some length", *(f"AI {number}" for number in range(1, 9)))


def draft_of(game: Game, match: Match) -> Draft:
    """Return the draft of the learner's answer with the AI's advice, as a lesson shows it."""
    question = match.questions.get(LEARNER)
    if question is None:
        return Draft()
    advice = game.advise(match.view(LEARNER), question)
    return Draft(advice=Advised(answer=advice.answer, kind=advice.reason.kind, data=dict(advice.reason.data)))


def show_all(name: str, words: Words, answer: Answer) -> None:
    """Render every page of a lesson, without pictures: those stand in place of words."""
    game = ON_OFFER[name].game
    context = Context(words, game, 1, lambda seat: NAMES[seat], advises=True, lesson=True)
    match, read = begun(name), 0
    while True:
        others_answer(match)
        lesson_screen(context, match, draft_of(game, match), read, in_server=True)
        if (until := page_of(match, read).until) is not None:
            read = until
        elif (question := match.questions.get(LEARNER)) is not None:
            match.answer(LEARNER, answer(match, question), question.id)
        else:
            return


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", ON_OFFER)
def test_every_page_is_worded_and_fits(name: str, locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    show_all(name, words, advised)
    show_all(name, words, by_chance(name, Random(name + locale).randrange(1000)))


@pytest.mark.parametrize(("name", "kind"), [("kaiser", "react"), ("tortuga", "forced_card"), ("tortuga", "ballot")])
def test_the_end_names_what_the_learner_has_decided_out_of_turn(name: str, kind: str) -> None:
    game, match, words = ON_OFFER[name].game, begun(name), words_for("en")
    read_through(match, advised)
    assert kind in answered_kinds(match)
    assert game.lesson is not None
    topic = next(one.name for one in game.lesson.topics if kind in one.asked)
    context = Context(words, game, 1, lambda seat: NAMES[seat], advises=True, lesson=True)
    told = [item.content for item in end_items(context, match, in_server=True) if isinstance(item, Text)]
    assert f"- {words.lesson(game, topic).title}" in "\n".join(told).splitlines()


@pytest.mark.parametrize("name", ON_OFFER)
def test_the_first_page_begins_with_the_aim(name: str) -> None:
    game, match = ON_OFFER[name].game, begun(name)
    words = words_for("en")
    context = Context(words, game, 1, lambda seat: NAMES[seat], advises=True, lesson=True)
    others_answer(match)
    screen = lesson_screen(context, match, draft_of(game, match), 0)
    _, second, *_ = screen.items
    assert isinstance(second, Text)
    assert words.lesson(game).text in second.content


@pytest.mark.parametrize(("locale", "picture"), [("en", "picture"), ("fr", "image"), ("ja", "絵")])
@pytest.mark.parametrize("name", ON_OFFER)
def test_lessons_name_no_pictures_because_some_people_have_words_instead(name: str, locale: str, picture: str) -> None:
    words, game = words_for(locale, strict=True), ON_OFFER[name].game
    assert game.lesson is not None
    topics = ["", *(topic.name for topic in game.lesson.topics)]
    assert [topic for topic in topics if picture in words.lesson(game, topic).text] == []


def pages_of(name: str) -> Iterator[tuple[Context, Match, int, Page]]:
    """Yield the pages of a lesson, with how far the learner has read."""
    game, match, read = ON_OFFER[name].game, begun(name), 0
    context = Context(words_for("en"), game, 1, lambda seat: NAMES[seat], advises=True, lesson=True)
    while match.result is None:
        others_answer(match)
        shown = page_of(match, read)
        yield context, match, read, shown
        if shown.until is not None:
            read = shown.until
        elif (question := match.questions.get(LEARNER)) is not None:
            match.answer(LEARNER, advised(match, question), question.id)


def test_a_page_tells_the_learners_own_act_beside_the_result_of_a_vote() -> None:
    found = 0
    for context, _, _, shown in pages_of("tortuga"):
        sailed = [event for event in shown.part if event.kind == "pawn_moved" and event.data["seat"] == LEARNER]
        if sailed and any(event.kind == "vote_result" for event in shown.part):
            assert NAMES[LEARNER] in "\n".join(happened(context, shown))
            found += 1
    assert found


def test_the_end_of_a_voyage_says_what_its_scores_are_and_what_the_learner_did() -> None:
    game, match = ON_OFFER["blackbeard"].game, begun("blackbeard")
    pages, _ = read_through(match, advised)
    context = Context(words_for("en"), game, 1, lambda seat: NAMES[seat], advises=True, lesson=True)
    own, end = happened(context, pages[-1])
    assert NAMES[LEARNER] in own
    assert "Score: " in end


@pytest.mark.parametrize("name", ON_OFFER)
def test_the_log_does_not_run_ahead_of_the_page(name: str) -> None:
    ahead = 0
    for context, match, read, shown in pages_of(name):
        until = told_until(match, read)
        assert not shown.part or until == shown.part[-1].n
        short, whole = log_screen(context, match, LEARNER, until=until), log_screen(context, match, LEARNER)
        ahead += short != whole
        assert (short != whole) <= any(event.n > until for event in match.events(LEARNER))
    assert ahead or name != "tortuga"


def test_a_page_tells_what_others_did_to_the_learners_orders_and_tells_nothing_twice() -> None:
    """In Barbe Noire 2 a rival takes the learner's prize in turn 1: the story says how, and the learner's news why."""
    for context, match, read, shown in pages_of("blackbeard"):
        if any(event.kind == "operation_lost" and event.data["seat"] == LEARNER for event in shown.part):
            items = lesson_screen(context, match, draft_of(context.game, match), read).items
            told = "\n".join(item.content for item in items if isinstance(item, Text))
            assert told.count("has to give up the order") == 1
            assert "wins the roll" in told
            assert "captured!" in told
            return
    pytest.fail("No order was lost.")


@pytest.mark.parametrize("name", ON_OFFER)
def test_beside_a_table_to_touch_the_story_stands_below_the_board(name: str) -> None:
    """In a view that scrolls, the story and what explains it are read together; a message begins with the story."""
    told = 0
    for context, match, read, shown in pages_of(name):
        first = next(iter(happened(context, shown)), "").split("\n")[0]
        ends = match.result is not None and shown.until is None
        if shown.first or ends or not first:
            continue
        for touch in (False, True):
            items = lesson_screen(context, match, draft_of(context.game, match), read, touch=touch).items
            there = [n for n, item in enumerate(items) if isinstance(item, Text) and first in item.content]
            told += touch and bool(there)
            assert not there or (there[0] > 1) == touch
    assert told


def test_the_last_page_of_a_lesson_says_why_the_match_ends() -> None:
    """The AI's pirate retires: the learner reads that before the ranking."""
    end = Page(
        [
            SeenEvent(1, "left_play", {"seat": 1, "pirate": "PI07", "cause": "retired"}, None, personal=False),
            SeenEvent(
                2,
                "sold",
                {"seat": LEARNER, "pirate": "PI11", "port": "23", "proceeds": 9, "lost": []},
                None,
                personal=False,
            ),
        ],
        (),
        None,
    )
    words = words_for("en")
    context = Context(words, ON_OFFER["blackbeard"].game, 1, lambda seat: NAMES[seat], lesson=True)
    (told,) = happened(context, end)
    assert "ends in a comfortable old age" in told
    assert "sells the booty" in told


def test_the_first_page_tells_little_of_what_has_happened() -> None:
    """A newcomer cannot read much into who sails as whom."""
    game = ON_OFFER["tortuga"].game
    match = begun("tortuga")
    others_answer(match)
    first = page_of(match, 0)
    assert first.first
    told = "\n".join(happened(Context(words_for("en"), game, 1, lambda seat: NAMES[seat], lesson=True), first))
    assert 0 < len(told.splitlines()) <= FIRST_LINES
