"""How a match begins: its head, and the table and play that are built from the head, anew for each undo."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rules.kernel.asking import Play
from rules.kernel.checkpoints import Saved, unpacked
from rules.kernel.dice import Dice, KeyedRoller, Roller, ScriptedDice, key_of, secret_of
from rules.kernel.engine import Engine
from rules.kernel.game import Game
from rules.kernel.lookup import read_options
from rules.kernel.record import MatchRecord
from rules.kernel.refusals import Diverged
from rules.kernel.table import Table


class Begin(NamedTuple):
    """How to begin a match: each function returns a new engine before its first step, and the new state it plays on.

    ``anew`` begins at the start, ``again`` at a moment that was saved by an engine of the same match, from that moment
    and the engine that runs at present; None: the play cannot go on from its state alone.
    """

    anew: Callable[[], tuple[Engine, Any]]
    again: Callable[[Saved, Engine], tuple[Engine, Any]] | None = None


def head_of(game: Game, seats: int, seed: str, salt: str, options: Mapping[str, Any]) -> MatchRecord:
    """Return the record of a new match. Raises Malformed for seats or options that the game does not have."""
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
    """Return how to begin the match of a head, with its own or scripted dice.

    Raises Malformed for its options, Diverged for a changed rule that the game does not know.
    """
    if unknown := [patch for patch in head.patches if patch not in game.patches]:
        raise Diverged(-1, f"the game knows no changed rule {unknown[0]!r}")
    options = read_options(game, head.seats, head.options)
    secret = bytes.fromhex(head.seed)
    roller: Roller = dice or KeyedRoller({kind: key_of(secret, kind) for kind in head.kinds}, head.salt)

    def empty_table() -> Table:
        return Table(head.seats, options, Dice(roller, head.kinds), head.patches)

    def anew() -> tuple[Engine, Any]:
        table, state = empty_table(), game.state(head.seats, options)
        return Engine(table, game.play(table, state)), state

    if (resume := game.resume) is None:
        return Begin(anew)

    def again(saved: Saved, before: Engine) -> tuple[Engine, Any]:
        table, state = empty_table(), unpacked(saved.moment.state)
        engine = Engine(table, resume(table, state))
        engine.go_back(saved, before)
        return engine, state

    return Begin(anew, again)


def bare(play: Callable[[Table], Play[Any]], seats: int, script: ScriptedDice, options: Any) -> Begin:
    """Return how to begin any play on scripted dice, without a game."""

    def anew() -> tuple[Engine, Any]:
        table = Table(seats, options, Dice(script, script.kinds), ())
        return Engine(table, play(table)), None

    return Begin(anew)
