"""Draws the scenes of Tortuga."""

from typing import Any

from bot.pictures import marks
from bot.pictures.drawing import Theme
from bot.pictures.shapes import BODY, EDGE, HEADING, PALETTES, SMALL, WIDTH, Palette, at, box, path, picture, text, wide
from bot.pictures.tortuga import cards, places, voting
from bot.pictures.tortuga.emblems import FLAGS, RANKS, RED, chest, eye
from bot.pictures.tortuga.hands import hand
from bot.pictures.tortuga.rows import name_of

__all__ = ["hand", "table"]

Scene = dict[str, Any]

LEFT = EDGE + 4
ROOM = WIDTH - 2 * LEFT
TOP = 112
GUTTER = 14
HALF = (ROOM - GUTTER) / 2
FOOT = 22
EVENTS = 118
LEGEND = 32
TALLEST, LOWEST = 36, 25
HIGHEST = 716


def table(scene: Scene, theme: Theme) -> str:
    """Draw what everybody sees: the two ships, the island beside boats and vote, the row of event cards."""
    palette = PALETTES[theme]
    tall = next((tall for tall in range(TALLEST, LOWEST, -1) if height(scene, tall) <= HIGHEST), LOWEST)
    upper, lower = heights(scene, tall)
    shown = [heading(scene, palette)]
    for n, ship in enumerate(scene["ships"]):
        shown.append(at(LEFT + n * (HALF + GUTTER), TOP, places.ship(ship, HALF, upper, tall, theme)))
    y = TOP + upper + GUTTER
    shown.append(at(LEFT, y, places.island(scene["island"], HALF, lower, tall, theme)))
    shown.append(at(LEFT + HALF + GUTTER, y, shallows(scene, tall, palette)))
    y += lower + GUTTER
    shown.append(at(LEFT, y, events(scene, palette)))
    y += EVENTS
    if height(scene, tall) + LEGEND <= HIGHEST:
        shown.append(at(LEFT, y + 4, legend(scene["words"], palette)))
        y += LEGEND
    return picture(theme, round(y) + FOOT, *shown)


def heights(scene: Scene, tall: float) -> tuple[float, float]:
    """Return how high the ships are, and the island with what is beside it."""
    upper = max(places.height_of(ship["line"], tall) for ship in scene["ships"])
    upper = max(upper, places.HEAD + tall + places.GAP + places.FOOT)
    beside = len(scene["boats"]) * (tall + 6) + (voting.HIGH + 8 if scene["vote"] or scene["ended"] else 0)
    return upper, max(places.height_of(scene["island"]["line"], tall, least=120), beside)


def height(scene: Scene, tall: float) -> float:
    """Return how high the picture is with rows of this height, without its legend."""
    return TOP + sum(heights(scene, tall)) + 2 * GUTTER + EVENTS + FOOT


def heading(scene: Scene, palette: Palette) -> str:
    """Return what is above the map: where we are, whose turn, both nations' treasure, and the Galleon with the rest."""
    shown = [
        text(LEFT, 52, scene["title"], HEADING, palette.ink, face="title", room=250, least=BODY),
        at(300, 18, score(scene, palette)),
        at(WIDTH - 168, 20, galleon(scene["galleon"], palette)),
    ]
    if scene["ended"]:
        shown.append(at(LEFT, 66, verdict(scene["ended"], palette)))
        return "".join(shown)
    x = LEFT
    if scene["mover"]:
        seat = scene["mover"]
        shown.append(at(x, 70, marks.turn(palette.glow)))
        shown.append(at(x + 30, 68, cards.pawn(seat["pirate"] or 9, seat["number"])))
        name = name_of(seat)
        shown.append(text(x + 66, 91, name, BODY, palette.ink, room=230, least=SMALL))
        x += 66 + min(230, wide(name, BODY)) + 18
    shown.append(text(x, 91, scene["note"], SMALL, palette.bad, room=WIDTH - 180 - x))
    return "".join(shown)


def score(scene: Scene, palette: Palette) -> str:
    """Return both nations' treasure, on a plaque."""
    british, french = scene["tally"]
    return "".join(
        [
            box(0, 0, 220, 44, palette.plate, round_by=8, line=palette.frame),
            at(8, -2, FLAGS["B"](), scale=0.48),
            text(84, 34, str(british), 34, palette.ink, anchor="middle", face="title"),
            text(110, 32, ":", 32, palette.soft, anchor="middle", face="title"),
            text(136, 34, str(french), 34, palette.ink, anchor="middle", face="title"),
            at(164, -2, FLAGS["F"](), scale=0.48),
        ]
    )


def galleon(treasure: int, palette: Palette) -> str:
    """Return the Spanish Galleon, 144 units wide: the cross on its sails, and the treasure that is left on it."""
    crosses = path("M38 18L54 30M54 18L38 30M36 42L56 56M56 42L36 56", line=RED, thick=5) + path(
        "M74 16L92 30M92 16L74 30M72 42L94 56M94 42L72 56", line=RED, thick=5
    )
    hoard = at(92, 48, chest(), scale=0.36) + text(132, 80, str(treasure), 34, palette.ink, face="title")
    plate = box(88, 46, 62, 40, palette.plate, round_by=8, line=palette.frame)
    return at(0, -6, marks.ship(palette, hoisted=True), crosses, scale=0.92) + plate + hoard


def verdict(ended: Scene, palette: Palette) -> str:
    """Return which side has won."""
    flag = at(0, -3, FLAGS[ended["side"]](), scale=0.42) if ended["side"] else ""
    x = 52 if ended["side"] else 0
    return flag + text(x, 27, ended["line"], 28, palette.ink, face="title", room=460 - x, least=SMALL)


def shallows(scene: Scene, tall: float, palette: Palette) -> str:
    """Return what is beside the island: the boats, and the vote."""
    shown, y = [], 0.0
    for boat in scene["boats"]:
        shown.append(at(0, y, places.boat(boat, HALF, tall, palette)))
        y += tall + 6
    if scene["vote"]:
        shown.append(at(0, y + 8, voting.panel(scene["vote"], HALF, palette)))
    return "".join(shown)


def events(scene: Scene, palette: Palette) -> str:
    """Return the row of event cards with who has looked at them, the deck and the discards."""
    step = ROOM / 7
    shown = []
    for slot in scene["row"]:
        x = (slot["slot"] - 1) * step
        down = slot["lies"] == "down"
        shown.append(at(x, 0, cards.event_back(str(slot["slot"])) if down else cards.no_event(palette.line)))
        if slot["peekers"]:
            seen = (" " if len(slot["peekers"]) < 4 else "").join(str(number) for number in slot["peekers"])
            shown.append(at(x - 2, 90, eye(palette.ink, palette.sheet), scale=0.24))
            shown.append(text(x + 26, 109, seen, SMALL, palette.ink, face="title", room=step - 28, least=16))
    words, discard = scene["words"], scene["discard"]
    middle = cards.EVENT_WIDE / 2
    x = 5 * step + 14
    stack = [at(3 * n, 2 * n, cards.event_back("")) for n in reversed(range(min(3, scene["deck"])))]
    shown.append(at(x, -2, *(stack or [cards.no_event(palette.line)])))
    top = cards.event(discard["top"]) if discard["top"] else cards.no_event(palette.line)
    shown.append(at(6 * step + 20, 0, top))
    for at_x, word, size in ((x, "deck", scene["deck"]), (6 * step + 20, "discard", discard["size"])):
        count = text(at_x + middle, 109, f"{words[word]} {size}", SMALL, palette.ink, anchor="middle", room=step + 6)
        shown.append(count)
    return "".join(shown)


def legend(words: dict[str, str], palette: Palette) -> str:
    """Return what the signs of the ranks mean."""
    shown, step = [], ROOM / 4
    for n, (rank, sign) in enumerate(RANKS.items()):
        shown.append(at(n * step, 0, sign(palette.ink, palette.sheet), scale=0.24))
        shown.append(text(n * step + 32, 20, words[rank], SMALL, palette.soft, room=step - 40))
    return "".join(shown)
