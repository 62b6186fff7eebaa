"""Battles with hunters (spec 4.11.7 to 4.11.17)."""

from typing import Literal

from rules.blackbeard.state import Hunter, Pirate
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play


def fight_hunters(
    voyage: Voyage, hunters: list[Hunter], pirate: Pirate, *, began: Literal["hunter", "pirate"]
) -> Play[None]:
    """Fight a battle between hunters and a pirate."""
    raise NotImplementedError
