"""The parts that a game supplies for its lesson: a fixed deal, and the topics that are explained on the way."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.kernel.events import SeenEvent

LEARNER = 0
"""The learner's seat."""


def own_event(event: SeenEvent) -> bool:
    """Return whether an event is about the learner's seat."""
    return event.data.get("seat") == LEARNER


def any_event(event: SeenEvent) -> bool:
    """Return whether an event of the right kind opens its topic: each does."""
    del event
    return True


@dataclass(frozen=True)
class Topic:
    """A thing that is explained once, when the learner first meets it. Catalogs word it: "<game>-lesson-<name>".

    It is met with the first event of the kinds ``after`` that ``when`` accepts, or with the first question to the
    learner of one of the kinds ``asked``. ``always``: every lesson that is played with care meets it.
    """

    name: str
    after: Sequence[str] = ()
    asked: Sequence[str] = ()
    when: Callable[[SeenEvent], bool] = any_event
    always: bool = True

    def opened_by(self, event: SeenEvent) -> bool:
        """Return whether an event of the learner's opens the topic."""
        return event.kind in self.after and self.when(event)


@dataclass(frozen=True)
class Lesson:
    """A short match on a fixed deal, in which a newcomer meets the important things of a game.

    The learner has seat 0, AI seats have the others. ``seed``: any text, from which the draws are made; it was chosen
    so that a learner who does what the AI advises meets every topic that is marked ``always``. ``topics``: in the order
    in which those of one moment are explained. ``stops``: kinds of event, such as the scoring of a round,
    after which the learner reads before the match goes on.
    """

    seed: str
    seats: int
    topics: Sequence[Topic]
    stops: Sequence[str] = ()
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
