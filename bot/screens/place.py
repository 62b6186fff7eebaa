"""The bot's obstacle at a table's channel, in words: a direct message to the host, and a line on private screens."""

from bot.screens.context import Context
from bot.screens.layout import PRIVATE_COLOUR, Screen, page, text
from bot.screens.notices import NOTICE_MARK
from bot.tables.place import Lack, Obstacle, obstacle_of
from bot.tables.table import Table
from bot.text import Words


def permission_names(words: Words, missing: tuple[Lack, ...]) -> str:
    """Return the names of permissions as Discord's client shows them in the reader's language."""
    return words.listing([f"**{words.line('bot-permission', name=lack)}**" for lack in missing])


def place_page(context: Context, obstacle: Obstacle, channel: int, number: int) -> Screen:
    """Return the notice that the bot cannot write to a table's channel as it should."""
    words = context.words
    told = words.line(
        "bot-place-told",
        why=obstacle.why,
        game=words.pitch(context.game).title,
        channel=f"<#{channel}>",
        missing=permission_names(words, obstacle.missing),
        missing_count=len(obstacle.missing),
    )
    return page([text(told, number)], PRIVATE_COLOUR, NOTICE_MARK)


def place_line(table: Table, words: Words) -> str:
    """Return the line about it for a private screen; "" where all is well."""
    obstacle = obstacle_of(table.row.hindered)
    if obstacle is None:
        return ""
    missing = permission_names(words, obstacle.missing)
    count = len(obstacle.missing)
    channel = f"<#{table.row.channel_id}>"
    return words.line("bot-place-line", why=obstacle.why, channel=channel, missing=missing, missing_count=count)
