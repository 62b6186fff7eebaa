"""The store's errors, one class per kind. Messages about the file are sentences that the bot's owner can act on."""


class StoreError(Exception):
    """The store refused a call or could not carry it out. Nothing was changed."""


class DatabaseTooNew(StoreError):  # noqa: N818
    """A newer version of the bot wrote this database."""


class DatabaseDamaged(StoreError):  # noqa: N818
    """The file is corrupt, or holds data that this store never writes."""


class DatabaseTrouble(StoreError):  # noqa: N818
    """The file cannot be used at the moment. Once its cause is removed, the next call succeeds."""


class DatabaseLocked(DatabaseTrouble):
    """The database is in use by another running bot, or by a tool with an open transaction."""


class DatabaseUnusable(DatabaseTrouble):
    """The file cannot be read or written: no such folder, no permission, another program's file."""


class DatabaseFull(DatabaseUnusable):
    """The disk is full."""


class DatabaseGone(DatabaseTrouble):
    """The open file, or one of those that SQLite keeps beside it, was deleted, moved or replaced."""


class StoreClosed(StoreError):  # noqa: N818
    """The store was closed before this call."""


class NoSuchTable(StoreError):  # noqa: N818
    """There is no table with that id."""


class WrongState(StoreError):  # noqa: N818
    """The row exists, but its state does not allow this."""


class ChannelBusy(StoreError):  # noqa: N818
    """The channel already has a current table."""


class TableFull(StoreError):  # noqa: N818
    """Every seat that the lobby offers is taken."""


class SeatTaken(StoreError):  # noqa: N818
    """The seat is taken."""


class AlreadySeated(StoreError):  # noqa: N818
    """The person already sits at this table."""


class NoSuchSitting(StoreError):  # noqa: N818
    """Nobody sits on that seat, or the sitting is over."""


class PositionTaken(StoreError):  # noqa: N818
    """The entries do not follow the last stored one, so the match in memory differs from the stored match."""


class InteractionSeen(StoreError):  # noqa: N818
    """The answer of that interaction is already stored."""


class StillSeated(StoreError):  # noqa: N818
    """The person sits at an unfinished table."""


class StillUnsent(StoreError):  # noqa: N818
    """The recipient's previous message has neither been sent nor refused."""


def trouble_of(error: BaseException | None) -> DatabaseTrouble | None:
    """Return the trouble with the database that caused an error, or None."""
    while error is not None and not isinstance(error, DatabaseTrouble):
        error = error.__cause__
    return error
