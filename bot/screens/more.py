"""The screen behind the More button: everything else that can be done at a table."""

from bot.custom_ids import Press
from bot.screens.context import Context
from bot.screens.ended import look_buttons, reading_buttons
from bot.screens.habits import CONFIRMED_AGAIN
from bot.screens.layout import PRIVATE_COLOUR, Screen, button, page, rows, text

READING = ("log", "rules")
"""The buttons that :func:`reading_buttons` returns."""


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
    at_once: bool = False,
) -> Screen:
    """Return the buttons for everybody, for players (``seated``) and for the host (``hosting``), under a note.

    A line says of each what it does; a button that ends something is red. ``out``: the reader's seat is out of the
    match or has resigned, and cannot resign again. ``stand_in``: the reader plays somebody else's seat. ``at_once``:
    the reader has turned confirmations off.
    """
    table = context.table
    offered = {"status": Press(table, "status")}
    if away:
        offered["return"] = Press(table, "return")
    if seated or hosting:
        offered["undo"] = Press(table, "undo")
    if seated:
        offered |= {what: Press(table, "ask", arg=what) for what in ("leave", "resign") if what == "leave" or not out}
    if at_once:
        offered["confirms"] = CONFIRMED_AGAIN
    if hosting:
        offered |= {verb: Press(table, verb) for verb in ("resume" if paused else "pause", "replace", "pace")}
        offered["stop"] = Press(table, "ask", arg="stop")
    words = context.words
    labels = {what: words.line(f"bot-button-{what}") for what in READING}
    labels |= {what: words.line(f"bot-more-{what}") for what in offered}
    told = [
        words.line("bot-more-told", what=what, label=label, stand_in=stand_in, out=out)
        for what, label in labels.items()
    ]
    told[len(READING) : len(READING)] = looks_told(context)
    return page(
        [
            *([text(note)] if note else []),
            text("\n".join([words.line("bot-more-title"), *told])),
            *rows([*reading_buttons(context), *look_buttons(context)]),
            *rows(
                button(
                    labels[what],
                    press.custom_id(),
                    "danger" if press.verb == "ask" else "secondary",
                )
                for what, press in offered.items()
            ),
        ],
        PRIVATE_COLOUR,
    )


def looks_told(context: Context) -> list[str]:
    """Return what each of the game's looks shows."""
    words = context.words
    names = [f"bot-look-{context.game.name}-{what}" for what in context.game.looks]
    return [
        words.line("bot-more-told-look", label=words.line(name), about=words.line(f"{name}.about")) for name in names
    ]
