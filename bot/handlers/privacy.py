"""Privacy: what is stored about a person, and forgetting it, which makes them a pseudonym everywhere."""

from collections.abc import Callable, Mapping
from typing import Any

import structlog

from bot.custom_ids import NO_TABLE, Press
from bot.handlers.seat_service import vacate
from bot.interactions.reply import Reply, Show
from bot.interactions.request import Answered, Request
from bot.schedule.pace import habits_of
from bot.screens.habits import habits_words
from bot.screens.layout import button, page, rows, text
from bot.services import Services
from bot.tables.table import Table
from bot.text import Words, words_for
from rules import GAMES
from storage import CURRENT, MET, NoSuchSitting, WrongState, met_in

log = structlog.get_logger(__name__)


async def show_privacy(request: Request) -> Reply:
    """Show what is stored about the person, and offer to forget it."""
    words, services = request.words, request.services
    kept = await services.store.privacy.about(request.user_id)
    chosen = {name: value for name, value in kept.settings.items() if name != MET}
    lines = [
        words.line("bot-privacy-person", locale=kept.locale or "-", dm=kept.dm),
        words.line("bot-privacy-tables", tables=kept.tables, open=kept.open, hosted=kept.hosted),
        words.line("bot-privacy-lessons", lessons=kept.lessons),
        words.line("bot-privacy-entries", entries=kept.entries, messages=kept.messages),
        words.line("bot-privacy-settings", settings=time_words(words, chosen) if chosen else None),
        words.line("bot-privacy-met", met=met_words(words, kept.settings)),
    ]
    forget = Press(NO_TABLE, "forget").custom_id()
    return Show(
        page(
            [
                text(words.line("bot-privacy") + "\n" + "\n".join(f"- {told}" for told in lines)),
                text(words.line("bot-privacy-others", days=services.settings.forget_after.days)),
                *rows([button(words.line("bot-privacy-forget"), forget, "danger")]),
            ]
        )
    )


def time_words(words: Words, settings: Mapping[str, Any]) -> str:
    """Say on one line what a person chose about their time."""
    _, *chosen = habits_words(words, habits_of(settings)).splitlines()
    return " · ".join(told.strip() for told in chosen if told.strip())


def met_words(words: Words, settings: Mapping[str, Any]) -> str | None:
    """Say of how many kinds of question a person has answered one, by game; None if of none."""
    found = [
        words.line("bot-privacy-met-game", game=words.pitch(GAMES[game]).title, count=len(kinds))
        for game, kinds in met_in(settings).items()
        if game in GAMES
    ]
    return words.listing(found) if found else None


async def _ask(request: Request) -> Reply:
    """Ask once more."""
    words = request.words
    kept = await request.services.store.privacy.about(request.user_id)
    yes, no = (Press(NO_TABLE, verb).custom_id() for verb in ("doforget", "keep"))
    buttons = [button(words.line("bot-sure-forget-yes"), yes, "danger"), button(words.line("bot-back"), no)]
    return Show(page([text(words.line("bot-sure-forget", open=kept.open)), *rows(buttons)]))


async def _forget(request: Request) -> Reply:
    """Forget the person."""
    await forget_person(request.services, request.user_id)
    return Show(page([text(request.words.line("bot-forgotten"))]))


VERBS: Mapping[str, Answered] = {"forget": _ask, "doforget": _forget, "keep": show_privacy}


def pseudonyms(words: Words) -> tuple[Callable[[int], str], Callable[[int], str]]:
    """Return the names of the n-th forgotten person, and of the AI seat that plays on for them."""

    def person(number: int) -> str:
        return words.line("bot-former-player", number=number)

    return person, lambda number: words.line("bot-ai-for", name=person(number))


async def forget_person(services: Services, user_id: int) -> None:
    """Take a person off every seat, then make them a pseudonym everywhere."""
    store, tables = services.store, services.tables
    public = words_for(services.settings.language)
    async with services.seating:
        for number in await store.privacy.seats_of(user_id):
            if (table := await tables.get(number)) is not None:
                await _take_off(services, table, user_id)
        lessons = await store.lessons.of(user_id)
        touched = await store.privacy.forget(user_id, *pseudonyms(public))
        services.locales.forget(user_id)
        for row in lessons:
            tables.forget(row.id)
        for number in touched:
            if (table := await tables.get(number)) is not None:
                await table.refresh()
                await _close_if_deserted(services, table)
    log.info("person forgotten")


async def _take_off(services: Services, table: Table, user_id: int) -> None:
    """Give up a person's seat: in a lobby it becomes free; in a match the AI or the seat's owner takes it."""
    sitting = table.sitting_of(user_id)
    if sitting is None:
        await table.refresh()
        sitting = table.sitting_of(user_id)
    if sitting is None:
        return
    try:
        if table.row.state == "lobby":
            await services.store.sittings.stand(sitting.id)
        else:
            await vacate(services, table, sitting.seat)
    except (NoSuchSitting, WrongState):
        # The match ended meanwhile: nobody sits there.
        log.info("leaving skipped, table ended", table=table.id)
    await table.refresh()


async def _close_if_deserted(services: Services, table: Table) -> None:
    """End a table without a host, a person on a seat or one to come back: nobody else would ever end it."""
    current = table.row.state in CURRENT
    peopled = any(sitting.user_id is not None or sitting.for_user is not None for sitting in table.sittings)
    if not current or table.row.host_id >= 0 or peopled:
        return
    tables = services.store.tables
    end = tables.cancel if table.row.state == "lobby" else tables.stop
    try:
        await end(table.id)
    except WrongState:
        log.info("closing skipped, table ended", table=table.id)
    await table.refresh()
