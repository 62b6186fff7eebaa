"""Make drawings from views: their scenes and their alt texts."""

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot import limits
from bot.pictures.alt_texts import alt
from bot.pictures.drawing import Drawing, Subject, Theme
from bot.pictures.registry import pictures_of
from bot.text import Names, Words
from rules.kernel import Game, View


def table_drawing(game: Game, view: View, words: Words, names: Names, theme: Theme) -> Drawing | None:
    """Return the drawing of the table; None for a game without pictures, or before the first deal.

    Everybody sees it, so it is made from a spectator's view only.
    """
    if view.seat is not None:
        msg = "the table is drawn from a spectator's view"
        raise ValueError(msg)
    return own_table_drawing(game, view, words, names, theme)


def own_table_drawing(game: Game, view: View, words: Words, names: Names, theme: Theme) -> Drawing | None:
    """Return the drawing of the table for the view's own reader alone: it shows what a seat knows besides."""
    pictures, names = pictures_of(game.name), words.names(game, names)
    scene = None if pictures is None else pictures.scenes.table(view, words, names)
    if pictures is None or scene is None:
        return None
    return drawn(game, "table", scene, alt(game, pictures.scenes.table_facts(view), words, names), theme)


NOTHING: Mapping[str, str] = MappingProxyType({})


def hand_drawing(
    game: Game, view: View, words: Words, names: Names, theme: Theme, chosen: Mapping[str, str] = NOTHING
) -> Drawing | None:
    """Return the drawing of the hand of the view's own seat.

    None for a spectator, an empty hand, or a game without pictures. ``chosen``: by tag, the kind of the step of a form
    that has chosen a part of the hand (``Pictures.chosen``); the words of the question say the same.
    """
    pictures, names = pictures_of(game.name), words.names(game, names)
    scene = None if pictures is None or view.seat is None else pictures.scenes.hand(view, words, names)
    if pictures is None or scene is None:
        return None
    if chosen:
        scene = {**scene, "chosen": dict(chosen)}
    return drawn(game, "hand", scene, alt(game, pictures.scenes.hand_facts(view), words, names), theme)


def cover_drawing(game: Game, words: Words, theme: Theme) -> Drawing | None:
    """Return the drawing of a game's cover; None for a game without pictures."""
    if pictures_of(game.name) is None:
        return None
    return drawn(game, "cover", {}, limits.fit(words.pitch(game).title, limits.ALT), theme)


def look_drawings(game: Game, view: View, what: str, words: Words, names: Names, theme: Theme) -> list[Drawing]:
    """Return the drawings of something that anybody may look up (``Game.looks``), made from a spectator's view."""
    if view.seat is not None:
        msg = "what anybody may look up is drawn from a spectator's view"
        raise ValueError(msg)
    pictures, names = pictures_of(game.name), words.names(game, names)
    if pictures is None or what not in pictures.looks:
        return []
    found = pictures.looks[what](view, words, names)
    return [drawn(game, "map", scene, alt(game, facts, words, names), theme) for scene, facts in found]


def moment_drawings(game: Game, view: View, words: Words, names: Names, theme: Theme) -> list[Drawing]:
    """Return the drawings of what happens at the table, apart from the table itself, made from a spectator's view.

    The oldest comes first; for a game without such pictures there is none.
    """
    if view.seat is not None:
        msg = "what happens at the table is drawn from a spectator's view"
        raise ValueError(msg)
    return own_moment_drawings(game, view, words, names, theme)


def own_moment_drawings(game: Game, view: View, words: Words, names: Names, theme: Theme) -> list[Drawing]:
    """Return the drawings of what happens at the table for the view's own reader alone."""
    pictures, names = pictures_of(game.name), words.names(game, names)
    if pictures is None or pictures.moment is None:
        return []
    found = pictures.moment(view, words, names)
    return [drawn(game, "moment", scene, alt(game, facts, words, names), theme) for scene, facts in found]


def drawn(game: Game, subject: Subject, scene: dict[str, Any], words: str, theme: Theme) -> Drawing:
    """Return a drawing; equal scenes give equal JSON."""
    written = json.dumps(scene, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return Drawing(game.name, subject, theme, written, words)
