"""What each recipient of a table should see now: the channel, and each player's direct messages.

A stream plans; :mod:`bot.delivery` sends. A plan is made under the match's lock, so it holds no unstored answer.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from discord import ui

from bot import limits
from bot.drafts import Draft
from bot.screens import pages
from bot.screens.context import Context
from bot.tables import Table
from bot.text import Words, escape, words_for
from rules import GAMES
from rules.kernel import Match, commitment_of
from storage import OutboxRow, SittingRow, Store

Render = Callable[[int, int, int], ui.LayoutView]
"""(after_event, upto_event, n) -> the message that tells that part of the story."""


@dataclass
class Plan:
    """What the newest message of a stream should be.

    ``turn``: the story goes on in a new message. ``told`` renders what remains of a message that is not the newest.
    """

    upto: int
    render: Render
    told: Callable[[int, int, int, str], ui.LayoutView] | None = None
    turn: bool = False
    silent: bool = False
    mentions: list[int] = field(default_factory=list[int])
    body: dict[str, Any] = field(default_factory=dict[str, Any])


class Stream(Protocol):
    """One recipient's messages."""

    recipient: str

    async def channel(self) -> int | None:
        """Return where the messages go, or None if they cannot."""
        ...

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return what the newest message should be, given the last one written; None: nothing to say."""
        ...


class TableStream:
    """The channel: the lobby card, then the table's messages."""

    recipient = "t"

    def __init__(self, store: Store, table: Table, language: str) -> None:
        self._store = store
        self._table = table
        self._language = language

    async def channel(self) -> int | None:
        """Return the table's channel."""
        return self._table.row.channel_id

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return the card of a lobby, the page of a match, or the notice of an end."""
        context = await self._context()
        row = self._table.row
        if row.state == "lobby":
            return Plan(0, lambda _a, _u, n: self._card(context, n), body={"kind": "lobby"})
        if row.state == "cancelled":
            closed = context.words.line("bot-lobby-cancelled")
            return Plan(0, lambda _a, _u, n: pages.notice_page(context, closed, n), body={"kind": "lobby"})
        if row.state in ("frozen", "stopped"):
            return self._notice(context, last, row.state)
        return await self._table.look(lambda match: self._page(context, match, last))

    def _notice(self, context: Context, last: OutboxRow | None, state: str) -> Plan:
        """Say once, in a message of its own, that the match goes on no more."""
        notice = context.words.line(f"bot-notice-{state}")
        upto = last.upto_event if last else 0
        return Plan(
            upto,
            lambda _a, _u, n: pages.notice_page(context, notice, n),
            turn=last is None or last.body.get("kind") != state,
            body={"kind": state},
        )

    def _page(self, context: Context, match: Match, last: OutboxRow | None) -> Plan:
        events = list(match.events(None))
        players = {
            s.seat: s.user_id for s in self._table.sittings if s.user_id is not None and s.controller == "player"
        }
        asked = [players[seat] for seat in match.waiting(None).seats if seat in players]
        mentions = {seat: f"<@{user_id}>" for seat, user_id in players.items()}
        lines = len(pages.story_lines(context, events[last.after_event if last else 0 :]))

        def render(after: int, upto: int, n: int) -> ui.LayoutView:
            return pages.table_page(context, match, events[after:upto], n, mentions)

        def told(after: int, upto: int, n: int, link: str) -> ui.LayoutView:
            if last is not None and last.body.get("kind") == "lobby":
                return self._started_card(context, match, n, link)
            return pages.told_page(context, events[after:upto], n, link)

        return Plan(
            len(events),
            render,
            told,
            turn=last is None or last.body.get("kind") != "page" or lines > limits.STORY_LINES,
            mentions=asked,
            body={"kind": "page"},
        )

    def _card(self, context: Context, n: int) -> ui.LayoutView:
        row = self._table.row
        people = [self._described(sitting) for sitting in self._seated()]
        return pages.lobby_card(context, people, f"<@{row.host_id}>", row.options, row.commitment, n)

    def _started_card(self, context: Context, match: Match, n: int, link: str) -> ui.LayoutView:
        people = context.words.listing([self._described(sitting) for sitting in self._seated()])
        notice = context.words.line(
            "bot-lobby-started",
            game=context.words.pitch(context.game).title,
            people=people,
            options=context.words.options(context.game, self._table.row.options),
            commitment=commitment_of(match.key_hashes()),
            salt=match.head.salt or "-",
            link=link,
        )
        return pages.notice_page(context, notice, n)

    def _seated(self) -> list[SittingRow]:
        return sorted(self._table.sittings, key=lambda sitting: sitting.seat)

    def _described(self, sitting: SittingRow) -> str:
        return escape(sitting.name) if sitting.user_id is None else f"<@{sitting.user_id}>"

    async def _context(self) -> Context:
        guild = await self._store.guilds.get(self._table.row.guild_id)
        return context_of(self._table, words_for(guild.language or self._language))


class OwnStream:
    """One player's direct messages."""

    def __init__(
        self, store: Store, table: Table, sitting: SittingRow, language: str, open_dm: Callable[[int], Any]
    ) -> None:
        self.recipient = f"s{sitting.id}"
        self._store = store
        self._table = table
        self._sitting = sitting
        self._language = language
        self._open_dm = open_dm

    @property
    def user_id(self) -> int:
        """Whose messages these are."""
        return int(self._sitting.user_id or 0)

    async def channel(self) -> int | None:
        """Return the direct channel; None for people whose messages are closed, who are not asked again."""
        person = await self._store.people.get(self.user_id)
        if person.dm == "refused":
            return None
        return await self._open_dm(self.user_id)

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return the word of welcome in the lobby, or the player's hand and question in a match."""
        person = await self._store.people.get(self.user_id)
        context = context_of(self._table, words_for(person.locale or self._language))
        channel = f"<#{self._table.row.channel_id}>"
        if last is None or (last.state == "written" and last.body.get("kind") == "seat"):
            return Plan(0, lambda _a, _u, n: pages.seat_page(context, n, channel), turn=True, body={"kind": "seat"})
        if self._table.row.state not in ("playing", "over"):
            return None
        draft = await self._draft()
        return await self._table.look(lambda match: self._page(context, match, last, draft, channel))

    async def _draft(self) -> tuple[str, Draft]:
        """Return the id of the seat's open question and the draft of its answer."""
        seat = self._sitting.seat
        question = await self._table.look(lambda match: match.questions.get(seat))
        if question is None:
            return "", Draft()
        stored = await self._store.drafts.get(self._table.id, seat, question.id)
        return question.id, Draft.model_validate(stored or {})

    def _page(
        self, context: Context, match: Match, last: OutboxRow, draft: tuple[str, Draft], channel: str
    ) -> Plan | None:
        seat = self._sitting.seat
        events = list(match.events(seat))
        question = match.questions.get(seat)
        asked = question is not None
        known = draft[1] if question is not None and question.id == draft[0] else Draft()
        first = max(last.upto_event, self._sitting.since_event)
        fresh = [event for event in events[first:] if event.personal]
        page_is_over = last.body.get("kind") != "own" or (asked and not last.body.get("asked"))
        if not fresh and not asked and last.body.get("kind") != "own":
            return None
        lines = pages.story_lines(context, [event for event in events[last.after_event :] if event.personal])

        def render(after: int, upto: int, n: int) -> ui.LayoutView:
            story = [event for event in events[after:upto] if event.personal]
            return pages.own_page(context, match, seat, known, story, n, channel)

        def told(after: int, upto: int, n: int, link: str) -> ui.LayoutView:
            if last.body.get("kind") == "seat":
                return pages.seat_page(context, n, channel)
            return pages.told_page(context, [event for event in events[after:upto] if event.personal], n, link)

        return Plan(
            len(events) if fresh or page_is_over else last.upto_event,
            render,
            told,
            turn=page_is_over or len(lines) > limits.STORY_LINES,
            silent=not asked,
            body={"kind": "own", "asked": asked},
        )


def context_of(table: Table, words: Words) -> Context:
    """Return the context of a table's screens in a reader's words."""
    return Context(words, GAMES[table.row.game], table.id, table.name)
