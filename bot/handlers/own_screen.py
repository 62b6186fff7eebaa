"""The private screen of "My hand" and "My move": all that a player may know, and their open question."""

from collections.abc import Mapping

from bot.delivery.missed import missed_answers
from bot.handlers.seat_service import no_seat, seat_of
from bot.interactions.reply import Follow, Reply, Show
from bot.interactions.request import Handler, TableRequest
from bot.screens.layout import Screen
from bot.screens.pages import own_screen
from bot.screens.place import place_line
from bot.screens.table_context import pictured
from bot.tables.drafts import stored_draft
from rules.kernel import Match


async def show_own(request: TableRequest, note: str = "") -> Reply:
    """Show the player's screen under a note; it follows the table as long as it stays open."""
    if request.place == "command":
        request.services.crew.check(request.table)
    # Deadlines first, so that the screen shows those of what is asked now.
    await request.services.crew.keep_time(request.table)
    changes = request.table.changes
    screen = await own_view(request, note)
    return Show(screen, follow=Follow(request.table, changes, lambda: own_view(request)))


async def own_view(request: TableRequest, note: str = "") -> Screen:
    """Return the screen for the seat that the person has at this moment. Raises Notice, TableFrozen."""
    services, table, words = request.services, request.table, request.words
    seat = seat_of(request)
    server = await services.store.guilds.get(table.row.guild_id)
    context = pictured(request.context, server, services.settings.pictures)
    question = await table.look(lambda match: match.questions.get(seat))
    draft = await stored_draft(services.store, table.id, seat, question.id if question else "")
    sitting = table.sitting_of(request.user_id)
    away = sitting is not None and table.by_ai(sitting)
    missed = await missed_answers(services.store, table, request.user_id, words)
    told = "\n".join(part for part in (place_line(table, words), missed, note) if part)

    def screen(match: Match) -> Screen:
        # The seat may have been given away meanwhile.
        if seat_of(request) != seat:
            raise no_seat(request)
        return own_screen(context, match, seat, draft, told, away=away)

    return await table.look(screen)


VERBS: Mapping[str, Handler] = {"move": show_own, "hand": show_own}
