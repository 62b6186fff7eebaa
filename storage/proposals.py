"""Proposals: undos that need consent, with the person who asked and the people who agreed."""

from collections.abc import Sequence

from storage.database import Database
from storage.guards import expect
from storage.models import ProposalRow
from storage.values import from_json, to_json


class Proposals:
    """The newest undo proposal of each table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def propose(
        self, table_id: int, position: int, entries: int, user_id: int, consents: Sequence[int]
    ) -> ProposalRow:
        """Propose an undo of everything from entry ``position`` on and replace any earlier proposal.

        ``entries``: the number of entries in the log now. Raises ``WrongState``.
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
        """Note that a person agrees; a repeated consent changes nothing."""
        async with self._database.writing() as write:
            row = await write.one("SELECT consents FROM proposals WHERE id = ?", proposal_id)
            consents: list[int] = [] if row is None else from_json(row["consents"])
            if row is not None and user_id not in consents:
                consents = [*consents, user_id]
                await write.all("UPDATE proposals SET consents = ? WHERE id = ?", to_json(consents), proposal_id)

    async def refuse(self, proposal_id: int, user_id: int) -> None:
        """Note that a person refuses; only the first refusal is kept."""
        async with self._database.writing() as write:
            await write.all(
                "UPDATE proposals SET refused_by = ? WHERE id = ? AND refused_by IS NULL", user_id, proposal_id
            )
