"""The pictures of Tortuga 1667: ``scene`` collects their content, ``art`` draws it."""

from bot.pictures.cover import cover
from bot.pictures.registry import Pictures
from bot.pictures.tortuga import art, lid, scene
from bot.pictures.tortuga.emoji import EMOJI
from bot.pictures.tortuga.touching import origins, tags

PICTURES = Pictures(
    scene,
    {"table": art.table, "hand": art.hand, "cover": cover(lid.signs)},
    besides=("board_armada",),
    emoji=EMOJI,
    tags=tags,
    origins=origins,
    lists=True,
)
