"""All tables of one person, on whatever server: which wait for them, and how the others stand."""

from datetime import date
from typing import TYPE_CHECKING

from bot.again import link_to
from bot.beside import holidays_at
from bot.clock import day_text
from bot.replies import Reply
from bot.screens.context import Context
from bot.screens.mine import Mine, mine_screen
from bot.screens.pages import waiting_line
from bot.streams import context_of
from bot.tables import Table, TableFrozen
from bot.text import Words, escape
from rules.kernel import Match
from storage import SittingRow

if TYPE_CHECKING:
    from bot.app import Quartermaster


async def show_mine(bot: "Quartermaster", reply: Reply, words: Words, page: int) -> None:
    """Show whoever asks a page of their tables."""
    user_id = reply.interaction.user.id
    tables = [*await bot.tables.of_user(user_id, archived=True), *await bot.tables.kept_for(user_id)]
    found = [await mine_of(bot, table, user_id, words) for table in tables]
    await reply.show(mine_screen(words, found, page))


async def mine_of(bot: "Quartermaster", table: Table, user_id: int, words: Words) -> Mine:
    """Describe one of a person's tables to them."""
    context = context_of(table, words)
    guild = bot.get_guild(table.row.guild_id)
    standing, seat = await look(context, table, user_id)
    kept = table.kept_for(user_id)
    if kept is not None and table.row.state == "playing":
        last = (await holidays_at(bot.store, table)).get(user_id)
        standing = kept_line(words, kept, last)
    return Mine(
        words.pitch(context.game).title,
        None if guild is None else guild.name,
        await link_to(bot.store, table),
        standing,
        seat is not None,
        None if seat is None else context.deadlines.of(seat),
    )


def kept_line(words: Words, kept: SittingRow, last: date | None) -> str:
    """Say who plays for the reader, and up to which day."""
    person = None if kept.user_id is None else escape(kept.name)
    return words.line("bot-mine-kept", person=person, until=None if last is None else day_text(last))


async def look(context: Context, table: Table, user_id: int) -> tuple[str, int | None]:
    """Return how a table stands, and the person's seat if it waits for them."""
    words, row = context.words, table.row
    if row.state == "lobby":
        return words.line("bot-mine-lobby", taken=len(table.sittings), most=row.seats), None
    if row.state == "archived":
        return words.line("bot-mine-archived"), None

    def standing(match: Match) -> tuple[str, int | None]:
        told = waiting_line(context, match, {}, paused=table.paused)
        # The seat may have been given away meanwhile.
        sitting = table.sitting_of(user_id)
        asked = sitting is not None and not table.paused and sitting.seat in match.questions
        return told, sitting.seat if sitting is not None and asked else None

    try:
        return await table.look(standing)
    except TableFrozen:
        return words.line("bot-mine-frozen"), None
