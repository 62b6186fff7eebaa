"""The course of a match: its running play, its log, and which entries of the log still stand."""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from rules.kernel.asking import Taken
from rules.kernel.checkpoints import Checkpoint, Checkpoints
from rules.kernel.dice import Draw
from rules.kernel.events import Event
from rules.kernel.record import By, Entry
from rules.kernel.refusals import Diverged, IllegalAnswer, Refusal
from rules.kernel.setup import Begin
from rules.kernel.undoing import Step, Where

MOST_BY_ORDER = 100
"""The most answers that standing orders give after one act. Beyond it a person must answer: orders cannot loop."""


class Followed(NamedTuple):
    """What followed from the start or from one entry: the draws, then the questions as (seat, kind).

    With the entries and the result, this is all that the running digest covers.
    """

    draws: Sequence[Draw]
    questions: Sequence[tuple[int, str]]


class Course:
    """Make every change of a match. The changes were found legal, or come from a record.

    - ``acts``: the entries without the orders, whose number is secret. An undo names a place in this list.
    - ``counted``: the places among the entries of answers of which everybody knows only the number.
    - ``given_for``: the seat by position of event, for events about an answer that somebody else gave for that seat.
    - ``followed``: what followed from the start and from each entry, undone entries included.
    - ``orders_wait``: standing orders may wait before they answer a window. It is no part of the record.
    - ``broken``: the rules raised in the middle of a change. Only a replay of the record helps.
    """

    def __init__(self, begin: Begin) -> None:
        self.entries: list[Entry] = []
        self.acts: list[Entry] = []
        self.counted: list[int] = []
        self.given_for: dict[int, int] = {}
        self.orders_wait = False
        self.broken = False
        self._begin = begin
        self._steps: list[Step] = []
        self._checkpoints = Checkpoints()
        self._put = 0
        """The number of questions that were ever put, as far as ``followed`` holds them."""
        self.engine, self.state = begin.anew()
        self.engine.begin()
        self._want_checkpoint()
        self.followed: list[Followed] = [self._followed(0)]

    @property
    def steps(self) -> list[Step]:
        """The entries that stand, without the orders: an undo neither takes orders back nor is blocked by them."""
        return [step for step in self._steps if step.entry.type != "orders"]

    def place_of(self, position: int) -> int:
        """Return the place of an act among the steps. Raises IllegalAnswer if it was taken back."""
        for place, step in enumerate(self.steps):
            if step.where.position == position:
                return place
        raise IllegalAnswer("nothing_to_undo", position=position)

    # ---------------------------------------------------------------- playing on

    def act(self, change: Callable[[], None]) -> Sequence[Event]:
        """Make a change that was found legal and everything that follows from it; return the new events.

        Any exception breaks the course. The log then keeps only the entries it had before the change.
        """
        told, entries = len(self.engine.table.events), len(self.entries)
        try:
            self._act(change)
        except BaseException as error:
            self.broken = True
            del self.entries[entries:], self.followed[entries + 1 :]
            if isinstance(error, Refusal):
                # A refusal promises that nothing has changed, which is no longer true here.
                msg = "the rules refused what they had taken"
                raise RuntimeError(msg) from error
            raise
        return self.engine.table.events[told:]

    def _act(self, change: Callable[[], None]) -> None:
        """Make a change, then answer for resigned seats and for seats whose standing orders answer.

        The order of these answers is fixed. They are entries of their own, which a replay reads and never derives.
        """
        # Standing orders have already seen the questions that are open before the change.
        self.engine.unseen = []
        self._check_untouched()
        change()
        by_order = 0
        while True:
            if (seat := self.engine.next_resigned()) is not None:
                question = self.engine.question(seat)
                taken, by = question.taken(question.default), "default"
            elif by_order < MOST_BY_ORDER and (ordered := self._next_ordered()) is not None:
                (seat, taken), by = ordered, "order"
                by_order += 1
            else:
                return
            self._check_untouched()
            self.take(seat, *taken, by)

    def _next_ordered(self) -> tuple[int, Taken[Any]] | None:
        return self.engine.next_ordered(may_wait=self.orders_wait)

    def _check_untouched(self) -> None:
        if not self.engine.untouched:
            msg = "options, defaults, orders and forms may neither draw nor tell"
            raise RuntimeError(msg)

    def take(self, seat: int, stored: Any, value: Any, by: By) -> None:
        """Take an answer to the seat's open question."""
        question, kind = self.engine.question_id(seat), self.engine.open[seat].kind
        where = self._where(seat, stored)
        self.engine.take(seat, stored, value)
        self._log(Entry("answer", seat, question, kind, None, stored, by, self.engine.digest), where)

    def take_pin(self, seat: int, step: str, stored: Any, by: By) -> None:
        """Take the answer to a final step of the seat's open form."""
        question, kind = self.engine.question_id(seat), self.engine.open[seat].kind
        where = self._where(seat)
        self.engine.take_pin(seat, step, stored)
        self._log(Entry("pin", seat, question, kind, step, stored, by, self.engine.digest), where)

    def take_orders(self, seat: int, orders: Mapping[str, Any] | None) -> None:
        """Take the seat's standing orders, or none, in place of those it had."""
        where = self._where(seat)
        self.engine.take_orders(seat, orders)
        self._log(Entry("orders", seat, None, None, None, orders, "player", self.engine.digest), where)

    def take_resignation(self, seat: int) -> None:
        """Take a resignation."""
        where = self._where(seat)
        self.engine.take_resignation(seat)
        self._log(Entry("resign", seat, None, None, None, None, "player", self.engine.digest), where)

    def take_back(self, seat: int, place: int) -> None:
        """Take back all steps from that place on, in the name of the seat that asked for it."""
        position = self.steps[place].where.position
        self._go_back(seat, place)
        self._log(Entry("undo", seat, None, None, None, position, "player", self.engine.digest))

    def take_recall(self, seat: int) -> None:
        """Take back the answer that a seat gave while others are still asked: its question is put again."""
        self._recall(seat)
        self._log(Entry("undo", seat, None, None, None, None, "player", self.engine.digest))

    def _recall(self, seat: int) -> None:
        self.engine.take_recall(seat)
        given = next(step for step in reversed(self._steps) if (step.entry.type, step.entry.seat) == ("answer", seat))
        self._steps = [step for step in self._steps if step is not given]

    def _where(self, seat: int, answer: object = None) -> Where:
        """Return where the match stands before an entry of that seat. ``answer``: what it answers to its question."""
        engine = self.engine
        ask, table = engine.open.get(seat), engine.table
        if ask is None:
            return Where(len(self.acts), len(table.events), len(table.dice.draws))
        ballot = ask.show == "count"
        # A secret choice that is final ends what is secret for good, even where others of the question do not.
        takeback = ask.takeback and not (ask.secret and ask.is_final(answer))
        kept = takeback, ballot, ask.secret and not takeback, engine.alone and not (ask.secret or ballot)
        return Where(len(self.acts), len(table.events), len(table.dice.draws), *kept)

    def _log(self, entry: Entry, where: Where | None = None) -> None:
        self.entries.append(entry)
        if entry.type != "orders":
            self.acts.append(entry)
        if where is not None and where.ballot and entry.type in ("answer", "pin"):
            self.counted.append(len(self.entries) - 1)
        if where is not None and where.open and entry.type == "answer" and entry.by in ("default", "pilot"):
            told = (event.position for event in self.engine.table.events[where.told :] if event.audience is None)
            self.given_for |= dict.fromkeys(islice(told, 1), entry.seat)
        if where is not None:
            self._stand(Step(entry, where))
        self.followed.append(self._followed(None if where is None else where.drawn))

    def _followed(self, drawn: int | None) -> Followed:
        """Return what followed since there were so many draws; None: an undo, after which the match stands still."""
        before, self._put = self._put, sum(self.engine.put.values())
        if drawn is None:
            return Followed((), ())
        put = [(seat, ask.kind) for seat, ask in self.engine.open.items()] if self._put != before else ()
        return Followed(self.engine.table.dice.drawn(drawn), put)

    # ---------------------------------------------------------------- taking back

    def _go_back(self, seat: int, place: int) -> None:
        """Begin at the last checkpoint and replay the entries up to that place. All orders are kept, late ones too."""
        steps, before = self.steps, self.engine
        first = steps[place]
        answered = {step.entry.seat for step in steps[place:] if step.entry.type == "answer"}
        stands = next(n for n, step in enumerate(self._steps) if step is first)
        late = [step for step in self._steps[stands:] if step.entry.type == "orders"]
        kept = [*self._steps[:stands], *late]
        checkpoint = self._checkpoints.last_before(stands)
        if checkpoint is None or self._begin.again is None:
            replayed = 0
            self.engine, self.state = self._begin.anew()
        else:
            replayed = checkpoint.entries
            self.engine, self.state = self._begin.again(checkpoint.saved, before)
        self.engine.begin()
        self._steps = kept[:replayed]
        self._want_checkpoint()
        for step in kept[replayed:]:
            self._apply(step.entry)
            self._stand(step)
        self.engine.take_undo(before, seat, first.where.position, first.where.told, answered)

    # ---------------------------------------------------------------- checkpoints

    def _stand(self, step: Step) -> None:
        """Add an entry that was applied, and keep the moment that it led to if that was wanted."""
        self._steps.append(step)
        engine = self.engine
        if engine.saved is not None:
            self._checkpoints.keep(Checkpoint(len(self._steps), engine.saved))
            engine.saved = None
            self._want_checkpoint()
        elif len(self._steps) + 1 == self._checkpoints.due:
            self._want_checkpoint()

    def _want_checkpoint(self) -> None:
        """Ask the play for a moment in the next step if a checkpoint is due."""
        if self._begin.again is not None:
            self.engine.table.wants_moment = len(self._steps) + 1 >= self._checkpoints.due

    # ---------------------------------------------------------------- replaying

    def expect(self, entries: Sequence[Entry]) -> None:
        """Prepare for the replay of a record's entries."""
        # What an undo takes back does not count, and where undos end is not known.
        self._checkpoints.expect(0 if any(entry.type == "undo" for entry in entries) else len(entries))
        self._want_checkpoint()

    def play_again(self, position: int, entry: Entry) -> None:
        """Play a record's entry. Raises Diverged if it does not fit the rules."""
        if (fault := self._mismatch(entry)) is not None:
            raise Diverged(position, fault)
        try:
            where = self._where(entry.seat, entry.answer)
            if entry.type == "undo" and entry.answer is None:
                self._recall(entry.seat)
            elif entry.type == "undo":
                self._go_back(entry.seat, self.place_of(entry.answer))
            else:
                self._apply(entry)
        except Exception as error:
            # Only the exception's type: its text may hold a secret, and this message is logged.
            raise Diverged(position, f"the rules raised {type(error).__name__}") from error
        if self.engine.digest != entry.digest:
            raise Diverged(position, "the digest differs")
        self._log(entry, None if entry.type == "undo" else where)

    def _mismatch(self, entry: Entry) -> str | None:
        """Return why the entry cannot come next, or None if it can."""
        if self.engine.over:
            return "the match is over already"
        if entry.type in ("answer", "pin"):
            return self._mismatched_answer(entry)
        if (entry.question, entry.kind, entry.step) != (None,) * 3:
            return f"an entry of type {entry.type!r} that answers a question"
        if entry.type == "resign":
            return None if entry.answer is None else "a resignation that says something"
        if entry.type == "undo" and entry.answer is None:
            return None if self.engine.recallable(entry.seat) else "the recall of no answer"
        if entry.type == "undo":
            # The type is compared because True == 1.
            known = type(entry.answer) is int and any(step.where.position == entry.answer for step in self.steps)
            return None if known else "an undo of what does not stand"
        return None if isinstance(entry.answer, Mapping | None) else "orders that are no object"

    def _mismatched_answer(self, entry: Entry) -> str | None:
        if (entry.step is not None) != (entry.type == "pin"):
            return f"an entry of type {entry.type!r} with step {entry.step!r}"
        ask = self.engine.open.get(entry.seat)
        if ask is None:
            return f"seat {entry.seat} is asked nothing, not {entry.question} {entry.kind}"
        if ask.kind != entry.kind or self.engine.question_id(entry.seat) != entry.question:
            asked = f"{self.engine.question_id(entry.seat)} {ask.kind}"
            return f"seat {entry.seat} is asked {asked}, not {entry.question} {entry.kind}"
        return None

    def _apply(self, entry: Entry) -> None:
        if entry.type == "resign":
            self.engine.take_resignation(entry.seat)
        elif entry.type == "pin":
            self.engine.take_pin(entry.seat, str(entry.step), entry.answer)
        elif entry.type == "orders":
            self.engine.take_orders(entry.seat, entry.answer)
        else:
            self.engine.take(entry.seat, entry.answer, self.engine.open[entry.seat].trust(entry.answer))
