"""Find seeds for a lesson: ``python -m tests.games.find_lesson GAME [HOW_MANY_TO_TRY]``; 1,000 if not told.

It prints the seeds with which a learner who does as the AI advises meets every topic of importance and wins, in few
answers: what ``test_lessons.py`` asks for. After a change of the AI, a lesson may need another seed.
"""

import sys

from bot.tables.lessons import met_topics
from rules.kernel import LEARNER

from .test_lessons import MOST_ANSWERS, advised, begun, lesson_of, read_through


def good_answers(name: str, seed: str) -> int | None:
    """Return the number of the learner's answers in a lesson with another seed; None if the seed will not do."""
    match = begun(name, seed)
    _, answers = read_through(match, advised)
    important = {topic.name for topic in lesson_of(name).topics if topic.always}
    missed = important - {topic.name for topic in met_topics(match)}
    won = match.result is not None and LEARNER in match.result.winners
    return answers if won and answers <= MOST_ANSWERS and not missed else None


if __name__ == "__main__":
    most = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    for seed in (f"lesson-{n}" for n in range(most)):
        if (answers := good_answers(sys.argv[1], seed)) is not None:
            print(f"{seed}: {answers} answers", flush=True)
