"""Makes drawings from views: what is in them and the words for those who do not see them."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot import limits
from bot.pictures.corsari import scene as corsari
from bot.pictures.drawing import Drawing, Subject, Theme
from bot.pictures.tortuga import scene as tortuga
from bot.text import Names, Words
from rules.kernel import Fact, Game, View


class Scenes(Protocol):
    """What a game gives to be drawn: plain JSON of all that is shown, and facts that say the same in words."""

    def table(self, view: Any, words: Words, names: Names) -> dict[str, Any] | None:
        """Return what everybody sees; None if there is nothing yet."""
        ...

    def hand(self, view: Any, words: Words, names: Names) -> dict[str, Any] | None:
        """Return what the view's own seat holds; None if that is nothing."""
        ...

    def table_facts(self, view: Any) -> Sequence[Fact]:
        """Return the table's picture in lines, the most important ones first."""
        ...

    def hand_facts(self, view: Any) -> Sequence[Fact]:
        """Return the hand's picture in lines, the most important ones first."""
        ...


MOMENTS: Mapping[str, Sequence[str]] = {"corsari": ("round_scored",), "tortuga": ("vote_revealed",)}
"""The kinds of events, by game, after which the table is worth a picture of its own: the next one wipes it away."""

SCENES: Mapping[str, Scenes] = {"corsari": corsari, "tortuga": tortuga}

# Markdown of the catalogs, and what keeps people's words from being any.
# The hearts of the catalogs go, too: they double the letters of colours for those who see them.
MARKS = re.compile(r"\\(.)|\*\*|^-# |^#+ |[❤🧡💛💚🩵💙💜🩷🤎🩶]\ufe0f? ?", re.MULTILINE | re.DOTALL)


def table_drawing(game: Game, view: View, words: Words, names: Names, theme: Theme) -> Drawing | None:
    """Return the drawing of the table; None for a game without pictures, or before the first deal.

    Everybody sees it, so it is made from a spectator's view and no other.
    """
    if view.seat is not None:
        msg = "the table is drawn from a spectator's view"
        raise ValueError(msg)
    scenes = SCENES.get(game.name)
    scene = None if scenes is None else scenes.table(view, words, names)
    if scenes is None or scene is None:
        return None
    return drawn(game, "table", scene, alt(game, scenes.table_facts(view), words, names), theme)


def hand_drawing(game: Game, view: View, words: Words, names: Names, theme: Theme) -> Drawing | None:
    """Return the drawing of what the view's own seat holds; None for spectators, empty hands, and other games."""
    scenes = SCENES.get(game.name)
    scene = None if scenes is None or view.seat is None else scenes.hand(view, words, names)
    if scenes is None or scene is None:
        return None
    return drawn(game, "hand", scene, alt(game, scenes.hand_facts(view), words, names), theme)


def drawn(game: Game, subject: Subject, scene: dict[str, Any], words: str, theme: Theme) -> Drawing:
    """Return a drawing; equal scenes are written alike."""
    written = json.dumps(scene, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return Drawing(game.name, subject, theme, written, words)


def alt(game: Game, facts: Sequence[Fact], words: Words, names: Names) -> str:
    """Say in words what a picture shows, as plain text: Discord shows no Markdown there."""
    lines = (words.fact(game, fact, names) for fact in facts)
    return limits.fit("\n".join(plain(line) for line in lines), limits.ALT)


def plain(text: str) -> str:
    """Return Markdown as the text that people would see."""
    return MARKS.sub(lambda mark: mark[1] or "", text)
