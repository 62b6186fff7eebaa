"""What "More" offers: each button does what the command of its name does."""

from collections.abc import Mapping

from bot.handlers import Handler, Pressed
from bot.hosting import must_run
from bot.pace import pace_of
from bot.screens.asides import status_screen
from bot.screens.hosting import more_screen
from bot.screens.pace import pace_words


async def _more(at: Pressed) -> None:
    guest = at.guest
    sitting = at.table.sitting_of(guest.user_id)
    await at.reply.show(
        more_screen(
            at.context,
            seated=sitting is not None,
            hosting=await at.hosts(),
            paused=at.table.paused,
            away=at.table.kept_for(guest.user_id) is not None or (sitting is not None and at.table.by_ai(sitting)),
        )
    )


async def _status(at: Pressed) -> None:
    """Show where the match stands."""
    must_run(at.table, at.words)
    context, row, paused = at.context, at.table.row, at.table.paused
    pace = pace_words(at.words, pace_of(row.pace))
    await at.reply.show(
        await at.table.look(lambda match: status_screen(context, match, row.options, pace, paused=paused))
    )


VERBS: Mapping[str, Handler] = {"more": _more, "status": _status}
