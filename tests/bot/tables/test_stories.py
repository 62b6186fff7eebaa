"""Stories: which dice keys an export may reveal, and when."""

from typing import Any

import pytest

from bot.tables.stories import check_story, disclosed, story_of
from rules.kernel import Match, commitment_of
from rules.tortuga import HIDDEN_KINDS, OPEN_KINDS


def over(game: str, seats: int, **options: Any) -> Match:
    """Return a match whose seats have all resigned."""
    match = Match.start(game, seats, "a story", options=options)
    for seat in range(seats):
        match.resign(seat)
    return match


def test_a_running_match_reveals_no_key():
    match = Match.start("tortuga", 4, "a story", options={"post_game_disclosure": "full"})
    assert not disclosed(match)
    assert story_of(match, "").keys == {}


@pytest.mark.parametrize(("disclosure", "keys"), [("loyalties", OPEN_KINDS), ("full", (*OPEN_KINDS, *HIDDEN_KINDS))])
def test_the_keys_of_lasting_secrets_are_not_revealed(disclosure: str, keys: tuple[str, ...]):
    """Tortuga's hands and ballots follow from its keys (TO-H7)."""
    match = over("tortuga", 4, post_game_disclosure=disclosure)
    assert disclosed(match) == (disclosure == "full")
    story = story_of(match, commitment_of(match.key_hashes()))
    assert tuple(story.keys) == keys
    assert tuple(story.key_hashes) == (*OPEN_KINDS, *HIDDEN_KINDS)
    assert not check_story(story.model_dump(mode="json")).faults


def test_a_game_without_lasting_secrets_reveals_all_keys():
    match = over("corsari", 2)
    assert disclosed(match)
    assert list(story_of(match, "").keys) == match.head.kinds
