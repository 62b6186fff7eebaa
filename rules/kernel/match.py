"""A match: the public face of the kernel."""

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from typing import Any

from rules.kernel.asking import Ask, FormAsk, Play
from rules.kernel.dice import Dice, KeyedRoller, Roller, ScriptedDice, key_hashes, secret_of
from rules.kernel.engine import Engine
from rules.kernel.events import Event, SeenEvent
from rules.kernel.game import Game, View, Waiting, Watcher
from rules.kernel.lookup import game_of, read_options
from rules.kernel.question import Question, step_question
from rules.kernel.readers import Readers
from rules.kernel.record import By, Entry, MatchRecord
from rules.kernel.refusals import Diverged, IllegalAnswer, Malformed, NotYourSeat, Refusal, StaleQuestion
from rules.kernel.table import Table
from rules.kernel.undoing import Step, Where, check_alone, check_open, last_of


class Match:
    """One match, from its first draw to its result.

    Made by :meth:`start`, :meth:`replay` or, for tests of single plays, :meth:`of`. ``entries`` is the append-only log;
    ``state`` is the game's, for tests and verification, never for a reader.
    """

    def __init__(self, begin: Callable[[], tuple[Engine, Any]], game: Game | None, head: MatchRecord | None) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self._begin_anew = begin
        self._head = head
        self._questions: dict[int, Question] = {}
        self._readers = Readers(lambda: self._table.events, self._watcher)
        self._course: list[Step] = []
        self._broken = False
        self._engine, self.state = begin()
        self._engine.begin()

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
        known = game_of(game)
        head = MatchRecord(
            game=known.name,
            seats=seats,
            options=read_options(known, seats, options or {}).model_dump(mode="json"),
            seed=secret_of(seed).hex(),
            salt=salt,
            kinds=list(known.kinds),
            patches=list(known.patches),
        )
        return cls._begin(known, head, dice)

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
        script = dice or ScriptedDice({})

        def begin() -> tuple[Engine, Any]:
            table = Table(seats, options, Dice(script, script.kinds), ())
            return Engine(table, play(table)), None

        return cls(begin, game, None)

    @classmethod
    def _begin(cls, game: Game, head: MatchRecord, dice: ScriptedDice | None = None) -> "Match":
        options = read_options(game, head.seats, head.options)
        roller: Roller = dice or KeyedRoller(bytes.fromhex(head.seed), head.salt, head.kinds)

        def begin() -> tuple[Engine, Any]:
            table = Table(head.seats, options, Dice(roller, head.kinds), head.patches)
            state = game.state(head.seats, options)
            return Engine(table, game.play(table, state)), state

        return cls(begin, game, None if dice else head)

    # ---------------------------------------------------------------- asking and answering

    @property
    def questions(self) -> dict[int, Question]:
        """The open questions by seat; do not change it."""
        self._check_whole()
        if not self._questions:
            self._questions = {seat: self._engine.question(seat) for seat in self._engine.open}
        return self._questions

    def answer(self, seat: int, answer: Any, question: str | None = None, by: By = "player") -> Sequence[Event]:
        """Answer a seat's open question and return the events that follow, with everything in them.

        ``question`` guards against answering another question than the one that was read; scripts may leave it out.
        Raises NotYourSeat, StaleQuestion, Malformed or IllegalAnswer, and then nothing has changed.
        """
        self._asked(seat, question)
        stored, value = self._engine.question(seat).taken(answer)
        return self._commit(lambda: self._give(seat, stored, value, by))

    def step(self, seat: int, draft: Mapping[str, Any]) -> Question | None:
        """Return the first step of the seat's open form that the draft does not answer, or None when it is complete.

        A final step stays next until it is pinned, whatever the draft says. Raises as :meth:`answer` if the draft
        holds an illegal step.
        """
        step = self._form(seat, None).next_step(draft, self._engine.pins.get(seat, {}))
        return None if step is None else step_question(step, self._engine.question_id(seat))

    def pins(self, seat: int) -> Mapping[str, Any]:
        """Return what the seat has pinned of its open form: {step: answer}."""
        return dict(self._engine.pins.get(seat, {}))

    def pin(self, seat: int, step: str, answer: Any, question: str | None = None, by: By = "player") -> Sequence[Event]:
        """Log the answer to a form's final step at once; the rest of the form stays open.

        Steps before it that are not pinned count as answered by their defaults. What would leave the form without a
        legal answer is illegal. Raises as :meth:`answer`.
        """
        ask = self._form(seat, question)
        pins = self._engine.pins.get(seat, {})
        if step in pins:
            raise IllegalAnswer("pinned", ask.rule, step=step)
        stored = self._engine.question(seat).checked({step: answer})[step]
        if not any(met.final for met in ask.steps_with({**pins, step: stored}) if met.step == step):
            raise Malformed("bad_form", unknown=step)

        def log() -> None:
            where = self._where(seat)
            self._engine.take_pin(seat, step, stored)
            question = self._engine.question_id(seat)
            self._log(Entry("pin", seat, question, ask.kind, step, stored, by, self._engine.digest), where)

        return self._commit(log)

    def resign(self, seat: int) -> Sequence[Event]:
        """Resign: from now on the seat's questions are answered by their defaults, as entries of their own.

        Raises NotYourSeat if the seat is out of the match, StaleQuestion if it has resigned or the match is over.
        """
        self._check_seat(seat)
        if self._table.has_left(seat):
            raise NotYourSeat("out_already", seat=seat)
        if self._table.has_resigned(seat):
            raise StaleQuestion("resigned_already", seat=seat)

        def log() -> None:
            where = self._where(seat)
            self._engine.take_resignation(seat)
            self._log(Entry("resign", seat, None, None, None, None, "player", self._engine.digest), where)

        return self._commit(log)

    def undo(self, seat: int, to: int | None = None, consent: Collection[int] = ()) -> Sequence[Event]:
        """Take back the seat's last answer alone, or with everybody's consent all from entry ``to`` on.

        Alone: where the question allowed it and nothing has come of it but what everybody saw. ``consent``: the seats
        that agree, which must be all others that play. Never across a vote, a reveal or anything secret. Raises
        IllegalAnswer with the reason, NotYourSeat, StaleQuestion.
        """
        self._check_seat(seat)
        if to is None:
            place = last_of(self._course, seat)
            check_alone(self._course, place, self.log, len(self.draws))
        else:
            place = self._place_of(to)
            others = [other for other in range(self.seats) if other != seat and self.plays(other)]
            if missing := [other for other in others if other not in consent]:
                raise IllegalAnswer("undo_consent", seats=missing)
            check_open(self._course, place, self.log)
        position = self._course[place].where.position

        def log() -> None:
            self._take_back(seat, place)
            self.entries.append(Entry("undo", seat, None, None, None, position, "player", self._engine.digest))

        return self._commit(log)

    def undo_preview(self, to: int) -> Sequence[SeenEvent]:
        """Return the public events that an undo from entry ``to`` on would take back. Raises IllegalAnswer."""
        told = self._course[self._place_of(to)].where.told
        hidden = sum(not event.seen_by(None) for event in self.log[:told])
        return [event for event in self.events(None)[told - hidden :] if event.undone is None]

    def waiting(self, viewer: int | None) -> Waiting:
        """Tell who is still to answer, as far as the viewer may know."""
        self._check_whole()
        named = [seat for seat, ask in self._engine.open.items() if ask.show == "names" or seat == viewer]
        return Waiting(tuple(named), len(self._engine.open) - len(named))

    # ---------------------------------------------------------------- looking

    @property
    def _table(self) -> Table:
        return self._engine.table

    @property
    def result(self) -> Any:
        """None while it is played; then what the play returned: a :class:`~rules.kernel.game.Result`."""
        self._check_whole()
        return self._engine.result

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._table.seats

    def events(self, seat: int | None) -> Sequence[SeenEvent]:
        """Return what the seat may see of what has happened; None: only what is public."""
        self._check_whole()
        return self._readers.events(seat)

    def view(self, seat: int | None, at: int | None = None) -> View:
        """Return what the seat (None: a spectator) may see now, or after the ``at``-th event that it saw."""
        self._check_whole()
        return self._readers.view(seat, at)

    def plays(self, seat: int) -> bool:
        """Tell whether the seat still decides anything: it is neither out of the match nor resigned."""
        return not self._table.has_left(seat) and not self._table.has_resigned(seat)

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
            match._play_again(position, entry)  # noqa: SLF001 - a match of this very class
            yield position + 1
        return match

    # ---------------------------------------------------------------- inside

    def _watcher(self, reader: int | None) -> Watcher:
        if self.game is None:
            msg = "a bare play has no views"
            raise TypeError(msg)
        return self.game.watcher(reader, self._table.seats, self._table.options)

    def _check_whole(self) -> None:
        if self._broken:
            msg = "this match broke; replay its record"
            raise RuntimeError(msg)

    def _check_seat(self, seat: int) -> None:
        self._check_whole()
        if not 0 <= seat < self._table.seats:
            raise NotYourSeat("no_seat", seat=seat)
        if self._engine.over:
            raise StaleQuestion("match_over")

    def _asked(self, seat: int, question: str | None) -> Ask[Any]:
        self._check_seat(seat)
        if question is not None and question.partition(".")[0] != str(seat):
            raise NotYourSeat("other_seat", seat=seat)
        ask = self._engine.open.get(seat)
        if question is not None and (ask is None or question != self._engine.question_id(seat)):
            raise StaleQuestion("answered_already", seat=seat)
        if ask is None:
            raise StaleQuestion("not_asked", seat=seat)
        return ask

    def _form(self, seat: int, question: str | None) -> FormAsk[Any]:
        ask = self._asked(seat, question)
        if not isinstance(ask, FormAsk):
            raise Malformed("bad_form", expected="form")
        return ask

    def _commit(self, change: Callable[[], None]) -> Sequence[Event]:
        """Make a change that was found legal. If the rules raise now, this object is lost and its record replayed."""
        events, entries = len(self._table.events), len(self.entries)
        self._questions = {}
        try:
            if not self._engine.untouched:
                msg = "options, defaults and forms may neither draw nor tell"
                raise RuntimeError(msg)
            change()
            while (seat := self._engine.next_resigned()) is not None:
                question = self._engine.question(seat)
                self._give(seat, *question.taken(question.default), "default")
        except BaseException as error:
            self._broken = True
            del self.entries[entries:]
            if isinstance(error, Refusal):
                # A refusal says that nothing has changed, and much has.
                msg = "the rules refused what they had taken"
                raise RuntimeError(msg) from error
            raise
        return self._table.events[events:]

    def _give(self, seat: int, stored: Any, value: Any, by: By) -> None:
        question, kind = self._engine.question_id(seat), self._engine.open[seat].kind
        where = self._where(seat)
        self._engine.take(seat, stored, value)
        self._log(Entry("answer", seat, question, kind, None, stored, by, self._engine.digest), where)

    def _where(self, seat: int) -> Where:
        """Note where the match stands before an entry."""
        engine = self._engine
        ask, table = engine.open.get(seat), engine.table
        if ask is None:
            return Where(len(self.entries), len(table.events), len(table.dice.draws))
        kept = ask.takeback, ask.show == "count", ask.secret and not ask.takeback
        return Where(len(self.entries), len(table.events), len(table.dice.draws), *kept)

    def _log(self, entry: Entry, where: Where) -> None:
        self.entries.append(entry)
        self._course.append(Step(entry, where))

    def _place_of(self, position: int) -> int:
        """Return where in the course an entry stands. Raises IllegalAnswer if it does not stand any more."""
        for place, step in enumerate(self._course):
            if step.where.position == position:
                return place
        raise IllegalAnswer("nothing_to_undo", position=position)

    def _take_back(self, seat: int, place: int) -> None:
        """Begin anew and give the answers before ``place`` again."""
        first, before = self._course[place], self._engine
        self._engine, self.state = self._begin_anew()
        self._engine.begin()
        for step in self._course[:place]:
            self._apply(step.entry)
        self._engine.take_undo(before, seat, first.where.position, first.where.told)
        del self._course[place:]
        self._readers.forget()

    def _play_again(self, position: int, entry: Entry) -> None:
        if (fault := self._mismatch(entry)) is not None:
            raise Diverged(position, fault)
        try:
            where = self._where(entry.seat)
            if entry.type == "undo":
                self._take_back(entry.seat, self._place_of(entry.answer))
            else:
                self._apply(entry)
                self._course.append(Step(entry, where))
        except Exception as error:
            # Its kind only: what it says may hold a secret, and this is logged.
            raise Diverged(position, f"the rules raised {type(error).__name__}") from error
        if self._engine.digest != entry.digest:
            raise Diverged(position, "the digest differs")
        self.entries.append(entry)

    def _mismatch(self, entry: Entry) -> str | None:
        """Say how the entry does not fit the open questions, if it does not."""
        if self._engine.over:
            return "the match is over already"
        if entry.type == "resign":
            nothing = (entry.question, entry.kind, entry.step, entry.answer)
            return None if nothing == (None,) * 4 else "a resignation that answers something"
        if entry.type == "undo":
            known = isinstance(entry.answer, int) and any(step.where.position == entry.answer for step in self._course)
            return None if known else "an undo of what does not stand"
        if entry.type not in ("answer", "pin"):
            return f"an entry of type {entry.type!r}"
        if (entry.step is not None) != (entry.type == "pin"):
            return f"an entry of type {entry.type!r} with step {entry.step!r}"
        ask = self._engine.open.get(entry.seat)
        if ask is None:
            return f"seat {entry.seat} is asked nothing, not {entry.question} {entry.kind}"
        if ask.kind != entry.kind or self._engine.question_id(entry.seat) != entry.question:
            asked = f"{self._engine.question_id(entry.seat)} {ask.kind}"
            return f"seat {entry.seat} is asked {asked}, not {entry.question} {entry.kind}"
        return None

    def _apply(self, entry: Entry) -> None:
        if entry.type == "resign":
            self._engine.take_resignation(entry.seat)
        elif entry.type == "pin":
            self._engine.take_pin(entry.seat, str(entry.step), entry.answer)
        else:
            self._engine.take(entry.seat, entry.answer, self._engine.open[entry.seat].trust(entry.answer))
