"""What a table's channel should see now: the lobby card, then the table's messages."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any

from discord import ui

from bot.beside import beside_of, calls_of, holidays_at
from bot.pace import pace_of
from bot.screens import pages
from bot.screens.context import Context, Item
from bot.screens.ended import after_items
from bot.screens.hosting import beside_items
from bot.screens.idle import wake_items
from bot.screens.pace import pace_words
from bot.settings import Look
from bot.streams import Hearing, Plan, Reduce, Story, all_at_once, context_of, hearing_of, pictured, server_words
from bot.tables import Table
from bot.text import escape
from rules.kernel import Match, SeenEvent, commitment_of
from storage import OutboxRow, SittingRow, Store

NOTICE_ITEMS: Mapping[str, Callable[[Context], Sequence[Item]]] = {"archived": wake_items, "stopped": after_items}
"""What can be done under a notice."""


class TableStream:
    """The channel: the lobby card, then the table's messages."""

    recipient = "t"
    user_id: int | None = None

    def __init__(self, store: Store, table: Table, language: str, look: Look) -> None:
        self._store = store
        self._table = table
        self._language = language
        self._look: Look = look

    async def channel(self, last: OutboxRow | None) -> int | None:  # noqa: ARG002 - a table does not move
        """Return the table's channel."""
        return self._table.row.channel_id

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return the card of a lobby, the page of a match, or the notice of an end."""
        context = await self._context()
        state = self._table.row.state
        if state in ("lobby", "cancelled"):
            return await self._lobby(context, last)
        if self._table.frozen:
            return self._notice(context, last, "stopped" if state == "stopped" else "frozen")
        holders = [*self._table.sittings, *self._table.offers]
        known = {holder.user_id for holder in holders if holder.user_id} | {self._table.row.host_id}
        hearing = {user_id: await hearing_of(self._store, user_id, self._table.id) for user_id in sorted(known)}
        holidays = await holidays_at(self._store, self._table)
        plan = await self._table.look(lambda match: self._page(context, match, last, hearing, holidays))
        if state in ("stopped", "archived") and last is not None and told_by(last, plan, state):
            return self._notice(context, last, state, plan.reduce)
        return plan

    async def _lobby(self, context: Context, last: OutboxRow | None) -> Plan:
        # Whoever sits there before there is a card to press was seated by others, and is called once.
        first = last is None or (last.n == 1 and last.state == "written")
        people = [sitting.user_id for sitting in self._seated() if sitting.user_id is not None] if first else []
        called = [user for user in people if not (await hearing_of(self._store, user, self._table.id)).asleep]

        async def render(_after: int, _upto: int, n: int) -> ui.LayoutView:
            if self._table.row.state == "cancelled":
                return pages.notice_page(context, context.words.line("bot-lobby-cancelled"), n)
            return self._card(context, n)

        def reduce(row: OutboxRow, _newest: OutboxRow, link: str) -> ui.LayoutView:
            return pages.told_page(context, [], row.n, link)

        return Plan(0, render, all_at_once(0), reduce, mentions=called, body={"kind": "lobby"})

    def _notice(self, context: Context, last: OutboxRow | None, state: str, reduce: Reduce | None = None) -> Plan:
        """Say once, in a message of its own, that the match goes on no more."""
        notice = context.words.line(f"bot-notice-{state}")
        upto = last.upto_event if last else 0
        turn = last is None or last.body.get("kind") != state

        async def render(_after: int, _upto: int, n: int) -> ui.LayoutView:
            return pages.notice_page(context, notice, n, NOTICE_ITEMS[state](context) if state in NOTICE_ITEMS else ())

        lost = turn and last is not None and last.state == "written"
        return Plan(upto, None if lost else render, all_at_once(upto), reduce, turn=turn, body={"kind": state})

    def _page(
        self,
        context: Context,
        match: Match,
        last: OutboxRow | None,
        hearing: Mapping[int, Hearing],
        holidays: Mapping[int, date],
    ) -> Plan:
        story = Story(context, list(match.events(None)), personal=False)
        goal = len(story)
        players = {
            s.seat: s.user_id for s in self._table.sittings if s.user_id is not None and not self._table.by_ai(s)
        }
        waiting = [] if self._table.paused else [seat for seat in match.waiting(None).seats if seat in players]
        asked = {match.questions[seat].id: players[seat] for seat in waiting}
        mentions = {seat: f"<@{user_id}>" for seat, user_id in players.items()}
        # Who was offered something in this very moment is called as soon as it is known how.
        calls = {call: people for call, people in calls_of(self._table, match).items() if hearing.keys() >= {*people}}
        # Of a message that may not have arrived nobody knows whom it called.
        lost = last is not None and last.state == "written"
        before: Mapping[str, Any] = {} if last is None or lost else last.body

        async def render(after: int, upto: int, n: int) -> ui.LayoutView:
            part = story.part(after, upto)
            if upto < goal:
                return pages.told_page(context, part, n, "")
            return await self._table.look(lambda match: self._rendered(context, match, part, n, mentions, holidays))

        async def started(_after: int, _upto: int, n: int) -> ui.LayoutView:
            return self._started_card(context, match, n, "")

        def reduce(row: OutboxRow, newest: OutboxRow, link: str) -> ui.LayoutView:
            if row.body.get("kind") == "lobby" and newest.body.get("kind") != "lobby":
                return self._started_card(context, match, row.n, link)
            return pages.told_page(context, story.part(row.after_event, row.upto_event), row.n, link)

        if last is not None and last.state == "written" and last.body.get("kind") == "lobby":
            return Plan(0, started, all_at_once(0), reduce)
        turn = last is None or last.body.get("kind") != "page" or story.reach(last.after_event) < goal
        # Whoever is asked for something is called once for it. An edit calls nobody: those who hear of their turn by
        # nothing else, and those who are asked for something beside the match, get a new message.
        rung = before.get("rung", [])
        # Whoever has sat down in this very moment is called as soon as it is known how: they woke the delivery.
        ringing = {q: user_id for q, user_id in asked.items() if user_id in hearing and hearing[user_id].channel}
        turns = [user_id for question, user_id in ringing.items() if question not in rung]
        fresh = [user_id for call, people in calls.items() if call not in before.get("calls", []) for user_id in people]
        body: dict[str, Any] = {"kind": "page"} | ({"calls": list(calls)} if calls else {})
        if still_rung := [question for question in asked if question in rung or question in ringing]:
            body["rung"] = still_rung
        return Plan(
            goal,
            render,
            story.reach,
            reduce,
            turn=turn or bool(fresh) or any(not hearing[user_id].dm for user_id in turns),
            undone=story.undone(),
            mentions=[user_id for user_id in dict.fromkeys([*fresh, *turns]) if not hearing[user_id].asleep],
            body=body,
            uncalled={key: before.get(key, []) for key in ("calls", "rung")},
        )

    def _rendered(
        self,
        context: Context,
        match: Match,
        part: Sequence[SeenEvent],
        n: int,
        mentions: Mapping[int, str],
        holidays: Mapping[int, date],
    ) -> ui.LayoutView:
        besides = beside_items(context, match, beside_of(context, self._table, match, holidays))
        return pages.table_page(context, match, part, n, mentions, besides, paused=self._table.paused)

    def _card(self, context: Context, n: int) -> ui.LayoutView:
        row = self._table.row
        people = [self._described(sitting) for sitting in self._seated()]
        return pages.lobby_card(
            context,
            people,
            f"<@{row.host_id}>",
            row.options,
            row.commitment,
            n,
            pace_words(context.words, pace_of(row.pace)),
        )

    def _started_card(self, context: Context, match: Match, n: int, link: str) -> ui.LayoutView:
        people = context.words.listing([self._described(sitting) for sitting in self._seated()])
        notice = context.words.line(
            "bot-lobby-started",
            game=context.words.pitch(context.game).title,
            people=people,
            options=context.words.options(context.game, self._table.row.options),
            commitment=commitment_of(match.key_hashes()),
            salt=match.head.salt or "-",
            link=link or None,
        )
        return pages.notice_page(context, notice, n)

    def _seated(self) -> list[SittingRow]:
        return sorted(self._table.sittings, key=lambda sitting: sitting.seat)

    def _described(self, sitting: SittingRow) -> str:
        return escape(sitting.name) if sitting.user_id is None else f"<@{sitting.user_id}>"

    async def _context(self) -> Context:
        server = await self._store.guilds.get(self._table.row.guild_id)
        return pictured(context_of(self._table, server_words(server, self._language)), server, self._look)


def told_by(row: OutboxRow, plan: Plan, state: str) -> bool:
    """Tell whether a row of a match that goes on no more is the notice, or a sent page that leaves nothing untold."""
    kind = row.body.get("kind")
    return kind == state or (kind == "page" and row.state == "sent" and row.upto_event >= plan.upto)
