"""The pictures of The Kaiser's Pirates: ``scene`` collects their content, ``art`` draws it."""

from bot.pictures.cover import cover
from bot.pictures.kaiser import art, lid, scene
from bot.pictures.kaiser.emoji import EMOJI
from bot.pictures.kaiser.touching import LISTED, origins, tags
from bot.pictures.registry import Pictures

PICTURES = Pictures(
    scene,
    {"table": art.table, "hand": art.hand, "cover": cover(lid.signs)},
    emoji=EMOJI,
    tags=tags,
    origins=origins,
    lists=LISTED,
)
