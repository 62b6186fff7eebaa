"""The engine drives a play: it puts the questions, passes on the answers, and keeps the running digest."""

import json
from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import Any

from rules.kernel.asking import Ask, Play, Taken
from rules.kernel.checkpoints import Hash, Saved
from rules.kernel.game import Result
from rules.kernel.question import Question
from rules.kernel.refusals import Refusal
from rules.kernel.table import Abandoned, Table

# default=dict: json cannot encode read-only mappings by itself.
encode = json.JSONEncoder(separators=(",", ":"), sort_keys=True, default=dict).encode


class Engine:
    """A running play. The changes were found legal, or come from a record.

    The digest runs over each question's seat and kind, each answer, each draw and the result. It leaves out options
    and events, so that wording and menus can grow while matches are running.
    """

    def __init__(self, table: Table, play: Play[Any]) -> None:
        self.table = table
        self.open: dict[int, Ask[Any]] = {}
        self.pins: dict[int, dict[str, Any]] = {}
        self.over = False
        self.result: Any = None
        self._play = play
        self._digest: Hash = sha256()
        self._course_digest: Hash | None = None
        """After an undo, the digest without the note of that undo, as it ran had nothing been taken back."""
        self._drawn = 0
        self._told = 0
        self._abandoned = False
        self.saved: Saved | None = None
        """The moment that the play offered in its last step, if it was wanted."""
        self.unseen: list[int] = []
        """The seats whose open question has not yet been put to their standing orders."""
        self.reopened: list[int] = []
        """The seats whose open question was reopened by an undo and waits for a person."""
        self.untold: list[int] = []
        """The seats that have resigned during the open vote: everybody is told when it ends."""
        self.put: dict[int, int] = dict.fromkeys(range(table.seats), 0)
        self._batch: tuple[Ask[Any], ...] = ()
        self._values: dict[int, Any] = {}
        self._stored: dict[int, Any] = {}
        self._pinned: dict[int, dict[str, Any]] = {}
        """The pins of the forms of the open batch that are answered."""
        self._batch_digest: Hash = self._digest
        """The digest before the first entry of the open batch, as it ran had nothing been taken back."""
        self._batch_notes: list[tuple[str, int, str, Any]] = []
        """The notes of those entries of the open batch that stand."""

    @property
    def digest(self) -> str:
        """The running digest, 32 hex digits."""
        return self._digest.hexdigest()[:32]

    def question_id(self, seat: int) -> str:
        """Return the id of the question last put to the seat: "<seat>.<n>", n from 1."""
        return f"{seat}.{self.put[seat]}"

    @property
    def untouched(self) -> bool:
        """Whether all draws and events come from the play itself.

        Options, defaults, orders and forms are computed any number of times, so they may neither draw nor tell.
        """
        return self._drawn == len(self.table.dice.draws) and self._told == len(self.table.events)

    @property
    def alone(self) -> bool:
        """Whether only one seat is asked, so that the next event is about its answer."""
        return len(self._batch) == 1

    @property
    def vote(self) -> list[str]:
        """The ids of the questions in the open batch whose answers the table can only count, answered or not."""
        return [self.question_id(ask.seat) for ask in self._batch if ask.show == "count"] if self.open else []

    def question(self, seat: int) -> Question:
        """Return the seat's open question."""
        return Question(self.open[seat], self.question_id(seat), dict(self.pins.get(seat, {})))

    def given(self, seat: int) -> tuple[Question, Any] | None:
        """Return the seat's question of the open batch and its answer, if it has answered and others have not."""
        if not self.open or seat not in self._stored:
            return None
        ask = next(ask for ask in self._batch if ask.seat == seat)
        return Question(ask, self.question_id(seat)), self._stored[seat]

    def begin(self) -> None:
        """Run to the first questions, or from a saved moment to the next ones."""
        self._go_on(None)

    def go_back(self, saved: Saved, before: "Engine") -> None:
        """Take over a moment saved by an engine of this match, before the beginning; ``before`` runs at present."""
        self.table.go_back(saved.moment, before.table.dice)
        self._digest, self._drawn = saved.digest.copy(), saved.noted

    def take(self, seat: int, answer: Any, value: Any) -> None:
        """Take an answer in its canonical form and its value for the play.

        The last answer of the batch makes the play go on.
        """
        self._enter("answer", seat, self.open.pop(seat).kind, answer)
        self._pinned[seat] = self.pins.pop(seat, {})
        self._values[seat], self._stored[seat] = value, answer
        if not self.open:
            self._tell_untold()
            values, self._values = tuple(self._values[ask.seat] for ask in self._batch), {}
            self._go_on(values)

    def take_pin(self, seat: int, step: str, answer: Any) -> None:
        """Take the answer to one final step of the seat's open form."""
        self._enter("pin", seat, step, answer)
        self.pins.setdefault(seat, {})[step] = answer

    def take_resignation(self, seat: int) -> None:
        """Take a resignation. When no seat remains, Abandoned is raised inside the play, which then ends.

        A resigned seat's ballot is its default, unless the seat had voted. Nobody may learn which from the number of
        missing ballots: a voter's resignation is told when the vote ends.
        """
        self._enter("resign", seat, "", None)
        self.table.resign(seat)
        self.untold.append(seat)
        if self.question_id(seat) not in self.vote:
            self._tell_resigned(seat)
        if self.table.abandoned:
            self._abandon()

    def take_orders(self, seat: int, orders: Mapping[str, Any] | None) -> None:
        """Take a seat's standing orders; None: it has none."""
        self._enter("orders", seat, "", orders)
        self.table.order(seat, orders)
        self.unseen = [seat]
        self.reopened = [other for other in self.reopened if other != seat]

    def recallable(self, seat: int) -> bool:
        """Return whether the seat may take its answer back now: others are still asked, and the question allows it."""
        return bool(self.open) and seat in self._stored and next(ask for ask in self._batch if ask.seat == seat).recall

    def take_recall(self, seat: int) -> None:
        """Put the question again that the seat has answered, under a new number; its pins stay. Nothing is told."""
        ask = next(ask for ask in self._batch if ask.seat == seat)
        del self._values[seat], self._stored[seat]
        self.open = {other.seat: other for other in self._batch if other.seat in self.open or other is ask}
        if pins := self._pinned.pop(seat):
            self.pins[seat] = pins
        self.put[seat] += 1
        self.unseen = []
        # The question waits for a person: an order would give the same answer again.
        self.reopened.append(seat)
        answered = next(at for at, note in reversed([*enumerate(self._batch_notes)]) if note[:2] == ("answer", seat))
        del self._batch_notes[answered]
        course = self._batch_digest.copy()
        for note in self._batch_notes:
            course.update(_line(*note))
        self._note_undo(course, seat, None)

    def take_undo(
        self, before: "Engine", seat: int, position: int, undone_from: int, answered: Collection[int]
    ) -> None:
        """Go on from here instead of from ``before``, whose last answers are taken back.

        The log keeps the undone events and marks them. Questions get numbers that were never used. ``position`` is the
        first entry taken back, ``undone_from`` the first event, ``answered`` the seats whose answers are taken back.
        """
        log = before.table.events
        marked = [event if event.undone is not None else event._replace(undone=len(log)) for event in log[undone_from:]]
        self.table.events[:] = [*log[:undone_from], *marked]
        self.put = {s: put + (s in self.open) for s, put in before.put.items()}
        # The reopened questions wait for a person: an order would give the same answer again.
        self.unseen = []
        self.reopened = [other for other in self.open if other in answered or other in before.reopened]
        self._note_undo(self._digest, seat, position)
        self.table.tell("answers_undone", seat=seat)
        self._told = len(self.table.events)

    def next_resigned(self) -> int | None:
        """Return a seat that has resigned and has an open question, if there is one."""
        for seat in self.open:
            if self.table.has_resigned(seat):
                return seat
        return None

    def next_ordered(self, *, may_wait: bool) -> tuple[int, Taken[Any]] | None:
        """Return the next seat whose standing orders answer its open question at once, and the answer.

        Orders see each question once. Orders that give no answer, or an illegal one, are passed over. The seats come in
        ascending order, so that the order of entries is fixed. ``may_wait``: orders that ask for a wait are passed over
        at windows, too.
        """
        while self.unseen:
            seat = self.unseen.pop(0)
            if not (may_wait and self._waits(seat)) and (taken := self.ordered(seat)) is not None:
                return seat, taken
        return None

    def ordered(self, seat: int) -> Taken[Any] | None:
        """Return the answer of the seat's standing orders to its open question, or None if they do not answer it."""
        ask = self.open.get(seat)
        if ask is None or ask.standing is None or seat in self.reopened or not (orders := self.table.orders(seat)):
            return None
        try:
            answer = ask.standing(orders)
            return None if answer is None else self.question(seat).taken(answer)
        except Refusal:
            # No message: the existence of an order is secret.
            return None

    def _waits(self, seat: int) -> bool:
        """Return whether the seat's open question is a window that its standing orders answer only after a wait."""
        ask = self.open.get(seat)
        if ask is None or not ask.window or ask.waits is None or not (orders := self.table.orders(seat)):
            return False
        return ask.waits(orders)

    def _tell_untold(self) -> None:
        # In the order of seats: the order of the resignations may tell who had voted before.
        for seat in sorted(self.untold):
            self._tell_resigned(seat)

    def _tell_resigned(self, seat: int) -> None:
        self.untold.remove(seat)
        self.table.tell("seat_resigned", seat=seat)
        self._told = len(self.table.events)

    def _abandon(self) -> None:
        self._abandoned = True
        self._tell_untold()
        self.open, self.pins, self._values = {}, {}, {}
        self._go_on(Abandoned())

    def _go_on(self, values: tuple[Any, ...] | Abandoned | None) -> None:
        try:
            if isinstance(values, Abandoned):
                batch = self._play.throw(values)
            else:
                batch = self._play.send(values)  # pyright: ignore[reportArgumentType] - None starts it
        except StopIteration as stop:
            self._note_course()
            self._finish(stop.value)
        else:
            self._save()
            self._note_course()
            # The last seat that had not resigned may have left the match in this step. A play that has already
            # received Abandoned may still ask.
            if self.table.abandoned and not self._abandoned:
                self._abandon()
            else:
                self._put_questions(batch)

    def _save(self) -> None:
        """Save the moment that the play has just offered. The digest does not yet cover the draws of this step."""
        moment, self.table.moment = self.table.moment, None
        if moment is not None and not self._abandoned:
            digest = self._course_digest or self._digest
            self.saved = Saved(moment, digest.copy(), self._drawn)

    def _put_questions(self, batch: tuple[Ask[Any], ...]) -> None:
        self._batch, self._stored, self._pinned = batch, {}, {}
        self.open = {ask.seat: ask for ask in batch}
        if len(self.open) != len(batch) or not batch:
            msg = f"a play must put one question to each of some seats, not {[(ask.seat, ask.kind) for ask in batch]}"
            raise ValueError(msg)
        for ask in batch:
            self.put[ask.seat] += 1
            self._note("question", ask.seat, ask.kind, None)
        self._batch_digest, self._batch_notes = (self._course_digest or self._digest).copy(), []
        self.unseen = sorted(self.open)
        self.reopened = []

    def _finish(self, result: Any) -> None:
        self.over = True
        self.result = result
        # A play started by Match.of may return anything.
        if isinstance(result, Result):
            self._note("result", -1, "", result._asdict())

    def _note_course(self) -> None:
        self._told = len(self.table.events)
        draws = self.table.dice.draws
        for kind, n, outcome in draws[self._drawn :]:
            self._note("draw", n, kind, outcome)
        self._drawn = len(draws)

    def _enter(self, what: str, seat: int, kind: str, fact: Any) -> None:
        """Note an entry of the open batch."""
        self._batch_notes.append((what, seat, kind, fact))
        self._note(what, seat, kind, fact)

    def _note_undo(self, course: Hash, seat: int, position: int | None) -> None:
        """Go on from the digest of the course without what was taken back. A later undo drops the note of this one."""
        self._digest, self._course_digest = course.copy(), None
        self._note("undo", seat, "", position)
        self._course_digest = course.copy()

    def _note(self, what: str, number: int, kind: str, fact: Any) -> None:
        line = _line(what, number, kind, fact)
        self._digest.update(line)
        if self._course_digest is not None:
            self._course_digest.update(line)


def _line(what: str, number: int, kind: str, fact: Any) -> bytes:
    """Return what a fact of the course adds to the digest."""
    # An integer is its own JSON, and most facts are draws of a die.
    written = "null" if fact is None else str(fact) if type(fact) is int else encode(fact)
    return f"{what}|{number}|{kind}|{written}\n".encode()
