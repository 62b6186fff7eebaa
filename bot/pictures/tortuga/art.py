"""Draw the scenes of Tortuga."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.pictures import marks
from bot.pictures.drawing import Theme
from bot.pictures.shapes import (
    BODY,
    EDGE,
    HEADING,
    PALETTES,
    SMALL,
    WIDTH,
    Palette,
    at,
    box,
    of,
    path,
    picture,
    text,
    wide,
)
from bot.pictures.tortuga import cards, places, voting
from bot.pictures.tortuga.emblems import FLAGS, RANKS, RED, chest, eye
from bot.pictures.tortuga.hands import hand
from bot.pictures.tortuga.rows import name_of
from rules.tortuga.cards import ARMADA

__all__ = ["hand", "table"]

Scene = dict[str, Any]

LEFT = EDGE + 4
ROOM = WIDTH - 2 * LEFT
TOP = 112
GUTTER = 14
HALF = (ROOM - GUTTER) / 2
FOOT = 22
EVENTS = 118
PEEKER, BESIDE, CLOSE = 23, 2, 12.2  # who has looked at a card: width, how many fit beside the eye, least step
BELOW = cards.EVENT_WIDE + 10  # the width below a card: those who have looked at the next one stand well apart
LEGEND, NAMES = 56, 28  # the heights of the legend: with what each rank may do, and with the ranks' names alone
ISLE, BARE = 116, 88  # the least heights of the island: its palms need the first
TALLEST, EASY, CROWDED, LOWEST = 36, 30, 29, 25
CORNER = 44  # at the right of the legend, where a page lays its button that enlarges a picture
HIGHEST = WIDTH


class Plan(NamedTuple):
    """The layout: the heights of a row, of both ships, of the map and of the legend, and the place of the vote."""

    tall: int
    decks: tuple[float, float]
    high: float
    vote_left: bool
    legend: int


def table(scene: Scene, theme: Theme) -> str:
    """Draw what everybody sees: the two ships, the island beside boats and vote, the row of event cards."""
    palette = PALETTES[theme]
    laid = plan(scene)
    tall, decks = laid.tall, laid.decks
    right = LEFT + HALF + GUTTER
    shown = [heading(scene, palette)]
    for x, ship, deck in zip((LEFT, right), scene["ships"], decks, strict=True):
        shown.append(at(x, TOP, places.ship(ship, HALF, deck, tall, theme)))
    vote = voting.HIGH + GUTTER if laid.vote_left else 0
    island = places.island(scene["island"], HALF, laid.high - decks[0] - GUTTER - vote, tall, theme)
    shown.append(at(LEFT, TOP + decks[0] + GUTTER, island))
    for n, boat in enumerate(scene["boats"]):
        shown.append(at(right, TOP + decks[1] + GUTTER + n * (tall + 6), places.boat(boat, HALF, tall, palette)))
    if scene["vote"]:
        x = LEFT if laid.vote_left else right
        shown.append(at(x, TOP + laid.high - voting.HIGH, voting.panel(scene["vote"], HALF, palette)))
    y = TOP + laid.high + GUTTER
    shown.append(at(LEFT, y, events(scene, palette)))
    y += events_height(scene)
    shown.append(at(LEFT, y + 4, legend(scene["words"], palette, powers=laid.legend == LEGEND)))
    return picture(theme, round(y + laid.legend) + FOOT, *shown)


def plan(scene: Scene) -> Plan:
    """Lay out the map with rows as high as fit; if a place is crowded, the ships may differ in length.

    The legend always names the ranks. It also says what each may do where that costs little of the rows' height.
    """
    easy = range(TALLEST, EASY - 1, -1)
    plans = [planned(scene, tall, LEGEND, level=level) for tall in easy for level in (True, False)]
    plans += [planned(scene, tall, NAMES, level=True) for tall in range(TALLEST, CROWDED, -1)]
    plans += [planned(scene, tall, NAMES, level=False) for tall in range(TALLEST, LOWEST - 1, -1)]
    most = HIGHEST - TOP - GUTTER - events_height(scene) - FOOT
    return next((one for one in plans if one.high + one.legend <= most), plans[-1])


def planned(scene: Scene, tall: int, legend: int, *, level: bool) -> Plan:
    """Lay out the map with rows of a given height; ``level``: ships of equal length, the vote below the boats."""
    first, second = (places.height_of(ship["line"], tall, least=1) for ship in scene["ships"])
    if level:
        first = second = max(first, second)
    left = first + GUTTER + max(ISLE if level else BARE, places.height_of(scene["island"]["line"], tall))
    right = second + GUTTER + len(scene["boats"]) * (tall + 6)
    vote = voting.HIGH + GUTTER if scene["vote"] else 0
    below_isle = not level and right > left
    high = max(left + vote, right) if below_isle else max(left, right + vote - 6)
    return Plan(tall, (first, second), high, bool(vote) and below_isle, legend)


def heading(scene: Scene, palette: Palette) -> str:
    """Return the part above the map: round, turn, both nations' treasure, and the Galleon with its treasure."""
    shown = [
        text(LEFT, 52, scene["title"], HEADING, palette.ink, face="title", room=250, least=BODY),
        at(300, 18, score(scene, palette)),
        of("place:GAL hold:GAL", at(WIDTH - 168, 20, galleon(scene["galleon"], palette))),
    ]
    if scene["ended"]:
        shown.append(at(LEFT, 66, verdict(scene["ended"], palette)))
        return "".join(shown)
    x = LEFT
    if scene["mover"]:
        seat = scene["mover"]
        shown.append(at(x, 70, marks.turn(palette.glow)))
        shown.append(at(x + 30, 68, cards.pawn(seat["pirate"] or 9, seat["mark"])))
        name = name_of(seat)
        shown.append(text(x + 66, 91, name, BODY, palette.ink, room=230, least=SMALL))
        x += 66 + min(230, wide(name, BODY)) + 18
    shown.append(
        text(x, 91, scene["note"], SMALL, palette.bad if scene["urgent"] else palette.soft, room=WIDTH - 166 - x)
    )
    return "".join(shown)


def score(scene: Scene, palette: Palette) -> str:
    """Return both nations' treasure, on a plaque."""
    british, french = scene["tally"]
    return "".join(
        [
            box(0, 0, 220, 44, palette.plate, round_by=8, line=palette.frame),
            at(8, -2, FLAGS["B"](), scale=0.48),
            text(78, 34, str(british), 34, palette.ink, anchor="middle", face="title"),
            at(96, 7, chest(), scale=0.28),
            text(142, 34, str(french), 34, palette.ink, anchor="middle", face="title"),
            at(164, -2, FLAGS["F"](), scale=0.48),
        ]
    )


def galleon(treasure: int, palette: Palette) -> str:
    """Return the Spanish Galleon, 144 units wide, with a cross on its sails and its remaining treasure."""
    crosses = path("M38 18L54 30M54 18L38 30M36 42L56 56M56 42L36 56", line=RED, thick=5) + path(
        "M74 16L92 30M92 16L74 30M72 42L94 56M94 42L72 56", line=RED, thick=5
    )
    hoard = at(76, 48, chest(), scale=0.36) + text(
        128, 79, str(treasure), 32, palette.ink, anchor="middle", face="title"
    )
    plate = box(70, 46, 74, 40, palette.plate, round_by=8, line=palette.frame)
    return at(0, -6, marks.ship(palette, hoisted=True), crosses, scale=0.92) + plate + hoard


def verdict(ended: Scene, palette: Palette) -> str:
    """Return which side has won."""
    flag = at(0, -3, FLAGS[ended["side"]](), scale=0.42) if ended["side"] else ""
    x = 52 if ended["side"] else 0
    return flag + text(x, 27, ended["line"], 28, palette.ink, face="title", room=460 - x, least=SMALL)


def events(scene: Scene, palette: Palette) -> str:
    """Return the row of event cards, the seats that have looked at each, the deck and the discards."""
    step = ROOM / 7
    shown: list[str] = []
    for slot in scene["row"]:
        x = (slot["slot"] - 1) * step
        down = slot["lies"] == "down"
        card = cards.event_back(str(slot["slot"])) if down else cards.no_event(palette.line)
        if slot["turned"]:
            card = cards.event(slot["turned"], "")
        flagged = at(36, 54, cards.small_event(ARMADA, "")) if slot["armada"] else ""
        shown.append(at(x, 0, of(f"slot:{slot['slot']}", card, flagged)))
        if slot["peekers"]:
            shown.append(at(x - 2, 90, eye(palette.ink, palette.sheet), scale=0.24))
            shown.append(at(x, 90, peekers(slot["peekers"])))
    deck = [at(3 * n, 2 * n, cards.event_back("")) for n in reversed(range(min(3, scene["deck"])))]
    shown.append(at(5 * step + 12, 0, pile(deck, scene["deck"], scene["words"]["deck"], palette)))
    discard = scene["discard"]
    top = [cards.event(discard["top"], scene["letters"][discard["top"]])] if discard["top"] else []
    shown.append(at(6 * step + 20, 0, pile(top, discard["size"], scene["words"]["discard"], palette)))
    return "".join(shown)


def peekers(seats: Sequence[Sequence[Any]]) -> str:
    """Return the seats that have looked at a card: beside the eye, then in lines below that fit the card."""
    places = [(26 + n * PEEKER, 0.0) for n in range(min(BESIDE, len(seats)))]
    left, most = len(seats) - len(places), int((BELOW - PEEKER) / CLOSE) + 1
    for line in range(1, peeker_lines(len(seats))):
        here = min(left, most)
        apart = min(PEEKER, (BELOW - PEEKER) / max(1, here - 1))
        places += [(n * apart, float(line * PEEKER)) for n in range(here)]
        left -= here
    pawns = [cards.pawn(pirate or 9, mark) for pirate, mark in seats]
    return "".join(at(x, y, pawn, scale=0.78) for (x, y), pawn in zip(places, pawns, strict=True))


def peeker_lines(number: int) -> int:
    """Return how many lines so many seats need that have looked at a card."""
    most = int((BELOW - PEEKER) / CLOSE) + 1
    return 1 + -(-max(0, number - BESIDE) // most)


def events_height(scene: Scene) -> int:
    """Return the height of the row of event cards: more lines of seats that have looked at a card need more."""
    return EVENTS + PEEKER * (max((peeker_lines(len(slot["peekers"])) for slot in scene["row"]), default=1) - 1)


def pile(stack: Sequence[str], size: int, word: str, palette: Palette) -> str:
    """Return a pile of event cards with its size."""
    count = box(cards.EVENT_WIDE - 28, 56, 42, 30, palette.deep, round_by=15, line=palette.frame)
    number = text(cards.EVENT_WIDE - 7, 79, str(size), BODY, palette.ink, anchor="middle", face="title")
    name = text(cards.EVENT_WIDE / 2, 109, word, SMALL, palette.soft, anchor="middle", room=94)
    return "".join(stack or [cards.no_event(palette.line)]) + count + number + name


def legend(words: dict[str, Any], palette: Palette, *, powers: bool) -> str:
    """Return the legend of the ranks' signs: their names, and with ``powers`` below them what each may do."""
    shown: list[str] = []
    step = (ROOM - CORNER) / 4
    for n, (rank, sign) in enumerate(RANKS.items()):
        shown.append(at(n * step, 0, sign(palette.ink, palette.sheet), scale=0.24))
        shown.append(text(n * step + 32, 20, words[rank], SMALL, palette.soft, room=step - 40))
        if powers:
            shown.append(text(n * step + 32, 44, words["powers"][rank], SMALL, palette.soft, room=step - 36))
    return "".join(shown)
