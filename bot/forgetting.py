"""Forgetting: a person who asks for it becomes a pseudonym everywhere; the data of a server that was left go."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.custom_ids import Press
from bot.pace import habits_of
from bot.replies import Reply
from bot.screens.context import button, page, rows, text
from bot.screens.habits import habits_words
from bot.tables import Table
from bot.text import Words, words_for
from storage import CURRENT, NoSuchSitting, WrongState

if TYPE_CHECKING:
    from bot.app import Quartermaster

log = structlog.get_logger(__name__)

ANYWHERE = 0
"""In a press: it is about no table."""


async def show_privacy(bot: "Quartermaster", reply: Reply, words: Words, *_: object) -> None:
    """Show what is stored about whoever asks, and offer to forget it."""
    kept = await bot.store.privacy.about(reply.interaction.user.id)
    lines = [
        words.line("bot-privacy-person", locale=kept.locale or "-", dm=kept.dm),
        words.line("bot-privacy-tables", tables=kept.tables, open=kept.open, hosted=kept.hosted),
        words.line("bot-privacy-entries", entries=kept.entries, messages=kept.messages),
        words.line("bot-privacy-settings", settings=time_words(words, kept.settings) if kept.settings else None),
    ]
    forget = Press(ANYWHERE, "forget").custom_id()
    await reply.show(
        page(
            [
                text(words.line("bot-privacy") + "\n" + "\n".join(f"- {told}" for told in lines)),
                text(words.line("bot-privacy-others", days=bot.settings.forget_after.days)),
                *rows([button(words.line("bot-privacy-forget"), forget, discord.ButtonStyle.danger)]),
            ]
        )
    )


def time_words(words: Words, settings: Mapping[str, Any]) -> str:
    """Say on one line what somebody chose about their time."""
    _, *chosen = habits_words(words, habits_of(settings)).splitlines()
    return " · ".join(told.strip() for told in chosen if told.strip())


async def _ask(bot: "Quartermaster", reply: Reply, words: Words, *_: object) -> None:
    """Ask once more."""
    kept = await bot.store.privacy.about(reply.interaction.user.id)
    yes, no = (Press(ANYWHERE, verb).custom_id() for verb in ("doforget", "keep"))
    await reply.show(
        page(
            [
                text(words.line("bot-sure-forget", open=kept.open)),
                *rows(
                    [
                        button(words.line("bot-sure-forget-yes"), yes, discord.ButtonStyle.danger),
                        button(words.line("bot-back"), no),
                    ]
                ),
            ]
        )
    )


async def _do(bot: "Quartermaster", reply: Reply, words: Words, *_: object) -> None:
    """Forget the presser."""
    await forget_person(bot, reply.interaction.user.id)
    await reply.show(page([text(words.line("bot-forgotten"))]))


PERSONAL: Mapping[str, Callable[["Quartermaster", Reply, Words, Press, Sequence[str]], Awaitable[None]]] = {
    "forget": _ask,
    "doforget": _do,
    "keep": show_privacy,
}
"""The verbs of buttons that are about the presser, at no table."""


def pseudonyms(words: Words) -> tuple[Callable[[int], str], Callable[[int], str]]:
    """Return the names that the n-th forgotten person goes by, and the AI that plays on for them."""

    def person(number: int) -> str:
        return words.line("bot-former-player", number=number)

    return person, lambda number: words.line("bot-ai-for", name=person(number))


async def forget_person(bot: "Quartermaster", user_id: int) -> None:
    """Have a person leave every table, then make them a pseudonym everywhere."""
    public = words_for(bot.settings.language)
    async with bot.presses.seating:
        for number in await bot.store.privacy.seats_of(user_id):
            table = await bot.tables.get(number)
            if table is not None:
                await _get_up(bot, table, user_id)
        touched = await bot.store.privacy.forget(user_id, *pseudonyms(public))
        bot.forget_locale(user_id)
        for number in touched:
            table = await bot.tables.get(number)
            if table is not None:
                await table.refresh()
                await _close_if_alone(bot, table)
    log.info("a person was forgotten")


async def _get_up(bot: "Quartermaster", table: Table, user_id: int) -> None:
    """Give up a person's seat: in a lobby it is free again; in a match an AI takes it, or whoever they stood in for."""
    sitting = table.sitting_of(user_id)
    if sitting is None:
        await table.refresh()
        sitting = table.sitting_of(user_id)
    if sitting is None:
        return
    try:
        if table.row.state == "lobby":
            await bot.store.sittings.stand(sitting.id)
        else:
            await bot.presses.get_up(table, sitting.seat)
    except (NoSuchSitting, WrongState):
        # It ended meanwhile; nobody sits there any more.
        log.info("a table ended while somebody left it", table=table.id)
    await table.refresh()


async def _close_if_alone(bot: "Quartermaster", table: Table) -> None:
    """End a table whose host is gone and at which no person sits, nor will be back: nobody would ever do it."""
    current = table.row.state in CURRENT
    peopled = any(sitting.user_id is not None or sitting.for_user is not None for sitting in table.sittings)
    if not current or table.row.host_id >= 0 or peopled:
        return
    end = bot.store.tables.cancel if table.row.state == "lobby" else bot.store.tables.stop
    try:
        await end(table.id)
    except WrongState:
        log.info("a table ended by itself", table=table.id)
    await table.refresh()


async def note_servers(bot: "Quartermaster") -> None:
    """Note which servers of those that anything is stored of the bot is not on, and which it is on again."""
    for guild_id in await bot.store.privacy.guilds():
        await bot.store.privacy.set_left(guild_id, left=bot.get_guild(guild_id) is None)


async def purge_servers(bot: "Quartermaster") -> None:
    """Delete the data of the servers that the bot left long enough ago."""
    for guild in await bot.store.privacy.left_before(bot.clock.now() - bot.settings.forget_after):
        if bot.get_guild(guild.id) is not None:
            continue
        # Archived ones, too: somebody may have looked at one.
        for row in await bot.store.tables.all():
            if row.guild_id == guild.id:
                await bot.drop(row.id)
        tables = await bot.store.privacy.purge(guild.id)
        log.info("the data of a server were deleted", server=guild.id, tables=len(tables))
