"""The signs of messages that Discord draws itself; a page draws them where no font of the machine does."""

from bot.pictures.emoji import BLUE, GOLD, GREEN, INK, PAPER, RED, SKY, WOOD, Emoji, on_tile, sign
from bot.pictures.kaiser.emoji import open_hand
from bot.pictures.shapes import box, disc, path

# Signs are functions of one shape, (ink, field): some need no field.
# ruff: noqa: ARG001

CLOCK = disc(50, 54, 38, "#FFFFFF", line=INK, thick=8) + path("M50 32V54L64 62", line=INK, thick=7)


def alarm_clock() -> str:
    """Return a clock with two bells: a deadline."""
    return path("M8 26L24 10M92 26L76 10M24 86L16 96M76 86L84 96", line=RED, thick=10) + CLOCK


def stopwatch() -> str:
    """Return a watch with a button: the pace."""
    return path("M50 4V16M38 4H62M78 18L86 26", line=INK, thick=9) + CLOCK


def pause(ink: str, field: str) -> str:
    """Return two bars."""
    return box(3, 2, 6.5, 20, ink, round_by=1.5) + box(14.5, 2, 6.5, 20, ink, round_by=1.5)


def warning() -> str:
    """Return a triangle with an exclamation mark."""
    return (
        path("M50 8L96 90H4Z", GOLD, line=INK, thick=7) + path("M50 38V62", line=INK, thick=9) + disc(50, 77, 5.5, INK)
    )


def tick(ink: str, field: str) -> str:
    """Return a tick."""
    return path("M3 13L9.5 19.5L21 4.5", line=ink, thick=4.6)


def cross(ink: str, field: str) -> str:
    """Return a cross."""
    return path("M4 4L20 20M20 4L4 20", line=ink, thick=4.6)


def sleep() -> str:
    """Return letters of sleep."""
    large = path("M38 34H78L38 86H78", line=BLUE, thick=12)
    return large + path("M10 12H34L10 44H34", line=BLUE, thick=9)


def bell() -> str:
    """Return a bell."""
    return (
        path("M50 6V14", line=INK, thick=9)
        + path("M12 76C24 66 18 14 50 14C82 14 76 66 88 76Z", GOLD, line=INK, thick=6)
        + path("M40 84A11 11 0 0 0 60 84Z", INK)
    )


def painting() -> str:
    """Return a picture in its frame."""
    return (
        box(6, 12, 88, 76, SKY, line=WOOD, thick=10)
        + disc(70, 34, 8, GOLD)
        + path("M14 82L40 44L58 66L68 56L86 82Z", GREEN)
    )


def door() -> str:
    """Return a door."""
    return box(22, 4, 56, 92, WOOD, line=INK, thick=6) + disc(66, 52, 5, GOLD) + path("M8 96H92", line=INK, thick=6)


def robot() -> str:
    """Return a robot's head: the AI."""
    return (
        path("M50 6V24M6 48V68M94 48V68", line=INK, thick=7)
        + disc(50, 7, 6, RED)
        + box(14, 24, 72, 66, "#8FA3B0", round_by=12, line=INK, thick=6)
        + disc(36, 48, 8, PAPER)
        + disc(64, 48, 8, PAPER)
        + path("M34 72H66", line=INK, thick=7)
    )


def ice() -> str:
    """Return a cube of ice."""
    return path("M50 6L90 26V74L50 94L10 74V26Z", SKY, line=BLUE, thick=6) + path(
        "M10 26L50 46L90 26M50 46V94", line=BLUE, thick=5
    )


def chair(ink: str, field: str) -> str:
    """Return a chair: a seat."""
    return path("M6 1.5V22.5M6 13H18V22.5", line=ink, thick=3) + path("M6 5H11", line=ink, thick=2.4)


def clip(ink: str, field: str) -> str:
    """Return a paper clip: a file."""
    return path("M7 6V16C7 22 17 22 17 16V5C17 0 10 0 10 5V15C10 17.5 14 17.5 14 15V7", line=ink, thick=2)


def sand() -> str:
    """Return an hourglass that has run out."""
    glass = path("M22 8H78C78 34 58 40 56 50C58 60 78 66 78 92H22C22 66 42 60 44 50C42 40 22 34 22 8Z", "#FFFFFF")
    edge = path("M22 8C22 34 42 40 44 50C42 60 22 66 22 92M78 8C78 34 58 40 56 50C58 60 78 66 78 92", line=INK, thick=6)
    return (
        glass
        + path("M28 90C30 76 40 70 50 70C60 70 70 76 72 90Z", GOLD)
        + edge
        + path("M14 8H86M14 92H86", line=WOOD, thick=9)
    )


MESSAGE_EMOJI: tuple[Emoji, ...] = (
    Emoji("run_out", "⌛", on_tile(sand)),
    Emoji("alarm_clock", "⏰", on_tile(alarm_clock)),
    Emoji("stopwatch", "⏱️", on_tile(stopwatch)),
    Emoji("pause", "⏸️", sign(pause, BLUE)),
    Emoji("warning", "⚠️", on_tile(warning)),
    Emoji("tick", "✅", sign(tick, "#FFFFFF", "#1E7044")),
    Emoji("cross", "❌", sign(cross, RED)),
    Emoji("wave_hand", "👋", sign(open_hand)),
    Emoji("sleep", "💤", on_tile(sleep)),
    Emoji("bell", "🔔", on_tile(bell)),
    Emoji("painting", "🖼️", on_tile(painting)),
    Emoji("door", "🚪", on_tile(door, SKY)),
    Emoji("robot", "🤖", on_tile(robot)),
    Emoji("ice", "🧊", on_tile(ice)),
    Emoji("chair", "🪑", sign(chair, WOOD)),
    Emoji("clip", "📎", sign(clip)),
)
