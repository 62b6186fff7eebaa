"""The pictures of Tortuga 1667: ``scene`` collects their content, ``art`` draws it."""

from bot.pictures.registry import Pictures
from bot.pictures.tortuga import art, scene

PICTURES = Pictures(scene, {"table": art.table, "hand": art.hand})
