"""The signs of The Kaiser's Pirates, 24 units wide and high unless stated: states, places, kinds of cards and coins."""

from collections.abc import Callable
from functools import cache

from bot.pictures.shapes import at, box, disc, path, text

DARK, PALE, RED, STEEL, BLACK = "#14202C", "#FFFFFF", "#A92B2B", "#41586B", "#26262B"
PAPER = "#FBF4E2"
BADGE_WIDE, BADGE_HIGH = 38, 24


def damage(ink: str, field: str) -> str:
    """Return a shell burst: a damaged ship."""
    return path(
        "M12 0L14.5 7L21 3L17.5 9.5L24 12L17.5 14.5L21 21L14.5 17L12 24L9.5 17L3 21L6.5 14.5L0 12L6.5 9.5L3 3L9.5 7Z",
        ink,
    ) + disc(12, 12, 3.5, field)


def supply(ink: str, field: str) -> str:
    """Return a barrel with a minus: a ship low on supply."""
    return (
        path("M5 1H19C22 8 22 16 19 23H5C2 16 2 8 5 1Z", ink)
        + path("M7.5 12H16.5", line=field, thick=3.5)
        + path("M4 6H20M4 18H20", line=field, thick=1.2)
    )


def refuge(ink: str, field: str) -> str:  # noqa: ARG001 - signs are functions of one shape
    """Return a palm on an island: a ship in refuge."""
    high = "M12 8C8 1 3 2 1 7C5 5 9 6 12 8C16 1 21 2 23 7C19 5 15 6 12 8"
    low = "C8 9 6 12 6 15C8 12 10 10 12 8C15 10 17 12 18 15C18 11 15 9 12 8Z"
    return path(high + low, ink, line=ink, thick=1) + path("M12 8C13 13 13 17 11 21M2 22H22", line=ink, thick=3)


def identified(ink: str, field: str) -> str:
    """Return an open eye: an identified raider or prize."""
    return path("M1 12Q12 -1 23 12Q12 25 1 12Z", field, line=ink, thick=2.4) + disc(12, 12, 4.6, ink)


def disguised(ink: str, field: str) -> str:
    """Return a mask: a disguised raider or prize."""
    mask = path("M0 8Q6 3 12 7Q18 3 24 8Q24 19 17 19Q14 19 12 15Q10 19 7 19Q0 19 0 8Z", ink)
    return mask + path("M4 11Q7 8 10 11Q7 14 4 11ZM14 11Q17 8 20 11Q17 14 14 11Z", field)


def fog(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a bank of fog."""
    return path("M2 6Q6 2 10 6T18 6T24 5M0 12Q4 8 8 12T16 12T24 11M2 18Q6 14 10 18T18 18T24 17", line=ink, thick=2.8)


def deception(ink: str, field: str) -> str:
    """Return a card with a question mark: a deceived captain."""
    return box(4, 0, 17, 24, ink, round_by=3) + text(12.5, 19, "?", 20, field, anchor="middle", face="title")


def skipped(ink: str, field: str) -> str:  # noqa: ARG001
    """Return two arrows and a bar: a captain who loses a turn."""
    return path("M1 4L10 12L1 20ZM10 4L19 12L10 20Z", ink) + path("M21.5 4V20", line=ink, thick=3)


def night(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a crescent moon: a night intercept."""
    return path("M15 1A11.5 11.5 0 1 0 23 17A9.5 9.5 0 0 1 15 1Z", ink)


def mines(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a mine: a raider that can lay mines."""
    return disc(12, 12, 7.5, ink) + path("M12 0V24M0 12H24M3.5 3.5L20.5 20.5M20.5 3.5L3.5 20.5", line=ink, thick=2.4)


def torpedo(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a torpedo."""
    return path("M5 8H19Q24 12 19 16H5L0 19V5Z", ink)


def shell(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a shell: a coin of guns."""
    return path("M2 8H14Q21 8 23 12Q21 16 14 16H2Z", ink)


def depth_charge(ink: str, field: str) -> str:
    """Return a drum under waves: a depth charge."""
    return (
        path("M1 4Q5 0 9 4T17 4T24 3", line=ink, thick=2.4)
        + box(6, 9, 12, 14, ink, round_by=3)
        + path("M6 14H18M6 18H18", line=field, thick=1.3)
    )


def shield(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a shield: a coin of defence."""
    return path("M12 0Q17 4 23 4Q23 17 12 24Q1 17 1 4Q7 4 12 0Z", ink)


def star(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a star: the points of the match."""
    return path("M12 0L15.5 8L24 9L17.5 15L19.5 24L12 19.5L4.5 24L6.5 15L0 9L8.5 8Z", ink)


def sideways(ink: str, field: str) -> str:
    """Return a card that lies across a gun barrel: the intercept half."""
    return box(0, 5, 24, 15, ink, round_by=3) + path("M5 12.5H19M14.5 8L19 12.5L14.5 17", line=field, thick=2.4)


def upright(ink: str, field: str) -> str:
    """Return a card that stands upright: the action half."""
    return box(4, 0, 16, 24, ink, round_by=3) + path("M12 18V6M7.5 10.5L12 6L16.5 10.5", line=field, thick=2.4)


def british(ink: str, field: str) -> str:  # noqa: ARG001
    """Return the White Ensign: cards of the Royal Navy."""
    return (
        box(0, 3, 24, 18, PALE, line=DARK, thick=1)
        + path("M0 12H24M12 3V21", line="#B3282D", thick=3.4)
        + box(1, 4, 8.5, 6, "#23407F")
    )


def wheel(ink: str, field: str) -> str:
    """Return a ship's wheel: an action card."""
    spokes = "".join(
        f'<g transform="rotate({45 * n} 12 12)">{path("M12 6V0", line=ink, thick=3)}</g>' for n in range(8)
    )
    return spokes + disc(12, 12, 7, field, line=ink, thick=3) + disc(12, 12, 2.5, ink)


def bolt(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a flash of lightning: a reaction card."""
    return path("M14 0L3 14H10L7 24L21 9H13L18 0Z", ink)


def plus(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a plus: an assist card."""
    return path("M12 2V22M2 12H22", line=ink, thick=6)


FAMILIES: dict[str, tuple[str, Callable[[str, str], str]]] = {
    "action": ("#7A4A21", wheel),
    "reaction": ("#1F5AA8", bolt),
    "assist": ("#1E7044", plus),
}
"""The classes of action cards: the colour of a card, and a sign that says the same."""

STATES: dict[str, Callable[[str, str], str]] = {
    "damage": damage,
    "supply": supply,
    "refuge": refuge,
    "identified": identified,
    "disguised": disguised,
    "fog": fog,
    "deception": deception,
    "skipped": skipped,
}
"""The signs of states, in the order of the legend."""


def waiting(ink: str, field: str) -> str:  # noqa: ARG001
    """Return an hourglass: sunk German ships that do not count yet, for want of merchants (KS 6.1.2)."""
    frame = path(
        "M4 2H20M4 22H20M6 3C6 9 10 10 10 12C10 14 6 15 6 21M18 3C18 9 14 10 14 12C14 14 18 15 18 21", line=ink
    )
    return frame + path("M8 7H16L12 11.5ZM7 20C9 16 15 16 17 20Z", ink)


COINS: dict[str, Callable[[str, str], str]] = {
    "attack": sideways,
    "mine": mines,
    "torp": torpedo,
    "gun": shell,
    "dc": depth_charge,
    "defence": shield,
}
"""The signs of the coins on an action half."""

BADGES: dict[str, tuple[str, str]] = {
    "warship": (STEEL, "M0 0H28L38 12L28 24H0Z"),
    "raider": (BLACK, "M0 0H38L31 12L38 24H0Z"),
    "prize": (RED, "M0 0H38L31 12L38 24H0Z"),
    "merchant": (RED, "M5 0H33Q38 0 38 5V19Q38 24 33 24H5Q0 24 0 19V5Q0 0 5 0Z"),
}
"""The fields of the victory amounts: a bow for a warship, a pennant for a ship under the German flag, else a plate."""


def small_badge(kind: str) -> Callable[[str, str], str]:
    """Return the function that draws the outline of a kind of ship, as large as the other signs of a legend."""
    field, outline = BADGES[kind]
    return lambda _ink, _field: at(0, 5, path(outline, field, line=PAPER, thick=1.6), scale=0.6)


EXPLAINED: dict[str, Callable[[str, str], str]] = {
    **STATES,
    "british": british,
    "upright": upright,
    "waiting": waiting,
    "sideways": sideways,
    "night": night,
    "challenge": upright,
    **{name: sign for name, sign in COINS.items() if name != "attack"},
    "points": star,
    **{kind: small_badge(kind) for kind in ("warship", "raider", "prize")},
}
"""The signs that a legend may explain: states, places and dice of cards, round points, outlines of ships."""


@cache
def badge(kind: str, va: int) -> str:
    """Return the victory amount of a ship in the outline of its kind, 38 units wide."""
    field, outline = BADGES[kind]
    middle = 19 if kind == "merchant" else 15
    return path(outline, field, line=PAPER, thick=1.6) + text(
        middle, 19.5, str(va), 20, PALE, anchor="middle", face="title"
    )


@cache
def card_back(wide: float = 18) -> str:
    """Return a small card face down, 4 by 3."""
    high = wide * 4 / 3
    return (
        box(0, 0, wide, high, PAPER, round_by=2.5, line=DARK, thick=1)
        + box(2.5, 2.5, wide - 5, high - 5, "#2B4A6B", round_by=1.5)
        + disc(wide / 2, high / 2, wide / 5, "none", line="#E2B659", thick=1.6)
    )


@cache
def card_up(family: str, other: str = "", wide: float = 18) -> str:
    """Return a small card face up in the colour of its class, with the sign of the class."""
    field, sign = FAMILIES[family]
    high = wide * 4 / 3
    halves = box(0, 0, wide, high, field, round_by=2.5, line=PAPER, thick=1.4)
    if other:
        halves += path(f"M{wide - 1} 1V{high - 1}H1Z", FAMILIES[other][0])
    return halves + at((wide - 14) / 2, (high - 14) / 2, sign(PALE, field), scale=14 / 24)
