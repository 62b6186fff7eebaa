"""The people at one table: who sits where, for whom a seat is kept, and who plays."""

from bot.schedule.pace import pace_of
from bot.tables.seating import Seating, seating_of
from storage import OfferRow, ProposalRow, SittingRow, TableRow, TimerRow


class Sittings:
    """The data stored about a table beside its match, as they were last read."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.sittings: list[SittingRow] = []
        self.ever_seated: list[SittingRow] = []
        """Everybody who has sat here, also in the lobby, in the order in which they sat down."""
        self.offers: list[OfferRow] = []
        self.proposal: ProposalRow | None = None
        self.timers: list[TimerRow] = []
        self._since: dict[int, int] = {}
        """The number of public events before each sitting that began during the match, by the sitting's id."""
        self._out: list[int] = []
        """The seats of which everybody knew, when the match was last read, that they decide nothing more."""

    @property
    def id(self) -> int:
        """The number of the table, which is that of its match."""
        return self.row.id

    @property
    def is_lesson(self) -> bool:
        """Whether this is a person's lesson, which has no channel, no messages and no deadlines."""
        return self.row.learner is not None

    @property
    def ais(self) -> list[SittingRow]:
        """The AIs that sit here now."""
        return [sitting for sitting in self.sittings if sitting.user_id is None]

    @property
    def paused(self) -> bool:
        """Whether the match is paused: no answers are taken."""
        return self.row.paused_at is not None

    @property
    def alone(self) -> bool:
        """Whether one person plays here, against AIs. A seat that is kept for a person counts as theirs."""
        return sum(one.user_id is not None or one.for_user is not None for one in self.sittings) == 1

    def sitting_of(self, user_id: int) -> SittingRow | None:
        """Return the current sitting of a person, or None."""
        return next((sitting for sitting in self.sittings if sitting.user_id == user_id), None)

    def kept_for(self, user_id: int) -> SittingRow | None:
        """Return the current sitting on the seat that is kept for a person, or None."""
        return next((sitting for sitting in self.sittings if sitting.for_user == user_id), None)

    def sitting_at(self, seat: int) -> SittingRow:
        """Return the current sitting on a seat."""
        return next(sitting for sitting in self.sittings if sitting.seat == seat)

    def offer_at(self, seat: int) -> OfferRow | None:
        """Return the offer of a seat, if it is on offer."""
        return next((offer for offer in self.offers if offer.seat == seat), None)

    def silent(self, sitting: SittingRow) -> bool:
        """Return whether the player has stopped answering and the AI is not to play on for them."""
        return sitting.away == "absent" and pace_of(self.row.pace).then != "pilot"

    def by_ai(self, sitting: SittingRow) -> bool:
        """Return whether the AI plays this seat or the match is on hold."""
        if self.silent(sitting):
            return self.deserted
        return sitting.controller == "pilot" or sitting.away is not None

    def held_by_person(self, sitting: SittingRow) -> bool:
        """Return whether a person answers for this seat, and is not out of the match."""
        return not self.by_ai(sitting) and self.plays(sitting.seat)

    @property
    def left_to_ais(self) -> bool:
        """Whether only AI seats still decide anything in the match."""
        return not any(self.held_by_person(sitting) for sitting in self.sittings)

    @property
    def deserted(self) -> bool:
        """Whether every person who plays is away: the match then waits, and neither AI nor defaults play on."""
        people = [s for s in self.sittings if s.controller != "pilot" and self.plays(s.seat)]
        return bool(people) and all(sitting.away for sitting in people)

    def plays(self, seat: int) -> bool:
        """Return whether a seat still decides anything, as far as everybody knows: not if it is out or has resigned."""
        return seat not in self._out

    def name(self, seat: int) -> str:
        """Return the display name of a seat; "" for one that nobody sits on: the rules themselves play it."""
        return next((sitting.name for sitting in self.sittings if sitting.seat == seat), "")

    def seating(self) -> Seating:
        """Return who has sat here since the match began. Call it while the match is looked at."""
        return seating_of(self.ever_seated, self.row.started_at, self._since)
