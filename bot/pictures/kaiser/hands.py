"""A hand of The Kaiser's Pirates: cards as large as their number allows."""

from collections.abc import Sequence
from typing import Any, Literal

from bot.pictures.drawing import Theme
from bot.pictures.kaiser.dice import DIE, coin, coin_wide
from bot.pictures.kaiser.emblems import COINS, DARK, FAMILIES, PALE, PAPER, night, sideways, upright
from bot.pictures.kaiser.signs import line_of_signs
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
from rules.kaiser.pieces import ACTIONS

Scene = dict[str, Any]
Form = Literal["card", "pair", "line"]

LEFT = EDGE + 4
ROOM = WIDTH - 2 * LEFT
TOP = 66
FOOT = 20
HIGHEST = 716
GAP, CLOSE = 7, 3
LINE = 27
LABEL = ROOM * 0.6
COLUMN = (ROOM - 10) / 2
TALLEST, CARD, PAIR = 138, 98, 62
"""The heights of a card: at most; at least for three lines; at least for two."""
SIDE = 46
"""The width of the edge of a card that shows its class."""
COIN = 0.78
"""The scale of the dice of an action half."""
INK = "#14202C"
SHORT = 0.72


def stacks(kinds: Sequence[str]) -> list[tuple[str, int]]:
    """Return the kinds of cards to draw and their numbers: each card, or each kind once if there are many."""
    if tall_for(len(kinds), 0) >= PAIR:
        return [(kind, 1) for kind in kinds]
    return [(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]


def tall_for(number: int, extras: int) -> float:
    """Return the height of a card if so many stand in two columns above some lines of text."""
    rows = max(1, (number + 1) // 2)
    each = (HIGHEST - TOP - FOOT - extras * LINE - (8 if extras else 0)) / rows
    return min(TALLEST, each - GAP if each - GAP >= PAIR else each - CLOSE)


def form_of(kinds: Sequence[str], extras: int = 0) -> Form:
    """Return how cards are drawn: large with all three lines, with two lines, or each in a line."""
    tall = tall_for(len(stacks(kinds)), extras)
    return "card" if tall >= CARD else "pair" if tall >= PAIR else "line"


def hand(scene: Scene, theme: Theme) -> str:
    """Draw what one seat holds and what it alone knows."""
    palette, cards = PALETTES[theme], scene["cards"]
    lines = [line for label, *items in scene["notes"] for line in wrapped(label, items)]
    kinds = [card["kind"] for card in cards]
    first = {card["kind"]: card for card in reversed(cards)}
    shown_kinds = stacks(kinds)
    # The signs of the dice are explained where there is room to draw the dice of both halves.
    signs: list[list[str]] = scene["signs"] if form_of(kinds, len(lines) + 1) == "card" else []
    extras = len(lines) + bool(signs)
    tall, form = tall_for(len(shown_kinds), extras), form_of(kinds, extras)
    gap = CLOSE if form == "line" else GAP
    shown = [
        text(LEFT, 50, scene["title"], HEADING, palette.ink, face="title", room=ROOM),
        legend(scene["legend"], ROOM - wide(scene["title"], HEADING) - 24, palette),
    ]
    for n, (kind, times) in enumerate(shown_kinds):
        x, y = LEFT + (n % 2) * (COLUMN + 10), TOP + (n // 2) * (tall + gap)
        stacked = len(shown_kinds) < len(cards)
        face = card_face({**(first[kind] if stacked else cards[n]), "times": times}, tall, form)
        copies = [card["id"] for card in cards if card["kind"] == kind] if stacked else [cards[n]["id"]]
        shown.append(at(x, y, of(" ".join(f"card:{copy}" for copy in copies), face)))
    y = TOP + (len(shown_kinds) + 1) // 2 * (tall + gap)
    if signs:
        shown.append(at(LEFT, y, line_of_signs(signs, ROOM, palette)))
        y += LINE
    y += 8 if lines else 0
    for line in lines:
        shown.append(at(LEFT, y + 18, note(line, palette)))
        y += LINE
    return picture(theme, max(160, round(y) + FOOT), *shown)


def legend(rows: Sequence[Sequence[str]], room: float, palette: Palette) -> str:
    """Return the signs of classes with their names, at the right of the title's line, as large as fits in the room."""
    apart = 18
    fixed = sum(30 + apart for _ in rows) - apart
    letters = sum(wide(word, SMALL) for _, word in rows)
    size = max(14.0, min(SMALL, SMALL * (room - fixed) / letters)) if rows else SMALL
    x = LEFT + ROOM - fixed - letters * size / SMALL
    shown: list[str] = []
    for family, word in rows:
        field, sign = FAMILIES[family]
        mark = box(0, 0, 24, 24, field, round_by=5) + at(4, 4, sign(PALE, field), scale=16 / 24)
        shown.append(at(x, 28, mark) + text(x + 30, 46, word, size, palette.soft))
        x += 30 + wide(word, size) + apart
    return "".join(shown)


def wrapped(label: str, items: Sequence[str]) -> list[tuple[str, str]]:
    """Break a note into lines, each (label, rest); only the first line has a label."""
    lines = [(label, "")]
    for n, item in enumerate(items):
        part = item if n == len(items) - 1 else f"{item} · "
        head, rest = lines[-1]
        if rest and min(wide(head, SMALL), LABEL) + wide(rest + part, SMALL) + 12 > ROOM:
            lines.append(("", part))
        else:
            lines[-1] = (head, rest + part)
    return lines


def note(line: tuple[str, str], palette: Palette) -> str:
    """Return a line below the cards: what it is about, then the names of cards."""
    label, rest = line
    left = min(wide(label, SMALL), LABEL) + 10
    names = text(left, 0, rest, SMALL, palette.ink, room=ROOM - left, least=16)
    return text(0, 0, label, SMALL, palette.soft, room=LABEL) + names


def card_face(card: Scene, tall: float, form: Form) -> str:
    """Return a card: the colour and the sign of its class, its name, its dice, and what its action half does."""
    side = min(SIDE, tall)
    shown = [box(0, 0, COLUMN, tall, PAPER, round_by=9, line=DARK, thick=1.5), band(card["families"], side, tall)]
    left, room = side + 10, COLUMN - side - 20
    name = card["name"] if card["times"] == 1 else f"{card['name']} ×{card['times']}"
    printed = ACTIONS[card["kind"]]
    dice, dark = printed.intercept_attack, bool(printed.intercept_night)
    if form == "line":
        scale = min(SHORT, (tall - 4) / DIE)
        long = coin_wide(dice, scale) + (24 * scale / SHORT if dark else 0)
        middle = tall / 2
        shown.append(text(left, middle + 7, name, SMALL, INK, room=room - long - 8, least=14))
        shown.append(at(COLUMN - 8 - long, middle - DIE * scale / 2, intercept(dice, scale, dark=dark)))
        return "".join(shown)
    if form == "pair":
        long = coin_wide(dice, SHORT) + (26 if dark else 0)
        down = (tall - PAIR) / 2.4
        shown.append(text(left, 25 + down, name, 22, INK, room=room - long - 8, least=15))
        shown.append(at(COLUMN - 8 - long, 4 + down, intercept(dice, SHORT, dark=dark)))
        shown.append(text(left, 52 + down, card["effect"], SMALL, "#4A3B28", room=room, least=15))
        return "".join(shown)
    grow = min(1.0, (tall - CARD) / (TALLEST - CARD))
    shown.append(text(left, 26 + 6 * grow, name, BODY + 2 * grow, INK, room=room, least=16, face="title"))
    y = 33 + 17 * grow
    shown.append(at(left, y + 4 + grow, sideways("#8A7A5C", PAPER)))
    shown.append(at(left + 30, y, intercept(dice, 0.86 + 0.08 * grow, dark=dark)))
    shown.append(action_coins(card["kind"], COLUMN - 10, y + 2 + grow))
    shown.append(text(left, tall - 10 - 7 * grow, card["effect"], SMALL + 1.5 * grow, "#4A3B28", room=room, least=16))
    return "".join(shown)


def band(families: Sequence[str], side: float, tall: float) -> str:
    """Return the left edge of a card in the colour of its class, with its sign; two halves for two classes."""
    inner = tall - 8
    shown: list[str] = []
    for n, family in enumerate(families):
        field, sign = FAMILIES[family]
        high = inner / len(families)
        scale = min(1.25, (high - 4) / 24, (side - 10) / 24)
        shown.append(box(4, 4 + n * high, side - 4, high, field, round_by=6))
        middle = 4 + (n + 0.5) * high - 12 * scale
        shown.append(at(4 + (side - 4) / 2 - 12 * scale, middle, sign(PALE, field), scale=scale))
    return "".join(shown)


def intercept(dice: str, scale: float, *, dark: bool) -> str:
    """Return the dice of an intercept half, and a moon if it is at night."""
    size = min(22.0, DIE * scale * 0.84)
    moon = at(coin_wide(dice, scale) + 5, (DIE * scale - size) / 2, night("#2B2F77", PAPER), scale=size / 24)
    return coin(dice, scale) + (moon if dark else "")


def action_coins(kind: str, right: float, y: float) -> str:
    """Return the dice of an action half that fit, from right to left: challenge against response, or other coins."""
    shown: list[str] = []
    used = 0.0
    for name, ours, theirs in coins_that_fit(kind):
        shown.append(at(used, 0, group(name, ours, theirs, COIN)))
        used += group_wide(ours, theirs) + 10
    return at(right - used + 10, y, *shown) if shown else ""


def coins_that_fit(kind: str) -> list[tuple[str, str, str]]:
    """Return the dice of an action half for which a large card has room: their name, ours, and theirs or ""."""
    printed = ACTIONS[kind]
    groups = [("challenge", printed.challenge, printed.response)] if is_rolled(printed.challenge) else []
    groups += [(name, dice, "") for name in COINS if (dice := getattr(printed, f"coin_{name}"))]
    room = COLUMN - (SIDE + 10) - 30 - coin_wide(printed.intercept_attack) - 46
    used = 0.0
    for n, (_, ours, theirs) in enumerate(groups):
        if used + group_wide(ours, theirs) > room:
            return groups[:n]
        used += group_wide(ours, theirs) + 10
    return groups


def is_rolled(challenge: str) -> bool:
    """Return whether a challenge is dice of its own, and not those of a ship."""
    return bool(challenge) and set(challenge) <= set("BGWR")


def group_wide(ours: str, theirs: str) -> float:
    """Return the width of a coin of an action half behind its sign."""
    return coin_wide(ours, COIN) + (18 + coin_wide(theirs, COIN) if theirs else 0) + 28


def signs_of(kinds: Sequence[str]) -> list[str]:
    """Return the signs that large cards of some kinds show beside their dice, in the order of the legend."""
    found = ["sideways"] if kinds else []
    if any(ACTIONS[kind].intercept_night for kind in kinds):
        found.append("night")
    shown = {name for kind in kinds for name, *_ in coins_that_fit(kind)}
    if shown & {"challenge", "attack"}:
        found.append("challenge" if "challenge" in shown else "upright")
    return [*found, *(name for name in COINS if name != "attack" and name in shown)]


def group(name: str, ours: str, theirs: str, scale: float) -> str:
    """Return a coin of an action half behind its sign."""
    sign = upright if name in ("challenge", "attack") else COINS[name]
    shown = [at(0, 3, sign("#8A7A5C", PAPER), scale=0.95), at(28, 0, coin(ours, scale))]
    if theirs:
        x = 28 + coin_wide(ours, scale)
        shown.append(path(f"M{x + 9:.1f} 9V10M{x + 9:.1f} 19V20", line="#4A3B28", thick=4))
        shown.append(at(x + 18, 0, coin(theirs, scale)))
    return "".join(shown)
