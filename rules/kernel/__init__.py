"""The engine that all games run on: questions, answers, events, dice, records.

Games use :mod:`rules.kernel.asking`, :mod:`rules.kernel.forms` and :class:`Table`. The bot, the tests and scripts use
:class:`Match`.
"""

from rules.kernel.advice import BY_DEFAULT, Advice, Begun, Reason, advice_by, default_advice
from rules.kernel.asking import All, Ask, Option, Play, choose, number, pick
from rules.kernel.course import Followed
from rules.kernel.dice import (
    Between,
    Draw,
    FirstOf,
    ScriptedDice,
    commitment_of,
    drawn_by,
    key_hashes,
    key_of,
    secret_of,
)
from rules.kernel.events import Event, SeenEvent
from rules.kernel.forms import FormAsk, Proposal, form
from rules.kernel.game import Fact, Game, News, Passage, Result, Telling, View, Waiting, Watcher
from rules.kernel.lesson import LEARNER, Lesson, Topic, own_event
from rules.kernel.lookup import Only, game_of, options_that_count, read_options
from rules.kernel.match import Match
from rules.kernel.question import Later, Question, QuestionFilling
from rules.kernel.record import By, Entry, MatchRecord
from rules.kernel.refusals import Diverged, IllegalAnswer, Malformed, NotYourSeat, Refusal, StaleQuestion
from rules.kernel.table import Abandoned, Table
from rules.kernel.undoing import Undoable

__all__ = [
    "BY_DEFAULT",
    "LEARNER",
    "Abandoned",
    "Advice",
    "All",
    "Ask",
    "Begun",
    "Between",
    "By",
    "Diverged",
    "Draw",
    "Entry",
    "Event",
    "Fact",
    "FirstOf",
    "Followed",
    "FormAsk",
    "Game",
    "IllegalAnswer",
    "Later",
    "Lesson",
    "Malformed",
    "Match",
    "MatchRecord",
    "News",
    "NotYourSeat",
    "Only",
    "Option",
    "Passage",
    "Play",
    "Proposal",
    "Question",
    "QuestionFilling",
    "Reason",
    "Refusal",
    "Result",
    "ScriptedDice",
    "SeenEvent",
    "StaleQuestion",
    "Table",
    "Telling",
    "Topic",
    "Undoable",
    "View",
    "Waiting",
    "Watcher",
    "advice_by",
    "choose",
    "commitment_of",
    "default_advice",
    "drawn_by",
    "form",
    "game_of",
    "key_hashes",
    "key_of",
    "number",
    "options_that_count",
    "own_event",
    "pick",
    "read_options",
    "secret_of",
]
