"""The pictures of Corsari: ``scene`` collects their content, ``art`` draws it."""

from bot.pictures.corsari import art, scene
from bot.pictures.registry import Pictures

PICTURES = Pictures(scene, {"table": art.table, "hand": art.hand})
