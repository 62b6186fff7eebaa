"""A door that is not Discord's makes requests and shows replies: they are plain data."""

from typing import Any

import pytest

from bot.custom_ids import Press
from bot.handlers.router import route
from bot.interactions.reply import Acknowledge, OpenBox, Reply, Show
from bot.interactions.request import Place, Request
from bot.loopback import Person
from bot.screens.layout import Row, Text
from bot.tables.lobby import Guest
from bot.tables.table import Table
from bot.text import words_for

from ...house import House

IDS = iter(range(10**17, 10**18))


async def pressed(
    house: House, person: Person, table: Table, press: Press, values: tuple[str, ...] = (), place: Place = "private"
) -> Reply:
    """Have a person press through a door of the test's own."""
    reply = await route(
        Request(
            services=house.bot.services,
            words=words_for("en"),
            guest=Guest(person.id, person.name, manager=False),
            id=next(IDS),
            place=place,
            guild_id=house.server.guild.id,
            channel_id=house.server.channel.id,
            missing=(),
            press=press,
            values=values,
        )
    )
    assert reply is not None
    return reply


def words(reply: Reply) -> str:
    """Return all texts of a reply's screen."""
    assert isinstance(reply, Show)
    return "\n".join(item.content for item in reply.screen.items if isinstance(item, Text))


def buttons(reply: Reply) -> list[str]:
    """Return the custom_ids of what may be pressed on a reply's screen."""
    assert isinstance(reply, Show)
    return [child.custom_id for item in reply.screen.items if isinstance(item, Row) for child in item.children]


async def test_another_door_answers_a_question_and_everybody_is_told(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await house.bot.settled(table, 30)
    asked = await table.look(lambda match: match.questions[0])
    hand = await pressed(house, ann, table, Press(table.id, "hand"))
    assert "Your hand" in words(hand)
    pile = Press(table.id, "a", asked.id, "", "pile")
    assert pile.custom_id() in buttons(hand)
    after = await pressed(house, ann, table, pile)
    assert isinstance(after, Show)
    assert after.follow is not None
    assert after.follow.table is table
    assert await table.look(lambda match: [entry.answer for entry in match.entries]) == ["pile"]
    await house.bot.settled(table, 30)
    assert any("Ann" in message.text and "pile" in message.text for message in ben.sees(house.server.channel))
    # The same press once more: that question is answered, and the screen that was pressed is brought up to date.
    assert "Your hand" in words(await pressed(house, ann, table, pile))


async def test_another_door_hears_refusals_in_words(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    refused = await pressed(house, eve, table, Press(table.id, "hand"))
    assert "no seat" in words(refused)
    assert isinstance(refused, Show)
    assert refused.fresh
    unknown = await pressed(house, ann, table, Press(table.id, "nonsense"))
    assert words(unknown) == words_for("en").line("bot-unknown-press")


async def test_a_direct_message_is_only_acknowledged(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    asked = await table.look(lambda match: match.questions[0])
    reply = await pressed(house, ann, table, Press(table.id, "a", asked.id, "", "pile"), place="direct")
    assert isinstance(reply, Acknowledge)


async def test_a_number_is_asked_for_in_a_box(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    card = await house.open_lobby(ann)
    assert card is not None
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    box = await pressed(house, ann, table, Press(table.id, "type", step="limit"))
    assert isinstance(box, OpenBox)
    assert box.press.verb == "type"
    # An empty box looks empty: a number in it would look as if somebody had typed it.
    assert box.placeholder == "From 20 to 500"
    assert "host" in words(await pressed(house, ben, table, Press(table.id, "type", step="limit")))


@pytest.mark.parametrize("module", ["request", "reply", "notice"])
def test_requests_and_replies_name_no_type_of_discord(module: str) -> None:
    namespace: dict[str, Any] = vars(__import__(f"bot.interactions.{module}", fromlist=["_"]))
    foreign = [name for name, value in namespace.items() if str(getattr(value, "__module__", "")).startswith("discord")]
    assert foreign == []
