"""The screen behind the More button: everything else that can be done at a table."""

from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.ended import look_buttons, reading_buttons
from bot.screens.layout import PRIVATE_COLOUR, Screen, button, page, rows, text


def more_screen(
    context: Context, note: str = "", *, seated: bool, out: bool, hosting: bool, paused: bool, away: bool
) -> Screen:
    """Return the buttons for everybody, for players (``seated``) and for the host (``hosting``), under a note.

    ``out``: the reader's seat is out of the match or has resigned, so that nothing is left to resign.
    """
    table = context.table
    offered = {"status": Press(table, "status")}
    if away:
        offered["return"] = Press(table, "return")
    if seated or hosting:
        offered["undo"] = Press(table, "undo")
    if seated:
        offered |= {what: Press(table, "ask", arg=what) for what in ("leave", "resign") if what == "leave" or not out}
    if hosting:
        offered |= {verb: Press(table, verb) for verb in ("resume" if paused else "pause", "replace", "pace")}
        offered["stop"] = Press(table, "ask", arg="stop")
    return page(
        [
            *([text(note)] if note else []),
            text(context.words.line("bot-more-title")),
            *rows([*reading_buttons(context), *look_buttons(context)]),
            *rows(
                button(
                    context.words.line(f"bot-more-{what}"),
                    press.custom_id(),
                    "danger" if press.verb == "ask" else "secondary",
                )
                for what, press in offered.items()
            ),
        ],
        PRIVATE_COLOUR,
    )
