"""All tables of one person, on all servers: those that wait for them, and how the others stand."""

from collections.abc import Mapping
from datetime import date

from bot.clock import day_text
from bot.delivery.status import vacations_at
from bot.handlers.history import number_in
from bot.handlers.rematch import link_to
from bot.interactions.reply import Reply, Show
from bot.interactions.request import Answered, Request
from bot.screens.context import Context
from bot.screens.my_games import VERB, Mine, mine_screen
from bot.screens.pages import waiting_line
from bot.screens.place import place_line
from bot.screens.table_context import context_of
from bot.services import Services
from bot.tables.errors import TableFrozen
from bot.tables.table import Table
from bot.text import Words, escape
from rules.kernel import Match
from storage import SittingRow


async def show_my_games(request: Request) -> Reply:
    """Show a page of the person's tables."""
    tables, user_id = request.services.tables, request.user_id
    mine = [*await tables.of_user(user_id, archived=True), *await tables.kept_for(user_id)]
    found = [await mine_of(request.services, table, user_id, request.words) for table in mine]
    return Show(mine_screen(request.words, found, number_in(request.press) or 1))


async def mine_of(services: Services, table: Table, user_id: int, words: Words) -> Mine:
    """Describe one of a person's tables to them."""
    context = context_of(table, words)
    standing, seat = await look(context, table, user_id)
    kept = table.kept_for(user_id)
    if kept is not None and table.row.state == "playing":
        last = (await vacations_at(services.store, table)).get(user_id)
        standing = kept_line(words, kept, last)
    return Mine(
        words.pitch(context.game).title,
        services.servers.name(table.row.guild_id),
        await link_to(services.store, table),
        standing,
        None if seat is None else await table.call_to(user_id),
        None if seat is None else context.deadlines.of(seat),
        place_line(table, words),
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


VERBS: Mapping[str, Answered] = {VERB: show_my_games}
