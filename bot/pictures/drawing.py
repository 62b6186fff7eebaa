"""What is to be drawn: plain data, made from one reader's view, that crosses to the process that draws it."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

Subject = Literal["table", "hand"]
Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")

DIGITS = 16


@dataclass(frozen=True)
class Drawing:
    """One picture: of which game, what of it, in which theme; ``scene`` is canonical JSON of all that it shows.

    ``alt`` says the same in words, for those who do not see it: worded by the catalogs, at most 1,024 characters.
    """

    game: str
    subject: Subject
    theme: Theme
    scene: str
    alt: str

    @property
    def filename(self) -> str:
        """The name of its file: the same for the same picture, so that a message need not be sent again."""
        shown = "\n".join((self.game, self.subject, self.theme, self.scene))
        return f"{self.subject}-{sha256(shown.encode()).hexdigest()[:DIGITS]}.png"
