"""The pictures of Barbe Noire 2: ``scene`` and ``fights`` collect their content, ``art`` and ``clash`` draw it."""

from bot.pictures.blackbeard import art, clash, fights, key, lid, scene
from bot.pictures.blackbeard.emoji import EMOJI
from bot.pictures.blackbeard.touching import origins
from bot.pictures.cover import cover
from bot.pictures.registry import Pictures

PICTURES = Pictures(
    scene,
    {
        "table": art.table,
        "hand": art.hand,
        "map": art.look,
        "moment": clash.clash,
        "cover": cover(lid.signs),
    },
    # Plates and map show the rest. Goods by name, and ports outside the map's frame, are behind buttons (``looks``).
    # Of an event that lasts, the map has a sign at most, without its terms.
    besides=(
        "board_last_turns",
        "board_event",
        "board_pledge",
        "board_alliance",
        "board_contract",
        "own_contract",
        "own_score",
    ),
    moment=fights.fights,
    asked=fights.asked,
    looks={"map": scene.maps, "key": key.key},
    legends=("key",),
    emoji=EMOJI,
    origins=origins,
    # Their words tell the odds.
    lists=True,
)
