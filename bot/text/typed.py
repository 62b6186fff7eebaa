"""Text that people type."""

import unicodedata


def narrow(text: str) -> str:
    """Return a text with letters, digits and signs of full width, as Japanese keyboards write them, as the usual ones.

    Other characters that stand for usual ones, such as ligatures, become these, too.
    """
    return unicodedata.normalize("NFKC", text)
