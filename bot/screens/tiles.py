"""The games on offer as tiles: cover, one line, players and length, and a press that opens a table or plays at once."""

from collections.abc import Sequence

from bot.custom_ids import NO_TABLE, Press
from bot.pictures import Theme, cover_drawing
from bot.screens.layout import PRIVATE_COLOUR, Item, Picture, Screen, button, page, rows, text
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
    cover = None if theme is None else cover_drawing(game, words, theme)
    # The cover says the title.
    told = f"{pitch.line}\n-# {pitch.length}"
    return [
        *([] if cover is None else [Picture(cover)]),
        text(told if cover is not None else f"### {pitch.title}\n{told}"),
        *rows(
            [
                button(words.line("bot-tiles-solo"), Press(NO_TABLE, SOLO, arg=game.name).custom_id(), "success"),
                button(words.line("bot-tiles-open"), Press(NO_TABLE, OPEN, arg=game.name).custom_id(), "primary"),
            ]
        ),
    ]
