"""Privacy: replace a person by a pseudonym, and delete a server's data. The logs of other matches stay unchanged."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from storage.database import Database, Statements
from storage.deleting import delete_tables
from storage.errors import StillSeated
from storage.models import GuildRow, Kept
from storage.values import changed_json, from_json, to_stamp, vacation_in

CONCERNED = (
    "(SELECT host_id AS user_id, id AS table_id FROM tables UNION SELECT user_id, table_id FROM sittings"
    " UNION SELECT for_user, table_id FROM sittings UNION SELECT user_id, table_id FROM offers) AS concerned"
)
"""The people of each table, without notices: its host, and everyone who sat there or was offered a seat."""


class Privacy:
    """The data stored about people and servers, and its deletion."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def about(self, user_id: int) -> Kept:
        """Count what is stored about a person."""
        async with self._database.reading() as read:
            row = await read.one(
                "SELECT (SELECT locale FROM people WHERE user_id = ?1) AS locale,"
                " coalesce((SELECT dm FROM people WHERE user_id = ?1), 'unknown') AS dm,"
                " coalesce((SELECT settings FROM people WHERE user_id = ?1), '{}') AS settings,"
                " (SELECT count(DISTINCT table_id) FROM sittings WHERE user_id = ?1 AND table_id NOT IN"
                "  (SELECT id FROM tables WHERE learner = ?1)) AS tables,"
                " (SELECT count(*) FROM tables WHERE learner = ?1) AS lessons,"
                " (SELECT count(*) FROM sittings JOIN unfinished_tables ON unfinished_tables.id = table_id"
                "  WHERE user_id = ?1 AND left_at IS NULL) AS open,"
                " (SELECT count(*) FROM tables WHERE host_id = ?1 AND learner IS NULL) AS hosted,"
                " (SELECT count(*) FROM entries WHERE user_id = ?1) AS entries,"
                " (SELECT count(*) FROM outbox JOIN sittings ON recipient = 's' || sittings.id"
                "  WHERE user_id = ?1 AND outbox.message_id IS NOT NULL) AS messages",
                user_id,
            )
        assert row is not None
        return self._database.row(Kept, row)

    async def forget(self, user_id: int, name: Callable[[int], str], ai_name: Callable[[int], str]) -> Sequence[int]:
        """Replace a person everywhere by a pseudonym: a negative number, with a name made from it by ``name``.

        ``ai_name`` makes the names of the AI seats that have replaced the person. Their lessons are deleted. An
        unfinished table that the person hosted gets the first person seated there as its host. Return the
        tables that the person hosted or ever sat at.
        Raises ``StillSeated`` while the person sits at an unfinished table.
        """
        async with self._database.writing() as write:
            if seated := await _seated(write, user_id):
                raise StillSeated(f"user {user_id} sits at table {seated[0]}")
            await write.defer_references()
            await delete_tables(write, await _lessons_of(write, [user_id]))
            # Zero, or the lowest number given out so far, so that no two people share a pseudonym.
            lowest = await write.one(
                "SELECT (SELECT min(user_id) FROM sittings) AS seated, (SELECT min(user_id) FROM entries) AS played,"
                " (SELECT min(host_id) FROM tables) AS hosted"
            )
            pseudonym = min([0, *(number for number in lowest or () if number is not None)]) - 1
            await write.all(
                "DELETE FROM outbox WHERE recipient IN (SELECT 's' || id FROM sittings WHERE user_id = ?)", user_id
            )
            touched = await write.all(
                "SELECT id FROM tables WHERE host_id = ?1 OR id IN (SELECT table_id FROM sittings WHERE user_id = ?1)",
                user_id,
            )
            await write.all(
                "UPDATE tables SET host_id = (SELECT user_id FROM sittings WHERE table_id = tables.id"
                " AND left_at IS NULL AND user_id IS NOT NULL ORDER BY seat LIMIT 1)"
                " WHERE host_id = ?1 AND id IN (SELECT id FROM unfinished_tables) AND EXISTS (SELECT 1 FROM sittings"
                " WHERE table_id = tables.id AND left_at IS NULL AND user_id IS NOT NULL)",
                user_id,
            )
            await write.all("UPDATE tables SET host_id = ? WHERE host_id = ?", pseudonym, user_id)
            await write.all(
                "UPDATE sittings SET name = ?1 WHERE user_id IS NULL"
                " AND (table_id, seat) IN (SELECT table_id, seat FROM sittings WHERE user_id = ?2)",
                ai_name(-pseudonym),
                user_id,
            )
            await write.all(
                "UPDATE sittings SET user_id = ?, name = ?, interaction_id = NULL WHERE user_id = ?",
                pseudonym,
                name(-pseudonym),
                user_id,
            )
            await write.all(
                "UPDATE entries SET user_id = ?, interaction_id = NULL WHERE user_id = ?", pseudonym, user_id
            )
            # A person who stands in for them keeps the seat for good.
            for standing_in in ("sittings", "offers"):
                await write.all(f"UPDATE {standing_in} SET for_user = NULL WHERE for_user = ?", user_id)  # noqa: S608
            await write.all("DELETE FROM people WHERE user_id = ?", user_id)
            await write.all("DELETE FROM notices WHERE user_id = ?", user_id)
            # Other people's choice of this person as their stand-in is removed too.
            for row in await write.all("SELECT user_id, settings FROM people WHERE settings LIKE '%\"vacation\"%'"):
                vacation = vacation_in(row["settings"])
                if vacation.get("person") == user_id:
                    left = {"vacation": {key: value for key, value in vacation.items() if key != "person"}}
                    settings = changed_json(row["settings"], left)
                    await write.all("UPDATE people SET settings = ? WHERE user_id = ?", settings, row["user_id"])
            await write.all("DELETE FROM offers WHERE user_id = ?", user_id)
            timers = await write.all("SELECT id, data FROM timers WHERE data LIKE '%\"user\"%'")
            theirs = [(row["id"],) for row in timers if from_json(row["data"]).get("user") == user_id]
            await write.many("DELETE FROM timers WHERE id = ?", theirs)
            proposals = await write.all("SELECT id, user_id, refused_by, consents FROM proposals")
            theirs = [
                (row["id"],)
                for row in proposals
                if user_id in (row["user_id"], row["refused_by"], *from_json(row["consents"]))
            ]
            await write.many("DELETE FROM proposals WHERE id = ?", theirs)
        await self._database.empty_log()
        return [int(row["id"]) for row in touched]

    async def seats_of(self, user_id: int) -> Sequence[int]:
        """Return the unfinished tables at which a person sits."""
        async with self._database.reading() as read:
            return await _seated(read, user_id)

    # ---------------------------------------------------------------- servers

    async def guilds(self) -> list[int]:
        """Return every server about which anything is stored."""
        async with self._database.reading() as read:
            rows = await read.all(
                "SELECT id FROM guilds UNION SELECT guild_id FROM tables WHERE learner IS NULL ORDER BY 1"
            )
        return [int(row[0]) for row in rows]

    async def set_left(self, guild_id: int, *, left: bool) -> None:
        """Note that the bot has left a server, at the time of the first such note, or that it is back."""
        async with self._database.writing() as write:
            if left:
                await write.all(
                    "INSERT INTO guilds (id, left_at) VALUES (?, ?)"
                    " ON CONFLICT (id) DO UPDATE SET left_at = coalesce(guilds.left_at, excluded.left_at)",
                    guild_id,
                    self._database.stamp(),
                )
            else:
                await write.all("UPDATE guilds SET left_at = NULL WHERE id = ?", guild_id)

    async def left_before(self, moment: datetime) -> list[GuildRow]:
        """Return the servers that the bot left at or before a moment."""
        async with self._database.reading() as read:
            rows = await read.all("SELECT * FROM guilds WHERE left_at <= ? ORDER BY left_at", to_stamp(moment))
        return self._database.rows(GuildRow, rows)

    async def purge(self, guild_id: int) -> Sequence[int]:
        """Delete everything about a server for good: its settings and its tables, with logs and secrets.

        People who have to do with tables of this server alone are deleted too, with their lessons.
        Return the ids of the server's deleted tables.
        """
        async with self._database.writing() as write:
            await write.defer_references()
            tables = [int(row["id"]) for row in await write.all("SELECT id FROM tables WHERE guild_id = ?", guild_id)]
            notices = await write.all("SELECT id, user_id, body FROM notices")
            about = [(row["id"], row["user_id"], from_json(row["body"])) for row in notices]
            known = await _known_only_there(write, guild_id, tables, about)
            for place in ("people", "notices"):
                await write.many(f"DELETE FROM {place} WHERE user_id = ?", [(person,) for person in known])  # noqa: S608 - ours
            named = [
                (number, {body.get("table"), *(line.get("table") for line in body.get("tables", ()))})
                for number, _, body in about
            ]
            gone = [(number,) for number, there in named if not there.isdisjoint(tables)]
            await write.many("DELETE FROM notices WHERE id = ?", gone)
            await delete_tables(write, [*tables, *await _lessons_of(write, sorted(known))])
            await write.all("DELETE FROM guilds WHERE id = ?", guild_id)
        await self._database.empty_log()
        return tables


async def _seated(read: Statements, user_id: int) -> list[int]:
    rows = await read.all(
        "SELECT table_id FROM sittings JOIN unfinished_tables ON unfinished_tables.id = table_id"
        " WHERE user_id = ? AND left_at IS NULL ORDER BY table_id",
        user_id,
    )
    return [int(row["table_id"]) for row in rows]


async def _lessons_of(read: Statements, people: Sequence[int]) -> list[int]:
    """Return the lessons of some people."""
    found = [await read.all("SELECT id FROM tables WHERE learner = ?", person) for person in people]
    return [int(row["id"]) for rows in found for row in rows]


async def _known_only_there(
    read: Statements, guild_id: int, tables: Sequence[int], notices: Sequence[tuple[int, int, dict[str, Any]]]
) -> set[int]:
    """Return the people who have to do with tables of this server and of no other; ``notices``: (id, person, body)."""
    people = f"SELECT DISTINCT user_id FROM {CONCERNED} JOIN tables ON tables.id = table_id"  # noqa: S608 - ours
    here = await read.all(f"{people} WHERE guild_id = ? AND user_id IS NOT NULL", guild_id)
    elsewhere = await read.all(f"{people} WHERE guild_id <> ? AND learner IS NULL AND user_id IS NOT NULL", guild_id)
    others = {row["id"] for row in await read.all("SELECT id FROM tables WHERE guild_id <> ?", guild_id)}
    ours = set(tables)
    told_here = {person for _, person, body in notices if body.get("table") in ours}
    told_elsewhere = {person for _, person, body in notices if body.get("table") in others}
    return ({row["user_id"] for row in here} | told_here) - {row["user_id"] for row in elsewhere} - told_elsewhere
