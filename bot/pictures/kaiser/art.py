"""Draw the scenes of The Kaiser's Pirates."""

from typing import Any, NamedTuple

from bot.pictures import marks
from bot.pictures.drawing import Theme
from bot.pictures.kaiser import fights, fleets, scores
from bot.pictures.kaiser.dice import die
from bot.pictures.kaiser.emblems import STATES, card_up
from bot.pictures.kaiser.hands import hand
from bot.pictures.shapes import BODY, EDGE, HEADING, PALETTES, SMALL, WIDTH, Palette, at, box, picture, text, wide

__all__ = ["hand", "table"]

Scene = dict[str, Any]

LEFT = EDGE + 4
ROOM = WIDTH - 2 * LEFT
GUTTER = 10
HALF = (ROOM - GUTTER) / 2
TOP = 68
SECOND = 38  # the line of solitaire cards
FOOT = 24
HIGHEST = 718
LEGEND = 30


class Plan(NamedTuple):
    """The layout of the fleets: the height of a ship's line, the columns of ships and the height of each row."""

    tall: float
    columns: int
    rows: tuple[float, ...]
    fight_beside: bool

    @property
    def high(self) -> float:
        """The height of all rows."""
        return sum(self.rows) + GUTTER * (len(self.rows) - 1)


def table(scene: Scene, theme: Theme) -> str:
    """Draw what everybody sees: the fleets and the last contest, or the score of the round."""
    palette = PALETTES[theme]
    return score(scene, theme, palette) if scene["scored"] else fleet(scene, theme, palette)


def fleet(scene: Scene, theme: Theme, palette: Palette) -> str:
    """Draw the fleets during a round."""
    shown = [heading(scene, palette)]
    y = float(TOP)
    if scene["read"]:
        shown.append(at(LEFT, y, solitaire(scene, palette)))
        y += SECOND
    plan, fight = planned(scene, HIGHEST - FOOT - y), scene["fight"]
    for seats, high in zip(pairs_of(scene["seats"]), plan.rows, strict=True):
        for n, seat in enumerate(seats):
            found = fleets.panel(seat, HALF, high, plan.tall, plan.columns, palette)
            shown.append(at(LEFT + n * (HALF + GUTTER), y, found))
        if fight and plan.fight_beside and len(seats) == 1:
            shown.append(at(LEFT + HALF + GUTTER, y, fights.panel(fight, HALF, palette, stacked=True)))
        y += high + GUTTER
    if scene["pairs"]:
        shown += [at(x, TOP + plan.rows[0], coupling(palette)) for x in (LEFT + HALF / 2, LEFT + HALF * 1.5 + GUTTER)]
    if fight and not plan.fight_beside:
        shown.append(at(LEFT, y, fights.panel(fight, ROOM, palette)))
        y += fights.HIGH + GUTTER
    if scene["legend"] and y + LEGEND + FOOT - GUTTER <= HIGHEST:
        shown.append(at(LEFT, y - 2, legend(scene["legend"], palette)))
        y += LEGEND
    return picture(theme, round(y - GUTTER) + FOOT, *shown)


def planned(scene: Scene, room: float) -> Plan:
    """Lay out the fleets with lines as high as fit; if a fleet is large, its ships stand in two columns."""
    seats, fight = scene["seats"], scene["fight"]
    beside = len(seats) == 3
    room -= fights.HIGH + GUTTER if fight and not beside else 0
    plans = [
        Plan(tall, columns, rows_of(seats, tall, columns, beside=beside and bool(fight)), beside)
        for columns in (1, 2)
        for tall in range(fleets.MOST, fleets.LEAST - 2, -1)
    ]
    return next((plan for plan in plans if plan.high <= room), plans[-1])


def rows_of(seats: list[Scene], tall: float, columns: int, *, beside: bool) -> tuple[float, ...]:
    """Return the heights of the rows of panels; the last contest may stand beside the last panel."""
    rows: list[float] = []
    for pair in pairs_of(seats):
        high = max(fleets.height_of(seat, tall, columns) for seat in pair)
        rows.append(max(high, fights.STACKED) if beside and len(pair) == 1 else high)
    return tuple(rows)


def pairs_of(seats: list[Scene]) -> list[list[Scene]]:
    """Return the seats two by two, as their panels stand."""
    return [seats[n : n + 2] for n in range(0, len(seats), 2)]


def coupling(palette: Palette) -> str:
    """Return the link between the panels of two partners."""
    return "".join(
        box(x, -7, 12, GUTTER + 14, palette.glow, round_by=6, line=palette.deep, thick=1.5) for x in (-26, 14)
    )


def heading(scene: Scene, palette: Palette) -> str:
    """Return the line above everything: the round, the cards left, the top two discards."""
    shown = [text(LEFT, 50, scene["title"], HEADING, palette.ink, face="title", room=300, least=BODY)]
    x = LEFT + min(300, wide(scene["title"], HEADING, "title")) + 16
    if scene["left"] is not None:
        shown.append(at(x, 22, marks.deck(palette.soft, palette.sheet), scale=1.3))
        shown.append(text(x + 38, 49, str(scene["left"]), 30, palette.ink, face="title"))
        x += 38 + wide(str(scene["left"]), 30, "title") + 16
    if scene["note"]:
        shown.append(text(x, 48, scene["note"], SMALL, palette.glow if palette.glow > "#8" else palette.bad, room=150))
        x += min(150, wide(scene["note"], SMALL)) + 14
    shown.append(discards(scene["top"], x, palette))
    return "".join(shown)


def discards(top: list[Scene], x: float, palette: Palette) -> str:
    """Return the top two discards, the topmost first, at the right end of the heading."""
    if not top:
        return ""
    room = WIDTH - LEFT - x
    shown = [box(x, 12, room, 50, palette.plate, round_by=8, line=palette.frame, thick=1.5)]
    for n, card in enumerate(top):
        line = 33 + 23 * n
        shown.append(at(x + 8, line - 17, card_up(*card["families"], wide=15)))
        shown.append(
            text(x + 30, line, card["name"], SMALL, palette.ink if n == 0 else palette.soft, room=room - 38, least=17)
        )
    return "".join(shown)


def solitaire(scene: Scene, palette: Palette) -> str:
    """Return the solitaire cards that were read last: the red die, and what stands on the line."""
    read = scene["read"]
    step = ROOM / len(read)
    shown: list[str] = []
    for n, card in enumerate(read):
        x = n * step
        shown.append(box(x, 0, step - 8, 32, palette.plate, round_by=8, line=palette.frame, thick=1.5))
        left = x + 8
        if card["face"] is not None:
            shown.append(at(left, 3, die("R", card["face"]), scale=0.74))
            left += 34
        words = ": ".join(part for part in (card["part"], card["line"]) if part)
        shown.append(text(left, 23, words, SMALL, palette.ink, room=x + step - 16 - left, least=15))
    return "".join(shown)


def legend(rows: list[list[str]], palette: Palette) -> str:
    """Return the legend of the states that occur in the picture."""
    shown: list[str] = []
    longest = [30 + wide(word, SMALL) + 18 for _, word in rows]
    squeeze = min(1.0, ROOM / sum(longest))
    x = 0.0
    for (state, word), long in zip(rows, longest, strict=True):
        shown.append(at(x, 3, STATES[state](palette.soft, palette.sheet), scale=0.84))
        shown.append(text(x + 26, 21, word, SMALL, palette.soft, room=long * squeeze - 34, least=15))
        x += long * squeeze
    return "".join(shown)


def score(scene: Scene, theme: Theme, palette: Palette) -> str:
    """Draw the score: a lane for each seat."""
    shown = [heading({**scene, "top": []}, palette), at(WIDTH - 146, 8, marks.ship(palette, hoisted=True), scale=0.62)]
    y = float(TOP + 4)
    for seat in scene["seats"]:
        shown.append(at(LEFT, y, scores.lane(seat, ROOM, palette)))
        y += scores.height_of(seat) + GUTTER
    return picture(theme, round(y - GUTTER) + FOOT, *shown)
