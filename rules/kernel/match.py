"""A match: the public face of the kernel."""

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from typing import Any

from rules.kernel import arguments, checks, visibility
from rules.kernel.asking import Play
from rules.kernel.course import Course, Followed
from rules.kernel.dice import Draw, ScriptedDice, key_hashes
from rules.kernel.engine import Engine
from rules.kernel.events import Event, SeenEvent
from rules.kernel.game import Game, View, Waiting, Watcher
from rules.kernel.lookup import game_of
from rules.kernel.question import Question, step_question
from rules.kernel.readers import Readers
from rules.kernel.record import By, Entry, MatchRecord
from rules.kernel.refusals import Diverged, IllegalAnswer, Malformed, Refusal
from rules.kernel.setup import Begin, bare, from_head, head_of
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
        such a match has no record. Raises Malformed for an unknown game, for a number of seats or options that the game
        does not have, and for arguments of the wrong type.
        """
        arguments.check_game(game)
        arguments.check_number(seats)
        arguments.check_dice(seed, salt, dice)
        chosen = game_of(game)
        head = head_of(chosen, seats, seed, salt, arguments.options_from(options))
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
        """Begin any play, on a state built by hand: for tests of positions.

        Such a match has no record, and has views only if ``game`` is given.
        """
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
        """Answer a seat's open question and return the events that follow, with all their secrets.

        ``question`` is the id of the question that the answer is meant for; scripts may leave it out. Raises
        NotYourSeat, StaleQuestion, Malformed or IllegalAnswer, and then nothing has changed. Malformed stands for an
        argument of the wrong type here and in all other methods.
        """
        arguments.check_answered(question, by)
        checks.asked(self._course, self.game, seat, question)
        stored, value = self._engine.question(seat).taken(answer)
        return self._commit(lambda: self._course.take(seat, stored, value, by))

    def asked(self, seat: int, question: str | None = None) -> Question:
        """Return the seat's open question, if it has this id; raises as :meth:`answer`, with the reason."""
        arguments.check_answered(question, "player")
        checks.asked(self._course, self.game, seat, question)
        return self.questions[seat]

    def step(self, seat: int, draft: Mapping[str, Any]) -> Question | None:
        """Return the first step of the seat's open form that the draft does not answer, or None when it is complete.

        A final step stays next until it is pinned, even if the draft answers it. Raises as :meth:`answer` if the
        draft holds an illegal step.
        """
        step = checks.form_asked(self._course, self.game, seat).next_step(draft, self._engine.pins.get(seat, {}))
        return None if step is None else step_question(step, self._engine.question_id(seat))

    def pins(self, seat: int) -> Mapping[str, Any]:
        """Return the answers that the seat has pinned in its open form: {step: answer}. Raises NotYourSeat."""
        checks.check_known(self._course, seat)
        return dict(self._engine.pins.get(seat, {}))

    def pin(self, seat: int, step: str, answer: Any, question: str | None = None, by: By = "player") -> Sequence[Event]:
        """Log the answer to a form's final step at once; the rest of the form stays open.

        Steps before it that are not pinned count as answered by their defaults. An answer that would leave the form
        without a legal answer is illegal. Raises as :meth:`answer`.
        """
        arguments.check_answered(question, by)
        arguments.check_step(step)
        ask = checks.form_asked(self._course, self.game, seat, question)
        pins = self._engine.pins.get(seat, {})
        if step in pins:
            raise IllegalAnswer("pinned", ask.rule, step=step)
        stored = self._engine.question(seat).checked({step: answer})[step]
        # All steps are walked, also those after it, which it may leave without a legal answer.
        walked = [*ask.steps_with({**pins, step: stored})]
        if not any(met.final for met in walked if met.step == step):
            raise Malformed("bad_form", unknown=step)
        return self._commit(lambda: self._course.take_pin(seat, step, stored, by))

    def resign(self, seat: int) -> Sequence[Event]:
        """Resign: from now on the seat's questions are answered by their defaults, each as an entry of its own.

        Everybody is told at once; if the seat has a ballot in an open vote, given or not, when the vote ends.
        Raises NotYourSeat if the seat is out of the match, StaleQuestion if it has resigned or the match is over.
        """
        checks.check_playing(self._course, seat)
        return self._commit(lambda: self._course.take_resignation(seat))

    # ---------------------------------------------------------------- standing orders

    def orders(self, seat: int) -> Mapping[str, Any]:
        """Return the seat's standing orders, which only that seat may see; empty: none. Raises NotYourSeat."""
        checks.check_known(self._course, seat)
        return self._table.orders(seat)

    def orders_question(self, seat: int) -> Question:
        """Return the form in which the seat may record standing orders now, as a question; its id is "<seat>.orders".

        Raises IllegalAnswer if the game has none ("no_orders"), NotYourSeat, StaleQuestion.
        """
        return Question(checks.orders_form(self._course, self.game, seat), f"{seat}.orders")

    def orders_form(self, seat: int, draft: Mapping[str, Any]) -> Question | None:
        """Return the first step of the form of orders that the draft does not answer, or None when it is complete.

        Raises as :meth:`orders_question`, or as :meth:`answer` if the draft holds an illegal step.
        """
        step = checks.orders_form(self._course, self.game, seat).next_step(draft, {})
        return None if step is None else step_question(step, f"{seat}.orders")

    def set_orders(self, seat: int, orders: Mapping[str, Any] | None) -> Sequence[Event]:
        """Replace a seat's standing orders (None or {}: by none) and return the events that follow.

        Orders answer the open question at once where they can, and later questions as soon as they are put, unless they
        wait (:attr:`orders_wait`). The other seats never learn that the seat has orders. Raises as :meth:`answer` and
        :meth:`orders_question`.
        """
        form = checks.orders_form(self._course, self.game, seat)
        stored = None if orders is None or orders == {} else form.take(orders)[0]
        return self._commit(lambda: self._course.take_orders(seat, stored))

    @property
    def orders_wait(self) -> bool:
        """Whether standing orders may wait before they answer a window; False at first, and no part of the record.

        While it is True, a window stays open if the seat's orders ask for a wait. Its answer is then :meth:`ordered`.
        """
        return self._course.orders_wait

    @orders_wait.setter
    def orders_wait(self, may_wait: bool) -> None:
        self._course.orders_wait = may_wait

    def ordered(self, seat: int) -> Any:
        """Return the answer that the seat's standing orders give to its open question, or None if they give none.

        It is as secret as the orders. A question that was reopened by an undo waits for a person or for new orders.
        Raises NotYourSeat for a number that is no seat.
        """
        checks.check_known(self._course, seat)
        taken = self._engine.ordered(seat)
        return None if taken is None else taken[0]

    def answer_by_order(self, seat: int, question: str) -> Sequence[Event]:
        """Give the answer of the seat's standing orders to its open question; return the events that follow.

        Raises IllegalAnswer ("no_order") if the orders do not answer it, and as :meth:`answer`.
        """
        arguments.check_answered(question, "order")
        checks.asked(self._course, self.game, seat, question)
        taken = self._engine.ordered(seat)
        if taken is None:
            raise IllegalAnswer("no_order")
        return self._commit(lambda: self._course.take(seat, *taken, "order"))

    # ---------------------------------------------------------------- taking back

    def undo(
        self, seat: int, to: int | None = None, consent: Collection[int] = (), unread: Collection[int] = ()
    ) -> Sequence[Event]:
        """Take back the seat's last answer, or with everybody's consent everything from ``acts[to]`` on.

        Without ``to``, the question must allow it (``takeback``), and neither a draw nor another seat's act may have
        followed. ``consent``: the seats that agree; all others that still play are needed. A vote, a reveal or
        anything secret is never taken back. ``unread``: seats without a person, whose secrets do not count. Raises
        IllegalAnswer with the reason, NotYourSeat, StaleQuestion.

        Without ``to``, while other seats are still asked, the seat takes back an answer that may be recalled
        (``recall``), even one that is secret: its question is put again with its pins, and nobody is told anything.
        """
        arguments.check_undo(to, consent)
        arguments.check_seats(unread)
        course = self._course
        if to is None and checks.recallable(course, seat) is not None:
            return self._commit(lambda: course.take_recall(seat))
        place = checks.alone(course, seat) if to is None else checks.together(course, seat, to, consent, unread)
        self._readers.forget(course.steps[place].where.told)
        return self._commit(lambda: course.take_back(seat, place))

    def takeback(self, seat: int) -> Undoable:
        """Return the answer that the seat may take back alone. Raises as :meth:`undo`."""
        recalled = checks.recallable(self._course, seat)
        place = checks.alone(self._course, seat) if recalled is None else recalled
        return undoable(self._course.steps[place])

    def last_decision(self, seat: int, unread: Collection[int] = ()) -> Undoable:
        """Return the last answer that the seat gave in person, if :meth:`undo` takes it back with everybody's consent.

        ``unread``: as for :meth:`undo`. Raises as :meth:`undo`.
        """
        arguments.check_seats(unread)
        return undoable(self._course.steps[checks.decided(self._course, seat, unread)])

    def undoable(self, most: int, unread: Collection[int] = ()) -> Sequence[Undoable]:
        """Return the last answers, at most ``most``, that can be taken back with everybody's consent, newest first.

        ``unread``: as for :meth:`undo`. Raises IllegalAnswer with the reason if there is none, StaleQuestion when the
        match is over.
        """
        arguments.check_number(most)
        arguments.check_seats(unread)
        checks.check_no_vote(self._course, 0)
        return open_steps(self._course.steps, self.log, most, unread)

    def undo_preview(self, to: int) -> Sequence[SeenEvent]:
        """Return the public events that an undo from ``acts[to]`` on would take back. Raises IllegalAnswer."""
        checks.check_whole(self._course)
        arguments.check_number(to)
        told = self._course.steps[self._course.place_of(to)].where.told
        hidden = sum(not event.seen_by(None) for event in self.log[:told])
        return [event for event in self.events(None)[told - hidden :] if event.undone is None]

    def undo_draws(self, to: int) -> bool:
        """Return whether an undo from ``acts[to]`` on would take back draws; made again, they have the same results.

        Raises IllegalAnswer if there is no such act.
        """
        checks.check_whole(self._course)
        arguments.check_number(to)
        return len(self.draws) > self._course.steps[self._course.place_of(to)].where.drawn

    # ---------------------------------------------------------------- looking

    @property
    def state(self) -> Any:
        """The game's own state. For tests and verification, never for a reader."""
        return self._course.state

    @state.setter
    def state(self, state: Any) -> None:
        # For tests of positions, which build the state by hand.
        self._course.state = state

    @property
    def acts(self) -> Sequence[Entry]:
        """The entries without the orders, which are secret. Undos and numbers shown to people count these."""
        return self._course.acts

    @property
    def remaining_acts(self) -> Sequence[tuple[int, Entry]]:
        """The acts that were not taken back, each with its place among :attr:`acts`."""
        return [(step.where.position, step.entry) for step in self._course.steps]

    @property
    def ballots(self) -> Sequence[int]:
        """The places among the entries of the ballots given in the open vote.

        In a vote the table sees only how many questions are still to be answered. Even that number may be shown only
        with a delay, because its change would reveal who has just answered.
        """
        return visibility.ballots(self._course)

    @property
    def known_acts(self) -> Sequence[Entry]:
        """The acts without the ballots of an open vote and the resignations of its voters, whose moments are secret."""
        return visibility.known_acts(self._course)

    @property
    def counted(self) -> Sequence[int]:
        """The places among the entries of all answers, in open or past votes, of which only the number is public."""
        return self._course.counted

    def last_named(self, seat: int) -> tuple[int, Entry] | None:
        """Return the seat's last entry that everybody knows to be that seat's, and its place among the entries.

        Ballots (even after the vote) and standing orders never count, because nothing may be inferred from them. Raises
        NotYourSeat.
        """
        checks.check_known(self._course, seat)
        return visibility.last_named(self._course, seat)

    def given(self, seat: int) -> tuple[Question, Any] | None:
        """Return the seat's question and answer while other seats are still to answer; only that seat may see them."""
        checks.check_known(self._course, seat)
        return self._engine.given(seat)

    @property
    def result(self) -> Any:
        """None until the match ends; then the value that the play returned: a :class:`~rules.kernel.game.Result`."""
        checks.check_whole(self._course)
        return self._engine.result

    @property
    def told_result(self) -> Any:
        """The result, with the facts that the public view adds to the rows of its ranking (:meth:`View.rows`)."""
        result = self.result
        rows = {row["seat"]: row for row in result.data.get("rows", ())}
        for row in self.view(None).rows():
            rows[row["seat"]] = {**rows.get(row["seat"], {}), **row}
        return result._replace(data={**result.data, "rows": [*rows.values()]}) if rows else result

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._table.seats

    def events(self, seat: int | None) -> Sequence[SeenEvent]:
        """Return the events as the seat may see them; None: only the public ones. Raises NotYourSeat."""
        checks.check_reader(self._course, seat)
        return self._readers.events(seat)

    def seen_when_present(self, seat: int) -> int:
        """Return how many events the seat had seen when it last gave an answer in person; 0 if it never has.

        An answer that was taken back, a pin and standing orders do not count. Only that seat may know. Raises
        NotYourSeat.
        """
        checks.check_known(self._course, seat)
        return self._readers.seen_within(seat, visibility.told_when_present(self._course, seat))

    def view(self, seat: int | None, at: int | None = None) -> View:
        """Return what the seat (None: a spectator) may see now, or after the ``at``-th event that it saw.

        Raises NotYourSeat for a number that is no seat of this match.
        """
        checks.check_reader(self._course, seat)
        arguments.check_moment(at)
        return self._readers.view(seat, at)

    def waiting(self, viewer: int | None) -> Waiting:
        """Return who is still to answer, as far as the viewer may know. Raises NotYourSeat."""
        checks.check_reader(self._course, viewer)
        return visibility.waiting(self._engine, viewer)

    def plays(self, seat: int) -> bool:
        """Return whether the seat still decides anything: it is neither out of the match nor resigned.

        Only the seat itself may know: see :meth:`known_to_play`.
        Raises NotYourSeat for a number that is no seat.
        """
        checks.check_known(self._course, seat)
        return checks.plays(self._course, seat)

    def known_to_play(self, seat: int) -> bool:
        """Return whether the seat still decides anything, as far as everybody knows. Raises NotYourSeat.

        A voter's resignation is known when the vote ends.
        """
        checks.check_known(self._course, seat)
        return visibility.known_to_play(self._course, seat)

    @property
    def draws(self) -> Sequence[tuple[str, int, object]]:
        """Every draw so far: kind, number, outcome. For tests and verification, never for a reader."""
        return self._table.dice.draws

    @property
    def drawn(self) -> Sequence[Draw]:
        """Every draw so far, with what the rules asked of it. For verification, never for a reader."""
        return self._table.dice.drawn()

    @property
    def followed(self) -> Sequence[Followed]:
        """The consequences of the start and of each entry. For verification, never for a reader."""
        return self._course.followed

    @property
    def secret_kinds(self) -> Sequence[str]:
        """The kinds of draw whose keys the match never reveals."""
        return self.game.secret_kinds(self._table.options) if self.game else ()

    @property
    def log(self) -> Sequence[Event]:
        """Every event with all its secrets. For tests and verification, never for a reader."""
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
        """Return the record from which the match can be replayed."""
        return self.head.model_copy(update={"entries": list(self.entries)})

    def key_hashes(self) -> dict[str, str]:
        """Return the SHA-256 of each dice key. The commitment is computed from them."""
        return key_hashes(bytes.fromhex(self.head.seed), self.head.kinds)

    @classmethod
    def replay(cls, record: MatchRecord, game: Game | None = None) -> "Match":
        """Play a record again. Raises Diverged at the first entry that does not fit the rules.

        It names a changed rule of the record that the game does not know. Raises Malformed for what is no record.
        """
        run = cls.replaying(record, game)
        while True:
            try:
                next(run)
            except StopIteration as stop:
                return stop.value

    @classmethod
    def replaying(cls, record: MatchRecord, game: Game | None = None) -> Generator[int, None, "Match"]:
        """Play a record again in slices: yield the number of entries done after each. Raises as :meth:`replay`."""
        arguments.check_record(record, game)
        try:
            match = cls._begin(game or game_of(record.game), record.model_copy(update={"entries": ()}))
        except Diverged:
            raise
        except Exception as error:
            fault = error if isinstance(error, Refusal) else type(error).__name__
            raise Diverged(-1, f"the match cannot begin: {fault}") from error
        course = match._course  # noqa: SLF001 - a match of this very class
        course.expect(record.entries)
        for position, entry in enumerate(record.entries):
            course.play_again(position, entry)
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
        """Make a change that was found legal. If the rules raise, the match is broken: only a replay restores it."""
        self._questions = {}
        return self._course.act(change)
