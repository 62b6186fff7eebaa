"""Draw the scenes of The Kaiser's Pirates."""

from typing import Any, Literal, NamedTuple, TypeVar

from bot.pictures import marks
from bot.pictures.drawing import Theme
from bot.pictures.kaiser import fights, fleets, scores
from bot.pictures.kaiser.dice import die
from bot.pictures.kaiser.emblems import card_up
from bot.pictures.kaiser.hands import hand
from bot.pictures.kaiser.signs import Line, drawn, lines_of_signs
from bot.pictures.shapes import BODY, EDGE, HEADING, PALETTES, SMALL, WIDTH, Palette, at, box, picture, text, wide

__all__ = ["hand", "table"]

Scene = dict[str, Any]
T = TypeVar("T")

LEFT = EDGE + 4
ROOM = WIDTH - 2 * LEFT
GUTTER = 10
HALF = (ROOM - GUTTER) / 2
TOP = 67
SECOND = 38  # the line of solitaire cards
FOOT = 24
HIGHEST = 718
LEGEND = 30


class Plan(NamedTuple):
    """The layout of the fleets: the height of a ship's line, how each seat fills its lines, the height of each row."""

    tall: float
    fills: tuple[fleets.Fill, ...]
    rows: tuple[float, ...]
    fight: Literal["below", "beside", "none"]

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
            number: int = seat["number"]
            found = fleets.panel(seat, HALF, high, plan.tall, plan.fills[number - 1], palette)
            shown.append(at(LEFT + n * (HALF + GUTTER), y, found))
        if fight and plan.fight == "beside" and len(seats) == 1:
            shown.append(at(LEFT + HALF + GUTTER, y, fights.panel(fight, HALF, palette, stacked=True)))
        y += high + GUTTER
    if scene["pairs"]:
        shown += [at(x, TOP + plan.rows[0], coupling(palette)) for x in (LEFT + HALF / 2, LEFT + HALF * 1.5 + GUTTER)]
    if fight and plan.fight == "below":
        shown.append(at(LEFT, y, fights.panel(fight, ROOM, palette)))
        y += fights.HIGH + GUTTER
    for line in legend_of(scene):
        if y + LEGEND + FOOT - GUTTER <= HIGHEST:
            shown.append(at(LEFT, y - 2, drawn(line, palette)))
            y += LEGEND
    return picture(theme, round(y - GUTTER) + FOOT, *shown)


def planned(scene: Scene, room: float) -> Plan:
    """Lay out the fleets with lines as high as fit; the ships of the largest fleets may stand in two columns.

    If that is not enough, the last contest gives way: the story tells it.
    """
    seats = scene["seats"]
    beside, below = len(seats) == 3, 0 if len(seats) == 3 else fights.HIGH + GUTTER
    fight: Literal["below", "beside", "none"] = "beside" if beside else "below"
    legends = [LEGEND * (n + 1) for n in reversed(range(len(legend_of(scene))))] or [0]
    plans: list[tuple[Plan, float]] = []
    for fills, with_fight in fillings(seats):
        for tall in range(fleets.MOST, fleets.LEAST - 1, -1):
            shown = bool(scene["fight"]) and (with_fight or beside)
            rows = rows_of(seats, tall, fills, beside=beside and shown)
            plan, foot = Plan(tall, fills, rows, fight if shown else "none"), below if shown else 0
            # Lines a little lower give a legend its second line; it is no reason to have them low.
            legend = legends[:1] if tall > fleets.ROOMY else legends if tall == fleets.ROOMY else [0]
            plans += [(plan, foot + high) for high in legend]
    return next((plan for plan, foot in plans if plan.high + foot <= room), plans[-1][0])


def legend_of(scene: Scene) -> list[Line]:
    """Return the lines of the legend, if there is one."""
    return lines_of_signs(scene["legend"], ROOM, scene["brief"]) if scene["legend"] else []


def fillings(seats: list[Scene]) -> list[tuple[tuple[fleets.Fill, ...], bool]]:
    """Return how seats may fill their lines, and whether the last contest is shown, the best first.

    The larger a fleet, the sooner it gets two columns.
    """
    largest = sorted(range(len(seats)), key=lambda n: -fleets.size_of(seats[n]))
    fills: list[fleets.Fill] = ["single"] * len(seats)
    found: list[tuple[tuple[fleets.Fill, ...], bool]] = [(tuple(fills), True)]
    for seat in largest:
        fills[seat] = "mixed"
        found.append((tuple(fills), True))
    found.append((tuple(fills), False))
    denser: tuple[fleets.Fill, ...] = ("tight", "double")
    for fill in denser:
        for seat in largest:
            fills[seat] = fill
            found.append((tuple(fills), False))
    return found


def rows_of(seats: list[Scene], tall: float, fills: tuple[fleets.Fill, ...], *, beside: bool) -> tuple[float, ...]:
    """Return the heights of the rows of panels; the last contest may stand beside the last panel."""
    rows: list[float] = []
    for pair in pairs_of(list(zip(seats, fills, strict=True))):
        high = max(fleets.height_of(seat, HALF, tall, fill) for seat, fill in pair)
        rows.append(max(high, fights.STACKED) if beside and len(pair) == 1 else high)
    return tuple(rows)


def pairs_of(seats: list[T]) -> list[list[T]]:
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
    shown.append(discards(scene["top"], scene["discards"], x, palette))
    return "".join(shown)


def discards(top: list[Scene], label: str, x: float, palette: Palette) -> str:
    """Return the top two discards, the topmost first, at the right end of the heading."""
    if not top:
        return ""
    room = WIDTH - LEFT - x
    shown = [box(x, 14, room, 48, palette.plate, round_by=8, line=palette.frame, thick=1.5)]
    if max(wide(card["name"], SMALL) for card in top) + wide(label, SMALL) + 54 < room:
        shown.append(text(x + room - 10, 33, label, SMALL, palette.soft, anchor="end"))
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
    lines = [" · ".join(part for part in (card["part"], card["line"]) if part) for card in read]
    longest = [wide(line, SMALL) + (30 if card["face"] is None else 62) for card, line in zip(read, lines, strict=True)]
    while len(longest) > 1 and sum(longest) > ROOM * 1.15:
        read, lines, longest = read[1:], lines[1:], longest[1:]
    squeeze = min(1.0, ROOM / sum(longest))
    shown: list[str] = []
    x = 0.0
    for card, line, long in zip(read, lines, longest, strict=True):
        step = long * squeeze
        shown.append(box(x, 0, step - 8, 32, palette.plate, round_by=8, line=palette.frame, thick=1.5))
        left = x + 10
        if card["face"] is not None:
            shown.append(at(left, 3, die("R", card["face"]), scale=0.74))
            left += 34
        shown.append(text(left, 23, line, SMALL, palette.ink, room=x + step - 16 - left, least=15))
        x += step
    return "".join(shown)


def score(scene: Scene, theme: Theme, palette: Palette) -> str:
    """Draw the score: a lane for each seat."""
    shown = [heading({**scene, "top": []}, palette), at(WIDTH - 136, 14, marks.ship(palette, hoisted=True), scale=0.56)]
    y = float(TOP + 4)
    for seat in scene["seats"]:
        shown.append(at(LEFT, y, scores.lane(seat, ROOM, palette)))
        y += scores.height_of(seat, ROOM) + GUTTER
    return picture(theme, round(y - GUTTER) + FOOT, *shown)
