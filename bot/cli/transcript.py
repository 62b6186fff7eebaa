"""A demonstration: its people play a whole match, and its transcript shows every message."""

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self, TextIO

from bot.cli.player import WITHIN, Cast, Player, appearing, holding, newest, presses, public_messages
from bot.loopback import LoopbackDiscord, Message, Person
from bot.private_files import open_private
from bot.tables.options import typed
from bot.tables.table import Table
from bot.text import words_for
from rules.kernel import Game

MENTION = re.compile(r"<@(\d+)>")


class Transcript:
    """Prints the messages that anybody sees, as they appear."""

    def __init__(self, out: TextIO, path: Path | None) -> None:
        self._out = out
        self._file = None if path is None else open_private(path)
        self._closed = False
        self._shown: dict[int, list[str]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def say(self, text: str) -> None:
        """Print a text; once the output is closed (``| head``), write it to the file alone."""
        if self._file is not None:
            self._file.write(text + "\n")
        if self._closed:
            return
        try:
            self._out.write(text + "\n")
            self._out.flush()
        except BrokenPipeError:
            self._closed = True
            # The rest of the buffer would fail again when Python closes it.
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._out.fileno())

    def watcher(self, server: LoopbackDiscord, people: Sequence[Person]) -> Callable[[str, Message], None]:
        """Return a watcher that prints new messages, and the new lines of changed ones."""
        named = {person.id: person.name for person in people}

        def where(message: Message) -> str:
            if message.ephemeral_for is not None:
                return f"only {named.get(message.ephemeral_for, '?')}"
            private = next((p for p in people if p.dm is not None and p.dm.id == message.channel_id), None)
            return f"#{server.channel.name}" if private is None else f"DM {private.name}"

        def show(change: str, message: Message) -> None:
            text = MENTION.sub(lambda found: "@" + named.get(int(found[1]), "?"), message.text)
            text = text.replace(server.channel.mention, f"#{server.channel.name}")
            lines = [line for line in text.splitlines() if line.strip("\u200b ")]
            buttons = [button.label for button in message.buttons] + [f"{s.placeholder} ▾" for s in message.selects]
            if buttons:
                lines.append("[" + "] [".join(buttons) + "]")
            before = self._shown.get(message.id, [])
            self._shown[message.id] = lines
            fresh = [line for line in lines if line not in before]
            if change != "delete" and fresh:
                self.say("\n".join(f"{where(message):>18} │ {line}" for line in fresh))

        return show


async def play_match(cast: Cast, game: Game, options: dict[str, Any]) -> str:
    """Open a lobby, sit down, play to the end; return the result in words."""
    table = await sit_down(cast, game, options)
    players = [Player(cast, table, seat) for seat in range(len(cast.people))]
    while (asked := await table.look(lambda match: dict(match.questions))) or table.row.state == "playing":
        for seat, question in asked.items():
            await players[seat].answer(question)
    await cast.bot.settled(table, WITHIN)
    words = words_for(cast.people[0].locale)
    return await table.look(lambda match: words.result(game, match.told_result, table.name))


async def sit_down(cast: Cast, game: Game, options: dict[str, Any]) -> Table:
    """Have the first person open a lobby, everybody join, and the match start."""
    host, channel = cast.people[0], cast.server.channel
    chosen = " ".join(f"{name}={typed(game, name, value)}" for name, value in changed(game, options).items())
    reply = await host.slash("game new", channel, game=game.name, **({"options": chosen} if chosen else {}))
    await reply.done(WITHIN)
    card = await appearing(cast, lambda: newest(public_messages(host, channel), lambda press: press.verb == "join"))
    for person in cast.people:
        await (await person.press(card, custom_id_of(card, "join"))).settled(WITHIN)
    await appearing(cast, lambda: holding(card, lambda press: press.verb == "start"))
    reply = await (await host.press(card, custom_id_of(card, "start"))).settled(WITHIN)
    table = await cast.bot.tables.in_channel(channel.id)
    if table is None or table.row.state != "playing":
        raise RuntimeError(reply.text)
    return table


def custom_id_of(message: Message, verb: str) -> str:
    """Return the custom_id of a message's button with a verb."""
    return next(custom_id for custom_id, press in presses(message) if press.verb == verb)


def changed(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options that are not the game's defaults."""
    defaults = game.options().model_dump(mode="json")
    return {name: value for name, value in options.items() if value != defaults[name]}
