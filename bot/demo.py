"""People of a demonstration: the AI decides for them, but they press what they see, like anybody."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TextIO, TypeVar

from bot.app import Quartermaster
from bot.custom_ids import BUTTON_TEMPLATE, SELECT_TEMPLATE, Press, parse
from bot.loopback import Channel, LoopbackDiscord, Message, Person, Reply
from bot.options import typed
from bot.tables import Table
from bot.text import words_for
from rules.kernel import Game, Match, Question

T = TypeVar("T")

WITHIN = 20.0  # seconds until something expected must be seen
Place = Callable[[], Message | None]
"""Where a person presses: the message that they have before them now."""


@dataclass(frozen=True)
class Cast:
    """Who takes part; ``people[seat]`` sits on that seat."""

    server: LoopbackDiscord
    bot: Quartermaster
    people: Sequence[Person]


class Transcript:
    """Prints what everybody sees, as it happens."""

    def __init__(self, out: TextIO, path: Path | None) -> None:
        self._out = out
        self._file = None if path is None else path.open("w", encoding="utf-8")
        self._shown: dict[int, list[str]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def say(self, text: str) -> None:
        """Print a text."""
        for stream in (self._out, self._file):
            if stream is not None:
                stream.write(text + "\n")
        self._out.flush()

    def taker(self, server: LoopbackDiscord, people: Sequence[Person]) -> Callable[[str, Message], None]:
        """Return a watcher that prints new messages, and of changed ones the lines that are new."""
        named = {person.id: person.name for person in people}

        def where(message: Message) -> str:
            if message.ephemeral_for is not None:
                return f"only {named.get(message.ephemeral_for, '?')}"
            private = next((p for p in people if p.dm is not None and p.dm.id == message.channel_id), None)
            return f"#{server.channel.name}" if private is None else f"DM {private.name}"

        def take(change: str, message: Message) -> None:
            lines = [line for line in message.text.splitlines() if line.strip("\u200b ")]
            buttons = [button.label for button in message.buttons] + [f"{s.placeholder} ▾" for s in message.selects]
            if buttons:
                lines.append("[" + "] [".join(buttons) + "]")
            before = self._shown.get(message.id, [])
            self._shown[message.id] = lines
            fresh = [line for line in lines if line not in before]
            if change != "delete" and fresh:
                self.say("\n".join(f"{where(message):>18} │ {line}" for line in fresh))

        return take


async def play_match(cast: Cast, game: Game, options: dict[str, Any]) -> str:
    """Open a lobby, sit down, play to the end; return the result in words."""
    table = await sit_down(cast, game, options)
    players = [Player(cast, table, seat) for seat in range(len(cast.people))]
    while (asked := await table.look(lambda match: dict(match.questions))) or table.row.state == "playing":
        for seat, question in asked.items():
            await players[seat].answer(question)
    await cast.bot.settled(table, WITHIN)
    words = words_for("en")
    return await table.look(lambda match: words.result(game, match.result, table.name))


async def sit_down(cast: Cast, game: Game, options: dict[str, Any]) -> Table:
    """Have the first person open a lobby, everybody join, and the match start."""
    host, channel = cast.people[0], cast.server.channel
    chosen = " ".join(f"{name}={typed(value)}" for name, value in changed(game, options).items())
    reply = await host.slash("game new", channel, game=game.name, **({"options": chosen} if chosen else {}))
    await reply.done(WITHIN)
    card = await seen(cast, lambda: newest(public_messages(host, channel), lambda press: press.verb == "join"))
    for person in cast.people:
        await (await person.press(card, custom_id_of(card, "join"))).done(WITHIN)
    await seen(cast, lambda: holding(card, lambda press: press.verb == "start"))
    reply = await (await host.press(card, custom_id_of(card, "start"))).done(WITHIN)
    table = await cast.bot.tables.in_channel(channel.id)
    if table is None or table.row.state != "playing":
        raise RuntimeError(reply.text)
    return table


def custom_id_of(message: Message, verb: str) -> str:
    """Return the custom_id of a message's button."""
    return next(custom_id for custom_id, press in presses(message) if press.verb == verb)


def changed(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options that are not the game's defaults."""
    defaults = game.options().model_dump(mode="json")
    return {name: value for name, value in options.items() if value != defaults[name]}


class Player:
    """One person at the table, who plays in the channel, in direct messages or behind "My hand", as it comes."""

    def __init__(self, cast: Cast, table: Table, seat: int) -> None:
        self._cast = cast
        self._table = table
        self._seat = seat
        self._person = cast.people[seat]
        self._private: Message | None = None
        self._turns = seat
        self._changed = asyncio.Event()
        table.listen(self._changed.set)

    async def answer(self, question: Question) -> None:
        """Decide as the AI does, and press it."""
        seat = self._seat
        decided = await self._table.look(
            lambda match: match.game.pilot(match.view(seat), question) if match.game else None
        )
        place = await self._place(question)
        if question.shape == "form":
            await self._fill(place, question, decided)
        else:
            await self._give(place, question, question, "", decided)
        if not question.takeback:
            await self._press(place, lambda press: press.verb == "confirm" and press.question == question.id)
        while await self._table.look(lambda match: is_open(match, question)):
            await self._changed.wait()
            self._changed.clear()

    async def _place(self, question: Question) -> Place:
        """Choose where to press this time, and wait until the question stands there."""
        self._turns += 1
        person, channel = self._person, self._cast.server.channel

        def asks(press: Press) -> bool:
            return press.question == question.id

        if self._turns % 3 == 0 and person.dms:
            await seen(self._cast, lambda: newest(person.sees(self._dm()), asks))
            return lambda: newest(person.sees(self._dm()), asks)
        if self._turns % 3 == 1 and newest(public_messages(person, channel), asks) is not None:
            return lambda: newest(public_messages(person, channel), asks) or self._private
        verb = "move" if self._turns % 2 else "hand"
        board = await seen(
            self._cast, lambda: newest(public_messages(person, channel), lambda press: press.verb == verb)
        )
        await self._after(await person.press(board, custom_id_of(board, verb)))
        return lambda: self._private

    def _dm(self) -> Channel:
        return self._person.dm or self._person.open_dm()

    async def _fill(self, place: Place, question: Question, answer: Any) -> None:
        """Fill in a form: with a ready-made answer where it fits, else step by step."""
        ready = next((number for number, p in enumerate(question.proposals) if dict(p.answer) == answer), None)
        if ready == 0:
            return
        if ready is not None:
            name = question.proposals[ready].id
            await self._press(place, lambda press: press.verb == "propose" and press.arg == name)
            return
        for step, value in answer.items():
            asked = await self._table.look(lambda match, step=step: step_of(match, question, answer, step))
            await self._press(place, lambda press, step=step: press.verb == "edit" and press.step == step)
            await self._give(place, question, asked, step, value)

    async def _give(self, place: Place, question: Question, asked: Question, step: str, value: Any) -> None:
        """Press the answer to a simple question, turning pages where it takes that."""

        def fits(press: Press) -> bool:
            return press.question == question.id and press.step == step and press.verb in ("a", "k")

        wanted = [str(item) for item in value] if asked.shape == "pick" else [str(value)]
        page = 0
        while True:
            message = await seen(self._cast, lambda: holding(place(), fits))
            button = next((found for found, press in presses(message) if fits(press) and press.arg in wanted), None)
            if button is not None and asked.shape != "pick":
                await self._after(await self._person.press(message, button))
                return
            custom_id, here = menu_of(message, fits)
            if asked.shape != "pick" and wanted[0] in here:
                await self._after(await self._person.select(message, custom_id, wanted))
                return
            if asked.shape == "pick":
                await self._after(await self._person.select(message, custom_id, [v for v in wanted if v in here]))
            page += 1
            if not any(press.verb == "p" and press.arg == str(page) for _, press in presses(message)):
                break
            await self._press(place, lambda press, page=page: press.verb == "p" and press.arg == str(page))
        await self._press(place, lambda press: press.verb == "done" and press.step == step)

    async def _press(self, place: Place, fits: Callable[[Press], bool]) -> None:
        """Press the button that fits, as soon as it stands there and may be pressed."""
        message = await seen(self._cast, lambda: holding(place(), fits))
        custom_id = next(found for found, press in presses(message) if fits(press))
        await self._after(await self._person.press(message, custom_id))

    async def _after(self, reply: Reply) -> None:
        # A press in a direct message is only acknowledged; the message itself changes later.
        if reply.kind != "deferred update":
            await reply.done(WITHIN)
        if reply.message is not None and reply.message.ephemeral_for is not None:
            self._private = reply.message


async def seen(cast: Cast, find: Callable[[], T | None]) -> T:
    """Wait until something is to be seen, and return it."""
    await cast.server.until(lambda: find() is not None, WITHIN)
    found = find()
    if found is None:
        msg = "it was there, and is gone"
        raise RuntimeError(msg)
    return found


def presses(message: Message) -> list[tuple[str, Press]]:
    """Return the custom_ids of what may be pressed on a message, and what they say: buttons, then menus."""
    found: list[tuple[str, Press]] = []
    for item in [*message.buttons, *message.selects]:
        match = BUTTON_TEMPLATE.fullmatch(item.custom_id or "") or SELECT_TEMPLATE.fullmatch(item.custom_id or "")
        if match is not None and not item.disabled:
            found.append((match.string, parse(match)))
    return found


def holding(message: Message | None, fits: Callable[[Press], bool]) -> Message | None:
    """Return the message if something that fits may be pressed on it."""
    return message if message is not None and any(fits(press) for _, press in presses(message)) else None


def newest(messages: Sequence[Message], fits: Callable[[Press], bool]) -> Message | None:
    """Return the newest message on which something that fits may be pressed."""
    return next((message for message in reversed(messages) if holding(message, fits)), None)


def public_messages(person: Person, channel: Channel) -> list[Message]:
    """Return what everybody sees in a channel."""
    return [message for message in person.sees(channel) if message.ephemeral_for is None]


def menu_of(message: Message, fits: Callable[[Press], bool]) -> tuple[str, list[str]]:
    """Return the custom_id of the menu that fits, and the values that it offers now."""
    for select in message.selects:
        match = SELECT_TEMPLATE.fullmatch(select.custom_id or "")
        if match is not None and fits(parse(match)):
            return match.string, [option.value for option in select.options]
    return "", []


def is_open(match: Match, question: Question) -> bool:
    """Tell whether that very question is still open."""
    now = match.questions.get(question.seat)
    return now is not None and now.id == question.id


def step_of(match: Match, question: Question, answer: dict[str, Any], name: str) -> Question:
    """Return one step of a form that is being filled in with that answer."""
    before: dict[str, Any] = {}
    while (step := match.step(question.seat, before)) is not None and step.step != name:
        before[step.step] = answer[step.step]
    if step is None:
        msg = f"{question!r} has no step {name!r}"
        raise LookupError(msg)
    return step
