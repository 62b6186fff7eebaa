"""Alt texts say all that fits within Discord's limit; long lists are shortened evenly, and say how many are missing."""

import re
from collections.abc import Sequence
from functools import partial

import pytest

from bot.pictures.alt_texts import ROOM, Line, alt, worded
from bot.text import locales, words_for
from rules import GAMES
from rules.blackbeard.tables import PORTS
from rules.kernel import Fact

GAME = GAMES["blackbeard"]
MORE = {"en": r" and (\d+) more\.$", "fr": r" et (\d+) de plus\.$", "ja": r"、ほか(\d+)。$"}
BETWEEN = {"en": ", ", "fr": ", ", "ja": "、"}


def told(facts: Sequence[Fact], locale: str) -> list[str]:
    return alt(GAME, facts, words_for(locale, strict=True), str).splitlines()


def governors(stance: str, count: int) -> Fact:
    rows = [{"port": port} for port in [*PORTS][:count]]
    return Fact("picture_governors", {"rows": rows, "more": 0, "cut": "rows", "stance": stance})


def named(line: str, locale: str) -> tuple[int, int]:
    """Return how many ports a line names, and how many it only counts."""
    more = re.search(MORE[locale], line)
    # One name holds a comma.
    line = line.replace("St George’s, Bermuda", "Bermuda")
    return len(re.sub(MORE[locale], "", line).split(BETWEEN[locale])), int(more[1]) if more else 0


@pytest.mark.parametrize("locale", locales())
def test_lists_are_whole_where_there_is_room(locale: str) -> None:
    assert [named(line, locale) for line in told([governors("pro", 20), governors("anti", 9)], locale)] == [
        (20, 0),
        (9, 0),
    ]


@pytest.mark.parametrize("locale", locales())
def test_lists_for_which_there_is_no_room_are_shortened_evenly_and_counted(locale: str) -> None:
    facts = [governors("pro", len(PORTS)), governors("anti", 3), *[governors("hidden", len(PORTS))] * 6]
    lines = told(facts, locale)
    long, short, *others = [named(line, locale) for line in lines]
    assert short == (3, 0)
    assert sum(long) == len(PORTS)
    assert {*others} <= {long, (long[0] - 1, long[1] + 1)}
    assert ROOM - 60 < len("\n".join(lines)) <= ROOM


def test_a_list_of_which_nothing_fits_is_left_out() -> None:
    full = Fact("picture_destroyed", {"rows": [{"port": port} for port in [*PORTS] * 3][:95], "more": 0})
    (line,) = told([full, governors("pro", 9)], "en")
    assert line.startswith("Destroyed ports")


def test_a_hold_that_is_shortened_is_never_called_empty() -> None:
    cargo = [{"marker": "sugar", "n": 1}] * 3
    own = {"pirate": "kidd", "ship": "sloop", "combat": 1, "speed": 0, "place": "K14", "status": "active"}
    own |= {"notoriety": 0, "popularity": 0, "cabin": 0, "treasure": 0, "port": "", "shut": False, "nation": ""}
    own |= {"die": None, "damage": [], "cargo": cargo, "cut": "cargo", "more": 0}
    own |= {"wounds": [], "captives": 0, "members": [], "enemies": []}
    line = Line(Fact("picture_own", own), partial(worded, GAME, words_for("en", strict=True), str))
    assert ": sugar and 2 more." in line.told(0)
