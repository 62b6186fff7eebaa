"""Seats: that of the person who asks, what hosts may do with others, and giving a seat to the AI."""

from bot.custom_ids import Press
from bot.interactions.notice import Notice
from bot.interactions.request import TableRequest
from bot.screens.layout import button
from bot.screens.table_context import server_words
from bot.services import Services
from bot.tables.handover import give_back
from bot.tables.lobby import LobbyRefusal, may_host
from bot.tables.people import habits_now
from bot.tables.table import Table
from bot.text import Words, escape

PROBE = 8.0  # seconds that a person who sat down waits to hear whether direct messages reach them


def seat_of(request: TableRequest) -> int:
    """Return the seat of the person who asks. Raises Notice where they have none, or nothing is played."""
    table, words = request.table, request.words
    sitting = table.sitting_of(request.user_id)
    if sitting is None:
        raise no_seat(request)
    if table.row.state == "lobby":
        raise Notice(words.line("bot-not-started"))
    if table.row.state not in ("playing", "over"):
        raise Notice(words.line(f"bot-notice-{table.row.state}"))
    return sitting.seat


def no_seat(request: TableRequest) -> Notice:
    """Return what somebody without a seat is told; if a seat is kept for them, who has it meanwhile."""
    table, words = request.table, request.words
    kept = table.kept_for(request.user_id)
    if kept is None or table.row.state != "playing":
        return Notice(words.line("bot-no-seat"))
    back = button(words.line("bot-return"), Press(table.id, "return").custom_id(), "success")
    return Notice(words.line("bot-kept", person=None if kept.user_id is None else escape(kept.name)), back)


async def hosts(request: TableRequest) -> bool:
    """Return whether the person who asks may do now what a host does."""
    table, services = request.table, request.services
    vacation = (await habits_now(services.store, table.row.host_id)).at(table.id).vacation
    away = vacation is not None and vacation.holds(services.clock.now())
    return may_host(table, request.guest, away=away)


async def check_hosts(request: TableRequest) -> None:
    """Refuse what only a host may do. Raises LobbyRefusal."""
    if not await hosts(request):
        raise LobbyRefusal("bot-host-only", host=f"<@{request.table.row.host_id}>")


def check_running(table: Table, words: Words) -> None:
    """Make sure that a match is being played. Raises Notice."""
    if table.frozen:
        raise Notice(words.line("bot-notice-frozen"))
    if table.row.state == "lobby":
        raise Notice(words.line("bot-not-started"))
    if table.row.state == "archived":
        raise Notice(words.line("bot-notice-archived"))
    if table.row.state != "playing":
        raise Notice(words.line("bot-refused-match_over"))


async def public_words(services: Services, table: Table) -> Words:
    """Return the words of what everybody at a table sees, such as the name of an AI seat."""
    return server_words(await services.store.guilds.get(table.row.guild_id), services.settings.language)


async def probe(services: Services, table: Table, user_id: int) -> bool:
    """Return whether direct messages reach somebody who has just sat down; waits until one was tried."""
    people = services.store.people
    if (await people.get(user_id)).dm == "refused":
        # They may have opened their messages since: everyone who sits down is tried once.
        await people.set_dm(user_id, "unknown")
    await services.crew.settled(table, PROBE)
    return (await people.get(user_id)).dm != "refused"


async def seat_to_ai(services: Services, table: Table, seat: int) -> None:
    """Give a seat to the AI; hold ``services.seating`` meanwhile. Raises WrongState where nothing is played."""
    name = (await public_words(services, table)).line("bot-ai-for", name=table.name(seat))
    # A person for whom the seat was kept gets it back from the AI.
    await table.hand_over(seat, name, for_user=table.sitting_at(seat).for_user)


async def vacate(services: Services, table: Table, seat: int) -> None:
    """Take a person off a seat: a stand-in gives it back, else the AI has it. Raises as :func:`seat_to_ai`."""
    given_back = await give_back(
        services.store, table, table.sitting_at(seat), wake=services.crew.remind, tell_stand_in=False
    )
    if not given_back:
        await seat_to_ai(services, table, seat)
