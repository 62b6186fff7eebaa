"""Finds games by what people call them: a title in any language, another name, a part of one, or a near miss."""

import unicodedata
from collections.abc import Callable, Mapping
from difflib import get_close_matches

from bot.text.catalog import catalog_of, locales
from rules.kernel import Game

NEAR = 0.75
"""How like two names must be to be taken for each other: the ratio of difflib."""


def games_called(games: Mapping[str, Game], typed: str) -> list[Game]:
    """Return the games that a text may mean, all of them for an empty text.

    The first of these ways that finds any game decides: the whole name, its beginning, a part of it, a name that is
    nearly the same.
    """
    asked = folded(typed)
    named = {name: names_of(game) for name, game in games.items()}
    near = get_close_matches(asked, [one for names in named.values() for one in names], n=1, cutoff=NEAR)
    ways: tuple[Callable[[str], bool], ...] = (
        lambda one: one == asked,
        lambda one: one.startswith(asked),
        lambda one: asked in one,
        lambda one: one in near,
    )
    for fits in ways:
        found = [games[name] for name, names in named.items() if any(fits(one) for one in names)]
        if found:
            return found
    return []


def names_of(game: Game) -> list[str]:
    """Return the names of a game in all languages, as :func:`folded` returns them."""
    names = [game.name]
    for catalog in map(catalog_of, locales()):
        title, others = f"{game.name}-pitch.title", f"{game.name}-pitch.aliases"
        if title in catalog:
            names.append(catalog.format(title, {})[0])
        if others in catalog:
            names += catalog.format(others, {})[0].split(",")
    return [folded(name) for name in names]


def folded(text: str) -> str:
    """Return the letters and digits of a text, without accents, in lower case."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text).casefold() if letter.isalnum())
