"""The signs of Barbe Noire 2, 24 units wide and high: figures of a pirate, parts of a ship, things at sea."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.pictures import marks
from bot.pictures.shapes import at, box, disc, path, text

Sign = Callable[[str, str], str]
"""(ink, colour below it) -> drawing."""


def notoriety(ink: str, field: str) -> str:
    """Return a skull: Notoriety."""
    skull = path("M12 1C5 1 2 6 2 11C2 15 4 17 7 18V23H17V18C20 17 22 15 22 11C22 6 19 1 12 1Z", ink)
    return skull + disc(8, 11, 2.6, field) + disc(16, 11, 2.6, field) + path("M10.5 19V23M13.5 19V23", line=field)


def popularity(ink: str, field: str) -> str:  # noqa: ARG001 - signs are functions of one shape
    """Return a heart: Popularity."""
    return path(
        "M12 22C4 16 1 12 1 7.5C1 4 3.5 2 6.5 2C9 2 11 3.5 12 6C13 3.5 15 2 17.5 2C20.5 2 23 4 23 7.5Z", ink
    ) + (path("M12 22C20 16 23 12 23 7.5L12 6Z", ink))


def gold(ink: str, field: str) -> str:
    """Return coins: the treasure in the cabin."""
    return "".join(
        f'<ellipse cx="12" cy="{y}" rx="10" ry="4.5" fill="{ink}" stroke="{field}" stroke-width="1.6"/>'
        for y in (18, 12, 6)
    )


def chest(ink: str, field: str) -> str:
    """Return a chest: the treasure in a Refuge."""
    body = path("M2 10C2 4 5 3 8 3H16C19 3 22 4 22 10V21H2Z", ink)
    return body + path("M2 11H22", line=field, thick=1.8) + box(9.5, 9, 5, 6, ink, line=field, thick=1.4)


def refuge(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a palm on an island: a Refuge."""
    high = "M12 8C8 1 3 2 1 7C5 5 9 6 12 8C16 1 21 2 23 7C19 5 15 6 12 8"
    low = "C8 9 6 12 6 15C8 12 10 10 12 8C15 10 17 12 18 15C18 11 15 9 12 8Z"
    return path(high + low, ink, line=ink, thick=1) + path("M12 8C13 13 13 17 11 21M2 22H22", line=ink, thick=3)


def letter(ink: str, field: str) -> str:
    """Return a sealed sheet: a letter of marque."""
    sheet = path("M3 2H21V17L16 22H3Z", ink)
    return sheet + path("M7 7H17M7 11.5H14", line=field, thick=1.8) + disc(15.5, 17, 3, field)


def hold(ink: str, field: str) -> str:
    """Return a crate: what lies in the holds."""
    return box(2, 3, 20, 19, ink, round_by=2) + path("M2 9H22M12 9V22", line=field, thick=1.8)


def anchor(ink: str, field: str) -> str:  # noqa: ARG001
    """Return an anchor."""
    return path("M12 6V22M7 9.5H17M3 14C4 20 8 22 12 22C16 22 20 20 21 14", line=ink, thick=2.8) + disc(
        12, 4, 2.6, "none", line=ink, thick=2.4
    )


def careened(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a hull on its side: a careened ship."""
    return f'<g transform="rotate(-38 12 12)">{path("M1 9H23C22 16 18 19 12 19C6 19 2 16 1 9Z", ink)}</g>'


def sail(ink: str, field: str) -> str:
    """Return a square sail over a hull: a merchant."""
    cloth = path("M3 1H21C18 5 18 10 21 15H3C6 10 6 5 3 1Z", field, line=ink, thick=1.6)
    return cloth + path("M1 16.5H23L19 23H5Z", "#B0763C", line=ink, thick=1.6)


def sails(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a sail: the section of sails."""
    return path("M11 1V21M13 3C19 6 22 12 21 18H13Z", ink, line=ink, thick=1.6) + path("M9 6V18H3C3 13 6 9 9 6Z", ink)


def hull(ink: str, field: str) -> str:
    """Return a hull: the section of the hull."""
    return path("M1 7H23C22 15 19 19 15 20H9C5 19 2 15 1 7Z", ink) + path("M4 12H20", line=field, thick=1.8)


def rudder(ink: str, field: str) -> str:
    """Return a wheel: the section of the rudder."""
    spokes = "".join(
        f'<g transform="rotate({45 * n} 12 12)">{path("M12 6V1", line=ink, thick=2.8)}</g>' for n in range(8)
    )
    return spokes + disc(12, 12, 7, field, line=ink, thick=2.8) + disc(12, 12, 2.4, ink)


def guns(ink: str, field: str) -> str:
    """Return a cannon: the section of guns."""
    return path("M1 8L21 4V12L5 15C2 15 0 11 1 8Z", ink) + disc(9, 18, 4.6, ink, line=field, thick=1.6)


def crew(ink: str, field: str) -> str:  # noqa: ARG001
    """Return two sailors: the section of the crew."""
    return (
        disc(8, 7, 4.4, ink)
        + path("M0.5 22C0.5 15 4 13 8 13C12 13 15.5 15 15.5 22Z", ink)
        + (disc(17.5, 8, 3.4, ink) + path("M17.5 13C21 13 23.5 15 23.5 22H17.6C17.6 18 16.8 15 15 13.6Z", ink))
    )


def damage(ink: str, field: str) -> str:
    """Return a shell burst: damage of a ship."""
    burst = (
        "M12 0L14.5 7L21 3L17.5 9.5L24 12L17.5 14.5L21 21L14.5 17L12 24L9.5 17L3 21L6.5 14.5L0 12L6.5 9.5L3 3L9.5 7Z"
    )
    return path(burst, ink) + disc(12, 12, 3.5, field)


def crate(ink: str, field: str) -> str:
    """Return a floating crate."""
    return box(2, 3, 20, 18, field, line=ink, thick=2.4) + path("M2 3L22 21M22 3L2 21", line=ink, thick=2.4)


def wound(ink: str, field: str) -> str:
    """Return a drop with a cross: a wound."""
    drop = path("M12 0C16 7 20 11 20 15.5C20 20 16.5 23.5 12 23.5C7.5 23.5 4 20 4 15.5C4 11 8 7 12 0Z", ink)
    return drop + path("M12 11.5V19.5M8 15.5H16", line=field, thick=2.2)


def hostage(ink: str, field: str) -> str:  # noqa: ARG001
    """Return prison bars: a hostage."""
    return marks.bars(ink)


def enemy(ink: str, field: str) -> str:  # noqa: ARG001
    """Return crossed sabres: an enemy of a nation."""
    return path("M3 2C8 7 14 13 21 22M21 2C16 7 10 13 3 22M2 16L8 22M22 16L16 22", line=ink, thick=2.8)


def rumour(ink: str, field: str) -> str:
    """Return a speech bubble: information about a port or a pirate."""
    return path("M2 2H22V16H12L6 22V16H2Z", ink) + path("M7 7H17M7 11H14", line=field, thick=1.8)


def token(ink: str, field: str) -> str:
    """Return an hourglass: a token for an extra action."""
    return path("M4 1H20V4L14 12L20 20V23H4V20L10 12L4 4Z", ink) + path("M8 20L12 15L16 20Z", field)


def pet(ink: str, field: str) -> str:
    """Return a parrot: pet, parrot and tattoo."""
    bird = path("M8 3C13 -1 20 3 18 10C17 15 14 17 13 23H9C10 17 6 15 6 9L2 10C2 6 4 3 8 3Z", ink)
    return bird + disc(10.5, 6.5, 1.7, field)


def eye(ink: str, field: str) -> str:
    """Return an eye: what only the reader knows."""
    return path("M1 12Q12 -1 23 12Q12 25 1 12Z", field, line=ink, thick=2.4) + disc(12, 12, 4.6, ink)


def flame(ink: str, field: str) -> str:
    """Return a flame: a destroyed port."""
    fire = path(
        "M13 0C14 6 21 9 20 16C19 21 16 24 12 24C7 24 3 21 4 15C4 12 6 10 7 7C8 9 9 10 10 10C12 7 12 4 13 0Z", ink
    )
    return fire + path("M12 23C9 23 8 20 10 17L12 13C14 17 16 19 12 23Z", field)


def crown(ink: str, field: str) -> str:
    """Return a crown: a King's Commissioner, and the governor's daughter."""
    return path("M2 20L1 6L7 12L12 3L17 12L23 6L22 20Z", ink) + path("M4 16.5H20", line=field, thick=1.8)


def warship(ink: str, field: str) -> str:
    """Return a ship of two masts with gun ports: a warship."""
    cloth = path("M4 2H11C12 6 12 10 11 14H4C6 10 6 6 4 2ZM13 2H20C22 6 22 10 20 14H13C14 10 14 6 13 2Z", ink)
    ports = "".join(box(x, 18, 2.6, 2.4, field) for x in (6, 10.7, 15.4))
    return cloth + path("M1 15.5H23L20 23H4Z", ink) + ports


def ghost(ink: str, field: str) -> str:
    """Return a ghost: Blackbeard's ghost ship."""
    sheet = path("M3 23V11C3 5 7 1 12 1C17 1 21 5 21 11V23L17 19.5L14.5 23L12 19.5L9.5 23L7 19.5Z", ink)
    return sheet + disc(9, 10, 2.3, field) + disc(15, 10, 2.3, field)


def cup(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a cup: the tournament."""
    bowl = path("M6 2H18V9C18 13 15 15 12 15C9 15 6 13 6 9Z", ink)
    ears = path("M6 4H2C2 9 4 10 6.5 10M18 4H22C22 9 20 10 17.5 10", line=ink, thick=2)
    return bowl + ears + path("M12 14V20M6 21.5H18", line=ink, thick=3)


def cross(ink: str, field: str) -> str:  # noqa: ARG001
    """Return the cross of a treasure map: a wreck."""
    return path("M4 4L20 20M20 4L4 20", line=ink, thick=5.5)


def goal(ink: str, field: str) -> str:
    """Return a flag on a pole: where the chest of secret papers goes."""
    return path("M5 1V23", line=ink, thick=3) + path("M6 2H22L17 7.5L22 13H6Z", ink) + disc(11, 7.5, 1.6, field)


def lack(ink: str, field: str) -> str:
    """Return a crate with an exclamation mark: a shortage."""
    return box(2, 3, 20, 19, ink, round_by=2) + path("M12 6.5V13.5", line=field, thick=3.4) + disc(12, 18, 1.9, field)


def chain(ink: str, field: str) -> str:  # noqa: ARG001
    """Return two links of a chain: a captive."""
    one = f'<g transform="rotate(-40 12 12)">{box(-1, 7.5, 14, 9, "none", round_by=4.5, line=ink, thick=3)}'
    return one + box(11, 7.5, 14, 9, "none", round_by=4.5, line=ink, thick=3) + "</g>"


def die(face: int, ink: str, field: str) -> str:
    """Return a die with a number: the movement die of this turn."""
    cube = box(1, 1, 22, 22, ink, round_by=5)
    return cube + text(12, 19, str(face), 19, field, anchor="middle", face="title")


def small(sign: Sign, x: float, y: float, size: float, ink: str, field: str) -> str:
    """Return a sign at a size."""
    return at(x, y, sign(ink, field), scale=size / 24)


SECTION_SIGNS: Mapping[str, Sign] = MappingProxyType(
    {"sails": sails, "hull": hull, "rudder": rudder, "guns": guns, "crew": crew}
)
SIGNS: Mapping[str, Sign] = MappingProxyType(
    {
        "notoriety": notoriety,
        "popularity": popularity,
        "gold": gold,
        "chest": chest,
        "refuge": refuge,
        "letter": letter,
        "hold": hold,
        "damage": damage,
        "anchor": anchor,
        "careened": careened,
        "wound": wound,
        "hostage": hostage,
        "enemy": enemy,
        "rumour": rumour,
        "token": token,
        "pet": pet,
        "eye": eye,
        "flame": flame,
        "captive": chain,
        **SECTION_SIGNS,
    }
)
"""Every sign that a scene may name."""
HUNTER_SIGNS: Mapping[str, Sign] = MappingProxyType({"kc": crown, "warship": warship, "ghost": ghost})
"""By kind of hunter, its sign."""
EVENT_SIGNS: Mapping[str, Sign] = MappingProxyType(
    {
        "12": cup,
        "35": chest,
        "41": popularity,
        "46": crown,
        "51": cross,
        "53": letter,
        "goal": goal,
        "56": lack,
        "island": refuge,
    }
)
"""By what lasts at a place, its sign."""
