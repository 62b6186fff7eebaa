"""What stands at a table beside its match: seats on offer, and the undo that the others are asked for."""

from collections.abc import Sequence

from storage.database import Database, Statements
from storage.models import ANYBODY, NewNotice, OfferRow, ProposalRow
from storage.notices import note
from storage.states import expect
from storage.values import to_json


class Hosting:
    """Offers: one for each seat at most. Proposals: the newest of each table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def offer(self, table_id: int, seat: int, user_id: int, for_user: int | None = None) -> OfferRow:
        """Offer a seat of a match to somebody, in place of whoever it was offered to before. Raises ``WrongState``.

        ``for_user``: for whom they would only stand in.
        """
        async with self._database.writing() as write:
            await expect(write, table_id, "playing")
            return await self._offer(write, table_id, seat, user_id, for_user)

    async def offer_once(
        self, table_id: int, seat: int, user_id: int, for_user: int | None, notice: NewNotice
    ) -> OfferRow | None:
        """Offer a seat as :meth:`offer` and tell somebody of it, both or neither; None if they were told before.

        None as well where nobody wants just them to stand in any more: perhaps they were forgotten in this very moment.
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
        """Withdraw an offer; tell whether it still stood."""
        async with self._database.writing() as write:
            return await write.one("DELETE FROM offers WHERE id = ? RETURNING id", offer_id) is not None

    async def offers_at(self, table_id: int) -> list[OfferRow]:
        """Return the seats on offer at a table, by seat."""
        async with self._database.reading() as read:
            rows = await read.all("SELECT * FROM offers WHERE table_id = ? ORDER BY seat", table_id)
        return self._database.rows(OfferRow, rows)

    async def propose(
        self, table_id: int, position: int, entries: int, user_id: int, consents: Sequence[int]
    ) -> ProposalRow:
        """Ask for an undo of all from entry ``position`` on, of ``entries``, in place of what was asked before.

        Raises ``WrongState``.
        """
        async with self._database.writing() as write:
            await expect(write, table_id, "playing")
            await write.all("DELETE FROM proposals WHERE table_id = ?", table_id)
            (row,) = await write.all(
                "INSERT INTO proposals (table_id, position, entries, user_id, consents, asked_at)"
                " VALUES (?, ?, ?, ?, ?, ?) RETURNING *",
                table_id,
                position,
                entries,
                user_id,
                to_json(list(consents)),
                self._database.stamp(),
            )
            return self._database.row(ProposalRow, row)

    async def consent(self, proposal_id: int, user_id: int) -> None:
        """Note that somebody agrees; once is enough."""
        async with self._database.writing() as write:
            await write.all(
                "UPDATE proposals SET consents = json_insert(consents, '$[#]', ?1) WHERE id = ?2"
                " AND NOT EXISTS (SELECT 1 FROM json_each(consents) WHERE value = ?1)",
                user_id,
                proposal_id,
            )

    async def refuse(self, proposal_id: int, user_id: int) -> None:
        """Note that somebody does not agree; the first one counts."""
        async with self._database.writing() as write:
            await write.all(
                "UPDATE proposals SET refused_by = ? WHERE id = ? AND refused_by IS NULL", user_id, proposal_id
            )

    async def proposal_at(self, table_id: int) -> ProposalRow | None:
        """Return the newest proposal of a table, whatever has become of it, or None."""
        async with self._database.reading() as read:
            row = await read.one("SELECT * FROM proposals WHERE table_id = ?", table_id)
        return self._database.row(ProposalRow, row) if row else None


async def _wants(read: Statements, user_id: int, stand_in: int) -> bool:
    """Tell whether somebody wants just this person to stand in for them."""
    row = await read.one("SELECT settings ->> '$.vacation.person' AS person FROM people WHERE user_id = ?", user_id)
    return row is not None and row["person"] == stand_in
