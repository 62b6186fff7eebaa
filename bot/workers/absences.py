"""Who is away from a table: the AI or a stand-in has their seat meanwhile, and they have it back afterwards."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import structlog

from bot.due import OUT
from bot.pace import Habits, Pace, Vacation, pace_of
from bot.standing_in import give_back, notice, why_not
from bot.tables import Table
from storage import ANYBODY, AlreadySeated, Away, NewNotice, NoSuchSitting, OfferRow, SittingRow, WrongState

if TYPE_CHECKING:
    from bot.app import Quartermaster

log = structlog.get_logger(__name__)


async def look_in(bot: "Quartermaster", table: Table, user_id: int) -> None:
    """Let a match go on that waits because nobody has answered, when one of its people does anything there.

    Whatever it is, and for all of them alike: a vote that comes in shows no more than a look at one's hand does.
    """
    sitting = table.sitting_of(user_id)
    silent = sitting is not None and sitting.away == "absent" and pace_of(table.row.pace).then != "pilot"
    if silent and table.deserted and table.row.state == "playing":
        await forgive(bot, table)


async def show_up(bot: "Quartermaster", table: Table, user_id: int) -> None:
    """Note that somebody who was silent is there after all: their seat is on offer no more to anybody who comes.

    Where the AI plays on for them, it does until they play again: so they were told.
    """
    sitting = table.sitting_of(user_id)
    if sitting is None:
        return
    offer = next((offer for offer in table.offers if (offer.seat, offer.user_id) == (sitting.seat, ANYBODY)), None)
    silent = sitting.away == "absent" and pace_of(table.row.pace).then != "pilot"
    if offer is not None:
        await bot.store.hosting.withdraw(offer.id)
    if silent:
        await bot.store.sittings.set_away(sitting.id, None)
    if silent or offer is not None:
        await table.refresh()


async def forgive(bot: "Quartermaster", table: Table) -> None:
    """Take nobody for silent any more: what they miss is counted anew."""
    for sitting in table.sittings:
        if sitting.away == "absent":
            await bot.store.sittings.set_away(sitting.id, None)
    await table.refresh()


class Absences:
    """Those who are away from one table."""

    def __init__(self, bot: "Quartermaster", table: Table) -> None:
        self._bot = bot
        self._store = bot.store
        self._table = table
        self._on_holiday: dict[int, Vacation] = {}
        """The holidays that the table's message was last made to tell of."""

    async def mind(self, habits: Mapping[int, Habits]) -> None:
        """Hand seats of people who are away to the AI or a stand-in, and back when they have returned.

        ``habits``: what the people here chose, and those who are to have their seat back.
        """
        # Now if it was not yet: who is out of it.
        await self._table.look(lambda _: None)
        for sitting in list(self._table.sittings):
            if sitting.for_user is not None and self._vacation(habits, sitting.for_user) is None:
                await self._give_back(sitting)
            elif not self._table.plays(sitting.seat):
                await self._forget_absence(sitting)
            elif sitting.user_id is not None and sitting.user_id > 0:
                vacation = self._vacation(habits, sitting.user_id)
                await self._mind_vacation(sitting, sitting.user_id, vacation)
                # Of whoever is on holiday it is known why they do not answer, and that they come back.
                if vacation is None and (now := self._table.sitting_at(sitting.seat)).id == sitting.id:
                    await self._mind_silence(now, sitting.user_id, pace_of(self._table.row.pace))

        away = {user_id: vacation for user_id in habits if (vacation := self._vacation(habits, user_id)) is not None}
        if away != self._on_holiday:
            self._on_holiday = away
            self._table.tell_listeners()

    def _vacation(self, habits: Mapping[int, Habits], user_id: int) -> Vacation | None:
        """Return the vacation that somebody is on just now."""
        vacation = habits.get(user_id, Habits()).vacation
        return vacation if vacation is not None and vacation.holds(self._bot.clock.now()) else None

    def _offer(self, seat: int) -> OfferRow | None:
        return next((offer for offer in self._table.offers if offer.seat == seat), None)

    async def _forget_absence(self, sitting: SittingRow) -> None:
        """Have nobody away, or called, for a seat that decides nothing any more."""
        if (offer := self._offer(sitting.seat)) is not None:
            await self._withdraw(offer)
        if sitting.away is not None:
            await self._set_away(sitting, None)

    # ---------------------------------------------------------------- vacations

    async def _mind_vacation(self, sitting: SittingRow, user_id: int, vacation: Vacation | None) -> None:
        ai = vacation is not None and vacation.ai
        if ai and sitting.away != "vacation":
            await self._set_away(sitting, "vacation")
        elif vacation is not None and sitting.away == "absent":
            await self._set_away(sitting, None)
        elif not ai and sitting.away == "vacation":
            async with self._bot.presses.seating:
                # Perhaps they pressed "I play again" in this very moment, and know it.
                if self._table.sitting_at(sitting.seat).away == "vacation":
                    if vacation is None:
                        await self._tell(self._about(sitting, user_id, f"back-{sitting.id}-{sitting.back_at}", "back"))
                    await self._set_away(sitting, None)
        person = None if vacation is None else vacation.person
        offer = self._offer(sitting.seat)
        if offer is not None and offer.for_user == user_id and offer.user_id != person:
            # They are back, or want somebody else by now.
            await self._withdraw(offer)
        elif offer is not None and offer.user_id == ANYBODY and vacation is not None:
            await self._withdraw(offer)
        if vacation is not None and person is not None and sitting.for_user is None:
            await self._call_stand_in(sitting, user_id, vacation, person)

    async def _call_stand_in(self, sitting: SittingRow, user_id: int, vacation: Vacation, person: int) -> None:
        """Offer the seat of somebody who is away to their stand-in, once for each time that they are named."""
        since = max(vacation.start, vacation.planned or vacation.start)
        mine = [s for s in self._table.ever_seated if (s.user_id, s.for_user) == (person, user_id)]
        given_up = any(s.left_at is not None and s.left_at >= since for s in mine)
        if given_up or self._offer(sitting.seat) is not None:
            # It is on offer to them already, or as a host wants it to somebody else.
            return
        if await why_not(self._table, sitting.seat, person) is not None:
            return
        key = f"standin-{sitting.seat}-{since.isoformat()}"
        told = self._about(sitting, person, key, "standin")
        await self._offer_once(sitting.seat, person, user_id, told)

    async def _give_back(self, sitting: SittingRow) -> None:
        async with self._bot.presses.seating:
            try:
                await give_back(self._bot, self._table, sitting, thanked=True)
            except (AlreadySeated, NoSuchSitting, WrongState) as error:
                log.info("a seat was not given back", table=self._table.id, why=type(error).__name__)

    # ---------------------------------------------------------------- silence

    async def _mind_silence(self, sitting: SittingRow, user_id: int, pace: Pace) -> None:
        """Note that somebody let their time run out too often; have the AI play on for them, or offer their seat.

        By what everybody knows of them: who was silent in a vote does not come out, nor who has ordered something.
        Where the AI is not to play on, nothing is seen of that note until it holds for everybody: then the match waits.
        """
        table = self._table
        last, ballots = await table.look(lambda match: (match.last_named(sitting.seat), list(match.counted)))
        if last is None:
            return
        position, entry = last
        offered = self._offer(sitting.seat)
        if entry.by == "player":
            # They are there after all.
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

    # ---------------------------------------------------------------- what is done

    def _about(self, sitting: SittingRow, user_id: int, key: str, kind: str) -> NewNotice:
        return notice(self._table, user_id, key, kind, sitting.seat)

    async def _offer_once(self, seat: int, user_id: int, for_user: int | None, told: NewNotice) -> None:
        if await self._store.hosting.offer_once(self._table.id, seat, user_id, for_user, told) is not None:
            await self._table.refresh()
            self._bot.reminders.wake()

    async def _withdraw(self, offer: OfferRow) -> None:
        await self._store.hosting.withdraw(offer.id)
        await self._table.refresh()

    async def _set_away(self, sitting: SittingRow, away: Away | None) -> None:
        await self._store.sittings.set_away(sitting.id, away)
        await self._table.refresh()

    async def _tell(self, told: NewNotice) -> None:
        await self._store.notices.write(*told)
        self._bot.reminders.wake()
