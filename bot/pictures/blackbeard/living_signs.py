"""Signs of Barbe Noire 2 for its emoji, 24 units wide and high: people, animals, plants."""

from bot.pictures.blackbeard import emblems
from bot.pictures.blackbeard.thing_signs import tilted
from bot.pictures.emoji import GOLD, GREEN, GREY, INK, RED, SEA, SKIN, SKY, WOOD
from bot.pictures.shapes import box, disc, path

# Signs are functions of one shape, (ink, field): some need no field.
# ruff: noqa: ARG001


def blood(ink: str, field: str) -> str:
    """Return a drop of blood."""
    return path("M12 0C16 7 20 11 20 15.5C20 20 16.5 23.5 12 23.5C7.5 23.5 4 20 4 15.5C4 11 8 7 12 0Z", ink) + path(
        "M8 15C8 18 9.5 19.5 12 20", line=field, thick=1.8
    )


def fencer(ink: str, field: str) -> str:
    """Return a fencer: a duel."""
    return (
        disc(9, 4, 3.2, ink)
        + path("M9 8L8 15L3 23M8 15L14 17L16 23M9 9L15 11M9 9L3 6", line=ink, thick=2.8)
        + path("M14 12.5L24 5", line=RED, thick=2)
    )


def tooth(ink: str, field: str) -> str:
    """Return a tooth: scurvy."""
    return path(
        "M5 2C8 0 10 2 12 2C14 2 16 0 19 2C23 5 21 11 19 14C18 17 18 23 16 23"
        "C14 23 14 15 12 15C10 15 10 23 8 23C6 23 6 17 5 14C3 11 1 5 5 2Z",
        field,
        line=ink,
        thick=2.4,
    )


def bandage(ink: str, field: str) -> str:
    """Return a bandage: a wound."""
    return (
        tilted(-45, box(-1, 7, 26, 10, SKIN, round_by=5, line=ink, thick=1.6), box(8, 7.6, 8, 8.8, field))
        + disc(12, 12, 1, ink)
        + disc(10, 14, 1, ink)
        + disc(14, 10, 1, ink)
    )


def arm(ink: str, field: str) -> str:
    """Return a bent arm: arm-wrestling."""
    return path("M4 21C1 16 3 8 7 2L13 3L11 7L8.5 8L8 13C11 9 18 8 21 12C24 17 20 22 13 22Z", SKIN, line=ink, thick=1.9)


def bow(ink: str, field: str) -> str:
    """Return bow and arrow: a chase, and natives."""
    return (
        path("M4 4C16 2 22 8 20 20", line=WOOD, thick=3)
        + path("M4 4L20 20", line=ink, thick=1.2)
        + path("M2 22L19 5M13 4.5H19.5V11M2 22V17M2 22H7", line=ink, thick=2.2)
    )


def tiger(ink: str, field: str) -> str:
    """Return the head of a tiger: wild beasts."""
    head = path("M3 2L8 4H16L21 2L21 12C21 19 17 23 12 23C7 23 3 19 3 12Z", "#EF8A2B", line=ink, thick=1.8)
    return (
        head
        + disc(8, 11, 1.7, ink)
        + disc(16, 11, 1.7, ink)
        + path("M10 16H14L12 18.5Z", ink)
        + path("M12 4V8M8.5 5V7M15.5 5V7M3.5 14H6.5M20.5 14H17.5", line=ink, thick=1.8)
    )


def monocle(ink: str, field: str) -> str:
    """Return a face with an eyeglass: a challenge."""
    return (
        disc(12, 12, 11, GOLD, line=ink, thick=1.8)
        + disc(8, 10, 1.7, ink)
        + disc(16, 10, 3.6, field, line=ink, thick=1.6)
        + disc(16, 10, 1.5, ink)
        + path("M8 18H16M18.5 13L20 19", line=ink, thick=1.8)
    )


def broken_heart(ink: str, field: str) -> str:
    """Return a broken heart: a loss."""
    return emblems.popularity(ink, field) + path("M12 5L9 10L14 13L11 17L12 22", line=field, thick=2.2)


def healed(ink: str, field: str) -> str:
    """Return a bandaged heart: a recovery."""
    return emblems.popularity(ink, field) + tilted(-40, box(3, 9, 18, 6, SKIN, round_by=2, line=INK, thick=1.2))


def mask_and_snorkel(ink: str, field: str) -> str:
    """Return a diver's helmet: a dive."""
    return path("M3 22C3 18 5 17 5 13C3 3 21 3 19 13C19 17 21 18 21 22Z", GOLD, line=ink, thick=2) + disc(
        12, 11, 4.6, SKY, line=ink, thick=2
    )


def octopus(ink: str, field: str) -> str:
    """Return a kraken."""
    arms = path(
        "M6 12C6 18 1 17 1 22M9 14C9 20 6 20 6 23M15 14C15 20 18 20 18 23M18 12C18 18 23 17 23 22M12 14V23",
        line=ink,
        thick=2.6,
    )
    return (
        arms
        + path("M12 0C19 0 20 8 18 13C16 16 8 16 6 13C4 8 5 0 12 0Z", ink)
        + disc(9.3, 9, 1.7, field)
        + disc(14.7, 9, 1.7, field)
    )


def fish(ink: str, field: str) -> str:
    """Return a fish: a catch."""
    return path("M1 12C5 4 14 4 18 10L23 6V18L18 14C14 20 5 20 1 12Z", ink) + disc(6.5, 11, 1.5, field)


def dolphin(ink: str, field: str) -> str:
    """Return a dolphin."""
    return path(
        "M1 15C3 7 10 3 16 5L18 1L20 7C23 11 23 15 21 20L24 23H16L18 19C18 15 16 13 12 13C8 13 5 15 1 15Z", ink
    ) + disc(8, 9.5, 1.3, field)


def yawn(ink: str, field: str) -> str:
    """Return a face that yawns: a crew that sleeps."""
    return (
        disc(12, 12, 11, GOLD, line=ink, thick=1.8)
        + path("M5 9Q7 7 9 9M15 9Q17 7 19 9", line=ink, thick=1.8)
        + '<ellipse cx="12" cy="16" rx="3.4" ry="4.4" fill="'
        + ink
        + '"/>'
    )


def ear(ink: str, field: str) -> str:
    """Return an ear: rumours."""
    return path("M6 9C6 1 20 1 20 9C20 14 15 14 15 19C15 23 9 24 8 19", line=ink, thick=3.2) + path(
        "M10 10C10 5 16 5 16 9C16 12 12 12 12 15", line=ink, thick=2
    )


def glove(ink: str, field: str) -> str:
    """Return a glove: a challenge to a duel."""
    return (
        path(
            "M7 16L3 9C2 7 4 6 5.5 7.5L8 10V2.5C8 0.5 11 0.5 11 2.5V1.5C11 -0.5 14 -0.5 14 1.5V2.5"
            "C14 1 17 1 17 3V4.5C17 3.5 19.5 3.5 19.5 5.5V12C19.5 14 18 15 18 16Z",
            ink,
        )
        + path("M6.5 18H18.5V23H6.5Z", ink)
        + path("M11 3V9M14 3V9M17 5V10", line=field, thick=1)
    )


def crossed_fingers(ink: str, field: str) -> str:
    """Return crossed fingers: a pledge."""
    return (
        path("M9 12L15 1M13 12L8 1", line=SKIN, thick=4.4)
        + path("M9 12L15 1", line=ink, thick=1)
        + path("M4 12H18C20 12 20 22 16 23H8C4 22 2 14 4 12Z", SKIN, line=ink, thick=1.8)
    )


def autumn_leaf(ink: str, field: str) -> str:
    """Return a fallen leaf: something that ends quietly."""
    return path("M22 2C10 2 3 8 4 18C14 21 22 14 22 2Z", "#C8641E", line=ink, thick=1.6) + path(
        "M1 23L16 8", line=ink, thick=2
    )


def tears(ink: str, field: str) -> str:
    """Return a face in tears: grief."""
    return (
        disc(12, 12, 11, GOLD, line=ink, thick=1.8)
        + disc(8, 9.5, 1.7, ink)
        + disc(16, 9.5, 1.7, ink)
        + path("M8 18Q12 14 16 18", line=ink, thick=2)
        + path("M17 12C19 15 19.5 16 19.5 17.5A2.3 2.3 0 0 1 15 17.5C15 16 16 15 17 12Z", SEA)
    )


def mermaid(ink: str, field: str) -> str:
    """Return a mermaid: sirens."""
    tail = path("M9 12C6 18 11 22 18 20L23 23V16L18 18C14 19 14 16 15 12Z", GREEN, line=ink, thick=1.4)
    return (
        path("M8 2C2 6 5 14 4 18C9 16 8 8 12 6Z", "#C8641E")
        + disc(11.5, 4.5, 3.4, SKIN, line=ink, thick=1.2)
        + path("M9 8H15L15 13H9Z", SKIN)
        + tail
    )


def coral(ink: str, field: str) -> str:
    """Return a coral: a reef."""
    return path(
        "M12 23V8M12 17L5 12V5M12 14L19 9V3M5 9L1.5 6M19 7L22.5 5M12 8L9 3M12 8L14.5 3", line="#E0566B", thick=3
    )


def shark(ink: str, field: str) -> str:
    """Return the fin of a shark."""
    return path("M4 17C8 14 10 8 15 1C15 8 17 13 22 17Z", GREY, line=ink, thick=1.8) + path(
        "M0 20Q4 16 8 20T16 20T24 20", line=SEA, thick=2.8
    )


def serpent(ink: str, field: str) -> str:
    """Return a sea serpent."""
    return (
        path("M1 20C3 10 8 10 10 20M10 20C12 10 16 12 17 18C18 21 22 20 22 12C22 5 15 4 14 9", line=GREEN, thick=3.6)
        + disc(15, 7, 3.4, GREEN)
        + disc(14.5, 6, 1, field)
    )


def leaf(ink: str, field: str) -> str:
    """Return a plant: drugs."""
    return path("M12 23V8", line=ink, thick=2) + path(
        "M12 10C6 10 3 6 3 1C9 1 12 5 12 10ZM12 16C17 16 21 13 21 7"
        "C15 7 12 11 12 16ZM12 20C7 20 4 17 4 13C9 13 12 16 12 20Z",
        GREEN,
        line=ink,
        thick=1.2,
    )


def open_hands(ink: str, field: str) -> str:
    """Return hands that hold: a handful of treasure."""
    return (
        path("M0 12C4 12 6 16 12 16C18 16 20 12 24 12C23 19 18 23 12 23C6 23 1 19 0 12Z", SKIN, line=ink, thick=1.8)
        + disc(8, 9, 3.6, GOLD, line=ink, thick=1.4)
        + disc(15, 9, 3.6, GOLD, line=ink, thick=1.4)
        + disc(11.5, 4, 3.6, GOLD, line=ink, thick=1.4)
    )


def monkey(ink: str, field: str) -> str:
    """Return a monkey: a pet."""
    ears = disc(3.5, 11, 3, WOOD, line=ink, thick=1.4) + disc(20.5, 11, 3, WOOD, line=ink, thick=1.4)
    return (
        ears
        + disc(12, 11, 9, WOOD, line=ink, thick=1.6)
        + path("M12 20C6 20 5 16 8 13C6 9 10 7 12 9C14 7 18 9 16 13C19 16 18 20 12 20Z", SKIN)
        + disc(9.5, 10.5, 1.3, ink)
        + disc(14.5, 10.5, 1.3, ink)
        + path("M9 16Q12 18 15 16", line=ink, thick=1.4)
    )
