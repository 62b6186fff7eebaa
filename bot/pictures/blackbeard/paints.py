"""The colours of a sea chart in both themes, and the colours of nations' flags."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.pictures.drawing import Theme


class Paints(NamedTuple):
    """The colours of a map. ``ink``: figures on water; ``faint``: lines of the grid; ``shore``: the coastline.

    ``wake``: the tracks of ships; ``halo``: the rim that parts signs from the map.
    """

    deep: str
    shallow: str
    land: str
    shore: str
    faint: str
    ink: str
    border: str
    wake: str
    halo: str
    lane: str


PAINTS: Mapping[Theme, Paints] = MappingProxyType(
    {
        "dark": Paints(
            deep="#10304A",
            shallow="#1F5470",
            land="#6B6244",
            shore="#C9B683",
            faint="#2C5470",
            ink="#F6EEDB",
            border="#8FB3C4",
            wake="#F2C14E",
            halo="#0B1C2B",
            lane="#9DB9C7",
        ),
        "light": Paints(
            deep="#BBD3D3",
            shallow="#DCE7D6",
            land="#E2C48B",
            shore="#7A5C33",
            faint="#9DBDBE",
            ink="#1F2A30",
            border="#41626B",
            wake="#8A2A1E",
            halo="#FBF4E2",
            lane="#41626B",
        ),
    }
)

FLAGS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "English": ("#B3282D", "#FFFFFF"),
        "French": ("#2A4BB0", "#FFFFFF"),
        "Spanish": ("#F0BE2E", "#14202C"),
        "Dutch": ("#E2761B", "#14202C"),
        "Portuguese": ("#1E7A46", "#FFFFFF"),
        "Moorish": ("#6E3A8C", "#FFFFFF"),
        "pirate": ("#17171C", "#FFFFFF"),
        "unidentified": ("#E9E2D0", "#14202C"),
    }
)
"""By nation, the field of its flag and the ink on it; a letter repeats what the colour says."""

COINS: tuple[tuple[str, str], ...] = (
    ("#F4D35E", "#14202C"),
    ("#EE6352", "#14202C"),
    ("#59CD90", "#14202C"),
    ("#7CC6FE", "#14202C"),
    ("#D9A5F3", "#14202C"),
)
"""By seat, the metal of its coin and the ink of the number on it."""
