"""The direct messages that people should have from the bot: each player, and the bot's owner."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.delivery.status import calls_of, fresh_call, substitutes, warning
from bot.delivery.streams import OF_TABLE, Availability, Drops, Plan, Reduce, Round, Story, all_at_once
from bot.screens import pages
from bot.screens.archive import idle_line
from bot.screens.context import Context
from bot.screens.layout import OVER_COLOUR, Item, Screen, page, text
from bot.screens.questions import take_back
from bot.screens.undo import proposal_items
from bot.tables.drafts import Draft
from bot.tables.hints import hints_of
from bot.tables.undo_votes import open_proposal, still_to_agree, unagreed
from bot.text import escape
from rules.kernel import Match, SeenEvent
from storage import OutboxRow, SittingRow

OpenDM = Callable[[int], Awaitable[int]]
"""User id -> the id of the channel of direct messages with that person."""

ALSO_DIRECT = ("still-", "undo-")
"""Prefixes of mentions that are repeated in a player's direct messages."""

OTHERWISE = "otherwise"
"""Key in the body of an outbox row: its message may show another question than the row says."""

LANGUAGE = "words"
"""Key in the body of an outbox row: the locale of its words."""

TAKES = "takes"
"""Key in the body of an outbox row: which answer its message offers to take back, and how."""

OWNER_MARK = 500_000_000
"""The frame of a message to the owner has this id + the table's: the owner may also be a player of the table."""


class DirectStream:
    """The base of all streams of direct messages."""

    def __init__(self, recipient: str, user_id: int, now: Round, open_dm: OpenDM) -> None:
        self.recipient = recipient
        self.user_id = user_id
        self._now = now
        self._table = now.table
        self._open_dm = open_dm

    async def channel(self, last: OutboxRow | None) -> int | None:
        """Return the channel of direct messages; None for people who refuse them: each sitting tries once."""
        # Not from the snapshot: another stream of theirs may have been refused in this very round.
        if last is not None and (await self._now.services.store.people.get(self.user_id)).dm == "refused":
            return None
        return last.channel_id if last is not None and last.channel_id else await self._open_dm(self.user_id)

    def check_post(self) -> None:
        """Do nothing: a refused direct message says so itself."""

    def _context(self) -> Context:
        hints = hints_of(self._now.snapshot.people[self.user_id].settings, self._table.row.game)
        return replace(self._now.context(self._now.words_of(self.user_id)), hints=hints)

    @property
    def _place(self) -> str:
        return f"<#{self._table.row.channel_id}>"


class SittingStream(DirectStream):
    """The direct messages to the person of a sitting, while it lasts or after it."""

    def __init__(self, sitting: SittingRow, now: Round, open_dm: OpenDM) -> None:
        super().__init__(f"s{sitting.id}", int(sitting.user_id or 0), now, open_dm)
        self._sitting = sitting

    def _reducing(self, context: Context, story: Story) -> Reduce:
        """Return the function that reduces an older message."""

        def reduce(row: OutboxRow, _newest: OutboxRow, _link: str) -> Screen | None:
            if row.body.get("kind") == "seat":
                return None
            # Without a link: the message to which it would lead may be deleted itself.
            return pages.reduced_page(context, story.part(row.after_event, row.upto_event), row.n, "")

        return reduce

    def _dropping(self, context: Context, story: Story) -> Drops:
        """Return the function that says which older messages tell nothing: all but the welcome are deleted."""

        def drops(row: OutboxRow) -> bool:
            if row.body.get("kind") == "seat":
                return False
            return not pages.story_lines(context, story.part(row.after_event, row.upto_event))

        return drops

    async def _last_words(self, context: Context, last: OutboxRow | None, kind: str, line: str) -> Plan | None:
        """Return the newest message without buttons: its part of the story, and a line; None if it was never sent.

        ``kind``: what its outbox row is called from then on.
        """
        if last is None or last.state == "refused":
            return None

        def story_of(match: Match) -> Story:
            return Story(context.game, list(match.events(self._sitting.seat)), personal=True)

        def reduced(match: Match, after: int, upto: int, n: int) -> Screen:
            # Events are left out if the message may not have arrived.
            told = story_of(match).part(after, upto) if last.state == "sent" else []
            return pages.last_page(context, told, n, line)

        async def render(after: int, upto: int, n: int) -> Screen:
            return await self._table.look(lambda match: reduced(match, after, upto, n))

        story = await self._table.look(story_of)
        return Plan(
            last.upto_event,
            render,
            all_at_once(last.upto_event),
            # An older message may still have its buttons, if a request has failed.
            self._reducing(context, story),
            self._dropping(context, story),
            silent=True,
            unchanged=last.state == "sent" and last.body.get("kind") == kind,
            body={"kind": kind},
        )


class OwnStream(SittingStream):
    """One player's direct messages."""

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return the welcome in the lobby, or the player's hand and question in a match."""
        state = self._table.row.state
        if self._table.frozen or state == "cancelled":
            return None
        context = self._context()
        if state == "stopped":
            # The message loses its question: the match takes no more answers.
            told = None if last is None or last.body.get("kind") == "seat" else last
            return await self._last_words(
                context, told, "stopped", context.words.line("bot-own-stopped", channel=self._place)
            )
        if state == "archived":
            return await self._archived(context, last)
        started = self._table.row.started_at
        if started is not None and self._sitting.joined_at > started:
            # A person who takes over a seat starts with the current hand.
            return await self._planned(context, last)
        if last is None or (last.state != "sent" and last.body.get("kind") == "seat"):
            return self._welcome(context)
        return None if state == "lobby" else await self._planned(context, last)

    async def _archived(self, context: Context, last: OutboxRow | None) -> Plan | None:
        """Correct the announced moment of archiving, silently; say nothing else."""
        warned = last is not None and any(call.startswith("still-") for call in last.body.get("calls", []))
        plan = await self._planned(context, last) if warned else None
        return None if plan is None else replace(plan, turn=False, silent=True)

    async def _planned(self, context: Context, last: OutboxRow | None) -> Plan | None:
        draft = await self._draft()
        availability = self._now.availability(self.user_id)
        return await self._table.look(
            lambda match: self._page(context, match, last, draft, availability) if self._sits() else None
        )

    def _sitting_now(self) -> SittingRow:
        """Return the current state of the sitting: its player may have become absent meanwhile."""
        return next((s for s in self._table.sittings if s.id == self._sitting.id), self._sitting)

    def _sits(self) -> bool:
        """Return whether the seat is still theirs. Call it under the match's lock, before its secrets are shown."""
        return any(sitting.id == self._sitting.id for sitting in self._table.sittings)

    def _welcome(self, context: Context) -> Plan:
        begin = self._sitting.since_event
        # Somebody else may have seated them.
        asleep = self._now.availability(self.user_id).asleep

        async def render(_after: int, _upto: int, n: int) -> Screen:
            return pages.seat_page(context, n, self._place)

        return Plan(begin, render, all_at_once(begin), turn=True, silent=asleep, body={"kind": "seat"})

    async def _draft(self) -> tuple[str, Draft]:
        """Return the id of the seat's open question and the draft of its answer."""
        seat = self._sitting.seat
        question = await self._table.look(lambda match: match.questions.get(seat))
        if question is None:
            return "", Draft()
        return question.id, Draft.model_validate(self._now.snapshot.drafts.get((seat, question.id), {}))

    def _page(
        self,
        context: Context,
        match: Match,
        last: OutboxRow | None,
        draft: tuple[str, Draft],
        availability: Availability,
    ) -> Plan | None:
        seat, begin = self._sitting.seat, self._sitting.since_event
        self._now.check()
        story = Story(context.game, list(match.events(seat)), personal=True)
        asked = asked_of(match, seat)
        told = begin if last is None else last.upto_event
        # A message that may not have arrived counts as having shown nothing, and alerted nobody.
        arrived = last is not None and last.state == "sent"
        body: Mapping[str, Any] = last.body if last is not None and arrived else {}
        fresh = story.part(told, len(story))
        begun = body.get("kind") == "own"
        calls = [
            call
            for call, people in calls_of(self._table, match).items()
            if self.user_id in people and call.startswith(ALSO_DIRECT)
        ]
        # Before a version that stores it, nobody knows of what a message showed.
        of_table = self._of_table(match)
        same = begun and body.get("asked") == asked and body.get(OF_TABLE) == of_table and not body.get("calls")
        # A button that has come to nothing goes by itself: once in a turn, and not with each move of the others.
        takes = takes_back(context, match, seat)
        same = same and body.get(TAKES, takes) == takes
        same = same and not body.get(OTHERWISE) and self.user_id not in self._table.misled
        same = same and body.get(LANGUAGE, context.words.locale) == context.words.locale
        # Nothing that they know has changed: what everybody sees stands in the channel.
        unchanged = arrived and not fresh and not asked and not calls and (same or not begun)
        if unchanged and not begun:
            return None
        # Nobody is called to a window that their standing orders are going to answer.
        waits = bool(asked) and match.ordered(seat) is None
        calling = waits and availability.dm and not self._table.paused and not self._table.by_ai(self._sitting_now())
        # Discord alerts nobody to an edit. A person who is at the table needs no alert. An older version noted no more
        # than that something was asked.
        news = body.get("asked") not in (asked, True)
        aloud = calling and news and not self._table.is_here(self.user_id, self._now.snapshot.now)
        fresh_calls = [call for call in calls if fresh_call(body, call)]
        # One alert for a turn: the next question to the same person is shown by an edit.
        page_is_over = not begun or (aloud and not body.get("asked")) or bool(fresh_calls)
        goal = len(story) if fresh or page_is_over else told

        def shown_now(match: Match, part: Sequence[SeenEvent], n: int) -> Screen:
            self._table.misled.discard(self.user_id)
            # An answer since the plan: the row must not say that its message shows what was planned.
            if (asked, takes) != (asked_of(match, seat), takes_back(context, match, seat)):
                now_shown[OTHERWISE] = True
            return self._rendered(context, match, draft, part, n)

        async def render(after: int, upto: int, n: int) -> Screen:
            part = story.part(after, upto)
            if story.part(upto, goal):
                # Another message follows.
                return pages.reduced_page(context, part, n, "")
            return await self._table.look(lambda match: shown_now(match, part, n))

        turn = page_is_over or (last is not None and story.reach(last.after_event) < goal)
        uncalled = {"asked": body.get("asked", ""), "calls": body.get("calls", [])}
        now_shown: dict[str, Any] = {"kind": "own", "asked": asked, OF_TABLE: of_table, TAKES: takes}
        now_shown |= {LANGUAGE: context.words.locale}
        now_shown |= {"calls": calls} if calls else {}
        silent = availability.asleep or not (calling or calls)
        return Plan(
            goal,
            render,
            story.reach,
            self._reducing(context, story),
            self._dropping(context, story),
            turn=turn,
            begin=begin,
            silent=silent,
            alerts=aloud or bool(fresh_calls),
            unchanged=unchanged,
            body=now_shown,
            uncalled=uncalled,
        )

    def _of_table(self, match: Match) -> list[Any]:
        """Return what a message to a person who is not asked shows of the table, and is corrected at once."""
        table = self._table
        by_ai = table.by_ai(self._sitting_now())
        shown = [table.row.channel_id, table.row.state, table.paused, match.result is not None, warning(table), by_ai]
        # Only where it is so: messages of older versions know nothing of it, and must not all be edited for that.
        return shown if match.plays(self._sitting.seat) else [*shown, "out"]

    def _rendered(
        self, context: Context, match: Match, draft: tuple[str, Draft], part: Sequence[SeenEvent], n: int
    ) -> Screen:
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
        """Ask for consent to an undo, as long as this person has not given it."""
        proposal = open_proposal(self._table, match)
        missing = [] if proposal is None else still_to_agree(self._table, match, proposal.consents)
        if proposal is None or self._sitting.id not in [sitting.id for sitting in missing]:
            return []
        return proposal_items(context, match, proposal, unagreed(self._table, match, proposal))


class SeatGone(Exception):  # noqa: N818 - not an error
    """The person to be told no longer has the seat."""


class OwnerStream(DirectStream):
    """The message to the bot's owner about a table whose match does not replay, and why."""

    def __init__(self, owner: int, now: Round, open_dm: OpenDM) -> None:
        super().__init__("o", owner, now, open_dm)

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return the notice, unless it has been sent."""
        row = self._table.row
        body = {"kind": "owner", "why": row.why_frozen}
        said = last is not None and last.state != "written" and {key: last.body.get(key) for key in body} == body
        if row.state != "frozen" or said:
            return None
        context = self._context()
        notice = context.words.line(
            "bot-notice-owner", table=self._table.id, channel=self._place, why=escape(row.why_frozen or "-")
        )

        async def render(_after: int, _upto: int, n: int) -> Screen:
            return page([text(notice, n)], OVER_COLOUR, OWNER_MARK + self._table.id)

        return Plan(0, render, all_at_once(0), turn=True, mark=OWNER_MARK, body=body)


def asked_of(match: Match, seat: int) -> str:
    """Return the id of the seat's open question, "" for none."""
    return match.questions[seat].id if seat in match.questions else ""


def takes_back(context: Context, match: Match, seat: int) -> list[str]:
    """Return what a message offers to take back, as words to compare: empty once nothing can be taken back."""
    taking, beside = take_back(context, match, seat)
    return [*(f"{one.custom_id} {one.label}" for one in taking), *("" for _ in beside)]


def draft_for(match: Match, seat: int, draft: tuple[str, Draft]) -> Draft:
    """Return the draft if it belongs to the seat's open question, else an empty one."""
    question = match.questions.get(seat)
    return draft[1] if question is not None and question.id == draft[0] else Draft()
