"""Secrets that open something: the bot's token, the tokens of interactions, the ids of sessions, the keys of files."""

from __future__ import annotations

import hmac
import secrets


def new_key() -> str:
    """Return a key that nobody can guess."""
    return secrets.token_urlsafe(32)


def fits(given: str, key: str) -> bool:
    """Return whether a given text is the key; the time that this takes does not depend on the text."""
    # Text of a request may hold lone surrogates.
    return hmac.compare_digest(given.encode(errors="surrogatepass"), key.encode())
