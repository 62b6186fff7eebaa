"""Servers and people: what they chose, and what was learned about them."""

from collections.abc import Mapping
from typing import Any

from storage.database import Database
from storage.models import DirectMessages, GuildRow, PersonRow
from storage.values import changed_json


class Guilds:
    """The servers' settings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, guild_id: int) -> GuildRow:
        """Return a server's settings; one that chose nothing has the defaults."""
        async with self._database.reading() as read:
            row = await read.one("SELECT * FROM guilds WHERE id = ?", guild_id)
        return self._database.row(GuildRow, row) if row else GuildRow(id=guild_id)

    async def set_language(self, guild_id: int, language: str | None) -> None:
        """Choose a server's language; None: no choice."""
        async with self._database.writing() as write:
            await write.all(
                "INSERT INTO guilds (id, language) VALUES (?, ?)"
                " ON CONFLICT (id) DO UPDATE SET language = excluded.language",
                guild_id,
                language,
            )

    async def set_settings(self, guild_id: int, changes: Mapping[str, Any]) -> None:
        """Change a server's other settings; those that are not named stay as they are."""
        async with self._database.writing() as write:
            row = await write.one("SELECT settings FROM guilds WHERE id = ?", guild_id)
            await write.all(
                "INSERT INTO guilds (id, settings) VALUES (?, ?)"
                " ON CONFLICT (id) DO UPDATE SET settings = excluded.settings",
                guild_id,
                changed_json(row, "settings", changes),
            )


class People:
    """What is known of people, whatever table they sit at."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, user_id: int) -> PersonRow:
        """Return what is known of a person; of a stranger, nothing."""
        async with self._database.reading() as read:
            row = await read.one("SELECT * FROM people WHERE user_id = ?", user_id)
        return self._database.row(PersonRow, row) if row else PersonRow(user_id=user_id)

    async def set_dm(self, user_id: int, dm: DirectMessages) -> None:
        """Remember whether direct messages reach a person."""
        async with self._database.writing() as write:
            await write.all(
                "INSERT INTO people (user_id, dm) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET dm = excluded.dm",
                user_id,
                dm,
            )

    async def set_settings(self, user_id: int, changes: Mapping[str, Any]) -> None:
        """Change what a person chose for all their tables; what is not named stays as it is."""
        async with self._database.writing() as write:
            row = await write.one("SELECT settings FROM people WHERE user_id = ?", user_id)
            await write.all(
                "INSERT INTO people (user_id, settings) VALUES (?, ?)"
                " ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings",
                user_id,
                changed_json(row, "settings", changes),
            )

    async def set_locale(self, user_id: int, locale: str | None) -> None:
        """Remember a person's locale."""
        async with self._database.writing() as write:
            await write.all(
                "INSERT INTO people (user_id, locale) VALUES (?, ?)"
                " ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale",
                user_id,
                locale,
            )
