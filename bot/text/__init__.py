"""All texts that people read: Project Fluent catalogs, one folder per locale.

    words = words_for("en-GB")
    words.event(game, event, names)             # "Ann discarded 🧡O7."

``<locale>/bot.ftl`` holds what the bot says, ``<locale>/<game>.ftl`` a game's words. The names of messages:

=====================================  =============================================================================
``<game>-<kind>``                      an event or a line of a view; ``bot-<kind>`` for events of the kernel. An empty
                                       text (``{""}``) keeps the event silent
``<game>-<kind>-<key>``                one row of a list of objects under that key, or the one object there; ``$key``
                                       stands for all rows, joined by ``.separator`` or as lines. Rows may have rows:
                                       ``<game>-<kind>-<key>-<inner>``
``  .act``                             the event in a summary, as something that its $seat did: "drew from the pile".
``  .act-then``                        the same where another act follows, with what stands between, if that
                                        reads otherwise.
                                       What one seat did in a row shares a line. Empty: no summary words it. Its rows
                                       are ``<game>-<kind>-act-<key>``, or else those of the event
``  .brief``                           the event in a summary, in a line of its own. Without either, a summary has the
                                       first line of its text
``  .short``                           the event as an outcome among others in one line, such as who has sunk what; only
                                       events with it are named so. Its rows are ``<game>-<kind>-short-<key>``
``  .drawn``                           what the picture of the table shows of the event (``Telling.drawn``), for a
                                       message without it; without this, the whole text
``  .row``                             several of these events in one line of the log (``Telling.rows``): their $count,
                                       and lists of their facts
``  .why``                             how the event came about: "why?" at a line of the story shows it, with the rule.
                                       It may use only the facts of the event that its reader was told, so it keeps
                                       every secret. Its rows are ``<game>-<kind>-why-<key>``
``<game>-<kind>``                      the title of a question or of a form's step: a step has its own kind; forms
                                       that share a kind of step share its words. Its attributes:
``  .hint .step .answer``              a line that always stands beneath the title; the step's name on the button that
                                       changes it; the answer as a sentence ($answer), if the bare answer is not clear
``  .change``                          the button that changes a step, if its name does not say what a change does
``  .empty``                           the answer that picks nothing, in place of "none"
``  .<head> .option``                  an option, by the head of its id (before ":" or "/"); any other option
``  .picked``                          an option among several that were picked, if it is to be shorter there
``  .group-<head> .group``             the menu of options with that head ($head); the menu of all options
``  .next-<head>``                     what is asked at the table to touch when a menu with that head is open ("Who?");
                                       ``$depth``: how many menus are open
``  .sure-<head> .sure``               what an option with that head does, for who has to confirm it: a line; or any
                                        other option, by the facts of the question and its own; or a form's answer that
                                        is confirmed twice, by its facts
``  .undo-<head> .undo``               until when an option with that head, or any other, can be taken back, for
                                       who has to confirm it, if that is known better than that it may reveal something
``  .proposal-<head> .proposal``       the label of a proposed answer, whose head may also end at "-"; any other label.
                                       $n is the number at the end of its id
``  .about-<head> .about``            a line that explains an option whose id begins so, in place of its term's; any
                                       other option
``  .part``                            what a form is about while one of its steps is open, in place of its title, if
                                        that asks about an answer that is not shown then
``  .summary``                         a form's whole answer, by its facts; $answer is the default text: the answers
                                       of its steps, in lines
``<game>-first-<kind>``                a hint for those who meet a kind of question or step for the first time: a line
``<game>-reason-<kind>``               the main reason of the AI's answer, by its facts: a line; or
                                       ``bot-reason-default``: the AI has not weighed its answer
``<game>-lesson``                      what the game is about, at the beginning of its lesson; ``.title``
``<game>-lesson-<topic>``              what the lesson explains once; ``.title``: what was learned
``<game>-picture_<what>``              a word in a picture; or a line of its alt text, worded as a line of a view
``<game>-news_page``                   the title of the page of a turn, by the facts of the event that opened it; the
                                       first page has none (``Game.news``)
``<game>-term-<term>``                 a value of the vocabulary: $value, $letters, $digits, and the $head and $tail of
                                       "head/tail"; ``.separator`` joins a list, ``.none`` stands for
                                       one without values; ``.several``
                                       words values of a list that read alike once ($item, $count);
                                       ``.run`` does so in a list whose order matters: only neighbours
``<game>-spoken-<term>``               a value in an alt text, which is read aloud: $letters and $numbers, those of all
                                       neighbours with the same letters ("red 4 5"); ``.separator``
``<game>-about-<term>``                a line that explains a value of the vocabulary, in menus
``<game>-named-<kind>``                the name of a place in the pictures whose tag ("slot:2") is of no term: $value,
                                       and the $head of "head/tail"; a term that it uses words the tail
``bot-<what>-<game>``                  what the bot says of the table or the seat, in the game's own words: some of
                                       ``bot-<what>``, see :meth:`Words.line_of`
``<game>-automaton``                   the name of a seat that nobody has, which the rules of the game play themselves
``<game>-refused-<code>``              why an answer was refused; or ``bot-refused-<code>``, ``bot-refused.<fault>``
``<game>-result``                      how it ended ($reason, $winners); ``<game>-result-row``: $place, $seat, $score,
                                       and the facts of the seat's row in the ``rows`` of the result (or of the public
                                       view), if there are any
``<game>-verdict``                     how it ended for one seat: what ``<game>-result`` and its row have, and $won
``<game>-ranking-alone``               how a match of one seat ended, in place of its row, by the facts of the result
``<game>-option-<name>``               an option of the match: label, ``.hint``, ``.<value>`` or ``.value``
``<game>-pitch``                       one line; ``.title``; by the options of the match, ``.length``: how many play
                                       ($lo, $hi), and for how long, and ``.how``: how the game goes, in three lines;
                                       ``.alone``: how a match of one person against AIs differs, if it does;
                                       ``.aliases``: other names by which people ask for it, with commas
``<game>-rule-<CO-6-8>``               a summary of the rule "CO 6.8", and its ``.title``
``<game>-chapter-<CO-6>``              the topic of all rules whose ids begin so
=====================================  =============================================================================

Kinds contain underscores and no "-", so that these names cannot collide; the events, lines and questions of a game have
different kinds.

The arguments of a message are the facts of its event, line or question; those of an event, with what follows from them
(``Game.implied``). A value under a key of the game's vocabulary is
worded by its term, a seat by its name; a list is joined, and ``$<key>_count`` is its length. ``$<key>_code`` is a text
that is not worded, ``$<key>_about`` the line that explains it by its term. Text of digits becomes a number, True
becomes "true", None becomes "none". An argument may be missing if the message selects by it with a variant ``[none]``.
If an option's message uses a term (``$card``) that is not among its facts, the term words the option's id. A question
also tells how many ``$options`` it has. ``SIGNED($change)`` writes a number with its sign, ``PLUS($change)`` as the
second part of a sum: 34 + 12 = 46. ``LESS($a, $b)`` is a difference that is never below 0. ``CAPITAL($hunter)`` begins
a sentence: "Le navire", not "le". ``DE($seat)`` and ``QUE($seat)`` write a French "de" or "que" before a name:
"d’Anne".
"""

import os
from functools import cache

from bot.text.catalog import FALLBACK, catalog_of, locales, nearest
from bot.text.names import Names, escape, unmarked
from bot.text.options import SettingText
from bot.text.phrases import MissingText
from bot.text.rulebook import Chapter, Rule
from bot.text.titles import games_called
from bot.text.words import Pitch, QuestionText, Words, head_of

__all__ = [
    "FALLBACK",
    "Chapter",
    "MissingText",
    "Names",
    "Pitch",
    "QuestionText",
    "Rule",
    "SettingText",
    "Words",
    "escape",
    "games_called",
    "head_of",
    "locales",
    "unmarked",
    "words_for",
]

STRICT = "QUARTERMASTER_STRICT_TEXT"


def words_for(locale: str, *, strict: bool | None = None) -> Words:
    """Return the words for any locale of Discord; English if no catalog is nearer.

    ``strict`` raises MissingText if a message or an argument is missing. By default, the environment variable
    QUARTERMASTER_STRICT_TEXT=1 turns it on: tests set it, also for the bots that they start as processes.
    """
    return _words(nearest(locale), os.environ.get(STRICT) == "1" if strict is None else strict)


@cache
def _words(locale: str, strict: bool) -> Words:  # noqa: FBT001 - a cache key
    return Words([catalog_of(name) for name in dict.fromkeys((locale, FALLBACK))], strict=strict)
