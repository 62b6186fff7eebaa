"""Strangers: spectators, former players and players of other tables get no secret by any press, command or forgery."""

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from discord import app_commands

from bot.cli.transcript import presses
from bot.custom_ids import BUTTON_TEMPLATE, SELECT_TEMPLATE, Press, parse
from bot.handlers.answers import VERBS as ANSWERS
from bot.handlers.router import AT_TABLE
from bot.interactions.components import typed_in
from bot.interactions.door import Interaction
from bot.loopback import Channel, Message, NotPossible, Person
from bot.tables.table import Table

from ...house import House, settled
from ..evenings import told, went_on
from ..watching import publicly, state_of
from .test_orders_screens import ordered_by_typing
from .test_secrets import Checker, everything

SELECT = 3  # Discord's number of a menu
AT_ONCE = 32
TYPED = {
    "number": 2,
    "page": 1,
    "answer": "confirm",
    "game": "toy",
    "seat": "1",
    "options": "",
    "search": "TOY",
}
"""The values for the required options of commands, by option name."""


def open_the_gate(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let forged custom_ids reach the handlers, which must be safe without the router's check."""
    door = house.bot.door

    async def taken(interaction: Interaction) -> None:
        data: Any = interaction.data or {}
        match = re.fullmatch(f"{BUTTON_TEMPLATE.pattern}", data["custom_id"])
        found = match or SELECT_TEMPLATE.fullmatch(data["custom_id"])
        assert found is not None, data["custom_id"]
        await door.press(interaction, parse(found), list(data.get("values", [])) or [typed_in(data)])

    monkeypatch.setattr(door, "unknown", taken)


def forgeries(table: Table) -> Iterator[Press]:
    """Yield presses of every verb with the arguments that might have an effect."""
    sittings = [str(sitting.id) for sitting in table.ever_seated]
    for verb in (*(verb for verb in AT_TABLE if verb not in ANSWERS), "mine", "rules", "keep", "forget"):
        for arg in ("", "1", "leave", *sittings[:1], "777"):
            yield Press(table.id, verb, arg=arg)
    for verb in (*ANSWERS, "n", "takeback", "askundo"):
        for question in ("0.1", "2.1", "0.orders", "2.orders"):
            for step, arg in (("", ""), ("", "o1"), ("amount", "913"), ("x", "777")):
                yield Press(table.id, verb, question, step, arg)


def commands(house: House) -> list[app_commands.Command[Any, ..., Any]]:
    return [c for c in house.bot.tree.walk_commands() if isinstance(c, app_commands.Command)]


class Stranger:
    """A person who tries everything; ``got`` collects every message sent to them."""

    def __init__(self, house: House, person: Person) -> None:
        self.house = house
        self.person = person
        self.got: list[str] = []
        house.server.watch(self._look)

    def _look(self, change: str, message: Message) -> None:
        if change != "delete" and self._sees(message):
            files = [file.data.decode(errors="replace") for file in message.attachments]
            self.got.append(everything(message) + json.dumps(files))

    def _sees(self, message: Message) -> bool:
        if message.channel.recipient is not None:
            return message.channel.recipient.id == self.person.id
        return message.ephemeral_for in (None, self.person.id)

    def secrets(self) -> set[str]:
        """Return the secrets of the marked table that this person was sent."""
        return {found[0] for text in self.got for found in SECRETS.finditer(text)}

    def around(self) -> list[str]:
        """Return the secrets with the text around them."""
        return [text[max(0, m.start() - 80) : m.end() + 80] for text in self.got for m in SECRETS.finditer(text)]

    async def try_everything(self, table: Table, places: Sequence[Message]) -> int:
        """Forge every press on every message; return the number of presses."""
        tries: list[tuple[Message, str, Sequence[str] | None]] = []
        for place in places:
            for press in forgeries(table):
                tries.append((place, press.custom_id(), None))
                if press.verb in ("why", "whichseat", "undostep", "a", "k", "edit", "propose", "option", "set"):
                    tries.append((place, press.custom_id("s"), ["1"]))
        for start in range(0, len(tries), AT_ONCE):
            await asyncio.gather(*(self._forge(*one) for one in tries[start : start + AT_ONCE]))
        return len(tries)

    async def _forge(self, place: Message, custom_id: str, values: Sequence[str] | None) -> None:
        if values is None:
            await settled(await self.person.forge(place, custom_id))
        else:
            await settled(await self.person.forge(place, custom_id, SELECT, values))

    async def press_what_is_offered(self, board: Message) -> None:
        """Press each button of the table's message and the first button of each screen that opens."""
        for custom_id, press in presses(board):
            if press.verb == "dostop":
                continue
            reply = await settled(await self.person.forge(board, custom_id))
            for inner, further in presses(reply.message) if reply.message is not None else []:
                if inner.startswith("qb:") and further.verb not in ("doforget", "dostop"):
                    await settled(await self.person.press(reply.message, inner))  # type: ignore[arg-type]
                    break

    async def use_every_command(self, channel: Channel) -> list[str]:
        """Use every command and every completion; return the names of the commands that are allowed."""
        used: list[str] = []
        for command in commands(self.house):
            name = command.qualified_name
            given = {p.name: TYPED[p.name] for p in command.parameters if p.required and p.name in TYPED}
            try:
                for parameter in command.parameters:
                    if parameter.autocomplete:
                        offered = await self.person.autocomplete(name, channel, parameter.name, "")
                        self.got.extend(f"{choice.name} {choice.value}" for choice in offered)
                await settled(await self.person.slash(name, channel, **given))
            except NotPossible:
                # Discord does not offer this command to everybody.
                continue
            used.append(name)
        return used


# ---------------------------------------------------------------- the toy game, with marks


async def marked_table(house: House, people: Sequence[Person], channel: Channel, seed: int) -> Table:
    """Start a match with secret marks in a channel; its first question is a number to confirm."""
    options = f"script=marks+n1000sure+n1000ordered together=true seed={seed}"
    await settled(await people[0].slash("game new", channel, game="toy", options=options))
    card = await house.shown(lambda: next((m for m in people[0].sees(channel) if m.buttons), None))
    for person in people:
        await house.press(person, card, "join")
    await house.press(people[0], card, "start")
    table = await house.bot.tables.in_channel(channel.id)
    assert table is not None
    await house.bot.settled(table, 30)
    return table


SECRETS = re.compile(r"Mark[ABC]5|(?<![0-9a-f])(?:777|778|913|914)(?![0-9a-f])")
"""The marks, drafts and orders of the first table, except within a hash."""


@pytest.fixture
async def marked(toy_house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[House, Table, dict[str, Person]]:
    house = toy_house
    ann, ben, dan, cat, pat, eve = house.people("Ann", "Ben", "Dan", "Cat", "Pat", "Eve")
    table = await marked_table(house, [ann, ben, dan], house.server.channel, 5)
    await marked_table(house, [pat, eve][:1], house.server.add_channel("elsewhere"), 6)
    for person, draft, order in ((ann, "777", "913"), (ben, "778", "914")):
        await told(house, person, "answer", answer=draft)
        await ordered_by_typing(house, person, order)
    await table.hand_over(2, "Cat", cat.id)
    await house.bot.settled(table, 30)
    open_the_gate(house, monkeypatch)
    return house, table, {"a spectator": eve, "a former player": dan, "a player elsewhere": pat, "a player": ann}


STRANGERS = ("a spectator", "a former player", "a player elsewhere")


@pytest.mark.parametrize("who", STRANGERS)
async def test_a_stranger_gets_no_mark(marked: Any, who: str) -> None:
    house, table, people = marked
    person: Person = people[who]
    before = await state_of(table)
    stranger = Stranger(house, person)
    board = publicly(house, person)[-1]
    places = [board, *([person.sees(person.dm)[-1]] if person.dm and person.sees(person.dm) else [])]
    assert await stranger.try_everything(table, places) > 300
    await stranger.press_what_is_offered(board)
    used = await stranger.use_every_command(house.server.channel)
    assert {"hand", "move", "answer", "orders", "my games", "game log", "game at", "game export"} <= set(used)
    await house.bot.settled(table, 30)
    assert stranger.secrets() == set(), stranger.around()
    assert len(stranger.got) > 300
    assert await state_of(table) == before


async def test_a_player_gets_their_own_secrets(marked: Any) -> None:
    """This proves that the secrets of the test above exist."""
    house, _, people = marked
    player = Stranger(house, people["a player"])
    for command in ("hand", "move", "orders", "game log", "game export"):
        await told(house, player.person, command)
    await told(house, player.person, "game at", number=1)
    assert player.secrets() == {"MarkA5", "777", "913"}
    player.got.clear()
    board = publicly(house, player.person)[-1]
    table = await house.bot.tables.in_channel(house.server.channel.id)
    for verb in ("orders", "hand"):
        await settled(await player.person.forge(board, f"qb:{table.id}:{verb}:::forged"))
    assert player.secrets() == {"MarkA5", "777", "913"}


async def test_a_planted_leak_is_found(marked: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    house, table, people = marked
    monkeypatch.setattr("bot.handlers.history.reader_of", lambda _: 1)
    stranger = Stranger(house, people["a spectator"])
    board = publicly(house, stranger.person)[-1]
    await settled(await stranger.person.forge(board, f"qb:{table.id}:at:::1"))
    assert stranger.secrets() == {"MarkB5"}


# ---------------------------------------------------------------- Corsari


@pytest.mark.parametrize("who", STRANGERS)
async def test_a_stranger_gets_no_card(house: House, monkeypatch: pytest.MonkeyPatch, who: str) -> None:
    ann, ben, dan, cat, pat, eve = house.people("Ann", "Ben", "Dan", "Cat", "Pat", "Eve")
    table = await house.sit_down(ann, ben, dan, options="first_dealer=3")
    other = house.server.add_channel("elsewhere")
    await settled(await pat.slash("game new", other, game="corsari", options=""))
    await went_on(house, table, 4)
    await table.hand_over(2, "Cat", cat.id)
    await house.bot.settled(table, 30)
    open_the_gate(house, monkeypatch)
    person = {"a spectator": eve, "a former player": dan, "a player elsewhere": pat}[who]
    checker = Checker(house, [ann, ben, cat])
    checker.table = table
    stranger = Stranger(house, person)
    board = publicly(house, person)[-1]
    await stranger.try_everything(table, [board])
    await stranger.press_what_is_offered(board)
    await stranger.use_every_command(house.server.channel)
    assert checker.leaks == []
    assert checker.looked > 200
