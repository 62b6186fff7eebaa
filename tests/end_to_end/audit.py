"""Compares the loopback's messages with the log: everyone is told everything exactly once, in order."""

import json
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
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
from bot.screens.news import page_lines
from bot.screens.pages import MARK, story_lines
from bot.text import words_for
from rules import GAMES
from rules.kernel import Fact, Match, News, SeenEvent
from storage import OutboxRow, SittingRow, Store, TableRow

CONTAINER = 17
NOT_TAKEN = ("bot-refused-answered_already", "bot-refused-match_over", "bot-refused-not_asked", "bot-already-done")
NOT_TAKEN += ("bot-nothing-lost", "bot-unknown-press", "bot-lobby-closed", "bot-lobby-already", "bot-lobby-full")

FOR_THEM = words_for("en").line("bot-played-for", told="")
"""The note after an event whose answer another player gave."""

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
            auditor = Auditor(server, table, match, rows, sittings, deleted)
            auditor.ever = (await store.tables.whole(table.id)).sittings
            auditor.former = {
                sitting.name: now.name for sitting in auditor.ever for now in sittings if now.seat == sitting.seat
            }
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
        deleted: Collection[int],
    ) -> None:
        self._server = server
        self._table = table
        self._match = match
        self._rows = [row for row in rows if row.message_id not in deleted]
        self._deleted = deleted
        self.ever: list[SittingRow] = []
        """All sittings of the table, in the order in which people sat down."""
        self.former: dict[str, str] = {}
        """Former name -> present name of a seat: older messages keep the names with which they were sent."""
        names = {sitting.seat: sitting.name for sitting in sittings}
        self._context = Context(words_for("en"), GAMES[table.game], table.id, lambda seat: names[seat])

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
        events = list(self._match.events(None)) if self._match else []
        kinds = {row.n: row.body["kind"] for row in self._rows if row.recipient == "t"}
        told = [first_text(m) for m in messages if kinds.get(number(m)) in ("page", "news")]
        if self._context.game.news is not None:
            return found + self._paged(self._context.game.news, [*self._renamed(told)], events)
        found += differences("the channel", self._renamed(told), story_lines(self._context, events))
        return found

    def _closed(self, news: News, events: Sequence[SeenEvent]) -> Iterator[Iterable[tuple[SeenEvent, Sequence[str]]]]:
        """Yield the lines of each page that is over; a battle may be one line of it."""
        page: list[SeenEvent] = []
        for event in events:
            if event.kind in news.closes:
                yield page_lines(self._context, page)
                page = []
            page.append(event)
        yield page_lines(self._context, page)

    def _paged(self, news: News, told: Sequence[str], events: Sequence[SeenEvent]) -> list[str]:
        """Compare a story in pages with the public events: each line stands on one page, in the order of its captain.

        While a match goes on, the table's message shows the turn so far, which no page has told yet.
        """
        words, game = self._context.words, self._context.game
        facts = [Fact("news_page", event.data) for event in events if event.kind in news.closes]
        headings = [fact for event in events if (fact := news.about(event)) is not None]
        frames = {words.fact(game, fact, self._context.names) for fact in (Fact("news_page", {}), *facts, *headings)}
        frames.add(words.line("bot-news-elsewhere"))
        said = Counter(line for part in told for line in part.split("\n") if line and line not in frames)
        ended = max((at for at, event in enumerate(events) if event.kind in news.closes), default=0)
        lines = [line for page in self._closed(news, events[:ended]) for _, found in page for line in found]
        lines += story_lines(self._context, events[ended:])
        meant = Counter(line for part in lines for line in part.split("\n"))
        return [f"the channel: {n} times {line!r}" for line, n in ((said - meant) + (meant - said)).items()]

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
        seen = self._match.events(sitting.seat) if self._match else []
        # A person who took over a seat starts from its state at that time.
        events = [event for event in seen if event.personal and event.n > sitting.since_event]
        kinds = {row.n: row.body["kind"] for row in rows}
        head = "-# " + self._context.words.line("bot-own-table", channel=f"<#{self._table.channel_id}>")
        own = [m for m in messages if kinds.get(number(m)) in ("own", "parted")]
        welcome = self._context.words.line("bot-seat-dm-substitute", before="", channel="", game="").splitlines()[-1]
        told = [first_text(m).rpartition(welcome)[2].removeprefix(head).strip("\n") for m in own]
        meant = story_lines(self._context, events)
        if sitting.left_at is not None:
            # Their last message ends with their successor; they are told of no later event.
            told[-1:] = [text.rpartition("\n")[0] for text in told[-1:]]
            until = self._until(sitting)
            meant = story_lines(self._context, [event for event in events if event.n <= until])
            meant = meant[: len([line for text in told if text for line in text.split("\n")])]
        found += differences(f"the messages to {sitting.name}", self._renamed(told), meant)
        return found

    def _until(self, sitting: SittingRow) -> int:
        """Return the number of events that a seat had seen at the end of a sitting."""
        after = (s.since_event for s in self.ever if s.seat == sitting.seat and s.id > sitting.id)
        return next(after, 0)

    def _renamed(self, texts: Iterable[str]) -> Iterator[str]:
        for text in texts:
            plain = text.replace(FOR_THEM, "")
            yield re.sub("|".join(map(re.escape, self.former)) or "$^", lambda name: self.former[name[0]], plain)

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
        pages = {row.n for row in rows.values() if row.body["kind"] == "news"}
        for message, onward in pairwise(messages):
            if number(message) in pages:
                # It stays as it is.
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


def differences(who: str, told: Iterable[str], expected: Iterable[str]) -> list[str]:
    """Compare everything that was told with everything that happened."""
    said = [line for part in told if part for line in part.split("\n")]
    meant = [line for part in expected for line in part.split("\n")]
    if said == meant:
        return []
    at = next((i for i, pair in enumerate(zip(said, meant, strict=False)) if pair[0] != pair[1]), None)
    at = min(len(said), len(meant)) if at is None else at
    here, there = said[at : at + 4], meant[at : at + 4]
    return [f"{who}: {len(said)} lines told, {len(meant)} happened; from line {at}: {here} for {there}"]


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
            elif press.verb == "confirm" or (press.verb == "a" and not press.step):
                # Every question of Corsari without steps is answered by the first press.
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
