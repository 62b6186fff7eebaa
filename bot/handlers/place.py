"""The permissions that the bot needs in a channel before a table may stand there."""

from bot.interactions.notice import Notice
from bot.interactions.request import Request
from bot.screens.place import permission_names
from bot.screens.table_context import theme_of
from bot.tables.place import without_files


async def check_permissions(request: Request) -> None:
    """Make sure that the bot may do in a channel what a table needs. Raises Notice, which names what is missing."""
    services, words = request.services, request.words
    server = await services.store.guilds.get(request.guild_id or 0)
    missing = request.missing if theme_of(server, services.settings.pictures) else without_files(request.missing)
    # Without pictures a table is shown in words; its host hears why.
    if without_files(missing):
        raise Notice(
            words.line("bot-may-not-write", missing=permission_names(words, missing), missing_count=len(missing))
        )
