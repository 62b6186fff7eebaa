"""Matches and commands in a pseudo-language: text without brackets did not come from the catalogs."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.cli.transcript import Cast, holding, play_match
from bot.loopback import Message, Permission, Person, Response
from bot.tables.options import choices_of
from bot.tables.table import Table
from bot.text import words_for
from rules import GAMES

from ...house import House, custom_id_of, settled
from ..toys.playable import toy_playable
from .pseudo import LOCALE, Proofreader, bracketed, pseudo_locale, unworded

NAMES = ("Ąnne", "Bęn", "Çleo")

SHAPES = "six+sixty+longpaths+ballot+whom+any+order30+n20+n1000+voyage+knots+final"


class Evening:
    """A house whose people and table use the pseudo-language; the bot's own language stays English."""

    def __init__(self, house: House, people: list[Person], reader: Proofreader) -> None:
        self.house, self.people, self.reader = house, people, reader

    async def told(self, person: Person, command: str, channel: Any = None, **options: Any) -> Message:
        """Use a command; return the private answer."""
        reply = await settled(await person.slash(command, channel or self.house.server.channel, **options))
        assert reply.message is not None
        return reply.message

    async def completed(self, person: Person, command: str, option: str, typed: str, **others: Any) -> None:
        """Read the choices of an autocompletion."""
        offered = await person.autocomplete(command, self.house.server.channel, option, typed, **others)
        assert offered, (command, typed)
        self.reader.choices(offered)

    async def boxed(self, person: Person, message: Message, verb: str, **about: str) -> Response:
        """Press a button that opens a modal, and read the modal."""
        reply = await self.house.press(person, message, verb, **about)
        self.reader.modal(reply.modal)
        return reply


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    with toy_playable(), pseudo_locale():
        house = House(tmp_path, language=LOCALE, dice_seed="evening")
        await house.start()
        people = [house.server.add_person(n, locale=LOCALE, permissions=Permission.MANAGE_GUILD) for n in NAMES]
        people[-1].dms = False
        reader = Proofreader(*NAMES)
        house.server.watch(reader.message)
        yield Evening(house, people, reader)
        await house.close()
        assert house.server.trouble == []
        assert list(reader.faults) == []
        assert reader.read


def test_the_proofreader_finds_texts_that_are_not_from_the_catalogs() -> None:
    assert bracketed('a = Hello\n    .b = { $n } times\nc = { "" }\n').count("⟦") == 2
    for good in (
        "⟦All ⟦of⟧ it⟧",
        "⟦Seat⟧ 2",
        "**⟦Limit⟧** → R7",
        "CO 6.8 · ⟦Adding⟧",
        "⟦cut of…",
        "<@12> <#3>",
        "1. Ąnne",
    ):
        assert not unworded(good, NAMES), good
    for bad in ("Hello", "⟦Limit⟧: ⟦5⟧", "⟦a⟧ and ⟦b⟧", "⟦a⟧, ⟦b⟧", "席", "Ąnne plays"):
        assert unworded(bad, NAMES), bad


async def test_a_whole_match_is_in_the_readers_language(evening: Evening) -> None:
    cast = Cast(evening.house.server, evening.house.bot, evening.people)
    options = GAMES["corsari"].options(limit=20).model_dump(mode="json")
    result = await play_match(cast, GAMES["corsari"], options)
    evening.reader.text(result)
    assert evening.reader.read > 200


async def test_every_shape_of_question_is_asked_in_the_readers_language(evening: Evening) -> None:
    cast = Cast(evening.house.server, evening.house.bot, evening.people[:2])
    options = GAMES["toy"].options(script=SHAPES, seed=3).model_dump(mode="json")
    evening.reader.names += ("bow", "stern", "port", "starboard")
    await play_match(cast, GAMES["toy"], options)
    assert evening.reader.read > 100


async def test_the_lobby_is_in_the_readers_language(evening: Evening) -> None:
    house, (ann, ben, _) = evening.house, evening.people
    card = await house.open_lobby(ann)
    for person, verb in ((ann, "join"), (ann, "join"), (ben, "ai"), (ann, "ai")):
        await house.press(person, card, verb)
    await house.shown(lambda: holding(card, lambda press: press.verb == "start"))
    await house.press(ben, card, "start")
    for choice in choices_of(GAMES["corsari"]):
        screen = (await house.press(ann, card, "options")).message
        assert screen is not None
        await house.select(ann, screen, "option", [choice.name])
        if choice.range is not None:
            opened = await evening.boxed(ann, screen, "type")
            await settled(await ann.submit(opened.modal, {"value": str(choice.range[0])}))
        else:
            await house.select(ann, screen, "set", [choice.values[-1]])
    await house.press(ann, card, "leave")
    # Ben's client still shows the button, whether or not the card was edited by then.
    join = custom_id_of(card, "qb:", "join", {})
    sure = (await house.press(ann, card, "cancel")).message
    assert sure is not None
    await house.press(ann, sure, "docancel")
    await settled(await ben.forge(card, join))


async def test_every_command_answers_in_the_readers_language(evening: Evening) -> None:
    house, (ann, ben, _) = evening.house, evening.people
    for command in ("hand", "move", "game status", "game leave", "game resign", "game stop", "help", "rules"):
        await evening.told(ann, command)
        await evening.told(ann, command, ann.open_dm())
    await evening.told(ann, "game new", game="chess")
    await evening.told(ann, "game new", game="corsari", options="limit=3")
    await evening.told(ann, "game new", game="corsari", options="fast")
    await evening.told(ann, "game new", ann.open_dm(), game="corsari")
    await evening.completed(ann, "game new", "game", "")
    await evening.completed(ann, "game new", "options", "", game="corsari")
    await evening.told(ann, "settings language", language="tlh")
    for search in ("", "CO 6.8", "crew", "zzz"):
        await evening.told(ann, "rules", search=search, game="corsari")
    await evening.completed(ann, "rules", "search", "")
    await evening.completed(ann, "rules", "game", "")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await at_the_table(evening, table)


async def at_the_table(evening: Evening, table: Table) -> None:
    house, (ann, ben, _) = evening.house, evening.people
    await evening.told(ann, "game new", game="corsari")
    for command in ("hand", "move", "game status"):
        for person in evening.people:
            await evening.told(person, command)
    await evening.completed(ann, "answer", "answer", "")
    for typed in ("nonsense", "pile", "sail"):
        await evening.told(ann, "answer", answer=typed)
    await evening.told(ben, "answer", answer="pile")
    await evening.completed(ann, "answer", "answer", "")
    for typed in ("scuttle", "confirm"):
        await evening.told(ann, "answer", answer=typed)
        await house.bot.settled(table, 30)
        if typed == "scuttle":
            await evening.completed(ann, "answer", "answer", "")
            await evening.told(ann, "answer", answer="back")
    await forged(evening)
    for person, command, verb in (
        (ben, "game leave", "nothing"),
        (ben, "game leave", "doleave"),
        (ann, "game resign", "doresign"),
    ):
        await house.press(person, await evening.told(person, command), verb)
    await house.bot.settled(table, 30)
    table = await house.sit_down(ann, ben)
    await house.press(ann, await evening.told(ann, "game stop"), "dostop")
    await house.bot.settled(table, 30)


async def forged(evening: Evening) -> None:
    """Press buttons that were not offered."""
    ann = evening.people[0]
    board = await evening.house.board(ann)
    for custom_id in ("nonsense", "qb:1:a:0.1::pile", "qb:99:move:::"):
        await settled(await ann.forge(board, custom_id))


async def test_commands_have_names_and_descriptions_in_the_readers_language(evening: Evening) -> None:
    commands = [c for found in evening.house.server.state.commands.values() for c in found]
    assert commands
    for entry in [*commands, *(option for command in commands for option in all_options(command))]:
        assert entry["name_localizations"][LOCALE] == "x" + entry["name"]
        evening.reader.text(entry["description_localizations"][LOCALE])
    assert words_for(LOCALE).locale == LOCALE


def all_options(entry: dict[str, Any]) -> list[dict[str, Any]]:
    return [inner for option in entry.get("options", ()) for inner in (option, *all_options(option))]
