"""The lesson: six pirates, so that two nations play against each other and ships have a crew that votes."""

from rules.kernel import Lesson, SeenEvent, Topic, own_event
from rules.tortuga.cards import ALBATROSS


def own_albatross(event: SeenEvent) -> bool:
    """Return whether the learner got an Albatross."""
    return own_event(event) and event.data["card"] == ALBATROSS


def own_power(event: SeenEvent) -> bool:
    """Return whether the learner got a card with a power to use."""
    return own_event(event) and event.data["card"] != ALBATROSS


LESSON = Lesson(
    seed="lesson-1346",
    seats=6,
    options={"brethren": "auto"},
    topics=(
        Topic("loyalty", after=("loyalty_dealt",)),
        Topic("places", after=("turn_started",)),
        Topic("hold", asked=("start_hold",), always=False),
        Topic("actions", asked=("action",)),
        Topic("attack", after=("vote_called",), when=lambda event: event.data["vote"] == "attack"),
        Topic("mutiny", after=("vote_called",), when=lambda event: event.data["vote"] == "mutiny"),
        Topic("brawl", after=("vote_called",), when=lambda event: event.data["vote"] == "brawl", always=False),
        Topic("ballot", asked=("ballot",)),
        Topic("chest", asked=("attack_dest",)),
        Topic("marooned", after=("marooned",)),
        Topic("forfeit", asked=("forfeit",), always=False),
        Topic("rowboat", after=("pawn_moved",), when=own_event),
        Topic("cards", after=("card_revealed",)),
        Topic("peeking", after=("row_scouted", "peeked"), when=own_event, always=False),
        Topic("forced", asked=("forced_card",), always=False),
        Topic("kept", after=("card_kept",), when=own_power, always=False),
        Topic("albatross", after=("card_kept",), when=own_albatross, always=False),
        Topic("armada", after=("armada",)),
    ),
)
