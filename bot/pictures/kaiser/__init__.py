"""The pictures of The Kaiser's Pirates: ``scene`` collects their content, ``art`` draws it."""

from bot.pictures.kaiser import art, scene
from bot.pictures.registry import Pictures

PICTURES = Pictures(scene, {"table": art.table, "hand": art.hand})
