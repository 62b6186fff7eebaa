"""The context of every screen: the words of its reader, the game, the table and the players' names."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.pictures import Theme
from bot.schedule.timers import NO_DEADLINES, Deadlines
from bot.tables.ballots import voters
from bot.tables.hints import NO_HINTS, Hints
from bot.tables.options import TableSettings
from bot.tables.seating import Seating
from bot.text import Words
from rules.kernel import Game, Match, SeenEvent, Undoable


@dataclass(frozen=True)
class Context:
    """The reader, the game and the table of a screen. ``theme`` None: no pictures.

    ``outstanding``: the number of missing answers of an open vote; it is updated slowly, so that it reveals no voter.
    ``seating``: who sat on which seat, and when. ``alone``: one person plays, against AIs.
    ``hints``: those that the reader still gets, on screens of their own.
    ``advises``: the AI advises the people at this table. ``lesson``: the table is the reader's lesson.
    ``settings``: what the host chose beside the game's options.
    ``takeback``: what a seat may take back in one press; raises Refusal.
    """

    words: Words
    game: Game
    table: int
    names: Callable[[int], str]
    theme: Theme | None = None
    deadlines: Deadlines = NO_DEADLINES
    outstanding: Callable[[Match], int] = lambda match: len(voters(match))
    seating: Callable[[], Seating] = Seating
    paused: bool = False
    alone: bool = False
    hints: Hints = NO_HINTS
    advises: bool = False
    lesson: bool = False
    settings: TableSettings = field(default_factory=TableSettings)
    takeback: Callable[[Match, int], Undoable] = lambda match, seat: match.takeback(seat)

    def names_at(self, event: SeenEvent) -> Callable[[int], str]:
        """Return the names of the players who held the seats at the time of an event."""
        return self.seating().names_at(event) or self.names

    def options_words(self, options: Mapping[str, Any]) -> str:
        """Return what is agreed at the table, in a sentence: options that differ from the defaults, and settings."""
        advice = [self.words.line("bot-advising", value=True)] if self.settings.advise else []
        return self.words.options(self.game, options, advice)

    def told(self, event: SeenEvent) -> str | None:
        """Return the text of an event, marked if it was played for the seat; None if the catalog has no text for it."""
        worded = self.words.event(self.game, event, self.names_at(event))
        return worded and self.noted(event, worded)

    def noted(self, event: SeenEvent, worded: str) -> str:
        """Return the words of an event, marked if it was played for the seat."""
        return self.words.line("bot-played-for", told=worded) if self.seating().played_for(event) else worded
