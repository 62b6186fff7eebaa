"""What people should see in their direct messages with the bot: each player, and whoever runs it."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from discord import ui

from bot.beside import calls_of, fresh_call, substitutes, warning
from bot.drafts import Draft
from bot.proposals import standing, still_to_agree
from bot.screens import pages
from bot.screens.context import Context, Item, page, text
from bot.screens.idle import idle_line
from bot.screens.take_backs import proposal_items
from bot.settings import Look
from bot.streams import Hearing, Plan, Story, all_at_once, context_of, hearing_of, pictured
from bot.tables import Table
from bot.text import escape, words_for
from rules.kernel import Match, SeenEvent
from storage import OutboxRow, SittingRow, Store

OpenDM = Callable[[int], Awaitable[int]]
"""Person -> the id of the channel with them."""

ALSO_DIRECT = ("still-", "undo-")
"""How those calls begin that a player's direct messages make as well as the table's."""

OWNER_MARK = 500_000_000
"""The frame of what the owner is told has the component id OWNER_MARK + table: the owner may be a player, too."""


class DirectStream:
    """What is the same for everybody who is written to directly."""

    def __init__(
        self, recipient: str, user_id: int, store: Store, table: Table, language: str, look: Look, open_dm: OpenDM
    ) -> None:
        self.recipient = recipient
        self.user_id = user_id
        self._store = store
        self._table = table
        self._language = language
        self._look: Look = look
        self._open_dm = open_dm

    async def channel(self, last: OutboxRow | None) -> int | None:
        """Return the direct channel; None for people whose messages are closed: each sitting asks them only once."""
        if last is not None and (await self._store.people.get(self.user_id)).dm == "refused":
            return None
        return last.channel_id if last is not None and last.channel_id else await self._open_dm(self.user_id)

    async def _context(self) -> Context:
        person = await self._store.people.get(self.user_id)
        context = context_of(self._table, words_for(person.locale or self._language))
        return pictured(context, await self._store.guilds.get(self._table.row.guild_id), self._look)

    @property
    def _place(self) -> str:
        return f"<#{self._table.row.channel_id}>"


class SittingStream(DirectStream):
    """What is told directly to whoever sits, or sat, on a seat."""

    def __init__(
        self, sitting: SittingRow, store: Store, table: Table, language: str, look: Look, open_dm: OpenDM
    ) -> None:
        super().__init__(f"s{sitting.id}", int(sitting.user_id or 0), store, table, language, look, open_dm)
        self._sitting = sitting


class OwnStream(SittingStream):
    """One player's direct messages."""

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return the word of welcome in the lobby, or the player's hand and question in a match."""
        state = self._table.row.state
        if self._table.frozen or state in ("stopped", "cancelled"):
            return None
        context = await self._context()
        if state == "archived":
            return await self._archived(context, last)
        started = self._table.row.started_at
        if started is not None and self._sitting.joined_at > started:
            # Whoever takes a seat over begins with the hand that is theirs now, not with what was dealt long ago.
            return await self._planned(context, last)
        if last is None or (last.state != "sent" and last.body.get("kind") == "seat"):
            return await self._welcome(context)
        return None if state == "lobby" else await self._planned(context, last)

    async def _archived(self, context: Context, last: OutboxRow | None) -> Plan | None:
        """Put right what was said of when the table would be archived; nothing else is told, nor anybody called."""
        warned = last is not None and any(call.startswith("still-") for call in last.body.get("calls", []))
        plan = await self._planned(context, last) if warned else None
        return None if plan is None else replace(plan, turn=False, silent=True)

    async def _planned(self, context: Context, last: OutboxRow | None) -> Plan | None:
        draft = await self._draft()
        hearing = await hearing_of(self._store, self.user_id, self._table.id)
        return await self._table.look(
            lambda match: self._page(context, match, last, draft, hearing) if self._sits() else None
        )

    def _sitting_now(self) -> SittingRow:
        """Return the sitting as it is now: its player may have gone away meanwhile."""
        return next((s for s in self._table.sittings if s.id == self._sitting.id), self._sitting)

    def _sits(self) -> bool:
        """Tell whether the seat is still theirs; looked at with the match, whose secrets go to nobody else."""
        return any(sitting.id == self._sitting.id for sitting in self._table.sittings)

    async def _welcome(self, context: Context) -> Plan:
        begin = self._sitting.since_event
        # Somebody else may have seated them.
        asleep = (await hearing_of(self._store, self.user_id, self._table.id)).asleep

        async def render(_after: int, _upto: int, n: int) -> ui.LayoutView:
            return pages.seat_page(context, n, self._place)

        return Plan(begin, render, all_at_once(begin), turn=True, silent=asleep, body={"kind": "seat"})

    async def _draft(self) -> tuple[str, Draft]:
        """Return the id of the seat's open question and the draft of its answer."""
        seat = self._sitting.seat
        question = await self._table.look(lambda match: match.questions.get(seat))
        if question is None:
            return "", Draft()
        stored = await self._store.drafts.get(self._table.id, seat, question.id)
        return question.id, Draft.model_validate(stored or {})

    def _page(
        self, context: Context, match: Match, last: OutboxRow | None, draft: tuple[str, Draft], hearing: Hearing
    ) -> Plan | None:
        seat, begin = self._sitting.seat, self._sitting.since_event
        story = Story(context, list(match.events(seat)), personal=True)
        asked = seat in match.questions
        told, body = (begin, {}) if last is None else (last.upto_event, last.body)
        fresh = story.part(told, len(story))
        begun = body.get("kind") == "own"
        calls = [
            call
            for call, people in calls_of(self._table, match).items()
            if self.user_id in people and call.startswith(ALSO_DIRECT)
        ]
        if last is not None and not fresh and not asked and not begun and not calls:
            return None
        page_is_over = not begun or (asked and not body.get("asked")) or any(fresh_call(body, call) for call in calls)
        goal = len(story) if fresh or page_is_over else told

        async def render(after: int, upto: int, n: int) -> ui.LayoutView:
            part = story.part(after, upto)
            if upto < goal:
                return pages.told_page(context, part, n, "")
            return await self._table.look(lambda match: self._rendered(context, match, draft, part, n))

        def reduce(row: OutboxRow, _newest: OutboxRow, link: str) -> ui.LayoutView | None:
            if row.body.get("kind") == "seat":
                return None
            return pages.told_page(context, story.part(row.after_event, row.upto_event), row.n, link)

        turn = page_is_over or (last is not None and story.reach(last.after_event) < goal)
        body = {"kind": "own", "asked": asked} | ({"calls": calls} if calls else {})
        aloud = asked and hearing.dm and not self._table.paused and not self._table.by_ai(self._sitting_now())
        silent = hearing.asleep or not (aloud or calls)
        return Plan(goal, render, story.reach, reduce, turn=turn, begin=begin, silent=silent, body=body)

    def _rendered(
        self, context: Context, match: Match, draft: tuple[str, Draft], part: Sequence[SeenEvent], n: int
    ) -> ui.LayoutView:
        if not self._sits():
            raise SeatGone
        seat, words = self._sitting.seat, context.words
        head = "-# " + words.line("bot-own-table", channel=self._place)
        before = dict(substitutes(self._table)).get(self._sitting.id)
        if n == 1 and before is not None:
            game = words.pitch(context.game).title
            head = words.line("bot-seat-dm-substitute", before=escape(before), channel=self._place, game=game)
        if warning(self._table) is not None:
            head += "\n" + idle_line(context, self._table.row.warned_at)
        elif self._table.row.state == "archived":
            head += "\n" + words.line("bot-mine-archived")
        besides = self._consent_items(context, match)
        return pages.own_page(context, match, seat, draft_for(match, seat, draft), part, n, head, besides)

    def _consent_items(self, context: Context, match: Match) -> list[Item]:
        """Ask for consent to an undo, as long as this very person has still to give it."""
        proposal = standing(self._table, match)
        missing = [] if proposal is None else still_to_agree(self._table, match, proposal.consents)
        if proposal is None or self._sitting.id not in [sitting.id for sitting in missing]:
            return []
        return proposal_items(context, match, proposal, [f"<@{sitting.user_id}>" for sitting in missing])


class SeatGone(Exception):  # noqa: N818 - nobody's fault
    """Whoever was to be told something does not sit there any more."""


class OwnerStream(DirectStream):
    """What whoever runs the bot is told of a table: that its match does not replay, and why."""

    def __init__(self, owner: int, store: Store, table: Table, language: str, look: Look, open_dm: OpenDM) -> None:
        super().__init__("o", owner, store, table, language, look, open_dm)

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return the notice, unless it has been sent."""
        row = self._table.row
        body = {"kind": "owner", "why": row.why_frozen}
        if row.state != "frozen" or (last is not None and last.state != "written" and last.body == body):
            return None
        context = await self._context()
        notice = context.words.line(
            "bot-notice-owner", table=self._table.id, channel=self._place, why=escape(row.why_frozen or "-")
        )

        async def render(_after: int, _upto: int, n: int) -> ui.LayoutView:
            return page([text(notice, n)], pages.OVER_COLOUR, OWNER_MARK + self._table.id)

        return Plan(0, render, all_at_once(0), turn=True, mark=OWNER_MARK, body=body)


def draft_for(match: Match, seat: int, draft: tuple[str, Draft]) -> Draft:
    """Return the draft if it is one of the seat's open question, by whose id it was read."""
    question = match.questions.get(seat)
    return draft[1] if question is not None and question.id == draft[0] else Draft()
