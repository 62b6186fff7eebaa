"""A real bot is killed at every point between an answer and its sent mark: nothing is lost or told twice."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.loopback import LoopbackDiscord

from .audit import complaints, lost
from .crew import Crew
from .victims import EVERY_POINT, Victims, orders

SETTINGS = {"dice_seed": "killed"}


def rounds(number: int) -> str:
    return f"end_mode=fixed_rounds fixed_rounds={number}"


LOBBY = [
    ("opening", 1),
    ("opened", 1),
    ("row due", 1),
    ("row written", 1),
    ("message there", 1),
    ("reply heard", 1),
    ("sent marked", 1),
    ("sitting down", 1),
    ("sat down", 1),
    ("direct channel there", 1),
    ("messages are open", 1),
    ("starting", 1),
    ("started", 1),
]
TURNS = [
    ("answer applied", 1),
    ("answer stored", 1),
    ("in a transaction", 2),
    ("committed", 2),
    ("row due", 1),
    ("row written", 1),
    ("message on its way", 1),
    ("looking", 1),
    ("message there", 1),
    ("reply heard", 1),
    ("sent marked", 1),
    ("edit on its way", 2),
    ("edit there", 2),
    ("edit heard", 1),
    ("edit marked", 1),
    ("private reply replaced", 1),
    ("press answered", 2),
    ("answer to a press there", 2),
]
MESSAGES = [point for point in TURNS if {"message", "edit", "row", "reply", "sent"} & {*point[0].split()}]
"""Those at which a message is on its way, which is where its picture and its reader's door matter."""
DELETIONS = [("deletion on its way", 1), ("deletion there", 1)]
LAYOUTS = [("draft stored", 1)]
END = [("last answer applied", 1), ("last answer stored", 1), ("all told", 1), ("told marked", 1)]

Kill = Callable[..., Awaitable[None]]
NOTED = 6000
"""Characters of the bots' log that a failure shows."""


@pytest.fixture
async def kill(tmp_path: Path, wrong_in: Callable[[Path], list[str]]) -> AsyncIterator[Kill]:
    """Plays a match in which bots are killed at these points in turn, and checks the result."""

    async def play(
        points: Sequence[tuple[str, int]],
        *,
        before_start: int = 0,
        options: str = "",
        closed: bool = False,
        chance: Random | None = None,
        minutes: float = 5,
        pictures: str = "off",
        here: float = 5,
    ) -> None:
        database = tmp_path / "q.db"
        async with LoopbackDiscord(record=tmp_path / "http.jsonl", nonce_window=timedelta(minutes=minutes)) as server:
            # A bot that dies before it has noted a deletion deletes the message again.
            server.expected.add(10008)
            people = [server.add_person(name) for name in ("Ann", "Ben", "Cleo")]
            people[-1].dms = not closed
            settings = SETTINGS | {"pictures": pictures}
            async with Victims(server, database, orders(points), settings, here=here) as victims:
                crew = Crew(server, victims, people, chance)
                try:
                    await crew.play(await crew.sit_down(options, deaths=before_start))
                except TimeoutError as error:
                    # Only their log tells what the bots did meanwhile.
                    error.add_note((tmp_path / "bot.log").read_text(encoding="utf-8")[-NOTED:])
                    raise
                await victims.has_died(len(points))
            assert victims.died_at == [point for point, _ in points]
            assert await complaints(server, database) == []
            assert await lost(crew.sent, database) == []
            assert server.trouble == []
        assert wrong_in(tmp_path / "http.jsonl") == []

    return play


def test_the_tests_kill_at_every_point() -> None:
    assert {point for point, _ in LOBBY + TURNS + DELETIONS + LAYOUTS + END} == set(EVERY_POINT)


async def test_killed_in_the_lobby_and_at_the_start(kill: Kill) -> None:
    await kill(LOBBY, before_start=11, options=rounds(1))


async def test_killed_between_an_answer_and_its_message(kill: Kill) -> None:
    points = list(TURNS)
    Random(1).shuffle(points)
    # Drafts are rarer than the rest: the match must not end before somebody stores one.
    await kill([*LAYOUTS, *points], options=rounds(4))


async def test_killed_while_people_talk_and_one_refuses_direct_messages(kill: Kill) -> None:
    await kill(MESSAGES, closed=True, chance=Random(3), options=rounds(2))


async def test_killed_while_pictures_are_drawn(kill: Kill) -> None:
    """Here Discord remembers no nonces: only the history shows which messages arrived."""
    await kill(MESSAGES, options=rounds(2), minutes=0, pictures="dark")


@pytest.mark.parametrize("minutes", [5, 0])
async def test_killed_while_a_direct_message_that_tells_nothing_is_deleted(kill: Kill, minutes: float) -> None:
    """Between the next message and the deletion, and between the deletion and its note."""
    await kill(DELETIONS, options=rounds(2), minutes=minutes, here=0)


async def test_killed_at_the_end(kill: Kill) -> None:
    await kill([*LAYOUTS, *END], options=rounds(1))
