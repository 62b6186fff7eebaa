"""The ask rule (TO-H3): a question with only one option, as everybody can see, is not asked."""

from collections.abc import Sequence
from typing import Any

from rules.kernel import Option, Play, choose


def decide(seat: int, kind: str, options: Sequence[Option], **ask: Any) -> Play[str]:
    """Ask for one of the options, all of them public; a single option is taken without asking."""
    if len(options) == 1:
        return options[0].id
    return (yield from choose(seat, kind, options, **ask))
