"""Draw battles and duels: a plate for each side, the dice of the last round, and the outcome."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.pictures.blackbeard.emblems import HUNTER_SIGNS, SECTION_SIGNS, die, enemy, guns, sails, small, wound
from bot.pictures.blackbeard.layout import FOOT, GAP, LEFT, ROOM, TOP
from bot.pictures.blackbeard.logbook import flag, square
from bot.pictures.blackbeard.plates import coin
from bot.pictures.drawing import Theme
from bot.pictures.shapes import (
    BODY,
    EDGE,
    HEADING,
    LARGE,
    PALETTES,
    SMALL,
    WIDTH,
    Palette,
    at,
    box,
    disc,
    figure,
    path,
    picture,
    text,
    wide,
)

Scene = dict[str, Any]
HALF = (ROOM - GAP) / 2
PAD = 12
ROW = 29
ROLL = 46
APART = 14.0
"""The gap between the ships of a side."""
OUTCOME = 44
BOX = 17.0
DIE = 27.0
BODY_WIDE, BODY_HIGH = 112, 176
MARKS: Mapping[str, tuple[float, float]] = MappingProxyType(
    {
        "right_eye": (43, 25),
        "left_eye": (69, 25),
        "right_hand": (13, 104),
        "left_hand": (99, 104),
        "right_leg": (41, 151),
        "left_leg": (71, 151),
    }
)
"""The parts of a captain who faces the reader."""


def clash(scene: Scene, theme: Theme) -> str:
    """Draw a battle or a duel."""
    palette = PALETTES[theme]
    high = max(side_high(side) for side in scene["sides"])
    shown = [heading(scene, palette)]
    for n, side in enumerate(scene["sides"]):
        shown.append(at(LEFT + n * (HALF + GAP), TOP, plate(side, high, palette)))
    y = TOP + high + GAP
    ink = palette.ink if scene["over"] else palette.soft
    shown.append(box(LEFT, y, ROOM, OUTCOME, palette.plate, round_by=8, line=palette.frame, thick=1.5))
    shown.append(text(WIDTH / 2, y + 30, scene["outcome"], BODY, ink, anchor="middle", room=ROOM - 2 * PAD, least=16))
    return picture(theme, round(y + OUTCOME + FOOT), *shown)


def heading(scene: Scene, palette: Palette) -> str:
    """Return the line above everything: what it is, where, and the round; crossed sabres at its end."""
    title = text(LEFT, 48, scene["title"], HEADING, palette.ink, face="title", room=320, least=BODY)
    x = LEFT + min(320, wide(scene["title"], HEADING, "title")) + 16
    note = text(x, 47, scene["note"], BODY, palette.soft, room=WIDTH - EDGE - 44 - x, least=16)
    return title + note + small(enemy, WIDTH - LEFT - 30, 20, 30, palette.soft, palette.sheet)


def side_high(side: Scene) -> float:
    """Return the height of a side's plate."""
    if side["brief"]:
        return 2 * PAD + ROW * (len(side["cards"]) + bool(side["more"])) + ROLL
    return 2 * PAD + sum(card_high(card) + APART for card in side["cards"]) - APART + ROLL


def card_high(card: Scene) -> float:
    """Return the height of a ship, a hunter or a duellist."""
    return {"ship": 8 * ROW, "hunter": 4.2 * ROW, "duellist": 4 * ROW + BODY_HIGH + 8, "guard": 3 * ROW}[card["kind"]]


def plate(side: Scene, high: float, palette: Palette) -> str:
    """Return the plate of a side; that of the winner glows."""
    rim, thick = (palette.glow, 3) if side["won"] else (palette.frame, 1.5)
    shown = [box(0, 0, HALF, high, palette.plate, round_by=8, line=rim, thick=thick)]
    y = float(PAD)
    for card in side["cards"]:
        if side["brief"]:
            shown.append(at(PAD, y, brief(card, palette)))
            y += ROW
        else:
            shown.append(at(PAD, y, CARDS[card["kind"]](card, palette)))
            y += card_high(card) + APART
    if side["more"]:
        shown.append(text(PAD + 32, y + 20, side["more"], SMALL, palette.soft, room=INNER - 32, least=15))
    if side["roll"] is not None:
        shown.append(at(PAD, high - ROLL, roll(side["roll"], palette, better=side["better"])))
    return "".join(shown)


INNER = HALF - 2 * PAD


def named(card: Scene, palette: Palette) -> str:
    """Return a pirate's coin and name, and the player below."""
    long, metal = coin(1, 0, card["label"], card["seat"])
    left = long + 12
    return (
        metal
        + text(left, 21, card["name"], BODY, palette.ink, room=INNER - left, least=17)
        + text(2, 22 + ROW, card["player"], SMALL, palette.soft, room=INNER * 0.5, least=16)
    )


def ship(card: Scene, palette: Palette) -> str:
    """Return a pirate's ship with its sections."""
    shown = [named(card, palette)]
    shown.append(text(INNER, 22 + ROW, card["ship"], SMALL, palette.soft, anchor="end", room=INNER * 0.48, least=15))
    y = 22.0 + 2 * ROW
    shown.append(text(2, y, card["figures"], SMALL, palette.ink, room=INNER - 60, least=12))
    if card["wounds"]:
        count = str(card["wounds"])
        shown.append(text(INNER, y, count, SMALL, palette.bad, anchor="end", face="title"))
        shown.append(small(wound, INNER - wide(count, SMALL, "title") - 27, y - 17, 21, palette.bad, palette.plate))
    for section, word, boxes in card["sections"]:
        y += ROW
        ink = palette.bad if "x" in boxes else palette.ink
        shown.append(small(SECTION_SIGNS[section], 1, y - 17, 21, ink, palette.plate))
        shown.append(text(32, y, word, SMALL, palette.soft, room=INNER - 40 - len(boxes) * (BOX + 5), least=15))
        shown += squares(y, boxes, palette)
    return "".join(shown)


def squares(y: float, boxes: str, palette: Palette) -> list[str]:
    """Return the boxes of a section or a track, up to the right edge."""
    size = min(BOX, (INNER - 130) / max(1, len(boxes)) - 5)
    left = INNER - len(boxes) * (size + 5) + 5
    return [square(left + n * (size + 5), y - 7 - size / 2, size, state, palette) for n, state in enumerate(boxes)]


def hunter(card: Scene, palette: Palette) -> str:
    """Return a hunter: its sign, its name, its flag, and its Combat and Speed as far as everybody knows them."""
    shown = [small(HUNTER_SIGNS[card["what"]], 1, 0, 27, palette.ink, palette.plate)]
    end = INNER - (36 if card["flag"] else 0)
    shown.append(text(38, 21, card["piece"] or card["name"], BODY, palette.ink, room=end - 38, least=12))
    if card["flag"]:
        shown.append(flag(INNER - 28, 0, *card["flag"]))
    y = 22.0 + ROW
    under = card["name"] if card["piece"] else card["unknown"]
    shown.append(text(2, y, under, SMALL, palette.soft, room=INNER, least=15))
    for name, word, now, most in card["tracks"]:
        y += ROW
        sign = guns if name == "combat" else sails
        shown.append(small(sign, 1, y - 17, 21, palette.ink, palette.plate))
        shown.append(text(32, y, f"{word} {now}", SMALL, palette.ink, room=120, least=15))
        if most:
            shown += squares(y, "o" * now + "x" * max(0, most - now), palette)
    return "".join(shown)


def brief(card: Scene, palette: Palette) -> str:
    """Return a ship or a hunter in one line."""
    if card["kind"] != "hunter":
        return named({**card, "player": ""}, palette)
    shown = [small(HUNTER_SIGNS[card["what"]], 1, 0, 23, palette.ink, palette.plate)]
    right = INNER - wide(card["short"], SMALL, "title")
    shown.append(text(INNER, 20, card["short"], SMALL, palette.ink, anchor="end", face="title"))
    if card["flag"]:
        right -= 36
        shown.append(flag(right, 0, *card["flag"]))
    shown.append(text(32, 20, card["piece"] or card["name"], SMALL, palette.ink, room=right - 40, least=15))
    return "".join(shown)


def duellist(card: Scene, palette: Palette) -> str:
    """Return a captain in a duel: his figures, his Endurance, and where he is wounded."""
    y = 22.0 + 3 * ROW
    shown = [named(card, palette), endurance(card, y, palette)]
    shown.append(text(2, y - ROW, card["figures"], SMALL, palette.ink, room=INNER, least=15))
    shown.append(at(0, y + 10, captain(card["body"], palette)))
    hurt = palette.bad if card["body"] else palette.soft
    step = min(float(ROW), BODY_HIGH / max(1, len(card["lines"])))
    room = INNER - BODY_WIDE - 12
    size = max(14.0, min(SMALL, *(0.999 * SMALL * room / wide(line, SMALL) for line in card["lines"])))
    for n, line in enumerate(card["lines"]):
        shown.append(text(BODY_WIDE + 12, y + 32 + n * step, line, size, hurt, room=room))
    return "".join(shown)


def guard(card: Scene, palette: Palette) -> str:
    """Return a guard, who has no wounds."""
    shown = [small(enemy, 1, 0, 27, palette.ink, palette.plate)]
    shown.append(text(38, 21, card["name"], BODY, palette.ink, room=INNER - 38))
    shown.append(text(2, 22.0 + ROW, card["figures"], SMALL, palette.ink, room=INNER, least=15))
    shown.append(endurance(card, 22.0 + 2 * ROW, palette))
    return "".join(shown)


def endurance(card: Scene, y: float, palette: Palette) -> str:
    """Return the boxes of Endurance: those that are left are filled, the others crossed out."""
    word, left, most = card["endurance"]
    return text(2, y, word, SMALL, palette.soft, room=150, least=15) + "".join(
        squares(y, "o" * left + "x" * (most - left), palette)
    )


def captain(body: Mapping[str, Sequence[str]], palette: Palette) -> str:
    """Return a captain who faces the reader, with a mark on each part that is wounded or replaced."""
    skin, line = palette.deep, palette.frame
    figure = path(
        "M40 46C28 48 24 54 22 64L8 100L18 104L34 74L34 112L36 170H52L56 122L60 170H76L78 112V74L94 104L104 100L90 64"
        "C88 54 84 48 72 46Z",
        skin,
        line=line,
        thick=2,
    )
    head = disc(56, 24, 21, skin, line=line, thick=2)
    hat = path("M26 14C36 16 38 2 56 2C74 2 76 16 86 14C78 24 34 24 26 14Z", line)
    eyes = disc(43, 25, 2.6, palette.soft) + disc(69, 25, 2.6, palette.soft)
    hands = disc(13, 105, 7, skin, line=line, thick=2) + disc(99, 105, 7, skin, line=line, thick=2)
    marks = "".join(mark(*MARKS[part], grades) for part, grades in body.items())
    return figure + hands + head + hat + eyes + marks


def mark(x: float, y: float, grades: Sequence[str]) -> str:
    """Return the sign of wounds: a red disc, with a cross if they incapacitate; a black one is a prosthesis."""
    if "prosthesis" in grades:
        return disc(x, y, 10, "#14202C", line="#FFFFFF", thick=2.4)
    grave = "incapacitating" in grades or len(grades) > 1
    shown = disc(x, y, 11, "#B3282D", line="#FFFFFF", thick=2.2)
    if not grave:
        return shown + disc(x, y, 3 if "superficial" in grades else 5, "#FFFFFF")
    return shown + path(f"M{x - 5} {y - 5}L{x + 5} {y + 5}M{x + 5} {y - 5}L{x - 5} {y + 5}", line="#FFFFFF", thick=3)


def roll(found: Scene, palette: Palette, *, better: bool) -> str:
    """Return what a side threw in the last round: what it adds, number by number, the dice, and the total."""
    first, *others = found["parts"]
    own = figure(first) + "".join(f"{'−' if part < 0 else '+'}{abs(part)}" for part in others)
    total = figure(found["total"])
    ink = palette.good if better else palette.ink
    end = INNER - wide(total, LARGE, "title") - 8
    shown = [path(f"M0 -2H{INNER}", line=palette.line, thick=2)]
    shown.append(text(2, 27, own, BODY, palette.ink, face="title"))
    x = 10 + wide(own, BODY, "title")
    shown.append(text(x, 27, "+", BODY, palette.soft))
    x += 22
    step = min(DIE + 4, (end - 26 - x) / max(1, len(found["dice"])))
    for n, face in enumerate(found["dice"]):
        shown.append(at(x + n * step, 6, die(face, palette.ink, palette.plate), scale=min(DIE, step - 2) / 24))
    shown.append(text(end - 8, 27, "=", BODY, palette.soft, anchor="end"))
    shown.append(text(INNER, 30, total, LARGE, ink, anchor="end", face="title"))
    return "".join(shown)


CARDS: Mapping[str, Callable[[Scene, Palette], str]] = MappingProxyType(
    {"ship": ship, "hunter": hunter, "duellist": duellist, "guard": guard}
)
"""By kind, how a ship, a hunter or a duellist is drawn."""
