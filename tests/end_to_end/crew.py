"""People who play with a bot in another process: they read the log, and press the buttons that they see."""

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar

from bot.cli.player import Cast, Player, newest, public_messages
from bot.cli.transcript import custom_id_of
from bot.loopback import LoopbackDiscord, Person
from rules.kernel import Match, MatchRecord, Question
from storage.values import from_json

from .victims import Victims

T = TypeVar("T")


class LogReader:
    """A match as the database has it: the parts of bot and table that `bot.cli.player.Player` needs."""

    def __init__(self, database: Path, table_id: int) -> None:
        self.id = table_id
        self._log = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
        (head,) = self._log.execute("SELECT head FROM tables WHERE id = ?", (table_id,)).fetchone()
        self.match = Match.replay(MatchRecord.model_validate_json(head))
        self.bot: Any = SimpleNamespace(store=SimpleNamespace(drafts=self))

    def close(self) -> None:
        self._log.close()

    async def look(self, render: Callable[[Match], T]) -> T:
        self.read()
        return render(self.match)

    async def get(self, _table: int, seat: int, question: str) -> dict[str, Any] | None:
        """Return a stored draft, as the store does."""
        row = self._log.execute(
            "SELECT draft FROM drafts WHERE table_id = ? AND seat = ? AND question = ?", (self.id, seat, question)
        ).fetchone()
        return from_json(row[0]) if row else None

    def is_open(self, question: Question) -> bool:
        self.read()
        now = self.match.questions.get(question.seat)
        return now is not None and now.id == question.id

    def read(self) -> None:
        """Replay the new entries of the log, and check their digests."""
        match, known = self.match, len(self.match.entries)
        rows = self._log.execute(
            "SELECT type, seat, question, step, answer, by_whom, digest FROM entries"
            " WHERE table_id = ? AND position >= ? ORDER BY position",
            (self.id, known),
        ).fetchall()
        for index, (kind, seat, question, step, answer, by, digest) in enumerate(rows, known):
            if kind == "pin":
                match.pin(seat, step, from_json(answer), question, by)
            elif kind == "resign":
                match.resign(seat)
            elif len(match.entries) == index:
                match.answer(seat, from_json(answer), question, by)
            assert match.entries[index].digest == digest


class Crew:
    """Some people in a channel, who play on while the bot dies and restarts."""

    def __init__(
        self, server: LoopbackDiscord, victims: Victims, people: Sequence[Person], chance: Random | None = None
    ) -> None:
        self.server = server
        self.victims = victims
        self.people = people
        self._chance = chance
        """With it they also talk, which moves the table's message up at times."""
        self._log: sqlite3.Connection | None = None
        self.sent: list[Any] = []
        """Every interaction that a person began."""
        send = server.state.send

        def remember(interaction: Any) -> None:
            self.sent.append(interaction)
            send(interaction)

        server.state.send = remember  # type: ignore[method-assign]

    async def sit_down(self, options: str, *, deaths: int = 0) -> int:
        """Open a lobby, sit down, start the match after so many deaths of the bot; return the table's number."""
        host, channel = self.people[0], self.server.channel

        async def open_lobby() -> None:
            await (await host.slash("game new", channel, game="corsari", options=options)).done()

        async def press(person: Person, verb: str) -> None:
            def fits(press: Any) -> bool:
                return press.verb == verb

            await self.server.until(lambda: newest(public_messages(person, channel), fits), 20)
            card = newest(public_messages(person, channel), fits)
            assert card is not None
            await (await person.press(card, custom_id_of(card, verb))).settled()

        await self.victims.persevere(open_lobby, lambda: bool(self._rows("SELECT 1 FROM tables")))
        for person in self.people:
            seated = f"SELECT 1 FROM sittings WHERE user_id = {person.id}"
            await self.victims.persevere(
                lambda person=person: press(person, "join"), lambda seated=seated: bool(self._rows(seated))
            )
        await self.victims.has_died(deaths)
        started = "SELECT id FROM tables WHERE state <> 'lobby'"
        await self.victims.persevere(lambda: press(host, "start"), lambda: bool(self._rows(started)))
        ((table_id,),) = self._rows(started)
        return table_id

    async def play(self, table_id: int) -> None:
        """Play to the end, and wait until everything is told."""
        reader: Any = LogReader(self.victims.database, table_id)
        try:
            sat = "SELECT user_id FROM sittings WHERE left_at IS NULL ORDER BY seat"
            known = {person.id: person for person in self.people}
            cast = Cast(self.server, reader.bot, [known[user_id] for (user_id,) in self._rows(sat)])
            players = [Player(cast, reader, seat) for seat in range(len(cast.people))]
            while asked := await reader.look(lambda match: dict(match.questions)):
                for seat, question in asked.items():
                    await self._talk()
                    await self.victims.persevere(
                        lambda seat=seat, question=question: answered(players[seat], question),
                        lambda question=question: not reader.is_open(question),
                    )
        finally:
            reader.close()
        await self.victims.until(lambda: bool(self._rows("SELECT 1 FROM tables WHERE told_at IS NOT NULL")))
        if self._log is not None:
            self._log.close()

    async def _talk(self) -> None:
        if self._chance is not None and self._chance.random() < 0.2:
            for _ in range(self._chance.randint(1, 7)):
                await self._chance.choice(self.people).say(self.server.channel, "Arr!")

    def _rows(self, sql: str) -> list[tuple[Any, ...]]:
        try:
            # One connection stays open: SQLite cleans up after the last one, and an opening bot would have to wait.
            if self._log is None:
                self._log = sqlite3.connect(f"{self.victims.database.absolute().as_uri()}?mode=ro", uri=True)
            return self._log.execute(sql).fetchall()
        except sqlite3.OperationalError:
            return []  # not created yet


async def answered(player: Player, question: Question) -> None:
    """Answer as the AI does; to a form with a proposal other than the first, so that it is drafted."""
    if question.shape == "form" and len(question.proposals) > 1:
        await player.give(question, dict(question.proposals[-1].answer))
    else:
        await player.answer(question)
