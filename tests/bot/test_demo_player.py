"""The demonstration's players press any answer of any shape, wherever they see it."""

from pathlib import Path
from random import Random

import pytest

from bot.cli.demo import demo_settings  # noqa: F401
from bot.player import Cast, Player, Way
from rules.kernel import Match

from ..house import House
from .toys import game
from .toys.questions import QUESTIONS

SCRIPTS = ["+".join(sorted(QUESTIONS)[begin::4]) for begin in range(4)]


class Going(Player):
    """Goes one way alone."""

    ways: Way = "private"

    def way(self) -> Way:
        return self.ways


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("script", SCRIPTS)
async def test_random_answers_of_every_shape_are_pressed(toy_house: House, script: str, seed: int) -> None:
    people = toy_house.people("Ann *the* _bold_", "Ben")
    people[1].dms = seed == 1
    options = f"script={script} seed={seed} together={'true' if seed == 2 else 'false'}"
    table = await toy_house.sit_down(*people, game="toy", options=options)
    players = [Player(Cast(toy_house.server, toy_house.bot, people), table, seat) for seat in range(2)]
    expected = Match.start(game.GAME, 2, "x", options=table.row.options)
    while asked := await table.look(lambda match: dict(match.questions)):
        for seat, question in asked.items():
            answer = game.pilot(expected.view(seat), question)
            await players[seat].answer(question)
            expected.answer(seat, answer)
    assert table.row.state == "over"
    assert [e.answer for e in expected.entries] == [
        e.answer for e in await table.look(lambda match: list(match.entries)) if e.type == "answer"
    ]
