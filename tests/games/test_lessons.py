"""The lesson of every game: what a learner meets, and how its pages are read (the bot: bot/handlers/test_learn.py)."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.tables.lessons import MOST_TOPICS, Page, answered_kinds, met_topics, page_of, settled_at
from bot.text.catalog import catalog_of, locales
from rules.blackbeard.lesson import TURNS
from rules.blackbeard.view.model import BlackbeardView
from rules.kernel import LEARNER, IllegalAnswer, Lesson, Match, Question, StaleQuestion

from .registry import ON_OFFER

MOST_ANSWERS = 32
"""Answers of a learner who does as the AI advises: a lesson lasts a few minutes."""

Answer = Callable[[Match, Question], Any]


def lesson_of(name: str) -> Lesson:
    lesson = ON_OFFER[name].game.lesson
    assert lesson is not None
    return lesson


def begun(name: str, seed: str = "") -> Match:
    lesson = lesson_of(name)
    return Match.start(ON_OFFER[name].game, lesson.seats, seed or lesson.seed, "", lesson.options)


def advised(match: Match, question: Question) -> Any:
    assert match.game is not None
    return match.game.pilot(match.view(question.seat), question)


def by_chance(name: str, seed: int) -> Answer:
    chance = ON_OFFER[name].by_chance(Random(seed))
    return lambda match, question: chance.answer(match, question.seat, question)


def others_answer(match: Match) -> None:
    """Have the AI seats answer, as they do in a lesson before the learner sees anything."""
    while (asked := next((q for seat, q in match.questions.items() if seat != LEARNER), None)) is not None:
        match.answer(asked.seat, advised(match, asked), asked.id)


def read_through(match: Match, answer: Answer) -> tuple[list[Page], int]:
    """Play a lesson to its end; return its pages and the number of the learner's answers."""
    pages: list[Page] = []
    read = answers = 0
    while True:
        others_answer(match)
        shown = page_of(match, read)
        pages.append(shown)
        if shown.until is not None:
            assert shown.until > read
            read = shown.until
        elif (question := match.questions.get(LEARNER)) is not None:
            match.answer(LEARNER, answer(match, question), question.id)
            answers += 1
        else:
            assert match.result is not None
            return pages, answers


def check_pages(match: Match, pages: list[Page]) -> None:
    """Every event is told on one page, in order, and every topic that was met is explained once."""
    assert [event.n for page in pages for event in page.part] == [event.n for event in match.events(LEARNER)]
    explained = Counter(topic.name for page in pages for topic in page.topics)
    assert max(explained.values()) == 1
    assert sorted(explained) == sorted(topic.name for topic in met_topics(match))
    assert all(len(page.topics) <= MOST_TOPICS for page in pages if page.until is not None)


@pytest.mark.parametrize("name", ON_OFFER)
def test_a_learner_who_follows_the_advice_meets_the_important_topics_and_wins(name: str) -> None:
    match = begun(name)
    pages, answers = read_through(match, advised)
    check_pages(match, pages)
    important = {topic.name for topic in lesson_of(name).topics if topic.always}
    assert important - {topic.name for topic in met_topics(match)} == set()
    assert answers <= MOST_ANSWERS
    assert match.result is not None
    assert LEARNER in match.result.winners


@pytest.mark.parametrize("name", ON_OFFER)
@pytest.mark.parametrize("seed", range(3))
def test_any_choices_lead_to_the_end(name: str, seed: int) -> None:
    match = begun(name)
    pages, _ = read_through(match, by_chance(name, seed))
    check_pages(match, pages)


@pytest.mark.parametrize("name", ON_OFFER)
def test_a_lesson_begins_with_a_question_to_the_learner_or_with_what_led_to_it(name: str) -> None:
    match = begun(name)
    others_answer(match)
    shown = page_of(match, 0)
    assert shown.first
    assert shown.topics


@pytest.mark.parametrize("name", ON_OFFER)
def test_a_page_that_was_read_is_not_shown_again_after_a_take_back(name: str) -> None:
    match = begun(name)
    others_answer(match)
    read = 0
    while (until := page_of(match, read).until) is not None:
        read = until
    topics = [topic.name for topic in page_of(match, read).topics]
    question = match.questions[LEARNER]
    match.answer(LEARNER, advised(match, question), question.id)
    others_answer(match)
    assert question.kind in answered_kinds(match)
    assert not {*topics} & {topic.name for topic in page_of(match, read).topics}


@pytest.mark.parametrize("name", ON_OFFER)
def test_a_question_is_explained_again_when_its_answer_is_taken_back(name: str) -> None:
    match = begun(name)
    read = explained = 0
    for _ in range(2 * MOST_ANSWERS):
        others_answer(match)
        shown = page_of(match, read)
        question = match.questions.get(LEARNER)
        if shown.until is not None:
            read = shown.until
            continue
        if question is None:
            break
        topics = [topic.name for topic in shown.topics if question.kind in topic.asked]
        answer = advised(match, question)
        match.answer(LEARNER, answer, question.id)
        try:
            match.undo(LEARNER)
        except (IllegalAnswer, StaleQuestion):
            continue
        explained += len(topics)
        assert [topic.name for topic in page_of(match, read).topics if question.kind in topic.asked] == topics
        match.answer(LEARNER, answer, match.questions[LEARNER].id)
    # In the other lessons no answer to an explained question can be taken back alone.
    assert explained or name != "corsari"


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", ON_OFFER)
def test_every_topic_has_its_words_and_no_words_are_left_over(name: str, locale: str) -> None:
    topics = [topic.name for topic in lesson_of(name).topics]
    assert max(Counter(topics).values()) == 1
    names = [f"{name}-lesson", *(f"{name}-lesson-{topic}" for topic in topics)]
    found = [message for message in catalog_of(locale).names if message.startswith(f"{name}-lesson")]
    assert sorted(found) == sorted([*names, *(f"{message}.title" for message in names)])


@pytest.mark.parametrize("seed", range(6))
def test_a_voyage_explains_retiring_before_anybody_needs_it(seed: int) -> None:
    match = begun("blackbeard")
    read_through(match, by_chance("blackbeard", seed))
    turns = [event.data["turn"] for event in match.events(LEARNER) if event.kind == "turn_start"]
    sold = any(event.kind == "sold" and event.data["seat"] == LEARNER for event in match.events(LEARNER))
    late = max(turns) > TURNS // 2
    told = "retiring" in {topic.name for topic in met_topics(match)}
    assert told or not (sold or late)


@pytest.mark.parametrize("seed", range(6))
def test_the_board_of_a_page_shows_the_cargo_and_money_that_the_page_tells(seed: int) -> None:
    """The changes of an operation come to the board together, after what tells them one by one."""
    match = begun("blackbeard")
    pages, _ = read_through(match, by_chance("blackbeard", seed))
    charts = [event.known for event in match.events(LEARNER) if event.kind == "chart"]
    for page in pages:
        if page.until is None:
            continue
        told = settled_at(match, page)
        # No change that the page tells is missing, and none is shown that comes later than the next chart.
        after = [known for known in charts if known >= page.part[-1].known]
        assert told == (after[0] if after else page.part[-1].known)


def test_a_sale_that_a_page_tells_is_on_its_board() -> None:
    def told(seed: int) -> list[tuple[int, ...]]:
        """Return the money of the learner's pirate where a page ends with a sale: told, and on the board."""
        match = begun("blackbeard")
        pages, _ = read_through(match, by_chance("blackbeard", seed))
        found: list[tuple[int, ...]] = []
        for page in pages:
            own = [event for event in page.part if event.kind == "cabin" and event.data["seat"] == LEARNER]
            if page.until is None or not own:
                continue
            name, views = own[-1].data["pirate"], list[int]()
            for at in (settled_at(match, page), page.part[-1].known):
                view = match.view(None, at=at)
                assert isinstance(view, BlackbeardView)
                views.append(view.state.pirates[name].cabin)
            found.append((own[-1].data["now"], *views))
        return found

    pages = [one for seed in range(40) for one in told(seed)]
    assert all(now == shown for now, shown, _ in pages)
    assert any(now != before for now, _, before in pages)
