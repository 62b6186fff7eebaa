"""A match to show: one HTML file that needs no network, or the last round as a picture that moves.

    shown = replay_of(match, dice_of(match, commitment), viewpoints)   # or replay_of_story(story): plain data
    page = page_of(shown, locale, theme)                          # HTML; pure, but seconds of work
    page = await made(shown, locale, theme)                       # the same, in a process of its own
    picture = bot.replays.moving.moving_picture(shown, locale, theme)    # WebP

A replay holds only what its viewpoints may see: nothing else of the match reaches the page.
"""

from bot.replays.making import CannotMakeError, made
from bot.replays.page import page_of
from bot.replays.replay import EVERYBODY, Replay, Viewpoint, dice_of, replay_of, replay_of_story, viewpoints_of

__all__ = [
    "EVERYBODY",
    "CannotMakeError",
    "Replay",
    "Viewpoint",
    "dice_of",
    "made",
    "page_of",
    "replay_of",
    "replay_of_story",
    "viewpoints_of",
]
