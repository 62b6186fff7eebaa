"""Every word that a person reads comes from here: Project Fluent catalogs, one folder per locale.

    words = words_for("en-GB")
    words.event(game, event, names)             # "Ann discarded 🧡O7."

``<locale>/bot.ftl`` holds what the bot says, ``<locale>/<game>.ftl`` a game's words. Which message is used for what:

=====================================  =============================================================================
``<game>-<kind>``                      an event or a line of a view; ``bot-<kind>`` for what the kernel tells. An empty
                                       text (``{""}``) keeps the event silent
``<game>-<kind>-<key>``                one row of a list of objects under that key; the rows are put in as ``$key``
``  .why``                             how the event came about: "why?" of a line of the story shows it, and the rule.
                                       It may name what its reader was told of the event and nothing else, so it
                                       keeps every secret. Its rows are ``<game>-<kind>-why-<key>``
``<game>-<kind>``                      a question's title, or that of a form's step: a step has a kind of its own, and
                                       forms that share one share its words. Its attributes:
``  .hint .step .answer``              advice; what the button that changes a step calls it; the answer as a sentence
                                       ($answer), where the bare answer would not do
``  .<head> .option``                  an option, by the head of its id (before ":" or "/"), or any other
``  .group-<head> .group``             the menu of options with that head ($head), or of all
``  .proposal-<head> .proposal``       the label of a ready-made answer, its head ending at "-", too; or of any other.
                                       $n is the number its id ends with
``  .summary``                         a form's whole answer, by its facts; $answer is what there would be without: the
                                       answers of its steps, in lines
``<game>-picture_<what>``              a word within a picture; or a line of its alt text, worded as a line of a view
``<game>-term-<term>``                 a value of the vocabulary: $value, $letters, $digits; ``.separator`` joins a list
``<game>-refused-<code>``              why an answer was not taken; or ``bot-refused-<code>``, ``bot-refused.<fault>``
``<game>-result``                      how it ended ($reason, $winners); ``<game>-result-row``: $place, $seat, $score
``<game>-option-<name>``               an option of the match: label, ``.hint``, ``.<value>`` or ``.value``
``<game>-pitch``                       one line; ``.title`` and ``.length``
``<game>-rule-<CO-6-8>``               a summary of the rule "CO 6.8", and its ``.title``
``<game>-chapter-<CO-6>``              the topic of all rules whose id begins so
=====================================  =============================================================================

Kinds have underscores and no "-", so that none of these can be mistaken for another; events, lines and questions of a
game have different kinds.

Arguments are the facts of what is worded. A value under a key of the game's vocabulary is worded by its term, a seat by
its name, a list is joined; ``$<key>_count`` is its length. Text of digits is a number, True is "true", None is "none".
An argument by which a message chooses with a variant ``[none]`` may be missing. An option whose message names a term
(``$card``) that its facts do not hold has its id worded by it. ``SIGNED($change)`` writes a number with its sign.
"""

import os
from functools import cache

from bot.text.catalog import FALLBACK, catalog_of, locales, nearest
from bot.text.names import Names, escape, unescaped
from bot.text.rulebook import Chapter, Rule
from bot.text.settings import SettingText
from bot.text.teller import Untold
from bot.text.words import Pitch, QuestionText, Words, head_of

__all__ = [
    "FALLBACK",
    "Chapter",
    "Names",
    "Pitch",
    "QuestionText",
    "Rule",
    "SettingText",
    "Untold",
    "Words",
    "escape",
    "head_of",
    "locales",
    "unescaped",
    "words_for",
]

STRICT = "QUARTERMASTER_STRICT_TEXT"


def words_for(locale: str, *, strict: bool | None = None) -> Words:
    """Return the words for any locale that Discord names; English where there is nothing nearer.

    ``strict`` raises Untold where a message or an argument is missing; unless told, the environment variable
    QUARTERMASTER_STRICT_TEXT=1 says so: tests set it, also for the bots that they start as processes.
    """
    return _words(nearest(locale), os.environ.get(STRICT) == "1" if strict is None else strict)


@cache
def _words(locale: str, strict: bool) -> Words:  # noqa: FBT001 - a cache key
    return Words([catalog_of(name) for name in dict.fromkeys((locale, FALLBACK))], strict=strict)
