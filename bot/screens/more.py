"""The screen behind the More button: everything else that can be done at a table."""

from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.ended import look_buttons, reading_buttons
from bot.screens.layout import PRIVATE_COLOUR, Screen, button, page, rows, text

TOLD = ("leave", "resign", "pause", "stop")
"""The buttons whose effect a line explains: those that end something, and those that are easily taken for such."""


def more_screen(
    context: Context,
    note: str = "",
    *,
    seated: bool,
    out: bool,
    hosting: bool,
    paused: bool,
    away: bool,
    stand_in: bool = False,
) -> Screen:
    """Return the buttons for everybody, for players (``seated``) and for the host (``hosting``), under a note.

    A button that ends something is red, and a line says what it ends. ``out``: the reader's seat is out of the match or
    has resigned, and cannot resign again. ``stand_in``: the reader plays somebody else's seat.
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
    words = context.words
    told = [
        words.line("bot-more-told", what=what, label=words.line(f"bot-more-{what}"), stand_in=stand_in)
        for what in offered
        if what in TOLD
    ]
    return page(
        [
            *([text(note)] if note else []),
            text("\n".join([words.line("bot-more-title"), *told])),
            *rows([*reading_buttons(context), *look_buttons(context)]),
            *rows(
                button(
                    words.line(f"bot-more-{what}"),
                    press.custom_id(),
                    "danger" if press.verb == "ask" else "secondary",
                )
                for what, press in offered.items()
            ),
        ],
        PRIVATE_COLOUR,
    )
