"""The exceptions of the kernel: four ways in which an answer can be wrong, and a replay that diverges."""


class Refusal(Exception):  # noqa: N818 - the field's word, and part of the public face
    """An answer was refused, and nothing has changed.

    ``code`` is stable; the bot words it for people. ``rule`` is the id of the rule that forbids the answer, or None.
    ``data`` holds facts for the wording, never prose.
    """

    def __init__(self, code: str, rule: str | None = None, **data: object) -> None:
        super().__init__(code, rule, data)
        self.code = code
        self.rule = rule
        self.data = data

    def __str__(self) -> str:
        facts = "".join(f", {key}={_shown(value)}" for key, value in self.data.items())
        return self.code + (f" ({self.rule})" if self.rule else "") + facts


def _shown(value: object) -> str:
    try:
        return repr(value)
    except ValueError:
        # Python refuses to print an integer of 5,000 digits.
        return "..."


class Malformed(Refusal):
    """The answer has the wrong shape: the wrong type, a missing field or an unknown one."""


class IllegalAnswer(Refusal):
    """The answer has the right shape, but the rules forbid it in this position."""


class StaleQuestion(Refusal):
    """The question was already answered, or is no longer open."""


class NotYourSeat(Refusal):
    """The question is put to another seat, or this seat decides nothing."""


class Diverged(Exception):  # noqa: N818 - part of the public face
    """A replay differs from the record at entry ``position`` (from 0; -1: before the first)."""

    def __init__(self, position: int, what: str) -> None:
        super().__init__(f"entry {position}: {what}")
        self.position = position
        self.what = what
