"""What whoever has lost a seat is told: who plays on, once; nothing of what comes after, and nothing to press."""

from discord import ui

from bot.direct_streams import SittingStream
from bot.screens import pages
from bot.streams import Plan, Story, all_at_once
from bot.tables import Table
from bot.text import escape
from rules.kernel import Match
from storage import OutboxRow, SittingRow

KIND = "parted"


def parted(table: Table) -> list[SittingRow]:
    """Return the sittings of people that are over since the match began."""
    started = table.row.started_at
    return [
        sitting
        for sitting in table.ever_seated
        if sitting.left_at is not None
        and started is not None
        and sitting.left_at > started
        # Whoever was forgotten has no number of a person any more.
        and (sitting.user_id or 0) > 0
    ]


class PartedStream(SittingStream):
    """The direct messages of a sitting that is over: the newest one is reduced, the others are so already."""

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return what is left of the newest message, unless that was done, or there is none."""
        if last is None or last.state == "refused" or last.body.get("kind") == KIND or self._table.frozen:
            return None
        context = await self._context()
        now = next(sitting for sitting in self._table.sittings if sitting.seat == self._sitting.seat)
        words, person = context.words, None if now.user_id is None else escape(now.name)
        game = words.pitch(context.game).title
        if now.user_id is not None and now.user_id == self._sitting.for_user:
            parting = words.line("bot-parted-back", person=person, channel=self._place, game=game)
        elif now.for_user == self._sitting.user_id:
            parting = words.line("bot-parted-meanwhile", person=person, channel=self._place, game=game)
        else:
            parting = words.line("bot-parted", person=person, channel=self._place, game=game)

        def left(match: Match, after: int, upto: int, n: int) -> ui.LayoutView:
            story = Story(context, list(match.events(self._sitting.seat)), personal=True)
            # What is not known to have arrived is not told any more.
            told = story.part(after, upto) if last.state == "sent" else []
            return pages.parted_page(context, told, n, parting)

        async def render(after: int, upto: int, n: int) -> ui.LayoutView:
            return await self._table.look(lambda match: left(match, after, upto, n))

        return Plan(last.upto_event, render, all_at_once(last.upto_event), silent=True, body={"kind": KIND})
