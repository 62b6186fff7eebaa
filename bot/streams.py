"""What each recipient of a table should see now: the channel, each player's direct messages, the owner's.

A stream plans; :mod:`bot.delivery` sends. Plans are made, and messages rendered, under the match's lock: between the
two an answer may have been taken that is not stored yet, and nobody may see that.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from discord import ui

from bot import limits
from bot.drafts import Draft
from bot.due import CALLS, NO_DEADLINES, OUT, deadlines_of
from bot.pace import habits_of, pace_of, quiet_until
from bot.pictures import THEMES
from bot.proposals import fate, standing, still_to_agree
from bot.screens import pages
from bot.screens.context import Context, Item, page, text
from bot.screens.ended import after_items
from bot.screens.hosting import Beside, beside_items
from bot.screens.idle import idle_line, wake_items
from bot.screens.pace import pace_words
from bot.screens.take_backs import proposal_items
from bot.settings import Look
from bot.tables import Table
from bot.text import Words, escape, words_for
from rules import GAMES
from rules.kernel import Match, SeenEvent, commitment_of
from storage import OutboxRow, SittingRow, Store

Render = Callable[[int, int, int], Awaitable[ui.LayoutView]]
"""(after_event, upto_event, n) -> the message that tells that part of the story."""

Reduce = Callable[[OutboxRow, OutboxRow, str], ui.LayoutView | None]
"""(row, newest row, link to the newest) -> what is left of a message that is not the newest; None: it stays."""

OpenDM = Callable[[int], Awaitable[int]]
"""Person -> the id of the channel with them."""

PICTURES = "pictures"
"""The setting of a server that says how its pictures look."""

STRUCK = 4
"""How much longer a line is that is struck through."""

NOTICE_ITEMS: Mapping[str, Callable[[Context], Sequence[Item]]] = {"archived": wake_items, "stopped": after_items}
"""What can be done under a notice."""

ALSO_DIRECT = ("still-", "undo-")
"""How those calls begin that a player's direct messages make as well as the table's."""

OWNER_MARK = 500_000_000
"""The frame of what the owner is told has the component id OWNER_MARK + table: the owner may be a player, too."""


def all_at_once(upto: int) -> Callable[[int], int]:
    """Return the reach of messages that tell no story: everything."""
    return lambda _: upto


@dataclass
class Plan:
    """What the newest message of a stream should be, to tell all ``upto`` that event.

    ``render`` None: what was to be sent cannot be worded any more. ``reach``: how far a message can tell that begins
    after an event. ``turn``: the story goes on in a new message. ``begin``: after which event the first message begins.
    ``mark`` + table is the component id of the frame. ``undone``: the events that were taken back.
    """

    upto: int
    render: Render | None
    reach: Callable[[int], int]
    reduce: Reduce | None = None
    turn: bool = False
    begin: int = 0
    silent: bool = False
    mark: int = pages.MARK
    undone: Sequence[int] = ()
    mentions: list[int] = field(default_factory=list[int])
    body: dict[str, Any] = field(default_factory=dict[str, Any])


class Stream(Protocol):
    """One recipient's messages."""

    recipient: str

    @property
    def user_id(self) -> int | None:
        """Return the person to whom they go; None: they are in the channel."""
        ...

    async def channel(self, last: OutboxRow | None) -> int | None:
        """Return where the messages go, or None if they cannot."""
        ...

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return what the newest message should be, given the last one written; None: nothing to say."""
        ...


class Story:
    """One reader's events: what a message tells of them, and how many it can hold."""

    def __init__(self, context: Context, events: Sequence[SeenEvent], *, personal: bool) -> None:
        self._context = context
        self._events = events
        self._personal = personal

    def __len__(self) -> int:
        return len(self._events)

    def part(self, after: int, upto: int) -> list[SeenEvent]:
        """Return the events of one message; to a player personally, only those that hold more than the public sees."""
        return [event for event in self._events[after:upto] if event.personal or not self._personal]

    def undone(self) -> list[int]:
        """Return which events were taken back."""
        return [event.n for event in self._events if event.undone is not None]

    def reach(self, after: int) -> int:
        """Return how far a message can tell that begins there: until it is full, but always one event."""
        lines = size = 0
        for event in self.part(after, len(self)):
            for line in pages.story_lines(self._context, [event]):
                lines += 1
                size += len(line) + 1
                # What is taken back later is struck through then, and has to fit all the same.
                size += STRUCK * (1 + line.count("\n"))
                if lines > 1 and (lines > limits.STORY_LINES or size > limits.STORY):
                    return event.n - 1
        return len(self)


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
            return self._lobby(context, last)
        if self._table.frozen:
            return self._notice(context, last, "stopped" if state == "stopped" else "frozen")
        hushed = await self._hushed()
        plan = await self._table.look(lambda match: self._page(context, match, last, hushed))
        if state in ("stopped", "archived") and last is not None and told_by(last, plan, state):
            return self._notice(context, last, state, plan.reduce)
        return plan

    def _lobby(self, context: Context, last: OutboxRow | None) -> Plan:
        # Whoever sits there before there is a card to press was seated by others, and is called once.
        first = last is None or (last.n == 1 and last.state == "written")
        called = [sitting.user_id for sitting in self._seated() if sitting.user_id is not None] if first else []

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

    async def _hushed(self) -> set[int]:
        """Return who is not to be called just now when it is their turn."""
        people = [sitting.user_id for sitting in self._table.sittings if sitting.user_id is not None]
        return {user for user in people if not await may_ring(self._store, user, "channel")}

    def _page(self, context: Context, match: Match, last: OutboxRow | None, hushed: Collection[int]) -> Plan:
        story = Story(context, list(match.events(None)), personal=False)
        goal = len(story)
        players = {
            s.seat: s.user_id for s in self._table.sittings if s.user_id is not None and not self._table.by_ai(s)
        }
        asked = [] if self._table.paused else [players[seat] for seat in match.waiting(None).seats if seat in players]
        mentions = {seat: f"<@{user_id}>" for seat, user_id in players.items()}
        calls = calls_of(self._table, match)
        called = [] if last is None else last.body.get("calls", [])

        async def render(after: int, upto: int, n: int) -> ui.LayoutView:
            part = story.part(after, upto)
            if upto < goal:
                return pages.told_page(context, part, n, "")
            return await self._table.look(lambda match: self._rendered(context, match, part, n, mentions))

        async def started(_after: int, _upto: int, n: int) -> ui.LayoutView:
            return self._started_card(context, match, n, "")

        def reduce(row: OutboxRow, newest: OutboxRow, link: str) -> ui.LayoutView:
            if row.body.get("kind") == "lobby" and newest.body.get("kind") != "lobby":
                return self._started_card(context, match, row.n, link)
            return pages.told_page(context, story.part(row.after_event, row.upto_event), row.n, link)

        if last is not None and last.state == "written" and last.body.get("kind") == "lobby":
            return Plan(0, started, all_at_once(0), reduce)
        turn = last is None or last.body.get("kind") != "page" or story.reach(last.after_event) < goal
        # Who is asked for something beside the match is called once, by a new message.
        fresh = [user_id for call, people in calls.items() if call not in called for user_id in people]
        body: dict[str, Any] = {"kind": "page"} | ({"calls": list(calls)} if calls else {})
        return Plan(
            goal,
            render,
            story.reach,
            reduce,
            turn=turn or bool(fresh),
            undone=story.undone(),
            mentions=fresh or [user_id for user_id in asked if user_id not in hushed],
            body=body,
        )

    def _rendered(
        self, context: Context, match: Match, part: Sequence[SeenEvent], n: int, mentions: Mapping[int, str]
    ) -> ui.LayoutView:
        besides = beside_items(context, match, beside_of(context, self._table, match))
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
        words = await table_words(self._store, self._table, self._language)
        return await pictured(context_of(self._table, words), self._store, self._table, self._look)


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
        return await pictured(context, self._store, self._table, self._look)

    @property
    def _place(self) -> str:
        return f"<#{self._table.row.channel_id}>"


class OwnStream(DirectStream):
    """One player's direct messages."""

    def __init__(
        self, sitting: SittingRow, store: Store, table: Table, language: str, look: Look, open_dm: OpenDM
    ) -> None:
        super().__init__(f"s{sitting.id}", int(sitting.user_id or 0), store, table, language, look, open_dm)
        self._sitting = sitting

    async def plan(self, last: OutboxRow | None) -> Plan | None:
        """Return the word of welcome in the lobby, or the player's hand and question in a match."""
        state = self._table.row.state
        if self._table.frozen or state in ("stopped", "cancelled", "archived"):
            return None
        context = await self._context()
        started = self._table.row.started_at
        if started is not None and self._sitting.joined_at > started:
            # Whoever takes a seat over begins with the hand that is theirs now, not with what was dealt long ago.
            return await self._planned(context, last)
        if last is None or (last.state != "sent" and last.body.get("kind") == "seat"):
            return self._welcome(context)
        return None if state == "lobby" else await self._planned(context, last)

    async def _planned(self, context: Context, last: OutboxRow | None) -> Plan | None:
        draft = await self._draft()
        rings = await may_ring(self._store, self.user_id, "dm") and not self._table.by_ai(self._sitting_now())
        return await self._table.look(
            lambda match: self._page(context, match, last, draft, rings=rings) if self._sits() else None
        )

    def _sitting_now(self) -> SittingRow:
        """Return the sitting as it is now: its player may have gone away meanwhile."""
        return next((s for s in self._table.sittings if s.id == self._sitting.id), self._sitting)

    def _sits(self) -> bool:
        """Tell whether the seat is still theirs; looked at with the match, whose secrets go to nobody else."""
        return any(sitting.id == self._sitting.id for sitting in self._table.sittings)

    def _welcome(self, context: Context) -> Plan:
        begin = self._sitting.since_event

        async def render(_after: int, _upto: int, n: int) -> ui.LayoutView:
            return pages.seat_page(context, n, self._place)

        return Plan(begin, render, all_at_once(begin), turn=True, body={"kind": "seat"})

    async def _draft(self) -> tuple[str, Draft]:
        """Return the id of the seat's open question and the draft of its answer."""
        seat = self._sitting.seat
        question = await self._table.look(lambda match: match.questions.get(seat))
        if question is None:
            return "", Draft()
        stored = await self._store.drafts.get(self._table.id, seat, question.id)
        return question.id, Draft.model_validate(stored or {})

    def _page(
        self, context: Context, match: Match, last: OutboxRow | None, draft: tuple[str, Draft], *, rings: bool
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
        silent = (not (asked and rings) or self._table.paused) and not calls
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


def substitutes(table: Table) -> list[tuple[int, str]]:
    """Return (sitting, for whom) for every person who plays on for whoever sat there when the match began."""
    started = table.row.started_at
    if started is None:
        return []
    first = {s.seat: s for s in table.ever_seated if s.joined_at <= started and (s.left_at or started) >= started}
    return [
        (sitting.id, first[sitting.seat].name)
        for sitting in table.sittings
        if sitting.user_id is not None and sitting.user_id != first[sitting.seat].user_id
    ]


def beside_of(context: Context, table: Table, match: Match) -> Beside:
    """Return what the table's message shows beside the match."""
    proposal = table.proposal
    missing = still_to_agree(table, match, proposal.consents) if proposal is not None else []
    people = {sitting.id: f"<@{sitting.user_id}>" for sitting in table.sittings if sitting.user_id is not None}
    return Beside(
        substitutes=[(people[sitting], before) for sitting, before in substitutes(table)],
        offers=table.offers,
        proposal=proposal,
        fate=None if proposal is None else fate(proposal, match),
        missing=[f"<@{sitting.user_id}>" for sitting in missing],
        still=None if warning(table) is None else idle_line(context, table.row.warned_at, list(people.values())),
        out=out_of_time(table, match),
        away=[(sitting.away, sitting.name) for sitting in table.sittings if sitting.away is not None],
    )


def out_of_time(table: Table, match: Match) -> list[str]:
    """Return the names of those whose last answer was given for them, as far as everybody may know it."""
    found: list[str] = []
    for timer in table.timers:
        if timer.kind == OUT and timer.seat is not None and timer.data["named"] and not timer.data["secret"]:
            last = next((entry for entry in reversed(match.entries) if entry.seat == timer.seat), None)
            if last is not None and last.question == timer.data["question"] and last.by in ("default", "pilot"):
                found.append(table.name(timer.seat))
    return found


async def may_ring(store: Store, user_id: int, where: str) -> bool:
    """Tell whether somebody may be called now, in the channel or directly, because it is their turn."""
    habits = habits_of((await store.people.get(user_id)).settings)
    return "turn" in habits.remind and habits.by in (None, where) and quiet_until(store.now(), habits) is None


def calls_of(table: Table, match: Match) -> dict[str, list[int]]:
    """Return whom the table's message calls for something beside the match, by what it is."""
    # An offer to anybody is the host's to bring about.
    calls = {f"offer-{offer.id}": [offer.user_id or table.row.host_id] for offer in table.offers}
    for timer in table.timers:
        user_id = None if timer.kind != CALLS or timer.seat is None else table.sitting_at(timer.seat).user_id
        if user_id is not None and timer.seat in match.waiting(None).seats:
            calls[f"turn-{timer.data['question']}-{timer.data['n']}"] = [user_id]
    proposal = standing(table, match)
    if proposal is not None:
        missing = still_to_agree(table, match, proposal.consents)
        calls[f"undo-{proposal.id}"] = [sitting.user_id for sitting in missing if sitting.user_id is not None]
    if (warned := warning(table)) is not None:
        calls[warned] = [sitting.user_id for sitting in table.sittings if sitting.user_id is not None]
    return calls


def warning(table: Table) -> str | None:
    """Return what names the warning that a table lies still and will be archived, as long as it holds."""
    since = table.row.warned_at
    return None if since is None or table.row.state != "playing" else f"still-{int(since.timestamp())}"


def fresh_call(body: Mapping[str, Any], call: str) -> bool:
    """Tell whether a message has not called for something yet."""
    return call not in body.get("calls", [])


def draft_for(match: Match, seat: int, draft: tuple[str, Draft]) -> Draft:
    """Return the draft if it is one of the seat's open question, by whose id it was read."""
    question = match.questions.get(seat)
    return draft[1] if question is not None and question.id == draft[0] else Draft()


def told_by(row: OutboxRow, plan: Plan, state: str) -> bool:
    """Tell whether a row of a match that goes on no more is the notice, or a sent page that leaves nothing untold."""
    kind = row.body.get("kind")
    return kind == state or (kind == "page" and row.state == "sent" and row.upto_event >= plan.upto)


async def table_words(store: Store, table: Table, language: str) -> Words:
    """Return the words of what everybody at a table sees: in its server's language, or failing that the bot's."""
    guild = await store.guilds.get(table.row.guild_id)
    return words_for(guild.language or language)


async def pictured(context: Context, store: Store, table: Table, look: Look) -> Context:
    """Return a context with pictures as the table's server likes them, or failing that the bot."""
    guild = await store.guilds.get(table.row.guild_id)
    chosen = guild.settings.get(PICTURES, look)
    return replace(context, theme=next((theme for theme in THEMES if theme == chosen), None))


def context_of(table: Table, words: Words) -> Context:
    """Return the context of a table's screens in a reader's words."""
    return Context(
        words,
        GAMES[table.row.game],
        table.id,
        table.name,
        deadlines=NO_DEADLINES if table.paused else deadlines_of(table.timers),
        outstanding=table.outstanding,
        seating=table.seating,
        paused=table.paused,
    )
