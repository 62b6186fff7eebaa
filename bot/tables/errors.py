"""Why a table takes no answer: states and failures, worded for people."""


class TableFrozen(Exception):  # noqa: N818 - a state, not an error
    """The stored match does not replay; nothing can be played until its owner has looked at it."""


class TablePaused(Exception):  # noqa: N818 - a state, not an error
    """No answers are taken until the match is resumed."""


class TableBroken(Exception):  # noqa: N818 - worded for people
    """Something failed while an answer was taken; the match goes on from the last stored answer."""


class AlreadyDone(Exception):  # noqa: N818 - not an error
    """The same press was taken before."""
