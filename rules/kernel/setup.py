"""How a match begins: its head, and from that its table and its play, as often as is needed."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from rules.kernel.asking import Play
from rules.kernel.dice import Dice, KeyedRoller, Roller, ScriptedDice, secret_of
from rules.kernel.engine import Engine
from rules.kernel.game import Game
from rules.kernel.lookup import read_options
from rules.kernel.record import MatchRecord
from rules.kernel.table import Table

Begin: TypeAlias = Callable[[], tuple[Engine, Any]]
"""Gives the play before its first question, and the state it plays on: new ones each time."""


def head_of(game: Game, seats: int, seed: str, salt: str, options: Mapping[str, Any]) -> MatchRecord:
    """Return the record of a match that begins now. Raises Malformed for what the game does not have."""
    return MatchRecord(
        game=game.name,
        seats=seats,
        options=read_options(game, seats, options).model_dump(mode="json"),
        seed=secret_of(seed).hex(),
        salt=salt,
        kinds=list(game.kinds),
        patches=list(game.patches),
    )


def from_head(game: Game, head: MatchRecord, dice: ScriptedDice | None) -> Begin:
    """Begin as a head says, or on scripted dice. Raises Malformed for options that the game does not have."""
    options = read_options(game, head.seats, head.options)
    roller: Roller = dice or KeyedRoller(bytes.fromhex(head.seed), head.salt, head.kinds)

    def begin() -> tuple[Engine, Any]:
        table = Table(head.seats, options, Dice(roller, head.kinds), head.patches)
        state = game.state(head.seats, options)
        return Engine(table, game.play(table, state)), state

    return begin


def bare(play: Callable[[Table], Play[Any]], seats: int, script: ScriptedDice, options: Any) -> Begin:
    """Begin any play, on a state of its own."""

    def begin() -> tuple[Engine, Any]:
        table = Table(seats, options, Dice(script, script.kinds), ())
        return Engine(table, play(table)), None

    return begin
