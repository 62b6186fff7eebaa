"""The opponents of the AI in ``simulate``: their seats, and how sure the AI's share of the wins is."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from math import sqrt
from statistics import pvariance
from typing import Any

from bot.cli.failures import Failure
from rules.kernel import Game, Match, Question

Decide = Callable[[Match, int, Question], Any]
GROUPS = ("half", "one", "rest")
"""How many seats play against the AI: every other one, one, or all but one."""


def by_pilot(match: Match, seat: int, question: Question) -> Any:
    """Return the AI's answer."""
    return match.game.pilot(match.view(seat), question) if match.game else question.default


def by_default(match: Match, seat: int, question: Question) -> Any:
    """Return the default answer."""
    return question.default


def by_chance(match: Match, seat: int, question: Question) -> Any:
    """Return an option picked by a hash of the position, so that the same seed gives the same match."""
    options = question.options
    if not options or question.shape != "choose":
        return question.default
    place = sha256(f"{match.head.seed}:{seat}:{question.id}".encode()).digest()
    return options[int.from_bytes(place[:8], "big") % len(options)].id


EVERYWHERE: Mapping[str, Decide] = {"default": by_default, "pilot": by_pilot, "random": by_chance}
"""The opponents that every game has."""


def rival_of(game: Game, name: str) -> Decide:
    """Return the opponent of that name. Raises Failure if the game has none."""
    if name in EVERYWHERE:
        return EVERYWHERE[name]
    opponent = game.opponents.get(name)
    if opponent is None:
        of_its_own = f"{', '.join(game.opponents)} (its own), and " if game.opponents else "none of its own, only "
        msg = f"{game.name} has no opponent {name!r}; it has {of_its_own}{', '.join(EVERYWHERE)}"
        raise Failure(msg)
    return lambda match, seat, question: opponent(match.view(seat), question)


def sides_of(seats: int, rivals: str) -> list[tuple[int, ...]]:
    """Return the AI's seats in a match and in each of its mirrors."""
    everybody = range(seats)
    if rivals == "half":
        return [tuple(seat for seat in everybody if seat % 2 != side) for side in (0, 1)]
    if rivals == "one":
        return [tuple(seat for seat in everybody if seat != rival) for rival in everybody]
    return [(seat,) for seat in everybody]


def half_width(samples: Sequence[float]) -> float:
    """Return half the width of the 95 % interval of a mean."""
    return 1.96 * sqrt(pvariance(samples) / max(1, len(samples) - 1))
