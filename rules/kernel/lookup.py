"""Look up a game by its name, and check the options of a match."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pydantic import BaseModel, ValidationError

from rules.kernel.game import Game
from rules.kernel.refusals import Malformed


class Only(NamedTuple):
    """Marks an option that counts only with some values of another: ``Annotated[int, Only("ends", ("rounds",))]``.

    ``others``: further options; one of them with one of these values is enough.
    """

    option: str
    values: tuple[Any, ...]
    others: tuple[str, ...] = ()

    def holds(self, options: Mapping[str, Any]) -> bool:
        """Return whether the marked option counts beside these."""
        return any(options[name] in self.values for name in (self.option, *self.others))


def game_of(game: str | Game) -> Game:
    """Return the game of that name. Raises Malformed if there is none."""
    if isinstance(game, Game):
        return game
    from rules import GAMES

    try:
        return GAMES[game]
    except KeyError:
        raise Malformed("no_such_game", game=game) from None


def options_that_count(game: Game, options: Mapping[str, Any]) -> list[str]:
    """Return the names of the options that can mean anything beside the others, in the order of the model.

    ``options``: all options of the game, each with its own type.
    """
    fields = game.options.model_fields.items()
    marks = {name: [mark for mark in field.metadata if isinstance(mark, Only)] for name, field in fields}
    return [name for name, found in marks.items() if all(mark.holds(options) for mark in found)]


def read_options(game: Game, seats: int, options: Mapping[str, Any]) -> BaseModel:
    """Check the number of seats and the options of a match. Raises Malformed with the option at fault.

    A value must have the option's own type: True is no number, and 2.0 no integer.
    """
    if seats not in game.seats:
        raise Malformed("wrong_seats", seats=seats, lo=min(game.seats), hi=max(game.seats))
    try:
        return game.options.model_validate(dict(options), strict=True, context={"seats": seats})
    except ValidationError as error:
        fault = error.errors()[0]
        option = str(fault["loc"][0]) if fault["loc"] else ""
        raise Malformed("bad_option", option=option, fault=fault["msg"]) from error
