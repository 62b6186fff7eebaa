"""The demo's players can press every answer of every shape of question."""

import io
from pathlib import Path

import pytest

from bot.cli.demo import show
from bot.cli.player import Cast, Player
from bot.cli.transcript import Transcript
from rules.kernel import Match

from ...house import House
from ..toys import game
from ..toys.playable import toy_playable
from ..toys.questions import QUESTIONS

SCRIPTS = ["+".join(sorted(QUESTIONS)[begin::3]) for begin in range(3)]


@pytest.mark.parametrize("together", ["true", "false"])
@pytest.mark.parametrize("script", SCRIPTS)
async def test_the_players_decisions_are_the_stored_answers(toy_house: House, script: str, together: str) -> None:
    people = toy_house.people("Ann *the* _bold_", "Ben")
    people[1].dms = together == "true"
    options = f"script={script} seed=1 together={together}"
    table = await toy_house.sit_down(*people, game="toy", options=options)
    players = [Player(Cast(toy_house.server, toy_house.bot, people), table, seat) for seat in range(2)]
    expected = Match.start(game.GAME, 2, "x", options=table.row.options)
    while asked := await table.look(lambda match: dict(match.questions)):
        for seat, question in asked.items():
            answer = game.pilot(expected.view(seat), question)
            await players[seat].answer(question)
            expected.answer(seat, answer)
    assert table.row.state == "over"
    entries = await table.look(lambda match: list(match.entries))
    assert [entry.answer for entry in entries if entry.type == "answer"] == [e.answer for e in expected.entries]
    assert "pin" in [entry.type for entry in entries] or "final" not in script.split("+")


@pytest.mark.parametrize("seed", [11, 12, 13])
async def test_the_demo_plays_the_toy_game_to_its_end(tmp_path: Path, seed: int) -> None:
    names = sorted(QUESTIONS)[seed % 3 :: 3]
    options = {"script": "+".join(names), "together": seed % 2 == 0, "seed": seed}
    out = io.StringIO()
    with toy_playable(), Transcript(out, tmp_path / "told.txt") as transcript:
        settings = {"dice_seed": "a seed", "pictures": "off", "database": tmp_path / "demo.db"}
        code, _ = await show(game.GAME, 3, settings, options, tmp_path / "http.jsonl", transcript)
    assert "Done with Anne, Bartholomew and Calico." in out.getvalue()
    assert "TROUBLE" not in out.getvalue()
    assert code == 0
