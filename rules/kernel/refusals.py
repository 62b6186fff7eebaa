"""The ways in which an answer can be wrong, one exception each."""


class Refusal(Exception):  # noqa: N818 - the field's word, and part of the public face
    """An answer that was not taken; nothing has changed.

    ``code`` is stable and is what the bot words for people; ``rule`` is the id of the rule that
    forbids the answer, where one does; ``data`` holds facts for the wording, never prose.
    """

    def __init__(self, code: str, rule: str | None = None, **data: object) -> None:
        super().__init__(code, rule, data)
        self.code = code
        self.rule = rule
        self.data = data

    def __str__(self) -> str:
        facts = "".join(f", {key}={value!r}" for key, value in self.data.items())
        return self.code + (f" ({self.rule})" if self.rule else "") + facts


class Malformed(Refusal):
    """The answer has the wrong shape: another type, a missing or an unknown field."""


class IllegalAnswer(Refusal):
    """The answer has the right shape, but the rules forbid it here and now."""


class StaleQuestion(Refusal):
    """The question was answered already, or is gone."""


class NotYourSeat(Refusal):
    """The question is another seat's, or this seat has no say."""


class Diverged(Exception):  # noqa: N818 - part of the public face
    """A replay did not meet what the record says at entry ``position`` (from 0; -1: before the first)."""

    def __init__(self, position: int, what: str) -> None:
        super().__init__(f"entry {position}: {what}")
        self.position = position
        self.what = what
