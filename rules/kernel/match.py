"""A match: the public face of the kernel."""

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from typing import Any

from rules.kernel import checks, known
from rules.kernel.asking import Play
from rules.kernel.beginning import Begin, bare, from_head, head_of
from rules.kernel.course import Course
from rules.kernel.dice import ScriptedDice, key_hashes
from rules.kernel.engine import Engine
from rules.kernel.events import Event, SeenEvent
from rules.kernel.game import Game, View, Waiting, Watcher
from rules.kernel.lookup import game_of
from rules.kernel.question import Question, step_question
from rules.kernel.readers import Readers
from rules.kernel.record import By, Entry, MatchRecord
from rules.kernel.refusals import Diverged, IllegalAnswer, Malformed, Refusal
from rules.kernel.table import Table
from rules.kernel.undoing import Undoable, open_steps, undoable


class Match:
    """One match, from its first draw to its result.

    Made by :meth:`start`, :meth:`replay` or, for tests of single plays, :meth:`of`. ``entries`` is the append-only log.
    """

    def __init__(self, begin: Begin, game: Game | None, head: MatchRecord | None) -> None:
        self.game = game
        self._head = head
        self._course = Course(begin)
        self.entries: list[Entry] = self._course.entries
        self._questions: dict[int, Question] = {}
        self._readers = Readers(self._course, self._watcher)

    # ---------------------------------------------------------------- beginning

    @classmethod
    def start(
        cls,
        game: str | Game,
        seats: int,
        seed: str,
        salt: str = "",
        options: Mapping[str, Any] | None = None,
        dice: ScriptedDice | None = None,
    ) -> "Match":
        """Begin a match.

        ``seed``: 64 hex digits are the secret, other text is hashed to one. ``dice`` replaces the keyed dice in tests;
        such a match has no record. Raises Malformed for a number of seats or options that the game does not have.
        """
        chosen = game_of(game)
        head = head_of(chosen, seats, seed, salt, options or {})
        return cls._begin(chosen, head, dice)

    @classmethod
    def of(
        cls,
        play: Callable[[Table], Play[Any]],
        seats: int,
        dice: ScriptedDice | None = None,
        options: Any = None,
        game: Game | None = None,
    ) -> "Match":
        """Begin any play, on a state built by hand: for tests of positions. It has no record, and views if ``game``."""
        return cls(bare(play, seats, dice or ScriptedDice({}), options), game, None)

    @classmethod
    def _begin(cls, game: Game, head: MatchRecord, dice: ScriptedDice | None = None) -> "Match":
        return cls(from_head(game, head, dice), game, None if dice else head)

    # ---------------------------------------------------------------- asking and answering

    @property
    def questions(self) -> dict[int, Question]:
        """The open questions by seat; do not change it."""
        checks.check_whole(self._course)
        if not self._questions:
            self._questions = {seat: self._engine.question(seat) for seat in self._engine.open}
        return self._questions

    def answer(self, seat: int, answer: Any, question: str | None = None, by: By = "player") -> Sequence[Event]:
        """Answer a seat's open question and return the events that follow, with everything in them.

        ``question`` guards against answering another question than the one that was read; scripts may leave it out.
        Raises NotYourSeat, StaleQuestion, Malformed or IllegalAnswer, and then nothing has changed.
        """
        checks.asked(self._course, seat, question)
        stored, value = self._engine.question(seat).taken(answer)
        return self._commit(lambda: self._course.take(seat, stored, value, by))

    def step(self, seat: int, draft: Mapping[str, Any]) -> Question | None:
        """Return the first step of the seat's open form that the draft does not answer, or None when it is complete.

        A final step stays next until it is pinned, whatever the draft says. Raises as :meth:`answer` if the draft
        holds an illegal step.
        """
        step = checks.form_asked(self._course, seat).next_step(draft, self._engine.pins.get(seat, {}))
        return None if step is None else step_question(step, self._engine.question_id(seat))

    def pins(self, seat: int) -> Mapping[str, Any]:
        """Return what the seat has pinned of its open form: {step: answer}."""
        return dict(self._engine.pins.get(seat, {}))

    def pin(self, seat: int, step: str, answer: Any, question: str | None = None, by: By = "player") -> Sequence[Event]:
        """Log the answer to a form's final step at once; the rest of the form stays open.

        Steps before it that are not pinned count as answered by their defaults. What would leave the form without a
        legal answer is illegal. Raises as :meth:`answer`.
        """
        ask = checks.form_asked(self._course, seat, question)
        pins = self._engine.pins.get(seat, {})
        if step in pins:
            raise IllegalAnswer("pinned", ask.rule, step=step)
        stored = self._engine.question(seat).checked({step: answer})[step]
        if not any(met.final for met in ask.steps_with({**pins, step: stored}) if met.step == step):
            raise Malformed("bad_form", unknown=step)
        return self._commit(lambda: self._course.take_pin(seat, step, stored, by))

    def resign(self, seat: int) -> Sequence[Event]:
        """Resign: from now on the seat's questions are answered by their defaults, as entries of their own.

        Raises NotYourSeat if the seat is out of the match, StaleQuestion if it has resigned or the match is over.
        """
        checks.check_playing(self._course, seat)
        return self._commit(lambda: self._course.take_resignation(seat))

    # ---------------------------------------------------------------- standing orders

    def orders(self, seat: int) -> Mapping[str, Any]:
        """Return the standing orders that the seat has recorded, for nobody else; empty: none. Raises NotYourSeat."""
        checks.check_reader(self._course, seat)
        return self._table.orders(seat)

    def orders_question(self, seat: int) -> Question:
        """Return the form in which the seat may record standing orders now, as a question; its id is "<seat>.orders".

        Raises IllegalAnswer if the game has none ("no_orders"), NotYourSeat, StaleQuestion.
        """
        return Question(checks.orders_form(self._course, self.game, seat), f"{seat}.orders")

    def orders_form(self, seat: int, draft: Mapping[str, Any]) -> Question | None:
        """Return the first step of that form that the draft does not answer, or None when it is complete.

        Raises as :meth:`orders_question`, or as :meth:`answer` if the draft holds an illegal step.
        """
        step = checks.orders_form(self._course, self.game, seat).next_step(draft, {})
        return None if step is None else step_question(step, f"{seat}.orders")

    def set_orders(self, seat: int, orders: Mapping[str, Any] | None) -> Sequence[Event]:
        """Record a seat's standing orders in place of those it had, None or {} for none; return the events that follow.

        They answer its open question at once where they can, and later ones as soon as they are put. Nobody else is
        told that there are any. Raises as :meth:`answer` and :meth:`orders_question`.
        """
        form = checks.orders_form(self._course, self.game, seat)
        stored = None if orders is None or orders == {} else form.take(orders)[0]
        return self._commit(lambda: self._course.take_orders(seat, stored))

    # ---------------------------------------------------------------- taking back

    def undo(self, seat: int, to: int | None = None, consent: Collection[int] = ()) -> Sequence[Event]:
        """Take back the seat's last answer alone, or with everybody's consent all from ``acts[to]`` on.

        Alone: where the question allowed it and nothing has come of it but what everybody saw. ``consent``: the seats
        that agree, which must be all others that play. Never across a vote, a reveal or anything secret. Raises
        IllegalAnswer with the reason, NotYourSeat, StaleQuestion.
        """
        course = self._course
        place = checks.alone(course, seat) if to is None else checks.together(course, seat, to, consent)
        self._readers.forget()
        return self._commit(lambda: course.take_back(seat, place))

    def takeback(self, seat: int) -> Undoable:
        """Return the answer that :meth:`undo` would let the seat take back alone. Raises as that does."""
        return undoable(self._course.steps[checks.alone(self._course, seat)])

    def undoable(self, most: int) -> Sequence[Undoable]:
        """Return the last answers that all together may take back, each with what came after it, the newest first.

        Raises IllegalAnswer with the reason where there is none, StaleQuestion when the match is over.
        """
        checks.check_no_vote(self._course, 0)
        return open_steps(self._course.steps, self.log, most)

    def undo_preview(self, to: int) -> Sequence[SeenEvent]:
        """Return the public events that an undo from ``acts[to]`` on would take back. Raises IllegalAnswer."""
        told = self._course.steps[self._course.place_of(to)].where.told
        hidden = sum(not event.seen_by(None) for event in self.log[:told])
        return [event for event in self.events(None)[told - hidden :] if event.undone is None]

    # ---------------------------------------------------------------- looking

    @property
    def state(self) -> Any:
        """The game's own state. For tests and verification, never for a reader."""
        return self._course.state

    @state.setter
    def state(self, state: Any) -> None:
        # Tests of positions build it by hand.
        self._course.state = state

    @property
    def acts(self) -> Sequence[Entry]:
        """The entries but orders, of which nobody may know: what undos are counted in, and whatever people see."""
        return self._course.acts

    @property
    def ballots(self) -> Sequence[int]:
        """The places among the entries of what has been answered in the open vote: for nobody but a slow count.

        A vote is a batch of questions of which the table sees only how many are still to be answered.
        """
        return known.ballots(self._course)

    @property
    def known_acts(self) -> Sequence[Entry]:
        """The acts without the ballots of an open vote, whose very coming in is nobody's business."""
        return known.known_acts(self._course)

    @property
    def counted(self) -> Sequence[int]:
        """The places among the entries of all that was ever answered where only the number of answers is known."""
        return self._course.counted

    def last_named(self, seat: int) -> tuple[int, Entry] | None:
        """Return the last that everybody knows a seat to have done, and its place among the entries.

        Neither ballots, also when their vote is over, nor standing orders: nothing may follow from those.
        """
        return known.last_named(self._course, seat)

    def given(self, seat: int) -> tuple[Question, Any] | None:
        """Return what the seat has answered, and to what, while others are still to answer; for nobody else."""
        checks.check_reader(self._course, seat)
        return self._engine.given(seat)

    @property
    def result(self) -> Any:
        """None while it is played; then what the play returned: a :class:`~rules.kernel.game.Result`."""
        checks.check_whole(self._course)
        return self._engine.result

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._table.seats

    def events(self, seat: int | None) -> Sequence[SeenEvent]:
        """Return what the seat may see of what has happened; None: only what is public. Raises NotYourSeat."""
        checks.check_reader(self._course, seat)
        return self._readers.events(seat)

    def view(self, seat: int | None, at: int | None = None) -> View:
        """Return what the seat (None: a spectator) may see now, or after the ``at``-th event that it saw.

        Raises NotYourSeat for a seat that there is not.
        """
        checks.check_reader(self._course, seat)
        return self._readers.view(seat, at)

    def waiting(self, viewer: int | None) -> Waiting:
        """Tell who is still to answer, as far as the viewer may know. Raises NotYourSeat."""
        checks.check_reader(self._course, viewer)
        return known.waiting(self._engine, viewer)

    def plays(self, seat: int) -> bool:
        """Tell whether the seat still decides anything: it is neither out of the match nor resigned."""
        return checks.plays(self._course, seat)

    @property
    def draws(self) -> Sequence[tuple[str, int, object]]:
        """Every draw so far: kind, number, outcome. For tests and verification, never for a reader."""
        return self._table.dice.draws

    @property
    def secret_kinds(self) -> Sequence[str]:
        """The kinds of draw whose keys the match never reveals."""
        return self.game.secret_kinds(self._table.options) if self.game else ()

    @property
    def log(self) -> Sequence[Event]:
        """Every event with everything in it. For tests and verification, never for a reader."""
        return self._table.events

    # ---------------------------------------------------------------- recording

    @property
    def head(self) -> MatchRecord:
        """The record without its entries."""
        if self._head is None:
            msg = "a match on scripted dice has no record"
            raise TypeError(msg)
        return self._head

    def record(self) -> MatchRecord:
        """Return everything that is needed to play the match again."""
        return self.head.model_copy(update={"entries": list(self.entries)})

    def key_hashes(self) -> dict[str, str]:
        """Return SHA-256 of each dice key: what the commitment is made of."""
        return key_hashes(bytes.fromhex(self.head.seed), self.head.kinds)

    @classmethod
    def replay(cls, record: MatchRecord, game: Game | None = None) -> "Match":
        """Play a record again. Raises Diverged where the rules do not meet what it says."""
        run = cls.replaying(record, game)
        while True:
            try:
                next(run)
            except StopIteration as stop:
                return stop.value

    @classmethod
    def replaying(cls, record: MatchRecord, game: Game | None = None) -> Generator[int, None, "Match"]:
        """Play a record again in slices: yields the number of entries done, after each."""
        try:
            match = cls._begin(game or game_of(record.game), record.model_copy(update={"entries": ()}))
        except Exception as error:
            fault = error if isinstance(error, Refusal) else type(error).__name__
            raise Diverged(-1, f"the match cannot begin: {fault}") from error
        for position, entry in enumerate(record.entries):
            match._course.play_again(position, entry)  # noqa: SLF001 - a match of this very class
            yield position + 1
        return match

    # ---------------------------------------------------------------- inside

    @property
    def _engine(self) -> Engine:
        return self._course.engine

    @property
    def _table(self) -> Table:
        return self._engine.table

    def _watcher(self, reader: int | None) -> Watcher:
        if self.game is None:
            msg = "a bare play has no views"
            raise TypeError(msg)
        return self.game.watcher(reader, self._table.seats, self._table.options)

    def _commit(self, change: Callable[[], None]) -> Sequence[Event]:
        """Make a change that was found legal. If the rules raise now, this object is lost and its record replayed."""
        self._questions = {}
        return self._course.act(change)
