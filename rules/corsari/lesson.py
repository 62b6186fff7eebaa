"""The lesson: three rounds of two players. In one of them the one who sails is overtaken, in another one not.

In this deal the AI sails only after the learner has played some turns (``tests/rules/corsari/test_lesson.py``).
"""

from rules.kernel import Lesson, SeenEvent, Topic

OVERTAKEN, NOT_OVERTAKEN = "3+", "3"
"""The cases of a declarer in a scored round."""


def scored(case: str, event: SeenEvent) -> bool:
    """Return whether the declarer of a scored round fared so."""
    return any(row["case"] == case for row in event.data["scores"])


LESSON = Lesson(
    seed="lesson-371",
    seats=2,
    options={"end_mode": "fixed_rounds", "fixed_rounds": 3, "sweep": "round", "first_dealer": 1},
    topics=(
        Topic("table", asked=("draw",)),
        Topic("turn", asked=("act",)),
        Topic("colour", after=("tavern_colour",)),
        Topic("sailing", after=("sail_declared",)),
        Topic("layout", asked=("layout",)),
        Topic("load", asked=("load",)),
        Topic("safe", after=("round_scored",), when=lambda event: scored(NOT_OVERTAKEN, event)),
        Topic("overtaken", after=("round_scored",), when=lambda event: scored(OVERTAKEN, event)),
        Topic("void", after=("round_void",), always=False),
        Topic("match", after=("match_ended",)),
    ),
    stops=("round_scored", "round_void"),
)
