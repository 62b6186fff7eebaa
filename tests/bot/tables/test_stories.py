"""Stories: which dice keys an export may reveal, and when."""

from typing import Any

import pytest

from bot.stories import disclosed, story_of, verify_story
from rules.kernel import Match, commitment_of
from rules.tortuga import HIDDEN_KINDS, OPEN_KINDS


def over(game: str, seats: int, **options: Any) -> Match:
    """A match whose seats have all resigned."""
    match = Match.start(game, seats, "a story", options=options)
    for seat in range(seats):
        match.resign(seat)
    return match


def test_no_key_is_revealed_while_it_is_played():
    match = Match.start("tortuga", 4, "a story", options={"post_game_disclosure": "full"})
    assert not disclosed(match)
    assert story_of(match, "").keys == {}


@pytest.mark.parametrize(("disclosure", "keys"), [("loyalties", OPEN_KINDS), ("full", (*OPEN_KINDS, *HIDDEN_KINDS))])
def test_what_stays_secret_keeps_its_keys(disclosure: str, keys: tuple[str, ...]):
    """Tortuga's hands and ballots follow from its keys (TO-H7)."""
    match = over("tortuga", 4, post_game_disclosure=disclosure)
    assert disclosed(match) == (disclosure == "full")
    story = story_of(match, commitment_of(match.key_hashes()))
    assert tuple(story.keys) == keys
    assert tuple(story.key_hashes) == (*OPEN_KINDS, *HIDDEN_KINDS)
    assert verify_story(story) is None


def test_a_game_that_keeps_nothing_secret_reveals_all_its_keys():
    match = over("corsari", 2)
    assert disclosed(match)
    assert list(story_of(match, "").keys) == match.head.kinds
