"""A vote of Tortuga in a real browser: a ballot is cast by clicking and reaches no other browser."""

import asyncio
import re

import pytest
from playwright.async_api import Browser, expect

from bot.cli.play import Playing
from bot.cli.transcript import custom_id_of, newest, public_messages
from bot.loopback import Message, Person
from bot.tables.table import Table
from rules.kernel import Question

from .tabs import tab

pytestmark = pytest.mark.browser

CARD = re.compile("cannon|torch|water")
CAST = re.compile(r"Your (?:ballot|card in this (?:attack|mutiny|brawl))")


async def pressed(playing: Playing, person: Person, verb: str) -> None:
    """Have a person press a button on the newest card with it in the channel."""
    channel = playing.server.channel

    def card() -> Message | None:
        return newest(public_messages(person, channel), lambda press: press.verb == verb)

    await playing.server.until(lambda: card() is not None, 10)
    message = card()
    assert message is not None
    await (await person.press(message, custom_id_of(message, verb))).settled()


def chosen(question: Question) -> str:
    """Return the answer that calls a vote if possible."""
    votes = [option.id for option in question.options if option.id.split("/")[0] in ("attack", "mutiny", "brawl")]
    return [*votes, question.default][0]


async def called_for(playing: Playing, people: list[Person]) -> Table:
    """Have people and an AI play until the first person has a ballot to cast."""
    anne = people[0]
    await pressed(playing, anne, "cancel")
    options = "brethren=auto attack_target=captain_choice"
    await (await anne.slash("game new", playing.server.channel, game="tortuga", options=options)).done()
    for person in people:
        await pressed(playing, person, "join")
    await pressed(playing, anne, "ai")
    await pressed(playing, anne, "start")
    table = await playing.bot.tables.in_channel(playing.server.channel.id)
    assert table is not None
    async with asyncio.timeout(30):
        while True:
            asked = await table.look(lambda match: dict(match.questions))
            if 0 in asked and asked[0].kind == "ballot":
                return table
            for seat, question in asked.items():
                if seat < len(people):
                    await table.answer(seat, chosen(question), question.id, by="player")
            await asyncio.sleep(0.01)


async def test_a_ballot_is_cast_by_clicking_and_reaches_no_other_browser(playing: Playing, browser: Browser) -> None:
    anne, bart = playing.server.people
    table = await called_for(playing, [anne, bart])
    url = playing.server.url
    async with tab(browser, f"{url}/?as={anne.id}") as hers, tab(browser, f"{url}/?as={bart.id}") as his:
        # Each card lights up in her hand, and a few cards are buttons, too.
        ask = hers.page.locator("#touch .t-ask")
        await expect(ask.get_by_role("button", name="Play a random card")).to_be_visible()
        await expect(ask.get_by_role("button", name=CARD).first).to_be_visible()
        await hers.press(CARD, "dm")
        await hers.press("Confirm", "dm")
        await hers.sees(CAST, "dm")
        await playing.bot.settled(table, 10)
        own = [message.id for message in anne.sees(anne.open_dm())]
        held = await his.everything()
        assert len(own) > 1
        assert [number for number in own if str(number) in held] == []
        assert str(anne.open_dm().id) not in held
        assert str(own[-1]) in await hers.everything(), "her own browser has it"
    (ballot,) = [e for e in await table.look(lambda match: list(match.entries)) if (e.seat, e.kind) == (0, "ballot")][
        -1:
    ]
    assert ballot.by == "player"
    assert ballot.answer != "blind"
