"""Lessons: short matches on a fixed deal against AI seats, which one person plays in private screens (``/learn``).

A lesson is read in pages. A page tells what has happened and explains what is new, each thing once. All of this follows
from the log and from how far the learner has read, so that a lesson goes on after a restart where it was.
"""

from collections.abc import Sequence
from typing import NamedTuple, cast

from bot.tables.drafts import Draft, FormSheet
from bot.tables.hints import Hints
from bot.tables.table import Table
from rules.kernel import LEARNER, Game, Lesson, Match, SeenEvent, Topic, commitment_of
from storage import Newcomer, Store, TableRow

MOST_TOPICS = 2
"""How many things one page explains: more of them get a page of their own, before the match goes on."""


class Page(NamedTuple):
    """A page of a lesson.

    ``part``: the events that it tells; ``topics``: what it explains; ``until``: the number of its last event, if the
    learner reads it before the match goes on; None: the learner's question follows, or the end of the match.
    """

    part: Sequence[SeenEvent]
    topics: Sequence[Topic]
    until: int | None

    @property
    def first(self) -> bool:
        """Whether the lesson begins with this page."""
        return bool(self.part) and self.part[0].n == 1


def lesson_of(game: Game) -> Lesson:
    """Return the lesson of a game that has one."""
    assert game.lesson is not None
    return game.lesson


async def begin_lesson(store: Store, game: Game, learner: Newcomer, ais: Sequence[str]) -> TableRow:
    """Begin a person's lesson anew. ``ais``: names for the AI seats, as many as the most opponents."""
    lesson = lesson_of(game)
    match = Match.start(game, lesson.seats, lesson.seed, "", lesson.options)
    seated = [learner, *(Newcomer(None, name) for name in ais[: lesson.seats - 1])]
    return await store.lessons.begin(learner.user_id or 0, match.head, seated, commitment_of(match.key_hashes()))


async def note_read(store: Store, table: Table, number: int) -> None:
    """Note that the learner has read up to one of their events."""
    await store.lessons.read(table.id, number)
    await table.refresh()


def page_of(match: Match, read: int) -> Page:
    """Return the page on which a learner is who has read up to their event ``read``."""
    assert match.game is not None
    lesson, events = lesson_of(match.game), [event for event in match.events(LEARNER) if event.undone is None]
    begin = max(read, match.seen_when_present(LEARNER))
    known = {topic.name for event in events if event.n <= begin for topic in opened(lesson, event)}
    found: list[Topic] = []
    # The first page also says what the game is about.
    room = MOST_TOPICS if begin else MOST_TOPICS - 1
    unread = [event for event in events if event.n > begin]
    stopped = False
    for place, event in enumerate(unread):
        new = [topic for topic in opened(lesson, event) if topic.name not in known]
        if (found and len(found) + len(new) > room) or (stopped and event.kind not in match.game.telling.follows):
            return Page(unread[:place], found, unread[place - 1].n)
        found += new
        known |= {topic.name for topic in new}
        stopped = stopped or event.kind in lesson.stops
    if stopped:
        return Page(unread, found, unread[-1].n)
    asked = match.questions.get(LEARNER)
    if asked is not None and asked.kind not in kinds_that_stand(match):
        new = [topic for topic in lesson.topics if asked.kind in topic.asked and topic.name not in known]
        if found and len(found) + len(new) > room:
            return Page(unread, found, unread[-1].n)
        found += new
    return Page(unread, found, None)


def settled_at(match: Match, shown: Page) -> int | None:
    """Return how many public events there are when the board shows all that a page tells; None: it tells nothing."""
    assert match.game is not None
    if not shown.part:
        return None
    last, kinds = shown.part[-1], match.game.telling.settles
    if not kinds or last.kind in kinds:
        return last.known
    after = (event.known for event in match.events(LEARNER) if event.n > last.n and event.kind in kinds)
    return next(after, last.known)


def told_until(match: Match, read: int) -> int:
    """Return the number of the last event that the page tells on which a learner is who has read up to ``read``."""
    part = page_of(match, read).part
    return part[-1].n if part else max(read, match.seen_when_present(LEARNER))


def opened(lesson: Lesson, event: SeenEvent) -> list[Topic]:
    """Return the topics that an event opens."""
    return [topic for topic in lesson.topics if topic.opened_by(event)]


def met_topics(match: Match) -> list[Topic]:
    """Return the topics that the learner has met, in their order."""
    assert match.game is not None
    events, answered = match.events(LEARNER), answered_kinds(match)
    return [
        topic
        for topic in lesson_of(match.game).topics
        if any(kind in answered for kind in topic.asked) or any(topic.opened_by(event) for event in events)
    ]


def answered_kinds(match: Match) -> set[str]:
    """Return the kinds of question that the learner has answered, also those whose answer was taken back."""
    return {entry.kind for entry in match.entries if entry.seat == LEARNER and entry.kind is not None}


def kinds_that_stand(match: Match) -> set[str]:
    """Return the kinds of question to which an answer of the learner stands: one taken back is explained again."""
    return {entry.kind for _, entry in match.remaining_acts if entry.seat == LEARNER and entry.kind is not None}


def hints_in(match: Match, draft: Draft, shown: Page) -> Hints:
    """Return the hints on a page: a kind of question or step has one until the learner has answered such a question.

    A question that is explained as a topic on the page needs none.
    """
    question = match.questions.get(LEARNER)
    met = answered_kinds(match) | {kind for topic in shown.topics for kind in topic.asked}
    if question is not None and question.shape == "form":
        before = {name for entry in match.entries for name in steps_in(entry.answer) if entry.kind == question.kind}
        met |= {step.kind for step in FormSheet(match, question, draft).steps if step.step in before}
    return Hints(wanted=True, met=met)


def steps_in(answer: object) -> Sequence[str]:
    """Return the names of the steps of a form's answer."""
    return list(cast("dict[str, object]", answer)) if isinstance(answer, dict) else []
