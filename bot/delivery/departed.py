"""The last direct message to a person who has lost a seat: who plays on, without later events or buttons."""

from bot.delivery.direct import SittingStream
from bot.delivery.streams import Plan
from bot.tables.table import Table
from bot.text import escape
from storage import OutboxRow, SittingRow

KIND = "parted"


def departed_sittings(table: Table) -> list[SittingRow]:
    """Return the sittings of people that have ended since the match began."""
    started = table.row.started_at
    return [
        sitting
        for sitting in table.ever_seated
        if sitting.left_at is not None
        and started is not None
        and sitting.left_at > started
        # People who were forgotten have negative numbers.
        and (sitting.user_id or 0) > 0
    ]


class DepartedStream(SittingStream):
    """The direct messages of a sitting that has ended: the newest one is reduced, as the older ones were before."""

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return the reduced newest message, unless it was never sent."""
        if self._table.frozen:
            return None
        context = self._context()
        now = next(sitting for sitting in self._table.sittings if sitting.seat == self._sitting.seat)
        words, person = context.words, None if now.user_id is None else escape(now.name)
        game = words.pitch(context.game).title
        if now.user_id is not None and now.user_id == self._sitting.for_user:
            parting = words.line("bot-parted-back", person=person, channel=self._place, game=game)
        elif now.for_user == self._sitting.user_id:
            parting = words.line("bot-parted-meanwhile", person=person, channel=self._place, game=game)
        else:
            parting = words.line("bot-parted", person=person, channel=self._place, game=game)
        return await self._last_words(context, last, KIND, parting)
