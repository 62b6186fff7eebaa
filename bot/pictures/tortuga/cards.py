"""The cards of Tortuga (votes, events, loyalties) and its pawns. Each is drawn once and cached."""

from functools import cache
from typing import NamedTuple

from bot.pictures.shapes import SMALL, at, box, disc, path, text
from bot.pictures.tortuga import emblems
from bot.pictures.tortuga.emblems import DARK, FLAGS, GOLD, PALE, TOPS, skull
from rules.tortuga.cards import STARRED

PAPER, EDGE = "#FBF4E2", "#14202C"
BACK, BACK_LINE = "#3B2A1E", "#E2B659"
EVENT_WIDE, EVENT_HIGH = 62, 82
VOTE_WIDE, VOTE_HIGH = 144, 236
LOYALTY_WIDE = 124
SMALL_HIGH = 66


class Pawn(NamedTuple):
    """The colours of a pirate's pawn and of the mark on it."""

    field: str
    ink: str


PAWNS: dict[int, Pawn] = {
    1: Pawn("#1A1A1D", PALE),
    2: Pawn("#C92F2B", PALE),
    3: Pawn("#F08A24", DARK),
    4: Pawn("#13733F", PALE),
    5: Pawn("#2563C9", PALE),
    6: Pawn("#F8D63C", DARK),
    7: Pawn("#6A2C9A", PALE),
    8: Pawn("#6B3E1C", PALE),
    9: Pawn("#FFFFFF", DARK),
}


@cache
def pawn(pirate: int, mark: str) -> str:
    """Return a pawn, 28 units wide: the colour of its pirate, and what stands for its player, such as an initial."""
    look = PAWNS[pirate]
    return (
        disc(14, 14, 14, PAPER)
        + disc(14, 14, 13, look.field, line=EDGE, thick=1.5)
        + text(14, 21, mark, SMALL, look.ink, anchor="middle", face="title", room=24, least=11.9)
    )


@cache
def vote(code: str, names: tuple[str, ...]) -> str:
    """Return a large vote card: icon at the top, flag in the middle, skull or nothing below, each above its name.

    ``names``: those that the reader's language has for the three. Where there is no skull, the name has two lines.
    """
    third, middle = VOTE_HIGH / 3, VOTE_WIDE / 2
    *named, last = names
    below = [last] if code[2] == "S" else [" ".join(last.split()[:2]), " ".join(last.split()[2:])]
    parts = [
        box(0, 0, VOTE_WIDE, VOTE_HIGH, PAPER, round_by=12, line=EDGE, thick=2),
        path(f"M10 {third:.0f}H{VOTE_WIDE - 10}M10 {2 * third:.0f}H{VOTE_WIDE - 10}", line="#C9B58A", thick=2),
        *(sign_name(name, third * (n + 1) - 7) for n, name in enumerate(named)),
        at(middle - 25, 4, TOPS[code[0]](), scale=0.5),
        at(middle - 34, third - 6, FLAGS[code[1]](), scale=0.68),
    ]
    if code[2] == "S":
        return "".join([*parts, at(middle - 25, 2 * third + 1, skull(), scale=0.5), sign_name(last, VOTE_HIGH - 10)])
    # In the middle of the room for a skull.
    lines = [line for line in below if line]
    top = 2.5 * third + 7 - 12 * (len(lines) - 1)
    return "".join([*parts, *(sign_name(line, top + 24 * n) for n, line in enumerate(lines))])


def sign_name(name: str, y: float) -> str:
    """Return the name of a sign of a vote card, in the middle of it."""
    return text(VOTE_WIDE / 2, y, name, SMALL, EDGE, anchor="middle", room=VOTE_WIDE - 12, least=SMALL)


@cache
def small_vote(code: str, wide: int) -> str:
    """Return a vote card as shown in a pool, 66 units high."""
    icon = min(22, wide - 6) / 100
    middle = (wide - icon * 100) / 2
    parts = [
        box(0, 0, wide, SMALL_HIGH, PAPER, round_by=5, line=EDGE, thick=1),
        at(middle, 1, TOPS[code[0]](), scale=icon),
        at(middle, 22, FLAGS[code[1]](), scale=icon),
    ]
    if code[2] == "S":
        parts.append(at(middle, 43, skull(), scale=icon))
    return "".join(parts)


@cache
def event(card: str, letter: str) -> str:
    """Return an event card, face up; a starred card shows its star, and a map the letter of its place."""
    star = path("M50 4L62 37L97 38L69 59L79 93L50 73L21 93L31 59L3 38L38 37Z", GOLD, line=EDGE, thick=5)
    return "".join(
        [
            box(0, 0, EVENT_WIDE, EVENT_HIGH, PAPER, round_by=7, line=EDGE, thick=1.5),
            box(4, 4, EVENT_WIDE - 8, EVENT_HIGH - 8, "#E9DAB4", round_by=4),
            at(8, 18, emblems.event(card, letter), scale=0.46),
            at(EVENT_WIDE - 20, 3, star, scale=0.17) if card in STARRED else "",
        ]
    )


@cache
def small_event(card: str, letter: str) -> str:
    """Return an event card that lies before its owner, 26 units wide and high; a map has the letter of its place."""
    sign = at(2.5, 2.5, emblems.event(card, letter), scale=0.21)
    return box(0, 0, 26, 26, PAPER, round_by=4, line=EDGE, thick=1) + sign


@cache
def event_back(mark: str) -> str:
    """Return the back of an event card: a compass with the number of its slot."""
    points = "".join(
        f'<g transform="rotate({turn})">{path(f"M0 {-reach}L5 -7H-5Z", BACK_LINE)}</g>'
        for turn, reach in ((0, 32), (90, 24), (180, 32), (270, 24), (45, 16), (135, 16), (225, 16), (315, 16))
    )
    coin = disc(EVENT_WIDE / 2, EVENT_HIGH / 2, 16, BACK, line=BACK_LINE, thick=2)
    return "".join(
        [
            box(0, 0, EVENT_WIDE, EVENT_HIGH, PAPER, round_by=7, line=EDGE, thick=1.5),
            box(4, 4, EVENT_WIDE - 8, EVENT_HIGH - 8, BACK, round_by=4),
            at(EVENT_WIDE / 2, EVENT_HIGH / 2, points),
            coin if mark else "",
            text(EVENT_WIDE / 2, EVENT_HIGH / 2 + 8.5, mark, 25, PAPER, anchor="middle", face="title"),
        ]
    )


def no_event(line: str) -> str:
    """Return the outline of a missing event card."""
    return box(2, 2, EVENT_WIDE - 4, EVENT_HIGH - 4, "none", round_by=7, line=line, thick=3)


@cache
def loyalty(side: str, letter: str, word: str) -> str:
    """Return a loyalty card, as high as a vote card, with its side's letter and name."""
    return "".join(
        [
            box(0, 0, LOYALTY_WIDE, VOTE_HIGH, PAPER, round_by=12, line=EDGE, thick=2),
            box(6, 6, LOYALTY_WIDE - 12, VOTE_HIGH - 12, "none", round_by=8, line=GOLD, thick=4),
            text(LOYALTY_WIDE / 2, 50, letter, 38, EDGE, anchor="middle", face="title"),
            at(12, 62, FLAGS[side](), scale=1),
            path("M22 188Q42 174 62 188T102 188", line=GOLD, thick=3),
            text(LOYALTY_WIDE / 2, 171, word, 24, EDGE, anchor="middle", room=LOYALTY_WIDE - 18, least=SMALL),
            at(47, 192, skull(), scale=0.3),
        ]
    )
