"""Many open tables: one real match under way, copied with its people, its channels and its messages.

The bot plays the match itself, so its rows are those that the bot writes now. Copies differ in every id that stands in
the database and in Discord: table, server, channels, people, sittings, messages and interactions.
"""

import copy
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.custom_ids import BUTTON_TEMPLATE, SELECT_TEMPLATE, Widget, parse
from bot.loopback import Channel, Guild, LoopbackDiscord, Message, Person
from bot.loopback.world import DM_CHANNEL, TEXT_CHANNEL, User

TABLES_OF_A_SERVER = 40
MOMENTS = 16
"""The distance of the ids of two copies of a message: so many messages may have been sent in one millisecond."""
ROWS = 1000
"""The distance of the ids of two copies of a row: the match has fewer rows of a kind."""
LONG_NUMBER = re.compile(r"\d{15,20}")
PEOPLE = ("user_id", "for_user", "host_id", "refused_by")
WITH_IDS = {("outbox", "body"), ("timers", "data"), ("drafts", "draft")}
"""JSON that may name people, channels and messages. No JSON of the match does."""
OWN = ("guilds", "people")
"""Tables with a row for each server or person."""

Row = dict[str, Any]


@dataclass
class Copy:
    """The ids of one copy of the match. ``people``, ``channels``: id in the original -> id in the copy."""

    number: int
    table_id: int
    guild: Guild
    channel: Channel
    people: Mapping[int, int]
    channels: dict[int, int] = field(default_factory=dict[int, int])

    def moment(self, value: int) -> int:
        """Return the id of the copy of a message or an interaction."""
        return value + self.number * MOMENTS

    def row(self, name: str, row: Row) -> Row:
        """Return the copy of a row of the table of that name."""
        return {column: self._value(name, column, value) for column, value in row.items()}

    def _value(self, name: str, column: str, value: Any) -> Any:
        if value is None:
            return None
        if column == "table_id" or (name, column) == ("tables", "id"):
            return self.table_id
        changes: dict[str, Callable[[Any], Any]] = {
            "id": lambda number: number + self.number * ROWS,
            "guild_id": lambda _: self.guild.id,
            "channel_id": self.channels.__getitem__,
            "message_id": self.moment,
            "interaction_id": self.moment,
            "recipient": self._recipient,
            **dict.fromkeys(PEOPLE, self.people.__getitem__),
        }
        if change := changes.get(column):
            return change(value)
        return LONG_NUMBER.sub(self._long_number, value) if (name, column) in WITH_IDS else value

    def _recipient(self, recipient: str) -> str:
        return f"s{int(recipient[1:]) + self.number * ROWS}" if recipient.startswith("s") else recipient

    def _long_number(self, found: re.Match[str]) -> str:
        number = int(found[0])
        return str(self.people.get(number) or self.channels.get(number) or number)


class ManyTables:
    """The copies of a match on a loopback Discord and in the bot's database, which no bot has open meanwhile."""

    def __init__(self, server: LoopbackDiscord, database: Path, seated: Sequence[Person]) -> None:
        self.server = server
        self._database = database
        self._seated = seated
        self._users: list[User] = []
        self._directs: dict[int, Channel] = {}
        self.last: Copy
        """The last copy. The buttons of its messages can be pressed; those of other copies name the original."""

    def make(self, tables: int) -> None:
        """Make copies until there are so many tables. Each person sits at as many tables as a match has seats."""
        copies = list(self._copies(tables))
        with sqlite3.connect(self._database) as write:
            write.row_factory = sqlite3.Row
            self._copy_rows(write, copies)
        write.close()
        for made in copies:
            self._copy_messages(made)
        for channel in self._directs.values():
            channel.messages = dict(sorted(channel.messages.items()))
        self.last = copies[-1]
        self._name_buttons(self.last)

    # ---------------------------------------------------------------- Discord

    def _copies(self, tables: int) -> Iterator[Copy]:
        world = self.server.state.world
        originals = [person.id for person in self._seated]
        self._users = [world.add_user(f"Sailor {number}") for number in range(max(tables, len(originals)))]
        for user in self._users:
            self._directs[user.id] = self._channel(DM_CHANNEL, user.name, recipient=user)
        guild = self.server.guild
        for number in range(1, tables):
            if number % TABLES_OF_A_SERVER == 0:
                guild = self.server.add_guild(f"Tavern {number}")
            users = [self._users[(number + place) % len(self._users)] for place in range(len(originals))]
            for user in users:
                if user.id not in guild.members:
                    world.join(guild, user)
            people = dict(zip(originals, (user.id for user in users), strict=True))
            channel = self._channel(TEXT_CHANNEL, f"table-{number}", guild=guild)
            made = Copy(number, number + 1, guild, channel, people, {self.server.channel.id: channel.id})
            for person in self._seated:
                if person.dm is not None:
                    made.channels[person.dm.id] = self._directs[people[person.id]].id
            yield made

    def _channel(self, kind: int, name: str, **about: Any) -> Channel:
        """Add a channel, quicker than the world does, which counts all channels each time."""
        world = self.server.state.world
        channel = Channel(id=world.ids.place(), type=kind, name=name, created_at=world.now(), **about)
        world.channels[channel.id] = channel
        return channel

    def _copy_messages(self, made: Copy) -> None:
        channels = self.server.state.world.channels
        for original, number in made.channels.items():
            channel = channels[number]
            for message in channels[original].messages.values():
                if message.ephemeral_for is None:
                    other = copy.copy(message)
                    other.id, other.channel, other.nonce = made.moment(message.id), channel, None
                    other.mentions = [made.people.get(user, user) for user in message.mentions]
                    channel.messages[other.id] = other

    def _name_buttons(self, made: Copy) -> None:
        """Let the controls of a copy's messages name its own table."""
        for message in self.messages_of(made):
            message.components = with_table(copy.deepcopy(message.components), made.table_id)

    def messages_of(self, made: Copy) -> list[Message]:
        """Return a copy's messages; the direct channels have those of other tables, too."""
        ids = {made.moment(message.id) for number in made.channels for message in self._messages(number)}
        return [message for number in made.channels.values() for message in self._messages(number) if message.id in ids]

    def _messages(self, channel: int) -> list[Message]:
        return list(self.server.state.world.channels[channel].messages.values())

    # ---------------------------------------------------------------- the database

    def _copy_rows(self, write: sqlite3.Connection, copies: Sequence[Copy]) -> None:
        names = [name for (name,) in write.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        # The rows that the triggers would make are copied, too.
        triggers = write.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            write.execute(f"DROP TRIGGER {name}")
        for name in names:
            columns = [row["name"] for row in write.execute(f"PRAGMA table_info({name})")]
            if name == "tables" or "table_id" in columns:
                originals = [dict(row) for row in write.execute(f"SELECT * FROM {name}")]
                if len(originals) >= ROWS and "id" in columns:
                    raise RuntimeError(f"{name} has too many rows to be copied")
                insert(write, name, columns, (made.row(name, row) for made in copies for row in originals))
        for name, key, ids in (
            ("people", "user_id", [user.id for user in self._users]),
            ("guilds", "id", {made.guild.id for made in copies}),
        ):
            row = write.execute(f"SELECT * FROM {name} LIMIT 1").fetchone()
            if row is not None:
                insert(write, name, list(row.keys()), ({**dict(row), key: number} for number in ids))
        for _, sql in triggers:
            write.execute(sql)

    def person(self, user_id: int) -> Person:
        """Return a person of the copies, who can press buttons."""
        user = next(user for user in self._users if user.id == user_id)
        return Person(self.server.state, user)


def insert(write: sqlite3.Connection, name: str, columns: Sequence[str], rows: Iterator[Row]) -> None:
    """Insert rows into a table."""
    marks = ", ".join("?" * len(columns))
    write.executemany(
        f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})",
        ([row[column] for column in columns] for row in rows),
    )


def with_table(value: Any, table_id: int) -> Any:
    """Return components whose custom ids name a table."""
    if isinstance(value, list):
        return [with_table(part, table_id) for part in value]
    if not isinstance(value, dict):
        return value
    changed = {key: with_table(part, table_id) for key, part in value.items()}
    templates: dict[Widget, re.Pattern[str]] = {"b": BUTTON_TEMPLATE, "s": SELECT_TEMPLATE}
    for widget, template in templates.items():
        if found := template.fullmatch(str(changed.get("custom_id", ""))):
            changed["custom_id"] = parse(found)._replace(table=table_id).custom_id(widget)
    return changed
