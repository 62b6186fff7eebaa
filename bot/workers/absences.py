"""Absences from a table: the AI or a stand-in plays an absent person's seat, and gives it back afterwards."""

from collections.abc import Mapping

import structlog

from bot.schedule.pace import Habits, Pace, Vacation, pace_of
from bot.schedule.timers import OUT
from bot.services import Services
from bot.tables.handover import give_back, notice, takeover_obstacle
from bot.tables.table import Table
from storage import ANYBODY, AlreadySeated, Away, NewNotice, NoSuchSitting, OfferRow, SittingRow, WrongState

log = structlog.get_logger(__name__)


async def resume_deserted(services: Services, table: Table, user_id: int) -> None:
    """Note that a person does something at a table; a match that waits because nobody has answered goes on then.

    Any action counts, and it clears every player's mark: a ballot then reveals no more than a look at one's hand.
    """
    table.note_here(user_id)
    sitting = table.sitting_of(user_id)
    if sitting is not None and table.silent(sitting) and table.deserted and table.row.state == "playing":
        await clear_inactive_marks(services, table)


async def note_return(services: Services, table: Table, user_id: int) -> None:
    """Clear a returning player's inactive mark, and withdraw their seat if it is on offer to anybody.

    An AI that plays on for them goes on until they play again, as they were told.
    """
    sitting = table.sitting_of(user_id)
    if sitting is None:
        return
    offer, silent = table.offer_at(sitting.seat), table.silent(sitting)
    to_anybody = offer is not None and offer.user_id == ANYBODY
    if offer is not None and to_anybody:
        await services.store.offers.withdraw(offer.id)
    if silent:
        await services.store.sittings.set_away(sitting.id, None)
    if silent or to_anybody:
        await table.refresh()


async def clear_inactive_marks(services: Services, table: Table) -> None:
    """Clear every player's inactive mark; missed answers are counted anew."""
    for sitting in table.sittings:
        if sitting.away == "absent":
            await services.store.sittings.set_away(sitting.id, None)
    await table.refresh()


class Absences:
    """The absences from one table."""

    def __init__(self, services: Services, table: Table) -> None:
        self._services = services
        self._store = services.store
        self._table = table
        self._on_vacation: dict[int, Vacation] = {}
        """The vacations that the table's message shows."""

    async def update(self, habits: Mapping[int, Habits]) -> None:
        """Hand over the seats of absent players to the AI or a stand-in, and back when they have returned.

        ``habits``: those of the people who have a seat here, or for whom a seat is kept.
        """
        # Loads the match if it is not in memory: the table then knows which seats are out.
        await self._table.look(lambda _: None)
        for sitting in list(self._table.sittings):
            if sitting.for_user is not None and self._vacation(habits, sitting.for_user) is None:
                await self._give_back(sitting)
            elif not self._table.plays(sitting.seat):
                await self._clear_absence(sitting)
            elif sitting.user_id is not None and sitting.user_id > 0:
                vacation = self._vacation(habits, sitting.user_id)
                await self._apply_vacation(sitting, sitting.user_id, vacation)
                # A player on vacation is expected back: their silence does not count.
                if vacation is None and (now := self._table.sitting_at(sitting.seat)).id == sitting.id:
                    await self._check_silence(now, sitting.user_id, pace_of(self._table.row.pace))

        away = {user_id: vacation for user_id in habits if (vacation := self._vacation(habits, user_id)) is not None}
        if away != self._on_vacation:
            self._on_vacation = away
            self._table.notify()

    def _vacation(self, habits: Mapping[int, Habits], user_id: int) -> Vacation | None:
        """Return a person's current vacation, or None."""
        vacation = habits.get(user_id, Habits()).vacation
        return vacation if vacation is not None and vacation.holds(self._services.clock.now()) else None

    async def _clear_absence(self, sitting: SittingRow) -> None:
        """Clear the absence and the offer of a seat that no longer decides anything."""
        if (offer := self._table.offer_at(sitting.seat)) is not None:
            await self._withdraw(offer)
        if sitting.away is not None:
            await self._set_away(sitting, None)

    # ---------------------------------------------------------------- vacations

    async def _apply_vacation(self, sitting: SittingRow, user_id: int, vacation: Vacation | None) -> None:
        """Let the AI or a stand-in play for a player on vacation; end that when the vacation is over or has changed."""
        ai = vacation is not None and vacation.ai
        if ai and sitting.away != "vacation":
            await self._set_away(sitting, "vacation")
        elif vacation is not None and sitting.away == "absent":
            await self._set_away(sitting, None)
        elif not ai and sitting.away == "vacation":
            async with self._services.seating:
                # They may have pressed "I play again" just now: then they need no notice.
                if self._table.sitting_at(sitting.seat).away == "vacation":
                    if vacation is None:
                        await self._tell(self._about(sitting, user_id, f"back-{sitting.id}-{sitting.back_at}", "back"))
                    await self._set_away(sitting, None)
        person = None if vacation is None else vacation.person
        offer = self._table.offer_at(sitting.seat)
        if offer is not None and offer.for_user == user_id and offer.user_id != person:
            # The player is back, or has named another stand-in.
            await self._withdraw(offer)
        elif offer is not None and offer.user_id == ANYBODY and vacation is not None:
            await self._withdraw(offer)
        if vacation is not None and person is not None and sitting.for_user is None:
            await self._call_stand_in(sitting, user_id, vacation, person)

    async def _call_stand_in(self, sitting: SittingRow, user_id: int, vacation: Vacation, person: int) -> None:
        """Offer an absent player's seat to their stand-in, once each time that they name one."""
        since = max(vacation.start, vacation.planned or vacation.start)
        mine = [s for s in self._table.ever_seated if (s.user_id, s.for_user) == (person, user_id)]
        given_up = any(s.left_at is not None and s.left_at >= since for s in mine)
        if given_up or self._table.offer_at(sitting.seat) is not None:
            # The stand-in has left, or the seat is on offer already: to them, or by the host to somebody else.
            return
        if await takeover_obstacle(self._table, sitting.seat, person) is not None:
            return
        key = f"standin-{sitting.seat}-{since.isoformat()}"
        told = self._about(sitting, person, key, "standin")
        await self._offer_once(sitting.seat, person, user_id, told)

    async def _give_back(self, sitting: SittingRow) -> None:
        async with self._services.seating:
            try:
                await give_back(self._store, self._table, sitting, wake=self._services.crew.remind, tell_stand_in=True)
            except (AlreadySeated, NoSuchSitting, WrongState) as error:
                log.info("seat not given back", table=self._table.id, why=type(error).__name__)

    # ---------------------------------------------------------------- silence

    async def _check_silence(self, sitting: SittingRow, user_id: int, pace: Pace) -> None:
        """Mark a player who let their time run out too often; have the AI play on for them, or offer their seat.

        Only public answers count: neither silence in a vote nor standing orders may show. If the AI is not to play
        on, the mark has no visible effect until every player has one: then the match waits.
        """
        table = self._table
        last, ballots = await table.look(lambda match: (match.last_named(sitting.seat), list(match.counted)))
        if last is None:
            return
        position, entry = last
        offered = self._table.offer_at(sitting.seat)
        if entry.by == "player":
            # The player is back.
            if sitting.away == "absent":
                await self._set_away(sitting, None)
            if offered is not None and offered.user_id == ANYBODY:
                await self._withdraw(offered)
            return
        out = next((t for t in table.timers if t.kind == OUT and t.seat == sitting.seat), None)
        to_offer = pace.then == "offer" and not offered
        done = sitting.away == "absent" and not to_offer
        if entry.by not in ("default", "pilot") or done or out is None:
            return
        since = max(sitting.joined_at, sitting.back_at or sitting.joined_at)
        if await self._store.entries.missed(table.id, sitting.seat, since, ballots) < pace.after:
            return
        if to_offer:
            told = self._about(sitting, user_id, f"offered-{sitting.id}-{position}", "offered")
            await self._offer_once(sitting.seat, ANYBODY, sitting.for_user, told)
        if sitting.away is None:
            if pace.then == "pilot":
                await self._tell(self._about(sitting, user_id, f"away-{sitting.id}-{position}", "away"))
            await self._set_away(sitting, "absent")

    # ---------------------------------------------------------------- changes in the store

    def _about(self, sitting: SittingRow, user_id: int, key: str, kind: str) -> NewNotice:
        return notice(self._table, user_id, key, kind, sitting.seat)

    async def _offer_once(self, seat: int, user_id: int, for_user: int | None, told: NewNotice) -> None:
        if await self._store.offers.offer_once(self._table.id, seat, user_id, for_user, told) is not None:
            await self._table.refresh()
            self._services.crew.remind()

    async def _withdraw(self, offer: OfferRow) -> None:
        await self._store.offers.withdraw(offer.id)
        await self._table.refresh()

    async def _set_away(self, sitting: SittingRow, away: Away | None) -> None:
        await self._store.sittings.set_away(sitting.id, away)
        await self._table.refresh()

    async def _tell(self, told: NewNotice) -> None:
        await self._store.notices.write(*told)
        self._services.crew.remind()
