"""A player of a demonstration or a test, who presses the buttons and menus that a person sees."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeVar

from bot.cli.running import RunningBot
from bot.custom_ids import BUTTON_TEMPLATE, SELECT_TEMPLATE, Press, meant, parse, stand_in
from bot.interactions.components import VALUE
from bot.loopback import Channel, LoopbackDiscord, Message, Person, Response
from bot.screens.widgets import heads_of, picked_of
from bot.tables.drafts import Draft, FormSheet, is_sure, mark_of, stored_draft, sure_mark
from bot.tables.table import Table
from rules.kernel import Match, Question

T = TypeVar("T")

WITHIN = 20.0  # seconds to wait for an expected message or change

Place = Callable[[], Message | None]
"""Returns the message on which a person presses now, or None."""

Way = Literal["channel", "private", "direct"]
"""Where to press: on the table's message, on the private screen of "My move" or "My hand", or in direct messages."""


@dataclass(frozen=True)
class Cast:
    """The server, the bot and the people of a match; ``people[seat]`` sits on that seat."""

    server: LoopbackDiscord
    bot: RunningBot
    people: Sequence[Person]


class Step(NamedTuple):
    """The next thing to do: press a button, or give a simple question its answer."""

    press: Press | None
    asked: Question | None = None
    name: str = ""
    value: Any = None


class Player:
    """One person at the table, who plays in the channel, in direct messages and on private screens by turns."""

    def __init__(self, cast: Cast, table: Table, seat: int) -> None:
        self._cast = cast
        self._table = table
        self._seat = seat
        self._person = cast.people[seat]
        self._private: Message | None = None
        self._turns = seat

    async def answer(self, question: Question) -> None:
        """Let the AI decide, and press its answer."""
        seat = self._seat
        decided = await self._table.look(
            lambda match: match.game.pilot(match.view(seat), question) if match.game else None
        )
        await self.give(question, decided)

    async def give(self, question: Question, answer: Any) -> None:
        """Press an answer of any shape until the question is settled."""
        decided = await self._table.look(lambda _: question.checked(answer))
        place = await self._place(question)
        while (step := await self._next(question, decided)) is not None:
            if step.press is not None:
                await self._press(place, step.press)
            elif step.asked is not None:
                await self._advance(place, question, step.asked, step)

    def way(self) -> Way:
        """Choose where to press this time."""
        self._turns += 1
        ways: Sequence[Way] = ("direct", "channel", "private")
        return ways[self._turns % 3]

    async def _next(self, question: Question, decided: Any) -> Step | None:
        draft = await stored_draft(self._cast.bot.store, self._table.id, self._seat, question.id)
        return await self._table.look(lambda match: next_step(match, self._table.id, question, draft, decided))

    async def _place(self, question: Question) -> Place:
        """Wait until the question is where this person will press, and return that place."""
        person, channel, way = self._person, self._cast.server.channel, self.way()

        def asks(press: Press) -> bool:
            return press.question == question.id

        if way == "direct" and person.dms:
            await appearing(self._cast, lambda: newest(person.sees(self._dm()), asks))
            return lambda: newest(person.sees(self._dm()), asks)
        if way == "channel" and newest(public_messages(person, channel), asks) is not None:
            # What has to be confirmed is asked in private, while the question stays in the channel.
            return lambda: (
                holding(self._private, lambda press: asks(press) and press.verb in ("confirm", "back"))
                or newest(public_messages(person, channel), asks)
                or self._private
            )
        verb = "move" if self._turns % 2 else "hand"
        board = await appearing(
            self._cast, lambda: newest(public_messages(person, channel), lambda press: press.verb == verb)
        )
        reply = await person.press(board, next(found for found, press in presses(board) if press.verb == verb))
        self._private = (await reply.done(WITHIN)).message
        return lambda: self._private

    def _dm(self) -> Channel:
        return self._person.dm or self._person.open_dm()

    async def _advance(self, place: Place, question: Question, asked: Question, step: Step) -> None:
        """Make one press that brings a simple question nearer to its answer."""

        def about(press: Press) -> bool:
            # A button that opens the step stands on the screen before it.
            named = press.step in (step.name, stand_in(step.name))
            return named and press.question == question.id and press.verb != "edit"

        message = await appearing(self._cast, lambda: holding(place(), about))
        if asked.shape == "pick":
            await self._pick(place, message, question, asked, step, about)
            return
        wanted = str(step.value)
        heads = [head for head in reversed(heads_of(asked.options)) if head and wanted.startswith(head)]
        path = (await stored_draft(self._cast.bot.store, self._table.id, self._seat, question.id)).path
        # From the menu that holds the option no way leads back, only to its next page.
        deeper = [head for head in heads if len(head) > len(path)] if wanted.startswith(path) else heads
        for names in ([wanted], deeper):
            for custom_id, press in presses(message):
                if press.verb == "a" and about(press):
                    if BUTTON_TEMPLATE.fullmatch(custom_id) and meant(press.arg, names) in names:
                        await self._do(place, message, custom_id)
                        return
                    here = [value for value in values_of(message, custom_id) if meant(value, names) in names]
                    if here:
                        await self._do(place, message, custom_id, here[:1])
                        return
        await self._turn_or_type(place, message, about, wanted)

    async def _turn_or_type(self, place: Place, message: Message, about: Callable[[Press], bool], wanted: str) -> None:
        """Open the box and type, if there is one; else turn to the next page."""
        box = next((found for found, press in presses(message) if press.verb == "n" and about(press)), None)
        if box is None:
            await self._turn(place, message, about)
            return
        before = fingerprint(message)
        opened = await self._person.press(message, box)
        if opened.modal is None:
            msg = f"no box to type into: {opened.text}"
            raise RuntimeError(msg)
        await self._after(place, before, await self._person.submit(opened.modal, {VALUE: wanted}))

    async def _turn(
        self, place: Place, message: Message, about: Callable[[Press], bool], *, back: bool = False
    ) -> None:
        pages = [(int(press.arg), found) for found, press in presses(message) if press.verb == "p" and about(press)]
        if not pages:
            msg = f"wanted option not found: {message.text}"
            raise LookupError(msg)
        await self._do(place, message, (min if back else max)(pages)[1])

    async def _pick(
        self,
        place: Place,
        message: Message,
        question: Question,
        asked: Question,
        step: Step,
        about: Callable[[Press], bool],
    ) -> None:
        """Pick the wanted options of this page, turn to the page of a missing one, or press Done."""
        draft = await stored_draft(self._cast.bot.store, self._table.id, self._seat, question.id)
        picked, wanted = picked_of(asked, step.name, draft), list(step.value)
        if picked == wanted:
            await self._verb(place, message, "done", about)
            return
        if asked.ordered and picked != wanted[: len(picked)]:
            await self._verb(place, message, "clear", about)
            return
        menu = next(found for found, press in presses(message) if press.verb == "k" and about(press))
        values = values_of(message, menu)
        ids = [option.id for option in asked.options]
        here = [meant(value, ids) for value in values]
        if asked.ordered:
            missing = wanted[len(picked)]
            choice = [missing] if missing in here else []
        else:
            missing = next(option_id for option_id in ids if (option_id in wanted) != (option_id in picked))
            choice = [option_id for option_id in here if option_id in wanted]
        if missing in here:
            await self._do(place, message, menu, [values[here.index(option_id)] for option_id in choice])
        else:
            await self._turn(place, message, about, back=ids.index(missing) < ids.index(here[0]))

    async def _verb(self, place: Place, message: Message, verb: str, about: Callable[[Press], bool]) -> None:
        def fits(press: Press) -> bool:
            return press.verb == verb and about(press)

        message = await appearing(self._cast, lambda: holding(place(), fits))
        await self._do(place, message, next(found for found, press in presses(message) if fits(press)))

    async def _press(self, place: Place, wanted: Press) -> None:
        """Press a button as soon as it appears, or choose its entry in the menu that replaces it."""
        as_button = wanted.custom_id()
        as_menu = wanted._replace(step="", arg="").custom_id("s")
        name = wanted.step or wanted.arg

        def with_control() -> Message | None:
            message = place()
            found = [] if message is None else [custom_id for custom_id, _ in presses(message)]
            return message if as_button in found or as_menu in found else None

        message = await appearing(self._cast, with_control)
        if as_button in [found for found, _ in presses(message)]:
            await self._do(place, message, as_button)
            return
        entries = [value for value in values_of(message, as_menu) if meant(value, [name]) == name]
        if entries:
            await self._do(place, message, as_menu, entries)
        else:
            await self._turn(place, message, lambda press: press.question == wanted.question)

    async def _do(self, place: Place, message: Message, custom_id: str, values: Sequence[str] | None = None) -> None:
        """Press a button or choose from a menu, and wait until the screen shows the result."""
        before = fingerprint(message)
        if values is None:
            reply = await self._person.press(message, custom_id)
        else:
            reply = await self._person.select(message, custom_id, values)
        await self._after(place, before, reply)

    async def _after(self, place: Place, before: str, reply: Response) -> None:
        """Wait until a press has changed the message, or has been answered by a private one."""
        if reply.kind == "deferred update":
            # A press in a direct message is only acknowledged; the message itself changes later.
            await self._cast.server.until(lambda: (now := place()) is None or fingerprint(now) != before, WITHIN)
            return
        await reply.done(WITHIN)
        if reply.message is not None and reply.message.ephemeral_for is not None:
            self._private = reply.message


def next_step(match: Match, table: int, question: Question, draft: Draft, decided: Any) -> Step | None:
    """Return the step that brings a question nearer to the decided answer, or None when it is settled."""
    now = match.questions.get(question.seat)
    if now is None or now.id != question.id:
        return None
    back = Press(table, "back", question.id)
    if question.shape != "form":
        if draft.editing != "confirm":
            return Step(None, question, "", decided)
        return Step(Press(table, "confirm", question.id, "", mark_of(draft.value)) if draft.value == decided else back)
    sheet = FormSheet(match, now, draft)
    wrong = [step.step for step, value in sheet.done if step.step not in decided or value != decided[step.step]]
    if sheet.asked is not None:
        name = sheet.asked.step
        # There is no way back to a quiet step that nobody has given yet: it is changed when all are.
        given = [step for step in wrong if step in (draft.steps or {})]
        if given or (draft.final or {}).get(name, decided[name]) != decided[name]:
            return Step(back)
        if name in (draft.final or {}):
            return Step(Press(table, "confirm", question.id, name, mark_of(decided[name])))
        return Step(None, sheet.asked, name, decided[name])
    if not wrong:
        # An answer that is grave is confirmed twice, the second time by a button of its own.
        mark = sure_mark(sheet.answer) if is_sure(question, draft) else mark_of(sheet.answer)
        return Step(Press(table, "confirm", question.id, "", mark))
    ready = next((proposal.id for proposal in sheet.others if now.checked(proposal.answer) == decided), None)
    return Step(
        Press(table, "edit", question.id, wrong[0])
        if ready is None
        else Press(table, "propose", question.id, "", ready)
    )


async def appearing(cast: Cast, find: Callable[[], T | None]) -> T:
    """Wait until ``find`` finds something, and return it."""
    await cast.server.until(lambda: find() is not None, WITHIN)
    found = find()
    if found is None:
        msg = "the message has disappeared again"
        raise RuntimeError(msg)
    return found


def presses(message: Message) -> list[tuple[str, Press]]:
    """Return the custom_ids of a message's enabled buttons, then menus, each with its press."""
    found: list[tuple[str, Press]] = []
    for item in [*message.buttons, *message.selects]:
        match = BUTTON_TEMPLATE.fullmatch(item.custom_id or "") or SELECT_TEMPLATE.fullmatch(item.custom_id or "")
        if match is not None and not item.disabled:
            found.append((match.string, parse(match)))
    return found


def holding(message: Message | None, fits: Callable[[Press], bool]) -> Message | None:
    """Return the message if it has a control whose press fits, else None."""
    return message if message is not None and any(fits(press) for _, press in presses(message)) else None


def newest(messages: Sequence[Message], fits: Callable[[Press], bool]) -> Message | None:
    """Return the newest message with a control whose press fits, or None."""
    return next((message for message in reversed(messages) if holding(message, fits)), None)


def public_messages(person: Person, channel: Channel) -> list[Message]:
    """Return the messages that everybody sees in a channel."""
    return [message for message in person.sees(channel) if message.ephemeral_for is None]


def values_of(message: Message, custom_id: str) -> list[str]:
    """Return the values of a menu's options."""
    return [option.value for select in message.selects if select.custom_id == custom_id for option in select.options]


def fingerprint(message: Message) -> str:
    """Return a text that differs whenever a message looks different."""
    return json.dumps([message.id, message.components], sort_keys=True)
