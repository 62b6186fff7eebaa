"""The pictures of Barbe Noire 2: ``scene`` collects their content, ``art`` draws it."""

from bot.pictures.blackbeard import art, scene
from bot.pictures.registry import Pictures

PICTURES = Pictures(scene, {"table": art.table, "hand": art.hand, "map": art.board}, looks={"map": scene.maps})
