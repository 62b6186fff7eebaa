"""The client's own texts: the messages of the catalogs whose names begin with "touch-"."""

from collections.abc import Mapping

from bot.text import words_for
from bot.text.catalog import FALLBACK, catalog_of

PREFIX = "touch-"


def client_words(locale: str) -> Mapping[str, str]:
    """Return the client's texts in a language, by their names without the prefix; the browser fills in ``{name}``."""
    words, english = words_for(locale), catalog_of(FALLBACK)
    names = [name for name in english.names if name.startswith(PREFIX)]
    return {
        name.removeprefix(PREFIX): words.line(name, **{key: f"{{{key}}}" for key in english.wants(name).names})
        for name in names
    }
