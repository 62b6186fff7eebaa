"""What options stand for: the facts that they name, as the shapes of the pictures are tagged with them.

A shape says ``of="card:R8"``; an option with the fact ``{"card": "R8"}`` says the same under ``Game.vocabulary``. So
every option can light up its shapes, and no option says more than its question does.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from bot.pictures.registry import pictures_of
from rules.kernel import Game, Option, Question


def tags_of(game: Game, asked: Question, option: Option) -> list[str]:
    """Return the tags of an option, each once."""
    pictures = pictures_of(game.name)
    own, origins = ((), ()) if pictures is None else (pictures.tags(asked, option), pictures.origins(option))
    told = {key: value for key, value in option.data.items() if key not in origins}
    return list(dict.fromkeys([*own, *facts(game, told)]))


def about(game: Game, question: Question) -> list[str]:
    """Return the tags of what a question is about."""
    return list(dict.fromkeys(facts(game, question.data)))


def chosen(game: Game, asked: Question, answer: Any) -> Iterator[str]:
    """Yield the tags of the options that an answer to a simple question names."""
    ids = cast("Sequence[Any]", answer) if isinstance(answer, list | tuple) else [answer]
    options = {option.id: option for option in asked.options}
    for option_id in ids:
        if option_id in options:
            yield from tags_of(game, asked, options[option_id])


def shared(tagged: Sequence[Sequence[str]]) -> Iterable[str]:
    """Return the tags that stand for several options, or for an option with other tags, by the tags of each option."""
    counted = Counter(tag for named in tagged for tag in named)
    beside = {tag for named in tagged if len(named) > 1 for tag in named}
    return (tag for tag, count in counted.items() if count > 1 or tag in beside)


def facts(game: Game, data: Mapping[str, Any]) -> Iterator[str]:
    """Yield the tags of facts that have a term in the game's vocabulary."""
    for key, value in data.items():
        term = game.vocabulary.get(key)
        if term is not None:
            yield from (f"{term}:{one}" for one in values(value))


def values(value: Any) -> Iterable[str]:
    """Return the values of a fact that a tag can name: those without spaces."""
    several = cast("Sequence[Any]", value) if isinstance(value, list | tuple) else [value]
    return [
        str(one) for one in several if isinstance(one, str | int) and not isinstance(one, bool) and is_word(str(one))
    ]


def is_word(value: str) -> bool:
    """Return whether a value can stand in a list of tags."""
    return value != "" and not any(letter in value for letter in ' "<>&')
