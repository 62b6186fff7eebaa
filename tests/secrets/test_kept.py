"""Logs hold no cards, and exports of a finished match hold nothing that stays secret."""

import asyncio
import json
import logging
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.logs import set_up_logs
from bot.loopback import Person
from bot.tables.stories import Story, disclosed, story_of
from bot.tables.table import Table
from rules.kernel import Match
from rules.tortuga import GAME, HIDDEN_KINDS, OPEN_KINDS
from rules.tortuga.cards import EVENT_CARDS, TYPES

from ..house import House, settled

CARDS = re.compile(r"\b(?:" + "|".join([*TYPES, *(card.id for card in EVENT_CARDS)]) + r")\b")
PRIVATE = ("ballot_ack", "hand_dealt", "hand_refilled", "loyalty_dealt")
"""The kinds of event that only one seat may see in full."""


@pytest.fixture
def logged() -> StringIO:
    """Return the stream of all log lines, at level debug."""
    stream = StringIO()
    set_up_logs("debug", "json", stream)
    return stream


async def play_out(house: House, person: Person) -> Table:
    """Play a match to its end with one person and AIs that move only when told to."""
    card = await house.open_lobby(person, "tortuga", options="brethren=auto sudden_death_rounds=2")
    await house.press(person, card, "join")
    for _ in range(3):
        await house.press(person, card, "ai")
    await settled(await house.press(person, card, "start"))
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    while table.row.state == "playing":
        for seat, question in (await table.look(lambda match: dict(match.questions))).items():
            answer = await table.look(lambda match, q=question: GAME.pilot(match.view(q.seat), q))
            if seat == 2:
                # The log of a refused answer must not contain the answer.
                with pytest.raises(Exception, match="not_offered"):
                    await table.answer(seat, "TFN CBS", question.id, by="player")
            await table.answer(seat, answer, question.id, by="player")
    await house.bot.settled(table, 10)
    return table


def hidden_facts(story: Any, seat: int | None) -> list[Any]:
    """Return the events of a story that contain other seats' secrets."""
    facts = {"hand", "type", "seen"}
    private = [e for e in story["events"] if e["kind"] in PRIVATE or facts & {*e["data"]}]
    # One seat reshuffles all hands, but each reader is told only its own new hand.
    return [e for e in private if e["data"]["seat"] != seat and (e["kind"] != "hands_reshuffled" or seat is None)]


async def test_neither_logs_nor_exports_hold_what_stays_secret(
    tmp_path: Path, logged: StringIO, request: pytest.FixtureRequest
) -> None:
    # Without faults, only asyncio's debug mode logs anything: tasks that take a millisecond, with their results.
    loop = asyncio.get_running_loop()
    loop.set_debug(True)
    loop.slow_callback_duration = 0.001
    logger = logging.getLogger("asyncio")
    usual = logger.level
    logger.setLevel(logging.WARNING)
    request.addfinalizer(lambda: logger.setLevel(usual))
    house = House(tmp_path, dice_seed="1667", pilot_pause=60)
    await house.start()
    (ann, eve) = house.people("Ann", "Eve")
    table = await play_out(house, ann)
    assert await table.look(disclosed) is False
    stories: dict[int | None, Any] = {}
    for seat, person in ((0, ann), (None, eve)):
        reply = await settled(await person.slash("game export", house.server.channel))
        assert reply.message is not None
        ((name, data),) = [(file.filename, file.data) for file in reply.message.attachments]
        assert name.endswith("-story.json")
        stories[seat] = json.loads(data)
    seed, entries = table.row.seed, await table.look(lambda match: [entry.digest for entry in match.entries])
    await house.close()
    assert house.server.trouble == []
    out = tmp_path / "out.json"
    assert await asyncio.to_thread(main, ["export", str(house.settings.database), "1", str(out)]) == 0
    assert json.loads(out.read_text(encoding="utf-8")) == stories[None]
    for seat, story in stories.items():
        assert list(story["keys"]) == list(OPEN_KINDS)
        assert hidden_facts(story, seat) == []
        assert {e["kind"] for e in story["events"]} >= {"vote_revealed", "match_over"}
        told = json.dumps(story)
        assert seed not in told
        assert not [digest for digest in entries if digest in told]
    assert {e["kind"] for e in stories[0]["events"]} >= {*PRIVATE}
    lines = logged.getvalue()
    assert lines
    assert CARDS.findall(lines) == []
    assert seed not in lines


@pytest.mark.parametrize("disclosure", ["loyalties", "full"])
def test_everything_is_exported_only_if_the_table_agreed_and_the_match_is_over(disclosure: str) -> None:
    options = {"brethren": "auto", "sudden_death_rounds": 2, "post_game_disclosure": disclosure}
    match = Match.start(GAME, 4, "kept", options=options)
    while match.result is None:
        assert not disclosed(match)
        assert story_of(match, "").keys == {}
        question = next(iter(match.questions.values()))
        match.answer(question.seat, GAME.pilot(match.view(question.seat), question))
    assert disclosed(match) == (disclosure == "full")
    story: Story = story_of(match, "")
    assert list(story.keys) == [*OPEN_KINDS, *(HIDDEN_KINDS if disclosure == "full" else ())]
    assert hidden_facts(story.model_dump(), None) == []
