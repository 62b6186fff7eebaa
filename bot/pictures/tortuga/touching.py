"""Parts of Tortuga's pictures for which options stand, beside the facts that they name."""

from collections.abc import Sequence

from rules.kernel import Option, Question


def tags(question: Question, option: Option) -> Sequence[str]:
    """Return the slots of the event cards that an option names."""
    del question
    slots = option.data.get("slots") or ([option.data["slot"]] if "slot" in option.data else [])
    return tuple(f"slot:{slot}" for slot in slots)


def origins(option: Option) -> Sequence[str]:
    """Return the place where a chosen player is, and the hold that a chest leaves for another one."""
    return [key for key, chosen in (("where", "seat"), ("source", "hold")) if {key, chosen} <= option.data.keys()]
