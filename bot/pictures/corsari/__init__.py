"""The pictures of Corsari: ``scene`` collects their content, ``art`` draws it."""

from bot.pictures.corsari import art, lid, scene
from bot.pictures.corsari.emoji import EMOJI
from bot.pictures.corsari.touching import CHOSEN, tags
from bot.pictures.cover import cover
from bot.pictures.registry import Pictures

PICTURES = Pictures(
    scene,
    {"table": art.table, "hand": art.hand, "cover": cover(lid.signs)},
    emoji=EMOJI,
    tags=tags,
    held=("draw", "act", "layout", "load"),
    chosen=CHOSEN,
)
