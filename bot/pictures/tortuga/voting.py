"""The vote of Tortuga: its subject while it is open; afterwards also the sorted cards and their count."""

from typing import Any

from bot.pictures.shapes import BODY, SMALL, Palette, at, box, path, text, wide
from bot.pictures.tortuga import cards
from bot.pictures.tortuga.emblems import FLAGS, TOPS, chest, mate, skull

Scene = dict[str, Any]

HIGH = 152
"""The height of the panel, open or revealed alike, so that nothing moves when a vote is revealed."""
MOST_WIDE = 46


def panel(vote: Scene, room: float, palette: Palette) -> str:
    """Return the open vote with a glowing rim, or the last vote with its cards."""
    line, thick = (palette.glow, 4) if vote["open"] else (palette.frame, 1.5)
    shown = [
        box(0, 0, room, HIGH, palette.plate, round_by=10, line=line, thick=thick),
        subject(vote, room, palette),
    ]
    if vote["open"]:
        shown.append(text(12, 58, vote["where"], SMALL, palette.ink, room=room - 24))
        shown.append(ballot_box(room))
    else:
        shown.append(at(0, 42, pool(vote, room)))
        shown.append(at(12, 113, tally(vote, room - 24, palette)))
    return "".join(shown)


def subject(vote: Scene, room: float, palette: Palette) -> str:
    """Return the subject of a vote: the kind and the caller, and a target (attack), a captain (mutiny) or a place."""
    shown = [text(12, 30, vote["title"], BODY, palette.ink, face="title")]
    x = 12 + wide(vote["title"], BODY, "title") + 8
    shown.append(at(x, 8, cards.pawn(*vote["caller"])))
    x += 33
    if vote["target"] or vote["captain"]:
        shown.append(path(f"M{x} 22H{x + 18}M{x + 11} 15L{x + 19} 22L{x + 11} 29", line=palette.soft, thick=3))
        x += 24
    if vote["captain"]:
        shown.append(at(x, 8, cards.pawn(*vote["captain"])))
        x += 36
    room -= x + 6
    if vote["target"]:
        shown.append(text(x, 30, vote["target"], SMALL, palette.soft, room=room, least=0.85 * SMALL))
    elif not vote["open"] and wide(vote["where"], SMALL) <= room:
        shown.append(text(x, 30, vote["where"], SMALL, palette.soft))
    return "".join(shown)


def ballot_box(room: float) -> str:
    """Return a chest that a card falls into: votes are being cast, their number stays hidden."""
    leaf = box(-24, -36, 48, 72, cards.BACK, round_by=6, line=cards.BACK_LINE, thick=3)
    sign = at(-14, -30, mate(cards.BACK_LINE, cards.BACK), scale=0.28)
    return at(room * 0.7, 80, f'<g transform="rotate(10)">{leaf}{sign}</g>', at(-38, 0, chest(), scale=0.7))


def pool(vote: Scene, room: float) -> str:
    """Return the cards of a vote side by side, in canonical order."""
    held = vote["pool"]
    step = min(MOST_WIDE + 5, (room - 20) / len(held))
    across = min(MOST_WIDE, int(step - 2))
    return "".join(at(12 + n * step, 0, cards.small_vote(card, across)) for n, card in enumerate(held))


def tally(vote: Scene, room: float, palette: Palette) -> str:
    """Return the count of each deciding sign, and the outcome of the vote."""
    shown: list[str] = []
    x = 0.0
    for sign, number in vote["counts"]:
        shown.append(at(x, 2, counted(sign), scale=0.28))
        shown.append(text(x + 33, 26, str(number), BODY, palette.ink, face="title"))
        x += 39 + wide(str(number), BODY, "title") + 6
    ink = palette.good if vote["good"] else palette.bad
    shown.append(text(room, 25, vote["outcome"], 22, ink, anchor="end", room=room - x, least=SMALL))
    return "".join(shown)


def counted(sign: str) -> str:
    """Return a counted sign on paper: a top icon, a flag, a skull, or a struck-out skull."""
    ground = box(-4, -4, 108, 108, cards.PAPER, round_by=18)
    if sign in TOPS:
        return ground + TOPS[sign]()
    if sign in FLAGS:
        return FLAGS[sign]()
    if sign == "S":
        return ground + skull()
    return ground + at(20, 20, skull("#8A7F6A", cards.PAPER), scale=0.6) + path("M8 92L92 8", line="#A52A1E", thick=9)
