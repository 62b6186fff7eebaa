"""The pictures of each game: ``bot/pictures/<game>/__init__.py`` exports them as ``PICTURES``."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Protocol

from bot.pictures.drawing import Subject, Theme
from bot.pictures.emoji import Emoji
from bot.text import Names, Words
from rules import GAMES
from rules.kernel import Fact, Option, Question

Artist = Callable[[dict[str, Any], Theme], str]
"""(scene, theme) -> SVG."""


class Scenes(Protocol):
    """The scenes of a game: plain JSON of everything that is shown, and facts that say the same in words."""

    def table(self, view: Any, words: Words, names: Names) -> dict[str, Any] | None:
        """Return what everybody sees; None if nothing is on the table yet."""
        ...

    def hand(self, view: Any, words: Words, names: Names) -> dict[str, Any] | None:
        """Return what the view's own seat holds; None if it holds nothing."""
        ...

    def table_facts(self, view: Any) -> Sequence[Fact]:
        """Return the lines of the table's alt text, the most important ones first."""
        ...

    def hand_facts(self, view: Any) -> Sequence[Fact]:
        """Return the lines of the hand's alt text, the most important ones first."""
        ...


Tags = Callable[[Question, Option], Sequence[str]]
"""(question, one of its options) -> the tags of the shapes that the option stands for, beside those of its facts."""


def no_tags(question: Question, option: Option) -> Sequence[str]:
    """Say that the facts of an option tell all that it stands for."""
    del question, option
    return ()


Origins = Callable[[Option], Sequence[str]]
"""One option of a question -> those of its facts that only tell where something is before: they light no shape."""


def no_origins(option: Option) -> Sequence[str]:
    """Say that an option stands for all its facts."""
    del option
    return ()


Look = Callable[[Any, Words, Names], Sequence[tuple[dict[str, Any], Sequence[Fact]]]]
"""(a spectator's view, words, names) -> scenes, each with the lines of its alt text."""


class Chosen(NamedTuple):
    """How shapes stand out that were chosen in one step of a form: at the table to touch, and in a picture of the hand.

    ``look``: "kept" (a whole ring), "given" (a broken ring) or "gone" (faded); ``mark``: a drawing 24 units wide and
    high, which says the same beside every colour.
    """

    look: Literal["kept", "given", "gone"]
    mark: Callable[[str], str]


class Pictures(NamedTuple):
    """The pictures of one game.

    ``besides``: the kinds of lines of a view (``board``, ``own``) that no picture shows: they stand under it.
    ``moment``: pictures of what happens beside the table, such as the battles of a turn, the oldest first.
    ``asked``: which of these a question is about, by its place; they are shown when it is asked.
    ``looks``: by name of a look (``Game.looks``), the pictures that it shows, if any; their subject is ``map``.
    ``legends``: the looks that only explain signs; at the table to touch they are no sheets beside the board.
    ``emoji``: what the game adds to the bot's own emoji, the ones that are needed most first.
    ``tags``: what an option stands for that its facts do not tell under ``Game.vocabulary`` (:mod:`bot.pictures.tags`).
    ``lists``: whether options that light up are also listed, if there are few, as their words say more than the shapes;
    or the kinds of the questions of which that holds.
    ``held``: the kinds of the questions that are answered with one's hand in view, all of it, also on a phone.
    ``chosen``: by kind of a form's step, how what was chosen in it stands out, where a form chooses several things.
    ``origins``: the facts of an option for which it does not stand: what is touched is whom or where it leads to.
    """

    scenes: Scenes
    artists: Mapping[Subject, Artist]
    besides: Sequence[str] = ()
    moment: Look | None = None
    asked: Callable[[Any, Question], int | None] | None = None
    looks: Mapping[str, Look] = MappingProxyType({})
    legends: Sequence[str] = ()
    emoji: Sequence[Emoji] = ()
    tags: Tags = no_tags
    origins: Origins = no_origins
    lists: bool | Collection[str] = False
    held: Collection[str] = ()
    chosen: Mapping[str, Chosen] = MappingProxyType({})

    @property
    def sheets(self) -> Sequence[str]:
        """The looks that are sheets beside the board, at the table to touch."""
        return [look for look in self.looks if look not in self.legends]


@cache
def pictures_of(game: str) -> Pictures | None:
    """Return the pictures of a game by its name; None for a game without pictures."""
    name = f"bot.pictures.{game}"
    return getattr(import_module(name), "PICTURES", None) if find_spec(name) else None


@cache
def all_emoji() -> Mapping[str, Emoji]:
    """Return the bot's own emoji by name: those of each game, then those that games share."""
    own = (emoji for game in GAMES if (pictures := pictures_of(game)) is not None for emoji in pictures.emoji)
    shared: Sequence[Emoji] = import_module("bot.pictures.shared_emoji").EMOJI
    return MappingProxyType({emoji.name: emoji for emoji in (*own, *shared)})


def emoji_font() -> bytes:
    """Return the bot's own emoji as a TrueType font. It takes a second, the first time: call it from a thread."""
    font: bytes = import_module("bot.pictures.typeface").emoji_font()
    return font


def letters_font(text: str, *beside: str) -> bytes:
    """Return a WOFF font of the letters of a text that a machine may lack, in a second; empty if there are none.

    ``beside``: the file of a font that has the others, if it is not the Latin one of pictures.
    """
    font: bytes = import_module("bot.pictures.subset").letters_font(text, *beside)
    return font


def besides_of(game: str) -> Sequence[str]:
    """Return the kinds of lines of a game's views that its pictures do not show."""
    pictures = pictures_of(game)
    return () if pictures is None else pictures.besides
