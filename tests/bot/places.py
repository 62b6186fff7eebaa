"""Helpers for tests of lost and changed places: a match whose deliveries can be compared with its log."""

from collections.abc import Sequence

from bot.loopback import Channel, Message, Person
from bot.screens.notices import NOTICE_MARK
from bot.tables.table import Table

from ..end_to_end.audit import complaints, mark_of
from ..end_to_end.playing import all_settled, of_bot, play_on
from ..house import House


class Placed:
    """A match in a house, and what its people and its channels were told."""

    def __init__(self, house: House, table: Table, *people: Person) -> None:
        self.house, self.server, self.people = house, house.server, people
        self.number = table.id
        self.deleted: set[int] = set()

    async def table(self) -> Table:
        """Return the table as the running bot knows it."""
        table = await self.house.bot.tables.get(self.number)
        assert table is not None
        return table

    async def on(self, answers: int = 1) -> None:
        """Give a number of answers, and have each of them told."""
        for _ in range(answers):
            await play_on(await self.table(), 1)
            await self.settle()

    async def settle(self) -> None:
        """Wait until everything that can be told was told."""
        await all_settled(self.house)
        await self.house.bot.crew.reminders.rounds.settled(20)

    async def whole(self) -> None:
        """Wait until everybody was told everything exactly once."""
        found: list[str] = []
        for _ in range(20):
            found = await complaints(self.server, self.house.settings.database, self.deleted)
            if not found:
                return
            await self.settle()
        raise AssertionError(found)

    def shown(self, channel: Channel) -> list[Message]:
        """Return the bot's public messages in a channel, oldest first."""
        return of_bot(self.server, channel)

    def delete(self, channel: Channel, *, silently: bool = False) -> None:
        """Delete a channel with its messages."""
        self.deleted |= set(channel.messages)
        self.server.delete_channel(channel, silently=silently)

    def notices(self, person: Person) -> list[str]:
        """Return the notices that a person got by direct message."""
        messages: Sequence[Message] = [] if person.dm is None else of_bot(self.server, person.dm)
        return [m.text for m in messages if (mark_of(m) or (0, 0))[0] == NOTICE_MARK]

    def asked_of(self, channel: Channel) -> int:
        """Count the bot's requests about a channel so far."""
        return sum(entry["path"].startswith(f"/channels/{channel.id}") for entry in self.server.traffic)

    async def hindered(self) -> str | None:
        """Return the kind of what keeps the bot from the table's channel."""
        row = await self.house.bot.store.tables.get(self.number)
        assert row is not None
        return None if row.hindered is None else str(row.hindered["kind"])


async def placed(house: House, *people: Person) -> Placed:
    """Begin a match of Corsari in the house's channel."""
    table = await house.sit_down(*people)
    game = Placed(house, table, *people)
    await game.settle()
    return game
