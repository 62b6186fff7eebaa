"""The games on offer as tiles: a cover, one line, players and length, and buttons to play or learn it."""

from collections.abc import Mapping, Sequence

from bot import limits
from bot.custom_ids import NO_TABLE, Press
from bot.pictures import Theme, cover_drawing
from bot.screens.layout import (
    PRIVATE_COLOUR,
    Button,
    Item,
    Screen,
    Section,
    Style,
    button,
    menu,
    option,
    page,
    rows,
    text,
)
from bot.text import Words
from rules.kernel import Game

OPEN, SOLO, LEARN = "open", "solo", "learn"
"""The verbs of a tile's buttons; the game is their argument."""
NUMBER = "ais"
"""The verb of the menu with numbers of AIs to play against."""

STYLES: Mapping[str, Style] = {SOLO: "success", OPEN: "primary", LEARN: "secondary"}


def tiles_screen(
    words: Words, games: Sequence[Game], theme: Theme | None, note: str = "", *, only_learn: bool = False
) -> Screen:
    """Return the tiles under a note. ``theme``: how the covers look; None: without covers.

    ``only_learn``: the games are offered to be learned, and not to be played.
    """
    asks = words.line("bot-tiles-which" if only_learn else "bot-tiles")
    items: list[Item] = [text("\n".join(part for part in (note, asks) if part))]
    for game in games:
        items += tile(words, game, theme, (LEARN,) if only_learn else (SOLO, OPEN, LEARN))
    if not only_learn:
        items.append(number_menu(words, games))
    return page(items, PRIVATE_COLOUR)


def number_menu(words: Words, games: Sequence[Game]) -> Item:
    """Return a menu that starts a game at once against another number of AIs than the button of its tile."""
    options = [
        option(words.line("bot-tiles-number", game=words.pitch(game).title, count=number), f"{game.name}:{number}")
        for game in games
        for number in numbers_of(game)
        if number != game.first_seats - 1
    ]
    return menu(Press(NO_TABLE, NUMBER).custom_id("s"), options[: limits.SELECT_OPTIONS], words.line("bot-tiles-ais"))


def numbers_of(game: Game) -> Sequence[int]:
    """Return the numbers of AIs against which one person can play a game."""
    return [seats - 1 for seats in game.seats if seats > 1]


def tile(words: Words, game: Game, theme: Theme | None, verbs: Sequence[str]) -> list[Item]:
    """Return the tile of one game, with a button for each of the verbs."""
    pitch = words.pitch(game)
    told = f"### {pitch.title}\n{pitch.line}\n-# {words.length(game, {})}"
    if SOLO in verbs:
        told += words.line("bot-tiles-against", count=game.first_seats - 1) + words.alone(game)
    cover = None if theme is None else cover_drawing(game, words, theme)
    return [text(told) if cover is None else Section(told, cover), *rows(tile_buttons(words, game, verbs))]


def tile_buttons(words: Words, game: Game, verbs: Sequence[str]) -> list[Button]:
    """Return the buttons of a game for some verbs; none to learn a game that has no lesson."""
    return [
        button(
            words.line(f"bot-tiles-{verb}"),
            Press(NO_TABLE, verb, arg=game.name).custom_id(),
            STYLES[verb],
        )
        for verb in verbs
        if verb != LEARN or game.lesson is not None
    ]
