"""The lesson: a short voyage of one pirate each, from the first merchant to a rich retirement, without governors."""

from rules.blackbeard.options import PRESETS
from rules.kernel import Lesson, SeenEvent, Topic, own_event

TURNS = 12
"""The turns of the voyage."""


def retired(event: SeenEvent) -> bool:
    """Return whether the learner's pirate has retired with his treasure."""
    return own_event(event) and event.data["cause"] == "retired"


def may_think_of_retiring(event: SeenEvent) -> bool:
    """Return whether retiring is to be explained: the learner has money or tries it, or half of the voyage is over."""
    return event.data["turn"] > TURNS // 2 if event.kind == "turn_start" else own_event(event)


LESSON = Lesson(
    seed="lesson-98",
    seats=2,
    options={**PRESETS["short_voyage"], "turn_cap": TURNS, "governors_per_seat": 0},
    topics=(
        Topic("pirate", after=("pirate_dealt",), when=own_event),
        Topic("refuge", asked=("choose_refuge",)),
        Topic("orders", asked=("orders",)),
        Topic("sailing", after=("sailed",), when=own_event),
        Topic("merchant", after=("merchant_fought",), when=own_event),
        Topic("prize", after=("prize_taken",), when=own_event),
        Topic("fame", after=("notoriety",), when=own_event),
        Topic("enemy", after=("enemy_mark",), when=own_event),
        Topic("hostage", after=("hostage_taken",), when=own_event, always=False),
        Topic("debauch", after=("debauched",), when=own_event, always=False),
        Topic("search", after=("searched",), when=own_event, always=False),
        Topic("port", after=("entered_port",), when=own_event),
        Topic("sale", after=("sold",), when=own_event),
        Topic("token", asked=("extra_action",)),
        Topic("retiring", after=("sold", "turn_start", "retirement_tried"), when=may_think_of_retiring),
        Topic("retired", after=("left_play",), when=retired),
        Topic("fate", after=("action_card",)),
    ),
)
