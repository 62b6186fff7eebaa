"""Compares the loopback's messages with the log: everyone is told everything exactly once, in order.

The outbox says which part of the story each message tells. The parts must tile the story, without a gap or an overlap,
and each message must say exactly the summary of its own part, made again from the log.
"""

import json
import re
from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

from bot.custom_ids import BUTTON_TEMPLATE, SELECT_TEMPLATE, parse
from bot.delivery.teller import DELETED
from bot.loopback import Channel, LoopbackDiscord, Message
from bot.loopback.components import media
from bot.pictures import all_emoji
from bot.screens.context import Context
from bot.screens.layout import Text
from bot.screens.news import news_page
from bot.screens.pages import MARK
from bot.screens.summary import since_dealt, summary
from bot.tables.seating import seating_of
from bot.text import words_for
from rules import GAMES
from rules.kernel import Match, SeenEvent
from storage import OutboxRow, SittingRow, Store, TableRow

CONTAINER = 17
NOT_TAKEN = ("bot-refused-answered_already", "bot-refused-match_over", "bot-refused-not_asked", "bot-already-done")
NOT_TAKEN += ("bot-nothing-lost", "bot-unknown-press", "bot-lobby-closed", "bot-lobby-already", "bot-lobby-full")

ONWARD = (
    "-# " + words_for("en").line("bot-moved-on", link="").strip(),
    "-# " + words_for("en").line("bot-place-moved", channel="<#", link="").partition("<#")[0].strip(),
)
"""Beginnings of the line that leads from an older message to the newest one."""


async def complaints(server: LoopbackDiscord, database: Path, deleted: Collection[int] = ()) -> list[str]:
    """Return all errors in what the people of every table were told.

    ``deleted`` are the ids of messages that a moderator has deleted.
    """
    found: list[str] = []
    async with await Store.snapshot(database, now=lambda: datetime.now(UTC)) as store:
        for table in await store.tables.all():
            match = Match.replay(await store.entries.record(table.id)) if table.head else None
            rows = await store.outbox.all(table.id)
            sittings = await store.sittings.at(table.id)
            ever = (await store.tables.whole(table.id)).sittings
            auditor = Auditor(server, table, match, rows, sittings, ever, deleted)
            found += auditor.channel()
            for sitting in auditor.ever:
                found += auditor.direct(sitting)
            found += [f"row {row.recipient}/{row.n} is {row.state}" for row in rows if row.state == "written"]
    return found


class Auditor:
    """Checks the messages of one table."""

    def __init__(
        self,
        server: LoopbackDiscord,
        table: TableRow,
        match: Match | None,
        rows: Sequence[OutboxRow],
        sittings: Sequence[SittingRow],
        ever: Sequence[SittingRow],
        deleted: Collection[int],
    ) -> None:
        """``ever``: all sittings of the table, in the order in which people sat down."""
        self._server = server
        self._table = table
        self._match = match
        self._rows = [row for row in rows if row.message_id not in deleted]
        self._gone = [row for row in rows if row.message_id in deleted]
        self._deleted = deleted
        self.ever = ever
        names = {sitting.seat: sitting.name for sitting in sittings}
        # Messages name people as they sat at the time of each event.
        since = {s.id: self._events(s.seat)[s.since_event - 1].known for s in ever if match and s.since_event}
        seating = seating_of(ever, table.started_at, since)
        self._context = Context(
            words_for("en"), GAMES[table.game], table.id, lambda seat: names.get(seat, ""), seating=lambda: seating
        )

    def _events(self, reader: int | None) -> Sequence[SeenEvent]:
        return [] if self._match is None else self._match.events(reader)

    def channel(self) -> list[str]:
        """Compare the channel with the public events."""
        # A table may have moved; the messages of a deleted channel are among those that were deleted.
        channels = self._server.state.world.channels
        places = {row.channel_id for row in self._rows if row.recipient == "t"} | {self._table.channel_id}
        there = [channels[place] for place in sorted(places) if place in channels]
        messages = sorted([m for channel in there for m in self._messages(channel)], key=number)
        everything = [m for channel in there for m in channel.messages.values()]
        strays = [m for m in everything if self._by_bot(m) and m.ephemeral_for is None]
        found = [f"a message of nobody's: {m.text!r}" for m in strays if mark_of(m) is None]
        found += self._numbers("t", messages)
        rows = [row for row in self._rows if row.recipient == "t" and row.state == "sent"]
        newest = max((row.n for row in rows if row.body["kind"] == "page"), default=0)
        events = self._events(None)
        paged = self._context.game.news is not None
        for row in rows:
            part, kind = events[row.after_event : row.upto_event], row.body["kind"]
            if kind not in ("page", "news", "result"):
                continue
            if kind == "page" and paged and row.n == newest:
                # It shows the turn so far, which no page has told yet.
                part = events[row.after_event :]
            meant = self._page(part, row.n) if kind == "news" else summary(self._context, part)
            found += self._compared("the channel", row, messages, meant)
            ended = bool(self._context.game.telling.result(part))
            if ended != (kind == "result") and not paged and row.upto_event > row.after_event:
                found.append(f"the channel: message {row.n} is a {kind}, and {'ends' if ended else 'does not end'} so")
        return found + self._tiled("the channel", rows, 0, len(events), shown=paged and newest > 0)

    def _page(self, part: Sequence[SeenEvent], n: int) -> str:
        """Return the text of the page of a turn that is over."""
        assert self._match is not None
        first = news_page(self._context, self._match, part, n).items[0]
        assert isinstance(first, Text)
        return first.content

    def _compared(
        self, who: str, row: OutboxRow, messages: Sequence[Message], meant: str, told: str | None = None
    ) -> list[str]:
        """Compare what a message says with what it should say. ``told``: what it says of its part, if it says more."""
        texts = [first_text(message) for message in messages if number(message) == row.n]
        if told is None and len(texts) == 1:
            told = texts[0]
        part = f"({row.after_event}, {row.upto_event}]"
        return [] if told == meant else [f"{who}: message {row.n} tells {part} as {told!r} for {meant!r}"]

    def _tiled(self, who: str, rows: Sequence[OutboxRow], begin: int, end: int, *, shown: bool = False) -> list[str]:
        """Check that the parts of messages follow one another from one event to another.

        ``shown``: the last message shows events that no part tells yet. A part is missing if somebody has deleted its
        message; the next message tells the part of the newest one again.
        """
        gone = {(row.after_event, row.upto_event) for row in self._gone}
        found, told = [], begin
        for row in rows:
            if row.after_event != told and (told, row.after_event) not in gone:
                found.append(f"{who}: message {row.n} tells from {row.after_event}, after {told} events were told")
            if row.upto_event < row.after_event:
                found.append(f"{who}: message {row.n} ends before it begins")
            told = row.upto_event
        if told > end or (told < end and not shown):
            found.append(f"{who}: {told} events told, {end} happened")
        return found

    def direct(self, sitting: SittingRow) -> list[str]:
        """Compare a player's direct messages with the events that only they see."""
        recipient = f"s{sitting.id}"
        channel = self._server.state.world.dm_of(sitting.user_id or 0)
        rows = [row for row in self._rows if row.recipient == recipient]
        if not rows or rows[-1].state == "refused" or channel is None:
            return []
        # A person who sat down twice has messages of both times in the same channel.
        others = {row.message_id for row in self._rows if row.recipient != recipient}
        messages = [m for m in self._messages(channel) if m.id not in others]
        found = self._numbers(recipient, messages)
        seen = self._events(sitting.seat)
        kinds = {row.n: row.body["kind"] for row in rows}
        head = "-# " + self._context.words.line("bot-own-table", channel=f"<#{self._table.channel_id}>")
        welcome = self._context.words.line("bot-seat-dm-substitute", before="", channel="", game="").splitlines()[-1]
        who = f"the messages to {sitting.name}"
        sent = [row for row in rows if row.state == "sent"]
        for row in (row for row in sent if kinds[row.n] in ("own", "parted")):
            # A person who took over a seat starts from its state at that time.
            part = [event for event in seen[row.after_event : row.upto_event] if event.personal]
            texts = [first_text(m) for m in messages if number(m) == row.n]
            told = "".join(texts).rpartition(welcome)[2].removeprefix(head).strip("\n")
            beside = kinds[row.n] == "own" and row is sent[-1]
            news = since_dealt(self._context.game.telling, part) if beside else part
            meant = summary(self._context, news, beside=beside)
            if kinds[row.n] == "parted":
                # It ends with the successor. Events that may not have arrived before they left are not told afterwards.
                told = told.rpartition("\n")[0]
                meant = told and meant
            found += self._compared(who, row, messages, meant, told)
        until = len(seen) if sitting.left_at is None else self._until(sitting)
        upto = sent[-1].upto_event if sent else sitting.since_event
        found += self._tiled(who, sent, sitting.since_event, upto)
        # They are told of no later event; and of what everybody sees, no direct message need tell.
        untold = [event.n for event in seen[upto:until] if event.personal]
        if upto > until or (untold and sitting.left_at is None):
            found.append(f"{who}: {upto} of {until} events told, not {untold}")
        return found

    def _until(self, sitting: SittingRow) -> int:
        """Return the number of events that a seat had seen at the end of a sitting."""
        after = (s.since_event for s in self.ever if s.seat == sitting.seat and s.id > sitting.id)
        return next(after, 0)

    def _messages(self, channel: Channel) -> list[Message]:
        mine = MARK + self._table.id
        return [m for m in channel.messages.values() if self._by_bot(m) and (mark_of(m) or (0, 0))[0] == mine]

    def _by_bot(self, message: Message) -> bool:
        return message.author.id == self._server.bot_id

    def _numbers(self, recipient: str, messages: Sequence[Message]) -> list[str]:
        """Check that each row has one message, in order; only the newest has buttons, the others link to the next."""
        rows = {row.n: row for row in self._rows if row.recipient == recipient and row.state != "refused"}
        numbers = [number(m) for m in messages]
        standing = sorted(n for n, row in rows.items() if not row.body.get(DELETED))
        found = []
        if numbers != standing:
            found.append(f"{recipient}: messages {numbers}, rows {standing}")
        for message in messages:
            row = rows.get(number(message))
            if row is not None and row.message_id != message.id:
                found.append(f"{recipient}: row {row.n} is of another message")
        for message in messages:
            shown = [item.get("media", {}).get("attachment_id") for item in media(message.components)]
            if shown != [str(file.id) for file in message.attachments] or len(shown) > 2:
                found.append(f"{recipient}: message {number(message)} has files {message.attachments}, shows {shown}")
        stays = {row.n for row in rows.values() if row.body["kind"] in ("news", "result")}
        results = [row.n for row in rows.values() if row.body["kind"] == "result"]
        for message, onward in pairwise(messages):
            if number(message) in stays:
                if number(message) in results[:-1] and message.attachments:
                    found.append(f"{recipient}: message {number(message)} still has a picture")
                # Otherwise it stays as it is.
                continue
            if message.attachments:
                found.append(f"{recipient}: message {number(message)} still has a picture")
            if message.buttons or message.selects:
                found.append(f"{recipient}: message {number(message)} still has buttons")
            if recipient == "t" and not any(f"/{there}" in message.text for there in (onward.id, *self._deleted)):
                found.append(f"{recipient}: message {number(message)} does not lead on")
            if recipient != "t" and not first_text(message):
                # A direct message stands for what it tells: one that tells nothing is deleted.
                found.append(f"{recipient}: message {number(message)} tells nothing and was not deleted")
        return found


def mark_of(message: Message) -> tuple[int, int] | None:
    """Return the ids of a message's frame and of its first text."""
    for frame in message.components:
        if frame["type"] == CONTAINER and frame["components"]:
            return frame["id"], frame["components"][0]["id"]
    return None


def number(message: Message) -> int:
    """Return the number of a message among those of its recipient."""
    return (mark_of(message) or (0, 0))[1]


def first_text(message: Message) -> str:
    """Return the part of the story in a message; empty for a message that only links to the newest."""
    first = with_signs(message.components[0]["components"][0]["content"].strip("\u200b"))
    return "" if first.startswith(ONWARD) else first


def with_signs(text: str) -> str:
    """Return a text with the Unicode emoji for which the bot's own emoji stand."""
    return re.sub(r"<:qm_(\w+)_[0-9a-f]{8}:\d+>", lambda found: all_emoji()[found[1]].sign, text)


async def lost(interactions: Iterable[Any], database: Path) -> list[str]:
    """Return what was acknowledged to a person and is missing in the database: joins, starts and answers."""
    found = []
    answered: dict[int, set[int | None]] = {}
    async with await Store.snapshot(database, now=lambda: datetime.now(UTC)) as store:
        for interaction in interactions:
            pressed = BUTTON_TEMPLATE.fullmatch(custom_id := interaction.data.get("custom_id", ""))
            pressed = pressed or SELECT_TEMPLATE.fullmatch(custom_id)
            if pressed is None or interaction.answer is None or not acknowledged(interaction):
                continue
            press = parse(pressed)
            kept = True
            if press.verb == "join":
                table = await store.tables.whole(press.table)
                kept = table is not None and any(s.user_id == interaction.user.id for s in table.sittings)
            elif press.verb == "start":
                table = await store.tables.get(press.table)
                kept = table is not None and table.started_at is not None
            elif press.verb == "confirm" or (press.verb == "a" and not press.step and press.arg != "sail"):
                # Every question of Corsari without steps is answered by the first press, except by sailing.
                if press.table not in answered:
                    answered[press.table] = {row.interaction_id for row in await store.entries.after(press.table)}
                kept = interaction.id in answered[press.table]
            if not kept:
                found.append(f"{interaction.user.name}'s {custom_id} was acknowledged, and is lost")
    return found


def acknowledged(interaction: Any) -> bool:
    """Return whether a person was told that their press was accepted."""
    if interaction.answer == 5:
        return False  # only "thinking": the outcome is in a message that may have changed since
    said = json.dumps(interaction.answer_data, ensure_ascii=False)
    return not any(words_for("en").line(message) in said for message in NOT_TAKEN)
