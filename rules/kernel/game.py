"""The description of a game that the kernel needs, and the values that it returns: result, waiting seats, view."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from pydantic import BaseModel, ConfigDict

from rules.kernel.advice import Advice, Adviser, Begun, Continuer
from rules.kernel.asking import Ask, Option, Play
from rules.kernel.events import Event, SeenEvent
from rules.kernel.lesson import Lesson
from rules.kernel.question import Question
from rules.kernel.refusals import Refusal
from rules.kernel.shown import Shown
from rules.kernel.table import Table


class Result(NamedTuple):
    """How a match ended.

    ``ranking``: best place first, seats that share a place together. ``winners`` is empty if everybody resigned.
    ``scores``: by seat. ``reason``: a stable code. ``data``: facts about the reason.
    """

    ranking: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    scores: Mapping[int, int]
    reason: str
    data: Mapping[str, Any] = {}


class Waiting(NamedTuple):
    """The seats still to answer: those that may be named, and the number of the others."""

    seats: tuple[int, ...]
    unnamed: int


class Fact(NamedTuple):
    """A line to be worded, as an event is: a kind and plain data, never prose."""

    kind: str
    data: Mapping[str, Any]


class View(BaseModel):
    """The view of one seat, or of a spectator (``seat`` None): a function of the events that this reader saw."""

    model_config = ConfigDict(extra="forbid")

    seat: int | None
    seats: int
    options: dict[str, Any]

    def board(self) -> list[Fact]:
        """Return the public state of the match, line by line."""
        raise NotImplementedError

    def own(self) -> list[Fact]:
        """Return what only this reader knows, line by line; empty for a spectator."""
        raise NotImplementedError

    def known(self, question: Question, answer: Any) -> list[Fact]:
        """Return what this reader knows of the hidden things that an answer of theirs is about, line by line."""
        del question, answer
        return []

    def informed(self, option: Option) -> Option:
        """Return an option with what this reader knows of the hidden things that it is about, for its words."""
        return option

    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Return facts for the rows of the final ranking, each with its ``seat``, beyond those of the result."""
        return ()

    def look(self, what: str, seat: int | None = None) -> list[Fact]:
        """Return one of the things that anybody may look up (``Game.looks``), line by line, or of one seat alone.

        No lines: its pictures tell it all.
        """
        raise NotImplementedError(what, seat)


class Watcher(Protocol):
    """A fold of the events that one viewer sees into its view."""

    def see(self, event: SeenEvent) -> None:
        """Take in the next event."""
        ...

    def view(self) -> View:
        """Return the viewer's view after the events so far."""
        ...


class Passage(NamedTuple):
    """Some events of a page that are told together. ``events``: these, the first of them at the place of the passage.

    ``facts``: the sentences that stand in place of the events' own lines.
    """

    events: Sequence[SeenEvent]
    facts: Sequence[Fact]


def no_passages(story: Sequence[SeenEvent]) -> Sequence[Passage]:
    """Tell each event in a line of its own."""
    del story
    return ()


class News(NamedTuple):
    """How a long game is told in pages: one for everybody whenever a turn ends, and one for each seat that is asked.

    - ``closes``: the kinds of public event before which a page ends. Such an event is the first of the next page.
    - ``about``: from a public event, the heading under which it stands on the page, such as the name of its captain;
      None: it concerns the whole table.
    - ``facts``: from a seat's view and its :meth:`unread` events, the lines of its own page.
    - ``passages``: from the public events of a page, those that are told together.
    """

    closes: Sequence[str]
    about: Callable[[SeenEvent], Fact | None]
    facts: Callable[[Any, Sequence[SeenEvent]], Sequence[Fact]]
    passages: Callable[[Sequence[SeenEvent]], Sequence[Passage]] = no_passages

    def unread(self, events: Sequence[SeenEvent], seen: int) -> list[SeenEvent]:
        """Return a seat's events from the beginning of the page on that was open when it had seen a number of them.

        ``seen``: see :meth:`Match.seen_when_present`. Events that were taken back are left out.
        """
        standing = [event for event in events if event.undone is None]
        begin = max((event.n for event in standing if event.n <= seen and event.kind in self.closes), default=1)
        return [event for event in standing if event.n >= begin]


class Telling(NamedTuple):
    """How the events of a part of the story are summed up in a message. The kinds are kinds of event.

    - ``results``: public outcomes, of a round, a vote or a battle, that end a part: what tells it is a message of its
      own, which stays. ``follows``: kinds that belong to the result directly before them, such as a death by it.
      ``leads``: kinds that say what the result directly after them decides, for a place that shows it alone.
    - ``ends_with``: kinds of which some events end a part as results do, each with the fact and its values that make
      it one, such as the dice of ships that have fired at each other. With a result after them, they only lead to it.
    - ``finals``: kinds that end the match; the last message has their whole text, but for what is ``drawn``.
    - ``headlines``: kinds that a summary keeps when it has no room for all events. ``losses``: kinds with which a
      seat loses its turn, each with the fact that must then be true, or "" for any; a summary keeps them before all
      headlines.
    - ``keeps``: kinds that a summary keeps before all others, and for each of which the message of a result has room,
      such as what changes who is ahead.
    - ``joins``: kinds that are told with a headline of the same turn, such as who has forced a card upon a seat, or
      where the card has brought that seat.
    - ``drawn``: kinds that tell what the picture of the table shows from then on, such as the cards laid open: their
      text stands in place of the picture where there is none.
    - ``held``: kinds that tell a seat what its hand shows: they are not worded beside the hand. ``held_own``: kinds of
      which that holds for the seat's own events, such as the cards that it has laid face down. ``deals``: kinds with
      which a seat gets a whole new hand: what it alone has read of before is no news beside that hand.
    - ``rounds``: kinds that begin a round, or a turn of everybody; its number is their ``round`` or ``turn``.
    - ``turns``: kinds with which the turn of their ``seat`` begins: a question for another seat is no turn of its own.
    - ``befalls``: kinds that happen to seats, such as to a crew that is put ashore, each with the facts that name them.
    - ``rows``: kinds of which the log tells several in a row in one line, each with the kinds that may lie between.
    - ``read``: kinds that are no results, but that the seat which brings them about wants to read as long, such as the
      dice of its own attack; each with the fact that names this seat, or that has it as ``seat``.
    - ``settles``: kinds by which the view learns what the events before them have changed on the board; empty: each
      event brings its own change.
    - ``unseals``: kinds with which the sealed orders of all are opened: they say nothing beside what comes of it. In a
      game that has any, dice and the orders of others decide what comes of a seat's own, so that it is news to it.
    - ``brings``: kinds that tell what a seat's own sealed orders have brought it, such as a prize, each with its values
      of ``result`` that count, empty for any. A question in the middle of the turn that they decide has them above it.
    """

    results: Sequence[str] = ()
    follows: Sequence[str] = ()
    leads: Sequence[str] = ()
    ends_with: Mapping[str, tuple[str, Sequence[str]]] = MappingProxyType({})
    finals: Sequence[str] = ()
    headlines: Sequence[str] = ()
    losses: Mapping[str, str] = MappingProxyType({})
    keeps: Sequence[str] = ()
    joins: Sequence[str] = ()
    drawn: Sequence[str] = ()
    held: Sequence[str] = ()
    held_own: Sequence[str] = ()
    deals: Sequence[str] = ()
    rounds: Sequence[str] = ()
    turns: Sequence[str] = ()
    befalls: Mapping[str, Sequence[str]] = MappingProxyType({})
    rows: Mapping[str, Sequence[str]] = MappingProxyType({})
    read: Mapping[str, str] = MappingProxyType({})
    settles: Sequence[str] = ()
    unseals: Sequence[str] = ()
    brings: Mapping[str, Sequence[str]] = MappingProxyType({})

    def reader(self, event: SeenEvent) -> int | None:
        """Return the seat that reads an event as long as a result, since it has brought it about; None if none does."""
        named: Any = event.data.get(self.read.get(event.kind, ""))
        return named if named is None or isinstance(named, int) else named["seat"]

    def round_of(self, event: SeenEvent) -> int | None:
        """Return the number of the round, or of the turn of everybody, that an event begins; None if it begins none."""
        if event.kind not in self.rounds:
            return None
        number: int | None = event.data.get("round", event.data.get("turn"))
        return number

    def decides(self, event: SeenEvent) -> bool:
        """Return whether an event is a result, or ends a part of the story as one does."""
        fact, values = self.ends_with.get(event.kind, ("", ()))
        return event.kind in self.results or event.data.get(fact) in values

    def loses(self, event: SeenEvent) -> bool:
        """Return whether a seat loses its turn with an event."""
        fact = self.losses.get(event.kind)
        return fact is not None and (not fact or bool(event.data.get(fact)))

    def strikes(self, event: SeenEvent, seat: int) -> bool:
        """Return whether an event happens to a seat."""
        named = (event.data.get(fact) for fact in self.befalls.get(event.kind, ()))
        return any(seat in value if isinstance(value, list | tuple) else value == seat for value in named)

    def brought(self, event: SeenEvent, seat: int) -> bool:
        """Return whether an event tells what a seat's own sealed orders have brought it."""
        results = self.brings.get(event.kind)
        if results is None or event.data.get("seat") != seat:
            return False
        return not results or event.data.get("result", "") in results

    def opened(self, events: Sequence[SeenEvent]) -> int | None:
        """Return the place of the event that opened the sealed orders of the turn that goes on; None if none did."""
        for place in range(len(events) - 1, -1, -1):
            if events[place].undone is None and events[place].kind in (*self.unseals, *self.rounds):
                return place if events[place].kind in self.unseals else None
        return None

    def weighty(self, events: Sequence[SeenEvent]) -> list[SeenEvent]:
        """Return what the game keeps of some events, and its headlines, with what joins those in their turn.

        What only leads to a result is told with it.
        """
        heads = {*self.headlines, *self.keeps} - {*self.leads}
        turns: list[list[SeenEvent]] = [[]]
        for event in events:
            if event.kind in self.turns:
                turns.append([])
            turns[-1].append(event)
        told = (turn for turn in turns if any(event.kind in heads for event in turn))
        return [event for turn in told for event in turn if event.kind in heads or event.kind in self.joins]

    def grouped(self, events: Sequence[SeenEvent]) -> list[Sequence[SeenEvent]]:
        """Return the events that the log tells together, in their order: those of a row, and each other one alone."""
        return [*self.latest(events)][::-1]

    def latest(self, events: Sequence[SeenEvent]) -> Iterator[Sequence[SeenEvent]]:
        """Yield the same as :meth:`grouped`, the last ones first. A long story is looked at only as far as needed."""
        end = len(events)
        while end > 0:
            begin = self._row(events, end)
            yield events[begin:end]
            end = begin

    def mover(self, events: Sequence[SeenEvent]) -> int | None:
        """Return the seat whose turn it is, given all public events; None if the game does not say so."""
        if not self.turns:
            return None
        begun = (event for event in reversed(events) if event.kind in self.turns and event.undone is None)
        return next((event.data["seat"] for event in begun), None)

    def _row(self, events: Sequence[SeenEvent], end: int) -> int:
        """Return where the row begins whose last event stands before ``end``."""
        last, begin = events[end - 1], end - 1
        between = self.rows.get(last.kind)
        if between is None:
            return begin
        for place in range(end - 2, -1, -1):
            event = events[place]
            if event.undone != last.undone or event.kind not in (last.kind, *between):
                break
            if event.kind == last.kind:
                begin = place
        return begin

    def ends(self, events: Sequence[SeenEvent]) -> list[tuple[int, int]]:
        """Return (last result, last event) of each part that ends with results, given all public events."""
        found: list[tuple[int, int]] = []
        for event in events:
            goes_on = bool(found) and found[-1][1] == event.n - 1
            if self.decides(event):
                found[-1 if goes_on else len(found) :] = [(event.n, event.n)]
            elif goes_on and event.kind in self.follows:
                found[-1] = (found[-1][0], event.n)
        return found

    def result(self, part: Sequence[SeenEvent]) -> Sequence[SeenEvent]:
        """Return the result with which a part ends, and what belongs to it; nothing if it ends otherwise."""
        begin = len(part)
        while begin and (part[begin - 1].kind in self.follows or self.decides(part[begin - 1])):
            begin -= 1
        last = part[begin:]
        first = [n for n, event in enumerate(last) if event.kind in self.results]
        first = first or [n for n, event in enumerate(last) if self.decides(event)]
        return last[first[0] if first else len(last) :]

    def lead(self, part: Sequence[SeenEvent]) -> Sequence[SeenEvent]:
        """Return the events directly before the result with which a part ends that say what it decides."""
        end = len(part) - len(self.result(part))
        begin = end
        while begin and part[begin - 1].kind in self.leads:
            begin -= 1
        return part[begin:end]


Pilot = Callable[[Any, Question], Any]
"""(the seat's view, its question) -> its answer; the same view and question give the same answer."""


@dataclass(frozen=True)
class Game:
    """A game: everything that Match needs to run it.

    - ``advise``: from a seat's view and its question, what the AI seat answers, and why. It sees nothing else.
      ``counsels``: what a person is advised instead, where it differs. ``continues``: what a person is advised who has
      answered a part of a form.
    - ``kinds``: the kinds of draw that the game makes.
    - ``secret_kinds``: from the options of a match, those of ``kinds`` whose keys are never revealed.
    - ``patches``: the ids of changed rules, see :meth:`Table.patched`. An id stays here for ever, even if the rules no
      longer look at it, because records name it.
    - ``vocabulary``: by key of the data of events and questions, what its values are ("card", "seat", ...), so that
      catalogs can word them.
    - ``implied``: from the kind and the facts of an event, further facts for its words, such as the printed value of a
      card that it names.
    - ``shown``: compares the draws that a story shows with those of its keys. It yields the number of each event that
      shows a draw, and whether the draw is right.
    - ``resume``: from (table, state), the rest of the play, from a moment that the play offered by
      :meth:`Table.checkpoint`; None: the play cannot go on from its state, and every undo replays it from its start.
    - ``listed``: the facts by which people find an option in a long list, the best one first: options that all have it
      are listed by it, numbers by size and anything else by the words of the option.
    - ``seldom``: the ids of options that are rarely wanted, whose buttons are less prominent.
    - ``passes``: the ids of options with which a seat does nothing.
    - ``windows``: whether the game asks windows on other seats' acts, which a table may play at a pace of their own.
    - ``orders``: from (table, state, seat), the form of the seat's standing orders; None: the game has none.
    - ``unasked``: from (state, seat), why a seat that is asked nothing cannot answer now; None: the kernel says so.
    - ``looks``: what anybody may look up at any time, by name, and whether one seat may be asked about; see
      :meth:`View.look`.
    - ``telling``: how the events of a part of the story are summed up in a message.
    - ``news``: how the match is told in pages; None: each event is told as it comes.
    - ``presets``: sets of options that fit together, by name; what a set does not name has its default.
    - ``opponents``: other AIs to measure this one against, by name, for ``quartermaster simulate --against``; ``v1`` is
      an earlier version of ``pilot``.
    - ``lesson``: the match of ``/learn``; None: the game cannot be learned so.
    - ``usual_seats``: the number of seats of a table that one person plays against AIs at once, as a first match should
      be; None: the fewest.
    - ``alone``: the options of such a table, where they are not the defaults.
    - ``alone_orders``: the id of a proposal of the form of orders, which holds from the start for a person who plays
      against AIs alone: nobody waits for the answers; "": none does.
    - ``measures``: figures of a match that is over, from its events, for ``quartermaster simulate``: by name, one value
      for each thing that was measured, such as the turns of each career. Of numbers the mean is printed, of words the
      counts.
    """

    name: str
    seats: tuple[int, ...]
    options: type[BaseModel]
    play: Callable[[Table, Any], Play[Result]]
    state: Callable[[int, Any], Any]
    watcher: Callable[[int | None, int, Any], Watcher]
    advise: Adviser
    kinds: Sequence[str]
    patches: Sequence[str] = ()
    vocabulary: Mapping[str, str] = field(default_factory=dict[str, str])
    listed: Sequence[str] = ()
    seldom: Sequence[str] = ()
    passes: Sequence[str] = ()
    secret_kinds: Callable[[Any], Sequence[str]] = lambda _: ()
    orders: Callable[[Table, Any, int], Ask[Any]] | None = None
    unasked: Callable[[Any, int], Refusal] | None = None
    implied: Callable[[str, Mapping[str, Any]], Mapping[str, Any]] = lambda _kind, _data: {}
    shown: Callable[[Shown], Iterator[tuple[int, bool]]] = lambda _: iter(())
    looks: Mapping[str, bool] = field(default_factory=dict[str, bool])
    windows: bool = False
    resume: Callable[[Table, Any], Play[Result]] | None = None
    telling: Telling = field(default_factory=Telling)
    news: News | None = None
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict[str, Mapping[str, Any]])
    opponents: Mapping[str, Pilot] = field(default_factory=dict[str, Pilot])
    measures: Callable[[Sequence[Event]], Mapping[str, Sequence[float | str]]] = lambda _: {}
    usual_seats: int | None = None
    alone: Mapping[str, Any] = field(default_factory=dict[str, Any])
    alone_orders: str = ""
    lesson: Lesson | None = None
    counsels: Adviser | None = None
    continues: Continuer | None = None

    @property
    def first_seats(self) -> int:
        """The number of seats of a table that one person plays against AIs at once."""
        return self.usual_seats or min(self.seats)

    def counsel(self, view: Any, question: Question) -> Advice:
        """Return what a person is advised: as the AI seat answers, without what only an AI wants to be asked."""
        return (self.counsels or self.advise)(view, question)

    def counsel_on(self, view: Any, question: Question, begun: Begun) -> Advice:
        """Return what a person is advised who has answered a part of a form: how to go on, where the game knows it.

        Else it is the advice from the start.
        """
        further = None if self.continues is None or begun.is_nothing else self.continues(view, question, begun)
        return self.counsel(view, question) if further is None else further

    def pilot(self, view: Any, question: Question) -> Any:
        """Return the AI seat's answer to a question, from the seat's view alone: what it would advise."""
        return self.advise(view, question).answer
