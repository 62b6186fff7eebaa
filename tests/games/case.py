"""The data that a game supplies to the suite: one ``GameCase`` in ``tests/games/<game>.py``."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from rules.kernel import Game, Match, Question

from ..secrets.twins import Pair
from .courses import Chance
from .options import drawn_options
from .playthroughs import Plan

Options = Mapping[str, Any]
NONE: Options = {}


def often(suite: int, fuzz: int) -> int:
    """Return how often a check is repeated with other dice: in the suite, or in `make fuzz`."""
    return fuzz if settings.get_current_profile_name() == "fuzz" else suite


class Leak(NamedTuple):
    """A planted leak, which the twins must notice.

    ``plant`` returns the game with the leak. ``seats`` and ``options`` choose the matches to search, if those of the
    case would not show the leak.
    """

    plant: Callable[[Game], Game]
    seats: Sequence[int] = ()
    options: Options = NONE


class Versus(NamedTuple):
    """Matches of the AI against seats that answer by default or by chance.

    ``share``: the share of victories that the AI must exceed. ``other``: how the other seats answer, "default" or
    "chance". ``rival``: another AI that answers for them instead. ``seeds``: the number of seeds, from ``first`` on:
    few matches may be untypical of many. Each seed is played once for every group of seats in ``sides``; the AI plays
    that group. No sides: once the even seats, once the odd seats. ``check`` gets each match with the AI's seats.
    """

    seats: int
    share: float
    other: str = "default"
    seeds: int = 8
    options: Options = NONE
    sides: Sequence[Sequence[int]] = ()
    check: Callable[[Sequence[tuple[Sequence[int], Match]]], None] = lambda _: None
    rival: Callable[[Any, Question], Any] | None = None
    first: int = 0


class Spec(NamedTuple):
    """The golden cases of a game's spec: their chapter, the letters of their ids, and their number.

    Letters and number are counted by hand, so that a parsing fault is noticed.
    """

    chapter: int
    letters: Collection[str]
    count: int
    later: Collection[str] = ()
    """Cases of modules that have no rules yet, so that they have no test."""


@dataclass(frozen=True)
class GameCase:
    """One game in the suite."""

    game: Game

    # ---------------------------------------------------------------- matches by chance
    longest: int
    """The most entries that a match with drawn options may have."""
    chances: st.SearchStrategy[Chance] = field(default_factory=lambda: st.integers(0, 2**32).map(Random).map(Chance))
    """A strategy for seats that give random legal answers; a game may subclass ``Chance``."""
    by_chance: Callable[[Random], Chance] = Chance
    """The same for tests without hypothesis."""
    resumed: int = 6
    """The undos of five matches, at least, that begin at a checkpoint; 0 if hardly any answer can be taken back."""
    narrowed: Callable[[int], Mapping[str, st.SearchStrategy[Any]]] = lambda _: {}
    """Options that are always drawn, by the number of seats: for example caps that keep random matches short."""
    options: Callable[[int], st.SearchStrategy[dict[str, Any]]] | None = None
    """All options, by the number of seats, if the model's fields do not tell which of them fit together."""

    # ---------------------------------------------------------------- secrets
    twins: Callable[[Game, int, int | None, int, Options], Pair] | None = None
    """(game, seats, reader, seed, options) -> a pair of twins; None: the game hides nothing."""
    variants: Callable[[int, int], Options] | None = None
    """(seats, seed) -> options of twins; None: they are drawn."""
    pairs: int = 10
    """The number of pairs of twins for each number of seats."""
    check_twins: Callable[[int, Sequence[Any]], None] = lambda seats, pairs: None
    """(seats, pairs): check that the pairs covered the situations that they were made for."""
    leaks: Mapping[str, Leak] = field(default_factory=dict[str, Leak])
    """Leaks by name; each of them must make a difference to twins."""
    leak_seats: Sequence[Sequence[int]] = ()
    """Groups of seat counts; every leak must be found within each group. Empty: one group of all seat counts."""

    # ---------------------------------------------------------------- playthroughs
    plans: Mapping[str, Plan] = field(default_factory=dict[str, Plan])
    """The plans of the golden playthroughs; the files are ``tests/fixtures/<game>/playthrough_<name>.json``."""
    endings: Collection[str] = ()
    """The reasons for which a match can end."""
    public: Collection[str] = ()
    """The kinds of event that the public can be told."""
    spec: Spec | None = None
    """The golden cases of the spec; None: it has none."""

    # ---------------------------------------------------------------- the AI
    versus: Sequence[Versus] = ()
    short: Options = field(default_factory=dict[str, Any])
    """Options with which whole matches of AIs are short."""
    recomputed: Collection[str] = ()
    """Fields of the view that follow from other fields; they are left out when a view is serialized."""

    # ---------------------------------------------------------------- words and pictures
    silent: Collection[str] = ()
    """Kinds of event for which a text may be empty."""
    asks: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """Standing orders with which a seat is asked everything that it may leave to its orders."""
    rare: Sequence[tuple[str, str, Mapping[str, Any]]] = ()
    """Events that are too rare for a playthrough: kind, rule and data of one of each. They are worded in its place."""
    plain_steps: Collection[str] = ()
    """Steps of forms that need no hint: their title says it all."""
    printed: Collection[str] = ()
    """Kinds of tags whose values are printed in the pictures, as the sums of a track are, and stand for nothing hidden.

    ``PRINTED`` in ``test_tags.py`` has those of all games.
    """
    hidden_tags: bool = True
    """Whether tags of a hand are news to the other seats, so that a hand that leaks is found."""
    rule_ids: str = ""
    """A regular expression for the rule ids that the code of the game cites."""
    piece_ids: str = "(?!)"
    """A regular expression for the ids of pieces, which no text may contain; by default it fits nothing."""

    @property
    def name(self) -> str:
        """The game's name."""
        return self.game.name

    def options_for(self, seats: int) -> st.SearchStrategy[dict[str, Any]]:
        """Return any legal options."""
        if self.options is not None:
            return self.options(seats)
        return drawn_options(self.game, seats, self.narrowed(seats))

    def pair(self, game: Game, seats: int, reader: int | None, seed: int, options: Options) -> Pair:
        """Return a pair of twins."""
        if self.twins is None:
            pytest.fail(f"{self.name} has no twins")
        return self.twins(game, seats, reader, seed, options)
