"""The marks that all games share, 24 units wide and high unless stated: a shape repeats what a colour says."""

from bot.pictures.shapes import Palette, at, box, disc, path, text

MARK = 24


def turn(ink: str) -> str:
    """Return a compass needle that points at the seat to move."""
    return path("M3 2L22 12L3 22L8 12Z", ink)


def drawn(ink: str) -> str:
    """Return a needle that points down at the card that was drawn."""
    return path("M2 3L12 22L22 3L12 8Z", ink)


def deck(ink: str, field: str) -> str:
    """Return a stack of cards: the mark of the dealer."""
    return box(9, 2, 12, 17, ink, round_by=2) + box(3, 5, 12, 17, ink, round_by=2, line=field, thick=2)


def cards(ink: str, field: str) -> str:
    """Return a fan of cards: the mark of a hand's size."""
    leaf = box(-5.5, -17, 11, 16, ink, round_by=2, line=field, thick=1.5)
    return at(12, 22, *(f'<g transform="rotate({turned})">{leaf}</g>' for turned in (-28, 0, 28)))


def sails(ink: str) -> str:
    """Return sails: the mark of a seat that has hoisted them."""
    return path("M3 18H21L18 22H6ZM11 2V16H3C3 9 7 4 11 2ZM13 4C17 6 20 11 20 16H13Z", ink)


def overboard(ink: str) -> str:
    """Return a life buoy: the mark of a seat that is out."""
    ring = disc(12, 12, 8, "none", line=ink, thick=5)
    return ring + path("M12 1V4M12 20V23M1 12H4M20 12H23", line=ink, thick=2.5)


def flag(ink: str) -> str:
    """Return a white flag on its pole: the mark of a seat that has resigned."""
    return path("M5 2V23", line=ink, thick=2.5) + path("M6 4C11 1 15 7 21 4V13C15 16 11 10 6 13Z", line=ink, thick=2)


def crew(ink: str) -> str:
    """Return a tricorne: the mark of the crew."""
    return path("M1 15C6 16 7 9 8 6C10 4 14 4 16 6C17 9 18 16 23 15C20 21 4 21 1 15Z", ink)


def added(ink: str) -> str:
    """Return a plus: the mark of cards added to another seat's crew."""
    return path("M12 4V20M4 12H20", line=ink, thick=5)


def scuttled(ink: str) -> str:
    """Return an arrow that sinks into waves: the mark of a scuttled card."""
    sinks = path("M12 2V13M7 8L12 13L17 8", line=ink, thick=3)
    return sinks + path("M2 20Q5 15 8.5 18.5T15 18.5T22 17", line=ink, thick=3)


def bars(ink: str) -> str:
    """Return prison bars: the mark of prisoners."""
    return path("M4 3V21M9.3 3V21M14.7 3V21M20 3V21M2 6H22M2 18H22", line=ink, thick=2.4)


def crate(ink: str) -> str:
    """Return a crate: the mark of stowaways."""
    return path("M3 4H21V21H3ZM3 4L21 21M21 4L3 21", line=ink, thick=2.4)


def calm(ink: str) -> str:
    """Return a struck-out circle: the mark of a closed pile."""
    return disc(12, 12, 9, "none", line=ink, thick=3) + path("M6 6L18 18", line=ink, thick=3)


def numbered(number: int | str, palette: Palette, *, turned: bool = False) -> str:
    """Return a seat's number or initial on a coin, 30 units wide. ``turned``: in the colours of the seat to move."""
    metal, ink = (palette.glow_ink, palette.glow) if turned else (palette.frame, palette.deep)
    return disc(15, 15, 15, metal) + text(
        15, 22, str(number), 20, ink, anchor="middle", face="title", room=26, least=12
    )


def medal(place: int, palette: Palette, *, won: bool) -> str:
    """Return a place in the ranking on a medal, 34 units wide; a winner's medal has rays."""
    metals = {1: (palette.glow, palette.glow_ink), 2: ("#C9D1D8", "#14202C"), 3: ("#C98B5A", "#14202C")}
    metal, ink = metals.get(place, (palette.plate, palette.ink))
    rays = [f'<g transform="rotate({30 * n})">{path("M0 -13V-19", line=metal, thick=5)}</g>' for n in range(12)]
    shown = at(17, 17, *(rays if won else []))
    return (
        shown
        + disc(17, 17, 15, metal, line=palette.deep, thick=1.5)
        + text(17, 24.5, str(place), 21, ink, anchor="middle", face="title")
    )


def ship(palette: Palette, *, hoisted: bool) -> str:
    """Return a privateer, 130 units wide and 92 high: furled sails in port, full sails when somebody has sailed."""
    wood, cloth = palette.frame, palette.ink if palette.ink > "#8" else "#FFFFFF"
    hull = path(
        "M14 66H112L124 58L118 80C116 85 112 86 108 86H32C24 86 17 78 14 66Z", wood, line=palette.deep, thick=1.5
    )
    ports = "".join(box(x, 72, 6, 5, palette.deep) for x in (38, 54, 70, 86))
    rigging = path("M46 66V8M82 66V4M112 62L130 46M46 10L14 66M82 6L112 64M46 30L82 6", line=wood, thick=2)
    masts = path("M46 66V8M82 66V2", line=wood, thick=4)
    waves = path("M2 88Q12 80 22 88T42 88T62 88T82 88T102 88T122 88", line=palette.soft, thick=3)
    flag = path("M82 2L104 7L82 13Z", palette.bad)
    if not hoisted:
        furled = path("M30 22H62M32 44H60M66 18H98M64 42H100", line=cloth, thick=5)
        return rigging + masts + furled + flag + hull + ports + waves
    cloths = ("M30 14H62C68 22 68 28 64 34H30C36 28 36 20 30 14Z", "M26 38H64C72 46 72 54 66 61H26C34 54 34 45 26 38Z")
    more = (
        "M66 12H98C104 20 104 28 100 34H66C72 28 72 18 66 12Z",
        "M62 38H102C110 46 110 54 104 61H62C70 54 70 45 62 38Z",
    )
    set_sails = "".join(path(d, cloth, line=palette.deep, thick=1.5) for d in (*cloths, *more))
    jib = path("M112 34L130 48L112 58Z", cloth, line=palette.deep, thick=1.5)
    return rigging + masts + set_sails + jib + flag + hull + ports + waves
