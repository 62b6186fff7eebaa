"""Pictures: a view -> PNG, one module per game.

    drawing = table_drawing(view, context_names, words, theme)      # cheap and pure; None: this game has no pictures
    png = await painter.png(drawing)                                # off the event loop, from the cache if it was drawn

A drawing is plain data and holds only what its reader may see; equal drawings give equal PNGs in any process.
"""

from bot.pictures.drawing import Drawing, Theme

__all__ = ["Drawing", "Theme"]
