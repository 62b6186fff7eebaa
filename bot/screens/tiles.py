"""The games on offer as tiles: a cover, one line, players and length, and buttons to open a table or play at once."""

from collections.abc import Sequence

from bot.custom_ids import NO_TABLE, Press
from bot.pictures import Theme, cover_drawing
from bot.screens.layout import PRIVATE_COLOUR, Item, Screen, Section, button, page, rows, text
from bot.text import Words
from rules.kernel import Game

OPEN, SOLO = "open", "solo"
"""The verbs of a tile's buttons; the game is their argument."""


def tiles_screen(words: Words, games: Sequence[Game], theme: Theme | None, note: str = "") -> Screen:
    """Return the tiles under a note. ``theme``: how the covers look; None: without covers."""
    items: list[Item] = [text("\n".join(part for part in (note, words.line("bot-tiles")) if part))]
    for game in games:
        items += tile(words, game, theme)
    return page(items, PRIVATE_COLOUR)


def tile(words: Words, game: Game, theme: Theme | None) -> list[Item]:
    """Return the tile of one game."""
    pitch = words.pitch(game)
    told = f"### {pitch.title}\n{pitch.line}\n-# {pitch.length}"
    cover = None if theme is None else cover_drawing(game, words, theme)
    play, sit = (Press(NO_TABLE, verb, arg=game.name).custom_id() for verb in (SOLO, OPEN))
    return [
        text(told) if cover is None else Section(told, cover),
        *rows(
            [
                button(words.line("bot-tiles-solo"), play, "success"),
                button(words.line("bot-tiles-open"), sit, "primary"),
            ]
        ),
    ]
