"""Commands and screens keep Discord's limits with any names; names neither format text nor mention anybody."""

from pathlib import Path
from typing import Any

import pytest

from bot import limits
from bot.cli.player import Cast, Player
from bot.loopback import Message, Person
from bot.tables.table import Table

from ...house import House
from ..watching import publicly

LOUD = [
    "**x** __y__ `z` ~~w~~ ||v|| # > ",
    "@everyone @here <@1> <@&2> <#3>",
    "[a](http://b.c) :smile: <t:0:R>",
    "- 1. *_~|`\\<>[]()*_*_*_*_*_*_*_*",
]
"""Names of at most 32 characters that contain Markdown and mentions."""


async def commands(house: House) -> list[Any]:
    return house.bot.tree.get_commands()


async def test_every_command_is_registered_within_discords_limits(tmp_path: Path) -> None:
    house = House(tmp_path, record=tmp_path / "http.jsonl")
    await house.start()
    await house.close()
    assert {command.name for command in await commands(house)} >= {"game", "hand", "move", "answer", "rules", "help"}
    written = [
        entry for entry in house.server.traffic if entry["path"].endswith("/commands") and entry["method"] == "PUT"
    ]
    assert [entry["status"] for entry in written] == [200]
    names = {command["name"]: command for command in written[0]["json"]}
    assert {option["name"] for option in names["game"]["options"]} >= {"new", "status", "leave", "resign", "stop"}
    described = [entry for command in written[0]["json"] for entry in [command, *all_options(command)]]
    assert all(1 <= len(entry["description"]) <= 100 for entry in described)
    assert all(1 <= len(entry["name"]) <= limits.NAME for entry in described)


def all_options(command: dict[str, Any]) -> list[dict[str, Any]]:
    return [inner for option in command.get("options", ()) for inner in [option, *all_options(option)]]


async def loud_table(house: House, options: str) -> tuple[Table, list[Person]]:
    assert all(len(name) <= limits.NAME for name in LOUD)
    people = house.people(*LOUD)
    return await house.sit_down(*people, options=options), people


async def test_loud_names_are_escaped_and_mention_nobody(house: House) -> None:
    seen: list[Message] = []
    house.server.watch(lambda change, message: seen.append(message) if change != "delete" else None)
    table, people = await loud_table(house, "first_dealer=4")
    players = [Player(Cast(house.server, house.bot, people), table, seat) for seat in range(4)]
    ids = {person.id for person in people}
    while not await table.look(
        lambda m: {"round_scored", "round_void", "match_ended"} & {e.kind for e in m.events(None)}
    ):
        for seat, question in (await table.look(lambda match: dict(match.questions))).items():
            await players[seat].answer(question)
    await house.bot.settled(table, 30)
    assert all(set(message.mentions) <= ids for message in seen)
    assert not any(name in message.text for message in publicly(house, people[0]) for name in LOUD)
    assert any("\\@everyone" in message.text for message in publicly(house, people[0]))


async def test_three_of_four_players_with_loud_names_leave_to_ais(house: House) -> None:
    table, people = await loud_table(house, "first_dealer=4")
    for person in people[:3]:
        reply = await (await person.slash("game leave", house.server.channel)).done()
        assert reply.message is not None
        await house.press(person, reply.message, "doleave")
    await house.bot.settled(table, 30)
    assert all(sitting.name.startswith("AI for ") for sitting in table.sittings[:3])
    assert all(len(message.mentions) <= 1 for message in publicly(house, people[0]))


@pytest.mark.parametrize("name", ["\u202eevil", "a\u2066b", "two\nlines"])
async def test_names_do_not_turn_or_break_lines(house: House, name: str) -> None:
    ann, ben = house.people(name, "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await house.press(ann, await house.board(ann), "a", arg="pile")
    await house.bot.settled(table, 30)
    text = "\n".join(message.text for message in publicly(house, ben))
    assert name not in text
    assert "drew from the pile" in text
