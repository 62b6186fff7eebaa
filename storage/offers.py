"""Offers: seats of a running match that one person, or anybody, may take over."""

from storage.database import Database, Statements
from storage.guards import expect
from storage.models import ANYBODY, NewNotice, OfferRow
from storage.notices import note
from storage.values import vacation_in


class Offers:
    """The seats on offer, with at most one offer for each seat."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def offer(self, table_id: int, seat: int, user_id: int, for_user: int | None = None) -> OfferRow:
        """Offer a seat of a match to a person and replace any earlier offer. Raises ``WrongState``.

        ``for_user``: the person for whom the taker would only stand in.
        """
        async with self._database.writing() as write:
            await expect(write, table_id, "playing")
            return await self._offer(write, table_id, seat, user_id, for_user)

    async def offer_once(
        self, table_id: int, seat: int, user_id: int, for_user: int | None, notice: NewNotice
    ) -> OfferRow | None:
        """Offer a seat as :meth:`offer` and write the notice, in one transaction; None if there was such a notice.

        Return None also if ``for_user`` no longer wants this person to stand in, perhaps because either of them was
        just forgotten.
        """
        async with self._database.writing() as write:
            await expect(write, table_id, "playing")
            if for_user is not None and user_id != ANYBODY and not await _wants(write, for_user, user_id):
                return None
            if await note(write, notice, self._database.stamp()) is None:
                return None
            return await self._offer(write, table_id, seat, user_id, for_user)

    async def _offer(self, write: Statements, table_id: int, seat: int, user_id: int, for_user: int | None) -> OfferRow:
        await write.all("DELETE FROM offers WHERE table_id = ? AND seat = ?", table_id, seat)
        (row,) = await write.all(
            "INSERT INTO offers (table_id, seat, user_id, offered_at, for_user) VALUES (?, ?, ?, ?, ?) RETURNING *",
            table_id,
            seat,
            user_id,
            self._database.stamp(),
            for_user,
        )
        return self._database.row(OfferRow, row)

    async def withdraw(self, offer_id: int) -> bool:
        """Withdraw an offer; return whether it was still open."""
        async with self._database.writing() as write:
            return await write.one("DELETE FROM offers WHERE id = ? RETURNING id", offer_id) is not None

    async def offers_at(self, table_id: int) -> list[OfferRow]:
        """Return the seats on offer at a table, by seat."""
        async with self._database.reading() as read:
            rows = await read.all("SELECT * FROM offers WHERE table_id = ? ORDER BY seat", table_id)
        return self._database.rows(OfferRow, rows)


async def _wants(read: Statements, user_id: int, stand_in: int) -> bool:
    """Return whether a person on vacation has chosen ``stand_in`` to stand in."""
    row = await read.one("SELECT settings FROM people WHERE user_id = ?", user_id)
    return row is not None and vacation_in(row["settings"]).get("person") == stand_in
