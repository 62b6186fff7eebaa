"""The store's knowledge of people at all their tables: their habits, and the language of their Discord client."""

from collections.abc import Iterable

import structlog

from bot.schedule.pace import Habits, habits_of
from storage import DatabaseDamaged, Store, trouble_of

log = structlog.get_logger(__name__)


async def habits_now(store: Store, user_id: int) -> Habits:
    """Return the habits that a person has chosen."""
    return habits_of((await store.people.get(user_id)).settings)


async def confirms_now(store: Store, user_id: int) -> bool:
    """Return whether a person confirms choices that cannot be undone; they do if their settings are damaged."""
    try:
        return (await habits_now(store, user_id)).confirms
    except DatabaseDamaged:
        return True


async def habits_of_all(store: Store, user_ids: Iterable[int]) -> dict[int, Habits]:
    """Return the habits of several people, by user id in ascending order."""
    people = await store.people.many(user_ids)
    return {user_id: habits_of(person.settings) for user_id, person in people.items()}


class Locales:
    """The languages of people's Discord clients: direct messages are written in them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, str] = {}

    async def remember(self, user_id: int, locale: str) -> bool:
        """Store a person's locale if it has changed and can be stored: on a full disk, people still are answered.

        Return whether it has changed, so that their direct messages are in another language.
        """
        if self._known.get(user_id) == locale:
            return False
        try:
            before = (await self._store.people.get(user_id)).locale
            await self._store.people.set_locale(user_id, locale)
            self._known[user_id] = locale
        except Exception as error:
            if trouble_of(error) is None:
                log.warning("locale not stored", error=type(error).__name__)
            return False
        return before != locale

    def forget(self, user_id: int) -> None:
        """Drop a person's locale from memory."""
        self._known.pop(user_id, None)
