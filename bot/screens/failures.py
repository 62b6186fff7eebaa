"""The message to a person when something failed: what is wrong, and that nothing was lost."""

from bot.text import Words
from storage import DatabaseFull, DatabaseGone, DatabaseLocked, DatabaseTrouble, trouble_of


def kind_of(trouble: DatabaseTrouble) -> str:
    """Return the name by which the texts know a trouble with the database."""
    kinds = {DatabaseFull: "full", DatabaseLocked: "locked", DatabaseGone: "gone"}
    return next((kind for known, kind in kinds.items() if isinstance(trouble, known)), "unusable")


def failure_text(words: Words, error: BaseException, *, unchanged: bool) -> str:
    """Word a failure for the person who asked; ``unchanged``: nothing was stored meanwhile."""
    trouble = trouble_of(error)
    if trouble is None:
        return words.line("bot-nothing-lost")
    return words.line("bot-trouble", kind=kind_of(trouble), unchanged=unchanged)
