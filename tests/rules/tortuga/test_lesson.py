"""The lesson's topics that depend on what happens."""

import pytest

from rules.kernel import SeenEvent
from rules.tortuga.lesson import LESSON

from .positions import position, say


@pytest.mark.parametrize(("card", "topic"), [("ALB", "albatross"), ("MAP-FD", "kept")])
def test_a_kept_card_is_explained_by_what_it_does(card: str, topic: str) -> None:
    match = position("FD[0,2,4] JR[1,3,5]", row=card)
    say(match, "reveal/1", *(["0"] if card == "MAP-FD" else []))
    kept = [event for event in match.events(0) if event.kind == "card_kept"]
    assert [opened(event) for event in kept] == [[topic]]
    match = position("FD[0,2,4] JR[1,3,5]", row=card, active=2)
    say(match, "reveal/1", *(["2"] if card == "MAP-FD" else []))
    others = [event for event in match.events(0) if event.kind == "card_kept"]
    assert [opened(event) for event in others] == [[]]


def opened(event: SeenEvent) -> list[str]:
    return [topic.name for topic in LESSON.topics if topic.opened_by(event)]
