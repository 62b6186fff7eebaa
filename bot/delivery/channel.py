"""The messages that a table's channel should show: the lobby card, then those of the match."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from bot.delivery.status import calls_of, status_of, vacations_of
from bot.delivery.streams import Availability, Hindered, Plan, Reduce, Round, Story, all_at_once
from bot.schedule.pace import pace_of
from bot.screens import pages
from bot.screens.archive import wake_items
from bot.screens.context import Context
from bot.screens.ended import after_items
from bot.screens.layout import Item, Screen
from bot.screens.news import news_page
from bot.screens.pace import pace_words
from bot.screens.status import status_items
from bot.text import escape
from rules.kernel import Match, SeenEvent, commitment_of
from storage import OutboxRow, SittingRow

NOTICE_ITEMS: Mapping[str, Callable[[Context], Sequence[Item]]] = {"archived": wake_items, "stopped": after_items}
"""The buttons under a notice, by state."""

NEWS = "news"
"""The kind of the message with the page of a turn that is over, in the body of its outbox row."""
RESULT = "result"
"""The kind of the message with the result of a round, a vote or a battle."""


class TableStream:
    """The channel's messages: the lobby card, then those of the match."""

    recipient = "t"
    user_id: int | None = None

    def __init__(self, now: Round) -> None:
        self._now = now
        self._table = now.table

    async def channel(self, last: OutboxRow | None) -> int | None:  # noqa: ARG002 - the last one may be elsewhere
        """Return the table's channel."""
        return self._table.row.channel_id

    def check_post(self) -> None:
        """Make sure that the bot may write in the table's channel, as far as it knows. Raises Hindered."""
        obstacle = self._now.obstacle()
        if obstacle is not None and obstacle.blocks:
            raise Hindered(obstacle)

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return the card of a lobby, the page of a match or of a turn that is over, or the notice of an end."""
        context = self._now.context(self._now.public_words())
        state = self._table.row.state
        if state in ("lobby", "cancelled"):
            return self._lobby(context, last)
        if self._table.frozen:
            return self._notice(context, last, "stopped" if state == "stopped" else "frozen")
        people = self._now.snapshot.people
        availability = {user_id: self._now.availability(user_id) for user_id in people}
        vacations = vacations_of(people, self._table, self._now.snapshot.now)
        plan = await self._table.look(lambda match: self._page(context, match, last, availability, vacations))
        if state not in ("stopped", "archived"):
            return plan
        if last is not None and is_told(last, plan, state):
            return self._notice(context, last, state, plan)
        return replace(plan, followed=True)

    def _lobby(self, context: Context, last: OutboxRow | None) -> Plan:
        # People who have a seat before the card exists were seated by others, and are mentioned once.
        first = last is None or (last.n == 1 and last.state != "sent")
        people = [sitting.user_id for sitting in self._seated() if sitting.user_id is not None] if first else []
        called = [
            user for user in people if user in self._now.snapshot.people and not self._now.availability(user).asleep
        ]

        async def render(_after: int, _upto: int, n: int) -> Screen:
            if self._table.row.state == "cancelled":
                return pages.notice_page(context, context.words.line("bot-lobby-cancelled"), n)
            return self._card(context, n)

        def reduce(row: OutboxRow, newest: OutboxRow, link: str) -> Screen:
            return pages.reduced_page(context, [], row.n, link, moved_to(row, newest))

        return Plan(0, render, all_at_once(0), reduce, mentions=called, body={"kind": "lobby"})

    def _notice(self, context: Context, last: OutboxRow | None, state: str, match: Plan | None = None) -> Plan:
        """Say once, in a message of its own, that the match is stopped, archived or frozen.

        ``match``: the plan of the match's own message, which looks after the older ones.
        """
        notice = context.words.line(f"bot-notice-{state}")
        upto = last.upto_event if last else 0
        turn = last is None or last.body.get("kind") != state

        async def render(_after: int, _upto: int, n: int) -> Screen:
            return pages.notice_page(context, notice, n, NOTICE_ITEMS[state](context) if state in NOTICE_ITEMS else ())

        def led_away(row: OutboxRow, newest: OutboxRow, link: str) -> Screen | None:
            """Word an older notice in another channel; the last public view of the match stays as it is."""
            moved = moved_to(row, newest)
            if row.body.get("kind") != state or moved is None:
                return None
            onward = pages.onward_line(context, link, moved)
            return pages.notice_page(context, f"{notice}\n{onward}", row.n)

        lost = turn and last is not None and last.state == "written"
        said = Plan(upto, None if lost else render, all_at_once(upto), led_away, turn=turn, body={"kind": state})
        if match is None or match.reduce is None:
            return said
        return replace(said, reduce=match.reduce, stays=match.stays, stage=match.stage)

    def _page(
        self,
        context: Context,
        match: Match,
        last: OutboxRow | None,
        availability: Mapping[int, Availability],
        vacations: Mapping[int, date],
    ) -> Plan:
        self._now.check()
        story = Story(context.game, list(match.events(None)), personal=False)
        paged = context.game.news is not None
        goal, told = len(story), told_by(last)
        end = story.end_after(told)
        # Events before the end of a page are shown beside the board, and told on the page.
        over = match.result is not None or self._table.row.state in ("stopped", "archived")
        upto_now = told if paged and not over else goal
        players = {
            s.seat: s.user_id for s in self._table.sittings if s.user_id is not None and not self._table.by_ai(s)
        }
        waiting = [] if self._table.paused else [seat for seat in match.waiting(None).seats if seat in players]
        asked = {match.questions[seat].id: players[seat] for seat in waiting}
        mentions = {seat: f"<@{user_id}>" for seat, user_id in players.items()}
        # People whom the snapshot does not hold yet are mentioned in the next round, which their coming has started.
        calls = {
            call: people for call, people in calls_of(self._table, match).items() if availability.keys() >= {*people}
        }
        # A message that may not have arrived counts as having mentioned nobody.
        lost = last is not None and last.state != "sent"
        before: Mapping[str, Any] = {} if last is None or lost else last.body

        async def render(after: int, upto: int, n: int) -> Screen:
            if upto < upto_now:
                return pages.reduced_page(context, story.part(after, upto), n, "")
            part = story.part(after, goal)
            return await self._table.look(lambda match: self._rendered(context, match, part, n, mentions, vacations))

        async def started(_after: int, _upto: int, n: int) -> Screen:
            return self._started_card(context, match, n, "")

        reduce, is_latest = self._older(context, match, story, end)
        if last is not None and last.state == "written" and last.body.get("kind") == "lobby":
            return Plan(0, started, all_at_once(0), reduce)
        if end is not None:
            plan = self._closing(context, story, told, end, last, reduce, before)
            return replace(plan, stays=is_latest, stage=end)
        turn = last is None or last.body.get("kind") != "page" or story.reach(last.after_event) < goal
        # People are mentioned once for each question: those who want it, or get no direct message, unless everybody has
        # just seen them play. Discord alerts nobody to an edit: a mention needs a new message.
        rung = before.get("rung", [])
        # Here, too, a person who has just sat down is mentioned in the next round.
        ringing = {
            q: user_id for q, user_id in asked.items() if user_id in availability and availability[user_id].channel
        }
        moment = self._now.snapshot.now
        turns = [
            user_id
            for question, user_id in ringing.items()
            if question not in rung and not self._table.plays_openly(user_id, moment)
        ]
        fresh = [user_id for call, people in calls.items() if call not in before.get("calls", []) for user_id in people]
        mentions_now = [user_id for user_id in dict.fromkeys([*fresh, *turns]) if not availability[user_id].asleep]
        body: dict[str, Any] = {"kind": "page"} | ({"calls": list(calls)} if calls else {})
        if still_rung := [question for question in asked if question in rung or question in ringing]:
            body["rung"] = still_rung
        return Plan(
            upto_now,
            render,
            story.reach,
            reduce,
            paged=paged,
            stays=is_latest,
            stage=story.closed(told) if match.result is None else goal + 1,
            turn=turn or bool(fresh or turns),
            alerts=bool(mentions_now) or match.result is not None,
            undone=story.undone(),
            mentions=mentions_now,
            body=body,
            uncalled={key: before.get(key, []) for key in ("calls", "rung")},
        )

    def _older(
        self, context: Context, match: Match, story: Story, end: int | None
    ) -> tuple[Reduce, Callable[[OutboxRow], bool]]:
        """Return the function that words an older message, and whether one has the latest result told by now.

        That one keeps its picture, until the match is over: its last message has a picture of its own. ``end``: the
        last event of a part that is about to be told.
        """
        until = end or len(story)
        keeps = end is not None or match.result is None

        def is_latest(row: OutboxRow) -> bool:
            later = story.end_after(row.upto_event)
            return keeps and row.body.get("kind") == RESULT and (later is None or later > until)

        def reduce(row: OutboxRow, newest: OutboxRow, link: str) -> Screen:
            kind = row.body.get("kind")
            if kind == "lobby" and newest.body.get("kind") != "lobby":
                return self._started_card(context, match, row.n, link)
            part = story.part(row.after_event, row.upto_event)
            if kind == NEWS:
                return news_page(context, match, part, row.n)
            if kind == RESULT:
                return pages.result_page(context, match, part, row.n, drawn=is_latest(row))
            return pages.reduced_page(context, part, row.n, link, moved_to(row, newest))

        return reduce, is_latest

    def _closing(
        self,
        context: Context,
        story: Story,
        told: int,
        end: int,
        last: OutboxRow | None,
        reduce: Reduce,
        before: Mapping[str, Any],
    ) -> Plan:
        """Plan the message of a part that is over: the page of a turn, or a result.

        It alerts nobody; the table's next message follows it. The message that showed the part so far becomes it while
        that message may be edited.
        """
        paged = context.game.news is not None

        async def render(after: int, upto: int, n: int) -> Screen:
            part = story.part(after, upto)
            if upto < end:
                return pages.reduced_page(context, part, n, "")
            closing = news_page if paged else pages.result_page
            return await self._table.look(lambda match: closing(context, match, part, n))

        struck = sum(told < n <= end for n in story.undone())
        called = {key: before[key] for key in ("calls", "rung") if key in before}
        # A page is never reduced: later it differs only by what is taken back. A result loses its picture to the next.
        body = {"kind": NEWS, "reduced": True} if paged else {"kind": RESULT}
        return Plan(
            end,
            render,
            story.reach,
            reduce,
            turn=last is None or last.body.get("kind") != "page",
            silent=True,
            followed=True,
            paged=paged,
            undone=story.undone(),
            body={**body, "struck": struck, **called},
        )

    def _rendered(
        self,
        context: Context,
        match: Match,
        part: Sequence[SeenEvent],
        n: int,
        mentions: Mapping[int, str],
        vacations: Mapping[int, date],
    ) -> Screen:
        status = status_items(context, match, status_of(context, self._table, match, vacations))
        return pages.table_page(context, match, part, n, mentions, status, paused=self._table.paused)

    def _card(self, context: Context, n: int) -> Screen:
        row = self._table.row
        people = [self._described(context, sitting) for sitting in self._seated()]
        return pages.lobby_card(
            context,
            people,
            f"<@{row.host_id}>",
            row.options,
            n,
            pace_words(context.words, pace_of(row.pace)),
            ais=len(self._table.ais),
        )

    def _started_card(self, context: Context, match: Match, n: int, link: str) -> Screen:
        people = context.words.listing([self._described(context, sitting) for sitting in self._seated()])
        notice = context.words.line(
            "bot-lobby-started",
            game=context.words.pitch(context.game).title,
            people=people,
            options=context.options_words(self._table.row.options),
            commitment=commitment_of(match.key_hashes()),
            salt=match.head.salt or None,
            link=link or None,
        )
        return pages.notice_page(context, notice, n)

    def _seated(self) -> list[SittingRow]:
        return sorted(self._table.sittings, key=lambda sitting: sitting.seat)

    def _described(self, context: Context, sitting: SittingRow) -> str:
        return escape(context.names(sitting.seat)) if sitting.user_id is None else f"<@{sitting.user_id}>"


def moved_to(row: OutboxRow, newest: OutboxRow) -> str | None:
    """Return a mention of the channel to which the table has moved since a message, or None if it stands there."""
    return None if newest.channel_id == row.channel_id else f"<#{newest.channel_id}>"


def told_by(last: OutboxRow | None) -> int:
    """Return the last event that was told for certain, given the last message; 0 without one."""
    if last is None:
        return 0
    return last.upto_event if last.state == "sent" else last.after_event


def is_told(row: OutboxRow, plan: Plan, state: str) -> bool:
    """Return whether the last message of a stopped match is the notice, or a sent page that has told everything."""
    kind = row.body.get("kind")
    return kind == state or (kind == "page" and row.state == "sent" and row.upto_event >= plan.upto)
