"""Replays of the golden playthroughs, and what a page of one holds."""

import json
import re
from base64 import b64decode
from functools import cache
from typing import Any
from zlib import decompress

from bot.replays import EVERYBODY, Replay, Viewpoint, dice_of, page_of, replay_of
from rules import GAMES
from rules.kernel import Match, commitment_of

from ...games.playthroughs import FIXTURES, Plan, play, read, record_of

SHORT = {
    "corsari": "first_bust",
    "tortuga": None,
    "kaiser": "shared",
    "blackbeard": "hanged",
}
"""A short playthrough of each game after which all cards may be shown; None: one that is made here."""
RESIGNED = Plan(4, "shown", {"post_game_disclosure": "full"}, resign={24: [0, 1, 2, 3]})
THREE: list[Viewpoint] = [0, None, EVERYBODY]


@cache
def match_of(game: str, playthrough: str | None = None) -> Match:
    """Return a match that is over; do not change it."""
    playthrough = playthrough or SHORT[game]
    if playthrough is None:
        return play(GAMES[game], RESIGNED)
    path = FIXTURES / game / f"playthrough_{playthrough}.json"
    return Match.replay(record_of(read(path)))


def replay(game: str, viewpoints: list[Viewpoint], playthrough: str | None = None) -> Replay:
    return shown(match_of(game, playthrough), viewpoints)


def shown(match: Match, viewpoints: list[Viewpoint], **about: Any) -> Replay:
    return replay_of(match, dice_of(match, commitment_of(match.key_hashes())), viewpoints, **about)


@cache
def english_page(game: str) -> str:
    """Return the page of a short match from three viewpoints."""
    return page_of(replay(game, THREE), "en", "dark")


def packed(html: str) -> dict[str, Any]:
    """Return what the page's script unpacks."""
    found = re.search(r'id="data">([^<]+)</script>', html)
    assert found
    return json.loads(decompress(b64decode(found[1])))


def whole(data: dict[str, Any], number: int) -> str:
    """Put a picture together, as the page's script does."""
    return re.sub(r"\{(\w+)\}", lambda found: whole(data, int(found[1], 36)), data["pieces"][number])


def told(data: dict[str, Any], view: int) -> list[list[str]]:
    """Return the lines of each step of a viewpoint."""
    return [[data["lines"][line[0]] for line in step[0]] for step in data["views"][view]["steps"]]
