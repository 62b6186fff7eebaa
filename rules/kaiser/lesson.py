"""The lesson: one round of two players with a small deck. Reactions are asked only of those who hold one."""

from rules.kernel import LEARNER, Lesson, SeenEvent, Topic


def by_learner(event: SeenEvent) -> bool:
    """Return whether a ship fell to the learner."""
    return event.data["by"] == LEARNER


def to_port(event: SeenEvent) -> bool:
    """Return whether a ship tries for a friendly port."""
    return event.data["purpose"] == "safe_passage"


def navy(event: SeenEvent) -> bool:
    """Return whether the Royal Navy attacks."""
    return event.data["attack"] == "BI"


LESSON = Lesson(
    seed="lesson-847",
    seats=2,
    options={"rounds": 1, "max_extra_rounds": 0, "deck_size": 24, "reaction_prompts": "only_if_able"},
    topics=(
        Topic("fleet", after=("dealt_ships",)),
        Topic("cards", asked=("commit",)),
        Topic("play", asked=("play",)),
        Topic("target", asked=("target_ship",)),
        Topic("dice", after=("roll",)),
        Topic("sunk", after=("sunk",), when=by_learner),
        Topic("damaged", after=("damaged",), always=False),
        Topic("captured", after=("captured",), when=by_learner, always=False),
        Topic("navy", after=("declared",), when=navy),
        Topic("react", asked=("react",)),
        Topic("safe", after=("roll",), when=to_port),
        Topic("identified", after=("identified",), always=False),
        Topic("deck", after=("drew_card",)),
        Topic("scored", after=("round_points",)),
    ),
)
