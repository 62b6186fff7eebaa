"""Servers and people: their settings, and what the bot has learned about them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from storage.database import Database, Statements, marks
from storage.errors import DatabaseDamaged
from storage.models import DirectMessages, GuildRow, PersonRow
from storage.values import MET, changed_json, from_json, met_in


class Guilds:
    """The servers' settings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, guild_id: int) -> GuildRow:
        """Return a server's settings; the defaults if nothing is stored."""
        async with self._database.reading() as read:
            return await guild_in(read, self._database, guild_id)

    async def set_language(self, guild_id: int, language: str | None) -> None:
        """Set a server's language; None: no choice."""
        async with self._database.writing() as write:
            await write.all(
                "INSERT INTO guilds (id, language) VALUES (?, ?)"
                " ON CONFLICT (id) DO UPDATE SET language = excluded.language",
                guild_id,
                language,
            )

    async def set_settings(self, guild_id: int, changes: Mapping[str, Any]) -> None:
        """Change a server's other settings; settings that are not named stay unchanged."""
        async with self._database.writing() as write:
            row = await write.one("SELECT settings FROM guilds WHERE id = ?", guild_id)
            await write.all(
                "INSERT INTO guilds (id, settings) VALUES (?, ?)"
                " ON CONFLICT (id) DO UPDATE SET settings = excluded.settings",
                guild_id,
                changed_json(row["settings"] if row else None, changes),
            )


class People:
    """The people, independently of any table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, user_id: int) -> PersonRow:
        """Return what is stored about a person; the defaults if nothing is stored."""
        return (await self.many([user_id]))[user_id]

    async def many(self, user_ids: Iterable[int]) -> dict[int, PersonRow]:
        """Return what is known of several people, strangers included, by user id in ascending order."""
        async with self._database.reading() as read:
            rows = await people_in(read, self._database, user_ids)
        return {user_id: _read(row) for user_id, row in rows.items()}

    async def set_dm(self, user_id: int, dm: DirectMessages) -> None:
        """Remember whether direct messages reach a person."""
        async with self._database.writing() as write:
            await write.all(
                "INSERT INTO people (user_id, dm) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET dm = excluded.dm",
                user_id,
                dm,
            )

    async def set_settings(self, user_id: int, changes: Mapping[str, Any]) -> None:
        """Change a person's settings for all their tables; settings that are not named stay unchanged."""
        async with self._database.writing() as write:
            row = await write.one("SELECT settings FROM people WHERE user_id = ?", user_id)
            await write.all(
                "INSERT INTO people (user_id, settings) VALUES (?, ?)"
                " ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings",
                user_id,
                changed_json(row["settings"] if row else None, changes),
            )

    async def meet(self, user_id: int, game: str, kind: str) -> None:
        """Note that a person has answered a kind of question, or of a form's step, of a game."""
        async with self._database.writing() as write:
            await note_met(write, user_id, game, kind)

    async def set_locale(self, user_id: int, locale: str | None) -> None:
        """Remember a person's locale."""
        async with self._database.writing() as write:
            await write.all(
                "INSERT INTO people (user_id, locale) VALUES (?, ?)"
                " ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale",
                user_id,
                locale,
            )


async def guild_in(read: Statements, database: Database, guild_id: int) -> GuildRow:
    """Return a server's settings while the lock is held."""
    kept = database.guilds.get(guild_id)
    if kept is None:
        row = await read.one("SELECT * FROM guilds WHERE id = ?", guild_id)
        kept = database.row(GuildRow, row) if row else GuildRow(id=guild_id)
        database.guilds.put(guild_id, kept)
    return kept


async def note_met(write: Statements, user_id: int, game: str, kind: str) -> None:
    """Note in a transaction that a person has answered a kind of question: in the setting "met", by game, sorted."""
    row = await write.one("SELECT settings FROM people WHERE user_id = ?", user_id)
    settings = row["settings"] if row else None
    before: Mapping[str, Sequence[str]] = met_in(from_json(settings) if settings else {})
    kinds = sorted({*before.get(game, ()), kind})
    await write.all(
        "INSERT INTO people (user_id, settings) VALUES (?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings",
        user_id,
        changed_json(settings, {MET: {**before, game: kinds}}),
    )


async def people_in(
    read: Statements, database: Database, user_ids: Iterable[int]
) -> dict[int, PersonRow | DatabaseDamaged]:
    """Return what is known of several people while the lock is held; for a damaged row, the error."""
    found: dict[int, PersonRow | DatabaseDamaged] = {}
    missing: list[int] = []
    for user_id in sorted(set(user_ids)):
        kept = database.people.get(user_id)
        if kept is None:
            missing.append(user_id)
        found[user_id] = kept or PersonRow(user_id=user_id)
    if missing:
        rows = await read.all(f"SELECT * FROM people WHERE user_id IN ({marks(missing)})", *missing)  # noqa: S608
        for row in rows:
            try:
                found[row["user_id"]] = database.row(PersonRow, row)
            except DatabaseDamaged as error:
                found[row["user_id"]] = error
    for user_id in missing:
        if isinstance(row := found[user_id], PersonRow):
            database.people.put(user_id, row)
    return found


def _read(row: PersonRow | DatabaseDamaged) -> PersonRow:
    if isinstance(row, DatabaseDamaged):
        raise row
    return row
