"""A drawing: plain data made from one reader's view, which is sent to the process that renders it."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

Subject = Literal["table", "hand", "map", "moment", "cover", "emoji"]
Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")

DIGITS = 16


@dataclass(frozen=True)
class Drawing:
    """One picture of a game: its subject, its theme and its content.

    ``scene`` is canonical JSON of everything the picture shows. ``alt`` is the alt text, worded by the catalogs; it has
    at most 1,024 characters.
    """

    game: str
    subject: Subject
    theme: Theme
    scene: str
    alt: str

    @property
    def filename(self) -> str:
        """The name of the PNG file. Equal pictures have equal names, so an unchanged picture is not sent again."""
        shown = "\n".join((self.game, self.subject, self.theme, self.scene))
        return f"{self.subject}-{sha256(shown.encode()).hexdigest()[:DIGITS]}.png"
